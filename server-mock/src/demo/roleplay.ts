import type { CallType, DemoPersona, Difficulty } from "./types.ts";

export interface Scenario {
  name: string;
  callType: CallType;
  difficulty: Difficulty;
}

/** What can be practised. New ones go to the end: their position is part of their ids. */
export const scenarios: readonly Scenario[] = [
  { name: "The friendly first call", callType: "discovery", difficulty: "easy" },
  { name: "The sceptical buyer", callType: "discovery", difficulty: "medium" },
  { name: "Seven people in the demo", callType: "demo", difficulty: "hard" },
  { name: "Show me only what I need", callType: "demo", difficulty: "medium" },
  { name: "“Twenty percent or we walk”", callType: "negotiation", difficulty: "hard" },
  { name: "Procurement joins late", callType: "negotiation", difficulty: "medium" },
  { name: "The silent champion", callType: "follow-up", difficulty: "medium" },
  { name: "One last question before I sign", callType: "closing", difficulty: "medium" },
  { name: "Thirty seconds, go", callType: "cold-call", difficulty: "hard" },
  { name: "The gatekeeper", callType: "cold-call", difficulty: "easy" },
  { name: "An unhappy customer at renewal", callType: "general", difficulty: "hard" },
  { name: "価格の反論に答える", callType: "negotiation", difficulty: "easy" },
];

/** Whom the service plays. */
export const personas: readonly DemoPersona[] = [
  { name: "Morgan Vance-Adeyemi", title: "Head of Operations", company: "Halden Foods", industry: "Food and beverage" },
  {
    name: "Ségolène Tournebize",
    title: "Directrice des opérations",
    company: "Clinique des Trois Chênes",
    industry: "Healthcare",
  },
  {
    name: "Dr. Adalbert Kienzle",
    title: "Kaufmännischer Leiter",
    company: "Kienzle Antriebe",
    industry: "Manufacturing",
  },
  { name: "Perpetua Ndlovu", title: "Chief Operating Officer", company: "Baobab Couriers", industry: "Logistics" },
  { name: "宇佐美 玲奈", title: "人事総務部長", company: "みどり屋ストア", industry: "Retail" },
  { name: "Rasmus Fjordgaard", title: "IT Director", company: "Vindeby Net", industry: "Energy and utilities" },
  { name: "Ximena Arrieta", title: "Dirección financiera", company: "Hoteles Brisa Clara", industry: "Hospitality" },
  { name: "رانيا المنصوري", title: "Facilities Director", company: "Marjan Towers", industry: "Facilities management" },
  {
    name: "Otis Blackwood-Hale",
    title: "Procurement Manager",
    company: "Cobalt Lane Construction",
    industry: "Construction",
  },
  { name: "Zuzanna Kłos", title: "Regional Manager", company: "Światłowód Północ", industry: "Telecommunications" },
];
