import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lintTemplate } from "../../core/templates/lint-template.ts";
import { aTemplate, createReferenceServer } from "../../server-mock/library/index.ts";
import { runCli } from "../cli/support/run-cli.ts";
import { testFolder } from "../support/test-folder.ts";

const criterion = (name: string, weight: number, description: string) => ({ name, weight, description });
const GOOD = criterion("Discovery", 50, "Asks what, how and why before anything is shown.");
const CLEAR = "Asks at least three open questions about the problem";

it.each<[string, ReturnType<typeof criterion>[], [string, string | null, string][]]>([
  ["nothing", [], [["weights", null, "The template has no criteria."]]],
  ["one clear criterion", [criterion("Discovery", 100, CLEAR)], []],
  [
    "a description that says nothing",
    [criterion("Discovery", 100, "Good")],
    [["vague", "Discovery", "The description does not say what to look for. Name what the seller does."]],
  ],
  [
    "no description",
    [criterion("Discovery", 100, null as never)],
    [["vague", "Discovery", "The description does not say what to look for. Name what the seller does."]],
  ],
  [
    "a vague word",
    [criterion("Discovery", 100, "Handles every objection very professionally")],
    [["vague", "Discovery", '"professionally" means something else to everybody. Say what can be seen.']],
  ],
  [
    "what a transcript does not show",
    [criterion("Presence", 100, "Keeps eye contact with every person in the room")],
    [["unmeasurable", "Presence", 'A transcript does not show "eye contact". Name words that would.']],
  ],
  [
    "many things at once",
    [criterion("All", 100, "Greets the buyer, asks, listens, proposes and closes")],
    [["compound", "All", "Several things are scored at once. Make them criteria of their own."]],
  ],
  [
    "two of one name",
    [criterion("Close", 50, CLEAR), criterion("CLOSE ", 50, "Ends with a date that both sides repeat")],
    [["duplicate", "CLOSE ", "Two criteria have this name. Rename one."]],
  ],
  [
    "two that say the same",
    [
      criterion("Discovery", 50, CLEAR),
      criterion("Questions", 50, `${CLEAR} today or else during one of many other calls`),
    ],
    [["overlap", "Questions", 'It says nearly the same as "Discovery", which then counts twice.']],
  ],
  [
    "weights that are all 0",
    [criterion("Discovery", 0, CLEAR)],
    [["weights", null, "All weights are 0, so that no criterion counts."]],
  ],
  [
    "odd weights",
    [criterion("Discovery", 70, CLEAR), criterion("Close", 0, "Ends with a date that both sides repeat")],
    [
      ["weights", null, "The weights add up to 70. They are divided by their sum; 100 is easier to read."],
      ["weights", "Discovery", "It decides 100 % of the score."],
      ["weights", "Close", "It has the weight 0 and does not count."],
    ],
  ],
  [
    "a weight that just does not decide alone",
    [criterion("Discovery", 60, CLEAR), criterion("Close", 40, "Ends with a date that both sides repeat")],
    [],
  ],
  [
    "a weight that just decides alone",
    [criterion("Discovery", 61, CLEAR), criterion("Close", 39, "Ends with a date that both sides repeat")],
    [["weights", "Discovery", "It decides 61 % of the score."]],
  ],
])("%s is reported with what to do", (_, grading_criteria, expected) => {
  const findings = lintTemplate({ grading_criteria } as never);
  expect(findings.map(({ rule, criterion: name, message }) => [rule, name, message])).toEqual(expected);
  const isError = (message: string) => /^(Two criteria|The template|All weights)/.test(message);
  for (const { severity, message } of findings) expect(severity).toBe(isError(message) ? "error" : "warning");
});

it("A template without a list of criteria has none", () => {
  expect(lintTemplate({ grading_criteria: null } as never)).toMatchObject([{ severity: "error", rule: "weights" }]);
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
