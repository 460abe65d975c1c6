import type { Call } from "../call/call.ts";
import { SvcError } from "../errors/svc-error.ts";
import { OptionsError } from "../errors/usage-errors.ts";

/** Calls a function that was given as an option, unless the call is cancelled; its exception becomes an `OptionsError`. */
export async function askCaller<T>(
  option: string,
  ask: () => T | Promise<T>,
  { cancellation, redact, redactError }: Call,
): Promise<T> {
  try {
    return await cancellation.race(Promise.resolve(ask()));
  } catch (error) {
    if (error instanceof SvcError) throw error;
    const failure = new OptionsError(`The \`${option}\` function failed: ${redact(String(error))}`, option);
    throw Object.assign(failure, { cause: redactError(error) });
  }
}
