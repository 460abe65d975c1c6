import { shownPrefix } from "../../keys/key-format.ts";

const KEY = /svc_live_[A-Za-z0-9]{5,}/g;
const SECRET_HEADERS = new Set(["cookie", "proxy-authorization"]);

/** Text without the keys in it: their beginnings stay. */
export function redactText(text: string): string {
  return text.replaceAll(KEY, (key) => `${shownPrefix(key)}…`);
}

/** Headers without secrets. What is no key of ours in `Authorization` goes too. */
export function redactHeaders(headers: Iterable<[name: string, value: string]>): Record<string, string> {
  const redacted: Record<string, string> = {};
  for (const [name, value] of headers) {
    const hasOwnKey = name !== "authorization" || /^Bearer +svc_live_/i.test(value);
    redacted[name] = SECRET_HEADERS.has(name) || !hasOwnKey ? "…" : redactText(value);
  }
  return redacted;
}
