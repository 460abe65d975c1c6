import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ScoringError } from "../../coaching/scoring-error.ts";
import { aMeeting, aTemplate, aUser, type ReferenceServer, type Scorer, type Template } from "../../library/index.ts";
import { addUsage } from "../../records/scoring-usage.ts";
import { DATABASES, useStore } from "../support/stores.ts";
import { ATTACKS, addedTags } from "./support/attacks.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

const TRANSCRIPT = [
  "[00:00:01] Ana Ruiz: Welcome. Today I would like to hear about your plans, show the product, and agree on a next step.",
  "[00:00:20] Kim Park: Sounds good to me, we have half an hour.",
  "[00:00:30] Ana Ruiz: What made you look for something new?",
  "[00:00:40] Kim Park: Our managers hear two calls a month, and we guess.",
  "[00:01:10] Ana Ruiz: What happens when you guess wrong?",
  "[00:01:30] Kim Park: We lose the deal and learn nothing.",
  "[00:02:00] Ana Ruiz: Let us meet again on Tuesday, December 1 at 10, with your head of sales.",
].join("\n");
const CRITERIA = {
  criterion_name: ["Open questions", "Next step", ""],
  criterion_weight: ["60", "40", ""],
  criterion_description: [
    "Asks open questions about the prospect's situation",
    "Agrees on a dated next step before the end",
    "",
  ],
};
const FORM = { name: "Discovery", prompt_template: "Score it.", call_type: "discovery", ...CRITERIA };

describe.each(DATABASES)("templates and jobs on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let isDown = false;
  let visitor: Visitor;

  beforeAll(async () => {
    const { OFFLINE_SCORER } = await import("../../coaching/offline/offline-scorer.ts");
    const scorer: Scorer = {
      name: "test/1",
      score: async (...args) => {
        if (isDown) {
          addUsage(args[2].usage, { calls: 1, inputTokens: 1_230, outputTokens: 4 });
          throw new ScoringError("the endpoint <b>said</b> no", "final");
        }
        return OFFLINE_SCORER.score(...args);
      },
    };
    server = await store.create({ scorer, now: () => new Date("2026-11-22T09:00:00.000Z") });
    const admin = await server.org.add(aUser({ role: "admin", is_active: true, name: "Ana Ruiz" }));
    visitor = await signedIn(server, { userId: admin.id });
    await server.org.add(
      aMeeting({
        ...{
          title: "Call with Kim",
          status: "fetched",
          transcript: TRANSCRIPT,
          call_type: "discovery",
          user_id: admin.id,
        },
        participants: [
          { name: "Ana Ruiz", is_internal: true },
          { name: "Kim Park", is_internal: false },
        ],
      }),
    );
  });
  afterAll(() => server.close());

  const stored = async () =>
    ((await server.snapshot()).get("templates") as { document: string }[]).map(
      ({ document }) => JSON.parse(document) as Template,
    );
  const find = async (name: string) => (await stored()).find((template) => template.name === name) as Template;

  it("creates a template by the rules of the API, in the name of the person, and audits it", async () => {
    const { text } = await visitor.submit("/templates", FORM);
    expect(text).toContain("The template “Discovery” is created and active.");
    const template = await find("Discovery");
    expect(template).toMatchObject({ call_type: "discovery", version: 1, is_active: true, coaching_tone: null });
    expect(template.created_by).toMatch(/^[0-9a-f-]{36}$/);
    expect(template.grading_criteria.map(({ name, weight }) => [name, weight])).toEqual([
      ["Open questions", 60],
      ["Next step", 40],
    ]);
    expect((await visitor.get("/settings/audit")).text).toContain("Created the template");
  });

  it("asks again, with every row that was typed, where the API would reject it", async () => {
    const { status, text } = await visitor.post("/templates", {
      ...{ name: "", prompt_template: "Kept <prompt>", call_type: "discovery" },
      ...{ criterion_name: ["One", ""], criterion_weight: ["many", "5"], criterion_description: ["d", "no name"] },
    });
    expect(status).toBe(422);
    for (const part of [
      "Give the template a name",
      "Criterion 1 needs a weight",
      "Criterion 2 needs a name",
      "Kept &lt;prompt&gt;",
      'value="many"',
    ])
      expect(text).toContain(part);
    expect((await visitor.post("/templates", { name: "None", prompt_template: "x" })).text).toContain(
      "Give 1 to 50 criteria",
    );
  });

  it("says the sum of the weights and what the lint finds, and tries a draft on a past call without saving", async () => {
    const calls = await visitor.get("/templates/new");
    expect(calls.text).toContain("Without a model, only the signals that it names count");
    expect(calls.text).toContain("Without a model, its words decide which sentences");
    const [, call = ""] = /<option value="([0-9a-f-]{36})"[^>]*>[^<]*Call with Kim/.exec(calls.text) ?? [];
    const before = await stored();
    const { status, text } = await visitor.post("/templates/preview", {
      ...FORM,
      criterion_weight: ["60", "20", ""],
      call,
    });
    expect(status).toBe(200);
    for (const part of [
      "This call would get",
      'id="weight-sum">80<',
      "The weights add up to 80",
      "What made you look for something new?",
      "Without a model, ",
    ])
      expect(text).toContain(part);
    expect(await stored()).toEqual(before);
    const other = await server.organizations.create();
    const foreign = await other.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
    expect((await visitor.post("/templates/preview", { ...FORM, call: foreign.id })).status).toBe(404);
    isDown = true;
    const failed = await visitor.post("/templates/preview", { ...FORM, call });
    isDown = false;
    expect([failed.status, failed.text.includes("The scorer did not respond: the endpoint &lt;b&gt;")]).toEqual([
      200,
      true,
    ]);
    expect((await visitor.get("/settings/model")).text).toContain("1,234");
  });

  it("saves, empties what may be empty, and asks before it replaces what somebody else has saved", async () => {
    const template = await server.org.add(
      aTemplate({ name: "Shared", coaching_tone: "direct", industry_context: "Steel" }),
    );
    const path = `/templates/${template.id}`;
    const etagOf = (text: string) => (/name="etag" value="([^"]+)"/.exec(text)?.[1] ?? "").replaceAll("&quot;", '"');
    const etag = etagOf((await visitor.get(path)).text);
    expect((await visitor.submit(path, { ...FORM, name: "Shared", etag })).text).toContain("Saved.");
    expect(await find("Shared")).toMatchObject({
      version: 2,
      coaching_tone: null,
      industry_context: null,
      prompt_template: "Score it.",
    });
    const stale = await visitor.post(path, { ...FORM, name: "Mine", etag });
    expect([
      stale.status,
      stale.text.includes("Somebody has saved version 2"),
      stale.text.includes('value="Mine"'),
    ]).toEqual([422, true, true]);
    expect((await visitor.submit(path, { ...FORM, name: "Mine", etag: etagOf(stale.text) })).text).toContain("Saved.");
    await visitor.submit(`${path}/activate`, { is_active: "no" });
    expect(await find("Mine")).toMatchObject({ version: 4, is_active: false });
    expect((await visitor.submit(`${path}/activate`, { is_active: "yes" })).text).toContain("The template is active");
  });

  it("shows what has failed with its reason, and lets it run again", async () => {
    expect((await visitor.get("/jobs")).text).toContain("Nothing to do yet");
    expect((await visitor.submit("/jobs")).text).toMatch(/\d+ reports? (?:is|are) on the way/);
    const events = await visitor.get("/jobs/events");
    expect(events.headers.get("content-type")).toContain("text/event-stream");
    const state = JSON.parse(/data: (.+)/.exec(events.text)?.[1] ?? "") as { waiting: number };
    expect(state).toMatchObject({ running: 0, failed: 0, done: 0 });
    expect(state.waiting).toBeGreaterThan(0);
    const rows = (await server.snapshot()).get("jobs") as { id: string }[];
    const [job] = rows;
    expect((await visitor.submit(`/jobs/${job?.id}/retry`)).text).toContain("nothing was changed");
    const headers = { authorization: `Bearer ${server.keys.admin}` };
    for (const { id } of await stored()) await server.fetch(`/api/v1/templates/${id}`, { method: "DELETE", headers });
    await server.jobs.drain();
    const failed = await visitor.get("/jobs");
    expect(failed.text).toContain("The template is gone.");
    expect((await visitor.submit(`/jobs/${job?.id}/retry`)).text).toContain("The job runs again.");
    expect(await server.jobs.figures()).toMatchObject({ waiting: 1 });
    expect(await server.jobs.drain()).toBe(1);
    expect((await visitor.get("/settings/audit")).text).toContain("Asked for reports");
  });

  it("keeps templates as text, whatever they hold", async () => {
    const pagesOf = async (name: string) => {
      const form = {
        ...FORM,
        name,
        prompt_template: name,
        description: name,
        industry_context: name,
        criterion_name: [name, "b"],
        criterion_description: [name, name],
      };
      const listed = await visitor.submit("/templates", form);
      const { id } = await find(name);
      const rejected = await visitor.post("/templates", { ...form, criterion_weight: [name, name] });
      const pages = [
        listed,
        await visitor.get(`/templates/${id}`),
        await visitor.post("/templates/preview", form),
        rejected,
      ];
      return pages.map(({ text }) => text);
    };
    const harmless = await pagesOf("harmless");
    for (const name of ATTACKS)
      expect(
        (await pagesOf(name)).flatMap((text, index) => addedTags(text, harmless[index] ?? "")),
        name,
      ).toEqual([]);
  });

  it("says what scores, and that transcripts go to nobody where there is no model", async () => {
    const { text } = await visitor.get("/settings/model");
    expect(text).toContain("<code>test/1</code>");
    expect(text).toContain("Nobody: they stay here");
  });
});
