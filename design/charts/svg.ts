import { escapeMarkup } from "../../core/formats/xml.ts";

/** Accessible name and description of a chart: `title` names it, `description` has its figures. */
export interface ChartWords {
  title: string;
  description?: string;
}

/** A number with at most two decimals: more is invisible, and digits are bytes. */
export const fixed = (value: number): string => String(Math.round(value * 100) / 100);

/** A horizontal position as a percentage, so that a chart takes any width while its text keeps its size. */
export const percent = (share: number): string => `${fixed(share * 100)}%`;

/** A value limited to bounds; NaN becomes the lower one. */
export const bounded = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;

/** A count or a time that can be drawn: NaN and negative values become zero. */
export const countable = (value: number): number => bounded(value, 0, 1e9);

/** A chart as one SVG element that is an image to assistive technology. `attributes` and `content` are trusted markup. */
export function svgElement({ title, description }: ChartWords, attributes: string, content: string): string {
  const more = description === undefined ? "" : `<desc>${escapeMarkup(description)}</desc>`;
  return `<svg class="chart" role="img" ${attributes}><title>${escapeMarkup(title)}</title>${more}${content}</svg>`;
}
