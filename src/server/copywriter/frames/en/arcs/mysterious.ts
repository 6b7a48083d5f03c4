// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const mysterious = `
= intro pole
> You’ve walked past this door before.
- Behind it, {name} will show you your very first grips and steps
- Behind it are a pole, some music, and people who were curious, too
- Inside, someone shows you how to hold on and where to step
< This time, come in.
< The door was never locked.
= intro pole
> Everyone in here has a first-time story.
- {name} begin{s} yours with a grip, a walk and a turn
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
- {name} will show you the first grips, the first steps, a first turn
- First grips, first steps, a first turn around the pole
< Come a little closer.
< Now reach out.
= intro pole
> Psst. Everyone starts here.
- {name} slowly show{s} you a grip, a walk and a turn
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
- {name} whisper{s} when to step, when to lean and when to let go
- One step, one lean, and the floor quietly lets you go
- It’s mostly in where you lean, and we’ll show you exactly where
< Come round and find it.
< One turn, and you’ll know.
= spin spinpole
> Slip away in circles.
- {name} lead{s} you round, from the first step to a soft landing
- Step, lean, and go round until you land softly
< Plan your getaway. Book it.
< Round and gone.
= spin
> The floor won’t miss you.
- {name} teach{es} the perfect exit, from a walk to a silent landing
- A walk, a lean, a turn, a landing without a sound
< Slip off for a while.
< Let go and turn.
= spinpole
> The pole turns. Nobody sees you steer.
- {name} show{s} you how to tuck in for speed and open out for calm
- Tuck in and it quickens, open out and it slows. That’s the trick of it
- The smallest move changes everything, and only you feel it
< Come and take the wheel.
< Let them think it’s magic.
= static
> The pole stands still. So how do you turn?
- {name} reveal{s} the step, the swing and the well-placed hand
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
- {name} set{s} you in motion through holds, climbs and turns
- Holds, climbs and turns, each from one good push
< Hold on, then turn.
< Make the first move.
= tricks advanced
> What’s holding you up there?
- {name} show{s} you the secret place where knee and elbow hold
- One knee, one elbow, and a secret place to lean
- It looks impossible until someone shows you the hidden grip
< Let them guess. You’ll know.
< Come and find out how.
= tricks
> A good trick never explains itself.
- {name} will explain the way in, the hold and the way out
- But we explain the entry, the hold and the exit, step by step
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
- {name} hold{s} it open to the moves you’ve wondered about
- Behind it, the moves you’ve seen and wondered about
- You know enough now to ask the really good questions
< Come through. You’re ready.
< Your door opens upwards.
= flow
> You never see the seams.
- {name} teach{es} you to turn, step and slide in one hidden line
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
- {name} lead{s} you round once, down to the floor and back another way
- Round once, down to the floor, and back up by another way
- There’s no map. There’s a song, and it knows the next step
< You’ll end up somewhere good.
< You may wander off here.
= flow
> One move hides in another.
- {name} link{s} turns, waves and slides until the seams disappear
- Turns, waves and slides, linked until the seams vanish
< Sign up and look closely.
< Let the music decide.
= flow
> Drift off with the music.
- {name} steer{s} you gently from a turn to a slide to the floor
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
- {name} teach{es} the slow walks, the long slides and the look back
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
- {name} teach{es} you to step, drag, turn and explain nothing
- Step, drag, turn, and don’t explain a thing
- Slow enough to feel good, calm enough to keep them wondering
< Leave the ending open.
< Let the heels talk.
= heels
> They’ll hear you before they see you.
- {name} keep{s} the walk, the turn and the pause dangerously slow
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
- {name} take{s} you down by shoulder, by hip and one slow roll
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
< Come down here and listen.
= lowflow floor
> Slow is the secret the fast ones miss.
- {name} give{s} you time for the wave, the look and the breath
- A slide, a pause, a long line, and the song catches up with you
- Down here you have time for the wave, the look and the breath
< Book some time down here.
< Slow down and find out.
= lowflow floor
> Stay low. Let them wonder.
- {name} lead{s} rolls, slides and long legs, close to the floor
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
- {name} train{s} shoulders, core, arms, and an innocent face
- Pull, hold, breathe, and walk out with an innocent face
- Shoulders, core, arms, quietly, rep by rep
< Let them find out later.
< No one suspects a thing.
= conditioning polefit
> Every impossible move has a hidden beginning.
- {name} take{s} you back to arms, core and shoulders, rep by rep
- It’s here, in arms, core and shoulders, one steady rep at a time
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
- {name} lead{s} the conversation with hips, hamstrings and shoulders
- Hips and hamstrings only talk to people with patience
- Breathe out, stay a little longer, and something lets go
< Let your body speak.
< Reserve a place to listen.
= stretch
> There’s hidden room in every stretch.
- {name} find{s} it with you, behind the hips and between the ribs
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
- {name} guide{s} you to it as you reach, breathe and let go
- Reach, breathe, hold, and it quietly comes out
- You feel it along the spine first. Nobody sees a thing
< Start with one breath.
< Breathe in. You’re invited.
= yoga
> Slip away for a few breaths.
- {name} lead{s} you out with a long spine and slow control
- Long spine, steady core, slow and quiet control
< Nobody will miss you yet.
< Book your quiet escape.
= choreo
> Every routine hides a story.
- {name} tell{s} it count by count, until you’re dancing the plot
- You learn the steps first. Then you find out what they meant
- Count by count, turn by turn, and the plot comes out
< Dance to find out.
< There’s a part for you.
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
- {name} do{es} the talking, with slow walks and crossed legs
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
- {name} get{s} it out of them with soft knees and small shakes
- Bend your knees, loosen the rest, and it comes out by itself
- Slow first, then small, then right on the beat
< Hips can’t stay quiet long.
< Let it all slip.
= twerk
> The bass knows your secret.
- {name} turn{s} it up, from soft knees to big, happy shakes
- Soft knees, loose hips, small shakes and then big
< Shake it out.
< Book in. The bass talks.
= hoop
> Step through. It’s another world in there.
- {name} show{s} you how to sit, lean back, hook a knee and turn
- Sit in the circle, let it turn, and the everyday stays outside
- You sit, you lean, you hook a knee, and nobody needs you for a while
< Come through the round door.
< See who steps back out.
= hoop
> This circle is hiding something.
- {name} help{s} you slip a knee in, hold on and look around
- Slip a knee in, hold on, lean back, and look for it
- Sit in it, let it turn, and you’ll find out what
< We’ll give you a hint.
< Book in and investigate.
= hoop
> Disappear into the circle.
- {name} make{s} it easy to sit, lean back and be gone
- Sit, lean back, hook a knee and let it turn
< We’ll cover for you.
< Come back smiling.
= hoop
> A circle, hung in midair.
- {name} invite{s} you in for sits, knee hangs and slow turns
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
- {name} unravel{s} it with you, from the foot to the knee to the lean
- Round the foot, behind the knee, and it holds you
- Wrap, hold, lean back, and find out what’s holding what
< We know wraps by heart.
< Sign up and unravel it.
= silks
> Wrap yourself in a secret.
- {name} show{s} you where to hold, how to wrap and when to lean
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
- {name} show{s} you how to sit, stand and look around up there
- Hands up, hips back, and you’re sitting somewhere new
- Sit, stand, lean back, and see the world from its quiet side
< Claim the seat nobody sees.
< Reserve it under any name.
= trapeze
> Some secrets need a little height.
- {name} tell{s} them while you sit, lean back and sway
- You sit, lean back, hang by your knees and sway
< Come up and listen in.
< Book a little height.
= trapeze
> Vanish above their heads.
- {name} lead{s} you up through sits, hangs and balances, quietly
- Sits, hangs and balances, one quiet move at a time
< Hardly anyone looks up.
< Book yourself out of sight.
= seniors
> Something lovely is going on in here.
- {name} show{s} you where to hold, lean and turn, at your pace
- You hold on, you lean out, you turn, and you laugh about it
- Hold on, lean out and turn, with time for every question
< Smile and say nothing.
< Come and see it yourself.
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
- {name} host{s} and look{s} away while you try your moves
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
< Come and find out, gents.
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
- {name} keep{s} it gentle while you sway, breathe and listen
- You sway, you breathe, and somebody small sways with you
- Gentle moves, slow breaths, and a secret conversation
< Only you two know.
< Book for two. Whisper it.
= prenatal
> You two already share a secret.
- {name} lead{s} you softly through a slow sway and a long breath
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
- {name} teach{es} you to read it, breathe together and balance
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
- {name} count{s} you in for a walk, a turn and one long pause
- A walk, a turn, a pause, all led by the music
< Let the music talk.
< Book. Dance. Say nothing.
= salsa
> The dance floor keeps secrets.
- {name} lead{s} the steps and turns. You bring the long look
- Steps, turns, and a long look on the beat
< Bring a secret along.
< Come and dance a secret.
= inclusive
> The music knows you already.
- {name} adapt{s} the turns, poses and holds until they fit you
- Turns, poses and holds, in the version that fits you
< Let the music find you.
< Come in. You’re expected.
= inclusive
> Everyone here keeps a secret.
- {name} teach{es} turns, poses and holds in the way that suits you
- You turn, pose and hold, your way, at your pace
< Come and share one.
< All of you is invited.
= pole
> The pole has heard it all.
- {name} introduce{s} you with a grip, a lean, a spin and a pose
- A grip, a lean, a spin, a pose, and not one comment
< Book. The pole won’t gossip.
< Come in and hold on.
= exotic
> You have a double life. It has music.
- {name} lead{s} you through slow walks, body rolls and a look back
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
- {name} teach{es} you what happens in between, slowly and calmly
- In between, there’s an entry, a hold and a very calm exit
< Book the part in between.
< Stay calm. Hold on.
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
< Come down and listen in.
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
- {name} let{s} you look around, try everything and ask anything
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
- Behind it, {name} will show you a side of yourself you’ve never met
- Behind it are music, moves and a side of you nobody’s met
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
- {name} {has} time for every question you whisper
- Time for your questions, and someone who hears every one
- A quiet class, where someone notices how you’re doing
< Come close and hear more.
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
- Your hips already know the answer
< Follow the music in.
< Come and solve the song.
= any
? music
> Music: {music}. We’ll say no more.
- {name} will let the music do the talking
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
- {name} brief{s} you both on slow walks and one innocent look
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
- {name} hold{s} it open to the moves you don’t know yet
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
- {name} help{s} them remember with soft knees and small moves
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
= any
> Curious? Good.
< Come see.
< Find out.
@ Intro to Pole
> Psst. Your first spin awaits.
- {name} reveal{s} grips, walks and a first turn. No experience needed
- Grips and walks give themselves away with {name}. No experience needed
- Grips, walks and a first turn reveal themselves. No experience needed
< Come and solve the mystery.
< Follow your curiosity in.
< Tell nobody. Just come.
@ Intro to Pole
> You’ve always been curious. Come closer.
- {name} reveal{s} the grips and walks that lead to your first spin. No experience needed
- Uncover your first spin with {name}, grip by grip. You need no dance background
- Grips and walks will quietly lead you to your first spin. No experience needed
< See what happens next.
< Let yourself wonder.
< Come and touch the mystery.
@ Intro to Pole
> One spin. One little secret.
- {name} quietly teach{es} grips, walks and turns. No experience needed
- You need no partner or experience. {name} reveal{s} grips and walks
- Grips and walks will give themselves away. No experience needed
< We saved one for you.
< Your story starts here.
< Whisper yes to us.
@ Intro to Pole
> Nobody has to know you’re new.
- {name} guide{s} you discreetly from grips to your first spin, with no partner needed
- Follow {name} from your first grip to your first spin. No experience needed
- Follow the grips and walks to your first spin. You need no experience and no partner
< Nobody will hear of it.
< Come in. Look around quietly.
< Sign up under your breath.
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
< Higher up, you’ll understand.
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
< You’ll like the other side.
@ Intermediate Pole
> You climb with ease. Now turn the world over.
- {name} reveal{s} first inverts, leg hangs and seamless transitions, all safely spotted
- Discover leg hangs, first inverts and cleaner transitions with {name} there to spot you
- First inverts, leg hangs and clean transitions reveal themselves, safely spotted
< Come to the other side.
< You’re ready to know.
< Let go of the ordinary.
@ Intermediate Pole
> What does the world look like upside down?
- {name} spot{s} your first inverts and leg hangs, so you can find out safely
- With {name} to spot you, first inverts and leg hangs give up their secrets
- First inverts and leg hangs will show you a hidden view, safely spotted
< Come up, curious one.
< Hang on to the answer.
< Look around up there.
@ Advanced Pole
> They’ll wonder how you got up there.
- {name} share{s} the secrets behind shoulder mounts, handsprings and aerial combos
- Learn the secrets of handsprings and shoulder mounts with {name}, in elegant lines
- Shoulder mounts and handsprings look like magic until you know their secrets
< Point your toes. Smile.
< Sign up. Say nothing.
< Let them wonder.
@ Advanced Pole
> Power is the secret. Elegance is the disguise.
- {name} train{s} confident inverters, quietly, in shoulder mounts, handsprings and combos
- Handsprings and shoulder mounts look effortless once {name} reveal{s} the control beneath
- Aerial combos, shoulder mounts and handsprings hide all their control in long lines
< They’ll only see the elegance.
< Come in disguise.
< Keep your power quiet.
@ Advanced Pole
> Confident inverters, come a little higher.
- {name} guide{s} you into handsprings, shoulder mounts and combos with quiet control
- Find the hidden control in handsprings and shoulder mounts with {name}, line by line
- Handsprings, shoulder mounts and aerial combos reveal their elegant lines up there
< Rise quietly. Amaze them all.
< Take your secret higher.
< Vanish upwards with us.
@ Spin Basics
> The secret of a spin isn’t strength.
- {name} reveal{s} fireman, chair and back hook, right down to the silent landing
- Discover fireman, chair and back hook with {name}, and land without a sound
- You walk in, let go and land softly in fireman, chair and back hook
- Fireman, chair and back hook begin with a walk and end without a sound
< Come and find the answer.
< Take your place. Find out.
< You’ll know by the landing.
< Let us tell you quietly.
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
< Three whispers, three turns.
@ Spin Basics
> Walk in. Let go. Say nothing.
- {name} share{s} the secrets of fireman, chair and back hook
- Fireman, chair and back hook reveal themselves with {name}
- Fireman, chair and back hook take only {name} and some curiosity
- Fireman, chair and back hook take only a little curiosity
< Come and land unheard.
< Vanish into a turn.
< Let the floor wonder.
< Float in quietly.
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
< Curious? Hold on.
< The answer goes round.
< Come closer. We’ll whisper.
< We’d love to show you.
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
< Come and hear the secret.
< They’ll think it’s magic.
@ Spin Pole
> They say it feels like flying.
- {name} guide{s} you through floaty combos while the pole quietly turns along
- Find the secret balance with {name}, and feel your combos begin to float
- The pole turns with you through secretly simple combos that look effortless
< Come and confirm the rumor.
< The rumors are true.
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
< Book in. Strike a pose.
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
< Drift off quietly with us.
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
< By the end, you’ll know.
< Hear what others miss.
@ Pole Choreography
> One song. One secret. Your performance.
- {name} reveal{s} each section, until you dance the routine full out
- Uncover the routine with {name}, and dance full out at last
- Section by section, the routine unfolds until you dance full out
< The final chorus is yours.
< They won’t forget you.
< Keep them wondering.
@ Exotic Pole
> Heels on. Lights low. Not a word.
- {name} lead{s} you through low flow, slides and kips, to meet your boldest self
- Low flow, slides and kips with {name} reveal a bolder you. Bring knee pads
- Low flow, slides and kips say everything. Bring knee pads and your boldest self
< Let the attitude speak.
< Nothing leaves this floor.
< Slide in quietly.
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
< Both are welcome. Come.
< Step in, loud or silent.
@ Heels & Floorwork
> Your legs have secrets.
- {name} coax{es} out leg lines and waves, in heels or socks
- With {name}, rolls and waves flow quietly, in heels or socks
- In heels or silent socks, you roll, wave and stretch out
< Let your legs talk.
< Nobody hears you land.
< Come and hear their story.
@ Chair Dance
> Your partner is waiting on four legs.
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
< Find your way in.
@ Aerial Hoop
> There’s a quiet place inside the hoop.
- {name} guide{s} you into mounts, poses and spins, and share{s} a low version of each
- Low or high, {name} will help you discover graceful strength from the very first class
- Low or high, you discover graceful strength from your very first class
< Slip in and stay.
< Curl up and disappear.
< Leave the world below.
@ Aerial Hoop
> Step in. The world turns.
- {name} unlock{s} every mount, pose and spin, low or high
- Find your graceful side with {name}, low or high
- Each mount, pose and spin hides a low version
< Come round and see.
< Disappear for a while.
< Your circle is waiting quietly.
@ Strength & Conditioning
> Listen. Something is about to click.
- {name} train{s} your pull, core and shoulders, the hidden strength behind every invert
- Train pull, core and shoulders with {name}, and measure your secret progress
- Pull, core and shoulder work, made for pole, gives you secret progress you can measure
< Come and hear it happen.
< Wait for the click.
< You’ll know the sound.
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
< Come and start in secret.
< Meet us behind the scenes.
< Nobody needs to know.
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
< Let your body answer.
< Be gentle. It will talk.
@ Flexibility & Stretch
> A backbend is a secret door.
- {name} {has} the key to splits and soft shoulders, whatever your starting point
- Find the key to splits and soft shoulders with {name}, warmly and wherever you start
- Warm, kind stretching is the key to your splits and shoulders, wherever you start
< No need to knock.
< Turn the key gently.
< Come in and explore.
@ Intro to Pole
? offer first class free
> First class free. Come and find out.
- {name} reveal{s} your first grips, walks and spin, and you need no experience at all
- Curiosity is enough for {name} to show you grips, walks and your first spin
- Grips, walks and a first spin are waiting, and curiosity is all you need
< Try it. We’re discreet.
< Come, just to know.
< You’ve wondered long enough.
@ Intro to Pole
? offer free trial class
> Free trial class. Your curiosity gets in.
- {name} will guide you from grips and walks to your first spin. No experience needed
- Grips and walks unlock your first spin with {name}. No partner or experience needed
- Grips and walks unlock your first spin, with no partner and no experience needed
< Book a look inside.
< See what we’re hiding.
< We won’t tell. We’ll show.
@ Intro to Pole
? bring
> Bring {bring}. We’ll bring the secret.
- {name} reveal{s} your first grips, walks and spin. You need no experience
- Learn to hold, walk and spin with {name}. No experience or dance background needed
- Learn your first grips, walks and spin. No experience or dance background needed
< The rest begins with you.
< Come in and begin.
< You’re almost there.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. There’s a secret to climbing.
- {name} unlock{s} spins and sits at a steady pace, and you leave with your own combo
- Discover spins and sits with {name}, and leave with a short combo of your own
- Discover spins and sits at a steady pace, and leave with a combo only you know
< Hold on and you’ll see.
< Come up and understand.
< Your skin knows the trick.
@ Beginner Pole
? bring
> Bring {bring}. You’ll leave with a secret.
- {name} turn{s} spins, climbs and sits into a short combo of your own
- Spins, climbs and sits with {name} become a combo that nobody else has seen
- Spins, climbs and sits become a short combo that nobody else has seen
< Take it home quietly.
< Come quietly. Leave smiling.
< Leave with your combo.
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
? bring
> Bring {bring}. We’ll turn the world over.
- {name} spot{s} your first inverts, leg hangs and quietly cleaner transitions
- Enter your first inverts and leg hangs with {name} spotting every one
- Enter your first inverts and leg hangs, with somebody to spot you throughout
< Hold on. Over we go.
< Come up and look down.
< See the hidden side.
@ Intermediate Pole
? series * weeks*
> {Series}. Then the world looks different.
- {name} spot{s} your first inverts and leg hangs, and the transitions grow seamless
- First inverts and leg hangs come one by one, with {name} to spot you
- First inverts, leg hangs and seamless transitions come one by one, safely spotted
< Sign up. Look around.
< Come, turn the page.
< Watch the plot turn.
@ Advanced Pole
? bring
> Bring {bring}. The rest happens up there.
- {name} lead{s} you into shoulder mounts, handsprings and combos with a calm face
- Rise into shoulder mounts and handsprings with {name}, all control and elegant lines
- Rise into shoulder mounts, handsprings and combos, all control and quiet elegance
< Rise and admit nothing.
< Follow us up, quietly.
< Stay calm. Look mysterious.
@ Spin Basics
? bring
> Bring {bring}. We’ll bring three secrets.
- {name} unlock{s} fireman, chair and back hook. You need no strength yet
- Fireman, chair and back hook are yours with {name}, down to the softest landing
- Fireman, chair and back hook are yours to discover, down to the softest landing
< Walk in. Leave turning.
< Come and collect all three.
< Let go and listen.
@ Spin Basics
? level beginner (no experience)
> No experience needed. Just let go.
- {name} reveal{s} fireman, chair and back hook, from the first step to the soft landing
- Walk into fireman, chair and back hook with {name}, and land unheard
- Walk into fireman, chair and back hook, and land without anybody hearing
< The floor won’t mind.
< We’ll show you where.
< Come and turn in secret.
@ Spin Basics
? offer first class free
> First class free. Three spins to discover.
- {name} let{s} you in on fireman, chair and back hook. No strength needed yet
- No strength needed yet. {name} will unlock fireman, chair and back hook with you
- Fireman, chair and back hook are waiting for you. No strength needed yet
< Keep them all.
< Say nothing. Come turn.
< Let curiosity take a turn.
@ Spin Pole
? level all
> All levels welcome. Here’s the pole’s secret.
- {name} show{s} you how momentum and balance make every combo feel like flying
- Find the momentum with {name}, and your combos float as if by magic
- Find balance and momentum, and your combos float as if by magic
< Let the pole turn you.
< Let go. You’re turning.
< Come closer and float.
@ Spin Pole
? bring
> Bring {bring}. The pole has a plan.
- {name} quietly guide{s} you through momentum, balance and combos like flying
- Momentum and balance are the secret, and {name} will teach your combos to float
- Momentum and balance are the secret behind combos that feel like flying
< Just go along.
< Turn along and see.
< Trust the plan.
@ Pole Tricks
? places max*
> {Places}. Some secrets need a closer look.
- {name} take{s} three tricks apart with you, spotting every step at every level
- Step by step, {name} reveal{s} three tricks and spot{s} you at any level
- You see three tricks up close, step by step, with spotting and options for every level
< See what others miss.
< Come and stand close.
< Watch the hands closely.
@ Pole Tricks
? bring
> Bring {bring} and your phone. Say nothing.
- {name} reveal{s} three tricks, step by step, and spot{s} you at every level
- Three tricks, step by step with {name}, end in a photo that gives nothing away
- Three tricks, spotted step by step for every level, end in a mysterious photo
< Only the photo will know.
< Pose first. Explain never.
< Come and pose mysteriously.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. The floor is in on it.
- {name} blend{s} spins and transitions into one secret breath, with less counting
- Let {name} lead you from spin to floorwork on one secret breath
- Spins and transitions become one long breath, with less counting and more feeling
< Follow the music down.
< Come down and listen.
< Sink in. Listen closely.
@ Pole Flow
? bring
> Bring {bring}. Then follow the music in.
- {name} weave{s} spins and floorwork into one long breath, with less counting
- Spins and floorwork blend with {name} until nobody can see the seams
- Spins and floorwork blend into one long breath, until nobody can see the seams
< The music leads on.
< Save a place and listen.
< Come and get lost.
@ Pole Choreography
? music
> {Music}. There’s a routine hidden in it.
- {name} uncover{s} the steps in sections, and you dance full out at the end
- You uncover each section with {name}, until you dance full out
- You uncover the steps section by section, and dance full out at the end
< Press play. We’ll show you.
< Come and find it.
< Listen again. Then dance.
@ Pole Choreography
? bring
> Bring {bring}. The song has secrets.
- {name} reveal{s} a new routine section by section, until you perform full out
- Learn the routine in sections with {name}, and tell the story full out at the end
- Learn the routine in sections, and tell the story full out at the end
< By the end, you’ll understand.
< Come and listen closely.
< Let the last chorus talk.
@ Exotic Pole
? wear *heels*
> Wear {wear}. They know your other name.
- {name} bring{s} out your boldest self with low flow, slides and kips, lights low
- Lights low, slides long, and {name} reveal{s} the secrets of every kip
- Lights low, with low flow, slides and kips to wake your boldest self
< Come as your other self.
< Be bold. We’re discreet.
< Walk in like a secret.
@ Exotic Pole
? bring
> Bring {bring}. Your boldest self is coming.
- {name} reveal{s} the secrets of low flow, slides and kips, with heels on
- Put your heels on and let {name} reveal the slides, the kips and the attitude
- Put your heels on for low flow, slides, kips and a secret or two
< Come, meet your bolder self.
< Reserve for both of you.
< Nobody will recognize you.
@ Exotic Pole
? level beginner
> Beginners, your boldest self is waiting.
- {name} lead{s} you slowly into low flow, slides and kips, in your heels
- Heels on, lights low, and {name} let{s} you in on slides and kips. Bring knee pads
- Heels on, lights low, for low flow, slides and kips. Bring knee pads
< We’ll introduce you, slowly.
< Step out of hiding.
< Come and surprise yourself quietly.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. We know a secret way down.
- {name} guide{s} you through leg lines, rolls and waves, to the floor and back
- Follow {name} through leg lines, rolls and waves, and quietly back up
- Follow leg lines, rolls and waves to the floor, and quietly back up
< Your heels won’t tell.
< Sign up and slip down.
< Walk softly. Come closer.
@ Heels & Floorwork
? bring *knee pads*
> Bring {bring}. We know soft ways down.
- {name} teach{es} leg lines, rolls and waves, in heels of any height or silent socks
- Leg lines, rolls and waves with {name} lead to the floor and quietly back
- Leg lines, rolls and waves lead to the floor and quietly back
< Nobody will hear you land.
< Land without a sound.
< Come down and tell us.
@ Heels & Floorwork
? bring
> Bring {bring}. The floor is expecting you.
- {name} guide{s} you down through leg lines, rolls and waves, in heels or socks
- In heels or in socks, follow {name} through leg lines, rolls and quiet waves
- In heels or in socks, follow every leg line, roll and quiet wave
< The floor is listening.
< Come down softly.
< Nobody hears you coming.
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
< Come in. Sit. Listen.
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
@ Chair Dance
? bring
> Bring {bring}. The chair brings the mystery.
- {name} lead{s} a sultry choreography that’s easy to follow and great with friends
- Sultry choreography becomes easy with {name}, and you need no experience
- Sultry choreography becomes easy, and even more delicious among friends
< Sit. It’s ready for you.
< Lean back and find out.
< Take a seat, stranger.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. Just step inside.
- {name} open{s} up mounts, poses and spins, with a low version of each
- Mounts, poses and spins start low with {name}, and graceful from the first class
- Mounts, poses and spins come low or high, and graceful from the very first class
< Slip in and look around.
< Come round quietly.
< Start low. Wonder higher.
@ Aerial Hoop
? level beginner
> Beginners, the circle is open.
- {name} guide{s} you in low, with mounts, poses and spins for your very first class
- Every mount, pose and spin has a low version, and {name} will show you each
- Every mount, pose and spin has a quiet low version to begin with
< Sign up and step through.
< Duck in and see.
< Step softly into the round.
@ Aerial Hoop
? bring
> Bring {bring}. The circle is waiting.
- {name} reveal{s} mounts, poses and spins, low or high, whichever calls you
- You choose low or high, and {name} unlock{s} each mount, pose and spin
- You choose low or high for each graceful mount, pose and spin
< Say yes and slip in.
< Come in. Turn slowly.
< Go round once with us.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. There’s secret work to do.
- {name} train{s} your pull, core and shoulders, until inverts finally click
- Inverts finally click after pull, core and shoulder work with {name}
- Inverts finally click after pull, core and shoulder work made for pole
< Come and train in secret.
< Dry off. Say nothing.
< Let them see the invert.
@ Strength & Conditioning
? level all
> All levels welcome. Inverts begin in secret.
- {name} train{s} your pull, core and shoulders, with progress you can quietly measure
- Pull, core and shoulder work with {name} brings progress only you can see coming
- Pull, core and shoulder work brings progress that you can quietly measure
< Begin quietly. Begin here.
< Come and plot with us.
< Tell no one. Train.
@ Strength & Conditioning
? bring
> Bring {bring}. We train in secret.
- {name} guide{s} the pull, core and shoulder work that makes inverts finally click
- Your inverts finally click after quiet pull, core and shoulder work with {name}
- Your inverts finally click after quiet pull, core and shoulder work
< Enlist quietly.
< Let them find out.
< See you behind the scenes.
@ Flexibility & Stretch
? bring *mats* (provided)
> {Bring} provided. Your splits are hiding nearby.
- {name} guide{s} you kindly through backbends and shoulders, wherever you start
- Warm, kind stretching with {name} opens backbends and shoulders, wherever you start
- Warm, kind stretching opens backbends and shoulders, whatever your starting point
< Lie down. Breathe. Listen.
< Take your time. Unfold.
< Breathe softly. Unfold.
@ Flexibility & Stretch
? level all
> All levels welcome. Splits hide in everyone.
- {name} guide{s} you kindly through warm stretching, backbends and shoulders
- Warm stretching with {name} quietly opens backbends and shoulders
- Warm, guided stretching opens backbends and shoulders, wherever you start
< Shy ones are welcome.
< Stay until you open up.
< Breathe, and wait quietly.
@ Flexibility & Stretch
? bring
> Bring {bring}. Your body brings the secrets.
- {name} coax{es} out splits and backbends kindly, whatever your starting point
- Splits, backbends and shoulders open kindly with {name}, from any starting point
- Splits, backbends and shoulders open kindly, from any starting point
< Breathe. Let it talk.
< Come and listen inward.
< Stretch slowly. Hear everything.
`;
