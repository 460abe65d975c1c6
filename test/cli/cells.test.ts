import { Command } from "commander";
import { expect, it } from "vitest";
import { suggestCommand } from "../../cli/failure/suggestions.ts";
import { type CellContext, type Column, displayText, paintCell } from "../../cli/output/columns.ts";
import { titleOf } from "../../cli/output/print-pages.ts";
import { createTableFormatter } from "../../cli/output/table.ts";
import { meetingMarkdown } from "../../cli/output/transcript-text.ts";
import { createYamlFormatter } from "../../cli/output/yaml.lazy.ts";
import { companyOf } from "../../cli/text/participants.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import { markdownFence, markdownTable, markdownText } from "../../core/formats/markdown.ts";
import { NOW } from "./support/run-cli.ts";
import { TAGGED_STYLE } from "./support/tagged-style.ts";

const column = (kind: Column["kind"]): Column => ({ field: "x", title: "X", kind });
const cell: CellContext = { now: NOW, style: PLAIN_STYLE, relativeTimes: true };
const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
const shorten = (id: string) => id.slice(0, 8);

it.each<[Column["kind"], unknown, Partial<CellContext>, string]>([
  ["text", null, {}, "-"],
  ["text", undefined, {}, "-"],
  ["text", "", {}, "-"],
  ["text", [], {}, "-"],
  ["text", 0, {}, "0"],
  ["text", ["a", "b"], {}, "a; b"],
  ["id", ID, {}, ID],
  ["id", ID, { shorten }, "3f2b8c1e"],
  ["id", 42, { shorten }, "42"],
  ["person", ID, {}, ID],
  ["person", ID, { shorten }, "3f2b8c1e"],
  ["person", ID, { nameOf: () => "Ana" }, `Ana (${ID})`],
  ["person", ID, { nameOf: () => "Ana", shorten }, "Ana"],
  ["person", ID, { nameOf: () => undefined, shorten }, "3f2b8c1e"],
  ["person", 42, { nameOf: () => "Ana" }, "42"],
  ["time", "2026-11-21T11:00:00.000Z", {}, "1h ago"],
  ["time", "2026-11-21T11:00:00.000Z", { relativeTimes: false }, "2026-11-21T11:00:00.000Z"],
  ["time", 5, {}, "5"],
  ["duration", 2480, {}, "41m 20s"],
  ["duration", "2480", {}, "2480"],
  ["score", 78, {}, "78.0"],
  ["score", "78", {}, "78"],
  ["count", 1234, {}, "1,234"],
  ["count", "1234", {}, "1234"],
  ["change", 3, {}, "+3.0"],
  ["change", 0, {}, "±0.0"],
  ["change", -3.25, {}, "-3.3"],
  ["change", "3", {}, "3"],
  ["trend", [71.2, null, 80], {}, "71.2 - 80"],
  ["trend", [71.2, null, 80], { sparkline: () => "▅·▆" }, "▅·▆"],
  ["trend", "71", {}, "71"],
  ["flag", true, {}, "yes"],
  ["flag", false, {}, "no"],
  ["flag", "true", {}, "no"],
  ["flag", null, {}, "-"],
  ["id", "", { shorten }, "-"],
])("A %s of %j with %j is shown as %j", (kind, value, context, expected) => {
  expect(displayText(column(kind), { x: value }, { ...cell, ...context })).toBe(expected);
});

it.each<[Column["kind"], unknown, string]>([
  ["text", "x", "x"],
  ["text", "-", "<dim>-</>"],
  ["id", "x", "<dim>x</>"],
  ["time", "x", "<dim>x</>"],
  ["status", "completed", "<green>completed</>"],
  ["status", "scored", "<green>scored</>"],
  ["status", "failed", "<red>failed</>"],
  ["status", "abandoned", "<red>abandoned</>"],
  ["status", "no_transcript", "<yellow>no_transcript</>"],
  ["status", "pending", "<yellow>pending</>"],
  ["status", "scheduled", "<yellow>scheduled</>"],
  ["status", "processing", "<cyan>processing</>"],
  ["status", "fetched", "<cyan>fetched</>"],
  ["status", "in_progress", "<cyan>in_progress</>"],
  ["status", "archived", "archived"],
  ["change", 1, "<green>1</>"],
  ["change", -1, "<red>-1</>"],
  ["change", 0, "<dim>0</>"],
  ["change", "1", "1"],
  ["trend", "x", "<cyan>x</>"],
  ["score", 80, "<green>80</>"],
  ["score", 79.9, "<yellow>79.9</>"],
  ["score", 60, "<yellow>60</>"],
  ["score", 59.9, "<red>59.9</>"],
  ["score", "80", "80"],
])("A %s of %j is painted %s", (kind, value, expected) => {
  expect(paintCell(column(kind), value, String(value), TAGGED_STYLE)).toBe(expected);
});

it("YAML of a list is one sequence over its pages", () => {
  const formatter = createYamlFormatter({ fields: ["a"] } as never);
  expect(formatter.page([{ a: 1, b: 2 }]) + formatter.page([]) + formatter.page([{ b: 3 }]) + formatter.end()).toBe(
    "- a: 1\n- a: null\n",
  );
  expect(createYamlFormatter({} as never).end()).toBe("[]\n");
});

it("Texts in Markdown stay texts", () => {
  expect(
    markdownTable(
      ["A", "B|"],
      [
        ["x|y", null],
        [1, "*z*"],
      ],
    ),
  ).toBe("| A | B\\| |\n| --- | --- |\n| x\\|y |  |\n| 1 | \\*z\\* |\n");
  expect(markdownTable(["A"], [])).toBe("");
  expect(markdownText(" one\ntwo\n\n\nthree ")).toBe("one  \ntwo\n\nthree\n");
  expect(markdownText(" \n ")).toBe("");
  expect(markdownFence("a ```` b", "text")).toBe("`````text\na ```` b\n`````\n");
  expect(markdownFence("a\n\n", "json")).toBe("```json\na\n```\n");
});

it("A meeting as Markdown has participants and what each said", () => {
  const participants = [
    { name: "Ana *Ruiz*", title: "AE", company: null, is_internal: true },
    { name: null, title: null, company: "Contoso", is_internal: false },
  ];
  const transcript = "[00:00:04] Ana: Why?\nNo time here\n\n[00:00:05] Ivo Kerr:Because.";
  expect(meetingMarkdown({ participants, transcript } as never)).toBe(
    [
      "\n## Participants\n\n- Ana \\*Ruiz\\*, AE, own organization\n- unknown, Contoso\n",
      "\n## Transcript\n\n**Ana** \\[00:00:04\\] Why?\n\nNo time here\n\n**Ivo Kerr** \\[00:00:05\\] Because.\n",
    ].join(""),
  );
  expect(meetingMarkdown({ participants: null, transcript: null } as never)).toBe(
    "\n## Transcript\n\nNo transcript.\n",
  );
});

const group = new Command("meetings");
for (const name of ["list", "get"]) group.command(name);
const list = new Command("list").option("--jq <x>").option("--limit <n>").option("--from <x>").option("-o <x>");

it.each<[Command, string, string[], string | undefined]>([
  [group, "unknown command 'show'", [], "Did you mean get?"],
  [group, "unknown command 'view'", [], "Did you mean get?"],
  [group, "unknown command 'ls'", [], "Did you mean list?"],
  [group, "unknown command 'rm'", [], undefined],
  [group, "unknown command 'login'", [], "Did you mean svc auth login?"],
  [group, "unknown command 'logout'", [], "Did you mean svc auth logout?"],
  [group, "unknown command 'whoami'", [], "Did you mean svc auth status?"],
  [group, "unknown command 'version'", [], "Did you mean svc --version?"],
  [list, "unknown option '-q'", [], "Did you mean --jq?"],
  [list, "unknown option '--query=x'", [], "Did you mean --jq?"],
  [list, "unknown option '--template'", [], "Did you mean --jq?"],
  [list, "unknown option '--format'", [], "Did you mean -o?"],
  [list, "unknown option '--per-page=5'", [], "Did you mean --limit?"],
  [list, "unknown option '--page-size'", [], "Did you mean --limit?"],
  [list, "unknown option '--since'", [], "Did you mean --from?"],
  [list, "unknown option '--until'", [], undefined],
  [list, "unknown option '--odd'", [], undefined],
  [list, "too many arguments", ["--json", "id,a.b"], "--json takes no value. Did you mean --json --fields id,a.b?"],
  [list, "too many arguments", ["--json", "id,"], undefined],
  [list, "too many arguments", ["--json"], undefined],
  [list, "too many arguments", ["id"], undefined],
  [list, "another message", ["--json", "id"], undefined],
])("%# %s gets its suggestion", (command, message, argv, expected) => {
  expect(suggestCommand(command, message, argv)).toBe(expected);
});

const tableOf = (pages: readonly (readonly object[])[], columns: readonly Column[]): string[] => {
  const formatter = createTableFormatter({
    columns,
    width: 80,
    fields: undefined,
    header: true,
    shortIds: true,
    cell,
    workflowLog: false,
  });
  return pages.flatMap((items) => formatter.page(items).split("\n").filter(Boolean));
};

it("Ids of a page are as long as sets them apart, and never cut, also where a later page has longer ones", () => {
  const near = ID.replace("7d4a", "7d4b");
  const columns: Column[] = [
    { field: "id", title: "ID", kind: "id" },
    { field: "user_id", title: "WHO", kind: "person" },
  ];
  expect(
    tableOf(
      [
        [{ id: ID, user_id: ID }],
        [
          { id: ID, user_id: "a" },
          { id: near, user_id: "b" },
        ],
      ],
      columns,
    ),
  ).toEqual([...["ID        WHO", "3f2b8c1e  3f2b8c1e"], ...["3f2b8c1e-7d4a  a", "3f2b8c1e-7d4b  b"]]);
});

it.each([
  [[], undefined],
  [[{ company: "Own", is_internal: true }], undefined],
  [[{ company: "" }, { company: 7 }, {}], undefined],
  [[{ company: "Halden" }, { company: "Halden" }], "Halden"],
  [[{ company: "Halden" }, { company: " " }, { company: "Nord", is_internal: false }], "Halden +1"],
])("The other side of a meeting of %j is %s", (participants, expected) => {
  expect(companyOf({ participants })).toBe(expected);
});

it.each([
  [["SCORE"], "SCENARIO CALL TYPE"],
  [["Score"], "Scenario call type"],
])("Beside the title %s a field without one is %s", ([title = ""], expected) => {
  expect(titleOf("scenario.call_type", [{ field: "x", title, kind: "text" }])).toBe(expected);
});
