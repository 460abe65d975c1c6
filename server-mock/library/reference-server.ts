import { itemsNamed } from "../../core/people/person.ts";
import { type Listener, type ListenOptions, listen } from "../api/accept/listen.ts";
import type { FaultList } from "../api/faults/fault-list.ts";
import type { RequestJournal } from "../api/journal/request-journal.ts";
import { type SeedOptions, type SeedSummary, seedDemo } from "../demo/seed-demo.ts";
import type { JobFigures, RequestedReports } from "../jobs/jobs.ts";
import type { ReportRequest } from "../jobs/known-reports.ts";
import type { CreatedKey } from "../keys/key-store.ts";
import type { Organization, Permission } from "../records/resources.ts";
import { listOrganizations } from "../store/organization-store.ts";
import { foldId } from "../store/rows.ts";
import { restoreSnapshot, type Snapshot, takeSnapshot } from "../store/snapshot.ts";
import { writeRecords } from "../store/write-records.ts";
import { firstAdministrator } from "../team/administration/users.ts";
import { OrganizationHandle } from "./organization-handle.ts";
import { type OpenService, openService, type ServiceOptions } from "./service.ts";

/** Settings of `createReferenceServer`. */
export type ReferenceServerOptions = Partial<ServiceOptions>;

/** The whole service within the process of a test. */
export interface ReferenceServer {
  /** Handles a request without a port: pass it to a client instead of the global `fetch`. A path without a host is enough. */
  fetch: typeof globalThis.fetch;
  /** An organization with an active Business subscription and no objects. */
  org: OrganizationHandle;
  /** Keys of `org`, one per permission, and methods to create others. */
  keys: ReferenceKeys;
  /** Faults on demand. */
  faults: FaultList;
  /** Latest requests, and assertions about them. */
  requests: RequestJournal;
  /** All organizations: `org` and those of the demo data. */
  organizations: {
    create: (values?: Partial<Organization>) => Promise<OrganizationHandle>;
    list: () => Promise<Organization[]>;
    /** A handle by id or name. */
    get: (idOrName: string) => Promise<OrganizationHandle>;
  };
  /** Pages for people, at `/`. */
  dashboard: ReferenceDashboard;
  /** Production of reports, on the server's clock; nothing happens before `drain`. */
  jobs: ReferenceJobs;
  /** Adds demo data: users, meetings, reports and more for several organizations, the first of which is `org`. */
  seed: (options?: SeedOptions) => Promise<SeedSummary>;
  /** Restores the initial state: only `org` and its keys, without faults and recorded requests. */
  reset: () => Promise<void>;
  snapshot: () => Promise<Snapshot>;
  restore: (snapshot: Snapshot) => Promise<void>;
  /** Serves the same handler on a free port of the loopback interface, or as the options say. */
  listen: (options?: ListenOptions) => Promise<Listener>;
  close: () => Promise<void>;
}

/** Production of reports, for tests. */
export interface ReferenceJobs {
  /** Requests reports of `org` or another organization; by default for every fetched or failed meeting with a transcript. */
  request: (request?: Partial<ReportRequest>) => Promise<RequestedReports>;
  /** Performs every due job, and returns their number. */
  drain: () => Promise<number>;
  /** Counts of jobs by state. */
  figures: () => Promise<JobFigures>;
}

/** The dashboard, for tests. */
export interface ReferenceDashboard {
  /** Path of a link that signs a user in once, within 5 minutes; by default the first superadmin or admin of `org`. */
  link: (user?: { orgId?: string; userId?: string }) => Promise<string>;
}

/** API keys, for tests. */
export interface ReferenceKeys {
  /** Key that may read. */
  read: string;
  /** Key that may write, but not read. */
  write: string;
  /** Key that may do everything. */
  admin: string;
  /** Creates a key of `org`, or of another organization. */
  create: (options: { permissions: readonly Permission[]; name?: string; orgId?: string }) => Promise<CreatedKey>;
  /** Revokes a key by id, at once. False if there is no such active key. */
  revoke: (id: string) => Promise<boolean>;
}

/** Host of requests given as a path only. */
const IN_PROCESS_HOST = "svc.test";

/**
 * Creates a service in memory, ready for requests.
 *
 * @example
 * const server = await createReferenceServer();
 * const client = new SvcClient({ apiKey: server.keys.admin, baseUrl: "http://localhost", fetch: server.fetch });
 */
export async function createReferenceServer(options: ReferenceServerOptions = {}): Promise<ReferenceServer> {
  const service = await openService({
    pepper: "reference server",
    isRecording: true,
    controlHosts: [IN_PROCESS_HOST],
    loadPages: async () => (await import("../dashboard/dashboard.ts")).createDashboard,
    ...options,
  });
  const org = await createOrganization(service, { name: "Acme" });
  const keyFor = (permission: Permission) =>
    org.createKey({ permissions: [permission], name: `Default ${permission} key` });
  const [read, write, admin] = await Promise.all([keyFor("read"), keyFor("write"), keyFor("admin")]);
  const start = await takeSnapshot(service.database);
  const listeners = new Set<Listener>();

  return {
    fetch: async (input, init) => service.handle(new Request(absolute(input), init)),
    org,
    faults: service.faults,
    requests: service.requests,
    keys: {
      read: read.key,
      write: write.key,
      admin: admin.key,
      create: ({ orgId = org.id, name = "Test key", permissions }) => service.keys.create({ orgId, name, permissions }),
      async revoke(id) {
        const orgId = await service.keys.organizationOf(id);
        return orgId !== undefined && service.keys.revoke({ orgId, id });
      },
    },
    organizations: {
      create: (values = {}) => createOrganization(service, values),
      list: () => listOrganizations(service.database),
      get: (idOrName) => findOrganization(service, idOrName),
    },
    dashboard: { link: (user = {}) => createLink(service, { orgId: org.id, ...user }) },
    jobs: {
      request: (request = {}) => service.jobs.request({ orgId: org.id, ...request }),
      drain: () => service.jobs.drain(),
      figures: () => service.jobs.figures(),
    },
    seed: (seedOptions = {}) => seedDemo(service, { into: org, ...seedOptions }),
    snapshot: () => takeSnapshot(service.database),
    restore: (snapshot) => restoreSnapshot(service.database, snapshot),
    async reset() {
      service.faults.clear();
      service.requests.clear();
      await restoreSnapshot(service.database, start);
    },
    async listen(listenOptions = {}) {
      const listener = await listen(service, listenOptions);
      listeners.add(listener);
      return listener;
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()));
      await service.close();
    },
  };
}

async function createOrganization(service: OpenService, values: Partial<Organization>): Promise<OrganizationHandle> {
  const id = service.ids.uuid();
  const value: Organization = {
    id,
    name: `Organization ${id.slice(0, 8)}`,
    plan: "business",
    subscription_status: "active",
    ...values,
  };
  value.id = foldId(value.id);
  await writeRecords(service.database, [{ kind: "organization", value }], { now: service.now() });
  return new OrganizationHandle(value, service, service.keys);
}

async function createLink(service: OpenService, user: { orgId: string; userId?: string }): Promise<string> {
  const { orgId, userId = (await firstAdministrator(service.database, orgId)).id } = user;
  const { newSignInLink } = await import("../dashboard/session/sign-in-links.ts");
  const { path, writes } = newSignInLink({ orgId, userId }, { now: service.now() });
  await service.database.write(writes);
  return path;
}

async function findOrganization(service: OpenService, idOrName: string): Promise<OrganizationHandle> {
  const organizations = await listOrganizations(service.database);
  const [found, ...others] = itemsNamed(idOrName, organizations, ({ id, name }) => [id, name]);
  if (others.length > 0) throw new Error(`Several organizations are called \`${idOrName}\`. Use an id.`);
  if (found) return new OrganizationHandle(found, service, service.keys);
  const names = organizations.map(({ name }) => name).join(", ");
  throw new Error(`There is no organization \`${idOrName}\`. There are: ${names}.`);
}

function absolute(input: string | URL | Request): string | URL | Request {
  return typeof input === "string" && input.startsWith("/") ? `http://${IN_PROCESS_HOST}${input}` : input;
}
