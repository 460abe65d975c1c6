import { readdir, rename } from "node:fs/promises";
import path from "node:path";
import type { Copy } from "../../copy/copy.ts";
import { CopyError, copyFailureOf } from "../../copy/copy-error.ts";
import { digestOfKey, ownerOf } from "../../copy/copy-owner.ts";
import { findRows } from "../../copy/list-rows.ts";
import { openCopy } from "../../copy/open-copy.ts";
import { readCopy } from "../../copy/read-copy.ts";
import { makeDirectory } from "../../machine/make-directory.ts";
import type { SvcClient } from "../../src/index.ts";
import { proofsOf } from "../context/known-ids.ts";

/** Place and owner of a store. */
export interface StorePlace {
  readonly place: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Over HTTP, where the place is a folder: proofs of the organization whose copy to open, newest first. */
  readonly proofs?: readonly string[] | undefined;
  readonly warn: (line: string) => void;
}

/** Context in which one call reads a store. */
export interface StoreCall {
  readonly service: SvcClient;
  readonly signal: AbortSignal;
  now(): Date;
}

/** A store that calls read; opened when the first one asks. */
export type Store = (call: StoreCall) => Promise<typeof fetch>;

// Maximum age of a copy without another sync; the key is validated in any case.
const FRESH_MS = 60_000;

/** Opens the copy that calls read instead of the service. Each call validates its key and syncs new rows. */
export async function openStore(store: StorePlace): Promise<Store> {
  const copy = store.proofs ? await openShared(store, store.proofs) : await openCopy(store, await ownerOf(store));
  return async (call) => readCopy(copy, { ...call, freshMs: FRESH_MS });
}

/** The copy of an organization in a folder: the one with a meeting that proves it, or a new one, named by its newest proof. */
async function openShared({ place: folder, baseUrl, warn }: StorePlace, proofs: readonly string[]): Promise<Copy> {
  const { origin } = new URL(baseUrl);
  const start = `${origin.replace(/[^\w.-]+/g, "_")}-`;
  const open = (name: string) => openCopy({ place: path.join(folder, name), env: {} }, { origin, key: name });
  const read = async (name: string): Promise<{ copy: Copy; isWanted: boolean } | undefined> => {
    let copy: Copy | undefined;
    try {
      copy = await open(name);
      return { copy, isWanted: await isOf(copy, proofs) };
    } catch (error) {
      await copy?.close();
      if (copyFailureOf(error)?.code !== "copy_unusable") throw error;
      await setAside(path.join(folder, name), warn);
      return undefined;
    }
  };
  const own = `${start}${await digestOfKey(proofs[0] ?? "")}.sqlite`;
  const names = (await filesOf(folder)).filter((name) => name.startsWith(start) && name.endsWith(".sqlite"));
  for (const name of names.filter((each) => each !== own)) {
    const found = await read(name);
    if (found?.isWanted) return found.copy;
    await found?.copy.close();
  }
  return (await read(own))?.copy ?? open(own);
}

/** Renames a copy that cannot be read, unless another process has done so. */
async function setAside(file: string, warn: (line: string) => void): Promise<void> {
  try {
    await rename(file, `${file}.unreadable`);
    warn(`${file} cannot be read. It is set aside as ${file}.unreadable.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** Reports whether one of the copy's newest 100 meetings, with its owner, is among those that the key lists. */
async function isOf(copy: Copy, proofs: readonly string[]): Promise<boolean> {
  for (const proof of proofs.slice(0, 100)) {
    const [id = ""] = proof.split(" ");
    const rows = await findRows(copy, { table: "meetings" }, ["id", id]);
    if (proofsOf((rows ?? []) as { id: string }[]).includes(proof)) return true;
  }
  return false;
}

/** Lists the files of a private folder, and creates it if needed. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    await makeDirectory(folder, 0o700);
    return await readdir(folder);
  } catch {
    throw new CopyError(`${folder} is no folder that can be written to.`, {
      hint: "Over HTTP --store names a folder: it gets a copy for each organization.",
    });
  }
}
