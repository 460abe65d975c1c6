/** Gespräche auf Deutsch. */
export const calls = `
## greeting
--
R: {Guten Tag, $you, hören Sie mich gut?|Hallo, $you, ist der Ton bei Ihnen in Ordnung?}
P: {Einwandfrei. Entschuldigung, der Termin davor wollte nicht enden.|Laut und deutlich. Moment, ich mache kurz die Tür zu.}
R: {Kein Problem, ich habe die Zeit zum Nachlesen genutzt.|Lassen Sie sich Zeit. Wie ist die Woche bisher?}
P: {Dann sind Sie jetzt besser vorbereitet als ich.|Drei Kranke, ein Audit, sonst herrlich.}
--
R: {$you, schön, dass es klappt.|Danke, dass Sie sich die Zeit nehmen, $you.} {Passt es Ihnen weiterhin?|Bleibt es bei der Zeit, die wir ausgemacht haben?}
P: {Ja, aber ich habe direkt danach den nächsten Termin.|Ja. Kaffee steht, Stift liegt bereit.}
R: {Dann achte ich auf die Uhr.|Mehr braucht es nicht.}
P: {Das wäre sehr nett.|Na dann los.}
--
R: {Guten Tag zusammen. Wir kennen uns noch nicht, $you2, oder?|Schön, dass Sie beide dabei sind.}
Q: {Nein, aber ich habe schon von Ihnen gehört. Bisher nur Gutes.|Ich höre vor allem zu. So ist zumindest der Plan.}
P: {Bei $you2Dative landet es am Ende auf dem Tisch, deshalb lieber gleich von Anfang an.|Glauben Sie das bloß nicht, von dort kommen die schwierigen Fragen.}
R: {Das ist mir sehr recht.|Die schwierigen bringen uns am weitesten.}
P: {Warten Sie es ab.|Gut, dann fangen wir an.}
--
R: {$you, ich dachte schon, ich wäre im falschen Raum.|Guten Tag, $you. Erwische ich Sie an einem ruhigen Ort?}
P: {Sie sind richtig, ich war falsch.|Im Raum hinter der Küche. Es riecht nach Mittagessen, aber es ist ruhig.}
R: {Dann sind wir ja jetzt beide da.|Dann fasse ich mich kurz, bevor ich Hunger bekomme.}
P: {Alles andere findet sich.|Linsen. Sie haben gute Chancen.}

## small-talk
--
R: {Wie ist das Wetter in $city?|Regnet es bei Ihnen in $city auch so?}
P: {Strahlend schön, und ich sitze in einem Raum ohne Fenster.|Seit Montag. Die Pflanzen freut es.}
R: {Das ist ja fast Absicht.|Dann verpassen wir draußen wenigstens nichts.}
P: {Ich habe auch schon jemanden im Verdacht.|Stimmt auch wieder.}
--
R: {Ich habe gelesen, Sie haben einen neuen Standort eröffnet. Glückwunsch!|Wie war denn die Eröffnung neulich?}
P: {Danke. Auf den Fotos sieht man nicht, dass die Stühle fehlten.|Zwei Wochen zu spät und niemand verletzt. Ich nenne das einen Erfolg.}
R: {Stühle kommen immer zuletzt.|Das würde ich auch so verbuchen.}
P: {Und Ladekabel gar nicht.|Eben.}
--
R: {Ich war einmal vier Stunden in $city. Was habe ich verpasst?|In $city war ich noch nie. Wo fängt man da an?}
P: {Die Altstadt vor zehn Uhr, danach ist sie verloren.|Auf dem Markt, und danach lange beim Mittagessen.}
R: {Ich merke es mir und stehe früh auf.|Das klingt nach einem vernünftigen Plan.}
P: {Es lohnt sich.|Der vernünftigste, den ich habe.}

## agenda
-- strong
R[opening]: {Mein Vorschlag: Sie erzählen, wie es heute läuft, ich zeige nur, was dazu passt, und am Ende entscheiden wir gemeinsam, ob es sich lohnt weiterzumachen. Was würden Sie ergänzen?|Ich habe mir drei Punkte notiert: wo Sie stehen, was sich bei Ihnen geändert hat, und der nächste Schritt. Was möchten Sie am Ende in der Hand haben?}
P: {Eine Hausnummer für die Kosten. Ohne die brauche ich zu $bossDative gar nicht erst zu gehen.|Eine klare Aussage zum Aufwand auf unserer Seite.}
R[opening]: {Notiert. Wir legen nicht auf, bevor Sie diese Zahl haben.|Dann fangen wir damit an, damit es am Ende nicht untergeht.}
P: {Sehr gut.|So machen wir es.}
--
R[opening]: {Mein Ziel für heute: $goal. Einverstanden?|Ich würde gern $goal, und Sie fragen bitte dazwischen, wann immer Sie möchten.}
P: {Gern.|Fragen habe ich ein paar mitgebracht.}
R: {Dann beginnen Sie, Ihre Fragen sind vermutlich besser als meine.|Wunderbar, dafür sind wir ja hier.}
P: {Gut.|Dann mal los.}
-- weak
R[opening]: {Ja, also, ich erzähle vielleicht erst einmal etwas über uns. Wir sind seit zwölf Jahren am Markt, in neun Ländern, und haben auch ein paar Preise gewonnen.|Tja, was kann ich denn heute für Sie tun?}
P: {Das stand auf Ihrer Website. Können wir das überspringen?|Sie hatten mich eingeladen. Ich dachte, Sie hätten etwas vorbereitet.}
R: {Klar, es sind nur noch zwei Folien.|Doch, natürlich. Ich muss es nur eben öffnen.}
P: {Bitte.|Ich warte.}

## background
--
R[discovery]: {Erzählen Sie erst einmal von sich: Wie viele Menschen sind es, und wo?|Was muss ich über $company wissen, um gute Fragen zu stellen?}
P: {Rund $seats Beschäftigte an $sitesAt, die meisten rund um $city.|$Sites, etwa $seats Leute, und eine Planung, die hier in $city sitzt.}
R: {Und wer plant das alles?|Wie viele planen für so viele?}
P: {Drei Leute und sehr viel guter Wille.|Offiziell zwei. Inoffiziell jede Teamleitung.}
--
R[discovery]: {Plant jeder Standort für sich, oder gibt es eine zentrale Stelle?|Wie weit im Voraus wissen Sie, was kommt?}
P!kein-ueberblick: {Jeder für sich. Das ging gut, solange man sich keine Leute teilen musste.|Zwei Drittel stehen Wochen vorher fest. Das letzte Drittel kommt, wann es will.}
R: {Und jetzt teilen Sie sie?|Wer fängt das auf?}
P: {Ständig, und jeder glaubt, die anderen hätten es leichter.|Wer zuerst ans Telefon geht.}
--
R: {Sie sind ordentlich gewachsen. Was ist als Erstes kaputtgegangen?|Was hat sich durch das Wachstum für Sie geändert?}
P!wachstum: {Der Überblick. Drei Standorte hat man im Kopf, danach bildet man es sich nur noch ein.|Früher kannte ich jeden. Heute plane ich Menschen, die ich nie gesehen habe.}
R[discovery]: {Wann haben Sie das gemerkt?|Woran merkt man das im Plan?}
P: {Als zwei zum selben Einsatz kamen. Vor den Augen des Kunden.|Daran, dass immer dieselben zehn gefragt werden.}

## probe
-- strong
R[discovery]: {Warum jetzt? Sie leben ja schon eine Weile damit.|Wenn Sie bis zum nächsten Quartal genau eine Sache ändern könnten, welche wäre das?}
P!ausloeser: {Weil wir im Frühjahr einen Kunden verloren haben, und in der Aufarbeitung stand das hier als Grund.|Dass nicht mehr alles bei mir zusammenläuft. Eine Woche krank, und es knirscht.}
R[discovery]: {Was passiert, wenn Sie es noch ein Jahr so lassen?|Wer merkt es zuerst, wenn Sie nicht da sind?}
P: {Dann stellen wir zwei Leute ein für etwas, das ein Rechner können sollte.|Der Kunde. Und eine Stunde später ich, im Bett, am Telefon.}
-- strong
R[discovery]: {Nehmen Sie mich einmal mit in einen normalen Montag. Was passiert zwischen sechs und acht?|Wie war es gestern? Was kam als Erstes herein?}
P: {Telefon. Irgendwer fehlt immer, irgendetwas hat sich immer verschoben. Die eigentliche Arbeit beginnt um zehn.|Wir öffnen $toolShort, vergleichen mit der Nacht und fangen an herumzutelefonieren.}
R[discovery]: {Worauf schauen Sie, wenn Sie den Plan neu bauen?|Und was davon steht irgendwo geschrieben?}
P!kopfwissen: {Auf $toolShort, ins Postfach und in den eigenen Kopf. Vor allem in den Kopf.|Fast nichts. Wer mit wem kann, wer was darf, das ist alles Erfahrung.}
--
R[discovery]: {An welchen Zahlen sehen Sie montags, ob es läuft?|Was haben Sie bisher versucht?}
P: {Beschwerden, Überstunden und mein Blutdruck.|Wir hatten eine Beratung. Es blieb ein sehr schöner Foliensatz.}
R: {Und wohin zeigen die?|Was müsste diesmal anders sein?}
P: {Nach oben. Rund $percent Prozent mehr als vor einem Jahr.|Es muss vom ersten Tag an leichter sein als das, was wir haben.}
-- weak
R[discovery]: {Sie haben also Probleme mit der Planung, richtig?|Nutzen Sie eine Software? Und sind Sie zufrieden?}
P: {Probleme würde ich es nicht nennen.|Ja. Sie tut, was sie soll.}
R[discovery]: {Aber besser geht es immer, oder?|Dann warten Sie mal ab, bis Sie unsere sehen.}
P: {Das gilt wohl für alles.|Mhm.}

## pain
--
R[discovery]: {Was passiert, wenn sich morgens um fünf jemand krankmeldet?|Wie weit reicht es, wenn eine Person ausfällt?}
P!ausfall: {Die Nachtschicht telefoniert eine Liste ab, bis jemand abnimmt. Bis dahin sind wir schon zu spät.|Alles dahinter verschiebt sich. Es ist kein Loch, es ist eine Kette.}
R: {Wie oft kommt das vor?|Und wo hört die Kette auf?}
P: {Zwei-, dreimal die Woche, im Winter öfter.|Bei einer Entschuldigung am Nachmittag. Darin sind wir inzwischen gut.}
--
R[discovery]: {Wie erfahren die Leute draußen von Änderungen?|Wenn sich der Plan um sechs ändert, wer sagt es wem?}
P!spaete-info: {Über eine Chatgruppe mit neunzig Mitgliedern. Das Wichtige steht zwischen zwei Geburtstagsgrüßen.|Wir telefonieren durch. Der Letzte ist dann schon unterwegs.}
R: {Und woher wissen Sie, dass es angekommen ist?|Und wenn niemand abnimmt?}
P: {Gar nicht. Wir hoffen.|Dann erfahren wir es um zehn, am Tonfall.}
--
R[discovery]: {Wie stellen Sie sicher, dass die Person die Arbeit auch machen darf?|Wo stehen die Nachweise und Unterweisungen?}
P!nachweise: {Wir fragen. Bis eines Tages auch die Aufsicht gefragt hat.|In einer Liste vom Januar. Zwei davon arbeiten nicht mehr hier.}
R: {Wie ging das aus?|Hat Sie das schon einmal etwas gekostet?}
P: {Mit einer Verwarnung, dieses Mal.|Viertausend Euro und ein langes Gespräch mit der Versicherung.}
--
R[discovery]: {Wie kommen die geleisteten Stunden in die Abrechnung?|Wie schließen Sie den Monat ab?}
P!stundenzettel: {Auf Papier, freitags, wenn überhaupt. Danach rät jemand die Handschrift.|Zwei Leute tippen zwei Tage lang Zettel ab.}
R: {Wie viele Korrekturen sind das im Monat?|Wann fallen Fehler auf?}
P: {Vierzig, fünfzig. Manche finden wir nie.|Wenn jemand auf die Abrechnung schaut und mich anruft.}
--
R[discovery]: {Empfinden die Leute die Verteilung als fair?|Wer bekommt bei Ihnen die Wochenenden?}
P!fairness: {Es heißt, es treffe immer dieselben, und ich kann nicht einmal das Gegenteil beweisen.|Das ist Thema Nummer eins im Betriebsrat. Ohne Zahlen steht Gefühl gegen Gefühl.}
R: {Würde es helfen, wenn man es zählen könnte?|Eine einfache Zählung wäre also schon viel wert.}
P: {Dann wäre es ein Gespräch. Heute ist es ein Vorwurf.|Damit wäre die Hälfte der Diskussionen erledigt.}
--
R[discovery]: {Was sagen Sie einem Kunden, der fragt, wann Ihre Leute kommen?|Wie viele solcher Anrufe bekommen Sie am Tag?}
P!keine-zeit: {Dass wir unterwegs sind. Und dann versuche ich jemanden zu erreichen, der gerade arbeitet.|Sechzig etwa. Die Zeit hätte ich gern zurück.}
R: {Haben Sie deshalb schon einmal einen Auftrag verloren?|Und was antworten Sie?}
P: {Einen ganz sicher. Die anderen nennen keinen Grund.|Ein Fenster von vier Stunden. Sie können sich vorstellen, wie das ankommt.}

## impact
--
R[discovery]: {Was kostet Sie das in einer normalen Woche?|Kann man daran eine Zahl schreiben?}
P!kosten: {Etwa $hours Stunden, auf drei Leute verteilt. Sagen wir $cost im Jahr.|Wir haben es einmal gerechnet: $cost im Jahr, und das ist nur der sichtbare Teil.}
R: {Kennt $boss diese Zahl?|Wer hat das sonst noch gesehen?}
P: {Auswendig. Deshalb sitze ich hier.|Es war auf einer Folie. Nicht lange.}
--
R[discovery]: {Wie geht es dem Team damit?|Was macht das mit den Leuten?}
P!fluktuation: {Zwei sind dieses Jahr gegangen, und beide sagten dasselbe: Man weiß nie, wie der nächste Tag wird.|Sie sind müde. Einen Gefallen kann man nicht beliebig oft erbitten.}
R: {Und zwei zu ersetzen ist teuer.|Irgendwann sagt es dann auch jemand.}
P: {Vier Monate, und eine Person lernen wir noch an.|Das ist schon passiert. Und das Schlimme ist, sie hatten recht.}

## tooling
--
R[discovery]: {Womit machen Sie das heute?|Wo steckt das alles im Moment drin?}
P: {Mit $tool. Es ist über Jahre gewachsen, und wer es gebaut hat, ist in Rente.|In $tool, und in einem Ausdruck an der Wand. Dem Ausdruck glaubt man.}
R: {Was kann es gut? Irgendetwas muss es ja gut können.|Was würden Sie vermissen?}
P: {Es ist schnell, und jeder kennt es.|Dass ich es in zwei Sekunden ändern kann. Die anderen allerdings auch.}
--
R: {Spricht das mit $systemDative?|Wie kommen die Daten weiter in $system?}
P!doppelerfassung: {Kein Wort. Jemand tippt es an den letzten beiden Tagen des Monats ab.|Exportieren, Spalten reparieren, importieren, suchen, was kaputtging.}
R: {Jeder Fehler wird also einmal gemacht und zweimal gesucht.|Und wenn das von allein ginge?}
P: {Schöner kann man es nicht sagen.|Dann hätte ich einen Nachmittag übrig und wüsste nicht, wohin damit.}

## recap
-- strong
R[listening]: {Darf ich es wiederholen, und Sie korrigieren mich: Der Plan an sich ist gut, teuer sind die Änderungen am Tag, und sehen kann man das erst am Monatsende. Was fehlt?|Ich möchte sichergehen: Jeder fasst den Plan an, keinem gehört er, und das kostet $hours Stunden in der Woche. Ist das richtig?}
P: {Nur, dass es mit jedem neuen Standort schlimmer wird.|Genau so. In dieser Reihenfolge hat es noch niemand gesagt.}
R[listening]: {Danke, das ist wichtig. Wie zeigt sich das bei den Leuten draußen?|Wem sollte er denn gehören?}
P: {Sie improvisieren. Gut sogar, aber ein System ist das nicht.|Meinem Team. Aber mit weniger Klicks als heute, sonst ist es tot.}
--
R[listening]: {Im Kern ist es also der Zeitaufwand.|Gut, ich nehme mit: die Morgenstunden und die Änderungen.}
P: {Teilweise. Und dass wir es zu spät erfahren.|Ja, so ungefähr.}
R: {Also beides.|Habe ich notiert.}
P: {Das Zweite mehr als das Erste.|Prima.}
-- weak
R[listening]: {Ja, das hören wir oft, und genau dafür haben wir eine Funktion, Folie vierzehn.|Entschuldigung, wie viele Standorte waren es noch gleich?}
P: {Ich war noch nicht ganz fertig, aber gut.|$Sites. Das hatte ich am Anfang gesagt.}
R: {Sie werden begeistert sein, warten Sie.|Ach ja, ich habe gerade mitgeschrieben.}
P: {Dann zeigen Sie mal.|Kein Problem.}

## competitor
--
R: {Schauen Sie sich noch andere an? Alles andere würde mich wundern.|Mit wem sprechen Sie sonst noch?}
P!rival: {$Rival haben wir gesehen. Sehr hübsch, aber unseren Montag konnten sie nicht zeigen.|$Rival war vor zwei Wochen hier. Auf dem Papier günstiger, ganz ehrlich.}
R[value]: {Was hat Ihnen dort gefallen?|Danke für die Offenheit. Woran werden Sie uns messen?}
P: {Dass es einfach aussah. Bis zur dritten Frage.|Daran, wer ans Telefon geht, wenn etwas klemmt.}
R: {Dann schauen wir uns unseres auf einem Handy an und nicht auf meinem großen Bildschirm.|Dann rufen Sie am besten bei $peer an. Die kommen von $rival und erzählen Ihnen beides.}
P: {Das würde helfen.|Schicken Sie mir den Kontakt.}

## show
--
R[value]: {Ich teile den Bildschirm: Montag, sieben Uhr, Ihre Leute, zwei fehlen, ein Einsatz hat sich verschoben.|Ich beginne mit dem, was Sie beschrieben haben: Es ist sieben, jemand fehlt. Sehen Sie das?}
P: {Ja. Das Rote sind die Lücken?|Ich sehe es. Was heißt Rot?}
R: {Genau. Ein Klick, drei Vorschläge, und was jeder an Überstunden kosten würde.|Unbesetzt. Ein Klick, und Sie sehen, wer kann, wer darf und wer es am häufigsten gemacht hat.}
P!luecken: {Und ich entscheide? Von allein passiert nichts?|So würde ich auch vorgehen, wenn ich Zeit hätte.}
R: {Sie entscheiden, immer.|Ab jetzt haben Sie sie.}
P: {Gut. Eine Blackbox würde hier keine Woche überleben.|Das ist mehr, als ich montags um sieben weiß.}
--
R[value]: {Jetzt dasselbe auf dem Handy, wie es Ihre Leute sehen: heute, morgen, und eine Taste "Ich kann nicht".|Stellen Sie sich vor, Sie sind draußen, und Ihr Plan hat sich gerade geändert.}
P: {Und was passiert, wenn man sie drückt?|Muss ich das bestätigen?}
R: {Sie sehen es sofort, mit Vorschlägen, und draußen sieht man, dass sich jemand kümmert.|Einmal tippen. Nach zehn Minuten ohne Antwort wird es hier orange.}
P!handy: {In mehreren Sprachen? Die Hälfte bräuchte das.|Dann hat die Chatgruppe ausgedient.}
R: {In vierzehn, jeder stellt seine ein.|Für Geburtstage können Sie sie behalten.}
P: {Sehr gut.|Darüber wird man sich freuen.}
--
R[value]: {Hier sind die Regeln, in ganz normalem Deutsch: Ruhezeiten, Nachweise, wer wohin nicht darf.|Nennen Sie mir eine Ihrer Regeln, wir geben sie ein.}
P: {Und wenn sich zwei widersprechen?|Niemand arbeitet zwei Wochenenden hintereinander. Die ist heilig.}
R: {Dann sagt es das, und welche Sie brechen müssten. Heimlich bricht es keine.|Eingegeben. Und schon zeigt es die vier Stellen, an denen der jetzige Plan sie bricht.}
P!regeln: {Das hätte ich gern auf einer Tasse.|Vier? Ich hätte geschworen, keine. Nützlich, und ein bisschen peinlich.}
--
R[value]: {Das hier ist für $bossAccusative: geplante Stunden, geleistete Stunden, Kosten pro Einsatz, bis gestern Abend.|Noch ein Bild: Plan gegen Ist, je Standort.}
P: {Bis gestern? Wir bekommen das am Zehnten des Folgemonats.|Komme ich damit bis auf einen einzelnen Tag?}
R: {Die Stunden kommen vom Handy, da ist nichts einzusammeln.|Bis auf den einzelnen Einsatz, wenn Sie möchten.}
P!auswertung: {Ich kenne zwei, die sich darum streiten werden.|Damit wäre uns der März aufgefallen.}
--
R[value]: {Wollen wir Ihren schlimmsten Tag ausprobieren?|Sagen Sie mir etwas, das es Ihrer Meinung nach nicht kann.}
P!schlimmster-tag: {Schnee. Die Hälfte kommt nicht, alles ist zu spät, alle rufen gleichzeitig an.|Zwei Kranke, ein Wagen defekt, und ein Eileinsatz beim Kunden, den wir nicht enttäuschen dürfen.}
R: {Ich nehme die Hälfte heraus. Jetzt sortiert es nach dem, was nicht warten kann, und der Rest bekommt auf Knopfdruck Bescheid.|Alles rettet es nicht. Es sagt: Diese zwei auf morgen, der hier an den Partner, und der wichtige ist besetzt.}
P: {Gegen den Schnee hilft es nicht, aber ich wüsste, wo ich stehe.|Auf diese Lösung komme ich etwa um elf.}
R: {Mehr verspreche ich auch nicht.|Und es ist sieben Minuten nach sieben.}
P: {Gute Antwort.|Zeigen Sie das genau so $bossDative.}
--
R[value]: {Wie legen Sie einen neuen Standort an? Ich mache es vor Ihren Augen.|Jetzt kommt der langweilige Teil, die Einrichtung.}
P: {Nehmen Sie $pilot.|Davor graut mir. Unsere Daten sind nicht schön.}
R: {Regeln kopieren, Personalliste hineinziehen, fertig. Elf Fehler, jeder in einem Satz erklärt.|Sie ziehen die Datei hinein, wie sie ist, und bekommen gesagt, welche Zeilen unklar sind und was die Lösung wäre.}
P!einrichtung: {Das war eine Minute. Bei $systemDative war es ein Projekt.|"Ist das dieselbe Person wie in Zeile vierzig?" Ja, ist es.}
--
R[value]: {So sieht es Ihr Kunde: ein Link, keine Anmeldung, die Ankunftszeit.|Ihre sechzig Anrufe am Tag enden hier.}
P: {Und wenn wir zu spät sind, sieht man das auch?|Ist das genau?}
R: {Ja, mit neuer Uhrzeit. Verspätung verzeiht man. Ungewissheit nicht.|Auf etwa zehn Minuten. Ehrlicher als ein Fenster von vier Stunden.}
P!ankunft: {Daran müsste ich mich gewöhnen. Aber es stimmt.|Das nähme uns die Hälfte der Anrufe ab.}

## value
-- strong
R[value]: {Rechnen wir zusammen, und Sie führen den Stift: $cost auf der einen Seite, $total auf der anderen, ohne eine einzige Beschwerde. Was habe ich vergessen?|Sie sprachen von $hours Stunden in der Woche. $Peer lag ähnlich und war nach $weeks Wochen bei einem Drittel.}
P!nachweis: {Die Einarbeitung, und zwei Wochen, in denen wir beides machen.|Kann mir das jemand bestätigen? Ein Mensch, keine Folie.}
R[value]: {Stimmt. Rechnen wir zwei Wochen doppelt: Das verschiebt den Ertrag um einen Monat, ändert aber nichts an der Antwort.|Die Planungsleitung dort nimmt Ihren Anruf an. Und gemessen haben sie selbst.}
P: {Das kann ich $bossDative sagen, ohne rot zu werden.|Geben Sie mir den Namen, ich rufe an.}
--
R[value]: {Am häufigsten hören wir, dass es morgens ruhiger wird.|In der Regel kommt etwa ein Viertel der Zeit zurück, je nach Ausgangslage.}
P: {Ruhiger wäre schön. Wie lange dauert das?|"Je nach" sagen alle.}
R: {Zwischen sechs und zwölf Wochen, das hängt an den Daten.|Deshalb messe ich lieber erst an einem Standort.}
P: {Das klingt plausibel.|Das überzeugt mich mehr.}
-- weak
R[value]: {Wir haben Planung, Analysen, die App, über zweihundert Schnittstellen und neuerdings einen Assistenten.|Wir sind da einfach führend, das sagen alle Analysten.}
P: {Das ist viel. Und was davon bräuchte ich?|Und woran merke ich das?}
R[value]: {Idealerweise alles.|An der Effizienz, ganz allgemein.}
P: {Alles ist für mein Team zu viel.|Damit kann ich keinen Antrag schreiben.}

## objection
-- strong
R: {Was würde Sie zögern lassen?|Ich höre da ein "Aber".}
P!akzeptanz: {Meine Leute. Drei Werkzeuge haben sie kommen und gehen sehen, an ein viertes glauben sie nicht.|Wir stellen gerade $system um, zwei Dinge gleichzeitig schaffe ich nicht.}
R[objection]: {Das ist die richtige Sorge. Woran ist das letzte gescheitert?|Was belastet Sie mehr: die Einrichtung oder die Umstellung für die Leute?}
P: {Es war langsamer als das Papier. So einfach ist das.|Die Leute. Für die Einrichtung finde ich Stunden.}
R[objection]: {Dann prüfen wir genau das: zwei Teamleitungen, eine Woche, Stoppuhr. Ist es langsamer als Papier, hören wir auf.|Dann richten wir jetzt ein und beginnen mit den Leuten erst nach Ihrer Umstellung.}
P: {Wenn Sie mir das schriftlich geben, habe ich mein Argument.|Hm. Das könnte gehen.}
-- strong
R: {Was wird die IT dazu sagen?|Gibt es etwas an uns, dem Sie noch nicht trauen?}
P!bedenken-it: {Dass sie weniger Anbieter will und nicht mehr. Das ist dieses Jahr ein offizielles Ziel.|Sie sind nicht gerade riesig. Was wird aus uns, wenn Sie jemand kauft?}
R[objection]: {Was müsste erfüllt sein, damit die IT ruhig schläft?|Berechtigt. Was bräuchten Sie in der Hand, falls es so kommt?}
P: {Eine Anmeldung, keine Server, keine Tickets.|Meine Daten in brauchbarer Form, und Zeit.}
R[objection]: {Die ersten beiden sind da. Für das Dritte zeige ich das Protokoll eines Kunden Ihrer Größe: vier Tickets im letzten Monat.|Beides steht im Vertrag: vollständiger Export und zwölf Monate zum selben Preis. Sie bekommen die Klausel heute noch.}
P: {Vier? Das glauben die erst, wenn sie es sehen.|Gut. Die Rechtsabteilung liest sie trotzdem dreimal.}
--
R: {Gibt es etwas, das Ihnen Sorgen macht?|Haben wir ein Thema bisher umgangen?}
P!umstellung: {Ein wenig die Umstellung. Wir sind nicht gerade Digitalmenschen.|Die Stammdaten. Jeder Name steht zweimal drin, einmal mit Tippfehler.}
R[objection]: {Es gibt eine Schulung, und nach zwei Wochen klappt es meistens.|Das ist überall so. Unsere Prüfung findet das meiste.}
P: {"Meistens" reicht mir für einen Piloten.|Solange Sie uns nicht verurteilen.}
-- weak
R: {Dann gibt es keine Einwände, nehme ich an?|Sonst noch etwas?}
P!preis-einwand: {Doch, der Preis. Der liegt weit über dem, was wir uns vorgestellt hatten.|Ich bin nicht sicher, ob die Leute das wollen. So etwas ist hier schon gescheitert.}
R[objection]: {Da kann ich bestimmt etwas machen. Zehn, fünfzehn Prozent, ich rede mit meinem Chef.|Die werden es lieben, glauben Sie mir. Es ist sehr intuitiv.}
P: {Um einen Rabatt hatte ich noch gar nicht gebeten, aber ich merke es mir.|Das hat der letzte Anbieter wörtlich so gesagt.}
R[objection]: {Ich möchte ja, dass es für Sie passt.|Aber bei uns ist es wirklich anders.}
P: {Aha.|Wenn Sie meinen.}

## position
--
R: {Wie ist die interne Runde ausgegangen?|Wo stehen wir aus Ihrer Sicht?}
P!intern-ja: {$Boss ist dafür, die Finanzabteilung auch, mit einem Aber von rund $percent Prozent.|Die Entscheidung ist so gut wie gefallen. Offen sind das Geld und zwei Punkte im Vertrag.}
R: {Und abgesehen von dem Prozentsatz, ist noch etwas offen?|Was davon würde die Unterschrift aufhalten?}
P: {Die Laufzeit. Länger als ein Jahr haben wir noch nie unterschrieben.|Der Preis. Der Rest ist Formulierung.}
--
R: {Was kam zum Angebot zurück?|Sie haben das Angebot seit einer Woche. Wie war die Reaktion?}
P: {Dass es kurz ist, kam gut an. Die Zahl unten weniger.|Zwei Fragen vom Controlling, eine vom Justiziar und ein Seufzer von $bossDative.}
R: {Geht es um den Betrag oder ums Prinzip?|Mit dem Seufzer fange ich an, der sagt mir am meisten.}
P: {Ums Prinzip. Man will immer etwas herausgeholt haben.|Der galt den $total. Das passt nicht in den Posten für dieses Jahr.}
--
R: {Stimmt der Umfang noch? $Seats Beschäftigte, $sites.|Bevor wir über Zahlen reden: Würden Sie etwas weglassen?}
P: {Ja, aber nicht alles am ersten Tag. Ich möchte für das zahlen, was läuft.|Die zwei kleinen Standorte könnten warten.}
R: {Dann in Stufen mit Datum, und Sie zahlen ab dem Monat, in dem eine Stufe startet.|Vernünftig. Das ändert die Zahl, also klären wir es zuerst.}
P: {Das lässt sich oben gut erklären.|Das würde mir dieses Jahr sehr helfen.}

## price-talk
-- strong
R[pricing]: {Der Listenpreis ist $price pro Kopf und Monat, $total im Jahr. Bevor ich daran rühre, wüsste ich gern, womit er verglichen wird.|Ich lege die Zahl offen hin: $total im Jahr. Das ist fair, und ich ändere lieber den Umfang, als so zu tun, als wäre sie zu hoch gewesen.}
P!rabatt: {Mit dem Budget, und das ist $off Prozent niedriger.|Das respektiere ich, aber mit leeren Händen kann ich nicht zurück.}
R[pricing]: {Wenn ich mich bewege, brauche ich etwas dafür: Laufzeit, Vorauszahlung oder eine Referenz. Was könnten Sie anbieten?|Dann suchen wir etwas zum Tauschen. Zwei Jahre statt einem sind uns $off Prozent wert.}
P: {Die Referenz ist leicht. Zwei Jahre muss ich fragen.|Vorauszahlung könnte gehen. Dieses Jahr ist Geld da, nächstes nicht.}
R[pricing]: {Gut. Mit $term Monaten und der Referenz sind es $off Prozent, und da ist Schluss.|Mit Vorauszahlung $off Prozent. Eine zweite Zahl habe ich nicht in der Tasche.}
P: {Das ist wenigstens klar. Bitte schriftlich.|Fragen werde ich trotzdem, das ist mein Beruf. Aber gut.}
--
R[pricing]: {Bei Ihrem Volumen wären $off Prozent drin, wenn wir dieses Quartal unterschreiben.|Es sind $price pro Kopf und Monat. Etwas Luft gibt es bei $term Monaten.}
P: {Das ist etwas. Nehme ich mit.|Ganz reicht es nicht, aber die Richtung stimmt.}
R: {Sagen Sie mir, was noch fehlt.|Was bräuchte es, damit es reicht?}
P: {Ich bespreche es mit $bossDative.|Zwei Euro weniger pro Kopf, dann unterschreibe ich selbst.}
-- weak
R[pricing]: {Es sind $total, aber, na ja, da ist noch Luft, das sage ich Ihnen gleich.|Über den Preis reden wir besser ein andermal, das hängt von vielem ab.}
P: {Ach. Wie viel Luft?|Genau das wollte $boss heute wissen.}
R[pricing]: {$off Prozent ohne Rückfrage. Mit meinem Chef wohl $off2.|Er wird konkurrenzfähig sein, das kann ich versprechen.}
P: {Dann beginnen wir bei $off2. Und ohne Laufzeit, bitte.|Mit "konkurrenzfähig" kann ich nicht planen.}

## trade
--
R[pricing]: {Sind $term Monate grundsätzlich ein Problem oder nur in der Form?|Was würde $term Monate annehmbar machen?}
P!laufzeit: {Grundsätzlich. Wenn $system abgelöst wird, möchte ich nicht an Ihnen hängen.|Ein Ausstieg nach dem ersten Jahr.}
R: {Fällt $system weg, lassen wir Sie gehen. Das schreiben wir hinein.|Dann ein Ausstieg nach zwölf Monaten, drei Monate Frist. Sie verlieren nur den Nachlass.}
P: {In den Vertrag, nicht in eine Mail.|Das unterschreibe ich.}
--
R[pricing]: {Wie zahlen Sie üblicherweise: monatlich, quartalsweise, jährlich?|Ist Ihnen der Zahlungsrhythmus wichtig?}
P!zahlung: {Quartalsweise. Die Buchhaltung behält ihr Geld gern.|Ein Jahr im Voraus ginge, wenn es etwas wert ist.}
R: {Quartalsweise ist in Ordnung.|Drei Prozent ist es uns wert.}
P: {Ein Punkt weniger.|Mehr als bei der Bank.}
--
R[pricing]: {Und wenn neue Standorte zwei Jahre lang zum selben Preis dazukämen?|Etwas würde mir sehr helfen und kostet Sie eine Stunde: ab und zu ein Referenzgespräch.}
P!wachstumspreis: {Das ist mir mehr wert als ein Rabatt heute. Zwei kommen noch dazu.|Wenn es läuft, gern. Wenn nicht, wäre ich eine sehr ehrliche Referenz.}
R: {Dann als Option, ohne Verpflichtung.|Andere helfen auch niemandem.}
P: {Da lächelt sogar der Einkauf.|Dann bin ich dabei.}

## decision
--
R[discovery]: {Wie fällt bei $company so eine Entscheidung?|Wer könnte Nein sagen?}
P: {Ich schreibe zwei Seiten, $boss liest eine, dann geht es ins Controlling.|Alle. Ja sagen kann nur $boss.}
R[next]: {Was muss auf dieser einen Seite stehen?|Sollten wir die Skeptiker dazuholen, bevor es ein Angebot gibt?}
P: {Kosten heute, Kosten morgen, und wer es sonst noch macht.|Gute Idee. Wenn der Lauteste überzeugt ist, folgt der Rest.}
--
R[discovery]: {Als $system kam, wie lange hat das gedauert?|Gibt es einen Termin, der zählt?}
P!termin: {Sieben Monate. Vier davon haben wir auf einen Kalendereintrag gewartet.|Es muss $deadline laufen. Danach hat niemand Zeit, Neues zu lernen.}
R[next]: {Was würden Sie heute anders machen?|Rückwärts gerechnet sind das $weeks Wochen Einführung. Schaffen wir die Entscheidung rechtzeitig?}
P: {Für jeden Schritt einen Namen und ein Datum.|Knapp, aber ja, wenn es nicht im Papierkram versandet.}

## since
--
R: {Was hat sich seit dem letzten Mal getan?|Wie ist es in den letzten Wochen weitergegangen?}
P!interesse: {Ich habe es zwei Teamleitungen gezeigt. Eine war dafür, eine schwieg, und Schweigen ist ein Fortschritt.|$Boss hat mich auf dem Flur darauf angesprochen. Das kommt sonst nie vor.}
R[listening]: {Was hat sich die schweigende am längsten angesehen?|Was war die Frage?}
P: {Den Diensttausch. Und dann, ob man ihn abschalten kann.|Ob wir es früher haben können. Ich musste nachfragen, ob das ein Scherz ist.}
--
R: {Haben Sie $peer erreicht?|Wie läuft der Test?}
P!referenz: {Ja, vierzig Minuten. Sehr offen, auch zu den ersten drei Wochen.|Besser als befürchtet. Der erste Plan dauerte länger als mit $toolDative, der dritte nur noch halb so lang.}
R[listening]: {Was nehmen Sie daraus mit?|Woher kam die Hälfte?}
P: {Dass im ersten Monat jemand Zeit braucht. Richtige Zeit.|Vom Nicht-Telefonieren. Sie schauten auf die Liste, und die stimmte.}
--
R: {Ich hatte Ihnen die Rechnung geschickt. Hat sie gehalten?|Es war eine Weile still. Ist alles in Ordnung?}
P: {Das Controlling hat den Nutzen halbiert, wie immer, und es blieb trotzdem etwas übrig.|Ein Notfall beim Kunden, dann der Abschluss. Mit Ihnen hatte es nichts zu tun.}
R[objection]: {Die Hälfte würde ich auch nehmen. Soll ich etwas genauer aufschlüsseln?|Das beruhigt mich. Hat sich an der Dringlichkeit etwas geändert?}
P: {Die Überstunden. Da glaubt man mir nicht.|Im Gegenteil, der Notfall hat uns recht gegeben.}
--
R: {Ist jemand Neues dazugekommen?|Wie sieht es der Betriebsrat?}
P!betriebsrat: {Das Controlling hat jemanden abgestellt. Sehr genau, Sie werden sich verstehen.|Er will sicher sein, dass damit niemand überwacht wird. Das ist kein unvernünftiger Wunsch.}
R[next]: {Was muss diese Person zuerst sehen?|Ortung ist aus, solange Sie sie nicht einschalten. Geben Sie mir eine Stunde mit dem Gremium?}
P: {Die Summe über drei Jahre, mit allem, was man gern vergisst.|Mutig. Ich richte es ein.}

## rollout
--
R[value]: {So laufen die ersten Wochen: Nach zwei Tagen kennen Sie Ihre Projektleitung, in Woche eins kommen die Daten, in Woche drei arbeitet $pilot damit.|Der Ablauf: Woche eins Daten, Woche zwei Schulung, Woche drei beides nebeneinander, ab Woche vier nur noch das Neue.}
P: {Wen muss ich dafür freistellen?|Beides nebeneinander klingt nach doppelter Arbeit.}
R: {Eine Person aus der Planung, zwei Tage pro Woche, drei Wochen lang.|Ist es, fünf Tage lang. Ohne haben wir es versucht, und alle haben es bereut.}
P!aufwand: {Das lässt sich machen. Ich hatte Schlimmeres erwartet.|Fünf Tage sind okay. Ich sage dazu, dass es ein Ende hat.}
--
R: {Wer sagt es den Leuten, und wann?|Woran würden Sie in drei Monaten merken, dass es richtig war?}
P!erfolg: {Ich selbst, vor Ort, bevor es das Gerücht tut.|Wenn ich zwei Wochen weg bin und mein Telefon nicht klingelt.}
R[next]: {Gut so. Wir haben einen Aushang dafür, den schicke ich Ihnen heute.|Das wird Ziel Nummer eins. Wir prüfen es in Woche sechs und Woche zwölf.}
P: {Gern.|Abgemacht. Ich buche schon mal.}
--
R: {In welcher Reihenfolge gehen die Standorte?|Gibt es etwas, das den Start noch bremst?}
P: {Erst $pilot, dann die zwei daneben. Der Rest nach einer Zwischenbilanz.|Die Personalliste. Die stimmt nie beim ersten Mal.}
R[next]: {Die Zwischenbilanz kommt mit Datum in den Plan, gemeinsam mit $bossDative.|Deshalb planen wir zwei Runden. Die erste übernehmen wir.}
P: {Laden Sie bitte auch die Skeptiker ein.|Man merkt, dass wir nicht die Ersten sind.}

## usage
--
R: {Ganz ehrlich, wie läuft es?|Wie fühlt es sich nach den ersten Monaten an?}
P!zufrieden: {Gut. Morgens ist es ruhiger, und ich trage den Plan nicht mehr im Kopf herum.|Besser als gedacht. In $pilot will niemand zurück.}
R[listening]: {Was hat sich zuerst verändert?|Was hat dort den Unterschied gemacht?}
P: {Das Telefon. Vor neun klingelt es halb so oft.|Die Leitung. Zeigt es jedem, jeden Tag, bis alle aufgeben.}
--
R[discovery]: {Was nutzen Sie am meisten?|Und was nutzen Sie gar nicht?}
P: {Die Nachricht, wenn sich etwas verschiebt. Gekauft habe ich etwas anderes, behalten würde ich das.|Die Prognose. Zweimal angesehen, nicht geglaubt.}
R[listening]: {Das hören wir oft, und in keiner Vorführung fragt jemand danach.|Woran lag es?}
P: {Sie sollten mehr dafür verlangen. Vergessen Sie, dass ich das gesagt habe.|Sie kannte die regionalen Feiertage nicht.}
--
R[discovery]: {Was hat Sie zuletzt geärgert?|Was machen Sie noch von Hand?}
P!aerger: {Montags ist es langsam. Nicht schlimm, aber man merkt es.|Die Aushilfen. Die stehen auf einer Liste, weil niemand sie für zwei Wochen anlegt.}
R[next]: {Das nehme ich mit. Sie bekommen bis $day eine Ursache und keine Nummer.|Dafür gibt es einen Import: eine Datei mit Namen, eine Minute.}
P: {Danke. Das ist das Einzige, worüber wirklich gemurrt wird.|Warum sagt mir so etwas niemand?}
--
R[value]: {Am Anfang sagten Sie: morgens unter einer halben Stunde. Letzten Monat waren es im Schnitt vierundzwanzig Minuten.|Ich habe Ihre drei Ziele mitgebracht, auch das eine, das noch fehlt.}
P: {Wirklich? Gespürt habe ich es, schwarz auf weiß kannte ich es nicht.|Welches fehlt denn?}
R[value]: {Das sind etwa $hours Stunden in der Woche. Soll ich das auf eine Seite für $bossAccusative bringen?|Die Überstunden: drei Prozent weniger statt fünf. Ich vermute, es liegt an einem einzigen Standort.}
P!ergebnis: {Unbedingt. Danach werde ich jedes Quartal gefragt.|Ich ahne, an welchem. Damit kann ich etwas anfangen.}

## cold-open
-- strong
R[opening]: {Guten Tag, $you, $me von $us. Sie haben meinen Anruf nicht erwartet. Bekomme ich dreißig Sekunden, und dann entscheiden Sie?|$you, das hier ist Kaltakquise, Sie dürfen also auflegen. Oder Sie geben mir eine halbe Minute. $me, $us.}
P: {Wenigstens sagen Sie es. Dreißig Sekunden.|Ehrlich sind Sie ja. Die Uhr läuft.}
R[opening]: {Sie suchen gerade zwei Leute für die Planung in $city, und wer das tut, hat meist ein Problem am frühen Morgen.|Ich habe diesen Monat mit drei Firmen wie $company gesprochen, und alle sagten: Bis acht Uhr stimmt der Plan.}
P: {Die Anzeige ist von mir, ja.|Bei uns bis sieben. Wer hat Ihnen das verraten?}
-- weak
R[opening]: {Guten Tag, bin ich da richtig bei dem, der für den Betrieb zuständig ist?|Schönen guten Tag! Wir sind führend bei Planungslösungen und ich wollte Ihnen ein Angebot vorstellen.}
P: {Kommt darauf an. Worum geht es?|Sie wollen also etwas verkaufen.}
R[opening]: {Also, wir sind eine Plattform für Planung, Analysen, Nachrichten und so weiter.|Na ja, informieren, ganz unverbindlich.}
P: {Das waren viele Wörter.|Aha.}

## brush-off
-- strong
R: {Darf ich Ihnen eine Frage stellen, bevor Sie entscheiden?|Kommt Ihnen davon etwas bekannt vor?}
P!abwehr: {Schicken Sie mir eine Mail, ich schaue es mir an.|Vielleicht, aber dieses Jahr gibt es kein Budget.}
R[objection]: {Gern. Damit sie nicht eine von vierzig ist: eher die Morgenstunden oder eher die Überstunden?|Um Budget bitte ich nicht. Wenn es welches gäbe, stünde das Thema auf Ihrer Liste?}
P: {Die Überstunden. Den Morgen habe ich aufgegeben.|Unter den ersten drei, wenn ich ehrlich bin.}
-- weak
R: {Wäre das etwas für Sie?|Klingt doch gut, oder?}
P!abwehr: {Nein danke, im Moment suchen wir nichts.|Wir haben schon ein System.}
R[objection]: {Sie kennen es ja noch gar nicht. Mit einer halben Stunde überzeuge ich Sie.|Das sagen am Anfang alle. Unseres ist aber besser.}
P: {Genau die halbe Stunde habe ich nicht.|Sie wissen doch gar nicht, was wir haben.}

## next
-- strong
R[next]: {Dann halte ich fest: Heute kommt die Zusammenfassung, Sie prüfen die Zahlen bis $day, und am $day2 $clock gehen wir sie mit $bossDative durch. Passt das?|Also konkret: Von mir heute das Angebot, von Ihnen bis $day die Fragen der IT, und am $day2 $clock sprechen wir wieder. Was habe ich vergessen?}
P!folgetermin: {$Day passt. $BossAccusative muss ich fragen, der Termin sieht aber frei aus.|Nichts. Doch: Laden Sie die IT gleich mit ein.}
R[next]: {Die Einladung geht jetzt hinaus. Wenn es dort nicht geht, verschieben wir dann?|Erledigt, sie steht schon im Kalender.}
P: {Ja. Ohne $bossAccusative ist es nur ein nettes Gespräch.|Ich sehe sie. Angenommen.}
--
R[next]: {Wie möchten Sie weitermachen?|Was wäre für Sie ein guter nächster Schritt?}
P: {Schicken Sie mir die Zusammenfassung, ich bespreche sie intern.|Geben Sie mir Termine, ich hole die Leute zusammen.}
R[next]: {Gut. Soll ich mich Ende nächster Woche melden?|Bekommen Sie morgen.}
P: {Ungefähr, ja.|Prima.}
-- weak
R[next]: {Okay, ich schicke Ihnen einfach mal Unterlagen, und Sie melden sich?|Oh, die Zeit. Wir bleiben in Kontakt, ja?}
P: {Gut, ich schaue hinein, wenn ich dazu komme.|Und was sage ich jetzt $bossDative?}
R[next]: {Gar kein Stress, wann immer es passt.|Dass es gut lief. Ich schreibe irgendwann nächste Woche.}
P: {Mal sehen.|Viel ist das nicht, aber gut.}

## goodbye
--
R: {Vielen Dank, $you, das war sehr hilfreich.|Danke für die offenen Worte, $you.}
P: {Ebenso.|Anders kann ich nicht.} {Bis bald.|Schönen Tag noch.}
--
R: {Dann schenke ich Ihnen ein paar Minuten.|Ich lasse Sie in Ihren nächsten Termin.} {Eine gute Woche noch!|Alles Gute!}
P: {Mein liebstes Geschenk. Auf Wiederhören!|Danke, Ihnen auch. Tschüss!}
--
R: {Wenn vorher etwas ist: anrufen, kein Ticket.|Sie haben meine Nummer, falls etwas dazwischenkommt.}
P: {Vorsicht, das mache ich wirklich. Auf Wiederhören.|Die ist gespeichert. Bis dann!}
`;
