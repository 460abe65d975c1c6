import { escapeJson } from "./escape.ts";

/** An indented JSON document in which nothing can control a terminal. */
export const jsonDocument = (value: unknown): string => `${escapeJson(JSON.stringify(value, null, 2) ?? "null")}\n`;
