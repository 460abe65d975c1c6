import { expect, expectTypeOf, it } from "vitest";
import { type components, createSvcFetch, NotFoundError, OptionsError } from "../../src/index.ts";
import type { Middleware } from "../../src/request/fetch-client.ts";
import { ownSecond } from "./support/own-second.ts";
import {
  BASE_URL,
  data,
  errorResponse,
  failureOf,
  KEY,
  type Script,
  scriptedService,
} from "./support/scripted-service.ts";

const PATH = "/api/v1/meetings/{id}";
const params = { path: { id: "m1" } };

function scriptedFetch(script: Script) {
  const { transport, clock, requests } = scriptedService(script);
  const api = createSvcFetch({ apiKey: KEY, baseUrl: `${BASE_URL}/` }, { transport, clock, random: () => 0.5 });
  return { api, requests };
}

it("calls a path of the spec, and gives its body as it was sent", async () => {
  const { api, requests } = scriptedFetch(() => data({ id: "m1", status: "completed" }));
  const { data: body, response } = await api.GET(PATH, { params });
  expectTypeOf(body).toEqualTypeOf<components["schemas"]["MeetingResponse"]>();
  expect(body).toEqual({ data: { id: "m1", status: "completed" }, error: null, meta: null });
  expect(response).toBeInstanceOf(Response);
  expect(requests[0]).toMatchObject({ method: "GET", url: `${BASE_URL}/api/v1/meetings/m1` });
  expect(requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, accept: "application/json" });
});

it("throws the SDK's errors, with the line of the caller", async () => {
  ownSecond();
  const { api } = scriptedFetch(() => errorResponse(404, { code: "not_found", message: "No such meeting." }));
  const error = (await failureOf(() => api.GET(PATH, { params }))) as NotFoundError;
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error.message).toContain("GET /api/v1/meetings/m1 failed with status 404: No such meeting.");
  expect(error.stack).toContain("svc-fetch.test.ts");
});

it("retries as the SDK does", async () => {
  const { api, requests } = scriptedFetch((_, number) => (number < 3 ? errorResponse(503) : data({ deleted: true })));
  await api.DELETE("/api/v1/templates/{id}", { params: { path: { id: "t1" } } });
  expect(requests).toHaveLength(3);
});

it("sends a body as JSON, and query parameters", async () => {
  const { api, requests } = scriptedFetch(() => data({}));
  const body = { name: "n", prompt_template: "p", grading_criteria: [] };
  await api.POST("/api/v1/templates", { body });
  await api.GET("/api/v1/meetings", { params: { query: { status: "completed", limit: 5 } } });
  expect(requests[0]?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(requests[0]?.body ?? "")).toEqual(body);
  expect(requests[1]?.url).toBe(`${BASE_URL}/api/v1/meetings?status=completed&limit=5`);
});

it("rejects identifiers that would reach another endpoint, and headers that are the client's", async () => {
  const { api, requests } = scriptedFetch(() => data({}));
  const calls = [
    api.GET(PATH, { params: { path: { id: ".." } } }),
    api.GET(PATH, { params, headers: { authorization: "Bearer mine" } }),
  ];
  for (const call of calls) expect(await failureOf(call)).toBeInstanceOf(OptionsError);
  expect(requests).toHaveLength(0);
});

it("runs middlewares of openapi-fetch, none of which sees the key", async () => {
  const { api, requests } = scriptedFetch(() => data({}));
  const seen: unknown[] = [];
  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      seen.push(schemaPath, request.headers.get("authorization"));
      request.headers.set("x-trace", "t1");
      return request;
    },
    onResponse: ({ response }) => void seen.push(response.status),
  };
  api.use(middleware);
  await api.GET(PATH, { params });
  expect(seen).toEqual([PATH, null, 200]);
  expect(requests[0]?.headers["x-trace"]).toBe("t1");
});

it("ends with the caller's signal", async () => {
  const { api } = scriptedFetch(() => ({ stalls: "body" }));
  const controller = new AbortController();
  const call = api.GET(PATH, { params, signal: controller.signal });
  controller.abort();
  expect(await failureOf(call)).toMatchObject({ code: "aborted" });
});
