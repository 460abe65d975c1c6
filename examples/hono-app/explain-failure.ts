import { isSvcError } from "../../src/index.ts";

interface Failure {
  status: 400 | 404 | 500 | 502 | 503 | 504;
  message: string;
  retryAfterMs?: number | undefined;
}

// #region explain-failure
/** Maps a failed call to a response for the app's own clients, without the key or the service's message. */
export function explainFailure(error: unknown): Failure {
  if (!isSvcError(error)) return { status: 500, message: "Something went wrong." };
  switch (error.code) {
    case "not_found":
      return { status: 404, message: "There is no such meeting." };
    case "invalid_options": // the id in the address, before anything was sent
    case "validation_error":
      return { status: 400, message: "This is not an id of a meeting." };
    case "rate_limited":
      return { status: 503, message: "Too many requests. Try again later.", retryAfterMs: error.retryAfterMs };
    case "timeout":
      return { status: 504, message: "The coaching service is slow. Try again later." };
    case "aborted":
      return { status: 503, message: "Cancelled." }; // the browser has disconnected
    default:
      // A rejected key is the app's fault, not its client's: 401 and 403 are not passed on.
      return { status: 502, message: "The coaching service does not respond as it should. Try again later." };
  }
}
// #endregion
