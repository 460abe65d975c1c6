import type { IdSource } from "../../records/ids.ts";
import type { Plan, Role, SubscriptionStatus } from "../../records/resources.ts";
import { type Database, insertRows, statement, type Write, WriteConflict } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import { digestToken, MAX_CLOCK_SKEW_MS, newToken, seal, unseal } from "./token.ts";

/** Method by which a user signed in. */
export type SignInMethod = "link" | "passkey" | "oidc";

/** A person who is signed in, with the organization. */
export interface Session {
  id: string;
  token: string;
  method: SignInMethod;
  user: { id: string; name: string; email: string; role: Role };
  organization: { id: string; name: string; plan: Plan; subscription_status: SubscriptionStatus };
  /** Path of the page that shows the notice; null if there is none. */
  noticePath: string | null;
}

/** Origin of a session: sign-in method, address and user agent. */
export interface SessionOrigin {
  method: SignInMethod;
  address: string | undefined;
  userAgent: string | null;
}

const IDLE_MS = 8 * 60 * 60 * 1000;
const TOTAL_MS = 7 * 24 * 60 * 60 * 1000;
const TOUCH_MS = 60 * 1000;
const NOTICE_MS = 5 * 60 * 1000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_USER_AGENT = 256;

type FoundRow = Tables["sessions"] & {
  name: string;
  email: string;
  org_name: string;
  plan: Plan;
  subscription_status: SubscriptionStatus;
};

/** A role that was changed ends the session, and so does a deactivation, whichever program did it. */
const findSession = defineQuery<{ digest: string }, FoundRow>(`
  select sessions.*, users.name, users.email, organizations.name as org_name, plan, subscription_status
  from sessions inner join users on users.id = sessions.user_id
  inner join organizations on organizations.id = sessions.org_id
  where digest = :digest and ended_at is null and users.is_active = 1 and users.role = sessions.role`);

const touchSession = defineQuery<{ id: string; now: string }, unknown>(
  "update sessions set seen_at = :now where id = :id",
);

const listSessions = defineQuery<{ orgId: string; userId: string }, Tables["sessions"]>(`
  select * from sessions
  where org_id = :orgId and user_id = :userId and ended_at is null order by created_at desc, id`);

const lastSeenByUser = defineQuery<{ orgId: string }, { user_id: string; seen_at: string }>(
  "select user_id, max(seen_at) as seen_at from sessions where org_id = :orgId group by user_id",
);

const endSession = defineQuery<{ orgId: string; userId: string; id: string; now: string }, unknown>(`
  update sessions set ended_at = :now, notice = null
  where id = :id and org_id = :orgId and user_id = :userId and ended_at is null`);

const leaveNotice = defineQuery<{ id: string; notice: string; path: string; until: string }, unknown>(
  "update sessions set notice = :notice, notice_path = :path, notice_until = :until where id = :id",
);

const findNotice = defineQuery<{ id: string; path: string }, { notice: string | null; notice_until: string | null }>(
  "select notice, notice_until from sessions where id = :id and notice_path = :path",
);

const clearNotice = defineQuery<{ id: string; notice: string }, unknown>(`
  update sessions set notice = null, notice_path = null, notice_until = null
  where id = :id and notice = :notice`);

const deleteOld = defineQuery<{ before: string }, unknown>("delete from sessions where created_at < :before");

/** Sessions of people. Every request asks the database, so that one that was ended by any process is ended everywhere. */
export class SessionStore {
  readonly #parts: { database: Database; ids: IdSource; now: () => Date };

  constructor(parts: { database: Database; ids: IdSource; now: () => Date }) {
    this.#parts = parts;
  }

  /** The session with a token, unless it was ended, was idle for 8 hours, or is older than 7 days. */
  async find(token: string, { isBackground = false } = {}): Promise<Session | undefined> {
    const row = await this.#parts.database.first(findSession, { digest: digestToken(token) });
    const now = this.#parts.now();
    if (!row || !isLive(row, now)) return undefined;
    if (!isBackground && now.getTime() - Date.parse(row.seen_at) >= TOUCH_MS) await this.#touch(row.id);
    const { plan, subscription_status } = row;
    return {
      id: row.id,
      token,
      method: row.method as SignInMethod,
      user: { id: row.user_id, name: row.name, email: row.email, role: row.role as Role },
      organization: { id: row.org_id, name: row.org_name, plan, subscription_status },
      noticePath: row.notice_path,
    };
  }

  /** A new session, and the writes that start it: they belong into the transaction that admits the user. */
  start(
    user: { id: string; orgId: string; role: Role },
    { method, address, userAgent }: SessionOrigin,
  ): { id: string; token: string; writes: Write[] } {
    const token = newToken();
    const now = this.#parts.now();
    const row: Tables["sessions"] = {
      id: this.#parts.ids.uuid(),
      digest: digestToken(token),
      org_id: user.orgId,
      user_id: user.id,
      role: user.role,
      method,
      address: address ?? null,
      user_agent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      ended_at: null,
      notice: null,
      notice_path: null,
      notice_until: null,
    };
    const before = new Date(now.getTime() - KEPT_MS).toISOString();
    return { id: row.id, token, writes: [statement(deleteOld, { before }), insertRows("sessions", [row])] };
  }

  /** Sessions of a user that are still live, newest first. */
  async list(user: { orgId: string; userId: string }): Promise<Tables["sessions"][]> {
    const now = this.#parts.now();
    return (await this.#parts.database.all(listSessions, user)).filter((row) => isLive(row, now));
  }

  /** When users of an organization were last here, by their IDs; sessions are kept for 30 days. */
  async lastSeen(orgId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#parts.database.all(lastSeenByUser, { orgId });
    return new Map(rows.map((row) => [row.user_id, row.seen_at]));
  }

  /** Ends one session of a user. False when the user has no such session. */
  async end(session: { orgId: string; userId: string; id: string }, also: Write[] = []): Promise<boolean> {
    try {
      await this.#parts.database.write([
        statement(endSession, { ...session, now: this.#parts.now().toISOString() }, 1),
        ...also,
      ]);
      return true;
    } catch (error) {
      if (error instanceof WriteConflict) return false;
      throw error;
    }
  }

  /** Stores a text that the page at a path shows once. Only the session's token can decrypt it. */
  async leaveNotice(session: Session, path: string, text: string): Promise<void> {
    const until = new Date(this.#parts.now().getTime() + NOTICE_MS).toISOString();
    const notice = seal(text, session.token);
    await this.#parts.database.write([statement(leaveNotice, { id: session.id, notice, path, until }, 1)]);
  }

  /** Takes the text that was left for a path. Of two that ask at once, one gets it. */
  async takeNotice(session: Session, path: string): Promise<string | undefined> {
    const { id, token } = session;
    const row = await this.#parts.database.first(findNotice, { id, path });
    if (!row?.notice) return undefined;
    try {
      await this.#parts.database.write([statement(clearNotice, { id, notice: row.notice }, 1)]);
    } catch (error) {
      if (error instanceof WriteConflict) return undefined;
      throw error;
    }
    const isCurrent = Date.parse(row.notice_until ?? "") > this.#parts.now().getTime();
    return isCurrent ? unseal(row.notice, token) : undefined;
  }

  /** A session that cannot be noted as seen is still one. */
  async #touch(id: string): Promise<void> {
    const write = this.#parts.database.write([statement(touchSession, { id, now: this.#parts.now().toISOString() })]);
    await write.catch(() => undefined);
  }
}

function isLive({ created_at, seen_at }: Tables["sessions"], now: Date): boolean {
  const [idleMs, ageMs] = [seen_at, created_at].map((text) => now.getTime() - Date.parse(text)) as [number, number];
  return idleMs >= -MAX_CLOCK_SKEW_MS && idleMs < IDLE_MS && ageMs >= -MAX_CLOCK_SKEW_MS && ageMs < TOTAL_MS;
}
