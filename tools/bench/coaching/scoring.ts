import { readCall } from "../../../server-mock/coaching/call-to-score.ts";
import { composeReport } from "../../../server-mock/coaching/compose-report.ts";
import { firstTemplate } from "../../../server-mock/coaching/first-template.ts";
import { scoreOffline } from "../../../server-mock/coaching/offline/score-offline.ts";
import { labeledCalls } from "../../../server-mock/demo/labels.ts";
import { median } from "../../harness.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const ROUNDS = 200;
const WARM_UP = 30;
const LINE_SECONDS = 9;

/** Milliseconds of one report, from the transcript's text to the checked report. */
export interface ScoringTimes {
  minutes: number;
  characters: number;
  median: number;
  worst: number;
  /** Average CPU time of one report, in milliseconds; unaffected by other load. */
  processor: number;
  /** Two runs gave the same bytes. */
  isRepeated: boolean;
}

/** Times the offline scorer on a call of `minutes`, made of lines of a demo call. */
export function timeScoring(minutes: number): ScoringTimes {
  const meeting = meetingOf(minutes);
  const template = firstTemplate({ id: "t", now: NOW.toISOString() });
  const score = () => {
    let count = 0;
    const nextId = () => {
      count += 1;
      return `id ${count}`;
    };
    const ids = { uuid: nextId, requestId: () => "", secret: () => "" };
    const call = readCall(meeting, null);
    if (!call) throw new Error("The call is empty.");
    const scored = { call, template, scorer: "offline-signals/2", scoring: scoreOffline(call, template) };
    return JSON.stringify(composeReport(scored, { ids, now: NOW }));
  };
  const first = score();
  for (let round = 0; round < WARM_UP; round += 1) score();
  const before = process.cpuUsage();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    score();
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(before);
  return {
    minutes,
    processor: (user + system) / 1000 / ROUNDS,
    characters: meeting.transcript?.length ?? 0,
    median: median(times),
    worst: Math.max(...times),
    isRepeated: score() === first,
  };
}

function meetingOf(minutes: number) {
  for (const { meeting, labels } of labeledCalls({ meetings: 200, now: NOW })) {
    if (labels.language !== "en") continue;
    const said = (meeting.transcript ?? "").split("\n").map((line) => line.slice(line.indexOf("]") + 1));
    const transcript = Array.from({ length: (minutes * 60) / LINE_SECONDS }, (_, index) => {
      const at = new Date(index * LINE_SECONDS * 1000).toISOString().slice(11, 19);
      return `[${at}]${said[index % said.length]}`;
    }).join("\n");
    return { ...meeting, transcript, duration_seconds: minutes * 60 };
  }
  throw new Error("There is no English call.");
}
