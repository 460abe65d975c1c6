import { changeText, NONE, scoreText } from "../../../core/words/score-text.ts";
import { type Content, type Html, html } from "./html.ts";

/** A score; a dash where there is none. */
export function scoreCell(score: number | null): Content {
  return score === null ? html`<span class="mute" title="no score">${NONE}</span>` : scoreText(score);
}

/** A change of an average, in the color of what it means. */
export function changeCell(change: number | null): Content {
  const kind = change === null || change === 0 ? "mute" : change > 0 ? "good" : "bad";
  return html`<span class="${kind}">${changeText(change)}</span>`;
}

/** A figure above its name. */
export interface Tile {
  name: string;
  value: Content;
  note?: Content;
}

/** The figures that a page begins with. */
export function tiles(figures: readonly Tile[]): Html {
  return html`<ul class="tiles">${figures.map(
    ({ name, value, note }) =>
      html`<li><span class="mute">${name}</span><b>${value}</b><span class="mute">${note ?? ""}</span></li>`,
  )}</ul>`;
}
