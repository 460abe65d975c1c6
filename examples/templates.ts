import assert from "node:assert/strict";
import { type ClientOptions, type CreateTemplate, NotFoundError, SvcClient } from "../src/index.ts";

/** Creates a template, changes it, takes it out of use and deletes it. Needs a key with `read` and `write`. */
export async function run(options: ClientOptions) {
  const svc = new SvcClient(options);

  // #region create
  const scorecard: CreateTemplate = {
    name: "Discovery scorecard",
    prompt_template: "Score the call against the criteria and quote the moments that decided each score.",
    grading_criteria: [
      { name: "Discovery", weight: 60, description: "Asks open questions and uncovers the business problem." },
      { name: "Next steps", weight: 40, description: "Ends with a dated, agreed next step." },
    ],
    coaching_tone: "encouraging",
    call_type: "discovery",
  };
  const created = await svc.templates.create(scorecard);
  // #endregion

  // #region update
  const updated = await svc.templates.update(created.id, { coaching_tone: "direct" }); // other fields stay
  const inactive = await svc.templates.update(created.id, { is_active: false });
  // #endregion

  // #region delete
  await svc.templates.delete(created.id);
  const after = await svc.templates.get(created.id).catch((error: unknown) => error);
  // #endregion

  assert.deepEqual(created.grading_criteria, scorecard.grading_criteria);
  assert.equal(updated.coaching_tone, "direct");
  assert.equal(updated.name, scorecard.name);
  assert.equal(inactive.is_active, false);
  assert.ok(after instanceof NotFoundError);
  return { created, updated, inactive };
}
