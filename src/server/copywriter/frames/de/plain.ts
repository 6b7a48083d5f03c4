// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

/** Worauf jeder Stil zurückgreift, in Worten, die zu allen passen. */
export const plain: StyleFrames = {
  threads: {
    cancelled: [
      {
        hooks: [
          'Fällt diesmal aus: **{class}**',
          '**{class}** fällt leider aus',
          'Diesmal leider kein **{class}**: fällt aus',
          'Leider fällt **{class}** diesmal aus',
          '**{class}** fällt diesmal aus',
          'Planänderung: **{class}** fällt aus',
          'Bitte weitersagen: **{class}** fällt aus',
          'Diesmal wird es nichts: **{class}** fällt aus',
          'Kurz gesagt: **{class}** fällt aus',
          'Schweren Herzens: **{class}** fällt aus',
        ],
        closes: ['Tut {uns|mir} leid.', 'Bis zum nächsten Mal.', 'Danke für dein Verständnis.', 'Nächstes Mal wieder.'],
      },
    ],
    soldOut: [
      {
        hooks: ['Ausgebucht: **{class}**', '**{class}** ist ausgebucht', 'Restlos ausgebucht: **{class}**'],
        closes: ['Danke euch allen.', 'Nächstes Mal klappt es.', 'Bis bald, so oder so.'],
      },
    ],
    substitute: [
      {
        hooks: [
          '**{class}**, diesmal mit {sub}',
          'Diesmal mit {sub}: **{class}**',
          '{sub} vertritt {for}: **{class}**',
          'Vertretung in **{class}**: {sub}',
          '{sub} übernimmt **{class}**',
          'Du triffst diesmal auf {sub}: **{class}**',
          '**{class}** findet statt, mit {sub}',
          'Für dich da in **{class}**: {sub}',
          '{sub} springt ein: **{class}**',
          'Neues Gesicht in **{class}**: {sub}',
        ],
        closes: ['Sag {sub} hallo.', 'Gleicher Kurs, neues Gesicht.', 'Schön, wenn du trotzdem kommst.'],
      },
    ],
    offer: [
      {
        hooks: [
          '**{class}**: {offer}',
          '{Offer}: **{class}**',
          'Gut zu wissen für **{class}**: {offer}',
          'Bei **{class}** gilt: {offer}',
        ],
        closes: ['Guter Grund, es zu probieren.', 'Jetzt passt es.', 'Nimm es mit.', 'Sag es gern weiter.'],
      },
    ],
    guest: [
      {
        hooks: [
          'Zu Gast in **{class}**: {guest}',
          '**{class}** mit Besuch: {guest}',
          '{guest} kommt: **{class}**',
          'Besuch für **{class}**: {guest}',
        ],
        closes: ['Komm und lern {guest} kennen.', 'Sag hallo zu {guest}.', 'So jemanden trifft man nicht oft.'],
      },
    ],
    series: [
      {
        hooks: [
          '**{class}**: {series}',
          '{Series}: **{class}**',
          '**{class}** am Stück: {series}',
          'Dranbleiben mit **{class}**: {series}',
        ],
        closes: ['Sei dabei.', 'Eins nach dem anderen.', 'Komm mit auf den Weg.'],
      },
    ],
    level: [
      {
        hooks: [
          '**{class}** für {level}',
          'Für {level}: **{class}**',
          'Gemacht für {level}: **{class}**',
          '**{class}**: ein Kurs für {level}',
        ],
        closes: ['Hier bist du richtig.', 'Der ist für dich.', 'Passt genau.', 'Komm, wie du bist.'],
      },
    ],
    audience: [
      {
        hooks: ['**{class}**: {audience}', '{Audience}: **{class}**', '**{class}**, {audience}'],
        closes: ['Du bist gemeint.', 'Du bist in guter Gesellschaft.', 'Schön, dass es dich gibt.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Probier **{class}**',
          '{Hurdle}? Dafür gibt es **{class}**',
          '{Hurdle}? Genau dafür: **{class}**',
          '{Hurdle}? Macht nichts. **{class}**',
        ],
        closes: ['Probier es einfach aus.', 'Alle haben mal angefangen.', 'Fragen sind erwünscht.', 'Trau dich ruhig.'],
      },
    ],
    inside: [
      {
        hooks: [
          '{Move}, {move2}, Musik: **{class}**',
          'Zeit für {move}: **{class}**',
          'Lust auf {move}? **{class}**',
          'Darf ich vorstellen: **{class}**',
          'Für alle, die gern tanzen: **{class}**',
          '{Verb}, {verb2}, lächle: **{class}**',
        ],
        closes: [
          'Komm vorbei und schau selbst.',
          '{Wir freuen uns|Ich freue mich} auf dich.',
          'Mach einfach mit.',
          'Schön, wenn du kommst.',
          'Bis dann.',
          'Du bist gern gesehen.',
        ],
      },
    ],
    children: [
      {
        hooks: [
          'Wer macht mit bei **{class}**?',
          'Kleine Schritte, großes Grinsen: **{class}**',
          'Achtung, fertig, **{class}**!',
          '**{class}**: springen, spielen, kichern',
          'Hier darf gehüpft werden: **{class}**',
          'Mutig sein macht Spaß: **{class}**',
        ],
        closes: [
          'Komm spielen!',
          'Bring dein breitestes Grinsen mit!',
          'Mach mit!',
          'High Five zum Schluss!',
          'Neue Freunde gibt es dazu!',
          'Los geht’s!',
        ],
      },
      {
        hooks: [
          'Eins, zwei, drei, **{class}**!',
          'Rollen, springen, jubeln: **{class}**',
          'Ausprobieren, lachen, noch mal: **{class}**',
          'Hui, es ist Zeit für **{class}**!',
          'Ein bisschen Mut, ganz viel Spaß: **{class}**',
          'In **{class}** wird jeder Versuch bejubelt',
        ],
        closes: [
          'Jetzt bist du dran!',
          'Alle jubeln mit!',
          'Trau dich!',
          'Wer kommt mit?',
          'Hüpf vorbei!',
          'Wir warten schon auf dich!',
        ],
      },
    ],
  },
  bodies: {
    cancelled: [
      'Es tut {uns|mir} leid',
      'Der nächste Termin findet statt wie geplant',
      'Schade, {wir hätten|ich hätte} dich gern gesehen',
      'Beim nächsten Mal sind {wir|ich} wieder da',
    ],
    soldOut: [
      'Danke, ihr seid großartig',
      'Danke an alle, die dabei sind',
      'Wer dabei ist: {wir freuen uns|ich freue mich} auf dich',
    ],
    substitute: [
      'Der Kurs bleibt, wie du ihn kennst',
      'Eine neue Stimme, neue Ideen',
      'Du {outcome}, diesmal mit {sub}',
    ],
    guest: ['Ein neuer Blick und neue Ideen', 'Die Gelegenheit für deine Fragen', 'Du {outcome}, mit {guest}'],
    series: [
      'Jedes Mal geht es da weiter, wo es aufgehört hat',
      'Schritt für Schritt, Mal für Mal',
      'Du {outcome}, jedes Mal ein Stück weiter',
    ],
    level: ['Alles in der passenden Größe', 'Das Tempo passt zu allen, die da sind', 'Du {outcome}, in deinem Tempo'],
    audience: ['Gute Gesellschaft von Anfang an', 'Du {outcome}, in guter Gesellschaft'],
    offer: ['Du musst einfach nur kommen', 'Ein guter Grund, es zu probieren', 'Du {outcome}. Probier es aus.'],
    children: [
      'Erst Spiele, dann Kunststücke, dann Jubel',
      'Wir rollen, klettern, balancieren und lachen',
      'Jeder Versuch bekommt Applaus, die wackligen zuerst',
      'Erst mal schüchtern? Macht nichts, das waren wir auch',
      'Zum Schluss gibt es etwas, das du zu Hause zeigen kannst',
      'Wir lernen beim Spielen, ein Spiel nach dem anderen',
      'Große Sprünge, nette Leute, viel Gelächter',
      'Alle kommen dran und alle werden bejubelt',
      'Du {outcome}. Hurra!',
      'Wer hinfällt, steht auf und lacht',
    ],
    hurdle: [
      'So haben hier alle angefangen',
      'Jede Frage ist eine gute Frage',
      'Du {outcome}, {wir zeigen|ich zeige} dir wie',
    ],
    inside: [
      '{Move}, {move2} und Zeit für Fragen',
      'Du {outcome}',
      '{Move} und {move2}, Schritt für Schritt',
      '{Feeling}: allein dafür lohnt es sich',
      'Erst {move}, dann {move2}, dann Pause',
      'Gute Musik, nette Leute und {move}',
      'Du {outcome}, ganz ohne Druck',
    ],
  },
  teacher: {
    they: [
      'Mit {name} geht es Schritt für Schritt',
      'Bei {name} ist jede Frage willkommen',
      'Angeleitet von {name}, in deinem Tempo',
      'Frag {name}, dafür ist der Kurs da',
      'Mit {name} und ganz in Ruhe',
      'Geleitet wird das von {name}',
      'An deiner Seite: {name}',
    ],
    i: [
      'Ich bin {name} und zeige dir, wie es geht',
      'Ich bin {name}. Frag mich alles.',
      'Ich bin {name} und begleite dich dabei',
      'Ich bin {name}. Schön, dass du da bist.',
      'Ich bin {name} und nehme dich gern mit',
      'Ich bin {name}, und das hier ist mein Kurs',
      'Ich bin {name}, wir gehen es Schritt für Schritt an',
    ],
  },
  signed: {
    they: [
      'Bis bald, mit {name}.',
      'Komm zu {name}.',
      'Sei dabei, mit {name}.',
      'Triff {name}.',
      'Probier es mit {name}.',
      'Tanz mit {name}.',
      'Auf bald mit {name}.',
      'Hallo sagen bei {name}.',
    ],
    i: [
      'Bis bald, {name}.',
      'Ich freu mich, {name}.',
      'Bis dahin, {name}.',
      'Mach’s gut bis dann, {name}.',
      'Man sieht sich, {name}.',
      'Liebe Grüße, {name}.',
      'Bis ganz bald, {name}.',
      'Komm vorbei und sag hallo, {name}.',
      'Alles Liebe, {name}.',
    ],
  },
  say: {
    substitute: ['{sub} vertritt {for}.', 'Diesmal unterrichtet {sub}.'],
    offer: ['{Offer}.'],
    price: ['{Price}.', 'Kosten: {price}.'],
    guest: ['Zu Gast: {guest}.', 'Mit dabei: {guest}.'],
    series: ['{Series}.'],
    level: ['Für {level}.', 'Gemacht für {level}.'],
    audience: ['{Audience}.'],
    bring: ['Bring {bring} mit.', 'Bitte bring {bring} mit.', 'Denk an {bring}.', 'Was du brauchst: {bring}.'],
    wear: ['Zieh {wear} an.', 'Am besten kommst du in {wear}.', 'Kleidung: {wear}.'],
    places: ['{Places}.'],
    music: ['Musik: {music}.', 'Dazu läuft: {music}.'],
    content: ['Diesmal: {content}.', 'Auf dem Plan: {content}.'],
    length: ['{Length}.', '{Length} für dich.', 'Dauer: {length}.'],
    timing: ['{Timing}.'],
    place: ['{Place}.'],
    contact: ['{Contact}.'],
    soldOut: ['{Soldout}.'],
  },
  quick: {
    hooks: [
      '**{class}**',
      'Zeit für **{class}**',
      'Es ist **{class}**',
      'Probier **{class}**',
      'Lust auf **{class}**?',
      'Komm zu **{class}**',
    ],
    closes: ['Komm vorbei.', 'Sei mit dabei.', 'Mach mit.', 'Bis gleich.', 'Du fehlst.'],
  },
};
