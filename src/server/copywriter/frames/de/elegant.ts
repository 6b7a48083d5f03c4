// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const elegant: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Anmut ist ein Gefühl: **{class}**',
          'Mit Ruhe und Linie: **{class}**',
          'Die Kunst der klaren Linie: **{class}**',
          'Schlicht und schön: **{class}**',
        ],
        closes: [
          'Mit Ruhe und Stil.',
          'Weniger genügt.',
          'Linie für Linie.',
          'Es wirkt ganz mühelos.',
          'Schönheit hat Zeit.',
        ],
      },
      {
        hooks: [
          '{Move}, fein gearbeitet: **{class}**',
          'Vom Scheitel bis zur Fußspitze: **{class}**',
          'Jede Geste zählt in **{class}**',
          'Gestreckte Füße, freier Blick: **{class}**',
        ],
        closes: [
          'Bis in die Fingerspitzen.',
          'Das Detail entscheidet.',
          'Mit gestreckten Füßen.',
          'Jede Geste darf wirken.',
          'Fein bis zum Schluss.',
        ],
      },
      {
        hooks: [
          'Ein stilvolles Vergnügen: **{class}**',
          'Eine Einladung zu **{class}**',
          'Wir bitten zum Tanz: **{class}**',
          'Darf ich bitten? **{class}**',
        ],
        closes: [
          'Es wäre {uns|mir} eine Freude.',
          'Hiermit eingeladen: du.',
          '{Wir erwarten|Ich erwarte} dich gern.',
          'Sag einfach zu.',
          'Auf bald.',
        ],
      },
      {
        hooks: ['Ruhig, klar, **{class}**', '{At} und ganz bei dir: **{class}**', 'Wo Kraft leise wird: **{class}**'],
        closes: ['Leise Kraft, große Wirkung.', 'Ganz bei dir.', 'In aller Ruhe.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Stil lässt sich lernen: **{class}**',
          '{Hurdle}? Beginne in Ruhe: **{class}**',
          '{Hurdle}? Schritt um Schritt: **{class}**',
          '{Hurdle}? Eine Einladung: **{class}**',
        ],
        closes: [
          'Anmut beginnt mit einem Schritt.',
          'Alles Feine braucht Übung.',
          'In Ruhe beginnt man gut.',
          'Der Rest ist Geduld.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Eine Aufmerksamkeit des Hauses: **{class}**, {offer}', '{Offer}. Mit den besten Grüßen: **{class}**'],
        closes: ['Mit Vergnügen.', 'Eine Freude für dich.'],
      },
    ],
    level: [
      {
        hooks: ['Sorgfältig gemacht für {level}: **{class}**'],
        closes: ['Das richtige Maß für dich.', 'Mit Sorgfalt für dich.'],
      },
    ],
    audience: [{ hooks: ['**{class}**, {audience}, mit Stil'], closes: ['In bester Gesellschaft.'] }],
    series: [{ hooks: ['Mit Muße, {series}: **{class}**'], closes: ['Gutes darf reifen.'] }],
    guest: [{ hooks: ['Ein besonderer Gast, {guest}: **{class}**'], closes: ['Ein Vergnügen mit {guest}.'] }],
  },
  bodies: {
    inside: [
      'Du {outcome}, mit Ruhe und klarer Linie',
      '{Move} und {move2}, sauber ausgeführt',
      '{Feeling}: mehr braucht es nicht',
      'Wir feilen an Linien, Übergängen und Details',
      'Was mühelos wirkt, wird hier geduldig geübt',
      'Lange Linien, ruhiger Atem, klare Gesten',
      'Erst die Technik, dann die Leichtigkeit',
      'Du {outcome}. Schritt um Schritt, Linie um Linie.',
      'Kein Lärm, keine Hast, nur saubere Bewegung',
      'Musik, die Raum lässt, und {move}, die ihn füllen',
      '{Verb}, {verb2}, und halte den Moment',
      'Die Fußspitze gehört zur Bewegung, der Blick auch',
    ],
    hurdle: [
      'Alles Elegante war einmal ein erster Versuch',
      'Mit Geduld wird aus jedem Schritt eine Linie',
      'Niemand erwartet hier Perfektion',
    ],
    offer: ['Ein schöner Anlass, es kennenzulernen'],
    level: ['Fordernd, doch immer mit Augenmaß'],
  },
  teacher: {
    they: [
      'Unter der Leitung von {name}, mit Blick fürs Detail',
      'Mit {name} wird die Linie länger',
      'Bei {name} zählt jede Geste',
      'Von {name} lernst du das Weglassen',
      'Feinschliff mit {name}',
      'Begleitet von {name}, ruhig und genau',
    ],
    i: [
      'Ich bin {name} und achte auf jedes Detail',
      'Ich bin {name}. Wir beginnen ganz in Ruhe.',
      'Ich bin {name}, und ich mag klare Linien',
      'Ich bin {name} und feile gern mit dir',
    ],
  },
  signed: {
    they: [
      'In guten Händen, bei {name}.',
      'Mit Stil und mit {name}.',
      'Auf bald, bei {name}.',
      'Eine Freude mit {name}.',
      'Feinarbeit mit {name}.',
      'Willkommen bei {name}.',
    ],
    i: ['Mit Vergnügen, {name}.', 'Es wäre mir eine Freude, {name}.', 'Auf bald, {name}.', 'In Vorfreude, {name}.'],
  },
  say: {
    bring: ['Bitte denk an {bring}.', 'Dabei sein sollten: {bring}.'],
    wear: ['Wir empfehlen {wear}.'],
    music: ['Dazu erklingt {music}.'],
    level: ['Mit Sorgfalt für {level}.'],
  },
  quick: {
    hooks: ['Mit Stil: **{class}**', 'Linie und Ruhe: **{class}**', 'Feinarbeit: **{class}**', 'Zum Tanz: **{class}**'],
    closes: ['Mit Stil.', 'In Ruhe.', 'Sehr gern.', 'Ganz fein.'],
  },
};
