import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMeeting, createReferenceServer, type Listener, type ReferenceServer } from "../library/index.ts";
import { exchange, HOST, parse } from "./support/both-ways.ts";

const MEETING = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

describe("a listener reads", () => {
  let server: ReferenceServer;
  let listener: Listener;

  beforeAll(async () => {
    server = await createReferenceServer();
    await server.org.add(aMeeting({ id: MEETING }));
    listener = await server.listen();
  });

  afterAll(() => server.close());

  const ask = async (target: string, host = HOST): Promise<string> => {
    const head = `Host: ${host}\r\nConnection: close\r\nAuthorization: Bearer ${server.keys.read}\r\n`;
    const { status, body } = parse(await exchange(listener, `GET ${target} HTTP/1.1\r\n${head}\r\n`), "GET");
    const parsed = JSON.parse(body) as { error?: { code: string } };
    return `${status} ${parsed.error?.code ?? "ok"}`;
  };

  it.each<[string, string]>([
    ["http://svc.test/api/v1/meetings", "200 ok"],
    ["http://other.test:99/api/v1/meetings?limit=1", "200 ok"],
    ["HTTP://svc.test/api/v1/meetings", "400 validation_error"],
    ["https://svc.test/api/v1/meetings", "200 ok"],
    ["http://svc.test/api/v1/../v1/meetings", "400 validation_error"],
    ["/api/v1/../../metrics", "400 validation_error"],
    ["/api/v1/%2e%2e/v1/meetings", "400 validation_error"],
    ["/api/v1/meetings/..", "400 validation_error"],
    ["/api/v1/meetings?x=/../", "400 validation_error"],
    ["/api/v1/meetings?status=..", "400 validation_error"],
    ["/api/v1\\meetings", "400 validation_error"],
    ["/api/v1/meetings\\x", "400 validation_error"],
    ["/api/v1/meetings?status=\\x", "400 validation_error"],
    ["/api/v1/meetings#x", "200 ok"],
    ["/api/v1/meetings?limit=1#x", "200 ok"],
    ["/api/v1/meetings?limit=1|2", "400 validation_error"],
    ['/api/v1/meetings/"', "400 validation_error"],
    ["/api/v1/meetings/\u00fc", "400 validation_error"],
    ["/api/v1/meetings?status=\u00fc", "400 validation_error"],
    ["/api/v1/meetings/a%00b", "400 validation_error"],
    ["/api/v1/meetings?status=a%00b", "400 validation_error"],
    [`/api/v1/meetings/${MEETING}%20`, "400 validation_error"],
    [`/api/v1/meetings/%33${MEETING.slice(1)}`, "200 ok"],
    [`/api/v1/meetings/${MEETING}%2freport`, "400 validation_error"],
    [`/api/v1/meetings%2f${MEETING}`, "404 not_found"],
    ["/api/v1/meetings/%2e", "400 validation_error"],
    ["/api/v1/meetings/.x", "400 validation_error"],
    ["/api//v1/meetings", "404 not_found"],
    ["///api/v1/meetings", "404 not_found"],
    ["/api/v1/meetings?limit=%E2%82%AC", "400 validation_error"],
  ])("the target %s", async (target, expected) => {
    expect(await ask(target)).toBe(expected);
  });

  it.each<[string, string]>([
    ["SVC.test", "200 ok"],
    ["svc.test:80", "200 ok"],
    ["svc.test:4010", "200 ok"],
    ["127.0.0.1:60001", "200 ok"],
    ["127.0.0.1:99999", "400 validation_error"],
    ["[::1]:4010", "200 ok"],
    ["a_b", "200 ok"],
    ["svc.test.", "200 ok"],
    ["1.2.3", "200 ok"],
    ["a..b", "200 ok"],
    ["user@svc.test", "400 validation_error"],
    ["svc.test/x", "400 validation_error"],
    ["svc.test?x", "400 validation_error"],
    ["\u00fc.test", "400 validation_error"],
    ["a%62c", "400 validation_error"],
  ])("the host %s", async (host, expected) => {
    expect(await ask("/api/v1/meetings", host)).toBe(expected);
  });
});
