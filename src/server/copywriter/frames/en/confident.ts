// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const confident: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'You can do this. Come to **{class}**',
          'Yes, you can. **{class}**',
          'You’re ready for **{class}**',
          'Trust yourself and come to **{class}**',
        ],
        closes: [
          'You can do it. Come and see.',
          'Yes, you can.',
          'Back yourself.',
          'You’re more ready than you think.',
        ],
      },
      {
        hooks: [
          'Sure of yourself, sure of your {move}: **{class}**',
          '{Move} with confidence: **{class}**',
          'Sure hands, clear head, {move}: **{class}**',
          'Be sure of your {move}: **{class}**',
        ],
        closes: [
          'Enjoy what you can do.',
          'Every step makes you surer.',
          'You can count on yourself.',
          'Confidence looks good on you.',
        ],
      },
      {
        hooks: [
          'Take your place in **{class}**',
          'There’s room for all of you in **{class}**',
          'You belong here: **{class}**',
          'Be seen. Be you. **{class}**',
        ],
        closes: [
          'You belong here.',
          'Take up all the space you need.',
          'Walk in with your head up.',
          'Come exactly as you are.',
        ],
      },
      {
        hooks: [
          'No comparing. Just you. **{class}**',
          'Your pace. Your power. **{class}**',
          'Do it your way: **{class}**',
          'You make the rules: **{class}**',
        ],
        closes: ['Your way is the right way.', 'Do it for you.', 'No comparing, just trying.', 'You set the pace.'],
      },
      {
        hooks: [
          'You’ve got {thing}. You’ve got this. **{class}**',
          'You and {thing}: a strong team. **{class}**',
          'Know your strength. Know {thing}. **{class}**',
          'Make friends with {thing}: **{class}**',
        ],
        closes: ['You’ve got this.', 'A strong team, you two.', 'It’s yours to own.', 'Make it yours.'],
      },
      {
        hooks: [
          'Say yes to yourself: **{class}**',
          'Make the decision: **{class}**',
          'Stop waiting. This is **{class}**',
          'Do something for yourself: **{class}**',
        ],
        closes: ['Decide, then come along.', 'You won’t need a second reason.', 'Choose yourself.', 'Say yes.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? You’ve got this: **{class}**',
          '{Hurdle}? That doesn’t stop you: **{class}**',
          '{Hurdle}? Start here: **{class}**',
          '{Hurdle}? You can learn it: **{class}**',
        ],
        closes: [
          'Start as you are.',
          'You don’t have to be ready.',
          'Your first step is the hard one.',
          'Trust the first step.',
        ],
      },
      {
        hooks: [
          'You decide when you’re ready: **{class}**',
          'Day one can be a good day: **{class}**',
          'Brave looks like showing up: **{class}**',
          'Start where you stand: **{class}**',
        ],
        closes: [
          'Show up. That’s the brave part.',
          'The rest, we do together.',
          'Be proud of the first try.',
          'Begin with your head up.',
        ],
      },
    ],
    level: [
      {
        hooks: [
          '**{class}**: made for {level}, made for you',
          'Right where you belong: **{class}**, for {level}',
          'Back yourself. **{class}**, for {level}',
          'You’ve got this. For {level}: **{class}**',
        ],
        closes: [
          'You know your level. Own it.',
          'You’re in the right place.',
          'This is where you shine.',
          'You’re exactly right here.',
        ],
      },
    ],
    audience: [
      {
        hooks: [
          '{Audience}. Walk in proud: **{class}**',
          '**{class}**: {audience}. You belong.',
          '{Audience}, proud and present: **{class}**',
        ],
        closes: ['You’re one of us.', 'Come as you are. Proudly.', 'Stand up and stand out.'],
      },
    ],
    series: [
      {
        hooks: [
          'Commit to yourself: **{class}**, {series}',
          '**{class}**, {series}. You can do it.',
          'See what you can do: **{class}**, {series}',
        ],
        closes: ['Stick with it. Stick with you.', 'You’ll be proud you did.', 'Keep the promise to yourself.'],
      },
    ],
    guest: [
      {
        hooks: [
          'Learn from {guest} in **{class}**',
          '**{class}** with {guest}. You’ve earned it.',
          'Step up with {guest}: **{class}**',
        ],
        closes: ['Show {guest} what you can do.', 'Learn it, then own it.', 'You’re ready for it.'],
      },
    ],
    offer: [
      {
        hooks: [
          'You deserve it. **{class}**: {offer}',
          'Say yes. **{class}**: {offer}',
          'No reason to wait. **{class}**: {offer}',
          'Invest in you. **{class}**: {offer}',
        ],
        closes: ['Say yes to it.', 'You’re worth it.', 'Take it with both hands.', 'You know a good thing.'],
      },
    ],
    substitute: [
      {
        hooks: [
          '{sub} has **{class}** covered',
          'You’re in good hands: {sub} leads **{class}**',
          'Count on it: **{class}**, with {sub}',
        ],
        closes: ['You’ll do great with {sub}.', 'You can count on {sub}.', 'Show {sub} what you’ve got.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          'Thanks to you: **{class}** is sold out',
          '**{class}** is full, and we’re proud',
          'Sold out, and well deserved: **{class}**',
        ],
        closes: ['Proud of every one of you.', 'See you next time.', 'Well done, all of you.'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'Straight to the point: **{class}** is cancelled {when}',
          'You should know: **{class}** is cancelled {when}',
          'Honest news: **{class}** is cancelled {when}',
        ],
        closes: ['You’ll be back. So will we.', 'Rest is part of it.', 'We’ll make it count next time.'],
      },
    ],
    children: [
      {
        hooks: [
          'You can do it! **{class}**!',
          'Brave, kind, proud: **{class}**',
          'I can, you can, we can: **{class}**',
          'Stand tall, little ones: **{class}**',
          'Believe in yourself: **{class}**',
          'Big brave steps: **{class}**',
        ],
        closes: [
          'You’ll be so proud!',
          'We believe in you!',
          'Show us what you can do!',
          'Chin up, big smile, go!',
          'You’re braver than you think!',
          'We know you can!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}. Clear steps, no guesswork.',
      'You {outcome}, and you know what you’re doing',
      'Here you {outcome}, and you do it your way',
      'You {outcome}, with clear steps all the way',
      'Come and {outcome}. You’re up to it.',
      'You’ll remember that {feeling}',
      'Come for that {feeling}, and enjoy it',
      'You’ll be proud of that {feeling}',
      'Your {move} don’t have to be perfect. They’re yours.',
      'Clear cues for {move}, honest feedback on {move2}',
      '{Verb} your way, {verb2} your way',
      'Take the {move} step by step, then take the credit',
      'You know more about {move} than you think',
      'Nobody else will do {move} the way you do',
      'First the how of {move}, then the courage. Both can be learned.',
      'Head up, shoulders back, into the {move}',
      'Solid {move}, honest feedback, good people',
      '{Move}, {move2}, and pride in every try',
    ],
    hurdle: [
      'You don’t need to be ready. You need to be there.',
      'You {outcome}, one clear step after the other',
      'Nobody expects you to know it. That’s what class is for.',
      'Nerves are normal. Come anyway.',
      'Every person in the room had a first time',
      'You learned to walk. You’ll learn this.',
    ],
    level: [
      'You’ll be challenged, never lost',
      'You {outcome}, at a level that suits you',
      'The right step at the right time, and you in charge',
      'Clear goals, honest feedback',
    ],
    audience: [
      'A room where you don’t have to explain yourself',
      'You {outcome}, and you fit right in',
      'Nobody has to prove anything here',
    ],
    series: [
      'You’ll see your own progress, class by class',
      'You {outcome}, surer every time',
      'Each class builds on the one before, and so do you',
    ],
    guest: [
      'New eyes, new input, your own way of doing it',
      'You {outcome}, with {guest} beside you',
      'Ask the question you have been saving',
    ],
    offer: [
      'You {outcome}. That’s reason enough.',
      'The decision is easy. Make it.',
      'All you need is you',
      'Come for that {feeling}. You’ve earned it.',
    ],
    substitute: [
      'You know the class. You’ll handle a new voice.',
      'You {outcome}, and {sub} backs you up',
      'Same plan, and you’re still in charge',
    ],
    soldOut: ['Every place is taken by somebody who said yes', 'If you have a place, own it'],
    cancelled: ['No excuses, no long story. See you next time.', 'You’ll be just as good after the break'],
    children: [
      'You try, you wobble, you try again. That’s how it works!',
      'Everyone can do something amazing',
      'You’ll learn to say “I can do it”',
      'Brave is trying something new',
      'Every try counts, and we clap for all of them',
      'Help each other, cheer each other, be proud',
    ],
  },
  teacher: {
    they: [
      '{name} know{s} what you can do, and it’s more than you think',
      '{name} explain{s} it clearly and trust{s} you to do it',
      '{name} tell{s} you what works and why',
      '{name} give{s} honest feedback and real praise',
      'With {name}, you know where you stand',
      '{name} back{s} you, every try',
      '{name} teach{es} it clearly, step by step',
      '{name} see{s} what you do well, and say{s} so',
    ],
    i: [
      'I’m {name}, and I know you can do this',
      'I’m {name}. I explain it, you own it.',
      'I’m {name}, and I back you, every try',
      'I’m {name}. I tell you what works and why.',
      'With me, {name}, you know where you stand',
      'I’m {name}. Honest feedback, real praise.',
    ],
  },
  signed: {
    they: [
      'Trust {name}. Trust yourself.',
      '{name} know{s} you can.',
      'You can do it, and {name} know{s} how.',
      'Back yourself. {name} will too.',
      'Head up. {name} {has} a plan.',
      'Take your place beside {name}.',
      'Walk in proud. Ask for {name}.',
      '{name} {is} on your side.',
      'Own it with {name}.',
      'You and {name}: good team.',
    ],
    i: [
      'You can do this. – {name}',
      'I’m on your side. – {name}',
      'Trust yourself. I do. – {name}',
      'Proudly yours, {name}.',
      'I’ll back you. – {name}',
      'See you there. I mean it. – {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring}. You’ve got the rest.',
      'Bring {bring}, and you’re ready.',
      'Bring {bring} and your head held high.',
      'Bring {bring}. That’s all you need.',
    ],
    wear: ['Wear {wear}. Stand tall.', 'Come in {wear}, head high.'],
    price: ['{Price}, and worth it.'],
    music: ['Your soundtrack: {music}.', 'Own every beat of {music}.'],
    level: ['{Welcome} welcome, and that means you.'],
    content: ['You’ll work on {content}.', 'The plan: {content}.'],
  },
  quick: {
    hooks: [
      'You can do **{class}**',
      'You belong in **{class}**',
      'Say yes to **{class}**',
      '**{class}**. You’ve got this.',
      'Yes, you. **{class}**',
      '**{class}**, your way',
    ],
    closes: ['You’ve so got this.', 'Just say yes.', 'You’re ready.', 'Trust yourself.', 'Ready?'],
  },
};
