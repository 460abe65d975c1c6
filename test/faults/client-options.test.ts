import { inspect } from "node:util";
import { expect, it } from "vitest";
import { type ClientOptions, SvcClient } from "../../src/index.ts";
import { SECRET_KEY } from "../support/faults/samples.ts";
import { everythingShownBy, findSecretIn } from "../support/faults/secret-search.ts";

const neverFetch = (): never => {
  throw new Error("nothing may be sent");
};

const BASE: ClientOptions = { apiKey: SECRET_KEY, baseUrl: "https://svc.invalid", fetch: neverFetch };

// That each of these is rejected, and many others, is asserted by its message in test/sdk/options.
const WITH_THE_KEY: ReadonlyArray<readonly [string, Partial<ClientOptions>]> = [
  ["a key with a header after a newline", { apiKey: `${SECRET_KEY}\r\nX-Evil: 1` }],
  ["a key outside ASCII", { apiKey: `${SECRET_KEY}é` }],
  ["a key with Bearer before it", { apiKey: `Bearer ${SECRET_KEY}` }],
  ["a base URL with credentials", { baseUrl: `https://user:${encodeURIComponent(SECRET_KEY)}@svc.invalid` }],
  ["an own Authorization header", { headers: { Authorization: `Bearer ${SECRET_KEY}` } }],
];

it.each(WITH_THE_KEY)("%s is rejected without showing the key", (_name, options) => {
  let thrown: unknown;
  try {
    new SvcClient({ ...BASE, ...options });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ name: "OptionsError", code: "invalid_options" });
  expect(findSecretIn(everythingShownBy(thrown))).toEqual([]);
});

const SHOWN: ReadonlyArray<readonly [string, (client: SvcClient) => unknown]> = [
  ["the client", (client) => client],
  ["a resource", (client) => client.reports],
  ["a resource of a resource", (client) => client.roleplay.sessions],
  ["an object that has it", (client) => ({ client })],
  ["a list", (client) => client.reports.list()],
  ["a clone", (client) => client.withOptions({ timeoutMs: 5 })],
];

it.each(SHOWN)("%s shows no key, whatever way it is printed", (_name, pick) => {
  const shown = pick(new SvcClient(BASE));
  expect(findSecretIn(everythingShownBy(shown))).toEqual([]);
  expect(findSecretIn(inspect(shown, { showProxy: true, depth: 60 }))).toEqual([]);
});
