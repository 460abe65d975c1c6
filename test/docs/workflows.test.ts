import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, ".github/workflows");
const { scripts, version, homepage, repository, bugs } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

interface Job {
  "timeout-minutes"?: number;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string }[];
}

const jobs = readdirSync(FOLDER).flatMap((file) => {
  const workflow = parse(readFileSync(join(FOLDER, file), "utf8"));
  return Object.entries<Job>(workflow.jobs).map(([name, job]) => ({ name: `${file}, ${name}`, job, workflow }));
});

it.each(jobs)("$name uses nothing that another commit can replace", ({ job }) => {
  for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
});

it.each(jobs)(
  "$name may read the contents and no more, but to publish, and ends in time",
  ({ name, job, workflow }) => {
    const publishes = name === "release.yml, publish";
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(job.permissions).toEqual(publishes ? { contents: "read", "id-token": "write" } : undefined);
    expect(job["timeout-minutes"]).toBeLessThanOrEqual(45);
  },
);

it.each(jobs)("$name runs scripts that there are", ({ job }) => {
  const named = job.steps.flatMap(({ run = "" }) =>
    [...run.matchAll(/^npm run ([\w:-]+)/gm)].map(([, script = ""]) => script),
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

it("a tag that is not the version is rejected, with what does not agree", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, "scripts/check-release.mjs"), "v0.0.0"]);
  expect(status).toBe(1);
  expect(stderr.toString()).toContain(`The tag is v0.0.0, package.json says ${version}.`);
});

it.each([
  ["0.1.0", "0.1.1", false],
  ["0.1.0", "0.2.0", true],
  ["0.9.0", "1.0.0", true],
  ["1.2.0", "1.3.0", false],
  ["1.2.0", "2.0.0", true],
])("after %s, %s may break what users have: %j", async (before, version, expected) => {
  const { mayBreak } = await import(pathToFileURL(join(ROOT, "scripts/public-changes.mjs")).href);
  expect(mayBreak(before, version)).toBe(expected);
});

it("a packed README leads to addresses of its version, and to none that only a clone has", async () => {
  const { withAddresses } = await import(pathToFileURL(join(ROOT, "scripts/packed-readme.mjs")).href);
  for (const folder of ["", "server-mock"]) {
    const readme = readFileSync(join(ROOT, folder, "README.md"), "utf8");
    const packed = withAddresses(readme, { folder, address: homepage, version });
    const links = [...packed.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links.filter((url) => !url.startsWith("#"))) {
      expect(link).toMatch(new RegExp(`^(?!${homepage})https?:|^${homepage}/(?:blob|raw)/v${version}/`));
      const [path = ""] = link.slice(`${homepage}/blob/v${version}/`.length).split("#");
      if (link.includes("/blob/")) expect([link, existsSync(join(ROOT, path))]).toEqual([link, true]);
    }
  }
});

it("one file names the owner: everything that names the repository agrees with package.json", () => {
  const server = JSON.parse(readFileSync(join(ROOT, "server-mock/package.json"), "utf8"));
  expect(server.repository.url).toBe(repository.url);
  expect(server.bugs).toBe(bugs);
  expect([repository.url, bugs]).toEqual([`git+${homepage}.git`, `${homepage}/issues`]);
  const [, owner = ""] = /github\.com\/([^/]+)\//.exec(homepage) ?? [];
  for (const file of ["examples/ci/action.yml", "examples/ci/component.gitlab-ci.yml"])
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(`${owner}/svc-sdk/`);
});
