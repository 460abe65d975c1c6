import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { SeenHeaders } from "../journal/request-match.ts";

/** Finds the address of the client that sent a request; undefined for requests without a connection. */
export type ClientAddressOf = (
  request: { headers: Pick<SeenHeaders, "get"> },
  environment: unknown,
) => string | undefined;

const LOOPBACK = ["127.0.0.0/8", "::1/128"];
const NETWORK = /^([^/]+)(?:\/(\d{1,3}))?$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Creates a function that reads the client's address. Behind trusted proxies it is the last entry of `X-Forwarded-For` that
 * none of them added; without trusted proxies the header is ignored, since anybody can send it.
 *
 * @param trusted addresses and networks, such as `10.0.0.0/8`, or `loopback`
 * @throws Error for an invalid entry
 */
export function createClientAddressOf(trusted: readonly string[] = []): ClientAddressOf {
  // Node loads BlockList with its first use.
  if (trusted.length === 0) return (_, environment) => remoteAddressOf(environment);
  const proxies = toBlockList(trusted.flatMap((entry) => (entry === "loopback" ? LOOPBACK : [entry])));
  const isTrusted = (address: string) => proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return (request, environment) => {
    let address = remoteAddressOf(environment);
    if (address === undefined || !isTrusted(address)) return address;
    const forwarded = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => plain(entry.trim()));
    for (const entry of forwarded.reverse()) {
      if (isIP(entry) === 0) return address;
      address = entry;
      if (!isTrusted(address)) return address;
    }
    return address;
  };
}

function remoteAddressOf(environment: unknown): string | undefined {
  const { incoming } = (environment ?? {}) as { incoming?: IncomingMessage };
  const address = incoming?.socket.remoteAddress;
  return address && plain(address);
}

function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    // Without digits the prefix length would be 0, which matches every address.
    const [, address = "", bits] = NETWORK.exec(entry) ?? [];
    const version = isIP(address);
    const allBits = version === 6 ? 128 : 32;
    const prefix = Number(bits ?? allBits);
    if (version === 0 || prefix > allBits)
      throw new Error(`\`${entry}\` is not an IP address or network. Use 10.0.0.1, 10.0.0.0/8 or loopback.`);
    list.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

function plain(address: string): string {
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}
