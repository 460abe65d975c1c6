import { createServer } from "node:http";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";

const API_KEY = "svc_live_0123456789abcdef0123456789abcdef";
const ROWS = [{ id: "6e0a4f57-91c2-4d3b-b8e5-000000000001", object: "model" }];
const PAGE = { data: ROWS, error: null, meta: { page: 1, limit: 1, total: 9, total_pages: 9, has_more: true } };
// A page that every client's pagination understands, and that is never the last one.
const ENDLESS = JSON.stringify({ ...PAGE, object: "list", has_more: true, first_id: ROWS[0].id, last_id: ROWS[0].id });

/**
 * Features, each tested by trying it. `holds` gets the subject's `create` and returns whether the feature is there. All other options stay
 * at the client's defaults.
 */
export const FEATURES = [
  {
    name: "retry-after",
    title: "Waits as long as `Retry-After: 2` of a 429 says",
    async holds({ create }) {
      const arrivals = [];
      const origin = await serve((_, response) => {
        arrivals.push(performance.now());
        if (arrivals.length === 1)
          response.writeHead(429, { "retry-after": "2", "content-type": "application/json" }).end("{}");
        else sendJson(response, ENDLESS);
      });
      await create({ origin, apiKey: API_KEY })
        .list()
        .catch(() => undefined);
      return arrivals.length === 2 && arrivals[1] - arrivals[0] >= 1_990;
    },
  },
  {
    name: "stalled-body",
    title: "A timeout of 0.5 s covers a body that stops arriving",
    async holds({ create }) {
      const origin = await serve((_, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-length": "1000" }).write("{");
      });
      const settled = create({ origin, apiKey: API_KEY, timeoutMs: 500 })
        .list()
        .then(
          () => false,
          () => true,
        );
      return await Promise.race([settled, later(8_000, false)]);
    },
  },
  {
    name: "decompression-bomb",
    title: "Rejects a body of 1 GB behind 1 MB of gzip, in less than 300 MB",
    async holds({ create }) {
      const member = gzipSync(Buffer.alloc(10_000_000, " "), { level: 9 });
      const bomb = Buffer.concat(Array.from({ length: 100 }, () => member));
      const origin = await serve((_, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(bomb);
      });
      const before = process.memoryUsage().rss;
      let peak = 0;
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage().rss - before);
      }, 5);
      const rejected = await create({ origin, apiKey: API_KEY })
        .list()
        .then(
          () => false,
          () => true,
        );
      clearInterval(watch);
      return rejected && peak < 300_000_000;
    },
  },
  {
    name: "html-with-200",
    title: "HTML with status 200 is an error",
    async holds({ create }) {
      const origin = await serve((_, response) => {
        response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sign in</title>");
      });
      return await create({ origin, apiKey: API_KEY })
        .list()
        .then(
          () => false,
          () => true,
        );
    },
  },
  {
    name: "same-page-forever",
    title: "Stops iterating a list that repeats its page",
    async holds({ create }) {
      const origin = await serve((request, response) => sendJson(response, ENDLESS, request.headers.host));
      let count = 0;
      try {
        for await (const _ of create({ origin, apiKey: API_KEY }).iterate(1)) {
          count += 1;
          if (count === 200) return false;
        }
      } catch {
        return true;
      }
      return true;
    },
  },
  {
    name: "hidden-key",
    title: "Printing the client shows no key",
    async holds({ create }) {
      const { client } = create({ origin: "http://127.0.0.1:1", apiKey: API_KEY });
      if (client === undefined) return undefined;
      return !`${inspect(client, { depth: 8 })}${toJson(client)}`.includes(API_KEY);
    },
  },
  {
    name: "caller-in-stack",
    title: "An error's stack names the line that made the call",
    async holds({ create }) {
      const origin = await serve((_, response) => {
        response.writeHead(404, { "content-type": "application/json" }).end('{"error":{"message":"No."}}');
      });
      const { list } = create({ origin, apiKey: API_KEY });
      const error = await list().catch((caught) => caught);
      return String(error?.stack).includes("/subjects/");
    },
  },
  {
    name: "proxy",
    title: "Honors `HTTP_PROXY` on Node 20",
    async holds({ create }) {
      let wasAsked = false;
      const proxy = createServer((_, response) => {
        wasAsked = true;
        sendJson(response, ENDLESS);
      });
      proxy.on("connect", (_, socket) => {
        wasAsked = true;
        socket.destroy();
      });
      process.env.HTTP_PROXY = process.env.http_proxy = await listen(proxy);
      const { list } = create({ origin: "http://api.invalid", apiKey: API_KEY, allowInsecureHttp: true });
      await Promise.race([list().catch(() => undefined), later(3_000)]);
      return wasAsked;
    },
  },
];

const serve = (respond) => listen(createServer(respond));

function listen(server) {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${server.address().port}`));
  });
}

function sendJson(response, body, host) {
  // Octokit's pagination follows the header, the others' the body.
  const headers = host ? { link: `<http://${host}/reports?page=1>; rel="next"` } : {};
  response.writeHead(200, { "content-type": "application/json", ...headers }).end(body);
}

function later(delayMs, value) {
  return new Promise((resolve) => setTimeout(resolve, delayMs, value));
}

function toJson(value) {
  try {
    return JSON.stringify(value);
  } catch {
    return ""; // It refers to itself.
  }
}
