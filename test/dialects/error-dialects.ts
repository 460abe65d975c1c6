import type { Reply } from "./service/foreign-service.ts";

/** How a service writes an error down. */
export interface ErrorDialect {
  name: string;
  /** Its response to a request that fails with this status. */
  respond: (status: number, message: string) => Reply;
  /** The text that must survive, as users see it; false where the service gives none. */
  says?: RegExp | false;
  /** Whether the body is a page or text, which only something in front of the API sends. */
  isForeignPage?: boolean;
  /** The service's own code, which `apiCode` keeps. */
  apiCode?: string;
}

const json = (status: number, body: unknown): Reply => ({ status, body });

/** Every shape in which a service may say that a call failed. */
export const ERROR_DIALECTS: readonly ErrorDialect[] = [
  {
    name: "`{error: {code, message}}` with codes of its own",
    respond: (status, message) => json(status, { data: null, error: { code: "ERR_7", message }, meta: null }),
    apiCode: "ERR_7",
  },
  {
    name: "`{error: {code, message}}` with a number as code",
    respond: (status, message) => json(status, { error: { code: status, message, status: "FAILED" } }),
  },
  { name: '`{error: "text"}`', respond: (status, message) => json(status, { error: message }) },
  { name: "`{message}`", respond: (status, message) => json(status, { message, statusCode: status }) },
  { name: "`{detail}` (Django, FastAPI)", respond: (status, message) => json(status, { detail: message }) },
  {
    name: "`{detail: [{loc, msg}]}` (FastAPI)",
    respond: (status, message) => json(status, { detail: [{ loc: ["query", "limit"], msg: message, type: "x" }] }),
  },
  {
    name: "`{errors: [{message}]}`",
    respond: (status, message) => json(status, { errors: [{ message, extensions: { code: "X" } }], data: null }),
  },
  {
    name: "`{errors: [{detail}]}` (JSON:API)",
    respond: (status, message) =>
      json(status, { errors: [{ status: String(status), title: "Failed", detail: message }] }),
  },
  { name: '`{errors: ["text"]}`', respond: (status, message) => json(status, { errors: [message] }) },
  {
    name: "`{message, errors: {field: [text]}}` (Laravel)",
    respond: (status, message) => json(status, { message, errors: { limit: ["too large"] } }),
    // A tool quotes the problems of single fields where there are any.
    says: /The moon is in the wrong house|limit too large/,
  },
  {
    name: "problem+json (RFC 9457)",
    respond: (status, message) => ({
      status,
      headers: { "content-type": "application/problem+json" },
      body: { type: "https://api.example/problems/7", title: "Failed", status, detail: message },
    }),
  },
  {
    name: "OAuth (`error`, `error_description`)",
    respond: (status, message) => json(status, { error: "invalid_token", error_description: message }),
  },
  {
    name: "`{fault: {faultstring}}` (gateways)",
    respond: (status, message) => json(status, { fault: { faultstring: message, detail: { errorcode: "x" } } }),
  },
  { name: "names in capitals (AWS, .NET)", respond: (status, message) => json(status, { Message: message }) },
  {
    name: '`{status: "error", message}` (JSend)',
    respond: (status, message) => json(status, { status: "error", message }),
  },
  {
    name: "`{success: false, error: {…}}`",
    respond: (status, message) => json(status, { success: false, error: { message } }),
  },
  {
    name: "a page of HTML",
    respond: (status, message) => ({
      status,
      headers: { "content-type": "text/html" },
      body: `<!doctype html><title>${status}</title><style>h1 { color: red }</style><h1>${message}</h1>`,
    }),
    isForeignPage: true,
  },
  { name: "plain text", respond: (status, message) => ({ status, body: message }), isForeignPage: true },
  { name: "no body", respond: (status) => ({ status, body: "" }), says: false },
  { name: "an empty object", respond: (status) => json(status, {}), says: false },
  {
    name: "200 with an `error`",
    respond: (status, message) => json(200, { data: null, error: { code: String(status), message } }),
  },
  {
    name: "200 with `success: false`",
    respond: (status, message) => json(200, { success: false, code: status, message, data: null }),
  },
  {
    name: "200 with JSend's `error`",
    respond: (status, message) => json(200, { status: "error", code: status, message, data: null }),
  },
];

/** What each status is, whatever the body: code and class of the SDK, exit code, and the result of the README's `switch`. */
export const STATUSES: readonly (readonly [number, string, string, number, string | undefined])[] = [
  [400, "validation_error", "ValidationError", 6, undefined],
  [401, "invalid_api_key", "AuthenticationError", 4, "Sign in again: the key is not accepted."],
  [402, "subscription_required", "PermissionError", 5, undefined],
  [403, "insufficient_permission", "PermissionError", 5, undefined],
  [404, "not_found", "NotFoundError", 3, "It does not exist, or not any more."],
  [410, "not_found", "NotFoundError", 3, "It does not exist, or not any more."],
  [422, "validation_error", "ValidationError", 6, undefined],
  [429, "rate_limited", "RateLimitError", 7, undefined],
  [500, "internal_error", "ServerError", 9, undefined],
  [503, "service_unavailable", "ServerError", 9, undefined],
];
