import type { Socket } from "node:net";
import { inTurn } from "../fault-server.ts";
import { type Fault, SHORT_TIMEOUT_MS } from "./fault.ts";
import { data, failure, html, renderReply, reset } from "./responses.ts";
import { NEW_TEMPLATE, TEMPLATE, TEMPLATE_ID } from "./samples.ts";

const create: NonNullable<Fault["call"]> = async (client) => await client.templates.create(NEW_TEMPLATE);
const update: NonNullable<Fault["call"]> = async (client) =>
  await client.templates.update(TEMPLATE_ID, { is_active: false });
const remove: NonNullable<Fault["call"]> = async (client) => {
  await client.templates.delete(TEMPLATE_ID);
  return "deleted";
};

const created = data(TEMPLATE);
const deleted = data({ id: TEMPLATE_ID, deleted: true });
const notFound = failure(404, { code: "not_found", message: "No such template." });
const unavailable = failure(503, { code: "service_unavailable", message: "Later." });
const unavailableFor = failure(503, { code: "service_unavailable", message: "Later." }, { "retry-after": "1" });
const throttled = failure(429, { code: "rate_limited", message: "Slow down." });

/** Writes whose response is lost, late or none. */
export const WRITE_FAULTS: readonly Fault[] = [
  {
    name: "a PUT with a lost response is sent again",
    respond: inTurn(reset, data(TEMPLATE)),
    call: update,
    expect: { value: TEMPLATE, requests: 2 },
  },
  {
    name: "a PUT that meets 503 is sent again",
    respond: inTurn(unavailable, data(TEMPLATE)),
    call: update,
    expect: { value: TEMPLATE, requests: 2 },
  },
  {
    name: "a DELETE with a lost response is sent again",
    respond: inTurn(reset, deleted),
    call: remove,
    expect: { value: "deleted", requests: 2 },
  },
  {
    name: "a DELETE with a lost response and then 404 is success",
    respond: inTurn(reset, notFound),
    call: remove,
    expect: { value: "deleted", requests: 2 },
  },
  {
    name: "a DELETE that meets 502 and then 404 is success",
    respond: inTurn(html(502), notFound),
    call: remove,
    expect: { value: "deleted", requests: 2 },
  },
  {
    name: "a DELETE that meets 404 first is a NotFoundError",
    respond: notFound,
    call: remove,
    expect: { error: "NotFoundError", requests: 1 },
  },
  {
    name: "a DELETE that was throttled and then meets 404 is a NotFoundError: nothing was lost",
    respond: inTurn(throttled, notFound),
    call: remove,
    expect: { error: "NotFoundError", requests: 2 },
  },
  {
    name: "a POST with a lost response is not sent again, and the error says that it may have happened",
    respond: inTurn(reset, created),
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
    name: "a POST that meets 500 is not sent again",
    respond: inTurn(failure(500, null), created),
    call: create,
    expect: { error: "ServerError", fields: { ambiguous: true, attempts: 1 }, requests: 1 },
  },
  {
    name: "a POST that meets 502 is not sent again",
    respond: inTurn(html(502), created),
    call: create,
    expect: { error: "ServerError", fields: { ambiguous: true, attempts: 1 }, requests: 1 },
  },
  {
    name: "a POST that meets 504 is not sent again",
    respond: inTurn(html(504), created),
    call: create,
    expect: { error: "ServerError", fields: { ambiguous: true, attempts: 1 }, requests: 1 },
  },
  {
    name: "a POST that meets 503 without Retry-After is not sent again",
    respond: inTurn(unavailable, created),
    call: create,
    expect: { error: "ServerError", fields: { ambiguous: true, attempts: 1 }, requests: 1 },
  },
  {
    name: "a POST that meets 503 with Retry-After is sent again",
    respond: inTurn(unavailableFor, created),
    call: create,
    expect: { value: TEMPLATE, requests: 2, waitedMs: 1_000 },
  },
  {
    name: "a POST that meets 429 is sent again",
    respond: inTurn(throttled, created),
    call: create,
    expect: { value: TEMPLATE, requests: 2 },
  },
  {
    name: "a POST that meets 408 is not sent again",
    respond: inTurn(failure(408, null), created),
    call: create,
    expect: { error: "ApiError", fields: { status: 408, ambiguous: true }, requests: 1 },
  },
  {
    name: "a POST that meets 409 is a ConflictError",
    respond: failure(409, { code: "idempotency_conflict", message: "Twice." }),
    call: create,
    expect: { error: "ConflictError", fields: { ambiguous: false }, requests: 1 },
  },
  {
    name: "a refusal of a large body that comes before the body has been sent",
    server: { onConnection: refuseBeforeTheBody },
    call: async (client) => await client.templates.create({ ...NEW_TEMPLATE, description: "x".repeat(4_000_000) }),
    // Whether the refusal is still read when the connection breaks is up to the network.
    expect: { error: ["ApiError", "ConnectionError"], fields: { attempts: 1 } },
  },
];

function refuseBeforeTheBody(socket: Socket): boolean {
  socket.once("data", () => socket.end(renderReply({ status: 413, headers: { connection: "close" } })));
  return true;
}
