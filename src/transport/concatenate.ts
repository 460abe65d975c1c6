/** Joins the chunks of a body, without a copy when there is only one. */
export function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
