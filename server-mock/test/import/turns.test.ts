import { describe, expect, it } from "vitest";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { withTurnTimes } from "../../coaching/call-to-score.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { aTemplate, aUser, type CallToScore } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import type { Meeting, ReportDetail } from "../../records/resources.ts";
import { importRows } from "../../team/import/import-rows.ts";
import { isImportable, readImportFile } from "../../team/import/read-file.ts";
import { send } from "../support/send.ts";
import { isMissing, type StoreKind, useStore } from "../support/stores.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const TURN_SECONDS = 5;
/** Every turn ends 0.75 s before the next begins. */
const CUES = Array.from({ length: 14 }, (_, index) => {
  const speaker = index % 2 === 0 ? "Bo Customer" : "Ana Ruiz";
  const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
  const start = index * TURN_SECONDS;
  return `${clock(start)} --> ${clock(start + 4.25)}\n<v ${speaker}>What would have to change for number ${index}?</v>`;
});
const CRITERIA = [
  { name: "Talk time", weight: 50, description: "Lets the other side talk." },
  { name: "Patience", weight: 50, description: "Pauses before answering." },
];
const VTT = `WEBVTT\n\n${CUES.join("\n\n")}\n`;

describe.each((["file", "postgres"] satisfies StoreKind[]).filter((kind) => !isMissing(kind)))(
  "the ends of turns on %s",
  (kind) => {
    const store = useStore(kind);

    it("come from an imported call to its scorer, and leave the transcript in the API's form", async () => {
      const calls: CallToScore[] = [];
      const server = await store.create({
        now: () => NOW,
        scorer: {
          name: OFFLINE_SCORER.name,
          score(call, template, context) {
            calls.push(call);
            return OFFLINE_SCORER.score(call, template, context);
          },
        },
      });
      const { id: userId } = await server.org.add(aUser({ name: "Ana Ruiz" }));
      await server.org.add(aTemplate({ call_type: null, grading_criteria: CRITERIA }));
      const service = await openService({
        database: store.location(),
        pepper: "reference server",
        now: () => NOW,
      });
      const source = await readImportFile("call.vtt", VTT, { startedAt: "2026-11-03T14:00:00Z" });
      const result = await importRows(service, source, { orgId: server.org.id, userId });
      expect(result).toMatchObject({ meetings: 1, jobs: 1 });

      const [meeting] = (await send(server, "listMeetings")).body.data as Meeting[];
      const id = meeting?.id ?? "";
      const { transcript } = (await send(server, "getMeeting", { path: { id } })).body.data as { transcript: string };
      expect(transcript.split("\n")[1]).toBe("[00:00:05] Ana Ruiz: What would have to change for number 1?");
      expect(await server.jobs.drain()).toBe(1);
      expect(calls[0]?.lines[1]).toMatchObject({ startMs: 5_000, endMs: 9_250 });
      const [report] = (await send(server, "listMeetingReports", { path: { id } })).body.data as ReportDetail[];
      expect(JSON.stringify(report?.criteria_scores)).toContain("You waited 0.8 s before you spoke");

      await service.close();
      await server.close();
    });
  },
);

it("does not take the times of one transcript for those of another", () => {
  const lines = parseTranscript("[00:00:01] Ana: One.\n[00:00:02] Bo: Two.");
  expect(withTurnTimes(lines, [[1, 1.5]]).map(({ endMs }) => endMs)).toEqual([undefined, undefined]);
  const turns = withTurnTimes(lines, [
    [1.2, 1.5],
    [2.5, 2.1],
  ]);
  expect(turns.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [1_200, 1_500],
    [2_500, 2_500],
  ]);
});

it("says of a damaged Word document what to do, and passes none over", async () => {
  const path = "Weekly call.docx";
  expect([isImportable(path), isImportable("notes.xlsx")]).toEqual([true, false]);
  const { problems } = await readImportFile(path, Buffer.from("PK"), {});
  expect(problems).toEqual([`${path}: it is not a readable Word document. Save it again as .docx or as .txt.`]);
});
