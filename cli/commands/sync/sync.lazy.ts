export { newSyncCommand } from "./sync.ts";
