// #region test
const { createReferenceServer, aReport } = require("svc-server");
const { SvcClient } = require("svc-sdk");

let server;
let svc;

beforeAll(async () => {
  server = await createReferenceServer(); // in memory, no port
  svc = new SvcClient({ apiKey: server.keys.read, baseUrl: "http://localhost", fetch: server.fetch });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

test("the week's average is of all reports", async () => {
  await server.org.add([aReport({ overall_score: 82 }), aReport({ overall_score: 64 })]);

  await expect(svc.team.stats({ time_range: "week" })).resolves.toMatchObject({ average_score: 73 });
});

test("a service that is busy for a moment is asked again", async () => {
  server.faults.add({ operationId: "getTeamStats", status: 503, retryAfterSeconds: 0, times: 1 });

  await expect(svc.team.stats()).resolves.toMatchObject({ total_reports: 0 });
});
// #endregion
