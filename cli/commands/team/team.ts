import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newTeamStatsCommand } from "./stats.ts";
import { newTeamTrendCommand } from "./trend.ts";

/** `svc team`. */
export const newTeamCommand = (context: Context): Command =>
  newGroupCommand(
    "team",
    {
      summary: "Team statistics",
      examples: [["svc team stats --time-range quarter", "statistics of the last quarter"]],
    },
    [newTeamStatsCommand(context), newTeamTrendCommand(context)],
  );
