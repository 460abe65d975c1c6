export { lintTemplate } from "../../../analysis/templates/lint-template.ts";
