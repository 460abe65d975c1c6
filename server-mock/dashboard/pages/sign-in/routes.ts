import type { Route } from "../../visit/visit.ts";
import { finishOidc } from "./finish-oidc.ts";
import { showSignIn } from "./show-sign-in.ts";
import { signInByLink } from "./sign-in-by-link.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";
import { signOut } from "./sign-out.ts";
import { startOidc } from "./start-oidc.ts";

export const SIGN_IN_ROUTES: readonly Route[] = [
  { method: "GET", path: "/sign-in", role: "anyone", handler: showSignIn },
  { method: "POST", path: "/sign-in", role: "anyone", handler: signInByLink },
  { method: "POST", path: "/sign-in/passkey", role: "anyone", handler: signInByPasskey },
  { method: "GET", path: "/sign-in/oidc", role: "anyone", handler: startOidc },
  { method: "GET", path: "/sign-in/oidc/callback", role: "anyone", handler: finishOidc },
  { method: "POST", path: "/sign-out", role: "anyone", handler: signOut },
];
