export { toAscii } from "./ascii.ts";
