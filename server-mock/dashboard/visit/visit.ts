import type { PageParts } from "../../library/service.ts";
import type { Role } from "../../records/resources.ts";
import type { Write } from "../../store/database.ts";
import type { Administration } from "../../team/administration/administration.ts";
import type { AuditAction } from "../../team/administration/audit.ts";
import type { ReadUpload } from "../../team/import/upload.ts";
import type { OidcSignIn } from "../oidc/oidc-sign-in.ts";
import type { SiteAddress } from "../security/site-address.ts";
import type { Session, SessionStore } from "../session/session-store.ts";
import type { Fields } from "./form.ts";
import type { Outcome } from "./outcome.ts";

/** The service as pages use it. */
export type PageService = PageParts["service"];

/** One request for a page. */
export interface Visit {
  request: Request;
  requestId: string;
  path: string;
  /** The ID that stands in the path, in lower case; empty where the row has none. */
  id: string;
  query: Fields;
  /** Fields of a POST; empty otherwise. */
  form: Fields;
  /** Network address of the client. */
  address: string | undefined;
  site: SiteAddress;
  /** Time zone of the reader; UTC until it is known. */
  zone: string;
  service: PageService;
  sessions: SessionStore;
  /** Sign-in with a provider; undefined where none is set up. */
  oidc: OidcSignIn | undefined;
  session: Session | undefined;
  /** What the last form left for this page; it is not there again when the page is loaded again. */
  notice?: string | undefined;
  readUpload: ReadUpload;
}

/** A request of somebody who is signed in. Whatever is read or changed belongs to `orgId`. */
export interface MemberVisit extends Visit {
  session: Session;
  orgId: string;
  /** For administrative acts, which go into the audit trail with the reader as actor. */
  admin: Administration;
  /** Statement that stores an act of the reader, for the transaction of the act itself. */
  audit: (action: AuditAction, subject: string, details?: Record<string, unknown>) => Write;
}

/** One page or one form: the table in routes.ts lists all of them. */
export type Route = OpenRoute | MemberRoute;

interface RouteBase {
  method: "GET" | "POST";
  /** `:id` stands for a UUID. */
  path: string;
  /** Polled by a script; it does not count as use of the session. */
  isBackground?: boolean;
  /** Largest form, 1 MiB by default. */
  maxFormBytes?: number;
}

interface OpenRoute extends RouteBase {
  role: "anyone";
  handler: (visit: Visit) => Promise<Outcome>;
}

interface MemberRoute extends RouteBase {
  /** Least role that may use it. */
  role: Role;
  handler: (visit: MemberVisit) => Promise<Outcome>;
}
