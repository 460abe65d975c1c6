export { findObject } from "./find-object.ts";
export { findPersonId } from "./find-person.ts";
export { createRowNames } from "./name-rows.ts";
