import { FIGURE_PLACES, roundFigure } from "./round-figure.ts";

/** Formats an average or a score, rounded like every figure: `90.6` for 90.55, for which `toFixed` alone gives `90.5`. */
export const figureText = (value: number): string => roundFigure(value).toFixed(FIGURE_PLACES);
