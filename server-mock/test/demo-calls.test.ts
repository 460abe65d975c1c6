import { expect, it } from "vitest";
import { all, linesOf } from "./support/demo-records.ts";
import { sentencesOf } from "./support/sentences-of.ts";

const meetings = all("meeting");
const meetingOf = new Map(meetings.map((meeting) => [meeting.id, meeting]));
const transcripts = meetings.filter((meeting) => meeting.transcript !== null);

function isSaid(meetingId: string, quote: string, seconds: number | null): boolean {
  const meeting = meetingOf.get(meetingId);
  return (
    meeting !== undefined && linesOf(meeting).some((line) => line.seconds === seconds && line.text.includes(quote))
  );
}

it("gives transcripts to the states that have one", () => {
  const has = (status: string) =>
    new Set(meetings.filter((meeting) => meeting.status === status).map((meeting) => meeting.has_transcript));
  for (const status of ["fetched", "processing", "completed"]) expect([...has(status)]).toEqual([true]);
  for (const status of ["pending", "no_transcript"]) expect([...has(status)]).toEqual([false]);
  expect(has("failed").size).toBe(2);
  expect(meetings.filter(({ has_transcript, transcript }) => has_transcript !== (transcript !== null))).toEqual([]);
  expect(meetings.filter(({ status, failure_reason }) => (status === "failed") !== (failure_reason !== null))).toEqual(
    [],
  );
  expect(new Set(transcripts.map(({ language }) => language))).toEqual(new Set(["en", "es", "de", "fr", "ja"]));
});

it("writes transcripts of 40 to 150 lines that rise within the meeting, said by its participants in turn", () => {
  for (const meeting of transcripts) {
    const lines = linesOf(meeting);
    const names = new Set(meeting.participants.map(({ name }) => name));
    expect(lines.length, meeting.title).toBeGreaterThanOrEqual(40);
    expect(lines.length, meeting.title).toBeLessThanOrEqual(150);
    expect(lines.filter(({ speaker }) => !names.has(speaker))).toEqual([]);
    expect(lines.filter((line, index) => line.seconds <= (lines[index - 1]?.seconds ?? -1))).toEqual([]);
    expect(lines.filter((line, index) => line.speaker === lines[index - 1]?.speaker)).toEqual([]);
    expect(lines.at(-1)?.seconds).toBeLessThan(meeting.duration_seconds ?? 0);
    expect(meeting.transcript).not.toMatch(/[{}|]|\$[a-z]|undefined| {2}|[.!?][.?]/i);
  }
});

it("repeats no sentence within a call, and no call", () => {
  const sentencesByKind = new Map<string, Set<string>[]>();
  for (const meeting of transcripts) {
    const sentences = linesOf(meeting).flatMap(({ text }) => sentencesOf(text));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
    const kind = `${meeting.language} ${meeting.call_type}`;
    sentencesByKind.set(kind, [...(sentencesByKind.get(kind) ?? []), new Set(sentences)]);
  }
  for (const [kind, calls] of sentencesByKind)
    for (const [index, call] of calls.entries())
      for (const other of calls.slice(0, index)) {
        const shared = [...call].filter((sentence) => other.has(sentence)).length;
        expect(shared / Math.min(call.size, other.size), kind).toBeLessThan(0.65);
      }
});

it("scores reports against the criteria of their template, with the weighted mean as overall score", () => {
  const templateOf = new Map(all("template").map((template) => [template.id, template]));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  for (const { grading_criteria } of all("template"))
    expect(sum(grading_criteria.map(({ weight }) => weight))).toBe(100);
  for (const report of all("report")) {
    const mean = sum(report.criteria_scores.map(({ weight, score }) => weight * (score ?? 0))) / 100;
    expect(Math.abs(report.overall_score - mean)).toBeLessThan(0.0501);
    expect(report.overall_score).toBe(Math.round(report.overall_score * 10) / 10);
    const template = report.template_id === null ? undefined : templateOf.get(report.template_id);
    const shape = ({ name, weight }: { name: string; weight: number }) => ({ name, weight });
    if (template) expect(report.criteria_scores.map(shape)).toEqual(template.grading_criteria.map(shape));
    if (template) expect(report.template_name).toBe(template.name);
  }
  const counts = new Set(
    meetings.filter(({ status }) => status === "completed").map(({ report_count }) => report_count),
  );
  expect(counts).toEqual(new Set([0, 1, 2]));
  for (const { id, report_count } of meetings)
    expect(all("report").filter(({ meeting_id }) => meeting_id === id).length).toBe(report_count);
});

it("quotes in reports and insights what was said, at the time when it was said", () => {
  for (const { meeting_id, criteria_scores } of all("report"))
    for (const { quote, timestamp_seconds } of criteria_scores.flatMap(({ evidence }) => evidence))
      expect(isSaid(meeting_id, quote, timestamp_seconds), quote).toBe(true);
  for (const insight of all("insight")) {
    const meeting = meetingOf.get(insight.meeting_id);
    const prospect = meeting?.participants.find(({ name }) => name === insight.prospect_name);
    expect([prospect?.is_internal, prospect?.title ?? null, prospect?.company ?? null, meeting?.user_id]).toEqual([
      false,
      insight.prospect_title,
      insight.company_name,
      insight.user_id,
    ]);
    if (insight.quote !== null) expect(isSaid(insight.meeting_id, insight.quote, insight.timestamp_seconds)).toBe(true);
  }
});
