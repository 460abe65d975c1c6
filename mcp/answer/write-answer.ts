import type { Answer, Table, Value } from "./answer.ts";
import { cleanLine, cleanText, clip, clipList } from "./clean-text.ts";
import { createFence, type DrawMark, drawRandomMark } from "./fence.ts";

/** A result as the protocol carries it: the same facts twice, since some clients show only one of the two. */
export interface WrittenAnswer {
  content: [{ type: "text"; text: string }];
  structuredContent: Record<string, unknown>;
}

/** Longest text, and longest JSON, of a result. */
export const MAX_RESULT_CHARACTERS = 40_000;

// What a cell may hold, from comfortable to the least that still says something.
const CELL_LIMITS = [30_000, 8_000, 2_000, 600, 300, 150, 80, 40];
const ROOMY_LIMIT = 300;
const MAX_ITEMS = 100;
const MAX_ITEMS_WHEN_TIGHT = 20;

/**
 * Writes an answer down. Where it would be longer than a result may be, every cell is clipped at the same length and says by how much;
 * undefined when even that does not help.
 */
export function writeAnswer(answer: Answer, drawMark: DrawMark): WrittenAnswer | undefined {
  for (const limit of CELL_LIMITS) {
    const written = writeWithin(answer, drawMark, limit);
    if (lengthOf(written) <= MAX_RESULT_CHARACTERS) return written;
  }
  return undefined;
}

/** Whether an answer can be written within a result's length without clipping its cells to less than a few sentences. */
export function fitsResult(answer: Answer): boolean {
  return lengthOf(writeWithin(answer, drawRandomMark, ROOMY_LIMIT)) <= MAX_RESULT_CHARACTERS;
}

/** The longer of an answer's two forms, in characters. */
export function lengthOf({ content, structuredContent }: WrittenAnswer): number {
  return Math.max(content[0].text.length, JSON.stringify(structuredContent).length);
}

function writeWithin(answer: Answer, drawMark: DrawMark, limit: number): WrittenAnswer {
  const facts = writeFacts(answer.facts, (text) => clip(cleanLine(text), limit));
  const recorded = writeRecorded(answer.recorded ?? {}, limit);
  const table = answer.table && writeTable(answer.table, limit);
  const lines = [
    ...Object.entries(recorded).flatMap(([name, value]) => toLines(name, value)),
    ...(table ? [table.columns.join("|"), ...table.rows.map((row) => row.join("|"))] : []),
  ];
  const fence = createFence(drawMark, [...lines, answer.text?.value ?? ""]);
  const notes = answer.notes?.filter((note) => note !== "") ?? [];
  const untrusted = [...Object.keys(recorded), ...(table ? ["rows"] : []), ...(answer.text ? [answer.text.name] : [])];
  const text = [
    Object.entries(facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join(", "),
    lines.length > 0 ? fence(lines.join("\n")) : "",
    answer.text ? `${answer.text.name}:\n${fence(answer.text.value)}` : "",
    ...notes,
  ];
  return {
    content: [{ type: "text", text: text.filter((part) => part !== "").join("\n") }],
    structuredContent: {
      ...facts,
      ...(untrusted.length > 0 ? { untrusted } : {}),
      ...recorded,
      ...table,
      ...(answer.text ? { [answer.text.name]: fence(answer.text.value) } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    },
  };
}

type Written = string | number | boolean;

/** What is known of a set of members; those that are not known are left out. */
function writeFacts(facts: Readonly<Record<string, Value>>, write: (text: string) => string): Record<string, Written> {
  const known = Object.entries(facts).filter((entry): entry is [string, Written] => isPresent(entry[1]));
  return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? write(value) : value]));
}

function writeRecorded(recorded: NonNullable<Answer["recorded"]>, limit: number): Record<string, Written | string[]> {
  const entries = Object.entries(recorded).flatMap(([name, value]): [string, Written | string[]][] => {
    if (isList(value)) return value.length > 0 ? [[name, writeList(value, limit)]] : [];
    return Object.entries(writeFacts({ [name]: value }, (text) => clip(cleanText(text).trim(), limit)));
  });
  return Object.fromEntries(entries);
}

function writeList(items: readonly string[], limit: number): string[] {
  const most = limit >= ROOMY_LIMIT ? MAX_ITEMS : MAX_ITEMS_WHEN_TIGHT;
  return clipList(items, most).map((item) => clip(cleanLine(item), limit));
}

function writeTable({ columns, rows }: Table, limit: number): { columns: string[]; rows: Written[][] } {
  // A bar in a cell would add a column to the row.
  const write = (value: Value): Written => {
    if (!isPresent(value)) return "";
    return typeof value === "string" ? clip(cleanLine(value), limit).replaceAll("|", "¦") : value;
  };
  return { columns: [...columns], rows: rows.map((row) => row.map(write)) };
}

const isList = (value: Value | readonly string[]): value is readonly string[] => Array.isArray(value);

const isPresent = (value: Value): value is Written => value !== null && value !== undefined && value !== "";

function toLines(name: string, value: Written | string[]): string[] {
  return Array.isArray(value) ? [`${name}:`, ...value.map((item) => `- ${item}`)] : [`${name}: ${value}`];
}
