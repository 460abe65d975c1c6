import { rm } from "node:fs/promises";
import path from "node:path";
import { escapeLine } from "../../../core/text/escape.ts";
import { countText } from "../../../core/words/count-text.ts";
import { makeDirectory } from "../../../machine/make-directory.ts";
import type { Template } from "../../../src/index.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import { unwritable, writeAtomic } from "../../files/write-atomic.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import type { OutcomeOptions } from "../../output/print-outcome.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { changedFields, digestOf, managedFields } from "./managed-fields.ts";
import { readTemplates } from "./read-templates.ts";
import { readState, type SyncState, writeState } from "./sync-state.ts";
import { newFileName, readTemplateFiles, type TemplateFile, templateText } from "./template-file.ts";

/** Flags of `svc templates export`. */
export interface ExportTemplatesFlags extends GlobalFlags, OutcomeOptions {
  prune?: boolean;
  force?: boolean;
}

interface Written {
  file: string;
  template: Template;
  /** The existing file; undefined when it is new. */
  before: TemplateFile | undefined;
}

/** Writes every template to a file. A renamed template keeps its file; unchanged files are not touched. */
export async function runTemplatesExport(
  context: Context,
  directory: string,
  flags: ExportTemplatesFlags,
): Promise<void> {
  const client = await openClient(context, flags);
  const templates = await readTemplates(context, client);
  await makeDirectory(directory).catch((error: unknown) => {
    throw unwritable(directory, error);
  });
  const [files, state] = [await readTemplateFiles(directory), await readState(directory)];
  const targets = placeTemplates(templates, files, state);
  if (!flags.force) rejectEditedFiles(targets, state, directory);
  const changed = targets.filter(({ before, template }) => !before || isDifferent(before, template));
  for (const { file, template, before } of changed) {
    const id = before ? before.id : template.id;
    await writeAtomic(path.join(directory, file), templateText(id ?? template.id, managedFields(template)));
  }
  const used = new Set(targets.map(({ file }) => file));
  const stale = files.filter(({ file }) => !used.has(file));
  if (flags.prune) for (const { file } of stale) await rm(path.join(directory, file));
  const synced = targets.map(({ file, template }) => [
    template.id,
    { file, digest: digestOf(managedFields(template)) },
  ]);
  await writeState(directory, { ...state, ...Object.fromEntries(synced) });
  const kept = targets.length - changed.length;
  await printOutcome(context, flags, {
    text: `${countText(templates.length, "template")}: wrote ${changed.length}, ${kept} unchanged.${staleText(stale, flags)}`,
    data: {
      directory,
      written: changed.map(({ file }) => file),
      unchanged: kept,
      [flags.prune ? "removed" : "without_template"]: stale.map(({ file }) => file),
    },
  });
}

/** The file of each template: by id, by recorded state, by name; else a new one. */
function placeTemplates(templates: readonly Template[], files: readonly TemplateFile[], state: SyncState): Written[] {
  const free = new Map(files.map((file) => [file.file, file]));
  const placed = new Map<Template, TemplateFile>();
  const rules = [
    (template: Template, file: TemplateFile) => file.id === template.id,
    (template: Template, file: TemplateFile) => state[template.id]?.file === file.file,
    (template: Template, file: TemplateFile) => file.id === undefined && file.fields.name === template.name,
  ];
  for (const rule of rules) {
    for (const template of templates) {
      const file = placed.has(template) ? undefined : [...free.values()].find((candidate) => rule(template, candidate));
      if (!file) continue;
      placed.set(template, file);
      free.delete(file.file);
    }
  }
  // File systems may be case-insensitive.
  const taken = new Set(files.map(({ file }) => file.toLowerCase()));
  return templates.map((template) => {
    const before = placed.get(template);
    const file = before?.file ?? newFileName(template.name, template.id, taken);
    taken.add(file.toLowerCase());
    return { file, template, before };
  });
}

const isDifferent = ({ fields }: TemplateFile, template: Template): boolean =>
  Object.keys(changedFields(fields, managedFields(template))).length > 0;

/** A file edited since the last sync has changes that exist nowhere else. */
function rejectEditedFiles(targets: readonly Written[], state: SyncState, directory: string): void {
  const edited = targets.filter(({ before, template }) => {
    const known = state[template.id]?.digest;
    return before && isDifferent(before, template) && known !== undefined && digestOf(before.fields) !== known;
  });
  if (edited.length === 0) return;
  throw new CliError(
    `${edited.map(({ file }) => file).join(", ")} would lose changes that have not been applied. Nothing was written.`,
    {
      exit: "rejected",
      code: "file_conflict",
      hint: `Apply them with \`svc templates apply ${directory}\`, or overwrite the files with --force.`,
    },
  );
}

function staleText(stale: readonly TemplateFile[], { prune }: ExportTemplatesFlags): string {
  if (stale.length === 0) return "";
  const names = escapeLine(stale.map(({ file }) => file).join(", "));
  return prune ? `\nRemoved ${names}.` : `\nFiles without a template on the service: ${names} (--prune removes them).`;
}
