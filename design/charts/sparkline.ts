import { scoreText } from "../../core/words/score-text.ts";
import { type Scale, scaleAround, shareOf } from "./scale.ts";
import { fixed, svgElement } from "./svg.ts";

const WIDTH = 96;
const HEIGHT = 24;
const MARGIN = 3;

/**
 * A sparkline of scores, oldest first. The line bridges gaps, since isolated dots are unreadable at this size. Use one `scale` for
 * sparklines next to each other. Empty where there is no score.
 */
export function sparkline(
  title: string,
  scores: readonly (number | null)[],
  scale: Scale = scaleAround(scores),
): string {
  const step = scores.length > 1 ? (WIDTH - 2 * MARGIN) / (scores.length - 1) : 0;
  const start = scores.length > 1 ? MARGIN : WIDTH / 2;
  const points = scores.flatMap((score, index) =>
    score === null
      ? []
      : [{ x: fixed(start + index * step), y: fixed(HEIGHT - MARGIN - shareOf(score, scale) * (HEIGHT - 2 * MARGIN)) }],
  );
  const line = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  const last = points.at(-1);
  if (last === undefined) return "";
  const description = scores.map((score) => scoreText(score, "no score")).join(", ");
  return svgElement(
    { title, description },
    `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    `<path class="now" d="${line}"/><circle class="dot" cx="${last.x}" cy="${last.y}" r="3"/>`,
  );
}
