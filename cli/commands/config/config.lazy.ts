export { newConfigCommand } from "./config.ts";
