// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const humor: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Tu sofá va a tener que ser fuerte: **{class}**',
          'Lo siento, sofá. **{class}**',
          'La lavadora puede esperar: **{class}**',
          'Netflix pregunta si sigues ahí: **{class}**',
        ],
        closes: [
          'El sofá te perdona.',
          'El sofá no se mueve, tú sí.',
          'No, estoy bailando.',
          'La lavadora también.',
          'Saludos de los platos sucios.',
        ],
      },
      {
        hooks: [
          'Como en las películas, casi: **{class}**',
          '{Move} con cierta elegancia: **{class}**',
          'Elegancia con rodeos: **{class}**',
          '{Verb}. O algo parecido. **{class}**',
        ],
        closes: [
          'De lejos queda genial.',
          'La gracia llega luego. Quizás.',
          'Solo se guardan las tomas buenas.',
          'La dignidad, en el perchero.',
          'O algo parecido.',
        ],
      },
      {
        hooks: [
          'Estado civil: **{class}**',
          'Mi horóscopo dice **{class}**',
          'Sin receta médica: **{class}**',
          'La madurez, otro día: **{class}**',
        ],
        closes: [
          'El horóscopo no miente.',
          'Lee el prospecto de tus rodillas.',
          'Lo nuestro va en serio.',
          'Los astros piden baile.',
          'La sensatez era ayer.',
        ],
      },
      {
        hooks: [
          'Mejor que cualquier reunión: **{class}**',
          'Este correo podía ser **{class}**',
          'Ha llamado tu espalda: **{class}**',
        ],
        closes: ['Sin orden del día.', 'Dice que vengas.', 'No respondas a ese correo.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? Ya somos dos: **{class}**',
          '¿{Hurdle}? Qué currículum: **{class}**',
          '¿{Hurdle}? Perfil ideal para **{class}**',
          '¿{Hurdle}? Te queda bien. **{class}**',
        ],
        closes: [
          'El ridículo une mucho.',
          'El puesto es tuyo.',
          'Reír cuenta como técnica.',
          'En compañía da menos apuro.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['No es broma. **{class}**: {offer}', '{Offer}. Tu excusa se ha quedado muda: **{class}**'],
        closes: ['De verdad, no es broma.', 'Las excusas, fuera.'],
      },
    ],
    level: [{ hooks: ['No es una errata, es para {level}: **{class}**'], closes: ['Sí, tú también vales.'] }],
    series: [{ hooks: ['Mejor que tu serie: **{class}**, {series}'], closes: ['No se puede saltar la intro.'] }],
    guest: [{ hooks: ['Péinate, que viene {guest}: **{class}**'], closes: ['Autógrafos sin empujar.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}. Casi siempre en ese orden.',
      '{Feeling}. Y nadie lo ha grabado.',
      'Primero {move}, luego {move2}, luego fingir que era adrede',
      'Si te sales, di que es estilo libre',
      '{Move}: en tu cabeza salen mejor',
      'Aquí {outcome}. Tu excusa espera fuera.',
      'La izquierda es donde el pulgar apunta a la derecha',
      'El espejo ha visto cosas peores',
      'Se cuenta hasta ocho, más no hace falta',
      'La gravedad es solo una opinión',
      '{Verb}, {verb2} y agárrate con disimulo',
      'La cara que pongas es cosa tuya',
    ],
    hurdle: [
      'Tu excusa ya la conocemos, también baila',
      'Todo el mundo mira al espejo. A su propio reflejo.',
      'La coordinación no se pide en la puerta',
    ],
    offer: ['Con esto se acaban las excusas oficiales'],
  },
  teacher: {
    they: [
      'Con {name} se ríe hasta el espejo',
      'Con la paciencia de un perezoso: {name}',
      'Caerse es improvisar, dicen en la clase de {name}',
      'Los chistes son de {name}, los consejos también',
      'Quejas y sugerencias, a {name}',
      'Se cuenta hasta ocho con {name}',
    ],
    i: [
      'Soy {name} y casi siempre cuento bien hasta ocho',
      'Soy {name}. Lo he visto todo.',
      'Soy {name}, y mis chistes van incluidos',
      'Soy {name} y casi nunca digo «otra vez»',
    ],
  },
  signed: {
    they: [
      'Las quejas, a {name}.',
      'Excusas, a la mesa de {name}.',
      'Haz el ridículo con {name}.',
      'Ríete un rato con {name}.',
      'La culpa es de {name}.',
      'Saludos al sofá de parte de {name}.',
    ],
    i: [
      'Yo ya avisé, {name}.',
      'Saluda a tu sofá, {name}.',
      'Sin ti no se ríe nadie, {name}.',
      'Prometo no contarlo, {name}.',
    ],
  },
  say: {
    bring: ['Trae {bring}. Las excusas, en casa.', 'Kit de supervivencia: {bring}.'],
    wear: ['Etiqueta de la casa: {wear}.'],
    music: ['{Music}. Cantar es cosa tuya.'],
    level: ['Apta para {level}. En serio.'],
  },
  quick: {
    hooks: ['Uy, **{class}**', 'Adiós, sofá: **{class}**', 'En serio: **{class}**', 'Ups: **{class}**'],
    closes: ['No es broma.', 'Adiós, sofá.', 'Pues vale.', 'En serio.'],
  },
};
