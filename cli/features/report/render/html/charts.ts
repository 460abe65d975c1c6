import { countText } from "../../../../text/values.ts";
import type { TrendPoint } from "../../report-figures.ts";
import { scoreText, timeText } from "../words.ts";
import { escapeXml } from "../xml.ts";

const fixed = (value: number): string => String(Math.round(value * 100) / 100);
const bounded = (score: number): number => Math.min(100, Math.max(0, score));

interface Point {
  x: number;
  y: number;
}

/** Runs of neighboring points: where there is no score, the line has a gap. */
function runsOf(scores: readonly (number | null)[], place: (index: number, score: number) => Point): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [index, score] of scores.entries()) {
    if (score === null) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push(place(index, score));
  }
  return runs;
}

const pathOf = (run: readonly Point[]): string =>
  run.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${fixed(x)} ${fixed(y)}`).join("");

/** The scores that a drawing reaches from and to. */
export interface Scale {
  low: number;
  high: number;
}

/** A scale of whole tens around the scores, so that small lines beside each other can be compared, and show their course. */
export function scaleAround(scores: readonly (number | null)[]): Scale {
  const known = scores.filter((score) => score !== null);
  const low = Math.max(0, Math.floor(Math.min(90, ...known) / 10) * 10);
  return { low, high: Math.min(100, Math.max(low + 10, Math.ceil(Math.max(0, ...known) / 10) * 10)) };
}

/** A course of scores, as small as a word. */
export function sparkSvg(scores: readonly (number | null)[], { low, high }: Scale, label: string): string {
  const [width, height, margin] = [96, 24, 3];
  const step = scores.length > 1 ? (width - 2 * margin) / (scores.length - 1) : 0;
  const start = scores.length > 1 ? margin : width / 2;
  const place = (index: number, score: number): Point => ({
    x: start + index * step,
    y: height - margin - ((bounded(score) - low) / (high - low)) * (height - 2 * margin),
  });
  // One line over the gaps: at this size, a row of lone dots shows no course.
  const course = runsOf(scores, place).flat();
  const line = `<path class="line" d="${pathOf(course)}"/>${dot(course.at(-1), 2.5)}`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}">${line}</svg>`;
}

const dot = (point: Point | undefined, radius: number): string =>
  point ? `<circle class="dot" cx="${fixed(point.x)}" cy="${fixed(point.y)}" r="${radius}"/>` : "";

/** A bar for a score from 0 to 100, with a mark where it was before. */
export function barSvg(score: number | null, previous: number | null, label: string): string {
  const [width, height] = [160, 12];
  const bar =
    score === null ? "" : `<rect class="bar" width="${fixed(bounded(score) * 1.6)}" height="${height}" rx="2"/>`;
  const before =
    previous === null
      ? ""
      : `<rect class="before" x="${fixed(bounded(previous) * 1.6 - 1)}" y="-2" width="2" height="${height + 4}"/>`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}"><rect class="track" width="${width}" height="${height}" rx="2"/>${bar}${before}</svg>`;
}

/** Room between the axis and the first point, for its figure. */
const INSET = 28;

/** The team's average over the period, with the number of reports per bucket. */
export function trendSvg(trend: readonly TrendPoint[], timeZone: string): string {
  const [width, height, left, right, top, bottom] = [880, 220, 34, 20, 20, 36];
  const step = trend.length > 1 ? (width - left - right - 2 * INSET) / (trend.length - 1) : 0;
  const y = (score: number): number => top + (1 - bounded(score) / 100) * (height - top - bottom);
  const x = (index: number): number => (trend.length > 1 ? left + INSET + index * step : (width + left) / 2);
  const grid = [0, 25, 50, 75, 100]
    .map(
      (score) =>
        `<line class="grid" x1="${left}" x2="${width - right}" y1="${fixed(y(score))}" y2="${fixed(y(score))}"/><text x="${left - 8}" y="${fixed(y(score) + 4)}" text-anchor="end">${score}</text>`,
    )
    .join("");
  const runs = runsOf(
    trend.map(({ average_score: score }) => score),
    (index, score) => ({ x: x(index), y: y(score) }),
  );
  const areas = runs
    .filter((run) => run.length > 1)
    .map(
      (run) =>
        `<path class="area" d="${pathOf(run)}L${fixed(run.at(-1)?.x ?? 0)} ${fixed(y(0))}L${fixed(run[0]?.x ?? 0)} ${fixed(y(0))}Z"/>`,
    )
    .join("");
  const lines = runs.map((run) => `<path class="line" d="${pathOf(run)}"/>`).join("");
  const points = trend
    .map((point, index) => trendPoint(point, { x: x(index), y: y(point.average_score ?? 0) }))
    .join("");
  const days = trend
    .map(({ from }, index) =>
      index % Math.ceil(trend.length / 10) === 0
        ? `<text x="${fixed(x(index))}" y="${height - 12}" text-anchor="middle">${escapeXml(dayText(from, timeZone))}</text>`
        : "",
    )
    .join("");
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Average score over the period">${grid}${areas}${lines}${points}${days}</svg>`;
}

function trendPoint({ average_score: score, reports }: TrendPoint, place: Point): string {
  if (score === null) return "";
  const title = `<title>${scoreText(score)} from ${countText(reports, "report")}</title>`;
  const value = `<text x="${fixed(place.x)}" y="${fixed(place.y - 9)}" text-anchor="middle">${scoreText(score)}</text>`;
  return `<g>${title}${dot(place, 3.5)}${value}</g>`;
}

/** `14 Nov`. */
const dayText = (iso: string, timeZone: string): string => timeText(iso, timeZone).split(" ").slice(0, 2).join(" ");
