import { inspect } from "node:util";
import { expect, it } from "vitest";
import { type ClientOptions, SvcClient } from "../../src/index.ts";
import { SECRET_KEY } from "../support/faults/samples.ts";
import { everythingShownBy, findSecretIn } from "../support/faults/secret-search.ts";

const neverFetch = (): never => {
  throw new Error("nothing may be sent");
};

const BASE: ClientOptions = { apiKey: SECRET_KEY, baseUrl: "https://svc.invalid", fetch: neverFetch };

const REFUSED: ReadonlyArray<readonly [string, Partial<ClientOptions>]> = [
  ["an empty key", { apiKey: "" }],
  ["a key of white space", { apiKey: "  " }],
  ["a key with a newline", { apiKey: `${SECRET_KEY}\n` }],
  ["a key with a header after a newline", { apiKey: `${SECRET_KEY}\r\nX-Evil: 1` }],
  ["a key outside ASCII", { apiKey: `${SECRET_KEY}é` }],
  ["a key with Bearer before it", { apiKey: `Bearer ${SECRET_KEY}` }],
  ["a base URL without https off this machine", { baseUrl: "http://svc.invalid" }],
  ["a base URL with credentials", { baseUrl: `https://user:${encodeURIComponent(SECRET_KEY)}@svc.invalid` }],
  ["a base URL with a query", { baseUrl: "https://svc.invalid?x=1" }],
  ["a base URL with a fragment", { baseUrl: "https://svc.invalid#x" }],
  ["a base URL of another protocol", { baseUrl: "ftp://svc.invalid" }],
  ["a base URL that is none", { baseUrl: "svc" }],
  ["a timeout of zero", { timeoutMs: 0 }],
  ["a timeout that is no number", { timeoutMs: Number.NaN }],
  ["a negative deadline", { deadlineMs: -1 }],
  ["half a retry", { maxRetries: 0.5 }],
  ["an own Authorization header", { headers: { Authorization: `Bearer ${SECRET_KEY}` } }],
  ["a header with a newline", { headers: { "x-trace": "a\nb" } }],
  ["an unknown option", { timeout: 5 } as Partial<ClientOptions>],
];

it.each(REFUSED)("%s is rejected before anything is sent, and the message shows no key", (_name, options) => {
  let thrown: unknown;
  try {
    new SvcClient({ ...BASE, ...options });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ name: "OptionsError", code: "invalid_options" });
  expect(findSecretIn(everythingShownBy(thrown))).toEqual([]);
});

it.each(["http://127.0.0.1:1", "http://localhost:1", "http://[::1]:1", "https://svc.invalid/api/v1/"])(
  "the base URL %s is accepted",
  (baseUrl) => {
    expect(() => new SvcClient({ ...BASE, baseUrl })).not.toThrow();
  },
);

const SHOWN: ReadonlyArray<readonly [string, (client: SvcClient) => unknown]> = [
  ["the client", (client) => client],
  ["a resource", (client) => client.reports],
  ["a list", (client) => client.reports.list()],
  ["a clone", (client) => client.withOptions({ timeoutMs: 5 })],
];

it.each(SHOWN)("%s shows no key, whatever way it is printed", (_name, pick) => {
  const shown = pick(new SvcClient(BASE));
  expect(findSecretIn(everythingShownBy(shown))).toEqual([]);
  expect(findSecretIn(inspect(shown, { showProxy: true, depth: 60 }))).toEqual([]);
});
