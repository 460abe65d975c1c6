import { inspect } from "node:util";
import { expect, it } from "vitest";
import type { SvcClient } from "../../../src/index.ts";
import { errorResponse, failureOf, KEY, type ScriptedResponse, scriptedService } from "../support/scripted-service.ts";

const HTML: ScriptedResponse = { status: 200, headers: { "content-type": "text/html" }, body: "<html>" };

it.each<[string, ScriptedResponse, object]>([
  ["the service's own error", errorResponse(404), { name: "NotFoundError" }],
  ["a connection that breaks", { failure: new TypeError("reset") }, { name: "ConnectionError" }],
  ["a time that runs out", { stalls: "headers" }, { name: "TimeoutError" }],
  ["a page that is not the API's", HTML, { name: "UnexpectedResponseError" }],
])("%s says what was called", async (_, response, expected) => {
  const { svc } = scriptedService([response], { maxRetries: 0, timeoutMs: 100 });
  const sent = { method: "GET", path: "/api/v1/meetings/{id}" };
  const error = await failureOf(svc.meetings.get("m1"));
  expect(error).toMatchObject({ ...expected, ...sent });
  expect(JSON.parse(JSON.stringify(error))).toMatchObject(sent);
});

it("a call of one's own says its path, with the key masked where it holds that", async () => {
  const shown: unknown[] = [];
  const { svc } = scriptedService([errorResponse(404)], {
    maxRetries: 0,
    onRequest: (event) => shown.push(event),
    onResponse: (event) => shown.push(event),
    logger: { debug: (...line) => shown.push(line), warn: (...line) => shown.push(line) },
  });
  const call = (path: string) => (client: SvcClient) => client.request("DELETE", path);
  expect(await failureOf(call("/meetings/m1/notes")(svc))).toMatchObject({
    method: "DELETE",
    path: "/api/v1/meetings/m1/notes",
  });
  const error = await failureOf(call(`/keys/${KEY}`)(svc));
  expect(error).toMatchObject({ path: "/api/v1/keys/svc_live_ab…" });
  expect(inspect([error, shown], { depth: 9, showHidden: true })).not.toContain(KEY);
});
