import { getSystemErrorMap } from "node:util";

/** The operating system's reason, in its own words: `no space left on device (ENOSPC)`. */
export function systemReason(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException;
  const [, words] = getSystemErrorMap().get(errno ?? 0) ?? [];
  return words === undefined ? String(code ?? error) : `${words} (${code})`;
}
