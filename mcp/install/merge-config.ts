import { isRecord } from "../../core/formats/is-record.ts";
import type { Assistant } from "./assistants.ts";
import { addJsonServer, readJsonServers, removeJsonServer } from "./merge-json.ts";
import { addTomlServer, readTomlServers, removeTomlServer } from "./merge-toml.ts";
import { isFilledIn, type Question, type ServerEntry } from "./server-entry.ts";

type Layout = Pick<Assistant, "format" | "member">;

/** The entry that a configuration should have. */
export interface Wanted extends Layout {
  name: string;
  entry: ServerEntry;
  questions: readonly Question[];
  /** Whether an entry of the same name may be replaced. */
  replace?: boolean;
}

/** The byte order mark that some editors begin a file with; empty without one. */
const markOf = (text: string): string => (text.startsWith("\ufeff") ? "\ufeff" : "");

/** The changed configuration, or why it was left unchanged. */
export type Merge =
  | { outcome: "added" | "replaced"; text: string }
  | { outcome: "present" }
  | { outcome: "differs"; variables: string[] }
  | { outcome: "taken" };

/**
 * Adds an entry to a configuration and preserves everything else; an entry of the same name is replaced only on request.
 *
 * @throws UsageError if the file has an unexpected form
 */
export function mergeConfig(current: string, wanted: Wanted): Merge {
  const { name, entry, replace = false } = wanted;
  const mark = markOf(current);
  const text = current.slice(mark.length);
  const servers = readServers(text, wanted);
  if (!Object.hasOwn(servers, name)) return { outcome: "added", text: mark + addServer(text, wanted) };
  const comparison = compare(servers[name], entry);
  if (comparison.outcome === "present" || !replace) return comparison;
  return { outcome: "replaced", text: mark + addServer(removeServer(text, wanted), wanted) };
}

/** The configuration without an entry; undefined if it has none of that name. */
export function removeFromConfig(current: string, wanted: Layout & { name: string }): string | undefined {
  const mark = markOf(current);
  const text = current.slice(mark.length);
  return Object.hasOwn(readServers(text, wanted), wanted.name) ? mark + removeServer(text, wanted) : undefined;
}

const readServers = (text: string, { format, member }: Layout): Record<string, unknown> =>
  format === "json" ? readJsonServers(text, member) : readTomlServers(text, member);

const addServer = (text: string, wanted: Wanted): string =>
  wanted.format === "json" ? addJsonServer(text, wanted.member, wanted) : addTomlServer(text, wanted.member, wanted);

const removeServer = (text: string, { format, member, name }: Layout & { name: string }): string =>
  format === "json" ? removeJsonServer(text, member, name) : removeTomlServer(text, member, name);

/** Whether an entry starts the same server in the same way, and which variables differ. Placeholders match anything. */
function compare(present: unknown, { command, args, env }: ServerEntry): Merge {
  if (!isRecord(present) || present["command"] !== command) return { outcome: "taken" };
  if (JSON.stringify(present["args"]) !== JSON.stringify(args)) return { outcome: "taken" };
  const presentEnv = isRecord(present["env"]) ? present["env"] : {};
  const differing = Object.entries(env).filter(([name, value]) => isFilledIn(value) && presentEnv[name] !== value);
  // A key in the file that the new entry does not need should be removed.
  const leftOver = Object.keys(presentEnv).filter((name) => name.startsWith("SERVICE_") && !Object.hasOwn(env, name));
  if (differing.length + leftOver.length === 0) return { outcome: "present" };
  return { outcome: "differs", variables: [...differing.map(([name]) => name), ...leftOver] };
}
