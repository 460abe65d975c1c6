import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";

/** Output for a new template, without the texts that its author has just written. */
export const TEMPLATE_IN_BRIEF = {
  id: OUT.string,
  name: OUT.string,
  call_type: OUT.string,
  coaching_tone: OUT.string,
  ...TABLE_OUTPUT,
} as const;

/** Output of a template. */
export const TEMPLATE_OUTPUT = {
  ...TEMPLATE_IN_BRIEF,
  is_active: OUT.boolean,
  version: OUT.number,
  updated_at: OUT.string,
  description: OUT.string,
  industry_context: OUT.string,
  prompt_template: OUT.string,
} as const;
