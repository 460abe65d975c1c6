import { hasSvcErrorBrand } from "./svc-error.ts";

/** The stack at which the SDK was called; undefined where that was not noted. */
export type Caller = { readonly stack?: string } | undefined;

// A note costs ten microseconds, a sixth of a request: so many a second are one percent of a processor.
const MOST_NOTES_PER_SECOND = 1000;

let second = 0;
let notes = 0;

/**
 * Notes where the SDK is called, unless it is called more than a thousand times a second. An error is the cheapest note: the text of its
 * stack is only made when it is read.
 */
export function captureCaller(): Caller {
  // The clock in seconds of 1,024 ms.
  const now = Date.now() >>> 10;
  notes = now === second ? notes + 1 : 1;
  second = now;
  return notes > MOST_NOTES_PER_SECOND ? undefined : new Error();
}

// In V8's format, without the line of `captureCaller`. Other engines' stacks stay with the error that is thrown.
const FRAMES = /^.*\n +at .*(\n[\s\S]*)/;

/**
 * Rewrites an error's stack to start where the SDK was called. The error is created deep inside the pipeline, and neither the ten frames
 * that engines keep nor those of a lazy list lead back to the caller. Without a note it starts where the call is awaited.
 */
export function fromCaller(error: unknown, caller: Caller): unknown {
  const { stack = "" } = caller ?? new Error();
  const frames = FRAMES.exec(stack)?.[1];
  if (frames && hasSvcErrorBrand(error)) {
    const { name, message } = error as Error;
    (error as Error).stack = `${name}: ${message}${frames}`;
  }
  return error;
}

/** Runs work whose errors are to name the line that called the SDK. */
export async function withCaller<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw fromCaller(error, caller);
  }
}
