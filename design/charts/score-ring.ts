import { scoreText } from "../../core/words/score-text.ts";
import { bounded, fixed, svgElement } from "./svg.ts";

/** A score from 0 to 100 as a ring with the figure in its middle. `size` is in pixels. */
export function scoreRing(title: string, score: number | null, { size = 64 }: { size?: number } = {}): string {
  const share = score === null ? 0 : bounded(score, 0, 100);
  // With a length of 0, the round line cap would show as a dot.
  const arc =
    share === 0
      ? ""
      : `<circle class="arc" cx="24" cy="24" r="21" pathLength="100" stroke-dasharray="${fixed(share)} 100" transform="rotate(-90 24 24)"/>`;
  const figure = `<text class="value" x="24" y="28" text-anchor="middle">${scoreText(score)}</text>`;
  return svgElement(
    { title, description: `${scoreText(score)} of 100` },
    `width="${size}" height="${size}" viewBox="0 0 48 48"`,
    `<circle class="ring" cx="24" cy="24" r="21"/>${arc}${figure}`,
  );
}
