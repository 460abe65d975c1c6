import { networkInterfaces } from "node:os";

const ALL = new Set(["0.0.0.0", "::", "[::]"]);

/** The hosts by which a server is reached that listens on `host`, as a URL has them: of all addresses those of this machine. */
export function listeningHosts(host: string, interfaces = networkInterfaces()): string[] {
  if (!ALL.has(host)) return [inUrl(host)];
  const own = Object.values(interfaces).flatMap((addresses = []) => addresses);
  const reachable = own.filter(({ family, scopeid }) => !scopeid && (host !== "0.0.0.0" || family === "IPv4"));
  // First those that others can use.
  return [...reachable.filter(({ internal }) => !internal), ...reachable.filter(({ internal }) => internal)].map(
    ({ address }) => inUrl(address),
  );
}

const inUrl = (host: string): string => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);
