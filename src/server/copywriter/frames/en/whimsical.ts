// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const whimsical: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'The clouds are practicing **{class}** again',
          'A teapot told us about **{class}**',
          'The owls can’t stop talking about **{class}**',
          'A postcard from the moon: come to **{class}**',
        ],
        closes: [
          'The owls said yes.',
          'Reply by paper plane.',
          'The moon says bring a friend.',
          'A cloud will show you the way.',
        ],
      },
      {
        hooks: [
          '{Move} with a side of stardust: **{class}**',
          'A pocketful of {move}: **{class}**',
          '{Move}, {move2} and a passing comet: **{class}**',
          'Recipe: {move}, {move2}, one daydream. **{class}**',
        ],
        closes: [
          'Stir gently and twirl.',
          'Add a daydream to taste.',
          'Bring a pocket for the stardust.',
          'Stardust sold nowhere else.',
        ],
      },
      {
        hooks: [
          'Turn left at the rainbow: **{class}**',
          'Two hops past the moon: **{class}**',
          'Just behind the wardrobe: **{class}**',
          'Where the teacups dance: **{class}**',
        ],
        closes: [
          'Follow the white rabbit.',
          'You can’t miss it. It hums.',
          'Third puddle, then jump.',
          'Mind the teacups.',
        ],
      },
      {
        hooks: [
          'Gravity took the day off: **{class}**',
          'Gravity is only a suggestion: **{class}**',
          'Let’s tickle gravity: **{class}**',
          'Up is just a friendly sort of down: **{class}**',
        ],
        closes: [
          'Gravity won’t mind.',
          'Come and float about.',
          'Your feet will love it.',
          'Leave your anchor at home.',
        ],
      },
      {
        hooks: [
          '{Thing} has been dreaming of you: **{class}**',
          'You, {thing} and a curious breeze: **{class}**',
          'A waltz with {thing}: **{class}**',
          'If {thing} could talk: **{class}**',
        ],
        closes: [
          'It wrote you a poem.',
          'It would only sing.',
          'It remembers you from a dream.',
          'Say hello. It’s shy.',
        ],
      },
      {
        hooks: [
          'Once upon a song: **{class}**',
          'A tall tale with a warm-up: **{class}**',
          'Chapter one: you find **{class}**',
          'And so they all went to **{class}**',
        ],
        closes: [
          'And they twirled ever after.',
          'The next page has you in it.',
          'No dragons. Maybe one.',
          'To be continued, with wings.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? So had the dragon: **{class}**',
          '{Hurdle}? Even comets start small: **{class}**',
          '{Hurdle}? Borrow some courage: **{class}**',
          '{Hurdle}? Curiouser and curiouser: **{class}**',
        ],
        closes: [
          'Courage comes in all sizes.',
          'Every comet was new once.',
          'We keep spare courage in a jar.',
          'Bring your small brave self.',
        ],
      },
      {
        hooks: [
          'The very first page: **{class}**',
          'Spread your wings in **{class}**',
          'A nest for fledglings: **{class}**',
          'Tiptoe into the tale: **{class}**',
        ],
        closes: ['Fly when you feel like it.', 'Fledglings welcome.', 'First a flutter, then a flight.', 'Tiptoe in.'],
      },
    ],
    level: [
      {
        hooks: [
          'A potion for {level}: **{class}**',
          '**{class}**, a daydream for {level}',
          'The moon chose {level}: **{class}**',
          'Knitted by moonbeams for {level}: **{class}**',
        ],
        closes: [
          'The slipper fits.',
          'Your cloud is the right size.',
          'The moon meant you.',
          'Just your size, said the potion.',
        ],
      },
    ],
    audience: [
      {
        hooks: [
          'A garden party of sorts. **{class}**: {audience}',
          '{Audience}, and one polite dragon: **{class}**',
          '**{class}**, a most curious crew: {audience}',
        ],
        closes: ['Bring your curious self.', 'The dragon says hello.', 'There’s a teacup with your name.'],
      },
    ],
    series: [
      {
        hooks: [
          'A tale in chapters: **{class}**, {series}',
          '**{class}**, spun like a good tale: {series}',
          'Follow the breadcrumbs: **{class}**, {series}',
        ],
        closes: ['Every breadcrumb counts.', 'The tale has your name in it.', 'Bring a bookmark.'],
      },
    ],
    guest: [
      {
        hooks: [
          '{guest} arrives by flying carpet: **{class}**',
          'A star fell into **{class}**: {guest}',
          'Sprinkle the welcome dust: {guest} in **{class}**',
        ],
        closes: ['Wave at {guest} with both wings.', 'Greet {guest} with a twirl.', 'Save {guest} a cloud.'],
      },
    ],
    offer: [
      {
        hooks: [
          'The owls arranged it. **{class}**: {offer}',
          'Whispered by the wind. **{class}**: {offer}',
          'A four-leaf clover. **{class}**: {offer}',
          'The genie insists. **{class}**: {offer}',
        ],
        closes: ['Lucky you, said the owl.', 'Wishes do come true.', 'Catch it like a firefly.', 'One wish: granted.'],
      },
    ],
    substitute: [
      {
        hooks: [
          'The tale has a new teller: {sub} in **{class}**',
          'A swap of hats: {sub} leads **{class}**',
          '{sub} steers the cloud of **{class}** this time',
        ],
        closes: ['Hold on to your hat with {sub}.', 'Same cloud, new captain.', '{sub} brought the map.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          'Every cloud is taken: **{class}** is sold out',
          'The teapot is full: **{class}** is sold out',
          'Not a broomstick left: **{class}** is sold out',
        ],
        closes: ['The next cloud is yours.', 'Thank you, wonderful creatures.', 'Park your broomstick till next time.'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'The clouds overslept: **{class}** is cancelled {when}',
          'The dragon has a cold: **{class}** is cancelled {when}',
          'Wings at the cleaner’s: **{class}** is cancelled {when}',
        ],
        closes: ['Twirl around the kitchen instead.', 'The tale goes on next time.', 'Tuck in your wings and rest.'],
      },
    ],
    children: [
      {
        hooks: [
          'Dragons, pirates and **{class}**!',
          'Hop like a moon rabbit: **{class}**!',
          'A cloud, a hop and **{class}**!',
          'The unicorns are going to **{class}**!',
          'Up the beanstalk: **{class}**!',
          'Zoom to the stars with **{class}**!',
        ],
        closes: [
          'Bring your dragon!',
          'Zoom over, little comet!',
          'The unicorns saved you a seat!',
          'Off we float!',
          'The moon rabbit saved you a hop!',
          'Land on your feet like a cat!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}, and a small comet applauds',
      'You {outcome}, while the teacups look on',
      'Here you {outcome}, as one does on the moon',
      'Come and {outcome}, said the curious cat',
      'In this story you {outcome}, and the moon looks on',
      'Catch that {feeling} and keep it in a jar',
      'That {feeling} tastes a little of cloud',
      'Somewhere over that {feeling}, there’s a rainbow',
      '{Move} like clouds, {move2} like kites',
      'First {move}, then {move2}, then a chat with the stars',
      '{Verb} like a dandelion, {verb2} like a comet',
      '{Move} are just daydreams with legs',
      'We {verb}, we {verb2}, and the ceiling giggles',
      'One part {move}, two parts daydream',
      'The {move} have been rehearsing with the fireflies',
      'A spoonful of {move} and a wink from the moon',
      'Put {move} in a pocket and carry them home',
      'A breeze goes by and stays for the {move}',
    ],
    hurdle: [
      'Even the moon began as a sliver',
      'You {outcome}, with spare courage from the jar',
      'Wobbles are only wishes finding their feet',
      'Every bird in here hopped before it flew',
      'We’ll hold the ladder to the cloud',
      'Nobody here was born with wings. We grew them.',
    ],
    level: [
      'Not too hot, not too cold, just cloudy enough',
      'You {outcome}, on a cloud the right size',
      'The ladder has exactly the right rungs',
      'A daydream cut to measure',
    ],
    audience: [
      'Kites and comets, teapots and owls, and you',
      'You {outcome}, and a polite dragon waves',
      'Everyone here has a favorite cloud',
    ],
    series: [
      'Each class leaves a breadcrumb for the next',
      'You {outcome}, and turn the page',
      'A thread of stardust runs through all of it',
    ],
    guest: [
      'Fresh stardust, straight from somewhere else',
      'You {outcome}, and {guest} tells the owls',
      'New stories from the far side of the rainbow',
    ],
    offer: [
      'You {outcome}, courtesy of the moon',
      'There’s no riddle to solve first',
      'Come for that {feeling}, says the genie',
      'The owls signed the paperwork',
    ],
    substitute: [
      'The map stays, the hat changes',
      'You {outcome}, with {sub} at the helm',
      'Another storyteller, the same friendly dragon',
    ],
    soldOut: ['Every cloud has somebody sitting on it', 'If you have a cloud, hold on to it'],
    cancelled: ['The stars will wait for the next time', 'Practice your twirls on the way to the fridge'],
    children: [
      'We hop like moon rabbits and roll like planets',
      'Pirates balance on the plank, dragons clap',
      'Be a kite, be a cloud, be a sleepy bear',
      'Every wobble makes a star laugh',
      'We fly to the moon and back in a single song',
      'Shake like jelly, freeze like a snowman',
    ],
  },
  teacher: {
    they: [
      '{name} once high-fived a cloud',
      '{name} keep{s} spare courage in a jar',
      '{name} can tell a comet from a kite by its giggle',
      'Follow {name} and the trail of stardust',
      '{name} learned to twirl from a dandelion',
      '{name} {has} a secret handshake with gravity',
      '{name} speak{s} softly to owls and to nervous toes alike',
      'With {name}, even the floor feels like a cloud',
    ],
    i: [
      'I’m {name}, and I keep spare courage in a jar',
      'I’m {name}. A dandelion taught me to twirl.',
      'I’m {name}. Follow me and the trail of stardust.',
      'I’m {name}, and I once high-fived a cloud',
      'I’m {name}, part-time comet, full-time teacher',
      'With me, {name}, even the floor feels like a cloud',
    ],
  },
  signed: {
    they: [
      '{name} drew you a map.',
      'Look for {name} and the fireflies.',
      'Hop on. {name} steer{s} the cloud.',
      '{name} packed extra stardust.',
      'Float along with {name}.',
      'Ask {name} about the owls.',
      '{name} will lend you wings.',
      'Twirl past the moon with {name}.',
      '{name} left a lantern out for you.',
      'Wave to {name} from your cloud.',
    ],
    i: [
      'I drew you a map. – {name}',
      'Yours until the stars snooze, {name}.',
      'I’ll save you a cloud. – {name}',
      'Float over. Love, {name}.',
      'With stardust, {name}.',
      'Hop on, I’ll steer. – {name}',
    ],
  },
  say: {
    bring: [
      'Pack {bring} and a daydream.',
      'Bring {bring}. The owls insist.',
      'Tucked under your wing: {bring}.',
      'Bring {bring} and your best wish.',
    ],
    wear: ['Wear {wear}. The owls approve.', 'Dressed for the clouds: {wear}.'],
    music: ['The owls requested {music}.', 'Playing on the gramophone: {music}.'],
    level: ['{Welcome} welcome, owls too.'],
    content: ['In the cauldron: {content}.', 'On the treasure map: {content}.'],
  },
  quick: {
    hooks: [
      'Twirl into **{class}**',
      'Float into **{class}**',
      'A daydream called **{class}**',
      '**{class}**, on a cloud',
      'Tiptoe to **{class}**',
      'Whoosh! Off to **{class}**',
    ],
    closes: [
      'Whoosh.',
      'Float over.',
      'Wings optional.',
      'Twirl in.',
      'Make a wish, hop.',
      'Mind the stars.',
      'Follow the owls.',
    ],
  },
};
