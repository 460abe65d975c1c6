import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { IdSource } from "../../records/ids.ts";
import { ApiError } from "../respond/api-error.ts";

interface ClientError extends Error {
  code?: string;
}

const REQUEST_TIMEOUT = "ERR_HTTP_REQUEST_TIMEOUT";
const REASONS: Record<number, string> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/**
 * Sends the service's error bodies where no request can be parsed: broken framing, timeouts, oversized headers.
 *
 * @param isWaiting whether a connection is slow only because the server has paused reading from it
 */
export function rejectBadConnections(server: Server, ids: IdSource, isWaiting: (socket: Duplex) => boolean): void {
  server.on("clientError", (error: ClientError, socket: Duplex) => {
    // Node's request timeout no longer applies; if the client stays silent, the idle timeout closes the connection.
    if (error.code === REQUEST_TIMEOUT && isWaiting(socket)) return;
    reject(error, socket, ids.requestId());
  });
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const message = "This Expect header is not supported. Send only `100-continue`, or none.";
    send(response, new ApiError("validation_error", message, { status: 417 }), ids.requestId());
  });
}

const HOST = "host";
/** Within the path: a query may contain dots. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:\/|\?|#|$)/i;

/** Finds problems that Node and the URL standard accept although a proxy may read the request differently. */
export function findFramingProblem({ url = "", rawHeaders }: IncomingMessage): string | undefined {
  if (DOT_SEGMENT.test(url)) return "The path contains a `.` or `..` segment. Send the resolved path.";
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === HOST.length && rawHeaders[index]?.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1 ? "The request has more than one Host header." : undefined;
}

/** Responds to a request with a framing problem and closes the connection: what follows on it cannot be trusted. */
export function rejectFraming(response: ServerResponse, message: string, requestId: string): void {
  send(response, new ApiError("validation_error", message), requestId);
}

/** Responds to a request above the limit of concurrent requests. */
export function rejectForLoad(response: ServerResponse, requestId: string): void {
  const message = "The service is handling too many requests. Try again in a moment.";
  response.setHeader("Retry-After", "1");
  send(response, new ApiError("service_unavailable", message), requestId);
}

function send(response: ServerResponse, error: ApiError, requestId: string): void {
  const { status, headers, body } = render(error, requestId);
  response.writeHead(status, headers).end(body);
}

function reject(error: ClientError, socket: Duplex, requestId: string): void {
  // A connection that was reset, or has begun a response, cannot carry another one.
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
  if (code === REQUEST_TIMEOUT)
    return new ApiError("request_timeout", "The request did not arrive in time. Send it again.");
  return new ApiError("validation_error", "This is not a valid HTTP/1.1 request.");
}

function render(
  apiError: ApiError,
  requestId: string,
): { status: number; headers: Record<string, string>; body: string } {
  const body = apiError.toBody(requestId);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    Connection: "close",
  };
  return { status: apiError.status, headers, body };
}
