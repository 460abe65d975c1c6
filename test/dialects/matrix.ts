import { describe, expect, it } from "vitest";
import { isDrawn } from "../support/draw.ts";
import { type DialectCase, OPERATIONS, type OperationName, SURFACES, type Surface } from "./dialect-case.ts";
import { DIALECTS } from "./dialects.ts";
import { expectedOnTools, type Ids, OPERATION_CASES, type Scene } from "./expectations.ts";
import { createForeignService } from "./service/foreign-service.ts";
import { createOrganization } from "./service/organization.ts";
import { type Outcome, onCli, onPage, onSdk, onTools } from "./surfaces.ts";

/** What nobody should ever be shown, whatever the service is like. */
const NEVER =
  /\bNaN\b|\bundefined\b|\[object |\n\s+at |bug in the tool server|Cannot read|is not (a function|iterable)/;

async function runCell(given: DialectCase, operation: OperationName, surface: Surface) {
  const service = createForeignService(given.dialect);
  const { sdk, cli, tool } = OPERATION_CASES[operation];
  const { idOf = (id: string) => id } = given;
  const scene: Scene = { given, idOf: (id) => idOf(String(id)) };
  const before = createOrganization();
  given.dialect.organization?.(before);
  const seen = (rows: readonly Record<string, unknown>[]) => scene.idOf(rows[0]?.["id"]);
  const ids: Ids = {
    meeting: seen(before.meetings),
    report: seen(before.reports),
    template: seen(before.templates),
    user: scene.idOf(before.meetings[0]?.["user_id"]),
  };
  const run: Record<Surface, () => Promise<Outcome>> = {
    sdk: () => onSdk(service, (svc) => sdk(svc, ids)),
    page: () => onPage(service, (svc) => sdk(svc, ids)),
    cli: () => onCli(service, cli(ids)),
    tools: () => onTools(service, tool?.(ids) ?? ["list_meetings", {}]),
  };
  return { outcome: await run[surface](), service, before, scene };
}

/** Tests every dialect and operation on a surface; of those drawn every second, on one surface: all surfaces share one normalizer. */
export function testSurface(surface: Surface): void {
  for (const given of DIALECTS) {
    const operations = OPERATIONS.filter((name) => {
      const offered = SURFACES.filter((each) => each !== "tools" || OPERATION_CASES[name].tool);
      const choices = [...offered, ...offered.map(() => undefined)];
      return offered.includes(surface) && isDrawn<Surface | undefined>(`${given.name} ${name}`, surface, choices);
    });
    // A suite without a test is an error.
    if (operations.length === 0) continue;
    describe(given.name, () => {
      it.each(operations)("%s", async (operation) => testCell(given, operation, surface));
    });
  }
}

async function testCell(given: DialectCase, operation: OperationName, surface: Surface): Promise<void> {
  const { outcome, service, before, scene } = await runCell(given, operation, surface);
  const shown = outcome.shown.slice(0, 1_000);
  expect(outcome.shown, shown).not.toMatch(NEVER);
  const loud = given.loud?.[operation];
  // A page is asked as the SDK is.
  const asked = surface === "page" ? "sdk" : surface;
  if (loud && (loud.on ?? SURFACES).includes(asked)) {
    expect(outcome.data, shown).toBeUndefined();
    // Its proxy says what the service said, and of the rest only that the service failed.
    if (surface === "page") return expect(outcome.code, shown).toBeTypeOf("string");
    expect(outcome.shown).toMatch(loud.says);
    expect(outcome.code, shown).toBe(loud.code);
    if (surface === "cli") expect(outcome.exit, shown).toBe(loud.exit);
    return;
  }
  expect(outcome.data, shown).toBeDefined();
  const { facts, expected, afterwards } = OPERATION_CASES[operation];
  const wanted = expected(before, scene);
  const found = facts[asked](outcome.data as never);
  expect(found, shown).toEqual(surface === "tools" ? expectedOnTools(operation, wanted) : wanted);
  if (afterwards) expect(afterwards(service), shown).toBe(true);
}
