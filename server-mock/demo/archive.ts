import type { Random } from "./prng.ts";
import type { Call } from "./script/call.ts";

/**
 * Of so many meetings the calls are played. Those beyond are an archive: a call without its words, so no transcript and no
 * insights, and reports that keep the scores. It has all that lists, counts and statistics need, in a fifth of the time and room.
 */
const playedMeetings = 20_000;

/** What an archived report says, for all else was drawn from the transcript. */
export const archivedFeedback = "The transcript of this call is no longer kept; its scores are.";

export function isArchived(index: number): boolean {
  return index >= playedMeetings;
}

/** A call of which only the length is known. */
export function archivedCall(random: Random): Call {
  return { lines: [], durationSeconds: random.integer(240, 3300) };
}
