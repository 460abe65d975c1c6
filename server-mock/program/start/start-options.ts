import type { Surprise } from "../../api/lenient/surprises.ts";
import type { RateLimit } from "../../api/queue/rate-limit.ts";
import type { LocationOptions } from "../location.ts";
import type { OidcOptions } from "../oidc-options.ts";
import type { ListenerLimits } from "../parse-limits.ts";

/** Options of `svc-server start`. */
export interface StartOptions extends LocationOptions, OidcOptions {
  port: number;
  host: string;
  seed?: string;
  meetings?: number;
  json?: boolean;
  log?: boolean;
  rateLimit?: RateLimit;
  cors?: string[];
  trustProxy?: string[];
  publicUrl?: string;
  poolSize?: number;
  surprise?: Surprise[];
  drainDelay?: number;
  exitOnLostDisk?: boolean;
  limits?: ListenerLimits;
  control?: boolean;
  controlHost?: string[];
  allowRemoteControl?: boolean;
  operatingPort?: number;
  worker: boolean;
}
