import { escapeJson } from "./escape.ts";

/** A JSON document as text, indented, with nothing in it that a terminal would obey. */
export const jsonDocument = (value: unknown): string => `${escapeJson(JSON.stringify(value, null, 2) ?? "null")}\n`;
