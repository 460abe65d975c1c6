export { builtInSpec } from "./built-in-spec.ts";
export { compareSpecs } from "./compare-specs.ts";
