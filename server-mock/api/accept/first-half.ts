/** What is sent of a body that is cut off. */
export function firstHalf(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, Math.ceil(bytes.length / 2));
}
