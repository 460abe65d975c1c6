import { InvalidArgumentError } from "commander";
import { parseJson } from "../../../core/formats/json.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import type { Target } from "./read-target.ts";

/** Fields as typed; JSON values are parsed. */
export type RequestFields = Record<string, unknown>;

/** Query, body and headers of a request. */
export interface RawParts {
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
}

/** Flags that a request is read from. */
export interface RequestFlags {
  field?: RequestFields;
  typedField?: RequestFields;
  header?: Record<string, string>;
  input?: string;
}

/** Adds `key=value` (text) or `key:=value` (JSON) to the fields. */
export function addRequestField(text: string, fields: RequestFields = {}): RequestFields {
  const [, key = "", isJson, value = ""] = /^([^=]+?)(:?)=(.*)$/s.exec(text) ?? [];
  if (key === "") throw new InvalidArgumentError("Expected key=value, or key:=JSON.");
  const parsed = isJson ? parseJson(value) : value;
  if (parsed === undefined) throw new InvalidArgumentError(`Expected JSON after :=, got \`${value}\`.`);
  return { ...fields, [key]: parsed };
}

/** A value that is read from a file: `-F body=@file`. */
class FileValue {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }
}

/** Adds `key=value` as `gh api -F` reads it: `true`, `false`, `null` and whole numbers are JSON, `@file` is a file's text. */
export function addTypedField(text: string, fields: RequestFields = {}): RequestFields {
  const [, key = "", value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === "") throw new InvalidArgumentError("Expected key=value.");
  if (value.startsWith("@")) return { ...fields, [key]: new FileValue(value.slice(1)) };
  return { ...fields, [key]: /^(true|false|null|-?\d{1,15})$/.test(value) ? JSON.parse(value) : value };
}

/** Adds `Name: value` to the headers. */
export function addHeader(text: string, headers: Record<string, string> = {}): Record<string, string> {
  const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === "") throw new InvalidArgumentError("Expected a header as `Name: value`.");
  if (name.toLowerCase() === "authorization")
    throw new InvalidArgumentError(
      "svc sets this header from the key. For another key use --profile or SERVICE_API_KEY.",
    );
  return { ...headers, [name]: value };
}

const HAS_QUERY = new Set(["GET", "HEAD", "DELETE"]);

/** Query, body and headers of a request, from its path, fields and `--input`. */
export async function readRequest(
  context: Context,
  { method, query }: Target,
  { field, typedField, header: headers = {}, input }: RequestFlags,
): Promise<RawParts> {
  const fields = { ...field, ...(await readFileValues(context, typedField ?? {})) };
  if (HAS_QUERY.has(method)) {
    if (input !== undefined)
      throw new UsageError(
        `${method} requests have no body.`,
        "Remove --input, or name the method: POST, PUT or PATCH.",
      );
    const named = Object.entries(fields).map(([key, value]) => [key, queryText(value)]);
    return { query: { ...query, ...Object.fromEntries(named) }, headers };
  }
  if (input === undefined) return { query, headers, ...(Object.keys(fields).length > 0 ? { body: fields } : {}) };
  const document = parseDocument(await readInput(context, input), input);
  if (Object.keys(fields).length === 0) return { query, headers, body: document };
  if (typeof document !== "object" || document === null || Array.isArray(document))
    throw new UsageError("Fields can only be added to a JSON object.", "Remove -f and -F.");
  return { query, headers, body: { ...document, ...fields } };
}

const readInput = (context: Context, file: string): Promise<string> =>
  file === "-" ? context.stdin.readAll() : readTextFile(file);

async function readFileValues(context: Context, fields: RequestFields): Promise<RequestFields> {
  const read: RequestFields = {};
  for (const [key, value] of Object.entries(fields))
    read[key] = value instanceof FileValue ? await readInput(context, value.file) : value;
  return read;
}

const queryText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function parseDocument(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new UsageError(
      `${source === "-" ? "Standard input" : source} is not JSON: ${String((error as Error).message)}.`,
      "Fix it, or pass fields with -f.",
    );
  }
}
