import { copyFailureOf } from "../../copy/copy-error.ts";
import { countText } from "../../core/words/count-text.ts";
import { isSvcError } from "../../src/index.ts";
import { type CliError, isCliError, isHintedError } from "../errors/cli-error.ts";
import type { ExitName } from "../errors/exit-codes.ts";
import { inFlags } from "./in-flags.ts";

/** One problem with a request, as the API names it. */
interface Problem {
  path: string;
  message: string;
}

/** An error, ready to be printed. */
export interface ErrorDescription {
  exit: ExitName;
  code: string;
  message: string;
  hint: string | undefined;
  status: number | undefined;
  requestId: string | undefined;
  details: readonly Problem[];
}

const EXIT_BY_STATUS: Readonly<Record<number, ExitName>> = {
  401: "authentication",
  402: "permission",
  403: "permission",
  404: "notFound",
  410: "notFound",
  408: "network",
  429: "rateLimit",
};

/** For error responses that are sent with status 200. */
const EXIT_BY_CODE: Readonly<Record<string, ExitName>> = {
  missing_api_key: "authentication",
  invalid_api_key: "authentication",
  insufficient_permission: "permission",
  subscription_required: "permission",
  not_found: "notFound",
  rate_limited: "rateLimit",
  internal_error: "server",
  service_unavailable: "server",
};

const HINT_BY_EXIT: Partial<Record<ExitName, string>> = {
  authentication: "Run `svc auth status` to see where the key comes from, or store a new one with `svc auth login`.",
  notFound: "Check the id, and that the key belongs to the right organization (`svc auth status`).",
  rejected: "Fix the problems above and try again.",
  rateLimit: "Wait a moment and try again.",
  network: "Check the network and the base URL with `svc doctor`.",
  server: "Try again later. If the problem persists, ask the service's owner.",
};

/** Describes any thrown value with an exit code and a hint. */
export function describeError(error: unknown): ErrorDescription {
  if (isHintedError(error)) return { ...describeError(error.cause), hint: error.hint };
  if (isCliError(error)) return fromCliError(error);
  const copy = copyFailureOf(error);
  if (copy) return { ...NOTHING, exit: "usage", ...copy };
  if (isSvcError(error)) return fromSdkError(error);
  return {
    ...NOTHING,
    exit: "unexpected",
    code: "unexpected",
    message: `Unexpected error: ${error instanceof Error ? error.message : String(error)}`,
    hint: "Run the command again with --debug and report the output.",
  };
}

/** Describes a 404 for an object where the list gets a 404 too: the base URL is wrong. */
export function describeWrongAddress(error: unknown, list: string): ErrorDescription {
  const description = describeError(error);
  return {
    ...description,
    exit: "server",
    message: `${description.message} ${wrongAddressText(list)}`,
    hint: WRONG_ADDRESS_HINT,
  };
}

const WRONG_ADDRESS_HINT = "Check the base URL: `svc auth status` shows it, `svc doctor` checks it.";

const wrongAddressText = (list: string): string => `The service does not know ${list}: the base URL is probably wrong.`;

const NOTHING = { status: undefined, requestId: undefined, hint: undefined, details: [] };

const fromCliError = (error: CliError): ErrorDescription => ({
  ...NOTHING,
  exit: error.exit,
  code: error.code,
  message: error.message,
  hint: error.hint,
});

type SdkError = typeof isSvcError extends (value: unknown) => value is infer Known ? Known : never;

function fromSdkError(error: SdkError): ErrorDescription {
  const exit = exitOf(error);
  return {
    exit,
    code: error.code,
    message: messageOf(error),
    hint: hintOf(error, exit),
    status: "status" in error ? error.status : undefined,
    requestId: "requestId" in error ? error.requestId : undefined,
    details: "details" in error ? error.details.map(toProblem) : [],
  };
}

function exitOf(error: SdkError): ExitName {
  switch (error.code) {
    case "invalid_options":
      return "usage";
    case "connection_error":
    case "timeout":
      return "network";
    case "aborted":
      return "interrupted";
    case "unexpected_response":
    case "pagination_error":
    case "incomplete_list":
      return "server";
    default:
      if (isForeignPage(error) || missingCollection(error) !== undefined) return "server";
      if (error.status < 400) return EXIT_BY_CODE[error.code] ?? "rejected";
      return EXIT_BY_STATUS[error.status] ?? (error.status >= 500 ? "server" : "rejected");
  }
}

/** The API's own message where it sent one: the SDK's message repeats status and request id, which have their own lines. */
function messageOf(error: SdkError): string {
  if (!("body" in error)) return inFlags(error);
  if (isForeignPage(error)) return `${asSentence(reasonOf(error))} That page is not the API's.`;
  const missing = missingCollection(error);
  if (missing !== undefined) return wrongAddressText(missing);
  const { apiMessage = "", body } = error;
  // An HTML page, or a single word such as "forbidden", needs the request for context.
  const saysEnough = typeof body !== "string" && !/^\w*$/.test(apiMessage);
  return asSentence(saysEnough ? apiMessage : reasonOf(error));
}

/** A 404 without JSON comes from another web server: the base URL is wrong, not the id. */
const isForeignPage = (error: { status?: number; body?: unknown }): boolean =>
  error.status === 404 && typeof error.body === "string" && error.body.trim() !== "";

/** Lists and statistics always exist: a 404 for one means a wrong base URL, not a missing object. */
const COLLECTION = /^\/api\/v1\/(?:meetings|templates|reports|team\/stats|insights|roleplay\/sessions)$/;

function missingCollection(error: SdkError): string | undefined {
  const isMissing = "path" in error && "status" in error && error.status === 404;
  return isMissing && error.method === "GET" && COLLECTION.test(error.path) ? error.path : undefined;
}

/** The SDK's message without the wait and the request id, which have their own lines. */
const reasonOf = ({ message }: { message: string }): string =>
  message.replace(/ \(request [^()]*\)$/, "").replace(/ Retry after \d+ s\.$/, "");

const asSentence = (text: string): string => (/[.!?\u2026:]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

function hintOf(error: SdkError, exit: ExitName): string | undefined {
  if ("ambiguous" in error && error.ambiguous) return "The change may have taken effect: check before you repeat it.";
  if (error.code === "subscription_required")
    return "API access requires an active Business or Enterprise subscription.";
  if (exit === "permission")
    return "Use a key with this permission. Keys are created in the dashboard (Settings, API Keys).";
  if (error.code === "incomplete_list")
    return "Run it again, since the list may have changed. Run `svc doctor` to see where the service differs from the API document.";
  if (error.code === "pagination_error" || error.code === "unexpected_response")
    return "Run `svc doctor` to see where the service differs from the API document.";
  if (isForeignPage(error as { status?: number; body?: unknown }) || missingCollection(error) !== undefined)
    return WRONG_ADDRESS_HINT;
  const retryAfterMs = "retryAfterMs" in error ? error.retryAfterMs : undefined;
  if (retryAfterMs !== undefined) return `Try again in ${countText(Math.ceil(retryAfterMs / 1000), "second")}.`;
  if (error.code === "invalid_options" && (error.option === "baseUrl" || error.option === "apiKey"))
    return "See `svc help environment` for where settings come from.";
  if (exit === "server" && "requestId" in error && error.requestId !== undefined) return SEND_REQUEST_ID;
  return HINT_BY_EXIT[exit];
}

const SEND_REQUEST_ID = "Try again later. If the problem persists, send the request id to the service's owner.";

const toProblem = ({ path, message }: { path: unknown; message: unknown }): Problem => ({
  path: String(path ?? ""),
  message: String(message ?? ""),
});
