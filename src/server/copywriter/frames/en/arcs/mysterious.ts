// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const mysterious = `
= intro pole
> You’ve walked past this door before.
- Behind it: {name}, a pole, and your very first grips and steps
- Behind it: a pole, some music, and people who were curious, too
- Inside, someone shows you how to hold on and where to step
< This time, come in.
< The door was never locked.
= intro pole
> Everyone in here has a first-time story.
- {name} open{s} yours with a grip, a walk and a turn
- A hand closes, a foot leaves the floor, and yours begins
- They all start the same way: I only came to look
< Sign here for chapter one.
< Yours starts with one step.
= intro
> There’s a side of you nobody has met.
- {name} call{s} it out with music, one small step at a time
- It likes music, learns fast, and has been waiting to be asked
- Give it a little music, and it introduces itself
< Sign up. Introduce yourselves.
< Come and meet yourself.
= intro pole
> Curiosity brought you this far.
- {name} take{s} it from here: first grips, first steps, a first turn
- First grips, first steps, a first turn around the pole
< Come a little closer.
< Now reach out.
= intro pole
> Psst. Everyone starts here.
- A grip, a walk, a turn, and {name} showing you each slowly
- A grip, a walk, a turn, all shown slowly
< Put your name down quietly.
< Your turn to start.
= pole
> Your hands will know something new.
- {name} teach{es} them where to hold, when to lean, how to turn
- Where to hold, when to lean, how to turn without a sound
- First they hold on, then they trust it, then you’re dancing
< Let’s keep it between us.
< It starts with one turn.
= pole
> Arrive curious. Leave with a secret.
- {name} let{s} you in on spins, climbs and poses, one by one
- Spins, climbs and poses, one quiet step at a time
< Sign up and be trusted.
< We’ll trust you with one.
= pole
> Some things you learn by holding on.
- {name} guide{s} you through the spins, climbs and holds, hand over hand
- You spin, climb, hold and turn around the pole
< Hold on and find out.
< Let’s see what you find.
= spin spinpole
> There’s a secret inside every spin.
- One step, one lean, and {name} whispering when to let go
- One step, one lean, and the floor quietly lets you go
- It’s mostly in where you lean, and we’ll show you exactly where
< Come round and find it.
< One turn, and you’ll know.
= spin spinpole
> Slip away in circles.
- {name} lead{s} you round: step, lean, turn, and a soft landing
- Step, lean, and go round until you land softly
< Plan your getaway. Book it.
< Round and gone.
= spin
> The floor won’t miss you.
- {name} teach{es} the perfect exit: a walk, a turn, a silent landing
- A walk, a lean, a turn, a landing without a sound
< Slip off for a while.
< Let go and turn.
= spinpole
> The pole turns. Nobody sees you steer.
- {name} will tell you: tuck in, it quickens, open out, it slows
- Tuck in and it quickens, open out and it slows. That’s the trick of it
- The smallest move changes everything, and only you feel it
< Come and take the wheel.
< Let them think it’s magic.
= static
> The pole stands still. So how do you turn?
- {name} reveal{s} it: a step, a swing and one well-placed hand
- A step, a swing and one well-placed hand. The rest we tell in class
- The answer is in the step before, and we’ll show you which
< Book in and find out.
< Come in. Ask the pole.
= static
> A still pole hides its best secret.
- With {name}, you step, lean and climb your way to it
- It doesn’t move at all. You step, you lean, and there’s the turn
- You hold on, you climb a little, and there’s more to it than you thought
< We’ll whisper it to you.
< Look closer. Then hold on.
= static
> The pole won’t move. You will.
- {name} set{s} you in motion: holds, climbs and turns from one push
- Holds, climbs and turns, each from one good push
< Hold on, then turn.
< Make the first move.
= tricks advanced
> What’s holding you up there?
- One knee, one elbow, and the secret place that {name} show{s} you
- One knee, one elbow, and a secret place to lean
- It looks impossible until someone shows you the hidden grip
< Let them guess. You’ll know.
< Book the explanation.
= tricks
> A good trick never explains itself.
- {name} will: the way in, the hold, the quiet way out
- But we do: entry, hold, exit, one quiet step at a time
- Here you get to see the side the audience never sees
< In here, we tell all.
< Book in. We explain everything.
= advanced
> You know the moves. Now the secrets.
- {name} point{s} out where to breathe, where to wait, where to lean
- Between the moves you know, there’s one that no one mentions
- Where to breathe, where to wait, what to do with the other hand
< Sign up. You’ve earned this.
< We saved you the best.
= advanced tricks
> Defy gravity. Deny everything.
- {name} lead{s} you through combos, long holds and very quiet exits
- Combos, long holds and very quiet exits
< Book under any alias.
< You were never up there.
= advanced
> Make it look like magic.
- {name} teach{es} mounts, combos and holds, and where to hide the effort
- Mounts, combos and holds, with the effort hidden
< Magicians, this way.
< Never reveal how.
= intermediate
> Behind the first door, there’s another.
- {name} hold{s} it open: the moves you’ve watched and wondered about
- Behind it, the moves you’ve seen and wondered about
- You know enough now to ask the really good questions
< Come through. You’re ready.
< Your door opens upwards.
= flow
> You never see the seams.
- {name} hide{s} them with you: turn, step and slide in one line
- A turn, a step, a slide, and not a seam to be found
- One move slips into the next, and nobody catches it
< Learn our invisible stitch.
< Sign up and vanish seamlessly.
= flow
> The music knows a way through.
- {name} follow{s} it with you, from turn to floor to turn
- From turn to floor to turn, and you only have to follow
- It starts in the shoulders and tells the rest of you slowly
< Tiptoe in and listen.
< Join us. Follow the song.
= flow
> Follow one move and see where it leads.
- {name} go{es} first: round once, down to the floor, back another way
- Round once, down to the floor, and back up by another way
- There’s no map. There’s a song, and it knows the next step
< You’ll end up somewhere good.
< You may wander off here.
= flow
> One move hides in another.
- {name} help{s} you find it: turns, waves and slides, all linked
- Turns, waves and slides, linked until the seams vanish
< Sign up and look closely.
< Let the music decide.
= flow
> Drift off with the music.
- {name} steer{s} gently: a turn, a slide, the floor, and round again
- A turn leads to a slide, a slide to the floor
< Nobody will come looking.
< Come and wander with us.
= exotic
> Never show them everything at once.
- {name} teach{es} the slow reveal: a look, a slide, a long pause
- A look held, a step withheld, a knee drawn slowly in
- A look half through the hair, wholly on purpose
< Keep the best for last.
< Book first. Tell them later.
= exotic
> They’ll remember you. They won’t know why.
- It’s the pause before the hair moves, and {name} teach{es} it
- It happens between the beats, slowly, with one look over the shoulder
- It’s the pause before the hair moves. We’ll teach you the pause
< Be the one they remember.
< Become the mystery.
= exotic
> By day, no one would guess.
- In here, {name} lead{s} you into slow walks, slides and hip rolls
- You answer mail, buy milk, and know how to roll your hips on the beat
- Slow walks, long slides, one look over the shoulder
< Let them go on guessing.
< Book your other life.
= exotic
> Slow is a secret weapon.
- {name} arm{s} you with body rolls, slides and a look back
- Body rolls, slides, and a look over the shoulder
< Arm yourself. Go slowly.
< Take your time.
= exotic
> One glance. Then look away.
- {name} know{s} the rest: slow walks, long slides, hair on the beat
- Slow walks, long slides, hair on the beat
< Leave them wanting.
< Come rehearse that glance.
= heels
> Slow steps. Someone’s making an entrance.
- {name} teach{es} the walk, the turn, and the art of not hurrying
- One step. Then none. Then one more, exactly on the beat
- We show you the walk, the turn, and the art of not hurrying
< That someone is you.
< Come in slowly. We’ll wait.
= heels
> Every walk tells a story. Yours has secrets.
- {name} help{s} you tell it: step, drag, turn, explain nothing
- Step, drag, turn, and don’t explain a thing
- Slow enough to feel good, calm enough to keep them wondering
< Leave the ending open.
< Let the heels talk.
= heels
> They’ll hear you before they see you.
- Walk, turn, pause, with {name} keeping the tempo dangerously slow
- Walk, turn, pause, one slow step at a time
< Make them wonder who.
< Book your entrance.
= heels
> Cross the floor. Explain nothing.
- {name} set{s} the tempo for slow walks, leg lines, and a turn
- Slow walks, leg lines, and a turn on the beat
< Be talked about. Stay quiet.
< Let your steps talk.
= lowflow floor
> The floor knows a quiet way.
- {name} take{s} you along it: shoulder, hip, knee, one slow roll
- Shoulder, hip, knee, and you’re somewhere else without a sound
- Slow rolls, long legs, and no hurry to get up
< Come down. Follow the floor.
< Nobody hears you arrive.
= lowflow floor
> The best secrets are told down low.
- {name} tell{s} them in legs, waves and long turns near the ground
- Close to the floor, a slow roll says more than a word
- Legs, waves, long turns, all kept close to the ground
< Lean in. It starts here.
< Get down here and listen.
= lowflow floor
> Slow is the secret the fast ones miss.
- {name} give{s} you time for the wave, the look and the breath
- A slide, a pause, a long line, and the song catches up with you
- Down here you have time for the wave, the look and the breath
< Book some time down here.
< Slow down and find out.
= lowflow floor
> Stay low. Let them wonder.
- Rolls, slides and long legs, with {name} close to the floor, too
- Rolls, slides, and long legs close to the floor
< Move like a whisper.
< Reserve a stretch of floor.
= lowflow floor
> The floor is whispering.
- {name} translate{s} it into rolls, slides and turns close to the ground
- You roll, slide and turn, all close to the ground
< Lie down and listen.
< The floor’s asking for you.
= handstand
> See the other side of up.
- {name} show{s} you wrists, shoulders, balance, and when to kick
- Wrists, shoulders, balance, and one foot up at a time
< Book a view from below.
< Kick up and look.
= conditioning polefit
> Train like you’re keeping a secret.
- {name} set{s} the pace: shoulders, core, arms, and an innocent face
- Pull, hold, breathe, and walk out with an innocent face
- Shoulders, core, arms, quietly, rep by rep
< Let them find out later.
< No one suspects a thing.
= conditioning polefit
> Every impossible move has a hidden beginning.
- {name} take{s} you back to it: arms, core, shoulders, rep by rep
- It’s here: arms, core, shoulders, one steady rep at a time
- What they see later starts with what you do in here
< Begin where nobody looks.
< Sign up before anyone suspects.
= conditioning polefit
> Quiet work. Loud surprise.
- {name} count{s} the pulls, holds and core work. You keep the secret
- Pulls, holds, core and shoulders, one round at a time
< Go undercover with us.
< Surprise them all.
= stretch
> Your body keeps a few secrets.
- {name} coax{es} them out of hips, spine and shoulders, breath by breath
- We don’t force them. We breathe until they come out
- Hip, spine, shoulder, each with its own small key
< Come and unlock something.
< See what’s been folded away.
= stretch
> Go slowly. Your body will tell you more.
- {name} lead{s} the conversation: hips first, then hamstrings, then shoulders
- Hips and hamstrings only talk to people with patience
- Breathe out, stay a little longer, and something lets go
< Let your body speak.
< Reserve a place to listen.
= stretch
> There’s hidden room in every stretch.
- {name} know{s} where: behind the hips, between the ribs, under the shoulders
- There’s room behind the hips, between the ribs, under the shoulders
- Breath by breath, you find out where it was hiding
< Unfold. We won’t tell.
< Come in and look around.
= stretch
> Quiet now. Listen to your hips.
- {name} guide{s} you through long holds for hips, back and shoulders
- Long holds and slow breaths for hips, back and shoulders
< Give your hips a hearing.
< Unfold slowly.
= stretch
> Your body speaks softly. Lean in.
- {name} make{s} time for hips, hamstrings, shoulders, and a long breath
- Hips, hamstrings, shoulders, and time to breathe
< Book, breathe and listen.
< Hear your body out.
= yoga
> Every breath holds a quiet secret.
- {name} guide{s} you to it: reach, breathe, hold, let it out
- Reach, breathe, hold, and it quietly comes out
- You feel it along the spine first. Nobody sees a thing
< Start with one breath.
< Breathe in. You’re invited.
= yoga
> Slip away for a few breaths.
- {name} lead{s} you out: long spine, steady core, slow control
- Long spine, steady core, slow and quiet control
< Nobody will miss you yet.
< Book your quiet escape.
= choreo
> Every routine hides a story.
- {name} tell{s} it count by count, until you’re dancing the plot
- You learn the steps first. Then you find out what they meant
- Count by count, turn by turn, and the plot comes out
< Dance to find out.
< You’re cast. Sign up.
= choreo
> Get inside the song.
- {name} open{s} it count by count, until you know every corner
- Count by count, until you dance it all by heart
< Songs are bigger inside.
< Learn it by heart.
= chair
> An empty chair is waiting for someone.
- {name} show{s} you how to sit, lean and turn, entirely unhurried
- Someone curious, with a song in mind and no hurry at all
- You sit, you lean, you turn it round, and now it’s a story
< The chair means you.
< Claim your chair quietly.
= chair
> It’s only a chair until you sit down.
- Then {name} add{s} a lean, a turn, a slide, a plot
- Then a leg crosses, a shoulder turns, and it’s something else
- A lean, a turn, a slow slide, and it has a plot
< Sit down and find out.
< Book a seat. Start something.
= chair
> Your partner keeps very quiet.
- {name} do{es} the talking: slow walks, crossed legs, a long lean back
- Slow walks, crossed legs, a turn around the chair
< Sit. Give nothing away.
< Save your seat in silence.
= chair
> One chair. No witnesses.
- {name} teach{es} the lean back, the crossed legs and the patience
- You lean back, cross your legs and take your time
< Take the seat.
< Dare to sit down.
= burlesque
> They came to see. You decide what.
- {name} teach{es} the shoulder, the smile, the walk, the perfect pause
- A shoulder, a smile, one glove, and the rest stays yours
- A slow walk, a raised brow, and the best kept for last
< Keep one secret for yourself.
< The curtain’s yours. Book in.
= burlesque
> The best secret is half told.
- {name} teach{es} the pause, the glance, and the art of almost
- Show a shoulder, hide a smile, turn away on the beat
- We teach the pause, the glance, and the art of almost
< Keep half for yourself.
< Book in. Tell half.
= burlesque
> Reveal a little. Keep the rest.
- {name} know{s} exactly how little: a glove, a glance, a slow walk
- A glove, a glance, a slow walk, a well-timed pause
< Leave them curious.
< Tease. Then turn away.
= twerk
> Your hips have a secret. The bass knows it.
- {name} get{s} it out of them: soft knees, small shakes, then big
- Bend your knees, loosen the rest, and it comes out by itself
- Slow first, then small, then right on the beat
< Hips can’t stay quiet long.
< Let it all slip.
= twerk
> The bass knows your secret.
- {name} turn{s} it up: soft knees, loose hips, small shakes, then big
- Soft knees, loose hips, small shakes and then big
< Shake it out.
< Book in. The bass talks.
= hoop
> Step through. It’s another world in there.
- {name} show{s} you around: sit, lean back, hook a knee, turn
- Sit in the circle, let it turn, and the everyday stays outside
- You sit, you lean, you hook a knee, and nobody needs you for a while
< Come through the round door.
< See who steps back out.
= hoop
> This circle is hiding something.
- {name} help{s} you look: slip a knee in, hold on, lean
- Slip a knee in, hold on, lean back, and look for it
- Sit in it, let it turn, and you’ll find out what
< We’ll give you a hint.
< Book in and investigate.
= hoop
> Disappear into the circle.
- {name} make{s} it easy: sit, lean back, hook a knee, turn
- Sit, lean back, hook a knee and let it turn
< We’ll cover for you.
< Come back smiling.
= hoop
> A circle, hung in midair.
- {name} invite{s} you in: sits, knee hangs, and shapes that turn slowly
- Sits, knee hangs, and shapes that turn slowly
< Reserve your circle.
< Slip inside.
= hoop
> Some secrets hang in a hoop.
- {name} teach{es} you to hook a knee, arch back and turn
- You hold on, hook a knee, arch back and turn
< Hang around and listen.
< Hold on and lean out.
= silks
> There’s a secret in every wrap.
- {name} unravel{s} it: round the foot, behind the knee, then lean back
- Round the foot, behind the knee, and it holds you
- Wrap, hold, lean back, and find out what’s holding what
< We know wraps by heart.
< Sign up and unravel it.
= silks
> Wrap yourself in a secret.
- {name} guide{s} you: where to hold, how to wrap, when to lean
- Take hold, wrap a foot, lean into the fabric
< Unwrap it slowly.
< Come and get wrapped up.
= silks
> Vanish in fabric. Reappear higher.
- {name} guide{s} you through foot wraps, leans and shapes, fold by fold
- Foot wraps, leans and shapes, one fold at a time
< Book your vanishing act.
< Come out of hiding.
= straps
> Nothing to see here. Just hang on.
- Then {name} show{s} you one wrap, and a shape appears midair
- Then you take hold, and a shape appears out of thin air
- One wrap round the hand, one breath, and there’s more to it
< Don’t trust first appearances.
< Take hold and find out.
= trapeze
> There’s a seat above the everyday.
- {name} show{s} you up: sit, stand, lean back, and look around
- Hands up, hips back, and you’re sitting somewhere new
- Sit, stand, lean back, and see the world from its quiet side
< Claim the seat nobody sees.
< Reserve it under any name.
= trapeze
> Some secrets need a little height.
- {name} tell{s} them up there: sit, lean back, hang, sway
- You sit, lean back, hang by your knees and sway
< Come up and listen in.
< Book a little height.
= trapeze
> Vanish above their heads.
- {name} lead{s} the ascent: sits, hangs and balances, move by quiet move
- Sits, hangs and balances, one quiet move at a time
< Hardly anyone looks up.
< Book yourself out of sight.
= seniors
> Nobody would guess what you do here.
- {name} show{s} you where to hold, lean and turn, at your pace
- You hold on, you lean out, you turn, and you laugh about it
- You said you were going for a walk. There was more to it
< Smile and say nothing.
< Keep them guessing at dinner.
= seniors
> Let the neighbors wonder.
- {name} lead{s} the way through holds, steps and easy turns
- Holds, steps and easy turns, at your own pace
< Sign up. Just smile.
< Just wave and go in.
= party
> Ask about the party. They’ll just smile.
- {name} host{s} it: a few moves, one song, an oath of silence
- There was a pole, there was a song, and everyone swore an oath
- A few moves, one song, and one story you’ll all deny
< You’ll be smiling, too.
< Book it. Swear them in.
= party
> One party, one song, one shared secret.
- {name} bring{s} the moves. You all agree on the official version
- You learn the moves together and agree on the official version
- Something silly, something slow, and everyone takes part
< Only your group will know.
< Settle on your story afterwards.
= party
> What happens here stays here.
- {name} bring{s} a short routine. You bring the people who never tell
- A short routine, a few poses, plenty of laughing
< Bring your accomplices.
< Swear them to secrecy.
= private
> Just you, the move, and its secret.
- You name the move, and {name} take{s} it apart with you
- You say what you want to learn, and we begin there
- Your questions, your pace, and nobody to compare with
< It stays between us.
< Ask what you never dared.
= private
> Tell us the move you’re secretly after.
- {name} will unlock it with you, slowly, piece by piece
- Then it’s all yours, slowly, piece by piece
- We’ll work on it as quietly and as long as you like
< We won’t breathe a word.
< Whisper it. We’ll start there.
= private
> A lesson nobody else hears.
- You choose the move, and {name} listen{s}, watch{es} and show{s} you how
- You choose the move, and we take it apart slowly
< Book it. It’s confidential.
< Ask us anything.
= private
> Your move. Our little secret.
- {name} work{s} on your goal, at your pace, question by question
- Your goal, your pace, and time for each question
< Whisper what you want.
< Name it and book.
= practice
> That move is hiding. You know the one.
- {name} keep{s} the music going while you go and find it
- A song, some space, and as many tries as it takes
- No one leads. You follow a hunch and try again
< Go and find yours.
< Come and track yours down.
= practice
> Try it while nobody’s watching.
- {name} host{s} and look{s} away: your song, your moves, your tries
- Your song, your moves, as many tries as you like
< What you try stays here.
< Book some unwatched time.
= practice
> Work on it in secret.
- {name} keep{s} your cover. You repeat it, change it, start again
- Repeat it, change it, start again on another song
< Surprise them later.
< We won’t look. Promise.
= workshop
> There’s a secret hidden in that move.
- {name} slow{s} it down until you can see where the trick is
- We slow it down until you can see where the trick is
- You’ve done it so many times. Now we look underneath
< Come see what’s hidden.
< We’ll find it together.
= workshop
> One subject. All of its secrets.
- {name} go{es} through it slowly, until it gives itself away
- Small details, long looks, and the question you never got to ask
- We go over it slowly, until it gives itself away
< Bring every question you have.
< Sign up and ask everything.
= workshop
> Some moves hide their best part.
- {name} look{s} underneath with you, slowly, detail by detail
- We slow them down and look underneath
< Look a little closer.
< Book the hidden part.
= showcase
> Behind the curtain, someone breathes in.
- {name} cue{s} the music, the counts are in your bones, you go
- The counts are in your bones, the music starts, and out you go
- All those rehearsals, and now they’ll see what for
< Your cue. Go on.
< Step out and show them.
= showcase
> Only we know what’s coming next.
- {name} run{s} it with you until the surprise looks easy
- We run it again, until the surprise looks easy
- One routine, many rehearsals, and not a word to anyone
< Don’t tell the audience yet.
< Help us keep it quiet.
= showcase
> Nobody out there knows yet.
- {name} lead{s} the run-throughs, the entrances, and the bow
- Run-throughs, entrances, and the bow at the end
< Come and rehearse the surprise.
< Wait for your cue.
= showcase
> Hush backstage. Then your music.
- Entrances, spacing, counts, and {name} giving the nod
- Entrances, spacing, counts, and all of it from the top
< Breathe. Then walk on.
< Keep the ending secret.
= photo
> A good photo keeps one secret.
- {name} help{s} you find the pose, the line, and the look
- We find the pose, the line, and the look that gives nothing away
- Hold, breathe, look past the lens, and let them wonder
< Smile like you know.
< Book your mysterious side.
= photo
> Keep the secret in your eyes.
- {name} find{s} your line, your pose, one long look past the camera
- Poses, lines, and one long look past the camera
< Hold still. Let them guess.
< Let them guess.
= photo
> Let the picture keep your secret.
- {name} guide{s} your pose, and the camera keeps quiet
- You hold the pose, and the camera keeps quiet
< Leave them one clue.
< Strike your pose.
= men
> You think you know what this is.
- So did they. Then {name} had them pull, hold and turn
- So did they. Then one of them tried it and came back smiling
- Pull, hold, lean out, and find out what they’ve been talking about
< Come and be corrected.
< Sign up and know better.
= men
> Ask the men in here how it started.
- They only came to look. Then {name} showed them the pole
- They only came to look, they say. Then they held on
- One pull, one hold, one turn, and a very thoughtful face
< Come and look. Just look.
< You’ll tell the same story.
= men
> What do they do in there?
- {name} train{s} climbs, holds and turns. Nobody talks about it
- Climbs, holds, turns, and more grip than expected
< Solve it in person, gentlemen.
< Walk in and ask.
= prenatal
> Someone already knows your favorite song.
- {name} keep{s} it gentle: you sway, you breathe, somebody small sways along
- You sway, you breathe, and somebody small sways with you
- Gentle moves, slow breaths, and a secret conversation
< Only you two know.
< Book for two. Whisper it.
= prenatal
> You two already share a secret.
- {name} lead{s} you softly: a slow sway, a long breath, a rest
- A slow sway, a long breath, a hand where the kicks are
- Move softly, rest when you like, and listen inward
< Now share a dance, too.
< You two talk. We’ll listen.
= postnatal
> Your body knows a secret way back.
- {name} walk{s} it with you, slowly, softly, breath by breath
- Slowly, softly, breath by breath, it shows you
- No rush and nothing to prove. It remembers more than you think
< Come softly. It remembers.
< Your body kept your place.
= contemporary
> Some things are only told by moving.
- {name} start{s} with the ribs. Soon the whole story crosses the floor
- Ribs first, then arms, then the whole story crosses the floor
- Reach, fold, breathe, and let it come out
< We know how to listen.
< Come and tell yours.
= contemporary
> Say it without words.
- {name} give{s} you the reach, the fold, the turn. You say it
- Reach, sink, turn, and let the song tell the rest
< Dance the unsaid.
< Sign up. Say nothing more.
= acro
> It takes two to keep this secret.
- {name} teach{es} one to hold, one to lean, and both to trust
- One holds, one leans in, and both know when
- It’s a look, a breath, a hand in the right place
< Trust is the trick.
< Book in, then lean in.
= acro
> There’s a secret signal. It’s a breath.
- {name} teach{es} you to read it: breathe in together, and you balance
- You breathe in together, and then the balance is simply there
- Hands, feet, a calm count, and you’re holding each other up
< Breathe in. You’re ready.
< We’ll teach you the signal.
= acro
> The secret is who’s holding you.
- {name} place{s} hands and feet, count{s} calmly, and somebody’s in the air
- Hands, feet, a calm count, and somebody’s in the air
< Lean on somebody.
< Come find out who.
= acro
> Trust is a quiet thing.
- {name} count{s}, one of you holds, one flies, both breathe
- One holds, one flies, both breathe on the same count
< Lean in.
< Say yes. Get lifted.
= circus
> A circus came to town without a sound.
- {name} let{s} you try an act and take a quiet bow
- No tent, no trumpet, just something new to learn and a quiet bow
- Step in, try an act, and find out what you’re good at
< We saved you an act.
< Run off with the circus.
= openlevel
> Nobody asks how long you’ve been here.
- {name} find{s} a way in for you, new or long hooked
- You’ll be shown a way in, whoever you are
- Some are new, some never left. You can’t tell by the smiles
< Come in. We won’t ask.
< You’re one of us now.
= class
> Something in you has been waiting.
- {name} bring{s} the music and the first step. You do the rest
- Give it music, a floor, and a little room
- It starts with one small step and nobody keeping score
< The wait is over. Book.
< Come and answer it.
= class
> Not everyone knows about this class.
- {name} show{s} you, you try it, and then you’re in on it
- Music, moves, and people who are glad you found it
- Someone shows you, you try it, and then you’re in on it
< Now you do. Book.
< Welcome to the secret.
= salsa
> Step closer. Not a word.
- {name} count{s} you in: a walk, a turn, one long pause
- A walk, a turn, a pause, all led by the music
< Let the music talk.
< Book. Dance. Say nothing.
= salsa
> The dance floor keeps secrets.
- {name} lead{s} the steps and turns. You bring the long look
- Steps, turns, and a long look on the beat
< Bring a secret along.
< Dance yours with us.
= inclusive
> Your curves know the music.
- {name} adapt{s} the turns, poses and holds until they fit you
- Turns, poses and holds, in the version that fits you
< Let your curves lead.
< Book in. Bring every curve.
= inclusive
> Every curve keeps a secret.
- {name} make{s} room for each: turns, poses and holds, your way
- You turn, pose and hold, your way, at your pace
< Let every curve dance.
< All of you is invited.
= pole
> The pole has heard it all.
- {name} introduce{s} you: a grip, a lean, a spin, a pose
- A grip, a lean, a spin, a pose, and not one comment
< Book. The pole won’t gossip.
< Come in and hold on.
= exotic
> You have a double life. It has music.
- {name} lead{s} it: slow walks, body rolls, slides, a look back
- Slow walks, body rolls and slides, then back to normal
< Book the other you.
< Come and live both lives.
= heels
> Click. Click. Silence. Who was that?
- {name} show{s} you how to walk, turn and pause like a rumor
- A walk, a turn, a pause, and everybody wonders
< Be the rumor. Book in.
< Step in and find out.
= stretch
> Breathe out. Something just moved.
- {name} take{s} time with hips, hamstrings, back and shoulders, one breath each
- Hips, hamstrings, back and shoulders, one long breath each
< Book a place to exhale.
< Stay. There’s more.
= intro
> You’ve been curious long enough.
- {name} show{s} you the very first steps, slowly and in plain sight
- First steps, shown slowly, with room for every question
< Make it official. Book.
< Come and find out, finally.
= class
> Something happens in here. It has music.
- {name} lead{s} the way in, step by step, song by song
- A first step, a song, and soon you’re part of it
< Ask no questions. Just come.
< Be part of it. Book.
= tricks
> Now you’re upright. Now you’re not.
- {name} teach{es} the part in between: entry, hold, exit, slowly
- In between: an entry, a hold, and a very calm exit
< Book the part in between.
< Stay calm. Hold on.

@ Intro to Pole
> It always starts with curiosity.
- {name} show{s} you grips, walks and that first spin. No experience needed
- Then {name} add{s} grips, walks and a first spin. No partner needed
- Grips, walks and your first spin. No experience, no partner needed
- Steps, then a first spin. No experience needed
< Book while you’re still wondering.
< See where it leads.
< Curious is enough.
@ Intro to Pole
> Your first spin is our favorite secret.
- {name} let{s} you in on it, grip by grip. No experience needed
- Grips and walks first, then {name} reveal{s} the spin. No experience needed
- Just grips, walks and that first spin. No dance background needed
- Grips, walks, then the spin. No experience needed
< We saved one for you.
< Your story starts here.
@ Intro to Pole
> Your first spin hides in a walk.
- Grips, then walks with {name}, then the spin. No experience needed
- A grip, a few walks, and there it is. No experience needed
- It follows the grips and walks. No experience needed
< Reserve a place. Walk in.
< Walk this way.
@ Beginner Pole
> You’ll leave with something up your sleeve.
- {name} guide{s} you through spins, climbs and sits to your own combo
- Spins, climbs and sits with {name}, quietly turning into your own combo
- Spins, climbs and sits at a steady pace, until they’re your combo
- It’s a short combo of spins, climbs and sits
< Roll it up and book.
< Come and pocket yours.
< Show no one. Yet.
@ Beginner Pole
> Some confidence hides halfway up the pole.
- {name} lead{s} the way: spins, climbs, sits, and a combo to keep
- {name} keep{s} the pace steady: spins, climbs, sits, and a secret combo
- You build grip and core, and leave with your own short combo
- Climb steadily, spin, sit, and leave with a combo
< Come up and find yours.
< Ask us the way up.
@ Intermediate Pole
> There’s another world. It’s upside down.
- {name} spot{s} you on the way: first inverts, leg hangs, cleaner transitions
- {name} take{s} you there, spotted all the way: inverts, then leg hangs
- First inverts, leg hangs and cleaner transitions, with someone who spots you
- By first inverts and leg hangs, safely spotted
< You climb already. Keep going.
< Book your passage.
< See it for yourself.
@ Intermediate Pole
> You climb. Then the world turns over.
- First inverts, leg hangs, and {name} right beside you to spot you
- {name} spot{s} you through leg hangs, first inverts and traceless transitions
- Leg hangs, first inverts and cleaner transitions, all of it safely spotted
- Leg hangs and first inverts, always spotted
< Hold on. Let it turn.
< You’ll like the other side.
@ Intermediate Pole
> One knee will hold you. Really.
- {name} stay{s} close for first leg hangs, inverts and cleaner transitions
- Leg hangs, first inverts, cleaner transitions, and {name} to spot you
- First leg hangs and inverts, safely spotted, and transitions without clues
- Leg hangs and first inverts, safely spotted throughout
< Come hang out with us.
< Let your knee find out.
@ Advanced Pole
> They’ll ask how you got up there.
- {name} know{s}: shoulder mounts, handsprings, combos, all in elegant lines
- Shoulder mounts, handsprings and combos with {name}, calm face included
- Shoulder mounts, handsprings and aerial combos, for confident inverters
- Shoulder mounts and handsprings, in elegant lines
< Point your toes. Smile.
< Sign up. Say nothing.
@ Advanced Pole
> Power is the secret. Elegance, the disguise.
- {name} train{s} both in shoulder mounts, handsprings and aerial combos
- Handsprings, shoulder mounts and combos, with {name} watching every line
- Aerial combos, shoulder mounts and handsprings, with control in every line
- Handsprings, shoulder mounts, combos, all under control
< They’ll only see the elegance.
< Come in disguise.
@ Advanced Pole
> There’s a hidden way up. Shoulder first.
- {name} lead{s} confident inverters: shoulder mounts, handsprings, combos
- Shoulder mounts, then handsprings and aerial combos, in elegant lines
- Shoulder mounts, handsprings, power and control
< Confident inverters, this way.
< You’re ready to be shown.
@ Spin Basics
> The secret of a spin isn’t strength.
- {name} tell{s} all: fireman, chair, back hook, and how to land softly
- Fireman, chair, back hook: {name} whisper{s} when to let go
- Fireman, chair, back hook: you walk in, let go, and land softly
- You walk in, let go, land softly
< Take your place. Find out.
< The walk gives it away.
@ Spin Basics
> Three spins, three code names.
- Fireman, chair, back hook: {name} brief{s} you, down to the soft landing
- {name} decode{s} them: fireman, chair, back hook. No strength needed yet
- They’re fireman, chair and back hook. No strength needed yet
- Fireman, chair, back hook. Strength isn’t needed
< Accept the mission and book.
< Your mission: land softly.
@ Spin Pole
> It looks effortless. You’ll know the truth.
- {name} reveal{s} it: momentum, balance, and a pole that turns with you
- Balance, momentum, floaty combos, and {name} telling you what nobody sees
- Momentum, balance and floaty combos on a pole that turns with you
- Momentum, balance, and the pole’s quiet help
< Keep a straight face.
< You’ll never tell.
@ Spin Pole
> The pole is secretly on your side.
- {name} show{s} you how: momentum, balance, and combos that simply float
- Floaty combos with {name}, while the pole quietly does the turning
- It turns with you, lends you momentum, and makes combos float
- It turns with you through floaty combos
< Let the pole help.
< Meet your quiet accomplice.
@ Spin Pole
> They say it feels like flying.
- {name} guide{s} you through floaty combos while the pole turns along
- Momentum, balance, floaty combos: {name} help{s} you check the rumor
- Momentum, balance and floaty combos while the pole turns with you
- Balance, momentum, and a pole that turns along
< Come and confirm the rumor.
< The rumors are true.
@ Pole Tricks
> Three tricks, and we reveal them all.
- {name} give{s} them away step by step, spotted, for every level
- Step by step, {name} spot{s} and explain{s}, with options for every level
- Taken apart step by step, with spotting and options for every level
- Step by step, spotted, for every level
< Your phone keeps the evidence.
< Come backstage with us.
< Your phone may watch.
@ Pole Tricks
> Every trick has a moment nobody sees.
- With {name} spotting, three tricks come apart, step by step, any level
- We show you three of them, spotted, with options for every level
- Three tricks, spotted, shown step by step
< In here, you see it.
< Come and be shown.
@ Pole Tricks
> The photo won’t show how it’s done.
- {name} will: three tricks, step by step, spotted, whatever your level
- {name} spot{s} you through three tricks. Your phone only sees the ending
- In class, you see it all: three tricks, step by step, spotted
- Three tricks, spotted, options for every level
< Book in. Strike a pose.
< That stays between us.
@ Pole Flow
> Nobody can tell where one move ends.
- {name} link{s} spins, floorwork and transitions into one long, quiet breath
- Spins, floorwork, transitions: {name} show{s} you where the seams hide
- Spins, floorwork and transitions hide in one long breath
- Spins, transitions and floorwork share one breath
< Come and hide the seams.
< Only the music will know.
@ Pole Flow
> The music knows what comes next.
- {name} let{s} it lead, from spin to floorwork, in one long breath
- {name} let{s} you count less and feel more, from spin to floorwork
- Spins, floorwork and transitions follow, with less counting, more feeling
- Spin to floorwork, less counting, more feeling
< Come in and stop counting.
< Follow the music’s lead.
@ Pole Flow
> One long breath, and you’re somewhere else.
- Spins melt into floorwork, {name} count{s} less, and the music says more
- Link spins, floorwork and transitions, and let the music carry you off
- Spins become floorwork. The music leads
< Breathe in. Book. Begin.
< The music knows where.
@ Pole Choreography
> There’s a story hidden in one song.
- {name} tell{s} it in sections, until you dance it full out
- Section by section, {name} reveal{s} the routine you’ll dance full out
- A new routine, section by section, danced full out at the end
- Section by section, then danced full out
< Be there for the plot.
< You dance the ending.
@ Pole Choreography
> You’ve heard songs. Now get inside one.
- {name} teach{es} the new routine in sections. Then you dance full out
- {name} unlock{s} it in sections, until you dance the routine full out
- A new routine, learned in sections and danced full out at the end
- One new routine, learned section by section
< By the end, it’s yours.
< Step inside and dance.
@ Exotic Pole
> Your boldest self uses another name.
- {name} bring{s} low flow, slides and kips. You bring knee pads
- Heels, slides, kips, and {name} keeping it low. Bring knee pads
- Low flow, slides, kips and attitude. Bring heels and knee pads
- It slides in heels. Bring knee pads
< Book under either name.
< We’ll never tell.
@ Exotic Pole
> Lights low. Meet your secret self.
- Heels on: low flow, slides, kips with {name}. Pack knee pads
- {name} make{s} the introductions: slides, kips, low flow. Bring knee pads
- Heels on, knee pads packed: low flow, slides, kips and attitude
- Heels, slides, kips, attitude. Bring knee pads
< Be bold. Nobody will tell.
< It stays in here.
@ Exotic Pole
> Heels on, lights low, not a word.
- {name} lead{s} the slides, the kips and the attitude. Bring knee pads
- Low flow, slides and kips with {name}, in silence. Bring knee pads
- Just low flow, slides, kips and attitude. Bring knee pads
- Only slides, kips, attitude. Bring knee pads
< Let the attitude speak.
< Say it in one slide.
@ Heels & Floorwork
> There’s a secret passage to the floor.
- {name} know{s} it: by leg lines, rolls and waves, heels or socks
- {name} slip{s} you through by rolls and waves, in heels or socks
- You take it by leg lines, rolls and waves, in heels or socks
- By rolls and waves, heels or socks
< Arrive in heels or tiptoe.
< There’s one back up, too.
@ Heels & Floorwork
> Heels are heard. Socks keep the secret.
- {name} welcome{s} both for leg lines, rolls, waves and smooth ways down
- Leg lines, rolls and waves, down and up, heard or unheard
- Leg lines, rolls, waves. Both are welcome
< Pick your disguise and book.
< Choose how you arrive.
@ Heels & Floorwork
> Legs tell secrets without a sound.
- {name} teach{es} yours a few: leg lines, rolls, waves, heels or socks
- Leg lines, rolls and waves. Heels or socks, both are welcome
- In leg lines, rolls and quiet waves
< Your legs know plenty.
< Let your legs talk.
@ Chair Dance
> Your partner is waiting on four legs.
- {name} lead{s} the sultry choreography. Easy to follow, great with friends
- {name} teach{es} you two the sultry choreography. It’s easy to follow
- A chair, a sultry choreography, easy to follow and great with friends
- Sultry, easy to follow, no questions asked
< Take a seat and see.
< Reserve your chair.
< The chair never talks.
@ Chair Dance
> A chair can keep a secret.
- {name} share{s} a sultry one: easy choreography, great with friends
- {name} bring{s} sultry choreography, easy to follow. The chair brings discretion
- Sultry choreography that’s easy to follow, and great with friends
- Sultry, easy to follow, discreet among friends
< Bring friends who can, too.
< Tell the chair yours.
@ Chair Dance
> Nobody suspects the chair.
- Then {name} cue{s} the sultry choreography. Easy to follow, great with friends
- Sultry choreography, easy to follow, with {name} as the mastermind
- Then the sultry choreography starts. Easy to follow, great with friends
- It’s sultry, easy to follow, great with friends
< Come and be its accomplice.
< The chair saw nothing.
@ Aerial Hoop
> Two ways in: low and high.
- {name} show{s} you both, for every mount, pose and spin
- Mounts, poses, spins, and {name} to show you either way
- Each mount, pose and spin has both, with graceful strength
- Mounts, poses, spins, graceful from class one
< Both doors are open.
< Pick one and book.
@ Aerial Hoop
> The circle opens for anyone curious.
- {name} guide{s} you in: mounts, poses and spins, each low or high
- {name} bring{s} mounts, poses and spins, low or high. You bring curiosity
- Mounts, poses and spins, low or high, and graceful strength from class one
- It opens low and high: mounts, poses, spins
< Come and step through.
< Come in. Look around.
@ Strength & Conditioning
> Listen. Something is about to click.
- {name} work{s} on pull, core and shoulders with you, until inverts click
- {name} lead{s} pull, core and shoulder work, with progress you can measure
- Pull, core and shoulder work made for pole, and progress you can measure
- Pull, core, shoulders, one measurable step closer
< Come and hear it happen.
< It’s your invert. Book in.
@ Strength & Conditioning
> They’ll see the invert, not the secret.
- {name} hand{s} you the recipe: pull, core, shoulders, progress you can measure
- It’s pull, core and shoulder work, made for pole, until inverts click
- The secret: pull, core and shoulder work
< Book the hidden half.
< We’ll keep it quiet.
@ Flexibility & Stretch
> Your splits are only hiding.
- {name} coax{es} them out kindly, and shoulders and backbends, too
- Warm, active stretching with {name}, kind to splits, backbends and shoulders
- Active stretching for splits, backbends and shoulders, from any start
- Warm, guided stretching coaxes them out
< Start anywhere. Book quietly.
< Come softly. They’re shy.
@ Flexibility & Stretch
> You have more room than you know.
- With {name}, splits, backbends and shoulders open kindly, wherever you start
- {name} guide{s} you there kindly, through splits, backbends and shoulders
- Active stretching finds it kindly, in splits, backbends and shoulders
- Splits, backbends, shoulders, warm, guided and kind
< Reserve a little more room.
< Come in and explore.
@ Flexibility & Stretch
> A backbend is a secret door.
- {name} open{s} it warmly, with active stretching for splits and shoulders, too
- {name} {has} the key: warm, guided stretching, kind to splits and shoulders
- Active stretching opens it kindly, and splits and shoulders, too
- Guided stretching opens it kindly. Splits, too
< No need to knock.
< No force. Only warmth.
@ Spin Basics
> Walk in. Let go. Say nothing.
- {name} walk{s} you through fireman, chair and back hook, soft landings included
- {name} do{es} the talking: fireman, chair, back hook, one soft landing each
- Fireman, chair and back hook spins. No strength needed yet
- Fireman, chair, back hook, no strength needed
< Come and land unheard.
< Land softly. Leave smiling.
@ Spin Basics
> Some secrets go round.
- {name} pass{es} on three: fireman, chair and back hook, landed softly
- Fireman, chair and back hook, from the walk to the soft landing
- Fireman, chair, back hook, each landed softly
< Sign up. Pass it on.
< Let go and see.
@ Exotic Pole
> Leave your shy self outside.
- {name} lead{s} the rest of you: slides, kips, attitude. Bring knee pads
- Low flow, slides, kips, heels on. Bring knee pads
- Heels on. Kips, slides. Bring knee pads
< Come as somebody bolder.
< Slide in slowly.
@ Chair Dance
> A partner who never gossips.
- You, a chair, and sultry choreography with {name}, easy to follow
- Sultry, easy to follow, great with friends: {name} and a silent chair
- Sultry choreography with a chair, easy to follow, no experience needed
- A chair, sultry moves, easy to follow
< Bring friends who don’t, either.
< Pull up an accomplice.
@ Advanced Pole
> How you do it stays secret.
- {name} open{s} the file: handsprings, shoulder mounts, aerial combos
- Handsprings, shoulder mounts and aerial combos for confident inverters
- Shoulder mounts, handsprings, aerial combos, under control
< Book it and admit nothing.
< Keep them guessing.
@ Flexibility & Stretch
> Slip into a deeper stretch.
- {name} lead{s} you in kindly: splits, backbends, shoulders, any starting point
- Warm, active stretching for splits, backbends and shoulders, gently guided
- Splits, backbends, shoulders, kindly guided
< Start anywhere. Go slowly.
< Book it. Breathe out.
@ Heels & Floorwork
> Down to the floor, without a sound.
- Leg lines, rolls, waves, and {name} on the smooth way back
- {name} know{s} the soft way: leg lines, rolls, waves, heels or socks
- By leg lines, rolls and waves, in heels or socks
- Leg lines, rolls, waves, heels or socks
< Save a quiet landing place.
< Slip down slowly.
@ Aerial Hoop
> Step into the circle and vanish.
- Mounts, poses, spins, and {name} with a low version of each
- {name} do{es} the magic: mounts, poses and spins, low or high
- Try it in mounts, poses and spins, each one low or high
- Spins, mounts and poses, low or high
< Book your disappearance.
< Reappear gracefully.
@ Intro to Pole
> One pole. One first-timer. No witnesses.
- {name} lead{s} the grips, walks and first spin. No experience needed
- {name} keep{s} it between you: grips, walks, a spin, no partner needed
- Grips, walks and a first spin. No experience, no dance background needed
- Grips, walks, one spin. No experience needed
< Come find out what happens.
< Sign up. We saw nothing.
@ Beginner Pole
> You climb. You spin. You were never here.
- {name} teach{es} the spins, climbs and sits in the combo you’ll deny
- Spins, climbs and sits at a steady pace, and a short combo to deny
- Spins, climbs, sits, and a combo to smuggle out
< Book, then deny booking.
< Leave with the combo.
@ Intermediate Pole
> Something is about to turn. You.
- {name} spot{s} your first invert, your leg hang, and each cleaner transition
- First inverts, leg hangs and cleaner transitions, and somebody to spot you
- First inverts, then leg hangs, safely spotted
< Look down. That’s the ceiling.
< Book, then look down.
@ Spin Pole
> It turns by itself. Almost.
- {name} show{s} you the almost: momentum, balance, and a floaty combo
- You add momentum and balance, and the combos float like flying
- Momentum, balance, and a floaty combo or two
< Come and add your part.
< Book a turn.
@ Pole Tricks
> Now you see the floor. Now you don’t.
- {name} explain{s} three tricks, step by step, spotted, at your level
- Three tricks, step by step, spotted, with an option for every level
- Three tricks, spotted, step by quiet step
< Bring your phone as proof.
< Claim your place midair.
@ Pole Flow
> Watch closely. You won’t see it stop.
- Spins, floorwork and transitions with {name}, all on one long breath
- One long breath of spins, floorwork and transitions, with less counting
- Spins and floorwork on one long breath
< Slip into the next song.
< Reserve your place mid-breath.
@ Pole Choreography
> The song is your alibi.
- {name} build{s} the routine in sections. Then you dance it full out
- A new routine, taught in sections, danced full out, denied by all
- Taught in sections, danced full out, denied later
< Get your story straight.
< Meet us at the chorus.
@ Exotic Pole
> Your heels know things about you.
- {name} make{s} them talk: slides, kips, low flow. Bring knee pads
- They’ll tell in low flow, slides and kips. Bring knee pads
- Slides, kips, low flow. You’ll want knee pads
< Book the bold version.
< Let the heels confess.
@ Heels & Floorwork
> You were standing a moment ago.
- {name} show{s} you the vanishing: leg lines, rolls, waves, heels or socks
- Then leg lines, rolls and waves took you down, in heels or socks
- Rolls and waves, in heels or in socks
< Sign up to sink smoothly.
< Vanish floorwards with us.
@ Chair Dance
> Ask the chair. It was there.
- {name} set{s} the scene: sultry, easy to follow, great with friends
- Sultry choreography, easy to follow, great with friends, and only one witness
- Easy to follow, sultry, and only one witness
< Come and make it blush.
< Save a seat for yourself.
@ Aerial Hoop
> Look up. Someone’s sitting in a circle.
- {name} get{s} you there: mounts, poses and spins, low or high
- It could be you: mounts, poses and spins, low or high
- Mounts, poses, spins, low versions first
< Book the seat up there.
< The circle has your name.
@ Strength & Conditioning
> Innocent sleeves. Suspicious shoulders.
- {name} lead{s} the pull, core and shoulder work that makes inverts click
- Pull, core and shoulder work for pole, with progress you can measure quietly
- Pull, core and shoulder work, strictly for pole
< Come and look suspicious.
< Nobody needs to know. Book.
@ Flexibility & Stretch
> Your hamstrings are keeping something from you.
- {name} get{s} it out of them kindly: splits, backbends, shoulders, any start
- Active stretching for splits, backbends and shoulders gets it out kindly
- Kind, guided stretching gets it out of them
< Ask nicely. Breathe out.
< Book a gentle interrogation.
@ Advanced Pole
> Some people leave through the ceiling.
- {name} show{s} confident inverters how: shoulder mounts, handsprings, combos
- By shoulder mount, handspring and aerial combo, with control and elegant lines
- By shoulder mount, handspring and combo
< Exit upwards. Book in.
< Leave elegantly.

= any
? bring
> Your mission: bring {bring}.
- {name} will brief you on the rest, with music on
- The rest is music, moves, and people who are in on it
- Arrive curious, ask anything, leave with a secret smile
< Should you accept, book.
< We’ll brief you in person.
= any
? bring *knee pads*
> Bring {bring}. The floor has secrets.
- The best are told down low, and {name} know{s} most of them
- The best are told down low, so make yourself comfortable
- Your knees will want to hear them in comfort
< Get down low and listen.
< The floor will tell you.
= any
? bring *friend
> Bring {bring} who can keep a secret.
- {name} will show you both. You swear each other in
- You’ll want someone to exchange looks with afterwards
- Just the two of you will know. That’s the nicest kind of secret
< Book for both. Act innocent.
< Whisper about it afterwards.
= any
? bring *mats* (provided)
> {Bring} provided. Bring only your curiosity.
- {name} will have everything laid out before you arrive
- We’ve laid everything out, and not said why
- You won’t need luggage for where we’re going
< Everything else is waiting here.
< Arrive empty-handed. Leave knowing.
= any
? wear *heels*
> Wear {wear}. Let us hear you coming.
- {name} show{s} you the walk that sounds like you, step by step
- Step by step, you’ll find the walk that sounds like you
- There’s a rhythm in them, and it’s been waiting for a floor
< We’ll know it’s you.
< No need to knock, then.
= any
? wear *heels*
> Wear {wear}. Walk in as someone else.
- {name} won’t ask your name, only to take it slowly
- Someone with slow steps and time for the music
- By the second song, it feels like you after all
< Book under a stage name.
< We’ll play along.
= any
? bring heels (optional)
> Heels optional. Soft steps keep secrets, too.
- Either way, {name} lead{s} you where the music goes
- What matters is where the music takes them
- Quiet feet hear more of the music
< Tall or quiet, you choose.
< Arrive however you like.
= any
? !bring heels
> No heels needed. We like quiet arrivals.
- {name} start{s} softly. So can you
- Everything you need, you’ve already got with you
- We’ll tell you the rest in a low voice
< Come on soft feet.
< Slip in as you are.
= any
? wear
> Your disguise: {wear}.
- {name} will know you’re in on it, and show you the rest
- Arrive like that, and we’ll know you’re in on it
- That’s all we can say. The rest comes with the music
< Come in. No questions asked.
< We’ll recognize you.
= any
? wear
> Wear {wear}. That’s how we’ll know you.
- {name} will nod, you’ll nod, and the music will start
- We’ll nod, you’ll nod, and the music will start
- Come in, find a spot, and act naturally
< You won’t need a password.
< Sign up and act natural.
= any
? offer first class free
> First class free. The rest is a secret.
- {name} let{s} you try it. Then you know something your friends don’t
- You come, you try it, and you know something your friends don’t
- All we ask for is a little curiosity
< Claim it quietly, and come.
< We’ll tell you in person.
= any
? offer first class free
> First class free. This door has no lock.
- {name} open{s} it. Look around, try everything, ask anything
- Look around, try everything, ask what you like
- Behind it: music, moves, and people who once tried it, too
< Come see for yourself.
< Just push it open.
= any
? offer first class free
> Psst. First class free. Pass it on.
- {name} tell{s} you how it’s done. Then you try it yourself
- You hear how it’s done, and then you try it yourself
- Come with questions and leave with a small secret
< We’re terrible at keeping quiet.
< Book yours. Then whisper.
= any
? offer free trial class
> Free trial class. Look behind the curtain.
- {name} pull{s} it aside. You watch, you try, you ask
- Try it, ask anything, and make up your mind in peace
- You see how it’s done, and then you try it yourself
< Book a look backstage.
< Come and be curious.
= any
? offer your friend comes free
> Your friend comes free. Secrets like company.
- {name} count{s} you both in. You trade looks afterwards
- You try it together and trade looks afterwards
- One of you was curious first. We won’t say who
< Choose one who whispers.
< Book for two. Tell one.
= any
? offer
> Psst. {Offer}. You heard it here.
- Some secrets are too nice to keep
< Pass it on quietly.
< Claim it in person.
= any
? offer
> {Offer}. Just between you and us.
- We’d never shout about it. We’re hardly whispering
< You can tell one person.
< Our lips are sealed. Book.
= any
? offer half price*
> {Offer}. You still get the whole secret.
- {name} leave{s} nothing out: every move, every song, every tip
- Every move, every song, every quiet tip
- The good parts are all still in there
< Not a word left out.
< Claim it and hear everything.
= any
? offer 2 for 1*
> {Offer}. Every secret needs two people.
- {name} will show you both, and swear it never happened
- One to try it first, one to swear it never happened
- You know somebody who’d love to be asked
< Choose your accomplice and book.
< You’ll both know afterwards.
= any
? level beginner (no experience)
> No experience needed. Just a little curiosity.
- {name} bring{s} the steps, starting with the very first
- We show you every step, from the very first
- Everything else, we’ll tell you as we go
< Curiosity can book now.
< You’ve brought curiosity already.
= any
? level beginner (no experience)
> No experience? Good. Then no spoilers.
- {name} start{s} at the beginning and give{s} nothing away too soon
- You find out from the start, one step at a time
- Someone shows you the first step, and then it unfolds
< Come and be surprised.
< We start on page one.
= any
? level beginner (no experience)
> No experience needed. We’ll let you in on it.
- First {name} show{s} you, then you try, then you know
- First we show you, then you try, then you know
- Everyone in here once asked the same questions
< Ask anything. We’ll whisper back.
< Sign up and be told.
= any
? level beginner
> Beginners welcome. Our secret? We all were.
- {name} remember{s} the feeling and will show you where to start
- Everyone in here once stood at the same door and wondered
- Someone shows you where to start and stays close by
< Your beginning is safe here.
< Begin here. We did, too.
= any
? level beginner
> Beginners, this door is open for you.
- Behind it, {name} show{s} you the very first step
- Behind it, someone shows you the very first step
- Everyone you’ll meet in here came in the same way
< You don’t have to knock.
< Save a place. Step through.
= any
? level beginner
> Beginners welcome. No one will guess.
- {name} keep{s} it slow: the first step, then the next
- We show you the first step, then the next, with no hurry
- You’ll be busy with the music, and so will they
< Soon you’re in on it.
< By song two, you’re in.
= any
? level beginner (only)
> Beginners only. No one knows the ending.
- {name} turn{s} to page one with all of you
- We all start on the first page, with the first step
- We’re all new here, so nobody’s ahead
< Book page one.
< We’ll find out together.
= any
? level all
> All levels welcome. Clues for everyone.
- {name} {has} several, from gentle to wicked. One fits you
- The same move, told in several ways, and one of them fits you
- The new and the knowing, side by side, sharing what they’ve found
< Come and pick up yours.
< We’ll slip you yours.
= any
? level all
> Every level welcome. We won’t ask.
- {name} will quietly find the version that’s right for you
- You’ll get the version that’s right for you
- New or not, everyone here is after the same secret
< There’s a way in. Book.
< Come as you are.
= any
? level all
> All levels, one secret.
- {name} tell{s} it slowly, tell{s} it again, tell{s} it your way
- We tell it slowly, we tell it again, we tell it your way
- Whether you’re new or long hooked, there’s a version for you
< Come and hear your version.
< You’re about to be told.
= any
? level advanced*
> For advanced students: the unwritten part.
- {name} know{s} it by heart: it’s between the moves
- It’s between the moves, where few people look
- You’ve learned the rest by heart. Here it gets interesting
< You’re ready to read it.
< Sign up and read on.
= any
? level advanced*
> Advanced? You already know the password.
- {name} will open the next door. Behind it: moves you’ve wondered about
- It got you this far. It goes further
- Behind this door are the moves you’ve wondered about
< See what the password opens.
< Say it and come in.
= any
? level intermediate
> Intermediate: where the good secrets start.
- {name} tell{s} you what all those basics were for
- You know the basics. Now hear what they were for
- You’ve asked the first questions. Here come the better ones
< You’re ready for a few.
< Next one’s yours. Sign up.
= any
? audience
> {Audience}. That’s all the invitation says.
- {name} will tell you the rest in person, with music on
- The rest we tell in person, with music on
- No small print, no secret handshake
< If that’s you, you’re invited.
< Accept quietly. Book.
= any
? audience
> Who’s in on it? {Audience}.
- {name} will be at the door, and very glad you found it
- There’s music, there’s a first step, and we’re glad you found us
- The rest we tell you in person
< You know who you are.
< If that’s you, sign up.
= any
? audience women*
> {Audience}. What’s said here stays here.
- {name} lead{s}, you try anything, and nobody tells
- You can laugh, try anything, and tell us everything
- It’s the kind of company where you can ask anything
< Close the door. Exhale.
< Between us, you’ll love it.
= any
? price
> {Price}, and the door opens.
- Behind it: {name}, some music, and something you didn’t know about yourself
- Behind it: music, moves, and something you didn’t know about yourself
- Step in, look around, ask us anything
< It’s a very good door.
< Book, and push gently.
= any
? places *left
> {Places}. Not many people know.
- The ones who do are already packing their bags
- Those who found out first are already in
< Now you know, too. Book.
< Quietly take one.
= any
? places few
> Places go fast. You heard it early.
- Someone always tells someone. This time, it was you
- The curious ones found out first. That’s you
< Slip in quietly.
< Take yours. Tell no one.
= any
? places max*
> {Places}. A secret needs few ears.
- {name} {has} time for your questions, and for every whispered one
- Time for your questions, and someone who hears every one
- A quiet class, where someone notices how you’re doing
< Bring both of yours.
< Lend us your ears. Book.
= any
? places small group
> Small group. Secrets stay safe that way.
- {name} see{s} what you’re doing and quietly help{s}
- Someone sees what you’re doing and quietly helps
- Time for your questions, and an answer to each
< Become one of us.
< Ask anything. It stays here.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. It’s a good listener.
- {name} tell{s} you where to hold and when to lean, too
- Where to hold, when to lean, how to let go of the floor
- You two have all class to get acquainted
< Tell it everything.
< Book some time together.
= any
? series * weeks*
> {Series}. Each one reveals a little more.
- {name} leave{s} you a clue for the next, every time
- Every class leaves you with a clue for the next
- It builds slowly, like any good mystery
< Come and follow the clues.
< Sign up and solve it.
= any
? series week * of *
> {Series}. The mystery deepens.
- {name} {has} another move, another clue, and it starts to make sense
- Another clue, another move, and it starts to make sense
- We know a little more each time we meet
< You’re in time for more.
< See what we uncover next.
= any
? series starts*
> {Series}. No one knows the ending yet.
- {name} start{s} with page one and give{s} nothing else away
- That’s the nice thing about a beginning
- It starts with a first step, and someone to show you
< Open page one with us.
< Write yourself in.
= any
? series last class*
> {Series}. All will be revealed.
- {name} put{s} the clues together at last
- All the clues so far, put together at last
- Everything we’ve whispered finally makes sense
< See how it ends.
< Be there for the ending.
= any
? series
> {Series}. The secret comes out bit by bit.
- {name} tell{s} you a little more every class
- Every class tells you a little more than the last
- A hint, a move, and another piece falls into place
< Tune in. Sign up.
< Hear the next part.
= any
? music
> There’s a clue in the music: {music}.
- {name} help{s} your body work out the rest
- Listen closely, and your body works out the rest
- Your hips have known the answer for years
< Follow the music in.
< Come and solve the song.
= any
? music
> Music: {music}. We’ll say no more.
- {name} won’t either, except to count you in
- The bass knows the plot, and your shoulders have a theory
- You know the words. Now find out what they do to you
< The music says the rest.
< Your hips can talk instead.
= any
? substitute
> {sub} is in for {for}, with other secrets.
- The same class, and a new voice to tell it
- Another way of telling it, and new answers to your questions
< {sub} will let you in.
< Book in and listen.
= any
? substitute
> {sub} is in for {for}. A good twist.
- Nobody saw it coming, and everybody’s curious
- The same class, told by another voice
< Every good mystery has one.
< See where the story goes.
= any
? substitute
> {sub} is in, and knows a few secrets.
- There’s a new voice to follow and a new trick or two
- They’re told in person, with the music on
< Get to know them.
< You only have to ask.
= any
? soldOut sold out
> Sold out. Somebody talked.
- Word got round faster than we could whisper
- Whoever told them: thank you
< Next time, listen closely.
< See you next time, quietly.
= any
? soldOut sold out
> It’s full. The secret is out.
- We only told one person. They told everyone
- You were so quiet about it, and still
< We’ll whisper when there’s more.
< Listen for the next whisper.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. But psst, there’s a waitlist.
- Not everyone knows about it. You do now
- Plans change, and then we call
< Use the side door.
< Leave your name. Quietly.
= any
? soldOut waitlist
> There’s a side door: the waitlist.
- Plans change, and then it opens
- It’s quiet there, and we do look in
< Leave a name and listen.
< Tell us, and we’ll whisper.
= any
? guest
> Guest: {guest}. You didn’t hear it from us.
- Other moves, other stories, and room for your questions
- Someone new to learn from, and something new to learn
< We’re terrible at secrets.
< Book, and act surprised.
= any
? guest
> Special guest: {guest}, with secrets to share.
- One class, a new voice, and moves you only see up close
- A new voice, new moves, and time for your questions
< Hear them in person.
< Save a place within earshot.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Come incognito.
- {name} lead{s}, you follow, and nobody asks who you came with
- No one to wait for, no one to explain it to
- You, the music, and a few people with the same idea
< Slip in and dance.
< Book for one mysterious stranger.
= any
? typed *no partner*
> No partner needed. The secret’s all yours.
- {name} know{s} the way in. You only follow the music
- Everyone in here once walked in alone, too
- You follow the music, and we show you the way
< Alone is good company here.
< Keep this one to yourself.
= any
? typed *alone or with a friend*
> Come alone or with a friend. We won’t ask.
- One or two, {name} will soon have you in on it
- One or two, you’ll soon know what we know
- Alone, you’ll soon have company. As two, you’ll have a story
< Either way, you’re expected.
< Book one name or two.
= any
? typed *new class*
> New class. You’re the first to hear.
- {name} won’t say how it goes, so nobody’s ahead of you
- Nobody knows how it goes yet, so nobody’s ahead of you
- No legends, no rumors, no habits. We start them together
< Sign up. Start the rumor.
< Soon, everyone will ask you.
= any
? typed *new class*
> A new class has just appeared.
- {name} appeared with it, and won’t say where from
- No one saw it coming, and it looks very promising
- It wasn’t here before. We’re as curious as you
< See what it’s about.
< Now you know. Book quietly.
= hoop
? level beginner (no experience)
> No experience needed. The circle lets you in.
- {name} invite{s} you to sit, hold on, lean back and turn
- You sit, you hold on, you lean, and it turns with you
- First we show you the seat, then the view from it
< Step through. Say nothing.
< Reserve your way in.
= hoop
? level beginner
> Beginners welcome. The circle is expecting you.
- {name} help{s} you in: first you sit, then lean, then turn
- First you sit in it, then you lean back, then you know something
- We show you where to hold, and the rest of the world goes quiet
< A quiet seat is inside.
< Sign up and step in.
= hoop silks trapeze straps
? offer first class free
> First class free. See what’s hanging there.
- {name} let{s} you try it: take hold, lean, and look around
- You take hold, you leave the everyday, you ask us anything
- We show you where to hold, and then you see why we do
< It’s more than it seems.
< Look up, then book.
= chair
? bring *friend*
> Bring {bring}. The chairs won’t tell.
- {name} brief{s} you both: slow walks, crossed legs, one innocent look
- You sit, you turn, you try not to look at each other
- Slow walks, crossed legs, and glances only you two understand
< Reserve two chairs. Deny everything.
< Come and share a look.
= chair
? level beginner (no experience)
> No experience needed. The chair has plenty.
- {name} show{s} you how to sit, lean and turn like an insider
- You sit, you lean, you turn, and it never gives you away
- It knows every song, every slow turn, every glance over the back
< Take a seat and learn.
< Save a seat, keep secrets.
= chair burlesque heels choreo exotic
? music
> {Music}. The steps were in there all along.
- {name} take{s} it line by line and show{s} you where they’re hidden
- We take it line by line and show you where they’re hidden
- Listen once, and it’s a song. Listen with us, and it’s a dance
< Come and find the steps.
< Listen again. On your feet.
= exotic heels
? wear *heels*
> Wear {wear}. They know a slower way.
- {name} set{s} the pace: a step, a drag, a turn, no hurry
- A step, a drag, a turn, and no hurry whatsoever
- The floor hears you first. Then the song catches up
< Come and follow your heels.
< Slow is how secrets walk.
= exotic lowflow floor flow heels
? bring *knee pads*
> Bring {bring}. The way down is a secret.
- {name} lead{s} you there by knee, by hip, by one long slide
- It goes by knee, by hip, by one long slow slide
- There’s a way to the floor that nobody hears
< We’ll show you, softly.
< Book your quiet descent.
= intro pole spin spinpole static tricks intermediate advanced
? wear *shorts*
> Wear {wear}. There’s a secret reason.
- {name} will explain: skin holds the pole where cloth would slide
- Skin holds the pole where cloth would only slide
- Bare knees hold on, and the pole returns the favor
< Now it’s no secret.
< Now you’re in on it.
= stretch yoga
? bring *mat
> Bring {bring}. Unroll it, and the noise stops.
- {name} guide{s} you through hips, spine and shoulders, breath by breath
- Hips, spine, shoulders, one quiet question at a time
- You lie down, breathe out, and something lets go
< It’s a good hiding place.
< Join the quiet side.
= stretch yoga
? bring *mats* (provided)
> {Bring} provided. A good place to hide.
- {name} keep{s} watch while you breathe, stretch and say nothing
- All you carry in is your breath, and we’ll work with that
- Lie down, breathe out, and let your body do the talking
< Come in softly. Lie down.
< Reserve your corner of quiet.
= conditioning polefit
? bring *towel*
> Bring {bring}. Hide what you’ve been up to.
- {name} lead{s} the pulls, the holds and the very innocent face
- Pull, hold, rest, again, and then a very innocent face
- Shoulders, core, arms, in the strictest confidence
< Wipe, smile, say nothing.
< They’ll wonder why you’re glowing.
= intro pole
? offer first class free
> First class free. The pole won’t say a word.
- {name} whisper{s} the rest: the hold, the step, a first turn
- How to hold, where to step, and a first turn nobody counts
- You hold on, you lean out, you try a turn, and it stays in here
< We’re just as quiet.
< Try it. Just to know.
= intro pole spin
? level beginner (no experience)
> No experience needed. Your hands will know.
- You hold, you step, you turn, and {name} whisper{s} what comes next
- You hold, you step, you turn, and we whisper what comes next
- We start on the ground, with one hand and one step
< See what hands can do.
< Sign both hands up.
= intro pole
? level beginner
> Beginners welcome. The pole keeps your secrets.
- {name} teach{es} you the hold, the step, the lean. It’s confidential
- The wobbles, the giggles, the first turn. It tells no one
- We show you the hold, the step, the lean, and it all stays in here
< Your first turn is safe.
< Giggles are safe, too.
= tricks workshop
? places max*
> {Places}. We only show this up close.
- {name} reveal{s} the grip nobody notices, then stay{s} close while you try
- Slow steps, close looks, and someone next to you when you try
- You’ll see the grip nobody notices, and then you’ll try it
< Hear how it’s done.
< Reserve a close look.
= flow contemporary lowflow floor
? level all
> All levels welcome. The music knows your way.
- {name} link{s} move to move. You choose how far to follow
- Slow, small, wide or wild, it finds the size that suits you
- One move leads to the next, and you choose how far to follow
< Follow the song with us.
< No song will rush you.
= men
? level beginner (no experience)
> No experience needed, gents. We won’t tell.
- {name} start{s} with a pull, a hold, a turn. Then you understand
- You pull, you hold, you turn, and then you understand
- The first step is shown, the first wobble is forgotten
< The others kept quiet, too.
< Sign up and compare notes.
= intermediate advanced
? series * weeks*
> {Series}. Each one opens a door.
- {name} hold{s} it: behind each move you know is one you don’t
- One move leads to the next, and someone shows you how
- Behind the move you know, there’s always one you don’t
< See how far it goes.
< The last door’s worth it.
= inclusive
? audience
> {Audience}. That was never a secret.
- {name} fit{s} every move to you, and never the reverse
- Moves that suit your body, and people who are glad you came
- You try it your way, and find out what you never suspected
< Everything else, you’ll discover.
< See what your body knows.
= twerk
? level beginner
> Beginners welcome. Your hips already know.
- {name} help{s} them remember: knees soft, feet wide, small, then big
- Knees soft, feet wide, and we help them remember
- It starts small and slow, and then the bass joins in
< Book your hips in.
< Let your hips speak up.
= static spin spinpole tricks
? level beginner
> Beginners welcome. Every turn starts quietly.
- {name} count{s} it softly: step, lean, let go of the floor
- Hold here, step there, lean out, and let go of the floor
- We tell you when to step and when to lean, one thing at a time
< We’ll whisper the rest.
< Sign up. Listen. Turn.
@ Intro to Pole
? offer first class free
> First class free. A spin hides inside.
- {name} help{s} you find it: grips, walks, spin. No experience needed
- Grips, then walks, and there it is. You need no experience
- It follows grips and walks. No experience needed
< Try it. We’re discreet.
< Come and look for it.
@ Intro to Pole
? offer free trial class
> Free trial class, with a hidden spin.
- Grips and walks with {name}, then your first spin. No experience needed
- Grips, then walks, then your first spin. You need no experience
- It hides behind grips and walks. No experience needed
< Book it and look.
< We won’t tell. We’ll show.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. The pole asked nicely.
- {name} guide{s} you steadily: spins, climbs, sits, then your own combo
- Spins, climbs and sits, steadily, until they’re your own combo
- Spins, climbs, sits, and a combo after
< Book in and ask why.
< Hold on and you’ll see.
@ Beginner Pole
? bring *shorts*
> Bring {bring}. You’re going up.
- {name} count{s} you through spins, climbs and sits to a combo
- Spins, climbs and sits, steadily, into a combo of your own
- Spins, sits and climbs become your combo
< You’ll understand halfway up.
< The pole likes bare knees.
@ Spin Basics
? bring *water*
> Bring {bring}. Three secrets, three spins.
- {name} tell{s} you all three: fireman, chair, back hook, and soft landings
- Fireman, chair and back hook, with soft landings. No strength needed yet
- Fireman, chair, back hook, and silent landings
< Sip, let go, land softly.
< Book, and be told.
@ Spin Pole
? level all
> All levels welcome. Here’s the pole’s secret.
- It turns with you, and {name} show{s} you how to float along
- It turns with you: momentum, balance, combos that feel like flying
- Momentum, balance, and it turns with you
< Let the pole turn you.
< It does the turning.
@ Pole Tricks
? places max*
> {Places}. Some tricks need a closer look.
- {name} take{s} three apart step by step, spotting every one of you
- Three tricks, taken apart step by step, with spotting
- Three of them, spotted, step by step
< See what others miss.
< Come and stand close.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. The floor is in on it.
- {name} link{s} it all: spins, floorwork, transitions, in one long breath
- Spins, floorwork and transitions, one long breath and less counting
- Spins, floorwork, transitions in one soft breath
< Follow the music down.
< Come down and listen.
@ Pole Choreography
? music
> {Music}. There’s a routine hidden in it.
- {name} uncover{s} it in sections, until you dance it full out
- We uncover it in sections, then dance it full out
- Uncovered in sections, then danced full out
< Press play. We’ll show you.
< Come and find it.
@ Intermediate Pole
? series * weeks*
> {Series}. Then the world looks different.
- {name} spot{s} your first inverts, leg hangs and ever cleaner transitions
- First inverts, leg hangs and cleaner transitions, safely spotted throughout
- First inverts and leg hangs, spotted throughout
< Sign up. Look around.
< Come, turn the page.
@ Exotic Pole
? wear *heels*
> Wear {wear}. They know your other name.
- {name} bring{s} the slides, kips and low flow. You pack knee pads
- Lights low for low flow, slides and kips. Bring knee pads, too
- Slides, kips, low flow. Pack knee pads
< Come in boldly. We’re discreet.
< Your heels asked for you.
@ Heels & Floorwork
? places *left
> {Places}. Slip in, in heels or socks.
- {name} show{s} you leg lines, rolls, waves and soft ways down
- Leg lines, rolls and waves, smooth to the floor and back up
- Leg lines, rolls and smooth ways down
< One could be yours.
< Take yours, quietly.
@ Heels & Floorwork
? bring *knee pads*
> Bring {bring}. We know soft ways down.
- Leg lines, rolls, waves, and {name} beside you, in heels or socks
- And back up: leg lines, rolls, waves, in any heels or socks
- Rolls and waves, in heels or socks
< Nobody will hear you land.
< Land without a sound.
@ Chair Dance
? bring *friend*
> Bring {bring}. The chair covers for you.
- {name} teach{es} you two a sultry choreography that’s easy to follow
- Sultry choreography that’s easy to follow, with no experience needed
- Sultry and easy to follow, for two
< Book for two. Deny everything.
< The chair won’t say anything.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. There’s a low door.
- {name} open{s} it: mounts, poses and spins, low first, high later
- Behind it: mounts, poses and spins, a low version of each
- Mounts, poses, spins, each low or high
< Duck under and come in.
< Reserve, then duck.
@ Aerial Hoop
? level beginner
> Beginners, the hoop has a low door.
- {name} wait{s} behind it with mounts, poses and spins, all kept low
- Every mount, pose and spin has a low version, too
- Mounts, poses, spins. High can come later
< Sign up and step through.
< The low door’s open.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. There’s secret work to do.
- {name} set{s} the pace: pull, core, shoulders, until those inverts click
- Pull, core and shoulders, made for pole, so your inverts click
- Pull, core, shoulders, until the invert confesses
< Dry off, smile, say nothing.
< Let them see the invert.
@ Flexibility & Stretch
? bring *mats* (provided)
> {Bring} provided. Your splits are hiding nearby.
- {name} guide{s} you kindly through splits, backbends and shoulders
- Active stretching, warm and kind, for splits, backbends and shoulders
- Active stretching, warm, guided and kind
< Lie down. They’ll come closer.
< Coax them out softly.
@ Intro to Pole
? bring
> Bring {bring}. We’ll bring your first secret.
- It’s a spin: {name} teach{es} you the grips and walks before it
- Grips, walks and your first spin. No dance background needed
- Grips, walks, first spin. No experience needed
< Come in and begin.
< The rest begins with you.
@ Beginner Pole
? bring
> Bring {bring}. You’ll leave with more.
- {name} see{s} to it: spins, climbs, sits, and your own short combo
- Your own combo, from spins, climbs and sits, at a steady pace
- A combo of spins, climbs and sits
< We never saw you.
< Smuggle it home.
@ Intermediate Pole
? bring
> Bring {bring}. We’ll turn the world over.
- {name} spot{s} you: first inverts, leg hangs, transitions without a seam
- First inverts, leg hangs and cleaner transitions, safely spotted all the way
- Leg hangs and inverts, with us spotting
< Come up and turn over.
< Hold on. Over we go.
@ Advanced Pole
? bring
> Bring {bring}. The rest happens up there.
- {name} lead{s} you up: shoulder mounts, handsprings, combos, calm control
- Shoulder mounts, handsprings and aerial combos, with power and a calm face
- Shoulder mounts and handsprings, with calm control
< Confident inverters know the way.
< Rise and admit nothing.
@ Spin Basics
? bring
> Bring {bring}. The spins have a secret.
- {name} share{s} it: fireman, chair, back hook, no strength needed yet
- Walk in, let go, land softly: fireman, chair and back hook spins
- Fireman, chair, back hook, landed softly
< It starts with a walk.
< Walk in, leave turning.
@ Spin Pole
? bring
> Bring {bring}. The pole has a plan.
- It turns with you while {name} guide{s} you through floaty combos
- It turns with you: momentum, balance, floaty combos that look effortless
- It turns with you, and combos float
< You’re in on it. Book.
< Just go along.
@ Pole Tricks
? bring
> Bring {bring} and your phone. Say nothing.
- {name} reveal{s} three tricks step by step, spotted, for every level
- Three tricks, step by step, spotted, whatever level you admit to
- Three tricks, every level, and one photo
< Only the photo will know.
< Let the photo talk.
@ Pole Flow
? bring
> Bring {bring}. Then follow the music in.
- {name} keep{s} count so you needn’t: spins, floorwork, one long breath
- Spins, floorwork and transitions become one long breath, with less counting
- One long breath of spins and floorwork
< The music leads on.
< Save a place and listen.
@ Pole Choreography
? bring
> Bring {bring}. The song has secrets.
- {name} open{s} it in sections. At the end, you dance full out
- We open it section by section, then dance it full out
- Sections first, then it’s danced full out
< By the end, you’ll know.
< Come and overhear the song.
@ Exotic Pole
? bring
> Bring {bring}. Your boldest self is coming.
- Heels on for low flow, slides and kips, with {name} leading
- Heels on, lights low: low flow, slides, kips and plenty of attitude
- Heels, slides, kips, low flow and attitude
< You two should finally meet.
< Reserve for both of you.
@ Heels & Floorwork
? bring
> Bring {bring}. The floor is expecting you.
- {name} lead{s} you down softly, by leg lines, rolls and waves
- Leg lines, rolls, waves and smooth ways down, heels or socks
- Rolls, leg lines, waves, socks or heels
< It won’t hear you coming.
< Come down softly.
@ Chair Dance
? bring
> Bring {bring}. The chair brings the mystery.
- {name} add{s} sultry choreography, easy to follow and great with friends
- Sultry choreography, easy to follow, great with friends, no experience needed
- Sultry choreography that’s easy to follow
< Your seat has been saved.
< Sit. It’s ready.
@ Aerial Hoop
? bring
> Bring {bring}. The ring is already here.
- {name} will fill it with mounts, poses and spins, low or high
- Mounts, poses and spins, in a low or a high version
- Mounts, poses and spins. Low is fine
< Say yes and slip in.
< The ring only looks empty.
@ Strength & Conditioning
? bring
> Bring {bring}. We train in secret.
- {name} run{s} the mission: pull, core, shoulders, inverts that finally click
- Pull, core and shoulder work for pole, until your inverts finally click
- Pull, core, shoulders. Then your invert clicks
< Enlist quietly.
< Let them find out.
@ Flexibility & Stretch
? bring
> Bring {bring}. Your body brings the secrets.
- {name} draw{s} them out kindly, from splits, backbends and shoulders
- We coax them out with active stretching: shoulders, splits, backbends
- Kind, guided stretching for splits and backbends
< Breathe. Let it talk.
< We never use force.
@ Chair Dance
? level beginner (no experience)
> No experience needed. The chair won’t tell.
- {name} take{s} you through it: sultry, easy to follow, great with friends
- Sultry choreography, easy to follow, and even better with friends
- Easy to follow, sultry, great with friends
< Sit like you always have.
< Nor will we.
@ Spin Basics
? level beginner (no experience)
> No experience needed. The secret’s the walk.
- {name} start{s} there: fireman, chair, back hook, each with a soft landing
- You walk in, let go, land softly: fireman, chair, back hook
- Walk, let go, land a fireman spin
< No strength needed yet, either.
< Come and walk in.
@ Beginner Pole
? level beginner (no experience)
> No experience needed. Just look up.
- {name} show{s} you the way: spins, climbs, sits, and a short combo
- Spins, climbs and sits, steadily, and you leave with a combo
- Spins, climbs and a combo to keep
< Climb up and see.
< We know the way.
@ Flexibility & Stretch
? level beginner (no experience)
> No experience needed. You hold the key.
- {name} show{s} you the locks: splits, backbends, shoulders, all treated kindly
- Active stretching, guided and warm, for splits, backbends and shoulders
- Guided stretching for splits, backbends, shoulders
< Book, and turn it gently.
< Come and turn it.
@ Flexibility & Stretch
? level all
> All levels welcome. Splits hide in everyone.
- {name} draw{s} them out warmly, with active stretching that’s kind to you
- Warm, guided, active stretching, kind to your body wherever you start
- Warm, guided stretching finds them kindly
< Some are just shyer.
< Come and look for yours.
@ Strength & Conditioning
? level all
> All levels welcome. Inverts begin in secret.
- {name} lay{s} the plan: pull, core, shoulders, progress you can measure
- It takes pull, core and shoulder work, and progress you can measure
- In pull, core and shoulder work
< Come and plot yours.
< Yours can begin here.
@ Pole Flow
? level all
> All levels welcome. The music won’t tell.
- {name} weave{s} spins, floorwork and transitions into one breath
- Spins, floorwork and transitions in one breath, and less counting
- Spins and floorwork, with less counting
< It knows your version.
< Follow it your way.
@ Aerial Hoop
? offer first class free
> First class free. Try the ring on.
- {name} help{s} you into mounts, poses and spins, low or high
- Mounts, poses, spins, low or high, graceful from the start
- Low or high, you mount, pose, spin
< No proposal. Just a secret.
< Say yes to a try.
@ Chair Dance
? offer first class free
> First class free. The chair is waiting.
- {name} will introduce you: sultry, easy to follow, great with friends
- Easy-to-follow, sultry choreography, no experience needed, great with friends
- Easy to follow, sultry, no experience required
< Sit down. It’s very discreet.
< Save your seat.
@ Spin Basics
? offer first class free
> First class free. Three spins to keep.
- {name} slip{s} you the fireman, the chair and the back hook
- Fireman, chair and back hook, landed softly. No strength needed yet
- Fireman, chair and back hook, with a soft landing
< Pocket them. Say nothing.
< Book, spin, look innocent.
@ Beginner Pole
? offer first class free
> First class free. You keep the combo.
- {name} build{s} it with you, out of spins, climbs and sits
- Spins, climbs and sits at a steady pace become your combo
- It’s made of spins, climbs and sits
< Sign up. Smuggle it out.
< We saw nothing.
@ Exotic Pole
? level beginner
> Beginners, your boldest self is waiting.
- {name} show{s} you slides, kips and low flow. Pack knee pads
- Heels on, lights low: slides, kips, low flow. Pack knee pads
- Heels on for slides. Bring knee pads
< It’s less shy than you.
< We’ll introduce you, slowly.
@ Heels & Floorwork
? level beginner
> Beginners, we know a secret way down.
- {name} show{s} you every roll, wave and leg line, down and back
- Leg lines, rolls and waves lead there and back, heels or socks
- Rolls and waves, in socks or heels
< Wear socks. Nobody hears you.
< Follow us down.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. We know a secret way down.
- By leg lines, rolls and waves, with {name} one step ahead
- Leg lines, rolls and waves take you there and quietly back
< Your heels won’t tell.
< Sign up and slip down.

= any
> Curious? Good.
< Come see.
< Find out.
`;
