// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const artistic = `
= intro pole
> Museums say don’t touch. We say hold tight.
- {name} show{s} you how to grip, step and turn, up close
- You learn to grip, to step and to turn
< Book your hands-on visit.
< Hold on to the art.
= intro pole
> Blank page. One vertical line. Your move.
- {name} draw{s} the first steps with you, from grip to first turn
- With a grip and a step, the first line appears
< Make the first mark.
< Sign up and start drawing.
= intro
> All art starts with not knowing how.
- {name} show{s} you a grip and a step, and a shape begins
- Rough first strokes are often the loveliest ones
< Start with a rough sketch.
< Come curious. Leave inspired.
= intro pole
> Learn the lines before the painting.
- {name} show{s} you a walk, a lean and a first turn
- A walk, a lean and a turn become your first lines
< Sign your name in midair.
< Book your first drawing lesson.
= intro pole
> Your first shape is waiting.
- {name} walk{s} you from grip to turn, with a pose to finish
- You grip, step and turn, and finish in a pose
< Start with a single line.
< Reserve a fresh sheet.
= intro pole
> Stick figures become masterpieces here.
- Step by step, {name} add{s} a grip, a walk and a turn
- You learn a grip, a walk and a turn step by step
< Your first sketch is waiting.
< Stick figures are welcome.
= spin spinpole
> Draw circles in the air.
- {name} trace{s} each turn with you, from shoulder to pointed toe
- Each turn is one long line, from shoulder to toe
< Draw your first circle here.
< Sign it with a pointed toe.
= spin spinpole
> Kinetic sculpture. Medium: you.
- {name} teach{es} the push, the lean and the long turning line
- With every turn, you become a new work of art
< Set yourself in motion.
< Book your turning point.
= spin
> Draw with your whole body.
- {name} guide{s} you from a long first step into the turn
- One step, one turn, and a circle hangs in the air
< The air is good paper.
< Leave a curve in midair.
= spin spinpole
> Statues get one angle. You get them all.
- You step, lean and turn, and {name} help{s} you hold the shape
- You step, lean and turn, and hold a beautiful shape
< Hold the shape. Turn.
< Reserve your pedestal.
= spin
> Draw a circle. Be the pencil.
- {name} start{s} you with a step, a lean and a well-pointed toe
- You step, you lean, and the circle draws itself
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
- {name} lead{s} you from one move to the next, down to the floor
- One move draws you softly into the next
< The music holds the pencil.
< Come along for the walk.
= flow
> Movement in one brushstroke.
- {name} blend{s} turns, slides and waves into one long movement
- Turns, slides and waves blend like wet paint
< Follow the line.
< Book your brushstroke.
= flow
> Sketch a song with your body.
- {name} put{s} a turn, a wave and a slide to the music
- A turn, a wave and a slide become one drawing
< Follow where the line goes.
< Sign up for the sketch.
= exotic
> Composition in slow motion.
- {name} teach{es} you slow legs, soft curves and well-placed pauses
- You draw a long leg, a curved back and a pause
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
- {name} guide{s} you through body waves, leg lines and one long pause
- You wave, you stretch a leg, and you let the pause speak
< Make slow, bold strokes.
< Book some bold strokes.
= heels
> Every step, a fine brushstroke.
- {name} teach{es} the step, the hip and the pause that says everything
- You walk, sweep and point, long from hip to toe
< Write across the floor.
< Sign it with the toe.
= heels
> Leg lines worth framing.
- {name} show{s} you walks, turns and poses with long, clean leg lines
- You walk, turn and pose with long, clean lines
< Walk into the picture.
< Pose for the gallery.
= heels
> Walk in permanent ink.
- {name} open{s} the shoulders, set{s} the hips and perfect{s} the walk
- Every step becomes a bold line across the floor
< Cross the floor boldly.
< Sign up in style.
= floor
> Pollock did his best work on the floor.
- {name} guide{s} you through rolls, slides and big sweeping leg lines
- You roll, reach and sweep in big, generous lines
< Splash out. Book in.
< There’s room for big strokes.
= floor
> The floor is very big paper.
- {name} lead{s} you through rolls and slides to every corner of the floor
- You roll, reach and slide into every corner
< Lie down and sketch.
< Sign up for large format.
= lowflow
> Low horizon, long lines.
- {name} sweep{s} you into slow leg lines, turns and long slides
- You stay low, draw wide and let the music color you
< A landscape in slow motion.
< Book the view from below.
= lowflow floor
> Dalí melted clocks. You melt to the floor.
- {name} pour{s} you into rolls, slides and long leg waves
- Rolls, slides and leg waves melt into one another
< Take your time melting.
< Melt into the music.
= lowflow floor
> Shape after shape, close to the floor.
- {name} help{s} you roll, reach and fold from shape to shape
- You roll, reach and fold from one shape into the next
< Leave a line on the floor.
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
< Step into the chorus.
= chair
> Whistler’s Mother sat still. You won’t.
- {name} bring{s} one chair to life with leans, legs and turns
- You lean, turn and pose, all on one chair
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
- {name} help{s} you lean, curve and turn around every corner
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
- {name} teach{es} the steps and the turns, and you choose the color
- You step, turn and finish with a flourish
< Pick a loud color.
< Book in and paint.
= salsa
> Draw the music with your feet.
- {name} count{s} you through the steps, the turns and the final flourish
- Your steps and turns become one lively drawing
< Step, turn, frame it.
< Trace the beat with us.
= salsa
> Two feet, one elegant line.
- {name} shape{s} the walks, the turns and the pauses to the music
- Every step, turn and pause follows the music
< Draw the next step.
< Come paint the floor.
= hoop
> Da Vinci drew the circle. Get in.
- {name} show{s} you how to mount, sit and stretch a long line
- You mount, sit and finish with a long, lovely line
< Stretch out and shine.
< Fill the circle.
= hoop
> One circle. Infinite compositions.
- {name} help{s} you sit, lean and hang in beautiful shapes
- The frame turns, and you are the picture
< Be the line inside it.
< Book your first composition.
= hoop
> Sit in the circle. Now it’s a picture.
- {name} show{s} you how to sit, lean and finish every line
- One leg over, one arm out, and you’re a picture
< The circle was missing you.
< Sign up to be framed.
= hoop
> Step into a round frame.
- {name} take{s} you through sits, hangs and long lines inside
- You sit, hang and stretch in a frame of air
< Strike a pose inside.
< Complete the picture.
= hoop
> Some art hangs on walls. You hang here.
- {name} help{s} you place every knee and every arm in the pose
- A bent knee and an arched back make a turning sculpture
< Pose, turn, hold.
< Hang with us. Book in.
= hoop
> The hoop frames every line.
- You mount, hook a knee and lean, and {name} perfect{s} the shape
- You mount, hook a knee, lean out and hold the shape
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
- {name} teach{es} you to lean, hang and reach in long lines
- Every lean, hang and reach is a sketch in the air
< Air makes a good frame.
< Book your place in midair.
= trapeze
> Michelangelo painted the ceiling. You visit.
- {name} help{s} you sit, stand, lean and reach high above the floor
- You sit, stand, lean and reach high above the floor
< Sign your name up there.
< Reserve the ceiling.
= trapeze
> Leave your lines in midair.
- {name} teach{es} you to sit and hang with beautifully long lines
- You sit, hang and reach, with air all around
< Point your toes up there.
< Sign up, then go up.
= trapeze
> Sculpture, with a swing.
- You sit, stand and hang, and {name} refine{s} every line
- You sit, stand, hang and hold the line
< Swing into shape.
< Hang in beautiful lines.
= seniors
> Good music, bold color, your own line.
- {name} set{s} an easy pace for turns and poses. You add the style
- You turn and pose at an easy pace, in bright color
< Paint it bold.
< Book a bold stroke.
= seniors
> Your line has character. Show it off.
- {name} bring{s} turns, holds and poses at a pace that suits you
- Good music and good company color every move
< Be boldly yourself.
< Let’s give it some color.
= seniors
> Great artists follow their own line.
- {name} take{s} plenty of time for every turn and every pose
- Every turn and every pose happens at your own pace
< Your style, your pace.
< Book the bold colors.
= inclusive
> Every body belongs in the picture.
- {name} adapt{s} every turn, hold and pose beautifully to you
- Every turn, hold and pose is shaped to you
< Book your portrait in motion.
< Pose magnificently.
= inclusive
> Art has room for every body.
- {name} welcome{s} you to strong holds, easy turns and bold poses
- You are the subject of the picture, and the artist
< Use the whole canvas.
< Paint with your favorite colors.
= inclusive
> Your shape is the artwork.
- {name} adapt{s} every move to you, with strong lines and bold poses
- Strong lines and bold poses are adapted to you
< Be the bold picture.
< Warm colors, wide frame.
= inclusive
> Every body is a masterpiece.
- {name} shape{s} every turn, hold and pose to suit you
- Your turns, holds and poses take your own shape
< Own every line.
< Show off your masterpiece.
= party
> Group portrait. Nobody has to hold still.
- {name} teach{es} you all a routine, with a pose for each of you
- You each get a pose, and you dance a routine together
< Be in the picture.
< Book the group portrait.
= party
> Your favorite people, in full color.
- {name} bring{s} the moves and the poses, and you bring the laughter
- You learn some moves, strike some poses and laugh a lot
< Loud palettes welcome.
< Add your favorite color.
= party
> Make a group portrait that moves.
- {name} teach{es} a short routine and get{s} everyone in the picture
- You learn a short routine and strike your biggest poses
< Gather your favorite faces.
< Everyone in the frame.
= private
> One artist. All the attention.
- {name} give{s} your moves a close, unhurried look
- Your moves get a close, unhurried look
< Bring your unfinished move.
< The studio is all yours.
= private
> A portrait takes time. Have all of it.
- {name} work{s} on your favorite moves with you, at your own pace
- You choose the moves, the questions and the pace
< Choose your favorite subject.
< Book your sitting.
= private
> A commission, made for you.
- You choose the move, and {name} refine{s} every line with you
- You choose the move, and we refine every line with you
< Tell us what to shape.
< Commission your masterpiece.
= private
> One sculptor, one work: your next move.
- {name} shape{s} the move you choose with you, down to the fingertips
- We shape the move you choose, down to the fingertips
< Bring a move to polish.
< Begin your next sculpture.
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
< Come take a closer look.
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
- {name} help{s} you carve strong holds and clean turns
- You shape strength into climbs, holds and clean turns
< Pick up the chisel, gentlemen.
< Carve your own David.
= men
> Even David had to hold a pose.
- {name} guide{s} you through climbs, holds and turns with strong lines
- You climb, hold and turn like a living sculpture
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
< Let the movement speak.
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
- {name} teach{es} tricks with rhythm, color and a grand flourish
- You learn tricks with rhythm, color and a flourish
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
- You invent a pose and a sequence and name them yourself
< Sign it in the corner.
< Make it weird. Make it yours.
= teens
> You’re the paintbrush. The air’s huge.
- {name} bring{s} the moves and the music, and you fill the air
- You paint the air in the biggest strokes you can
< Big messy strokes welcome.
< Make a splash. Sign up.
= teens
> Your style isn’t in a textbook.
- You try a move with {name}, change it and give it your name
- You try a move, change it and give it your name
< Sketch it out with us.
< Draw it your way.
= kids
> Draw a rainbow with your feet!
- {name} paint{s} big ones, small ones and wiggly ones with you
- We paint big ones, small ones and very wiggly ones
< Sign it with a twirl!
< Bring every color!
= kids
> Be a statue. Now a wobbly one!
- {name} call{s} freeze and wobble, and every statue takes a bow
- We freeze, we wobble, and every statue takes a bow
< Museum’s open!
< Giggling at the art allowed!
= kids
> Can you paint with your toes?
- With {name}, it’s blue stretches, yellow twirls and big green wiggles
- We paint blue stretches, yellow twirls and big green wiggles
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
< Come and be the picture.
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
- {name} guide{s} you through pulls, holds and core work, round by round
- You pull, hold and work your core, round by round
< Reveal the masterpiece.
< Reserve your chisel.
= conditioning polefit
> David’s shoulders took work, too.
- {name} pace{s} your rounds of core, grip and shoulder work
- You work shoulders, core and grip at a steady pace
< Start with one pull.
< Sign up and sculpt.
= pole
> Statues get one pose. You get plenty.
- {name} move{s} you through spins, climbs and poses, line by line
- You spin, climb and pose, one line at a time
< Pick your first pose.
< Step off the pedestal.
= pole
> One pole, endless shapes.
- {name} guide{s} you through spins, climbs and poses with long lines
- Every spin, climb and pose leaves its own outline
< Your shape belongs here.
< Sign up and take shape.
= pole
> Be the art around the pole.
- {name} teach{es} the turns, climbs and poses. The style is yours
- You turn, climb and pose in your own style
< Your style, your signature.
< Hang out with the art.
= pole
> This exhibit wants to be climbed.
- {name} guide{s} you up, around and into a pose worth a plaque
- You climb, you spin and you pose like a masterpiece
< Touching permitted. Climbing encouraged.
< Book your visit.
= intro pole
> Art history, chapter one: you grip a pole.
- {name} start{s} you off with a grip, a walk and a turn
- You learn a grip, a walk and a turn, one by one
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
- {name} guide{s} you through turns, waves and slides without a break
- Turns, waves and slides become one long stroke
< Keep the stroke going.
< Book an unbroken line.
= exotic
> Old masters never rushed a curve.
- {name} guide{s} you through slow walks, slides and curves
- You walk, you slide, and you take your time
< Take your time. Book now.
< Curve now, frame later.
= heels
> Think of your heels as a pedestal.
- {name} help{s} you perfect the walk, the turn and the pose
- You walk, turn and pose like a living statue
< Step up. Sign up.
< Statues, eat your heart out.
= conditioning polefit
> Before the sculpture, the scaffolding.
- {name} build{s} core, grip and shoulders with you, round by round
- You build core, grip and shoulders, one round at a time
< Come build with us.
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
- {name} mix{es} giant leaps and tiny twirls into one enormous splash
- We mix giant leaps and tiny twirls into one big splash
< Messy feet welcome!
< Bring your brightest giggle!
= teens
> Graffiti, but in the air.
- {name} bring{s} the moves, and you add your own style
- You make bold moves and sign them in your own style
< Leave your name in midair.
< Make your mark with friends.
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
< Draw your first line with us.
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
- We begin with an outline, add color and end with your name
< Book the first coat.
< Watch your picture grow.
= any
? series * weeks*
> {Series}. Sketch it, color it, frame it.
- With {name}, one picture gets richer from class to class
- One picture that gets richer from class to class
< Sign up for line one.
< Finish with your signature.
= any
? series week * of *
> {Series}. The picture is taking shape.
- The outline is there, and {name} bring{s} the color
- The outline is there, and now we add the color
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
- Each class with {name} adds a few beautiful lines
< Add your lines.
< Add a color each class.
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
- Your feet paint the rhythm, your arms the long notes
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
- It’s the class you love, in a new handwriting
- The class you love gets a fresh pair of eyes
< Try the new shades.
< Your palette just grew.
= any
? substitute
> {sub} is in for {for}. A fresh brushstroke.
- You get the moves you know and a warm, colorful welcome
- The moves you know get a fresh coat of color
< Come for the fresh color.
< Meet the new brushstroke.
= any
? substitute
> {sub} is in. A guest hand paints.
- Every teacher draws the same move differently
< Try a new stroke.
< New hand, same warm studio.
= any
? soldOut sold out
> Sold out. The picture is complete.
- Every color has found its place, and it looks wonderful
< Join the next picture.
< Save a color for next time.
= any
? soldOut sold out
> Every place is taken. Thank you, artists.
- The canvas is full, and it looks wonderful
< See you at the next opening.
< Keep your colors ready.
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
- A guest brings new lines and a new handwriting
- Watch closely, try something new and make it yours
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
> A blank canvas. A pole. You.
- {name} sketch{es} grips, walks and your first spin with you. No experience needed
- Learn to grip, walk and draw your first spin with {name}. No partner needed
- You grip, walk and draw your first spin. No dance background needed
< Make your first mark.
< Paint your first spin.
< Come as a blank canvas.
@ Intro to Pole
> Every artist starts with a sketch.
- From the very first line, {name} guide{s} you through grips, walks and a spin
- Take your first steps with {name}, from grips to a spin. No experience needed
- Your first grip, first walk and first spin need no experience at all
< Your sketchbook is open.
< Sketch your first spin.
< Wobbly lines are lovely.
@ Intro to Pole
> Your first spin belongs in a gallery.
- {name} show{s} you grips, walks and a first spin worth framing. No experience needed
- Grip, walk and draw a circle in the air with {name}. No experience needed
- No experience, no partner: you learn grips and walks from the very first line
< Hang your debut here.
< Walk into the picture here.
< Unveil your first turn.
@ Intro to Pole
> New to pole? Lovely. Fresh paper.
- {name} open{s} a fresh page for first grips, first walks and a first spin
- Bring no experience and no partner. {name} start{s} with grips, walks and a spin
- A fresh page is all you need for grips, walks and a first spin
< Draw your first line here.
< Fresh paper, first spin.
< Pick up the pencil.
@ Intro to Pole
? offer first class free
> First class free. Come and sketch.
- {name} lead{s} you from grips and walks to your first spin, no experience needed
- You sketch your first grips, walks and a spin, no partner needed
< Leave your first mark.
< Begin with one small sketch.
< Come find your colors.
@ Intro to Pole
? offer free trial class
> Free trial class. Dip a brush in.
- {name} show{s} you grips, walks and a first splash of spin, no experience needed
- Dip into grips, walks and a first spin. No partner needed
< Try on a new color.
< Trial sketches welcome.
< Color outside your routine.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. Just a fresh page.
- {name} fill{s} the page with you, from grips and walks to your first spin
- Your first grips, your first walks and your very first spin fill the page
< Your first spin goes here.
< Turn a fresh page.
< The pencil is yours.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Two artists, two first spins.
- {name} sketch{es} grips, walks and first spins with you both, no experience needed
- You both draw your first grips, walks and spins, no experience needed
< Draw side by side.
< Share the first sketch.
< Friends make fine art.
@ Beginner Pole
> Sketch it. Spin it. Sign it.
- {name} teach{es} spins, climbs and sits, and you sign a combo of your own
- {name} lead{s} you steadily from first spins and climbs to your own combo
- You sketch spins, climbs and sits, and you leave with your own combo
< Sign your first combo.
< The signature is yours.
< Make something of your own.
@ Beginner Pole
> Layer by layer, you become the picture.
- Layer grip, core and confidence with {name}, and leave with your own combo
- {name} blend{s} spins, climbs and sits with you into a combo to keep
- Spins, climbs and sits add up, layer by layer, to your own combo
< Add your first layer.
< Take your artwork home.
< Paint at your own pace.
@ Beginner Pole
> Compose your first combo in the air.
- {name} help{s} you compose spins, climbs and sits into a combo of your own
- With {name}, you compose spins, climbs and sits at a steady, friendly pace
- Compose spins, climbs and sits into a combo that goes home with you
< Compose. Perform. Smile.
< Your combo, your composition.
< Come compose with us.
@ Beginner Pole
> A spin, a climb, a sit: your palette.
- {name} mix{es} grip, core and confidence into a short combo that is yours
- At a steady pace, {name} turn{s} spins, climbs and sits into your own combo
- Mix in grip, core and confidence, and go home with your own combo
< Mix your own combo.
< Come pick your colors.
< Paint yourself a combo.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. Your legs do the drawing.
- {name} shape{s} spins, climbs and sits with you into a combo you can sign
- You draw a spin, a climb and a sit, and keep your own combo
< Draw your own combo.
< Make a bold first line.
< Sign off with pointed toes.
@ Beginner Pole
? bring *shorts*
> Bring {bring}. The artist is in you.
- {name} turn{s} your spins, climbs and sits into a signature combo you can keep
- You shape spins, climbs and sits into a signature combo of your own
< Paint your first combo.
< Let your inner artist climb.
< Climb into the picture.
@ Intermediate Pole
> Turn the canvas upside down.
- {name} spot{s} your first inverts and leg hangs and refine{s} every line between
- Hang your first inverts in the air with {name} right there to spot you
- Your first inverts and leg hangs are safely spotted and cleanly drawn
< See art from upside down.
< Flip your point of view.
< Hang like a masterpiece here.
@ Intermediate Pole
> You climb beautifully. Now invert.
- {name} lead{s} you from easy climbs into leg hangs, safely spotted throughout
- Try leg hangs and smoother transitions with {name}, who spot{s} you all the way
- You invert, hang by a leg and move cleanly between, safely spotted
< Draw your first invert.
< Make the ceiling your floor.
< You look great upside down.
@ Intermediate Pole
> The artist’s next angle: upside down.
- {name} spot{s} your leg hangs and first inverts and smooth{s} the lines between
- With {name} to spot you, go from easy climbs to picture-perfect leg hangs
- First inverts and leg hangs, safely spotted, show you a whole new angle
< Frame a new angle.
< Find your best angle.
< Hang your first invert here.
@ Intermediate Pole
? series * weeks*
> {Series} to turn the picture upside down.
- {name} spot{s} your first inverts and leg hangs and polish{es} your transitions
- You draw your first inverts, leg hangs and cleaner transitions, safely spotted
< Watch the picture flip.
< Come see the new angle.
< Sketch upside down.
@ Advanced Pole
> Sculpt the air.
- Confident inverters sculpt aerial combos and handsprings in the air with {name}
- Bring power and control. {name} bring{s} the shoulder mounts and handsprings
- You sculpt shoulder mounts and handsprings with power, control and elegant lines
< Carve a line up there.
< Leave a line in midair.
< Sculpt something daring.
@ Advanced Pole
> Power is the paint. Control is the brush.
- {name} polish{es} your aerial combos and handsprings down to the last elegant line
- Refine your shoulder mounts with {name}, in power, control and elegant lines
- Confident inverters paint the air with combos, shoulder mounts and handsprings
< Paint with all your power.
< Bold moves, fine lines.
< Unveil your boldest work.
@ Advanced Pole
> Big tricks. Fine lines. Pure art.
- {name} shape{s} your handsprings and aerial combos into strong, elegant lines
- Join {name} for aerial combos, shoulder mounts and handsprings worth exhibiting
- Aerial combos and handsprings become elegant lines, drawn with power and control
< Finish like a master.
< Make the air your gallery.
< Exhibit your handspring.
@ Advanced Pole
? guest
> Guest artist {guest}, for bold strokes.
- Confident inverters refine shoulder mounts and handsprings into elegant lines
- Aerial combos and handsprings gain power, control and a finer brushstroke
< Take a new line home.
< Learn from another hand.
< Come see the brushwork.
@ Spin Basics
> Draw circles in the air with us.
- Draw fireman, chair and back hook in the air with {name}. No strength needed yet
- With {name}, you let go of the floor, draw a circle and land softly
- You learn fireman, chair and back hook, three round lines with soft landings
< Draw your first spin.
< Come make a circle.
< Round lines look lovely here.
@ Spin Basics
> Let go. Turn. Become the brushstroke.
- {name} teach{es} you fireman, chair and back hook, each with a feather-soft landing
- No strength needed yet. {name} teach{es} fireman, chair and back hook
- Walk in, sweep through the air and land softly, no strength needed
< Make one graceful stroke.
< Sweep across the canvas.
< Be the brushstroke.
@ Spin Basics
> Your first three spins, in watercolor.
- {name} guide{s} your fireman, chair and back hook from letting go to landing softly
- Fireman, chair and back hook flow like watercolor with {name} by your side
- Fireman, chair and back hook all end in a soft, graceful landing
< Soft color, soft landing.
< Save your first watercolor.
< Float into the picture.
@ Spin Basics
> Spin like clay on a wheel.
- {name} shape{s} fireman, chair and back hook with you, down to the soft landing
- You need no strength yet to shape fireman, chair and back hook with {name}
- Fireman, chair and back hook take shape gently, with no strength needed yet
< Take shape with us.
< The wheel is turning.
< Spin yourself a masterpiece.
@ Spin Basics
? level beginner
> Beginners welcome. Every artist starts with circles.
- {name} sketch{es} fireman, chair and back hook with you. No strength needed yet
- You sketch fireman, chair and back hook spins. No strength needed yet
< Draw three circles with us.
< Come start your sketchbook.
< Your first circle counts.
@ Spin Basics
? bring *water*
> Bring {bring}. We spin in watercolor.
- {name} guide{s} you through fireman, chair and back hook, as soft as watercolor
- Your fireman, chair and back hook end in the softest of landings
< Soft edges, soft landings.
< Wash the air with color.
< Paint with your whole body.
@ Spin Pole
> The pole turns. You draw.
- {name} help{s} you find the momentum and balance for combos that feel like flying
- The pole turns with you as {name} sketch{es} combos that look effortless
- Balance and momentum carry you through combos that feel like flying
< Draw one endless circle.
< Let the pole lead.
< Fly off the page.
@ Spin Pole
> A sculpture in motion: you.
- {name} teach{es} the momentum and balance that make your combos look effortless
- With {name}, you float through combos like a sculpture that learned to fly
- Balance and momentum make you a floating, turning work of art
< Set your sculpture spinning.
< Turn into art.
< Every side is your best.
@ Spin Pole
> Weightless as watercolor.
- {name} blend{s} momentum and balance into floaty combos that feel like flying
- The pole turns with you while {name} teach{es} combos as floaty as watercolor
- The pole turns with you, and your combos float like watercolor
< Float across the paper.
< Let the colors fly.
< Drift into the picture.
@ Spin Pole
? level all
> All levels welcome. The pole does the turning.
- {name} show{s} you the balance and momentum behind combos that float like watercolor
- You find the balance and momentum for floaty combos that look effortless
< You draw the lines.
< Come whirl in color.
< Every circle is welcome.
@ Pole Tricks
> Three tricks. Three living sculptures.
- Step by step, {name} shape{s} three tricks with you, with spotting for every level
- {name} spot{s} you all the way to a photo worth framing, whatever your level
- Three tricks take shape step by step, with spotting and options for every level
< Bring your phone. Get framed.
< Pose for your portrait.
< Hold still for the photo.
@ Pole Tricks
> Your body. Three tricks. One gorgeous photo.
- {name} sketch{es} out each step, with spotting and options for every level
- With {name} to spot you, three tricks become portraits, whatever your level
- Spotting and options for every level bring you, step by step, into the frame
< Your phone is the frame.
< Smile. You’re the art.
< Make the photo count.
@ Pole Tricks
> Come for the art. Pose for the photo.
- {name} sketch{es} three tricks step by step, spotting included, for every level
- You learn three tricks with {name}, all spotted. Bring your phone for the photo
- Three tricks, drawn step by step and safely spotted, welcome every level
< Come and strike a pose.
< Be your own masterpiece.
< Take home a portrait.
@ Pole Tricks
> Be a work of art, three times over.
- {name} spot{s} you through three tricks, each sketched step by step for every level
- Bring your phone. {name} break{s} three tricks into steps for every level
- You sketch three tricks one step at a time, with options for every level
< Save a wall for yourself.
< Frame your favorite trick.
< Leave with your portrait.
@ Pole Tricks
? places max*
> {Places}, three tricks, one gallery.
- {name} take{s} you step by step, with spotting and a version for every level
- You are spotted step by step, and your phone is ready for the portrait
< Everyone gets a frame.
< Find your wall space.
< Claim your wall of fame.
@ Pole Tricks
? bring *shorts*
> Bring {bring}. Strike three poses.
- {name} sketch{es} three tricks with you, step by step and spotted, at every level
- You learn three tricks step by step, and your phone takes the portrait
< Pose for your favorite.
< Your phone completes the picture.
< Look up and smile.
@ Pole Tricks
? level all
> Three tricks, in a version for every level.
- Step by step, {name} spot{s} you until the photo on your phone is art
- You go from sketch to photo step by step, with spotting throughout
< Frame your own version.
< Paint yours your way.
< Every version is art.
@ Pole Flow
> One breath. One line. One long dance.
- {name} draw{s} one line through spins and floorwork, and you feel the music
- Count less and feel more as {name} lead{s} you from spins into floorwork
- Link spins and floorwork in one long line, and simply feel the music
< Draw in one breath.
< Let the line carry you.
< Never lift the brush.
@ Pole Flow
> Paint by music, not by numbers.
- {name} link{s} spins, floorwork and transitions like one long brushstroke
- With {name}, spins and floorwork melt into one long, unbroken breath
- Spins, floorwork and transitions become one long, musical brushstroke
< Let the song paint.
< Let the numbers wait.
< Paint what you feel.
@ Pole Flow
> Let the music hold the brush.
- {name} blend{s} spins and floorwork like colors, with less counting and more feeling
- Join {name} for spins and floorwork in a single breath, with less counting
- With less counting and more feeling, spins and floorwork blend like colors
< Blend into the song.
< Move like wet ink.
< Flow like fresh paint.
@ Pole Flow
? level all
> All levels welcome. One long line for everyone.
- {name} link{s} spins and floorwork in one line, with less counting and more feeling
- You join spins and floorwork in one breath and feel the music
< Add your own curve.
< Join the drawing.
< Flow along the line.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. Draw along the floor.
- {name} sweep{s} you from spins into floorwork in one long breath of movement
- Spins run into floorwork like watercolor, with less counting and more feeling
< Follow where the line leads.
< Sweep down. Sweep up.
< The floor is canvas, too.
@ Pole Flow
? music
> {music}, in one long line.
- {name} lead{s} you through spins and floorwork, with more feeling than counting
- Spins and floorwork share one long breath, with less counting and more feeling
< Draw every note.
< Paint the whole song.
< Hear the song in color.
@ Pole Choreography
> One song, and you’re the painting.
- {name} teach{es} a new routine in sections, until the whole picture dances full out
- Color in a new routine with {name}, section by section, to a full-out finale
- You color in a new routine, section by section, and finish full out
< Dance the final brushstroke.
< Give the song your colors.
< Finish in full color.
@ Pole Choreography
> From first sketch to full performance.
- {name} sketch{es} one song with you, section by section, to a full-out finish
- Learn one new routine with {name} and dance the final picture full out
- One song grows, section by section, into a full-out performance
< Dance in full color.
< The final pose is yours.
< Perform the whole picture.
@ Pole Choreography
> Degas painted dancers. Be the dancer.
- {name} bring{s} a new routine, colored in with musicality, performance and fun
- Musicality, performance and fun share the canvas as {name} teach{es} a new routine
- Learn a new routine, section by section, full of musicality, performance and fun
< Step out of the frame.
< Dance off the canvas.
< Be the moving picture.
@ Pole Choreography
? music
> {music}, drawn with your whole body.
- {name} sketch{es} the routine in sections, and you finish by dancing full out
- You learn the routine in sections and end in full color, dancing full out
< The chorus needs your line.
< Draw the final chorus.
< Give every beat a color.
@ Exotic Pole
> Heels on. Lights low. Paint boldly.
- {name} lead{s} you through low flow, slides and kips, with attitude in every stroke
- Slide, kip and flow low with {name}. Bring knee pads and your boldest colors
- Your boldest self paints the floor with low flow, slides and kips
- Bring knee pads and attitude, and paint the floor with slides and kips
< Be the boldest color.
< Paint with attitude.
< Slide into the picture.
@ Exotic Pole
> Draw every curve slowly.
- {name} take{s} you through long slides, kips and low flow. Heels on, lights low
- {name} give{s} every slide and kip plenty of attitude, heels on and lights low
- With heels on and lights low, you slide and kip with attitude
< Heels are the finest pens.
< Take your time with curves.
< Let the curves linger.
@ Exotic Pole
> Self-portrait, in heels.
- {name} bring{s} out your boldest self in low flow, slides, kips and attitude
- Bring heels and knee pads, and {name} bring{s} slides, kips and bold lines
- Low flow, slides and kips bring your boldest self into the picture
< Paint yourself bolder.
< Show your boldest side.
< Hang your portrait low.
@ Exotic Pole
? bring *knee pads*
> Bring {bring}. Draw your boldest lines.
- {name} sweep{s} you through low flow, slides and kips, heels on and lights low
- Low flow, slides and kips let you paint with heels on and lights low
< Paint the floor boldly.
< Bold strokes, low canvas.
< Every slide is a signature.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, brush ready.
- {name} lead{s} slides, kips and low flow. Your boldest self does the painting
- You flow low through slides and kips, and your attitude adds the color
< Sign off with attitude.
< Draw your boldest self.
< Leave a bold outline.
@ Heels & Floorwork
> Long legs. Long lines. A floor to fill.
- {name} guide{s} your leg lines, rolls and waves across the floor, in heels or socks
- Roll to the floor and back with {name}, in heels of any height or socks
- Heels of any height, or just socks, draw beautiful lines on the floor
< Fill the floor with lines.
< Roll across the canvas.
< Leave a beautiful line.
@ Heels & Floorwork
> The floor is your canvas.
- {name} teach{es} leg lines, rolls and waves as smooth as ink. Socks are welcome
- With {name}, every roll and wave becomes a brushstroke, in heels or in socks
- Leg lines, rolls and waves flow like ink, in heels or in socks
< Paint in heels.
< Draw long. Roll slowly.
< Make the floor a masterpiece.
@ Heels & Floorwork
> Every leg line, a brushstroke.
- {name} sweep{s} you smoothly to the floor and back, in heels or in socks
- Learn rolls, waves and picture-perfect leg lines with {name}, in heels or socks
- Find smooth ways to the floor and back, in heels of any height or socks
< Brush softly to the floor.
< Heels or socks, pure art.
< Finish with pointed toes.
@ Heels & Floorwork
? places *left
> {Places} on a very long canvas.
- {name} guide{s} leg lines, rolls and waves. Heels of any height or socks are fine
- You roll and wave across the canvas and back, in heels or socks
< Add your line.
< Roll yourself in.
< Paint a corner with us.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Lovely lines included.
- {name} lead{s} your leg lines, rolls and waves smoothly to the floor and back
- Leg lines, rolls and waves take you beautifully to the floor and back
< Socks draw beautifully, too.
< Draw in heels or socks.
< Every foot is a brush.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Draw long lines on the floor.
- {name} trace{s} leg lines, rolls and waves with you, to the floor and back
- Your leg lines, rolls and waves sweep smoothly to the floor and back
< Draw yours in heels.
< Let every line linger.
< Point, roll and sign.
@ Chair Dance
> A chair, a curve, a portrait of you.
- {name} direct{s} sultry choreography that is easy to follow, no experience needed
- Step into a sultry scene with {name}, easy to follow and lovely with friends
- Sultry choreography, easy to follow, puts you and your friends in the picture
< Sit for a living portrait.
< Strike your silhouette.
< Bring friends into the picture.
@ Chair Dance
> Turn a chair into a masterpiece.
- {name} make{s} art of one chair, with sultry choreography that is easy to follow
- No experience needed. {name} trace{s} every sultry step so you can follow
- Easy, sultry choreography needs no experience, only a chair and you
< Take your artful seat.
< Sit, lean and smolder.
< Be the muse.
@ Chair Dance
> You, a chair and pure silhouette.
- {name} shape{s} sultry choreography that you and your friends can easily follow
- Come alone or with friends. {name} keep{s} every sultry line easy to follow
- The choreography is sultry, easy to follow and perfect for a group portrait
< Pose like a muse.
< Show us your silhouette.
< Your best angle is waiting.
@ Chair Dance
? bring *friend*
> Bring {bring}. A portrait for two.
- {name} teach{es} you both a sultry routine that is easy to follow together
- Your sultry double portrait is easy to follow, no experience needed
< Pose for two.
< Share a double portrait.
< Two chairs, two muses.
@ Aerial Hoop
> Step into the frame and rise.
- {name} teach{es} mounts, poses and spins, all in a low and a high version
- From the very first class, {name} shape{s} graceful strength with poses and spins
- Mounts, poses and spins put you in the frame, low or high
< Be the art inside.
< Rise into the picture.
< Be our moving picture.
@ Aerial Hoop
> Some art hangs on walls. Yours spins.
- With {name}, every mount and pose has a low and a high version
- Low or high, {name} help{s} every mount, pose and spin look like art
- Hang low or high, in graceful poses, from the very first class
< Hang beautifully with us.
< Choose your height. Shine on.
< Start your own exhibition.
@ Aerial Hoop
> Draw a circle. Sit in it. Shine.
- {name} sketch{es} mounts, poses and spins with you, low or high as you like
- Try mounts, poses and spins with {name}, gracefully, from the very first class
- Mounts, poses and spins feel graceful from the very first class, low or high
< Curl up in the frame.
< Take a seat in midair.
< Complete the circle.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. The circle’s already drawn.
- {name} fill{s} the circle with you, in mounts, poses and spins, low or high
- You fill the circle with mounts, poses and graceful spins, low or high
< Just add yourself.
< Add your own curves.
< Come fill the frame.
@ Aerial Hoop
? level beginner
> Beginners, this frame is for you.
- {name} show{s} you low and high versions of graceful mounts, poses and spins
- You learn graceful mounts, poses and spins, low or high as you choose
< Put yourself in the picture.
< Your frame is waiting.
< Start low. Look like art.
@ Strength & Conditioning
> Sculpt your strength.
- {name} sculpt{s} pull, core and shoulders with you, until inverts finally click
- Chisel away at pull, core and shoulders with {name}, and inverts finally click
- You sculpt pull, core and shoulders for pole, until inverts finally click
< Pick up the chisel.
< Carve your next invert.
< Chip away with us.
@ Strength & Conditioning
> Every masterpiece needs a strong frame.
- {name} build{s} pull, core and shoulders with you, so that inverts finally click
- Train pull, core and shoulders with {name}, and sculpt progress you can measure
- Pull, core and shoulder work builds a frame for inverts that finally click
< Build your own frame.
< Strong lines start here.
< Hang your inverts with us.
@ Strength & Conditioning
> Behind great art: great shoulders.
- {name} shape{s} pull, core and shoulders for pole, with progress you can measure
- With {name}, pull and core take shape and your inverts finally click
- Pull, core and shoulders take shape for pole, with progress you can measure
< Shape the art underneath.
< Michelangelo would approve.
< Come sculpt with us.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. Sculpting is hard work.
- {name} chisel{s} away with you at pull, core and shoulders until inverts finally click
- You chisel pull, core and shoulders for pole, until inverts finally click
< Carve with us.
< Bring out the sculpture.
< Art is worth the sweat.
@ Flexibility & Stretch
> Lengthen every line, gently.
- {name} guide{s} you gently into splits and backbends, whatever your starting point
- Stretch for splits and backbends with {name}, warmly and from any starting point
- Warm, guided stretching is kind to every line, whatever your starting point
< Draw yourself longer.
< Let every line soften.
< Long lines take their time.
@ Flexibility & Stretch
> Soft clay bends beautifully.
- {name} warm{s} you up gently, like clay, for splits, backbends and shoulders
- Whatever your starting point, {name} ease{s} you kindly into splits and backbends
- Splits, backbends and shoulders get warm, kind guidance from any starting point
< Soften. Stretch. Shine.
< Shape yourself softly.
< Be gently sculpted.
@ Flexibility & Stretch
> Unroll yourself like a canvas.
- {name} guide{s} you through splits, backbends and shoulders, as gentle as watercolor
- Unfold into splits and backbends with {name}, kindly and from any starting point
- Active stretching for splits and backbends stays warm, guided and kind to you
< Unroll at your own pace.
< Breathe between the brushstrokes.
< Stretch out in soft color.
@ Flexibility & Stretch
? bring *mats* (provided)
> We bring {bring}. You bring the lines.
- Wherever you start, {name} guide{s} you kindly through splits, backbends and shoulders
- Splits and backbends come kindly and warmly, whatever your starting point
< Come paint in pastels.
< Gentle hands, long lines.
< Stretch in soft pencil.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}. Unroll it like a canvas.
- {name} guide{s} you softly through splits and backbends, kind to any starting point
- Guided stretching for splits and backbends is kind to any starting point
< Soft colors, long lines.
< Smooth out every crease.
< Settle onto the canvas.
`;
