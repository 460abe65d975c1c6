import { coachRep } from "./coach-rep.ts";
import { draftTemplate } from "./draft-template.ts";
import { insightDigest } from "./insight-digest.ts";
import { meetingDebrief } from "./meeting-debrief.ts";
import type { Prompt } from "./prompt.ts";
import { weeklyTeamReview } from "./weekly-team-review.ts";

/** Every prompt, in the order in which they are listed. */
export const PROMPTS: readonly Prompt[] = [weeklyTeamReview, coachRep, meetingDebrief, draftTemplate, insightDigest];
