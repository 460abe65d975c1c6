/**
 * A problem with the copy itself: its location, owner or format. What to do next is the message of its cause: a client that reads a copy
 * has a copy of the error as its own cause, of which no more than name, message, code and causes is left.
 */
export class CopyError extends Error {
  override readonly name = "CopyError";
  readonly code: string;

  constructor(message: string, { code = "copy_unusable", hint }: { code?: string; hint?: string | undefined } = {}) {
    super(message, hint === undefined ? {} : { cause: new Error(hint) });
    this.code = code;
  }
}

/** A failure of a copy, and what to do about it. */
export interface CopyFailure {
  readonly message: string;
  readonly code: string;
  readonly hint: string | undefined;
}

/** The failure of a copy that an error is, or has as its cause; undefined for any other. */
export function copyFailureOf(error: unknown): CopyFailure | undefined {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const own = [error, cause].find((each) => each instanceof Error && each.name === "CopyError") as
    | CopyError
    | undefined;
  return own && { message: own.message, code: own.code, hint: (own.cause as Error | undefined)?.message };
}
