import type { ReferenceServer } from "../../library/index.ts";
import { type OpenService, openService, type ServiceOptions } from "../../library/service.ts";
import { writeRecords } from "../../store/write-records.ts";

/** When a test of a team takes place. */
export const NOW = new Date("2026-11-20T12:00:00.000Z");

/** Opens a service with these users, and their organizations, each called Acme. The test closes it. */
export async function openTeam(
  users: readonly [id: string, orgId: string, name: string][],
  options: Partial<ServiceOptions> = {},
): Promise<OpenService> {
  const service = await openService({ pepper: "x", now: () => NOW, ...options });
  const subscription = { plan: "business", subscription_status: "active" } as const;
  const organizations = [...new Set(users.map(([, orgId]) => orgId))].map((id) => {
    return { kind: "organization" as const, value: { id, name: "Acme", ...subscription } };
  });
  const people = users.map(([id, org_id, name]) => {
    const value = { id, org_id, name, email: `${name.toLowerCase()}@acme.example`, is_active: true };
    return { kind: "user" as const, value: { ...value, role: "member" as const } };
  });
  await writeRecords(service.database, [...organizations, ...people], { now: NOW });
  return service;
}

/** What the API says to a reader of the first organization. */
export async function dataOf<Data = never>({ fetch, keys }: ReferenceServer, path: string): Promise<Data> {
  const response = await fetch(`/api/v1/${path}`, { headers: { authorization: `Bearer ${keys.read}` } });
  return ((await response.json()) as { data: Data }).data;
}

/** What the API says to a reader of an organization. */
export async function readApi<Data>(
  { keys, handle }: Pick<OpenService, "keys" | "handle">,
  orgId: string,
  path: string,
): Promise<{ status: number; data: Data; meta: { total: number } | null }> {
  const { key } = await keys.create({ orgId, name: "", permissions: ["read"] });
  const headers = { authorization: `Bearer ${key}` };
  const response = await handle(new Request(`http://svc.test/api/v1/${path}`, { headers }));
  return { status: response.status, ...(await response.json()) };
}
