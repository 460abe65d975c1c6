import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { readCall } from "../../../server-mock/coaching/call-to-score.ts";
import type { MeetingDetail } from "../../../server-mock/library/index.ts";
import { readImportFile } from "../../../server-mock/team/import/read-file.ts";
import type { ToolResult } from "../../mcp/support/environment.ts";
import { rowsOf } from "../../mcp/support/sales-team.ts";
import type { World } from "../../truth/open-world.ts";
import { textOf } from "../../truth/read/page.ts";
import { WORDS } from "./forms.ts";

/** A line as a surface shows it. */
export type Shown = [speaker: string, seconds: number | null, text: string];

const secondsOf = (clock: string | undefined): number | null =>
  clock ? clock.split(":").reduce((sum, part) => sum * 60 + Math.floor(Number(part)), 0) : null;

/** `[00:01:23] Ana Ruiz (Acme): text`, read without the code under test. */
function readLine(line: string): Shown {
  const [, clock, speaker = "", text = ""] = /^(?:\[([\d:]+)[^\]]*\] )?(.+?)(?: \([^)]*\))?: (.*)$/.exec(line) ?? [];
  return [speaker, secondsOf(clock), text];
}

/** What each surface says of one meeting. */
export const SURFACES: Readonly<Record<string, (world: World, meeting: MeetingDetail) => Promise<Shown[]>>> = {
  "the server's scorer": async (_, meeting) =>
    (readCall(meeting, null)?.lines ?? []).map(({ speaker, seconds, text }) => [speaker, seconds, text]),

  /** It gives every line a time; those that it estimates are none that the form says. */
  "an import": async (_, { transcript }) => {
    const settings = { startedAt: "2026-11-03T14:00:00Z" };
    const [row] = (await readImportFile("call.txt", transcript ?? "", settings)).rows;
    const hasTimes = parseTranscript(transcript ?? "").every(({ startMs }) => startMs !== undefined);
    if (!row) return [];
    const shown = String(row.value["transcript"]).split("\n").map(readLine);
    return shown.map(([speaker, seconds, text]) => [speaker, hasTimes ? seconds : null, text]);
  },

  "svc meetings search": async ({ command }, { id }) => {
    const hits = JSON.parse(await command(["meetings", "search", ...WORDS.split(" "), "-o", "json"]));
    const own = (hits as Record<"meeting_id" | "speaker" | "seconds" | "text", never>[]).filter(
      ({ meeting_id }) => meeting_id === id,
    );
    return own.map(({ speaker, seconds, text }) => [speaker, seconds, text]);
  },

  "svc meetings transcript": async ({ command }, { id }) =>
    (await command(["meetings", "transcript", id], 200)).trimEnd().split("\n").map(readLine),

  "tool get_meeting, search": async ({ tool }, { id }) =>
    hitsOf(await tool("get_meeting", { meeting_id: id, search: WORDS })),

  "tool get_meeting, speaker": async ({ tool }, { id }) => {
    const results = ["ana ruiz", "小日向", "ZOFIE"].map((speaker) => tool("get_meeting", { meeting_id: id, speaker }));
    const [ana = [], mio = [], zofie = []] = (await Promise.all(results)).map(hitsOf);
    return [...ana.slice(0, 1), ...mio, ...ana.slice(1), ...zofie];
  },

  "page /meetings/:id": async ({ page }, { id }) => {
    const lines = (await page(`/meetings/${id}`)).matchAll(/<li id="line-\d+">(.*?)<\/li>/gs);
    return [...lines].map(([, markup = ""]) => {
      const [, moment = "", speaker = "", text = ""] =
        /^<span class="small mute">(.*?)<\/span><span(?: id="at-\d+")?><b class="\w+">(.*?)<\/b> (.*)<\/span>$/s.exec(
          markup,
        ) ?? [];
      return [textOf(speaker), secondsOf(moment), textOf(text)];
    });
  },
};

function hitsOf(result: ToolResult): Shown[] {
  return rowsOf(result).flatMap(({ hit, line }) => (hit === ">" ? [readLine(String(line))] : []));
}
