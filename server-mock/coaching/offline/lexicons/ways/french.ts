import { allOf, anyOf, type Ways } from "./ways.ts";

const WORD =
  "(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|nonante|cents?|mille|millions?|\\d[\\d.,]{0,11})";
const NUMBER = `${WORD}(?:[ \\u00a0\\u202f-](?:et[ -])?${WORD}){0,7}[ \\u00a0\\u202f-]`;
const HOUR =
  "(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|\\d{1,2})";

export const FRENCH_WAYS: Ways = {
  allPlans: allOf(
    anyOf(
      "(?:le programme|le but|l'objectif|mon objectif|l'idée|mon idée|le plan|l'ordre|le sujet|ce que je (?:vous )?(?:propose|voulais|voudrais|souhaite))",
      "je (?:vous |te )?propose|je (?:vous )?suggère",
      "(?:je voulais|je voudrais|j'aimerais|je souhaite(?:rais)?|j'avais (?:prévu|pensé)|je pensais|on voulait|nous voulions|je comptais|j'ai (?:prévu|noté|préparé)) (?:bien |vous |d'abord |qu'on |que |aujourd'hui |faire|voir|comprendre|reprendre|parler|commencer|revenir|savoir|prendre|passer|discuter|entendre|échanger|trois|deux|quelques|un |une )",
      "(?:on|nous) (?:va|allons|pourrait|pourrions|peut|pouvons|regarde|regarde|voit|commence|parle|fait|prend|se (?:fixe|donne|garde)|a|avons) .{3,120}(?:puis|ensuite|après|et (?:à la fin|on|puis|pour finir)|dans cet ordre|aujourd'hui|minutes)",
      "(?:aujourd'hui|ce matin|cet après-midi|pour aujourd'hui|dans (?:les|la|cette)|pendant (?:les|cette)|en (?:vingt|trente|une))[, ].{0,60}(?:on|nous|je|il s'agit|c'est|minutes|demi-heure|point)",
      "(?:d'abord|pour commencer|en premier|premièrement|on commence) .{3,140}(?:ensuite|puis|et après|et à la fin|enfin|pour finir)",
      "(?:je vous appelle|je t'appelle|j'appelle|je vous contacte|je reviens vers vous|je vous rappelle) (?:pour|parce|au sujet|car|suite|à propos|concernant|comme)",
      "(?:la raison de|le motif|l'objet de)",
      "(?:deux|trois|quatre|quelques|plusieurs) (?:points|choses|sujets|questions)",
      "(?:vous (?:m'aviez|m'avez|aviez|avez) (?:demandé|dit|écrit|parlé|souhaité))",
      "comme (?:convenu|prévu|promis)|on (?:avait dit|s'était dit)",
      "à la fin[, ].{0,30}(?:on|nous|vous)|qu'on (?:raccroche|reparte|sorte|se quitte)",
      "l'ordre du jour|on fait le (?:point|tour)|faire le (?:point|tour)",
    ),
  ),
  suits: anyOf(
    "ça (?:vous|te) (?:va|convient|irait|semble|paraît|dit|arrange|parle)",
    "(?:vous|te) convient|cela vous (?:va|convient|semble)",
    "(?:d'accord|ok|ça marche|ça va|c'est bon|entendu|non|bon)(?: pour (?:vous|toi|tout le monde))? ?\\?",
    "c'est (?:bon|ok|d'accord) pour",
    "qu'en (?:dites|pensez|penses)",
    "(?:vous|tu) (?:voyez|voulez|souhaitez|voudriez|préférez|aimeriez|veux) (?:autre|ajouter|qu'on|un autre|en ajouter|commencer|rajouter|autre chose)",
    "autre chose|(?:j'|est-ce que j')(?:oublie|ai oublié)|il (?:vous )?manque|rajouter|ajouter quelque chose",
    "(?:dites|arrêtez|coupez|interrompez)[- ]moi|sauf si vous|on (?:fait|part) comme (?:ça|cela)",
    "vous (?:êtes|seriez) d'accord|vous avez (?:un quart|une demi|dix|vingt|le temps)",
    "est-ce que (?:ça|c'est|cela) (?:vous|bon|ok|correspond)",
  ),
  technical: anyOf(
    "(?:m'entend|me voy|voyez mon|m'entends|me vois)\\p{L}{0,24}",
    "mon écran",
    "enregistr",
    "toujours",
    "caméra",
    "micro",
    "la connexion",
  ),
  plays: anyOf(
    "(?:si je|je me permets de|je vais|laissez-moi|je peux|permettez que je) (?:résume|résumer|reprends|reprendre|reformule|reformuler|récapitule|récapituler|redis|redire|remets|comprends|traduis)",
    "(?:ce que|tout ce que) (?:j'entends|je retiens|vous (?:me )?(?:dites|décrivez))",
    "donc(?:,)? (?:si|ce|vous|votre|le|la|les|en|pour vous|au fond|chez vous|c'est|il|on|je (?:résume|comprends|note|retiens))",
    "(?:je (?:résume|reformule|récapitule|répète|reprends|note|retiens|comprends)|si je (?:comprends|résume|vous suis|reprends|reformule)|si j'ai (?:bien )?(?:compris|suivi|entendu))",
    "(?:vous (?:me )?(?:dites|disiez|voulez dire|m'expliquez)|ce que (?:vous|j'entends|je (?:comprends|retiens|note)))",
    "(?:autrement dit|en (?:clair|somme|gros|résumé|bref)|bref|pour (?:résumer|reformuler|être sûr)|au fond|finalement)[, ]",
    "(?:laissez-moi|permettez|je peux|est-ce que je peux) .{0,20}(?:reformul|résum|répét|repren|vérifi)",
  ),
  checks: anyOf(
    "c'est(?:-tu)? (?:bien |à peu près )?(?:ça|cela|exact|juste|correct)",
    "(?:j'oublie|j'ai oublié|je me trompe|il manque|vous (?:ajouteriez|corrigeriez|changeriez))",
    "c'est (?:bien )?(?:ça|cela|exact|juste|correct)|(?:je|ai-je|est-ce que je|j'ai) (?:me trompe|bien compris|oubli\\p{L}{1,24}|bien|trahis)",
    "(?:exact|correct|juste|non|oui|n'est-ce pas|hein) ?\\?",
    "(?:vous )?(?:corrigez|me corrigez|arrêtez-moi|dites-moi si)",
    "(?:j'oublie|il manque|qu'est-ce que j'|en quoi)",
  ),
  assents: anyOf(
    "^(?:oui|ouais|exact|exactement|voilà|tout à fait|absolument|c'est (?:bien |exactement )?(?:ça|cela|juste)|ça résume|parfaitement|non[,.] (?:c'est|je n)|pas mieux)(?![\\p{L}])",
  ),
  days: anyOf(
    "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)",
    "demain|après-demain|ce soir|aujourd'hui (?:même|avant)",
    "(?:d'ici )?(?:à )?(?:la )?fin (?:de (?:la )?(?:semaine|mois|journée)|du mois)",
    "(?:le|au|avant le|pour le|d'ici le|jusqu'au) (?:\\d{1,2}(?![\\d%]| ?%| (?:euros|pour cent))|premier|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-\\p{L}{1,24}|vingt(?:[- ]\\p{L}{1,24})?|trente) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))",
    "(?:aujourd'hui|demain) en huit|sous (?:huit|quinze) jours",
  ),
  hours: anyOf(
    `(?:à|vers|avant|dès|pour|jusqu'à|sur les) ${HOUR} ?(?:h(?![\\p{L}])|heures?)`,
    `${HOUR} ?h(?:eures?)?(?: ?\\d\\d)?(?![\\p{L}])(?= ?(?:$|[,.?!]|le |du |pile|et ))|midi|même heure`,
  ),
  money: anyOf(
    `${NUMBER}(?:euros?|balles|francs|dollars|€)(?![\\p{L}])`,
    `${NUMBER}(?:par (?:mois|an|personne|utilisateur|poste|car|tête|licence|site|jour|véhicule|unité|camion|salarié)|hors taxes|ht(?![\\p{L}])|ttc|la (?:tonne|pièce|boîte|caisse|nuit|journée)|l'unité|mensuels?|annuels?)`,
    `(?:prix|coûte|coûterait|coûtent|tarif|budget|devis|facture|honoraires|demand\\p{L}{1,24}|pay\\p{L}{1,24}|offre|propos\\p{L}{1,24}|ligne|forfait|loyer)(?: [\\p{L}']{1,24}){0,4} (?:${WORD}[ -]){0,4}(?:mille|cents?|\\d{3,})`,
    "(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante) mille(?: (?:deux|trois|quatre|cinq|six|sept|huit|neuf)(?: cents?)?)? pour",
  ),
  figures: anyOf(
    `(?:${WORD}[ -]){0,4}(?:mille|millions?)(?:[ -]${WORD}){0,4}(?=$|[,.?!;:]| (?:par|pour|et|sans|tout|hors|net)(?![\\p{L}]))`,
  ),
  loss: anyOf(
    "économis\\p{L}{1,24}|marge|bénéfice",
    "calculé|\\d+ heures|heures par|perd\\p{L}{1,24}|perte|chiffre d'affaires|amende|salaire|nous coûte|nous a coûté|pénalit",
  ),
};
