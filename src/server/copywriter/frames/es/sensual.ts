// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const sensual: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Despacio. Más despacio. **{class}**',
          'Sin prisa: **{class}**',
          'Tómate tu tiempo en **{class}**',
          'Una respiración, una canción, **{class}**',
        ],
        closes: [
          'Nadie te mete prisa.',
          'Quédate hasta el final de la canción.',
          'Respira. Quédate.',
          'Llega con calma.',
          'El tiempo es tuyo.',
        ],
      },
      {
        hooks: [
          'Siente la música en la piel: **{class}**',
          'Tú, {thing} y **{class}**',
          'Cierra los ojos: **{class}**',
          'Apaga la cabeza: **{class}**',
        ],
        closes: [
          'Lo demás puede esperar.',
          'Acércate un poco más.',
          'Tu cuerpo sabe el camino.',
          'Déjate llevar.',
          'Confía en la canción.',
        ],
      },
      {
        hooks: [
          'Suave como un suspiro: **{class}**',
          '{Move} que saben a miel: **{class}**',
          'Para caderas con algo que decir: **{class}**',
          '{Verb}. Despacio. **{class}**',
        ],
        closes: [
          'Siempre se puede más suave.',
          'Disfruta cada movimiento.',
          'Escucha tus caderas.',
          'Así se siente bien.',
          'Ríndete a la música.',
        ],
      },
      {
        hooks: [
          'Tienes permiso para disfrutar: **{class}**',
          'Un rato solo para ti: **{class}**',
          'Sentir más, pensar menos: **{class}**',
        ],
        closes: ['Esto es solo tuyo.', 'Date el gusto.', 'Te lo mereces.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? Empieza despacio: **{class}**',
          '¿{Hurdle}? Respira primero. **{class}**',
          '¿{Hurdle}? Aquí sobra tiempo: **{class}**',
          '¿{Hurdle}? Basta con sentir: **{class}**',
        ],
        closes: [
          'Sentir no se hace mal.',
          'No tienes que saber nada.',
          'Ven como te sientas.',
          'Despacio está perfecto.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Un capricho. **{class}**: {offer}', '{Offer}. Sobran las razones: **{class}**'],
        closes: ['Date un capricho.', 'Di que sí, bajito.'],
      },
    ],
    level: [{ hooks: ['Con suavidad, para {level}: **{class}**'], closes: ['Tu ritmo es el bueno.'] }],
    series: [{ hooks: ['Con calma, {series}: **{class}**'], closes: ['Cada vez un poco más hondo.'] }],
    guest: [{ hooks: ['Una canción, tú y {guest}: **{class}**'], closes: ['Déjate seducir por {guest}.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}, y lo demás se calla',
      'Cada movimiento puede sonar hasta el final',
      '{Feeling}. Quédate ahí un poco.',
      'Bailamos tan lento que se ve cada línea',
      '{Move} como un suspiro largo',
      'Hombros sueltos, mirada abierta, cadera libre',
      'Sin mirar el espejo, solo sentir',
      'La música propone y tú te dejas',
      'Primero {move}, luego {move2}, todo fluye',
      'Aquí {outcome}, más lento de lo que crees',
      'Una canción que se queda en la piel',
      '{Verb}, y deja que dure',
    ],
    hurdle: [
      'Solo hacen falta ganas de moverse',
      'Se empieza por respirar, lo demás llega',
      'Todo lo suave empieza con cuidado',
    ],
    offer: ['Un pequeño mimo para ti'],
  },
  teacher: {
    they: [
      'Con {name} cada gesto es más suave',
      'Déjate guiar por {name}',
      'Todo tiene su tiempo con {name}',
      'La voz de {name}, la música y tú',
      'Aprende a no tener prisa con {name}',
      'De la mano de {name}, sin prisa',
    ],
    i: [
      'Soy {name} y te dejo tu tiempo',
      'Soy {name}. Cierra los ojos, yo te guío.',
      'Soy {name}, y conmigo se va despacio',
      'Soy {name} y elijo la música',
    ],
  },
  signed: {
    they: [
      'Déjate llevar con {name}.',
      'Sin prisa, con {name}.',
      'Respira con {name}.',
      'Siéntelo con {name}.',
      'Acércate a {name}.',
      'Despacio, con {name}.',
    ],
    i: [
      'Te espero sin prisa, {name}.',
      'Acércate, {name}.',
      'Tómate tu tiempo, {name}.',
      'Despacio y con ganas, {name}.',
    ],
  },
  say: {
    bring: ['Trae {bring} y mucho tiempo.', 'Con {bring} te basta.'],
    wear: ['Ven con {wear}, y a gusto.'],
    music: ['{Music}, suave y hondo.'],
    level: ['Suave, para {level}.'],
  },
  quick: {
    hooks: ['Siente **{class}**', 'Despacio: **{class}**', 'Disfruta **{class}**', 'Solo tú: **{class}**'],
    closes: ['Muy despacio.', 'Siéntelo.', 'Quédate.', 'Acércate.'],
  },
};
