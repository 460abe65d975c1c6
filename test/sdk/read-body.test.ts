import { describe, expect, it } from "vitest";
import { type SvcClient, UnexpectedResponseError } from "../../src/index.ts";
import { data, failureOf, type ScriptedResponse, scriptedService } from "./support/scripted-service.ts";

const GET = (svc: SvcClient) => svc.team.stats();
const ARRAY = (svc: SvcClient) => svc.meetings.reports("m1");
const LIST = (svc: SvcClient) => svc.meetings.list();
const DOCUMENT = (svc: SvcClient) => svc.openapi();

const NOT_THE_API: readonly (readonly [string, ScriptedResponse, (svc: SvcClient) => PromiseLike<unknown>, string])[] =
  [
    [
      "HTML",
      { body: "<!doctype html>", headers: { "content-type": "text/html" } },
      GET,
      "a body that is not JSON (text/html). Check that `baseUrl` is the service's address",
    ],
    ["cut JSON", { body: '{"data":' }, GET, "a body that is not JSON (no content type)"],
    [
      "cut JSON that says what it is",
      { body: '{"data":', headers: { "content-type": "application/json" } },
      GET,
      "JSON that is not valid or ends too early",
    ],
    [
      "NaN, as Python writes it",
      { body: '{"data":{"average_score":NaN}}', headers: { "content-type": "application/problem+json" } },
      GET,
      "JSON that is not valid or ends too early",
    ],
    ["nothing", { body: "" }, GET, "no body instead of an object"],
    ["204", { status: 204 }, GET, "no body instead of an object"],
    ["304", { status: 304 }, GET, "no body instead of an object"],
    ["a number", { body: 7 }, GET, "number instead of an object"],
    ["null", { body: null }, GET, "null instead of an object"],
    ["an array", { body: [1] }, GET, "an array instead of an object"],
    ["something else", { body: { ready: true, since: "noon" } }, LIST, "a `data` that is not an array"],
    ["null data", data(null), GET, "a `data` that is not an object"],
    ["an array for an object", data([]), GET, "a `data` that is not an object"],
    ["a text for an object", data("x"), GET, "a `data` that is not an object"],
    ["an object for an array", data({}), ARRAY, "a `data` that is not an array"],
    ["an object for a list", data({}), LIST, "a `data` that is not an array"],
    ["rows that are no objects", data([{ id: "1" }, null]), LIST, "rows that are not objects"],
    ["a row of an array that is no object", data([{ id: "1" }, null]), ARRAY, "rows that are not objects"],
    ["an array for the description", { body: [] }, DOCUMENT, "an array instead of an object"],
    ["bytes that are not UTF-8", { body: Uint8Array.of(0x22, 0xff, 0x22) }, GET, "a body that is not valid UTF-8"],
    [
      "half a character",
      { body: new TextEncoder().encode('{"data":"é').slice(0, -1) },
      GET,
      "a body that is not valid UTF-8",
    ],
    [
      "a redirect",
      { status: 302, headers: { location: "https://other.example" } },
      GET,
      "a redirect (302) to https://other.example, which is never followed with the key. Set `baseUrl` to the final address",
    ],
    [
      "a body that is announced too large",
      { body: "{}", headers: { "content-length": "33554433" } },
      GET,
      "more than 33554432 bytes (`maxResponseBytes`)",
    ],
  ];

describe("a response that is not the API's", () => {
  it.each(NOT_THE_API)("is distinguished: %s", async (_, scripted, call, said) => {
    const headers = { ...scripted.headers, "x-request-id": "req_1" };
    const { svc, requests } = scriptedService([{ ...scripted, headers }]);
    const error = await failureOf(() => call(svc));
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect((error as Error).message).toContain(`responded with ${said}`);
    expect(error).toMatchObject({ status: scripted.status ?? 200, requestId: "req_1", attempts: 1, ambiguous: false });
    expect(requests).toHaveLength(1);
  });

  it("leaves a change ambiguous", async () => {
    const { svc } = scriptedService([{ body: "<html>" }]);
    expect(await failureOf(svc.templates.update("t1", {}))).toMatchObject({ ambiguous: true });
  });

  it("is not read to its end when it is a redirect or too large", async () => {
    const { svc, discarded } = scriptedService([{ status: 301 }, { headers: { "content-length": "33554433" } }]);
    await failureOf(svc.team.stats());
    await failureOf(svc.team.stats());
    expect(discarded).toEqual([301, 200]);
  });
});

describe("a response of the API", () => {
  it.each<[string, ScriptedResponse, unknown]>([
    [
      "after a byte order mark",
      { body: Uint8Array.of(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('{"data":{"a":1}}')) },
      { a: 1 },
    ],
    [
      "with members that nobody knows",
      { body: { data: { a: 1, later: 2 }, error: null, meta: null, extra: true } },
      { a: 1, later: 2 },
    ],
    ["without error and meta", { body: { data: { a: 1 } } }, { a: 1 }],
    [
      "with __proto__ among its members",
      { body: '{"data":{"__proto__":{"polluted":true},"a":1}}' },
      JSON.parse('{"__proto__":{"polluted":true},"a":1}'),
    ],
    ["of another success status", { status: 206, body: { data: { a: 1 } } }, { a: 1 }],
    ["of just the announced length", { ...data({ a: 1 }), headers: { "content-length": "33554432" } }, { a: 1 }],
  ])("is taken out of its envelope: %s", async (_, scripted, expected) => {
    expect(await scriptedService([scripted]).svc.team.stats()).toEqual(expected);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("that describes the API is given whole", async () => {
    expect(await scriptedService([{ body: { openapi: "3.1.0" } }]).svc.openapi()).toEqual({ openapi: "3.1.0" });
  });
});

it.each<[string, (svc: SvcClient) => PromiseLike<unknown>]>([
  ["deletion", (svc) => svc.templates.delete("t1")],
  ["update", (svc) => svc.templates.update("t1", { name: "n" })],
])("304 to an %s is no success: it says nothing of the change", async (_, change) => {
  const error = await failureOf(change(scriptedService([{ status: 304 }]).svc));
  expect(error).toMatchObject({ code: "unexpected_response", status: 304, ambiguous: true });
});
