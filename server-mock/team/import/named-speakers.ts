import { givenNameFirst, nameKey } from "../../../core/people/person.ts";
import type { Attendee, SpokenCall, Turn } from "./formats/spoken-call.ts";

/** Who a speaker of a file is, as somebody has said. */
export interface NamedSpeaker extends Attendee {
  /** How the file calls them. */
  label: string;
}

/** Key of a speaker in a file, however their name is spelled. */
export function speakerKey(label: string): string {
  return nameKey(givenNameFirst(label)) || label;
}

/** A call in which one person has one spelling, the first: `Ruiz, Ana` goes on as `Ana Ruiz` where that came first. */
export function withOneSpelling(call: SpokenCall): SpokenCall {
  const spellings = new Map<string, string>();
  const spellingOf = (name: string): string => {
    const key = speakerKey(name);
    const known = spellings.get(key) ?? name;
    spellings.set(key, known);
    return known;
  };
  return renamed(call, (speaker) => ({ name: spellingOf(speaker) }));
}

/** A call whose speakers have the names that somebody has given them. */
export function withNames(call: SpokenCall, named: readonly NamedSpeaker[]): SpokenCall {
  if (named.length === 0) return call;
  const byKey = new Map(named.map(({ label, ...person }) => [speakerKey(label), person]));
  return renamed(call, (speaker) => byKey.get(speakerKey(speaker)) ?? { name: speaker });
}

function renamed(call: SpokenCall, personOf: (speaker: string) => Attendee): SpokenCall {
  const turns = call.turns.map((turn): Turn => ({ ...turn, speaker: personOf(turn.speaker).name }));
  const invited = call.attendees.map((attendee): Attendee => ({ ...attendee, ...personOf(attendee.name) }));
  const known = new Set(invited.map(({ name }) => name));
  const speakers = new Map(call.turns.map(({ speaker }) => [speaker, personOf(speaker)]));
  const described = [...speakers.values()].filter(
    ({ name, email, isInternal }) => !known.has(name) && (email !== undefined || isInternal !== undefined),
  );
  return { ...call, turns, attendees: [...invited, ...described] };
}
