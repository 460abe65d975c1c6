/** Whether a request changes something when it arrives. */
export function isWrite(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

const REPEATABLE: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

/** Whether a request may be sent twice and change no more than once. */
export function isRepeatable(method: string): boolean {
  return REPEATABLE.has(method);
}
