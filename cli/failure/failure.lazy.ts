export { reportError } from "./report-error.ts";
