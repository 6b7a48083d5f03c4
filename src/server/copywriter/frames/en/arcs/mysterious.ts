// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const mysterious = `
= intro
> There’s a first page to every double life.
- {name} start{s} with how to stand, hold and walk around the pole
- You start with how to stand, hold and walk around the pole
< Turn it.
< Sign under any name.
= intro
> Curious what happens behind this door?
- {name} show{s} you how to hold the pole, step and lean
- You learn how to hold the pole, step in and lean
< This time, come in.
< Push it open.
= intro
> Psst. Nobody’s born knowing this.
- {name} slowly reveal{s} a grip, a walk and a turn
- You’re shown a grip, a walk and a turn, one by one
< Learn it on the quiet.
< We won’t tell a soul.
= intro
> Lean in. We’ll tell you how it’s done.
- {name} show{s} you where to hold, how to step and how to turn
- You learn where to hold, how to step and how to turn
< Closer. A little closer.
= pole
> It’s only a pole, they all said.
- {name} teach{es} you to spin, climb and sit, then to link all three
- You spin, climb and sit, then link all three to a song
< Then they held on.
= pole
> Your hands are about to learn a secret.
- {name} show{s} them where to hold, when to lean, how to spin
- You learn where to hold, when to lean and how to spin
< Keep it between us.
< Shake on it.
= pole
> How do they make it look so easy?
- {name} teach{es} spins, climbs and poses, one quiet step at a time
- You spin, climb and pose, one quiet step at a time
< We’ll show you. Quietly.
= pole
> Arrive curious. Leave with a secret.
- {name} let{s} you in on spins, climbs and sits, one by one
- You try spins, climbs and sits, one by one
< We’ll trust you with it.
< Whisper when you book.
= spinpole
> Who’s turning whom?
- {name} show{s} you how one push becomes a long, steady turn
- You push off once, hold a shape and let it turn
< Only the pole knows.
= spin
> Where did the floor go?
- {name} show{s} you how to lift off, turn and come down softly
- You walk in, lift off, turn and come down softly
< It comes back. Softly.
< You won’t miss it.
= spin
> One foot leaves the floor. Then what?
- {name} show{s} you where to hook the leg and how to swing round
- You step, hook a leg and swing round until both feet land
< Hold on for the answer.
< Then the other one follows.
= spin spinpole
> Rumor has it there’s a trick to spinning.
- {name} show{s} you the step, the lean and the soft landing
- You learn the step, the lean and the soft landing
< The rumor’s true.
= spin spinpole
> How do they land so quietly?
- {name} show{s} you the walk, swing and touchdown
- You walk in, swing round and touch down softly
< Come and hear nothing.
< Hush. Watch. Then try.
= spin spinpole
> Slip away in circles.
- {name} lead{s} you into the step, the lean and the turn
- You step in, lean out and turn until you land softly
< Gone for a few songs.
< Book your quiet getaway.
= spin spinpole
> So who taught you that?
- {name} teach{es} the walk, the swing and the turn
- You learn the walk, the swing and the turn
< Never say a word.
< Let them keep asking.
= spin spinpole
> It begins with one quiet step.
- {name} show{s} you how to walk, lean and swing
- You walk, lean and swing around the pole
< See where it leads you.
= spinpole
> The pole turns. Nobody sees you steer.
- {name} show{s} you how to tuck in, speed up and slow down
- You tuck in to go fast and open out to go slowly
< Let them think it’s magic.
< Come and learn the trick.
= static
> It stands perfectly still. Suspicious, isn’t it?
- {name} show{s} you how to step, push off and swing around it
- You step, push off and swing around it, hand over hand
< Go round and check.
< Keep an eye on it.
= static
> Somebody has to move first. It won’t.
- {name} show{s} you the step in, the swing and the stillness after it
- You step in, swing round and hold still at the end
< It can wait forever.
= static
> The pole stands still. So how do you turn?
- {name} show{s} you the step, the swing and where each hand goes
- You learn the step, the swing and where each hand goes
< Come in and ask.
< Solve it with us.
= static
> The pole never moves. You do.
- {name} guide{s} you through climbs, sits and spins, with full control
- You climb, sit, hold and spin, with full control
< One of you has to.
= tricks
> Look closely. There’s nothing up our sleeves.
- {name} show{s} you each trick in order: the grip, the hook, the hold
- You learn each trick in order: the grip, the hook, the hold
< Now you try it.
= tricks
> A good trick never explains itself. We do.
- {name} show{s} you the way in, the hold and the way out
- You’re shown the way in, the hold and the way out
< In here, we tell all.
< Come behind the curtain.
= tricks
> How do they stay up there?
- {name} show{s} you where the hands, the knee and the elbow go
- You learn where the hands, the knee and the elbow go
< Come closer. We’ll explain.
= advanced
> Some moves don’t show themselves to everyone.
- {name} work{s} with you on inverted combos, long holds and slow exits
- You work on inverted combos, long holds and slow exits
< They’ll make an exception.
= advanced
> There are no basics left to hide behind.
- {name} work{s} with you on upside-down entries, changes of grip and exits
- You work on upside-down entries, changes of grip and exits
< Now it gets strange.
= tricks advanced
> What’s the secret of that combo?
- {name} take{s} it apart with you: the entry, the shift, the exit
- You take it apart: the entry, the shift, the exit
< Let them go on guessing.
= advanced
> You know the moves. Now the secrets.
- {name} refine{s} the grip, the timing and the exit of every combo
- You refine the grip, the timing and the exit of every combo
< You’re ready to hear them.
= advanced
> Make it look like magic.
- {name} work{s} with you on mounts, combos and calm, clean exits
- You work on mounts, combos and calm, clean exits
< Never reveal how.
< Magicians, this way.
= intermediate
> Behind the basics, there’s another door.
- {name} open{s} it with climbs, leg hangs and a new combo
- You find climbs, leg hangs and a new combo behind it
< Step through quietly.
< It’s already ajar.
= intermediate
> You know enough to be curious.
- {name} link{s} the climbs, hangs and turns into something new
- You link the climbs, hangs and turns into something new
< Keep pulling that thread.
< Ask the good questions.
= openlevel
> Your level? We didn’t hear a thing.
- {name} give{s} each of you a calm version of the move and a bold one
- You take each move in its calm version or its bold one
< It’s off the record.
< Nod, and come in.
= openlevel
> Nobody can tell who’s new here.
- {name} show{s} every move in an easy version and a daring one
- Every move has an easy version and a daring one
< Choose yours in secret.
< Take a wild guess.
= flow
> Somewhere in this song, you’ll stop counting.
- {name} lead{s} you from a turn into a wave, and on into a slide
- You go from a turn into a wave, and on into a slide
< We’ll never say where.
= flow
> You never see where one move ends.
- {name} link{s} turns, waves and slides until the joins vanish
- You link turns, waves and slides until the joins vanish
< Disappear into the song.
< Come and look for it.
= flow
> The music knows where you’re going.
- {name} lead{s} you from a turn to a wave, then to the floor
- A turn leads to a wave, and the wave to the floor
< You only have to follow.
< Come and wander off.
= flow
> Drift off with the music.
- {name} guide{s} you through slow turns, sways and slides
- You turn, sway and slide, and stop counting
< Nobody will come looking.
< Let the song decide.
= exotic
> Walk as if you know something.
- {name} show{s} you the slow walk, the roll down and the look back
- You walk slowly, roll down to the floor and look back once
< Never say what.
< Soon you will.
= exotic
> Whatever you’re thinking, think it slower.
- {name} slow{s} down the walk, the wave and the slide with you
- You slow down the walk, the wave and the slide, one by one
< Slower.
= exotic
> Slow moves. Long looks. No explanations.
- {name} teach{es} the walk, the slide and the long pause
- You learn the slow walk, the slide and the pause
< Leave them curious.
= exotic
> By day, no one would guess.
- {name} lead{s} you through slow walks, body waves and low spins
- You learn slow walks, body waves and low spins
< We’ve seen nothing.
< Book your double life.
= exotic
> Move slowly. Keep them wondering.
- {name} set{s} the pace for slides, hip rolls and a look back
- You take your time over slides, hip rolls and a look back
< Explain nothing.
< Let the silence speak.
= exotic
> One glance. Then look away.
- {name} put{s} walks, sweeps and slides to one slow song
- You put walks, sweeps and slides to one slow song
< Come and rehearse it.
< Leave the rest unsaid.
= heels
> Two footsteps, and the room goes quiet.
- {name} show{s} you the walk, the pivot and where to stop
- You practice the walk, the pivot and where to stop
< Take one more.
= heels
> Left, right, and somebody turns around.
- {name} show{s} you how to place each step and turn on the beat
- You place each step, roll through the foot and turn on the beat
< Don’t look back.
< Keep walking.
= heels
> They’ll hear you before they see you.
- {name} teach{es} the walk, the turn and the pause in heels
- You learn the walk, the turn and the pause in heels
< Make them wonder who.
< Book your entrance.
= heels
> Cross the floor. Explain nothing.
- {name} show{s} you slow steps, long leg lines and a clean turn
- You practice slow steps, long leg lines and a clean turn
< Let the heels talk.
< Keep them guessing.
= heels
> Click. Click. Silence. Who was that?
- {name} show{s} you how to walk, turn and stop on the beat
- You walk, turn and stop right on the beat
< It could be you.
< Be the rumor.
= floor
> The floor has heard everything.
- {name} show{s} you how to sink, roll over a shoulder and slide up again
- You sink, roll over a shoulder and slide up again
< Tell it something new.
< It never repeats a word.
= lowflow floor
> The floor knows a quiet way.
- {name} show{s} you how to roll over a shoulder without a sound
- You roll over a shoulder, slide and rise without a sound
< Come down and follow it.
< Nobody hears you arrive.
= lowflow floor
> Stay low. Let them wonder.
- {name} lead{s} rolls, slides and leg lines, close to the floor
- You roll, slide and draw out leg lines close to the floor
< Move like a whisper.
< Slip in beside us.
= lowflow floor
> The best secrets are kept down low.
- {name} link{s} leg waves, slow turns and slides to the music
- You link leg waves, slow turns and slides to the music
< Come and overhear them.
= handstand
> How does the room look upside down?
- {name} show{s} you how to kick up, balance and come down calmly
- You kick up, balance and come down calmly
< Find out, feet first.
< See it from below.
= handstand
> The secret is in the shoulders.
- {name} help{s} you stack wrists, shoulders and hips, then balance
- You stack wrists, shoulders and hips, then balance
< See what holds you up.
= polefit
> The pole looks perfectly innocent.
- {name} lead{s} you through squats, climbs and holds around it
- You squat, climb and hold, round after round
< Ask your arms.
= conditioning
> Nobody sees this part.
- {name} count{s} the planks, the pulls and the presses
- You plank, pull and press, round by round
< That’s the beauty of it.
= conditioning polefit
> The last one is never the last one.
- {name} lead{s} the squats, the planks and the pulls, and keep{s} count
- You squat, plank and pull, one set after another
< You suspected as much.
< Count again.
= conditioning polefit
> Train like you’re keeping a secret.
- {name} lead{s} pulls, planks and core work, round after round
- You pull, plank and hold, round after round
< Let them find out later.
< No one suspects a thing.
= conditioning polefit
> Officially, this is just a workout.
- {name} train{s} arms, core and shoulders with you, step by step
- You train arms, core and shoulders, step by step
< Go undercover with us.
< Say nothing. Just smile.
= polefit
> This pole leads a double life.
- {name} turn{s} it into a workout of climbs, squats and holds
- You use it for a workout of climbs, squats and holds
< Come and meet both sides.
< Don’t blow its cover.
= stretch
> You haven’t heard from your hamstrings lately.
- {name} take{s} you through hips, hamstrings and back, without any rush
- You fold forward, open the hips and stay one breath longer
< They’ve missed you.
= stretch
> Breathe out. That was the password.
- {name} take{s} you further with each exhale, hips first, then back and shoulders
- You go a little further with each exhale, in hips, back and shoulders
< Say it again, slowly.
= stretch
> Your hips are keeping a secret.
- {name} guide{s} you through hip openers, splits and long holds
- You breathe through hip openers, splits and long holds
< Coax it out with us.
< They’ll talk. Keep breathing.
= stretch
> There’s hidden room in every stretch.
- {name} find{s} it with you, in hips, back and shoulders
- You find it breath by breath, in hips, back and shoulders
< Come in and look around.
= stretch
> Unfold like a letter nobody has read.
- {name} warm{s} you up for backbends, splits and slow holds
- You warm up, then slowly reach for splits and backbends
< One fold at a time.
= restore
> If anyone asks, you’re not here.
- {name} lead{s} you through slow stretches and a long rest
- You lie down, breathe out and let each stretch take its time
< We’ll say you left.
= restore
> Hear how quiet it can get.
- {name} guide{s} you through slow stretches into a long silence
- You stretch, you breathe, and the week slowly leaves you
< Nobody will call your name.
< Stay for the silence.
= restore
> For once, disappear into a breath.
- {name} lead{s} gentle stretches, each one slower than the last
- You lie down, stretch slowly and listen to your breath
< They won’t find you here.
< Slip out of the week.
= yoga
> Inhale. The rest is confidential.
- {name} lead{s} you through balances, twists and a long rest
- You fold, balance, twist and lie still, breath by breath
< Exhale. Tell no one.
= yoga
> Your breath has been trying to reach you.
- {name} guide{s} you as you move, balance, fold and rest
- You move, balance, fold and rest, with time for each
< Pick up.
= yoga
> Slip away for a few breaths.
- {name} lead{s} slow flows, twists and balances to a quiet ending
- You move through slow flows, twists and balances to a quiet ending
< Leave your name at home.
= choreo
> We only talk in eights.
- {name} teach{es} you the dance count by count, then all of it to the song
- You learn the dance count by count, then all of it to the song
< Five, six, seven, shh.
< Come and crack the code.
= choreo
> Every routine hides a story.
- {name} teach{es} it in eights, until you know it all
- You learn it in eights, until you know it all
< Dance to find out.
< There’s a part for you.
= choreo
> What’s hidden in this song?
- {name} show{s} you the steps, the turns and the freezes in it
- You find the steps, the turns and the freezes in it
< Come and uncover them.
< Listen again. On your feet.
= chair
> This seat is taken. By you.
- {name} show{s} you how to circle it, sit down slowly and lean away
- You circle it, sit down slowly, lean away and cross your legs
< Sit like you knew.
= chair
> What has this chair seen?
- {name} teach{es} you to lean on it, slide off and step over, on the beat
- You lean on it, slide off it and step over it, on the beat
< Sit down. Ask it.
= chair
> An empty chair is waiting for someone.
- {name} show{s} you how to sit, lean and turn around it
- You sit, lean, cross a leg and turn around it
< Could it be you?
< Claim it quietly.
= chair
> It’s only a chair until you sit down.
- {name} add{s} a lean, a leg sweep and a slow turn
- You add a lean, a leg sweep and a slow turn
< See what it becomes.
= chair
> One chair. No witnesses.
- {name} teach{es} leans, crossed legs and a short routine
- You learn leans, crossed legs and a short routine
< Dare to sit down.
< Leave no fingerprints.
= chair
> Your dance partner keeps very quiet.
- {name} teach{es} slow walks, sits and turns around the chair
- You learn slow walks, sits and turns around the chair
< Give nothing away.
= burlesque
> Watch the shoulder. Miss everything else.
- {name} teach{es} the shoulder drop, the slow walk and the turn away
- You drop a shoulder, walk slowly, pause and turn away
< That’s the whole trick.
= burlesque
> Reveal a little. Keep the rest.
- {name} teach{es} the slow walk, the shoulder and the glance
- You learn the slow walk, the shoulder and the glance
< Leave them wondering.
= burlesque
> The best secret is half told.
- {name} show{s} you the shimmy, the pose and the perfect pause
- You learn the shimmy, the pose and the perfect pause
< The curtain’s yours.
< Smile. Say no more.
= twerk
> Feel that? The bass is asking for you.
- {name} start{s} with soft knees and build{s} up to fast shakes
- You start with soft knees and build up to fast shakes
< Answer from the hips.
< Don’t keep it waiting.
= twerk
> Hips can’t keep a secret.
- {name} break{s} down bounces, circles and rolls on the beat
- You bounce, circle and roll, slowly and then on the beat
< Let yours spill it.
< Come and confess.
= salsa
> Who’s leading? Nobody’s saying.
- {name} show{s} you the basic, the turns and a change of direction
- You step, turn and change direction to the music
< Let the music answer.
= salsa
> Under the music, the feet are talking.
- {name} show{s} you the basic step, the turn and the timing
- You learn the basic step, the turn and the timing
< Cut in, politely.
< Give yours something to say.
= salsa
> Step closer. Not a word.
- {name} count{s} you in for walks, turns and a short routine
- You dance walks, turns and a short routine to the music
< The rhythm says it all.
= hoop
> Nobody has ever found where a circle begins.
- {name} show{s} you how to get in, lean back and let it turn
- You sit in it, lean back, hook a knee and let it turn
< Start anywhere.
= hoop
> It only looks empty.
- {name} show{s} you how to lift yourself in, sit and balance
- You lift yourself in, sit, balance and drape over the edge
< It hoped for company.
= hoop
> Step through. It’s another world in there.
- {name} show{s} you how to sit, lean back and hook a knee
- You sit, lean back, hook a knee and turn
< The way in is round.
= hoop
> Disappear into the circle.
- {name} teach{es} mounts, seats and slow turns, step by step
- You get in, balance, hang and turn slowly
< Come back smiling.
< We’ll cover for you.
= hoop
> Some secrets hang in a hoop.
- {name} help{s} you sit, balance and hang while it turns slowly
- You sit, balance and hang while it turns slowly
< Come up and find one.
= silks
> Hang on. There’s a twist.
- {name} show{s} you how to twist, wrap and lean into the fabric
- You twist, wrap and lean until the fabric holds you
< Then another one.
= silks
> Wrap yourself in a secret.
- {name} show{s} you where to hold, how to wrap and when to lean
- You take hold, wrap a foot and lean into the fabric
< Come and unravel it.
< Nobody else has to know.
= silks
> Vanish in fabric. Reappear higher.
- {name} guide{s} you through foot locks, leans and hangs
- You learn foot locks, leans and hangs, step by step
< Book your disappearing act.
< Come out of hiding.
= trapeze
> Look up. Nobody ever does.
- {name} show{s} you how to sit, stand up on it and sway
- You sit, stand up on it, sway and hang by your knees
< That’s where we’ll be.
< The perfect hiding place.
= trapeze straps
> Some secrets need a little height.
- {name} teach{es} you to take hold, lift up and hang in clean shapes
- You take hold, lift up and hang in strong, quiet shapes
< Come up and listen in.
< Book under any name.
= trapeze
> There’s a seat above the everyday.
- {name} show{s} you how to sit, sway and hang by your knees
- You sit, stand, sway and hang by your knees
< It’s waiting for you.
< Have a seat, stranger.
= seniors
> Let the neighbors wonder.
- {name} lead{s} turns, holds and easy steps, at your own pace
- You turn, hold and step to good music, at your own pace
< Just wave and go in.
< Smile and say nothing.
= seniors
> Something lovely is going on in here.
- {name} show{s} you where to hold, how to lean and turn
- You hold on, lean out and turn, with time for questions
< Come and see it yourself.
= inclusive
> Come in. We’ve been expecting you.
- {name} show{s} turns, holds and poses in a version to fit you
- You choose the version of each turn, hold and pose
< The door is wide open.
< You belong behind it.
= inclusive
> Here’s our secret: every body dances.
- {name} adapt{s} each turn, hold and pose to you
- Each turn, hold and pose is adapted to you
< You’re the proof.
< Pass it on.
= party
> Repeat after us: we were never here.
- {name} teach{es} you all a few poses and a short dance
- You learn a few poses and a short dance, and cheer each other on
< Good. Now let’s dance.
= party
> One of you will surprise the others.
- {name} show{s} you poses, easy moves and a little routine
- You try poses, easy moves and a little routine, all together
< We won’t say who.
< It’s always the quiet one.
= party
> What happens here stays here.
- {name} teach{es} you all a short routine and a few daring poses
- You learn a short routine and a few daring poses
< Bring your accomplices.
< Swear them to secrecy.
= party
> One party, one song, one shared secret.
- {name} show{s} you easy moves, poses and a little dance
- You learn easy moves, strike poses and cheer for each other
< Agree on the story later.
< Only your group will know.
= private
> Off the record, which move is it?
- You say which, and {name} go{es} through it with you, as often as you like
- You say which, and we go through it as often as you like
< Tell us. Only us.
< Nobody’s taking notes.
= private
> A lesson nobody else hears.
- You choose the move, and {name} take{s} it apart with you
- You choose the move, and we take it apart slowly
< Book it. It’s confidential.
< Ask us anything.
= private
> Tell us the move you’re secretly after.
- {name} work{s} on it with you, piece by piece, at your pace
- You work on it piece by piece, at your own pace
< Whisper it when you book.
< It stays between us.
= practice
> Your list. Nobody else gets to read it.
- {name} host{s} while you pick your moves, repeat them and rest
- You pick your moves, repeat them and rest when you like
< Cross one off quietly.
< Burn it afterwards.
= practice
> Work on it in secret.
- {name} host{s} while you repeat, fix and try your moves
- You repeat your moves, fix the details and try again
< Surprise them later.
< We won’t look. Promise.
= practice
> That move is hiding. Go and find it.
- {name} keep{s} the space open for your own moves and music
- There’s a song, some space, and as many tries as you like
< Track it down here.
< It can’t hide forever.
= workshop
> The case: one move, many questions.
- {name} go{es} through the entry, the hold and the exit with you
- You look into the entry, the hold and the exit, and test each one
< Help us close it.
= workshop
> There’s more hidden in that move.
- {name} slow{s} it down and show{s} you what’s underneath
- You slow it down and look at every detail
< Come and uncover it.
< Bring your questions along.
= workshop
> One theme. All of its secrets.
- {name} take{s} it apart with you, drill by drill
- You take it apart and drill it, detail by detail
< Leave no detail unturned.
= showcase
> Behind the curtain, someone’s whispering your name.
- {name} rehearse{s} the entrance, the spacing and the last pose with you
- You rehearse the entrance, the spacing and the very last pose
< Go out and answer.
= showcase
> Only we know what’s coming.
- {name} run{s} entrances, counts and the bow with you
- You run entrances, counts and the bow from the top
< Don’t tell the audience.
< Keep the ending secret.
= showcase
> Hush backstage. Then your music.
- {name} lead{s} the run-throughs, with spacing, counts and last poses
- You rehearse spacing, counts and the last poses
< Breathe in. Walk out.
= photo
> Hold still. Give nothing away.
- {name} help{s} you set the pose and hold it until the click
- You set the pose, lengthen every line and hold it until the click
< Just that half smile.
< Then breathe out.
= photo
> A good photo keeps one secret.
- {name} help{s} you find the line, the pose and the look
- You hold the pose and look past the camera
< Smile like you know.
< Let them guess.
= photo
> Let the camera wonder.
- {name} guide{s} you in your favorite pose, from toes to fingertips
- You bring your favorite move and hold it for the picture
< Leave it one clue.
< Don’t meet its eye.
= men
> So what do they do in there?
- {name} teach{es} climbs, holds and spins, one step at a time
- You climb, hold and spin, one step at a time
< Solve it in person, gentlemen.
< Walk in and ask.
= men
> Ask the men in here how it started.
- {name} show{s} you the pulls, the holds and the turns
- You pull, hold and turn, and soon you know
< Come and look. Just look.
< You’ll tell the same story.
= prenatal
> Somebody’s dancing in there already.
- {name} lead{s} soft circles, easy stretches and deep breaths
- You circle softly, breathe slowly and rest whenever you like
< Sway along.
< Keep them company.
= prenatal
> You two already share a secret.
- {name} lead{s} slow stretches, soft circles and deep breaths
- You breathe, stretch softly and rest whenever you like
< Bring your little accomplice.
< We’ll whisper, too.
= postnatal
> For once, nobody knows where you are.
- {name} lead{s} you through slow breathing, gentle core work and rest
- You begin with your breath, then gentle core work and stretches
< Breathe. You’re off the map.
< Enjoy being hard to find.
= postnatal
> Time of your own. Just whisper.
- {name} lead{s} gentle core work, soft stretches and deep breaths
- You start again gently, with core work, stretches and deep breaths
< Slip in quietly.
< We’ll keep your place warm.
= contemporary
> Say it without words.
- {name} teach{es} a phrase of reaches, turns and falls
- You learn a phrase of reaches, turns and falls
< Leave them to wonder.
< Dance the unsaid.
= contemporary
> Some stories are only told by moving.
- {name} guide{s} you across the floor in waves, turns and stillness
- You cross the floor in waves, turns and stillness
< Come and tell yours.
< We know how to listen.
= acro
> Somebody under you is keeping very calm.
- {name} teach{es} you to base, fly and come down with control
- You base, fly and swap, one balance at a time
< So can you.
= acro
> There’s a secret signal. It’s a breath.
- {name} count{s} you through lifts, leans and balances
- You breathe in together, then lean, lift and balance
< We’ll teach it to you.
< Wait for it.
= circus
> The circus came to town without a sound.
- {name} teach{es} throws, catches and balances, step by step
- You learn throws, catches and balances, step by step
< Run off with us.
< Take a quiet bow.
= class
> We can’t describe it. We’ve tried.
- {name} show{s} you the steps and the turns, then you dance them all
- You try the steps and the turns, then dance them all
< You’ll have to come.
= class
> Ask anyone who’s been. They just smile.
- {name} teach{es} you the steps one by one, then all of them to music
- You learn the steps one by one, then all of them to music
< Come and learn that smile.
< Soon you’ll see why.
= class
> Not everyone knows about this class.
- {name} show{s} you each step and turn, then you try it to music
- You learn each step and turn, then try it to music
< Now you do. Book.
< Consider yourself told.
= class
> Something happens when the music starts.
- {name} show{s} you the moves, step by step and song by song
- You learn the moves step by step, then dance the song
< Come in and find out.
= class
> This is the class people whisper about.
- {name} teach{es} each move slowly, then all of it to music
- You try each move slowly, then all of it to music
< Come and overhear it.
= any
? typed *new class*
> New class. Nobody can spoil it for you.
- {name} show{s} you each part of it, from the first move to the last
- You try each part of it, from the first move to the last
< Be the one who knows.
= any
? level all
> All levels welcome. Names optional.
- {name} give{s} you a version of each move that fits
- You pick the version of each move that fits
< Just nod.
= any
? level advanced (only)
> Advanced only. You didn’t need to ask.
- {name} refine{s} the entries, the pauses and the endings with you
- You refine the entries, the pauses and the endings
< Come in. Close the door.
= any
? places *left
> {Places}. You heard nothing.
- {name} show{s} you the moves in person, which beats any rumor
- You see the moves in person, which beats any rumor
< Look casual. Sign up.
= any
? series * weeks*
> {Series}. Don’t read ahead.
- {name} add{s} a new piece each time and repeat{s} the others
- You add a new piece each time and keep the others
< One chapter at a time.
< Leave the last page be.
= any
? bring
> Bring {bring}. We’ll reveal the rest.
- {name} show{s} you every move, quietly and step by step
- You learn every move, quietly and step by step
< Your mission starts there.
< Come and be let in.
= any
? bring *knee pads*
> Bring {bring}. The floor has secrets.
- {name} lead{s} you down and up again without a sound
- You go down and up again, softly and step by step
< Come and listen in.
< It won’t stay silent.
= any
? bring *friend
> Bring {bring} who can keep a secret.
- {name} show{s} you both each move, and you try it together
- You learn each move together and trade glances
< Book for both. Act innocent.
< Whisper about it afterwards.
= any
? bring *mats* (provided)
> {Bring} provided. Bring only your curiosity.
- {name} show{s} you each shape slowly, breath by breath
- You try each shape slowly, breath by breath
< Arrive empty-handed. Leave knowing.
< All is quietly prepared.
= any
? wear *heels*
> Wear {wear}. Let us hear you coming.
- {name} show{s} you the walk, the turn and the pause
- You practice the walk, the turn and the pause
< We’ll know it’s you.
= any
? bring heels (optional)
> Heels optional. Soft steps keep secrets, too.
- {name} show{s} you each move, in heels or without
- Each move works in heels or without
< Tall or quiet, you choose.
= any
? !bring heels
> No heels needed. Quiet feet are welcome.
- {name} show{s} you each step slowly, from the ground up
- You learn each step slowly, from the ground up
< Come in on tiptoe.
< Slip in as you are.
= any
? wear
> Your disguise: {wear}.
- {name} will know you by it and show you the moves
- Come dressed like that, and we’ll show you the moves
< Walk in. No questions asked.
< You won’t need a password.
= any
? offer first class free
> First class free. The door is open.
- {name} show{s} you each move, and you can ask anything
- You try each move and ask anything you like
< Slip in and see.
= any
? offer first class free
> Psst. First class free. Pass it on.
- {name} show{s} you how it’s done, step by step
- You learn how it’s done, step by step
< We’re terrible at keeping quiet.
= any
? offer free trial class
> Free trial class. Look behind the curtain.
- {name} show{s} you the moves, then you try them
- You see the moves, try them and ask questions
< Take a peek with us.
= any
? offer your friend comes free
> {Offer}. Secrets like company.
- {name} show{s} you both the moves, step by step
- You learn the moves together, step by step
< Choose one who whispers.
< Book for two. Tell one.
= any
? offer
> Psst. {Offer}. You heard it here.
- {name} bring{s} the music and the moves, you bring the curiosity
- There’s good music, and there are new moves to discover
< Pass it on quietly.
< Tell only your favorites.
= any
? offer half price*
> {Offer}. You still get the whole secret.
- {name} teach{es} the full class, from warm-up to last song
- You get the full class, from warm-up to last song
< We leave nothing out.
= any
? offer 2 for 1*
> {Offer}. Every secret needs company.
- {name} show{s} you both each move, side by side
- You learn side by side and swap knowing looks
< Choose your accomplice.
< Then you both know.
= any
? level beginner (no experience)
> No experience needed. Just curiosity.
- {name} show{s} you every step, from the very first
- You’re shown every step, from the very first
< You’ve brought enough already.
= any
? level beginner (no experience)
> No experience needed. We’ll let you in on it.
- {name} show{s} you a move, you try it, and then you know
- We show you a move, you try it, and then you know
< Ask anything. We’ll whisper back.
= any
? level beginner
> Beginners, this door is open for you.
- {name} start{s} with the basics, slowly and step by step
- You start with the basics, slowly and step by step
< You don’t have to knock.
< Step inside.
= any
? level beginner
> Beginners welcome. Ask us anything.
- {name} show{s} you each move slowly and answer{s} every question
- You learn each move slowly, with time for questions
< Your secret’s safe here.
< Let curiosity lead.
= any
? level beginner (only)
> Beginners only. We’ll find out together.
- {name} show{s} all of you the basics, one by one
- You all learn the basics, one by one
< No one is ahead.
< Be curious with us.
= any
? level all
> All levels welcome. We won’t ask.
- {name} find{s} the version of each move that’s right for you
- You get each move in the version that’s right for you
< You’re simply let in.
< There’s a way in.
= any
? level all
> All levels welcome. Secrets for everyone.
- {name} show{s} each move in an easy and a daring version
- Each move comes in an easy and a daring version
< We kept one for you.
= any
? level advanced*
> Advanced: now for the finer secrets.
- {name} work{s} with you on timing, lines and clean endings
- You work on timing, lines and clean endings
< You’re ready for them.
= any
? level intermediate
> Intermediate: where the good secrets start.
- {name} build{s} on the basics you know and add{s} new moves
- You build on the basics you know and add new moves
< You’ve earned a few.
= any
? audience
> Who’s in on it? {Audience}.
- {name} show{s} you every move and answer{s} every question
- You learn every move and may ask anything
< You know who you are.
< Accept quietly. Book.
= any
? audience women*
> {Audience}. What’s said here stays here.
- {name} teach{es} at a calm, unhurried pace
- You learn at a calm, unhurried pace
< Close the door. Exhale.
< Between us, it’s lovely.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive advanced intermediate
? price
> {Price}, and the door opens.
- {name} show{s} you what’s behind it, move by move
- You find out what’s behind it, move by move
< Book, and push gently.
< Curiosity may enter.
= any
? places *left
> {Places}. Now you know.
- {name} bring{s} the moves and the music, and you can ask anything
- There’s music, there are moves, and you can ask anything
< Quietly save your place.
= any
? places few
> Places go fast. You heard it early.
- {name} show{s} you the moves and answer{s} your questions
- There are new moves to try and questions to ask
< Take yours. Tell no one.
= any
? places max*
> {Places}. A secret needs few ears.
- {name} {has} time for every question you whisper
- There’s time for every question you whisper
< Come close and hear more.
< Lend us yours.
= any
? places small group
> Small group. Secrets stay safe that way.
- {name} see{s} what you’re doing and quietly help{s}
- There’s time for a quiet word about each of your moves
< Become one of us.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. It’s a good listener.
- {name} tell{s} you where to hold and when to lean
- You’re told where to hold and when to lean
< Whisper it everything.
< Book some time together.
= any
? series * weeks*
> {Series}. Each one reveals a little more.
- {name} build{s} on what you know and add{s} new moves
- You build on what you know and add new moves
< Come and follow the clues.
< Sign up and solve it.
= any
? series week * of *
> {Series}. The mystery deepens.
- {name} add{s} another move to the ones you know
- You add another move to the ones you know
< See what we uncover next.
= any
? series starts*
> {Series}. Nobody knows the ending yet.
- {name} begin{s} with the first moves and build{s} from there
- You begin with the first moves and build from there
< Write yourself in.
< Open page one with us.
= any
? series last class*
> {Series}. All will be revealed.
- {name} put{s} the moves together with you, from start to end
- You put the moves together, from start to end
< See how it turns out.
< Be there for the finale.
= any
? series
> {Series}. The secret comes out bit by bit.
- {name} show{s} you a little more every time
- You learn a little more every time
< Hear the next part.
= any
? music
> There’s a clue in the music: {music}.
- {name} match{es} each move to the beat
- You match each move to the beat
< Come and solve the song.
< Your ears will find it.
= any
? music
> Music: {music}. We’ll say no more.
- {name} show{s} you the moves that hide in the song
- You find the moves that hide in the song
< It says the rest.
< Listen, then follow.
= any
? substitute
> {sub} is in for {for}, with other secrets.
- The class stays the same, and the voice is new
- You get the class you know and a few new tricks
< {sub} will let you in.
= any
? substitute
> {sub} is in for {for}. A good twist.
- You get the moves you know and a new way to do them
- Bring the moves you know and try a new detail or two
< Every mystery needs one.
= any
? soldOut sold out
> Sold out. Somebody talked.
- Word got round, and every place is taken
- Every place is taken, and we look forward to you all
< Next time, listen closely.
< See you next time, quietly.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. But psst, there’s a waitlist.
- Plans change, and then we call
< Use the side door.
< Leave your name. Quietly.
= any
? soldOut waitlist
> There’s a side door: the waitlist.
- Plans change, and then it opens
< Leave a name and listen.
< Keep an ear out.
= any
? guest
> Guest: {guest}. You didn’t hear it from us.
- You learn new moves from a new voice
- You try new moves and ask new questions
< Forget who told you.
< Book, and act surprised.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Come incognito.
- {name} teach{es} the steps and the turns, slowly and clearly
- You learn the steps and the turns, slowly and clearly
< Slip in and dance.
< Keep your name a secret.
= any
? typed *no partner*
> No partner needed. The secret’s all yours.
- {name} show{s} you each move, and you follow the music
- You follow the music and try each move yourself
< Alone is good company here.
< Keep it to yourself.
= any
? typed *alone or with a friend*
> Come alone or with a friend. We won’t ask.
- {name} show{s} you the moves, one at a time
- You learn the moves, one at a time
< Either way, you’re expected.
< Book one name or two.
= any
? typed *new class*
> New class. You’re the first to hear.
- {name} show{s} you every move, one quiet step at a time
- You learn every move, one quiet step at a time
< Sign up. Start the rumor.
< Soon, everyone will ask you.
= hoop
? level beginner (no experience)
> No experience needed. The circle lets you in.
- {name} help{s} you get in, sit and lean back
- You get in, sit and lean back, one step at a time
< It won’t tell.
< Step in softly.
= chair
? bring *friend*
> Bring {bring}. The chairs won’t tell.
- {name} show{s} you both slow walks, sits and turns
- You learn slow walks, sits and turns together
< Reserve two. Deny everything.
< Come and share a look.
= chair burlesque heels choreo exotic
? music
> {Music}. The steps were in there all along.
- {name} show{s} you where they’re hidden, line by line
- You find out where they’re hidden, line by line
< Come and dance them.
< Listen again with us.
= exotic heels
? wear *heels*
> Wear {wear}. Come in slowly.
- {name} lead{s} slow walks, drags and turns
- You learn slow walks, drags and turns
< Let the clicks announce you.
< Follow your feet.
= exotic lowflow floor flow heels
? bring *knee pads*
> Bring {bring}. There’s a quiet way down.
- {name} show{s} you how to slide and roll to the floor
- You learn how to slide and roll to the floor
< Come and discover it.
= intro pole spin spinpole static tricks intermediate advanced
? wear *shorts*
> Wear {wear}. There’s a secret reason.
- {name} show{s} you how skin holds on where cloth would slide
- Skin holds the pole where cloth would slide
< And now you know.
< Come and feel the difference.
= stretch yoga
? bring *mat
> Bring {bring}. Unroll it and breathe out.
- {name} guide{s} you through hips, spine and shoulders, slowly
- You stretch hips, spine and shoulders, slowly
< It’s a good hiding place.
< Join the quiet side.
= stretch yoga
? bring *mats* (provided)
> {Bring} provided. Just bring your breath.
- {name} guide{s} you through slow, quiet holds for hips and back
- You try slow, quiet holds for hips, back and shoulders
< Slip in and lie down.
= conditioning polefit
? bring *towel*
> Bring {bring}. Leave no trace.
- {name} lead{s} pulls, presses and holds, round by round
- You pull, press and hold, one round after another
< Wipe, smile, say nothing.
< They’ll never suspect.
= intro pole
? offer first class free
> First class free. The pole won’t say a word.
- {name} show{s} you where to hold, how to step and turn
- You’re shown where to hold, how to step and turn
< We’re just as quiet.
< Try it. Just to know.
= inclusive
? audience
> {Audience}. That was never a secret.
- {name} fit{s} each move to you, at your pace
- Each move is fitted to you, at your pace
< Come and join us openly.
< Tell everyone.
= twerk
? level beginner
> Beginners welcome. Your hips already know.
- {name} begin{s} with soft knees and small, slow bounces
- You begin with soft knees and small, slow bounces
< Let them speak up.
< Come and ask them.
= any
> Curious? Good.
< Come see.
< Find out.
@ Intro to Pole
> Psst. Your first spin awaits.
- {name} reveal{s} grips, walks and a first turn. No experience needed
- Grips and walks give themselves away with {name}. No experience needed
- Grips, walks and a first turn reveal themselves. No experience needed
< Follow your curiosity in.
< Tell nobody. Just come.
@ Intro to Pole
> You’ve always been curious. Come closer.
- {name} reveal{s} the grips and walks that lead to your first spin. No experience needed
- Uncover your first spin with {name}, grip by grip. You need no dance background
- Grips and walks will quietly lead you to your first spin. No experience needed
< See what happens next.
@ Intro to Pole
> One spin. One little secret.
- {name} quietly teach{es} grips, walks and turns. No experience needed
- You need no partner or experience. {name} reveal{s} grips and walks
- Grips and walks will give themselves away. No experience needed
< We saved one for you.
@ Intro to Pole
> Nobody has to know you’re new.
- {name} guide{s} you discreetly from grips to your first spin, with no partner needed
- Follow {name} from your first grip to your first spin. No experience needed
- Follow the grips and walks to your first spin. You need no experience and no partner
< Nobody will hear of it.
< Come in. Look around quietly.
@ Beginner Pole
> You’ll leave with a secret of your own.
- {name} unlock{s} spins, climbs and sits, and the short combo is yours to keep
- Uncover spins, climbs and sits with {name}, and take a combo home in your pocket
- Spins, climbs and sits quietly turn into a short combo that belongs to you
< Show no one. Yet.
< Come and uncover yours.
< Keep them all guessing.
@ Beginner Pole
> Every climb reveals a little more.
- {name} guide{s} you steadily to a combo only you know
- Build grip and confidence with {name}, and leave with a combo
- Grip and confidence grow quietly, and you leave with a combo
< Come up and look.
< Find out what’s up there.
@ Beginner Pole
> Something happens halfway up the pole.
- {name} reveal{s} spins, climbs and sits at a steady pace, until you have your own combo
- With {name}, spins, climbs and sits become a secret combo of your own
- Follow spins, climbs and sits at a steady pace to a secret combo of your own
< Climb up and find out.
< We won’t spoil it.
< Your combo is our secret.
@ Intermediate Pole
> There’s another world. It’s upside down.
- {name} spot{s} your first inverts, leg hangs and quiet transitions
- Slip into first inverts and leg hangs, spotted by {name}
- First inverts and leg hangs are waiting, safely spotted throughout
< See it for yourself.
< Cross over with us.
@ Intermediate Pole
> You climb with ease. Now turn the world over.
- {name} reveal{s} first inverts, leg hangs and seamless transitions, all safely spotted
- Discover leg hangs, first inverts and cleaner transitions with {name} there to spot you
- First inverts, leg hangs and clean transitions reveal themselves, safely spotted
< Come to the other side.
< You’re ready to know.
@ Intermediate Pole
> What does the world look like upside down?
- {name} spot{s} your first inverts and leg hangs, so you can find out safely
- With {name} to spot you, first inverts and leg hangs give up their secrets
- First inverts and leg hangs will show you a hidden view, safely spotted
< Hang on to the answer.
< Look around up there.
@ Advanced Pole
> They’ll wonder how you got up there.
- {name} share{s} the secrets behind shoulder mounts, handsprings and aerial combos
- Learn the secrets of handsprings and shoulder mounts with {name}, in elegant lines
- Shoulder mounts and handsprings look like magic until you know their secrets
< Point your toes. Smile.
< Let them wonder.
@ Advanced Pole
> Power is the secret. Elegance is the disguise.
- {name} train{s} confident inverters, quietly, in shoulder mounts, handsprings and combos
- Handsprings and shoulder mounts look effortless once {name} reveal{s} the control beneath
- Aerial combos, shoulder mounts and handsprings hide all their control in long lines
< They’ll only see the elegance.
< Keep your power quiet.
@ Advanced Pole
> Confident inverters, come a little higher.
- {name} guide{s} you into handsprings, shoulder mounts and combos with quiet control
- Find the hidden control in handsprings and shoulder mounts with {name}, line by line
- Handsprings, shoulder mounts and aerial combos reveal their elegant lines up there
< Rise quietly. Amaze them all.
< Take your secret higher.
@ Spin Basics
> The secret of a spin isn’t strength.
- {name} reveal{s} fireman, chair and back hook, right down to the silent landing
- Discover fireman, chair and back hook with {name}, and land without a sound
- You walk in, let go and land softly in fireman, chair and back hook
- Fireman, chair and back hook begin with a walk and end without a sound
< Come and find the answer.
< You’ll know by the landing.
< Find out in three spins.
< The walk gives it away.
@ Spin Basics
> Three spins. One secret. No strength needed.
- {name} whisper{s} you through fireman, chair and back hook, all the way to the landing
- Fireman, chair and back hook give themselves away once {name} show{s} you how to let go
- Learn fireman, chair and back hook with {name}, and how to land like a whisper
- Fireman, chair and back hook show you how to let go and land like a whisper
< Land softly. Leave smiling.
< We’ll tell you everything.
< Keep all three.
< Learn them. Say nothing.
< Your first clue awaits.
@ Spin Basics
> Walk in. Let go. Say nothing.
- {name} share{s} the secrets of fireman, chair and back hook
- Fireman, chair and back hook reveal themselves with {name}
- Fireman, chair and back hook take only {name} and some curiosity
- Fireman, chair and back hook take only a little curiosity
< Come and land unheard.
< Vanish into a turn.
< Let the floor wonder.
< Slip away with us.
< Book it. Tell no one.
@ Spin Basics
> What happens when you let go?
- {name} lead{s} you through fireman, chair and back hook, and you need no strength yet
- Find the hidden ease of fireman, chair and back hook with {name}. No strength needed
- Let {name} show you the quiet trick behind fireman, chair and back hook
- The quiet trick behind fireman, chair and back hook takes no strength yet
< Let go and see.
< Take a turn. Find out.
< The answer goes round.
< Come closer. We’ll whisper.
@ Spin Pole
> The pole is secretly on your side.
- {name} reveal{s} the momentum and balance behind combos that feel like flying
- The trick is momentum, and {name} show{s} you how combos begin to float
- Momentum and balance quietly carry you through combos that feel like flying
< Let the pole help.
< Meet your quiet accomplice.
< You’ll never tell.
@ Spin Pole
> It looks effortless. You’ll know why.
- {name} let{s} you in on momentum, balance and floaty combos that feel like flying
- The pole turns with you, and {name} quietly show{s} you how to float
- The pole turns with you, and momentum does the secret work in every floaty combo
< Keep a straight face.
< They’ll think it’s magic.
@ Spin Pole
> They say it feels like flying.
- {name} guide{s} you through floaty combos while the pole quietly turns along
- Find the secret balance with {name}, and feel your combos begin to float
- The pole turns with you through secretly simple combos that look effortless
< Come and confirm the rumor.
< Find out in the air.
@ Pole Tricks
> Here’s how it’s really done.
- {name} reveal{s} three tricks, step by step, with spotting and options for every level
- Uncover three tricks with {name}, spotted at every step. Bring your phone for the photo
- Three tricks reveal themselves step by step, with spotting and options for every level
< Your phone keeps the evidence.
< Come backstage with us.
< Let the photo tell.
@ Pole Tricks
> How did you do that?
- {name} unlock{s} three tricks and spot{s} you at every level
- Three tricks give up their secrets, with {name} spotting every level
- Three tricks give up their secrets, spotted at every level
< Smile. Give nothing away.
< Strike a pose. Keep quiet.
< Never explain. Just pose.
@ Pole Tricks
> The photo won’t give the secret away.
- {name} show{s} you three tricks, step by quiet step, with spotting for every level
- With {name} to spot you, three tricks fall into place, step by step, at any level
- You see three tricks taken apart, step by step, with spotting for every level
< That stays between us.
< Bring your phone as proof.
@ Pole Flow
> Nobody can tell where one move ends.
- {name} weave{s} spins, floorwork and transitions into one long, whispered breath
- Spins and floorwork quietly become one with {name}, with less counting and more music
- Spins, floorwork and transitions disappear into one long breath of movement
< Only the music will know.
< Listen, and forget to count.
< Slip into the song.
@ Pole Flow
> The music knows what comes next.
- {name} guide{s} you from spins to floorwork on one long breath, with hardly a count
- Follow {name} from spins to floorwork in one long breath, and forget to count
- Spins, floorwork and transitions follow one another like one long whisper
< Follow the music’s lead.
< Come in and listen.
< Stop counting. Listen.
@ Pole Flow
> Close your eyes. Follow the song.
- {name} link{s} your spins, transitions and floorwork, so nobody sees the seams
- Count less, feel more, and let {name} lead you from spins to floorwork unseen
- Count less and feel more, until spins and floorwork share one secret breath
< Let the music decide where.
< See where you end up.
@ Pole Choreography
> There’s a story hidden in one song.
- {name} reveal{s} the new routine section by section, until you dance full out
- Uncover a new routine with {name}, section by section, and dance full out at the end
- A new routine unfolds like a secret, section by section, until you dance full out
< You dance the ending.
< Come for the plot.
< Be part of the story.
@ Pole Choreography
> You’ve heard songs. Now get inside one.
- {name} unlock{s} a new routine in sections, and you dance full out at the end
- Learn a whole routine with {name}, one secret section at a time, and dance full out
- Every section unlocks the next, until you dance the whole routine full out
< Step inside and dance.
< Hear what others miss.
@ Pole Choreography
> One song. One secret. Your performance.
- {name} reveal{s} each section, until you dance the routine full out
- Uncover the routine with {name}, and dance full out at last
- Section by section, the routine unfolds until you dance full out
< The final chorus is yours.
< Keep them wondering.
@ Exotic Pole
> Heels on. Lights low. Not a word.
- {name} lead{s} you through low flow, slides and kips, to meet your boldest self
- Low flow, slides and kips with {name} reveal a bolder you. Bring knee pads
- Low flow, slides and kips say everything. Bring knee pads and your boldest self
< Let the attitude speak.
< Nothing leaves this floor.
@ Exotic Pole
> Meet your boldest self. We won’t tell.
- {name} whisper{s} you through slides, kips and attitude, with your heels on
- Heels on, lights low, and {name} quietly teach{es} you slides, kips and attitude
- Heels on, lights low, and nothing but slides, kips and whispered attitude
< Come as somebody bolder.
< Leave shy at home.
< Introduce yourself, boldly.
@ Exotic Pole
> There’s someone bolder hiding in you.
- {name} draw{s} your wild side out with low flow, slides and kips, in heels
- With lights low, {name} reveal{s} the secrets of slides, kips and attitude
- With lights low, slides and kips draw your attitude out of hiding
< Who are you in heels?
< Be bold. Nobody will tell.
< Step out and be seen.
@ Heels & Floorwork
> A secret way to the floor.
- {name} lead{s} rolls and waves, in heels or quiet socks
- Slip through rolls and waves with {name}, in heels or socks
- Rolls and waves take you quietly down, in heels or socks
< There’s one back up, too.
< Slip down and see.
< Follow us down softly.
@ Heels & Floorwork
> Heels are heard. Socks keep the secret.
- {name} teach{es} leg lines, rolls and waves, and quiet ways to the floor and back
- Leg lines, rolls and waves reveal themselves with {name}, in heels or in socks
- Leg lines, rolls and waves carry you to the floor and back without a sound
< Choose how you arrive.
< Step in, loud or silent.
@ Heels & Floorwork
> Your legs have secrets.
- {name} coax{es} out leg lines and waves, in heels or socks
- With {name}, rolls and waves flow quietly, in heels or socks
- In heels or silent socks, you roll, wave and stretch out
< Let your legs talk.
< Nobody hears you land.
@ Chair Dance
> Your partner hasn’t said a word yet.
- {name} reveal{s} a sultry choreography that is easy to follow and lovely with friends
- Easy, sultry choreography with {name} turns any chair into your accomplice
- Sultry choreography is easy to follow, and a delicious secret to share with friends
< Take a seat and see.
< The chair never talks.
< Reserve your silent partner.
@ Chair Dance
> A chair can keep a secret.
- {name} make{s} sultry choreography easy to follow, and friends may whisper along
- Follow {name} into an easy, sultry choreography. You need no experience at all
- Sultry choreography is easy to follow here, and even better with friends who never tell
< Sit down. Tell nobody.
< Lean in and whisper.
< Take your silent seat.
@ Chair Dance
> Nobody suspects the chair.
- {name} lead{s} you and your silent partner through an easy, sultry choreography
- A sultry, easy choreography unfolds with {name}. Bring friends you can trust
- You and your silent partner share a sultry choreography that’s easy to follow
< The chair saw nothing.
< Come and find an accomplice.
< Sit back. Look innocent.
@ Aerial Hoop
> The circle opens for anyone curious.
- {name} reveal{s} mounts, poses and spins, low or high
- Explore mounts, poses and spins with {name}, low or high
- Mounts, poses and spins reveal themselves, low or high
< Come and step through.
< Look around in there.
@ Aerial Hoop
> There’s a quiet place inside the hoop.
- {name} guide{s} you into mounts, poses and spins, and share{s} a low version of each
- Low or high, {name} will help you discover graceful strength from the very first class
- Low or high, you discover graceful strength from your very first class
< Slip in and stay.
< Curl up and disappear.
@ Aerial Hoop
> Step in. The world turns.
- {name} unlock{s} every mount, pose and spin, low or high
- Find your graceful side with {name}, low or high
- Each mount, pose and spin hides a low version
< Come round and see.
< Disappear for a while.
@ Strength & Conditioning
> Listen. Something is about to click.
- {name} train{s} your pull, core and shoulders, the hidden strength behind every invert
- Train pull, core and shoulders with {name}, and measure your secret progress
- Pull, core and shoulder work, made for pole, gives you secret progress you can measure
< Come and hear it happen.
< Wait for the click.
@ Strength & Conditioning
> They’ll see the invert, not the secret.
- {name} reveal{s} the pull, core and shoulder work that makes everything finally click
- Go behind the scenes with {name} for pull, core and shoulder work made for pole
- Pull, core and shoulder work happens quietly, with progress you can measure
< We’ll keep it quiet.
< Let them wonder how.
< Train quietly. Surprise them.
@ Strength & Conditioning
> Every invert begins where nobody looks.
- {name} know{s} where to begin, with pull, core and shoulder work made for pole
- The secret is pull, core and shoulder work with {name}, and progress you can measure
- The secret is pull, core and shoulder work, and progress you can measure
< Meet us behind the scenes.
@ Flexibility & Stretch
> Your splits are only hiding.
- {name} guide{s} you kindly into backbends and open shoulders, wherever you start
- Backbends and shoulders open up kindly with {name}, and you can start from anywhere
- Warm, guided stretching opens every hidden corner, whatever your starting point
< Come softly. They’re shy.
< Start anywhere. Go slowly.
< Ask gently. They’ll come out.
@ Flexibility & Stretch
> Your body has secrets. Ask kindly.
- {name} guide{s} you into splits and backbends, warm and quiet, wherever you start
- Splits, backbends and shoulders open up quietly with {name}, wherever you start
- Splits, backbends and shoulders quietly open up, whatever your starting point
< Breathe out and listen.
@ Flexibility & Stretch
> A backbend is a secret door.
- {name} {has} the key to splits and soft shoulders, whatever your starting point
- Find the key to splits and soft shoulders with {name}, warmly and wherever you start
- Warm, kind stretching is the key to your splits and shoulders, wherever you start
< No need to knock.
< Turn the key gently.
@ Intro to Pole
? offer first class free
> First class free. Come and find out.
- {name} reveal{s} your first grips, walks and spin, and you need no experience at all
- Curiosity is enough for {name} to show you grips, walks and your first spin
- Grips, walks and a first spin are waiting, and curiosity is all you need
< Try it. We’re discreet.
< Come, just to know.
@ Intro to Pole
? offer free trial class
> Free trial class. Your curiosity gets in.
- {name} will guide you from grips and walks to your first spin. No experience needed
- Grips and walks unlock your first spin with {name}. No partner or experience needed
- Grips and walks unlock your first spin, with no partner and no experience needed
< Book a look inside.
< We won’t tell. We’ll show.
@ Beginner Pole
? offer first class free
> First class free. You keep the combo.
- {name} will guide you through spins, climbs and sits at a steady, quiet pace
- You discover spins, climbs and sits with {name}, at a pace that lets you look around
- You discover spins, climbs and sits, quietly and at a steady pace
< Sneak it home.
< We saw nothing.
< Book it. Keep the secret.
@ Intermediate Pole
? series * weeks*
> {Series}. Then the world looks different.
- {name} spot{s} your first inverts and leg hangs, and the transitions grow seamless
- First inverts and leg hangs come one by one, with {name} to spot you
- First inverts, leg hangs and seamless transitions come one by one, safely spotted
< Come, turn the page.
< Watch the plot turn.
@ Spin Basics
? level beginner (no experience)
> No experience needed. Just let go.
- {name} reveal{s} fireman, chair and back hook, from the first step to the soft landing
- Walk into fireman, chair and back hook with {name}, and land unheard
- Walk into fireman, chair and back hook, and land without anybody hearing
< The floor won’t mind.
< We’ll show you where.
@ Spin Basics
? offer first class free
> First class free. Three spins to discover.
- {name} let{s} you in on fireman, chair and back hook. No strength needed yet
- No strength needed yet. {name} will unlock fireman, chair and back hook with you
- Fireman, chair and back hook are waiting for you. No strength needed yet
< Keep them all.
@ Spin Pole
? level all
> All levels welcome. Here’s the pole’s secret.
- {name} show{s} you how momentum and balance make every combo feel like flying
- Find the momentum with {name}, and your combos float as if by magic
- Find balance and momentum, and your combos float as if by magic
< Let go. You’re turning.
@ Pole Tricks
? places max*
> {Places}. Some secrets need a closer look.
- {name} take{s} three tricks apart with you, spotting every step at every level
- Step by step, {name} reveal{s} three tricks and spot{s} you at any level
- You see three tricks up close, step by step, with spotting and options for every level
< See what others miss.
< Watch the hands closely.
@ Pole Choreography
? music
> {Music}. There’s a routine hidden in it.
- {name} uncover{s} the steps in sections, and you dance full out at the end
- You uncover each section with {name}, until you dance full out
- You uncover the steps section by section, and dance full out at the end
< Press play. We’ll show you.
< Come and find it.
< Listen again. Then dance.
@ Exotic Pole
? level beginner
> Beginners, your boldest self is waiting.
- {name} lead{s} you slowly into low flow, slides and kips, in your heels
- Heels on, lights low, and {name} let{s} you in on slides and kips. Bring knee pads
- Heels on, lights low, for low flow, slides and kips. Bring knee pads
< We’ll introduce you, slowly.
< Step out of hiding.
@ Heels & Floorwork
? level beginner
> Beginners, we know a secret way down.
- {name} show{s} you leg lines, rolls and waves. Heels or socks are both welcome
- Leg lines, rolls and waves unfold with {name}, in heels or silent socks
- Leg lines, rolls and waves unfold slowly, in heels or silent socks
< Follow us down.
< Wear socks. Nobody hears you.
< Tiptoe in. Stay a while.
@ Chair Dance
? bring *friend*
> Bring {bring}. The chair keeps your secret.
- {name} let{s} you both in on a sultry choreography that’s easy to follow
- You share a sultry, easy choreography with {name} and two silent partners
- You share a sultry choreography that’s easy to follow, with no experience needed
< Book for two. Deny everything.
< Share the secret.
< The chair won’t say anything.
@ Chair Dance
? level beginner (no experience)
> No experience needed. The chair won’t tell.
- {name} guide{s} you through a sultry choreography, and friends are welcome
- Sultry choreography comes easily with {name}, so bring friends you can trust
- Sultry choreography comes easily here, so bring friends you can trust
< Sit down. Begin there.
< Cross your legs. Look mysterious.
@ Chair Dance
? offer first class free
> First class free. The chair is waiting.
- {name} reveal{s} a sultry choreography that’s easy to follow and fun with friends
- Sultry choreography with {name} is easy to follow, and you need no experience
- Sultry choreography is easy to follow, and you need no experience
< Sit down. It’s very discreet.
< Your seat has been saved.
< Sit down. Lean closer.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. Just step inside.
- {name} open{s} up mounts, poses and spins, with a low version of each
- Mounts, poses and spins start low with {name}, and graceful from the first class
- Mounts, poses and spins come low or high, and graceful from the very first class
< Slip in and look around.
< Start low. Wonder higher.
@ Aerial Hoop
? level beginner
> Beginners, the circle is open.
- {name} guide{s} you in low, with mounts, poses and spins for your very first class
- Every mount, pose and spin has a low version, and {name} will show you each
- Every mount, pose and spin has a quiet low version to begin with
< Duck in and see.
@ Strength & Conditioning
? level all
> All levels welcome. Inverts begin in secret.
- {name} train{s} your pull, core and shoulders, with progress you can quietly measure
- Pull, core and shoulder work with {name} brings progress only you can see coming
- Pull, core and shoulder work brings progress that you can quietly measure
< Come and plot with us.
@ Flexibility & Stretch
? level all
> All levels welcome. Splits hide in everyone.
- {name} guide{s} you kindly through warm stretching, backbends and shoulders
- Warm stretching with {name} quietly opens backbends and shoulders
- Warm, guided stretching opens backbends and shoulders, wherever you start
< Shy ones are welcome.
`;
