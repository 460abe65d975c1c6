import { ProtocolError, ProtocolErrorCode, Server, type ServerContext } from "@modelcontextprotocol/server";
import type { Session } from "../service/session.ts";
import { machineZone } from "../settings/machine-zone.ts";
import type { Policy } from "../settings/policy.ts";
import { TOOL_NAMES, type ToolName, WRITING_TOOLS } from "../settings/tool-names.ts";
import { VERSION } from "../version.ts";
import { askWhenRequired, confirmer } from "./confirm.ts";
import { writeInstructions } from "./instructions.ts";

/** Lists never change while the process runs. */
const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: "private" } as const;

/** Assistants wait for every configured server at startup, so handlers load with the first request. */
const loadHandlers = () => import("./handlers.ts");

/** Dependencies of a server. */
export interface ServerSource {
  policy: Policy;
  openSession: () => Promise<Session>;
  /** Whether the client can ask its user, but its session has ended. */
  lostSession?: boolean;
}

/** The protocol server, for both protocol eras. */
export function createServer(source: ServerSource): Server {
  const server = new Server(
    { name: "svc-mcp", title: "Sales Coaching Service", version: VERSION },
    {
      capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
      instructions: writeInstructions(source.policy, { now: new Date(), timeZone: machineZone() }),
      cacheHints: { "tools/list": LIST_CACHE, "prompts/list": LIST_CACHE, "resources/templates/list": LIST_CACHE },
    },
  );
  handleTools(server, source);
  handlePrompts(server, source);
  handleResources(server, source);
  return server;
}

function handleTools(server: Server, { policy, openSession, lostSession = false }: ServerSource): void {
  server.setRequestHandler("tools/list", async () => {
    const { describeTools } = await loadHandlers();
    return { tools: describeTools((await readListed(policy, openSession)).tools) };
  });
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const name = requireTool(params.name, policy);
    const { callTool } = await loadHandlers();
    const call = {
      name,
      given: params.arguments ?? {},
      signal: mcpReq.signal,
      reportProgress: progressReporter(mcpReq),
      confirm: confirmer(server, mcpReq, { lostSession }),
    };
    return askWhenRequired(() => openSession().then((session) => callTool(call, session)));
  });
}

/** Policy for lists: a key without write permission sees no writing tools. Not checked if no tool writes. */
async function readListed(policy: Policy, openSession: ServerSource["openSession"]): Promise<Policy> {
  if (!policy.writes) return policy;
  const { mayWrite } = await openSession();
  return (await mayWrite()) ? policy : policy.reading;
}

function handlePrompts(server: Server, { policy, openSession }: ServerSource): void {
  server.setRequestHandler("prompts/list", async () => {
    const { listPrompts } = await loadHandlers();
    return { prompts: listPrompts(await readListed(policy, openSession)) };
  });
  server.setRequestHandler("prompts/get", async ({ params }) => {
    const { getPrompt } = await loadHandlers();
    return getPrompt(params.name, params.arguments ?? {}, { policy, now: () => new Date() });
  });
  server.setRequestHandler("completion/complete", async ({ params }, { mcpReq }) => {
    const { complete } = await loadHandlers();
    return complete(params, await openSession(), mcpReq.signal);
  });
}

function handleResources(server: Server, { policy, openSession }: ServerSource): void {
  server.setRequestHandler("resources/list", async () => {
    const { RESOURCES } = await loadHandlers();
    return { resources: [...RESOURCES] };
  });
  server.setRequestHandler("resources/templates/list", async () => {
    const { listResourceTemplates } = await loadHandlers();
    return { resourceTemplates: listResourceTemplates(policy) };
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
    const message = `Read ${progress} of ${total}`;
    await notify({ method: "notifications/progress", params: { progressToken, progress, total, message } });
  };
}

const MAX_SHOWN_NAME = 60;

/**
 * Looks up an offered tool by name.
 *
 * @throws ProtocolError when it is not offered, so that the assistant does not mistake a missing tool for a failed call
 */
export function requireTool(name: string, policy: Policy): ToolName {
  const offered = policy.tools.find((tool) => tool === name);
  if (offered) return offered;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, explain(name, policy));
}

function explain(name: string, { tools, readOnly }: Policy): string {
  const known = TOOL_NAMES.find((tool) => tool === name);
  if (known && readOnly && WRITING_TOOLS.includes(known))
    return `Tool ${known} is not offered: this server is read-only.`;
  if (known) return `Tool ${known} is not offered: this server was started without it.`;
  const shown = name.replace(/[^\w.-]/g, "?").slice(0, MAX_SHOWN_NAME);
  return `Unknown tool: ${shown}. Tools: ${tools.join(", ")}.`;
}
