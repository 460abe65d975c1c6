import { expect, it } from "vitest";
import { readModelSettings } from "../../coaching/model/model-settings.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { costOf, costText } from "../../jobs/cost.ts";
import { aMeeting, aTemplate, createReferenceServer } from "../../library/index.ts";
import { addUsage } from "../../records/scoring-usage.ts";

const MODEL = { SVC_MODEL_URL: "http://127.0.0.1:1/v1", SVC_MODEL: "m" };
const PRICES = { SVC_MODEL_INPUT_PRICE: "2.50", SVC_MODEL_OUTPUT_PRICE: "10" };

it("tokens cost what the settings say, per million", () => {
  const prices = readModelSettings({ ...MODEL, ...PRICES, SVC_MODEL_CURRENCY: "EUR" })?.prices;
  const cost = costOf({ calls: 3, inputTokens: 1_000_000, outputTokens: 200_000 }, prices);
  expect(cost).toEqual({ amount: 4.5, currency: "EUR" });
  expect(costOf({ calls: 1, inputTokens: 1, outputTokens: 1 }, readModelSettings(MODEL)?.prices)).toBeNull();
  // An empty variable is one that is not set.
  expect(readModelSettings({ ...MODEL, ...PRICES, SVC_MODEL_CURRENCY: "" })?.prices?.currency).toBe("USD");
});

it.each([
  [0, "0.00 USD"],
  [12.345, "12.35 USD"],
  [0.1, "0.10 USD"],
  [0.00417, "0.0042 USD"],
])("%d is shown as %s", (amount, text) => {
  expect(costText({ amount, currency: "USD" })).toBe(text);
});

it.each([
  [{ SVC_MODEL_INPUT_PRICE: "2" }, "go together"],
  [{ ...PRICES, SVC_MODEL_INPUT_PRICE: "-1" }, "SVC_MODEL_INPUT_PRICE must be the price of a million tokens"],
  [{ ...PRICES, SVC_MODEL_OUTPUT_PRICE: "much" }, "SVC_MODEL_OUTPUT_PRICE must be the price of a million tokens"],
  [{ ...PRICES, SVC_MODEL_CURRENCY: "dollars" }, "SVC_MODEL_CURRENCY must be a code of three letters"],
])("the prices %j are rejected", (environment, message) => {
  expect(() => readModelSettings({ ...MODEL, ...environment })).toThrow(message);
});

it("figures and metrics name the cost, and no cost where there are no prices", async () => {
  const scorer = {
    ...OFFLINE_SCORER,
    isQuick: false,
    prices: { input: 2.5, output: 10, currency: "EUR" },
    score: async (...[call, template, context]: Parameters<typeof OFFLINE_SCORER.score>) => {
      addUsage(context.usage, { calls: 1, inputTokens: 100_000, outputTokens: 10_000 });
      return OFFLINE_SCORER.score(call, template, context);
    },
  };
  const transcript =
    "[00:00:04] Jonas Lindqvist: What made you take this call?\n[00:00:11] Ana Ruiz: We meet on Thursday.";
  for (const [used, cost] of [
    [scorer, { amount: 0.35, currency: "EUR" }],
    [OFFLINE_SCORER, null],
  ] as const) {
    const server = await createReferenceServer({ scorer: used });
    await server.org.add(aTemplate({ call_type: "discovery" }));
    await server.org.add(aMeeting({ status: "fetched", transcript }));
    await server.jobs.request();
    await server.jobs.drain();
    expect((await server.jobs.figures()).cost).toEqual(cost);
    const metrics = await (await server.fetch("/metrics")).text();
    expect(metrics.includes('svc_scoring_cost{currency="EUR"} 0.35')).toBe(cost !== null);
    await server.close();
  }
});
