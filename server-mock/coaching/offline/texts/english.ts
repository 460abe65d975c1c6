import type { FeedbackTexts } from "./feedback-texts.ts";

export const ENGLISH_TEXTS: FeedbackTexts = {
  agenda: {
    agreed: "You set an agenda and asked whether it suits the other side.",
    set: "You set an agenda; no question whether it suits the other side was found beside it.",
    pitch:
      "The opening lines found are about your own company, or an empty question; no sentence about the purpose of the call was found there.",
    none: "No sentence about the purpose of the call was found in its first three minutes or its first tenth.",
  },
  questions: (asked, open, perTenMinutes) =>
    `${asked} ${asked === 1 ? "question" : "questions"} of yours found, ${open} of them open: ${ENGLISH_TEXTS.decimal(perTenMinutes)} in ten minutes (good: 6 or more).`,
  talkRatio: (percent) => `You talked for ${percent} % of the talking time (good: at most 58 %).`,
  monologue: (length, at) =>
    `Your longest turn took ${length}${at === undefined ? "" : `, from ${at}`} (good: at most 1:10).`,
  switches: (perMinute) => `The speaker changed ${ENGLISH_TEXTS.decimal(perMinute)} times a minute.`,
  patience: (pause, interruptions) =>
    `You waited ${ENGLISH_TEXTS.decimal(pause)} s before you spoke, and cut in ${interruptions === 1 ? "once" : `${interruptions} times`}.`,
  recap: {
    found: (count, isChecked) =>
      `You played back what you heard ${count === 1 ? "once" : `${count} times`}${isChecked ? " and asked whether it was right" : "; no question whether it was right was found"}.`,
    none: "No moment was found in which you played back what you heard.",
  },
  firstPrice: {
    other: "The other side named an amount first.",
    self: "You named an amount before the other side did.",
  },
  nextStep: {
    timed: "The call ended with a next step on a day, at a time.",
    dated: "The call ended with a next step on a day; no time of day was found beside it.",
    none: "No next step with a day was found in the last third of the call.",
  },
  advice: {
    agenda: "Begin with one sentence on what the call is for, and ask: “What would you add?”",
    "open-questions": "Prepare three questions that begin with what, how or why, and ask one before you show anything.",
    "talk-ratio": "Talk less: end your turns with a question, and wait.",
    "longest-monologue": "Break long explanations with a question before a minute has passed.",
    "turn-switches": "Make it a conversation: shorter turns, more questions.",
    patience: "Count to two before you answer: what comes after a pause is often what matters.",
    recap: "Play back what you heard in the other side's words, and ask: “Did I get that right?”",
    "first-price": "Before you name a figure, ask what the problem costs them, or what they have planned for it.",
    "dated-next-step": "Before you hang up, agree on the day and the hour of the next conversation.",
  },
  notAssessed: {
    sides: "Not assessed offline: it is not known which speakers are the sellers.",
    unbound:
      "Not assessed offline: no signal measures it. A model can assess it, or a line `signals: …` in its description.",
    unmeasured: "Not assessed offline: this call gives nothing to measure it by.",
    unsure: "Not assessed offline: what was found is not measured well enough to score by.",
  },
  summary: {
    assessed: (assessed, all) =>
      assessed === all
        ? `All ${all} criteria were assessed.`
        : `${assessed} of ${all} criteria were assessed; the others do not count.`,
    strongest: (criterion, fact) => `Strongest: ${criterion}. ${fact}`,
    weakest: (criterion, fact) => `Work on: ${criterion}. ${fact}`,
    next: (advice) => `For the next call: ${advice}`,
  },
  decimal: (value) => value.toFixed(1),
  space: " ",
};
