import type { Call, HttpRequest } from "../call/call.ts";
import { withHeader } from "../call/with-header.ts";
import { SvcError } from "../errors/svc-error.ts";
import { OptionsError } from "../errors/usage-errors.ts";
import type { KeySource } from "../options/api-key.ts";
import { redactError } from "../redact.ts";
import type { Middleware } from "./compose.ts";

/** Adds the key. The innermost middleware: nothing outside it sees the header. */
export function withAuthorization(keys: KeySource): Middleware {
  return (next) => (request, call) => {
    if (keys.canChange) return askForKey(keys, call).then((key) => next(authorize(request, key), call));
    return next(authorize(request, keys.read() as string | null), call);
  };
}

function authorize(request: HttpRequest, key: string | null): HttpRequest {
  return key === null ? request : withHeader(request, "authorization", `Bearer ${key}`);
}

async function askForKey(keys: KeySource, { cancellation, redact }: Call): Promise<string | null> {
  try {
    return await cancellation.race(Promise.resolve(keys.read()));
  } catch (error) {
    if (error instanceof SvcError) throw error;
    const cause = redactError(error, redact);
    throw Object.assign(new OptionsError(`The \`apiKey\` function failed: ${redact(String(error))}`, "apiKey"), {
      cause,
    });
  }
}
