export { Chalk } from "chalk";
