import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseScorer } from "../../coaching/choose-scorer.ts";
import { aMeeting, aTemplate, aUser, type ReferenceServer } from "../../library/index.ts";
import { type ScriptedEndpoint, say, startEndpoint } from "../coaching/support/scripted-endpoint.ts";
import { useStore } from "../support/stores.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

const KEY = "sk-never-shown-1234567890";
const TRANSCRIPT = [
  "[00:00:01] Ana Ruiz: What made you look for something new?",
  "[00:00:10] Kim Park: Our managers hear two calls a month, and we guess.",
].join("\n");
const ANSWER = {
  criteria: [
    {
      criterion: 1,
      band: "4",
      feedback: "Asks why.",
      quotes: [{ line: 1, quote: "What made you look for something new?" }],
    },
    { criterion: 2, band: "5", feedback: "Invented.", quotes: [{ line: 1, quote: "Let us meet on Tuesday at ten." }] },
  ],
  summary: [{ text: "One good question.", line: 1, quote: "What made you look for something new?" }],
  ...{ strengths: [], improvements: [], next_steps: [], insights: [] },
};

const store = useStore("file");
let endpoint: ScriptedEndpoint;
let server: ReferenceServer;
let visitor: Visitor;
let meetingId: string;
let templateId: string;
const seen: string[] = [];

beforeAll(async () => {
  endpoint = await startEndpoint();
  const { scorer, model } = chooseScorer({
    ...{ SVC_MODEL_URL: endpoint.url, SVC_MODEL: "judge", SVC_MODEL_KEY: KEY },
    ...{ SVC_MODEL_INPUT_PRICE: "2.50", SVC_MODEL_OUTPUT_PRICE: "10" },
  });
  const onError = (error: unknown) => void seen.push(String(error));
  server = await store.create({ scorer, model, onError });
  const admin = await server.org.add(aUser({ role: "admin", is_active: true, name: "Ana Ruiz" }));
  visitor = await signedIn(server, { userId: admin.id });
  const participants = [
    { name: "Ana Ruiz", is_internal: true },
    { name: "Kim Park", is_internal: false },
  ];
  const call = { title: "Call with Kim", status: "fetched", call_type: "discovery", user_id: admin.id } as const;
  meetingId = (await server.org.add(aMeeting({ ...call, participants, transcript: TRANSCRIPT }))).id;
  const criteria = ["Open questions", "Next step"].map((name) => ({ name, weight: 50, description: name }));
  templateId = (
    await server.org.add(aTemplate({ name: "Scorecard", call_type: "discovery", grading_criteria: criteria }))
  ).id;
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

/** Everything that a visitor or an operator could read. */
function read<Page extends { text: string }>(page: Page): string {
  seen.push(page.text);
  return page.text;
}

it("shows where transcripts go and that a key is set, and not the key", async () => {
  const text = read(await visitor.get("/settings/model"));
  expect(text).toContain(new URL(endpoint.url).host);
  expect(text).toMatch(/Key<\/dt>\s*<dd>Set/);
  expect(text).toContain("2.5 USD for a million tokens read");
});

it("tests the model with one question that has no transcript", async () => {
  endpoint.behave((_, response) => say(response, { ready: true }));
  expect(read(await visitor.submit("/settings/model/test"))).toContain(
    "The model responded with JSON, as asked: 1020 tokens.",
  );
  expect(endpoint.asked).toHaveLength(1);
  expect(endpoint.asked[0]?.authorization).toBe(`Bearer ${KEY}`);
  expect(JSON.stringify(endpoint.asked)).not.toContain("Kim Park");
});

it.each([
  [
    "another address",
    (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(404).end(),
    "status 404",
  ],
  ["no JSON", (response: never) => say(response, "I would rather not."), "not with JSON as asked"],
] as const)("a test that finds %s says so", async (_, behave, message) => {
  endpoint.behave((__, response) => void behave(response as never));
  expect(read(await visitor.submit("/settings/model/test"))).toContain(message);
});

it("a test whose response repeats the key shows it nowhere", async () => {
  endpoint.behave((_, response) => response.writeHead(401).end(JSON.stringify({ error: `bad key ${KEY}` })));
  expect(read(await visitor.submit("/settings/model/test"))).toContain("bad key [secret]");
});

it("a call is scored by the model from its page, and the report shows what was found and what was not", async () => {
  endpoint.behave((_, response) => say(response, ANSWER));
  read(await visitor.submit(`/meetings/${meetingId}/score`, { template_id: templateId }));
  await server.jobs.drain();
  const text = read(await visitor.get(`/meetings/${meetingId}`));
  expect(text).toContain("One good question.");
  expect(text).toContain("model:judge");
  expect(text).toContain("not assessed");
  expect(text).not.toContain("Let us meet on Tuesday at ten.");
  read(await visitor.get("/settings/model"));
});

it("the key of the model was in no page and in no error of all this", () => {
  expect(seen.length).toBeGreaterThan(6);
  expect(seen.join("\n")).not.toContain(KEY);
});
