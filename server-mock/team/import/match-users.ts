import { foldText } from "../../../core/text/fold.ts";
import type { User } from "../../records/resources.ts";
import { fold } from "../../store/fold.ts";
import type { Attendee } from "./formats/spoken-call.ts";

/** Why a person in a file is taken for a user. */
export type MatchReason = "email" | "name" | "part of the name";

/** Users of an organization, found by what a file says of people. */
export class UserMatcher {
  readonly #byEmail = new Map<string, User>();
  readonly #byName = new Map<string, User[]>();
  readonly #byPart = new Map<string, User[]>();

  constructor(users: readonly User[]) {
    for (const user of users) this.add(user);
  }

  add(user: User): void {
    this.#byEmail.set(fold(user.email), user);
    append(this.#byName, foldText(user.name), user);
    for (const part of foldText(user.name).split(/[\s-]+/)) append(this.#byPart, part, user);
  }

  byEmail(email: string): User | undefined {
    return this.#byEmail.get(fold(email));
  }

  /** By address, else by full name without accents, else by a first or last name that one user has. */
  find({ name, email }: Attendee): { user: User; reason: MatchReason } | undefined {
    const byEmail = email === undefined ? undefined : this.byEmail(email);
    if (byEmail) return { user: byEmail, reason: "email" };
    // An address that is no user's is somebody else's, whatever the name.
    if (email !== undefined) return undefined;
    const [byName, ...namesakes] = this.#byName.get(foldText(name)) ?? [];
    if (byName && namesakes.length === 0) return { user: byName, reason: "name" };
    const [byPart, ...others] = this.#byPart.get(foldText(name)) ?? [];
    return byPart && others.length === 0 ? { user: byPart, reason: "part of the name" } : undefined;
  }
}

function append(map: Map<string, User[]>, key: string, user: User): void {
  const users = map.get(key);
  if (users) users.push(user);
  else map.set(key, [user]);
}
