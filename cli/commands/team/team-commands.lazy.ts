import { defineGroup } from "../group-command.ts";
import { newTeamStatsCommand } from "./stats.ts";
import { newTeamTrendCommand } from "./trend.ts";

export { newPeopleCommand } from "./people.ts";

/** `svc team`. */
export const newTeamCommand = defineGroup(
  "team",
  {
    examples: [["svc team stats --time-range quarter", "statistics of the last quarter"]],
  },
  [newTeamStatsCommand, newTeamTrendCommand],
);
