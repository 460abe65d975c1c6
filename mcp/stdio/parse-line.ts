import { type JSONRPCMessage, parseJSONRPCMessage } from "@modelcontextprotocol/server";
import { parseJson } from "../../core/formats/json.ts";

/** Codes of JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

type Id = string | number | null;

/** Error response to a line that is not a message. */
export interface ErrorLine {
  jsonrpc: "2.0";
  /** Null if the request's id could not be read, as JSON-RPC requires. */
  id: Id;
  error: { code: number; message: string };
}

/** A message, or the error response to send instead. */
export type ParsedLine = { message: JSONRPCMessage } | { error: ErrorLine };

/** Parses one line as a protocol message; undefined for an empty line. */
export function parseLine(line: string): ParsedLine | undefined {
  if (line.trim() === "") return undefined;
  const value = parseJson(line);
  if (value === undefined)
    return reject(null, PARSE_ERROR, "Parse error: the line is not JSON. Send one JSON-RPC message per line.");
  if (Array.isArray(value))
    return reject(null, INVALID_REQUEST, "Invalid request: batches are not supported. Send one message per line.");
  try {
    return { message: parseJSONRPCMessage(value) };
  } catch {
    return reject(
      idOf(value),
      INVALID_REQUEST,
      "Invalid request: not a JSON-RPC 2.0 message of the Model Context Protocol.",
    );
  }
}

/** Error response to a line that exceeds the size limit. */
export function rejectLength(maxBytes: number): ErrorLine {
  return reject(null, INVALID_REQUEST, `Invalid request: the line is longer than ${maxBytes} bytes.`).error;
}

function reject(id: Id, code: number, message: string): { error: ErrorLine } {
  return { error: { jsonrpc: "2.0", id, error: { code, message } } };
}

function idOf(value: unknown): Id {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}
