// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const playful: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          '¿Qué tal un poco de **{class}**?',
          '¡Psst, por aquí! **{class}**',
          '¡Adivina! Es hora de **{class}**',
          '¡Eh, tú! ¡Sí, tú! **{class}**',
        ],
        closes: ['¡Sí, tú!', '¡Vente para acá!', '¡Di que sí!', '¡Saluda al llegar!', '¡Ven dando saltos!'],
      },
      {
        hooks: [
          '¡{Move}! ¡{Move2}! ¡Yuju, **{class}**!',
          '{Verb}, ríe, {verb2}: ¡**{class}**!',
          '¿Alguien dijo {move}? ¡**{class}**!',
          'Una de {move}, por favor: ¡**{class}**!',
        ],
        closes: [
          '¡Risas incluidas!',
          '¡Con extra de risa!',
          '¡Aquí se puede reír!',
          '¡Se puede repetir!',
          '¡Diversión a la vista!',
        ],
      },
      {
        hooks: [
          'Tú + {thing} = buen humor: ¡**{class}**!',
          '¡El buen humor se llama **{class}**!',
          '¡La mejor idea de la semana: **{class}**!',
          '¿Planazo? ¡**{class}**!',
        ],
        closes: [
          '¡Va a ser una fiesta!',
          '¡Qué buena pareja!',
          '¿Trato hecho?',
          'Buena idea, ¿no?',
          '¡Apúntalo en la nevera!',
        ],
      },
      {
        hooks: [
          '¡Recreo para mayores: **{class}**!',
          '¡Cuidado, que engancha! **{class}**',
          '¡Vacaciones de lo serio: **{class}**!',
        ],
        closes: ['¡Lo serio puede esperar!', '¡Que conste que avisamos!', '¡Sal a jugar!'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? ¡Qué va! **{class}**',
          '¿{Hurdle}? ¡Perfecto! **{class}**',
          '¿{Hurdle}? ¡Ven a jugar! **{class}**',
          '¿{Hurdle}? ¡Yuju, vamos! **{class}**',
        ],
        closes: [
          '¡Eso lo arreglamos!',
          '¡Temblar tiene su gracia!',
          '¡Vivan las primeras veces!',
          '¡Ya estamos aplaudiendo!',
        ],
      },
    ],
    offer: [
      {
        hooks: ['¡Toma ya! **{class}**: {offer}', '¡{Offer}! ¡De verdad! **{class}**'],
        closes: ['¡Baile de la alegría!', '¡Quién dijo miedo!'],
      },
    ],
    level: [{ hooks: ['¡Hurra! Para {level}: **{class}**'], closes: ['¡Tu tipo de diversión!'] }],
    series: [{ hooks: ['Tan divertido que va por capítulos: **{class}**, {series}'], closes: ['¡Sin spoilers!'] }],
    guest: [{ hooks: ['¡Mira quién viene! ¡{guest}! **{class}**'], closes: ['¡Ven a ver a {guest}!'] }],
    children: [
      {
        hooks: [
          '¡Salta, salta, hurra: **{class}**!',
          '¡Llamando a los monitos! **{class}**',
          '¿Quién se ríe más alto? ¡**{class}**!',
          '¡Alerta gelatina: **{class}**!',
          '¡Jugar, aplaudir, repetir: **{class}**!',
          '¡Más divertido que un mono: **{class}**!',
        ],
        closes: [
          '¡A saltar!',
          '¡Trae tu risa!',
          '¡El último es una rana!',
          '¡Ven y salta!',
          '¡Qué risa va a ser!',
          '¡Hurra, hurra!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'Aquí {outcome}. ¡Sí, tú!',
      'Aquí {outcome}, y nos reímos mucho',
      'Espera a ver esto: ¡{feeling}!',
      'Primero {move}, luego {move2}, luego sonrisa tonta',
      '¿Te has caído? ¡Puntos extra!',
      '{Move} con efectos de sonido. ¡Fiuuu!',
      'Una pizca de {move}, una bola de {move2}',
      'Cuanto más torcido, más grande el aplauso',
      '¡{Verb}! ¡{Verb2}! ¿Quién iba a decir que era tan divertido?',
      'Las pausas para reír están en el plan',
      'Primero chocamos los cinco y luego bailamos',
      'Quien se equivoca, saluda al público',
      'Aquí {outcome}. ¡Tachán!',
    ],
    hurdle: [
      'La primera vez tiembla todo el mundo. ¡Es lo bonito!',
      'Nos reímos contigo, y bien alto',
      'Preguntas tontas ninguna, solo graciosas',
    ],
    offer: ['¡Sin truco, solo risas!'],
    children: [
      'Saltar como ranas, colgar como monitos',
      'Quien se cae, se ríe',
      'Después de jugar, jugamos más',
      'Aquí {outcome}. ¡Yuju!',
    ],
  },
  teacher: {
    they: [
      'Con {name} cada fallo es una fiesta',
      'Al mando del juego: {name}',
      'Reírse es obligatorio con {name}',
      'Trucos y tonterías de {name}',
      'Pregúntale de todo a {name}',
      'La clase se pasa volando con {name}',
    ],
    i: [
      'Soy {name} y me río más que nadie',
      'Soy {name}. ¿Jugamos?',
      'Soy {name}, y aplaudo cada intento',
      'Soy {name} y hago tonterías con método',
    ],
  },
  signed: {
    they: [
      '¡A jugar con {name}!',
      '¡Choca esos cinco con {name}!',
      '¡Ríete con {name}!',
      '¡Yuju, con {name}!',
      '¡Salta con {name}!',
      '¡La fiesta es con {name}!',
    ],
    i: ['¡Qué ganas, {name}!', '¡Ven a jugar! {name}', '¡Choca esos cinco, {name}!', '¡Yuju y hasta pronto, {name}!'],
  },
  say: {
    bring: ['¡Trae {bring} y buen humor!', '¡A la mochila: {bring}!'],
    wear: ['¡Con {wear} y a bailar!'],
    music: ['¡{Music} y a cantar!'],
    level: ['¡Diversión para {level}!'],
  },
  quick: {
    hooks: ['¡Yuju, **{class}**!', '¿**{class}**?', '¡Hala, **{class}**!', '¡A jugar: **{class}**!'],
    closes: ['¡A jugar!', '¡Yuju!', '¡Salta!', '¡Venga!'],
  },
};
