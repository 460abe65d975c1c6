import { escapeJson, jsonLine } from "../../../core/formats/json.ts";
import { CliError } from "../../errors/cli-error.ts";
import { createCsvFormatter } from "../../output/rows.ts";
import { readPath } from "../../text/fields.ts";

/** The formats of an export. */
export const EXPORT_FORMATS = ["ndjson", "csv", "json"] as const;

/** One of {@link EXPORT_FORMATS}. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Serializes items independently of page boundaries and interruptions. */
export interface Serializer {
  /** The text of items after `before` earlier ones. */
  items(items: readonly unknown[], before: number): Promise<string>;
  /** The end of a document with `count` items. */
  end(count: number): string | Promise<string>;
}

/** Creates the serializer of a format. CSV has the documented fields of the list's command, and others of the first page. */
export function createSerializer(format: ExportFormat, columns: string[], command: string): Serializer {
  if (format === "csv") return csv(columns, command);
  if (format === "ndjson") return { items: async (items) => items.map(jsonLine).join(""), end: () => "" };
  return {
    items: async (items, before) =>
      items.map((item, index) => `${before + index === 0 ? "[\n" : ",\n"}${json(item)}`).join(""),
    end: (count) => (count === 0 ? "[]\n" : "\n]\n"),
  };
}

const json = (item: unknown): string => escapeJson(JSON.stringify(item));

function csv(columns: string[], command: string): Serializer {
  const lines = async (items: readonly unknown[], header: boolean): Promise<string> => {
    const { fieldNames } = await import("../completion/field-names.lazy.ts");
    const fields = new Set(items.flatMap((item) => Object.keys(Object(item))));
    if (columns.length === 0) {
      const documented = (await fieldNames(command)).filter((name) => !name.includes("."));
      columns.push(...new Set([...documented, ...fields]));
    }
    for (const field of fields) if (!columns.includes(field)) rejectLate(field, items);
    const formatter = await createCsvFormatter({
      columns: columns.map((field) => ({ field, title: field, kind: "text" })),
      header,
    });
    return formatter.page(items);
  };
  return {
    items: async (items, before) => (items.length === 0 ? "" : lines(items, before === 0)),
    end: (count) => (count === 0 ? lines([], true) : ""),
  };
}

/** Rejects an undocumented field that the header lacks, unless it is empty: its values would be lost. */
function rejectLate(field: string, items: readonly unknown[]): void {
  if (items.every((item) => (readPath(item, field) ?? "") === "")) return;
  throw new CliError(`The field \`${field}\` comes after the first page, when CSV has its columns already.`, {
    exit: "server",
    code: "late_field",
    hint: "Export as NDJSON or JSON with -o, which keep every field; --force discards this one.",
  });
}
