import type { Route } from "../../visit/visit.ts";
import { addPasskey } from "./add-passkey.ts";
import { listOwnPasskeys } from "./list-own-passkeys.ts";
import { removePasskey } from "./remove-passkey.ts";

const LIST = "/settings/passkeys";

export const PASSKEY_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: LIST, role: "member", handler: listOwnPasskeys },
    navigation: { label: "Passkeys", group: "Settings" },
  },
  { method: "POST", path: LIST, role: "member", handler: addPasskey },
  { method: "POST", path: `${LIST}/:id/remove`, role: "member", handler: removePasskey },
];
