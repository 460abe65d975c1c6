import type { Language } from "../lexicon.ts";
import type { InsightTexts, InsightTopic } from "./insight-words.ts";

/** Titles in the order of the languages: English, German, Spanish, French, Japanese. */
const TITLES: Readonly<Record<InsightTopic, readonly [string, string, string, string, string]>> = {
  competitor_mention: [
    "Mentions a competitor",
    "Nennt einen Wettbewerber",
    "Menciona a un competidor",
    "Cite un concurrent",
    "競合が比較対象に入っている",
  ],
  objection: ["Objection", "Einwand", "Objeción", "Objection", "懸念"],
  "objection/price": [
    "Objection: the price",
    "Einwand: der Preis",
    "Objeción: el precio",
    "Objection : le prix",
    "懸念：価格",
  ],
  "objection/timing": [
    "Objection: the timing",
    "Einwand: der Zeitpunkt",
    "Objeción: el momento",
    "Objection : le moment",
    "懸念：時期",
  ],
  "objection/adoption": [
    "Objection: will people use it?",
    "Einwand: ob es genutzt wird",
    "Objeción: si la gente lo usará",
    "Objection : l'adoption par les équipes",
    "懸念：現場への定着",
  ],
  "objection/vendor": [
    "Objection: trust in the vendor",
    "Einwand: Vertrauen in den Anbieter",
    "Objeción: confianza en el proveedor",
    "Objection : la confiance dans le fournisseur",
    "懸念：会社への信頼",
  ],
  "objection/it": [
    "Objection: another department can say no",
    "Einwand: eine andere Abteilung kann Nein sagen",
    "Objeción: otro departamento puede decir que no",
    "Objection : un autre service peut dire non",
    "懸念：他部門の反対",
  ],
  "objection/data": [
    "Objection: quality of their data",
    "Einwand: die eigenen Daten",
    "Objeción: los propios datos",
    "Objection : leurs propres données",
    "懸念：元データの状態",
  ],
  "objection/no-need": [
    "Objection: no need",
    "Einwand: kein Bedarf",
    "Objeción: no hace falta",
    "Objection : pas de besoin",
    "懸念：必要性を感じていない",
  ],
  feature_request: [
    "Feature request",
    "Wunsch an das Produkt",
    "Petición de funcionalidad",
    "Demande de fonctionnalité",
    "製品への要望",
  ],
  "buying_signal/decision": [
    "Buying signal: the decision",
    "Kaufsignal: die Entscheidung",
    "Señal de compra: la decisión",
    "Signal d'achat : la décision",
    "購買シグナル：決定",
  ],
  "buying_signal/next-step": [
    "Buying signal: agrees to a next step",
    "Kaufsignal: sagt zum nächsten Schritt zu",
    "Señal de compra: acepta el siguiente paso",
    "Signal d'achat : accepte l'étape suivante",
    "購買シグナル：次回の約束",
  ],
  "buying_signal/deadline": [
    "Buying signal: has a deadline",
    "Kaufsignal: hat einen Termin",
    "Señal de compra: tiene un plazo",
    "Signal d'achat : a une échéance",
    "購買シグナル：期限がある",
  ],
  "buying_signal/success": [
    "Buying signal: sees the benefit",
    "Kaufsignal: sieht den Nutzen",
    "Señal de compra: ve el beneficio",
    "Signal d'achat : voit le bénéfice",
    "購買シグナル：効果を認めている",
  ],
  "pricing/budget": [
    "Budget and cost",
    "Budget und Kosten",
    "Presupuesto y coste",
    "Budget et coût",
    "価格：予算・費用",
  ],
  "pricing/discount": [
    "Wants a discount",
    "Wünscht einen Nachlass",
    "Quiere un descuento",
    "Souhaite une remise",
    "価格：値引き",
  ],
  "pricing/terms": [
    "Contract and payment terms",
    "Vertrags- und Zahlungsbedingungen",
    "Condiciones de contrato y pago",
    "Conditions de contrat et de paiement",
    "価格：契約・支払条件",
  ],
  pain_point: ["Problem", "Problem", "Problema", "Problème", "課題"],
  "pain_point/cost": [
    "A problem that costs money",
    "Ein Problem, das Geld kostet",
    "Un problema que cuesta dinero",
    "Un problème qui coûte de l'argent",
    "課題：費用がかかっている",
  ],
  "pain_point/manual-work": [
    "Time lost to manual work",
    "Zeitverlust durch Handarbeit",
    "Tiempo perdido en trabajo manual",
    "Du temps perdu en travail manuel",
    "課題：手作業",
  ],
  "pain_point/people": [
    "A team under strain",
    "Ein Team unter Druck",
    "Un equipo bajo presión",
    "Une équipe sous tension",
    "課題：人への負担",
  ],
  "pain_point/late": [
    "Problems noticed too late",
    "Probleme, die zu spät auffallen",
    "Problemas que se ven demasiado tarde",
    "Des problèmes vus trop tard",
    "課題：把握が遅れる",
  ],
};

function titlesAt(place: 0 | 1 | 2 | 3 | 4): InsightTexts["titles"] {
  const titles = Object.entries(TITLES).map(([topic, names]) => [topic, names[place]]);
  return Object.fromEntries(titles) as Record<InsightTopic, string>;
}

/** Insights in the language of the call. */
export const INSIGHT_TEXTS: Readonly<Record<Language, InsightTexts>> = {
  en: {
    titles: titlesAt(0),
    summary: (speaker, before) => (before ? `Said by ${speaker} after: “${before}”` : `Said by ${speaker}.`),
  },
  de: {
    titles: titlesAt(1),
    summary: (speaker, before) => (before ? `Gesagt von ${speaker} nach: „${before}“` : `Gesagt von ${speaker}.`),
  },
  es: {
    titles: titlesAt(2),
    summary: (speaker, before) => (before ? `Lo dijo ${speaker} después de: «${before}»` : `Lo dijo ${speaker}.`),
  },
  fr: {
    titles: titlesAt(3),
    summary: (speaker, before) => (before ? `Dit par ${speaker} après : « ${before} »` : `Dit par ${speaker}.`),
  },
  ja: {
    titles: titlesAt(4),
    summary: (speaker, before) => (before ? `「${before}」を受けての${speaker}様の発言。` : `${speaker}様の発言。`),
  },
};
