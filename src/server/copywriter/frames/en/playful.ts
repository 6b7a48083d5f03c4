// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const playful: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          '{Verb}, giggle, {verb2}: it’s **{class}**!',
          '{Move}! {Move2}! **{class}**!',
          'Big fan of {move}? **{class}**!',
          '**{class}**: come for the {move}, stay for the giggles',
        ],
        closes: ['Giggles included!', 'Come join the fun!', 'Let’s play!', 'We saved the fun part for you!'],
      },
      {
        hooks: [
          'Guess what? It’s **{class}** o’clock!',
          'Tick tock, **{class}** o’clock!',
          'Is it **{class}** yet?',
          'Countdown to **{class}** is on!',
        ],
        closes: [
          'Don’t miss the fun bit!',
          'Tick tock, come on!',
          'We’re already counting!',
          'Set a very silly alarm!',
        ],
      },
      {
        hooks: [
          'Knock knock. Who’s there? **{class}**!',
          'Ding dong! **{class}** is here!',
          'Hey you! Yes, you! **{class}**!',
          'Psst, over here: **{class}**!',
        ],
        closes: ['Come on in!', 'Yes, you!', 'Wave when you get here!', 'Say hi when you see us!'],
      },
      {
        hooks: [
          'Dear diary: **{class}** was the best bit',
          'Best idea you’ll have all week: **{class}**',
          'Big plans? Make them **{class}**',
          'Our favorite plan: **{class}**',
        ],
        closes: ['Good plan, right?', 'Write it on the fridge!', 'Best. Plan. Ever.', 'Count us in too!'],
      },
      {
        hooks: [
          'Say hi to {thing}! **{class}**!',
          'You, {thing} and **{class}**!',
          'You + {thing} = happy. **{class}**!',
          'A playdate with {thing}: **{class}**!',
        ],
        closes: ['It’s a date!', 'You two will get along!', 'Best buddies in no time!', 'A match made in fun!'],
      },
      {
        hooks: [
          'Warning: fun ahead! **{class}**',
          'Fun, but make it **{class}**!',
          'Grown-up recess: **{class}**!',
          'Who’s up for **{class}**? We are!',
        ],
        closes: ['You’ve been warned!', 'Fun looks good on you!', 'Come out and play!', 'You in? We’re in!'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? No biggie! **{class}**!',
          '{Hurdle}? Perfect! **{class}**!',
          '{Hurdle}? Come play! **{class}**!',
          '{Hurdle}? Yay, let’s go! **{class}**!',
        ],
        closes: ['You’ll fit right in!', 'We’ll figure it out together!', 'No biggie. Big fun!', 'Be new with {us}!'],
      },
      {
        hooks: [
          'Baby steps, big grins: **{class}**!',
          'Start giggling: **{class}**!',
          'First time? Yay! **{class}**!',
          'New here? Yippee! **{class}**!',
        ],
        closes: ['We cheer for first tries!', 'Grins all round!', 'Yay for first times!', 'Baby steps count double!'],
      },
    ],
    level: [
      {
        hooks: [
          'Calling {level}! **{class}**!',
          'Yay for {level}! **{class}**!',
          'Made with love for {level}: **{class}**!',
          'Fun for {level}: **{class}**!',
        ],
        closes: ['That’s you, isn’t it?', 'Just your kind of fun!', 'We love you already!', 'Hop on in!'],
      },
    ],
    audience: [
      {
        hooks: [
          '{Audience}! **{class}**!',
          '**{class}**! {Audience}, yay!',
          '{Audience} and lots of fun: **{class}**!',
        ],
        closes: ['You’re our kind of people!', 'Come say hi!', 'The more the merrier!'],
      },
    ],
    series: [
      {
        hooks: [
          '**{class}**! {Series}! Yay!',
          'Binge-worthy: **{class}**, {series}!',
          'So much fun it’s a series: **{class}**, {series}!',
        ],
        closes: ['No spoilers!', 'Come for the next episode!', 'To be continued with you!'],
      },
    ],
    guest: [
      {
        hooks: [
          'Look who’s coming! {guest}! **{class}**!',
          'Eek! {guest} in **{class}**!',
          '**{class}** and {guest}? Yes please!',
        ],
        closes: ['Come say hi to {guest}!', 'Eek, come with {us}!', 'Best visit ever!'],
      },
    ],
    offer: [
      {
        hooks: [
          'Ooh! **{class}**: {offer}!',
          '{Offer}! Yes, really! **{class}**!',
          'Treat time! **{class}**: {offer}!',
          'Happy dance! **{class}**: {offer}!',
        ],
        closes: ['Treat yourself!', 'Go on, you know you want to!', 'Yes, really!', 'Happy dance with {us}!'],
      },
    ],
    substitute: [
      {
        hooks: [
          'Surprise! {sub} teaches **{class}**!',
          'Tag! {sub} takes over **{class}**!',
          'Yay, {sub} teaches **{class}** this time!',
        ],
        closes: ['Come say hi to {sub}!', 'Same fun, new face!', 'High five {sub} for us!'],
      },
    ],
    soldOut: [
      {
        hooks: ['Wow! **{class}** is full!', 'Sold out! You lot! **{class}**', 'Squeeze! **{class}** is full!'],
        closes: ['You lot are the best!', 'See you at the next one!', 'Group hug!'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'Aw, no **{class}** {when}: cancelled',
          'Boo! **{class}** is cancelled {when}',
          'Sad trombone: **{class}** is cancelled {when}',
        ],
        closes: ['Dance in the kitchen instead!', 'See you next time, promise!', 'Hugs till then!'],
      },
    ],
    children: [
      {
        hooks: [
          'Hop, skip, **{class}**!',
          'Who’s ready to play? **{class}**!',
          'Wiggle, giggle, **{class}**!',
          'Calling all monkeys! **{class}**!',
          'Bananas, monkeys and **{class}**!',
          'Play, cheer, repeat: **{class}**!',
        ],
        closes: [
          'Bring your giggles!',
          'Ready, set, play!',
          'Wiggle on over!',
          'High fives for all!',
          'Come be a monkey!',
          'Can’t wait to play!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}. Yes, you!',
      'You {outcome}, and we giggle a lot',
      'Come and {outcome}! It’s fun, promise!',
      'We show you how, you {outcome}. Ta-da!',
      'Wait for that {feeling}. Eek!',
      'Oh, that {feeling}! You’ll see!',
      'We {verb}, we {verb2}, we laugh at the bits in between',
      'First {move}, then {move2}, then a big silly grin',
      'Wobbled? Bonus points!',
      '{Move} with sound effects. Whoosh!',
      'First we {verb}, then we high five',
      'A sprinkle of {move}, a scoop of {move2}',
      'Mess up the {move} and take a bow!',
      'Giggle breaks between the {move}',
      'Lots of {move} and lots of laughs!',
      'Wobbly {move} get the loudest cheers',
      'Can you say {move} without smiling? Didn’t think so!',
      '{Verb}! {Verb2}! Who knew it’d be this much fun?',
    ],
    hurdle: [
      'Everybody’s first go is wobbly. That’s the cute part!',
      'You {outcome}. Easy peasy, mostly!',
      'We laugh with you, and loudly',
      'Ask anything, even the silly stuff',
      'New here? You get the first high five!',
      'No clue? No problem! We’ve got you!',
    ],
    level: [
      'Just right, like the third bowl of porridge!',
      'You {outcome}, with people on the same page',
      'Everybody’s in the same boat. It’s a fun boat!',
      'Not too easy, not too wild, very fun',
    ],
    audience: [
      'New friends? Yes please!',
      'You {outcome}, with the nicest bunch',
      'Come alone, leave with new friends!',
    ],
    series: [
      'Each class has a cliffhanger!',
      'You {outcome}, and then there’s more!',
      'Collect every class like stickers!',
    ],
    guest: [
      'Shiny new moves and a shiny new face!',
      'You {outcome}, and {guest} joins in!',
      'We’re a little starstruck already',
    ],
    offer: [
      'No catch, just fun!',
      'We checked twice. It’s real!',
      'You {outcome}. Win-win!',
      'Come for that {feeling}. Wheee!',
    ],
    substitute: ['Same fun, bonus person!', 'You {outcome}, with {sub} cheering', '{sub} has heard all about you!'],
    soldOut: ['Every spot’s got a happy person on it!', 'If you’re in, see you in there!'],
    cancelled: ['We’re sad too. Very.', 'The next one will be twice the fun!'],
    children: [
      'Jump like frogs, stretch like cats',
      'Games, tricks and lots of silly faces',
      'Roll like a pancake, stand like a tree',
      'Everyone gets a turn and a cheer!',
      'Wobbly is wonderful in here!',
      'We play, we roll, we giggle',
    ],
  },
  teacher: {
    they: [
      '{name} know{s} all the fun bits!',
      '{name} high-five{s} everything that moves',
      '{name} bring{s} the good mood!',
      'Follow {name} and try not to giggle!',
      '{name} make{s} the hard bits feel like games',
      'Ask {name} for the silly version!',
      '{name} cheer{s} the loudest. It’s a fact!',
      'With {name}, even the warm-up is a party',
    ],
    i: [
      'I’m {name}, and I know all the fun bits!',
      'I’m {name}. I do the whooshes, you do the moves!',
      'I’m {name}, your high-five machine!',
      'I’m {name}, and I giggle first!',
      'It’s me, {name}! I’ll show you the fun way!',
      'I’m {name}, and I cheer the loudest!',
    ],
  },
  signed: {
    they: [
      'High fives from {name}!',
      '{name} can’t wait!',
      'Giggle along with {name}!',
      'Wave at {name}!',
      'Come play with {name}!',
      'Hop to it with {name}!',
      'Team {name}, assemble!',
      'Tell {name} we sent you!',
      'Twirl in with {name}!',
      '{name} say{s} hop in!',
    ],
    i: [
      'High fives, {name}!',
      'Can’t wait! – {name}',
      'Hugs, {name}!',
      'Giggles, {name}!',
      'Let’s play! See you there! – {name}',
      'Yay! See you there! – {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring} and a grin!',
      'Don’t forget to bring {bring}!',
      'Packing list: {bring}!',
      'Bring {bring}, we bring the fun!',
    ],
    wear: ['Wear {wear} and give us a twirl!', 'Outfit of the day: {wear}!'],
    price: ['{Price}!', '{Price}, giggles free!'],
    music: ['On repeat: {music}!', 'Sing-along alert: {music}!'],
    level: ['{Welcome} welcome, woohoo!'],
    content: ['Fun of the day: {content}!', 'On the menu: {content}!'],
    timing: ['{Timing}!'],
  },
  quick: {
    hooks: [
      'Yay, **{class}**!',
      '**{class}**! Wheee!',
      'Psst: **{class}**!',
      'Hop into **{class}**!',
      'Ooh, **{class}**!',
      '**{class}**, anyone?',
    ],
    closes: ['Come play!', 'Hop in!', 'Yay!', 'You in?', 'Wheee!', 'Woohoo!'],
  },
};
