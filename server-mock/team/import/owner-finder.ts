import type { User } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import type { UserMatcher } from "./user-matcher.ts";

/** People who are remembered of each kind, for the summary: a million calls name a million people. */
export const MAX_PEOPLE = 1_000;

/** People found in the files, for the person who imports them; the first `MAX_PEOPLE` of each kind. */
export interface OwnerSummary {
  /** People who are users, and how that was found out. */
  matched: { name: string; user: string; reason: "email" | "name" }[];
  /** People who are no users: the other side, or users who are missing. */
  unmatched: string[];
  /** Those of them who may be users, which nobody but a person decides. */
  undecided: Suggestion[];
}

/** Whom a name may mean, and why. */
export interface Suggestion {
  name: string;
  users: { name: string; email: string }[];
  reason: string;
}

interface Participant {
  name: string;
  email?: string;
  is_internal?: boolean;
}

/** Options for choosing owners. */
export interface OwnerOptions {
  /** Owner of meetings that name none. */
  userId: string | undefined;
  /** Owner of meetings none of whose participants is a user. */
  otherwiseId?: string | undefined;
  /** People of the organization who are no users: they are marked as internal. */
  internalNames?: readonly string[];
  /** What to do about a meeting without an owner; by default what the command line can do. */
  ownerAdvice?: string;
}

const MAX_SUGGESTED = 3;
const OWNER_ADVICE =
  'Set user_email, choose one for all with --user, say who somebody is with --who "NAME=ADDRESS", or add the user first: svc-server users add';

/** Finds the owners of meetings, and which of their participants are on the own side. */
export class OwnerFinder {
  readonly #matcher: UserMatcher;
  readonly #advice: string;
  readonly #defaultId: string | undefined;
  readonly #otherwiseId: string | undefined;
  readonly #internalNames: ReadonlySet<string>;
  readonly #matched = new Map<string, OwnerSummary["matched"][number]>();
  readonly #unmatched = new Set<string>();
  readonly #undecided = new Map<string, Suggestion>();

  constructor(matcher: UserMatcher, options: OwnerOptions) {
    this.#matcher = matcher;
    this.#advice = options.ownerAdvice ?? OWNER_ADVICE;
    this.#defaultId = options.userId;
    this.#otherwiseId = options.otherwiseId;
    this.#internalNames = new Set((options.internalNames ?? []).map(fold));
  }

  /** Gives a row its `user_id`: its own, by `user_email`, by its participants, or the default one. */
  own(
    given: Record<string, unknown>,
    hasParticipants: boolean,
  ): { value: Record<string, unknown> } | { problem: string } {
    const { user_email, ...value } = given;
    const people = hasParticipants && isParticipants(value["participants"]) ? value["participants"] : [];
    const found = people.map((participant) => ({ participant, user: this.#match(participant) }));
    const marked = found.map(({ participant, user }) => this.#mark(participant, user));
    const owned = marked.length > 0 ? { ...value, participants: marked } : value;
    if (typeof user_email === "string") {
      const user = this.#matcher.byEmail(user_email);
      if (!user) return { problem: `user_email ${user_email} is not the address of a user of the organization` };
      return { value: { ...owned, user_id: user.id } };
    }
    if ("user_id" in owned) return { value: owned };
    const owner = this.#defaultId ?? found.find(({ user }) => user)?.user?.id ?? this.#otherwiseId;
    if (owner !== undefined) return { value: { ...owned, user_id: owner } };
    const names = people.map(({ name }) => name).join(", ");
    const nobody = names === "" ? "it names nobody" : `none of ${names} is a user`;
    return { problem: `no owner: ${nobody}. ${this.#suggestions(people)}${this.#advice}` };
  }

  summary(): OwnerSummary {
    return {
      matched: [...this.#matched.values()],
      unmatched: [...this.#unmatched],
      undecided: [...this.#undecided.values()],
    };
  }

  /** Whom the participants' names may mean, as sentences. */
  #suggestions(people: readonly Participant[]): string {
    return people
      .flatMap((participant) => this.#suggest(participant) ?? [])
      .map((suggestion) => `${suggestionText(suggestion)}. `)
      .join("");
  }

  /** Somebody with an address is who has it. */
  #suggest({ name, email }: Participant): Suggestion | undefined {
    const found = email === undefined ? this.#matcher.suggest(name) : undefined;
    const users = found?.users.slice(0, MAX_SUGGESTED).map((user) => ({ name: user.name, email: user.email }));
    return found && users ? { name, users, reason: found.reason } : undefined;
  }

  #match(participant: Participant): User | undefined {
    const match = this.#matcher.find(participant);
    const { name } = participant;
    if (!match) {
      remember(this.#unmatched, (names) => names.add(name));
      const suggestion = this.#undecided.has(name) ? undefined : this.#suggest(participant);
      if (suggestion) remember(this.#undecided, (names) => names.set(name, suggestion));
    } else
      remember(this.#matched, (people) => people.set(name, { name, user: match.user.email, reason: match.reason }));
    return match?.user;
  }

  /** A speaker of whom the file says no more gets the address of the user. */
  #mark(participant: Participant, user: User | undefined): Participant {
    const isOwn = user !== undefined || this.#internalNames.has(fold(participant.name));
    const isInternal = isOwn || participant.is_internal === true;
    const email = participant.email ?? user?.email;
    return { ...participant, ...(email === undefined ? {} : { email }), is_internal: isInternal };
  }
}

/** `Ana may be Ana Ruiz (ana@acme.example), by a part of the name`. */
export function suggestionText({ name, users, reason }: Suggestion): string {
  return `${name} may be ${users.map((user) => `${user.name} (${user.email})`).join(" or ")}, by a ${reason}`;
}

function remember<People extends { size: number }>(people: People, add: (people: People) => void): void {
  if (people.size < MAX_PEOPLE) add(people);
}

function isParticipants(value: unknown): value is Participant[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === "object" && item !== null && typeof (item as Participant).name === "string")
  );
}
