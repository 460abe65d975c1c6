import { OPERATIONS } from "../generated/operations.ts";
import type { Handlers } from "./call.ts";
import type { Operation } from "./read-input.ts";

/** A path of the spec as Hono writes it: `/templates/{id}` is `/templates/:id`. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** The operations of a path by method. HEAD is handled as GET; Hono removes the body. */
export function operationsAt(path: string): Map<string, Operation> {
  const operations = OPERATIONS.filter((operation) => operation.path === path);
  const byMethod = new Map<string, Operation>(operations.map((operation) => [operation.method, operation]));
  const get = byMethod.get("GET");
  return get ? byMethod.set("HEAD", get) : byMethod;
}

/** Methods as the Allow header lists them. */
export function allowedMethods(operations: Map<string, Operation>): string {
  return [...operations.keys(), "OPTIONS"].join(", ");
}

/** Asserts one handler per operation of the spec, for callers without types too. */
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
