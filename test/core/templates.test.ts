import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lintTemplate } from "../../core/templates/lint-template.ts";
import { aTemplate, createReferenceServer } from "../../server-mock/library/index.ts";
import { runCli } from "../cli/support/run-cli.ts";
import { testFolder } from "../support/test-folder.ts";

const criterion = (name: string, weight: number, description: string) => ({ name, weight, description });
const GOOD = criterion("Discovery", 50, "Asks what, how and why before anything is shown.");
const rulesOf = (...criteria: ReturnType<typeof criterion>[]) =>
  lintTemplate({ grading_criteria: criteria }).map(({ rule, criterion: name }) => `${rule} ${name ?? "template"}`);

it.each([
  ["good ones", [GOOD, criterion("Next step", 50, "Ends with a day and an hour for the next call.")], []],
  ["one without a description", [GOOD, criterion("Rapport", 50, "")], ["vague Rapport"]],
  [
    "one that is vague",
    [GOOD, criterion("Manner", 50, "Behaves in a professional way at all times.")],
    ["vague Manner"],
  ],
  [
    "one that no transcript shows",
    [GOOD, criterion("Voice", 50, "Keeps a calm tone of voice to the end.")],
    ["unmeasurable Voice"],
  ],
  [
    "two of the same name",
    [GOOD, criterion("discovery", 50, "Finds out who decides in the end.")],
    ["duplicate discovery"],
  ],
  [
    "two that say the same",
    [GOOD, criterion("Questions", 50, "Asks what and why before anything is shown.")],
    ["overlap Questions"],
  ],
  [
    "one that scores many things",
    [GOOD, criterion("Close", 50, "Names the date, the owner, the budget, the risk and the reason.")],
    ["compound Close"],
  ],
  [
    "weights that add up to 90",
    [GOOD, criterion("Next step", 40, "Ends with a day and an hour for the next call.")],
    ["weights template"],
  ],
  [
    "one that decides alone",
    [criterion("Discovery", 80, GOOD.description), criterion("Next step", 20, "Ends with a day and an hour.")],
    ["weights Discovery"],
  ],
  ["no weights", [criterion("Discovery", 0, GOOD.description)], ["weights template"]],
  ["none", [], ["weights template"]],
])("criteria: %s", (_, criteria, expected) => {
  expect(rulesOf(...criteria)).toEqual(expected);
});

it("svc templates lint names the findings, and fails on errors alone unless it is strict", async () => {
  const server = await createReferenceServer();
  const odd = await server.org.add(aTemplate({ name: "Odd", grading_criteria: [GOOD, criterion("Rapport", 50, "")] }));
  const wrong = await server.org.add(
    aTemplate({ name: "Wrong", grading_criteria: [criterion("A", 0, GOOD.description)] }),
  );
  const env = { SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: "http://localhost/api/v1" };
  const lint = (...args: string[]) => runCli(["templates", "lint", ...args], { env, fetch: server.fetch });
  const { code, stdout } = await lint(odd.id, "-o", "json");
  expect([code, JSON.parse(stdout)]).toMatchObject([
    0,
    [{ template_name: "Odd", criterion: "Rapport", rule: "vague" }],
  ]);
  expect((await lint(odd.id, "--strict")).code).toBe(10);
  expect((await lint(wrong.id)).code).toBe(10);
  expect((await lint("--all")).code).toBe(10);
  expect((await lint()).code).toBe(2);
  await server.close();
});

it("svc templates lint reads files and directories, without a key", async () => {
  const directory = testFolder();
  const file = join(directory, "odd.yaml");
  await writeFile(
    file,
    "name: Odd\ngrading_criteria:\n  - {name: Rapport, weight: 100, description: Is good.}\nprompt_template: Score.\n",
  );
  await writeFile(
    join(directory, "fine.json"),
    JSON.stringify({ name: "Fine", grading_criteria: [{ ...GOOD, weight: 100 }] }),
  );
  const fetch = () => Promise.reject(new Error("Nothing is asked."));
  const lint = (...args: string[]) => runCli(["templates", "lint", ...args, "-o", "json"], { env: {}, fetch });
  for (const name of [file, directory]) {
    const { code, stdout } = await lint(name);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      0,
      [{ template_id: null, template_name: "Odd", file: "odd.yaml", criterion: "Rapport" }],
    ]);
    expect((await lint(name, "--strict")).code).toBe(10);
  }
  await writeFile(file, "name: Odd\ngrading: 1\n");
  expect(await lint(file)).toMatchObject({ code: 2, stderr: expect.stringContaining("no template field `grading`") });
});
