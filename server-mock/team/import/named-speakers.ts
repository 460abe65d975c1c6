import { givenNameFirst, nameKey } from "../../../core/people/person.ts";
import { bareName } from "../../../core/transcript/speaker-names.ts";
import type { Attendee, SpokenCall, Turn } from "./formats/spoken-call.ts";

/** A speaker of a file whom a person has named. */
export interface NamedSpeaker extends Attendee {
  /** Label of the speaker in the file. */
  label: string;
}

/** Key of a speaker, independent of spelling. */
export function speakerKey(label: string): string {
  return nameKey(givenNameFirst(label)) || label;
}

/** Unifies the spellings of each person to the first one: `Ruiz, Ana` becomes `Ana Ruiz` if that came first. */
export function withOneSpelling(call: SpokenCall): SpokenCall {
  const names = [...new Set([...call.turns.map(({ speaker }) => speaker), ...call.attendees.map(({ name }) => name)])];
  const forms = new Map<string, Set<string>>();
  for (const name of names) {
    const bare = speakerKey(bareName(name));
    forms.set(bare, (forms.get(bare) ?? new Set()).add(speakerKey(name)));
  }
  const spellings = new Map<string, string>();
  const spelled = new Map<string, string>();
  for (const name of names) {
    const bare = speakerKey(bareName(name));
    const known = forms.get(bare);
    // `Ana | Acme` is the same person as `Ana`, unless there is another suffix, which may distinguish two people.
    const key = known?.has(bare) && known.size <= 2 ? bare : speakerKey(name);
    if (!spellings.has(key)) spellings.set(key, name);
    spelled.set(name, spellings.get(key) ?? name);
  }
  return renamed(call, (speaker) => ({ name: spelled.get(speaker) ?? speaker }));
}

/** Gives the speakers of a call the names that a person has entered. */
export function withNames(call: SpokenCall, named: readonly NamedSpeaker[]): SpokenCall {
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
