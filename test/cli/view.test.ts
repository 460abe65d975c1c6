import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import type { Choice } from "../../cli/context/context.ts";
import { sharedFixture } from "./support/fixture.ts";

const fixture = await sharedFixture();

/** Answers the picker: types, looks at the choices, and takes one. */
function picking(typed: readonly string[], seen: (readonly Choice<unknown>[])[]) {
  return {
    pick: async <Value>(
      _message: string,
      search: (text: string) => Promise<readonly Choice<Value>[]>,
    ): Promise<Value> => {
      for (const text of typed) seen.push(await search(text));
      const [first] = (seen.at(-1) ?? []) as readonly Choice<Value>[];
      if (!first) throw new Error("There was nothing to pick.");
      return first.value;
    },
  };
}

it.each([
  ["without a terminal", {}],
  ["on a dumb one", { terminal: { columns: 80 }, dumb: true }],
])("Without an id and %s it says how to name the meeting", async (_, { dumb, ...world }: { dumb?: boolean }) => {
  const env = { ...fixture.env, ...(dumb ? { TERM: "dumb" } : {}) };
  const { code, stderr } = await fixture.svc("meetings view --no-color", { ...world, env });
  expect(code).toBe(2);
  expect(stderr).toBe(
    "error: There is no terminal to pick a meeting on.\nhint: Name it: `svc meetings view ID`. `svc meetings list` shows the ids.\n",
  );
});

it("The picker filters by title, person, company and status, with a preview", async () => {
  const seen: (readonly Choice<unknown>[])[] = [];
  const answers = picking(["", "cafe creme", "failed zolc"], seen);
  const { code, stdout } = await fixture.svc("meetings view", { terminal: { columns: 80 }, answers });
  expect(code).toBe(0);
  expect(seen[0]).toHaveLength(45);
  expect(seen[1]?.every(({ name }) => name.includes("Café Crème"))).toBe(true);
  expect(seen[2]?.[0]?.preview).toMatch(/^failed\n.*\nŁukasz Żółć\nNorthwind Logistics\n[0-9a-f-]{36}$/);
  expect(stdout).toContain(String(seen[2]?.[0]?.value));
});

it("Pages are read as the filter needs them", async () => {
  const rows = Array.from({ length: 250 }, (_, index) => ({
    id: `mtg_${index}`,
    title: `Call ${index}`,
    status: "completed",
  }));
  const pages: number[] = [];
  const long: typeof globalThis.fetch = async (input) => {
    const { searchParams, pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (!pathname.endsWith("/meetings")) return Response.json({ data: rows[0] });
    const [page, limit] = [Number(searchParams.get("page") ?? 1), Number(searchParams.get("limit") ?? 20)];
    pages.push(page);
    const data = rows.slice((page - 1) * limit, page * limit);
    return Response.json({ data, meta: { page, limit, total: 250, has_more: page * limit < 250 } });
  };
  const seen: (readonly Choice<unknown>[])[] = [];
  const answers = picking(["", "call 249"], seen);
  await fixture.svc("meetings view", { terminal: { columns: 80 }, answers, fetch: long });
  expect(seen[0]).toHaveLength(100);
  expect(seen[1]?.map(({ value }) => value)).toEqual(["mtg_249"]);
  expect(new Set(pages)).toEqual(new Set([1, 2, 3]));
});

it.each([
  [1_000, ""],
  [1_001, "The newest 1,000 of 1,001 meetings can be picked"],
  [undefined, "The newest 1,000 meetings can be picked"],
])("Of %s meetings the picker says whether all can be picked: %s", async (total, said) => {
  const fetch: typeof globalThis.fetch = async (input) => {
    if (!new URL(input instanceof Request ? input.url : String(input)).pathname.endsWith("/meetings"))
      return Response.json({ data: { id: "mtg_1", title: "Call" } });
    const data = Array.from({ length: 100 }, (_, index) => ({ id: `mtg_${index}`, title: "Renewal" }));
    return Response.json({ data, meta: { page: 1, limit: 100, total, has_more: true } });
  };
  const world = { terminal: { columns: 80 }, answers: picking([""], []), fetch };
  const { stderr } = await fixture.svc("meetings view", world);
  if (said === "") expect(stderr).not.toContain("newest");
  else expect(stderr).toContain(said);
});

it.each([
  [10, 10],
  [9, 14],
])("With %i matches on the first page %i are offered: ten are enough to pick from", async (matches, offered) => {
  const fetch: typeof globalThis.fetch = async (input) => {
    const { searchParams, pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (!pathname.endsWith("/meetings")) return Response.json({ data: { id: "mtg_1", title: "Call" } });
    const page = Number(searchParams.get("page") ?? 1);
    const data = Array.from({ length: 100 }, (_, index) => ({
      id: `mtg_${page}_${index}`,
      title: index < (page === 1 ? matches : 5) ? "Renewal" : "Call",
    }));
    return Response.json({ data, meta: { page, limit: 100, total: 200, total_pages: 2, has_more: page < 2 } });
  };
  const seen: (readonly Choice<unknown>[])[] = [];
  await fixture.svc("meetings view", { terminal: { columns: 80 }, answers: picking(["renewal"], seen), fetch });
  expect(seen[0]).toHaveLength(offered);
});

it.each([40, 80, 120])("The page fits %i columns", async (columns) => {
  const { stdout } = await fixture.svc(`meetings view ${fixture.ids.meetings[0]}`, { terminal: { columns } });
  const text = stripVTControlCharacters(stdout);
  expect(text).toContain("Jonas Lindqvist  0:04\n    What made you take this call?");
  expect(text).toContain("91.5  Discovery scorecard");
  expect(text).toContain("Company  Northwind Logistics");
});

it("Every format has participants, reports and transcript", async () => {
  const line = `meetings view ${fixture.ids.meetings[0]}`;
  const json = JSON.parse((await fixture.svc(`${line} --json`)).stdout);
  expect(json.reports).toMatchObject([{ overall_score: 91.5 }]);
  expect(json.transcript).toContain("What made you");
  const markdown = (await fixture.svc(`${line} -o md`)).stdout;
  expect(markdown).toContain("| Discovery scorecard | 91.5 |");
  expect(markdown).toMatch(/\n\| Field \| Value \|\n/);
  expect(markdown).toMatch(/^- [^\n]*, Northwind Logistics$/m);
  expect(markdown).toContain("What made you take this call?");
  for (const format of ["csv", "yaml", "tsv", "ndjson"])
    expect((await fixture.svc(`${line} -o ${format}`)).stdout, format).toContain("What made you take this call?");
});

it("A key that may not read reports still reads the meeting, and a service without transcripts says so", async () => {
  const bare: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname.endsWith("/report")) return new Response("", { status: 403 });
    return Response.json({ data: { id: "7", status: "completed" } });
  };
  const { code, stdout } = await fixture.svc("meetings view 7", { fetch: bare, terminal: { columns: 80 } });
  expect(code).toBe(0);
  expect(stdout).toContain("Its reports could not be read.");
  expect(stdout).toContain("No transcript.");
});
