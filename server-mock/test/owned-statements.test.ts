import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDashboard } from "../dashboard/dashboard.ts";
import { ROUTES } from "../dashboard/routes.ts";
import { newSignInLink } from "../dashboard/session/sign-in-links.ts";
import { seedDemo } from "../demo/seed-demo.ts";
import { openService } from "../library/service.ts";
import { defineQuery } from "../store/query.ts";
import { firstAdministrator } from "../team/administration/users.ts";
import { Visitor } from "./dashboard/support/visitor.ts";
import { definedStatements, findReach, recordStatements } from "./support/owned-statements.ts";

/** Statements that reach every organization, and why. None is part of a request to the API. */
const OF_ALL: readonly (readonly [RegExp, string])[] = [
  [/from jobs where state = 'waiting' and org_id > :lastOrgId/, "finds the organization whose job is next"],
  [/select min\(run_at\) as run_at from jobs/, "says how long a worker may sleep"],
  [/where state = 'running' and \(lease_until < :now/, "takes jobs back from workers that are silent"],
  [/select distinct worker from jobs where state = 'running'/, "names workers, to find those that have ended"],
  [/where state = 'running' and worker = :worker/, "takes jobs back from a worker that has ended"],
  [/from jobs group by state$/, "the figures of /metrics"],
  [/from organizations order by created_at, name, id$/, "lists organizations to their operator, with figures"],
  [/select \(select count\(\*\) from organizations\)/, "counts what a restored backup has"],
];

const busiest = defineQuery<object, { org_id: string }>(
  "select org_id from meetings group by org_id order by count(*) desc limit 1",
);

const isOfAll = (sql: string) => OF_ALL.some(([pattern]) => pattern.test(sql.trim()));
const ROOT = join(import.meta.dirname, "..");

const FILTERS = [
  ...["meetings?status=completed", "meetings?from=2026-09-01&to=2026-11-01", "meetings?page=12&limit=100", "templates"],
  ...["templates?is_active=true&call_type=discovery", "reports", "reports?min_score=40&max_score=80", "insights"],
  ...["reports?min_score=40&from=2026-09-01", "reports?from=2026-10-05T10:30:00Z&to=2026-10-07T11:15:00Z"],
  ...["insights?industry=soft&prospect_title=head", "insights?page=2", "roleplay/sessions", "roleplay/sessions?page=2"],
  ...["roleplay/sessions?status=completed", "team/stats", "team/stats?time_range=week", "team/stats?time_range=month"],
];

describe("statements on what organizations own", () => {
  it.each<[string, string | undefined]>([
    ["select * from reports where org_id = :orgId and meeting_id = :id", undefined],
    ["select * from users where id = :id", undefined],
    ["insert into transcripts (org_id, meeting_id, text) values (:orgId, :id, :text)", undefined],
    ["insert into transcripts (meeting_id, text) values (:id, :text)", "it names no organization"],
    ["delete from reports where meeting_id = :id", "it names no organization"],
    [
      "select 1 from meetings join transcripts on id = meeting_id where org_id = :o",
      "of meetings, transcripts one has no organization",
    ],
    ["select 1 from meetings join reports on reports.org_id = meetings.org_id where meetings.org_id = :o", undefined],
  ])("are told from others: %s", (sql, reach) => {
    expect(findReach(sql)).toBe(reach);
  });

  it("name one wherever they are written", () => {
    const statements = definedStatements(ROOT);
    expect(statements.filter(({ sql }) => /\borg_id\b/.test(sql)).length).toBeGreaterThan(80);
    const reaching = statements.flatMap(({ file, sql }) => {
      const reach = isOfAll(sql) ? undefined : findReach(sql);
      return reach === undefined ? [] : [`${file}: ${reach}: ${sql.trim()}`];
    });
    // Composed of parts: held below by what is sent.
    expect(reaching.filter((line) => !line.includes(" … "))).toEqual([]);
    for (const [pattern] of OF_ALL) expect(statements.some(({ sql }) => pattern.test(sql.trim()))).toBe(true);
  });

  it("name one when they are sent, whatever is asked of the API and the dashboard", async () => {
    const service = await openService({ pepper: "x", loadPages: async () => createDashboard });
    await seedDemo(service, { meetings: 1_200 });
    const { database } = service;
    const orgId = (await database.first(busiest, {}))?.org_id ?? "";
    const { key } = await service.keys.create({ orgId, name: "", permissions: ["read"] });
    const user = await firstAdministrator(database, orgId);
    const link = newSignInLink({ orgId, userId: user.id }, { now: service.now() });
    await database.write(link.writes);
    const fetch = async (input: string | URL | Request, init?: RequestInit) => service.handle(new Request(input, init));
    const visitor = new Visitor({ fetch });
    await visitor.submit("/sign-in", { link: link.path.split("link=")[1] ?? "" });
    const seen = recordStatements(database);
    const ids: string[] = [];
    for (const path of FILTERS) {
      const url = `http://svc.test/api/v1/${path}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
      expect(response.status, path).toBe(200);
      const { data } = (await response.json()) as { data: { id: string }[] | object };
      if (Array.isArray(data)) ids.push(...data.slice(0, 1).map(({ id }) => id));
    }
    for (const { method, path } of ROUTES)
      for (const id of path.includes(":") ? [user.id, ...ids] : [""])
        if (method === "GET") expect((await visitor.get(path.replaceAll(/:\w+/g, id))).status, path).toBeLessThan(500);
    await service.jobs.request({ orgId });
    await service.jobs.drain();
    await service.close();
    expect(seen.size).toBeGreaterThan(60);
    const reaching = [...seen].filter(([sql]) => !isOfAll(sql) && findReach(sql) !== undefined);
    expect(reaching.map(([sql]) => sql)).toEqual([]);
    for (const [sql, organizations] of seen)
      if (!isOfAll(sql)) expect([[], [orgId]], sql).toContainEqual([...organizations]);
  });
});
