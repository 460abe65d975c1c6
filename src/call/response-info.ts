/** Headers of a response: names in any case, several values joined by a comma. */
export interface ResponseHeaders {
  /** A header's value; null when the response has none of this name. */
  get(name: string): string | null;
  /** Every header: its name in lower case, and its value. */
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

/** Facts about a response besides its data. */
export interface ResponseInfo {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response: `headers.get("etag")`. */
  readonly headers: ResponseHeaders;
  /** The response's `X-Request-Id` (assumed). */
  readonly requestId: string | undefined;
  /** Requests sent, retries included. */
  readonly attempts: number;
}
