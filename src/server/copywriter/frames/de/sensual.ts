// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const sensual: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Langsamer. Noch langsamer. **{class}**',
          'Lass dir Zeit: **{class}**',
          'Keine Eile in **{class}**',
          'Ein Atemzug, ein Song, **{class}**',
        ],
        closes: [
          'Niemand drängt dich.',
          'Nimm dir die Zeit.',
          'Bleib, bis der Song zu Ende ist.',
          'Komm ganz in Ruhe an.',
          'Atme aus. Bleib.',
        ],
      },
      {
        hooks: [
          'Spür die Musik auf der Haut: **{class}**',
          'Nur du, {thing} und **{class}**',
          'Augen zu, Musik an: **{class}**',
          'Den Kopf ausmachen: **{class}**',
        ],
        closes: [
          'Der Rest darf warten.',
          'Komm ein Stück näher.',
          'Dein Körper weiß den Weg.',
          'Fühl einfach hin.',
          'Vertrau dem Song.',
        ],
      },
      {
        hooks: [
          'Weich wie ein Seufzer: **{class}**',
          '{Move}, so weich wie Honig: **{class}**',
          'Für Hüften, die etwas zu sagen haben: **{class}**',
          '{Verb}. Langsam. **{class}**',
        ],
        closes: [
          'Weicher geht immer.',
          'Genieß jede Bewegung.',
          'Gib dem Song nach.',
          'So darf es sich anfühlen.',
          'Hör auf deine Hüften.',
        ],
      },
      {
        hooks: [
          'Du darfst dich gut fühlen: **{class}**',
          'Gehör mal nur dir: **{class}**',
          'Mehr fühlen, weniger denken: **{class}**',
        ],
        closes: ['Das gehört nur dir.', 'Gönn dir das Gefühl.', 'Du darfst das.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Fang langsam an: **{class}**',
          '{Hurdle}? Atme erst mal aus. **{class}**',
          '{Hurdle}? Hier hast du Zeit: **{class}**',
          '{Hurdle}? Gefühl reicht für **{class}**',
        ],
        closes: [
          'Gefühl kann man nicht falsch machen.',
          'Du musst nichts können.',
          'Komm, wie du dich fühlst.',
          'Langsam ist genau richtig.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Verwöhn dich. **{class}**: {offer}', '{Offer}. Mehr Gründe brauchst du nicht: **{class}**'],
        closes: ['Gönn dir was.', 'Sag leise ja.'],
      },
    ],
    level: [
      {
        hooks: ['Sanft und genau richtig für {level}: **{class}**'],
        closes: ['Da bist du genau richtig.', 'Dein Tempo zählt.'],
      },
    ],
    audience: [{ hooks: ['**{class}**, {audience}. Fühl dich wohl.'], closes: ['Du darfst dich fallen lassen.'] }],
    series: [{ hooks: ['Ganz in Ruhe, {series}: **{class}**'], closes: ['Jedes Mal ein bisschen tiefer.'] }],
    guest: [{ hooks: ['{guest}, ein Song und du: **{class}**'], closes: ['Lass dich von {guest} verführen.'] }],
  },
  bodies: {
    inside: [
      'Du {outcome}, und alles andere wird still',
      'Jede Bewegung darf zu Ende klingen',
      '{Feeling}. Bleib noch kurz da.',
      'Wir tanzen so langsam, dass man jede Linie sieht',
      '{Move} wie ein langer Atemzug',
      'Schultern weich, Blick offen, Hüfte frei',
      'Kein Spiegelblick, nur Gefühl',
      'Die Musik gibt den Ton an, du gibst nach',
      'Erst {move}, dann {move2}, immer im Fluss',
      'Du {outcome}, langsamer als du denkst',
      'Ein Song, der unter die Haut geht, und du mittendrin',
      'Hier darf Bewegung genüsslich sein',
      '{Verb}, und lass es lange nachklingen',
    ],
    hurdle: [
      'Du brauchst nur Lust am Bewegen',
      'Wir fangen mit dem Atem an, der Rest folgt',
      'Alles Weiche beginnt vorsichtig',
    ],
    offer: ['Ein kleines Geschenk an dich selbst'],
    level: ['Sanft genug zum Ankommen, tief genug zum Bleiben'],
  },
  teacher: {
    they: [
      'Mit {name} wird jede Bewegung weicher',
      'Lass dich von {name} durch den Song führen',
      'Bei {name} hat alles Zeit',
      'Die Stimme von {name}, die Musik und du',
      '{name} an der Seite, die Musik im Bauch',
      'Bei {name} lernst du, dir Zeit zu lassen',
    ],
    i: [
      'Ich bin {name} und lasse dir Zeit',
      'Ich bin {name}. Schließ die Augen, ich führe dich.',
      'Ich bin {name}, und bei mir darf es langsam sein',
      'Ich bin {name} und suche die Musik aus',
    ],
  },
  signed: {
    they: [
      'Lass dich von {name} führen.',
      'Ganz in Ruhe, mit {name}.',
      'Atme aus, mit {name}.',
      'Fühl mit {name}.',
      'Komm näher, zu {name}.',
      'Langsam, mit {name}.',
    ],
    i: [
      'Bis gleich, ganz in Ruhe, {name}.',
      'Ich warte auf dich, {name}.',
      'Lass dir Zeit, {name}.',
      'Komm näher, {name}.',
    ],
  },
  say: {
    bring: ['Bring {bring} mit und viel Zeit.', 'Mehr als {bring} brauchst du nicht.'],
    wear: ['Trag {wear} und fühl dich wohl.'],
    music: ['{Music}, tief und weich.'],
    level: ['Sanft genug für {level}.'],
  },
  quick: {
    hooks: ['Fühl **{class}**', 'Langsam: **{class}**', 'Genieß **{class}**', 'Nur du: **{class}**'],
    closes: ['Ganz langsam.', 'Fühl hin.', 'Bleib noch.', 'Komm näher.'],
  },
};
