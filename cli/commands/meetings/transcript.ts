import { ID_HELP } from "../../people/object-id.ts";
import { defineCommand } from "../define-command.ts";
import type { TranscriptFlags } from "./show-transcript.ts";

/** `svc meetings transcript`. */
export const newTranscriptCommand = defineCommand({
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
