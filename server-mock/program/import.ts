import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Command } from "commander";
import { countText, formatCount } from "../../core/words/count-text.ts";
import type { OpenService } from "../library/service.ts";
import type { Organization, User } from "../records/resources.ts";
import { auditWrite } from "../team/administration/audit.ts";
import { findUser, listTeam } from "../team/administration/users.ts";
import { loadSpeakerNames, parseWho, rememberSpeakers } from "../team/calls/speaker-names.ts";
import type { Mapping } from "../team/import/formats/mapping.ts";
import type { NamedSpeaker } from "../team/import/named-speakers.ts";
import {
  type CallSettings,
  EXTENSIONS,
  isImportable,
  isStreamed,
  openImport,
  readCalls,
  rowsOf,
} from "../team/import/read-file.ts";
import { ORGANIZATION } from "./administer.ts";
import { ADD_USER } from "./advised-commands.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { type CommandContext, CommandError, commandLine } from "./context.ts";
import { importLines } from "./import-lines.ts";
import { databaseOption, type LocationOptions, openExisting } from "./location.ts";
import { parseRepeated, parseStart } from "./parse-options.ts";
import { unreadable } from "./unreadable.ts";

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

export function newImportCommand(context: CommandContext): Command {
  return new Command("import")
    .argument("<path>", `a folder, or a file: ${EXTENSIONS.join(", ")}`)
    .addOption(databaseOption())
    .option("--organization <name>", ORGANIZATION)
    .option(
      "--user <user>",
      "owner of meetings without a user among the participants: id or email; optional while there is only one user",
    )
    .option("--internal <name>", "name of a speaker of your company who is not a user; repeatable", parseRepeated, [])
    .option(
      "--started-at <time>",
      "start of the call in ISO 8601, UTC without an offset; default: what its transcript or its name says",
      parseStart,
    )
    .option("--title <text>", "title of the call; default: what its transcript says, or the file name")
    .option(
      "--map <mapping>",
      "paths of the parts in JSON, CSV or XML of another format: speaker=…,text=…,start=…, or a file with them",
    )
    .option("--who <name=address>", "identifies a speaker, also for later files; repeatable", parseRepeated, [])
    .option("--replace", "replace stored calls by those of a corrected file, and produce their reports again")
    .option(
      "--meeting <id>",
      "with --replace: the stored call that the file corrects, if the file does not identify it",
    )
    .option("--explain", "show the format, who is who and why, and what is estimated; store nothing")
    .option("--watch", "import the files of a folder, and new ones until interrupted")
    .option("--dry-run", "check everything, and store nothing")
    .action((path: string, options: ImportOptions) => runImport(context, path, options));
}

/** Options about one call. */
const ABOUT_ONE = { startedAt: "--started-at", title: "--title", meeting: "--meeting" } as const;

/** Imports a file, or all files of a folder, or reports what is wrong with each row. */
async function runImport(context: CommandContext, path: string, options: ImportOptions): Promise<void> {
  const mapping = await mappingOf(options.map);
  if (options.meeting !== undefined && !options.replace) throw new CommandError("--meeting needs --replace.");
  const paths = await filesAt(path, options.watch);
  const isFolder = paths[0] !== path;
  const [odd] = Object.entries(ABOUT_ONE).filter(([name]) => options[name as keyof typeof ABOUT_ONE] !== undefined);
  if (isFolder && odd)
    throw new CommandError(
      `${odd[1]} is about one call, and ${path} is a folder. Import the file of the call by itself.`,
    );
  context.saveMemory?.();
  const service = await openExisting(context, options, { isBulk: true });
  try {
    const organization = await chooseOrganization(service.database, options.organization);
    const users = await listTeam(service.database, organization.id);
    const named = options.who.map((one) => parseWho(one, users));
    await ownerId(service, organization, options);
    if (named.length > 0 && !options.dryRun && !options.explain)
      await service.database.write(rememberSpeakers(organization.id, named));
    const importer: Importer = { context, service, organization, options, isFolder, named, mapping, differing: 0 };
    if (options.watch) return await watchFiles(importer, path);
    let failures = 0;
    for (const file of paths) if (!(await importFile(importer, file))) failures += 1;
    const { differing } = importer;
    if (failures > 0)
      throw new CommandError(
        isFolder
          ? `Nothing was imported of ${failures} of ${paths.length} files. Correct the problems above and import the folder again: what is stored stays as it is.`
          : "Nothing was imported. Correct the problems above and try again.",
      );
    if (differing > 0)
      throw new CommandError(
        `${countText(differing, "call")} ${differing === 1 ? "is" : "are"} stored differently, as said above.${options.dryRun ? "" : " Everything else is imported."}`,
      );
  } finally {
    await service.close();
  }
}

async function watchFiles(importer: Importer, folder: string): Promise<void> {
  const { context } = importer;
  const { watchFolder } = await import("./watch-folder.ts");
  context.note(`svc-server: watching ${folder}; a file that is imported stays there.`);
  await watchFolder(folder, {
    list: () => filesAt(folder, true),
    take: async (path) => void (await importFile(importer, path)),
    note: context.note,
    untilStopped: context.untilStopped(),
  });
}

/** Reads a mapping from the command line or from a file. */
async function mappingOf(given: string | undefined): Promise<Mapping | undefined> {
  if (given === undefined) return undefined;
  const { parseMapping } = await import("../team/import/formats/mapping.ts");
  const text = given.includes("=") ? given : await readFile(given, "utf8").catch(unreadable(given));
  return parseMapping(text);
}

interface Importer {
  context: CommandContext;
  service: OpenService;
  organization: Organization;
  options: ImportOptions;
  isFolder: boolean;
  /** Speakers that the command line names. */
  named: readonly NamedSpeaker[];
  mapping: Mapping | undefined;
  /** Number of calls that are stored differently, and were left unchanged. */
  differing: number;
}

/** Imports a file; false if it has problems, which were printed. */
async function importFile(importer: Importer, path: string): Promise<boolean> {
  try {
    if (!isImportable(path))
      throw new CommandError(
        `The file extension ${extname(path) || "(none)"} is not supported. Use one of ${EXTENSIONS.join(", ")}.`,
      );
    return await (importer.options.explain ? explainFile : storeFile)(importer, path);
  } catch (error) {
    if (!importer.isFolder || !(error instanceof CommandError)) throw error;
    showProblems(importer, path, [error.message]);
    return false;
  }
}

/** Users and names of speakers as they are now: a watched folder is read for days. */
async function settingsOf({ service, organization, options, named, mapping }: Importer) {
  const { startedAt, title, meeting } = options;
  const who = [...(await loadSpeakerNames(service.database, organization.id)), ...named];
  const settings: CallSettings = { startedAt, title, mapping, who, meetingId: meeting?.toLowerCase() };
  return { settings, users: await listTeam(service.database, organization.id) };
}

async function storeFile(importer: Importer, path: string): Promise<boolean> {
  const { context, service, organization, options, isFolder } = importer;
  const isDryRun = options.dryRun === true;
  const isAsking = context.ask !== undefined && !isFolder && !isDryRun;
  const known = await settingsOf(importer);
  const settings = isAsking && !isStreamed(path) ? await asked(importer, known, path) : known.settings;
  const source = await openImport(path, settings).catch(unreadable(path));
  // Loaded here: it needs validators that no other command does.
  const { importRows } = await import("../team/import/import-rows.ts");
  const otherwiseId = await ownerId(service, organization, options);
  const target = { orgId: organization.id, userId: undefined, otherwiseId, internalNames: options.internal };
  const result = await importRows(service, source, target, {
    isDryRun,
    replaces: options.replace === true,
    audit: (details) =>
      auditWrite(
        { ...service, actor: "command line" },
        { org_id: target.orgId, action: "import", subject: target.orgId, details },
      ),
    onProgress: (rows) => {
      if (rows % PROGRESS_ROWS === 0) context.note(`svc-server: ${formatCount(rows)} rows`);
    },
  });
  if ("problems" in result) {
    showProblems(importer, path, result.problems);
    if (result.problems.some((problem) => problem.includes(": no owner: "))) nameUsers(importer, known.users);
    return false;
  }
  const hasInternal = options.internal.length > 0 || (settings.who ?? []).some(({ isInternal }) => isInternal);
  for (const line of importLines(result, {
    isDryRun,
    name: organization.name,
    path: isFolder ? path : undefined,
    hasInternal,
    isProduced: isAsking,
    location: options,
  }))
    context.print(line);
  if (isAsking && result.jobs > 0) await produceNow(importer);
  importer.differing += result.differing.length;
  return true;
}

/** Asks about a call at the terminal. */
async function asked(
  { service, organization, context }: Importer,
  { settings, users }: Awaited<ReturnType<typeof settingsOf>>,
  path: string,
): Promise<CallSettings> {
  const { ask, note } = context;
  if (!ask) return settings;
  const { askAbout } = await import("./import-questions.ts");
  const content = await readFile(path).catch(unreadable(path));
  const completed = await askAbout(path, content, settings, { ask, note, service, organization, users });
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

async function explainFile(importer: Importer, path: string): Promise<boolean> {
  const { context } = importer;
  const { settings, users } = await settingsOf(importer);
  const read = isStreamed(path)
    ? undefined
    : await readCalls(path, await readFile(path).catch(unreadable(path)), settings);
  if (read && "file" in read && read.file.problems.length > 0) {
    showProblems(importer, path, read.file.problems);
    return false;
  }
  if (!read || "file" in read) {
    context.print("Format: the service's own lists. Check them with --dry-run.");
    return true;
  }
  const { rows, problems } = rowsOf(read, path, { ...settings, startElse: new Date(0).toISOString() });
  if ("problem" in read || problems.length > 0) {
    showProblems(importer, path, problems);
    return false;
  }
  const { explainLines } = await import("./import-explain.ts");
  for (const line of explainLines(read, rows, users)) context.print(line);
  return true;
}

/** The file, or all files in a folder and its subfolders, sorted by name; hidden ones are skipped. */
async function filesAt(path: string, isWatched = false): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) {
      if (isWatched) throw new CommandError(`${path} is a file. --watch needs a folder.`);
      return [path];
    }
    // Unlike entries with their types, names include those of linked folders.
    const names = (await readdir(path, { recursive: true })).filter((name) => !/(^|[\\/])\./.test(name));
    const found = names.filter(isImportable).map((name) => join(path, name));
    const isFolder = await Promise.all(
      found.map((file) =>
        stat(file).then(
          (one) => one.isDirectory(),
          () => false,
        ),
      ),
    );
    const files = found.filter((_, index) => !isFolder[index]);
    if (files.length > 0 || isWatched) return files.sort();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    return unreadable(path)(error);
  }
  throw new CommandError(`The folder ${path} has no file that can be imported: ${EXTENSIONS.join(", ")}.`);
}

/** Owner of calls in which no user takes part. */
async function ownerId({ database }: OpenService, { id }: Organization, { user }: ImportOptions) {
  if (user !== undefined) return (await findUser(database, id, user)).id;
  const [only, ...others] = await listTeam(database, id);
  return others.length === 0 ? only?.id : undefined;
}

function showProblems({ context, isFolder }: Importer, path: string, problems: readonly string[]): void {
  if (isFolder) context.note(`${path}:`);
  for (const problem of problems.slice(0, MAX_SHOWN_PROBLEMS))
    context.note(`  ${isFolder && problem.startsWith(`${path}: `) ? problem.slice(path.length + 2) : problem}`);
  const left = problems.length - MAX_SHOWN_PROBLEMS;
  if (left > 0) context.note(`  and ${left} more`);
}

function nameUsers({ context, organization, options }: Importer, users: readonly User[]): void {
  const named = users.slice(0, MAX_SHOWN_USERS).map(({ name, email }) => `${name} <${email}>`);
  if (users.length > MAX_SHOWN_USERS) named.push("…");
  context.note(`  The users of ${organization.name} are: ${named.join(", ")}`);
  context.note(`  Add others with: ${commandLine(ADD_USER, options)}`);
}
