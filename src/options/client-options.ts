import { OptionsError } from "../errors/usage-errors.ts";
import { expected, expectObject, refuseUnknown } from "./expect.ts";
import {
  COMMON_OPTION_NAMES,
  type CommonOptions,
  DEFAULT_OPTIONS,
  mergeOptions,
  type ResolvedOptions,
} from "./request-options.ts";
import type { ResponseValidation } from "./response-validation.ts";

/** Options of a client. */
export interface ClientOptions extends CommonOptions {
  /** The API key, `svc_live_` and 32 characters. Sent as `Authorization: Bearer <key>`; never printed. */
  apiKey: string;
  /** The service's base address, with or without a trailing `/api/v1`. */
  baseUrl: string;
  /** A `fetch` to use instead of the SDK's own transport, e.g. a mock or one with its own agent. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Lets the key travel over plain http:// to hosts other than this machine. Default false. */
  allowInsecureHttp?: boolean | undefined;
  /** Holds every answer to the API's description: `validateResponses("warn")` of `svc-sdk/validate`. Default off. */
  validation?: ResponseValidation | undefined;
  /** Put before the SDK's own `User-Agent`, e.g. `my-app/1.2`. */
  userAgent?: string | undefined;
}

/** A client's options, checked, every default filled in. */
export interface ResolvedClientOptions {
  readonly apiKey: string;
  /** Without a trailing slash and without `/api/v1`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly userAgent: string | undefined;
  readonly validation: ResponseValidation | undefined;
  readonly request: ResolvedOptions;
}

export const CLIENT_OPTION_NAMES = [
  ...COMMON_OPTION_NAMES,
  "apiKey",
  "baseUrl",
  "fetch",
  "allowInsecureHttp",
  "userAgent",
  "validation",
];

/** Checks a client's options. Throws an `OptionsError` that names the first one that does not fit. */
export function resolveClientOptions(given: ClientOptions): ResolvedClientOptions {
  expectObject("options", given);
  refuseUnknown(given, CLIENT_OPTION_NAMES, "option");
  if (given.fetch !== undefined && typeof given.fetch !== "function")
    throw expected("fetch", "a function", given.fetch);
  if (given.allowInsecureHttp !== undefined && typeof given.allowInsecureHttp !== "boolean") {
    throw expected("allowInsecureHttp", "true or false", given.allowInsecureHttp);
  }
  if (given.userAgent !== undefined && !/^[\x20-\x7e]+$/.test(given.userAgent)) {
    throw expected("userAgent", "printable ASCII", given.userAgent);
  }
  if (given.validation !== undefined && typeof given.validation?.check !== "function") {
    throw expected("validation", "what validateResponses() of svc-sdk/validate gives", given.validation);
  }
  return {
    apiKey: checkKey(given.apiKey),
    baseUrl: normalizeBaseUrl(given.baseUrl, given.allowInsecureHttp === true),
    fetch: given.fetch,
    userAgent: given.userAgent,
    validation: given.validation,
    request: mergeOptions(DEFAULT_OPTIONS, given),
  };
}

/** A key that cannot break out of its header. Its value never enters a message. */
function checkKey(key: unknown): string {
  const problem = keyProblem(key);
  if (problem)
    throw new OptionsError(
      `\`apiKey\` ${problem} Expected a key as shown at its creation: svc_live_ and 32 characters.`,
    );
  return key as string;
}

function keyProblem(key: unknown): string | undefined {
  if (typeof key !== "string") return `is ${key === null ? "null" : `of type ${typeof key}`}.`;
  if (key.trim() === "") return "is empty.";
  if (/^bearer\s/i.test(key)) return 'begins with "Bearer"; give the key alone.';
  if (/\s/.test(key)) return "contains white space or a line break.";
  return /^[\x21-\x7e]+$/.test(key) ? undefined : "contains characters outside ASCII.";
}

function normalizeBaseUrl(baseUrl: unknown, allowInsecureHttp: boolean): string {
  const url = typeof baseUrl === "string" ? parseUrl(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw expected("baseUrl", "an http(s) address", withoutCredentials(baseUrl));
  if (url.username || url.password) throw new OptionsError("`baseUrl` contains credentials. Give the key as `apiKey`.");
  if (url.search || url.hash)
    throw new OptionsError("`baseUrl` contains a query or a fragment. Give the address alone.");
  if (url.protocol === "http:" && !isLoopback(url.hostname) && !allowInsecureHttp) {
    throw new OptionsError(
      `\`baseUrl\` is http://, and the key would travel to ${url.hostname} unencrypted. Use https://, or set \`allowInsecureHttp\`.`,
    );
  }
  const path = url.pathname
    .replace(/\/+$/, "")
    .replace(/\/api\/v1$/, "")
    .replace(/\/+$/, "");
  return url.origin + path;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function withoutCredentials(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\/\/[^/@]*@/, "//…@") : value;
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}
