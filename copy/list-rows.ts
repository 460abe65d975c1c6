import { endOfUnit } from "../core/periods/calendar.ts";
import type { Copy } from "./copy.ts";
import type { CopyDatabase } from "./copy-database.ts";
import type { CopyTable } from "./copy-tables.ts";

/** Column and SQL of a filter, by query parameter; requests with other filters go to the service. */
const CONDITIONS: Readonly<Record<string, readonly [column: string, condition: string]>> = {
  status: ["status", "= ?"],
  user_id: ["user_id", "= ?"],
  call_type: ["call_type", "= ?"],
  is_active: ["is_active", "= (? = 'true')"],
  from: ["at", ">= ?"],
  to: ["at", "<= ?"],
  date_from: ["at", ">= ?"],
  date_to: ["at", "<= ?"],
  min_score: ["overall_score", ">= CAST(? AS NUMERIC)"],
  max_score: ["overall_score", "<= CAST(? AS NUMERIC)"],
};

const BARE_DATE = /^\d{4}-\d\d-\d\d$/;

/** Reads a page of a list as the API returns it; undefined if the copy does not support a filter. */
export async function listRows(
  { database }: Copy,
  { table, detailMembers }: CopyTable,
  query: URLSearchParams,
): Promise<object | undefined> {
  const filters: { column: string; condition: string; value: string }[] = [];
  for (const [name, value] of query) {
    if (name === "page" || name === "limit") continue;
    const [column, condition] = CONDITIONS[name] ?? [];
    if (column === undefined || condition === undefined) return undefined;
    if (await isMissing(database, table, column)) return undefined;
    filters.push({ column, condition, value: column === "at" ? toMoment(name, value) : value });
  }
  const page = Number(query.get("page") ?? 1);
  const limit = Number(query.get("limit") ?? 20);
  const where = filters.map(({ column, condition }) => ` AND ${column} ${condition}`).join("");
  const values = filters.map(({ value }) => value);
  const [counted] = await database.rows<{ total: unknown }>(
    `SELECT count(*) AS total FROM ${table} WHERE true${where}`,
    values,
  );
  const total = Number(counted?.total);
  const rows = await database.rows<{ data: string }>(
    `SELECT CAST(data AS TEXT) AS data FROM ${table} WHERE true${where} ORDER BY ${database.sql.newestFirst} LIMIT ? OFFSET ?`,
    [...values, limit, (page - 1) * limit],
  );
  const data = rows.map((row) => withoutDetails(JSON.parse(row.data) as Record<string, unknown>, detailMembers));
  const meta = { page, limit, total, total_pages: Math.ceil(total / limit), has_more: page * limit < total };
  return { data, error: null, meta };
}

/** Reports whether there are rows and none has this column: a service may filter by fields that it does not return. */
async function isMissing(database: CopyDatabase, table: string, column: string): Promise<boolean> {
  const [given] = await database.rows(`SELECT 1 AS one FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`);
  return given === undefined && (await database.rows(`SELECT 1 AS one FROM ${table} LIMIT 1`)).length > 0;
}

/** Finds one row by id, or several by a column, in full; undefined if its rows lack the column. */
export async function findRows(
  { database }: Copy,
  { table }: Pick<CopyTable, "table">,
  [column, value]: readonly [string, string],
): Promise<object[] | undefined> {
  if (await isMissing(database, table, column)) return undefined;
  const query = `SELECT CAST(data AS TEXT) AS data FROM ${table} WHERE ${column} = ? ORDER BY ${database.sql.newestFirst}`;
  const rows = await database.rows<{ data: string }>(query, [value]);
  return rows.map(({ data }) => JSON.parse(data) as object);
}

function withoutDetails(row: Record<string, unknown>, names: readonly string[]): object {
  for (const name of names) delete row[name];
  return row;
}

/** Converts a bound to the copy's time format: a date is a day in UTC, and for `to` its end. */
function toMoment(name: string, value: string): string {
  const time = new Date(value);
  const isEnd = BARE_DATE.test(value) && !name.endsWith("from");
  return (isEnd ? endOfUnit(time, "day", "UTC") : time).toISOString();
}
