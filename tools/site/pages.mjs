// The contents of the site: every page by the file that it is made from. A page that is not listed here is not on the site, and a
// file that is listed and gone fails the build.

/** @typedef {{ file: string, url: string, title?: string }} Page A file of the repository, and its address on the site. */

/** Sections of the navigation, in their order. `open` ones show their pages everywhere. */
export const SECTIONS = [
  {
    title: "Start",
    pages: [
      { file: "docs/README.md", url: "", title: "Overview" },
      { file: "docs/start.md", url: "start/", title: "Five minutes" },
      { file: "docs/operations.md", url: "operations/", title: "Operations" },
    ],
  },
  {
    title: "Recipes",
    pages: [
      { file: "docs/recipes/lists.md", url: "recipes/lists/", title: "Read a whole list" },
      { file: "docs/recipes/errors.md", url: "recipes/errors/", title: "Handle errors" },
      { file: "docs/recipes/export.md", url: "recipes/export/", title: "Export, and resume" },
      { file: "docs/recipes/sqlite.md", url: "recipes/sqlite/", title: "Sync to SQLite" },
      { file: "docs/recipes/weekly-gate.md", url: "recipes/weekly-gate/", title: "Weekly gate, Slack" },
      { file: "docs/recipes/widget.md", url: "recipes/widget/", title: "Widget in a page" },
      { file: "docs/recipes/nextjs.md", url: "recipes/nextjs/", title: "Next.js" },
      { file: "docs/recipes/express.md", url: "recipes/express/", title: "Express" },
      { file: "docs/recipes/hono.md", url: "recipes/hono/", title: "Hono" },
      { file: "docs/recipes/vitest.md", url: "recipes/vitest/", title: "Tests with Vitest" },
      { file: "docs/recipes/jest.md", url: "recipes/jest/", title: "Tests with Jest" },
      { file: "docs/recipes/msw.md", url: "recipes/msw/", title: "Tests with msw" },
      { file: "docs/recipes/python.md", url: "recipes/python/", title: "Python" },
      { file: "docs/recipes/proxy.md", url: "recipes/proxy/", title: "Behind a proxy" },
      { file: "docs/recipes/opentelemetry.md", url: "recipes/opentelemetry/", title: "OpenTelemetry" },
    ],
  },
  {
    title: "Reference",
    pages: [
      { file: "docs/api.md", url: "reference/api/", title: "All methods" },
      { file: "docs/sdk.md", url: "reference/sdk/", title: "SDK" },
      { file: "docs/cli.md", url: "reference/cli/", title: "Command line" },
      { file: "docs/mcp.md", url: "reference/tools/", title: "Tool server" },
      { file: "docs/dialects.md", url: "reference/dialects/", title: "Dialects" },
    ],
  },
  {
    title: "Guides",
    pages: [
      { file: "docs/ci.md", url: "guides/ci/", title: "Reports in CI" },
      { file: "docs/server.md", url: "guides/server/", title: "Running the server" },
      { file: "docs/scale.md", url: "guides/scale/", title: "More than one machine" },
      { file: "server-mock/README.md", url: "guides/server-in-tests/", title: "The server in tests" },
      { file: "docs/coaching.md", url: "guides/coaching/", title: "How reports are made" },
      { file: "docs/coaching-figures.md", url: "guides/coaching-figures/", title: "How good they are" },
      { file: "examples/README.md", url: "guides/examples/", title: "Examples" },
      { file: "docs/benchmarks.md", url: "guides/benchmarks/", title: "Benchmarks" },
    ],
  },
  {
    title: "Project",
    pages: [
      { file: "docs/policy.md", url: "project/policy/", title: "Versions and support" },
      { file: "docs/migration.md", url: "project/migration/", title: "Migration" },
      { file: "CHANGELOG.md", url: "project/changelog/", title: "Changelog" },
      { file: "SECURITY.md", url: "project/security/", title: "Security" },
      { file: "CONTRIBUTING.md", url: "project/contributing/", title: "Contributing" },
      { file: "docs/ARCHITECTURE.md", url: "project/architecture/", title: "Architecture" },
      { file: "docs/decisions/README.md", url: "decisions/", title: "Decisions" },
    ],
  },
];

/**
 * Every page of the site: those of the navigation, and each decision record.
 *
 * @param {Iterable<string>} files paths of the repository
 * @returns {Page[]}
 */
export function listPages(files) {
  const records = [...files].filter((file) => /^docs\/decisions\/\d{4}-[^/]+\.md$/.test(file)).sort();
  return [
    ...SECTIONS.flatMap(({ pages }) => pages),
    ...records.map((file) => ({ file, url: `decisions/${file.slice("docs/decisions/".length, -".md".length)}/` })),
  ];
}
