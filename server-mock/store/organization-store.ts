import type { Organization, SubscriptionStatus } from "../records/resources.ts";
import type { Database } from "./database.ts";
import { statement } from "./database.ts";
import { defineQuery } from "./query.ts";
import type { Tables } from "./tables.ts";

const listAll = defineQuery<object, Tables["organizations"]>(
  "select * from organizations order by created_at, name, id",
);

const setState = defineQuery<{ id: string; plan: string; status: string }, unknown>(
  "update organizations set plan = :plan, subscription_status = :status where id = :id",
);

/** Rows of all organizations with plan and retention, oldest first. */
export function organizationRows(database: Database): Promise<Tables["organizations"][]> {
  return database.all(listAll, {});
}

/** Every organization, oldest first. */
export async function listOrganizations(database: Database): Promise<Organization[]> {
  const rows = await organizationRows(database);
  return rows.map(
    ({ id, name, plan, subscription_status }) => ({ id, name, plan, subscription_status }) as Organization,
  );
}

/** Changes an organization's plan or subscription; API access changes with the next request. */
export async function setSubscription(
  database: Database,
  organizationId: string,
  subscription: { plan: Organization["plan"]; status: SubscriptionStatus },
): Promise<void> {
  await database.write([statement(setState, { id: organizationId, ...subscription }, 1)]);
}
