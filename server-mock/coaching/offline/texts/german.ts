import type { FeedbackTexts } from "./feedback-texts.ts";

export const GERMAN_TEXTS: FeedbackTexts = {
  agenda: {
    agreed: "Sie haben gesagt, worum es geht, und gefragt, ob das der anderen Seite passt.",
    set: "Sie haben gesagt, worum es geht; eine Frage, ob das der anderen Seite passt, wurde dabei nicht gefunden.",
    pitch:
      "Die gefundenen ersten Sätze handeln von der eigenen Firma oder sind eine leere Frage; ein Satz über den Zweck des Gesprächs wurde dort nicht gefunden.",
    none: "In den ersten drei Minuten oder dem ersten Zehntel wurde kein Satz über den Zweck des Gesprächs gefunden.",
  },
  questions: (asked, open, perTenMinutes) =>
    `${asked} ${asked === 1 ? "Frage" : "Fragen"} von Ihnen gefunden, davon ${open} offene: ${GERMAN_TEXTS.decimal(perTenMinutes)} in zehn Minuten (gut: ab 6).`,
  talkRatio: (percent) => `Ihr Redeanteil lag bei ${percent} % (gut: höchstens 58 %).`,
  monologue: (length, at) =>
    `Ihr längster Redebeitrag dauerte ${length}${at === undefined ? "" : `, ab ${at}`} (gut: höchstens 1:10).`,
  switches: (perMinute) => `Das Wort wechselte ${GERMAN_TEXTS.decimal(perMinute)}-mal in der Minute.`,
  patience: (pause, interruptions) =>
    `Sie haben ${GERMAN_TEXTS.decimal(pause)} s gewartet, bevor Sie sprachen, und ${interruptions}-mal unterbrochen.`,
  recap: {
    found: (count, isChecked) =>
      `Sie haben ${count === 1 ? "einmal" : `${count}-mal`} wiedergegeben, was Sie gehört haben${isChecked ? ", und gefragt, ob es stimmt" : "; eine Frage, ob es stimmt, wurde nicht gefunden"}.`,
    none: "Es wurde keine Stelle gefunden, an der Sie wiedergeben, was Sie gehört haben.",
  },
  firstPrice: {
    other: "Die andere Seite hat zuerst einen Betrag genannt.",
    self: "Sie haben vor der anderen Seite einen Betrag genannt.",
  },
  nextStep: {
    timed: "Das Gespräch endete mit einem nächsten Schritt an einem Tag, zu einer Uhrzeit.",
    dated: "Das Gespräch endete mit einem nächsten Schritt an einem Tag; eine Uhrzeit wurde dabei nicht gefunden.",
    none: "Im letzten Drittel des Gesprächs wurde kein nächster Schritt mit einem Tag gefunden.",
  },
  advice: {
    agenda: "Beginnen Sie mit einem Satz dazu, worum es geht, und fragen Sie: „Was würden Sie ergänzen?“",
    "open-questions":
      "Bereiten Sie drei Fragen mit was, wie oder warum vor, und stellen Sie eine davon, bevor Sie etwas zeigen.",
    "talk-ratio": "Reden Sie weniger: Enden Sie mit einer Frage, und warten Sie.",
    "longest-monologue": "Unterbrechen Sie lange Erklärungen mit einer Frage, bevor eine Minute um ist.",
    "turn-switches": "Machen Sie ein Gespräch daraus: kürzere Beiträge, mehr Fragen.",
    patience: "Zählen Sie bis zwei, bevor Sie antworten: Nach einer Pause kommt oft das Wichtige.",
    recap: "Geben Sie mit den Worten der anderen Seite wieder, was Sie gehört haben, und fragen Sie: „Stimmt das so?“",
    "first-price": "Fragen Sie vor der ersten Zahl, was das Problem heute kostet oder was dafür vorgesehen ist.",
    "dated-next-step": "Vereinbaren Sie Tag und Uhrzeit des nächsten Gesprächs, bevor Sie auflegen.",
  },
  notAssessed: {
    sides: "Offline nicht bewertet: Es ist nicht bekannt, wer von den Sprechenden verkauft.",
    unbound:
      "Offline nicht bewertet: Kein Signal misst es. Ein Modell kann es bewerten, oder eine Zeile `signals: …` in der Beschreibung.",
    unmeasured: "Offline nicht bewertet: Dieses Gespräch gibt nichts her, woran es zu messen wäre.",
    unsure: "Offline nicht bewertet: Was gefunden wurde, ist nicht genau genug gemessen.",
  },
  summary: {
    assessed: (assessed, all) =>
      assessed === all
        ? `Alle ${all} Kriterien wurden bewertet.`
        : `${assessed} von ${all} Kriterien wurden bewertet; die anderen zählen nicht.`,
    strongest: (criterion, fact) => `Am stärksten: ${criterion}. ${fact}`,
    weakest: (criterion, fact) => `Daran arbeiten: ${criterion}. ${fact}`,
    next: (advice) => `Für das nächste Gespräch: ${advice}`,
  },
  decimal: (value) => value.toFixed(1).replace(".", ","),
  space: " ",
};
