import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { createFixture } from "./support/fixture.ts";
import { spawnSvc } from "./support/spawn-svc.ts";

const directory = sharedFolder();
const servers: { close(): unknown; closeAllConnections?(): void }[] = [];
const fixture = await createFixture();
const { url } = await fixture.server.listen();
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections?.();
    server.close();
  }
  await fixture.server.close();
});

const listen = (server: Server): Promise<number> => {
  servers.push(server);
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
};

const key = (): string => fixture.server.keys.admin;

const environment = (address: string, extra: Record<string, string> = {}) => ({
  SERVICE_API_URL: address,
  SERVICE_API_KEY: key(),
  SVC_CONFIG_DIR: directory,
  ...extra,
});

it("--debug traces method, address, status, timing, attempt and request id, on standard error alone", async () => {
  const { stdout, stderr } = await spawnSvc(["meetings", "list", "--limit", "1", "--debug"], { env: environment(url) });
  expect(stdout.toString().split("\n")).toHaveLength(2);
  expect(stderr).toMatch(/^debug: > GET http:\/\/127\.0\.0\.1:\d+\/api\/v1\/meetings\?limit=1 \(attempt 1\)$/m);
  expect(stderr).toMatch(/^debug: < 200 GET .+ in \d+ ms \(attempt 1, request id req_\w+\)$/m);
});

it("--debug shows a retry, its reason and its delay", async () => {
  const fault = fixture.server.faults.add({ operationId: "getTeamStats", status: 503, retryAfterSeconds: 0, times: 1 });
  const { code, stderr } = await spawnSvc(["team", "stats", "--debug"], { env: environment(url) });
  fault.remove();
  expect(code).toBe(0);
  expect(stderr).toMatch(/^debug: < 503 /m);
  expect(stderr).toMatch(/^debug: +attempt 2 in \d+ ms: /m);
  expect(stderr).toMatch(/^debug: < 200 .+attempt 2/m);
});

it("A request goes through HTTP_PROXY, but never one to this machine", async () => {
  const proxied: string[] = [];
  const proxy = createServer((request, response) => {
    proxied.push(`${request.method} ${request.url}`);
    forward(request).then((answer) => response.writeHead(200, { "content-type": "application/json" }).end(answer));
  });
  const HTTP_PROXY = `http://127.0.0.1:${await listen(proxy)}`;
  const address = "http://coaching.example/api/v1";
  const through = await spawnSvc(["team", "stats", "--json", "--insecure-http"], {
    env: environment(address, { HTTP_PROXY }),
  });
  expect(JSON.parse(through.stdout.toString())).toMatchObject({ total_meetings: 45 });
  expect(proxied).toEqual(["GET http://coaching.example/api/v1/team/stats"]);
  const past = await spawnSvc(["team", "stats"], { env: environment(url, { HTTP_PROXY }) });
  expect(past.code).toBe(0);
  expect(proxied).toHaveLength(1);
});

const forward = async ({ url: target = "" }: IncomingMessage): Promise<string> => {
  const { pathname, search } = new URL(target);
  const answer = await fixture.server.fetch(pathname + search, { headers: { authorization: `Bearer ${key()}` } });
  return answer.text();
};

/** A certificate for localhost that only whoever is told trusts; undefined where there is no openssl to make it. */
function makeCertificate(): { keyFile: string; certFile: string } | undefined {
  const [keyFile, certFile] = [path.join(directory, "tls.key"), path.join(directory, "tls.crt")];
  const subject = [
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost,DNS:coaching.example,IP:127.0.0.1",
  ];
  try {
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    execFileSync("openssl", ["req", "-x509", ...curve, "-keyout", keyFile, "-out", certFile, ...subject], {
      stdio: "ignore",
    });
    return { keyFile, certFile };
  } catch {
    return undefined;
  }
}

it("A company's certificate is rejected with the way out, and trusted with NODE_EXTRA_CA_CERTS, through an HTTPS proxy too", async (test) => {
  const files = makeCertificate();
  if (!files) {
    process.stderr.write("SKIPPED custom certificates: there is no openssl here\n");
    return test.skip();
  }
  const tls = { key: await readFile(files.keyFile), cert: await readFile(files.certFile) };
  const secure = createTlsServer(tls, async (request, response) => {
    const answer = await fixture.server.fetch(request.url ?? "/", { headers: { authorization: `Bearer ${key()}` } });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  const port = await listen(secure);
  const address = `https://localhost:${port}/api/v1`;
  const rejected = await spawnSvc(["team", "stats", "--retries", "0"], { env: environment(address) });
  expect(rejected.code).toBe(8);
  expect(rejected.stderr).toContain("NODE_EXTRA_CA_CERTS");
  const NODE_EXTRA_CA_CERTS = files.certFile;
  expect((await spawnSvc(["team", "stats"], { env: environment(address, { NODE_EXTRA_CA_CERTS }) })).code).toBe(0);
  const tunnels: string[] = [];
  const HTTPS_PROXY = `http://127.0.0.1:${await listen(createTunnelProxy(tunnels))}`;
  const remote = `https://coaching.example:${port}/api/v1`;
  const tunnelled = await spawnSvc(["team", "stats"], {
    env: environment(remote, { NODE_EXTRA_CA_CERTS, HTTPS_PROXY }),
  });
  expect(tunnelled).toMatchObject({ code: 0, stderr: "" });
  expect(tunnels).toEqual([`coaching.example:${port}`]);
});

function createTunnelProxy(tunnels: string[]): Server {
  return createServer().on("connect", (request: IncomingMessage, client: Socket) => {
    tunnels.push(request.url ?? "");
    const target = connect(Number(request.url?.split(":")[1]), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.pipe(client).pipe(target);
    });
    for (const socket of [client, target]) socket.on("error", () => undefined);
  });
}
