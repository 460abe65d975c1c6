import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeMarkup } from "../../core/formats/xml.ts";
import { bars } from "../../design/charts/bars.ts";
import { scaleAround } from "../../design/charts/scale.ts";
import { scoreBar } from "../../design/charts/score-bar.ts";
import { scoreRing } from "../../design/charts/score-ring.ts";
import { sparkline } from "../../design/charts/sparkline.ts";
import { type Turn, talkTimeline } from "../../design/charts/talk-timeline.ts";
import { trendLine } from "../../design/charts/trend-line.ts";
import { appStylesheet } from "../../design/css/stylesheet.ts";

const HOSTILE = "</title></svg><script>alert(1)</script>\" onload='x' &amp; \u0000\u0007";
const turn = (speaker: string, startSeconds: number, endSeconds: number): Turn => ({
  speaker,
  side: speaker === "Ana" ? "seller" : "customer",
  startSeconds,
  endSeconds,
});
const drawAll = (text: string, scores: (number | null)[]): string[] => [
  sparkline(text, scores),
  trendLine(
    text,
    scores.map((value) => ({ label: text, value, previous: value, note: text })),
  ),
  scoreBar(text, scores[0] ?? null, { previous: scores[1] ?? null, tone: "warn" }),
  scoreRing(text, scores[0] ?? null),
  bars(
    text,
    scores.map((value) => ({ label: text, value: value ?? 0 })),
  ),
  talkTimeline(text, {
    durationSeconds: scores[0] ?? 0,
    turns: scores.map((value, index) => turn(text, index, value ?? 0)),
    marks: [{ atSeconds: scores[0] ?? 0, label: text }],
  }),
];

/** Elements and attributes in the markup: what text could add to, were it not escaped. */
function tagsOf(markup: string): string[] {
  const tags = markup.match(/<[^>]*>/g) ?? [];
  const open: string[] = [];
  for (const tag of tags) {
    const name = /^<\/?([a-z]+)/i.exec(tag)?.[1] ?? "";
    if (tag.startsWith("</")) expect(open.pop()).toBe(name);
    else if (!tag.endsWith("/>")) open.push(name);
  }
  expect(open).toEqual([]);
  return [...new Set(tags.map((tag) => /^<\/?([a-z]+)/i.exec(tag)?.[1] ?? ""))];
}

it("no text ends its element, in any chart", () => {
  for (const svg of drawAll(HOSTILE, [50, null, 70])) {
    expect(tagsOf(svg)).not.toContain("script");
    expect(svg).not.toContain("onload='");
    expect(svg).toContain(escapeMarkup(HOSTILE));
  }
});

it("a chart is balanced markup with finite numbers, whatever it is given", () => {
  const score = fc.option(fc.oneof(fc.double(), fc.integer({ min: 0, max: 100 })));
  fc.assert(
    fc.property(fc.string(), fc.array(score, { maxLength: 40 }), (text, scores) => {
      for (const svg of drawAll(text, scores)) {
        tagsOf(svg);
        expect(svg.replaceAll(/<(title|desc|text|p)[^>]*>[^<]*/g, "")).not.toMatch(/NaN|Infinity|undefined/);
      }
    }),
  );
});

it("every chart is an image with a name and its figures, without style, id and script", () => {
  for (const svg of drawAll("Score", [72.4, null, 80])) {
    expect(svg).toMatch(/^<svg class="chart" role="img" [^>]*><title>Score<\/title>/);
    expect(svg).toMatch(/<desc>[^<]+<\/desc>|<\/svg><details><summary>Figures<\/summary><p class="small">[^<]+<\/p>/);
    expect(svg).not.toMatch(/ style=| id=|<script|href/);
  }
  expect(sparkline("Score", [72.44, null])).toContain("<desc>72.4, no score</desc>");
  expect(sparkline("Score", [null, null])).toBe("");
});

it("every class of a chart has a rule", () => {
  const css = appStylesheet();
  const classes = drawAll("x", [10, 20, 30]).flatMap((svg) => [...svg.matchAll(/class="([^"]+)"/g)]);
  for (const [, names = ""] of classes) for (const name of names.split(" ")) expect(css).toContain(`.${name}`);
});

it("a scale has whole tens around the scores, and 0 to 100 without any", () => {
  expect(scaleAround([71.2, null, 78.9])).toEqual({ low: 70, high: 80 });
  expect(scaleAround([100])).toEqual({ low: 90, high: 100 });
  expect(scaleAround([0])).toEqual({ low: 0, high: 10 });
  expect(scaleAround([null])).toEqual({ low: 0, high: 100 });
});

it("a trend has a gap where a bucket has no score, and a dashed line for the period before", () => {
  const values = [70, null, 80, 90];
  const svg = trendLine(
    "Trend",
    values.map((value, index) => ({ label: `W${index}`, value, previous: 60 })),
  );
  expect(svg.match(/class="now"/g)).toHaveLength(1);
  expect(svg.match(/class="now" points="[^ "]+ [^ "]+"/g)).toHaveLength(1);
  expect(svg.match(/class="then" points="(?:[^ "]+ ){3}[^ "]+"/g)).toHaveLength(1);
  expect(svg).toContain("W3: 90.0, before 60.0</p>");
});

it("a trend of many buckets writes no more labels than fit", () => {
  const svg = trendLine(
    "Trend",
    Array.from({ length: 52 }, (_, index) => ({ label: `week-${index}`, value: 50 })),
  );
  expect(svg.match(/>week-\d+<\/text>/g)?.length).toBeLessThanOrEqual(6);
  expect(svg).toContain(">week-51</text>");
});

it("bars say their counts and are as high as their share", () => {
  const svg = bars("Calls", [
    { label: "Mon", value: 4 },
    { label: "Tue", value: 2 },
  ]);
  const heights = [...svg.matchAll(/<rect class="bar"[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect(heights[0]).toBe((heights[1] ?? 0) * 2);
  expect(svg).toContain("<desc>Mon: 4; Tue: 2</desc>");
});

it("a ring without a score has no arc, and one of 100 is closed", () => {
  expect(scoreRing("Score", null)).not.toContain('class="arc');
  expect(scoreRing("Score", 0)).not.toContain('class="arc');
  expect(scoreRing("Score", 100)).toContain('class="arc"');
  expect(scoreRing("Score", 250)).toContain('stroke-dasharray="100 100"');
});

it("a timeline has a lane for each speaker, by share, and says the shares", () => {
  const svg = talkTimeline("Talk", {
    durationSeconds: 100,
    turns: [turn("Ana", 0, 30), turn("Ben", 30, 90), turn("Ana", 90, 100)],
    marks: [{ atSeconds: 65, label: "Discovery" }],
  });
  expect(svg).toContain("<desc>1:40 in all. Ben 60%, Ana 40%</desc>");
  expect(svg).toContain("<title>1:05 Discovery</title>");
  expect(svg.indexOf(">Ben<")).toBeLessThan(svg.indexOf(">Ana<"));
});

it("a timeline of a thousand turns and many speakers stays small", () => {
  const turns = Array.from({ length: 4000 }, (_, index) => turn(`Speaker ${index % 40}`, index, index + 1));
  const svg = talkTimeline("Talk", { durationSeconds: 4000, turns });
  expect(svg.length).toBeLessThan(60_000);
  expect(svg).toContain(">35 others</text>");
});

it("marks of a timeline stand in the bars, and cross no name", () => {
  const turns = [turn("Ana", 0, 30), turn("Ben", 30, 90)];
  const svg = talkTimeline("Talk", { durationSeconds: 100, turns, marks: [{ atSeconds: 65, label: "Discovery" }] });
  const names = [...svg.matchAll(/<text x="0" y="(\d+)">(?:Ana|Ben)</g)].map(([, y]) => Number(y));
  const marks = [...svg.matchAll(/class="mark" x="65%" y="(\d+)" width="2" height="(\d+)"/g)];
  expect(marks).toHaveLength(2);
  for (const [, top, height] of marks)
    for (const baseline of names)
      expect(Number(top) > baseline || Number(top) + Number(height) < baseline - 8).toBe(true);
});

it("the figure of a falling trend stands above the line that leads to it", () => {
  const yOf = (svg: string): number => Number(/class="value"[^>]* y="([\d.]+)"/.exec(svg)?.[1]);
  const trend = (values: number[]) =>
    trendLine(
      "T",
      values.map((value, index) => ({ label: `W${index}`, value })),
    );
  const falling = trend([80, 71]);
  const start = Number(/class="now" points="[\d.]+,([\d.]+)/.exec(falling)?.[1]);
  expect(yOf(falling)).toBeLessThan(start);
});
