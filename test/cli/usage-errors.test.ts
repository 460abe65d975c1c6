import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { createFixture } from "./support/fixture.ts";

/**
 * Commands that end with an error, each with its exit code and what it says, as a shell would show them. UPDATE_GOLDEN=1 writes what they
 * say now.
 */
const GOLDEN = path.join(import.meta.dirname, "golden/usage-errors.golden.txt");
const blocks = (await readFile(GOLDEN, "utf8")).split(/\n(?=\$ )/).map((block) => {
  const [, line = "", expected = ""] = /^\$ (.*) (# exit code .*)$/s.exec(block.trimEnd()) ?? [];
  return { line, expected };
});

const PLAN = { resource: "meetings", format: "ndjson", asked: {}, query: {}, startedAt: "2026-11-21T12:00:00.000Z" };
const CHECKPOINT = { version: 2, plan: PLAN, items: 5, bytes: 500, idBytes: 100, columns: [], resumed: 0 };
const CRITERION = "grading_criteria:\n  - name: X\n    weight: 100\n    description: D\n";

const FILES: Record<string, string> = {
  "list.json": "[1]",
  "broken.json": "{",
  "broken.yaml": "a: [",
  "large.png": "x".repeat(300_000),
  "empty-spec.json": '{"openapi":"3.0.3","info":{"title":"x","version":"1"},"paths":{}}',
  "unknown-field/a.yaml": "name: A\nnonsense: 1\n",
  "no-name/a.yaml": "description: x\n",
  "twins/a.yaml": "id: t1\nname: A\n",
  "twins/b.yaml": "id: t1\nname: B\n",
  "number-id/a.yaml": "id: 5\nname: A\n",
  "broken/a.yaml": "name: [\n",
  "good/a.yaml": `name: A\nprompt_template: P\n${CRITERION}`,
  "empty/readme.txt": "",
  "damaged.ndjson.checkpoint.json": "{",
  "short.ndjson.checkpoint.json": JSON.stringify(CHECKPOINT),
  "short.ndjson.part": "{}\n",
  "short.ndjson.part.ids": "",
};

const directory = sharedFolder();
const fixture = await createFixture();
for (const [name, text] of Object.entries(FILES)) {
  await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
  await writeFile(path.join(directory, name), text);
}

const now: string[] = [];
afterAll(async () => {
  if (process.env["UPDATE_GOLDEN"]) await writeFile(GOLDEN, `${now.join("\n")}\n`);
  await fixture.server.close();
});

/** Variables before `svc` are all that is set; without any the fixture's are. */
async function runLine(line: string): Promise<string> {
  const [, variables = "", command = ""] = /^(.*?)svc ?(.*)$/.exec(line) ?? [];
  const template = fixture.ids.templates[0] ?? "";
  const argv = command.split(" ").map((word) => word.replace("DIR", directory).replace("TEMPLATE", template));
  const env = Object.fromEntries(
    variables
      .trim()
      .split(" ")
      .map((variable) => variable.split("=")),
  );
  const { code, stderr } = await fixture.svc(argv, variables === "" ? {} : { env });
  const said = stderr.replaceAll(directory, "DIR").replace(/request id: .*\n/, "");
  return `# exit code ${code}\n${said.trimEnd()}`;
}

it.each(blocks)("svc: $line", async ({ line, expected }) => {
  const said = await runLine(line);
  now.push(`$ ${line} ${said}`);
  if (!process.env["UPDATE_GOLDEN"]) expect(said).toBe(expected);
});

it("The table holds every way to go wrong that it ever held", () => {
  expect(blocks.length).toBeGreaterThan(110);
  expect(blocks.filter(({ expected }) => expected.startsWith("# exit code 0"))).toEqual([]);
});
