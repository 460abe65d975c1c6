import { formatCount } from "../../../core/words/count-text.ts";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { printPages } from "../../output/print-pages.ts";
import { objectId } from "../../people/object-id.ts";
import type { PeriodFlags } from "../../time/period-flags.ts";
import { DEFAULT_CONCURRENCY } from "../../vocabulary/vocabulary.ts";
import { type VerifyTotals, verifyReports } from "./verify-reports.ts";

/** Flags of `svc reports verify`. */
export interface VerifyFlags extends GlobalFlags, OutputFlags, PeriodFlags {
  every?: boolean;
  concurrency?: number;
}

// Minimum widths, since rows arrive one by one and the first one is usually verified.
const COLUMNS: readonly Column[] = [
  { field: "id", title: "ID", kind: "id" },
  { field: "status", title: "STATUS", kind: "status", least: "unchecked".length },
  { field: "quotes", title: "QUOTES", kind: "count" },
  { field: "found", title: "FOUND", kind: "count" },
  { field: "problems", title: "PROBLEMS", kind: "text", least: 60 },
  { field: "unchecked", title: "UNCHECKED", kind: "text", least: 30, rank: 1 },
];

/** Checks the given reports, or all of them. */
export async function runVerify(context: Context, given: readonly string[], flags: VerifyFlags): Promise<void> {
  const { tz } = await readProfile(context, flags);
  const filters = await readFilters(context, { operation: "listReports", flags, timeZone: tz });
  const isOfMany = flags.every === true || Object.keys(filters).length > 0;
  if ((given.length === 0) !== isOfMany)
    throw new UsageError(
      given.length === 0
        ? "Expected ids of reports, --every, or filters such as --last week."
        : "Report ids cannot be combined with --every or filters.",
      "`svc reports list` shows the ids.",
    );
  const client = await openClient(context, flags);
  const ids = await Promise.all(
    given.map((written) => objectId(context, client, { kind: "report", written, options: flags })),
  );
  const totals: VerifyTotals = { reports: 0, quotes: 0, found: 0, failed: 0 };
  const { signal } = context;
  const reports = isOfMany ? client.reports.list(filters, { signal }) : ids.map((id) => ({ id }));
  const concurrency = flags.concurrency ?? DEFAULT_CONCURRENCY;
  await printPages(context, {
    pages: verifyReports(reports, { client, signal, concurrency, isListed: isOfMany, totals }),
    columns: COLUMNS,
    noun: "reports",
    output: await readOutputOptions(context, flags),
    allPages: true,
    earlier: { result: "status" },
  });
  if (totals.failed > 0) throw failureOf(totals);
}

function failureOf({ reports, failed, quotes, found }: VerifyTotals): CliError {
  const count = `${formatCount(failed)} of ${formatCount(reports)} reports`;
  return new CliError(
    `${count} failed verification; ${formatCount(found)} of ${formatCount(quotes)} quotes were found in their transcripts.`,
    {
      exit: "gate",
      code: "reports_do_not_hold",
      hint: "See the PROBLEMS column for quotes that were not said and scores that do not add up; -o json shows it in full.",
    },
  );
}
