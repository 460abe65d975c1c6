/** `1 meeting`, `2,000 meetings`. */
export function countText(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
