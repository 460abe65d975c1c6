import type { FeedbackTexts } from "./feedback-texts.ts";

export const FRENCH_TEXTS: FeedbackTexts = {
  agenda: {
    agreed: "Vous avez dit à quoi sert l'appel et demandé si cela convenait à l'autre partie.",
    set: "Vous avez dit à quoi sert l'appel ; aucune question sur l'accord de l'autre partie n'a été trouvée à côté.",
    pitch:
      "Les premières phrases trouvées parlent de votre société ou sont une question vide ; aucune sur le but de l'appel n'y a été trouvée.",
    none: "Dans les trois premières minutes ou le premier dixième, aucune phrase sur le but de l'appel n'a été trouvée.",
  },
  questions: (asked, open, perTenMinutes) =>
    `${asked} ${asked === 1 ? "question trouvée" : "questions trouvées"} de votre part, dont ${open} ouvertes : ${FRENCH_TEXTS.decimal(perTenMinutes)} en dix minutes (bien : 6 ou plus).`,
  talkRatio: (percent) => `Vous avez parlé ${percent} % du temps de parole (bien : 58 % au plus).`,
  monologue: (length, at) =>
    `Votre plus longue intervention a duré ${length}${at === undefined ? "" : `, à partir de ${at}`} (bien : 1:10 au plus).`,
  switches: (perMinute) => `La parole a changé ${FRENCH_TEXTS.decimal(perMinute)} fois par minute.`,
  patience: (pause, interruptions) =>
    `Vous avez attendu ${FRENCH_TEXTS.decimal(pause)} s avant de parler et coupé la parole ${interruptions} fois.`,
  recap: {
    found: (count, isChecked) =>
      `Vous avez reformulé ${count} fois ce que vous aviez entendu${isChecked ? " et demandé si c'était juste" : "; aucune question sur leur justesse n'a été trouvée"}.`,
    none: "Aucun moment n'a été trouvé où vous reformulez ce que vous avez entendu.",
  },
  firstPrice: {
    other: "L'autre partie a donné un montant la première.",
    self: "Vous avez donné un montant avant l'autre partie.",
  },
  nextStep: {
    timed: "L'appel s'est terminé par une prochaine étape, un jour et à une heure.",
    dated: "L'appel s'est terminé par une prochaine étape avec un jour ; aucune heure n'a été trouvée à côté.",
    none: "Dans le dernier tiers de l'appel, aucune prochaine étape avec un jour n'a été trouvée.",
  },
  advice: {
    agenda: "Commencez par une phrase sur le but de l'appel, et demandez : « Qu'ajouteriez-vous ? »",
    "open-questions":
      "Préparez trois questions avec que, comment ou pourquoi, et posez-en une avant de montrer quoi que ce soit.",
    "talk-ratio": "Parlez moins : terminez par une question, et attendez.",
    "longest-monologue": "Coupez les longues explications par une question avant qu'une minute ne passe.",
    "turn-switches": "Faites-en une conversation : des interventions plus courtes, plus de questions.",
    patience: "Comptez jusqu'à deux avant de répondre : après une pause vient souvent l'essentiel.",
    recap: "Reformulez ce que vous avez entendu avec les mots de l'autre partie, et demandez : « C'est bien cela ? »",
    "first-price": "Avant de donner un chiffre, demandez ce que le problème leur coûte ou ce qui est prévu.",
    "dated-next-step": "Avant de raccrocher, fixez le jour et l'heure de la prochaine conversation.",
  },
  notAssessed: {
    sides: "Non évalué hors ligne : on ne sait pas quels intervenants vendent.",
    unbound:
      "Non évalué hors ligne : aucun signal ne le mesure. Un modèle peut l'évaluer, ou une ligne `signals: …` dans sa description.",
    unmeasured: "Non évalué hors ligne : cet appel n'offre rien pour le mesurer.",
    unsure: "Non évalué hors ligne : ce qui a été trouvé n'est pas mesuré avec assez de précision.",
  },
  summary: {
    assessed: (assessed, all) =>
      assessed === all
        ? `Les ${all} critères ont été évalués.`
        : `${assessed} critères sur ${all} ont été évalués ; les autres ne comptent pas.`,
    strongest: (criterion, fact) => `Point fort : ${criterion}. ${fact}`,
    weakest: (criterion, fact) => `À travailler : ${criterion}. ${fact}`,
    next: (advice) => `Pour le prochain appel : ${advice}`,
  },
  decimal: (value) => value.toFixed(1).replace(".", ","),
  space: " ",
};
