import { expect, it, vi } from "vitest";
import type { SvcClient } from "../../src/index.ts";
import { turns, until } from "../support/turns.ts";
import { errorResponse, failureOf, scriptedService } from "./support/scripted-service.ts";

async function warningsOf(use: (svc: SvcClient) => unknown, expected = 0): Promise<string[]> {
  const lines: string[] = [];
  const { svc } = scriptedService([errorResponse(403)], { logger: { warn: (line) => void lines.push(line) } });
  await use(svc);
  await until(() => lines.length >= expected);
  await turns();
  return lines;
}

const create = (svc: SvcClient) => svc.templates.create({ name: "a", prompt_template: "b", grading_criteria: [] });

it.each<[string, (svc: SvcClient) => unknown]>([
  ["creation", (svc) => void create(svc)],
  ["deletion", (svc) => void svc.templates.delete("t1")],
  ["request", (svc) => void svc.request("patch", "/x")],
])("a %s that fails and is not awaited warns", async (_, drop) => {
  const [line] = await warningsOf(drop, 1);
  expect(line).toMatch(/^A change failed, and nothing awaited its call: (POST|DELETE|PATCH) .* failed with status 403/);
});

it.each<[string, (svc: SvcClient) => unknown]>([
  ["a read that is not awaited", (svc) => void svc.team.stats()],
  ["a change that is awaited", (svc) => failureOf(create(svc))],
  ["a change whose failure is caught", (svc) => void create(svc).catch(() => undefined)],
  ["a change that is awaited with its response", (svc) => failureOf(create(svc).withResponse())],
])("%s does not", async (_, use) => {
  expect(await warningsOf(use)).toEqual([]);
});

it("without a logger the console warns", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { svc } = scriptedService([errorResponse(403)]);
  void create(svc);
  await until(() => warn.mock.calls.length > 0);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
