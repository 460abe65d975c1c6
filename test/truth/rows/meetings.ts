import { type Fact, type Row, row } from "../cell.ts";
import { exactly, shown } from "../oracle/fraction.ts";
import { linesOf, type MeetingLine } from "../oracle/transcript.ts";
import { wallTime } from "../oracle/zone.ts";
import type { TrueRecords } from "../organization/records.ts";
import { linkedId, numberIn, numbersIn, type PageCell, tableOf, textOf } from "../read/page.ts";
import { personCalled, rowsOf, wholeId } from "../read/tool-table.ts";

type Meeting = TrueRecords["meetings"][number];

const LISTED = 20;

const newest = ({ meetings }: TrueRecords): Meeting[] =>
  meetings
    .toSorted((one, other) =>
      one.started_at === other.started_at ? (one.id < other.id ? 1 : -1) : one.started_at < other.started_at ? 1 : -1,
    )
    .slice(0, LISTED);

const byMeeting = <Value>(
  name: string,
  read: (meeting: Meeting, records: TrueRecords) => Value,
): Fact<Record<string, Value>> => ({
  name,
  truth: (records) => Object.fromEntries(newest(records).map((meeting) => [meeting.id, read(meeting, records)])),
});

const companyOf = ({ participants }: Pick<Meeting, "participants">): string =>
  participants.find(({ is_internal: isOwn, company }) => !isOwn && company)?.company ?? "";

/** The company of a row of a page: on a line of its own, unless the title names it. */
function companySaid({ text, markup }: PageCell, { meetings }: TrueRecords): string {
  const [title = "", ...details] = text.split("\n");
  const meeting = meetings.find(({ id }) => id === linkedId(markup));
  const company = meeting ? companyOf(meeting) : "";
  if (company !== "" && title.includes(company)) return company;
  return details.find((line) => !line.startsWith("Scored with ")) ?? "";
}

/** Rows of the first page of a list of meetings. */
const LIST = byMeeting("meetings", (meeting, { reports }) => ({
  title: meeting.title,
  who: meeting.user_id,
  company: companyOf(meeting),
  started: meeting.started_at,
  status: meeting.status,
  // One for each report: none of them is the score.
  scores: reports
    .filter(({ meeting_id: id }) => id === meeting.id)
    .map(({ overall_score: score }) => shown(exactly(score)))
    .toSorted(ascending),
}));

const MINUTES = byMeeting("meetings, to the minute", ({ started_at: at }) => at.replace(/:\d\d\.\d+Z$/, "Z"));
const CLOCK = byMeeting("times of meetings in the zone", ({ started_at: at }, { zone }) =>
  new Date(wallTime(Date.parse(at), zone)).toISOString().slice(0, 16),
);

function ascending(one: number | null, other: number | null): number {
  return (one ?? -1) - (other ?? -1);
}

const saidMeetings = (meetings: readonly Meeting[]) =>
  Object.fromEntries(
    meetings.map((meeting) => [
      meeting.id,
      {
        title: meeting.title,
        who: meeting.user_id,
        company: companyOf(meeting),
        started: meeting.started_at,
        status: meeting.status,
      },
    ]),
  );
const IN_LISTS = ["title", "who", "company", "started", "status"];

/** Counts of the whole organization. */
const COUNTS: Fact<Record<string, number>> = {
  name: "meetings by status",
  truth: ({ meetings }) =>
    Object.fromEntries(
      STATUSES.map((status) => [status, meetings.filter((meeting) => meeting.status === status).length]),
    ),
};
const STATUSES = ["pending", "fetched", "processing", "completed", "failed", "no_transcript"] as const;

const counted = async (count: (status: (typeof STATUSES)[number]) => Promise<unknown>) =>
  Object.fromEntries(await Promise.all(STATUSES.map(async (status) => [status, await count(status)] as const)));

/** Titles, people, companies, times and scores of meetings in lists. */
export const MEETING_ROWS: readonly Row[] = [
  row(LIST, "API", async ({ api }) => saidMeetings((await api("/meetings")) as Meeting[]), IN_LISTS),
  row(LIST, "SDK", async ({ svc }) => saidMeetings((await svc.meetings.list()).data as Meeting[]), IN_LISTS),
  row(
    LIST,
    "svc --json",
    async ({ command }) => saidMeetings(JSON.parse(await command(["meetings", "list", "--json"])) as Meeting[]),
    IN_LISTS,
  ),
  row(
    LIST,
    "tool",
    async ({ tool, records }) =>
      Object.fromEntries(
        // A meeting has a row for each of its reports.
        rowsOf(await tool("list_meetings", { with_scores: true })).map((said, _, rows) => [
          wholeId(said["id"], records.meetings),
          {
            ...{
              title: said["title"],
              who: personCalled(said["rep"], records),
              company: said["company"] ?? "",
              status: said["status"],
            },
            scores: rows
              .filter(({ id }) => id === said["id"])
              .flatMap(({ score }) => numbersIn(String(score ?? "")))
              .map((score) => shown(exactly(score)))
              .toSorted(ascending),
          },
        ]),
      ),
    ["title", "who", "company", "status", "scores"],
  ),
  row(MINUTES, "tool", async ({ tool, records }) =>
    Object.fromEntries(
      rowsOf(await tool("list_meetings", { with_scores: true })).map((said) => [
        wholeId(said["id"], records.meetings),
        said["started_at"],
      ]),
    ),
  ),
  row(
    LIST,
    "page /meetings",
    async ({ page, records }) =>
      Object.fromEntries(
        tableOf(await page("/meetings"), "Calls").map(({ Call, Who, When, Score }) => [
          linkedId(Call?.markup ?? ""),
          {
            ...{
              title: Call?.text.split("\n")[0],
              company: Call ? companySaid(Call, records) : "",
              who: personCalled(Who?.text, records),
            },
            started: /datetime="([^"]*)"/.exec(When?.markup ?? "")?.[1],
            scores: numbersIn(Score?.text ?? "").toSorted(ascending),
          },
        ]),
      ),
    ["title", "who", "company", "started", "scores"],
  ),
  row(CLOCK, "page /meetings", async ({ page }) =>
    Object.fromEntries(
      tableOf(await page("/meetings"), "Calls").map(({ Call, When }) => {
        const [, day, time] = /^(\d+ \w+ \d+), (\d\d:\d\d)/.exec(When?.text ?? "") ?? [];
        return [linkedId(Call?.markup ?? ""), new Date(`${day} ${time} UTC`).toISOString().slice(0, 16)];
      }),
    ),
  ),
  row(COUNTS, "API", ({ api: _, svc }) =>
    counted(async (status) => (await svc.meetings.list({ status, limit: 1 })).meta?.total),
  ),
  row(COUNTS, "tool", ({ tool }) =>
    counted(async (status) => (await tool("list_meetings", { status })).structured["total"] ?? 0),
  ),
  row(COUNTS, "page /meetings", ({ page }) =>
    counted(async (status) => {
      const text = await page(`/meetings?status=${status}`);
      const rows = tableOf(text, "Calls").length;
      return numberIn(/of ([\d,]+)/.exec(textOf(text.slice(text.indexOf("<nav"), undefined)))?.[1]) ?? rows;
    }),
  ),
  ...transcripts(),
];

/** Who said what, and when, in the newest call that has words. */
function transcripts(): Row[] {
  const sample = (records: TrueRecords): Meeting | undefined =>
    newest(records).find(({ transcript }) => transcript !== null);
  const fact: Fact<MeetingLine[]> = {
    name: "transcript",
    truth: (records) => linesOf(sample(records)?.transcript ?? null),
  };
  const idOf = (records: TrueRecords): string => sample(records)?.id ?? "";
  return [
    row(fact, "API", async ({ api, records }) =>
      linesOf(((await api(`/meetings/${idOf(records)}`)) as Meeting).transcript),
    ),
    row(fact, "SDK", async ({ svc, records }) => linesOf((await svc.meetings.get(idOf(records))).transcript)),
    row(fact, "svc transcript", async ({ command, records }) =>
      linesOf(await command(["meetings", "transcript", idOf(records)])),
    ),
    row(fact, "tool", async ({ tool, records }) =>
      linesOf(String((await tool("get_meeting", { meeting_id: idOf(records) })).structured["transcript"])),
    ),
    row(fact, "page /meetings/:id", async ({ page, records }) => {
      let speaker = "";
      const text = await page(`/meetings/${idOf(records)}`);
      return [
        ...text.matchAll(
          /<li id="line-\d+"><span class="small mute">([^<]*)<\/span><span(?: id="at-\d+")?>(?:<b[^>]*>([\s\S]*?)<\/b> )?([\s\S]*?)<\/span><\/li>/g,
        ),
      ].map(([, time = "", name, words = ""]) => {
        if (name !== undefined) speaker = textOf(name);
        const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
        return { seconds, speaker, text: textOf(words) };
      });
    }),
  ];
}
