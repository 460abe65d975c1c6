import { expect, it } from "vitest";
import { LIST_PATHS } from "../../cli/commands/api/list-paths.ts";
import { SURFACE_ENTRIES } from "../../spec/surfaces.ts";
import { sharedFixture } from "./support/fixture.ts";
import { runCli } from "./support/run-cli.ts";

const fixture = await sharedFixture();

/** A service that records requests and responds with what it is given. */
function recorder(respond: (url: URL, count: number) => unknown = () => ({ data: [], error: null, meta: null })) {
  const requests: { method: string; target: string; headers: Headers; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    requests.push({
      method: request.method,
      target: url.pathname + url.search,
      headers: request.headers,
      body: await request.text(),
    });
    return Response.json(respond(url, requests.length));
  };
  return { requests, svc: (argv: readonly string[]) => runCli(argv, { env: fixture.env, fetch }) };
}

it("An expression over items gives the same page by page as over the whole list", async () => {
  const whole = await fixture.svc(["meetings", "list", "--all", "--jq", "[.[] | .id] | .[]"]);
  const paged = await fixture.svc(["meetings", "list", "--all", "--limit", "7", "--jq", ".[].id"]);
  expect(paged.stdout).toBe(whole.stdout);
  expect(whole.stdout.split("\n")).toHaveLength(46);
});

it.each(["data", "items", "bare", "cursorless"])(
  "--paginate of a list reads every page of a service that responds with %s",
  async (kind) => {
    const rows = Array.from({ length: 250 }, (_, index) => ({ id: `mtg_${index}`, status: "completed" }));
    const { svc } = recorder((url) => {
      const [page, limit] = [Number(url.searchParams.get("page") ?? 1), Number(url.searchParams.get("limit") ?? 20)];
      if (url.searchParams.get("status") !== "completed") return [];
      const some = rows.slice((page - 1) * limit, page * limit);
      if (kind === "bare") return some;
      if (kind === "items")
        return { data: { items: some }, pagination: { current_page: page, last_page: Math.ceil(250 / limit) } };
      return kind === "data" ? { data: some, meta: { page, total: "250" } } : { meetings: some };
    });
    const { code, stdout } = await svc(["api", "/meetings?status=completed", "--paginate", "--jq", "length"]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "250\n" });
  },
);

it("A field that the spec does not name is sent all the same", async () => {
  const { svc, requests } = recorder(() => ({ data: [], meta: null }));
  await svc(["api", "/meetings?tag=x", "--paginate"]);
  expect(requests[0]?.target).toContain("tag=x");
});

it("--paginate knows every list of the spec, and sends the fields that were given", async () => {
  expect(Object.values(LIST_PATHS).sort()).toEqual(
    SURFACE_ENTRIES.filter(([, { list }]) => list !== undefined)
      .map(([operation]) => operation)
      .sort(),
  );
  const { svc, requests } = recorder(() => ({
    data: [],
    meta: { page: 1, limit: 50, total: 0, total_pages: 0, has_more: false },
  }));
  for (const path of Object.keys(LIST_PATHS))
    await svc(["api", `/api/v1${path}`, "--paginate", "-f", "limit=50", "-H", "X-Trace: 7"]);
  expect(requests.map(({ target }) => target)).toEqual(
    Object.keys(LIST_PATHS).map((path) => `/api/v1${path}?limit=50`),
  );
  expect(requests.every(({ headers }) => headers.get("x-trace") === "7")).toBe(true);
});
