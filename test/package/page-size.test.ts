import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** What a page loads of the built package, bundled and minified as an app's own build does. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    alias: { "svc-sdk/browser": join(ROOT, "dist/sdk/browser.js"), "svc-sdk": join(ROOT, "dist/sdk/index.js") },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

const client = (names: string) => `import { createBrowserClient, ${names} } from "svc-sdk/browser";
  const svc = createBrowserClient({ baseUrl: "/coaching" });`;

// Raise one only for what is worth its size to every page.
const BUDGETS: [page: string, bytes: number, contents: string][] = [
  [
    "one figure",
    9_000,
    `${client("getTeamStats")}
    document.body.append((await getTeamStats(svc, { time_range: "week" })).average_score);`,
  ],
  [
    "the first rows of a list",
    9_000,
    `${client("listReports")}
    for (const report of (await listReports(svc, { limit: 10 })).data) document.body.append(report.overall_score);`,
  ],
  [
    "a whole list",
    16_000,
    `${client("listReports, paginate")}
    for await (const report of paginate(svc, listReports)) document.body.append(report.overall_score);`,
  ],
  [
    "a whole list by SvcClient",
    26_500,
    `import { SvcClient } from "svc-sdk";
    const svc = new SvcClient({ apiKey: null, baseUrl: "https://app.example/coaching" });
    for await (const report of svc.reports.list()) document.body.append(report.overall_score);`,
  ],
];

it.each(BUDGETS)("a page that shows %s loads at most %d bytes, minified and gzipped", async (_, bytes, contents) => {
  expect(gzipSync(await bundle(contents), { level: 9 }).length).toBeLessThanOrEqual(bytes);
});
