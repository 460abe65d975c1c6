// SERVICE_API_KEY=svc_live_… SERVICE_API_URL=https://…/api/v1 npx tsx examples/hono-app/main.ts
import { serve } from "@hono/node-server";
import { SvcClient } from "../../src/index.ts";
import { createApp } from "./app.ts";

const { SERVICE_API_KEY: apiKey = "", SERVICE_API_URL: baseUrl = "", PORT: port = "3000" } = process.env;
const app = createApp(new SvcClient({ apiKey, baseUrl }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(port) }, (address) => {
  console.log(`http://127.0.0.1:${address.port}/digest`);
});
