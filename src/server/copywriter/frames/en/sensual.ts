// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const sensual: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          '{Verb} slowly. {Verb2} slower. **{class}**',
          '{Move} without a hurry: **{class}**',
          '**{class}**: slow {move}, slower {move2}',
          'Slow it all down: **{class}**',
        ],
        closes: [
          'Take all the time you like.',
          'Slower than you think.',
          'Nothing to rush. Just come.',
          'Let it last.',
        ],
      },
      {
        hooks: [
          'Feel it before you see it: **{class}**',
          'Less thinking, more feeling: **{class}**',
          'Soft outside, steel inside: **{class}**',
          'Let your body answer first: **{class}**',
        ],
        closes: ['Come and feel it.', 'Soft is strong.', 'Feel first. Think later.', 'Your body knows how.'],
      },
      {
        hooks: [
          'Hold the pause. **{class}**',
          'Stay one beat longer: **{class}**',
          'Between two beats, there is **{class}**',
          'Linger a little: **{class}**',
        ],
        closes: [
          'Stay for one more beat.',
          'Linger as long as you like.',
          'The pause is the best part.',
          'Let the pause hold you.',
        ],
      },
      {
        hooks: [
          'Smooth as a low note: **{class}**',
          'Honey-slow, all the way through: **{class}**',
          'Melt, don’t rush: **{class}**',
          'Warm, slow and unafraid: **{class}**',
        ],
        closes: ['Come and melt.', 'Smooth does it.', 'Let the low notes lead.', 'Honey never rushes.'],
      },
      {
        hooks: [
          'You, {thing} and a slow song: **{class}**',
          'Slow moments with {thing}: **{class}**',
          'Get close to {thing}: **{class}**',
          'Nothing but you and {thing}: **{class}**',
        ],
        closes: ['Lean in, slowly.', 'Come a little closer.', 'The song does the rest.', 'Closer. Slower. Yours.'],
      },
      {
        hooks: [
          'Let your shoulders drop: **{class}**',
          'Breathe out. This is **{class}**',
          'Phone away, senses on: **{class}**',
          'Come back to your body: **{class}**',
        ],
        closes: [
          'Exhale with {us}.',
          'Arrive. Breathe. Stay.',
          'Leave the noise outside.',
          'All your senses are invited.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Take your time: **{class}**',
          '{Hurdle}? Begin slowly: **{class}**',
          '{Hurdle}? Breathe first. **{class}**',
          '{Hurdle}? No rush: **{class}**',
        ],
        closes: ['At your own slow pace.', 'There is time.', 'Breathe. You are welcome.', 'Slow is a good start.'],
      },
      {
        hooks: [
          'A soft way in: **{class}**',
          'Ease into **{class}**',
          'One breath at a time: **{class}**',
          'Gently, for the first time: **{class}**',
        ],
        closes: ['Ease in.', 'Gently does it.', 'One breath is enough to start.', 'Come softly. Stay long.'],
      },
    ],
    level: [
      {
        hooks: [
          '**{class}**, slow and warm, for {level}',
          'Unhurried, for {level}: **{class}**',
          'Slow and easy, for {level}: **{class}**',
          'A slow song for {level}: **{class}**',
        ],
        closes: [
          'Your pace is the right one.',
          'Breathe in. You belong.',
          'Take all the room you need.',
          'At your own tempo.',
        ],
      },
    ],
    audience: [
      {
        hooks: [
          '{Audience}. Slow music. **{class}**',
          '**{class}**, warm and close: {audience}',
          '{Audience}, and one long breath: **{class}**',
        ],
        closes: ['Feel at home.', 'Breathe out. You are among friends.', 'You are in warm company.'],
      },
    ],
    series: [
      {
        hooks: [
          'A slow build: **{class}**, {series}',
          '**{class}**, breath by breath: {series}',
          'Slower each time: **{class}**, {series}',
        ],
        closes: ['Let it build.', 'Stay for every part of it.', 'Slowly, it becomes yours.'],
      },
    ],
    guest: [
      {
        hooks: [
          'A new voice to follow: {guest} in **{class}**',
          '{guest} sets the tempo of **{class}**',
          '**{class}**, slowly, with {guest}',
        ],
        closes: ['Let {guest} lead.', 'Come and feel it with {guest}.'],
      },
    ],
    offer: [
      {
        hooks: [
          'A soft invitation. **{class}**: {offer}',
          'Indulge a little. **{class}**: {offer}',
          'Say yes slowly. **{class}**: {offer}',
          'Treat your senses. **{class}**: {offer}',
        ],
        closes: ['Let yourself have it.', 'Say it softly: yes.', 'Come and sink in.', 'Go on. Give in.'],
      },
    ],
    substitute: [
      {
        hooks: [
          '**{class}** in the hands of {sub}',
          'Let {sub} lead you through **{class}**',
          '{sub} sets the pace of **{class}** this time',
        ],
        closes: ['Trust {sub}, and exhale.', 'Let yourself be led.', 'Give {sub} a warm welcome.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          '**{class}** is full, and warm for it',
          'Sold out, softly: **{class}**',
          'Breathe out. **{class}** is sold out',
        ],
        closes: ['Patience feels good too.', 'Until next time, slowly.', 'Thank you. Exhale.'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'Time to rest: **{class}** is cancelled {when}',
          'A quiet one: **{class}** is cancelled {when}',
          'A long pause: **{class}** is cancelled {when}',
        ],
        closes: ['Rest. We will too.', 'Until the music starts again.', 'Be good to yourself.'],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}, as slowly as the song allows',
      'You {outcome}, and nobody rushes you',
      'Here you {outcome}, one breath at a time',
      'Breathe in, and {outcome}',
      'Take your time and {outcome}',
      'Wait for that {feeling}',
      'You will want to stay in that {feeling}',
      'Give {move} the time they deserve',
      '{Move} and {move2}, slow and unhurried',
      'Let {move} begin with a breath and end with one',
      '{Verb} slowly, and let the rest of you follow',
      '{Verb}, {verb2}, and let the music do the talking',
      'Slow {move}, soft hands, nowhere else to be',
      'The strength is underneath. What you feel is ease.',
      'No counting out loud. Only {move}, breath and music.',
      'A song, {thing} and all the time you want',
      'Control in the {move}, ease in every breath',
      'Shoulders down, jaw soft, and into the {move}',
    ],
    hurdle: [
      'Nobody rushes you. The song is long.',
      'You {outcome}, one slow breath at a time',
      'Begin with your breath. The moves come later.',
      'Everyone arrives a little tense. Everyone exhales.',
      'There is no wrong way to feel a song',
      'Let it be new. Let it be slow. Let it be yours.',
    ],
    level: [
      'Every move in its own time, at your own depth',
      'A pace that lets you feel what you are doing',
      'You {outcome}, at a tempo that suits you',
      'Nobody counts. Everybody breathes.',
    ],
    audience: [
      'A room where you can let your guard down',
      'You {outcome}, in warm company',
      'Slow music and good company',
    ],
    series: [
      'Each class goes a little deeper than the last',
      'Slow things grow on you. Give them time.',
      'You {outcome}, a little slower every time',
    ],
    guest: [
      'A new voice, a new tempo, the same slow music',
      'Another way to hear the same song',
      'You {outcome}, led by {guest}',
    ],
    offer: [
      'You {outcome}, slowly, and see how it feels',
      'All it asks of you is a little time',
      'Come for that {feeling}',
      'Let the music decide the rest',
    ],
    substitute: [
      'A new voice, the same long breath',
      'The music stays as slow as you like it',
      'You {outcome}, led by other hands',
    ],
    soldOut: ['Every place is taken. Thank you for that.', 'If you have a place, take your time with it'],
    cancelled: ['Put on a slow song at home and move a little', 'A body likes a rest. Let it have one.'],
  },
  teacher: {
    they: [
      '{name} never rush{es} a song',
      '{name} lead{s} with a quiet voice and a slow count',
      'With {name}, even the pauses move',
      '{name} hear{s} the breath in the music',
      '{name} take{s} the long way through every move',
      '{name} let{s} every move have its time',
      'Follow the voice of {name}, and breathe',
      '{name} keep{s} it slow, warm and sure',
    ],
    i: [
      'I’m {name}, and I never rush a song',
      'I’m {name}. I lead slowly, you breathe.',
      'I’m {name}, and I take the long way through every move',
      'Let me, {name}, set a tempo you can sink into',
      'I’m {name}. With me, even the pauses move.',
      'I’m {name}. Close your eyes if you like, I’ll count.',
    ],
  },
  signed: {
    they: [
      '{name} take{s} it nice and slow.',
      'Exhale with {name}.',
      'Melt into it with {name}.',
      'Linger a while with {name}.',
      '{name} {is} in no rush.',
      'Breathe in time with {name}.',
      'Unwind with {name}.',
      'Find your slow side with {name}.',
      'Take it slow with {name}.',
      'Sink in with {name}.',
    ],
    i: [
      'Take your time. Yours, {name}.',
      'Slowly yours, {name}.',
      'Come and exhale. – {name}',
      'Come, breathe, stay a while. – {name}',
      'No rush. I’ll be there. – {name}',
      'Warmly, {name}.',
    ],
  },
  say: {
    bring: [
      'Bring {bring} and a deep breath.',
      'Bring {bring}. Leave the rush at home.',
      'Bring {bring} and take your time.',
      'Bring {bring}. Let everything else wait.',
    ],
    wear: ['Slip into {wear}.', 'Slip into {wear} and breathe out.'],
    music: ['The music: {music}, to sink into.', 'We move to {music}.'],
    level: ['{Welcome} welcome, there is no rush.'],
    content: ['This time we linger on {content}.', 'To take slowly: {content}.'],
  },
  quick: {
    hooks: [
      'Slow down with **{class}**',
      'Melt into **{class}**',
      'Exhale. This is **{class}**',
      '**{class}**. Exhale.',
      'Linger in **{class}**',
      'Softly into **{class}**',
    ],
    closes: ['Exhale.', 'Come closer.', 'Feel it.', 'No rush.', 'Breathe in.', 'Take your time.'],
  },
};
