import { describe, expect, it } from "vitest";
import { aReport, type ReferenceServer } from "../library/index.ts";
import { addBriefs, readBriefReports } from "../store/brief-reports.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { openDatabase } from "../store/open-database.ts";
import { defineQuery } from "../store/query.ts";
import { takeSnapshot } from "../store/snapshot.ts";
import { LASTING, useStore } from "./support/stores.ts";

const BEFORE_RENAME = [
  "alter table rollups rename column dimension_value to facet",
  "alter table rollups rename to tallies",
];

describe.each(LASTING)("migrations on %s", (kind) => {
  const store = useStore(kind);

  it("count by the hour what the server counts as it writes", async () => {
    const server = await store.create({ now: () => new Date("2026-11-20T12:00:00.000Z") });
    await server.seed();
    const rollups = async () => {
      const rows = (await takeSnapshot(database)).get("rollups") ?? [];
      return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    };
    const database = await openDatabase(store.location());
    const kept = await rollups();
    await database.script([...BEFORE_RENAME, ...statementsOf("002-tallies-by-hour"), ...statementsOf("004-rollups")]);
    expect(await rollups()).toEqual(kept);
    expect(kept.length).toBeGreaterThan(1_000);
    await database.close();
    await server.close();
  });

  it("say of a report that was stored before scorers were named that its scorer is unknown", async () => {
    const server = await store.create();
    const { id } = await server.org.add(aReport());
    const database = await openDatabase(store.location());
    await database.script([`update reports set detail = replace(detail, ',"scorer":null', '') where id = '${id}'`]);
    const read = async () => (await (await asReader(server)(`/api/v1/reports/${id}`)).json()).data;
    expect(await read()).not.toHaveProperty("scorer");
    const only = statementsOf("003-report-scorer").map((statement) => `${statement} where id = '${id}'`);
    await database.script(only);
    expect(await read()).toMatchObject({ scorer: null, strengths: ["Asked before pitching"] });
    await database.close();
    await server.close();
  });

  it("put the scores of earlier reports beside them, as new reports have them", async () => {
    const server = await store.create();
    await server.org.add(aReport());
    const evidence = [{ quote: "What would it be worth?", timestamp_seconds: 4 }];
    const one = { name: "“Price”, €", weight: 62.5, feedback: "" };
    const criteria_scores = [
      { ...one, score: 71.25, evidence },
      { ...one, name: "Recap", weight: 37.5, score: null, evidence: [] },
    ];
    await server.org.add(aReport({ template_name: "Größe", criteria_scores }));
    const database = await openDatabase(store.location());
    const briefs = () => database.all(briefsOf, {});
    const whole = { orgId: server.org.id, userId: undefined, from: "2000", to: "3000" };
    const before = await briefs();
    const read = await readBriefReports(database, whole);
    expect(read.length).toBeGreaterThan(0);
    await database.script(["update reports set brief = null"]);
    expect(await readBriefReports(database, whole)).toEqual(read);
    for (const change of await addBriefs(database)) await change.run(database);
    const parsed = (rows: { brief: string }[]) => rows.map(({ brief }) => JSON.parse(brief));
    expect(parsed(await briefs())).toEqual(parsed(before));
    await database.close();
    await server.close();
  });
});

const briefsOf = defineQuery<object, { brief: string }>("select brief from reports order by id");

function statementsOf(name: string): string[] {
  const step = MIGRATIONS.find((one) => one.name === name);
  return step && "statements" in step ? step.statements({ text: "", real: "", integer: "", clustered: "" }) : [];
}

const asReader = (server: ReferenceServer) => (path: string) =>
  server.fetch(path, { headers: { authorization: `Bearer ${server.keys.read}` } });
