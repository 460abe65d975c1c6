import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, ".github/workflows");
const { scripts, version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

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
