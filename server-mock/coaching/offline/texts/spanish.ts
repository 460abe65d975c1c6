import type { FeedbackTexts } from "./feedback-texts.ts";

export const SPANISH_TEXTS: FeedbackTexts = {
  agenda: {
    agreed: "Dijiste para qué era la llamada y preguntaste si le parecía bien a la otra parte.",
    set: "Dijiste para qué era la llamada; no se encontró al lado ninguna pregunta de si le parecía bien a la otra parte.",
    pitch:
      "Las primeras frases encontradas hablan de tu empresa o son una pregunta vacía; no se encontró ahí ninguna sobre el objetivo de la llamada.",
    none: "En los primeros tres minutos o la primera décima parte no se encontró ninguna frase sobre el objetivo de la llamada.",
  },
  questions: (asked, open, perTenMinutes) =>
    `${asked} ${asked === 1 ? "pregunta tuya encontrada" : "preguntas tuyas encontradas"}, ${open} de ellas abiertas: ${SPANISH_TEXTS.decimal(perTenMinutes)} en diez minutos (bien: 6 o más).`,
  talkRatio: (percent) => `Hablaste el ${percent} % del tiempo de palabra (bien: 58 % como máximo).`,
  monologue: (length, at) =>
    `Tu intervención más larga duró ${length}${at === undefined ? "" : `, desde ${at}`} (bien: 1:10 como máximo).`,
  switches: (perMinute) => `La palabra cambió ${SPANISH_TEXTS.decimal(perMinute)} veces por minuto.`,
  patience: (pause, interruptions) =>
    `Esperaste ${SPANISH_TEXTS.decimal(pause)} s antes de hablar e interrumpiste ${interruptions === 1 ? "una vez" : `${interruptions} veces`}.`,
  recap: {
    found: (count, isChecked) =>
      `Repetiste lo que habías oído ${count === 1 ? "una vez" : `${count} veces`}${isChecked ? " y preguntaste si era así" : "; no se encontró ninguna pregunta de si era así"}.`,
    none: "No se encontró ningún momento en que repitieras lo que habías oído.",
  },
  firstPrice: {
    other: "La otra parte fue la primera en dar una cifra.",
    self: "Diste una cifra antes que la otra parte.",
  },
  nextStep: {
    timed: "La llamada terminó con un siguiente paso con día y hora.",
    dated: "La llamada terminó con un siguiente paso con día; no se encontró ninguna hora al lado.",
    none: "En el último tercio de la llamada no se encontró ningún siguiente paso con día.",
  },
  advice: {
    agenda: "Empieza con una frase sobre para qué es la llamada, y pregunta: «¿Qué añadirías?»",
    "open-questions": "Prepara tres preguntas con qué, cómo o por qué, y haz una antes de enseñar nada.",
    "talk-ratio": "Habla menos: termina con una pregunta, y espera.",
    "longest-monologue": "Corta las explicaciones largas con una pregunta antes de que pase un minuto.",
    "turn-switches": "Haz de ello una conversación: intervenciones más cortas, más preguntas.",
    patience: "Cuenta hasta dos antes de responder: después de una pausa suele venir lo importante.",
    recap: "Repite lo que has oído con las palabras de la otra parte, y pregunta: «¿Es así?»",
    "first-price": "Antes de dar una cifra, pregunta cuánto les cuesta el problema o qué tienen previsto.",
    "dated-next-step": "Antes de colgar, acuerda el día y la hora de la próxima conversación.",
  },
  notAssessed: {
    sides: "Sin evaluar (sin modelo): no se sabe qué hablantes venden.",
    unbound:
      "Sin evaluar (sin modelo): ninguna señal lo mide. Puede evaluarlo un modelo, o una línea `signals: …` en su descripción.",
    unmeasured: "Sin evaluar (sin modelo): en esta llamada no hay nada con que medirlo.",
    unsure: "Sin evaluar (sin modelo): lo encontrado no se mide con precisión suficiente.",
  },
  summary: {
    assessed: (assessed, all) =>
      assessed === all
        ? `Se evaluaron los ${all} criterios.`
        : `Se evaluaron ${assessed} de ${all} criterios; los demás no cuentan.`,
    strongest: (criterion, fact) => `Lo mejor: ${criterion}. ${fact}`,
    weakest: (criterion, fact) => `A trabajar: ${criterion}. ${fact}`,
    next: (advice) => `Para la próxima llamada: ${advice}`,
  },
  decimal: (value) => value.toFixed(1).replace(".", ","),
  space: " ",
};
