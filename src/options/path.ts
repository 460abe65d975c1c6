import { OptionsError } from "../errors/usage-errors.ts";
import { expected } from "./expect.ts";

/** An identifier as a path segment. Refuses those that would lead to another endpoint: empty, `.`, `..`, or with a slash in it. */
export function encodePathSegment(name: string, value: unknown): string {
  const isSegment =
    typeof value === "string" &&
    value !== "" &&
    value !== "." &&
    value !== ".." &&
    !/[/\\?#\s]|[^\x21-\x7e]/.test(value);
  if (!isSegment) throw expected(name, "an identifier", value);
  return encodeURIComponent(value);
}

/** A path given to `svc.request()`, from the service's root: `/meetings` means `/api/v1/meetings`. */
export function checkRequestPath(path: unknown, hasQuery: boolean): string {
  if (typeof path !== "string" || !path.startsWith("/") || path.startsWith("//")) {
    throw expected("path", "a path that begins with one slash, such as /api/v1/meetings", path);
  }
  const [pathname = "", search] = path.split("?", 2);
  const decoded = pathname.replaceAll(/%2e/gi, ".").replaceAll(/%2f|%5c/gi, "/");
  if (/[\\#{}]|[^\x21-\x7e]/.test(path) || /(^|\/)\.\.?(\/|$)/.test(decoded) || decoded.includes("//")) {
    throw expected("path", "a path of printable ASCII without `.` and `..` segments, braces or a fragment", path);
  }
  if (search !== undefined && hasQuery)
    throw new OptionsError("Give query parameters either in `path` or in `query`, not in both.");
  return path.startsWith("/api/") ? path : `/api/v1${path}`;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** A method given to `svc.request()`, in upper case. */
export function checkMethod(method: unknown): string {
  const upper = typeof method === "string" ? method.toUpperCase() : "";
  if (!METHODS.includes(upper)) throw expected("method", `one of ${METHODS.join(", ")}`, method);
  return upper;
}
