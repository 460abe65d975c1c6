import { InvalidArgumentError } from "commander";
import { createClientAddressOf } from "../api/accept/client-address.ts";
import { SURPRISES, type Surprise } from "../api/lenient/surprises.ts";
import type { RateLimit } from "../api/queue/rate-limit.ts";
import { parseTime } from "../api/validate/timestamps.ts";
import type { Permission } from "../records/resources.ts";

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

/** Parses `7d`, `12h` or a time; the clock is supplied later. */
export function parseSince(text: string): (now: Date) => Date {
  if (DURATION.test(text)) return (now) => new Date(now.getTime() - parseDuration(text));
  const time = parseTime(text);
  if (!time) throw new InvalidArgumentError("Expected 7d, 12h, or a time such as 2026-11-01T09:30:00Z.");
  return () => time;
}

/** Parses a time that is written as ISO 8601. */
export function parseStart(text: string): string {
  const time = parseTime(text);
  if (!time) throw new InvalidArgumentError("Expected a time such as 2026-11-01T09:30:00Z.");
  return time.toISOString();
}

/** Collects the values of a flag that is given several times. */
export const parseRepeated = (value: string, earlier: readonly string[]): string[] => [...earlier, value];

export function parseName(text: string): string {
  const name = text.trim();
  if (name === "") throw new InvalidArgumentError("Expected a text that is not blank.");
  return name;
}

export const parsePermissions = (text: string): Permission[] => parseSome(text, PERMISSIONS);
export const parseSurprises = (text: string): Surprise[] => parseSome(text, SURPRISES);

/** Parses a list of some of the known names. */
function parseSome<Name extends string>(text: string, known: readonly Name[]): Name[] {
  const names = parseList(text);
  const unknown = names.filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0)
    throw new InvalidArgumentError(`Expected one or more of ${known.join(", ")}, got \`${unknown.join(", ")}\`.`);
  return names as Name[];
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

/** Parses an origin: the dashboard is served at the root of its host. */
export function parsePublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== "/" ||
    url.search !== "" ||
    url.hash !== "" ||
    url.username !== ""
  )
    throw new InvalidArgumentError("Expected an address without a path, such as https://coaching.example.com.");
  return url.origin;
}

export function parseRateLimit(text: string): RateLimit {
  const [, requests, windowSeconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (!requests || !windowSeconds) throw new InvalidArgumentError("Expected requests per seconds, such as 600/60.");
  return { requests: Number(requests), windowSeconds: Number(windowSeconds) };
}

const DURATION = /^(\d{1,6})([hd])$/;

/** Parses `24h` or `90d` into milliseconds. */
export function parseDuration(text: string): number {
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError("Expected hours or days, such as 24h or 90d.");
  return Number(count) * (unit === "h" ? 3_600_000 : 86_400_000);
}

/** Parses a time, or a duration from now in milliseconds; null for `never`. */
export function parseExpiry(text: string): Date | number | null {
  if (text === "never") return null;
  if (DURATION.test(text)) return parseDuration(text);
  const time = parseTime(text);
  if (!time)
    throw new InvalidArgumentError("Expected a duration such as 90d, a time such as 2027-01-31T00:00:00Z, or never.");
  return time;
}

/** Parses days; null for `forever`. */
export function parseRetention(text: string): number | null {
  if (text === "forever") return null;
  const [, days] = /^([1-9]\d{0,4})d$/.exec(text) ?? [];
  if (days === undefined) throw new InvalidArgumentError("Expected days such as 365d, or forever.");
  return Number(days);
}
