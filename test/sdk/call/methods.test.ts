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
