import { isToken } from "./token.ts";

/** Cookies of the dashboard, which differ by how it is reached. */
export interface CookieRules {
  /** False on loopback without TLS alone: browsers keep a `__Host-` cookie only where the connection is encrypted. */
  isSecure: boolean;
}

const NAME = "svc_session";
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** The token that a request carries. */
export function readSessionCookie(request: Request, rules: CookieRules): string | undefined {
  const start = `${nameOf(rules)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return found !== undefined && isToken(found) ? found : undefined;
}

/** Value of `Set-Cookie` for a new session. */
export function sessionCookie(token: string, rules: CookieRules): string {
  return `${nameOf(rules)}=${token}; Max-Age=${MAX_AGE_SECONDS}; ${attributes(rules)}`;
}

/** Value of `Set-Cookie` that removes the session from the browser. */
export function endedCookie(rules: CookieRules): string {
  return `${nameOf(rules)}=; Max-Age=0; ${attributes(rules)}`;
}

function nameOf({ isSecure }: CookieRules): string {
  return isSecure ? `__Host-${NAME}` : NAME;
}

function attributes({ isSecure }: CookieRules): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
