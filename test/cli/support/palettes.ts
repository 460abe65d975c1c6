/** The colors of a terminal: its background, and of its own 16 those that a library of ours uses. */
export interface Palette {
  background: string;
  /** SGR 35. */
  magenta: string;
}

/** What terminals are delivered with, and two themes that many choose. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  "xterm, black on white": { background: "#ffffff", magenta: "#cd00cd" },
  "xterm, reversed": { background: "#000000", magenta: "#cd00cd" },
  "VS Code light": { background: "#ffffff", magenta: "#bc05bc" },
  "VS Code dark": { background: "#1e1e1e", magenta: "#bc3fbc" },
  "GNOME light": { background: "#ffffff", magenta: "#a347ba" },
  "GNOME dark": { background: "#171421", magenta: "#a347ba" },
  "macOS Basic": { background: "#ffffff", magenta: "#b200b2" },
  "macOS Pro": { background: "#000000", magenta: "#b200b2" },
  "Solarized light": { background: "#fdf6e3", magenta: "#d33682" },
  "Solarized dark": { background: "#002b36", magenta: "#d33682" },
};

/** The 16 colors of a Linux console, by SGR number. */
export const CONSOLE = {
  background: "#000000",
  colors: { 91: "#ff5555", 32: "#00aa00", 33: "#aa5500", 36: "#00aaaa" } as Readonly<Record<number, string>>,
};

/** Levels of one channel in the color cube, 16 to 231. */
const LEVELS = [0, 95, 135, 175, 215, 255];

/** Red, green and blue of a color of the 256, from 16 on: the same in every terminal. */
export function fixedColor(index: number): readonly number[] {
  if (index >= 232) return [1, 1, 1].map(() => 8 + (index - 232) * 10);
  const place = index - 16;
  return [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6].map((level) => LEVELS[level] ?? Number.NaN);
}

export const hexColor = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The ratio of contrast between two colors as WCAG 2 defines it, 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
