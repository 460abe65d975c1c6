import { OptionsError } from "../errors/usage-errors.ts";
import { isLoopback } from "../is-loopback.ts";
import {
  COMMON_RULES,
  type CommonOptions,
  DEFAULT_OPTIONS,
  mergeOptions,
  type ResolvedOptions,
} from "./request-options.ts";
import type { ResponseValidation } from "./response-validation.ts";
import { A_BOOLEAN, A_FUNCTION, checkOptions, expected, type Rule, type Rules } from "./rules.ts";

/** Options of a client. */
export interface ClientOptions extends CommonOptions {
  /** The API key, `svc_live_` and 32 characters. Sent as `Authorization: Bearer <key>`; never printed. */
  apiKey: string;
  /** The service's base address, with or without a trailing `/api/v1`. */
  baseUrl: string;
  /**
   * A `fetch` to use instead of the SDK's own transport, e.g. a mock or one with its own agent. On Node that transport is node:http, not the
   * global `fetch`: msw intercepts it, and a mocked global is passed as `fetch: (...args) => globalThis.fetch(...args)`.
   */
  fetch?: typeof globalThis.fetch | undefined;
  /** Allows sending the key over plain http:// to hosts other than this machine. Default false. */
  allowInsecureHttp?: boolean | undefined;
  /** Checks every response against the spec: `validateResponses("warn")` of `svc-sdk/validate`. Default off. */
  validation?: ResponseValidation | undefined;
  /** Prefix of the SDK's own `User-Agent`, e.g. `my-app/1.2`. */
  userAgent?: string | undefined;
}

/** Validated client options with every default filled in. */
export interface ResolvedClientOptions {
  readonly apiKey: string;
  /** Without a trailing slash and without `/api/v1`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly userAgent: string | undefined;
  readonly validation: ResponseValidation | undefined;
  readonly request: ResolvedOptions;
}

// Checked in detail below; a key never enters a message.
const ANYTHING: Rule = ["", () => true];

/** Validation rules for client options. */
export const CLIENT_RULES: Rules = {
  ...COMMON_RULES,
  apiKey: ANYTHING,
  baseUrl: ANYTHING,
  fetch: A_FUNCTION,
  allowInsecureHttp: A_BOOLEAN,
  userAgent: ["printable ASCII", (value) => typeof value === "string" && /^[\x20-\x7e]+$/.test(value)],
  validation: [
    "the result of validateResponses() of svc-sdk/validate",
    (value) => typeof (value as ResponseValidation | null)?.check === "function",
  ],
};

/**
 * Validates client options. Throws an `OptionsError` that names the first invalid one.
 *
 * @param base defaults; headers are merged into its headers
 */
export function resolveClientOptions(given: ClientOptions, base = DEFAULT_OPTIONS): ResolvedClientOptions {
  const { apiKey, baseUrl, fetch, allowInsecureHttp, userAgent, validation, ...request } = checkOptions(
    given,
    CLIENT_RULES,
  );
  return {
    apiKey: checkKey(apiKey),
    baseUrl: normalizeBaseUrl(baseUrl, allowInsecureHttp),
    fetch,
    userAgent,
    validation,
    request: mergeOptions(base, request),
  };
}

/** Rejects a key that could break out of its header. Its value never enters a message. */
function checkKey(key: unknown): string {
  const problem = typeof key === "string" ? keyProblem(key) : `is of type ${typeof key}.`;
  if (problem === undefined) return key as string;
  throw new OptionsError(
    `\`apiKey\` ${problem} Expected a key as shown when it was created: svc_live_ and 32 characters.`,
  );
}

function keyProblem(key: string): string | undefined {
  if (key.trim() === "") return "is empty.";
  if (/^bearer\s/i.test(key)) return 'starts with "Bearer". Pass only the key.';
  if (/^["'<{$]/.test(key)) return "is quoted or still a placeholder.";
  return /[^\x21-\x7e]/.test(key) ? "contains white space or a line break, or characters outside ASCII." : undefined;
}

function normalizeBaseUrl(baseUrl: unknown, allowInsecureHttp = false): string {
  const url = typeof baseUrl === "string" ? parseUrl(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw expected("baseUrl", "an address such as https://coaching.example", withoutCredentials(baseUrl));
  }
  if (/%7B|[{}]/i.test(url.hostname + url.pathname)) {
    throw new OptionsError("`baseUrl` contains a placeholder in braces. Replace it with the service's address.");
  }
  const { protocol, username, password, search, hash, hostname, origin, pathname } = url;
  if (username || password || search || hash) {
    throw new OptionsError(
      "`baseUrl` contains credentials, a query or a fragment. Pass only the address, and the key as `apiKey`.",
    );
  }
  if (protocol === "http:" && !isLoopback(hostname) && !allowInsecureHttp) {
    throw new OptionsError(
      `\`baseUrl\` is http://, and the key would travel to ${hostname} unencrypted. Use https://, or set \`allowInsecureHttp\`.`,
    );
  }
  return origin + pathname.replace(/(\/+api\/v1)?\/*$/, "");
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function withoutCredentials(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/^(\w+:\/\/)?.*@/s, "$1…@") : value;
}
