import { findPerson } from "../../../../core/people/find-person.ts";
import { parseTranscript } from "../../../../core/transcript/parse-transcript.ts";
import { printName } from "../../../../core/transcript/print-transcript.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { openingText } from "../../../../core/words/opening-text.ts";
import type { MeetingDetail, User } from "../../../records/resources.ts";
import { fold } from "../../../store/fold.ts";
import { listTeam } from "../../../team/administration/users.ts";
import { nameSpeakers } from "../../../team/calls/name-speakers.ts";
import type { NamedSpeaker } from "../../../team/import/named-speakers.ts";
import { UserMatcher } from "../../../team/import/user-matcher.ts";
import { readMeeting } from "../../records/meetings.ts";
import { seesTeam } from "../../records/people.ts";
import { MOST_LISTED } from "../../records/person-field.ts";
import { pageHead } from "../../views/components.ts";
import { type FieldErrors, formActions, selectField, textField } from "../../views/forms.ts";
import { type Html, html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { startField, startOf, WRONG_START } from "./import-form.ts";

const TITLE = "Who is who";
const MAX_SHOWN = 20;
const LONGEST_QUOTE = 80;

interface Speaker {
  name: string;
  turns: number;
  first: string;
}

/** Asks who speaks in a call, where its file does not say it, and when it was. */
export async function showSpeakers(visit: MemberVisit): Promise<Outcome> {
  const { meeting } = await readMeeting(visit);
  return page(`${TITLE}: ${meeting.title || "Untitled call"}`, await formView(visit, meeting));
}

/** Names the speakers everywhere, and leads to the call. */
export async function saveSpeakers(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, audit } = visit;
  const { meeting } = await readMeeting(visit);
  const users = await listTeam(service.database, orgId);
  const startedAt = startOf(visit);
  const errors: Record<string, string> = startedAt === null ? { started_at: WRONG_START } : {};
  const named = speakersIn(meeting).flatMap((speaker, index) => {
    const read = namedBy(visit, users, speaker, index);
    if (!("problem" in read)) return read;
    errors[`name-${index}`] = read.problem;
    return [];
  });
  if (startedAt === null || Object.keys(errors).length > 0)
    return page(`${TITLE}: ${meeting.title || "Untitled call"}`, await formView(visit, meeting, errors), { errors });
  const result = await nameSpeakers(service, { orgId, id: meeting.id, named, users, startedAt });
  await service.database.write([audit("speakers.name", meeting.id, { named: named.length })]);
  const jobs = result?.jobs ?? 0;
  service.jobs.wakeUp.wake();
  return redirect(`/meetings/${meeting.id}`, {
    notice: jobs > 0 ? `Saved. ${countText(jobs, "report")} will be there in a moment.` : "Saved.",
  });
}

/** What the form says of a speaker; nothing where it leaves them as they are. Of a large team, a name on our side is looked up. */
function namedBy(
  { form }: MemberVisit,
  users: readonly User[],
  { name: label }: Speaker,
  index: number,
): NamedSpeaker[] | { problem: string } {
  const who = form.text(`who-${index}`);
  const name = form.text(`name-${index}`) || label;
  const found = who === "own" && users.length > MOST_LISTED ? findPerson(name, users) : undefined;
  if (found?.kind === "several")
    return {
      problem: `Several users are called ${name}. Give one of them by email: ${found.people.map(({ email }) => email).join(" or ")}.`,
    };
  const user = found?.kind === "one" ? found.person : users.find(({ id }) => id === who);
  if (user) return [{ label, name: user.name, email: user.email, isInternal: true }];
  if (who === "own" || who === "other") return [{ label, name, isInternal: who === "own" }];
  return name === label ? [] : [{ label, name }];
}

function speakersIn({ transcript }: MeetingDetail): Speaker[] {
  const speakers = new Map<string, Speaker>();
  for (const line of parseTranscript(transcript ?? "")) {
    const name = printName(line);
    const known = speakers.get(name) ?? { name, turns: 0, first: openingText(line.text, LONGEST_QUOTE) };
    speakers.set(name, { ...known, turns: known.turns + 1 });
  }
  return [...speakers.values()].slice(0, MAX_SHOWN);
}

async function formView(visit: MemberVisit, meeting: MeetingDetail, errors: FieldErrors = {}): Promise<Html> {
  const { service, orgId, session, query } = visit;
  const team = (await listTeam(service.database, orgId)).filter(({ is_active }) => is_active);
  const users = seesTeam(visit) ? team : team.filter(({ id }) => id === session.user.id);
  const matcher = new UserMatcher(team);
  const speakers = speakersIn(meeting);
  const isAsked = query.text("start") === "ask";
  return html`${pageHead(TITLE, { lead: `Who spoke in ${meeting.title || "this call"}. Reports score what your side says.` })}
${speakers.length === 0 && html`<p>Nobody speaks in this call: it has no transcript.</p>`}
<form method="post" action="/meetings/${meeting.id}/speakers">
${speakers.map((speaker, index) => speakerFields(visit, meeting, { speaker, index, users, matcher, errors }))}
${startField(visit, isAsked ? { hint: "The file does not say when the call was: this is when it was added.", assumed: meeting.started_at, errors } : { hint: "Only to correct when the call was.", errors })}
${formActions("Save", { back: `/meetings/${meeting.id}` })}
</form>`;
}

interface AskedSpeaker {
  speaker: Speaker;
  index: number;
  users: readonly User[];
  matcher: UserMatcher;
  errors: FieldErrors;
}

/** Name and side of a speaker. For a large team, only likely people are listed. */
function speakerFields(
  { form }: MemberVisit,
  { participants }: MeetingDetail,
  { speaker: { name, turns, first }, index, users, matcher, errors }: AskedSpeaker,
): Html {
  const participant = participants.find((one) => fold(one.name) === fold(name));
  const user = matcher.find(participant ?? { name })?.user;
  const suggested = user ? [] : (matcher.suggest(name)?.users ?? []);
  const side = participant?.is_internal ? "own" : "other";
  const isLarge = users.length > MOST_LISTED;
  const textOf = (one: User) => `${one.name} (${one.email})`;
  const listed = isLarge ? users.filter(({ id }) => [user, ...suggested].some((one) => one?.id === id)) : users;
  const options: [string, string][] = [
    ["other", "On the other side"],
    ["own", isLarge ? "On our side: looked up by name or email" : "On our side, and no user"],
    ...listed.map((one): [string, string] => [one.id, textOf(one)]),
  ];
  const hint = html`${countText(turns, "turn")}, first: “${first}”${suggested.length > 0 && html`. May be ${suggested.map(textOf).join(" or ")}`}`;
  return html`<div class="facts">${textField({ name: `name-${index}`, label: `${name} is called`, value: form.text(`name-${index}`) || name, maxLength: 80, hint, errors })}${selectField({ name: `who-${index}`, label: `${name} is`, value: form.text(`who-${index}`) || (user?.id ?? side), options })}</div>`;
}
