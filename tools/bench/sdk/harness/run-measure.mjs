import { CONTESTANTS } from "../contestants/all.mjs";
import { isGoalMet } from "./goal.mjs";
import { runContestant, startServer } from "./processes.mjs";
import { median } from "./statistics.mjs";

/** Runs all rounds of a measure, the contestants taking turns within each, and sums it up. */
export async function runMeasure(measure, contestants, extent) {
  const names = contestants.filter((name) => takesPart(measure, name));
  const rounds = roundsByWork.get(measure.work) ?? (await runRounds(measure, names, extent));
  if (measure.work) roundsByWork.set(measure.work, rounds);
  return summarize(measure, names, rounds);
}

// Measures that look at the same work from two sides share its rounds.
const roundsByWork = new Map();

async function runRounds(measure, names, extent) {
  const rounds = [];
  for (let round = 0; round < measure.rounds[extent]; round += 1) {
    // Another one goes first each time: whoever follows a warm machine has an advantage.
    const order = [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
    rounds.push(await runRound(measure, order, extent));
  }
  return rounds;
}

function takesPart(measure, name) {
  if (measure.inspect && CONTESTANTS[name].package === null) return false;
  return (measure.only?.includes(name) ?? true) && !measure.except?.includes(name);
}

async function runRound(measure, names, extent) {
  const takeTurn = async (name) => [name, await sample(measure, name, extent)];
  // Where waiting is what takes time, the contestants wait together.
  if (measure.inParallel) return Object.fromEntries(await Promise.all(names.map(takeTurn)));
  const samples = {};
  for (const name of names) samples[name] = (await takeTurn(name))[1];
  return samples;
}

async function sample(measure, contestant, extent) {
  if (measure.inspect) return await measure.inspect({ contestant, packageName: CONTESTANTS[contestant].package });
  const server = await startServer(measure.server);
  try {
    const task = {
      contestant,
      measure: measure.name,
      origin: server.origin,
      scale: scaleFor(measure, contestant, extent),
    };
    const measured = await runContestant(task);
    return { ...measured, requestCount: await server.takeRequestCount() };
  } finally {
    server.stop();
  }
}

function scaleFor(measure, contestant, extent) {
  const { warmUp, calls, ...rest } = measure.scale[extent];
  const { share = 1 } = CONTESTANTS[contestant];
  return warmUp === undefined ? measure.scale[extent] : { ...rest, warmUp: warmUp * share, calls: calls * share };
}

function summarize(measure, names, rounds) {
  const figures = Object.fromEntries(names.map((name) => [name, figureOf(measure, name, rounds)]));
  const goalMet = isGoalMet(measure.goal, figures);
  return { name: measure.name, title: measure.title, unit: measure.unit, rounds: rounds.length, goalMet, figures };
}

function figureOf(measure, name, rounds) {
  const absolute = rounds.map((round) => measure.value(round[name]));
  const relative = rounds.map((round, index) => absolute[index] / measure.value(round[measure.relativeTo ?? name]));
  const value = median(measure.relativeTo ? relative : absolute);
  const note = measure.note?.(rounds[0][name]);
  return {
    value,
    samples: absolute,
    text: `${format(value)}${measure.unit && ` ${measure.unit}`}${note ? ` (${note})` : ""}`,
  };
}

function format(value) {
  if (value >= 1_000) return Math.round(value).toLocaleString("en");
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}
