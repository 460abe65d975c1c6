import { afterEach, expect, it, vi } from "vitest";
import { SvcClient } from "../../src/index.ts";
import { aMeeting, aTemplate, createReferenceServer } from "../library/index.ts";

afterEach(() => void vi.useRealTimers());

it("serves, over a port and in the process, and produces reports under the fake timers of a test", async () => {
  const server = await createReferenceServer();
  const { url } = await server.listen();
  vi.useFakeTimers();
  await server.org.add(aTemplate({ call_type: "discovery" }));
  await server.org.add(
    aMeeting({
      status: "fetched",
      transcript: "[00:00:04] Jonas Lindqvist: What made you call?\n[00:00:11] Ana Ruiz: Lost calls.",
    }),
  );
  const grading_criteria = [{ name: "One", weight: 100, description: "All of it." }];
  const transports = [{ baseUrl: url }, { baseUrl: "https://svc.test", fetch: server.fetch as typeof fetch }];
  for (const options of transports) {
    const svc = new SvcClient({ apiKey: server.keys.admin, ...options });
    const large = "é".repeat(40_000);
    const { id } = await svc.templates.create({ name: "a", prompt_template: large, grading_criteria });
    expect((await svc.templates.get(id)).prompt_template).toBe(large);
  }
  await server.jobs.request();
  await server.jobs.drain();
  expect(await server.jobs.figures()).toMatchObject({ done: 1 });
  vi.useRealTimers();
  await server.close();
});
