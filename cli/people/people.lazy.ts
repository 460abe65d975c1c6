export { findObject } from "./find-object.ts";
export { findPerson } from "./find-person.ts";
export { createRowNames } from "./name-rows.ts";
