import { getRequestListener, RequestError } from "@hono/node-server";
import type { IdSource } from "../../records/ids.ts";
import type { RequestListener } from "../queue/request-queue.ts";
import { ApiError } from "../respond/api-error.ts";
import { errorReply } from "../respond/respond.ts";
import { toResponse } from "./serve-fetch.ts";

/** Handles a request. `environment` is the listener's connection. */
export type Handle = (request: Request, environment?: object) => Response | Promise<Response>;

/** Options for serving a handler. */
export interface HandlerOptions {
  /** Replaces the global Request and Response classes with light ones. */
  replaceGlobals: boolean;
  ids: IdSource;
}

/** Creates a node:http listener from a `fetch`-style handler. */
export function createHandlerListener(handle: Handle, { replaceGlobals, ids }: HandlerOptions): RequestListener {
  const listener = getRequestListener(handle, {
    overrideGlobalObjects: replaceGlobals,
    errorHandler: (error) => rejectRequest(error, ids.requestId()),
  });
  return (request, response) => void listener(request, response);
}

/** Rejects a request that no `Request` can be built from: its Host header or target is invalid. */
function rejectRequest(error: unknown, requestId: string): Response {
  const isUnreadable = error instanceof RequestError;
  const shown = isUnreadable ? new ApiError("validation_error", "The request has no valid Host or target.") : error;
  return toResponse(errorReply(shown, requestId));
}
