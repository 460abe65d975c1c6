import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as library from "../../server-mock/library/index.ts";
import { aMeeting, aReport, createReferenceServer } from "../../server-mock/library/index.ts";
import * as sdk from "../../src/index.ts";
import { installSvc } from "../cli/support/shell.ts";
import { testFolder } from "../support/test-folder.ts";

const EXAMPLES = join(import.meta.dirname, "../../examples");
let serviceUrl: string;
let close: () => Promise<void>;

const server = await createReferenceServer();
({ url: serviceUrl, close } = await server.listen());
const meeting = await server.org.add(aMeeting({ status: "completed" }));
const meetingId = meeting.id;
await server.org.add(aReport({ meeting_id: meeting.id, overall_score: 84 }));
afterAll(async () => {
  await close();
  await server.close();
});

it("the commands of the recipes work as they are written", async () => {
  const folder = testFolder();
  const { stdout } = await promisify(execFile)("bash", [join(EXAMPLES, "recipes.sh")], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: await installSvc(folder),
      SVC_CONFIG_DIR: join(folder, "config"),
      SERVICE_API_URL: `${serviceUrl}/api/v1`,
      SERVICE_API_KEY: server.keys.read,
    },
  });
  const exported = (await readFile(join(folder, "meetings.ndjson"), "utf8")).trimEnd().split("\n");
  expect(exported.map((line) => JSON.parse(line).id)).toEqual([meetingId]);
  expect(stdout).toContain("84");
  expect(await readFile(join(folder, "week.html"), "utf8")).toContain("<html");
  expect(stdout).not.toContain(server.keys.read);
});

describe("Next.js", () => {
  const { SERVICE_API_KEY: key, SERVICE_API_URL: url } = process.env;
  beforeAll(() => {
    Object.assign(process.env, { SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: serviceUrl });
  });
  afterAll(() => {
    for (const [name, value] of Object.entries({ SERVICE_API_KEY: key, SERVICE_API_URL: url }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  });

  it("the route lets pages ask for what it allows, and for nothing else", async () => {
    const { GET } = await import("../../examples/next-app/route.ts");
    const stats = await GET(new Request("http://app.example/coaching/api/v1/team/stats"));
    expect((await stats.json()).data).toMatchObject({ average_score: 84 });
    expect((await GET(new Request("http://app.example/coaching/api/v1/templates"))).status).toBe(404);
  });

  it("the server component has the figure as text", async () => {
    const { weekText } = await import("../../examples/next-app/page.ts");
    await expect(weekText()).resolves.toBe("Average score this week: 84");
  });
});

describe("Express", () => {
  it.each([
    ["/coaching/api/v1/team/stats", 200, '"average_score":84'],
    ["/coaching/api/v1/templates", 404, "error"],
    ["/meetings/MEETING/score", 200, '{"scores":[84]}'],
    ["/meetings/00000000-0000-4000-8000-000000000000/score", 404, "There is no such meeting."],
  ])("%s responds with %i", async (path, status, text) => {
    const { createApp } = await import(pathToFileURL(join(EXAMPLES, "express-app/app.mjs")).href);
    const svc = new sdk.SvcClient({ apiKey: server.keys.read, baseUrl: serviceUrl });
    const listener = createServer(createApp(svc));
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const { port } = listener.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path.replace("MEETING", meetingId)}`);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
  });
});

// Jest's functions are Vitest's; the packages are the sources.
describe("Jest", async () => {
  const packages: Record<string, unknown> = { "svc-sdk": sdk, "svc-server": library };
  const require = createRequire(import.meta.url);
  const given = {
    require: (name: string) => packages[name] ?? require(name),
    beforeAll,
    beforeEach,
    afterAll,
    afterEach,
  };
  const text = await readFile(join(EXAMPLES, "jest/digest.test.cjs"), "utf8");
  const all = { ...given, test: it, expect };
  new Function(...Object.keys(all), text)(...Object.values(all));
});
