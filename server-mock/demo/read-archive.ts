import { existsSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** A story of the archive: the records of one meeting or one practice session, and when it began. */
export interface Story {
  start: Start;
  records: readonly ArchivedRecord[];
}

/** A record whose IDs are numbers and whose times are seconds after the beginning of its story (`revive.ts`). */
export interface ArchivedRecord {
  kind: string;
  value: Readonly<Record<string, unknown>>;
}

/** When a story began, as `startOf` places it in time. */
export type Start = readonly [
  ageDays: number,
  minuteOfDay: number,
  second: number,
  /** Working days that it is moved back by where its day is no working day. */
  daysBack: number,
  utcOffsetMinutes: number,
  durationSeconds: number,
];

/** Stories of a kind, stories in a file, and the newest ones: their states are fixed, and they come once. */
const SIZES = {
  meetings: { stories: 1200, perFile: 200, newest: 12 },
  labels: { stories: 1200, perFile: 200, newest: 12 },
  sessions: { stories: 180, perFile: 180, newest: 8 },
} as const;

export type StoryKind = keyof typeof SIZES;

/** Which story comes at a place: another seed begins elsewhere in the archive, and at its end the archive is repeated. */
export function storyAt(kind: StoryKind, index: number, first: number): { story: number; repetition: number } {
  const { stories, newest } = SIZES[kind];
  if (index < newest) return { story: index, repetition: 0 };
  const period = stories - newest;
  return { story: newest + ((index - newest + first) % period), repetition: Math.floor((index - newest) / period) };
}

/** Reads stories by their numbers, a file when the first of it is asked for. */
export function storyReader<Line>(kind: StoryKind): (story: number) => Line {
  const { perFile } = SIZES[kind];
  let file = -1;
  let lines: Line[] = [];
  return (story) => {
    const wanted = Math.floor(story / perFile);
    if (wanted !== file) lines = readLines<Line>(`${kind}-${wanted}`);
    file = wanted;
    return lines[story % perFile] as Line;
  };
}

/** The lines of a file; `scripts/demo-archive.mjs` unpacks and packs them. */
export function readLines<Line>(name: string): Line[] {
  const text = brotliDecompressSync(readFileSync(pathOf(`${name}.jsonl.br`))).toString("utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** The bundle has the files beside it. */
function pathOf(name: string): URL {
  const bundled = new URL(name, import.meta.url);
  return existsSync(bundled) ? bundled : new URL(`archive/${name}`, import.meta.url);
}
