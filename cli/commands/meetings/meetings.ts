import type { MeetingDetail } from "../../../src/index.ts";
import { openClient } from "../../client/open-client.ts";
import type { SearchFlags } from "../../features/search/run-search.ts";
import type { ViewFlags } from "../../features/view/run-view.ts";
import { addFlagGroup } from "../../flags/add-flags.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addFiltersOf, concurrencyFlag } from "../../flags/list-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { printRows } from "../../output/print-pages.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { parseCount } from "../../text/parsers.ts";
import { defineCommand } from "../define-command.ts";
import { type GetResource, newGetCommand } from "../get-command.ts";
import { defineGroup } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";
import type { TranscriptFlags } from "./show-transcript.ts";

const COLUMNS: readonly Column[] = [
  { field: "id", title: "Id", kind: "id" },
  { field: "title", title: "Title", kind: "text" },
  { field: "status", title: "Status", kind: "status" },
  { field: "failure_reason", title: "Failure", kind: "text" },
  { field: "started_at", title: "Started", kind: "time" },
  { field: "duration_seconds", title: "Length", kind: "duration" },
  { field: "call_type", title: "Type", kind: "text" },
  { field: "source", title: "Source", kind: "text" },
  { field: "language", title: "Language", kind: "text" },
  { field: "user_id", title: "Owner", kind: "person" },
  { field: "report_count", title: "Reports", kind: "count" },
  { field: "meeting_url", title: "Recording", kind: "text" },
];

const meetingDetail: GetResource<MeetingDetail> = {
  kind: "meeting",
  columns: COLUMNS,
  isWatchable: true,
  get: (client, id, options) => client.meetings.get(id, options),
  substance: async (meeting) => (await import("../documents.lazy.ts")).meetingSubstance(meeting),
};

/** `svc meetings get`. */
const newMeetingsGetCommand = newGetCommand(meetingDetail, {
  summary: "Show one meeting with its transcript",
  examples: [
    ["svc meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "the meeting and its transcript"],
    ["svc meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --jq .participants", "the participants"],
    ["svc meetings get 3f2b8c1e --watch", "wait until it is processed"],
  ],
});

/** `svc meetings view`. */
const newMeetingsViewCommand = defineCommand({
  name: "view",
  summary: "Read a meeting as a page: participants, scores, transcript",
  details: "Without an id, a list of meetings to filter and pick from; --user, --from and the other filters narrow it.",
  examples: [
    ["svc meetings view", "pick one of the newest meetings"],
    ["svc meetings view 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "this one"],
    ["svc meetings view 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 -o md > call.md", "as a document"],
  ],
  args: [["[id]", ID_HELP.meeting]],
  extend: (command) => addFiltersOf(command, "listMeetings"),
  prints: "data",
  async run(context, flags: ViewFlags, id: string | undefined) {
    const { runView } = await import("../../features/reading/reading.lazy.ts");
    await runView(context, id, flags);
  },
});

/** `svc meetings search`. */
const newMeetingsSearchCommand = defineCommand({
  name: "search",
  summary: "Search what was said in meetings",
  details:
    "Words are alternatives; words in quotation marks must follow each other. Case, accents and endings do not matter: pricing finds prices. Every transcript is read (one call each, and one for every 100 meetings), newest meeting first, and hits are printed as they are found, so bound the search with --from or --max-items.",
  examples: [
    ["svc meetings search budget --from 30d", "who spoke of budgets in the last 30 days, and when"],
    [
      'svc meetings search "next step" --user "Ana Ruiz" --max-items 10',
      "ten places where Ana's calls name a next step",
    ],
    ["svc meetings search budget --from 30d -C 2", "with two lines before and after"],
    ["svc meetings search discount --speaker kim -o csv > discounts.csv", "what Kim said about discounts"],
  ],
  args: [["<words...>", "words to look for"]],
  extend: (command) =>
    addFlagGroup(addFiltersOf(command, "listMeetings"), "Search:", [
      ["--speaker <name>", "only what this person said, by a part of the name"],
      ["-C, --context <lines>", "lines to show before and after a hit", { parse: parseCount(0, 20) }],
      ["--max-items <count>", "stop after this many hits", { parse: parseCount(1) }],
      concurrencyFlag("transcripts to read at the same time"),
    ]),
  prints: "data",
  async run(context, flags: SearchFlags, words: string[]) {
    const { runSearch } = await import("../../features/reading/reading.lazy.ts");
    await runSearch(context, words, flags);
  },
});

/** `svc meetings transcript`. */
const newTranscriptCommand = defineCommand({
  name: "transcript",
  summary: "Print only the transcript of a meeting",
  examples: [
    ["svc meetings transcript 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "for reading"],
    ["svc meetings transcript 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 > call.txt", "to a file"],
  ],
  args: [["<id>", ID_HELP.meeting]],
  flags: [["--no-pager", "do not use a pager"]],
  prints: "outcome",
  async run(context, flags: TranscriptFlags, written: string) {
    const { showTranscript } = await import("../documents.lazy.ts");
    await showTranscript(context, flags, written);
  },
});

/** `svc meetings reports`: the operation has no pages. */
const newMeetingReportsCommand = defineCommand({
  name: "reports",
  summary: "List all coaching reports of one meeting, newest first",
  examples: [
    ["svc meetings reports 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "the meeting's reports"],
    ["svc meetings reports 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --jq '.[0].feedback'", "the newest feedback"],
  ],
  args: [["<id>", ID_HELP.meeting]],
  prints: "data",
  async run(context, flags: GlobalFlags & OutputFlags, written: string) {
    const client = await openClient(context, flags);
    const id = await objectId(context, client, { kind: "meeting", written, options: flags });
    const { columns, noun } = LISTS.reports.resource;
    const output = await readOutputOptions(context, flags);
    await printRows(context, client.meetings.reports(id, { signal: context.signal }), { columns, noun, output });
  },
});

/** `svc meetings`. */
export const newMeetingsCommand = defineGroup(
  "meetings",
  {
    examples: [["svc meetings list --status failed", "meetings that could not be processed"]],
  },
  [
    newListCommand(LISTS.meetings),
    newMeetingsGetCommand,
    newMeetingsViewCommand,
    newMeetingsSearchCommand,
    newTranscriptCommand,
    newMeetingReportsCommand,
  ],
);
