import { ownerOf } from "../../copy/copy-owner.ts";
import { openCopy } from "../../copy/open-copy.ts";
import { readCopy } from "../../copy/read-copy.ts";
import type { SvcClient } from "../../src/index.ts";

/** Place and owner of a store. */
export interface StorePlace {
  readonly place: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Context in which one call reads a store. */
export interface StoreCall {
  readonly service: SvcClient;
  readonly signal: AbortSignal;
  now(): Date;
}

/** A store that calls read; opened when the first one asks. */
export type Store = (call: StoreCall) => Promise<typeof fetch>;

// As old as lists may be that a session has read before; the key is checked all the same.
const FRESH_MS = 60_000;

/** Opens the copy that calls read instead of the service: each asks the service whether the key is valid, and for what is new. */
export async function openStore({ place, env, ...credentials }: StorePlace): Promise<Store> {
  const copy = await openCopy({ place, env }, await ownerOf(credentials));
  return async (call) => readCopy(copy, { ...call, freshMs: FRESH_MS });
}
