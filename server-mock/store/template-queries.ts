import { type Database, statement, type Write } from "./database.ts";
import type { OwnedId } from "./meeting-queries.ts";
import { defineQuery } from "./query.ts";
import type { Tables } from "./tables.ts";

/** A template as it is stored. */
export type StoredTemplate = Pick<Tables["templates"], "document" | "etag" | "version">;

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

/** The lock makes the template's deletion wait, which then finds the report. */
const detachReport = (locking: string) =>
  defineQuery<OwnedId & { templateId: string; reference: string }, unknown>(`
    update reports set template_id = null, document = replace(document, :reference, '"template_id":null')
    where org_id = :orgId and id = :id and not exists (
      select 1 from templates where org_id = :orgId and id = :templateId ${locking})`);

const detachOn = { sqlite: detachReport(""), postgres: detachReport("for key share") };

/** For the write that stores a report of a template which may have been deleted since it was read. */
export function detachIfDeleted(
  { dialect }: Pick<Database, "dialect">,
  orgId: string,
  { id, template_id: templateId }: { id: string; template_id: string | null },
): Write[] {
  if (templateId === null) return [];
  const reference = referenceTo(templateId);
  return [statement(detachOn[dialect], { orgId, id, templateId, reference })];
}

/** Reference to a template in the documents of its reports and sessions. */
export const referenceTo = (templateId: string): string => `"template_id":"${templateId}"`;
