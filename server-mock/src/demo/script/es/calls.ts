/** Llamadas en español. */
export const calls = `
## greeting
--
R: {Hola, $you, ¿me oyes bien?|Buenas, $you, ¿qué tal se oye por ahí?}
P: {Perfecto. Perdona el retraso, la reunión anterior no se acababa nunca.|Alto y claro. Dame un segundo, que cierro la puerta.}
R: {Nada, tranquilo todo por aquí. ¿Cómo va la semana?|Sin prisa. ¿Mucho jaleo hoy?}
P: {Movidita, pero de las buenas.|Lo normal: dos bajas y tres llamadas antes de las ocho.}
--
R: {$you, gracias por el rato.|Qué bien verte por fin en pantalla, $you.} {¿Te sigue viniendo bien ahora?|¿Seguimos con la hora que dijimos?}
P: {Sí, aunque luego entro en otra, así que vamos al grano.|Sí, me he traído el café y todo.}
R: {Hecho, vigilo yo el reloj.|Entonces no te lo dejo enfriar.}
P: {Te lo agradezco.|Eso espero.}
--
R: {Hola a los dos. $you2, creo que no nos conocíamos.|Qué bien que hayáis podido los dos.}
Q: {No, pero me han hablado de vosotros. Para bien, de momento.|Vengo sobre todo a escuchar, a ver cuánto aguanto.}
P: {$you2 es quien va a vivir con esto cada día, así que mejor desde el principio.|No te fíes, siempre acaba haciendo la pregunta difícil.}
R: {Pues que pregunte todo lo que quiera.|Las difíciles son las que más me sirven.}
P: {Ya te arrepentirás.|Venga, empezamos.}
--
R: {¡$you! Creía que llegaba tarde yo.|Hola, $you. ¿Te pillo en buen sitio?}
P: {Y llegas, pero menos que yo.|En la sala del fondo. Huele a comida, pero es tranquila.}
R: {Pues empatamos.|Así vamos ligeros, que tengo hambre.}
P: {Dejémoslo ahí.|Lentejas. Tienes posibilidades.}

## small-talk
--
R: {¿Qué tiempo hace en $city?|¿Sigue lloviendo por $city?}
P: {Un sol de justicia, y yo aquí dentro.|Llevamos una semana con paraguas, imagínate.}
R: {Aquí igual. La ventana solo sirve para dar envidia.|Por lo menos no apetece salir antes de terminar.}
P: {Pues eso.|También es verdad.}
--
R: {Vi lo del nuevo centro. Enhorabuena.|¿Cómo fue la apertura del otro día?}
P: {Gracias. En las fotos no se ve que faltaban las sillas.|Con dos semanas de retraso y sin heridos. Un éxito.}
R: {Las sillas siempre llegan las últimas.|Con eso yo firmaba.}
P: {Y los cargadores, ni te cuento.|Y yo, y yo.}
--
R: {La última vez estuve cuatro horas en $city y no vi nada. ¿Qué me perdí?|Nunca he estado en $city. ¿Por dónde empiezo?}
P: {El mercado por la mañana y una sobremesa larga.|Por el casco antiguo, antes de que lleguen los autobuses.}
R: {Me apunto la sobremesa.|Tomo nota, y madrugo.}
P: {Es lo más importante.|Compensa.}

## agenda
-- strong
R[opening]: {Te propongo una cosa: primero me cuentas cómo estáis hoy, luego te enseño solo lo que encaje, y al final decidimos juntos si tiene sentido seguir. ¿Añadirías algo?|He pensado en tres puntos: $goal, ver qué ha cambiado por vuestro lado y acordar el siguiente paso. ¿Qué te gustaría llevarte tú de esta llamada?}
P: {Me parece bien. Yo necesito una idea de coste para $boss.|Una respuesta clara sobre los plazos. Con eso me basta.}
R[opening]: {Apuntado, de aquí no salimos sin esa cifra.|Pues empezamos por los plazos, para que no se queden para el final.}
P: {Estupendo.|Así me gusta.}
--
R[opening]: {La idea de hoy es $goal. ¿Te parece?|Hoy me gustaría $goal, y que me preguntes lo que quieras.}
P: {Sí, adelante.|Preguntas tengo unas cuantas.}
R: {Pues empieza tú, que las tuyas serán mejores.|Me alegro, para eso estamos.}
P: {Vale.|Vamos allá.}
-- weak
R[opening]: {Bueno, te cuento un poco quiénes somos, ¿vale? Llevamos doce años, estamos en nueve países y hemos ganado un par de premios.|Pues nada, tú dirás. ¿En qué te puedo ayudar?}
P: {Ya, eso lo vi en la web. ¿Podemos ir a lo nuestro?|Hombre, me has llamado tú. Pensaba que traerías algo preparado.}
R: {Claro, claro, son solo dos diapositivas más.|Sí, sí, lo tengo por aquí. Un segundo.}
P: {Venga, pero rápido.|Sin prisa.}

## background
--
R[discovery]: {Cuéntame un poco: ¿cuántos sois y cómo está repartido?|Antes de nada, ¿cómo es $company por dentro?}
P: {Somos $seats personas en $sites, casi todo alrededor de $city.|$Sites, unas $seats personas, y una oficina de planificación aquí en $city.}
R: {¿Y quién hace la planificación de todos?|¿Y cuántos planifican para tanta gente?}
P: {Tres personas y mucha buena voluntad.|Oficialmente dos. En la práctica, cada responsable de turno.}
--
R[discovery]: {¿Cada centro se organiza por su cuenta o se hace desde un sitio?|¿Cómo os llega el trabajo de la semana que viene?}
P!sin-vista: {Cada uno por su lado. Funcionaba mientras no compartían gente.|Dos tercios los sabemos con semanas. El resto cae cuando cae.}
R: {¿Y ahora la comparten?|¿Y quién se come ese último tercio?}
P: {Todo el tiempo, y cada uno cree que el otro vive mejor.|El que coge el teléfono primero.}
--
R: {He visto que habéis crecido bastante. ¿Qué fue lo primero que se rompió?|¿Qué ha cambiado desde que sois el doble?}
P!crecimiento: {La visión de conjunto. Con tres centros lo llevas en la cabeza, con más solo crees que lo llevas.|Antes conocía a todos. Ahora planifico a gente que no he visto nunca.}
R[discovery]: {¿Cuándo te diste cuenta?|¿Y eso cómo se nota en el plan?}
P: {El día que se presentaron dos al mismo servicio. Delante del cliente.|En que siempre se lo pedimos a los mismos diez.}

## probe
-- strong
R[discovery]: {¿Por qué ahora? Con esto lleváis tiempo conviviendo.|Si pudieras cambiar una sola cosa antes del próximo trimestre, ¿cuál sería?}
P!detonante: {Porque perdimos un cliente en primavera, y cuando lo analizamos salió esto.|Dejar de ser yo quien lo sabe todo. Si me pongo malo una semana, tenemos un problema.}
R[discovery]: {¿Y si lo dejáis como está otro año?|¿Quién lo nota primero cuando faltas?}
P: {Contratamos a dos personas para hacer lo que debería hacer un ordenador.|El cliente. Y una hora después, yo, por teléfono, desde la cama.}
-- strong
R[discovery]: {Llévame a un lunes normal. ¿Qué pasa entre las siete y las nueve?|¿Cómo fue ayer? ¿Qué entró primero?}
P: {Teléfono. Siempre falta alguien, siempre se ha movido algo. El trabajo de verdad empieza a las diez.|Abrimos $toolShort, lo comparamos con lo que ha pasado por la noche y nos ponemos a llamar.}
R[discovery]: {¿Y qué miras para rehacer el plan?|¿Qué parte de eso está escrita en algún sitio?}
P!conocimiento: {$Tool, el correo y la cabeza. Sobre todo la cabeza.|Casi nada. Quién puede con quién, quién sabe qué: todo de memoria.}
--
R[discovery]: {¿Con qué números mides si va bien?|¿Qué habéis probado hasta ahora?}
P: {Quejas, horas extra y mi tensión.|Una consultora. Nos dejó un documento precioso y el mismo proceso.}
R: {¿Y hacia dónde van?|¿Qué tendría que ser distinto esta vez?}
P: {Hacia arriba. Un $percent por ciento más que hace un año.|Que sea más fácil que lo de ahora desde el primer día.}
-- weak
R[discovery]: {Entonces tenéis problemas con la planificación, ¿no?|¿Usáis algún programa? ¿Y estáis contentos?}
P: {Problemas, lo que se dice problemas… va funcionando.|Sí. Cumple.}
R[discovery]: {Ya, pero se puede mejorar, ¿verdad?|Pues espera a ver el nuestro.}
P: {Supongo que todo se puede.|A ver.}

## pain
--
R[discovery]: {Cuando alguien falla a las cinco de la mañana, ¿qué ocurre?|¿Qué pasa si se os cae una persona con el plan ya cerrado?}
P!ausencias: {Que el de guardia va llamando por una lista hasta que alguien lo coge. Cuando lo cubrimos ya vamos tarde.|Que se mueve todo lo que va detrás. No es un hueco, es una cadena.}
R: {¿Cuántas veces a la semana?|¿Y dónde acaba la cadena?}
P: {Dos o tres. En invierno, más.|En una disculpa al cliente. Se nos da ya muy bien.}
--
R[discovery]: {¿Cómo se entera la gente de los cambios?|Si el plan cambia a las seis, ¿quién avisa a quién?}
P!avisos: {Por un grupo de mensajería con noventa personas. Lo importante está entre dos felicitaciones.|Llamando uno por uno. El último ya va por la carretera.}
R: {¿Y cómo sabéis que lo han leído?|¿Y si no lo cogen?}
P: {No lo sabemos. Rezamos.|Nos enteramos a las diez, por el tono de la llamada.}
--
R[discovery]: {¿Cómo lleváis los certificados y las formaciones?|¿Cómo sabéis que a quien mandáis puede hacer ese trabajo?}
P!certificados: {Hay una lista. Es de enero, y dos de los que salen ya no están.|Preguntando. Hasta que un día preguntó también un inspector.}
R: {¿Y os ha costado algún disgusto?|¿Y cómo terminó aquello?}
P: {Cuatro mil euros y una charla muy larga con el seguro.|En advertencia, por esta vez.}
--
R[discovery]: {¿Y las horas trabajadas, cómo llegan a nómina?|¿Cómo cerráis el mes?}
P!partes: {En papel. El viernes, si lo entregan. Luego alguien adivina la letra.|Con dos personas dos días enteros copiando partes.}
R: {¿Cuántas correcciones salen?|¿Y los errores cuándo aparecen?}
P: {Cuarenta o cincuenta al mes.|Cuando alguien mira la nómina y me llama.}
--
R[discovery]: {¿La gente percibe el reparto como justo?|¿Quién se lleva los fines de semana?}
P!equidad: {Dicen que siempre pringan los mismos, y no tengo cómo demostrar lo contrario.|Es el tema estrella con el comité. Sin datos, es sensación contra sensación.}
R: {Si pudieras enseñar el recuento, ¿se calmaría?|Con una simple cuenta ya ganarías algo.}
P: {Sería una conversación. Ahora es una acusación.|La mitad de las discusiones, ya te lo digo yo.}
--
R[discovery]: {Si te llama un cliente y pregunta dónde está tu gente, ¿qué le dices?|¿Cuántas llamadas recibís al día preguntando cuándo llegáis?}
P!sin-hora: {Que ya van. Y luego intento localizar a alguien que no puede coger el teléfono porque está trabajando.|Unas sesenta. Me encantaría recuperar ese tiempo.}
R: {¿Y eso os ha costado algún contrato?|¿Qué les contestáis?}
P: {Uno, seguro. Los demás no dan explicaciones.|Una franja de cuatro horas. Te puedes imaginar.}

## impact
--
R[discovery]: {¿Cuánto te cuesta eso en una semana normal?|¿Le podemos poner un número?}
P!coste: {Unas $hours horas entre tres personas. Pongamos $cost al año.|Lo calculamos una vez: $cost al año, y solo lo que se ve.}
R: {¿$boss conoce esa cifra?|¿Quién más la ha visto?}
P: {De memoria. Por eso estoy aquí.|Estuvo en una diapositiva. Duró poco.}
--
R[discovery]: {¿Y cómo lo vive el equipo?|¿Qué supone para la gente?}
P!rotacion: {Este año se han ido dos, y los dos dijeron lo mismo: que nunca sabían cómo iba a ser el día siguiente.|Están cansados. Los favores se acaban.}
R: {Y reemplazar a dos no sale barato.|Y un día alguien lo dice en voz alta.}
P: {Cuatro meses, y a uno aún lo estamos formando.|Ya lo han dicho. Y tenían razón, que es lo peor.}

## tooling
--
R[discovery]: {¿Con qué lo lleváis hoy?|¿Dónde vive todo eso ahora mismo?}
P: {Con $tool. Ha ido creciendo, y quien lo montó ya se jubiló.|En $tool, y en una copia pegada en la pared, que es la única que se cree la gente.}
R: {¿Y qué hace bien? Porque algo hará bien.|¿Qué echarías de menos?}
P: {Es rápido y lo conoce todo el mundo.|Que lo cambio en dos segundos. Claro, y los demás también.}
--
R: {¿Y eso habla con $system?|¿Cómo pasan los datos a $system?}
P!doble-entrada: {No se dirigen la palabra. Lo teclea una persona los dos últimos días del mes.|Exportar, arreglar columnas, importar y buscar qué se ha roto.}
R: {O sea, cada error se comete una vez y se busca dos.|¿Y si eso se hiciera solo?}
P: {Exactamente así.|Me sobraría una tarde entera, y no sabría qué hacer con ella.}

## recap
-- strong
R[listening]: {Déjame repetirlo y me corriges: el plan en sí está bien, lo que os mata son los cambios del día, y el coste no lo veis hasta fin de mes. ¿Qué me falta?|A ver si lo he entendido: todo el mundo toca el plan y nadie es el dueño, y eso os cuesta $hours horas a la semana. ¿Es así?}
P: {Solo que va a peor con cada centro que abrimos.|Tal cual. Nadie lo había dicho en ese orden.}
R[listening]: {Eso es importante, gracias. ¿Cómo lo nota la gente de a pie?|¿Y quién debería ser el dueño, en tu opinión?}
P: {Improvisan. Lo hacen bien, pero no es un sistema.|Mi equipo. Pero con menos clics que ahora, si no, está muerto.}
--
R[listening]: {Entonces, sobre todo, es el tiempo que se os va.|Vale, me quedo con las mañanas y con los cambios.}
P: {En parte. También que nos enteramos tarde.|Sí, más o menos eso.}
R: {Las dos cosas, de acuerdo.|Bien, apuntado.}
P: {La segunda más que la primera.|Perfecto.}
-- weak
R[listening]: {Sí, sí, eso nos lo dicen mucho, y justo tenemos una función para eso, en la diapositiva catorce.|Perdona, ¿cuántos centros me habías dicho?}
P: {No había terminado, pero bueno.|$Sites. Te lo dije al principio.}
R: {Es que te va a encantar, ya verás.|Ah, sí, es que estaba escribiendo.}
P: {A ver, enséñamela.|No pasa nada.}

## competitor
--
R: {¿Estáis viendo otras opciones? Me extrañaría que no.|¿Con quién más habéis hablado?}
P!rival: {Vimos $rival. Muy bonito, pero no supieron enseñarnos nuestro lunes.|$Rival pasó por aquí hace dos semanas. Más baratos sobre el papel, te soy sincero.}
R[value]: {¿Y qué os gustó de ellos?|Gracias por decirlo. ¿En qué nos vais a comparar?}
P: {Que parecía sencillo. A la tercera pregunta dejó de parecerlo.|En quién coge el teléfono cuando algo se atasca.}
R: {Pues miramos el nuestro en un móvil, no en mi pantalla grande.|Para eso lo mejor es que llames a $peer. Vienen de $rival y te contarán lo bueno y lo malo.}
P: {Eso ayudaría.|Pásame el contacto.}

## show
--
R[value]: {Comparto pantalla. Esto es un lunes a las siete, con vuestra gente: faltan dos y se ha movido un servicio.|Empiezo por lo que me contaste: son las siete y falta alguien. ¿Lo ves?}
P: {Lo veo. ¿Lo rojo son los huecos?|Sí. ¿Y qué significa el rojo?}
R: {Eso es. Pulso, y me propone tres personas, con lo que costaría cada una en horas extra.|Lo que está sin cubrir. Un clic y ves quién puede, quién está autorizado y quién lo ha hecho más veces.}
P!huecos: {¿Y elijo yo? ¿No lo hace por su cuenta?|Así es como decidiría yo, si tuviera tiempo.}
R: {Eliges tú, siempre.|Pues ahora lo tienes.}
P: {Bien, porque una caja negra aquí no dura una semana.|Eso ya es más de lo que sé yo un lunes a las siete.}
--
R[value]: {Ahora lo mismo en el móvil, como lo vería tu gente: hoy, mañana y un botón de "no puedo".|Imagínate que eres tú quien sale a la calle y te acaban de cambiar el plan.}
P: {¿Y qué pasa cuando lo pulsan?|¿Tengo que confirmarlo?}
R: {Te llega al momento, con propuestas, y ven que alguien se está ocupando.|Un toque. Y si en diez minutos no lo haces, aquí se pone en naranja.}
P!movil: {¿En varios idiomas? La mitad lo necesitaría.|O sea, adiós al grupo de noventa personas.}
R: {En catorce, cada cual elige el suyo.|Lo podéis dejar para los cumpleaños.}
P: {Muy bien.|Eso les gustará.}
--
R[value]: {Aquí están las normas, en lenguaje normal: descansos, certificados, quién no puede ir adónde.|Dime una norma vuestra y la metemos.}
P: {¿Y si dos se contradicen?|Nadie trabaja dos fines de semana seguidos. Esa es sagrada.}
R: {Te lo dice, y te dice cuál tendrías que saltarte. En silencio no se salta ninguna.|Escrita. Y ya te enseña los cuatro sitios donde el plan actual la incumple.}
P!normas: {Eso lo quiero impreso en una taza.|¿Cuatro? Habría jurado que ninguno. Útil, y un poco vergonzoso.}
--
R[value]: {Esta parte es para $boss: horas previstas, horas hechas y coste por servicio, hasta anoche.|Una pantalla más: previsto contra real, por centro.}
P!costes: {¿Hasta anoche? A nosotros nos llega el día diez del mes siguiente.|¿Y puedo bajar a un día concreto?}
R: {Las horas salen del móvil, no hay nada que recoger.|A un servicio concreto, si quieres.}
P: {Conozco a dos que se van a pelear por verlo primero.|Con esto habría pillado lo de marzo.}
--
R[value]: {¿Probamos vuestro peor día?|Dime algo que creas que no sabe hacer.}
P!peor-dia: {Nieve. Media plantilla no llega, todo con retraso y todos llamando a la vez.|Dos bajas, una furgoneta rota y un servicio urgente del cliente al que no podemos fallar.}
R: {Quito a la mitad. Ahora ordena por lo que no puede esperar, y con un botón se avisa al resto.|No lo salva todo. Dice: estos dos pasan a mañana, este va a un colaborador y el importante está cubierto.}
P: {La nieve no la arregla, pero sabría dónde estoy.|A esa solución llego yo sobre las once.}
R: {Eso es todo lo que prometo.|Y son las siete y siete.}
P: {Buena respuesta.|Enséñaselo así a $boss.}
--
R[value]: {¿Cómo daríais de alta un centro nuevo? Lo hago delante de ti.|Te enseño lo aburrido: la puesta en marcha.}
P: {Venga, prueba con $pilot.|Eso es lo que me da miedo. Nuestros datos no son bonitos.}
R: {Copio las normas de otro, suelto la lista de personas, y listo. Once errores, explicados uno por uno.|Sueltas el fichero como esté y te dice qué líneas no ha entendido y qué propone.}
P!alta: {Ha tardado un minuto. Con $system fue un proyecto.|"¿Es la misma persona que la de la línea cuarenta?" Pues sí, lo es.}
--
R[value]: {Y esto es lo que vería tu cliente: un enlace, sin contraseña, con la hora de llegada.|Las sesenta llamadas de "¿dónde estáis?" acaban aquí.}
P: {¿Y si vamos tarde, también lo ve?|¿Es exacto?}
R: {También, con la hora nueva. La gente perdona el retraso, no perdona no saber.|En unos diez minutos. Más honesto que una franja de cuatro horas.}
P!hora-cliente: {Me tendría que acostumbrar. Pero tienes razón.|Me quitaría la mitad de las llamadas.}

## value
-- strong
R[value]: {Hagamos la cuenta y tú llevas el lápiz: $cost por un lado, $total por el otro, y no he contado ni una queja. ¿Qué me he dejado?|Me dijiste $hours horas a la semana. $Peer estaba parecido y en $weeks semanas bajó a un tercio.}
P!prueba: {La formación, y las dos semanas en que haremos las dos cosas.|¿Eso me lo puede confirmar alguien? Una persona, no una diapositiva.}
R[value]: {Cierto. Añadimos dos semanas de trabajo doble: retrasa el retorno un mes, no cambia la respuesta.|Su responsable de planificación te coge el teléfono. Y lo midieron ellos, no nosotros.}
P: {Eso se lo puedo decir a $boss sin ponerme rojo.|Pásame el nombre y llamo.}
--
R[value]: {Lo que más nos cuentan es que las mañanas se vuelven tranquilas.|Normalmente se recupera una cuarta parte del tiempo, según de dónde se parta.}
P: {Tranquilas estaría bien. ¿Cuánto se tarda?|"Según" lo dice todo el mundo.}
R: {Entre seis y doce semanas, depende de los datos.|Ya. Por eso prefiero medirlo en un centro antes de prometer nada.}
P: {Vale, es creíble.|Eso me convence más.}
-- weak
R[value]: {Tenemos planificación, analítica, la aplicación, más de doscientas integraciones y ahora también un asistente.|Es que somos líderes, lo dicen todos los analistas.}
P: {Es mucho. ¿Y de eso qué usaría yo?|¿Y eso en qué se nota?}
R[value]: {Pues todo, idealmente.|En la eficiencia, en general.}
P: {Todo es mucho para un equipo como el mío.|Eso no lo puedo poner en un presupuesto.}

## objection
-- strong
R: {¿Qué te haría dudar?|Noto un "pero" por ahí.}
P!adopcion: {Mi gente. Han visto pasar tres herramientas y no se van a creer la cuarta.|Que estamos cambiando $system y no puedo con dos cosas a la vez.}
R[objection]: {Es la duda correcta. ¿Qué mató a la última?|¿Qué parte te pesa más: montarlo o el cambio para la gente?}
P: {Que tardaba más que el papel. Así de simple.|La gente. Para el montaje encuentro horas.}
R[objection]: {Pues probemos justo eso: dos responsables, una semana, con cronómetro. Si es más lento que el papel, no seguís.|Entonces montamos ahora y con la gente empezamos después de vuestro cambio. Nadie aprende dos cosas a la vez.}
P: {Si me lo pones por escrito, ya tengo mi argumento.|Mira, eso podría funcionar.}
-- strong
R: {¿Qué dirá $it de esto?|¿Hay algo de nosotros que no te termine de convencer?}
P!dudas-it: {Que quieren menos proveedores, no más. Es un objetivo de este año.|Que no sois precisamente enormes. ¿Qué pasa si os compra alguien?}
R[objection]: {¿Y qué tendría que cumplirse para que estén tranquilos?|Justa pregunta. ¿Qué necesitarías tener en la mano si pasara?}
P: {Acceso único, nada de servidores y ninguna incidencia por nuestra culpa.|Mis datos, en algo que pueda usar, y tiempo.}
R[objection]: {Lo primero ya está, y para lo último les enseño el registro de soporte de un cliente como vosotros: cuatro incidencias el mes pasado.|Las dos cosas están en el contrato: exportación completa y doce meses al mismo precio. Te mando la cláusula hoy.}
P: {¿Cuatro? Se lo creerán cuando lo vean.|Bien. El abogado la leerá tres veces igualmente.}
--
R: {¿Algo que te preocupe?|¿Hay algún tema que hayamos esquivado?}
P!cambio: {Un poco el cambio. Aquí no somos muy digitales.|Los datos. Cada nombre sale dos veces, una con errata.}
R[objection]: {Damos formación, y en un par de semanas suelen cogerle el aire.|Eso pasa en todas partes. Tenemos una revisión que encuentra la mayoría.}
P: {Con "suelen" me vale para un piloto.|Mientras no nos juzguéis…}
-- weak
R: {Entonces, ninguna pega, ¿no?|¿Algo más?}
P!precio-alto: {Hombre, el precio. Está lejos de lo que pensábamos.|No tengo claro que la gente lo quiera. Ya probamos algo así y fracasó.}
R[objection]: {Con el precio puedo hacer algo. Hablo con mi jefe: un diez, un quince por ciento.|Les va a encantar, confía en mí. Es muy intuitivo.}
P: {Aún no te había pedido descuento, pero me lo apunto.|Eso mismo dijo el anterior.}
R[objection]: {Es que quiero que os encaje.|Pero lo nuestro es distinto, de verdad.}
P: {Ya.|Si tú lo dices.}

## position
--
R: {¿Cómo quedó la cosa internamente?|¿En qué punto estamos, visto desde tu lado?}
P!decision-interna: {$Boss está a favor, y finanzas también, pero con un pero: el $percent por ciento.|La decisión está casi tomada. Queda el dinero y dos puntos del contrato.}
R: {Y aparte de ese porcentaje, ¿hay algo más abierto?|¿Cuál de las dos cosas pararía la firma?}
P: {La duración. Nunca hemos firmado más de un año.|El precio. Lo demás es redacción.}
--
R: {¿Qué dijeron de la propuesta?|Lleváis una semana con la propuesta. ¿Qué ha vuelto?}
P: {Que es corta, y eso gustó. El número de abajo gustó menos.|Dos preguntas de finanzas, una de legal y un suspiro de $boss.}
R: {¿Menos por el importe o por el principio?|Empiezo por el suspiro, que es lo que más me dice.}
P: {Por el principio. Siempre quieren haber ganado algo.|El suspiro fue por los $total. No cabe en la partida de este año.}
--
R: {¿El alcance sigue siendo el bueno? $Seats personas, $sites.|Antes de hablar de números: ¿quitarías algo?}
P: {Sí, pero no todo el primer día. Quiero pagar por lo que esté en marcha.|Los dos centros pequeños podrían esperar.}
R: {Lo ponemos por fases, con fechas, y pagas desde el mes en que arranca cada una.|Razonable. Eso cambia el número, así que lo cerramos primero.}
P: {Eso es fácil de explicar arriba.|Me ayudaría bastante este año.}

## price-talk
-- strong
R[pricing]: {El precio de lista es $price por persona al mes, $total al año. Antes de tocarlo quiero saber con qué lo comparan.|Pongo el número encima de la mesa: $total al año. Es justo, y prefiero cambiar el alcance que fingir que era demasiado.}
P!descuento: {Con el presupuesto, que es un $off por ciento más bajo.|Lo respeto, pero tengo que volver con algo.}
R[pricing]: {Si me muevo, necesito algo a cambio: más plazo, pago por adelantado o una referencia. ¿Qué podríais ofrecer?|Pues busquemos qué intercambiar. Dos años en lugar de uno, para nosotros, vale un $off por ciento.}
P: {La referencia, fácil. Los dos años los tengo que preguntar.|El pago por adelantado podría ser. Este año hay dinero, el que viene no.}
R[pricing]: {Entonces, con $term meses y la referencia, un $off por ciento, y ahí termina.|Con pago por adelantado, un $off por ciento. No tengo otro número en el bolsillo.}
P: {Claro, al menos. Ponlo por escrito.|Te lo pediré igual, es mi trabajo. Pero vale.}
--
R[pricing]: {Por el volumen que tenéis podríamos llegar a un $off por ciento, si firmáis este trimestre.|Son $price por persona al mes. Algo de margen hay si vamos a $term meses.}
P: {Es algo. Me lo llevo.|No llega del todo, pero es un camino.}
R: {Dime qué te falta y lo miro.|¿Qué haría falta para llegar?}
P: {Déjame hablarlo con $boss.|Dos euros menos por persona y lo firmo yo.}
-- weak
R[pricing]: {Son $total, pero vamos, que ya te digo que ahí hay margen.|El precio mejor lo vemos otro día, depende de muchas cosas.}
P: {Ah. ¿Cuánto margen?|Pues era justo lo que $boss quería saber.}
R[pricing]: {Un $off por ciento sin preguntar. Con mi jefe, el $off2.|Será competitivo, eso te lo aseguro.}
P: {Entonces partimos del $off2. Y sin permanencia.|Con "competitivo" no puedo planificar.}

## trade
--
R[pricing]: {¿Los $term meses son un problema de fondo o de forma?|¿Qué haría aceptables los $term meses?}
P!plazo: {De fondo. Si cambiamos $system, no quiero quedarme atado.|Una salida después del primer año.}
R: {Si cae $system, os soltamos también. Lo dejamos escrito.|Pues una salida a los doce meses, con tres de preaviso. Perderías el descuento, nada más.}
P: {En el contrato, no en un correo.|Eso lo firmo.}
--
R[pricing]: {¿Cómo soléis pagar: al mes, al trimestre, al año?|¿El ritmo de pago os importa mucho?}
P!pago: {Al trimestre. A finanzas le gusta tener el dinero en casa.|Podríamos pagar todo el año por adelantado, si vale algo.}
R: {Trimestral está bien, no voy a hacer un mundo de eso.|Para nosotros vale un tres por ciento.}
P: {Un punto menos.|Más de lo que da el banco.}
--
R[pricing]: {¿Y si los próximos centros entraran al mismo precio durante dos años?|Hay algo que me ayudaría mucho y os cuesta una hora: una llamada de referencia de vez en cuando.}
P!ampliacion: {Eso me vale más que un descuento hoy. Vamos a abrir dos más.|Si funciona, encantados. Si no, seré una referencia muy sincera.}
R: {Lo pongo como opción, sin compromiso.|Las sinceras son las únicas que sirven.}
P: {Compras va a sonreír, y eso es raro.|Pues cuenta con nosotros.}

## decision
--
R[discovery]: {¿Cómo se decide algo así en $company?|¿Quién podría decir que no?}
P: {Yo escribo dos páginas, $boss lee una, y luego va a finanzas.|Todos. Que sí, solo $boss.}
R[next]: {¿Qué tiene que poner en esa página?|¿Y si sumamos a los más escépticos antes de que haya propuesta?}
P: {Lo que cuesta hoy, lo que costaría, y quién más lo tiene.|Buena idea. Si convencemos al más ruidoso, los demás vienen detrás.}
--
R[discovery]: {Cuando trajisteis $system, ¿cuánto se tardó?|¿Hay alguna fecha que mande?}
P!plazos: {Siete meses. Cuatro fueron esperar hueco en una agenda.|Tiene que estar $deadline. Después nadie tiene tiempo de aprender nada.}
R[next]: {¿Y qué harías distinto hoy?|Contando hacia atrás, son $weeks semanas de puesta en marcha. ¿Llegamos?}
P: {Poner nombre y fecha a cada paso.|Justos, pero llegamos, si no se nos va el mes en papeleo.}

## since
--
R: {¿Qué se ha movido desde la última vez?|¿Qué tal ha ido por ahí estas semanas?}
P!interes: {Se lo enseñé a dos responsables. Uno a favor, el otro callado, y callado ya es un avance.|$Boss me preguntó en el pasillo, y eso no pasa nunca.}
R[listening]: {¿Qué miró más el que callaba?|¿Y qué quería saber?}
P: {Los cambios de turno entre compañeros. Y luego preguntó si se podían desactivar.|Si podíamos tenerlo antes. Tuve que comprobar que no era broma.}
--
R: {¿Llegaste a hablar con $peer?|¿Cómo va la prueba?}
P!referencia: {Sí, cuarenta minutos. Fueron muy claros, también con las tres primeras semanas.|Mejor de lo que temía. El primer plan costó más que con $toolShort, el tercero la mitad.}
R[listening]: {¿Y con qué te quedas?|¿De dónde salió esa mitad?}
P: {Con que hace falta alguien con tiempo el primer mes. Tiempo de verdad.|De no llamar. Miraron la lista y estaba bien.}
--
R: {Te envié el resumen con la cuenta. ¿Aguantó?|Me preocupé un poco con el silencio. ¿Todo bien?}
P: {Finanzas cortó el beneficio por la mitad, como siempre, y aun así salía.|Una urgencia con un cliente y luego el cierre. No era por vosotros.}
R[objection]: {La mitad es lo que usaría yo. ¿Quieres que te desglose algo?|Me alegro. ¿Ha cambiado algo en la prioridad?}
P: {Las horas extra. Ahí no me creen.|Al contrario, la urgencia nos dio la razón.}
--
R: {¿Se ha sumado alguien a la conversación?|¿Y el comité, cómo lo ve?}
P!comite: {Finanzas ha puesto a alguien de control. Muy preciso, os vais a llevar bien.|Quieren asegurarse de que no sirve para vigilar. Y no es ninguna tontería.}
R[next]: {¿Qué necesita ver esa persona primero?|El seguimiento está apagado salvo que lo encendáis. ¿Nos sentamos una hora con ellos y se lo enseño?}
P: {El total a tres años, con todo lo que uno suele olvidar.|Valiente. Lo organizo.}

## rollout
--
R[value]: {Te cuento las primeras semanas: en dos días conoces a tu jefe de proyecto, los datos entran la primera semana y $pilot trabaja con ello en la tercera.|Así queda: primera semana datos, segunda formación en $pilot, tercera en paralelo, cuarta solo lo nuevo.}
P: {¿Y a quién tengo que liberar yo?|En paralelo suena a trabajo doble.}
R: {A un planificador dos días por semana, durante tres semanas.|Lo es, cinco días. Sin eso lo hemos probado y todos se arrepintieron.}
P!esfuerzo: {Eso lo puedo organizar, me esperaba algo peor.|Cinco días vale. Les diré que tiene final.}
--
R: {¿Cómo se lo vais a contar a la gente?|¿Qué tendría que pasar para que en tres meses digas que fue buena decisión?}
P!exito: {Prefiero decirlo yo, allí, antes de que lo haga el rumor.|Que me vaya dos semanas y no suene el teléfono.}
R[next]: {Haces bien. Tenemos una hoja para el tablón, te la mando hoy.|Lo apunto como objetivo número uno y lo miramos en la semana seis y en la doce.}
P: {Mándamela.|Hecho. Voy reservando las vacaciones.}
--
R: {¿Por qué centro seguís después?|¿Hay algo que frene el arranque?}
P: {Por $pilot y los dos de al lado. El resto, después de una revisión.|La lista de personas. Nunca está bien a la primera.}
R[next]: {Pongo esa revisión en el plan, con fecha y con $boss.|Por eso planificamos dos vueltas. La primera la hacemos nosotros.}
P: {E invita a los escépticos.|Se nota que no somos los primeros.}

## usage
--
R: {Con sinceridad, ¿cómo va?|¿Qué sensación tenéis después de estos meses?}
P!satisfaccion: {Bien. Las mañanas están más tranquilas y ya no llevo el plan en la cabeza.|Mejor de lo que pensaba. En $pilot no quieren volver atrás.}
R[listening]: {¿Qué fue lo primero que cambió?|¿Qué marcó la diferencia en $pilot?}
P: {El teléfono. Suena la mitad antes de las nueve.|La persona que lo lleva. Lo enseña cada día hasta que se rinden.}
--
R[discovery]: {¿Qué parte usáis más?|¿Y qué no usáis nada?}
P: {El aviso cuando se mueve algo. Compré lo otro y me quedo con esto.|La previsión. La miramos dos veces y no nos fiamos.}
R[listening]: {Nos lo dicen mucho, y en la demo nadie pregunta por ello.|¿En qué falló?}
P: {Deberíais cobrarlo más caro. Olvida que lo he dicho.|No conocía las fiestas locales, y aquí cada pueblo tiene las suyas.}
--
R[discovery]: {¿Qué os ha molestado últimamente?|¿Qué seguís haciendo a mano?}
P!molestias: {Que los lunes va lento. No es terrible, pero se nota.|Los temporales. Van en una lista, nadie tiene tiempo de darlos de alta para dos semanas.}
R[next]: {Me lo llevo, y te contesto con la causa antes del $day.|Hay una importación para eso: un fichero con nombres, un minuto.}
P: {Te lo agradezco.|¿Y por qué nadie me cuenta estas cosas?}
--
R[value]: {Al empezar dijiste: mañanas de menos de media hora. El mes pasado fueron veinticuatro minutos de media.|He traído vuestros tres objetivos, también el que aún no está.}
P: {¿De verdad? Lo notaba, pero no lo había visto escrito.|A ver, ¿cuál falta?}
R[value]: {En horas son unas $hours por semana. ¿Te lo pongo en una página para $boss?|Las horas extra: bajaron tres puntos y queríais cinco. Creo que sé por qué, y es un solo centro.}
P!resultado: {Por favor, que me lo pregunta cada trimestre.|Me imagino cuál. Con eso puedo hacer algo.}

## cold-open
-- strong
R[opening]: {Hola, $you, soy $me, de $us. No esperabas mi llamada: ¿me das treinta segundos y decides si seguimos?|$you, te llamo en frío, así que puedes colgar o darme medio minuto. Soy $me, de $us.}
P: {Por lo menos lo dices. Venga, treinta segundos.|Ja, qué honesto. Corre el tiempo.}
R[opening]: {He visto que buscáis dos planificadores en $city, y cuando una empresa busca eso suele tener un problema por las mañanas.|Este mes he hablado con tres empresas como $company y las tres dijeron lo mismo: el plan aguanta hasta las ocho.}
P: {Pues el anuncio es mío, sí.|Aquí hasta las siete. ¿Quién te lo ha contado?}
-- weak
R[opening]: {Hola, ¿hablo con la persona encargada de operaciones?|Hola, ¿qué tal? Somos líderes en soluciones de planificación y quería contarte una oferta.}
P: {Depende. ¿De qué se trata?|O sea, que vendes algo.}
R[opening]: {Pues mira, somos una plataforma de planificación, analítica y mensajería.|Bueno, vender… te informo sin compromiso.}
P: {Eso son muchas palabras.|Ya.}

## brush-off
-- strong
R: {¿Te puedo hacer una pregunta antes de que decidas?|¿Os suena algo de esto?}
P!rechazo: {Mándame un correo y lo miro.|Puede, pero este año no hay presupuesto.}
R[objection]: {Encantado. Para que no sea uno de cuarenta: ¿las mañanas o las horas extra?|No te pido ninguno. Si lo hubiera, ¿estaría esto en tu lista?}
P: {Las horas extra. Las mañanas las doy por perdidas.|Entre los tres primeros, la verdad.}
-- weak
R: {¿Te interesaría?|Suena bien, ¿no?}
P!rechazo: {No, gracias, ahora mismo no buscamos nada.|Ya tenemos un sistema.}
R[objection]: {Pero si no lo has visto. Con media hora te convenzo.|Todos dicen eso al principio, pero el nuestro es mejor.}
P: {Media hora es justo lo que no tengo.|No sabes lo que tenemos.}

## next
-- strong
R[next]: {Entonces: hoy te mando el resumen, tú lo revisas con finanzas hasta el $day y el $day2 $clock lo vemos con $boss. ¿Te encaja?|Lo dejo claro: yo envío la propuesta hoy, tú me traes las preguntas de $it antes del $day, y hablamos el $day2 $clock. ¿Me dejo algo?}
P!proxima-cita: {El $day me va bien. A $boss le pregunto, pero el hueco parece libre.|Nada. Bueno, invita ya a $it a esa segunda fecha.}
R[next]: {La convocatoria sale ahora mismo. Si $boss no puede, ¿la movemos?|Hecho. La tienes ya en el calendario.}
P: {La movemos. Sin $boss es solo una charla agradable.|La veo. Aceptada.}
--
R[next]: {¿Cómo quieres que sigamos?|¿Cuál sería un buen siguiente paso para ti?}
P: {Mándame el resumen y lo comento por aquí.|Pásame fechas y junto a la gente.}
R[next]: {De acuerdo. ¿Te llamo a finales de la semana que viene?|Mañana lo tienes.}
P: {Más o menos, sí.|Perfecto.}
-- weak
R[next]: {Vale, pues te mando cosas y ya me dices.|Uy, la hora. Bueno, seguimos en contacto, ¿no?}
P: {Vale. Cuando pueda lo miro.|¿Y qué le digo a $boss?}
R[next]: {Sin prisa ninguna, cuando te venga bien.|Que bien, que estamos hablando.}
P: {Ya veremos.|No es mucho, pero bueno.}

## goodbye
--
R: {Gracias, $you. Ha sido muy útil.|Gracias por la franqueza, $you.}
P: {Igualmente. Hablamos.|No sé hacerlo de otra manera.} {Un saludo.|Que vaya bien el día.}
--
R: {Pues te devuelvo unos minutos.|Te dejo, que tienes otra.} {¡Buena semana!|¡Cuídate!}
P: {Mi regalo favorito. ¡Hasta luego!|Igualmente, $me. ¡Chao!}
--
R: {Cualquier cosa, me llamas, nada de abrir incidencias.|Si surge algo antes, tienes mi móvil.}
P: {Cuidado, que soy capaz. Adiós.|Me lo apunto. ¡Hasta pronto!}
`;
