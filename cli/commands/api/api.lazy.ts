export { newApiCommand } from "./api.ts";
