import { parse, serialize } from "hono/utils/cookie";
import { isToken } from "./token.ts";

/** Cookies of the dashboard, which differ by how it is reached. */
export interface CookieRules {
  /** False only on loopback without TLS: browsers keep a `__Host-` cookie only on encrypted connections. */
  isSecure: boolean;
  /** Origin of the dashboard. */
  origin: string;
}

const NAME = "svc_session";
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** The token that a request carries. */
export function readSessionCookie(request: Request, rules: CookieRules): string | undefined {
  const found = readCookie(request, NAME, rules);
  return found !== undefined && isToken(found) ? found : undefined;
}

/** Value of `Set-Cookie` for a new session. */
export function sessionCookie(token: string, rules: CookieRules): string {
  return setCookie({ name: NAME, value: token, maxAgeSeconds: MAX_AGE_SECONDS }, rules);
}

/** Value of `Set-Cookie` that removes the session from the browser. */
export function endedCookie(rules: CookieRules): string {
  return removeCookie(NAME, rules);
}

/** The value of a cookie that was set with `setCookie`. */
export function readCookie(request: Request, name: string, rules: CookieRules): string | undefined {
  const fullName = nameOf(name, rules);
  return parse(request.headers.get("cookie") ?? "", fullName)[fullName];
}

/** Value of `Set-Cookie` for a cookie that no script reads and no other site sends along with a form. */
export function setCookie(
  { name, value, maxAgeSeconds }: { name: string; value: string; maxAgeSeconds: number },
  rules: CookieRules,
): string {
  const options = {
    path: "/",
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: "Lax",
    secure: rules.isSecure,
  } as const;
  return serialize(nameOf(name, rules), value, options);
}

/** Value of `Set-Cookie` that removes a cookie. */
export function removeCookie(name: string, rules: CookieRules): string {
  return setCookie({ name, value: "", maxAgeSeconds: 0 }, rules);
}

/** Cookies know no ports: two servers on one machine have names of their own, and sign nobody out of the other. */
const nameOf = (name: string, { isSecure, origin }: CookieRules): string =>
  isSecure ? `__Host-${name}` : `${name}_${new URL(origin).port || "80"}`;
