import type { Socket } from "node:net";
import { inTurn } from "../fault-server.ts";
import { type Fault, SHORT_TIMEOUT_MS, succeeds } from "./fault.ts";
import { pager } from "./pager.ts";
import { bytes, data, failure, fine, head, renderReply, reply, reset } from "./responses.ts";
import { NEW_TEMPLATE, reportIds, TEAM_STATS, TEMPLATE, TEMPLATE_ID } from "./samples.ts";

const DAY_MS = 86_400_000;
const create: NonNullable<Fault["call"]> = async (client) => await client.templates.create(NEW_TEMPLATE);
const remove: NonNullable<Fault["call"]> = async (client) => {
  await client.templates.delete(TEMPLATE_ID);
  return "deleted";
};
const eightAtOnce: NonNullable<Fault["call"]> = async (client) =>
  (await client.reports.list({ limit: 10 }, { concurrency: 8 }).toArray()).map(({ id }) => id);

const throttled = (retryAfter: () => string) =>
  inTurn(
    (exchange) =>
      failure(429, { code: "rate_limited", message: "Slow down." }, { "retry-after": retryAfter() })(exchange),
    fine,
  );

/**
 * One case of each thing that the pipeline decides, to show that every transport gives it what it needs: every status, `Retry-After`,
 * body and page is a row of `test/sdk/`, over scripted responses.
 */
export const PIPELINE_FAULTS: readonly Fault[] = [
  {
    name: "a status, its body and its headers make the error",
    respond: failure(404, { code: "some_code", message: "No.", request_id: "req_body_1" }),
    expect: {
      error: "NotFoundError",
      fields: { status: 404, apiCode: "some_code", requestId: "req_fault_1", attempts: 1 },
      requests: 1,
    },
  },
  {
    name: "a 401 that echoes the key in its message, body and headers",
    respond: (exchange) => {
      const sent = exchange.request.headers.get("authorization") ?? "";
      const key = sent.replace(/^Bearer /, "");
      const forms = { plain: key, url: encodeURIComponent(key), base64: Buffer.from(key).toString("base64") };
      return failure(
        401,
        { code: "invalid_api_key", message: `Unknown key ${key} in '${sent}'`, ...forms },
        { "x-request-id": `req-${key}`, "x-echo": sent },
      )(exchange);
    },
    expect: { error: "AuthenticationError", fields: { status: 401, code: "invalid_api_key" } },
  },
  {
    name: "a 200 that is no JSON and echoes the key",
    respond: (exchange) => reply({ body: `not json ${exchange.request.headers.get("authorization")}` })(exchange),
    expect: { error: "UnexpectedResponseError" },
  },
  { name: "a 503 once is made good", respond: inTurn(failure(503, null), fine), expect: succeeds(2) },
  {
    name: "a 429 is waited for by its seconds",
    respond: throttled(() => "2"),
    expect: { ...succeeds(2), waitedMs: 2_000 },
  },
  {
    // An HTTP date has whole seconds, and the clock of the test runs faster than the wall.
    name: "a 429 is waited for by its date",
    respond: throttled(() => new Date(Date.now() + 10_000).toUTCString()),
    expect: succeeds(2),
  },
  {
    name: "a POST with a lost response is not sent again, and the error says that it may have happened",
    respond: inTurn(reset, data(TEMPLATE)),
    call: create,
    expect: { error: "ConnectionError", fields: { ambiguous: true, attempts: 1 }, requests: 1 },
  },
  {
    name: "a POST that times out may have happened",
    respond: () => undefined,
    options: { timeoutMs: SHORT_TIMEOUT_MS },
    call: create,
    expect: { error: "TimeoutError", fields: { ambiguous: true, attempts: 1 }, requests: 1 },
  },
  {
    name: "a PUT with a lost response is sent again",
    respond: inTurn(reset, data(TEMPLATE)),
    call: async (client) => await client.templates.update(TEMPLATE_ID, { is_active: false }),
    expect: { value: TEMPLATE, requests: 2 },
  },
  {
    name: "a DELETE with a lost response and then 404 is success",
    respond: inTurn(reset, failure(404, { code: "not_found", message: "No such template." })),
    call: remove,
    expect: { value: "deleted", requests: 2 },
  },
  {
    name: "a 204 to a DELETE is success",
    respond: bytes(head(204, {})),
    call: remove,
    expect: { value: "deleted", requests: 1 },
  },
  {
    name: "a rejection of a large body that comes before the body has been sent",
    server: { onConnection: rejectBeforeTheBody },
    call: async (client) => await client.templates.create({ ...NEW_TEMPLATE, description: "x".repeat(4_000_000) }),
    // Whether it is still read when the connection breaks is up to the network.
    expect: { error: ["ApiError", "ConnectionError"], fields: { attempts: 1 } },
  },
  {
    name: "a body of a POST arrives whole, with text beyond Latin-1",
    respond: (exchange) =>
      data({ ...TEMPLATE, name: (JSON.parse(exchange.request.body) as { name: string }).name })(exchange),
    call: async (client) => (await client.templates.create({ ...NEW_TEMPLATE, name: "Zoë €uro 🎧" })).name,
    expect: { value: "Zoë €uro 🎧", requests: 1 },
  },
  {
    name: "eight pages in flight keep their order, also where one is throttled",
    respond: (exchange) =>
      exchange.requestNumber === 4
        ? failure(429, { code: "rate_limited", message: "Slow down." }, { "retry-after": "1" })(exchange)
        : pager({ total: 195 })(exchange),
    call: eightAtOnce,
    expect: { value: reportIds(1, 195) },
  },
  {
    name: "a 401 in the middle of pagination with eight in flight",
    respond: (exchange) =>
      exchange.request.query.get("page") === "3"
        ? failure(401, { code: "invalid_api_key", message: "Revoked." })(exchange)
        : pager({ total: 1_000 })(exchange),
    call: eightAtOnce,
    expect: { error: "AuthenticationError" },
  },
  {
    name: "a reset in the middle of pagination is made good",
    respond: (exchange) => (exchange.requestNumber === 2 ? reset : pager({ total: 35 }))(exchange),
    call: async (client) => (await client.reports.list({ limit: 10 }).toArray()).map(({ id }) => id),
    expect: { value: reportIds(1, 35), requests: 5 },
  },
  {
    name: "a fetch of the caller's that never settles and heeds no signal times out",
    respond: fine,
    call: (client) => {
      const fetch = (): Promise<Response> => new Promise(() => undefined);
      return client.withOptions({ fetch, timeoutMs: SHORT_TIMEOUT_MS, maxRetries: 0 }).team.stats().then();
    },
    expect: { error: "TimeoutError", fields: { phase: "headers" }, requests: 0 },
  },
  {
    name: "a clock that jumps a day ahead ends no call early",
    respond: async (exchange) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await fine(exchange);
    },
    call: jumping(DAY_MS),
    expect: { value: TEAM_STATS, requests: 1 },
  },
  {
    name: "a clock that jumps a day back keeps no call open",
    respond: () => undefined,
    options: { timeoutMs: SHORT_TIMEOUT_MS, maxRetries: 0 },
    call: jumping(-DAY_MS),
    expect: { error: "TimeoutError", requests: 1 },
  },
];

function rejectBeforeTheBody(socket: Socket): boolean {
  socket.once("data", () => socket.end(renderReply({ status: 413, headers: { connection: "close" } })));
  return true;
}

function jumping(byMs: number): NonNullable<Fault["call"]> {
  return async (client, { clock }) => {
    const settled = client.team.stats().then();
    clock.jump(byMs);
    return await settled;
  };
}
