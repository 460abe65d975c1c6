import { join } from "node:path";
import ts from "typescript";
import { listProxyOperations } from "../../src/proxy/match-operation.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { fillDocument } from "./marked-parts.ts";
import { constantTable, functionTable, memberTable, modelTable, typeTable } from "./sdk-docs/data-tables.ts";
import { errorMemberTable, errorTable } from "./sdk-docs/error-tables.ts";
import { methodList } from "./sdk-docs/method-list.ts";
import { filterTable, optionTable } from "./sdk-docs/option-tables.ts";
import { find, type PublicApi, readPublicApi } from "./sdk-docs/public-api.ts";
import { methodTable, resourceSections } from "./sdk-docs/resource-sections.ts";

const ROOT = join(import.meta.dirname, "../..");
const ENTRIES = ["src/index.ts", "src/browser.ts", "src/undici.ts", "src/validate.ts", "src/sync.ts"].map((entry) =>
  join(ROOT, entry),
);

/** Not documented again: the methods of a promise. */
const OF_A_PROMISE = ["then", "catch", "finally"];

/** The SDK reference, from types and TSDoc: the generated parts of docs/sdk.md. */
export async function generateSdkDocs(): Promise<GeneratedFile[]> {
  const api = readSdk();
  return [await fillDocument("docs/sdk.md", writeParts(api)), { path: "docs/api.md", text: methodList(api) }];
}

/** Reads everything that users can import. */
export function readSdk(): PublicApi {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ENTRIES }, ts.sys, ROOT);
  return readPublicApi(ts.createProgram(ENTRIES, options), ENTRIES, ROOT);
}

function writeParts(api: PublicApi): Record<string, string> {
  return {
    client: methodTable(find(api, "SvcClient")) ?? "",
    "raw-request": optionTable(api, ["RawRequest"]),
    "client-options": optionTable(api, ["ClientOptions", "CacheOptions"]),
    "call-options": optionTable(api, ["CommonOptions", "Hooks", "RequestOptions"]),
    "list-options": optionTable(api, ["ListOptions"]),
    "get-many-options": optionTable(api, ["GetManyOptions"]),
    "wait-for-options": optionTable(api, ["WaitForOptions"]),
    resources: resourceSections(api),
    filters: filterTable(api),
    calls: memberTable(api, ["ApiCall", "WithResponse", "ResponseInfo", "ResponseHeaders"], OF_A_PROMISE),
    lists: memberTable(api, ["Paginator", "Page", "PageIterator", "ItemIterator", "PaginationSummary"], OF_A_PROMISE),
    events: memberTable(api, ["RequestEvent", "ResponseEvent", "RetryEvent", "HeaderContext"]),
    logger: memberTable(api, ["Logger"]),
    "svc-fetch": [
      functionTable(api, ["createSvcFetch"]),
      memberTable(api, ["SvcFetch", "SvcFetchMiddleware", "SvcFetchContext"]),
    ].join("\n\n"),
    proxy: [functionTable(api, ["createProxy"]), optionTable(api, ["ProxyOptions"])].join("\n\n"),
    browser: [
      functionTable(api, ["createBrowserClient", "paginate", ...listProxyOperations()]),
      optionTable(api, ["BrowserClientOptions", "BrowserRequestOptions"]),
      memberTable(api, ["ListPage"]),
    ].join("\n\n"),
    errors: [functionTable(api, ["isSvcError"]), errorTable(api), errorMemberTable(api)].join("\n\n"),
    constants: constantTable(api),
    models: modelTable(api),
    types: typeTable(api),
    undici: [
      functionTable(api, ["createUndiciTransport"]),
      memberTable(api, ["UndiciDispatcher", "CustomTransport"]),
    ].join("\n\n"),
    sync: [
      functionTable(api, ["sync"]),
      optionTable(api, ["SyncOptions"]),
      memberTable(api, ["SyncBatch", "SyncState", "SyncWindow", "SyncEntry", "SyncStore", "SyncResource"]),
    ].join("\n\n"),
    validate: [functionTable(api, ["validateResponses"]), memberTable(api, ["ResponseValidation"])].join("\n\n"),
  };
}
