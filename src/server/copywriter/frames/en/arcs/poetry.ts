// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const poetry = `
= intro
> Everything you love / was once a first try.
- {name} keep{s} you company through your first turn
- One step, one lean, and the first turn carries you
< Maybe this is next.
= intro
> One hand on the pole. / That’s line one.
- {name} teach{es} a small turn as gently as a verse
- One small turn, and the stanza is yours
< Line two is a step.
< You’ve already begun.
= intro
> The pole is patient. / So are we.
- {name} wait{s} beside you until your first turn arrives
- A first turn may come as slowly as a bud
< Let it take a season.
< Rain took years to shape a stone.
= intro
> Your first turn / is a small poem.
- {name} find{s} the rhyme between a step and a swing
- One swing around the pole, and the page turns
< You’ll know it by heart.
< Read it with your feet.
= intro
> You have walked in circles before. / Never like this.
- {name} show{s} you how a walk around the pole takes flight
- A hand on the pole, and walking becomes a dance
< Lean a little. There.
= pole
> A straight line / teaches you curves.
- {name} turn{s} a walk into a spin, and a spin into a pose
- Around the pole, even a pause is round
< Come and bend the rules.
= pole
> Between the floor and the sky, / a dance.
- {name} know{s} the way up, and the long way down
- You climb a little, and the day grows small below
< The ground will wait.
< Rise on the next beat.
= spin spinpole
> A turn is a breath / going round.
- {name} walk{s} you in, you lean away, and the floor is gone
- You lean from the pole, and the air carries you
< Inhale, and off you go.
< Land on the exhale.
= spin
> One step, and the floor / lets you go.
- {name} show{s} you where to hold and when to swing
- For one long turn, you belong to the air
< The floor takes you back, softly.
= spin
> The room goes round. / You are the middle.
- {name} lead{s} you from the walk into the quiet of a spin
- Your hand holds on, and the walls drift by
< Stay there a little longer.
< Be the still point.
= spin
> The shortest way home / is once around.
- {name} show{s} you each spin as a step, a swing and a landing
- A spin leaves, and already it is coming back
< Leave, turn, arrive.
= spinpole
> The pole turns. / You draw the line.
- {name} show{s} you when to pull in and when to open out
- Pull in, and you whirl. Open out, and you float
< A long line, in the air.
< Take up the whole page.
= spinpole
> Planets do this / all the time.
- {name} teach{es} you to lean out, float around and come to rest
- You lean out from the pole, and the room drifts past
< It’s your turn.
< Find your orbit.
= spinpole
> Open your arms, / and the world slows down.
- {name} help{s} one slow turn last and last
- You steer the turn with an arm, a leg, a lean
< Close your arms, and off it goes.
< Hold it there a while.
= static
> It stands still, / so you can be the wind.
- {name} teach{es} the push that sets you whirling
- You walk around the pole, and the weather changes
< Come as a breeze.
< Storms are welcome, too.
= static
> Every spin here / begins with your step.
- {name} show{s} you the push, the swing and the soft return
- The pole stays still and waits for your footfall
< Nothing turns without you.
< Take the step, and turn.
= static
> A still pole, / a moving song.
- {name} lead{s} climbs, sits and spins, and the pauses between them
- Each spin is a long note, held in both hands
< You are the tune.
= tricks
> It looks impossible / until your knee knows.
- {name} show{s} you where to hook, where to hold and when to let go
- A knee hooks the pole, and the doubt lets go
< Come and let your knee learn.
= tricks
> A trick is a sentence. / First, the small words.
- {name} read{s} you the trick slowly: a grip, a hook, a hold
- A grip, a hook, a breath, and there you hang
< Then the exclamation mark.
= tricks
> Hold on, lean back, / and breathe.
- {name} unfold{s} each trick like a letter, from grip to exit
- One hook, one long lean, and the pole holds you
< Stay for a heartbeat.
< Look: you’re doing it.
= intermediate
> You know the words. / Now write sentences.
- {name} join{s} your spins to climbs, and your climbs to leg hangs
- A climb becomes a hang before the breath runs out
< Use plenty of commas.
= intermediate
> You no longer ask how. / You ask what’s next.
- {name} answer{s} in climbs and quiet hangs
- A spin you know opens into a hang you don’t
< Next is this.
= intermediate
> A little longer, / a little freer.
- {name} let{s} each hold sing one beat more
- A spin ends, and the climb has already begun
< The second verse is yours.
= advanced
> The difficult words / are yours now.
- {name} save{s} the long combos for you, and the quiet exits
- High on the pole, a long combo reads like one word
< Pronounce everything upside down.
= advanced
> Make the hard part / look like breathing.
- {name} polish{es} the combo until the effort is silent
- The boldest combo ends in a quiet hand
< Then breathe.
< Nobody has to know.
= advanced
> Higher up, / the poem gets quieter.
- {name} ask{s} for strong holds and slow, silent ways down
- An invert, a long hold, and not a sound
< Only the hands still speak.
= flow
> A river never / counts to eight.
- {name} let{s} one spin pour into the next
- A spin becomes a wave, and a wave becomes a slide
< Wade in.
= flow
> Dance a sentence / with only commas.
- {name} link{s} spins, slides and rolls with you, and nothing stops
- A turn, and the slide has already begun
< Breathe wherever you like.
= flow
> Every wave / hands the sea to the next.
- {name} let{s} a turn become a lean and a lean become a slide
- You turn, you lean, and the shore moves away
< Pass it on, softly.
= exotic
> Take the long way / down to the floor.
- {name} know{s} the slow road, from hip to knee to floor
- The hips go first, and the song follows
< Take the long way twice.
= exotic
> Slow is a language. / Your hips speak it.
- {name} translate{s} the song into long, low lines
- A hip circle can last a whole line of the song
< Linger on the vowels.
= exotic
> Let the beat / wait for you, once.
- {name} leave{s} room for the slow turn of a hip
- You walk like dusk, in no hurry at all
< The song will understand.
< Then keep the beat waiting.
= heels
> Click. Click. / That’s you, arriving.
- {name} start{s} with the walk, then add{s} a turn
- Each heel leaves a small word on the floor
< Let the floor announce it.
< Arrive once more, slower.
= heels
> You know how to walk. / Now hear it.
- {name} find{s} the music between two steps
- In heels, even crossing the room is a verse
< Every step rhymes.
= lowflow floor
> The floor never / let anyone down.
- {name} let{s} each roll sink in like rain
- You come down like snow, without a sound
< Lie down and see.
= lowflow floor
> Stay low. / The good lines are down here.
- {name} write{s} in rolls and leg lines, close to the ground
- A leg unfolds, and the sentence runs on
< Come and read lying down.
= lowflow floor
> Slow as honey, / low as a hum.
- {name} pour{s} one roll into another
- A long wave passes down the spine and settles
< Melt, a bar at a time.
< The floor hums back.
= lowflow floor
> Lie down. / Now call it dancing.
- {name} turn{s} a roll, a slide and a stretched leg into one phrase
- A slow roll says what standing never could
< Get up only to bow.
= handstand
> Show your feet / the ceiling.
- {name} help{s} your legs rise like kites on a string
- The palms hold the ground, and the toes look up
< Your feet know only the floor.
< Your toes have always wondered.
= handstand
> Hold up the world / with both palms.
- {name} build{s} the balance like a tower of stones
- Wrists, shoulders, hips, and you are a tower
< The world is lighter than it looks.
< Then put the world down gently.
= handstand
> Balance is a quiet word. / Come and learn it.
- {name} spell{s} balance slowly, from wrist to toe
- You kick up, and for one breath nothing moves
< Say it with your hands.
= conditioning
> Roots grow first. / Nobody applauds.
- {name} tend{s} your strength, one patient pull at a time
- You pull, you hold, and the strength goes deep
< We clap for roots.
< Grow roots anyway.
= conditioning polefit
> Again is a small word. / Lift it.
- {name} say{s} again, softly, and the arms answer
- You pull, you press, you rest, and the round comes back
< Again, with feeling.
= conditioning polefit
> The heart keeps time. / Follow it.
- {name} lead{s} pulls, planks and core work, one round at a time
- Pull, plank, rest, like a song in three
< The heart is loudest at the good parts.
= polefit
> Your heart would like / a louder part.
- {name} set{s} climbs and squats to music, with rests between
- A climb, a squat, a climb, and the pulse picks up
< Give your heart the drums.
= stretch
> Cats do this / without being asked.
- {name} linger{s} with you in every long hold
- Your back grows long, as if it lay in the sun
< Softly, you are asked.
= stretch
> Breathe out. / The muscles are listening.
- {name} speak{s} to the shoulders, then the hips
- A long hold is a letter to the hips
< A whisper is enough.
< Don’t raise your voice.
= stretch
> You carry the day / in your shoulders.
- {name} loosen{s} neck and back, one breath at a time
- Your neck goes long, and the shoulders drop like snow from a branch
< Put the day down here.
< The day can find its own way home.
= stretch
> Nothing to chase. / Only breath.
- {name} wait{s} with you at the edge of the stretch
- A split opens slowly, when the breath gets there
< Exhale, and stay.
= restore
> Do less. / Then a little less.
- {name} leave{s} long silences between the stretches
- A stretch grows quiet, and then it is rest
< Now stay there.
< Almost nothing. Lovely.
= restore
> Lie down. / That’s most of it.
- {name} guide{s} each gentle stretch and let{s} it linger
- The floor has you, and the breath slows down
< The rest is rest.
= yoga
> Breath in, breath out: / the oldest song.
- {name} keep{s} slow time, pose by pose
- You fold, you rise, you fold, like a slow refrain
< You know it already.
< Come and hum along.
= yoga
> Be a tree. / Let the thoughts be birds.
- {name} sway{s} with you, one foot on the ground
- One foot grows roots, and the branches grow quiet
< Grow where you stand.
< Answer only the wind.
= yoga
> Somewhere under the noise, / you’re breathing.
- {name} let{s} each breath lead a stretch, a fold, a rest
- You fold forward, and the noise goes by overhead
< Come closer. Listen.
= choreo
> At first it’s counting. / Then it’s dancing.
- {name} stay{s} with each eight until it sings
- One eight, then another, and the song carries you
< Somewhere around eight.
= choreo
> Nobody writes it down. / Your feet remember.
- {name} add{s} eight counts to eight counts, until the song is danced
- You keep each eight like a pressed flower
< Ask your feet on the way home.
= choreo
> Every song / has a dance inside.
- {name} take{s} the song apart: a step, a turn, a pause
- You find a turn in the verse, and a pause in the chorus
< Come and let the dance out.
= chair
> A chair keeps quiet. / You do the talking.
- {name} let{s} a crossed leg finish the sentence
- You circle the chair and sit down on the last word
< The seat has heard nothing like it.
= chair
> You have sat still / long enough.
- {name} teach{es} you to circle, to sit, to cross a slow leg
- Here, even sitting down is a dance
< Rise, and sit, and rise.
= chair
> Sit down slowly. / Make it an event.
- {name} give{s} one lean the length of a verse
- You come down like the last leaf of autumn
< Give it a whole chorus.
= burlesque
> One glove takes / a whole verse.
- {name} show{s} you how to walk, turn and make a gesture last
- You turn, and the gesture is still arriving
< Keep the other glove for later.
= burlesque
> A shoulder, a secret, / a slow smile.
- {name} teach{es} the walk, the glance, the pose and the pause
- You look back once, like a door left open
< Let them guess the rest.
< Wink at the last line.
= burlesque
> The art is / in the pause.
- {name} let{s} the strut end in silence
- A pose holds its breath a moment too long
< Wait for it. Smile.
= twerk
> Your hips have been / meaning to speak.
- {name} teach{es} the bounce, small and round as an O
- The knees bend, and the bass understands
< Give your hips the microphone.
< Hips have the last word.
= twerk
> Low notes, / loose hips.
- {name} find{s} the bounce beneath the song
- The knees soften, and the drop says it all
< Shake every syllable.
= twerk
> First the knees bend. / Then the joy.
- {name} let{s} a shake rise from the floor to the hips
- A bounce starts as a ripple and ends as weather
< Laugh on the offbeat.
< Joy has a drum.
= salsa
> Your feet ask. / The drum says yes.
- {name} lead{s} the basic step, the turns, the pause between
- Forward, back, and between the beats the hips join in
< Keep asking.
= salsa
> The rhythm was here first. / Step in.
- {name} make{s} the introduction, foot by foot
- You listen with your soles, then with your hips
< The rhythm moves over for you.
= salsa
> A turn, / and you come back smiling.
- {name} count{s} you into the turn and home again
- Three quick steps, a pause, and the turn comes round
< Go around again.
< That’s what turns are for.
= hoop
> A circle has no first line. / Begin anywhere.
- {name} show{s} you how to mount, to sit, to hook a knee
- You sit in the ring, and the first line swings
< End where you began.
< Sit down in the middle.
= hoop
> Hang there like a moon, / slowly turning.
- {name} know{s} every phase, from seat to hang
- One knee over the hoop, and the tide turns
< Softly shine.
= hoop
> Hold the ring, / and let the ground go.
- {name} lead{s} you up into a seat, then a slow hang
- The hoop rocks once, and your feet are free
< Float for a verse.
< The air will hold the tune.
= silks
> It hangs like rain / that changed its mind.
- {name} show{s} you how to wrap a foot, to stand, to lean out
- You wrap one foot in silk and stand on weather
< Go up and ask the rain why.
= silks
> Here is a curtain. / You are the play.
- {name} teach{es} wraps, hangs and poses, and a soft way down
- You lean out of the silk, and the scene begins
< Take your bow in the air.
= silks
> Cloth remembers / how you held it.
- {name} help{s} you take hold, wrap in and open out
- You wrap in, and the silk learns your name
< Hold the silk like a promise.
= straps
> Two loops, one breath, / and you rise.
- {name} teach{es} you to wrap, to hang, to lift, to turn
- The floor recedes like a page being turned
< Strong as a last line.
= straps
> Strength, drawn slowly / through the air.
- {name} lead{s} hangs, lifts and rolls, each one a long line
- You lift your legs, and the line goes on
< Write it boldly.
= trapeze
> Remember the swing? / It grew up, too.
- {name} teach{es} you to sit, to stand, to hang by the knees
- You lean back, and the afternoon is long again
< Your legs remember.
< Nobody calls you in yet.
= trapeze
> Sit down in the air. / Sway a little.
- {name} help{s} you up onto the bar, then into a lean
- Beneath your feet there is air, then the world
< Birds call this sitting.
< Up there, it’s quiet.
= trapeze
> Leave the ground / for the length of a song.
- {name} lead{s} you up on the first verse
- You hang by the knees, and the rest is melody
< Come down humming.
= seniors
> There is always / another first time.
- {name} lead{s} easy steps, slow turns and a stretch to finish
- An easy step, a slow turn, and the room dances
< Come and have another first.
= seniors
> There is time / for every step.
- {name} linger{s} over each turn, gladly
- A turn may ripen as long as it needs
< The music is in no hurry.
= inclusive
> Every body is a song. / Sing yours.
- {name} tune{s} every turn and hold to you
- Every move has more than one melody
< Your voice belongs here.
= inclusive
> Take up space. / It was always yours.
- {name} teach{es} turns and poses, and make{s} room for your way
- You turn, you pose, your arms as wide as you like
< Use every inch.
= inclusive
> There is no wrong way / to be a dancer.
- {name} find{s} the version of each move that feels good to you
- Every move has more than one way in
< Be seen, your way.
= party
> The shy one always / surprises everyone.
- {name} show{s} all of you one short dance, a few steps at a time
- Someone steps forward, and the whole room cheers
< Find out who the shy one is.
< Maybe it’s you.
= party
> Ten years on, / you’ll still bring this up.
- {name} lead{s} a few easy moves, and you try them side by side
- Someone turns, someone laughs, and nobody forgets
< Give yourselves a story.
= party
> Friends are people / who saw you dance.
- {name} teach{es} you one dance, to share like bread
- You turn, and every face you know is there
< Let your friends see it.
= private
> Nobody else / is on this page.
- {name} start{s} from your questions, your music, your pace
- Your questions and your music fill every line
< Write large.
< Turn the page when you’re ready.
= private
> All the questions / are yours.
- {name} listen{s} first, then take{s} it slowly with you
- You ask, you try, you ask again, and there is time
< Ask the small ones, too.
= private
> Bring the one move / that haunts you.
- {name} take{s} the move apart with you, piece by piece
- Looked at slowly, even a ghost grows gentle
< Time to make peace.
= practice
> A pole, a song, / and time to try.
- {name} keep{s} the room open, and nothing is due
- You try a move again, as the tide tries the shore
< Rough drafts are welcome.
= practice
> Every good line / was tried before.
- {name} keep{s} you company while you work on your own moves
- A move waits where you left off, like a bookmark
< Erase, repeat, smile.
= practice
> Try it once more. / Nobody is grading.
- {name} open{s} the floor, and you repeat, change, begin again
- A move comes round again like a refrain
< Now once for fun.
< Mistakes are only notes.
= workshop
> Look at one thing / until it shines.
- {name} take{s} one theme apart and repeat{s} it with you slowly
- One theme turns in your hands like a shell
< Read between the lines.
< Bring a curious eye.
= workshop
> First the how, / then the why.
- {name} explain{s} every detail, and there is time to try it
- You hear every detail, try it, and try it again
< Then the oh.
< Ask until you know.
= workshop
> One thing, / underlined twice.
- {name} go{es} over one theme with you, word by word
- Every detail gets a line of its own
< Read it closely.
< Then learn it by heart.
= showcase
> Nerves are only / the music, early.
- {name} run{s} the entrances, the counts and the last pose
- You dance every count, from the entrance to the bow
< Let the nerves play.
= showcase
> One breath, / before they know your name.
- {name} polish{es} the dance, from the first step to the bow
- The dance stands behind you like a wave
< They’ll know your name after.
< Hold it. Now go.
= showcase
> A step, a bow, / and everything between.
- {name} go{es} over the counts, the turns and the pauses
- You go over each count until it is smooth as a pebble
< It’s the between we polish.
= photo
> Hold still. / Time will, too.
- {name} help{s} you find the pose, the line and the look
- A pose is a breath that forgot to leave
< Just for a click.
= photo
> One click, / and this second stays.
- {name} guide{s} your pose, from the hands to the toes
- You stretch one line from hand to toe, and look up
< Give the second a pose to keep.
= photo
> Some poses / should be kept.
- {name} look{s} for the pose that is most yours
- Point the toes, lift the chin, and be remembered
< Keep the one you laughed in.
= men
> Strength holds on. / Grace lets go.
- {name} work{s} on the climb, the hold and the soft way down
- You climb hand over hand and come down with ease
< Practice both.
< Bring one, find the other.
= men
> The bar is upright here. / Lift yourself.
- {name} teach{es} climbs, holds and spins, and the rhythm beneath them
- Hand over hand, you leave the day below
< Grip first, then grace.
= men
> Climb, hold, breathe. / Then let it dance.
- {name} show{s} you how to hold, to swing out, to land
- You swing out from the pole and come home on the beat
< Put strength to music.
= prenatal
> You are somebody’s / whole world. Sway.
- {name} lead{s} each circle slowly, like an orbit
- You breathe out, and the hips go round, unhurried
< Worlds turn slowly.
= prenatal
> Somebody small / is dancing along.
- {name} keep{s} every movement soft enough for two
- You sway a little, and someone listens
< Let them choose the tempo.
< They know your rhythm best.
= prenatal
> Two hearts, / one slow song.
- {name} lead{s} soft circles, easy stretches and calm breaths
- The breath goes out like a boat and returns
< Sway for both.
< Gently now, both of you.
= postnatal
> A breath for you. / Then another.
- {name} lead{s} slow stretches, and the quiet between them
- The shoulders sink, and the back grows long
< Both breaths yours.
= postnatal
> You have rocked someone to sleep. / Now, you.
- {name} guide{s} easy stretches, soft core work and deep breaths
- This once, the quiet is for you
< Lullabies work both ways.
= postnatal
> Gently, / you begin again.
- {name} lead{s} soft core work and stretches, step by step
- First the breath, and then a little strength
< Softly, in your own time.
< One breath is a beginning.
= contemporary
> What words leave out, / the body keeps.
- {name} lead{s} you through reaches, turns and soft falls
- You reach, you fall, and something long unsaid is said
< Let the body speak.
< Come without a word.
= contemporary
> Fall, / as if falling were a choice.
- {name} teach{es} a phrase: a reach, a turn, a long way down
- You come down like a leaf that has made up its mind
< Then choose to rise.
= contemporary
> Listen first. / Then let it move you.
- {name} help{s} you follow the music from your feet to fingertips
- The music comes in at the ribs and out at the hands
< Be a leaf in the music.
< Nothing to explain.
= acro
> I lean, you lean, / and nothing falls.
- {name} teach{es} lifts, balances and safe ways down
- Two hands meet two hands, and somebody rises
< Gravity, for two.
= acro
> Somebody’s hands / become your floor.
- {name} show{s} you how to base, to fly and to land
- You stand on trust, and it holds
< Then be the floor yourself.
= acro
> Alone, it would be falling. / With two, it’s flying.
- {name} start{s} every lift with one shared breath
- One of you is the tree, the other the bird
< Count to two, and up.
= circus
> Come and be / the drumroll’s reason.
- {name} teach{es} you a swing, a balance and a bow
- One small trick, and the whole room leans in
< Step into the ring.
< End it with a flourish.
= openlevel
> Some are at hello, / some at chapter nine.
- {name} show{s} each move twice: once simply, once boldly
- Each move can be read simply, or between the lines
< Same book.
< We read it side by side.
= openlevel
> A choir needs high notes / and low ones.
- {name} set{s} each move in more than one key
- Take the move an octave down, or up
< Come and sing your part.
= openlevel
> One move, / in everyone’s own handwriting.
- {name} adapt{s} each move to you, from the warm-up to the end
- A turn may be small and neat, or wild
< Sign it your way.
< No two look alike.
= teens
> There’s no wrong answer / upside down.
- {name} teach{es} swings, holds and poses, with your kind of beat
- You hang, and your thoughts fall into place
< Show your work.
= teens
> Turn up the song. / Take up space.
- {name} start{s} the beat, and you learn to hang, swing and pose
- Every move you try is a line in bold
< Be as loud as the chorus.
< Bring your friends along.
= kids
> Can you hang / like a sleepy bat?
- {name} know{s} how bats hold on and how they land
- You swing, and the whole world tips over
< Wake up and wave!
= kids
> Swing, little swallow, / swing!
- {name} teach{es} you to take off and land softly
- You hold on tight, and the wind says hello
< Every bird gets a turn.
< Fly in with your friends!
= kids
> Monkeys have / the best ideas!
- {name} lead{s} swings and balances, from branch to branch
- You grip, you swing, and you land with a thump
< Come and borrow their ideas!
< Then a bow, and clap!
= class
> You came in walking. / Watch how you leave.
- {name} put{s} a little music in your step
- Somewhere in the song, a step becomes a dance
< Take the long way home.
< Let the sidewalk hear it.
= class
> The day comes loose / when the music starts.
- {name} lead{s} you step by step, and then the beat takes over
- One step, one song, and the office slips off like a coat
< Come in, and exhale.
= class
> First the music, / then you.
- {name} teach{es} you the moves, and the rhythm ties them together
- The beat asks something that only feet understand
< The music plays. You answer.
= pole
> Hold on to one thing. / Let go of the rest.
- {name} teach{es} a spin, a pose and how one leads to the other
- The pole stays, and the errands drift away
< Start by dropping the week.
= stretch
> A yawn, / for the whole body.
- {name} lead{s} you from fingertips to toes, one long hold at a time
- A long stretch wanders from the neck to the toes
< Let the yawn spread.
< Take your time waking.
= restore
> Even the tide / goes out to rest.
- {name} keep{s} the silence while the waves go out
- You lie as still as sand, and breathe
< Exhale with the waves.
< The tide always comes back.
= choreo
> The song ends. / The steps stay.
- {name} teach{es} a step, a turn, a stop, eight by eight
- You hum, and your feet finish the phrase
< Carry the steps home.
< Dance on in the kitchen.
= contemporary
> Some sentences start / in the ribs.
- {name} lead{s} you across the floor in turns, waves and rests
- A wave leaves the ribs and travels down the spine
< Finish the line with your arms.
= practice
> This is your page. / Scribble.
- {name} keep{s} the space open for your moves, old and new
- A spin may be crossed out and written again
< Nobody reads along.
< Crumple it. Start over.
@ Intro to Pole
> Every swallow had a first flight.
- {name} guide{s} you from a first grip to a first spin, no experience needed
- With {name}, first grips and walks find air. No dance background needed
- A grip, a walk, a first small spin, and no experience is needed
< Your wings begin here.
< Come and try the air.
< Take one step. Wings follow.
@ Intro to Pole
> Your first spin falls / like first snow.
- {name} walk{s} you softly from grip to step to turn, no partner needed
- Step by step, {name} show{s} you the grips and walks that begin a dance
- You need no experience, just a hand on the pole and a breath
< Come in from the ordinary.
< Begin as softly as snow.
< Land in soft snow.
@ Intro to Pole
> A seed begins with no experience.
- {name} tend{s} your first grips, your first walks and your first spin
- With {name}, grips and walks take root, and a first spin opens
- Grips and walks take root, and a first spin opens
< Come and take root.
< Small seeds grow tall.
< Plant a little courage.
@ Intro to Pole
> A blank page, / a pole, and you.
- {name} help{s} you write grips, walks and a first spin. No experience needed
- Grips, walks and a first spin become your opening lines with {name}
- No dance background is needed to write a grip, a walk, a spin
< Write your first line.
< Begin with one word.
< Let the dance read on.
@ Intro to Pole
? offer free trial class
> Free trial class: / one line in your own hand.
- {name} help{s} you try grips, walks and a first spin, no experience needed
- With {name}, you meet the pole in a grip, a walk and a spin
- Your grips, your walks and your first spin need no experience at all
< See how it reads aloud.
< Borrow the pen awhile.
< The page asks nothing.
@ Intro to Pole
? bring *friend*
> Bring {bring}, and learn to fly as a pair.
- {name} teach{es} you both to grip, walk and spin, no experience needed
- Side by side, you learn grips and walks and a first spin with {name}
- You need no experience for a first spin, only each other
< Two birds. One wide sky.
< Share your first sky.
@ Intro to Pole
? offer first class free
> First class free, like the air outside.
- {name} lead{s} you to grips, walks and a first spin. No experience needed
- Grips, walks and your first spin begin with {name}, no partner needed
- Your first grips, walks and spin ask for no experience, only curiosity
< Come and breathe in.
< The door stands open.
< Wander in. Stay.
@ Beginner Pole
> Leave with a poem of your own.
- {name} help{s} you write spins, climbs and sits into your own combo
- At a steady pace, {name} turn{s} spins, climbs and sits into verses
- Spins, climbs and sits become the verses of a combo you keep
< Write it with your body.
< Sign your own verse.
< Carry your poem home.
@ Beginner Pole
> Slowly, the ivy reaches the light.
- {name} let{s} spins, climbs and sits grow slowly into your own combo
- With {name}, your grip and confidence grow, one climb at a time
- Spins, climbs and sits grow, unhurried, into a combo of your own
< Grow at your own pace.
< Leaf by leaf, you rise.
< Reach for your sunlight.
@ Beginner Pole
> Confidence comes like spring, / leaf by leaf.
- {name} bring{s} spins, climbs and sits, and your own combo blossoms
- Grip and core wake gently with {name}, until a combo blooms
- Your spins, climbs and sits open, and a short combo blossoms
< Come and bloom.
< Let your spring begin.
< Open slowly. Open wide.
@ Beginner Pole
> A river starts as a small stream.
- {name} gather{s} your spins, climbs and sits into one flowing combo
- Steadily, {name} lead{s} spins and climbs toward a combo of your own
- Spins, climbs and sits gather until a combo of your own flows
< Begin as a stream.
< Follow your own current.
< Let your river find you.
@ Beginner Pole
? series *weeks*
> {series}, / and the ivy reaches the sun.
- {name} help{s} spins, climbs and sits grow into a combo of your own
- Steadily, {name} build{s} your spins, climbs and sits, and a combo opens
- Spins, climbs and sits grow steadily into a combo of your own
< Grow a little each time.
< Begin low. Climb toward light.
< Let patience bloom.
@ Intermediate Pole
> A bridge looks down / and finds the sky.
- {name} spot{s} your first inverts and leg hangs, calm as a riverbank
- Safely spotted by {name}, you learn inverts, leg hangs and cleaner transitions
- First inverts and leg hangs come gently, with someone there to spot you
< Come and see the sky.
< Lean over, and look.
< Turn your horizon over.
@ Intermediate Pole
> You climbed the tree. / Now hang like fruit.
- {name} keep{s} you safe through first inverts and smoother transitions
- With {name} close by, you try inverts and slow, cleaner transitions
- Your first inverts and leg hangs ripen, safely spotted, one by one
< Ripen a little longer.
< Hang in the sun awhile.
< The branch will hold you.
@ Intermediate Pole
> One breath, / and the ground becomes sky.
- {name} guide{s} your first inverts and leg hangs, always safely spotted
- First inverts and cleaner transitions unfold with {name} at your side
- Safely spotted, you meet inverts, leg hangs and cleaner transitions
< Breathe, and turn the world.
< Float above the ground.
< The sky waits below.
@ Intermediate Pole
? series
> {Series}, / and the lake fills up with sky.
- {name} spot{s} you gently through first inverts and leg hangs
- First inverts, leg hangs and cleaner transitions come safely with {name}
- Your inverts, leg hangs and transitions grow cleaner, safely spotted
< Begin with one cloud.
< Look down into the blue.
< The lake will hold you.
@ Advanced Pole
> From below, / the swallow’s flight looks easy.
- {name} lead{s} handsprings and shoulder mounts into calm, elegant lines
- Power and control meet with {name} in combos that seem to glide
- Handsprings and shoulder mounts draw elegant lines across the air
< Fly as if it’s easy.
< Come, and cross the sky.
< You know the wind.
@ Advanced Pole
> The waterfall, from far away, / is only a white line.
- {name} let{s} shoulder mounts and handsprings fall into elegant lines
- With {name}, the power of a handspring ends in one quiet line
- Handsprings and shoulder mounts rush down into one elegant line
< Come and be the line.
< Strength can fall silent.
< Let power run quietly.
@ Advanced Pole
> High above the floor, / strength looks like calm.
- {name} teach{es} confident inverters handsprings, mounts and aerial combos
- Handsprings and shoulder mounts grow still and elegant with {name}
- Aerial combos, shoulder mounts and handsprings find their long, elegant lines
< Rest among the heights.
< The upper air is yours.
< Rise into the calm.
@ Spin Basics
> Let go, / as a leaf would.
- {name} teach{es} fireman, chair and back hook. No strength needed yet
- Fireman, chair and back hook carry you softly to the floor with {name}
- Fireman, chair and back hook need no strength yet, only a breath
< Fall softly, turning.
< Land like a leaf.
< Come down dancing slowly.
@ Spin Basics
> No strength needed. / The wind has enough.
- {name} guide{s} you into fireman, chair and back hook, as soft as falling petals
- With {name}, you step into fireman, chair and back hook, and drift down
- Walk in, let go, and drift through fireman, chair and back hook
< Lean on the air.
< Ask the wind for a turn.
< Let the breeze begin.
@ Spin Basics
> Snow never falls straight. It dances down.
- {name} show{s} you fireman, chair and back hook, and a soft landing
- With {name}, you whirl through fireman, chair and back hook, and land softly
- Fireman, chair and back hook turn you gently toward a soft landing
< Touch down like snow.
< Take the dancing way down.
< Drift, and be light.
@ Spin Basics
> One step, / and the floor lets you go.
- {name} lead{s} fireman, chair and back hook, all the way to a landing
- Fireman, chair and back hook begin with {name} and one small step
- Your step becomes fireman, chair or back hook, and you land softly
< Step off, and drift.
< The air has room.
< Step into the turning.
@ Spin Pole
> The pole turns, / and you become its moon.
- {name} teach{es} momentum and balance for floaty combos, quiet as orbit
- With {name}, balance and momentum become combos that feel like flying
- Momentum and balance carry you, floating, through combos that feel like flight
< Come into orbit.
< Shine as you turn.
< Circle slowly home.
@ Spin Pole
> A maple seed / comes down in circles.
- {name} turn{s} balance and momentum into combos that float and fly
- The pole turns with you, and {name} show{s} you how to float
- The pole turns, you balance, and your combos float like flight
< Fall in slow spirals.
< Let the breeze choose.
< Be light for a while.
@ Spin Pole
> Close your eyes. / This is how flying feels.
- {name} teach{es} momentum and balance for combos that look effortless
- With {name}, momentum and balance grow into floaty combos, like wings
- You turn with the pole through floaty combos, and flying feels near
< Open your wings slowly.
< Come and fly slowly.
< The air remembers you.
@ Spin Pole
? level all
> All levels fly. / The same wind carries everyone.
- {name} teach{es} balance and momentum for combos that float
- With {name}, the turning pole lends its momentum to floaty combos
- Momentum and balance become combos as effortless as wind
< Lean into the wind.
< There’s sky for everyone.
< Join the flock.
@ Pole Tricks
> Three pebbles in the hand, / still wet from the sea.
- {name} hand{s} you three tricks, one by one, and spot{s} every level
- Step by step, {name} show{s} you three tricks and spot{s} every level
- Three tricks open step by step, with spotting and options for every level
< Carry one home.
< Turn each one over.
< Hold a pebble until it’s warm.
@ Pole Tricks
> Three tricks, / like a haiku.
- {name} take{s} every trick slowly, line by line, and spot{s} every level
- Step by step, {name} spot{s} each trick. Bring your phone for the photo
- Each line comes slowly, with spotting and options for every level
< Bring your phone. Hold still.
< Write three lines in air.
< Come and finish the poem.
@ Pole Tricks
> For one breath, / you are the picture.
- {name} unfold{s} three tricks slowly, with spotting and options for every level
- With {name}, each of three tricks comes slowly, at every level
- Three tricks come slowly into focus, with spotting at every level
< Bring your phone. Breathe.
< Be still, and smile.
< Stay, for one click.
@ Pole Flow
> A river forgets its name / as it reaches the sea.
- {name} lead{s} spins, floorwork and transitions in one long breath
- Spins, floorwork and transitions run together with {name} and the music
- Spins and floorwork run together in one long breath of movement
< Let the counting drift away.
< Come and be carried.
< Follow the current.
@ Pole Flow
> One breath, / from the sky to the floor.
- {name} join{s} spins, floorwork and transitions, and you feel the music
- With {name}, spins sink into floorwork and rise again with the music
- Spins sink into floorwork, and the music matters more than counting
< Breathe in. Come along.
< Let the song breathe you.
< Exhale, and begin.
@ Pole Flow
> Rain never stops to count its drops.
- {name} let{s} your spins run into floorwork, and the music leads
- Feel more and count less as {name} link{s} your spins and floorwork
- Spins run into floorwork, the way rain runs into rivers
< Fall, and keep flowing.
< Come out of the counting.
< Let the music pour.
@ Pole Choreography
> A song, / slowly opened.
- {name} build{s} the new routine in sections, and you finish full out
- Section by section, {name} open{s} a routine that ends full out
- The routine opens in sections, and at the end you dance full out
< Let the last chorus bloom.
< Leave no note unopened.
< Carry the song home.
@ Pole Choreography
> Learn one song by heart.
- {name} teach{es} a new routine in sections, and you dance full out
- Verse by verse, {name} bring{s} the routine to its full-out end
- A new routine comes verse by verse, and the end is danced full out
< Sing with your whole body.
< Every verse is yours.
< Keep time with your heart.
@ Pole Choreography
> The blackbird learns the dusk, / note by note.
- {name} lead{s} you through the sections, and you dance the end full out
- Section by section, the routine grows with {name} until you dance full out
- The routine grows from section to section, until you dance full out
< Sing it to the end.
< Let the last note ring.
< Dance between the notes.
@ Pole Choreography
? music
> {Music}, / and every song a letter.
- {name} read{s} you the new routine in sections, and you dance the end full out
- Section by section, {name} bring{s} you the routine, until you dance full out
- The routine unfolds in small sections, and the end is danced full out
< Answer with your feet.
< Hum the whole way home.
< Sign the last beat.
@ Exotic Pole
> Slow as the dusk, / and twice as bold.
- {name} lead{s} low flow, slides and kips in heels, with the patience of dusk
- Slides, kips and low flow are danced with {name}. Bring your boldest self
- Heels on, lights low, and your slides and kips say everything
< Dusk becomes you.
< Stay until the stars.
< Let the dusk look on.
@ Exotic Pole
> Your boldest self / waits in the wings.
- {name} call{s} the low flow, the slides and the kips. Bring knee pads
- With {name}, slides and low flow sink like embers, heels on, lights low
- Heels on, lights low, and each slide, each kip comes out of hiding
< Step out of the wings.
< Come out with the music.
< Come, and be seen.
@ Exotic Pole
> Low as smoke, / and just as free.
- {name} teach{es} slides, kips and low flow in heels. Bring your attitude
- Slides and kips curl along the floor with {name}, heels on, lights low
- Slides and kips curl low, in heels and with attitude
< Drift in boldly.
< Curl, linger, rise.
< Leave a little smolder.
@ Heels & Floorwork
> Waves do it all day: / down, and back up.
- {name} teach{es} leg lines and rolls, in heels of any height or socks
- Leg lines and rolls come and go with {name}, in heels or in socks
- Leg lines and rolls come and go, in heels of any height or socks
< Let the tide bring you.
< Let the shore hold you.
< Rise and fall, slowly.
@ Heels & Floorwork
> Draw one long line, / from hip to toe.
- {name} add{s} rolls, waves and smooth ways down, in heels or in socks
- With {name}, rolls and waves carry you to the floor and smoothly back
- Rolls and waves carry you down and back, in heels or socks
< Sign the floor softly.
< Let your legs write.
< Even socks draw beautifully.
@ Heels & Floorwork
> A willow bows, / and the river takes the line.
- {name} let{s} leg lines and rolls trail down and up, in heels or socks
- With {name}, rolls and waves sink like branches, and rise as softly
- Leg lines, rolls and waves bend low and rise, in heels or in socks
< Bow low. Rise slowly.
< Let your branches trail.
< Come down to the ripples.
@ Heels & Floorwork
? music
> A melody comes down like leaves: / {music}.
- {name} let{s} leg lines, rolls and waves drift down, and slowly rise
- With {name}, leg lines and rolls come down with the melody, and rise again
- Leg lines, rolls and waves settle on the floor, and lift again
< Drift down, and stay a verse.
< Land where the note lands.
< Let the last leaf linger.
@ Chair Dance
> A chair, a slow song, / and you.
- {name} lead{s} sultry steps that are easy to follow and lovely with friends
- Sultry steps come easily with {name}, and no experience is needed
- The steps are sultry, easy to follow and lovely to share with friends
< Sit down. Let it start.
< Lean into the song.
< The seat is warm.
@ Chair Dance
> An empty chair / is an invitation.
- {name} teach{es} sultry choreography that is easy to follow, alone or with friends
- With {name}, sultry choreography is easy, and no experience is needed
- Sultry choreography is easy here, and even lovelier with friends
< Accept with one slow turn.
< Answer with a slow dance.
< Take the waiting seat.
@ Chair Dance
> Your partner stands still. / You do the dancing.
- {name} make{s} sultry choreography easy to follow, and friends are welcome
- The sultry steps come slowly and easily with {name}, and friends are welcome
- Sultry choreography comes easily, and you need no experience
< Ask the chair to dance.
< Circle closer, slowly.
< Four wooden legs are waiting.
@ Chair Dance
? bring *friend*
> Bring {bring}: / one song, two leaves turning.
- {name} teach{es} sultry steps that are easy to follow, side by side
- Sultry steps are easy to share with {name}, and no experience is needed
- The sultry steps come easily, like leaves, and need no experience
< Sit close to the music.
< Lean as the wind leans.
< Come down as softly.
@ Aerial Hoop
> A low moon, a high moon: / choose yours.
- {name} teach{es} mounts, poses and spins, with a low and a high version
- Mounts, poses and spins rise gracefully with {name}, from the first class
- You mount, you pose, you spin, with graceful strength from the first class
< Sit in the moon, and glow.
< Come and be the moon.
< Rise as the moon does.
@ Aerial Hoop
> A pond’s one ripple, / hung in the air.
- {name} guide{s} you into mounts, poses and spins, each one low or high
- With {name}, graceful strength begins in the first class, low or high
- You mount, you pose, you spin, low or high, from the very first class
< Widen, and grow still.
< Sit at the still center.
< Float inside the ring.
@ Aerial Hoop
> A bird on a ring, / just before singing.
- {name} teach{es} mounts and spins with graceful strength, low or high
- Low or high, {name} help{s} you mount, pose and spin from the first class
- Low or high, you mount, pose and spin with graceful strength
< Perch, and sing.
< Choose your branch.
< Open your wings up there.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. / Every moon starts thin and new.
- {name} begin{s} with low mounts and poses, and graceful strength comes early
- Mounts, poses and spins grow brighter with {name}, first low, and later high
- Mounts, poses and spins begin low, with grace from the first class
< Come and learn to glow.
< Grow rounder, grow brighter.
< Let a new moon rise.
@ Aerial Hoop
? places max*
> {places}, like birds along a branch.
- {name} teach{es} mounts, poses and spins, each with a low and a high version
- Mounts, poses and spins come gracefully with {name}, low or high
- Mounts, poses and spins come gracefully, low or high, from the first class
< Come and take your perch.
< Sing among the few.
< One ring is waiting.
@ Strength & Conditioning
> Under every feather, / a muscle does the work.
- {name} build{s} pull, core and shoulders for pole, until inverts finally click
- With {name}, your pull, core and shoulders make progress you can measure
- Quietly, core and shoulders grow for pole, until inverts finally click
< Come and earn your wings.
< Strength first. Sky after.
< Lift. Breathe. Lift.
@ Strength & Conditioning
> An oak adds a ring / each year.
- {name} help{s} pull, core and shoulders grow, with progress you can measure
- Pull, core and shoulders grow with {name}, and inverts finally click
- Pull, core and shoulders grow steadily, and inverts finally click
< Grow another ring.
< Stand a little taller.
< Come and put down roots.
@ Strength & Conditioning
> Every invert begins / with a breath and a pull.
- {name} train{s} core and shoulders for pole, with progress you can measure
- With {name}, core and shoulder work for pole helps you avoid injuries
- Pull by pull, core and shoulders bring progress you can measure
< Breathe in. Begin the work.
< Come for the click.
< Once more, quietly.
@ Flexibility & Stretch
> The body opens slowly, / like a garden gate.
- {name} guide{s} splits, backbends and shoulders kindly, wherever you begin
- Splits, backbends and shoulders open warmly with {name}, wherever you start
- Splits, backbends and shoulders open in their own time, wherever you start
< Step into your garden.
< Open a little more.
< Come in through the gate.
@ Flexibility & Stretch
> Spring never breaks the ice. / It warms it.
- {name} warm{s} splits, backbends and shoulders, whatever your starting point
- With {name}, splits, backbends and shoulders soften, kindly and unhurried
- Splits, backbends and shoulders soften, whatever your starting point
< Come and thaw a little.
< Let the warmth in.
< Soften, and reach for spring.
@ Flexibility & Stretch
> A cat in the sun / knows how to begin.
- {name} guide{s} splits and backbends kindly, whatever your starting point
- Active stretching with {name} is warm and kind to splits and shoulders
- Active stretching is warm and kind here, from any starting point
< Find your patch of sun.
< Stretch, yawn, stretch again.
< Linger in the warmth.
@ Flexibility & Stretch
> A bud takes its time.
- {name} guide{s} splits, backbends and shoulders warmly, from wherever you start
- Active stretching opens your splits and backbends with {name}, gently
- Active stretching opens splits and backbends gently, wherever you start
< Bloom at your own pace.
< Unfold when you’re ready.
< Petal by petal, breathe.
= any
? bring
> Bring {bring}, / and leave the rush at home.
< The rush won’t miss you.
= any
? bring *knee pads*
> Bring {bring}, / and come down softly.
< Kneel gently. Rise gently.
= any
? bring * mat
> Bring {bring}, / and room to breathe.
< Roll it out. Begin.
= stretch yoga
? bring * mat
> Bring {bring}, / and breathe out slowly.
- {name} lead{s} long, easy stretches from your shoulders to your toes
- Your shoulders sink, and thoughts go by like clouds
< Quiet is included.
= any
? bring *friend*
> Bring {bring}. / A duet is twice the song.
< Dance it side by side.
= any
? bring *friend*
> Bring {bring}. / Some joys come in pairs.
< Split the laughter evenly.
= any
? bring mats (provided)
> Come as you are. / Mats are provided.
< Breathe in. Arrive.
= stretch yoga
? bring mats (provided)
> Come and unwind. / Mats are provided.
- {name} loosen{s} the knots, one breath at a time
- The day unrolls, and so do you
< Lie back at the end.
= any
? wear *heels*
> Wear {wear}, / and hear the rhythm.
< Every step a syllable.
= heels exotic chair choreo
? wear *heels*
> Wear {wear}, / and walk like rain on tin.
- {name} teach{es} you the walk, the turn and a long leg line
- Each step falls where the song needs it
< Then be the hush after rain.
= any
? bring heels (optional)
> With heels or without, / the song is yours.
< Come at any height.
= any
? offer first class free
> First class free, / like the first snow.
< Leave the first footprints.
= any
? offer first class free
> First class free, / and the door stands wide.
< Come in, and begin.
= intro pole spin spinpole static
? offer first class free
> First class free, / first turn included.
- {name} show{s} you how to hold, to walk, to turn softly
- You hold on, you lean, and the room goes round
< Come around and see.
= any
? offer free trial class
> Free trial class. / Try the song on.
< Keep the song, if it fits.
= any
? offer free trial class
> Free trial class: / put one toe in.
< The sea won’t mind.
= any
? offer
> Good news travels lightly: / {offer}.
< Let it bring you here.
< Pass it on, or keep it.
= any
? offer *half price*
> {Offer}. / The half moon is still the moon.
< The moon never minds.
= any
? offer *off*
> {Offer}, / and every note still in the song.
< Come, dance all of it.
= any
? offer your friend comes free
> Your friend comes free. / Make it a duet.
< Two voices, one song.
= any
? level beginner (no experience)
> No experience needed. / Rivers start as rain.
- {name} show{s} each move slowly, and then once more
- A step is a drop, and drops find each other
< Fall in.
= any
? level beginner (no experience)
> No experience needed, / only a first step.
< The second step knows the way.
= any
? level beginner
> Beginners are welcome, / like the first warm day.
- {name} begin{s} at the beginning and go{es} gently from there
- The first step opens like a window
< Everybody here began once.
= any
? level beginner
> For beginners: / page one, read slowly.
- {name} read{s} every move aloud, as often as you like
- Each move is a short word, said twice
< It’s a good first page.
= any
? level all
> All levels: / tall grass and new grass.
- {name} give{s} each move in an easy version and a bolder one
- Every move can bend a little, or bow low
< Same wind.
< The field has room.
= any
? level all
> All levels: / open the book anywhere.
- {name} suit{s} each move to you, whatever you know already
- Every move has a simple reading and a deep one
< Start where it falls open.
= any
? level beginner (only)
> Beginners only, / so we all start on line one.
< Come and begin with us.
= any
? level advanced (only)
> {Level}. / You know what the hard words mean.
< Now say something long.
= any
? level advanced*
> {Level}, / for long and daring lines.
< The top branch knows you.
= any
? level intermediate
> Intermediate level, / where the lines grow longer.
< Don’t stop at the comma.
< Write on with us.
= any
? audience women*
> {Audience}: / one room, many voices.
< Bring your voice, high or low.
= any
? audience all bodies*
> All bodies welcome. / Each one has a story.
< Let your story be danced.
< Nobody edits here.
= any
? places *left
> {Places}: / blanks, waiting for names.
< Your name would fit.
< We’d love to write you in.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? places *left
> {Places}, / and a song to dance.
- {name} teach{es} the steps, the turns and the pauses between
- A slow verse, a quick chorus, and feet for both
< Sign up, then sway.
= pole spin spinpole static tricks polefit intermediate advanced
? places *left
> {Places}, / and a pole to turn around.
- {name} show{s} you the grip, the swing and the soft return
- You hold, you swing, and the floor waits for you
< May we write you in?
= hoop silks trapeze straps
? places *left
> {Places} / between the floor and the sky.
- {name} show{s} you how to sit, to hang, to hold a pose
- You hold on, and the day hangs below
< Sway here with us.
= any
? places few
> A few places / are still unwritten.
< May we write your name?
= any
? places small group
> A small group, / like a poem with no spare words.
< Be one of the needed words.
= any
? places max*
> A small circle, / a closer song: {places}.
< Be one of the lines.
< Every breath is heard.
= any
? series
> A song in many verses: / {series}.
< Come and hear what follows.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? series week*
> {Series}. / The dance grows, line by line.
- {name} add{s} a step, a turn and a few more counts
- A new step leans against the last one
< Come and read on.
= hoop silks trapeze straps
? series week*
> {Series}. / A little longer in the air.
- {name} let{s} each pose ripen a little more
- You work on seats, hangs and poses, and link them slowly
< The story floats on.
= any
? music
> A song to dance to: / {music}.
< Some songs are about you.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music}, / sung with your whole body.
- {name} teach{es} the steps slowly, and then you dance them to the song
- The steps come slowly, then the song takes them
< Every lyric finds a move.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> Your feet may know it already: / {music}.
- {name} lead{s} you through the verses, eight by eight
- Feet remember a song before the head does
< Come in on the chorus.
= any
? length
> {Length}, / and not a word needed.
< Come and say nothing, beautifully.
= any
? price
> {price}, / and the song is yours.
< Spend it on joy.
= any
? substitute
> {sub} is in, / with the same sweet song.
< Come and hear the song begin.
= any
? substitute
> {sub} is in, / and picks up the tune.
< Hear the tune in another key.
= any
? soldOut sold out
> Sold out. / Every line is taken.
< Thank you, every voice.
< Until the next song.
= any
? soldOut sold out
> Sold out, / and the page is full.
< Thank you. What a poem.
= any
? soldOut waitlist
> The waitlist is open, / like a window.
< Add your name, and hope.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. / Still, the waitlist is open.
< Add your name, and hum.
= any
? guest
> A new voice in the room: / {guest}.
< Come before it’s an echo.
= any
? guest
> News from elsewhere: / {guest}.
< Told in movement.
= salsa contemporary heels choreo class burlesque twerk floor lowflow flow
? typed *no partner*
> No partner needed. / The music takes your hand.
- {name} teach{es} you the steps, the turns and the beat
- The beat leads you out, around and back
< Follow the beat in.
= any
? typed *alone or with a friend*
> Come alone or with a friend. / Both are a song.
< Solo or duet, we’re glad.
= acro
? typed *alone or with a friend*
> Alone or with a friend, / you find balance.
- {name} teach{es} you to lean, and to be leaned on
- Somewhere here, a hand waits for yours
< Come, one or both of you.
= yoga stretch
? price
> {price}, / and nothing to do but breathe.
- {name} guide{s} slow stretches for your hips, your spine, your shoulders
- A long stretch, and the noise goes out like a tide
< Let your thoughts settle.
= floor lowflow flow
? substitute
> {sub} is in. / The song flows on.
- One slow turn, and the current is yours
- You turn, you roll, and one move becomes the next
< Come and flow along.
= workshop tricks advanced intermediate
? guest
> Another hand writes in our book: / {guest}.
- Every detail of the theme gets time to settle
- You take one theme and repeat it, detail by detail
< Come while the ink is wet.
= any
? typed *second class free*
> Second class free. / Every song has a second verse.
< Come once. Then come again.
= inclusive
? typed *every body*
> Every body is welcome / in this song.
- {name} show{s} each move in versions for you to choose
- Each move is sung the way you sing it
< Come and be heard.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? typed *new class*
> New class. / We all start on one.
- {name} start{s} with the steps, then add{s} turns and a pose
- The first step still belongs to nobody
< Two comes soon enough.
= pole polefit spin static tricks yoga stretch conditioning
? typed *new class*
> A new class, / and its first line.
- {name} open{s} with a warm-up and close{s} with a slow stretch
- Nothing is crossed out here yet
< Come and write line two.
= any
? typed *new class*
> A new class / has no yesterdays.
< Be the first story.
= pole polefit seniors conditioning
? typed *small group*
> A small group, / and time for every move.
- {name} hear{s} every question, even the quiet ones
- A move may take its time, as roses do
< Room to hear the rhythm.
= any
? audience
> {Audience}. / This one was written for you.
< Come and read it aloud.
`;
