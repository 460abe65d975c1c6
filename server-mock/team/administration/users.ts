import type { Role, User } from "../../records/resources.ts";
import { type Database, insertRows, statement, type Write, WriteConflict } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import { retryConflicts } from "../../store/retry-conflicts.ts";
import { userRow } from "../../store/rows.ts";
import type { Tables } from "../../store/tables.ts";
import { type Administration, AdministrationError } from "./administration.ts";
import { auditWrite } from "./audit.ts";
import { endSessionsOf } from "./end-sessions.ts";

/** Roles of users: members use the service, admins run their organization, superadmins appoint admins. */
export const ROLES: readonly Role[] = ["member", "admin", "superadmin"];

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
/** Maximum length of an email address. */
export const MAX_EMAIL_LENGTH = 254;

const usersOf = defineQuery<{ orgId: string }, Tables["users"]>(
  "select * from users where org_id = :orgId order by name, id",
);

type ChangedRow = Pick<Tables["users"], "id" | "org_id" | "name" | "email" | "role" | "is_active">;
type OldRow = { oldName: string; oldEmail: string; oldRole: string; wasActive: number };

/** Updates a user unless it has changed since it was read, so that concurrent changes do not undo each other. */
const updateUser = defineQuery<ChangedRow & OldRow, unknown>(`
  update users set name = :name, email = :email, role = :role, is_active = :is_active
  where id = :id and org_id = :org_id and name = :oldName and email = :oldEmail and role = :oldRole
    and is_active = :wasActive`);

/**
 * Locks the organization's row before a user changes. A statement on PostgreSQL sees what was committed before it began, so two
 * admins who demote each other must wait here, before `keepAdministrator`.
 */
const holdOrganization = defineQuery<{ orgId: string }, unknown>(
  "update organizations set name = name where id = :orgId",
);

/** Rejects the transaction if it leaves no active admin. Runs after the change. */
const keepAdministrator = defineQuery<{ orgId: string }, unknown>(`
  update organizations set name = name
  where id = :orgId and exists (select users.id from users where users.org_id = :orgId and is_active = 1
    and role in ('admin', 'superadmin'))`);

/** Users of an organization by name, including former ones. */
export async function listTeam(database: Database, orgId: string): Promise<User[]> {
  return (await database.all(usersOf, { orgId })).map(toUser);
}

/** Finds a user by ID or email address, ignoring case. */
export async function findUser(database: Database, orgId: string, idOrEmail: string): Promise<User> {
  const wanted = idOrEmail.toLowerCase();
  const users = await listTeam(database, orgId);
  const found = users.find(({ id, email }) => id === wanted || email.toLowerCase() === wanted);
  if (found) return found;
  throw new AdministrationError(`The organization has no user \`${idOrEmail}\`. List its users.`, "users list");
}

/** The organization's primary contact: an active superadmin, or else an active admin. */
export async function firstAdministrator(database: Database, orgId: string): Promise<User> {
  const users = (await listTeam(database, orgId)).filter(isAdministrator);
  const found = users.find(({ role }) => role === "superadmin") ?? users[0];
  if (found) return found;
  throw new AdministrationError(
    "The organization has no active admin. Add one.",
    "users add --role admin --name NAME --email ADDRESS",
  );
}

/** Adds a user. Email addresses are unique within an organization. */
export async function addUser(admin: Administration, values: NewUser): Promise<User> {
  const { user, writes } = newUser(admin, values);
  await unlessTaken(user.email, () => admin.database.write(writes));
  return user;
}

interface NewUser {
  orgId: string;
  name: string;
  email: string;
  role?: Role;
}

/** Describes a new user, with the statements that add the user. */
export function newUser(
  admin: Administration,
  { orgId, name, email, role = "member" }: NewUser,
): { user: User; writes: Write[] } {
  const user = validUser({ id: admin.ids.uuid(), name, email, role, is_active: true });
  const audit = auditWrite(admin, { org_id: orgId, action: "user.add", subject: user.id, details: { role } });
  return { user, writes: [insertRows("users", [userRow(orgId, user)]), audit] };
}

/** New values of a user. */
export type UserChange = Partial<Pick<User, "name" | "email" | "role" | "is_active">>;

/** A user and the values to change. */
export interface UserChangeRequest {
  orgId: string;
  /** ID or email address. */
  id: string;
  change: UserChange;
  /** Throws if the stored user, who may have changed meanwhile, must not be changed this way. */
  check?: (user: User) => void;
}

/** Changes a user, but never removes the last active admin; a new role or a deactivation ends the user's sessions. */
export function changeUser(admin: Administration, request: UserChangeRequest): Promise<User> {
  const key = `user ${request.orgId} ${request.id}`;
  return retryConflicts(admin.database, { key }, () => changeOnce(admin, request));
}

async function changeOnce(admin: Administration, { orgId, id, change, check }: UserChangeRequest): Promise<User> {
  const user = await findUser(admin.database, orgId, id);
  check?.(user);
  const changed = validUser({ ...user, ...change });
  const details = Object.fromEntries(
    Object.entries(change).map(([field, value]) =>
      field === "name" || field === "email" ? [field, "changed"] : [field, value],
    ),
  );
  const endsAdministrator = isAdministrator(user) && !isAdministrator(changed);
  const writes = [
    ...(endsAdministrator ? [statement(holdOrganization, { orgId })] : []),
    statement(updateUser, { ...userRow(orgId, changed), ...oldRowOf(user) }, 1),
    ...(endsAdministrator ? [statement(keepAdministrator, { orgId }, 1)] : []),
    ...(changed.role === user.role && changed.is_active === user.is_active
      ? []
      : endSessionsOf({ orgId, userId: user.id }, admin.now())),
    auditWrite(admin, { org_id: orgId, action: "user.change", subject: user.id, details }),
  ];
  await unlessTaken(changed.email, async () => {
    try {
      await admin.database.write(writes);
    } catch (error) {
      if (!(error instanceof WriteConflict) || error.query !== keepAdministrator) throw error;
      throw new AdministrationError(
        `${user.name} is the last active admin. Make somebody else an admin first.`,
        "users set-role ADDRESS admin",
      );
    }
  });
  return changed;
}

function oldRowOf({ name, email, role, is_active }: User): OldRow {
  return { oldName: name, oldEmail: email, oldRole: role, wasActive: is_active ? 1 : 0 };
}

function isAdministrator({ role, is_active }: User): boolean {
  return is_active && role !== "member";
}

async function unlessTaken(email: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof WriteConflict) || error.query !== undefined) throw error;
    throw new AdministrationError(`The email address ${email} belongs to another user of the organization.`);
  }
}

/** Validates a user and trims the name and the address. */
function validUser(user: User): User {
  const [name, email] = [user.name.trim(), user.email.trim()];
  if (name === "") throw new AdministrationError("The name of a user must not be blank.");
  requireEmail(email);
  return { ...user, name, email };
}

/** Reports whether a text is an email address. */
export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= MAX_EMAIL_LENGTH;

/** Rejects invalid email addresses. */
export function requireEmail(email: string): void {
  if (isEmail(email)) return;
  throw new AdministrationError(`\`${email}\` is not an email address. Expected one such as ana@example.com.`);
}

function toUser({ id, name, email, role, is_active }: Tables["users"]): User {
  return { id, name, email, role: role as Role, is_active: is_active === 1 };
}
