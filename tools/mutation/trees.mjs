/**
 * What is mutated in each tree, which tests have to notice, and the lowest score in percent. The tests start no process and no server on
 * a port: they run once for every mutant.
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
    tests: ["test/sdk/**/*.test.ts"],
    floor: 95,
  },
  cli: {
    mutate: [
      "cli/{text,time,errors,config,files,failure,client,output,flags,features,commands}/**/*.ts",
      "analysis/**/*.ts",
      "!**/*.lazy.ts",
    ],
    tests: ["test/cli/*.test.ts", "test/analysis/**/*.test.ts"],
    floor: 85,
  },
  mcp: {
    mutate: ["mcp/{text,input,response,service,tools,template,transcript,registry,settings}/**/*.ts"],
    tests: ["test/mcp/*.test.ts"],
    floor: 85,
  },
  "server-mock": {
    mutate: [
      "server-mock/src/{errors,keys,validation,http,operations,store,faults,import}/**/*.ts",
      "!**/migrations/**",
    ],
    tests: ["server-mock/test/*.test.ts"],
    floor: 85,
  },
};

/** Tests that start processes, browsers or databases, or read what is built. */
export const SLOW_TESTS = [
  "test/sdk/transport/**/*.test.ts",
  "test/sdk/{browser-build,dropped-calls,tracing}.test.ts",
  "test/cli/{network,report-browser,mcp,terminal,canary,process,completion,config-processes,export-kill,docs,tools}.test.ts",
  "test/mcp/{ablation,built-server,clients,documentation,fuzz,generated-files,install,process,samples}.test.ts",
  "server-mock/test/{behind-a-proxy,commands,demo*,documented-commands,durability,fuzz,integrator,migrations,operators-guide,reference-page,several-processes}.test.ts",
];
