import { Command } from "commander";
import { SURPRISES } from "../../api/lenient/surprises.ts";
import type { CommandContext } from "../context.ts";
import { withOidcOptions } from "../oidc-options.ts";
import { parseLimits, STANDARD_LIMITS } from "../parse-limits.ts";
import {
  parseCount,
  parseList,
  parsePoolSize,
  parsePort,
  parseProxies,
  parsePublicUrl,
  parseRateLimit,
  parseSurprises,
} from "../parse-options.ts";
import type { StartOptions } from "./start-options.ts";

const DEFAULT_PORT = 4010;

export function newStartCommand(context: CommandContext): Command {
  return withOidcOptions(startCommand())
    .option("--json", "print the URL and the keys as one line of JSON")
    .action(async (options: StartOptions) => (await import("./run-start.ts")).runStart(context, options));
}

function startCommand(): Command {
  return new Command("start")
    .option("--port <number>", "port to listen on; 0 picks a free one", parsePort, DEFAULT_PORT)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--db <location>", "database: FILE, :memory: or postgres://… (env: DATABASE_URL); default: :memory:")
    .option("--seed <name>", "`demo` fills an empty database with demo data and prints keys for it")
    .option("--meetings <number>", "with --seed: meetings of all organizations together; default: 400", parseCount)
    .option("--log", "log a line of JSON per request to stderr")
    .option("--rate-limit <n/s>", "requests per key and seconds, such as 600/60; default: no limit", parseRateLimit)
    .option(
      "--drain-delay <seconds>",
      "how long to accept requests after SIGTERM while /readyz returns 503, so that a load balancer notices; default: 0, with --trust-proxy 5",
      parseCount,
    )
    .option(
      "--limits <list>",
      `maximum connections, and seconds to send headers, to send a request, and without reading (stall); default: ${STANDARD_LIMITS}`,
      parseLimits,
    )
    .option("--exit-on-lost-disk", "exit with code 1 once a flush to disk has failed; default: under a supervisor")
    .option("--no-exit-on-lost-disk", "keep serving reads then, and reject writes")
    .option("--pool-size <number>", "connections of this process to PostgreSQL; default: 10", parsePoolSize)
    .option(
      "--trust-proxy <addresses>",
      "comma-separated proxies whose X-Forwarded-For is trusted: IP addresses, networks, loopback",
      parseProxies,
    )
    .option(
      "--public-url <url>",
      "address that people open the dashboard at, behind a proxy (env: SVC_SERVER_PUBLIC_URL)",
      parsePublicUrl,
    )
    .option("--cors <origins>", "comma-separated origins whose pages may call the API", parseList)
    .option("--control", "serve /_mock for tests: faults, snapshots, request journal; needs no key")
    .option("--control-host <names>", "with --control: comma-separated host names that it accepts", parseList)
    .option("--allow-remote-control", "with --control: serve it to other machines too, without a key")
    .option("--operating-port <number>", "separate port for /healthz, /readyz, /metrics and /_mock", parsePort)
    .option("--no-worker", "produce no reports in this process, only in svc-server worker")
    .option(
      "--surprise <kinds>",
      `comma-separated variants of what the API document leaves open: ${SURPRISES.join(", ")}`,
      parseSurprises,
    );
}
