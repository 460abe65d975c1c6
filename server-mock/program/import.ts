import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { Command } from "commander";
import { countText, formatCount } from "../../core/words/count-text.ts";
import { parseTime } from "../api/validate/timestamps.ts";
import type { OpenService } from "../library/service.ts";
import type { Organization, User } from "../records/resources.ts";
import type { Administration } from "../team/administration/administration.ts";
import { auditWrite } from "../team/administration/audit.ts";
import { listTeam } from "../team/administration/users.ts";
import type { Mapping } from "../team/import/formats/mapping.ts";
import type { ImportResult } from "../team/import/import-rows.ts";
import type { NamedSpeaker } from "../team/import/named-speakers.ts";
import { type CallSettings, EXTENSIONS, isImportable, openImport } from "../team/import/read-file.ts";
import type { ImportSource } from "../team/import/read-rows.ts";
import { ORGANIZATION } from "./administer.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { type CommandContext, CommandError, commandLine } from "./context.ts";
import { importLines } from "./import-lines.ts";
import { databaseOption, type LocationOptions, openExisting } from "./location.ts";

interface ImportOptions extends LocationOptions {
  organization?: string;
  user?: string;
  startedAt?: string;
  title?: string;
  map?: string;
  internal: string[];
  who: string[];
  replace?: boolean;
  meeting?: string;
  explain?: boolean;
  watch?: boolean;
  dryRun?: boolean;
}

const MAX_SHOWN_PROBLEMS = 20;
const MAX_SHOWN_USERS = 20;
/** Maximum number of jobs to perform right after an import instead of by a worker. */
const MOST_AT_ONCE = 20;
const PROGRESS_ROWS = 50_000;

export function newImportCommand(context: CommandContext, run = runImport): Command {
  return new Command("import")
    .argument("<path>", `a folder, or a file: ${EXTENSIONS.join(", ")}`)
    .addOption(databaseOption())
    .option("--organization <name>", ORGANIZATION)
    .option(
      "--user <user>",
      "owner of meetings without a user among the participants: id or email; optional while there is only one user",
    )
    .option(
      "--internal <name>",
      "name of a speaker of your company who is not a user; repeatable",
      (name, names: string[]) => [...names, name],
      [],
    )
    .option(
      "--started-at <time>",
      "start of a call, if its transcript does not say it, in ISO 8601; UTC without an offset",
    )
    .option("--title <text>", "title of a call, if its transcript does not say it; default: the file name")
    .option(
      "--map <mapping>",
      "paths of the parts in JSON, CSV or XML of another format: speaker=…,text=…,start=…, or a file with them",
    )
    .option(
      "--who <name=address>",
      "identifies a speaker, also for later files; repeatable",
      (who, all: string[]) => [...all, who],
      [],
    )
    .option("--replace", "replace stored calls by those of a corrected file, and produce their reports again")
    .option(
      "--meeting <id>",
      "with --replace: the stored call that the file corrects, if the file does not identify it",
    )
    .option("--explain", "show the format, who is who and why, and what is estimated; store nothing")
    .option("--watch", "import the files of a folder, and new ones until interrupted")
    .option("--dry-run", "check everything, and store nothing")
    .action((path: string, options: ImportOptions) => run(context, path, options));
}

/** Imports a file, or all files of a folder, or reports what is wrong with each row. */
async function runImport(context: CommandContext, path: string, options: ImportOptions): Promise<void> {
  const startedAt = startOf(options.startedAt);
  const mapping = await mappingOf(options.map);
  if (options.meeting !== undefined && !options.replace) throw new CommandError("--meeting needs --replace.");
  const paths = await filesAt(path, options.watch);
  context.saveMemory?.();
  const service = await openExisting(context, options, { isBulk: true });
  try {
    const organization = await chooseOrganization(service.database, options.organization);
    const users = await listTeam(service.database, organization.id);
    const who = await knownSpeakers(service, organization, options, users);
    const importer: Importer = {
      context,
      service,
      organization,
      options,
      users,
      userId: ownerId(users, organization, options),
      settings: { startedAt, title: options.title, mapping, who, meetingId: options.meeting?.toLowerCase() },
      differing: 0,
    };
    if (options.watch) return await watchFiles(importer, path);
    let failures = 0;
    for (const file of paths) if (!(await importFile(importer, file, paths.length > 1))) failures += 1;
    if (failures === 0 && importer.differing === 0) return;
    if (failures === 0)
      throw new CommandError(
        `${countText(importer.differing, "call")} of it ${importer.differing === 1 ? "is" : "are"} stored differently, and ${importer.differing === 1 ? "was" : "were"} left as above. Everything else is imported.`,
      );
    throw new CommandError(
      paths.length === 1
        ? "Nothing was imported. Correct the problems above and try again."
        : `Nothing was imported of ${failures} of ${paths.length} files. Correct the problems above and import the folder again: what is stored stays as it is.`,
    );
  } finally {
    await service.close();
  }
}

/** Speaker names from earlier imports and from this command, which are stored. */
async function knownSpeakers(
  { database }: OpenService,
  { id }: Organization,
  { who, dryRun, explain }: ImportOptions,
  users: readonly User[],
): Promise<NamedSpeaker[]> {
  const { loadSpeakerNames, parseWho, rememberSpeakers } = await import("../team/calls/speaker-names.ts");
  const named = who.map((one) => parseWho(one, users));
  const known = await loadSpeakerNames(database, id);
  if (named.length > 0 && !dryRun && !explain) await database.write(rememberSpeakers(id, named));
  return [...known, ...named];
}

async function watchFiles(importer: Importer, folder: string): Promise<void> {
  const { context } = importer;
  const { watchFolder } = await import("./watch-folder.ts");
  context.note(`svc-server: watching ${folder}; a file that is imported stays there.`);
  await watchFolder(folder, {
    list: () => filesAt(folder, true),
    take: async (path) => void (await importFile(importer, path, true)),
    note: context.note,
    untilStopped: context.untilStopped(),
  });
}

function startOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = parseTime(text);
  if (!time) throw new CommandError(`\`${text}\` is not a time. Expected one such as 2026-11-01T09:30:00Z.`);
  return time.toISOString();
}

/** Reads a mapping from the command line or from a file. */
async function mappingOf(given: string | undefined): Promise<Mapping | undefined> {
  if (given === undefined) return undefined;
  const { parseMapping } = await import("../team/import/formats/mapping.ts");
  const text = given.includes("=")
    ? given
    : await readFile(given, "utf8").catch((error) => Promise.reject(unreadable(given, error)));
  return parseMapping(text);
}

interface Importer {
  context: CommandContext;
  service: OpenService;
  organization: Organization;
  options: ImportOptions;
  users: readonly User[];
  userId: string | undefined;
  settings: CallSettings;
  /** Number of calls that are stored differently, and were left unchanged. */
  differing: number;
}

/** False if the file has problems, which were printed. */
async function importFile(importer: Importer, path: string, isOneOfMany: boolean): Promise<boolean> {
  const { context, service, organization, options, userId } = importer;
  if (options.explain) return explainFile(importer, path);
  const isDryRun = options.dryRun === true;
  const isAsking = context.ask !== undefined && !isOneOfMany && !isDryRun;
  const settings = isAsking ? await asked(importer, context.ask, path) : importer.settings;
  const source = await open(path, settings);
  // Loaded here: it needs validators that no other command does.
  const { importRows } = await import("../team/import/import-rows.ts");
  const target = { orgId: organization.id, userId, internalNames: options.internal };
  const result = await importRows(service, source, target, {
    isDryRun,
    replaces: options.replace === true,
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
  const hasInternal = options.internal.length > 0 || (settings.who ?? []).some(({ isInternal }) => isInternal);
  for (const line of importLines(result, {
    isDryRun,
    name: organization.name,
    path: isOneOfMany ? path : undefined,
    hasInternal,
    isProduced: isAsking,
    location: options,
  }))
    context.print(line);
  if (isAsking && result.jobs > 0) await produceNow(importer);
  importer.differing += result.differing.length;
  return true;
}

/** Asks about a call at the terminal; other rows need no questions. */
async function asked(
  { service, organization, settings, users, context }: Importer,
  ask: CommandContext["ask"],
  path: string,
): Promise<CallSettings> {
  const extension = extname(path).toLowerCase();
  if (!ask || !isImportable(path) || extension === ".ndjson" || extension === ".jsonl") return settings;
  const [{ askAbout }, { rememberSpeakers }] = await Promise.all([
    import("./import-questions.ts"),
    import("../team/calls/speaker-names.ts"),
  ]);
  const content = await readFile(path).catch((error) => Promise.reject(unreadable(path, error)));
  const asking = { ask, note: context.note, service, organization, users };
  const completed = await askAbout(path, content, settings, asking);
  const said = (completed.who ?? []).slice(settings.who?.length ?? 0);
  if (said.length > 0) await service.database.write(rememberSpeakers(organization.id, said));
  return completed;
}

/** Produces the report of a single call at once, if that is quick and nothing else is queued. */
async function produceNow({ context, service, organization, options }: Importer): Promise<void> {
  const { waiting } = await service.jobs.figures();
  if (!service.jobs.scorer.isQuick || waiting > MOST_AT_ONCE)
    return context.print("The running server produces its report.");
  const since = service.now().toISOString();
  await service.jobs.drain();
  const { lastReport } = await import("../team/calls/last-report.ts");
  const report = await lastReport(service.database, { orgId: organization.id, since });
  context.print(report ?? "No report could be made. Its call on the dashboard says why.");
  context.print(`Read it on the dashboard; this prints a link to it: ${commandLine("dashboard", options)}`);
}

async function explainFile({ context, settings, users }: Importer, path: string): Promise<boolean> {
  const [{ explainLines }, { readCalls, readImportFile }] = await Promise.all([
    import("./import-explain.ts"),
    import("../team/import/read-file.ts"),
  ]);
  const content = await readFile(path).catch((error) => Promise.reject(unreadable(path, error)));
  const read = await readCalls(path, content, settings);
  const epoch = new Date(0).toISOString();
  const { rows, problems } = await readImportFile(path, content, { ...settings, startElse: epoch });
  if ("file" in read) context.print(`Format: the service's own lists. Check them with --dry-run.`);
  else if (!("problem" in read) && problems.length === 0)
    for (const line of explainLines(read, rows, users)) context.print(line);
  if (problems.length > 0) showProblems(context, path, problems);
  return problems.length === 0;
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

/** The file, or all files in a folder and its subfolders, sorted by name. */
async function filesAt(path: string, isWatched = false): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) {
      if (isWatched) throw new CommandError(`${path} is a file. --watch needs a folder.`);
      return [path];
    }
    const entries = await readdir(path, { recursive: true });
    const files = entries.filter(isImportable).sort();
    if (files.length > 0 || isWatched) return files.map((name) => join(path, name));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw unreadable(path, error);
  }
  throw new CommandError(`The folder ${path} has no file that can be imported: ${EXTENSIONS.join(", ")}.`);
}

function ownerId(users: readonly User[], { name }: Organization, { user }: ImportOptions): string | undefined {
  if (user === undefined) return users.length === 1 ? users[0]?.id : undefined;
  const wanted = user.toLowerCase();
  const found = users.find((other) => other.id === wanted || other.email.toLowerCase() === wanted);
  if (found) return found.id;
  throw new CommandError(`${name} has no user \`${user}\`. List its users.`, "users list");
}

async function recordImport(
  { database, ids, now, keys }: OpenService,
  { id }: Organization,
  result: Exclude<ImportResult, { problems: string[] }>,
): Promise<void> {
  const admin: Administration = { database, ids, now, keys, actor: "command line" };
  const { matched, unmatched, undecided, differing, calls, withoutTemplate, ...counts } = result;
  await database.write([auditWrite(admin, { org_id: id, action: "import", subject: id, details: counts })]);
}

function showProblems(context: CommandContext, path: string | undefined, problems: readonly string[]): void {
  if (path !== undefined) context.note(`${path}:`);
  for (const problem of problems.slice(0, MAX_SHOWN_PROBLEMS)) context.note(`  ${problem}`);
  const left = problems.length - MAX_SHOWN_PROBLEMS;
  if (left > 0) context.note(`  and ${left} more`);
}

async function nameUsers({ context, service, organization, options }: Importer): Promise<void> {
  const users = await listTeam(service.database, organization.id);
  const named = users.slice(0, MAX_SHOWN_USERS).map(({ name, email }) => `${name} <${email}>`);
  if (users.length > MAX_SHOWN_USERS) named.push("…");
  context.note(`  The users of ${organization.name} are: ${named.join(", ")}`);
  context.note(`  Add others with: ${commandLine("users add", options)}`);
}

function unreadable(path: string, error: unknown): CommandError {
  return new CommandError(`The file ${path} cannot be read: ${reasonOf(error)}. Check its path and its permissions.`);
}

/** Reason from the operating system: `no such file or directory (ENOENT)`. */
function reasonOf(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException;
  const [, text] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return text === undefined ? String(error) : `${text} (${code})`;
}
