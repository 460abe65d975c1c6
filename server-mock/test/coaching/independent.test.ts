import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LEAST_PRECISION, measureDetectors } from "../../coaching/evaluate/confusion.ts";
import { measureInsights } from "../../coaching/evaluate/insight-confusion.ts";
import { CLAIMS } from "../../coaching/offline/signals/signals.ts";
import { readLabeledFolder } from "../../program/coach/read-labeled-folder.ts";
import { runCommand } from "../support/run-command.ts";
import { BLIND, INDEPENDENT, independentCalls, REPORTS } from "./support/independent-calls.ts";

/** Measured by the clock: no label says more than the transcript's times do. */
const BY_CLOCK = ["talk-ratio", "longest-monologue"];
/** Fewer claims show nothing. */
const FEWEST = 10;

const FIRST = INDEPENDENT[0] ?? "";

it("a claim scores only if it is right in at least 80 % of the calls held out of both sets", async () => {
  const measured = measureDetectors(await independentCalls("held-out"));
  const proven = measured
    .filter(({ right, wrong, precision }) => right + wrong >= FEWEST && (precision ?? 0) >= LEAST_PRECISION)
    .map(({ name }) => name);
  const scoring = Object.entries(CLAIMS).flatMap(([name, { isShownOnly }]) => (isShownOnly ? [] : [name]));
  expect(scoring.filter((name) => ![...BY_CLOCK, ...proven].includes(name))).toEqual([]);
});

it("an amount of money is written since it is about the price in at least 80 % of the calls held out of both sets", async () => {
  const measured = measureInsights(await independentCalls("held-out"), "money");
  const pricing = measured.find(({ name }) => name === "pricing");
  expect((pricing?.right ?? 0) + (pricing?.wrong ?? 0)).toBeGreaterThanOrEqual(FEWEST);
  expect(pricing?.precision).toBeGreaterThanOrEqual(LEAST_PRECISION);
});

it("labels point at lines that exist, spoken by the side that they are about", async () => {
  const calls = [...(await independentCalls()), ...(await readLabeledFolder(BLIND))];
  expect(calls.length).toBe(180);
  for (const { call, labels, file } of calls) {
    const sideOf = (line: number) => call.sides.sideOf(call.lines[line]?.speaker ?? "");
    const bySeller = [labels.agenda, labels.nextStep, ...labels.questions, ...labels.recaps];
    for (const label of bySeller) if (label) expect(sideOf(label.line), `${file} ${label.line}`).toBe("seller");
    for (const { line } of labels.insights) expect(sideOf(line), `${file} ${line}`).toBe("prospect");
    if (labels.firstPrice) expect(sideOf(labels.firstPrice.line), file).toBe(labels.firstPrice.by);
  }
});

it.each(REPORTS)(
  "labels of reports point at lines that exist, and promises are kept by who speaks in them: %s",
  async (folder) => {
    for (const { call, labels, file } of await readLabeledFolder(folder)) {
      const { actionItems = [], about = [], moments = [], praise = [] } = labels.report ?? {};
      const lines = [
        ...about,
        ...moments,
        ...praise.map(({ line }) => line),
        ...actionItems.flatMap((item) => item.lines),
      ];
      expect(lines.filter((line) => !call.lines[line])).toEqual([]);
      for (const { lines, owner } of actionItems)
        expect(
          lines.map((line) => call.lines[line]?.speaker),
          file,
        ).toContain(owner);
    }
  },
);

it("two authors of the seventh set agree on which advice would be right", async () => {
  type Advice = { for: string; order: number }[];
  const file = await readFile(join(REPORTS.at(-1) ?? "", "labels.json"), "utf8");
  const calls = JSON.parse(file) as { advice: Advice; notAdvice: string[]; second: { advice: Advice } }[];
  const kinds = ["agenda-agreed", "open-question", "listening", "recap-checked", "dated-next-step"];
  const advises = (advice: Advice, kind: string) => advice.some((one) => one.for === kind);
  const firstOf = (advice: Advice) => advice.find(({ order }) => order === 1)?.for;
  for (const { advice, notAdvice } of calls)
    expect([...advice.map((one) => one.for), ...notAdvice].filter((kind) => kinds.includes(kind)).toSorted()).toEqual(
      kinds.toSorted(),
    );
  const decided = calls.flatMap(({ advice, second }) =>
    kinds.filter((kind) => advises(advice, kind) === advises(second.advice, kind)),
  );
  const both = calls.filter(({ advice, second }) => firstOf(advice) && firstOf(second.advice));
  const same = both.filter(({ advice, second }) => firstOf(advice) === firstOf(second.advice));
  expect([decided.length, same.length, both.length]).toEqual([191, 21, 26]);
});

it.each([BLIND, ...REPORTS])(
  "what scores is right in at least 80 %% of the claims on calls in five languages: %s",
  async (folder) => {
    const calls = await readLabeledFolder(folder);
    expect(new Set(calls.map(({ half, language }) => `${half} ${language}`)).size).toBe(5);
    for (const { name, isScoring, precision, right, wrong } of measureDetectors(calls))
      if (isScoring && right + wrong >= FEWEST) expect(precision, name).toBeGreaterThanOrEqual(LEAST_PRECISION);
  },
);

it("coach eval --calls measures a folder of labeled calls, both halves apart", async () => {
  for (const folder of INDEPENDENT) {
    const { code, output } = await runCommand(["coach", "eval", "--calls", folder, "--json"]);
    expect(code).toBe(0);
    const { halves } = JSON.parse(output[0] ?? "");
    expect(halves.map(({ half, calls }: { half: string; calls: number }) => [half, calls])).toEqual([
      ["development", 30],
      ["held-out", 30],
    ]);
  }
  const readable = await runCommand(["coach", "eval", "--calls", FIRST]);
  expect(readable.output[0]).toMatch(/on 30 development calls$/);
});

it("coach eval --calls counts every claim and insight by language, and the languages add up to the whole", async () => {
  const { output } = await runCommand(["coach", "eval", "--calls", FIRST, "--json"]);
  type Counts = { name: string; right: number; wrong: number; missed: number };
  type Measured = { calls: number; detectors: Counts[]; insights: Counts[]; languages: Measured[]; language: string };
  const [half] = JSON.parse(output[0] ?? "").halves as Measured[];
  const sumOf = (value: (measured: Measured) => number) =>
    half?.languages.reduce((sum, measured) => sum + value(measured), 0);
  expect(half?.languages.map(({ language }) => language)).toEqual(["en", "de", "es", "fr", "ja"]);
  expect(sumOf(({ calls }) => calls)).toBe(half?.calls);
  for (const { name, right, wrong, missed } of half?.detectors ?? []) {
    const counted = (measured: Measured) => measured.detectors.find((one) => one.name === name);
    expect(
      sumOf((measured) => counted(measured)?.right ?? 0),
      name,
    ).toBe(right);
    expect(
      sumOf((measured) => counted(measured)?.wrong ?? 0),
      name,
    ).toBe(wrong);
    expect(
      sumOf((measured) => counted(measured)?.missed ?? 0),
      name,
    ).toBe(missed);
  }
  for (const { name, right } of half?.insights ?? [])
    expect(
      sumOf(({ insights }) => insights.find((one) => one.name === name)?.right ?? 0),
      name,
    ).toBe(right);
  const readable = (await runCommand(["coach", "eval", "--calls", FIRST])).output;
  expect(readable.find((line) => line.startsWith("right/wrong/missed"))).toMatch(/en \(\d+\) +de .* ja/);
});

it("even calls are for development and odd ones held out, in both sets", async () => {
  for (const { file, half } of await independentCalls())
    expect(half, file).toBe(Number(file.slice(0, 2)) % 2 === 0 ? "development" : "held-out");
});

it("the text of a call may lie beside its labels, in calls/", async () => {
  const [call] = JSON.parse(await readFile(join(FIRST, "labels.json"), "utf8")) as {
    file: string;
    transcript: string[];
  }[];
  const { transcript = [], ...labels } = call ?? {};
  const folder = await mkdtemp(join(tmpdir(), "calls-"));
  await mkdir(join(folder, "calls"));
  await writeFile(join(folder, "labels.json"), JSON.stringify([labels]));
  await writeFile(join(folder, "calls", String(call?.file)), transcript.join("\n"));
  const [[apart], [together]] = await Promise.all([readLabeledFolder(folder), readLabeledFolder(FIRST)]);
  expect(apart?.call.lines.length).toBeGreaterThan(20);
  expect(JSON.stringify(apart)).toBe(JSON.stringify(together));
  await rm(folder, { recursive: true });
});

it("coach eval --calls says what is wrong with a folder", async () => {
  const { code, notes } = await runCommand(["coach", "eval", "--calls", "no-such-folder"]);
  expect(code).toBe(1);
  expect(notes.join()).toContain("no-such-folder has no labeled calls");
  expect((await runCommand(["coach", "eval", "--calls", FIRST, "--backend", "model"])).notes.join()).toContain(
    "offline",
  );
});
