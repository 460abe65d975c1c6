import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { lintTemplate } from "../../../core/templates/lint-template.ts";
import { sharedFolder, testFolder } from "../../../test/support/test-folder.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { openDatabase } from "../../store/open-database.ts";
import { listOrganizations } from "../../store/organization-store.ts";
import { writeRecords } from "../../store/write-records.ts";
import { runCommand } from "../support/run-command.ts";
import { templateWith } from "./support/calls.ts";

let folder: string;
let database: string;
beforeEach(() => {
  folder = testFolder();
  database = join(folder, "svc.db");
});

/** The demo organizations, which a backtest only reads. */
const demo = join(sharedFolder(), "demo.db");
beforeAll(() => run(["seed", "--meetings", "60"], {}, demo));
const TEAM = ["--organization", "Fernhollow Systems"];

const run = (words: string[], environment: Record<string, string> = {}, file = database) =>
  runCommand([...words, "--db", file], { environment });

const VTT = `WEBVTT

00:02.000 --> 00:08.000
<v Jonas Lindqvist>My suggestion for today: you tell me how you plan. What would you add?

00:09.000 --> 00:12.000
<v Ana Ruiz>Nothing, that works for me.

00:13.000 --> 00:18.000
<v Jonas Lindqvist>Then we meet on Thursday at ten, with your planner. Agreed?

00:19.000 --> 00:24.000
<v Ana Ruiz>Agreed, and our planner will be there as well.

00:25.000 --> 00:33.000
<v Jonas Lindqvist>How many drivers does the planner have on a day, and what do they do when it snows?

00:34.000 --> 00:42.000
<v Ana Ruiz>About forty, and then everybody calls everybody, which takes the whole morning, as you know.
`;

async function importCall(adminName: string): Promise<void> {
  await run(["init", "--organization", "Acme", "--admin-name", adminName]);
  await writeFile(join(folder, "call.vtt"), VTT);
  await run(["import", join(folder, "call.vtt"), "--started-at", "2026-11-20T10:00:00Z"]);
}

it("an imported call is scored by `coach run`, once", async () => {
  await importCall("Jonas Lindqvist");
  const first = await run(["coach", "run"]);
  expect(first).toMatchObject({
    code: 0,
    output: [`Produced 1 report with ${OFFLINE_SCORER.name}.`],
  });
  const second = await run(["coach", "run", "--since", "3650d"]);
  expect(second.output).toEqual([
    `Produced 0 reports with ${OFFLINE_SCORER.name}.`,
    "1 report had been requested before; --again produces it once more.",
  ]);
  expect((await run(["coach", "run", "--since", "3650d", "--again", "--estimate"])).notes).toEqual([
    "svc-server: at most 1 report",
  ]);
});

it("a meeting without a transcript that is named ends as such, and one that there is not fails the command", async () => {
  await run(["init", "--organization", "Acme", "--admin-name", "Jonas Lindqvist"]);
  const id = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
  const other = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1002";
  const times = { started_at: "2026-11-20T10:00:00Z", ended_at: "2026-11-20T10:30:00Z", duration_seconds: 1800 };
  const file = join(folder, "meetings.json");
  await writeFile(file, JSON.stringify([{ id, title: "Silent", status: "fetched", ...times }]));
  const imported = await run(["import", file]);
  expect(imported.code, imported.notes.join()).toBe(0);
  const { code, output, notes } = await run(["coach", "run", "--meeting", id, other]);
  expect(output.slice(1)).toEqual([`Without a transcript, and so without a report: ${id}.`]);
  expect([code, notes]).toEqual([1, [`svc-server: Acme has no such meeting: ${other}.`]]);
});

it("a call in which nobody is known to sell fails, and the command says so", async () => {
  await importCall("Somebody Else");
  const { code, output, notes } = await run(["coach", "run"]);
  expect([code, output]).toEqual([1, [`Produced 0 reports with ${OFFLINE_SCORER.name}.`]]);
  expect(notes.join()).toContain("1 report failed");
});

it("what is scored for another organization is not in the figures of `coach run`", async () => {
  await importCall("Somebody Else");
  await run(["organizations", "create", "Birch"]);
  const { code, output, notes } = await run(["coach", "run", "--organization", "Birch"]);
  expect([code, output]).toEqual([0, [expect.stringMatching(/^Produced 0 reports /)]]);
  expect(notes.join()).not.toContain("failed");
});

it.each([
  [["coach", "run", "--meeting", "17"], {}, "Expected an id such as"],
  [["coach", "run", "--since", "yesterday"], {}, "Expected 7d, 12h"],
  [["coach", "run"], { SVC_MODEL: "m" }, "SVC_MODEL_URL and SVC_MODEL go together"],
  [
    ["coach", "backtest", "--template", "No such", "--against", "First scorecard"],
    {},
    "There is no template `No such`",
  ],
])("%j with %j says what is wrong", async (words, environment, message) => {
  await run(["init", "--organization", "Acme"]);
  const { code, notes } = await run(words, environment as Record<string, string>);
  expect(code).not.toBe(0);
  expect(notes.join("\n")).toContain(message);
});

it("coach backtest compares two templates on the newest calls and writes nothing", async () => {
  database = demo;
  const names = [...TEAM, "--template", "Discovery scorecard", "--against", "Closing checklist"];
  const { code, output } = await run(["coach", "backtest", ...names, "--last", "20", "--json"]);
  expect(code).toBe(0);
  const result = JSON.parse(output[0] ?? "");
  expect(result).toMatchObject({ meetings: 20 });
  expect(result.template.reports).toBeGreaterThan(0);
  expect(result.template.assessedShare).toBeGreaterThan(result.against.assessedShare ?? 0);
  const readable = await run(["coach", "backtest", ...names, "--last", "20"]);
  expect(readable.output[1]).toMatch(/^Discovery scorecard: \d+ reports, mean \d/);
  const positional = ["coach", "backtest", "Discovery scorecard", ...names.slice(0, 2), "--calls", "20"];
  expect((await run([...positional, ...names.slice(4)])).output).toEqual(readable.output);
});

it("coach backtest shows old beside new for every criterion, and quotes that are new", async () => {
  database = demo;
  const words = [...TEAM, "--against", "Discovery scorecard", "--calls", "30"];
  const { output } = await run(["coach", "backtest", "Discovery scorecard", ...words]);
  const at = output.indexOf("By criterion, over the calls that both score:");
  expect(at).toBeGreaterThan(0);
  expect(output.slice(at + 1).filter((line) => / -> .*, 0 moved, 0 new quotes$/.test(line)).length).toBeGreaterThan(2);
});

it("coach backtest without a template says what to name, and one without a rival too", async () => {
  await run(["init", "--organization", "Acme"]);
  expect((await run(["coach", "backtest"])).notes.join()).toContain("Name the template to try");
  expect((await run(["coach", "backtest", "First scorecard"])).notes.join()).toContain(
    "No other active template is for calls of the kind of First scorecard. Name one with --against",
  );
});

it("coach backtest says why a template gives no reports, and what to do", async () => {
  database = demo;
  const old = [...TEAM, "--against", "Closing checklist", "--last", "20"];
  const { code, output } = await run(["coach", "backtest", ...old, "--template", "Discovery scorecard"]);
  expect(code).toBe(0);
  expect(output).toEqual(
    expect.arrayContaining([
      "Closing checklist: 0 reports, mean -, 0.0 % of the criteria assessed",
      "  20 without a report: No criterion of the template could be assessed from this transcript.",
      "Nobody can be compared: Closing checklist would give no report. Compare with another template, or set SVC_MODEL_URL and SVC_MODEL for a model to score.",
    ]),
  );
});

it("coach backtest without any call says so, and how to add one", async () => {
  await run(["init", "--organization", "Acme"]);
  const names = ["--template", "First scorecard", "--against", "First scorecard"];
  expect((await run(["coach", "backtest", ...names])).output[0]).toContain(
    "There is no meeting with a transcript to score. Add calls first: svc-server import FILE --db ",
  );
});

it("what makes a template's scores worth less is said before it goes live, and when calls are scored against it", async () => {
  await importCall("Jonas Lindqvist");
  const flawed = {
    ...templateWith(
      { name: "Next step", weight: 20, description: "A next step with a day that both sides agree on" },
      { name: "Warmth", weight: 90, description: "Shows a warm tone of voice from the first word on" },
    ),
    name: "Flawed",
  };
  const store = await openDatabase(database);
  const [organization] = await listOrganizations(store);
  const value = { ...flawed, org_id: organization?.id ?? "" };
  await writeRecords(store, [{ kind: "template", value }], { now: new Date() });
  await store.close();
  const findings = [
    'warning: Warmth: A transcript does not show "warmth". Name words that would.',
    "warning: The weights add up to 110. They are divided by their sum; 100 is easier to read.",
    "Without a model, 1 of 2 criteria can be assessed. Not assessed: Warmth.",
  ];
  const names = ["--template", "Flawed", "--against", "First scorecard"];
  const backtest = await run(["coach", "backtest", ...names]);
  const json = JSON.parse((await run(["coach", "backtest", ...names, "--json"])).output[0] ?? "");
  const scored = await run(["coach", "run", "--template", flawed.id]);
  for (const finding of findings) {
    expect(backtest.output).toContain(`  ${finding}`);
    expect(scored.notes).toContain(`svc-server: template Flawed: ${finding}`);
  }
  expect(json.findings).toEqual(lintTemplate(flawed));
});
