/**
 * A problem with the copy itself: its location, owner or format. Its cause's message says what to do: a client that reads a
 * copy only gets name, message, code and causes of the error.
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

/** Returns the copy failure in an error or its causes; undefined for other errors. */
export function copyFailureOf(error: unknown): CopyFailure | undefined {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const own = [error, cause].find((each) => each instanceof Error && each.name === "CopyError") as
    | CopyError
    | undefined;
  return own && { message: own.message, code: own.code, hint: (own.cause as Error | undefined)?.message };
}
