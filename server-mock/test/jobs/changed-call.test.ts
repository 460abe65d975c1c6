import { describe, expect, it } from "vitest";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import type { Scorer } from "../../coaching/scorer.ts";
import { ScoringError } from "../../coaching/scoring-error.ts";
import { aMeeting, aTemplate } from "../../library/index.ts";
import { type OpenService, openService } from "../../library/service.ts";
import { addUsage } from "../../records/scoring-usage.ts";
import { defineQuery } from "../../store/query.ts";
import { takeSnapshot } from "../../store/snapshot.ts";
import { deleteMeetingWithAll } from "../../team/administration/delete-meetings.ts";
import { erasePerson } from "../../team/administration/erase-person.ts";
import { LASTING, useStore } from "../support/stores.ts";
import { dataOf } from "../support/team.ts";

// Somebody is erased while a worker scores the call in which they speak.

const START = Date.parse("2026-11-20T12:00:00.000Z");
const PEPPER = "reference server";
const EMAIL = "mira@prospect.example";
const PARTICIPANTS = [
  { name: "Jonas Lindqvist", is_internal: true },
  { name: "Mira Castellan", email: EMAIL, is_internal: false },
];
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: Mira Castellan, what made you take this call? How do you coach today?",
  "[00:00:11] Mira Castellan: Our managers listen to maybe two calls a month, and it is too expensive.",
  "[00:00:20] Jonas Lindqvist: So you listen to two calls a month, did I get that right, Mira Castellan?",
].join("\n");

/** Scores as the offline scorer does, once something has happened meanwhile. */
function scorerBehind(meanwhile: () => Promise<unknown>, isQuick: boolean): Scorer {
  return {
    ...{ name: OFFLINE_SCORER.name, isQuick },
    async score(call, template, context) {
      const scoring = await OFFLINE_SCORER.score(call, template, context);
      await meanwhile();
      const lines = call.lines.map(({ text }) => text).join(" ");
      addUsage(context.usage, { calls: 1, inputTokens: 10, outputTokens: 1 });
      return { ...scoring, feedback: `They said: ${lines}` };
    },
  };
}

/** A clock that never stands still, so that what follows on something is later. */
function aClock(): () => Date {
  let time = START;
  return () => {
    time += 1;
    return new Date(time);
  };
}

const anyTemplate = defineQuery<object, { id: string }>("select id from templates");
const everyRow = async ({ database }: OpenService) => Object.fromEntries(await takeSnapshot(database));

describe.each(LASTING)("a call that changes while it is scored, on %s", (kind) => {
  const store = useStore(kind);

  async function scoredWhile(
    meanwhile: (service: OpenService, orgId: string, id: string) => Promise<unknown>,
    isQuick: boolean,
  ) {
    const now = aClock();
    let happened = false;
    let id = "";
    const scorer = scorerBehind(async () => {
      if (happened) return;
      happened = true;
      await meanwhile(service, server.org.id, id);
    }, isQuick);
    const server = await store.createAlone({ now, pepper: PEPPER, scorer });
    const service = await openService({ database: store.location(), pepper: PEPPER, now });
    await server.org.add(aTemplate({ call_type: "discovery" }));
    ({ id } = await server.org.add(
      aMeeting({ status: "fetched", transcript: TRANSCRIPT, participants: PARTICIPANTS, call_type: "discovery" }),
    ));
    await server.jobs.request();
    await server.jobs.drain();
    const meeting = await dataOf(server, `meetings/${id}`);
    const tables = await everyRow(service);
    await service.close();
    await server.close();
    return { meeting, tables, everything: JSON.stringify(tables) };
  }

  it.each([true, false])("leaves nothing of a person who was erased meanwhile (quick scorer: %s)", async (isQuick) => {
    const { meeting, everything, tables } = await scoredWhile(
      (service, orgId) => erasePerson({ ...service, actor: "test" }, { orgId, email: EMAIL }),
      isQuick,
    );
    expect(meeting).toMatchObject({ status: "completed", report_count: 1 });
    expect(everything.match(/Castellan|Mira|mira@/g)).toBeNull();
    // What the scorer took for the report that was thrown away is counted, too.
    const [job] = tables["jobs"] as { calls: number; input_tokens: number }[];
    expect([job?.calls, job?.input_tokens]).toEqual([2, 20]);
  });

  it.each([true, false])(
    "writes nothing about a meeting that was deleted meanwhile (quick scorer: %s)",
    async (isQuick) => {
      const { everything, tables } = await scoredWhile(
        (service, orgId, id) => deleteMeetingWithAll(service, { orgId, id }),
        isQuick,
      );
      expect(everything).not.toContain("Castellan");
      expect(tables["reports"]).toEqual([]);
    },
  );

  it.each([true, false])("refers to no template that was deleted meanwhile (quick scorer: %s)", async (isQuick) => {
    const { meeting, tables } = await scoredWhile(async ({ database, handle, keys }, orgId) => {
      const [template] = await database.all(anyTemplate, {});
      const { key } = await keys.create({ orgId, name: "k", permissions: ["admin"] });
      const headers = { authorization: `Bearer ${key}` };
      const deleted = handle(new Request(`http://t/api/v1/templates/${template?.id}`, { method: "DELETE", headers }));
      expect((await deleted).status).toBe(200);
    }, isQuick);
    expect(meeting).toMatchObject({ status: "completed", report_count: 1 });
    expect(tables["reports"]).toMatchObject([
      { template_id: null, document: expect.stringContaining('"template_id":null') },
    ]);
  });

  it("leaves nothing of a person in the reason why a report could not be made", async () => {
    const now = aClock();
    const scorer: Scorer = {
      name: "echo",
      score: async ({ lines }) => {
        throw new ScoringError(`The model's endpoint returned status 400: ${lines[1]?.speaker}`, "final");
      },
    };
    const server = await store.createAlone({ now, pepper: PEPPER, scorer });
    const service = await openService({ database: store.location(), pepper: PEPPER, now });
    await server.org.add(aTemplate({ call_type: "discovery" }));
    for (const deletesMeetings of [false, true]) {
      await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT, participants: PARTICIPANTS }));
      await server.jobs.request();
      await server.jobs.drain();
      await erasePerson({ ...service, actor: "test" }, { orgId: server.org.id, email: EMAIL, deletesMeetings });
      expect(JSON.stringify(await everyRow(service)).match(/Castellan|Mira|mira@/g)).toBeNull();
    }
    await service.close();
    await server.close();
  });
});
