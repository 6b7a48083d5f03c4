// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const artistic = `
= intro pole
> Museums say don’t touch. We say hold tight.
- {name} show{s} you the grip, the step and the turn, up close
- A grip, a step, a first turn
< Book your hands-on visit.
< Please touch the art.
= intro pole
> Blank page. One vertical line. Your move.
- {name} draw{s} the first steps with you, from grip to first turn
- A step, a grip, and the first line appears
< Make the first mark.
< Sign up and start drawing.
= intro
> All art starts with not knowing how.
- {name} show{s} you a grip and a step, and a shape begins
- Rough strokes first. They’re often the best
< Start with a rough sketch.
< Not knowing? Fine start.
= intro pole
> Learn the lines before the painting.
- A reach, a walk, a lean: {name} demonstrate{s}, you trace
- A reach, a walk, a lean: your first lines
< Sign your name in midair.
< Book your first drawing lesson.
= intro pole
> Your first shape is waiting.
- {name} walk{s} you from grip to turn, with a pose to finish
- A grip, a step, a turn, a pose to finish
< Start with a single line.
< Reserve a fresh sheet.
= intro pole
> Stick figures become masterpieces here.
- Step by step, {name} add{s} a grip, a walk and a turn
- A grip, a walk, a turn, shown step by step
< Let it be a sketch.
< Bring your stick figure.
= spin spinpole
> Draw circles in the air.
- {name} trace{s} each turn with you, from shoulder to pointed toe
- One line out of the shoulder, closed at the toe
< Draw your first circle here.
< Sign it with a pointed toe.
= spin spinpole
> Kinetic sculpture. Medium: you.
- {name} teach{es} the push, the lean and the long turning line
- It moves, it turns, each angle a new work
< Please do touch the art.
< Book your turning point.
= spin
> Draw with your whole body.
- A long stroke in, a turn, and {name} for the soft landing
- No corners, no eraser, just one round idea
< The air is good paper.
< Throw us a curve.
= spin spinpole
> Statues get one angle. You get them all.
- Step, lean, turn, and {name} help{s} you hold the shape
- Step, lean, turn, and hold the shape all round
< Hold the shape. Turn.
< Reserve your pedestal.
= spin
> Draw a circle. Be the pencil.
- {name} start{s} you with a step, a lean and a well-pointed toe
- A step, a lean, pointed toes, a soft landing
< Come full circle.
< Round it off beautifully.
= static
> A fixed line. Everything else is composition.
- {name} compose{s} climbs, leans and holds around one straight line
- Climbs, leans and holds around one straight line
< Compose something with us.
< Hold still? Only the pole.
= static
> Still pole, moving picture.
- One step, one sweep, and {name} help{s} you make the turn
- The pole stays put. Every line is yours
< You set the scene.
< Book the moving part.
= static
> The pole stands still. You’re the art.
- {name} polish{es} your climbs, holds and turns to a clean finish
- Climbs, holds and turns, with clean lines to finish
< Hold your favorite pose.
< Sign up and pose.
= tricks advanced
> Sculpt the air. You’ll need both legs.
- {name} build{s} the shape: a hook, an arch, a pointed toe
- A hook, an arch, a pointed toe
< Make room for a masterpiece.
< Reserve some air to sculpt.
= intermediate
> Same strokes, finer lines.
- {name} smooth{s} your climbs, hangs and transitions into one picture
- Climbs, hangs and transitions, joined without a gap
< Smooth joins, bold shapes.
< Refine with us. Sign up.
= flow
> Take a line for a walk.
- {name} lead{s} the line from shoulder to hip to floor
- No corners, no hurry, one move drawn into the next
< The music holds the pencil.
< Come along for the walk.
= flow
> Movement in one brushstroke.
- Turns, slides, waves, and {name} to run them all together
- Turns, slides and waves, drawn into each other
< Follow the line.
< Book your brushstroke.
= flow
> Sketch a song with your body.
- {name} put{s} a turn, a wave and a slide to the music
- A turn, a wave, a slide, all one drawing
< Follow where the line goes.
< Sign up for the sketch.
= exotic
> Composition in slow motion.
- {name} slow{s} it down: a diagonal of leg, a curve, a pause
- A diagonal of leg, a curve of back, a pause
< Frame it with a look.
< Finish each line slowly.
= exotic
> Long lines, slow curves.
- From hip to toe, {name} shape{s} walks, slides and leg lines
- Walks, slides and leg lines, shaped from hip to toe
< Draw them out slowly.
< Reserve a long, slow line.
= exotic
> Make every slide a brushstroke.
- Body waves, leg lines, and a pause that {name} help{s} you frame
- Body waves, leg lines, and a pause between
< Slow hand, bold line.
< Book some bold strokes.
= heels
> Every step, a fine brushstroke.
- {name} choreograph{s} the foot, the hip, and the pause that says everything
- A point, a sweep, a line from hip to toe
< Write across the floor.
< Sign it with the toe.
= heels
> Leg lines worth framing.
- {name} pose{s} the question: how long can a leg line get?
- Walks, turns and poses, long from hip to toe
< Walk into the picture.
< Pose like it’s permanent.
= heels
> Walk in permanent ink.
- {name} open{s} the shoulders, set{s} the hips and perfect{s} the walk
- One foot before the other, hips in, shoulders open
< Cross the floor boldly.
< Sign up in style.
= floor
> Pollock did his best work on the floor.
- {name} roll{s} you out: slides, reaches and big sweeping leg lines
- Rolls, reaches and big sweeping lines
< Splash out. Book in.
< There’s room for big strokes.
= floor
> The floor is very big paper.
- {name} roll{s}, reach{es} and slide{s} with you to all four corners
- Roll, reach, slide, and use all four corners
< Lie down and sketch.
< Sign up for large format.
= lowflow
> Low horizon, long lines.
- {name} sweep{s} you into slow leg lines, turns and long slides
- Stay low, draw wide, let the music set the color
< A landscape in slow motion.
< Book the view from below.
= lowflow floor
> Dalí melted clocks. You melt to the floor.
- {name} pour{s} you into rolls, slides and long leg waves
- Rolls, slides and leg waves, no hard edges
< Take your time melting.
< Reserve your puddle.
= lowflow floor
> Shape after shape, close to the floor.
- Roll, reach, fold: {name} connect{s} one shape to the next
- You roll, reach and fold, one shape into the next
< Leave a line down there.
< Take the whole canvas.
= handstand
> Hang the picture upside down.
- {name} stack{s} you up: wrists, shoulders, hips, and feet for a flourish
- Shoulders for plinth, breath for balance, feet for a flourish
< Up is negotiable.
< Book your upside-down debut.
= handstand
> A straight line is the hardest to draw.
- From the wrists up, {name} build{s} your line stroke by stroke
- Hands down, shoulders stacked, toes to the ceiling
< Draw it with us.
< Wobbly lines count.
= handstand
> One line, drawn upward.
- {name} line{s} up wrists, shoulders and hips, and the toes finish it
- Wrists, shoulders, hips, toes, stacked one by one
< Reach for the ceiling.
< Sign up and flip.
= yoga
> Every strong line starts with a breath.
- {name} guide{s} breath and spine into one clean shape after another
- Long spine, steady breath, one clean shape at a time
< Shape it breath by breath.
< Book a long exhale.
= yoga
> Draw the breath first. The pose follows.
- Reach, fold, hold, while {name} keep{s} the breathing in the picture
- Inhale, the line rises. Exhale, the line rests
< Give every breath a shape.
< Inhale. Sign up. Exhale.
= yoga
> Shape first, stillness after.
- {name} help{s} each pose find its outline, with a long, steady spine
- Long spine, steady core, one clean pose at a time
< Breathe into the shape.
< Reserve a still life.
= choreo
> A song you draw with every limb.
- {name} sketch{es} the steps, and together you color in the chorus
- Feet take the bass, hands take the voice
< Add your own line.
< The chorus needs color.
= choreo
> Every count, a brushstroke.
- {name} add{s} step after step until the whole picture dances
- Step by step, until the whole picture dances
< Dance it in color.
< Count yourself in.
= chair
> Whistler’s Mother sat still. You won’t.
- {name} bring{s} one chair to life: a lean, a leg, a turn
- A lean, a leg, a turn, all on one chair
< Book a livelier sitting.
< Sit like you mean it.
= chair
> Still life with chair. You’re the life.
- {name} arrange{s} an angle, a lean, and a leg across the frame
- It holds the straight lines. You bring the curves
< Arrange yourself beautifully.
< Be the life. Sign up.
= chair
> Four straight legs, and then yours.
- Curve against corner, lean against slat, with {name} to direct
- Sit on it sideways and it becomes sculpture
< Straight chair, bent rules.
< Reserve your angle.
= chair
> One chair, endless silhouettes.
- {name} find{s} your angles: lean, cross a leg, turn, hold the line
- Lean, cross a leg, turn, and hold the line
< Sit down. Make a shape.
< Choose your best side.
= chair
> The chair is your pedestal.
- Slow sits, long legs, and {name} with a shape for each beat
- Slow sits, long legs, and a shape for each beat
< Sit like a portrait.
< Claim your pedestal.
= burlesque
> Mona Lisa smiled. You can shimmy.
- {name} unveil{s} the walk, the shoulder and a very well-timed pause
- A walk, a shoulder, a very well-timed pause
< Smile. Shimmy. Sign up.
< Leave the frame behind.
= burlesque
> A wink is a very small brushstroke.
- {name} paint{s} the big ones: a walk, a shoulder, a slow turn
- A glove, a shoulder, a pause in the right place
< Sign it with a shimmy.
< Book a bigger wink.
= burlesque
> The tease is an art form.
- Shoulders, glances, pauses: {name} know{s} where each one goes
- Shoulders, glances, poses, and the pauses between them
< Finish with a wink.
< Study the tease in person.
= burlesque
> Every gesture, a finishing touch.
- {name} add{s} the slow walk, the pose and the well-placed shoulder
- Slow walks, poses, and a well-placed shoulder
< Pose, pause, smile.
< Reserve the grand gesture.
= twerk
> Kinetic art, from the hips down.
- {name} bring{s} the bounce, the circle and the hit on the beat
- Bounce, circle, roll, and hit the beat
< Set the exhibit in motion.
< Book the moving piece.
= twerk
> Draw circles with your hips.
- Bend, bounce, roll, while {name} shade{s} in the bass
- Round lines, quick accents, one very bright color
< Draw big circles.
< Color in the beat.
= twerk
> Hips draw the boldest lines.
- {name} break{s} down bounces, circles and isolations, sharp on the beat
- Bounces, circles and isolations, sharp on the beat
< Make it big and bold.
< Sign up loudly.
= salsa
> Paint the floor with your feet.
- {name} lead{s} the steps and the turns. The color’s up to you
- Steps, turns, and a flourish at the end
< Pick a loud color.
< Book in and paint.
= salsa
> Draw the music with your feet.
- Steps, turns, and an arm to finish, all counted out by {name}
- Steps, turns, and an arm to finish the line
< Step, turn, frame it.
< Trace the beat with us.
= salsa
> Two feet, one elegant line.
- {name} shape{s} the walks, the turns and the pauses to the music
- Walks, turns and pauses, shaped by the music
< Draw the next step.
< Reserve your piece of floor.
= hoop
> Da Vinci drew the circle. Get in.
- {name} show{s} you the mount, the sit and a long line
- A mount, a sit, a long line to finish
< Arms out. Sign up.
< Fill the circle.
= hoop
> One circle. Infinite compositions.
- {name} compose{s} with a leg, a lean and a lot of air
- The frame moves, and so does the picture
< Be the line inside it.
< Book your first composition.
= hoop
> Sit in the circle. Now it’s a picture.
- A leg over, an arm out, and {name} for the fine details
- A leg over, an arm out, a long line
< The circle was missing you.
< Sign up to be framed.
= hoop
> Step into a round frame.
- {name} take{s} you through sits, hangs and long lines inside
- Sits, hangs and long lines inside the hoop
< Strike a pose inside.
< Complete the picture.
= hoop
> Some art hangs on walls. You hang here.
- {name} place{s} every knee, every arm, every pose that turns
- A bent knee, an arched back, a pose that turns
< Pose, turn, hold.
< Hang with us. Book in.
= hoop
> The hoop frames every line.
- Mount, hook a knee, lean out, and {name} perfect{s} the shape
- Mount, hook a knee, lean out, hold the shape
< Fill the frame.
< Reserve a round canvas.
= silks
> Painters drape the cloth. You wear it.
- {name} show{s} you the wrap, the lean and the long, draped line
- Wrap a foot, lean back, let the folds shade
< Hang like a masterpiece.
< Get draped. Book in.
= silks
> Draw with fabric.
- {name} wrap{s} a foot, open{s} a shape, and the folds follow
- Wraps, leans and shapes, with long folds behind you
< Wrap, lean, pose.
< Sign up in long folds.
= silks
> Fabric, shaped by you.
- A wrap, a lean, a long leg, all shaped with {name}
- A wrap, a lean, a long leg, flowing folds
< Hold on and drape.
< Take shape in the air.
= trapeze straps
> A drawing that hangs in the air.
- {name} sketch{es} the lean, the hang and the reach with you
- Lean, hang, reach, and each one is a sketch
< Air makes a good frame.
< Book your place in midair.
= trapeze
> Michelangelo painted the ceiling. You visit.
- {name} take{s} you up there: sit, stand, lean, reach
- Sit, stand, lean, and fill the upper half
< Sign your name up there.
< Reserve the ceiling.
= trapeze
> Leave your lines in midair.
- Sits, hangs, long arms: {name} hang{s} each one beautifully
- Sits, hangs and long arms, with air all around
< Point your toes up there.
< Sign up, then go up.
= trapeze
> Sculpture, with a swing.
- You sit, stand and hang, and {name} refine{s} the line
- You sit, stand, hang and hold the line
< Swing into shape.
< Hang in beautiful lines.
= seniors
> Good music, bold color, your own line.
- {name} set{s} turns and holds to an easy pace. You add style
- Turns and holds at an easy pace, in bright color
< Paint it bold.
< Book a bold stroke.
= seniors
> Your line has character. Show it off.
- {name} bring{s} turns, holds and poses at a pace that suits you
- Unhurried strokes, good music, and company that laughs
< Unhurried and unmistakable.
< Let’s give it some color.
= seniors
> Great artists only get bolder.
- Turns, holds and easy poses, with {name} and plenty of time
- Turns, holds and easy poses, at your own pace
< Your style, your pace.
< Book the bold colors.
= inclusive
> Rubens would have asked you to pose.
- {name} fit{s} every turn, hold and pose to the body you have
- Turns, holds and poses, shaped to your body
< Book your portrait in motion.
< Pose magnificently.
= inclusive
> Curves are what drawing was invented for.
- {name} draw{s} round lines, strong holds and bold poses with you
- Your body is the subject and the artist
< Use the whole canvas.
< Big brush. Sign up.
= inclusive
> Round lines make the boldest pictures.
- Full forms, strong lines, and moves that {name} adapt{s} to you
- Full forms, strong lines, and moves that suit them
< Be the big, bold picture.
< Warm colors, wide frame.
= inclusive
> Every body is a masterpiece.
- Turns, holds and poses, each shaped to you by {name}
- Turns, holds and poses, each in your own shape
< Own every line.
< Show off your masterpiece.
= party
> Group portrait. Nobody has to hold still.
- {name} host{s}: a pose each, a routine together, a lot of laughing
- A pose each, a routine together, a laugh throughout
< Be in the picture.
< Book the group portrait.
= party
> Make a mess of color with your favorites.
- {name} bring{s} the moves and the poses. You bring the laughing
- Learn some moves, strike some poses, laugh at both
< Loud palettes welcome.
< Add your favorite color.
= party
> Make a group portrait that moves.
- A short routine, big poses, and {name} to get everyone in frame
- A short routine, big poses, plenty of laughing
< Gather your favorite faces.
< Everyone in the frame.
= private
> One artist. All the attention.
- {name} look{s} closely, adjust{s} a shoulder, and look{s} again
- We look, we adjust a shoulder, we look again
< Bring your unfinished move.
< The studio is all yours.
= private
> A portrait takes time. Have all of it.
- Your questions, your moves, your pace, and {name} just for you
- The move you love, or the one you’d finish
< You choose the subject.
< Book your sitting.
= private
> A commission, made for you.
- You choose the move, and {name} refine{s} every line with you
- You choose the move, and we refine every line
< Tell us what to shape.
< Commission your masterpiece.
= private
> One sculptor, one work: your next move.
- {name} work{s} on the move you choose, from the fingertips down
- The move you choose, from the fingertips down
< Bring your favorite move.
< Let the carving begin.
= practice
> Open studio. Paint what you like.
- {name} open{s} the studio. Your moves and your music do the rest
- No model, no theme, no one over your shoulder
< Sketch a few. Keep one.
< Bring your unfinished pieces.
= practice
> Sketchbook time. Nobody’s grading.
- {name} host{s}. You repeat a favorite or start a new page
- Repeat a line until you love it, or start another
< Fill a page or two.
< Doodles count.
= practice
> Your work in progress, your way.
- Repeat the pose, refine the line. {name} keep{s} the studio open
- Repeat the pose, refine the line, start something new
< Keep sketching.
< Rework your favorite.
= practice
> No theme. No critics. Lots of canvas.
- {name} lend{s} the canvas: your moves, your music, your own order
- Your moves, your music, your own order
< Sketch, erase, repeat.
< Leave with one good line.
= workshop
> One detail, under the magnifying glass.
- {name} slow{s} it down: how the hand turns, where the line breathes
- How the hand turns and where the line breathes
< Look closer. Sign up.
< Color it your way.
= workshop
> Look closer. That’s where the art is.
- {name} take{s} one move apart, and you refine it detail by detail
- We slow the move down and refine each detail
< Draw it again, better.
< Reserve a close look.
= showcase
> From pencil sketch to curtain call.
- {name} lead{s} the polish. You bring the color, the group the frame
- You bring the color, the group holds the frame
< Add the last varnish.
< Polish your boldest lines.
= showcase
> Time for the final brushstrokes.
- {name} run{s} entrances, counts and last poses from the top
- Entrances, counts and last poses, run from the top
< Polish it, then bow.
< Finish the piece together.
= showcase
> The stage is your frame.
- Spacing, lines and the last pose, with {name} at the easel
- Spacing, lines, and the pose that ends it
< Fill the frame, then bow.
< Take your place in frame.
= men
> Strength is the marble. Now carve something.
- {name} hand{s} you the chisel: a pull, a hold, a clean turn
- Less hammer, more chisel, and the form appears
< Pick up the chisel, gentlemen.
< Book your marble, gentlemen.
= men
> Even David had to hold a pose.
- {name} work{s} through climbs, holds and turns, with lines to finish
- Climbs, holds and turns, with lines to finish them
< Sculpt it, gentlemen.
< Your Renaissance starts here.
= prenatal
> Soft lines, drawn for two.
- {name} guide{s} you to sway, breathe and rest in soft colors
- Gentle shapes, slow music, plenty of space for two
< Two artists, one gentle class.
< Save a corner for two.
= postnatal
> Begin again with one soft line.
- {name} add{s} gentle moves one by one, and time to rest
- New lines, new colors, all the time you need
< Start with a sketch.
< The studio is yours again.
= contemporary
> Abstract feelings, concrete moves.
- {name} give{s} them shape: a reach, a curve, a long stillness
- A reach, a curve, and the silence around them
< Leave the meaning open.
< Untitled. Book in anyway.
= contemporary
> Say what words can’t draw.
- From the ribs to the fingertips, {name} shape{s} each phrase with you
- It begins in the ribs and ends in the fingertips
< Untitled, and entirely yours.
< Sign up. Say nothing.
= contemporary
> Give a feeling a shape.
- {name} reach{es}, fold{s} and turn{s} with you, and the music shades it
- Reach, fold, turn, and let the music shade it
< Round or jagged, bring it.
< Reach, fold, feel.
= acro
> Statues stand alone. You don’t have to.
- {name} stack{s} bases and flyers into shapes held for one breath
- One is the base, one flies, and both make art
< Take turns being the statue.
< Book your supporting role.
= acro
> Living sculpture, built by hand.
- Base, flyer, balance: {name} put{s} the pieces together with you
- One base, one flyer, one balance held for a breath
< Lean, balance, breathe.
< Hold that shape together.
= acro
> Balance is a shared art.
- {name} help{s} you stack hands, feet and trust into one shape
- Hands, feet and trust, stacked into one shape
< Build a shape together.
< Sign up as sculpture.
= circus
> The ring is a canvas, too.
- {name} bring{s} color, rhythm, and a trick with a flourish
- Color, rhythm, and a trick with a flourish
< Paint it bright.
< Bow like a brushstroke.
= openlevel
> Same subject, many hands.
- {name} show{s} the move, and everyone draws it in their own style
- Some sketch, some paint, everyone has a style
< Add your own stroke.
< Pick up any brush.
= teens
> Make something nobody assigned.
- {name} help{s} you build a sequence and name it yourself
- A pose, a sequence, a move named after you
< Sign it in the corner.
< Make it weird. Make it yours.
= teens
> You’re the paintbrush. The air’s huge.
- {name} bring{s} moves, music and space for very big strokes
- Big strokes, splashes, one perfect line by accident
< Big messy strokes welcome.
< Make a splash. Sign up.
= teens
> Your style isn’t in a textbook.
- Try a move with {name}, change it, and name it after yourself
- Try a move, change it, and name it yourself
< Sketch it out with us.
< Draw it your way.
= kids
> Draw a rainbow with your feet!
- {name} paint{s} along: a big one, a small one, an upside-down one
- Big one, small one, upside-down one
< Sign it with a twirl!
< More color!
= kids
> Be a statue. Now a wobbly one!
- {name} call{s} freeze and wobble, and every statue takes a bow
- Freeze, wobble, freeze, bow
< Museum’s open!
< Giggling at the art allowed!
= kids
> Can you paint with your toes?
- With {name}, it’s blue stretches, yellow twirls and big green wiggles
- A blue stretch, a yellow twirl, a big green wiggle
< Come and make a splash!
< Save your artist a spot!
= class
> Your body is the brush.
- {name} show{s} the steps, turns and shapes. The color is yours
- Steps, turns and shapes, in your own color
< Make the first stroke.
< Book a blank page.
= class
> Still life was never your thing.
- {name} keep{s} you moving: steps, turns, shapes, and music to color in
- Steps, turns, shapes, and music to color in
< Sign up and stir things.
< Move into the picture.
= class
> Bring a feeling. Leave with a line.
- {name} set{s} it to music, and you draw it large
- Draw it large, draw it badly, draw it again
< Any feeling. Any color.
< Reserve a big canvas.
= photo
> The Mona Lisa held still. You hold on.
- {name} bring{s} poses, long lines, and the angle that suits you
- Poses, long lines, and the angle that suits you
< Find your frame.
< Book your own portrait.
= photo
> One pose, framed for good.
- You bring the move, and {name} find{s} the line
- You bring the move, the camera catches the line
< Look up. Click.
< Step into the frame.
= photo
> Strike a line worth framing.
- A long arm, a clean outline, and {name} to place both
- A held breath, a bent wrist, a clean outline
< Hold it for the frame.
< Sign up for your close-up.
= stretch
> Draw your body a longer line.
- {name} guide{s} hips, back and shoulders into it, breath by breath
- Long spine, open shoulders, hips that ease with breath
< Breathe, reach, hold.
< Reach a little further.
= stretch
> Your spine can draw a curve.
- Slow holds for hips, back and shoulders, steadied by {name}
- Slow holds for hips, back and shoulders
< Curve gently.
< Book a softer line.
= stretch
> Every artist stretches the canvas first.
- {name} take{s} hips, back and shoulders slowly, one corner at a time
- Hips, back, shoulders, one corner at a time
< Stretch first. Paint later.
< Sign up for slow strokes.
= advanced
> Power, drawn in clean lines.
- {name} finish{es} your combos, mounts and holds down to the toes
- Combos, mounts and holds, finished down to the toes
< Finish every line.
< Book the fine brush.
= advanced tricks
> The art is in the hold.
- Hook, extend, point, and {name} count{s} the breath you stay
- Hook, extend, point, and stay for one breath
< Hold, point, breathe.
< Sign up. Hold everything.
= conditioning polefit
> Chisel first. Masterpiece later.
- {name} chip{s} away with pulls, core work and holds, round by round
- Pulls, core work and holds, one round at a time
< Shape it round by round.
< Reserve your chisel.
= conditioning polefit
> David’s shoulders took work, too.
- {name} pace{s} the rounds: shoulders, core, grip, and a breath between
- Shoulders, core and grip, one steady round at a time
< Start with one pull.
< Sign up and sculpt.
= pole
> Statues get one pose. You get plenty.
- {name} move{s} you through spins, climbs and poses, line by line
- Spins, climbs and poses, drawn one line at a time
< Pick your first pose.
< Step off the pedestal.
= pole
> One pole, endless shapes.
- Spins, climbs, poses: {name} draw{s} them out with you
- Spins, climbs and poses, each in its own outline
< Your shape belongs here.
< Sign up and take shape.
= pole
> Be the art around the pole.
- {name} teach{es} the turns, climbs and poses. The style is yours
- Turns, climbs and poses, in your own style
< Your style, your signature.
< Hang out with the art.
= pole
> This exhibit wants to be climbed.
- {name} guide{s} you up, around and into a pose worth a plaque
- A climb, a spin, a pose worth a plaque
< Touching permitted. Climbing encouraged.
< Book your visit.
= intro pole
> Art history, chapter one: you grip a pole.
- {name} start{s} you off with a grip, a walk and a turn
- First a grip, then a walk, then a turn
< Picasso would be jealous.
< Sign the first canvas.
= spin spinpole
> Stillness is for statues.
- {name} teach{es} the step, the turn and the graceful finish
- A step, a turn, a graceful finish
< Turn, statue, turn.
< Book a break from stillness.
= tricks
> Freeze. Now it’s a sculpture.
- {name} break{s} each trick into small steps, right up to the pose
- Small steps, one trick, a pose to freeze
< Strike, freeze, repeat.
< Book your own plaque.
= tricks
> Every trick deserves a frame.
- {name} take{s} each one apart: the hook, the lean, the hold
- A hook, a lean, a hold, step by step
< Name your masterpiece.
< Sign up, then sign it.
= flow
> The brush never leaves the paper.
- {name} keep{s} turns, waves and slides in one long stroke
- Turns, waves and slides, all one long stroke
< Keep the stroke going.
< Book an unbroken line.
= exotic
> Old masters never rushed a curve.
- {name} pace{s} the walk, the slide and one very slow hip
- A walk, a slide, one very slow hip
< Take your time. Book now.
< Curve now, frame later.
= heels
> Think of your heels as a pedestal.
- {name} perfect{s} the walk, the turn and the pose up there
- A walk, a turn, a pose to look up to
< Step up. Sign up.
< Statues, eat your heart out.
= conditioning polefit
> Before the sculpture, the scaffolding.
- {name} put{s} up core, grip and shoulders, one round at a time
- Core, grip and shoulders, one round at a time
< Book the scaffolding.
< Build now. Dazzle later.
= stretch
> Michelangelo freed the angel. Free your hips.
- {name} ease{s} hips, back and shoulders open, no hammer involved
- Hips, back and shoulders, no hammer involved
< No chisel. Just breath.
< Book a gentle sculptor.
= intermediate
> Past the outline, on to the shading.
- {name} deepen{s} your climbs, your hangs and the moves between
- Climbs, hangs, and the moves in between
< Add depth. Sign up.
< Shade with us.
= class
> Move like nobody’s sketching.
- {name} lead{s} the steps, the turns and the big, loose strokes
- Steps, turns and big, loose strokes
< Erasers not required.
< Draw yourself in. Book.
= kids
> Finger painting, but with everything!
- {name} mix{es} giant leaps, tiny twirls and one enormous splash
- Giant leaps, tiny twirls, one enormous splash
< Messy feet welcome!
< Bring your brightest giggle!
= teens
> Graffiti, but in the air.
- {name} bring{s} the moves, you add the tag
- Bold moves, your own tag, a lot of air
< Tag the air.
< Sign up big.

@ Intro to Pole
> Masterpieces start wobbly.
- First grips, first walks, first spin, and {name} steadying the pencil
- {name} sketch{es} out grips, walks and your first spin, no experience needed
- Grips, walks, your first spin. No dance background needed
< Book your first brushstroke.
< Wobbly is welcome.
< First line, first spin.
@ Intro to Pole
> No experience? Perfect. A blank canvas.
- With {name}, the first strokes are grips, walks and a spin
- {name} add{s} grips, then walks, then your very first spin
- First grips, first walks, and a first spin to sign
< Reserve your blank canvas.
< Start with any color.
< Leave a few marks.
@ Beginner Pole
> Layer by layer, a picture appears.
- First spins, then climbs, then sits: {name} guide{s} you to a combo
- {name} layer{s} spins, climbs and sits into your own short combo
- Grip, core, confidence, and a combo to sign
- Spins, climbs, sits, a steady pace, and your own combo
< Add your first layer.
< Sign the combo. It’s yours.
< Book the base coat.
@ Beginner Pole
> Compose something. Take it home.
- {name} compose{s} spins, climbs and sits with you, at a steady pace
- {name} turn{s} spins, climbs and sits, steadily, into your own short combo
- Spin, climb, sit, at an easy drawing pace
< Book in and compose.
< Your name goes in the corner.
< Four limbs, one composition.
@ Beginner Pole
> Your palette: a spin, a climb, a sit.
- {name} help{s} you mix all three into a short combo
- {name} mix{es} in grip, core and confidence. You leave with a combo
- Mixed at a steady pace into your own short combo
< What will you paint?
< Pick up your brush.
< Mix your own signature shade.
@ Intermediate Pole
> The Mona Lisa never went upside down.
- Leg hangs, first inverts, clean transitions, all safely spotted by {name}
- {name} spot{s} your first inverts, your leg hangs and cleaner transitions
- First inverts and leg hangs, safely spotted, cleanly joined
< Claim your better angle.
< Smile when you get there.
< Turn your world, keep smiling.
@ Intermediate Pole
> You climb. Now flip the canvas.
- {name} lead{s} you into leg hangs and first inverts, safely spotted
- First inverts, leg hangs, cleaner transitions, and {name} there to spot you
- Leg hangs, first inverts, and safe hands to spot you
< We hold the easel steady.
< Book the upside-down view.
< Flip with us.
@ Intermediate Pole
> Good drawings have clean joins.
- {name} spot{s} leg hangs and first inverts, and clean{s} up the transitions
- {name} join{s} first inverts and leg hangs without a gap, safely spotted
- Cleaner transitions, leg hangs, first inverts, safely spotted
< Reserve, then refine.
< Draw without a gap.
< Upside down, neatly outlined.
@ Advanced Pole
> Paint with power. Outline with control.
- Handsprings, shoulder mounts, aerial combos, and {name} at the palette
- {name} paint{s} with aerial combos, shoulder mounts and handsprings
- Aerial combos, a shoulder mount, a handspring, in elegant lines
< Book a big canvas.
< Bold strokes, elegant lines.
< Confident inverters, mix your paint.
@ Advanced Pole
> Turn power into elegant lines.
- {name} lead{s} confident inverters from shoulder mounts to handsprings
- {name} refine{s} shoulder mounts, handsprings and the combos in the air
- Shoulder mounts, handsprings and aerial combos, carved with control
< Confident inverters, claim your marble.
< Leave a fine outline.
< Sign up for fine lines.
@ Advanced Pole
> Make the hard parts look hand-drawn.
- {name} sharpen{s} handsprings, shoulder mounts and every combo between
- From shoulder mount to handspring, {name} keep{s} your aerial combos clean
- Shoulder mounts, handsprings, and aerial combos between
< Confident inverters, pick up your pens.
< Add your signature move.
< Book a finer finish.
@ Spin Basics
> Van Gogh painted swirls. Be one.
- Fireman, chair, back hook: {name} walk{s} you in and softly down
- {name} teach{es} fireman, chair and back hook, all with a soft landing
- Fireman, chair, back hook, all curve, no strength needed yet
< Book your swirl.
< Bold swirl, soft landing.
< Starry-eyed landings welcome.
@ Spin Basics
> Three spins for your sketchbook.
- {name} fill{s} a page with fireman, chair and back hook, softly landed
- {name} outline{s} fireman, chair and back hook, from walk-in to soft landing
- A fireman, a chair, a back hook, softly landed
< Fill your first page.
< Soft pencil, soft landing.
< Book page one.
@ Spin Pole
> The pole turns. You draw.
- {name} bring{s} balance and momentum to combos that feel like flying
- {name} show{s} you momentum, balance and floaty combos that feel like flying
- Momentum, balance and combos that look effortlessly sketched
< One long line, no corners.
< Book your turn.
< Turn, draw, repeat.
@ Spin Pole
> Be a watercolor that turns.
- Floaty combos, momentum, balance: {name} let{s} the colors flow
- {name} blend{s} momentum and balance into combos that look effortless
- Momentum, balance, floaty combos, no hard edges
< Let the colors run.
< Reserve your watercolor.
< Soft edges, wide turns.
@ Spin Pole
> Some art hangs still. Yours revolves.
- {name} give{s} you momentum, balance and combos that feel like flying
- Momentum, balance, floaty combos: {name} set{s} the whole picture turning
- The pole turns with you. Combos feel like flying
< Every angle is a new picture.
< Book the rotating exhibit.
< Exhibit A: you, turning.
@ Pole Tricks
> Three tricks, sketched step by step.
- Step by step, {name} spot{s} every trick, with options for every level
- {name} break{s} down and spot{s} all three, with options for every level
- Spotting, options for every level, and your phone ready
< First lines, then the photo.
< Book now, frame later.
< Sketch, spot, smile, snap.
@ Pole Tricks
> Bring your phone. You’re the picture.
- Three tricks, taken apart and spotted by {name}, at any level
- {name} spot{s} and guide{s} you through three tricks, for every level
- Three tricks, spotted, step by step, then the photo
< Frame your favorite.
< Sign up for your portrait.
< Strike three poses.
@ Pole Flow
> One long breath, one long line.
- Spins, floorwork, transitions: {name} connect{s} them, and the music counts
- {name} link{s} spins, floorwork and transitions. Less counting, more music
- Spins, floorwork, transitions. Less counting, more feeling
< Don’t lift the pen.
< Book, breathe, flow.
< Exhale along the line.
@ Pole Flow
> Paint by music, not by numbers.
- {name} mix{es} spins, floorwork and transitions into one long breath
- {name} pour{s} spins, floorwork and transitions into one long breath
- Spins and floorwork, brushed on in one breath
< The song picks the color.
< Save yourself a brush.
< The numbers can wait.
@ Pole Flow
> No outlines between the moves.
- {name} dissolve{s} spins into floorwork, less counting, more music
- {name} let{s} spins melt into floorwork and the music do the counting
- Spins run into floorwork in one long breath
< Blend in. Stand out.
< Let your colors run together.
< Book the big blur.
@ Pole Choreography
> A song, drawn in sections.
- One song, {name} and a new routine, danced full out together
- {name} build{s} the routine in sections, then you dance it full out
- One song, one new routine, danced full out
< First sketch, then full color.
< Your line completes the song.
< Add the final chorus.
@ Pole Choreography
> Degas painted dancers. Be the dancer.
- {name} teach{es} one song in sections, and the finale is full out
- {name} count{s} in a new routine, full of musicality, performance and fun
- A new routine in sections, then the full picture
< Canvas optional. Take the floor.
< Reserve a place in motion.
< Dance off the canvas.
@ Pole Choreography
> From rough sketch to full out.
- {name} shade{s} in one song, section by section, until it’s full out
- A new routine to one song, section by section, with {name} leading
- A new routine, one song, full out at the end
< The last run is the painting.
< Reserve your rough sketch.
< Start rough. Finish full out.
@ Exotic Pole
> Heels on, lights low, bold strokes.
- Low flow, slides, kips: {name} hold{s} the brush, you wear knee pads
- {name} lead{s} the low flow, slides and kips. You bring knee pads
- Low flow, slides and kips, drawn long. Bring knee pads
- {name} lead{s} low flow, slides and kips
< Attitude is the signature.
< Book your boldest color.
< Bold from heel to hip.
@ Exotic Pole
> Paint it with attitude.
- {name} add{s} attitude to low flow, slides and kips. Knee pads on
- Slides, kips, low flow and {name}. Bring heels and knee pads
- Low flow, slides, kips, bold heels. Bring knee pads
- {name} bring{s} low flow, slides and kips
< Your boldest self holds the brush.
< Claim your corner of canvas.
< Book the bold palette.
@ Exotic Pole
> Your boldest self, drawn in slow lines.
- {name} draw{s} out low flow, slides and kips, attitude included
- {name} shape{s} slides, kips and low flow. Knee pads and heels on
- Low flow, slides, kips, attitude. Bring heels and knee pads
- Low flow, slides and kips with {name}
< Lights low, lines long.
< Slide into the picture.
< Slow lines, bold you.
@ Heels & Floorwork
> Long lines, finished on the floor.
- Leg lines, waves, rolls: {name} bring{s} you smoothly down and up
- {name} guide{s} your leg lines, rolls and waves smoothly down and back
- Rolls, waves, smooth ways down, in heels or socks
< Reserve your patch of paper.
< Long legs, longer lines.
< Finish with a floor flourish.
@ Heels & Floorwork
> Heels or socks? Pen or brush?
- {name} roll{s} out leg lines and waves, in heels or socks
- {name} draw{s} leg lines, rolls and waves to the floor and back
- Leg lines, rolls, waves, smoothly down and back
< Choose one and sign up.
< Any height draws beautifully.
< Step in, heels or socks.
@ Heels & Floorwork
> A wave is a line that dances.
- {name} send{s} leg lines and waves rolling down and back up
- Rolls, waves, leg lines, with {name}, in any heels or socks
- Smooth ways down and up again, heels or socks
< Reserve your wave.
< Roll on in.
< Ride the long line.
@ Chair Dance
> Portrait with chair, slightly sultry.
- {name} direct{s} a sultry, easy routine with a chair as your partner
- {name} set{s} sultry choreography to a chair, easy to follow with friends
- Easy choreography, great with friends, no experience needed
< Book a sitting.
< Bring friends into the picture.
< Friends sit well, too.
@ Chair Dance
> Straight lines, meet curves.
- Sultry moves, one chair, and {name} to make them easy to follow
- {name} keep{s} it sultry and easy to follow, no experience needed
- Sultry, easy choreography with a chair as your partner
< The chair brings the corners.
< Save yourself a chair.
< Book your curves a chair.
@ Chair Dance
> Rodin’s Thinker just sat there.
- {name} get{s} you dancing, sultry and easy, with a chair for partner
- Sultry, easy choreography with {name}, your chair and any friends you bring
- Sultry choreography, easy to follow, fun with friends
< Think less, sway more.
< Get up and sign up.
< Your muse has four legs.
@ Aerial Hoop
> Venus had a shell. Try a hoop.
- Mounts, poses, spins, low or high, and {name} for the grace
- {name} show{s} you mounts, poses and spins, each one low or high
- Mounts, poses and spins from the very first class
< Make your grand entrance.
< Book first. Rise gracefully.
< No seashell required.
@ Aerial Hoop
> Some frames hang on walls. Yours spins.
- Low or high, {name} set{s} up mounts, poses and spins
- {name} hang{s} mounts, poses and spins low or high, as you like
- Mounts, poses, spins, and graceful strength from day one
< Low or high, it suits you.
< Reserve your frame.
< Spin into the frame.
@ Aerial Hoop
> Draw a circle. Then sit in it.
- {name} draw{s} mounts, poses and spins, low and then high
- Mounts, poses, spins: {name} sketch{es} each one low, then high
- Mounts, poses and spins, sketched low or drawn high
< Start low. Look lovely.
< Book a round seat.
< The circle seats one.
@ Strength & Conditioning
> Every masterpiece needs a strong frame.
- {name} put{s} pull, core and shoulders first, so inverts finally click
- Yours is pull, core and shoulders, and {name} help{s} you build
- Pull, core, shoulders, and then inverts that click
< Book in and build.
< Your inverts will hang there.
< Strong frame, happy inverts.
@ Strength & Conditioning
> Michelangelo started with a block, too.
- With {name}, pull, core and shoulders take shape until inverts click
- {name} chisel{s} pull, core and shoulders until your inverts finally click
- Pull, core and shoulders, carved for pole
< Pick up the chisel.
< Book your block of marble.
< Carve first. Invert later.
@ Strength & Conditioning
> Sculpture, with progress you can measure.
- {name} measure{s} the progress: pull, core, shoulders, inverts that click
- Pull, core and shoulder work with {name}, until inverts finally click
- Pole work for pull, core and shoulders
< Bring the raw marble.
< Chip away with us.
< Measured, carved, inverted.
@ Strength & Conditioning
> Beautiful inverts begin as studies.
- Pull, core, shoulders: {name} repeat{s} the study until inverts click
- {name} drill{s} pull, core and shoulders for pole, and inverts finally click
- Progress you can measure in pull, core and shoulders
< Repeat until it’s art.
< Sign up for the study.
< Study now, invert later.
@ Flexibility & Stretch
> Lengthen the line, gently.
- Splits, backbends, shoulders: {name} guide{s} each one, kindly and warmly
- {name} warm{s} up splits, backbends and shoulders from any starting point
- Active stretching for splits, backbends and open shoulders
< Book a longer line.
< Start from wherever you are.
< Long lines, kindly drawn.
@ Flexibility & Stretch
> Splits and backbends, in soft pencil.
- {name} guide{s} both gently, and shoulders too, wherever you start
- {name} draw{s} you out kindly, shoulders too, whatever your starting point
- Warm, guided stretching, shoulders too, from any starting point
< No need to press hard.
< Sketch yourself in, softly.
< Soft pencils only.
@ Flexibility & Stretch
> Unroll yourself like a fresh canvas.
- {name} unroll{s} splits, backbends and shoulders, warmly and kindly
- Splits, backbends and shoulders with {name}, kind to any starting point
- Guided stretching for splits, backbends and shoulders
< Book, breathe, unroll.
< One corner at a time.
< Smooth yourself out.
@ Advanced Pole
> Sketch your combos in midair.
- {name} add{s} shoulder mounts and handsprings, with power and control
- Shoulder mounts, handsprings, aerial combos: {name} sharpen{s} every line
- Shoulder mounts, handsprings, combos, with control
< Elegant, to the fingertips.
< Book your piece of air.
< Draw higher. Book now.
@ Chair Dance
> One chair, one sultry silhouette.
- Sultry, easy to follow, great with friends, and {name} to lead
- {name} trace{s} easy choreography around it, no experience needed
- Sultry choreography, easy to follow, with friends
< Strike your silhouette.
< Sit, cross, arch, hold.
< Book a sultry outline.
@ Exotic Pole
> Heels on. Lines long.
- Lights low, slides, kips, low flow, and {name}. Knee pads on
- Low flow, slides and kips, shown by {name}. Knee pads, please
- Slides, kips, low flow. Knee pads, please
- {name} slow{s} down slides, kips and low flow
< Draw your boldest self.
< Sign up in bold.
< Stretch the line. Stay bold.
@ Spin Basics
> Long lines, soft landings.
- {name} take{s} fireman, chair and back hook from walk-in to landing
- {name} add{s} a soft finish to fireman, chair and back hook
- Fireman, chair, back hook: let go, land softly
< Round lines start here.
< Strength can wait. Book now.
< Land like a watercolor.
@ Aerial Hoop
> Grace, framed in a circle.
- Mounts, poses and spins with {name}, graceful from the first class
- {name} frame{s} your mounts, poses and spins, low or high
- Low or high: mounts, poses, spins
< Find your place inside.
< Frame yourself. Book in.
< Grace starts low.
@ Flexibility & Stretch
> Good lines are never forced.
- {name} keep{s} splits, backbends and shoulders warm, guided and kind
- {name} ease{s} you into splits, backbends and open shoulders
- Warm, guided splits and backbends, whatever your starting point
< Reach, breathe, unfold.
< Bring your current length.
< No forcing. Just booking.
@ Intro to Pole
> First rule of sculpture: grab hold.
- {name} start{s} with grips and walks, then carve{s} out your first spin
- Grips, walks, a first spin, and no experience needed
< Grab hold. Book in.
< Lesson one: hold on.
@ Beginner Pole
> Now sketch a little higher.
- {name} lead{s} from spins to climbs to sits, ending in your combo
- Spins, climbs, sits, and a combo in your handwriting
< Sketch upward. Sign up.
< Your handwriting, but airborne.
@ Intermediate Pole
> Every painting has a flip side.
- First inverts, leg hangs, clean transitions: {name} spot{s} every one
- First inverts, leg hangs, clean transitions, all safely spotted
< Flip it. Book it.
< See what’s on the back.
@ Advanced Pole
> Gravity is a terrible art critic.
- {name} answer{s} with aerial combos, shoulder mounts and handsprings
- Aerial combos, shoulder mounts and handsprings, with full control
< Prove the critic wrong.
< Confident inverters, book your rebuttal.
@ Spin Basics
> Spin like clay on a wheel.
- Fireman, chair, back hook: {name} shape{s} each one, no strength needed
- Walk in, let go of the floor, turn, land softly
< Clay spins. So do you.
< Take the wheel. Book.
@ Spin Basics
> Be the compass. Draw circles.
- {name} point{s} the way into fireman, chair and back hook, landing softly
- Fireman, chair and back hook, and you land softly
< Pointed toes make perfect pencils.
< Book your full circle.
@ Spin Pole
> Spin art, and you’re the paint.
- {name} add{s} momentum, balance and floaty combos that look effortless
- Momentum, balance, and combos that feel like flying
< Splash out. Spin in.
< Book a colorful whirl.
@ Pole Tricks
> Three tricks. Call it a triptych.
- {name} take{s} all three apart and spot{s} every panel, whatever your level
- Each trick spotted, in steps, with options for every level
< Complete the triptych.
< Book all three panels.
@ Pole Flow
> Wet paint. Keep moving.
- Spins, floorwork, transitions, less counting, and {name} keep{s} you flowing
- Spins, floorwork and transitions, less counting, more music
< Never let it dry.
< Book the fresh paint.
@ Pole Choreography
> Every song deserves a moving picture.
- {name} direct{s} one new routine in sections, up to the full-out finale
- One routine, taught in sections, danced full out
< Canvas, music, full out.
< Book your scene.
@ Exotic Pole
> Self-portrait, in heels.
- {name} bring{s} out low flow, slides, kips and your boldest self
- Low flow, slides, kips. Heels and knee pads on
< Paint yourself bolder.
< Book your self-portrait.
@ Heels & Floorwork
> Your legs have excellent handwriting.
- {name} write{s} with leg lines, rolls and waves, down and back up
- Leg lines, rolls and waves, signed in heels or socks
< Sign with both feet.
< Reserve a blank floor.
@ Chair Dance
> Good portraits start with a chair.
- {name} add{s} sultry choreography, easy to follow and great with friends
- Sultry, easy choreography. No experience needed
< Sit. Then don’t.
< Sign up slightly sultry.
@ Aerial Hoop
> A halo you can sit in.
- {name} guide{s} you through mounts, poses and spins, low or high
- Mounts, poses and spins, at angel height or lower
< Claim your halo.
< Graceful from the first class.
@ Strength & Conditioning
> Venus de Milo skipped arm day.
- {name} won’t. Pull, core and shoulder work, until inverts finally click
- Pull, core and shoulders, until inverts finally click
< Don’t skip. Sign up.
< Arms welcome.
@ Flexibility & Stretch
> Soft clay bends better.
- Splits, backbends, shoulders: {name} shape{s} gently, from any starting point
- Active, guided stretching for splits, backbends and shoulders
< Stiff clay welcome.
< Book a gentle bend.

= any
? bring
> Bring {bring}. We’ll bring the blank canvas.
- {name} show{s} the move, you try it, and the line grows
- You try a line, like it, and make it longer
< The first stroke is yours.
< Make your mark with us.
= any
? bring *knee pads*
> Bring {bring}. The floor is our paper.
- {name} draw{s} with long legs, slow rolls and the odd knee
- Long legs, slow rolls and the odd knee
< Knees draw best in comfort.
< Slide across the page.
= any
? bring *knee pads*
> Bring {bring}. Some brushstrokes go low.
- A knee down, a leg out, and {name} draw{s} it longer
- A knee down, a leg out, a long line
< Sweep, slide, sign.
< Bold lines, happy knees.
= any
? bring *shorts*
> Bring {bring}. Long lines need free legs.
- {name} give{s} each leg line a sweep, a bend, a point
- A long sweep, a bend, a point at the end
< Let your legs draw something.
< Long lines start at the hip.
= pole intro spin spinpole static tricks flow intermediate advanced polefit
? bring *shorts*
> Bring {bring}. Bare skin holds the line.
- {name} show{s} you where to hold, and the rest can draw freely
- A hand, a knee, a thigh, and the pose holds
< Hold a beautiful line.
< Then draw what you like.
= any
? bring *mat
> Bring {bring}. It’s the canvas, you’re the paint.
- Unroll it, stretch out, and {name} help{s} you fill the corners
- Unroll it, stretch out, and begin at any corner
< Roll it out and begin.
< Spread out to the edges.
= any
? bring *friend*
> Bring {bring}. Two brushes, one canvas.
- {name} show{s} both of you the move. You paint two versions
- Same moves, two styles, and a lot of laughing
< Two artists, one frame.
< Sign up as a pair.
= any
? bring *friend*
> Bring {bring}. Every artist needs a muse.
- One moves, one marvels, then you swap, while {name} cheer{s}
- One moves, one marvels, and then you swap
< You can take turns.
< Inspire each other.
= any
? bring *friend*
> A double portrait: bring {bring}.
- With {name} you learn side by side and draw two different pictures
- Side by side, same moves, two very different pictures
< Both names go in the corner.
< Book a frame for two.
= any
? bring *mats* (provided)
> We bring {bring}. You bring the color.
- {name} settle{s} you in, and you draw your first shape
- Settle in and draw your first shape
< A fresh canvas is waiting.
< Come with empty hands.
= any
? bring * (provided)
> The studio provides {bring}. You make the art.
- {name} show{s} you the moves, and you choose the style
- Shapes, lines, and a style of your own
< Just bring your own style.
< Your supplies are laid out.
= any
? wear *heels*
> Wear {wear}. Draw every step in ink.
- {name} teach{es} the pointed toe, the slow step, the long line
- A long leg, a slow step, a clean black line
< Every click is an accent.
< Write one bold line.
= any
? wear *heels*
> Wear {wear}. The line gets longer.
- {name} draw{s} it out from the hip to the floor
- From the hip to the floor in one clean stroke
< Let the leg finish the drawing.
< Sign the last step.
= any
? bring heels (optional)
> Heels optional. A bare foot draws, too.
- Tall, flat or bare, {name} draw{s} along
< Draw what feels like you.
< Either way, it’s art.
= any
? bring heels (optional)
> Heels optional. The line is yours either way.
- Tall or flat, {name} show{s} you the same moves
- Tall or flat, the moves are the same
< Lovely with. Lovely without.
< The picture is you.
= any
? wear *shorts*
> Wear {wear}. Give your legs a free hand.
- {name} teach{es} them long sweeps and clean finishes
- Long sweeps, free knees, clean finishes
< Legs draw the longest lines.
< Sketch something with your toes.
= any
? offer first class free
> First class free. Call it your first sketch.
- {name} show{s} you some moves. Keep the ones you love
- Try some moves, keep the ones you love
< The painting can follow.
< Book the first sketch.
= any
? offer first class free
> First class free. The canvas is blank, too.
- {name} hand{s} you the brush and show{s} the first easy strokes
< Put some color on it.
< Start in any corner.
= any
? offer free trial class
> Free trial class. Try your hand, and foot.
- {name} lay{s} out the moves like colors. Try a few
< See which color suits you.
< A sketch is all it takes.
= any
? offer
> {Offer}. Good reason to pick up a brush.
- {name} bring{s} new moves, good music, and a style to borrow
- New moves, good music, a fresh sheet of paper
< Now choose your color.
< Start the picture here.
= any
? offer half price*
> {Offer}. The whole palette.
- {name} bring{s} every color, and you get to mix
< Use every color.
< Don’t do anything by halves.
= any
? offer 2 for 1*
> {Offer}. Make it a double portrait.
- {name} paint{s} you both in: same moves, two styles
- Same moves, two styles, one shared picture
< Choose who shares the frame.
< Book the pair of you.
= any
? offer your friend comes free
> {Offer}. Paint the pair of you.
- {name} show{s} you both the moves, and two styles appear
- One move, two handwritings, plenty of laughing
< Two brushes, one good story.
< Mix your colors here.
= any
? level beginner (no experience)
> No experience needed. Stick figures welcome.
- {name} start{s} with simple lines, and you build from there
- We start with simple lines and build from there
< Bring your simplest line.
< Every style starts that way.
= any
? level beginner (no experience)
> No experience needed. Blank pages are ideal.
- You make the first mark, {name} help{s} with the second
- You get shown the strokes, one at a time
< Bring a blank page: you.
< The first line is always yours.
= any
? level beginner (no experience)
> No experience? Nothing to paint over, then.
- {name} show{s} simple shapes, slowly, and you draw them your way
- Simple shapes first, shown slowly, drawn your way
< Start fresh. Start here.
< Lovely. A clean canvas.
= any
? level beginner
> Beginners welcome. Every artist was one.
- You watch {name}, you try, and a line appears
- The first sketch is meant to be loose
< Draw your first line here.
< This is how artists start.
= any
? level beginner
> Beginners welcome. We love white paper.
- {name} draw{s} one line, you draw the next, and a picture shows
- One line, then another, until a picture shows
< Bring a fresh page.
< Blank pages, book here.
= any
? level beginner
> Beginners, pick a color. Any color.
- {name} show{s} you the first strokes, one by one
< There’s no wrong one.
< Start with your favorite.
= any
? level beginner (only)
> Beginners only. A whole wall of first sketches.
- {name} start{s} everyone on the same white page
- Everyone starts with the same white page
< Hang yours with ours.
< Each one is worth framing.
= any
? level all
> Every level welcome. A palette needs them all.
- {name} show{s} each move in more than one shade
- Some add a fine line, some a splash. Everything counts
< Pick your own brush.
< Mix with us.
= any
? level all
> All levels welcome, like crayons in one box.
- Sharp, worn down, brand new: {name} draw{s} with every one
- Sharp, worn down, brand new: each one draws
< Pick the color you feel like.
< There’s room in the box.
= any
? level all
> All levels welcome: painters, sketchers, doodlers.
- {name} give{s} you the outline. Fill it your way
< Doodlers make good company.
< Find your corner.
= any
? level advanced*
> Advanced: you know the colors. Now the nuances.
- {name} add{s} a layer, the finest yet
< Deepen your colors.
< Book the finest layer.
= any
? level intermediate
> Intermediate: past the sketch, into color.
- The outline is there. {name} add{s} depth and detail
- The outline is there. Now give it depth and detail
< Fill in the shapes.
< The pencil stopped. Carry on.
= any
? audience
> {Audience}. The rest is up to the artist.
- {name} show{s} the moves. Make them soft, make them bold
- Make it soft, make it bold, make it move
< The artist is you.
< Pick any color you like.
= any
? audience women*
> {Audience}. A studio of one’s own.
- {name} bring{s} good music, and nobody poses for anyone
- Good company, good music, and nobody posing for anyone
< Every portrait is a self-portrait.
< Paint it your color.
= any
? audience all bodies*
> {Audience}. Every outline makes art.
- {name} shape{s} each move to the body that’s drawing it
< Yours makes a beautiful line.
< Draw your own outline.
= any
? price
> {Price}, and you make the art yourself.
- {name} provide{s} the shapes and the lines. You’re the picture
- Shapes, lines, music, and you in the picture
< No auction. Just sign up.
< Choose your own colors.
= any
? places *left
> {Places}. There’s room for your colors.
- {name} keep{s} a corner of canvas for you
< Add your own color.
< Be part of the picture.
= any
? places *left
> {Places}. Pencil yourself in.
- Good lines, good music, {name}, and you as the missing color
- Good lines, good music, and you as the missing color
< Then bring your colors.
< Ink is even better.
= any
? places few
> Places go fast. Sketch yourself in.
- {name} bring{s} the outline, you bring the color
- An outline to share, a color to add
< Put your name on yours.
< Bring color. Bring yourself.
= any
? places max*
> {Places}. Space around every line.
- {name} {has} time to look, correct a curve and draw again
- Time to look, correct a curve, draw it again
< Room to draw large.
< Fill in your part.
= any
? places small group
> Small group. Space around each line.
- {name} {has} time to look at each of your shapes
- There’s time to look at each of your shapes
< Draw extra large.
< Wide margins, warm company.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. An easel for each artist.
- {name} go{es} from easel to easel to refine your lines
< Set up and draw.
< Nobody smudges your lines.
= any
? series * weeks*
> {Series}. A painting, layer by layer.
- {name} begin{s} with the outline, then comes the color, then your name
- First the outline, then the color, then your name
< Book the first coat.
< Watch your picture grow.
= any
? series * weeks*
> {Series}. Sketch it, color it, frame it.
- With {name}, one picture gets richer from class to class
- One picture that gets richer from class to class
< Sign up for line one.
< Leave it with your signature.
= any
? series week * of *
> {Series}. The picture is taking shape.
- The outline stands, and {name} bring{s} some color
- The outline stands, and now it gets some color
< The next color is yours.
< Add to the picture.
= any
? series starts*
> {Series}. The canvas is still white.
- {name} begin{s} with a line, then a shape, then every color
- First a line, then a shape, then all the colors
< Book the first stroke.
< Sign up and choose colors.
= any
? series last class*
> {Series}. Time to sign the picture.
< Add the last stroke.
< Then hang it up proudly.
= any
? series
> {Series}. A picture grows line by line.
- {name} add{s} a few lines each time, and so do you
< Add your lines.
< Add one class, one color.
= any
? music
> Paint to the sound of {music}.
- {name} turn{s} it up, and a picture starts to show
- Listen, move, and a picture starts to show
< Choose a bright color.
< Bright, bold, or both.
= any
? music
> Music: {music}. You do the painting.
- {name} match{es} feet to the rhythm and arms to the long notes
- Feet for the rhythm, arms for the long strokes
< Draw what you hear.
< Every beat a splash of color.
= any
? music
> On in the studio: {music}.
- {name} give{s} the bass an outline, and you shade the rest
- We shade each beat and hold the best notes
< Turn the sound into shapes.
< Let it guide the brush.
= any
? substitute
> {sub} is in for {for}. Hello, new colors.
- The canvas is the same, the handwriting is new
- Another eye, another line, the same good class
< Try the new shades.
< Your palette just grew.
= any
? substitute
> {sub} is in for {for}. A fresh brushstroke.
- Same moves, other shading, and a warm welcome
- You know the outline. Here comes another color
< Come for the fresh color.
< See it in motion.
= any
? substitute
> {sub} is in. A guest hand paints.
- Every teacher draws the same move differently
< Try a new stroke.
< New hand, same warm studio.
= any
? soldOut sold out
> Sold out. The picture is complete.
- Every color found its place, and it looks good
< Try the next one.
< Sketch for the next one.
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
- A new eye, a new line, a new handwriting
- Watch closely, try it, and make it your own
< Borrow a color or two.
< Leave with a new line.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. One brush is plenty.
- {name} teach{es} the steps and the turns. You choose the color
- Your steps, your turns, your own choice of color
< Lead with your favorite color.
< Draw your own steps.
= class pole intro spin floor lowflow flow twerk hoop silks heels salsa contemporary choreo
? typed *no partner*
> No partner needed. Call it a self-portrait.
- You bring yourself, {name} bring{s} the moves, the music frames both
- One artist, one outline, as many colors as you like
< Book a solo show.
< You’re the perfect subject.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *new class*
> A new class. The paint is still wet.
- {name} hold{s} the brush, and everyone starts on the same white page
- Everyone begins with the same white page
< Leave a fingerprint.
< Come while the color’s fresh.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *new class*
> New class, new canvas.
- {name} make{s} the first stroke, and the next one is yours
- Nothing on it yet, so every line is a first
< Be among the first brushstrokes.
< Help us choose the colors.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *alone or with a friend*
> Come alone or with a friend. Solo? Duet?
- One color or two, {name} paint{s} you in
- One color or two, it makes a good picture
< Both make good art.
< Either way, we add color.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *second class free*
> Second class free. One sketch, one painting.
- {name} show{s} you the lines, then the colors
< First outline, then color.
< Good pictures take two sittings.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *every body is welcome*
> Every body is welcome. So is every outline.
- {name} fit{s} the moves to you, like a frame to a picture
- Round, long, soft, angular: each draws its own line
< Draw yours large.
< Yours makes the picture richer.
@ Intro to Pole
? offer first class free
> First class free. First sketch included.
- {name} show{s} you grips, walks and your first spin, no experience needed
- Grips, walks and your first spin, no experience needed
< Collect your firsts.
< Leave with your first spin.
@ Intro to Pole
? offer free trial class
> Free trial class. Paint a corner first.
- {name} fill{s} it with grips, walks and your first spin
- Grips and walks, then your first spin. No experience needed
< See how the color feels.
< Book your trial sketch.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. Just a fresh page.
- {name} help{s} you fill it with grips, walks and a first spin
- Grips, walks, and your very first spin to fill it
< Your first spin goes here.
< Book a fresh page.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Two first sketches, side by side.
- {name} guide{s} you both through grips, walks and your first spins
- Grips, walks, and a first spin for each of you
< Sign up side by side.
< Leave with a first spin each.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. Bare legs draw bolder lines.
- {name} outline{s} spins, climbs and sits, and you leave with a combo
- Sketch a spin, a climb, a sit, a combo
< Draw your own combo.
< Legs make good brushes.
@ Beginner Pole
? bring *shorts*
> Bring {bring}. Good brushes need a good grip.
- {name} string{s} spins, climbs and sits into a combo you keep
- Spins, climbs and sits, up to your own combo
< Paint your first combo.
< Knees paint, too.
@ Intermediate Pole
? series * weeks*
> {Series} to turn the picture upside down.
- First inverts and leg hangs, cleanly joined, with {name} to spot you
- Inverts, leg hangs and cleaner transitions, safely spotted
< Turn the easel with us.
< It’s a lovely new angle.
@ Advanced Pole
? guest
> Guest artist {guest}, for bold strokes.
- Aerial combos, shoulder mounts and handsprings, in elegant lines
- For confident inverters: handsprings, shoulder mounts, elegant lines
< Refine your hand.
< Take a new line home.
@ Spin Basics
? level beginner
> Beginners welcome. Circles are the first drawing.
- {name} sketch{es} fireman, chair and back hook, no strength needed yet
- Fireman, chair and back hook, no strength, soft landings
< Draw three circles with us.
< Book your first round line.
@ Pole Flow
? level all
> All levels welcome. One long line for everyone.
- {name} draw{s} spins into floorwork, with more feeling than counting
- Spins, floorwork, transitions, less counting, more feeling
< Add a curve of your own.
< Sign up and stay fluid.
@ Spin Basics
? bring *water*
> Bring {bring}. We spin in watercolor.
- {name} brush{es} in fireman, chair and back hook with soft landings
- Fireman, chair and back hook, no strength needed yet
< Sip, spin, land softly.
< Soft edges, soft landings.
@ Spin Pole
? level all
> All levels welcome. The pole does the turning.
- {name} add{s} momentum, balance and combos as floaty as watercolor
- Momentum, balance, and combos as floaty as watercolor
< You draw the lines.
< Loosen your brush with us.
@ Pole Tricks
? places max*
> {Places}, three tricks, one gallery.
- {name} take{s} each trick apart, with spotting and a version for everyone
- Step by step, spotted, in a version for every level
< Everyone gets a frame.
< Claim your wall of fame.
@ Pole Tricks
? bring *shorts*
> Bring {bring}. Three pictures need good grip.
- Three tricks, step by step, {name} to spot, your phone ready
- Three tricks, spotted and taken step by step
< Your phone takes the portrait.
< Pose for your favorite.
@ Pole Tricks
? level all
> Three tricks, in a version for every level.
- {name} take{s} them apart step by step, spotting included
- Taken apart step by step, with spotting
< Trace it or paint it freely.
< Choose your shade.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. The line runs along the floor.
- {name} let{s} spins run into floorwork in a single breath, less counting
- Spins, floorwork and transitions in a single breath
< Follow where it leads.
< Let your knees sign it.
@ Pole Flow
? music
> {music}, in one long line.
- {name} join{s} spins and floorwork to it, more feeling than counting
- Spins and floorwork, less counting, more feeling
< Don’t count it. Draw it.
< Hear it in color.
@ Pole Choreography
? music
> {music}, drawn with your whole body.
- {name} teach{es} the new routine in sections, then it’s danced full out
- A new routine in sections, then full out
< Color in the chorus.
< The chorus needs your line.
@ Exotic Pole
? bring *knee pads*
> Bring {bring}. The boldest lines are low.
- {name} take{s} it low: heels on, lights low, slides and kips
- Heels on, lights low, for slides and kips
< Draw one slowly.
< Press as boldly as you like.
@ Exotic Pole
? bring *knee pads*
> Bring {bring}. The floor gets its portrait.
- {name} bring{s} the attitude: heels on, lights low, slides and kips
- Heels on, lights low: low flow, slides and kips
< Bold colors, padded landing.
< Book the low canvas.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, brush ready.
- Low flow, slides and kips, inked in by {name}. Knee pads, too
- Knee pads on, then low flow, slides and kips
< Your boldest self does the painting.
< Sign it with attitude.
@ Heels & Floorwork
? places *left
> {Places} on a very long canvas.
- {name} unroll{s} leg lines, waves and smooth ways down, heels or socks
- Rolls, waves and leg lines, inked in heels or socks
< Roll yourself in.
< Add your line.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Socks draw a softer line.
- {name} lead{s} leg lines, rolls and waves to the floor and back
- Leg lines, rolls, and smooth ways to the floor
< Ink or pastel. You choose.
< Draw with either.
@ Chair Dance
? bring *friend*
> Bring {bring}. A portrait with two chairs.
- {name} keep{s} the choreography sultry, and easy for both to follow
- Sultry choreography that’s easy to follow together
< Sit for it together.
< Book a double sitting.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. The circle’s already drawn.
- {name} fill{s} in mounts, poses and spins, low to begin with
- Mounts, poses and spins, low first, and always graceful
< Just add yourself.
< Book in and color.
@ Aerial Hoop
? level beginner
> Beginners, the circle is drawn for you.
- {name} add{s} mounts, poses and spins, low or high, you choose
- Mounts, poses and spins, low or high, you choose
< You add the lines.
< Put yourself in the picture.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. Sculptors work up a glow.
- {name} carve{s} away at pull, core and shoulders until inverts click
- Pull, core and shoulders, until inverts click
< Carve with us.
< Wipe the marble dust off.
@ Flexibility & Stretch
? bring *mats* (provided)
> We bring {bring}. You bring the lines.
- {name} guide{s} them into splits, backbends and shoulders, warm and kind
- Splits, backbends and shoulders, wherever you start
< Draw them out gently.
< We lengthen them kindly.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}. Unroll it, then yourself.
- {name} warm{s} you through splits, backbends and shoulders from any start
- Guided stretching, kind, whatever your starting point
< Both make a fine canvas.
< One crease at a time.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Draw long lines on the floor.
- {name} steer{s} you through leg lines, rolls and waves, down and back
- Leg lines, rolls and waves, drawn smoothly down and back
< Draw yours in heels.
< Bold lines, soft knees.
`;
