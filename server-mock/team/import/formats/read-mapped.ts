import { estimateTimes, type RawTurn } from "./estimate-times.ts";
import { dateIn, given, secondsIn, textIn } from "./json-values.ts";
import type { Mapping } from "./mapping.ts";
import { findAt, sharedList, stepsOf, valuesAt } from "./paths.ts";
import { nameLabels } from "./speaker-labels.ts";
import type { Attendee, SpokenCall } from "./spoken-call.ts";

/** Reads calls by a mapping; empty if the path of the words finds nothing. */
export function readMapped(parsed: unknown, mapping: Mapping, format: string): SpokenCall[] {
  const roots = mapping.calls === undefined ? [parsed] : valuesAt(parsed, stepsOf(mapping.calls));
  return roots.map((root) => readCall(root, mapping, format)).filter(({ turns }) => turns.length > 0);
}

function readCall(root: unknown, mapping: Mapping, format: string): SpokenCall {
  const rows = rowsOf(root, mapping);
  const nameOf = nameLabels(rows.flatMap(({ speaker }) => speaker ?? []));
  const one = (path: string | undefined) => (path === undefined ? undefined : valuesAt(root, stepsOf(path))[0]);
  const attendees = new Map<string, Attendee>();
  for (const { speaker, email } of rows)
    if (speaker !== undefined && email !== undefined) attendees.set(speaker, { name: nameOf(speaker), email });
  return {
    format,
    ...given("sourceId", textIn(one(mapping.id))),
    ...given("title", textIn(one(mapping.title))),
    ...given("startedAt", dateIn(one(mapping.started_at))),
    attendees: [...attendees.values()],
    ...estimateTimes(
      rows.map(({ start, end, speaker, text }): RawTurn => ({ start, end, speaker: nameOf(speaker), text })),
    ),
  };
}

interface Row {
  speaker: string | undefined;
  email: string | undefined;
  text: string;
  start: number | null;
  end: number | null;
}

/**
 * One row for each item of the list that contains speaker or time. Words nested more deeply are joined: with spaces, unless the
 * file contains them.
 */
function rowsOf(root: unknown, { speaker, text, start, end, email, unit }: Mapping): Row[] {
  const words = stepsOf(text);
  const others = [speaker, start].map((path) => stepsOf(path ?? ""));
  const known = Math.max(0, ...others.map((steps) => sharedList(words, steps)));
  const length = known > 0 ? known : words.lastIndexOf("[]") + 1;
  const paths = { speaker, email, start, end };
  const fields = Object.entries(paths).map(([name, path]) => [name, stepsOf(path ?? "")] as const);
  return findAt(root, words.slice(0, length)).flatMap(({ parents }) => {
    const fieldAt = (steps: readonly string[]): unknown[] => {
      if (steps.length === 0) return [];
      const shared = sharedList(steps, words.slice(0, length));
      return valuesAt(parents.get(shared) ?? root, steps.slice(shared));
    };
    const said = pieces(fieldAt(words));
    if (said === "") return [];
    const field = Object.fromEntries(fields.map(([name, steps]) => [name, fieldAt(steps)]));
    return [
      {
        speaker: textIn(field["speaker"]?.[0]),
        email: textIn(field["email"]?.[0]),
        text: said,
        start: secondsIn(field["start"]?.[0], unit),
        end: secondsIn(field["end"]?.at(-1), unit),
      },
    ];
  });
}

function pieces(values: readonly unknown[]): string {
  const texts = values.map((value) => (typeof value === "string" ? value : ""));
  const hasBlanks = texts.some((text) => /^\s|\s$/.test(text));
  return texts.join(hasBlanks ? "" : " ").trim();
}
