import { nameFor } from "../../../core/transcript/print-transcript.ts";
import type { User } from "../../records/resources.ts";
import { type Database, statement, type Write } from "../../store/database.ts";
import { fold } from "../../store/fold.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import { AdministrationError } from "../administration/administration.ts";
import { isUnnamed } from "../import/formats/speaker-labels.ts";
import { type NamedSpeaker, speakerKey } from "../import/named-speakers.ts";

type Row = Tables["speaker_names"];

const namesOf = defineQuery<{ orgId: string }, Row>("select * from speaker_names where org_id = :orgId");
const putName = defineQuery<Row, unknown>(`
  insert into speaker_names (org_id, label_key, label, name, email, is_internal)
  values (:org_id, :label_key, :label, :name, :email, :is_internal)
  on conflict (org_id, label_key) do update
  set label = :label, name = :name, email = :email, is_internal = :is_internal`);
const dropName = defineQuery<Pick<Row, "org_id" | "label_key">, unknown>(
  "delete from speaker_names where org_id = :org_id and label_key = :label_key",
);

const EXAMPLE = 'Write --who "Ana=ana@acme.example", or --who "Speaker 1=Ana Ruiz <ana@acme.example>".';
const NAMED = /^\s*(\S.*?)\s*=\s*(\S.*?)\s*$/s;
const WITH_ADDRESS = /^(.*?)\s*<?([^\s<>@]+@[^\s<>@]+)>?$/;

/** Parses `Ana=ana@acme.example` and similar forms. A user's address supplies the name, and marks the speaker as internal. */
export function parseWho(text: string, users: readonly User[]): NamedSpeaker {
  const [, label, who] = NAMED.exec(text) ?? [];
  if (label === undefined || who === undefined)
    throw new AdministrationError(`\`${text}\` does not say who somebody is. ${EXAMPLE}`);
  const [, written = who, email] = WITH_ADDRESS.exec(who) ?? [];
  const [user, ...namesakes] = users.filter((one) =>
    email === undefined ? fold(one.name) === fold(who) : fold(one.email) === fold(email),
  );
  if (namesakes.length > 0)
    throw new AdministrationError(
      `Several users are called ${who}. Write an address: --who "${label}=ana@acme.example".`,
    );
  const name = user?.name ?? (nameFor(written) || label);
  const address = user?.email ?? email;
  return {
    label,
    name,
    ...(address === undefined ? {} : { email: address }),
    ...(user ? { isInternal: true } : {}),
  };
}

/** Loads the names that people have given to speakers of an organization's files. */
export async function loadSpeakerNames(database: Database, orgId: string): Promise<NamedSpeaker[]> {
  return (await database.all(namesOf, { orgId })).map(({ label, name, email, is_internal }) => ({
    label,
    name,
    ...(email === null ? {} : { email }),
    ...(is_internal === 1 ? { isInternal: true } : {}),
  }));
}

/** Statements that store speaker names for later files. `Speaker 1` is skipped: it is somebody else in each file. */
export function rememberSpeakers(orgId: string, named: readonly NamedSpeaker[]): Write[] {
  return named
    .filter(({ label }) => !isUnnamed(label))
    .map(({ label, name, email = null, isInternal = false }) =>
      statement(putName, {
        org_id: orgId,
        label_key: speakerKey(label),
        label,
        name,
        email,
        is_internal: isInternal ? 1 : 0,
      }),
    );
}

/** Deletes the stored names of a person who is erased. */
export async function forgetSpeakers(
  database: Database,
  orgId: string,
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
): Promise<Write[]> {
  const wanted = new Set([...emails, ...names].map(fold));
  const rows = await database.all(namesOf, { orgId });
  return rows
    .filter(({ label, name, email }) => [label, name, email ?? ""].some((text) => wanted.has(fold(text))))
    .map(({ label_key }) => statement(dropName, { org_id: orgId, label_key }));
}
