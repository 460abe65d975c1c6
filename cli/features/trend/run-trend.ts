import { startOfUnit } from "../../../core/periods/calendar.ts";
import { isoDay } from "../../../core/periods/time-zone.ts";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { isOnScreen, printRows } from "../../output/print-pages.ts";
import { createRowNames } from "../../people/name-rows.ts";
import { MEETINGS_FOR_A_NAME } from "../../people/read-people.ts";
import { wrapText } from "../../text/wrap.ts";
import { checkTimeZone } from "../../time/dates.ts";
import type { PeriodFlags } from "../../time/period-flags.ts";
import { DEFAULT_CONCURRENCY } from "../../vocabulary/vocabulary.ts";
import { createProgress } from "../export/progress.ts";
import { readTrend, type TrendRow, type TrendSubject } from "./team-trend.ts";

/** Flags of `svc team trend`. */
export interface TrendFlags extends GlobalFlags, OutputFlags, PeriodFlags {
  by?: TrendSubject;
  period?: "week" | "month";
  concurrency?: number;
}

/** Number of periods without `--from`. */
const DEFAULT_PERIODS = 12;

const COLUMNS: readonly Column[] = [
  { field: "id", title: "ID", kind: "id", rank: 3 },
  { field: "name", title: "NAME", kind: "text" },
  { field: "template_name", title: "TEMPLATE", kind: "text", rank: 3 },
  { field: "reports", title: "REPORTS", kind: "count", rank: 2 },
  { field: "average_score", title: "AVERAGE", kind: "score" },
  { field: "first_to_last", title: "FIRST TO LAST", kind: "change", rank: 1 },
  { field: "trend", title: "TREND", kind: "trend" },
];

const STEP_COLUMNS: readonly Column[] = [
  ...COLUMNS.filter(({ field }) => /^(id|name|template_name)$/.test(field)),
  { field: "from", title: "FROM", kind: "time" },
  { field: "to", title: "TO", kind: "time" },
  { field: "reports", title: "REPORTS", kind: "count" },
  { field: "average_score", title: "AVERAGE", kind: "score" },
];

/** One row per subject and period, for charts in a spreadsheet. */
const stepsOf = ({ id, name, template_name, periods, user_id }: TrendRow): object[] =>
  periods.map((period) => ({ id, name, template_name, ...period, user_id }));

/** Prints averages per week or month, by person or by criterion. */
export async function runTrend(context: Context, flags: TrendFlags): Promise<void> {
  const { by = "person", period: unit = "week", concurrency = DEFAULT_CONCURRENCY } = flags;
  const { tz } = await readProfile(context, flags);
  const timeZone = checkTimeZone(flags.tz ?? tz ?? "UTC");
  const filters = await readFilters(context, { operation: "listReports", flags, timeZone });
  const to = String(filters["to"] ?? context.now().toISOString());
  // Without `--from`, that many whole weeks or months, so that averages are comparable.
  const first = () => startOfUnit(new Date(to), unit, timeZone, 1 - DEFAULT_PERIODS).toISOString();
  const period = { from: String(filters["from"] ?? first()), to };
  if (period.from >= period.to)
    throw new UsageError(
      `Expected --from to be before --to, got ${period.from} and ${period.to}.`,
      "Swap the two dates.",
    );
  const userId = filters["user_id"] === undefined ? undefined : String(filters["user_id"]);
  const client = await openClient(context, flags);
  const { signal } = context;
  const progress = createProgress(context, "reports", 0);
  let read = 0;
  const onReport = async (): Promise<void> => {
    read += 1;
    await progress.update(read, undefined);
  };
  const request = { by, period, unit, timeZone, userId, concurrency, signal, onReport };
  const rows = await readTrend(client, request).finally(progress.end);
  const named = by === "person" ? await withNames(rows) : rows;
  const output = await readOutputOptions(context, flags);
  const isSteps = output.format === "csv" && output.jq === undefined;
  await printRows(context, isSteps ? named.flatMap(stepsOf) : named, {
    columns: (isSteps ? STEP_COLUMNS : COLUMNS).filter(
      ({ field }) => field !== (by === "person" ? "template_name" : "id"),
    ),
    noun: by === "person" ? "people" : "criteria",
    output,
    earlier: { user_id: "id" },
  });
  if (isOnScreen(context, output) && named.length > 0)
    await context.stderr.write(
      `${wrapText(`One step of the trend is a ${unit}, from ${isoDay(new Date(period.from), timeZone)}; the lowest average is first.`, context.stderr.columns)}\n`,
    );

  async function withNames(unnamed: readonly TrendRow[]): Promise<TrendRow[]> {
    const names = await createRowNames(context, flags, client);
    await names.learn(unnamed, MEETINGS_FOR_A_NAME);
    return unnamed.map((row) => ({ ...row, name: row.id === null ? null : (names.nameOf(row.id) ?? null) }));
  }
}
