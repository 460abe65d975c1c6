import { afterAll, beforeAll, expect, it } from "vitest";
import { formatCount } from "../../../core/words/count-text.ts";
import { runCommand } from "../support/run-command.ts";
import { type ScriptedEndpoint, say, startEndpoint } from "./support/scripted-endpoint.ts";

const KEY = "sk-never-shown-1234567890";
let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

async function evaluate(...words: string[]) {
  const environment = {
    ...{ SVC_MODEL_URL: endpoint.url, SVC_MODEL: "judge", SVC_MODEL_KEY: KEY },
    ...{ SVC_MODEL_INPUT_PRICE: "2.50", SVC_MODEL_OUTPUT_PRICE: "10" },
  };
  const ran = await runCommand(["coach", "eval", "--meetings", "20", ...words], { environment });
  return { ...ran, all: ran.lines.join("\n") };
}

const ANSWER = {
  criteria: [{ criterion: 1, band: "4", feedback: "F", quotes: [{ line: 1, quote: "Nobody ever said these words." }] }],
  ...{ summary: "S", strengths: [], improvements: [], next_steps: [], insights: [] },
};

it("--estimate says questions, tokens and costs of a model, and asks nothing", async () => {
  endpoint.behave((_, response) => say(response, ANSWER));
  const { code, output, notes } = await evaluate("--estimate");
  expect(code).toBe(0);
  expect(output).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(
      /^svc-server: \d+ calls, about [\d,]+ requests to judge, at most [\d,]+ tokens, \d+\.\d\d USD$/,
    ),
  ]);
  expect(endpoint.asked).toHaveLength(0);
});

it("a model is measured at its endpoint, with what it cost; what it invents is no score", async () => {
  endpoint.behave((_, response) => say(response, ANSWER));
  const { code, output, all } = await evaluate();
  expect(code).toBe(0);
  expect(endpoint.asked.length).toBeGreaterThan(40);
  expect(new Set(endpoint.asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${KEY}`]));
  expect(output[0]).toMatch(
    new RegExp(
      `^model:judge on \\d+ calls, .* ${endpoint.asked.length} requests, ${formatCount(endpoint.asked.length * 1020)} tokens, [\\d.]+ USD in all$`,
    ),
  );
  expect(output.filter((line) => /^\w+ +0 +\d/.test(line)).length).toBeGreaterThan(3);
  expect(all).not.toContain(KEY);
});

it("calls that the model fails on are counted with the reason, and the others are measured", async () => {
  endpoint.behave((_, response, number) =>
    number % 29 === 28 ? response.writeHead(401).end("no") : say(response, ANSWER),
  );
  const { code, output } = await evaluate();
  expect(code).toBe(0);
  expect(output[1]).toMatch(
    /^\d+ calls could not be scored, and are in no figure: The model's endpoint returned status 401/,
  );
});

it("a model that fails at once ends the evaluation with its reason, without the key", async () => {
  endpoint.behave((_, response) =>
    response.writeHead(401).end(JSON.stringify({ error: { message: `wrong key ${KEY}` } })),
  );
  const { code, notes, all } = await evaluate();
  expect(code).toBe(1);
  expect(notes.at(-1)).toBe(
    "svc-server: No call could be scored. The model's endpoint returned status 401: wrong key [secret]",
  );
  expect(endpoint.asked.length).toBeLessThanOrEqual(3);
  expect(all).not.toContain(KEY);
});
