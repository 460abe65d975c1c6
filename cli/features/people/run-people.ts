import { readConnection } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import { openSession } from "../../client/session.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { printRows } from "../../output/print-pages.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { rememberPeople } from "../../people/known-people.ts";
import { namesPeriod, type PeriodFlags } from "../../time/period-flags.ts";
import { readPeopleFigures } from "./people-figures.ts";

/** Flags of `svc people`. */
export interface PeopleFlags extends GlobalFlags, OutputFlags, PeriodFlags {}

const DEFAULT_FROM = "90d";

const COLUMNS: readonly Column[] = [
  { field: "id", title: "ID", kind: "id" },
  { field: "name", title: "NAME", kind: "text" },
  { field: "email", title: "EMAIL", kind: "text", rank: 3 },
  { field: "meetings", title: "MEETINGS", kind: "count", rank: 1 },
  { field: "reports", title: "REPORTS", kind: "count", rank: 1 },
  { field: "average_score", title: "AVERAGE", kind: "score" },
  { field: "last_meeting_at", title: "LAST MEETING", kind: "time", rank: 2 },
];

/** Lists the people of a period with their figures. */
export async function runPeople(context: Context, flags: PeopleFlags): Promise<void> {
  const { profile } = await readConnection(context, flags);
  const asked = namesPeriod(flags) ? flags : { from: await usualFrom(context, flags, profile.tz), ...flags };
  const period = await readFilters(context, { operation: "listReports", flags: asked, timeZone: profile.tz });
  const client = await openClient(context, flags);
  const reading = readPeopleFigures(client, period, context.signal);
  const { figures, directory } = await withSpinner(context, "Reading meetings and reports", reading);
  await rememberPeople(context, await openSession(context, flags), { directory, isComplete: false });
  const output = await readOutputOptions(context, flags);
  await printRows(context, figures, { columns: COLUMNS, noun: "people", output });
}

/** The usual beginning, counted from the end of the period. */
async function usualFrom(context: Context, { to, tz }: PeopleFlags, timeZone = "UTC"): Promise<string> {
  if (to === undefined) return DEFAULT_FROM;
  const { resolvePeriod } = await import("../../time/when.lazy.ts");
  return (await resolvePeriod(context, { to, usual: DEFAULT_FROM }, tz ?? timeZone)).from;
}
