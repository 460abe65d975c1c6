import type { Tables } from "../../../store/tables.ts";
import { endSessions } from "../../records/people.ts";
import { endedCookie } from "../../session/session-cookie.ts";
import { ACTIONS, badge, buttonForm, type Column, pageHead, table } from "../../views/components.ts";
import { html, timeCell } from "../../views/html.ts";
import { noSuchPage, type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Sessions";
const METHODS: Readonly<Record<string, string>> = { link: "Link", passkey: "Passkey", oidc: "Company account" };

/** Where the reader is signed in. */
export async function listOwnSessions({ sessions, session, orgId, zone }: MemberVisit): Promise<Outcome> {
  const own = await sessions.list({ orgId, userId: session.user.id });
  const columns: Column<Tables["sessions"]>[] = [
    {
      head: "Browser",
      cell: ({ id, user_agent }) => html`${browserOf(user_agent)} ${id === session.id && badge("This one", "good")}`,
    },
    { head: "Address", cell: ({ address }) => address ?? "–" },
    { head: "Signed in", cell: ({ created_at }) => timeCell(created_at, zone) },
    { head: "By", cell: ({ method }) => METHODS[method] ?? method },
    { head: "Last seen", cell: ({ seen_at }) => timeCell(seen_at, zone) },
    {
      head: ACTIONS,
      cell: ({ id, created_at }) =>
        buttonForm(
          { label: "Sign out", of: `the session of ${created_at}`, action: `/settings/sessions/${id}/end` },
          "link",
        ),
    },
  ];
  const everywhere = buttonForm({ label: "Sign out everywhere", action: "/settings/sessions/end-all" }, "danger");
  const lead = "Where you are signed in. A session ends after 8 hours without a click, and at the latest after 7 days.";
  const content = html`${pageHead(TITLE, { lead, actions: everywhere })}
${table(TITLE, columns, own)}`;
  return page(TITLE, content);
}

const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Common name of the browser, or the header if it is unknown. */
function browserOf(userAgent: string | null): string {
  if (userAgent === null) return "Unknown";
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser === undefined) return userAgent.slice(0, 40);
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** Ends one session of the reader: another browser's, or this one. */
export async function endOneSession(visit: MemberVisit): Promise<Outcome> {
  const { sessions, session, id, audit, site, orgId } = visit;
  if (!(await sessions.end({ orgId, userId: session.user.id, id }, [audit("session.end", id)]))) throw noSuchPage();
  if (id === session.id) return redirect("/sign-in", { cookies: [endedCookie(site)] });
  return redirect("/settings/sessions", { notice: "The session is ended." });
}

/** Ends every session of the reader, this one too. */
export async function endEverySession(visit: MemberVisit): Promise<Outcome> {
  await endSessions(visit, visit.session.user.id);
  return redirect("/sign-in", { cookies: [endedCookie(visit.site)] });
}
