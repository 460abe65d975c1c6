/**
 * Normalizes text for the API's filters, which match literal parts: case and Unicode composition are ignored, nothing else.
 * `foldText` in `core/` compares words and matches more: `cafe` finds `café`.
 */
export function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
