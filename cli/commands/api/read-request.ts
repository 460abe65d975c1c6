import { InvalidArgumentError } from "commander";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";

/** Fields as they were typed; JSON values are parsed. */
export type RequestFields = Record<string, unknown>;

/** What is sent. */
export interface RawParts {
  query?: Record<string, string>;
  body?: unknown;
}

/** Adds `key=value` (text) or `key:=value` (JSON) to the fields. */
export function addRequestField(text: string, fields: RequestFields = {}): RequestFields {
  const match = /^([^=]+?)(:?)=(.*)$/s.exec(text);
  if (!match) throw new InvalidArgumentError("Expected key=value, or key:=JSON.");
  const [, key = "", isJson, value = ""] = match;
  return { ...fields, [key]: isJson ? parseJson(value) : value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError(`Expected JSON after :=, got \`${text}\`.`);
  }
}

const HAS_QUERY = new Set(["GET", "HEAD", "DELETE"]);

/** Query and body of a request from fields and `--input`. */
export async function readRequest(
  context: Context,
  { method }: { method: string },
  { field, input }: { field?: RequestFields; input?: string },
): Promise<RawParts> {
  const fields = field ?? {};
  if (HAS_QUERY.has(method)) {
    if (input !== undefined)
      throw new UsageError(`${method} has no body.`, "Remove --input, or use POST, PUT or PATCH.");
    return { query: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, queryText(value)])) };
  }
  if (input === undefined) return Object.keys(fields).length > 0 ? { body: fields } : {};
  const document = parseDocument(input === "-" ? await context.stdin.readAll() : await readTextFile(input), input);
  if (Object.keys(fields).length === 0) return { body: document };
  if (typeof document !== "object" || document === null || Array.isArray(document))
    throw new UsageError("Fields can only be added to a JSON object.", "Remove -f.");
  return { body: { ...document, ...fields } };
}

const queryText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function parseDocument(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new UsageError(
      `${source === "-" ? "Standard input" : source} is not JSON: ${String((error as Error).message)}.`,
    );
  }
}
