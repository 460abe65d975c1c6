// The import rules. Each says why it is there.
const SOURCE = "^(src|core|copy|machine|design|cli|mcp|server-mock/(?!test|bundle)|examples)/";

// Each layer imports only itself and the layers before it, types included: what is low can be understood without what is high.
const SRC_LAYERS = [
  "generated/",
  "(types|operation-types|is-record|is-loopback|version|redact)\\.ts$",
  "normalize/",
  "errors/",
  "options/",
  "call/",
  "request/",
  "transport/",
  "pipeline/",
  "(api-call|send-call|http|read-body|validate-response)\\.ts$",
  "pagination/",
  "resources/",
  "sync/",
  "(client-setup\\.ts$|browser/)",
  "(client|svc-fetch)\\.ts$",
  "proxy/",
  "(index|undici|validate|browser|sync)\\.ts$",
];

/** The reference server from the bottom up: a layer imports what stands before it, type imports included. */
const SERVER_LAYERS = [
  "(generated/(operations|open-api|schema)|records/)",
  "(demo/(?!seed-demo)|coaching/)",
  "store/",
  "api/validate/(?!read-)",
  "generated/(request|response)-validators",
  "keys/",
  "team/administration/",
  "api/respond/api-error",
  "api/(faults|journal|lenient)/",
  "api/((accept|queue|respond|operate)/(?!api-error)|route/(?!request-handler)|validate/read-|[^/]+\\.ts$)",
  "api/(operations|control)/",
  "(library/builders/|team/import/|demo/seed-demo|jobs/)",
  "(library/(organization-handle|service)\\.ts|api/route/request-handler)",
  "dashboard/",
  "library/(reference-server|msw|index)\\.ts",
  "program/",
];

/** The dashboard, within its layer of the server. A page imports no other page. */
const DASHBOARD_LAYERS = [
  "session/",
  "security/",
  "(oidc|passkeys)/",
  "assets/",
  "views/",
  "visit/",
  "records/",
  "pages/",
  "(routes|render)\\.ts$",
  "answer\\.ts$",
  "dashboard\\.ts$",
];

const CLI_LAYERS = [
  "(version\\.ts$|generated/)",
  "vocabulary/",
  "text/",
  "context/",
  "errors/",
  "time/",
  "files/",
  "config/",
  "prompt/",
  "process/",
  "client/",
  "failure/",
  "output/",
  "people/",
  "watch/",
  "flags/",
  "features/",
  "commands/",
  "(program|run|app|main)\\.ts$",
];

const MCP_LAYERS = [
  "version\\.ts$",
  "text/",
  "errors/",
  "settings/",
  "input/",
  "response/",
  "context/",
  "service/",
  "template/",
  "transcript/",
  "meeting/",
  "report/",
  "statistics/",
  "insight/",
  "tools/",
  "registry/",
  "prompts/",
  "resources/",
  "protocol/",
  "stdio/",
  "http/",
  "install/",
  "(help|main|run-mcp|serve)\\.ts$",
];

function layerRules(tree, layers) {
  return layers.slice(0, -1).map((layer, index) => ({
    name: `${tree.replace(/\W/g, "")}-layer-${index + 1}`,
    comment: `A file of ${tree}${layer} may import only what stands before it in the list of layers.`,
    from: { path: `^${tree}${layer}` },
    to: { path: layers.slice(index + 1).map((higher) => `^${tree}${higher}`) },
  }));
}

/** A file outside the list of layers could import anything. `bundle/` is read by the build alone. */
function everyFileHasALayer(tree, layers) {
  return {
    name: `${tree.replace(/\W/g, "")}-files-have-a-layer`,
    comment: "A file outside the list of layers could import anything.",
    from: {},
    to: { path: `^${tree}`, pathNot: [...layers, "bundle/", "tsup\\.config"].map((layer) => `^${tree}${layer}`) },
  };
}

const RULES = [
  ...layerRules("src/", SRC_LAYERS),
  ...layerRules("server-mock/", SERVER_LAYERS),
  ...layerRules("server-mock/dashboard/", DASHBOARD_LAYERS),
  ...layerRules("cli/", CLI_LAYERS),
  ...layerRules("mcp/", MCP_LAYERS),
  everyFileHasALayer("src/", SRC_LAYERS),
  everyFileHasALayer("cli/", CLI_LAYERS),
  everyFileHasALayer("mcp/", MCP_LAYERS),
  {
    name: "dashboard-pages-apart",
    comment: "Pages share views and the visit, not each other; the table of routes gathers them.",
    from: { path: "^server-mock/dashboard/pages/([^/]+)/" },
    to: { path: "^server-mock/dashboard/pages/", pathNot: "^server-mock/dashboard/pages/$1/" },
  },
  {
    name: "cli-features-without-commander",
    comment: "What a command does can be used and tested without a command line.",
    from: { path: "^cli/(features|output|client)/" },
    to: { path: "node_modules/commander", reachable: true },
  },
  {
    name: "no-cycles-of-types",
    comment: "Types included: two files that need each other's types are one, or share a third.",
    from: { path: "^(src|core|copy|machine|design|cli|mcp|server-mock/(?!test|bundle)[^/]+)/" },
    to: { circular: true },
  },
  {
    name: "no-cycles",
    comment: "A cycle means that two files are one, or that the shared part wants a file of its own.",
    from: { path: SOURCE },
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "generated-behind-its-tables",
    comment:
      "What is generated may change shape; the SDK's own files know its types, and the rest through the operation table alone.",
    from: {
      path: "^src/",
      pathNot:
        "^src/(http|operation-types|read-body|validate|resources/(list|wait-for-meeting)|proxy/[\\w-]+)\\.ts$|^src/generated/",
    },
    to: { path: "^(src|spec)/generated/", pathNot: "^src/generated/(enums|models)\\.ts$" },
  },
  {
    name: "postgres-loaded-when-needed",
    comment: "A server on a file starts without the client of PostgreSQL.",
    from: { path: "^server-mock/", pathNot: "^server-mock/(store/postgres-|jobs/listen-for-jobs|test/)" },
    to: {
      path: "^server-mock/(store/postgres-|jobs/listen-for-jobs)|node_modules/pg/",
      dependencyTypesNot: ["dynamic-import", "type-only"],
    },
  },
  {
    name: "lazy-parts-of-the-server",
    comment:
      "A server starts without them: the first response needs none of them, and each takes as long to load as SQLite.",
    from: {
      path: "^server-mock/",
      pathNot:
        "^server-mock/(coaching/(offline|evaluate)|api/control|dashboard|demo|team/import|api/lenient|test)/|^server-mock/jobs/estimate-reports",
    },
    to: {
      path: "^spec/generated/open-api-document|^server-mock/(coaching/(offline/(score-offline|prepare-call)|model/model-scorer)|api/control/|dashboard/dashboard|demo/(?!default-size|seed-demo)|generated/response-validators|team/import/import-rows|api/lenient/(surprise|lenient-document)\\.)",
      dependencyTypesNot: ["dynamic-import", "type-only"],
    },
  },
  {
    name: "server-commands-by-name",
    comment: "Of fifteen commands a process runs one.",
    from: { path: "^server-mock/program/command-table" },
    to: { path: "^server-mock/", dependencyTypesNot: ["dynamic-import", "type-only"] },
  },
  {
    name: "openapi-fetch-in-one-file",
    comment: "It is finished upstream: the file that replaces it is the file that imports it (docs/ARCHITECTURE.md).",
    from: { pathNot: "^(src/request/fetch-client\\.ts$|tools/)" },
    to: { path: "node_modules/openapi-fetch" },
  },
  {
    name: "sdk-stands-alone",
    comment: "The SDK is what everything else is built on.",
    from: { path: "^src/" },
    to: { path: "^(core|copy|machine|design|cli|mcp|server-mock|examples|test|scripts|tools)/|^spec/surfaces" },
  },
  {
    name: "sdk-runs-everywhere",
    comment:
      "Browsers, Deno, Bun and Workers have no node: modules; the one transport that does is chosen by export conditions.",
    from: { path: "^src/", pathNot: "^src/transport/node-" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "sdk-through-its-entry",
    comment: "The command line, the tool server and the examples use the SDK as its users do.",
    from: { path: "^(core|copy|cli|mcp|examples)/" },
    to: { path: "^src/", pathNot: "^src/(index|browser|sync)\\.ts$" },
  },
  {
    name: "surfaces-apart",
    comment: "Command line, tool server and examples share the SDK, not each other.",
    from: { path: "^(cli|mcp)/" },
    to: { path: "^(cli|mcp|examples|server-mock)/", pathNot: "^$1/" },
  },
  {
    name: "copy-knows-no-surface",
    comment: "A copy is kept and read alike by the command line and the tool server.",
    from: { path: "^copy/" },
    to: { path: "^(design|cli|mcp|examples|server-mock)/" },
  },
  {
    name: "machine-is-a-leaf",
    comment:
      "What asks the machine: which processes run, locks between them. Server and command line share it, and nothing by it.",
    from: { path: "^machine/" },
    to: { path: "^(src|core|copy|design|cli|mcp|examples|server-mock)/" },
  },
  {
    name: "core-is-a-leaf",
    comment:
      "Figures, periods and people are the same to every surface, and know none of them; the server must not get the client's shapes with them.",
    from: { path: "^core/" },
    to: { path: "^(src|copy|machine|design|cli|mcp|examples|server-mock)/" },
  },
  {
    name: "design-is-a-leaf",
    comment:
      "One look for reports and pages, drawn from the core's figures in its words: it knows neither where they come from nor Node.",
    from: { path: "^design/" },
    to: { pathNot: "^(design|core/(words|figures|formats|text|report))/" },
  },
  {
    name: "server-shares-only-the-spec",
    comment: "A server built on the client's code would agree with the client's mistakes.",
    from: { path: "^server-mock/(?!test/)" },
    // The protocol is what each side checks of the other. The domain (core/) is one: two definitions of a mean are no check.
    to: { path: "^(src|copy|cli|mcp|examples)/" },
  },
  {
    name: "no-own-barrel",
    comment: "A folder's files import each other, not the entry that gathers them.",
    from: { path: "^src/(?!index\\.ts)" },
    to: { path: "^src/index\\.ts$" },
  },
  {
    name: "no-dev-code-in-what-ships",
    comment: "Tests and scripts are not part of any package.",
    from: {
      path: "^(src|core|copy|machine|design|cli|mcp|server-mock/(?!test|bundle))/?",
      pathNot: "^(cli|mcp)/bundle/",
    },
    to: { path: "^(test|scripts|server-mock/test|tools)/" },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: RULES.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|coverage)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".mjs", ".cjs", ".js", ".json"],
    },
  },
};
