import { OPERATIONS } from "../generated/operations.ts";
import type { Handlers } from "./call.ts";

/** A path of the spec as Hono writes it: `/templates/{id}` is `/templates/:id`. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** The methods of a path, as the Allow header lists them. */
export function allowedMethods(path: string): string {
  const methods: string[] = OPERATIONS.filter((operation) => operation.path === path).map(
    (operation) => operation.method,
  );
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/** The types demand one handler per operation of the spec; this holds for callers without types too. */
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
