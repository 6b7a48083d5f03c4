// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const artistic = `
= intro pole
> Blank page. One vertical line. Your move.
- The first mark is a step, and it needn’t be straight
- Hold the line, lean away from it, see what you’ve drawn
< Make the first mark.
< Come and draw the rest.
= intro
> All art starts with not knowing how.
- Then a hand finds a place, and a shape begins
- Rough strokes first. They’re often the best
< Start with a rough sketch.
< Not knowing is a fine start.
= intro pole
> Learn the lines before the painting.
- A reach, a walk, a lean: your first lines
- Learn a few shapes, then join them into a picture
< Then sign your name in the air.
= intro pole
> Your first shape is waiting.
- A grip, a step, a turn, a pose to finish
< Come and find its outline.
< Start with a single line.
= intro pole
> Draw your very first line.
- A grip, a walk, a turn, shown step by step
< Come and make it yours.
< Let it be a sketch.
= spin spinpole
> One turn draws a circle. The air keeps it.
- One line out of the shoulder, closed at the toe
- For a moment you’re both the pencil and the mark
< Come and draw yours.
< Sign it with a pointed toe.
= spin spinpole
> Kinetic sculpture. Medium: you.
- One push sets it in motion, and no two turns are alike
- It moves, it turns, and every angle is a new work
< Please do touch the art.
< Come and set it in motion.
= spin
> Draw a curve with your whole body.
- A long stroke in, a turn, a soft line out
- No corners, no eraser, just one round idea
< Come and sign one.
< The air is good paper.
= spin spinpole
> Turn yourself into a sculpture.
- Step, lean, turn, and hold the shape all the way round
< Come and take shape.
< Hold the shape. Turn.
= spin
> Draw a circle. Be the pencil.
- A step, a lean, pointed toes, a soft landing
< Come full circle.
< Round it off beautifully.
= static
> A fixed line. Everything else is composition.
- It gives you the vertical. You bring the tension
- Lean off it, cut across it, leave space around it
< Come and compose something.
< It holds still. You don’t have to.
= static
> Still pole, moving picture.
- You make the turn yourself, one step and one sweep
- It stays put, so every line in the air is yours
< Draw around it.
< Come and set the scene.
= static
> The pole stands still. You’re the art.
- Climbs, holds and turns, with clean lines to finish
< Come and hold a pose.
< Pose around it.
= tricks advanced
> The space around a pose is art, too.
- The gap under the arm, the air behind the knee
- Build the shape, then see the picture around it
< Come and draw both.
< Make room for a masterpiece.
= intermediate
> Same strokes, finer lines.
- Climbs, hangs and transitions, joined without a gap
< Come and smooth the joins.
< Refine your own line.
= flow
> Take a line for a walk.
- Over the shoulder, through the hip, out along the floor
- No corners, no hurry, one move drawn into the next
< Come and see where it leads.
< Let the music hold the pencil.
= flow
> Movement in one brushstroke.
- Turns, slides and waves, drawn into each other
< Follow the line.
< Come and flow through it.
= flow
> Sketch a song with your body.
- A turn, a wave, a slide, each drawn from the last
< Come and let it flow.
< Follow where the line goes.
= exotic
> Composition in slow motion.
- A diagonal of leg, a curve of back, a pause
- What you delay becomes the focal point
< Frame it with a look.
< Finish each line slowly.
= exotic
> Long lines, slow curves.
- Walks, slides and leg lines, shaped from hip to toe
< Come and shape a few.
< Draw them out slowly.
= exotic
> Make every slide a brushstroke.
- Body waves, leg lines, and a pause to frame them
< Come and paint it slowly.
< Slow hand, bold line.
= heels
> Every step a brushstroke with a fine point.
- The foot writes, the hip underlines, the pause is the poem
- A point, a sweep, a line from hip to toe
< Come and write across the room.
< Sign it with the toe.
= heels
> Leg lines worth framing.
- Walks, turns and poses, long from hip to toe
< Walk into the picture.
< Pose like it’s permanent.
= heels
> Walk like a drawn line.
- One foot before the other, hips in, shoulders open
< Come and cross the floor.
< Point, step, pose.
= lowflow floor
> Lay the canvas on the floor.
- Now the line can lie down, roll over, spill
- Shapes that standing never thought of
< Come down and paint.
< There’s room for big strokes.
= floor
> The floor is the biggest sheet of paper.
- Roll, reach, slide, and use all four corners
- Draw with a shoulder, a knee, the whole back
< Come and cover it.
< Lie down and sketch.
= lowflow
> Low horizon, long lines.
- A slow sweep of the leg, a turn close to the floor
- Stay low, draw wide, let the music set the color
< Come down and see the view.
< Paint a landscape in slow motion.
= lowflow floor
> Melt into a long line.
- Rolls, slides and leg waves, shaped close to the floor
< Come down and draw.
< Roll it out slowly.
= lowflow floor
> Shape after shape, close to the floor.
- You roll, reach and fold, one shape into the next
< Come and leave a line.
< Take the whole canvas.
= handstand
> Hang the picture upside down.
- Artists do it to see the lines better
- Shoulders for plinth, breath for balance, feet for a flourish
< Come and see it new.
< Who says which way is up?
= handstand
> A straight line is the hardest to draw.
- Hands down, shoulders stacked, toes to the ceiling
- We build it from the wrists up, stroke by stroke
< Come and draw it with us.
< A wobbly line is a line, too.
= handstand
> One line, drawn upward.
- Wrists, shoulders, hips, toes, stacked one by one
< Come and stack yours.
< Reach for the ceiling.
= yoga
> Every strong line starts with a breath.
- Breathe in and lengthen. Breathe out and draw the shape
- Long spine, steady breath, one clean shape at a time
< Come and draw long lines.
< Shape it breath by breath.
= yoga
> Draw the breath first. The pose follows.
- In, and the line rises. Out, and it rests
- Reach, fold, hold, and each shape gets its outline
< Come and draw with your breath.
< Give every breath a shape.
= yoga
> Shape first, stillness after.
- Long spine, steady core, one clean pose at a time
< Come and hold the line.
< Breathe into the shape.
= choreo
> A song you draw with every limb.
- The bass goes to the feet, the voice to the hands
- We sketch it, shade it, and color in the chorus
< Come and add your own line.
< Come and paint the chorus.
= choreo
> Every count, a brushstroke.
- Step by step, until the whole picture dances
< Come and dance the picture.
< Dance it in color.
= chair
> Still life with chair. You’re the life.
- An angle, a lean, a leg across the frame
- It holds the straight lines. You bring the curves
< Come and get it moving.
< Arrange yourself beautifully.
= chair
> Four straight legs, and then you.
- Curve against corner, spine against slat
- Sit on it sideways and it becomes sculpture
< Bend the rules. The chair won’t.
< Come and sit like a sculpture.
= chair
> One chair, endless silhouettes.
- Lean, cross a leg, turn, and hold the line
< Come and strike one.
< Sit down. Make a shape.
= chair
> The chair is your pedestal.
- Slow sits, long legs, and a shape for each beat
< Come and pose on it.
< Sit like a portrait.
= burlesque
> A wink is a very small brushstroke.
- A glove, a shoulder, a pause in the right place
- Big gestures, fine details, and a smile for varnish
< Come and paint one.
< Sign it with a shimmy.
= burlesque
> The tease is an art form.
- Shoulders, glances, poses, and the pauses between them
< Come and study it.
< Finish with a wink.
= burlesque
> Every gesture, a finishing touch.
- Slow walks, poses, and a well-placed shoulder
< Come and make it art.
< Pose, pause, smile.
= twerk
> Draw circles with your hips.
- Bend, bounce, roll, and shade in the bass
- Round lines, quick accents, one very bright color
< Come and draw big circles.
< Come and color in the beat.
= twerk
> Hips draw the boldest lines.
- Bounces, circles and isolations, sharp on the beat
< Come and draw loudly.
< Make it big and bold.
= salsa
> Every step draws a line on the floor.
- The music sets the rhythm, and you choose the color
- A step, a turn, and a flourish at the end
< Come and draw with us.
< Draw it in bright color.
= salsa
> Draw the music with your feet.
- Steps, turns, and an arm to finish the line
< Come and trace the beat.
< Step, turn, frame it.
= salsa
> Two feet, one elegant line.
- Walks, turns and pauses, shaped by the music
< Come and trace a turn.
< Draw the next step.
= hoop
> One circle. Infinite compositions.
- Cut it with a leg, fill it with a back, leave it open
- The frame moves, and so does the picture
< Come and find the first.
< Be the line inside it.
= hoop
> Sit in the circle. Now it’s a picture.
- A leg over the edge, an arm out, a head leaned back
- Round outline, long limbs, a lot of air for background
< The circle was missing you.
< Come and complete it.
= hoop
> Step into a round frame.
- Sits, hangs and long lines inside the hoop
< Strike a pose in it.
< Come and complete the frame.
= hoop
> Make a picture of the hoop.
- A bent knee, an arched back, a pose that turns
< Pose, turn, hold.
< Come and try a shape.
= hoop
> The hoop frames every line.
- You mount, hook a knee, lean out and hold the shape
< Come and shape yours.
< Fill the frame.
= silks
> Painters drape the cloth. You wear it.
- Wrap a foot, lean back, and the folds do the shading
- Long lines of fabric, and a body to give them shape
< Come and pose in the folds.
< Hang like a masterpiece.
= silks
> Draw with fabric.
- Wraps, leans and shapes, with long folds behind you
< Come and wrap a shape.
< Wrap, lean, pose.
= silks
> Fabric, shaped by you.
- A wrap, a lean, a long leg, and the folds follow
< Come and hang your shape.
< Hold on and drape.
= trapeze straps
> A drawing that hangs in the air.
- Lean, hang, reach, and each one is a sketch
- Straight lines above, and you to bend them
< Come and hang your art.
< Air makes a good frame.
= trapeze
> The ceiling is a canvas, too.
- Sit, stand, lean, and fill the upper half of the picture
- A long arm, a pointed toe, a lot of sky
< Come and paint it.
< Sign it up there.
= trapeze
> Leave your lines in midair.
- Sits, hangs and long arms, with air all around
< Come up and pose.
< Point your toes up there.
= trapeze
> Sculpture, with a swing.
- You sit, stand, hang and hold the line
< Come and swing into shape.
< Hang in beautiful lines.
= seniors
> Good music, bold color, your own line.
- Your line has character. Let it move
- A turn, a reach, and a style that’s all yours
< Come and draw it boldly.
< Paint it bold.
= seniors
> A line with character. That’s yours.
- Every move in your own hand, at your own pace
- Unhurried strokes, good music, and company that laughs
< Come and show it off.
< Let’s give it some color.
= seniors
> Art has no age limit.
- Turns, holds and easy poses, at your own pace
< Come and add your color.
< Your style, your pace.
= inclusive
> Curves are what drawing was invented for.
- Round lines, full forms, a bold brush
- Your body is the subject and the artist
< Come and draw all of it.
< Use the whole canvas.
= inclusive
> Round lines make the boldest pictures.
- Full forms, strong lines, and moves that suit them
- Big brush, warm colors, room for every curve
< Come and make a big one.
< Come and be a masterpiece.
= inclusive
> Curves make the best art.
- Poses, turns and holds, shaped to your body
< Come and own every line.
< Own every line.
= inclusive
> Every body is a masterpiece.
- Turns, holds and poses, each in your own shape
< Come and strike yours.
< Hang yours with pride.
= party
> Group portrait. Nobody has to hold still.
- A pose each, a routine together, a laugh that blurs it
- The painting everyone wants to be in
< Come and be in the picture.
< Bring everyone into the picture.
= party
> Make a mess of color with your favorites.
- Learn some moves, strike some poses, laugh at both
- Everyone is a different color, and it all goes together
< The louder the palette, the better.
< Add your favorite color.
= party
> Make a group portrait that moves.
- A short routine, big poses, plenty of laughing
< Gather your favorite faces.
< Everyone in the frame.
= private
> One artist. All the attention.
- We look, we adjust a shoulder, we look again
- Your theme, your palette, worked out stroke by stroke
< Bring a move you’d love to finish.
< The studio is all yours.
= private
> A portrait takes time. Have all of it.
- Your questions, your moves, your pace, drawn out clearly
- Pick the move you love or the one you’d like to finish
< You choose the subject.
< Come and draw your own line.
= private
> A commission, made for you.
- You choose the move, and we refine every line
< Tell us what to shape.
< Your lesson, your design.
= private
> We refine your line. Only yours.
- The move you choose, from the fingertips down
< Bring the one you love.
< Choose your masterpiece.
= practice
> Open studio. Paint what you like.
- The piece you left half done is still wet
- No model, no theme, no one over your shoulder
< Sketch a few. Keep one.
< Bring your unfinished things.
= practice
> Sketchbook time. Nobody’s grading.
- Repeat a line until you love it, or start a new one
- Half an idea is plenty. The rest comes while you move
< Fill a page or two.
< Doodles count.
= practice
> Your work in progress, your way.
- Repeat the pose, refine the line, start something new
< Come and rework it.
< Keep sketching.
= practice
> Play with shapes. Keep the best.
- Your moves, your music, your own order
< Come and find a favorite.
< Sketch, erase, repeat.
= workshop
> One detail, under the magnifying glass.
- How the hand turns, why the line breaks, where it breathes
- We go through it slowly, stroke by stroke
< Then give it your own color.
< Come and look closely.
= workshop
> Study one line up close.
- We slow the move down and refine each detail
< Come and sharpen yours.
< Draw it again, better.
= showcase
> From pencil sketch to curtain call.
- We polish the lines until they shine on their own
- You bring the color, the group holds the frame
< Come and polish your lines.
< Come and add the varnish.
= showcase
> Time for the final brushstrokes.
- Entrances, counts and last poses, run from the top
< Come and finish the piece.
< Polish it, then bow.
= showcase
> The stage is your frame.
- Spacing, lines, and the pose that ends it
< Fill it once more.
< Come and fill it.
= men
> Strength is the marble. Now carve something.
- Pull, hold, turn, and give the effort an outline
- Less hammer, more chisel, and the form appears
< Pick up the chisel, gentlemen.
< Come and find the form.
= men
> Strength has a shape.
- Climbs, holds and turns, with lines to finish them
< Come and carve it out.
< Sculpt it, gentlemen.
= prenatal
> Soft lines, drawn for two.
- Sway, breathe, rest, and let the colors stay soft
- Gentle shapes, slow music, plenty of space for two
< Two artists, one gentle class.
< Come and draw it softly.
= postnatal
> Begin again with one soft line.
- Then another, wherever it wants to go
- New lines, new colors, all the time you need
< Start with a sketch.
< The studio is yours again.
= contemporary
> Say what words can’t draw.
- A reach, a curve, and the silence around them
- It begins in the ribs and ends in the fingertips
< Leave the meaning open.
< Untitled, and entirely yours.
= contemporary
> Feelings have shapes. Dance yours.
- A long arm for hope, a soft knee for doubt
- Curve, sink, rise, and let the music fill the outline
< Round or jagged, bring it.
< Come and sketch one.
= contemporary
> Give a feeling a shape.
- Reach, fold, turn, and let the music shade it
< Come and let it move.
< Reach, fold, feel.
= acro
> Sculpture for more than one.
- One is the base, one the gesture, and both make the shape
- It stands for one breath, and it’s beautiful
< Come and build it together.
< Take turns being the statue.
= acro
> Living sculpture, built by hand.
- One base, one flyer, one balance held for a breath
< Come and hold the shape.
< Lean, balance, breathe.
= acro
> Balance is a shared art.
- Hands, feet and trust, stacked into one shape
< Come and build it up.
< Build a shape together.
= circus
> The ring is a canvas, too.
- Color, rhythm, and a trick with a flourish
- Take one idea and give it a grand finish
< Come and paint it bright.
< Bow like a brushstroke.
= openlevel
> Same subject, many hands.
- Some sketch, some paint, everyone has a style
- Nobody’s line is wrong. It’s just theirs
< Come and add your own stroke.
< Pick up any brush.
= teens
> Make something nobody assigned.
- A pose, a sequence, a move with your name on it
- No grade, no ruler, lots of space
< Put your name in the corner.
< Make it weird. Make it yours.
= teens
> You’re the paintbrush. The air’s huge.
- Use as much of it as you like
- Big strokes, splashes, one perfect line by accident
< Big messy strokes welcome.
< Come and color it in.
= teens
> Your style isn’t in a textbook.
- Try a move, change it, and give it your own name
- Good music, bright colors, friends who cheer
< Come and sketch it out.
< Draw it your way.
= kids
> Draw a rainbow with your feet!
- Big one, small one, upside-down one
- Swing, splash, and see what color you get
< Sign it with a twirl!
< More color!
= kids
> Be a statue. Now a wobbly one!
- A tall one, a tiny one, one with a very long nose
- Freeze, wobble, freeze, bow
< Museum’s open!
< Please do giggle at the art!
= kids
> Can you paint with your toes?
- A blue stretch, a yellow twirl, a big green wiggle
- Reach up high, sweep down low, and color all the air
< Come and make a splash!
< Bring your wildest color!
= class
> Your body is the brush.
- Steps, turns and shapes, in your own color
< Come and paint freely.
< Make the first stroke.
= class
> Bring a feeling. Leave with a line.
- Draw it large, draw it badly, draw it again
- Music for canvas, you for everything else
< Any feeling. Any color.
< Come and give it a shape.
= photo
> Hold that shape. You’re the sculpture.
- Poses, long lines, and the angle that suits you
< Step into the frame.
< Find your frame.
= photo
> One pose, framed for good.
- You bring the move, the camera catches the line
< Come and be framed.
< Look up. Click.
= photo
> Strike a line worth framing.
- A held breath, a bent wrist, a clean outline
< Come and leave a portrait.
< Hold it for the frame.
= stretch
> Draw your body a longer line.
- Long spine, open shoulders, hips that ease with breath
< Breathe, reach, hold.
< Reach a little further.
= stretch
> Your spine can draw a curve.
- Slow holds for hips, back and shoulders
< Come and shape the arc.
< Curve gently.
= advanced
> Power, drawn in clean lines.
- Combos, mounts and holds, finished down to the toes
< Come and refine them.
< Finish every line.
= advanced tricks
> The art is in the hold.
- Hook, extend, point, and stay for one breath
< Hold, point, breathe.
< Come and hold yours.
= conditioning polefit
> Chisel first. Masterpiece later.
- Pulls, core work and holds, one round at a time
< Come and start chiseling.
< Shape it round by round.
= conditioning polefit
> Build the frame. Hang art later.
- Shoulders, core and grip, one steady round at a time
< Come and put in strokes.
< Start with one pull.
= pole
> One pole, endless shapes.
- Spins, climbs and poses, drawn one line at a time
< Come and make a shape.
< Your shape belongs here.
= pole
> Be the art around the pole.
- Turns, climbs and poses, in your own style
< Come and show your line.
< Your style, your signature.

@ Intro to Pole
> Your first line is a spin.
- Grips, walks, then a spin. No experience needed
- First steps on the pole, no dance background needed
< Draw it your own way.
< Come with a blank page.
@ Intro to Pole
> No experience? Perfect. A blank canvas.
- Sketch some grips, some walks, and your first spin
- First grips, first walks, first spin. No dance background needed
< Put the first stroke on it.
< Any color will do.
@ Beginner Pole
> Layer by layer, a picture appears.
- Spins, climbs and sits, then your own combo
- Grip, core, confidence, and a short combo
< Come and add a layer.
< Sign the combo. It’s yours.
@ Beginner Pole
> Leave with a small composition of your own.
- Spins, climbs and sits become a short combo
- A spin, a climb, a sit, drawn at a steady pace
< Come and compose it.
< Your name goes in the corner.
@ Beginner Pole
> Your palette: a spin, a climb, a sit.
- Mix them, steadily, into your own short combo
- Build grip, core, confidence, and leave with a combo
< Come and mix them.
< What will you paint?
@ Intermediate Pole
> Same picture, upside down.
- First inverts and leg hangs, safely spotted and cleanly drawn
- You climb with ease. Inverts come next, safely spotted
< Come and turn the frame.
< It’s even better that way.
@ Intermediate Pole
> You draw upward well. Now flip the canvas.
- First inverts, leg hangs, cleaner transitions, all spotted
- Leg hangs, first inverts, and safe hands to spot you
< Come and try the new angle.
< We hold the easel steady.
@ Intermediate Pole
> Good drawings have clean joins.
- Cleaner transitions, leg hangs, first inverts, safely spotted
- Into an invert, safely spotted, and smoothly out again
< Come and smooth the edges.
< Draw it without a gap.
@ Advanced Pole
> Power is the paint. Control is the brush.
- Aerial combos, a shoulder mount, a handspring, all in elegant lines
- Handsprings and shoulder mounts, painted by confident inverters
< Come and paint large.
< Bold strokes, elegant lines.
@ Advanced Pole
> Turn power into elegant lines.
- Aerial combos, shoulder mounts and handsprings, finely drawn
- Handsprings and shoulder mounts, carved with control
< Come and carve the air.
< Leave a fine outline.
@ Advanced Pole
> Make the difficult look drawn.
- Shoulder mounts, handsprings, and aerial combos between
- Aerial combos, drawn with power, control and elegant lines
< One line, no corrections.
< Confident inverters, pick up your pens.
@ Spin Basics
> Draw your first circle in the air.
- Fireman, chair, back hook: all curve, no strength needed yet
- Walk in, let go, land softly. Strength can wait
< Come and close the circle.
< Soft landing, clean outline.
@ Spin Basics
> Three spins for your sketchbook.
- Sketch a fireman, a chair, a back hook. No strength needed
- Fireman, chair, back hook, each with a soft landing
< Come and fill a page.
< Soft pencil, soft landing.
@ Spin Pole
> The pole turns. You draw.
- Momentum, balance, and combos that look effortlessly sketched
- Floaty combos that feel like flying
< One long line, no corners.
< Come and draw in circles.
@ Spin Pole
> A watercolor that turns.
- Floaty combos, a little momentum, a little balance
- The pole turns with you, and combos turn floaty
< Let the colors run.
< Come and float through it.
@ Spin Pole
> Let the pole turn your lines into art.
- Balance, momentum and combos that look effortless
- It turns with you through light, floaty combos
< Come and give it a whirl.
< Every angle is a new picture.
@ Pole Tricks
> Three tricks, sketched step by step.
- Broken down and spotted, with options for every level
- Spotted, in small steps. Bring your phone for the photo
< First the lines, then the picture.
< Come and draw your favorite.
@ Pole Tricks
> Bring your phone. You’re the picture.
- Three tricks, spotted, with options for every level
- Three tricks, step by step, then the photo
< Come and strike a pose.
< Frame your favorite.
@ Pole Flow
> One long breath, one long line.
- Spins and floorwork. Less counting, more feeling the music
- Link spins, floorwork and transitions. Feel the music
< Let the music draw.
< Don’t lift the pen.
@ Pole Flow
> Put down the numbers. Pick up the brush.
- Less counting, more coloring in the music
- Spins, floorwork, transitions, brushed on in one breath
< Let the song choose the color.
< Paint what you hear.
@ Pole Flow
> No outlines between the moves.
- Spins, floorwork and transitions, blended in one breath
- Spins run into floorwork. Less counting, more music
< Come and blend.
< Let one color run into the next.
@ Pole Choreography
> A song, drawn in sections.
- A new routine, danced full out at the end
- Learn it piece by piece, then dance it full out
< Come and finish the drawing.
< First sketch, then full color.
@ Pole Choreography
> Don’t just hear the song. Draw it.
- A new routine, with musicality, performance and fun
- Drawn in sections, danced full out at the end
< Every beat leaves a mark.
< Come and give it your line.
@ Pole Choreography
> From rough sketch to full out.
- A new routine to one song, taught in sections
- One song, one routine, plenty of fun
< Come and see it finished.
< The last run is the painting.
@ Exotic Pole
> Heels on, lights low, bold strokes.
- Low flow, slides and kips in long strokes. Bring knee pads
- Bring knee pads and draw low flow, slides and kips
< Come and draw it bold.
< Attitude is the signature.
@ Exotic Pole
> Paint it with attitude.
- Heels on for low flow, slides, kips. Bring knee pads
- Heels on, lights low. Bring knee pads
< Your boldest self holds the brush.
< Come in your boldest color.
@ Exotic Pole
> Your boldest self, drawn in slow lines.
- Low flow, slides, kips. Bring heels and knee pads
- Bring heels, knee pads and a little attitude
< Lights low, lines long.
< Slide into the picture.
@ Heels & Floorwork
> Draw long lines. Finish them on the floor.
- Long leg lines, rolls and waves, in heels or socks
- Rolls, waves, smooth ways down, in heels or socks
< Come and make some waves.
< Long legs, longer lines.
@ Heels & Floorwork
> Heels or socks? Pen or brush?
- Leg lines, rolls, waves, with the floor for paper
- Leg lines and smooth ways to the floor and back
< Both draw beautifully.
< Pick one and come.
@ Heels & Floorwork
> A wave is a line that dances.
- Leg lines, rolls, waves. Any height of heel, or socks
- Smooth ways down and up again, heels or socks
< Come and let it roll.
< Draw it down to the floor.
@ Chair Dance
> Portrait with chair, slightly sultry.
- Easy choreography, great with friends, no experience needed
- Sultry choreography, as easy to follow as an outline
< Bring friends into the picture.
< Come and be the model.
@ Chair Dance
> Straight lines, meet curves.
- Sultry, easy choreography with a chair as your partner
- Sultry choreography, no experience needed, great with friends
< Come and draw around the chair.
< The chair brings the corners.
@ Chair Dance
> The chair models. You make the art.
- Sultry choreography, easy to follow, fun with friends
- Sultry, easy-to-follow lines. No experience needed
< Come and take a seat.
< It holds the pose. You move.
@ Aerial Hoop
> Some pictures step into their frame.
- Mounts, poses and spins, framed low or high
- Mounts, poses and spins from the very first class
< Come and step into yours.
< Come and fill the circle.
@ Aerial Hoop
> Some frames hang on walls. Yours spins.
- Mounts and poses, hung low or high as you like
- Graceful strength from the first class on
< Come and be its picture.
< Low or high, it suits you.
@ Aerial Hoop
> Draw a circle. Then sit in it.
- Mounts, poses and spins, sketched low or drawn high
- Graceful strength from the first class, low or high
< Come and find your pose.
< Start low. It’s lovely there.
@ Strength & Conditioning
> Every masterpiece needs a strong frame.
- Pull, core and shoulder work, tailored to pole
- Pull, core, shoulders, and then inverts that finally click
< Come and build yours.
< Your inverts will hang on it.
@ Strength & Conditioning
> Sculpture, with progress you can measure.
- Pull, core and shoulder work, until inverts click
- Pole work for pull, core and shoulders
< Come and carve.
< Chip away at it with us.
@ Strength & Conditioning
> Beautiful inverts begin as studies.
- Pull, core and shoulder work, until they finally click
- Progress you can measure in pull, core and shoulders
< Come and sketch yours.
< Repeat until it’s art.
@ Flexibility & Stretch
> Lengthen the line, gently.
- Active stretching for splits, backbends and open shoulders
- Splits, backbends, shoulders, each drawn out warmly
< Start from wherever you are.
< Kind to you, kind to the line.
@ Flexibility & Stretch
> Splits and backbends, in soft pencil.
- Active stretching, guided and kind to your body
- Warm and guided, from whatever point your line starts
< No need to press hard.
< Soft strokes, long lines.
@ Flexibility & Stretch
> Unroll yourself like a fresh canvas.
- Guided stretching, for longer lines in splits and backbends
- Active stretching, kind to any starting point
< Take it corner by corner.
< Come and smooth it out.
@ Advanced Pole
> Sketch your combos in midair.
- Shoulder mounts, handsprings and aerial combos, with power and control
- Shoulder mounts, handsprings, combos, with control
< Elegant, to the fingertips.
< Come and leave elegant lines.
@ Chair Dance
> One chair, one sultry silhouette.
- Easy choreography, sultry lines, and no experience needed
- Sultry choreography, easy to follow, with friends
< Come and take your pose.
< Sit down and shape it.
@ Exotic Pole
> Heels on. Lines long.
- Low flow, slides, kips and attitude. Please bring knee pads
- Slides, kips, low flow. Knee pads, please
< Draw your boldest self.
< Slide into your boldest line.
@ Spin Basics
> Long lines, soft landings.
- Fireman, chair and back hook, drawn around the pole
- Fireman, chair, back hook, each one a curve
< Come and turn one.
< Draw your first one.
@ Aerial Hoop
> Grace, framed in a circle.
- Mounts, poses and spins, each one low or high
- Low or high: mounts, poses, spins
< Find your place inside it.
< Come and pose in it.
@ Flexibility & Stretch
> Draw a longer line, kindly.
- Active stretching for splits, backbends and shoulders, at your starting point
- Warm, guided lines: splits, backbends, shoulders
< Reach, breathe, unfold.
< Come and reach further.

= any
? bring
> Bring {bring}. We’ll bring the blank canvas.
- You try a line, you like it, you make it longer
< The first stroke is yours.
< Come and make your mark.
= any
? bring *knee pads*
> Bring {bring}. The floor is our paper.
- We draw with long legs, slow rolls and the odd knee
- Some of the best lines are drawn down there
< Knees draw best in comfort.
< Come and slide across the page.
= any
? bring *knee pads*
> Bring {bring}. Some brushstrokes go low.
- A knee down, a leg out, and the line runs on
< Sweep, slide, sign.
< Bold lines, happy knees.
= any
? bring *shorts*
> Bring {bring}. Long lines need free legs.
- A long sweep, a bend, a point at the end
< Let your legs draw something.
< Long lines start at the hip.
= pole intro spin spinpole static tricks flow intermediate advanced polefit
? bring *shorts*
> Bring {bring}. Bare skin holds the line.
- The better you hold on, the freer the rest can draw
- A hand, a knee, a thigh, and the pose keeps still
< Come and hold a beautiful line.
< Then draw what you like.
= any
? bring *mat
> Bring {bring}. It’s the canvas, you’re the paint.
- Unroll it, stretch out, and begin at any corner
< Roll it out and begin.
< Spread out to the edges.
= any
? bring *friend*
> Bring {bring}. Two brushes, one canvas.
- You learn it side by side and each draw it differently
- Same moves, two styles, and a lot of laughing
< Come and paint it together.
< See what you two come up with.
= any
? bring *friend*
> Bring {bring}. Every artist needs a muse.
- One moves, one marvels, and then you swap
< You can take turns.
< Inspire each other.
= any
? bring *friend*
> A double portrait: bring {bring}.
- Side by side, same moves, two very different pictures
< Both names go in the corner.
< It looks better with two.
= any
? bring *mats* (provided)
> We bring {bring}. You bring the color.
- Lay out, settle in, and draw your first shape
< A fresh canvas is waiting.
< Come with empty hands.
= any
? bring * (provided)
> The studio provides {bring}. You make the art.
< Just bring your own style.
< Your supplies are laid out.
= any
? wear *heels*
> Wear {wear}. Draw every step in ink.
- The toe makes the point, the leg makes the line
- A long leg, a slow step, a clean black line
< Every click is an accent.
< Come and write a bold line.
= any
? wear *heels*
> Wear {wear}. The line gets longer.
- From the hip to the floor in one clean stroke
< Let the leg finish the drawing.
< Sign the last step.
= any
? bring heels (optional)
> Heels optional. A bare foot draws, too.
< Draw the line that feels like you.
< Either way, it’s art.
= any
? bring heels (optional)
> Heels optional. The line is yours either way.
- Tall or flat, the moves are the same
- Wear them, carry them, or leave them at home
< Lovely with. Lovely without.
< The picture is you.
= any
? wear *shorts*
> Wear {wear}. Give your legs a free hand.
< They draw the longest lines.
< Let them sketch something.
= any
? offer first class free
> First class free. Call it your first sketch.
- Try some moves, keep the ones you love
- See how it feels, what you like, what you’d draw next
< The painting can follow.
< Come and try the brush.
= any
? offer first class free
> First class free. The canvas is blank, too.
< Come and put some color on it.
< Start anywhere on it.
= any
? offer free trial class
> Free trial class. Try your hand, and foot.
< See which color suits you.
< A sketch is all it takes.
= any
? offer
> {Offer}. A good reason to pick up the brush.
- New shapes, good music, a line you didn’t know you had
< Now choose your color.
< Come and start the picture.
= any
? offer half price*
> {Offer}. The whole palette.
< Come and use every color.
< Don’t do anything by halves.
= any
? offer 2 for 1*
> {Offer}. Make it a double portrait.
- Same moves, two styles, one shared picture
< Choose who shares the frame.
< Bring your favorite color.
= any
? offer your friend comes free
> {Offer}. Paint the pair of you.
< Two brushes, one good story.
< Come and mix your colors.
= any
? level beginner (no experience)
> No experience needed. Stick figures welcome.
- We start with simple lines and build from there
- Somebody shows you each line, and you trace it your way
< Bring your simplest line.
< Every style starts that way.
= any
? level beginner (no experience)
> No experience needed. Blank pages are ideal.
- You get shown the strokes, one at a time
- You make the first mark, and we help with the second
< Bring yours and begin.
< The first line is always yours.
= any
? level beginner (no experience)
> No experience? Nothing to paint over, then.
- Simple shapes first, shown slowly, drawn your way
< Start fresh. Start here.
< Lovely. A clean canvas.
= any
? level beginner
> Beginners welcome. Every artist was one.
- You watch, you try, and a line appears
- The first sketch is meant to be loose
< Come and draw your first line.
< This is how artists start.
= any
? level beginner
> Beginners welcome. We love white paper.
- One line, then another, until a picture shows
< Bring plenty of it.
< The first stroke is a joy.
= any
? level beginner
> Beginners, pick a color. Any color.
< There’s no wrong one.
< Start with your favorite.
= any
? level beginner (only)
> Beginners only. A whole wall of first sketches.
- Everyone starts with the same white page
< Come and hang yours.
< Each one is worth framing.
= any
? level all
> Every level welcome. A palette needs them all.
- Some add a fine line, some a splash, all of it counts
- Same moves, and each of us draws them differently
< Come and pick your brush.
< Come and mix with us.
= any
? level all
> All levels welcome, like crayons in one box.
- Sharp, worn down, brand new: each one draws
< Pick the color you feel like.
< There’s room in the box.
= any
? level all
> All levels welcome: painters, sketchers, doodlers.
< Doodlers make good company.
< Find your corner of the studio.
= any
? level advanced*
> Advanced: you know the colors. Now the nuances.
< Come and deepen them.
< One more layer, the finest yet.
= any
? level intermediate
> Intermediate: past the sketch, into color.
- The outline is there. Now give it depth and detail
< Come and fill in the shapes.
< Pick up where the pencil stopped.
= any
? audience
> {Audience}. The rest is up to the artist.
- Make it soft, make it bold, make it move
< The artist is you.
< Pick any color you like.
= any
? audience women*
> {Audience}. A studio of one’s own.
- Good company, good music, and nobody posing for anyone
- You draw yourselves exactly as you like
< Every portrait is a self-portrait.
< Come and paint it your color.
= any
? audience all bodies*
> {Audience}. Every outline makes art.
< Yours makes a beautiful line.
< Come and draw your own outline.
= any
? price
> {Price}, and you make the art yourself.
- Shapes, lines, music, and you in the middle of the picture
< Come and make it yours in color.
< Come and choose your colors.
= any
? places *left
> {Places}. There’s room for your colors.
< Come and add your own color.
< Come and be part of the picture.
= any
? places *left
> {Places}. Pencil yourself in.
- Good lines, good music, and you as the missing color
< Then come and color.
< Ink is even better.
= any
? places few
> Places go fast. Sketch yourself in.
< Put your name on yours.
< Bring color. Bring yourself.
= any
? places max*
> {Places}. Space around every line.
- Time to look, to correct a curve, to draw it again
< Room to draw large.
< Come and fill in your part.
= any
? places small group
> Small group. A lot of space around each line.
- There’s time to look at each of your shapes
< Come and draw large.
< Wide margins, warm company.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. An easel for each artist.
< Set up and draw.
< Nobody smudges your lines.
= any
? series * weeks*
> {Series}. A painting, layer by layer.
- First the outline, then the color, then your name
- Each class adds a little to what the last one drew
< Come for the first coat.
< Watch your picture grow.
= any
? series * weeks*
> {Series}. Sketch it, color it, frame it.
- One picture that gets richer from class to class
< Come from the first line on.
< Leave it with your signature.
= any
? series week * of *
> {Series}. The picture is taking shape.
- The outline stands, and now it gets some color
< Come and add to it.
< The next color is yours.
= any
? series starts*
> {Series}. The canvas is still white.
- First a line, then a shape, then all the colors
< Be there for the first stroke.
< Come and choose the colors.
= any
? series last class*
> {Series}. Time to sign the picture.
< Come and add the last stroke.
< Then hang it up proudly.
= any
? series
> {Series}. A picture grows line by line.
< Come and add your lines.
< Draw it one class at a time.
= any
? music
> Paint to the sound of {music}.
- Listen, move, and a picture starts to show
- The bass gives the outline, you shade the rest
< Come and choose a color.
< Bright, bold, or a bit of both.
= any
? music
> Music: {music}. You do the painting.
- Feet for the rhythm, arms for the long strokes
< Draw what you hear.
< Every beat a splash of color.
= any
? music
> On in the studio: {music}.
- We move to it, shade it, and hold the best notes
< Turn it into shapes.
< Let it guide the brush.
= any
? substitute
> {sub} is in for {for}. Hello, new colors.
- The canvas is the same, the handwriting is new
- Another eye, another line, the same good class
< Come and try them out.
< Your palette just grew.
= any
? substitute
> {sub} is in for {for}. A fresh brushstroke.
- Same moves, other shading, and a warm welcome
- You know the outline. Here comes another color
< Come for the fresh color.
< Come and see it in motion.
= any
? substitute
> {sub} is in: a guest hand on the brush.
- Every teacher draws the same move differently
< Come and try a new stroke.
< New hand, same warm studio.
= any
? soldOut sold out
> Sold out. The picture is complete.
- Every color found its place, and we love how it looks
< There’s space in the next one.
< Start sketching for the next one.
= any
? soldOut sold out
> Every place is taken. Thank you, artists.
< See you at the next opening.
< Keep your brushes ready.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. In pencil, there’s still space.
< Join the waitlist.
< Put your name on the waitlist.
= any
? soldOut waitlist
> The waitlist is open. Pencil yourself in there.
< We keep the ink ready.
< Pencil often turns into ink.
= any
? guest
> Guest artist: {guest}.
- A new eye, a new line, and time to ask how
- Watch closely, try it, and make it your own
< Come and borrow a color.
< Leave with a new line.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. One brush is plenty.
- Your steps, your turns, your own choice of color
< Lead with your favorite color.
< Draw your own steps.
= class pole intro spin floor lowflow flow twerk hoop silks heels salsa contemporary choreo
? typed *no partner*
> No partner needed. Call it a self-portrait.
- You bring yourself, and the music does the framing
- One artist, one outline, as many colors as you like
< Come and draw yourself.
< You’re the perfect subject.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *new class*
> A new class. The paint is still wet.
- Nobody has a favorite corner yet, so choose yours
- Everyone begins with the same white page
< Come and leave a print.
< Come while the color’s fresh.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *new class*
> New class, new canvas.
- Nothing on it yet, so every line is a first
< Be among the first brushstrokes.
< Help us choose the colors.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *alone or with a friend*
> Come alone or with a friend. Solo or duet.
- One color or two, it makes a good picture
< Both make good art.
< Either way, we add color.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *second class free*
> Second class free. One to sketch, one to paint.
< Come for the outline, return for color.
< Good pictures take two sittings.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *every body is welcome*
> Every body is welcome. So is every outline.
- Round, long, soft, angular: each draws its own line
- The moves adapt to you, like a line to a brush
< Come and draw yours large.
< Yours makes the picture richer.
@ Intro to Pole
? offer first class free
> First class free. First sketch included.
- Sketch some grips, walks and your first spin. No experience needed
- First steps, first spin. No dance background needed
< Come and collect your firsts.
< Leave with your first spin.
@ Intro to Pole
? offer free trial class
> Free trial class. Paint a corner first.
- Grips and walks, then your first spin. No experience needed
- First steps and a first spin. Come without a dance background
< See how the color feels.
< One spin, and you’ll want the rest.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. Just a fresh page.
- Grips, walks, and your very first spin to fill it
- First steps on the pole. No dance background needed, either
< Your first spin goes on it.
< Come and draw on it.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Two first sketches, side by side.
- Grips, walks, and a first spin for each of you. No experience needed
- First steps and first spins. No dance background needed, either of you
< Come and draw them together.
< Leave with a first spin each.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. Bare legs draw bolder lines.
- Outline a spin, a climb, a sit, then a short combo
- Build grip and confidence, and leave with a combo
< Come and draw a combo.
< Legs make good brushes.
@ Beginner Pole
? bring *shorts*
> Bring {bring}. Good brushes need a good grip.
- Spins, climbs and sits, up to your own combo
- A steady pace, and a short combo to keep
< Come and paint your combo.
< Knees paint, too.
@ Intermediate Pole
? series * weeks*
> {Series} to turn the picture upside down.
- First inverts and leg hangs, with someone to spot you
- Inverts, leg hangs and cleaner transitions, safely spotted
< Come and turn the easel.
< It’s a lovely new angle.
@ Advanced Pole
? guest
> Guest artist {guest}, for bold strokes.
- Aerial combos, shoulder mounts and handsprings, in elegant lines
- For confident inverters: handsprings, shoulder mounts, elegant lines
< Come and refine your hand.
< Take a new line home.
@ Spin Basics
? bring *water*
> Bring {bring}. We spin in watercolor.
- Fireman, chair and back hook in light strokes. No strength needed
- Walk in, let go, land softly. No strength needed
< Sip, spin, land softly.
< Soft edges, soft landings.
@ Spin Pole
? level all
> All levels welcome. The pole does the turning.
- Momentum, balance, and combos as floaty as watercolor
- Floaty combos that look effortless, like a loose sketch
< You draw the lines.
< Come and loosen your brush.
@ Pole Tricks
? places max*
> {Places}, three tricks, one gallery.
- Step by step, spotted, in a version for every level
- Taken apart, spotted, and photographed on your phone
< Everyone gets a frame.
< Come and fill a frame.
@ Pole Tricks
? bring *shorts*
> Bring {bring}. Three pictures need good grip.
- Three tricks, spotted and taken step by step
- Three tricks, with an option for every level
< Your phone takes the portrait.
< Come and pose for one.
@ Pole Tricks
? level all
> Three tricks, in a version for every level.
- Taken apart step by step, with spotting
- Spotted, step by step, then photographed
< Trace it or paint it freely.
< Choose your shade.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. The line runs along the floor.
- Spins, floorwork and transitions in a single breath
- Less counting, more feeling, from spin to floor
< Come and follow it down.
< Let your knees sign it.
@ Pole Flow
? music
> {music}, in one long line.
- Spins and floorwork, less counting, more feeling
- Spins, floorwork and transitions, linked in one breath
< Don’t count it. Draw it.
< Come and hear it in color.
@ Pole Choreography
? music
> {music}, drawn with your whole body.
- A new routine in sections, then full out
- Section by section, until we dance it full out
< Come and color the chorus.
< The chorus needs your line.
@ Exotic Pole
? bring *knee pads*
> Bring {bring}. The boldest lines are low.
- Heels on, lights low, for slides and kips
- Low flow, slides, kips, in one long heeled line
< Come and draw one slowly.
< Press as boldly as you like.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, brush ready.
- Low flow, slides and kips. Knee pads, too
- Knee pads on, then low flow, slides and kips
< Your boldest self does the painting.
< Sign it with attitude.
@ Heels & Floorwork
? places *left
> {Places} on a very long canvas.
- Rolls, waves and leg lines, inked in heels or socks
- Leg lines and waves, in any heels or socks
< Come and roll yourself in.
< Come and add your line.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Socks draw a softer line.
- Leg lines, rolls, and smooth ways to the floor
- Rolls, waves, and smooth ways down and back
< Ink or pastel. You choose.
< Come and draw with either.
@ Chair Dance
? bring *friend*
> Bring {bring}. A portrait with two chairs.
- Sultry choreography that’s easy to follow together
- Sultry and easy to follow, with no experience needed
< Come and sit for it together.
< Then both of you sign it.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. The circle’s already drawn.
- Color it with mounts, poses and spins, low to begin with
- Mounts, poses and spins, low first, and always graceful
< Just add yourself.
< Come and fill it with color.
@ Aerial Hoop
? level beginner
> Beginners, the circle is drawn for you.
- Mounts, poses and spins, low or high, you choose
- Graceful strength from your very first sketch of a pose
< You add the lines.
< Come and put yourself in.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. Sculptors work up a glow.
- Pull, core and shoulders, until inverts click
- Pull, core and shoulder work, with measurable progress
< Come and carve with us.
< Wipe the marble dust off.
@ Flexibility & Stretch
? bring *mats* (provided)
> We bring {bring}. You bring the lines.
- Active stretching for splits and backbends, warm and guided
- Splits, backbends and shoulders, wherever you start
< Come and draw them out gently.
< We’ll lengthen them kindly.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}. Unroll it, then yourself.
- Active stretching for splits, backbends, shoulders, warmly guided
- Guided stretching, kind, whatever your starting point
< Both make a fine canvas.
< Take it one crease at a time.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Draw long lines on the floor.
- Leg lines, rolls and waves, drawn smoothly down and back
< Come and draw yours in heels.
< Bold lines, soft landings.
`;
