import { stat } from "node:fs/promises";
import { parseTime } from "../api/validate/timestamps.ts";
import type { OpenService } from "../library/service.ts";
import type { Organization, User } from "../records/resources.ts";
import type { Administration } from "../team/administration/administration.ts";
import { addUser } from "../team/administration/users.ts";
import type { NamedSpeaker } from "../team/import/named-speakers.ts";
import { type CallSettings, readImportFile } from "../team/import/read-file.ts";
import type { ImportRow } from "../team/import/read-rows.ts";
import { UserMatcher } from "../team/import/user-matcher.ts";

/** Asks the person at the terminal; resolves with what they type. */
export type Ask = (question: string) => Promise<string>;

interface Asking {
  ask: Ask;
  note: (line: string) => void;
  service: OpenService;
  organization: Organization;
  users: readonly User[];
}

interface Person {
  name: string;
  email?: string;
  is_internal?: boolean;
}

/** Asks for what a call's file lacks: its start, its seller, and their address. At most three questions, none twice. */
export async function askAbout(
  path: string,
  content: Uint8Array,
  settings: CallSettings,
  asking: Asking,
): Promise<CallSettings> {
  const { mtime } = await stat(path);
  const { rows } = await readImportFile(path, content, { ...settings, startElse: mtime.toISOString() });
  const [row, ...others] = rows;
  if (!row?.notes || others.length > 0) return settings;
  const startedAt = row.isStartAssumed ? await askStart(asking, mtime) : settings.startedAt;
  const who = await askSellers(asking, row);
  return { ...settings, startedAt, who: [...(settings.who ?? []), ...who] };
}

async function askStart({ ask, note }: Asking, assumed: Date): Promise<string> {
  const shown = assumed.toISOString().slice(0, 16).replace("T", " ");
  for (;;) {
    const typed = await ask(`When did the call start, in UTC? [${shown}] `);
    const time = typed === "" ? assumed : parseTime(typed.replace(" ", "T"));
    if (time) return time.toISOString();
    note("That is not a time. Write it as 2026-11-03 14:00.");
  }
}

async function askSellers(asking: Asking, row: ImportRow): Promise<NamedSpeaker[]> {
  const { ask, note, organization, users } = asking;
  const people = row.value["participants"] as readonly Person[];
  const matcher = new UserMatcher(users);
  if (people.length === 0 || people.some((one) => one.is_internal || matcher.find(one))) return [];
  note(`Who spoke: ${people.map(({ name }, index) => `${index + 1} ${name}`).join(", ")}`);
  const numbers = await ask(`Which of them sell for ${organization.name}? Their numbers, such as 1: `);
  const sellers = people.filter((_, index) => numbers.split(/[\s,]+/).includes(String(index + 1)));
  const named: NamedSpeaker[] = [];
  for (const [index, { name }] of sellers.entries()) {
    const [suggested] = matcher.suggest(name)?.users ?? [];
    const email = index > 0 ? "" : await ask(addressQuestion(name, suggested));
    const user = email === "" ? suggested : await userOf(asking, { name, email });
    // Nobody is matched to a user without having seen their address.
    named.push({
      label: name,
      name,
      isInternal: true,
      ...(index === 0 && user ? { name: user.name, email: user.email } : {}),
    });
  }
  return named;
}

function addressQuestion(name: string, suggested: User | undefined): string {
  return suggested
    ? `The email address of ${name}? [${suggested.email}, of ${suggested.name}] `
    : `The email address of ${name}, who then is a user? [none] `;
}

async function userOf(
  { service, organization, users, note }: Asking,
  { name, email }: { name: string; email: string },
): Promise<User | undefined> {
  const known = users.find((user) => user.email.toLowerCase() === email.toLowerCase());
  if (known) return known;
  const admin: Administration = { ...service, actor: "command line" };
  const added = await addUser(admin, { orgId: organization.id, name, email }).catch((error: Error) =>
    note(error.message),
  );
  if (added) note(`Added the user ${name} (${email}).`);
  return added ?? undefined;
}
