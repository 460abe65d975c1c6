import type { Random } from "../../prng.ts";
import { parseGrammar } from "../grammar.ts";
import { parseNotes } from "../note.ts";
import { shortPlans } from "../short-plans.ts";
import type { Slots } from "../spintax.ts";
import { type CallFacts, commonSlots, compileTitles, type Tongue } from "../tongue.ts";
import { calls } from "./calls.ts";
import { notes } from "./notes.ts";

const titles = {
  discovery: "{Primera reunión con $company|$company: toma de contacto}",
  demo: "{Demo para $company|$company: demostración}",
  negotiation: "{Condiciones – $company|$company: propuesta y precio}",
  "follow-up": "{Seguimiento con $company|$company: dudas y próximos pasos}",
  closing: "{Cierre $company ✍️|$company: últimos flecos del contrato}",
  "cold-call": "{Llamada en frío: $company|Primer contacto – $company}",
  general: "{Revisión trimestral con $company|$company: ¿qué tal va?}",
} as const;

const goals = {
  discovery: "entender cómo planificáis hoy",
  demo: "enseñarte las dos o tres cosas que os importan",
  negotiation: "cerrar los puntos abiertos de la propuesta",
  "follow-up": "repasar lo que ha salido desde la última vez",
  closing: "cerrar lo que queda del contrato",
  "cold-call": "ver si merece la pena hablar con calma",
  general: "ver cómo han ido estos meses",
} as const;

const tools = [
  ["una hoja de cálculo con catorce pestañas", "la hoja"],
  ["una base de datos que montó alguien de la casa", "la base de datos"],
  ["una pizarra y muchas llamadas", "la pizarra"],
] as const;

const days = [
  ["martes", "jueves"],
  ["miércoles", "viernes"],
  ["lunes", "miércoles"],
] as const;

const digits = new Intl.NumberFormat("es-ES");

let loaded: Tongue | undefined;

/** Calls in Spanish. */
export function spanish(): Tongue {
  loaded ??= {
    language: "es",
    grammar: parseGrammar(calls),
    notes: parseNotes(notes),
    plans: shortPlans,
    charactersPerSecond: 15,
    titles: compileTitles(titles),
    slotsOf,
  };
  return loaded;
}

function slotsOf(facts: CallFacts, random: Random): Slots {
  const { account, organization, prospect, second } = facts;
  const [tool, toolShort] = random.pick(tools);
  const [day, day2] = random.pick(days);
  const money = (amount: number) => `${digits.format(amount)} ${organization.currency}`;
  return {
    ...commonSlots(facts, random),
    you: prospect.given,
    ...(second && { you2: second.given }),
    boss: account.boss.given,
    pilot: account.company.city,
    sites: `${account.siteCount} centros`,
    it: "informática",
    tool,
    toolShort,
    system: random.pick(["el ERP", "el programa de nóminas", "el programa de personal"]),
    cost: money(account.costPerYear),
    price: money(account.pricePerSeat),
    total: money(account.totalPerYear),
    weeks: random.pick(["seis", "ocho", "diez"]),
    day,
    day2,
    clock: random.pick(["a las diez", "a las once y media", "a las cuatro"]),
    deadline: random.pick(["antes de la temporada alta", "antes del próximo cierre", "antes de los presupuestos"]),
    goal: goals[facts.callType],
  };
}
