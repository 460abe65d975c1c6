import { yamlItems } from "../../core/formats/yaml.ts";
import { pickFields } from "../text/fields.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";

export { parseYaml, yamlText } from "../../core/formats/yaml.ts";

/** One YAML sequence over all pages. */
export function createYamlFormatter({ fields }: FormatterOptions): ListFormatter {
  let isEmpty = true;
  return {
    page(items) {
      isEmpty &&= items.length === 0;
      return yamlItems(fields === undefined ? items : items.map((item) => pickFields(item, fields)));
    },
    end: () => (isEmpty ? "[]\n" : ""),
  };
}
