import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseDocument, visit } from "yaml";
import { loadSpec } from "../../scripts/generate/spec-document.ts";

const KEY = `svc_live_${"k".repeat(32)}`;
const DOCUMENT = { openapi: "3.0.3", paths: {}, components: { schemas: {} } };

let server: Server;
let address: string;

/** A service that describes itself to who has the key alone. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const isAllowed = request.headers.authorization === `Bearer ${KEY}`;
    response.writeHead(isAllowed ? 200 : 401).end(JSON.stringify(DOCUMENT));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/openapi.json`;
});
afterAll(() => server.close());

it("reads the spec from a file", async () => {
  const spec = join(import.meta.dirname, "../../spec/openapi.yaml");
  expect(await loadSpec(spec)).toHaveProperty(["paths", "/api/v1/meetings"]);
});

it("has no text that YAML parsers read in different ways", async () => {
  const spec = join(import.meta.dirname, "../../spec/openapi.yaml");
  const document = parseDocument(await readFile(spec, "utf8"));
  const unquoted: string[] = [];
  visit(document, {
    Scalar(_key, { type, source = "" }, path) {
      const isWithinFlow = path.some((node) => (node as { flow?: boolean }).flow === true);
      // SnakeYAML, and with it every generator written in Java, ends such a text within { } or [ ] at the question mark.
      if (type === "PLAIN" && isWithinFlow && source.includes("?")) unquoted.push(source);
    },
  });
  expect(unquoted).toEqual([]);
});

it("reads a live description that asks for a key", async () => {
  expect(await loadSpec(address, KEY)).toEqual(DOCUMENT);
});

it("says what a service returned that keeps its description to itself", async () => {
  await expect(loadSpec(address)).rejects.toThrow(
    `GET ${address} returned 401. Set SERVICE_API_KEY to a key that it accepts.`,
  );
});

it("sends a key to no other machine in the clear", async () => {
  await expect(loadSpec("http://coaching.example/api/v1/openapi.json", KEY)).rejects.toThrow("in the clear");
});

it("rejects what is no OpenAPI 3.0 document", async () => {
  await expect(loadSpec(join(import.meta.dirname, "../../package.json"))).rejects.toThrow(
    "Expected an OpenAPI 3.0 document",
  );
});
