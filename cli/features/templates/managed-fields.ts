import { createHash } from "node:crypto";
import type { Template } from "../../../src/index.ts";

/** Template fields in a file, in their order. */
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

/** Fields that the service sets: ignored in a file that was made from what it returned. */
export const READ_ONLY_FIELDS: ReadonlySet<string> = new Set(["created_by", "version", "created_at", "updated_at"]);

/** One of {@link MANAGED_FIELDS}. */
export type ManagedField = (typeof MANAGED_FIELDS)[number];

/** Template fields given by a file. Omitted fields are not managed. */
export type ManagedFields = Partial<Record<ManagedField, unknown>>;

/** The managed fields of a template on the service. */
export const managedFields = (template: Template): ManagedFields =>
  Object.fromEntries(MANAGED_FIELDS.map((field) => [field, normal(field, template[field])]));

/** Normalizes a field's value for comparison. */
export function normal(field: ManagedField, value: unknown): unknown {
  if (field !== "grading_criteria" || !Array.isArray(value)) return value ?? null;
  return value.map((criterion: unknown) => {
    if (typeof criterion !== "object" || criterion === null) return criterion;
    const { name, weight, description, ...rest } = criterion as Record<string, unknown>;
    return { name, weight, description: description ?? "", ...rest };
  });
}

/** Fields whose wanted value differs from the current one, with the wanted values. */
export const changedFields = (present: ManagedFields, wanted: ManagedFields): ManagedFields =>
  Object.fromEntries(
    MANAGED_FIELDS.filter((field) => Object.hasOwn(wanted, field))
      .filter((field) => JSON.stringify(present[field]) !== JSON.stringify(wanted[field]))
      .map((field) => [field, wanted[field]]),
  );

/** Digest of a template's content: equal for equal fields. */
export const digestOf = (fields: ManagedFields): string =>
  createHash("sha256")
    .update(JSON.stringify(MANAGED_FIELDS.map((field) => fields[field] ?? null)))
    .digest("hex")
    .slice(0, 32);
