import type { Lexicon } from "../lexicon.ts";
import { SPANISH_WAYS } from "./ways/spanish.ts";

export const SPANISH: Lexicon = {
  question: /[?¿]/,
  open: /¿\s?(?:y |entonces |pero )?(?:(?:a|de|con|por|en|para|desde) )?(?:qué(?! (?:hora|día|fecha|tal se))|cómo)(?![\p{L}])|(?:cuénta(?:me|nos)|cuénte(?:me|nos)|contadme|descríbeme|explíca(?:me|nos)|explíque(?:me|nos)|hábla(?:me|nos)|háble(?:me|nos))|¿[^?¿]{0,24}(?<![\p{L}])(?:cómo|por qué)(?![\p{L}])/u,
  request:
    /(?:cuénta(?:me|nos)|cuénte(?:me|nos)|contadme|cuéntenme|descríba?(?:me|nos)|explíca(?:me|nos)|explíque(?:me|nos)|hábla(?:me|nos)|háble(?:me|nos))/,
  agenda:
    /(?:agenda|te propongo|os propongo|le propongo|mi propuesta|la idea de hoy|(?:dos|tres|cuatro) puntos|hoy me gustaría|el objetivo de hoy|antes de empezar|al final decidimos|treinta segundos|medio minuto|te llamo en frío)|(?:te|le|os|les) cuento lo que (?:había|he|tenía)|(?:quisiéramos|quisiera|quería|queríamos|querría) (?:revisar|ver|entender|hablar|saber|repasar|comentar|escuchar|que)|el motivo de (?:la|mi|esta)|(?:la idea|el plan|el objetivo) (?:es|de|para|sería)|si (?:te|le|les|os) parece,? (?:hoy|empe|primero|vemos|revisamos|me )|primero .{0,120}(?:luego|después|y al final)|falta(?:n)? (?:cerrar|ver|revisar|por)|(?:te|le|os|les) llam(?:o|aba) (?:para|por|porque)/,
  pitch:
    /(?:te cuento (?:un poco )?quiénes somos|llevamos (?:doce|\d+) años|somos líderes|hemos ganado|tú dirás|en qué te puedo ayudar|hablo con la persona encargada|contarte una oferta)/,
  recap:
    /(?:esto es lo que me llevo|mis (?:dos|tres) líneas|con tus palabras|déjame repetir|déjeme repetir|me corriges|a ver si lo he entendido|si (?:lo |te )?he entendido bien|si (?:lo |te )?entiendo bien|para resumir|resumiendo|en resumen|qué me falta|es así\?|me quedo con|en tus palabras|entonces, sobre todo)|\bo sea,? que\b|si (?:le|les|te|os|lo|los) (?:entend[ií]|entiendo|he entendido)|a ver si lo (?:cojo|entiendo|tengo|pillo)|lo que (?:os|te|le|les) (?:importa|preocupa|duele) (?:no )?es|¿es así o|¿es eso\?|me dejo algo|¿le quito|me (?:estás|está|están|estáis) diciendo/,
  restate: /^(?:o sea|así que|entonces|es decir|en otras palabras)\b|lo (?:apunto|pongo) (?:arriba|tal cual)/,
  check: /¿(?:es eso|es así|lo he entendido|me dejo algo|en qué me equivoco|voy bien)|me corriges/,
  day: /(?:^|[^\p{L}])(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?![\p{L}])|(?<!(?:la|de|esta|una) )\bmañana (?:a|por|mismo|te|le|os|les|sin)|pasado mañana|hoy mismo|fin(?:ales)? de (?:semana|mes)|\bel (?:día )?\d{1,2}(?![\p{L}\d%])/u,
  clock:
    /(?:\d{1,2}[:.]\d{2}|a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d{1,2})(?![\p{L}])|mediodía)/u,
  step: /(?:confirm|vemos|reuni|hablamos|llam|mand|enví|envi|convocatoria|invit|calendario|propuesta|firma|revis|quedamos|demo|piloto|arran)|me acerco|llev|le tengo|llego|\bpaso |visit|desayun|comemos|vemos|correo|en la obra/,
  ways: SPANISH_WAYS,
  common: ["que", "de", "el", "los", "es", "para", "una", "con", "por", "pero", "no", "y"],
};
