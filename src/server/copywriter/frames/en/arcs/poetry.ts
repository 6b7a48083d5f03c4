// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const poetry = `
= intro
> Take one step, / and the poem begins.
- {name} show{s} you how to hold, to walk, to turn, step by step
- You learn to hold, to walk around the pole, to turn
< The first line is yours.
< Softly, begin.
= intro
> Every dancer once / stood where you stand.
- {name} begin{s} with a grip, a walk and one small turn
- You learn a grip, a walk and one small turn
< Then the music began.
< Come and be one, too.
= intro
> The pole is patient. / So are we.
- {name} teach{es} each grip slowly, each step twice, each turn with care
- You see each grip slowly and try each step at your own pace
< Take all the time you like.
< One breath, and you’ve begun.
= intro
> Your first turn / is a small poem.
- {name} help{s} you write it with a walk, a grip, a swing
- A walk, a grip, a swing, and you have gone round once
< You’ll know it by heart.
< Read it with your feet.
= pole
> One pole, one song, / and all of you.
- {name} teach{es} you spins, climbs and poses, and how to link them
- You spin, you climb, you pose, and the song ties it together
< Dance it your way.
< Every verse has room for you.
= pole
> Between the floor and the sky, / a dance.
- {name} show{s} you how to climb, to turn, to lean into a pose
- You climb, you turn, you lean back, and you hold the line
< Come and write yours there.
< Rise on the next beat.
= pole
> Come as you are. / The song makes room.
- {name} lead{s} you from warm-up to spin, from spin to pose
- You warm up slowly, learn a spin, and hold a pose
< Your rhythm is welcome.
< Dance the lines you like.
= spin spinpole
> A turn is a breath / going round.
- {name} walk{s} you in, and you lean, turn and land softly
- You walk in, you lean out, you turn, you land softly
< Inhale, and off you go.
< End it like a whisper.
= spin
> One step, and the floor / lets you go.
- {name} teach{es} the grip, the swing, the quiet way to land
- You learn where to hold, when to swing, how to land
< And then you’re home again.
< A small flight, in rhyme.
= spin
> Round, and round, / and softly down.
- {name} take{s} you from the walk to the swing to the landing
- You practice the walk, the swing and a landing without a sound
< Like the end of a verse.
< Turn once more with us.
= spinpole
> The pole turns. / You draw the line.
- {name} show{s} you how to pull in, open out and turn slowly
- Pull in, and you turn faster. Open out, and you slow
< A long line, in the air.
< Write in slow circles.
= spinpole
> Let the pole do the turning. / You do the dreaming.
- {name} teach{es} you to lean, to float and to come to rest
- You lean, you float, and you come to rest with the song
< A quiet, floating verse.
< Go round, and let go.
= static
> The pole is still. / You bring the movement.
- {name} teach{es} you to push off, to climb, to sit, to hold
- You push off into a spin, you climb, you sit, you hold
< You’re the melody here.
< Stillness needs a dancer.
= static
> Every spin here / begins with your step.
- {name} show{s} you the push, the swing and the soft return
- A push, a swing, a soft return, and then a climb
< Take it, and turn.
< The rhythm is your own.
= static
> A still pole, / a moving song.
- {name} lead{s} climbs, sits and spins, and the pauses between them
- You learn climbs, sits and spins, and the pauses between
< You’re what joins them.
< Come and move with it.
= tricks
> Every trick is a poem / of small steps.
- {name} read{s} it to you slowly: the grip, the hook, the hold
- You learn the grip, then the hook, then the way out
< Soon you know it by heart.
< Line by line, it comes.
= tricks
> Hold on, lean back, / and breathe.
- {name} build{s} each trick with you, from the first grip to the exit
- You build each trick from the first grip to a clean exit
< Stay for a heartbeat.
< Look: you’re doing it.
= tricks
> One good grip, / and the air is yours.
- {name} show{s} you where the knee goes, and when to let go
- You learn where the knee goes and which hand lets go
< Write your name up there.
< And the song holds its breath.
= intermediate
> You know the words. / Now write verses.
- {name} join{s} your spins to climbs, and your climbs to leg hangs
- Your spins run into climbs, your climbs into leg hangs
< Come and find the rhymes.
< Let one line lead on.
= intermediate
> One move is a word. / A combo is a line.
- {name} help{s} you link what you know and add a hang or two
- You link the moves you know, and add a hang or two
< Make it a long one.
< Say more with it.
= intermediate
> A little longer, / a little freer.
- {name} work{s} on your holds, your hangs and the moves between
- You hold a little longer and link your moves more smoothly
< The second verse is yours.
< Keep the song going.
= advanced
> Make the hardest line / read like air.
- {name} take{s} you through big combos, long holds and quiet exits
- You work on big combos, long holds and quiet exits
< Power, in a soft voice.
< Breathe as if it’s nothing.
= advanced
> Strength in the hands, / ease in the line.
- {name} refine{s} your inverts, your combos and every pointed toe
- You refine your inverts, your combos and every pointed toe
< Write it high and clear.
< In your finest handwriting.
= advanced
> High up, and quiet, / you finish the verse.
- {name} ask{s} for strong holds, slow descents and clean transitions
- You practice strong holds, slow descents and clean transitions
< The rest is applause.
< Let the song catch its breath.
= flow
> One move exhales / into the next.
- {name} lead{s} you from spins to waves, from waves to the floor
- A spin becomes a wave, and a wave becomes a slide
< Drift with the melody.
< No full stops, only commas.
= flow
> The song breathes. / You breathe with it.
- {name} let{s} a turn become a lean and a lean become a slide
- You turn, you lean, you slide, and nothing is counted
< The tune knows the way.
< Flow on until the last note.
= flow
> Dance it like / one long sentence.
- {name} link{s} spins, slides and rolls with you, without a stop
- You link spins, slides and rolls, and you never stop
< Forget where it ends.
< Follow the music’s pen.
= exotic
> Slow is a language. / Your hips speak it.
- {name} teach{es} walks, waves and slides, and one long look back
- You walk, you wave, you slide, and you look back
< Say it with feeling.
< Leave the last word open.
= exotic
> Pour yourself slowly / into the song.
- {name} lead{s} body waves, hip rolls and long slides to the floor
- You learn body waves, hip rolls and long slides to the floor
< Slowly, like honey.
< Let the chorus wait.
= exotic
> A step, a pause, / and they lean in.
- {name} show{s} you how to walk, to turn and to take your time
- You walk, you turn, you sink, and you take your time
< Make the silence dance.
< Bold, in a low voice.
= heels
> Walk as if the song / were yours.
- {name} teach{es} you the walk, the turn and the long leg line
- You learn the walk, the turn and the long leg line
< It is. Begin.
< Sign it with a pose.
= heels
> One slow step, / and the music follows.
- {name} count{s} the steps, the turns and a pose to end on
- You step, you turn, you draw a long line with your leg
< Let it try to keep up.
< Click, click, and sway.
= heels
> In heels, / every step is a beat.
- {name} start{s} with the walk, then add{s} turns and a short dance
- You start with the walk, then add turns and a short dance
< You’re the rhythm here.
< Hear yourself arrive.
= lowflow floor
> Slow as honey, / low as a hum.
- {name} lead{s} you through rolls, slides and long waves of the spine
- You roll, you slide, and a wave runs through your spine
< Melt, a bar at a time.
< The floor hums back.
= lowflow floor
> Let the floor hold you / one long song.
- {name} show{s} you how to sink, to roll, to rise again
- You sink, you roll, you slide, you rise again
< Dance where you land.
< Down and up, like a breath.
= lowflow floor
> Close to the ground, / the song runs deep.
- {name} teach{es} rolls, leg lines and slow ways up and down
- You dance rolls, leg lines and slow ways up and down
< Lie down in the melody.
< Come and hear it there.
= handstand
> Stand on your hands, / and read the world anew.
- {name} show{s} you how to press, to kick up, to come down softly
- You warm your wrists, kick up at the wall, and come down softly
< Breathe once. Up you go.
< A poem, upside down.
= handstand
> Two palms, one breath, / and up.
- {name} build{s} it from the wrists to the shoulders to the toes
- You stack your wrists, your shoulders and hips, and find balance
< Be still for a beat.
< Quiet, and upside down.
= handstand
> Balance is a quiet word. / Come and learn it.
- {name} practice{s} wall drills, holds and safe landings with you
- You practice wall drills, short holds and safe landings
< Say it with your hands.
< A hush, and you’re up.
= conditioning polefit
> The heart keeps time. / Follow it.
- {name} call{s} the rounds: pull, press, hold, rest, and again
- You pull, you press, you hold, you rest, and go again
< One more verse, with feeling.
< It knows the tune.
= conditioning polefit
> Strength comes / line by line.
- {name} lead{s} pulls, planks and core work, one round at a time
- You work through pulls, planks and core, one round at a time
< Add yours to the poem.
< The refrain is: once more.
= conditioning polefit
> Under every graceful move, / strength.
- {name} train{s} your arms, shoulders and core, with breaths between
- You train arms, shoulders and core, and breathe between rounds
< Come and build the rhyme.
< Lift. Breathe. Repeat softly.
= stretch
> Nothing to chase. / Only breath.
- {name} lead{s} slow stretches for your hips, your back, your shoulders
- You stretch hips, back and shoulders, and the holds are long
< Let go slowly.
< Exhale, and stay.
= stretch
> Let the day slip / off your shoulders.
- {name} guide{s} you through legs, hips and spine, a breath for each
- You stretch your legs, hips and spine, a slow breath for each
< Leave it on the floor.
< Go home a little softer.
= stretch
> A little longer, / with every breath.
- {name} help{s} you into splits and backbends, slowly and with care
- You warm up, then ease toward splits and backbends
< Slowly is fast enough.
< No hurry, only rhythm.
= stretch
> Breathe out. / The muscles are listening.
- {name} take{s} time for your shoulders, your hips, your hamstrings
- There is time for your shoulders, your hips, your hamstrings
< Tell them gently.
< Rest when you reach the end.
= restore
> The week grows quiet, / stretch by stretch.
- {name} lead{s} you slowly, one long breath at a time
- You stretch, you breathe out, and you rest where you are
< Lay the day down.
< Let the stillness hold you.
= restore
> A long breath out, / and the shoulders listen.
- {name} guide{s} each gentle stretch and lets it linger
- You lie down, stretch slowly and hear your own breath
< Rest is a verse, too.
< Come, and let it be.
= yoga
> Breath in, breath out: / the oldest song.
- {name} lead{s} slow poses, calm balances and a long rest
- You move through slow poses, calm balances and a long rest
< You know it already.
< Come and hum along.
= yoga
> Be still, / and hear yourself breathe.
- {name} guide{s} you from pose to pose, and then into quiet
- You stretch, you balance, and you end lying down in quiet
< A pause, written in movement.
< Let the silence hold you.
= yoga
> Move like a sigh, / long and easy.
- {name} let{s} each breath lead a stretch, a fold, a rest
- Each breath leads a stretch, a fold, a rest
< Take a lighter heart home.
< Unwind, line by line.
= choreo
> A song, learned by heart / and by foot.
- {name} teach{es} you the routine, eight counts at a time
- You learn the routine in eights, then dance it through
< Come for the chorus.
< You’ll hum it for days.
= choreo
> Eight counts, / and then eight more.
- {name} add{s} verse to verse, until the whole song is danced
- You add verse to verse, until you dance the whole song
< So a dance is written.
< Know it by heart.
= choreo
> Every song / has a dance inside.
- {name} take{s} it apart for you: the steps, the turns, the pauses
- You learn its steps, its turns, its pauses, one by one
< Come and let it out.
< Last line: you, in a pose.
= chair
> A chair, a song, / and somewhere to lean.
- {name} teach{es} you to circle, to sit, to cross a slow leg
- You circle the chair, you sit, you cross a slow leg
< Rest is part of the rhythm.
< Take your place in the verse.
= chair
> Sit down slowly. / Let the song find you.
- {name} lead{s} the routine: a lean, a turn, a rise
- You lean, you turn, you rise, and the backrest holds you
< Stay for the chorus.
< Stand up on the last note.
= chair
> A chair is waiting / to be danced with.
- {name} show{s} you how to dance around it, on it, over it
- You dance around it, on it, over it, beat by beat
< Answer with a slow turn.
< We kept it for you.
= burlesque
> A shoulder, a secret, / a slow smile.
- {name} teach{es} the walk, the glance, the pose and the pause
- You learn the walk, the glance, the pose and the pause
< Let them guess the rest.
< Wink at the last line.
= burlesque
> Undo one glove / like a long sentence.
- {name} show{s} you how to walk, to turn and to make it last
- You walk, you turn, and you take your time with every finger
< Stop before the last word.
< To be continued, with a wink.
= burlesque
> The art is / in the pause.
- {name} lead{s} struts, poses and looks over the shoulder
- You strut, you pose, you look over your shoulder
< Wait for it. Smile.
< Lovely things go slowly.
= twerk
> The bass hums. / Your hips answer.
- {name} teach{es} you to bend the knees, bounce, drop and shake
- You bend your knees, you bounce, you drop, you shake
< Answer out loud.
< A rhyme for every beat.
= twerk
> Low notes, / loose hips.
- {name} start{s} slowly with each bounce, then the song speeds up
- You learn each bounce slowly, and then the song speeds up
< Laugh on the offbeat.
< Shake every syllable.
= twerk
> Feel the bass, / then say it back.
- {name} show{s} you bounces, circles and drops, one at a time
- You try bounces, circles and drops, then all in a row
< Joy has a drum.
< Say it with your hips.
= salsa
> Two steps, a turn: / the music has you.
- {name} lead{s} the basic step, the turns, the pause between
- You learn the basic step, the turns, the pause between
< Stay until it lets go.
< Dance the next line with us.
= salsa
> Walk into the music. / Turn once. Stay.
- {name} start{s} with the feet, then the hips, then a turn
- Your feet learn it first, then your hips, then a turn
< The rhythm remembers you.
< Let it lead you.
= salsa
> A step, a beat, / a smile.
- {name} teach{es} you the steps and how to hear the count
- You practice the steps, and you learn to hear the count
< Rhyme with the drum.
< Step in on the one.
= hoop
> A circle of air, / and you in it.
- {name} show{s} you how to mount, to sit, to hook a knee
- You mount, you sit, you hook a knee, you lean back
< Lean into the quiet.
< Round, like a good refrain.
= hoop
> Hang there like a moon, / slowly turning.
- {name} teach{es} seats and hangs, and a pose or two
- You learn a seat, a hang, a pose, and the hoop turns
< Softly shine.
< Let the room go round.
= hoop
> Hold the ring, / and let the ground go.
- {name} guide{s} you through mounts, knee hangs and balances
- You try mounts, knee hangs and balances, and a soft way down
< Float for a verse.
< The air will hold the tune.
= silks
> The cloth hangs still. / Then you breathe in.
- {name} show{s} you how to wrap a foot, to stand, to lean out
- You wrap a foot, you stand, you lean out into air
< And up goes the song.
< Hang there, and listen.
= silks
> Two lines of fabric. / Write between them.
- {name} teach{es} you wraps, hangs and poses, and a soft way down
- You learn wraps, hangs and poses, and a soft way down
< In long, flowing letters.
< Sign it with a pose up high.
= silks
> Fabric, air, / and you in between.
- {name} help{s} you take hold, wrap in and open out
- You take hold, you wrap in, you open out
< Sway with the silence.
< A whisper off the floor.
= straps
> Two loops, one breath, / and you rise.
- {name} teach{es} you to wrap, to hang, to lift, to turn
- You wrap your wrists, you hang, you lift, you turn
< Strong as a last line.
< Let the air be your page.
= straps
> Strength, drawn slowly / through the air.
- {name} lead{s} hangs, lifts and slow rolls, with rests between
- You practice hangs, you lift your legs, you roll up slowly
< Write it boldly.
< A verse without a floor.
= trapeze
> A bar, two ropes, / and the air.
- {name} teach{es} you to sit, to stand, to hang by the knees
- You sit, you stand, you hang by your knees
< Sway to your own rhyme.
< The ground can wait.
= trapeze
> Sit down in the air. / Sway a little.
- {name} show{s} you how to get up, lean back and hang
- You get up on the bar, lean back, and learn to hang
< Up there, it’s quiet.
< Let the song swing you.
= trapeze
> Leave the ground / for the length of a song.
- {name} lead{s} seats, hangs and poses on the bar, one by one
- You learn a seat, a hang, a pose, with the ropes in hand
< Come down humming.
< Float through the refrain.
= seniors
> There is time / for every step.
- {name} show{s} each turn and hold calmly, and repeat{s} it gladly
- You learn turns, holds and easy steps, and rest when you like
< Come and dance your verse.
< The music is in no hurry.
= seniors
> A good song, / and good company.
- {name} lead{s} easy steps, slow turns and a stretch to finish
- You dance easy steps, slow turns, and stretch at the end
< Come and hum the tune.
< We’ll keep you a place.
= seniors
> Move gently, / and the music joins in.
- {name} teach{es} holds and turns at a pace that suits you
- You warm up gently, then learn holds and turns to music
< Come and share the tune.
< A lovely line to add.
= inclusive
> Every body is a song. / Sing yours.
- {name} show{s} every turn and hold in versions to choose from
- You learn turns, poses and holds in the version you like
< Your voice belongs here.
< Sing it proudly.
= inclusive
> Come as you are. / Dance as you like.
- {name} teach{es} turns and poses, and make{s} room for your way
- You turn, you pose, you hold, each in your own way
< There’s a verse with your name.
< You’re part of the poem.
= inclusive
> There is no wrong way / to be a dancer.
- {name} find{s} the version of each move that feels good to you
- You try each move and keep the version that feels good
< Take all the room.
< Be heard, and be seen.
= party
> Old friends, new steps, / one loud song.
- {name} teach{es} you a short routine, some poses, and a big finish
- You learn a short routine, some poses, and a big finish
< Bring the whole chorus.
< Laughter keeps the beat.
= party
> Every friendship / deserves a dance.
- {name} lead{s} the warm-up, the moves and the group poses
- You try a few moves together and cheer for each other
< Sing the refrain out loud.
< Here’s to all of you.
= party
> A toast, a dance, / a song you all know.
- {name} show{s} you poses, easy moves and a dance to share
- You learn poses, easy moves and a dance to share
< Write this one together.
< The memory will rhyme.
= private
> For a whole song, / only your move.
- {name} work{s} on it with you, detail by detail, at your pace
- You choose the move, the song and the pace
< Tell us what you love.
< A poem for one.
= private
> One move, one question, / room to listen.
- {name} listen{s} first, then take{s} it slowly with you
- You ask, you try, you ask again, and there is time
< Bring your question.
< Every line, at your pace.
= private
> A lesson written / around you.
- {name} plan{s} it by your goals, your music and your questions
- Your goals, your music and your questions set the plan
< What shall we begin with?
< Hold the pen.
= practice
> A pole, a song, / and time to try.
- {name} open{s} the floor, and you repeat, change, begin again
- You warm up, repeat a move, change it, begin again
< Play it once more.
< Rough drafts are welcome.
= practice
> Every good line / was tried before.
- {name} keep{s} you company while you work on your own moves
- You bring your moves, your music and your own pace
< Come and try yours again.
< Erase, repeat, smile.
= practice
> Your list, your song, / your own time.
- {name} host{s}, and what you work on is up to you
- You pick a move and try it until it feels right
< Come and fill a page.
< No rhyme required.
= workshop
> Look at one thing / until it shines.
- {name} take{s} one theme apart and repeat{s} it with you slowly
- You take one theme apart, drill it, and put it together
< Read between the lines.
< Bring your curious eyes.
= workshop
> First the how, / then the why.
- {name} explain{s} every detail, and there is time to try it
- You hear every detail, try it, and try it again
< Then it’s yours to keep.
< Come and ask it everything.
= workshop
> One theme, / many verses.
- {name} show{s} you drills, details and a few variations
- You go through drills, details and a few variations
< Learn them line by line.
< Keep your favorite ones.
= showcase
> The song is ready. / So are you.
- {name} run{s} the entrances, the counts and the last pose
- You run the entrances, the counts and the last pose
< Breathe in. Begin.
< Let the curtain listen.
= showcase
> One breath, one bow, / and all between.
- {name} polish{es} it with you, from the first step to the end
- You dance it through and polish every count
< This is your poem.
< Speak it with your body.
= showcase
> Once more from the top, / with heart.
- {name} go{es} over the counts and the pauses, down to the bow
- You go over the counts, the pauses and the final bow
< They’ll remember the last line.
< Then let it fly.
= photo
> One held breath, / and the picture keeps it.
- {name} help{s} you with the pose, the line and the look
- You choose a pose, stretch the line, and look up
< Hold still, and shine.
< Come and be remembered.
= photo
> A pose, a breath, / a picture that stays.
- {name} guide{s} you through your poses, from hands to toes
- You show your favorite poses, and we perfect the lines
< Look back, years from now.
< Some poems need no words.
= photo
> Some poses / should be kept.
- {name} look{s} after the details, and you look straight ahead
- You hold the pose, point your toes, and breathe out
< It’s beautiful. Stay there.
< A verse in one picture.
= men
> Strength has a song, / too.
- {name} teach{es} climbs, holds and spins, and the rhythm beneath them
- You climb, you hold, you spin, with the rhythm beneath
< Come and sing it low.
< Bass line included.
= men
> A strong grip, / a free swing.
- {name} show{s} you how to hold, to swing out, to land
- You learn to hold, to swing out, to land
< Power, in verse.
< Find the rhythm in it.
= men
> Climb, hold, breathe. / Then let it dance.
- {name} train{s} strength and technique with you, and a little grace
- You work on strength and technique, and a little grace
< A strong voice joins in.
< Put it to music.
= prenatal
> Two hearts, / one slow song.
- {name} guide{s} soft circles, easy stretches and long, calm breaths
- You circle, you stretch, you breathe, and you rest
< Sway with us, for two.
< Gently now, both of you.
= prenatal
> Somebody small / is dancing along.
- {name} lead{s} easy hips, soft stretches and time to rest
- You move your hips gently, stretch softly, and rest often
< A lullaby in movement.
< There’s no rush in this song.
= prenatal
> Breathe slowly. / There is time for both.
- {name} bring{s} gentle movement, quiet balances and a long rest
- You move gently, balance quietly, and breathe out slowly
< A tender line for two.
< Rest in the melody.
= postnatal
> A breath for you. / Then another.
- {name} guide{s} gentle core work, slow stretches and time to breathe
- You wake your core gently, stretch slowly, and breathe
< Come back, verse by verse.
< This song is for you.
= postnatal
> Gently, / you begin again.
- {name} lead{s} soft core work and stretches, step by step
- You start with your breath, then your core, then a stretch
< A quiet line of your own.
< Softly, in your own time.
= contemporary
> What words leave out, / the body keeps.
- {name} lead{s} reaches, turns and soft falls across the floor
- You reach, you turn, you fall softly, you roll
< Let it speak.
< Come without a word.
= contemporary
> Some things / are better danced.
- {name} teach{es} a phrase: a reach, a turn, a roll, a rise
- You learn a phrase: a reach, a turn, a roll, a rise
< Say yours in movement.
< The music understands.
= contemporary
> Listen first. / Then let it move you.
- {name} help{s} you follow the music from your feet to fingertips
- You follow the music from your feet to your fingertips
< Nothing to explain.
< Dance what you hear.
= acro
> One leans, one lifts, / and both breathe.
- {name} show{s} you how to base, to fly and to land
- You learn to base, to fly, to land, and then you swap
< Trust has a rhythm.
< A rhyme made of two.
= acro
> Balance is a talk / between the two of you.
- {name} teach{es} lifts, balances and safe ways down
- You try lifts and balances and learn safe ways down
< Listen with your hands.
< Join the conversation.
= acro
> It takes two / to write this line.
- {name} help{s} one of you stand firm while the other balances
- One of you stands firm, one balances, and then you change
< Take turns with the lines.
< You’re held. Begin.
= circus
> Come and be / the drumroll’s reason.
- {name} teach{es} you a swing, a balance and a bow
- You try a swing, a balance and a trick with a bow
< Step into the ring.
< End it with a flourish.
= openlevel
> One song, / many ways to sing it.
- {name} show{s} a simple version of each move and a bolder one
- You choose the simple version of a move or the bolder one
< Sing it in your key.
< The choir has room.
= openlevel
> Every dancer here / writes a line.
- {name} give{s} options for every move, and you take yours
- There are options for every move, and you take yours
< All of them belong.
< Add your voice, high or low.
= teens
> Turn up the song. / Take up space.
- {name} teach{es} swings, holds and poses, with your kind of beat
- You swing, you hold, you pose, and clap for one another
< Be as loud as the chorus.
< Write your own verse.
= teens
> Your own rhythm, / turned up.
- {name} start{s} the beat, and you learn to hang, swing and pose
- You learn to hang, to swing, to pose, and put it together
< Come and play it loud.
< Bring your friends along.
= kids
> Hold on tight, / and round you go!
- {name} show{s} you how to swing, to balance, to land softly
- You swing, you balance, you jump, and you learn a trick
< Small hands, big grins!
< Sing with us, and swing!
= kids
> Swing, little swallow, / swing!
- {name} teach{es} you to hang on, to turn, to land softly
- You hang on, you turn, and you land softly on your feet
< Every bird gets a turn.
< Fly in with your friends!
= kids
> Strong arms, light feet, / and hop!
- {name} lead{s} games, swings and balances, and a little trick
- There are games, swings and balances, and a little trick
< Come and play it with us!
< Then a bow, and clap!
= class
> The day comes loose / when the music starts.
- {name} begin{s} with a warm-up and end{s} with a dance
- You warm up, you learn the moves, you dance them
< Come in, and exhale.
< Bring your feet. Bring your heart.
= class
> Step by step, / a dance is written.
- {name} show{s} you each move slowly, then set{s} it to music
- You learn each move slowly, then set it to music
< Come and add your line.
< The last verse is yours.
= class
> A song is a door, / and it’s open.
- {name} lead{s} you through step by step, on the beat
- You move to it step by step, first slowly, then on the beat
< Come in as you are.
< Walk on in, dancing.
= openlevel
> Every voice, / one chorus.
- {name} adapt{s} each move to you, from the warm-up to the end
- You warm up together and choose how far each move goes
< Softly or loudly, join in.
= teens
> Learn it, laugh, / and do it again.
- {name} show{s} you a swing, a hold and a pose to end on
- You learn a swing, a hold and a pose to end on
< That’s how songs get good.
= postnatal
> Slowly, kindly, / with the music.
- {name} guide{s} easy stretches, soft core work and deep breaths
- Easy stretches, soft core work, deep breaths, and a rest
< A verse for yourself.
= class
> First the music, / then you.
- {name} teach{es} you the moves, and the rhythm ties them together
- You learn the moves, and the rhythm ties them together
< The poem starts there.
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
? wear *shorts*
> Wear {wear}, and climb like ivy.
- {name} teach{es} spins and sits at a steady pace, toward your own combo
- Grip by grip, {name} help{s} you spin, sit and shape a combo
- Spins and sits, learned steadily, become a combo of your own
< Find your way up.
< Green finds its way up.
< Green things rise gently.
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
@ Pole Flow
? bring *knee pads*
> Bring {bring}. This river runs low.
- {name} guide{s} spins, floorwork and transitions along one long breath
- Spins and floorwork flow together with {name}, feeling more, counting less
- Spins and floorwork flow together in one long breath of music
< Wade in, and flow.
< The riverbed is soft.
< Let the current lead.
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
? bring *knee pads*
> Bring {bring}. The tide meets the sand.
- {name} lead{s} rolls, waves and leg lines, in heels or in socks
- Rolls, waves and leg lines come smoothly with {name}, in heels or socks
- Rolls, waves and leg lines wash in, wearing heels or socks
< Wave after wave, you land.
< The sand is kind.
< Wash ashore smiling.
@ Heels & Floorwork
? music
> Let the floor listen: {music}.
- {name} lead{s} leg lines, rolls and waves, smoothly down and slowly back up
- Leg lines, rolls and waves move with {name}, down to the floor and back
- Leg lines, rolls and waves move slowly down to the floor and back
< Step into the melody.
< Walk as the song does.
< Sway, sink, rise.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}, and walk like rain on stone.
- {name} lead{s} leg lines, rolls and waves, softly down to the floor and back
- Leg lines, rolls and waves fall softly with {name}, down and back up
- Leg lines, rolls and waves fall softly to the floor and back
< Let every step ring.
< Fall softly as rain.
< Come, and be the weather.
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
@ Strength & Conditioning
? bring *water*
> Bring {bring}. Oaks need rain to grow.
- {name} build{s} your pull, core and shoulders until inverts finally click
- The work of pull, core and shoulders with {name} is progress you can measure
- Pull, core and shoulder work makes the inverts finally click
< Lift, and grow.
< Reach for the canopy.
< Let the roots hold.
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
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. / Bring only your tired shoulders.
- {name} ease{s} splits, backbends and shoulders open, whatever your starting point
- Splits and backbends come warmly and gently with {name}, wherever you start
- Guided stretching for splits and backbends is kind to wherever you start
< Lay the winter down.
< Leave lighter than you came.
< Lie down in spring.
@ Flexibility & Stretch
? bring * mat
> Bring {bring}, / and roll out a small meadow.
- {name} guide{s} splits, backbends and shoulders with warmth, wherever you start
- Splits, backbends and shoulders soften with {name}, from any starting point
- Active stretching grows kind and warm, from any starting point
< Lie back in the grass.
< Let it grow wild.
< Rest where the meadow is.
= any
? bring
> Bring {bring}, / and the song brings the rest.
< Come and hear it play.
< The music expects you.
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
> Bring {bring}, / and share every verse.
< Book for two, laughing.
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
> First class free. / Come and hear the song.
< Stay for the next verse.
< Take a deep breath. Come.
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
> Free trial class: / one verse, to try.
< We think you’ll hum it.
= any
? offer
> Good news to hum all day: / {offer}.
< Come in humming, and dance.
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
> No experience needed. / Just hum along.
- {name} show{s} each move slowly, and then once more
- Each move is shown slowly, and then once more
< Your feet will join in.
= any
? level beginner (no experience)
> No experience needed, / only a first step.
< Come and take it with us.
= any
? level beginner
> Beginners are welcome, / like a new song.
- {name} begin{s} at the beginning and go{es} gently from there
- We begin at the beginning and go gently from there
< Everybody here began once.
= any
? level beginner
> For beginners: / the first verse.
- {name} read{s} it slowly, and repeat{s} whatever you like
- We take it slowly and repeat whatever you like
< You’ll know it soon.
= any
? level all
> All levels, / one song.
- {name} give{s} each move in an easy version and a bolder one
- Each move has an easy version and a bolder one
< Sing high, sing low, sing.
= any
? level all
> For all levels, / a verse of your own.
- {name} suit{s} each move to you, whatever you know already
- Choose the version of each move that suits you
< Every voice is part of it.
= any
? level beginner (only)
> Beginners only, / so we all start on line one.
< Come and begin with us.
= any
? level advanced*
> {Level}, / for long and daring lines.
< You know the way up.
= any
? level intermediate
> Intermediate level, / where the lines grow longer.
< You know the first verse.
< Write on with us.
= any
? audience women*
> {Audience}: / one song, many voices.
< Come and sing it with us.
= any
? audience all bodies*
> All bodies welcome. / All of them dance.
< Move in your own rhythm.
< The poem needs you.
= any
? places *left
> {Places}. / One of them may be yours.
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
> A small group, / and time for you.
< Every voice is heard.
= any
? places max*
> {Places}, / and time for each of you.
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
< Breathe in, then move.
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
< Come and dance.
= any
? length
> {Length}, / and not a word needed.
< Let the music tell it.
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
< Come, all ears and feet.
= any
? guest
> A song from elsewhere, / with {guest}.
< Come and learn it by heart.
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
> {price}, / and one long breath to rest in.
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
> A new class, / a new song to dance.
- {name} start{s} with the steps, then add{s} turns and a pose
- You start with the steps, then add turns and a pose
< Be there for the first note.
= pole polefit spin static tricks yoga stretch conditioning
? typed *new class*
> A new class, / and its first line.
- {name} lead{s} the warm-up, the moves and a slow stretch at the end
- You warm up, move to music, and stretch slowly at the end
< Write it with us, moving.
= any
? typed *new class*
> New class. / The page is white and wide.
< Write the first line with us.
= pole polefit seniors conditioning
? typed *small group*
> A small group, / and time for every move.
- {name} help{s} you with each grip, each pull, each turn
- You work on grips, pulls and turns, one by one
< Room to hear the rhythm.
= any
? audience
> {Audience}. / This song is yours.
< Dance it from the heart.
`;
