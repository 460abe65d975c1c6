import { type Content, type Html, html } from "./html.ts";

/** A score to one decimal; a dash where there is none, which is not zero. */
export function scoreText(score: number | null): Content {
  return score === null ? html`<span class="mute" title="no score">–</span>` : score.toFixed(1);
}

/** A change of an average: `+2.4` or `−1.0`, in the color of what it means. */
export function changeText(change: number | null): Content {
  if (change === null) return html`<span class="mute">–</span>`;
  const kind = change > 0 ? "good" : change < 0 ? "bad" : "mute";
  const sign = change > 0 ? "+" : change < 0 ? "−" : "±";
  return html`<span class="${kind}">${sign}${Math.abs(change).toFixed(1)}</span>`;
}

/** `4:05`, `1:02:09`; a dash for what is unknown. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return "–";
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
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

/** `1 call`, `3 calls`. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
