// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

/** Verse: hooks and details are couplets whose lines rhyme and are about as long as each other; a close rhymes in itself. */
export const poetry: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'Come as you are and come along:\n**{class}** and one good song',
          'The floor is free, the song is near:\n**{class}** begins right here',
          'A little nerve, a little grace:\n**{class}**, the very place',
          'Put on a song, pick up the beat:\n**{class}** will move your feet',
        ],
        closes: [
          'Hear the song? Come along.',
          'Find the beat and trust your feet.',
          'Come in, begin.',
          'Take your place, find your grace.',
        ],
      },
      {
        hooks: [
          '{Move} and {move2}, and music too:\n**{class}** is calling you',
          'Show me the {move} you love to do:\n**{class}** has some for you',
          'No need to know how {move} are done:\n**{class}** shows them, one by one',
          '{Verb} a little, {verb2} a while:\n**{class}**, and then a smile',
        ],
        closes: [
          'One by one, until it’s fun.',
          'Stay a while and learn to smile.',
          'Try a few, we’ll help you through.',
          'All for you, and music too.',
        ],
      },
      {
        hooks: [
          'What words can’t say, the body may:\n**{class}** will show the way',
          'A verse is made of breath and time:\n**{class}** will make it rhyme',
          'Some write in ink, we write in air:\n**{class}**, and meet us there',
          'A step, a turn, a line begun:\n**{class}** is verse and fun',
        ],
        closes: [
          'Find the rhyme, one step at a time.',
          'Write in air, we’ll meet you there.',
          'Come and say it your own way.',
          'Start the line, you’ll do just fine.',
        ],
      },
      {
        hooks: [
          '{Thing} is there and so are you:\n**{class}** will see it through',
          'With {thing} and a tune to play,\n**{class}** will make your day',
          'You and {thing}, a song, a start:\n**{class}** with all your heart',
          '{Thing} is waiting, calm and still:\n**{class}** will bring a thrill',
        ],
        closes: [
          'Make a start with all your heart.',
          'Come and stay, it makes the day.',
          'If you will, come find the thrill.',
          'Come and see it through, just you.',
        ],
      },
      {
        hooks: [
          'For all who dream with open eyes:\n**{class}** is where we rise',
          'The heart goes up, the worries fall:\n**{class}** is worth it all',
          'The hardest step is through the door:\n**{class}**, and then you soar',
          'Let go of doubt, come take a chance:\n**{class}** is more than dance',
        ],
        closes: [
          'Open the door and come explore.',
          'Come and rise, what a surprise.',
          'Give it all and hear the call.',
          'Take a chance and start to dance.',
        ],
      },
      {
        hooks: [
          'No rush, no race, no need to win:\n**{class}**, so come on in',
          'Be as you are and dance it out:\n**{class}** leaves no doubt',
          'Lift your head and find your feet:\n**{class}** is strong and sweet',
          'One breath to start, one song to end:\n**{class}**, come meet a friend',
        ],
        closes: [
          'No need to win, just come on in.',
          'Strong and sweet, on your own feet.',
          'Come, my friend, right to the end.',
          'Dance it out, dance out the doubt.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Take my hand:\n**{class}** will understand',
          '{Hurdle}? That’s all right:\n**{class}** is pure delight',
          '{Hurdle}? Start from there:\n**{class}** has time to spare',
          '{Hurdle}? Come and play:\n**{class}** will show the way',
        ],
        closes: [
          'It’s all right to start out light.',
          'Take it slow and watch it grow.',
          'We’ll show you the way, day by day.',
          'Take a hand, you’ll understand.',
        ],
      },
      {
        hooks: [
          'Each bird that flies was once unsure:\n**{class}** is where wings mature',
          'The smallest step can be the one:\n**{class}**, a thing begun',
          'A first attempt, a first hello:\n**{class}** is where you grow',
          'You need no skill, you need no art:\n**{class}** is where you start',
        ],
        closes: [
          'Take it slow and come and grow.',
          'All you bring is wish and wing.',
          'Come and stay, and find your way.',
          'Be brave, be new, we all were too.',
        ],
      },
    ],
    level: [
      {
        hooks: [
          'For {level}, it is tried and true:\n**{class}** was made for you',
          'A verse for {level}, come and see:\n**{class}** is where to be',
          'This one’s for {level}, heart and mind:\n**{class}**, one of a kind',
        ],
        closes: [
          'Tried and true, and made for you.',
          'Come and see where you should be.',
          'Heart and mind, you’ll be inclined.',
          'It fits you well, as you can tell.',
        ],
      },
    ],
    audience: [
      {
        hooks: [
          '{Audience}, so come along:\n**{class}** is dance and song',
          '{Audience}, and that is that:\n**{class}** is where it’s at',
        ],
        closes: ['Come along, you do belong.', 'Here you are, the very star.', 'All of you, and all of us too.'],
      },
    ],
    series: [
      {
        hooks: [
          '{Series}, and line by line\n**{class}** is looking fine',
          '{Series}: step by step, in time,\n**{class}** is learned in rhyme',
          '{Series}, this week’s part:\n**{class}** is learned by heart',
        ],
        closes: [
          'Line by line, you’re doing fine.',
          'Play your part and learn by heart.',
          'Verse by verse, never worse.',
        ],
      },
    ],
    guest: [
      {
        hooks: [
          '{guest} is here, so come and see:\n**{class}** is where to be',
          'With {guest} here to lead the way,\n**{class}** will make your day',
          'A gift, a guest: it’s {guest} who\nbrings **{class}** to you',
        ],
        closes: [
          'A guest for you, and something new.',
          'Come and see, in company.',
          'Come for the guest and give your best.',
        ],
      },
    ],
    offer: [
      {
        hooks: [
          '{Offer}, so come along:\n**{class}** begins with song',
          '{Offer}? It’s really true:\n**{class}** is here for you',
          '{Offer}! So take the chance:\n**{class}**, come learn to dance',
          '{Offer}, and so much more:\n**{class}**, an open door',
        ],
        closes: [
          'It’s really true, and meant for you.',
          'Take the chance, come learn to dance.',
          'Say no more, we’ll hold the door.',
          'A chance for you, so see it through.',
        ],
      },
    ],
    substitute: [
      {
        hooks: [
          'The song’s the same, the voice is new:\n**{class}**, with {sub} for you',
          'A change of voice, a change of face:\n**{class}**, and {sub} sets the pace',
        ],
        closes: [
          'A change of face, the same old grace.',
          'Come along to the same good song.',
          'Something new, and good for you.',
        ],
      },
    ],
    soldOut: [
      {
        hooks: [
          'Sold out, my friends, and thanks to you:\n**{class}** is full right through',
          'Every place has found a friend:\n**{class}** is full, from end to end',
        ],
        closes: [
          'Thanks to you, the room is new.',
          'Until the end, my dancing friend.',
          'The next one’s near, so meet us here.',
        ],
      },
    ],
    cancelled: [
      {
        hooks: [
          'We’re sorry, friends, there’ll be no rhyme:\n**{class}** is cancelled this time',
          'The floor must wait, there’ll be no rhyme:\n**{class}** is cancelled this time',
        ],
        closes: ['Another day we’ll come and play.', 'Rest your feet until we meet.', 'Take a rest, do what is best.'],
      },
    ],
    children: [
      {
        hooks: [
          '**{class}** is here, hooray, hooray,\ncome as you are and come and play',
          'Stretch like a cat, hop like a hare:\n**{class}** is on, we’ll see you there',
          'One, two, three, and off we go:\n**{class}** has lots to show',
          'Tall as a tree, quick as a mouse:\n**{class}** is the best playhouse',
          'Hop like a frog, sing like a bird:\n**{class}** is the magic word',
          'A wiggle, a giggle, a cheer:\n**{class}** is here',
        ],
        closes: [
          'Hooray, hooray, come out and play!',
          'Hop like a hare, we’ll see you there!',
          'Off we go, from head to toe!',
          'A jump, a cheer, we’re glad you’re here!',
          'Come and play and shout hooray!',
          'One, two, three, come jump with me!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'First {move}, then {move2}, then a bow:\nthere is no better time than now',
      '{Move} and {move2}, near and far,\nand you, exactly as you are',
      '{Verb} and {verb2}, then take a rest,\nand see which one you like the best',
      'The {move} will come, the nerves will go,\nand you will learn to trust the flow',
      'We take the {move} from low to high,\nand no one has to wonder why',
      'A song, {thing} and time to play:\na lovely corner of the day',
      'Where {move} begin, the worries end,\nand every song becomes a friend',
      'Try {move} with care, try {move2} with fun,\nand clap for each and every one',
      '{Verb} for the joy, {verb2} for the art,\nand do it all with all your heart',
      'It may be {move}, it may be more;\nthat’s what the music is here for',
      'A little breath, a little bend,\nand {move} to try out with a friend',
      'Count one, count two, and {verb} on three:\nit’s easier than it seems to be',
      'We {verb} and fall, we laugh and rise,\nand every time it’s a surprise',
      'The {move} look hard, the {move2} look sweet,\nand both begin with steady feet',
      'Let {move} be loud or soft or slow;\nthe song will tell you where to go',
      'There’s time to try and time to stay,\nand {move} to show to friends one day',
    ],
    hurdle: [
      'We all were new, we all were shy,\nand all of us were asked to try',
      'You do not have to know a thing;\njust bring the heart you want to bring',
      'The first time wobbles, that is fine:\nno poem’s made of just one line',
      'A hand to hold, a word to guide,\nand someone smiling at your side',
      'Ask every question, big or small;\nwe like to answer, one and all',
    ],
    level: [
      'Not far too high, not far too low:\nthe perfect place to learn and grow',
      'You’ll find the step, you’ll find the key;\nit fits as well as it can be',
      'The steps are right, the pace is kind,\nwith just enough to stretch the mind',
    ],
    audience: [
      'Good company and room to be\nthe person that you want to see',
      'A friendly face, a friendly start,\nand every one of us takes part',
    ],
    series: [
      'Each class a verse, each verse a stair,\nand by the end we’re dancing there',
      'What starts out small will grow and grow,\nand soon it’s something that you know',
    ],
    guest: [
      'Another voice, another view,\nand something wonderful and new',
      'A visit is a lovely thing:\nwho knows what {guest} is going to bring?',
    ],
    offer: [
      'There is no trick, there is no catch;\nyou and the music are a match',
      'So try a step and try a turn:\nthere’s never been a better time to learn',
    ],
    substitute: [
      'The steps will stay, the song will too;\nonly the voice is someone new',
      'A different hand to lead the dance:\nlet’s give each other half a chance',
    ],
    soldOut: ['If you have got a place, then come;\nif not, there’s always time for some'],
    cancelled: ['So hum a tune and take a rest;\nthe next one’s going to be our best'],
    children: [
      'Roll like a pancake, stand like a tree,\nand balance as still as still can be',
      'Jump like a tiger, land like a cat,\nand everyone will clap for that',
      'We hop and we roll and we laugh out loud,\nand every small try makes us proud',
      'Be big, be small, be high, be low,\nand show us everything you know',
      'A wobble is fine, a tumble is too:\nwe all cheer loud for each of you',
      'Climb like a monkey and swing like one too,\nthere’s nothing that you cannot do',
    ],
  },
  teacher: {
    they: [
      'With {name} to guide you, near and kind,\nyou’ll find the things you came to find',
      '{name} will show you, turn by turn;\nthere’s time to breathe and time to learn',
      'Ask {name} for help, and help is near,\nwith every step made slow and clear',
      '{name} will show you every part\nand cheer you on right from the start',
      'When {name} say{s} “go”, you’ll know the way\nand hum the tune for half the day',
      'With {name} beside you, breathe and start:\none step, one song, one steady heart',
    ],
    i: [
      'I’m {name}, I’ll guide you, near and kind,\nto find the things you came to find',
      'I’m {name}, I show you, turn by turn;\nthere’s time to breathe and time to learn',
      'I’m {name}, I’ll show you, slow and clear,\nand cheer you on when you are near',
      'I’m {name}, and when I play the song,\nyou’ll feel that you have known it long',
    ],
  },
  signed: {
    they: [
      'Take a chance: let {name} lead the dance.',
      'Play your part: {name} know{s} the art.',
      '{name} will be there, so dance on air.',
      'Come and stay, {name} know{s} the way.',
      'With {name} near, you’re welcome here.',
      'Come along, {name} play{s} the song.',
      'Feel the beat, find {name}, find your feet.',
      'A turn, a glide, {name} at your side.',
      'Lift your eyes: {name} help{s} you rise.',
      'Take your place, {name} set{s} the pace.',
      'Soft and slow, {name} help{s} you glow.',
    ],
    i: [
      'Come along, I’ll play a song. – {name}',
      'Come and see, and dance with me. – {name}',
      'I’ll be there, so dance on air. – {name}',
      'Come and stay, I know the way. – {name}',
      'Make a start with all your heart. – {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring}, and come along,\nand we will bring the song',
      'Bring {bring}, and nothing more;\nwe’ll meet you at the door',
      'Bring {bring}, if you please,\nand take the rest with ease',
    ],
    wear: [
      'Wear {wear}, and take your stance:\nthe clothes are half the dance',
      'Wear {wear}, and come to play;\nthe music’s on its way',
    ],
    music: [
      '{Music} is what we play\nto dance the day away',
      'To {music} we will move;\nthere’s nothing left to prove',
    ],
    level: ['For {level}, come and see:\nit’s where you ought to be'],
    content: [
      'We’ll work on {content}, one by one,\nand stop when all of it is fun',
      'It’s {content} that we’ll do,\nand we will help you through',
    ],
  },
  quick: {
    hooks: [
      'Hear the song:\n**{class}**',
      'Find the beat:\n**{class}**',
      'Take a chance:\n**{class}**',
      'Move your feet:\n**{class}**',
    ],
    closes: [
      'Come and see, with me.',
      'A song, and you.',
      'Don’t delay, come and play.',
      'Be moved.',
      'Be a part, with all your heart.',
      'Find the rhyme, take your time.',
      'Feel the beat, move your feet.',
    ],
  },
};
