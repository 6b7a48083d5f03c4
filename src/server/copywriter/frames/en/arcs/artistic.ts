// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const artistic = `
= intro pole
> Blank page. One vertical line. Your move.
- The first mark is a step, and it needn’t be straight
- Hold the line, lean away from it, see what you’ve drawn
< Make the first mark.
< Sketch something.
= intro
> All art starts with not knowing how.
- Then a hand finds a place, and a shape begins
- Rough strokes first. They’re often the best
< Start rough.
< Bring the not knowing.
= intro pole
> Learn the alphabet before the poem.
- A reach, a walk, a lean: your first letters
- Spell something simple. Then sign it
< Begin with A.
< Then write your name in the air.
= spin spinpole
> One turn draws a circle. The air keeps it.
- One line out of the shoulder, closed at the toe
- For a moment you’re both the pencil and the mark
< Draw another.
< Only you know where it began.
< Sign it at the landing.
= spin spinpole
> Kinetic sculpture. Medium: you.
- Set in motion by one push, signed by a foot
- It changes with every angle and is never finished
< Walk around it. From inside.
< Exhibit for one turn only.
< Please do touch the art.
= spin spinpole
> What does a turn look like in charcoal?
- Smudged at the edges, dark where it began
- A sweep, a blur, one clear line held
< Leave a smudge.
< Draw it with your back.
< Blur what you like.
= spin
> Three curves, one body, no eraser.
- What’s drawn in the air stays drawn
- A long stroke in, a short one out
< Draw boldly.
< Leave it as it is. It’s good.
< Then step back and look.
= static
> A fixed line. Everything else is composition.
- It gives you the vertical. You bring the tension
- Lean off it, cut across it, leave space around it
< Compose.
< Break the line. Keep the balance.
= tricks
> Every pose is a question of balance.
- Between the line and the letting go
- A knee for anchor, an arm for accent, air for the rest
< Answer it your way.
< Find where it tips.
= tricks advanced
> Negative space is the hardest part to hold.
- The gap under the arm, the air behind the knee
- Build the shape, then show us what you left out
< Hold that, too.
< Leave room.
= advanced
> Technique is only the primer. Now paint.
- You own the grips. What will you say with them?
- Big forms, long holds, and a reason for each
< Say something.
< Bring color to it.
= intermediate
> You’ve copied the masters. Now misquote them.
- Same steps, other accents, one deliberate wrong turn
- Between what you know there’s a move nobody has done
< Find the one that’s yours.
< Misquote beautifully.
= flow
> A line goes for a walk.
- Over the shoulder, through the hip, out along the floor
- It doesn’t know where, and that’s why we watch
< Walk with it.
< See where it sits down.
= flow
> Edit nothing. Move first.
- One idea leans on the next until it’s a sentence
- The best bits are the ones you can’t repeat
< Find the title later.
< First draft, final draft.
= exotic
> Composition in slow motion.
- A diagonal of leg, a curve of back, a stop
- What you delay becomes the focal point
< Frame it with a look.
< Hold the stroke. Then finish it.
= exotic
> Draw with the knee. Shade with the hair.
- Low lines, long contrasts, one sharp accent
- Between pole and floor there’s a whole canvas
< Smudge it on purpose.
< Leave the outline open.
= heels
> Ink lines, a hand higher.
- The foot writes, the hip underlines, the pause is the poem
- Each step a brushstroke with a point on it
< Write something across the room.
< Sign with the toe.
= lowflow floor
> Turn the canvas flat.
- Now the line can lie down, roll over, spill
- Shapes that standing never thought of
< Paint lower.
< See it from the ground.
= lowflow floor
> A drawing in body and floor.
- Press here for dark, lift there for light
- Where you touch down, there’s the mark
< Leave a print.
< Then trace it back.
= handstand
> Hang the picture upside down.
- Suddenly the lines are lines and nothing else
- Shoulders for plinth, breath for balance, feet for a flourish
< Look at it new.
< Who says it was the right way up?
= conditioning polefit
> Stretch the canvas before you paint.
- Pull, press, hold: the frame that carries the rest
- Nobody hangs the studies. Everybody needs them
< Make your studies.
< Build the frame.
= conditioning polefit
> The sculptor’s first tool is the arm.
- Repetition carves what talent only sketches
- Chip, chip, hold, and a form comes out
< Pick up the chisel.
< There’s a shape in there.
= stretch
> Make the line longer before you draw it.
- Breath for ink, patience for paper
- A back can be an arch, an arc, a horizon
< Extend the horizon.
< Then see how far it reaches.
= stretch
> Space is a material. Make some.
- Between the ribs, behind the knees, around a thought
- Slow work, like stone and rain
< Leave it empty for a while.
< Shape it with breath.
= yoga
> Start with the silence. Hang the rest on it.
- Breath in, a line. Breath out, the white around it
- A pose is only stillness with an outline
< Trace it.
< Leave plenty of white.
= choreo
> A song, translated into shoulders.
- The bass goes to the feet, the voice to the hands
- We block it, shade it, and argue with the chorus
< Nothing gets lost.
< Add your accent.
= choreo
> Eight counts make a frame. Fill it.
- With a fall, with a stop, with what you left out
- The same steps on you are a different picture
< Now sign it.
< Step outside it once.
= chair
> Still life with chair. You’re the life.
- An angle, a lean, a leg across the frame
- It holds the straight lines. You ruin them beautifully
< Unstill it.
< Arrange yourself.
= chair
> Four straight lines, and then you.
- Curve against corner, spine against slat
- Sit on it wrongly and it becomes sculpture
< Bend the rules. The chair won’t.
< Find the wrong way. It’s better.
= burlesque
> The art is in the editing.
- Take away a glove, and the whole arm becomes the scene
- What’s covered is the composition
< Cut to the shoulder.
< Leave the frame mid-smile.
= twerk
> Percussion, arranged for hips.
- Staccato, rest, roll, and a bass line underneath
- The floor is the drum and you’re the score
< Play it loud.
< Improvise the ending.
= salsa
> Brass in the air, syncopation in the soles.
- The beat draws straight lines, you draw around them
- A pair of bodies, one phrase, plenty of color
< Mix it bright.
< Take a solo.
= hoop
> One circle. Infinite compositions.
- Cut it with a leg, fill it with a back, leave it empty
- The frame moves, and so does the picture
< Frame yourself.
< And step out of it.
= hoop
> Geometry, with goosebumps.
- A radius of arm, a tangent of thigh
- Circle drawn, human added, theorem proved
< Prove it.
< Find your angle.
= silks straps
> Two lines fall from the ceiling. Rewrite them.
- A knot is a comma, a drop is a full stop
- Wrap it, cross it, let it hang like wet paint
< Leave your handwriting up there.
< Let it drip.
= trapeze straps
> A line, hung between two lines.
- And a body that turns it into a drawing
- Swing is only a sketch that won’t keep still
< Catch the arc.
< Hang the piece.
= seniors
> Late style is the interesting one.
- Fewer strokes, each of them lived in
- Matisse cut paper. You’ve got a pole
< Make something only you could now.
< Bold, and a little amused.
= inclusive
> Curves are what drawing was invented for.
- Round lines, full forms, a bold brush
- Your body is the subject and the artist
< Draw all of it.
< Use the whole canvas.
= party
> Group portrait with bride.
- A pose each, a hip out of line, a laugh that blurs it
- The painting everyone wants and nobody can hold still for
< Hang it in the hall.
< Blurry ones count.
= private
> One sitter. All the attention.
- We look, we adjust a shoulder, we look again
- Your theme, your palette, worked out stroke by stroke
< Bring an unfinished piece.
< Commission yourself.
= practice
> Open studio. Paint what you like.
- The piece you left half done is still wet
- No model, no theme, no one over your shoulder
< Ruin a few. Keep one.
< Bring your unfinished things.
= workshop
> One detail, under the magnifying glass.
- How the hand turns, why the line breaks, where it breathes
- We take it apart as restorers would
< Then put your own color on it.
< The whole is in there.
= showcase
> The last layer goes on in front of people.
- Until then: varnish, doubt, one more run
- Every count in place, and one left to chance
< Then let it dry.
< Open the doors. It’s done.
= photo
> The shutter draws faster than a pencil.
- Give it a line worth drawing
- A held breath, a bent wrist, something unsaid
< One frame. Make it speak.
< Don’t smile. Mean something.
= men
> Michelangelo would have liked your grip.
- And asked you to hold it longer, and turn the hip
- Force is the material. Form is what you do with it
< Come out of the marble.
< Hold for the sculptor.
= prenatal
> A work in progress, carrying a work in progress.
- Round lines, soft edges, nothing rushed
- You sway, and the drawing has two hearts
< No deadline on this one.
< It’s coming along beautifully.
= postnatal
> After the masterpiece, rest the hand.
- Then a soft line, and another, wherever it wants to go
- New body, new materials. Play with them
< Start with a sketch.
< The studio is yours again.
= contemporary
> Say it in a medium that bruises.
- A fall, a reach, and the silence around them
- Words would only frame it
< Leave the meaning open.
< Untitled. Yours.
= acro
> Sculpture for several bodies.
- One is the base, one the gesture, both the idea
- It stands for a breath and is never seen again
< Build it.
< Take turns being the statue.
= circus
> Sawdust, rope and an idea.
- Hang the idea from the rope and see if it swings
- Danger drawn with a light hand
< Bow like it was a brushstroke.
< Let it fall on purpose.
= openlevel
> Same subject, many hands.
- Some sketch, some paint, everyone has a style
- Nobody’s line is wrong. It’s just theirs
< Show us yours.
< Pick up any brush.
= teens
> Make something nobody assigned.
- A pose, a sequence, a move with your name on it
- No grade, no ruler, lots of space
< Put your name in the corner.
< Make it weird. Make it yours.
= teens
> You’re the paintbrush. The air’s huge.
- Waste as much of it as you like
- Big strokes, splashes, one perfect line by accident
< Make a mess up there.
< Happy accidents welcome.
= kids
> Draw a rainbow with your feet!
- Big one, small one, upside-down one
- Swing, splash, and see what color you get
< Sign it with a jump!
< More color!
= kids
> Be a statue. Now a wobbly one!
- Now a statue on a pole, now one that flies
- Freeze, wobble, freeze, bow
< Museum’s open!
< Please do giggle at the art!
= class
> Bring a feeling. Leave with a line.
- Draw it large, draw it badly, draw it again
- Music for canvas, you for everything else
< Whatever color it is.
< Hang it in the air.
= class
> Move like nobody has titled it yet.
- A gesture, a repeat, a sudden left
- What is it? Keep going and find out
< Name it afterwards.
< Untitled is fine.
`;
