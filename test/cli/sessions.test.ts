import { afterAll, beforeAll, expect, it } from "vitest";
import { aMeeting, aUser, createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { type CliResult, type CliWorld, memoryRecent, NOW, runCli } from "./support/run-cli.ts";

/** A service with one person, and the environment that reaches it. */
interface Service {
  server: ReferenceServer;
  env: Record<string, string>;
  meeting: string;
}

const services: Record<"production" | "staging", Service> = {} as never;
beforeAll(async () => {
  services.production = await createService("https://coaching.example", "Priya Natarajan");
  services.staging = await createService("https://staging.example", "Priya Natarajan");
});
afterAll(() => Promise.all(Object.values(services).map(({ server }) => server.close())));

async function createService(origin: string, name: string): Promise<Service> {
  const server = await createReferenceServer({ now: () => NOW });
  const user = await server.org.add(aUser({ name }));
  const participants = [{ name, email: "priya@acme.example", is_internal: true }];
  const meeting = await server.org.add(
    aMeeting({ user_id: user.id, title: `Call at ${origin}`, participants, started_at: NOW.toISOString() } as never),
  );
  return { server, env: { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: origin }, meeting: meeting.id };
}

const byOrigin: typeof globalThis.fetch = (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : String(input));
  const service = Object.values(services).find(({ env }) => env["SERVICE_API_URL"] === origin);
  return service?.server.fetch(input, init) ?? Promise.reject(new TypeError(`Nothing answers at ${origin}`));
};

/** Everything that names one service and one key for a command; the profile's name is the same throughout. */
const ways = (service: Service): Readonly<Record<string, CliWorld>> => {
  const { SERVICE_API_KEY: key = "", SERVICE_API_URL: origin = "" } = service.env;
  const profile = { base_url: origin, api_key: key, key_origin: origin };
  return {
    environment: { env: service.env },
    profile: { config: { current_profile: "default", profiles: { default: profile } } },
    "key command": {
      config: { current_profile: "default", profiles: { default: { base_url: origin, key_command: "print-key" } } },
      capture: async () => `${key}\n`,
    },
  };
};

const LINES = [
  ["meetings", "list", "--user", "Priya Natarajan", "--fields", "title", "-o", "csv"],
  ["reports", "list", "--user", "Priya Natarajan", "--json"],
];

const cases = ["environment", "profile", "key command"].flatMap((first) =>
  ["environment", "profile"].map((then) => ({ first, then })),
);

it.each(cases)(
  "Names read by $first from one service never stand for those of another reached by $then",
  async (way) => {
    const recent = memoryRecent();
    const svc = (argv: readonly string[], world: CliWorld | undefined): Promise<CliResult> =>
      runCli(argv, { fetch: byOrigin, recent, terminal: { columns: 100 }, ...world });
    await svc(["meetings", "list", "--user", "Priya Natarajan"], ways(services.staging)[way.first]);
    for (const line of LINES) {
      const world = ways(services.production)[way.then];
      const alone = await svc(line, { ...world, recent: memoryRecent() });
      expect(await svc(line, world)).toEqual(alone);
      expect(alone.code).toBe(0);
    }
    const completed = await svc(
      ["__complete", "--word=", "--", "meetings", "get"],
      ways(services.production)[way.then],
    );
    expect(completed.stdout).not.toContain("staging.example");
  },
);

it("A second key of the same service has a cache of its own, since it may be another organization's", async () => {
  const recent = memoryRecent();
  await runCli(["meetings", "list"], {
    fetch: byOrigin,
    recent,
    terminal: { columns: 100 },
    env: services.staging.env,
  });
  const complete = (env: Record<string, string>): Promise<CliResult> =>
    runCli(["__complete", "--word=", "--", "meetings", "get"], { recent, env });
  expect((await complete(services.staging.env)).stdout).toContain(services.staging.meeting);
  expect((await complete({ ...services.staging.env, SERVICE_API_KEY: "svc_live_other" })).stdout).toBe("");
});

it("Without a key nothing is cached and nothing is completed", async () => {
  const kept: string[] = [];
  const memory = memoryRecent();
  const recent: typeof memory = {
    ...memory,
    remember: async (key, items) => {
      kept.push(key);
      await memory.remember(key, items);
    },
  };
  const env = { SERVICE_API_URL: "https://staging.example" };
  const { code } = await runCli(["meetings", "list"], { fetch: byOrigin, recent, terminal: { columns: 100 }, env });
  const { stdout } = await runCli(["__complete", "--word=", "--", "meetings", "get"], { recent, env });
  expect({ code, stdout, kept }).toEqual({ code: 4, stdout: "", kept: [] });
});
