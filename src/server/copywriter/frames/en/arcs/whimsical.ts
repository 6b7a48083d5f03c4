// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const whimsical = `
= intro pole
> Even flamingos wobbled at first.
- One hand, one step, one small turn, and you’re off
- We show you where the hands go. The knees soon follow
< Come and wobble with us.
< Wobble on in.
= intro pole
> Every lamppost in town is jealous.
- Hold on, walk round, lean out, and hum if you like
- A step, a swing, and round the pole you go
< Come and swing round ours.
< Swing on by.
= intro
> Your feet have asked for a vacation.
- Hold on, step round, and let them dangle a little
- They’ve heard it’s lovely just off the ground
< Come up for the view.
< Float off with us.
= intro
> Somewhere a baby owl is learning this, too.
- It also began with both feet on the ground
- First a hop, then a flap, then a surprised little face
< Come and try your wings.
< Hop to it with us.
= intro
> Ducklings go in feet first, too.
- Toes, then knees, then one small brave splash
- We start in the shallow end and stay as long as you like
< Come and test the pond.
< Feet first, then giggles.
= pole
> Jack would have loved this beanstalk.
- Hold on, walk round it, and see how high the fun goes
- A walk, a lean, a turn, and maybe a climb
< Come up and look around.
< Up a little, round a little.
= pole
> Squirrels make it look so easy.
- Up a bit, round a bit, down a bit, and again
- Hands first, then knees, then a pleased little pause
< Come and scurry up.
< Scurry up with us.
= pole
> The pole hums when nobody’s looking.
- A step, a lean, a turn, and you’ll know the tune
- Hold on, step round, lean out, and hum the chorus
< Come and dance to the tune.
< Hum along with us.
= pole
> Koalas have chosen well.
- Hold on, hug tight, lean out, look pleased
- A grip, a climb, a hug, and a slow slide home
< Come and hold on with us.
< Hug the tree.
= spin spinpole
> The carousel is missing a horse.
- Hold on, lean out, and go round with a straight face
- One step, one lean, one long and happy turn
< Come and complete the ride.
< Hop on with us.
= spin spinpole
> Weathervanes have all the fun.
- No wind needed. One good step, and round you go
- Point your toes and see which way they end up
< Come and catch the breeze.
< Turn with the breeze.
= spin spinpole
> The earth spins all the time. Join in.
- It’s had some practice. You start with one turn
- Step, lean, turn, land, and wave to the moon
< Come and take a turn.
< One more time around.
= spin spinpole
> Teacups, planets, ballerinas, you.
- Everybody who’s anybody goes round
- One step, one lean, and you’re in the club
< Come and go round with us.
< Join the whirl.
= spin spinpole
> A windmill would gladly trade places.
- It only gets to wave. You get to go all the way round
- You walk, you lean, you lift your feet, and there’s the breeze
< Come and whirl all the way.
< Round you go with us.
= spin
> Maple seeds never took a lesson.
- They let go, they twirl, they land. So do we, with music
- A step, a swing, a twirl, and a soft set-down
< Come and twirl down with us.
< Let go and twirl.
= spinpole
> This pole likes to go along.
- Tuck in and it trots. Stretch out and it strolls
- You lean, it turns, and you both look pleased
< Come and go for a whirl.
< Whirl with us.
= static
> This pole is a very good listener.
- It stands quite still while you turn, hold and swing
- You do the twirling, it does the standing
< Come and do the turning.
< Twirl round with us.
= static
> Trees hold still for squirrels, too.
- You walk, you swing, you stop, and the pole stays put
- Round it, up it, off it, and round it once more
< Come and scamper round.
< Swing round with us.
= static
> The pole stands still. You be the weather.
- A breeze to begin with, then a proper swing
- Step in, lean out, and blow right round
< Come and blow by.
< Breeze in.
= tricks
> Bats have the right idea.
- Hook a knee, hang a bit, and look at things their way
- One part at a time, then the whole upside-down thing
< Come and hang around a bit.
< Hang out with us.
= tricks
> Somewhere a gecko is taking notes.
- Grip, hook, lean, and let go of one hand
- We try each bit slowly until it sticks
< Come and stick around.
< Stick around with us.
= tricks
> Your knee would like to hold on by itself.
- First with both hands, then one, then hello down there
- We go in slowly, hang happily and come out neatly
< Come and trust your knee.
< Let your knee show off.
= tricks
> Monkeys call this sitting.
- A knee here, a hip there, hands off, and look casual
- Hook on, lean back, and pretend there’s a banana
< Come and sit like a monkey.
< Sit down, monkey-style.
= advanced
> The ceiling has started waving back.
- Big moves, long holds, and a slow way down
- You know the way up, so take the scenic one
< Come and wave from the top.
< Wave from up there.
= advanced
> Swallows would stop and watch.
- Combos in the air, sure hands, lines to the toes
- Swoop in, hold, glide out, and look unruffled
< Come and impress a swallow.
< Swoop in.
= advanced
> You’ve seen the ground floor. Going up?
- Longer holds, bigger combos, prettier ways down
- Next stop: the moves you’ve been eyeing from below
< Come along. Top floor, please.
< Top floor, please.
= intermediate
> You know the branches. Here’s the treetop.
- Leg hangs, longer lines, and a few new ways round
- One new move, and three you already wave to
< Come up one branch higher.
< One branch up.
= intermediate
> Your moves are ready to hold hands.
- One leads to the next, like a very graceful train
- A hang into a turn, a turn into something new
< Come and link arms with us.
< All aboard the combo.
= intermediate
> The world has an underside. It’s lovely.
- Hook a knee, let your hair hang, and say hello to the floor
- You know your way up. Next, your way over
< Come and look underneath.
< Come upside down with us.
= flow
> Rivers never count to eight.
- Spin, sink, roll, rise, and on to the next bend
- You follow the music round the corners and over the stones
< Come and meander with us.
< Meander with us.
= flow
> A ribbon got loose and started dancing.
- It curls, it loops, it slides along the floor
- Round the pole, down to the ground, and up on the last note
< Come and be a ribbon.
< Unroll to the music.
= flow
> Every move is holding the next one’s hand.
- A turn leads a slide, a slide leads a roll, and off they go
- Nobody lets go until the song does
< Come and join the line.
< Take the music’s hand.
= flow
> The music left a trail of crumbs.
- From the pole to the floor, from the floor to the pole
- A spin, a roll, a reach, and another crumb
< Come and follow the crumbs.
< Follow the crumbs.
= flow
> Kites never plan the next move, either.
- You lean, you turn, you dip, and the music holds the string
- Up on the gusts, down on the sighs, and no counting
< Come and catch the wind.
< Let the string out.
= exotic
> Cats walk like this all the time.
- Slow steps, long legs, one slide, no explanation
- Sink, stretch, slide, and look as if you meant to
< Come and slink with us.
< Slink on over.
= exotic
> Your hips have been writing a novel.
- Chapter one is slow. Chapter two slides across the floor
- A long walk, a low wave, and quite a plot twist
< Come and turn a slow page.
< Turn a page with us.
= exotic
> Even panthers practice the slow bit.
- Low walks, long slides, and a slow look back
- Paw by paw, beat by beat, all the way down
< Come and prowl a little.
< Pad along with us.
= exotic
> Honey has all the time in the world.
- Low, long, slow, and sweetly round the edges
- A walk, a wave, a slide, and no spoon in sight
< Come and be sweet and slow.
< Take it slow, honey.
= exotic
> Foxes would study this walk.
- Soft steps, sly turns, and a slide they never saw coming
- Hips first, then hair, then a long look over the shoulder
< Come and be foxy with us.
< Foxes, this way.
= heels
> Flamingos know how to make an entrance.
- Long legs, slow steps, one knee up, chin higher
- A walk, a turn, a pose, and a very tall hello
< Come and strut, flamingo.
< Strut in pink.
= heels
> Click, clack, and the floor applauds.
- A walk becomes a strut, a turn becomes a pose
- Slow at first, then in time, then with a swish
< Come and take a click-clack bow.
< Click-clack along with us.
= heels
> Your heels are bored of the closet.
- Take them out for a walk, a turn and a good song
- They want to strut, swish and stop right on the beat
< Come and give your heels a song.
< Take your heels out.
= heels
> Giraffes see the world from up here.
- Long necks, long legs, slow steps, and a very good view
- A step, a sway, a turn, and hello over the hedge
< Come and be tall for a while.
< Be tall with us.
= heels
> Somewhere a peacock is copying your walk.
- Step, sway, turn, and give it something to copy
- Slow steps, high chin, and a stop right on the beat
< Come and give the peacock ideas.
< Strut as if you had feathers.
= lowflow floor
> The floor only knows your feet. Introduce the rest.
- A shoulder, a hip, a slow roll, a long slide
- Down you go, piece by piece, with a song to help
< Come down and say hello.
< Say hello to the floor.
= lowflow floor
> Otters roll like this for fun.
- Onto your side, over, along, and up with a swish
- A ripple, a roll, a glide, and another go
< Come and roll like an otter.
< Otter along with us.
= lowflow floor
> Down here, everything is a slide.
- Slide, roll, ripple, stretch, and stay there for a bit
- Knees, hips, shoulders, all finding the long way down
< Come down and slide.
< Slide over to us.
= lowflow floor
> Jellyfish have the right idea.
- Ripple, float, sink, and let the music push
- No edges, no rush, and hair in every direction
< Come and ripple a while.
< Float low with us.
= lowflow floor
> Puddles have the best views.
- Down low, slow rolls, long legs, and the sky far away
- You spread out, you ripple, you catch the music
< Come and spread out.
< Puddle with us.
= handstand
> The ground needs holding up for a moment.
- Palms flat, arms long, feet somewhere near the clouds
- Kick up, wobble, hold, and try not to giggle
< Come and lend a hand. Or two.
< Lend us both hands.
= handstand
> Your feet want to see the ceiling.
- One kicks up to look, and the other follows
- Hands down, hips up, then one toe at a time
< Come and send your feet up.
< Toes up. Say hello.
= handstand
> For a moment, the sky is the floor.
- You hold on to the ground and let your feet float off
- Wrists, shoulders, a little kick, a little hover
< Come and stand on the sky.
< Over you go.
= conditioning polefit
> Ants lift twice their lunch.
- You pull, you hold, you breathe, and you lift a little you
- One more pull, then a rest, then one for the anthill
< Come and lift like an ant.
< Join the anthill.
= conditioning polefit
> Gorillas never skip pull day.
- Pulls, holds, core, and a beat on the chest if you like
- Hang, pull, hold, puff, and once more with feeling
< Come and pull with us.
< Thump your chest. Begin.
= conditioning polefit
> The little engine in you is warming up.
- A pull, a hold, a puff of steam, and one more
- It starts slowly, then it whistles up the hill
< Come along. You can, you can.
< Chug along with us.
= conditioning polefit
> Beavers build it stick by stick.
- Pull by pull, hold by hold, and a sit-down in the middle
- A bit of arm, a bit of core, a bit of proud tail-slapping
< Come and build with us.
< Stick by stick, with us.
= stretch
> Your toes would love a visit.
- Fold, breathe, reach, and wave from wherever you get to
- Hamstrings first, then hips, then a long hello
< Come and see your toes.
< Halfway is a visit, too.
= stretch
> Be a noodle for a while.
- Hips, back, hamstrings, softer with each breath
- You lie down, you breathe out, you get a bit bendier
< Come and soften up.
< Noodle about with us.
= stretch
> Cats do this before everything.
- A long back, a slow reach, a yawn if one comes
- One paw forward, hips back, and breathe out
< Come and stretch like a cat.
< Purr if you like.
= stretch
> Taffy never rushes.
- A slow pull, a long breath, and a bit more give
- You warm up, you lengthen, you stay there and hum
< Come and get stretchy.
< Stretch slowly with us.
= yoga
> Your thoughts are sheep. Let them graze.
- Breathe in, breathe out, count none of them
- One will wander off. It always comes back
< Come and lie in the clover.
< Graze with us.
= yoga
> Trees have practiced this one for years.
- Stand tall, sway a little, breathe to the tips of your leaves
- Feet like roots, arms like branches, squirrels optional
< Come and grow some roots.
< Sway like a tree.
= yoga
> Snails approve of this class.
- One slow shape, one long breath, and then the next
- Stretch out, curl in, and carry nothing on your back
< Come along. Take your time.
< Glide along with us.
= choreo
> Eight counts walk into a song.
- They line up, they turn, and out comes a dance
- Bit by bit, then all of it, then all of it with feeling
< Come and learn the punchline.
< Dance the punchline.
= choreo
> The steps are ducklings. You’re the duck.
- One by one, they fall in line behind you
- Slowly at first, and by the chorus they all keep up
< Come and lead the row.
< Off you waddle.
= choreo
> Somewhere a song is looking for its steps.
- We find them one by one and put them in order
- Some were in your hips, some in your hands
< Come and help us find the steps.
< Find the steps with us.
= choreo
> Centipedes learn this with far more legs.
- You only have two, so we go step by step
- Left, right, turn, and nobody trips over number forty
< Come and bring both feet.
< Two feet will do.
= choreo
> The song has a map. You have feet.
- Verse by verse, turn by turn, to the big X at the end
- Left at the verse, round at the chorus, and there’s the treasure
< Come and find the X.
< Follow the map with us.
= chair
> This chair ran away from a dull kitchen.
- It wants a lean, a turn, and a slowly crossed leg
- You sit, you tip, you circle, and nobody sets the table
< Come and dance with a runaway.
< Dance with a runaway.
= chair
> Even chairs get tired of sitting.
- So you lean, you tip, you circle, and they get a dance
- Sit down slowly, cross a leg, get up on the beat
< Come and ask one to dance.
< Ask a chair to dance.
= chair
> Four legs, and no toes to step on.
- A chair is a patient partner for a lean and a turn
- Sit, swing a leg, lean back, and thank your partner
< Come and take a seat, dancing.
< Sit down. Dance.
= chair
> Your kitchen chairs must never know.
- You lean, you tip, you swing a leg, and nobody eats soup
- A slow sit, a long leg, and not a crumb in sight
< We won’t tell the table.
< Come and dance with another chair.
= burlesque
> A feather floated in and asked for music.
- It got a wink, a glove, and a slow walk to the front
- Shoulder, shimmy, pause, and a look that lands
< Come and flutter with us.
< Flutter by.
= burlesque
> Your left glove has stage fright.
- Coax it off finger by finger, then wink and wait
- A walk, a shimmy, a pause, and both gloves take a bow
< Come and be brave together.
< Wink with us.
= burlesque
> Peacocks don’t do subtle. Good.
- A strut, a shimmy, and a wink over the wing
- Fan your feathers, hold the pose, and let them look
< Come and be a peacock.
< Shimmy like a peacock.
= twerk
> There’s a drum in your back pocket.
- Bend your knees, drop your hips, and it starts to play
- Slow first, then small, then as fast as you like
< Come and play along.
< Drum along with us.
= twerk
> Bees have a waggle dance, too.
- Bend your knees, tip your hips, waggle on the beat
- Theirs means flowers over there. Yours means joy
< Come and waggle with us.
< Buzz in. Waggle.
= twerk
> Flan wobbles. You’ll do it on purpose.
- Knees soft, hips loose, and the beat does the shaking
- Bounce, shake, pause, and start the wobble again
< Come and wobble proudly.
< Wobble on purpose.
= salsa
> Left foot, meet right foot. Dance.
- They step, they cross, they turn, they forgive each other
- A step out, a step back, and a turn for both
< Come and introduce your feet.
< Let your feet meet.
= salsa
> The music just asked your hips a question.
- They answer with a step, a sway and a turn
- One step forward, one step back, and a grin in between
< Come and dance back.
< Wiggle a reply.
= salsa
> Your feet have been gossiping about this.
- One steps forward, one steps back, and then they tell the hips
- A step, a sway, a turn, and somebody laughing
< Come and let your feet talk.
< Let your feet talk.
= hoop
> Canaries have kept this quiet.
- You sit, you sway, you lean back, and sing if you must
- A perch, a swing, a turn, and a little preening
< Come and take the perch.
< Perch with us.
= hoop
> Saturn has lent us a ring.
- Sit in it sideways, lean out, and turn slowly
- Hook a knee, hang a while, and think large thoughts
< Come and sit in space.
< Orbit with us.
= hoop
> There’s a seat in the letter O.
- Sit in the curve, lean back, and let it turn
- In through the middle, one knee over, hello from there
< Come and swing in the O.
< Have a swing in the O.
= hoop
> Hamsters run in theirs. You get to sit.
- Sit, lean, hook a knee, and let the wheel turn slowly
- In you hop, back you lean, and round it goes by itself
< Come and sit this one out.
< Take the slow wheel.
= hoop
> The sky has a porthole.
- Slip in, sit back, hook a knee, and wave to the ships
- Lean out, look down, and let it turn with the tide
< Come and sit by the window.
< Wave from the porthole.
= silks straps
> A cloud left its scarf behind.
- Wrap up, lean back, and see if you drift
- You hold on, fold up, and hang there like a daydream
< Come and drift a little.
< Wrap up and drift.
= silks
> A silkworm would be so proud.
- You wrap, you fold, you peek out from the middle
- Round the foot, over the hip, and up you sit
< Come and wrap up.
< Wrap in, flutter out.
= silks
> Curtains dream of a life like this.
- A wrap, a sit, a slow lean, and not a window in sight
- Hand over hand, then a foot lock, then a proud little dangle
< Come and dangle a while.
< Dangle with us.
= straps
> Monkeys would line up for this.
- A wrap round the hand, a hold, a lift, a slow turn
- Hang, tuck, swing, and look as if it’s nothing
< Come and swing by both hands.
< Swing with the troop.
= trapeze straps
> Parrots find this quite normal.
- You hold on, tip back, and look at things sideways
- Up, over, round, and a bit of showing off
< Come and ruffle your feathers.
< Squawk and swing.
= trapeze
> Swings are wasted on parks.
- Sit, stand, hang by your knees, and swing some more
- You swing, you hang, and nobody shouts dinner
< Come and swing properly.
< Swing away.
= trapeze
> Sloths know how to hang around.
- Knees over, arms down, and the world turns over too
- You sit, you tip, you hang, you smile at the floor
< Come and hang like a sloth.
< Hang slow with us.
= seniors
> Your knees have stories. Take them dancing.
- One step, one lean, one turn, and a laugh in between
- Hold on, swing out, and add a good bit to the plot
< Come and make a new story.
< Dance a new story.
= seniors
> The playground is open again.
- Hold on, swing round, laugh, have a sit
- Good grips, easy turns, and nobody calls you in for dinner
< Come out and play.
< Come and play with us.
= seniors
> Trees sway better every year.
- You hold on, you stretch, you grow another ring
- Steady hands, sure steps, and a turn like a leaf
< Come and branch out.
< Branch out with us.
= inclusive
> Clouds come in all shapes. So do we.
- You hold on, you step, you turn, you take up some sky
- Round ones, long ones, grand ones, all of them dancing
< Come as your own sort of cloud.
< There’s sky for all of us.
= inclusive
> Nobody tells a river to be narrower.
- You take your space, your turn and your time
- You hold on, lean out, and go round your own way
< Come and flow your own way.
< Flow in as you are.
= inclusive
> Dandelions never ask if they fit in.
- They turn to the sun and dance. Your patch is here
- A step, a lean, a turn, in whichever way suits you
< Come and take your patch of sun.
< Bloom right here.
= party
> The flamingos have made plans.
- One routine, lots of pink, and the giggles come by themselves
- You strut, you spin, you pose, you squawk
< Come and be the pinkest.
< Flock in, all of you.
= party
> One of you will squeal first. We won’t tell.
- A walk, a twirl, a pose, and everybody cheering
- You learn one dance together and argue over the solo
< Bring the whole flock.
< Squeal along with us.
= party
> Penguins dress up for everything.
- They waddle in, learn one dance, and slide out laughing
- A wiggle, a twirl, a pose, and once more for the back row
< Waddle in, all of you.
< Come and party like penguins.
= private
> The whole carousel is yours.
- You say how fast, how high, and when to go again
- Your favorite horse, your questions, your own good time
< Come for a ride of your own.
< Name your horse.
= private
> A whole lesson shaped like you.
- Your move, your questions, your favorite song
- You bring one wish and one stubborn move. We start there
< Come with a wish list.
< Bring us your wishes.
= private
> The pond is all yours.
- Splash where you like. We’ll swim alongside
- Your pace, your questions, and as many goes as you want
< Come and make some ripples.
< Make a splash.
= practice
> Have the whole pond to paddle in.
- Try the move, try it again, then just float about
- Your song, your list, and room for a splash
< Come and splash about.
< Paddle over.
= practice
> Woodpeckers don’t get it first time, either.
- A bit of that move, then a bit more, then a rest
- Try it, tap at it, and try it once more
< Come and keep pecking.
< Peck away with us.
= practice
> Every great trick began as a wobble.
- A bit of this move, a bit of that, and a song you like
- Take it apart, turn it over, put it back prettier
< Come and tinker.
< Wobble, laugh, repeat.
= workshop
> We took a move apart to see the springs.
- How it starts, why it turns, what makes it land
- Then we wind it up and let you have a go
< Come and peek at the insides.
< Wind it up with us.
= workshop
> One topic. Dig like a badger.
- We dig in slowly, ask why, and try it until it fits
- Every little question gets a burrow of its own
< Come and dig in.
< Dig in with us.
= workshop
> Every big move has a tiny door.
- We knock, we look, we try the handle together
- Behind it: how it starts, how it turns, how it lands
< Bring your curiosity.
< Knock and look in.
= showcase
> The butterflies know the routine by now.
- From the top, with counts, with faces, with the bow
- They flutter at the entrance and settle by the chorus
< Come and dance the butterflies out.
< Let the butterflies dance.
= showcase
> Even your eyebrows have a part in this.
- Entrances, counts, the last pose, and a face to match
- Once more from the top, and now with feeling
< Come and rehearse the big finish.
< From the top, with eyebrows.
= showcase
> The curtain is a bit nervous, too.
- We run it, mend it, run it again until it smiles
- Deep breath, first note, and off you go
< Come and calm the curtain.
< Deep breath. Places.
= photo
> A curious bird lives in the lens.
- Hold a pose until it tilts its head
- Long legs, long neck, and a look to make it sing
< Smile for the bird.
< Come and say cheep.
= photo
> Herons would be good at this.
- One long line, one quiet breath, one click
- Pick a leg, find the pose, look off over the pond
< Come and hold very still.
< Strike a heron.
= photo
> Your good side has asked for a portrait.
- The other one gets a pose as well, to keep the peace
- A line, a look, a breath, and click
< Come and bring both sides.
< Bring both sides.
= prenatal
> There’s a very small dancer in the front row.
- Rock, breathe, hum. It’s their favorite number
- They’ve heard the music, and they’d like to sway with you
< Sway over, both of you.
< Come and sway a little.
= prenatal
> Kangaroos take the baby dancing, too.
- You sway, you breathe, you sit when you like
- Soft steps, easy hips, and somebody small going along
< Bring the little one along.
< Hop along gently.
= prenatal
> A duet, and one of you is very small.
- Slow sways, long breaths, and a hand on the drum
- You choose the tempo. Someone will kick along
< Come and sway for two.
< Sway for two.
= postnatal
> Once upon a time, you got to lie down.
- A stretch, a breath, and somebody kind to guide you
- Slow and gentle, with time to sit in between
< Come and lie down for a bit.
< Welcome back, dear you.
= postnatal
> Hedgehogs uncurl slowly. So can you.
- A breath, a little stretch, a rest in between
- First the shoulders, then the hips, then a long sigh
< Come and uncurl.
< Uncurl with us.
= contemporary
> A leaf fell, and someone called it dancing.
- We reach, we fall softly, we roll, we rise
- It turned twice, changed its mind, and landed softly
< Come and fall like a leaf.
< Drift in and dance.
= contemporary
> Your elbows have feelings, too.
- A reach, a drop, a roll, and whatever your shoulders say
- They start small, then the knees agree, then all of you
< Come and hear your elbows out.
< Let the elbows speak.
= contemporary
> Seaweed has danced like this forever.
- Sway, sink, curl, and come up with the wave
- Nothing rushes it. It hears the sea and answers
< Come and sway along.
< Ripple with us.
= acro
> It takes two to make a giraffe.
- One is the legs, one is the neck, both are giggling
- You hold, you balance, you swap, you laugh
< Come and be half a giraffe.
< Be half a giraffe.
= acro
> Somebody’s feet would make a lovely chair.
- You lean, they lift, you swap, you laugh
- A breath, a wobble, and you’re sitting on the air
< Come and sit in the sky.
< Sit down, up there.
= acro
> Human towers have to start somewhere.
- Hands to hands, feet to hips, a breath, a wobble, up
- One holds, one floats, and then it’s your turn to hold
< Come and stack up.
< Stack up with us.
= circus
> The elephant is off. You’re on.
- Hang, balance, tumble, and take a bow at the end
- A swing, a wobble, a ta-da, and another swing
< Come and join the circus.
< Roll up, roll up.
= circus
> Somewhere a drumroll has your name on it.
- Try the swing, the balance, the big brave ta-da
- Hold on, breathe in, and wait for the cymbal
< Come and take a bow.
< Ta-da with us.
= openlevel
> Some came by moonbeam, some by bus.
- Some are new, some know the way, and all belong
- Everyone takes it at their own pace
< Come by any road you like.
< Any road will do.
= openlevel
> Ducks and swans share this pond.
- Some are new, some glide, and everyone gets wet feet
- You paddle at your own speed and look at the view
< Come and splash in.
< Splash in with us.
= men
> Gorillas would be good at this. So would you.
- Grip, pull, swing, and a small beat on the chest
- A hold, a turn, and more grace than you’d expect
< Come and join the troop.
< Join the troop.
= men
> Tarzan only had vines.
- You get a pole, a grip, a good turn and a laugh
- You grab on, swing out, and skip the yelling if you like
< Come and swing over.
< Swing over to us.
= men
> Bears hug trees. It’s good for them.
- Grip, climb, hold, turn, and slide down slowly
- Big arms, sure feet, and a surprisingly neat landing
< Come and get a good grip.
< Hug a pole with us.
= class
> Your left foot has a plan.
- The right one will follow once there’s music
- A step, a turn, a wiggle, and it all makes sense
< Come and let your feet decide.
< Follow your left foot.
= class
> There’s a song stuck in your knees.
- We get it out with a step, a turn and a wiggle
- First the knees let go, then the hips, then the grin
< Come and let the song out.
< Dance the song out.
= class
> Somewhere a penguin is tapping its foot.
- A step, another step, and soon there’s a dance
- It starts with a tap and ends with a twirl
< Come and tap along.
< Waddle, then dance.
= teens
> Your homework was eaten by a small dragon.
- It says sorry, and would you like to dance instead?
- It’s full now, so hold on, swing and giggle
< Come and twirl with us.
< Leave the rest to the dragon.
= teens
> Gravity has had its way long enough.
- Hang, swing, balance, and give it some trouble
- Toes up, hair down, and a grin in the middle
< Come and bother gravity.
< Bother gravity with us.
= teens
> Bats think you’re the one upside down.
- Hold on, tip back, and see who’s right
- Swing, hang, laugh, and try the next one higher
< Come and see it our way.
< Hang about with us.
= kids
> Wanted: one brave monkey with a giggle!
- We swing, we hang, we point our toes
- Swing, hang, hold on tight and say ta-da
< Come and swing by!
< Ta-da starts here!
= kids
> The monkeys are out. Can you fill in?
- Hang, wiggle, and say ooh at the right moment
- Hold on tight, point your toes and grin
< Ooh ooh, see you there!
< Come and swing with us!
= kids
> Calling all bouncy frogs!
- Hop, stretch, balance, and land with a ribbit
- Big jumps, long legs, and one very loud ribbit
< Hop along and join in!
< Ribbit! See you there!
= kids
> Can you hang like a sleepy bat?
- Hold on tight, swing your feet, say squeak
- Wings in, toes up, and then a big wide flap
< Squeak, and come and play!
< Flap over to us!
@ Intro to Pole
> The pole hopes you’ll like it.
- One grip, one walk, one first spin. No experience is needed
- No experience needed for grips, walks and a first spin
< Be nice. It’s shy.
< Come and shake hands with a pole.
@ Intro to Pole
> Every carousel horse had a first lap.
- Yours begins with grips, walks and your very first spin
- No dance background needed, just grips, walks and a first spin
< Come along and take a lap.
< Giddy up, gently round.
@ Intro to Pole
> It starts with a handshake and ends in a twirl.
- The handshake’s a grip. Then a walk, then your first spin
- Grips, walks and your first spin. No experience needed
< Twirling comes right after hello.
< How do you do? Come in.
@ Beginner Pole
> Climb the beanstalk. Have a sit.
- Spins, climbs and sits, and a short combo to keep
- At a steady pace: spins, climbs, sits, your own combo
< Come up one leaf at a time.
@ Beginner Pole
> A little dance wants to follow you home.
- It’s a short combo, made of spins, climbs and sits
- Spins, climbs and sits turn into a combo of your own
< The little dance is yours to keep.
< Come and take it home.
@ Beginner Pole
> Even snails reach the top. Steadily.
- Spins, climbs and sits at a steady pace, then a combo
- A steady pace, for grip, core, confidence and a short combo
< Slow and steady, with a wave.
< Snails wave on the way up.
@ Intermediate Pole
> The bats have sent you an invitation.
- First inverts and leg hangs, safely spotted all the while
- Go upside down, safely spotted, with inverts and leg hangs
< Come and hang about with bats.
< They say you’ll love the view.
@ Intermediate Pole
> The ceiling longs to meet your feet.
- First inverts, leg hangs and transitions, safely spotted
- You climb with ease. Now go upside down, safely spotted
< Feet, meet ceiling.
< Ceiling, meet feet.
@ Intermediate Pole
> Turn the world over. See what’s underneath.
- First inverts and leg hangs, with somebody to spot you safely
- You climb with ease, so upside down comes next, safely spotted
< Come and have a look.
< Say hello from down there.
@ Advanced Pole
> Up here, even the clouds point their toes.
- Aerial combos, mounts and handsprings for confident inverters
- Aerial combos with power, control and elegant lines
< Come and point yours.
< Come and join the clouds.
@ Advanced Pole
> Some birds take lessons from this class.
- They study aerial combos, shoulder mounts and handsprings
- They come for the handsprings and stay for the elegant lines
< Come and give the swallows ideas.
@ Advanced Pole
> Strong as a dragon, neat as a teacup.
- Handsprings with control, shoulder mounts with elegant lines
- Powerful aerial combos, finished with elegant lines
< Roar softly. Point your toes.
@ Spin Basics
> The floor lets go if you ask nicely.
- You learn fireman, chair and back hook, no strength needed yet
- Walk in, let go of the floor, and land like a feather
< A please and a twirl will do.
@ Spin Basics
> Round like a dandelion seed, soft on landing.
- No strength needed yet for fireman, chair and back hook
- Walk in, let go of the floor, land softly, smile
< One puff, and round you go.
< Drift in. Land softly. Again.
@ Spin Basics
> Ever wanted to be a carousel?
- Fireman, chair, back hook: three spins and a soft landing
- Walk in, let go of the floor, and round you go
< Hop on. Round and round we go.
@ Spin Pole
> The pole turns, too. It hates to miss out.
- Momentum, balance and combos that feel like flying
- Floaty combos that look effortless and feel like flying
< Take your pole for a whirl.
< Round you go, the pair of you.
@ Spin Pole
> It’s a teacup ride. You’re the teacup.
- The pole turns with you, and you float along with it
- Momentum, balance, and combos that float like steam
< Come and take a twirl.
< Not a sip will be spilled.
@ Spin Pole
> Planets do this all day. They look happy.
- Find your balance, and let the pole turn with you
- Momentum, balance, floaty combos. It feels like flying
< Pick a nice orbit.
< Come around. Then around again.
@ Pole Tricks
> A magician left three tricks behind.
- We take them apart step by step, with spotting
- There’s an option for every level. Bring your phone for the photo
< Say abracadabra, then cheese.
@ Pole Tricks
> Tricks are shy. We make friends with three.
- Taken apart step by step, with options for every level
- They come apart step by step, with somebody spotting
< Come and make friends with all three.
@ Pole Tricks
> A trick is a knot you’re in on purpose.
- Three of them, tied and untied step by step, with spotting
- Three a class, step by step, with options for every level
< Come and get happily tangled.
@ Pole Flow
> All the numbers have gone out to play.
- Less counting, more music, and spins that melt into floorwork
- So spins and floorwork become one long breath of movement
< Nobody is counting. Come dance.
@ Pole Flow
> Follow the music. It knows a shortcut.
- Through spins and floorwork, all in one long breath
- Over the spins and down the floorwork, with hardly any counting
< It turns left at the chorus.
< Come along and hum the way.
@ Pole Flow
> A spin met a roll. They fell in love.
- Spins and floorwork, joined in one long breath
- Spins, floorwork, music, and hardly any counting
< You’re invited to the wedding.
@ Pole Choreography
> A song came in and asked for feet.
- It gets a new routine, in sections, danced full out
- Learn the routine in sections, then dance it full out
< Yours will do nicely.
< Come and lend yours.
@ Pole Choreography
> How do you eat a whole song? In slices.
- The routine comes in sections, then gets danced full out
- Section by section, and then the whole song full out
< Come curious. Leave humming.
@ Pole Choreography
> Somewhere, a song is missing its dance.
- We build it in sections and dance it full out
- One new routine, in sections, with musicality and fun
< Come and reunite the two.
@ Exotic Pole
> Your boldest self just rang the bell.
- It brought knee pads, for low flow, slides and kips
- Heels on, lights low. Bring knee pads and some attitude
< Do let it in.
< It has excellent taste in heels.
@ Exotic Pole
> Cats invented this. We added heels.
- Low flow, slides and kips. Bring knee pads and attitude
- Lights low, knee pads on, for slides, kips and low flow
< Whiskers optional. Slinking encouraged.
< Come and find your purr.
@ Exotic Pole
> Part panther, part you, all in heels.
- Heels on, lights low, and knee pads for the slides
- Low flow, slides, kips. Bring knee pads and your boldest self
< Come and let the panther out.
@ Heels & Floorwork
> Tall like a giraffe, low like an otter.
- Leg lines up there, rolls and waves down here, in heels or socks
- Leg lines, rolls and waves, in any heel height or socks
< Come and be both animals.
@ Heels & Floorwork
> The sea lent us its waves.
- Roll and wave down to the floor and back
- We add rolls and leg lines, in heels or socks
< Wade in. The floor’s lovely.
@ Heels & Floorwork
> The floor is really one long slide.
- Smooth ways down and back, with leg lines and rolls
- Down you wave, back you roll, in heels or socks
< Come and slide with us.
< Socks glide. Heels glitter.
@ Chair Dance
> A chair has a question for you.
- Will you do a sultry, easy-to-follow dance with it?
- Shall we dance? It’s sultry, and easy to follow
< Say yes, and take a seat.
@ Chair Dance
> Goldilocks tried three chairs. Yours can dance.
- Sultry choreography, easy to follow, great with friends
- It’s your partner, and the choreography is easy to follow
< Sit. This one’s just right.
@ Chair Dance
> Dance partner: four legs, no opinions.
- A chair! Sultry choreography, easy to follow, great with friends
- Sultry choreography for you and a chair, easy to follow
< It says yes to everyone.
@ Aerial Hoop
> The best seat is a very large O.
- Mounts, poses and spins in it, low or high
- Sit in it, pose, spin, low or high as you like
< Come and swing in a vowel.
@ Aerial Hoop
> In every circle there’s a comfy seat.
- Find it with mounts, poses and spins, low or high
- Low version, high version, graceful strength from the first class
< Come and sit in yours.
< Yours has the best view.
@ Aerial Hoop
> A halo with a swing of its own.
- Mounts, poses and spins in a hoop, one version low, one high
- Pose in it, spin in it, low or high
< Come and try it on.
< Low halo or high? You pick.
@ Strength & Conditioning
> Ants lift leaves. You’ll lift you.
- Pull, core and shoulders, with progress you can measure
- Pull, core and shoulders, until your inverts finally click
< The ants are cheering already.
< Come and be mighty.
@ Strength & Conditioning
> The pole won’t climb itself. It’s tried.
- So it’s pull, core and shoulder work, all made for pole
- Pulls, core, shoulders, and progress you can measure
< Come and pull yourself up.
@ Strength & Conditioning
> That happy little click? It’s your invert.
- Pull, core and shoulder work until it finally clicks
- It comes by way of pull, core and shoulder work
< Come and hear the click.
@ Flexibility & Stretch
> Your toes miss you. Go and visit.
- Warm, guided stretching for splits, backbends and shoulders
- Stretch kindly toward them, whatever your starting point
< Come and wave to your toes.
< Halfway counts as visiting.
@ Flexibility & Stretch
> Cats, giraffes, taffy, you.
- Splits, backbends and shoulders, warm, guided and kind
- Warm and guided, whatever your starting point
< You’re in long, lovely company.
< Come and be the bendy one.
@ Flexibility & Stretch
> A cat wrote the rules of this class.
- Rule one: stay warm. Rule two: be kind to your body
- Rule one: warm up. Rule two: start wherever you are
< Rule three: purr.
< Rule three: yawning is allowed.
@ Intro to Pole
? offer first class free
> First class free. The pole is blushing.
- It’s all grips, walks and a first spin, no experience needed
- No experience needed. It goes grip, walk, first spin
< Go on, say hello.
< Come and be charmed round.
@ Intro to Pole
? offer free trial class
> Free trial class. Just dip a toe in.
- Then the other foot: grips, walks and your first spin
- Grips, walks, a first spin, no experience needed for paddling
< The other toes will follow.
@ Intro to Pole
? bring *friend*
> Two ducklings waddle braver than one.
- Bring {bring} for grips, walks and a first spin
- So bring {bring}. No experience needed for a first spin
< Waddle in, spin out.
@ Beginner Pole
? wear *shorts*
> Your knees would love the beanstalk.
- Wear {wear} for spins, climbs and a short combo
- So wear {wear}, for steady spins, climbs and sits
< Let them wave from the top.
< They’ll come home with a combo.
@ Beginner Pole
? offer first class free
> First class free. The beans were magic.
- Spins, climbs, sits, and a short combo of your own
- A steady pace up, and a combo to take home
< Keep the cow. Come and climb.
< Up the beanstalk you go.
@ Intermediate Pole
? series *weeks
> {Series} to turn the world upside down.
- First inverts and leg hangs, safely spotted each time
- You climb with ease. First inverts are next, safely spotted
< One upside down at a time.
@ Spin Basics
? level beginner
> Beginners twirl here. Ask a sycamore seed.
- Fireman, chair, back hook, and no strength needed just yet
- Walk in, leave the floor, land like a leaf
< Come and helicopter with us.
@ Spin Pole
? level all
> Slow moons, quick comets, all come in.
- All levels welcome. The pole turns with every one of you
- All levels welcome, for floaty combos that feel like flying
< Everyone goes round in the end.
< Moon or comet, whirl along.
@ Pole Tricks
? places max*
> {Places}, three tricks, plenty of abracadabra.
- Step by step, spotted, with something for every level
- Taken apart step by step. Bring your phone for proof
< Everyone gets a ta-da.
@ Pole Flow
? bring *knee pads*
> Your knees would like to be clouds.
- Bring {bring}, for spins and floorwork in one long breath
- So bring {bring}. Less counting, more feeling the music
< Let them drift along.
< It’s lovely weather for knees.
@ Pole Choreography
? music
> {Music} went looking for a dance.
- It found a new routine, in sections, danced full out
- Learn it in sections, dance it full out at the end
< It would love to meet you.
< Come and hum it home.
@ Exotic Pole
? bring *knee pads*
> Your knees have been invited to slide.
- Bring {bring} and your boldest self to low flow and kips
- Bring {bring}. Lights low, heels on, attitude purring
< Come and slide along.
@ Heels & Floorwork
? wear heels
> Wear heels. The floor wants to see them.
- It’s heard of your leg lines, your rolls, your waves
- Any height will do, for leg lines, rolls and waves
< It adores a good shoe.
< Go down and say hello.
@ Heels & Floorwork
? bring heels (optional)
> Heels or socks? Both go to the ball.
- Leg lines, rolls and waves, and smooth ways down
- Roll and wave to the floor and back in either
< Clip-clop or tiptoe in.
@ Heels & Floorwork
? places *left
> {Places}. The floor’s saving you a slide.
- All the leg lines, rolls and waves you like, in heels or socks
- Smooth ways down and back, in any heel or any sock
< Slide over and claim yours.
@ Chair Dance
? bring *friend*
> Two chairs, two friends, no table manners.
- Bring {bring} for sultry choreography, easy to follow
- So bring {bring}. It’s easy to follow and great for two
< Sit, lean, giggle, dance.
@ Chair Dance
? level beginner (no experience)
> The chair is a little shy, too.
- No experience needed. The dance is easy to follow
- No experience needed, and it’s easy to follow
< Come and be shy together.
@ Aerial Hoop
? level beginner (no experience)
> Every canary had a first swing.
- No experience needed for poses and spins, low or high
- No experience needed, and there’s a low version
< Swing by and try the perch.
@ Strength & Conditioning
? bring *towel*
> Even dragons glow after pull-ups.
- Bring {bring}, for pull, core and shoulder work
- Bring {bring}, for inverts that finally click
< Come and breathe a little fire.
@ Strength & Conditioning
? bring *water*
> Mighty oaks love a good sip.
- Bring {bring}. Pull, core and shoulder work made for pole
- Bring {bring}, and grow toward the inverts that click
< Sip, little acorn, sip.
@ Flexibility & Stretch
? bring *mat
> Your mat has dreamed of being a meadow.
- Bring {bring}, for warm, guided splits and backbends
- Bring {bring}. It’s kind to your body, whatever your start
< Lie down. It’s in bloom.
< Mind the daisies.
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. Cats pick the sunny one.
- Splits, backbends and shoulders, all warm, guided and kind
- Stretch out on one, kindly, whatever your starting point
< Purring passengers welcome.
< Pick one and purr.
@ Flexibility & Stretch
? level all
> Long cats, short cats, all cats stretch.
- All levels welcome, for splits, backbends and shoulders
- All levels welcome. It’s warm, guided and kind
< Find your sunbeam.
< Come and curl up with us.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Knees like to hold hands with the pole.
- Wear {wear}, so they can say hello properly
- So wear {wear}, and let them hold on
< It’s the start of a friendship.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> The pole would like to shake your knee.
- Bring {bring}, for it has lovely manners
- So bring {bring}. It’s how poles say hello
< How do you do, knee?
< Come and be introduced.
= pole intro spin spinpole
? level beginner (no experience)
> Did the beanstalk ask Jack for experience?
- No experience needed here either. Hold on and say hello
- No experience needed. Magic beans are optional
< Jack did just fine.
< Your beanstalk’s this way.
= hoop silks trapeze straps
? level beginner (no experience)
> Never sat in the sky? Squirrels recommend it.
- No experience needed. They say hold on and look pleased
- No experience needed, and no acorns either
< Come and branch out up here.
= hoop silks trapeze straps
? offer first class free
> First class free. There’s a seat in the sky.
- Hold on, look about, and see how the sky suits you
- Have a go, and let your toes enjoy the view
< Come and try the sky.
= chair
? bring *friend*
> The chairs have asked for a double date.
- Bring {bring}, and sit wherever you’re smiled at
- So bring {bring}. There’s a chair for each of you
< Come and dance, the four of you.
= stretch yoga
? bring *mat
> Unroll your mat, and a small island appears.
- Bring {bring}, lie down and listen for the sea
- So bring {bring}. You’re its queen, or its turtle
< Come ashore and breathe out.
= choreo heels contemporary salsa twerk
? music
> {Music} ran off with somebody’s feet.
- Yours may be next. It’s a catchy one
- They were last seen dancing, and very happy
< Come and run off, too.
= kids
? bring *water*
> Baby elephants never forget a sip!
- Bring {bring}, for trunks, toots and tall tales
- So bring {bring}, and sip between stampedes
< Toot when you get here!
< Trunks up, off we go!
= kids
? bring *friend*
> Every pirate needs a parrot!
- Bring {bring}, and take turns being the parrot
- So bring {bring}. Somebody has to squawk
< Squawk, you’re both invited!
< All aboard, you two!
= kids teens
? level beginner (no experience)
> Even dragons learn to flap first!
- No experience needed. A small flap will do
- No experience needed. Every dragon starts as an egg
< Crack out and come along!
< Flap, flap, here you come!
= teens
? bring *friend*
> Every good quest has a sidekick.
- Bring {bring}, and argue later about who’s the hero
- Bring {bring}. Somebody has to laugh at the map
< Both of you, over the drawbridge.
< One quest, two heroes. Go.
= any
? bring
> The owl sent a note: please bring {bring}.
- It underlined please twice. It’s that sort of owl
- It’s a very organized owl
< Come along. The owl will be pleased.
= any
? bring *shorts*
> Your knees have asked to see the world.
- Bring {bring}, and give them a window seat
- So bring {bring}, and let them have the view
< Bon voyage, knees.
= any
? bring *water*
> Mermaids never leave home without a sea.
- Bring {bring}. A small sea will do for this
- So bring {bring}, and sip like a tide coming in
< Splash in and say hello.
= any
? bring *towel*
> Every towel secretly hopes to be a cape.
- Bring {bring}, and give it its big day
- So bring {bring}. Dab first, then swish heroically
< Up, up and dab.
= any
? bring *friend*
> Two under one umbrella is a parade.
- Bring {bring}, and we’ll supply the imaginary trumpets
- So bring {bring}, and take turns waving
< March in, both of you.
< Toot toot, you two.
= any
? bring *mats* (provided)
> Mats provided. Yours is the one that purrs.
- Lie down, breathe out and see where it takes you
- Just bring yourself and a small daydream
< It’s warmed up its corners.
< Lie back and float a little.
= any
? bring *(provided)
> The elves have packed for you: {bring}, provided.
- They like to be thorough, and they hum while they do it
- All you have to carry is your own good mood
< Come empty-handed and humming.
= any
? !bring heels
> No heels needed. Let them sleep in.
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
- Wear {wear}, and let them out for a trot
- So wear {wear}. They’ve been clip-clopping in the closet
< Giddy up, gently.
< Clip-clop this way.
= any
? bring heels (optional)
> Heels or no heels? Let your toes vote.
- The little one gets the last word, as is only fair
- Every toe gets a say, and everyone’s a winner
< Tall or flat, come and dance.
= any
? wear
> The invitation says: wear {wear}.
- It came by owl, so it must be official
- The letters are curly, so somebody means it kindly
< RSVP with a twirl.
= any
? wear *shorts*
> Your knees are explorers. Wear {wear}.
- They do their best work in the open air
- They’ve drawn a map, and there’s a heart on it
< Come and lead the knees.
= any
? offer first class free
> First class free. Even the dragon approves.
- He says keep your gold and come along
- He’s usually so strict about treasure
< Keep your gold. Come and play.
= any
? offer first class free
> First class free, says a little bird.
- It’s telling every window on the street, and yours is next
- It couldn’t keep the news in its beak
< Flutter in and have a go.
= any
? offer first class free
> First class free. Curious cats welcome.
- Have a sniff, try a bit, see if you purr
- Poke a paw in and see how you like it
< Come and be nosy.
= any
? offer
> Tweet, tweet: {offer}.
< Come and chirp along.
< Flutter over.
= any
? offer
> A magpie left us this: {offer}.
- It only carries shiny things, so it must be good
- It was too good to keep in the nest
< Come and claim the shiny thing.
= any
? offer
> Message in a bottle: {offer}.
- It washed up just now, addressed to whoever reads it
- It came in on the tide, addressed to somebody with happy feet
< That’s you. Come ashore.
= any
? offer *half price*
> {Offer}. The cat got the other half.
< Come along. Thank the cat.
= any
? typed *second class free
> Second class free. Good stories get a sequel.
- Chapter one is lovely, and chapter two’s a present
< To be continued, by you.
= any
? offer your friend comes free
> Your friend comes free. Otters hold hands, too.
- So take a paw and float over together
- Pick the one who giggles, and drift over
< Come along, paw in paw.
= any
? offer free for members
> Free for members. The drawbridge is down.
- Stroll across. The moat says hello and the ducks know you
< The flag’s up. Come home.
= any
? level beginner (no experience)
> No experience needed. Ask any tadpole.
- It never had a lesson in legs, and look
- You begin with a wiggle, and the rest arrives
< Wiggle over. We’ve a lily pad.
= any
? level beginner
> Acorns are beginners, and look at them go.
- They take their time, and nobody shouts at an acorn
- Not one of them knew how to be a tree
< Come and grow with us.
< There’s an oak in you.
= any
? level beginner (only)
> Beginners only. It’s a nest of us.
- Everybody’s brand new and slightly fluffy
- Nobody flies yet, so we all learn together
< Chirp and hop in.
= any
? level all
> All levels, from toadstool to treetop.
- The squirrels start up high, the snails start low, all wave
- Begin on whichever branch you happen to sit
< Come up, or down, and join us.
= any
? level advanced*
> The advanced class, just above the clouds.
- You know the stairs by heart, so come right up
- The easy clouds are below you, waving
< You’ll like the weather here.
= any
? places *left
> {Places} in this little boat.
- It’s a merry crew, and somebody’s already humming
- Mind the gap, wave to the ducks, and sit where you like
< Hop in. Hold your hat.
= any
? places *left
> {Places} at the mad hatter’s table.
- There’s good company, and a good reason to laugh
- No riddles, no rules about elbows, just good company
< Take yours with a flourish.
= any
? places few
> Just a few places in this nest.
- It’s a snug one, and the company chirps
- Budge up, it’s cozy, and there’s a view
< Flutter in and sit down.
= any
? places small group
> Small group. Nobody gets lost in the woods.
- Everybody gets a turn, and somebody to laugh with
- Small enough to share one very large umbrella
< Come and join the little band.
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole. It’s been practicing your name.
- No sharing, no waiting, just the two of you
- It has shined itself up for you
< Come and say hello to the pole.
= any
? series * weeks*
> {Series}. Good stories need more than a page.
- Each one ends with a smile and a small cliffhanger
- You’re the hero, so it helps if you’re there
< Come and turn the pages.
= any
? series week*
> {Series}. The plot thickens, then it twirls.
- You’re the hero, and the best bit is just coming up
< Come and see what happens.
= any
? series starts*
> It {series}. The snails have set off already.
- They do like to be early. You can just come along
< Come for the very first page.
= any
? music
> The parrot won’t stop singing: {music}.
- Now your feet have picked it up, too
- It knows all the words, and one of the moves
< Come and dance along.
= any
? music
> {Music} flew in and asked for you.
- It’s been humming your name in all the right places
- It’s perched up there, tapping one small foot
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
- They’ve been together forever, and they still hold toes
- The left one leads, the right one has ideas
< Bring the happy couple.
= any
? typed *alone or with a friend*
> Come alone or with a friend, like the moon.
- Some days it brings a star, some days just itself
- Either way the sky is glad to have it
< One or two, come and shine.
= any
? typed *new class*
> There’s a new class on the treasure map.
- The ink is still wet, so you’d be among the first
- Nobody has explored it yet, not even the map
< Sail over and discover it.
= any
? typed *every body is welcome
> Every body is welcome. Clouds come in all shapes.
- Nobody ever told a cloud it’s the wrong one
- Round, long, wispy or grand, the sky’s pleased
< Drift in just as you are.
< The sky likes yours.
= any
? length
> {Length} of not being sensible.
- Long enough to forget the rest of the day
- Long enough for a proper little adventure
< Come and be happily silly.
= salsa heels contemporary chair burlesque twerk choreo flow floor exotic
? typed *new class*
> A new class has moved in, dancing.
- It’s brought a trunk of steps and hasn’t unpacked yet
- It would love some company, and it hums when it’s shy
< Come and say welcome.
< Be its very first friend.
= static spin spinpole tricks pole intro hoop silks heels choreo
? typed *second class free*
> Second class free, because once is half a wish.
- Come for the first, and the fairy sends you back
- The first has the once, the second has the upon a time
< Make it two wishes.
< See you here. And here again.
= inclusive pole openlevel
? typed *every body is welcome*
> Shells, pebbles, starfish, all come ashore.
- Every body is welcome, and the beach is wide
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
- All levels welcome. The sea is pleased with every one
- All levels, all currents, and nobody minds a splash
< Come as deep as you like.
< Trickle in. It’s friendly.
= kids teens
? offer first class free
> First class free! The wizard lost a bet!
- So hop in and try it before he wants a rematch
- He says you’re going to love it
< Come and show the wizard!
= any
? audience
> {Audience}. The flock is gathering.
< Come and be one of the flock.
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
