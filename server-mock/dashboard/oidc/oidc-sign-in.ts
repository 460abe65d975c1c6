import type { Configuration } from "openid-client";
import { PageError } from "../security/page-error.ts";
import type { OidcSettings } from "./oidc-settings.ts";
import type { Ceremony, Identity } from "./provider.lazy.ts";

/** Lifetime of a cached discovery. */
const DISCOVERED_MS = 60 * 60 * 1000;
/** Longest part of a provider's error that a page shows. */
const MAX_SAID = 100;
/** Codes of openid-client that say that no response came. */
const UNREACHABLE = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/** Signs people in with a provider. Each way in which that fails is a page that says what to do. */
export class OidcSignIn {
  readonly settings: OidcSettings;
  readonly #now: () => Date;
  #discovered: { provider: Promise<Configuration>; until: number } | undefined;

  constructor(settings: OidcSettings, now: () => Date) {
    this.settings = settings;
    this.#now = now;
  }

  /** Address at the provider to send the browser to. */
  async begin(redirectUri: string, ceremony: Ceremony): Promise<string> {
    const { addressToSignIn } = await import("./provider.lazy.ts");
    return this.#ask(async (provider) => addressToSignIn(provider, { redirectUri, ceremony }));
  }

  /** Who has come back from the provider. */
  async finish(returned: URL, ceremony: Ceremony): Promise<Identity> {
    const { identify } = await import("./provider.lazy.ts");
    return this.#ask((provider) => identify(provider, { returned, ceremony }));
  }

  async #ask<Result>(question: (provider: Configuration) => Promise<Result>): Promise<Result> {
    try {
      return await question(await this.#provider());
    } catch (error) {
      throw this.#toFailure(error);
    }
  }

  /** One discovery for all who ask; one that failed is tried again by the next. */
  async #provider(): Promise<Configuration> {
    const time = this.#now().getTime();
    if (this.#discovered && this.#discovered.until > time) return this.#discovered.provider;
    const { discoverProvider } = await import("./provider.lazy.ts");
    const discovered = { provider: discoverProvider(this.settings), until: time + DISCOVERED_MS };
    this.#discovered = discovered;
    discovered.provider.catch(() => {
      if (this.#discovered === discovered) this.#discovered = undefined;
    });
    return discovered.provider;
  }

  #toFailure(error: unknown): PageError {
    const { issuer, name } = this.settings;
    const { code, error: said } = error as { code?: unknown; error?: unknown };
    if (code === "OAUTH_AUTHORIZATION_RESPONSE_ERROR") {
      const reason = String(said).slice(0, MAX_SAID);
      return new PageError(403, `${name} did not sign you in: ${reason}. Try again, or ask who runs ${name}.`);
    }
    if (said === "invalid_grant") return startAgain();
    const cause = new Error(`OpenID Connect with ${issuer}: ${describe(error)}`);
    if (isUnreachable(error)) {
      const message = `${name} does not respond. Try again in a minute, or sign in with a link.`;
      return new PageError(503, message, { cause });
    }
    const message = `What ${name} sent could not be verified, so nobody was signed in. Try again; if it happens again, sign in with a link and show the request ID to who runs this server.`;
    return new PageError(502, message, { cause });
  }
}

/** The browser came back without having set out, too late, or twice. */
export function startAgain(): PageError {
  return new PageError(
    410,
    "This sign-in was begun in another browser, is older than 15 minutes, or was used already. Begin again on the page to sign in.",
  );
}

function isUnreachable(error: unknown): boolean {
  return causesOf(error).some(
    ({ name, message, code }) =>
      (name === "TypeError" && message === "fetch failed") || name === "TimeoutError" || UNREACHABLE.has(String(code)),
  );
}

/** What went wrong, down to the cause. Neither tokens nor the secret are part of messages. */
function describe(error: unknown): string {
  return causesOf(error)
    .map(({ message }) => message)
    .join(": ");
}

function causesOf(error: unknown): (Error & { code?: unknown })[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
