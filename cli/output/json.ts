import { escapeJson, jsonLine } from "../../core/formats/json.ts";
import { pickFields } from "../text/fields.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";

const chosen = (item: unknown, fields: readonly string[] | undefined): unknown =>
  fields === undefined ? item : pickFields(item, fields);

/** One JSON array over all pages: the API's items, untouched. */
export function createJsonFormatter({ fields }: Pick<FormatterOptions, "fields">): ListFormatter {
  let isEmpty = true;
  return {
    page(items) {
      let text = "";
      for (const item of items) {
        text += isEmpty ? "[\n" : ",\n";
        isEmpty = false;
        text += `  ${escapeJson(JSON.stringify(chosen(item, fields), null, 2)).replaceAll("\n", "\n  ")}`;
      }
      return text;
    },
    end: () => (isEmpty ? "[]\n" : "\n]\n"),
  };
}

/** One JSON object per line. */
export function createNdjsonFormatter({ fields }: FormatterOptions): ListFormatter {
  return {
    page: (items) => items.map((item) => jsonLine(chosen(item, fields))).join(""),
    end: () => "",
  };
}
