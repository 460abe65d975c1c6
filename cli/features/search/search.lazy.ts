export { runSearch } from "./run-search.ts";
