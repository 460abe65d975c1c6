import type { Command } from "commander";
import type { CommandContext } from "./context.ts";

/** A command that is loaded on demand. */
export interface CommandEntry {
  name: string;
  /** Description in `--help`. */
  description: string;
  load: () => Promise<(context: CommandContext) => Command>;
}

/** All commands in the order of `--help`, which loads none of them. */
export const COMMAND_TABLE: readonly CommandEntry[] = [
  {
    name: "start",
    description: "Serve the API until interrupted.",
    load: async () => (await import("./start/start.ts")).newStartCommand,
  },
  {
    name: "init",
    description: "Create an organization, its administrator and a first key, which is shown once.",
    load: async () => (await import("./init.ts")).newInitCommand,
  },
  {
    name: "seed",
    description: "Add demo data. The same seed gives the same data.",
    load: async () => (await import("./seed.ts")).newSeedCommand,
  },
  {
    name: "import",
    description: "Import users, meetings, reports, insights and roleplay sessions; a file with an error is rejected.",
    load: async () => (await import("./import.ts")).newImportCommand,
  },
  {
    name: "speakers",
    description: "List who speaks in a meeting, and name them everywhere, reports included.",
    load: async () => (await import("./speakers.ts")).newSpeakersCommand,
  },
  {
    name: "worker",
    description: "Produce reports until interrupted. Any number of workers can share a database.",
    load: async () => (await import("./worker.ts")).newWorkerCommand,
  },
  {
    name: "coach",
    description: "Produce coaching reports, and evaluate the scorer.",
    load: async () => (await import("./coach/coach.ts")).newCoachCommand,
  },
  {
    name: "trackers",
    description: "List, export and import trackers: competitors, products, objections that calls are searched for.",
    load: async () => (await import("./trackers.ts")).newTrackersCommand,
  },
  {
    name: "dashboard",
    description: "Print a link that signs a user in to the dashboard, once, within 5 minutes.",
    load: async () => (await import("./dashboard.ts")).newDashboardCommand,
  },
  {
    name: "users",
    description: "Add, list and change the users of an organization.",
    load: async () => (await import("./users.ts")).newUsersCommand,
  },
  {
    name: "organizations",
    description: "List, create and change organizations.",
    load: async () => (await import("./organizations.ts")).newOrganizationsCommand,
  },
  {
    name: "keys",
    description: "Create, list, rotate and revoke API keys.",
    load: async () => (await import("./keys.ts")).newKeysCommand,
  },
  {
    name: "audit",
    description: "List administrative actions in an organization, newest first.",
    load: async () => (await import("./audit.ts")).newAuditCommand,
  },
  {
    name: "erase",
    description: "Erase a person: a user, or somebody who was in meetings. It cannot be undone.",
    load: async () => (await import("./erase.ts")).newEraseCommand,
  },
  {
    name: "retention",
    description: "Delete meetings past their retention period. `start` and `worker` do this once a day.",
    load: async () => (await import("./retention.ts")).newRetentionCommand,
  },
  {
    name: "migrate",
    description: "Bring the schema of a database up to date. `start` does this too.",
    load: async () => (await import("./migrate.ts")).newMigrateCommand,
  },
  {
    name: "backup",
    description: "Copy a SQLite database into a new file, while servers may be using it.",
    load: async () => (await import("./backup.ts")).newBackupCommand,
  },
];
