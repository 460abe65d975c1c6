import { excerptAround } from "../../../../core/text/matched-words.ts";
import { matchTerms, type WordQuery } from "../../../../core/text/word-query.ts";
import { parseTranscript } from "../../../../core/transcript/parse-transcript.ts";
import { searchLines } from "../../../../core/transcript/search-lines.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import { type SearchKind, textsOfCall, textsOfInsight, textsOfReport } from "../../../store/search-documents.ts";
import type { WholeCall } from "../../records/meetings.ts";
import { type Html, html, secondAnchor } from "../../views/html.ts";

/** A place in a call that has the words. */
export interface Moment {
  /** Where it is: a second of the call, or a report. */
  path: string;
  label: string;
  /** The whole text that has the words. */
  text: string;
}

/** All moments of a call with one of the words, by the search of `core/`, in the current transcript. */
export function momentsOf(
  { meeting, reports, insights }: WholeCall,
  query: WordQuery,
  kinds: readonly SearchKind[],
): Moment[] {
  const { id } = meeting;
  const found: Readonly<Record<SearchKind, () => Moment[]>> = {
    call: () => matching(textsOfCall(meeting), query, () => ({ path: `/meetings/${id}`, label: "About the call" })),
    said: () =>
      searchLines(parseTranscript(meeting.transcript ?? ""), { query }).map(({ line }) => {
        const anchor = line.seconds === null ? `line-${line.index}` : secondAnchor(line.seconds);
        const time = line.seconds === null ? "In the call" : clockText(line.seconds);
        const label = line.speaker === "" ? time : `${time} ${line.speaker}`;
        return { path: `/meetings/${id}#${anchor}`, label, text: line.text };
      }),
    insight: () =>
      insights.flatMap((insight) => {
        const { timestamp_seconds: seconds } = insight;
        const at = seconds === null ? "" : ` at ${clockText(seconds)}`;
        const path = `/meetings/${id}${seconds === null ? "" : `#${secondAnchor(seconds)}`}`;
        return matching(textsOfInsight(insight), query, () => ({ path, label: `Insight${at}` })).slice(0, 1);
      }),
    feedback: () =>
      reports.flatMap((report) =>
        matching(textsOfReport(report), query, () => {
          return { path: `/meetings/${id}?report=${report.id}`, label: `Report by ${report.template_name}` };
        }),
      ),
  };
  return kinds.flatMap((kind) => found[kind]());
}

function matching(texts: readonly string[], query: WordQuery, place: () => Omit<Moment, "text">): Moment[] {
  return texts.filter((text) => matchTerms(text, query).length > 0).map((text) => ({ ...place(), text }));
}

/** The words around what was found, which is marked. */
export function excerptView(whole: string, query: WordQuery): Html {
  const { text, words } = excerptAround(whole, query);
  const parts = words.map(({ start, end }, index) => {
    return html`${text.slice(words[index - 1]?.end ?? 0, start)}<mark>${text.slice(start, end)}</mark>`;
  });
  return html`${parts}${text.slice(words.at(-1)?.end ?? 0)}`;
}
