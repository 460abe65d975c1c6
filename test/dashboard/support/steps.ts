import type { Page } from "playwright-core";

const TURN = (index: number, speaker: string, text: string) =>
  `00:0${index}:10.000 --> 00:0${index}:40.000\n<v ${speaker}>${text}</v>\n`;
/** The transcript of a call of two people. */
const VTT = `WEBVTT\n\n${[
  TURN(0, "Mira Castellan", "For today I would like to see where you are, and what comes next. Does that work?"),
  TURN(1, "Bo Lind", "Yes. We keep everything in spreadsheets, and it takes two weeks for each new person."),
  TURN(2, "Mira Castellan", "What happens when one of those spreadsheets is wrong on the first day?"),
  TURN(3, "Bo Lind", "Then somebody has no laptop, which happened four times last quarter."),
].join("\n")}`;

/** A page whose steps are counted: a step is a click, a choice or a typed field. */
export class Steps {
  count = 0;

  constructor(readonly page: Page) {}

  async click(role: "button" | "link", name: string | RegExp): Promise<void> {
    this.count += 1;
    await this.page.getByRole("main").getByRole(role, { name }).first().click();
  }

  /** Opens a page that the navigation leads to. */
  async open(name: string): Promise<void> {
    this.count += 1;
    await this.page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name, exact: true }).click();
  }

  async type(label: string, text: string): Promise<void> {
    this.count += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    this.count += 1;
    await this.page.getByLabel(label, { exact: true }).selectOption({ label: option });
  }

  async upload(...names: string[]): Promise<void> {
    this.count += 1;
    const files = names.map((name, index) => ({
      ...{ name, mimeType: "text/vtt" },
      buffer: Buffer.from(VTT.replace("two weeks", `${index + 2} weeks`)),
    }));
    await this.page.getByLabel("Transcripts").setInputFiles(files);
  }
}
