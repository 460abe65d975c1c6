import type { SvcErrorCode } from "./error-codes.ts";

const BRAND = Symbol.for("svc-sdk.error");

/** What an error tells besides its message; members that do not apply are absent. */
export interface SvcErrorOptions {
  cause?: unknown;
}

/**
 * Base of every error the SDK throws. `code` is a literal, so `switch (error.code)` narrows.
 * No member, message or cause ever carries the API key.
 */
export class SvcError extends Error {
  declare readonly name: string;
  /** Machine-readable reason. */
  readonly code: SvcErrorCode;

  constructor(code: SvcErrorCode, message: string, options: SvcErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    // The brand survives two copies of the package in one program, where `instanceof` does not.
    Object.defineProperty(this, BRAND, { value: true });
    Object.defineProperty(this, "name", { value: new.target.displayName });
  }

  /** Name that a subclass shows, kept when the code is minified. */
  protected static readonly displayName: string = "SvcError";

  /** What can be logged: name, code, message and the error's own facts, never the response's headers or the request. */
  toJSON(): Record<string, unknown> {
    const facts: Record<string, unknown> = { name: this.name, code: this.code, message: this.message };
    return Object.assign(facts, this);
  }
}

/** Whether a value is an error of this SDK, also when it comes from another copy of the package. */
export function hasSvcErrorBrand(value: unknown): boolean {
  return typeof value === "object" && value !== null && BRAND in value;
}
