import type { PaginationSummary } from "./pagination-summary.ts";
import { SvcError, type SvcErrorFacts } from "./svc-error.ts";

/** An option, argument or identifier is not valid. Thrown before anything is sent. */
export class OptionsError extends SvcError {
  declare readonly code: "invalid_options";
  /** Name of the option, argument or parameter, where the error is about one: `timeoutMs`. */
  declare readonly option: string | undefined;

  constructor(message: string, option?: string) {
    super("invalid_options", message, { option });
  }

  override get name(): string {
    return "OptionsError";
  }
}

/** Facts about a response that is not the API's. */
export interface UnexpectedResponseFacts extends SvcErrorFacts {
  /** HTTP method of the call. */
  method: string;
  /** Path of the call, its identifiers in braces: `/api/v1/meetings/{id}`. */
  path: string;
  status: number;
  requestId: string | undefined;
  attempts: number;
  ambiguous: boolean;
}

/** A response arrived that is not the API's: HTML, a broken or foreign JSON shape, a redirect, a body over the limit. */
export class UnexpectedResponseError extends SvcError {
  declare readonly code: "unexpected_response";
  /** HTTP method of the call. */
  declare readonly method: string;
  /** Path of the call, its identifiers in braces: `/api/v1/meetings/{id}`; for `svc.request()`, the path that it was given. */
  declare readonly path: string;
  /** HTTP status of the response. */
  declare readonly status: number;
  /** The response's `X-Request-Id`, if any. */
  declare readonly requestId: string | undefined;
  /** Requests sent for this call, retries included. */
  declare readonly attempts: number;
  /** True when a change may have taken effect. */
  declare readonly ambiguous: boolean;

  constructor(message: string, facts: UnexpectedResponseFacts) {
    super("unexpected_response", message, facts);
  }

  override get name(): string {
    return "UnexpectedResponseError";
  }
}

/** Pagination cannot continue: the service repeats a page. */
export class PaginationError extends SvcError {
  declare readonly code: "pagination_error";
  /** Number of the page that could not be used. */
  declare readonly page: number;

  constructor(message: string, page: number) {
    super("pagination_error", message, { page });
  }

  override get name(): string {
    return "PaginationError";
  }
}

/** A whole list was requested and is provably incomplete: fewer rows than the service's `total`, or rows that kept moving. */
export class IncompleteListError extends SvcError {
  declare readonly code: "incomplete_list";
  /** Known facts about the list. */
  declare readonly summary: PaginationSummary;
  /** Items received, from `toArray()`; empty in a loop, which has received them already. Not enumerable. */
  declare readonly items: readonly unknown[];

  constructor(summary: PaginationSummary) {
    const { items, expected = items } = summary;
    const what =
      items < expected
        ? `The list is incomplete: ${items} of ${expected} items came.`
        : `Could not verify that the list is complete: ${items} items came, and the service reports a total of ${expected}.`;
    super("incomplete_list", `${what} Use \`allowIncomplete\` to take what came.`, { summary });
    this.withItems([]);
  }

  /** @internal */
  withItems(items: readonly unknown[]): this {
    return Object.defineProperty(this, "items", { value: items, configurable: true });
  }

  override get name(): string {
    return "IncompleteListError";
  }
}
