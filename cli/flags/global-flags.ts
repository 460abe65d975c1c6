import type { ConnectionOptions } from "../client/connection-options.ts";

/** Flags that every command takes, before or after its name. */
export interface GlobalFlags extends ConnectionOptions {
  color?: boolean;
}

/** Global flags whose next word is their value: needed to find the command without parsing everything. */
export const VALUE_FLAGS: readonly string[] = ["--profile", "--base-url", "--timeout", "--retries"];
