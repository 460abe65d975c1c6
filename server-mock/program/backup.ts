import { Command } from "commander";
import { openDatabase } from "../store/open-database.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { existingLocation, explainFailure, type LocationOptions, pepperLocation } from "./location.ts";
import { reasonOf } from "./unreadable.ts";

export function newBackupCommand(context: CommandContext): Command {
  return new Command("backup")
    .argument("<file>", "file to create")
    .option("--db <location>", "database: FILE (env: DATABASE_URL)")
    .option("--rehearse", "test the copy: restore it, read all of it, and start a server on it")
    .action((file: string, options: BackupOptions) => runBackup(context, file, options));
}

interface BackupOptions extends LocationOptions {
  rehearse?: boolean;
}

async function runBackup(context: CommandContext, file: string, options: BackupOptions): Promise<void> {
  const location = existingLocation(context, options);
  const database = await explainFailure(location, () => openDatabase(location));
  try {
    if (database.dialect === "postgres")
      throw new CommandError(
        'Back PostgreSQL up with its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    await database.copyTo(file).catch((error: NodeJS.ErrnoException) => {
      const hint = error.code === "EEXIST" ? " Name a file that does not exist yet." : "";
      throw new CommandError(`The backup cannot be written to ${file}: ${reasonOf(error)}.${hint}`);
    });
    context.print(`Wrote ${file}. Back up ${pepperLocation(context, location)} too: no key works without it.`);
  } finally {
    await database.close();
  }
  if (!options.rehearse) return;
  const { rehearse } = await import("./rehearse.ts");
  context.print(
    `Restored a copy and started the service on it: ${await rehearse(context, { database: location, copy: file })}.`,
  );
}
