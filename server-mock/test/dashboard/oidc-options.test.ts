import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, expect, it } from "vitest";
import { findProvidedUser } from "../../dashboard/oidc/find-provided-user.ts";
import type { OidcSettings } from "../../dashboard/oidc/oidc-settings.ts";
import { openService } from "../../library/service.ts";
import { type OidcOptions, oidcSettingsOf } from "../../program/oidc-options.ts";
import { newStartCommand } from "../../program/start/start.ts";
import { insertRows } from "../../store/database.ts";
import { organizationRow, userRow } from "../../store/rows.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-oidc-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ISSUER = "https://login.example.com/realm";

function read(options: OidcOptions, environment: Record<string, string> = {}) {
  return oidcSettingsOf(contextOf(environment), options);
}

function contextOf(environment: Record<string, string>) {
  const nothing = () => undefined;
  return { print: nothing, note: nothing, environment, untilStopped: async () => undefined };
}

it("reads a provider from flags, from the environment, and from flags first", () => {
  const environment = {
    SVC_SERVER_OIDC_ISSUER: "https://other.example",
    SVC_SERVER_OIDC_CLIENT_ID: "of the environment",
    SVC_SERVER_OIDC_CLIENT_SECRET: "secret",
    SVC_SERVER_OIDC_NAME: "Okta",
    SVC_SERVER_OIDC_ORGANIZATION: "Acme",
  };
  const settings = read({ oidcIssuer: ISSUER }, environment);
  expect(settings).toMatchObject({
    issuer: ISSUER,
    clientId: "of the environment",
    name: "Okta",
    organization: "Acme",
  });
  expect(settings?.clientSecret?.reveal()).toBe("secret");
});

it("has no provider where none is named, and needs no secret for one", () => {
  expect(read({})).toBeUndefined();
  expect(read({ oidcIssuer: ISSUER, oidcClientId: "svc" })).toMatchObject({
    clientSecret: undefined,
    organization: undefined,
  });
});

it("takes the secret from a file, shows it nowhere, and has no flag for it", () => {
  const file = join(folder, "secret");
  writeFileSync(file, "of the file\n");
  const settings = read({ oidcIssuer: ISSUER, oidcClientId: "svc", oidcClientSecretFile: file });
  expect(settings?.clientSecret?.reveal()).toBe("of the file");
  expect(inspect(settings, { depth: 9 }) + JSON.stringify(settings)).not.toContain("of the file");
  const flags = newStartCommand(contextOf({})).options.map(({ long }) => long);
  expect(flags).toContain("--oidc-client-secret-file");
  expect(flags).not.toContain("--oidc-client-secret");
});

it.each<[options: OidcOptions, message: RegExp]>([
  [{ oidcIssuer: ISSUER }, /go together/],
  [{ oidcClientId: "svc" }, /go together/],
  [{ oidcIssuer: "login.example.com", oidcClientId: "svc" }, /https address/],
  [{ oidcIssuer: "http://login.example.com", oidcClientId: "svc" }, /https address/],
  [{ oidcIssuer: "https://user@login.example.com", oidcClientId: "svc" }, /https address/],
  [{ oidcIssuer: "https://login.example.com?a=b", oidcClientId: "svc" }, /https address/],
  [{ oidcIssuer: ISSUER, oidcClientId: "svc", oidcClientSecretFile: "/nowhere" }, /cannot be read \(ENOENT\)/],
])("%j is the caller's mistake", (options, message) => {
  expect(() => read(options)).toThrow(message);
});

it("accepts a provider without TLS on this machine alone", () => {
  expect(read({ oidcIssuer: "http://127.0.0.1:9000", oidcClientId: "svc" })).toBeDefined();
});

it("takes an organization by its name in any case, and none of two that share it", async () => {
  const { database, close } = await openService({ database: ":memory:", pepper: "pepper" });
  const organization = async (id: string, name: string) => {
    const values = { id, name, plan: "business", subscription_status: "active" } as const;
    const user = {
      id: `boss-${id}`,
      name: "Boss",
      email: `boss@${id}.example`,
      role: "admin",
      is_active: true,
    } as const;
    await database.write([
      insertRows("organizations", [organizationRow(values, "2026-11-22T09:00:00.000Z")]),
      insertRows("users", [userRow(id, user)]),
    ]);
  };
  const found = async (named: string, email: string) => {
    const settings = { ...(read({ oidcIssuer: ISSUER, oidcClientId: "id" }) as OidcSettings), organization: named };
    return (await findProvidedUser(database, settings, { email, isEmailVerified: true })).orgId;
  };
  await organization("acme", "Acme");
  expect(await found("ACME", "boss@acme.example")).toBe("acme");
  await organization("twin", "Acme");
  await expect(found("Acme", "boss@acme.example")).rejects.toMatchObject({ status: 503 });
  await close();
});
