import assert from "node:assert/strict";
import { type ClientOptions, isSvcError, SvcClient, ValidationError } from "../src/index.ts";

// #region explain
/** Message for a user about a failed call. */
export function explain(error: unknown): string {
  if (!isSvcError(error)) throw error; // not ours
  if (error instanceof ValidationError && error.details.length > 0)
    return error.details.map(({ path, message }) => `${path} ${message}`).join("; ");
  switch (error.code) {
    case "missing_api_key":
    case "invalid_api_key":
      return "Sign in again: the key is not accepted.";
    case "not_found":
      return "It does not exist, or not any more.";
    case "connection_error":
    case "timeout":
      return "The service cannot be reached. Try again later.";
    default:
      return error.message; // says what failed, with the request id for the service's owner
  }
}
// #endregion

/** Three calls that fail, explained. */
export async function run(options: ClientOptions) {
  const svc = new SvcClient(options);

  const missing = await svc.meetings.get("00000000-0000-4000-8000-000000000000").catch(explain);
  const invalid = await svc.meetings.list({ limit: 1_000, user_id: "nobody" }).then(() => "", explain);
  const revoked = await new SvcClient({ ...options, apiKey: `svc_live_${"x".repeat(32)}` }).team.stats().catch(explain);

  assert.equal(missing, "It does not exist, or not any more.");
  assert.match(invalid, /limit .*; user_id /);
  assert.equal(revoked, "Sign in again: the key is not accepted.");
  return { missing, invalid, revoked };
}
