// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const confident: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Du kannst das. **{class}**',
          'Kopf hoch, Brust raus: **{class}**',
          'Steh zu dir: **{class}**',
          'Das ist deine Bühne: **{class}**',
        ],
        closes: [
          'Und ob du das kannst.',
          'Lass dich sehen.',
          'Du bist so weit.',
          'Steh aufrecht. Geh los.',
          'Die Bühne gehört dir.',
        ],
      },
      {
        hooks: [
          'Trau dir mehr zu: **{class}**',
          'Mehr Mut als Zweifel: **{class}**',
          '{Verb}. Weil du es kannst. **{class}**',
          'Du hast es in dir: **{class}**',
        ],
        closes: [
          'Die Zweifel dürfen zusehen.',
          'Glaub dir selbst.',
          'Es steckt schon in dir.',
          'Du brauchst keine Erlaubnis.',
          'Mach es für dich.',
        ],
      },
      {
        hooks: [
          '{Move}? Kannst du. **{class}**',
          'Sag einfach ja: {move}. **{class}**',
          'Dein Moment für {move}: **{class}**',
          'Bereit für {move}? **{class}**',
        ],
        closes: [
          'Wetten, dass?',
          'Heb den Kopf, wenn du ankommst.',
          'Nimm dir, was dir guttut.',
          'Die Antwort ist ja.',
          'Fang einfach an.',
        ],
      },
      {
        hooks: ['Mach dich groß: **{class}**', 'Nimm dir Raum: **{class}**', 'Sei so viel, wie du willst: **{class}**'],
        closes: ['Du darfst auffallen.', 'Der Raum gehört dir.', 'Zu viel gibt es nicht.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Du schaffst das: **{class}**',
          '{Hurdle}? Kein Hindernis: **{class}**',
          '{Hurdle}? Fang trotzdem an: **{class}**',
          '{Hurdle}? Trau dich: **{class}**',
        ],
        closes: [
          'Mut kommt beim Machen.',
          'Ein Schritt reicht für den Anfang.',
          'Du bist gut genug.',
          'Zweifel sind kein Grund.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Nutz es für dich. **{class}**: {offer}', '{Offer}. Du hast es verdient: **{class}**'],
        closes: ['Greif zu, es ist für dich.', 'Entscheide dich für dich.'],
      },
    ],
    level: [{ hooks: ['Stark gemacht für {level}: **{class}**'], closes: ['Du gehörst hierher.', 'Hier wächst du.'] }],
    audience: [
      { hooks: ['{Audience}, aufrecht und stolz: **{class}**'], closes: ['Hier musst du dich nicht erklären.'] },
    ],
    series: [{ hooks: ['Bleib dran, {series}: **{class}**'], closes: ['Du ziehst das durch.'] }],
    guest: [{ hooks: ['Lern von {guest}: **{class}**'], closes: ['Zeig {guest} deine beste Seite.'] }],
  },
  bodies: {
    inside: [
      'Du {outcome}, und zwar richtig',
      '{Feeling}: das warst du, ganz allein',
      '{Move} und {move2}, mit erhobenem Kopf',
      'Erst fühlt es sich groß an, dann fühlst du dich groß',
      'Hier zählt nicht, wie es aussieht, sondern dass du es tust',
      'Du {outcome}. Ganz ohne Entschuldigung.',
      'Du musst niemandem etwas beweisen, auch dir nicht',
      'Kein Vergleich, nur du und dein nächster Schritt',
      'Jeder Versuch macht dich ein Stück mutiger',
      '{Verb}, {verb2}, und steh dazu',
      'Fehler sind hier der Beweis, dass du dich traust',
      'Nimm den Raum ein, der dir zusteht',
    ],
    hurdle: [
      'Niemand war hier von Anfang an mutig',
      'Du bringst dich mit, das genügt',
      'Unsicher sein und trotzdem kommen: genau das ist Mut',
    ],
    offer: ['Ein Grund mehr, dir etwas zuzutrauen'],
    level: ['Du wirst gefordert und nie überfordert'],
  },
  teacher: {
    they: [
      'Mit {name} traust du dir mehr zu',
      'Im Rücken hast du {name}, vor dir die Bühne',
      'Bei {name} gibt es kein „Das kann ich nicht“',
      'Klare Ansagen von {name}, ehrliches Lob auch',
      'Rückhalt bekommst du von {name}',
      'Mit {name} an deiner Seite gehst du weiter',
    ],
    i: [
      'Ich bin {name}, und ich traue dir das zu',
      'Ich bin {name}. Du schaffst das, ich weiß es.',
      'Ich bin {name} und glaube an dich',
      'Ich bin {name}, und bei mir wird niemand verglichen',
    ],
  },
  signed: {
    they: [
      'Du schaffst das, mit {name}.',
      'Zeig dich, bei {name}.',
      'Kopf hoch, mit {name}.',
      'Wachse mit {name}.',
      'Trau dich zu {name}.',
      'Rückenwind von {name}.',
    ],
    i: [
      'Ich glaub an dich, und wie. {name}',
      'Du schaffst das, {name}.',
      'Ich zähl auf dich, {name}.',
      'Kopf hoch, {name}.',
    ],
  },
  say: {
    bring: ['Bring {bring} mit und dich selbst.', 'Du brauchst {bring}. Mut hast du schon.'],
    wear: ['Trag {wear}, und trag es mit Stolz.'],
    music: ['{Music}, laut und selbstverständlich.'],
    level: ['Das Richtige für {level}.'],
  },
  quick: {
    hooks: ['Du kannst **{class}**', 'Trau dich: **{class}**', 'Deine Bühne: **{class}**', 'Zeig dich: **{class}**'],
    closes: ['Du kannst das.', 'Zeig dich.', 'Steh dazu.', 'Geh los.'],
  },
};
