import type { ViewFlags } from "../../features/view/run-view.ts";
import { addFiltersOf } from "../../flags/list-flags.ts";
import { ID_HELP } from "../../people/object-id.ts";
import { defineCommand } from "../define-command.ts";

/** `svc meetings view`. */
export const newMeetingsViewCommand = defineCommand({
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
