// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const whimsical = `
= intro pole
> Even flamingos wobbled at first.
- {name} take{s} you from first grip to first wobbly, wonderful turn
- One hand, one step, one small turn, and you’re off
- We show you where the hands go. The knees soon follow
< Come and wobble with us.
< Wobble on in.
= intro pole
> Every lamppost in town is jealous.
- Hold on, walk round, lean out, and hum if you like
- {name} show{s} you how to step, swing and sail round
< Save yourself a swing.
< Swing on by.
= intro
> Your feet have asked for a vacation.
- {name} keep{s} a hand near while they leave the floor
- Hold on, step round, and let them dangle a little
< Book them a trip.
< Float off with us.
= intro
> Every wise old owl was once a fluffball.
- {name} start{s} you on the ground, then comes a small flap
- First a hop, then a flap, then a surprised little face
< Come and try your wings.
< Hop in, fluffball.
= intro
> Ducklings go in feet first, too.
- {name} paddle{s} ahead, from the first toe to the first splash
- We start in the shallow end and splash from there
< Save your place, duckling.
< Feet first, then giggles.
= pole
> Jack would have loved this beanstalk.
- Hold on, turn, climb a little, with {name} at the roots
- Hold on, go round, climb a bit, admire the view
< Come up and look around.
< Giants welcome, too.
= pole
> Squirrels make it look so easy.
- {name} let{s} you in on it: hands, knees, and a pleased pause
- Up a bit, round a bit, down a bit, and again
< Come and scurry up.
< Your branch is waiting.
= pole
> The pole hums when nobody’s looking.
- {name} count{s} you in, then you step, lean and turn
- Hold on, step round, lean out, and hum the chorus
< Sing along with your feet.
< Hum along with us.
= pole
> Some people have pets. We have poles.
- {name} introduce{s} you: hold on, lean out, go for a walk
- You walk it, you swing round it, it never runs off
< Book a walk.
< Yours is wagging already.
= spin spinpole
> The carousel is missing a horse.
- {name} ring{s} the bell, and you step, lean and gallop
- Hold on, lean out, and go round with a straight face
< Save me the white one.
< Hop on with us.
= spin spinpole
> Weathervanes have all the fun.
- {name} bring{s} the breeze. You step, lean and go round
- No wind needed. One good step, and round you go
< Come and catch the breeze.
< Turn with the breeze.
= spin spinpole
> The earth spins all the time. Join in.
- {name} start{s} you with one turn and a soft landing
- It’s had some practice. You start with one turn
< See you going round.
< One more time around.
= spin spinpole
> Teacups, planets, ballerinas, you.
- Everybody who’s anybody goes round
- You step, you lean, and {name} see{s} you safely round
< Join the whirl.
< Climb into your teacup.
= spin spinpole
> A windmill would gladly trade places.
- It only waves. You go all the way round
- {name} teach{es} the walk, the lean and the lovely lift-off
< Arms out. Book your breeze.
< Round you go with us.
= spin spinpole
> The merry-go-round opens on {day}.
- {name} take{s} the tickets: step, lean, lift off, land softly
- Step, lean, lift your feet, and wave as you pass
< All aboard. Arms out.
< One ticket, please.
= spin
> Maple seeds never took a lesson.
- They let go, twirl and land. So do we
- {name} guide{s} you through the swing, the twirl and the soft set-down
< Twirl down with us.
< Pick a breeze and come.
= spinpole
> Finally, a pole that dances back.
- Tuck and whirl, stretch and float, with {name} calling the waltz
- You lean, it turns, and you both look pleased
< Save us the first waltz.
< Whirl with us.
= static
> It stands still. You get the giggles.
- {name} keep{s} it simple: you do the turning, the pole stays put
- You do the twirling, it does the standing
< It’ll wait right here.
< Twirl round with us.
= static
> Trees hold still for squirrels, too.
- You walk, you swing, you stop, and the pole stays put
- {name} scamper{s} ahead: round it, up it, and back down
< Come and scamper round.
< See you in the trees.
= static
> The pole stands still. You be the weather.
- {name} forecast{s} a light breeze, then some splendid swings
- A breeze to begin with, then a proper swing
< Blow in and book.
< Breeze in.
= tricks
> Bats have the right idea.
- Hook a knee and hang happily, with {name} close by
- Hook a knee and see things their way
< Hang about with the bats.
< Save yourself a rafter.
= tricks
> A gecko is taking notes.
- {name} break{s} it down: grip, hook, lean, and look, one hand
- We try each bit slowly until it sticks
< Sign up, sticky toes.
< Stick around with us.
= tricks
> Your knee wants to say: look, no hands!
- {name} go{es} with you, from two hands to one to none
- We go in slowly, hang happily and come out neatly
< Your knee has signed up.
< Let your knee show off.
= tricks
> Monkeys call this sitting.
- {name} explain{s} where the knee goes. The banana is imaginary
- A knee here, a hip there, hands off, and look casual
< Sit down, monkey-style.
< Grab a branch. Book in.
= tricks
> {day} is going upside down.
- {name} break{s} it down: grip, hook, lean back, wave
- Knees hooked, hair down, hello from over there
< Empty your pockets. Book in.
< Turn over with us.
= advanced
> The ceiling has started waving back.
- {name} bring{s} the big moves. You bring the wave
- Big moves, long holds, and a slow way down
< See you on the ceiling.
< Wave from up there.
= advanced
> Swallows stop and watch this class.
- {name} lead{s} the flock through combos, swoops and long clean lines
- Combos in the air, sure hands, lines to the toes
< Come and impress a swallow.
< Swoop in.
= advanced
> You’ve seen the ground floor. Going up?
- {name} push{es} the button: longer holds, bigger combos, prettier ways down
- Next stop: the moves you’ve been eyeing from below
< Hold the elevator. I’m coming.
< Top floor, please.
= intermediate
> You know the branches. Here’s the treetop.
- {name} know{s} the way up: leg hangs, longer lines, new turns
- Leg hangs, longer lines, and a few new ways round
< Come up one branch higher.
< Book the next branch.
= intermediate
> Your moves are ready to hold hands.
- {name} help{s} one lead to the next, like a very graceful train
- A hang into a turn, a turn into something new
< Come and link arms with us.
< All aboard the combo.
= intermediate
> The world has an underside. It’s lovely.
- {name} show{s} you the way over, knee first, hair last
- Hook a knee, hang, and say hello to the floor
< See you on the flipside.
< Come upside down with us.
= flow
> Rivers never count to eight.
- {name} lead{s} you from spin to roll to the next bend
- You follow the music round the corners and over the stones
< Come and meander with us.
< Float in. Book a bend.
= flow
> A ribbon got loose and started dancing.
- {name} follow{s} it round the pole, down, and up again
- Round, down, and up again on the last note
< Save the ribbon a dance.
< Unroll to the music.
= flow
> Every move holds the next one’s hand.
- {name} tie{s} turns to slides and slides to rolls
- A turn leads a slide, a slide leads a roll
< Save me a hand.
< Take the music’s hand.
= flow
> The music left a trail of crumbs.
- {name} follow{s} them with you, from the pole to the floor
- A spin, a roll, a reach, and another crumb
< Follow them here.
< Come hungry for dancing.
= flow
> Kites never plan the next move, either.
- {name} hold{s} the string while you lean, turn, dip and drift
- You lean, turn and dip, and the music decides
< Catch the wind with us.
< Let the string out.
= exotic
> Cats walk like this all the time.
- {name} show{s} you how to sink, stretch, slide and regret nothing
- Slow steps, long legs, one slide, no explanation
< Come and slink with us.
< Slink on over.
= exotic
> Your hips have been writing a novel.
- {name} turn{s} the pages: long walk, low wave, plot twist
- Chapter one is slow. Chapter two slides across the floor
< Begin at chapter one.
< Turn a page with us.
= exotic
> Even panthers practice the slow bit.
- Low walks, long slides, a look back, and {name} prowling ahead
- Paw by paw, beat by beat, all the way down
< Prowl over when you’re ready.
< Pad along with us.
= exotic
> Honey has all the time in the world.
- {name} pour{s} it slowly: a walk, a wave, a long slide
- Low, long, slow, and sweetly round the edges
< Save yourself a jar.
< Take it slow, honey.
= exotic
> Foxes would study this walk.
- {name} teach{es} soft steps, sly turns and a very long slide
- Hips first, then hair, then a long look over the shoulder
< Be foxy with us.
< Foxes, this way.
= exotic
> {day} has been far too well behaved.
- {name} teach{es} it slow walks, low waves and a long slide
- It needs a slow walk and one scandalous slide
< Come and lead it astray.
< Misbehave with us.
= heels
> Flamingos know how to make an entrance.
- {name} show{s} you the walk, the turn and the very tall hello
- Long legs, slow steps, one knee up, chin higher
< Come and strut, flamingo.
< Make yours. Book in.
= heels
> Click, clack, and the floor applauds.
- {name} turn{s} your walk into a strut, right on the beat
- A walk becomes a strut, a turn becomes a pose
< Bring your own applause.
< Click-clack along with us.
= heels
> Your heels are bored of the closet.
- {name} {is} taking them out for a strut and a twirl
- Take them out for a walk and a good song
< Book them a dance.
< Take your heels out.
= heels
> Giraffes see the world from up here.
- {name} walk{s} you tall through a step, a sway and a turn
- Long necks, long legs, slow steps, and a very good view
< See you above the treetops.
< Be tall with us.
= heels
> A peacock is copying your walk.
- {name} give{s} it more to copy: a step, a sway, a stop
- Slow steps, high chin, and a stop right on the beat
< Your runway, peacock.
< Strut as if you had feathers.
= heels
> {day} stands on tiptoe for this.
- {name} show{s} you what it saw: a strut, a turn, a pose
- A strut, a turn, a pose, and a view for miles
< Step up. Strut in.
< Give {day} a lift.
= lowflow floor
> Your feet know the floor. Introduce the rest.
- {name} make{s} the introductions: shoulder, hip, a slow roll
- A shoulder, a hip, a slow roll, a long slide
< They’ll get along famously.
< Say hello to the floor.
= lowflow floor
> Otters roll like this for fun.
- Ripple, roll, glide, and go again, with {name} in front
- Onto your side, over, along, and up with a swish
< Come and roll like an otter.
< Save your spot, otter.
= lowflow floor
> Down here, everything is a slide.
- {name} find{s} the long way down with you, knees to shoulders
- Knees, hips, shoulders, all finding the long way down
< Down we go. Wheee.
< Slide over to us.
= lowflow floor
> Jellyfish never took the stairs.
- Ripple, float and sink with {name}, hair in every direction
- No edges, no rush, and not a single bone
< Save {day} for rippling.
< Float low with us.
= lowflow floor
> Be a puddle. A very graceful one.
- {name} melt{s} you down into slow rolls and long legs
- You spread out, you ripple, you catch the music
< Puddles, book here.
< Puddle with us.
= lowflow floor
> {day} is lying down on the job.
- {name} join{s} in: slow rolls, long slides, no getting up
- Slow rolls, long slides, and no plans to get up
< Come lie down on {day}.
< Horizontal is the plan.
= handstand
> Somebody has to hold up the ground.
- {name} help{s} you kick up, wobble, hold, and try not to giggle
- Palms flat, arms long, feet somewhere near the clouds
< The ground says thank you.
< Lend us both hands.
= handstand
> Your feet want to see the ceiling.
- {name} send{s} them up with you, one curious toe at a time
- Hands down, hips up, then one toe at a time
< Show them the ceiling.
< Toes up. Say hello.
= handstand
> For a moment, the sky is the floor.
- {name} guide{s} you up: wrists, shoulders, a small kick, a small hover
- Hold on to the ground and let your feet float
< Sign up, soles up.
< Over you go.
= handstand
> {day}, but the other way up.
- {name} turn{s} you over gently: hands, shoulders, hips, toes
- Hands down, toes up, loose change everywhere
< Flip your {day} over.
< Turn up, then turn over.
= conditioning polefit
> Ants lift twice their lunch.
- {name} set{s} the pace: pull, hold, breathe, and one for the anthill
- You pull, hold, breathe, and lift one whole you
< Come and lift like an ant.
< Sign up at the anthill.
= conditioning polefit
> Gorillas never skip pull day.
- Pulls, holds and a proud thump, with {name} keeping count
- Pulls, holds, core, and a thump on the chest
< Save your branch, gorilla.
< Thump your chest. Begin.
= conditioning polefit
> The little engine in you is warming up.
- {name} stoke{s} the fire: a pull, a hold, a puff of steam
- It starts slowly, then it whistles up the hill
< You think you can. Come.
< Chug along with us.
= conditioning polefit
> Beavers build it stick by stick.
- {name} hand{s} you the sticks: some pulls, some holds, some core
- Some arm, some core, some proud tail-slapping
< The dam needs you. Come.
< Stick by stick, with us.
= stretch
> Your toes would love a visit.
- {name} take{s} you there gently, by way of hamstrings and hips
- Fold, breathe, reach, and wave from wherever you get to
< Come and see your toes.
< Book the visit.
= stretch
> Be a noodle for a while.
- {name} simmer{s} you gently: hips, back, hamstrings, softer each breath
- You lie down, you breathe out, you get a bit bendier
< Al dente is allowed.
< Noodle about with us.
= stretch
> Cats do this before everything.
- {name} guide{s} you through long backs, slow reaches and first-rate yawns
- A long back, a slow reach, a yawn if one comes
< Save your sunny windowsill.
< Purr if you like.
= stretch
> Taffy never rushes.
- {name} take{s} it slowly: a pull, a breath, a bit more give
- You warm up, you lengthen, you stay there and hum
< Come and get stretchy.
< Stretch slowly with us.
= stretch
> Even {day} deserves a good yawn.
- {name} guide{s} you through the reach, the fold and the sigh
- A long reach, a deep fold, and a very big sigh
< Yawn your way over.
< Come and unwind {day}.
= yoga
> Your thoughts are sheep. Let them graze.
- {name} mind{s} the flock while you stretch and breathe
- Breathe in, breathe out, count none of them
< Wander into the clover.
< Graze with us.
= yoga
> Trees have practiced this one for years.
- {name} plant{s} you gently: stand tall, sway, breathe to your leaves
- Feet like roots, arms like branches, squirrels optional
< Put down roots with us.
< Sway like a tree.
= yoga
> Snails approve of this class.
- {name} set{s} their pace: one slow shape, one long breath
- One slow shape, one long breath, and then the next
< Come along. Take your time.
< Glide along with us.
= yoga
> {day} could use a long exhale.
- {name} keep{s} it slow: one shape, one breath, then another
- One long breath in, one longer breath out
< Sigh along with us.
< Let {day} out slowly.
= choreo
> Eight counts walk into a song.
- {name} line{s} them up, one by one, until it’s a dance
- Bit by bit, then all of it, with feeling
< Save me the punchline.
< Dance the punchline.
= choreo
> The steps are ducklings. You’re the duck.
- {name} set{s} them in a row, and by the chorus they follow
- One by one, they fall in line behind you
< Ducks, sign up here.
< Off you waddle.
= choreo
> A song has lost its steps. Help!
- {name} find{s} them with you, one count at a time
- Some were in your hips, some in your hands
< Search party, this way.
< Find the steps with us.
= choreo
> Centipedes learn this with far more legs.
- {name} go{es} step by step, so both your feet keep up
- You only have two, so we go step by step
< Bring both feet. Sign up.
< Two feet will do.
= choreo
> The song has a map. You have feet.
- {name} read{s} it aloud: left at the verse, round at the chorus
- Turn by turn, to the big X at the end
< Come and find the treasure.
< Follow the map with us.
= choreo
> By the end of {day}, a song has legs.
- {name} give{s} it steps, count by count, until it dances
- Count by count, step by step, and off it goes
< Lend the song your legs.
< Come and run with it.
= chair
> This chair ran away from a dull kitchen.
- {name} teach{es} it leans, turns and a slowly crossed leg
- It wants a lean, a turn, and a slowly crossed leg
< Book the getaway.
< Dance with a runaway.
= chair
> Even chairs get tired of sitting.
- {name} show{s} you how to lean, tip, circle and cheer one up
- So you lean, tip, circle, and give one a dance
< Ask one to dance.
< Save me a dancing seat.
= chair
> Four legs, and no toes to step on.
- {name} lead{s} both of you through the sit, the swing, the lean
- Sit, swing a leg, lean back, and thank your partner
< Sit down. Dance.
< May I have this chair?
= chair
> Your kitchen chairs must never know.
- {name} keep{s} it quiet: a slow sit, a lean, a long leg
- You lean, tip, swing a leg, and nobody serves soup
< We won’t tell the table.
< Book under a false name.
= burlesque
> A feather floated in and asked for music.
- {name} teach{es} it a wink, a shimmy and a slow walk
- It got a wink, a glove and a slow walk
< Come and flutter with us.
< Flutter by.
= burlesque
> Your left glove has stage fright.
- {name} coax{es} it off, finger by finger, then you wink and wait
- Walk, shimmy, pause, and both gloves take a bow
< Gloves up. Be brave.
< Book in, both gloves.
= burlesque
> Peacocks don’t do subtle. Good.
- {name} show{s} you the strut, the shimmy and the over-the-wing wink
- Fan your feathers, hold the pose, and let them look
< Fan out with us.
< Shimmy like a peacock.
= burlesque
> {day} winked first.
- {name} teach{es} you to wink back, then shimmy, then pause
- A shimmy, a pause, and a wink in return
< Bat both eyelashes. Book in.
< Come and flirt with {day}.
= twerk
> There’s a drum in your back pocket.
- {name} count{s} you in: soft knees, loose hips, then play
- Bend your knees, drop your hips, and it starts to play
< Book the rhythm section.
< Drum along with us.
= twerk
> Bees have a waggle dance, too.
- {name} show{s} you ours: bend your knees, tip your hips, waggle
- Theirs means flowers over there. Yours means joy
< Come and waggle with us.
< Buzz in. Waggle.
= twerk
> Flan wobbles. You’ll do it on purpose.
- {name} break{s} down the bounce, the shake and the well-timed pause
- Knees soft, hips loose, and the beat does the shaking
< Come and wobble proudly.
< Wobble in with pride.
= salsa
> Left foot, meet right foot. Dance.
- {name} introduce{s} them: a step, a cross, a turn, a spark
- They step, they cross, they turn, they forgive each other
< Book them a first date.
< Let your feet meet.
= salsa
> The music just asked your hips a question.
- {name} help{s} them answer with a step, a sway and a turn
- One step forward, one step back, and a grin in between
< Come and dance back.
< Wiggle a reply.
= salsa
> Your feet have been gossiping about this.
- {name} lead{s} the conversation: forward, back, a sway, a turn
- One steps forward, one back, and they tell the hips
< Come and join the gossip.
< Let your feet talk.
= salsa
> {day} has rhythm. Who knew?
- {name} teach{es} it a step, a cross and a turn
- A step, a sway, a turn, and it asks for more
< Come and dance with {day}.
< May {day} have this dance?
= hoop
> Canaries always had the best seat.
- {name} show{s} you the perch, the swing and how to lean back
- You sit, sway, lean back, and sing if you must
< Save yourself a perch.
< Perch with us.
= hoop
> Saturn has lent us a ring.
- {name} help{s} you in, then you sit, lean out and turn
- Hook a knee, hang a while, and think large thoughts
< Book your seat in space.
< Orbit with us.
= hoop
> There’s a seat in the letter O.
- {name} spell{s} it out: in through the middle, sit, lean, turn
- Sit in the curve, lean back, and let it turn
< O yes. Save me one.
< Swing in an O.
= hoop
> Hamsters run in theirs. You get to sit.
- Hop in, hook a knee, and {name} give{s} the wheel a nudge
- In you hop, back you lean, and round it goes
< Come and sit this one out.
< Step into the slow wheel.
= hoop
> The sky has a porthole.
- {name} steer{s} you in, knee first, then you lean out and turn
- Slip in, hook a knee, and wave to the ships
< Reserve the window seat.
< Wave from the porthole.
= silks straps
> A cloud left its scarf behind.
- {name} tuck{s} you in: wrap, lean back, drift
- You hold on, fold up, and hang there like a daydream
< Come and drift a little.
< Wrap up and drift.
= silks
> A silkworm would be so proud.
- Wrap, fold and peek out, with {name} to untangle you
- Round the foot, over the hip, and up you sit
< Wrap in, flutter out.
< Save your cocoon.
= silks
> Curtains dream of a life like this.
- {name} hang{s} them well: a foot lock, a sit, a slow lean
- Wrap, sit, lean, and not a window in sight
< Draw the curtain. Sign up.
< Dangle with us.
= silks
> {day} comes wrapped with a bow.
- {name} tie{s} the bow: wrap, fold, lean back, float
- You wrap, you fold, and you’re the present
< Come and unwrap {day}.
< No peeking. Just come.
= straps
> Monkeys would line up for this.
- A wrap, a hold, a lift, a turn, and {name} cheering
- Hang, tuck, swing, and look as if it’s nothing
< Save me a vine.
< Swing with the troop.
= trapeze straps
> Parrots find this quite normal.
- {name} tip{s} you gently: hold on, lean back, look at things sideways
- Up, over, round, and a bit of showing off
< Polly wants a place.
< Squawk and swing.
= trapeze
> Swings are wasted on parks.
- {name} take{s} you further: sit, stand, hang by your knees
- You swing, you hang, and nobody shouts dinner
< Swing by. Really swing.
< Swing away.
= trapeze
> Sloths know how to hang around.
- {name} bring{s} you to it slowly: sit, tip, hang, smile
- Knees over, arms down, and the world turns over too
< No hurry. Do book.
< Hang slow with us.
= seniors
> Your knees have stories. Take them dancing.
- {name} lead{s} each step, lean and turn, with time to laugh
- One step, one lean, one turn, and a laugh in between
< Save your knees a dance.
< Add a chapter with us.
= seniors
> The playground is open again.
- {name} keep{s} the swing going: hold on, turn, laugh
- Good grips, easy turns, and nobody calls you in for dinner
< Come out and play.
< Dinner can wait. Come play.
= seniors
> Trees sway better every year.
- {name} keep{s} it steady: stretch, sway, and turn like a leaf
- You hold on, you stretch, you grow another ring
< Sway over and sign up.
< Branch out with us.
= inclusive
> Clouds come in all shapes. So do we.
- {name} help{s} you step, turn and take up some sky
- Round ones, long ones, grand ones, all of them dancing
< Come as your own sort of cloud.
< There’s sky for all of us.
= inclusive
> Nobody tells a river to be narrower.
- {name} lead{s} the way. You take your space, turn and time
- You hold on, lean out, and go round your own way
< Spread out and flow.
< Flow in as you are.
= inclusive
> Dandelions never ask if they fit in.
- {name} help{s} you step, lean and turn, whichever way suits you
- They turn to the sun and dance. Your patch is here
< Save your patch of sun.
< Bloom right here.
= party
> The flamingos have made plans.
- {name} host{s} the flock: one routine, lots of pink, endless giggles
- You strut, you spin, you pose, you squawk
< Come and be the pinkest.
< Book your flock in.
= party
> One of you will squeal first. We won’t tell.
- {name} bring{s} one dance for all, and the loudest gets the solo
- A walk, a twirl, a pose, and everybody cheering
< Bring the whole flock.
< Squeal along with us.
= party
> Penguins dress up for everything.
- {name} lead{s} the waddle, the wiggle and the grand final pose
- They waddle in, learn one dance, and slide out laughing
< Waddle in, all of you.
< Come and party like penguins.
= private
> The whole carousel is yours.
- {name} run{s} it just for you: how fast, how high, again
- You say how fast, how high, and when to go again
< Come for a ride of your own.
< Pick a horse. Any horse.
= private
> A whole class shaped like you.
- {name} build{s} it from your move, your questions, your favorite song
- You bring one wish and one stubborn move. We start there
< Come with a wish list.
< Bring us your wishes.
= private
> The pond is all yours.
- {name} swim{s} alongside, at your pace, with answers to every question
- Your pace, your questions, and as many goes as you want
< Come and make some ripples.
< Book the pond.
= practice
> Have the whole pond to paddle in.
- {name} host{s}, you paddle: your song, your moves, your splash
- Try the move, try it again, then just float about
< Come and splash about.
< Paddle over.
= practice
> Woodpeckers don’t get it first time, either.
- {name} keep{s} you company while you tap away at that move
- Try a bit, then a bit more, then rest
< Tap, tap, come in.
< Peck away with us.
= practice
> Every great trick began as a wobble.
- {name} host{s} the wobbles: your move, your song, your own time
- Take it apart, turn it over, put it back prettier
< Come and tinker.
< Wobble, laugh, repeat.
= workshop
> We took a move apart to see the springs.
- {name} show{s} you how it starts, turns and lands, piece by piece
- Then we wind it up and let you have a go
< Come and see what ticks.
< Hands on the springs.
= workshop
> One topic. Dig like a badger.
- {name} dig{s} in with you, slowly, until every bit fits
- Every little question gets a burrow of its own
< Save your burrow.
< Dig in with us.
= workshop
> Every big move has a tiny door.
- {name} open{s} it slowly: how to begin, turn and finish
- We knock, we look, we try the handle together
< Bring your curiosity.
< Knock and look in.
= showcase
> The butterflies know the routine by now.
- {name} run{s} it from the top, with counts, faces and the bow
- They flutter at the entrance and settle by the chorus
< Places, butterflies.
< Let the butterflies dance.
= showcase
> Even your eyebrows have a part in this.
- Entrances, counts, the last pose, and {name} checking every eyebrow
- Once more from the top, and now with feeling
< Bring both eyebrows.
< From the top, with eyebrows.
= showcase
> The curtain is a bit nervous, too.
- {name} run{s} it with you until even the curtain smiles
- We run it, mend it, run it again until it smiles
< Come and calm the curtain.
< Deep breath. Places.
= photo
> A curious bird lives in the lens.
- {name} coax{es} it out while you hold one fine long pose
- Hold a pose until it tilts its head
< Smile for the bird.
< Come and say cheep.
= photo
> Herons would be good at this.
- {name} bring{s} the patience: one long line, one breath, one click
- Pick a leg, find the pose, look off over the pond
< Come and hold very still.
< Herons, form a line.
= photo
> Your good side has asked for a portrait.
- {name} bring{s} out both sides: a line, a look, a click
- The other one gets a pose, too. It’s fair
< Book both sides in.
< Bring both sides.
= prenatal
> There’s a very small dancer in the front row.
- {name} lead{s} gently: rock, breathe, hum, and sit when you like
- They’ve heard the music, and they’d like to sway with you
< Sway over, both of you.
< Come and sway a little.
= prenatal
> Kangaroos take the baby dancing, too.
- {name} keep{s} the steps soft and the hips easy for you two
- You sway, you breathe, you sit when you like
< Bring the little one along.
< Hop along gently.
= prenatal
> A duet, and one of you is very small.
- {name} guide{s} you both through slow sways and long breaths
- You choose the tempo. Someone will kick along
< Come and sway for two.
< Book two, hop in.
= postnatal
> Once upon a time, you got to lie down.
- {name} guide{s} you gently: a stretch, a breath, a sit in between
- Slow and gentle, with time to sit in between
< Come and lie down for a bit.
< Welcome back, dear you.
= postnatal
> Hedgehogs uncurl slowly. So can you.
- {name} help{s} you unroll: shoulders first, then hips, then a sigh
- A breath, a little stretch, a rest in between
< Come and uncurl.
< Uncurl with us.
= contemporary
> A leaf fell, and someone called it dancing.
- {name} lead{s} you softly from reach to fall to roll to rise
- It turned twice, changed its mind, and landed softly
< Come and fall like a leaf.
< Drift in and dance.
= contemporary
> Your elbows have feelings, too.
- {name} let{s} them lead: a reach, a drop, a roll
- They start small, then the knees agree, then all of you
< Come and hear your elbows out.
< Let the elbows speak.
= contemporary
> Seaweed has danced like this forever.
- {name} bring{s} the tide: sway, sink, curl, and rise with it
- Sway, sink, curl, and come up with the wave
< Come and sway along.
< See you at high tide.
= acro
> It takes two to make a giraffe.
- {name} teach{es} both halves: the legs hold, the neck balances, both giggle
- One is the legs, one is the neck, both are giggling
< Come and be half a giraffe.
< Book in, both halves.
= acro
> Somebody’s feet would make a lovely chair.
- {name} stand{s} by while you lean, lift, swap and laugh
- A breath, a wobble, and you’re sitting on the air
< Save me the comfy feet.
< Sit down, up there.
= acro
> Human towers have to start somewhere.
- {name} build{s} you up: hands to hands, feet to hips, a wobble
- One holds, one floats, and then it’s your turn to hold
< Hop on. Mind the giggles.
< Stack up with us.
= circus
> The elephant is off. You’re on.
- {name} coach{es} the swing, the balance, the tumble and the bow
- A swing, a wobble, a ta-da, and another swing
< Come and join the circus.
< Roll up, roll up.
= circus
> Somewhere a drumroll has your name on it.
- A swing, a balance, a ta-da, and {name} on the cymbal
- Hold on, breathe in, and wait for the cymbal
< Come and take your bow.
< Ta-da with us.
= openlevel
> Some came by moonbeam, some by bus.
- {name} meet{s} you wherever you land, with a next step ready
- Some are new, some know the way, and all belong
< Come by any road you like.
< Any road will do.
= openlevel
> Ducks and swans share this pond.
- {name} lead{s} paddlers and gliders, each at their own speed
- Some are new, some glide, and everyone gets wet feet
< There’s pond for everyone.
< Splash in with us.
= men
> Gorillas would be good at this. So would you.
- Grip, pull, swing, and {name} will handle the bananas
- A hold, a turn, and one extremely graceful thump
< Come and join the troop.
< Sign up, Kong.
= men
> Tarzan only had vines.
- A grip, a swing, a turn with {name}. Yelling is optional
- You get a pole, a grip and a good swing
< Come and swing over.
< Swing over to us.
= men
> Bears hug trees. It’s good for them.
- {name} teach{es} the grip, the climb and the surprisingly neat landing
- Big arms, sure feet, and a slow slide home
< Come and get a good grip.
< Hug a pole with us.
= class
> Your left foot has a plan.
- {name} bring{s} the music, and the right foot soon agrees
- A step, a turn, a wiggle, and it all makes sense
< Lefty signed you up.
< Follow your left foot.
= class
> There’s a song stuck in your knees.
- {name} get{s} it out with a step, a turn and a wiggle
- First the knees let go, then the hips, then the grin
< Out with it, on {day}.
< Dance the song out.
= class
> Somewhere a penguin is tapping its foot.
- {name} start{s} with a tap and soon you’re twirling
- It starts with a tap and ends with a twirl
< Come and tap along.
< Tuxedos optional. Waddle in.
= class
> Somebody spilled glitter on {day}.
- {name} bring{s} the music. You bring your feet, and off we twirl
- It sticks to everything, above all to your mood
< Come and get some on you.
< Save yourself a sparkle.
= teens
> Your homework was eaten by a small dragon.
- It’s sorry. {name} will show you how to hold on and swing
- It’s full now, so hold on, swing and giggle
< Come and twirl with us.
< Leave the rest to the dragon.
= teens
> Gravity has had its way long enough.
- {name} show{s} you how to hang, swing, balance and bother it
- Hang, swing, balance, and give it some trouble
< Come and bother gravity.
< Bother gravity with us.
= teens
> Bats think you’re the one upside down.
- {name} help{s} you hold on, tip back and see who’s right
- Swing, hang, laugh, and try the next one higher
< Come and see it our way.
< Save your perch, bat.
= kids
> Wanted: one brave monkey with a giggle!
- {name} lead{s} the little troop: swing, hang, point your toes, ta-da
- Swing, hang, hold on tight and say ta-da
< Come and swing by!
< Save your monkey a branch!
= kids
> The monkeys are out. Can you fill in?
- {name} show{s} every small monkey how to hang, wiggle and grin
- Hold on tight, point your toes and grin
< Ooh ooh, see you there!
< Come and swing with us!
= kids
> Calling all bouncy frogs!
- {name} hop{s} ahead, and everyone jumps, balances and says ribbit
- Big jumps, long legs, and one very loud ribbit
< Hop along and join in!
< Save your lily pad!
= kids
> Can you hang like a sleepy bat?
- {name} show{s} you how: hold on tight, swing and say squeak
- Wings in, toes up, and then a big wide flap
< Squeak, and come and play!
< Flap over to us!
= kids
> Once upon a {day}, small dragons swung.
- {name} help{s} every little dragon hold on, swing and land
- They held on tight, pointed their claws and giggled
< Bring your small dragon!
< The dragons are expecting you!
@ Intro to Pole
> The pole hopes you’ll like it.
- Grips, walks, a first spin, and {name} as icebreaker
- {name} introduce{s} you: grips, walks, a first spin, no experience needed
- One grip, one walk, one first spin. No experience needed
< Be gentle. Poles are shy.
< Come and say hello.
@ Intro to Pole
> Every carousel horse had a first lap.
- Grips, walks, a first spin, and {name} trotting alongside
- {name} lead{s} yours, from grips and walks to your very first spin
- Yours begins with grips, walks and your very first spin
< Saddle up, first-timer.
< Giddy up, gently round.
@ Intro to Pole
> First a handshake, then a twirl.
- No partner needed: {name} teach{es} grips, walks and your first spin
- {name} teach{es} the grip, the walk, the first spin
- The handshake’s a grip. Then a walk, then your first spin
< Twirling comes right after hello.
< Delighted. Come on in.
@ Intro to Pole
> Once upon a {day}, you met a pole.
- {name} tell{s} it kindly: grips, walks, first spin, no experience needed
- Grips, walks, a first spin, and {name} narrating
- It goes: grips, walks, first spin. No experience needed
< Come and turn the page.
< Book chapter one.
@ Beginner Pole
> Once upon a {day}, there was a beanstalk.
- {name} climb{s} ahead: spins, climbs, sits, your own combo
- Spin, climb and sit with {name}, then go home with a combo
- You spin, climb, sit, and leave with your own combo
< Book your leaf.
< Happily ever upward.
@ Beginner Pole
> Climb the beanstalk. Have a sit.
- {name} know{s} every leaf: spins, climbs, sits, your combo
- Up you go with {name}: spins, climbs, sits, a combo to keep
- Spins, climbs and sits, and a short combo to keep
< One leaf at a time.
< Giants not included. Climb on.
@ Beginner Pole
> A little dance wants to follow you home.
- Spins, climbs, sits, and {name} to help you name the combo
- {name} build{s} it with you from spins, climbs and sits
- It’s a short combo, made of spins, climbs and sits
< Please, can we keep it?
< The little dance is yours.
@ Beginner Pole
> Even snails reach the top. Steadily.
- At a steady pace with {name}: spins, climbs, sits, your own combo
- {name} keep{s} it steady: spins, climbs, sits, your combo
- Spins, climbs and sits at a steady pace, then a combo
< No rush. Just come.
< Save your spot, shell included.
@ Intermediate Pole
> The bats have sent you an invitation.
- {name} hang{s} about to spot your first inverts and leg hangs
- {name} spot{s} you safely through first inverts and leg hangs
- First inverts and leg hangs, safely spotted all the while
< RSVP upside down.
< The bats saved your place.
@ Intermediate Pole
> Your feet have a date with the ceiling.
- First inverts and leg hangs, and {name} chaperoning, safely spotted
- {name} spot{s} both of them: first inverts, leg hangs, cleaner transitions
- First inverts, leg hangs and transitions, safely spotted
< Book the ceiling for two.
< Feet, meet ceiling.
@ Intermediate Pole
> Turn the world over. See what’s underneath.
- {name} hand{s} you the world, wrong way up: inverts, leg hangs, spotted
- First inverts, leg hangs, and {name} spotting you safely
- You climb with ease, so upside down comes next, safely spotted
< Come and have a look.
< Say hello from down there.
@ Advanced Pole
> Up here, even the clouds point their toes.
- Aerial combos, handsprings, shoulder mounts, and {name} pointing the way
- {name} lead{s} you up: aerial combos, shoulder mounts and handsprings
- Combos and handsprings with power, control and very elegant lines
< Come and point yours.
< Reserve your cloud.
@ Advanced Pole
> Some birds take notes on this class.
- Aerial combos, shoulder mounts, handsprings: {name} let{s} the birds watch
- {name} show{s} them handsprings, shoulder mounts and elegant lines
- They study aerial combos, shoulder mounts and handsprings
< Come and give the swallows ideas.
< Book in, you rare bird.
@ Advanced Pole
> Strong as a dragon, neat as a teacup.
- {name} bring{s} power and manners: aerial combos, shoulder mounts, handsprings
- Aerial combos, shoulder mounts and handsprings, as {name} like{s} them: tidy
- Handsprings with control, shoulder mounts with elegant lines
< Roar softly. Point your toes.
< Dragons, sign up here.
@ Spin Basics
> The floor lets go if you ask nicely.
- {name} ask{s} for you: fireman, chair, back hook
- {name} walk{s} you through fireman, chair and back hook, soft landing included
- Fireman, chair and back hook, then land like a feather
< Say please and twirl.
< Save your spin. Say please.
@ Spin Basics
> Even dandelion seeds land softly. Eventually.
- Fireman, chair, back hook, and {name} to see you land softly
- {name} float{s} you through fireman, chair and back hook
- Fireman, chair, back hook, soft landings, no strength needed yet
< One puff, and you’re off.
< Drift in. Land softly. Again.
@ Spin Basics
> Ever wanted to be a carousel?
- Fireman, chair, back hook, no strength yet, and {name} on the organ
- {name} start{s} the music: fireman, chair, back hook, and a soft landing
- Fireman, chair, back hook: three spins and a soft landing
< Hop on. Round we go.
< Claim your painted horse.
@ Spin Basics
> Once upon a {day}, the floor let go.
- {name} tell{s} it: fireman, chair, back hook, soft landing
- Fireman, chair, back hook: {name} know{s} how this story lands
- You walk in, spin fireman, chair, back hook, and land softly
< The end is soft. Come see.
< Land happily ever after.
@ Spin Pole
> The pole turns, too. It hates to miss out.
- Momentum, balance and floaty combos, with {name} as matchmaker
- {name} guide{s} you both: momentum, balance and combos that feel like flying
- Momentum, balance and floaty combos that feel like flying
< Take your pole for a whirl.
< Round you both go.
@ Spin Pole
> It’s a teacup ride. You’re the teacup.
- Floaty combos, momentum and balance, stirred gently by {name}
- {name} set{s} you turning: momentum, balance, combos that feel like flying
- Momentum, balance, and combos that float like steam
< Book your teacup.
< Come and take a twirl.
@ Spin Pole
> Planets do this all day. They look happy.
- Momentum, balance and floaty combos, with {name} as the sun
- {name} plot{s} the orbit: momentum, balance and floaty combos
- Momentum, balance, floaty combos. It feels like flying
< Pick a nice orbit.
< Come around. Then around again.
@ Pole Tricks
> A magician left three tricks behind.
- {name} show{s} how they work, step by step, spotted
- {name} take{s} them apart step by step, spotted, for every level
- We take them apart step by step, with spotting
< Say abracadabra, then cheese.
< Come and be the magic.
@ Pole Tricks
> Tricks are shy. We make friends with three.
- Step by step, spotted, any level: {name} know{s} what they like
- {name} coax{es} them out step by step, with spotting for every level
- They come out step by step, with spotting and options
< Come and make three friends.
< Bring your phone. They pose.
@ Pole Tricks
> A trick is a knot you’re in on purpose.
- Three knots, step by step, with {name} spotting every tangle
- {name} tie{s} three with you, step by step, spotted, at every level
- Three of them, tied and untied step by step, with spotting
< Come and get happily tangled.
< Your phone wants proof.
@ Pole Flow
> All the numbers have gone out to play.
- Spins, floorwork and transitions with {name}, and hardly a number
- {name} melt{s} spins into floorwork, with less counting and more music
- Spins and floorwork in one long breath, with less counting
< Nobody is counting. Come dance.
< Save a place. Stop counting.
@ Pole Flow
> Follow the music. It knows a shortcut.
- Spins, floorwork, transitions, no detours, and {name} whistling up ahead
- {name} lead{s} the way over spins, floorwork and transitions, in one breath
- Through spins, floorwork and transitions, all in one long breath
< Turn left at the chorus.
< Come along, humming.
@ Pole Flow
> A spin met a roll. They fell in love.
- Spins, floorwork, transitions, one long breath, and {name} catching the bouquet
- {name} read{s} the vows: spins, floorwork and transitions in one long breath
- Spins, floorwork and transitions, joined in one long breath
< You’re invited to the wedding.
< RSVP, dancing.
@ Pole Choreography
> A song came in and asked for feet.
- A new routine with {name}: in sections first, then danced full out
- {name} teach{es} yours a new routine, in sections, then danced full out
- Learn the routine in sections, then dance it full out
< Yours will do nicely.
< Come and lend yours.
@ Pole Choreography
> How do you eat a whole song? In slices.
- {name} cut{s} the routine into sections. Then you devour it full out
- {name} serve{s} it in sections, then you dance the lot full out
- Section by section, and then the whole song full out
< Come curious. Leave humming.
< Save me a slice.
@ Pole Choreography
> Somewhere, a song is missing its dance.
- Section by section, {name} find{s} it, and you dance it full out
- {name} build{s} it with you in sections, for one grand full-out finale
- A new routine, built in sections and danced full out
< Come and reunite the two.
< Book the happy reunion.
@ Exotic Pole
> Your boldest self just rang the bell.
- Bring it knee pads. {name} {has} low flow, slides and kips ready
- {name} let{s} it loose: low flow, slides, kips. Bring knee pads
- It brought knee pads, for low flow, slides and kips
< Do let it in.
< It has excellent taste.
@ Exotic Pole
> Cats invented this. We added heels.
- Knee pads on. {name} teach{es} slides, kips and a proper slink
- {name} lead{s} the slink: low flow, slides, kips. Bring knee pads
- Low flow, slides and kips. Bring knee pads and attitude
< Whiskers optional. Slinking encouraged.
< Come and find your purr.
@ Exotic Pole
> Part panther, part you, all in heels.
- {name} tame{s} neither. Low flow, slides, kips, so bring knee pads
- Slides, kips and low flow with {name}. Bring knee pads, claws optional
- Low flow, slides, kips. Bring knee pads and your boldest self
< Come and let the panther out.
< Both parts, this way.
@ Heels & Floorwork
> Tall like a giraffe, low like an otter.
- Leg lines up high, rolls down low, and {name} fluent in both
- {name} lead{s} leg lines, rolls, waves, heels or socks
- Leg lines up there, rolls and waves down here
< Come and be both animals.
< Sign up. Bring both animals.
@ Heels & Floorwork
> The sea lent us its waves.
- Rolls, waves, leg lines, and {name} as the lighthouse, heels or socks
- {name} add{s} leg lines, rolls and smooth ways down
- Roll, wave, stretch a leg line, in heels or socks
< Wade in. The floor’s lovely.
< Save your spot by the sea.
@ Heels & Floorwork
> The floor is really one long slide.
- Leg lines, rolls, waves, and {name} to slide first, heels or socks
- {name} know{s} every smooth way: rolls, waves, leg lines
- Smooth ways down and back, with leg lines, rolls and waves
< Socks glide. Heels glitter.
< Come and go down in style.
@ Chair Dance
> A chair has a question for you.
- {name} know{s} the answer: something sultry, easy, and great with friends
- Shall we? {name} keep{s} it sultry and easy to follow
- Shall we dance? It’s sultry, and easy to follow
< Say yes and sit.
< Come and answer in person.
@ Chair Dance
> Goldilocks tried three chairs. Yours can dance.
- No bears. Just {name}, your chair and something sultry, easy to follow
- {name} teach{es} you both something sultry, easy to follow
- Sultry choreography, easy to follow, great with friends
< Sit. This one’s just right.
< Save the middle one.
@ Chair Dance
> Dance partner: four legs, no opinions.
- A chair! {name} will introduce you, with something sultry and easy
- {name} bring{s} sultry choreography, easy to follow and great with friends
- A chair! Sultry choreography, easy to follow, great with friends
< It says yes to everyone.
< Reserve your four legs.
@ Chair Dance
> This chair is done with dinner parties.
- Sultry choreography with {name}, easy to follow, and nobody passes the salt
- {name} teach{es} it something sultry. It’s easy to follow, even for chairs
- It wants sultry choreography now, easy to follow with friends
< Come and sit badly.
< Come and pull one up.
@ Aerial Hoop
> The best seat is a very large O.
- Mounts, poses and spins with {name}, low or high
- {name} show{s} you mounts, poses and spins in it, low or high
- Mounts, poses and spins, low or high, from the first class
< Come and swing in a vowel.
< Save a vowel for me.
@ Aerial Hoop
> In every circle there’s a comfy seat.
- Low version or high, {name} {has} mounts, poses and spins for it
- {name} help{s} you find it: mounts, poses, spins
- Find it with mounts, poses and spins, low or high
< Come and sit in yours.
< Reserve yours in the air.
@ Aerial Hoop
> A halo with a swing of its own.
- {name} fit{s} it: mounts, poses, spins, low or high
- Mount, pose and spin in it with {name}, low version or high
- Mounts, poses and spins in a hoop, low or high
< Come and try it on.
< Low halo or high? You pick.
@ Strength & Conditioning
> Ants lift leaves. You’ll lift you.
- Pull, core, shoulders, made for pole, and {name} carrying the flag
- {name} train{s} pull, core and shoulders, until those inverts finally click
- Pull, core and shoulders, until your inverts finally click
< The ants are cheering already.
< Come and be mighty.
@ Strength & Conditioning
> The pole won’t climb itself. It’s tried.
- {name} bring{s} pull, core and shoulder work. The pole brings patience
- {name} build{s} your pull, core and shoulders for it, progress measured
- So it’s pull, core and shoulder work, all made for pole
< Come and pull yourself up.
< Sign up. It’s getting lonely.
@ Strength & Conditioning
> That happy little click? It’s your invert.
- Pull, core and shoulders with {name}, and then, finally, click
- {name} get{s} you there with pull, core and shoulder work
- Pull, core and shoulder work, until you hear it
< Come and hear the click.
< Sign up and listen closely.
@ Flexibility & Stretch
> Your toes miss you. Go and visit.
- Splits, backbends and shoulders, warm and kind, with {name} as guide
- From any starting point, {name} guide{s} splits, shoulders and backbends
- Splits, backbends, shoulders, warm and guided, whatever your starting point
< Come and wave to your toes.
< Halfway counts as visiting.
@ Flexibility & Stretch
> Cats, giraffes, taffy, you.
- {name} keep{s} it warm and kind: splits, backbends and shoulders
- Splits, backbends and shoulders with {name}, kindly, wherever you start
- Splits, backbends and shoulders, warm, guided and kind
< You’re in long, lovely company.
< Come and be the bendy one.
@ Flexibility & Stretch
> A cat wrote the rules of this class.
- Rule one: follow {name}, warm and kind, into splits and backbends
- {name} follow{s} them: warm up, be kind to splits, backbends and shoulders
- Rule one: stay warm. Rule two: start wherever you are
< Final rule: purr.
< Sign here, with a paw.
@ Intro to Pole
? offer first class free
> First class free. The pole is blushing.
- {name} introduce{s} you two: grips, walks, first spin, no experience needed
- No experience needed. It goes grip, walk, first spin
< Go on, say hello.
< Come and be charmed round.
@ Intro to Pole
? offer free trial class
> Free trial class. Just dip a toe in.
- {name} wade{s} in with you: grips, walks and your first spin
- Then the other foot: grips, walks and your first spin
< The other toes will follow.
< Book your first splash.
@ Intro to Pole
? bring *friend*
> Two ducklings waddle braver than one.
- Bring {bring}, and {name} lead{s} you both to a first spin
- Bring {bring} for grips, walks and a first spin
< Waddle in, spin out.
< Hop in, both of you.
@ Beginner Pole
? wear *shorts*
> Your knees would love the beanstalk.
- Wear {wear}. {name} lead{s} you up: spins, climbs, sits and a combo
- Wear {wear} for spins, climbs, sits and a short combo
< Let them wave from the top.
< They’ll come home with a combo.
@ Beginner Pole
? offer first class free
> First class free. The beans were magic.
- {name} climb{s} along: spins, climbs, sits, and your own short combo
- Spins, climbs, sits, and a short combo of your own
< Keep the cow. Come and climb.
< Up the beanstalk you go.
@ Beginner Pole
? series *weeks
> Once upon {series}, there was a beanstalk.
- {name} climb{s} with you: spins, climbs, sits, and your own combo
- Spins, climbs, sits, and a combo to take home
< Book the whole story.
< Come and start at page one.
@ Intermediate Pole
? series *weeks
> {Series} to turn the world upside down.
- {name} spot{s} you safely through first inverts, leg hangs and transitions
- First inverts, leg hangs and transitions, safely spotted each time
< One upside down at a time.
< See you underneath.
@ Spin Basics
? level beginner
> Beginners twirl here. So do sycamore seeds.
- {name} guide{s} you through fireman, chair, back hook and leaf-soft landings
- Fireman, chair, back hook, and no strength needed just yet
< Come and helicopter with us.
< Save your seedling a spot.
@ Spin Basics
? bring *friend*
> A carousel is better with somebody to wave at.
- Bring {bring}. {name} teach{es} you both fireman, chair and back hook
- Bring {bring} for fireman, chair, back hook and soft landings
< Save two horses.
< Wave on every lap.
@ Spin Pole
? level all
> Slow moons, quick comets, all come in.
- All levels welcome. {name} guide{s} balance, momentum and floaty combos
- All levels welcome, for floaty combos that feel like flying
< Everyone goes round in the end.
< Moon or comet, whirl along.
@ Spin Pole
? level intermediate
> You’ve outgrown the teacups. Try the comet.
- Intermediate balance and floaty combos, with {name} calling the turns
- For intermediate flyers: momentum, balance and floaty combos
< Come and grow a tail.
< Burn bright. Book in.
@ Pole Tricks
? places max*
> {Places}, three tricks, plenty of abracadabra.
- {name} take{s} each apart step by step, spotted, with options for all
- Step by step, spotted, with something for every level
< Everyone gets a ta-da.
< Bring your phone. Abracadabra.
@ Pole Flow
? bring *knee pads*
> Your knees would like to be clouds.
- Bring {bring}. {name} drift{s} you through spins and floorwork in one breath
- Bring {bring}, for spins and floorwork in one long breath
< Let them drift along.
< It’s lovely weather for knees.
@ Pole Choreography
? music
> {Music} went looking for a dance.
- {name} built one: taught in sections, danced full out at the end
- It found a new routine, in sections, danced full out
< It would love to meet you.
< Come and hum it home.
@ Exotic Pole
? bring *knee pads*
> Your knees have been invited to slide.
- Bring {bring}. {name} lead{s} you through slides, kips and low flow
- Bring {bring} and boldness, for low flow, slides and kips
< Come and slide along.
< RSVP with both knees.
@ Heels & Floorwork
? wear heels
> Wear heels. The floor wants to see them.
- {name} put{s} them to work: leg lines, rolls and waves
- It’s heard of your leg lines, your rolls, your waves
< It adores a good shoe.
< Go down and say hello.
@ Heels & Floorwork
? bring heels (optional)
> Heels or socks? Both go to the ball.
- {name} lead{s} both through leg lines, rolls, waves and smooth ways down
- Leg lines, rolls and waves, and smooth ways down
< Clip-clop or tiptoe in.
< Cinderella would book both.
@ Heels & Floorwork
? places *left
> {Places}. The floor’s saving you a slide.
- {name} teach{es} leg lines, rolls and waves, in heels or socks
- All the leg lines, rolls and waves you like
< Slide over and claim yours.
@ Chair Dance
? bring *friend*
> Two chairs, two friends, no table manners.
- Bring {bring}. {name} teach{es} you both something sultry and easy to follow
- Bring {bring} for sultry choreography, easy to follow
< Sit, lean, giggle, dance.
< Reserve two. Skip the soup.
@ Chair Dance
? level beginner (no experience)
> The chair is a little shy, too.
- No experience needed. {name} make{s} sultry steps easy to follow
- No experience needed, and the dance is easy to follow
< Come and be shy together.
< Sit down and say hello.
@ Chair Dance
? bring heels (optional)
> Heels or not, the chair adores you.
- {name} teach{es} you both a sultry dance, easy to follow
- It has a sultry dance in mind, easy to follow
< Save the chair a dance.
< Sit down, superstar.
@ Aerial Hoop
? level beginner (no experience)
> Every canary had a first swing.
- No experience needed. {name} show{s} you mounts, poses and spins, low first
- No experience needed for poses and spins, low or high
< Swing by and try the perch.
@ Aerial Hoop
? places max*
> {Places}, and Saturn brought the rings.
- {name} show{s} you mounts, poses and spins, low version or high
- Mounts, poses and spins in them, low or high
< See you round Saturn.
< Come and hang in space.
@ Strength & Conditioning
? bring *towel*
> Even dragons glow after pull-ups.
- Bring {bring}. {name} work{s} your pull, core and shoulders till inverts click
- Bring {bring}, for pull, core and shoulder work
< Come and breathe a little fire.
@ Strength & Conditioning
? bring *water*
> Mighty oaks love a good sip.
- Bring {bring}. {name} grow{s} your pull, core and shoulders, made for pole
- Bring {bring}. Pull, core and shoulder work made for pole
< Sip, little acorn, sip.
< Plant yourself here.
@ Flexibility & Stretch
? bring *mat
> Your mat has dreamed of being a meadow.
- Bring {bring}. {name} lead{s} kind splits, backbends and shoulders
- Bring {bring}, for warm, guided splits and backbends
< Lie down among the daisies.
< Mind the daisies.
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. Cats pick the sunny one.
- {name} guide{s} splits, backbends and shoulders, kindly, wherever you start
- Splits, backbends and shoulders, all warm, guided and kind
< Pick one and purr.
< Reserve your sunbeam.
@ Flexibility & Stretch
? level all
> Long cats, short cats, all cats stretch.
- All levels welcome. {name} lead{s} splits, backbends and shoulders kindly
- All levels welcome, for splits, backbends and shoulders
< Find your sunbeam.
< Come and curl up with us.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Knees like to hold hands with the pole.
- Wear {wear}, and {name} make{s} the introductions
- Wear {wear}, so they can say hello properly
< It’s the start of a friendship.
< Come and shake on it.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> The pole would like to shake your knee.
- Bring {bring}, and {name} will introduce you properly
- Bring {bring}. It’s how poles say hello
< How do you do, knee?
< Come and meet the pole.
= pole intro spin spinpole
? level beginner (no experience)
> Jack had no beanstalk experience, either.
- No experience needed. {name} show{s} you how to hold on and turn
- No experience needed. Magic beans are optional
< Jack did just fine.
< Your beanstalk’s this way.
= spin spinpole pole intro
? bring *friend*
> Ducks never go round the pond alone.
- Bring {bring}, and {name} lead{s} you both round and round
- Bring {bring}, and quack as you pass
< Quack twice to book.
< Paddle in, both of you.
= hoop silks trapeze straps
? level beginner (no experience)
> Never sat in the sky? Squirrels recommend it.
- No experience needed. {name} show{s} you where to hold and sit
- No experience needed, and no acorns either
< Come and branch out up here.
< Book your branch.
= hoop silks trapeze straps
? offer first class free
> First class free. There’s a seat in the sky.
- {name} help{s} you up, and your toes enjoy the view
- Hold on, look about, and see how the sky suits you
< Come and try the sky.
= chair
? bring *friend*
> The chairs have asked for a double date.
- Bring {bring}, and {name} introduce{s} everyone, legs first
- Bring {bring}. There’s a chair for each of you
< Dance in, all four.
= stretch yoga
? bring *mat
> Unroll your mat, and a small island appears.
- Bring {bring}, lie down, and {name} bring{s} the gentle waves
- Bring {bring}, lie down and listen for the sea
< Come ashore and breathe out.
= choreo heels contemporary salsa twerk
? music
> {Music} ran off with somebody’s feet.
- {name} know{s} where they went, step by step by step
- They were last seen dancing, and very happy
< Come and run off, too.
< Lend it your feet.
= kids
? bring *water*
> Baby elephants never forget a sip!
- Bring {bring}, and {name} lead{s} the little herd
- Bring {bring}, for trunks, toots and tall tales
< Toot when you get here!
< Trunks up, off we go!
= kids
? bring *friend*
> Every pirate needs a parrot!
- Bring {bring}, and {name} {is} captain of the whole crew
- Bring {bring}, and take turns being the parrot
< Squawk, you’re both invited!
< All aboard, you two!
= kids teens
? level beginner (no experience)
> Even dragons learn to flap first!
- No experience needed. {name} show{s} every dragon the first flap
- No experience needed. Every dragon starts as an egg
< Crack out and come along!
< Flap, flap, here you come!
= teens
? bring *friend*
> Every good quest has a sidekick.
- Bring {bring}, and {name} will hand you both the map
- Bring {bring}, and argue later about who’s the hero
< Both of you, over the drawbridge.
< One quest, two heroes. Go.
= any
? bring
> The owl sent a note: please bring {bring}.
- {name} got one, too. The owl is very organized
- It underlined please twice. It’s that sort of owl
- It’s a very organized owl
< Come along. The owl’s expecting you.
= any
? bring *shorts*
> Your knees have asked to see the world.
- Bring {bring}, and {name} will lead the tour
- Bring {bring}, and give them a window seat
- So bring {bring}, and let them have the view
< Bon voyage, knees.
= any
? bring *water*
> Mermaids never leave home without a sea.
- Bring {bring}, says {name}, who {has} met one
- Bring {bring}. A small sea will do for this
- So bring {bring}, and sip like a tide coming in
< Splash in and say hello.
= any
? bring *towel*
> Every towel secretly hopes to be a cape.
- Bring {bring}, and {name} will salute
- Bring {bring}, and give it its big day
- So bring {bring}. Dab first, then swish heroically
< Up, up and dab.
= any
? bring *friend*
> Two under one umbrella is a parade.
- Bring {bring}, and {name} lead{s} the march
- So bring {bring}, and take turns waving
< March in, both of you.
< Toot toot, you two.
= any
? bring *mats* (provided)
> Mats provided. Yours is the one that purrs.
- Lie down, breathe out, and let {name} do the thinking
- Lie down, breathe out and see where it takes you
- Just bring yourself and a small daydream
< Come and get comfortable.
< Lie back and float a little.
= any
? bring *(provided)
> The elves have packed for you: {bring}, provided.
- The elves work for {name}, and they hum while packing
- They’re very thorough, and they hum while they pack
- All you have to carry is your own good mood
< Come empty-handed and humming.
= any
? !bring heels
> No heels needed. Let them sleep in.
- {name} promise{s} not to tell them what they missed
- They’ve had such a long week of being tall
- Close the box gently and tiptoe away
< Toes only. Tiptoe in.
< Shh. Come along.
= any
? wear heels
> Wear heels. The giraffes are expecting you.
- They like a bit of company up there
- You’ll see eye to eye, or very nearly
< Walk tall, friend of giraffes.
= any
? wear *heels*
> Your heels are really two tiny horses.
- Wear {wear}, and {name} will lead the trot
- So wear {wear}. They’ve been clip-clopping in the closet
< Giddy up, gently.
< Clip-clop this way.
= any
? bring heels (optional)
> Heels or no heels? Let your toes vote.
- {name} count{s} the toes, and every one gets a say
- The little one gets the last word, as is only fair
- Every toe gets a say, and everyone’s a winner
< Tall or flat, come and dance.
= any
? wear
> The invitation says: wear {wear}.
- {name} wrote it, and the owl did the curly letters
- It came by owl, so it must be official
- The letters are curly, so somebody means it kindly
< RSVP with a twirl.
= any
? wear *shorts*
> Your knees are explorers. Wear {wear}.
- {name} {has} drawn the map, with a heart on it
- They do their best work in the open air
- They’ve drawn a map, and there’s a heart on it
< Come and lead the knees.
= any
? offer first class free
> First class free. Even the dragon approves.
- He says keep your gold and go dance with {name}
- He’s usually so strict about treasure
< Keep your gold. Come and play.
= any
? offer first class free
> First class free, says a little bird.
- {name} told one bird, and look how that went
- It’s telling every window on the street, and yours is next
- It couldn’t keep the news in its beak
< Flutter in and have a go.
= any
? offer first class free
> First class free. Curious cats welcome.
- Have a sniff, say hello to {name}, see if you purr
- Poke a paw in and see how you like it
< Come and be nosy.
= any
? offer
> Tweet, tweet: {offer}.
- Every sparrow on the street has heard it by now
- {name} whistled it once, and now every sparrow knows
< Come and chirp along.
< Flutter over.
= any
? offer
> A magpie left us this: {offer}.
- It was meant for {name}, but now it’s yours
- It only carries shiny things, so it must be good
- It was too good to keep in the nest
< Come and claim it. It’s shiny.
= any
? offer
> Message in a bottle: {offer}.
- {name} wrote it. You’re the one who found it
- It washed up just now, addressed to whoever reads it
- It’s addressed to somebody with happy feet
< That’s you. Come ashore.
= any
? offer *half price*
> {Offer}. The cat got the other half.
- It licked its whiskers and left you the bigger one
- {name} saved you the bigger one
< Come along. Thank the cat.
= any
? typed *second class free
> Second class free. Good stories get a sequel.
- {name} start{s} chapter one, and chapter two’s a present
- Chapter one is lovely, and chapter two’s a present
< To be continued, by you.
= any
? offer your friend comes free
> Your friend comes free. Otters hold hands, too.
- Take a paw and float over to {name}
- So take a paw and float over together
- Pick the one who giggles, and drift over
< Come along, paw in paw.
= any
? offer free for members
> Free for members. The drawbridge is down.
- {name} lowered it, and the ducks know you by name
- Stroll across. The moat says hello and the ducks know you
< The flag’s up. Come home.
= any
? level beginner (no experience)
> No experience needed. Ask any tadpole.
- {name} help{s} with the first wiggle, and the legs arrive later
- It never had a lesson in legs, and look
< Wiggle over. We’ve a lily pad.
= any
? level beginner
> Acorns are beginners, and look at them go.
- {name} bring{s} the sunshine, and nobody hurries an acorn
- They take their time, and nobody shouts at an acorn
< Come and grow with us.
< There’s an oak in you.
= any
? level beginner (only)
> Beginners only. It’s a nest of us.
- {name} keep{s} the nest, and everybody’s slightly fluffy
- Nobody flies yet, so we all learn together
< Chirp and hop in.
= any
? level all
> All levels, from toadstool to treetop.
- {name} meet{s} you on whichever branch you happen to sit
- The squirrels start up high, the snails start low, all wave
< Up or down, join us.
= spin spinpole pole intro
? offer your friend comes free
> Your friend comes free. The carousel seats two.
- {name} teach{es} you both to step, lean and fly round
- Step, lean and go round, waving as you pass
< Hop on, the pair of you.
< Book the double saddle.
= photo
? places *left
> {Places} in the picture.
- {name} host{s}. You bring your best side, or both
- Pick a pose, hold still, think of something delicious
< Squeeze in and say cheese.
< Save your good side a place.
= pole inclusive openlevel
? audience LGBTQ*
? level all
> Sprinkle some glitter on {day}.
- {Audience}, all levels, and {name} on sparkle duty
- {Audience}, all levels, and sparkle for everyone
< Come and shine your way.
< Save some glitter for me.
= any
? level all
? audience
> {Audience}. Unicorns, too.
- All levels welcome, and {name} bring{s} the rainbow
- All levels welcome, horned or otherwise
< Trot in and shine.
< Gallop over.
= any
? level advanced*
> The advanced class, just above the clouds.
- {name} hold{s} the door up there. You know the stairs
- You know the stairs by heart, so come right up
< You’ll like the weather here.
= any
? places *left
> {Places} in this little boat.
- {name} {is} at the oars, and somebody’s already humming
- It’s a merry crew, and somebody’s already humming
< Hop in. Hold your hat.
= any
? places *left
> {Places} at the mad hatter’s table.
- {name} pour{s} the nonsense, and there’s good company all round
- There’s good company, and a good reason to laugh
- No riddles, no rules about elbows, just good company
< Take yours with a flourish.
= any
? places few
> Just a few places in this nest.
- {name} fluffed it up, and the company chirps
- It’s a snug one, and the company chirps
- Budge up, it’s cozy, and there’s a view
< Flutter in and sit down.
= any
? places small group
> Small group. Nobody gets lost in the woods.
- {name} lead{s} the way, and everybody gets a turn
- Small enough to share one very large umbrella
< Come and join the little band.
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole. It’s been practicing your name.
- {name} introduce{s} you, then it’s the two of you
- No sharing, no waiting, just the two of you
- It has shined itself up for you
< Go on, introduce yourself.
= any
? series * weeks*
> {Series}. Good stories need more than a page.
- {name} tell{s} it, and you’re the hero of every chapter
- You’re the hero, so it helps if you’re there
< Come and turn the pages.
= any
? series week*
> {Series}. The plot thickens, then it twirls.
- {name} turn{s} the page, and the best bit comes next
- You’re the hero, and the best bit is just coming up
< Come and see what happens.
= any
? series starts*
> It {series}. The snails have set off already.
- {name} begin{s} on page one, snails and all
- They do like to be early. You can just come along
< Come for the very first page.
= any
? music
> The parrot won’t stop singing: {music}.
- {name} {has} the steps, and the parrot has the chorus
- It knows all the words, and one of the moves
< Come and dance along.
= any
? music
> {Music} flew in and asked for you.
- {name} will introduce you, and then you dance
- It’s been humming your name in all the right places
< Come and keep it company.
= any
? substitute
> {Sub} has the map this time.
- {Sub} is in for {for}, and the ducks approve
- {Sub} steers for {for}, past the scenic bits
< Hop aboard with {sub}.
< Say hello to {sub} as you board.
= any
? substitute
> {Sub} is telling the story this time.
- {Sub} reads it for {for}, and does all the voices
- {Sub} is in for {for}, and knows all the best bits
< Gather round for {sub}.
< Come and hear {sub} tell it.
= any
? soldOut sold out
> Sold out: every place has somebody lovely.
- We’re sold out, and we’re glowing
- Thank you. We can’t wait to dance with you
< More chapters soon. See you there.
= any
? soldOut waitlist
> The waitlist is a row of hopeful toadstools.
- Sit on one, and we’ll whistle if a place appears
- Hop on and keep all your fingers crossed
< We’re wishing along with you.
= any
? soldOut sold out
? soldOut waitlist
> Every place is full. The waitlist has wings.
- Leave your name, and it may flutter back with a place
- Put your name on it and keep a small wish handy
< Fingers and feathers crossed.
= any
? guest
> A comet is stopping by: {guest}.
- It’s a rare visit, so come and wonder with us
- It’s rare, it’s bright, and you can dance along
< Come and catch the tail.
= any
? guest
> Sound the imaginary trumpets: {guest}!
- We’ve fluffed the cushions and combed the ducks
- It’s a rare visit, and the whole pond is giddy
< Come and join the parade.
= any
? typed *no partner*
> No partner needed. Your feet have each other.
- {name} lead{s} the left one, and the right one follows
- They’ve been together forever, and they still hold toes
< Bring the happy couple.
= any
? typed *alone or with a friend*
> Come alone or with a friend, like the moon.
- Either way, {name} and the sky are glad
- Some days it brings a star, some days just itself
- Either way the sky is glad to have it
< One or two, come and shine.
= any
? typed *new class*
> There’s a new class on the treasure map.
- {name} marked the spot, and the ink is still wet
- The ink is still wet, so you’d be among the first
< Sail over and discover it.
= any
? typed *every body is welcome
> Every body is welcome. Clouds come in all shapes.
- Nobody tells a cloud it’s wrong, least of all {name}
- Nobody ever told a cloud it’s the wrong one
- Round, long, wispy or grand, the sky’s pleased
< Drift in just as you are.
< The sky likes yours.
= any
? length
> {Length} of not being sensible.
- {name} keep{s} the clock. You keep the giggles
- Long enough to forget the rest of the day
- Long enough for a proper little adventure
< Come and be happily silly.
= salsa heels contemporary chair burlesque twerk choreo flow floor exotic
? typed *new class*
> A new class has moved in, dancing.
- {name} helped unpack the steps, and there’s a trunk of them
- It’s brought a trunk of steps and hasn’t unpacked yet
< Come and say welcome.
< Be its very first friend.
= static spin spinpole tricks pole intro hoop silks heels choreo
? typed *second class free*
> Second class free, because once is half a wish.
- {name} grant{s} the first, and the fairy sends you back
- Come for the first, and the fairy sends you back
< Make it two wishes.
< See you here. And here again.
= inclusive pole openlevel
? typed *every body is welcome*
> Shells, pebbles, starfish, all come ashore.
- Every body is welcome, and {name} {is} waving you in
- Every body is welcome, and every shape’s a treasure
< We’re so glad you’re here.
= workshop tricks handstand choreo exotic
? guest
> {Guest} came over the hills with a trunk.
- It’s full of moves, and the lid won’t stay down
- There’s a new move in it for everyone
< Come and see what jumps out.
= flow contemporary lowflow floor
? level all
> Brooks, rivers, puddles, all flow here.
- All levels welcome. {name} know{s} the way to the sea
- All levels welcome. The sea is pleased with every one
< Come as deep as you like.
< Trickle in. It’s friendly.
= kids teens
? offer first class free
> First class free! The wizard lost a bet!
- {name} will show you the first swing before he wants a rematch
- So hop in and try it before he wants a rematch
< Come and show the wizard!
= any
? audience
> {Audience}. The flock is gathering.
< Be one of the flock.
= any
> Psst, daydreamer.
< Over here.
= any
> Wiggle your toes.
< Now follow them.
= any
> Ducks in a row?
< Join the row.
= any
> Cats would come.
< So will you.
= any
> Follow the ducks.
< Tag along.
`;
