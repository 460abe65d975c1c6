import type { Database } from "./database.ts";
import { explainTrouble } from "./failures.ts";
import { findForeignMigrations } from "./migrate.ts";

const DEADLINE_MS = 1_000;
const SILENT = "the database does not respond";

/** Checks in addition to the schema. */
export interface ReadinessQuestions {
  /** Tries a write, after one that failed unknown to the database. */
  mustWrite: boolean;
  /** Reports whether it is the database that the server was started on. */
  isSame: () => Promise<boolean>;
}

/** Explains to an operator why requests cannot be served; undefined if they can. The database has a second to respond. */
export async function findReadinessProblem(
  database: Database,
  questions: ReadinessQuestions,
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const state = { isRead: false };
  const deadline = new Promise<string>((resolve) => {
    const expire = () => resolve(state.isRead ? "the database can be read, but accepts no writes" : SILENT);
    timer = setTimeout(expire, DEADLINE_MS);
  });
  try {
    return await Promise.race([check(database, questions, state), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function check(
  database: Database,
  { mustWrite, isSame }: ReadinessQuestions,
  state: { isRead: boolean },
): Promise<string | undefined> {
  try {
    const { unknown, missing } = await findForeignMigrations(database);
    if (unknown.length > 0) return `the database has a newer schema (${unknown.join(", ")}); upgrade svc-server`;
    if (missing.length > 0)
      return `the database has an older schema (without ${missing.join(", ")}); restart svc-server to upgrade it`;
    if (!(await isSame()))
      return "the database is not the one that svc-server was started on: its keys have another pepper; restart svc-server with that pepper";
    state.isRead = true;
    return await database.findWriteProblem(mustWrite);
  } catch (error) {
    return explainTrouble(error) ?? SILENT;
  }
}
