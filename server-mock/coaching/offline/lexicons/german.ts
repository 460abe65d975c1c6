import type { Lexicon } from "../lexicon.ts";
import { GERMAN_WAYS } from "./ways/german.ts";

export const GERMAN: Lexicon = {
  question: /\?/,
  open: /(?:^|[,;:.] ?|\b(?:und|also|aber|dann|gut|okay) )(?:(?:in|für|von|bei|mit|zu|an|auf|aus) )?(?:was|wie(?! (?:viele?n?|lange|oft|hoch|groß|weit|spät|heißt)\b)|warum|weshalb|wieso|woran|worauf|wofür|womit|wodurch|worum|inwiefern)\b|\b(?:erzählen sie|beschreiben sie|schildern sie|erklären sie|erzählt?|beschreibt?|mich würde interessieren)\b/,
  request:
    /\b(?:erzählen|schildern|beschreiben|erklären) sie\b|\b(?:erzähl|schilder|beschreib)t? (?:mal|mir|doch|uns)\b|\bführen sie mich durch|\bmich würde interessieren/,
  agenda:
    /(?:\bagenda\b|mein vorschlag|mein ziel für heute|(?:zwei|drei|vier) punkte|für heute|heute würde ich|ich würde (?:heute |gern |gerne )|am ende (?:entscheiden|vereinbaren) wir|bevor wir (?:anfangen|starten|beginnen)|dreißig sekunden|halbe minute|warum ich anrufe|kaltakquise)|fahrplan|(?:ich (?:möchte|würde|wollte)|wir (?:wollten|wollen|sollten|könnten)|lassen sie uns|lass uns) (?:heute|gern|als erstes|zuerst|zunächst|erst mal|kurz (?:hören|schauen|besprechen))|(?:zuerst|zunächst|als erstes) .{0,140}\b(?:am ende|zum schluss)\b|grund (?:meines|für meinen|des) anruf|(?:ich (?:rufe?|melde mich)|warum ich (?:mich melde|anrufe?)).{0,40}\b(?:weil|wegen|um)\b|heute (?:geht es|soll es|wollen wir|schauen wir|besprechen wir)|es geht (?:heute|mir) |ziel (?:heute|für heute|des gesprächs|unseres)/,
  pitch:
    /(?:erst einmal etwas über uns|(?:etwas|ein bisschen|kurz) über uns|am markt, in|paar preise gewonnen|wir sind führend|was kann ich (?:denn )?(?:heute )?für sie tun|bin ich da richtig|ein angebot vorstellen)/,
  recap:
    /(?:bevor wir aufhören, was ich|meine (?:zwei|drei) zeilen|darf ich (?:es |das )?(?:kurz )?(?:wiederholen|zusammenfassen)|sie korrigieren mich|ich möchte sichergehen|(?:habe|hab) ich (?:das |sie )?(?:richtig )?verstanden|ist das (?:so )?richtig|wenn ich (?:sie |das )?richtig verstehe|ich fasse (?:kurz |mal )?zusammen|zusammengefasst|mit ihren worten|im kern ist es|ich nehme mit|verstehe ich (?:sie|das) richtig)|spieg(?:le|ele) ich|ich spieg(?:le|ele)|bei mir angekommen|mit meinen worten|stimmt das so|(?:sie|ihr|du) (?:sagen|sagt|sagst) also|(?:wenn|habe?) ich (?:sie|das|euch|dich|es) (?:so )?(?:richtig|recht) (?:versteh|verstanden)|ist das richtig|unterm strich|fasse? ich (?:mal |kurz )?zusammen|also (?:euch|ihnen|dir) (?:geht|drückt|fehlt)/,
  restate:
    /(?:^|, )(?:also|das heißt|mit anderen worten)\b|^(?:es|jeder|\p{L}+) (?:ist|hat|sind|haben) also\b|das schreibe ich (?:ganz )?oben|ist also das/u,
  check:
    /trifft es das|habe ich (?:das|sie) (?:richtig|so)|stimmt (?:das|so)|was stimmt (?:daran )?nicht|was fehlt noch|sie korrigieren|fehlt (?:ihnen|euch|dir|da) |ist das richtig|in ordnung\?|passt das|was anderes\?/,
  day: /(?:\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b|\d{1,2}\. ?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d{1,2}\.))|(?<!guten )(?<!am )\bmorgen (?:früh|um|vormittag|nachmittag|abend|bis|mit|komm|ruf|schick|hab)|\bübermorgen\b|\bheute (?:bis|um|nachmittag|abend)\b|\bende (?:der|des|dieser|nächster|dieses|nächsten) (?:woche|monats)\b|\b(?:am|den|bis zum) \d{1,2}\.(?!\d)|\b(?:am|bis zum) (?:ersten|zweiten|dritten|vierten|fünften|zehnten|fünfzehnten|zwanzigsten)\b/,
  clock:
    /(?:\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} uhr|\bum (?:halb |viertel (?:vor|nach) )?(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d{1,2})\b|\buhr\b)|\b(?:vor|bis|gegen|ab) (?:halb |viertel (?:vor |nach )?)?(?:acht|neun|zehn|elf|zwölf|vierzehn|fünfzehn|sechzehn|siebzehn)\b|\bum (?:dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn)\b/,
  step: /(?:termin|treffen|sprechen|telefonier|anruf|schick|send|einladung|einlad|kalender|durchgehen|gehen wir|angebot|unterschr|zusammenfassung|kick-?off|starten|meld|pilot)|komm|vorbei|bring|hole? |\brufe? |haben sie|krieg|bin ich|bin .{0,40}bei ihnen|besuch|zeig|liefer|sehen uns|seh'n uns|melde/,
  ways: GERMAN_WAYS,
  common: ["und", "das", "ist", "nicht", "sie", "wir", "die", "der", "ein", "mit", "auch", "wie"],
};
