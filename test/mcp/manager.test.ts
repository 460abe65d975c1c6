import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { Directory } from "../../core/people/directory.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { compactJson } from "../../scripts/generate/compact-json.ts";
import { readTruth } from "./manager/api.ts";
import { type Assistant, QUESTIONS, type Rows } from "./manager/questions.ts";
import { createTestEnvironment, type ToolResult } from "./support/environment.ts";

const GOLDEN = path.join(import.meta.dirname, "golden/manager.golden.json");
const MAX_CALLS = 5;
const MAX_TOKENS = 8_000;
/** The demo data may change a little without making the documented figures wrong. */
const TOLERANCE = 1.25;

const env = await createTestEnvironment();
await env.server.seed({ into: env.server.org });
const truth = await readTruth(env);
const directory = new Directory();
for (const meeting of truth.meetings) directory.addMeeting(meeting);
directory.addStats(await truth.svc.team.stats({ time_range: "all" }));

const documented = JSON.parse(await readFile(GOLDEN, "utf8").catch(() => "[]")) as Figures[];
const measured: Figures[] = [];
afterAll(async () => {
  if (process.env["UPDATE_GOLDEN"]) await writeFile(GOLDEN, `${compactJson(measured)}\n`);
  await env.server.close();
});

interface Figures {
  question: string;
  calls: number;
  tools: string;
  tokens: number;
}

it("there are twelve questions, and figures for each", () => {
  expect(QUESTIONS.map(({ question }) => question)).toEqual(documented.map(({ question }) => question));
  expect(QUESTIONS).toHaveLength(12);
});

it.each(QUESTIONS)("$question is answered rightly, in few calls and few tokens", async ({ question, play }) => {
  const tools: string[] = [];
  let bytes = 0;
  const assistant: Assistant = {
    async call(name: ToolName, given) {
      const result = await env.call(name, given);
      expect(result.isError, result.text).toBe(false);
      tools.push(name);
      // Some clients show the model one form, some the other: the longer one counts.
      bytes += Math.max(Buffer.byteLength(result.text), Buffer.byteLength(JSON.stringify(result.structured)));
      return { ...result, rows: rowsOf(result) };
    },
    nameOf: (userId) => directory.nameOf(userId) ?? "",
  };
  await play(assistant, truth);
  const figures = { question, calls: tools.length, tools: tools.join(", "), tokens: Math.ceil(bytes / 4) };
  measured.push(figures);
  expect(figures.calls).toBeLessThanOrEqual(MAX_CALLS);
  expect(figures.tokens).toBeLessThanOrEqual(MAX_TOKENS);
  const known = documented.find((entry) => entry.question === question);
  if (known) expect(figures.tokens).toBeLessThanOrEqual(known.tokens * TOLERANCE);
});

function rowsOf({ structured }: ToolResult): Rows {
  const {
    columns = [],
    rows = [],
    all_rows: shared = {},
  } = structured as {
    columns?: string[];
    rows?: (string | number)[][];
    all_rows?: Rows[number];
  };
  return rows.map((row) => ({
    ...shared,
    ...Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ""])),
  }));
}
