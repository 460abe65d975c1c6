import { newSpecCommand } from "../commands/spec/spec.ts";

/** `svc spec`, whole, with the spec and the library that compares, in a file of its own. */
export const specEngine = { newSpecCommand };
