import pg from "pg";
import { expect, it } from "vitest";
import { type Database, insertRows, statement, WriteConflict } from "../store/database.ts";
import { FULL, READ_ONLY } from "../store/failures.ts";
import { PostgresDatabase } from "../store/postgres-database.ts";
import { POOL_DEFAULTS } from "../store/postgres-pool.ts";
import { defineQuery } from "../store/query.ts";

// What is sent to a PostgreSQL, and what follows from its answers. Those are the test's: postgres-runs.test.ts asks a real one.

interface Sent {
  name?: string;
  text: string;
  values?: unknown[];
}
type Answer = object[] | Error;

/** A database on one connection, which gives the answers one after the other, then no rows. */
function open(given: readonly Answer[] = [], isPooler = false) {
  const answers = [...given];
  const sent: Sent[] = [];
  const released: unknown[] = [];
  const query = async (asked: Sent) => {
    sent.push(asked);
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return { rows: answer, rowCount: answer.length };
  };
  const pool = { connect: async () => ({ query, release: (error: unknown) => released.push(error) }) };
  const database: Database = new PostgresDatabase(
    { pool: pool as unknown as pg.Pool, sockets: new Set(), isPooler },
    POOL_DEFAULTS,
  );
  return { database, sent, released, texts: () => sent.map(({ text }) => text) };
}

const failure = (code: string, message = code) =>
  Object.assign(new pg.DatabaseError(message, 0, "error"), { code, severity: "ERROR" });

const find = defineQuery<{ id: string }, { id: string }>("select id from users where id = :id");
const planned = defineQuery<object, object>("select 1", { isPlannedByValues: true });
const rename = defineQuery<{ name: string }, { name: string }>("update users set name = :name returning name");
const FIND = "select id from users where id = $1";

it("sends a statement by name, once for each text, with the values at their places", async () => {
  const { database, sent } = open([[{ id: "a" }, { id: "b" }], [{ id: "c" }, { id: "d" }], []]);
  expect(await database.all(find, { id: "1" })).toEqual([{ id: "a" }, { id: "b" }]);
  expect(await database.first(find, { id: "2" })).toEqual({ id: "c" });
  expect(await database.first(find, { id: "3" })).toBeUndefined();
  const name = sent[0]?.name;
  expect(name).toHaveLength(43);
  expect(sent).toEqual(["1", "2", "3"].map((id) => ({ name, text: FIND, values: [id] })));
});

it("returns columns as bytes where a query says so", async () => {
  const { database } = open([
    [
      { documents: "ä", total: 1 },
      { documents: null, total: 2 },
    ],
  ]);
  const rows = await database.all(defineQuery<object, object>("select", { bytes: ["documents"] }), {});
  expect(rows).toEqual([
    { documents: Buffer.from("ä"), total: 1 },
    { documents: null, total: 2 },
  ]);
});

it("names no statement that is planned by its values, nor any behind a pooler", async () => {
  const direct = open();
  await direct.database.all(planned, {});
  const pooled = open([], true);
  await pooled.database.all(find, { id: "1" });
  expect([...direct.sent, ...pooled.sent].map(({ name }) => name)).toEqual([undefined, undefined]);
});

it.each(["26000", "42P05"])("names no statement any more once a pooler has lost one: %s", async (code) => {
  const { database, sent } = open([failure(code), [{ id: "a" }], []]);
  expect(await database.all(find, { id: "1" })).toEqual([{ id: "a" }]);
  await database.all(find, { id: "2" });
  expect(sent.map(({ name }) => name !== undefined)).toEqual([true, false, false]);
});

it("parses statements again once the schema has changed", async () => {
  const { database, sent } = open([failure("0A000", "cached plan must not change result type"), [{ id: "a" }]]);
  expect(await database.all(find, { id: "1" })).toEqual([{ id: "a" }]);
  expect(sent[1]?.name).toBe(`${sent[0]?.name} 1`);
});

it.each([
  ["another lack of a feature", open([failure("0A000", "other")])],
  ["a statement that a pooler loses without a name", open([failure("26000")], true)],
])("repeats no read after %s", async (_case, { database, sent }) => {
  await expect(database.all(find, { id: "1" })).rejects.toThrow(pg.DatabaseError);
  expect(sent).toHaveLength(1);
});

const STANDBY = failure("0A000", "cannot use serializable mode in a hot standby");

it("reads from a standby in a transaction of its own kind, until it can be written", async () => {
  const { database, texts } = open([
    STANDBY,
    [],
    [{ id: "a" }],
    [],
    [],
    [{ id: "b" }],
    [],
    [{ name: "x" }],
    [{ id: "c" }],
  ]);
  const read = [await database.all(find, { id: "1" }), await database.all(find, { id: "2" })];
  expect(await database.writeReturning(rename, { name: "x" })).toEqual([{ name: "x" }]);
  expect([...read, await database.all(find, { id: "3" })]).toEqual([[{ id: "a" }], [{ id: "b" }], [{ id: "c" }]]);
  const onStandby = ["begin isolation level repeatable read read only", FIND, "commit"];
  expect(texts()).toEqual([FIND, ...onStandby, ...onStandby, "update users set name = $1 returning name", FIND]);
});

it.each(["40001", "40P01"])("repeats what has lost a conflict: %s", async (code) => {
  const { database, sent, released } = open([failure(code), [{ id: "a" }]]);
  expect(await database.all(find, { id: "1" })).toEqual([{ id: "a" }]);
  expect([sent.length, released]).toEqual([2, [undefined, undefined]]);
});

it("takes a duplicate row for a conflict, and keeps the connection", async () => {
  const { database, released } = open([failure("23505", "duplicate key")]);
  await expect(database.writeReturning(rename, { name: "x" })).rejects.toEqual(new WriteConflict("duplicate key"));
  expect(released).toEqual([undefined]);
});

it("does not use a connection again that is lost", async () => {
  const lost = new Error("Connection terminated");
  const { database, released } = open([lost]);
  await expect(database.all(find, { id: "1" })).rejects.toBe(lost);
  expect(released).toEqual([lost]);
});

const row = (name: string) => ({ name, value: name });
const MANY =
  "insert into settings (name, value) select name, value from json_populate_recordset(cast(null as settings), $1)";

it("inserts a row as it is, and many as one value, up to a thousand at once", async () => {
  const { database, sent, texts } = open();
  await database.write([insertRows("settings", [row("a")])]);
  await database.write([insertRows("settings", [row("b"), row("c")]), insertRows("settings", [])]);
  const rows = Array.from({ length: 1_001 }, (_, index) => row(`${index}`));
  await database.write([insertRows("settings", rows), statement(rename, { name: "x" })]);
  const update = "update users set name = $1 returning name";
  expect(texts()).toEqual([
    "insert into settings (name, value) values ($1, $2)",
    MANY,
    ...["begin", MANY, MANY, update, "commit"],
  ]);
  const values = sent.map((one) => one.values);
  expect(values.slice(0, 2)).toEqual([["a", "a"], [JSON.stringify([row("b"), row("c")])]]);
  expect(values.slice(3, 6)).toEqual([
    [JSON.stringify(rows.slice(0, 1_000))],
    [JSON.stringify(rows.slice(1_000))],
    ["x"],
  ]);
});

it("stores the words of the index with their places", async () => {
  const { database, sent } = open();
  const words = { org_id: "o", meeting_id: "m", kind: "call", source_id: "", part: 0, version: 1, words: "wa wb wa" };
  await database.write([insertRows("search_documents", [words])]);
  expect(sent[0]?.values?.at(-1)).toBe("'wa':1,3 'wb':2");
});

it("runs a script as one transaction that others wait for, without a limit of time", async () => {
  const { database, texts, released } = open();
  await database.script(["create table a ()", "create table b ()"]);
  const settings = ["set local statement_timeout = 0", "select pg_advisory_xact_lock($1)"];
  expect(texts()).toEqual(["begin", ...settings, "create table a ()", "create table b ()", "commit"]);
  expect(released).toEqual([undefined]);
});

it.each([
  [false, ["set statement_timeout = 0", expect.stringContaining("client_connection_check_interval"), "vacuum"]],
  [true, ["vacuum"]],
])("runs a statement alone, on a connection that ends with it: pooler %s", async (isPooler, expected) => {
  const { database, texts, released } = open([], isPooler);
  await database.compact();
  expect([texts(), released]).toEqual([expected, [true]]);
});

const ON = [{ transaction_read_only: "on" }];
const OFF = [{ transaction_read_only: "off" }];

it.each<[string, Answer[], boolean, string | undefined, number]>([
  ["read-only", [ON], true, READ_ONLY, 1],
  ["not suspect", [OFF], false, undefined, 1],
  ["writable", [OFF], true, undefined, 5],
  ["full", [OFF, failure("53100")], true, FULL, 2],
  ["full of pages", [OFF, [], [], failure("53100")], true, FULL, 5],
  ["unwilling", [OFF, failure("XX000")], true, "the database accepts no writes", 2],
])("finds why writes fail: %s", async (_case, answers, mustTry, problem, count) => {
  const { database, sent } = open(answers);
  expect(await database.findWriteProblem(mustTry)).toBe(problem);
  expect(sent).toHaveLength(count);
});

it("tries a write after one that failed, until one succeeds", async () => {
  const { database, sent } = open([failure("53100"), OFF, [], [], [], [], OFF]);
  await expect(database.writeReturning(rename, { name: "x" })).rejects.toThrow("53100");
  expect(await database.findWriteProblem(false)).toBeUndefined();
  expect(sent).toHaveLength(6);
  await database.findWriteProblem(false);
  expect(sent).toHaveLength(7);
});

it("is no file", async () => {
  const { database } = open();
  await expect(database.copyTo("x")).rejects.toThrow("PostgreSQL is backed up with pg_dump.");
  expect([database.version(), await database.untilLasting()]).toEqual([undefined, undefined]);
});
