import { type Command, Option } from "commander";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import type { VerifyTotals } from "../../features/verify/verify-reports.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { printPages } from "../../output/print-pages.ts";
import { objectId } from "../../people/object-id.ts";
import { parseCount } from "../../text/parsers.ts";
import { formatCount } from "../../text/values.ts";
import { newCommand } from "../new-command.ts";

interface VerifyFlags extends GlobalFlags, OutputFlags {
  all?: boolean;
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
const DETAILS = `Every quote is looked for in the meeting's transcript, at the time that the report gives, and the overall score is computed
again from criteria and weights. Works with any service that gives quotes. The exit code is 10 when something does not hold.`;

/** `svc reports verify`. */
export const newReportsVerifyCommand = (context: Context): Command =>
  addOutputFlags(
    newCommand("verify", {
      summary: "Check that what reports quote was said, and that their scores add up",
      details: DETAILS,
      examples: [
        ["svc reports verify 6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001", "one report"],
        ["svc reports verify --all -o ndjson", "every report, one line of JSON each"],
      ],
    })
      .argument("[id...]", "ids of reports, or their beginnings")
      .addOption(new Option("--all", "every report"))
      .addOption(
        new Option("--concurrency <count>", "reports at the same time; default: 4").argParser(parseCount(1, 16)),
      ),
  ).action(async (given: string[], _flags: unknown, self: Command) => {
    const flags = self.optsWithGlobals<VerifyFlags>();
    if ((given.length === 0) !== (flags.all === true))
      throw new UsageError("Expected ids of reports, or --all.", "svc reports list shows the ids.");
    const client = await openClient(context, flags);
    const ids = await Promise.all(
      given.map((written) => objectId(context, client, { kind: "report", written, options: flags })),
    );
    const totals: VerifyTotals = { reports: 0, quotes: 0, found: 0, failed: 0, unchecked: 0 };
    const { signal } = context;
    const reports = flags.all ? client.reports.list({}, { signal }) : ids.map((id) => ({ id }));
    const { verifyReports } = await import("../../features/verify/verify.lazy.ts");
    await printPages(context, {
      pages: verifyReports(reports, { client, signal, concurrency: flags.concurrency ?? 4, totals }),
      columns: COLUMNS,
      noun: "reports",
      output: await readOutputOptions(context, flags),
      allPages: true,
    });
    if (totals.failed > 0) throw failureOf(totals);
  });

function failureOf({ reports, failed, quotes, found }: VerifyTotals): CliError {
  const count = `${formatCount(failed)} of ${formatCount(reports)} reports`;
  return new CliError(`${count} do not hold: ${formatCount(found)} of ${formatCount(quotes)} quotes were found.`, {
    exit: "gate",
    code: "reports_do_not_hold",
    hint: "The column PROBLEMS names what was not said, and the means that are none.",
  });
}
