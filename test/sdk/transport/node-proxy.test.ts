import { describe, expect, it } from "vitest";
import { OptionsError } from "../../../src/index.ts";
import { createProxyRules, type ProxyEnvironment } from "../../../src/transport/node-proxy.ts";

function proxyFor(url: string, environment: ProxyEnvironment): string | undefined {
  const proxy = createProxyRules(environment)(new URL(url));
  return proxy && `${proxy.hostname}:${proxy.port} ${proxy.headers["proxy-authorization"] ?? "-"}`;
}

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString("base64")}`;

describe("the proxy of an address", () => {
  it.each([
    ["http://a.example", { HTTP_PROXY: "http://proxy.example:3128" }, "proxy.example:3128 -"],
    ["https://a.example", { HTTPS_PROXY: "http://proxy.example:3128" }, "proxy.example:3128 -"],
    [
      "https://a.example",
      { https_proxy: "http://lower.example", HTTPS_PROXY: "http://upper.example" },
      "lower.example:80 -",
    ],
    ["https://a.example", { HTTP_PROXY: "http://proxy.example" }, undefined],
    ["http://a.example", { HTTPS_PROXY: "http://proxy.example" }, undefined],
    ["http://a.example", { HTTP_PROXY: "" }, undefined],
    ["http://a.example", { http_proxy: "", HTTP_PROXY: "http://proxy.example" }, undefined],
    ["http://a.example", { HTTP_PROXY: "proxy.example:3128" }, "proxy.example:3128 -"],
    ["http://a.example", { HTTP_PROXY: "http://[::1]:3128" }, "::1:3128 -"],
    ["http://a.example", { HTTP_PROXY: "http://me:secret@proxy.example" }, `proxy.example:80 ${basic("me:secret")}`],
    ["http://a.example", { HTTP_PROXY: "http://me@proxy.example" }, `proxy.example:80 ${basic("me:")}`],
    ["http://a.example", { HTTP_PROXY: "http://m%40e:p%2Fw@proxy.example" }, `proxy.example:80 ${basic("m@e:p/w")}`],
    ["http://a.example", { HTTP_PROXY: "http://me:100%@proxy.example" }, `proxy.example:80 ${basic("me:100%")}`],
    ["http://a.example", { HTTP_PROXY: "http://me:п@proxy.example" }, `proxy.example:80 ${basic("me:п")}`],
    ["http://a.example", {}, undefined],
  ])("%s in %j is %s", (url, environment: ProxyEnvironment, expected) => {
    expect(proxyFor(url, environment)).toBe(expected);
  });

  it.each([
    ["https://a.example", { HTTPS_PROXY: "https://me:s3cret@proxy.example" }, "HTTPS_PROXY", "https:"],
    ["https://a.example", { https_proxy: "socks5://proxy.example:1080" }, "HTTPS_PROXY", "socks5:"],
    ["http://a.example", { HTTP_PROXY: "socks://me:s3cret@proxy.example" }, "HTTP_PROXY", "socks:"],
    ["http://a.example", { HTTP_PROXY: "http://me:s3cret@[proxy" }, "HTTP_PROXY", "not a URL"],
  ])("%s in %j is rejected, not bypassed: %s, %s", (url, environment: ProxyEnvironment, name, kind) => {
    const ask = () => proxyFor(url, environment);
    expect(ask).toThrow(OptionsError);
    expect(ask).toThrow(
      `The proxy in ${name} is not an http:// address (${kind}). Use one such as http://proxy.example:3128, or add the service's host to NO_PROXY.`,
    );
    expect(ask).not.toThrow(/s3cret/);
  });

  it("may be of any kind where NO_PROXY excepts the address, or where it is for other addresses", () => {
    const environment = { HTTPS_PROXY: "socks5://proxy.example", NO_PROXY: "a.example" };
    expect(proxyFor("https://a.example", environment)).toBeUndefined();
    expect(proxyFor("http://b.example", environment)).toBeUndefined();
  });

  it.each([
    ["*", true],
    ["a.example", true],
    ["A.Example", true],
    [".a.example", true],
    ["*.a.example", true],
    ["example", true],
    ["b.example,a.example", true],
    ["b.example a.example", true],
    ["b.example,\ta.example ,", true],
    ["a.example:8443", true],
    ["a.example:443", false],
    ["xa.example", false],
    ["a.exampl", false],
    ["le", false],
    ["b.example", false],
    ["", false],
  ])("is none where NO_PROXY is %j: %s", (noProxy, excepted) => {
    const environment = { HTTPS_PROXY: "http://proxy.example", NO_PROXY: noProxy };
    expect(proxyFor("https://a.example:8443", environment)).toBe(excepted ? undefined : "proxy.example:80 -");
    expect(proxyFor("https://sub.a.example:8443", environment)).toBe(excepted ? undefined : "proxy.example:80 -");
  });

  it.each([
    ["2001:db8::1", true],
    ["[2001:db8::1]", true],
    ["[2001:db8::1]:443", true],
    ["[2001:db8::1]:80", false],
    ["2001:db8::2", false],
  ])("is none for an IPv6 address where NO_PROXY is %s: %s", (noProxy, excepted) => {
    const environment = { HTTPS_PROXY: "http://proxy.example", NO_PROXY: noProxy };
    expect(proxyFor("https://[2001:db8::1]", environment)).toBe(excepted ? undefined : "proxy.example:80 -");
  });

  it.each([
    ["https://10.1.2.3", "10.0.0.0/8", true],
    ["https://11.1.2.3", "10.0.0.0/8", false],
    ["https://192.168.255.1", "a.example, 192.168.0.0/16", true],
    ["https://10.1.2.3", "10.1.2.3/32", true],
    ["https://10.1.2.4", "10.1.2.3/32", false],
    ["https://[fd00::7]", "fd00::/8", true],
    ["https://[fe00::7]", "fd00::/8", false],
    ["https://[fd00::7]", "10.0.0.0/8", false],
    ["https://10.1.2.3", "10.0.0.0/33", false],
    ["https://10.1.2.3", "10.0.0.0/", false],
    ["https://10.example", "10.0.0.0/8", false],
    ["https://a.example", "a.example/8", false],
  ])("of %s is none where NO_PROXY is the range %s: %s", (url, noProxy, excepted) => {
    const environment = { HTTPS_PROXY: "http://proxy.example", NO_PROXY: noProxy };
    expect(proxyFor(url, environment)).toBe(excepted ? undefined : "proxy.example:80 -");
  });

  it.each([
    "http://localhost:8080",
    "http://api.localhost",
    "http://127.0.0.1",
    "https://127.1.2.3:8443",
    "http://[::1]",
  ])("is none for this machine: %s", (url) => {
    const environment = { HTTP_PROXY: "http://proxy.example", HTTPS_PROXY: "http://proxy.example" };
    expect(proxyFor(url, environment)).toBeUndefined();
  });

  it("is none for the default port where NO_PROXY names it", () => {
    const environment = {
      HTTP_PROXY: "http://proxy.example",
      HTTPS_PROXY: "http://proxy.example",
      no_proxy: "a.example:443",
    };
    expect(proxyFor("https://a.example", environment)).toBeUndefined();
    expect(proxyFor("http://a.example", environment)).toBe("proxy.example:80 -");
  });
});
