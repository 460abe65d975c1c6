import { networkInterfaces } from "node:os";

const ALL = new Set(["0.0.0.0", "::", "[::]"]);

/** The hosts at which a server that listens on `host` is reachable, in URL form; for all interfaces, this machine's addresses. */
export function listeningHosts(host: string, interfaces = networkInterfaces()): string[] {
  if (!ALL.has(host)) return [inUrl(host)];
  const own = Object.values(interfaces).flatMap((addresses = []) => addresses);
  const reachable = own.filter(({ family, scopeid }) => !scopeid && (host !== "0.0.0.0" || family === "IPv4"));
  // Addresses that other machines can use come first.
  return [...reachable.filter(({ internal }) => !internal), ...reachable.filter(({ internal }) => internal)].map(
    ({ address }) => inUrl(address),
  );
}

const inUrl = (host: string): string => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);
