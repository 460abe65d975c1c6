import type { Call } from "../call/call.ts";
import { SvcError } from "../errors/svc-error.ts";
import { OptionsError } from "../errors/usage-errors.ts";
import type { KeySource } from "../options/api-key.ts";
import { redactError } from "../redact.ts";
import type { Middleware } from "./compose.ts";

/** Adds the key. The innermost middleware: nothing outside it sees the header. */
export function withAuthorization(keys: KeySource): Middleware {
  return (next) => async (request, call) => {
    const read = keys.canChange ? askForKey(keys, call) : keys.read();
    const key = typeof read === "string" || read === null ? read : await read;
    if (key === null) return next(request, call);
    return next({ ...request, headers: { ...request.headers, authorization: `Bearer ${key}` } }, call);
  };
}

async function askForKey(keys: KeySource, { cancellation, redact }: Call): Promise<string | null> {
  try {
    return await cancellation.race(Promise.resolve(keys.read()));
  } catch (error) {
    if (error instanceof SvcError) throw error;
    const cause = redactError(error, redact);
    throw Object.assign(new OptionsError(`The \`apiKey\` function failed: ${redact(String(error))}`), { cause });
  }
}
