// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const fierce: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Keine Ausreden. **{class}**',
          'Raus aus der Reserve: **{class}**',
          'Halbe Sachen gibt’s woanders: **{class}**',
          'Vollgas. **{class}**',
        ],
        closes: [
          'Zeig, was du hast.',
          'Ganz oder gar nicht.',
          'Keine halben Sachen.',
          'Gib alles.',
          'Du willst es doch auch.',
        ],
      },
      {
        hooks: [
          '{Verb}. {Verb2}. Noch mal. **{class}**',
          '{Move}. {Move2}. Alles. **{class}**',
          'Feuer frei für {move}: **{class}**',
          'Du gegen gestern: **{class}**',
        ],
        closes: [
          'Noch mal. Und noch mal.',
          'Gestern hat keine Chance.',
          'Wer fragt, hat schon gewonnen.',
          'Du kannst mehr.',
          'Jetzt erst recht.',
        ],
      },
      {
        hooks: [
          'Mach Lärm: **{class}**',
          'Hier brennt die Luft: **{class}**',
          'Wild, laut, **{class}**',
          'Nichts für Zuschauer: **{class}**',
        ],
        closes: [
          'Zuschauen war gestern.',
          'Rein ins Feuer.',
          'Mach dich bereit.',
          'Lass es krachen.',
          'Wir sehen uns vorn.',
        ],
      },
      {
        hooks: [
          'Angst darf mitkommen: **{class}**',
          'Krallen raus, es ist **{class}**',
          'Wer wagt, der hängt: **{class}**',
        ],
        closes: ['Die Angst verliert.', 'Mutig siehst du gut aus.', 'Trau dich.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Na und. **{class}**',
          '{Hurdle}? Dann erst recht: **{class}**',
          '{Hurdle}? Das ändern wir: **{class}**',
          '{Hurdle}? Zeit zurückzuschlagen: **{class}**',
        ],
        closes: ['Stark wird man unterwegs.', 'Anfangen ist der härteste Teil.', 'Mut reicht.', 'Beweis es dir.'],
      },
    ],
    offer: [
      {
        hooks: ['Zugreifen! **{class}**: {offer}', '{Offer}. Worauf wartest du? **{class}**'],
        closes: ['Greif zu.', 'Nicht lange überlegen.'],
      },
    ],
    level: [
      {
        hooks: ['Volle Kraft für {level}: **{class}**'],
        closes: ['Du bist gemeint. Ja, du.', 'Stell dich der Sache.'],
      },
    ],
    audience: [{ hooks: ['{Audience}, volle Kraft: **{class}**'], closes: ['Deine Leute warten.'] }],
    series: [{ hooks: ['Dranbleiben! {Series}: **{class}**'], closes: ['Aufgeben ist keine Option.'] }],
    guest: [{ hooks: ['Verstärkung ist da: {guest} in **{class}**'], closes: ['Zeig {guest}, was du kannst.'] }],
  },
  bodies: {
    inside: [
      'Du {outcome}. Ohne Wenn und Aber.',
      '{Feeling}. Dafür kämpfst du.',
      '{Move}, bis der Song aufgibt',
      'Erst {move}, dann {move2}, dann alles zusammen',
      'Wer wackelt, fängt noch mal an. Wer fällt, lacht.',
      'Hier wird nicht geflüstert, hier wird gemacht',
      'Bass rein, Zweifel raus',
      'Du {outcome}, bis es sitzt',
      '{Verb}, als würde niemand Nein sagen',
      'Jeder Muskel hat etwas zu melden',
      'Du kommst mit Fragen und gehst mit Antworten',
      'Wir feiern jeden Versuch, am lautesten die harten',
      '{Verb}, {verb2}, durchatmen, weiter',
    ],
    hurdle: [
      'Hier hat niemand perfekt angefangen',
      'Du bringst den Mut mit, {wir bringen|ich bringe} den Rest',
      'Zittrige Knie zählen als Aufwärmen',
    ],
    offer: ['Jetzt gibt es wirklich keine Ausrede mehr'],
    level: ['Hart genug zum Wachsen, nah genug zum Greifen'],
  },
  teacher: {
    they: [
      'Mit {name} gibt es kein Verstecken',
      '{name} vorn, du dahinter, Musik bis zum Anschlag',
      'Bei {name} geht immer noch einer',
      'Von {name} angefeuert bis zum letzten Takt',
      'Gegen deine Zweifel: {name}',
      'Mit {name} im Rücken gehst du weiter',
    ],
    i: [
      'Ich bin {name}, und ich lasse dich nicht aufgeben',
      'Ich bin {name}. Bereit? Ich schon.',
      'Ich bin {name} und sehe, was in dir steckt',
      'Ich bin {name}, und bei mir wird geklotzt',
    ],
  },
  signed: {
    they: [
      'Stell dich {name}.',
      'Gib alles, mit {name}.',
      'Auf geht’s, mit {name}.',
      'Zeig es {name}.',
      'Vollgas mit {name}.',
      'Keine Ausreden bei {name}.',
    ],
    i: ['Ich warte. {name}', 'Zeig’s mir, {name}.', 'Wir sehen uns vorn, {name}.', 'Auf geht’s, {name}.'],
  },
  say: {
    bring: ['Pack {bring} ein und deinen Mut.', 'Deine Ausrüstung: {bring}.'],
    wear: ['Deine Rüstung: {wear}.'],
    music: ['{Music}, und zwar laut.'],
    level: ['Wie gemacht für {level}.'],
  },
  quick: {
    hooks: ['Los! **{class}**', 'Jetzt: **{class}**', 'Vollgas: **{class}**', 'Mut an: **{class}**'],
    closes: ['Alles geben.', 'Kein Zögern.', 'Na los.', 'Mach’s.'],
  },
};
