import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { figureText } from "../../core/figures/figure-text.ts";
import { createForeignService } from "../dialects/service/foreign-service.ts";
import { runCli, SIGNED_IN } from "./support/run-cli.ts";

it("A figure is rounded half up in decimal, whatever its nearest binary fraction is", () => {
  const hundredths = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(hundredths, (units) => {
      const tenths = Math.floor((units + 5) / 10);
      expect(figureText(Number(`${Math.floor(units / 100)}.${String(units % 100).padStart(2, "0")}`))).toBe(
        `${Math.floor(tenths / 10)}.${tenths % 10}`,
      );
    }),
  );
});

// 90.55 is 90.54999… in binary, which `toFixed` makes 90.5.
it.each([
  ["a list", ["reports", "list"]],
  ["a report's page", ["reports", "get", "00000002-0000-4000-8000-000000000000"]],
  ["top performers", ["team", "stats"]],
])("%s at a terminal shows 90.55 as 90.6", async (_, argv) => {
  const { fetch } = createForeignService({
    row: (row) => {
      const scored = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(scored)
          : typeof value === "object" && value !== null
            ? Object.fromEntries(
                Object.entries(value).map(([name, inner]) => [
                  name,
                  /score$/.test(name) && typeof inner === "number" ? 90.55 : scored(inner),
                ]),
              )
            : value;
      return scored(row) as typeof row;
    },
  });
  const { stdout } = await runCli(argv, { fetch, env: SIGNED_IN, terminal: { columns: 120, rows: 60 } });
  expect(stdout).toContain("90.6");
  expect(stdout).not.toContain("90.5");
});

it("No command rounds a figure of the service by `toFixed`", () => {
  const found = readdirSync("cli", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => readFileSync(path.join("cli", file), "utf8").includes(".toFixed("));
  expect(found).toEqual([]);
});
