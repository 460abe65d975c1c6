/**
 * The vocabulary of the command line in one place: command aliases, flags of other CLIs, and earlier forms, from which suggestions and
 * warnings are made.
 */

/** Global flags that take a value: needed to find the command without parsing everything. */
export const VALUE_FLAGS: readonly string[] = ["--profile", "--base-url", "--timeout", "--retries", "--copy"];

/** Aliases: commands as users of other CLIs type them, and the command that runs. */
export const COMMAND_WORDS: ReadonlyMap<string, string> = new Map([
  ["meeting", "meetings"],
  ["calls", "meetings"],
  ["template", "templates"],
  ["insight", "insights"],
  ["teams", "team"],
  ["profiles", "profile"],
  ["person", "people"],
  ["user", "people"],
  ["users", "people"],
  ["session", "roleplay"],
  ["sessions", "roleplay"],
  ["roleplays", "roleplay"],
  ["stats", "team stats"],
  ["trend", "team trend"],
  ["weekly", "report weekly"],
  ["search", "meetings search"],
  ["people list", "people"],
  ["team list", "people"],
  ["team members", "people"],
  ["team people", "people"],
  ["report list", "reports list"],
  ["report get", "reports get"],
  ["report verify", "reports verify"],
  ["reports weekly", "report weekly"],
  ["report schema", "schema report weekly"],
  ["reports person", "report person"],
  ["roleplay sessions", "roleplay list"],
  ["export roleplay", "export sessions"],
]);

/** Other CLIs' names for a subcommand: suggested, not run. */
export const SIBLING_COMMANDS: ReadonlyMap<string, string> = new Map([
  ["show", "get"],
  ["view", "get"],
  ["ls", "list"],
  ["add", "create"],
  ["new", "create"],
  ["rm", "delete"],
  ["remove", "delete"],
]);

/** Commands that have another place in other CLIs: suggested. */
export const COMMANDS_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["login", "svc auth login"],
  ["logout", "svc auth logout"],
  ["whoami", "svc auth status"],
  ["version", "svc --version"],
]);

/** Other CLIs' and other commands' names for a flag, after the command if it is for one only: suggested. */
export const FLAGS_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["-q", "--jq"],
  ["--query", "--jq"],
  ["--with-token", "--key-stdin"],
  ["--token", "--key-stdin"],
  ["--template", "--jq"],
  ["--format", "-o"],
  ["--per-page", "--limit"],
  ["--page-size", "--limit"],
  ["--limit", "--max-items"],
  ["--period", "--last"],
  ["stats --week", "svc report weekly --week"],
  ["stats --month", "svc report weekly --month"],
  ["stats --from", "svc report weekly --from"],
  ["stats --to", "svc report weekly --to"],
  ["--since", "--from"],
  ["--until", "--to"],
  ["--print", "--dry-run"],
  ["--overwrite", "--force"],
  ["--replace", "--force"],
]);

/** A flag's earlier form, which works for one more minor version. */
interface EarlierFlag {
  /** Beginning of the command. */
  command: string;
  earlier: string;
  now: string;
  /** The values that had the earlier meaning; default all. */
  means?: (value: string) => boolean;
  /** An accepted alias of the current flag. */
  isRight?: true;
}

const EXPORT_FORMATS: ReadonlySet<string> = new Set(["ndjson", "csv", "json"]);
const isNoFormat = (value: string): boolean => !EXPORT_FORMATS.has(value);
/** `--to` also takes a date, which never looks like a path. */
const isPath = (value: string): boolean => value === "-" || /[\\/=]|\.[a-z]+$/i.test(value);

/** Every earlier form; a warning on standard error names the current one. */
export const EARLIER_FLAGS: readonly EarlierFlag[] = [
  { command: "export", earlier: "-o", now: "--out", means: isNoFormat },
  { command: "export", earlier: "--output", now: "--out", means: isNoFormat },
  { command: "export", earlier: "--to", now: "--out", means: isPath, isRight: true },
  { command: "report", earlier: "--to", now: "--out", means: isPath, isRight: true },
  { command: "export", earlier: "--format", now: "-o" },
  { command: "export", earlier: "--restart", now: "--force" },
  { command: "templates export", earlier: "--overwrite", now: "--force" },
  { command: "templates apply", earlier: "--overwrite", now: "--force" },
  { command: "templates lint", earlier: "--all", now: "--every" },
  { command: "reports verify", earlier: "--all", now: "--every" },
  { command: "ci init", earlier: "--print", now: "--dry-run" },
  { command: "browse", earlier: "--no-browser", now: "--dry-run" },
  { command: "mcp install", earlier: "--print", now: "--dry-run" },
  { command: "mcp install", earlier: "--replace", now: "--force" },
  { command: "mcp install", earlier: "--all", now: "--every" },
  { command: "mcp uninstall", earlier: "--all", now: "--every" },
];

/** Default of `--concurrency`, for commands that read many objects. */
export const DEFAULT_CONCURRENCY = 4;
