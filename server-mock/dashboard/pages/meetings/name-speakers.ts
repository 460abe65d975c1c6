import { parseTranscript } from "../../../../core/transcript/parse-transcript.ts";
import { printName } from "../../../../core/transcript/print-transcript.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { openingText } from "../../../../core/words/opening-text.ts";
import type { MeetingDetail, User } from "../../../records/resources.ts";
import { fold } from "../../../store/fold.ts";
import { auditWrite } from "../../../team/administration/audit.ts";
import { listTeam } from "../../../team/administration/users.ts";
import { nameSpeakers } from "../../../team/calls/name-speakers.ts";
import type { NamedSpeaker } from "../../../team/import/named-speakers.ts";
import { UserMatcher } from "../../../team/import/user-matcher.ts";
import { readMeeting } from "../../records/meetings.ts";
import { seesTeam } from "../../records/scope.ts";
import { banner, pageHead } from "../../views/components.ts";
import { errorSummary, type FieldErrors, formActions, selectField, textField } from "../../views/forms.ts";
import { type Html, html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { startField, startOf, WRONG_START } from "./start-field.ts";

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
  const { meeting } = await readMeeting(visit, visit.params["id"] ?? "");
  return page(TITLE, await formView(visit, meeting));
}

/** Names the speakers everywhere, and leads to the call. */
export async function saveSpeakers(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, admin } = visit;
  const { meeting } = await readMeeting(visit, visit.params["id"] ?? "");
  const users = await listTeam(service.database, orgId);
  const startedAt = startOf(visit);
  if (startedAt === null)
    return page(TITLE, await formView(visit, meeting, { started_at: WRONG_START }), { status: 422 });
  const named = speakersIn(meeting).flatMap((speaker, index) => namedBy(visit, users, speaker, index));
  const result = await nameSpeakers(service, { orgId, id: meeting.id, named, users, startedAt });
  await service.database.write([
    auditWrite(admin, {
      org_id: orgId,
      action: "speakers.name",
      subject: meeting.id,
      details: { named: named.length },
    }),
  ]);
  const jobs = result?.jobs ?? 0;
  service.jobs.wakeUp.wake();
  return redirect(`/meetings/${meeting.id}`, {
    notice: jobs > 0 ? `Saved. ${countText(jobs, "report")} will be there in a moment.` : "Saved.",
  });
}

/** What the form says of a speaker; nothing where it leaves them as they are. */
function namedBy(
  { form }: MemberVisit,
  users: readonly User[],
  { name: label }: Speaker,
  index: number,
): NamedSpeaker[] {
  const who = form.text(`who-${index}`);
  const user = users.find(({ id }) => id === who);
  if (user) return [{ label, name: user.name, email: user.email, isInternal: true }];
  const name = form.text(`name-${index}`) || label;
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
  const { service, orgId, session, query, notice } = visit;
  const team = (await listTeam(service.database, orgId)).filter(({ is_active }) => is_active);
  const users = seesTeam(visit) ? team : team.filter(({ id }) => id === session.user.id);
  const matcher = new UserMatcher(team);
  const speakers = speakersIn(meeting);
  const isAsked = query.text("start") === "ask";
  return html`${pageHead(TITLE, { lead: `Who spoke in ${meeting.title || "this call"}. A report is made of what your side said.` })}
${notice && banner(notice, "good")}${errorSummary(errors)}
${speakers.length === 0 && html`<p>Nobody speaks in this call: it has no transcript.</p>`}
<form method="post" action="/meetings/${meeting.id}/speakers">
${speakers.map((speaker, index) => speakerFields(meeting, speaker, index, { users, matcher }))}
${startField(visit, isAsked ? { hint: "The file does not say when the call was: this is when it was added.", assumed: meeting.started_at, errors } : { hint: "Only to correct when the call was.", errors })}
${formActions("Save", { back: `/meetings/${meeting.id}` })}
</form>`;
}

function speakerFields(
  { participants }: MeetingDetail,
  { name, turns, first }: Speaker,
  index: number,
  { users, matcher }: { users: readonly User[]; matcher: UserMatcher },
): Html {
  const participant = participants.find((one) => fold(one.name) === fold(name));
  const user = matcher.find(participant ?? { name })?.user;
  const suggested = user ? undefined : matcher.suggest(name)?.users.map((one) => `${one.name} (${one.email})`);
  const side = participant?.is_internal ? "own" : "other";
  const options: [string, string][] = [
    ["other", "On the other side"],
    ["own", "On our side, and no user"],
    ...users.map((one): [string, string] => [one.id, `${one.name} (${one.email})`]),
  ];
  const hint = html`${countText(turns, "turn")}, first: “${first}”${suggested && html`. May be ${suggested.join(" or ")}`}`;
  return html`<div class="split">${textField({ name: `name-${index}`, label: `${name} is called`, value: name, maxLength: 80, hint })}${selectField({ name: `who-${index}`, label: `${name} is`, value: user?.id ?? side, options })}</div>`;
}
