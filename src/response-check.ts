import type { ResponseValidation } from "./options/response-validation.ts";
import type { Call, HttpResponse } from "./pipeline/exchange.ts";
import { unexpected } from "./read-body.ts";

const SHOWN = 3;

/** Tells, or fails with, what differs between an answer and the API's description. */
export function holdToDescription(
  { mode, check }: ResponseValidation,
  answer: { operationId: string; body: unknown; response: HttpResponse; call: Call },
): void {
  if (mode === "off") return;
  const { operationId, body, response, call } = answer;
  const problems = check(operationId, body);
  if (problems.length === 0) return;
  const more = problems.length > SHOWN ? ` (and ${problems.length - SHOWN} more)` : "";
  const message = `answered otherwise than described: ${problems.slice(0, SHOWN).join("; ")}${more}`;
  if (mode === "throw") throw unexpected(message, response, call);
  warn(call, call.redact(`${call.name} ${message}`), problems);
}

function warn(call: Call, message: string, problems: readonly string[]): void {
  const logger = call.options.logger ?? console;
  try {
    logger.warn?.(message, { problems });
  } catch {
    return;
  }
}
