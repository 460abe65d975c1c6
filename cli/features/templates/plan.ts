import type { Template } from "../../../src/index.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { changedFields, digestOf, type ManagedFields, managedFields } from "./managed-fields.ts";
import type { SyncState } from "./sync-state.ts";
import type { TemplateFile } from "./template-file.ts";

/** Planned change of one template. */
export type PlannedStep =
  | { kind: "create"; file: string; name: string; wanted: ManagedFields }
  | { kind: "update" | "conflict"; file: string; name: string; current: Template; changes: ManagedFields }
  | { kind: "unchanged"; file: string; name: string; current: Template }
  | { kind: "delete"; name: string; current: Template };

/** Inputs of a plan. */
export interface PlanMaterial {
  files: readonly TemplateFile[];
  templates: readonly Template[];
  state: SyncState;
  prune: boolean;
  /** Whether to overwrite what somebody else changed on the service. */
  overwrite: boolean;
}

/** Matches files to templates and plans the changes; pure. */
export function planApply({ files, templates, state, prune, overwrite }: PlanMaterial): PlannedStep[] {
  const pairs = matchFiles(files, templates, state);
  const steps = files.map((file) => planFile(file, pairs.get(file), { state, overwrite }));
  if (!prune) return steps;
  const claimed = new Set([...pairs.values()].map(({ id }) => id));
  const rest = templates.filter(({ id }) => !claimed.has(id));
  return [...steps, ...rest.map((current) => ({ kind: "delete" as const, name: current.name, current }))];
}

function planFile(
  { file, fields }: TemplateFile,
  current: Template | undefined,
  { state, overwrite }: Pick<PlanMaterial, "state" | "overwrite">,
): PlannedStep {
  const name = String(fields.name);
  if (!current) return { kind: "create", file, name, wanted: fields };
  const present = managedFields(current);
  const changes = changedFields(present, fields);
  if (Object.keys(changes).length === 0) return { kind: "unchanged", file, name, current };
  const known = state[current.id]?.digest;
  const isTheirs = known !== undefined && known !== digestOf(present) && !overwrite;
  return { kind: isTheirs ? "conflict" : "update", file, name, current, changes };
}

/** By id, then by the recorded state, then by name: an id survives renames. */
function matchFiles(
  files: readonly TemplateFile[],
  templates: readonly Template[],
  state: SyncState,
): Map<TemplateFile, Template> {
  const pairs = new Map<TemplateFile, Template>();
  const free = new Map(templates.map((template) => [template.id, template]));
  const pair = (file: TemplateFile, template: Template | undefined): void => {
    if (!template || pairs.has(file)) return;
    pairs.set(file, template);
    free.delete(template.id);
  };
  for (const file of files) pair(file, file.id === undefined ? undefined : free.get(file.id));
  for (const file of files) {
    if (pairs.has(file)) continue;
    pair(
      file,
      [...free.values()].find(({ id }) => state[id]?.file === file.file),
    );
  }
  for (const file of files) {
    if (pairs.has(file)) continue;
    const named = [...free.values()].filter(({ name }) => name === file.fields.name);
    if (named.length > 1)
      throw new UsageError(
        `${named.length} templates on the service have the same name as ${file.file}.`,
        `Add the id of the right one to the file: ${named.map(({ id }) => id).join(", ")}`,
      );
    pair(file, named[0]);
  }
  return pairs;
}
