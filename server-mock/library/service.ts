import { setTimeout } from "node:timers/promises";
import { createClientAddressOf } from "../api/accept/client-address.ts";
import type { Handle } from "../api/accept/handler-listener.ts";
import { createNodeListener, type NodeListener } from "../api/accept/node-listener.ts";
import type { Handlers, Service } from "../api/call.ts";
import type { Sleep } from "../api/faults/apply-fault.ts";
import { FaultList } from "../api/faults/fault-list.ts";
import { RecordingJournal, type RequestJournal } from "../api/journal/request-journal.ts";
import type { SurpriseBody } from "../api/lenient/surprise.ts";
import type { Surprise } from "../api/lenient/surprises.ts";
import type { AccessLogEntry } from "../api/operate/access-log.ts";
import { Metrics } from "../api/operate/metrics.ts";
import { HANDLERS, settledOperations } from "../api/operations/handlers.ts";
import { type RateLimit, RateLimiter } from "../api/queue/rate-limit.ts";
import { ReadMemory } from "../api/queue/read-memory.ts";
import type { Tick } from "../api/queue/request-queue.ts";
import { toClientError } from "../api/respond/client-error.ts";
import { toApiError } from "../api/respond/respond.ts";
import type { ApiParts } from "../api/route/api-parts.ts";
import { loadOnce } from "../api/route/load-once.ts";
import { requireHandlers } from "../api/route/operation-routes.ts";
import { lazyPages, type PageErrors, type Pages } from "../api/route/pages.ts";
import type { HandlerParts } from "../api/route/request-handler.ts";
import { isApiPath } from "../api/serve-api.ts";
import type { ModelSettings } from "../coaching/model/model-settings.ts";
import { OFFLINE_SCORER } from "../coaching/offline/offline-scorer.ts";
import type { Scorer } from "../coaching/scorer.ts";
import { jobMetrics } from "../jobs/job-metrics.ts";
import { Jobs } from "../jobs/jobs.ts";
import { KeyStore } from "../keys/key-store.ts";
import { KeyUse } from "../keys/key-use.ts";
import { checkPepper, knowsPepper } from "../keys/pepper-check.ts";
import { type IdSource, randomIds } from "../records/ids.ts";
import type { Database } from "../store/database.ts";
import { failureKindOf } from "../store/failures.ts";
import type { Flush } from "../store/log-flush.ts";
import { migrate } from "../store/migrate.ts";
import { migrateMemory } from "../store/migrate-memory.ts";
import { openDatabase } from "../store/open-database.ts";
import type { PoolOptions } from "../store/postgres-pool.ts";
import { findReadinessProblem } from "../store/readiness.ts";
import { MEMORY } from "../store/sqlite-file.ts";

/** Settings of a service. */
export interface ServiceOptions {
  /** A file, `:memory:` (the default), or a `postgres://` address. */
  database?: string;
  /** Connections to PostgreSQL. */
  pool?: PoolOptions;
  /** Keeps the memory of SQLite small: for a command that writes a lot and serves nobody. */
  isBulk?: boolean;
  /** Writes a file of SQLite to disk; `fdatasync` by default. */
  flush?: Flush;
  /** Called once a flush to disk has failed: nothing is written any more until another process has opened the file. */
  onLostDisk?: () => void;
  /** Secret that key digests are made with. It is kept apart from the database. */
  pepper: string;
  ids?: IdSource;
  now?: () => Date;
  /** How a delay of a fault rule waits. */
  sleep?: Sleep;
  /** Requests per key and window; no limit by default. */
  rateLimit?: RateLimit;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks, or `loopback`; none by default. */
  trustProxy?: string[];
  /** Origins whose pages may call the API; none by default. */
  corsOrigins?: string[];
  /** Serves the control plane for tests of other processes at `/_mock`. It asks for no key; off by default. */
  isControllable?: boolean;
  /** Names that the control plane may be called by, beside `localhost` and addresses. */
  controlHosts?: string[];
  /** Leaves what operates the server to `operate`, for a port of its own. */
  isOperatedApart?: boolean;
  /** Scores meetings; by default the offline scorer, which sends nothing anywhere. */
  scorer?: Scorer;
  /** Tokens that scoring may use per organization and day (UTC); no limit by default. */
  dailyTokens?: number | undefined;
  /** Settings of the model that the scorer asks, for the page that shows them; none for the offline scorer. */
  model?: ModelSettings | undefined;
  /** Ways in which responses differ from the spec where the API document leaves it open; none by default. */
  surprises?: readonly Surprise[];
  /** Keeps the latest requests, bodies included, in `requests`; on with the control plane, off otherwise. */
  isRecording?: boolean;
  handlers?: Handlers;
  /** Pages for people outside `/api`, loaded with the first request for one; none by default. */
  loadPages?: LoadPages;
  /** Address that people open the pages at, where it differs from the server's own. */
  publicUrl?: string | undefined;
  onResponse?: (report: AccessLogEntry) => void;
  /** Called when `/readyz` or `/metrics` finds that readiness has changed: with the reason, or undefined once it is ready again. */
  onReadiness?: (problem: string | undefined) => void;
  onError?: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}

/** Loads what makes the pages. */
export type LoadPages = () => Promise<(parts: PageParts) => Pages>;

/** Dependencies of pages. */
export interface PageParts extends PageErrors {
  service: Service & { keys: KeyStore; jobs: Jobs; scoring: ScoringSettings };
  publicUrl: string | undefined;
}

/** Settings of the scorer that the dashboard may show. */
export interface ScoringSettings {
  model: ModelSettings | undefined;
  dailyTokens: number | undefined;
}

/** A service on its database: what a listener, a test or a command works with. */
export interface OpenService extends Service {
  keys: KeyStore;
  faults: FaultList;
  /** Production of reports. Nothing is done unless a worker runs. */
  jobs: Jobs;
  requests: RequestJournal;
  handle: Handle;
  /** Responds on a port of its own where `isOperatedApart`. */
  operate: Handle;
  /** Loads what `handle` needs for pages, as the first of them would. */
  prepare: () => Promise<unknown>;
  /** Responds on node:http to requests to the API; see `listen`. */
  listener: NodeListener;
  /** Comes around requests that begin together: what they read before they wait for anything is one view of the database. */
  tick: Tick;
  /** Makes `/readyz` respond 503, so that a load balancer stops sending requests. */
  end: () => void;
  close: () => Promise<void>;
}

/** Opens the database, brings its schema up to date, and builds the handler. */
export async function openService(options: ServiceOptions): Promise<OpenService> {
  const { ids = randomIds(), now = () => new Date(), onResponse } = options;
  const location = options.database ?? MEMORY;
  const database: Database = await openDatabase(location, {
    ...options.pool,
    isBulk: options.isBulk ?? false,
    ...(options.flush ? { flush: options.flush } : {}),
    onLost: options.onLostDisk,
  });
  try {
    await (location === MEMORY ? migrateMemory : migrate)(database);
    await checkPepper(database, options.pepper);
  } catch (error) {
    await database.close();
    throw error;
  }
  const service = { database, ids, now };
  const keys = new KeyStore(database, { pepper: options.pepper, ids, now });
  const keyUse = new KeyUse(keys, now);
  const faults = new FaultList();
  const { scorer = OFFLINE_SCORER, dailyTokens } = options;
  const jobs = new Jobs({ ...service, scorer, dailyTokens });
  const metrics = new Metrics();
  const requests = new RecordingJournal();
  const isRecording = options.isRecording ?? options.isControllable ?? false;
  let isEnding = false;
  let isStorageFull = false;
  let lastProblem: string | undefined;
  const storage = {
    onStorageFull: () => {
      isStorageFull = true;
    },
  };

  const moreMetrics = () => jobMetrics(jobs);
  const findProblem = async () => {
    const isSame = () => knowsPepper(database, options.pepper);
    const problem = await findReadinessProblem(database, { mustWrite: isStorageFull, isSame });
    if (problem === undefined) isStorageFull = false;
    if (problem !== lastProblem) options.onReadiness?.(problem);
    lastProblem = problem;
    return problem;
  };
  const surprise = options.surprises && (await surpriseOf(options.surprises));
  const defaults = apiDefaults(options, now);
  const { loadPages, publicUrl, model } = options;
  const pageParts: PageParts = {
    service: { ...service, keys, jobs, scoring: { model, dailyTokens } },
    publicUrl,
    toClientError: (error) => toApiError(toClientError(storage, error)),
    onError: defaults.onError,
  };
  const parts: ApiParts = {
    ...defaults,
    surprise,
    pages: loadPages && lazyPages(async () => (await loadPages())(pageParts)),
    service,
    keys,
    keyUse,
    faults,
    ...storage,
    journal: isRecording ? requests : undefined,
    reads: new ReadMemory(database, settledOperations(defaults.handlers)),
    corsOrigins: options.corsOrigins,
    metrics,
    onResponse,
  };
  requireHandlers(parts.handlers);
  const handlerParts: HandlerParts = {
    api: parts,
    operating: { findProblem, metrics, moreMetrics, ids, isEnding: () => isEnding },
    control: options.isControllable ? { faults, database, requests, hosts: options.controlHosts ?? [] } : undefined,
    isOperatedApart: options.isOperatedApart ?? false,
  };
  const handler = loadOnce(async () => (await import("../api/route/request-handler.ts")).createHandler(handlerParts));
  const operate = loadOnce(async () =>
    (await import("../api/route/request-handler.ts")).createOperatingHandler(handlerParts),
  );

  // Node's own `Response` is a sixth of a start, which a listener does without.
  const fetchAdapter = loadOnce(() => import("../api/accept/serve-fetch.ts"));
  const serveFetch = async (request: Request, environment?: object) =>
    (fetchAdapter.value() ?? (await fetchAdapter.load())).serveFetch(parts, request, environment);

  return {
    ...service,
    keys,
    faults,
    jobs,
    requests,
    handle: (request, environment) =>
      isApiPath(new URL(request.url).pathname)
        ? serveFetch(request, environment)
        : (handler.value()?.(request, environment) ?? handler.load().then((handle) => handle(request, environment))),
    operate: async (request, environment) => (await operate.load())(request, environment),
    prepare: handler.load,
    listener: createNodeListener(parts),
    tick: { begin: () => database.beginView?.(), end: () => database.endView?.() },
    end: () => {
      isEnding = true;
    },
    close: async () => {
      try {
        await keyUse.write();
      } catch (error) {
        // A standby never takes it, and a database that is gone not now.
        if (failureKindOf(error) === undefined) throw error;
      } finally {
        await database.close();
      }
    },
  };
}

function apiDefaults(
  options: ServiceOptions,
  now: () => Date,
): Pick<ApiParts, "handlers" | "sleep" | "onError" | "rateLimiter" | "clientAddressOf"> {
  const { handlers = HANDLERS, sleep = sleepFor, onError = printError, rateLimit } = options;
  const clientAddressOf = createClientAddressOf(options.trustProxy);
  return {
    handlers,
    sleep,
    onError,
    clientAddressOf,
    rateLimiter: rateLimit && new RateLimiter(rateLimit, now),
  };
}

/** Loads the spec for it, which the API itself needs only when it is asked for. */
async function surpriseOf(kinds: readonly Surprise[]): Promise<SurpriseBody> {
  const { OPEN_API_JSON } = await import("../../spec/generated/open-api-document.ts");
  const { createSurprise } = await import("../api/lenient/surprise.ts");
  return createSurprise(OPEN_API_JSON, kinds);
}

function printError(error: unknown, request: { requestId: string }): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`svc-server: ${request.requestId} failed: ${text}\n`);
}

async function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal });
}
