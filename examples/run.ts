import type { ClientOptions } from "../src/index.ts";

// SERVICE_API_KEY=svc_live_… SERVICE_API_URL=https://…/api/v1 npx tsx examples/run.ts paging
const EXAMPLES: Record<string, () => Promise<{ run(options: ClientOptions): Promise<unknown> }>> = {
  "change-safely": () => import("./change-safely.ts"),
  "copy-in-sqlite": () => import("./copy-in-sqlite.ts"),
  errors: () => import("./errors.ts"),
  "export-to-file": () => import("./export-to-file.ts"),
  "keep-a-copy": () => import("./keep-a-copy.ts"),
  paging: () => import("./paging.ts"),
  "retries-and-deadlines": () => import("./retries-and-deadlines.ts"),
  templates: () => import("./templates.ts"),
  tracing: () => import("./tracing.ts"),
};

const { SERVICE_API_KEY: apiKey = "", SERVICE_API_URL: baseUrl = "" } = process.env;
const load = EXAMPLES[process.argv[2] ?? ""];
if (load) {
  console.log(await (await load()).run({ apiKey, baseUrl }));
} else {
  console.error(`Name an example: ${Object.keys(EXAMPLES).join(", ")}.`);
  process.exitCode = 2;
}
