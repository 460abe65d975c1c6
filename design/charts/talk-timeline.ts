import { escapeMarkup } from "../../core/formats/xml.ts";
import { bounded, countable, percent, svgElement } from "./svg.ts";

/** A range of a call in which one person speaks. */
export interface Turn {
  speaker: string;
  side: "seller" | "customer" | "other";
  startSeconds: number;
  endSeconds: number;
}

/** A point of a call that a report quotes. */
export interface TimelineMark {
  atSeconds: number;
  label: string;
}

export interface TalkTimelineOptions {
  durationSeconds: number;
  turns: readonly Turn[];
  marks?: readonly TimelineMark[];
}

const MOST_LANES = 6;
const LANE = 30;
const BAR = 8;
const TOP = 12;
/** Turns closer than this share of the call are drawn as one: they are indistinguishable, and the SVG stays small. */
const RESOLUTION = 1 / 400;

/** Draws who spoke when: one lane per speaker, by share of the talk, with marks where the report quotes. */
export function talkTimeline(title: string, options: TalkTimelineOptions): string {
  const { durationSeconds, marks = [] } = options;
  const turns = options.turns.map((turn) => ({
    ...turn,
    startSeconds: countable(turn.startSeconds),
    endSeconds: countable(turn.endSeconds),
  }));
  const length = Math.max(1, countable(durationSeconds), turns.at(-1)?.endSeconds ?? 0);
  const lanes = lanesOf(turns);
  const spoken = lanes.reduce((sum, { seconds }) => sum + seconds, 0);
  const drawn = lanes.map((lane, index) => laneOf(lane, TOP + index * LANE, { length, spoken })).join("");
  const bottom = TOP + lanes.length * LANE;
  const ticks = [0, 0.25, 0.5, 0.75, 1]
    .map((share) => {
      const anchor = share === 0 ? "start" : share === 1 ? "end" : "middle";
      return `<text x="${percent(share)}" y="${bottom + 10}" text-anchor="${anchor}">${clock(share * length)}</text>`;
    })
    .join("");
  const quoted = marks.map((mark) => markOf(mark, length, lanes.length)).join("");
  const shares = lanes.map((lane) => `${lane.speaker} ${shareText(lane.seconds, spoken)}`).join(", ");
  return svgElement(
    { title, description: `${clock(length)} in all. ${shares}` },
    `width="100%" height="${bottom + 14}"`,
    drawn + quoted + ticks,
  );
}

interface Lane {
  speaker: string;
  side: Turn["side"];
  seconds: number;
  turns: Turn[];
}

function lanesOf(turns: readonly Turn[]): Lane[] {
  const bySpeaker = new Map<string, Lane>();
  for (const turn of turns) {
    const lane = bySpeaker.get(turn.speaker) ?? { speaker: turn.speaker, side: turn.side, seconds: 0, turns: [] };
    lane.seconds += Math.max(0, turn.endSeconds - turn.startSeconds);
    lane.turns.push(turn);
    bySpeaker.set(turn.speaker, lane);
  }
  const lanes = [...bySpeaker.values()].sort((one, other) => other.seconds - one.seconds);
  if (lanes.length <= MOST_LANES) return lanes;
  const rest = lanes.slice(MOST_LANES - 1);
  const others: Lane = {
    speaker: `${rest.length} others`,
    side: "other",
    seconds: rest.reduce((sum, { seconds }) => sum + seconds, 0),
    turns: rest.flatMap((lane) => lane.turns).sort((one, other) => one.startSeconds - other.startSeconds),
  };
  return [...lanes.slice(0, MOST_LANES - 1), others];
}

function laneOf(lane: Lane, top: number, { length, spoken }: { length: number; spoken: number }): string {
  const kind = lane.side === "seller" ? "bar" : lane.side;
  const name = `<text x="0" y="${top}">${escapeMarkup(lane.speaker)}</text><text class="value" x="100%" y="${top}" text-anchor="end">${shareText(lane.seconds, spoken)}</text>`;
  const track = `<rect class="track" y="${top + 4}" width="100%" height="${BAR}" rx="2" opacity=".5"/>`;
  const ranges = merged(lane.turns, length * RESOLUTION).map(({ start, end }) => {
    const width = Math.max(RESOLUTION, (end - start) / length);
    const x = bounded(start / length, 0, 1 - RESOLUTION);
    return `<rect class="${kind}" x="${percent(x)}" y="${top + 4}" width="${percent(Math.min(width, 1 - x))}" height="${BAR}"/>`;
  });
  return name + track + ranges.join("");
}

function merged(turns: readonly Turn[], gap: number): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { startSeconds: start, endSeconds: end } of turns) {
    const last = ranges.at(-1);
    if (last !== undefined && start - last.end <= gap) last.end = Math.max(last.end, end);
    else ranges.push({ start, end: Math.max(start, end) });
  }
  return ranges;
}

/** Only in the bars, since a line through the lanes would cross the names. */
function markOf({ atSeconds, label }: TimelineMark, length: number, lanes: number): string {
  const x = percent(bounded(countable(atSeconds) / length, 0, 1));
  const words = `<title>${escapeMarkup(`${clock(atSeconds)} ${label}`)}</title>`;
  const bars = Array.from(
    { length: lanes },
    (_, index) => `<rect class="mark" x="${x}" y="${TOP + index * LANE + 2}" width="2" height="${BAR + 4}"/>`,
  );
  return `<g>${words}${bars.join("")}</g>`;
}

const shareText = (seconds: number, spoken: number): string =>
  spoken === 0 ? "0%" : `${Math.round((seconds / spoken) * 100)}%`;

/** `4:05`, `1:02:09`. */
function clock(seconds: number): string {
  const whole = Math.round(countable(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, "0");
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${String(minutes).padStart(2, "0")}:${tail}`;
}
