import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { samples } from "../../../test/support/draw.ts";
import { OPERATIONS } from "../../generated/operations.ts";
import { aTemplate, createReferenceServer } from "../../library/index.ts";
import { IS_LONG } from "./bar.ts";

/** What the worst request may cost, in times `JSON.parse` of the same bytes. */
const MOST = 15;
const BYTES = 1024 * 1024 - 1024;
const CANDIDATES = samples(60, 12);
const FINALISTS = samples(4, 2);

const FRAGMENTS = [
  "{}",
  "[]",
  "1",
  "null",
  '""',
  '"x"',
  '{"name":1}',
  '{"name":"A","weight":1,"description":""}',
  '{"n":{}}',
];
const TEXTS = ["a", "é", "😀", "\\u0041", "\\n", '\\"', "\\\\", "日本"];
const PLACES = ["name", "prompt_template", "grading_criteria", "description", "call_type", "industry_context", "other"];

/** A body of one repeated thing in one place: the worst is found among those and their neighbors. */
interface Shape {
  place: string;
  kind: "list" | "text" | "names" | "names of a criterion" | "texts of criteria";
  fragment: string;
}

const server = await createReferenceServer();
const { id } = await server.org.add(aTemplate());
afterAll(() => server.close());

const FRAME = { name: "T", prompt_template: "P", grading_criteria: [{ name: "A", weight: 1, description: "" }] };

function bodyOf({ place, kind, fragment }: Shape, bytes: number): string {
  const times = (text: string) => Math.max(1, Math.floor(bytes / Buffer.byteLength(text)));
  const list = (text: string) => `[${Array.from({ length: times(`${text},`) }, () => text).join(",")}]`;
  const names = () => Array.from({ length: times('"f1234567":1,') }, (_, at) => `"f${at}":${fragment}`).join(",");
  const value = {
    list: () => list(fragment),
    text: () => `"${fragment.repeat(times(fragment))}"`,
    names: () => `{${names()}}`,
    "names of a criterion": () => `[{${names()}}]`,
    "texts of criteria": () =>
      list(`{"name":"${fragment.repeat(300)}","weight":1,"description":"${fragment.repeat(300)}"}`),
  }[kind]();
  const rest = Object.entries(FRAME).flatMap(([name, one]) =>
    name === place ? [] : [`"${name}":${JSON.stringify(one)}`],
  );
  if (place === "other" && kind === "names") return `{${rest.join(",")},${value.slice(1)}`;
  return `{${rest.join(",")},"${place}":${value}}`;
}

const SHAPES: Shape[] = PLACES.flatMap((place) => [
  ...FRAGMENTS.map((fragment) => ({ place, kind: "list" as const, fragment })),
  ...TEXTS.map((fragment) => ({ place, kind: "text" as const, fragment })),
  ...["1", "{}"].flatMap((fragment) =>
    (["names", "names of a criterion"] as const).map((kind) => ({ place, kind, fragment })),
  ),
  ...(place === "grading_criteria" ? TEXTS : []).map((fragment) => ({
    place,
    kind: "texts of criteria" as const,
    fragment,
  })),
]);

/** Processor time of the cheapest of three, in milliseconds: what else the process did in between is in the others. */
async function costOf(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const send = (operation: (typeof OPERATIONS)[number], body: string): Promise<Response> =>
  server.fetch(operation.path.replace("{id}", id), {
    method: operation.method,
    headers: { authorization: `Bearer ${server.keys.admin}`, "content-type": "application/json" },
    body,
  });

async function ratioOf(operation: (typeof OPERATIONS)[number], body: string): Promise<number> {
  const bytes = Buffer.from(body);
  const parsing = await costOf(() => JSON.parse(bytes.toString()));
  const empty = await costOf(async () => (await send(operation, "{}")).text());
  const whole = await costOf(async () => (await send(operation, body)).text());
  return (whole - empty) / parsing;
}

const WITH_BODY = OPERATIONS.filter(({ method }) => method !== "GET" && method !== "DELETE");
const rows: string[] = [];

it.each(WITH_BODY.map((operation) => [operation.id, operation] as const))(
  "the worst body that a search finds for %s costs less than 15 times its parsing, and is listed by at most 20 problems",
  async (name, operation) => {
    const step = Math.max(1, Math.floor(SHAPES.length / CANDIDATES));
    const tried = SHAPES.filter((_, at) => at % step === 0);
    const found: { shape: Shape; ratio: number }[] = [];
    for (const shape of tried) found.push({ shape, ratio: await ratioOf(operation, bodyOf(shape, BYTES / 8)) });
    const worst = found.toSorted((one, other) => other.ratio - one.ratio).slice(0, FINALISTS);
    for (const { shape } of worst) {
      const body = bodyOf(shape, BYTES - 300);
      const ratio = await ratioOf(operation, body);
      const { error } = (await (await send(operation, body)).json()) as { error: { details?: unknown[] } | null };
      rows.push(`| ${name} | ${shape.kind} of \`${shape.fragment}\` in \`${shape.place}\` | ${ratio.toFixed(1)} x |`);
      expect([shape, ratio < MOST, (error?.details?.length ?? 0) <= 20]).toEqual([shape, true, true]);
    }
  },
);

afterAll(async () => {
  const table = ["| operation | 1 MiB of | CPU beside `JSON.parse` |", "| --- | --- | --- |", ...rows].join("\n");
  if (IS_LONG) await writeFile(join(import.meta.dirname, "costs.md"), `${table}\n`);
  else process.stdout.write(`${table}\n`);
});
