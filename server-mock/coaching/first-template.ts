import type { Template } from "../records/resources.ts";

/** The template that a new organization begins with: general, and all of it can be measured offline. */
export function firstTemplate({ id, now }: { id: string; now: string }): Template {
  return {
    id,
    name: "First scorecard",
    description: "For calls of every kind. Every criterion can be measured without a model.",
    prompt_template:
      "Score the call against the criteria. Judge what the seller does, not what the product is, and quote the moments that decided each score.",
    grading_criteria: [
      {
        name: "Opening and agenda",
        weight: 20,
        description: "Says in the first minutes what the call is for, and asks what the other side wants from it.",
      },
      { name: "Open questions", weight: 30, description: "Asks what, how and why instead of yes-or-no questions." },
      {
        name: "Listening",
        weight: 25,
        description: "Leaves the talking to the other side, and plays back what was said to check it.",
      },
      { name: "Next step", weight: 25, description: "Ends with a day and a time for the next conversation." },
    ],
    coaching_tone: "encouraging",
    call_type: "general",
    industry_context: null,
    is_active: true,
    created_by: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}
