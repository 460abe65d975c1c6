import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { Secret } from "../coaching/model/secret.ts";
import { OIDC_TIMEOUT_MS, type OidcSettings } from "../dashboard/oidc/oidc-settings.ts";
import { isLoopback } from "../dashboard/security/site-address.ts";
import { type CommandContext, CommandError } from "./context.ts";

/** Flags of `svc-server start` for sign-in with an OpenID provider. The secret has none, since everybody can see arguments. */
export interface OidcOptions {
  oidcIssuer?: string;
  oidcClientId?: string;
  oidcClientSecretFile?: string;
  oidcName?: string;
  oidcOrganization?: string;
}

const DEFAULT_NAME = "your company account";

/** Adds the flags. */
export function withOidcOptions(command: Command): Command {
  return command
    .option(
      "--oidc-issuer <url>",
      "URL of the OpenID provider that people may sign in with (env: SVC_SERVER_OIDC_ISSUER)",
    )
    .option("--oidc-client-id <id>", "client id of this server at the provider (env: SVC_SERVER_OIDC_CLIENT_ID)")
    .option(
      "--oidc-client-secret-file <file>",
      "file with the client secret (env: SVC_SERVER_OIDC_CLIENT_SECRET_FILE; the secret: SVC_SERVER_OIDC_CLIENT_SECRET)",
    )
    .option("--oidc-name <name>", "name of the provider on the sign-in page (env: SVC_SERVER_OIDC_NAME)")
    .option(
      "--oidc-organization <organization>",
      "name or id of the organization whose people sign in (env: SVC_SERVER_OIDC_ORGANIZATION)",
    );
}

/** Reads the provider's settings from flags and environment; undefined without one. */
export function oidcSettingsOf({ environment }: CommandContext, options: OidcOptions): OidcSettings | undefined {
  const issuer = options.oidcIssuer ?? environment["SVC_SERVER_OIDC_ISSUER"];
  const clientId = options.oidcClientId ?? environment["SVC_SERVER_OIDC_CLIENT_ID"];
  if (!issuer && !clientId) return undefined;
  if (!issuer || !clientId)
    throw new CommandError("--oidc-issuer and --oidc-client-id go together. Set both, or neither.");
  requireIssuer(issuer);
  return {
    issuer,
    clientId,
    clientSecret: readSecret(environment, options),
    name: (options.oidcName ?? environment["SVC_SERVER_OIDC_NAME"]) || DEFAULT_NAME,
    organization: (options.oidcOrganization ?? environment["SVC_SERVER_OIDC_ORGANIZATION"]) || undefined,
    timeoutMs: OIDC_TIMEOUT_MS,
  };
}

function requireIssuer(issuer: string): void {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (isSafe && url?.username === "" && url.search === "" && url.hash === "") return;
  throw new CommandError(
    `Expected --oidc-issuer to be an https address, such as https://login.example.com, got \`${issuer}\`.`,
  );
}

function readSecret(environment: CommandContext["environment"], options: OidcOptions): Secret | undefined {
  const file = options.oidcClientSecretFile ?? environment["SVC_SERVER_OIDC_CLIENT_SECRET_FILE"];
  const text = file ? readSecretFile(file) : environment["SVC_SERVER_OIDC_CLIENT_SECRET"];
  return text ? new Secret(text) : undefined;
}

function readSecretFile(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const { code = "unreadable" } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `The file with the client secret, ${file}, cannot be read (${code}). Check its path and its permissions.`,
    );
  }
}
