export { compareSpecs } from "./compare-specs.ts";
