// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const artistic = `
= intro
> Every artist starts with a first line.
- {name} show{s} you how to hold the pole, walk and turn
- You learn to hold the pole, walk around it and turn
< Your canvas is ready.
< Come and draw yours.
= intro
> Museums say don’t touch. We say hold tight.
- {name} show{s} you a grip, a few steps and a turn
- You learn a grip, a few steps and a turn
< Book your hands-on visit.
< This art likes company.
= intro
> Blank canvas? Perfect. Welcome.
- {name} start{s} with walks and grips and build{s} up to a spin
- You start with walks and grips and build up to a spin
< Add your first color.
< Come as you are, artist.
= intro
> Your first pose is waiting.
- {name} take{s} you from grip to turn, slowly and step by step
- You go from grip to turn, slowly and step by step
< Sign up and sketch it.
< Make a beautiful start.
= spin spinpole
> Draw circles in the air.
- You step in, swing around the pole and land softly
< Just add pointed toes.
< Round and beautiful.
= spin spinpole
> A spin is a sculpture in motion.
- {name} teach{es} the walk, the push and the pose
- You learn the walk, the push and a pose to finish
< Be the artwork.
< Reserve your pedestal.
= spin spinpole
> Statues get one angle. You get them all.
- {name} help{s} you keep a clean shape through the whole turn
- You step, lean and keep a clean shape as you turn
< Come and show every side.
< Book a moving portrait.
= spin
> One turn, one beautiful line.
- {name} show{s} you the walk, the swing and pointed toes
- You walk, reach, swing around and point your toes
< Come and draw it.
< Sign it gracefully.
= spinpole
> The pole turns. You’re the sculpture.
- {name} teach{es} you to lean out, change shape and slow down
- You lean out, change shape and slow it down again
< Strike a moving pose.
< Be seen from all sides.
= static
> The pole stands still. You’re the art.
- {name} polish{es} your climbs, sits and spins to a clean finish
- You climb, sit, hold and spin, with a clean finish
< Strike your favorite pose.
< Sign up and pose.
= static
> One straight line. Endless shapes around it.
- {name} help{s} you climb, lean and hold with pointed toes
- You climb, lean and hold with strong arms and pointed toes
< Compose something with us.
< Come and create yours.
= tricks
> Freeze. Now it’s a sculpture.
- {name} break{s} each trick into steps: the entry, the hold, the exit
- You learn a trick in steps: the entry, the hold, the exit
< Strike it and smile.
< Show us your masterpiece.
= tricks
> Every trick deserves a frame.
- {name} take{s} you through grips, leg hooks and long, clean lines
- You work on grips, leg hooks and long, clean lines
< Come and pose for it.
< Hang with the masterpieces.
= tricks advanced
> The art is in the hold.
- {name} refine{s} your combos, from the leg hook to the pointed toes
- You hook a leg, extend, point, and stay for one breath
< Come and be the sculpture.
< Make it gallery-worthy.
= advanced
> Big moves. Fine brushwork.
- {name} refine{s} your climbs, combos and exits down to the toes
- You refine your climbs, combos and exits down to the toes
< Add the last gloss.
< Bring your boldest ideas.
= advanced
> Power, drawn in clean lines.
- {name} link{s} mounts, holds and inverts into one calm combo
- You link mounts, holds and inverts into one calm combo
< Finish it beautifully.
< Sign your best work.
= intermediate
> Past the sketch. Now add color.
- {name} link{s} your climbs, leg hangs and turns into one combo
- You link climbs, leg hangs and turns into one combo
< Pick a bold shade.
< Refine it with us.
= intermediate
> Same moves, finer lines.
- {name} smooth{s} your climbs, hangs and transitions
- You smooth out climbs, hangs and transitions, one by one
< Bring your favorite to polish.
< Come and add detail.
= openlevel
> One class, many styles of art.
- {name} show{s} each move in several versions, and you choose
- Every move comes in several versions, and you choose
< Bring your own color.
< Create at your level.
= flow
> Dance it in one brushstroke.
- {name} link{s} turns, waves and slides without a pause
- Turns, waves and slides run into one another without a pause
< Let the song paint along.
< Keep it going with us.
= flow
> Sketch a song with your body.
- {name} put{s} a turn, a wave and a slide to the music
- You put a turn, a wave and a slide to the music
< Sign up and start drawing.
< Color it your way.
= flow
> Let the music draw the line.
- {name} lead{s} you from a turn to a slide, then to the floor
- You turn, sway and slide from one move into the next
< Follow it with us.
< Come and fill the page.
= exotic
> Long lines, slow curves.
- {name} teach{es} walks, slides and body waves close to the floor
- You learn walks, slides and body waves close to the floor
< Take your time. It’s art.
< Make an artful entrance.
= exotic
> Slow down. You’re a work of art.
- {name} set{s} the pace for walks, hip circles and slides
- You take your time over walks, hip circles and slides
< Linger on every beat.
< Give it a flourish.
= exotic
> Make every slide a brushstroke.
- {name} guide{s} you through body waves, leg lines and low spins
- You move through body waves, leg lines and low spins
< Paint boldly with us.
< Finish with a long look.
= heels
> Walk like a work of art.
- {name} show{s} you how to step, turn and pose in heels
- You step, turn and pose in heels, right on the beat
< Cross the floor in style.
< Frame your grand entrance.
= heels
> Leg lines worth framing.
- {name} teach{es} walks, turns and poses, then a short routine
- You practice walks, turns and poses, then a short routine
< Strut into the picture.
< Book your gallery debut.
= heels
> Heels are a built-in pedestal.
- {name} help{s} you walk tall, turn cleanly and strike a pose
- You walk tall, turn cleanly and strike a pose
< Step up. Sign up.
< Be the statue that dances.
= floor
> The floor is a very big canvas.
- {name} lead{s} you through rolls, slides and long leg lines
- You roll, slide and draw long leg lines across it
< Use every corner.
< Paint right to the edges.
= floor
> Big, bold strokes across the floor.
- {name} teach{es} you to roll over a shoulder, slide and rise
- You learn to roll over a shoulder, slide and rise
< Join us down here.
< Let’s fill the picture.
= lowflow
> Low to the ground, long in line.
- {name} link{s} slow rolls, leg waves and slides to the music
- You link slow rolls, leg waves and slides to the music
< Come and draw with us.
< Fill a wide canvas.
= lowflow floor
> Shape after shape, close to the floor.
- {name} help{s} you roll, reach and fold from one into the next
- You roll, reach and fold from one into the next
< Make them your own.
< Make your own picture.
= handstand
> Hang the picture upside down.
- {name} help{s} you kick up and stack wrists, shoulders and hips
- You kick up and stack wrists, shoulders and hips
< Turn art on its head.
< Flip the frame with us.
= handstand
> One straight line, drawn upward.
- {name} show{s} you how to kick up, balance and come down softly
- You kick up, find your balance and come down softly
< Point your toes. Sign up.
< Reach for the ceiling.
= restore
> Rest is part of the picture.
- {name} guide{s} you through long, easy stretches and into stillness
- You stretch softly, hold each shape a while and let it fade
< Leave some white space.
< Come and do very little.
= restore
> Fewer lines. Softer shapes.
- {name} lead{s} slow stretches and gives every breath its room
- You lie down, stretch slowly and breathe between the shapes
< Less can be beautiful.
< Sketch a little quiet.
= yoga
> Every pose is a quiet picture.
- {name} guide{s} you to breathe, reach, fold and rest
- You breathe, reach, fold and rest, one shape at a time
< Exhale and join in.
< Find your own stillness.
= yoga
> Shape first. Stillness after.
- {name} lead{s} slow flows, balances and twists, breath by breath
- You move through slow flows, balances and twists, breath by breath
< Come as a blank page.
< Art can be quiet.
= choreo
> One song, drawn step by step.
- {name} teach{es} the routine in eights, then you dance it whole
- You learn the routine in eights, then you dance it whole
< Add your own color.
< Sign your performance.
= choreo
> Paint the chorus with your feet.
- {name} count{s} you through steps, turns and freezes until they flow
- You practice steps, turns and freezes until they flow
< Let’s finish the picture.
< Bring some bold color.
= choreo
> Learn the steps. Dance them like art.
- {name} add{s} eight counts to eight counts, up to the final pose
- You add eight counts to eight counts, up to the final pose
< Perform it with us.
< Then take a bow.
= chair
> Still life with chair. You’re the life.
- {name} show{s} you how to sit, lean, cross a leg and turn
- You sit, lean, cross a leg and turn around the chair
< Liven up the picture.
< Arrange yourself beautifully.
= chair
> One chair, endless silhouettes.
- {name} teach{es} leans, leg lines and turns, right on the beat
- You learn leans, leg lines and turns, right on the beat
< Choose your best side.
< Come and strike yours.
= chair
> Sit like a portrait. Move like a dancer.
- {name} teach{es} slow sits, leg sweeps and a short routine
- You learn slow sits, leg sweeps and a short routine
< Claim your artful chair.
< Frame yourself beautifully.
= chair
> The chair is your pedestal.
- {name} show{s} you how to lean, cross your legs and pose
- You lean back, cross your legs and pose on the beat
< Step up and be sculpture.
< Be our living statue.
= burlesque
> The tease is an art form.
- {name} teach{es} the walk, the shoulder roll and the pause
- You learn the walk, the shoulder roll and the pause
< Finish with a wink.
< Study it in person.
= burlesque
> Mona Lisa smiled. You can shimmy.
- {name} add{s} slow walks, big poses and a glance over the shoulder
- You add slow walks, big poses and a glance over the shoulder
< Leave the frame behind.
< Book a livelier portrait.
= twerk
> Draw circles with your hips.
- {name} break{s} down bounces, rolls and shakes, from slow to fast
- You bounce, roll and shake, slowly first, then up to speed
< Make them big and bold.
< Color in the beat.
= twerk
> Hips draw the boldest lines.
- {name} show{s} you soft knees, quick bounces and rolls on the beat
- With soft knees, you bounce and roll right on the beat
< Sign yours with a shake.
< Make it pop art.
= salsa
> Paint the floor with your feet.
- {name} teach{es} the basic step, the turn and the rhythm
- You learn the basic step, the turn and the rhythm
< Pick a loud color.
< Dance it in bright red.
= salsa
> Two feet, one elegant line.
- {name} count{s} you through steps, turns and a short combination
- You dance steps, turns and a short combination to the music
< Draw it with us.
< Add your own flourish.
= hoop
> Some art hangs on walls. You hang here.
- {name} help{s} you get in, sit and lean out in clean shapes
- You get in, sit and lean out with pointed toes
< Join the exhibition.
< Be our favorite piece.
= hoop
> The hoop frames every pose.
- {name} show{s} you how to sit, hook a knee and turn
- You sit, hook a knee, lean back and turn
< Fill it beautifully.
< Step into the picture.
= hoop
> One circle. You’re the art inside.
- {name} teach{es} mounts, balances and hangs, one step at a time
- You learn mounts, balances and hangs, one step at a time
< Take your seat in it.
< Complete the composition.
= hoop
> Step into a round frame.
- {name} take{s} you through seats, knee hangs and slow turns
- You try seats, knee hangs and slow turns
< Be the picture.
< Your portrait is waiting.
= silks
> Draw with fabric.
- {name} show{s} you how to wrap a foot, step up and pose
- You wrap a foot, step up and hang in a long line
< Shape something with us.
< Take shape in the air.
= silks
> Wrapped in fabric, posed like art.
- {name} teach{es} foot locks, leans and hangs, fold by fold
- You learn foot locks, leans and hangs, fold by fold
< Come and be draped.
< Drape yourself in color.
= trapeze straps
> A drawing that hangs in the air.
- {name} teach{es} you to hold on, lift up and make long lines
- You hold on, lift up and make long, clean lines
< Sketch it with us.
< Book some midair art.
= trapeze
> Sculpture, with a swing.
- {name} show{s} you how to sit, stand and hang by the knees
- You sit, stand, lean back and hang by the knees
< Find your own shape.
< Be the art up there.
= seniors
> Your own pace. Your own bold style.
- {name} take{s} time for every turn, hold and easy step
- There’s time for every turn, hold and easy step
< Come and add some color.
< Show us your art.
= seniors
> Your style is a work of art.
- {name} show{s} you turns, holds and poses at an easy pace
- You learn turns, holds and poses, to good music
< We’d love to frame it.
< Choose a bright color.
= inclusive
> Every body belongs in the picture.
- {name} show{s} each turn, hold and pose in a version for you
- Each turn, hold and pose comes in a version for you
< Use the whole canvas.
< Shine in full color.
= inclusive
> Every body is a masterpiece.
- {name} adapt{s} the turns, the holds and the poses to you
- The turns, the holds and the poses are adapted to you
< Show yours off.
< Hang yours with pride.
= party
> A group portrait that dances.
- {name} teach{es} you all a short routine with a big final pose
- You learn a short routine together, with a big final pose
< Gather your favorite people.
< Everyone’s in the picture.
= party
> Your favorite people, in full color.
- {name} show{s} you easy moves, big poses and a little routine
- You dance easy moves, strike poses and cheer each other on
< Paint the town with us.
< Frame this one.
= private
> Made for you, like a portrait.
- You choose the move, and {name} refine{s} it with you
- You choose the moves, the pace and the questions
< Book your sitting.
< Tell us what to shape.
= private
> One artist. All the attention.
- {name} work{s} on your favorite moves with you, line by line
- Your moves get a close look, at your own pace
< The studio is all yours.
< Bring something unfinished.
= practice
> Open studio. Paint what you like.
- {name} keep{s} the music on while you repeat your moves
- You practice whatever you like, in any order
< Bring your unfinished pieces.
< Start something bold.
= practice
> Think of it as sketchbook time.
- {name} host{s}, and you repeat, fix and play with your moves
- You repeat a favorite, fix a detail or try an idea
< Doodles count.
< Fill a page.
= workshop
> Look closer. That’s where the art is.
- {name} take{s} one theme apart, and you refine it piece by piece
- You take one theme apart and refine it piece by piece
< Come and study the details.
< Bring a magnifying glass.
= workshop
> From rough sketch to finished piece.
- {name} slow{s} the moves down, and you drill detail after detail
- You drill the details slowly, then put them together
< Complete yours with us.
< Sharpen your pencils.
= showcase
> The stage is your frame.
- {name} run{s} the entrances, the counts and the last pose with you
- You rehearse entrances, counts and the last pose
< Step in and bow.
< Give it a final polish.
= showcase
> From sketch to curtain call.
- {name} lead{s} the run-throughs, from the entrance to the bow
- You run the piece from the top, from entrance to bow
< Sign it in the corner.
< Hang it center stage.
= men
> Even David had to hold a pose.
- {name} guide{s} you through climbs, holds and spins with control
- You climb, hold and spin, with control all the way
< Sculpt it, gentlemen.
< Your marble is waiting.
= men
> Strength, shaped into art.
- {name} teach{es} pulls, climbs and holds, one clean move at a time
- You pull, climb and hold, one clean move at a time
< Pick up the chisel, gentlemen.
< Come and build your statue.
= prenatal
> Soft lines, slow music, room for two.
- {name} lead{s} gentle stretches, soft circles and long breaths
- You stretch gently, circle your hips and rest when you like
< Gentleness is an art.
< Bring your little muse.
= postnatal
> Begin again with one soft line.
- {name} lead{s} gentle core work, slow stretches and deep breaths
- You ease into gentle core work, slow stretches and deep breaths
< Your canvas, your pace.
< Sketch it at your leisure.
= contemporary
> Give a feeling a shape.
- {name} teach{es} a phrase of reaches, turns and soft falls
- You reach, turn, fall and recover in one phrase
< Make it your own art.
< Leave it untitled.
= contemporary
> Dance what words can’t draw.
- {name} guide{s} you across the floor in reaches, curves and turns
- You travel across the floor in reaches, curves and turns
< Sketch it with your arms.
< Untitled, and entirely yours.
= acro
> Living sculpture, built for two.
- {name} show{s} you how to base, lift and balance, step by step
- You base, lift and balance, and then you swap
< Hold still. Now smile.
< Come and make one.
= acro
> Balance is a shared art.
- {name} teach{es} you to lean on each other, lift and land
- You lean on each other, lift and come down softly
< Make a shape together.
< Sign up as sculpture.
= circus
> Throw in some color.
- {name} teach{es} throws, catches and balances, one trick at a time
- You throw, catch and balance, and then try again
< Paint it big and bright.
< Bow like an artist.
= teens
> Graffiti, but in the air.
- {name} show{s} you new moves, and you build your own combo
- You learn new moves and build your own combo
< Leave your tag here.
< Sign it big.
= teens
> Your style isn’t in a textbook.
- {name} teach{es} a trick, and you add your own ending
- You learn a trick and add your own ending
< Make it wonderfully weird.
< Draw outside the lines.
= kids
> Draw a rainbow with your feet!
- {name} play{s} games with you, with twirls, jumps and silly balances
- We play games with twirls, jumps and silly balances
< Bring every color!
< Sign up, little artist!
= kids
> Be a statue. Now a dancing one!
- {name} call{s} freeze, and everyone holds a funny pose
- We wiggle, we freeze, and we hold funny poses
< Museum’s open!
< Your pedestal is ready!
= kids
> Can you paint with your toes?
- With {name}, we tiptoe, twirl and balance like paintbrushes
- We tiptoe, twirl and balance like paintbrushes
< Come and make a splash!
< Save your artist a spot!
= class
> Your body is the brush.
- {name} show{s} you each step and turn, then add{s} the music
- You learn each step and turn, then add the music
< Make a bold stroke.
< Come and paint with us.
= class
> Learn the moves. Add your own color.
- {name} take{s} each one slowly, then put{s} it to music
- You take each one slowly, then put it to music
< Pick a bright one.
< Create something with us.
= photo
> Strike a pose worth framing.
- {name} help{s} you find the angle, the line and the look
- You hold it until the camera clicks, then try another
< Smile. It’s art.
< Come and be the portrait.
= photo
> Your favorite pose, framed for good.
- {name} help{s} you set it up, from fingertips to toes
- You bring the move, and the camera catches it
< Sign up for your portrait.
< Show your best side.
= stretch
> Draw your body a longer line.
- {name} guide{s} you through splits, backbends and hip openers, breath by breath
- You stretch hips, back and shoulders, breath by breath
< Come and ease into it.
< Reach a little, with us.
= stretch
> Every artist stretches the canvas first.
- {name} warm{s} you up for splits, backbends and long holds
- You warm up, then ease into splits and backbends
< Unroll and join us.
< Yours is waiting.
= stretch
> Long lines take patience. We have plenty.
- {name} give{s} hips, back and shoulders a slow, steady stretch
- Hips, back and shoulders each get a slow, steady stretch
< Breathe in and book.
< Art is never rushed.
= conditioning polefit
> Chisel first. Masterpiece later.
- {name} coach{es} you through pulls, planks and holds, round by round
- You pull, press and hold, round by round
< Start sculpting with us.
< Make your mark in marble.
= conditioning polefit
> Strong is a beautiful shape.
- {name} train{s} arms, core and shoulders with you, at your level
- You train arms, core and shoulders, at your own level
< Come and carve with us.
< Build it like sculpture.
= polefit
> A workout, drawn around a pole.
- {name} mix{es} climbs, squats and holds, with music to keep going
- You climb, squat, hold and shake it out to music
< Add your own strong line.
< Sign up and sculpt.
= pole
> One pole, endless shapes.
- {name} teach{es} spins, climbs and poses, one move at a time
- You spin, climb and pose, one move at a time
< Find your favorite.
< Start your own collection.
= pole
> Be the art around the pole.
- {name} show{s} you turns, sits and holds, with pointed toes to finish
- You turn, sit and hold, with pointed toes to finish
< Art likes a good pose.
< Give it your signature.
= pole
> Statues never spin. You will.
- {name} guide{s} you through turns, climbs and a pose to finish
- You go round, climb up and finish with a pose
< Leave the pedestal.
< Be a livelier sculpture.
= any
? bring
> Bring {bring} and your own style.
- {name} show{s} you each move slowly, then you try it
- You see each move slowly, then you try it
< Make some art with us.
< A canvas is waiting.
= any
? bring *knee pads*
> Bring {bring}. Some art happens on the floor.
- {name} take{s} you down and up again, smoothly and step by step
- You go down and come up again, smoothly and step by step
< Paint it with us.
< Leave a long brushstroke.
= any
? bring *shorts*
> Bring {bring}. Long lines need free legs.
- {name} show{s} you how to bend, extend and point each leg
- You bend, extend and point, with room to move
< Draw something with your toes.
< Sign up and sketch.
= any
? bring *mat
> Bring {bring}. It’s your canvas for the class.
- {name} guide{s} you through each shape, step by step
- You try each shape in your own time, step by step
< Unroll it and begin.
< Spread out to the edges.
= any
? bring *friend*
> Bring {bring}. Two artists beat one.
- {name} show{s} you both each move, then you try it together
- You learn the same moves and add two styles
< Make it a double portrait.
< Sign up as a pair.
= any
? bring *mats* (provided)
> We bring {bring}. You bring the color.
- {name} show{s} you each shape slowly, then you try it
- You see each shape slowly, then you try it
< Your canvas is laid out.
< Come with empty hands.
= any
? bring * (provided)
> The studio provides {bring}. You make the art.
- {name} show{s} you each move, one step at a time
- You learn each move, one step at a time
< Simply come and create.
< Your supplies are laid out.
= any
? wear *heels*
> Wear {wear}. Draw long, elegant lines.
- {name} show{s} you the walk, the turn and the pose
- You practice the walk, the turn and the pose
< Step into the gallery.
< Every click is an accent.
= any
? bring heels (optional)
> Heels optional. The style is yours either way.
- {name} show{s} you each move, with heels or without
- Every move works with heels or without
< Draw what feels like you.
< Both make good art.
= any
? wear *shorts*
> Wear {wear}. Give your legs room to draw.
- {name} show{s} you how to bend, extend and point them
- You bend, extend and point them, with nothing in the way
< Sketch something with your toes.
< Make a long line.
= any
? offer first class free
> First class free. Call it your first sketch.
- {name} show{s} you every move from the start, step by step
- You try every move from the start, step by step
< The painting can follow.
< Come and make your mark.
= any
? offer free trial class
> Free trial class. Come and try the art.
- {name} show{s} you the moves slowly, and you have a go
- You see the moves slowly, and you have a go
< One sketch is plenty.
< Pick up a brush.
= any
? offer
> {Offer}. A good reason to make art.
- {name} bring{s} the moves and the music, and you bring the style
- There’s good music, there are new moves, and the style is yours
< Start the picture here.
< Now choose your color.
= any
? offer half price*
> {Offer}. The whole masterpiece.
- {name} teach{es} the full class, from the warm-up to the end
- You get the full class, from the warm-up to the end
< Use every color.
< Come and paint big.
= any
? offer 2 for 1*
> {Offer}. Come as a double portrait.
- {name} show{s} you both the moves, and you bring two styles
- You both learn the moves and bring two styles
< Choose who shares the frame.
< Book the pair of you.
= any
? offer your friend comes free
> {Offer}. Room for two artists.
- {name} show{s} you both each move, then you try it side by side
- You learn each move side by side, in two styles
< Paint the pair of you.
< Mix your colors here.
= any
? level beginner (no experience)
> No experience needed. Stick figures welcome.
- {name} start{s} with simple moves, and you build from there
- You start with simple moves and build from there
< Your first sketch is waiting.
< Come and make a picture.
= any
? level beginner (no experience)
> No experience needed. A blank canvas is perfect.
- {name} show{s} simple shapes, slowly and one by one
- You learn simple shapes, slowly and one by one
< Bring yours along.
< Put some color on it.
= any
? level beginner
> Beginners welcome. Every artist was one.
- {name} show{s} you each move slowly, with time to try
- You see each move slowly and have time to try
< Draw your first line.
< This is how art begins.
= any
? level beginner
> Beginners welcome. We love blank pages.
- {name} start{s} with the basics, one step at a time
- You learn the basics, one step at a time
< Draw on yours here.
< Pick your favorite color.
= any
? level beginner (only)
> Beginners only. Everyone starts with a sketch.
- {name} show{s} all of you the basics, step by step
- You all learn the basics, step by step
< Hang yours with ours.
< Every artist is new here.
= any
? level all
> All levels welcome. Every style belongs.
- {name} show{s} each move in several versions, so you can choose
- Each move comes in several versions, so you can choose
< Add your own stroke.
< Pick your own brush.
= any
? level all
> Every level welcome, like colors in a box.
- {name} help{s} you find the version of each move that fits you
- You choose the version of each move that fits you
< There’s room for yours.
< Mix with us.
= any
? level advanced*
> Advanced: time for the fine brush.
- {name} refine{s} your lines, your holds and your transitions
- You refine your lines, your holds and your transitions
< Add the last details.
< Sign a masterpiece.
= any
? level intermediate
> Intermediate: from sketch to color.
- {name} link{s} the moves you know into something new
- You link the moves you know into something new
< Fill in the shapes.
< Bring your brightest shade.
= any
? audience
> {Audience}. Come and make art.
- {name} show{s} you each move, and the style is yours
- You learn each move, and the style is yours
< Pick any color you like.
< The canvas is open.
= any
? audience women*
> {Audience}. A studio of your own.
- {name} teach{es} at an easy pace, with good music
- You learn at an easy pace, with good music
< Paint it your color.
< Come and create together.
= any
? audience all bodies*
> {Audience}. Every outline makes art.
- {name} show{s} each move in the version that suits you
- You learn each move in the version that suits you
< Draw yours with pride.
< Fill the whole canvas.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? price
> {Price}, and you’re the artist.
- {name} teach{es} you the moves, step by step
- You learn the moves and choose your style
< Color it in with us.
< No auction. Just sign up.
= any
? places *left
> {Places}. Pencil yourself in.
- {name} bring{s} the moves and the music, and you add the color
- There’s good music, and you add your own color
< Ink is even better.
< Be part of the picture.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? places few
> Places go fast. Put your name down.
- {name} teach{es} each move slowly, step by step
- You learn each move slowly, step by step
< Ink dries quickly.
< Draw yourself in.
= any
? places max*
> {Places}. Time for the fine lines.
- {name} {has} time to look closely and help with every detail
- There’s time to look closely at every detail
< Room to draw large.
< Fill in your part.
= any
? places small group
> Small group. Time for every detail.
- {name} {has} time to look at each of your shapes
- There’s time to look at each of your shapes
< Your portrait gets attention.
< Wide margins, warm company.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole, like an artist’s easel.
- {name} go{es} from one to the next and help{s} with every move
- You have room to try every move, again and again
< Set up and draw.
< Come and make it yours.
= any
? series * weeks*
> {Series}. One picture, layer by layer.
- {name} add{s} new moves each time, and you build on them
- You add new moves each time and build on them
< Watch yours grow.
< Sign up for every color.
= any
? series week * of *
> {Series}. The picture is taking shape.
- {name} build{s} on the moves you know and add{s} a few more
- You build on the moves you know and add a few more
< The next color is yours.
< Keep painting with us.
= any
? series starts*
> {Series}. A fresh page for everyone.
- {name} begin{s} with the first moves and add{s} more each class
- You begin with the first moves and add more each class
< Book the opening line.
< Sign up and choose colors.
= any
? series last class*
> {Series}. Time to sign the picture.
- {name} put{s} it all together with you, from start to finish
- You put it all together, from start to finish
< Add the last stroke.
< Then hang it up proudly.
= any
? series
> {Series}. A picture grows class by class.
- {name} add{s} a few new moves every time
- You learn a few new moves every time
< Put your color in it.
< Color it in together.
= any
? music
> The music: {music}. The art: you.
- {name} show{s} you the moves, then put{s} them to the song
- You learn the moves, then put them to the song
< Color every beat.
< Draw what you hear.
= any
? music
> Paint to the sound of {music}.
- {name} match{es} every move to the beat with you
- You match every move to the beat
< Let the notes lead you.
< Turn the song into shapes.
= any
? substitute
> {sub} is in for {for}. Fresh colors for you.
- It’s the class you know, with a new style to try
- You get the class you know and some new ideas
< Come and see the picture.
< Your palette just grew.
= any
? substitute
> {sub} is in for {for}. Same class, new style.
- You get the moves you know and a warm welcome
- Bring the moves you know and try a new detail
< Come for the fresh color.
< Meet a new brush.
= any
? soldOut sold out
> Sold out. The picture is complete.
- Every place is taken, and we’re looking forward to you all
< Join the next one.
< Save a color for later.
= any
? soldOut sold out
> Every place is taken. Thank you, artists.
- The canvas is full, and it looks wonderful
< See you next opening.
< Keep your colors ready.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist has space.
- Plans do change, and we keep every name
< Join the waitlist.
< Get on the waitlist.
= any
? soldOut waitlist
> The waitlist is open. Pencil yourself in there.
< We keep the ink ready.
< Ink may well follow.
= any
? guest
> Guest artist: {guest}.
- You learn from a new teacher and try a new style
- You watch closely, try something new and make it yours
< Borrow a color or two.
< Come and be inspired.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. One brush is plenty.
- {name} teach{es} the steps and the turns, one by one
- You learn the steps and the turns, one by one
< Lead with your favorite color.
< Draw your own dance.
= class pole intro spin floor lowflow flow twerk hoop silks heels salsa contemporary choreo
? typed *no partner*
> No partner needed. Call it a self-portrait.
- {name} show{s} you each move, then you try it on your own
- You learn each move, then you try it on your own
< Have a solo exhibition.
< You’re the perfect subject.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *new class*
> A new class. The paint is still wet.
- {name} show{s} you each move, step by step and in good company
- You learn each move, step by step and in good company
< Come while the color’s fresh.
< Leave a fingerprint.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *alone or with a friend*
> Come alone or with a friend. Solo or duet?
- {name} show{s} you each move, then you try it
- You learn each move step by step, at your own pace
< Either way, it’s art.
< Every portrait is welcome.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *second class free*
> Second class free. One sketch, one painting.
- {name} teach{es} the moves once, then help{s} you add detail
- You learn the moves once, then you add detail
< First outline, then color.
< Good pictures take two sittings.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *every body is welcome*
> Every body is welcome. So is every style.
- {name} fit{s} the moves to you, and you choose the pace
- You learn the moves in the version that fits you
< Draw yours large.
< Come and color the picture.
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
