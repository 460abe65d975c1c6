import type { Service } from "../api/call.ts";
import type { ApiKey, CreatedKey, KeyStore } from "../keys/key-store.ts";
import type { ServiceRecord } from "../records/records.ts";
import type { Organization, Permission, Plan, SubscriptionStatus } from "../records/resources.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import { meetingExists } from "../store/meeting-queries.ts";
import { setSubscription } from "../store/organization-store.ts";
import { foldIds } from "../store/rows.ts";
import { writeRecords } from "../store/write-records.ts";
import { listTeam } from "../team/administration/users.ts";
import { checkDraft, DRAFT_NAMES } from "./builders/check-draft.ts";
import { completeDraft } from "./builders/complete-draft.ts";
import { aMeeting, aUser, type Draft, type DraftKind, type DraftValues } from "./builders/draft.ts";

/** An organization of a test's server: its keys, subscription and objects. */
export class OrganizationHandle {
  readonly id: string;
  readonly name: string;
  readonly #service: Service;
  readonly #keys: KeyStore;
  #userId: string | undefined;

  constructor(organization: Pick<Organization, "id" | "name">, service: Service, keys: KeyStore) {
    this.id = organization.id;
    this.name = organization.name;
    this.#service = service;
    this.#keys = keys;
  }

  /**
   * Adds objects, one after the other, and returns them complete. Fields that a draft omits get defaults; its owner is a user that this
   * handle has created.
   *
   * @example
   * const meeting = await server.org.add(aMeeting({ status: "failed" }));
   * const [ana, ben] = await server.org.add(aUser({ name: "Ana Ruiz" }), aUser({ name: "Ben Roth" }));
   * const reports = await server.org.add([81, 64].map((overall_score) => aReport({ overall_score })));
   * @throws TypeError for an object that the service would never return; those before it have been added
   */
  add<Kinds extends readonly DraftKind[]>(drafts: Drafts<Kinds>): Promise<Values<Kinds>>;
  add<Kinds extends readonly [DraftKind, DraftKind, ...DraftKind[]]>(...drafts: Drafts<Kinds>): Promise<Values<Kinds>>;
  add<Kind extends DraftKind>(draft: Draft<Kind>): Promise<DraftValues[Kind]>;
  async add(...given: readonly (Draft<DraftKind> | readonly Draft<DraftKind>[])[]): Promise<unknown> {
    const [first, ...others] = given;
    if (first && "kind" in first && others.length === 0) return this.#addOne(first);
    const values: object[] = [];
    for (const draft of given.flat()) values.push(await this.#addOne(draft));
    return values;
  }

  async #addOne<Kind extends DraftKind>(draft: Draft<Kind>): Promise<DraftValues[Kind]> {
    await checkDraft(draft);
    await this.#requireMeeting(draft);
    const userId = draft.kind === "user" ? "" : await this.#owner(draft);
    const source = { id: this.#service.ids.uuid(), now: this.#service.now().toISOString(), userId, meetingId: "" };
    if (draft.kind === "report" || draft.kind === "insight") source.meetingId = await this.#meetingOf(draft);
    const value = foldIds(completeDraft(draft, source));
    const record = { kind: draft.kind, value: { ...value, org_id: this.id } } as unknown as ServiceRecord;
    if (record.kind === "report") await this.#addReport(record);
    else await writeRecords(this.#service.database, [record], { now: this.#service.now() });
    return value;
  }

  /** Creates a key. Only the result contains the whole key. */
  createKey(options: { permissions: readonly Permission[]; name?: string }): Promise<CreatedKey> {
    return this.#keys.create({ orgId: this.id, name: options.name ?? "Test key", permissions: options.permissions });
  }

  /** Every key, newest first, including revoked ones; without secrets. */
  listKeys(): Promise<ApiKey[]> {
    return this.#keys.list(this.id);
  }

  /** Changes plan and subscription. Only an active Business or Enterprise subscription grants API access. */
  setSubscription(subscription: { plan: Plan; status: SubscriptionStatus }): Promise<void> {
    return setSubscription(this.#service.database, this.id, subscription);
  }

  /** Adds a report and updates its meeting's report count. */
  async #addReport(record: Extract<ServiceRecord, { kind: "report" }>): Promise<void> {
    const { meeting_id: id } = record.value;
    await changeMeetings(this.#service, { orgId: this.id, key: id }, async ({ batch, find, change }) => {
      const meeting = await find(id);
      batch.add(record);
      if (meeting) change(id, { report_count: meeting.report_count + 1, updated_at: meeting.updated_at });
    });
  }

  /** Before anything that the object needs is added. */
  async #requireMeeting({ kind, values }: Draft<DraftKind>): Promise<void> {
    const { meeting_id: id } = values as { meeting_id?: string };
    const reference = { orgId: this.id, id: id?.toLowerCase() ?? "" };
    if (id !== undefined && !(await this.#service.database.first(meetingExists, reference)))
      throw new TypeError(`${DRAFT_NAMES[kind]}: there is no meeting \`${id}\` in this organization. Add it first.`);
  }

  async #owner(draft: Draft<DraftKind>): Promise<string> {
    const { user_id } = draft.values as { user_id?: string };
    if (user_id !== undefined) return user_id;
    const users = await listTeam(this.#service.database, this.id);
    // A reset or an older snapshot has removed the user.
    if (!users.some(({ id }) => id === this.#userId)) this.#userId = undefined;
    this.#userId ??= (await this.add(aUser())).id;
    return this.#userId;
  }

  async #meetingOf(draft: Draft<DraftKind>): Promise<string> {
    const { meeting_id } = draft.values as { meeting_id?: string };
    return meeting_id ?? (await this.add(aMeeting())).id;
  }
}

type Drafts<Kinds extends readonly DraftKind[]> = { [Index in keyof Kinds]: Draft<Kinds[Index]> };
type Values<Kinds extends readonly DraftKind[]> = { -readonly [Index in keyof Kinds]: DraftValues[Kinds[Index]] };
