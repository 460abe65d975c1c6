import { describe, expect, it } from "vitest";
import { explain } from "../../examples/errors.ts";
import { isSvcError, SvcClient } from "../../src/index.ts";
import { draw } from "../support/draw.ts";
import { ERROR_DIALECTS, STATUSES } from "./error-dialects.ts";
import { createForeignService, type Reply } from "./service/foreign-service.ts";
import { KEY, onCli, onTools } from "./surfaces.ts";

const MESSAGE = "The moon is in the wrong house";
const ID = "00000001-0000-4000-8000-000000000000";

const rejectAll = (reply: Reply) => createForeignService({ every: () => reply });

/** Its lists are there. */
const rejectObjects = (reply: Reply) =>
  createForeignService({ every: ({ pathname }) => (pathname.endsWith(ID) ? reply : undefined) });

async function failureOf(reply: Reply): Promise<unknown> {
  const { fetch } = rejectAll(reply);
  const svc = new SvcClient({ apiKey: KEY, baseUrl: "http://localhost", fetch, maxRetries: 0 });
  return svc.meetings.get(ID).then(
    () => expect.unreachable("the call succeeded"),
    (error: unknown) => error,
  );
}

describe.each(ERROR_DIALECTS.map((dialect) => ({ ...dialect })))(
  "$name",
  ({ name: dialect, respond, says = new RegExp(MESSAGE), apiCode, isForeignPage = false }) => {
    it.each(draw(dialect, STATUSES, 3))(
      "%d is %s, a %s, and exits with %d",
      async (status, code, name, exit, explained) => {
        const reply = respond(status, MESSAGE);
        const error = await failureOf(reply);
        expect(error).toMatchObject({ code, name, status: reply.status ?? 200 });
        if (!isSvcError(error)) return;
        if (says) expect(error.message).toMatch(says);
        if (apiCode) expect(error).toMatchObject({ apiCode });
        // The README's own `switch`.
        if (explained) expect(explain(error)).toBe(explained);
        else if (says) expect(explain(error)).toMatch(/moon|too large/);

        const command = await onCli(rejectObjects(reply), ["meetings", "get", ID, "--json", "--retries", "0"]);
        // A 404 that is not the API's own is a wrong base URL, not a missing object.
        const expectedExit = status === 404 && isForeignPage ? 9 : exit;
        expect({ code: command.code, exit: command.exit }, command.shown).toEqual({ code, exit: expectedExit });
        if (says) expect(command.shown).toMatch(says);
        expect(command.shown).not.toMatch(/undefined|\[object|<h1>|\n\s+at /);
      },
    );
  },
);

it.each(ERROR_DIALECTS.filter(({ respond }) => respond(404, MESSAGE).status === 404))(
  "A 404 for an object whose list is not there either is a wrong base URL: $name",
  async ({ respond, says = new RegExp(MESSAGE) }) => {
    const command = await onCli(rejectAll(respond(404, MESSAGE)), ["meetings", "get", ID, "--json", "--retries", "0"]);
    expect(command.exit, command.shown).toBe(9);
    if (says) expect(command.shown).toMatch(says);
    expect(command.shown).toContain("base URL");
  },
);

// Without statuses that the tool server repeats: it waits in between.
it.each(ERROR_DIALECTS.map((dialect) => ({ ...dialect })))(
  "A tool says what failed: $name",
  async ({ name, respond, says = new RegExp(MESSAGE) }) => {
    const statuses = STATUSES.filter(([candidate]) => candidate < 429);
    for (const [status, code] of draw(`tool ${name}`, statuses, 2)) {
      const { data, ...failed } = await onTools(rejectAll(respond(status, MESSAGE)), [
        "get_meeting",
        { meeting_id: ID },
      ]);
      expect(data).toBeUndefined();
      expect(failed.code, failed.shown).toBe(code);
      if (says) expect(failed.shown).toMatch(says);
      expect(failed.shown).not.toMatch(/undefined|\[object|<h1>|bug in the tool server/);
    }
  },
);

it.each([301, 302, 303, 307, 308])("A redirect (%d) is never followed, and its target is named", async (status) => {
  const reply = { status, headers: { location: "https://login.example/sso?next=%2Fapi" }, body: "" };
  expect(await failureOf(reply)).toMatchObject({
    code: "unexpected_response",
    message: expect.stringContaining("login.example"),
  });
  const command = await onCli(rejectAll(reply), ["meetings", "list", "--json"]);
  expect(command.exit).toBe(9);
  expect(command.shown).toContain("login.example");
  const tool = await onTools(rejectAll(reply), ["list_meetings", {}]);
  expect(tool.shown).toContain("login.example");
});

it("A page of HTML with 200 is no response of the API", async () => {
  const reply = { headers: { "content-type": "text/html" }, body: "<!doctype html><title>Sign in</title>" };
  expect(await failureOf(reply)).toMatchObject({ code: "unexpected_response" });
});
