import type { InsightWords } from "./insight-words.ts";

export const SPANISH_INSIGHTS: InsightWords = {
  competitor_mention:
    /(?:competidor|la competencia|otro proveedor|otros proveedores|(?:propuesta|oferta) de (?!vosotros|ustedes|vuestra)|(?:hemos visto|vimos|hemos mirado|estuvimos viendo) (?!que|cómo|la|el|los|las|un|una)|estuvo aquí hace|más barat[oa]s? (?:en|sobre) (?:el )?papel|comparando (?:con|os)|cambiamos de (?!tema|hora))/,
  "objection/price":
    /(?:demasiado car|muy caro|, el precio\.|está lejos de lo|mucho dinero para|por ese dinero|no hay presupuesto|fuera de presupuesto|no podemos permitir)/,
  "objection/timing":
    /(?:no es (?:el|buen) momento|no puedo con dos cosas|estamos cambiando el|demasiado encima|no tenemos capacidad|el año que viene|más adelante, quizá|ahora mismo no podemos)/,
  "objection/adoption":
    /(?:que la gente lo quiera|algo así y fracasó|han visto pasar|no se van a creer|un poco el cambio|no somos muy digitales|resistencia|otra herramienta más|no lo van a usar|no sirve para vigilar)/,
  "objection/vendor":
    /(?:no sois precisamente|si os compra alguien|sois (?:muy )?pequeñ|depender de (?:vosotros|un)|nunca había oído hablar|referencias en nuestro sector)/,
  "objection/it":
    /(?:menos proveedores|informática (?:dice|dirá|no va|quiere)|(?:compras|el comité|legal) (?:quiere|dirá|no va))/,
  "objection/data":
    /(?:los datos\. cada|cada nombre sale|calidad de (?:los )?datos|datos (?:son|están) (?:un|hechos un) desastre)/,
  "objection/no-need":
    /(?:no,? gracias|no buscamos nada|ya tenemos (?:un|algo|una)|no (?:me|nos) interesa|no lo necesitamos|mándame un correo)/,
  "pricing/discount":
    /(?:(?<!pedido )descuento|menos por persona|rebaja|por ciento (?:menos|más bajo)|mejor precio|tengo que volver con algo|bajar el precio)/,
  feature_request:
    /(?:puedo bajar a un|¿hasta anoche|¿(?:hay|tenéis|tienen) (?:una? )?(?:integración|app|forma|opción)|¿(?:se puede|puede) (?:exportar|filtrar|conectar|integrar)|sin (?:cobertura|conexión)|echo en falta|me gustaría que (?:pudiera|tuviera|hiciera)|necesit(?:o|amos) que (?:se|el|la|haga))|(?:quisiera|quiero|querría|necesito|necesitamos|me gustaría) (?:un aviso|una alerta|poder)|¿(?:y )?(?:eso|esto|lo) (?:avisa|manda|permite|funciona)/,
  "buying_signal/decision":
    /(?:está casi tomada|está a favor, y|(?:lo|la) firmamos|mándame el contrato|adelante con|lo hacemos(?=[.,!]|$)|está aprobad|nos quedamos con vosotros|estoy convencid)/,
  "buying_signal/next-step":
    /(?:(?:lunes|martes|miércoles|jueves|viernes)(?: a las? [\w ]{1,12})? (?:me va|nos va|está) bien|el hueco parece|invita ya a|mándame la (?:convocatoria|invitación))/,
  "buying_signal/deadline":
    /(?:tiene que estar (?:antes|para)|¿(?:cuándo|desde cuándo) (?:podríais|podríamos|podrían) empezar|¿cuánto (?:tarda|se tarda) (?:la|en) (?:implantación|arrancar|poner)|siete meses\.)/,
  "buying_signal/success":
    /(?:no suene el teléfono|mejor de lo que (?:temía|esperaba)|me esperaba algo peor|con eso puedo hacer|es un avance|en el pasillo|cinco días vale|prefiero decirlo yo|me lo pregunta cada|sí, cuarenta minutos|nuevo contrato)/,
  "pricing/terms":
    /(?:al trimestre|por adelantado|plazo de (?:preaviso|pago)|una salida después|permanencia|contrato anual|pago mensual|no quiero quedarme atad|vale más que un|una referencia muy|me vale más)/,
  "pricing/budget":
    /(?:cuánto (?:cuesta|vale|costaría|saldría)|con el presupuesto|nuestro presupuesto|en el plan hay|le dije algo así como|qué precio|lista de precios|el presupuesto es)/,
  "pain_point/cost":
    /(?:(?:calculado|calculamos|personas\.|pongamos).{0,30}(?:€|euros) al año|en horas extra|nos cuesta (?:\d|miles|una fortuna)|perdi(?:mos|endo) (?:un )?(?:cliente|clientes|dinero)|penalizaci)/,
  "pain_point/manual-work":
    /(?:copiando partes|en papel\.|a mano|manualmente|en (?:una hoja|excel)|arreglar columnas|lo teclea|por un grupo de|hay una lista\.|va llamando|todo de memoria|sobre todo la cabeza|por duplicado)/,
  "pain_point/people":
    /(?:están cansados|este año se han ido|pringan los mismos|sensación contra|si me pongo malo|gente que no he visto|caos\.|rotación|se quejan)/,
  "pain_point/late":
    /(?:ya vamos tarde|demasiado tarde|que ya van\.|cae cuando cae|es una cadena|preguntó también un inspector|crees que lo llevas|va lento|recuperar ese tiempo|funcionaba mientras|nadie (?:sabe|lo sabe|ve)|no tenemos visibilidad)/,
};
