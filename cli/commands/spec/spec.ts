import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newSpecDiffCommand } from "./diff.ts";
import { newSpecShowCommand } from "./show.ts";

/** `svc spec`. */
export const newSpecCommand = (context: Context): Command =>
  newGroupCommand(
    "spec",
    {
      summary: "The API's spec: show it, or compare the service's with the built-in one",
      examples: [["svc spec diff", "what the service has changed"]],
    },
    [newSpecShowCommand(context), newSpecDiffCommand(context)],
  );
