const READS: ReadonlySet<string> = /* @__PURE__ */ new Set(["GET", "HEAD", "OPTIONS"]);

/** Reports whether a request of this method may change something. */
export function isWrite(method: string): boolean {
  return !READS.has(method);
}

/** Reports whether a request may be sent twice: by its method, or by an idempotency key that the caller set. */
export function isRepeatable(method: string, headers: Readonly<Record<string, string>> = {}): boolean {
  return !isWrite(method) || method === "PUT" || method === "DELETE" || "idempotency-key" in headers;
}
