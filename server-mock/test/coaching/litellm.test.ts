import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composeReport } from "../../coaching/compose-report.ts";
import { createModelScorer } from "../../coaching/model/model-scorer.ts";
import { readModelSettings } from "../../coaching/model/model-settings.ts";
import type { ScoringError } from "../../coaching/scoring-error.ts";
import { noUsage } from "../../records/scoring-usage.ts";
import { callWith, templateWith, transcriptOf } from "./support/calls.ts";

// A server of OpenAI's protocol that others wrote, without a model: LiteLLM's proxy with scripted answers.
// python3 -m venv V && V/bin/pip install 'litellm[proxy]==1.106.2', then SVC_LITELLM=V/bin/litellm.

const START_MS = 180_000;
const KEY = "sk-litellm-test";
const PROGRAM = findProgram();
if (!PROGRAM) process.stderr.write("\n!!! SKIPPED: there is no LiteLLM here. Set SVC_LITELLM to its program.\n\n");

const QUOTES = [
  [1, "4", "What made you take this call?"],
  [2, "5", "Nobody ever said these words."],
] as const;
const ANSWER = {
  criteria: QUOTES.map(([criterion, band, quote]) => ({
    ...{ criterion, band, feedback: "F", quotes: [{ line: 1, quote }], supported: true },
  })),
  ...{ summary: "S", strengths: [], improvements: [], next_steps: [], insights: [] },
};
const MODELS = {
  judge: JSON.stringify(ANSWER),
  fenced: `Sure, here it is:\n\`\`\`json\n${JSON.stringify(ANSWER)}\n\`\`\``,
  chatty: "I would rather not say.",
  limited: "litellm.RateLimitError",
  broken: "litellm.InternalServerError",
};

function findProgram(): string | undefined {
  const given = process.env["SVC_LITELLM"];
  const found = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "litellm"));
  return [...(given ? [given] : []), ...found].find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

describe.skipIf(!PROGRAM)("a model behind LiteLLM's proxy", () => {
  const call = callWith(transcriptOf("J: What made you take this call?", "A: Two calls a month is all we hear."));
  const template = templateWith("Questions", "Next step");
  let folder: string;
  let proxy: ChildProcess;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-litellm-"));
    const model_list = Object.entries(MODELS).map(([model_name, mock_response]) => ({
      model_name,
      litellm_params: { model: "openai/any", api_key: "none", mock_response },
    }));
    const settings = { general_settings: { master_key: KEY }, litellm_settings: { telemetry: false, num_retries: 0 } };
    const config = join(folder, "config.yaml");
    await writeFile(config, JSON.stringify({ model_list, ...settings }));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    proxy = spawn(PROGRAM ?? "", ["--config", config, "--port", String(port), "--host", "127.0.0.1"], {
      stdio: "ignore",
    });
    while (!(await fetch(`${url}/health/liveliness`).catch(() => undefined))?.ok) {
      if (proxy.exitCode !== null) throw new Error("LiteLLM ended.");
      await setTimeout(200);
    }
  }, START_MS);
  afterAll(async () => {
    proxy?.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  const score = (model: string, key = KEY, usage = noUsage()) => {
    const settings = readModelSettings({ SVC_MODEL_URL: `${url}/v1`, SVC_MODEL: model, SVC_MODEL_KEY: key });
    if (!settings) throw new Error("unset");
    return createModelScorer(settings).score(call, template, { signal: new AbortController().signal, usage });
  };

  it.each(["judge", "fenced"])("gives scores whose quotes were said, and none for the others: %s", async (model) => {
    const usage = noUsage();
    const scoring = await score(model, KEY, usage);
    const ids = { uuid: () => "id", requestId: () => "", secret: () => "" };
    const composed = composeReport({ call, template, scorer: "m", scoring }, { ids, now: new Date(0) });
    expect("report" in composed && composed.report.criteria_scores.map((one) => one.score)).toEqual([75, null]);
    expect(usage).toMatchObject({ calls: 1, inputTokens: expect.any(Number) });
  });

  it.each([
    ["chatty", KEY, "unusable", "without a JSON object"],
    ["limited", KEY, "unavailable", "status 429: litellm.RateLimitError"],
    ["broken", KEY, "unavailable", "status 500: litellm.InternalServerError"],
    ["nobody", KEY, "final", "Invalid model name"],
    ["judge", "sk-wrong-key", "final", "The model's endpoint"],
  ])("%s with the key %s fails as %s", async (model, key, failure, message) => {
    const error = (await score(model, key).catch((reason: unknown) => reason)) as ScoringError;
    expect(error).toMatchObject({ failure, message: expect.stringContaining(message) });
    expect(error.message).not.toContain(key);
  });
});
