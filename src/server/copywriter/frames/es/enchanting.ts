// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const enchanting: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Érase una vez **{class}**',
          'Una pequeña magia llamada **{class}**',
          'Donde vive el asombro: **{class}**',
          'El hechizo empieza en **{class}**',
        ],
        closes: [
          'Y entonces empieza todo.',
          'El cuento te necesita.',
          'Escribe tu capítulo.',
          'Ven a asombrarte.',
          'El principio es tuyo.',
        ],
      },
      {
        hooks: [
          'Como dentro de un sueño: **{class}**',
          '{Verb} como en sueños: **{class}**',
          'Para soñar y girar: **{class}**',
          'Soñar con música: **{class}**',
        ],
        closes: [
          'Sueña un rato aquí.',
          'Ya despertarás luego.',
          'Despega un poquito.',
          'Así de fácil es soñar.',
          'Pide un deseo.',
        ],
      },
      {
        hooks: [
          '{Move}, {move2} y algo de magia: **{class}**',
          'Tú, {thing} y algo de magia: **{class}**',
          'Polvo de estrellas de verdad: **{class}**',
          'El encanto de bailar: **{class}**',
        ],
        closes: [
          'La magia también se practica.',
          'El brillo se queda contigo.',
          'El hechizo dura.',
          'Ven a brillar.',
          'Ya se nota la chispa.',
        ],
      },
      {
        hooks: [
          'Para días que piden un milagro: **{class}**',
          'Pequeños milagros, paso a paso: **{class}**',
          'Entre el suelo y el cielo: **{class}**',
        ],
        closes: ['Los milagros son discretos.', 'Eres parte de esto.', 'Un milagro para ti.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? Todo hechizo empieza pequeño: **{class}**',
          '¿{Hurdle}? Tu cuento empieza aquí: **{class}**',
          '¿{Hurdle}? Cree un momento: **{class}**',
          '¿{Hurdle}? Así empiezan los cuentos: **{class}**',
        ],
        closes: [
          'Con creer un poco basta.',
          'Todo cuento tiene un principio.',
          'El primer paso ya es magia.',
          'Fíate de tus alas.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Un deseo concedido. **{class}**: {offer}', '{Offer}. Como en los cuentos: **{class}**'],
        closes: ['Los deseos se cumplen.', 'Sin palabras mágicas.'],
      },
    ],
    level: [{ hooks: ['Un cuento para {level}: **{class}**'], closes: ['Tu capítulo empieza.'] }],
    series: [{ hooks: ['Un cuento por capítulos, {series}: **{class}**'], closes: ['Continuará, contigo.'] }],
    guest: [{ hooks: ['Como por arte de magia: {guest} en **{class}**'], closes: ['Una visita de cuento.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}, y se parece a volar',
      '{Feeling}: eso es un hechizo',
      'Primero {move}, luego {move2}, luego un pequeño milagro',
      'Empieza la música y el día se hace pequeño',
      'Los pasos se vuelven baile y el baile, sueño',
      '{Move} de libro de cuentos',
      'No hace falta saber magia, llega sola',
      'Aquí {outcome}. Lo demás es magia.',
      'Un lugar donde todo pesa menos',
      'Entre dos compases cabe un sueño entero',
      'Lo que parece difícil, aquí flota',
      '{Verb}, {verb2} y olvida el mundo',
    ],
    hurdle: ['Hasta las hadas ensayaron', 'Te damos la mano hasta que vuelas', 'El valor crece como en los cuentos'],
    offer: ['A veces los deseos se cumplen sin más'],
  },
  teacher: {
    they: [
      'Con {name} practicar es un hechizo',
      'El conjuro se aprende con {name}',
      'Por el cuento, de la mano de {name}',
      'El asombro empieza con {name}',
      'A flotar se aprende con {name}',
      'Sigue a {name} hasta otro mundo',
    ],
    i: [
      'Soy {name} y te cuento el hechizo',
      'Soy {name}. Ven, que despegamos.',
      'Soy {name}, y creo en los milagros pequeños',
      'Soy {name} y te enseño a flotar',
    ],
  },
  signed: {
    they: [
      'Sueña con {name}.',
      'La magia está con {name}.',
      'Despega con {name}.',
      'Ven a asombrarte con {name}.',
      'El cuento empieza con {name}.',
      'Un deseo, un baile, con {name}.',
    ],
    i: [
      'Hasta pronto en el cuento, {name}.',
      'Creo en ti, {name}.',
      'Vuela conmigo, {name}.',
      'Con un poco de magia, {name}.',
    ],
  },
  say: {
    bring: ['Trae {bring} y un deseo.', 'En tu maleta: {bring} y un sueño.'],
    wear: ['Con {wear} se sueña mejor.'],
    music: ['El hechizo suena a {music}.'],
    level: ['Un hechizo para {level}.'],
  },
  quick: {
    hooks: ['Sueña: **{class}**', 'Magia: **{class}**', 'Asómbrate: **{class}**', 'Un hechizo: **{class}**'],
    closes: ['Asómbrate.', 'Un deseo.', 'Sueña.', 'Despega.'],
  },
};
