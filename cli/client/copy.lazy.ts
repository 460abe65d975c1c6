export { COPY_TABLES } from "../../copy/copy-tables.ts";
export { openCopy } from "../../copy/open-copy.ts";
export { readCopy } from "../../copy/read-copy.ts";
export { syncTable } from "../../copy/sync-table.ts";
