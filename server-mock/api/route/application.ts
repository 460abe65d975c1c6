import type { Hono } from "hono";
import { OPERATIONS } from "../../generated/operations.ts";
import { toResponse } from "../accept/to-response.ts";
import { ConnectionDropped } from "../faults/connection-dropped.ts";
import { ApiError } from "../respond/api-error.ts";
import { toClientError } from "../respond/client-error.ts";
import { requestIdOf } from "../respond/respond.ts";
import { serveOperation, targetOf } from "../serve-operation.ts";
import { readJsonBody } from "../validate/read-body.ts";
import { searchOf } from "../validate/read-input.ts";
import type { ApiParts } from "./api-parts.ts";
import { allowedMethods, honoPath, operationsAt } from "./operation-routes.ts";
import { errorFor, rejectMethod, rejectPath, respondUnrouted, respondWithPage, toSent } from "./unrouted.ts";

/** Adds the operations of the spec, and the responses for everything else. */
export function addApi(application: Hono, parts: ApiParts): void {
  const { ids } = parts.service;
  for (const path of new Set<string>(OPERATIONS.map((operation) => operation.path))) {
    const operations = operationsAt(path);
    const allowed = allowedMethods(operations);
    application.all(honoPath(path), async (context) => {
      const request = context.req.raw;
      const operation = operations.get(request.method);
      const environment: unknown = context.env;
      if (!operation)
        return respondUnrouted(parts, { request, environment }, (id) => rejectMethod(request, allowed, id));
      const reply = await serveOperation(parts, {
        operation,
        request,
        requestId: requestIdOf(request, ids),
        path: context.req.param(),
        target: targetOf(request.url),
        search: searchOf(request.url),
        readBody: (onRead) => readJsonBody(request, onRead),
        environment,
        headers: {},
      });
      return toResponse(reply);
    });
  }
  application.notFound(async (context) => {
    const request = context.req.raw;
    const arrival = { request, environment: context.env as unknown };
    return (await respondWithPage(parts, arrival)) ?? respondUnrouted(parts, arrival, (id) => rejectPath(request, id));
  });
  application.onError(async (error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    const request = context.req.raw;
    const requestId = requestIdOf(request, ids);
    if (!(error instanceof ApiError)) parts.onError(error, { requestId, operationId: undefined });
    return toSent(await errorFor(request, toClientError(parts, error), requestId));
  });
}
