// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const elegant: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'An invitation to **{class}**',
          'With pleasure, we invite you to **{class}**',
          'You are warmly invited to **{class}**',
          'May we introduce **{class}**',
        ],
        closes: [
          'The pleasure would be ours.',
          'We would be delighted.',
          'Your company is requested.',
          'Do join {us}.',
        ],
      },
      {
        hooks: [
          'Poise in every line: **{class}**',
          '**{class}**, with composure',
          'Line, balance and ease in **{class}**',
          'The quiet art of **{class}**',
        ],
        closes: [
          'Poise can be learned.',
          'Come and find your line.',
          'Quiet confidence awaits.',
          'Composure suits you.',
        ],
      },
      {
        hooks: [
          '{Move}, beautifully finished: **{class}**',
          'The refined side of {move}: **{class}**',
          '{Move} and {move2}, with poise: **{class}**',
          '**{class}**: {move} in good taste',
        ],
        closes: [
          'Every detail counts.',
          'Let every line be finished.',
          'The finish is everything.',
          'Beauty is in the details.',
        ],
      },
      {
        hooks: [
          'Strength, gracefully dressed: **{class}**',
          'Grace is never an accident: **{class}**',
          'Practiced grace: **{class}**',
          'Where effort turns to grace: **{class}**',
        ],
        closes: [
          'Grace awaits.',
          'Let grace become a habit.',
          'Practice becomes you.',
          'Arrive as you are. Leave with poise.',
        ],
      },
      {
        hooks: [
          'In fine company with {thing}: **{class}**',
          '{Thing}, music and good form: **{class}**',
          'A conversation with {thing}: **{class}**',
          'You, {thing} and beautiful music: **{class}**',
        ],
        closes: [
          'We look forward to your company.',
          'The music will be waiting.',
          'Allow yourself the time.',
          'Make time for beauty.',
        ],
      },
      {
        hooks: [
          'Simply beautiful: **{class}**',
          'For lovers of beautiful movement: **{class}**',
          'A finer way to spend the time: **{class}**',
          'Well paced, well taught: **{class}**',
        ],
        closes: [
          'Time well spent.',
          'Treat yourself to something fine.',
          'You have excellent taste.',
          'It would suit you.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? You are in good hands: **{class}**',
          '{Hurdle}? Allow us: **{class}**',
          '{Hurdle}? Elegance can be learned: **{class}**',
          '{Hurdle}? A graceful beginning: **{class}**',
        ],
        closes: [
          'Every grace begins somewhere.',
          'You are most welcome.',
          'We will take good care of you.',
          'Begin beautifully.',
        ],
      },
      {
        hooks: [
          'A graceful first step: **{class}**',
          'Begin with poise: **{class}**',
          'The art of beginning well: **{class}**',
          'A refined introduction: **{class}**',
        ],
        closes: [
          'A fine place to begin.',
          'Well begun is half danced.',
          'Allow yourself a beginning.',
          'We shall start gently.',
        ],
      },
    ],
    level: [
      {
        hooks: [
          '**{class}**, tailored to {level}',
          'With {level} in mind: **{class}**',
          'An invitation to {level}: **{class}**',
          'Thoughtfully made for {level}: **{class}**',
        ],
        closes: [
          'It was made to measure.',
          'You will find it fits.',
          'A perfect fit, we believe.',
          'You are expected with pleasure.',
        ],
      },
    ],
    audience: [
      {
        hooks: [
          'In good company. **{class}**: {audience}',
          '**{class}**, a gracious welcome: {audience}',
          '{Audience}, with our compliments: **{class}**',
        ],
        closes: ['You are in the best of company.', 'The room is yours.', 'A warm welcome awaits.'],
      },
    ],
    series: [
      {
        hooks: [
          'With patience and poise: **{class}**, {series}',
          '**{class}**, carefully composed: {series}',
          'Refinement takes time: **{class}**, {series}',
        ],
        closes: ['Patience becomes you.', 'Each class adds to the whole.', 'Refinement is worth the wait.'],
      },
    ],
    guest: [
      {
        hooks: [
          'We have the honor: {guest} in **{class}**',
          '**{class}** welcomes {guest}',
          'With great pleasure: {guest} in **{class}**',
        ],
        closes: ['It is a rare pleasure.', 'Do come and meet {guest}.', 'It is an honor for all of us.'],
      },
    ],
    offer: [
      {
        hooks: [
          'With our compliments. **{class}**: {offer}',
          'A courtesy of the house. **{class}**: {offer}',
          'Please accept this. **{class}**: {offer}',
          'A gracious beginning. **{class}**: {offer}',
        ],
        closes: ['Please, be our guest.', 'Please do.', 'Do take us up on it.', 'It is our pleasure.'],
      },
    ],
    substitute: [
      {
        hooks: [
          '{sub} has kindly taken over **{class}**',
          'In the capable hands of {sub}: **{class}**',
          '**{class}**, graciously led by {sub}',
        ],
        closes: ['You are in capable hands.', 'Do give {sub} a warm welcome.', 'The standard remains.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          'With gratitude: **{class}** is sold out',
          '**{class}** is fully booked, and we thank you',
          'We are honored: **{class}** is full',
        ],
        closes: ['Until the next occasion.', 'We thank you most warmly.', 'We hope to see you next time.'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'With regret: **{class}** is cancelled {when}',
          'We regret that **{class}** is cancelled {when}',
          'Our apologies: **{class}** is cancelled {when}',
        ],
        closes: ['With our sincere apologies.', 'We hope to welcome you soon.', 'Thank you for your patience.'],
      },
    ],
    children: [
      {
        hooks: [
          'An invitation to young movers: **{class}**',
          'Tiptoes, please: **{class}**',
          'For the finest young movers: **{class}**',
          'Curtain up for **{class}**',
          'Your presence is requested at **{class}**',
          'Most graceful giggles: **{class}**',
        ],
        closes: [
          'Bows and curtsies at the end.',
          'Kindly bring your smile.',
          'Everyone takes a bow!',
          'Your place in the circle awaits.',
          'Tiptoe in and join {us}.',
          'We would be delighted to play.',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}, with care for every line',
      'Here you {outcome}, unhurried and precise',
      'With poise and patience, you {outcome}',
      'You are invited to {outcome}',
      'You {outcome}, and every detail has its moment',
      'The aim is simple: to {outcome}, beautifully',
      'There is quiet elegance in that {feeling}',
      'You come for that {feeling}, and stay for the music',
      '{Move} and {move2}, each with a beginning, a middle and a finish',
      'A considered sequence of {move} and {move2}',
      'Attention to {move}, attention to {move2}, attention to the fingertips',
      '{Verb} with intention, {verb2} with ease',
      '{Verb}, breathe, and let the line speak',
      'Fine {move}, finished to the last detail',
      'Where {move} are given all the time they need',
      'Precision in {move}, generosity in the music',
      'Good technique makes {move} look effortless',
      'First the technique of {move}, then their beauty',
    ],
    hurdle: [
      'Nobody is born with poise. It is practiced here.',
      'You {outcome}, guided with patience',
      'We begin at the beginning, and we begin gently',
      'Good teaching makes the first step an easy one',
      'Every elegant line was once a wobble',
      'You need nothing but the wish to begin',
    ],
    level: [
      'Pitched with care, taught with precision',
      'You {outcome}, at a pace that does you justice',
      'Neither rushed nor tame, but exactly right',
      'A level of detail that you will appreciate',
    ],
    audience: [
      'A gracious room with a place for you',
      'You {outcome}, in the best of company',
      'Manners are gentle here and the music is fine',
    ],
    series: [
      'Each class refines what the last one began',
      'You {outcome}, with a little more polish each time',
      'A course composed like a piece of music',
    ],
    guest: [
      'A fresh eye for line and detail',
      'You {outcome}, under the eye of {guest}',
      'An occasion to learn something new, well taught',
    ],
    offer: [
      'A most agreeable way to {outcome}',
      'The rest is music and good company',
      'Come for that {feeling}, and stay for the music',
      'You need only accept',
    ],
    substitute: [
      'The form remains, the voice is new',
      'You {outcome}, guided by {sub}',
      'The same care, in other hands',
    ],
    soldOut: ['Every place has been taken, and every guest is welcome', 'If you have a place, we look forward to you'],
    cancelled: ['Do accept our apologies', 'Until then, we remain at your service'],
    children: [
      'We practice tiptoes, turns and taking a bow',
      'Tall like a swan, quiet like a cat, then everybody laughs',
      'Kindness first, cartwheels second',
      'Every small performer gets applause',
      'Good manners, great balance, plenty of giggles',
      'We learn to land as softly as snow',
    ],
  },
  teacher: {
    they: [
      '{name} {has} an eye for the smallest detail',
      '{name} teach{es} with patience and precision',
      'In the care of {name}, every line finds its finish',
      '{name} guide{s} you with a calm voice and a fine eye',
      '{name} value{s} good form and good humor',
      '{name} will see to every line, kindly',
      'A class composed and taught by {name}',
      '{name} prefer{s} precision to haste',
    ],
    i: [
      'I’m {name}, and I have an eye for the smallest detail',
      'I’m {name}, and I teach with patience and precision',
      'My name is {name}. I shall take good care of you.',
      'Allow me: {name}, with an eye for every line',
      'I’m {name}, and I prefer precision to haste',
      'I’m {name}. Together, we finish every line.',
    ],
  },
  signed: {
    they: [
      '{name} will be delighted to see you.',
      'Find your line with {name}.',
      'Do join {name}.',
      'In the fine company of {name}.',
      '{name} look{s} forward to your company.',
      'Refine it with {name}.',
      'With {name}, in good company.',
      '{name} would love to see you there.',
      '{name} would love to welcome you.',
      'Find your poise with {name}.',
    ],
    i: [
      'I would be delighted. – {name}',
      'Yours, with pleasure, {name}.',
      'It would be my pleasure. – {name}',
      'At your side, {name}.',
      'I look forward to seeing you. – {name}',
      'Graciously yours, {name}.',
    ],
  },
  say: {
    bring: [
      'Kindly bring {bring}.',
      'Be so kind as to bring {bring}.',
      'We ask you to bring {bring}.',
      'You will be glad of {bring}.',
    ],
    wear: ['Kindly wear {wear}.', 'The dress code: {wear}.'],
    price: ['{Price}, and the pleasure is ours.'],
    music: ['The music: {music}.', 'To the sound of {music}.'],
    level: ['{Welcome} most welcome.'],
    content: ['The program: {content}.', 'This time, with care: {content}.'],
  },
  quick: {
    hooks: [
      '**{class}**, with grace',
      'The grace of **{class}**',
      '**{class}**, with poise',
      'Introducing **{class}**',
      'Welcome to **{class}**',
      'To **{class}**, with pleasure',
    ],
    closes: [
      'Join {us}, please.',
      'With pleasure.',
      'Welcome.',
      'Gracefully yours.',
      'Please come.',
      'You are invited.',
    ],
  },
};
