/** Returns the text once, then nothing: the heading of a document that is written page by page. */
export function takeOnce(text: string): () => string {
  let left = text;
  return () => {
    const taken = left;
    left = "";
    return taken;
  };
}
