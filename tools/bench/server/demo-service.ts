import type { Handlers } from "../../../server-mock/api/call.ts";
import { HANDLERS } from "../../../server-mock/api/operations/handlers.ts";
import { demoDataset } from "../../../server-mock/demo/dataset.ts";
import { openService } from "../../../server-mock/library/service.ts";
import { listOrganizations } from "../../../server-mock/store/organization-store.ts";

/** The secret of the key digests in every database of the bench. */
export const PEPPER = "bench";

const [LARGEST] = demoDataset({ now: new Date(), meetings: 0 });

/** The service on a database of demo data, as the organization with most of them sees it. */
export interface DemoService {
  /** Asks for a path below `/api/v1/` and reads the whole response. */
  ask: (path: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function openDemoService(file: string): Promise<DemoService> {
  const service = await openService({ database: file, pepper: PEPPER, handlers: unsettled(HANDLERS) });
  const organization = (await listOrganizations(service.database)).find(
    ({ name }) => name === (LARGEST?.kind === "organization" && LARGEST.value.name),
  );
  if (!organization) throw new Error(`${file} is no demo data. Delete it to have it written again.`);
  const { key } = await service.keys.create({ orgId: organization.id, name: "Bench", permissions: ["read"] });
  const init = { headers: { authorization: `Bearer ${key}` } };
  return {
    async ask(path) {
      const response = await service.handle(new Request(`http://svc.test/api/v1/${path}`, init));
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
      return text;
    },
    close: service.close,
  };
}

/** The same handlers without caching of results, so that every request reads. */
function unsettled(handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers).map(([id, handler]) => [id, (call: never) => handler(call)]);
  return Object.fromEntries(wrapped) as Handlers;
}
