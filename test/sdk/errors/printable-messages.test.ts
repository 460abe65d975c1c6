import { expect, it } from "vitest";
import { findAdvice, findReason } from "../../../src/transport/default-failures.ts";
import { errorResponse, failureOf, scriptedService } from "../support/scripted-service.ts";

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
