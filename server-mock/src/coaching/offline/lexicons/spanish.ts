import type { Lexicon } from "../lexicon.ts";

export const SPANISH: Lexicon = {
  question: /[?¿]/,
  open: /¿\s?(?:y |entonces |pero )?(?:(?:a|de|con|por|en|para|desde) )?(?:qué(?! (?:hora|día|fecha|tal se))|cómo)(?![\p{L}])|(?:cuéntame|cuénteme|contadme|descríbeme|explícame|háblame)/u,
  agenda:
    /(?:agenda|te propongo|os propongo|le propongo|mi propuesta|la idea de hoy|(?:dos|tres|cuatro) puntos|hoy me gustaría|el objetivo de hoy|antes de empezar|al final decidimos|treinta segundos|medio minuto|te llamo en frío)/,
  pitch:
    /(?:te cuento (?:un poco )?quiénes somos|llevamos (?:doce|\d+) años|somos líderes|hemos ganado|tú dirás|en qué te puedo ayudar|hablo con la persona encargada|contarte una oferta)/,
  recap:
    /(?:esto es lo que me llevo|mis (?:dos|tres) líneas|con tus palabras|déjame repetir|déjeme repetir|me corriges|a ver si lo he entendido|si (?:lo |te )?he entendido bien|si (?:lo |te )?entiendo bien|para resumir|resumiendo|en resumen|qué me falta|es así\?|me quedo con|en tus palabras|entonces, sobre todo)/,
  restate: /^(?:o sea|así que|entonces|es decir|en otras palabras)\b|lo (?:apunto|pongo) (?:arriba|tal cual)/,
  check: /¿(?:es eso|es así|lo he entendido|me dejo algo|en qué me equivoco|voy bien)|me corriges/,
  day: /(?:^|[^\p{L}])(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?![\p{L}])/u,
  clock:
    /(?:\d{1,2}[:.]\d{2}|a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d{1,2})(?![\p{L}])|mediodía)/u,
  step: /(?:vemos|reuni|hablamos|llam|mand|enví|envi|convocatoria|invit|calendario|propuesta|firma|revis|quedamos|demo|piloto|arran)/,
  common: ["que", "de", "el", "los", "es", "para", "una", "con", "por", "pero", "no", "y"],
};
