// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const confident: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Tú puedes. **{class}**',
          'Cabeza alta: **{class}**',
          'Ponte de tu parte: **{class}**',
          'Este es tu escenario: **{class}**',
        ],
        closes: [
          'Claro que puedes.',
          'Que se te vea.',
          'Ya es tu momento.',
          'Espalda recta y adelante.',
          'El escenario es tuyo.',
        ],
      },
      {
        hooks: [
          'Fíate más de ti: **{class}**',
          'Más ganas que dudas: **{class}**',
          '{Verb}. Porque puedes. **{class}**',
          'Lo llevas dentro: **{class}**',
        ],
        closes: ['Las dudas pueden mirar.', 'Créetelo.', 'Ya está en ti.', 'No necesitas permiso.', 'Hazlo por ti.'],
      },
      {
        hooks: [
          '¿{Move}? Puedes. **{class}**',
          'Di que sí, hay {move}: **{class}**',
          'Atrévete con {move}: **{class}**',
          '¿Te animas con {move}? **{class}**',
        ],
        closes: [
          '¿Apostamos?',
          'Levanta la cabeza al llegar.',
          'Quédate con lo que te hace bien.',
          'La respuesta es sí.',
          'Empieza y ya.',
        ],
      },
      {
        hooks: ['Hazte grande: **{class}**', 'Ocupa tu espacio: **{class}**', 'Nunca eres demasiado: **{class}**'],
        closes: ['Puedes destacar.', 'El espacio es tuyo.', 'Demasiado no existe.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? Lo vas a lograr: **{class}**',
          '¿{Hurdle}? No te frena: **{class}**',
          '¿{Hurdle}? Empieza igual: **{class}**',
          '¿{Hurdle}? Atrévete: **{class}**',
        ],
        closes: [
          'El valor llega al hacerlo.',
          'Un paso basta para empezar.',
          'Ya eres suficiente.',
          'Las dudas no mandan.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Úsalo para ti. **{class}**: {offer}', '{Offer}. Te lo has ganado: **{class}**'],
        closes: ['Elígete a ti.', 'Es para ti, tómalo.'],
      },
    ],
    level: [{ hooks: ['Un buen reto para {level}: **{class}**'], closes: ['Aquí vas a crecer.'] }],
    series: [{ hooks: ['Sigue hasta el final, {series}: **{class}**'], closes: ['Vas a llegar.'] }],
    guest: [{ hooks: ['Aprende de {guest}: **{class}**'], closes: ['Enseña a {guest} tu mejor cara.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}, y con ganas',
      '{Feeling}: eso lo has hecho tú',
      '{Move} y {move2}, con la cabeza alta',
      'Primero parece grande, luego la grandeza eres tú',
      'No cuenta cómo queda, cuenta que lo haces',
      'Aquí {outcome}. Sin pedir perdón.',
      'No tienes que demostrar nada, ni siquiera a ti',
      'Sin comparar, solo tú y tu siguiente paso',
      'Cada intento te da un poco más de valor',
      '{Verb}, {verb2} y celébralo',
      'Fallar es la prueba de que te atreves',
      'Ocupa el espacio que te toca',
    ],
    hurdle: ['Aquí nadie empezó sin dudas', 'Vienes tú, y con eso basta', 'Dudar y venir igual: eso es valor'],
    offer: ['Una razón más para fiarte de ti'],
  },
  teacher: {
    they: [
      'Con {name} te atreves a más',
      'De tu parte, siempre: {name}',
      'La frase «no puedo» no existe con {name}',
      'Palabras claras de {name}, y elogios de verdad',
      'El respaldo es cosa de {name}',
      'Un paso más lejos, con {name}',
    ],
    i: [
      'Soy {name}, y sé que puedes',
      'Soy {name}. Lo vas a lograr, ya verás.',
      'Soy {name} y creo en ti',
      'Soy {name}, y aquí nadie se compara',
    ],
  },
  signed: {
    they: [
      'Tú puedes, con {name}.',
      'Que se te vea, con {name}.',
      'Cabeza alta, con {name}.',
      'Crece con {name}.',
      'Atrévete con {name}.',
      'Viento a favor de {name}.',
    ],
    i: ['Cuento contigo, {name}.', 'Tú puedes, {name}.', 'Confío en ti, {name}.', 'Cabeza alta, {name}.'],
  },
  say: {
    bring: ['Trae {bring} y tus ganas.', 'Necesitas {bring}. Valor ya tienes.'],
    wear: ['Ven con {wear} y con orgullo.'],
    music: ['{Music}, alto y claro.'],
    level: ['Un reto para {level}.'],
  },
  quick: {
    hooks: ['Puedes: **{class}**', 'Atrévete: **{class}**', 'Tu escenario: **{class}**', 'Que te vean: **{class}**'],
    closes: ['Tú puedes.', 'Que te vean.', 'Adelante.', 'Créetelo ya.'],
  },
};
