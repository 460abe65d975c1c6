export { newTemplatesCommand } from "./templates.ts";
