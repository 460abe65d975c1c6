import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aReport, aUser, createReferenceServer, type ReferenceServer } from "../server-mock/library/index.ts";
import { SvcClient } from "../src/index.ts";
import { weeklyDigest } from "./weekly-digest.ts";

let server: ReferenceServer;
let svc: SvcClient;

beforeAll(async () => {
  // #region short
  server = await createReferenceServer(); // in memory, no port
  svc = new SvcClient({ apiKey: server.keys.read, baseUrl: "http://localhost", fetch: server.fetch });
  // #endregion
});
beforeEach(() => server.reset());
afterAll(() => server.close());

it("the digest names the best of the week", async () => {
  const ana = await server.org.add(aUser({ name: "Ana Ruiz" }));
  await server.org.add(aReport({ overall_score: 60 }));
  await server.org.add(aReport({ overall_score: 90, user_id: ana.id }));

  await expect(weeklyDigest(svc)).resolves.toBe("Reports: 2, average: 75. Best: Ana Ruiz with 90.");
});

// #region short
it("the digest survives a service that is busy for a moment", async () => {
  server.faults.add({ operationId: "getTeamStats", status: 429, retryAfterSeconds: 0, times: 1 });

  await expect(weeklyDigest(svc)).resolves.toBe("No reports this week.");
});
// #endregion
