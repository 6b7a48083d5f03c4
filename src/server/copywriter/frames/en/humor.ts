// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const humor: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          '**{class}**: because scrolling is not a sport',
          'Scientists recommend **{class}**. We are the scientists',
          'Most couches fear **{class}**',
          '**{class}**: your couch was not consulted',
        ],
        closes: [
          'Your couch will understand.',
          'Peer-reviewed by our peers.',
          'The couch will still be there.',
          'Come on. The sofa won’t wait up.',
        ],
      },
      {
        hooks: [
          '{Move}: easier than assembling furniture. **{class}**',
          '{Move}, {move2} and dignity, in no order: **{class}**',
          'More fun than emails: {move}. **{class}**',
          'We can’t fix your inbox. We do {move}: **{class}**',
        ],
        closes: ['No tools required.', 'Dignity is optional.', 'Dignity may wobble.', 'It beats small talk.'],
      },
      {
        hooks: [
          'Gravity hates this one class: **{class}**',
          'Dear gravity: it’s not you, it’s **{class}**',
          '**{class}**: gravity’s least favorite',
          'Taking gravity personally: **{class}**',
        ],
        closes: ['Gravity had its chance.', 'Sorry, gravity.', 'Newton would be confused.', 'We’ll blame physics.'],
      },
      {
        hooks: [
          'Your hobby called. It’s **{class}**',
          '“I’m busy.” With what? **{class}**',
          'Finally, a good excuse: **{class}**',
          'Things to do instead of laundry: **{class}**',
        ],
        closes: [
          'The laundry can wait.',
          'Tell them you have plans.',
          'Excuse approved.',
          'Now you’re busy. Congratulations.',
        ],
      },
      {
        hooks: [
          'It’s complicated, you and {thing}: **{class}**',
          '{Thing} has seen worse. Promise. **{class}**',
          'Your longest relationship: {thing}. **{class}**',
          'You had me at {thing}: **{class}**',
        ],
        closes: [
          'It gets better. Mostly.',
          'No judgment. It can’t talk.',
          'You two should talk.',
          'It’s a love story. Kind of.',
        ],
      },
      {
        hooks: [
          'We do our own stunts: **{class}**',
          'Looks easy. Ask us again later: **{class}**',
          'Do try this at ours: **{class}**',
          'Expectation versus reality: **{class}**',
        ],
        closes: [
          'Stunt doubles not included.',
          'Come and laugh about it.',
          'Reality is funnier.',
          'We laugh too. Promise.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Join the club: **{class}**',
          '{Hurdle}? Same. Then we came to **{class}**',
          '{Hurdle}? You’re overqualified: **{class}**',
          '{Hurdle}? We’ve seen it all: **{class}**',
        ],
        closes: [
          'Expectations: pleasantly low.',
          'The bar is on the floor. Literally.',
          'You’ll be in wobbly company.',
          'Nobody’s filming. Probably.',
        ],
      },
      {
        hooks: [
          'Zero talent required: **{class}**',
          'Everyone’s bad at first. Enjoy it: **{class}**',
          'Confused people wanted: **{class}**',
          'Come for one class, they said: **{class}**',
        ],
        closes: [
          'We were worse.',
          'Famous first words: how hard can it be?',
          'Bad at it? Good. Come in.',
          'You can only get better.',
        ],
      },
    ],
    level: [
      {
        hooks: [
          '**{class}**: for {level}. No exam, no couch',
          'Made for {level}. No exams. **{class}**',
          'For {level}, or convincing actors: **{class}**',
          'Approved fun for {level}: **{class}**',
        ],
        closes: ['No certificate needed.', 'Close enough counts.', 'No exam at the end.', 'You’ll pass. Laughing.'],
      },
    ],
    audience: [
      {
        hooks: [
          '**{class}**: {audience}. Comedians too.',
          '{Audience}. Jokes included. **{class}**',
          '**{class}**. {Audience}. Bad jokes welcome.',
        ],
        closes: ['Fun loves company.', 'Bring your worst joke.', 'You’ll laugh. With us, mostly.'],
      },
    ],
    series: [
      {
        hooks: [
          'Longer than a phone battery: **{class}**, {series}',
          'A commitment you’ll enjoy: **{class}**, {series}',
          'Now with plot: **{class}**, {series}',
        ],
        closes: ['Skipping is a different sport.', 'Longer than your last resolution.', 'Spoiler: you’ll like it.'],
      },
    ],
    guest: [
      {
        hooks: [
          'Act natural: {guest} is coming to **{class}**',
          'We tricked {guest} into **{class}**',
          '{guest} in **{class}**. We asked nicely.',
        ],
        closes: ['Be cool around {guest}.', 'Act natural.', 'Laugh at the jokes of {guest}.'],
      },
    ],
    offer: [
      {
        hooks: [
          'Our accountant is crying. **{class}**: {offer}',
          'Not a typo. **{class}**: {offer}',
          'Yes, we checked. **{class}**: {offer}',
          'We did the math. Badly. **{class}**: {offer}',
        ],
        closes: [
          'Don’t tell our accountant.',
          'Your wallet says hi.',
          'We’re as surprised as you are.',
          'Say thanks to the accountant.',
        ],
      },
    ],
    substitute: [
      {
        hooks: [
          'Plot twist: {sub} leads **{class}**',
          'New jokes in **{class}**: {sub}',
          'Twist ending: {sub} leads **{class}**',
        ],
        closes: [
          'Laugh at everything {sub} says.',
          'Be nice to {sub}. Or at least funny.',
          'Same class, different jokes.',
        ],
      },
    ],
    soldOut: [
      {
        hooks: [
          'Nobody stayed home: **{class}** is sold out',
          'We’re as shocked as you: **{class}** is full',
          'No room for excuses: **{class}** is sold out',
        ],
        closes: [
          'Even the couch was impressed.',
          'The couch has room till next time.',
          'We love you. All of you. Squeeze in.',
        ],
      },
    ],
    cancelled: [
      {
        hooks: [
          'The couch wins: **{class}** is cancelled {when}',
          'Gravity wins this round: **{class}** is cancelled {when}',
          'This is not a joke: **{class}** is cancelled {when}',
        ],
        closes: ['Enjoy the couch. You earned it.', 'Rematch at the next class.', 'The sofa sends its regards.'],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}. Nobody told the couch.',
      'You {outcome}. It only looks like we know what we’re doing.',
      'In theory, you {outcome}. In practice, you also laugh.',
      'Come and {outcome}. What could possibly go wrong?',
      'You {outcome}, which sounds fancy and feels funny',
      'It’s all about that {feeling}. And gossip afterwards.',
      'That {feeling}: hard to explain to your coworkers',
      'You’ll bore your friends with that {feeling}',
      '{Move} first, excuses later',
      '{Move} and {move2}. Left and right are optional.',
      'If the {move} go wrong, call it freestyle',
      'Nobody has ever looked cool learning {move}. Join us.',
      '{Verb}. {Verb2}. Pretend it was on purpose.',
      '{Move} look easy until it’s your turn. Then they’re hilarious.',
      'You’ll talk about {move} at dinner. Sorry, family.',
      'We count to eight a lot. It’s basically math.',
      'Half {move}, half laughing',
      'Your brain says no, {move} say maybe',
    ],
    hurdle: [
      'We fall over so you don’t feel alone',
      'You {outcome}. Badly at first, like all of us.',
      'Confusion is part of the warm-up',
      'Ask silly questions. We have silly answers.',
      'Nobody knows their left from their right here',
      'If you can stand in line, you can do this',
    ],
    level: [
      'Hard enough to laugh, easy enough to breathe',
      'You {outcome}, with people who are equally confused',
      'We explain it twice. Then once more, louder.',
      'No gold stars, but plenty of applause',
    ],
    audience: [
      'We laugh a lot here. Mostly at ourselves.',
      'You {outcome}, and somebody tells a bad joke',
      'You bring the jokes, we bring the groans',
    ],
    series: [
      'Each class is slightly less confusing than the last',
      'You {outcome}, and by the end you’ll look like you meant it',
      'There’s homework. It’s mostly bragging.',
    ],
    guest: [
      'Please laugh in the right places',
      'You {outcome}, with {guest} watching. No pressure.',
      'We promised {guest} you’d be fun',
    ],
    offer: [
      'You {outcome}. The fine print? There is none.',
      'We’d explain the math, but there isn’t any',
      'Our accountant has questions. Ignore them.',
      'Come for that {feeling}. Stay for the jokes.',
    ],
    substitute: [
      'Same moves, fresh jokes',
      'You {outcome}, and {sub} tries not to laugh',
      'Please pretend we’re always this well organized',
    ],
    soldOut: ['We counted twice, mostly in disbelief', 'If you have a place, act surprised'],
    cancelled: ['Sorry! Even our excuses called in sick', 'We’ll be funnier next time'],
  },
  teacher: {
    they: [
      '{name} say{s} it’s easy. {name} say{s} a lot.',
      '{name} will demonstrate. You will laugh. Then it’s your turn.',
      '{name} {has} a joke for every fall',
      '{name} count{s} to eight and mean{s} it',
      'Laugh with {name}. Or at the warm-up.',
      '{name} promised not to make you hold it long. Ha.',
      '{name} {is} less strict than the warm-up looks',
      'Please don’t tell {name} it’s hard. It only encourages {name}.',
    ],
    i: [
      'I’m {name}. I say it’s easy. I say a lot.',
      'I’m {name}, and I have a joke for every fall',
      'I’m {name}. I count to eight. It’s my whole job.',
      'I’m {name}, and I laugh first so you don’t have to',
      'I’m {name}. I make it look easy. I practiced.',
      'Trust me, I’m {name}. What could go wrong?',
    ],
  },
  signed: {
    they: [
      'Blame {name} if you laugh.',
      '{name} brought the jokes. Be warned.',
      'Blame {name}. We do.',
      'Complaints go to {name}.',
      '{name} will pretend to be surprised.',
      'Be nice to {name}. It’s a long warm-up.',
      'Laugh it off with {name}.',
      '{name} said it would be fun. It is.',
      'Come. {name} already told everyone.',
      'Tell {name} your couch said hi.',
    ],
    i: [
      'Blame me. – {name}',
      'Bad jokes included. – {name}',
      'I’ll bring the jokes. – {name}',
      'No robots involved. – {name}',
      'Come, or I’ll dance alone. – {name}',
      'Seriously yours, {name}.',
    ],
  },
  say: {
    bring: [
      'Bring {bring}. Your couch can stay home.',
      'Homework: bring {bring}.',
      'Bring {bring}. Excuses stay in the car.',
      'Bring {bring} and a sense of humor.',
    ],
    wear: ['Wear {wear}. Nobody’s judging. Much.', 'Dress code: {wear}. Very official.'],
    price: ['{Price}. Jokes are free.', '{Price}, and a few of your best faces.'],
    music: ['On the playlist: {music}. You’re welcome.', 'We apologize to {music} in advance.'],
    level: ['{Welcome} welcome, there’s no exam.'],
    content: ['On the agenda: {content}. And laughing.', 'This time we attempt {content}.'],
  },
  quick: {
    hooks: [
      'Sorry, couch: **{class}**',
      'Seriously, come to **{class}**',
      '**{class}**. No joke.',
      'Couch or **{class}**?',
      'Plans? **{class}**',
      '**{class}**, obviously',
    ],
    closes: ['No joke.', 'Sorry, couch.', 'Why not?', 'Obviously.', 'You’re welcome.'],
  },
};
