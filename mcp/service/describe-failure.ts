import { type AnySvcError, isSvcError } from "../../src/index.ts";
import { type Failure, ToolError } from "../errors/tool-error.ts";
import { VARIABLES } from "../settings/variables.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { toSentence } from "../text/format.ts";

/** Describes an error for an assistant: what failed, why, and what to do next. Never includes a stack, header or body. */
export function describeFailure(error: unknown, action: string): Failure {
  if (error instanceof ToolError) return error.failure;
  if (!isSvcError(error)) {
    const message = `${action} failed: this is a bug in the tool server. Try another tool, and ask the user to report it.`;
    return { message, code: "internal_error", retryable: false };
  }
  return describeSvcFailure(error, action);
}

function describeSvcFailure(error: AnySvcError, action: string): Failure {
  const status = "status" in error ? error.status : undefined;
  const ambiguous = "ambiguous" in error && error.ambiguous;
  const retryAfterMs = "retryAfterMs" in error ? error.retryAfterMs : undefined;
  const advice = ambiguous
    ? AMBIGUOUS
    : isForeignPage(error)
      ? ADDRESS_ADVICE
      : (ADVICE[error.code] ?? adviceByStatus(status));
  return {
    message: `${action} failed: ${reasonOf(error, status)} ${advice.next}${requestOf(error)}`,
    code: error.code,
    status,
    retryable: advice.retryable,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
  };
}

/** A 404 that is a page or a plain text comes from another program than the API. */
const isForeignPage = (error: AnySvcError): boolean =>
  "body" in error && error.status === 404 && typeof error.body === "string";

interface Advice {
  next: string;
  retryable: boolean;
}

const LATER: Advice = { next: "Try the same call again in a moment.", retryable: true };
const NEVER: Advice = { next: "The same call will fail again.", retryable: false };

const AMBIGUOUS: Advice = {
  next: "The change may have taken effect. Do not repeat it before checking, e.g. with list_templates.",
  retryable: false,
};

const KEY_ADVICE: Advice = {
  next: `Ask the user to set SERVICE_API_KEY to ${VARIABLES.SERVICE_API_KEY} and restart this server.`,
  retryable: false,
};

const ADDRESS_ADVICE: Advice = {
  next: `Ask the user to check that SERVICE_API_URL is ${VARIABLES.SERVICE_API_URL}.`,
  retryable: false,
};

const ADVICE: Readonly<Record<string, Advice>> = {
  missing_api_key: KEY_ADVICE,
  invalid_api_key: KEY_ADVICE,
  insufficient_permission: {
    next: "Ask the user for a key with that permission, or do without this tool.",
    retryable: false,
  },
  subscription_required: {
    next: "API access needs an active Business or Enterprise subscription. Tell the user.",
    retryable: false,
  },
  not_found: {
    next: "Take ids from a list tool, e.g. list_meetings or list_templates; if this call has none, SERVICE_API_URL may be wrong.",
    retryable: false,
  },
  validation_error: { next: "Fix the arguments and call again.", retryable: false },
  rate_limited: { next: "Wait, then try the same call again.", retryable: true },
  connection_error: {
    next: "Ask the user to check SERVICE_API_URL and that the service is reachable, then try again.",
    retryable: true,
  },
  timeout: LATER,
  invalid_options: {
    next: "Ask the user to fix that and restart this server.",
    retryable: false,
  },
  unexpected_response: ADDRESS_ADVICE,
  precondition_failed: { next: "Read the object again before changing it.", retryable: false },
};

function adviceByStatus(status: number | undefined): Advice {
  if (status === undefined) return NEVER;
  if (status === 401) return KEY_ADVICE;
  return status === 429 || status >= 500 ? LATER : NEVER;
}

const MAX_REASON_CHARACTERS = 300;
const MAX_DETAILS = 5;

function reasonOf(error: AnySvcError, status: number | undefined): string {
  const details = "details" in error ? error.details : [];
  const named = details.slice(0, MAX_DETAILS).map(({ path, message }) => `${path} ${message}`);
  const more = details.length > MAX_DETAILS ? `; and ${details.length - MAX_DETAILS} more` : "";
  // The service's own message follows the colon; without a status the whole message is the SDK's.
  const said = status === undefined ? error.message : error.message.replace(/^.*? failed with status \d+: /s, "");
  const text =
    named.length > 0 ? `the service rejected the arguments: ${named.join("; ")}${more}` : withoutRequest(said);
  return toSentence(clip(cleanLine(withVariableNames(text)), MAX_REASON_CHARACTERS));
}

const withoutRequest = (message: string): string => message.replace(/ \(request [^)]*\)$/, "");

/** Replaces SDK option names with the environment variables that set them. */
function withVariableNames(message: string): string {
  return message
    .replaceAll("`baseUrl`", "SERVICE_API_URL")
    .replaceAll("`apiKey`", "SERVICE_API_KEY")
    .replace(", or set `allowInsecureHttp`", "")
    .replace(/ \(`(?:timeout|deadline)Ms`\)/, "");
}

function requestOf(error: AnySvcError): string {
  const id = "requestId" in error ? error.requestId : undefined;
  return id === undefined ? "" : ` (request ${clip(cleanLine(id), 60)})`;
}
