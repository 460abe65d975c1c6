import { type OutputUnit, Validator } from "@cfworker/json-schema";
import { DEFINITIONS, SCHEMA_BY_OPERATION } from "./generated/response-schemas.ts";
import type { ResponseValidation } from "./options/response-validation.ts";
import { expected } from "./options/rules.ts";

export type { ResponseValidation } from "./options/response-validation.ts";

/**
 * Checks every response against the spec, unknown members allowed. For tests, and to find where the service differs from the spec; it takes
 * time per response.
 *
 * @param mode `throw` fails the call with an `UnexpectedResponseError`, `warn` logs, `off` does nothing
 * @example
 * import { validateResponses } from "svc-sdk/validate";
 * const svc = new SvcClient({ apiKey, baseUrl, validation: validateResponses("warn") });
 */
export function validateResponses(mode: "throw" | "warn" | "off"): ResponseValidation {
  if (!["throw", "warn", "off"].includes(mode)) throw expected("mode", '"throw", "warn" or "off"', mode);
  const validators = new Map<string, Validator>();
  return {
    mode,
    check: (operationId, body) => {
      const schema = SCHEMA_BY_OPERATION[operationId];
      if (schema === undefined) return [];
      let validator = validators.get(schema);
      if (!validator) {
        validator = new Validator({ $ref: `#/$defs/${schema}`, $defs: DEFINITIONS as never }, "2019-09", false);
        validators.set(schema, validator);
      }
      return describe(validator.validate(body).errors);
    },
  };
}

// Each problem is reported by its own unit and by every enclosing schema: only the innermost is informative.
const AROUND: ReadonlySet<string> = new Set(["$ref", "properties", "items", "allOf"]);

function describe(errors: readonly OutputUnit[]): string[] {
  return errors
    .filter(({ keyword }) => !AROUND.has(keyword))
    .map(({ instanceLocation, error }) => `${toPath(instanceLocation)}: ${error}`);
}

function toPath(pointer: string): string {
  const parts = pointer.split("/").slice(1);
  const path = parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join("");
  return path.replace(/^\./, "") || "body";
}
