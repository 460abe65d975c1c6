import { isWrite } from "../call/methods.ts";
import { OptionsError } from "../errors/usage-errors.ts";
import { expected } from "../options/rules.ts";

/** Reports whether a value may be a segment of a path. Empty, `.`, `..`, or with a slash in it, it would reach another endpoint. */
export function isPathSegment(value: unknown): value is string {
  return typeof value === "string" && !/^\.{0,2}$|[/\\?#]|[^\x21-\x7e]/.test(value);
}

/** Encodes an identifier as a path segment. */
export function encodePathSegment(name: string, value: unknown): string {
  if (!isPathSegment(value)) throw expected(name, "an identifier", value);
  return encodeURIComponent(value);
}

/** Checks a path for `svc.request()`, from the service's root: `/meetings` means `/api/v1/meetings`. */
export function checkRequestPath(path: unknown, hasQuery: boolean): string {
  const text = typeof path === "string" ? path : "";
  const [pathname = "", search] = text.split("?", 2);
  const decoded = pathname.replaceAll(/%2e/gi, ".").replaceAll(/%2f|%5c/gi, "/");
  if (!text.startsWith("/") || /[\\#{}]|[^\x21-\x7e]/.test(text) || LEADS_AWAY.test(decoded)) {
    throw expected(
      "path",
      "a path such as /api/v1/meetings, of printable ASCII without `.` and `..` segments, braces or a fragment",
      path,
    );
  }
  if (search !== undefined && hasQuery)
    throw new OptionsError("Pass query parameters either in `path` or in `query`, not both.", "query");
  return text.startsWith("/api/") ? text : `/api/v1${text}`;
}

const LEADS_AWAY = /\/\.{0,2}\/|\/\.\.?$/;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Checks a method for `svc.request()`; returns it in upper case. */
export function checkMethod(method: unknown, hasBody: boolean): string {
  const upper = typeof method === "string" ? method.toUpperCase() : "";
  if (!METHODS.includes(upper)) throw expected("method", `one of ${METHODS.join(", ")}`, method);
  if (hasBody && !isWrite(upper))
    throw new OptionsError(`A ${upper} request has no body. Pass parameters in \`query\`.`, "body");
  return upper;
}
