import { ToolError } from "../errors/tool-error.ts";
import { cleanLine, cleanText, clip, clipList } from "../text/clean-text.ts";
import { compactTable } from "./compact-table.ts";
import { createFence, type DrawMark, drawRandomMark } from "./fence.ts";
import { isPlainFact } from "./plain-facts.ts";
import type { Table, ToolResponse, Value } from "./tool-response.ts";

/**
 * A rendered result. It carries the same facts twice, because some clients show only one of the two forms: a compact table for the model,
 * and objects for programs.
 */
export interface WrittenResponse {
  content: [{ type: "text"; text: string }];
  structuredContent: Record<string, unknown>;
}

/** Maximum length of a result's text in characters. */
export const MAX_RESULT_CHARACTERS = 40_000;
/** Maximum length of its JSON, which repeats column names in each row. */
export const MAX_STRUCTURED_CHARACTERS = 80_000;

// Maximum cell lengths to try, from roomy to barely useful.
const CELL_LIMITS = [30_000, 8_000, 2_000, 600, 300, 150, 80, 40];
const ROOMY_LIMIT = 300;
const MAX_ITEMS = 100;
const MAX_ITEMS_WHEN_TIGHT = 20;

/**
 * Renders a response. If it exceeds the maximum result length, every cell is truncated to the same length, with a note of how much was cut.
 *
 * @throws ToolError if even that does not help
 */
export function writeResponse(response: ToolResponse, drawMark: DrawMark): WrittenResponse {
  for (const limit of CELL_LIMITS) {
    const written = writeWithin(response, drawMark, limit);
    if (isShortEnough(written)) return written;
  }
  throw new ToolError({
    message: "The result is too long, even when shortened. Ask for less, such as a smaller limit where there is one.",
    code: "too_long",
    retryable: false,
  });
}

/** Reports whether a response fits the maximum result length with cells of at least a few sentences. */
export function fitsResponse(response: ToolResponse): boolean {
  return isShortEnough(writeWithin(response, drawRandomMark, ROOMY_LIMIT));
}

const isShortEnough = ({ content, structuredContent }: WrittenResponse): boolean =>
  content[0].text.length <= MAX_RESULT_CHARACTERS &&
  JSON.stringify(structuredContent).length <= MAX_STRUCTURED_CHARACTERS;

function writeWithin(response: ToolResponse, drawMark: DrawMark, limit: number): WrittenResponse {
  const { facts, recorded: fromFacts } = splitFacts(writeFacts(response.facts, (text) => clip(cleanLine(text), limit)));
  const compact = response.table && compactTable(response.table);
  const shared = writeFacts(compact?.shared ?? {}, (text) => clip(cleanLine(text), limit));
  const recorded = { ...fromFacts, ...writeRecorded(response.recorded ?? {}, limit) };
  const table = compact && writeTable(compact.table, limit);
  const lines = [
    ...Object.entries(recorded).flatMap(([name, value]) => toLines(name, value)),
    ...(Object.keys(shared).length > 0 ? [`all rows: ${joinFacts(shared)}`] : []),
    ...(table && table.rows.length > 0 ? [table.columns.join("|"), ...table.rows.map(toRow)] : []),
  ];
  const fence = createFence(drawMark, [...lines, response.text?.value ?? ""]);
  const notes = response.notes?.filter((note) => note !== "") ?? [];
  const untrusted = [
    ...Object.keys(recorded),
    ...(table ? ["rows"] : []),
    ...(response.text ? [response.text.name] : []),
  ];
  const text = [
    joinFacts(facts),
    lines.length > 0 ? fence(lines.join("\n")) : "",
    response.text ? `${response.text.name}:\n${fence(response.text.value)}` : "",
    ...notes,
  ];
  return {
    content: [{ type: "text", text: text.filter((part) => part !== "").join("\n") }],
    structuredContent: {
      ...facts,
      ...(untrusted.length > 0 ? { untrusted } : {}),
      ...recorded,
      ...(table ? { rows: toObjects(table, shared) } : {}),
      ...(response.text ? { [response.text.name]: fence(response.text.value) } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    },
  };
}

const joinFacts = (facts: Readonly<Record<string, Written>>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ");

/** Separates facts that may contain user-written text from plain ones. */
function splitFacts(facts: Readonly<Record<string, Written>>): {
  facts: Record<string, Written>;
  recorded: Record<string, Written>;
} {
  const entries = Object.entries(facts);
  const isPlain = ([, value]: [string, Written]) => typeof value !== "string" || isPlainFact(value);
  return {
    facts: Object.fromEntries(entries.filter(isPlain)),
    recorded: Object.fromEntries(entries.filter((entry) => !isPlain(entry))),
  };
}

type Written = string | number | boolean;

/** Members with a value only. */
function writeFacts(facts: Readonly<Record<string, Value>>, write: (text: string) => string): Record<string, Written> {
  const known = Object.entries(facts).filter((entry): entry is [string, Written] => isPresent(entry[1]));
  return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? write(value) : value]));
}

function writeRecorded(
  recorded: NonNullable<ToolResponse["recorded"]>,
  limit: number,
): Record<string, Written | string[]> {
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

interface WrittenTable {
  columns: string[];
  rows: Written[][];
}

function writeTable({ columns, rows }: Table, limit: number): WrittenTable {
  const write = (value: Value): Written => {
    if (!isPresent(value)) return "";
    return typeof value === "string" ? clip(cleanLine(value), limit) : value;
  };
  return { columns: [...columns], rows: rows.map((row) => row.map(write)) };
}

/** Rows by their columns; empty cells are omitted. */
const toObjects = ({ columns, rows }: WrittenTable, shared: Record<string, Written>): Record<string, Written>[] =>
  rows.map((row) => ({
    ...shared,
    ...Object.fromEntries(columns.flatMap((name, index) => (isPresent(row[index]) ? [[name, row[index]]] : []))),
  }));

/** A vertical bar in a cell would add a column. */
const toRow = (cells: readonly Written[]): string => cells.map((cell) => String(cell).replaceAll("|", "¦")).join("|");

const isList = (value: Value | readonly string[]): value is readonly string[] => Array.isArray(value);

const isPresent = (value: Value): value is Written => value !== null && value !== undefined && value !== "";

function toLines(name: string, value: Written | string[]): string[] {
  return Array.isArray(value) ? [`${name}:`, ...value.map((item) => `- ${item}`)] : [`${name}: ${value}`];
}
