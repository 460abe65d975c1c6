/**
 * The form in which the API's own filters compare text: in any case and composed alike, and otherwise as it is written, so that a
 * filter finds a literal part. `foldText` of the core compares words, and finds more: `cafe` in `café`.
 */
export function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
