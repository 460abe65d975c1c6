import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";

/** A template as it is stored. */
export type StoredTemplate = Pick<Tables["templates"], "document" | "etag" | "version">;

interface OwnedId {
  orgId: string;
  id: string;
}

/** A deleted template, and the text that refers to it in other documents. */
interface Reference extends OwnedId {
  reference: string;
}

export const findTemplateRow = defineQuery<OwnedId, StoredTemplate>(
  "select document, etag, version from templates where id = :id and org_id = :orgId",
);

export const updateTemplateRow = defineQuery<Tables["templates"] & { oldVersion: number }, unknown>(`
  update templates
  set call_type = :call_type, is_active = :is_active, version = :version, etag = :etag, document = :document
  where id = :id and org_id = :org_id and version = :oldVersion`);

export const deleteTemplateRow = defineQuery<OwnedId & { oldVersion: number }, unknown>(
  "delete from templates where id = :id and org_id = :orgId and version = :oldVersion",
);

/** The reference cannot match within a JSON string, where quotes are escaped. */
const detachFrom = (table: "reports" | "roleplay_sessions") =>
  defineQuery<Reference, unknown>(`
    update ${table} set template_id = null, document = replace(document, :reference, '"template_id":null')
    where template_id = :id and org_id = :orgId`);

export const detachReports = detachFrom("reports");
export const detachSessions = detachFrom("roleplay_sessions");
