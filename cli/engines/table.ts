import Table from "cli-table3";

/** cli-table3, in a file of its own that is loaded for tables alone. */
export const tableEngine = { Table };
