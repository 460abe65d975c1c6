import ts from "typescript";
import { listProxyOperations } from "../../../src/proxy/match-operation.ts";
import { find, type PublicApi, type PublicSymbol } from "./public-api.ts";
import { type PublicMember, signatureOf } from "./public-member.ts";
import { operationOf } from "./resource-sections.ts";

const INTRODUCTION = `<!-- Generated from the types by \`npm run generate\`. Do not edit. -->

# All methods

Every method and function of \`svc-sdk\` with its types. What each one does, and every option, is in [the SDK](sdk.md).

\`\`\`ts
import { SvcClient } from "svc-sdk";

const svc = new SvcClient(); // reads SERVICE_API_KEY and SERVICE_API_URL
\`\`\`

A \`Paginator\` is a list: awaited, its first page; in \`for await\`, every item. An \`ApiCall\` is a promise that also has \`withResponse()\`.`;

const TYPES = `## Types

[Objects of the API](sdk.md#objects-of-the-api) such as \`Meeting\`, [query parameters](sdk.md#query-parameters) such as \`ListMeetingsQuery\`,
[constants](sdk.md#constants), [other types](sdk.md#other-types), [errors](sdk.md#errors). Every declaration is in
[\`spec/public/svc-sdk.md\`](../spec/public/svc-sdk.md).
`;

/** Functions of the other entry points, by import. */
const FUNCTIONS = {
  "svc-sdk": ["createProxy", "createSvcFetch", "isSvcError"],
  "svc-sdk/browser": ["createBrowserClient", "paginate"],
  "svc-sdk/sync": ["sync"],
  "svc-sdk/undici": ["createUndiciTransport"],
  "svc-sdk/validate": ["validateResponses"],
} as const;

/** Every method and function with its types, one per line, to search or to give to an assistant. */
export function methodList(api: PublicApi): string {
  const client = find(api, "SvcClient");
  const functions = Object.entries(FUNCTIONS).map(([entry, names]) => {
    const lines = [...names, ...(entry === "svc-sdk/browser" ? listProxyOperations() : [])].map((name) => {
      const { declaration } = find(api, name);
      return `- \`${ts.isFunctionDeclaration(declaration) ? signatureOf(name, declaration) : name}\``;
    });
    return `## \`${entry}\`\n\n${lines.join("\n")}`;
  });
  return [
    INTRODUCTION,
    "## `svc`",
    methodLines("svc", client),
    ...resourceLists("svc", client, api),
    ...functions,
    TYPES,
  ].join("\n\n");
}

function resourceLists(path: string, { members }: PublicSymbol, api: PublicApi): string[] {
  return members.flatMap(({ name, type }) => {
    const resource = api.get(type);
    if (resource?.kind !== "class") return [];
    const inner = `${path}.${name}`;
    const lines = methodLines(inner, resource);
    return [...(lines ? [`## \`${inner}\`\n\n${lines}`] : []), ...resourceLists(inner, resource, api)];
  });
}

function methodLines(path: string, { members }: PublicSymbol): string {
  const methods = members.filter(({ kind, name }) => kind === "method" && name !== "toJSON");
  return methods.map((method) => methodLine(path, method)).join("\n");
}

function methodLine(path: string, { signature, declaration }: PublicMember): string {
  const operation = operationOf(declaration);
  return `- \`${path}.${signature}\`${operation ? ` calls \`${operation.method} ${operation.path}\`` : ""}`;
}
