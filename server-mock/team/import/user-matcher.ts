import { findPerson } from "../../../core/people/find-person.ts";
import { nameKeys } from "../../../core/people/person.ts";
import type { User } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import type { Attendee } from "./formats/spoken-call.ts";

/** Finds users of an organization by what a file says of people. */
export class UserMatcher {
  readonly #users: User[] = [];
  readonly #byEmail = new Map<string, User>();
  /** Users by all spellings of their names; a spelling that two users share matches neither. */
  readonly #byName = new Map<string, User[]>();

  constructor(users: readonly User[]) {
    for (const user of users) this.add(user);
  }

  add(user: User): void {
    this.#users.push(user);
    this.#byEmail.set(fold(user.email), user);
    for (const key of nameKeys(user.name)) this.#byName.set(key, [...(this.#byName.get(key) ?? []), user]);
  }

  byEmail(email: string): User | undefined {
    return this.#byEmail.get(fold(email));
  }

  /** Finds a user by address, else by a full name that only one user has. */
  find({ name, email }: Attendee): { user: User; reason: "email" | "name" } | undefined {
    const byEmail = email === undefined ? undefined : this.byEmail(email);
    if (byEmail) return { user: byEmail, reason: "email" };
    // An unknown address belongs to somebody else, whatever the name.
    if (email !== undefined) return undefined;
    const [byName, ...namesakes] = new Set(nameKeys(name).flatMap((key) => this.#byName.get(key) ?? []));
    return byName && namesakes.length === 0 ? { user: byName, reason: "name" } : undefined;
  }

  /** Users that an ambiguous or partial name may refer to, and why. */
  suggest(name: string): { users: readonly User[]; reason: string } | undefined {
    const match = findPerson(name, this.#users);
    if (match.kind === "several") return { users: match.people, reason: "name" };
    return match.kind === "none" && match.reason !== undefined
      ? { users: match.suggestions, reason: match.reason }
      : undefined;
  }
}
