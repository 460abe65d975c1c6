import { OUT, TABLE_OUTPUT } from "../context/output-schemas.ts";

/** Output of a template. */
export const TEMPLATE_OUTPUT = {
  id: OUT.string,
  name: OUT.string,
  call_type: OUT.string,
  coaching_tone: OUT.string,
  is_active: OUT.boolean,
  version: OUT.integer,
  updated_at: OUT.string,
  description: OUT.string,
  industry_context: OUT.string,
  prompt_template: OUT.string,
  ...TABLE_OUTPUT,
} as const;
