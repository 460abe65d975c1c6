import { firstTemplate } from "../../coaching/first-template.ts";
import type { Organization, Plan, SubscriptionStatus, Template } from "../../records/resources.ts";
import { type Database, insertRows, statement, type Write } from "../../store/database.ts";
import { organizationRows } from "../../store/organization-store.ts";
import { defineQuery } from "../../store/query.ts";
import { retryConflicts } from "../../store/retry-conflicts.ts";
import { organizationRow, templateRow } from "../../store/rows.ts";
import type { Tables } from "../../store/tables.ts";
import { type Administration, AdministrationError } from "./administration.ts";
import { auditWrite } from "./audit.ts";

export const PLANS: readonly Plan[] = ["business", "enterprise", "payg"];
export const SUBSCRIPTION_STATUSES: readonly SubscriptionStatus[] = ["active", "past_due", "canceled", "suspended"];

/** An organization with its figures. */
export interface OrganizationOverview extends Organization {
  retention_days: number | null;
  active_users: number;
  meetings: number;
}

type OrganizationRow = Omit<Tables["organizations"], "created_at">;

const findRow = defineQuery<{ id: string }, OrganizationRow>(
  "select id, name, plan, subscription_status, retention_days from organizations where id = :id",
);
const findNamed = defineQuery<{ name: string }, { id: string }>("select id from organizations where name = :name");

/** One organization at a time: over thousands a statement would exceed its timeout, and Citus rejects correlated subqueries. */
const countFigures = defineQuery<{ id: string }, Pick<OrganizationOverview, "active_users" | "meetings">>(`
  select (select count(*) from users where org_id = :id and is_active = 1) as active_users,
    (select coalesce(sum(count), 0) from rollups
      where org_id = :id and collection = 'meetings' and dimension = '' and level = 0) as meetings`);

type OldRow = { oldName: string; oldPlan: string; oldStatus: string; oldRetention: number | null };

/** Updates an organization unless it has changed since it was read, so that concurrent changes do not undo each other. */
const updateOrganization = defineQuery<OrganizationRow & OldRow, unknown>(`
  update organizations
  set name = :name, plan = :plan, subscription_status = :subscription_status, retention_days = :retention_days
  where id = :id and name = :oldName and plan = :oldPlan and subscription_status = :oldStatus
    and retention_days is not distinct from :oldRetention`);

/** Every organization with its figures, oldest first. */
export async function listOverview(database: Database): Promise<OrganizationOverview[]> {
  const overviews: OrganizationOverview[] = [];
  for (const { created_at, ...row } of await organizationRows(database))
    overviews.push(await overviewOf(database, row));
  return overviews;
}

async function overviewOf(database: Database, row: OrganizationRow): Promise<OrganizationOverview> {
  const figures = await database.first(countFigures, { id: row.id });
  return { ...(row as Organization & OrganizationRow), ...(figures ?? { active_users: 0, meetings: 0 }) };
}

/** A new organization, and the writes that create it. */
interface NewOrganization {
  organization: Organization;
  /** Without a template, no call would get a report. */
  template: Template;
  writes: Write[];
}

/** Describes a new organization with its first template, without users and keys. */
export function newOrganization(admin: Administration, { name, plan }: { name: string; plan: Plan }): NewOrganization {
  const organization: Organization = { id: admin.ids.uuid(), name, plan, subscription_status: "active" };
  const now = admin.now().toISOString();
  const template = firstTemplate({ id: admin.ids.uuid(), now });
  const { id } = organization;
  const writes = [
    insertRows("organizations", [organizationRow(organization, now)]),
    insertRows("templates", [templateRow(id, template)]),
    auditWrite(admin, { org_id: id, action: "organization.create", subject: id, details: { plan } }),
  ];
  return { organization, template, writes };
}

/** Creates an organization with its first template, without users and keys. */
export async function createOrganization(
  admin: Administration,
  values: { name: string; plan: Plan },
): Promise<Organization> {
  await requireFreeName(admin.database, values.name);
  const { organization, writes } = newOrganization(admin, values);
  await admin.database.write(writes);
  return organization;
}

/** New values of an organization. A `retention_days` of null keeps meetings forever. */
export interface OrganizationChange {
  name?: string;
  plan?: Plan;
  subscription_status?: SubscriptionStatus;
  retention_days?: number | null;
}

/** Changes an organization. API access changes with the next request, in every process. */
export function changeOrganization(
  admin: Administration,
  id: string,
  change: OrganizationChange,
): Promise<OrganizationOverview> {
  return retryConflicts(admin.database, { key: `organization ${id}` }, () => changeOnce(admin, id, change));
}

async function changeOnce(
  admin: Administration,
  id: string,
  change: OrganizationChange,
): Promise<OrganizationOverview> {
  const row = await admin.database.first(findRow, { id });
  if (!row) throw new AdministrationError(`There is no organization \`${id}\`.`);
  const organization = await overviewOf(admin.database, row);
  if (change.name !== undefined && change.name !== organization.name)
    await requireFreeName(admin.database, change.name);
  const changed = { ...organization, ...change };
  const old = {
    oldName: organization.name,
    oldPlan: organization.plan,
    oldStatus: organization.subscription_status,
    oldRetention: organization.retention_days,
  };
  await admin.database.write([
    statement(updateOrganization, { ...changed, ...old }, 1),
    auditWrite(admin, { org_id: id, action: "organization.change", subject: id, details: { ...change } }),
  ]);
  return changed;
}

async function requireFreeName(database: Database, name: string): Promise<void> {
  if (await database.first(findNamed, { name }))
    throw new AdministrationError(`The organization \`${name}\` exists already. Choose another name.`);
}
