export { diffLines } from "diff";
