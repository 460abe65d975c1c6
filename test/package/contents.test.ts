import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeAll, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

interface PackedFile {
  path: string;
  size: number;
}

let sdk: { files: PackedFile[]; size: number };
let server: { files: PackedFile[]; size: number };

beforeAll(() => {
  for (const folder of ["dist", "server-mock/dist"])
    if (!existsSync(join(ROOT, folder))) throw new Error(`There is no ${folder}. Run \`npm run build\` first.`);
  sdk = listContents(ROOT);
  server = listContents(join(ROOT, "server-mock"));
});

function listContents(cwd: string) {
  const output = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd, stdio: "pipe" });
  return JSON.parse(output.toString())[0];
}

/** Names without what a bundler makes of their contents. */
function pathsOf(files: PackedFile[]): string[] {
  return files
    .map(({ path }) => path.replace(/-(?=[\w-]*[A-Z\d])[\w-]{8}(?=\.)/, "-HASH"))
    .filter((path) => !path.includes("chunk-"));
}

function manifestOf(folder: string) {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

it("svc-sdk ships these files and no others", () => {
  expect(pathsOf(sdk.files)).toMatchInlineSnapshot(`
    [
      "LICENSE",
      "README.md",
      "THIRD_PARTY_NOTICES.md",
      "dist/cli/lazy/api.cjs",
      "dist/cli/lazy/app.cjs",
      "dist/cli/lazy/ascii.cjs",
      "dist/cli/lazy/auth.cjs",
      "dist/cli/lazy/browse.cjs",
      "dist/cli/lazy/built-in-spec.cjs",
      "dist/cli/lazy/ci.cjs",
      "dist/cli/lazy/cli-table3.cjs",
      "dist/cli/lazy/color.cjs",
      "dist/cli/lazy/commander.cjs",
      "dist/cli/lazy/compare-periods.cjs",
      "dist/cli/lazy/compare.cjs",
      "dist/cli/lazy/completion-commands.cjs",
      "dist/cli/lazy/conf.cjs",
      "dist/cli/lazy/config.cjs",
      "dist/cli/lazy/copy.cjs",
      "dist/cli/lazy/csv.cjs",
      "dist/cli/lazy/diff.cjs",
      "dist/cli/lazy/doctor-command.cjs",
      "dist/cli/lazy/doctor.cjs",
      "dist/cli/lazy/documents.cjs",
      "dist/cli/lazy/export.cjs",
      "dist/cli/lazy/failure.cjs",
      "dist/cli/lazy/field-lines.cjs",
      "dist/cli/lazy/field-names.cjs",
      "dist/cli/lazy/jq.cjs",
      "dist/cli/lazy/jq.wasm.br",
      "dist/cli/lazy/mcp-commands.cjs",
      "dist/cli/lazy/moments.cjs",
      "dist/cli/lazy/people.cjs",
      "dist/cli/lazy/profile.cjs",
      "dist/cli/lazy/programs.cjs",
      "dist/cli/lazy/prompts.cjs",
      "dist/cli/lazy/reading.cjs",
      "dist/cli/lazy/recent-items.cjs",
      "dist/cli/lazy/report.cjs",
      "dist/cli/lazy/schema.cjs",
      "dist/cli/lazy/sdk.cjs",
      "dist/cli/lazy/spec.cjs",
      "dist/cli/lazy/spinner.cjs",
      "dist/cli/lazy/string-width.cjs",
      "dist/cli/lazy/sync.cjs",
      "dist/cli/lazy/team-commands.cjs",
      "dist/cli/lazy/templates-commands.cjs",
      "dist/cli/lazy/templates.cjs",
      "dist/cli/lazy/topics.cjs",
      "dist/cli/lazy/watch-until.cjs",
      "dist/cli/lazy/when.cjs",
      "dist/cli/lazy/write-config.cjs",
      "dist/cli/lazy/yaml.cjs",
      "dist/cli/svc.cjs",
      "dist/man/svc.1",
      "dist/mcp/handlers.cjs",
      "dist/mcp/libraries.cjs",
      "dist/mcp/run-install.cjs",
      "dist/mcp/run-mcp.cjs",
      "dist/mcp/serve-http.cjs",
      "dist/mcp/store.cjs",
      "dist/mcp/svc-mcp.cjs",
      "dist/sdk/browser.cjs",
      "dist/sdk/browser.d.cts",
      "dist/sdk/browser.d.ts",
      "dist/sdk/browser.js",
      "dist/sdk/client.js",
      "dist/sdk/constants.js",
      "dist/sdk/index.cjs",
      "dist/sdk/index.d.cts",
      "dist/sdk/index.d.ts",
      "dist/sdk/index.js",
      "dist/sdk/is-svc-error-HASH.d.cts",
      "dist/sdk/node.cjs",
      "dist/sdk/node.cjs.map",
      "dist/sdk/node.js",
      "dist/sdk/node.js.map",
      "dist/sdk/paginator-HASH.d.cts",
      "dist/sdk/response-validation-HASH.d.cts",
      "dist/sdk/sync.cjs",
      "dist/sdk/sync.d.cts",
      "dist/sdk/sync.d.ts",
      "dist/sdk/sync.js",
      "dist/sdk/undici.cjs",
      "dist/sdk/undici.d.cts",
      "dist/sdk/undici.d.ts",
      "dist/sdk/undici.js",
      "dist/sdk/validate.cjs",
      "dist/sdk/validate.d.cts",
      "dist/sdk/validate.d.ts",
      "dist/sdk/validate.js",
      "package.json",
    ]
  `);
});

it("svc-server ships these files and no others", () => {
  // Packing adds the declarations, and the documentation (dist/site.json.br).
  expect(pathsOf(server.files).filter((path) => !/\.d\.c?ts$|site\.json\.br$/.test(path))).toMatchInlineSnapshot(`
    [
      "LICENSE",
      "README.md",
      "THIRD_PARTY_NOTICES.md",
      "bin/svc-server.cjs",
      "dist/audit.cjs",
      "dist/backup.cjs",
      "dist/coach.cjs",
      "dist/confusion.cjs",
      "dist/control-routes.cjs",
      "dist/dashboard.cjs",
      "dist/dashboard2.cjs",
      "dist/demo-calls.cjs",
      "dist/distribute.cjs",
      "dist/erase.cjs",
      "dist/evaluate.cjs",
      "dist/handler-listener.cjs",
      "dist/import-explain.cjs",
      "dist/import-questions.cjs",
      "dist/import.cjs",
      "dist/index.js",
      "dist/init.cjs",
      "dist/insight-confusion.cjs",
      "dist/job-metrics.cjs",
      "dist/job-thread.cjs",
      "dist/job-worker.cjs",
      "dist/keys.cjs",
      "dist/labels-0.jsonl.br",
      "dist/labels-1.jsonl.br",
      "dist/labels-2.jsonl.br",
      "dist/labels-3.jsonl.br",
      "dist/labels-4.jsonl.br",
      "dist/labels-5.jsonl.br",
      "dist/last-report.cjs",
      "dist/lenient-document.cjs",
      "dist/library.cjs",
      "dist/listen-for-jobs.cjs",
      "dist/main.cjs",
      "dist/measured-facts.cjs",
      "dist/meetings-0.jsonl.br",
      "dist/meetings-1.jsonl.br",
      "dist/meetings-2.jsonl.br",
      "dist/meetings-3.jsonl.br",
      "dist/meetings-4.jsonl.br",
      "dist/meetings-5.jsonl.br",
      "dist/metrics.cjs",
      "dist/migrate.cjs",
      "dist/msw.cjs",
      "dist/msw.js",
      "dist/open-api-document.cjs",
      "dist/organizations.cjs",
      "dist/organizations.jsonl.br",
      "dist/postgres-database.cjs",
      "dist/program.cjs",
      "dist/provider.lazy.cjs",
      "dist/read-docx.cjs",
      "dist/read-labeled-folder.cjs",
      "dist/read-table.cjs",
      "dist/read-xml.cjs",
      "dist/rehearse.cjs",
      "dist/report-confusion.cjs",
      "dist/report-handler.cjs",
      "dist/request-handler.cjs",
      "dist/retention.cjs",
      "dist/score-offline.cjs",
      "dist/seed-once.cjs",
      "dist/seed.cjs",
      "dist/serve.cjs",
      "dist/sessions-0.jsonl.br",
      "dist/speakers.cjs",
      "dist/store.cjs",
      "dist/surprise.cjs",
      "dist/swagger-ui-bundle.js",
      "dist/swagger-ui.css",
      "dist/trackers.cjs",
      "dist/upload-thread.cjs",
      "dist/users.cjs",
      "dist/verify-passkey.lazy.cjs",
      "dist/version.cjs",
      "dist/watch-folder.cjs",
      "dist/worker.cjs",
      "package.json",
    ]
  `);
});

it("svc-sdk installs nothing else and runs nothing while it is installed", () => {
  const manifest = manifestOf(".");
  expect(manifest.dependencies).toBeUndefined();
  // Given by the program that uses `svc-sdk/undici`, and never imported; needed by `svc sync` on a Node without SQLite.
  expect(manifest.peerDependencies).toEqual({ "@photostructure/sqlite": "^1.2.1", pg: "^8.16.0", undici: ">=7" });
  const isOptional = { optional: true };
  expect(manifest.peerDependenciesMeta).toEqual({
    "@photostructure/sqlite": isOptional,
    pg: isOptional,
    undici: isOptional,
  });
  expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
});

it.each([
  "dist/sdk/index.js",
  "dist/sdk/index.cjs",
  "dist/sdk/validate.js",
  "dist/sdk/validate.cjs",
  "dist/sdk/browser.js",
  "dist/sdk/browser.cjs",
  "dist/sdk/sync.js",
  "dist/sdk/sync.cjs",
])("%s, which every runtime may load, needs no module of Node and no package", async (path) => {
  const options = { bundle: true, write: false, metafile: true, outfile: "out.js", platform: "node" } as const;
  const { metafile } = await build({ entryPoints: [join(ROOT, path)], packages: "external", ...options });
  expect(metafile.outputs["out.js"]?.imports).toEqual([]);
});

it("one constant of svc-sdk costs a page nothing but itself", async () => {
  const contents = `import { MEETING_STATUSES } from "./dist/sdk/index.js"; console.log(MEETING_STATUSES);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
  });
  expect(outputFiles[0]?.text.length).toBeLessThan(150);
});

/**
 * Sizes in kB as they were last accepted, and what weighs there. A change may add 5 %; one that needs more accepts the new size here, and
 * says what it is for.
 */
const ACCEPTED_KB: [path: string, kB: number, what: string][] = [
  [
    "dist/sdk/client.js",
    75,
    "minified: the whole SDK for Deno, Bun, Workers and browsers, openapi-fetch and the proxy with it",
  ],
  [
    "dist/sdk/browser.js",
    66,
    "of which a page's bundler keeps a third; in lines, since their comments say what it may leave out",
  ],
  ["dist/sdk/node.js", 197, "not minified: stack traces of users show real names"],
  ["dist/sdk/undici.js", 12, "not minified: dispatch, decompression, and what errors of a network stack mean"],
  ["dist/sdk/validate.js", 36, "the schemas of all responses, and their validator"],
  [
    "dist/sdk/",
    931,
    "both module formats, twice for pages, declarations with the types of all paths, and the source maps of Node's builds, by lines",
  ],
  [
    "dist/cli/",
    1_600,
    "lazy chunks: a quarter is jq and YAML; each command group is loaded apart, and the SDK minified; `svc sync`, `report person` and the schemas are 75 kB, PostgreSQL 20",
  ],
  [
    "dist/mcp/",
    604,
    "the official SDK with zod, HTTP, and seven tools, with the manager's weekly report in get_team_stats; a copy as a store is a chunk of 53 kB",
  ],
  ["", 3_356, "all of it, with the man page and the notices of licenses"],
];
const ACCEPTED_TARBALL_KB = 1_250;
const SLACK = 1.05;

it.each(ACCEPTED_KB)("what svc-sdk ships of %j is at most 5 % larger than %d kB", (path, acceptedKb) => {
  const sizes = sdk.files.filter((file) => file.path.startsWith(path)).map((file) => file.size);
  expect(sizes).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size) / 1_000).toBeLessThan(acceptedKb * SLACK);
});

it("the source map of Node's build leads from a stack trace to the line of the source", () => {
  const code = `import { SvcClient } from ${JSON.stringify(join(ROOT, "dist/sdk/node.js"))}; new SvcClient({ timeoutMs: -1 });`;
  const { stderr } = spawnSync(process.execPath, ["--enable-source-maps", "--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  const [, place = "", line = ""] = /at expected \((.+?):(\d+):\d+\)/.exec(stderr) ?? [];
  const file = place.startsWith("file:") ? fileURLToPath(place) : place;
  expect(file).toBe(join(ROOT, "src/options/rules.ts"));
  expect(readFileSync(file, "utf8").split("\n")[Number(line) - 1]).toContain("new OptionsError");
});

it("the tarball of svc-sdk is at most 5 % larger than it was", () => {
  expect(sdk.size / 1_000).toBeLessThan(ACCEPTED_TARBALL_KB * SLACK);
});

it.each(["index", "browser", "undici", "validate"])(
  "the declarations of %s have the values of its module, and no others",
  (entry) => {
    const declarations = readFileSync(join(ROOT, `dist/sdk/${entry}.d.cts`), "utf8");
    const names = [...declarations.matchAll(/^export \{ (.*) \}/gm)].flatMap(([, list = ""]) => list.split(", "));
    const module = createRequire(import.meta.url)(join(ROOT, `dist/sdk/${entry}.cjs`));
    const values = names.filter((name) => !name.startsWith("type ")).map((name) => name.split(" ").at(-1));
    expect(values.sort()).toEqual(Object.keys(module).sort());
  },
);
