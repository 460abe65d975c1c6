import { hasSvcErrorBrand } from "./svc-error.ts";

/** The stack at which the SDK was called. */
export interface Caller {
  readonly stack?: string;
}

type CaptureStackTrace = (target: object, below: unknown) => void;

/** Notes where the SDK is called. The text of the stack is only made when it is read. */
export function captureCaller(): Caller {
  const caller: Caller = {};
  // Not in every runtime.
  (Error as { captureStackTrace?: CaptureStackTrace }).captureStackTrace?.(caller, captureCaller);
  return caller;
}

/**
 * Rewrites an error's stack to start where the SDK was called. The error is created deep inside the pipeline, and neither the ten frames
 * that engines keep nor those of a lazy list lead back to the caller.
 */
export function fromCaller(error: unknown, { stack }: Caller): unknown {
  const frames = stack?.slice(stack.indexOf("\n"));
  if (frames && hasSvcErrorBrand(error)) {
    const { name, message } = error as Error;
    (error as Error).stack = `${name}: ${message}${frames}`;
  }
  return error;
}
