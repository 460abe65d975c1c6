import type { UserPrincipal } from "../../keys/principal.ts";
import type { ApiError } from "../respond/api-error.ts";
import { loadOnce } from "./load-once.ts";

/** Context of a request for a page. */
export interface PageArrival {
  requestId: string;
  /** Address of the client; see `--trust-proxy`. */
  address: string | undefined;
}

/** A page, and the user it was made for. */
export interface PageResponse {
  response: Response;
  principal?: UserPrincipal | undefined;
}

/** Pages for people, outside `/api`. Undefined if no page has this path and the client is a program. */
export type Pages = (request: Request, arrival: PageArrival) => Promise<PageResponse | undefined>;

/** Functions that pages report errors with. */
export interface PageErrors {
  /** Converts an error for display. */
  toClientError: (error: unknown) => ApiError;
  onError: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}

/** Loads the pages on the first request for one, so that the API does not pay for them. */
export function lazyPages(load: () => Promise<Pages>): Pages {
  const pages = loadOnce(load);
  return async (request, arrival) => (await pages.load())(request, arrival);
}

/**
 * Path as sent. Hono would decode it, and `/%6detrics` would bypass a proxy whose rules compare raw paths; only parameters may
 * contain escapes.
 */
export function rawPathOf(request: Request): string {
  return new URL(request.url).pathname;
}
