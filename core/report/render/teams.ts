import { jsonDocument } from "../../formats/json.ts";
import type { Branding } from "../branding.ts";
import type { WeeklyReport } from "../weekly-report.ts";
import { type ShareFacts, shareFacts } from "./share-facts.ts";

type Element = Record<string, unknown>;

/**
 * Renders the report as an Adaptive Card 1.4, which Teams shows on the desktop, the web and phones, for a workflow or webhook.
 * A message is limited to 28 kB; `shareFacts` cuts the texts far below that.
 */
export function renderTeams(report: WeeklyReport, branding: Branding): string {
  const facts = shareFacts(report, branding);
  const card = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    msteams: { width: "Full" },
    fallbackText: `${facts.title}: ${facts.story}`,
    body: [
      text(run(facts.title, { size: "Large", weight: "Bolder" })),
      text(run(facts.period, { isSubtle: true })),
      text(run(facts.story)),
      { type: "ColumnSet", columns: facts.figures.map(figureColumn) },
      ...peopleElements(facts),
      ...adviceElements(facts),
      ...facts.notes.map(({ name, text: note }) => text(run(`${name}: `, { weight: "Bolder" }), run(note))),
      ...gateElements(facts),
    ],
    ...actionsOf(facts),
  };
  const attachment = { contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content: card };
  return jsonDocument({ type: "message", attachments: [attachment] });
}

/** A run of literal text: unlike a TextBlock it does not interpret Markdown, so nothing needs escaping. */
const run = (content: string, look: Element = {}): Element => ({ type: "TextRun", text: content, ...look });

const text = (...inlines: Element[]): Element => ({ type: "RichTextBlock", inlines });

const figureColumn = ({ name, value }: { name: string; value: string }): Element => ({
  type: "Column",
  width: "stretch",
  items: [text(run(name, { isSubtle: true })), text(run(value, { weight: "Bolder" }))],
});

function peopleElements({ people, morePeople }: ShareFacts): Element[] {
  if (people.length === 0) return [];
  const rows = people.map(({ name, score, change, reports }) => ({
    type: "ColumnSet",
    spacing: "None",
    columns: [
      { type: "Column", width: "stretch", items: [text(run(name))] },
      {
        type: "Column",
        width: "auto",
        items: [text(run(score, { weight: "Bolder" }), run(` (${change}), reports: ${reports}`))],
      },
    ],
  }));
  const more = morePeople > 0 ? [text(run(`and ${morePeople} more`, { isSubtle: true }))] : [];
  return [text(run("People", { weight: "Bolder" })), ...rows, ...more];
}

function adviceElements({ advice }: ShareFacts): Element[] {
  if (advice === undefined) return [];
  const head = text(run("Coach next: ", { weight: "Bolder" }), run(advice.text));
  if (advice.quote === undefined) return [head];
  return [head, text(run(advice.quote.quote, { italic: true })), text(run(advice.quote.source, { isSubtle: true }))];
}

function gateElements({ gates, broken }: ShareFacts): Element[] {
  if (gates === undefined) return [];
  return [text(run(gates, { weight: "Bolder" })), ...broken.map((line) => text(run(line)))];
}

function actionsOf({ advice, notes }: ShareFacts): { actions?: Element[] } {
  const link = advice?.quote?.link ?? notes.find((note) => note.link !== undefined)?.link;
  return link === undefined ? {} : { actions: [{ type: "Action.OpenUrl", title: "Open the call", url: link }] };
}
