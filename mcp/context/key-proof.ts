import type { SvcClient } from "../../src/index.ts";

/** Proof, for one call, that the service accepts the key. Nothing is read from the store without it. */
export interface KeyProof {
  /** Validates the key with the service, unless it has accepted a request of this call. @throws the service's rejection */
  require(): Promise<void>;
  /** Records that the service has accepted a request of this call. */
  accept(): void;
}

/** Creates the proof of a call. Its request needs the permission to read, like all data in the store. */
export function createKeyProof(svc: SvcClient, signal: AbortSignal): KeyProof {
  let proof: Promise<unknown> | undefined;
  return {
    async require() {
      proof ??= svc.templates.list({ limit: 1 }, { signal }).then(() => undefined);
      await proof;
    },
    accept() {
      proof ??= Promise.resolve();
    },
  };
}
