import type { Command } from "commander";
import type { Context } from "../context/context.ts";
import type { LoadTree } from "./completion/completion-commands.lazy.ts";

/** Creates a command. */
type CommandFactory = (context: Context, loadTree: LoadTree) => Command;

/** A top-level command that is loaded only when needed. */
export interface CommandEntry {
  name: string;
  summary: string;
  /** Heading in `svc --help`. */
  group: string;
  load(): Promise<CommandFactory>;
  isHidden?: boolean;
}

const GROUPS: Readonly<Record<string, readonly Omit<CommandEntry, "group">[]>> = {
  "Coaching data:": [
    {
      name: "meetings",
      summary: "Recorded sales meetings, with transcripts and reports",
      load: async () => (await import("./meetings/meetings.ts")).newMeetingsCommand,
    },
    {
      name: "reports",
      summary: "Coaching reports, which score meetings against templates",
      load: async () => (await import("./reports/reports.ts")).newReportsCommand,
    },
    {
      name: "templates",
      summary: "Coaching templates: list, create, edit, delete, manage as code",
      load: async () => (await import("./templates/templates-commands.lazy.ts")).newTemplatesCommand,
    },
    {
      name: "team",
      summary: "Team statistics",
      load: async () => (await import("./team/team-commands.lazy.ts")).newTeamCommand,
    },
    {
      name: "people",
      summary: "List people who own meetings and reports, with counts and average score",
      load: async () => (await import("./team/team-commands.lazy.ts")).newPeopleCommand,
    },
    {
      name: "insights",
      summary: "Marketing insights from sales calls",
      load: async () => (await import("./lists/list-command.ts")).newListGroup("insights"),
    },
    {
      name: "roleplay",
      summary: "Roleplay practice sessions",
      load: async () => (await import("./lists/list-command.ts")).newListGroup("roleplay"),
    },
    {
      name: "report",
      summary: "Reports of a week and of a person: figures, comparison, talking points, quality gates",
      load: async () => (await import("./report/report.lazy.ts")).newReportCommand,
    },
    {
      name: "export",
      summary: "Export whole lists to files: streamed, resumable, with a manifest",
      load: async () => (await import("./export/export.lazy.ts")).newExportCommand,
    },
    {
      name: "sync",
      summary: "Keep a provably complete copy in SQLite or PostgreSQL",
      load: async () => (await import("./sync/sync.lazy.ts")).newSyncCommand,
    },
  ],
  "Key and settings:": [
    {
      name: "auth",
      summary: "Sign in with an API key, show its status, sign out",
      load: async () => (await import("./auth/auth.lazy.ts")).newAuthCommand,
    },
    {
      name: "profile",
      summary: "Manage several keys and base URLs",
      load: async () => (await import("./profile/profile.lazy.ts")).newProfileCommand,
    },
    {
      name: "config",
      summary: "Preferences of a profile",
      load: async () => (await import("./config/config.lazy.ts")).newConfigCommand,
    },
  ],
  "Tools:": [
    {
      name: "api",
      summary: "Call any path of the API with the stored key",
      load: async () => (await import("./api/api.lazy.ts")).newApiCommand,
    },
    {
      name: "browse",
      summary: "Open the dashboard in the browser",
      load: async () => (await import("./browse/browse.lazy.ts")).newBrowseCommand,
    },
    {
      name: "ci",
      summary: "Weekly reports in a CI",
      load: async () => (await import("./ci/ci.lazy.ts")).newCiCommand,
    },
    {
      name: "doctor",
      summary: "Check configuration, network, key and permissions",
      load: async () => (await import("./doctor/doctor-command.lazy.ts")).newDoctorCommand,
    },
    {
      name: "mcp",
      summary: "Serve the data to AI assistants over stdin and stdout",
      load: async () => (await import("./mcp/mcp-commands.lazy.ts")).newMcpCommand,
    },
    {
      name: "spec",
      summary: "The API's spec: show it, or compare the service's with the built-in one",
      load: async () => (await import("./spec/spec.lazy.ts")).newSpecCommand,
    },
    {
      name: "schema",
      summary: "Print the JSON schema of what a command prints with --json",
      load: async () => (await import("./schema/schema.lazy.ts")).newSchemaCommand,
    },
    {
      name: "completion",
      summary: "Print the completion script of a shell",
      load: async () => (await import("./completion/completion-commands.lazy.ts")).newCompletionCommand,
    },
    {
      name: "__complete",
      summary: "What completion scripts ask for",
      load: async () => (await import("./completion/completion-commands.lazy.ts")).newCompleteCommand,
      isHidden: true,
    },
  ],
};

/** Every top-level command, by its heading in `svc --help`, which shows these summaries without loading the commands. */
export const COMMAND_TABLE: readonly CommandEntry[] = Object.entries(GROUPS).flatMap(([group, entries]) =>
  entries.map((entry) => ({ ...entry, group })),
);
