import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import ts from "typescript";

/**
 * Drops the parts of the protocol library that this server never calls. Behavior does not change: unused code is tree-shaken, or throws
 * when called.
 */
export const withoutTheUnused: Plugin = {
  name: "protocol-library-without-the-unused",
  setup(build) {
    // Ajv would be a third of the bundle.
    build.onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, ({ path: name }) => ({
      path: name,
      namespace: "platform",
    }));
    build.onLoad({ filter: /.*/, namespace: "platform" }, () => ({
      contents: PLATFORM,
      resolveDir: import.meta.dirname,
    }));
    // One schema per protocol type, built at every start for programs that validate such values themselves.
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
    throw new Error("JSON Schema validation is not part of this bundle.");
  }
}
`;

/** Marks schema construction as pure, so that the bundler drops unused schemas. */
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

/** Removes the loops that fill `specTypeSchemas` and `isSpecType`, two exports that this program does not import. */
function withoutRegistrations(code: string): string {
  return REGISTRATIONS.reduce((text, loop) => {
    if (!text.includes(loop)) throw new Error(`@modelcontextprotocol/server has changed: \`${loop}\` is gone.`);
    return text.replace(loop, "");
  }, code);
}
