import type { TracingChannel } from "node:diagnostics_channel";
import type { Call } from "../call/call.ts";
import type { ResponseInfo } from "../call/response-info.ts";
import type { NoteResponse, TraceContext, TracedWork } from "./traced-work.ts";

const channels = new Map<TracedWork, TracingChannel<object>>();

/** Sends an attempt within the tracing channel `svc-sdk:attempt`. */
export function traceAttempt<T extends ResponseInfo>(call: Call, send: () => Promise<T>): Promise<T> {
  if (!isTraced("attempt")) return send();
  const context: TraceContext = { ...describe(call), attempt: call.attempts + 1 };
  return trace("attempt", context, async () => {
    const response = await send();
    noteIn(context)(response);
    return response;
  });
}

/** Sends a call within the tracing channel `svc-sdk:call`. */
export function traceCall<T>(call: Call, send: (note?: NoteResponse) => Promise<T>): Promise<T> {
  if (!isTraced("call")) return send();
  const context = describe(call);
  return trace("call", context, async () => {
    try {
      return await send(noteIn(context));
    } finally {
      context.attempts = call.attempts;
    }
  });
}

function describe({ name, method, page }: Call): TraceContext {
  return { operation: name, method, page };
}

function noteIn(context: TraceContext): NoteResponse {
  return ({ status, requestId }) => {
    context.status = status;
    context.requestId = requestId;
  };
}

function isTraced(name: TracedWork): boolean {
  const channel = channelOf(name);
  return channel !== undefined && isWatched(channel);
}

// Subscribers see the context as it is filled in.
async function trace<T>(name: TracedWork, context: TraceContext, work: () => Promise<T>): Promise<T> {
  const outcome: { result?: T } = {};
  // The result stays out of the channel: it is the caller's.
  await channelOf(name)?.tracePromise(async () => {
    outcome.result = await work();
  }, context);
  return outcome.result as T;
}

function channelOf(name: TracedWork): TracingChannel<object> | undefined {
  const known = channels.get(name);
  if (known) return known;
  // Deno and Bun load this file, too.
  const channel = process.getBuiltinModule?.("node:diagnostics_channel")?.tracingChannel?.<object>(`svc-sdk:${name}`);
  if (channel) channels.set(name, channel);
  return channel;
}

// As a whole, a tracing channel only says so from Node 22 on.
function isWatched({ start, end, asyncStart, asyncEnd, error }: TracingChannel<object>): boolean {
  return (
    start.hasSubscribers ||
    end.hasSubscribers ||
    asyncStart.hasSubscribers ||
    asyncEnd.hasSubscribers ||
    error.hasSubscribers
  );
}
