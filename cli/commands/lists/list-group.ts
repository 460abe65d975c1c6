import { defineGroup } from "../group-command.ts";
import type { CommandText } from "../new-command.ts";
import { newListCommand } from "./list-command.ts";
import { LISTS } from "./list-table.ts";

const GROUPS = {
  insights: {
    examples: [["svc insights list --industry logistics", "insights from one industry"]],
  },
  roleplay: {
    examples: [["svc roleplay list --status scored", "the sessions that have a score"]],
  },
} satisfies Partial<Record<keyof typeof LISTS, CommandText>>;

/** A group with a `list` command only, as the API has nothing else for it. */
export const newListGroup = (name: keyof typeof GROUPS) =>
  defineGroup(name, GROUPS[name], [newListCommand(LISTS[name])]);
