import type { SvcErrorCode } from "./error-codes.ts";

// A brand works across two copies of the package in one program, `instanceof` does not.
const BRAND = Symbol.for("svc-sdk.error");

/** Members of an error besides code and message, and its cause. */
export interface SvcErrorFacts {
  readonly cause?: unknown;
  readonly [fact: string]: unknown;
}

/**
 * Base of every error the SDK throws. `code` is a literal, so `switch (error.code)` narrows.
 * No member, message or cause ever carries the API key.
 */
export class SvcError extends Error {
  /** Machine-readable reason. */
  readonly code: SvcErrorCode;

  constructor(code: SvcErrorCode, message: string, { cause, ...facts }: SvcErrorFacts = {}) {
    super(printable(message), cause === undefined ? undefined : { cause });
    this.code = code;
    // Not a member of the class: a computed one keeps bundlers from leaving the class out.
    Object.defineProperty(this, BRAND, { value: true });
    Object.assign(this, facts);
  }

  /** Name of the class, also in minified code. */
  override get name(): string {
    return "SvcError";
  }

  /** A loggable form: name, code, message and the error's own members, never the response's headers or the request. */
  toJSON(): Record<string, unknown> {
    const facts: Record<string, unknown> = { name: this.name, message: this.message };
    return Object.assign(facts, this);
  }
}

// A message may quote the service: it must stay on one line, and carry no escape sequence to a terminal. Control, line-break and bidi
// characters by code: `\p{…}` loads ICU's tables when this file is parsed, half a millisecond.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

const printable = (message: string): string => message.replace(UNPRINTABLE, " ");

/** Reports whether a value is an error of this SDK, also when it comes from another copy of the package. */
export function hasSvcErrorBrand(value: unknown): boolean {
  return typeof value === "object" && value !== null && BRAND in value;
}
