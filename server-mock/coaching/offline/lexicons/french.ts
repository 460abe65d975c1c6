import type { Lexicon } from "../lexicon.ts";
import { FRENCH_WAYS } from "./ways/french.ts";

export const FRENCH: Lexicon = {
  question: /\?/,
  open: /(?:^|[,;:.] ?|(?:^|[^\p{L}])(?:et|alors|mais|donc|bon|bien) )(?:(?:à|de|avec|pour|par|en|sur|chez|depuis) )?(?:que(?= )|qu'|quoi|comment|pourquoi)|(?:racontez|décrivez|expliquez|parlez)[- ]moi|aidez-moi à comprendre|(?:^|[^\p{L}])(?:comment|pourquoi|quoi)(?![\p{L}])/u,
  request:
    /(?:racontez|décrivez|expliquez|parlez)[- ](?:moi|nous)|dites[- ]m'en plus|dites-moi (?:comment|ce que|pourquoi|tout)|aidez-moi à comprendre/,
  agenda:
    /(?:ordre du jour|je vous propose|ma proposition|l'idée (?:aujourd'hui|du jour)|(?:deux|trois|quatre) points|j'aimerais (?:aujourd'hui )?|l'objectif d(?:u jour|'aujourd'hui)|avant de commencer|à la fin nous décidons|trente secondes|demi-minute|appel à froid)|je (?:voulais|voudrais) (?:reprendre|faire|voir|comprendre|qu'on|vous (?:entendre|écouter|montrer)|revenir|parler)|\bon (?:regarde|va regarder|voit|va voir|commence|parle|fait le tour) .{0,100}(?:puis|ensuite|dans cet ordre|et (?:après|à la fin|on))|(?:le programme|le but|l'objectif|l'idée) (?:de|d'|du|c'est|pour)|je vous appelle (?:pour|parce|au sujet|car|suite)|d'abord .{0,120}(?:ensuite|puis|et (?:à la fin|après))/,
  pitch:
    /(?:vous présenter (?:un peu )?(?:la|notre) société|nous sommes leaders|nos investisseurs|vous présenter une offre|qu'est-ce que je peux faire pour vous|la personne en charge|quelques prix)/,
  recap:
    /(?:mes (?:deux|trois) lignes|voici ce que je retiens|je répète et vous|je récapitule ce|vous me corrigez|vous corrigez|je veux (?:être sûre? |bien )d?e? ?(?:comprendre|avoir compris)|si je (?:vous )?comprends bien|si j'ai bien compris|pour résumer|en résumé|qu'est-ce que j'oublie|c'est cela \?|c'est bien cela|avec vos mots|je retiens|au fond, c'est)|je résume|je me trompe \?|vous me dites (?:donc )?que|ce que j'entends|si je (?:comprends|résume|vous suis)|ai-je (?:bien )?(?:compris|oublié)|si j'ai bien|c'est bien ça \?|je reformule/,
  restate: /(?:^| )donc(?: |,)|^(?:autrement dit|en somme|c'est-à-dire)|je l'écris tout en haut/,
  check:
    /(?:c'est bien (?:cela|ce que)|ai-je bien compris|c'est (?:cela|ça|juste) \?|en quoi je me trompe|vous me corrigez)|je me trompe|c'est bien ça \?|ça vous va|vous convient|j'oublie/,
  day: /(?:^|[^\p{L}])(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))(?![\p{L}])|(?:^|[^\p{L}])(?:demain|après-demain|ce soir|fin de (?:semaine|mois)|(?<!depuis )le \d{1,2}(?! ?%)(?:er)?)(?![\p{L}\d])/u,
  clock:
    /(?:\d{1,2} ?h(?:eures?)?(?: ?\d{2})?(?![\p{L}])|\d{1,2}:\d{2}|(?:à|,) (?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit) heures?|midi)/u,
  step: /(?:je (?:vous )?propose|rendez-vous|réunion|reparl|parlons|voyons|rappel|appel|envoi|invit|agenda|offre|signat|signe|revoi|récapitul|pilote|démarr)|passe|viens|envoie|serai|sera chez|vois|amène|apporte|avenant|reviens|retrouv|visite/,
  ways: FRENCH_WAYS,
  common: ["les", "des", "est", "vous", "nous", "je", "et", "une", "pas", "pour", "dans", "c'est"],
};
