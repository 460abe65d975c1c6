import { FIGURE_PLACES, roundFigure } from "./round-figure.ts";

/** The text of an average or a score, rounded like every other figure: `90.6` for 90.55, which `toFixed` alone makes `90.5`. */
export const figureText = (value: number): string => roundFigure(value).toFixed(FIGURE_PLACES);
