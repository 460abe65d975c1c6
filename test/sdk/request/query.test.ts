import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { OptionsError } from "../../../src/index.ts";
import { toWireQuery, toWireValue } from "../../../src/request/query.ts";
import { data, failureOf, scriptedService } from "../support/scripted-service.ts";

const RULES = { query: ["page", "limit", "status", "from", "to"], dates: ["from", "to"] };

describe("filters", () => {
  it("are sent as given, dates as ISO 8601, nothing undefined or null", () => {
    const query = {
      page: 2,
      status: "completed",
      from: new Date("2026-01-02T03:04:05Z"),
      to: "2026-02-01",
      limit: undefined,
    };
    expect(toWireQuery({ ...query, user: undefined, kind: null }, RULES)).toEqual({
      page: 2,
      status: "completed",
      from: "2026-01-02T03:04:05.000Z",
      to: "2026-02-01",
    });
    expect(toWireQuery(undefined, RULES)).toEqual({});
  });

  it.each([["2026-11-12"], ["2026-11-12T09:00"], ["2026-11-12T09:00:00Z"], ["2026-11-12T09:00:00.123+02:00"]])(
    "take the date %s as it is",
    (from) => expect(toWireQuery({ from }, RULES)).toEqual({ from }),
  );

  it.each([
    [new Date(Number.NaN), '"Invalid Date" (string)'],
    ["12.11.2026", '"12.11.2026" (string)'],
    ["2026-13-45", '"2026-13-45" (string)'],
    ["2026-11-12 09:00", '"2026-11-12 09:00" (string)'],
    ["x2026-11-12", '"x2026-11-12" (string)'],
    ["", '"" (string)'],
    [1_762_938_000_000, "`1762938000000` (number)"],
    [{}, "a value of type Object"],
  ])("reject the date %j", (from, shown) => {
    expect(() => toWireQuery({ from }, RULES)).toThrow(
      `Expected \`from\` to be a valid Date or an ISO 8601 string, got ${shown}.`,
    );
  });

  it.each([
    [Number.NaN, "`NaN` (number)"],
    [Number.POSITIVE_INFINITY, "`Infinity` (number)"],
    [["a"], "a value of type Array"],
    [{ $ne: "" }, "a value of type Object"],
    [() => "a", "a value of type Function"],
    [Symbol("a"), "`Symbol(a)` (symbol)"],
    [10n, "`10` (bigint)"],
  ])("reject the value %s", (status, shown) => {
    const message = `Expected \`status\` to be a string, a finite number, a boolean or a Date, got ${shown}.`;
    expect(() => toWireQuery({ status }, RULES)).toThrow(message);
  });

  it("take dates of another realm", () => {
    const from = runInNewContext("new Date(0)") as Date;
    expect(toWireQuery({ from }, RULES)).toEqual({ from: "1970-01-01T00:00:00.000Z" });
    expect(() => toWireQuery({ from: runInNewContext("new Date(NaN)") }, RULES)).toThrow("Invalid Date");
  });

  it("reject a name that the endpoint does not have", () => {
    expect(() => toWireQuery({ state: "completed" }, RULES)).toThrow(
      "Unknown query parameter `state`. Allowed: page, limit, status, from, to.",
    );
  });

  it.each(["maxItems", "maxPages", "concurrency", "dedupe", "allowIncomplete", "signal", "timeoutMs", "deadlineMs"])(
    "say where %s belongs",
    (name) => {
      const message = `\`${name}\` is an option, not a query parameter. Options are the second argument: (query, { ${name} }).`;
      expect(() => toWireQuery({ status: "a", [name]: 1 }, RULES)).toThrow(message);
    },
  );

  it.each([[null], ["status=completed"], [[]], [new URLSearchParams("status=completed")]])(
    "refuse %j in their place",
    (query) => {
      expect(() => toWireQuery(query as never, RULES)).toThrow("Expected `query` to be an object");
    },
  );

  it("of any endpoint may be dates", () => {
    expect(toWireValue("since", new Date(0))).toBe("1970-01-01T00:00:00.000Z");
    expect(toWireValue("flag", false)).toBe(false);
  });

  it("are rejected before anything is sent", async () => {
    const { svc, requests } = scriptedService([data([])]);
    const broken = String.fromCharCode(0xd800);
    const calls = [
      () => svc.meetings.list({ from: new Date(Number.NaN) }),
      () => svc.meetings.list({ from: new Date(Number.NaN) }).toArray(),
      () => svc.team.stats({ time_range: {} as never }),
      () => svc.meetings.list({ user_id: broken }),
      () => svc.request("GET", "/meetings", { query: { user_id: broken } }),
      () => svc.request("GET", "/meetings", { query: "a=b" as never }),
      () => svc.request("GET", "/meetings", { query: new URLSearchParams("a=b") as never }),
    ];
    for (const call of calls) expect(await failureOf(call)).toBeInstanceOf(OptionsError);
    expect(requests).toEqual([]);
  });

  it("are encoded so that they stay one value", async () => {
    const { svc, requests } = scriptedService([data([], { has_more: false })]);
    const industry = "R&D = 100% / ä ?#+";
    await svc.insights.list({ industry });
    expect(requests[0]?.query.get("industry")).toBe(industry);
    expect(requests[0]?.url).not.toContain("#");
  });
});
