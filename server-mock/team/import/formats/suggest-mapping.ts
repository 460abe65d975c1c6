import { isRecord } from "../../../../core/formats/is-record.ts";
import { given, secondsIn } from "./json-values.ts";
import { printMapping } from "./mapping.ts";

/** Values at a path, from the first items of the lists along it. */
interface Leaf {
  path: string;
  key: string;
  values: unknown[];
}

const ITEMS = 20;
const MAX_DEPTH = 8;
const MAX_LEAVES = 400;
const MAX_SHOWN = 8;
const SPEAKER = /speaker|name|who|author|participant|user|role|channel|agent/i;
const START = /start|begin|from|offset|time|^ts$|^at$|^s$/i;
const END = /end|stop|until|^to$|^e$/i;

/** Paths of a file in an unknown format, and a mapping that is likely to read it; undefined if nothing looks like speech. */
export function suggestMapping(parsed: unknown): { seen: string; mapping: string | undefined } {
  const leaves = leavesOf(parsed);
  const seen = leaves.slice(0, MAX_SHOWN).map(({ path }) => `\`${path}\``);
  const spoken = leaves.filter(
    ({ path, values }) => path.includes("[]") && values.every((value) => typeof value === "string"),
  );
  const [text] = spoken.toSorted((one, other) => wordsIn(other) - wordsIn(one));
  const shown = `${seen.join(", ")}${leaves.length > MAX_SHOWN ? " and more" : ""}` || "nothing";
  if (!text || wordsIn(text) <= 1) return { seen: shown, mapping: undefined };
  const list = listOf(text.path);
  const near = leaves
    .filter((leaf) => leaf !== text && leaf.path.includes("[]"))
    .filter(({ path }) => path.startsWith(list) || list.startsWith(listOf(path)))
    .toSorted((one, other) => other.path.length - one.path.length);
  const times = near.filter(isTime);
  const starts = times.filter(({ key }) => START.test(key));
  const start = (starts.find(({ key }) => !END.test(key)) ?? starts[0])?.path;
  const end = times.find(({ key, path }) => END.test(key) && path !== start)?.path;
  const mapping = printMapping({
    speaker: near.find(({ key }) => SPEAKER.test(key))?.path ?? "…",
    text: text.path,
    ...given("start", start),
    ...given("end", end),
  });
  return { seen: shown, mapping };
}

function listOf(path: string): string {
  return path.slice(0, path.lastIndexOf("[]") + 2);
}

function isTime({ values }: Leaf): boolean {
  return values.some((value) => secondsIn(value) !== null);
}

/** Number of words in the longest value: speech has several, a label one or two. */
function wordsIn({ values }: Leaf): number {
  return values.reduce<number>((most, value) => Math.max(most, String(value).trim().split(/\s+/).length), 0);
}

function leavesOf(parsed: unknown): Leaf[] {
  const leaves = new Map<string, Leaf>();
  const visit = (value: unknown, path: string, key: string, depth: number): void => {
    if (depth > MAX_DEPTH || leaves.size >= MAX_LEAVES) return;
    if (Array.isArray(value)) for (const item of value.slice(0, ITEMS)) visit(item, `${path}[]`, key, depth + 1);
    else if (isRecord(value))
      for (const [name, inner] of Object.entries(value))
        visit(inner, path === "" ? name : `${path}.${name}`, name, depth + 1);
    else if (value !== null) {
      const leaf = leaves.get(path) ?? { path, key, values: [] };
      leaf.values.push(value);
      leaves.set(path, leaf);
    }
  };
  visit(parsed, "", "", 0);
  return [...leaves.values()];
}
