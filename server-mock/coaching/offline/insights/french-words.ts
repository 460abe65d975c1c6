import type { InsightWords } from "./insight-words.ts";

export const FRENCH_INSIGHTS: InsightWords = {
  competitor_mention:
    /(?:concurren(?:t|ce)|autre(?:s)? (?:fournisseur|prestataire|éditeur)s?|(?:proposition|offre|devis) de (?!votre|vos|vous)|nous avons vu (?!que|comment|la|le|les|un|une|des)|est venue? il y a|moins cher sur le papier|vous compar(?:ons|er) (?:à|avec))/,
  "objection/price":
    /(?:trop cher|si, le prix|loin de ce qu'on|beaucoup d'argent pour|pas de budget|hors budget|pas les moyens|dépasse (?:le|notre) budget)/,
  "objection/timing":
    /(?:pas le (?:bon )?moment|deux (?:choses|projets) à la fois|nous changeons (?:justement )?(?:le|de)|trop de (?:choses|projets)|pas la capacité|l'année prochaine|plus tard, peut-être)/,
  "objection/adoption":
    /(?:que les équipes en veuillent|déjà échoué|vu passer trois|ne croiront pas|le changement, un peu|pas très numériques|résistance|encore un outil|ne l'utiliser(?:a|ont)|sert pas à surveiller)/,
  "objection/vendor":
    /(?:pas très gros|vous rachète|dépend(?:re|ants?) de vous|jamais entendu parler|des références dans notre)/,
  "objection/it":
    /(?:moins de fournisseurs|l'informatique (?:dit|dira|veut|refuse)|(?:les achats|le cse|le juridique) (?:dira|veut|refuse))/,
  "objection/data": /(?:les données\. chaque|chaque nom y figure|qualité des données)/,
  "objection/no-need":
    /(?:non,? merci|ne cherchons rien|avons déjà (?:un|quelque|ce)|pas intéressés?|pas besoin|envoyez-moi un (?:mail|courriel))/,
  "pricing/discount":
    /(?:(?<!demandé de )remise|euros de moins|rabais|ristourne|pour cent (?:de moins|moins cher)|meilleur prix|les mains vides|baisser le prix|(?:faire|faites|fais) un geste)/,
  feature_request:
    /(?:avec ça, j'aurais vu|se battre pour le voir|(?:y a-t-il|avez-vous) (?:une? )?(?:interface|moyen|application|connecteur)|(?:peut-on|est-ce qu'on peut) (?:exporter|filtrer|connecter|intégrer)|sans (?:réseau|connexion)|il (?:me|nous) (?:manque|faudrait) (?:un|une|la|le)|j'aimerais (?:pouvoir|que ça))|vous gérez |il nous faudrait|est-ce que ça (?:fait|gère|marche)/,
  "buying_signal/decision":
    /(?:est presque prise|nous (?:le )?signons|envoyez(?:-moi)? le contrat|c'est validé|est pour, la finance|je suis convaincue?|nous vous choisissons)/,
  "buying_signal/next-step":
    /(?:(?:lundi|mardi|mercredi|jeudi|vendredi)(?: à [\w ]{1,14})?,? (?:d'accord|me va|ça va|c'est bon)|le créneau a l'air|invitez déjà|envoyez(?:-moi)? l'invitation)/,
  "buying_signal/deadline":
    /(?:il faut que ça tourne|quand (?:pourriez-vous|pourrions-nous|pouvez-vous) (?:commencer|démarrer)|combien de temps (?:prend|faut-il)|dont quatre à attendre)/,
  "buying_signal/success":
    /(?:mieux que (?:prévu|je ne craignais)|m'attendais à pire|peux en faire quelque chose|est un progrès|dans le couloir|demande chaque trimestre|avant la rumeur|oui, quarante minutes|nouveau contrat|téléphone ne sonne pas)/,
  "pricing/terms":
    /(?:au trimestre|(?:pay\S*|mois|trimestre|année|an) d'avance|préavis|une sortie après|engagement (?:de|annuel)|contrat annuel|contrat qui me lie|vaut plus pour moi|une référence très|délai de paiement)/,
  "pricing/budget":
    /(?:combien (?:ça|cela) (?:coûte|coûterait)|quel (?:est le )?prix|avec le budget|notre budget|par an au plan|quelque chose comme [\d\s]+ €|grille tarifaire|le budget est)/,
  "pain_point/cost":
    /(?:(?:calculé|personnes|disons).{0,30}(?:€|euros) par an|en heures sup|nous coûte (?:\d|des|une)|perdu un client|perdons (?:des clients|de l'argent)|pénalité)/,
  "pain_point/manual-work":
    /(?:recopient des|sur papier,|à la main|manuellement|sur excel|répare les colonnes|ressaisit|par un groupe de|dans une liste de|appelle une liste|sont sur une liste|dans les mémoires|surtout ma tête|saisi(?:e|r) deux fois)/,
  "pain_point/people":
    /(?:ils sont fatigués|deux départs|toujours les mêmes|ressenti contre|une semaine d'absence|des gens que je n'ai|le chaos|se plaignent|turnover)/,
  "pain_point/late":
    /(?:déjà sur la route|déjà en retard|qu'on est en route|arrive quand il veut|c'est une chaîne|l'inspection a demandé|on croit l'avoir|lent le lundi|récupérer ce temps|tant qu'on ne partageait|personne ne (?:sait|voit)|aucune visibilité)/,
};
