export { Copy } from "./copy.ts";
export { COPY_TABLES } from "./copy-tables.ts";
export { readCopy } from "./read-copy.ts";
export { syncTable } from "./sync-table.ts";
