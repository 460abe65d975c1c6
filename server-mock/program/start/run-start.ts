import { setTimeout } from "node:timers/promises";
import { listen } from "../../api/accept/listen.ts";
import { toErrorLine, toLogLine } from "../../api/operate/access-log.ts";
import { isLoopback } from "../../dashboard/security/site-address.ts";
import { RequestCount } from "../../jobs/request-count.ts";
import type { OpenService, ServiceOptions } from "../../library/service.ts";
import { listOrganizations } from "../../store/organization-store.ts";
import { scorerOf } from "../choose-scorer.ts";
import { type CommandContext, CommandError } from "../context.ts";
import { locationOf, openAt } from "../location.ts";
import { oidcSettingsOf } from "../oidc-options.ts";
import { publicUrlOf } from "../public-url.ts";
import { announce } from "./announce.ts";
import type { DemoAccess } from "./seed-once.ts";
import type { StartOptions } from "./start-options.ts";
import { startWorkerLater } from "./start-worker.ts";

/** Seconds for load balancers to notice that a server is no longer ready. */
const BALANCER_DELAY = 5;
/** Addresses to listen on that cannot be opened in a browser. */
const ANY_ADDRESS = /(?<=\/\/)(?:0\.0\.0\.0|\[::\])(?=:)/;

/** Serves until the process is asked to stop, then finishes running requests. */
export async function runStart(context: CommandContext, options: StartOptions): Promise<void> {
  if (options.seed !== undefined && options.seed !== "demo")
    throw new CommandError(`There is no seed \`${options.seed}\`. Use --seed demo.`);
  if (options.meetings !== undefined && options.seed === undefined)
    throw new CommandError("--meetings sets the size of the demo data. Add --seed demo, or remove it.");
  requireLocalControl(options);
  const database = locationOf(context, options);
  const lostDisk = new AbortController();
  const onLostDisk = () => lostDisk.abort();
  const service = await openAt(context, database, { ...serviceOptions(context, options), onLostDisk });
  try {
    const access = options.seed === undefined ? undefined : await seed(service, options.meetings);
    const requests = new RequestCount();
    const listener = await listen(service, {
      port: options.port,
      host: options.host,
      replaceGlobals: true,
      onRequest: () => requests.add(),
      ...options.limits,
    });
    const operating =
      options.operatingPort === undefined
        ? undefined
        : await listen({ handle: service.operate }, { port: options.operatingPort, host: options.host });
    // Not printed for programs, which would wait for it.
    const isEmpty = !options.json && (await listOrganizations(service.database)).length === 0;
    const worker = options.worker ? startWorkerLater(context, { service, database, requests }) : undefined;
    const { url, port } = listener;
    const siteUrl = publicUrlOf(context, options) ?? url.replace(ANY_ADDRESS, "127.0.0.1");
    announce(context, options, {
      url,
      siteUrl,
      port,
      database,
      access,
      isEmpty,
      operatingPort: operating?.port,
    });
    if (!isLoopback(options.host) && !siteUrl.startsWith("https:"))
      context.note(
        "svc-server: keys and sessions cross the network unencrypted. Put TLS in front of it, and state the address with --public-url https://…",
      );
    await untilEnd(context, options, lostDisk.signal);
    service.end();
    listener.retire();
    const drainDelay = options.drainDelay ?? (options.trustProxy ? BALANCER_DELAY : 0);
    if (drainDelay > 0) {
      context.note(`svc-server: not ready any more; closing in ${drainDelay} s, or at the next signal`);
      await Promise.race([setTimeout(drainDelay * 1000, undefined, { ref: false }), context.untilStopped()]);
    }
    context.note("svc-server: finishing the running requests");
    await Promise.all([listener.close(), worker?.stop()]);
    await operating?.close();
  } finally {
    await service.close().catch((error: unknown) => {
      // The last use of keys is not written anymore.
      if (!lostDisk.signal.aborted) throw error;
    });
  }
  // The supervisor starts a new process.
  if (lostDisk.signal.aborted)
    throw new CommandError(
      "A flush to disk failed. Check the disk; acknowledged writes are still there at the next start.",
    );
}

/** Resolves on a signal, or once a flush to disk has failed and a supervisor will restart the process. */
async function untilEnd(context: CommandContext, options: StartOptions, lostDisk: AbortSignal): Promise<void> {
  const { exitOnLostDisk = isSupervised(context) } = options;
  const lost = new Promise<void>((resolve) => {
    if (!exitOnLostDisk) return;
    if (lostDisk.aborted) resolve();
    else lostDisk.addEventListener("abort", () => resolve(), { once: true });
  });
  await Promise.race([context.untilStopped(), lost]);
}

/** Whether a supervisor restarts the process: systemd, Kubernetes, or a container runtime. */
function isSupervised({ environment }: CommandContext): boolean {
  const { INVOCATION_ID, KUBERNETES_SERVICE_HOST } = environment;
  return INVOCATION_ID !== undefined || KUBERNETES_SERVICE_HOST !== undefined || process.pid === 1;
}

/** Rejects a control plane that others can reach, because it requires no key. */
function requireLocalControl({ control, controlHost, allowRemoteControl, host }: StartOptions): void {
  if (!control && (controlHost || allowRemoteControl))
    throw new CommandError("--control-host and --allow-remote-control are about --control. Add it, or remove them.");
  if (control && !allowRemoteControl && !isLoopback(host))
    throw new CommandError(
      `--control needs no key, and ${host} is reached by others. Listen on 127.0.0.1, or add --allow-remote-control if they may do everything.`,
    );
}

async function seed(service: OpenService, meetings: number | undefined): Promise<DemoAccess | undefined> {
  const { seedOnce } = await import("./seed-once.ts");
  return seedOnce(service, meetings);
}

function serviceOptions(context: CommandContext, options: StartOptions): Partial<ServiceOptions> {
  const { log, rateLimit, cors, control, controlHost, operatingPort, trustProxy, poolSize, surprise } = options;
  const oidc = oidcSettingsOf(context, options);
  return {
    ...(log ? { onResponse: (report) => context.note(toLogLine(report, new Date())) } : {}),
    ...(rateLimit ? { rateLimit } : {}),
    ...(cors ? { corsOrigins: cors } : {}),
    ...(surprise ? { surprises: surprise } : {}),
    ...(trustProxy ? { trustProxy } : {}),
    ...(poolSize ? { pool: { poolSize } } : {}),
    ...(control ? { isControllable: true } : {}),
    ...(controlHost ? { controlHosts: controlHost } : {}),
    ...(operatingPort === undefined ? {} : { isOperatedApart: true }),
    ...scorerOf(context),
    loadPages: async () => {
      const { createDashboard } = await import("../../dashboard/dashboard.ts");
      return (pageParts) => createDashboard(pageParts, { oidc, readUpload: context.readUpload });
    },
    publicUrl: publicUrlOf(context, options),
    onReadiness: (problem) =>
      context.note(problem === undefined ? "svc-server: ready again" : `svc-server: not ready: ${problem}`),
    onError: (error, { requestId, operationId }) =>
      context.note(toErrorLine(error, { requestId, operationId }, new Date())),
  };
}
