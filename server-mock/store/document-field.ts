import type { Database } from "./database.ts";

/** SQL of a field of a stored object. */
export const documentField = ({ dialect }: Pick<Database, "dialect">, name: string): string =>
  dialect === "postgres" ? `cast(document as json) ->> '${name}'` : `json_extract(document, '$.${name}')`;
