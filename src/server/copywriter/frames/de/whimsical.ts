// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const whimsical: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Drei Einhörner empfehlen **{class}**',
          'Die Wolken tuscheln über **{class}**',
          'Ein Fuchs hat mir von **{class}** erzählt',
          'Angeblich tanzt ein Igel in **{class}**',
        ],
        closes: [
          'Das Einhorn wartet schon.',
          'Bring deine Wolke mit.',
          'Der Fuchs kommt auch.',
          'Igel haben Vorrang.',
          'Bitte nicht die Wolken füttern.',
        ],
      },
      {
        hooks: [
          '{Thing} träumt heimlich von **{class}**',
          'Wenn {move} kitzeln: **{class}**',
          '{Move} mit Sahne: **{class}**',
          'Konfetti im Kopf: **{class}**',
        ],
        closes: [
          'Mit extra Streuseln.',
          'Konfetti klebt ein Leben lang.',
          'Kitzeln ist inbegriffen.',
          'Hast du das auch gehört?',
          'Träume bitte anschnallen.',
        ],
      },
      {
        hooks: [
          'Heb ab wie ein Pusteblümchen: **{class}**',
          'Für verträumte Zehen: **{class}**',
          'Wo Schmetterlinge tanzen gehen: **{class}**',
          'Ein Karussell für den Kopf: **{class}**',
        ],
        closes: [
          'Flieg eine Runde mit.',
          'Die Zehen freuen sich.',
          'Landen kann man später.',
          'Einsteigen, bitte!',
          'Noch eine Runde Karussell?',
        ],
      },
      {
        hooks: [
          'Regenbogen rechts, dann **{class}**',
          '{Verb} wie ein Luftballon: **{class}**',
          'Ein Purzelbaum fürs Herz: **{class}**',
        ],
        closes: ['Immer der Nase nach.', 'Halt dich an der Wolke fest.', 'Purzeln erlaubt.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Der Pinguin auch: **{class}**',
          '{Hurdle}? Pusteblumen fragen auch nicht: **{class}**',
          '{Hurdle}? Augen zu und kichern: **{class}**',
          '{Hurdle}? Kein Problem für Schmetterlinge: **{class}**',
        ],
        closes: [
          'Sogar Pinguine lernen das.',
          'Wackeln ist eine Tanzart.',
          'Puste einmal kräftig.',
          'Schmetterlinge fangen auch klein an.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Vom Himmel gefallen. **{class}**: {offer}', '{Offer}, sagt die Wunschfee: **{class}**'],
        closes: ['Die Fee zwinkert.', 'Fang den Wunsch auf.'],
      },
    ],
    level: [
      {
        hooks: ['Eine Wolke für {level}: **{class}**'],
        closes: ['Deine Wolke ist bezugsfertig.', 'Passt wie ein Zauberhut.'],
      },
    ],
    audience: [{ hooks: ['{Audience}, und ein Einhorn: **{class}**'], closes: ['Alle an Bord der Wolke.'] }],
    series: [{ hooks: ['Ein Märchen mit Fortsetzung, {series}: **{class}**'], closes: ['Das Ende ist noch geheim.'] }],
    guest: [
      { hooks: ['Auf einer Wolke angereist: {guest} in **{class}**'], closes: ['Bitte die Wolke von {guest} gießen.'] },
    ],
    children: [
      {
        hooks: [
          'Ein Drache will zu **{class}**!',
          'Hüpf über den Regenbogen: **{class}**!',
          'Pinguine, Piraten und **{class}**!',
          'Abrakadabra, **{class}**!',
          'Auf zum Wolkenhüpfen: **{class}**!',
          'Das Einhorn übt schon für **{class}**!',
        ],
        closes: [
          'Der Drache wartet!',
          'Wolken gibt es genug!',
          'Simsalabim, sei dabei!',
          'Das Einhorn kommt auch!',
          'Flieg mit!',
          'Leinen los!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'Du {outcome}, und irgendwo niest ein Einhorn',
      '{Feeling}: so fühlen sich Seifenblasen',
      'Erst {move}, dann {move2}, dann ein Schwätzchen mit dem Hutmacher',
      '{Move} schmecken nach Zuckerwatte. Fast.',
      'Die Füße träumen, der Kopf macht Pause',
      'Hier darf man leise summen und laut staunen',
      'Wer zu hoch fliegt, winkt bitte',
      'Du {outcome}. Die Wolken klatschen.',
      'Ein bisschen Unsinn hält das Gleichgewicht',
      'Wir tanzen, bis die Schnürsenkel lachen',
      '{Verb} wie eine Feder, {verb2} wie ein Frosch',
      'Schwerelos ist, wer vergisst, dass er stehen könnte',
    ],
    hurdle: [
      'Auch Schmetterlinge waren mal Raupen',
      'Der erste Hüpfer ist immer der komischste',
      'Wir verraten dir den geheimen Wackeltrick',
    ],
    offer: ['So etwas findet man sonst nur am Ende des Regenbogens'],
    level: ['Nicht zu hoch und nicht zu tief, genau auf Wolkenhöhe'],
    children: [
      'Wir fliegen zum Mond und gleich wieder zurück',
      'Brüll wie ein Drache, lande wie eine Feder',
      'Wer kichert, bekommt Flügel',
      'Du {outcome}. Abrakadabra!',
    ],
  },
  teacher: {
    they: [
      'Mit {name} lernen sogar Teekannen tanzen',
      'Der Regenbogen ist von {name}',
      'Bei {name} haben Füße Flügel',
      'Frag {name} nach dem Wackeltrick',
      'Am Steuer der Wolke: {name}',
      'Mit {name} einmal ums Karussell',
    ],
    i: [
      'Ich bin {name} und füttere die Wolken',
      'Ich bin {name}. Das Einhorn gehört zu mir.',
      'Ich bin {name}, und ich kann Pusteblume',
      'Ich bin {name} und tanze auf Zehenspitzen durch Pfützen',
    ],
  },
  signed: {
    they: [
      'Flieg eine Runde mit {name}.',
      'Konfetti von {name}.',
      'Hüpf auf die Wolke zu {name}.',
      'Grüße vom Einhorn und {name}.',
      'Purzel mit {name}.',
      'Träum quer, mit {name}.',
    ],
    i: [
      'Bis bald auf Wolke sieben, {name}.',
      'Das Einhorn grüßt, ich auch, {name}.',
      'Hüpf rüber, {name}.',
      'Konfetti und Küsse, {name}.',
    ],
  },
  say: {
    bring: ['Ins Zaubergepäck: {bring}.', 'Bring {bring} mit und eine Portion Unsinn.'],
    wear: ['Flugkleidung: {wear}.'],
    music: ['Die Spieluhr spielt {music}.'],
    level: ['Wolken in der Größe für {level}.'],
  },
  quick: {
    hooks: ['Hui, **{class}**', 'Simsalabim: **{class}**', 'Wolke sieben: **{class}**', 'Konfetti! **{class}**'],
    closes: ['Hui!', 'Flieg mit.', 'Simsalabim.', 'Puste mit.'],
  },
};
