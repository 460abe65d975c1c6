import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { constants, copyFile, link, readFile, rm, writeFile } from "node:fs/promises";
import { Option } from "commander";
import type { OpenService, ServiceOptions } from "../library/service.ts";
import { isPostgres } from "../store/is-postgres.ts";
import { INIT } from "./advised-commands.ts";
import { type CommandContext, CommandError } from "./context.ts";

/** Location of the database. */
export interface LocationOptions {
  db?: string;
}

/** Creates `--db`, for commands that store something. */
export function databaseOption(): Option {
  return new Option("--db <location>", "database: FILE or postgres://… (env: DATABASE_URL)");
}

/** Location of a database that lives as long as its process. */
export const MEMORY = ":memory:";
const PEPPER_VARIABLE = "SVC_SERVER_PEPPER";
const PEPPER_FILE_VARIABLE = "SVC_SERVER_PEPPER_FILE";

/** Location of the database: the option, then `DATABASE_URL`, then memory. */
export function locationOf(context: CommandContext, options: LocationOptions): string {
  return options.db ?? context.environment["DATABASE_URL"] ?? MEMORY;
}

/** Location for a command that stores something; memory is rejected. */
export function lastingLocation(context: CommandContext, options: LocationOptions): string {
  const location = locationOf(context, options);
  if (location !== MEMORY) return location;
  throw new CommandError("This needs a persistent database. Set it with --db FILE, --db postgres://… or DATABASE_URL.");
}

/** Location for a command on existing data: a misspelled file must not become a new database. */
export function existingLocation(context: CommandContext, options: LocationOptions): string {
  const location = lastingLocation(context, options);
  if (isPostgres(location) || existsSync(location)) return location;
  throw new CommandError(
    `There is no database ${location}. Correct ${options.db === undefined ? "DATABASE_URL" : "--db"}, or create it.`,
    INIT,
  );
}

/** Opens the service for a command that stores something. */
export async function openLasting(context: CommandContext, options: LocationOptions): Promise<OpenService> {
  return openAt(context, lastingLocation(context, options));
}

/** Opens the service for a command on existing data. */
export async function openExisting(
  context: CommandContext,
  options: LocationOptions,
  serviceOptions: Partial<ServiceOptions> = {},
): Promise<OpenService> {
  return openAt(context, existingLocation(context, options), serviceOptions);
}

/** Opens the service on a database, with its pepper. */
export async function openAt(
  context: CommandContext,
  database: string,
  options: Partial<ServiceOptions> = {},
): Promise<OpenService> {
  const { openService } = await import("../library/service.ts");
  const pepper = await pepperOf(context, database);
  return explainFailure(database, () => openService({ ...options, database, pepper }));
}

/** Opens a database; a failure names the database and what to check. */
export async function explainFailure<Opened>(location: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { explainTrouble } = await import("../store/failures.ts");
    const trouble = explainTrouble(error);
    // Whole sentences already say what to do.
    const advised = reason.endsWith(".")
      ? reason
      : `${reason}. Check --db or DATABASE_URL, and that it can be reached.`;
    const why = trouble ? `${trouble} (${reason}).` : advised;
    throw new CommandError(`The database ${withoutPassword(location)} cannot be opened: ${why}`);
  }
}

/** A location without its password, for messages. */
export function withoutPassword(location: string): string {
  return location.replace(/:\/\/.*@/, "://…@");
}

/** Location of the pepper of a database file: a setting, or a file next to it. */
export function pepperLocation(context: CommandContext, location: string): string {
  const { [PEPPER_VARIABLE]: given, [PEPPER_FILE_VARIABLE]: file } = context.environment;
  return given ? PEPPER_VARIABLE : (file ?? `${location}.pepper`);
}

/** Reads the pepper, which is never in the database: a copy of that would otherwise suffice to test guessed keys. */
async function pepperOf(context: CommandContext, database: string): Promise<string> {
  const given = context.environment[PEPPER_VARIABLE];
  if (given) return given;
  const file = context.environment[PEPPER_FILE_VARIABLE];
  if (file) return readPepper(file);
  if (database === MEMORY) return newPepper();
  if (isPostgres(database))
    throw new CommandError(
      `Set ${PEPPER_VARIABLE} to a long random secret, the same for every process on this database.`,
    );
  return pepperFile(database, pepperLocation(context, database));
}

/** A new database gets a new pepper; one that has keys needs its own. */
async function pepperFile(database: string, path: string): Promise<string> {
  if (existsSync(path)) return readPepper(path);
  if (existsSync(database) && (await explainFailure(database, () => isPeppered(database))))
    throw new CommandError(
      `The pepper of the database is missing: ${path}. Restore it from the backup, or set ${PEPPER_VARIABLE}; without it no key works.`,
    );
  await storePepper(path);
  return readPepper(path);
}

async function readPepper(path: string): Promise<string> {
  const pepper = (await readFile(path, "utf8").catch(unreadable(path))).trim();
  if (pepper !== "") return pepper;
  throw new CommandError(
    `The pepper in ${path} is empty. Restore the file from the backup, or remove it if the database is new.`,
  );
}

const unreadable = (path: string) => (error: NodeJS.ErrnoException) => {
  throw new CommandError(`The pepper in ${path} cannot be read: ${error.code}. Without it no key works.`);
};

/** Stores the pepper atomically: an empty file, after a full disk, would be read as a pepper. */
async function storePepper(path: string): Promise<void> {
  const unnamed = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(unnamed, newPepper(), { mode: 0o600, flag: "wx", flush: true });
    await link(unnamed, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") throw error;
      // Some file systems have no hard links.
      return copyFile(unnamed, path, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    // Another process has created it at the same time.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    const { explainTrouble } = await import("../store/failures.ts");
    const trouble = explainTrouble(error) ?? "create its folder";
    throw new CommandError(
      `The pepper of the database cannot be stored in ${path}: ${trouble}, or set ${PEPPER_VARIABLE}.`,
    );
  } finally {
    await rm(unnamed, { force: true });
  }
}

async function isPeppered(location: string): Promise<boolean> {
  const { openDatabase } = await import("../store/open-database.ts");
  const { hasPepper } = await import("../keys/pepper-check.ts");
  const database = await openDatabase(location);
  try {
    return await hasPepper(database);
  } finally {
    await database.close();
  }
}

function newPepper(): string {
  return randomBytes(32).toString("base64url");
}
