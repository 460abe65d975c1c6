import { escapeMarkup } from "../../core/formats/xml.ts";
import { scoreText } from "../../core/words/score-text.ts";
import { type Scale, scaleAround, shareOf } from "./scale.ts";
import { fixed, percent, svgElement } from "./svg.ts";

/** One bucket of a trend. */
export interface TrendPoint {
  /** Label below the axis, such as `14 Nov`. */
  label: string;
  value: number | null;
  /** The same bucket of the period before. */
  previous?: number | null;
  /** Basis of the value, such as `12 reports`. */
  note?: string;
}

const HEIGHT = 190;
const TOP = 18;
const BOTTOM = 26;
/** Padding at both ends of the axis, as a share of the width, so that centered labels are not cut off. */
const INSET = 0.05;
const MOST_LABELS = 6;

/**
 * A line of scores, with the previous period dashed; a bucket without a score is a gap. Fills the available width; `height` is in pixels.
 * The tooltips of the dots are also in a `<details>` below, for touch and keyboard.
 */
export function trendLine(
  title: string,
  points: readonly TrendPoint[],
  { height = HEIGHT }: { height?: number } = {},
): string {
  const scale = scaleAround(points.flatMap(({ value, previous }) => [value, previous ?? null]));
  const x = (index: number): number =>
    points.length > 1 ? INSET + (index / (points.length - 1)) * (1 - 2 * INSET) : 0.5;
  // Rounded to tenths of a pixel, since digits are bytes.
  const y = (value: number): number =>
    Math.round(10 * (TOP + (1 - shareOf(value, scale)) * (height - TOP - BOTTOM))) / 10;
  const line = (kind: string, values: readonly (number | null)[]): string =>
    runsOf(values)
      .map((run) => run.map(([index, value]) => `${fixed(x(index) * 100)},${fixed(y(value))}`).join(" "))
      .map((places) => `<polyline class="${kind}" points="${places}"/>`)
      .join("");
  const values = points.map(({ value }) => value);
  const before = points.map(({ previous }) => previous ?? null);
  const dots = points.map((point, index) => dot(point, percent(x(index)), y)).join("");
  const axis = grid(scale, y) + labels(points, { x, height });
  const drawing = svgElement(
    { title },
    `width="100%" height="${height}"`,
    `${axis}<svg viewBox="0 0 100 ${height}" preserveAspectRatio="none">${line("then", before)}${line("now", values)}</svg><g class="dot">${dots}</g>${newest(points, x, y)}`,
  );
  return `${drawing}<details><summary>Figures</summary><p class="small">${escapeMarkup(points.map(pointText).join("; "))}</p></details>`;
}

/** Runs of two or more neighboring buckets with a value, each with its index. */
function runsOf(values: readonly (number | null)[]): [number, number][][] {
  const runs: [number, number][][] = [[]];
  for (const [index, value] of values.entries())
    if (value === null) runs.push([]);
    else runs.at(-1)?.push([index, value]);
  return runs.filter(({ length }) => length > 1);
}

function dot(point: TrendPoint, x: string, y: (value: number) => number): string {
  if (point.value === null) return "";
  return `<circle cx="${x}" cy="${fixed(y(point.value))}" r="3.5"><title>${escapeMarkup(pointText(point))}</title></circle>`;
}

function pointText({ label, value, previous = null, note }: TrendPoint): string {
  const from = note === undefined || value === null ? "" : ` from ${note}`;
  return `${label}: ${scoreText(value, "no score")}${from}${previous === null ? "" : `, before ${scoreText(previous)}`}`;
}

function grid({ low, high }: Scale, y: (value: number) => number): string {
  return [low, (low + high) / 2, high]
    .map(
      (value) =>
        `<line class="grid" x2="100%" y1="${fixed(y(value))}" y2="${fixed(y(value))}"/><text y="${fixed(y(value) - 4)}">${fixed(value)}</text>`,
    )
    .join("");
}

function labels(
  points: readonly TrendPoint[],
  { x, height }: { x: (index: number) => number; height: number },
): string {
  const every = Math.ceil(points.length / MOST_LABELS);
  const texts = points.map(({ label }, index) =>
    (points.length - 1 - index) % every === 0
      ? `<text x="${percent(x(index))}" y="${height - 6}">${escapeMarkup(label)}</text>`
      : "",
  );
  return `<g text-anchor="middle">${texts.join("")}</g>`;
}

/** Label of the last score, which readers look for first. */
function newest(points: readonly TrendPoint[], x: (index: number) => number, y: (value: number) => number): string {
  const index = points.findLastIndex(({ value }) => value !== null);
  const value = points[index]?.value ?? null;
  if (value === null) return "";
  // Above the line that leads to the dot, so that it does not cross the figure.
  const high = Math.max(value, points[index - 1]?.value ?? value);
  return `<text class="value" x="${percent(x(index))}" y="${fixed(Math.min(y(value) - 9, y(high) - 3))}" text-anchor="middle">${scoreText(value)}</text>`;
}
