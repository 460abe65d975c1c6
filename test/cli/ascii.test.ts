import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toAscii } from "../../cli/text/ascii.lazy.ts";
import { isUnicode } from "../../cli/text/is-unicode.ts";
import { textWidth } from "../../cli/text/width.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";
import { loadPty, openTerminal } from "./support/terminal.ts";

it.each([
  ["Ana Núñez – “Straße” … 36 400 €", 'Ana Nunez - "Strase" ~ 36 400 E'],
  ["Ｆｕｌｌ 日本", "F u l l  ????"],
  ["e\u0301te\u0301 👨‍👩‍👧", "ete ??"],
  ["\u001b[1m▁▂▃▄▅▆▇█·\u001b[22m ██░", "\u001b[1m_,:-=+*#.\u001b[22m ##."],
])("%j becomes %j where the terminal is outside UTF-8, in as many columns", (text, plain) => {
  expect(toAscii(text)).toBe(plain);
  expect(toAscii(text).length).toBe(plain.length);
});

it("Every character that the program itself can draw has an equivalent of the same width", async () => {
  // What reads text has the characters of every script, and draws none.
  const pages = /\/generated\/|^cli\/text\/ascii\.lazy\.ts$|^core\/(text|transcript|evidence)\//;
  const folders = await Promise.all(["cli", "core"].map((folder) => filesIn(folder)));
  const files = folders.flat().filter((file) => file.endsWith(".ts") && !pages.test(file));
  const without = new Set<string>();
  for (const file of files) {
    const code = (await readFile(file, "utf8")).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    for (const [character] of code.matchAll(/\P{ASCII}\ufe0f?/gu)) {
      const plain = toAscii(character);
      if (plain.includes("?") || plain.length !== textWidth(character)) without.add(character);
    }
  }
  expect(files.length).toBeGreaterThan(150);
  expect([...without]).toEqual([]);
});

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).map((file) => path.posix.join(folder, file));

it.each([
  [{}, true],
  [{ LANG: "C.UTF-8" }, true],
  [{ LANG: "de_DE.utf8" }, true],
  [{ LANG: "C" }, false],
  [{ LC_ALL: "POSIX", LANG: "C.UTF-8" }, false],
  [{ LC_ALL: "", LC_CTYPE: "de_DE.ISO-8859-1", LANG: "C.UTF-8" }, false],
])("A terminal with the locale %j shows more than ASCII: %s", (env, expected) => {
  expect(isUnicode(env)).toBe(expected);
});

const { pty, reason } = await loadPty();
if (!pty) process.stderr.write(`SKIPPED part of test/cli/ascii.test.ts: ${reason}\n`);

const fixture = await sharedFixture();
const { url } = await fixture.server.listen();
const directory = sharedFolder();
const places = { SVC_CONFIG_DIR: path.join(directory, "config"), SVC_CACHE_DIR: path.join(directory, "cache") };
const env = { SERVICE_API_URL: `${url}/api/v1`, SERVICE_API_KEY: fixture.server.keys.admin, LANG: "C", ...places };

describe.skipIf(!pty)("At a terminal outside UTF-8", () => {
  it.each([
    "meetings list",
    "reports list",
    "templates list",
    "people",
    "team stats --time-range all",
    "team trend --from 2026-01-01",
    "report weekly --from 2026-01-01",
    "meetings search budget",
    "insights list -o md",
    "doctor",
    "report weekly --help",
    "meetings list --user Nobody",
  ])("`svc %s` writes ASCII alone", async (line) => {
    const session = await openTerminal(line.split(" "), { env: { ...env, PAGER: "cat" }, rows: 100, columns: 100 });
    await session.ended;
    expect(session.raw()).toMatch(/\w{3}/);
    expect(session.raw()).not.toMatch(/\P{ASCII}/u);
  });

  it("So do the pager and the picker", async () => {
    const paged = await openTerminal(["meetings", "list", "--limit", "45"], {
      env: { ...env, PAGER: "less" },
      rows: 12,
    });
    await paged.shows(/:$|\(END\)$/);
    paged.type("q");
    await paged.ended;
    const picker = await openTerminal(["meetings", "view"], { env });
    await picker.shows("type to filter");
    await picker.shows(/^> +\w/m);
    picker.type("\u0003");
    expect(await picker.ended).toBe(130);
    expect(paged.raw() + picker.raw()).not.toMatch(/\P{ASCII}/u);
  });
});
