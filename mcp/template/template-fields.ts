import * as z from "zod";
import { CALL_TYPES, COACHING_TONES } from "../../src/index.ts";
import { oneOf, text } from "../input/fields.ts";

const MAX_NAME = 200;
const MAX_PROMPT = 50_000;
const MAX_TEXT = 5_000;
const MAX_CRITERIA = 50;

const criterion = z.strictObject({
  name: text(MAX_NAME),
  weight: z.number().min(0).max(100),
  description: text(MAX_TEXT),
});

/** Input fields of a template. */
export const templateFields = {
  name: text(MAX_NAME),
  prompt_template: text(MAX_PROMPT, "What scoring looks for"),
  grading_criteria: z.array(criterion).min(1).max(MAX_CRITERIA).describe("Weights should sum to 100"),
  description: text(MAX_TEXT),
  coaching_tone: oneOf(COACHING_TONES),
  call_type: oneOf(CALL_TYPES),
  industry_context: text(MAX_TEXT),
} as const;

/** Warns when weights do not add up to 100; the service accepts them anyway. */
export function warnOfWeights(criteria: readonly { weight: number }[]): string {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const shown = Math.round(total * 100) / 100;
  return shown === 100 ? "" : `Warning: the weights add up to ${shown}, not 100. Fix them unless that is intended.`;
}
