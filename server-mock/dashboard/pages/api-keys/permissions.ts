import type { Permission } from "../../../records/resources.ts";

/** What each permission allows, as the API document has it. */
export const PERMISSIONS: readonly (readonly [permission: Permission, label: string, sentence: string])[] = [
  ["read", "Read", "Reads meetings, reports, templates, team statistics, insights and roleplay sessions."],
  [
    "write",
    "Write",
    "Creates, updates and deletes templates, and starts roleplay sessions. It does not include reading: check Read as well if the program reads.",
  ],
  ["admin", "Admin", "Everything, administrative operations too. Few programs need it."],
];
