import type { VerifyFlags } from "../../features/verify/run-verify.ts";
import { addFlags } from "../../flags/add-flags.ts";
import { addFiltersOf, concurrencyFlag } from "../../flags/list-flags.ts";
import { defineCommand } from "../define-command.ts";

/** `svc reports verify`. */
export const newReportsVerifyCommand = defineCommand({
  name: "verify",
  summary: "Check reports: quotes against transcripts, scores against criteria",
  details: `Looks up every quote in the meeting's transcript, at the reported time, and recomputes the overall score from criteria and
weights. Works with any service whose reports have quotes. Exits with 10 if a check fails.`,
  examples: [
    ["svc reports verify 6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001", "one report"],
    ["svc reports verify --last week", "those of the last calendar week"],
    ["svc reports verify --every -o ndjson", "every report, one line of JSON each"],
  ],
  args: [["[id...]", "ids of reports, or their beginnings"]],
  extend: (command) =>
    addFlags(addFiltersOf(command, "listReports"), [
      ["--every", "every report; filters choose some of them"],
      concurrencyFlag("reports to read at the same time"),
    ]),
  prints: "data",
  async run(context, flags: VerifyFlags, given: string[]) {
    const { runVerify } = await import("../../features/reading/reading.lazy.ts");
    await runVerify(context, given, flags);
  },
});
