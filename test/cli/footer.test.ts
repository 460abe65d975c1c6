import { expect, it } from "vitest";
import { createForeignService, envelope, type ListPage } from "../dialects/service/foreign-service.ts";
import { runCli, SIGNED_IN } from "./support/run-cli.ts";

it.each<[string, (page: ListPage) => unknown, string]>([
  ["says nothing of pages", () => null, "Showing 20 meetings - more may follow: --page 2"],
  ["says that more follows", () => ({ has_more: true }), "Showing 20 meetings - next: --page 2"],
  ["counts", ({ total, limit }) => ({ total, limit }), "Showing 20 of 105 meetings - next: --page 2"],
])("The line below a list promises no more than the service does, which %s", async (_, meta, expected) => {
  const { fetch } = createForeignService({ list: (page) => ({ body: envelope(page.rows, meta(page)) }) });
  const { stderr } = await runCli(["meetings", "list"], {
    fetch,
    env: SIGNED_IN,
    terminal: { columns: 120, rows: 60 },
  });
  expect(stderr).toBe(`\n${expected}\n`);
});

it("The line below a list that is too narrow for it is two", async () => {
  const { fetch } = createForeignService({ list: (page) => ({ body: envelope(page.rows, null) }) });
  const { stderr } = await runCli(["meetings", "list"], {
    fetch,
    env: SIGNED_IN,
    terminal: { columns: 40, rows: 400 },
  });
  expect(stderr).toBe("\nShowing 20 meetings\nMore may follow: --page 2\n");
});
