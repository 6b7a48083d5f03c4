// size: data, read as a whole
import type { StyleFrames } from '../types.ts';

export const artistic: StyleFrames = {
  threads: {
    inside: [
      {
        hooks: [
          'A blank page, a song, **{class}**',
          'Your canvas: **{class}**',
          'Paint it with movement: **{class}**',
          'The canvas is blank. **{class}**',
        ],
        closes: ['The first line is yours.', 'Come and make your mark on it.', 'Bring your colors.', 'Leave a trace.'],
      },
      {
        hooks: [
          'Draw it with {move}: **{class}**',
          '{Move} as brushstrokes: **{class}**',
          '{Move}, {move2} and negative space: **{class}**',
          'A study in {move}: **{class}**',
        ],
        closes: ['Draw your own line.', 'No two strokes alike.', 'Sign your work.', 'Every line tells something.'],
      },
      {
        hooks: [
          'Move like a line of ink: **{class}**',
          'One long line: **{class}**',
          'Line, shape, rhythm: **{class}**',
          'Shape before speed: **{class}**',
        ],
        closes: ['Find your line.', 'Let the line breathe.', 'Shape it your way.', 'Come and sketch with {us}.'],
      },
      {
        hooks: [
          'Say it without words: **{class}**',
          'What would the music look like? **{class}**',
          'Hear a color, dance it: **{class}**',
          'Turn the song into a picture: **{class}**',
        ],
        closes: [
          'Say it with your whole body.',
          'Show us what you hear.',
          'Make the music visible.',
          'Your version is missing.',
        ],
      },
      {
        hooks: [
          'You, {thing} and an idea: **{class}**',
          'A duet for you and {thing}: **{class}**',
          'Composition with {thing}: **{class}**',
          '{Thing} is your material: **{class}**',
        ],
        closes: ['Come with an idea.', 'Make something of it.', 'The piece is yours.', 'Find your own composition.'],
      },
      {
        hooks: [
          'Made by hand, and by everything else: **{class}**',
          'Work in progress: **{class}**',
          'From sketch to dance: **{class}**',
          'For movers and makers: **{class}**',
        ],
        closes: [
          'Come and create.',
          'Unfinished is a fine place to start.',
          'Make it, then make it yours.',
          'Artists wanted. You, for example.',
        ],
      },
    ],
    hurdle: [
      {
        hooks: [
          '{Hurdle}? Every artist starts with a scribble: **{class}**',
          '{Hurdle}? Come and sketch: **{class}**',
          '{Hurdle}? A blank page is a start: **{class}**',
          '{Hurdle}? Draw the first line: **{class}**',
        ],
        closes: [
          'Scribbles are welcome.',
          'Start with one line.',
          'Sketch first, ink later.',
          'Nobody’s first sketch is framed.',
        ],
      },
      {
        hooks: [
          'The first brushstroke: **{class}**',
          'Open a new sketchbook: **{class}**',
          'First draft, no eraser: **{class}**',
          'Your first sketch: **{class}**',
        ],
        closes: ['Start your sketchbook.', 'The page is open.', 'Draft one begins.', 'Pick up the brush.'],
      },
    ],
    level: [
      {
        hooks: [
          'Room to create for {level}: **{class}**',
          '**{class}**, drawn for {level}',
          'New colors for {level}: **{class}**',
          'A canvas for {level}: **{class}**',
        ],
        closes: ['The frame fits you.', 'Add your color.', 'Your line is missing here.', 'Come and fill the page.'],
      },
    ],
    audience: [
      {
        hooks: [
          'A group portrait. **{class}**: {audience}',
          '{Audience}, every color: **{class}**',
          'Many lines, one picture. **{class}**: {audience}',
        ],
        closes: ['You belong in the picture.', 'Bring your own color.', 'The picture needs you.'],
      },
    ],
    series: [
      {
        hooks: [
          'A piece in the making: **{class}**, {series}',
          '**{class}**, layer by layer: {series}',
          'From draft to finished piece: **{class}**, {series}',
        ],
        closes: ['Add a layer each time.', 'See the piece grow.', 'Come and finish the picture.'],
      },
    ],
    guest: [
      {
        hooks: [
          'A visiting artist: {guest} in **{class}**',
          '{guest} adds a color to **{class}**',
          'New brushstrokes in **{class}**: {guest}',
        ],
        closes: ['Create with {guest}.', 'See what {guest} sees.', 'Borrow a color from {guest}.'],
      },
    ],
    offer: [
      {
        hooks: [
          'Art should be easy to try. **{class}**: {offer}',
          'An open studio door. **{class}**: {offer}',
          'For curious makers. **{class}**: {offer}',
          'Pick up the brush. **{class}**: {offer}',
        ],
        closes: [
          'Come and try your colors.',
          'The brush is in your hand.',
          'Make something of it, artist.',
          'An easy first stroke.',
        ],
      },
    ],
    substitute: [
      {
        hooks: [
          'Another hand, another line: {sub} leads **{class}**',
          '**{class}**, interpreted by {sub}',
          '{sub} holds the brush in **{class}** this time',
        ],
        closes: ['See it through the eyes of {sub}.', 'A new perspective awaits.', 'New hand, same canvas.'],
      },
    ],
    soldOut: [
      {
        hooks: [
          'The picture is complete: **{class}** is sold out',
          'The canvas is full: **{class}** is sold out',
          'A full house for art: **{class}** is sold out',
        ],
        closes: ['Thank you for your colors.', 'Next canvas, next chance.', 'See you at the next sketch.'],
      },
    ],
    cancelled: [
      {
        hooks: [
          'The canvas stays blank: **{class}** is cancelled {when}',
          'A pause in the score: **{class}** is cancelled {when}',
          'No sketching: **{class}** is cancelled {when}',
        ],
        closes: ['Keep your ideas warm.', 'The next page is yours.', 'Pauses belong to the piece.'],
      },
    ],
    children: [
      {
        hooks: [
          'Paint with your feet: **{class}**!',
          'Little artists, big ideas: **{class}**',
          'Draw a circle in the air: **{class}**',
          'All the colors of **{class}**',
          'Be a brush, be a splash: **{class}**!',
          'Make a picture with your arms: **{class}**',
        ],
        closes: [
          'Bring all your colors!',
          'Come and paint the air!',
          'What will you make?',
          'Splash in!',
          'Every picture is a good one!',
          'Show us your shapes!',
        ],
      },
    ],
  },
  bodies: {
    inside: [
      'You {outcome}, and sign it with your own style',
      'You {outcome}, and every version is an original',
      'Here you {outcome}, then make it your own',
      'First you {outcome}, then you add the color',
      'Come and {outcome}. Call it a sketch.',
      'The whole composition leads to that {feeling}',
      'You could frame that {feeling}',
      '{Move} are the lines. You are the color.',
      '{Move} and {move2}, in light pencil first, then in ink',
      'Take {move} apart, keep what is true, add something new',
      '{Verb}, {verb2}, and see what picture it makes',
      'Contrast: sharp {move}, soft {move2}, stillness',
      'Between {move} and {move2} there is room for an idea',
      'Technique gives you {move}. You give them meaning.',
      'Sketch with {move}, shade with your breath',
      'Curves, corners, pauses: {move} with an artist’s eye',
      'What you do with {move} is nobody’s but yours',
    ],
    hurdle: [
      'There is no wrong line, only your first one',
      'You {outcome}, as a rough sketch, and that is plenty',
      'We start with simple shapes and go from there',
      'Curiosity is the only material you need',
      'Every masterpiece began as a scribble',
      'Try, erase, try again. That is how it is made.',
    ],
    level: [
      'The right tools for what you want to say',
      'You {outcome}, with room for your own ideas',
      'Technique where you need it, freedom where you want it',
      'A palette that matches what you know',
    ],
    audience: [
      'Every person adds a color',
      'You {outcome}, each in your own style',
      'A studio where nobody has to match',
    ],
    series: [
      'Each class adds a layer to the piece',
      'You {outcome}, and the sketch becomes a piece',
      'An idea grows from class to class',
    ],
    guest: [
      'New techniques, new textures, new ideas',
      'You {outcome}, with {guest} looking at the line',
      'A different school, a different stroke',
    ],
    offer: [
      'You {outcome}. See if it inspires you.',
      'Ideas are free to take home',
      'Come for that {feeling}, stay for the making',
      'All you add is your imagination',
    ],
    substitute: [
      'The same piece in another style',
      'You {outcome}, seen from a new angle',
      'Another eye sees other things',
    ],
    soldOut: ['Every place is taken by somebody with ideas', 'If you have a place, bring all your colors'],
    cancelled: ['Sketch a little at home, the music can be anything', 'The piece goes on next time'],
    children: [
      'We make shapes, big ones, round ones and very silly ones',
      'Can you be a triangle? How about a rainbow?',
      'Every child moves in a different color',
      'We draw with ribbons of air and land in funny poses',
      'Make up a move and teach it to everyone',
      'Jump a zigzag, roll a circle, freeze like a statue',
    ],
  },
  teacher: {
    they: [
      '{name} look{s} at movement the way painters look at light',
      '{name} give{s} you the line, you give it color',
      '{name} collect{s} ideas and share{s} all of them',
      'With {name}, every exercise turns into a sketch',
      '{name} ask{s} what you want to say, then show{s} you how',
      '{name} {has} an eye for shape and space',
      '{name} teach{es} technique and leave{s} room for yours',
      'Compose it together with {name}',
    ],
    i: [
      'I’m {name}. I give you the line, you give it color.',
      'I’m {name}, and I collect ideas. Come and take some.',
      'I’m {name}. Tell me what you want to say.',
      'I’m {name}, and I leave room for your own style',
      'With me, {name}, every exercise turns into a sketch',
      'I’m {name}, and I have an eye for shape and space',
    ],
  },
  signed: {
    they: [
      'Sketch it out with {name}.',
      '{name} brought ideas. Bring yours.',
      'Make something with {name}.',
      '{name} {is} curious about your version.',
      'Find your own style with {name}.',
      'Add your color. {name} add{s} the frame.',
      'Create something with {name}.',
      'Draw the first line with {name}.',
      'Come and create. {name} will be there.',
      'Let {name} see your colors.',
    ],
    i: [
      'Come and make something. – {name}',
      'I’m curious about your version. – {name}',
      'Yours in color, {name}.',
      'Let’s create. – {name}',
      'Your turn at the canvas. – {name}',
      'Bring ideas. I have some too. – {name}',
    ],
  },
  say: {
    bring: [
      'Bring {bring} and an idea.',
      'Your materials: {bring}.',
      'Bring {bring}. The rest is imagination.',
      'Bring {bring} and all your colors.',
    ],
    wear: ['Wear {wear}. You are the brush.', 'Part of the picture: {wear}.'],
    music: ['Danced to {music}.', 'The score: {music}.'],
    level: ['{Welcome} welcome, every handwriting too.'],
    content: ['The study: {content}.', 'This time we draw with {content}.'],
  },
  quick: {
    hooks: [
      'Come sketch in **{class}**',
      '**{class}**, in color',
      'Create in **{class}**',
      '**{class}**, your canvas',
      '**{class}**, an artwork',
      '**{class}**, in every color',
    ],
    closes: ['Make art.', 'Draw your line.', 'Create.', 'Add color.', 'Come create.', 'Make something.'],
  },
};
