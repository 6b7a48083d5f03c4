// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const whimsical: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Tres unicornios recomiendan **{class}**',
          'Las nubes cotillean sobre **{class}**',
          'Un zorro me habló de **{class}**',
          'Dicen que un erizo baila en **{class}**',
        ],
        closes: [
          'El unicornio ya espera.',
          'Trae tu nube.',
          'El zorro también viene.',
          'Los erizos tienen preferencia.',
          'No den de comer a las nubes.',
        ],
      },
      {
        hooks: [
          '{Thing} sueña en secreto con **{class}**',
          'Cosquillas y {move}: **{class}**',
          '{Move} con nata: **{class}**',
          'Confeti en la cabeza: **{class}**',
        ],
        closes: [
          'Con extra de virutas.',
          'El confeti dura toda la vida.',
          'Cosquillas incluidas.',
          '¿Has oído eso?',
          'Abróchate los sueños.',
        ],
      },
      {
        hooks: [
          'Despega como un diente de león: **{class}**',
          'Para dedos de los pies con sueños: **{class}**',
          'Donde bailan las mariposas: **{class}**',
          'Un tiovivo para la cabeza: **{class}**',
        ],
        closes: [
          'Vuela una vuelta.',
          'Tus pies lo agradecen.',
          'Ya aterrizarás.',
          '¡Suban, suban!',
          '¿Otra vuelta de tiovivo?',
        ],
      },
      {
        hooks: [
          'A la derecha del arcoíris: **{class}**',
          '{Verb} como un globo: **{class}**',
          'Una voltereta para el alma: **{class}**',
        ],
        closes: ['Siempre recto y con purpurina.', 'Agárrate a la nube.', 'Se admiten volteretas.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? El pingüino también: **{class}**',
          '¿{Hurdle}? Sopla y pide un deseo: **{class}**',
          '¿{Hurdle}? Ojos abiertos y risa floja: **{class}**',
          '¿{Hurdle}? Nada grave para una mariposa: **{class}**',
        ],
        closes: [
          'Hasta los pingüinos aprenden.',
          'Tambalearse es un baile.',
          'Sopla fuerte una vez.',
          'Las mariposas también empezaron.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Caído del cielo. **{class}**: {offer}', '{Offer}, dice el hada: **{class}**'],
        closes: ['El hada guiña un ojo.', 'Atrapa el deseo.'],
      },
    ],
    level: [{ hooks: ['Una nube para {level}: **{class}**'], closes: ['Tu nube ya tiene tu nombre.'] }],
    series: [{ hooks: ['Un cuento que sigue, {series}: **{class}**'], closes: ['El final es cosa de hadas.'] }],
    guest: [{ hooks: ['Llega en una nube: {guest} en **{class}**'], closes: ['Reguemos la nube de {guest}.'] }],
    children: [
      {
        hooks: [
          '¡Un dragón quiere ir a **{class}**!',
          '¡Salta el arcoíris: **{class}**!',
          '¡Pingüinos, piratas y **{class}**!',
          '¡Abracadabra, **{class}**!',
          '¡A saltar nubes: **{class}**!',
          '¡El unicornio ya entrena para **{class}**!',
        ],
        closes: [
          '¡El dragón espera!',
          '¡Hay nubes de sobra!',
          '¡Chas, y apareces!',
          '¡El unicornio también viene!',
          '¡A volar!',
          '¡Levad anclas!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'Aquí {outcome}, y en algún lado estornuda un unicornio',
      '{Feeling}: así se sienten las pompas de jabón',
      'Primero {move}, luego {move2}, luego charla con el sombrerero',
      '{Move} con sabor a algodón de azúcar. Casi.',
      'Los pies sueñan, la cabeza descansa',
      'Aquí se puede tararear y asombrarse en alto',
      'Quien vuele muy alto, que salude',
      'Aquí {outcome}. Las nubes aplauden.',
      'Un poco de disparate ayuda al equilibrio',
      'Bailamos hasta que se rían los cordones',
      '{Verb} como un gato, {verb2} como una rana',
      'El suelo es solo una sugerencia',
    ],
    hurdle: [
      'Las mariposas también fueron orugas',
      'El primer salto siempre es el más raro',
      'Te contamos el truco de tambalearse',
    ],
    offer: ['Esto solo se encuentra al final del arcoíris'],
    children: [
      'Volamos a las estrellas y volvemos',
      'Ruge como un dragón, aterriza como una hoja',
      'A quien se ríe le salen alas',
      'Aquí {outcome}. ¡Abracadabra!',
    ],
  },
  teacher: {
    they: [
      'Con {name} bailan hasta las teteras',
      'El arcoíris es de {name}',
      'Los pies tienen alas con {name}',
      'El truco de tambalearse es de {name}',
      'Al volante de la nube: {name}',
      'Una vuelta de tiovivo con {name}',
    ],
    i: [
      'Soy {name} y doy de comer a las nubes',
      'Soy {name}. El unicornio es mío.',
      'Soy {name}, y hablo el idioma de las mariposas',
      'Soy {name} y bailo de puntillas por los charcos',
    ],
  },
  signed: {
    they: [
      'Vuela una vuelta con {name}.',
      'Confeti de {name}.',
      'Salta a la nube de {name}.',
      'Recuerdos del unicornio y de {name}.',
      'Una voltereta con {name}.',
      'Sueña al revés con {name}.',
    ],
    i: [
      'Te veo en la nube, {name}.',
      'El unicornio y yo te saludamos, {name}.',
      'Salta hasta aquí, {name}.',
      'Confeti y cosquillas, {name}.',
    ],
  },
  say: {
    bring: ['En la maleta encantada: {bring}.', 'Trae {bring} y un disparate.'],
    wear: ['Traje de vuelo: {wear}.'],
    music: ['La caja de música toca {music}.'],
    level: ['Nubes a medida para {level}.'],
  },
  quick: {
    hooks: ['¡Pum, **{class}**!', 'Abracadabra: **{class}**', 'Nube siete: **{class}**', '¡Confeti! **{class}**'],
    closes: ['¡Hala!', 'A volar.', 'Abracadabra.', 'Sopla.'],
  },
};
