/**
 * Length of a text in characters as JSON Schema counts them: an emoji beyond the basic plane is one, not two.
 *
 * @public The generated validators import it.
 */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}
