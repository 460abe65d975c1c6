import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect } from "vitest";
import { callTool } from "../../../mcp/protocol/call-tool.ts";
import { describeTools } from "../../../mcp/registry/describe-tools.ts";
import { createSession, type Session } from "../../../mcp/service/session.ts";
import { readSettings } from "../../../mcp/settings/read-settings.ts";
import type { Environment } from "../../../mcp/settings/settings.ts";
import type { ToolName } from "../../../mcp/settings/tool-names.ts";
import { createReferenceServer, type ReferenceServer, seededIds } from "../../../server-mock/library/index.ts";

/** Current time in every test environment. */
export const NOW = new Date("2026-11-20T12:00:00.000Z");

/** Mark of every fence in a test environment, unless the text contains it. */
export const MARK = "00c0ffee";

/** What a tool gave back. */
export interface ToolResult {
  isError: boolean;
  /** The text of `content`. */
  text: string;
  structured: Record<string, unknown>;
}

/** A reference server, and a session of the tool server that talks to it without a port. */
export interface TestEnvironment {
  server: ReferenceServer;
  session: Session;
  /** Every request to the service so far, e.g. `GET /api/v1/meetings`. */
  requests: string[];
  progress: [done: number, total: number][];
  /** Calls a tool; another environment means another session. */
  call(name: ToolName, given?: Record<string, unknown>, environment?: Environment): Promise<ToolResult>;
}

/** Creates a test environment with an empty organization. */
export async function createTestEnvironment(
  environment: Environment = {},
  drawMark = () => MARK,
): Promise<TestEnvironment> {
  const server = await createReferenceServer({ now: () => NOW, ids: seededIds("mcp") });
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return server.fetch(request);
  };
  const openSession = (changes: Environment = {}): Session => {
    const defaults = { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
    const settings = readSettings(["--toolsets", "extended"], { ...defaults, ...environment, ...changes });
    return createSession(settings, { fetch, drawMark, now: () => NOW });
  };
  const session = openSession();
  const progress: TestEnvironment["progress"] = [];
  const call: TestEnvironment["call"] = async (name, given = {}, changes = undefined) => {
    const reportProgress = async (done: number, total: number) => void progress.push([done, total]);
    const { signal } = new AbortController();
    const result = readResult(
      await callTool({ name, given, signal, reportProgress }, changes ? openSession(changes) : session),
    );
    expectOutputSchema(name, result);
    return result;
  };
  return { server, session, requests, progress, call };
}

/**
 * A result has the types of the tool's output schema, which the official clients check, and no member that it does not name: typed clients
 * drop those. The first official client checks failures too.
 */
export function expectOutputSchema(name: ToolName, { isError, structured }: ToolResult): void {
  const key = `${name} ${isError}`;
  const validate = VALIDATORS.get(key) ?? compileOutputSchema(name, { additionalProperties: isError });
  VALIDATORS.set(key, validate);
  validate(structured);
  expect(validate.errors, JSON.stringify(structured)).toBeNull();
}

const VALIDATORS = new Map<string, ValidateFunction>();

function compileOutputSchema(name: ToolName, keywords: object): ValidateFunction {
  const [tool] = describeTools([name]);
  return new Ajv2020().compile({ ...tool?.outputSchema, ...keywords });
}

/** A result of the protocol in the parts that tests look at. */
export function readResult(result: unknown): ToolResult {
  const { isError, content, structuredContent } = result as {
    isError?: boolean;
    content: { text?: string }[];
    structuredContent?: Record<string, unknown>;
  };
  return { isError: isError === true, text: content[0]?.text ?? "", structured: structuredContent ?? {} };
}
