// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const mysterious: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Niemand verrät, was in **{class}** geschieht',
          'Was passiert in **{class}**?',
          'Ein Geheimnis namens **{class}**',
          'Man spricht nicht darüber: **{class}**',
        ],
        closes: [
          'Finde es heraus.',
          'Mehr verraten {wir|ich} nicht.',
          'Behalte es für dich.',
          'Das bleibt unter uns.',
          'Du wirst schon sehen.',
        ],
      },
      {
        hooks: [
          'Etwas wartet auf dich: **{class}**',
          '{Thing} kennt dein Geheimnis: **{class}**',
          'Hinter der Tür: **{class}**',
          'Folge der Musik zu **{class}**',
        ],
        closes: [
          'Die Tür ist nur angelehnt.',
          'Folge dem Klang.',
          'Dreh dich nicht um.',
          'Du kennst den Weg.',
          'Es kennt deinen Namen.',
        ],
      },
      {
        hooks: [
          '{Move}. Mehr steht hier nicht. **{class}**',
          'Zwischen zwei Takten: **{class}**',
          'Leise. {Verb}. **{class}**',
          'Was {move} verschweigen: **{class}**',
        ],
        closes: [
          'Hör genau hin.',
          'Die Stille gehört dazu.',
          'Rätsel lösen sich im Tanzen.',
          'Zwischen den Tönen liegt es.',
          'Ein Blick genügt.',
        ],
      },
      {
        hooks: [
          'Wer bist du, wenn keiner fragt? **{class}**',
          'Eine andere Seite von dir: **{class}**',
          'Du ahnst es längst: **{class}**',
        ],
        closes: ['Zeig sie nur dir.', 'Die Antwort tanzt.', 'Du hast es geahnt.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Gut so. **{class}**',
          '{Hurdle}? Das Rätsel beginnt hier: **{class}**',
          '{Hurdle}? Erzähl es niemandem. **{class}**',
          '{Hurdle}? Umso spannender: **{class}**',
        ],
        closes: [
          'Das Unbekannte ist der Reiz.',
          'Keine Vorgeschichte nötig.',
          'Jedes Rätsel beginnt mit einer Frage.',
          'Tritt näher.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Ganz im Vertrauen. **{class}**: {offer}', '{Offer}. Frag nicht, warum: **{class}**'],
        closes: ['Du hast es nicht von {uns|mir}.', 'Sag es nicht weiter.'],
      },
    ],
    level: [
      {
        hooks: ['Nur so viel: für {level}. **{class}**'],
        closes: ['Du weißt, dass du gemeint bist.', 'Das ist kein Zufall.'],
      },
    ],
    audience: [{ hooks: ['{Audience}. Der Rest ist Schweigen: **{class}**'], closes: ['Unter sich ist man freier.'] }],
    series: [{ hooks: ['Ein Rätsel in Teilen, {series}: **{class}**'], closes: ['Die Lösung kommt zum Schluss.'] }],
    guest: [{ hooks: ['Wer ist {guest}? Die Antwort: **{class}**'], closes: ['Frag {guest} selbst.'] }],
  },
  bodies: {
    inside: [
      'Du {outcome}. Warum, erfährst du dort.',
      '{Feeling}. Mehr musst du nicht wissen.',
      'Erst {move}, dann etwas, das keinen Namen hat',
      '{Move}, und niemand sagt ein Wort',
      'Die Musik beginnt, ohne sich vorzustellen',
      'Manche Fragen beantwortet nur der Körper',
      'Was hier gelernt wird, sieht man dir an. Vielleicht.',
      'Du {outcome}, und behältst das Beste für dich',
      'Ein Schritt, ein Blick, eine offene Frage',
      'Hier hat jede Bewegung einen zweiten Boden',
      '{Verb}, und lass offen, was es bedeutet',
      'Erst {move2}, dann {move}, dann vielleicht die Antwort',
    ],
    hurdle: [
      'Wer nichts weiß, staunt am meisten',
      'Der Anfang ist ein Flüstern, mehr nicht',
      'Die Spielregeln lernst du unterwegs',
    ],
    offer: ['Wer fragt, erfährt es zu spät'],
    level: ['Was genau dahintersteckt, passt sich dir an'],
  },
  teacher: {
    they: [
      'Den Schlüssel bekommst du von {name}',
      'Mit {name} durch eine Tür, die du nicht kanntest',
      'Das Wissen von {name} steht in keinem Buch',
      'Eingeweiht: {name}',
      'Folge {name}, ohne zu fragen',
      'Die Zeichen lernst du von {name}',
    ],
    i: [
      'Ich bin {name}. Den Rest erzähle ich dir dort.',
      'Ich bin {name} und kenne den Weg hinein',
      'Ich bin {name}, und ich verrate nicht alles',
      'Ich bin {name}. Frag leise.',
    ],
  },
  signed: {
    they: [
      'Das Zeichen kommt von {name}.',
      'Frag nach {name}.',
      'Unter vier Augen, mit {name}.',
      'Das Rätsel von {name}.',
      'Vertrau {name}.',
      'Ein Wink von {name}.',
    ],
    i: [
      'Du findest mich, {name}.',
      'Mehr vor Ort, {name}.',
      'Ich erkenne dich, {name}.',
      'Bis dahin kein Wort, {name}.',
    ],
  },
  say: {
    bring: ['Man trägt bei sich: {bring}.', 'Bring {bring}. Frag nicht.'],
    wear: ['Man erkennt dich an {wear}.'],
    music: ['Aus der Ferne: {music}.'],
    level: ['Bestimmt für {level}.'],
  },
  quick: {
    hooks: ['Psst: **{class}**', 'Leise: **{class}**', 'Geheim: **{class}**', 'Wer weiß: **{class}**'],
    closes: ['Kein Wort.', 'Finde es.', 'Du ahnst es.', 'Komm leise.'],
  },
};
