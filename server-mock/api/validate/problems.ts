import type { ErrorDetail } from "../../records/resources.ts";
import { unknownNameMessage } from "./nearest-name.ts";
import type { ValidationFailure, Validator } from "./validator.ts";

type Location = ErrorDetail["in"];

export const NOT_A_UUID = "must be a UUID, such as 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

const MESSAGE_OF_FORMAT: Record<string, string> = {
  uuid: NOT_A_UUID,
  "date-or-date-time": "must be a date that exists",
  "date-time": "must be a time that exists, such as 2026-11-01T09:30:00Z",
};

/** Maximum number of problems in a response. */
export const MAX_DETAILS = 20;

/**
 * Validates one part of a request. Each location is reported once, however many rules it breaks; stops one above the maximum.
 */
export function findProblems(validate: Validator, value: unknown, location: Location): ErrorDetail[] {
  if (validate(value)) return [];
  const problems = new Map<string, ErrorDetail>();
  for (const failure of validate.errors ?? []) {
    // Guards the checks of list items, which report their own failures.
    if (failure.keyword === "if") continue;
    const problem = describe(failure, location);
    if (!problems.has(problem.path)) problems.set(problem.path, problem);
    if (problems.size > MAX_DETAILS) break;
  }
  return [...problems.values()];
}

function describe(failure: ValidationFailure, location: Location): ErrorDetail {
  const parent = toPath(failure.instancePath);
  const { missingProperty, additionalProperty, unevaluatedProperty } = failure.params as {
    missingProperty?: string;
    additionalProperty?: string;
    unevaluatedProperty?: string;
  };
  if (missingProperty !== undefined) {
    return { in: location, path: join(parent, missingProperty), message: "is required", code: "required" };
  }
  if (additionalProperty !== undefined) {
    const message = unknownNameMessage(additionalProperty, knownFields(failure));
    return { in: location, path: join(parent, additionalProperty), message, code: "unknown" };
  }
  if (unevaluatedProperty !== undefined)
    return { in: location, path: join(parent, unevaluatedProperty), message: "is unknown", code: "unknown" };
  return { in: location, path: parent, message: messageOf(failure), code: failure.keyword };
}

function messageOf(failure: ValidationFailure): string {
  const { allowedValues, format } = failure.params as { allowedValues?: unknown[]; format?: string };
  if (allowedValues) return `must be one of ${allowedValues.map(String).join(", ")}`;
  if (String(failure.params["pattern"]).startsWith("^[0-9]{4}-")) {
    return "must be an ISO 8601 date or date-time, such as 2026-11-01 or 2026-11-01T09:30:00Z";
  }
  return MESSAGE_OF_FORMAT[String(format)] ?? failure.message;
}

/** Known fields of the object that failed; the validators keep their schemas for this. */
function knownFields(failure: ValidationFailure): string[] {
  return Object.keys(failure.parentSchema?.properties ?? {});
}

/** Converts `/grading_criteria/0/weight` to `grading_criteria[0].weight`. */
function toPath(pointer: string): string {
  return pointer.split("/").reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : join(path, part)), "");
}

function join(parent: string, name: string): string {
  return parent === "" ? name : `${parent}.${name}`;
}
