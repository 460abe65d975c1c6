export { lintTemplate } from "../../../core/templates/lint-template.ts";
