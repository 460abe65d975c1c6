import pg from "pg";
import { expect, it } from "vitest";
import { OutcomeUnknown, WriteConflict } from "../store/database.ts";
import {
  type Connection,
  rollBack,
  runToCommit,
  type WriteStatement,
  writeTogether,
} from "../store/postgres-writes.ts";

type Answer = number | null | Error;

/** A connection that answers each statement with a number of rows or an error, and keeps what was sent; `/` ends a round trip. */
function connect(given: readonly Answer[]): { connection: Connection; sent: string[] } {
  const answers = [...given];
  const sent: string[] = [];
  const query = ({ text }: { text: string }) => {
    sent.push(text);
    queueMicrotask(() => sent.at(-1) === text && sent.push("/"));
    const answer = answers.shift() ?? null;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ rows: [], rowCount: answer });
  };
  return { connection: { client: { query }, isInTransaction: false } as unknown as Connection, sent };
}

const failure = (code: string, message = "failed", severity = "ERROR"): Error =>
  Object.assign(new pg.DatabaseError(message, 0, "error"), { code, severity });

/** Statements written as `text size expected`. */
const statements = (...written: string[]): WriteStatement[] =>
  written.map((one) => {
    const [text = "", size, expected] = one.split(" ");
    const expectedChanges = expected === undefined ? undefined : Number(expected);
    return { text, values: [], size: Number(size), query: { text }, expectedChanges };
  });

it.each<[string, string[], Answer[], string, number, boolean]>([
  ["nothing is not sent", [], [], "", 0, false],
  ["one statement is a transaction", ["a 1"], [3], "a /", 3, false],
  ["several are sent at once", ["a 1", "b 1"], [null, 2, 3, null], "begin a b commit /", 5, false],
  ["expectations are met before the commit", ["a 1 2"], [null, 2], "begin a / commit /", 2, true],
  ["as many as fit are sent", ["a 600", "b 400", "c 1000"], [null, 1, 2, 4], "begin a b / c / commit /", 7, true],
  ["others go apart", ["a 601", "b 400", "c 600"], [null, 1, 2, 4], "begin a / b c / commit /", 7, true],
])("sends a write: %s", async (_case, written, answers, expected, changed, isOpen) => {
  const { connection, sent } = connect(answers);
  expect(await writeTogether(connection, statements(...written))).toBe(changed);
  expect([sent.join(" "), connection.isInTransaction]).toEqual([expected, isOpen]);
});

it.each<[string, string[], Answer[], string | undefined]>([
  ["the first unmet expectation", ["a 1", "b 1 1", "c 1 1"], [null, 1, 0, 0], "b"],
  ["also where a later statement fails", ["a 1 1", "b 1"], [null, 2, failure("23505")], "a"],
  ["none that is met", ["a 1 1", "b 1 1"], [null, 1, failure("23505")], undefined],
  ["none behind a failure", ["a 1", "b 1 1"], [null, failure("23505"), 0], undefined],
])("reports why a write failed: %s", async (_case, written, answers, unmet) => {
  const { connection, sent } = connect(answers);
  const error: unknown = await writeTogether(connection, statements(...written)).catch((thrown: unknown) => thrown);
  const conflict = new WriteConflict("Another request has changed the object.", { text: unmet });
  expect(error).toEqual(unmet === undefined ? failure("23505") : conflict);
  expect(error instanceof WriteConflict ? error.query : undefined).toEqual(unmet && { text: unmet });
  expect(sent.at(-1)).toBe("/");
});

const LOST = new Error("Connection terminated unexpectedly");
const NODE =
  "connection to the remote node x failed with the following error: connection to server at x failed: refused";

it.each<[string, Answer[], boolean]>([
  ["the connection is lost", [null, LOST, LOST], true],
  ["the connection was lost before", [new Error("Client has ended and is not queryable")], false],
  ["a statement fails", [null, failure("23505"), LOST], false],
  ["the server ends before the commit", [null, failure("57P01"), LOST], false],
  ["the server ends at the commit", [null, 1, failure("57P01")], true],
  ["an idle transaction is ended at the commit", [null, 1, failure("25P03")], true],
  ["the disk fails at the commit", [null, 1, failure("58030")], true],
  ["the server fails at the commit", [null, 1, failure("XX000")], true],
  ["the commit conflicts", [null, 1, failure("40001")], false],
  ["the commit fails without a code", [null, 1, new pg.DatabaseError("failed", 0, "error")], false],
  ["a pooler has lost its connection", [null, failure("08006"), LOST], true],
  ["a code has that of a pooler in it", [null, failure("23086"), LOST], false],
  ["a node is not reached", [null, 1, failure("08006", NODE)], false],
  ["a message has that in it", [null, 1, failure("08006", `detail: ${NODE}`)], true],
])("knows whether something may have been written where %s", async (_case, answers, isUnknown) => {
  const failed = answers.find((answer) => answer instanceof Error);
  const error: unknown = await runToCommit(connect(answers).connection, statements("begin 0", "a 1", "commit 0")).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toEqual(isUnknown ? new OutcomeUnknown(failed) : failed);
});

it.each([
  [LOST, "Connection terminated unexpectedly"],
  ["gone", "gone"],
])("says in the error that the outcome is unknown, and why", (cause, why) => {
  expect(new OutcomeUnknown(cause).message).toBe(`It is not known whether the write was made: ${why}`);
});

const ENDED = failure("57P01", "", "FATAL");
it.each<[string, Error, boolean, Answer, string, Error | undefined]>([
  ["after a lost connection", LOST, true, null, "", LOST],
  ["after a server's end", ENDED, true, null, "", ENDED],
  ["without a transaction", failure("23505"), false, null, "", undefined],
  ["after a failed statement", failure("23505"), true, null, "rollback /", undefined],
  ["after a conflict", new WriteConflict("x"), true, null, "rollback /", undefined],
  ["in vain", failure("23505"), true, LOST, "rollback /", LOST],
])("rolls back %s", async (_case, reason, isInTransaction, answer, expected, unusable) => {
  const { connection, sent } = connect([answer]);
  expect(await rollBack({ ...connection, isInTransaction }, reason)).toEqual(unusable);
  expect(sent.join(" ")).toBe(expected);
});
