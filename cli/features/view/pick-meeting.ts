import { escapeLine } from "../../../core/text/escape.ts";
import { foldText } from "../../../core/text/fold.ts";
import { formatCount } from "../../../core/words/count-text.ts";
import { durationText } from "../../../core/words/duration-text.ts";
import type { Meeting, Page, SvcClient } from "../../../src/index.ts";
import type { ConnectionOptions } from "../../client/connection-options.ts";
import { identityText } from "../../client/session.ts";
import type { Choice, Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Filters } from "../../flags/read-filters.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { createRowNames } from "../../people/name-rows.ts";
import { companyOf, organizationOf } from "../../text/participants.ts";
import { formatRelative, UNKNOWN } from "../../text/values.ts";
import { truncateText } from "../../text/width.ts";
import { wrapText } from "../../text/wrap.ts";

/** With fewer matches than this the next page is read, if there is one. */
const ENOUGH_MATCHES = 10;
const MOST_MEETINGS = 1_000;

/** Lets the person filter meetings by title, name, company and status, and pick one. Reads pages as the filter needs them. */
export async function pickMeeting(
  context: Context,
  options: ConnectionOptions,
  { client, filters }: { client: SvcClient; filters: Filters },
): Promise<string> {
  const { signal } = context;
  const pages = client.meetings.list(filters, { signal, maxItems: MOST_MEETINGS, readAhead: false }).pages();
  const iterator = pages[Symbol.asyncIterator]();
  const names = await createRowNames(context, options, client);
  let first: Page<Meeting> | undefined;
  const listed: { choice: Choice<string>; text: string }[] = [];
  let isComplete = false;
  await withSpinner(context, "Loading meetings", readPage());
  if (first === undefined || listed.length === 0)
    throw new CliError("There are no meetings to pick from.", {
      exit: "notFound",
      code: "no_meetings",
      hint: "Widen the filters.",
    });
  const choose = async (typed: string): Promise<Choice<string>[]> => {
    const words = foldText(typed).split(" ");
    const matching = () => listed.filter(({ text }) => words.every((word) => text.includes(word)));
    while (!isComplete && matching().length < ENOUGH_MATCHES) await readPage();
    return matching().map(({ choice }) => choice);
  };
  const identity = await identityText(context, options, organizationOf(first.data));
  const { columns } = context.stderr;
  await context.stderr.write(`${wrapText(escapeLine(`As ${identity}`), columns)}\n${limitText(first, columns)}`);
  return (await context.prompts()).pick("Meeting (type to filter)", choose);

  async function readPage(): Promise<void> {
    const { value, done } = await iterator.next();
    isComplete = done === true;
    if (!value) return;
    first ??= value;
    await names.learn(value.data);
    for (const meeting of value.data) listed.push(toChoice(meeting, context, names.labelOf));
  }
}

/** Says that older meetings are not offered, where the service counts more of them or does not say how many there are. */
function limitText({ meta, hasNextPage }: Page<Meeting>, width: number | undefined): string {
  const total = meta?.total;
  if (typeof total === "number" ? total <= MOST_MEETINGS : !hasNextPage) return "";
  const all = typeof total === "number" ? ` of ${formatCount(total)}` : "";
  const text = `The newest ${formatCount(MOST_MEETINGS)}${all} meetings can be picked; --to, --user and the other filters lead to older ones.`;
  return `${wrapText(text, width)}\n`;
}

function toChoice(
  meeting: Meeting,
  { now, stderr }: Context,
  nameOf: (id: string) => string | undefined,
): { choice: Choice<string>; text: string } {
  const { id, title, status, started_at: startedAt, duration_seconds: seconds } = meeting;
  const who = nameOf(meeting.user_id);
  const company = companyOf(meeting);
  const when = typeof startedAt === "string" ? formatRelative(startedAt, now()) : "-";
  const width = (stderr.columns ?? 80) - 4;
  const name = `${when.padStart(8)}  ${escapeLine(title ?? UNKNOWN)}${who ? `  (${escapeLine(who)})` : ""}`;
  const facts = [status, typeof seconds === "number" ? durationText(seconds) : undefined, who, company, id];
  const preview = facts.filter((fact): fact is string => typeof fact === "string").map(escapeLine);
  return {
    choice: {
      value: id,
      name: truncateText(name, width),
      picked: escapeLine(title ?? id),
      preview: preview.join("\n"),
    },
    text: foldText([title, who, company, status, id].filter(Boolean).join(" ")),
  };
}
