import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { runCli } from "../cli/support/run-cli.ts";
import { isDrawn } from "../support/draw.ts";
import { testFolder } from "../support/test-folder.ts";
import type { Loud, OperationName } from "./dialect-case.ts";
import { DIALECTS } from "./dialects.ts";
import { createForeignService } from "./service/foreign-service.ts";
import { createOrganization, NOW, type Row } from "./service/organization.ts";
import { KEY } from "./surfaces.ts";

const RESOURCES = ["meetings", "reports", "templates", "insights", "sessions"] as const;
const OPERATION_OF = { sessions: "list roleplay sessions" } as Readonly<Record<string, OperationName>>;

describe.each(DIALECTS.map((given) => ({ ...given })))("$name", ({ name, dialect, loud = {}, idOf = (id) => id }) => {
  const run = (...argv: string[]) => {
    const { fetch } = createForeignService(dialect);
    const env = { SERVICE_API_KEY: KEY, SERVICE_API_URL: "http://localhost/api/v1" };
    return runCli(argv, { fetch, env, now: NOW });
  };
  const failureOf = (operation: OperationName): Loud | undefined => {
    const failure = loud[operation];
    return (failure?.on ?? ["cli"]).includes("cli") ? failure : undefined;
  };
  const stored = () => {
    const organization = createOrganization();
    dialect.organization?.(organization);
    return organization;
  };

  it.each(RESOURCES.filter((each) => isDrawn(name, each, RESOURCES)))(
    "svc export %s writes every row, or fails loudly",
    async (resource) => {
      const { code, stdout, stderr } = await run("export", resource, "--out", "-");
      const failure = failureOf(OPERATION_OF[resource] ?? (`list ${resource}` as OperationName));
      if (failure) {
        expect({ code, stderr }).toEqual({ code: failure.exit, stderr: expect.stringMatching(failure.says) });
        return;
      }
      expect(code, stderr).toBe(0);
      const written = stdout.trim().split("\n").filter(Boolean);
      const ids = stored()[resource].map((row: Row) => idOf(String(row["id"])));
      expect(written.map((row) => JSON.parse(row).id)).toEqual(ids);
    },
  );

  it("svc templates export writes every template, or fails loudly", async () => {
    const folder = testFolder();
    const { code, stderr } = await run("templates", "export", folder);
    const failure = failureOf("list templates");
    expect(code, stderr).toBe(failure?.exit ?? 0);
    const files = (await readdir(folder)).filter((name) => !name.startsWith("."));
    if (!failure) expect(files.length).toBe(stored().templates.length);
  });
});
