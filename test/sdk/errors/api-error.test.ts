import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import {
  ApiError,
  AuthenticationError,
  ConflictError,
  ERROR_CODES,
  isSvcError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  SvcError,
  type SvcErrorCode,
  ValidationError,
} from "../../../src/index.ts";
import { errorResponse, failureOf, type ScriptedResponse, scriptedService } from "../support/scripted-service.ts";

async function errorFor(response: ScriptedResponse): Promise<ApiError> {
  const error = await failureOf(scriptedService([response], { maxRetries: 0 }).svc.team.stats());
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const BY_STATUS: readonly (readonly [number, typeof ApiError, SvcErrorCode, string])[] = [
  [400, ValidationError, "validation_error", "the request is not valid."],
  [
    401,
    AuthenticationError,
    "invalid_api_key",
    "the API key is not accepted. Create one in the dashboard under Settings, API Keys.",
  ],
  [402, PermissionError, "subscription_required", "the service gave no reason."],
  [
    403,
    PermissionError,
    "insufficient_permission",
    "the API key is not allowed to do this. Check its permissions and the organization's subscription.",
  ],
  [404, NotFoundError, "not_found", "no such object."],
  [405, ApiError, "method_not_allowed", "the service gave no reason."],
  [409, ConflictError, "http_409", "the service gave no reason."],
  [410, NotFoundError, "not_found", "the service gave no reason."],
  [412, ConflictError, "precondition_failed", "the service gave no reason."],
  [413, ApiError, "payload_too_large", "the service gave no reason."],
  [415, ApiError, "unsupported_media_type", "the service gave no reason."],
  [422, ValidationError, "validation_error", "the service gave no reason."],
  [429, RateLimitError, "rate_limited", "too many requests."],
  [499, ApiError, "http_499", "the service gave no reason."],
  [500, ServerError, "internal_error", "the service or a gateway in front of it failed. Try again later."],
  [501, ServerError, "http_501", "the service or a gateway in front of it failed. Try again later."],
  [502, ServerError, "service_unavailable", "the service or a gateway in front of it failed. Try again later."],
  [503, ServerError, "service_unavailable", "the service or a gateway in front of it failed. Try again later."],
  [504, ServerError, "service_unavailable", "the service or a gateway in front of it failed. Try again later."],
  [599, ServerError, "http_599", "the service or a gateway in front of it failed. Try again later."],
];

describe("a response that rejects", () => {
  it.each(BY_STATUS)("with %i gives its class, and says what to do", async (status, kind, code, hint) => {
    const error = await errorFor(errorResponse(status));
    expect(error.constructor).toBe(kind);
    expect(error.name).toBe(kind.name);
    expect(error).toMatchObject({ status, code, apiCode: undefined, apiMessage: undefined, details: [], attempts: 1 });
    expect(error.message).toBe(`GET /api/v1/team/stats failed with status ${status}: ${hint}`);
  });

  it.each(ERROR_CODES)("with the code %s is distinguished by it", async (code) => {
    expect(await errorFor(errorResponse(400, { code, message: "No." }))).toMatchObject({ code, apiCode: code });
  });

  it("with a code that is not known keeps it", async () => {
    expect(await errorFor(errorResponse(418, { code: "teapot", message: "No." }))).toMatchObject({
      code: "http_418",
      apiCode: "teapot",
    });
  });

  it("with 200 is an error all the same", async () => {
    const error = await errorFor(errorResponse(200, { code: "not_found", message: "Gone." }));
    expect(error.constructor).toBe(ApiError);
    expect(error).toMatchObject({ status: 200, code: "not_found" });
  });

  it("with 200 and a status for a code is an error of that status", async () => {
    expect((await errorFor(errorResponse(200, { code: 404, message: "Gone." }))).constructor).toBe(NotFoundError);
  });

  it.each([
    ["the API's error", { error: { code: "x", message: "Said." } }, "Said."],
    ["an empty message", { error: { message: "" } }, "the request is not valid."],
    ["a message that is none", { error: { message: { text: 7 } } }, "the request is not valid."],
    ["a text for an error", { error: "Said." }, "Said."],
    ["null for an error", { error: null }, "the request is not valid."],
    ["a list for an error", { error: [{ message: "Said." }] }, "Said."],
    ["a number for an error", { error: 7, message: "Said." }, "Said."],
    ["problem+json with a detail", { type: "about:blank", title: "Bad", detail: "Said." }, "Said."],
    ["problem+json with a title", { title: "Said." }, "Said."],
    ["a bare message", { message: "Said." }, "Said."],
    ["a list of errors", { errors: [{ detail: "Said." }, { detail: "And more." }] }, "Said.; And more."],
    ["OAuth", { error: "invalid_token", error_description: "Said." }, "Said."],
    ["a field's problems", { errors: { name: ["Said."] } }, "name Said."],
    ["a fault", { fault: { faultstring: "Said." } }, "Said."],
    ["names in capitals", { Error: { Message: "Said." } }, "Said."],
    ["a list", [1], "the request is not valid."],
    ["null", null, "the request is not valid."],
    ["a text", "Said.", "Said."],
    ["HTML", "<style>p { top: 0 }</style><h1>Bad&nbsp;Request</h1><p>Said.", "Bad Request Said."],
  ])("is read from %s", async (_, body, said) => {
    const error = await errorFor({ status: 400, body });
    expect(error.message).toBe(`GET /api/v1/team/stats failed with status 400: ${said}`);
    expect(error.apiMessage).toBe(said === BY_STATUS[0]?.[3] ? undefined : said);
    expect(error.body).toEqual(body);
  });

  it("quotes no more than 500 characters, however many problems there are", async () => {
    const problems = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field_${index}`, ["is wrong"]]));
    const { apiMessage, details } = await errorFor({ status: 400, body: { errors: problems } });
    expect(apiMessage).toHaveLength(500);
    expect(details).toHaveLength(200);
  });

  it("names its request id and the wait in the message, and not in the service's own words", async () => {
    const error = await errorFor(
      errorResponse(429, { message: "Slow down." }, { "x-request-id": "req_7", "retry-after": "90" }),
    );
    expect(error).toMatchObject({ requestId: "req_7", retryAfterMs: 90_000, apiMessage: "Slow down." });
    expect(error.message).toBe(
      "GET /api/v1/team/stats failed with status 429: Slow down. Retry after 90 s. (request req_7)",
    );
  });

  it("lists every problem that is one", async () => {
    const problem = { in: "query", path: "limit", message: "must be <= 100", code: "maximum" };
    expect((await errorFor(errorResponse(400, { details: [problem, null, "x", [1]] }))).details).toEqual([problem]);
    expect((await errorFor(errorResponse(400, { details: { limit: "no" } }))).details).toEqual([]);
  });

  it.each([
    ["cannot be read", { status: 404, bodyFailure: new Error("reset") }],
    ["is not UTF-8", { status: 404, body: Uint8Array.of(0xff, 0xfe) }],
    ["is empty", { status: 404 }],
  ])("is known by its status when the body %s", async (_, response) => {
    expect(await errorFor(response)).toMatchObject({ name: "NotFoundError", body: "" });
  });
});

describe("an error of the SDK", () => {
  it("shows its facts as JSON, without body, cause and stack", async () => {
    const details = [{ in: "query", path: "limit", message: "must be <= 100", code: "maximum" }];
    const error = await errorFor(
      errorResponse(400, { code: "validation_error", message: "No.", details }, { "x-request-id": "req_7" }),
    );
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "ValidationError",
      code: "validation_error",
      message: "GET /api/v1/team/stats failed with status 400: No. (request req_7)",
      method: "GET",
      path: "/api/v1/team/stats",
      status: 400,
      requestId: "req_7",
      attempts: 1,
      apiCode: "validation_error",
      details,
      ambiguous: false,
    });
    expect(Object.keys(error)).not.toContain("body");
    expect({ ...error }).not.toHaveProperty("name");
  });

  it("prints under its own name", async () => {
    const error = await errorFor(errorResponse(404));
    expect(inspect(error)).toMatch(/^NotFoundError: GET/);
    expect(String(error)).toMatch(/^NotFoundError: GET/);
  });

  it("keeps its facts when the object that held them changes", () => {
    const said = { code: undefined, message: undefined, details: [] };
    const sent = { method: "GET", path: "/x", attempts: 1, ambiguous: false, said, code: "http_418" as const };
    const error = new ApiError({ ...sent, status: 418, body: {}, requestId: undefined, retryAfterMs: 0 });
    expect(error).toBeInstanceOf(SvcError);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe("GET /x failed with status 418: the service gave no reason.");
    expect(isSvcError(error)).toBe(true);
  });
});

it.each([
  ["Too many requests", "Too many requests. Retry after 1 s."],
  ["Slow down!", "Slow down! Retry after 1 s."],
  ["At most 2.5 a second", "At most 2.5 a second. Retry after 1 s."],
])("what the service said, %j, is a sentence before the wait", async (message, expected) => {
  const error = await errorFor({ status: 429, headers: { "retry-after": "1" }, body: { error: { message } } });
  expect(error.message).toContain(expected);
});
