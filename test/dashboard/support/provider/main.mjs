// A real OpenID provider on a free port of the loopback interface. Its settings are JSON in PROVIDER; it prints its address.
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

const { clientId, clientSecret, redirectUris, accounts, claimsIn } = JSON.parse(process.env.PROVIDER);

const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: claimsIn === "userinfo",
    cookies: { keys: ["a cookie key of a test"] },
    pkce: { required: () => true },
    // Its own pages ask for a name and any password.
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...(accounts[id] ?? { email: id, email_verified: true }) }),
    }),
    // Companies consent once for everybody.
    async loadExistingGrant(context) {
      const { client, session, params, provider: issuing } = context.oidc;
      const grant = new issuing.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(params.scope);
      await grant.save();
      return grant;
    },
  });
  server.on("request", provider.callback());
  process.stdout.write(`${issuer}\n`);
});
process.stdin.resume().on("end", () => process.exit(0));
