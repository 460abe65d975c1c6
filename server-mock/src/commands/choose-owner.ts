import type { ImportFile } from "../import/read-rows.ts";
import type { Organization } from "../resources.ts";
import type { Database } from "../store/database.ts";
import { listUsers } from "../store/organization-store.ts";
import { CommandError } from "./context.ts";

const MAX_NAMED = 20;

/** The owner of meetings that name none: the organization's only user. */
export async function chooseOwner(
  database: Database,
  { id, name }: Organization,
  file: ImportFile,
): Promise<string | undefined> {
  const users = await listUsers(database, id);
  const [only, ...others] = users;
  if (only && others.length === 0) return only.id;
  if (file.rows.every(({ kind, value }) => kind !== "meeting" || "user_id" in value)) return undefined;
  const named = users.slice(0, MAX_NAMED).map((user) => `${user.name} ${user.id}`);
  if (users.length > MAX_NAMED) named.push("…");
  throw new CommandError(
    `Choose the owner of these meetings with --user ID. The users of ${name} are: ${named.join(", ")}.`,
  );
}
