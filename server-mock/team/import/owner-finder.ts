import type { User } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import type { UserMatcher } from "./user-matcher.ts";

/** Maximum of people kept per kind for the summary: a million calls name a million people. */
export const MAX_PEOPLE = 1_000;

/** People found in the files, for the importing person; the first `MAX_PEOPLE` of each kind. */
export interface OwnerSummary {
  /** People matched to users, and by what. */
  matched: { name: string; user: string; reason: "email" | "name" }[];
  /** People who match no user: prospects, or missing users. */
  unmatched: string[];
  /** Unmatched people who may be users; only a person can decide. */
  undecided: Suggestion[];
}

/** Users that a name may refer to, and why. */
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
  /** Owner of meetings without a user among their participants. */
  otherwiseId?: string | undefined;
  /** Names of people of the organization who are not users; they are marked as internal. */
  internalNames?: readonly string[];
  /** Advice for a meeting without an owner; by default for the command line. */
  ownerAdvice?: string;
}

const MAX_SUGGESTED = 3;
const OWNER_ADVICE =
  'Set user_email, choose one for all with --user, say who somebody is with --who "NAME=ADDRESS", or add the user first.';

/** Finds the owners of meetings, and which participants are on the own side. */
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

  /** Sets a row's `user_id`: its own, by `user_email`, by its participants, or the default. */
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

  /** Describes which users the participants' names may refer to. */
  #suggestions(people: readonly Participant[]): string {
    return people
      .flatMap((participant) => this.#suggest(participant) ?? [])
      .map((suggestion) => `${suggestionText(suggestion)}. `)
      .join("");
  }

  /** A person with an address is identified by it. */
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

  /** Adds the user's address to a speaker who has none in the file. */
  #mark(participant: Participant, user: User | undefined): Participant {
    const isOwn = user !== undefined || this.#internalNames.has(fold(participant.name));
    const isInternal = isOwn || participant.is_internal === true;
    const email = participant.email ?? user?.email;
    return { ...participant, ...(email === undefined ? {} : { email }), is_internal: isInternal };
  }
}

/** Formats a suggestion: `Ana may be Ana Ruiz (ana@acme.example), by a part of the name`. */
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
