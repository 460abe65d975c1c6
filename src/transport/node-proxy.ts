/** The environment variables that name proxies, in upper or lower case. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/** A proxy to go through. */
export interface ProxyServer {
  readonly hostname: string;
  readonly port: string | number;
  /** Headers that the proxy wants: its credentials, if it has any. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The proxy for a URL by `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`; undefined for a direct connection. */
export function createProxyRules(environment: ProxyEnvironment): (target: URL) => ProxyServer | undefined {
  const byProtocol: Record<string, ProxyServer | undefined> = {
    "http:": parseProxy(read(environment, "http_proxy")),
    "https:": parseProxy(read(environment, "https_proxy")),
  };
  const exceptions = (read(environment, "no_proxy") ?? "").split(/[\s,]+/).filter(Boolean);
  return (target) => {
    const proxy = byProtocol[target.protocol];
    return proxy && !exceptions.some((exception) => matches(target, exception)) ? proxy : undefined;
  };
}

function read(environment: ProxyEnvironment, name: string): string | undefined {
  return environment[name] ?? environment[name.toUpperCase()];
}

function parseProxy(value: string | undefined): ProxyServer | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value)
    ? new URL(value)
    : URL.canParse(`http://${value}`)
      ? new URL(`http://${value}`)
      : undefined;
  if (url?.protocol !== "http:") return undefined;
  const credentials = url.username
    ? btoa(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`)
    : undefined;
  const headers: Record<string, string> = credentials ? { "proxy-authorization": `Basic ${credentials}` } : {};
  return { hostname: url.hostname.replace(/^\[|\]$/g, ""), port: url.port || 80, headers };
}

// "example.com" and ".example.com" both mean the host and everything below it, "example.com:8443" only that port, "*" everything.
function matches(target: URL, exception: string): boolean {
  if (exception === "*") return true;
  const [, host = "", port] = /^(.*?)(?::(\d+))?$/.exec(exception.toLowerCase()) ?? [];
  const targetPort = target.port || (target.protocol === "https:" ? "443" : "80");
  if (port && port !== targetPort) return false;
  const suffix = host.replace(/^\*?\./, "");
  return target.hostname === suffix || target.hostname.endsWith(`.${suffix}`);
}
