export { newCompleteCommand } from "./complete.ts";
export { newCompletionCommand } from "./completion.ts";
