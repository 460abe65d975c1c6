import { expect, it } from "vitest";
import { describeError } from "../../cli/failure/describe-error.ts";
import { renderError, renderErrorJson } from "../../cli/failure/render-error.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import {
  ConnectionError,
  IncompleteListError,
  isSvcError,
  OptionsError,
  PaginationError,
  SvcClient,
  TimeoutError,
} from "../../src/index.ts";

/** The error of a call that the service responds to like this. */
async function errorOf(response: Response, path = "/reports/1", retries = 0): Promise<unknown> {
  const client = new SvcClient({
    apiKey: `svc_live_${"k".repeat(32)}`,
    baseUrl: "https://coaching.example",
    fetch: async () => response,
    maxRetries: retries,
  });
  return client.request("GET", path).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const json = (status: number, error: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ data: null, error, meta: null }), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });

const AUTHENTICATION =
  "Run `svc auth status` to see where the key comes from, or store a new one with `svc auth login`.";
const PERMISSION = "Use a key with this permission. Keys are created in the dashboard (Settings, API Keys).";
const NOT_FOUND = "Check the id, and that the key belongs to the right organization (`svc auth status`).";
const LATER = "Try again later. If the problem persists, send the request id to the service's owner.";
const ADDRESS = "Check the base URL: `svc auth status` shows it, `svc doctor` checks it.";

it.each<[number, string, string, string]>([
  [401, "invalid_api_key", "authentication", AUTHENTICATION],
  [401, "odd", "authentication", AUTHENTICATION],
  [402, "odd", "permission", "API access requires an active Business or Enterprise subscription."],
  [403, "insufficient_permission", "permission", PERMISSION],
  [403, "subscription_required", "permission", "API access requires an active Business or Enterprise subscription."],
  [404, "not_found", "notFound", NOT_FOUND],
  [410, "odd", "notFound", NOT_FOUND],
  [408, "odd", "network", "Check the network and the base URL with `svc doctor`."],
  [429, "rate_limited", "rateLimit", "Wait a moment and try again."],
  [400, "validation_error", "rejected", "Fix the problems above and try again."],
  [418, "odd", "rejected", "Fix the problems above and try again."],
  [499, "odd", "rejected", "Fix the problems above and try again."],
  [500, "internal_error", "server", LATER],
  [503, "odd", "server", LATER],
  [200, "not_found", "notFound", NOT_FOUND],
  [200, "internal_error", "server", LATER],
  [200, "rate_limited", "rateLimit", "Wait a moment and try again."],
  [200, "missing_api_key", "authentication", AUTHENTICATION],
  [200, "odd", "rejected", "Fix the problems above and try again."],
])("A response with status %i and the code %s exits for %s, with its hint", async (status, code, exit, hint) => {
  const error = await errorOf(json(status, { code, message: "No way" }, { "x-request-id": "req_1" }));
  expect(describeError(error)).toMatchObject({
    exit,
    hint,
    message: "No way.",
    status,
    requestId: "req_1",
    details: [],
  });
});

it.each([
  ["No way.", "No way."],
  ["No way!", "No way!"],
  ["Why?", "Why?"],
  ["Wait…", "Wait…"],
  [" Look: ", "Look:"],
  [" No way ", "No way."],
  ["", "GET /reports/1 failed with status 418: the service gave no reason."],
])("The reason %j reads as %j", async (message, expected) => {
  const described = describeError(await errorOf(json(418, { code: "odd", message })));
  expect(described.message.replace("/api/v1", "")).toBe(expected);
});

it.each([
  ["a member of the top", { message: "Not today." }, "Not today."],
  ["a text", { error: "Not today" }, "Not today."],
  ["problem+json", { title: "Bad", detail: "Not today." }, "Not today."],
  ["a word", { error: "forbidden" }, "GET /reports/1 failed with status 418: forbidden."],
  ["a plain text", "Not today.", "GET /reports/1 failed with status 418: Not today."],
])("The reason in %s is the service's own words, with ours where they say too little", async (_, body, expected) => {
  const error = await errorOf(new Response(typeof body === "string" ? body : JSON.stringify(body), { status: 418 }));
  expect(describeError(error).message.replace("/api/v1", "")).toBe(expected);
});

it.each([
  [1, "Try again in 1 second."],
  [90, "Try again in 90 seconds."],
])("A wait of %i s is the hint", async (seconds, hint) => {
  const error = await errorOf(
    json(429, { code: "rate_limited", message: "Slow." }, { "retry-after": String(seconds) }),
  );
  expect(describeError(error)).toMatchObject({ hint, message: "Slow." });
});

it("A rejected request's details are listed with their paths", async () => {
  const details = [
    { in: "body", path: "name", message: "is empty" },
    { in: "body", path: "weight", message: "is 3" },
    { in: "body", path: "", message: "must be an object" },
  ];
  const description = describeError(
    await errorOf(json(400, { code: "validation_error", message: "Not valid: 2 problems. See below.", details })),
  );
  expect(description.details).toEqual([
    { path: "name", message: "is empty" },
    { path: "weight", message: "is 3" },
    { path: "", message: "must be an object" },
  ]);
  expect(renderError(description, PLAIN_STYLE)).toBe(
    "error: Not valid:\n  name: is empty\n  weight: is 3\n  must be an object\nhint: Fix the problems above and try again.\n",
  );
  expect(JSON.parse(renderErrorJson(description)).error.details).toEqual(description.details);
});

it.each([
  ["/meetings", "/api/v1/meetings"],
  ["/team/stats", "/api/v1/team/stats"],
  ["/roleplay/sessions", "/api/v1/roleplay/sessions"],
])("A list that is not there (%s) is a wrong address", async (path, shown) => {
  expect(describeError(await errorOf(json(404, { code: "not_found", message: "No." }), path))).toMatchObject({
    exit: "server",
    message: `The service does not know ${shown}: the base URL is probably wrong.`,
    hint: ADDRESS,
  });
});

it("A page of another program is a wrong address, an empty 404 a missing object", async () => {
  const page = new Response("nginx", { status: 404, headers: { "content-type": "text/plain" } });
  const description = describeError(await errorOf(page));
  expect(description).toMatchObject({ exit: "server", hint: ADDRESS });
  expect(description.message).toMatch(/\. That page is not the API's\.$/);
  expect(describeError(await errorOf(new Response(" ", { status: 404 })))).toMatchObject({ exit: "notFound" });
});

it("A response that is none of the API's leads to doctor", async () => {
  expect(describeError(await errorOf(new Response("<html>", { status: 200 })))).toMatchObject({
    exit: "server",
    hint: "Run `svc doctor` to see where the service differs from the API document.",
  });
});

const facts = { method: "GET", path: "/x", attempts: 1, ambiguous: false } as const;
const NETWORK = "Check the network and the base URL with `svc doctor`.";

it.each<[string, unknown, object]>([
  [
    "an unreachable service",
    new ConnectionError("GET /x: refused.", { ...facts, reason: "refused" }),
    { exit: "network", code: "connection_error", message: "GET /x: refused.", hint: NETWORK, status: undefined },
  ],
  [
    "a change of unknown outcome",
    new TimeoutError("No answer within 5 ms (`timeoutMs`).", { ...facts, phase: "headers", ambiguous: true }),
    {
      exit: "network",
      message: "No answer within 5 ms (--timeout).",
      hint: "The change may have taken effect: check before you repeat it.",
    },
  ],
  [
    "a page that repeats",
    new PaginationError("Page 2 repeats.", 2),
    { exit: "server", hint: "Run `svc doctor` to see where the service differs from the API document." },
  ],
  [
    "a list that lacks items",
    new IncompleteListError({ items: 1, expected: 2 } as never),
    { exit: "server", hint: expect.stringMatching(/^Run it again, .*svc doctor/) },
  ],
  [
    "an invalid base URL",
    new OptionsError("`baseUrl` is odd.", "baseUrl"),
    {
      exit: "usage",
      message: "The base URL is odd.",
      hint: "See `svc help environment` for where settings come from.",
    },
  ],
  [
    "an invalid key",
    new OptionsError("`apiKey` is odd.", "apiKey"),
    { exit: "usage", message: "The API key is odd.", hint: "See `svc help environment` for where settings come from." },
  ],
  [
    "an invalid flag",
    new OptionsError("`limit` is odd.", "limit"),
    { exit: "usage", message: "--limit is odd.", hint: undefined },
  ],
  [
    "a defect",
    new RangeError("odd"),
    {
      exit: "unexpected",
      code: "unexpected",
      message: "Unexpected error: odd",
      hint: "Run the command again with --debug and report the output.",
    },
  ],
  ["a thrown text", "odd", { exit: "unexpected", message: "Unexpected error: odd" }],
])("%s is described with what to do", (_, error, expected) => {
  expect(describeError(error)).toMatchObject(expected);
});

it("An abort is an interruption", async () => {
  const client = new SvcClient({ apiKey: `svc_live_${"k".repeat(32)}`, baseUrl: "https://x.example", fetch });
  const error = await client.meetings.list({}, { signal: AbortSignal.abort() }).then(undefined, (thrown) => thrown);
  expect(isSvcError(error)).toBe(true);
  expect(describeError(error)).toMatchObject({ exit: "interrupted", code: "aborted" });
});

it("An error is a line, its hint and its request id, and the same as JSON", () => {
  const facts = { code: "odd", message: "It broke.\u0007", hint: "Look.", status: 500, requestId: "req_1" };
  const description = { ...facts, exit: "server" as const, details: [] };
  expect(renderError(description, PLAIN_STYLE)).toBe("error: It broke.\\x07\nhint: Look.\nrequest id: req_1\n");
  expect(JSON.parse(renderErrorJson(description))).toEqual({
    error: { code: "odd", message: "It broke.\u0007", status: 500, request_id: "req_1", hint: "Look." },
  });
  const bare = { ...description, hint: undefined, status: undefined, requestId: undefined };
  expect(renderError(bare, PLAIN_STYLE)).toBe("error: It broke.\\x07\n");
  expect(JSON.parse(renderErrorJson(bare)).error).toMatchObject({ status: null, request_id: null, hint: null });
});

it("A long error is wrapped below its first word", () => {
  const description = { exit: "server", code: "x", status: undefined, requestId: undefined, details: [] } as const;
  const text = renderError({ ...description, message: "one two three four", hint: "five six seven" }, PLAIN_STYLE, 20);
  expect(text).toBe("error: one two three\n  four\nhint: five six seven\n");
});
