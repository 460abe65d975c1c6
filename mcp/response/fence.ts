/** Draws a random mark of lower-case letters and digits. */
export type DrawMark = () => string;

/** Encloses recorded text in a delimiter that the text cannot contain. */
export type Fence = (text: string) => string;

/**
 * The fence of one response. Its random mark is drawn after the text is known, and redrawn if the text contains it, so that recorded text
 * cannot close the fence.
 */
export function createFence(drawMark: DrawMark, texts: readonly string[]): Fence {
  let mark = drawMark();
  while (texts.some((text) => text.includes(mark))) mark = drawMark();
  return (text) => `<untrusted-data ${mark}>\n${text}\n</untrusted-data ${mark}>`;
}

/** Eight random characters. */
export const drawRandomMark: DrawMark = () => crypto.randomUUID().slice(0, 8);
