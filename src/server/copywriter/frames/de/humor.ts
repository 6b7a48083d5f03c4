// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const humor: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Dein Sofa muss jetzt stark sein: **{class}**',
          'Sorry, Couch. **{class}**',
          'Die Wäsche kann warten: **{class}**',
          'Netflix fragt, ob du noch da bist: **{class}**',
        ],
        closes: [
          'Das Sofa verzeiht dir.',
          'Die Couch läuft nicht weg.',
          'Nein, bin tanzen.',
          'Die Wäsche auch.',
          'Der Abwasch lässt grüßen.',
        ],
      },
      {
        hooks: [
          'Aussehen wie im Film, fast: **{class}**',
          '{Move}, mehr oder weniger elegant: **{class}**',
          'Anmut auf Umwegen: **{class}**',
          '{Verb}. Oder so ähnlich. **{class}**',
        ],
        closes: [
          'Sieht von Weitem super aus.',
          'Anmut kommt später. Vielleicht.',
          'Wir filmen nur die guten Takes.',
          'Würde bitte an der Garderobe abgeben.',
          'Oder so ähnlich.',
        ],
      },
      {
        hooks: [
          'Beziehungsstatus: vergeben an **{class}**',
          'Mein Horoskop sagt **{class}**',
          'Ärztlich nicht geprüft: **{class}**',
          'Erwachsen werden wir später: **{class}**',
        ],
        closes: [
          'Das Horoskop lügt nie.',
          'Zu Nebenwirkungen frag deine Knie.',
          'Es ist ernst zwischen uns.',
          'Die Sterne stehen auf Tanzen.',
          'Vernünftig waren wir gestern.',
        ],
      },
      {
        hooks: [
          'Besser als jedes Meeting: **{class}**',
          'Diese Mail hätte **{class}** sein sollen',
          'Dein Rücken hat angerufen: **{class}**',
        ],
        closes: ['Ganz ohne Tagesordnung.', 'Er sagt, du sollst kommen.', 'Bitte nicht an alle antworten.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Willkommen im Club: **{class}**',
          '{Hurdle}? Wir auch mal: **{class}**',
          '{Hurdle}? Perfekte Bewerbung für **{class}**',
          '{Hurdle}? Steht dir gut. **{class}**',
        ],
        closes: [
          'Peinlich war es uns allen.',
          'Du bist eingestellt.',
          'Lachen gilt als Technik.',
          'Blamieren macht zu mehreren mehr Spaß.',
        ],
      },
    ],
    offer: [
      {
        hooks: ['Kein Scherz. **{class}**: {offer}', '{Offer}. Sogar deine Ausrede staunt: **{class}**'],
        closes: ['Wirklich kein Scherz.', 'Ausreden bitte abgeben.'],
      },
    ],
    level: [
      {
        hooks: ['Kein Tippfehler, wirklich für {level}: **{class}**'],
        closes: ['Ja, das gilt auch für dich.', 'Wir haben nachgeschaut: passt.'],
      },
    ],
    audience: [
      {
        hooks: ['{Audience}. Steht sogar auf dem Schild: **{class}**'],
        closes: ['Wir meinen das ernst. Ausnahmsweise.'],
      },
    ],
    series: [{ hooks: ['Besser als jede Serie: **{class}**, {series}'], closes: ['Vorspulen geht leider nicht.'] }],
    guest: [
      { hooks: ['Hoher Besuch, bitte kämmen: {guest}. **{class}**'], closes: ['Bitte nicht um Autogramme raufen.'] },
    ],
  },
  bodies: {
    inside: [
      'Du {outcome}. Meistens in dieser Reihenfolge.',
      '{Feeling}. Und keiner hat gefilmt.',
      'Erst {move}, dann {move2}, dann so tun, als war das Absicht',
      'Wer rausfällt, nennt es einfach Freestyle',
      '{Move}: sieht im Kopf immer eleganter aus',
      'Du {outcome}. Deine Ausreden bleiben draußen.',
      'Links ist dort, wo der Daumen rechts ist. Oder umgekehrt.',
      'Der Spiegel hat schon Schlimmeres gesehen',
      'Wir zählen bis acht, weiter kommen wir selten',
      'Schwerkraft ist auch nur eine Meinung',
      '{Verb}, {verb2}, unauffällig festhalten',
      'Gesichtsausdrücke sind frei wählbar',
    ],
    hurdle: [
      'Deine Ausrede kennen wir, sie tanzt jetzt auch mit',
      'Alle schauen in den Spiegel. Auf sich selbst.',
      'Koordination ist kein Aufnahmekriterium',
    ],
    offer: ['Die Ausreden sind damit offiziell aufgebraucht'],
    level: ['Das Tempo ist angepasst, die Witze leider nicht'],
  },
  teacher: {
    they: [
      'Mit {name} lacht sogar der Spiegel',
      'Mit der Geduld eines Faultiers: {name}',
      'Bei {name} heißt Umfallen Improvisation',
      'Die Witze sind von {name}, die Tipps zum Glück auch',
      'Beschwerden bitte an {name}',
      'Zählen bis acht mit {name}',
    ],
    i: [
      'Ich bin {name} und zähle meistens richtig bis acht',
      'Ich bin {name}. Ich habe schon alles gesehen.',
      'Ich bin {name}, und meine Witze sind Teil des Kurses',
      'Ich bin {name} und sage nur selten „noch einmal“',
    ],
  },
  signed: {
    they: [
      'Beschwer dich bei {name}.',
      'Ausreden bitte an {name}.',
      'Blamier dich mit {name}.',
      'Lach mit {name}.',
      'Der Rest ist Schuld von {name}.',
      'Grüße ans Sofa, auch von {name}.',
    ],
    i: [
      'Ich hab dich gewarnt, {name}.',
      'Grüß dein Sofa, {name}.',
      'Ohne dich lacht keiner, {name}.',
      'Ich sag’s auch nicht weiter, {name}.',
    ],
  },
  say: {
    bring: ['Bring {bring} mit. Ausreden bleiben daheim.', 'Überlebenspaket: {bring}.'],
    wear: ['Dresscode: {wear}. Wir meinen es gut.'],
    music: ['{Music}. Mitsingen auf eigene Gefahr.'],
    level: ['Geeignet für {level}. Ehrlich.'],
  },
  quick: {
    hooks: ['Hoppla, **{class}**', 'Sorry, Sofa: **{class}**', 'Im Ernst: **{class}**', 'Ups: **{class}**'],
    closes: ['Kein Scherz.', 'Sofa, tschüss.', 'Na gut.', 'Im Ernst.'],
  },
};
