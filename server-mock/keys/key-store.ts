import type { IdSource } from "../records/ids.ts";
import type { Permission, Plan, SubscriptionStatus } from "../records/resources.ts";
import { type Database, insertRows, statement, type Write, WriteConflict } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import { CallerMemory } from "./caller-memory.ts";
import { digestKey, KEY_PREFIX, shownPrefix } from "./key-format.ts";
import type { KeyPrincipal } from "./principal.ts";

/** A key without its secret, which cannot be read back. */
export interface ApiKey {
  id: string;
  org_id: string;
  name: string;
  prefix: string;
  permissions: Permission[];
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
  /** Null for a key that does not expire. */
  expires_at: string | null;
  /** ID of the user who created it, or how it was created; null for keys older than this field. */
  created_by: string | null;
}

/** Settings of a new key. */
export interface NewKey {
  /** ID of the key, so that a form sent twice creates one key; a `WriteConflict` if it exists. */
  id?: string;
  orgId: string;
  name: string;
  permissions: readonly Permission[];
  expiresAt?: string | null;
  createdBy?: string | null;
  /** Further statements for the same transaction. */
  also?: (key: ApiKey) => Write[];
}

/** A new key, the only time that it is shown whole. */
export interface CreatedKey extends ApiKey {
  key: string;
}

const findCaller = defineQuery<{ digest: string }, CallerRow>(`
  select api_keys.id, org_id, prefix, permissions, expires_at, plan, subscription_status from api_keys
  inner join organizations on organizations.id = api_keys.org_id
  where digest = :digest and revoked_at is null`);

const listKeys = defineQuery<{ orgId: string }, KeyRow>(`
  select id, org_id, name, prefix, permissions, created_at, last_used_at, revoked_at, expires_at, created_by
  from api_keys
  where org_id = :orgId order by created_at desc, id`);

const findOrganizationOfKey = defineQuery<{ id: string }, { org_id: string }>(
  "select org_id from api_keys where id = :id",
);

const revokeKey = defineQuery<{ orgId: string; id: string; now: string }, unknown>(
  "update api_keys set revoked_at = :now where id = :id and org_id = :orgId and revoked_at is null",
);

const touchKey = defineQuery<{ id: string; now: string }, unknown>(
  "update api_keys set last_used_at = :now where id = :id",
);

interface CallerRow {
  id: string;
  org_id: string;
  prefix: string;
  permissions: string;
  expires_at: string | null;
  plan: Plan;
  subscription_status: SubscriptionStatus;
}

type KeyRow = Omit<ApiKey, "permissions"> & { permissions: string };

/** API keys of all organizations. */
export class KeyStore {
  readonly #database: Database;
  readonly #pepper: string;
  readonly #ids: IdSource;
  readonly #now: () => Date;
  readonly #callers: CallerMemory;

  constructor(database: Database, options: { pepper: string; ids: IdSource; now: () => Date }) {
    this.#database = database;
    this.#pepper = options.pepper;
    this.#ids = options.ids;
    this.#now = options.now;
    this.#callers = new CallerMemory(database);
  }

  /** Finds a key's caller. Asks the database each time, if only for its version, so that revoked keys are rejected. */
  authenticate(key: string): KeyPrincipal | undefined | Promise<KeyPrincipal | undefined> {
    const found = this.#callers.find(key, () => this.#find(key));
    return found instanceof Promise ? found.then((caller) => this.#unlessExpired(caller)) : this.#unlessExpired(found);
  }

  #unlessExpired(caller: KeyPrincipal | undefined): KeyPrincipal | undefined {
    const isExpired = caller?.expiresAt != null && Date.parse(caller.expiresAt) <= this.#now().getTime();
    return isExpired ? undefined : caller;
  }

  async #find(key: string): Promise<KeyPrincipal | undefined> {
    const row = await this.#database.first(findCaller, { digest: digestKey(key, this.#pepper) });
    if (!row) return undefined;
    return {
      kind: "key",
      keyId: row.id,
      prefix: row.prefix,
      orgId: row.org_id,
      permissions: readPermissions(row.permissions),
      expiresAt: row.expires_at,
      plan: row.plan,
      subscription_status: row.subscription_status,
    };
  }

  async create(options: NewKey): Promise<CreatedKey> {
    const key = KEY_PREFIX + this.#ids.secret();
    const row = {
      id: options.id ?? this.#ids.uuid(),
      org_id: options.orgId,
      name: options.name,
      prefix: shownPrefix(key),
      permissions: [...new Set(options.permissions)].sort().join(),
      created_at: this.#now().toISOString(),
      last_used_at: null,
      revoked_at: null,
      expires_at: options.expiresAt ?? null,
      created_by: options.createdBy ?? null,
    };
    const also = options.also?.(toApiKey(row)) ?? [];
    await this.#database.write([insertRows("api_keys", [{ ...row, digest: digestKey(key, this.#pepper) }]), ...also]);
    return { ...toApiKey(row), key };
  }

  async list(orgId: string): Promise<ApiKey[]> {
    return (await this.#database.all(listKeys, { orgId })).map(toApiKey);
  }

  /** Revokes a key of an organization before the promise resolves. False if it has no such active key. */
  async revoke({ orgId, id, also = [] }: { orgId: string; id: string; also?: Write[] }): Promise<boolean> {
    try {
      await this.#database.write([statement(revokeKey, { orgId, id, now: this.#now().toISOString() }, 1), ...also]);
      return true;
    } catch (error) {
      if (error instanceof WriteConflict) return false;
      throw error;
    }
  }

  /** Organization of a key, for operators who only know the key's id. */
  async organizationOf(id: string): Promise<string | undefined> {
    return (await this.#database.first(findOrganizationOfKey, { id }))?.org_id;
  }

  /**
   * Derives a secret from a text, the same in all processes with this pepper: recognizes what was handed out without storing
   * it.
   */
  derive(text: string): string {
    return digestKey(`svc-server ${text}`, this.#pepper);
  }

  async recordUse(uses: Iterable<[id: string, at: Date]>): Promise<void> {
    await this.#database.write([...uses].map(([id, at]) => statement(touchKey, { id, now: at.toISOString() })));
  }
}

function toApiKey(row: KeyRow): ApiKey {
  return { ...row, permissions: readPermissions(row.permissions) };
}

function readPermissions(text: string): Permission[] {
  return text.split(",") as Permission[];
}
