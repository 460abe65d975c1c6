import { figureText } from "../../core/figures/figure-text.ts";
import type { Style } from "./style.ts";

/** A score in the color of its band: 80 and up green, under 60 red. */
export const paintScore = (score: number, text: string, style: Style): string =>
  score >= 80 ? style.green(text) : score < 60 ? style.red(text) : style.yellow(text);

/** The text of a change: a rise green, a fall red, anything else dim. */
export function paintChange(change: number | null, text: string, style: Style): string {
  if (change === null || change === 0) return style.dim(text);
  return change > 0 ? style.green(text) : style.red(text);
}

/** A bar of `width` columns and the figure, or only the figure where there is no room for a bar. */
export function scoreBar(score: number, width: number, style: Style): string {
  const figure = figureText(score).padStart(5);
  return paintScore(score, width === 0 ? figure : `${renderBar(score / 100, width)} ${figure}`, style);
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar of `width` columns for a share from 0 to 1, in steps of an eighth of a column. */
export function renderBar(share: number, width: number): string {
  const bounded = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
  const eighths = Math.round(bounded * width * 8);
  const bar = "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
  return bar + "░".repeat(width - Math.ceil(eighths / 8));
}
