import { foldText } from "../text/fold.ts";
import { findPerson, type PersonMatch } from "./find-person.ts";
import { labelPeople, nameKey, type Person, peopleByName } from "./person.ts";

/** Fields of a meeting that name people. */
export interface NamingMeeting {
  id?: unknown;
  user_id?: unknown;
  participants?: readonly NamedParticipant[] | null;
}

interface NamedParticipant {
  name?: unknown;
  email?: unknown;
  company?: unknown;
  is_internal?: unknown;
}

/** Fields of statistics that name people. */
export interface NamingStats {
  top_performers?: readonly { user_id?: unknown; name?: unknown }[] | null;
}

/** A person seen among the internal participants of a user's meetings. */
interface Sighting {
  name: string;
  email: string | undefined;
  /** Number of the user's meetings. */
  seen: number;
}

/** Names derived from everything added, computed once. */
interface Resolved {
  people: readonly Person[];
  byId: ReadonlyMap<string, Person>;
  labelOf: (id: string) => string | undefined;
}

/**
 * Directory of the team's people, gathered from what was read: statistics name people by id; a meeting has its owner's id and,
 * among its participants, the owner's name (assumed: the API has no users).
 */
export class Directory {
  readonly #names = new Map<string, string>();
  readonly #people = new Set<string>();
  /** By user, then by {@link sightingKey}. */
  readonly #sightings = new Map<string, Map<string, Sighting>>();
  /** Number of meetings that a person was seen in, by {@link sightingKey}. */
  readonly #seenInAll = new Map<string, number>();
  readonly #ownCompanies = new Map<string, number>();
  readonly #seen: Set<unknown> | undefined;
  #resolved: Resolved | undefined;

  /** `meetingsComeOnce`: no meeting is added twice, so that ids need not be kept. */
  constructor({ meetingsComeOnce = false }: { meetingsComeOnce?: boolean } = {}) {
    this.#seen = meetingsComeOnce ? undefined : new Set();
  }

  /** Adds a person known only by id, e.g. from a report. */
  addId(id: unknown): void {
    if (typeof id !== "string" || id === "" || this.#people.has(id)) return;
    this.#people.add(id);
    this.#resolved = undefined;
  }

  /** Adds a person who was named earlier. */
  addPerson({ id, name, email }: Person): void {
    this.addId(id);
    if (name === undefined || name.trim() === "") return;
    this.#state(id, name);
    this.#sight(id, { name, email });
  }

  /** Adds the people whom statistics name. */
  addStats({ top_performers: performers }: NamingStats): void {
    for (const { user_id: id, name } of asList(performers)) {
      this.addId(id);
      if (typeof id === "string" && typeof name === "string") this.addPerson({ id, name });
    }
  }

  /** Adds a meeting's owner and the own side's company. A second time has no effect, unless `meetingsComeOnce`. */
  addMeeting({ id: meetingId, user_id: userId, participants }: NamingMeeting): void {
    this.addId(userId);
    if (this.#seen?.has(meetingId)) return;
    this.#seen?.add(meetingId);
    for (const { name, email, company, is_internal: isInternal } of asList(participants)) {
      if (isInternal === true && typeof company === "string" && company.trim() !== "") this.#sightOwn(company.trim());
      if (isInternal === true && typeof name === "string" && typeof userId === "string")
        this.#sight(userId, { name, email });
    }
  }

  /** The name of a person; undefined if unknown, or if two names are equally likely so far. */
  nameOf(id: string): string | undefined {
    return this.#resolve().byId.get(id)?.name;
  }

  /** The name of a person, with the prefix of the id if somebody else has the same name; undefined if unknown. */
  labelOf(id: string): string | undefined {
    return this.#resolve().labelOf(id);
  }

  /** All known people, by name; those without a name last. */
  get people(): readonly Person[] {
    return this.#resolve().people;
  }

  /** The own organization: the company of most internal participants; undefined if no meeting says so. */
  get organization(): string | undefined {
    const [best] = [...this.#ownCompanies].sort(([, one], [, two]) => two - one);
    return best?.[0];
  }

  /** Finds a person; see {@link findPerson}. */
  findPerson(written: string): PersonMatch<Person> {
    return findPerson(written, this.people);
  }

  #sightOwn(company: string): void {
    this.#ownCompanies.set(company, (this.#ownCompanies.get(company) ?? 0) + 1);
  }

  #state(id: string, name: string): void {
    this.#names.set(id, name.trim());
    this.#resolved = undefined;
  }

  #sight(userId: string, given: { name: string; email: unknown }): void {
    const name = given.name.trim();
    if (name === "") return;
    const email = typeof given.email === "string" && given.email.includes("@") ? given.email.trim() : undefined;
    const key = sightingKey(name, email);
    const sightings = this.#sightings.get(userId) ?? new Map<string, Sighting>();
    const known = sightings.get(key) ?? { name, email, seen: 0 };
    sightings.set(key, { ...known, seen: known.seen + 1 });
    this.#seenInAll.set(key, (this.#seenInAll.get(key) ?? 0) + 1);
    this.#sightings.set(userId, sightings);
    this.#resolved = undefined;
  }

  #resolve(): Resolved {
    if (this.#resolved) return this.#resolved;
    const stated = [...this.#names].map(([id, name]): Person => ({ id, name, email: this.#emailOf(id, name) }));
    const byName = peopleByName(stated);
    const people = [...this.#people].map((id): Person => {
      const name = this.#names.get(id);
      return name === undefined ? { id, ...this.#likely(id, byName) } : { id, name, email: this.#emailOf(id, name) };
    });
    people.sort((one, two) => compareNames(one.name, two.name) || (one.id < two.id ? -1 : 1));
    const byId = new Map(people.map((person) => [person.id, person]));
    this.#resolved = { people, byId, labelOf: labelPeople(people) };
    return this.#resolved;
  }

  /** The address seen most often with the name in the person's own meetings. */
  #emailOf(id: string, name: string): string | undefined {
    const isNamed = (seen: Sighting): boolean => nameKey(seen.name) === nameKey(name);
    const sightings = [...(this.#sightings.get(id)?.values() ?? [])].filter((seen) => seen.email && isNamed(seen));
    return sightings.sort((one, two) => two.seen - one.seen)[0]?.email;
  }

  /** The likely identity of a user without a stated name. */
  #likely(id: string, stated: ReadonlyMap<string, readonly Person[]>): Pick<Person, "name" | "email"> {
    // A manager who joins many people's calls is seen as often as they are, but not only with one of them.
    const likely = [...(this.#sightings.get(id) ?? [])].map(([key, sighting]) => ({
      ...sighting,
      weight: sighting.seen ** 2 / (this.#seenInAll.get(key) ?? sighting.seen),
    }));
    // A name that statistics give to somebody else is a colleague who joined the meeting, unless the addresses differ.
    const isColleague = ({ name, email }: Sighting): boolean =>
      (stated.get(nameKey(name)) ?? []).some((other) => !email || !other.email || isSameAddress(other.email, email));
    const [best, ...others] = likely
      .filter((sighting) => !isColleague(sighting))
      .sort((one, two) => two.weight - one.weight);
    if (!best) return {};
    const rival = others.find(({ name }) => nameKey(name) !== nameKey(best.name));
    return rival && best.weight <= rival.weight ? {} : { name: best.name, email: best.email };
  }
}

/** Two people with the same name have different addresses. */
const sightingKey = (name: string, email = ""): string => `${nameKey(name) || name}\n${email.toLowerCase()}`;

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const compareNames = (one = "\uffff", two = "\uffff"): number => {
  const [first, second] = [foldText(one), foldText(two)];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** Services omit lists, or send null for them. */
const asList = <Item extends object>(list: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(list) ? list.filter((item) => item !== null) : [];
