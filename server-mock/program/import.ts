import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { Command } from "commander";
import { formatCount } from "../../core/words/count-text.ts";
import { parseTime } from "../api/validate/timestamps.ts";
import type { OpenService } from "../library/service.ts";
import type { Organization } from "../records/resources.ts";
import type { Administration } from "../team/administration/administration.ts";
import { auditWrite } from "../team/administration/audit.ts";
import { listTeam } from "../team/administration/users.ts";
import type { Mapping } from "../team/import/formats/mapping.ts";
import type { ImportResult } from "../team/import/import-rows.ts";
import { type CallSettings, EXTENSIONS, isImportable, openImport } from "../team/import/read-file.ts";
import type { ImportSource } from "../team/import/read-rows.ts";
import { ORGANIZATION } from "./administer.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { importLines } from "./import-lines.ts";
import { databaseOption, type LocationOptions, openExisting } from "./location.ts";

interface ImportOptions extends LocationOptions {
  organization?: string;
  user?: string;
  startedAt?: string;
  title?: string;
  map?: string;
  internal: string[];
  dryRun?: boolean;
}

const MAX_SHOWN_PROBLEMS = 20;
const MAX_SHOWN_USERS = 20;
const PROGRESS_ROWS = 50_000;

export function newImportCommand(context: CommandContext, run = runImport): Command {
  return new Command("import")
    .argument("<path>", `a folder, or a file: ${EXTENSIONS.join(", ")}`)
    .addOption(databaseOption())
    .option("--organization <name>", ORGANIZATION)
    .option(
      "--user <user>",
      "owner of meetings whose participants are no users: id or email; optional while there is only one user",
    )
    .option(
      "--internal <name>",
      "name of a speaker of the own side who is no user; repeatable",
      (name, names: string[]) => [...names, name],
      [],
    )
    .option(
      "--started-at <time>",
      "start of a call whose transcript does not say it, in ISO 8601; UTC without an offset",
    )
    .option("--title <text>", "title of a call whose transcript does not say it; default: the name of the file")
    .option(
      "--map <mapping>",
      "where things are in JSON, CSV or XML of another format: speaker=…,text=…,start=…, or a file with it",
    )
    .option("--dry-run", "check everything, and store nothing")
    .action((path: string, options: ImportOptions) => run(context, path, options));
}

/** Imports a file or every file of a folder, or reports what is wrong with each row. */
async function runImport(context: CommandContext, path: string, options: ImportOptions): Promise<void> {
  const startedAt = startOf(options.startedAt);
  const mapping = await mappingOf(options.map);
  const paths = await filesAt(path);
  context.saveMemory?.();
  const service = await openExisting(context, options, { isBulk: true });
  try {
    const organization = await chooseOrganization(service.database, options.organization);
    const importer = {
      context,
      service,
      organization,
      options,
      userId: await ownerId(service, organization, options),
      settings: { startedAt, title: options.title, mapping },
    };
    let failures = 0;
    for (const file of paths) if (!(await importFile(importer, file, paths.length > 1))) failures += 1;
    if (failures === 0) return;
    throw new CommandError(
      paths.length === 1
        ? "Nothing was imported. Correct the problems above and try again."
        : `Nothing was imported of ${failures} of ${paths.length} files. Correct the problems above and import the folder again: what is stored stays as it is.`,
    );
  } finally {
    await service.close();
  }
}

function startOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = parseTime(text);
  if (!time) throw new CommandError(`\`${text}\` is not a time. Expected one such as 2026-11-01T09:30:00Z.`);
  return time.toISOString();
}

/** A mapping as it is typed, or the file that has it. */
async function mappingOf(given: string | undefined): Promise<Mapping | undefined> {
  if (given === undefined) return undefined;
  const { parseMapping, MappingError } = await import("../team/import/formats/mapping.ts");
  const text = given.includes("=")
    ? given
    : await readFile(given, "utf8").catch((error) => Promise.reject(unreadable(given, error)));
  try {
    return parseMapping(text);
  } catch (error) {
    throw error instanceof MappingError ? new CommandError(error.message) : error;
  }
}

interface Importer {
  context: CommandContext;
  service: OpenService;
  organization: Organization;
  options: ImportOptions;
  userId: string | undefined;
  settings: CallSettings;
}

/** False when the file has problems, which were shown. */
async function importFile(importer: Importer, path: string, isOneOfMany: boolean): Promise<boolean> {
  const { context, service, organization, options, userId, settings } = importer;
  const isDryRun = options.dryRun === true;
  const source = await open(path, settings);
  // Loaded here: it brings validators that no other command needs.
  const { importRows } = await import("../team/import/import-rows.ts");
  const target = { orgId: organization.id, userId, internalNames: options.internal };
  const result = await importRows(service, source, target, {
    isDryRun,
    onProgress: (rows) => {
      if (rows > 0 && rows % PROGRESS_ROWS === 0) context.note(`svc-server: ${formatCount(rows)} rows`);
    },
  });
  if ("problems" in result) {
    showProblems(context, isOneOfMany ? path : undefined, result.problems);
    if (result.problems.some((problem) => problem.includes(": no owner: "))) await nameUsers(importer);
    return false;
  }
  if (!isDryRun) await recordImport(service, organization, result);
  for (const line of importLines(result, {
    isDryRun,
    name: organization.name,
    path: isOneOfMany ? path : undefined,
    hasInternal: options.internal.length > 0,
  }))
    context.print(line);
  return true;
}

async function open(path: string, settings: CallSettings): Promise<ImportSource> {
  try {
    const source = await openImport(path, settings);
    if (source) return source;
  } catch (error) {
    throw unreadable(path, error);
  }
  throw new CommandError(
    `The file extension ${extname(path) || "(none)"} is not supported. Use one of ${EXTENSIONS.join(", ")}.`,
  );
}

/** The file, or the files of a folder and of those in it, in the order of their names. */
async function filesAt(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const entries = await readdir(path, { recursive: true });
    const files = entries.filter(isImportable).sort();
    if (files.length > 0) return files.map((name) => join(path, name));
  } catch (error) {
    throw unreadable(path, error);
  }
  throw new CommandError(`The folder ${path} has no file that can be imported: ${EXTENSIONS.join(", ")}.`);
}

async function ownerId(
  { database }: OpenService,
  { id, name }: Organization,
  { user }: ImportOptions,
): Promise<string | undefined> {
  const users = await listTeam(database, id);
  if (user === undefined) return users.length === 1 ? users[0]?.id : undefined;
  const wanted = user.toLowerCase();
  const found = users.find((other) => other.id === wanted || other.email.toLowerCase() === wanted);
  if (found) return found.id;
  throw new CommandError(`${name} has no user \`${user}\`. List its users with: svc-server users list`);
}

async function recordImport(
  { database, ids, now, keys }: OpenService,
  { id }: Organization,
  result: Exclude<ImportResult, { problems: string[] }>,
): Promise<void> {
  const admin: Administration = { database, ids, now, keys, actor: "command line" };
  const { matched, unmatched, withoutTemplate, ...counts } = result;
  await database.write([auditWrite(admin, { org_id: id, action: "import", subject: id, details: counts })]);
}

function showProblems(context: CommandContext, path: string | undefined, problems: readonly string[]): void {
  if (path !== undefined) context.note(`${path}:`);
  for (const problem of problems.slice(0, MAX_SHOWN_PROBLEMS)) context.note(`  ${problem}`);
  const left = problems.length - MAX_SHOWN_PROBLEMS;
  if (left > 0) context.note(`  and ${left} more`);
}

async function nameUsers({ context, service, organization }: Importer): Promise<void> {
  const users = await listTeam(service.database, organization.id);
  const named = users.slice(0, MAX_SHOWN_USERS).map(({ name, email }) => `${name} <${email}>`);
  if (users.length > MAX_SHOWN_USERS) named.push("…");
  context.note(`  The users of ${organization.name} are: ${named.join(", ")}`);
}

function unreadable(path: string, error: unknown): CommandError {
  return new CommandError(`The file ${path} cannot be read: ${reasonOf(error)}. Check its path and its permissions.`);
}

/** Reason as the operating system gives it: `no such file or directory (ENOENT)`. */
function reasonOf(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException;
  const [, text] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return text === undefined ? String(error) : `${text} (${code})`;
}
