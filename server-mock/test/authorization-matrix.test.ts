import { afterAll, describe, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "../generated/operations.ts";
import {
  aMeeting,
  aReport,
  aRoleplaySession,
  aTemplate,
  createReferenceServer,
  type Permission,
  type ReferenceServer,
} from "../library/index.ts";
import { receive, send } from "./support/send.ts";

// Every operation of the spec x every set of permissions, every bad credential, every kind of id, every method.

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };
const ABSENT = "00000000-0000-4000-8000-000000000000";
const PERMISSION_SETS: Permission[][] = [
  ["read"],
  ["write"],
  ["admin"],
  ["read", "write"],
  ["read", "admin"],
  ["write", "admin"],
  ["read", "write", "admin"],
];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const GUARDED = OPERATIONS.filter((operation) => operation.permission !== "none");
const WITH_ID = OPERATIONS.filter((operation) => operation.pathParameters.length > 0);

type OperationRow = (typeof OPERATIONS)[number];

const server = await createReferenceServer();
const key = await server.keys.create({ permissions: ["admin"] });
await server.keys.revoke(key.id);
const revoked = key.key;
const poor = await server.organizations.create({ plan: "payg" });
const unpaid = (await poor.createKey({ permissions: ["admin"] })).key;
const foreign = await idsOf(await server.organizations.create());

afterAll(() => server.close());

/** One object per resource, by the first part of its path. */
async function idsOf(organization: ReferenceServer["org"]): Promise<Record<string, string>> {
  const meeting = await organization.add(aMeeting());
  const report = await organization.add(aReport({ meeting_id: meeting.id }));
  const template = await organization.add(aTemplate());
  const session = await organization.add(aRoleplaySession());
  return { meetings: meeting.id, reports: report.id, templates: template.id, roleplay: session.id };
}

function resourceOf(operation: OperationRow): string {
  return operation.path.split("/")[3] ?? "";
}

/** A request that is right in every way but what the test changes. */
async function call(
  operation: OperationRow,
  options: { key?: string | null; id?: string; headers?: Record<string, string> },
) {
  const id =
    options.id ?? (operation.pathParameters.length > 0 ? (await idsOf(server.org))[resourceOf(operation)] : undefined);
  return send(server, operation.id, {
    ...(options.key === undefined ? {} : { key: options.key }),
    ...(id === undefined ? {} : { path: { id } }),
    ...(operation.hasBody ? { json: operation.method === "POST" ? TEMPLATE : { name: "New" } } : {}),
    ...(options.headers ? { headers: options.headers } : {}),
  });
}

describe.each(OPERATIONS)("$id", (operation) => {
  it.each(PERMISSION_SETS.map((permissions) => [permissions.join(), permissions] as const))(
    "responds to a key that may %s as the spec's permission says",
    async (_names, permissions) => {
      const { key } = await server.keys.create({ permissions });
      const isAllowed =
        operation.permission === "none" ||
        permissions.includes("admin") ||
        permissions.some((held) => held === operation.permission);
      const { status, body } = await call(operation, { key });
      expect(status).toBe(isAllowed ? operation.successStatus : 403);
      if (!isAllowed)
        expect(body.error).toMatchObject({
          code: "insufficient_permission",
          required: operation.permission,
          granted: [...permissions].sort(),
        });
    },
  );
});

const CREDENTIALS: [string, () => Record<string, string>, string][] = [
  ["no key", () => ({}), "missing_api_key"],
  ["an empty header", () => ({ authorization: "" }), "missing_api_key"],
  ["a scheme without a key", () => ({ authorization: "Bearer" }), "invalid_api_key"],
  ["another scheme", () => ({ authorization: `Basic ${server.keys.admin}` }), "invalid_api_key"],
  ["a key without a scheme", () => ({ authorization: server.keys.admin }), "invalid_api_key"],
  [
    "two keys",
    () => ({ authorization: `Bearer ${server.keys.admin}, Bearer ${server.keys.admin}` }),
    "invalid_api_key",
  ],
  ["a key that is too short", () => ({ authorization: "Bearer svc_live_abc" }), "invalid_api_key"],
  ["an unknown key", () => ({ authorization: `Bearer svc_live_${"A".repeat(32)}` }), "invalid_api_key"],
  ["a revoked key", () => ({ authorization: `Bearer ${revoked}` }), "invalid_api_key"],
  ["a key in another case", () => ({ authorization: `Bearer ${server.keys.admin.toUpperCase()}` }), "invalid_api_key"],
];

describe.each(GUARDED)("$id without a good key", (operation) => {
  it.each(CREDENTIALS)("responds 401 to %s", async (_name, headers, code) => {
    const { status, body, headers: received } = await call(operation, { key: null, headers: headers() });
    expect([status, body.error?.code, received.get("www-authenticate")?.startsWith("Bearer ")]).toEqual([
      401,
      code,
      true,
    ]);
  });

  it("responds 403 to an organization without API access", async () => {
    const { status, body } = await call(operation, { key: unpaid });
    expect([status, body.error?.code]).toEqual([403, "subscription_required"]);
  });
});

describe.each(WITH_ID)("$id", (operation) => {
  it.each<[string, () => string, number]>([
    ["another organization's id", () => foreign[resourceOf(operation)] ?? "", 404],
    ["an id of nothing", () => ABSENT, 404],
    ["an id that is no UUID", () => "7", 400],
    ["an id that is a path", () => "..%2f..%2fmeetings", 400],
    ["an id that is no text", () => "%ff%fe", 400],
  ])("responds to %s with its status", async (_name, id, expected) => {
    expect((await call(operation, { id: id() })).status).toBe(expected);
  });
});

it("responds to every key that is no good with the same body", async () => {
  const invalid = CREDENTIALS.filter(([, , code]) => code === "invalid_api_key");
  const headers = { "x-request-id": "same" };
  const responses = await Promise.all(
    invalid.map(([, credentials]) =>
      send(server, "listMeetings", { key: null, headers: { ...headers, ...credentials() } }),
    ),
  );
  expect(new Set(responses.map(({ text, headers: received }) => text + received.get("www-authenticate"))).size).toBe(1);
});

const PATHS = [...new Set<string>(OPERATIONS.map((operation) => operation.path))];

describe.each(PATHS)("%s", (path) => {
  it.each(METHODS)("responds to %s as the spec says", async (method) => {
    const operations: readonly OperationRow[] = OPERATIONS.filter((operation) => operation.path === path);
    const allowed = operations.map((operation) => operation.method as string);
    const response = await server.fetch(path.replace("{id}", ABSENT), { method });
    const operation = operations.find((candidate) => candidate.method === (method === "HEAD" ? "GET" : method));
    if (operation && method !== "HEAD") await receive(operation.id as OperationId, response.clone());
    const expected = expectedStatus(method, operation);
    expect(response.status).toBe(expected);
    if (expected === 405)
      expect(
        response.headers
          .get("allow")
          ?.split(", ")
          .filter((name) => !["HEAD", "OPTIONS"].includes(name)),
      ).toEqual(allowed);
  });
});

function expectedStatus(method: string, operation: OperationRow | undefined): number {
  if (method === "OPTIONS") return 204;
  if (!operation) return 405;
  return operation.permission === "none" ? 200 : 401;
}
