export { runView } from "./run-view.ts";
