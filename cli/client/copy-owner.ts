import type { CopyOwner } from "../../copy/copy.ts";
import { type Credentials, originOf } from "./connection.ts";
import { sessionName } from "./session.ts";

/** Service and key that a copy is bound to. */
export async function ownerOf({ baseUrl, apiKey }: Credentials): Promise<CopyOwner> {
  const origin = originOf(baseUrl) ?? "";
  const [, key = ""] = (await sessionName(origin, apiKey)).split("#");
  return { origin, key };
}
