import { describe, expect, it } from "vitest";
import { chooseStyle, type Style } from "../../cli/text/style.ts";
import { sharedFixture } from "./support/fixture.ts";
import { CONSOLE, contrast, fixedColor, hexColor, PALETTES } from "./support/palettes.ts";

/** Contrast that text needs at least. */
const READABLE = 3;
const HUES = ["dim", "red", "green", "yellow", "cyan"] as const satisfies readonly (keyof Style)[];
const FIXED = new RegExp(String.raw`^${"\u001b"}\[38;5;(\d+)mword${"\u001b"}\[39m$`);
const THEMED = new RegExp(String.raw`^${"\u001b"}\[(\d+)mword${"\u001b"}\[39m$`);

const styleFor = (env: Record<string, string>) => chooseStyle({ env, isTerminal: true });

describe.each(Object.entries(PALETTES))("On %s", (_, { background, magenta }) => {
  it.each(HUES)("what is %s can be read", async (hue) => {
    const style = await styleFor({ TERM: "xterm-256color" });
    const code = FIXED.exec(style[hue]("word"))?.[1];
    expect(contrast(fixedColor(Number(code)), hexColor(background))).toBeGreaterThanOrEqual(READABLE);
  });

  it("the sign of waiting can be seen", () => {
    expect(contrast(hexColor(magenta), hexColor(background))).toBeGreaterThanOrEqual(READABLE);
  });
});

it.each(["red", "green", "yellow", "cyan"] as const)(
  "On a console of 16 colors what is %s can be read",
  async (hue) => {
    const style = await styleFor({ TERM: "linux" });
    const color = CONSOLE.colors[Number(THEMED.exec(style[hue]("word"))?.[1])] ?? "";
    expect(contrast(hexColor(color), hexColor(CONSOLE.background))).toBeGreaterThanOrEqual(READABLE);
    expect(style.dim("word")).toBe("word");
  },
);

const fixture = await sharedFixture();

describe("A screen", () => {
  it.each([
    "report weekly",
    "meetings list",
    "reports list",
    "team stats --compare",
    "team trend",
    "doctor",
    "meetings get nonsense",
    "meetings transcript ID",
    "templates get ID",
  ])("of `svc %s` uses the chosen colors alone", async (words) => {
    const [kind] = words.split(" ");
    const line = words.replace("ID", (kind === "templates" ? fixture.ids.templates : fixture.ids.meetings)[0] ?? "");
    const env = { ...fixture.env, TERM: "xterm-256color" };
    const { stdout, stderr } = await fixture.svc(`${line} --color`, { terminal: { columns: 120, rows: 40 }, env });
    const codes = (stdout + stderr).match(new RegExp(String.raw`${"\u001b"}\[[^A-Za-z]*[A-Za-z]`, "g")) ?? [];
    expect(codes.length).toBeGreaterThan(0);
    for (const code of new Set(codes)) expect(code.slice(2)).toMatch(/^(1|22|39|38;5;(28|31|136|196|244))m$/);
  });
});
