import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { aTemplate, createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { SvcClient } from "../../src/index.ts";
import { testFolder } from "../support/test-folder.ts";
import { type CliResult, NOW, runCli } from "./support/run-cli.ts";

let server: ReferenceServer;
let directory: string;
beforeEach(async () => {
  server = await createReferenceServer({ now: () => NOW });
  directory = testFolder();
  for (const name of ["Discovery", "Closing", "Old | <b>"])
    await server.org.add(aTemplate({ name, prompt_template: `Score.\n\`\`\`\n${name}` }));
  await svc("templates export DIR");
  await edit("discovery.yaml", "Score.", "Score well.");
  await rm(path.join(directory, "old-b.yaml"));
  await writeFile(
    path.join(directory, "new.yaml"),
    "name: New\nprompt_template: X\ngrading_criteria: [{ name: A, weight: 1 }]\n",
  );
  return () => server.close();
});

function svc(line: string, baseUrl = "http://localhost"): Promise<CliResult> {
  const env = { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: `${baseUrl}/api/v1` };
  return runCli(line.replaceAll("DIR", directory).replaceAll("PLAN", path.join(directory, ".plan.json")).split(" "), {
    fetch: server.fetch,
    env,
  });
}

const edit = async (file: string, from: string, to: string): Promise<void> => {
  const target = path.join(directory, file);
  await writeFile(target, (await readFile(target, "utf8")).replace(from, to));
};

const client = () => new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch });
const names = async (): Promise<string[]> => (await client().templates.list().toArray()).map(({ name }) => name).sort();

it("A reviewed plan is applied without a question, and does what it said", async () => {
  expect((await svc("templates apply DIR --dry-run --prune --plan-file PLAN")).code).toBe(0);
  expect(await names()).toEqual(["Closing", "Discovery", "Old | <b>"]);
  const { code, stderr } = await svc("templates apply DIR --plan-file PLAN");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "Created 1, updated 1, deleted 1.\n" });
  expect(await names()).toEqual(["Closing", "Discovery", "New"]);
});

it.each<[string, () => Promise<unknown>, string]>([
  ["a file was edited", () => edit("discovery.yaml", "Score well.", "Score better."), '"Discovery" changed since'],
  ["a file was added", () => writeFile(path.join(directory, "more.yaml"), "name: More\n"), '"More" changed since'],
  ["a file is gone", () => rm(path.join(directory, "new.yaml")), '"New" changed since'],
  [
    "the service was changed",
    async () => {
      const [closing] = (await client().templates.list().toArray()).filter(({ name }) => name === "Closing");
      await client().templates.update(closing?.id ?? "", { description: "changed" });
    },
    '"Closing" changed on the service since',
  ],
  ["the service has a new template", () => server.org.add(aTemplate({ name: "Late" })), '"Late" changed since'],
])("A plan no longer applies when %s", async (_what, change, message) => {
  await svc("templates apply DIR --dry-run --prune --plan-file PLAN");
  await change();
  const before = await names();
  const { code, stderr } = await svc("templates apply DIR --plan-file PLAN");
  expect(code).toBe(6);
  expect(stderr).toContain(message);
  expect(await names()).toEqual(before);
});

it("A plan holds for the service that it was made for alone", async () => {
  await svc("templates apply DIR --dry-run --plan-file PLAN");
  const { code, stderr } = await svc("templates apply DIR --plan-file PLAN", "http://127.0.0.1");
  expect(code).toBe(6);
  expect(stderr).toContain("it was made for http://localhost, and this is http://127.0.0.1");
});

it("What a plan deletes cannot be widened when it is applied", async () => {
  await svc("templates apply DIR --dry-run --plan-file PLAN");
  const { code, stderr } = await svc("templates apply DIR --plan-file PLAN --prune");
  expect(code).toBe(2);
  expect(stderr).toContain("The plan says what is deleted and overwritten.");
});

it("Without --prune the plan names what it would delete", async () => {
  const { stderr, stdout } = await svc("templates apply DIR --dry-run");
  expect(stdout).toContain("Plan: 1 to create, 1 to update, 0 to delete, 1 unchanged.");
  expect(stderr).toBe("1 template without a file, which --prune would delete: Old | <b>.\n");
  const json = JSON.parse((await svc("templates apply DIR --dry-run -o json")).stdout);
  expect(json.unmanaged).toMatchObject([{ name: "Old | <b>" }]);
});

it("As Markdown the plan is a comment that names cannot break", async () => {
  const { stdout } = await svc("templates apply DIR --dry-run --prune -o md");
  expect(stdout).toContain("1 to create, 1 to update, 1 to delete, 1 unchanged.");
  expect(stdout).toContain("| Delete | Old \\| &lt;b&gt; |  |  |");
  expect(stdout).toContain("| Update | Discovery | discovery.yaml | prompt\\_template |");
  expect(stdout).toContain("<details><summary>Update Discovery</summary>\n\n````diff\n");
  expect(stdout).toContain("+   Score well.");
});

it.each(["version", "origin", "prune", "overwrite", "steps"])("A plan without its %s is rejected", async (member) => {
  await svc("templates apply DIR --dry-run --plan-file PLAN");
  const file = path.join(directory, ".plan.json");
  const { [member]: _, ...rest } = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(rest));
  const { code, stderr } = await svc("templates apply DIR --plan-file PLAN");
  expect([code, stderr]).toEqual([2, expect.stringContaining("is not a plan of this version of svc.")]);
});
