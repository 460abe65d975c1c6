import { allOf, anyOf, type Ways } from "./ways.ts";

const WORD =
  "(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{1,24}|veinti?\\p{L}{0,24}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\\p{L}{1,24}cient[oa]s|quinient[oa]s|mil|millón|millones|\\d[\\d.,]{0,11})";
const NUMBER = `${WORD}(?:(?: y)? ${WORD}){0,6} `;
const HOUR = "(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2})";

export const SPANISH_WAYS: Ways = {
  allPlans: allOf(
    anyOf(
      "(?:la idea|el plan|el objetivo|mi objetivo|la agenda|el orden|la propuesta|el motivo|mi idea|lo que (?:quería|quisiera|quiero|me gustaría|había|propongo|pensaba|vamos|necesito))",
      "(?:te|le|os|les) (?:propongo|cuento (?:lo|cómo)|llam(?:o|aba|amos) (?:por|para|porque|de parte)|contacto|escrib[ií])",
      "(?:me gustaría|quería|queríamos|quisiera|quisiéramos|querría|quiero|queremos|pensaba|pensábamos|había pensado|necesito) (?:que |hoy |primero |empezar|aprovechar|entender|saber|ver|hablar|revisar|repasar|enseñar|mostrar|contar|conocer|cerrar|preguntar|escuchar|comentar|hacer|platicar|dedicar|plantear)",
      "(?:hoy|esta (?:mañana|tarde|reunión|llamada)|en (?:esta|los próximos|estos|media|veinte|treinta|la próxima))[, ].{0,60}(?:vamos|vemos|veremos|revis|repas|habl|quer|gustar|enseñ|mostr|minutos|dedic|tratar|cerrar|toca|empez)",
      "(?:primero|para empezar|empezamos|empezar|arrancamos|comenzamos).{3,140}(?:luego|después|y al final|y después|y (?:ya )?terminamos|al final)",
      "(?:tengo|traigo|hay|tenemos|nos quedan|quedan|faltan?) (?:anotad[oa]s |apuntad[oa]s )?(?:dos|tres|cuatro|un par de|varios|unas|unos) (?:puntos|cosas|temas|preguntas|asuntos)",
      "si (?:te|le|os|les) parece(?: bien)?[, ]",
      "(?:vamos|podemos|podríamos|qué tal si|por qué no) (?:a )?(?:empez|ver|repas|revis|habl|cerrar|aprovech|mirar|arranc|comenz)",
      "(?:me|nos) (?:pediste|pidió|pidieron|pidieron|dijiste|dijo|comentaste|comentó|escribiste|escribió|quedamos)",
      "quedamos en",
      "al final (?:decidimos|vemos|sabremos|quedamos|acordamos)",
    ),
  ),
  suits: anyOf(
    "(?:te|le|os|les) (?:parece|va bien|viene bien|cuadra|encaja|suena|late|sirve|acomoda)(?: bien)?",
    "(?:está|estáis|están|estamos|estás) (?:bien|de acuerdo|conformes?)",
    "(?:de acuerdo|vale|bien|ok|sí|va|sale|listo|correcto)\\?",
    "(?:algo|alguna cosa|algún tema|otra cosa) (?:más|que)",
    "(?:quieres?|quieren|queréis|quisiera|desea|prefieres?|prefieren|preferís) (?:añadir|meter|agregar|cambiar|ver|sumar|empezar|que|algo|otra)",
    "(?:falta|sobra) (?:algo|alg)",
    "(?:se )?me (?:olvido|dejo|olvida|escapa)",
    "por dónde (?:os|te|le|les|quier|prefier|empez)",
    "(?:cómo lo|qué) (?:ve|ves|veis|ven|dices|dice|opinas|añad|agreg)",
    "si prefieres?|si prefieren|si preferís|me (?:dices|dice|avisan?|avisas|frena|corta|interrumpe)",
  ),
  technical: anyOf(
    "(?:me|se) (?:oye|oyes|oís|escucha|escuchas|escuchan|ve|ves)",
    "pantalla",
    "todavía|sigue (?:bien|viniendo)",
    "grab(?:o|ar|ando)",
    "cámara",
    "micrófono",
    "micro",
  ),
  plays: anyOf(
    "(?:a ver|bueno|vale|listo|ok|okey)[, ]{1,2}(?:si |entonces|recapitul|resum|repas|déjame|déjeme)",
    "(?:recapitul|resum)\\p{L}{0,12}",
    "(?:por lo que|según) (?:me )?(?:cuent|dic|entiend|veo|escuch)\\p{L}{0,8}",
    "(?:entonces|o sea|es decir|así que|vamos|en resumen|en definitiva|dicho de otro modo|total)[, ]{1,2}(?:que |si |lo |el |la |los |las |no |ustedes|usted|vosotros|tú|te |le |les |os |tienes?|tienen|tenéis|para (?:ti|usted|vosotros)|me )",
    "si (?:le|les|te|os|lo|los|la) (?:he )?(?:entend\\p{L}{1,24}|entiendo|sigo|escuch\\p{L}{1,24}|capt\\p{L}{1,24})",
    "(?:a ver si|déjame|déjeme|permíteme|permítame|deja que|voy a|quiero) (?:lo |te |le |les )?(?:cojo|entiendo|entendí|tengo|pillo|repet|repit|resum|recapitul|asegur|comprob|ver si|confirm|he entendido)",
    "(?:lo|todo lo) que (?:os|te|le|les|me) (?:importa|preocupa|duele|pesa|dic\\p{L}{1,24}|cuent\\p{L}{1,24}|molesta|frena|quita)",
    "(?:me|nos) (?:estás|está|están|estáis) diciendo|(?:me )?dices? que|(?:me )?dicen que",
    "(?:resumo|resumiendo|recapitulo|recapitulando|repito|en pocas palabras|con (?:mis|tus|sus) palabras)",
  ),
  checks: anyOf(
    "(?:es|va|voy|vamos|está) (?:más o menos )?(?:así|eso|bien|por ahí)",
    "(?:cierto|verdad|correcto|sí|no|o no|así)\\s?\\?",
    "(?:me )?(?:olvid|falt|qued)\\p{L}{0,6} (?:algo|alguna)",
    "(?:es|era) (?:así|eso|correcto)|(?:así|eso) es",
    "(?:voy|vamos|estoy) bien|lo (?:he )?(?:entendí|entendido|cog\\p{L}{1,24})|me (?:equivoco|explico|dejo|corrig\\p{L}{1,24}|falta)",
    "(?:correcto|verdad|no|cierto|sí|eso|así)\\?",
    "(?:le )?(?:quito|pongo|falta|añad|agreg|cambi)",
    "(?:algo|qué) (?:más|me|falta)",
  ),
  assents: anyOf(
    "^(?:sí|eso|exacto|exactamente|correcto|así (?:es|mismo|tal)|tal cual|claro|efectivamente|cierto|de acuerdo|ándale|justo|es eso|ni más ni menos)(?![\\p{L}])",
  ),
  days: anyOf(
    "(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)",
    "(?<!(?:la|de|esta|una|cada|toda|por) )mañana(?![\\p{L}])|hoy mismo|esta noche",
    "(?:a )?(?:fin|finales|final) de (?:semana|mes|esta semana)",
    "(?:el|para el|hasta el|antes del|del) (?:día )?(?:\\d{1,2}(?![\\p{L}\\d%.,])|(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{1,24}|veinti?\\p{L}{0,24}|treinta)(?= de |[,.]| a las?))",
    "de (?:hoy|mañana) en (?:ocho|quince)",
  ),
  hours: anyOf(
    `(?:a|antes de|sobre|hasta|para|desde|tipo) las? ${HOUR}(?![\\p{L}\\d])`,
    "\\d{1,2}[:.]\\d\\d|mediodía|misma hora|en punto|y media",
  ),
  money: anyOf(
    `${NUMBER}(?:euros|pesos|dólares|soles|duros|pavos|lucas)(?![\\p{L}])`,
    `${NUMBER}(?:al (?:mes|año)|mensual(?:es)?|anual(?:es)?|por (?:usuario|persona|mes|año|unidad|botella|caja|cabeza|licencia|noche|metro|plaza|puesto)|la (?:unidad|pieza|caja|botella|tonelada|hora)|de presupuesto|más iva)`,
    `(?:precio|cuesta|costaría|vale|saldría|sale|cobr\\p{L}{1,24}|pag\\p{L}{1,24}|presupuesto|oferta|tarifa|honorarios|llego|quedaría)(?: \\p{L}{1,24}){0,4} (?:\\d{2,12}[\\d.]{0,11}|(?:${WORD} ){0,3}(?:mil|cien|ciento|\\p{L}{1,24}cient[oa]s|millón|millones))`,
    "(?:\\p{L}{1,24} (?:y \\p{L}{1,24} )?)mil (?:es mucho|y pico|me parece)",
  ),
  figures: anyOf(
    `(?:${WORD} ){1,5}(?:mil|millón|millones|\\p{L}{1,24}cient[oa]s)(?: \\p{L}{0,24}cient[oa]s| (?:y )?${WORD}){0,4}(?: y pico)?(?=$|[,.?!;:]| (?:al|por|para|y|con|más|en total)(?![\\p{L}]))`,
  ),
  loss: anyOf(
    "calcul(?:é|amos|ado)|horas (?:a la|al|por)|\\d+ horas|con el seguro|perd\\p{L}{1,24}|pérdida|ahorr\\p{L}{1,24}|ganancia|margen|beneficio|multa|factur(?:amos|ación)|sueldo|salario|nos cuesta|nos costó",
  ),
};
