import { FEWEST_ROWS } from "../../core/figures/figure.ts";
import { figureText } from "../../core/figures/figure-text.ts";
import { escapeXml } from "../../core/formats/xml.ts";
import { type Branding, meetingLink } from "../../core/report/branding.ts";
import {
  companyText,
  followUpText,
  momentText,
  POINT_TITLES,
  praiseText,
  talkScope,
  withoutCallsText,
} from "../../core/report/manager-words.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { countText, formatCount } from "../../core/words/count-text.ts";
import { clockText } from "../../core/words/duration-text.ts";
import { foldedTable, number, words } from "./markup.ts";

const TALKERS_SHOWN = 8;

/** Talking points with the person, each with the moments to listen to. */
export function pointSection({ talking_points: points }: WeeklyReport, branding: Branding): string {
  if (points === null) return "";
  if (points.length === 0) return `<h2>Talking points</h2>\n<p class="mute">Too few scores to tell.</p>`;
  const items = points.map(({ kind, text, moments }) => {
    const listen = moments.map((moment) => {
      const address = meetingLink(branding, moment.meeting_id);
      const what = escapeXml(momentText(moment));
      return `<blockquote class="quote"><p>${address === undefined ? what : `<a href="${escapeXml(address)}">${what}</a>`}</p></blockquote>`;
    });
    return `<li><b>${POINT_TITLES[kind]}</b>: ${escapeXml(text)}${listen.join("")}</li>`;
  });
  return `<h2>Talking points</h2>\n<ul class="plain">${items.join("\n")}</ul>`;
}

/** Praise, the follow-up of the last advice, and people without calls. */
export function managerSection(report: WeeklyReport): string {
  const { praise, follow_up: followed, talking_points: points } = report;
  if (points !== null) return "";
  const missing = withoutCallsText(report);
  const lists = [
    listOf("Who to praise", praise.map(praiseText)),
    listOf("What became of the last advice", followed.map(followUpText)),
    listOf("People without calls", missing === "" ? [] : [missing]),
  ].filter(Boolean);
  return lists.length === 0 ? "" : `<div class="three">${lists.join("\n")}</div>`;
}

const listOf = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ""
    : `<section><h2>${title}</h2>\n<ul class="plain">${lines.map((line) => `<li>${escapeXml(line)}</li>`).join("\n")}</ul></section>`;

/** Table of talk metrics per person, if transcripts were read. */
export function talkSection({ talk, talking_points: points }: WeeklyReport): string {
  if (talk === null || points !== null) return "";
  const heads = ["Person", "Calls", "Talks", "Longest turn", "Questions in ten minutes"];
  const rows = talk.people.map(
    ({ name, user_id: id, calls, talk_percent, longest_monologue, questions_per_10_minutes: rate }) => {
      const isKnown = calls >= FEWEST_ROWS;
      return [
        words(name ?? id),
        number(formatCount(calls)),
        number(isKnown ? `${talk_percent} %` : "too few"),
        number(clockText(longest_monologue.seconds)),
        number(isKnown && rate !== null ? figureText(rate) : "–"),
      ];
    },
  );
  return `<h2>How people talk</h2>\n${rows.length === 0 ? "" : foldedTable("How people talk", { heads, rows, shown: TALKERS_SHOWN })}\n<p class="key">${escapeXml(talkScope(talk))}</p>`;
}

const COMPANIES_SHOWN = 5;

/** Insights of the companies with the most. */
export function companySection({ insights: { by_company: companies } }: WeeklyReport): string {
  if (companies.length === 0) return "";
  const items = companies
    .slice(0, COMPANIES_SHOWN)
    .map(
      (row) => `<li>${escapeXml(companyText(row))} <span class="mute">${escapeXml(row.newest.join("; "))}</span></li>`,
    );
  const rest = companies.length - items.length;
  const more = rest > 0 ? `<li class="mute">and ${countText(rest, "company", "companies")} more</li>` : "";
  return `<h3>By company</h3>\n<ul class="plain">${items.join("\n")}${more}</ul>`;
}
