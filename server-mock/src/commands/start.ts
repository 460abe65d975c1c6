import { setTimeout } from "node:timers/promises";
import { Command } from "commander";
import { createKey } from "../administration/keys.ts";
import { firstAdministrator } from "../administration/users.ts";
import { dashboardWith } from "../dashboard/load-dashboard.ts";
import { newSignInLink } from "../dashboard/session/sign-in-links.ts";
import { toErrorLine, toLogLine } from "../http/access-log.ts";
import { type Handle, listen } from "../http/listen.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { RequestCount } from "../jobs/request-count.ts";
import type { RunningWorker } from "../jobs/worker-thread.ts";
import { hasApiAccess } from "../keys/api-access.ts";
import { SURPRISES, type Surprise } from "../lenient/surprise.ts";
import type { Organization, Permission } from "../resources.ts";
import { seedDemo } from "../seed/seed-demo.ts";
import type { OpenService, ServiceOptions } from "../service.ts";
import { listOrganizations } from "../store/organization-store.ts";
import { scorerOf } from "./choose-scorer.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { publicUrlOf } from "./dashboard.ts";
import { type LocationOptions, locationOf, MEMORY, openAt, withoutPassword } from "./location.ts";
import { type OidcOptions, oidcSettingsOf, withOidcOptions } from "./oidc-options.ts";
import {
  parseCount,
  parseList,
  parsePoolSize,
  parsePort,
  parseProxies,
  parsePublicUrl,
  parseRateLimit,
  parseSurprises,
} from "./parse-options.ts";

interface StartOptions extends LocationOptions, OidcOptions {
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
  drainDelay: number;
  control?: boolean;
  worker: boolean;
}

interface DemoAccess {
  organization: Organization;
  keys: Partial<Record<Permission, string>>;
  /** Path that signs the first administrator in. */
  signInPath: string;
}

const DEFAULT_PORT = 4010;
/** Listened on, not opened. */
const ANY_ADDRESS = /(?<=\/\/)(?:0\.0\.0\.0|\[::\])(?=:)/;

export function newStartCommand(context: CommandContext, run = runStart): Command {
  return withOidcOptions(startCommand())
    .option("--json", "print the URL and the keys as one line of JSON")
    .action((options: StartOptions) => run(context, options));
}

function startCommand(): Command {
  return new Command("start")
    .description("Serve the API until interrupted.")
    .option("--port <number>", "port to listen on; 0 picks a free one", parsePort, DEFAULT_PORT)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--db <location>", "database: FILE, :memory: or postgres://… (env: DATABASE_URL); default: :memory:")
    .option("--seed <name>", "`demo` fills an empty database with demo data and prints keys for it")
    .option("--meetings <number>", "with --seed: meetings of all organizations together; default: 400", parseCount)
    .option("--log", "print a line of JSON per request on stderr")
    .option(
      "--rate-limit <n/s>",
      "requests per key in so many seconds, such as 600/60; default: no limit",
      parseRateLimit,
    )
    .option(
      "--drain-delay <seconds>",
      "how long to accept requests after SIGTERM while /readyz says 503, for a balancer to notice",
      parseCount,
      0,
    )
    .option("--pool-size <number>", "connections of this process to PostgreSQL; default: 10", parsePoolSize)
    .option(
      "--trust-proxy <addresses>",
      "comma-separated proxies whose X-Forwarded-For is believed: IP addresses, networks, loopback",
      parseProxies,
    )
    .option(
      "--public-url <url>",
      "address that people open the dashboard at, behind a proxy (env: SVC_SERVER_PUBLIC_URL)",
      parsePublicUrl,
    )
    .option("--cors <origins>", "comma-separated origins whose pages may call the API", parseList)
    .option("--control", "serve /_mock for tests: faults, snapshots, request journal; needs no key")
    .option("--no-worker", "produce no reports in this process: leave them to svc-server worker")
    .option(
      "--surprise <kinds>",
      `comma-separated ways to differ where the API document leaves it open: ${SURPRISES.join(", ")}`,
      parseSurprises,
    );
}

/** Serves until the process is asked to end, then waits for running requests. */
async function runStart(context: CommandContext, options: StartOptions): Promise<void> {
  if (options.seed !== undefined && options.seed !== "demo")
    throw new CommandError(`There is no seed \`${options.seed}\`. Use --seed demo.`);
  if (options.meetings !== undefined && options.seed === undefined)
    throw new CommandError("--meetings sets the size of the demo data. Add --seed demo, or remove it.");
  const database = locationOf(context, options);
  const service = await openAt(context, database, serviceOptions(context, options));
  try {
    const access = options.seed === undefined ? undefined : await seedOnce(service, options.meetings);
    const requests = new RequestCount();
    const handle: Handle = (request, environment) => {
      requests.add();
      return service.handle(request, environment);
    };
    const listener = await listen(
      { ...service, handle },
      { port: options.port, host: options.host, replaceGlobals: true },
    );
    // Not asked for a program, which is kept waiting by it.
    const isEmpty = !options.json && (await listOrganizations(service.database)).length === 0;
    const worker = options.worker ? startWorker(context, { service, database, requests }) : undefined;
    const { url, port } = listener;
    const siteUrl = publicUrlOf(context, options) ?? url.replace(ANY_ADDRESS, "127.0.0.1");
    announce(context, options, { url, siteUrl, port, database, access, isEmpty });
    await context.untilStopped();
    service.end();
    listener.retire();
    if (options.drainDelay > 0) {
      context.note(`svc-server: not ready any more; closing in ${options.drainDelay} s, or at the next signal`);
      await Promise.race([setTimeout(options.drainDelay * 1000, undefined, { ref: false }), context.untilStopped()]);
    }
    context.note("svc-server: finishing the running requests");
    await Promise.all([listener.close(), worker?.stop()]);
  } finally {
    await service.close();
  }
}

/** A thread of its own, so that no lock and no scoring holds up a request. What is in memory can only be worked on in this one. */
function startWorker(
  context: CommandContext,
  { service, database, requests }: { service: OpenService; database: string; requests: RequestCount },
): RunningWorker {
  const onError = (message: string) => context.note(`svc-server: worker: ${message}`);
  const { environment, startWorkerThread } = context;
  if (database !== MEMORY && startWorkerThread)
    return startWorkerThread({
      ...{ database, environment: { ...environment }, concurrency: 1, requests: requests.memory },
      onError,
    });
  const controller = new AbortController();
  const worker = service.jobs.worker({ name: "start", onError: (error) => onError(String(error)) });
  const running = worker.run(controller.signal);
  return {
    stop: () => {
      controller.abort();
      return running;
    },
  };
}

function serviceOptions(context: CommandContext, options: StartOptions): Partial<ServiceOptions> {
  const { log, rateLimit, cors, control, trustProxy, poolSize, surprise } = options;
  return {
    ...(log ? { onResponse: (report) => context.note(toLogLine(report, new Date())) } : {}),
    ...(rateLimit ? { rateLimit } : {}),
    ...(cors ? { corsOrigins: cors } : {}),
    ...(surprise ? { surprises: surprise } : {}),
    ...(trustProxy ? { trustProxy } : {}),
    ...(poolSize ? { pool: { poolSize } } : {}),
    ...(control ? { isControllable: true } : {}),
    ...scorerOf(context),
    loadPages: dashboardWith({ oidc: oidcSettingsOf(context, options) }),
    publicUrl: publicUrlOf(context, options),
    onError: (error, { requestId, operationId }) =>
      context.note(toErrorLine(error, { requestId, operationId }, new Date())),
  };
}

/** Demo data goes into an empty database only; keys are made, and shown, with it. */
async function seedOnce(service: OpenService, meetings: number | undefined): Promise<DemoAccess | undefined> {
  if ((await listOrganizations(service.database)).length > 0) return undefined;
  const { organizations } = await seedDemo(service, meetings === undefined ? {} : { meetings });
  const organization = organizations.find(hasApiAccess);
  if (!organization) return undefined;
  const keys: DemoAccess["keys"] = {};
  for (const permission of ["admin", "read"] as const) {
    const { key } = await createKey(
      { ...service, actor: "command line" },
      { orgId: organization.id, name: `Demo ${permission} key`, permissions: [permission], expiresAt: null },
    );
    keys[permission] = key;
  }
  const user = await firstAdministrator(service.database, organization.id);
  const { path, writes } = newSignInLink({ orgId: organization.id, userId: user.id }, { now: service.now() });
  await service.database.write(writes);
  return { organization, keys, signInPath: path };
}

interface State {
  url: string;
  /** Where people open the dashboard. */
  siteUrl: string;
  port: number;
  database: string;
  access: DemoAccess | undefined;
  /** Without an organization there is no key. */
  isEmpty: boolean;
}

function announce(context: CommandContext, options: StartOptions, state: State): void {
  const shown = { ...state, database: withoutPassword(state.database) };
  if (options.json) context.print(JSON.stringify(toJson(shown)));
  else for (const line of toLines(shown, options)) context.print(line);
}

function toJson({ url, siteUrl, port, database, access }: State): object {
  if (!access) return { url, port, database };
  const { id, name } = access.organization;
  const organization = { id, name };
  return { url, port, database, organization, keys: access.keys, dashboard: siteUrl + access.signInPath };
}

function toLines({ url, siteUrl, database, access, isEmpty }: State, options: StartOptions): string[] {
  const lines = [`svc-server listens on ${url}`, `  database      ${database}`];
  if (access) {
    lines.push(`  organization  ${access.organization.name}`);
    for (const [permission, key] of Object.entries(access.keys))
      lines.push(`  ${`${permission} key`.padEnd(13)} ${key}  (shown once)`);
    lines.push(`  dashboard     ${siteUrl}${access.signInPath}  (signs in once, within 5 minutes)`);
    lines.push(`  try           curl -H "Authorization: Bearer ${access.keys.read}" ${url}/api/v1/meetings`);
  } else if (isEmpty) {
    const next =
      database === MEMORY
        ? "start with --seed demo, or with --db on a database"
        : "create an organization and a key with: svc-server init";
    lines.push(`  keys          none; ${next}`);
  } else if (options.seed) {
    lines.push("  seed          the database already has data; create a key with: svc-server keys create");
  }
  if (!access && !isEmpty) lines.push(`  dashboard     ${siteUrl}  (sign in with: svc-server dashboard)`);
  return [...lines, "  stop          Ctrl-C"];
}
