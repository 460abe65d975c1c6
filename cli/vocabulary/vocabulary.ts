/**
 * The one vocabulary of the command line: which words mean which command, which flag every command has for a thing, and what was
 * said before. Flags, hints and warnings come from here.
 */

/** Global flags that take a value: needed to find the command without parsing everything. */
export const VALUE_FLAGS: readonly string[] = ["--profile", "--base-url", "--timeout", "--retries", "--copy"];

/** Commands as users of other CLIs, or readers of this one's help, type them, and ours: they run as that. */
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

/** Names that other CLIs have for a command beside those that exist: suggested, not run. */
export const SIBLING_COMMANDS: ReadonlyMap<string, string> = new Map([
  ["show", "get"],
  ["view", "get"],
  ["ls", "list"],
  ["add", "create"],
  ["new", "create"],
  ["rm", "delete"],
  ["remove", "delete"],
]);

/** Commands that other CLIs have elsewhere: suggested. */
export const COMMANDS_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["login", "svc auth login"],
  ["logout", "svc auth logout"],
  ["whoami", "svc auth status"],
  ["version", "svc --version"],
]);

/** Flags that other CLIs, or other commands, have under another name, of one command after its name: suggested. */
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

/** A flag's earlier form, which works a minor version longer. */
interface EarlierFlag {
  /** Beginning of the command. */
  command: string;
  earlier: string;
  now: string;
  /** Which values were meant that way; all unless given. */
  means?: (value: string) => boolean;
  /** Another word for the present flag, which is right where it means that. */
  isRight?: true;
}

const EXPORT_FORMATS: ReadonlySet<string> = new Set(["ndjson", "csv", "json"]);
const isNoFormat = (value: string): boolean => !EXPORT_FORMATS.has(value);
/** `--to` is a date, too, which never looks like these. */
const isPath = (value: string): boolean => value === "-" || /[\\/=]|\.[a-z]+$/i.test(value);

/** Every earlier form: one line on standard error says the present one. */
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

/** The requests in flight where a command asks for many objects, unless `--concurrency` says otherwise. */
export const DEFAULT_CONCURRENCY = 4;
