import type { Row } from "./service/organization.ts";

/** Names in another spelling, at every depth. */
export function renameAll(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameAll(item, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Row).map(([name, item]) => [rename(name), renameAll(item, rename)]),
  );
}

export const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
export const pascalCase = (name: string): string => camelCase(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());
export const kebabCase = (name: string): string => name.replaceAll("_", "-");
