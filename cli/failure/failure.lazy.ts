export { reportError } from "./report-error.ts";
export { suggestCommand } from "./suggestions.ts";
