import type { ApiKey, CreatedKey } from "../../keys/key-store.ts";
import type { Permission } from "../../records/resources.ts";
import { statement, type WriteConflict } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import { retryConflicts } from "../../store/retry-conflicts.ts";
import { type Administration, AdministrationError } from "./administration.ts";
import { auditWrite } from "./audit.ts";

/** Ends a key as it was read: of two who rotate it at the same time, the later one must not let it live longer again. */
const endKey = defineQuery<{ id: string; orgId: string; at: string; before: string | null }, unknown>(`
  update api_keys set expires_at = :at
  where id = :id and org_id = :orgId and revoked_at is null and expires_at is not distinct from :before`);

/** A key to be made. */
export interface KeyRequest {
  /** ID of the key to be; a new one by default. */
  id?: string;
  orgId: string;
  name: string;
  permissions: readonly Permission[];
  /** Null for a key that does not expire. */
  expiresAt: string | null;
}

/** Creates a key, which is shown once. */
export function createKey(admin: Administration, request: KeyRequest): Promise<CreatedKey> {
  const { orgId, permissions, expiresAt } = request;
  return admin.keys.create({
    ...request,
    createdBy: admin.actor,
    also: ({ id }) => [
      auditWrite(admin, {
        org_id: orgId,
        action: "key.create",
        subject: id,
        details: { permissions, expires_at: expiresAt },
      }),
    ],
  });
}

/** Revokes a key of an organization, at once and for good. */
export async function revokeKey(admin: Administration, { orgId, id }: { orgId: string; id: string }): Promise<void> {
  const audit = auditWrite(admin, { org_id: orgId, action: "key.revoke", subject: id, details: {} });
  if (!(await admin.keys.revoke({ orgId, id, also: [audit] }))) throw noSuchKey(id);
}

/** A key that replaces another one. */
export interface Rotation {
  created: CreatedKey;
  /** When the old key ends. */
  endsAt: string;
}

/** Which key is replaced, and how. */
export interface RotationRequest {
  orgId: string;
  id: string;
  /** ID of the key to be; a new one by default. */
  newId?: string;
  overlapMs: number;
  expiresAt: string | null;
}

/** Creates a key like another one, which ends after an overlap, so that integrations can switch meanwhile. */
export function rotateKey(admin: Administration, request: RotationRequest): Promise<Rotation> {
  const isConflict = (conflict: WriteConflict) => conflict.query === endKey;
  return retryConflicts(admin.database, { key: `key ${request.id}`, isConflict }, () => rotateOnce(admin, request));
}

async function rotateOnce(admin: Administration, request: RotationRequest): Promise<Rotation> {
  const { orgId, id, newId, overlapMs, expiresAt } = request;
  const old = (await admin.keys.list(orgId)).find((key) => key.id === id);
  if (!old || !isUsable(old, admin.now())) throw noSuchKey(id);
  const overlapEnd = new Date(admin.now().getTime() + overlapMs).toISOString();
  const endsAt = old.expires_at !== null && old.expires_at < overlapEnd ? old.expires_at : overlapEnd;
  const created = await admin.keys.create({
    ...(newId === undefined ? {} : { id: newId }),
    orgId,
    name: old.name,
    permissions: old.permissions,
    expiresAt,
    createdBy: admin.actor,
    also: (key) => [
      statement(endKey, { id, orgId, at: endsAt, before: old.expires_at }, 1),
      auditWrite(admin, {
        org_id: orgId,
        action: "key.rotate",
        subject: id,
        details: { replaced_by: key.id, ends_at: endsAt },
      }),
    ],
  });
  return { created, endsAt };
}

/** State of a key at a time. */
export function keyState(key: ApiKey, now: Date): string {
  if (key.revoked_at !== null) return `revoked ${key.revoked_at}`;
  if (key.expires_at === null) return "active";
  return isUsable(key, now) ? `active until ${key.expires_at}` : `expired ${key.expires_at}`;
}

function isUsable({ revoked_at, expires_at }: ApiKey, now: Date): boolean {
  return revoked_at === null && (expires_at === null || Date.parse(expires_at) > now.getTime());
}

export function noSuchKey(id: string): AdministrationError {
  return new AdministrationError(`There is no active key \`${id}\`. List the keys with: svc-server keys list`);
}
