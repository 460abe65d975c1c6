const BRAND = Symbol.for("svc.copy-error");

/** Something wrong with a copy itself: its place, its owner, its form. */
export class CopyError extends Error {
  readonly [BRAND] = true;
  override readonly name = "CopyError";
  readonly code: string;
  readonly hint: string | undefined;

  constructor(message: string, { code = "copy_unusable", hint }: { code?: string; hint?: string | undefined } = {}) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/** Reports whether it is a {@link CopyError}: lazy chunks carry their own copy of the class. */
export const isCopyError = (error: unknown): error is CopyError =>
  typeof error === "object" && error !== null && BRAND in error;
