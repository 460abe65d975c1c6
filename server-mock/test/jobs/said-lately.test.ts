import { afterEach, beforeEach, expect, it } from "vitest";
import { saidIn } from "../../coaching/said-sentences.ts";
import { aMeeting, aTemplate, aUser, createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import type { ReportDetail } from "../../records/resources.ts";
import { dataOf } from "../support/team.ts";

const DAY_MS = 24 * 3_600_000;
const CRITERIA = ["Agenda", "Questions", "Talk time"].map((name) => ({ name, weight: 10, description: "" }));
// The same words in every call: what a report says of them is the same, unless it knows the others.
const TRANSCRIPT = [
  "[00:00:00] Jonas Lindqvist: My suggestion for today: you tell me how it works now, and we decide together. What would you add?",
  "[00:00:12] Ana Ruiz: Nothing, that works for me, go ahead.",
  "[00:00:20] Jonas Lindqvist: How do you plan your routes today?",
  "[00:00:26] Ana Ruiz: On paper, mostly, and two people spend half of every day on it.",
  "[00:00:40] Jonas Lindqvist: Do the drivers like it?",
  "[00:00:46] Ana Ruiz: They do not, and they say so every morning on the phone.",
].join("\n");

let clock: number;
let server: ReferenceServer;
beforeEach(async () => {
  clock = Date.parse("2026-11-20T12:00:00.000Z");
  server = await createReferenceServer({ now: () => new Date(clock) });
  await server.org.add(aTemplate({ call_type: "discovery", grading_criteria: CRITERIA }));
});
afterEach(() => server.close());

/** Sentences of the report of a new call with the same words. */
async function sentencesOfCall(userId: string): Promise<string[]> {
  const [sentences = []] = await sentencesOfCalls(userId, 1);
  return sentences;
}

async function sentencesOfCalls(userId: string, count: number): Promise<string[][]> {
  const draft = aMeeting({ status: "fetched", transcript: TRANSCRIPT, user_id: userId, call_type: "discovery" });
  const meetings = await Promise.all(Array.from({ length: count }, () => server.org.add(draft)));
  await server.jobs.request({ meetingIds: meetings.map(({ id }) => id) });
  await server.jobs.drain();
  return Promise.all(
    meetings.map(async ({ id }) => {
      const [report] = await dataOf<ReportDetail[]>(server, `meetings/${id}/report`);
      return report ? saidIn(report) : [];
    }),
  );
}

const both = (one: readonly string[], other: readonly string[]) => one.filter((sentence) => other.includes(sentence));

it("a person's next report says nothing that one of the last month said, and the one after a month may", async () => {
  const { id } = await server.org.add(aUser({ name: "Jonas Lindqvist" }));
  const first = await sentencesOfCall(id);
  clock += 10 * DAY_MS;
  const second = await sentencesOfCall(id);
  clock += 40 * DAY_MS;
  const later = await sentencesOfCall(id);
  expect(first.length).toBeGreaterThan(4);
  expect(both(second, first)).toEqual([]);
  expect(later).toEqual(first);
});

it("reports that are written in one transaction say nothing twice either", async () => {
  const { id } = await server.org.add(aUser({ name: "Jonas Lindqvist" }));
  const said = (await sentencesOfCalls(id, 5)).flat();
  expect(said.length).toBeGreaterThan(5);
  expect(new Set(said).size).toBe(said.length);
});

it("a second template tells as much of the same call as the first: both are about its moments", async () => {
  const { id } = await server.org.add(aUser({ name: "Jonas Lindqvist" }));
  await server.org.add(aTemplate({ call_type: "discovery", grading_criteria: CRITERIA }));
  const meeting = await server.org.add(
    aMeeting({ status: "fetched", transcript: TRANSCRIPT, user_id: id, call_type: "discovery" }),
  );
  await server.jobs.request({ meetingIds: [meeting.id] });
  await server.jobs.drain();
  const [one, other] = (await dataOf<ReportDetail[]>(server, `meetings/${meeting.id}/report`)).map(saidIn);
  expect(one?.length).toBeGreaterThan(4);
  expect(other).toEqual(one);
});

it("another person reads the same sentence for the first time", async () => {
  const [one, other] = await Promise.all([
    server.org.add(aUser({ name: "Jonas Lindqvist" })),
    server.org.add(aUser({ name: "Mara Quinn" })),
  ]);
  expect(await sentencesOfCall(other.id)).toEqual(await sentencesOfCall(one.id));
});
