const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** A whole number as people read it: 12,345. */
export function numberText(value: number): string {
  return WHOLE.format(value);
}
