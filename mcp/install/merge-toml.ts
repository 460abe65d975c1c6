import { parse, stringify } from "smol-toml";
import { UsageError } from "../errors/usage-error.ts";
import { isRecord } from "../text/is-record.ts";
import type { ServerEntry } from "./server-entry.ts";

/** The servers of a TOML configuration, by name. @throws UsageError when it is not valid TOML */
export function readTomlServers(text: string, member: string): Record<string, unknown> {
  const servers = parseToml(text)[member] ?? {};
  if (!isRecord(servers)) throw new UsageError(`\`${member}\` in the configuration is not a table. Fix it manually.`);
  return servers;
}

/** Adds a server at the end; what is there stays as it is, comments too. */
export function addTomlServer(
  text: string,
  member: string,
  { name, entry }: { name: string; entry: ServerEntry },
): string {
  const { command, args, env, env_vars: forwarded } = entry;
  const hasEnv = Object.keys(env).length > 0;
  const table = { command, args, ...(forwarded ? { env_vars: forwarded } : {}), ...(hasEnv ? { env } : {}) };
  const block = stringify({ [member]: { [name]: table } });
  const before = text.trim() === "" ? "" : `${text.replace(/\s*$/, "")}\n\n`;
  return verify(`${before}${block.trim()}\n`, text, { member, name, expected: table });
}

/** Removes a server with its own tables; everything else stays as it is. */
export function removeTomlServer(text: string, member: string, name: string): string {
  const key = `(?:${escapePattern(name)}|"${escapePattern(name)}"|'${escapePattern(name)}')`;
  const own = new RegExp(`^\\s*\\[\\s*${escapePattern(member)}\\s*\\.\\s*${key}\\s*(?:\\.[^\\]]*)?\\]`);
  const kept: string[] = [];
  let isOwn = false;
  for (const line of text.split("\n")) {
    if (/^\s*\[/.test(line)) isOwn = own.test(line);
    if (!isOwn) kept.push(line);
  }
  return verify(kept.join("\n").replace(/\n{3,}/g, "\n\n"), text, { member, name, expected: undefined });
}

interface Expectation {
  member: string;
  name: string;
  expected: unknown;
}

/** Compares what the edit made with what it should have made: a file that is written in an unusual way is left alone. */
function verify(edited: string, text: string, { member, name, expected }: Expectation): string {
  const before = parseToml(text);
  const { [name]: _, ...others } = isRecord(before[member]) ? before[member] : {};
  const servers = expected === undefined ? others : { ...others, [name]: expected };
  const { [member]: __, ...rest } = before;
  const wanted = Object.keys(servers).length > 0 ? { ...rest, [member]: servers } : rest;
  const { [member]: after, ...afterRest } = parseToml(edited);
  const got = isRecord(after) && Object.keys(after).length > 0 ? { ...afterRest, [member]: after } : afterRest;
  if (sorted(got) === sorted(wanted)) return edited;
  throw new UsageError(
    "The configuration is written in a way that cannot be edited safely. Edit it manually, with --print.",
  );
}

function parseToml(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch {
    throw new UsageError(
      "The configuration is not valid TOML, so it was left alone. Fix it, or use --print and add the entry manually.",
    );
  }
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isRecord(member) ? Object.fromEntries(Object.entries(member).sort(([one], [two]) => (one < two ? -1 : 1))) : member,
  );

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
