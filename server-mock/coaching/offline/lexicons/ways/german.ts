import { allOf, anyOf, type Ways } from "./ways.ts";

const NUMBER =
  "(?:\\d[\\d.]{0,11}|(?:\\p{L}{0,24}(?:hundert|tausend|zig|zehn|zwanzig|million)\\p{L}{0,24}|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf))";

export const GERMAN_WAYS: Ways = {
  allPlans: allOf(
    anyOf(
      "(?:ich )?(?:rufe?|meld\\p{L}{0,2}|wollt\\p{L}{0,2}) (?:nur |kurz |mich ){0,2}(?:an|hören|fragen|nachfragen|wissen)",
      "(?:mein|unser|der|das) (?:plan|ziel|vorschlag|fahrplan|anliegen|ablauf|idee|zweck)",
      "(?:ich|wir) (?:würde|würden|möchte|möchten|wollte|wollten|will|wollen|hätte|hab(?:e)?|dachte|dachten|schlage|hatte) (?:gern|gerne|heute|mir|vor|mal|kurz|ihnen|euch|mit|gedacht|als|zuerst|erst|nur|noch|da|drei|zwei|jetzt|einfach|über|von|deshalb)",
      "(?:heute|für heute|in den nächsten|in dieser|in unserer|die nächsten) (?:geht|soll|würde|möchte|will|wollen|habe|haben|schauen|sprechen|reden|machen|minuten|zwanzig|dreißig|vierzig|halben|stunde|nur|wäre|gehen|zeige|klären|\\d)",
      "es geht (?:heute |mir |uns |um )",
      "(?:zuerst|zunächst|als erstes|erst(?: mal)?) .{3,140}(?:dann|danach|anschließend|und am ende|zum schluss)",
      "am (?:ende|schluss) (?:entscheiden|wissen|haben|legen|sagen|vereinbaren|schauen|klären)",
      "(?:der )?(?:grund|anlass) (?:meines|für|des|warum|unseres|ist)",
      "(?:ich )?(?:rufe?|melde mich|bin hier|komme).{0,40}(?:weil|wegen|um |zum|zur|auf ihre)",
      "(?:wir|lassen sie uns|lass uns|lasst uns|wollen wir|sollen wir|können wir) (?:fangen|starten|beginnen|gehen|schauen|sprechen|reden|machen|klären|nehmen|nutzen|kurz|erst|heute|zuerst|gleich|mal|mit|das|die|den)",
      "(?:zwei|drei|vier|ein paar|paar) (?:punkte|dinge|themen|sachen|fragen)",
      "(?:auf der|auf meiner) (?:liste|agenda|tagesordnung)",
      "wie (?:besprochen|vereinbart|abgemacht|angekündigt)",
      "(?:sie|ihr|du) (?:wollten|wolltet|wolltest|hatten|hattet|hattest|haben|habt|hast) (?:ja |mir |uns |um |nach |sich |geschrieben|gesagt|gebeten)",
      "damit wir",
    ),
  ),
  suits: anyOf(
    "passt (?:das|ihnen|es|dir|euch|so|des)",
    "(?:ist|wäre) (?:das|ihnen das|es|dir das|euch das|des) (?:so |für (?:sie|dich|euch) )?(?:recht|okay|ok|in ordnung|gut|fein|sinnvoll)",
    "(?:in ordnung|einverstanden|okay|ok|recht so|gut so|ja|gell|abgemacht|passt|oder)\\?",
    "klingt das|geht das (?:so|für)|haut das hin|können wir das so|machen wir(?:'s| es| das)? so",
    "fehlt (?:ihnen|euch|da|noch|dir|etwas|was)",
    "was (?:fehlt|möchten sie|würden sie|wollen sie|möchtest du|wollt ihr) ",
    "(?:sonst )?noch (?:etwas|was|ein punkt|punkte|wünsche)",
    "(?:möchten|wollen|würden) (?:sie|ihr) (?:etwas |noch |es |lieber |was )",
    "(?:sagen sie|sag|sagt|unterbrechen sie|rufen sie).{0,20}(?:wenn|falls|bescheid)",
    "oder (?:lieber|haben sie|hast du|wollen|möchten)",
    "(?:sind sie|seid ihr|bist du) (?:damit )?einverstanden",
    "ergänzen",
  ),
  technical: anyOf(
    "hör(?:en|t|st) (?:sie|ihr|du)",
    "(?:mich|uns) (?:hören|verstehen|sehen)",
    "bildschirm",
    "aufzeichn",
    "weiterhin|immer noch|nach wie vor",
    "kamera",
    "mikro",
  ),
  plays: anyOf(
    "(?:darf|kann|lassen sie mich|lass mich|ich (?:möchte|würd|würde|versuch)).{0,24}(?:ordnen|sortieren|zusammen|wiederholen|wiedergeben|spiegeln|festhalten)",
    "(?:wenn ich|ich) (?:das )?(?:mal )?(?:ordne|sortiere|zusammenfasse|wiederhole|festhalte|zusammenfassen darf)",
    "also(?:,)? (?:\\p{L}{1,24} ){0,2}\\p{L}{4,24}, ",
    "(?:also|das heißt|heißt das|heißt also|sprich|mit anderen worten|im grunde|unterm strich|im kern|anders gesagt|kurz gesagt|zusammengefasst)[, ].{0,12}(?:sie|ihr|ihnen|euch|du|dir|es|das|der|die|bei|wenn|ist|nicht)",
    "(?:wenn|habe?|hab|hätte) ich (?:sie|das|es|dich|euch|ihn|die)(?: jetzt| so| alles)? (?:richtig|recht)",
    "(?:ich|darf ich|lassen sie mich|lass mich|soll ich) (?:fasse?|fass|wiederhol|spiegel|spiegl|nehme|höre|verstehe|halte|notier|versuche|mal|kurz|das|es)(?:\\p{L}{0,24}).{0,30}(?:zusammen|wiederhol|mit|heraus|raus|fest|dass|:|wieder)",
    "was ich (?:höre|verstehe|mitnehme|raushöre|heraushöre|gehört)",
    "(?:sie|ihr|du) (?:sagen|sagt|sagst|meinen|meint|meinst|haben gesagt|hast gesagt) (?:also|mir|damit|gerade|im grunde|,)",
    "(?:mit|in) meinen worten",
    "(?:ihnen|euch|dir) (?:geht|kommt) es (?:also |vor allem |nicht )",
  ),
  checks: anyOf(
    "(?:hab|habe|hätt|hätte) ich (?:was|etwas|irgendwas|noch was|jetzt was)",
    "(?:stimmt|passt|richtig|korrekt|so|oder)(?: das)?(?: so)?\\?",
    "(?:so|soweit) richtig|trifft(?:'s| es)",
    "(?:stimmt|passt|trifft) (?:das|es|des|so)",
    "(?:ist|war|wäre) (?:das|es|des) (?:so )?(?:richtig|korrekt|zutreffend|es|so)",
    "(?:habe?|hab) ich (?:das|sie|euch|dich|es|was|etwas|noch)",
    "(?:richtig|korrekt|stimmt's|stimmt|gell|oder|ja|so)\\?",
    "(?:fehlt|vergess|übersehen|ergänzen|korrigieren)",
    "liege ich|sehe ich das|verstehe ich (?:das|sie)",
  ),
  assents: anyOf(
    "^(?:ja|jo|genau|stimmt|richtig|exakt|korrekt|eben|passt|freilich|absolut|(?:das|des|so) (?:stimmt|is|ist|passt|trifft)|nein,? (?:das (?:war|ist)|genau|passt))(?![\\p{L}])",
  ),
  days: anyOf(
    "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)",
    "(?<!guten |am |jeden |heute |den |der |dem )morgen(?! (?:zusammen|frau|herr|allerseits))(?![\\p{L}])|übermorgen",
    "heute (?:bis|um|nachmittag|abend|mittag)",
    "(?:bis )?ende (?:der|des|dieser|nächster|dieses|nächsten|kommender) (?:woche|monats)|(?:wochen|monats)ende",
    "(?:am|den|bis zum|zum|vom|bis) (?:\\d{1,2}\\.(?!\\d)|\\p{L}{0,24}(?:zehn|zwanzig|dreißig|viert|fünft|sechs|siebt|acht|neun|zweit|dritt|erst|elft|zwölft|zehnt)t?en (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember))",
    "(?:heute|morgen) in (?:einer|zwei|acht|vierzehn)",
  ),
  hours: anyOf(
    "(?:um|vor|bis|gegen|ab|so) (?:halb |viertel (?:vor |nach |)|dreiviertel )?(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|\\d{1,2})(?![\\p{L}\\d.]| (?:minuten|tage|wochen|prozent|euro|leute|jahre|stunden|monate))",
    "\\p{L}{1,24} uhr|\\d{1,2} uhr|mittags|selbe zeit|gleiche zeit",
  ),
  money: anyOf(
    `${NUMBER}(?: (?:und )?${NUMBER}){0,3} (?:euro|franken|eur|chf|€)`,
    `${NUMBER}(?: ${NUMBER}){0,2} (?:im|pro|je|per|den|die|das|a|der) (?:monat|jahr|nutzer|kopf|stück|lizenz|platz|arbeitsplatz|fahrzeug|stunde|quadratmeter|kubik|kubikmeter|tonne|kilo|person|mitarbeiter|standort|gerät|nacht|liter|palette)`,
    "\\p{L}{0,24}(?:hundert|tausend)\\p{L}{0,24} (?:ist|wäre) (?:die|das|unser|mein) (?:grenze|budget|preis|limit|maximum)",
    `(?:kostet|kosten|preis|angebot|budget|zahlen|zahle|honorar|miete|rechnung|gebühr|rate)(?: \\p{L}{1,24}){0,4} (?:\\d{2,12}[\\d.]{0,11}|\\p{L}{0,24}(?:hundert|tausend)\\p{L}{0,24})`,
  ),
  figures: anyOf(
    "\\p{L}{3,24}(?:hundert|tausend)\\p{L}{0,24}(?=$|[,.?!;:]| (?:im|pro|für|und|netto|brutto|alles|fix|glatt)(?![\\p{L}]))",
  ),
  loss: anyOf(
    "(?:aus|durch|hoch)?gerechnet|\\d+ stunden|stunden (?:die|pro|in der)|verloren|gespart|einspar|erspar|spart|marge|gewinn|verlust|verlier|umsatz|strafe|schaden|gehalt|löhne|kostet uns|kosten uns|gekostet",
  ),
};
