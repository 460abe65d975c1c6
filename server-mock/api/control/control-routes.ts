import { isIP } from "node:net";
import { Hono } from "hono";
import type { Database } from "../../store/database.ts";
import { restoreSnapshot, type Snapshot, takeSnapshot } from "../../store/snapshot.ts";
import type { FaultList } from "../faults/fault-list.ts";
import { type FaultRule, findRuleProblem } from "../faults/fault-rule.ts";
import { redactText } from "../journal/redact.ts";
import type { RequestJournal } from "../journal/request-journal.ts";
import type { RequestMatch } from "../journal/request-match.ts";

/** Parts of the control plane. */
export interface ControlParts {
  faults: FaultList;
  database: Database;
  requests: RequestJournal;
  /** Host names of this server, beside `localhost` and IP addresses. */
  hosts: readonly string[];
}

/**
 * Creates `/_mock`: faults, snapshots and the journal for tests in other processes and languages. It needs no key and can
 * change everything, so it is off by default.
 */
export function createControlRoutes({ faults, database, requests, hosts }: ControlParts): Hono {
  const snapshots = new Map<string, Snapshot>();
  const control = new Hono();
  control.use(async (context, next) => {
    const problem = strangerProblem(context.req.raw, hosts);
    return problem === undefined ? next() : context.json({ error: problem }, 403);
  });
  control.get("/faults", (context) => context.json(faults.list().map(({ rule, hits }) => ({ ...shown(rule), hits }))));
  control.post("/faults", async (context) => {
    if (!/^application\/json\b/i.test(context.req.header("content-type") ?? ""))
      return context.json({ error: "Send the rule as JSON, with Content-Type: application/json." }, 415);
    const rule: unknown = await context.req.json().catch(() => undefined);
    const problem = findRuleProblem(rule);
    if (problem !== undefined) return context.json({ error: problem }, 400);
    faults.add(rule as FaultRule);
    return context.json(shown(rule as FaultRule), 201);
  });
  control.delete("/faults", (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  control.post("/snapshot", async (context) => {
    const snapshot = await takeSnapshot(database);
    const id = String(snapshots.size + 1);
    snapshots.set(id, snapshot);
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
    requests.clear();
    const first = snapshots.get("1");
    if (first) await restoreSnapshot(database, first);
    return context.body(null, 204);
  });
  control.get("/requests", (context) => context.json(requests.matching(toMatch(context.req.query()))));
  control.delete("/requests", (context) => {
    requests.clear();
    return context.body(null, 204);
  });
  return control;
}

/**
 * Reports why a request may come from a page of another origin, in a developer's browser. With DNS rebinding such a page has this
 * server's origin, so the host is checked too.
 */
function strangerProblem({ url, headers }: Request, hosts: readonly string[]): string | undefined {
  const { hostname } = new URL(url);
  const isLocal = hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  if (!isLocal && !hosts.includes(hostname))
    return `The control plane accepts requests to localhost or an IP address, not to ${hostname}. Allow it with --control-host.`;
  const [origin, site] = [headers.get("origin"), headers.get("sec-fetch-site")];
  const isOwn = origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
  if (isOwn && (site === null || site === "same-origin" || site === "none")) return undefined;
  return "The control plane accepts requests from its own origin only.";
}

/** A rule without its API key. */
function shown(rule: FaultRule): object {
  return JSON.parse(redactText(JSON.stringify(rule))) as object;
}

/** Filters the journal: `?operationId=listMeetings&query.page=2`. */
function toMatch(parameters: Record<string, string>): RequestMatch {
  const { operationId, method, path, key } = parameters;
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    name.startsWith("query.") ? [[name.slice("query.".length), value]] : [],
  );
  return { operationId, method, path, key, query: Object.fromEntries(query) as Record<string, string> };
}
