import { expect, it } from "vitest";
import type { Account } from "../demo/accounts.ts";
import { insightsOf } from "../demo/insights.ts";
import { playMeeting } from "../demo/meetings.ts";
import { reportsOf } from "../demo/reports.ts";

const NOW = new Date("2026-11-18T14:20:00.000Z");
const FIRST_ARCHIVED = 20_000;
const COUNT = 200;

/** Some meetings from a number on, with what comes from them. */
function meetingsFrom(first: number) {
  const accounts = new Map<string, Account>();
  return Array.from({ length: COUNT }, (_, offset) => {
    const played = playMeeting({ seed: "demo", index: first + offset, now: NOW, accounts });
    const reports = reportsOf({ seed: "demo", now: NOW, played });
    return { meeting: played.record, reports, insights: insightsOf({ seed: "demo", now: NOW, played, reports }) };
  });
}

it("plays the calls up to the archive", () => {
  const meetings = meetingsFrom(FIRST_ARCHIVED - COUNT);
  expect(meetings.filter(({ meeting }) => meeting.transcript !== null).length).toBeGreaterThan(COUNT / 2);
});

it("keeps times, people, states and scores of an archived meeting, and no words of it", () => {
  const meetings = meetingsFrom(FIRST_ARCHIVED);
  expect(new Set(meetings.map(({ meeting }) => meeting.has_transcript))).toEqual(new Set([false]));
  expect(meetings.flatMap(({ insights }) => insights)).toEqual([]);
  expect(new Set(meetings.map(({ meeting }) => meeting.status)).size).toBeGreaterThan(2);
  for (const { meeting } of meetings) {
    expect(meeting.participants.length).toBeGreaterThan(1);
    expect(meeting.duration_seconds).toBeGreaterThan(0);
  }
  const reports = meetings.flatMap((meeting) => meeting.reports);
  expect(new Set(reports.map(({ overall_score }) => overall_score)).size).toBeGreaterThan(COUNT / 4);
  expect(reports.flatMap(({ criteria_scores }) => criteria_scores.flatMap(({ evidence }) => evidence))).toEqual([]);
});

it("makes the same archive again", () => {
  expect(meetingsFrom(FIRST_ARCHIVED)).toEqual(meetingsFrom(FIRST_ARCHIVED));
});
