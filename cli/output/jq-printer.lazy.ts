export { printJq, printJqPages } from "./jq.ts";
