/** Headers of an answer: names in any case, several values joined by a comma. */
export interface ResponseHeaders {
  get(name: string): string | null;
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
