import type { ResponseValidation } from "./options/response-validation.ts";
import { unexpected } from "./pipeline/call-errors.ts";
import { safely } from "./pipeline/report.ts";
import type { ParsedResponse } from "./request/fetch-client.ts";

const SHOWN = 3;

/** Compares a response with the spec; logs or throws the mismatches. */
export function validateResponse(validation: ResponseValidation, operationId: string, response: ParsedResponse): void {
  const { body, call } = response;
  const problems = validation.mode === "off" ? [] : validation.check(operationId, body);
  if (problems.length === 0) return;
  const more = problems.length > SHOWN ? ` (and ${problems.length - SHOWN} more)` : "";
  const mismatch = unexpected(
    `sent a response that does not match the spec: ${problems.slice(0, SHOWN).join("; ")}${more}`,
    response,
    call,
  );
  if (validation.mode === "throw") throw mismatch;
  safely(() => (call.options.logger ?? console).warn?.(mismatch.message, { problems }));
}
