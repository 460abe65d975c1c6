export { newBrowseCommand } from "./browse.ts";
