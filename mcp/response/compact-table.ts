import type { Table, Value } from "./tool-response.ts";

/** A table reduced to the columns that differ, and the values that all rows share. */
export interface CompactTable {
  table: Table;
  /** Values of the columns that are equal in all rows; columns without any value are dropped. */
  shared: Record<string, Value>;
}

/** Extracts columns that are equal in all rows. A table of one row keeps them, and drops empty ones. */
export function compactTable({ columns, rows }: Table): CompactTable {
  const [first = []] = rows;
  const isEqual = (column: number): boolean => rows.every((row) => isSame(row[column], first[column]));
  const isDropped = columns.map((_, column) => isEqual(column) && (rows.length > 1 || isEmpty(first[column])));
  // Rows need at least one column.
  if (isDropped.every((dropped) => dropped)) isDropped[0] = false;
  const shared = columns.flatMap((name, column): [string, Value][] =>
    isDropped[column] && !isEmpty(first[column]) ? [[name, first[column]]] : [],
  );
  const keep = <Item>(items: readonly Item[]): Item[] => items.filter((_, column) => !isDropped[column]);
  return { table: { columns: keep(columns), rows: rows.map(keep) }, shared: Object.fromEntries(shared) };
}

const isEmpty = (value: Value): boolean => value === null || value === undefined || value === "";

const isSame = (one: Value, two: Value): boolean => one === two || (isEmpty(one) && isEmpty(two));
