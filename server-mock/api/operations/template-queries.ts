import { type RawBuilder, sql } from "kysely";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";

/** A template as it is kept. */
export type StoredTemplate = Pick<Tables["templates"], "document" | "etag" | "version">;

interface OwnedId {
  orgId: string;
  id: string;
}

/** A template that is gone, and the text by which documents refer to it. */
interface Reference extends OwnedId {
  reference: string;
}

export const findTemplateRow = defineQuery<OwnedId, StoredTemplate>((builder, slot) =>
  builder
    .selectFrom("templates")
    .select(["document", "etag", "version"])
    .where("id", "=", slot("id"))
    .where("org_id", "=", slot("orgId")),
);

export const updateTemplateRow = defineQuery<Tables["templates"] & { oldVersion: number }, unknown>((builder, slot) =>
  builder
    .updateTable("templates")
    .set({
      call_type: slot("call_type"),
      is_active: slot("is_active"),
      version: slot("version"),
      etag: slot("etag"),
      document: slot("document"),
    })
    .where("id", "=", slot("id"))
    .where("org_id", "=", slot("org_id"))
    .where("version", "=", slot("oldVersion")),
);

export const deleteTemplateRow = defineQuery<OwnedId & { oldVersion: number }, unknown>((builder, slot) =>
  builder
    .deleteFrom("templates")
    .where("id", "=", slot("id"))
    .where("org_id", "=", slot("orgId"))
    .where("version", "=", slot("oldVersion")),
);

export const detachReports = defineQuery<Reference, unknown>((builder, slot) =>
  builder
    .updateTable("reports")
    .set({ template_id: null, document: withoutReference(slot("reference")) })
    .where("template_id", "=", slot("id"))
    .where("org_id", "=", slot("orgId")),
);

export const detachSessions = defineQuery<Reference, unknown>((builder, slot) =>
  builder
    .updateTable("roleplay_sessions")
    .set({ template_id: null, document: withoutReference(slot("reference")) })
    .where("template_id", "=", slot("id"))
    .where("org_id", "=", slot("orgId")),
);

/** Text inside a JSON string cannot look like the reference: its quotes would be escaped. */
function withoutReference(reference: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`replace(document, ${reference}, '"template_id":null')`;
}
