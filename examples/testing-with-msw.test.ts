// #region test
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { aReport, createReferenceServer, type ReferenceServer } from "../server-mock/library/index.ts";
import { mswHandlers } from "../server-mock/library/msw.ts";
import { SvcClient } from "../src/index.ts";
import { weeklyDigest } from "./weekly-digest.ts";

const baseUrl = "https://coaching.example";
const server: ReferenceServer = await createReferenceServer();
// Passed to `setupServer`, so that `resetHandlers()` keeps them: msw routes the requests of the app's own client to the reference server.
const network = setupServer(...mswHandlers(server, baseUrl));

beforeAll(() => network.listen({ onUnhandledRequest: "error" }));
afterEach(async () => {
  network.resetHandlers();
  await server.reset();
});
afterAll(async () => {
  network.close();
  await server.close();
});

it("the digest is made from the team's week", async () => {
  await server.org.add(aReport({ overall_score: 82 }), aReport({ overall_score: 64 }));
  const svc = new SvcClient({ apiKey: server.keys.read, baseUrl });

  await expect(weeklyDigest(svc)).resolves.toContain("Reports: 2, average: 73.");
});

it("the digest of a quiet week says so", async () => {
  const svc = new SvcClient({ apiKey: server.keys.read, baseUrl });

  await expect(weeklyDigest(svc)).resolves.toBe("No reports this week.");
});
// #endregion
