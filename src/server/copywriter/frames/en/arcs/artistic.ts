// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const artistic = `
= intro
> Every artist starts with a first line.
- {name} draw{s} slow circles with you around a pole
- You walk one soft circle around a pole
< Wobbly lines count.
< Straight lines are overrated.
= intro
> Museums say don’t touch. We say hold tight.
- {name} show{s} you how to hold a tall, thin sculpture
- A pole is one work of art made for holding
< Book your hands-on visit.
< Hands on, please.
= intro
> Arrive as a blank canvas.
- {name} dip{s} the brush, and you take the first turn
- Your first turn is the first touch of paint
< Leave with a first brushstroke.
< Blank is a beautiful start.
= intro
> Even Rodin began with wet clay.
- {name} start{s} soft, with one slow turn
- Your first turns may stay soft around the edges
< The shape comes later.
= spin spinpole
> Draw circles in the air.
- {name} turn{s} one step and a swing into a round line
- You step off the floor, and the spin does the drawing
< Just add pointed toes.
< Big circles, please.
= spin spinpole
> Sculptors can only dream of this.
- {name} teach{es} sculpture how to spin
- You hold the pose, and the whole room goes round
< Marble can’t do it.
= spin spinpole
> Portraits show one side. You show them all.
- {name} find{s} the beauty in every angle of a spin
- One spin shows the room the whole picture
< Start with your favorite side.
= spin
> Your toes hold the pen.
- {name} teach{es} you to write a spin in one go
- Every spin is a long, round signature
< Draw one big circle.
< Keep your toes pointed.
= spinpole
> The pole turns. You’re the sculpture.
- {name} shape{s} your lines while the pole goes round
- You lean out, and another side comes into view
< Be seen from all sides.
= static
> The pole stands still. You’re the art.
- {name} give{s} every spin a clean outline
- All the movement in this picture comes from you
< Take it from here, artist.
= static
> One straight line. Endless shapes around it.
- {name} sketch{es} climbs and sits around the pole with you
- You climb up, and the drawing gets a new shape
< Start with a curve.
< Find a shape of your own.
= tricks
> Freeze. Now it’s a sculpture.
- {name} help{s} you into the pose and out again
- One clean hold, and the trick could stand in a museum
< Hold, hold, breathe.
< Now you may move again.
= tricks
> Every trick deserves a frame.
- {name} straighten{s} each line until the picture hangs right
- You hold still just long enough to be a painting
< Hang with the masterpieces.
= tricks advanced
> The art is in the hold.
- {name} let{s} one still moment become the picture
- One quiet second in the air says it all
< One breath longer.
< Stay for the applause.
= advanced
> Big moves. Fine brushwork.
- {name} see{s} the details that only artists notice
- Your toes deserve as much paint as your inverts
< Bold first, then precise.
= advanced
> Make the hard part look like a doodle.
- {name} smooth{s} each combo down to one easy line
- One easy line hides all the work behind it
< Only your arms will know.
= intermediate
> Past the sketch. Now add color.
- {name} shade{s} in your climbs and turns with you
- Your climbs and turns can take a second color
< Pick a bold shade.
< The outline’s already good.
= intermediate
> Same moves, finer lines.
- {name} go{es} over every outline with you
- Every transition gets a cleaner outline
< Sharpen the pencil.
= openlevel
> Crayons or oils? Up to you.
- {name} {has} a version of each move for every hand
- Each move comes in the medium you like best
< Both make good pictures.
< Pick your paint.
= flow
> Dance it in one brushstroke.
- {name} let{s} one move run straight into the next
- No move dries before the next one begins
< Long and unbroken, please.
= flow
> Sketch a song with your body.
- {name} find{s} the lines that hide in the music
- Your turns follow the melody, line by line
< The chorus can be bold.
= flow
> Let the music draw the line.
- {name} follow{s} the melody down to the floor
- A turn becomes a wave because the song says so
< You just follow along.
< The music has good handwriting.
= exotic
> Long pencil lines, slow charcoal curves.
- {name} take{s} the drawing low, close to the floor
- Your legs do the drawing, low and unhurried
< Take your time. It’s art.
= exotic
> Slow down. You’re a work of art.
- {name} let{s} every slide take as long as a portrait
- Each slow slide shows another side of the picture
< Linger on every beat.
< Let them look twice.
= exotic
> Make every slide a brushstroke.
- {name} guide{s} the brush slowly across the floor
- You paint slow curves from one edge of the floor to the other
< Broad and slow.
< Finish with a long look.
= heels
> Walk in like you own the gallery.
- {name} teach{es} the walk that fills a room
- Your heels click from one grand pose to the next
< The critics will follow.
< Let the paintings stare.
= heels
> Leg lines worth framing.
- {name} look{s} after every line, right down to the heel
- Every step in heels draws the line a little longer
< Strut into the picture.
< Use a long frame.
= heels
> Click, click, pose. That’s performance art.
- {name} direct{s} the walk, and your heels keep the beat
- Your heels set the beat, and the pose answers
< Click a little louder.
= floor
> The floor is a very big canvas.
- {name} roll{s} out the first long brushstroke
- Every roll leaves a long, soft stroke
< Use every corner.
< Paint right to the edges.
= floor
> Michelangelo took the ceiling. Take the floor.
- {name} paint{s} in shoulder rolls and slow slides
- You paint lying down, one roll at a time
< The floor’s easier to reach.
< Much kinder to the neck.
= lowflow
> Dance like ink on wet paper.
- {name} let{s} each shape run slowly into the next
- Every slow roll spreads a little further
< No sharp edges.
= lowflow floor
> Reclining sculptures never roll over. You do.
- {name} take{s} you from one long shape to the next
- You roll from one lovely shape into another
< Marble stays put.
= handstand
> Who hung this picture upside down?
- {name} help{s} you up and straighten{s} the picture
- Your hands hold the whole picture up
< The view is better this way.
= handstand
> One straight line, drawn upward.
- {name} help{s} you stack hips over hands, ruler straight
- You press the floor away, and your toes hold the pencil
< Reach for the ceiling.
= restore
> Rest is part of the picture.
- {name} leave{s} a wide margin around every stretch
- Every soft stretch may fade like watercolor
< Leave some white space.
< Come and do very little.
= restore
> Fewer lines. Softer shapes.
- {name} erase{s} the rush and keep{s} the breath
- You lie down, and the outlines soften
< Less can be beautiful.
< Put the pencil down.
= yoga
> Every pose is a quiet picture.
- {name} let{s} each pose stay until you’ve really seen it
- You look at each pose from the inside
< You may exhale.
= yoga
> A sculpture, made of breath.
- {name} shape{s} every pose around one slow breath
- Each inhale lifts the shape, each exhale softens it
< Come as a blank page.
< Art can be quiet.
= choreo
> One song, drawn step by step.
- {name} fill{s} the song with color, count by count
- Eight counts at a time, the picture grows
< Let’s finish the picture.
= choreo
> Paint the chorus with your feet.
- {name} mix{es} the steps, and the beat adds the color
- Each count of eight gets a color of its own
< The verse gets pastels.
< Use plenty of red.
= choreo
> Steps first. Then art.
- {name} turn{s} plain counts into a picture that moves
- The counts fade, and the dance is what stays
< First feet, then feeling.
< Then take a bow.
= chair
> Still life with chair. You’re the life.
- {name} arrange{s} you and the chair into one picture
- One chair and one slow lean make a composition
< Liven up the picture.
< Arrange yourself beautifully.
= chair
> One chair, endless silhouettes.
- {name} find{s} a new outline in every lean
- With every lean, the outline changes
< Choose your best side.
< Draw a bold outline.
= chair
> Sit like a portrait. Move like a dancer.
- {name} teach{es} the portrait how to dance
- You keep the pose for one beat only
< The portrait can wait.
< Nobody stays seated long.
= chair
> The chair is your pedestal.
- {name} show{s} you what a seated statue can do
- You lean back, and the marble softens
< Statues rarely sit.
= burlesque
> The tease is an art form.
- {name} teach{es} the art of one slow glance
- You turn one shoulder, very slowly, and pause
< Finish with a wink.
< Study it in person.
= burlesque
> Mona Lisa smiled. You can shimmy.
- {name} teach{es} the glance that the Louvre is missing
- One look over the shoulder, and the portrait moves
< Leave the frame behind.
< A smile alone won’t do.
= twerk
> Draw circles with your hips.
- {name} hand{s} your hips a very thick brush
- The beat sets the speed, and you fill the page
< Go big and bold.
< Go outside the lines.
= twerk
> Hips draw the boldest lines.
- {name} set{s} the beat, and the lines get louder
- Every bounce is another splash of color
< Sign with a shake.
< Make it pop art.
= salsa
> Paint the floor with your feet.
- {name} teach{es} the steps, and the rhythm adds the paint
- Every turn leaves a bright, round mark
< Pick a loud color.
< Dance it in bright red.
= salsa
> Two feet, one line of ink.
- {name} count{s} out the rhythm, stroke by stroke
- The rhythm decides where the line curves
< Paint on the beat.
= hoop
> Some art hangs on walls. You hang here.
- {name} hang{s} each new pose with care
- One hoop is all the wall you need
< Join the exhibition.
< Be our favorite piece.
= hoop
> The hoop frames every pose.
- {name} arrange{s} you in the circle, toes and all
- You sit, lean back, and the picture is composed
< Fill the frame beautifully.
= hoop
> One circle. You’re the art inside.
- {name} teach{es} poses that fill the hoop to the rim
- Every pose fills the circle in another way
< Complete the composition.
= hoop
> Step into a round frame.
- {name} show{s} you the picture from the inside
- You take a seat, and the portrait is complete
< Be the picture.
= silks
> Draw with fabric.
- {name} teach{es} the wraps that hold your lines
- Your legs guide two long strokes of color
< Take shape in the air.
= silks
> Wrapped in fabric, posed like art.
- {name} know{s} which fold will hold a pose
- Each fold carries you into another pose
< Drape yourself in color.
= trapeze straps
> A drawing that hangs in the air.
- {name} help{s} you hang in long, clean lines
- Your arms hold on, and your legs do the drawing
< Gallery walls are overrated.
= trapeze
> Sculpture, with a swing.
- {name} turn{s} one narrow bar into a pedestal
- You balance on the bar and hold the shape
< Sway a little.
< Be the art up there.
= seniors
> Use the good paint.
- {name} give{s} every turn the color it deserves
- Every easy turn gets a generous coat of color
< Start with the red.
< Save none for later.
= seniors
> Your style is a work of art.
- {name} choose{s} turns and poses that suit an artist
- Your style only needs a little room to turn
< We’d love to frame it.
< Choose a bright color.
= inclusive
> Every body belongs in the picture.
- {name} choose{s} the frame to suit you
- There’s a version of each pose that is yours
< Use the whole canvas.
< Shine in full color.
= inclusive
> Every body is a masterpiece.
- {name} fit{s} each move to the masterpiece
- The moves adapt to you, never the other way round
< Show your true colors.
< Take up the whole wall.
= party
> A group portrait that dances.
- {name} arrange{s} you all into one big final pose
- One short dance ends in one big pose
< Blurry poses count.
< Everyone’s in the picture.
= party
> Your favorite people, in full color.
- {name} mix{es} you all into one bright dance
- Each of you adds another shade to the dance
< Paint the town after.
< Frame the memory.
= private
> Made for you, like a portrait.
- {name} work{s} only on the lines you choose
- You choose the subject and the pace
< Book your sitting.
= private
> One artist. All the attention.
- {name} look{s} at one canvas only: yours
- Each of your lines gets a long, close look
< Sign anywhere you like.
< Bring something unfinished.
= practice
> Open studio. Paint what you like.
- {name} clear{s} the easels, and you choose the colors
- Your own moves, in any order and any color
< Bring your unfinished pieces.
< Start something bold.
= practice
> Think of it as sketchbook time.
- {name} host{s}, and you fill the pages
- Every try is one more page
< Doodles count.
< Fill a page.
= workshop
> Look closer. That’s where the art is.
- {name} take{s} the picture apart, detail by detail
- One small detail can change the whole picture
< Nose to the canvas.
< Bring a magnifying glass.
= workshop
> From rough sketch to finished piece.
- {name} go{es} over each line until it’s clean
- You have time to redraw the tricky corners
< Erasers welcome.
< Sharpen your pencils.
= showcase
> The stage is your frame.
- {name} polish{es} the picture from entrance to bow
- Your entrance puts the first color into the frame
< Step in and bow.
< Give it a final polish.
= showcase
> From sketch to curtain call.
- {name} see{s} the whole picture from the front row
- You run it from the first pose to the bow
< Sign it in the corner.
< Hang it center stage.
= men
> Even David had to hold a pose.
- {name} teach{es} you to hold a pose in midair
- Your pose begins with two hands and a pole
< Sculpt it, gentlemen.
< Your marble is waiting.
= men
> Less gym, more Michelangelo.
- {name} coach{es} each pull until the line is clean
- Each pull brings out more of the sculpture
< Pick up the chisel, gentlemen.
< Chip by chip.
= prenatal
> Soft lines, soft colors, room for two.
- {name} keep{s} every stretch as soft as pastel
- You breathe slowly, and each line softens
< Gentleness is an art.
< Bring your little muse.
= postnatal
> Begin again with one soft line.
- {name} let{s} every stretch start small and soft
- A deep breath draws the line for you
< Your canvas, your pace.
= contemporary
> Give a feeling a shape.
- {name} let{s} a feeling travel to your fingertips
- A turn can be joy, a long reach can be longing
< It needn’t be pretty.
< Leave it untitled.
= contemporary
> Dance what words can’t draw.
- {name} lead{s} you where sentences end
- One long reach can say what a page can’t
< Sketch it with your arms.
< Untitled, and entirely yours.
= acro
> Living sculpture, built for two.
- {name} teach{es} you lifts that look like sculpture
- One holds, one floats, and the sculpture stands
< Hold still. Now smile.
< Handle with trust.
= acro
> Half the sculpture is trust.
- {name} teach{es} the lift, one careful hold at a time
- You lean on each other, and the art stands
< It takes two to stand.
= circus
> Throw in some color.
- {name} teach{es} the tricks that paint the air
- Each trick adds a bright stroke to the ring
< Paint it big and bright.
< Bow like an artist.
= teens
> Graffiti, but in the air.
- {name} bring{s} the moves, and you bring the style
- Your own combo is the boldest line on the wall
< Leave your tag here.
< Sign it big.
= teens
> Nobody can copy your brushstroke.
- {name} teach{es} the trick, and you draw the ending
- Each trick is a sketch for you to finish
< Make it wonderfully weird.
< Draw outside the lines.
= kids
> Draw a rainbow with your feet!
- {name} know{s} a jump for every color
- We hop from red to blue and back
< Bring every color!
< Sign up, little artist!
= kids
> Be a statue. Now a dancing one!
- {name} wake{s} up all the statues
- We hold still until a statue giggles
< Museum’s open!
< Your pedestal is ready!
= kids
> Can you paint with your toes?
- {name} show{s} ten little brushes what to do
- Every tiptoe leaves a tiny dot of color
< Come and make a splash!
< Your big toe goes first!
= class
> Your body is the brush.
- {name} guide{s} the brush from step to step
- Each step paints a little more of the room
< Make a bold stroke.
= class
> The steps are outlines. Color them in.
- {name} sketch{es} the steps, and you add the color
- You follow the shape and choose the shade
< Inside the lines? Never.
< Scribbling is allowed.
= photo
> Strike a pose worth framing.
- {name} help{s} you find the line that the camera loves
- You hold the shape, and the camera keeps it
< Smile. It’s art.
< Hold that chin.
= photo
> Your favorite pose, framed for good.
- {name} straighten{s} the picture before the click
- You bring the pose, and the camera signs it
< Choose a big wall.
< Show your best side.
= stretch
> Draw your body a longer line.
- {name} add{s} a little length with every breath
- Every breath lets the pencil travel further
< Inch by inch, softly.
< Pencil lightly.
= stretch
> Every artist stretches the canvas first.
- {name} ease{s} you into every stretch, corner by corner
- You unroll slowly, one soft corner at a time
< You’re the canvas.
= stretch
> Long lines take patience. We have plenty.
- {name} draw{s} out every stretch in its own time
- Each stretch may take as long as a fresco
< Exhale on the curves.
< Art is never rushed.
= conditioning polefit
> Chisel first. Masterpiece later.
- {name} count{s} every rep, and you swing the hammer
- Every rep takes another chip off the marble
< Mind the flying marble.
= conditioning polefit
> Strength is a shape, carved slowly.
- {name} carve{s} with you, plank by plank
- Each hold brings the shape out a little more
< Stay one breath more.
< Shaped rep by rep.
= polefit
> A workout, drawn around a pole.
- {name} set{s} the tempo, and you draw the line
- Every climb makes the line a little bolder
< Underline every rep.
= pole
> One pole, endless shapes.
- {name} sketch{es} in spins, climbs and sits
- Every spin adds another outline
< Find your favorite shape.
< Start your own collection.
= pole
> Be the art around the pole.
- {name} guide{s} the turn, down to the pointed toes
- The pole is the easel, and you’re the picture
< Give it your signature.
= pole
> Statues never spin. You will.
- {name} get{s} the marble moving
- One step, one swing, and the sculpture turns
< Leave the pedestal.
= intro
> Hello, pole. Meet the artist.
- {name} make{s} the introductions, hands first
- The work begins with a handshake and a simple turn
< You’ll get on beautifully.
< A great collaboration begins.
= intro
> Hold it like a paintbrush. Much tighter.
- {name} show{s} your hands the way around the pole
- A good grip leads to your first painted turn
< Now make a mark.
= pole
> Finally, art you can climb.
- {name} take{s} you up the sculpture and around it
- You hold on and become part of the sculpture
< Please do touch.
< No guard will stop you.
= spinpole
> The pole turns like a potter’s wheel.
- {name} show{s} you how clay slows down and speeds up
- You open wide or draw in, and the shape changes
< You’re the clay.
< Take any shape you like.
= static
> The pole never moves. A perfect model.
- {name} show{s} you every angle to sketch from
- You climb, sit and spin all around a patient model
< Draw the pole from all sides.
= tricks
> Statues know one trick. Learn more.
- {name} teach{es} the pose and the way back down
- Each new trick is a pose no statue has tried
< The marble will be jealous.
= intermediate
> Your moves are dots. Draw the line between.
- {name} find{s} the way from your climb into a leg hang
- You link a climb to a leg hang without lifting the pencil
< See what picture appears.
= advanced
> You know perspective. Now break it beautifully.
- {name} show{s} you which rules bend best
- A new entry turns an old combo into modern art
< Picasso would nod.
< Masters make their own rules.
= advanced
> Your combo lacks only the painter’s signature.
- {name} find{s} the line that only you can draw
- One quiet exit tells everyone whose work it is
< Sign it upside down.
< Make it unmistakably yours.
= flow
> Watercolor runs. So will your moves.
- {name} let{s} a turn soften into a wave
- A turn becomes a wave before it can dry
< Blur all the edges.
= exotic
> Hips, hair, hands. Pick a brush.
- {name} lead{s} the first slow stroke across the floor
- One slow leg sweep paints half the floor
< Use every brush, slowly.
= exotic
> A reclining portrait, but it moves.
- {name} set{s} the portrait in slow motion
- You slide down the pole and into the picture
< Recline like you mean it.
= heels
> Statues get one pedestal. You get two.
- {name} teach{es} pedestals to walk
- You stand tall in your heels and leave the statues behind
< Walk all over the museum.
< Step down for nobody.
= heels
> A runway is just a gallery that moves.
- {name} curate{s} every step of your walk
- Your heels carry the art from pose to pose
< Show the whole collection.
< Let the last pose linger.
= lowflow
> Draw the horizon with one leg.
- {name} keep{s} the landscape slow and low
- You stay low, and the line goes on and on
< As wide as you like.
= floor
> The best canvas is underneath you.
- {name} show{s} you how softly a roll can land
- You melt to the floor and paint your way up
< Cover the floor in movement.
< Leave no corner blank.
= chair
> Van Gogh painted his chair empty. Fix that.
- {name} show{s} you how to sit in a masterpiece
- One crossed leg brings the picture to life
< The chair was missing you.
< Sunflowers optional.
= choreo
> Paint by numbers: five, six, seven, eight.
- {name} call{s} the numbers, and you add the color
- Count by count, the whole routine appears
< Nobody’s counting the smudges.
= contemporary
> Abstract art, with a heartbeat.
- {name} begin{s} with a breath and let{s} the shape follow
- A reach and a fall may mean anything you like
< No explanation needed.
= burlesque
> Every statue deserves a slow unveiling.
- {name} know{s} how long a pause can last
- You walk slowly, glance back and take your time
< Make the critics blush.
= twerk
> Finally, a sculpture that shakes.
- {name} bring{s} the rhythm to the marble
- The beat drops, and the marble wakes up
< Careful with the vases.
< Rattle the pedestal.
= salsa
> Feet draw the rhythm. Hips add the color.
- {name} teach{es} your feet the rhythm by heart
- Your basic step paints the floor: one, two, three
< Sign on the beat.
< Every turn, a flourish.
= hoop
> There’s an empty frame up here.
- {name} show{s} you the loveliest way into the hoop
- You lift, you sit, and it’s a portrait
< That frame would suit you.
< Hang in there, masterpiece.
= silks
> Two long brushstrokes hang from the ceiling.
- {name} teach{es} a wrap that holds you like a frame
- You wrap yourself into the picture
< Be the third brushstroke.
= trapeze
> Picasso painted acrobats. Be one.
- {name} help{s} you find your balance on the bar
- You sit on the bar, and the painting starts to sway
< Picasso only watched.
= acro
> One is the pedestal. One is the art.
- {name} teach{es} the lift that turns two into one
- A steady base lets the other one shine
< Then you swap.
< Both of you sign.
= stretch
> Reach like somebody’s painting your fingertips.
- {name} guide{s} each reach to the edge of the canvas
- Every long breath adds a finger’s width
< Hold still. Almost done.
= restore
> Still life, with you lying down.
- {name} arrange{s} you softly and let{s} you be
- You settle in and stay for many slow breaths
< Very still. Very lovely.
= restore
> Lie back. The ceiling is the artwork.
- {name} slow{s} your breath to gallery pace
- You breathe like a museum after closing time
< Study it thoroughly.
= yoga
> Tree pose: landscape art, on one leg.
- {name} let{s} the branches rise, breath by breath
- One long breath puts down the roots
< Wobbling counts as wind.
= conditioning polefit
> Marble doesn’t carve itself.
- {name} keep{s} your chisel moving to the last rep
- Each plank takes off another flake
< Grab a chisel.
< Chip, chip, breathe.
= polefit
> Squats, climbs, spins: mixed media.
- {name} mix{es} pole and floor into one composition
- The pole is one material, and you’re the other
< Mix well. Repeat.
= men
> David has stood there long enough.
- {name} get{s} you off the pedestal and up the pole
- It’s time a statue tried a climb
< Your move, gentlemen.
= men
> The Thinker sat. You climb.
- {name} show{s} you a higher spot for thinking
- The best ideas come hand over hand
< Enough pondering.
< Think it over up there.
= inclusive
> The artist, the model, the masterpiece: you.
- {name} find{s} the pose that looks like you
- You choose the pose that feels like a self-portrait
< All your angles belong.
= prenatal
> A double portrait in the making.
- {name} leave{s} room for rest in every picture
- Every soft stretch leaves space for two
< You both look lovely.
= postnatal
> You made a masterpiece. Now, time for you.
- {name} keep{s} each stretch slow and kind
- Each slow breath is a brushstroke of your own
< The artist deserves it.
< Rest is for artists, too.
= practice
> Artists call this studio time.
- {name} open{s} the studio, and the rest is your work
- You work on your own piece, at your own pace
< Genius at work.
= practice
> Erase the line. Draw it again.
- {name} leave{s} you all the time you need to redraw
- Each try leaves the line a little cleaner
< Sketchbooks exist for this.
< The tenth try’s the keeper.
= photo
> For one click, you’re a statue.
- {name} help{s} the statue find its best side
- You point your toes and turn to marble
< Then breathe, statue.
< Marble face optional.
= photo
> Mona Lisa sat for years. You need one click.
- {name} host{s} a rather quicker sitting
- You lift your chin, and the portrait is done
< Half a smile will do.
= showcase
> Rehearsal is the last coat of varnish.
- {name} go{es} over it all, from entrance to bow
- Each run makes the color deeper
< Shine, then bow.
= class
> The whole room is blank paper.
- {name} start{s} with one clear line, then add{s} another
- You start with one step and see what it becomes
< Come and dance on the paper.
= kids
> What color is a jump?
- {name} say{s} orange, but you may choose
- We jump in blue and tiptoe in yellow
< Our jumps are rainbow!
< Polka dots are a color, too!
= kids
> Let’s make a picture without pencils!
- {name} turn{s} everyone into stars and trees
- We’re the stars, the trees and one wobbly table
< You’re the drawing!
< Our feet are the crayons!
= teens
> Art class, minus the desk.
- {name} teach{es} the trick, and you style it
- You style every trick the way you like
< Stand up and draw.
= teens
> The doodles in your margins want to move.
- {name} teach{es} your doodles a trick or two
- Every doodle can grow into a combo
< Set them loose.
= any
? level advanced (only)
> Advanced only. Put away the crayons.
- {name} look{s} closely at each of your lines
- Your lines are ready for real detail
< The fine brushes are out.
= any
? series
> {Series}. One canvas is never enough.
- {name} begin{s} each class where the last picture ended
- Each class puts another picture on the wall
< Stay for the full set.
= any
? guest
> {guest}, on loan to our gallery.
- You see another artist’s hand up close
- You get to try on another artist’s style
< Copying is fine here.
< No glass in between.
= private
> The whole paint box is yours.
- {name} hold{s} the palette while you choose
- You pick the move and give it every color
< Hog the blue.
= party
> A dancing mural, with all of you in it.
- {name} teach{es} the dance, and you bring the colors
- One easy dance, and everyone paints a corner
< Leave no blank space.
< Sign it together.
= openlevel
> Pencil, brush or spray can?
- {name} know{s} several ways to draw each move
- Every move can be bold, fine or sprayed
< Every tool is welcome.
= any
? bring
> Bring {bring} and your favorite color.
- {name} bring{s} the outlines, and you fill them in
- The outlines are ready for you to fill in
< The muse packs light.
< We’ll find the frame.
= any
? bring *knee pads*
> Bring {bring}. Some art happens on the floor.
- {name} show{s} you the softest way down
- The longest lines start close to the ground
< Leave a long brushstroke.
= any
? bring *shorts*
> Bring {bring}. Long lines need free legs.
- {name} help{s} you draw each line right to the toes
- Each leg may draw as far as it likes
< Draw something with your toes.
= any
? bring *mat
> Bring {bring}. It’s your canvas for the class.
- {name} fill{s} the canvas with you, shape by shape
- You fill the canvas slowly, one shape after another
< Unroll it and begin.
< Spread out to the edges.
= any
? bring *friend*
> Bring {bring}. Two artists beat one.
- {name} see{s} two styles in the same move
- The same move looks new in a second style
< Make it a double portrait.
= any
? bring *mats* (provided)
> We bring {bring}. You bring the color.
- {name} sketch{es} each shape, and you color it in
- Each shape begins as a quiet outline
< Your canvas is laid out.
= any
? bring * (provided)
> The studio provides {bring}. You make the art.
- {name} prime{s} the canvas, and you add the first stroke
- The only thing missing is your own style
< Your supplies are laid out.
= any
? wear *heels*
> Wear {wear}. Sculpt a long silhouette.
- {name} shape{s} every step, from heel to fingertips
- Each step lifts the pose a little higher
< Step into the gallery.
< Every click is a brushstroke.
= any
? bring heels (optional)
> Heels optional. Not every sculpture needs a pedestal.
- {name} teach{es} each step in heels and out of them
- In heels or barefoot, you draw the line
< Draw what feels like you.
< Every foot makes art.
= any
? wear *shorts*
> Wear {wear}. Give your legs room to draw.
- {name} show{s} you how far a line can go
- A pointed toe makes a very fine pen
< Sketch something with your toes.
< Make a long line.
= any
? offer first class free
> First class free. Call it your first sketch.
- {name} hand{s} you the pencil and stay{s} close
- A few simple lines are all it takes
< The painting can follow.
< Come and make your mark.
= any
? offer free trial class
> Free trial class. Come and try the art.
- {name} give{s} you a corner of the canvas
- You try a few strokes and see what you like
< One sketch is plenty.
< Pick up a brush.
= any
? offer
> {Offer}. Consider us patrons.
- {name} commission{s} one piece in your own style
- You make the art, as artists do
< Artists usually accept.
< Now choose your color.
= any
? offer half price*
> {Offer}. The whole masterpiece.
- {name} leave{s} no color out
- Every color stays in the picture
< Take up your brush.
= any
? offer 2 for 1*
> {Offer}. Come as a double portrait.
- {name} paint{s} you both into the picture
- Each of you brings another shade to the frame
< Choose who shares the frame.
= any
? offer your friend comes free
> {Offer}. Room for two artists.
- {name} set{s} up a second easel beside yours
- You paint side by side, each in your own style
< Paint the pair of you.
= any
? level beginner (no experience)
> No experience needed. First sketches welcome.
- {name} love{s} a simple first line
- Simple lines make the best beginning
< Pick up the charcoal.
= any
? level beginner (no experience)
> No experience needed. A blank canvas is perfect.
- {name} add{s} one simple shape at a time
- The first shape goes right in the middle
< Add the first color.
= any
? level beginner
> Beginners welcome. Every artist was one.
- {name} know{s} how a first sketch feels
- First sketches are meant to be slow
< Draw your first line.
< This is how art begins.
= any
? level beginner
> Beginners welcome. We love blank pages.
- {name} draw{s} the first outline with you
- The first outline is always the simplest
< Start scribbling here.
= any
? level beginner (only)
> Beginners only. Everyone starts with a sketch.
- {name} start{s} the whole room on page one
- The whole room opens a fresh sketchbook
< Hang your sketch with ours.
< Every artist is new here.
= any
? level all
> All levels welcome. Doodles hang beside masterpieces.
- {name} find{s} a good spot for every style
- Each of you works in your own style
< Doodles deserve frames, too.
< Any wall will do.
= any
? level all
> Every level welcome, like colors in a box.
- {name} know{s} how to mix all the shades
- Every move looks good in any shade
< What shade are you?
< The box needs every color.
= any
? level advanced*
> Advanced: time for the fine brush.
- {name} care{s} about the last inch of every line
- Even the smallest details get their color
< Add the last details.
< Sign a masterpiece.
= any
? level intermediate
> Intermediate: from sketch to color.
- {name} color{s} in the moves you’ve sketched
- The outlines you know are ready for paint
< Bring your brightest shade.
= any
? audience
> {Audience}. The picture needs you.
- {name} save{s} the middle of the frame for you
- There’s a space in the frame with your outline
< Stand wherever you like.
= any
? audience women*
> {Audience}. A studio of your own.
- {name} mix{es} the paint, and you choose the colors
- The walls are bare, and the colors are yours
< Artists at work.
= any
? audience all bodies*
> {Audience}. Every outline makes art.
- {name} find{s} the version of each move for your outline
- Each move adapts to the line you draw
< Draw with pride.
< Fill the whole canvas.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? price
> {Price}. One fresh canvas, all yours.
- {name} hand{s} you the brush, and the first move begins
- Each move adds another color
< Paint it boldly.
= any
? places *left
> {Places}. Pencil yourself in.
- {name} save{s} the last of the canvas for you
- There’s still room on the canvas
< Ink is even better.
< Erasers are put away.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? places few
> Places go fast. Sign the canvas early.
- {name} draw{s} the outline, and you pick the color
- Your name looks good in the corner
< Ink dries quickly.
< Draw yourself in.
= any
? places max*
> {Places}. A group portrait with elbow room.
- {name} {has} an eye for every single line
- Every line gets a good, long look
< Nobody’s cut off the edge.
< Every face gets painted.
= any
? places small group
> Small group: a miniature, in fine detail.
- {name} {has} time for the fine lines in every shape
- Miniatures deserve a close look
< Your portrait gets attention.
< Wide margins, warm company.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole, like an artist’s easel.
- {name} go{es} from easel to easel with a kind eye
- You try each line as often as you like
< Set up and draw.
< Nobody borrows your easel.
= any
? series * weeks*
> {Series}. One picture, layer by layer.
- {name} add{s} a new layer each time
- Each class puts a new layer on the last
< Watch the colors grow.
< The varnish comes last.
= any
? series week * of *
> {Series}. The picture is taking shape.
- {name} fill{s} in the next part with you
- The outlines you have now get some depth
< The next color is yours.
< Don’t put the brush down.
= any
? series starts*
> {Series}. A fresh page for everyone.
- {name} begin{s} with one clear line
- You all begin with the very same line
< Nobody’s behind yet.
= any
? series last class*
> {Series}. Time to sign the picture.
- {name} step{s} back with you to see the whole picture
- You put the pieces together and admire them
< Add the last stroke.
< Then hang it up proudly.
= any
? series
> {Series}. A picture grows class by class.
- {name} keep{s} finding details to add
- Each new detail belongs to the same picture
< Don’t skip a color.
< You hold the brush.
= any
? music
> The music: {music}. The art: you.
- {name} hear{s} a line in every beat
- Every beat asks for another line
< Color every beat.
< Draw what you hear.
= any
? music
> Paint to the sound of {music}.
- {name} mix{es} the moves to match the song
- The beat decides the length of every stroke
< Turn the song into shapes.
= any
? substitute
> {sub} is in for {for}. Fresh colors for you.
- The class stays, and a new hand holds the brush
- A new hand shows you another way to paint
< Same picture, new colors.
< Your palette just grew.
= any
? substitute
> {sub} is in for {for}, with another brush.
- The outlines stay the ones you know
- You know the sketch, so try a new color
< Every artist adds something.
= any
? soldOut sold out
> Sold out. The picture is complete.
- Every place is taken, and every color is in
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
> Sold out: a full canvas. The waitlist has space.
- Pencil lines change, and we keep every name
< Sketch your name on the waitlist.
< Pencil yourself onto the waitlist.
= any
? soldOut waitlist
> The waitlist is open. Pencil yourself in there.
< We keep the ink ready.
< Ink may well follow.
= any
? guest
> Guest artist: {guest}.
- A visiting hand shows you another brushstroke
- You watch the brush closely and make it your own
< Borrow a color or two.
< Forgery is encouraged.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. One brush is plenty.
- {name} teach{es} steps that stand on their own
- One dancer is a complete picture
< Lead with your favorite color.
< Draw your own dance.
= class pole intro spin floor lowflow flow twerk hoop silks heels salsa contemporary choreo
? typed *no partner*
> No partner needed. Call it a self-portrait.
- {name} guide{s} the brush, and you are the picture
- Every line of the portrait is your own
< Have a solo exhibition.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *new class*
> A new class. The paint is still wet.
- {name} put{s} the first strokes on the canvas with you
- The first strokes are yours to make
< Careful, paint rubs off.
< Leave a fingerprint.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *alone or with a friend*
> Come alone or with a friend. One easel or two?
- {name} paint{s} with one as gladly as with two
- There’s room on the canvas for one or for two
< Either way, it’s art.
< Every portrait is welcome.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *second class free*
> Second class free. One sketch, one painting.
- {name} start{s} the picture, then add{s} the detail
- The second time, you add the color
< First outline, then color.
< Good pictures take two sittings.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive
? typed *every body is welcome*
> Every body is welcome. Every line is art.
- {name} fit{s} the frame to you, move by move
- Every move is redrawn to suit you
< Draw large.
< Every color, too.
@ Intro to Pole
> A blank canvas. A pole. You.
- {name} sketch{es} grips, walks and your first spin with you. No experience needed
- Learn to grip, walk and draw your first spin with {name}. No partner needed
- You grip, walk and draw your first spin. No experience needed
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
- Bring no experience and no partner. {name} start{s} with grips, walks and a spin
- {name} start{s} where every artist starts, with grips, walks and one spin
- Grips, walks and your first spin need no dance background at all
< Draw your first line here.
< Pick up the pencil.
@ Intro to Pole
? offer first class free
> First class free. Come and sketch.
- {name} lead{s} you from grips and walks to your first spin, no experience needed
- {name} start{s} from zero with grips and walks, then add{s} your first spin
- You sketch your first grips, walks and a spin, no partner needed
< Leave your first mark.
< Begin with one small sketch.
@ Intro to Pole
? offer free trial class
> Free trial class. Dip a brush in.
- {name} show{s} you grips, walks and a first splash of spin, no experience needed
- With {name}, your first grips, walks and spin need no dance background
- Dip into grips, walks and a first spin. No partner needed
< Trial sketches welcome.
< Color outside your routine.
@ Intro to Pole
? level beginner (no experience)
> No experience needed. Just a fresh page.
- {name} fill{s} the page with you, from grips and walks to your first spin
- {name} start{s} with a grip and a walk, and your first spin completes the picture
- Your first grips, your first walks and your very first spin fill the page
< Your first spin goes here.
< The pencil is yours.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Two artists, two first spins.
- {name} sketch{es} grips, walks and first spins with you both, no experience needed
- {name} take{s} you both from first grips and walks to a first spin
- You both draw your first grips, walks and spins, no experience needed
< Draw side by side.
< Share the first sketch.
@ Beginner Pole
> Sketch it. Spin it. Sign it.
- {name} teach{es} spins, climbs and sits, down to a combo of your own
- {name} lead{s} you steadily from first spins and climbs to your own combo
- You sketch spins, climbs and sits, and you leave with your own combo
< Your first combo goes on the wall.
< The signature is yours.
@ Beginner Pole
> Layer by layer, you become the picture.
- {name} layer{s} grip, core and confidence until your own combo appears
- {name} blend{s} spins, climbs and sits into one combo that you keep
- Spins, climbs and sits add up, layer by layer, to your own combo
< Take your artwork home.
< Paint at your own pace.
@ Beginner Pole
> Compose your first combo in the air.
- {name} help{s} you join spins, climbs and sits into a combo of your own
- With {name}, spins, climbs and sits come together at a steady, friendly pace
- Spins, climbs and sits become a combo that goes home with you
< Finish with your own flourish.
@ Beginner Pole
> A spin, a climb, a sit: your palette.
- {name} mix{es} grip, core and confidence into a short combo that is yours
- At a steady pace, {name} turn{s} spins, climbs and sits into your own combo
- Mix in grip, core and confidence, and go home with your own combo
< Choose your own colors.
< Paint yourself a combo.
@ Intermediate Pole
> Turn the canvas upside down.
- {name} spot{s} your first inverts and leg hangs and clean{s} up your transitions
- Hang your first inverts in the air with {name} right there to spot you
- Your first inverts and leg hangs are safely spotted and cleanly drawn
< Flip your point of view.
@ Intermediate Pole
> Your climbs are drawn. Now flip the page.
- {name} lead{s} you from easy climbs into leg hangs, safely spotted throughout
- Try leg hangs and smoother transitions with {name}, who spot{s} you all the way
- You invert, hang by a leg and smooth your transitions, safely spotted
< Draw your first invert.
< Make the ceiling your floor.
< You look great upside down.
@ Intermediate Pole
> The artist’s next angle: upside down.
- {name} spot{s} your leg hangs and first inverts and smooth{s} the way between
- With {name} to spot you, go from easy climbs to picture-perfect leg hangs
- Easy climbs lead to first inverts and leg hangs, all safely spotted
< Find your best angle.
< Hang your first invert here.
@ Intermediate Pole
? series * weeks*
> {Series}. Hang the picture upside down.
- {name} spot{s} your first inverts and leg hangs and polish{es} your transitions
- With {name} to spot you, easy climbs lead to first inverts and leg hangs
- You draw your first inverts, leg hangs and cleaner transitions, safely spotted
< Learn a new perspective.
< Straighten the lines later.
@ Advanced Pole
> Sculpt the air.
- Confident inverters shape aerial combos and handsprings with {name}
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
@ Advanced Pole
? guest
> Guest artist {guest}, for bold strokes.
- Confident inverters refine shoulder mounts and handsprings into elegant lines
- Aerial combos and handsprings gain power, control and a finer brushstroke
< Take a new line home.
< Learn from another hand.
@ Spin Basics
> Draw circles in the air with us.
- {name} teach{es} your first three circles: fireman, chair and back hook
- With {name}, you let go of the floor, sweep around and land softly
- You learn fireman, chair and back hook, three round lines with soft landings
< Sign your first spin.
< Round lines look lovely here.
@ Spin Basics
> Let go and leave one round brushstroke.
- {name} teach{es} you fireman, chair and back hook, each with a feather-soft landing
- No strength needed yet. {name} teach{es} fireman, chair and back hook
- Walk in, sweep through the air and land softly, no strength needed
< Sign it in midair.
< Round off the picture.
@ Spin Basics
> Your first three spins, in watercolor.
- {name} guide{s} your fireman, chair and back hook from letting go to landing softly
- With {name} by your side, fireman, chair and back hook need no strength yet
- Fireman, chair and back hook all end in a soft, graceful landing
< Let the colors run.
< Hang your first three up to dry.
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
- With {name}, fireman, chair and back hook all end in a soft landing
- You sketch fireman, chair and back hook spins. No strength needed yet
< Wobbly circles are circles, too.
< Your first circle counts.
@ Spin Pole
> The pole turns. You draw.
- {name} help{s} you find the momentum and balance for combos that feel like flying
- {name} sketch{es} floaty combos that look effortless on a turning pole
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
- The pole turns with you while {name} teach{es} combos that look effortless
- Balance and momentum let your combos float while the pole turns with you
< Float across the paper.
@ Spin Pole
? level all
> All levels welcome. The sculpture turns by itself.
- {name} show{s} you the balance and momentum behind combos that float like watercolor
- Balance and momentum come first, then {name} add{s} combos that feel like flying
- You find the balance and momentum for floaty combos that look effortless
< You draw the lines.
< Every circle is welcome.
@ Pole Tricks
> Three tricks. Three living sculptures.
- {name} shape{s} each trick with you step by step, with spotting for every level
- {name} spot{s} you all the way to a photo worth framing, whatever your level
- Each trick takes shape step by step, with spotting and options for every level
< Bring your phone. Get framed.
< Pose for your portrait.
< Hold still for the photo.
@ Pole Tricks
> Sketch three tricks. Frame one photo.
- {name} sketch{es} out each step, with spotting and options for every level
- With {name} to spot you, each trick becomes a pose, whatever your level
- Spotting and options for every level come with each trick, step by step
< Your phone is the frame.
< Smile. You’re the art.
@ Pole Tricks
> Come for the art. Pose for the photo.
- {name} sketch{es} three tricks step by step, spotting included, for every level
- You learn three tricks with {name}, all spotted. Bring your phone for the photo
- Three tricks, drawn step by step and safely spotted, for every level
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
- With spotting and options for every level, {name} shape{s} each trick step by step
- You are spotted step by step, and your phone is ready for the portrait
< Everyone gets a frame.
< Claim your wall of fame.
@ Pole Tricks
? level all
> Three tricks, sketched for every level.
- Step by step, {name} spot{s} you until the photo on your phone is art
- {name} spot{s} each trick, and the photo goes home on your phone
- You go from sketch to photo step by step, with spotting throughout
< Frame your own version.
< Every version is art.
@ Pole Flow
> One breath, one brushstroke, one long dance.
- {name} draw{s} one line through spins and floorwork, and you feel the music
- Count less and feel more as {name} lead{s} you from spins into floorwork
- Link spins and floorwork in one long line, and simply feel the music
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
> All levels welcome on one long canvas.
- {name} link{s} spins and floorwork in one line, with less counting and more feeling
- With {name}, you count less and let spins and floorwork run together
- You join spins and floorwork in one breath and feel the music
< Flow along the line.
@ Pole Flow
? music
> {music}, painted in one long stroke.
- {name} lead{s} you through spins and floorwork, with more feeling than counting
- {name} blend{s} spins, floorwork and transitions, and you simply feel the song
- Spins and floorwork share one long breath, with less counting and more feeling
< Draw every note.
< Paint the whole song.
@ Pole Choreography
> One song, and you’re the painting.
- {name} teach{es} a new routine in sections, until the whole picture dances full out
- Color in a new routine with {name}, section by section, to a full-out finale
- You color in a new routine, section by section, and finish full out
< Dance the final brushstroke.
< Save the brightest color for last.
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
- Section by section, {name} color{s} in the routine until you dance it full out
- You learn the routine in sections and end in full color, dancing full out
< Draw the final chorus.
< Give every beat a color.
@ Exotic Pole
> Heels on. Lights low. Paint boldly.
- {name} lead{s} you through low flow, slides and kips, with attitude in every stroke
- Slide, kip and flow low with {name}. Bring knee pads and your boldest colors
- Your boldest self paints the floor with low flow, slides and kips
- Bring knee pads and attitude, and paint the floor with slides and kips
< Leave one long, low stroke.
@ Exotic Pole
> Draw every curve slowly.
- {name} take{s} you through long slides, kips and low flow. Heels on, lights low
- {name} give{s} every slide and kip plenty of attitude, heels on and lights low
- With heels on and lights low, you slide and kip with attitude
< Take your time with the last line.
@ Exotic Pole
> Self-portrait, in heels.
- {name} bring{s} out your boldest self in low flow, slides, kips and attitude
- Bring heels and knee pads, and {name} bring{s} slides, kips and bold lines
- Low flow, slides and kips bring your boldest self into the picture
< Sign it with a heel.
@ Exotic Pole
? wear *heels*
> Heels on, lights low, brush ready.
- {name} lead{s} slides, kips and low flow. Your boldest self does the painting
- With {name}, every slide and kip gets plenty of attitude, close to the floor
- You flow low through slides and kips, and your attitude adds the color
< Sign off with attitude.
@ Heels & Floorwork
> A long drawing, done with your legs.
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
> {Places}. Draw your leg line into the picture.
- {name} guide{s} leg lines, rolls and waves. Heels of any height or socks are fine
- {name} take{s} you smoothly to the floor and back, in heels or in socks
- You roll and wave across the canvas and back, in heels or socks
< Reach for the edge of the page.
@ Heels & Floorwork
? bring heels (optional)
> Heels optional. The canvas takes any line.
- {name} lead{s} your leg lines, rolls and waves smoothly to the floor and back
- With {name}, rolls and waves flow like ink, in any heels or in socks
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
@ Chair Dance
> Turn a chair into a masterpiece.
- {name} lead{s} you around one chair in sultry choreography that is easy to follow
- No experience needed. {name} trace{s} every sultry step so you can follow
- Easy, sultry choreography needs no experience, only a chair and you
< Be the muse.
@ Chair Dance
> You, a chair and pure silhouette.
- {name} shape{s} sultry choreography that you and your friends can easily follow
- Bring friends. {name} keep{s} every sultry line easy to follow
- The choreography is sultry, easy to follow and perfect for a group portrait
< Pose like a muse.
< Your best angle is waiting.
@ Chair Dance
? bring *friend*
> Bring {bring}. A portrait for two.
- {name} teach{es} you both a sultry routine that is easy to follow together
- {name} direct{s} a sultry scene that you both can follow with ease
- Your sultry routine is easy to follow, no experience needed
< Pose for two.
< Share the canvas.
< Two chairs, two muses.
@ Aerial Hoop
> Step into the frame and rise.
- {name} teach{es} mounts, poses and spins, all in a low and a high version
- From the very first class, {name} shape{s} graceful strength with poses and spins
- Mounts, poses and spins come low or high, graceful from the very first class
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
- With {name}, mounts and poses feel graceful from the very first class
- You fill the circle with mounts, poses and graceful spins, low or high
< Just add yourself.
@ Aerial Hoop
? level beginner
> Beginners, this frame is for you.
- {name} show{s} you low and high versions of graceful mounts, poses and spins
- From the very first class, {name} build{s} graceful strength with mounts and poses
- You learn graceful mounts, poses and spins, low or high as you choose
< Start low. Look like art.
@ Strength & Conditioning
> Sculpt your strength.
- {name} train{s} pull, core and shoulders with you, until inverts finally click
- Chisel away at pull, core and shoulders with {name}, and inverts finally click
- You work on pull, core and shoulders for pole, until inverts finally click
< Pick up the chisel.
< Carve your next invert.
< Chip away with us.
@ Strength & Conditioning
> Every masterpiece needs a strong frame.
- {name} build{s} pull, core and shoulders with you, so that inverts finally click
- Train pull, core and shoulders with {name} and make progress you can measure
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
> Every split begins as a sketch.
- {name} guide{s} you gently into splits and backbends, whatever your starting point
- Stretch for splits and backbends with {name}, warmly and from any starting point
- Warm, guided stretching is kind to every line, whatever your starting point
< Draw yourself longer.
< Long lines take their time.
@ Flexibility & Stretch
> Soft clay bends beautifully.
- {name} warm{s} you up gently for splits, backbends and shoulders
- Whatever your starting point, {name} ease{s} you kindly into splits and backbends
- Splits, backbends and shoulders get warm, kind guidance from any starting point
< Soften. Stretch. Shine.
@ Flexibility & Stretch
> Unroll yourself like a canvas.
- {name} guide{s} you through splits, backbends and shoulders, as gentle as watercolor
- Unfold into splits and backbends with {name}, kindly and from any starting point
- Active stretching for splits and backbends stays warm, guided and kind to you
< Breathe between the brushstrokes.
`;
