import { median } from "../../../harness.ts";
import { SUBJECTS } from "../subjects/all.mjs";
import { isGoalMet } from "./goal.mjs";
import { runSubject, startServer } from "./processes.mjs";

/** Runs all rounds of a benchmark, with the subjects in turn, and summarizes them. */
export async function runBenchmark(benchmark, subjects, extent) {
  const names = subjects.filter((name) => takesPart(benchmark, name));
  const rounds = roundsByWork.get(benchmark.work) ?? (await runRounds(benchmark, names, extent));
  if (benchmark.work) roundsByWork.set(benchmark.work, rounds);
  return summarize(benchmark, names, rounds);
}

// Benchmarks that measure the same work share its rounds.
const roundsByWork = new Map();

async function runRounds(benchmark, names, extent) {
  const rounds = [];
  for (let round = 0; round < benchmark.rounds[extent]; round += 1) {
    // Rotates the order: later subjects benefit from a warm machine.
    const order = [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
    rounds.push(await runRound(benchmark, order, extent));
  }
  return rounds;
}

function takesPart(benchmark, name) {
  if (benchmark.inspect && (SUBJECTS[name].package === null || SUBJECTS[name].isTransport)) return false;
  return (benchmark.only?.includes(name) ?? true) && !benchmark.except?.includes(name);
}

async function runRound(benchmark, names, extent) {
  const takeTurn = async (name) => [name, await sample(benchmark, name, extent)];
  // Where most of the time is waiting, subjects run in parallel.
  if (benchmark.inParallel) return Object.fromEntries(await Promise.all(names.map(takeTurn)));
  const samples = {};
  for (const name of names) samples[name] = (await takeTurn(name))[1];
  return samples;
}

async function sample(benchmark, subject, extent) {
  if (benchmark.inspect) return await benchmark.inspect({ subject, packageName: SUBJECTS[subject].package });
  const server = await startServer(benchmark.server);
  try {
    const task = {
      subject,
      benchmark: benchmark.name,
      origin: server.origin,
      scale: scaleFor(benchmark, subject, extent),
    };
    const measured = await runSubject(task);
    return { ...measured, requestCount: await server.takeRequestCount() };
  } finally {
    server.stop();
  }
}

function scaleFor(benchmark, subject, extent) {
  const { warmUp, calls, ...rest } = benchmark.scale[extent];
  const { share = 1 } = SUBJECTS[subject];
  return warmUp === undefined ? benchmark.scale[extent] : { ...rest, warmUp: warmUp * share, calls: calls * share };
}

function summarize(benchmark, names, rounds) {
  const figures = Object.fromEntries(names.map((name) => [name, figureOf(benchmark, name, rounds)]));
  const goalMet = isGoalMet(benchmark.goal, figures);
  return {
    name: benchmark.name,
    title: benchmark.title,
    unit: benchmark.unit,
    rounds: rounds.length,
    goalMet,
    figures,
  };
}

function figureOf(benchmark, name, rounds) {
  const absolute = rounds.map((round) => benchmark.value(round[name]));
  const relative = rounds.map((round, index) => absolute[index] / benchmark.value(round[benchmark.relativeTo ?? name]));
  const value = median(benchmark.relativeTo ? relative : absolute);
  const note = benchmark.note?.(rounds[0][name]);
  return {
    value,
    samples: absolute,
    text: `${format(value)}${benchmark.unit && ` ${benchmark.unit}`}${note ? ` (${note})` : ""}`,
  };
}

function format(value) {
  if (value >= 1_000) return Math.round(value).toLocaleString("en");
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}
