export { parseYaml, yamlText } from "../../core/formats/yaml.ts";
export { createYamlFormatter } from "./yaml.ts";
