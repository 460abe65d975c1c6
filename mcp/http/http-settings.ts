import { UsageError } from "../errors/usage-error.ts";
import { parseFlags } from "../settings/parse-flags.ts";
import { SERVE_FLAGS, toSettings } from "../settings/read-settings.ts";
import type { Environment, Settings } from "../settings/settings.ts";

/** Settings of a server over HTTP. */
export interface HttpSettings {
  settings: Settings;
  port: number;
  host: string;
  /** URL that clients use, with the path of the endpoint; undefined for the address that the server listens on. */
  publicUrl: URL | undefined;
  /** Hosts of pages that may call this server, beside its own. */
  allowedOrigins: readonly string[];
  /** Whether requests without a token use the key of the environment. */
  usesOwnKey: boolean;
}

/** Path of the endpoint. */
export const ENDPOINT = "/mcp";

/** Endpoint without writing tools, whatever the key may do. */
export const READ_ONLY_ENDPOINT = `${ENDPOINT}/readonly`;

const DEFAULT_PORT = 3333;
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** Flags of `svc-mcp serve`. */
export const HTTP_FLAGS = {
  http: { type: "boolean" },
  port: { type: "string" },
  host: { type: "string" },
  "public-url": { type: "string" },
  "allow-origin": { type: "string", multiple: true },
  "own-key": { type: "boolean" },
} as const;

/**
 * Reads the settings of `svc-mcp serve --http`.
 *
 * @throws UsageError when a flag is unknown or invalid
 */
export function readHttpSettings(argv: readonly string[], environment: Environment): HttpSettings {
  const { values } = parseFlags({ args: [...argv], options: { ...SERVE_FLAGS, ...HTTP_FLAGS } });
  const {
    http,
    port: givenPort,
    host = "127.0.0.1",
    "public-url": publicUrl,
    "allow-origin": origins = [],
    "own-key": usesOwnKey = false,
    ...serveFlags
  } = values;
  if (http !== true) throw new UsageError("svc-mcp serve needs --http; without `serve` it serves stdin and stdout.");
  const port = readPort(givenPort);
  if (/^(?:env:|[a-z][\w+.-]*:\/\/)/i.test(serveFlags.store ?? ""))
    throw new UsageError("Over HTTP --store names a folder: it gets a copy for each organization.");
  const { store, ...own } = toSettings(serveFlags, environment);
  // A copy named by the environment variable was made with one key, so only the flag applies.
  const settings = serveFlags.store === undefined ? own : { ...own, store };
  if (usesOwnKey && !LOOPBACK.has(host)) {
    throw new UsageError("--own-key would let everybody on the network use the key: it needs a loopback --host.");
  }
  if (usesOwnKey && settings.apiKey === undefined) throw new UsageError("--own-key needs SERVICE_API_KEY.");
  return {
    settings,
    port,
    host,
    publicUrl: publicUrl === undefined ? undefined : readUrl(publicUrl, "--public-url"),
    allowedOrigins: origins.map((origin) => readUrl(origin, "--allow-origin").hostname),
    usesOwnKey,
  };
}

function readPort(given: string | undefined): number {
  const port = given === undefined ? DEFAULT_PORT : Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`--port must be a number from 0 to 65535, got \`${given}\`.`);
}

function readUrl(given: string, flag: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url;
  throw new UsageError(`${flag} must be a URL such as https://tools.example/mcp, got \`${given}\`.`);
}
