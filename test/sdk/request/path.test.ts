import { describe, expect, it } from "vitest";
import { checkMethod, checkRequestPath, encodePathSegment } from "../../../src/request/path.ts";

describe("an identifier", () => {
  it.each(["", ".", "..", "a/b", "a\\b", "a?b", "a#b", "a b", "a\n", "ä", "\u0000", "\u007f"])("is not %j", (id) => {
    expect(() => encodePathSegment("id", id)).toThrow("Expected `id` to be an identifier, got ");
  });

  it.each([[undefined], [null], [7], [{}], [["a"]]])("is not %j", (id) => {
    expect(() => encodePathSegment("id", id)).toThrow("Expected `id` to be an identifier, got ");
  });

  it.each([
    ["7", "7"],
    ["c7a1e0d4-3b52", "c7a1e0d4-3b52"],
    ["...", "..."],
    ["%2e%2e", "%252e%252e"],
    ["a%2Fb", "a%252Fb"],
    ["a;b=c,d@e:f", "a%3Bb%3Dc%2Cd%40e%3Af"],
    ["~!*'()", "~!*'()"],
  ])("%s is sent as %s", (id, expected) => expect(encodePathSegment("id", id)).toBe(expected));
});

describe("a path of svc.request()", () => {
  const MESSAGE =
    "Expected `path` to be a path such as /api/v1/meetings, of printable ASCII without `.` and `..` segments, braces or a fragment, got ";

  it.each([
    ["/meetings", "/api/v1/meetings"],
    ["/api/v1/meetings", "/api/v1/meetings"],
    ["/api/v2/meetings", "/api/v2/meetings"],
    ["/api", "/api/v1/api"],
    ["/apifoo", "/api/v1/apifoo"],
    ["/meetings?page=2&x=../..", "/api/v1/meetings?page=2&x=../.."],
    ["/a..b/.c/d.", "/api/v1/a..b/.c/d."],
    ["/", "/api/v1/"],
  ])("%s means %s", (path, expected) => expect(checkRequestPath(path, false)).toBe(expected));

  it.each([undefined, null, 7, "", "meetings", "//evil.example", "https://evil.example/api/v1"])(
    "does not begin as %j",
    (path) => {
      expect(() => checkRequestPath(path, false)).toThrow(MESSAGE);
    },
  );

  it.each([
    "%2fmeetings",
    "/a/../b",
    "/..",
    "/a/.",
    "/./a",
    "/a/%2e%2E/b",
    "/a%2f..%2fb",
    "/a%5c..",
    "/a//b",
    "/a%2F/b",
    "/a\\b",
    "/a#b",
    "/{id}",
    "/a b",
    "/a\nb",
    "/ä",
    "/a?b=ä",
  ])("is not %s", (path) => {
    expect(() => checkRequestPath(path, false)).toThrow(MESSAGE);
  });

  it("has its query in one place", () => {
    expect(checkRequestPath("/meetings", true)).toBe("/api/v1/meetings");
    expect(() => checkRequestPath("/meetings?a=1", true)).toThrow(
      "Pass query parameters either in `path` or in `query`, not both.",
    );
  });
});

it.each(["GET", "head", "Post", "PUT", "patch", "DELETE"])("the method %s is sent in upper case", (method) => {
  expect(checkMethod(method, false)).toBe(method.toUpperCase());
});

it.each(["", "CONNECT", "TRACE", "OPTIONS", "GET ", undefined, 7])("the method %j is rejected", (method) => {
  expect(() => checkMethod(method, false)).toThrow(
    "Expected `method` to be one of GET, HEAD, POST, PUT, PATCH, DELETE, got ",
  );
});
