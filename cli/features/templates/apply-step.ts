import type { CreateTemplate, SvcClient, Template, UpdateTemplate } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import { digestOf, managedFields } from "./managed-fields.ts";
import type { PlannedStep } from "./plan.ts";
import type { SyncState } from "./sync-state.ts";

/** Context of applying a plan; its state is updated along the way. */
export interface ApplyContext {
  context: Context;
  client: SvcClient;
  state: SyncState;
}

/** Applies one step and records the service's new state. */
export async function applyStep(applying: ApplyContext, step: PlannedStep): Promise<void> {
  const { state } = applying;
  if (step.kind === "conflict") return;
  if (step.kind === "delete") {
    await remove(applying, step.current);
    delete state[step.current.id];
    return;
  }
  const template = await applyChange(applying, step);
  state[template.id] = { file: step.file, digest: digestOf(managedFields(template)) };
}

type Kept = Exclude<PlannedStep, { kind: "delete" } | { kind: "conflict" }>;

async function applyChange(applying: ApplyContext, step: Kept | Extract<PlannedStep, { kind: "update" | "conflict" }>) {
  if (step.kind === "unchanged") return step.current;
  if (step.kind === "create") return create(applying, step.wanted);
  const headers = await unchangedSince(applying, step.current);
  const { client, context } = applying;
  return client.templates.update(step.current.id, step.changes as UpdateTemplate, { signal: context.signal, headers });
}

/** A new template is active and has no nulls: `is_active: false` needs an update afterwards. */
async function create({ client, context }: ApplyContext, wanted: object): Promise<Template> {
  const { signal } = context;
  const given = Object.entries(wanted).filter(([field, value]) => value !== null && field !== "is_active");
  const template = await client.templates.create(Object.fromEntries(given) as CreateTemplate, { signal });
  const isActive = "is_active" in wanted ? wanted.is_active : undefined;
  if (isActive !== false) return template;
  return client.templates.update(template.id, { is_active: false }, { signal });
}

async function remove(applying: ApplyContext, current: Template): Promise<void> {
  const headers = await unchangedSince(applying, current);
  await applying.client.templates.delete(current.id, { signal: applying.context.signal, headers });
}

/**
 * Reads the template again: it must be unchanged since the plan. Where the service sends an `ETag`, `If-Match` covers the
 * time until the change.
 */
async function unchangedSince({ client, context }: ApplyContext, planned: Template): Promise<Record<string, string>> {
  const { data, response } = await client.templates.get(planned.id, { signal: context.signal }).withResponse();
  if (digestOf(managedFields(data)) !== digestOf(managedFields(planned)))
    throw new CliError(`"${planned.name}" was changed on the service while the plan was being applied.`, {
      exit: "rejected",
      code: "template_conflict",
      hint: "Earlier steps were applied. Run the command again for a new plan.",
    });
  const etag = response.headers.get("etag");
  return etag === null ? {} : { "if-match": etag };
}
