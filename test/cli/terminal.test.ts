import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { createConfigStore } from "../../cli/config/store.ts";
import { textWidth } from "../../cli/text/width.ts";
import { aTemplate } from "../../server-mock/library/index.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { builtCli } from "./support/built-cli.ts";
import { sharedFixture } from "./support/fixture.ts";
import { loadPty, openTerminal, type SessionOptions } from "./support/terminal.ts";

const { pty, reason } = await loadPty();
if (!pty) process.stderr.write(`SKIPPED test/cli/terminal.test.ts: ${reason}\n`);

const fixture = await sharedFixture();
const { url } = await fixture.server.listen();
const directory = sharedFolder();
const env = {
  SERVICE_API_URL: `${url}/api/v1`,
  SERVICE_API_KEY: fixture.server.keys.admin,
  TMPDIR: directory,
  SVC_CONFIG_DIR: path.join(directory, "config"),
  SVC_CACHE_DIR: path.join(directory, "cache"),
};

describe.skipIf(!pty)("In a real pseudo-terminal", () => {
  beforeEach(() => fixture.server.faults.clear());
  const open = (line: string, options: SessionOptions = {}) => openTerminal(line.split(" "), { env, ...options });

  it("login asks for the key without showing it, and stores it", async () => {
    const { SERVICE_API_KEY: key = "", ...rest } = env;
    const session = await open("auth login", { env: rest });
    await session.shows("API key (hidden):");
    session.type(`${key}\r`);
    expect(await session.ended).toBe(0);
    expect(session.screen()).toContain("Signed in to");
    expect(session.raw()).not.toContain(key);
    const config = JSON.parse(await readFile(path.join(directory, "config/config.json"), "utf8"));
    expect(config.profiles.default.api_key).toBe(key);
  });

  it("Ctrl-C at a prompt ends with 130 and leaves the cursor visible", async () => {
    const { SERVICE_API_KEY: _key, ...rest } = env;
    const session = await open("auth login --profile other", { env: rest });
    await session.shows("API key (hidden):");
    session.type("\u0003");
    expect(await session.ended).toBe(130);
    expect(session.screen()).not.toMatch(/at .+:\d+/);
    expect(cursorIsVisible(session.raw())).toBe(true);
  });

  // With a stored profile conf is loaded, whose libraries would handle signals too.
  it.each(["stored", "none"])(
    "Ctrl-C during a request ends with 130, the spinner gone and the cursor back (profile: %s)",
    async (config) => {
      fixture.server.faults.add({ delayMs: 60_000 });
      const folder = path.join(directory, config);
      if (config === "stored")
        await createConfigStore(folder).update((data) => ({ ...data, profiles: { default: { tz: "UTC" } } }));
      const session = await open("meetings list", { env: { ...env, SVC_CONFIG_DIR: folder } });
      await session.shows("Loading meetings");
      session.type("\u0003");
      expect(await session.ended).toBe(130);
      // What a process wrote last may arrive after its end.
      await expect.poll(() => session.screen().replace("^C", "").trim()).toBe("");
      expect(cursorIsVisible(session.raw())).toBe(true);
    },
  );

  it.each([
    ["n", 0, "Nothing was deleted."],
    ["y", 0, "Deleted the template"],
  ])("delete shows the name and obeys the answer %s", async (answer, code, outcome) => {
    const session = await open(`templates delete ${fixture.ids.templates[1]}`);
    await session.shows('Delete the template "デモ採点表"?');
    session.type(`${answer}\r`);
    expect(await session.ended).toBe(code);
    expect(session.screen()).toContain(outcome);
  });

  it("A list longer than the screen goes to the pager; leaving it is success", async () => {
    const session = await open("meetings list --limit 45", { rows: 12, env: { ...env, PAGER: "less" } });
    await session.shows(/:$|\(END\)$/);
    session.type("q");
    expect(await session.ended).toBe(0);
    expect(session.raw()).not.toContain("error");
  });

  it("Where the pager does not exist, as in a small container, everything is printed without it", async () => {
    // What is written just before the end can be lost with the terminal: the shell keeps it open.
    const words = [process.execPath, await builtCli(), "meetings", "list", "--limit", "45"];
    const program = { file: "/bin/sh", args: ["-c", '"$@"; echo "ended with $?"; read answer', "sh", ...words] };
    const session = await open("", { rows: 12, env: { ...env, PAGER: "no-such-pager" }, program });
    await session.shows("ended with 0");
    expect(fixture.ids.meetings.filter((id) => !session.raw().includes(id.slice(0, 8)))).toEqual([]);
    session.type("\r");
    expect(await session.ended).toBe(0);
  });

  it("`meetings view` lets a person type, see a preview, and read the page", async () => {
    const session = await open("meetings view", { rows: 24, env: { ...env, PAGER: "cat" } });
    await session.shows("type to filter");
    await session.shows("Discovery call with Northwind");
    session.type("cafe failed");
    await session.shows(/^❯ .*Négociation avec Café Crème/m);
    await session.shows("Northwind Logistics");
    session.type("\r");
    await session.shows("Transcript");
    expect(await session.ended).toBe(0);
  });

  it("The picker fits a low terminal, and leaves nothing of itself behind while a person types", async () => {
    const session = await open("meetings view", { rows: 13, columns: 60 });
    await session.shows("Discovery call with Northwind");
    for (const typed of ["c", "ca", "caf", "cafe"]) {
      session.type(typed.slice(-1));
      await session.shows(new RegExp(`\\? Meeting .*${typed}$`, "m"));
    }
    await session.shows("Négociation avec Café Crème");
    expect(session.screen().match(/\? Meeting/g)).toHaveLength(1);
    session.type("\u0003");
    expect(await session.ended).toBe(130);
  });

  it("Ctrl-C ends the picker with 130 and leaves the terminal as it was", async () => {
    const session = await open("meetings view", { rows: 24 });
    await session.shows("type to filter");
    session.type("\u0003");
    expect(await session.ended).toBe(130);
    expect(cursorIsVisible(session.raw())).toBe(true);
  });

  it.each([
    ["NO_COLOR=1: no color", { NO_COLOR: "1" }, /^$/],
    ["nothing: the colors that can be read on white and on black", {}, /^(0|1|22|35|39|38;5;(28|31|136|196|244))?$/],
  ])("The picker obeys %s", async (_, more, expected) => {
    const session = await open("meetings view", { rows: 24, env: { ...env, ...more } });
    await session.shows("type to filter");
    await session.shows("Discovery call with Northwind");
    session.type("\u0003");
    expect(await session.ended).toBe(130);
    const codes = [...session.raw().matchAll(new RegExp(String.raw`${"\u001b"}\[([\d;]*)m`, "g"))];
    for (const [, code = ""] of codes) expect(code).toMatch(expected);
  });

  it("Ctrl-C ends a watch at once", async () => {
    const session = await open("meetings list --watch --interval 3000", { rows: 40 });
    await session.shows("in progress. Ctrl-C ends the watch.");
    session.type("\u0003");
    expect(await session.ended).toBe(130);
  });

  it("Ctrl-C belongs to the pager while it is on the screen", async () => {
    const session = await open("meetings list --limit 45", { rows: 12, env: { ...env, PAGER: "less" } });
    await session.shows(/:$|\(END\)$/);
    const answer = session.answers();
    session.type("\u0003");
    await answer;
    // less throws away what is typed before it has dealt with the interrupt, so the key is pressed until it works.
    const atTheEnd = () => {
      session.type("G");
      return session.screen();
    };
    await expect.poll(atTheEnd, { interval: 100 }).toContain("(END)");
    session.type("q");
    expect(await session.ended).toBe(0);
  });

  it("A list that fits the screen does not start the pager", async () => {
    const session = await open("meetings list --limit 3", { env: { ...env, PAGER: "false" } });
    expect(await session.ended).toBe(0);
    expect(session.screen()).toContain("Showing 3 of 45 meetings - next: --page 2");
  });

  const editor = async (name: string, script: string): Promise<string> => {
    const file = path.join(directory, name);
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
    return file;
  };

  it("edit opens $EDITOR with its flags, shows the difference, asks, and sends only what changed", async () => {
    const EDITOR = `${await editor("editor", 'sed -i "s/^coaching_tone: .*/coaching_tone: $1/" "$2"')} direct`;
    const id = fixture.ids.templates[0];
    const session = await open(`templates edit ${id}`, { env: { ...env, EDITOR } });
    await session.shows("Save these changes?");
    expect(session.screen()).toContain("- coaching_tone: encouraging");
    expect(session.screen()).toContain("+ coaching_tone: direct");
    session.type("y\r");
    expect(await session.ended).toBe(0);
    const { stdout } = await fixture.svc(`templates get ${id} --json`);
    expect(JSON.parse(stdout)).toMatchObject({ coaching_tone: "direct", name: "Discovery scorecard", version: 2 });
  });

  it("edit keeps the text when the service rejects it, with every problem and its path", async () => {
    const EDITOR = await editor("bad-editor", 'sed -i "s/weight: 60/weight: 160/" "$1"');
    const session = await open(`templates edit ${fixture.ids.templates[0]}`, { env: { ...env, EDITOR }, columns: 120 });
    await session.shows("Save these changes?");
    session.type("y\r");
    await session.shows("Open the editor again?");
    expect(session.screen()).toContain("grading_criteria[0].weight");
    session.type("n\r");
    expect(await session.ended).toBe(0);
    const file = /Your text is in (\S+)/.exec(session.screen().replaceAll("\n", ""))?.[1] ?? "";
    expect(await readFile(file, "utf8")).toContain("weight: 160");
  });

  it("edit without a change sends nothing", async () => {
    const session = await open(`templates edit ${fixture.ids.templates[0]}`, { env: { ...env, EDITOR: "true" } });
    expect(await session.ended).toBe(0);
    expect(session.screen()).toBe("Nothing was changed.");
  });

  it("Names with joined emoji and combining marks line up in the bundled table", async () => {
    const names = ["👩‍👩‍👧 family", "नमस्ते", "e\u0301te\u0301", "한국어"];
    for (const name of names) await fixture.server.org.add(aTemplate({ name, version: 77 }));
    const session = await open("templates list --fields name,version --limit 4");
    expect(await session.ended).toBe(0);
    const rows = session
      .raw()
      .replaceAll("\r", "")
      .split("\n")
      .filter((line) => line.includes("77"));
    expect(rows).toHaveLength(names.length);
    expect(new Set(rows.map((row) => textWidth(stripVTControlCharacters(row)))).size).toBe(1);
  });
});

const cursorIsVisible = (raw: string): boolean => raw.lastIndexOf("\u001b[?25h") >= raw.lastIndexOf("\u001b[?25l");
