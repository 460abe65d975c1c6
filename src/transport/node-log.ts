import type { Logger, ResponseEvent } from "../options/hooks.ts";

/** The logger that `SVC_LOG=debug` asks for: a line per attempt, and per retry, on stderr. */
export function readLogger(level: string | undefined, write: (line: string) => void): Logger | undefined {
  if (level !== "debug") return undefined;
  const log = (message: string) => write(`svc-sdk: ${message}\n`);
  return {
    // Only the end of an attempt is logged: it has everything that its start has.
    debug: (message, fields = {}) => {
      if (!("durationMs" in fields)) return;
      const { attempt, requestId } = fields as ResponseEvent;
      log(`${message} (attempt ${attempt}${requestId === undefined ? "" : `, request ${requestId}`})`);
    },
    warn: log,
  };
}
