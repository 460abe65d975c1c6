import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { RateLimitError, SvcClient } from "../../../src/index.ts";
import { failureOf, KEY } from "../support/scripted-service.ts";

const BASE_URL = "https://coaching.example";
const service = setupServer();
beforeAll(() => service.listen({ onUnhandledRequest: "error" }));
afterEach(() => service.resetHandlers());
afterAll(() => service.close());

const answer = (data: unknown, init = {}) => HttpResponse.json({ data, error: null, meta: null } as never, init);

it("msw responds to the requests of the Node transport, and sees what they carry", async () => {
  const seen: (string | null)[] = [];
  service.use(
    http.get(`${BASE_URL}/api/v1/team/stats`, ({ request }) => {
      seen.push(new URL(request.url).search, request.headers.get("authorization"));
      return answer({ team_size: 4 }, { headers: { "x-request-id": "req_1" } });
    }),
  );
  const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL });
  const { data, response } = await svc.team.stats({ time_range: "week" }).withResponse();
  expect(data).toEqual({ team_size: 4 });
  expect(response).toMatchObject({ requestId: "req_1", attempts: 1 });
  expect(seen).toEqual(["?time_range=week", `Bearer ${KEY}`]);
  // The second one would go over a kept connection.
  expect(await svc.team.stats()).toEqual({ team_size: 4 });
});

it("msw gets the body of a change, and its error responses are errors", async () => {
  const bodies: unknown[] = [];
  service.use(
    http.put(`${BASE_URL}/api/v1/templates/:id`, async ({ request, params }) => {
      bodies.push(params["id"], await request.json());
      return HttpResponse.json({ data: null, error: { code: "rate_limited", message: "Slow down." } }, { status: 429 });
    }),
  );
  const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, maxRetries: 0 });
  expect(await failureOf(svc.templates.update("t1", { name: "new" }))).toBeInstanceOf(RateLimitError);
  expect(bodies).toEqual(["t1", { name: "new" }]);
});

it("msw responds to the pages of pagination", async () => {
  service.use(
    http.get(`${BASE_URL}/api/v1/templates`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
      return HttpResponse.json({
        data: [{ id: `t${page}` }],
        error: null,
        meta: { page, limit: 1, total: 3, total_pages: 3, has_more: page < 3 },
      });
    }),
  );
  const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL });
  expect(await svc.templates.list({ limit: 1 }, { concurrency: 2 }).toArray()).toEqual([
    { id: "t1" },
    { id: "t2" },
    { id: "t3" },
  ]);
});

it("msw's network error is a connection error", async () => {
  service.use(http.get(`${BASE_URL}/api/v1/team/stats`, () => HttpResponse.error()));
  const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, maxRetries: 0 });
  expect(await failureOf(svc.team.stats())).toMatchObject({ name: "ConnectionError" });
});
