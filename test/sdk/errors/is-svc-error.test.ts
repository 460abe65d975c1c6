import { describe, expect, it } from "vitest";
import {
  AbortedError,
  ConnectionError,
  isSvcError,
  OptionsError,
  PaginationError,
  SvcError,
  TimeoutError,
  UnexpectedResponseError,
} from "../../../src/index.ts";

const FACTS = { method: "GET", path: "/x", attempts: 2, ambiguous: true };

const EVERY_KIND: readonly (readonly [() => SvcError, { readonly name: string; readonly [fact: string]: unknown }])[] =
  [
    [() => new OptionsError("m"), { name: "OptionsError", code: "invalid_options" }],
    [() => new PaginationError("m", 3), { name: "PaginationError", code: "pagination_error", page: 3 }],
    [
      () => new ConnectionError("m", { ...FACTS, reason: "dns" }),
      { name: "ConnectionError", code: "connection_error", reason: "dns", ...FACTS },
    ],
    [
      () => new TimeoutError("m", { ...FACTS, phase: "body" }),
      { name: "TimeoutError", code: "timeout", reason: "timeout", phase: "body", ...FACTS },
    ],
    [
      () => new UnexpectedResponseError("m", { ...FACTS, status: 200, requestId: "r" }),
      { name: "UnexpectedResponseError", code: "unexpected_response", status: 200, requestId: "r", ...FACTS },
    ],
  ];

describe("isSvcError", () => {
  it.each(EVERY_KIND.map(([create, expected]) => [expected.name, create, expected] as const))(
    "knows %s and its JSON",
    (_, create, expected) => {
      const error = create();
      expect(isSvcError(error)).toBe(true);
      expect(JSON.parse(JSON.stringify(error))).toEqual({ message: "m", ...expected });
      expect(error.stack).toContain(`${error.name}: m`);
      expect(error).not.toHaveProperty("cause");
    },
  );

  it("knows an aborted call, whose cause is the reason", () => {
    const error = new AbortedError("left", true);
    expect(isSvcError(error)).toBe(true);
    expect(error).toMatchObject({
      name: "AbortError",
      cause: "left",
      message: "The call was aborted by its signal.",
    });
    expect(error.toJSON()).toEqual({ name: "AbortError", code: "aborted", message: error.message, ambiguous: true });
  });

  it("knows errors of another copy of the package, which instanceof does not", async () => {
    const copy = (await import("../../../src/errors/usage-errors.ts?copy" as string)) as {
      OptionsError: typeof OptionsError;
    };
    const error = new copy.OptionsError("m");
    expect(isSvcError(error)).toBe(true);
    expect(isSvcError(error) && error.code).toBe("invalid_options");
    expect(copy.OptionsError).not.toBe(OptionsError);
    expect(error).not.toBeInstanceOf(OptionsError);
  });

  it.each([[undefined], [null], ["text"], [7], [{}], [{ code: "timeout" }], [new Error("m")], [() => undefined]])(
    "does not take %o for one",
    (value) => {
      expect(isSvcError(value)).toBe(false);
    },
  );

  it("narrows by code", () => {
    const phases = [EVERY_KIND[3]?.[0](), new Error("other")].map((error: unknown) => {
      if (!isSvcError(error)) return "other";
      switch (error.code) {
        case "timeout":
          return error.phase;
        case "pagination_error":
          return error.page;
        default:
          return error.name;
      }
    });
    expect(phases).toEqual(["body", "other"]);
  });
});

it("the base class has a name of its own", () => {
  expect(new SvcError("aborted", "m").name).toBe("SvcError");
});
