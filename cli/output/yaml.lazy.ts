export { parseDocument, stringify } from "yaml";
export { createYamlFormatter, yamlDocument } from "./yaml.ts";
