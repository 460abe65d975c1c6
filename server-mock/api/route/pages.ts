import type { UserPrincipal } from "../../keys/principal.ts";
import type { ApiError } from "../respond/api-error.ts";

/** Properties of a request for a page. */
export interface PageArrival {
  requestId: string;
  /** Address of the client; see `--trust-proxy`. */
  address: string | undefined;
}

/** A page, and whom it was made for. */
export interface PageResponse {
  response: Response;
  principal?: UserPrincipal | undefined;
}

/** Pages for people, outside `/api`. Undefined where there is none and a program asks. */
export type Pages = (request: Request, arrival: PageArrival) => Promise<PageResponse | undefined>;

/** Functions with which pages report errors. */
export interface PageErrors {
  /** An error as people may see it. */
  toClientError: (error: unknown) => ApiError;
  onError: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}

/** Pages that are loaded with the first request for one, so that they cost the API nothing. */
export function lazyPages(load: () => Promise<Pages>): Pages {
  let pages: Promise<Pages> | undefined;
  return async (request, arrival) => {
    pages ??= load();
    return (await pages)(request, arrival);
  };
}

/**
 * Path as it was sent. Hono would decode it, and `/%6detrics` pass by the rules of a proxy that compares paths as they are; escapes
 * stand for something in parameters alone.
 */
export function rawPathOf(request: Request): string {
  return new URL(request.url).pathname;
}
