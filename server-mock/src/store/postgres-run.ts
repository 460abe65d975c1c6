import type pg from "pg";
import { serialize } from "pg-protocol";
import type { SqlValue } from "./query.ts";

/** One statement as PostgreSQL gets it. Without a name it is parsed every time. */
export interface PostgresStatement {
  name?: string;
  text: string;
  values: readonly SqlValue[];
}

/** Result of one statement. */
export interface StatementResult {
  rows: object[];
  rowCount: number;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** The parts of `pg.Connection` that its types leave out. */
interface RunConnection {
  stream: { write(bytes: Uint8Array): boolean };
}

type TypeParsers = (type: number) => (text: string) => unknown;

/** Columns of the statements that a connection knows by name. */
const describedStatements = new WeakMap<RunConnection, Map<string, Column[]>>();

/**
 * Statements that travel in one write and are ended by one sync: one round trip and, outside of an explicit transaction, one
 * transaction. A query object of `pg`, whose own one writes a packet per message and asks for the columns every time.
 *
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class PostgresRun implements pg.Submittable {
  /** Results so far, in the order of the statements. */
  readonly results: StatementResult[] = [];
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
    this.#described = describedOn(connection as unknown as RunConnection);
    const sent = new Set<string>();
    const messages: Uint8Array[] = [];
    for (const { name = "", text, values } of this.#statements) {
      const isKnown = this.#described.has(name);
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
    stream.write(Buffer.concat(messages));
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    const columns = this.#columns ?? [];
    for (let index = 0; index < columns.length; index += 1) {
      const { name, parse } = columns[index] as Column;
      const text = fields[index] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.#statements[this.results.length]?.name;
    if (name !== undefined) this.#described.set(name, this.#columns ?? []);
    // `INSERT 0 5` says how many rows it was, `BEGIN` does not.
    const rowCount = Number(text.slice(text.lastIndexOf(" ") + 1)) || 0;
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

  /** Statements are complete and return all rows at once, so `pg` calls none of these. */
  handleEmptyQuery(): undefined {
    return undefined;
  }
  handlePortalSuspended(): undefined {
    return undefined;
  }
  handleCopyInResponse(): undefined {
    return undefined;
  }
  handleCopyData(): undefined {
    return undefined;
  }

  #begin(): void {
    const name = this.#statements[this.results.length]?.name;
    this.#columns = name === undefined ? undefined : this.#described.get(name);
    this.#rows = [];
  }
}

function describedOn(connection: RunConnection): Map<string, Column[]> {
  const known = describedStatements.get(connection);
  if (known) return known;
  const described = new Map<string, Column[]>();
  describedStatements.set(connection, described);
  return described;
}

function toText(value: SqlValue): string | null {
  return value === null ? null : String(value);
}
