import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../support/run-command.ts";
import { type ScriptedEndpoint, say, startEndpoint } from "./support/scripted-endpoint.ts";

const NAMES = ["Discovery scorecard", "--organization", "Fernhollow Systems", "--against", "Closing checklist"];
const PRICES = { SVC_MODEL_INPUT_PRICE: "2.50", SVC_MODEL_OUTPUT_PRICE: "10" };
const ANSWER = { criteria: [], ...{ summary: "S", strengths: [], improvements: [], next_steps: [], insights: [] } };

let endpoint: ScriptedEndpoint;
let folder: string;
beforeAll(async () => {
  endpoint = await startEndpoint();
  folder = await mkdtemp(join(tmpdir(), "svc-backtest-"));
  await backtest({}, ["seed", "--meetings", "60"]);
});
afterAll(async () => {
  await endpoint.close();
  await rm(folder, { recursive: true, force: true });
});

async function backtest(
  environment: Record<string, string>,
  words: string[],
  ask?: (question: string) => Promise<string>,
) {
  endpoint.behave((_, response) => say(response, ANSWER));
  return runCommand([...words, "--db", join(folder, "svc.db")], { environment, ...(ask && { ask }) });
}

const withModel = (
  words: string[],
  ask?: (question: string) => Promise<string>,
  prices: Record<string, string> = PRICES,
) =>
  backtest(
    { SVC_MODEL_URL: endpoint.url, SVC_MODEL: "judge", ...prices },
    ["coach", "backtest", ...NAMES, "--calls", "3", ...words],
    ask,
  );

it("coach backtest says what a model may cost before it asks one, and stops where nobody wants it", async () => {
  const asked: string[] = [];
  const { code, output, notes } = await withModel([], async (question) => {
    asked.push(question);
    return "";
  });
  expect(code).toBe(0);
  expect(notes[0]).toMatch(
    /^svc-server: 3 calls against two templates: at most \d+ requests to judge and [\d,]+ tokens, [\d.]+ USD$/,
  );
  expect(asked).toEqual(["Go on? [y/N] "]);
  expect([output, endpoint.asked]).toEqual([[], []]);
});

it("coach backtest --yes asks the model, no more often than it said", async () => {
  const { code, output, notes } = await withModel(["--yes"]);
  expect(code).toBe(0);
  const most = Number(/at most (\d+) requests/.exec(notes[0] ?? "")?.[1]);
  expect(endpoint.asked.length).toBeGreaterThan(0);
  expect(endpoint.asked.length).toBeLessThanOrEqual(most);
  expect(output[0]).toBe("On the newest 3 meetings with a transcript:");
});

it("coach backtest without a terminal asks no model that nobody has agreed to", async () => {
  const { code, notes } = await withModel([]);
  expect(code).toBe(1);
  expect(notes.join()).toContain("Add --yes to go on, or --estimate to stop here.");
  expect(endpoint.asked).toEqual([]);
});

it("coach backtest --estimate asks nothing: in words, without prices, and as JSON", async () => {
  const { notes } = await withModel(["--estimate"], undefined, {});
  expect(notes[0]).toMatch(/[\d,]+ tokens; with SVC_MODEL_INPUT_PRICE and SVC_MODEL_OUTPUT_PRICE set, also the money$/);
  const { output } = await withModel(["--estimate", "--json"]);
  expect(JSON.parse(output[0] ?? "")).toMatchObject({
    calls: 3,
    usage: { calls: expect.any(Number), inputTokens: expect.any(Number) },
    cost: { amount: expect.any(Number), currency: "USD" },
  });
  expect(endpoint.asked).toEqual([]);
});

it("coach backtest without a model costs nothing and asks nobody", async () => {
  const words = ["coach", "backtest", ...NAMES, "--calls", "3"];
  const { notes } = await backtest({}, [...words, "--estimate"]);
  expect(notes).toEqual([
    expect.stringMatching(/^svc-server: 3 calls against two templates, by offline-signals\/\d+, at no cost$/),
  ]);
  const { code, output } = await backtest({}, words);
  expect([code, output[0]]).toEqual([0, "On the newest 3 meetings with a transcript:"]);
});
