import { figureText } from "../../core/figures/figure-text.ts";
import { flatText } from "../../core/formats/flat-text.ts";
import { formatCount } from "../../core/words/count-text.ts";
import { durationText } from "../../core/words/duration-text.ts";
import { changeText } from "../../core/words/score-text.ts";
import { readPath } from "../text/fields.ts";
import { paintChange, paintScore } from "../text/score-bar.ts";
import type { Style } from "../text/style.ts";
import { formatRelative } from "../text/values.ts";

/** How a value is displayed on a terminal. Other formats keep the API's value. */
type ColumnKind =
  | "id"
  | "person"
  | "text"
  | "status"
  | "time"
  | "duration"
  | "score"
  | "count"
  | "flag"
  | "change"
  | "trend";

/** One column of a list, or one row of a single object. */
export interface Column {
  /** Path of the field in the API's data, e.g. `scenario.name`. */
  field: string;
  title: string;
  kind: ColumnKind;
  /** What the screen shows instead of the field's value. */
  shown?: (item: unknown) => unknown;
  /** Only shown on a terminal; columns for scripts do not change. */
  isOnScreenOnly?: true;
  /** Minimum width, where later rows may be wider than the first page. */
  least?: number;
  /** Columns with a higher rank are dropped first on a narrow terminal; columns without a rank stay. */
  rank?: number;
}

/** Context for rendering a cell. */
export interface CellContext {
  now: Date;
  style: Style;
  /** Relative times are for a person at a terminal; files get ISO timestamps. */
  relativeTimes: boolean;
  /** Shortens an id to what is unique on its page; undefined where ids are whole. */
  shorten?: ((id: string) => string) | undefined;
  /** Draws a series of scores as a sparkline; only on a terminal. */
  sparkline?: ((scores: readonly unknown[]) => string) | undefined;
  /** The name of a person by id, where names are shown. */
  nameOf?: ((id: string) => string | undefined) | undefined;
}

/** Context for rendering text for a reader. */
export interface Screen extends CellContext {
  /** Width in columns; `undefined` for no limit. */
  width: number | undefined;
}

/** Value that a column shows of an item: the field's value, or its form for the screen. */
export const shownValue = ({ field, shown }: Column, item: unknown): unknown =>
  shown ? shown(item) : readPath(item, field);

const RIGHT_ALIGNED: ReadonlySet<ColumnKind> = new Set(["duration", "score", "count", "change"]);

/** Numbers line up on the right. */
export const isRightAligned = (column: Column): boolean => RIGHT_ALIGNED.has(column.kind);

/** The cell's display text, uncolored and not yet escaped. */
export function displayText(column: Column, item: unknown, context: CellContext): string {
  const value = shownValue(column, item) ?? "";
  if (value === "") return "-";
  if (column.kind === "id" && typeof value === "string") return context.shorten?.(value) ?? value;
  if (column.kind === "person" && typeof value === "string") return personCell(value, context);
  if (column.kind === "time" && typeof value === "string")
    return context.relativeTimes ? formatRelative(value, context.now) : value;
  if (column.kind === "duration" && typeof value === "number") return durationText(value);
  if (column.kind === "score" && typeof value === "number") return figureText(value);
  if (column.kind === "count" && typeof value === "number") return formatCount(value);
  if (column.kind === "change" && typeof value === "number") return changeText(value);
  if (column.kind === "trend" && Array.isArray(value)) return context.sparkline?.(value) ?? trendText(value);
  if (column.kind === "flag") return value === true ? "yes" : "no";
  return flatText(value) || "-";
}

/** A series of scores for scripts: `71.2 - 80`. */
export const trendText = (trend: readonly unknown[]): string =>
  trend.map((score) => (typeof score === "number" ? score : "-")).join(" ");

/** A list shows the name only; a single object also the id, to be copied. */
function personCell(id: string, { nameOf, shorten }: CellContext): string {
  const name = nameOf?.(id);
  if (name === undefined) return shorten?.(id) ?? id;
  return shorten ? name : `${name} (${id})`;
}

const STATUS_COLORS: Record<string, "green" | "red" | "yellow" | "cyan"> = {
  completed: "green",
  scored: "green",
  holds: "green",
  failed: "red",
  abandoned: "red",
  fails: "red",
  unchecked: "yellow",
  no_transcript: "yellow",
  pending: "yellow",
  scheduled: "yellow",
  processing: "cyan",
  fetched: "cyan",
  in_progress: "cyan",
};

/** Colors one cell: `text` is what {@link displayText} made of `value`, escaped and cut. */
export function paintCell(column: Column, value: unknown, text: string, style: Style): string {
  if (text === "-" || column.kind === "id" || column.kind === "time") return style.dim(text);
  if (column.kind === "status") {
    const color = STATUS_COLORS[String(value)];
    return color ? style[color](text) : text;
  }
  if (column.kind === "change" && typeof value === "number") return paintChange(value, text, style);
  if (column.kind === "trend") return style.cyan(text);
  if (column.kind === "score" && typeof value === "number") return paintScore(value, text, style);
  return text;
}
