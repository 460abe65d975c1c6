import { scoreText } from "../../core/words/score-text.ts";
import { bounded, percent, svgElement } from "./svg.ts";

/** Color of a good or bad figure; without a tone, a chart has the accent color. */
export type Tone = "good" | "warn" | "bad";

const toneClass = (tone: Tone | undefined): string => (tone === undefined ? "" : ` tone ${tone}`);

const HEIGHT = 8;

/** A score from 0 to 100 as a bar, with a mark at the previous score. Fills its container, at least 4 rem. */
export function scoreBar(
  title: string,
  score: number | null,
  { previous = null, tone }: { previous?: number | null; tone?: Tone } = {},
): string {
  const bar =
    score === null
      ? ""
      : `<rect class="bar${toneClass(tone)}" width="${percent(bounded(score, 0, 100) / 100)}" height="${HEIGHT}" rx="2"/>`;
  const mark =
    previous === null
      ? ""
      : `<rect class="mark" x="${percent(bounded(previous, 0, 100) / 100)}" y="-2" width="2" height="${HEIGHT + 4}"/>`;
  const description = `${score === null ? "Not assessed" : `${scoreText(score)} of 100`}${previous === null ? "" : `, before ${scoreText(previous)}`}`;
  return svgElement(
    { title, description },
    `width="100%" height="${HEIGHT}"`,
    `<rect class="track" width="100%" height="${HEIGHT}" rx="2"/>${bar}${mark}`,
  );
}
