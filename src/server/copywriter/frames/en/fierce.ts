// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const fierce: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          '{Verb}. {Verb2}. Own it. **{class}**',
          '{Verb} like you mean it: **{class}**',
          '**{class}**: {verb}, {verb2}, repeat',
          '{Move}. {Move2}. Fire. **{class}**',
        ],
        closes: [
          'Bring it all.',
          'Mean every second of it.',
          'Then do it again, louder.',
          'Own it from the first count.',
        ],
      },
      {
        hooks: [
          '**{class}** does not whisper',
          'Loud and proud: **{class}**',
          'Hear that? **{class}** is calling',
          'Make some noise: **{class}**',
        ],
        closes: ['Answer loud.', 'Let them hear you.', 'Raise your voice. Then your game.', 'Be the noise.'],
      },
      {
        hooks: [
          'Fear stops here. **{class}** starts',
          'Where doubt gets beaten: **{class}**',
          'Doubt out, music on: **{class}**',
          'Nerves, meet **{class}**',
        ],
        closes: [
          'Leave the fear outside.',
          'Doubt never stood a chance.',
          'Walk in like you own it.',
          'Show your nerves who leads.',
        ],
      },
      {
        hooks: [
          'All in or not at all: **{class}**',
          'Full power, please: **{class}**',
          'Turn the dial to fire: **{class}**',
          'Not for the half-hearted: **{class}**',
        ],
        closes: ['All in. Always.', 'Half power stays home.', 'Give it the lot.', 'Hold nothing back.'],
      },
      {
        hooks: [
          'You versus {thing}: **{class}**',
          'Take on {thing}: **{class}**',
          '{Thing} is waiting. Go. **{class}**',
          'Face {thing}. Face it head on. **{class}**',
        ],
        closes: ['Round one is yours.', 'We know who wins.', 'Step up.', 'Finish what you start.'],
      },
      {
        hooks: [
          'Power looks like this: **{class}**',
          'Raw, real, relentless: **{class}**',
          '**{class}** runs on guts',
          'Guts first, grace later: **{class}**',
        ],
        closes: ['Bring your guts.', 'Strong first, pretty later.', 'Real beats perfect.', 'You have the guts.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Good. **{class}**',
          '{Hurdle}? Prove yourself wrong: **{class}**',
          '{Hurdle}? Come anyway: **{class}**',
          '{Hurdle}? Start loud: **{class}**',
        ],
        closes: [
          'Start here. Start strong.',
          'Come as you are. Loud.',
          'First try, full heart.',
          'Nobody starts fearless.',
        ],
      },
      {
        hooks: [
          'Your first roar: **{class}**',
          'From zero to fearless: **{class}**',
          'Begin like a storm: **{class}**',
          'First time, full force: **{class}**',
        ],
        closes: ['Every storm starts small.', 'Let us hear it.', 'The first roar counts.', 'Begin. The rest follows.'],
      },
    ],
    level: [
      {
        hooks: [
          '**{class}** calls for {level}',
          'Fire for {level}: **{class}**',
          'Built for {level}: **{class}**',
          'Made for {level}, at full power: **{class}**',
        ],
        closes: ['You were called. Answer.', 'Step forward.', 'Yours to conquer.', 'Claim what is yours.'],
      },
    ],
    audience: [
      {
        hooks: [
          '{Audience}. All fire. **{class}**',
          '**{class}**. {Audience}. Own it.',
          '{Audience}, all power: **{class}**',
        ],
        closes: ['Bring your power.', 'Stand with {us}.', 'Bring your pack.'],
      },
    ],
    series: [
      {
        hooks: [
          '{Series}. No turning back: **{class}**',
          '**{class}**, {series}, full force',
          '{Series}. All fire. **{class}**',
        ],
        closes: ['See it through.', 'Finish louder than you started.', 'Commit. Then fly.'],
      },
    ],
    guest: [
      {
        hooks: [
          '{guest} brings fire to **{class}**',
          '**{class}** just got louder: {guest}',
          'Brace yourselves: {guest} in **{class}**',
        ],
        closes: ['Give {guest} a storm.', 'Show {guest} what you are made of.', 'Be loud for {guest}.'],
      },
    ],
    offer: [
      {
        hooks: [
          '{Offer}. No excuses: **{class}**',
          '**{class}**: {offer}. Your move.',
          'Strike now. **{class}**: {offer}',
          'No more maybe. **{class}**: {offer}',
        ],
        closes: ['Take it. Now.', 'No excuses left.', 'Strike.', 'Go and get it.'],
      },
    ],
    substitute: [
      {
        hooks: ['{sub} takes over **{class}**', 'New force in **{class}**: {sub}', '**{class}** roars on with {sub}'],
        closes: ['Same fire. Be there.', 'Give {sub} your best.', 'The fire stays lit.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          'You did it: **{class}** is sold out',
          'Sold out. Roar: **{class}**',
          '**{class}** is full. You are fire',
        ],
        closes: [
          'You wild ones. Thank you.',
          'We save some fire for the next one.',
          'See you in there, fearless ones.',
        ],
      },
    ],
    cancelled: [
      {
        hooks: [
          'Stand down: **{class}** is cancelled {when}',
          'Save the fire: **{class}** is cancelled {when}',
          'No battle: **{class}** is cancelled {when}',
        ],
        closes: ['Save the fire for next time.', 'We will be back, louder.', 'Rest. Then return.'],
      },
    ],
    children: [
      {
        hooks: [
          'Roar! It’s time for **{class}**',
          'Tiny tigers, big roars: **{class}**',
          'Brave ones wanted: **{class}**',
          'Superheroes train here: **{class}**',
          'Lions, tigers and **{class}**',
          'Ready to roar? **{class}**',
        ],
        closes: [
          'Bring your loudest roar!',
          'Heroes, assemble!',
          'Be brave with {us}!',
          'Roar with {us}, little lions!',
          'Off you go, tiger!',
          'We saved you a roar!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}, and nobody does it quietly',
      'You {outcome}. And you own it.',
      'Come and {outcome}. Loud.',
      'Here you {outcome}, with everything you’ve got',
      'Chase that {feeling}. Go hard.',
      'No one hands you that {feeling}. You take it.',
      'It is all for that {feeling}',
      '{Move}, {move2}, {move3}. Full power on all of them.',
      '{Move} first. Then {move2}, with everything you’ve got.',
      '{Verb}, {verb2}, and do it again louder',
      'Big {move}, bigger cheers',
      'First {move}, then {move2}, then a victory lap',
      'We drill {move}. You bring the thunder.',
      'The song hits, you {verb}, nothing else exists',
      'It takes nerve to {verb}. You have it.',
      '{Move} are hard. You are harder to scare.',
      'Take on the {move}, one loud try at a time',
      'Count it in and {verb} like thunder',
    ],
    hurdle: [
      'Everyone in here was new once. Then they got loud.',
      'You {outcome}. That takes guts and nothing else.',
      'Nobody laughs at you here. Everybody cheers.',
      'First tries get the biggest roar',
      'Wobble with your head up. We all did.',
      'Scared is fine. Scared and here is fearless.',
    ],
    level: [
      'No holding back, no showing off, just work',
      'Your level, your power, your win',
      'You {outcome}, at full power',
      'The pace is right and the fire is real',
    ],
    audience: [
      'One room, one beat, no apologies',
      'You {outcome}, with your pack around you',
      'Take up all the space there is',
    ],
    series: [
      'Every class hits harder than the one before',
      'You {outcome}, harder every time',
      'Show up each time and watch it add up',
    ],
    guest: [
      'New moves, new voice, same fire',
      'You {outcome}, and {guest} turns up the heat',
      'Ask {guest} everything. Then do it.',
    ],
    offer: [
      'All that is missing is your nerve',
      'You {outcome}. What are you waiting for?',
      'Come for that {feeling}. Stay loud.',
      'You bring the guts. We bring the beat.',
    ],
    substitute: [
      'New voice, same storm',
      'You {outcome}, and {sub} brings the fire',
      'The plan stays. The fire stays.',
    ],
    soldOut: ['Every place taken, every heart loud', 'If you are in, come ready to roar'],
    cancelled: ['Keep the fire for the next one', 'Rest up. We return.'],
    children: [
      'Jump like a lion, land like a cat',
      'Stomp, roll, roar, repeat',
      'Brave tries win the loudest cheers',
      'Be a tiger, then be a tree',
      'Strong arms, quick feet, mighty roars',
      'Every hero falls and gets up laughing',
    ],
  },
  teacher: {
    they: [
      '{name} lead{s} the charge',
      '{name} want{s} your loudest try',
      '{name} do{es} not do halfway, and neither will you',
      'When {name} call{s} it, the room moves',
      '{name} light{s} the fuse, you do the rest',
      '{name} cheer{s} the loudest for every try',
      '{name} know{s} you can, and will cheer you on',
      '{name} bring{s} the storm',
    ],
    i: [
      'I’m {name}. I lead the charge, you follow loud.',
      'I’m {name}, and I want your loudest try',
      'I’m {name}. I light the fuse, you do the rest.',
      'I’m {name}, and I cheer loudest for the tenth try',
      'With me, {name}: nerve first, polish later',
      'I’m {name}, and I don’t do halfway',
    ],
  },
  signed: {
    they: [
      '{name} {is} waiting. Bring fire.',
      'Go hard with {name}.',
      'Go all in with {name}.',
      'Get loud with {name}.',
      '{name} lead{s}. You roar.',
      'Get fierce with {name}.',
      'Roar along with {name}.',
      'Go for it with {name}.',
      'Rise up with {name}.',
      '{name} dare{s} you.',
    ],
    i: [
      'Bring fire. I’ll be there. – {name}',
      'See you there. Bring fire. – {name}',
      'Let’s get loud. – {name}',
      'I’m ready. Are you? – {name}',
      'Let’s rise. – {name}',
      'Give it all you’ve got. – {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring}. Leave the doubt.',

      'Bring {bring}. Bring fire.',
      'Your gear: {bring}.',
    ],
    wear: ['Wear {wear}. Mean it.', 'Come in {wear}, chin up.'],
    music: ['{Music}, played loud.', 'Turn it up: {music}.'],
    level: ['{Welcome} welcome. Excuses aren’t.'],
    content: ['On the hit list: {content}.', 'Next to conquer: {content}.'],
  },
  quick: {
    hooks: [
      '**{class}**. Now.',
      '**{class}**, full power',
      'Bring fire: **{class}**',
      '**{class}**. Go hard.',
      'Get loud: **{class}**',
      'Go all in: **{class}**',
    ],
    closes: ['Be loud.', 'Go.', 'Own it.', 'Bring fire.', 'Roar.', 'All in.'],
  },
};
