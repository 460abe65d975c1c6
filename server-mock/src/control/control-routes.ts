import { Hono } from "hono";
import { STATUS_OF } from "../errors/api-error.ts";
import type { FaultList, FaultRule } from "../faults/fault-list.ts";
import { OPERATIONS } from "../generated/operations.ts";
import type { AccessLogEntry } from "../http/access-log.ts";
import type { Database } from "../store/database.ts";
import { restoreSnapshot, type Snapshot, takeSnapshot } from "../store/snapshot.ts";

/** Parts of the control plane. */
export interface ControlParts {
  faults: FaultList;
  database: Database;
  /** The latest responses, oldest first. */
  requests: readonly AccessLogEntry[];
}

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const RULE_MEMBERS: Record<keyof FaultRule, Check> = {
  operationId: isOneOf(OPERATIONS.map((operation) => operation.id)),
  times: isCount,
  after: isCount,
  delayMs: isCount,
  status: (value) => isCount(value) && Number(value) >= 400 && Number(value) <= 599,
  code: isOneOf(Object.keys(STATUS_OF)),
  retryAfterSeconds: isCount,
  drop: isOneOf([true, false]),
  body: isOneOf(["truncated", "malformed"]),
};

/**
 * `/_mock`: faults, snapshots and the latest requests for tests in other processes and languages. It changes everything
 * without a key, so it is off unless asked for.
 */
export function createControlRoutes({ faults, database, requests }: ControlParts): Hono {
  const snapshots = new Map<string, Snapshot>();
  const control = new Hono();
  control.use(async (context, next) => {
    const problem = strangerProblem(context.req.raw);
    return problem === undefined ? next() : context.json({ error: problem }, 403);
  });
  control.get("/faults", (context) => context.json(faults.list().map(({ rule, hits }) => ({ ...rule, hits }))));
  control.post("/faults", async (context) => {
    if (!/^application\/json\b/i.test(context.req.header("content-type") ?? ""))
      return context.json({ error: "Send the rule as JSON, with Content-Type: application/json." }, 415);
    const rule: unknown = await context.req.json().catch(() => undefined);
    const problem = problemOf(rule);
    if (problem !== undefined) return context.json({ error: problem }, 400);
    faults.add(rule as FaultRule);
    return context.json(rule as object, 201);
  });
  control.delete("/faults", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  control.post("/snapshot", async (context) => {
    const id = String(snapshots.size + 1);
    snapshots.set(id, await takeSnapshot(database));
    return context.json({ id }, 201);
  });
  control.post("/restore/:id", async (context) => {
    const snapshot = snapshots.get(context.req.param("id"));
    if (!snapshot) return context.json({ error: "There is no such snapshot. POST /_mock/snapshot makes one." }, 404);
    await restoreSnapshot(database, snapshot);
    return context.body(null, 204);
  });
  control.post("/reset", async (context) => {
    faults.clear();
    const first = snapshots.get("1");
    if (first) await restoreSnapshot(database, first);
    return context.body(null, 204);
  });
  control.get("/requests", (context) => context.json(requests));
  return control;
}

/** A page of another origin may send requests, from the browser of somebody who develops here. */
function strangerProblem({ url, headers }: Request): string | undefined {
  const [origin, site] = [headers.get("origin"), headers.get("sec-fetch-site")];
  const isOwn = origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
  if (isOwn && (site === null || site === "same-origin" || site === "none")) return undefined;
  return "The control plane takes requests from its own host only.";
}

function problemOf(rule: unknown): string | undefined {
  if (typeof rule !== "object" || rule === null || Array.isArray(rule)) return "Expected a JSON object.";
  for (const [name, value] of Object.entries(rule)) {
    const check = Object.hasOwn(RULE_MEMBERS, name) ? RULE_MEMBERS[name as keyof FaultRule] : undefined;
    if (!check) return `\`${name}\` is unknown; known are ${Object.keys(RULE_MEMBERS).join(", ")}.`;
    if (!check(value)) return `\`${name}\` cannot be ${JSON.stringify(value)}.`;
  }
  return undefined;
}
