import type { WaitClock } from "../machine/wait-clock.ts";
import { Copy, type CopyOwner } from "./copy.ts";
import { openPostgres } from "./postgres-database.ts";
import { type CopyPlace, isPostgres, resolvePlace } from "./resolve-place.ts";
import { openSqlite } from "./sqlite-database.ts";

/** Location of a copy, and the clock for lock timeouts; the system's by default. */
export interface CopyToOpen extends CopyPlace {
  readonly clock?: WaitClock | undefined;
}

/** Opens a copy, and creates it if there is none. @throws CopyError if it is another service's, or no copy */
export async function openCopy(copy: CopyToOpen, owner: CopyOwner, isAdopted = false): Promise<Copy> {
  const address = resolvePlace(copy);
  const open = isPostgres(address) ? openPostgres : openSqlite;
  const database = await open(address, copy.clock);
  return Copy.open(database, owner, isAdopted);
}
