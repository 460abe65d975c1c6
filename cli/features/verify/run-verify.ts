import { formatCount } from "../../../core/words/count-text.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { printPages } from "../../output/print-pages.ts";
import { objectId } from "../../people/object-id.ts";
import { DEFAULT_CONCURRENCY } from "../../vocabulary/vocabulary.ts";
import { type VerifyTotals, verifyReports } from "./verify-reports.ts";

/** Flags of `svc reports verify`. */
export interface VerifyFlags extends GlobalFlags, OutputFlags {
  every?: boolean;
  concurrency?: number;
}

const COLUMNS: readonly Column[] = [
  { field: "id", title: "ID", kind: "id" },
  { field: "result", title: "RESULT", kind: "text" },
  { field: "quotes", title: "QUOTES", kind: "count" },
  { field: "found", title: "FOUND", kind: "count" },
  { field: "problems", title: "PROBLEMS", kind: "text" },
  { field: "unchecked", title: "UNCHECKED", kind: "text", rank: 1 },
];
/** Checks the given reports, or all of them. */
export async function runVerify(context: Context, given: readonly string[], flags: VerifyFlags): Promise<void> {
  if ((given.length === 0) !== (flags.every === true))
    throw new UsageError("Expected ids of reports, or --every.", "svc reports list shows the ids.");
  const client = await openClient(context, flags);
  const ids = await Promise.all(
    given.map((written) => objectId(context, client, { kind: "report", written, options: flags })),
  );
  const totals: VerifyTotals = { reports: 0, quotes: 0, found: 0, failed: 0, unchecked: 0 };
  const { signal } = context;
  const reports = flags.every ? client.reports.list({}, { signal }) : ids.map((id) => ({ id }));
  await printPages(context, {
    pages: verifyReports(reports, { client, signal, concurrency: flags.concurrency ?? DEFAULT_CONCURRENCY, totals }),
    columns: COLUMNS,
    noun: "reports",
    output: await readOutputOptions(context, flags),
    allPages: true,
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
      hint: "See the PROBLEMS column for quotes that nobody said and scores that do not add up.",
    },
  );
}
