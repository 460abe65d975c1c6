import type { Duplex } from "node:stream";
import type pg from "pg";
import { serialize } from "pg-protocol";
import { PostgresReader, type RowTarget } from "./postgres-reader.ts";
import type { SqlValue } from "./query.ts";

/** One statement as PostgreSQL gets it. Without a name it is parsed every time. */
export interface PostgresStatement {
  name?: string;
  text: string;
  values: readonly SqlValue[];
  /** Columns whose bytes are left as they arrive. */
  bytes?: readonly string[] | undefined;
}

/** Result of one statement. */
export interface StatementResult {
  rows: object[];
  rowCount: number;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
  isBytes: boolean;
}

/** The parts of `pg.Connection` that its types leave out. */
interface RunConnection {
  stream: Duplex;
}

type TypeParsers = (type: number) => (text: string) => unknown;

/** What is known of a connection: who reads from it, and the columns of the statements that it knows by name. */
interface Known {
  reader: PostgresReader;
  described: Map<string, Column[]>;
}

const knownConnections = new WeakMap<RunConnection, Known>();
const INT32_BYTES = 4;
const COUNT_BYTES = 2;
const NULL_LENGTH = -1;

/**
 * Statements that travel in one write and are ended by one sync: one round trip and, outside of an explicit transaction, one
 * transaction. A query object of `pg`, whose own one writes a packet per message and asks for the columns every time.
 *
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class PostgresRun implements pg.Submittable, RowTarget {
  /** Results so far, in the order of the statements. */
  readonly results: StatementResult[] = [];
  /** False while nothing was sent, so that nothing can have been done. */
  isSent = false;
  /** Called by `pg` with the results, or with what went wrong. */
  callback: ((error: Error | undefined, results?: StatementResult[]) => void) | undefined;
  readonly #statements: readonly PostgresStatement[];
  readonly #parserOf: TypeParsers;
  #described = new Map<string, Column[]>();
  #columns: Column[] | undefined;
  #rows: object[] = [];

  constructor(statements: readonly PostgresStatement[], parserOf: TypeParsers) {
    this.#statements = statements;
    this.#parserOf = parserOf;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection as unknown as RunConnection;
    const { reader, described } = knownOf(connection as unknown as RunConnection);
    this.#described = described;
    const sent = new Set<string>();
    const messages: Uint8Array[] = [];
    for (const { name = "", text, values } of this.#statements) {
      const isKnown = described.has(name);
      if (!isKnown && !sent.has(name)) {
        // What a failed run has left is closed first; closing what is not there is no error.
        if (name !== "") messages.push(serialize.close({ type: "S", name }), serialize.parse({ name, text }));
        else messages.push(serialize.parse({ text }));
        if (name !== "") sent.add(name);
      }
      messages.push(serialize.bind({ statement: name, values: values.map(toText) }));
      if (!isKnown) messages.push(serialize.describe({ type: "P" }));
      messages.push(serialize.execute());
    }
    messages.push(serialize.sync());
    this.#begin();
    reader.target = this;
    this.isSent = true;
    stream.write(Buffer.concat(messages));
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const bytes = this.#statements[this.results.length]?.bytes ?? [];
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#parserOf(dataTypeID),
      isBytes: bytes.includes(name),
    }));
  }

  onRow(bytes: Buffer, start: number): void {
    const row: Record<string, unknown> = {};
    const columns = this.#columns ?? [];
    let offset = start + COUNT_BYTES;
    for (const { name, parse, isBytes } of columns) {
      const length = bytes.readInt32BE(offset);
      offset += INT32_BYTES;
      if (length === NULL_LENGTH) {
        row[name] = null;
        continue;
      }
      const end = offset + length;
      row[name] = isBytes ? bytes.subarray(offset, end) : parse(bytes.toString("utf8", offset, end));
      offset = end;
    }
    this.#rows.push(row);
  }

  onComplete(tag: string): void {
    const name = this.#statements[this.results.length]?.name;
    if (name !== undefined) this.#described.set(name, this.#columns ?? []);
    // `INSERT 0 5` says how many rows it was, `BEGIN` does not.
    const rowCount = Number(tag.slice(tag.lastIndexOf(" ") + 1)) || 0;
    this.results.push({ rows: this.#rows, rowCount });
    this.#begin();
  }

  handleReadyForQuery(): void {
    this.callback?.(undefined, this.results);
  }

  handleError(error: Error): void {
    // Whatever went wrong with them, a plan that no longer fits included, they are parsed again.
    for (const { name } of this.#statements) if (name !== undefined) this.#described.delete(name);
    this.callback?.(error);
  }

  #begin(): void {
    const name = this.#statements[this.results.length]?.name;
    this.#columns = name === undefined ? undefined : this.#described.get(name);
    this.#rows = [];
  }
}

function knownOf(connection: RunConnection): Known {
  const known = knownConnections.get(connection);
  if (known) return known;
  const first = { reader: new PostgresReader(connection.stream), described: new Map<string, Column[]>() };
  knownConnections.set(connection, first);
  return first;
}

function toText(value: SqlValue): string | null {
  return value === null ? null : String(value);
}
