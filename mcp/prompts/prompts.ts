import { isIdPrefix } from "../../core/ids/short-id.ts";
import { isUuid } from "../../core/ids/uuid.ts";
import { CALL_TYPES, COACHING_TONES } from "../../src/index.ts";
import type { Prompt } from "./prompt.ts";

/** Every prompt, in the order in which they are listed. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: "weekly_team_review",
    title: "Weekly team review",
    description: "A one-page review of the team: numbers, who stands out, what to work on, which calls to listen to.",
    tools: ["get_team_stats", "list_meetings", "get_report", "get_insights"],
    arguments: [{ name: "period", description: "E.g. last week, this month, 14d; default this week", isDate: true }],
    write: ({ period = "this week" }) =>
      [
        `Write a one-page review of the sales team for "${period}".`,
        `1. get_team_stats with from "${period}", group_by person and compare previous: the numbers, who changed, and in coach_next whom to coach.`,
        `2. list_meetings with from "${period}" and order best, limit 3; then order worst, limit 3.`,
        "3. get_report with the meeting_id of one strong and one weak call.",
        `4. get_insights with from "${period}" and group_by phrase: what prospects keep saying.`,
        "Then write: the numbers in a sentence; two or three things that went well, each with a quote and its meeting; one thing to work on as a team; three calls worth listening to, and why. Name the meetings by title and date. Leave out what the data does not show.",
      ].join("\n"),
  },
  {
    name: "coach_rep",
    title: "Coach a rep",
    description: "Prepares a coaching conversation with one person, from scores, reports and calls.",
    tools: ["list_meetings", "get_report", "get_meeting", "get_team_stats"],
    arguments: [
      { name: "user", description: "Who to coach: a name or an id", required: true, offers: "user" },
      { name: "period", description: "How far to look back, e.g. this quarter, 30d; default 30d", isDate: true },
    ],
    write: ({ user = "", period = "30d" }) =>
      [
        `Prepare a coaching conversation with "${user}", looking back over "${period}".`,
        `1. get_team_stats with user "${user}", from "${period}", group_by criterion and compare previous: what is weak, and what changed.`,
        `2. list_meetings with user "${user}", from "${period}" and with_scores: the calls, by name and score.`,
        "3. get_report with meeting_id of the two best and the two weakest, separated by commas; then one of them alone for its quotes.",
        "4. Where a quote needs its context: get_meeting with `search`.",
        "Then write: one strength to keep, one habit to change, each shown with two quotes from different calls; a question to open the conversation with; one exercise for the coming week. Be specific and kind, and say where the evidence is thin.",
      ].join("\n"),
  },
  {
    name: "meeting_debrief",
    title: "Debrief a meeting",
    description: "Sums up one meeting: what was agreed, how it scored, what to do next.",
    tools: ["list_meetings", "get_report", "get_meeting"],
    arguments: [
      {
        name: "meeting",
        description: "The meeting: its id, or words of its title, company or people",
        required: true,
        offers: "meeting",
      },
    ],
    write: ({ meeting = "" }) => {
      const isId = isUuid(meeting) || isIdPrefix(meeting);
      return [
        `Debrief the meeting "${meeting}".`,
        isId
          ? `1. get_report with meeting_id ${meeting}.`
          : `1. list_meetings with search "${meeting}" to find its id; if several match, ask which. Then get_report with that meeting_id.`,
        "2. get_meeting with the same meeting_id and offset -6000: the transcript's end, for what was agreed.",
        "3. Look up open questions with `search` instead of reading everything.",
        "Then write: the outcome in two sentences; agreed next steps with owner and date, as said; the prospect's needs and objections with quotes; one thing to do better next time. Mark what was not said.",
      ].join("\n");
    },
  },
  {
    name: "draft_template",
    title: "Draft a coaching template",
    description: "Drafts a coaching template for a kind of call, and shows it before anything is saved.",
    tools: ["list_templates", "create_template"],
    arguments: [
      { name: "call_type", description: "Kind of call", required: true, offers: CALL_TYPES },
      { name: "coaching_tone", description: "Tone of the feedback; default encouraging", offers: COACHING_TONES },
      { name: "focus", description: "What to look at in particular" },
    ],
    write: ({ call_type: callType = "general", coaching_tone: tone = "encouraging", focus }) =>
      [
        `Draft a coaching template for calls of the kind "${callType}", in the tone "${tone}"${focus ? `, with a focus on: ${focus}` : ""}.`,
        `1. list_templates with call_type ${callType}: do not repeat what exists.`,
        "2. Choose four to six criteria that can be heard in a call. Weights add up to 100. Each description says what good looks like.",
        "3. create_template with dry_run true, and show the draft.",
        "4. Only when the user agrees: create_template without dry_run, once.",
      ].join("\n"),
  },
  {
    name: "insight_digest",
    title: "Insight digest",
    description: "Sorts what prospects said into themes that marketing can use, with quotes.",
    tools: ["get_insights"],
    arguments: [
      { name: "from", description: "Earliest date, or words such as this quarter", isDate: true },
      { name: "industry", description: "Part of the prospects' industry" },
    ],
    write: ({ from, industry }) => {
      const filters = [from ? `from "${from}"` : "", industry ? `industry "${industry}"` : ""].filter(
        (part) => part !== "",
      );
      const given = filters.length > 0 ? ` with ${filters.join(" and ")}` : "";
      return [
        `Write a digest of marketing insights${given}.`,
        `1. get_insights${given}${given === "" ? " with" : " and"} group_by phrase: what came up how often, with the best quote of each.`,
        "2. Sort the phrases into at most six themes, the most frequent first. For more quotes of a theme: get_insights with `search`.",
        "For each theme write: how often it came up and with whom, one or two literal quotes with company and date, and what marketing could do about it. Do not merge quotes, and do not invent numbers.",
      ].join("\n");
    },
  },
];
