// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const fierce: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Sin excusas. **{class}**',
          'Aquí no se viene a mirar: **{class}**',
          'A medias, nada: **{class}**',
          'A tope. **{class}**',
        ],
        closes: ['Enseña lo que tienes.', 'Todo o nada.', 'Nada de medias tintas.', 'Dalo todo.', 'Sabes que quieres.'],
      },
      {
        hooks: [
          '{Verb}. {Verb2}. Otra vez. **{class}**',
          '{Move}. {Move2}. Todo. **{class}**',
          'Fuego a discreción: **{class}**',
          'Tú contra ayer: **{class}**',
        ],
        closes: [
          'Otra vez. Y otra.',
          'Ayer no tiene nada que hacer.',
          'Quien duda ya ha empezado.',
          'Puedes más.',
          'Ahora con más ganas.',
        ],
      },
      {
        hooks: [
          'Haz ruido: **{class}**',
          'Aquí arde el aire: **{class}**',
          'Rugir también es bailar: **{class}**',
          'Saca las garras: **{class}**',
        ],
        closes: [
          'Mirar era cosa de ayer.',
          'Directo al fuego.',
          'Que se oiga.',
          'Que tiemble el suelo.',
          'Nos vemos delante.',
        ],
      },
      {
        hooks: [
          'El miedo puede venir: **{class}**',
          'Con rabia y con ritmo: **{class}**',
          'Quien se atreve, vuela: **{class}**',
        ],
        closes: ['El miedo pierde.', 'El valor te sienta bien.', 'Lánzate.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? ¿Y qué? **{class}**',
          '¿{Hurdle}? Con más razón: **{class}**',
          '¿{Hurdle}? Eso se cambia: **{class}**',
          '¿{Hurdle}? Hora de plantarle cara: **{class}**',
        ],
        closes: ['La fuerza llega por el camino.', 'Empezar es lo más duro.', 'Con valor basta.', 'Demuéstratelo.'],
      },
    ],
    offer: [
      {
        hooks: ['A por ello. **{class}**: {offer}', '{Offer}. ¿A qué esperas? **{class}**'],
        closes: ['Ve a por ello.', 'No lo pienses tanto.'],
      },
    ],
    level: [{ hooks: ['Toda la fuerza para {level}: **{class}**'], closes: ['Sí, va por ti.'] }],
    series: [{ hooks: ['Sin rendirse, {series}: **{class}**'], closes: ['Rendirse no es opción.'] }],
    guest: [{ hooks: ['Llegan refuerzos: {guest} en **{class}**'], closes: ['Enséñale a {guest} quién eres.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}. Sin peros.',
      '{Feeling}. Por eso peleas.',
      '{Move} hasta que se rinda la canción',
      'Primero {move}, luego {move2}, luego todo a la vez',
      'Si tiemblas, repites. Si caes, te ríes.',
      'Aquí no se susurra, aquí se hace',
      'Entran los graves, salen las dudas',
      'Aquí {outcome}, hasta que salga',
      '{Verb} como si nadie pudiera pararte',
      'Cada músculo tiene algo que decir',
      'Vienes con preguntas y te vas con respuestas',
      'Se celebra cada intento, y más los duros',
      '{Verb}, {verb2}, respira y sigue',
    ],
    hurdle: [
      'Aquí nadie empezó sabiendo',
      'Tú pones el valor, {la clase pone|yo pongo} el resto',
      'Las rodillas que tiemblan ya están calentando',
    ],
    offer: ['Se acabó la excusa que valga'],
  },
  teacher: {
    they: [
      'Con {name} se acabó el escondite',
      'Al frente, sin bajar la voz: {name}',
      'Siempre cabe una más con {name}',
      'Con los gritos de ánimo de {name}',
      'Contra tus dudas: {name}',
      'Con {name} llegas un poco más lejos',
    ],
    i: [
      'Soy {name}, y no te dejo rendirte',
      'Soy {name}. ¿Vamos? Yo ya estoy.',
      'Soy {name} y veo lo que llevas dentro',
      'Soy {name}, y aquí se aprieta',
    ],
  },
  signed: {
    they: [
      'Mídete con {name}.',
      'Dalo todo con {name}.',
      'Vamos, con {name}.',
      'Enséñaselo a {name}.',
      'A tope con {name}.',
      'Sin excusas con {name}.',
    ],
    i: ['Te espero delante, {name}.', 'Enséñamelo, {name}.', 'Sin miedo, {name}.', 'Sin excusas, {name}.'],
  },
  say: {
    bring: ['Mete en la mochila {bring} y valor.', 'Tu equipo: {bring}.'],
    wear: ['Tu armadura: {wear}.'],
    music: ['{Music}, y bien alto.'],
    level: ['A medida para {level}.'],
  },
  quick: {
    hooks: ['¡Vamos! **{class}**', 'Ya: **{class}**', 'A tope: **{class}**', 'Con garra: **{class}**'],
    closes: ['Sin miedo.', 'Sin dudar.', 'Vamos.', 'Hazlo.'],
  },
};
