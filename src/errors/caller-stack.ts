import { hasSvcErrorBrand } from "./svc-error.ts";

/** The stack at which the SDK was called. */
export interface Caller {
  readonly stack?: string;
}

/** Notes where the SDK is called. An error is the cheapest note: the text of its stack is only made when it is read. */
export function captureCaller(): Caller {
  return new Error();
}

// In V8's format, without the line of `captureCaller`. Other engines' stacks stay with the error that is thrown.
const FRAMES = /^.*\n +at .*(\n[\s\S]*)/;

/**
 * Rewrites an error's stack to start where the SDK was called. The error is created deep inside the pipeline, and neither the ten frames
 * that engines keep nor those of a lazy list lead back to the caller.
 */
export function fromCaller(error: unknown, { stack = "" }: Caller): unknown {
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
