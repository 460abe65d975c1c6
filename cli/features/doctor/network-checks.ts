import type { Context } from "../../context/context.ts";
import { type CheckResult, failed, passed, skipped, warned } from "./checks.ts";

const EXPIRY_WARNING_DAYS = 14;
const DAY_MS = 86_400_000;

/** Checks DNS and TLS of the base URL. Behind a proxy, the proxy does both. */
export async function checkNetwork(context: Context, url: URL): Promise<CheckResult[]> {
  const proxy = proxyFor(url, context.env);
  if (proxy) return [skipped("dns", `through the proxy ${proxy}`), skipped("tls", `through the proxy ${proxy}`)];
  const dns = await checkDns(context, url);
  return [dns, dns.status === "failed" ? skipped("tls", "see above") : await checkTls(context, url)];
}

async function checkDns(context: Context, { hostname }: URL): Promise<CheckResult> {
  try {
    const addresses = await (await context.probes()).resolve(hostname.replace(/^\[|\]$/g, ""));
    return passed("dns", `${hostname} is ${addresses.join(", ")}`);
  } catch (error) {
    const fix = "Check the address for typing errors, and that this machine is on the network (or VPN) it needs";
    return failed("dns", `${hostname} is not found (${reason(error)})`, { fix, exit: "network" });
  }
}

async function checkTls(context: Context, url: URL): Promise<CheckResult> {
  if (url.protocol !== "https:") return skipped("tls", "the address is http://");
  try {
    const { protocol, issuer, validTo } = await (await context.probes()).handshake(
      url.hostname,
      Number(url.port || 443),
      context.signal,
    );
    const days = Math.floor((validTo.getTime() - context.now().getTime()) / DAY_MS);
    const detail = `${protocol}, certificate by ${issuer}, valid for ${days} more days`;
    return days < EXPIRY_WARNING_DAYS
      ? warned("tls", detail, "Tell the service's owner that the certificate ends")
      : passed("tls", detail);
  } catch (error) {
    const fix = "Behind a company proxy set NODE_EXTRA_CA_CERTS to the file with its certificate";
    return failed("tls", `the handshake failed (${reason(error)})`, { fix, exit: "network" });
  }
}

const reason = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? (error as Error).message;

/** The proxy for requests to the URL, by `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. */
export function proxyFor({ protocol, hostname }: URL, env: Context["env"]): string | undefined {
  const read = (name: string): string => env[name.toLowerCase()] || env[name] || "";
  const excluded = read("NO_PROXY")
    .split(/[\s,]+/)
    .filter(Boolean);
  const isExcluded = excluded.some(
    (entry) => entry === "*" || `.${hostname}`.endsWith(`.${entry.replace(/^\*?\./, "").replace(/:\d+$/, "")}`),
  );
  const proxy = protocol === "https:" ? read("HTTPS_PROXY") : read("HTTP_PROXY");
  return proxy && !isExcluded ? proxy.replace(/\/\/[^/@]*@/, "//…@") : undefined;
}
