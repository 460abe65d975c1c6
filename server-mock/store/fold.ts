/** The form in which text is compared when case does not matter, beyond ASCII too. */
export function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
