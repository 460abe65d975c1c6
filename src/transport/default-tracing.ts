import type { TraceContext, TracedWork } from "./traced-work.ts";

/** This platform has no tracing channels. */
export function isTraced(_name: TracedWork): boolean {
  return false;
}

/** Never called. */
export function trace<T>(_name: TracedWork, _context: TraceContext, work: () => Promise<T>): Promise<T> {
  return work();
}
