export { lintTemplate } from "../../../core/templates/lint-template.ts";
export { runApply } from "./run-apply.ts";
export { runTemplatesExport } from "./run-export.ts";
export { readTemplatesAt } from "./template-file.ts";
