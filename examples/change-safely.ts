import assert from "node:assert/strict";
import { type ClientOptions, ConflictError, SvcClient } from "../src/index.ts";

/** Changes a template only if nobody else has changed it since it was read. Needs a service that sends `ETag` (assumed). */
export async function run(options: ClientOptions) {
  const svc = new SvcClient(options);
  const { id } = await svc.templates.create({
    name: "Shared scorecard",
    prompt_template: "Score the call.",
    grading_criteria: [{ name: "Listening", weight: 100, description: "Lets the prospect speak." }],
  });

  // #region if-match
  const { data: mine, response } = await svc.templates.get(id).withResponse();
  const ifMatch = { headers: { "If-Match": response.headers.get("etag") ?? undefined } };

  await svc.templates.update(id, { name: "Renamed by somebody else" });

  const rejected = await svc.templates
    .update(id, { name: `${mine.name} (Europe)` }, ifMatch)
    .catch((error: unknown) => error);
  if (rejected instanceof ConflictError) {
    // Read it again, and decide how to handle the other change.
  }
  // #endregion

  const kept = await svc.templates.get(id);
  await svc.templates.delete(id);
  assert.ok(rejected instanceof ConflictError);
  assert.equal(rejected.code, "precondition_failed");
  assert.equal(kept.name, "Renamed by somebody else");
  return { kept };
}
