/** Identifies the class across bundles, each of which may have its own copy. */
const BRAND = Symbol.for("svc-server.connection-dropped");

/** Closes the connection without a response. To a caller of `fetch` it looks like a network failure. */
export class ConnectionDropped extends TypeError {
  override readonly name = "TypeError";

  constructor(why: string) {
    super("fetch failed", { cause: Object.assign(new Error(why), { code: "ECONNRESET" }) });
  }

  get [BRAND](): true {
    return true;
  }
}

/** Reports whether a fault rule dropped the connection. */
export function isConnectionDropped(error: unknown): boolean {
  return typeof error === "object" && error !== null && BRAND in error;
}
