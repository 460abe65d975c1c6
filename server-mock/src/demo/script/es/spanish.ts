import { sectionsOf } from "../../text-sections.ts";
import { type RomanceWords, romanceTongue } from "../romance.ts";
import type { TongueScript } from "../tongue.ts";

const words: RomanceWords = {
  language: "es",
  titles: {
    discovery: "{Primera reunión con $company|$company: toma de contacto}",
    demo: "{Demo para $company|$company: demostración}",
    negotiation: "{Condiciones – $company|$company: propuesta y precio}",
    "follow-up": "{Seguimiento con $company|$company: dudas y próximos pasos}",
    closing: "{Cierre $company ✍️|$company: últimos flecos del contrato}",
    "cold-call": "{Llamada en frío: $company|Primer contacto – $company}",
    general: "{Revisión trimestral con $company|$company: ¿qué tal va?}",
  },
  goals: {
    discovery: "entender cómo planificáis hoy",
    demo: "enseñarte las dos o tres cosas que os importan",
    negotiation: "cerrar los puntos abiertos de la propuesta",
    "follow-up": "repasar lo que ha salido desde la última vez",
    closing: "cerrar lo que queda del contrato",
    "cold-call": "ver si merece la pena hablar con calma",
    general: "ver cómo han ido estos meses",
  },
  tools: [
    ["una hoja de cálculo con catorce pestañas", "la hoja"],
    ["una base de datos que montó alguien de la casa", "la base de datos"],
    ["una pizarra y muchas llamadas", "la pizarra"],
  ],
  days: [
    ["martes", "jueves"],
    ["miércoles", "viernes"],
    ["lunes", "miércoles"],
  ],
  sites: "centros",
  systems: ["el ERP", "el programa de nóminas", "el programa de personal"],
  weeks: ["seis", "ocho", "diez"],
  clocks: ["a las diez", "a las once y media", "a las cuatro"],
  deadlines: ["antes de la temporada alta", "antes del próximo cierre", "antes de los presupuestos"],
  own: { it: "informática" },
};

/** Calls in Spanish. */
export const spanish: TongueScript = romanceTongue(words, {
  calls: sectionsOf("es")("calls"),
  notes: sectionsOf("es")("notes"),
});
