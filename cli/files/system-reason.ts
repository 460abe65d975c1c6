import { getSystemErrorMap } from "node:util";

/** Advice on a failed write; a full disk needs other advice than permissions. */
export function adviceFor(error: unknown, otherwise: string): string {
  const isFull = /^(ENOSPC|EDQUOT|EFBIG)$/.test(String((error as NodeJS.ErrnoException).code));
  return isFull ? "Free some space, or write somewhere else." : otherwise;
}

/** The operating system's reason, in its own words: `no space left on device (ENOSPC)`. */
export function systemReason(error: unknown): string {
  const { code, errno } = error as NodeJS.ErrnoException;
  const words = getSystemErrorMap().get(errno ?? 0)?.[1];
  return words === undefined ? String(code ?? error) : `${words} (${code})`;
}
