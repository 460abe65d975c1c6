import { escapeMarkdown, markdownList, markdownSection } from "../../core/formats/markdown.ts";
import type { MeetingDetail } from "../../src/index.ts";
import { UNKNOWN } from "../text/values.ts";

/** Participants and transcript as Markdown. */
export function meetingMarkdown({ participants, transcript }: MeetingDetail): string {
  const people = (Array.isArray(participants) ? participants : []).map(({ name, title, company, is_internal: own }) =>
    [name ?? UNKNOWN, title, company, own ? "own organization" : ""].filter(Boolean).join(", "),
  );
  const lines = (transcript ?? "").trim().split(/\r?\n/).filter(Boolean).map(spokenLine).join("\n");
  return (
    markdownSection("Participants", markdownList(people)) +
    markdownSection("Transcript", lines === "" ? "No transcript.\n" : `${lines}`)
  );
}

const SPOKEN = /^(\[\d{2}:\d{2}:\d{2}\]) ([^:]{1,80}): ?(.*)$/;

function spokenLine(line: string): string {
  const [, time = "", speaker = "", text = ""] = SPOKEN.exec(line) ?? [];
  const written =
    time === ""
      ? escapeMarkdown(line)
      : `**${escapeMarkdown(speaker)}** ${escapeMarkdown(time)} ${escapeMarkdown(text)}`;
  return `${written}\n`;
}
