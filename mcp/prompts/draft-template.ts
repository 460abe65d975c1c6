import { CALL_TYPES, COACHING_TONES } from "../../src/index.ts";
import type { Prompt } from "./prompt.ts";

/** Draft of a coaching template, shown before it is saved. */
export const draftTemplate: Prompt = {
  name: "draft_template",
  title: "Draft a coaching template",
  description: "Drafts a coaching template for a kind of call, and shows it before anything is saved.",
  tools: ["list_templates", "create_template"],
  arguments: [
    { name: "call_type", description: "Kind of call", required: true, offers: CALL_TYPES },
    { name: "coaching_tone", description: "Tone of the feedback; default encouraging", offers: COACHING_TONES },
    { name: "focus", description: "What to look at in particular" },
  ],
  write: ({ call_type: callType = "general", coaching_tone: tone = "encouraging", focus }) =>
    [
      `Draft a coaching template for calls of the kind "${callType}", in the tone "${tone}"${focus ? `, with a focus on: ${focus}` : ""}.`,
      `1. list_templates with call_type ${callType}: do not repeat what exists.`,
      "2. Choose four to six criteria that can be heard in a call. Weights add up to 100. Each description says what good looks like.",
      "3. create_template with dry_run true, and show the draft.",
      "4. Only when the user agrees: create_template without dry_run, once.",
    ].join("\n"),
};
