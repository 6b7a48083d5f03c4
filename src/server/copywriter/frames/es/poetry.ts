// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

/** Pareados: riman los dos versos de cada párrafo, y cada cierre por dentro. */
export const poetry: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Deja la prisa, suelta el reloj:\n**{class}** tiene tu voz',
          'La música empieza, la pena se va:\n**{class}** te espera ya',
          'Un paso, un compás, un poco de calma:\n**{class}** le canta al alma',
          'Hay días largos que piden volar:\n**{class}** te enseña a bailar',
        ],
        closes: [
          'Ven a bailar y a respirar.',
          'Con calma, que baila el alma.',
          'Ven ya, la pena se va.',
          'Sin reloj, solo tu voz.',
        ],
      },
      {
        hooks: [
          '{Move}, {move2} y una canción:\n**{class}** es tu rincón',
          '{Verb} y sonríe, vuelve a empezar:\n**{class}** es tu lugar',
          'Tú y {thing}, y nada más:\n**{class}** marca el compás',
          'Empieza bajito, como un rumor:\n**{class}** lo hace mejor',
        ],
        closes: [
          'Tu rincón, tu canción.',
          'Sin más, sigue el compás.',
          'Vuelve a empezar, es tu lugar.',
          'Con amor sale mejor.',
        ],
      },
      {
        hooks: [
          'Cuando faltan palabras, el cuerpo sabrá:\n**{class}** te lo dirá',
          'A veces arriba, a veces a ras:\n**{class}**, y un paso más',
          'Olvida la hora, olvida el deber:\n**{class}** te hará crecer',
          'El suelo es el puerto, el aire es el mar:\n**{class}** te lleva a flotar',
        ],
        closes: [
          'Un paso más y ya verás.',
          'Como el mar, ven a flotar.',
          'Ven a ver y vuelve a nacer.',
          'Uno, dos, tres, mueve los pies.',
        ],
      },
      {
        hooks: [
          'Un poco de miedo, un poco de afán:\n**{class}** es donde van',
          'Gira despacio y échate a andar:\n**{class}** te va a gustar',
          'Ven como eres, sin fingir:\n**{class}** te hace reír',
          'La vida da vueltas, tú también:\n**{class}** te sienta bien',
        ],
        closes: [
          'Échate a andar, te va a gustar.',
          'Sin fingir, ven a reír.',
          'Ven, que te sienta bien.',
          'Con afán, tus pies sabrán.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? No importa, ven:\n**{class}** te sienta bien',
          '¿{Hurdle}? Vuelve a empezar:\n**{class}** te sabe esperar',
          '¿{Hurdle}? Quién lo diría:\n**{class}** es pura alegría',
          '¿{Hurdle}? Dame la mano:\n**{class}** no es nada lejano',
        ],
        closes: [
          'Dame la mano, es muy humano.',
          'Con alegría, menuda osadía.',
          'A tu son, con el corazón.',
          'Sin saber, ya vas a ver.',
        ],
      },
    ],
    offer: [
      {
        hooks: [
          '{Offer}, ya lo ves:\n**{class}** te llama a los pies',
          '{Offer}. ¿Qué más da?\n**{class}** te espera ya',
        ],
        closes: ['Ya lo ves, mueve los pies.', 'Qué más da, ven ya.'],
      },
    ],
    level: [{ hooks: ['Para {level}, sin más:\n**{class}** marca el compás'], closes: ['Ya verás, irás al compás.'] }],
    series: [
      {
        hooks: ['{Series}, y a crecer:\n**{class}** se deja aprender'],
        closes: ['Poco a poco, verso a verso y loco.'],
      },
    ],
    guest: [
      { hooks: ['Con {guest} cambia el son:\n**{class}** tiene otra canción'], closes: ['Otro son para tu corazón.'] },
    ],
    children: [
      {
        hooks: [
          'Salta la rana, salta el ratón:\n**{class}** es un notición',
          'Uno, dos, tres, mueve los pies:\n**{class}** otra vez',
          'Vuela el gorrión, ruge el león:\n**{class}** es diversión',
          'Rueda que rueda, vuelta y vuelta:\n**{class}** anda suelta',
          'Alto como un pino, bajo como un pez:\n**{class}** otra vez',
          'Ríe la nube y se pone a bailar:\n**{class}** te va a encantar',
        ],
        closes: [
          '¡Uno, dos, tres, ven otra vez!',
          '¡A saltar y a jugar!',
          '¡Con el ratón y el león!',
          '¡Vuelta y vuelta, risa suelta!',
          '¡A reír, que vas a venir!',
          '¡Ven a bailar, te va a encantar!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'Primero {move}, luego {move2}, y al fin\nbaila contigo todo el jardín',
      '{Verb}, respira, {verb2} y verás\nque siempre queda un poquito más',
      'Los hombros bajan, se calla el reloj,\ny en cada paso se oye tu voz',
      'Una canción, {thing} y tú,\ny el día entero se vuelve azul',
      'Si tiemblas un poco, tiembla y ya está:\nlo que te cuesta, pronto saldrá',
      'Un paso adelante, dos pasos atrás,\ny una canción que no olvidas jamás',
      'A veces deprisa, a veces sin más,\ny siempre riendo a este compás',
      'No es llegar alto ni es competir,\nes escucharte y es sonreír',
      'Cuenta hasta ocho y vuelve a contar,\nque nadie tiene prisa en llegar',
      'Suena la música, calla el porqué,\ny encuentra su sitio cada pie',
      'Lo que parece difícil al ver,\nse va entendiendo sin entender',
      'Un poco de ganas, un poco de sal,\ny bailas como en un carnaval',
      '{Verb} un momento, {verb2} después:\nel baile empieza siempre en los pies',
      'Ni bien ni mal, ni menos ni más,\ncada persona con su compás',
    ],
    hurdle: [
      'Nadie ha nacido sabiendo girar;\naquí se viene para intentar',
      'Pregunta, tropieza, vuelve a reír:\nsolo hace falta querer venir',
    ],
    offer: ['Sin letra pequeña, sin condición,\nsolo un poco de corazón'],
    children: [
      'Rueda y da vueltas como un delfín,\nvuela como hojas en el jardín',
      'Cae y levanta, ríe otra vez,\nbaila con manos, baila con pies',
      'Sé grande, sé chico, sé tiburón,\ny baila en corro nuestra canción',
    ],
  },
  teacher: {
    they: [
      'Con {name} al lado, nada que temer:\npaso a pasito se va a aprender',
      'Con {name} hay tiempo para dudar,\npara reírse y para probar',
      'Pregunta a {name}, que te dirá\npor dónde viene y adónde va',
      'Escucha a {name}, escucha el son,\ny lo demás será canción',
    ],
    i: [
      'Soy {name}, y voy contigo a la par,\nhasta que el baile se deje bailar',
      'Soy {name}, y tengo tiempo y canción\npara tu duda y tu corazón',
      'Soy {name}. Escucha bien este son,\nque lo demás lo pone el corazón',
    ],
  },
  signed: {
    they: [
      'Con {name} en el son, late el corazón.',
      'Ven ya, con {name} saldrá.',
      'Al compás, con {name} y nada más.',
      'A bailar, con {name} a la par.',
      'Con {name} al son, nace una canción.',
      'Ya verás, con {name} irás al compás.',
    ],
    i: [
      'Ven ya, que todo saldrá. {name}',
      'Te espero al son de esta canción. {name}',
      'A la par, vamos a bailar. {name}',
      'Al compás, tú y yo y nada más. {name}',
    ],
  },
  say: {
    bring: [
      'Trae {bring} y una canción,\nque lo demás es corazón',
      'Con {bring} te puede bastar;\nel resto es ponerse a bailar',
    ],
    wear: ['Ponte {wear} y échate a andar,\nque así da gusto bailar'],
    music: ['Suena {music}, suena y verás\ncómo los pies van al compás'],
    level: ['Para {level}, con ilusión,\ncon mucha risa y una canción'],
  },
  quick: {
    hooks: [
      'Oye el son:\n**{class}**',
      'Un paso más:\n**{class}**',
      'Baila ya:\n**{class}**',
      'Al compás:\n**{class}**',
    ],
    closes: ['Ven ya, saldrá.', 'Un son.', 'Sin más, al compás.', 'Baila.', 'A volar, a bailar.', 'Canta.'],
  },
};
