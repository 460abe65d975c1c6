import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foldText } from "../../../core/text/fold.ts";
import { ENHANCEMENTS } from "../../dashboard/assets/enhancements.ts";
import { createReferenceServer, type ReferenceServer } from "../../library/index.ts";
import { Visitor } from "./support/visitor.ts";

let server: ReferenceServer;
let page: string;

beforeAll(async () => {
  server = await createReferenceServer();
  page = (await new Visitor(server).get("/sign-in")).text;
});
afterAll(() => server.close());

const assetsOf = (text: string) => [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);

it("serves what pages load under names that change with the content, for good", async () => {
  const paths = assetsOf(page);
  expect(paths.map((path) => path.replace(/\.[A-Za-z0-9]{10,12}\./, "."))).toEqual(
    expect.arrayContaining(["/assets/dashboard.css", "/assets/dashboard.js", "/assets/icon.svg"]),
  );
  for (const path of paths) {
    const response = await server.fetch(path);
    expect([path, response.status, response.headers.get("cache-control")]).toEqual([
      path,
      200,
      "public, max-age=31536000, immutable",
    ]);
  }
  expect((await server.fetch("/assets/dashboard.OLD.css", { headers: { accept: "text/html" } })).status).toBe(404);
});

it("loads little: one stylesheet below 8 KiB, and a script below 4 KiB over the wire", async () => {
  const sizeOf = async (ending: string, size: (text: string) => number) => {
    const path = assetsOf(page).find((other) => other.endsWith(ending)) ?? "";
    return size(await (await server.fetch(path)).text());
  };
  expect(await sizeOf(".css", (text) => Buffer.byteLength(text))).toBeLessThanOrEqual(8 * 1024);
  expect(await sizeOf(".js", (text) => gzipSync(text).length)).toBeLessThanOrEqual(4 * 1024);
});

it("text is folded in a page as everywhere else", () => {
  const [, lines = ""] = /(const folding[\s\S]*?const fold = [^\n]*\n)/.exec(ENHANCEMENTS) ?? [];
  const fold = new Function(`${lines}return fold;`)() as (text: string) => string;
  const unit = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 3 }),
    fc.constantFrom("Straße", "Daniël’s", "「はい」", "  ", "\t", "İ", "ΣΑΣ", "ﬁ", "𝒜", "\u200d", "e\u0301", "가"),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (parts) => {
      const text = parts.join("");
      expect(fold(text)).toBe(foldText(text));
    }),
  );
});
