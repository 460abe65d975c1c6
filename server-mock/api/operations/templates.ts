import { hash } from "node:crypto";
import type { Template } from "../../records/resources.ts";
import { insertRows, statement, WriteConflict } from "../../store/database.ts";
import { retryConflicts } from "../../store/retry-conflicts.ts";
import { templateRow } from "../../store/rows.ts";
import {
  deleteTemplateRow,
  detachReports,
  detachSessions,
  findTemplateRow,
  referenceTo,
  type StoredTemplate,
  updateTemplateRow,
} from "../../store/template-queries.ts";
import { type Call, type Handler, type Service, settled } from "../call.ts";
import { ApiError } from "../respond/api-error.ts";
import { listsTag } from "../respond/entity-tags.ts";
import { type OperationResult, objectResult } from "../respond/operation-result.ts";
import { findIdempotent, idempotencyWrites } from "./idempotency.ts";
import { listResult } from "./list-result.ts";

export const listTemplates = settled<"listTemplates">(({ service, orgId, query }) => {
  const { page, limit, is_active, call_type } = query;
  const isActive = is_active === undefined ? undefined : Number(is_active);
  return listResult(service, "templates", {
    filter: { orgId, equal: { is_active: isActive, call_type } },
    page,
    limit,
  });
});

export const getTemplate = settled<"getTemplate">(async ({ service, orgId, path }) =>
  templateResult(await findTemplate(service, orgId, path.id)),
);

export const createTemplate: Handler<"createTemplate"> = async (call) => {
  const { service, orgId, body, headers } = call;
  const key = headers["Idempotency-Key"];
  const repeatable = key === undefined ? undefined : { orgId, key, digest: digestOf(body) };
  const earlier = repeatable && (await findIdempotent(service, repeatable));
  if (earlier) return earlier;

  const row = templateRow(orgId, newTemplate(call));
  const result = templateResult(row, { status: 201, Location: `/api/v1/templates/${row.id}` });
  const remembered = repeatable ? idempotencyWrites(service, repeatable, result) : [];
  try {
    const also = call.acting?.also(row.id) ?? [];
    await service.database.write([insertRows("templates", [row]), ...remembered, ...also]);
    return result;
  } catch (error) {
    // A concurrent request with the same key committed first.
    const other = error instanceof WriteConflict && repeatable && (await findIdempotent(service, repeatable));
    if (other) return other;
    throw error;
  }
};

export const updateTemplate: Handler<"updateTemplate"> = async ({ service, orgId, path, headers, body, acting }) =>
  changeTemplate(service, { orgId, id: path.id, ifMatch: headers["If-Match"] }, async (current) => {
    const template = JSON.parse(current.document) as Template;
    // Clients generated from the spec send `null` for an omitted list.
    const grading_criteria = body.grading_criteria ?? template.grading_criteria;
    const changed = {
      ...template,
      ...body,
      grading_criteria,
      version: current.version + 1,
      updated_at: service.now().toISOString(),
    };
    const row = templateRow(orgId, changed as Template);
    const also = acting?.also(row.id) ?? [];
    await service.database.write([statement(updateTemplateRow, { ...row, oldVersion: current.version }, 1), ...also]);
    return templateResult(row);
  });

export const deleteTemplate: Handler<"deleteTemplate"> = async ({ service, orgId, path, headers }) =>
  changeTemplate(service, { orgId, id: path.id, ifMatch: headers["If-Match"] }, async (current) => {
    const reference = { orgId, id: path.id, reference: referenceTo(path.id) };
    await service.database.write([
      statement(deleteTemplateRow, { orgId, id: path.id, oldVersion: current.version }, 1),
      statement(detachReports, reference),
      statement(detachSessions, reference),
    ]);
    return objectResult(JSON.stringify({ id: path.id, deleted: true }));
  });

/** Applies a change to the version that was read; if another request changed it first, to the version that it left. */
function changeTemplate(
  service: Service,
  target: { orgId: string; id: string; ifMatch: string | undefined },
  change: (current: StoredTemplate) => Promise<OperationResult>,
): Promise<OperationResult> {
  return retryConflicts(service.database, { key: `template ${target.id}`, isConflict: () => true }, async () => {
    const current = await findTemplate(service, target.orgId, target.id);
    if (target.ifMatch !== undefined && !listsTag(target.ifMatch, current.etag, "strong")) {
      throw new ApiError("precondition_failed", "The template has changed since. Read it again and repeat the change.");
    }
    return change(current);
  });
}

function digestOf(body: unknown): string {
  return hash("sha256", JSON.stringify(body), "base64url");
}

async function findTemplate(service: Service, orgId: string, id: string): Promise<StoredTemplate> {
  const row = await service.database.first(findTemplateRow, { orgId, id });
  if (!row) throw new ApiError("not_found", "There is no such template. List the templates to find its id.");
  return row;
}

function newTemplate({ service, body, acting }: Call<"createTemplate">): Template {
  const now = service.now().toISOString();
  return {
    id: service.ids.uuid(),
    name: body.name,
    description: body.description ?? null,
    prompt_template: body.prompt_template,
    grading_criteria: body.grading_criteria,
    coaching_tone: body.coaching_tone ?? null,
    call_type: body.call_type ?? null,
    industry_context: body.industry_context ?? null,
    is_active: true,
    created_by: acting?.userId ?? null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}

function templateResult(
  row: { document: string; etag: string },
  options: { status?: number; Location?: string } = {},
): OperationResult {
  const { status = 200, ...headers } = options;
  return objectResult(row.document, { status, headers: { ETag: row.etag, ...headers } });
}
