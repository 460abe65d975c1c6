import { parseDocument, stringify } from "yaml";

/** What the CLI uses of the `yaml` package, in a file of its own that is loaded on first use. */
export const yamlEngine = { parseDocument, stringify };
