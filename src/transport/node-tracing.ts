import type { TracingChannel } from "node:diagnostics_channel";
import type { TraceContext, TracedWork } from "./traced-work.ts";

const channels = new Map<TracedWork, TracingChannel<object>>();

/** Whether anything subscribes to a tracing channel. */
export function isTraced(name: TracedWork): boolean {
  const channel = channelOf(name);
  return channel !== undefined && isWatched(channel);
}

/** Runs work within the tracing channel `svc-sdk:call` or `svc-sdk:attempt`; subscribers see the context as it is filled in. */
export async function trace<T>(name: TracedWork, context: TraceContext, work: () => Promise<T>): Promise<T> {
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
