import Table from "cli-table3";

/** How a bordered table looks. */
interface TableLook {
  /** Columns of the terminal; below 60, cells touch their borders. */
  width: number | undefined;
  /** Every column but the first. */
  rightAligned?: boolean;
}

/** A small table of figures with borders. Cells are escaped, and may be colored. */
export function borderedTable(
  rows: readonly (readonly string[])[],
  { width = 80, rightAligned = false }: TableLook,
): string {
  const padding = width < 60 ? 0 : 1;
  // Without empty lists here cli-table3 colors head and borders on its own account, even where color is off.
  const table = new Table({
    style: { head: [], border: [], compact: true, "padding-left": padding, "padding-right": padding },
    ...(rightAligned ? { colAligns: (rows[0] ?? []).map((_, index) => (index === 0 ? "left" : "right")) } : {}),
  });
  table.push(...rows.map((row) => [...row]));
  return table.toString();
}
