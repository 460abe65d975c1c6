import { InvalidArgumentError } from "commander";
import type { ListenOptions } from "../api/accept/listen.ts";
import { LISTEN_LIMITS } from "../api/accept/listen-limits.ts";

/** Listener limits that an operator can set. */
export type ListenerLimits = Pick<
  ListenOptions,
  "maxConnections" | "headersTimeoutMs" | "requestTimeoutMs" | "stallTimeoutMs"
>;

/** Names on the command line; all but `connections` are in seconds. */
const NAMES: Readonly<Record<string, { option: keyof ListenerLimits; factor: number; standard: number }>> = {
  connections: { option: "maxConnections", factor: 1, standard: LISTEN_LIMITS.connections },
  headers: { option: "headersTimeoutMs", factor: 1000, standard: LISTEN_LIMITS.headersTimeoutMs },
  request: { option: "requestTimeoutMs", factor: 1000, standard: LISTEN_LIMITS.requestTimeoutMs },
  stall: { option: "stallTimeoutMs", factor: 1000, standard: LISTEN_LIMITS.stallTimeoutMs },
};

/** Default limits, as written on the command line. */
export const STANDARD_LIMITS = Object.entries(NAMES)
  .map(([name, { factor, standard }]) => `${name}=${standard / factor}`)
  .join(",");

/** Parses `connections=2000,stall=60`. */
export function parseLimits(text: string): ListenerLimits {
  const limits: ListenerLimits = {};
  for (const part of text.split(",")) {
    const [, name = "", count = ""] = /^\s*(\w+)=([1-9]\d{0,5})\s*$/.exec(part) ?? [];
    const limit = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    if (!limit)
      throw new InvalidArgumentError(
        `Expected some of ${STANDARD_LIMITS}, each a whole number of 1 or more, got \`${part}\`.`,
      );
    limits[limit.option] = Number(count) * limit.factor;
  }
  return limits;
}
