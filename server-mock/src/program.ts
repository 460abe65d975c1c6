import { Command, CommanderError } from "commander";
import { version } from "../package.json";
import { newAuditCommand } from "./commands/audit.ts";
import { newCoachCommand } from "./commands/coach/coach.ts";
import { type CommandContext, CommandError } from "./commands/context.ts";
import { newDashboardCommand } from "./commands/dashboard.ts";
import { newEraseCommand } from "./commands/erase.ts";
import { configureHelp, withSubcommands } from "./commands/help.ts";
import { newImportCommand } from "./commands/import.ts";
import { newInitCommand } from "./commands/init.ts";
import { newKeysCommand } from "./commands/keys.ts";
import { newBackupCommand, newMigrateCommand } from "./commands/maintain.ts";
import { newOrganizationsCommand } from "./commands/organizations.ts";
import { newRetentionCommand } from "./commands/retention.ts";
import { newSeedCommand } from "./commands/seed.ts";
import { newStartCommand } from "./commands/start.ts";
import { newUsersCommand } from "./commands/users.ts";
import { newWorkerCommand } from "./commands/worker.ts";

const COMMANDS = [
  newStartCommand,
  newInitCommand,
  newSeedCommand,
  newImportCommand,
  newWorkerCommand,
  newCoachCommand,
  newDashboardCommand,
  newUsersCommand,
  newOrganizationsCommand,
  newKeysCommand,
  newAuditCommand,
  newEraseCommand,
  newRetentionCommand,
  newMigrateCommand,
  newBackupCommand,
];
const USAGE_EXIT = 2;
const FAILURE_EXIT = 1;

/** The command tree. */
export function createProgram(context: CommandContext): Command {
  const program = new Command("svc-server")
    .description("The reference server of the Sales Coaching Service API.")
    .version(version, "-V, --version", "print the version");
  for (const create of COMMANDS) program.addCommand(create(context));
  configureHelp(program);
  return program;
}

/** Runs the command line and returns its exit code. */
export async function runProgram(context: CommandContext, args: string[]): Promise<number> {
  const program = createProgram(context);
  for (const command of withSubcommands(program)) {
    command.exitOverride().configureOutput({
      writeOut: (text) => context.print(text.trimEnd()),
      writeErr: (text) => context.note(text.trimEnd()),
    });
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    return report(context, error);
  }
}

function report(context: CommandContext, error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_EXIT;
  if (error instanceof CommandError) context.note(`svc-server: ${error.message}`);
  else context.note(`svc-server: ${explain(error)}`);
  return FAILURE_EXIT;
}

function explain(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "EADDRINUSE") return "The port is in use. Choose another with --port, or a free one with --port 0.";
  return message ?? String(error);
}
