/** Appels en français. */
export const calls = `
## greeting
--
R: {Bonjour $you, vous m'entendez bien ?|Bonjour $you, le son est bon de votre côté ?}
P: {Parfaitement. Pardon pour l'attente, la réunion d'avant n'en finissait pas.|Cinq sur cinq. Une seconde, je ferme la porte.}
R: {Aucun souci, j'en ai profité pour relire mes notes.|Prenez votre temps. La semaine se passe bien ?}
P: {Alors vous avez une longueur d'avance, ce n'est pas difficile.|Trois absents, un audit, sinon tout va bien.}
--
R: {$you, c'est bien qu'on se parle enfin.|Merci de prendre ce temps, $you.} {L'horaire vous convient toujours ?|Vous avez toujours le créneau ?}
P: {Oui, mais j'enchaîne juste après, alors allons droit au but.|Oui, j'ai même apporté un café.}
R: {Entendu, je surveille l'heure.|Alors tâchons de finir avant qu'il refroidisse.}
P: {Merci, c'est gentil.|Ce serait une première.}
--
R: {Bonjour à vous deux. $you2, nous ne nous connaissions pas, je crois ?|Merci d'être là tous les deux.}
Q: {Non, mais on m'a parlé de vous. En bien, pour l'instant.|Je viens surtout écouter. On verra combien de temps je tiens.}
P: {C'est $you2 qui vivra avec tous les jours, autant commencer tôt.|N'en croyez rien, c'est de là que viennent les questions difficiles.}
R: {Tant mieux, je préfère répondre que deviner.|Ce sont celles qui font avancer.}
P: {On en reparlera.|Bon, on y va.}
--
R: {$you ! J'ai cru que ce n'était pas la bonne salle.|Bonjour $you. Je vous trouve au calme ?}
P: {Non, c'est moi qui arrive d'une autre.|Dans la salle derrière la cuisine. Ça sent le déjeuner, mais c'est calme.}
R: {Nous voilà réunis, c'est l'essentiel.|Alors allons vite, avant que j'aie faim.}
P: {En effet.|Des lentilles. Vous avez vos chances.}

## small-talk
--
R: {Quel temps fait-il à $city ?|Il pleut toujours à $city ?}
P: {Un soleil magnifique, et je suis dans une salle sans fenêtre.|Depuis lundi. Les plantes sont contentes.}
R: {C'est presque fait exprès.|Au moins, on ne rate rien dehors.}
P: {J'ai déjà un suspect.|C'est vrai aussi.}
--
R: {J'ai vu que vous aviez ouvert un nouveau site. Félicitations !|Comment s'est passée l'ouverture, l'autre jour ?}
P: {Merci. Sur les photos, on ne voit pas qu'il manquait les chaises.|Deux semaines de retard et aucun blessé. J'appelle ça une réussite.}
R: {Les chaises arrivent toujours en dernier.|Je signerais pour la même chose.}
P: {Et les chargeurs, jamais.|Moi aussi, pour le prochain.}
--
R: {J'ai passé quatre heures à $city, un jour. Qu'est-ce que j'ai raté ?|Je ne connais pas $city. On commence par quoi ?}
P: {Le marché le matin, puis un déjeuner qui dure.|La vieille ville, avant l'arrivée des cars.}
R: {Je note surtout le déjeuner.|Je mettrai le réveil.}
P: {Vous avez compris l'essentiel.|Ça vaut la peine.}

## agenda
-- strong
R[opening]: {Je vous propose ceci : vous me racontez comment cela se passe aujourd'hui, je ne montre que ce qui s'y rapporte, et à la fin nous décidons ensemble si cela vaut la peine de continuer. Vous ajouteriez quelque chose ?|J'ai noté trois points : $goal, voir ce qui a changé chez vous, et convenir de la suite. Avec quoi voulez-vous repartir ?}
P: {Un ordre de grandeur du coût. Sans cela, inutile que j'aille voir $boss.|Une réponse claire sur l'effort de notre côté.}
R[opening]: {C'est noté. On ne raccroche pas sans ce chiffre.|Alors commençons par là, pour que cela ne passe pas à la trappe.}
P: {Très bien.|Ça me va.}
--
R[opening]: {L'idée aujourd'hui, c'est de $goal. D'accord ?|J'aimerais $goal, et que vous m'interrompiez quand vous voulez.}
P: {D'accord.|J'ai quelques questions, justement.}
R: {Alors commencez, les vôtres seront meilleures que les miennes.|Parfait, c'est fait pour ça.}
P: {Bien.|Allons-y.}
-- weak
R[opening]: {Alors, je vais d'abord vous présenter un peu la société : douze ans, neuf pays, quelques prix, et nos investisseurs nous soutiennent beaucoup.|Bon, alors, qu'est-ce que je peux faire pour vous ?}
P: {J'ai lu tout cela sur votre site. On peut passer à la suite ?|Cette réunion vient de vous. Je pensais que vous auriez préparé quelque chose.}
R: {Bien sûr, il ne reste que deux diapositives.|Si, si, je l'ai quelque part. Une seconde.}
P: {Allez-y.|Je vous en prie.}

## background
--
R[discovery]: {Parlez-moi d'abord de vous : combien de personnes, et où ?|Que dois-je savoir de $company pour poser de bonnes questions ?}
P: {Nous sommes $seats, sur $sites, surtout autour de $city.|$Sites, environ $seats personnes, et un bureau de planification ici, à $city.}
R: {Et qui planifie tout ce monde ?|Combien planifient pour combien de planifiés ?}
P: {Trois personnes et beaucoup de bonne volonté.|Officiellement deux. En réalité, chaque chef d'équipe.}
--
R[discovery]: {Chaque site s'organise seul, ou tout part d'un endroit ?|Combien de temps à l'avance savez-vous ce qui arrive ?}
P!sans-vue: {Chacun de son côté. Tant qu'on ne partageait pas les gens, ça marchait.|Deux tiers sont connus des semaines avant. Le reste arrive quand il veut.}
R: {Et maintenant vous les partagez ?|Et qui absorbe ce reste ?}
P: {Tout le temps, et chacun croit que l'autre a la vie plus facile.|Celui qui décroche le premier.}
--
R: {Vous avez beaucoup grandi. Qu'est-ce qui a cassé en premier ?|Qu'est-ce que la croissance a changé pour vous ?}
P!croissance: {La vue d'ensemble. À trois sites, on l'a en tête. Après, on croit l'avoir.|Avant, je connaissais tout le monde. Maintenant je planifie des gens que je n'ai jamais vus.}
R[discovery]: {Quand vous en êtes-vous rendu compte ?|À quoi cela se voit-il dans le planning ?}
P: {Le jour où deux personnes sont arrivées pour la même intervention. Devant le client.|On demande toujours aux dix mêmes.}

## probe
-- strong
R[discovery]: {Pourquoi maintenant ? Vous vivez avec depuis un moment.|Si vous pouviez changer une seule chose d'ici le prochain trimestre, laquelle ?}
P!declic: {Parce qu'au printemps nous avons perdu un client, et que la raison était écrite noir sur blanc.|Que tout ne passe plus par moi. Une semaine d'absence, et ça grince.}
R[discovery]: {Et si vous laissiez les choses en l'état un an de plus ?|Qui s'en aperçoit en premier ?}
P: {On embaucherait deux personnes pour faire le travail d'un ordinateur.|Le client. Et une heure après, moi, au fond de mon lit.}
-- strong
R[discovery]: {Emmenez-moi dans un lundi ordinaire. Que se passe-t-il entre six et huit heures ?|C'était comment, hier ? Qu'est-ce qui est tombé en premier ?}
P: {Le téléphone. Il manque toujours quelqu'un, il y a toujours quelque chose qui a bougé. Le vrai travail commence à dix heures.|On ouvre $toolShort, on compare avec la nuit et on commence à appeler.}
R[discovery]: {Que regardez-vous pour refaire le planning ?|Et qu'est-ce qui est écrit quelque part ?}
P!memoire: {$Tool, la messagerie, et ma tête. Surtout ma tête.|Presque rien. Qui s'entend avec qui, qui sait faire quoi, tout est dans les mémoires.}
--
R[discovery]: {Quels chiffres regardez-vous le lundi ?|Qu'avez-vous déjà essayé ?}
P: {Les réclamations, les heures supplémentaires et ma tension.|Un cabinet de conseil. Il nous reste un très beau document.}
R: {Et dans quel sens vont-ils ?|Que faudrait-il cette fois ?}
P: {Ils montent. Environ $percent pour cent de plus en un an.|Que ce soit plus simple que l'existant dès le premier jour.}
-- weak
R[discovery]: {Donc vous avez des problèmes de planning, c'est ça ?|Vous utilisez un logiciel ? Et vous en êtes contents ?}
P: {Des problèmes, je ne dirais pas ça.|Oui. Il fait ce qu'on lui demande.}
R[discovery]: {Mais on peut toujours faire mieux, non ?|Alors attendez de voir le nôtre.}
P: {Comme pour tout, j'imagine.|Mmh.}

## pain
--
R[discovery]: {Que se passe-t-il quand quelqu'un est malade à cinq heures du matin ?|Une personne manque : jusqu'où cela va-t-il ?}
P!absences: {L'astreinte appelle une liste jusqu'à ce que quelqu'un décroche. Le temps de remplacer, on est déjà en retard.|Tout ce qui suit se décale. Ce n'est pas un trou, c'est une chaîne.}
R: {C'est fréquent ?|Et la chaîne, elle s'arrête où ?}
P: {Deux ou trois fois par semaine, davantage l'hiver.|Sur des excuses au client, l'après-midi. On est devenus très bons.}
--
R[discovery]: {Comment les gens apprennent-ils les changements ?|Si le planning change à six heures, qui prévient qui ?}
P!alertes: {Par un groupe de messages à quatre-vingt-dix. L'important se trouve entre deux anniversaires.|On appelle, l'un après l'autre. Le dernier est déjà sur la route.}
R: {Et comment savez-vous qu'ils l'ont lu ?|Et si personne ne répond ?}
P: {On ne le sait pas. On espère.|On l'apprend à dix heures, au ton de la voix.}
--
R[discovery]: {Comment vérifiez-vous que la personne est habilitée ?|Où sont rangés les certificats ?}
P!habilitations: {On demande. Jusqu'au jour où l'inspection a demandé aussi.|Dans une liste de janvier. Deux noms sont partis depuis.}
R: {Comment cela s'est-il terminé ?|Cela vous a déjà coûté quelque chose ?}
P: {Par un avertissement, cette fois-ci.|Quatre mille euros et une longue discussion avec l'assurance.}
--
R[discovery]: {Comment les heures arrivent-elles à la paie ?|Comment se passe la fin du mois ?}
P!feuilles-heures: {Sur papier, le vendredi, quand elles arrivent. Ensuite quelqu'un devine l'écriture.|Deux personnes recopient des feuilles pendant deux jours.}
R: {Combien de corrections ?|Et les erreurs, on les voit quand ?}
P: {Quarante, cinquante par mois.|Quand quelqu'un regarde sa fiche et m'appelle.}
--
R[discovery]: {La répartition est-elle vécue comme juste ?|Qui travaille le week-end, chez vous ?}
P!equite: {On me dit que c'est toujours les mêmes, et je ne peux même pas prouver le contraire.|C'est le sujet numéro un au CSE. Sans chiffres, c'est ressenti contre ressenti.}
R: {Si vous pouviez montrer le décompte, cela calmerait les choses ?|Un simple décompte serait déjà beaucoup.}
P: {Ce serait une conversation. Aujourd'hui, c'est une accusation.|La moitié des discussions disparaîtrait.}
--
R[discovery]: {Que répondez-vous au client qui demande quand vous arrivez ?|Combien d'appels de ce genre par jour ?}
P!sans-horaire: {Qu'on est en route. Puis j'essaie de joindre quelqu'un qui travaille et ne peut pas répondre.|Une soixantaine. J'aimerais bien récupérer ce temps.}
R: {Cela vous a coûté un contrat ?|Et que leur dites-vous ?}
P: {Un, c'est certain. Les autres ne donnent pas de raison.|Une plage de quatre heures. Vous imaginez l'accueil.}

## impact
--
R[discovery]: {Combien cela vous coûte-t-il, une semaine normale ?|Peut-on mettre un chiffre là-dessus ?}
P!cout: {Environ $hours heures, à trois personnes. Disons $cost par an.|On l'a calculé une fois : $cost par an, et seulement la partie visible.}
R: {$boss connaît ce chiffre ?|Qui d'autre l'a vu ?}
P: {Par cœur. C'est pour ça que je suis là.|Il était sur une diapositive. Pas longtemps.}
--
R[discovery]: {Et l'équipe, comment le vit-elle ?|Qu'est-ce que cela fait aux gens ?}
P!departs: {Deux départs cette année, et la même phrase : on ne sait jamais de quoi demain sera fait.|Ils sont fatigués. On ne peut pas demander des services indéfiniment.}
R: {Et remplacer deux personnes, ce n'est pas donné.|Et un jour, quelqu'un le dit.}
P: {Quatre mois, et on en forme encore une.|C'est déjà fait. Le pire, c'est qu'ils avaient raison.}

## tooling
--
R[discovery]: {Avec quoi travaillez-vous aujourd'hui ?|Où tout cela se trouve-t-il, en ce moment ?}
P: {Avec $tool. Ça a poussé au fil des ans, et la personne qui l'a construit est à la retraite.|Dans $tool, et sur une impression au mur. C'est l'impression qu'on croit.}
R: {Qu'est-ce qu'il fait bien ? Il y a forcément quelque chose.|Qu'est-ce qui vous manquerait ?}
P: {C'est rapide, et tout le monde connaît.|Je change tout en deux secondes. Les autres aussi, remarquez.}
--
R: {Est-ce que cela parle avec $system ?|Comment les données passent-elles dans $system ?}
P!double-saisie: {Pas un mot. Quelqu'un ressaisit les deux derniers jours du mois.|On exporte, on répare les colonnes, on importe, on cherche ce qui a cassé.}
R: {Donc chaque erreur se fait une fois et se cherche deux fois.|Et si cela se faisait tout seul ?}
P: {On ne saurait mieux dire.|J'aurais un après-midi de libre, sans savoir quoi en faire.}

## recap
-- strong
R[listening]: {Je répète et vous corrigez : le planning est bon, ce qui coûte, ce sont les changements du jour, et cela ne se voit qu'à la fin du mois. Qu'est-ce que j'oublie ?|Je veux bien comprendre : tout le monde touche au planning, il n'appartient à personne, et cela vous prend $hours heures par semaine. C'est cela ?}
P: {Seulement que c'est pire à chaque ouverture de site.|Exactement. Personne ne l'avait dit dans cet ordre.}
R[listening]: {Merci, c'est important. Comment cela se voit-il sur le terrain ?|Et à qui devrait-il appartenir ?}
P: {Les gens improvisent. Bien, d'ailleurs, mais ce n'est pas un système.|À mon équipe. Mais avec moins de clics qu'aujourd'hui, sinon c'est mort.}
--
R[listening]: {Au fond, c'est surtout une question de temps.|Bien, je retiens les matinées et les changements.}
P: {En partie. C'est aussi qu'on l'apprend trop tard.|Oui, à peu près.}
R: {Les deux, donc.|C'est noté.}
P: {Le second plus que le premier.|Parfait.}
-- weak
R[listening]: {Oui, oui, on nous le dit souvent, et justement nous avons une fonction pour ça, diapositive quatorze.|Pardon, combien de sites, déjà ?}
P: {Je n'avais pas tout à fait fini, mais bon.|$Sites. Je l'ai dit au début.}
R: {Vous allez adorer, vous verrez.|Ah oui, j'étais en train de noter.}
P: {Montrez toujours.|Ce n'est pas grave.}

## competitor
--
R: {Vous regardez d'autres solutions ? Le contraire m'étonnerait.|Avec qui d'autre discutez-vous ?}
P!rival: {Nous avons vu $rival. Très joli, mais ils n'ont pas su montrer notre lundi.|$Rival est venu il y a deux semaines. Moins cher sur le papier, pour être honnête.}
R[value]: {Qu'est-ce qui vous a plu chez eux ?|Merci de le dire. Sur quoi allez-vous nous comparer ?}
P: {Que ça avait l'air simple. Jusqu'à la troisième question.|Sur qui décroche quand quelque chose coince.}
R: {Alors regardons le nôtre sur un téléphone, pas sur mon grand écran.|Alors appelez $peer. Ils viennent de chez $rival et vous diront le bon et le moins bon.}
P: {Ça aiderait.|Envoyez-moi le contact.}

## show
--
R[value]: {Je partage mon écran : un lundi, sept heures, vos équipes. Il manque deux personnes et une intervention a bougé.|Je commence par ce que vous m'avez décrit : il est sept heures, quelqu'un manque. Vous voyez ?}
P: {Je vois. Le rouge, ce sont les trous ?|Oui. Que veut dire le rouge ?}
R: {Voilà. Un clic, trois propositions, et ce que chacune coûterait en heures supplémentaires.|Personne dessus. Un clic, et vous voyez qui peut, qui a le droit, et qui l'a fait le plus souvent.}
P!trous: {Et c'est moi qui choisis ? Rien ne se fait tout seul ?|C'est ainsi que je déciderais, si j'avais le temps.}
R: {C'est toujours vous.|Maintenant vous l'avez.}
P: {Tant mieux, une boîte noire ne tiendrait pas une semaine ici.|C'est plus que ce que je sais un lundi à sept heures.}
--
R[value]: {La même chose sur le téléphone, comme la verront vos équipes : aujourd'hui, demain, et un bouton « je ne peux pas ».|Imaginez que vous êtes sur le terrain et que votre planning vient de changer.}
P: {Et que se passe-t-il quand on appuie ?|Je dois confirmer ?}
R: {Vous le voyez aussitôt, avec des propositions, et eux voient que quelqu'un s'en occupe.|Un geste. Sans réponse au bout de dix minutes, ça passe à l'orange ici.}
P!mobile: {En plusieurs langues ? La moitié en aurait besoin.|Donc adieu le groupe à quatre-vingt-dix.}
R: {En quatorze, chacun choisit la sienne.|Gardez-le pour les anniversaires.}
P: {Très bien.|Ça leur plaira.}
--
R[value]: {Voici les règles, en français courant : repos, habilitations, qui ne doit pas aller où.|Donnez-moi une de vos règles, on la saisit.}
P: {Et si deux se contredisent ?|Personne ne travaille deux week-ends de suite. Celle-là est sacrée.}
R: {Il le dit, et il dit laquelle il faudrait enfreindre. Jamais en silence.|C'est saisi. Et voilà les quatre endroits où le planning actuel ne la respecte pas.}
P!regles: {Je veux ça imprimé sur une tasse.|Quatre ? J'aurais juré zéro. Utile, et un peu gênant.}
--
R[value]: {Ceci est pour $boss : heures prévues, heures faites, coût par intervention, jusqu'à hier soir.|Encore un écran : le prévu face au réel, par site.}
P: {Jusqu'à hier ? Nous, c'est le dix du mois suivant.|Je peux descendre à une journée ?}
R: {Les heures viennent du téléphone, il n'y a rien à collecter.|À une seule intervention, si vous voulez.}
P!couts: {J'en connais deux qui vont se battre pour le voir en premier.|Avec ça, j'aurais vu venir le mois de mars.}
--
R[value]: {On essaie votre pire journée ?|Dites-moi quelque chose qu'il ne saurait pas faire, à votre avis.}
P!pire-jour: {La neige. La moitié n'arrive pas, tout est en retard, tout le monde appelle.|Deux malades, un camion en panne, et une urgence chez le client qu'on ne peut pas décevoir.}
R: {J'enlève la moitié. Il trie par ce qui ne peut pas attendre, et d'un bouton les autres sont prévenus.|Il ne sauve pas tout. Il dit : ces deux-là demain, celle-ci chez un partenaire, et l'importante est couverte.}
P: {Contre la neige il ne fait rien, mais je saurais où j'en suis.|Cette solution, je la trouve vers onze heures.}
R: {Je ne promets rien de plus.|Et il est sept heures sept.}
P: {Bonne réponse.|Montrez-le exactement comme ça à $boss.}
--
R[value]: {Comment créer un nouveau site ? Je le fais devant vous.|Voici la partie ennuyeuse : la mise en route.}
P: {Prenez $pilot.|C'est celle que je redoute. Nos données ne sont pas belles.}
R: {Je copie les règles d'un autre, je dépose la liste, et voilà. Onze erreurs, chacune expliquée en une phrase.|Vous déposez le fichier tel quel, il dit quelles lignes il n'a pas comprises et ce qu'il propose.}
P!creation: {Une minute. Avec $system, c'était un projet.|« Est-ce la même personne qu'à la ligne quarante ? » Eh bien oui.}
--
R[value]: {Voici ce que verrait votre client : un lien, sans mot de passe, avec l'heure d'arrivée.|Vos soixante appels par jour s'arrêtent ici.}
P: {Et si nous sommes en retard, il le voit aussi ?|C'est précis ?}
R: {Aussi, avec la nouvelle heure. On pardonne un retard, pas le silence.|À dix minutes près. Plus honnête qu'une plage de quatre heures.}
P!arrivee: {Il faudrait que je m'y fasse. Mais vous avez raison.|La moitié des appels en moins.}

## value
-- strong
R[value]: {Faisons le calcul, et c'est vous qui tenez le crayon : $cost d'un côté, $total de l'autre, sans compter une seule réclamation. Qu'ai-je oublié ?|Vous parliez de $hours heures par semaine. $Peer était au même niveau, et en $weeks semaines ils sont descendus au tiers.}
P!preuve: {La formation, et les deux semaines où l'on fera les deux.|Quelqu'un peut me le confirmer ? Une personne, pas une diapositive.}
R[value]: {C'est juste. Ajoutons deux semaines de travail double : cela décale le retour d'un mois, cela ne change pas la réponse.|Leur responsable vous prendra au téléphone. Et ce sont eux qui ont mesuré.}
P: {Ça, je peux le dire à $boss sans rougir.|Donnez-moi le nom, j'appelle.}
--
R[value]: {Ce qu'on nous dit le plus souvent, c'est que les matinées deviennent calmes.|En général on récupère un quart du temps, selon le point de départ.}
P: {Du calme, ce serait bien. Au bout de combien de temps ?|« Selon », tout le monde le dit.}
R: {Entre six et douze semaines, cela dépend des données.|C'est pourquoi je préfère mesurer sur un site avant de promettre.}
P: {C'est plausible.|Voilà qui me convainc davantage.}
-- weak
R[value]: {Nous avons la planification, l'analyse, l'application, plus de deux cents connecteurs, et maintenant un assistant.|C'est que nous sommes leaders, tous les analystes le disent.}
P: {C'est beaucoup. Et qu'est-ce qui me servirait ?|Et à quoi je le verrais ?}
R[value]: {Tout, dans l'idéal.|À l'efficacité, de manière générale.}
P: {Tout, c'est trop pour une équipe comme la mienne.|Je ne peux pas mettre ça dans une demande de budget.}

## objection
-- strong
R: {Qu'est-ce qui vous ferait hésiter ?|J'entends un « mais ».}
P!adhesion: {Mes équipes. Elles ont vu passer trois outils, elles ne croiront pas au quatrième.|Nous changeons $system en ce moment, et je ne peux pas mener deux chantiers.}
R[objection]: {C'est la bonne inquiétude. Qu'est-ce qui a tué le dernier ?|Qu'est-ce qui pèse le plus : l'installation ou le changement pour les gens ?}
P: {Il était plus lent que le papier. Tout simplement.|Les gens. Pour l'installation, je trouverai des heures.}
R[objection]: {Alors testons exactement ça : deux chefs d'équipe, une semaine, chronomètre. Si c'est plus lent, on arrête.|Alors installons maintenant, et commençons avec les équipes après votre changement.}
P: {Si vous me l'écrivez, j'ai mon argument.|Tiens, ça pourrait marcher.}
-- strong
R: {Que va dire l'informatique ?|Y a-t-il quelque chose chez nous qui vous inquiète ?}
P!reserves: {Qu'elle veut moins de fournisseurs, pas plus. C'est un objectif officiel.|Vous n'êtes pas très gros. Que devient-on si quelqu'un vous rachète ?}
R[objection]: {Que faudrait-il pour qu'elle soit tranquille ?|Question légitime. Que vous faudrait-il en main si cela arrivait ?}
P: {Une seule connexion, pas de serveur, pas de tickets.|Mes données, exploitables, et du temps.}
R[objection]: {Les deux premiers y sont. Pour le troisième, je montrerai le journal d'un client de votre taille : quatre tickets le mois dernier.|Les deux sont dans le contrat : export complet et douze mois au même prix. Vous aurez la clause ce soir.}
P: {Quatre ? Ils le croiront quand ils le verront.|Bien. Le juridique la lira trois fois quand même.}
--
R: {Quelque chose vous préoccupe ?|Y a-t-il un sujet que nous avons évité ?}
P!changement: {Le changement, un peu. Nous ne sommes pas très numériques.|Les données. Chaque nom y figure deux fois, dont une avec une faute.}
R[objection]: {Il y a une formation, et en deux semaines, d'habitude, c'est acquis.|C'est partout pareil. Notre contrôle trouve presque tout.}
P: {« D'habitude » me suffit pour un pilote.|Tant que vous ne nous jugez pas.}
-- weak
R: {Donc pas d'objection, je suppose ?|Autre chose ?}
P!prix-eleve: {Si, le prix. On est loin de ce qu'on imaginait.|Pas certain que les équipes en veuillent. On a déjà échoué une fois.}
R[objection]: {Là-dessus je peux faire quelque chose. Dix, quinze pour cent, je vois avec mon responsable.|Elles vont adorer, croyez-moi. C'est très intuitif.}
P: {Je n'avais pas demandé de remise, mais je le note.|C'est mot pour mot ce que disait le précédent.}
R[objection]: {Je veux vraiment que ça marche pour vous.|Mais chez nous c'est différent, je vous assure.}
P: {Je vois.|Si vous le dites.}

## position
--
R: {Comment s'est passé le tour interne ?|Où en est-on, vu de chez vous ?}
P!accord-interne: {$Boss est pour, les finances aussi, avec un « mais » de $percent pour cent.|La décision est presque prise. Restent l'argent et deux points du contrat.}
R: {Et en dehors de ce pourcentage, il reste autre chose ?|Lequel bloquerait la signature ?}
P: {La durée. Nous n'avons jamais signé plus d'un an.|Le prix. Le reste, c'est de la rédaction.}
--
R: {Qu'a-t-on dit de la proposition ?|Vous l'avez depuis une semaine. Quels retours ?}
P: {Qu'elle est courte, et ça a plu. Le chiffre en bas a moins plu.|Deux questions des finances, une du juridique et un soupir de $boss.}
R: {Moins pour le montant ou pour le principe ?|Je prends le soupir d'abord, c'est lui qui m'en dit le plus.}
P: {Pour le principe. Ils veulent toujours avoir gagné quelque chose.|Il portait sur les $total. Ça n'entre pas dans la ligne de cette année.}
--
R: {Le périmètre est toujours bon ? $Seats personnes, $sites.|Avant de parler chiffres : enlèveriez-vous quelque chose ?}
P: {Oui, mais pas tout le premier jour. Je veux payer ce qui tourne.|Les deux petits sites pourraient attendre.}
R: {Alors par étapes datées, et vous payez à partir du mois où chacune démarre.|C'est raisonnable. Cela change le chiffre, réglons-le d'abord.}
P: {Ça s'explique facilement là-haut.|Ça m'aiderait beaucoup cette année.}

## price-talk
-- strong
R[pricing]: {Le tarif est de $price par personne et par mois, $total par an. Avant d'y toucher, j'aimerais savoir à quoi on le compare.|Je pose le chiffre : $total par an. Il est juste, et je préfère changer le périmètre que faire semblant qu'il était trop haut.}
P!remise: {Au budget, qui est $off pour cent plus bas.|Je respecte, mais je ne peux pas revenir les mains vides.}
R[pricing]: {Si je bouge, il me faut quelque chose en échange : une durée, un paiement d'avance ou une référence. Que pourriez-vous proposer ?|Cherchons quoi échanger. Deux ans au lieu d'un, cela vaut $off pour cent pour nous.}
P: {La référence, facile. Les deux ans, je dois demander.|Payer d'avance, peut-être. Cette année il y a de l'argent, l'an prochain non.}
R[pricing]: {Alors, avec $term mois et la référence, $off pour cent, et cela s'arrête là.|Avec un paiement d'avance, $off pour cent. Je n'ai pas d'autre chiffre dans la poche.}
P: {C'est clair, au moins. Par écrit, s'il vous plaît.|Je demanderai quand même, c'est mon métier. Mais d'accord.}
--
R[pricing]: {Vu le volume, on pourrait aller à $off pour cent, si l'on signe ce trimestre.|C'est $price par personne et par mois. Il y a un peu de marge à $term mois.}
P: {C'est déjà ça. Je le prends.|Ça ne suffit pas tout à fait, mais la direction est bonne.}
R: {Dites-moi ce qui manque.|Que faudrait-il pour y arriver ?}
P: {J'en parle à $boss.|Deux euros de moins par personne, et je signe moi-même.}
-- weak
R[pricing]: {C'est $total, mais bon, je vous le dis tout de suite, il y a de la marge.|Pour le prix, voyons ça une autre fois, ça dépend de beaucoup de choses.}
P: {Ah. Combien de marge ?|C'était justement la question de $boss.}
R[pricing]: {$off pour cent sans demander. Avec mon responsable, sans doute $off2.|Il sera compétitif, je vous le promets.}
P: {Alors partons de $off2. Et sans engagement.|Avec « compétitif », je ne peux rien planifier.}

## trade
--
R[pricing]: {Les $term mois posent problème sur le fond ou sur la forme ?|Qu'est-ce qui rendrait $term mois acceptables ?}
P!duree: {Sur le fond. Si $system est remplacé, je ne veux pas d'un contrat qui me lie.|Une sortie après la première année.}
R: {Si cela arrive, on vous laisse partir. On l'écrit.|Alors une sortie à douze mois, trois mois de préavis. Vous ne perdriez que la remise.}
P: {Dans le contrat, pas dans un courriel.|Ça, je le signe.}
--
R[pricing]: {Comment payez-vous d'habitude : au mois, au trimestre, à l'année ?|Le rythme de paiement compte-t-il pour vous ?}
P!paiement: {Au trimestre. La comptabilité aime garder son argent.|Un an d'avance, c'est possible, si cela vaut quelque chose.}
R: {Le trimestre me va.|Cela vaut trois pour cent.}
P: {Un point de moins.|C'est mieux que la banque.}
--
R[pricing]: {Et si les prochains sites arrivaient au même prix pendant deux ans ?|Il y a une chose qui m'aiderait beaucoup et qui vous coûte une heure : un appel de référence de temps en temps.}
P!extension: {Ça vaut plus pour moi qu'une remise aujourd'hui. On en ouvre encore deux.|Si ça marche, volontiers. Sinon, je serais une référence très honnête.}
R: {Je le mets en option, sans engagement.|Les autres n'aident personne.}
P: {Les achats vont sourire, et c'est rare.|Alors comptez sur moi.}

## decision
--
R[discovery]: {Comment se décide une chose pareille chez $company ?|Qui pourrait dire non ?}
P: {J'écris deux pages, $boss en lit une, puis cela part aux finances.|Tout le monde. Oui, il n'y a que $boss.}
R[next]: {Que doit-il y avoir sur cette page ?|Et si l'on invitait les sceptiques avant qu'il y ait une offre ?}
P: {Le coût d'aujourd'hui, le coût de demain, et qui d'autre l'a fait.|Bonne idée. Si le plus bruyant est convaincu, les autres suivent.}
--
R[discovery]: {Quand vous avez choisi $system, combien de temps cela a-t-il pris ?|Y a-t-il une date qui compte ?}
P!echeance: {Sept mois. Dont quatre à attendre un créneau dans un agenda.|Il faut que ça tourne $deadline. Après, plus personne n'a le temps d'apprendre.}
R[next]: {Que feriez-vous autrement aujourd'hui ?|En comptant à rebours, cela fait $weeks semaines de mise en place. On y arrive ?}
P: {Un nom et une date pour chaque étape.|De justesse, si ça ne s'enlise pas dans les papiers.}

## since
--
R: {Qu'est-ce qui a bougé depuis la dernière fois ?|Comment se sont passées ces semaines ?}
P!interet: {Je l'ai montré à deux chefs d'équipe. L'un était pour, l'autre s'est tu, et le silence est un progrès.|$Boss m'en a parlé dans le couloir. Ça n'arrive jamais.}
R[listening]: {Qu'a-t-il regardé le plus longtemps, celui qui se taisait ?|Quelle était la question ?}
P: {Les échanges entre collègues. Puis il a demandé si on pouvait les désactiver.|Si on pouvait l'avoir plus tôt. J'ai dû vérifier que ce n'était pas une blague.}
--
R: {Avez-vous pu joindre $peer ?|Comment se passe l'essai ?}
P!reference: {Oui, quarante minutes. Très francs, y compris sur les trois premières semaines.|Mieux que prévu. Le premier planning a pris plus de temps qu'avec $toolShort, le troisième moitié moins.}
R[listening]: {Qu'en retenez-vous ?|D'où vient cette moitié ?}
P: {Qu'il faut quelqu'un de disponible le premier mois. Vraiment disponible.|Des appels qu'on n'a pas passés. Ils ont regardé la liste, et elle était juste.}
--
R: {Le calcul que je vous ai envoyé a-t-il tenu ?|Il y a eu un silence, je me suis demandé si tout allait bien.}
P: {Les finances ont divisé le gain par deux, comme toujours, et il restait quelque chose.|Une urgence chez un client, puis la clôture. Rien à voir avec vous.}
R[objection]: {La moitié, c'est ce que je prendrais aussi. Voulez-vous que je détaille un point ?|Tant mieux. La priorité a-t-elle changé ?}
P: {Les heures supplémentaires. Là, on ne me croit pas.|Au contraire, l'urgence nous a donné raison.}
--
R: {Quelqu'un de nouveau dans la discussion ?|Et le CSE, qu'en pense-t-il ?}
P!cse: {Le contrôle de gestion a nommé quelqu'un. Très précis, vous allez vous entendre.|Il veut être sûr que ça ne sert pas à surveiller. Ce n'est pas déraisonnable.}
R[next]: {Que doit voir cette personne en premier ?|La localisation est coupée tant que vous ne l'activez pas. Donnez-moi une heure avec eux ?}
P: {Le total sur trois ans, avec tout ce qu'on oublie d'habitude.|Courageux. Je l'organise.}

## rollout
--
R[value]: {Voici les premières semaines : en deux jours vous connaissez votre chef de projet, les données arrivent la première semaine, et $pilot travaille avec la troisième.|Le déroulé : première semaine les données, deuxième la formation, troisième les deux en parallèle, quatrième le nouveau seulement.}
P: {Qui dois-je libérer ?|En parallèle, ça sent le travail double.}
R: {Une personne de la planification, deux jours par semaine, pendant trois semaines.|C'en est, pendant cinq jours. Sans cela, on a essayé, et tout le monde l'a regretté.}
P!effort: {Ça, je peux l'organiser. Je m'attendais à pire.|Cinq jours, d'accord. Je dirai que ça a une fin.}
--
R: {Qui l'annonce aux équipes, et quand ?|Dans trois mois, à quoi verrez-vous que c'était la bonne décision ?}
P!reussite: {Moi, sur place, avant la rumeur.|Si je pars deux semaines et que mon téléphone ne sonne pas.}
R[next]: {Vous avez raison. Nous avons une affiche toute prête, je vous l'envoie ce soir.|Ce sera l'objectif numéro un. On le vérifie en semaine six et en semaine douze.}
P: {Volontiers.|Marché conclu. Je réserve les vacances.}
--
R: {Dans quel ordre passent les sites ?|Quelque chose freine-t-il encore le départ ?}
P: {$Pilot, puis les deux d'à côté. Le reste après un bilan.|La liste du personnel. Elle n'est jamais juste du premier coup.}
R[next]: {Le bilan entre dans le plan, avec une date et avec $boss.|C'est pour ça qu'on prévoit deux passages. Le premier est pour nous.}
P: {Invitez aussi les sceptiques.|On voit que nous ne sommes pas les premiers.}

## usage
--
R: {Franchement, comment ça se passe ?|Après ces premiers mois, quel est votre sentiment ?}
P!satisfaction: {Bien. Les matinées sont calmes, et je ne porte plus le planning dans la tête.|Mieux que je ne pensais. À $pilot, personne ne veut revenir en arrière.}
R[listening]: {Qu'est-ce qui a changé en premier ?|Qu'est-ce qui a fait la différence là-bas ?}
P: {Le téléphone. Avant neuf heures, il sonne moitié moins.|La personne qui dirige. Elle le montre tous les jours jusqu'à ce qu'ils cèdent.}
--
R[discovery]: {Qu'utilisez-vous le plus ?|Et qu'est-ce que vous n'utilisez pas du tout ?}
P: {Le message quand quelque chose bouge. J'ai acheté autre chose, je garderais ça.|Les prévisions. Regardées deux fois, jamais crues.}
R[listening]: {On nous le dit souvent, et en démonstration personne ne le demande.|Pourquoi ?}
P: {Vous devriez le facturer plus cher. Oubliez ce que j'ai dit.|Elles ne connaissaient pas nos jours fériés locaux.}
--
R[discovery]: {Qu'est-ce qui vous a agacés récemment ?|Que faites-vous encore à la main ?}
P!agacements: {C'est lent le lundi. Pas dramatique, mais ça se remarque.|Les saisonniers. Ils sont sur une liste, personne ne les crée pour deux semaines.}
R[next]: {Je m'en occupe. Avant $day, vous aurez une cause, pas un numéro.|Il y a un import pour ça : un fichier de noms, une minute.}
P: {Merci. C'est la seule chose dont on se plaint vraiment.|Pourquoi personne ne me dit ces choses-là ?}
--
R[value]: {Au départ vous disiez : moins d'une demi-heure le matin. Le mois dernier, c'était vingt-quatre minutes en moyenne.|J'ai apporté vos trois objectifs, y compris celui qui manque encore.}
P: {Vraiment ? Je le sentais, mais je ne l'avais pas vu écrit.|Lequel manque ?}
R[value]: {Soit environ $hours heures par semaine. Je le mets sur une page pour $boss ?|Les heures supplémentaires : moins trois pour cent au lieu de cinq. Je crois que cela tient à un seul site.}
P!resultat: {S'il vous plaît. On me le demande chaque trimestre.|Je devine lequel. Ça, je peux en faire quelque chose.}

## cold-open
-- strong
R[opening]: {Bonjour $you, $me, de $us. Vous n'attendiez pas mon appel. M'accordez-vous trente secondes, et vous décidez ensuite ?|$you, c'est un appel à froid, vous pouvez donc raccrocher. Ou me donner une demi-minute. $me, de $us.}
P: {Au moins, vous le dites. Trente secondes.|C'est honnête. Le chrono tourne.}
R[opening]: {Vous cherchez deux planificateurs à $city, et quand on en cherche, c'est souvent que les matinées sont difficiles.|Ce mois-ci j'ai parlé à trois entreprises comme $company, et toutes disaient : jusqu'à huit heures, le planning tient.}
P: {L'annonce est de moi, oui.|Chez nous, jusqu'à sept. Qui vous l'a dit ?}
-- weak
R[opening]: {Bonjour, je suis bien avec la personne en charge des opérations ?|Bonjour ! Nous sommes leaders de la planification et je voulais vous présenter une offre.}
P: {Ça dépend. C'est à quel sujet ?|Vous vendez quelque chose, donc.}
R[opening]: {Alors voilà, nous sommes une plateforme de planification, d'analyse, de messagerie.|Disons que j'informe, sans engagement.}
P: {Ça fait beaucoup de mots.|Je vois.}

## brush-off
-- strong
R: {Puis-je vous poser une question avant que vous décidiez ?|Y a-t-il là-dedans quelque chose de familier ?}
P!refus: {Envoyez-moi un courriel, je regarderai.|Peut-être, mais il n'y a pas de budget cette année.}
R[objection]: {Volontiers. Pour qu'il ne soit pas un parmi quarante : plutôt les matinées, ou plutôt les heures supplémentaires ?|Je n'en demande pas. S'il y en avait un, est-ce que le sujet serait sur votre liste ?}
P: {Les heures. Les matinées, j'ai renoncé.|Dans les trois premiers, honnêtement.}
-- weak
R: {Cela vous intéresserait ?|Ça a l'air bien, non ?}
P!refus: {Non merci, nous ne cherchons rien en ce moment.|Nous avons déjà un système.}
R[objection]: {Mais vous ne l'avez pas vu. En une demi-heure je vous convaincs.|Tout le monde dit ça au début, mais le nôtre est meilleur.}
P: {C'est précisément la demi-heure que je n'ai pas.|Vous ne savez pas ce que nous avons.}

## next
-- strong
R[next]: {Je récapitule : je vous envoie le résumé aujourd'hui, vous vérifiez les chiffres d'ici $day, et $day2 $clock nous le voyons avec $boss. Cela vous va ?|Concrètement : l'offre de ma part ce soir, les questions de l'informatique de la vôtre d'ici $day, et nous reparlons $day2 $clock. J'oublie quelque chose ?}
P!rendez-vous: {$Day, d'accord. Pour $boss je dois demander, mais le créneau a l'air libre.|Rien. Si : invitez déjà l'informatique.}
R[next]: {L'invitation part maintenant. Si cela ne va pas, on la déplace ?|C'est fait, c'est dans votre agenda.}
P: {On la déplace. Sans $boss, c'est juste une conversation agréable.|Je la vois. Acceptée.}
--
R[next]: {Comment voulez-vous continuer ?|Quelle serait une bonne prochaine étape pour vous ?}
P: {Envoyez le résumé, j'en parle en interne.|Donnez-moi des dates, je réunis les gens.}
R[next]: {Bien. Je vous rappelle en fin de semaine prochaine ?|Vous les aurez demain.}
P: {À peu près, oui.|Parfait.}
-- weak
R[next]: {D'accord, je vous envoie de la documentation, et vous me dites ?|Oh, l'heure. On reste en contact, hein ?}
P: {Je regarderai quand j'aurai un moment.|Et je dis quoi à $boss ?}
R[next]: {Aucune urgence, quand vous voulez.|Que ça s'est bien passé. Je vous écris un de ces jours.}
P: {On verra.|C'est maigre, mais bon.}

## goodbye
--
R: {Merci $you, c'était très utile.|Merci pour votre franchise, $you.}
P: {De même.|Je ne sais pas faire autrement.} {À bientôt.|Bonne journée.}
--
R: {Je vous rends quelques minutes.|Je vous laisse filer à la suivante.} {Bonne fin de semaine !|Portez-vous bien !}
P: {Mon cadeau préféré. Au revoir !|Merci, vous aussi. Au revoir !}
--
R: {S'il y a quoi que ce soit d'ici là, appelez-moi, pas de ticket.|Vous avez mon numéro si quelque chose bouge.}
P: {Attention, j'en suis capable. À très vite.|Il est enregistré. À bientôt !}
`;
