import { callTool } from "../../../mcp/protocol/call-tool.ts";
import { createSession } from "../../../mcp/service/session.ts";
import { readSettings } from "../../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../../mcp/settings/tool-names.ts";
import { NOW } from "../../dialects/service/organization.ts";
import { expectOutputSchema, readResult, type ToolResult } from "./environment.ts";

/** Calls tools of one session with a service. */
export type CallForeign = (name: ToolName, given?: Record<string, unknown>) => Promise<ToolResult>;

/** Opens tools on a service behind a `fetch`, by default all. */
export function openForeignTools(
  fetch: typeof globalThis.fetch,
  now: () => Date = () => NOW,
  argv: readonly string[] = ["--toolsets", "extended"],
): CallForeign {
  const environment = { SERVICE_API_KEY: `svc_live_${"f".repeat(32)}`, SERVICE_API_URL: "http://localhost/api/v1" };
  const session = createSession(readSettings(argv, environment), { fetch, now, timeZone: "UTC" });
  const { signal } = new AbortController();
  return async (name, given = {}) => {
    const result = readResult(await callTool({ name, given, signal }, session));
    expectOutputSchema(name, result);
    return result;
  };
}

/** This server's remarks in a result. */
export const notesOf = ({ structured }: ToolResult): string => ((structured["notes"] ?? []) as string[]).join(" ");

/** Opens every tool on a service so slow that the time for lists is over once so many pages of a list were asked for. */
export function openSlowTools(fetch: typeof globalThis.fetch, pages: number, list = "reports"): CallForeign {
  let asked = 0;
  const counted: typeof fetch = (input, init) => {
    if (new Request(input, init).url.includes(`/${list}?`)) asked += 1;
    return fetch(input, init);
  };
  return openForeignTools(counted, () => new Date(NOW.getTime() + (asked < pages ? 0 : 26_000)));
}
