import Table from "cli-table3";

/** A small table with borders. Cells are escaped, and may be colored. */
export function borderedTable(rows: readonly (readonly string[])[]): string {
  // Without empty lists here cli-table3 colors head and borders on its own account, even where color is off.
  const table = new Table({ style: { head: [], border: [], compact: true } });
  table.push(...rows.map((row) => [...row]));
  return table.toString();
}
