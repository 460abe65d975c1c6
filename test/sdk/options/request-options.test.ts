import { describe, expect, it } from "vitest";
import type { RequestOptions } from "../../../src/index.ts";
import { LIST_DEFAULTS, resolveListOptions } from "../../../src/options/list-options.ts";
import { DEFAULT_OPTIONS, REQUEST_RULES, resolveRequestOptions } from "../../../src/options/request-options.ts";
import { KEY } from "../support/scripted-service.ts";

const LIST_OPTIONS = { ...LIST_DEFAULTS, ...DEFAULT_OPTIONS };

const resolve = (options: object | null | undefined) =>
  resolveRequestOptions(DEFAULT_OPTIONS, options as RequestOptions);

describe("options of a call", () => {
  it.each([
    ["timeoutMs", 0, "a number of at least 1, got `0` (number)"],
    ["timeoutMs", Number.NaN, "a number of at least 1, got `NaN` (number)"],
    ["deadlineMs", -5, "a number of at least 1, got `-5` (number)"],
    ["deadlineMs", null, "a number of at least 1, got `null`"],
    ["maxRetries", -1, "a whole number of at least 0, got `-1` (number)"],
    ["maxRetries", 1.5, "a whole number of at least 0, got `1.5` (number)"],
    ["maxRetries", true, "a whole number of at least 0, got `true` (boolean)"],
    ["maxRetryAfterMs", "60", 'a number of at least 0, got "60" (string)'],
    ["maxResponseBytes", 0, "a whole number of at least 1, got `0` (number)"],
    ["onRequest", "log", 'a function, got "log" (string)'],
    ["onResponse", {}, "a function, got a value of type Object"],
    ["onRetry", true, "a function, got `true` (boolean)"],
    ["logger", () => undefined, "an object, got a value of type Function"],
    ["logger", "console", 'an object, got "console" (string)'],
    ["signal", {}, "an AbortSignal, got a value of type Object"],
    ["signal", new AbortController(), "an AbortSignal, got a value of type AbortController"],
    ["signal", null, "an AbortSignal, got `null`"],
    ["headers", "a: b", 'an object or a function, got "a: b" (string)'],
    ["headers", [["a", "b"]], "an object or a function, got a value of type Array"],
    ["headers", new Headers({ a: "b" }), "an object or a function, got a value of type Headers"],
    ["headers", { "a b": "c" }, 'named by header names, got "a b" (string)'],
    ["headers", { "": "c" }, 'named by header names, got "" (string)'],
  ])("reject %s: %j", (name, value, expected) => {
    expect(() => resolve({ [name]: value })).toThrow(`Expected \`${name}\` to be ${expected}.`);
  });

  it.each(["authorization", "Host", "Content-Length", "Content-Type", "Connection", "TRANSFER-ENCODING"])(
    "refuse the header %s",
    (name) => {
      const message = `The header \`${name.toLowerCase()}\` is set by the client itself. Remove it from \`headers\`.`;
      expect(() => resolve({ headers: { [name]: KEY } })).toThrow(message);
    },
  );

  it.each([["a\nb"], ["a\rb"], ["a\u0000"], ["€"], [7], [null]])(
    "refuse the header value %j without showing it",
    (value) => {
      const message = "Expected the header `x-trace` to be a string without line breaks or characters over U+00FF.";
      expect(() => resolve({ headers: { "X-Trace": value } })).toThrow(message);
    },
  );

  it.each([[null], ["text"], [[]]])("reject %j in their place", (options) => {
    expect(() => resolve(options as never)).toThrow("Expected `options` to be an object");
  });

  it("reject a name that they do not have", () => {
    expect(() => resolve({ timeout: 5 })).toThrow(
      `Unknown option \`timeout\`. Did you mean \`timeoutMs\`? Allowed: ${Object.keys(REQUEST_RULES).join(", ")}.`,
    );
    expect(() => resolve({ apiKey: KEY })).toThrow("Unknown option `apiKey`.");
  });

  it("take what fits, and leave the rest as it was", () => {
    const { signal } = new AbortController();
    const onRetry = () => undefined;
    const logger = { warn: () => undefined };
    const given = {
      timeoutMs: 1,
      maxRetries: Number.POSITIVE_INFINITY,
      maxRetryAfterMs: 0,
      maxResponseBytes: 1,
      deadlineMs: 1.5,
    };
    expect(resolve({ ...given, signal, onRetry, logger })).toEqual({
      ...DEFAULT_OPTIONS,
      ...given,
      signal,
      onRetry,
      logger,
    });
    expect(resolve(undefined)).toBe(DEFAULT_OPTIONS);
  });

  it("add headers to the client's, in lower case, and leave undefined ones out", () => {
    const base = { ...DEFAULT_OPTIONS, headers: { "x-a": "1", "x-b": "1" } };
    const { headers } = resolveRequestOptions(base, { headers: { "X-B": "2", "X-C": "\tÿ~", "X-D": undefined } });
    expect(headers).toEqual({ "x-a": "1", "x-b": "2", "x-c": "\tÿ~" });
  });
});

describe("options of a list", () => {
  it.each([
    ["maxItems", -1, "a whole number of at least 0, got `-1` (number)"],
    ["maxItems", 1.5, "a whole number of at least 0, got `1.5` (number)"],
    ["maxPages", "3", 'a whole number of at least 0, got "3" (string)'],
    ["concurrency", 0, "a whole number from 1 to 32, got `0` (number)"],
    ["concurrency", 33, "a whole number from 1 to 32, got `33` (number)"],
    ["concurrency", 1.5, "a whole number from 1 to 32, got `1.5` (number)"],
    ["concurrency", Number.POSITIVE_INFINITY, "a whole number from 1 to 32, got `Infinity` (number)"],
    ["readAhead", 0, "true or false, got `0` (number)"],
    ["dedupe", "no", 'true or false, got "no" (string)'],
    ["allowIncomplete", null, "true or false, got `null`"],
  ])("reject %s: %j", (name, value, expected) => {
    expect(() => resolveListOptions(LIST_OPTIONS, { [name]: value })).toThrow(
      `Expected \`${name}\` to be ${expected}.`,
    );
  });

  it("reject a filter among them, and name the options that there are", () => {
    expect(() => resolveListOptions(LIST_OPTIONS, { limit: 5 } as never)).toThrow(
      /^Unknown option `limit`\. Allowed: .*signal, maxItems, maxPages, concurrency, readAhead, dedupe, allowIncomplete, onPaginationEnd\.$/,
    );
    expect(() => resolveListOptions(LIST_OPTIONS, null as never)).toThrow(
      "Expected `options` to be an object, got `null`.",
    );
  });

  it("have defaults, also for what is undefined", () => {
    const defaults = {
      maxItems: Infinity,
      maxPages: Infinity,
      readAhead: true,
      dedupe: true,
      allowIncomplete: false,
      ...DEFAULT_OPTIONS,
    };
    expect(LIST_OPTIONS).toEqual(defaults);
    expect(resolveListOptions(LIST_OPTIONS, undefined)).toEqual(defaults);
    expect(resolveListOptions(LIST_OPTIONS, { maxItems: undefined, concurrency: undefined })).toEqual(defaults);
    const given = { maxItems: 0, maxPages: 1, concurrency: 32, readAhead: false, dedupe: false, allowIncomplete: true };
    expect(resolveListOptions(LIST_OPTIONS, { ...given, timeoutMs: 5 })).toEqual({
      ...DEFAULT_OPTIONS,
      ...given,
      timeoutMs: 5,
    });
  });
});
