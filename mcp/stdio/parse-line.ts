import { type JSONRPCMessage, parseJSONRPCMessage } from "@modelcontextprotocol/server";

/** Codes of JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

type Id = string | number | null;

/** The answer to a line that is no message. */
export interface Refusal {
  jsonrpc: "2.0";
  /** Null where the line's own could not be read, as JSON-RPC asks. */
  id: Id;
  error: { code: number; message: string };
}

/** What a line holds. */
export type ParsedLine = { message: JSONRPCMessage } | { refusal: Refusal };

/** Reads one line as a message of the protocol; undefined for an empty line. */
export function parseLine(line: string): ParsedLine | undefined {
  if (line.trim() === "") return undefined;
  const value = parseJson(line);
  if (value === undefined)
    return refuse(null, PARSE_ERROR, "Parse error: this line is not JSON. Send one JSON-RPC message a line.");
  if (Array.isArray(value))
    return refuse(null, INVALID_REQUEST, "Invalid request: batches are not supported. Send one message a line.");
  try {
    return { message: parseJSONRPCMessage(value) };
  } catch {
    return refuse(
      idOf(value),
      INVALID_REQUEST,
      "Invalid request: not a JSON-RPC 2.0 message of the Model Context Protocol.",
    );
  }
}

/** The answer to a line that is too long to be kept. */
export function refuseLength(maxBytes: number): Refusal {
  return refuse(null, INVALID_REQUEST, `Invalid request: the line is longer than ${maxBytes} bytes.`).refusal;
}

function refuse(id: Id, code: number, message: string): { refusal: Refusal } {
  return { refusal: { jsonrpc: "2.0", id, error: { code, message } } };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function idOf(value: unknown): Id {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}
