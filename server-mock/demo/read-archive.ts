import { existsSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** A story of the archive: the records of one meeting or roleplay session, and its start. */
export interface Story {
  start: Start;
  records: readonly ArchivedRecord[];
}

/** An archived record: its IDs are numbers, its times seconds after the start of its story (`revive.ts`). */
export interface ArchivedRecord {
  kind: string;
  value: Readonly<Record<string, unknown>>;
}

/** Start of a story, which `startOf` converts to a time. */
export type Start = readonly [
  ageDays: number,
  minuteOfDay: number,
  second: number,
  /** Working days to move back if it would start on a weekend. */
  daysBack: number,
  utcOffsetMinutes: number,
  durationSeconds: number,
];

/** Number of stories by kind, stories per file, and the newest ones, which have fixed states and occur once. */
const SIZES = {
  meetings: { stories: 1200, perFile: 200, newest: 12 },
  labels: { stories: 1200, perFile: 200, newest: 12 },
  sessions: { stories: 180, perFile: 180, newest: 8 },
} as const;

export type StoryKind = keyof typeof SIZES;

/** Story at an index: each seed begins elsewhere in the archive, which repeats at its end. */
export function storyAt(kind: StoryKind, index: number, first: number): { story: number; repetition: number } {
  const { stories, newest } = SIZES[kind];
  if (index < newest) return { story: index, repetition: 0 };
  const period = stories - newest;
  return { story: newest + ((index - newest + first) % period), repetition: Math.floor((index - newest) / period) };
}

/** Creates a reader of stories by number; loads a file with the first story in it. */
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

/** Lines of a file; `scripts/demo-archive.mjs` packs and unpacks them. */
export function readLines<Line>(name: string): Line[] {
  const text = brotliDecompressSync(readFileSync(pathOf(`${name}.jsonl.br`))).toString("utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** Path of a file, next to the bundle or in the sources. */
function pathOf(name: string): URL {
  const bundled = new URL(name, import.meta.url);
  return existsSync(bundled) ? bundled : new URL(`archive/${name}`, import.meta.url);
}
