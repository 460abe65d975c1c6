const UTF_16_BY_MARK: Readonly<Record<string, string>> = { fffe: "utf-16le", feff: "utf-16be" };

/**
 * Decodes text and drops its byte order mark: UTF-8, or UTF-16 if the mark says so, as in files redirected by PowerShell. Undefined for
 * anything else, so that no replacement character is sent to the service.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = UTF_16_BY_MARK[Buffer.from(bytes.subarray(0, 2)).toString("hex")] ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
