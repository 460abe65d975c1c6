import { COLUMN_GAP } from "../text/width.ts";
import type { Column } from "./columns.ts";

/** Text columns shrink to this before a column is dropped. */
const SMALLEST_TEXT_WIDTH = 18;

/** A column and its width. */
export interface PlacedColumn {
  column: Column;
  width: number;
}

const totalWidth = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + COLUMN_GAP * Math.max(0, widths.length - 1);

const smallestWidth = ({ column, width }: PlacedColumn): number =>
  column.kind === "text" ? Math.min(width, SMALLEST_TEXT_WIDTH) : width;

/**
 * Fits columns into the terminal's width: the least important ones are dropped first, then text columns shrink. Ids are
 * never truncated. `undefined` when even the columns without a rank do not fit side by side.
 */
export function placeColumns(
  natural: readonly PlacedColumn[],
  available: number | undefined,
): PlacedColumn[] | undefined {
  let placed = [...natural];
  if (available === undefined) return placed;
  while (totalWidth(placed.map(smallestWidth)) > available) {
    const droppable = placed.filter(({ column }) => column.rank !== undefined);
    if (droppable.length === 0) return undefined;
    const last = Math.max(...droppable.map(({ column }) => column.rank ?? 0));
    placed = placed.filter(({ column }) => column.rank !== last);
  }
  return shrinkText(placed, available);
}

function shrinkText(placed: PlacedColumn[], available: number): PlacedColumn[] {
  let excess = totalWidth(placed.map(({ width }) => width)) - available;
  const widths = placed.map(({ width }) => width);
  while (excess > 0) {
    const widest = placed.reduce((best, { column }, index) => {
      if (column.kind !== "text") return best;
      return best === -1 || (widths[index] ?? 0) > (widths[best] ?? 0) ? index : best;
    }, -1);
    if (widest === -1) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
    excess -= 1;
  }
  return placed.map(({ column }, index) => ({ column, width: widths[index] ?? 0 }));
}
