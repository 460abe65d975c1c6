import { rmSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { World } from "../open-world.ts";
import { nameOf, type Question, toolArguments, weeklyFlags } from "../rows/ask.ts";

interface SaidFigures {
  average_score: number | null;
  previous: number | null;
  change: number | null;
}

/** What the weekly report says as JSON. */
export interface Weekly {
  period: { from: string; to: string };
  compared_with: { from: string; to: string; reports: number; average_score: number | null };
  reports: { count: number; average_score: number | null; average_score_change: number | null };
  people: (SaidFigures & { user_id: string; name: string | null; reports: number; meetings?: number })[];
  criteria: (SaidFigures & {
    name: string;
    template?: string;
    scores: number;
    previous_scores?: number;
  })[];
  meetings: {
    total: number;
    by_status: Record<string, number>;
    failed: Group;
    no_transcript: Group;
    without_report: Group;
  };
  insights: { total: number; by_type: Record<string, number> };
}

interface Group {
  count: number;
}

/** Long spans are read without criteria, of which each costs a request. */
const MANY = ["last 90 days", "last 365 days"];

/** The report of a span in a format: all of them are written from one reading. */
export async function weeklyIn(
  { command, records }: World,
  question: Question,
  format: "json" | "md" | "csv",
): Promise<string> {
  const [json, md, csv] = WRITTEN.map((name) => path.join(directory, `${nameOf(question)} ${records.orgId}.${name}`));
  const files = { json, md, csv } as Record<typeof format, string>;
  await command([
    ...["report", "weekly", ...weeklyFlags(question, records)],
    ...(MANY.includes(question.span) ? ["--no-criteria"] : []),
    ...Object.entries(files).flatMap(([name, file]) => ["--out", `${name}=${file}`]),
  ]);
  return readFile(files[format], "utf8");
}

const WRITTEN = ["json", "md", "csv"] as const;
const directory = await mkdtemp(path.join(tmpdir(), "svc-truth-"));
process.once("exit", () => rmSync(directory, { recursive: true, force: true }));

/** The report of a span. */
export const weeklyOf = async (world: World, question: Question): Promise<Weekly> =>
  JSON.parse(await weeklyIn(world, question, "json")) as Weekly;

/** A surface that gives the report of a span as Markdown. */
export interface MarkdownSurface {
  surface: string;
  read: (world: World) => Promise<string>;
}

/** Every surface that gives the report of a span as Markdown; the dashboard has that of a week of the reader's zone. */
export const markdownsOf = (question: Question): MarkdownSurface[] => [
  { surface: "weekly Markdown", read: (world) => weeklyIn(world, question, "md") },
  ...(MANY.includes(question.span)
    ? []
    : [
        {
          surface: "tool report",
          read: async ({ tool, records }: World) => {
            const given = { ...toolArguments(question, records), report: true };
            return String((await tool("get_team_stats", given)).structured["report"]);
          },
        },
      ]),
  ...(question.span === "last week" && question.zone === "own"
    ? [{ surface: "page /report", read: ({ page }: World) => page("/report/markdown") }]
    : []),
];
