import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { printItem } from "../../output/print-item.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { createRowNames } from "../../people/name-rows.ts";
import { objectId } from "../../people/object-id.ts";
import { canPick } from "../../prompt/can-ask.ts";
import { companyOf } from "../../text/participants.ts";
import { meetingPage, readViewedMeeting } from "./meeting-page.ts";
import { pickMeeting } from "./pick-meeting.ts";

const COLUMNS: readonly Column[] = [
  { field: "title", title: "Title", kind: "text" },
  { field: "status", title: "Status", kind: "status" },
  { field: "started_at", title: "Started", kind: "time" },
  { field: "duration_seconds", title: "Length", kind: "duration" },
  { field: "user_id", title: "Who", kind: "person" },
  { field: "participants", title: "Company", kind: "text", isOnScreenOnly: true, shown: companyOf },
  { field: "id", title: "Id", kind: "id" },
];

/** Flags of `svc meetings view`. */
export type ViewFlags = GlobalFlags & OutputFlags;

/** Shows one meeting as a page; without an id, one that the person picks. */
export async function runView(context: Context, written: string | undefined, flags: ViewFlags): Promise<void> {
  if (written === undefined && !canPick(context))
    throw new UsageError(
      "There is no terminal to pick a meeting on.",
      "Name it: `svc meetings view ID`. `svc meetings list` shows the ids.",
    );
  const { tz } = await readProfile(context, flags);
  const filters = await readFilters(context, { operation: "listMeetings", flags, timeZone: tz });
  if (written !== undefined && Object.keys(filters).length > 0)
    throw new UsageError(
      "Filters narrow the list to pick from, but a meeting was given.",
      "Remove the filters or the meeting.",
    );
  const client = await openClient(context, flags);
  const id =
    written === undefined
      ? await pickMeeting(context, flags, { client, filters })
      : await objectId(context, client, { kind: "meeting", written, options: flags });
  const meeting = await withSpinner(context, "Loading", readViewedMeeting(client, id, context.signal));
  const names = await createRowNames(context, flags, undefined);
  await names.learn([meeting]);
  await printItem(context, {
    item: meeting,
    columns: COLUMNS,
    nameOf: names.labelOf,
    output: await readOutputOptions(context, flags),
    substance: meetingPage(meeting),
  });
}
