// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const enchanting: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'A little magic called **{class}**',
          'Magic has a name: **{class}**',
          '**{class}**, where practice turns to magic',
          'Who says magic can’t be learned? **{class}**',
        ],
        closes: [
          'Come and learn a little magic.',
          'The magic is you.',
          'You bring the spark.',
          'Believe it. Then do it.',
        ],
      },
      {
        hooks: [
          'One spell, many {move}: **{class}**',
          '{Move} like a spell: **{class}**',
          'A spell made of {move}: **{class}**',
          'Under the spell of {thing}: **{class}**',
        ],
        closes: [
          'Come under the spell.',
          'Say the magic word: yes.',
          'One song, and you are spellbound.',
          'Let it charm you.',
        ],
      },
      {
        hooks: [
          'Full of wonder: **{class}**',
          'Wonder what you could do? **{class}**',
          'Eyes wide, heart open: **{class}**',
          'Let yourself be amazed: **{class}**',
        ],
        closes: [
          'Come and wonder with {us}.',
          'Amaze yourself.',
          'Bring your sense of wonder.',
          'There is more to you yet.',
        ],
      },
      {
        hooks: [
          'As if gravity had a soft spot for you: **{class}**',
          'Lighter with every song: **{class}**',
          'A bit of everyday magic: **{class}**',
          'Leave the ordinary behind: **{class}**',
        ],
        closes: ['Float in.', 'Leave the ordinary for later.', 'Let yourself be carried.', 'Up, up and smiling.'],
      },
      {
        hooks: [
          'Make a wish: **{class}**',
          'A wish come true: **{class}**',
          'For every time you wished you could: **{class}**',
          'Wished you could dance like that? **{class}**',
        ],
        closes: ['Wish granted.', 'Make it come true.', 'This wish is yours.', 'Wish less, dance more.'],
      },
      {
        hooks: [
          'Come and glow a little: **{class}**',
          'Made to make you shine: **{class}**',
          'Where everybody shines: **{class}**',
          'Find your own glow in **{class}**',
        ],
        closes: ['Come and shine.', 'Glow with {us}.', 'The shine is all yours.', 'Take the glow home.'],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Every spell has a first word: **{class}**',
          '{Hurdle}? Let us surprise you: **{class}**',
          '{Hurdle}? A little magic helps: **{class}**',
          '{Hurdle}? Come and be amazed: **{class}**',
        ],
        closes: [
          'Surprise yourself.',
          'You have more magic than you think.',
          'Every wonder starts small.',
          'Let the magic find you.',
        ],
      },
      {
        hooks: [
          'The first page of something lovely: **{class}**',
          'Where the magic begins: **{class}**',
          'Your story starts like this: **{class}**',
          'First steps into wonder: **{class}**',
        ],
        closes: ['Turn the page.', 'Begin your story.', 'Take the first step.', 'And so it begins.'],
      },
    ],
    level: [
      {
        hooks: [
          'A little magic for {level}: **{class}**',
          '**{class}**, a spell for {level}',
          'Wonder, made for {level}: **{class}**',
          'Something bright for {level}: **{class}**',
        ],
        closes: [
          'The spell was made for you.',
          'Come and find your glow.',
          'This magic fits you.',
          'You are the missing spark.',
        ],
      },
    ],
    audience: [
      {
        hooks: [
          '**{class}** casts its spell: {audience}',
          'Magic in good company. **{class}**: {audience}',
          '{Audience}, and a touch of magic: **{class}**',
        ],
        closes: ['Glow together.', 'You are part of the magic.', 'Bring your shine.'],
      },
    ],
    series: [
      {
        hooks: [
          'A story in chapters: **{class}**, {series}',
          'Chapter by chapter: **{class}**, {series}',
          '**{class}**, a tale still being told: {series}',
        ],
        closes: ['Turn the page with {us}.', 'The best chapter needs you.', 'Follow the story.'],
      },
    ],
    guest: [
      {
        hooks: [
          'Like a wish come true: {guest} in **{class}**',
          '{guest} brings a new spell to **{class}**',
          'A guest with magic: {guest} in **{class}**',
        ],
        closes: ['Come and be spellbound by {guest}.', 'Let {guest} enchant you.', 'Be there for the magic.'],
      },
    ],
    offer: [
      {
        hooks: [
          'A small miracle. **{class}**: {offer}',
          'Somebody granted a wish. **{class}**: {offer}',
          '{Offer}, as if by magic: **{class}**',
          'Like in a fairy tale. **{class}**: {offer}',
        ],
        closes: [
          'Your wish is granted.',
          'Take the magic and come.',
          'Believe it. It is true.',
          'This is the good kind of spell.',
        ],
      },
    ],
    substitute: [
      {
        hooks: [
          'A new enchanter: {sub} leads **{class}**',
          '{sub} keeps the spell of **{class}** alive',
          '**{class}** glows on with {sub}',
        ],
        closes: ['The spell is in good hands.', 'Let {sub} surprise you.', 'Shine with {sub}.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          'The spell worked: **{class}** is sold out',
          'What a wonder: **{class}** is full',
          'As if by magic: **{class}** is sold out',
        ],
        closes: ['You made the magic. Thank you.', 'The next spell is yours.', 'See you in the glow.'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'The magic rests: **{class}** is cancelled {when}',
          'No magic: **{class}** is cancelled {when}',
          'Even magic takes a break: **{class}** is cancelled {when}',
        ],
        closes: [
          'The magic will be back.',
          'Keep your wish for the next time.',
          'See you at the next one, with magic.',
        ],
      },
    ],
    children: [
      {
        hooks: [
          'A little magic for little movers: **{class}**',
          'Abracadabra, it’s **{class}**!',
          'Real-life wizards wanted: **{class}**',
          'Make a wish, it’s **{class}**!',
          'Once upon a time there was **{class}**',
          'Wands up for **{class}**!',
        ],
        closes: [
          'Come and make magic!',
          'Hocus pocus, see you there!',
          'Bring your best magic word!',
          'Wizards always welcome!',
          'Your story starts here.',
          'Sparkle with {us}!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}, and it feels a little like magic',
      'Here you {outcome}, and wonder how you ever did without',
      'Here is how it goes: you {outcome}, and then comes the wonder',
      'Come and {outcome}, and let it enchant you',
      'Wait for that {feeling}. That is the magic.',
      'It all leads to that {feeling}',
      'There is a kind of magic in that {feeling}',
      'First come {move}, then {move2}, then the wonder',
      '{Move} and {move2}, with a touch of magic in between',
      'It starts with {move}. It ends with a smile you can’t hide.',
      '{Verb}, {verb2}, and see what happens to your smile',
      'All those {move} look like magic until you know the trick',
      'We teach you the trick behind {move}. The magic is yours.',
      'Something happens when {move} meet music',
      'A song begins, you {verb}, and everything feels lighter',
      'Between {thing} and the music, something lovely happens',
      'Patience, {move} and a pinch of wonder',
      'What looks like floating is {move}, music and a bit of courage',
    ],
    hurdle: [
      'Everyone here remembers their first little miracle',
      'You {outcome}. The wonder comes by itself.',
      'No magic needed to begin. It finds you on the way.',
      'We take you by the hand until it feels like flying',
      'The first try is small. The smile after it is not.',
      'Come curious. That is all the magic you need to bring.',
    ],
    level: [
      'Magic at just the right height',
      'You {outcome}, and every try brings a bit of wonder',
      'A spell that is neither too small nor too grand',
      'The right steps, in the right order, and then the magic',
    ],
    audience: [
      'You {outcome}, in the kindest company',
      'Good people make the best magic',
      'Everybody brings a little light of their own',
    ],
    series: [
      'Every class adds a page to the story',
      'You {outcome}, and the story goes on from class to class',
      'What starts as a spark grows with every class',
    ],
    guest: [
      'Somebody new, with new secrets to share',
      'You {outcome}, together with {guest}',
      'A rare visit, a new kind of magic',
    ],
    offer: [
      'You {outcome}, and see if the spell works',
      'A lovely reason to try a little magic',
      'Let that {feeling} surprise you',
      'All that is missing is your sparkle',
    ],
    substitute: [
      'The magic stays, the voice is new',
      'You {outcome}, with a new storyteller',
      'Different wand, same wonder',
    ],
    soldOut: ['Every place found somebody to shine in it', 'If you have a place, bring your sparkle'],
    cancelled: ['The wonder will keep until the next class', 'We saved the magic for the next time'],
    children: [
      'Jump like a frog in a fairy tale, land like a feather',
      'Every brave try makes a little magic',
      'First a kitten, then a dragon',
      'Balance like a wizard on a rope',
      'You’ll find out what you can do, and it’s amazing',
      'There is always time for one more magic trick',
    ],
  },
  teacher: {
    they: [
      '{name} know{s} the trick behind the magic',
      '{name} {has} a way of making hard things float',
      'With {name}, it feels possible before it is',
      '{name} can turn a first try into a small wonder',
      '{name} find{s} the spark in everybody',
      '{name} show{s} you where the wonder starts',
      'Listen to {name}, and watch what happens',
      '{name} believe{s} in you, and that is half the spell',
    ],
    i: [
      'I’m {name}, and I’ll show you the trick behind the magic',
      'I’m {name}. I know where the wonder starts.',
      'I’m {name}, and I find the spark in everybody',
      'With me, {name}, it feels possible before it is',
      'I’m {name}. You bring the wish, I bring the how.',
      'I’m {name}, and I still think this is magic',
    ],
  },
  signed: {
    they: [
      'Let {name} show you the magic.',
      'Come and wonder with {name}.',
      'Spellbound by {name}? So are we.',
      'Float along with {name}, and smile.',
      '{name} will show you how it’s done.',
      'Find your spark with {name}.',
      'Ask {name} for the magic word.',
      'Glow together with {name}.',
      'Follow {name} into the wonder.',
      '{name} {has} a little magic for you.',
    ],
    i: [
      'Come and be amazed. – {name}',
      'With a little magic, {name}.',
      'I believe in you. – {name}',
      'Come and glow a little. – {name}',
      'Enchanted to meet you, {name}.',
      'See you in the glow. – {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring} and a little wonder.',
      'Bring {bring}. You are the magic.',
      'Needed for the spell: {bring}.',
      'Bring {bring} and an open heart.',
    ],
    wear: ['Wear {wear}, and something that makes you smile.', 'Dressed for magic: {wear}.'],
    music: ['The soundtrack to the magic: {music}.', 'Enchanted by {music}.'],
    level: ['{Welcome} welcome, wonder included.'],
    content: ['This time’s magic: {content}.', 'The spell of the day: {content}.'],
  },
  quick: {
    hooks: [
      'The magic of **{class}**',
      'The wonder of **{class}**',
      '**{class}**, pure magic',
      'Come shine in **{class}**',
      'Wish for **{class}**',
      'Glow with **{class}**',
    ],
    closes: ['Be enchanted.', 'Come shine.', 'Enchanted?', 'Make a wish.', 'Find the magic.', 'Wonder awaits.'],
  },
};
