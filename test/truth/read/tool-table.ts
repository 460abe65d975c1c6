import type { ToolResult } from "../../mcp/support/environment.ts";
import type { TrueRecords } from "../organization/records.ts";

type Cells = Readonly<Record<string, unknown>>;

/** Rows of a tool's structured content. */
export const rowsOf = ({ structured }: ToolResult): Cells[] => (structured["rows"] ?? []) as Cells[];

/**
 * The id of a person by what a surface calls them; a name that two people have, with nothing beside it, is nobody's. The beginning of an
 * id is a name for whom the API names nowhere: it lists no users, and names the owners of meetings alone.
 */
export function personCalled(label: unknown, { users, meetings }: TrueRecords): string {
  const text = String(label);
  const [, name = text, mark = ""] = /^(.*) [(<]([^()<>]+)[)>]$/.exec(text) ?? [];
  const fits = users.filter(
    (user) =>
      user.name === text ||
      (user.name === name && (user.id.startsWith(mark) || user.email === mark)) ||
      (user.id.startsWith(text) && !meetings.some(({ user_id: owner }) => owner === user.id)),
  );
  return fits.length === 1 ? (fits[0]?.id ?? "") : `nobody: ${text}`;
}

/** The whole of a shortened id, among those that the organization has. */
export function wholeId(short: unknown, rows: readonly { id: string }[]): string {
  const fits = rows.filter(({ id }) => id.startsWith(String(short)));
  return fits.length === 1 ? (fits[0]?.id ?? "") : `nothing: ${short}`;
}

/** An empty cell is no figure. */
export const figureIn = (value: unknown): unknown => (value === "" || value === undefined ? null : value);
