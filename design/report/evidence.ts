import { escapeXml } from "../../core/formats/xml.ts";
import { type Branding, meetingLink } from "../../core/report/branding.ts";
import { adviceText } from "../../core/report/headline.ts";
import { reportsText, topicText } from "../../core/report/manager-words.ts";
import type { EvidenceQuote } from "../../core/report/report-figures.ts";
import type { WeeklyReport } from "../../core/report/weekly-report.ts";
import { escapeText } from "../../core/text/escape.ts";
import { countText } from "../../core/words/count-text.ts";
import { clockText } from "../../core/words/duration-text.ts";
import { scoreText } from "../../core/words/score-text.ts";
import { scoreBar } from "../charts/score-bar.ts";
import { changeMark } from "./markup.ts";

/** A better call is quoted only if its score is at least this much higher. */
const CONTRAST = 15;

/** Section on whom to coach next: at most three people, each with a quote from the lowest scored call. */
export function coachSection(report: WeeklyReport, branding: Branding): string {
  const { coach_next: advised, coach_gap: gap } = report;
  if (advised.length === 0)
    return gap === null
      ? ""
      : `<section><h2>Who to coach next</h2>\n<p class="mute">${gap.charAt(0).toUpperCase()}${gap.slice(1)}.</p></section>`;
  const cards = advised.map((advice) => {
    const { name, user_id: id, average_score: average, change, criterion, strength, quote } = advice;
    const topic = criterion === null ? "" : `<p>To work on: ${escapeXml(criterion.name)}, ${topicText(criterion)}</p>`;
    const well = strength === null ? "" : `<p>Goes well: ${escapeXml(strength.name)}, ${topicText(strength)}</p>`;
    return `<section class="card" aria-label="${escapeXml(adviceText(advice))}"><h3 class="line"><span>${escapeXml(name ?? id)}</span><span>${scoreText(average)} ${changeMark(change)}</span></h3><p class="key">${reportsText(advice)}</p>${topic}${well}${quoteBlock(quote, { report, branding })}</section>`;
  });
  return `<h2>Who to coach next</h2>\n<div class="three">${cards.join("\n")}</div>`;
}

/** The weakest criteria, each with a low-scoring and a high-scoring call. */
export function weakestSection(report: WeeklyReport, branding: Branding): string {
  const { weakest_criteria: weakest, evidence } = report;
  if (weakest.length === 0) return "";
  const cards = weakest.map(({ label, average_score: score, scores, previous, change }) => {
    const quotes = evidence.find(({ criterion }) => criterion === label);
    const bar = scoreBar(escapeText(label), score, { previous });
    const { low = null, high = null } = quotes ?? {};
    const isContrast = high !== null && low !== null && high.score >= low.score + CONTRAST;
    return `<section class="card"><h3 class="line"><span>${escapeXml(label)}</span><span>${scoreText(score)} ${changeMark(change)}</span></h3>${bar}<p class="key">From 0 to 100, over ${countText(scores, "score")}${previous === null ? "" : "; mark: before"}</p>${quoteBlock(low, { report, branding })}${isContrast ? quoteBlock(high, { report, branding }) : ""}</section>`;
  });
  return `<h2>Criteria to work on first</h2>\n<div class="three">${cards.join("\n")}</div>`;
}

function quoteBlock(
  evidence: EvidenceQuote | null,
  { report, branding }: { report: WeeklyReport; branding: Branding },
): string {
  if (evidence === null) return "";
  const { quote, score, timestamp_seconds: seconds, user_id: userId, meeting_id: meetingId } = evidence;
  const name = report.people.find(({ user_id: id }) => id === userId)?.name ?? userId;
  const at = seconds === null ? "" : ` at ${clockText(seconds)}`;
  const address = meetingLink(branding, meetingId);
  const where = `${escapeXml(name)}${at}`;
  const link = address === undefined ? where : `<a href="${escapeXml(address)}">${where}</a>`;
  return `<blockquote class="quote"><p>${escapeXml(quote)}</p><footer class="mute small">${link}, scored ${scoreText(score)}</footer></blockquote>`;
}
