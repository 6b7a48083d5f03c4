// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

/** A lo que recurre cada estilo, con palabras que les van bien a todos. */
export const plain: StyleFrames = {
  threads: {
    cancelled: [
      {
        hooks: [
          'Cancelada: **{class}**',
          'Esta vez se cancela **{class}**',
          '**{class}**: clase cancelada',
          'Por esta vez, cancelada: **{class}**',
          'Se cancela **{class}** por esta vez',
          'Cambio de planes: se cancela **{class}**',
          'Aviso: **{class}** queda cancelada',
          'Malas noticias: se cancela **{class}**',
          'Esta vez no puede ser: **{class}**, cancelada',
          'Toca esperar: se cancela **{class}**',
        ],
        closes: [
          'Lo {sentimos|siento} mucho.',
          'Hasta la próxima.',
          'Gracias por entenderlo.',
          'Nos vemos en la siguiente.',
        ],
      },
    ],
    soldOut: [
      {
        hooks: ['Clase completa: **{class}**', '**{class}** está al completo', 'Todo agotado: **{class}**'],
        closes: ['Mil gracias.', 'A la próxima será.', 'Nos vemos pronto, seguro.'],
      },
    ],
    substitute: [
      {
        hooks: [
          '**{class}**, esta vez con {sub}',
          'Esta vez con {sub}: **{class}**',
          '{sub} sustituye a {for}: **{class}**',
          'Te espera {sub} en **{class}**',
          'Esta vez da la clase {sub}: **{class}**',
          '**{class}** sigue en pie, con {sub}',
          'Cara nueva en **{class}**: {sub}',
          'Con {sub} al frente: **{class}**',
          '{sub} toma el relevo en **{class}**',
          'En buenas manos con {sub}: **{class}**',
        ],
        closes: ['Saluda a {sub}.', 'Misma clase, otra cara.', 'Qué bien si vienes igual.'],
      },
    ],
    offer: [
      {
        hooks: [
          '**{class}**: {offer}',
          '{Offer}: **{class}**',
          'Para **{class}**: {offer}',
          'Atención, **{class}**: {offer}',
        ],
        closes: ['Buen momento para probar.', 'Aprovecha.', 'Cuéntaselo a alguien.', 'Ahora es buena idea.'],
      },
    ],
    guest: [
      {
        hooks: [
          'Visita en **{class}**: {guest}',
          '**{class}** con {guest}',
          'Viene {guest}: **{class}**',
          'De visita en **{class}**: {guest}',
        ],
        closes: ['Ven a conocer a {guest}.', 'Saluda a {guest}.', 'No pasa todos los días.'],
      },
    ],
    series: [
      {
        hooks: [
          '**{class}**: {series}',
          '{Series}: **{class}**',
          '**{class}**, paso a paso: {series}',
          'Esto va en serio: **{class}**, {series}',
        ],
        closes: ['Súmate.', 'Paso a paso.', 'Ven a recorrerlo.'],
      },
    ],
    level: [
      {
        hooks: [
          '**{class}** para {level}',
          'Para {level}: **{class}**',
          'Pensada para {level}: **{class}**',
          '**{class}**, una clase para {level}',
        ],
        closes: ['Este es tu sitio.', 'Esta es la tuya.', 'Justo para ti.', 'Ven tal y como eres.'],
      },
    ],
    audience: [
      {
        hooks: ['**{class}**: {audience}', '{Audience}: **{class}**', '**{class}**, {audience}'],
        closes: ['Va por ti.', 'En buena compañía.', 'Qué bien que existas.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? Prueba **{class}**',
          '¿{Hurdle}? Para eso está **{class}**',
          '¿{Hurdle}? No pasa nada. **{class}**',
          '¿{Hurdle}? Empieza por **{class}**',
        ],
        closes: ['Prueba y ya.', 'Todo el mundo empezó así.', 'Pregunta lo que quieras.', 'Atrévete un poco.'],
      },
    ],
    inside: [
      {
        hooks: [
          '{Move}, {move2} y música: **{class}**',
          'Un rato de {move}: **{class}**',
          '¿Te apetecen {move}? **{class}**',
          'Te presentamos **{class}**',
          'Para quien disfruta bailando: **{class}**',
          '{Verb}, {verb2}, sonríe: **{class}**',
        ],
        closes: [
          'Ven y lo ves.',
          '{Te esperamos|Te espero}.',
          'Anímate a venir.',
          'Qué bien si vienes.',
          'Hasta entonces.',
          'Aquí te espera tu sitio.',
        ],
      },
    ],
    children: [
      {
        hooks: [
          '¿Quién se apunta a **{class}**?',
          'Pasos pequeños, sonrisas enormes: **{class}**',
          'Uno, dos, ¡a jugar! **{class}**',
          '**{class}**: saltar, jugar y reír',
          'Aquí se salta mucho: **{class}**',
          'Ser valiente es divertido: **{class}**',
        ],
        closes: [
          '¡Ven a jugar!',
          '¡Trae tu sonrisa más grande!',
          '¡Apúntate!',
          '¡Choca esos cinco al final!',
          '¡Amistades nuevas incluidas!',
          '¡Allá vamos!',
        ],
      },
      {
        hooks: [
          'Una, dos y tres: ¡**{class}**!',
          'Rodar, saltar, aplaudir: **{class}**',
          'Probar, reír y otra vez: **{class}**',
          '¡Yupi, es hora de **{class}**!',
          'Un poco de valor y mucha risa: **{class}**',
          'En **{class}** se aplaude cada intento',
        ],
        closes: [
          '¡Te toca!',
          '¡Aplausos para cada intento!',
          '¡Anímate!',
          '¿Quién viene?',
          '¡Salta hasta aquí!',
          '¡Qué ganas de verte!',
        ],
      },
    ],
  },
  bodies: {
    cancelled: [
      'Lo {sentimos|siento} de verdad',
      'La próxima clase sigue en pie',
      'Qué pena, {nos|me} habría encantado verte',
      'A la próxima {volvemos|vuelvo} con ganas',
    ],
    soldOut: [
      'Gracias, qué maravilla de gente',
      'Gracias a quienes vienen',
      'Si tienes tu sitio, {te esperamos|te espero}',
    ],
    substitute: ['La clase sigue siendo la de siempre', 'Otra voz, otras ideas', 'Aquí {outcome}, esta vez con {sub}'],
    guest: ['Otra mirada y muchas ideas', 'La ocasión para tus preguntas', 'Aquí {outcome}, con {guest}'],
    series: [
      'Cada clase sigue donde acabó la anterior',
      'Paso a paso, clase a clase',
      'Aquí {outcome}, cada vez un poco más',
    ],
    level: ['Cada paso en su medida', 'El ritmo se adapta al grupo', 'Aquí {outcome}, a tu ritmo'],
    audience: ['Buena compañía desde el principio', 'Aquí {outcome}, en buena compañía'],
    offer: ['Solo tienes que venir', 'Una buena razón para probar', 'Aquí {outcome}. Pruébalo.'],
    children: [
      'Primero juegos, luego piruetas, luego aplausos',
      'Rodamos, trepamos, saltamos y reímos',
      'Cada intento tiene su aplauso, y los torcidos más',
      '¿Vergüenza al principio? Es normal',
      'Te llevas algo para enseñar en casa',
      'Aprendemos jugando, un juego tras otro',
      'Saltos grandes, gente maja y muchas risas',
      'Hay turno y aplauso para cada peque',
      'Aquí {outcome}. ¡Hurra!',
      'Quien se cae, se levanta y se ríe',
    ],
    hurdle: [
      'Aquí todo el mundo empezó así',
      'Ninguna pregunta sobra',
      'Aquí {outcome}, y {te enseñamos|te enseño} cómo',
    ],
    inside: [
      '{Move}, {move2} y tiempo para preguntar',
      'Aquí {outcome}',
      '{Move} y {move2}, paso a paso',
      '{Feeling}: solo por eso vale la pena',
      'Primero {move}, luego {move2}, luego descanso',
      'Buena música, gente maja y {move}',
      'Aquí {outcome}, sin presión',
    ],
  },
  teacher: {
    they: [
      'Con {name}, paso a paso',
      'De la mano de {name}',
      'A tu ritmo, con {name}',
      'Pregunta a {name}, para eso está',
      'A tu lado, con paciencia: {name}',
      'Con {name} y mucha calma',
      'Una clase de {name}',
    ],
    i: [
      'Soy {name} y te enseño cómo va',
      'Soy {name}. Pregúntame lo que quieras.',
      'Soy {name}, y esta es mi clase',
      'Soy {name} y vamos paso a paso',
      'Soy {name} y te acompaño',
      'Soy {name}. Qué bien tenerte aquí.',
      'Soy {name} y te llevo de la mano',
    ],
  },
  signed: {
    they: [
      'Hasta pronto, con {name}.',
      'Ven con {name}.',
      'Súmate, con {name}.',
      'Conoce a {name}.',
      'Pruébalo con {name}.',
      'Baila con {name}.',
      'Nos vemos con {name}.',
      'Saluda a {name}.',
    ],
    i: [
      'Hasta pronto, {name}.',
      'Con ganas de verte, {name}.',
      'Ven y saluda, {name}.',
      'Un abrazo, {name}.',
      'Hasta entonces, {name}.',
      'Nos vemos, {name}.',
      'Con cariño, {name}.',
      'Aquí estaré, {name}.',
      'Besos, {name}.',
    ],
  },
  say: {
    substitute: ['{sub} sustituye a {for}.', 'Esta vez la clase es con {sub}.'],
    offer: ['{Offer}.'],
    price: ['{Price}.', 'Cuesta {price}.'],
    guest: ['De visita: {guest}.', 'Con {guest}.'],
    series: ['{Series}.'],
    level: ['Para {level}.', 'Pensada para {level}.'],
    audience: ['{Audience}.'],
    bring: ['Trae {bring}.', 'Por favor, trae {bring}.', 'Acuérdate de traer {bring}.', 'Te hará falta: {bring}.'],
    wear: ['Ven con {wear}.', 'Ponte {wear}.', 'Qué ponerte: {wear}.'],
    places: ['{Places}.'],
    music: ['Música: {music}.', 'Suena {music}.'],
    content: ['Esta vez: {content}.', 'En el plan: {content}.'],
    length: ['{Length}.', '{Length} para ti.', 'Dura {length}.'],
    timing: ['{Timing}.'],
    place: ['{Place}.'],
    contact: ['{Contact}.'],
    soldOut: ['{Soldout}.'],
  },
  quick: {
    hooks: [
      '**{class}**',
      'Toca **{class}**',
      'Es **{class}**',
      'Prueba **{class}**',
      '¿Te apetece **{class}**?',
      'Ven a **{class}**',
    ],
    closes: ['Ven.', 'Súmate ya.', 'Te toca.', 'Hasta ahora.', 'Faltas tú.'],
  },
};
