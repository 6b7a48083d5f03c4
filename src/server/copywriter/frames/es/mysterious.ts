// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const mysterious: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Nadie cuenta lo que pasa en **{class}**',
          '¿Qué pasa en **{class}**?',
          'Un secreto llamado **{class}**',
          'De esto no se habla: **{class}**',
        ],
        closes: [
          'Descúbrelo.',
          'No {contamos|cuento} nada más.',
          'Guárdalo para ti.',
          'Que quede entre tú y la música.',
          'Ya lo verás.',
        ],
      },
      {
        hooks: [
          'Algo te espera: **{class}**',
          '{Thing} conoce tu secreto: **{class}**',
          'Detrás de la puerta: **{class}**',
          'Sigue la música hasta **{class}**',
        ],
        closes: [
          'La puerta está entornada.',
          'Sigue el sonido.',
          'No mires atrás.',
          'Ya conoces el camino.',
          'Sabe tu nombre.',
        ],
      },
      {
        hooks: [
          '{Move}. Y no digo más. **{class}**',
          'Entre dos compases: **{class}**',
          'Silencio. {Verb}. **{class}**',
          'Lo que callan los cuerpos: **{class}**',
        ],
        closes: [
          'Escucha bien.',
          'El silencio también cuenta.',
          'El enigma se resuelve bailando.',
          'Está entre nota y nota.',
          'Basta una mirada.',
        ],
      },
      {
        hooks: [
          '¿Quién eres si nadie pregunta? **{class}**',
          'Otra cara de ti: **{class}**',
          'Lo intuyes hace tiempo: **{class}**',
        ],
        closes: ['Enséñasela solo a quien quieras.', 'La respuesta baila.', 'Lo sabías.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? Mejor así. **{class}**',
          '¿{Hurdle}? El enigma empieza aquí: **{class}**',
          '¿{Hurdle}? No se lo digas a nadie. **{class}**',
          '¿{Hurdle}? Más intriga todavía: **{class}**',
        ],
        closes: [
          'Lo desconocido es lo bonito.',
          'Tu pasado no importa.',
          'Todo enigma empieza con una duda.',
          'Da un paso más.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['En confianza. **{class}**: {offer}', '{Offer}. No preguntes por qué: **{class}**'],
        closes: ['Yo no te he dicho nada.', 'No lo cuentes.'],
      },
    ],
    level: [{ hooks: ['Solo una pista: para {level}. **{class}**'], closes: ['Sabes que va por ti.'] }],
    series: [{ hooks: ['Un enigma por partes, {series}: **{class}**'], closes: ['La solución llega al final.'] }],
    guest: [{ hooks: ['¿Quién es {guest}? Respuesta en **{class}**'], closes: ['Pregúntale a {guest}.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}. El porqué se sabe luego.',
      '{Feeling}. No necesitas saber más.',
      'Primero {move}, luego algo que no tiene nombre',
      '{Move}, y nadie dice nada',
      'La música empieza sin presentarse',
      'Hay preguntas que solo contesta el cuerpo',
      'Lo que se aprende aquí se te nota. Quizás.',
      'Aquí {outcome}, y lo mejor te lo guardas',
      'Un paso, una mirada, una pregunta abierta',
      'Cada movimiento tiene doble fondo',
      '{Verb}, y no expliques nada',
      'La respuesta está entre {move} y {move2}',
    ],
    hurdle: [
      'Quien menos sabe, más se asombra',
      'El principio es un susurro, nada más',
      'Las reglas se aprenden por el camino',
    ],
    offer: ['Quien pregunta mucho llega tarde'],
  },
  teacher: {
    they: [
      'La llave está con {name}',
      'Una puerta que no conocías, con {name}',
      'El saber de {name} no está en los libros',
      'Guarda el secreto: {name}',
      'Sigue a {name} sin preguntar',
      'A leer las señales se aprende con {name}',
    ],
    i: [
      'Soy {name}. El resto, en persona.',
      'Soy {name} y conozco el camino',
      'Soy {name}, y no lo cuento todo',
      'Soy {name}. Pregunta bajito.',
    ],
  },
  signed: {
    they: [
      'Pregunta por {name}.',
      'En voz baja, con {name}.',
      'El enigma es de {name}.',
      'Fíate de {name}.',
      'Una señal de {name}.',
      'Hay un secreto con {name}.',
    ],
    i: [
      'Ya me encontrarás, {name}.',
      'El resto, allí, {name}.',
      'Sabré quién eres, {name}.',
      'Hasta entonces, ni palabra, {name}.',
    ],
  },
  say: {
    bring: ['Se lleva encima: {bring}.', 'Trae {bring}. No preguntes.'],
    wear: ['Te reconocerán por {wear}.'],
    music: ['A lo lejos suena {music}.'],
    level: ['Destinada a {level}.'],
  },
  quick: {
    hooks: ['Chis: **{class}**', 'Silencio: **{class}**', 'Secreto: **{class}**', 'Quién sabe: **{class}**'],
    closes: ['Ni palabra.', 'Búscalo.', 'Lo intuyes.', 'Ven sin ruido.'],
  },
};
