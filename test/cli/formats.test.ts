import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { emptyConfig } from "../../cli/config/config-data.ts";
import type { Context } from "../../cli/context/context.ts";
import type { Column } from "../../cli/output/columns.ts";
import { OUTPUT_FORMATS, type OutputFormat } from "../../cli/output/formatter.ts";
import { createFormatter } from "../../cli/output/formatters.ts";
import { screenSafe } from "../../cli/output/screen-safe.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import { anyCharacter } from "../support/any-character.ts";
import { parseCsv } from "../support/csv.ts";
import { samples } from "../support/draw.ts";
import { sharedFixture } from "./support/fixture.ts";
import { NOW } from "./support/run-cli.ts";

const fixture = await sharedFixture();

const COLUMNS: readonly Column[] = [
  { field: "id", title: "ID", kind: "id" },
  { field: "name", title: "NAME", kind: "text" },
  { field: "score", title: "SCORE", kind: "score" },
  { field: "at", title: "AT", kind: "time" },
  { field: "more.deep", title: "DEEP", kind: "text" },
];

const formatter = (
  format: OutputFormat,
  extra: { fields?: string[]; header?: boolean; width?: number; workflowLog?: boolean } = {},
) =>
  createFormatter(format, {
    columns: COLUMNS,
    fields: extra.fields,
    header: extra.header ?? true,
    width: extra.width,
    cell: { now: NOW, style: PLAIN_STYLE, relativeTimes: false },
    workflowLog: extra.workflowLog ?? false,
  });

const ITEMS = [
  { id: "a", name: 'Say "hi", |you|', score: 71.25, at: "2026-11-20T12:00:00Z", more: { deep: [1, 2] } },
  { id: "b", name: "=1+1\nsecond", score: -3, at: null, more: null },
];

it.each([
  [
    "csv",
    'id,name,score,at,more.deep\r\na,"Say ""hi"", |you|",71.25,2026-11-20T12:00:00Z,"[1,2]"\r\nb,"\'=1+1\nsecond",-3,,\r\n',
  ],
  [
    "tsv",
    'id\tname\tscore\tat\tmore.deep\na\tSay "hi", |you|\t71.25\t2026-11-20T12:00:00Z\t[1,2]\nb\t=1+1\\nsecond\t-3\t\t\n',
  ],
  [
    "md",
    '| ID | NAME | SCORE | AT | DEEP |\n| --- | --- | ---: | --- | --- |\n| a | Say "hi", \\|you\\| | 71.25 | 2026-11-20T12:00:00Z | \\[1,2\\] |\n| b | =1+1<br>second | -3 |  |  |\n',
  ],
  ["ndjson", `${ITEMS.map((item) => JSON.stringify(item)).join("\n")}\n`],
  ["json", `${JSON.stringify(ITEMS, null, 2)}\n`],
] as const)("%s prints both pages as one document", async (format, expected) => {
  const { page, end } = await formatter(format);
  expect(page(ITEMS.slice(0, 1)) + page(ITEMS.slice(1)) + end()).toBe(expected);
});

it("yaml prints both pages as one document", async () => {
  const { page, end } = await formatter("yaml");
  expect(parse(page(ITEMS.slice(0, 1)) + page(ITEMS.slice(1)) + end())).toEqual(ITEMS);
});

it.each([
  ["json", "[]\n"],
  ["ndjson", ""],
  ["yaml", "[]\n"],
  ["csv", "id,name,score,at,more.deep\r\n"],
  ["tsv", "id\tname\tscore\tat\tmore.deep\n"],
  ["table", ""],
] as const)("An empty list is a valid %s document", async (format, expected) => {
  const { page, end } = await formatter(format);
  expect(page([]) + end()).toBe(expected);
});

it.each([
  ["without a header", { header: false }, "a\tx\n"],
  ["with the chosen fields as columns", { fields: ["id"] }, "id\tname\na\tx\n"],
])("tsv %s", async (_what, extra, expected) => {
  const columns = COLUMNS.slice(0, 2);
  const made = await createFormatter("tsv", {
    columns,
    fields: undefined,
    header: true,
    width: undefined,
    cell: { now: NOW, style: PLAIN_STYLE, relativeTimes: false },
    workflowLog: false,
    ...extra,
  });
  expect(made.page([{ id: "a", name: "x" }]) + made.end()).toBe(expected);
});

it("In a GitHub Actions log no line of a text format is a workflow command", async () => {
  for (const format of ["table", "tsv"] as const) {
    const { page } = await formatter(format, { header: false, workflowLog: true });
    expect(page([{ id: "::error::x", name: "##[group]y" }])).not.toMatch(/^\s*::|##\[/m);
  }
});

const DRIVES_TERMINAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
const TERMINAL = { stdout: { isTerminal: true } } as Context;
const FORMULA_CELL = /^[\s]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/;

it("generated records bring no control, C1 or bidirectional character to a terminal in any format, and no formula into CSV", async () => {
  const nasty = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 12 }),
    fc.constantFrom(
      "=HYPERLINK(1)",
      "+1",
      "-1",
      "@x",
      "\t=1",
      " =1",
      "\u001b]52;c;aGk=\u0007",
      "\u009b31m",
      "\u202etxt",
      "\r\n=1",
      "﻿=1",
      "＝1",
    ),
  );
  const record = fc.record({
    id: fc.uuid(),
    name: nasty,
    score: fc.integer(),
    at: nasty,
    more: fc.record({ deep: fc.array(nasty, { maxLength: 2 }) }),
  });
  const records = fc.sample(record, { numRuns: samples(100_000, 300), seed: 11 });
  for (const format of OUTPUT_FORMATS) {
    const { page, end } = await formatter(format, format === "table" ? { width: 120 } : {});
    // YAML is written slowly, and of a table every cell is measured.
    const sample = format === "table" || format === "yaml" ? records.slice(0, samples(4_000, 100)) : records;
    for (let start = 0; start < sample.length; start += 1_000) {
      const written = page(sample.slice(start, start + 1_000)) + (start + 1_000 >= sample.length ? end() : "");
      const text = format === "table" ? written : screenSafe(TERMINAL, written);
      const found = DRIVES_TERMINAL.exec(format === "csv" ? text.replaceAll("\r\n", "\n") : text);
      expect(
        found && `${format}: ${JSON.stringify(text.slice(Math.max(0, found.index - 40), found.index + 10))}`,
      ).toBeNull();
      if (format === "csv")
        for (const cell of parseCsv(written).flat())
          if (FORMULA_CELL.test(cell) && !/^-?\d+$/.test(cell)) expect.unreachable(cell);
    }
  }
});

it.each([
  ["meetings list --limit 2 --jq .[].status", "completed\ncompleted\n"],
  ["meetings list --all --jq length", "45\n"],
  [
    "meetings list --limit 1 --jq .[0].participants[0]",
    '{"name":"Jonas Lindqvist","email":"jonas@acme.example","title":"Account Executive","company":"Acme","is_internal":true}\n',
  ],
  ["team stats --jq .team_size", "6\n"],
  ["meetings list --limit 1 --fields status,title --jq .[0]|keys", '["status","title"]\n'],
])("`svc %s` prints what jq makes of the JSON", async (line, expected) => {
  expect(await fixture.svc(line)).toMatchObject({ code: 0, stdout: expected, stderr: "" });
});

it("The profile's format is that of lists and objects, and spaces around names of fields are none of them", async () => {
  const profile = { api_key: fixture.server.keys.admin, base_url: "http://localhost", output: "json" };
  const config = { ...emptyConfig(), profiles: { default: profile } };
  const line = ["meetings", "list", "--limit", "1", "--fields", "id, title"];
  const { stdout } = await fixture.svc(line, { config, env: {} });
  expect(JSON.parse(stdout)).toEqual([{ id: fixture.ids.meetings[0], title: expect.any(String) }]);
});

it.each([
  ["--all", 45],
  ["--max-items 30", 30],
  ["--all --limit 10 --concurrency 4", 45],
])("With %s the JSON is one document of %i items", async (flags, count) => {
  const { stdout } = await fixture.svc(`meetings list --json ${flags}`);
  expect(JSON.parse(stdout)).toHaveLength(count);
});

it("A page past the end says so", async () => {
  const { stderr, code } = await fixture.svc("meetings list --page 99", { terminal: { columns: 80 } });
  expect(code).toBe(0);
  expect(stderr).toContain("No meetings on page 99.");
});

it("A reader that goes away stops the pagination, with success", async () => {
  const { code, stdout } = await fixture.svc("meetings list --all --limit 5", { closeAfterWrites: 1 });
  expect(code).toBe(0);
  expect(stdout.split("\n")).toHaveLength(6);
});

it("A pagination that fails midway prints what has arrived, then the error", async () => {
  const fault = fixture.server.faults.add({ operationId: "listMeetings", status: 500, after: 2 });
  const { code, stdout, stderr } = await fixture.svc("meetings list --all --limit 10 --retries 0");
  fault.remove();
  expect(code).toBe(9);
  expect(stdout.split("\n").filter(Boolean)).toHaveLength(20);
  expect(stderr).toMatch(/^error: /);
});
