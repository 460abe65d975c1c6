import { jsonDocument } from "../../../core/formats/json.ts";
import type { Branding } from "../../../core/report/branding.ts";
import { labelNamesakes } from "../../../core/report/label-namesakes.ts";
import { renderJunit } from "../../../core/report/render/junit.ts";
import { renderMarkdown } from "../../../core/report/render/markdown.ts";
import { figureRows, ROW_FIELDS } from "../../../core/report/render/rows.ts";
import { renderSlack } from "../../../core/report/render/slack.ts";
import { renderTeams } from "../../../core/report/render/teams.ts";
import type { WeeklyReport } from "../../../core/report/weekly-report.ts";
import { renderHtml } from "../../../design/report/page.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readIfPresent } from "../../files/read-text.ts";
import { requireReplaceableFile } from "../../files/write-atomic.ts";
import { createCsvFormatter } from "../../output/rows.ts";

/** The formats of a report. */
export const REPORT_FORMATS = ["md", "html", "json", "csv", "junit", "slack", "teams"] as const;

/** One of {@link REPORT_FORMATS}. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Formats that show the trend of many weeks. */
export const DRAWS_HISTORY: ReadonlySet<ReportFormat> = new Set(["html"]);

/** A format and the file that it goes to; `-` is standard output. */
export interface ReportOutput {
  format: ReportFormat;
  file: string;
}

const BY_EXTENSION: Readonly<Record<string, ReportFormat>> = {
  md: "md",
  markdown: "md",
  html: "html",
  htm: "html",
  json: "json",
  csv: "csv",
  xml: "junit",
};

/** Parses `html=report.html`, or `report.html` where the extension gives the format. */
export function parseOutput(text: string): ReportOutput {
  const [, named, target] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
  const format = REPORT_FORMATS.find((candidate) => candidate === named);
  if (format && target) return { format, file: target };
  const ending = BY_EXTENSION[/\.([a-z]+)$/.exec(text)?.[1] ?? ""];
  if (named === undefined && ending) return { format: ending, file: text };
  throw new UsageError(
    `Expected --out to be FORMAT=FILE, got \`${text}\`.`,
    `Formats: ${REPORT_FORMATS.join(", ")}; e.g. --out html=report.html --out junit=gates.xml`,
  );
}

const RENDERERS: Record<ReportFormat, (report: WeeklyReport, branding: Branding) => string | Promise<string>> = {
  md: renderMarkdown,
  html: renderHtml,
  json: (report) => jsonDocument(report),
  slack: renderSlack,
  teams: renderTeams,
  junit: renderJunit,
  csv: renderCsv,
};

/** Characters at the start of every file of a format; a file that starts otherwise is not ours. */
const FIXED_BEGINNINGS: Record<ReportFormat, number> = {
  md: 2,
  html: 300,
  json: 25,
  csv: 60,
  junit: 79,
  slack: 10,
  teams: 100,
};

/** Rejects a file that this command has not written. */
export async function requireReport(
  file: string,
  { format, text }: { format: ReportFormat; text: string },
): Promise<void> {
  const present = await readIfPresent(await requireReplaceableFile(file));
  const length = FIXED_BEGINNINGS[format];
  if (!present || present.slice(0, length) === text.slice(0, length)) return;
  throw new UsageError(
    `${file} exists, and is not a report in this format.`,
    "Use another name, or replace it with --force.",
  );
}

/** Formats that include ids of people. */
const HAS_IDS: ReadonlySet<ReportFormat> = new Set(["json", "csv", "junit"]);

/** The report in a format. */
export const renderReport = async (format: ReportFormat, report: WeeklyReport, branding: Branding): Promise<string> =>
  RENDERERS[format](HAS_IDS.has(format) ? report : labelNamesakes(report), branding);

async function renderCsv(report: WeeklyReport): Promise<string> {
  const formatter = await createCsvFormatter({
    columns: ROW_FIELDS.map((field) => ({ field, title: field, kind: "text" })),
    header: true,
  });
  return formatter.page(figureRows(report)) + formatter.end();
}
