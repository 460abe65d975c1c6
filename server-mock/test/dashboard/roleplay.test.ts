import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  aRoleplaySession,
  aUser,
  createReferenceServer,
  type ReferenceServer,
  type User,
} from "../../library/index.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

describe("roleplay", () => {
  let server: ReferenceServer;
  let boss: Visitor;
  let ana: User;

  beforeEach(async () => {
    server = await createReferenceServer();
    const { id } = await server.org.add(aUser({ role: "admin", is_active: true }));
    ana = await server.org.add(aUser({ name: "Ana Ruiz", is_active: true }));
    boss = await signedIn(server, { userId: id });
  });
  afterEach(() => server.close());

  it("lists scenario, person, state and score, by state and person", async () => {
    await server.org.add(aRoleplaySession({ user_id: ana.id, status: "scored", overall_score: 71 }));
    const { text } = await boss.get("/roleplay");
    for (const part of ["Ana Ruiz", "Scored", "71.0", "1–1 of 1"]) expect(text).toContain(part);
    expect((await boss.get("/roleplay?status=failed")).text).toContain("No session fits");
    expect((await boss.get(`/roleplay?user_id=${ana.id}`)).text).toContain("71.0");
  });

  it("shows a session that was not scored without a score", async () => {
    await server.org.add(aRoleplaySession({ user_id: ana.id, status: "abandoned", overall_score: null }));
    expect((await boss.get("/roleplay")).text).toContain('title="no score"');
  });

  it("shows members their own sessions alone", async () => {
    const ben = await server.org.add(aUser({ is_active: true }));
    await server.org.add(aRoleplaySession({ user_id: ana.id }));
    const member = await signedIn(server, { userId: ben.id });
    for (const query of ["", `?user_id=${ana.id}`])
      expect((await member.get(`/roleplay${query}`)).text).toMatch(/No practice calls yet|No session fits/);
  });

  it.each(["0", "-1", "x", "1.5", "99999999999"])("says what a page is instead of %s", async (number) => {
    for (const path of ["/roleplay", "/meetings"]) {
      const { status, text } = await boss.get(`${path}?page=${number}`);
      expect([status, text.includes("is a whole number, 1 or more")]).toEqual([400, true]);
    }
  });

  it("leads back from a page past the end", async () => {
    await server.org.add(aRoleplaySession({ user_id: ana.id }));
    expect((await boss.get("/roleplay?page=9")).text).toContain('href="/roleplay"');
  });
});
