import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LISTEN_LIMITS } from "../../server-mock/api/accept/listen-limits.ts";
import { MAX_URL_LENGTH } from "../../server-mock/api/serve-operation.ts";
import { MAX_BODY_BYTES } from "../../server-mock/api/validate/read-body.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/server.md"), "utf8").replace(/\s+/g, " ");

const { headerBytes, headersTimeoutMs, requestTimeoutMs, connections, drainMs } = LISTEN_LIMITS;
const count = (value: number): string => value.toLocaleString("en-US");

it.each([
  [`${headerBytes / 1024} KiB of headers`],
  [`${MAX_BODY_BYTES / 1024 ** 2} MiB of body`],
  [`${count(MAX_URL_LENGTH)} characters of URL`],
  [`${headersTimeoutMs / 1000} s to send the headers`],
  [`${requestTimeoutMs / 1000} s to send a request`],
  [`${count(connections)} connections`],
  [`running requests get ${drainMs / 1000} s`],
])("the guide to running the server says %j, as the server does it", (limit) => {
  expect(guide).toContain(limit);
});
