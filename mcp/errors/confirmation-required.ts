/** A call that waits for the user's confirmation; the protocol layer asks and calls again. */
export class ConfirmationRequired extends Error {
  override readonly name = "ConfirmationRequired";
  readonly question: string;

  constructor(question: string) {
    super(question);
    this.question = question;
  }
}

/** Checks by name, because each chunk of the bundle has its own copy of the class. */
export function isConfirmationRequired(error: unknown): error is ConfirmationRequired {
  return error instanceof Error && error.name === "ConfirmationRequired";
}
