import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { VerifyFlags } from "../../features/verify/run-verify.ts";
import { concurrencyOption } from "../../flags/list-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { newCommand } from "../new-command.ts";

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
        ["svc reports verify --every -o ndjson", "every report, one line of JSON each"],
      ],
    })
      .argument("[id...]", "ids of reports, or their beginnings")
      .addOption(new Option("--every", "every report"))
      .addOption(concurrencyOption("reports to read at the same time")),
  ).action(async (given: string[], _flags: unknown, self: Command) => {
    const { runVerify } = await import("../../features/reading/reading.lazy.ts");
    await runVerify(context, given, self.optsWithGlobals<VerifyFlags>());
  });
