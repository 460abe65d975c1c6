import { hasSvcErrorBrand } from "./svc-error.ts";

/** The stack where the SDK was called; undefined if it was not captured. */
export type Caller = { readonly stack?: string } | undefined;

// A capture takes 10 µs, a sixth of a request: 1,000 a second are 1 % of a CPU.
const MOST_NOTES_PER_SECOND = 1000;

let second = 0;
let notes = 0;

/**
 * Captures the stack where the SDK is called, at most 1,000 times a second. An `Error` is cheapest: its stack is formatted when it is read.
 */
export function captureCaller(): Caller {
  // In units of 1,024 ms.
  const now = Date.now() >>> 10;
  notes = now === second ? notes + 1 : 1;
  second = now;
  return notes > MOST_NOTES_PER_SECOND ? undefined : new Error();
}

// V8's format, without the frame of `captureCaller`. Other engines keep the stack of the thrown error.
const FRAMES = /^.*\n +at .*(\n[\s\S]*)/;

/**
 * Rewrites an error's stack to start where the SDK was called. The error is created deep inside the pipeline, and neither the ten frames
 * that engines keep nor those of a lazy list lead back to the caller. Without a captured stack it starts where the call is awaited.
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

/** Runs work, and makes its errors name the line that called the SDK. */
export async function withCaller<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw fromCaller(error, caller);
  }
}
