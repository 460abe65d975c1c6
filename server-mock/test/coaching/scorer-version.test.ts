import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BINDING_RULES } from "../../coaching/offline/bind-signals.ts";
import { CALENDARS, LEXICONS } from "../../coaching/offline/languages.ts";
import { SCORED } from "../../coaching/offline/offline-scorer.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { CLAIMS, SIGNALS } from "../../coaching/offline/signals/signals.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { callWith, templateWith } from "./support/calls.ts";

// A report names its scorer, so that two scores of one call can be told apart. When one of these digests changes, the same call
// may be scored differently: give the scorer its next number (`offline/offline-scorer.ts`) with the new digests beside it.
const CRITERIA = ["Opening", "Discovery", "Talk time", "Listening", "Recap", "Price", "Next step", "Patience"].map(
  (name) => ({ name, weight: 10, description: name === "Price" ? "signals: first-price" : "" }),
);
type Call = Pick<MeetingDetail, "user_id" | "participants" | "duration_seconds"> & { transcript: string[] };

it("the number of the offline scorer changes with the scores of fifteen calls in five languages", () => {
  const calls = JSON.parse(readFileSync(join(import.meta.dirname, "fixtures/calls.json"), "utf8")) as Call[];
  const template = templateWith(...CRITERIA);
  const scored = calls.map(({ transcript, ...call }) => {
    const { assessments, insights } = scoreOffline(callWith(transcript.join("\n"), call), template);
    return {
      bands: assessments.map(({ band, citations }) => [band, citations]),
      insights: insights.map(({ type, citation, tags }) => [type, citation, tags]),
    };
  });
  const bands = new Set(scored.flatMap((call) => call.bands.map(([band]) => band)));
  expect(bands.size).toBe(5);
  expect(digestOf(scored)).toBe(SCORED.scores);
});

it("the number of the offline scorer changes with its words, the rules that bind them and the limits of its bands", () => {
  const signals = SIGNALS.map(({ name, claims, bands }) => ({ name, claims: Object.keys(claims), bands }));
  const scoring = Object.entries(CLAIMS).flatMap(([name, { isShownOnly }]) => (isShownOnly ? [] : [name]));
  const words = { LEXICONS, CALENDARS, BINDING_RULES, signals, scoring };
  expect(digestOf(words)).toBe(SCORED.words);
});

function digestOf(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) => (inner instanceof RegExp ? String(inner) : inner));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
