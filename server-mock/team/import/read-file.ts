import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { countText } from "../../../core/words/count-text.ts";
import { decodeText } from "./decode-text.ts";
import { readRecorderJson } from "./formats/read-recorder-json.ts";
import { readTextTranscript } from "./formats/read-text-transcript.ts";
import { readSubRip, readWebVtt } from "./formats/read-web-vtt.ts";
import type { SpokenCall, Turn } from "./formats/spoken-call.ts";
import { type ImportFile, type ImportSource, parseJson, readParsed, sourceOf, streamLines } from "./read-rows.ts";
import { type CallContext, spokenRows } from "./spoken-rows.ts";

/** Extensions of files that can be imported. */
export const EXTENSIONS: readonly string[] = [".json", ".ndjson", ".jsonl", ".vtt", ".srt", ".txt"];

/** Extensions of files that people expect to import, with what to import instead. They fail, and are not passed over. */
const INSTEAD: Readonly<Record<string, string>> = {
  ".docx": "Word documents cannot be read. Teams has the same transcript as .vtt: download that, and import it",
};

/** Reports whether a file of a folder is imported, or fails because it cannot be. */
export function isImportable(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return EXTENSIONS.includes(extension) || Object.hasOwn(INSTEAD, extension);
}

/** Settings given by the person who imports, for what a call's file does not contain. */
export type CallSettings = Pick<CallContext, "startedAt" | "title" | "startAdvice">;

/** Opens a file by its extension; undefined for one that is not supported. */
export async function openImport(path: string, settings: CallSettings): Promise<ImportSource | undefined> {
  const extension = extname(path).toLowerCase();
  if (extension === ".ndjson" || extension === ".jsonl") return streamLines(path);
  if (!isImportable(path)) return undefined;
  return readImport(path, await readFile(path), settings);
}

/** Reads a file that is in memory, by the extension of its name. */
export function readImport(path: string, content: string | Uint8Array, settings: CallSettings): ImportSource {
  return sourceOf(readImportFile(path, content, settings));
}

/** Lines of a transcript: a call of a day has fewer. They are counted first, since each costs far more to read. */
const MOST_LINES = 200_000;

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** Rows and problems of a file that is in memory, by the extension of its name. */
export function readImportFile(path: string, content: string | Uint8Array, settings: CallSettings): ImportFile {
  const extension = extname(path).toLowerCase();
  const context = { path, fileName: basename(path, extname(path)), ...settings };
  const rejected = (problem: string): ImportFile => ({ rows: [], problems: [`${path}: ${problem}`] });
  const instead = INSTEAD[extension];
  if (instead !== undefined) return rejected(`${instead}.`);
  const text = typeof content === "string" ? content : decodeText(content);
  if (text === undefined) return rejected("it is not text in UTF-8. Save it as UTF-8, and import it again.");
  if (extension === ".json") return readJsonFile(text, context);
  const lines = lineCount(text);
  if (lines > MOST_LINES)
    return rejected(`it has ${countText(lines, "line")}, and a call at most ${countText(MOST_LINES, "line")}.`);
  const call = readTranscript(extension, text);
  if (!call) return rejected(`there is no transcript in it that can be read as ${extension}.`);
  return spokenRows([call], context);
}

function readJsonFile(text: string, context: CallContext) {
  const parsed = parseJson(text);
  if (parsed === undefined) return { rows: [], problems: ["The file is not valid JSON."] };
  const calls = readRecorderJson(parsed);
  return calls ? spokenRows(calls, context) : readParsed(parsed);
}

function readTranscript(extension: string, text: string): SpokenCall | undefined {
  if (extension === ".txt") {
    const read = readTextTranscript(text);
    return read && { format: "text", ...read };
  }
  const turns: Turn[] | undefined = extension === ".vtt" ? readWebVtt(text) : readSubRip(text);
  return turns && { format: extension.slice(1), attendees: [], turns };
}
