// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const artistic: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Mal mit dem Körper: **{class}**',
          'Ein Bild aus Bewegung: **{class}**',
          'Skizzen in der Luft: **{class}**',
          'Leinwand Luft, Pinsel du: **{class}**',
        ],
        closes: [
          'Du bist der Pinsel.',
          'Setz den ersten Strich.',
          'Das Bild entsteht mit dir.',
          'Signiere mit einer Drehung.',
          'Die Leinwand ist noch leer.',
        ],
      },
      {
        hooks: [
          '{Move} als Handschrift: **{class}**',
          'Form, Linie, {move}: **{class}**',
          'Eine Studie über {move}: **{class}**',
          '{Verb}, als wäre es ein Satz: **{class}**',
        ],
        closes: [
          'Finde deine Handschrift.',
          'Form folgt Gefühl.',
          'Schreib es mit dem Körper.',
          'Ein Satz, ein Tanz.',
          'Lass Kanten stehen.',
        ],
      },
      {
        hooks: [
          'Musik wird Form: **{class}**',
          'Was die Musik zeichnet: **{class}**',
          'Klang, Raum, {thing}: **{class}**',
          'Zwischen Klang und Form: **{class}**',
        ],
        closes: [
          'Hör hin, dann zeichne.',
          'Jeder Klang hat eine Form.',
          'Komm und komponiere.',
          'Zeig, was du hörst.',
          'Der Raum hört zu.',
        ],
      },
      {
        hooks: [
          'Kunst zum Mitmachen: **{class}**',
          'Ein Werk in Arbeit: **{class}**',
          'Was willst du erzählen? **{class}**',
        ],
        closes: ['Unfertig ist erlaubt.', 'Erzähl es in Bewegung.', 'Kunst braucht dich.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Auch Kritzeln ist Kunst: **{class}**',
          '{Hurdle}? Beginn mit einer Skizze: **{class}**',
          '{Hurdle}? Jede Linie zählt: **{class}**',
          '{Hurdle}? Ein weißes Blatt: **{class}**',
        ],
        closes: [
          'Jedes Bild beginnt mit einem Strich.',
          'Skizzen sind willkommen.',
          'Falsche Linien gibt es nicht.',
          'Fang mit einer Geste an.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Für Neugierige. **{class}**: {offer}', '{Offer}. Zum Ausprobieren: **{class}**'],
        closes: ['Neugier genügt.', 'Hol dir Farbe ab.'],
      },
    ],
    level: [
      { hooks: ['Ein Atelier für {level}: **{class}**'], closes: ['Dein Material bist du.', 'Im eigenen Format.'] },
    ],
    audience: [{ hooks: ['{Audience}, ein gemeinsames Bild: **{class}**'], closes: ['Jede Farbe zählt.'] }],
    series: [{ hooks: ['Eine Werkreihe, {series}: **{class}**'], closes: ['Schicht um Schicht.'] }],
    guest: [{ hooks: ['Handschrift zu Gast, {guest}: **{class}**'], closes: ['Eine neue Farbe: {guest}.'] }],
  },
  bodies: {
    inside: [
      'Du {outcome}, und daraus wird ein Bild',
      '{Feeling}: ein Strich, der sitzt',
      'Wir skizzieren {move} und malen sie dann aus',
      '{Move} und {move2} werden zu einer Phrase',
      'Du {outcome}. Was es heißt, entscheidest du.',
      'Der Raum ist das Blatt, die Musik die Tinte',
      'Wir suchen nach Formen, die es noch nicht gibt',
      'Pausen sind auch Komposition',
      'Ein Gefühl, drei Gesten, ein kleiner Tanz',
      'Technik ist das Werkzeug, du bist das Thema',
      '{Verb}, verwirf es, {verb2}, behalte es',
      'Kein Abmalen, jede Handschrift bleibt ihre eigene',
    ],
    hurdle: [
      'Auch große Werke waren einmal Kritzelei',
      'Du bringst die Neugier, der Rest entsteht',
      'Versuch und Irrtum sind hier das Material',
    ],
    offer: ['Eine gute Gelegenheit, Farbe zu bekennen'],
    level: ['Aufgaben mit viel Raum für deine Fassung'],
  },
  teacher: {
    they: [
      'Mit {name} wird aus Technik Ausdruck',
      'Im Atelier von {name}',
      'Impulse von {name}, Formen von dir',
      'Bei {name} darf es Kanten haben',
      'Mit {name} auf der Suche nach der Form',
      'Regie: {name}. Hauptrolle: du.',
    ],
    i: [
      'Ich bin {name} und sammle schöne Fehler',
      'Ich bin {name}. Zeig mir deine Handschrift.',
      'Ich bin {name}, und mich interessiert, was du erzählst',
      'Ich bin {name} und gebe dir den ersten Strich vor',
    ],
  },
  signed: {
    they: [
      'Gestalte mit {name}.',
      'Eine Skizze mit {name}.',
      'Im Dialog mit {name}.',
      'Komm ins Atelier von {name}.',
      'Form und Gefühl mit {name}.',
      'Ein Bild mit {name}.',
    ],
    i: [
      'Zeig mir deine Linie, {name}.',
      'Ich bin neugierig auf dich, {name}.',
      'Bis im Atelier, {name}.',
      'Gezeichnet, {name}.',
    ],
  },
  say: {
    bring: ['Material: {bring}.', 'Bring {bring} mit und offene Ohren.'],
    wear: ['Beweglich in {wear}.'],
    music: ['Klangfarbe: {music}.'],
    level: ['Eine Studie für {level}.'],
  },
  quick: {
    hooks: ['Form: **{class}**', 'Zeichne **{class}**', 'Ein Bild: **{class}**', 'Skizze: **{class}**'],
    closes: ['Zeichne mit.', 'Deine Linie.', 'Erzähl es.', 'Bekenn Farbe.'],
  },
};
