import { maskKeys } from "../../core/secrets/mask-keys.ts";
import { escapeLine } from "../../core/text/escape.ts";
import type { ClientOptions } from "../../src/index.ts";
import type { Context } from "../context/context.ts";

/** Hooks for `--debug`: one line on stderr when an attempt is sent, one when it ends, one when it will be retried. */
export function traceHooks(context: Context): Pick<ClientOptions, "onRequest" | "onResponse" | "onRetry"> {
  const trace = (line: string): void => {
    context.stderr.write(`debug: ${maskKeys(escapeLine(line))}\n`).catch(() => undefined);
  };
  return {
    onRequest: ({ method, url, attempt }) => trace(`> ${method} ${url} (attempt ${attempt})`),
    onResponse({ method, url, status, requestId, error, durationMs, attempt }) {
      const outcome = status ?? error?.message ?? "no response";
      const request = requestId ? `, request id ${requestId}` : "";
      trace(`< ${outcome} ${method} ${url} in ${Math.round(durationMs)} ms (attempt ${attempt}${request})`);
    },
    onRetry: ({ attempt, delayMs, reason }) => trace(`  attempt ${attempt} in ${Math.round(delayMs)} ms: ${reason}`),
  };
}
