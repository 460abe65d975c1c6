import { afterEach, beforeEach, expect, it } from "vitest";
import { InterruptedError } from "../../cli/errors/cli-error.ts";
import { aMeeting } from "../../server-mock/library/index.ts";
import { createFixture, type Fixture } from "./support/fixture.ts";
import { NOW } from "./support/run-cli.ts";

const ID = "c2222222-0000-4000-8000-000000000001";
const STATUSES = ["pending", "processing", "completed"];

let fixture: Fixture;
let step: number;
let waits: number[];
beforeEach(async () => {
  fixture = await createFixture();
  await fixture.server.org.add(aMeeting({ id: ID, title: "Slow", started_at: NOW.toISOString() }));
  step = 0;
  waits = [];
});
afterEach(() => fixture.server.close());

/** The service, on which the one meeting gets on with every pause. */
const getting: typeof globalThis.fetch = async (input, init) => {
  const response = await fixture.server.fetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  if (!pathname.includes("/meetings")) return response;
  const body = (await response.json()) as { data: { id: string } | { id: string }[] };
  const change = (row: { id: string }) =>
    row.id === ID ? { ...row, status: STATUSES[step] } : { ...row, status: "completed" };
  return Response.json({ ...body, data: Array.isArray(body.data) ? body.data.map(change) : change(body.data) });
};

const pause = async (milliseconds: number): Promise<void> => {
  waits.push(milliseconds);
  step += 1;
};

it("`meetings get --watch` asks until the meeting is processed, and prints it once", async () => {
  const { code, stdout, stderr } = await fixture.svc(`meetings get ${ID} --watch --json`, { fetch: getting, pause });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: ID, status: "completed" });
  expect(waits).toEqual([5_000, 5_000]);
  expect(stderr).toBe("The meeting is pending.\nThe meeting is processing.\n");
});

it("--interval says how often", async () => {
  await fixture.svc(`meetings get ${ID} --watch --interval 0.5`, { fetch: getting, pause });
  expect(waits).toEqual([500, 500]);
});

it("`meetings list --watch` draws the page again on a terminal until nothing is under way", async () => {
  const { code, stdout } = await fixture.svc("meetings list --limit 2 --watch", {
    fetch: getting,
    pause,
    terminal: { columns: 80 },
  });
  expect(code).toBe(0);
  const screens = stdout.split("\u001b[2J\u001b[H").slice(1);
  expect(
    screens.map((screen) => /pending|processing|completed/.exec(screen.slice(screen.indexOf("Slow") - 30))?.[0]),
  ).toEqual(STATUSES);
});

it.each([{ TERM: "dumb" }, {}])("Where nothing can be drawn again, the list is printed once: %j", async (env) => {
  const terminal = "TERM" in env ? { terminal: { columns: 80 } } : {};
  const { stdout } = await fixture.svc("meetings list --limit 2 --watch", {
    fetch: getting,
    pause,
    env: { ...fixture.env, ...env },
    ...terminal,
  });
  expect(stdout.match(/Slow/g)).toHaveLength(1);
  expect(stdout).not.toContain("\u001b[2J");
  expect(waits).toHaveLength(2);
});

it("Ctrl-C ends the watch at once", async () => {
  const { code } = await fixture.svc(`meetings get ${ID} --watch`, {
    fetch: getting,
    pause: () => Promise.reject(new InterruptedError("interrupted")),
  });
  expect(code).toBe(130);
});

it("A status that nobody knows is an end: nothing is waited for", async () => {
  const foreign: typeof globalThis.fetch = async () => Response.json({ data: { id: ID, status: "archived" } });
  const { code } = await fixture.svc(`meetings get ${ID} --watch`, { fetch: foreign, pause });
  expect({ code, waits }).toEqual({ code: 0, waits: [] });
});
