/** Bounds of a client's memory of responses. */
export interface CacheOptions {
  /** Responses to keep; beyond that the one not used for longest is dropped. Default 200. */
  maxEntries?: number | undefined;
  /** Memory for them in bytes, two per character. Default 16,777,216 (16 MiB). */
  maxBytes?: number | undefined;
}
