import { Document, stringify } from "yaml";
import { escapeText } from "../text/escape.ts";
import { pickFields } from "../text/fields.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";

/** Escapes control characters: YAML writes C1 and bidirectional characters raw. */
function escapeDeep(value: unknown): unknown {
  if (typeof value === "string") return escapeText(value);
  if (Array.isArray(value)) return value.map(escapeDeep);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [escapeText(key), escapeDeep(member)]));
}

/** A value as a YAML document. */
export function yamlDocument(value: unknown): string {
  return stringify(escapeDeep(value), { lineWidth: 0, aliasDuplicateObjects: false });
}

/** One YAML sequence over all pages. */
export function createYamlFormatter({ fields }: FormatterOptions): ListFormatter {
  // One for all items: a document of its own for each would build the tags of YAML again.
  const document = new Document();
  const itemText = (item: unknown): string => {
    document.contents = document.createNode([escapeDeep(item)], { aliasDuplicateObjects: false });
    return document.toString({ lineWidth: 0 });
  };
  let isEmpty = true;
  return {
    page(items) {
      if (items.length === 0) return "";
      isEmpty = false;
      const chosen = fields === undefined ? items : items.map((item) => pickFields(item, fields));
      // One at a time: what the library builds for a page is many times its text.
      return chosen.map(itemText).join("");
    },
    end: () => (isEmpty ? "[]\n" : ""),
  };
}
