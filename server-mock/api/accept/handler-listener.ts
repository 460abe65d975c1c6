import { getRequestListener, RequestError } from "@hono/node-server";
import type { IdSource } from "../../records/ids.ts";
import type { RequestListener } from "../queue/request-queue.ts";
import { ApiError } from "../respond/api-error.ts";
import { errorReply } from "../respond/respond.ts";
import { toResponse } from "./serve-fetch.ts";

/** Handles a request. `environment` is what a listener passes on: the connection. */
export type Handle = (request: Request, environment?: object) => Response | Promise<Response>;

/** Options for serving a handler. */
export interface HandlerOptions {
  /** Puts light Request and Response classes in place of the global ones. */
  replaceGlobals: boolean;
  ids: IdSource;
}

/** Makes a listener that serves a handler: a `Request` of what arrives, and what is sent of its `Response`. */
export function createHandlerListener(handle: Handle, { replaceGlobals, ids }: HandlerOptions): RequestListener {
  const listener = getRequestListener(handle, {
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
