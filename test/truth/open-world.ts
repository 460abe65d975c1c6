import { callTool } from "../../mcp/protocol/call-tool.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { createDashboard } from "../../server-mock/dashboard/dashboard.ts";
import { newSignInLink } from "../../server-mock/dashboard/session/sign-in-links.ts";
import { seededIds } from "../../server-mock/library/index.ts";
import { openService } from "../../server-mock/library/service.ts";
import { writeRecords } from "../../server-mock/store/write-records.ts";
import { firstAdministrator } from "../../server-mock/team/administration/users.ts";
import { Visitor } from "../../server-mock/test/dashboard/support/visitor.ts";
import { SvcClient } from "../../src/index.ts";
import { runCli } from "../cli/support/run-cli.ts";
import { readResult, type ToolResult } from "../mcp/support/environment.ts";
import type { TrueRecords } from "./organization/records.ts";

const ADDRESS = "http://127.0.0.1:4010";

/** Every surface of one organization. What is read is read once, whoever asks for it. */
export interface World {
  records: TrueRecords;
  svc: SvcClient;
  /** `data` of a response of the API. */
  api(path: string): Promise<unknown>;
  /** Standard output of a command, or what its pager got on a terminal of so many columns. */
  command(words: readonly string[], columns?: number): Promise<string>;
  tool(name: ToolName, given: Record<string, unknown>): Promise<ToolResult>;
  /** Markup of a page, read by an administrator whose browser is in the organization's zone. */
  page(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Stores an organization, and opens every surface on it, without a port. */
export async function openWorld(records: TrueRecords): Promise<World> {
  const { now, orgId, zone } = records;
  const service = await openService({
    pepper: "truth",
    ids: seededIds("truth"),
    now: () => now,
    loadPages: async () => createDashboard,
  });
  await writeRecords(service.database, records.all, { now });
  const { key } = await service.keys.create({ orgId, name: "Truth", permissions: ["read", "write", "admin"] });
  const fetch: typeof globalThis.fetch = async (input, init) => service.handle(new Request(input, init));
  const environment = { SERVICE_API_KEY: key, SERVICE_API_URL: `${ADDRESS}/api/v1`, NO_COLOR: "1" };
  const svc = new SvcClient({ apiKey: key, baseUrl: ADDRESS, fetch });
  const session = createSession(readSettings(["--toolsets", "extended"], environment), {
    ...{ fetch, now: () => now, timeZone: "UTC" },
  });
  const visitor = new Visitor({ fetch }, ADDRESS);
  const { id: userId } = await firstAdministrator(service.database, orgId);
  const { path, writes } = newSignInLink({ orgId, userId }, { now });
  await service.database.write(writes);
  await visitor.post("/sign-in", { link: new URL(path, ADDRESS).searchParams.get("link") ?? "" });
  visitor.cookies.set("svc_zone", encodeURI(zone));
  return {
    records,
    svc,
    api: once(async (target) => {
      const response = await fetch(`${ADDRESS}/api/v1${target}`, { headers: { authorization: `Bearer ${key}` } });
      return ((await response.json()) as { data: unknown }).data;
    }),
    command: once(async (words, columns) => {
      const terminal = columns === undefined ? {} : { terminal: { columns } };
      const { code, stdout, stderr, paged } = await runCli(words, { fetch, env: environment, now, ...terminal });
      if (code !== 0 && code !== 10) throw new Error(`svc ${words.join(" ")} exited with ${code}: ${stderr}`);
      return paged?.text ?? stdout;
    }),
    tool: once(async (name, given) => {
      const { signal } = new AbortController();
      const result = readResult(await callTool({ name, given, signal }, session));
      if (result.isError) throw new Error(`${name} ${JSON.stringify(given)} failed: ${result.text}`);
      return result;
    }),
    page: once(async (target) => {
      const { status, text } = await visitor.get(target);
      if (status !== 200) throw new Error(`${target} responded ${status}: ${text}`);
      return text;
    }),
    close: () => service.close(),
  };
}

/** The first result for the same arguments. */
function once<Given extends readonly unknown[], Result>(
  read: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (...given) => {
    const key = JSON.stringify(given);
    const result = results.get(key) ?? read(...given);
    results.set(key, result);
    return result;
  };
}
