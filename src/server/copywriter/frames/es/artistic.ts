// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const artistic: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Pintar con el cuerpo: **{class}**',
          'Un cuadro en movimiento: **{class}**',
          'Bocetos en el aire: **{class}**',
          'El aire es el lienzo: **{class}**',
        ],
        closes: [
          'El pincel eres tú.',
          'Pon el primer trazo.',
          'El cuadro nace contigo.',
          'Firma con un giro.',
          'El lienzo sigue en blanco.',
        ],
      },
      {
        hooks: [
          '{Move} con letra propia: **{class}**',
          'Línea, gesto, {move}: **{class}**',
          'Un estudio de {move}: **{class}**',
          '{Verb} como quien escribe: **{class}**',
        ],
        closes: [
          'Encuentra tu letra.',
          'El gesto sigue al sentir.',
          'Escríbelo con el cuerpo.',
          'Una frase, un baile.',
          'Deja los bordes sin pulir.',
        ],
      },
      {
        hooks: [
          'La música toma cuerpo: **{class}**',
          'Lo que dibuja la música: **{class}**',
          'Sonido, espacio, {thing}: **{class}**',
          'Entre el sonido y el gesto: **{class}**',
        ],
        closes: [
          'Escucha y dibuja.',
          'Cada sonido tiene su dibujo.',
          'Ven a componer.',
          'Enseña lo que oyes.',
          'El espacio escucha.',
        ],
      },
      {
        hooks: [
          'Arte para meter las manos: **{class}**',
          'Una obra en proceso: **{class}**',
          '¿Qué quieres contar? **{class}**',
        ],
        closes: ['Aquí vale lo inacabado.', 'Cuéntalo en movimiento.', 'El arte te necesita.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? Garabatear también es arte: **{class}**',
          '¿{Hurdle}? Empieza con un boceto: **{class}**',
          '¿{Hurdle}? Cada trazo suma: **{class}**',
          '¿{Hurdle}? Una hoja en blanco: **{class}**',
        ],
        closes: [
          'Todo cuadro empieza con un trazo.',
          'Aquí gustan los bocetos.',
          'No existen los trazos malos.',
          'Empieza con un gesto.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Para gente curiosa. **{class}**: {offer}', '{Offer}. Para experimentar: **{class}**'],
        closes: ['Con curiosidad basta.', 'Ven por color.'],
      },
    ],
    level: [{ hooks: ['Un lienzo para {level}: **{class}**'], closes: ['Tu material eres tú.'] }],
    series: [{ hooks: ['Una obra por capas, {series}: **{class}**'], closes: ['Capa sobre capa.'] }],
    guest: [{ hooks: ['Otra firma, {guest}: **{class}**'], closes: ['Un color nuevo: {guest}.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}, y de ahí sale un cuadro',
      '{Feeling}: un trazo en su sitio',
      'Se bocetan {move} y luego se les da color',
      'De {move} y {move2} nace una frase',
      'Aquí {outcome}. El sentido lo pones tú.',
      'El espacio es el papel, la música la tinta',
      'Se buscan gestos que aún no existen',
      'La pausa también compone',
      'Una emoción, tres gestos, un pequeño baile',
      'La técnica es la herramienta, el tema eres tú',
      '{Verb}, descarta, {verb2}, quédatelo',
      'Sin copiar, cada letra es de quien la escribe',
    ],
    hurdle: [
      'Las grandes obras fueron garabatos',
      'Pones curiosidad, el resto aparece',
      'Probar y fallar es el material',
    ],
    offer: ['Buena ocasión para mancharse de color'],
  },
  teacher: {
    they: [
      'Con {name} la técnica se vuelve expresión',
      'En el estudio de arte de {name}',
      'Las ideas de {name}, los gestos tuyos',
      'Bordes sin pulir, con {name}',
      'A la búsqueda del gesto con {name}',
      'Dirige la mirada de {name}. El papel es tuyo.',
    ],
    i: [
      'Soy {name} y colecciono errores bonitos',
      'Soy {name}. Enséñame tu letra.',
      'Soy {name}, y quiero saber qué cuentas',
      'Soy {name} y te doy el primer trazo',
    ],
  },
  signed: {
    they: [
      'Crea con {name}.',
      'Un boceto con {name}.',
      'En diálogo con {name}.',
      'Ven a pintar con {name}.',
      'Gesto y sentir con {name}.',
      'Un cuadro con {name}.',
    ],
    i: [
      'Enséñame tu trazo, {name}.',
      'Me das curiosidad, {name}.',
      'Hasta el próximo trazo, {name}.',
      'Firmado, {name}.',
    ],
  },
  say: {
    bring: ['Material: {bring}.', 'Trae {bring} y el oído abierto.'],
    wear: ['Para moverte, {wear}.'],
    music: ['Color de fondo: {music}.'],
    level: ['Un estudio para {level}.'],
  },
  quick: {
    hooks: ['Dibuja **{class}**', 'Un trazo: **{class}**', 'Un cuadro: **{class}**', 'Boceto: **{class}**'],
    closes: ['Dibuja.', 'Tu trazo.', 'Cuéntalo.', 'Da color.'],
  },
};
