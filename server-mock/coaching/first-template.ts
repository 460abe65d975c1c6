import type { Template } from "../records/resources.ts";
import first from "./first-template.json";

/** The template that a new organization begins with: general, and all of it can be measured offline. */
export function firstTemplate({ id, now }: { id: string; now: string }): Template {
  return {
    id,
    ...first,
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
