import { expect } from "vitest";
import { createDashboard } from "../../dashboard/dashboard.ts";
import { ROUTES } from "../../dashboard/routes.ts";
import { newSignInLink } from "../../dashboard/session/sign-in-links.ts";
import { seedDemo } from "../../demo/seed-demo.ts";
import { openService } from "../../library/service.ts";
import { defineQuery } from "../../store/query.ts";
import { firstAdministrator } from "../../team/administration/users.ts";
import { Visitor } from "../dashboard/support/visitor.ts";
import { recordStatements, type SentStatement } from "./owned-statements.ts";

const busiest = defineQuery<object, { org_id: string }>(
  "select org_id from meetings group by org_id order by count(*) desc limit 1",
);

const FILTERS = [
  ...["meetings?status=completed", "meetings?from=2026-09-01&to=2026-11-01", "meetings?page=12&limit=100", "templates"],
  ...["templates?is_active=true&call_type=discovery", "reports", "reports?min_score=40&max_score=80", "insights"],
  ...["reports?min_score=40&from=2026-09-01", "reports?from=2026-10-05T10:30:00Z&to=2026-10-07T11:15:00Z"],
  ...["insights?industry=soft&prospect_title=head", "insights?page=2", "roleplay/sessions", "roleplay/sessions?page=2"],
  ...["roleplay/sessions?status=completed", "team/stats", "team/stats?time_range=week", "team/stats?time_range=month"],
];

/**
 * Asks everything of the API and the dashboard that can be read, in an organization of the demo data, and produces its reports.
 *
 * @returns the statements that it took, by their text
 */
export async function askEverything(
  database: string,
  meetings: number,
): Promise<{ orgId: string; sent: ReadonlyMap<string, SentStatement> }> {
  const service = await openService({ database, pepper: "x", loadPages: async () => createDashboard });
  await seedDemo(service, { meetings });
  const orgId = (await service.database.first(busiest, {}))?.org_id ?? "";
  const { key } = await service.keys.create({ orgId, name: "", permissions: ["read"] });
  const user = await firstAdministrator(service.database, orgId);
  const link = newSignInLink({ orgId, userId: user.id }, { now: service.now() });
  await service.database.write(link.writes);
  const fetch = async (input: string | URL | Request, init?: RequestInit) => service.handle(new Request(input, init));
  const visitor = new Visitor({ fetch });
  await visitor.submit("/sign-in", { link: link.path.split("link=")[1] ?? "" });
  const sent = recordStatements(service.database);
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
  return { orgId, sent };
}
