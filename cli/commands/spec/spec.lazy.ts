export { newSpecCommand } from "./spec.ts";
