import { findPerson } from "../../../core/people/find-person.ts";
import { nameKeys } from "../../../core/people/person.ts";
import type { User } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import type { Attendee } from "./formats/spoken-call.ts";

/** Users of an organization, found by what a file says of people. */
export class UserMatcher {
  readonly #users: User[];
  readonly #byEmail: Map<string, User>;
  readonly #byName: Map<string, User[]>;

  constructor(users: readonly User[]) {
    this.#users = [...users];
    this.#byEmail = new Map(users.map((user) => [fold(user.email), user]));
    this.#byName = new Map();
    for (const user of users) this.#addName(user);
  }

  /** Under every way to write the name, so that a way that two users share decides for nobody. */
  #addName(user: User): void {
    for (const key of nameKeys(user.name)) this.#byName.set(key, [...(this.#byName.get(key) ?? []), user]);
  }

  add(user: User): void {
    this.#users.push(user);
    this.#byEmail.set(fold(user.email), user);
    this.#addName(user);
  }

  byEmail(email: string): User | undefined {
    return this.#byEmail.get(fold(email));
  }

  /** By address, else by a whole name that one user has. */
  find({ name, email }: Attendee): { user: User; reason: "email" | "name" } | undefined {
    const byEmail = email === undefined ? undefined : this.byEmail(email);
    if (byEmail) return { user: byEmail, reason: "email" };
    // An address that is no user's is somebody else's, whatever the name.
    if (email !== undefined) return undefined;
    const [byName, ...namesakes] = new Set(nameKeys(name).flatMap((key) => this.#byName.get(key) ?? []));
    return byName && namesakes.length === 0 ? { user: byName, reason: "name" } : undefined;
  }

  /** Whom a name may mean that decides for nobody, and why. */
  suggest(name: string): { users: readonly User[]; reason: string } | undefined {
    const match = findPerson(name, this.#users);
    if (match.kind === "several") return { users: match.people, reason: "name" };
    return match.kind === "none" && match.reason !== undefined
      ? { users: match.suggestions, reason: match.reason }
      : undefined;
  }
}
