import { OrganizationHandle } from "../../library/organization-handle.ts";
import { type OpenService, openService } from "../../library/service.ts";
import type { Administration } from "../../team/administration/administration.ts";
import { listAudit } from "../../team/administration/audit.ts";
import { createOrganization } from "../../team/administration/organizations.ts";

/** When a test begins. */
export const START = new Date("2026-11-20T12:00:00.000Z");

/** An organization on a database in memory, and the clock that the service reads. */
export interface Acme {
  admin: Administration;
  service: OpenService;
  orgId: string;
  org: OrganizationHandle;
  now: Date;
  /** Moves the clock by a millisecond: acts of the same millisecond have no order. */
  later: () => void;
  /** The last act that was recorded of an organization, by default Acme: action, subject, details. */
  lastAudit: (organization?: string) => Promise<unknown>;
}

/** Opens the organization a millisecond before the test begins. The test closes its service. */
export async function openAcme(): Promise<Acme> {
  const clock = { now: new Date(START.getTime() - 1) };
  const service = await openService({ pepper: "x", now: () => clock.now });
  const admin = { ...service, actor: "test" };
  const { id: orgId } = await createOrganization(admin, { name: "Acme", plan: "business" });
  const org = new OrganizationHandle({ id: orgId, name: "Acme" }, service, service.keys);
  clock.now = START;
  return Object.assign(clock, {
    ...{ admin, service, orgId, org },
    later() {
      clock.now = new Date(clock.now.getTime() + 1);
    },
    async lastAudit(organization = orgId) {
      const [event] = await listAudit(admin.database, { orgId: organization, limit: 1 });
      return event && [event.action, event.subject, event.details];
    },
  });
}
