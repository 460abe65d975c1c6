import { lookup } from "node:dns/promises";
import { connect } from "node:tls";
import type { NetworkProbes } from "../context/context.ts";

// Child programs, and the network probes of `svc doctor`.
export { capture, edit, page } from "./child-programs.ts";
export { openBrowser } from "./open-browser.ts";

const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Probes on Node's own network. */
export const createNetworkProbes = (): NetworkProbes => ({
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  handshake: (host, port, signal) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port, servername: /^[\d.:]+$/.test(host) ? "" : host });
      const fail = (error: Error): void => {
        socket.destroy();
        reject(error);
      };
      signal.addEventListener("abort", () => fail(new Error("aborted")), { once: true });
      socket.setTimeout(HANDSHAKE_TIMEOUT_MS, () => fail(new Error("no response within 10 seconds")));
      socket.once("error", fail);
      socket.once("secureConnect", () => {
        const { issuer, valid_to: validTo } = socket.getPeerCertificate();
        resolve({
          protocol: socket.getProtocol() ?? "TLS",
          issuer: String(issuer?.O ?? issuer?.CN ?? "unknown"),
          validTo: new Date(validTo),
        });
        socket.destroy();
      });
    }),
});
