import { foldText } from "../../core/text/fold.ts";
import { speakersOf } from "../../core/transcript/parse-transcript.ts";
import { calledNames } from "../../core/transcript/speaker-names.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { MeetingDetail } from "../records/resources.ts";

/** Who a speaker speaks for. */
export type Side = "seller" | "prospect";

/** How it is known who sells: by the meeting's participants, by its owner's name, or not at all. */
type SideSource = "participants" | "owner" | "unknown";

/** The two sides of a call. */
export interface Sides {
  source: SideSource;
  sellers: readonly string[];
  /** Undefined for everybody when it is not known who sells. */
  sideOf: (speaker: string) => Side | undefined;
}

/** Known facts about the people in a call. */
export interface SideFacts {
  participants: MeetingDetail["participants"];
  /** Name of the user that the meeting belongs to. */
  ownerName: string | null;
}

/**
 * Sorts the speakers of a call into sellers and prospects. Nothing is guessed: scoring the wrong person would be worse than
 * scoring nobody.
 */
export function sortSpeakers(lines: readonly TranscriptLine[], { participants, ownerName }: SideFacts): Sides {
  const speakers = speakersOf(lines);
  const internal = new Set(participants.flatMap(({ name, is_internal }) => (is_internal ? calledNames(name) : [])));
  const marked = speakers.filter((speaker) => internal.has(foldText(speaker)));
  const owner = ownerName === null ? "" : foldText(ownerName);
  const owned = speakers.filter((speaker) => foldText(speaker) === owner);
  const sellers = marked.length > 0 ? marked : owned;
  if (sellers.length === 0) return { source: "unknown", sellers, sideOf: () => undefined };
  const sideOf = (speaker: string): Side => (sellers.includes(speaker) ? "seller" : "prospect");
  return { source: marked.length > 0 ? "participants" : "owner", sellers, sideOf };
}
