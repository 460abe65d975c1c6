import { failureKindOf } from "../../store/failures.ts";
import type { ApiParts } from "../route/api-parts.ts";
import { ApiError } from "./api-error.ts";

const RETRY_SECONDS = 1;
const RETRY_WHEN_FULL_SECONDS = 60;
const INSUFFICIENT_STORAGE = 507;

/** Converts a database failure for the client; returns other errors unchanged. */
export function toClientError(parts: Pick<ApiParts, "onStorageFull">, error: unknown): unknown {
  const kind = failureKindOf(error);
  if (kind === "unavailable") {
    const headers = { "Retry-After": String(RETRY_SECONDS) };
    return new ApiError("service_unavailable", "The service is not available. Try again in a moment.", { headers });
  }
  if (kind !== "full") return error;
  parts.onStorageFull();
  const headers = { "Retry-After": String(RETRY_WHEN_FULL_SECONDS) };
  const message = "The service is out of storage space. Nothing was stored. Contact its operator, and try again later.";
  return new ApiError("service_unavailable", message, { status: INSUFFICIENT_STORAGE, headers });
}
