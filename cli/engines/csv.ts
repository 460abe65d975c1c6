import { stringify } from "csv-stringify/sync";

/** CSV writing, in a file of its own that is loaded for that format. */
export const csvEngine = { stringify };
