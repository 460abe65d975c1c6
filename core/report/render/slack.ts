import { jsonDocument } from "../../formats/json.ts";
import type { Branding } from "../branding.ts";
import type { WeeklyReport } from "../weekly-report.ts";
import { type ShareFacts, shareFacts } from "./share-facts.ts";

// Limits of Block Kit: 50 blocks, 150 characters of a header, 3,000 of a section's text, 10 fields of 2,000 each.

type Block = Record<string, unknown>;

/** Renders the report as a message for a Slack webhook or `chat.postMessage`. */
export function renderSlack(report: WeeklyReport, branding: Branding): string {
  const facts = shareFacts(report, branding);
  const blocks: Block[] = [
    { type: "header", text: { type: "plain_text", text: facts.title, emoji: false } },
    { type: "context", elements: [mrkdwn(escapeMrkdwn(facts.period))] },
    { type: "section", text: mrkdwn(escapeMrkdwn(facts.story)) },
    { type: "section", fields: facts.figures.map(({ name, value }) => mrkdwn(`*${name}*\n${value}`)) },
    ...peopleBlocks(facts),
    ...adviceBlocks(facts),
    ...noteBlocks(facts),
    ...gateBlocks(facts),
  ];
  // Text for notifications and screen readers.
  return jsonDocument({ text: escapeMrkdwn(`${facts.title}: ${facts.story}`), blocks });
}

/**
 * Escapes text for Slack. Its three escapes prevent mentions and links; formatting characters have no escape, and are replaced
 * by look-alikes.
 */
export const escapeMrkdwn = (text: string): string =>
  text
    .replace(/[*_~`]/g, (mark) => LOOK_ALIKES[mark] ?? mark)
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");

const LOOK_ALIKES: Readonly<Record<string, string>> = { "*": "∗", _: "＿", "~": "∼", "`": "ˋ" };

/** `verbatim` prevents automatic links and mentions. */
const mrkdwn = (text: string): Block => ({ type: "mrkdwn", text, verbatim: true });

function peopleBlocks({ people, morePeople }: ShareFacts): Block[] {
  if (people.length === 0) return [];
  const lines = people.map(
    ({ name, score, change, reports }) => `${escapeMrkdwn(name)}: *${score}* (${change}), reports: ${reports}`,
  );
  const more = morePeople > 0 ? [`and ${morePeople} more`] : [];
  return [{ type: "section", text: mrkdwn(["*People*", ...lines, ...more].join("\n")) }];
}

function adviceBlocks({ advice }: ShareFacts): Block[] {
  if (advice === undefined) return [];
  const { text, quote } = advice;
  const lines = [`*Coach next:* ${escapeMrkdwn(text)}`];
  if (quote) {
    const source = escapeMrkdwn(quote.source);
    lines.push(`> ${escapeMrkdwn(quote.quote)}`, quote.link === undefined ? source : linkTo(quote.link, source));
  }
  return [{ type: "section", text: mrkdwn(lines.join("\n")) }];
}

const noteBlocks = ({ notes }: ShareFacts): Block[] =>
  notes.map(({ name, text, link }) => {
    const more = link === undefined ? "" : ` ${linkTo(link, "Open the call")}`;
    return { type: "section", text: mrkdwn(`*${name}:* ${escapeMrkdwn(text)}${more}`) };
  });

/** A `|` would end the URL of a link. */
const linkTo = (address: string, text: string): string =>
  `<${address.replace(/&/g, "&amp;").replace(/[|<>]/g, encodeURIComponent)}|${text}>`;

function gateBlocks({ gates, broken }: ShareFacts): Block[] {
  if (gates === undefined) return [];
  return [{ type: "section", text: mrkdwn([`*${gates}*`, ...broken.map(escapeMrkdwn)].join("\n")) }];
}
