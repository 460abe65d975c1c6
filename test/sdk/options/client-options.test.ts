import { describe, expect, it } from "vitest";
import { OptionsError, SvcClient } from "../../../src/index.ts";
import { CLIENT_RULES, resolveClientOptions } from "../../../src/options/client-options.ts";
import { DEFAULT_OPTIONS } from "../../../src/options/request-options.ts";
import { BASE_URL, KEY } from "../support/scripted-service.ts";

function refusalOf(options: unknown): string {
  try {
    resolveClientOptions(options as never);
  } catch (error) {
    if (error instanceof OptionsError && error.code === "invalid_options") return error.message;
    throw error;
  }
  throw new Error("It was accepted.");
}

const OPTION_NAMES = Object.keys(CLIENT_RULES);
const GIVEN = { apiKey: KEY, baseUrl: BASE_URL };

describe("a client is rejected", () => {
  it.each([
    [undefined, "`undefined`"],
    [null, "`null`"],
    [KEY, '"svc_live_ab…" (string)'],
    [[], "a value of type Array"],
    [new Map(), "a value of type Map"],
  ])("the options %j", (options, shown) =>
    expect(refusalOf(options)).toBe(`Expected \`options\` to be an object, got ${shown}.`),
  );

  it("an unknown option, with the ones that there are", () => {
    expect(refusalOf({ ...GIVEN, retries: 3 })).toBe(
      `Unknown option \`retries\`. Did you mean \`maxRetries\`? Allowed: ${OPTION_NAMES.join(", ")}.`,
    );
  });

  it("an unknown option that is a key, without showing it", () => {
    expect(refusalOf({ ...GIVEN, [KEY]: 1 })).toContain("Unknown option `svc_live_ab…`.");
  });

  const A_PLACEHOLDER = "`baseUrl` contains a placeholder in braces. Replace it with the service's address.";
  const NOT_AN_ADDRESS_ALONE =
    "`baseUrl` contains credentials, a query or a fragment. Pass only the address, and the key as `apiKey`.";
  const HINT = "Expected a key as shown when it was created: svc_live_ and 32 characters.";
  it.each([
    [{}, "is of type object."],
    [7, "is of type number."],
    ["", "is empty."],
    [" \n", "is empty."],
    [`Bearer ${KEY}`, 'starts with "Bearer". Pass only the key.'],
    [`"${KEY}"`, "is quoted or still a placeholder."],
    ["<API_KEY>", "is quoted or still a placeholder."],
    ["$SERVICE_API_KEY", "is quoted or still a placeholder."],
    [`bearer\t${KEY}`, 'starts with "Bearer". Pass only the key.'],
    [`${KEY}\n`, "contains white space or a line break, or characters outside ASCII."],
    [`${KEY}\r\nX-Injected: 1`, "contains white space or a line break, or characters outside ASCII."],
    [`svc live ${KEY}`, "contains white space or a line break, or characters outside ASCII."],
    ["svc_live_ключ", "contains white space or a line break, or characters outside ASCII."],
    ["svc_live_\u0000a", "contains white space or a line break, or characters outside ASCII."],
    ["svc_live_\u007f", "contains white space or a line break, or characters outside ASCII."],
  ])("the key %j", (apiKey, problem) => {
    expect(refusalOf({ ...GIVEN, apiKey })).toBe(`\`apiKey\` ${problem} ${HINT}`);
  });

  it.each([
    [undefined, "`baseUrl` is missing. Pass it, or set SERVICE_API_URL where the program runs on Node."],
    [
      new URL(BASE_URL),
      "Expected `baseUrl` to be an address such as https://coaching.example, got a value of type URL.",
    ],
    ["", 'Expected `baseUrl` to be an address such as https://coaching.example, got "" (string).'],
    [
      "coaching.example",
      'Expected `baseUrl` to be an address such as https://coaching.example, got "coaching.example" (string).',
    ],
    [
      "ftp://coaching.example",
      'Expected `baseUrl` to be an address such as https://coaching.example, got "ftp://coaching.example" (string).',
    ],
    [
      "ftp://me:secret@coaching.example",
      'Expected `baseUrl` to be an address such as https://coaching.example, got "ftp://…@coaching.example" (string).',
    ],
    [
      "https://me:sec/ret@coaching.example",
      'Expected `baseUrl` to be an address such as https://coaching.example, got "https://…@coaching.example" (string).',
    ],
    [
      "me:secret@coaching.example",
      'Expected `baseUrl` to be an address such as https://coaching.example, got "…@coaching.example" (string).',
    ],
    ["https://{base_url}/api/v1", A_PLACEHOLDER],
    ["https://coaching.example/{tenant}", A_PLACEHOLDER],
    ["https://me@coaching.example", NOT_AN_ADDRESS_ALONE],
    ["https://:secret@coaching.example", NOT_AN_ADDRESS_ALONE],
    ["https://coaching.example?a=1", NOT_AN_ADDRESS_ALONE],
    ["https://coaching.example#a", NOT_AN_ADDRESS_ALONE],
    [
      "http://coaching.example",
      "`baseUrl` is http://, and the key would travel to coaching.example unencrypted. Use https://, or set `allowInsecureHttp`.",
    ],
    [
      "http://127.0.0.1.example",
      "`baseUrl` is http://, and the key would travel to 127.0.0.1.example unencrypted. Use https://, or set `allowInsecureHttp`.",
    ],
    [
      "http://localhost.example",
      "`baseUrl` is http://, and the key would travel to localhost.example unencrypted. Use https://, or set `allowInsecureHttp`.",
    ],
  ])("the address %s", (baseUrl, message) => {
    expect(refusalOf({ ...GIVEN, baseUrl })).toBe(message);
  });

  it.each([
    ["fetch", "fetch", 'Expected `fetch` to be a function, got "fetch" (string).'],
    ["userAgent", { name: "app" }, "Expected `userAgent` to be printable ASCII, got a value of type Object."],
    ["userAgent", "a\nb", 'Expected `userAgent` to be printable ASCII, got "a\\nb" (string).'],
    ["userAgent", "", 'Expected `userAgent` to be printable ASCII, got "" (string).'],
    ["userAgent", "ä", 'Expected `userAgent` to be printable ASCII, got "ä" (string).'],
    [
      "validation",
      {},
      "Expected `validation` to be the result of validateResponses() of svc-sdk/validate, got a value of type Object.",
    ],
    [
      "validation",
      null,
      "Expected `validation` to be the result of validateResponses() of svc-sdk/validate, got `null`.",
    ],
    ["allowInsecureHttp", "yes", 'Expected `allowInsecureHttp` to be true or false, got "yes" (string).'],
    ["timeoutMs", "30", 'Expected `timeoutMs` to be a number of at least 1, got "30" (string).'],
  ])("%s: %j", (name, value, message) => {
    expect(refusalOf({ ...GIVEN, [name]: value })).toBe(message);
  });
});

describe("a client takes", () => {
  it.each([
    ["https://coaching.example", "https://coaching.example"],
    ["HTTPS://Coaching.Example:443//", "https://coaching.example"],
    ["https://coaching.example/api/v1/", "https://coaching.example"],
    ["https://coaching.example/tenant/api/v1", "https://coaching.example/tenant"],
    ["https://coaching.example/tenant/", "https://coaching.example/tenant"],
    ["https://coaching.example/api/v10", "https://coaching.example/api/v10"],
    ["http://localhost:4010", "http://localhost:4010"],
    ["http://svc.localhost", "http://svc.localhost"],
    ["http://127.8.9.1:80", "http://127.8.9.1"],
    ["http://[::1]:4010/api/v1", "http://[::1]:4010"],
  ])("the address %s as %s", (baseUrl, expected) => {
    expect(resolveClientOptions({ ...GIVEN, baseUrl }).baseUrl).toBe(expected);
  });

  it("an http:// address when allowed", () => {
    const { baseUrl } = resolveClientOptions({ ...GIVEN, baseUrl: "http://coaching.example", allowInsecureHttp: true });
    expect(baseUrl).toBe("http://coaching.example");
  });

  it("its defaults where nothing is given, or undefined", () => {
    const undefinedOptions = Object.fromEntries(OPTION_NAMES.map((name) => [name, undefined]));
    for (const options of [GIVEN, { ...undefinedOptions, ...GIVEN }]) {
      expect(resolveClientOptions(options as never).request).toEqual(DEFAULT_OPTIONS);
    }
    expect(DEFAULT_OPTIONS).toMatchObject({
      timeoutMs: 30_000,
      maxRetries: 2,
      maxRetryAfterMs: 60_000,
      maxResponseBytes: 33_554_432,
    });
  });

  it("what it was given at its making, whatever happens to that object later", async () => {
    const options = { ...GIVEN, fetch: async () => Response.json({ data: {}, error: null, meta: null }) };
    const svc = new SvcClient(options);
    options.apiKey = "changed";
    expect(JSON.stringify(svc.withOptions({}))).toContain("svc_live_ab…");
  });
});

it.each([
  ["apiKey", { apiKey: "" }],
  ["baseUrl", { baseUrl: "ftp://x" }],
  ["baseUrl", { baseUrl: "http://coaching.example" }],
  ["timeoutMs", { timeoutMs: 0 }],
  ["headers", { headers: { authorization: "x" } }],
  ["timeout", { timeout: 5 }],
])("the error of an invalid option is about %s", (option, wrong) => {
  const given = { apiKey: "key", baseUrl: "https://coaching.example", ...wrong };
  expect(() => resolveClientOptions(given)).toThrow(expect.objectContaining({ option }));
});
