// #region test
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aReport, createReferenceServer, type ReferenceServer } from "../server-mock/library/index.ts";
import { mswHandlers } from "../server-mock/library/msw.ts";
import { SvcClient } from "../src/index.ts";
import { weeklyDigest } from "./weekly-digest.ts";

const baseUrl = "https://coaching.example";
const network = setupServer();
let server: ReferenceServer;

// The app makes its own client; msw hands its requests to the reference server.
beforeAll(async () => {
  server = await createReferenceServer();
  network.listen({ onUnhandledRequest: "error" });
  network.use(...mswHandlers(server, baseUrl));
});
afterAll(async () => {
  network.close();
  await server.close();
});

it("the digest is made from the team's week", async () => {
  await server.org.add(aReport({ overall_score: 82 }));
  const svc = new SvcClient({ apiKey: server.keys.read, baseUrl });

  await expect(weeklyDigest(svc)).resolves.toContain("Reports: 1, average: 82.");
});
// #endregion
