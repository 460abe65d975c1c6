import type { ApiError } from "./api-error.ts";
import type { AbortedError, ConnectionError, TimeoutError } from "./connection-error.ts";
import type { SvcErrorCode } from "./error-codes.ts";
import { hasSvcErrorBrand } from "./svc-error.ts";
import type { IncompleteListError, OptionsError, PaginationError, UnexpectedResponseError } from "./usage-errors.ts";

/** Every error of the SDK, discriminated by `code`. */
export type AnySvcError =
  | ApiError
  | (ConnectionError & { code: "connection_error" })
  | TimeoutError
  | AbortedError
  | OptionsError
  | UnexpectedResponseError
  | PaginationError
  | IncompleteListError;

// Fails to compile when a code has no error class, or an error class a code that the union lacks.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
const everyCodeHasItsClass: Same<AnySvcError["code"], SvcErrorCode> = true;

/**
 * Reports whether a value is an error of this SDK; then `switch (error.code)` narrows it.
 *
 * @example
 * if (isSvcError(error) && error.code === "timeout") console.log(error.phase);
 */
export function isSvcError(value: unknown): value is AnySvcError {
  return everyCodeHasItsClass && hasSvcErrorBrand(value);
}
