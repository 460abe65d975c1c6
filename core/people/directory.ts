import type { Meeting, TeamStats } from "../../src/index.ts";
import { findIds, isIdPrefix } from "../ids/short-id.ts";
import { foldText } from "../text/fold.ts";
import { matchNames, type NameMatch } from "./match-names.ts";

/** Somebody of the own team. */
export interface Person {
  id: string;
  /** Undefined where nothing read so far names the person. */
  name: string | undefined;
  /** Undefined where no meeting gives an address beside the name (assumed: participants have one). */
  email?: string | undefined;
}

/**
 * Directory of the team's people and the companies they talk to, gathered from what has been read: statistics name people
 * by id; a meeting has its owner's id and, among its participants, the owner's name (assumed: the API has no users).
 */
export class Directory {
  readonly #names = new Map<string, string>();
  readonly #people = new Set<string>();
  /** How often an internal participant's name was seen in meetings of a user. */
  readonly #sightings = new Map<string, Map<string, number>>();
  /** How often each of these names was seen in all. */
  readonly #seenInAll = new Map<string, number>();
  /** E-mail addresses by user, then by the name that they were seen with. */
  readonly #emails = new Map<string, Map<string, string>>();
  readonly #companies = new Map<string, string>();
  readonly #ownCompanies = new Map<string, number>();
  readonly #seen: Set<string> | undefined;

  /** `meetingsComeOnce`: no meeting is added twice, so that their ids need not be remembered. */
  constructor({ meetingsComeOnce = false }: { meetingsComeOnce?: boolean } = {}) {
    this.#seen = meetingsComeOnce ? undefined : new Set();
  }

  /** Adds a person who is known by id only, e.g. from a report. */
  addId(id: unknown): void {
    if (typeof id === "string" && id !== "") this.#people.add(id);
  }

  /** Adds a person whom an earlier reading named. */
  addPerson({ id, name, email }: Person): void {
    this.addId(id);
    if (name === undefined || name.trim() === "") return;
    this.#names.set(id, name.trim());
    if (email !== undefined) this.#seeEmail(id, name.trim(), email);
  }

  /** Adds the people whom statistics name. */
  addStats({ top_performers: performers }: Pick<TeamStats, "top_performers">): void {
    for (const { user_id: id, name } of asList(performers)) {
      this.addId(id);
      if (typeof id === "string" && typeof name === "string" && name.trim() !== "") this.#names.set(id, name.trim());
    }
  }

  /** Adds a meeting's owner, and the companies of the other side. Adding a meeting twice changes nothing, unless they come once. */
  addMeeting({ id: meetingId, user_id: userId, participants }: Pick<Meeting, "id" | "user_id" | "participants">): void {
    this.addId(userId);
    if (this.#seen?.has(meetingId)) return;
    this.#seen?.add(meetingId);
    for (const { name, email, company, is_internal: isInternal } of asList(participants)) {
      if (isInternal === true && typeof company === "string" && company.trim() !== "") this.#sightOwn(company.trim());
      if (isInternal === true && typeof name === "string" && typeof userId === "string")
        this.#sight(userId, { name: name.trim(), email });
      if (isInternal !== true && typeof company === "string" && company.trim() !== "") this.addCompany(company);
    }
  }

  /** Adds a company. */
  addCompany(company: unknown): void {
    if (typeof company !== "string") return;
    const key = foldText(company).trim();
    if (key !== "" && !this.#companies.has(key)) this.#companies.set(key, company.trim());
  }

  /** The name of a person; undefined if unknown, or if the meetings read so far leave two names as likely. */
  nameOf(id: string): string | undefined {
    const stated = this.#names.get(id);
    if (stated !== undefined) return stated;
    // A name that statistics give to somebody else is a colleague who joined the meeting.
    const taken = new Set(this.#names.values());
    const sightings = [...(this.#sightings.get(id) ?? [])].filter(([name]) => !taken.has(name));
    // A manager who joins the calls of many is seen as often as they are, but not only with one of them.
    const likely = sightings.map(([name, seen]) => ({
      name,
      weight: (seen * seen) / (this.#seenInAll.get(name) ?? seen),
    }));
    const [best, second] = likely.sort((one, two) => two.weight - one.weight);
    return best && best.weight > (second?.weight ?? 0) ? best.name : undefined;
  }

  /** The e-mail address of a person; undefined if unknown. */
  emailOf(id: string): string | undefined {
    const name = this.nameOf(id);
    return name === undefined ? undefined : this.#emails.get(id)?.get(name);
  }

  /** Everybody known, by name; those without a name last. */
  get people(): Person[] {
    const people = [...this.#people].map((id) => ({ id, name: this.nameOf(id), email: this.emailOf(id) }));
    return people.sort((one, two) => compareNames(one.name, two.name) || (one.id < two.id ? -1 : 1));
  }

  /** Names of the companies known, in alphabetical order. */
  get companies(): string[] {
    return [...this.#companies.values()].sort(compareNames);
  }

  /** The own organization: the company that most internal participants belong to; undefined if no meeting says so. */
  get organization(): string | undefined {
    const [best] = [...this.#ownCompanies].sort(([, one], [, two]) => two - one);
    return best?.[0];
  }

  /** Finds a person by id, the beginning of an id, an e-mail address, or a name or part of one. */
  findPerson(written: string): NameMatch<Person> {
    const people = this.people;
    const text = written.trim();
    const [byEmail, ...namesakes] = people.filter(({ email }) => email?.toLowerCase() === text.toLowerCase());
    if (byEmail)
      return namesakes.length === 0 ? one(byEmail) : { kind: "several", candidates: [byEmail, ...namesakes] };
    const ids = findIds(
      text,
      people.map(({ id }) => id),
    );
    const byId = people.filter(({ id }) => ids.includes(id) && (id.length === text.length || isIdPrefix(text)));
    const [first, ...more] = byId;
    if (first && more.length === 0) return one(first);
    const named = people.filter(({ name }) => name !== undefined);
    const byName = matchNames(text, named, ({ name = "" }) => name);
    return byName.kind === "none" && first ? { kind: "several", candidates: byId } : byName;
  }

  /** Finds a company by name or part of one. */
  findCompany(written: string): NameMatch<string> {
    return matchNames(written, this.companies, (company) => company);
  }

  #sightOwn(company: string): void {
    this.#ownCompanies.set(company, (this.#ownCompanies.get(company) ?? 0) + 1);
  }

  #seeEmail(userId: string, name: string, email: unknown): void {
    if (typeof email !== "string" || !email.includes("@")) return;
    const emails = this.#emails.get(userId) ?? new Map<string, string>();
    emails.set(name, email.trim());
    this.#emails.set(userId, emails);
  }

  #sight(userId: string, { name, email }: { name: string; email: unknown }): void {
    if (name === "") return;
    this.#seeEmail(userId, name, email);
    const sightings = this.#sightings.get(userId) ?? new Map<string, number>();
    sightings.set(name, (sightings.get(name) ?? 0) + 1);
    this.#seenInAll.set(name, (this.#seenInAll.get(name) ?? 0) + 1);
    this.#sightings.set(userId, sightings);
  }
}

const one = (item: Person): NameMatch<Person> => ({ kind: "one", item });

const compareNames = (one = "\uffff", two = "\uffff"): number => {
  const [first, second] = [foldText(one), foldText(two)];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** Services leave lists out, or send null for them. */
const asList = <Item extends object>(list: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
