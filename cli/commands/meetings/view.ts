import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addFilterFlags } from "../../flags/list-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import type { OutputFlags } from "../../flags/output-options.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { ID_HELP } from "../../people/object-id.ts";
import { newCommand } from "../new-command.ts";

/** `svc meetings view`. */
export function newMeetingsViewCommand(context: Context): Command {
  const command = newCommand("view", {
    summary: "Read a meeting: who spoke, its scores, the transcript as a page",
    details:
      "Without an id, a list of meetings to filter and pick from; --user, --from and the other filters bound it.",
    examples: [
      ["svc meetings view", "pick one of the newest meetings"],
      ["svc meetings view 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "this one"],
      ["svc meetings view 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 -o md > call.md", "as a document"],
    ],
  }).argument("[id]", ID_HELP.meeting);
  const filters = parametersOf("listMeetings").filter(({ name }) => name !== "page" && name !== "limit");
  return addOutputFlags(addFilterFlags(command, filters)).action(
    async (id: string | undefined, _flags: unknown, self: Command) => {
      const { runView } = await import("../../features/reading/reading.lazy.ts");
      await runView(context, id, self.optsWithGlobals<GlobalFlags & OutputFlags>());
    },
  );
}
