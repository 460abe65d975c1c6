/**
 * For each tree: mutated files, tests that must notice, and the minimum score in percent. The tests start no process and no server on a
 * port: they run once for every mutant.
 */
export const TREES = {
  src: {
    mutate: [
      "src/pipeline/retry-*.ts",
      "src/pipeline/with-retry.ts",
      "src/call/*.ts",
      "src/pagination/*.ts",
      "src/errors/*.ts",
      "src/redact.ts",
    ],
    tests: ["test/sdk/**/*.test.ts", "test/dialects/sdk.test.ts"],
    floor: 95,
  },
  cli: {
    mutate: [
      "cli/{text,time,errors,config,files,failure,client,output,flags,features,commands,people,prompt,watch}/**/*.ts",
      "!**/*.lazy.ts",
    ],
    tests: ["test/cli/*.test.ts", "test/copy/{profile-copy,sync}.test.ts", "test/pairs/*.test.ts"],
    floor: 85,
  },
  core: {
    mutate: ["core/**/*.ts"],
    tests: [
      "test/{contract,core,pairs}/**/*.test.ts",
      "test/{cli,mcp}/*.test.ts",
      "server-mock/test/{calls,coaching,import}/**/*.test.ts",
    ],
    floor: 85,
  },
  mcp: {
    mutate: [
      "mcp/{context,errors,text,input,response,service,tools,template,transcript,registry,settings}/**/*.ts",
      "mcp/{insight,meeting,prompts,report,resources,statistics}/**/*.ts",
      "!**/*.lazy.ts",
    ],
    tests: ["test/mcp/*.test.ts"],
    floor: 85,
  },
  "server-mock": {
    mutate: ["server-mock/{api,jobs,keys,library,records,store,team}/**/*.ts", "!**/migrations.ts"],
    tests: ["server-mock/test/**/*.test.ts", "!**/chaos/**"],
    floor: 85,
  },
  coaching: {
    mutate: ["server-mock/coaching/**/*.ts"],
    tests: ["server-mock/test/{coaching,jobs}/*.test.ts"],
    floor: 85,
  },
  dashboard: {
    mutate: ["server-mock/dashboard/**/*.ts"],
    tests: ["server-mock/test/dashboard/*.test.ts"],
    floor: 85,
  },
};

/** Where numbers have names, and the tests that must notice when one is another: as many as possible in each tree. */
export const LIMITS = {
  src: {
    mutate: ["src/**/*.ts", "!src/generated/**"],
    tests: [...TREES.src.tests, "test/contract/*.test.ts"],
    // The limits of the transport are noticed by its own tests alone, which open sockets.
    slow: ["test/sdk/{browser-build,dropped-calls,tracing}.test.ts"],
    floor: 85,
  },
  cli: { mutate: ["cli/**/*.ts"], tests: TREES.cli.tests, floor: 85 },
  mcp: { mutate: ["mcp/**/*.ts"], tests: TREES.mcp.tests, floor: 85 },
  core: { mutate: ["core/**/*.ts"], tests: TREES.core.tests, floor: 85 },
  "server-mock": {
    mutate: ["server-mock/**/*.ts", "!server-mock/{test,dist,node_modules,generated}/**", "!**/migrations.ts"],
    tests: TREES["server-mock"].tests,
    floor: 85,
  },
};

/** Tests of what is built: they start processes or browsers, and would notice no mutant. */
export const SLOW_TESTS = [
  "test/sdk/transport/**/*.test.ts",
  "test/sdk/{browser-build,dropped-calls,tracing}.test.ts",
  "test/cli/{network,report-browser,mcp,terminal,canary,process,config-processes,export-kill}.test.ts",
  "test/mcp/{ablation,built-server,clients,documentation,fuzz,generated-files,install,process,samples}.test.ts",
  "server-mock/test/{commands,erase-killed,demo*,documented-commands,durability,fuzz,integrator,migrations,operators-guide,reference-page,several-processes}.test.ts",
  // Minutes of scoring, for figures that a mutant hardly moves.
  "server-mock/test/coaching/{evaluate,independent,insights,litellm}.test.ts",
];
