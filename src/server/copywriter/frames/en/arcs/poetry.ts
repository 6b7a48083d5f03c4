// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const poetry = `
= intro
> Everything you love / was once a first try.
- {name} show{s} you how to hold, to walk, to turn, step by step
- You learn how to hold on, walk around the pole and turn
< Maybe this is next.
= intro
> One hand on the pole. / That’s line one.
- {name} begin{s} with a grip, a walk and one small turn
- You start with a grip, a walk and one small turn
< Line two is a step.
< You’ve already begun.
= intro
> The pole is patient. / So are we.
- {name} teach{es} each grip slowly, each step twice, each turn with care
- You see each grip slowly and try each step at your own pace
< Take all the time you like.
< Impatience can wait outside.
= intro
> Your first turn / is a small poem.
- {name} help{s} you write it with a walk, a grip, a swing
- A walk, a grip, a swing, and you have gone round once
< You’ll know it by heart.
< Read it with your feet.
= intro
> You have walked in circles before. / Never like this.
- {name} show{s} you where to hold, how to step and when to lean
- You learn where to hold, how to step and when to lean
< Lean a little. There.
= pole
> A straight line / teaches you curves.
- {name} teach{es} you spins, climbs and poses, and how to link them
- You learn spins, climbs and poses, and how to link them
< Come and bend the rules.
= pole
> Between the floor and the sky, / a dance.
- {name} show{s} you how to climb, to turn, to lean into a pose
- You climb, you turn, you lean back and hold a pose
< The ground will wait.
< Rise on the next beat.
= spin spinpole
> A turn is a breath / going round.
- {name} walk{s} you in, and you lean, turn and land softly
- You walk in, you lean out, you turn, you land softly
< Inhale, and off you go.
< Land on the exhale.
= spin
> One step, and the floor / lets you go.
- {name} teach{es} the grip, the swing, the quiet way to land
- You learn where to hold, when to swing, how to land
< It takes you back, softly.
= spin
> The room goes round. / You are the middle.
- {name} take{s} you from the walk to the swing to the landing
- You practice the walk, the swing and a landing without a sound
< Stay there a little longer.
< Everything revolves around you.
= spin
> The shortest way home / is once around.
- {name} show{s} you each spin as a step, a swing and a landing
- You learn each spin as a step, a swing and a landing
< Leave, turn, arrive.
= spinpole
> The pole turns. / You draw the line.
- {name} show{s} you how to pull in, open out and turn slowly
- Pull in, and you turn faster. Open out, and you slow
< A long line, in the air.
< Take up the whole page.
= spinpole
> Planets do this / all the time.
- {name} teach{es} you to lean, to float and to come to rest
- You lean out, float around and come to rest
< It’s your turn.
< Find your orbit.
= spinpole
> Open your arms, / and the world slows down.
- {name} help{s} you steer the turn with an arm, a leg, a lean
- You steer the turn with an arm, a leg, a lean
< Close them, and off it goes.
< Hold it there a while.
= static
> It stands still, / so you can be the wind.
- {name} teach{es} you to push off, to climb, to sit, to hold
- You push off into a spin, you climb, you sit, you hold
< Come as a breeze.
< Storms are welcome, too.
= static
> Every spin here / begins with your step.
- {name} show{s} you the push, the swing and the soft return
- You learn the push, the swing, the soft return, and then a climb
< Nothing turns without you.
< Take it, and turn.
= static
> A still pole, / a moving song.
- {name} lead{s} climbs, sits and spins, and the pauses between them
- You learn climbs, sits and spins, and the pauses between
< You’re what joins them.
= tricks
> It looks impossible / until your knee knows.
- {name} show{s} you where the knee goes, and when to let go
- You learn where the knee goes and which hand lets go
< Come and let it learn.
= tricks
> A trick is a sentence. / First, the small words.
- {name} read{s} it to you slowly: the grip, the hook, the hold
- You learn the grip, then the hook, then the way out
< Then the exclamation mark.
= tricks
> Hold on, lean back, / and breathe.
- {name} build{s} each trick with you, from the first grip to the exit
- You build each trick from the first grip to a clean exit
< Stay for a heartbeat.
< Look: you’re doing it.
= intermediate
> You know the words. / Now write sentences.
- {name} join{s} your spins to climbs, and your climbs to leg hangs
- Your spins run into climbs, your climbs into leg hangs
< Long ones, with commas.
= intermediate
> You no longer ask how. / You ask what’s next.
- {name} help{s} you link what you know and add a hang or two
- You link the moves you know, and add a hang or two
< Next is this.
= intermediate
> A little longer, / a little freer.
- {name} work{s} on your holds, your hangs and the moves between
- You hold a little longer and link your moves more smoothly
< The second verse is yours.
= advanced
> The difficult words / are yours now.
- {name} take{s} you through big combos, long holds and quiet exits
- You work on big combos, long holds and quiet exits
< Pronounce them upside down.
= advanced
> Make the hard part / look like breathing.
- {name} refine{s} your inverts, your combos and every pointed toe
- You refine your inverts, your combos and every pointed toe
< Then breathe.
< Nobody has to know.
= advanced
> Higher up, / the poem gets quieter.
- {name} ask{s} for strong holds, slow descents and clean transitions
- You practice strong holds, slow descents and clean transitions
< Only the hands still speak.
= flow
> A river never / counts to eight.
- {name} lead{s} you from spins to waves, from waves to the floor
- A spin becomes a wave, and a wave becomes a slide
< Wade in.
= flow
> Dance a sentence / with only commas.
- {name} link{s} spins, slides and rolls with you, without a stop
- You link spins, slides and rolls, and you never stop
< Breathe wherever you like.
= flow
> One move ends. / Nobody can say where.
- {name} let{s} a turn become a lean and a lean become a slide
- You turn, you lean, you slide, and nothing is counted
< Forget where it began.
= exotic
> Take the long way / down to the floor.
- {name} lead{s} body waves, hip rolls and long slides to the floor
- You learn body waves, hip rolls and long slides to the floor
< Take it twice.
= exotic
> Slow is a language. / Your hips speak it.
- {name} teach{es} walks, waves and slides, and one long look back
- You learn walks, waves and slides, and one long look back
< Linger on the vowels.
< They have the accent.
= exotic
> Let the beat / wait for you, once.
- {name} show{s} you how to walk, to turn and to take your time
- You walk, you turn, you sink, and you take your time
< It will.
< Then keep it waiting.
= heels
> Click. Click. / That’s you, arriving.
- {name} start{s} with the walk, then add{s} turns and a short dance
- You start with the walk, then add turns and a short dance
< Let the floor announce it.
< Arrive once more, slower.
= heels
> You know how to walk. / Now hear it.
- {name} count{s} the steps, the turns and a pose to end on
- You step, you turn, you draw a long line with your leg
< Every step rhymes.
= lowflow floor
> The floor never / let anyone down.
- {name} show{s} you how to sink, to roll, to rise again
- You sink, you roll, you slide, you rise again
< Lie down and see.
= lowflow floor
> Stay low. / The good lines are down here.
- {name} teach{es} rolls, leg lines and slow ways up and down
- You dance rolls, leg lines and slow ways up and down
< Read them lying down.
= lowflow floor
> Slow as honey, / low as a hum.
- {name} lead{s} you through rolls, slides and long waves of the spine
- You roll, you slide, and a wave runs through your spine
< Melt, a bar at a time.
< The floor hums back.
= lowflow floor
> Lie down. / Now call it dancing.
- {name} turn{s} a roll, a slide and a stretched leg into one phrase
- A roll, a slide and a stretched leg become one phrase
< Get up only to bow.
= handstand
> Show your feet / the ceiling.
- {name} show{s} you how to press, to kick up, to come down softly
- You warm your wrists, kick up at the wall, and come down softly
< They only know the floor.
< They have always wondered.
= handstand
> Hold up the world / with both palms.
- {name} build{s} it from the wrists to the shoulders to the toes
- You stack your wrists, your shoulders and hips, and find balance
< It’s lighter than it looks.
< Then put it down gently.
= handstand
> Balance is a quiet word. / Come and learn it.
- {name} practice{s} wall drills, holds and safe landings with you
- You practice wall drills, short holds and safe landings
< Say it with your hands.
= conditioning
> Roots grow first. / Nobody applauds.
- {name} train{s} your arms, shoulders and core, with breaths between
- You train arms, shoulders and core, and breathe between rounds
< We do.
< Grow them anyway.
= conditioning polefit
> Again is a small word. / Lift it.
- {name} call{s} the rounds: pull, press, hold, rest, and again
- You pull, you press, you hold, you rest, and go again
< Again, with feeling.
= conditioning polefit
> The heart keeps time. / Follow it.
- {name} lead{s} pulls, planks and core work, one round at a time
- You work through pulls, planks and core, one round at a time
< It’s louder at the good parts.
= polefit
> Your heart would like / a louder part.
- {name} set{s} climbs, pulls and squats to music, with rests between
- You do climbs, pulls and squats to music, with rests between
< Give it the drums.
= stretch
> Cats do this / without being asked.
- {name} lead{s} slow stretches for your hips, your back, your shoulders
- You stretch hips, back and shoulders, and the holds are long
< Consider yourself asked.
= stretch
> Breathe out. / The muscles are listening.
- {name} take{s} time for your shoulders, your hips, your hamstrings
- There is time for your shoulders, your hips, your hamstrings
< Tell them gently.
< Don’t raise your voice.
= stretch
> You carry the day / in your shoulders.
- {name} ease{s} you through neck and back, hips and hamstrings
- You stretch neck and back, hips and hamstrings, one by one
< Put it down here.
< It can find its own way home.
= stretch
> Nothing to chase. / Only breath.
- {name} help{s} you into splits and backbends, slowly and with care
- You warm up, then ease toward splits and backbends
< Exhale, and stay.
= restore
> Do less. / Then a little less.
- {name} lead{s} you slowly, one long breath at a time
- You stretch, you breathe out, and you rest where you are
< Now stay there.
< Almost nothing. Lovely.
= restore
> Lie down. / That’s most of it.
- {name} guide{s} each gentle stretch and lets it linger
- You lie down, stretch slowly and hear your own breath
< The rest is rest.
= yoga
> Breath in, breath out: / the oldest song.
- {name} lead{s} slow poses, calm balances and a long rest
- You move through slow poses, calm balances and a long rest
< You know it already.
< Come and hum along.
= yoga
> Be a tree. / Trees don’t check messages.
- {name} guide{s} you from pose to pose, and then into quiet
- You stretch, you balance, and you end lying down in quiet
< Grow where you stand.
< Answer only the wind.
= yoga
> Somewhere under the noise, / you’re breathing.
- {name} let{s} each breath lead a stretch, a fold, a rest
- Each breath leads a stretch, a fold, a rest
< Come closer. Listen.
= choreo
> At first it’s counting. / Then it’s dancing.
- {name} teach{es} you the routine, eight counts at a time
- You learn the routine in eights, then dance it through
< Somewhere around eight.
= choreo
> Nobody writes it down. / Your feet remember.
- {name} add{s} eight counts to eight counts, until the song is danced
- You add eight counts to eight counts, until the song is danced
< Ask them on the way home.
= choreo
> Every song / has a dance inside.
- {name} take{s} it apart for you: the steps, the turns, the pauses
- You learn its steps, its turns, its pauses, one by one
< Come and let it out.
= chair
> A chair keeps quiet. / You do the talking.
- {name} teach{es} you to circle, to sit, to cross a slow leg
- You circle the chair, sit down and cross a slow leg
< It has heard nothing like it.
= chair
> You have sat still / long enough.
- {name} show{s} you how to dance around it, on it, over it
- You dance around the chair, on it, over it, beat by beat
< Please don’t remain seated.
= chair
> Sit down slowly. / Make it an event.
- {name} lead{s} the routine: a lean, a turn, a rise
- You lean, you turn, you rise, and the backrest holds you
< Give it a whole chorus.
= burlesque
> One glove takes / a whole verse.
- {name} show{s} you how to walk, to turn and to make it last
- You walk, you turn, and you make each gesture last
< Keep the other for later.
= burlesque
> A shoulder, a secret, / a slow smile.
- {name} teach{es} the walk, the glance, the pose and the pause
- You learn the walk, the glance, the pose and the pause
< Let them guess the rest.
< Wink at the last line.
= burlesque
> The art is / in the pause.
- {name} lead{s} struts, poses and looks over the shoulder
- You strut, you pose, you look over your shoulder
< Wait for it. Smile.
= twerk
> Your hips have been / meaning to speak.
- {name} teach{es} you to bend the knees, bounce, drop and shake
- You bend your knees, you bounce, you drop, you shake
< Give them the microphone.
< They have the last word.
= twerk
> Low notes, / loose hips.
- {name} start{s} slowly with each bounce, then the song speeds up
- You learn each bounce slowly, and then the song speeds up
< Shake every syllable.
= twerk
> First the knees bend. / Then the joy.
- {name} show{s} you bounces, circles and drops, one at a time
- You try bounces, circles and drops, then all in a row
< Laugh on the offbeat.
< Joy has a drum.
= salsa
> Your feet ask. / The drum says yes.
- {name} lead{s} the basic step, the turns, the pause between
- You learn the basic step, the turns, the pause between
< Keep asking.
= salsa
> The rhythm was here first. / Step in.
- {name} start{s} with the feet, then the hips, then a turn
- Your feet learn it first, then your hips, then a turn
< It moves over for you.
= salsa
> A turn, / and you come back smiling.
- {name} teach{es} you the steps and how to hear the count
- You practice the steps, and you learn to hear the count
< Go around again.
< That’s what turns are for.
= hoop
> A circle has no first line. / Begin anywhere.
- {name} show{s} you how to mount, to sit, to hook a knee
- You mount, you sit, you hook a knee, you lean back
< End where you began.
< Sit down in the middle.
= hoop
> Hang there like a moon, / slowly turning.
- {name} teach{es} seats and hangs, and a pose or two
- You learn a seat, a hang, a pose, and the hoop turns
< Softly shine.
= hoop
> Hold the ring, / and let the ground go.
- {name} guide{s} you through mounts, knee hangs and balances
- You try mounts, knee hangs and balances, and a soft way down
< Float for a verse.
< The air will hold the tune.
= silks
> It hangs like rain / that changed its mind.
- {name} show{s} you how to wrap a foot, to stand, to lean out
- You wrap a foot, you stand, you lean out into air
< Go up and ask it why.
= silks
> Here is a curtain. / You are the play.
- {name} teach{es} you wraps, hangs and poses, and a soft way down
- You learn wraps, hangs and poses, and a soft way down
< Take your bow in the air.
= silks
> Cloth remembers / how you held it.
- {name} help{s} you take hold, wrap in and open out
- You take hold, you wrap in, you open out
< Hold it like a promise.
= straps
> Two loops, one breath, / and you rise.
- {name} teach{es} you to wrap, to hang, to lift, to turn
- You learn to wrap, to hang, to lift, to turn
< Strong as a last line.
= straps
> Strength, drawn slowly / through the air.
- {name} lead{s} hangs, lifts and slow rolls, with rests between
- You practice hangs, you lift your legs, you roll up slowly
< Write it boldly.
= trapeze
> Remember the swing? / It grew up, too.
- {name} teach{es} you to sit, to stand, to hang by the knees
- You sit, you stand, you hang by your knees
< Your legs remember.
< Nobody calls you in for dinner.
= trapeze
> Sit down in the air. / Sway a little.
- {name} show{s} you how to get up, lean back and hang
- You get up on the bar, lean back, and learn to hang
< Birds call this sitting.
< Up there, it’s quiet.
= trapeze
> Leave the ground / for the length of a song.
- {name} lead{s} seats, hangs and poses on the bar, one by one
- You learn a seat, a hang, a pose, with the ropes in hand
< Come down humming.
= seniors
> There is always / another first time.
- {name} lead{s} easy steps, slow turns and a stretch to finish
- You dance easy steps, slow turns, and stretch at the end
< Here’s one.
= seniors
> There is time / for every step.
- {name} show{s} each turn and hold calmly, and repeat{s} it gladly
- You learn turns, holds and easy steps, and rest when you like
< The music is in no hurry.
= inclusive
> Every body is a song. / Sing yours.
- {name} show{s} every turn and hold in versions to choose from
- You learn turns, poses and holds in the version you like
< Your voice belongs here.
= inclusive
> Take up space. / It was always yours.
- {name} teach{es} turns and poses, and make{s} room for your way
- You turn, you pose, you hold, each in your own way
< Use every inch.
= inclusive
> There is no wrong way / to be a dancer.
- {name} find{s} the version of each move that feels good to you
- You try each move and keep the version that feels good
< Be heard, and be seen.
= party
> The shy one always / surprises everyone.
- {name} show{s} all of you one short routine, a few steps at a time
- You learn one short routine, all of you, step by step
< Find out who it is.
< Maybe it’s you.
= party
> Ten years on, / you’ll still bring this up.
- {name} lead{s} a few easy moves, and you try them side by side
- You try a few moves together and cheer for each other
< Give yourselves a story.
= party
> Friends are people / who saw you dance.
- {name} show{s} you poses, easy moves and a dance to share
- You learn poses, easy moves and a dance to share
< Make it official.
= private
> Nobody else / is on this page.
- {name} plan{s} it by your goals, your music and your questions
- Your goals, your music and your questions set the plan
< Write large.
< Turn it when you’re ready.
= private
> All the questions / are yours.
- {name} listen{s} first, then take{s} it slowly with you
- You ask, you try, you ask again, and there is time
< Ask the small ones.
= private
> Bring the one move / that haunts you.
- {name} work{s} on it with you, detail by detail, at your pace
- You work on it detail by detail, at your own pace
< Time to make peace.
= practice
> A pole, a song, / and time to try.
- {name} host{s}, and what you work on is up to you
- You pick a move and try it until it feels right
< Rough drafts are welcome.
= practice
> Every good line / was tried before.
- {name} keep{s} you company while you work on your own moves
- You bring your moves, your music and your own pace
< Erase, repeat, smile.
= practice
> Try it once more. / Nobody is grading.
- {name} open{s} the floor, and you repeat, change, begin again
- You warm up, repeat a move, change it, begin again
< Now once for fun.
< Mistakes are only notes.
= workshop
> Look at one thing / until it shines.
- {name} take{s} one theme apart and repeat{s} it with you slowly
- You take one theme apart, drill it, and put it together
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
- {name} show{s} you drills, details and a few variations
- You go through drills, details and a few variations
< Read it closely.
< Then learn it by heart.
= showcase
> Nerves are only / the music, early.
- {name} run{s} the entrances, the counts and the last pose
- You run the entrances, the counts and the last pose
< Let them play.
= showcase
> One breath, / before they know your name.
- {name} polish{es} it with you, from the first step to the end
- You dance it through and polish every count
< They’ll know it after.
< Hold it. Now go.
= showcase
> A step, a bow, / and everything between.
- {name} go{es} over the counts and the pauses, down to the bow
- You go over the counts, the pauses and the final bow
< It’s the between we polish.
= photo
> Hold still. / Time will, too.
- {name} help{s} you with the pose, the line and the look
- You choose a pose, stretch the line, and look up
< Just for a click.
= photo
> One click, / and this second stays.
- {name} guide{s} you through your poses, from hands to toes
- You show your favorite poses, and we perfect the lines
< Give it something to keep.
= photo
> Some poses / should be kept.
- {name} look{s} after the details, and you look straight ahead
- You hold the pose, point your toes, and breathe out
< Keep the one you laughed in.
= men
> Strength holds on. / Grace lets go.
- {name} train{s} strength and technique with you, and a little grace
- You work on strength and technique, and a little grace
< Practice both.
< Bring one, find the other.
= men
> The bar is upright here. / Lift yourself.
- {name} teach{es} climbs, holds and spins, and the rhythm beneath them
- You climb, you hold, you spin, with the rhythm beneath
< Grip first, then grace.
= men
> Climb, hold, breathe. / Then let it dance.
- {name} show{s} you how to hold, to swing out, to land
- You learn to hold, to swing out, to land
< Put it to music.
< It wanted to all along.
= prenatal
> You are somebody’s / whole world. Sway.
- {name} guide{s} soft circles, easy stretches and long, calm breaths
- You circle, you stretch, you breathe, and you rest
< Worlds turn slowly.
= prenatal
> Somebody small / is dancing along.
- {name} lead{s} easy hips, soft stretches and time to rest
- You move your hips gently, stretch softly, and rest often
< Let them choose the tempo.
< They know your rhythm best.
= prenatal
> Two hearts, / one slow song.
- {name} bring{s} gentle movement, quiet balances and a long rest
- You move gently, balance quietly, and breathe out slowly
< Sway for both.
< Gently now, both of you.
= postnatal
> A breath for you. / Then another.
- {name} guide{s} gentle core work, slow stretches and time to breathe
- You wake your core gently, stretch slowly, and breathe
< Both of them yours.
= postnatal
> You have rocked someone to sleep. / Now, you.
- {name} guide{s} easy stretches, soft core work and deep breaths
- Easy stretches, soft core work, deep breaths, and a rest
< Lullabies work both ways.
= postnatal
> Gently, / you begin again.
- {name} lead{s} soft core work and stretches, step by step
- You start with your breath, then your core, then a stretch
< Softly, in your own time.
< One breath is a beginning.
= contemporary
> What words leave out, / the body keeps.
- {name} lead{s} you through reaches, turns and soft falls
- You reach, you turn, you fall softly, you roll
< Let it speak.
< Come without a word.
= contemporary
> Fall, / as if falling were a choice.
- {name} teach{es} a phrase: a reach, a turn, a fall, a rise
- You learn a phrase: a reach, a turn, a fall, a rise
< Then choose to rise.
= contemporary
> Listen first. / Then let it move you.
- {name} help{s} you follow the music from your feet to fingertips
- You follow the music from your feet to your fingertips
< Dance what you hear.
< Nothing to explain.
= acro
> I lean, you lean, / and nothing falls.
- {name} teach{es} lifts, balances and safe ways down
- You try lifts and balances and learn safe ways down
< Grammar for two.
= acro
> Somebody’s hands / become your floor.
- {name} show{s} you how to base, to fly and to land
- You learn to base, to fly, to land, and then you swap
< Then yours become theirs.
= acro
> Alone, it would be falling. / With two, it’s flying.
- {name} help{s} one of you stand firm while the other balances
- One of you stands firm, one balances, and then you change
< Count to two, and up.
= circus
> Come and be / the drumroll’s reason.
- {name} teach{es} you a swing, a balance and a bow
- You try a swing, a balance and a trick with a bow
< Step into the ring.
< End it with a flourish.
= openlevel
> Some are at hello, / some at chapter nine.
- {name} show{s} a simple version of each move and a bolder one
- You choose the simple version of a move or the bolder one
< Same book.
< We read it side by side.
= openlevel
> A choir needs high notes / and low ones.
- {name} give{s} options for every move, and you take yours
- There are options for every move, and you take yours
< And yours.
= openlevel
> One move, / in everyone’s own handwriting.
- {name} adapt{s} each move to you, from the warm-up to the end
- You warm up together and choose how far each move goes
< Sign it your way.
< No two look alike.
= teens
> There’s no wrong answer / upside down.
- {name} teach{es} swings, holds and poses, with your kind of beat
- You swing, you hold, you pose, and clap for one another
< Show your work.
= teens
> Turn up the song. / Take up space.
- {name} start{s} the beat, and you learn to hang, swing and pose
- You learn to hang, to swing, to pose, and put it together
< Be as loud as the chorus.
< Bring your friends along.
= kids
> Can you hang / like a sleepy bat?
- {name} show{s} you how to swing, to balance, to land softly
- You swing, you balance, you jump, and you learn a trick
< Wake up and wave!
= kids
> Swing, little swallow, / swing!
- {name} teach{es} you to hang on, to turn, to land softly
- You hang on, you turn, and you land softly on your feet
< Every bird gets a turn.
< Fly in with your friends!
= kids
> Monkeys have / the best ideas!
- {name} lead{s} games, swings and balances, and a little trick
- There are games, swings and balances, and a little trick
< Come and borrow some!
< Then a bow, and clap!
= class
> You came in walking. / Watch how you leave.
- {name} show{s} you each move slowly, then set{s} it to music
- You learn each move slowly, then set it to music
< Take the long way home.
< Surprise the sidewalk.
= class
> The day comes loose / when the music starts.
- {name} lead{s} you through step by step, on the beat
- You move to it step by step, first slowly, then on the beat
< Come in, and exhale.
= class
> First the music, / then you.
- {name} teach{es} you the moves, and the rhythm ties them together
- You learn the moves, and the rhythm ties them together
< It plays. You answer.
= pole
> Hold on to one thing. / Let go of the rest.
- {name} teach{es} a spin, a pose and how one leads to the other
- You learn a spin, a pose and how one leads to the other
< Start with the shopping list.
= stretch
> A yawn, / for the whole body.
- {name} lead{s} you from fingertips to toes, one long hold at a time
- You stretch from fingertips to toes, one long hold at a time
< Let it spread.
< Take your time waking.
= restore
> Even the tide / goes out to rest.
- {name} guide{s} long, quiet holds and slow rolls, with time between
- You rest in long, quiet holds and slow rolls
< Exhale with it.
< It always comes back.
= choreo
> The song ends. / The steps stay.
- {name} pass{es} it on in small pieces: a step, a turn, a stop
- You learn it in small pieces: a step, a turn, a stop
< Take them home.
< They like kitchens.
= contemporary
> Some sentences start / in the ribs.
- {name} lead{s} you across the floor in turns, waves and rests
- You travel across the floor in turns, waves and rests
< Finish one with your arms.
= practice
> This is your page. / Scribble.
- {name} keep{s} the space open for your moves, old and new
- You try your own moves, old and new, in any order
< Nobody reads along.
< Crumple it. Start over.
@ Intro to Pole
> Every swallow had a first flight.
- {name} guide{s} you from a first grip to a first spin, no experience needed
- With {name}, you hold, you walk, you spin. No dance background needed
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
- Grips and walks take root, and one day a first spin opens
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
> Free trial class: try on some wings.
- {name} help{s} you try grips, walks and a first spin, no experience needed
- With {name}, you meet the pole in a grip, a walk and a spin
- Your grips, your walks and your first spin need no experience at all
< See how flying feels.
< Borrow the sky awhile.
< Feathers fit everyone.
@ Intro to Pole
? bring *friend*
> Bring {bring}, and learn to fly as a pair.
- {name} teach{es} you both to grip, walk and spin, no experience needed
- Side by side, you learn grips and walks and a first spin with {name}
- Neither of you needs experience for a grip, a walk, a first spin
< Two birds. One wide sky.
< Share your first sky.
< Come as a pair.
@ Intro to Pole
? offer first class free
> First class free, like the air outside.
- {name} lead{s} you to grips, walks and a first spin. No experience needed
- Grips, walks and your first spin begin with {name}, no partner needed
- Grips, walks and your first spin need no experience, only curiosity
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
> The world is lovely upside down.
- {name} spot{s} your first inverts and leg hangs like a friend below a tree
- Safely spotted by {name}, you learn inverts, leg hangs and cleaner transitions
- First inverts and leg hangs come gently, with someone there to spot you
< Come and see the sky.
< Let the ceiling be your sea.
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
> {Series}: slowly, the world turns over.
- {name} spot{s} you gently through first inverts and leg hangs
- First inverts, leg hangs and cleaner transitions come safely with {name}
- Your inverts, leg hangs and transitions grow cleaner, safely spotted
< Begin with one turn.
< Come and tip the horizon.
< Breathe, and turn over.
@ Advanced Pole
> From below, / the swallow’s flight looks easy.
- {name} lead{s} handsprings and shoulder mounts into calm, elegant lines
- Power and control meet with {name} in combos that seem to glide
- Handsprings and shoulder mounts draw elegant lines across the air
< Fly as if it’s easy.
< Come, and cross the sky.
< You know the wind.
@ Advanced Pole
> Even thunder can be graceful.
- {name} shape{s} shoulder mounts, handsprings and combos into elegant lines
- With {name}, the power of a handspring ends in one quiet line
- Shoulder mounts and handsprings roll in with power and control
< Come, graceful storm.
< Let your quiet thunder roll.
< Strike the air softly.
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
< Sign up with the wind.
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
> Dandelions know how to travel.
- {name} turn{s} balance and momentum into combos that float and fly
- The pole turns with you, and {name} show{s} you how to float
- The pole turns, you balance, and your combos float like flight
< Float where it takes you.
< Let the breeze choose.
< Be light for a while.
@ Spin Pole
> Close your eyes. / This is how flying feels.
- {name} teach{es} momentum and balance for combos that look effortless
- Momentum, balance and floaty combos come alive with {name}
- You turn with the pole through floaty combos, and flying feels near
< Open your wings slowly.
< Come and fly slowly.
< The air remembers you.
@ Spin Pole
? level all
> All levels fly. / The same wind carries everyone.
- {name} teach{es} balance and momentum for combos that float
- With {name}, the turning pole lends its momentum to floaty combos
- Momentum and balance turn into combos that look as effortless as wind
< Lean into the wind.
< There’s sky for everyone.
< Join the flock.
@ Pole Tricks
> Every poem begins with one line.
- {name} teach{es} three tricks, line after line, with spotting for every level
- Step by step, {name} show{s} you three tricks and spot{s} every level
- Three tricks open step by step, with spotting and options for every level
< Bring your phone. Keep one.
< Learn them by heart.
< Let the photo remember.
@ Pole Tricks
> Three tricks, / like a haiku.
- {name} take{s} every trick slowly, step by step, and spot{s} every level
- Step by step, {name} spot{s} each trick. Bring your phone for the photo
- Each line comes slowly, with spotting and options for every level
< Bring your phone. Hold still.
< Write three lines in air.
< Come and finish the poem.
@ Pole Tricks
> For one breath, / you are the picture.
- {name} unfold{s} three tricks slowly, with spotting and options for every level
- With {name}, you learn three tricks step by step, at every level
- You learn three tricks step by step, with spotting at every level
< Bring your phone. Breathe.
< Be still, and smile.
< Stay, for one click.
@ Pole Flow
> No river ever counted to eight.
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
> First the song walks. Then it runs.
- {name} lead{s} you through the sections, and you dance the end full out
- Section by section, the routine grows with {name} until you dance full out
- The routine grows from section to section, until you dance full out
< Run to the last note.
< Catch your breath, smiling.
< Dance between the notes.
@ Pole Choreography
? music
> Let this song find you: {music}.
- {name} teach{es} the new routine in sections, and you dance the end full out
- Section by section, {name} bring{s} you the routine, until you dance full out
- The routine comes in small sections, and the end is danced full out
< Let your feet sing.
< Hum the whole way home.
< Be the last chorus.
@ Exotic Pole
> Slow as the dusk, / and twice as bold.
- {name} lead{s} low flow, slides and kips in heels, with the patience of dusk
- Slides, kips and low flow wait with {name}. Bring your boldest self
- Bring knee pads, and let your slides and kips say everything
- Heels on, lights low, and your slides and kips say everything
< Dusk becomes you.
< Stay until the stars.
< Let the dusk look on.
@ Exotic Pole
> Your boldest self / waits in the wings.
- {name} call{s} the low flow, the slides and the kips. Bring knee pads
- With {name}, low flow and slides are danced with heels on, lights low
- Low flow, slides and kips are danced with heels on, lights low
< Step out of the wings.
< Everything is waiting for you.
< Come, and be seen.
@ Exotic Pole
> Low as smoke, / and just as free.
- {name} teach{es} slides, kips and low flow in heels. Bring your attitude
- Slides and kips curl along the floor with {name}, heels on, lights low
- Slides and kips curl low along the floor, in heels and with attitude
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
> Silk falls to the floor like this.
- {name} smooth{s} your leg lines, rolls and waves, in heels or socks
- Leg lines, rolls and waves soften with {name}, on the way down and up
- Leg lines, rolls and waves soften, in heels of any height or socks
< Fall like silk. Rise slowly.
< Let softness carry you.
< Pour yourself down.
@ Heels & Floorwork
? music
> Let the floor listen: {music}.
- {name} lead{s} leg lines, rolls and waves, smoothly down and slowly back up
- Leg lines, rolls and waves move with {name}, down to the floor and back
- Leg lines, rolls and waves move slowly down to the floor and back
< Step into the melody.
< Walk as the song does.
< Sway, sink, rise.
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
< Say yes, and sit.
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
> Bring {bring}, and two chairs will dance.
- {name} teach{es} sultry steps that are easy to follow, side by side
- Sultry steps are easy to share with {name}, and no experience is needed
- The steps are sultry and easy to follow, and no experience is needed
< Sit down together.
< Save a seat for laughter.
< Lean, laugh, turn.
@ Aerial Hoop
> A low moon, a high moon: / choose yours.
- {name} teach{es} mounts, poses and spins, with a low and a high version
- Mounts, poses and spins rise gracefully with {name}, from the first class
- Mounts, poses and spins find graceful strength from the first class
< Sit in it, and glow.
< Come and be the moon.
< Rise as the moon does.
@ Aerial Hoop
> Step into a circle of air.
- {name} guide{s} you into mounts, poses and spins, each one low or high
- With {name}, graceful strength begins in the first class, low or high
- You mount, you pose, you spin, low or high, from the very first class
< Reach through, and rise.
< Let the air hold you.
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
- Pull, core and shoulders work for pole, until inverts finally click
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
- Core and shoulder work for pole brings progress you can measure
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
< It won’t miss you.
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
- You stretch long and easy, from your shoulders to your toes
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
- {name} guide{s} legs, hips and shoulders into slow, easy stretches
- You stretch legs, hips and shoulders, slowly and with ease
< Lie back at the end.
= any
? wear *heels*
> Wear {wear}, / and hear the rhythm.
< Every step a syllable.
= heels exotic chair choreo
? wear *heels*
> Wear {wear}. / Every step keeps the beat.
- {name} teach{es} you the walk, the turn and a long leg line
- You practice the walk, the turn and a long leg line
< Walk in, and ring out.
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
- You learn to hold, to walk, to turn softly
< The page is open.
= any
? offer free trial class
> Free trial class. / Try the song on.
< Keep it, if it fits.
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
> {Offer}, / and the song is whole.
< Come and hear every note.
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
- Each move is shown slowly, and then once more
< Fall in.
= any
? level beginner (no experience)
> No experience needed, / only a first step.
< The second knows the way.
= any
? level beginner
> Beginners are welcome, / like the first warm day.
- {name} begin{s} at the beginning and go{es} gently from there
- We begin at the beginning and go gently from there
< Everybody here began once.
= any
? level beginner
> For beginners: / page one, read slowly.
- {name} read{s} it slowly, and repeat{s} whatever you like
- We take it slowly and repeat whatever you like
< It’s a good first page.
= any
? level all
> All levels: / tall grass and new grass.
- {name} give{s} each move in an easy version and a bolder one
- Each move has an easy version and a bolder one
< Same wind.
< The field has room.
= any
? level all
> All levels: / open the book anywhere.
- {name} suit{s} each move to you, whatever you know already
- Choose the version of each move that suits you
< Start where it falls open.
= any
? level beginner (only)
> Beginners only, / so we all start on line one.
< Come and begin with us.
= any
? level advanced (only)
> {Level}. / You know what the hard words mean.
< Now say them slowly.
= any
? level advanced*
> {Level}, / for long and daring lines.
< You know the way up.
= any
? level intermediate
> Intermediate level, / where the lines grow longer.
< Don’t stop at the comma.
< Write on with us.
= any
? audience women*
> {Audience}: / one room, many voices.
< Bring yours, high or low.
= any
? audience all bodies*
> All bodies welcome. / Each one has a story.
< Let yours tell it.
< Nobody edits it here.
= any
? places *left
> {Places}: / blanks, waiting for names.
< Yours would fit.
< We’d love to write you in.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? places *left
> {Places}, / and a song to dance.
- {name} teach{es} the steps, the turns and the pauses between
- You learn the steps, the turns and the pauses between
< Sign up, then sway.
= pole spin spinpole static tricks polefit intermediate advanced
? places *left
> {Places}, / and a pole to turn around.
- {name} show{s} you the grip, the swing and the soft return
- The grip, the swing, the soft return: you learn them all
< May we write you in?
= hoop silks trapeze straps
? places *left
> {Places} / between the floor and the sky.
- {name} show{s} you how to sit, to hang, to hold a pose
- You learn to sit, to hang, to hold a pose
< Sway here with us.
= any
? places few
> A few places / are still unwritten.
< May we keep you one?
= any
? places small group
> A small group, / like a poem with no spare words.
< Be one of the needed ones.
= any
? places max*
> {Places}. / Good stanzas are small.
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
- New steps, new turns and a few more counts join in
< Come and read on.
= hoop silks trapeze straps
? series week*
> {Series}. / A little longer in the air.
- {name} work{s} with you on seats, hangs and poses
- You work on seats, hangs and poses, and link them slowly
< The story floats on.
= any
? music
> A song to dance to: / {music}.
< Some of it is about you.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music}, / sung with your whole body.
- {name} teach{es} the steps slowly, and then you dance them to the song
- You learn the steps slowly, then dance them to the song
< Every lyric finds a move.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> Your feet may know it already: / {music}.
- {name} lead{s} you through the verses, the chorus and a last pose
- You dance the verses, the chorus and a last pose
< Come in on the chorus.
= any
? length
> {Length}, / and not a word needed.
< Come and say nothing, beautifully.
= any
? price
> {price}, / and the rhymes are included.
< Spend it on joy.
= any
? substitute
> {sub} is in, / with the same sweet song.
< Come and hear it begin.
= any
? substitute
> {sub} is in, / and picks up the tune.
< Hear it in another key.
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
> Sold out, / but the waitlist is open.
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
- You learn the steps, the turns and the beat
< Follow it in.
= any
? typed *alone or with a friend*
> Come alone or with a friend. / Both are a song.
< Solo or duet, we’re glad.
= acro
? typed *alone or with a friend*
> Alone or with a friend, / you find balance.
- {name} show{s} you how to lean, to lift, to land
- You learn to lean, to lift, to land
< Come, one or both of you.
= yoga stretch
? price
> {price}, / and nothing to do but breathe.
- {name} guide{s} slow stretches for your hips, your spine, your shoulders
- Slow stretches for hips, spine and shoulders, / and a rest
< Let your thoughts settle.
= floor lowflow flow
? substitute
> {sub} is in. / The song flows on.
- Turns, waves and rolls, one after the other
- You turn, you roll, and one move becomes the next
< Come and flow along.
= workshop tricks advanced intermediate
? guest
> Somebody new to learn from: / {guest}.
- You take one theme and repeat it, detail by detail
< Come, and take notes.
= any
? typed *second class free*
> Second class free. / Every song has a second verse.
< Come once. Then come again.
= inclusive
? typed *every body*
> Every body is welcome / in this song.
- {name} show{s} each move in versions for you to choose
- You choose your own version of every move
< Come and be heard.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? typed *new class*
> New class. / We all start on one.
- {name} start{s} with the steps, then add{s} turns and a pose
- You start with the steps, then add turns and a pose
< Two comes soon enough.
= pole polefit spin static tricks yoga stretch conditioning
? typed *new class*
> A new class, / and its first line.
- {name} lead{s} the warm-up, the moves and a slow stretch at the end
- You warm up, move to music, and stretch slowly at the end
< Come and write the second.
= any
? typed *new class*
> A new class / has no yesterdays.
< Be its first story.
= pole polefit seniors conditioning
? typed *small group*
> A small group, / and time for every move.
- {name} help{s} you with each grip, each pull, each turn
- You work on grips, pulls and turns, one by one
< Room to hear the rhythm.
= any
? audience
> {Audience}. / This one was written for you.
< Come and read it aloud.
`;
