import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Database, Write } from "../../store/database.ts";
import type { Query, Values } from "../../store/query.ts";
import { OWNED_TABLES } from "../../store/tables.ts";

// Statements on what organizations own name one organization, so that a database of many machines runs each on one of them.

/** Statements that reach every organization, and why. None is part of a request to the API. */
export const OF_ALL: readonly (readonly [RegExp, string])[] = [
  [/from jobs where state = 'waiting' and org_id > :lastOrgId/, "finds the organization whose job is next"],
  [/where state = 'running' and \(lease_until < :now/, "takes jobs back from workers that are silent"],
  [/select distinct worker from jobs where state = 'running'/, "names workers, to find those that have ended"],
  [/where state = 'running' and worker = :worker/, "takes jobs back from a worker that has ended"],
  [/from jobs group by state$/, "the figures of /metrics"],
  [/select \(select count\(\*\) from organizations\)/, "counts what a restored backup has"],
];

/** Reports whether a statement is one of those. */
export function isOfAll(sql: string): boolean {
  return OF_ALL.some(([pattern]) => pattern.test(sql.trim()));
}

const MENTION = new RegExp(`\\b(?:from|join|into|update)\\s+(${OWNED_TABLES.join("|")})\\b`, "g");
const COMPARED = /\borg_id\s*=\s*(?::(\w+)|\w+\.org_id)/g;
const INSERTED = /^\s*insert into \w+ \([^)]*\borg_id\b/;

/** Why a statement could reach more than one organization; undefined when it names one. */
export function findReach(sql: string): string | undefined {
  const mentions = [...sql.matchAll(MENTION)].map(([, table]) => table);
  if (mentions.length === 0 || INSERTED.test(sql)) return undefined;
  const comparisons = [...sql.matchAll(COMPARED)];
  if (!comparisons.some(([, parameter]) => parameter !== undefined)) return "it names no organization";
  if (comparisons.length < mentions.length) return `of ${mentions.join(", ")} one has no organization`;
  return undefined;
}

/** Texts of the statements that a folder's sources define, what is put into them left blank. */
export function definedStatements(folder: string): { file: string; sql: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/(?:^|\/)(?:test|node_modules|dist|generated)\//.test(file))
    .flatMap((file) => statementsOf(join(folder, file)).map((sql) => ({ file, sql })));
}

function statementsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "defineQuery")
      for (const argument of node.arguments) found.push(...textOf(argument));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" … ")];
}

/** A statement that was sent: how often, the organizations that it named, the values that it had last, and the rows that it read in all. */
export interface SentStatement {
  times: number;
  organizations: Set<unknown>;
  parameters: object;
  rows: number;
}

/** Notes every statement that goes through a database from now on. */
export function recordStatements(database: Database): Map<string, SentStatement> {
  const seen = new Map<string, SentStatement>();
  const note = ({ sql }: { sql: string }, parameters: object, rows = 0) => {
    const { times, organizations, rows: before } = seen.get(sql) ?? { times: 0, organizations: new Set(), rows: 0 };
    seen.set(sql, { times: times + 1, organizations, parameters, rows: before + rows });
    const named = [...sql.matchAll(COMPARED)].flatMap(([, name]) =>
      name === undefined ? [] : [(parameters as Values)[name]],
    );
    if (new Set(named).size > 1) organizations.add("several at once");
    for (const one of named) organizations.add(one);
  };
  const noteWrite = (write: Write) => {
    if (!("table" in write)) return note(write.query, write.parameters);
    const columns = Object.keys(write.rows[0] ?? {}).join(", ");
    if (write.rows.length > 0) note({ sql: `insert into ${write.table} (${columns})` }, {});
  };
  const { all, first, write, writeReturning } = database;
  Object.assign(database, {
    all: async (query: Query<object, unknown>, parameters: object) => {
      const rows = await all.call(database, query, parameters);
      note(query, parameters, rows.length);
      return rows;
    },
    first: async (query: Query<object, unknown>, parameters: object) => {
      const row = await first.call(database, query, parameters);
      note(query, parameters, row ? 1 : 0);
      return row;
    },
    write: (writes: Write[]) => {
      writes.forEach(noteWrite);
      return write.call(database, writes);
    },
    writeReturning: (query: Query<object, unknown>, parameters: object, options: object) => {
      note(query, parameters);
      return writeReturning.call(database, query, parameters, options);
    },
  });
  return seen;
}
