import { AdministrationError } from "../../administration/administration.ts";
import { UNITS, type Unit } from "./json-values.ts";

/** Paths of the parts of a call in any JSON or CSV. */
export interface Mapping {
  /** Path of the list of calls; without it, the file is one call. The other paths are relative to a call. */
  calls?: string;
  speaker?: string;
  text: string;
  start?: string;
  end?: string;
  /** Email address of the speaker. */
  email?: string;
  id?: string;
  title?: string;
  started_at?: string;
  /** Unit of numeric times; seconds by default. */
  unit?: Unit;
}

const KEYS = ["calls", "speaker", "text", "start", "end", "email", "id", "title", "started_at", "unit"] as const;

/** Parses `speaker=turns[].who,text=turns[].said`, also one per line in a file, or the same as a JSON object. */
export function parseMapping(text: string): Mapping {
  const entries = text.trimStart().startsWith("{") ? entriesOfJson(text) : entriesOfText(text);
  const mapping: Record<string, string> = {};
  for (const [key, value] of entries) {
    if (!KEYS.some((known) => known === key))
      throw new AdministrationError(`\`${key}\` is not a part of a mapping. Parts are ${KEYS.join(", ")}.`);
    if (key === "unit" && !Object.hasOwn(UNITS, value))
      throw new AdministrationError(`The unit \`${value}\` is unknown. Use ${Object.keys(UNITS).join(", ")}.`);
    mapping[key] = value;
  }
  if (mapping["text"] === undefined)
    throw new AdministrationError(
      "A mapping needs at least text=…, the path of the words, such as text=segments[].text",
    );
  return mapping as unknown as Mapping;
}

function entriesOfText(text: string): [string, string][] {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  return parts.filter((part) => part !== "" && !part.startsWith("#")).map(entryOf);
}

function entryOf(part: string): [string, string] {
  const at = part.indexOf("=");
  if (at < 1) throw new AdministrationError(`\`${part}\` is not a part of a mapping. Write it as text=segments[].text`);
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

function entriesOfJson(text: string): [string, string][] {
  let parsed: object;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new AdministrationError("The mapping begins with { and is not valid JSON.");
  }
  return Object.entries(parsed).map(([key, value]) => [key, String(value)]);
}

/** Prints a mapping as `--map` takes it. */
export function printMapping(mapping: Mapping): string {
  return KEYS.flatMap((key) => (mapping[key] === undefined ? [] : [`${key}=${mapping[key]}`])).join(",");
}
