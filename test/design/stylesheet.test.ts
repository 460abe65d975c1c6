import { expect, it } from "vitest";
import { appStylesheet, sheetStylesheet } from "../../design/css/stylesheet.ts";
import { COLORS } from "../../design/css/tokens.ts";

type Scheme = "light" | "dark";
type Name = keyof typeof COLORS;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Name, other: Name, scheme: Scheme): number {
  const [low = 0, high = 0] = [luminance(COLORS[one][scheme]), luminance(COLORS[other][scheme])].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [Name, Name][] = [
  ...(["ink", "mute", "accent", "good", "warn", "bad"] as const).flatMap((text): [Name, Name][] => [
    [text, "page"],
    [text, "panel"],
  ]),
  ["ink", "accent-soft"],
  ["mute", "accent-soft"],
  ["accent", "accent-soft"],
  ["ink", "line"],
  ["on-accent", "accent"],
  ["good", "good-soft"],
  ["warn", "warn-soft"],
  ["bad", "bad-soft"],
];
const SHAPES: [Name, Name][] = [
  ["edge", "page"],
  ["customer", "page"],
  ["accent", "line"],
  ["accent", "customer"],
];

it.each(TEXT)("text in %s on %s has a contrast of 4.5 in both schemes", (text, ground) => {
  expect(contrast(text, ground, "light")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, ground, "dark")).toBeGreaterThanOrEqual(4.5);
});

it.each(SHAPES.slice(0, 3))("shapes in %s on %s have a contrast of 3 in both schemes", (shape, ground) => {
  expect(contrast(shape, ground, "light")).toBeGreaterThanOrEqual(3);
  expect(contrast(shape, ground, "dark")).toBeGreaterThanOrEqual(3);
});

it("the stylesheet of an application stays below 8,000 bytes", () => {
  expect(Buffer.byteLength(appStylesheet())).toBeLessThan(8000);
});

it("nothing is fetched by a stylesheet, and none can end its element", () => {
  for (const css of [appStylesheet(), sheetStylesheet()]) {
    expect(css).not.toMatch(/url\(|@import|<\//);
    expect(css.split("{").length).toBe(css.split("}").length);
  }
});

it("every custom property that is used is defined", () => {
  const css = appStylesheet();
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  for (const [, name] of css.matchAll(/var\((--[\w-]+)\)/g)) expect(defined).toContain(name);
});

it("rules of one's own come before those for paper", () => {
  const css = sheetStylesheet(".own { color: red; }");
  expect(css.indexOf(".own{color:red}")).toBeGreaterThan(0);
  expect(css.indexOf(".own")).toBeLessThan(css.indexOf("@media print"));
});
