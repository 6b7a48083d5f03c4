// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const elegant: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'La elegancia se entrena: **{class}**',
          'Con calma y con línea: **{class}**',
          'El arte de la línea clara: **{class}**',
          'Sencillo y bello: **{class}**',
        ],
        closes: [
          'Con calma y estilo.',
          'Con menos basta.',
          'Línea a línea.',
          'Parece que no cuesta.',
          'La belleza no tiene prisa.',
        ],
      },
      {
        hooks: [
          '{Move} con detalle: **{class}**',
          'De la nuca a la punta del pie: **{class}**',
          'Cada gesto cuenta en **{class}**',
          'Pies en punta, mirada libre: **{class}**',
        ],
        closes: [
          'Hasta la punta de los dedos.',
          'El detalle lo cambia todo.',
          'Con los pies en punta.',
          'Deja que el gesto respire.',
          'Fino hasta el final.',
        ],
      },
      {
        hooks: [
          'Un placer discreto: **{class}**',
          'Una invitación a **{class}**',
          '¿Me concedes este baile? **{class}**',
          'Con guante blanco: **{class}**',
        ],
        closes: [
          'Será un placer.',
          'Queda hecha la invitación.',
          '{Te esperamos|Te espero} con gusto.',
          'Basta con decir que sí.',
          'Hasta muy pronto.',
        ],
      },
      {
        hooks: [
          'Calma, claridad y **{class}**',
          '{At}, con toda la calma: **{class}**',
          'Donde la fuerza habla bajito: **{class}**',
        ],
        closes: ['Fuerza callada, gran efecto.', 'Con los cinco sentidos.', 'Con toda la calma.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '¿{Hurdle}? El estilo se aprende: **{class}**',
          '¿{Hurdle}? Empieza con calma: **{class}**',
          '¿{Hurdle}? Paso a paso: **{class}**',
          '¿{Hurdle}? Acepta la invitación: **{class}**',
        ],
        closes: [
          'La gracia empieza con un paso.',
          'Lo fino pide práctica.',
          'Con calma se empieza bien.',
          'El resto es paciencia.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Un detalle de la casa: **{class}**, {offer}', '{Offer}. Con todo el cariño: **{class}**'],
        closes: ['Con mucho gusto.', 'Un placer para ti.'],
      },
    ],
    level: [{ hooks: ['Con esmero, para {level}: **{class}**'], closes: ['En su justa medida.'] }],
    series: [{ hooks: ['Sin prisa, {series}: **{class}**'], closes: ['Lo bueno madura.'] }],
    guest: [{ hooks: ['Una visita especial, {guest}: **{class}**'], closes: ['Un placer con {guest}.'] }],
  },
  bodies: {
    inside: [
      'Aquí {outcome}, con calma y línea clara',
      '{Move} y {move2}, con buena técnica',
      '{Feeling}: no hace falta más',
      'Se cuidan las líneas, las transiciones y los detalles',
      'Lo que parece fácil se practica con paciencia',
      'Líneas largas, respiración tranquila, gestos claros',
      'Primero la técnica, después la ligereza',
      'Aquí {outcome}. Paso a paso, línea a línea.',
      'Sin ruido ni prisa, solo movimiento limpio',
      'Música con espacio, y {move} que lo llenan',
      '{Verb}, {verb2} y sostén el momento',
      'La punta del pie también cuenta, y la mirada',
    ],
    hurdle: [
      'Todo lo elegante fue un primer intento',
      'Con paciencia, cada paso se vuelve línea',
      'Aquí nadie espera perfección',
    ],
    offer: ['Una buena ocasión para conocerla'],
  },
  teacher: {
    they: [
      'Con {name}, atención a cada detalle',
      'La línea se alarga con {name}',
      'Cada gesto cuenta con {name}',
      'El arte de quitar, con {name}',
      'Los detalles, de la mano de {name}',
      'Con la mirada tranquila de {name}',
    ],
    i: [
      'Soy {name} y cuido cada detalle',
      'Soy {name}. Empezamos con calma.',
      'Soy {name}, y me gustan las líneas claras',
      'Soy {name} y afino contigo',
    ],
  },
  signed: {
    they: [
      'En buenas manos, con {name}.',
      'Con estilo y con {name}.',
      'Hasta muy pronto, con {name}.',
      'Un placer compartido con {name}.',
      'Afina con {name}.',
      'Una invitación de {name}.',
    ],
    i: ['Con mucho gusto, {name}.', 'Será un placer, {name}.', 'Hasta muy pronto, {name}.', 'Con ilusión, {name}.'],
  },
  say: {
    bring: ['Conviene traer {bring}.', 'Te pedimos {bring}.'],
    wear: ['Recomendamos {wear}.'],
    music: ['Suena, con delicadeza, {music}.'],
    level: ['Con esmero para {level}.'],
  },
  quick: {
    hooks: [
      'Con estilo: **{class}**',
      'Línea y calma: **{class}**',
      'Con detalle: **{class}**',
      'A bailar: **{class}**',
    ],
    closes: ['Con estilo.', 'Con calma.', 'Con gusto.', 'Muy fino.'],
  },
};
