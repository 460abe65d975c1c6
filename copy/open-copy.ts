import { Copy, type CopyOwner } from "./copy.ts";
import { openPostgres } from "./postgres-database.ts";
import { type CopyPlace, isPostgres, resolvePlace } from "./resolve-place.ts";
import { openSqlite } from "./sqlite-database.ts";

/** Opens a copy, and creates it where there is none. @throws CopyError where it is another service's, or no copy */
export async function openCopy(place: CopyPlace, owner: CopyOwner, isAdopted = false): Promise<Copy> {
  const address = resolvePlace(place);
  const database = isPostgres(address) ? await openPostgres(address) : await openSqlite(address);
  return Copy.open(database, owner, isAdopted);
}
