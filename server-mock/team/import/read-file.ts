import { access, constants, readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { countText } from "../../../core/words/count-text.ts";
import { measureJson } from "../../api/validate/read-body.ts";
import { decodeText } from "./decode-text.ts";
import type { Mapping } from "./formats/mapping.ts";
import { readMapped } from "./formats/read-mapped.ts";
import { readTextTranscript } from "./formats/read-text-transcript.ts";
import { readSubRip, readWebVtt } from "./formats/read-web-vtt.ts";
import { FORMAT_NAMES, type Recognized, recognizeJson } from "./formats/recognize-json.ts";
import type { SpokenCall } from "./formats/spoken-call.ts";
import { suggestMapping } from "./formats/suggest-mapping.ts";
import {
  type ImportFile,
  type ImportSource,
  isOwnJson,
  jsonIn,
  LISTS,
  readParsed,
  sourceOf,
  streamLines,
} from "./read-rows.ts";
import { type CallContext, spokenRows } from "./spoken-rows.ts";

const TRANSCRIPTS = [".vtt", ".srt", ".txt", ".docx"];
/** Extensions that a mapping can read. */
const MAPPED = [".csv", ".tsv", ".ttml", ".xml"];
/** Extensions that can be imported. */
export const EXTENSIONS: readonly string[] = [".json", ".ndjson", ".jsonl", ...TRANSCRIPTS, ...MAPPED];

/** Reports whether a file is read row by row, so that it may be of any size. */
export function isStreamed(path: string): boolean {
  return [".ndjson", ".jsonl"].includes(extname(path).toLowerCase());
}

/** Reports whether a file in a folder is imported. */
export function isImportable(path: string): boolean {
  return EXTENSIONS.includes(extname(path).toLowerCase());
}

/** Settings of the importing person, for what a call's file does not contain. */
export interface CallSettings
  extends Pick<CallContext, "startedAt" | "title" | "startAdvice" | "startElse" | "who" | "meetingId"> {
  /** Paths of the parts of a call, for an unknown format. */
  mapping?: Mapping | undefined;
}

/** Contents of a file before conversion to rows. */
export type ReadCalls = Recognized | { file: ImportFile } | { problem: string };

/** Maximum size of a file that is read whole; larger ones span years of calls, and belong in .ndjson. */
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_NESTING = 100;
/** Maximum number of turns or lines of a call; a day has fewer. Lines are counted first, since parsing one costs far more. */
const MOST_LINES = 200_000;
const ARCHIVE = "PK\u0003\u0004";

/** Opens a file by its extension. */
export async function openImport(path: string, settings: CallSettings): Promise<ImportSource> {
  if (isStreamed(path)) {
    await access(path, constants.R_OK);
    return streamLines(path);
  }
  const { size } = await stat(path);
  if (size > MAX_BYTES) return sourceOf({ rows: [], problems: [`${path}: ${tooLarge(size)}`] });
  return sourceOf(await readImportFile(path, await readFile(path), settings));
}

function tooLarge(bytes: number): string {
  const mebibytes = (size: number) => `${Math.ceil(size / 1024 / 1024)} MiB`;
  return `it has ${mebibytes(bytes)}, and a file at most ${mebibytes(MAX_BYTES)}. Split it; an archive of many calls goes into .ndjson, which may be of any size.`;
}

/** Reads the rows and problems of a file in memory by its extension. */
export async function readImportFile(
  path: string,
  content: string | Uint8Array,
  settings: CallSettings,
): Promise<ImportFile> {
  return rowsOf(await readCalls(path, content, settings), path, settings);
}

/** Converts the contents of a file to rows and problems. */
export function rowsOf(read: ReadCalls, path: string, { mapping: _, ...given }: CallSettings): ImportFile {
  if ("problem" in read) return { rows: [], problems: [`${path}: ${read.problem}`] };
  if ("file" in read) return read.file;
  return spokenRows(read.calls, { path, format: read.format, fileName: basename(path, extname(path)), ...given });
}

/** Detects the contents of a file: calls of a recorder, the service's own rows, or an error. */
export async function readCalls(
  path: string,
  content: string | Uint8Array,
  { mapping }: Pick<CallSettings, "mapping">,
): Promise<ReadCalls> {
  if (content.length > MAX_BYTES) return { problem: tooLarge(content.length) };
  const extension = extname(path).toLowerCase();
  const head = typeof content === "string" ? "" : Buffer.from(content.subarray(0, ARCHIVE.length)).toString("latin1");
  if (typeof content !== "string" && (head === ARCHIVE || extension === ".docx")) return readArchive(content);
  if (head === "%PDF") return { problem: "it is a PDF. Download the transcript as .vtt, .srt, .docx, .txt or .json." };
  const text = typeof content === "string" ? content : decodeText(content);
  if (text === undefined) return { problem: "it is not text in UTF-8. Save it as UTF-8, and import it again." };
  if (text.includes("\0"))
    return { problem: "it contains U+0000, so it is not text. Export the transcript again, as UTF-8." };
  if (mapping || MAPPED.includes(extension)) return withMapping(extension, text, mapping);
  if (extension === ".json") return readJsonFile(text);
  return readTranscript(extension, text);
}

async function readArchive(content: Uint8Array): Promise<ReadCalls> {
  const { readDocx } = await import("./formats/read-docx.ts");
  const read = readDocx(content);
  if ("problem" in read) return read;
  const found = readTranscript(".txt", read.text);
  return "problem" in found ? found : { ...found, format: "Word document", reason: "it is a .docx" };
}

function readJsonFile(text: string): ReadCalls {
  const parsed = parsedJson(text);
  if ("problem" in parsed) return parsed;
  const { value } = parsed;
  const known = recognizeJson(value);
  if (known) return bounded(known);
  return isOwnJson(value) ? { file: readParsed(value) } : { problem: unknownFormat(value) };
}

function parsedJson(text: string): { value: unknown } | { problem: string } {
  if (measureJson(Buffer.from(text)).nesting > MAX_NESTING)
    return { problem: `it is nested deeper than ${MAX_NESTING} levels, deeper than any transcript. Export it again.` };
  const value = jsonIn(text);
  return value === undefined ? { problem: "it is not valid JSON. It may be cut off: download it again." } : { value };
}

function unknownFormat(value: unknown): string {
  const { seen, mapping } = suggestMapping(value);
  const example = mapping ?? "speaker=turns[].speaker,text=turns[].text,start=turns[].start";
  const lists = Object.keys(LISTS).join(", ");
  return `its format is not known. It has ${seen}. Known formats: ${FORMAT_NAMES.join(", ")}, and lists of ${lists}. To read it, give the paths: --map "${example}"`;
}

/** Reads JSON, a table or XML by a mapping. */
async function withMapping(extension: string, text: string, mapping: Mapping | undefined): Promise<ReadCalls> {
  const parsed = await parsedAs(extension, text);
  if ("problem" in parsed) return parsed;
  if (!mapping) return { problem: unknownFormat(parsed.value) };
  const calls = readMapped(parsed.value, mapping, "mapped");
  const { seen } = suggestMapping(parsed.value);
  return calls.length === 0
    ? { problem: `nothing is said at \`${mapping.text}\`. The file has ${seen}. Correct --map.` }
    : bounded({ format: "mapping", reason: "of --map", calls });
}

async function parsedAs(extension: string, text: string): Promise<{ value: unknown } | { problem: string }> {
  if (extension === ".csv" || extension === ".tsv") {
    const { readTable } = await import("./formats/read-table.ts");
    const value = readTable(text);
    return value ? { value } : { problem: "it is not a valid table: a quote is never closed. Export it again." };
  }
  if (extension === ".ttml" || extension === ".xml") {
    const { readXml } = await import("./formats/read-xml.ts");
    const value = readXml(text);
    return value ? { value } : { problem: "it is not well-formed XML. Export it again." };
  }
  return parsedJson(text);
}

function readTranscript(extension: string, text: string): Recognized | { problem: string } {
  const lines = lineCount(text);
  if (lines > MOST_LINES)
    return {
      problem: `it has ${countText(lines, "line")}, and a call at most ${countText(MOST_LINES, "line")}. Split it.`,
    };
  const call = callOf(extension, text);
  if (call) return { format: NAMES[extension] ?? extension, reason: `it is a ${extension}`, calls: [call] };
  return {
    problem: `there is no transcript in it that can be read as ${extension}. Lines such as \`[00:01:23] Ana Ruiz: text\` can be, and what Zoom, Teams, Meet and Otter export.`,
  };
}

const NAMES: Readonly<Record<string, string>> = { ".vtt": "WebVTT", ".srt": "SubRip", ".txt": "text" };

function callOf(extension: string, text: string): SpokenCall | undefined {
  if (extension === ".txt") {
    const read = readTextTranscript(text);
    return read && { format: "text", ...read };
  }
  const turns = extension === ".vtt" ? readWebVtt(text) : readSubRip(text);
  return turns && { format: extension.slice(1), attendees: [], turns };
}

function bounded(read: Recognized): ReadCalls {
  const long = read.calls.find(({ turns }) => turns.length > MOST_LINES);
  if (!long) return read;
  return {
    problem: `a call in it has ${countText(long.turns.length, "turn")}, and a call at most ${countText(MOST_LINES, "turn")}. Split it.`,
  };
}

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
