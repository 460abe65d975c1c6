/** Draws a random mark of lower-case letters and digits. */
export type DrawMark = () => string;

/** A recorded text between marks that it cannot contain. */
export type Fence = (text: string) => string;

/**
 * A fence for one answer. Its mark is drawn when the text is already known, and drawn again should the text contain it: what was said
 * in a call cannot close the fence.
 */
export function createFence(drawMark: DrawMark, texts: readonly string[]): Fence {
  let mark = drawMark();
  while (texts.some((text) => text.includes(mark))) mark = drawMark();
  return (text) => `<untrusted-data ${mark}>\n${text}\n</untrusted-data ${mark}>`;
}

/** Eight random characters. */
export const drawRandomMark: DrawMark = () => crypto.randomUUID().slice(0, 8);
