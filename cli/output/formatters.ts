import type { FormatterOptions, ListFormatter, OutputFormat } from "./formatter.ts";

type FormatterFactory = (options: FormatterOptions) => Promise<ListFormatter>;

/** One entry per format; each loads only what it needs. */
const FACTORIES: Record<OutputFormat, FormatterFactory> = {
  table: async (options) => (await import("./table.ts")).createTableFormatter(options),
  json: async (options) => (await import("./json.ts")).createJsonFormatter(options),
  ndjson: async (options) => (await import("./json.ts")).createNdjsonFormatter(options),
  csv: async (options) => (await import("./rows.ts")).createCsvFormatter(options),
  tsv: async (options) => (await import("./rows.ts")).createTsvFormatter(options),
  yaml: async (options) => (await import("./yaml.lazy.ts")).createYamlFormatter(options),
  md: async (options) => (await import("./rows.ts")).createMarkdownFormatter(options),
};

/** The formatter of a list. */
export const createFormatter = (format: OutputFormat, options: FormatterOptions): Promise<ListFormatter> =>
  FACTORIES[format](options);
