import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, expect, it } from "vitest";
import { type OidcOptions, oidcSettingsOf } from "../../program/oidc-options.ts";
import { newStartCommand } from "../../program/start/start.ts";

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
