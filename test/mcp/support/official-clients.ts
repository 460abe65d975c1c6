import { type ClientOptions, Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernTransport } from "@modelcontextprotocol/client/stdio";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { builtMcp } from "./built-mcp.ts";

/** What both generations of the official client can do. */
export interface OfficialClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  getPrompt(prompt: { name: string; arguments: Record<string, string> }): Promise<{ messages: unknown[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: { name: string }[] }>;
  readResource(resource: { uri: string }): Promise<{ contents: unknown[] }>;
  complete(request: {
    ref: { type: "ref/prompt"; name: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
  close(): Promise<void>;
}

/** The official clients, in every way they open a session. */
export const OFFICIAL_CLIENTS = ["v2 legacy", "v2 modern", "v2 auto", "v1"] as const;

const MODES: Record<string, NonNullable<ClientOptions["versionNegotiation"]>["mode"]> = {
  "v2 legacy": "legacy",
  "v2 modern": { pin: "2026-07-28" },
  "v2 auto": "auto",
};

/** Connects an official client to the built server over stdio. */
export async function connectOfficialClient(
  kind: (typeof OFFICIAL_CLIENTS)[number],
  env: Record<string, string>,
): Promise<{ client: OfficialClient; era: string }> {
  const info = { name: "test", version: "1.0.0" };
  const launch = { command: process.execPath, args: [await builtMcp()], env, stderr: "ignore" as const };
  if (kind === "v1") {
    const client = new FirstClient(info);
    await client.connect(new FirstTransport(launch));
    return { client: client as OfficialClient, era: "legacy" };
  }
  const client = new ModernClient(info, { versionNegotiation: { mode: MODES[kind] ?? "auto" } });
  await client.connect(new ModernTransport(launch));
  return { client: client as OfficialClient, era: client.getProtocolEra() ?? "none" };
}
