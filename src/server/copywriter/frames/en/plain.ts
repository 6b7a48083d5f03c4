// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

/** What every style falls back on, in words that suit them all. */
export const plain: StyleFrames = {
  threads: {
    cancelled: [
      {
        hooks: ['**{class}** is cancelled {when}', 'No **{class}** {when}: cancelled', 'Cancelled {when}: **{class}**'],
        closes: ['Sorry.', 'Sorry, and see you soon.', 'Thank you for understanding.', 'See you at the next one.'],
      },
    ],
    soldOut: [
      {
        hooks: ['Sold out: **{class}**', '**{class}** is full', 'Every place is taken: **{class}**'],
        closes: ['See you there, or next time.', 'Thank you, all of you.', 'Next time, then.'],
      },
    ],
    substitute: [
      {
        hooks: [
          '{sub} takes **{class}** this time',
          '**{class}**, this time with {sub}',
          'With {sub} this time: **{class}**',
        ],
        closes: ['Say hello to {sub}.', 'Make {sub} feel at home.', 'Same class, new face.'],
      },
    ],
    offer: [
      {
        hooks: ['**{class}**: {offer}', '{Offer}: **{class}**', 'For **{class}**: {offer}'],
        closes: ['Now is a good time.', 'Come and try it.', 'We hope you use it.'],
      },
    ],
    guest: [
      {
        hooks: ['Our guest for **{class}**: {guest}', '{guest} joins **{class}**', '**{class}** with a guest: {guest}'],
        closes: ['Come and meet {guest}.', 'Say hello to {guest}.', 'Come and learn from {guest}.'],
      },
    ],
    series: [
      {
        hooks: ['**{class}**: {series}', '{Series}: **{class}**', 'All together: **{class}**, {series}'],
        closes: ['Be part of it.', 'Come along with {us}.', 'One class after the other.'],
      },
    ],
    level: [
      {
        hooks: ['**{class}**, made for {level}', 'For {level}: **{class}**', 'Open to {level}: **{class}**'],
        closes: ['You are in the right place.', 'This one is for you.', 'Come as you are.'],
      },
    ],
    audience: [
      {
        hooks: ['**{class}**: {audience}', '{Audience}: **{class}**'],
        closes: ['You are who {we} mean.', 'You will be in good company.', 'Good to have you with {us}.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Come and try **{class}**',
          '{Hurdle}? There is **{class}**',
          '{Hurdle}? You are welcome at **{class}**',
        ],
        closes: ['Give it a try.', 'Everybody starts somewhere.', 'You are welcome here.'],
      },
    ],
    inside: [
      {
        hooks: [
          '{Move}, {move2}, music: **{class}**',
          '{Verb}, {verb2}, smile: **{class}**',
          'Time for {move}: **{class}**',
          'Say hello to **{class}**',
        ],
        closes: [
          'Come and see for yourself.',
          'We look forward to you.',
          'Come and move with {us}.',
          'It would be nice to see you.',
        ],
      },
    ],
    children: [
      {
        hooks: [
          'Playtime with a plan: **{class}**',
          'Where brave begins: **{class}**',
          'Small steps, big smiles: **{class}**',
          'Jump in! It’s **{class}**',
          '**{class}**: move, play, giggle',
          'Big fun for growing movers: **{class}**',
        ],
        closes: [
          'Come and play!',
          'Bring your biggest smile.',
          'Come and move with us!',
          'Come and try it together.',
          'High fives at the end!',
          'New friends welcome.',
        ],
      },
      {
        hooks: [
          'Ready, steady, **{class}**!',
          'Who wants to try **{class}**?',
          'Try, giggle, cheer: **{class}**',
          'Try it, laugh, try again: **{class}**',
          'A little brave, a lot of fun: **{class}**',
          'Everybody cheers in **{class}**',
        ],
        closes: [
          'Off we go!',
          'Ready when you are!',
          'We cheer for every try.',
          'Come and find out!',
          'Your turn!',
          'Let’s go!',
        ],
      },
    ],
  },
  bodies: {
    cancelled: [
      'We are sorry',
      'The next class takes place as planned',
      'Nothing to do but wait for the next one',
      'We are sorry if you were looking forward to it',
    ],
    soldOut: [
      'Thank you all',
      'Thank you to everybody who has a place',
      'See you inside if you have a place',
      'Every place is taken, and we are grateful',
    ],
    substitute: [
      'The class stays the class you know',
      'A new voice to learn from',
      'You {outcome}, this time with {sub}',
    ],
    guest: ['A new voice and new ideas', 'You {outcome}, with {guest}', 'A good day for questions'],
    series: [
      'Each class goes on where the last one ended',
      'Step by step, class by class',
      'You {outcome}, a bit further each time',
    ],
    level: [
      'Every move at the right size',
      'You {outcome}, at a pace that fits',
      'The pace fits the people in the room',
    ],
    audience: ['Good company from the start', 'You {outcome}, in good company'],
    offer: ['All you have to do is come', 'A good reason to try it', 'You {outcome}. Give it a try.'],
    children: [
      'Games first, then tricks, then cheers',
      'We play, try, balance and laugh',
      'Every try gets a cheer, the wobbly ones first',
      'Shy at the start? That’s fine, so were we',
      'Friends to make and games to play',
      'One new thing to show at home',
      'We learn by playing, one game at a time',
      'Big moves, kind people, lots of laughter',
      'Everyone takes turns and everyone gets cheered',
      'You {outcome}. Hooray!',
    ],
    hurdle: [
      'Nobody here started any other way',
      'Questions are welcome, all of them',
      'You {outcome}, and we show you how',
    ],
    inside: ['{Move}, {move2} and time for questions', 'You {outcome}', '{Move} and {move2}, step by step'],
  },
  teacher: {
    they: [
      '{name} teach{es} and look{s} after everyone',
      'With {name}, step by step',
      '{name} show{s} you how, at your pace',
      '{name} {is} there for every question',
    ],
    i: [
      'I’m {name}, and I teach this one',
      'With me, {name}, step by step',
      'I’m {name}. Ask me anything.',
      'I’m {name}, and I show you how',
    ],
  },
  signed: {
    they: [
      'See you there with {name}.',
      '{name} look{s} forward to you.',
      'Come and move with {name}.',
      'Join {name}.',
      '{name} will be there.',
      'Meet {name} there.',
    ],
    i: [
      'See you there, {name}.',
      'Yours, {name}.',
      'Looking forward to it, {name}.',
      'Until then, {name}.',
      'Come and say hi, {name}.',
      'With love, {name}.',
    ],
  },
  say: {
    substitute: [
      '{sub} is in for {for} this time.',
      '{sub} stands in for {for}.',
      '{sub} teaches for {for} this time.',
      '{sub} covers for {for}.',
    ],
    offer: ['{Offer}.', 'Good news: {news}.'],
    price: ['{Price}.'],
    guest: ['Our guest: {guest}.', 'With {guest} as our guest.'],
    series: ['{Series}.'],
    level: ['{Welcome} welcome.', 'Open to {welcome}.', 'Great for {welcome}.', '{Grade}.'],
    bring: [
      'Bring {bring}.',
      'Please bring {bring}.',
      'Bring along {bring}.',
      'Don’t forget {bring}.',
      'You’ll need {bring}.',
      'Pack {bring}.',
    ],
    wear: ['Wear {wear}.', 'Come in {wear}.', 'Please wear {wear}.', 'Dress code: {wear}.'],
    places: ['{Places}.', 'Room for {room}.', 'Still {spots}.'],
    music: ['Set to {songs}.', 'This time to {songs}.', '{Live}.'],
    content: ['This time: {content}.', 'We work on {content}.', 'With {content}.'],
    length: ['{Length}.'],
    contact: ['{Contact}.'],
    soldOut: ['{Soldout}.'],
    cancelled: ['No class {cancelled}.'],
  },
  quick: {
    hooks: [
      '**{class}**',
      'Time for **{class}**',
      'It’s **{class}**',
      'Try **{class}**',
      'Come to **{class}**',
      '**{class}** is on',
    ],
    closes: ['Come along.', 'Join {us}.', 'Be there.', 'See you.', 'Your turn.'],
  },
};
