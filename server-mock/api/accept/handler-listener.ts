import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { IdSource } from "../../records/ids.ts";
import { ConnectionDropped } from "../faults/connection-dropped.ts";
import type { RequestListener } from "../queue/request-queue.ts";
import { ApiError } from "../respond/api-error.ts";
import { errorReply } from "../respond/respond.ts";
import type { Handle } from "./listen.ts";
import { toResponse } from "./to-response.ts";
import { TruncatedResponse } from "./truncated-response.ts";

/** How a handler is served. */
export interface HandlerOptions {
  /** Puts light Request and Response classes in place of the global ones. */
  replaceGlobals: boolean;
  ids: IdSource;
}

/** What a listener passes to the handler beside the request. */
interface Connection {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Makes a listener that serves a handler: a `Request` of what arrives, and what is sent of its `Response`. */
export function createHandlerListener(handle: Handle, { replaceGlobals, ids }: HandlerOptions): RequestListener {
  const respond = async (request: Request, connection: object) => {
    try {
      const response = await handle(request, connection);
      return response instanceof TruncatedResponse ? cutOff(response, connection as Connection) : response;
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      (connection as Connection).outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
  const listener = getRequestListener(respond, {
    overrideGlobalObjects: replaceGlobals,
    errorHandler: (error) => rejectRequest(error, ids.requestId()),
  });
  return (request, response) => void listener(request, response);
}

/** Rejects what cannot be made into a request: an invalid Host header or target. */
function rejectRequest(error: unknown, requestId: string): Response {
  const isUnreadable = error instanceof RequestError;
  const shown = isUnreadable ? new ApiError("validation_error", "The request has no valid Host or target.") : error;
  return toResponse(errorReply(shown, requestId));
}

/** Announces the whole response, sends a part of it, and closes the connection. */
function cutOff(response: TruncatedResponse, { outgoing }: Connection): Response {
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    "content-length": response.wholeLength,
  });
  outgoing.write(response.part, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
