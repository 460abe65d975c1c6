import type { Route } from "../../visit/visit.ts";
import { showSignIn } from "./show-sign-in.ts";
import { signInByLink } from "./sign-in-by-link.ts";
import { signOut } from "./sign-out.ts";

export const SIGN_IN_ROUTES: readonly Route[] = [
  { method: "GET", path: "/sign-in", role: "anyone", handler: showSignIn },
  { method: "POST", path: "/sign-in", role: "anyone", handler: signInByLink },
  { method: "POST", path: "/sign-out", role: "anyone", handler: signOut },
];
