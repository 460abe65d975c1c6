import { describe, expect, it } from "vitest";
import { ConnectionError, NotFoundError, RateLimitError, ServerError, TimeoutError } from "../../../src/index.ts";
import { TransportFailure } from "../../../src/transport/transport-failure.ts";
import { data, errorResponse, failureOf, type ScriptedResponse, scriptedService } from "../support/scripted-service.ts";

const TEMPLATE = { name: "a", prompt_template: "b", grading_criteria: [] };
const LOST: ScriptedResponse = { failure: new TransportFailure("reset") };
const REFUSED: ScriptedResponse = { failure: new TransportFailure("refused", { neverSent: true }) };

describe("a call that is retried", () => {
  it("succeeds when a retry does, and reports the number of attempts", async () => {
    const { svc, requests, clock } = scriptedService([errorResponse(503), LOST, data({ team_size: 4 })]);
    const { data: stats, response } = await svc.team.stats().withResponse();
    expect(stats).toEqual({ team_size: 4 });
    expect(response.attempts).toBe(3);
    expect(requests.map(({ sentAtMs }) => sentAtMs)).toEqual([0, 75, 225]);
    expect(clock.pendingCount).toBe(0);
  });

  it("fails with the last response when every attempt does", async () => {
    const { svc } = scriptedService([errorResponse(503), errorResponse(502), errorResponse(500)]);
    expect(await failureOf(svc.team.stats())).toMatchObject({ name: "ServerError", status: 500, attempts: 3 });
  });

  it("waits just as long as the service asks", async () => {
    const { svc, requests } = scriptedService([errorResponse(429, null, { "retry-after": "7" }), data({})]);
    await svc.team.stats();
    expect(requests[1]?.sentAtMs).toBe(7_000);
  });

  it.each([
    ["maxRetryAfterMs", { maxRetryAfterMs: 6_999 }],
    ["deadlineMs", { deadlineMs: 7_000 }],
  ])("fails at once, and reports the wait, when that is longer than %s", async (_, options) => {
    const { svc, clock } = scriptedService([errorResponse(429, null, { "retry-after": "7" }), data({})]);
    const error = await failureOf(svc.team.stats({}, options));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfterMs: 7_000, attempts: 1 });
    expect((error as Error).message).toContain("Retry after 7 s.");
    expect(clock.monotonic()).toBe(0);
  });

  it("sends the same request again", async () => {
    const { svc, requests } = scriptedService([errorResponse(503), data({})]);
    await svc.templates.update("t1", { name: "new" }, { headers: { "If-Match": '"1"' } });
    const { sentAtMs: _first, ...first } = requests[0] ?? { sentAtMs: 0 };
    const { sentAtMs: _second, ...second } = requests[1] ?? { sentAtMs: 0 };
    expect(second).toEqual(first);
    expect(first).toMatchObject({ method: "PUT", body: '{"name":"new"}', headers: { "if-match": '"1"' } });
  });
});

describe("a change", () => {
  const create = (answers: readonly ScriptedResponse[], options = {}) => {
    const service = scriptedService(answers, options);
    return { ...service, outcome: failureOf(service.svc.templates.create(TEMPLATE)) };
  };

  it.each([
    ["a lost response", LOST, ConnectionError],
    ["a 500", errorResponse(500), ServerError],
    ["a 503 without Retry-After", errorResponse(503), ServerError],
    ["no response in time", { stalls: "headers" } satisfies ScriptedResponse, TimeoutError],
    ["a response that does not end", { stalls: "body" } satisfies ScriptedResponse, TimeoutError],
  ])("is not sent twice after %s, and may have been made", async (_, answer, kind) => {
    const { outcome, requests } = create([answer, data({})]);
    const error = await outcome;
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ ambiguous: true, attempts: 1 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["a refused connection", REFUSED],
    ["a 429", errorResponse(429)],
    ["a 503 with Retry-After", errorResponse(503, null, { "retry-after": "1" })],
  ])("is sent again after %s", async (_, answer) => {
    const { svc, requests } = scriptedService([answer, data({ id: "t1", ...TEMPLATE })]);
    expect(await svc.templates.create(TEMPLATE)).toEqual({ id: "t1", ...TEMPLATE });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["a refused connection", REFUSED],
    ["a 429", errorResponse(429)],
    ["a 400", errorResponse(400)],
    ["no connection in time", { stalls: "connect" } satisfies ScriptedResponse],
  ])("has surely not been made after %s", async (_, answer) => {
    const { outcome } = create([answer], { maxRetries: 0 });
    expect(await outcome).toMatchObject({ ambiguous: false });
  });

  it.each([
    ["refused", REFUSED],
    ["not connected in time", { stalls: "connect" } satisfies ScriptedResponse],
    ["refused by the service", errorResponse(412)],
  ])("stays ambiguous when a response was lost and the next attempt is %s", async (_, answer) => {
    const { svc } = scriptedService([LOST, answer], { maxRetries: 1 });
    expect(await failureOf(svc.templates.update("t1", {}))).toMatchObject({ ambiguous: true, attempts: 2 });
  });

  it("is never ambiguous for a question", async () => {
    for (const answer of [LOST, errorResponse(500), { stalls: "headers" } satisfies ScriptedResponse]) {
      const { svc } = scriptedService([answer], { maxRetries: 0 });
      expect(await failureOf(svc.team.stats())).toMatchObject({ ambiguous: false });
    }
  });
});

describe("a deletion", () => {
  it.each([
    ["its response was lost", LOST],
    ["a gateway timed out", errorResponse(504)],
    ["the service took too long", { stalls: "headers" } satisfies ScriptedResponse],
    ["the service gave the request up", errorResponse(408)],
    ["the service failed, and said when to come back", errorResponse(500, null, { "retry-after": "1" })],
  ])("succeeds when %s and the template is gone", async (_, first) => {
    const { svc } = scriptedService([first, errorResponse(404)]);
    expect(await svc.templates.delete("t1")).toEqual({ id: "t1", deleted: true });
  });

  it.each([
    ["nothing was lost", []],
    ["the connection was refused before", [REFUSED]],
    ["the service was too busy before", [errorResponse(429)]],
    ["the service was down, and said until when", [errorResponse(503, null, { "retry-after": "1" })]],
  ])("fails for a template that never was, when %s", async (_, before: readonly ScriptedResponse[]) => {
    const { svc } = scriptedService([...before, errorResponse(404)]);
    expect(await failureOf(svc.templates.delete("t1"))).toBeInstanceOf(NotFoundError);
  });

  it("succeeds by svc.request() too", async () => {
    const { svc } = scriptedService([LOST, errorResponse(404)]);
    expect(await svc.request("DELETE", "/templates/t1").withResponse()).toMatchObject({
      data: undefined,
      response: { attempts: 2 },
    });
  });

  it.each([204, 200])("succeeds with an empty %i", async (status) => {
    const { svc } = scriptedService([{ status }]);
    expect(await svc.templates.delete("t1")).toEqual({ id: "t1", deleted: true });
  });
});
