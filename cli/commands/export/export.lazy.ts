export { newExportCommand } from "./export.ts";
