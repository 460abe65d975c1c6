// The SDK has these two functions of its own (src/redact.ts): it is published alone and imports nothing of the programs.
const PREFIX = "svc_live_";
const SHOWN = 2;

/** Password in a PostgreSQL URL, up to the last `@`: it may contain unescaped ones. */
const PASSWORD = /(\bpostgres(?:ql)?:\/\/[^\s:/@]*:)[^\s]*@/g;

/** The printable part of a key: `svc_live_ab…`, enough to distinguish keys and useless to anyone else. */
export const maskKey = (key: string): string =>
  key.startsWith(PREFIX) ? `${key.slice(0, PREFIX.length + SHOWN)}…` : "…";

/**
 * Masks anything shaped like a key, and passwords in PostgreSQL URLs. A masked key keeps its one ellipsis.
 *
 * @param shown characters after `svc_live_` to keep, 2 by default
 */
export function maskKeys(given: string, shown = SHOWN): string {
  const text = given.includes("postgres") ? given.replaceAll(PASSWORD, "$1…@") : given;
  if (!text.includes(PREFIX)) return text;
  return text.replaceAll(/svc_live_([\w-]*)\u2026?/g, (_, secret: string) => `${PREFIX}${secret.slice(0, shown)}…`);
}
