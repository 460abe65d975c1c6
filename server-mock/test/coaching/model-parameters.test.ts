import { afterAll, beforeAll, expect, it } from "vitest";
import { composeReport } from "../../coaching/compose-report.ts";
import { createModelScorer } from "../../coaching/model/model-scorer.ts";
import { type ModelSettings, readModelSettings } from "../../coaching/model/model-settings.ts";
import { tryModel } from "../../coaching/model/try-model.ts";
import { seededIds } from "../../records/ids.ts";
import { noUsage } from "../../records/scoring-usage.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";
import {
  type AskedQuestion,
  type Behaviour,
  type ScriptedEndpoint,
  say,
  startEndpoint,
} from "./support/scripted-endpoint.ts";

const call = callWith(transcriptOf("J: What made you take this call?", "A: Two planners work on paper."));
const template = templateWith("Questions");
const ANSWER = {
  criteria: [
    { criterion: 1, band: "4", feedback: "Fine.", quotes: [{ line: 1, quote: "What made you take this call?" }] },
  ],
  ...{ summary: [], moments: [], strengths: [], improvements: [], next_steps: [], insights: [] },
};

let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

function settings(): ModelSettings {
  const read = readModelSettings({ SVC_MODEL_URL: endpoint.url, SVC_MODEL: "thinker" });
  if (!read) throw new Error("unset");
  return read;
}

const score = (scorer = createModelScorer(settings())) =>
  scorer.score(call, template, { signal: new AbortController().signal, usage: noUsage() });

/** Rejects a parameter as OpenAI's API does. */
const rejecting =
  (...names: string[]): Behaviour =>
  (question, response) => {
    const [name] = names.filter((one) => one in question);
    if (name === undefined) return say(response, ANSWER);
    const message = `Unsupported parameter: '${name}' is not supported with this model.`;
    response.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error: { message } }));
  };

const parametersOf = ({ max_tokens, max_completion_tokens, temperature, response_format }: AskedQuestion) => [
  max_tokens,
  max_completion_tokens,
  temperature,
  response_format?.type,
];

it.each<[string, Behaviour, unknown[]]>([
  ["takes all of them", rejecting(), [3000, undefined, 0, "json_schema"]],
  [
    "rejects max_tokens and a temperature",
    rejecting("max_tokens", "temperature"),
    [undefined, 3000, undefined, "json_schema"],
  ],
  ["knows no limit at all", rejecting("max_tokens", "max_completion_tokens"), [undefined, undefined, 0, "json_schema"]],
  [
    "rejects a temperature and a form",
    rejecting("temperature", "response_format"),
    [3000, undefined, undefined, undefined],
  ],
])(
  "an endpoint that %s is asked again without what it rejects, and never with it later",
  async (_, behaviour, taken) => {
    endpoint.behave(behaviour);
    const scorer = createModelScorer(settings());
    await score(scorer);
    expect(parametersOf(endpoint.asked.at(-1) as AskedQuestion)).toEqual(taken);
    endpoint.behave(behaviour);
    await score(scorer);
    expect(endpoint.asked.map(parametersOf)).toEqual([taken]);
  },
);

it("an endpoint that rejects without a word is tried in every way, and then given up", async () => {
  endpoint.behave((_, response) => response.writeHead(400).end("no"));
  await expect(score()).rejects.toMatchObject({ failure: "final" });
  expect(new Set(endpoint.asked.map((question) => JSON.stringify(parametersOf(question)))).size).toBe(
    endpoint.asked.length,
  );
  expect(endpoint.asked.length).toBeLessThanOrEqual(6);
});

it.each<[string, unknown]>([
  ["null", null],
  ["empty", ""],
  ["a thought without an end", "<think>Let me see, the first criterion"],
])(
  "an answer that is cut before its first word (%s) gets twice the tokens, once, and then says why there is none",
  async (_, content) => {
    const silent: Behaviour = (_question, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: "length" }] }));
    };
    endpoint.behave((question, response, number) => (number === 0 ? silent : rejecting())(question, response, number));
    expect((await score()).assessments).toMatchObject([{ band: 4 }]);
    expect(endpoint.asked.map(({ max_tokens }) => max_tokens)).toEqual([3000, 6000]);
    endpoint.behave(silent);
    await expect(score()).rejects.toMatchObject({
      failure: "final",
      message:
        "The model thought for 6000 tokens and wrote nothing. Use a model that thinks less, or one that does not.",
    });
    expect(endpoint.asked).toHaveLength(2);
  },
);

it("a report names the model that answered", async () => {
  endpoint.behave((_, response) => {
    const choice = { message: { content: JSON.stringify(ANSWER) }, finish_reason: "stop" };
    response.end(JSON.stringify({ model: "thinker-2026-11", choices: [choice] }));
  }, undefined);
  const scorer = createModelScorer(settings());
  const scored = { call, template, scorer: scorer.name, scoring: await score(scorer) };
  const composed = composeReport(scored, { ids: seededIds("m"), now: new Date(0) });
  expect("report" in composed && composed.report.scorer).toBe("model:thinker as thinker-2026-11");
  const { isUsable, text } = await tryModel(settings(), { signal: new AbortController().signal });
  expect([isUsable, text]).toEqual([true, expect.stringContaining("The model, thinker-2026-11, responded with JSON")]);
});
