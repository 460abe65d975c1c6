// The SDK has these two functions of its own (src/redact.ts): it is published alone and imports nothing of the programs.
const PREFIX = "svc_live_";
const SHOWN = 2;

/** In an address of PostgreSQL, up to the last `@`: a password may hold others that should have been escaped. */
const PASSWORD = /(\bpostgres(?:ql)?:\/\/[^\s:/@]*:)[^\s]*@/g;

/** The printable part of a key: `svc_live_ab…`, enough to tell keys apart and useless to anyone else. */
export const maskKey = (key: string): string =>
  key.startsWith(PREFIX) ? `${key.slice(0, PREFIX.length + SHOWN)}…` : "…";

/**
 * Masks whatever is shaped like a key, and passwords in addresses of PostgreSQL. A key that is masked already keeps its one ellipsis.
 *
 * @param shown characters after `svc_live_` that stay, 2 unless given
 */
export function maskKeys(given: string, shown = SHOWN): string {
  const text = given.includes("postgres") ? given.replaceAll(PASSWORD, "$1…@") : given;
  if (!text.includes(PREFIX)) return text;
  return text.replaceAll(/svc_live_([\w-]*)\u2026?/g, (_, secret: string) => `${PREFIX}${secret.slice(0, shown)}…`);
}
