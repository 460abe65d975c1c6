/** Headers of an answer: names in any case, several values joined by a comma. */
export interface ResponseHeaders {
  /** A header's value; null when the answer has none of this name. */
  get(name: string): string | null;
  /** Every header: its name in lower case, and its value. */
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

/** What is known of an answer beside its data. */
export interface ResponseInfo {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the answer: `headers.get("etag")`. */
  readonly headers: ResponseHeaders;
  /** The answer's `X-Request-Id` (assumed). */
  readonly requestId: string | undefined;
  /** Requests that were sent, retries included. */
  readonly attempts: number;
}
