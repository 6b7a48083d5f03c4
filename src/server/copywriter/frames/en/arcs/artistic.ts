// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const artistic = `
= intro
> Every artist starts with a first line.
- {name} show{s} you how to hold the pole, walk and turn
- You learn to hold on, walk around the pole and turn
< Wobbly counts.
< Straight ones are overrated.
= intro
> Museums say don’t touch. We say hold tight.
- {name} show{s} you a grip, a few steps and a turn
- You learn a grip, a few steps and a turn
< Book your hands-on visit.
< Hands on, please.
= intro
> Arrive as a blank canvas.
- {name} start{s} with walks and grips and build{s} up to a spin
- You start with walks and grips and build up to a spin
< Leave with a first brushstroke.
< Blank is a beautiful start.
= intro
> Even Rodin began with wet clay.
- {name} take{s} you from grip to turn, slowly and step by step
- You go from grip to turn, slowly and step by step
< The shape comes later.
= spin spinpole
> Draw circles in the air.
- You step in, swing around the pole and land softly
< Just add pointed toes.
< Big ones, please.
= spin spinpole
> Sculptors can only dream of this.
- {name} teach{es} the walk, the push and the pose
- You learn the walk, the push and a pose to finish
< Marble can’t do it.
= spin spinpole
> Portraits show one side. You show them all.
- {name} help{s} you keep a clean shape through the whole turn
- You step, lean and keep a clean shape as you turn
< Start with your favorite.
= spin
> Your toes hold the pen.
- {name} show{s} you the walk, the swing and pointed toes
- You walk, reach, swing around and point your toes
< Draw one big circle.
< Keep them pointed.
= spinpole
> The pole turns. You’re the sculpture.
- {name} teach{es} you to lean out, change shape and slow down
- You lean out, change shape and slow it down again
< Be seen from all sides.
= static
> The pole stands still. You’re the art.
- {name} polish{es} your climbs, sits and spins to a clean finish
- You climb, sit, hold and spin, with a clean finish
< Take it from here, artist.
= static
> One straight line. Endless shapes around it.
- {name} help{s} you climb, lean and hold with pointed toes
- You climb, lean and hold with strong arms and pointed toes
< Start with a curve.
< Find one of your own.
= tricks
> Freeze. Now it’s a sculpture.
- {name} break{s} each trick into steps: the entry, the hold, the exit
- You learn a trick in steps: the entry, the hold, the exit
< Hold, hold, breathe.
< Now you may move again.
= tricks
> Every trick deserves a frame.
- {name} take{s} you through grips, leg hooks and long, clean lines
- You work on grips, leg hooks and long, clean lines
< Hang with the masterpieces.
= tricks advanced
> The art is in the hold.
- {name} refine{s} your combos, from the leg hook to the pointed toes
- You hook a leg, extend, point, and stay for one breath
< One breath longer.
< Stay for the applause.
= advanced
> Big moves. Fine brushwork.
- {name} refine{s} your climbs, combos and exits down to the toes
- You refine your climbs, combos and exits down to the toes
< Bold first, then precise.
= advanced
> Make the hard part look like a doodle.
- {name} link{s} mounts, holds and inverts into one calm combo
- You link mounts, holds and inverts into one calm combo
< Only your arms will know.
= intermediate
> Past the sketch. Now add color.
- {name} link{s} your climbs, leg hangs and turns into one combo
- You link climbs, leg hangs and turns into one combo
< Pick a bold shade.
< The outline’s already good.
= intermediate
> Same moves, finer lines.
- {name} smooth{s} your climbs, hangs and transitions
- You smooth out climbs, hangs and transitions, one by one
< Sharpen the pencil.
= openlevel
> Crayons or oils? Up to you.
- {name} show{s} each move in several versions, and you choose
- Every move comes in several versions, and you choose
< Both make good pictures.
< Pick your paint.
= flow
> Dance it in one brushstroke.
- {name} link{s} turns, waves and slides without a pause
- Turns, waves and slides run into one another without a pause
< A long one, please.
= flow
> Sketch a song with your body.
- {name} put{s} a turn, a wave and a slide to the music
- You put a turn, a wave and a slide to the music
< The chorus can be bold.
= flow
> Let the music draw the line.
- {name} lead{s} you from a turn to a slide, then to the floor
- You turn, sway and slide from one move into the next
< You just follow along.
< It has good handwriting.
= exotic
> Long lines, slow curves.
- {name} teach{es} walks, slides and body waves close to the floor
- You learn walks, slides and body waves close to the floor
< Take your time. It’s art.
= exotic
> Slow down. You’re a work of art.
- {name} set{s} the pace for walks, hip circles and slides
- You take your time over walks, hip circles and slides
< Linger on every beat.
< Let them look twice.
= exotic
> Make every slide a brushstroke.
- {name} guide{s} you through body waves, leg lines and low spins
- You move through body waves, leg lines and low spins
< Broad and slow.
< Finish with a long look.
= heels
> Walk in like you own the gallery.
- {name} show{s} you how to step, turn and pose in heels
- You step, turn and pose in heels, right on the beat
< The critics will follow.
< Let the paintings stare.
= heels
> Leg lines worth framing.
- {name} teach{es} walks, turns and poses, then a short routine
- You practice walks, turns and poses, then a short routine
< Strut into the picture.
< Use a long frame.
= heels
> Click, click, pose. That’s performance art.
- {name} help{s} you walk tall, turn cleanly and strike a pose
- You walk tall, turn cleanly and strike a pose
< Click a little louder.
= floor
> The floor is a very big canvas.
- {name} lead{s} you through rolls, slides and long leg lines
- You roll, slide and draw long leg lines across it
< Use every corner.
< Paint right to the edges.
= floor
> Michelangelo took the ceiling. Take the floor.
- {name} teach{es} you to roll over a shoulder, slide and rise
- You learn to roll over a shoulder, slide and rise
< It’s easier to reach.
< His neck would agree.
= lowflow
> Dance like ink on wet paper.
- {name} link{s} slow rolls, leg waves and slides to the music
- You link slow rolls, leg waves and slides to the music
< No sharp edges.
= lowflow floor
> Fold, unfold: human origami.
- {name} help{s} you roll, reach and fold, one shape at a time
- You roll, reach and fold, one shape at a time
< No scissors, no glue.
= handstand
> Who hung this picture upside down?
- {name} help{s} you kick up and stack wrists, shoulders and hips
- You kick up and stack wrists, shoulders and hips
< You did. Leave it.
= handstand
> One straight line, drawn upward.
- {name} show{s} you how to kick up, balance and come down softly
- You kick up, find your balance and come down softly
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
< Put the pencil down.
= yoga
> Every pose is a quiet picture.
- {name} guide{s} you from one pose to the next, breath by breath
- You breathe, reach, fold and rest, one shape at a time
< You may exhale.
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
< Let’s finish the picture.
= choreo
> Paint the chorus with your feet.
- {name} count{s} you through steps, turns and freezes until they flow
- You practice steps, turns and freezes until they flow
< The verse gets pastels.
< Use plenty of red.
= choreo
> Steps first. Then art.
- {name} add{s} eight counts to eight counts, up to the final pose
- You add eight counts to eight counts, up to the final pose
< First feet, then feeling.
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
< Outline yours.
= chair
> Sit like a portrait. Move like a dancer.
- {name} teach{es} slow sits, leg sweeps and a short routine
- You learn slow sits, leg sweeps and a short routine
< The portrait can wait.
< Nobody stays seated long.
= chair
> The chair is your pedestal.
- {name} show{s} you how to lean, cross your legs and pose
- You lean back, cross your legs and pose on the beat
< Statues rarely sit.
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
< She’d be jealous.
= twerk
> Draw circles with your hips.
- {name} break{s} down bounces, rolls and shakes, from slow to fast
- You bounce, roll and shake, slowly first, then up to speed
< Make them big and bold.
< Go outside the lines.
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
< Paint on the beat.
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
= hoop
> One circle. You’re the art inside.
- {name} teach{es} mounts, balances and hangs, one step at a time
- You learn mounts, balances and hangs, one step at a time
< Complete the composition.
= hoop
> Step into a round frame.
- {name} take{s} you through seats, knee hangs and slow turns
- You try seats, knee hangs and slow turns
< Be the picture.
= silks
> Draw with fabric.
- {name} show{s} you how to wrap a foot, step up and pose
- You wrap a foot, step up and hang in a long line
< Take shape in the air.
= silks
> Wrapped in fabric, posed like art.
- {name} teach{es} foot locks, leans and hangs, fold by fold
- You learn foot locks, leans and hangs, fold by fold
< Drape yourself in color.
= trapeze straps
> A drawing that hangs in the air.
- {name} teach{es} you to hold on, lift up and make long lines
- You hold on, lift up and make long, clean lines
< Gallery walls are overrated.
= trapeze
> Sculpture, with a swing.
- {name} show{s} you how to sit, stand and hang by the knees
- You sit, stand, lean back and hang by the knees
< Sway a little.
< Be the art up there.
= seniors
> Use the good paint.
- {name} take{s} time for every turn, hold and easy step
- There’s time for every turn, hold and easy step
< Especially the red.
< Save none of it.
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
< Blurry ones count.
< Everyone’s in the picture.
= party
> Your favorite people, in full color.
- {name} show{s} you easy moves, big poses and a little routine
- You dance easy moves, strike poses and cheer each other on
< Paint the town after.
< Frame this one.
= private
> Made for you, like a portrait.
- You choose the move, and {name} refine{s} it with you
- You choose the moves, the pace and the questions
< Book your sitting.
= private
> One artist. All the attention.
- {name} work{s} on your favorite moves with you, line by line
- Your moves get a close look, at your own pace
< Sign anywhere you like.
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
< Nose to the canvas.
< Bring a magnifying glass.
= workshop
> From rough sketch to finished piece.
- {name} slow{s} the moves down, and you drill detail after detail
- You drill the details slowly, then put them together
< Erasers welcome.
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
> Less gym, more Michelangelo.
- {name} teach{es} pulls, climbs and holds, one clean move at a time
- You pull, climb and hold, one clean move at a time
< Pick up the chisel, gentlemen.
< Chip by chip.
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
= contemporary
> Give a feeling a shape.
- {name} teach{es} a phrase of reaches, turns and soft falls
- You reach, turn, fall and recover in one phrase
< It needn’t be pretty.
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
< Handle with trust.
= acro
> Half the sculpture is trust.
- {name} teach{es} you to lean on each other, lift and land
- You lean on each other, lift and come down softly
< It takes both halves.
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
< Your big toe goes first!
= class
> Your body is the brush.
- {name} show{s} you each step and turn, then add{s} the music
- You learn each step and turn, then add the music
< Make a bold stroke.
= class
> The steps are outlines. Color them in.
- {name} take{s} each one slowly, then put{s} it to music
- You take each one slowly, then put it to music
< Inside the lines? Never.
< Scribbling is allowed.
= photo
> Strike a pose worth framing.
- {name} help{s} you find the angle, the line and the look
- You hold it until the camera clicks, then try another
< Smile. It’s art.
< Hold that chin.
= photo
> Your favorite pose, framed for good.
- {name} help{s} you set it up, from fingertips to toes
- You bring the move, and the camera catches it
< Choose a big wall.
< Show your best side.
= stretch
> Draw your body a longer line.
- {name} guide{s} you through splits, backbends and hip openers, breath by breath
- You stretch hips, back and shoulders, breath by breath
< Inch by inch, softly.
< Pencil lightly.
= stretch
> Every artist stretches the canvas first.
- {name} warm{s} you up for splits, backbends and long holds
- You warm up, then ease into splits and backbends
< You’re the canvas.
= stretch
> Long lines take patience. We have plenty.
- {name} give{s} hips, back and shoulders a slow, steady stretch
- Hips, back and shoulders each get a slow, steady stretch
< Exhale on the curves.
< Art is never rushed.
= conditioning polefit
> Chisel first. Masterpiece later.
- {name} coach{es} you through pulls, planks and holds, round by round
- You pull, press and hold, round by round
< Mind the flying marble.
= conditioning polefit
> Strong is a beautiful shape.
- {name} train{s} arms, core and shoulders with you, at your level
- You train arms, core and shoulders, at your own level
< Hold it one breath more.
< Shaped rep by rep.
= polefit
> A workout, drawn around a pole.
- {name} mix{es} climbs, squats and holds, with music to keep going
- You climb, squat, hold and shake it out to music
< Underline every rep.
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
< Give it your signature.
= pole
> Statues never spin. You will.
- {name} guide{s} you through turns, climbs and a pose to finish
- You go round, climb up and finish with a pose
< Leave the pedestal.
= intro
> Hello, pole. Meet the artist.
- {name} introduce{s} you to the grip, the walk and a simple turn
- {name} show{s} you where the hands go, then the feet
- You learn where to hold, how to walk and how to turn
< You’ll get on beautifully.
< A great collaboration begins.
= intro
> Hold it like a paintbrush. Much tighter.
- {name} start{s} with the grip and add{s} a step, then a turn
- You try a grip, walk around the pole and finish with a turn
< Now make a mark.
= pole
> Finally, art you can climb.
- {name} show{s} you how to hold it, climb it and turn around it
- You hold it, climb it and turn around it
< Please do touch.
< No guard will stop you.
= spinpole
> The pole turns like a potter’s wheel.
- {name} show{s} you how to open wide, draw in and slow down
- You open wide to slow down and draw in to turn faster
< You’re the clay.
< Take any shape you like.
= static
> The pole never moves. A perfect model.
- {name} teach{es} climbs, sits and spins around it, hand by hand
- You climb it, sit on it and spin around it with your own push
< Draw all around it.
= tricks
> Statues know one trick. Learn more.
- {name} teach{es} the entry, the hold and the way back down
- You learn how to get in, how to hold and how to come down
< The marble will be jealous.
= intermediate
> You have the moves. Now connect the dots.
- {name} find{s} the way from your climb to a leg hang and out
- You find the way from a climb to a leg hang and out again
< See what picture appears.
= advanced
> You know the rules. Break them beautifully.
- {name} take{s} your favorite combo and change{s} the entry, the grip or the exit
- You take a favorite combo and change the entry, the grip or the exit
< Picasso did, too.
< Masters make their own.
= advanced
> Your combo needs a signature.
- {name} sharpen{s} your inverts, your holds and the quiet way down
- You sharpen inverts, holds and the quiet way down
< Sign it upside down.
< Make it unmistakably yours.
= flow
> Watercolor runs. So will your moves.
- {name} show{s} you how a turn becomes a wave and a wave a slide
- You let a turn run into a wave and a wave into a slide
< Blur all the edges.
= exotic
> Hips, hair, hands. Pick a brush.
- {name} teach{es} slow walks, floor sweeps and a low spin
- You walk slowly, sweep a leg across the floor and finish low
< Use them all, slowly.
= exotic
> A reclining portrait, but it moves.
- {name} lead{s} you from the pole to the floor and around again
- You slide down the pole, roll over and sweep both legs
< Recline like you mean it.
= heels
> Statues get one pedestal. You get two.
- {name} show{s} you how to stand tall, step smoothly and turn
- You stand tall, step smoothly and turn on the beat
< And yours can walk.
< Step down for nobody.
= heels
> A runway is just a gallery that moves.
- {name} set{s} a walk, a turn and a pose to the music
- You put a walk, a turn and a pose to the music
< Show the whole collection.
< Let the last pose linger.
= lowflow
> Draw the horizon with one leg.
- {name} lead{s} you through rolls, leg circles and slow slides
- You roll, circle a leg and slide, close to the floor
< As wide as you like.
= floor
> The best canvas is underneath you.
- {name} show{s} you how to go down softly, roll and get up again
- You go down softly, roll over a shoulder and get up again
< Cover it in movement.
< Leave no corner blank.
= chair
> Van Gogh painted his chair empty. Fix that.
- {name} show{s} you how to sit, lean back and cross a leg
- You sit down, lean back, cross a leg and turn on the beat
< It was missing you.
< Sunflowers optional.
= choreo
> Paint by numbers: five, six, seven, eight.
- {name} fill{s} in the routine with you, eight counts at a time
- You fill in the routine, eight counts at a time
< Now color it in.
= contemporary
> Abstract art, with a heartbeat.
- {name} teach{es} a phrase of reaches, falls and recoveries
- You reach, spiral to the floor and rise again in one phrase
< It means what you feel.
< No explanation needed.
= burlesque
> Every unveiling needs a little drama.
- {name} teach{es} the walk, the shoulder, the look and the pause
- You walk, drop a shoulder, look and make them wait
< Make the critics blush.
= twerk
> Finally, a sculpture that shakes.
- {name} slow{s} down the bounce and the roll, then bring{s} in the beat
- You practice the bounce and the roll slowly, then with the beat
< Careful with the vases.
< Rattle the pedestal.
= salsa
> Feet keep time. Hips add the signature.
- {name} count{s} the steps until your feet know them by heart
- You repeat the steps until your feet know them by heart
< Sign on the beat.
< Every turn, a flourish.
= hoop
> There’s an empty frame up here.
- {name} show{s} you how to mount, sit tall and hang by a knee
- You mount, sit tall and hang by a knee
< You’d suit it.
< Hang in there, masterpiece.
= silks
> Two long brushstrokes hang from the ceiling.
- {name} teach{es} a wrap, a hang and a soft way down
- You learn a wrap, a hang and a soft way down
< Be the third.
= trapeze
> Picasso painted acrobats. Be one.
- {name} help{s} you sit, balance and hang by the knees
- You sit on the bar, find your balance and hang by the knees
< He only watched.
= acro
> One is the pedestal. One is the art.
- {name} teach{es} the base, the lift and the soft way down
- You learn the base, the balance and the soft way down
< Then you swap.
< Both sign it.
= stretch
> Reach like somebody’s painting your fingertips.
- {name} guide{s} you through side bends, hip openers and folds
- You reach, bend to each side and fold, breath by breath
< Hold still. Almost done.
= restore
> Still life, with you lying down.
- {name} settle{s} you into long, easy shapes, one after another
- You settle into a long, easy shape and stay for many breaths
< Very still. Very lovely.
= restore
> Lie back. The ceiling is the artwork.
- {name} guide{s} you from slow rolls to long, quiet rests
- You roll slowly, stretch softly and rest for a while
< Study it thoroughly.
= yoga
> Tree pose: landscape art, on one leg.
- {name} lead{s} you from breath to balance to a soft fold
- You breathe, balance on one leg and fold forward
< Wobbling counts as wind.
= conditioning polefit
> Marble doesn’t carve itself.
- {name} count{s} the planks, the pulls and the holds
- You plank, pull and hold, set by set
< Grab a chisel.
< Chip, chip, breathe.
= polefit
> Squats, climbs, spins: mixed media.
- {name} mix{es} pole moves with floor exercises, song by song
- You mix pole moves with floor exercises, song by song
< Mix well. Repeat.
= men
> David has stood there long enough.
- {name} show{s} you climbs, holds and spins, hand over hand
- You climb, hold and spin, hand over hand
< Your move, gentlemen.
= men
> The Thinker sat. You climb.
- {name} teach{es} a grip, a climb and a hold at the top
- You learn a grip, a climb and a hold at the top
< Enough pondering.
< Think it over up there.
= inclusive
> The artist, the model, the masterpiece: you.
- {name} find{s} the grip, the turn and the pose that fit you
- You find the grip, the turn and the pose that fit you
< All at once.
= prenatal
> A double portrait in the making.
- {name} lead{s} hip circles, soft stretches and slow breaths
- You circle the hips, stretch softly and rest whenever you like
< You both look lovely.
= postnatal
> You made a masterpiece. Now, time for you.
- {name} lead{s} slow stretches, deep breaths and a little core work
- You breathe deeply, stretch slowly and wake up your core
< The artist deserves it.
< Rest is for artists, too.
= practice
> Artists call this studio time.
- {name} keep{s} the floor open while you work on your own pieces
- You work on your own list, in any order you like
< Genius at work.
= practice
> Erase it. Try again. Nobody’s counting.
- {name} host{s}, and you repeat whatever you like
- You repeat the hard bit, then treat yourself to an easy one
< Sketchbooks exist for this.
< The tenth one’s the keeper.
= photo
> For one click, you’re a statue.
- {name} help{s} you set the hands, the toes and the chin
- You find your pose, point your toes and hold still
< Then breathe, statue.
< Marble face optional.
= photo
> Mona Lisa sat for years. You need one click.
- {name} host{s} the shoot and look{s} after the angles
- You take a pose, lift your chin and wait for the click
< Half a smile will do.
= showcase
> Rehearsal is the last coat of varnish.
- {name} run{s} your entrance, your counts and your bow
- You run the entrance, the counts and the bow once more
< Shine, then bow.
= class
> Stick figures can dance, too.
- {name} show{s} you the steps slowly, then with music
- You learn the steps slowly, then with music
< Yours is about to.
= kids
> What color is a jump?
- {name} call{s} a color, and everyone jumps, turns or tiptoes it
- We jump, turn and tiptoe like different colors
< Ours is rainbow!
< Yours could be polka dots!
= kids
> Let’s make a picture without pencils!
- With {name}, everyone turns into a star, a tree or a wobbly table
- We turn into stars, trees and wobbly tables
< You’re the drawing!
< Our feet are the crayons!
= teens
> Art class, minus the desk.
- {name} show{s} you a trick step by step, then you style it
- You try a trick step by step, then style it your way
< Stand up and draw.
= teens
> The doodles in your margins want to move.
- {name} teach{es} a few moves, and you arrange them your way
- You learn a few moves and arrange them your way
< Set them loose.
= any
? level advanced (only)
> Advanced only. Put away the crayons.
- {name} work{s} with you on fine lines, timing and clean exits
- You work on fine lines, timing and clean exits
< The fine brushes are out.
= any
? series
> {Series}. One canvas is never enough.
- {name} pick{s} up where the last class ended and add{s} new moves
- You pick up where the last class ended and add new moves
< Stay for the full set.
= any
? guest
> {guest}, on loan to our gallery.
- You get a visiting teacher, a new style and time to try it
- You watch a new style up close, then try it yourself
< Copying is fine here.
< No glass in between.
= private
> The whole paint box is yours.
- {name} look{s} at the move you choose and polish{es} it with you
- You choose the move, ask the questions and set the pace
< Hog the blue.
= party
> Everybody into the picture!
- {name} teach{es} you one short routine, and you all dance it
- You learn one short routine and dance it all together
< Squeeze in.
< Somebody will blink.
= openlevel
> Pencil, brush or spray can?
- {name} give{s} you a choice of versions for every move
- You choose a version of every move and switch when you like
< All three are welcome.
= any
? bring
> Bring {bring} and your own style.
- {name} show{s} you each move slowly, then you try it
- You see each move slowly, then you try it
< The muse packs light.
< We’ll find the frame.
= any
? bring *knee pads*
> Bring {bring}. Some art happens on the floor.
- {name} take{s} you down and up again, smoothly and step by step
- You go down and come up again, smoothly and step by step
< Leave a long brushstroke.
= any
? bring *shorts*
> Bring {bring}. Long lines need free legs.
- {name} show{s} you how to bend, extend and point each leg
- You bend, extend and point, with room to move
< Draw something with your toes.
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
= any
? bring *mats* (provided)
> We bring {bring}. You bring the color.
- {name} show{s} you each shape slowly, then you try it
- You see each shape slowly, then you try it
< Your canvas is laid out.
= any
? bring * (provided)
> The studio provides {bring}. You make the art.
- {name} show{s} you each move, one step at a time
- You learn each move, one step at a time
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
> {Offer}. Consider us patrons.
- {name} bring{s} the moves and the music, and you bring the style
- There’s good music, there are new moves, and the style is yours
< Artists usually accept.
< Now choose your color.
= any
? offer half price*
> {Offer}. The whole masterpiece.
- {name} teach{es} the full class, from the warm-up to the end
- You get the full class, from the warm-up to the end
< Use every color.
= any
? offer 2 for 1*
> {Offer}. Come as a double portrait.
- {name} show{s} you both the moves, and you bring two styles
- You both learn the moves and bring two styles
< Choose who shares the frame.
= any
? offer your friend comes free
> {Offer}. Room for two artists.
- {name} show{s} you both each move, then you try it side by side
- You learn each move side by side, in two styles
< Paint the pair of you.
= any
? level beginner (no experience)
> No experience needed. Stick figures welcome.
- {name} start{s} with simple moves, and you build from there
- You start with simple moves and build from there
< Your first sketch is waiting.
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
= any
? level beginner (only)
> Beginners only. Everyone starts with a sketch.
- {name} show{s} all of you the basics, step by step
- You all learn the basics, step by step
< Hang yours with ours.
< Every artist is new here.
= any
? level all
> All levels welcome. Doodles hang beside masterpieces.
- {name} show{s} each move in several versions, so you can choose
- Each move comes in several versions, so you can choose
< Both deserve a frame.
< Hang yours anywhere.
= any
? level all
> Every level welcome, like colors in a box.
- {name} help{s} you find the version of each move that fits you
- You choose the version of each move that fits you
< What shade are you?
< The box needs every color.
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
< Bring your brightest shade.
= any
? audience
> {Audience}. The picture needs you.
- {name} show{s} you each move, and the style is yours
- You learn each move, and the style is yours
< Stand wherever you like.
= any
? audience women*
> {Audience}. A studio of your own.
- {name} teach{es} at an easy pace, with good music
- You learn at an easy pace, with good music
< Artists at work.
= any
? audience all bodies*
> {Audience}. Every outline makes art.
- {name} show{s} each move in the version that suits you
- You learn each move in the version that suits you
< Draw yours with pride.
< Fill the whole canvas.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? price
> {Price}. And no bidding war.
- {name} teach{es} you the moves, step by step
- You learn the moves and choose your style
< Raise your hand. Both, actually.
= any
? places *left
> {Places}. Pencil yourself in.
- {name} bring{s} the moves and the music, and you add the color
- There’s good music, and you add your own color
< Ink is even better.
< Erasers are put away.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? places few
> Places go fast. Put your name down.
- {name} teach{es} each move slowly, step by step
- You learn each move slowly, step by step
< Ink dries quickly.
< Draw yourself in.
= any
? places max*
> {Places}. A group portrait with elbow room.
- {name} {has} time to look closely and help with every detail
- There’s time to look closely at every detail
< Nobody’s cut off the edge.
< Every face gets painted.
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
< Nobody borrows your easel.
= any
? series * weeks*
> {Series}. One picture, layer by layer.
- {name} add{s} new moves each time, and you build on them
- You add new moves each time and build on them
< Watch yours grow.
< The varnish comes last.
= any
? series week * of *
> {Series}. The picture is taking shape.
- {name} build{s} on the moves you know and add{s} a few more
- You build on the moves you know and add a few more
< The next color is yours.
< Don’t put the brush down.
= any
? series starts*
> {Series}. A fresh page for everyone.
- {name} begin{s} with the first moves and add{s} more each class
- You begin with the first moves and add more each class
< Nobody’s behind yet.
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
< Don’t skip a color.
< You hold the brush.
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
< Turn the song into shapes.
= any
? substitute
> {sub} is in for {for}. Fresh colors for you.
- It’s the class you know, with a new style to try
- You get the class you know and some new ideas
< Same picture, new colors.
< Your palette just grew.
= any
? substitute
> {sub} is in for {for}. Same class, new style.
- You get the moves you know and a warm welcome
- Bring the moves you know and try a new detail
< Every artist adds something.
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
< Forgery is encouraged.
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
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *new class*
> A new class. The paint is still wet.
- {name} show{s} you the moves one by one, then in one sequence
- You learn the moves one by one, then put them in a row
< Careful, it may rub off.
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
< And so is every color.
@ Intro to Pole
> A blank canvas. A pole. You.
- {name} sketch{es} grips, walks and your first spin with you. No experience needed
- Learn to grip, walk and draw your first spin with {name}. No partner needed
- You grip, walk and draw your first spin. No dance background needed
< Make your first mark.
< Paint your first spin.
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
< Unveil your first turn.
@ Intro to Pole
> New to pole? Lovely. Fresh paper.
- {name} open{s} a fresh page for first grips, first walks and a first spin
- Bring no experience and no partner. {name} start{s} with grips, walks and a spin
- A fresh page is all you need for grips, walks and a first spin
< Draw your first line here.
< Pick up the pencil.
@ Intro to Pole
? offer first class free
> First class free. Come and sketch.
- {name} lead{s} you from grips and walks to your first spin, no experience needed
- You sketch your first grips, walks and a spin, no partner needed
< Leave your first mark.
< Begin with one small sketch.
@ Intro to Pole
? offer free trial class
> Free trial class. Dip a brush in.
- {name} show{s} you grips, walks and a first splash of spin, no experience needed
- Dip into grips, walks and a first spin. No partner needed
< Trial sketches welcome.
< Color outside your routine.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. Just a fresh page.
- {name} fill{s} the page with you, from grips and walks to your first spin
- Your first grips, your first walks and your very first spin fill the page
< Your first spin goes here.
< The pencil is yours.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Two artists, two first spins.
- {name} sketch{es} grips, walks and first spins with you both, no experience needed
- You both draw your first grips, walks and spins, no experience needed
< Draw side by side.
< Share the first sketch.
@ Beginner Pole
> Sketch it. Spin it. Sign it.
- {name} teach{es} spins, climbs and sits, and you sign a combo of your own
- {name} lead{s} you steadily from first spins and climbs to your own combo
- You sketch spins, climbs and sits, and you leave with your own combo
< Sign your first combo.
< The signature is yours.
@ Beginner Pole
> Layer by layer, you become the picture.
- Layer grip, core and confidence with {name}, and leave with your own combo
- {name} blend{s} spins, climbs and sits with you into a combo to keep
- Spins, climbs and sits add up, layer by layer, to your own combo
< Take your artwork home.
< Paint at your own pace.
@ Beginner Pole
> Compose your first combo in the air.
- {name} help{s} you compose spins, climbs and sits into a combo of your own
- With {name}, you compose spins, climbs and sits at a steady, friendly pace
- Compose spins, climbs and sits into a combo that goes home with you
< Your combo, your composition.
@ Beginner Pole
> A spin, a climb, a sit: your palette.
- {name} mix{es} grip, core and confidence into a short combo that is yours
- At a steady pace, {name} turn{s} spins, climbs and sits into your own combo
- Mix in grip, core and confidence, and go home with your own combo
< Mix your own combo.
< Paint yourself a combo.
@ Intermediate Pole
> Turn the canvas upside down.
- {name} spot{s} your first inverts and leg hangs and refine{s} every line between
- Hang your first inverts in the air with {name} right there to spot you
- Your first inverts and leg hangs are safely spotted and cleanly drawn
< Flip your point of view.
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
< Find your best angle.
< Hang your first invert here.
@ Intermediate Pole
? series * weeks*
> {Series} to turn the picture upside down.
- {name} spot{s} your first inverts and leg hangs and polish{es} your transitions
- You draw your first inverts, leg hangs and cleaner transitions, safely spotted
< Watch the picture flip.
< Sketch upside down.
@ Advanced Pole
> Sculpt the air.
- Confident inverters sculpt aerial combos and handsprings in the air with {name}
- Bring power and control. {name} bring{s} the shoulder mounts and handsprings
- You sculpt shoulder mounts and handsprings with power, control and elegant lines
< Leave a line in midair.
@ Advanced Pole
> Power is the paint. Control is the brush.
- {name} polish{es} your aerial combos and handsprings down to the last elegant line
- Refine your shoulder mounts with {name}, in power, control and elegant lines
- Confident inverters paint the air with combos, shoulder mounts and handsprings
< Bold moves, fine lines.
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
@ Spin Basics
> Draw circles in the air with us.
- Draw fireman, chair and back hook in the air with {name}. No strength needed yet
- With {name}, you let go of the floor, draw a circle and land softly
- You learn fireman, chair and back hook, three round lines with soft landings
< Draw your first spin.
< Round lines look lovely here.
@ Spin Basics
> Let go. Turn. Become the brushstroke.
- {name} teach{es} you fireman, chair and back hook, each with a feather-soft landing
- No strength needed yet. {name} teach{es} fireman, chair and back hook
- Walk in, sweep through the air and land softly, no strength needed
< Make one graceful stroke.
< Be the brushstroke.
@ Spin Basics
> Your first three spins, in watercolor.
- {name} guide{s} your fireman, chair and back hook from letting go to landing softly
- Fireman, chair and back hook flow like watercolor with {name} by your side
- Fireman, chair and back hook all end in a soft, graceful landing
< Soft color, soft landing.
< Save your first watercolor.
@ Spin Basics
> Spin like clay on a wheel.
- {name} shape{s} fireman, chair and back hook with you, down to the soft landing
- You need no strength yet to shape fireman, chair and back hook with {name}
- Fireman, chair and back hook take shape gently, with no strength needed yet
< The wheel is turning.
< Spin yourself a masterpiece.
@ Spin Basics
? level beginner
> Beginners welcome. Every artist starts with circles.
- {name} sketch{es} fireman, chair and back hook with you. No strength needed yet
- You sketch fireman, chair and back hook spins. No strength needed yet
< Draw three circles with us.
< Your first circle counts.
@ Spin Pole
> The pole turns. You draw.
- {name} help{s} you find the momentum and balance for combos that feel like flying
- The pole turns with you as {name} sketch{es} combos that look effortless
- Balance and momentum carry you through combos that feel like flying
< Draw one endless circle.
< Let the pole lead.
@ Spin Pole
> A sculpture in motion: you.
- {name} teach{es} the momentum and balance that make your combos look effortless
- With {name}, you float through combos like a sculpture that learned to fly
- Balance and momentum make you a floating, turning work of art
< Turn into art.
< Every side is your best.
@ Spin Pole
> Weightless as watercolor.
- {name} blend{s} momentum and balance into floaty combos that feel like flying
- The pole turns with you while {name} teach{es} combos as floaty as watercolor
- The pole turns with you, and your combos float like watercolor
< Float across the paper.
@ Spin Pole
? level all
> All levels welcome. The pole does the turning.
- {name} show{s} you the balance and momentum behind combos that float like watercolor
- You find the balance and momentum for floaty combos that look effortless
< You draw the lines.
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
< Be your own masterpiece.
< Take home a portrait.
@ Pole Tricks
> Be a work of art, three times over.
- {name} spot{s} you through three tricks, each sketched step by step for every level
- Bring your phone. {name} break{s} three tricks into steps for every level
- You sketch three tricks one step at a time, with options for every level
< Frame your favorite trick.
< Leave with your portrait.
@ Pole Tricks
? places max*
> {Places}, three tricks, one gallery.
- {name} take{s} you step by step, with spotting and a version for every level
- You are spotted step by step, and your phone is ready for the portrait
< Everyone gets a frame.
< Claim your wall of fame.
@ Pole Tricks
? level all
> Three tricks, in a version for every level.
- Step by step, {name} spot{s} you until the photo on your phone is art
- You go from sketch to photo step by step, with spotting throughout
< Frame your own version.
< Every version is art.
@ Pole Flow
> One breath. One line. One long dance.
- {name} draw{s} one line through spins and floorwork, and you feel the music
- Count less and feel more as {name} lead{s} you from spins into floorwork
- Link spins and floorwork in one long line, and simply feel the music
< Draw in one breath.
< Never lift the brush.
@ Pole Flow
> Paint by music, not by numbers.
- {name} link{s} spins, floorwork and transitions like one long brushstroke
- With {name}, spins and floorwork melt into one long, unbroken breath
- Spins, floorwork and transitions become one long, musical brushstroke
< Let the song paint.
< Let the numbers wait.
@ Pole Flow
> Let the music hold the brush.
- {name} blend{s} spins and floorwork like colors, with less counting and more feeling
- Join {name} for spins and floorwork in a single breath, with less counting
- With less counting and more feeling, spins and floorwork blend like colors
< Move like wet ink.
< Flow like fresh paint.
@ Pole Flow
? level all
> All levels welcome. One long line for everyone.
- {name} link{s} spins and floorwork in one line, with less counting and more feeling
- You join spins and floorwork in one breath and feel the music
< Flow along the line.
@ Pole Flow
? music
> {music}, in one long line.
- {name} lead{s} you through spins and floorwork, with more feeling than counting
- Spins and floorwork share one long breath, with less counting and more feeling
< Draw every note.
< Paint the whole song.
@ Pole Choreography
> One song, and you’re the painting.
- {name} teach{es} a new routine in sections, until the whole picture dances full out
- Color in a new routine with {name}, section by section, to a full-out finale
- You color in a new routine, section by section, and finish full out
< Dance the final brushstroke.
< Finish in full color.
@ Pole Choreography
> From first sketch to full performance.
- {name} sketch{es} one song with you, section by section, to a full-out finish
- Learn one new routine with {name} and dance the final picture full out
- One song grows, section by section, into a full-out performance
< Dance in full color.
< The final pose is yours.
@ Pole Choreography
> Degas painted dancers. Be the dancer.
- {name} bring{s} a new routine, colored in with musicality, performance and fun
- Musicality, performance and fun share the canvas as {name} teach{es} a new routine
- Learn a new routine, section by section, full of musicality, performance and fun
< Step out of the frame.
< Be the moving picture.
@ Pole Choreography
? music
> {music}, drawn with your whole body.
- {name} sketch{es} the routine in sections, and you finish by dancing full out
- You learn the routine in sections and end in full color, dancing full out
< Draw the final chorus.
< Give every beat a color.
@ Exotic Pole
> Heels on. Lights low. Paint boldly.
- {name} lead{s} you through low flow, slides and kips, with attitude in every stroke
- Slide, kip and flow low with {name}. Bring knee pads and your boldest colors
- Your boldest self paints the floor with low flow, slides and kips
- Bring knee pads and attitude, and paint the floor with slides and kips
< Be the boldest color.
@ Exotic Pole
> Draw every curve slowly.
- {name} take{s} you through long slides, kips and low flow. Heels on, lights low
- {name} give{s} every slide and kip plenty of attitude, heels on and lights low
- With heels on and lights low, you slide and kip with attitude
< Take your time with curves.
< Let the curves linger.
@ Exotic Pole
> Self-portrait, in heels.
- {name} bring{s} out your boldest self in low flow, slides, kips and attitude
- Bring heels and knee pads, and {name} bring{s} slides, kips and bold lines
- Low flow, slides and kips bring your boldest self into the picture
< Paint yourself bolder.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, brush ready.
- {name} lead{s} slides, kips and low flow. Your boldest self does the painting
- You flow low through slides and kips, and your attitude adds the color
< Sign off with attitude.
@ Heels & Floorwork
> Long legs. Long lines. A floor to fill.
- {name} guide{s} your leg lines, rolls and waves across the floor, in heels or socks
- Roll to the floor and back with {name}, in heels of any height or socks
- Heels of any height, or just socks, draw beautiful lines on the floor
< Fill the floor with lines.
< Roll across the canvas.
@ Heels & Floorwork
> The floor is your canvas.
- {name} teach{es} leg lines, rolls and waves as smooth as ink. Socks are welcome
- With {name}, every roll and wave becomes a brushstroke, in heels or in socks
- Leg lines, rolls and waves flow like ink, in heels or in socks
< Paint in heels.
< Draw long. Roll slowly.
@ Heels & Floorwork
> Every leg line, a brushstroke.
- {name} sweep{s} you smoothly to the floor and back, in heels or in socks
- Learn rolls, waves and picture-perfect leg lines with {name}, in heels or socks
- Find smooth ways to the floor and back, in heels of any height or socks
< Heels or socks, pure art.
< Finish with pointed toes.
@ Heels & Floorwork
? places *left
> {Places} on a very long canvas.
- {name} guide{s} leg lines, rolls and waves. Heels of any height or socks are fine
- You roll and wave across the canvas and back, in heels or socks
< Add your line.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. Lovely lines included.
- {name} lead{s} your leg lines, rolls and waves smoothly to the floor and back
- Leg lines, rolls and waves take you beautifully to the floor and back
< Socks draw beautifully, too.
< Every foot is a brush.
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
< Be the muse.
@ Chair Dance
> You, a chair and pure silhouette.
- {name} shape{s} sultry choreography that you and your friends can easily follow
- Come alone or with friends. {name} keep{s} every sultry line easy to follow
- The choreography is sultry, easy to follow and perfect for a group portrait
< Pose like a muse.
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
@ Aerial Hoop
> Some art hangs on walls. Yours spins.
- With {name}, every mount and pose has a low and a high version
- Low or high, {name} help{s} every mount, pose and spin look like art
- Hang low or high, in graceful poses, from the very first class
< Start your own exhibition.
@ Aerial Hoop
> Draw a circle. Sit in it. Shine.
- {name} sketch{es} mounts, poses and spins with you, low or high as you like
- Try mounts, poses and spins with {name}, gracefully, from the very first class
- Mounts, poses and spins feel graceful from the very first class, low or high
< Curl up in the frame.
< Take a seat in midair.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. The circle’s already drawn.
- {name} fill{s} the circle with you, in mounts, poses and spins, low or high
- You fill the circle with mounts, poses and graceful spins, low or high
< Just add yourself.
@ Aerial Hoop
? level beginner
> Beginners, this frame is for you.
- {name} show{s} you low and high versions of graceful mounts, poses and spins
- You learn graceful mounts, poses and spins, low or high as you choose
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
< Strong lines start here.
@ Strength & Conditioning
> Behind great art: great shoulders.
- {name} shape{s} pull, core and shoulders for pole, with progress you can measure
- With {name}, pull and core take shape and your inverts finally click
- Pull, core and shoulders take shape for pole, with progress you can measure
< Shape the art underneath.
< Michelangelo would approve.
@ Flexibility & Stretch
> Lengthen every line, gently.
- {name} guide{s} you gently into splits and backbends, whatever your starting point
- Stretch for splits and backbends with {name}, warmly and from any starting point
- Warm, guided stretching is kind to every line, whatever your starting point
< Draw yourself longer.
< Long lines take their time.
@ Flexibility & Stretch
> Soft clay bends beautifully.
- {name} warm{s} you up gently, like clay, for splits, backbends and shoulders
- Whatever your starting point, {name} ease{s} you kindly into splits and backbends
- Splits, backbends and shoulders get warm, kind guidance from any starting point
< Soften. Stretch. Shine.
@ Flexibility & Stretch
> Unroll yourself like a canvas.
- {name} guide{s} you through splits, backbends and shoulders, as gentle as watercolor
- Unfold into splits and backbends with {name}, kindly and from any starting point
- Active stretching for splits and backbends stays warm, guided and kind to you
< Unroll at your own pace.
< Breathe between the brushstrokes.
`;
