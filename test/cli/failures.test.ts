import { readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { writeAtomic } from "../../cli/files/write-atomic.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";
import { runCli } from "./support/run-cli.ts";
import { finished, startSvc } from "./support/spawn-svc.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();

const listFrom = (response: () => Response) =>
  runCli(["meetings", "list", "--retries", "0"], { env: fixture.env, fetch: async () => response() });

it("A web server's 404 reads as a wrong base URL, not as a missing object", async () => {
  const { code, stderr } = await listFrom(
    () =>
      new Response("<html><h1>404 Not Found</h1></html>", { status: 404, headers: { "content-type": "text/html" } }),
  );
  expect(code).toBe(9);
  expect(stderr).toContain("failed with status 404: 404 Not Found. That page is not the API's.");
  expect(stderr).toMatch(/^hint: Check the base URL/m);
});

it("A page of HTML with status 200 has one hint, and does not say to try again", async () => {
  const { code, stderr } = await listFrom(
    () => new Response("<html>Welcome</html>", { headers: { "content-type": "text/html" } }),
  );
  expect(code).toBe(9);
  expect(stderr.match(/^hint: /gm)).toHaveLength(1);
  expect(stderr).not.toMatch(/try again/i);
});

it.each([
  [{ message: "Too many requests" }, ": Too many requests."],
  [{ error: { message: "Slow down!" } }, "error: Slow down!"],
  [{ error: "rate limit" }, "rate limit."],
])("The rate limit that says %j reads as a sentence, with one hint when to repeat", async (body, expected) => {
  const { code, stderr } = await listFrom(() => Response.json(body, { status: 429, headers: { "retry-after": "1" } }));
  expect(code).toBe(7);
  expect(stderr).toContain(expected);
  expect(stderr).not.toContain("Retry after");
  expect(stderr).toMatch(/^hint: Try again in 1 second/m);
});

it("The temporary file of a killed process is removed by the next write, that of a running one stays", async () => {
  const dead = await startSvc(["--version"]);
  await finished(dead);
  const file = path.join(directory, "report.md");
  await writeFile(`${file}.${dead.pid}.tmp`, "half");
  await writeFile(`${file}.${process.ppid}.tmp`, "another process at work");
  await writeFile(path.join(directory, "other.md.1.tmp"), "not ours");
  await writeAtomic(file, "whole");
  expect((await readdir(directory)).sort()).toEqual(["other.md.1.tmp", "report.md", `report.md.${process.ppid}.tmp`]);
});

it("The file that an editor opens is readable by its user alone", async () => {
  let mode = 0;
  const edit = async (_editor: string, file: string): Promise<number> => {
    mode = (await stat(file)).mode & 0o777;
    return 0;
  };
  const env = { ...fixture.env, EDITOR: "vi" };
  await fixture.svc(`templates edit ${fixture.ids.templates[0]}`, { terminal: { columns: 80 }, env, edit });
  expect(mode).toBe(0o600);
});

it.each(["meetings list", "reports list --all", "team stats", "insights list", "api GET /templates"])(
  "A 404 for `svc %s`, which is always there, is a wrong address and no missing object",
  async (line) => {
    const fetch = async () => Response.json({ error: "Cannot GET /wrong" }, { status: 404 });
    const { code, stderr } = await fixture.svc(line, { fetch });
    expect(code).toBe(9);
    expect(stderr).toMatch(
      /^error: The service does not know \/api\/v1\/\S+: the base URL is probably wrong\.\nhint: Check the base URL/,
    );
  },
);

const OBJECT = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
const OBJECTS = [`meetings get ${OBJECT}`, `meetings transcript ${OBJECT}`, `meetings reports ${OBJECT}`]
  .concat([`meetings view ${OBJECT}`, `reports get ${OBJECT}`, `templates get ${OBJECT}`])
  .concat([`templates delete ${OBJECT} --yes`, `api GET /meetings/${OBJECT}`]);
/** The default of some routers, and of some services for a missing object. */
const NOT_FOUND = { detail: "Not Found" };

it.each(OBJECTS)("A 404 for `svc %s` is a missing object where the lists are there", async (line) => {
  const fetch: typeof globalThis.fetch = async (input) =>
    new URL(input instanceof Request ? input.url : input).pathname.includes(OBJECT)
      ? Response.json(NOT_FOUND, { status: 404 })
      : Response.json({ data: [], error: null, meta: null });
  const { code, stderr } = await fixture.svc(line, { fetch });
  expect(code).toBe(3);
  expect(stderr).toContain("Not Found");
});

it.each(OBJECTS)("A 404 for `svc %s` is a wrong address where the lists are missing as well", async (line) => {
  const fetch = async () => Response.json(NOT_FOUND, { status: 404 });
  const { code, stderr } = await fixture.svc(line, { fetch });
  expect(code).toBe(9);
  expect(stderr).toMatch(
    /^error: .+ The service does not know \/api\/v1\/\w+: the base URL is probably wrong\.\nhint: Check/,
  );
});

it.each([403, 500])("Where the list cannot be read (status %i), a 404 stays a missing object", async (status) => {
  const fetch: typeof globalThis.fetch = async (input) =>
    Response.json(NOT_FOUND, {
      status: String(input instanceof Request ? input.url : input).includes(OBJECT) ? 404 : status,
    });
  expect((await fixture.svc(`reports get ${OBJECT}`, { fetch })).code).toBe(3);
});
