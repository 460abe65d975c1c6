const READS: ReadonlySet<string> = /* @__PURE__ */ new Set(["GET", "HEAD", "OPTIONS"]);

/** Reports whether a request changes something when it arrives. */
export function isWrite(method: string): boolean {
  return !READS.has(method);
}

/** Reports whether a request may be sent twice and change no more than once: by its method, or by a key of the caller's that says so. */
export function isRepeatable(method: string, headers: Readonly<Record<string, string>> = {}): boolean {
  return !isWrite(method) || method === "PUT" || method === "DELETE" || "idempotency-key" in headers;
}
