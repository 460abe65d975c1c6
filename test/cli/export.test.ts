import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { requireReplaceableFile } from "../../cli/files/write-atomic.ts";
import { aMeeting, aTemplate, createReferenceServer } from "../../server-mock/library/index.ts";
import { testFolder } from "../support/test-folder.ts";
import { createListService, type ListService, makeMeetings } from "./support/list-service.ts";
import { type CliResult, type CliWorld, NOW, runCli, SIGNED_IN } from "./support/run-cli.ts";

let directory: string;
beforeEach(async () => {
  directory = testFolder();
});

const svc = (service: Pick<ListService, "fetch">, line: string, world: CliWorld = {}): Promise<CliResult> =>
  runCli(line.replace("DIR", directory).split(" "), { fetch: service.fetch, env: SIGNED_IN, ...world });
const read = (name: string): Promise<string> => readFile(path.join(directory, name), "utf8");
const idsIn = (ndjson: string): string[] =>
  ndjson
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
const broken = () => new Response("", { status: 500 });

it("Every item is in the file once, over more pages than a window has", async () => {
  const service = createListService(makeMeetings(12_345));
  const { code, stdout, stderr } = await svc(service, "export meetings --out DIR/m.ndjson");
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  expect(idsIn(await read("m.ndjson"))).toEqual(service.items.map(({ id }) => id));
  expect(stderr).toMatch(/^Wrote 12,345 meetings to \S+m\.ndjson \([\d,]+ bytes, sha256 [0-9a-f]{12}…\)\.\n$/);
  expect((await readdir(directory)).sort()).toEqual(["m.ndjson", "m.ndjson.manifest.json"]);
});

it("More items of one time than a window holds are all in the file once", async () => {
  const service = createListService(makeMeetings(6_000, 5_500));
  await svc(service, "export meetings --out DIR/m.ndjson");
  expect(idsIn(await read("m.ndjson"))).toEqual(service.items.map(({ id }) => id));
});

it("Meetings that lie ahead are in the file, although another is added meanwhile", async () => {
  const service = createListService(makeMeetings(400));
  const ahead = { id: "ahead", title: "ahead", started_at: "2026-11-23T09:00:00.000Z" };
  const added = { id: "added", title: "added", started_at: "2026-11-23T09:30:00.000Z" };
  service.items = [ahead, ...service.items];
  const expected = service.items.map(({ id }) => id);
  service.intercept = (page) => {
    if (page === 2) service.items = [added, ...service.items];
    return undefined;
  };
  await svc(service, "export meetings --out DIR/m.ndjson");
  expect(idsIn(await read("m.ndjson"))).toEqual(expect.arrayContaining(expected));
});

it("The manifest has the counts, the filters and the digest of the file", async () => {
  const service = createListService(makeMeetings(250));
  await svc(service, "export meetings --out DIR/m.ndjson --from 2026-11-01");
  const [text, manifest] = [await read("m.ndjson"), JSON.parse(await read("m.ndjson.manifest.json"))];
  expect(manifest).toMatchObject({
    resource: "meetings",
    format: "ndjson",
    query: { from: "2026-11-01T00:00:00.000Z" },
    items: 250,
    bytes: Buffer.byteLength(text),
    sha256: createHash("sha256").update(text).digest("hex"),
    resumed: 0,
  });
});

it.each([
  ["DIR/folder", "is a directory.\nhint: Use a file name."],
  ["DIR/socket", "is not a regular file.\nhint: Use a file name, or - for standard output."],
])("An export to %s, which is no file, is rejected before anything is asked for", async (target, message) => {
  await mkdir(path.join(directory, "folder"));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(path.join(directory, "socket"), resolve));
  const service = createListService(makeMeetings(5));
  const { code, stderr } = await svc(service, `export meetings --out ${target}`);
  expect(stderr).toBe(`error: ${target.replace("DIR", directory)} ${message}\n`);
  expect({ code, pages: service.pages }).toEqual({ code: 2, pages: 0 });
  expect((await readdir(directory)).sort()).toEqual(["folder", "socket"]);
  await new Promise((resolve) => server.close(resolve));
});

it.each(["/dev/stdout", "/dev/null"])("%s is never replaced by a file, with any flag", async (device) => {
  await expect(requireReplaceableFile(device)).rejects.toThrow(`${device} is not a regular file.`);
});

it.each(["ndjson", "csv", "json"])("An interrupted export as %s goes on to the same bytes", async (format) => {
  const service = createListService(makeMeetings(3_210, 7));
  await svc(service, `export meetings --out DIR/whole.${format}`);
  const line = `export meetings --out DIR/m.${format} --retries 0 --concurrency 1`;
  for (const limit of [1, 3, 9, 11]) {
    service.pages = 0;
    service.intercept = (page) => (page > limit ? broken() : undefined);
    const { code, stderr } = await svc(service, `${line} --resume`);
    expect(code).toBe(9);
    expect(stderr).toContain("Continue with the same command and --resume.");
    expect(await readdir(directory)).not.toContain(`m.${format}`);
  }
  service.intercept = undefined;
  expect((await svc(service, `${line} --resume`)).code).toBe(0);
  expect(await read(`m.${format}`)).toBe(await read(`whole.${format}`));
  expect(JSON.parse(await read(`m.${format}.manifest.json`))).toMatchObject({ items: 3_210, resumed: 4 });
});

it("What vanishes or comes in between does neither lose nor double the rest", async () => {
  const service = createListService(makeMeetings(1_000));
  service.intercept = (page) => (page > 4 ? broken() : undefined);
  await svc(service, "export meetings --out DIR/m.ndjson --retries 0 --concurrency 1");
  service.intercept = undefined;
  const rest = service.items.filter((_, index) => index % 3 !== 0);
  const added = { id: "new", title: "new", started_at: "2026-11-21T12:00:01.000Z" };
  const all = service.items.map(({ id }) => id);
  service.items = [added, ...rest];
  await svc(service, "export meetings --out DIR/m.ndjson --resume");
  const ids = idsIn(await read("m.ndjson"));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 400)).toEqual(all.slice(0, 400));
  expect(ids.slice(400).filter((id) => id !== "new")).toEqual(
    rest.map(({ id }) => id).filter((id) => all.indexOf(id) >= 400),
  );
});

it("Lists without a date filter go on by the ids that were written", async () => {
  const server = await createReferenceServer({ now: () => NOW });
  for (let index = 0; index < 130; index += 1) await server.org.add(aTemplate({ name: `T${index}` }));
  const keys = { env: { ...SIGNED_IN, SERVICE_API_KEY: server.keys.read } };
  server.faults.add({ operationId: "listTemplates", status: 500, after: 1, times: 1 });
  expect((await svc(server, "export templates --out DIR/t.ndjson --retries 0 --concurrency 1", keys)).code).toBe(9);
  expect((await svc(server, "export templates --out DIR/t.ndjson --resume", keys)).code).toBe(0);
  expect(new Set(idsIn(await read("t.ndjson"))).size).toBe(130);
  await server.close();
});

it("An interrupted export is not thrown away unasked, nor mixed with another", async () => {
  const service = createListService(makeMeetings(500));
  service.intercept = (page) => (page > 2 ? broken() : undefined);
  await svc(service, "export meetings --out DIR/m.ndjson --status completed --retries 0 --concurrency 1");
  service.intercept = undefined;
  const again = await svc(service, "export meetings --out DIR/m.ndjson --status completed");
  expect(again.code).toBe(2);
  expect(again.stderr).toContain("was interrupted after 200 items");
  const other = await svc(service, "export meetings --out DIR/m.ndjson --resume --from 7d");
  expect(other.code).toBe(2);
  expect(other.stderr).toContain("The interrupted export had other flags: meetings -o ndjson --status completed.\n");
  expect((await svc(service, "export meetings --out DIR/m.ndjson --force")).code).toBe(0);
  expect(idsIn(await read("m.ndjson"))).toHaveLength(500);
});

it("An export that replaces a private file is private too", async () => {
  const file = path.join(directory, "m.ndjson");
  await writeFile(file, "", { mode: 0o600 });
  expect((await svc(createListService(makeMeetings(3)), "export meetings --out DIR/m.ndjson --force")).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("An export over a link is written where the link leads, also before there is a file", async () => {
  const link = path.join(directory, "latest.ndjson");
  await symlink("data/m.ndjson", link);
  for (const count of [2, 3]) {
    const service = createListService(makeMeetings(count));
    expect((await svc(service, "export meetings --out DIR/latest.ndjson")).code).toBe(0);
    expect([await readlink(link), idsIn(await read("data/m.ndjson")).length]).toEqual(["data/m.ndjson", count]);
  }
  expect(await readdir(directory)).toEqual(["data", "latest.ndjson"]);
});

it("A service that lists in any order is exported whole", async () => {
  const service = createListService(makeMeetings(300).reverse());
  expect((await svc(service, "export meetings --out DIR/m.ndjson")).code).toBe(0);
  expect(idsIn(await read("m.ndjson"))).toHaveLength(300);
});

it("An export of 120 pages has every row that was there throughout, although rows are deleted and added meanwhile", async () => {
  const service = createListService(makeMeetings(12_000));
  const lasting = new Set(service.items.map((item) => String(item["id"])));
  service.intercept = (page) => {
    if (page % 10 !== 7) return undefined;
    const [deleted, ...rest] = service.items;
    lasting.delete(String(deleted?.["id"]));
    service.items = page % 20 === 7 ? rest : [{ ...deleted, id: `added-${page}` }, ...service.items];
    return undefined;
  };
  expect((await svc(service, "export meetings --out DIR/m.ndjson")).code).toBe(0);
  const written = new Set(idsIn(await read("m.ndjson")));
  expect([...lasting].filter((id) => !written.has(id))).toEqual([]);
});

it("An export from a service whose total counts the rows of each page has every row, and names the contradiction", async () => {
  const all = makeMeetings(250);
  const fetch: typeof globalThis.fetch = async (input) => {
    const query = new URL(input instanceof Request ? input.url : String(input)).searchParams;
    const [page, limit] = [Number(query.get("page") ?? 1), Number(query.get("limit") ?? 20)];
    const data = all.slice((page - 1) * limit, page * limit);
    return Response.json({ data, error: null, meta: { page, limit, total: data.length } });
  };
  const { code, stderr } = await svc({ fetch }, "export meetings --out DIR/m.ndjson");
  expect(code).toBe(9);
  expect(stderr).toContain("the service listed 250 meetings, and says that there are 0.");
  expect((await svc({ fetch }, "export meetings --out DIR/m.ndjson --resume --allow-incomplete")).code).toBe(0);
  expect(idsIn(await read("m.ndjson"))).toEqual(all.map(({ id }) => id));
});

it("An export that lacks items says so, is resumed, and finished as it is only when that is allowed", async () => {
  const service = createListService(makeMeetings(250));
  service.countedBesides = 7;
  const short = await svc(service, "export meetings --out DIR/m.ndjson");
  expect(short.code).toBe(9);
  expect(short.stderr).toContain("the service listed 250 of 257 meetings");
  const accepted = await svc(service, "export meetings --out DIR/m.ndjson --resume --allow-incomplete");
  expect(accepted.code).toBe(0);
  expect(idsIn(await read("m.ndjson"))).toHaveLength(250);
});

it("CSV has a column for each documented field and each field of the first page, and loses none that comes later", async () => {
  const items = makeMeetings(150);
  Object.assign(items[7] ?? {}, { room: "Oslo" });
  Object.assign(items[120] ?? {}, { language: "en", failure_reason: "too short" });
  const service = createListService(items);
  expect((await svc(service, "export meetings --out DIR/m.csv")).code).toBe(0);
  const [header = "", ...rows] = (await read("m.csv")).trim().split("\r\n");
  const columns = header.split(",");
  expect(columns.slice(0, 3)).toEqual(["id", "status", "user_id"]);
  expect([columns.at(-1), rows[7]?.split(",").at(-1)]).toEqual(["room", "Oslo"]);
  // The title has a comma, and comes before both.
  for (const [field, value] of [
    ["language", "en"],
    ["failure_reason", "too short"],
  ] as const)
    expect(rows[120]?.split(",")[columns.indexOf(field) + 1]).toBe(value);
  Object.assign(items[120] ?? {}, { mood: "good" });
  const { code, stderr } = await svc(service, "export meetings --out DIR/other.csv");
  expect([code, stderr]).toEqual([9, expect.stringContaining("`mood` comes after the first page")]);
  items[120] = { ...items[120], mood: null };
  expect((await svc(service, "export meetings --out DIR/none.csv")).code).toBe(0);
});

it("CSV has a header and quotes; JSON is one document, also of nothing", async () => {
  const service = createListService(makeMeetings(3));
  await svc(service, "export meetings --out DIR/m.csv");
  expect((await read("m.csv")).split("\r\n")[1]).toMatch(
    /^00000000-[^,]+,,,"Call 0, ""quoted""",.*,2026-11-20T00:00:00.000Z,/,
  );
  await svc(service, "export meetings --out DIR/m.json");
  expect(JSON.parse(await read("m.json"))).toEqual(service.items);
  await svc(createListService([]), "export meetings --out DIR/none.json");
  expect(JSON.parse(await read("none.json"))).toEqual([]);
  await svc(createListService([]), "export meetings --out DIR/none.csv");
  expect(await read("none.csv")).toMatch(/^id,status,user_id,[\w,]+\r\n$/);
});

it("- exports to standard output", async () => {
  const service = createListService(makeMeetings(150));
  const { stdout, stderr } = await svc(service, "export meetings --out -");
  expect(idsIn(stdout)).toHaveLength(150);
  expect(stderr).toBe("");
});

it("--with transcripts adds them, and null where there is none", async () => {
  const server = await createReferenceServer({ now: () => NOW });
  for (const transcript of ["[00:00:01] Ana: Hello", null]) await server.org.add(aMeeting({ transcript }));
  const keys = { env: { ...SIGNED_IN, SERVICE_API_KEY: server.keys.read } };
  const { stdout } = await svc(server, "export meetings --out - --with transcripts", keys);
  const transcripts = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).transcript);
  expect(transcripts.sort()).toEqual(["[00:00:01] Ana: Hello", null]);
  await server.close();
});
