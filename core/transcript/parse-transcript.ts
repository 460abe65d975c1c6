import { readClock } from "./clock.ts";
import { type Layout, type RawLine, readLayout, readLines } from "./read-layout.ts";
import { splitName } from "./speaker-names.ts";
import type { TranscriptLine } from "./turn.ts";

/** Current speaker, and the start of their turn. */
interface Voice {
  speaker?: string | undefined;
  startMs?: number | undefined;
  endMs?: number | undefined;
}

/**
 * Parses a transcript in any form that recorders and people write: `[00:01:23] Ana Ruiz: text` (assumed) and its variants,
 * names above the text, and names without times. A line without name and time continues the one before it; a time without a
 * name begins a turn of an unknown speaker. Lines of any other form are kept as text.
 */
export function parseTranscript(transcript: string): TranscriptLine[] {
  const raw = readLines(transcript);
  const layout = readLayout(raw);
  const lines: TranscriptLine[] = [];
  let voice: Voice = {};
  let isContinued = false;
  let seconds: number | null = null;
  for (const [index, line] of raw.entries()) {
    const begun = beginningOf(line, raw[index + 1], layout);
    // A name may be above its time, or below it.
    if (begun) voice = mergeVoice(isContinued ? { speaker: voice.speaker } : voice, begun.voice);
    isContinued &&= begun === undefined;
    const { speaker = "", startMs, endMs } = voice;
    const text = begun ? begun.text : line.text;
    if (text === "") continue;
    if (!isContinued && startMs !== undefined) seconds = Math.floor(startMs / 1000);
    const read: TranscriptLine = { index: lines.length, offset: line.offset, speaker, seconds, isContinued, text };
    if (!isContinued && startMs !== undefined) read.startMs = startMs;
    if (!isContinued && endMs !== undefined) read.endMs = endMs;
    lines.push(read);
    isContinued = true;
  }
  return withOrganizations(lines);
}

/** Names of the speakers, in order of their first lines. */
export function speakersOf(lines: readonly Pick<TranscriptLine, "speaker">[]): string[] {
  return [...new Set(lines.map(({ speaker }) => speaker))].filter((name) => name !== "");
}

/** Speaker and time that a line sets, without its text; undefined if it sets neither. */
function beginningOf(
  line: RawLine,
  next: RawLine | undefined,
  layout: Layout,
): { voice: Voice; text: string } | undefined {
  const { stamp, named } = line;
  const head = layout.headOf(line, next);
  if (head) return { voice: { speaker: head.name, startMs: head.startMs }, text: "" };
  if (stamp && layout.isStamped(stamp)) {
    const { startMs, endMs, rest } = stamp;
    // Occasional times do not change the speaker; those of captions precede every turn.
    const unnamed = rest === "" && endMs === undefined ? undefined : "";
    return { voice: { speaker: named ? named.name : unnamed, startMs, endMs }, text: named ? named.text : rest };
  }
  if (stamp || !named || !layout.isNamed(named.name)) return undefined;
  return { voice: { speaker: named.name, startMs: readClock(named.clock ?? "") }, text: named.text };
}

/** Merges what a line says about the speaker with what was known before. */
function mergeVoice(before: Voice, { speaker, startMs, endMs }: Voice): Voice {
  return { speaker: speaker ?? before.speaker, startMs: startMs ?? before.startMs, endMs: endMs ?? before.endMs };
}

/** Separates names from organizations, unless two people only differ by these. */
function withOrganizations(lines: TranscriptLine[]): TranscriptLine[] {
  const organizations = new Map<string, Set<string>>();
  for (const label of speakersOf(lines)) {
    const { speaker, organization } = splitName(label);
    if (organization === undefined) continue;
    organizations.set(speaker, (organizations.get(speaker) ?? new Set()).add(organization));
  }
  if (organizations.size === 0) return lines;
  return lines.map((line) => {
    const split = splitName(line.speaker);
    return organizations.get(split.speaker)?.size === 1 ? { ...line, ...split } : line;
  });
}
