import { evaluateGates } from "../../../core/gates/evaluate-gates.ts";
import type { GateVerdict } from "../../../core/gates/gate-verdict.ts";
import { EARLIER_AVERAGE } from "../../../core/gates/parse-gate.ts";
import { type CalendarPeriod, type Period, periodBefore } from "../../../core/periods/period.ts";
import type { Branding } from "../../../core/report/branding.ts";
import type { ComparedFigures } from "../../../core/report/build-report.ts";
import { composeWeeklyReport } from "../../../core/report/compose-weekly-report.ts";
import { labelNamesakes } from "../../../core/report/label-namesakes.ts";
import type { WeeklyReport } from "../../../core/report/weekly-report.ts";
import { readConnection } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { writeAtomic } from "../../files/write-atomic.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { personId } from "../../flags/read-filters.ts";
import { createPagedOutput } from "../../output/paged-output.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { screenSafe } from "../../output/screen-safe.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { chooseStyle } from "../../text/style.ts";
import type { PeriodFlags } from "../../time/period-flags.ts";
import { resolvePeriod } from "../../time/when.lazy.ts";
import { DEFAULT_CONCURRENCY } from "../../vocabulary/vocabulary.ts";
import { createProgress } from "../export/progress.ts";
import { atTime } from "./at-time.ts";
import { readBaseline } from "./baseline.ts";
import { type BrandingFlags, readBranding } from "./branding.ts";
import { annotations, appendSummary, requireSummaryFile } from "./github.ts";
import {
  DRAWS_HISTORY,
  parseOutput,
  type ReportFormat,
  type ReportOutput,
  renderReport,
  requireReport,
} from "./outputs.ts";
import { type GateFlags, readGates } from "./read-gates.ts";
import { checkList } from "./render/check-list.ts";
import { renderTerminal } from "./render/terminal.ts";
import { countReports, createServiceFeed, type ReportRequest } from "./service-feed.ts";

/** Flags of `svc report weekly`. */
export interface WeeklyFlags extends GlobalFlags, GateFlags, PeriodFlags, BrandingFlags {
  compare?: "previous" | "none";
  baseline?: string;
  userId?: string;
  user?: string;
  criteria?: boolean;
  talk?: boolean;
  /** For a 1-to-1 with the person. */
  isForOneToOne?: boolean;
  concurrency?: number;
  output?: ReportFormat;
  json?: boolean;
  fields?: string[];
  jq?: string;
  pager?: boolean;
  out?: string[];
  share?: "slack" | "teams";
  weeks?: number;
  save?: string;
  summary?: boolean;
  annotations?: boolean;
  force?: boolean;
  now?: string;
}

const GATE_WARNING =
  "warning: avg_score in a gate is now average_score, and will be removed in the next minor version.\n";

/** Fetches once, evaluates gates, writes all outputs, then fails if a gate failed. */
export async function runWeekly(given: Context, flags: WeeklyFlags): Promise<void> {
  const context = flags.now === undefined ? given : atTime(given, flags.now);
  const outputs = outputsOf(flags);
  const isPart = flags.fields !== undefined || flags.jq !== undefined;
  const isScreen = !isPart && outputs.length === 0 && context.stdout.isTerminal;
  const plan = await readGates(flags);
  // With JSON, standard error carries one JSON error or nothing.
  if (!flags.json && plan.gates.some(({ text }) => EARLIER_AVERAGE.test(text)))
    await context.stderr.write(GATE_WARNING);
  const branding = await readBranding(flags);
  const baseline = flags.baseline === undefined ? undefined : await readBaseline(flags.baseline);
  if (baseline && flags.compare === "previous")
    throw new UsageError("--baseline and --compare previous cannot be combined.", "Use one of them.");
  const summaryFile = flags.summary ? requireSummaryFile(context.env) : undefined;
  const { profile } = await readConnection(context, flags);
  const person = flags.userId ?? flags.user;
  const userId = person === undefined ? undefined : await personId(context, flags, person);
  const timeZone = flags.tz ?? profile.tz ?? "UTC";
  const period = await resolvePeriod(context, flags, timeZone);
  const weeks = flags.weeks ?? (isScreen || outputs.some(({ format }) => DRAWS_HISTORY.has(format)) ? 12 : 0);
  const report = await readReport(context, flags, { period, timeZone, baseline, weeks, userId });
  report.gates = plan.gates.length === 0 ? null : evaluateGates(report, plan);
  if (isScreen)
    await printScreen(context, report, {
      color: flags.color,
      pager: flags.pager === false ? false : profile.pager,
    });
  else if (!isPart || outputs.length > 0)
    await writeOutputs(context, report, {
      outputs: outputs.length > 0 ? outputs : [{ format: "md", file: "-" }],
      branding,
      force: flags.force === true,
    });
  if (isPart) await printOutcome(context, flags, { text: "", data: report });
  if (flags.save !== undefined) {
    const text = await renderReport("json", report, branding);
    if (!flags.force) await requireReport(flags.save, { format: "json", text });
    await writeAtomic(flags.save, text);
  }
  if (summaryFile !== undefined) await appendSummary(summaryFile, await renderReport("md", report, branding));
  if (report.gates) await announce(context, report.gates, flags);
}

interface Wanted {
  period: Period | CalendarPeriod;
  timeZone: string;
  baseline: ComparedFigures | undefined;
  userId: string | undefined;
  /** Weeks of the trend; 0 for none. */
  weeks: number;
}

async function readReport(context: Context, flags: WeeklyFlags, wanted: Wanted): Promise<WeeklyReport> {
  const { period, timeZone, baseline, weeks, userId } = wanted;
  const isCompared = flags.compare !== "none";
  const request: ReportRequest = {
    client: await openClient(context, flags),
    signal: context.signal,
    concurrency: flags.concurrency ?? DEFAULT_CONCURRENCY,
    withCriteria: flags.criteria !== false,
    withTranscripts: flags.talk === true,
    userId,
    onReport: async () => undefined,
  };
  const periods = isCompared && !baseline ? [period, periodBefore(period, timeZone)] : [period];
  // On a terminal the total is requested first, for the progress.
  const total = context.stderr.isTerminal
    ? await withSpinner(context, "Reading reports", countReports(request, periods))
    : undefined;
  const progress = createProgress(context, "reports", 0);
  let items = 0;
  const onReport = (): Promise<void> => {
    items += 1;
    return progress.update(items, total === undefined ? undefined : Math.max(items, total));
  };
  let stopSpinner = (): void => undefined;
  const onReports = async (): Promise<void> => {
    await progress.end();
    stopSpinner = context.startSpinner("Reading meetings and insights");
  };
  const kind = { isCompared, hasTalk: flags.talk === true, isForOneToOne: flags.isForOneToOne === true };
  const question = { ...{ now: context.now(), timeZone, period, userId, baseline, weeks }, ...kind, onReports };
  try {
    return await composeWeeklyReport(createServiceFeed({ ...request, onReport }), question);
  } finally {
    await progress.end();
    stopSpinner();
  }
}

function outputsOf({ out, output, json, share, fields, jq }: WeeklyFlags): ReportOutput[] {
  const files = (out ?? []).map(parseOutput);
  if (share !== undefined && (output !== undefined || json))
    throw new UsageError(
      `--share ${share} cannot be combined with -o or --json.`,
      "Write one of them to a file with --out.",
    );
  const shown = output ?? share ?? (json ? "json" : undefined);
  if (json && output !== undefined && output !== "json")
    throw new UsageError(`--json and -o ${output} cannot be combined.`, "Use one of them.");
  const isPart = fields !== undefined || jq !== undefined;
  if (isPart && shown !== undefined && shown !== "json")
    throw new UsageError(
      `--fields and --jq work on JSON, not on ${shown}.`,
      "Write other formats to files with --out.",
    );
  if (shown && !isPart) return [...files, { format: shown, file: "-" }];
  return files;
}

/** The report for a reader at a terminal, in the pager where it is longer than the screen. */
async function printScreen(
  context: Context,
  report: WeeklyReport,
  { color, pager }: { color: boolean | undefined; pager: string | false | undefined },
): Promise<void> {
  const { env, stdout } = context;
  const style = await chooseStyle({ env, isTerminal: true, flag: color });
  const output = createPagedOutput(context, pager);
  const { columns: width, rows = 24 } = stdout;
  const screen = { style, width, rows, now: context.now(), relativeTimes: true };
  await output.write(renderTerminal(labelNamesakes(report), screen));
  await output.finish();
}

async function writeOutputs(
  context: Context,
  report: WeeklyReport,
  { outputs, branding, force }: { outputs: readonly ReportOutput[]; branding: Branding; force: boolean },
): Promise<void> {
  // With JSON, standard error carries one JSON error or nothing.
  const isJson = outputs.some(({ format, file }) => format === "json" && file === "-");
  for (const { format, file } of outputs) {
    const text = await renderReport(format, report, branding);
    if (file === "-") await context.stdout.write(screenSafe(context, text));
    else {
      if (!force) await requireReport(file, { format, text });
      await writeAtomic(file, text);
      if (!isJson) await context.stderr.write(`Wrote ${file}\n`);
    }
  }
}

async function announce(context: Context, verdict: GateVerdict, flags: WeeklyFlags): Promise<void> {
  const { env, stderr } = context;
  const style = await chooseStyle({ env, isTerminal: stderr.isTerminal, flag: flags.color });
  // With JSON, standard error carries one JSON error; the report has every gate.
  const isJson =
    flags.json === true ||
    flags.output === "json" ||
    flags.share !== undefined ||
    (flags.fields ?? flags.jq) !== undefined;
  if (!isJson) await stderr.write(checkList(verdict, style));
  if (flags.annotations) await stderr.write(annotations(verdict));
  const failed = verdict.results.filter(({ outcome }) => outcome === "failed");
  if (failed.length === 0) return;
  throw new CliError(
    `${failed.length === 1 ? "A gate" : `${failed.length} gates`} failed: ${failed.map(({ gate, message }) => `${gate}: ${message}`).join("; ")}.`,
    {
      exit: "gate",
      code: "gate_failed",
      hint: isJson ? "The report has every gate." : "See the gates above; the report has the figures.",
    },
  );
}
