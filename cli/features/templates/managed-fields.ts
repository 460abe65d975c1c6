import { createHash } from "node:crypto";
import type { Template } from "../../../src/index.ts";

/** The fields of a template that a file holds, in the order in which they are written. */
export const MANAGED_FIELDS = [
  "name",
  "description",
  "is_active",
  "call_type",
  "coaching_tone",
  "industry_context",
  "grading_criteria",
  "prompt_template",
] as const;

/** One of {@link MANAGED_FIELDS}. */
export type ManagedField = (typeof MANAGED_FIELDS)[number];

/** The fields of a template that a file gives. What it leaves out is not managed. */
export type ManagedFields = Partial<Record<ManagedField, unknown>>;

/** The managed fields of a template, as the service has them. */
export const managedFields = (template: Template): ManagedFields =>
  Object.fromEntries(MANAGED_FIELDS.map((field) => [field, normal(field, template[field])]));

/** A field's value in one form, so that equal ones are equal. */
export function normal(field: ManagedField, value: unknown): unknown {
  if (field !== "grading_criteria" || !Array.isArray(value)) return value ?? null;
  return value.map((criterion: unknown) => {
    if (typeof criterion !== "object" || criterion === null) return criterion;
    const { name, weight, description, ...rest } = criterion as Record<string, unknown>;
    return { name, weight, description: description ?? "", ...rest };
  });
}

/** The fields in which the wanted differ from the present, with the wanted values. */
export const changedFields = (present: ManagedFields, wanted: ManagedFields): ManagedFields =>
  Object.fromEntries(
    MANAGED_FIELDS.filter((field) => Object.hasOwn(wanted, field))
      .filter((field) => JSON.stringify(present[field]) !== JSON.stringify(wanted[field]))
      .map((field) => [field, wanted[field]]),
  );

/** Stands for the content of a template: equal for equal fields. */
export const digestOf = (fields: ManagedFields): string =>
  createHash("sha256")
    .update(JSON.stringify(MANAGED_FIELDS.map((field) => fields[field] ?? null)))
    .digest("hex")
    .slice(0, 32);
