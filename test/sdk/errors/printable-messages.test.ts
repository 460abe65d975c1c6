import { expect, it } from "vitest";
import { SvcError } from "../../../src/errors/svc-error.ts";
import { SvcClient } from "../../../src/index.ts";
import { findAdvice, findReason } from "../../../src/transport/default-failures.ts";
import { errorResponse, failureOf, KEY, scriptedService } from "../support/scripted-service.ts";

it.each([
  ["an escape sequence", "red \u001b[31malert\u001b[0m"],
  ["a line of its own", "gone\n2026-11-22 INFO all is well\r\nreally"],
  ["line separators", "a\u2028b\u2029c\u0085d"],
  ["text that runs backwards", "a \u202egpj.exe\u202c b"],
])("an error's message has nothing of a service in it that acts on a terminal or a log: %s", async (_, message) => {
  const { svc } = scriptedService([errorResponse(400, { code: "validation_error", message })]);
  const error = (await failureOf(svc.meetings.get("m1"))) as Error;
  expect(error.message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
  expect(error.message).toContain(message.slice(0, 1));
});

it("a request id of any length is cut", async () => {
  const { svc } = scriptedService([errorResponse(400, null, { "x-request-id": "r".repeat(5_000) })]);
  const error = (await failureOf(svc.meetings.get("m1"))) as Error & { requestId: string };
  expect(error.requestId).toHaveLength(200);
  expect(error.message.length).toBeLessThan(400);
});

it("a browser's failed fetch says what it can have been", () => {
  const error = new TypeError("Failed to fetch");
  expect(findAdvice(findReason(error), error)).toMatch(/offline.*CORS.*preflight/);
});

it("a refused connection names every address that was tried", async () => {
  const refused = ["::1", "127.0.0.1"].map((address) =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}:9`), { code: "ECONNREFUSED" }),
  );
  const fetch = () => Promise.reject(Object.assign(new AggregateError(refused), { code: "ECONNREFUSED" }));
  const svc = new SvcClient({ apiKey: KEY, baseUrl: "http://localhost:9", fetch, maxRetries: 0 });
  expect(await failureOf(svc.team.stats())).toMatchObject({
    message: expect.stringContaining("(connect ECONNREFUSED ::1:9, connect ECONNREFUSED 127.0.0.1:9)"),
  });
});

it("replaces the characters that Unicode counts as controls, ends of lines and directions of text, and no others", () => {
  const wrong: string[] = [];
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  for (let code = 0; code <= 0xffff; code += 1) {
    const isReplaced =
      new SvcError("invalid_options", `a${String.fromCharCode(code)}b`).message === "a b" && code !== 0x20;
    const isUnprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(String.fromCharCode(code));
    if (isReplaced !== isUnprintable) wrong.push(code.toString(16));
  }
  Error.stackTraceLimit = depth;
  expect(wrong).toEqual([]);
});
