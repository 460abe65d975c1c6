import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { TOOL_NAMES, type ToolName } from "../../mcp/settings/tool-names.ts";
import { SURFACE_ENTRIES, SURFACES, type Surface } from "../../spec/surfaces.ts";
import { SvcClient } from "../../src/index.ts";
import { createFixture } from "../cli/support/fixture.ts";
import { createTestEnvironment as createToolEnvironment } from "../mcp/support/environment.ts";
import { addSamples, commandOf, fillIds } from "../support/sample-ids.ts";

interface Spec {
  paths: Record<string, Record<string, { operationId: string }>>;
}

const spec = parse(readFileSync(new URL("../../spec/openapi.yaml", import.meta.url), "utf8")) as Spec;
const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ operationId, method: method.toUpperCase(), path })),
);

const env = await createToolEnvironment();
const server = env.server;
afterAll(() => server.close());

/** What a request to an operation looks like, e.g. `GET /api/v1/meetings/4c…`. */
function requestTo({ method, path }: { method: string; path: string }): RegExp {
  return new RegExp(`^${method} ${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[0-9a-f-]{36}")}$`);
}

const surfaceOf = (operation: string): Surface => SURFACES[operation as keyof typeof SURFACES];

/** Tools that reach no operation of their own, because they combine several. */
const COMBINING_TOOLS: readonly string[] = [];

describe("every operation of the spec", () => {
  it("has a row in spec/surfaces.ts, and nothing else has", () => {
    expect(Object.keys(SURFACES)).toEqual(operations.map(({ operationId }) => operationId));
    for (const [operation, { call, list }] of SURFACE_ENTRIES)
      expect([call, list].filter(Boolean), `${operation} has \`call\` or \`list\``).toHaveLength(1);
  });

  it("that is a list can be exported", () => {
    for (const [operation, { list, export: exported }] of SURFACE_ENTRIES)
      expect(exported !== undefined, operation).toBe(list !== undefined);
  });

  it.each(operations)(
    "$operationId has a tool that reaches $method $path on the server, or does without for a reason",
    async (operation) => {
      const { tool } = surfaceOf(operation.operationId);
      if ("exempt" in tool) return expect(tool.exempt).toMatch(/\w+/);
      const args = fillIds(tool.arguments, await addSamples(server));
      env.requests.length = 0;
      const { isError, text } = await env.call(tool.name as ToolName, args);
      expect(isError, text).toBe(false);
      expect(env.requests).toContainEqual(expect.stringMatching(requestTo(operation)));
    },
  );

  it.each(operations)("$operationId has an SDK method that reaches $method $path on the server", async (operation) => {
    const reached: string[] = [];
    const svc = new SvcClient({
      apiKey: server.keys.admin,
      baseUrl: "http://localhost",
      fetch: server.fetch,
      onResponse: ({ method, url, status }) => {
        expect([200, 201]).toContain(status);
        reached.push(`${method} ${new URL(url).pathname}`);
      },
    });
    const { call, list } = surfaceOf(operation.operationId);
    await (list ? list(svc, {}, {}) : call?.(svc, await addSamples(server)));
    expect(reached).toEqual([expect.stringMatching(requestTo(operation))]);
  });

  it("has its command in the command line", async () => {
    const { svc, server: own } = await createFixture();
    for (const [operation, { cli }] of SURFACE_ENTRIES) {
      const command = commandOf(cli);
      const { code, stdout } = await svc(`${command} --help`);
      expect({ operation, code }).toEqual({ operation, code: 0 });
      expect(stdout).toContain(`Usage: svc ${command}`);
    }
    await own.close();
  });
});

it("every tool is in spec/surfaces.ts, or combines operations", () => {
  const named = SURFACE_ENTRIES.flatMap(([, { tool }]) => ("exempt" in tool ? [] : [tool.name]));
  expect([...new Set([...named, ...COMBINING_TOOLS])].sort()).toEqual([...TOOL_NAMES].sort());
});
