// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

/** Paarreime: die beiden Zeilen eines Absatzes reimen sich, und jede Schlusszeile in sich. */
export const poetry: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Der Tag war lang, der Kopf ist schwer:\n**{class}** holt das Leichte her',
          'Das Herz geht auf, der Kopf wird leer:\n**{class}**, und es wird noch mehr',
          'Die Welt da draußen darf mal ruhn:\n**{class}** hat mit Glück zu tun',
          'Die Füße wissen längst Bescheid:\n**{class}**, und jetzt ist Zeit',
        ],
        closes: [
          '{Komm her, wir freun uns sehr|Komm her, ich freu mich sehr}.',
          'Ganz leicht, bis der Alltag weicht.',
          'Leg los, das Glück ist groß.',
          'Sei dabei und fühl dich frei.',
        ],
      },
      {
        hooks: [
          '{Move} und {move2}, Schritt für Schritt:\n**{class}** nimmt dich einfach mit',
          '{Verb} und lach und fang wieder an:\n**{class}** zeigt dir, dass man es kann',
          '{Thing} ist da und du bist hier:\n**{class}** tanzt ab jetzt mit dir',
          'Am Anfang steht ein leiser Ton:\n**{class}**, und du tanzt ja schon',
        ],
        closes: [
          'Ein Schritt, komm einfach mit.',
          'Fang an, bald bist du dran.',
          'Hör den Ton, es geht ja schon.',
          'Im Takt, bis dich die Freude packt.',
        ],
      },
      {
        hooks: [
          'Mal hoch hinaus, mal nah am Grund:\n**{class}** macht das Leben bunt',
          'Wer tanzt, der braucht kein großes Wort:\n**{class}** trägt dich einfach fort',
          'Wo Worte fehlen, spricht der Tanz:\n**{class}** gibt dem Tag den Glanz',
          'Vergiss die Uhr, vergiss die Zeit:\n**{class}** macht das Herz dir weit',
        ],
        closes: [
          'Komm vorbei, eins, zwei, drei.',
          'Halt dich fest, dann kommt der Rest.',
          'Komm und schau, trau dich, trau.',
          'Lass es gehn, du wirst schon sehn.',
        ],
      },
      {
        hooks: [
          'Ein kleiner Mut, ein großer Schwung:\n**{class}** hält die Seele jung',
          'Kein Spiegel fragt, kein Blick bewacht:\n**{class}** ist für dich gemacht',
          'Dreh dich, bis die Sorgen gehn:\n**{class}** lässt dich aufrecht stehn',
          'Komm, wie du bist, und bleib nicht stehn:\n**{class}** lässt dich Runden drehn',
        ],
        closes: [
          'Nur Mut, es wird schon gut.',
          'Ein Lied, und schau, was geschieht.',
          'Komm herein, schön soll es sein.',
          'Mach den Schritt, {wir gehn|ich geh} mit.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Das macht nichts aus:\n**{class}** fühlt sich an wie Zuhaus',
          '{Hurdle}? Nur keine Scheu:\n**{class}** war für alle neu',
          '{Hurdle}? Komm trotzdem her:\n**{class}** ist gar nicht schwer',
          '{Hurdle}? Fang einfach an:\n**{class}** zieht dich in den Bann',
        ],
        closes: [
          'Keine Scheu, {wir waren|ich war} auch mal neu.',
          'Tritt ein, es beginnt ganz klein.',
          'Wer wagt, hat nie versagt.',
          'Trau dich nur, du findest deine Spur.',
        ],
      },
    ],
    offer: [
      {
        hooks: [
          '{Offer}, das ist doch fein:\n**{class}** lädt dich herzlich ein',
          '{Offer}. Sag nicht Nein:\n**{class}** könnte deines sein',
        ],
        closes: ['Sag ja und sei einfach da.', 'Nimm es mit, den ersten Schritt.'],
      },
    ],
    level: [
      {
        hooks: ['Für {level}, Schritt für Schritt:\n**{class}** nimmt dich gerne mit'],
        closes: ['Es passt genau, komm her und schau.'],
      },
    ],
    audience: [
      {
        hooks: ['{Audience}, kommt herbei:\n**{class}** macht die Köpfe frei'],
        closes: ['Du und wir, wir tanzen hier.'],
      },
    ],
    series: [
      {
        hooks: ['{Series}, Mal für Mal:\n**{class}** öffnet dir den Saal'],
        closes: ['Stück für Stück zum kleinen Glück.'],
      },
    ],
    guest: [
      {
        hooks: ['Mit {guest} kommt ein neuer Schritt:\n**{class}**, und du machst mit'],
        closes: ['Besuch im Haus, mach was draus.'],
      },
    ],
    substitute: [
      {
        hooks: ['Die Stimme neu, der Schwung bekannt:\n**{class}** und {sub}, Hand in Hand'],
        closes: ['Ein neuer Ton, man kennt sich schon.'],
      },
    ],
    soldOut: [
      {
        hooks: ['Ausgebucht bis an den Rand:\n**{class}** reicht euch die Hand'],
        closes: ['Das nächste Mal im selben Saal.'],
      },
    ],
    cancelled: [
      {
        hooks: ['Die Musik macht diesmal Rast:\n**{class}** fällt aus für jeden Gast'],
        closes: ['Ein andermal im selben Saal.'],
      },
    ],
    children: [
      {
        hooks: [
          'Eins, zwei, drei, wer ist dabei?\n**{class}** macht die Beine frei',
          'Wir hüpfen hoch, wir hüpfen weit:\n**{class}**, es ist höchste Zeit',
          'Der Frosch macht quak, der Bär macht brumm:\n**{class}** wirbelt uns herum',
          'Roll wie ein Ball und spring wie ein Reh:\n**{class}** ist wie tanzender Schnee',
          'Wer lacht am lautesten von allen?\n**{class}** wird dir gut gefallen',
          'Groß wie ein Baum, klein wie ein Ei:\n**{class}**, und du bist dabei',
        ],
        closes: [
          'Eins, zwei, drei, sei mit dabei!',
          'Hopp, hopp, hopp, im Galopp!',
          'Spring herein, groß und klein!',
          'Komm im Nu, es fehlst nur du!',
          'Hurra, hurra, gleich sind wir da!',
          'Mach mit, hüpf mit, Schritt für Schritt!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'Erst {move}, dann {move2}, und dann du,\ndie Welt schaut einen Moment lang zu',
      '{Verb} und atme, {verb2} und lach,\nund etwas in dir wird wieder wach',
      'Die Schultern sinken, der Blick wird klar,\nund alles ist leichter, als es war',
      'Ein Song, {thing} und ein bisschen Zeit,\nund schon ist der Alltag meilenweit',
      'Wer wackelt, wackelt, das ist erlaubt,\nman kann mehr, als man selber glaubt',
      'Ein Schritt zurück, zwei Schritte vor,\nund ein Lied, das bleibt im Ohr',
      'Mal geht es schnell, mal geht es sacht,\nund immer wird dabei gelacht',
      'Nicht höher, schneller, weiter gehn,\nnur tanzen und sich selber sehn',
      '{Move} sind leicht, {move2} sind schwer,\nund schon willst du ein bisschen mehr',
      'Man zählt bis acht, dann zählt man neu\nund wird dem eignen Rhythmus treu',
      'Es kommt nicht auf die Höhe an,\nnur darauf, dass man träumen kann',
      'Das Lied beginnt, der Zweifel geht,\nbis sich die Welt ganz anders dreht',
      'Was gestern noch unmöglich schien,\nlernt man hier im Vorüberziehn',
      'Ein bisschen Schwung, ein bisschen Mut,\nund beides tut dir richtig gut',
      '{Verb} ein Stück und {verb2} sodann,\nes kommt nicht auf das Können an',
    ],
    hurdle: [
      'Kein Mensch fängt als Meister an,\nman wächst mit jedem Schritt daran',
      'Hier fragt man gern, hier lacht man viel,\nund jeder Schritt ist schon ein Ziel',
    ],
    offer: ['Kein Haken dran, kein Sternchen klein,\ndu musst nur da und neugierig sein'],
    level: ['Nicht zu leicht und nicht zu schwer,\nund Mal für Mal ein wenig mehr'],
    series: ['Was klein beginnt, wird Mal für Mal\nein Tanz durch unsern ganzen Saal'],
    guest: ['Ein neuer Blick, ein neuer Schritt,\nund du nimmst etwas Schönes mit'],
    audience: ['Hier findet jeder Mensch sein Glück\nund schenkt den andern was zurück'],
    children: [
      'Roll wie ein Igel, hüpf wie ein Reh,\nflieg wie die Flocken durch den Schnee',
      'Fall um und lach und steh wieder auf,\nwir klatschen alle im Dauerlauf',
      'Sei groß, sei klein, sei laut, sei leis,\nwir tanzen alle in einem Kreis',
    ],
  },
  teacher: {
    they: [
      'Mit {name} geht es Schritt für Schritt,\nund wer nicht weiterweiß, lacht mit',
      'Bei {name} ist für alles Zeit,\nfür Mut und Unbeholfenheit',
      'Von {name} kommt der erste Ton,\nund deine Füße tanzen schon',
      'Hör auf {name}, hör aufs Lied,\nund schau, was dann mit dir geschieht',
    ],
    i: [
      'Ich bin {name} und gehe mit,\nvom ersten bis zum letzten Schritt',
      'Ich bin {name} und habe Zeit\nfür Mut und für Verlegenheit',
      'Ich bin {name}. Hör aufs Lied,\ndu wirst schon sehn, was dann geschieht',
    ],
  },
  signed: {
    they: [
      'Mit {name} im Takt, bis es dich packt.',
      'Nur Mut, mit {name} wird es gut.',
      'Bei {name} hier, da tanzen wir.',
      'Tritt ein, bei {name} darfst du sein.',
      'Ganz im Fluss, mit {name} bis zum Schluss.',
      'Hör auf den Ton, und {name} kennst du schon.',
    ],
    i: [
      'Komm her, ich warte so sehr. {name}',
      'Nur Mut, mit mir wird es gut. {name}',
      'Bis dann, der Tanz zieht uns an. {name}',
      'Ich und du, die Musik dazu. {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring} mit und lach dabei,\nder Rest ist Takt und Träumerei',
      'Denk an {bring} und komm herein,\nder Rest wird reines Tanzen sein',
    ],
    wear: ['Trag {wear} und trag es gern,\nso tanzt es sich wie auf einem Stern'],
    music: ['Dazu läuft {music}, laut und klar,\nund alles wird ganz wunderbar'],
    level: ['Für {level} und mit Herz gemacht,\nes wird geübt und viel gelacht'],
  },
  quick: {
    hooks: [
      'Hör den Klang:\n**{class}**',
      'Nur ein Schritt:\n**{class}**',
      'Tanz dich frei:\n**{class}**',
      'Komm in Schwung:\n**{class}**',
    ],
    closes: ['Komm und schau, genau.', 'Ein Schritt, komm mit.', 'Sei frei.', 'Nur Mut.', 'Tanz.', 'Komm im Nu, du.'],
  },
};
