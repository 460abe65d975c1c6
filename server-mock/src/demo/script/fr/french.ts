import { sectionsOf } from "../../text-sections.ts";
import { type RomanceWords, romanceTongue } from "../romance.ts";
import type { TongueScript } from "../tongue.ts";

const words: RomanceWords = {
  language: "fr",
  titles: {
    discovery: "{Premier échange – $company|$company : prise de contact}",
    demo: "{Démo pour $company|$company : démonstration}",
    negotiation: "{Conditions – $company|$company : proposition et contrat}",
    "follow-up": "{Point de suivi – $company|$company : questions ouvertes}",
    closing: "{Signature $company 🎉|$company : derniers points du contrat}",
    "cold-call": "{Appel à froid : $company|Premier appel – $company}",
    general: "{Bilan trimestriel – $company|$company : comment ça va ?}",
  },
  goals: {
    discovery: "comprendre comment vous planifiez aujourd'hui",
    demo: "montrer les deux ou trois choses qui comptent pour vous",
    negotiation: "boucler les points ouverts de la proposition",
    "follow-up": "reprendre ce qui a émergé depuis la dernière fois",
    closing: "régler les derniers points du contrat",
    "cold-call": "voir si une vraie conversation a du sens",
    general: "revenir sur ces derniers mois",
  },
  tools: [
    ["un tableur à quatorze onglets", "le tableur"],
    ["une base de données faite maison", "la base"],
    ["un tableau blanc et beaucoup d'appels", "le tableau"],
  ],
  days: [
    ["mardi", "jeudi"],
    ["mercredi", "vendredi"],
    ["lundi", "mercredi"],
  ],
  sites: "sites",
  systems: ["l'ERP", "le logiciel de paie", "le SIRH"],
  weeks: ["six", "huit", "dix"],
  clocks: ["à dix heures", "à onze heures", "à quatorze heures"],
  deadlines: ["avant la haute saison", "avant la fin du prochain trimestre", "avant les budgets"],
};

/** Calls in French. */
export const french: TongueScript = romanceTongue(words, {
  calls: sectionsOf("fr")("calls"),
  notes: sectionsOf("fr")("notes"),
});
