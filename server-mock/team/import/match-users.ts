import { findPerson } from "../../../core/people/find-person.ts";
import { nameKey, peopleByName } from "../../../core/people/person.ts";
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
    this.#byName = peopleByName(users);
  }

  add(user: User): void {
    this.#users.push(user);
    this.#byEmail.set(fold(user.email), user);
    this.#byName.set(nameKey(user.name), [...(this.#byName.get(nameKey(user.name)) ?? []), user]);
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
    const [byName, ...namesakes] = this.#byName.get(nameKey(name)) ?? [];
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
