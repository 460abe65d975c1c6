export { newCiCommand } from "./ci.ts";
