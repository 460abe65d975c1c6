import type { Call, HttpResponse } from "./call/call.ts";
import type { ResponseValidation } from "./options/response-validation.ts";
import { unexpected } from "./pipeline/call-errors.ts";
import { safely } from "./pipeline/report.ts";

const SHOWN = 3;

/** Tells, or fails with, what differs between an answer and the API's description. */
export function holdToDescription(
  validation: ResponseValidation,
  operationId: string,
  { body, response, call }: { body: unknown; response: HttpResponse; call: Call },
): void {
  const { mode } = validation;
  const problems = mode === "off" ? [] : validation.check(operationId, body);
  if (problems.length === 0) return;
  const more = problems.length > SHOWN ? ` (and ${problems.length - SHOWN} more)` : "";
  const difference = unexpected(
    `answered otherwise than described: ${problems.slice(0, SHOWN).join("; ")}${more}`,
    response,
    call,
  );
  if (mode === "throw") throw difference;
  safely(() => (call.options.logger ?? console).warn?.(difference.message, { problems }));
}
