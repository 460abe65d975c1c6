import type { KeyStore } from "../../keys/key-store.ts";
import type { KeyUse } from "../../keys/key-use.ts";
import type { ClientAddressOf } from "../accept/client-address.ts";
import type { Handlers, Service } from "../call.ts";
import type { Sleep } from "../faults/apply-fault.ts";
import type { FaultList } from "../faults/fault-list.ts";
import type { RecordingJournal } from "../journal/request-journal.ts";
import type { SurpriseBody } from "../lenient/surprise.ts";
import type { AccessLogEntry } from "../operate/access-log.ts";
import type { RateLimiter } from "../queue/rate-limit.ts";
import type { ReadMemory } from "../queue/read-memory.ts";
import type { Pages } from "./pages.ts";

/** Dependencies of the API. */
export interface ApiParts {
  service: Service;
  keys: KeyStore;
  keyUse: KeyUse;
  handlers: Handlers;
  faults: FaultList;
  /** Cache of results until the next write. */
  reads: ReadMemory;
  /** Varies responses as far as the API document allows; see `--surprise`. */
  surprise: SurpriseBody | undefined;
  /** Records requests for tests. */
  journal: RecordingJournal | undefined;
  /** Pages for people, outside `/api`. */
  pages: Pages | undefined;
  /** Origins whose pages may call the API. */
  corsOrigins: readonly string[] | undefined;
  sleep: Sleep;
  clientAddressOf: ClientAddressOf;
  rateLimiter: RateLimiter | undefined;
  /** Counts a response in the metrics. */
  countResponse: (operation: string, status: number, durationMs: number) => void;
  /** Called for every response. */
  onResponse: ((report: AccessLogEntry) => void) | undefined;
  /** Called when a write failed because the disk is full. */
  onStorageFull: () => void;
  /** Called for internal errors. */
  onError: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}
