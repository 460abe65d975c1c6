import { afterAll, expect, it } from "vitest";
import { LIST_PATHS } from "../../cli/commands/api/list-paths.ts";
import { SURFACE_ENTRIES } from "../../spec/surfaces.ts";
import { createFixture } from "./support/fixture.ts";
import { runCli } from "./support/run-cli.ts";

const fixture = await createFixture();
afterAll(() => fixture.server.close());

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

it.each([
  [["/meetings?limit=1"], "GET /api/v1/meetings?limit=1"],
  [["GET", "/meetings?limit=1"], "GET /api/v1/meetings?limit=1"],
  [["meetings", "-X", "get"], "GET /api/v1/meetings"],
  [["/meetings?limit=1&status=failed", "-f", "limit=5"], "GET /api/v1/meetings?limit=5&status=failed"],
  [["/meetings", "-F", "limit=5", "-f", "status=failed"], "GET /api/v1/meetings?status=failed&limit=5"],
  [["DELETE", "/templates/x?force=true"], "DELETE /api/v1/templates/x?force=true"],
  [["/templates", "-X", "POST", "-f", "name=A"], 'POST /api/v1/templates {"name":"A"}'],
  [["PUT", "/templates/x", "-F", "weight=12"], 'PUT /api/v1/templates/x {"weight":12}'],
  [["PUT", "/templates/x?dry=1", "-F", "is_active=false"], 'PUT /api/v1/templates/x?dry=1 {"is_active":false}'],
  [
    ["PUT", "/templates/x", "-f", 'tags:=["a"]', "-F", "note=0.5x"],
    'PUT /api/v1/templates/x {"tags":["a"],"note":"0.5x"}',
  ],
])("`svc api %j` sends %s", async (args, expected) => {
  const { requests, svc } = recorder(() => ({ data: { id: "x" }, error: null, meta: null }));
  expect((await svc(["api", ...args])).stderr).toBe("");
  const [sent] = requests;
  expect(`${sent?.method} ${sent?.target}${sent?.body ? ` ${sent.body}` : ""}`).toBe(expected);
});

it("-H adds a header, and cannot replace the key's", async () => {
  const { requests, svc } = recorder();
  await svc(["api", "/meetings", "-H", "X-Trace: 7"]);
  expect(requests[0]?.headers.get("x-trace")).toBe("7");
  const { code, stderr } = await svc(["api", "/meetings", "-H", "authorization: Bearer other"]);
  expect(code).toBe(2);
  expect(stderr).toContain("svc sets this header from the key.");
});

it.each([
  [["api", "GET"], "There is no path after GET."],
  [["api", "GET", "/x", "-X", "PUT"], "The method is GET as an argument and PUT by -X."],
  [["api", "/meetings", "-q", "."], "Did you mean --jq?"],
  [["meetings", "list", "-q", ".[]"], "Did you mean --jq?"],
  [["meetings", "list", "--json", "id,title"], "Did you mean --json --fields id,title?"],
  [["auth", "login", "--with-token"], "Did you mean --key-stdin?"],
  [["templates", "view"], "Did you mean get?"],
])("`svc %j`, as another command line has it, gets %s", async (argv, expected) => {
  const { code, stderr } = await fixture.svc(argv);
  expect(code).toBe(2);
  expect(stderr).toContain(expected);
});

it("--paginate ends when a service repeats its page, and prints it once", async () => {
  const { requests, svc } = recorder(() => {
    // Otherwise a command that goes on would do so until the memory ends.
    if (requests.length > 5) throw new Error("requested again and again");
    return { data: [{ id: "a" }], meta: { has_more: true } };
  });
  const { code, stdout } = await svc(["api", "/custom", "--paginate"]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual([{ id: "a" }]);
  expect(requests).toHaveLength(2);
});

it("--paginate writes a page before it requests the next one", async () => {
  const { requests, svc } = recorder((url) => {
    const page = Number(url.searchParams.get("page"));
    return { data: [{ id: String(page) }], meta: { has_more: page < 3 } };
  });
  const { stdout } = await svc(["api", "/custom", "--paginate"]);
  expect(JSON.parse(stdout)).toEqual([{ id: "1" }, { id: "2" }, { id: "3" }]);
  expect(requests).toHaveLength(3);
});

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
