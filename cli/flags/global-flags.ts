import type { ConnectionOptions } from "../client/connection-options.ts";

/** Flags of every command, before or after its name. */
export interface GlobalFlags extends ConnectionOptions {
  color?: boolean;
}

/** Global flags that take a value: needed to find the command without parsing everything. */
export const VALUE_FLAGS: readonly string[] = ["--profile", "--base-url", "--timeout", "--retries"];
