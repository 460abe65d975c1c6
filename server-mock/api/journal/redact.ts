import { maskKeys } from "../../../core/secrets/mask-keys.ts";
import { SHOWN_CHARACTERS } from "../../keys/key-format.ts";

const SECRET_HEADERS = new Set(["cookie", "proxy-authorization"]);

/** Masks API keys in a text; their prefixes stay, as in the list of keys. */
export const redactText = (text: string): string => maskKeys(text, SHOWN_CHARACTERS);

/** Headers without secrets. Unknown credentials in `Authorization` are removed too. */
export function redactHeaders(headers: Iterable<[name: string, value: string]>): Record<string, string> {
  const redacted: Record<string, string> = {};
  for (const [name, value] of headers) {
    const hasOwnKey = name !== "authorization" || /^Bearer +svc_live_/i.test(value);
    redacted[name] = SECRET_HEADERS.has(name) || !hasOwnKey ? "…" : redactText(value);
  }
  return redacted;
}
