import type { ExitName } from "./exit-codes.ts";

/** Details of a {@link CliError}. */
export interface CliErrorDetails {
  exit?: ExitName;
  /** Machine-readable reason, printed under `--json`. */
  code?: string;
  /** What to do next, in one line. */
  hint?: string;
}

const BRAND = Symbol.for("svc.cli-error");

/** An error found by the CLI itself, worded for the person at the terminal. */
export class CliError extends Error {
  readonly [BRAND] = true;
  override readonly name: string = "CliError";
  readonly exit: ExitName;
  readonly code: string;
  readonly hint: string | undefined;

  constructor(message: string, details: CliErrorDetails = {}) {
    super(message);
    this.exit = details.exit ?? "unexpected";
    this.code = details.code ?? "cli_error";
    this.hint = details.hint;
  }
}

/** Reports whether it is a {@link CliError}, by name: lazy chunks have their own copy of the class, so `instanceof` would fail. */
export const isCliError = (error: unknown): error is CliError =>
  typeof error === "object" && error !== null && BRAND in error;

/** A wrong command, flag or value (exit code 2). */
export class UsageError extends CliError {
  override readonly name = "UsageError";

  constructor(message: string, hint?: string) {
    super(message, { exit: "usage", code: "usage_error", ...(hint === undefined ? {} : { hint }) });
  }
}

/** The reader of the output is gone (`svc … | head -1`): stop silently, with success. */
export class OutputClosedError extends Error {
  override readonly name = "OutputClosedError";
}

/** Ctrl-C or SIGTERM: the reason of the aborted signal. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
  readonly exit: "interrupted" | "terminated";

  constructor(exit: "interrupted" | "terminated") {
    super("Interrupted.");
    this.exit = exit;
  }
}

/** Reports whether it is an {@link InterruptedError}, by name: lazy chunks have their own copy of the class. */
export const isInterruptedError = (error: unknown): error is InterruptedError =>
  error instanceof Error && error.name === "InterruptedError";

/** An error with a hint that is more specific than the one for its kind. */
export class HintedError extends Error {
  override readonly name = "HintedError";
  readonly hint: string;

  constructor(failure: unknown, hint: string) {
    super(hint, { cause: failure });
    this.hint = hint;
  }
}

/** Reports whether it is a {@link HintedError}, by its name. */
export const isHintedError = (error: unknown): error is HintedError =>
  error instanceof Error && error.name === "HintedError";

/** Reports whether it is an {@link OutputClosedError}, by its name. */
export const isOutputClosedError = (error: unknown): error is OutputClosedError =>
  error instanceof Error && error.name === "OutputClosedError";
