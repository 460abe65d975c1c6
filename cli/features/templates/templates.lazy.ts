export { readTemplatesAt } from "./read-templates-at.ts";
export { runApply } from "./run-apply.ts";
export { runTemplatesExport } from "./run-export.ts";
