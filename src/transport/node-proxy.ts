import { OptionsError } from "../errors/usage-errors.ts";
import { isLoopback } from "../is-loopback.ts";

/** The environment variables that name proxies, in upper or lower case. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/** A proxy server. */
export interface ProxyServer {
  readonly hostname: string;
  readonly port: string | number;
  /** Headers for the proxy: its credentials, if any. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The proxy for a URL by `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`; undefined for a direct connection. Throws an `OptionsError` for a
 * proxy that cannot be used: bypassing it could violate the network's policy.
 */
export function createProxyRules(environment: ProxyEnvironment): (target: URL) => ProxyServer | undefined {
  const exceptions = (read(environment, "NO_PROXY") ?? "").split(/[\s,]+/).filter(Boolean);
  return (target) => {
    // A proxy cannot reach this machine's loopback addresses, and would see the key in clear text.
    if (isLoopback(target.hostname)) return undefined;
    const name = target.protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY";
    const proxy = read(environment, name);
    return proxy && !exceptions.some((exception) => matches(target, exception)) ? parseProxy(name, proxy) : undefined;
  };
}

function read(environment: ProxyEnvironment, name: string): string | undefined {
  return environment[name.toLowerCase()] ?? environment[name];
}

function parseProxy(name: string, value: string): ProxyServer {
  // Without a scheme the URL parser would take the host for one.
  const text = value.includes("://") ? value : `http://${value}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:") {
    throw new OptionsError(
      `The proxy in ${name} is not an http:// address (${url?.protocol ?? "not a URL"}). Use one such as http://proxy.example:3128, or add the service's host to NO_PROXY.`,
    );
  }
  const credentials = `${decode(url.username)}:${decode(url.password)}`;
  const headers: Record<string, string> = url.username
    ? { "proxy-authorization": `Basic ${Buffer.from(credentials).toString("base64")}` }
    : {};
  return { hostname: withoutBrackets(url.hostname), port: url.port || 80, headers };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A literal percent sign.
    return text;
  }
}

// "10.0.0.0/8" and "fd00::/8" match addresses, "example.com" and ".example.com" both match the host and its subdomains, "example.com:8443" only that port, "*" everything.
function matches(target: URL, exception: string): boolean {
  if (exception === "*") return true;
  if (exception.includes("/")) return isInRange(withoutBrackets(target.hostname), exception);
  const { host, port } = splitException(exception.toLowerCase());
  const targetPort = target.port || (target.protocol === "https:" ? "443" : "80");
  if (port && port !== targetPort) return false;
  const suffix = host.replace(/^\*?\./, "");
  const hostname = withoutBrackets(target.hostname);
  return hostname === suffix || hostname.endsWith(`.${suffix}`);
}

function isInRange(address: string, range: string): boolean {
  const { BlockList, isIP } = process.getBuiltinModule("node:net");
  const [network = "", prefix = ""] = range.split("/");
  const family = isIP(network);
  const isRange = /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
  if (family === 0 || isIP(address) !== family || !isRange) return false;
  const addresses = new BlockList();
  const kind = family === 4 ? "ipv4" : "ipv6";
  addresses.addSubnet(network, Number(prefix), kind);
  return addresses.check(address, kind);
}

function splitException(exception: string): { host: string; port: string | undefined } {
  // The colons of a bare IPv6 address do not start a port.
  if (/^[^[].*:.*:/.test(exception) || exception.startsWith("::")) return { host: exception, port: undefined };
  const [, host = "", port] = /^(.*?)(?::(\d+))?$/.exec(exception) ?? [];
  return { host: withoutBrackets(host), port };
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}
