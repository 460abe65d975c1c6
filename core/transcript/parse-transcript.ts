import { readClock } from "./clock.ts";
import { type Layout, type RawLine, readLayout, readLines } from "./read-layout.ts";
import { splitName } from "./speaker-names.ts";
import type { TranscriptLine } from "./turn.ts";

/** Who speaks, and when they began. */
interface Voice {
  speaker?: string | undefined;
  startMs?: number | undefined;
  endMs?: number | undefined;
}

/**
 * Reads a transcript in any form that recorders and people write: `[00:01:23] Ana Ruiz: text` (assumed) and its relatives, names
 * above what was said, and names without times. A line without name and time goes on with what the one before it says; a time
 * without a name begins the words of somebody unknown. Lines of any other form are kept as text.
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
    // A name may stand above its time, or below it.
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

/** The names of those who speak, in the order of their first lines. */
export function speakersOf(lines: readonly Pick<TranscriptLine, "speaker">[]): string[] {
  return [...new Set(lines.map(({ speaker }) => speaker))].filter((name) => name !== "");
}

/** What a line says of who speaks now, without what they say; undefined where it says nothing of it. */
function beginningOf(
  line: RawLine,
  next: RawLine | undefined,
  layout: Layout,
): { voice: Voice; text: string } | undefined {
  const { stamp, named } = line;
  const head = layout.headOf(line, next);
  if (head) return { voice: { speaker: head.name, startMs: head.startMs }, text: "" };
  if (stamp && layout.isStamped(line)) {
    const { startMs, endMs, rest } = stamp;
    // A time now and then says nothing of who speaks; those of captions stand above each turn.
    const unnamed = rest === "" && endMs === undefined ? undefined : "";
    return { voice: { speaker: named ? named.name : unnamed, startMs, endMs }, text: named ? named.text : rest };
  }
  if (stamp || !named || !layout.isNamed(line)) return undefined;
  return { voice: { speaker: named.name, startMs: readClock(named.clock ?? "") }, text: named.text };
}

/** What the next words say of who speaks, and what they leave open as it was. */
function mergeVoice(before: Voice, { speaker, startMs, endMs }: Voice): Voice {
  return { speaker: speaker ?? before.speaker, startMs: startMs ?? before.startMs, endMs: endMs ?? before.endMs };
}

/** Names apart from organizations. Where two people differ by their organizations alone, these stay part of their names. */
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
