import { describe, expect, it } from "vitest";
import { aMeeting, createReferenceServer } from "../../server-mock/library/index.ts";
import { OptionsError, SvcClient, UnexpectedResponseError } from "../../src/index.ts";
import { validateResponses } from "../../src/validate.ts";

const MEETING_PAGE = { data: [{ id: 7, status: "completed" }], error: null, meta: null };

function answeringWith(body: unknown, mode: "throw" | "warn" | "off", warn?: (message: string) => void): SvcClient {
  return new SvcClient({
    apiKey: "svc_live_abcdefghijklmnopqrstuvwxyz012345",
    baseUrl: "https://coaching.example",
    fetch: async () => Response.json(body),
    validation: validateResponses(mode),
    ...(warn ? { logger: { warn } } : {}),
  });
}

describe("validateResponses", () => {
  it("fails a call whose response is not as in the spec, and says where", async () => {
    const call = answeringWith(MEETING_PAGE, "throw").meetings.list();
    await expect(call).rejects.toThrow(UnexpectedResponseError);
    await expect(answeringWith(MEETING_PAGE, "throw").meetings.list()).rejects.toThrow(/data\[0\].*\(and \d+ more\)/);
  });

  it("logs instead, when asked to warn", async () => {
    const lines: string[] = [];
    const page = await answeringWith(MEETING_PAGE, "warn", (line) => lines.push(line)).meetings.list();
    expect(page.data).toHaveLength(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("does not match the spec");
  });

  it("says nothing when off", async () => {
    const lines: string[] = [];
    await answeringWith(MEETING_PAGE, "off", (line) => lines.push(line)).meetings.list();
    expect(lines).toEqual([]);
  });

  it("accepts what the reference server sends, and members that the spec does not have", async () => {
    const server = await createReferenceServer();
    const meeting = await server.org.add(aMeeting({ call_type: null }));
    const svc = new SvcClient({
      apiKey: server.keys.admin,
      baseUrl: "http://localhost",
      fetch: async (input, init) => {
        const answer = (await (await server.fetch(new Request(input, init))).json()) as { data: object };
        return Response.json({
          ...answer,
          later: true,
          data: Array.isArray(answer.data) ? answer.data : { ...answer.data, later: 1 },
        });
      },
      validation: validateResponses("throw"),
    });
    expect((await svc.meetings.list()).data).toHaveLength(1);
    expect(await svc.meetings.get(meeting.id)).toMatchObject({ id: meeting.id, later: 1 });
    expect(await svc.team.stats()).toMatchObject({ time_range: "month" });
    await server.close();
  });

  it("rejects any other mode", () => {
    expect(() => validateResponses("strict" as never)).toThrow(OptionsError);
  });
});

describe("a logger that fails", () => {
  it("changes nothing", async () => {
    const fail = () => {
      throw new Error("logger");
    };
    expect((await answeringWith(MEETING_PAGE, "warn", fail).meetings.list()).data).toHaveLength(1);
  });
});
