import { type Fact, type Row, row } from "../cell.ts";
import type { World } from "../open-world.ts";
import { exactly, shown } from "../oracle/fraction.ts";
import { linesOf } from "../oracle/transcript.ts";
import type { TrueRecords } from "../organization/records.ts";
import { numberIn, textOf } from "../read/page.ts";
import { rowsOf } from "../read/tool-table.ts";

type Report = TrueRecords["reports"][number];

/** Reports whose scores are most easily wrong: of each template, with and without what was not assessed or never said. */
function samples({ reports }: TrueRecords): Report[] {
  const byAge = reports.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  const kinds: ((report: Report) => boolean)[] = [
    ({ overall_score: score }) => score === 64.35,
    ({ overall_score: score }) => score === 1.005,
    ({ criteria_scores: criteria }) => criteria.some(({ score }) => score === null),
    ({ criteria_scores: criteria }) => criteria.some(({ score }) => score === 70.05),
    ({ criteria_scores: criteria }) =>
      criteria.some(({ evidence }) => evidence.some(({ timestamp_seconds: at }) => at === null)),
    ({ meeting_id: id }) => byAge.filter((other) => other.meeting_id === id).length > 1,
  ];
  const templates = [...new Set(byAge.map(({ template_name: name }) => name))];
  const newest = templates.map((name) => byAge.find(({ template_name: other }) => other === name));
  return [...new Set([...newest, ...kinds.map((isKind) => byAge.find(isKind))])].filter(
    (report) => report !== undefined,
  );
}

const scoresOf = (
  report: Pick<Report, "overall_score" | "criteria_scores">,
  read: (score: number) => unknown = (score) => score,
) => ({
  overall: read(report.overall_score),
  criteria: Object.fromEntries(
    report.criteria_scores.map(({ name, score }) => [name, score === null ? null : read(score)]),
  ),
});

const byReport = <Value>(
  name: string,
  read: (report: Report, records: TrueRecords) => Value,
): Fact<Record<string, Value>> => ({
  name,
  truth: (records) => Object.fromEntries(samples(records).map((report) => [report.id, read(report, records)])),
});

const RAW = byReport("scores of reports", (report) => scoresOf(report));
const SHOWN = byReport("scores of reports to one decimal", (report) =>
  scoresOf(report, (score) => shown(exactly(score))),
);
const TEMPLATE = byReport("templates of reports", ({ template_name: name }) => name);

/** A space is a space, however wide. */
const plainSpaces = (text: string): string => text.replace(/\s/gu, " ");

/** Quotes, and whether somebody said them. */
const QUOTES = byReport("quotes of reports", ({ criteria_scores: criteria, meeting_id: id }, { meetings }) => {
  const meeting = meetings.find((candidate) => candidate.id === id);
  const lines = linesOf(meeting?.transcript ?? null);
  return criteria.flatMap(({ name, evidence }) =>
    evidence.map(({ quote }) => {
      const line = lines.find(({ text }) => text.includes(quote));
      return { criterion: name, quote: plainSpaces(quote), by: line?.speaker ?? null };
    }),
  );
});

const each = async (world: World, read: (report: Report) => Promise<unknown>): Promise<Record<string, unknown>> => {
  const reports = samples(world.records);
  const said = await Promise.all(reports.map(read));
  return Object.fromEntries(reports.map(({ id }, index) => [id, said[index]]));
};

const quotesOf = ({ criteria_scores: criteria }: Report) =>
  criteria.flatMap(({ name, evidence }) =>
    evidence.map(({ quote }) => ({ criterion: name, quote: plainSpaces(quote) })),
  );

const programs: readonly [surface: string, read: (world: World, id: string) => Promise<Report>][] = [
  ["API", async ({ api }, id) => (await api(`/reports/${id}`)) as Report],
  ["SDK", async ({ svc }, id) => (await svc.reports.get(id)) as Report],
  ["svc --json", async ({ command }, id) => JSON.parse(await command(["reports", "get", id, "--json"])) as Report],
];

/** Scores, templates and quotes of single reports. */
export const REPORT_ROWS: readonly Row[] = [
  ...programs.flatMap(([surface, read]) => [
    row(RAW, surface, (world) => each(world, async ({ id }) => scoresOf(await read(world, id)))),
    row(TEMPLATE, surface, (world) => each(world, async ({ id }) => (await read(world, id)).template_name)),
    row(QUOTES, surface, (world) => each(world, async ({ id }) => quotesOf(await read(world, id))), [
      "criterion",
      "quote",
    ]),
  ]),
  row(RAW, "tool", (world) =>
    each(world, async ({ id }) => {
      const result = await world.tool("get_report", { report_id: id });
      const rows = rowsOf(result).map(({ criterion, score }) => [criterion, score === "not assessed" ? null : score]);
      return { overall: result.structured["overall_score"], criteria: Object.fromEntries(rows) };
    }),
  ),
  row(TEMPLATE, "tool", (world) =>
    each(world, async ({ id }) => (await world.tool("get_report", { report_id: id })).structured["template_name"]),
  ),
  row(
    QUOTES,
    "tool",
    (world) =>
      each(world, async ({ id }) =>
        rowsOf(await world.tool("get_report", { report_id: id })).flatMap(({ criterion, evidence }) =>
          [...String(evidence ?? "").matchAll(/"(.*?)"(?: \([\d:]+\)| ?$|; )/g)].map(([, quote]) => ({
            criterion,
            quote,
          })),
        ),
      ),
    ["criterion", "quote"],
  ),
  row(SHOWN, "page /meetings/:id", (world) =>
    each(world, async (report) => {
      const page = await pageOf(world, report);
      const overall = /<title>Overall score<\/title>[\s\S]*?<text class="value"[^>]*>([^<]*)</.exec(page)?.[1];
      const criteria = articlesOf(page).map(({ name, score }) => [name, numberIn(score)]);
      return { overall: numberIn(overall), criteria: Object.fromEntries(criteria) };
    }),
  ),
  row(QUOTES, "page /meetings/:id", (world) =>
    each(world, async (report) =>
      articlesOf(await pageOf(world, report)).flatMap(({ name, quotes }) =>
        quotes.map(({ quote, by }) => ({ criterion: name, quote: plainSpaces(quote), by })),
      ),
    ),
  ),
  row(
    byReport("quotes that nobody said", (report, records) => {
      const quotes = QUOTES.truth(records)[report.id] ?? [];
      return { quotes: quotes.length, found: quotes.filter(({ by }) => by !== null).length };
    }),
    "svc reports verify --json",
    (world) =>
      each(world, async ({ id }) => {
        const [said] = JSON.parse(await world.command(["reports", "verify", id, "--json"])) as {
          quotes: number;
          found: number;
        }[];
        return { quotes: said?.quotes, found: said?.found };
      }),
  ),
];

const pageOf = ({ page }: World, { id, meeting_id: meeting }: Report): Promise<string> =>
  page(`/meetings/${meeting}?report=${id}`);

/** Criteria of a report as its page has them. */
function articlesOf(page: string) {
  return [...page.matchAll(/<article class="criterion">([\s\S]*?)<\/article>/g)].map(([, article = ""]) => {
    const [, name = "", score = ""] =
      /<h3 class="line"><span>([\s\S]*?) <span class="small mute">weight[\s\S]*?<\/span><\/span><span>([\s\S]*?)<\/span><\/h3>/.exec(
        article,
      ) ?? [];
    const quotes = [
      ...article.matchAll(
        /<blockquote class="quote">“([\s\S]*?)” (<a[^>]*>[\s\S]*?<\/a>|<span[\s\S]*?<\/span>)<\/blockquote>/g,
      ),
    ];
    return {
      ...{ name: textOf(name), score: textOf(score) },
      quotes: quotes.map(([, quote = "", source = ""]) => ({
        quote: textOf(quote),
        by: source.startsWith("<a") ? textOf(source).replace(/, [\d:]+$/, "") : null,
      })),
    };
  });
}
