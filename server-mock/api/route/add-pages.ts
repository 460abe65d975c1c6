import type { Hono } from "hono";
import { toResponse } from "../accept/serve-fetch.ts";
import { ApiError } from "../respond/api-error.ts";
import { toClientError } from "../respond/client-error.ts";
import { errorPage, wantsPage } from "../respond/error-page.ts";
import { errorReply, requestIdOf, toApiError } from "../respond/respond.ts";
import { pathOf } from "../serve-operation.ts";
import type { ApiParts } from "./api-parts.ts";
import { NO_SUCH_PATH, reportUnrouted } from "./report-unrouted.ts";

interface PageRequest {
  request: Request;
  environment: unknown;
  requestId: string;
}

/** Adds the pages for people, and the responses to unknown paths. */
export function addPages(application: Hono, parts: ApiParts): void {
  const { ids } = parts.service;
  application.notFound(async (context) => {
    const request = context.req.raw;
    const asked = { request, environment: context.env as unknown, requestId: requestIdOf(request, ids) };
    return (await respondWithPage(parts, asked)) ?? rejectPath(parts, asked);
  });
  application.onError(async (error, context) => {
    const request = context.req.raw;
    const requestId = requestIdOf(request, ids);
    if (!(error instanceof ApiError)) parts.onError(error, { requestId, operationId: undefined });
    return errorFor(request, toClientError(parts, error), requestId);
  });
}

/** An error as the client expects it: a page for browsers, the envelope for programs. */
async function errorFor(request: Request, error: unknown, requestId: string): Promise<Response> {
  return wantsPage(request) ? errorPage(toApiError(error), requestId) : toResponse(errorReply(error, requestId));
}

async function rejectPath(parts: ApiParts, asked: PageRequest): Promise<Response> {
  const { request, requestId } = asked;
  if (wantsPage(request)) {
    reportUnrouted(parts, asked, { status: 404, body: null });
    return errorPage(new ApiError("not_found", "There is no such page."), requestId);
  }
  const reply = errorReply(new ApiError("not_found", NO_SUCH_PATH), requestId);
  reportUnrouted(parts, asked, reply);
  return toResponse(reply);
}

/** Responds with a page if there is one. The journal skips it, since it would record cookies and sign-in links. */
async function respondWithPage(
  parts: ApiParts,
  { request, environment, requestId }: PageRequest,
): Promise<Response | undefined> {
  if (!parts.pages) return undefined;
  const start = performance.now();
  const address = parts.clientAddressOf(request, environment);
  const page = await parts.pages(request, { requestId, address });
  if (!page) return undefined;
  const { status } = page.response;
  const durationMs = performance.now() - start;
  parts.countResponse("page", status, durationMs);
  parts.onResponse?.({
    requestId,
    method: request.method,
    path: pathOf(request.url),
    operationId: "page",
    status,
    durationMs,
    bytes: 0,
    address,
    principal: page.principal,
  });
  return page.response;
}
