/** A sign-in that did not succeed. The message is for the person, the `cause` for the log of the server. */
export class SignInFailure extends Error {
  override readonly name = "SignInFailure";
  /** Status of the page that says so. */
  readonly status: number;

  constructor(status: number, message: string, options?: { cause: Error }) {
    super(message, options);
    this.status = status;
  }
}

/** The browser came back without having set out, too late, or twice. */
export function startAgain(): SignInFailure {
  return new SignInFailure(
    410,
    "This sign-in was begun in another browser, is older than 15 minutes, or was used already. Begin again on the page to sign in.",
  );
}
