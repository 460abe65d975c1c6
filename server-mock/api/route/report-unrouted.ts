import { bytesOf, type Reply } from "../respond/respond.ts";
import { type ArrivedRequest, pathOf } from "../serve-operation.ts";
import type { ApiParts } from "./api-parts.ts";

/** Operation name of unrouted requests in metrics. */
const UNROUTED = "none";

export const NO_SUCH_PATH = "There is no such path. The paths are listed at /api/v1/openapi.json.";

/** Reports the response to a request that matches no operation. */
export function reportUnrouted(
  parts: ApiParts,
  { request, environment, requestId }: { request: ArrivedRequest; environment: unknown; requestId: string },
  reply: Pick<Reply, "status" | "body">,
): void {
  const { status } = reply;
  parts.journal?.record(request, { requestId, operationId: undefined, status });
  parts.countResponse(UNROUTED, status, 0);
  parts.onResponse?.({
    requestId,
    method: request.method,
    path: pathOf(request.url),
    status,
    durationMs: 0,
    bytes: bytesOf(reply, request.method),
    address: parts.clientAddressOf(request, environment),
  });
}
