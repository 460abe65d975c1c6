import { describe, expect, it } from "vitest";
import { anInsight, aUser } from "../library/index.ts";
import { signedIn } from "./dashboard/support/visitor.ts";
import { ENGINES, storesFor, useStore } from "./support/stores.ts";

describe.each(storesFor("insights", ENGINES))("insights on %s", (kind) => {
  const store = useStore(kind);

  it("are counted by kind and company, with the newest of each", async () => {
    const server = await store.create();
    const { id } = await server.org.add(aUser({ role: "admin", is_active: true }));
    for (const [index, type] of (["objection", "objection", "objection", "objection", "pricing"] as const).entries())
      await server.org.add(
        anInsight({
          type,
          title: `No ${index}`,
          company_name: "Halden",
          occurred_at: `2026-11-2${index}T10:00:00.000Z`,
        }),
      );
    const { text } = await (await signedIn(server, { userId: id })).get("/insights");
    expect(text).toContain('Objections <span class="mute">4</span>');
    expect(text).toContain("1 company: Halden (4)");
    expect([...text.matchAll(/<h3>(No \d)<\/h3>/g)].map(([, title]) => title)).toEqual([
      "No 3",
      "No 2",
      "No 1",
      "No 4",
    ]);
    await server.close();
  });

  it("say which titles a kind has most often, each with the way to everything said about it", async () => {
    const server = await store.create();
    const { id } = await server.org.add(aUser({ role: "admin", is_active: true }));
    const titles = ["Northwind Suite is compared", "Integrations: Salesforce", "Northwind Suite is compared"];
    for (const title of titles) await server.org.add(anInsight({ type: "competitor_mention", title }));
    for (const title of ["Once", "Twice", "Twice"]) await server.org.add(anInsight({ type: "pricing", title }));
    const { text } = await (await signedIn(server, { userId: id })).get("/insights?from=2020-01-01");
    const found = [...text.matchAll(/<a href="\/search\?([^"]+)">([^<]+)<\/a>( \(\d\))?/g)];
    expect(found.map(([, query, name, count = ""]) => [new URLSearchParams(query).get("q"), name + count])).toEqual([
      ['"Northwind Suite is compared"', "Northwind Suite is compared (2)"],
      // A tracker's name and its other words.
      ['"Salesforce" "SFDC"', "Salesforce"],
      ['"Twice"', "Twice (2)"],
    ]);
    expect(text).toContain("&amp;from=2020-01-01");
    await server.close();
  });
});
