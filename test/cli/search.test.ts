import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { type CliResult, type CliWorld, NOW, runCli, SIGNED_IN } from "./support/run-cli.ts";

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

/** A service whose every third meeting speaks of prices, twice. */
function createCalls(count: number) {
  const calls = { lists: 0, transcripts: 0, reading: 0, atOnce: 0 };
  const row = (index: number) => ({
    id: idOf(index),
    title: `Call ${index}`,
    status: index % 10 === 9 ? "no_transcript" : "completed",
    started_at: new Date(NOW.getTime() - index * 3_600_000).toISOString(),
  });
  const transcript = (index: number): string =>
    index % 3 === 0
      ? `[00:00:04] Ana Ruiz: Hello.\n[01:02:05] Kim: The \u001b[31m prices are high.\nAnd pricing again, next step.\nAna Ruiz (02:00): Fine.`
      : "[00:00:04] Ana Ruiz: Hello there.";
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const id = /\/meetings\/(.+)$/.exec(pathname)?.[1];
    if (id === undefined) {
      calls.lists += 1;
      const [page, limit] = [Number(searchParams.get("page") ?? 1), Number(searchParams.get("limit") ?? 20)];
      const data = Array.from({ length: count }, (_, index) => row(index)).slice((page - 1) * limit, page * limit);
      return Response.json({ data, meta: { page, limit, total: count, has_more: page * limit < count } });
    }
    calls.transcripts += 1;
    calls.reading += 1;
    calls.atOnce = Math.max(calls.atOnce, calls.reading);
    await new Promise((resolve) => setImmediate(resolve));
    calls.reading -= 1;
    const index = Number(id.slice(-12));
    if (index === 4) return Response.json({ error: { message: "gone" } }, { status: 404 });
    return Response.json({ data: { ...row(index), transcript: transcript(index) } });
  };
  const svc = (argv: readonly string[], world: CliWorld = {}): Promise<CliResult> =>
    runCli(["meetings", "search", ...argv], { fetch, env: SIGNED_IN, ...world });
  return { svc, calls };
}

it("Finds every line that says a word in any form, with its moment and speaker", async () => {
  const { svc, calls } = createCalls(30);
  const { code, stdout, stderr } = await svc(["price", "--json"]);
  const hits = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(hits).toHaveLength(18);
  expect(hits[0]).toEqual({
    id: idOf(0),
    meeting_id: idOf(0),
    title: "Call 0",
    started_at: NOW.toISOString(),
    user_id: null,
    seconds: 3725,
    moment: "1:02:05",
    speaker: "Kim",
    text: "The \u001b[31m prices are high.",
  });
  expect(hits[1]).toMatchObject({ seconds: 3725, speaker: "Kim", text: "And pricing again, next step." });
  expect(stderr).toBe("18 hits in 9 of 30 meetings searched; 4 meetings had no transcript.\n");
  expect(calls.transcripts).toBe(27);
  expect(JSON.parse((await svc(["step", "pricing", "--json"])).stdout)).toHaveLength(18);
});

it("--context has the lines around a hit, in their order and once each", async () => {
  const { svc } = createCalls(4);
  const [first, second] = JSON.parse((await svc(["price", "-C", "1", "--json"])).stdout);
  const hello = { seconds: 4, moment: "0:04", speaker: "Ana Ruiz", text: "Hello." };
  expect(first).toMatchObject({ before: [hello], after: [{ text: "And pricing again, next step." }] });
  expect(second).toMatchObject({ before: [{ text: first.text }], after: [{ seconds: 120, text: "Fine." }] });
  const screen = stripVTControlCharacters((await svc(["price", "-C", "5"], { terminal: { columns: 80 } })).stdout);
  expect(screen.match(/Hello\.|prices are|pricing again|Fine\./g)?.slice(0, 4)).toEqual([
    "Hello.",
    "prices are",
    "pricing again",
    "Fine.",
  ]);
  expect(screen.match(/pricing again/g)).toHaveLength(2);
  expect((await svc(["price", "-C", "1", "-o", "csv"])).stdout).toMatch(/,before,after\r\n/);
});

it("Hits that are far apart are divided where lines around them are shown", async () => {
  const transcript = ["price", "a", "b", "c", "d", "e", "prices"].map((word) => `Kim: ${word}`).join("\n");
  const fetch = async (input: string | URL | Request) =>
    Response.json({
      data: String(input instanceof Request ? input.url : input).includes("/meetings?")
        ? [{ id: idOf(0) }]
        : { id: idOf(0), transcript },
    });
  const screen = async (lines: string) =>
    stripVTControlCharacters(
      (await createCalls(1).svc(["price", "-C", lines], { fetch, terminal: { columns: 80 } })).stdout,
    );
  expect((await screen("2")).match(/Kim: \w+|--/g)?.join(" ")).toBe(
    "Kim: price Kim: a Kim: b -- Kim: d Kim: e Kim: prices",
  );
  expect(await screen("3")).not.toContain("--");
  expect(await screen("0")).not.toContain("--");
});

it("What the shell kept together is looked for in a row", async () => {
  const { svc } = createCalls(6);
  expect(JSON.parse((await svc(["next step", "--json"])).stdout)).toHaveLength(2);
  expect(JSON.parse((await svc(["step next", "--json"])).stdout)).toHaveLength(0);
  expect(JSON.parse((await svc(["pricing", "--speaker", "ana", "--json"])).stdout)).toHaveLength(0);
});

it("--max-items ends the search: no transcript beyond is read but those under way", async () => {
  const { svc, calls } = createCalls(1_000);
  const { stdout, stderr } = await svc(["price", "--max-items", "3", "--concurrency", "2"]);
  expect(stdout.trim().split("\n")).toHaveLength(3);
  expect(stderr).toBe("3 hits in 2 of 4 meetings searched, up to --max-items.\n");
  expect(calls.transcripts).toBeLessThanOrEqual(12);
  expect(calls.lists).toBeLessThanOrEqual(2);
});

it("Only so many transcripts are read at a time, and few wait for the reader", async () => {
  const { svc, calls } = createCalls(200);
  await svc(["price", "--concurrency", "3"], { closeAfterWrites: 2 });
  expect(calls.atOnce).toBeLessThanOrEqual(3);
  expect(calls.transcripts).toBeLessThan(30);
});

it.each([40, 80, 120])(
  "A terminal of %i columns shows hits below their meeting, and nothing drives it",
  async (columns) => {
    const { svc } = createCalls(7);
    const { stdout } = await svc(["prices"], { terminal: { columns } });
    const text = stripVTControlCharacters(stdout);
    expect(text).toContain("Call 0  just now  00000000\n");
    expect(text).toMatch(/1:02:05 {2}Kim: The \\x1b\[31m/);
    expect(stdout).toContain("\u001b[1m\u001b[33mprices\u001b[39m\u001b[22m");
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
  },
);

it("Words that nobody said are reported", async () => {
  const { svc } = createCalls(3);
  for (const world of [{}, { terminal: { columns: 80 } }])
    expect((await svc(["zebra"], world)).stderr).toContain("Nobody said `zebra` in 3 meetings.\n");
  const { stderr } = await svc(["prices", "--speaker", "ana"]);
  expect(stderr).toBe("Nobody called `ana` said `prices` in 3 meetings.\n");
});

it("A failure in the middle ends the search with what was found before it", async () => {
  const { svc } = createCalls(9);
  let transcripts = 0;
  const failing: typeof globalThis.fetch = async (input) => {
    transcripts += /\/meetings\/./.test(String(input instanceof Request ? input.url : input)) ? 1 : 0;
    if (transcripts > 5) return new Response("", { status: 500 });
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const id = /\/meetings\/(.+)$/.exec(pathname)?.[1];
    if (id) return Response.json({ data: { id, transcript: "Kim: prices" } });
    const data = Array.from({ length: 9 }, (_, index) => ({ id: idOf(index), status: "completed" }));
    return Response.json({ data, meta: { page: 1, limit: 100, total: 9, has_more: false } });
  };
  const { code, stdout } = await svc(["prices", "--concurrency", "1", "--retries", "0"], { fetch: failing });
  expect(code).toBe(9);
  expect(stdout.trim().split("\n")).toHaveLength(5);
});
