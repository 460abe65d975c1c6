import type { Lexicon } from "../lexicon.ts";

export const GERMAN: Lexicon = {
  question: /\?/,
  open: /(?:^|[,;:.] ?|\b(?:und|also|aber|dann|gut|okay) )(?:(?:in|für|von|bei|mit|zu|an|auf|aus) )?(?:was|wie(?! (?:viele?n?|lange|oft|hoch|groß|weit|spät|heißt)\b)|warum|weshalb|wieso|woran|worauf|wofür|womit|wodurch|worum|inwiefern)\b|\b(?:erzählen sie|beschreiben sie|schildern sie|erzähl|beschreib)\b/,
  agenda:
    /(?:\bagenda\b|mein vorschlag|mein ziel für heute|(?:zwei|drei|vier) punkte|für heute|heute würde ich|ich würde (?:heute |gern |gerne )|am ende (?:entscheiden|vereinbaren) wir|bevor wir (?:anfangen|starten|beginnen)|dreißig sekunden|halbe minute|warum ich anrufe|kaltakquise)/,
  pitch:
    /(?:erst einmal etwas über uns|(?:etwas|ein bisschen|kurz) über uns|am markt, in|paar preise gewonnen|wir sind führend|was kann ich (?:denn )?(?:heute )?für sie tun|bin ich da richtig|ein angebot vorstellen)/,
  recap:
    /(?:bevor wir aufhören, was ich|meine (?:zwei|drei) zeilen|darf ich (?:es |das )?(?:kurz )?(?:wiederholen|zusammenfassen)|sie korrigieren mich|ich möchte sichergehen|(?:habe|hab) ich (?:das |sie )?(?:richtig )?verstanden|ist das (?:so )?richtig|wenn ich (?:sie |das )?richtig verstehe|ich fasse (?:kurz |mal )?zusammen|zusammengefasst|mit ihren worten|im kern ist es|ich nehme mit|verstehe ich (?:sie|das) richtig)/,
  restate:
    /(?:^|, )(?:also|das heißt|mit anderen worten)\b|^(?:es|jeder|\p{L}+) (?:ist|hat|sind|haben) also\b|das schreibe ich (?:ganz )?oben|ist also das/u,
  check:
    /trifft es das|habe ich (?:das|sie) (?:richtig|so)|stimmt (?:das|so)|was stimmt (?:daran )?nicht|was fehlt noch|sie korrigieren/,
  day: /(?:\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b|\d{1,2}\. ?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\d{1,2}\.))/,
  clock:
    /(?:\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} uhr|\bum (?:halb |viertel (?:vor|nach) )?(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d{1,2})\b|\buhr\b)/,
  step: /(?:termin|treffen|sprechen|telefonier|anruf|schick|send|einladung|einlad|kalender|durchgehen|gehen wir|angebot|unterschr|zusammenfassung|kick-?off|starten|meld|pilot)/,
  common: ["und", "das", "ist", "nicht", "sie", "wir", "die", "der", "ein", "mit", "auch", "wie"],
};
