import { Server, type ServerContext } from "@modelcontextprotocol/server";
import type { Session } from "../service/session.ts";
import type { Settings } from "../settings/settings.ts";
import { VERSION } from "../version.ts";
import { writeInstructions } from "./instructions.ts";
import { requireTool } from "./require-tool.ts";

/** Lists never change while the process runs. */
const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: "private" } as const;

/** Assistants wait for every configured server at startup, so handlers load with the first request. */
const loadHandlers = () => import("./handlers.ts");

/** The protocol server, for both protocol eras. */
export function createServer(settings: Settings, openSession: () => Promise<Session>): Server {
  const server = new Server(
    { name: "svc-mcp", title: "Sales Coaching Service", version: VERSION },
    {
      capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
      instructions: writeInstructions(settings),
      cacheHints: { "tools/list": LIST_CACHE, "prompts/list": LIST_CACHE, "resources/templates/list": LIST_CACHE },
    },
  );
  handleTools(server, settings, openSession);
  handlePrompts(server, settings, openSession);
  handleResources(server, openSession);
  return server;
}

function handleTools(server: Server, settings: Settings, openSession: () => Promise<Session>): void {
  server.setRequestHandler("tools/list", async () => {
    const { describeTools } = await loadHandlers();
    return { tools: describeTools(settings.tools) };
  });
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const name = requireTool(params.name, settings);
    const { callTool } = await loadHandlers();
    const reportProgress = progressReporter(mcpReq);
    return callTool(
      { name, given: params.arguments ?? {}, signal: mcpReq.signal, reportProgress },
      await openSession(),
    );
  });
}

function handlePrompts(server: Server, { tools }: Settings, openSession: () => Promise<Session>): void {
  server.setRequestHandler("prompts/list", async () => {
    const { listPrompts } = await loadHandlers();
    return { prompts: listPrompts(tools) };
  });
  server.setRequestHandler("prompts/get", async ({ params }) => {
    const { getPrompt } = await loadHandlers();
    return getPrompt(params.name, params.arguments ?? {}, tools);
  });
  server.setRequestHandler("completion/complete", async ({ params }, { mcpReq }) => {
    const { complete } = await loadHandlers();
    return complete(params, await openSession(), mcpReq.signal);
  });
}

function handleResources(server: Server, openSession: () => Promise<Session>): void {
  server.setRequestHandler("resources/list", async () => {
    const { RESOURCES } = await loadHandlers();
    return { resources: [...RESOURCES] };
  });
  server.setRequestHandler("resources/templates/list", async () => {
    const { listResourceTemplates } = await loadHandlers();
    return { resourceTemplates: listResourceTemplates() };
  });
  server.setRequestHandler("resources/read", async ({ params }, { mcpReq }) => {
    const { readResource } = await loadHandlers();
    return readResource(params.uri, await openSession(), mcpReq.signal);
  });
}

/** Sends progress notifications to clients that requested them. */
function progressReporter({ _meta, notify }: ServerContext["mcpReq"]) {
  const progressToken = _meta?.progressToken;
  return async (progress: number, total: number): Promise<void> => {
    if (progressToken === undefined) return;
    const message = `Read page ${progress} of ${total}`;
    await notify({ method: "notifications/progress", params: { progressToken, progress, total, message } });
  };
}
