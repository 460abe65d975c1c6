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
import { type AccessLogEntry, errorText } from "../api/operate/access-log.ts";
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
  /** A file, `:memory:` (the default), or a `postgres://` URL. */
  database?: string;
  /** Connection settings for PostgreSQL. */
  pool?: PoolOptions;
  /** Reduces SQLite's memory, for commands that write a lot and serve no requests. */
  isBulk?: boolean;
  /** Flushes a SQLite file to disk; `fdatasync` by default. */
  flush?: Flush;
  /** Called once a flush to disk has failed: this process writes nothing more. */
  onLostDisk?: () => void;
  /** Secret of the key digests, stored apart from the database. */
  pepper: string;
  ids?: IdSource;
  now?: () => Date;
  /** Waits for a fault rule's delay. */
  sleep?: Sleep;
  /** Requests per key and window; no limit by default. */
  rateLimit?: RateLimit;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or `loopback`; none by default. */
  trustProxy?: string[];
  /** Origins whose pages may call the API; none by default. */
  corsOrigins?: string[];
  /** Serves the control plane at `/_mock` for tests in other processes. It requires no key; off by default. */
  isControllable?: boolean;
  /** Host names of the control plane, beside `localhost` and IP addresses. */
  controlHosts?: string[];
  /** Leaves the operating routes to `operate`, for a separate port. */
  isOperatedApart?: boolean;
  /** Scores meetings; by default the offline scorer, which sends no data anywhere. */
  scorer?: Scorer;
  /** Tokens that scoring may use per organization and day (UTC); no limit by default. */
  dailyTokens?: number | undefined;
  /** Settings of the scorer's model, to show on a page; undefined for the offline scorer. */
  model?: ModelSettings | undefined;
  /** Differences of responses from the spec that the API document allows; none by default. */
  surprises?: readonly Surprise[];
  /** Records the latest requests, including bodies, in `requests`; on with the control plane, otherwise off. */
  isRecording?: boolean;
  handlers?: Handlers;
  /** Pages for people outside `/api`, loaded on the first request for one; none by default. */
  loadPages?: LoadPages;
  /** Public URL of the pages, if it differs from the server's own address. */
  publicUrl?: string | undefined;
  onResponse?: (report: AccessLogEntry) => void;
  /** Called when `/readyz` or `/metrics` finds a change of readiness: with the reason, or undefined once it is ready again. */
  onReadiness?: (problem: string | undefined) => void;
  onError?: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}

/** Loads the factory of the pages. */
export type LoadPages = () => Promise<(parts: PageParts) => Pages>;

/** Dependencies of the pages. */
export interface PageParts extends PageErrors {
  service: Service & { keys: KeyStore; jobs: Jobs; scoring: ScoringSettings };
  publicUrl: string | undefined;
}

/** Scorer settings that the dashboard may show. */
export interface ScoringSettings {
  model: ModelSettings | undefined;
  dailyTokens: number | undefined;
}

/** A service on its database, for a listener, a test or a command. */
export interface OpenService extends Service {
  keys: KeyStore;
  faults: FaultList;
  /** Production of reports. Needs a worker. */
  jobs: Jobs;
  requests: RequestJournal;
  handle: Handle;
  /** Handler of the separate operating port, if `isOperatedApart`. */
  operate: Handle;
  /** Loads what `handle` needs for pages, ahead of the first request for one. */
  prepare: () => Promise<unknown>;
  /** Handles requests to the API from node:http; see `listen`. */
  listener: NodeListener;
  /** Hooks around requests that begin together: their synchronous reads share one view of the database. */
  tick: Tick;
  /** Makes `/readyz` respond 503, so that load balancers stop sending requests. */
  end: () => void;
  close: () => Promise<void>;
}

/** Opens the database, migrates its schema, and builds the handler. */
export async function openService(options: ServiceOptions): Promise<OpenService> {
  const { ids = randomIds(), now = () => new Date(), onResponse } = options;
  const location = options.database ?? MEMORY;
  const database: Database = await openDatabase(location, {
    ...options.pool,
    isBulk: options.isBulk,
    flush: options.flush,
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
  // Loaded with the first response: before it, it would delay the start.
  const metrics = loadOnce(async () => new (await import("../api/operate/metrics.ts")).Metrics());
  const requests = new RecordingJournal();
  const isRecording = options.isRecording ?? options.isControllable;
  let isEnding = false;
  let isStorageFull = false;
  let lastProblem: string | undefined;
  const storage = {
    onStorageFull: () => {
      isStorageFull = true;
    },
  };

  const moreMetrics = async () => (await import("../jobs/job-metrics.ts")).jobMetrics(jobs);
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
    countResponse: (...response) => {
      const loaded = metrics.value();
      if (loaded) loaded.record(...response);
      else
        metrics.load().then(
          (late) => late.record(...response),
          (error: unknown) => defaults.onError(error, { requestId: "metrics", operationId: undefined }),
        );
    },
    onResponse,
  };
  requireHandlers(parts.handlers);
  const handlerParts: HandlerParts = {
    api: parts,
    operating: { findProblem, metrics, moreMetrics, ids, isEnding: () => isEnding },
    control: options.isControllable ? { faults, database, requests, hosts: options.controlHosts ?? [] } : undefined,
    isOperatedApart: options.isOperatedApart,
  };
  const handler = loadOnce(async () => (await import("../api/route/request-handler.ts")).createHandler(handlerParts));
  const operate = loadOnce(async () =>
    (await import("../api/route/request-handler.ts")).createOperatingHandler(handlerParts),
  );

  // Loading Node's own `Response` is a sixth of the start time, which a listener avoids.
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
        // A standby never can, and an unreachable database cannot now.
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

/** Creates the function that varies responses. Loads the spec, which the API itself rarely needs. */
async function surpriseOf(kinds: readonly Surprise[]): Promise<SurpriseBody> {
  const { OPEN_API_JSON } = await import("../../spec/generated/open-api-document.ts");
  const { createSurprise } = await import("../api/lenient/surprise.ts");
  return createSurprise(OPEN_API_JSON, kinds);
}

function printError(error: unknown, request: { requestId: string }): void {
  process.stderr.write(`svc-server: ${request.requestId} failed: ${errorText(error)}\n`);
}

async function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal });
}
