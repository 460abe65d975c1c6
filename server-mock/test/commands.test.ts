import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../test/support/test-folder.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { builtServer } from "./support/built-server.ts";
import { runCommand } from "./support/run-command.ts";

let folder: string;
let database: string;

beforeEach(async () => {
  folder = testFolder();
  database = join(folder, "svc.db");
});

/** Runs a command in this process. `whileRunning` sees the first line, and ends the command by returning. */
const run = (
  words: string[],
  whileRunning: (line: string) => Promise<void> = async () => undefined,
  environment: Record<string, string> = {},
) => runCommand(words, { environment, untilStopped: ({ output }) => whileRunning(output[0] ?? "") });

async function init(): Promise<{ key: string; organization: { id: string } }> {
  const { output } = await run(["init", "--db", database, "--organization", "Acme", "--json"]);
  return JSON.parse(output[0] ?? "");
}

async function list(key: string, path = "/api/v1/meetings"): Promise<{ status: number; body: { data: unknown[] } }> {
  let answer = { status: 0, body: { data: [] as unknown[] } };
  await run(["start", "--port", "0", "--db", database, "--json"], async (line) => {
    const response = await fetch(`${(JSON.parse(line) as { url: string }).url}${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    answer = { status: response.status, body: (await response.json()) as { data: unknown[] } };
  });
  return answer;
}

it("takes no empty pepper, with which digests of keys could be tried out", async () => {
  await init();
  await writeFile(`${database}.pepper`, "\n");
  const { code, notes } = await run(["keys", "list", "--db", database]);
  expect([code, notes.join()]).toEqual([1, expect.stringContaining("is empty. Restore the file from the backup")]);
});

it("says of another pepper which setting is wrong, and not that the database cannot be reached", async () => {
  await init();
  const { notes } = await run(["keys", "list", "--db", database], undefined, { SVC_SERVER_PEPPER: "another" });
  expect(notes.join()).toMatch(/so no key would work\. Set SVC_SERVER_PEPPER to that one, or restore its file\.$/);
});

it("makes an organization with a key that a server started later accepts", async () => {
  const { key } = await init();
  expect(key).toMatch(/^svc_live_[A-Za-z0-9]{32}$/);
  expect((await list(key)).status).toBe(200);
});

it("keeps the secret of the digests beside the database, for its owner only", async () => {
  await init();
  expect((await stat(`${database}.pepper`)).mode & 0o777).toBe(0o600);
});

it.each([[["--help"]], [["seed", "--meetings", "5"]]])(
  "does what it was asked for when nobody reads its output: %j",
  async (args) => {
    const child = spawn(process.execPath, [await builtServer(), ...args], {
      env: { ...process.env, DATABASE_URL: database },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.destroy();
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect([code, errors]).toEqual([0, ""]);
  },
);

it("prints its version", async () => {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, "../package.json"), "utf8"));
  expect(await run(["--version"])).toMatchObject({ code: 0, output: [version], notes: [] });
});

it("creates, lists and revokes keys", async () => {
  await init();
  const created = JSON.parse(
    (await run(["keys", "create", "--db", database, "--permissions", "read,write", "--name", "CI", "--json"]))
      .output[0] ?? "",
  );
  expect((await list(created.key)).status).toBe(200);
  const listed = await run(["keys", "list", "--db", database]);
  expect(listed.output[0]).toContain(`${created.prefix}…  read,write  active`);
  expect(listed.output.join()).not.toContain(created.key);
  expect((await run(["keys", "revoke", created.id, "--db", database])).code).toBe(0);
  expect((await list(created.key)).status).toBe(401);
  expect(await run(["keys", "revoke", created.id, "--db", database])).toMatchObject({ code: 1 });
});

it("creates an organization with the same template as the first one", async () => {
  const { key } = await init();
  await run(["organizations", "create", "Globex", "--db", database]);
  const create = ["keys", "create", "--db", database, "--organization", "Globex", "--permissions", "read", "--json"];
  const other = JSON.parse((await run(create)).output[0] ?? "");
  const templates = await Promise.all([key, other.key].map((one) => list(one, "/api/v1/templates")));
  const [first, second] = templates.map(({ body }) => body.data as Record<string, unknown>[]);
  expect(second).toMatchObject([{ name: first?.[0]?.["name"], is_active: true }]);
});

it.each([
  [
    "init --organization Acme --admin-email nonsense",
    "`nonsense` is not an email address. Expected one such as ana@example.com.",
  ],
  ["init --organization Acme --admin-name= ", "The name of a user must not be blank."],
])("creates nothing by `%s`, whose administrator nobody could name", async (line, problem) => {
  const words = line.split(/ (?=.)/);
  expect(await run([...words, "--db", database])).toMatchObject({
    code: 1,
    output: [],
    notes: [`svc-server: ${problem}`],
  });
  expect((await run(["organizations", "list", "--db", database])).output.join()).toContain(
    "There are no organizations.",
  );
});

it.each(["init --organization", "organizations create"])(
  "names no organization with blanks alone or around: %s",
  async (line) => {
    const create = async (name: string) => (await run([...line.split(" "), name, "--db", database])).code;
    if (line.startsWith("organizations")) await init();
    expect([await create(" "), await create(" Globex ")]).toEqual([2, 0]);
    expect((await run(["organizations", "list", "--db", database])).output.at(-1)).toMatch(/ {2}Globex$/);
  },
);

it("quotes the name of an organization in the commands that it prints", async () => {
  await init();
  const { output } = await run(["organizations", "create", 'A "b" $HOME\\', "--db", database]);
  const words = /--organization (.*) --db/.exec(output.join())?.[1];
  expect(execFileSync("sh", ["-c", `printf %s ${words}`], { encoding: "utf8" })).toBe('A "b" $HOME\\');
});

it("revokes and rotates no key of another organization than the one that is named", async () => {
  await init();
  await run(["organizations", "create", "Globex", "--db", database]);
  const create = ["keys", "create", "--db", database, "--organization", "Globex", "--permissions", "read", "--json"];
  const { id } = JSON.parse((await run(create)).output[0] ?? "");
  for (const verb of ["revoke", "rotate"]) {
    const { code, notes } = await run(["keys", verb, id, "--db", database, "--organization", "Acme"]);
    expect([code, notes.join()]).toEqual([1, expect.stringContaining("belongs to Globex, and not to Acme")]);
  }
  const revoked = await run(["keys", "revoke", id, "--db", database, "--organization", "Globex"]);
  expect(revoked.output[0]).toContain(`Revoked ${id} of Globex.`);
});

it("finds an organization by its name in any case, and lists those that it may be", async () => {
  const { organization } = await init();
  await run(["organizations", "create", "Globex", "--db", database]);
  const list = async (...named: string[]) => (await run(["keys", "list", "--db", database, ...named])).notes.join();
  expect([await list("--organization", "ACME"), await list("--organization", organization.id)]).toEqual(["", ""]);
  expect(await list()).toMatch(/Choose an organization with --organization\. There are: Acme \([\da-f-]+\), Globex/);
  expect(await list("--organization", "Acm")).toContain("There is no organization `Acm`. There are: Acme (");
  await run(["organizations", "create", "ACME", "--db", database]);
  expect([await list("--organization", "Acme"), await list("--organization", "ACME")]).toEqual(["", ""]);
  expect(await list("--organization", "acme")).toContain("Choose an organization with --organization. There are: A");
});

it("announces the address in words, and stops by itself when asked", async () => {
  const { code, output, notes } = await run(["start", "--port", "0"], async (line) => {
    expect(line).toMatch(/^svc-server listens on http:\/\/127\.0\.0\.1:\d+$/);
  });
  expect([code, output.at(-1), notes]).toEqual([
    0,
    "  stop          Ctrl-C",
    ["svc-server: finishing the running requests"],
  ]);
});

it("says that nobody can call a server that knows no organization, and what to do", async () => {
  const [inMemory, onFile] = [
    ["start", "--port", "0"],
    ["start", "--port", "0", "--db", database],
  ];
  expect((await run(inMemory)).output[2]).toBe(
    "  keys          none; start with --seed demo, or with --db on a database",
  );
  expect((await run(onFile)).output[2]).toBe(
    `  keys          none; create an organization and a key with: svc-server init --organization NAME --db ${database}`,
  );
  await init();
  const { output } = await run(onFile);
  expect(output.join()).not.toContain("none");
  // The command that it names for the dashboard works as it stands there.
  const [, address, words] = /dashboard +(\S+) .*svc-server (.*)\)/.exec(output.join("\n")) ?? [];
  const link = await run(words?.split(" ") ?? []);
  expect([link.code, link.output[1]]).toEqual([0, expect.stringContaining(`${address}/sign-in?`)]);
});

it("quotes a path in the commands that it names, as a shell reads it", async () => {
  const spaced = join(folder, "team's $HOME.db");
  const { notes } = await run(["keys", "list", "--db", spaced]);
  const words = /svc-server init --organization NAME (.*)$/.exec(notes.join())?.[1];
  expect(execFileSync("sh", ["-c", `printf '%s\n' ${words}`], { encoding: "utf8" })).toBe(`--db\n${spaced}\n`);
});

it.each([
  ["init --organization Acme", "keys create --permissions read --organization Acme"],
  ["keys revoke 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "keys list"],
  ["users activate nobody@acme.example", "users list"],
  ["users deactivate admin@example.com", "users set-role ADDRESS admin"],
  ["organizations create Globex", "users add --role superadmin --name NAME --email ADDRESS --organization Globex"],
  ["retention", "organizations set NAME --retain 365d"],
  ["import FILE --user nobody@acme.example", "users list"],
  ["coach backtest", "coach backtest TEMPLATE"],
  ["seed --meetings 1", 'keys create --permissions read --organization "NAME"'],
])("names its database in the command that `%s` advises", async (line, advised) => {
  await init();
  const given = line.split(" ").map((word) => (word === "FILE" ? import.meta.filename : word));
  const { output, notes } = await run([...given, "--db", database]);
  expect([...output, ...notes].at(-1)?.split(": svc-server ").at(-1)).toBe(`${advised} --db ${database}`);
  // It has all that the command needs; 2 is the code for wrong usage.
  expect((await run([...advised.replaceAll('"', "").split(" "), "--db", database])).code).not.toBe(2);
});

it.each([
  ["keys revoke 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "keys list"],
  ["users activate nobody@acme.example", "users list"],
  ["import FILE --user nobody@acme.example", "users list"],
  ["coach backtest", "coach backtest TEMPLATE"],
])("names the organization that `%s` was given in the command that it advises", async (line, advised) => {
  await init();
  await run(["organizations", "create", "Globex Ltd", "--db", database]);
  const given = line.split(" ").map((word) => (word === "FILE" ? import.meta.filename : word));
  const { output, notes } = await run([...given, "--organization", "globex ltd", "--db", database]);
  const command = [...output, ...notes].at(-1)?.split(": svc-server ").at(-1);
  expect(command).toBe(`${advised} --organization "globex ltd" --db ${database}`);
});

it("fills an empty database with demo data, and shows keys that work", async () => {
  const words = ["start", "--port", "0", "--db", database, "--seed", "demo", "--meetings", "20", "--json"];
  await run(words, async (line) => {
    const { url, keys } = JSON.parse(line) as { url: string; keys: { admin: string; read: string } };
    for (const key of [keys.admin, keys.read]) {
      const response = await fetch(`${url}/api/v1/meetings`, { headers: { authorization: `Bearer ${key}` } });
      expect(((await response.json()) as { meta: { total: number } }).meta.total).toBeGreaterThan(0);
    }
  });
  await run(words, async (line) => expect(JSON.parse(line)).not.toHaveProperty("keys"));
});

it("adds demo data once per seed", async () => {
  const words = ["seed", "--db", database, "--meetings", "20"];
  const first = await run(words);
  expect([first.code, first.output[0]]).toEqual([0, expect.stringMatching(/^Added \d+ organizations, .*20 meetings/)]);
  expect(await run(words)).toMatchObject({
    code: 1,
    notes: [expect.stringContaining("Ask for other data with --seed TEXT")],
  });
  expect((await run([...words, "--seed", "other"])).code).toBe(0);
});

it("writes one line of JSON per request when asked to", async () => {
  const { key } = await init();
  const { notes } = await run(["start", "--port", "0", "--db", database, "--json", "--log"], async (line) => {
    await fetch(`${(JSON.parse(line) as { url: string }).url}/api/v1/meetings`, {
      headers: { authorization: `Bearer ${key}` },
    });
  });
  expect(JSON.parse(notes[0] ?? "")).toMatchObject({
    operation: "listMeetings",
    status: 200,
    key: `${key.slice(0, 13)}…`,
  });
  expect(notes.join()).not.toContain(key);
});

it("limits requests and lets origins in as the options say", async () => {
  const { key } = await init();
  const words = [
    "start",
    "--port",
    "0",
    "--db",
    database,
    "--json",
    "--rate-limit",
    "1/60",
    "--cors",
    "https://app.example",
  ];
  await run(words, async (line) => {
    const { url } = JSON.parse(line) as { url: string };
    const headers = { authorization: `Bearer ${key}`, origin: "https://app.example" };
    const answers = [
      await fetch(`${url}/api/v1/meetings`, { headers }),
      await fetch(`${url}/api/v1/meetings`, { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    expect(answers[0]?.headers.get("access-control-allow-origin")).toBe("https://app.example");
  });
});

it.each([
  [[], 404],
  [["--control"], 200],
])("serves the control plane only when asked to: %j", async (words, status) => {
  await run(["start", "--port", "0", "--db", database, "--json", ...words], async (line) => {
    expect((await fetch(`${(JSON.parse(line) as { url: string }).url}/_mock/faults`)).status).toBe(status);
  });
});

it("copies a database that works with its secret", async () => {
  const { key } = await init();
  const copy = join(folder, "copy.db");
  const { code, output } = await run(["backup", copy, "--db", database]);
  expect([code, output]).toEqual([0, [`Wrote ${copy}. Back up ${database}.pepper too: no key works without it.`]]);
  await writeFile(`${copy}.pepper`, await readFile(`${database}.pepper`));
  database = copy;
  expect((await list(key)).status).toBe(200);
  expect(await run(["backup", copy, "--db", database])).toMatchObject({
    code: 1,
    notes: [
      `svc-server: The backup cannot be written to ${copy}: file already exists (EEXIST). Name a file that does not exist yet.`,
    ],
  });
  const lost = join(folder, "none", "copy.db");
  expect((await run(["backup", lost, "--db", database])).notes).toEqual([
    `svc-server: The backup cannot be written to ${lost}: no such file or directory (ENOENT).`,
  ]);
});

it("rehearses that a copy can be restored, and leaves the copy and its folder as they are", async () => {
  await init();
  await run(["seed", "--db", database, "--meetings", "20"]);
  const copy = join(folder, "copy.db");
  const { code, output } = await run(["backup", copy, "--db", database, "--rehearse"]);
  expect([code, output[1]]).toEqual([
    0,
    expect.stringMatching(
      /^Restored a copy and started the service on it: \d+ organizations, 1 key, 20 meetings and \d+ reports\.$/,
    ),
  ]);
  expect((await readdir(folder)).filter((name) => !name.startsWith("svc.db"))).toEqual(["copy.db"]);
});

it("says what is wrong with a copy that cannot be restored", async () => {
  await init();
  await run(["seed", "--db", database, "--meetings", "20"]);
  const rehearsed = async (name: string, environment = {}) => {
    const words = ["backup", join(folder, name), "--db", database, "--rehearse"];
    const { code, notes } = await run(words, undefined, environment);
    return [code, notes.join()];
  };
  expect(await rehearsed("a.db", { SVC_SERVER_PEPPER: "another" })).toEqual([
    1,
    expect.stringMatching(/a\.db is written, but cannot be restored: .*The pepper is not the one that the keys/),
  ]);
  const orphan = new DatabaseSync(database, { enableForeignKeyConstraints: false });
  orphan.exec("update reports set meeting_id = 'gone' where rowid = 1");
  orphan.close();
  expect(await rehearsed("b.db")).toEqual([
    1,
    expect.stringContaining("b.db is written, but cannot be restored: a row of reports refers to a row that is"),
  ]);
});

it("says to keep the secret that was given with a copy", async () => {
  const secret = { SVC_SERVER_PEPPER: "a secret" };
  await run(["init", "--db", database, "--organization", "Acme"], undefined, secret);
  const { output } = await run(["backup", join(folder, "copy.db"), "--db", database], undefined, secret);
  expect(output.join()).toContain("Back up SVC_SERVER_PEPPER too");
});

it("prints which steps it took to bring a schema up to date", async () => {
  expect((await run(["migrate", "--db", database])).output).toEqual([
    `Applied ${MIGRATIONS.map(({ name }) => name).join(", ")}.`,
  ]);
  expect((await run(["migrate", "--db", database])).output).toEqual(["The schema is up to date."]);
});

it.each([
  ["keys", "list"],
  ["keys", "create", "--permissions", "read"],
  ["keys", "revoke", "x"],
  ["backup", "copy.db"],
  ["migrate", "--plan"],
])("makes no database for %s %s", async (...words) => {
  expect(await run([...words, "--db", database])).toMatchObject({
    code: 1,
    notes: [
      `svc-server: There is no database ${database}. Correct --db, or create it: svc-server init --organization NAME --db ${database}`,
    ],
  });
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  [
    "PostgreSQL that is not there",
    "postgres://svc:secret@localhost/svc?host=/nonexistent",
    "postgres://…@localhost/svc",
  ],
  ["a file in no folder", "/nonexistent/svc.db", "/nonexistent/svc.db"],
])("says of %s which database cannot be opened, and what to look at", async (_case, location, shown) => {
  for (const words of [["start", "--port", "0"], ["migrate"]]) {
    const { code, notes } = await run([...words, "--db", location], undefined, { SVC_SERVER_PEPPER: "x" });
    expect([code, notes.join()]).toEqual([1, expect.stringContaining(`The database ${shown}`)]);
    expect(notes.join()).toMatch(/cannot be opened: .+ Check --db or DATABASE_URL/);
    expect(notes.join()).not.toContain("secret");
  }
});

it.each<[string, string[], Record<string, string>, number, string]>([
  ["an unknown option", ["start", "--prot", "1"], {}, 2, "unknown option '--prot'"],
  ["a port that is none", ["start", "--port", "99999"], {}, 2, "Expected a port from 0 to 65535."],
  [
    "an unknown permission",
    ["keys", "create", "--permissions", "rad"],
    {},
    2,
    "Expected one or more of read, write, admin, got `rad`.",
  ],
  ["an organization without a name", ["init", "--organization", " "], {}, 2, "Expected a text that is not blank."],
  ["an unknown seed", ["start", "--seed", "x"], {}, 1, "There is no seed `x`. Use --seed demo."],
  ["a size without a seed", ["start", "--meetings", "5"], {}, 1, "Add --seed demo, or remove it."],
  ["keys of a database in memory", ["keys", "list"], {}, 1, "This needs a persistent database."],
  ["PostgreSQL without a secret", ["keys", "list"], { DATABASE_URL: "postgres://x" }, 1, "Set SVC_SERVER_PEPPER"],
])("explains %s", async (_case, words, environment, code, message) => {
  const outcome = await run(words, undefined, environment);
  expect(outcome.code).toBe(code);
  expect(outcome.notes.join("\n")).toContain(message);
});

it("serves what operates it on --operating-port, and there nothing else", async () => {
  const { key } = await init();
  const words = ["start", "--port", "0", "--operating-port", "0", "--db", database, "--json", "--control"];
  const { code } = await run(words, async (line) => {
    const { url, operating_port: port } = JSON.parse(line) as { url: string; operating_port: number };
    const operating = `http://127.0.0.1:${port}`;
    const statusOf = async (address: string) =>
      (await fetch(address, { headers: { authorization: `Bearer ${key}` } })).status;
    for (const path of ["/healthz", "/readyz", "/metrics", "/_mock/faults"])
      expect([path, await statusOf(operating + path), await statusOf(url + path)]).toEqual([path, 200, 404]);
    const path = "/api/v1/meetings";
    expect([await statusOf(operating + path), await statusOf(url + path)]).toEqual([404, 200]);
  });
  expect(code).toBe(0);
});

it("applies the limits of --limits, and waits for a balancer where there is one", async () => {
  await init();
  const words = ["start", "--port", "0", "--db", database, "--json", "--limits", "connections=1"];
  let signals = 0;
  const { notes } = await run([...words, "--trust-proxy", "loopback"], async (line) => {
    signals += 1;
    if (signals > 1) return;
    const { port } = JSON.parse(line) as { port: number };
    const first = connect(port, "127.0.0.1");
    await once(first, "connect");
    const second = connect(port, "127.0.0.1").on("error", () => undefined);
    await once(second, "close");
    first.destroy();
  });
  expect(notes).toEqual([
    "svc-server: not ready any more; closing in 5 s, or at the next signal",
    "svc-server: finishing the running requests",
  ]);
});

it.each([
  [["--control", "--host", "0.0.0.0"], "--control needs no key, and 0.0.0.0 is reached by others."],
  [["--control", "--host", "127.example.com"], "--control needs no key, and 127.example.com is reached by others."],
  [["--control-host", "mock.internal"], "--control-host and --allow-remote-control are about --control."],
  [["--allow-remote-control"], "--control-host and --allow-remote-control are about --control."],
])("start %j does not start, and says why", async (words, reason) => {
  const { code, notes } = await run(["start", "--port", "0", ...words]);
  expect([code, notes.join()]).toEqual([1, expect.stringContaining(reason)]);
});

it("says that keys cross the network unencrypted where others reach it without TLS", async () => {
  await init();
  const start = ["start", "--port", "0", "--db", database, "--host", "0.0.0.0"];
  const warned = async (...words: string[]) => (await run([...start, ...words])).notes.join().includes("unencrypted");
  expect(await warned()).toBe(true);
  expect(await warned("--control", "--allow-remote-control")).toBe(true);
  expect(await warned("--public-url", "https://coaching.example.com")).toBe(false);
});
