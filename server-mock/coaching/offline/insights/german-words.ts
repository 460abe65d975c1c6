import type { InsightWords } from "./insight-words.ts";

export const GERMAN_INSIGHTS: InsightWords = {
  competitor_mention:
    /(?:wettbewerb|mitbewerb|konkurrenz(?!fähig)|anderen? anbieter[ns]?|(?:ein )?angebot von (?!ihnen|euch)|war (?:vor|letzte) .{0,14}wochen? hier|haben wir (?:uns )?(?:gesehen|angesehen|angeschaut)|vergleichen (?:sie|euch) (?:mit|gerade)|(?:gewechselt|weg) von (?!hier|da|der|dem|den|zu))/,
  "objection/price":
    /(?:zu teuer|doch, der preis|ist der preis|weit über dem|viel geld für|für das geld|kein budget|nicht im budget|sprengt (?:das|unser) budget|nicht leisten)/,
  "objection/timing":
    /(?:keine kapazität|der zeitpunkt|zwei dinge gleichzeitig|stellen gerade .{0,30} um,|nicht der richtige zeitpunkt|zu viel (?:los|auf dem tisch)|nächstes (?:jahr|quartal) (?:vielleicht|frühestens)|im moment zu viel|dieses jahr nicht mehr)/,
  "objection/adoption":
    /(?:ob die leute|nicht sicher, ob|die umstellung|digitalmenschen|schon gescheitert|kommen und gehen sehen|glauben sie nicht|nimmt (?:das )?(?:keiner|niemand) an|widerstand|noch ein (?:tool|werkzeug|programm)|niemand (?:damit )?überwacht)/,
  "objection/vendor":
    /(?:nicht gerade (?:riesig|groß)|wenn sie jemand kauft|was wird aus uns|abhängig(?:keit)? von (?:ihnen|einem)|noch nie von ihnen gehört|referenzen (?:in|aus) unserer branche)/,
  "objection/it":
    /(?:weniger anbieter|die it (?:sagt|will|wird|lässt)|der betriebsrat (?:will|muss|wird)|der datenschutz(?:beauftragte)? (?:will|muss|wird)|einkauf (?:will|wird) )/,
  "objection/data":
    /(?:die stammdaten\.|datenqualität|doppelt drin|steht zweimal drin|daten sind (?:ein|eine) (?:chaos|katastrophe))/,
  "objection/no-need":
    /(?:nein,? danke|suchen wir nichts|kein(?:en)? (?:bedarf|interesse)|wir haben (?:schon|bereits) (?:ein|so|etwas)|schicken sie mir (?:eine|doch eine) mail|brauchen wir nicht)/,
  "pricing/discount":
    /(?:(?<!um einen )rabatt|nachlass|prozent (?:weniger|niedriger|günstiger)|preis(?:lich)? (?:runter|entgegen)|mit leeren händen|günstiger (?:ginge|geht)|besseren preis)/,
  feature_request:
    /(?:wäre (?:uns|mir) .{0,14}aufgefallen|darum streiten werden|(?:gibt es|haben sie) (?:eine )?(?:schnittstelle|möglichkeit|app|export)|kann (?:man|ich|es|das) (?:auch|das)? ?(?:exportieren|filtern|anpassen|verbinden)|ohne netz|offline|single sign-on|anbindung an|(?:ich|wir) (?:bräuchten?|wünschten?) (?:eine?n?|das|noch|mir)\b|mir fehlt (?:noch )?(?:ein|die|der|das))|kann (?:man|das|es|die app|das system) .{0,50}(?:\?|rein|auslesen|sehen)|das bräuchten wir/,
  "buying_signal/decision":
    /(?:so gut wie gefallen|ist dafür, die|(?:ich|wir) unterschreibe|schicken sie (?:mir |uns )?den vertrag|machen wir(?: so)?\.|das machen wir|freigegeben|bestellung (?:ist|läuft)|ich bin überzeugt|wir nehmen (?:es|das|sie))/,
  "buying_signal/next-step":
    /(?:laden sie .{0,20} ein|(?:montag|dienstag|mittwoch|donnerstag|freitag)(?: um [\wäöü ]{1,14})? (?:passt|geht|ist gut|klingt)|der termin sieht|schicken sie (?:mir )?(?:die|eine) einladung|trage ich (?:mir )?ein)/,
  "buying_signal/deadline":
    /(?:muss (?:bis|vor) .{0,40}laufen|ab wann (?:können|könnten)|wie (?:schnell|lange dauert) .{0,20}(?:einführung|start|umsetzung)|wann (?:könnten|können) (?:wir|sie|ihre leute) (?:starten|anfangen)|vier davon haben wir)/,
  "buying_signal/success":
    /(?:mein telefon nicht klingelt|besser als (?:befürchtet|erwartet)|hatte schlimmeres|lässt sich machen|fünf tage sind|damit kann ich etwas|schweigen ist ein|auf dem flur|danach werde ich jedes|bevor es das gerücht|ja, vierzig minuten|neuen (?:auftrag|vertrag))/,
  "pricing/terms":
    /(?:quartalsweise|(?:zahl\S*|jahr\S*|rechnung) im voraus|im voraus (?:be)?zahl|monatlich (?:kündbar|zahlen)|kündigungsfrist|ein ausstieg|kürzere laufzeit|vertragslaufzeit|jahresvertrag|zahlungsziel|nicht an ihnen hängen|mehr wert als|eine sehr ehrliche referenz|auftragsverarbeitung)/,
  "pricing/budget":
    /(?:was (?:kostet (?:das|es|so)|würde (?:das|es|so \S+) kosten)|wie teuer|mit dem budget|im plan stehen|etwas um [\d.]+ euro|unser budget|budget (?:ist|von|für)|welche(?:r|n)? preis|preismodell|preisliste|größenordnung der kosten)/,
  "pain_point/cost":
    /(?:(?:gerechnet: |verteilt\. ).{0,30}(?:euro|€) im jahr|(?:als|in|viele|zu viele) überstunden|kostet uns (?:\d|tausende|viel|jede)|kunden verloren|verlieren (?:kunden|geld)|vertragsstrafe)/,
  "pain_point/manual-work":
    /(?:tipp(?:en|t) .{0,30}(?:zettel|ab)\b|tippt es|auf papier|von hand|händisch|manuell|in (?:excel|einer liste)|spalten reparieren|telefonieren durch|telefoniert eine liste|über eine chatgruppe|stehen auf einer liste|doppelt (?:erfassen|eingeben)|vor allem in den kopf|das ist alles erfahrung)/,
  "pain_point/people":
    /(?:sie sind müde|dieses jahr gegangen|steht gefühl gegen|gegenteil beweisen|eine woche krank|menschen, die ich nie|chaos\.|fluktuation|beschwer(?:en|t) sich)/,
  "pain_point/late":
    /(?:schon unterwegs\.|zu spät\.|dass wir unterwegs|kommt, wann es will|es ist eine kette|auch die aufsicht|bildet man es sich|ist es langsam|zeit hätte ich gern|erfahren (?:wir|es) erst|keinen? überblick|weiß (?:keiner|niemand)|stürzt (?:ständig )?ab)/,
};
