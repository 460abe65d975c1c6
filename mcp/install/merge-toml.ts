import { parse, stringify } from "smol-toml";
import { isRecord } from "../../core/formats/is-record.ts";
import { UsageError } from "../errors/usage-error.ts";
import type { ServerEntry } from "./server-entry.ts";

/** The servers of a TOML configuration, by name. @throws UsageError when it is not valid TOML */
export function readTomlServers(text: string, member: string): Record<string, unknown> {
  const servers = parseToml(text)[member] ?? {};
  if (!isRecord(servers)) throw new UsageError(`\`${member}\` in the configuration is not a table. Fix it manually.`);
  return servers;
}

/** Adds a server at the end, or to the inline table of servers; everything else is preserved, to the byte. */
export function addTomlServer(
  text: string,
  member: string,
  { name, entry }: { name: string; entry: ServerEntry },
): string {
  const { command, args, env, env_vars: forwarded } = entry;
  const hasEnv = Object.keys(env).length > 0;
  const table = { command, args, ...(forwarded ? { env_vars: forwarded } : {}), ...(hasEnv ? { env } : {}) };
  return verify(addTable(text, member, { name, table }), text, { member, name, expected: table });
}

interface NamedTable {
  name: string;
  table: Record<string, unknown>;
}

function addTable(text: string, member: string, { name, table }: NamedTable): string {
  const inline = inlineTable(member);
  if (inline.test(text)) {
    return text.replace(inline, (_, open: string, inner: string, close: string) => {
      const before = inner.trim() === "" ? "" : `${inner.trimEnd()},`;
      return `${open}${before} ${JSON.stringify(name)} = ${inlineText(table)}${close}`;
    });
  }
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const block = stringify({ [member]: { [name]: table } })
    .trim()
    .replaceAll("\n", eol);
  if (text !== "" && !text.endsWith("\n")) return `${text}${eol}${eol}${block}`;
  return `${text}${text === "" ? "" : eol}${block}${eol}`;
}

/** The line of an inline table: its opening, content and closing. */
const inlineTable = (member: string): RegExp =>
  new RegExp(
    `^([ \\t]*${escapePattern(member)}[ \\t]*=[ \\t]*\\{)(.*?)([ \\t]*\\}[ \\t]*(?:#[^"'\\r\\n]*)?)(?=\\r?$)`,
    "m",
  );

/** A value on one line. JSON strings are valid TOML. */
const inlineText = (value: unknown): string =>
  isRecord(value)
    ? `{ ${Object.entries(value)
        .map(([key, member]) => `${JSON.stringify(key)} = ${inlineText(member)}`)
        .join(", ")} }`
    : JSON.stringify(value);

/**
 * Removes a server with its tables; everything else is preserved. Restores the text from before the server was added, if adding it again
 * would give the current text.
 */
export function removeTomlServer(text: string, member: string, name: string): string {
  const table = readTomlServers(text, member)[name];
  if (!isRecord(table)) return text;
  const restored = [...withoutBlock(text, member, { name, table }), withoutInline(text, { name, table })].find(
    (candidate) => addTable(candidate, member, { name, table }) === text,
  );
  return restored ?? verify(withoutTables(text, member, name), text, { member, name, expected: undefined });
}

/** The text without the block that {@link addTable} adds at the end. */
function withoutBlock(text: string, member: string, named: NamedTable): string[] {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const block = addTable("", member, named).trimEnd().replaceAll("\n", eol);
  const end = text.endsWith(eol) ? text.length - eol.length : text.length;
  if (!text.slice(0, end).endsWith(block)) return [];
  const before = text.slice(0, end - block.length);
  return ["", eol, `${eol}${eol}`]
    .filter((separator) => before.endsWith(separator))
    .map((separator) => before.slice(0, before.length - separator.length));
}

const withoutInline = (text: string, { name, table }: NamedTable): string =>
  text.replace(new RegExp(`,? ${escapePattern(`${JSON.stringify(name)} = ${inlineText(table)}`)}`), "");

function withoutTables(text: string, member: string, name: string): string {
  const key = `(?:${escapePattern(name)}|"${escapePattern(name)}"|'${escapePattern(name)}')`;
  const own = new RegExp(`^\\s*\\[\\s*${escapePattern(member)}\\s*\\.\\s*${key}\\s*(?:\\.[^\\]]*)?\\]`);
  let isOwn = false;
  const kept = text.split("\n").filter((line) => {
    if (/^\s*\[/.test(line)) isOwn = own.test(line);
    return !isOwn;
  });
  return kept.join("\n");
}

interface Expectation {
  member: string;
  name: string;
  expected: unknown;
}

/** Verifies the result of the edit by parsing it, so that an unusually formatted file is left unchanged. */
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
    "The configuration is written in a way that cannot be edited safely. Edit it manually, with --dry-run.",
  );
}

function parseToml(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch {
    throw new UsageError(
      "The configuration is not valid TOML, so it was left alone. Fix it, or use --dry-run and add the entry manually.",
    );
  }
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isRecord(member) ? Object.fromEntries(Object.entries(member).sort(([one], [two]) => (one < two ? -1 : 1))) : member,
  );

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
