import type { ConnectionOptions } from "../client/connection-options.ts";

/** Flags of every command, before or after its name. */
export interface GlobalFlags extends ConnectionOptions {
  color?: boolean;
}
