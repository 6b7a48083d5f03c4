// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const playful: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Na, Lust auf **{class}**?',
          'Psst, hier drüben: **{class}**!',
          'Rate mal: es ist **{class}**-Zeit!',
          'Huhu, du da! **{class}**!',
        ],
        closes: ['Ja, du!', 'Komm rüber zu {uns|mir}!', 'Sag einfach ja!', 'Wink, wenn du da bist!', 'Hüpf rüber!'],
      },
      {
        hooks: [
          '{Move}! {Move2}! Juhu, **{class}**!',
          '{Verb}, kicher, {verb2}: **{class}**!',
          'Heimlich verliebt in {move}? **{class}**!',
          'Einmal {move}, bitte: **{class}**!',
        ],
        closes: [
          'Kichern inklusive!',
          'Mit extra Spaß, bitte!',
          'Lachen erlaubt!',
          'Nachschlag gibt’s auch!',
          'Spaß ist sicher!',
        ],
      },
      {
        hooks: [
          'Du + {thing} = gute Laune: **{class}**!',
          '{Move} und du, ein Traumpaar: **{class}**!',
          'Gute Laune hat einen Namen: **{class}**!',
          'Beste Idee der Woche: **{class}**!',
        ],
        closes: [
          'Das wird ein Fest!',
          'Ihr passt super zusammen!',
          'Abgemacht?',
          'Gute Idee, oder?',
          'Schreib’s an den Kühlschrank!',
        ],
      },
      {
        hooks: [
          'Pause vom Ernst des Lebens: **{class}**!',
          'Warnung: macht Spaß! **{class}**',
          'Große Pause für Große: **{class}**!',
        ],
        closes: ['Der Ernst kann warten!', 'Sag nicht, du wusstest es nicht!', 'Raus zum Spielen!'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Ach was! **{class}**!',
          '{Hurdle}? Perfekt! **{class}**!',
          '{Hurdle}? Komm spielen! **{class}**!',
          '{Hurdle}? Juhu, los geht’s! **{class}**!',
        ],
        closes: ['Das kriegen wir hin!', 'Wackeln ist süß!', 'Erste Male sind die besten!', 'Wir jubeln schon mal!'],
      },
    ],
    offer: [
      {
        hooks: ['Ui! **{class}**: {offer}!', '{Offer}! Echt jetzt! **{class}**!'],
        closes: ['Freudentanz!', 'Na, wenn das nichts ist!'],
      },
    ],
    level: [{ hooks: ['Hurra für {level}: **{class}**!'], closes: ['Das bist du, oder?', 'Genau deine Sorte Spaß!'] }],
    audience: [{ hooks: ['{Audience}, juhu: **{class}**!'], closes: ['Je mehr, desto lustiger!'] }],
    series: [{ hooks: ['So lustig, dass es eine Serie ist: **{class}**, {series}!'], closes: ['Keine Spoiler!'] }],
    guest: [{ hooks: ['Schau, wer da kommt! {guest}! **{class}**!'], closes: ['Sag hallo zu {guest}!'] }],
    children: [
      {
        hooks: [
          'Hüpf, hüpf, hurra: **{class}**!',
          'Alle Äffchen bitte zu **{class}**!',
          'Wer kichert am lautesten? **{class}**!',
          'Wackelpudding-Alarm: **{class}**!',
          'Spielen, jubeln, noch mal: **{class}**!',
          'Affenstarker Spaß: **{class}**!',
        ],
        closes: [
          'Äffchen, kommt!',
          'Bring dein Kichern mit!',
          'Wer zuerst da ist!',
          'Komm und hüpf mit!',
          'Das wird ein Kicherfest!',
          'Hurra, hurra!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'Du {outcome}. Ja, genau du!',
      'Du {outcome}, und wir kichern viel',
      'Warte auf das hier: {feeling}!',
      'Erst {move}, dann {move2}, dann ein breites Grinsen',
      'Rausgefallen? Bonuspunkte!',
      '{Move} mit Soundeffekten. Wusch!',
      'Eine Prise {move}, eine Kugel {move2}',
      'Wackelige {move} bekommen den lautesten Applaus',
      'Kein Smalltalk, dafür jede Menge {move}!',
      '{Verb}! {Verb2}! Wer hätte gedacht, dass das so lustig ist?',
      'Kicherpausen sind fest eingeplant',
      'Erst klatschen wir ab, dann wird getanzt',
      'Wer sich vertut, darf sich verbeugen',
      'Du {outcome}. Tadaa!',
    ],
    hurdle: [
      'Beim ersten Mal wackeln alle. Das ist der süße Teil!',
      'Wir lachen mit dir, und zwar laut',
      'Doofe Fragen gibt’s hier nicht, nur lustige',
    ],
    offer: ['Kein Haken, nur Spaß!'],
    level: ['Nicht zu schwer, nicht zu leicht, genau lustig'],
    children: [
      'Hüpfen wie ein Frosch, hängen wie ein Äffchen',
      'Wer umfällt, darf kichern',
      'Nach dem Spielen ist vor dem Spielen',
      'Du {outcome}. Juhu!',
    ],
  },
  teacher: {
    they: [
      'Mit {name} wird jeder Patzer zur Party',
      'Spielleitung: {name}',
      'Bei {name} ist Lachen Pflicht',
      'Quatsch und gute Tipps von {name}',
      'Frag {name} einfach alles, auch das Lustige',
      'Mit {name} vergeht der Kurs viel zu schnell',
    ],
    i: [
      'Ich bin {name} und lache am lautesten',
      'Ich bin {name}. Wollen wir spielen?',
      'Ich bin {name}, und ich jubel für dich',
      'Ich bin {name} und mache Quatsch mit Plan',
    ],
  },
  signed: {
    they: [
      'Komm spielen, mit {name}!',
      'High Five von {name}!',
      'Kicher mit {name}!',
      'Juhu, mit {name}!',
      'Hüpf rüber zu {name}!',
      'Spaß gibt’s bei {name}!',
    ],
    i: ['Ich freu mich wie Bolle, {name}!', 'Komm spielen! {name}', 'High Five, {name}!', 'Juhu und bis bald, {name}!'],
  },
  say: {
    bring: ['Bring {bring} mit und gute Laune!', 'In den Rucksack: {bring}!'],
    wear: ['{Wear} an und los!'],
    music: ['{Music} an und mitsingen!'],
    level: ['Spaß für {level}!'],
  },
  quick: {
    hooks: ['Juhu, **{class}**!', 'Na, **{class}**?', 'Hopp, **{class}**!', 'Spielzeit: **{class}**!'],
    closes: ['Spiel mit!', 'Juhu!', 'Hüpf rein!', 'Na los!'],
  },
};
