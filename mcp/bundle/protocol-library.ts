import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import ts from "typescript";

/**
 * What the protocol library brings and this server never calls. Nothing that it does is changed: what is left out is left out by the
 * bundler, or refuses to work.
 */
export const withoutTheUnused: Plugin = {
  name: "protocol-library-without-the-unused",
  setup(build) {
    // Ajv validates answers to questions that a server puts to its user. This one puts none, and Ajv is a third of the bundle.
    build.onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, ({ path: name }) => ({
      path: name,
      namespace: "platform",
    }));
    build.onLoad({ filter: /.*/, namespace: "platform" }, () => ({
      contents: PLATFORM,
      resolveDir: import.meta.dirname,
    }));
    // A schema for each of the protocol's types, built at every start for programs that check such values themselves.
    build.onLoad({ filter: /@modelcontextprotocol[\\/]core[\\/]dist[\\/].*\.mjs$/ }, async ({ path: file }) => ({
      contents: markSchemasPure(await readFile(file, "utf8")),
    }));
    build.onLoad({ filter: /@modelcontextprotocol[\\/]server[\\/]dist[\\/]src-.*\.mjs$/ }, async ({ path: file }) => ({
      contents: withoutRegistrations(await readFile(file, "utf8")),
    }));
  },
};

const PLATFORM = `
export { default as process } from "node:process";
export class DefaultJsonSchemaValidator {
  getValidator() {
    throw new Error("This server validates no answers of its user.");
  }
}
`;

/** Tells the bundler that building a schema does nothing else: it leaves out those that nobody uses. */
function markSchemasPure(code: string): string {
  const source = ts.createSourceFile("schemas.mjs", code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const calls = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer && ts.isCallExpression(initializer) ? [initializer] : []));
  return calls.reduceRight((text, call) => {
    const start = call.getStart(source);
    return `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, call.end)})()${text.slice(call.end)}`;
  }, code);
}

const REGISTRATIONS = [
  "for (const key of SPEC_SCHEMA_KEYS) register(key, schemas_exports[key]);",
  "for (const [key, schema] of Object.entries(authSchemas)) register(key, schema);",
];

/** Without the loops that fill `specTypeSchemas` and `isSpecType`, two exports that this program does not import. */
function withoutRegistrations(code: string): string {
  return REGISTRATIONS.reduce((text, loop) => {
    if (!text.includes(loop)) throw new Error(`@modelcontextprotocol/server has changed: \`${loop}\` is gone.`);
    return text.replace(loop, "");
  }, code);
}
