import { hasSvcErrorBrand } from "./svc-error.ts";

type CaptureStackTrace = (target: object) => void;

/**
 * Rewrites an error's stack to start where the SDK was called. The error is created deep inside the pipeline, and the ten frames that
 * engines keep would end before the caller's.
 */
export function fromCaller(error: unknown): unknown {
  // Not in every runtime.
  const capture = (Error as { captureStackTrace?: CaptureStackTrace }).captureStackTrace;
  if (hasSvcErrorBrand(error)) capture?.(error as object);
  return error;
}
