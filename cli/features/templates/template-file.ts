import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import { systemReason } from "../../files/system-reason.ts";
import { yamlText } from "../../output/yaml.lazy.ts";
import { parseYamlObject } from "../../output/yaml-object.ts";
import { MANAGED_FIELDS, type ManagedField, type ManagedFields, normal, READ_ONLY_FIELDS } from "./managed-fields.ts";

/** A template in a file. */
export interface TemplateFile {
  /** Name of the file in its directory. */
  file: string;
  /** The template that the file was exported from. */
  id: string | undefined;
  fields: ManagedFields;
}

/** Renders a template's fields as YAML: id first, long texts as blocks. */
export const templateText = (id: string | undefined, fields: ManagedFields): string =>
  yamlText({
    ...(id === undefined ? {} : { id }),
    ...Object.fromEntries(
      MANAGED_FIELDS.filter((field) => Object.hasOwn(fields, field)).map((field) => [field, fields[field]]),
    ),
  });

/** Every template file of a directory, by name. */
export async function readTemplateFiles(directory: string): Promise<TemplateFile[]> {
  const names = (await listDirectory(directory)).filter((name) => /^[^.].*\.(ya?ml|json)$/i.test(name)).sort();
  const files = await Promise.all(
    names.map(async (file) => parseTemplateFile(file, await readTextFile(path.join(directory, file)))),
  );
  rejectDuplicateIds(files);
  return files;
}

/** The templates of a file or a directory. Undefined when there is neither. */
export async function readTemplatesAt(location: string): Promise<TemplateFile[] | undefined> {
  const found = await stat(location).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new UsageError(`Cannot read ${location}: ${systemReason(error)}.`);
  });
  if (!found) return undefined;
  if (found.isDirectory()) return readTemplateFiles(location);
  return [await parseTemplateFile(path.basename(location), await readTextFile(location))];
}

async function listDirectory(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    throw new UsageError(
      `Cannot read the directory ${directory}: ${systemReason(error)}.`,
      "Create it with `svc templates export DIR`.",
    );
  }
}

/** Parses one file. Rejects unknown fields: a typo would silently be an unmanaged field. */
async function parseTemplateFile(file: string, text: string): Promise<TemplateFile> {
  const words = { expected: "the fields of one template", hint: "See docs/ci.md for an example." };
  const { id, ...given } = await parseYamlObject(text, file, words);
  if (id !== undefined && typeof id !== "string") throw new UsageError(`Expected \`id\` in ${file} to be text.`);
  const fields: ManagedFields = {};
  for (const [name, content] of Object.entries(given)) {
    if (READ_ONLY_FIELDS.has(name)) continue;
    const field = MANAGED_FIELDS.find((known) => known === name);
    if (!field) throw unknownField(file, name);
    fields[field] = normal(field, content);
  }
  if (typeof fields.name !== "string" || fields.name === "")
    throw new UsageError(`Expected ${file} to have a \`name\`.`, "Add a `name`.");
  return { file, id, fields };
}

const unknownField = (file: string, name: string): UsageError =>
  new UsageError(`There is no template field \`${name}\` (${file}).`, `Fields: id, ${MANAGED_FIELDS.join(", ")}`);

function rejectDuplicateIds(files: readonly TemplateFile[]): void {
  const byId = new Map<string, string>();
  for (const { file, id } of files) {
    if (id === undefined) continue;
    const twin = byId.get(id);
    if (twin !== undefined)
      throw new UsageError(`${twin} and ${file} have the same id.`, "A copy is a new template: remove its `id`.");
    byId.set(id, file);
  }
}

/** File name for a new template: its name in plain letters, made unique. */
export function newFileName(name: string, id: string, taken: ReadonlySet<string>): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  const plain = slug === "" ? `template-${id.slice(0, 8)}.yaml` : `${slug}.yaml`;
  return taken.has(plain) ? plain.replace(/\.yaml$/, `-${id}.yaml`) : plain;
}

/** One field as text, for a diff. */
export const fieldText = (field: ManagedField, fields: ManagedFields): string =>
  yamlText({ [field]: fields[field] ?? null });
