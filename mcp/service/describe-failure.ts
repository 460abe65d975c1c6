import { copyFailureOf } from "../../copy/copy-error.ts";
import { type AnySvcError, isSvcError } from "../../src/index.ts";
import { type Failure, ToolError } from "../errors/tool-error.ts";
import type { Policy } from "../settings/policy.ts";
import { VARIABLES } from "../settings/variables.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { toSentence } from "../text/format.ts";

/**
 * Describes an error for an assistant: what failed, why, and what to do next. Never includes a stack, header or body; the service's own
 * words are quoted apart from ours.
 */
export function describeFailure(error: unknown, action: string, policy: Policy): Failure {
  if (error instanceof ToolError) return error.failure;
  const store = copyFailureOf(error);
  if (store) {
    const message =
      `${action} failed: the store of this server cannot be read. ${store.message} ${store.hint ?? ""}`.trim();
    return { message, code: store.code, retryable: RETRYABLE_STORE.includes(store.code) };
  }
  if (!isSvcError(error)) {
    const message = `${action} failed: this is a bug in the tool server. Try another tool, and ask the user to report it.`;
    return { message, code: "internal_error", retryable: false };
  }
  return describeSvcFailure(error, action, policy);
}

const RETRYABLE_STORE = ["sync_running", "copy_unreachable"];

function describeSvcFailure(error: AnySvcError, action: string, policy: Policy): Failure {
  const status = "status" in error ? error.status : undefined;
  const ambiguous = "ambiguous" in error && error.ambiguous;
  const retryAfterMs = "retryAfterMs" in error ? error.retryAfterMs : undefined;
  const isSetting = SETTING.test(error.message);
  const advice =
    !ambiguous && isForeignPage(error)
      ? ADDRESS_ADVICE
      : adviceFor(error.code, { status, ambiguous, policy, isSetting });
  const request = requestOf(error);
  // Without a status the message is the SDK's own; it may quote arguments or rows, but no settings.
  const isOurs = status === undefined && (error.code !== "invalid_options" || isSetting);
  const quoted = isOurs ? undefined : quoteService(error);
  return {
    message: `${action} failed${isOurs ? `: ${reasonOf(error)}` : describeReason(error, { status, quoted })} ${advice.next}${request}`,
    quoted,
    code: error.code,
    status,
    retryable: advice.retryable,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000),
  };
}

function describeReason(
  { code }: AnySvcError,
  { status, quoted }: { status: number | undefined; quoted: string | undefined },
): string {
  if (status === undefined) return "; the reason is quoted below.";
  if (code === "unexpected_response")
    return `: the response (status ${status}) is not one of the API's; the reason is quoted below.`;
  if (quoted === undefined) return ` with status ${status}; the service gave no reason.`;
  return ` with status ${status}; the service's reason is quoted below.`;
}

/** A 404 with HTML or plain text does not come from the API. */
const isForeignPage = (error: AnySvcError): boolean =>
  "body" in error && error.status === 404 && typeof error.body === "string";

interface Failing {
  /** Whether a setting of this server is invalid, and not an argument. */
  isSetting: boolean;
  status: number | undefined;
  ambiguous: boolean;
  policy: Policy;
}

function adviceFor(code: string, { status, ambiguous, policy, isSetting }: Failing): Advice {
  const lists = policy.tools.filter((tool) => tool.startsWith("list_"));
  if (ambiguous) {
    const check = policy.offers("list_templates") ? ", e.g. with list_templates" : "";
    return { next: `The change may have taken effect. Do not repeat it before checking${check}.`, retryable: false };
  }
  if (code === "invalid_options" && !isSetting) return { next: "Fix the arguments and call again.", retryable: false };
  if (code === "not_found") {
    const ids = lists.length > 0 ? `Take ids from a list tool (${lists.join(", ")})` : "Check the id";
    return { next: `${ids}; if this call has none, SERVICE_API_URL may be wrong.`, retryable: false };
  }
  const advice = ADVICE[code] ?? adviceByStatus(status);
  return advice === KEY_ADVICE && policy.isRemote ? REMOTE_KEY_ADVICE : advice;
}

interface Advice {
  next: string;
  retryable: boolean;
}

const LATER: Advice = { next: "Try the same call again in a moment.", retryable: true };
const NEVER: Advice = { next: "The same call will fail again.", retryable: false };

const KEY_ADVICE: Advice = {
  next: `Ask the user to set SERVICE_API_KEY to ${VARIABLES.SERVICE_API_KEY} and restart this server.`,
  retryable: false,
};

const REMOTE_KEY_ADVICE: Advice = {
  next: "Ask the user to connect with a valid API key as the bearer token.",
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
  validation_error: { next: "Fix the arguments and call again.", retryable: false },
  rate_limited: { next: "Wait, then try the same call again.", retryable: true },
  connection_error: {
    next: "Ask the user to check SERVICE_API_URL and that the service is reachable, then try again.",
    retryable: true,
  },
  timeout: { next: "The service is slow: try again in a moment, or ask for less.", retryable: true },
  invalid_options: {
    next: "Ask the user to fix that and restart this server.",
    retryable: false,
  },
  unexpected_response: ADDRESS_ADVICE,
  incomplete_list: {
    next: "Try again or narrow the filters. To accept incomplete lists, the user can start this server with --allow-incomplete.",
    retryable: true,
  },
  precondition_failed: { next: "Read the object again before changing it.", retryable: false },
};

const adviceByStatus = (status = 0): Advice => (status === 429 || status >= 500 ? LATER : NEVER);

const SETTING = /`(?:baseUrl|apiKey)`/;
const MAX_REASON_CHARACTERS = 300;
const MAX_DETAILS = 5;

const reasonOf = (error: AnySvcError): string =>
  toSentence(clip(cleanLine(withVariableNames(error.message)), MAX_REASON_CHARACTERS));

/** The service's own text: the details of a rejected request, or its message; undefined without either. */
function quoteService(error: AnySvcError): string | undefined {
  const details = "details" in error ? error.details : [];
  const named = details.slice(0, MAX_DETAILS).map(({ path, message }) => `${path} ${message}`);
  const more = details.length > MAX_DETAILS ? `; and ${details.length - MAX_DETAILS} more` : "";
  if (named.length > 0) return `${named.join("; ")}${more}`;
  if ("apiMessage" in error) return error.apiMessage;
  // Not a response of the API: the message is the SDK's.
  return withVariableNames(error.message);
}

/** Replaces SDK option names with the environment variables that set them. */
function withVariableNames(message: string): string {
  return message
    .replaceAll("`baseUrl`", "SERVICE_API_URL")
    .replaceAll("`apiKey`", "SERVICE_API_KEY")
    .replace(", or set `allowInsecureHttp`", "")
    .replace(" Use `allowIncomplete` to take what came.", "")
    .replace(/ \(`(?:timeout|deadline)Ms`\)/, "");
}

const REQUEST_ID = /^[\w.:-]{1,60}$/;

function requestOf(error: AnySvcError): string {
  const id = "requestId" in error ? error.requestId : undefined;
  return id !== undefined && REQUEST_ID.test(id) ? ` (request ${id})` : "";
}
