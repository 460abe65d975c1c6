import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";
import { tracingChannel } from "node:diagnostics_channel";
import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { type ClientOptions, SvcClient } from "../src/index.ts";

// #region trace
/** Message of the SDK about a call, or about one of its attempts. */
interface Traced {
  operation: string; // "GET /api/v1/meetings/{id}"
  page?: number;
  attempt?: number; // number of an attempt, from 1
  attempts?: number; // requests sent, at the end of a call
  status?: number;
  requestId?: string;
  error?: unknown; // set by the tracing channel
}

/** Creates a span for every SDK call and, within it, one for every attempt. Returns a function that stops tracing. */
export function traceCalls(tracer: Tracer): () => void {
  // A separate AsyncLocalStorage, since OpenTelemetry's is private. Spans of other instrumentations are siblings of the call's span.
  const underWay = new AsyncLocalStorage<Context>();
  const stops = [
    subscribe("svc-sdk:call", SpanKind.INTERNAL, underWay, tracer),
    subscribe("svc-sdk:attempt", SpanKind.CLIENT, underWay, tracer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function subscribe(name: string, kind: SpanKind, underWay: AsyncLocalStorage<Context>, tracer: Tracer): () => void {
  const spans = new WeakMap<Traced, Span>();
  const { start, asyncEnd } = tracingChannel<Context, Traced>(name);
  start.bindStore(underWay, (traced) => {
    const parent = underWay.getStore() ?? context.active();
    const span = tracer.startSpan(traced.operation, { kind }, parent);
    spans.set(traced, span);
    return trace.setSpan(parent, span);
  });
  const end = (message: unknown) => {
    const traced = message as Traced;
    const span = spans.get(traced);
    span?.setAttributes(attributesOf(traced));
    if (traced.error instanceof Error) span?.recordException(traced.error);
    if (traced.error || (traced.status ?? 0) >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  asyncEnd.subscribe(end);
  return () => {
    start.unbindStore(underWay);
    asyncEnd.unsubscribe(end);
  };
}

// Undefined values are omitted.
const attributesOf = ({ page, attempt, attempts, status, requestId }: Traced): Attributes => ({
  "svc.page": page,
  "svc.attempt": attempt,
  "svc.attempts": attempts,
  "svc.request_id": requestId,
  "http.response.status_code": status,
});
// #endregion

/** Two traced calls; an app would export the spans to its collector, within the span of its own request. */
export async function run(options: ClientOptions) {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const stop = traceCalls(provider.getTracer("example"));

  const svc = new SvcClient(options);
  await Promise.all([svc.team.stats(), svc.meetings.list({ limit: 5 })]);
  stop();

  const spans = exporter.getFinishedSpans();
  const calls = spans.filter(({ kind }) => kind === SpanKind.INTERNAL);
  assert.equal(calls.length, 2);
  return spans.map(({ name, attributes }) => ({ name, ...attributes }));
}
