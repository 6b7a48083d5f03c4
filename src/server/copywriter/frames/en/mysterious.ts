// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const mysterious: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'There is a secret to {move}: **{class}**',
          'The secret life of {move}: **{class}**',
          'What {move} never told you: **{class}**',
          'Behind the {move}, a secret: **{class}**',
        ],
        closes: ['Come and learn it.', 'Come and find out the secret.', 'Secrets are kept here.', 'Lean in. Listen.'],
      },
      {
        hooks: [
          'Some doors open with music: **{class}**',
          'Behind this door: **{class}**',
          'The door is unlocked. **{class}**',
          'Who knows what happens in **{class}**?',
        ],
        closes: ['Knock.', 'The door knows you.', 'Step through.', 'Only one way to find out.'],
      },
      {
        hooks: [
          'Quiet. It begins: **{class}**',
          'Listen closely: **{class}**',
          'It starts with silence. Then **{class}**',
          'Hush. **{class}**',
        ],
        closes: ['Say no more.', 'You heard nothing.', 'Listen for the first note.', 'Not a word.'],
      },
      {
        hooks: [
          'You will not believe what you become in **{class}**',
          'There is a secret in **{class}**',
          'Another you is waiting in **{class}**',
          'Meet your other side: **{class}**',
        ],
        closes: [
          'Come and meet yourself.',
          'The other you says hello.',
          'You might surprise yourself.',
          'Who will you be?',
        ],
      },
      {
        hooks: [
          'Only {thing} knows: **{class}**',
          'You, {thing}, and nobody to tell: **{class}**',
          'Ask {thing} about **{class}**',
          '{Thing} keeps its secrets: **{class}**',
        ],
        closes: [
          'It will tell you. In time.',
          'Come alone or with an accomplice.',
          'Ask no questions. Yet.',
          'Some answers need music.',
        ],
      },
      {
        hooks: [
          'They speak of it in whispers: **{class}**',
          'A rumor has a name: **{class}**',
          'You have heard the stories. **{class}**',
          'Nobody can explain **{class}**',
        ],
        closes: [
          'The rumors are true.',
          'Come and see for yourself. Quietly.',
          'We neither confirm nor deny.',
          'Ask those who know.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Then you do not know yet: **{class}**',
          '{Hurdle}? That is how it starts: **{class}**',
          '{Hurdle}? Curiosity will do: **{class}**',
          '{Hurdle}? We have a secret for you: **{class}**',
        ],
        closes: ['Curious yet?', 'The rest, we tell you there.', 'Bring your curiosity.', 'Nobody has to know.'],
      },
      {
        hooks: [
          'You have been curious for a while: **{class}**',
          'Every mystery has a first clue: **{class}**',
          'The first clue: **{class}**',
          'It begins with one question: **{class}**',
        ],
        closes: [
          'Follow the clue.',
          'The answer is closer than you think.',
          'Ask. Then dance.',
          'Follow your curiosity.',
        ],
      },
    ],
    level: [
      {
        hooks: [
          'A secret for {level}: **{class}**',
          '**{class}**, whispered to {level}',
          'This one is meant for {level}: **{class}**',
          'A clue for {level}: **{class}**',
        ],
        closes: ['You know who you are.', 'You were meant to read this.', 'The clue is yours.', 'Keep it between us.'],
      },
    ],
    audience: [
      {
        hooks: [
          'A circle with a secret. **{class}**: {audience}',
          '{Audience}. Say no more. **{class}**',
          '**{class}**, behind closed doors: {audience}',
        ],
        closes: ['You know the password.', 'The circle is waiting.', 'You know who you are, don’t you?'],
      },
    ],
    series: [
      {
        hooks: [
          'The plot thickens: **{class}**, {series}',
          '**{class}**, a mystery in parts: {series}',
          'Clue after clue: **{class}**, {series}',
        ],
        closes: ['Follow every clue.', 'The ending is not written yet.', 'Stay for the twist.'],
      },
    ],
    guest: [
      {
        hooks: [
          'Expect the unexpected: {guest} in **{class}**',
          'Somebody is coming to **{class}**: {guest}',
          '{guest} brings new secrets to **{class}**',
        ],
        closes: ['Ask {guest}. Quietly.', 'Come and find out what {guest} knows.'],
      },
    ],
    offer: [
      {
        hooks: [
          'You did not hear it from us. **{class}**: {offer}',
          'Our best kept secret. **{class}**: {offer}',
          'Keep this quiet. **{class}**: {offer}',
          'A rumor, and it is true. **{class}**: {offer}',
        ],
        closes: ['Tell no one. Or one friend.', 'Now you know.', 'The secret is yours.', 'Pretend you always knew.'],
      },
    ],
    substitute: [
      {
        hooks: [
          'A twist in the plot: {sub} leads **{class}**',
          'Another voice in **{class}**: {sub}',
          '{sub} holds the key to **{class}** this time',
        ],
        closes: ['{sub} knows the way.', 'The plot goes on.', 'Ask {sub} nothing. Follow.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          'The secret is out: **{class}** is sold out',
          'Word got around: **{class}** is full',
          'Somebody talked: **{class}** is sold out',
        ],
        closes: ['Listen for the next rumor.', 'See you inside. Tell no one.', 'There will be another door.'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'The door stays closed: **{class}** is cancelled {when}',
          'Only silence: **{class}** is cancelled {when}',
          'Vanished: **{class}** is cancelled {when}',
        ],
        closes: ['It will reappear.', 'Wait for the next sign.', 'The mystery has to wait.'],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}. How it feels, nobody can tell you.',
      'You {outcome}. The rest stays in the room.',
      'Here you {outcome}, and nobody asks why',
      'They say you {outcome}. They do not say what it does to you.',
      'What you have heard is true: you {outcome}',
      'Nobody can explain that {feeling}. You have to be there.',
      'And then comes that {feeling}',
      'Those who know speak of that {feeling}',
      '{Verb}. {Verb2}. Tell nobody how it was done.',
      'First {move}. Then {move2}. Then something nobody has a name for.',
      '{Move} are only half the story',
      'There is more to {move} than you see. Look twice.',
      'A question, {move}, and the beginning of an answer',
      'Look closer. Those {move} are not what they seem.',
      'The music knows where this is going. You will {verb}, and find out.',
      'You know {move}. You do not know them like this.',
      'Come closer to {thing}. It has been waiting.',
      'A silence, a first note, and then {move}',
    ],
    hurdle: [
      'Everyone who knows did not know, once',
      'You {outcome}. What happens then is your secret.',
      'Nobody asks where you come from. Only if you are curious.',
      'The first time always leaves a question',
      'No past required. We like a blank page.',
      'There is a reason you are still reading',
    ],
    level: [
      'Nothing is given away too soon',
      'You {outcome}. The rest is a secret.',
      'The right questions, at the right time',
      'There is always one more secret',
    ],
    audience: [
      'What is said here stays here',
      'You {outcome}, and the secret stays here',
      'A small nod at the door, and you belong',
    ],
    series: [
      'Each class answers one question and asks another',
      'You {outcome}, and the plot thickens',
      'Miss a chapter and you will wonder',
    ],
    guest: [
      'Nobody knows what comes next. Only {guest}.',
      'You {outcome}, with somebody who knows more',
      'A new face, with stories to tell',
    ],
    offer: [
      'You {outcome}. We were never here.',
      'There is no catch. That is the mystery.',
      'All for that {feeling}',
      'Curiosity has rarely been this easy',
    ],
    substitute: [
      'A different voice, the same riddle',
      'You {outcome}, and {sub} will not say why',
      'The key has changed hands',
    ],
    soldOut: ['Those who got in are not talking', 'If you have a place, you know where to go'],
    cancelled: ['The secret waits for another day', 'It will be worth the wait'],
  },
  teacher: {
    they: [
      '{name} know{s}. {name} will show you.',
      '{name} leave{s} the best part for last',
      '{name} {has} the key',
      'Watch {name} closely',
      'Everything {name} say{s} has a second meaning',
      '{name} give{s} you the clue, you find the rest',
      'Nobody knows how {name} do{es} it. Ask.',
      '{name} will not explain it. {name} will show you.',
    ],
    i: [
      'I’m {name}. I know, and I might tell you.',
      'I’m {name}, and I leave the best part for last',
      'They call me {name}. I have the key.',
      'I’m {name}. Watch closely.',
      'I’m {name}. I give you the clue, you find the rest.',
      'I’m {name}, and I never explain. I show.',
    ],
  },
  signed: {
    they: [
      'Find {name}. You will know.',
      '{name} will show you the secret.',
      'Follow {name}. Don’t ask.',
      '{name} keep{s} the key.',
      'Only {name} could tell you more.',
      '{name} will give you the clue.',
      'Look for {name}.',
      'Ask {name}. Quietly, of course.',
      '{name} know{s} more than we can say.',
      'The rest is up to {name}.',
    ],
    i: [
      'You know where to find me. – {name}',
      'Come and find out. – {name}',
      'I’ve said too much. – {name}',
      'Until we meet, {name}.',
      'I’ll be the one with the key. – {name}',
      'The rest is a secret. – {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring}. You will see why.',
      'Bring {bring}. Ask no questions.',
      'You will need {bring}. Trust us.',
      'Bring {bring}. That is all we can say.',
    ],
    wear: ['Wear {wear}. You will be recognized.', 'The sign to look for: {wear}.'],
    price: ['{Price}. Tell nobody.', '{Price}. Keep it to yourself.'],
    music: ['Listen for {music}.', 'The clue is in the music: {music}.'],
    level: ['{Welcome} welcome, no questions asked.'],
    content: ['A clue: {content}.', 'What we can reveal: {content}.'],
  },
  quick: {
    hooks: [
      'Psst. **{class}**',
      'The secret of **{class}**',
      '**{class}**. Shh.',
      'Whisper it: **{class}**',
      'Curious? **{class}**',
      'Look closer: **{class}**',
    ],
    closes: ['Shh.', 'Find out.', 'Closer still.', 'Tell no one.', 'You know where.', 'Dare to know.'],
  },
};
