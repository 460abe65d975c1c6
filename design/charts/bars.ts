import { escapeMarkup } from "../../core/formats/xml.ts";
import { countable, fixed, percent, svgElement } from "./svg.ts";

/** One column of a bar chart: a count. */
export interface Bar {
  label: string;
  value: number;
}

const HEIGHT = 120;
const TOP = 18;
const BOTTOM = 22;
const MOST_LABELS = 7;

/** Counts as columns, from left to right. Fills the available width; every column shows its count. */
export function bars(title: string, columns: readonly Bar[]): string {
  const most = columns.reduce((high, { value }) => Math.max(high, countable(value)), 0);
  const slot = 1 / Math.max(1, columns.length);
  const every = Math.ceil(columns.length / MOST_LABELS);
  const drawn = columns.map(({ label, value }, index) => {
    const height = most === 0 ? 0 : (countable(value) / most) * (HEIGHT - TOP - BOTTOM);
    const middle = percent((index + 0.5) * slot);
    const words = `<title>${escapeMarkup(`${label}: ${value}`)}</title>`;
    const labeled = (columns.length - 1 - index) % every === 0;
    const text = labeled
      ? `<text x="${middle}" y="${HEIGHT - 6}" text-anchor="middle">${escapeMarkup(label)}</text><text class="value" x="${middle}" y="${fixed(HEIGHT - BOTTOM - height - 4)}" text-anchor="middle">${value}</text>`
      : "";
    return `<rect class="bar" x="${percent((index + 0.15) * slot)}" y="${fixed(HEIGHT - BOTTOM - height)}" width="${percent(0.7 * slot)}" height="${fixed(height)}" rx="1.5">${words}</rect>${text}`;
  });
  const description = columns.map(({ label, value }) => `${label}: ${value}`).join("; ");
  const axis = `<line class="grid" x1="0" x2="100%" y1="${HEIGHT - BOTTOM}" y2="${HEIGHT - BOTTOM}"/>`;
  return svgElement({ title, description }, `width="100%" height="${HEIGHT}"`, axis + drawn.join(""));
}
