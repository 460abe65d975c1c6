import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { createClientAddressOf } from "../api/accept/client-address.ts";
import { createReferenceServer } from "../library/index.ts";

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } as IncomingMessage });
const request = (forwarded?: string) =>
  new Request("http://svc.test/", { headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } });

it.each<[string, string[], string, string | undefined, string]>([
  ["ignores the header of a stranger", [], "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["believes a trusted proxy", ["10.0.0.0/8"], "10.1.2.3", "198.51.100.1", "198.51.100.1"],
  ["takes what the nearest trusted proxy saw", ["loopback"], "127.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
  ["skips every trusted proxy", ["loopback", "10.0.0.0/8"], "::1", "198.51.100.1, 10.0.0.7", "198.51.100.1"],
  ["stops at what is no address", ["loopback"], "127.0.0.1", "198.51.100.1, unknown", "127.0.0.1"],
  ["does without the header", ["loopback"], "127.0.0.1", undefined, "127.0.0.1"],
  ["believes one address and not its neighbor", ["10.0.0.1"], "10.0.0.2", "198.51.100.1", "10.0.0.2"],
  ["believes one IPv6 address", ["2001:db8::1"], "2001:db8::1", "198.51.100.1", "198.51.100.1"],
  ["believes one IPv6 address and not its neighbor", ["2001:db8::1"], "2001:db8::2", "198.51.100.1", "2001:db8::2"],
  ["believes an IPv6 network", ["2001:db8::/32"], "2001:db8:7::1", "198.51.100.1", "198.51.100.1"],
  ["believes every address where it is told to", ["0.0.0.0/0", "::/0"], "203.0.113.9", "2001:db8::7", "2001:db8::7"],
  ["believes the proxy's own 32 bits", ["10.0.0.1/32"], "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["keeps the first address behind proxies alone", ["10.0.0.0/8"], "10.0.0.1", "10.0.0.9 ,10.0.0.7", "10.0.0.9"],
  ["knows IPv4 in IPv6 in the header", ["10.0.0.0/8"], "10.0.0.1", "198.51.100.1, ::ffff:10.0.0.7", "198.51.100.1"],
  ["knows IPv4 in IPv6", ["10.0.0.0/8"], "::ffff:10.0.0.1", "2001:db8::7", "2001:db8::7"],
])("%s", (_case, trusted, remote, forwarded, expected) => {
  expect(createClientAddressOf(trusted)(request(forwarded), from(remote))).toBe(expected);
});

it.each([
  ["10.0.0.0/33"],
  ["::1/129"],
  ["10.0.0.0/-1"],
  ["10.0.0.0/"],
  ["::/"],
  ["10.0.0.0/8.0"],
  ["10.0.0.0/0x8"],
  ["10.0.0.0/ 8"],
  ["10.0.0.0/8/16"],
  ["proxy.example"],
  [""],
])("rejects %j as a proxy", (entry) => {
  expect(() => createClientAddressOf([entry])).toThrow(
    `\`${entry}\` is not an IP address or network. Use 10.0.0.1, 10.0.0.0/8 or loopback.`,
  );
});

it("knows no address of a request without a connection", () => {
  expect(createClientAddressOf(["loopback"])(request("198.51.100.1"), undefined)).toBeUndefined();
});

it("logs the address of the client", async () => {
  const addresses: (string | undefined)[] = [];
  const server = await createReferenceServer({
    onResponse: ({ address }) => addresses.push(address),
    trustProxy: ["loopback"],
  });
  const { url } = await server.listen();
  await fetch(`${url}/api/v1/openapi.json`, { headers: { "x-forwarded-for": "198.51.100.1" } });
  await fetch(`${url}/elsewhere`);
  expect(addresses).toEqual(["198.51.100.1", "127.0.0.1"]);
  await server.close();
});
