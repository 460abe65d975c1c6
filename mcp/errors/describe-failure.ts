import { type AnySvcError, isSvcError } from "../../src/index.ts";
import { cleanLine, clip } from "../answer/clean-text.ts";
import { toSentence } from "../answer/format.ts";
import { VARIABLES } from "../settings/variables.ts";
import { type Failure, ToolError } from "./tool-error.ts";

/** What an assistant is told of an error: what failed, why, and what to do next. Never a stack, a header or a body. */
export function describeFailure(error: unknown, action: string): Failure {
  if (error instanceof ToolError) return error.failure;
  if (!isSvcError(error)) {
    const message = `${action} failed: this tool server has a defect. Try another tool, and report what was asked for.`;
    return { message, code: "internal_error", retryable: false };
  }
  return describeSvcFailure(error, action);
}

function describeSvcFailure(error: AnySvcError, action: string): Failure {
  const status = "status" in error ? error.status : undefined;
  const ambiguous = "ambiguous" in error && error.ambiguous;
  const retryAfterMs = "retryAfterMs" in error ? error.retryAfterMs : undefined;
  const advice = ambiguous ? AMBIGUOUS : (ADVICE[error.code] ?? adviceByStatus(status));
  return {
    message: `${action} failed: ${reasonOf(error, status)} ${advice.next}${requestOf(error)}`,
    code: error.code,
    status,
    retryable: advice.retryable,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
  };
}

interface Advice {
  next: string;
  retryable: boolean;
}

const LATER: Advice = { next: "Try the same call again in a moment.", retryable: true };
const NEVER: Advice = { next: "The same call will fail again.", retryable: false };

const AMBIGUOUS: Advice = {
  next: "The change may have taken effect all the same. Do not repeat it: look first whether it did, e.g. with list_templates.",
  retryable: false,
};

const KEY_ADVICE: Advice = {
  next: `Ask the user to set SERVICE_API_KEY to ${VARIABLES.SERVICE_API_KEY}, and to restart this server.`,
  retryable: false,
};

const ADDRESS_ADVICE: Advice = {
  next: `Ask the user whether SERVICE_API_URL is ${VARIABLES.SERVICE_API_URL}.`,
  retryable: false,
};

const ADVICE: Readonly<Record<string, Advice>> = {
  missing_api_key: KEY_ADVICE,
  invalid_api_key: KEY_ADVICE,
  insufficient_permission: {
    next: "Ask the user for a key with the permission that is named, or do without this tool.",
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
  http_404: ADDRESS_ADVICE,
  validation_error: { next: "Correct the arguments and call again.", retryable: false },
  rate_limited: { next: "Wait, then try the same call again.", retryable: true },
  connection_error: {
    next: "Ask the user whether SERVICE_API_URL is right and the service can be reached; then try again.",
    retryable: true,
  },
  timeout: LATER,
  invalid_options: {
    next: "Ask the user to correct that, and to restart this server.",
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

function reasonOf(error: AnySvcError, status: number | undefined): string {
  const details = "details" in error ? error.details : [];
  const named = details.slice(0, 5).map(({ path, message }) => `${path} ${message}`);
  // The service's own words follow the colon; where the error is not an answer, the whole message is ours.
  const said = status === undefined ? error.message : error.message.replace(/^.*? failed with status \d+: /s, "");
  const text = named.length > 0 ? `the service refused the arguments: ${named.join("; ")}` : withoutRequest(said);
  return toSentence(clip(cleanLine(inUsersWords(text)), MAX_REASON_CHARACTERS));
}

const withoutRequest = (message: string): string => message.replace(/ \(request [^)]*\)$/, "");

/** The client's options under the names that the user of this server set them by. */
function inUsersWords(message: string): string {
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
