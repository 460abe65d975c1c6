import { InvalidArgumentError } from "commander";
import { createClientAddressOf } from "../http/client-address.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Permission } from "../resources.ts";

const MAX_PORT = 65_535;
const PERMISSIONS: readonly Permission[] = ["read", "write", "admin"];

export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT) throw new InvalidArgumentError(`Expected a port from 0 to ${MAX_PORT}.`);
  return port;
}

export function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Expected a whole number, 0 or more.");
  return Number(text);
}

export function parsePoolSize(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError("Expected a whole number from 1 to 999.");
  return Number(text);
}

export function parseName(text: string): string {
  if (text.trim() === "") throw new InvalidArgumentError("Expected a text that is not blank.");
  return text;
}

export function parsePermissions(text: string): Permission[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !PERMISSIONS.some((permission) => permission === name));
  if (unknown.length > 0)
    throw new InvalidArgumentError(`Expected one or more of ${PERMISSIONS.join(", ")}, got \`${unknown.join(", ")}\`.`);
  return names as Permission[];
}

export function parseList(text: string): string[] {
  return text.split(",").map((item) => item.trim());
}

export function parseProxies(text: string): string[] {
  const proxies = parseList(text);
  try {
    createClientAddressOf(proxies);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
  return proxies;
}

export function parseRateLimit(text: string): RateLimit {
  const [, requests, windowSeconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (!requests || !windowSeconds) throw new InvalidArgumentError("Expected requests per seconds, such as 600/60.");
  return { requests: Number(requests), windowSeconds: Number(windowSeconds) };
}
