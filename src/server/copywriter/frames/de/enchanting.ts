// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const enchanting: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Es war einmal ein Kurs: **{class}**',
          'Ein kleiner Zauber namens **{class}**',
          'Wo das Staunen wohnt: **{class}**',
          'Der Zauber beginnt mit **{class}**',
        ],
        closes: [
          'Und dann fängt es an.',
          'Das Märchen braucht dich.',
          'Der Anfang gehört dir.',
          'Schreib dein eigenes Kapitel.',
          'Komm und staune.',
        ],
      },
      {
        hooks: [
          'Leicht wie ein Traum: **{class}**',
          '{Verb} wie im Traum: **{class}**',
          'Zum Träumen und Drehen: **{class}**',
          'Ein Tagtraum mit Musik: **{class}**',
        ],
        closes: [
          'Träum mit {uns|mir}.',
          'Wach wird man später.',
          'Heb ein kleines bisschen ab.',
          'So leicht darf es sein.',
          'Wünsch dir was.',
        ],
      },
      {
        hooks: [
          '{Move}, {move2}, ein Hauch Magie: **{class}**',
          'Du, {thing} und ein Hauch Magie: **{class}**',
          'Wie Sternenstaub, nur echter: **{class}**',
          '{Move} wie verzaubert: **{class}**',
        ],
        closes: [
          'Magie kann man üben.',
          'Ein bisschen Glitzer bleibt.',
          'Der Zauber hält.',
          'Komm und leuchte.',
          'Es funkelt schon.',
        ],
      },
      {
        hooks: [
          'Für Tage, die ein Wunder brauchen: **{class}**',
          'Kleine Wunder, Schritt für Schritt: **{class}**',
          'Zwischen Boden und Himmel: **{class}**',
        ],
        closes: ['Wunder passieren leise.', 'Du bist Teil davon.', 'Ein Wunder für dich.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Jeder Zauber fängt klein an: **{class}**',
          '{Hurdle}? Dein Märchen beginnt hier: **{class}**',
          '{Hurdle}? Glaub kurz dran: **{class}**',
          '{Hurdle}? So beginnen Märchen: **{class}**',
        ],
        closes: [
          'Ein bisschen Glaube genügt.',
          'Jedes Märchen hat einen Anfang.',
          'Der erste Schritt ist der Zauber.',
          'Trau deinen Flügeln.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Ein Wunsch ist frei. **{class}**: {offer}', '{Offer}. Wie im Märchen: **{class}**'],
        closes: ['Wünsche soll man einlösen.', 'Ganz ohne Zauberspruch.'],
      },
    ],
    level: [
      { hooks: ['Ein Märchen für {level}: **{class}**'], closes: ['Wie für dich erfunden.', 'Dein Kapitel beginnt.'] },
    ],
    audience: [{ hooks: ['{Audience}: das Märchen **{class}**'], closes: ['Du gehörst in diese Geschichte.'] }],
    series: [{ hooks: ['Ein Märchen in Kapiteln, {series}: **{class}**'], closes: ['Fortsetzung folgt, mit dir.'] }],
    guest: [{ hooks: ['Wie herbeigewünscht: {guest} in **{class}**'], closes: ['Ein Besuch wie im Märchen.'] }],
  },
  bodies: {
    inside: [
      'Du {outcome}, und es fühlt sich an wie Fliegen',
      '{Feeling}: so sieht ein Zauber aus',
      'Erst {move}, dann {move2}, dann ein kleines Wunder',
      'Die Musik beginnt, und der Alltag wird ganz klein',
      'Aus Schritten wird Tanz, aus Tanz ein Traum',
      '{Move} wie aus einem Märchenbuch',
      'Niemand muss zaubern können, das kommt von allein',
      'Du {outcome}. Der Rest ist Magie.',
      'Ein Ort, an dem man leichter wird',
      'Zwischen zwei Takten liegt ein ganzer Traum',
      'Was schwer aussieht, wird hier ganz leicht',
      '{Verb}, {verb2} und vergiss die Welt draußen',
    ],
    hurdle: [
      'Auch Feen haben einmal geübt',
      'Wir nehmen dich an die Hand, bis du fliegst',
      'Mut wächst hier wie im Märchen',
    ],
    offer: ['Manchmal gehen Wünsche einfach in Erfüllung'],
    level: ['Jeder Schritt so groß, wie du ihn brauchst'],
  },
  teacher: {
    they: [
      'Mit {name} wird aus Üben ein Zauber',
      'Den Zauberspruch lernst du von {name}',
      'Durch das Märchen begleitet von {name}',
      'Bei {name} fängt das Staunen an',
      'Von {name} lernst du das Schweben',
      'Folge {name} in eine andere Welt',
    ],
    i: [
      'Ich bin {name} und verrate dir den Zauber',
      'Ich bin {name}. Komm, wir heben ab.',
      'Ich bin {name}, und ich glaube an kleine Wunder',
      'Ich bin {name} und zeige dir, wie man schwebt',
    ],
  },
  signed: {
    they: [
      'Träum mit {name}.',
      'Der Zauber wartet bei {name}.',
      'Heb ab, mit {name}.',
      'Komm und staune mit {name}.',
      'Das Märchen beginnt bei {name}.',
      'Ein Wunsch, ein Tanz, mit {name}.',
    ],
    i: [
      'Träum schön, deine Zeit kommt, {name}.',
      'Bis bald im Märchen, {name}.',
      'Ich glaub an dich, {name}.',
      'Flieg mit mir, {name}.',
    ],
  },
  say: {
    bring: ['Bring {bring} mit und einen Wunsch.', 'Ins Gepäck: {bring} und ein Traum.'],
    wear: ['In {wear} tanzt es sich wie im Traum.'],
    music: ['Verzaubert von {music}.'],
    level: ['Ein Zauber für {level}.'],
  },
  quick: {
    hooks: ['Träum mit: **{class}**', 'Ein Zauber: **{class}**', 'Staune: **{class}**', 'Magisch: **{class}**'],
    closes: ['Komm, staune.', 'Ein Wunsch.', 'Träum mit.', 'Heb ab.'],
  },
};
