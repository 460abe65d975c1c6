import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ApiError } from "../errors/api-error.ts";
import type { IdSource } from "../ids.ts";

interface ClientError extends Error {
  code?: string;
}

const REASONS: Record<number, string> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** Sends the service's error bodies for what never becomes a request: broken framing, too slow, too large. */
export function rejectBadConnections(server: Server, ids: IdSource): void {
  server.on("clientError", (error: ClientError, socket: Duplex) => refuse(error, socket, ids.requestId()));
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const message = "This Expect header cannot be met. Send only `100-continue`, or none.";
    const { status, headers, body } = render(
      new ApiError("validation_error", message, { status: 417 }),
      ids.requestId(),
    );
    response.writeHead(status, headers).end(body);
  });
}

function refuse(error: ClientError, socket: Duplex, requestId: string): void {
  // A connection that was reset, or on which a response has begun, cannot carry another.
  if (error.code === "ECONNRESET" || !socket.writable || hasResponseBegun(socket)) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = render(apiErrorOf(error), requestId);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines.join("")}\r\n${body}`);
}

function hasResponseBegun(socket: Duplex): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: ServerResponse };
  return message?.headersSent ?? false;
}

function apiErrorOf({ code }: ClientError): ApiError {
  if (code === "HPE_HEADER_OVERFLOW") return new ApiError("headers_too_large", "The headers are larger than 16 KiB.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new ApiError("request_timeout", "The request did not arrive in time. Send it again.");
  return new ApiError("validation_error", "This is not a valid HTTP/1.1 request.");
}

function render(
  refusal: ApiError,
  requestId: string,
): { status: number; headers: Record<string, string>; body: string } {
  const body = refusal.toBody(requestId);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    Connection: "close",
  };
  return { status: refusal.status, headers, body };
}
