import { expect, it } from "vitest";
import { isRepeatable, isWrite } from "../../../src/call/methods.ts";

it.each([
  ["GET", false, true],
  ["HEAD", false, true],
  ["OPTIONS", false, true],
  ["PUT", true, true],
  ["DELETE", true, true],
  ["POST", true, false],
  ["PATCH", true, false],
])("%s changes something: %s, and may be repeated: %s", (method, writes, repeatable) => {
  expect([isWrite(method), isRepeatable(method)]).toEqual([writes, repeatable]);
});

it("a POST may be repeated with the caller's idempotency key, and with no other header", () => {
  expect(isRepeatable("POST", { "idempotency-key": "7" })).toBe(true);
  expect(isRepeatable("POST", { "if-match": "7" })).toBe(false);
});
