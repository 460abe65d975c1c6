/** A color in the light and in the dark scheme. */
export interface SchemeColor {
  readonly light: string;
  readonly dark: string;
}

const color = (light: string, dark: string): SchemeColor => ({ light, dark });

/**
 * The palette. Text colors (`ink`, `mute`, `accent`, `good`, `warn`, `bad`) have a contrast of 4.5:1 on `page`, `panel` and their own soft
 * background; `edge` has 3:1, for borders of controls. A test asserts both.
 */
export const COLORS = {
  page: color("#ffffff", "#101216"),
  panel: color("#f6f7f9", "#181b21"),
  line: color("#e3e6eb", "#2a2f38"),
  edge: color("#868e9c", "#6f7988"),
  ink: color("#14171c", "#e8ebf0"),
  mute: color("#59616e", "#9ba5b3"),
  accent: color("#2556c8", "#8db0ff"),
  "accent-soft": color("#e7eefc", "#1c2945"),
  "on-accent": color("#ffffff", "#0c1222"),
  customer: color("#96570b", "#d99a4e"),
  good: color("#11693a", "#5dcb91"),
  "good-soft": color("#e3f3e9", "#15301f"),
  warn: color("#7d5200", "#e5b657"),
  "warn-soft": color("#fcf1d8", "#352a12"),
  bad: color("#a8231c", "#ff8f87"),
  "bad-soft": color("#fcebe9", "#3b1a18"),
} as const satisfies Record<string, SchemeColor>;

/** Custom properties for colors, type and spacing; `color-scheme` selects the light or dark value. */
export const TOKENS_CSS = `
:root {
  color-scheme: light dark;
  ${Object.entries(COLORS)
    .map(([name, { light, dark }]) => `--${name}: light-dark(${light}, ${dark});`)
    .join("\n  ")}
  --sans: system-ui, sans-serif;
  --mono: ui-monospace, Menlo, Consolas, monospace;
  --small: .8125rem;
  --round: .375rem;
}
`;
