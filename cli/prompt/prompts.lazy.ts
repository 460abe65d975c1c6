export { createTerminalPrompter } from "./terminal-prompter.ts";
