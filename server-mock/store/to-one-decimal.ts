/** Rounds a score, or a change of one, to the one decimal in which the service gives figures. */
export function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
