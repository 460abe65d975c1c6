import { shownPrefix } from "../../keys/key-format.ts";

/** Criteria for requests; all that are given must match. */
export interface RequestMatch {
  operationId?: string | undefined;
  /** HTTP method. */
  method?: string | undefined;
  /** Path without the query; `*` matches one segment: `/api/v1/meetings/*`. */
  path?: string | undefined;
  /** Query parameters of the request, as text; it may have others. */
  query?: Record<string, string> | undefined;
  /** API key, or its prefix as `svc-server keys list` shows it. */
  key?: string | undefined;
}

/** The parts of a request that are compared and recorded; a `Request` has them all. */
export interface SeenRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: SeenHeaders;
}

export interface SeenHeaders extends Iterable<[name: string, value: string]> {
  get(name: string): string | null;
}

/** A request in the form that criteria are compared with. */
export interface ComparedRequest {
  operationId: string | undefined;
  method: string;
  path: string;
  query: URLSearchParams;
  key: string | undefined;
}

/** Reports whether a request meets all criteria. */
export function matches(match: RequestMatch, request: ComparedRequest): boolean {
  if (match.operationId !== undefined && match.operationId !== request.operationId) return false;
  if (match.method !== undefined && match.method.toUpperCase() !== request.method) return false;
  if (match.path !== undefined && !matchesPath(match.path, request.path)) return false;
  if (match.key !== undefined && !matchesKey(match.key, request.key)) return false;
  return Object.entries(match.query ?? {}).every(([name, value]) => request.query.getAll(name).includes(String(value)));
}

function matchesPath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return (
    wanted.length === given.length && wanted.every((segment, index) => segment === "*" || segment === given[index])
  );
}

function matchesKey(wanted: string, given: string | undefined): boolean {
  return given !== undefined && (given === wanted || (wanted === shownPrefix(wanted) && given.startsWith(wanted)));
}

const BEARER = /^Bearer +(\S+) *$/i;

/** Converts a request for comparison. */
export function toCompared(request: SeenRequest, operationId: string | undefined): ComparedRequest {
  const { pathname, searchParams } = new URL(request.url);
  const key = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
  return { operationId, method: request.method, path: pathname, query: searchParams, key };
}
