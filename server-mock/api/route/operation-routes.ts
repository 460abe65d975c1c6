import { OPERATIONS } from "../../generated/operations.ts";
import type { Handlers } from "../call.ts";
import type { Operation } from "../validate/read-input.ts";

/** Operations of a path by method. HEAD is handled as GET without a body. */
function operationsAt(path: string): Map<string, Operation> {
  const operations = OPERATIONS.filter((operation) => operation.path === path);
  const byMethod = new Map<string, Operation>(operations.map((operation) => [operation.method, operation]));
  const get = byMethod.get("GET");
  return get ? byMethod.set("HEAD", get) : byMethod;
}

/** Operations of a path in the spec, and the values of its parameters. */
interface Route {
  operations: Map<string, Operation>;
  values: Record<string, string>;
}

interface PathPattern {
  pattern: RegExp;
  operations: Map<string, Operation>;
}

const PATHS = [...new Set<string>(OPERATIONS.map(({ path }) => path))];
const FIXED = new Map(PATHS.filter((path) => !path.includes("{")).map((path) => [path, operationsAt(path)]));
const PATTERNS = PATHS.filter((path) => path.includes("{")).map((path): PathPattern => {
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  return { pattern, operations: operationsAt(path) };
});

/** Finds the route of a path. Only parameters may contain escapes. */
export function findRoute(path: string): Route | undefined {
  const fixed = FIXED.get(path);
  if (fixed) return { operations: fixed, values: {} };
  for (const { pattern, operations } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { operations, values: decoded(found.groups) };
  }
  return undefined;
}

/** Decodes the values; invalid escapes stay as they are. */
function decoded(values: Record<string, string> = {}): Record<string, string> {
  const pairs = Object.entries(values).map(([name, value]) => {
    try {
      return [name, decodeURIComponent(value)];
    } catch {
      return [name, value];
    }
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Methods for the Allow header. */
export function allowedMethods(operations: Map<string, Operation>): string {
  return [...operations.keys(), "OPTIONS"].join(", ");
}

/** Asserts that there is one handler per operation of the spec, also for callers without types. */
export function requireHandlers(handlers: Handlers): void {
  const known = new Set<string>(OPERATIONS.map((operation) => operation.id));
  const missing = [...known].filter((id) => !Object.hasOwn(handlers, id));
  const surplus = Object.keys(handlers).filter((id) => !known.has(id));
  if (missing.length > 0)
    throw new Error(`The spec's operation ${missing.join(", ")} has no implementation. Add it to the handlers.`);
  if (surplus.length > 0)
    throw new Error(
      `The operation ${surplus.join(", ")} is not in the spec. Describe it there, then run \`npm run generate\`.`,
    );
}
