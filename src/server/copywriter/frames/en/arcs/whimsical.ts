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
- You hold on, turn and climb a little, with {name} at the roots
- Hold on, go round, climb a bit, admire the view
< Come up and look around.
< Giants welcome, too.
= pole
> Squirrels make it look so easy.
- {name} show{s} you how to hold on, scurry round and climb a bit
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
- {name} teach{es} you to hold on, lean out and go for a walk
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
< Arms out for the breeze.
< Round you go with us.
= spin spinpole
> The merry-go-round opens on {day}.
- {name} take{s} the tickets, and you step, lean, lift off and land softly
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
- {name} teach{es} you to do the turning while the pole stays put
- You do the twirling, it does the standing
< It’ll wait right here.
< Twirl round with us.
= static
> Trees hold still for squirrels, too.
- You walk, you swing, you stop, and the pole stays put
- {name} scamper{s} ahead, round the pole, up the pole and back down
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
- {name} show{s} you where to grip, when to hook and how to stick
- We try each bit slowly until it sticks
< Come along, sticky toes.
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
< Grab a branch with us.
= tricks
> {day} is going upside down.
- {name} teach{es} you to grip, hook a knee, lean back and wave
- Knees hooked, hair down, hello from over there
< Empty your pockets first.
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
- {name} take{s} you up to longer holds, bigger combos and prettier ways down
- Next stop: the moves you’ve been eyeing from below
< Hold the elevator. I’m coming.
< Top floor, please.
= intermediate
> You know the branches. Here’s the treetop.
- {name} know{s} the way up, through leg hangs and longer lines
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
< Float round the next bend.
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
- {name} turn{s} the pages, from a long slow walk to a low wave
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
- {name} teach{es} a slow walk, a low wave and a very long slide
- You move slow and low, with all the sweetness in the world
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
< Now make yours.
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
- {name} introduce{s} your shoulders and hips with a slow, friendly roll
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
< Come and ripple on {day}.
< Float low with us.
= lowflow floor
> Be a puddle. A very graceful one.
- {name} melt{s} you down into slow rolls and long legs
- You spread out, you ripple, you catch the music
< Puddles of joy, this way.
< Puddle with us.
= lowflow floor
> {day} is lying down on the job.
- {name} lead{s} the slow rolls and long slides, and nobody gets up
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
- {name} guide{s} you up with a small kick and a small hover
- Hold on to the ground and let your feet float
< Soles up, everybody.
< Over you go.
= handstand
> {day}, but the other way up.
- {name} turn{s} you over gently, from your hands to your toes
- Hands down, toes up, loose change everywhere
< Flip your {day} over.
< Turn up, then turn over.
= conditioning polefit
> Ants lift twice their lunch.
- {name} set{s} the pace while you pull, hold, breathe and grow mighty
- You pull, hold, breathe, and lift one whole you
< Come and lift like an ant.
< The anthill is cheering.
= conditioning polefit
> Gorillas never skip pull day.
- Pulls, holds and a proud thump, with {name} keeping count
- Pulls, holds, core, and a thump on the chest
< Save your branch, gorilla.
< Thump your chest. Begin.
= conditioning polefit
> The little engine in you is warming up.
- {name} stoke{s} the fire with pulls and holds and a puff of steam
- It starts slowly, then it whistles up the hill
< You think you can. Choo-choo.
< Chug along with us.
= conditioning polefit
> Beavers build it stick by stick.
- {name} teach{es} you pulls and holds and core work, stick by stick
- You build your arms, your core and a proud tail-slap
< Come and build with us.
< Stick by stick, with us.
= stretch
> Your toes would love a visit.
- {name} take{s} you there gently, by way of hamstrings and hips
- Fold, breathe, reach, and wave from wherever you get to
< Come and see your toes.
< Book the visit.
= stretch
> Be a noodle for a while.
- {name} simmer{s} your hips, back and hamstrings, softer with each breath
- You lie down, you breathe out, you get a bit bendier
< Al dente is allowed.
< Noodle about with us.
= stretch
> Cats do this before everything.
- {name} guide{s} you through long backs, slow reaches and first-rate yawns
- A long back, a slow reach, a yawn if one comes
< Come and purr on the windowsill.
< Purr if you like.
= stretch
> Taffy never rushes.
- {name} take{s} it slowly, with a stretch, a breath and a bit more give
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
- {name} teach{es} you to stand tall, sway and breathe to your leaves
- Feet like roots, arms like branches, squirrels optional
< Put down roots with us.
< Sway like a tree.
= yoga
> Snails approve of this class.
- {name} lead{s} you through slow shapes and long, unhurried breaths
- One slow shape, one long breath, and then the next
< Come along. Take your time.
< Glide along with us.
= yoga
> {day} could use a long exhale.
- {name} keep{s} it slow, one shape and one breath at a time
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
< Ducks, this way.
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
- {name} read{s} it aloud, left at the verse and round at the chorus
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
- {name} teach{es} you both to sit, swing and lean back in style
- Sit, swing a leg, lean back, and thank your partner
< Sit down. Dance.
< May I have this chair?
= chair
> Your kitchen chairs must never know.
- {name} teach{es} you a slow sit, a lean and a very long leg
- You lean, tip, swing a leg, and nobody serves soup
< We won’t tell the table.
< Tiptoe in and twirl.
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
< Let both gloves bow.
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
< Bat both eyelashes.
< Come and flirt with {day}.
= twerk
> There’s a drum in your back pocket.
- {name} count{s} you in with soft knees and loose hips
- Bend your knees, drop your hips, and it starts to play
< Join the rhythm section.
< Drum along with us.
= twerk
> Bees have a waggle dance, too.
- {name} show{s} you ours, with soft knees and a splendid waggle
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
- {name} introduce{s} them with a step, a cross and a turn
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
- {name} teach{es} your feet to step, sway, turn and tell the hips
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
- {name} show{s} you the way in, and how to sit, lean and turn
- Sit in the curve, lean back, and let the whole room turn
< The O has saved you a seat.
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
- {name} tuck{s} you in, and you wrap, lean back and drift
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
- {name} teach{es} you a foot lock, a sit and a slow lean
- Wrap, sit, lean, and not a window in sight
< Draw the curtain and float.
< Dangle with us.
= silks
> {day} comes wrapped with a bow.
- {name} teach{es} you to wrap, fold, lean back and float
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
- {name} show{s} you how to hold on, lean back and look at things sideways
- Up, over, round, and a bit of showing off
< Polly would come.
< Squawk and swing.
= trapeze
> Swings are wasted on parks.
- {name} teach{es} you to sit, stand and hang by your knees
- You swing, you hang, and nobody shouts dinner
< Swing by. Really swing.
< Swing away.
= trapeze
> Sloths know how to hang around.
- {name} show{s} you slowly how to sit, tip, hang and smile
- Knees over, arms down, and the world turns over too
< No hurry at all.
< Hang slow with us.
= seniors
> Every good story has some dancing in it.
- {name} lead{s} each step, lean and turn, with time to laugh
- One step, one lean, one turn, and a laugh in between
< Save yourself a dance.
< Add a chapter with us.
= seniors
> The playground is open again.
- {name} show{s} you how to hold on, turn and laugh again
- There’s plenty to hold on to, and nobody calls you in for dinner
< Come out and play.
< Dinner can wait. Come play.
= seniors
> Sway like a tree full of birds.
- {name} lead{s} you gently as you stretch, sway and turn like a leaf
- You hold on, stretch up, and sway as far as you please
< Sway over to us.
< Branch out with us.
= inclusive
> Clouds come in all shapes. So do we.
- {name} help{s} you step, turn and take up some sky
- There’s room to step, turn and float exactly as you are
< Come as your own sort of cloud.
< There’s sky for all of us.
= inclusive
> Rivers go wherever they like.
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
- {name} teach{es} the flock one routine and leave{s} room for the giggles
- You strut, you spin, you pose, you squawk
< Come and be the pinkest.
< Flock together with us.
= party
> One of you will squeal first. We won’t tell.
- {name} teach{es} you all one dance, and the squealing takes care of itself
- You walk, twirl and pose, and your friends do the cheering
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
- You say how fast and how high, and {name} keep{s} it turning
- As fast as you like, as high as you like, as often as you like
< Come for a ride of your own.
< Pick your favorite horse.
= private
> A whole class, made of your wishes.
- {name} plan{s} it around your move, your questions and your favorite song
- You bring one wish and one stubborn move. We start there
< Come with a wish list.
< Bring us your wishes.
= private
> The pond is all yours.
- {name} swim{s} alongside, at your pace, with answers to every question
- Your pace, your questions, and as many goes as you want
< Come and make some ripples.
< Come and float your wish.
= practice
> Have the whole pond to paddle in.
- {name} host{s} while you paddle about with your own song and moves
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
- {name} host{s} your wobbles, your moves and your favorite song
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
- {name} open{s} it slowly and show{s} you how to begin, turn and finish
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
- {name} wait{s} patiently for one long line, one breath, one click
- Pick a leg, find the pose, look off over the pond
< Come and hold very still.
< Herons, form a line.
= photo
> Your good side has asked for a portrait.
- {name} find{s} a line and a look for each side
- The other one gets a pose, too. It’s fair
< Both sides are invited.
< Bring both sides.
= prenatal
> There’s a very small dancer in the front row.
- {name} lead{s} you gently to rock, breathe, hum and sit when you like
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
< Hop in, you two.
= postnatal
> Once upon a time, you got to lie down.
- {name} guide{s} you gently from stretch to breath to a sit in between
- Slow and gentle, with time to sit in between
< Come and lie down for a bit.
< Welcome back, dear you.
= postnatal
> Hedgehogs uncurl slowly. So can you.
- {name} help{s} you unroll slowly, shoulders first and hips after
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
- {name} let{s} them lead you into a reach, a drop and a roll
- They start small, then the knees agree, then all of you
< Come and hear your elbows out.
< Let the elbows speak.
= contemporary
> Seaweed has danced like this forever.
- {name} teach{es} you to sway, sink, curl and rise with the tide
- Sway, sink, curl, and come up with the wave
< Come and sway along.
< See you at high tide.
= acro
> It takes two to make a giraffe.
- {name} teach{es} one half to hold, one to balance and both to giggle
- One is the legs, one is the neck, both are giggling
< Come and be half a giraffe.
< Both halves, this way.
= acro
> Somebody’s feet would make a lovely chair.
- {name} stand{s} by while you lean, lift, swap and laugh
- A breath, a wobble, and you’re sitting on the air
< Save me the comfy feet.
< Sit down, up there.
= acro
> Human towers have to start somewhere.
- {name} build{s} you up, hands to hands and feet to hips
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
> The jungle gym has grown up, too.
- Grip, pull, swing, and {name} will handle the bananas
- You grip, you pull, you swing, and you land rather gracefully
< Come and join the troop.
< Bring your best swing.
= men
> Tarzan only had vines.
- A grip, a swing, a turn with {name}. Yelling is optional
- You get a pole, a grip and a good swing
< Come and swing over.
< Swing over to us.
= men
> Bears hug trees. It’s good for them.
- {name} teach{es} the grip, the climb and the surprisingly neat landing
- Sure hands, sure feet, and a slow slide home
< Come and get a good grip.
< Hug a pole with us.
= class
> Your left foot has a plan.
- {name} bring{s} the music, and the right foot soon agrees
- A step, a turn, a wiggle, and it all makes sense
< Come and see the plan.
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
- {name} teach{es} the little troop to swing, hang and say ta-da
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
- {name} show{s} you how to hold on tight, swing and say squeak
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
> The pole has been hoping you’d come.
- {name} show{s} you the grips, the walks and your first happy spin. No experience needed
- Learn your first grips, walks and spin with {name}, no experience or partner needed
- Learn to hold on, walk round and spin, even if you’ve never danced a step
< Come and say hello.
< It’s a very friendly pole.
< Twirl right in.
@ Intro to Pole
> Once upon a {day}, you met a pole.
- Come as you are, and {name} will show you grips, walks and a first spin
- {name} guide{s} you from first grip to first walk to first spin. No experience needed
- No dance background? Lovely. You begin with grips, walks and your very first spin
< And so it begins.
< Come and turn the page.
< Chapter one is yours.
@ Intro to Pole
> Say hello to the pole. Then twirl.
- With {name}, a grip becomes a walk and then a spin. No experience needed
- {name} teach{es} you how to hold, walk and spin. No dance background needed
- A grip becomes a walk, a walk becomes a spin, and no experience is needed
< Hello, little twirl.
< Come round for a spin.
< Your first twirl is here.
@ Intro to Pole
> Your carousel days begin here.
- {name} lead{s} you through grips, walks and your first whirl. No experience needed
- No partner, no experience, no trouble. {name} teach{es} grips, walks and a first spin
- Bring two curious hands for grips, walks and your first spin. No experience needed
< Round you go.
< Hop on for lap one.
< Whee starts here.
@ Beginner Pole
> Once upon a {day}, you climbed a pole.
- {name} teach{es} you to spin, climb and sit, and you leave with your own combo
- With {name} you spin, climb and sit, and carry your own little combo home
- At a steady pace, you spin, climb and sit, and go home with a combo
< Happily ever upward.
< Climb in and see.
< Up we go, gently.
@ Beginner Pole
> A little dance wants to follow you home.
- Spin, climb and sit with {name}, and leave with a short combo of your own
- {name} gather{s} spins, climbs and sits into a small combo that’s yours to keep
- Spins, climbs and sits become a short combo that you get to keep
< Come and adopt a combo.
< Go home dancing.
< Take yours home.
@ Beginner Pole
> No rush. Even snails reach the treetops.
- {name} keep{s} a steady pace through spins, climbs and sits, up to your own combo
- At a steady pace, {name} help{s} you spin, climb, sit and build your own combo
- Spin by spin and climb by climb, you build grip, confidence and a combo
< One leaf at a time.
< Steady does it. Come up.
< There’s a leaf for you.
@ Beginner Pole
> Spin like a leaf, climb like a squirrel.
- {name} lead{s} you through spins, climbs and sits, with a short combo to take home
- Build grip and confidence with {name}, and go home with a combo of your own
- Build grip, core and confidence, and scamper home with a combo of your own
< Scamper up with us.
< Come and rustle the leaves.
< Claim your spot. Bring acorns.
@ Intermediate Pole
> The bats have sent you an invitation.
- {name} spot{s} you safely through first inverts, leg hangs and cleaner transitions
- You climb with ease. Now {name} show{s} you the way upside down, safely spotted
- Your first inverts and leg hangs are safely spotted, so you can hang happily
< RSVP upside down.
< Hang happily ever after.
< The bats say hello.
@ Intermediate Pole
> Ready to see the world upside down?
- {name} guide{s} you into first inverts, leg hangs and cleaner transitions, safely spotted
- Climb up, tip over and hang by a leg, with {name} spotting you safely
- If you climb with ease, you’re ready for first inverts and leg hangs, safely spotted
< Tip over with us.
< The ceiling says hello.
< Turn your {day} upside down.
@ Intermediate Pole
> Up you climb. Over you go.
- With {name} as your spotter, you tip upside down into inverts and leg hangs
- {name} take{s} you into first inverts and leg hangs, safely spotted all the way
- First inverts, first leg hangs, and someone to spot you while the world flips
< Wave when you get there.
< Say hello from up there.
< Toes to the ceiling.
@ Intermediate Pole
> Gravity is about to be very confused.
- {name} teach{es} you first inverts and leg hangs, and spot{s} you safely all along
- Happy climbers go upside down with {name}, who spot{s} every invert and leg hang
- You already climb with ease. Here you tip over and hang, safely spotted
< Let’s confuse gravity.
< See the flip side.
< Over the rainbow you go.
@ Advanced Pole
> Up here, even the clouds point their toes.
- {name} lead{s} confident inverters through aerial combos, shoulder mounts and handsprings
- With {name}, aerial combos, shoulder mounts and handsprings grow elegant lines
- Confident inverters, your shoulder mounts and handsprings are about to float
< Toes pointed. Cloud reserved.
< Come up to cloud level.
< Pick a cloud.
@ Advanced Pole
> Strong as a dragon, graceful as a swan.
- {name} bring{s} power and control to your aerial combos, shoulder mounts and handsprings
- Join {name} for shoulder mounts, handsprings and combos, all power and elegance
- Handsprings and shoulder mounts grow strong and elegant, one aerial combo at a time
< Roar softly.
< Dragons, spread your wings.
< Come and be splendid.
@ Advanced Pole
> You know upside down. Now fly.
- {name} send{s} you soaring through aerial combos, shoulder mounts and handsprings
- Soar with {name} through shoulder mounts, handsprings and elegant aerial combos
- Your inverts are ready for aerial combos, shoulder mounts and handsprings
< Higher, says the sky.
< Come and visit the clouds.
< Save your patch of sky.
@ Spin Basics
> Ever wanted to be a carousel?
- {name} teach{es} you the fireman, chair and back hook spins. No strength needed yet
- With {name} you learn fireman, chair and back hook, and how to land softly
- Float through fireman, chair and back hook, and land as softly as a feather
< Pick your painted pony.
< Round and round we go.
< Whee, and welcome.
@ Spin Basics
> Once upon a {day}, your feet took off.
- {name} walk{s} you into fireman, chair and back hook, and help{s} you land softly
- Three spins and no strength needed yet. {name} teach{es} fireman, chair and back hook
- Walk in, leave the floor for fireman, chair and back hook, and land softly
< Land happily ever after.
< Come and leave the ground.
< Wave down at the floor.
@ Spin Basics
> Float like a dandelion seed.
- {name} help{s} you drift round in fireman, chair and back hook and land softly
- Drift through fireman, chair and back hook with {name}. No strength needed yet
- No strength needed yet, just a step into fireman, chair and back hook spins
< One puff and away.
< Drift in on the breeze.
< Make a wish and spin.
@ Spin Basics
> Your feet are ready for a short flight.
- {name} pilot{s} you through fireman, chair and back hook, with a soft landing each time
- No strength needed yet. Fly fireman, chair and back hook with {name} and land softly
- Take off with a walk, fly fireman, chair and back hook, and land softly
< Fasten your giggles.
< Cleared for take-off.
< Arms out. Enjoy the breeze.
@ Spin Pole
> The pole would like this dance, please.
- {name} guide{s} you through momentum, balance and floaty combos that feel like flying
- Let the pole turn with you while {name} show{s} you combos that feel like flying
- Find your balance as the pole turns with you, in combos that feel like flying
< Take a whirl together.
< The first waltz is yours.
< Whirl and be happy.
@ Spin Pole
> Remember the teacup ride? Be the teacup.
- {name} set{s} you gently turning, with balance, momentum and combos as floaty as clouds
- Ride the momentum with {name}, in floaty combos that feel just like flying
- Momentum does the turning, balance does the magic, and the combos feel like flying
< Around and around again.
< Stir yourself in.
< Your teacup is turning.
@ Spin Pole
> So this is how clouds feel.
- {name} teach{es} you momentum and balance, so the turning pole feels like flying
- With {name}, momentum and balance add up to floaty combos that feel like flying
- You turn, the pole turns, and floaty combos begin to feel like flying
< Drift over and float.
< Float on over.
< Pick your own cloud.
@ Spin Pole
> Flying is on the timetable.
- {name} show{s} you how momentum and balance make combos float like a feather
- The pole turns, you float, and {name} guide{s} you through combos that look effortless
- Catch the momentum, keep your balance, and float through combos that look effortless
< Window seat, please.
< Up, up and around.
< Departures are this way.
@ Pole Tricks
> Three tricks, no rabbits, plenty of magic.
- {name} show{s} you three tricks step by step, with spotting and options for every level
- Learn three tricks with {name}, spotting included, and bring your phone for the photo
- Step by step, you learn three tricks with spotting. Bring your phone for the photo
< Say abracadabra, then cheese.
< Come and be the magic.
< Ta-da is for everyone.
@ Pole Tricks
> Come and meet three friendly tricks.
- {name} introduce{s} three tricks step by step, with spotting and options for every level
- Whatever your level, {name} spot{s} you through three tricks. Bring your phone
- Three tricks unfold step by step, with spotting for every level. Bring your phone
< Make three new friends.
< Wave for the photo.
< Smile, you clever thing.
@ Pole Tricks
> Your phone will not believe this.
- {name} unfold{s} three tricks like paper birds, with spotting and options for every level
- Step by step, {name} spot{s} you into three tricks, with options for every level
- You learn three tricks step by step, with someone to spot you at every level
< Come and amaze your phone.
< Take home the proof.
< Smile for the fairies.
@ Pole Flow
> Let the numbers nap. Feel the music.
- {name} link{s} spins, floorwork and transitions into one long, dreamy breath of movement
- Spins melt into floorwork with {name}, in one long breath and with less counting
- Link spins, floorwork and transitions in one breath, and let the music lead
< Hum along and dance.
< Dream along with us.
< Ride the music home.
@ Pole Flow
> Follow the music wherever it wanders.
- {name} lead{s} you from spins to floorwork, with less counting and more music
- Wander from spin to floor with {name}, feeling the music more than counting
- Spins, floorwork and transitions run together like a brook. Count less, feel more
< Wander off with us.
< Turn left at the chorus.
< Get happily lost.
@ Pole Flow
> One long breath, and off you float.
- {name} help{s} your spins, floorwork and transitions hold hands all through the music
- Less counting, more floating, as {name} link{s} spins, floorwork and transitions
- Every spin leads to the floor and back, with less counting and more music
< Exhale and float off.
< Breathe in. Drift away.
< Float through a song.
@ Pole Choreography
> This song has been looking for you.
- {name} teach{es} a new routine in sections, with a full-out dance at the end
- Learn a routine with {name}, section by section, and finish by dancing full out
- One song, one new routine, and a full-out finale that you learn in sections
< Say yes to the song.
< Give the song its dance.
< You two should dance.
@ Pole Choreography
> We serve this song in slices.
- {name} serve{s} a new routine in sections, with a full-out dance for dessert
- Section by section, {name} teach{es} you a whole routine to dance full out
- Take the new routine section by section, and dance the song full out
< Come hungry, leave humming.
< Save me a slice.
< Seconds are encouraged.
@ Pole Choreography
> In this story, you get the big finale.
- {name} build{s} a new routine in sections, and you perform the song full out
- Learn a new routine with {name} in sections, and dance the last chorus full out
- You learn a new routine in sections, then dance full out, just for fun
< Dance happily ever after.
< Curtain up, butterflies.
< And now, your bow.
@ Exotic Pole
> Your boldest self just rang the bell.
- {name} lead{s} low flow, slides and kips with attitude. Bring heels and knee pads
- Put your heels on and slink through low flow, slides and kips with {name}
- Heels on, lights low, and attitude for slides and kips. Bring knee pads
< Open the door and dance.
< Come out and slink.
< Bold looks lovely on you.
@ Exotic Pole
> Cats invented this. We added heels.
- {name} teach{es} low flow, slides and kips in heels. Bring knee pads and attitude
- Bring knee pads, and {name} will lead you through low flow, slides and kips
- Bring knee pads and your boldest self for low flow, slides and kips
< Come and find your purr.
< Pounce when ready.
< Whiskers optional.
@ Exotic Pole
> Heels on. Lights low. Out comes the panther.
- {name} guide{s} you through slides, kips and low flow. Bring knee pads and boldness
- With {name}, your boldest self can slide, kip and flow. Bring knee pads
- Slide, kip and flow down low with attitude, knee pads and your boldest self
< Let the panther dance.
< Come and stretch your claws.
< Prowl on in.
@ Heels & Floorwork
> Tall like a giraffe, low like an otter.
- {name} teach{es} leg lines, rolls, waves and smooth ways down, in heels or socks
- Glide with {name} through leg lines, rolls and waves, in heels or in socks
- Wear heels of any height, or socks, for leg lines, rolls and smooth waves
< Come and be both animals.
< Splash down with us.
< Down and up we go.
@ Heels & Floorwork
> The sea lent us its waves.
- {name} guide{s} your leg lines, rolls and waves, in heels of any height or socks
- Roll, wave and stretch your leg lines with {name}, in heels or in socks
- Leg lines, rolls and waves carry you down and back, in heels or socks
< Dive in. The floor’s lovely.
< Wade in and dance.
< Paddle down to us.
@ Heels & Floorwork
> Cinderella could have come in socks.
- {name} welcome{s} socks and heels of any height for leg lines, rolls and waves
- Come in socks or heels for leg lines, rolls and waves with {name}
- Leg lines, rolls and smooth ways down feel lovely in heels, or in socks
< Any slipper fits.
< Off to the ball.
< Glide in, Cinderella.
@ Chair Dance
> This chair would like to dance.
- {name} teach{es} sultry choreography that’s easy to follow and lovely with friends
- Your partner is a chair, and {name} keep{s} the sultry steps easy to follow
- The dance is sultry, easy to follow, and great with friends and their chairs
< Say yes and sit.
< Take a seat and twirl.
< Sit down and sparkle.
@ Chair Dance
> Goldilocks tried three chairs. Yours can dance.
- {name} lead{s} sultry choreography that’s easy to follow, alone or with friends
- Dance something sultry with {name}, easy to follow and lovely among friends
- Come with a friend or two for sultry steps that are easy to follow
< Just right for you.
< Bears not included.
< This one’s just right.
@ Chair Dance
> Meet your partner. Four legs, lovely manners.
- {name} introduce{s} you to sultry choreography with a chair, easy to follow with friends
- Take a chair and follow {name} easily through something sultry
- The choreography is sultry, easy to follow and even nicer with friends
< Curtsy, then sit.
< Your partner is waiting nicely.
< Shall we, chair?
@ Aerial Hoop
> The moon has left you a seat.
- {name} show{s} you mounts, poses and spins in the hoop, both low and high
- Mount, pose and spin with {name}, low or high, from the very first class
- Every mount, pose and spin has a low and a high version for you
< Sit on the moon.
< Swing among the stars.
< Come and glow a little.
@ Aerial Hoop
> Feel like a canary? Here’s your swing.
- {name} guide{s} you into mounts, poses and spins, low or high as you like
- Find graceful strength with {name} in mounts, poses and spins, low or high
- Graceful strength begins in your first class, with poses and spins, low or high
< Sing if you like.
< Perch a while with us.
< Tweet if you’re happy.
@ Aerial Hoop
> A circle, a swing, a bit of sky.
- {name} help{s} you mount, pose and spin with graceful strength, low or high
- Low or high, {name} {has} a mount, a pose and a spin for you
- The mounts, poses and spins come low or high. Choose your own altitude
< Come and dangle your feet.
< Round you float.
< Save your ring of sky.
@ Strength & Conditioning
> Tiny ants lift big leaves. Your turn.
- {name} train{s} your pull, core and shoulders for pole, until your inverts finally click
- Build pull, core and shoulders with {name}, and feel those inverts finally click
- You measure your progress in pull, core and shoulders until inverts finally click
< Lift off, little ant.
< March in with the ants.
< Be mighty with us.
@ Strength & Conditioning
> Poles can’t climb themselves. They’ve tried.
- {name} build{s} pull, core and shoulder strength for pole, with progress you can measure
- Grow your pull, core and shoulders with {name}, until your inverts finally click
- Pull, core and shoulder work, made for pole, helps your inverts finally click
< Lend the pole your arms.
< Heave, ho, hooray.
< Up you get, mighty one.
@ Strength & Conditioning
> Hear that click? It’s your invert.
- {name} look{s} after your pull, core and shoulders, with progress you can measure
- Train pull, core and shoulders with {name}, in work that’s made for pole
- Pull, core and shoulder work is made for pole, and your progress can be measured
< Come and click with us.
< Click, whoop, hooray.
< Listen closely, then cheer.
@ Flexibility & Stretch
> Your toes miss you. Go and visit.
- Wherever you start, {name} kindly look{s} after your splits, backbends and shoulders
- Reach for splits, backbends and easy shoulders with {name}, wherever you start
- Your splits, backbends and shoulders are treated kindly, whatever your starting point
< Give your toes a wave.
< Halfway counts as visiting.
< Hello, happy toes.
@ Flexibility & Stretch
> Stretch like a cat in the sun.
- {name} lead{s} active stretching for splits, backbends and shoulders, kind to your body
- Whatever your starting point, {name} guide{s} you warmly into splits and backbends
- Warm, kind stretching for splits, backbends and shoulders suits any starting point
< Yawn, stretch, smile.
< Save your sunbeam.
< Curl up afterwards.
@ Flexibility & Stretch
> Somewhere inside you is a noodle.
- {name} teach{es} splits, backbends and shoulders kindly, whatever your starting point
- Here, stretching for splits, backbends and shoulders is as warm and kind as soup
< Noodle on in.
< Soften up with us.
< Bendy days ahead.
@ Intro to Pole
? offer first class free
> First class free. The pole’s treat.
- With {name}, you try grips, walks and your first spin, no experience needed
- You try grips, walks and a first spin, and need no experience or partner
< Go on, say hello.
< Come and be charmed.
< Have a twirl on us.
@ Intro to Pole
? offer free trial class
> Free trial class. Just dip a toe in.
- {name} ease{s} you into grips, walks and a first spin. No experience needed
- Try grips, walks and your first spin, with no experience and no partner needed
< Splash in and see.
< Book your first splash.
< Paddle a little.
@ Intro to Pole
? bring *friend*
> Two ducklings are braver than one.
- Bring {bring}, and {name} will teach you both grips, walks and a first spin
- Bring {bring} for grips, walks and a first spin, no experience needed
< Waddle in together.
< Hop in, both of you.
< Double the giggles.
@ Beginner Pole
? wear *shorts*
> Your knees would love to climb.
- Wear {wear} for spins, climbs and sits with {name}, and a combo to keep
- Wear {wear} to spin, climb and sit, and leave with a combo of your own
< Let your knees lead.
< Up you scamper.
< Go on, happy knees.
@ Beginner Pole
? offer first class free
> First class free. No magic beans needed.
- {name} teach{es} you to spin, climb and sit, with a little combo to keep
- Spin, climb and sit at a steady pace, and keep the combo you learn
< Have a climb on us.
< Up, up, hooray.
< Come and try a leaf.
@ Beginner Pole
? series *weeks
> Once upon {series}, you learned to climb.
- {name} lead{s} spins, climbs and sits at a steady pace, up to your combo
- You build grip and confidence with spins, climbs and sits, and leave with a combo
< Come for every chapter.
< Start on page one.
< Happily ever higher.
@ Intermediate Pole
? series *weeks
> {Series} to turn your world upside down.
- {name} spot{s} you safely through your first inverts, leg hangs and cleaner transitions
- You climb with ease, so first inverts and leg hangs are next, safely spotted
< One flip at a time.
< See the other side.
< Hang in with us.
@ Spin Basics
? level beginner
> Beginners float, twirl and land softly.
- {name} show{s} you fireman, chair and back hook. No strength needed yet
- Step into fireman, chair and back hook, with no strength needed just yet
< Whirl in, newcomer.
< Flutter in.
< Your breeze is here.
@ Spin Basics
? bring *friend*
> A carousel is better with two.
- Bring {bring}, and {name} will teach you both fireman, chair and back hook
- Bring {bring} for fireman, chair and back hook, and land softly side by side
< Save two horses.
< Wave on every lap.
< Round you both go.
@ Spin Pole
? level all
> All levels float here.
- {name} help{s} you find momentum and balance in combos that feel like flying
- The pole turns with you, and floaty combos feel like flying
< Whirl along with us.
< Everyone gets a breeze.
< Float in as you are.
@ Spin Pole
? level intermediate
> Intermediate twirlers, meet the sky.
- {name} guide{s} you through momentum, balance and combos that look effortless
- Let the pole turn with you, in floaty combos that feel like flying
< Leave a comet’s tail.
< Whoosh along.
< Glide in and glow.
@ Pole Tricks
? places max*
> {Places}, three tricks, plenty of abracadabra.
- {name} spot{s} you step by step, with options for every level and a photo
- You learn step by step with spotting, and your phone can catch the ta-da
< Everyone gets a ta-da.
< Bring your phone, magician.
< Poof, you’re in.
@ Pole Flow
? bring *knee pads*
> Your knees would like to float.
- Bring {bring}, and {name} will link spins and floorwork into one long breath
- Bring {bring} for spins and floorwork in one breath, with less counting
< Drift down with us.
< Lovely weather for knees.
< Land softly, dear knees.
@ Pole Choreography
? music
> {Music} has gone looking for a dance.
- {name} teach{es} you the new routine in sections, with a full-out finish
- You learn a new routine in sections, and dance full out at the end
< Give the song a twirl.
< Hum, twirl, bow.
< Come and twirl along.
@ Exotic Pole
? bring *knee pads*
> Your knees are invited to slide.
- Bring {bring}, and {name} will lead low flow, slides and kips in heels
- Bring {bring} and your boldest self for slides, kips and low flow
< RSVP with both knees.
< Slide in, bold one.
< Swoosh down with us.
@ Heels & Floorwork
? wear heels
> Wear heels. The floor adores them.
- {name} teach{es} leg lines, rolls and waves, and smooth ways down and back
- Roll, wave and glide down and up again, with leg lines all the way
< Click-clack, swoosh.
< Come and be adored.
< Clip-clop in.
@ Heels & Floorwork
? bring heels (optional)
> Heels or socks? Let your toes choose.
- {name} show{s} you leg lines, rolls, waves and smooth ways down and up
- You roll, wave and find smooth ways to the floor and back again
< Happy toes, this way.
< Glide or clip-clop in.
< Toes know best.
@ Heels & Floorwork
? places *left
> {Places}. The floor has saved you a slide.
- {name} teach{es} you leg lines, rolls and waves, in heels or in socks
- Leg lines, rolls and waves are yours, in heels or cozy socks
< Slide over and claim yours.
< Glide in while you can.
@ Chair Dance
? bring *friend*
> Two friends, two chairs, no table manners.
- Bring {bring}, and {name} will teach you both something sultry and easy to follow
- Bring {bring} for a sultry chair dance that’s easy to follow
< Giggle, sit, dance.
< Save two dancing chairs.
< Reserve two. Skip the soup.
@ Chair Dance
? level beginner (no experience)
> No experience needed. The chair is shy, too.
- {name} make{s} the sultry choreography easy to follow, alone or with friends
- The sultry choreography is easy to follow and friendly to friends
< Come and be shy together.
< Sit down and say hello.
@ Chair Dance
? bring heels (optional)
> Heels or not, the chair adores you.
- {name} teach{es} sultry choreography that’s easy to follow and great with friends
- Dance something sultry and easy to follow, with friends if you like
< Save the chair a dance.
< Sit down, superstar.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed, little canary.
- {name} show{s} you mounts, poses and spins in a low and a high version
- Mounts, poses and spins come low or high, with grace from the first class
< Swing by and sing.
< Try the perch.
< Hop up and sway.
@ Aerial Hoop
? places max*
> {Places} up among the stars.
- {name} teach{es} mounts, poses and spins, in a low or a high version
- You mount, pose and spin, low or high, from the very first class
< Twinkle with us.
< Pick your star.
@ Strength & Conditioning
? bring *towel*
> Even dragons need a towel.
- Bring {bring}, and {name} will train your pull, core and shoulders for pole
- Bring {bring} for pull, core and shoulder work, until your inverts click
< Breathe a little fire.
< Come and glow, dragon.
@ Strength & Conditioning
? bring *water*
> Mighty oaks love a good sip.
- Bring {bring}, and {name} will grow your pull, core and shoulders for pole
- Bring {bring} for pull, core and shoulder work that’s made for pole
< Sip, little acorn, sip.
< Grow with us, acorn.
@ Flexibility & Stretch
? bring *mat
> Your mat dreams of being a meadow.
- Bring {bring}, and {name} will kindly guide your splits, backbends and shoulders
- Bring {bring} for warm, kind splits and backbends, whatever your starting point
< Lie among the daisies.
< Mind the daisies.
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. Pick the sunny one.
- {name} guide{s} splits, backbends and shoulders, kindly and from any starting point
- The stretching is warm and kind, for splits, backbends and shoulders
< Pick one and purr.
< Reserve your sunbeam.
@ Flexibility & Stretch
? level all
> All levels stretch. Ask any cat.
- {name} guide{s} warm, kind stretching for splits, backbends and shoulders
- Splits, backbends and shoulders get warm, kind stretching, whatever your starting point
< Find your sunbeam.
< Every whisker welcome.
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
> {Music} has a tune for your toes.
- {name} {has} the steps, and your toes know the way
- Let it hum in your knees until all of you is dancing
< Come and let them dance.
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
- Whatever the cloud, the sky is pleased to see it
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
