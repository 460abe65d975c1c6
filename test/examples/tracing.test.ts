import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { run, traceCalls } from "../../examples/tracing.ts";
import { aMeeting, createReferenceServer } from "../../server-mock/library/index.ts";
import { SvcClient } from "../../src/index.ts";

let meetingId: string;
const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const tracer = provider.getTracer("test");
let stop: () => void;

const server = await createReferenceServer();
for (let index = 0; index < 25; index += 1) meetingId = (await server.org.add(aMeeting({}))).id;
const svc = new SvcClient({ apiKey: server.keys.read, baseUrl: "http://localhost", fetch: server.fetch });
provider.register();
beforeEach(() => {
  exporter.reset();
  stop = traceCalls(tracer);
});
afterEach(() => stop());
afterAll(async () => {
  for (const api of [trace, context, propagation]) api.disable();
  await server.close();
});

/** The finished spans as lines by name, each under its parent and indented by its depth. */
function tree(parent?: string, depth = 0): string[] {
  const children = exporter.getFinishedSpans().filter((span) => span.parentSpanContext?.spanId === parent);
  children.sort((one, other) => one.name.localeCompare(other.name));
  return children.flatMap((span) => {
    const { "svc.attempt": attempt, "http.response.status_code": status } = span.attributes;
    const line = [span.name, attempt, status].filter((part) => part !== undefined).join(" ");
    return ["  ".repeat(depth) + line, ...tree(span.spanContext().spanId, depth + 1)];
  });
}

const spansOf = (kind: SpanKind) => exporter.getFinishedSpans().filter((span) => span.kind === kind);

it("the example traces two calls at once", async () => {
  const spans = await run({ apiKey: server.keys.read, baseUrl: "http://localhost", fetch: server.fetch });
  expect(spans).toHaveLength(4);
});

it("a call has a span, its attempt one within, with the request's ID and never the key", async () => {
  const { response } = await svc.meetings.get(meetingId).withResponse();
  const [attempt, call, ...others] = exporter.getFinishedSpans();
  expect(tree()).toEqual(["GET /api/v1/meetings/{id} 200", "  GET /api/v1/meetings/{id} 1 200"]);
  expect(call?.kind).toBe(SpanKind.INTERNAL);
  expect(call?.attributes).toMatchObject({ "svc.attempts": 1, "svc.request_id": response.requestId });
  expect(attempt?.kind).toBe(SpanKind.CLIENT);
  expect(attempt?.attributes["svc.request_id"]).toBe(response.requestId);
  expect(response.requestId).toMatch(/^req_/);
  expect(others).toEqual([]);
  const shown = exporter
    .getFinishedSpans()
    .map(({ name, attributes, events, status }) => [name, attributes, events, status]);
  expect(JSON.stringify(shown)).not.toContain(server.keys.read);
});

it("a retried call has a span for each attempt, of which the first failed", async () => {
  const fault = server.faults.add({ operationId: "getTeamStats", status: 503, retryAfterSeconds: 0, times: 1 });
  await svc.team.stats();
  fault.remove();
  expect(tree()).toEqual([
    "GET /api/v1/team/stats 200",
    "  GET /api/v1/team/stats 1 503",
    "  GET /api/v1/team/stats 2 200",
  ]);
  expect(spansOf(SpanKind.CLIENT).map(({ status }) => status.code)).toEqual([
    SpanStatusCode.ERROR,
    SpanStatusCode.UNSET,
  ]);
  expect(spansOf(SpanKind.INTERNAL)[0]?.attributes["svc.attempts"]).toBe(2);
});

it("a failed call's span ends as an error and carries the exception", async () => {
  await svc.meetings.get("00000000-0000-4000-8000-000000000000").catch(() => undefined);
  const [call] = spansOf(SpanKind.INTERNAL);
  expect(call?.status.code).toBe(SpanStatusCode.ERROR);
  expect(call?.events.map(({ name }) => name)).toEqual(["exception"]);
});

it("attempts of two calls at once are each within their own call, within the span of the app", async () => {
  const fault = server.faults.add({ operationId: "getTeamStats", status: 503, retryAfterSeconds: 0, times: 1 });
  await tracer.startActiveSpan("GET /digest", async (span) => {
    await Promise.all([svc.team.stats(), svc.meetings.get(meetingId)]);
    span.end();
  });
  fault.remove();
  expect(tree()).toEqual([
    "GET /digest",
    "  GET /api/v1/meetings/{id} 200",
    "    GET /api/v1/meetings/{id} 1 200",
    "  GET /api/v1/team/stats 200",
    "    GET /api/v1/team/stats 1 503",
    "    GET /api/v1/team/stats 2 200",
  ]);
  expect(new Set(exporter.getFinishedSpans().map((span) => span.spanContext().traceId)).size).toBe(1);
});

it("the pages of a list are calls beside each other, with their numbers", async () => {
  await svc.meetings.list({ limit: 10 }).toArray();
  const calls = spansOf(SpanKind.INTERNAL);
  expect(calls.map(({ attributes }) => attributes["svc.page"]).sort()).toEqual([1, 2, 3]);
  expect(calls.every(({ parentSpanContext }) => parentSpanContext === undefined)).toBe(true);
});

it("after its end, nothing is traced", async () => {
  stop();
  await svc.team.stats();
  expect(exporter.getFinishedSpans()).toEqual([]);
});
