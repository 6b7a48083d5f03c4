// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const mysterious = `
= intro pole
> You’ve walked past this door before.
- Behind it: a pole, some music, and people who were curious, too
- Inside, someone shows you how to hold on and where to step
< This time, come in.
< It was never locked.
= intro pole
> Everyone in here has a first-time story.
- A hand closes, a foot leaves the floor, and yours begins
- They all start the same way: I only came to look
< Come and begin yours.
< Yours starts with one step.
= intro
> There’s a side of you nobody has met.
- It holds on, leans out, and turns before you can overthink it
- Give it a little music, and it introduces itself
< Come and meet that side.
< We think you two will get along.
= intro pole
> Curiosity brought you this far.
- First grips, first steps, a first turn around the pole
< Come a little closer.
< Now reach out.
= intro pole
> Psst. Everyone starts here.
- A grip, a walk, a turn, all shown slowly
< Come and start quietly.
< Your turn to start.
= pole
> Your hands will know something new.
- Where to hold, when to lean, how to turn without a sound
- First they hold on, then they trust it, then you’re dancing
< Let’s keep it between us.
< It starts with one quiet turn.
= pole
> Arrive curious. Leave with a secret.
- Spins, climbs and poses, one quiet step at a time
< Come and learn a secret.
< Come and collect a few.
= pole
> Some things you learn by holding on.
- You spin, climb, hold and turn around the pole
< Hold on and find out why.
< Hold on with us.
= spin spinpole
> There’s a secret inside every spin.
- One step, one lean, and the floor quietly lets you go
- It’s mostly in where you lean, and we’ll show you exactly where
< Come round and find it.
< You’ll feel it on the first turn.
= spin spinpole
> Slip away in circles.
- Step, lean, and go round until you land softly
< Come and turn quietly.
< Round and gone.
= spin
> The floor won’t miss you.
- A walk, a lean, a turn, a landing without a sound
< Come and slip off.
< Let go and turn.
= spinpole
> The pole turns. Nobody sees you steer.
- Tuck in and it quickens, open out and it slows. That’s the trick of it
- The smallest move changes everything, and only you feel it
< We’ll show you where the wheel is hidden.
< Let them think it’s magic.
= static
> The pole stands still. So how do you turn?
- A step, a swing and one well-placed hand. The rest we tell in class
- The answer is in the step before, and it’s easy to miss
< Come and see how it’s done.
< The pole isn’t telling. We will.
= static
> A still pole hides its best secret.
- It doesn’t move at all. You step, you lean, and there’s the turn
- You hold on, you climb a little, and there’s more to it than you thought
< Come and find out what.
< We’ll whisper it to you.
= static
> The pole won’t move. You will.
- Holds, climbs and turns, each from one good push
< Come and see how.
< Hold on, then turn.
= tricks advanced
> What’s holding you up there?
- One knee, one elbow, and a secret place to lean
- It looks impossible until someone shows you the hidden grip
< Come and learn the answer.
< Let them guess. You’ll know.
= tricks
> A good trick never explains itself.
- But we do: entry, hold, exit, one quiet step at a time
- Here you get to see the side the audience never sees
< Lucky for you, we explain it.
= advanced
> You know the moves. Now the secrets.
- Between the moves you know, there’s one that no one mentions
- Where to breathe, where to wait, what to do with the other hand
< We saved them for you.
< Come and collect them.
= advanced tricks
> Defy gravity. Deny everything.
- Combos, long holds and very quiet exits
< Come up and vanish.
< Explain nothing.
= advanced
> Make it look like magic.
- Mounts, combos and holds, with the effort hidden
< Come and hide the effort.
< Never reveal how.
= intermediate
> One door done. Here’s the second.
- Behind it, the moves you’ve seen and wondered about
- You know enough now to ask the really good questions
< Come through. You’re ready.
< This one opens upwards.
= flow
> Nobody saw where one move ended.
- A turn, a step, a slide, and not a seam to be found
- You follow the music round a corner and come out somewhere else
< Nor where the next began.
< We’ll show you how to hide the joins.
= flow
> The music knows a way through.
- From turn to floor to turn, and you only have to follow
- It starts in the shoulders and tells the rest of you slowly
< Come and follow it.
< You’ll find it by feeling.
= flow
> Follow one move and see where it leads.
- Round once, down to the floor, and back up by another way
- There’s no map. There’s a song, and it knows the next step
< It leads somewhere good.
< Come a little further than you planned.
= flow
> One move hides in another.
- Turns, waves and slides, linked until the seams vanish
< Come and follow the music.
< Let the music decide.
= flow
> Drift off with the music.
- A turn leads to a slide, a slide to the floor
< Come and get lost.
< Come and wander with it.
= exotic
> Never show them everything at once.
- A look held, a step withheld, a knee drawn slowly in
- Half through the hair, half over the shoulder, wholly on purpose
< Keep the best for last.
< Come and learn what to keep.
= exotic
> They’ll remember you. They won’t know why.
- We know why: it happens between the beats, slowly
- It’s the pause before the hair moves. We’ll teach you the pause
< You’ll know, and keep it quiet.
< Come and learn the reason.
= exotic
> By day, no one would guess.
- You answer mail, buy milk, and know how to roll your hips on the beat
- Slow walks, long slides, one look over the shoulder
< Let them go on guessing.
< Your other life has a great soundtrack.
= exotic
> Slow is a secret weapon.
- Body rolls, slides, and a look over the shoulder
< Take your time.
< Come and move slowly.
= exotic
> One glance. Then look away.
- Slow walks, long slides, hair on the beat
< Leave them wanting.
< Come and try the look.
= heels
> Slow steps. Someone’s making an entrance.
- One step. Then none. Then one more, exactly on the beat
- We show you the walk, the turn, and the art of not hurrying
< It’s you, of course.
< Come in slowly. We’ll wait.
= heels
> Every walk tells a story. Yours has secrets.
- Step, drag, turn, and don’t explain a thing
- Slow enough to feel good, calm enough to keep them wondering
< Walk in and leave the ending open.
< Let the heels do the telling.
= heels
> They’ll hear you before they see you.
- Walk, turn, pause, one slow step at a time
< Make them wait.
< Come and be heard.
= heels
> Cross the floor. Explain nothing.
- Slow walks, leg lines, and a turn on the beat
< Walk in slowly.
< Let your steps talk.
= lowflow floor
> The floor knows a quiet way.
- Shoulder, hip, knee, and you’re somewhere else without a sound
- Slow rolls, long legs, and no hurry to get up
< Come down and follow it.
< Nobody hears you arrive.
= lowflow floor
> The best secrets are told down low.
- Close to the floor, a slow roll says more than a word
- Legs, waves, long turns, all kept close to the ground
< Come closer and listen.
< Lean in. It starts here.
= lowflow floor
> Slow is the secret the fast ones miss.
- A slide, a pause, a long line, and the song catches up with you
- Down here you have time for the wave, the look and the breath
< Take your time and find it.
< Come down and let it unfold.
= lowflow floor
> Stay low. Let them wonder.
- Rolls, slides, and long legs close to the floor
< Move like a whisper.
< Come and melt slowly.
= lowflow floor
> The floor is whispering.
- You roll, slide and turn, all close to the ground
< Lie down and listen.
< Come down and dance.
= handstand
> See the other side of up.
- Wrists, shoulders, balance, and one foot up at a time
< Come and turn it over.
< Kick up and look.
= conditioning polefit
> Train like you’re keeping a secret.
- Pull, hold, breathe, and walk out with an innocent face
- Shoulders, core, arms, quietly, rep by rep
< Let them find out later.
< No one will suspect a thing.
= conditioning polefit
> Every impossible move has a hidden beginning.
- It’s here: arms, core, shoulders, one steady rep at a time
- What they see later starts with what you do in here
< Begin where nobody looks.
= conditioning polefit
> Quiet work. Loud surprise.
- Pulls, holds, core and shoulders, one round at a time
< Come and train undercover.
< Surprise them all.
= stretch
> Your body keeps a few secrets.
- We don’t force them. We breathe until they come out
- Hip, spine, shoulder, each with its own small key
< Come and find one, gently.
< See what’s been folded away.
= stretch
> Go slowly. Your body will tell you more.
- Hips and hamstrings only talk to people with patience
- Breathe out, stay a little longer, and something lets go
< Stay a while and listen.
< It has so much to tell.
= stretch
> There’s hidden room in every stretch.
- There’s room behind the hips, between the ribs, under the shoulders
- Breath by breath, you find out where it was hiding
< Come and find where it hides.
< Unfold. We won’t tell.
= stretch
> Quiet now. Listen to your hips.
- Long holds and slow breaths for hips, back and shoulders
< Come and let them talk.
< Unfold slowly.
= stretch
> Your body speaks softly. Lean in.
- Hips, hamstrings, shoulders, and time to breathe
< Come and hear it out.
< Breathe and listen.
= yoga
> Every breath holds a quiet secret.
- Reach, breathe, hold, and it quietly comes out
- You feel it along the spine first. Nobody sees a thing
< Come and find it out.
< We’ll show you where it starts.
= yoga
> Slip away for a few breaths.
- Long spine, steady core, slow and quiet control
< Come back quietly.
< Come and go quiet.
= choreo
> Every routine hides a story.
- You learn the steps first. Then you find out what they meant
- Count by count, turn by turn, and the plot comes out
< Dance it to find out.
< Come for the ending.
= choreo
> Get inside the song.
- Count by count, until you dance it all by heart
< Come and find your way in.
< Learn it by heart.
= chair
> An empty chair is waiting for someone.
- Someone curious, with a song in mind and no hurry at all
- You sit, you lean, you turn it round, and now it’s a story
< It might well be you.
< Your seat. Come and see.
= chair
> It’s only a chair until you sit down.
- Then a leg crosses, a shoulder turns, and it’s something else
- A lean, a turn, a slow slide, and it has a plot
< Sit down and find out.
< Come and give it a story.
= chair
> Your partner keeps very quiet.
- Slow walks, crossed legs, a turn around the chair
< Come and have a seat.
< Sit. Give nothing away.
= chair
> One chair. No witnesses.
- You lean back, cross your legs and take your time
< Take the seat.
< Come and dare to sit.
= burlesque
> They came to see. You decide what.
- A shoulder, a smile, one glove, and the rest stays yours
- A slow walk, a raised brow, and the best kept for last
< Keep one secret for yourself.
< Let them wonder about the rest.
= burlesque
> The best secret is half told.
- Show a shoulder, hide a smile, turn away on the beat
- We teach the pause, the glance, and the art of almost
< Come and learn to almost tell.
< The other half stays yours.
= burlesque
> Reveal a little. Keep the rest.
- A glove, a glance, a slow walk, a well-timed pause
< Leave them curious.
< Tease. Then turn away.
= twerk
> Your hips have a secret. The bass knows it.
- Bend your knees, loosen the rest, and it comes out by itself
- Slow first, then small, then right on the beat
< Come and let it slip.
< It won’t stay quiet for long.
= twerk
> The bass knows your secret.
- Soft knees, loose hips, small shakes and then big
< Come and shake it out.
< Shake it out.
= hoop
> Step through. It’s another world in there.
- Sit in the circle, let it turn, and the everyday stays outside
- You sit, you lean, you hook a knee, and nobody needs you for a while
< It’s only a round door. Come in.
< Come and see who steps out.
= hoop
> This circle is hiding something.
- Slip a knee in, hold on, lean back, and look for it
- Sit in it, let it turn, and you’ll find out what
< Come and uncover what.
< We’ll let you in on the secret.
= hoop
> Disappear into the circle.
- Sit, lean back, hook a knee and let it turn
< Come back smiling.
< Come and vanish a while.
= hoop
> A circle, hung in midair.
- Sits, knee hangs, and shapes that turn slowly
< Come up and find out.
< Slip inside.
= hoop
> Some secrets hang in a hoop.
- You hold on, hook a knee, arch back and turn
< Come and turn with them.
< Hold on and lean out.
= silks
> There’s a secret in every wrap.
- Round the foot, behind the knee, and it holds you as it promised
- Wrap, hold, lean back, and find out what’s holding what
< We know every wrap by heart.
< We’ll tell you, one turn at a time.
= silks
> Wrap yourself in a secret.
- Take hold, wrap a foot, lean into the fabric
< Come and unwrap it slowly.
< Unwrap it slowly.
= silks
> Vanish in fabric. Reappear higher.
- Foot wraps, leans and shapes, one fold at a time
< Come and slip away.
< Come out of hiding.
= straps
> It hangs there as if it were nothing.
- Then you take hold, and a shape appears out of thin air
- One wrap round the hand, one breath, and there’s more to it
< It only looks quiet.
< Come and see what it’s hiding.
= trapeze
> There’s a seat above the everyday.
- Hands up, hips back, and you’re sitting somewhere new
- Sit, stand, lean back, and see the world from its quiet side
< Few know it’s there. Now you do.
< Come up and keep it secret.
= trapeze
> Some secrets need a little height.
- You sit, lean back, hang by your knees and sway
< Come up and hear them.
< Hold on and find out.
= trapeze
> Vanish above their heads.
- Sits, hangs and balances, one quiet move at a time
< Come up quietly.
< Come and hang around.
= seniors
> Nobody would guess what you do here.
- You hold on, you lean out, you turn, and you laugh about it
- You said you were going for a walk. There was more to it
< Let them wonder about the smile.
< Keep them guessing at dinner.
= seniors
> Let the neighbors wonder.
- Holds, steps and easy turns, at your own pace
< Come and be mysterious.
< Just smile at them.
= party
> Ask about the party. They’ll just smile.
- There was a pole, there was a song, and everyone swore an oath
- A few moves, one routine, and one story you’ll all deny
< You’ll be smiling, too.
< Come and be part of the secret.
= party
> One party, one song, one shared secret.
- You learn the moves together and agree on the official version
- Something silly, something slow, and everyone takes part
< Settle on your story afterwards.
< Only your group will ever know.
= party
> What happens here stays here.
- A short routine, a few poses, plenty of laughing
< Bring your accomplices.
< Swear them to secrecy.
= private
> Just you, the move, and its secret.
- You say what you want to learn, and we begin there
- Your questions, your pace, and nobody to compare with
< It stays between us.
< Ask what you never dared to ask.
= private
> Tell us the move you’re secretly after.
- Then it’s all yours, slowly, piece by piece
- We’ll work on it as quietly and as long as you like
< We won’t breathe a word.
< Whisper it. We’ll start there.
= private
> A lesson nobody else hears.
- You choose the move, and we take it apart slowly
< Come with your questions.
< Ask us anything.
= private
> Your move. Our little secret.
- Your goal, your pace, and time for each question
< Tell us your goal.
< Whisper what you want.
= practice
> That move is hiding. You know the one.
- A song, some space, and as many tries as it takes
- No one leads. You follow a hunch and try again
< It’s in there somewhere.
< Come and track it down.
= practice
> Try it while nobody’s watching.
- Your song, your moves, as many tries as you like
< Come and experiment.
< What you try stays here.
= practice
> Work on it in secret.
- Repeat it, change it, start again on another song
< Surprise them later.
< Come and keep it quiet.
= workshop
> There’s a secret hidden in that move.
- We slow it down until you can see where the trick is
- You’ve done it so many times. Now we look underneath
< Once you see it, you can’t unsee it.
< We’ll find it together.
= workshop
> One subject. All of its secrets.
- Small details, long looks, and the question you never got to ask
- We go over it slowly, until it gives itself away
< Come and get to the bottom of it.
< Bring every question you have.
= workshop
> Some moves hide their best part.
- We slow them down and look underneath
< Come and look underneath it.
< Look a little closer.
= showcase
> Behind the curtain, someone breathes in.
- The counts are in your bones, the music starts, and out you go
- All those rehearsals, and now they’ll see what for
< It’s you. Go on.
< Now let them in on it.
= showcase
> Only we know what’s coming next.
- We run it again, until the surprise looks easy
- One routine, many rehearsals, and not a word to anyone
< Soon the audience will, too.
< Come and help us keep it quiet.
= showcase
> Nobody out there knows yet.
- Run-throughs, entrances, and the bow at the end
< Come and rehearse the surprise.
< Wait for your cue.
= showcase
> Hush backstage. Then your music.
- Entrances, spacing, counts, and all of it from the top
< Keep the ending secret.
< Breathe. Then walk on.
= photo
> A good photo keeps one secret.
- We find the pose, the line, and the look that gives nothing away
- Hold, breathe, look past the lens, and let them wonder
< Yours to keep. Theirs to guess.
< Come and leave them guessing.
= photo
> Keep the secret in your eyes.
- Poses, lines, and one long look past the camera
< Hold still. Let them guess.
< Let them guess.
= photo
> Let the picture keep your secret.
- You hold the pose, and the camera keeps quiet
< Strike your pose.
< Come and leave a clue.
= men
> You think you know what this is.
- So did they. Then one of them tried it and came back smiling
- Pull, hold, lean out, and find out what they’ve been talking about
< Come and see what it really is.
< Come and be let in on it.
= men
> Ask the men in here how it started.
- They only came to look, they say. Then they held on
- One pull, one hold, one turn, and a very thoughtful face
< Come and look. Just look.
< You may soon tell the same story.
= men
> What do they do in there?
- Climbs, holds, turns, and more grip than expected
< Come and see, gentlemen.
< Walk in and ask.
= prenatal
> Someone already knows your favorite song.
- You sway, you breathe, and somebody small sways with you
- Gentle moves, slow breaths, and a secret conversation
< Come and sway with them.
< Only you two know how it feels.
= prenatal
> You two already share a secret.
- A slow sway, a long breath, a hand where the kicks are
- Move softly, rest when you like, and listen inward
< Now share a dance, too.
< We’ll be quiet. You two talk.
= postnatal
> Your body knows a secret way back.
- Slowly, softly, breath by breath, it shows you
- No rush and nothing to prove. It remembers more than you think
< Come and let it lead.
< It kept your place.
= contemporary
> Some things are only told by moving.
- Ribs first, then arms, then the whole story crosses the floor
- Reach, fold, breathe, and let it come out
< Come and tell yours.
< We know how to listen.
= contemporary
> Say it without words.
- Reach, sink, turn, and let the song tell the rest
< Come and dance the unsaid.
< Dance the unsaid.
= acro
> It takes two to keep this secret.
- One holds, one leans in, and both know when
- It’s a look, a breath, a hand in the right place
< Trust is the trick.
< Come and find out how it holds.
= acro
> There’s a secret signal. It’s a breath.
- You breathe in together, and then the balance is simply there
- Hands, feet, a calm count, and you’re holding each other up
< Come and learn to read it.
< You’ll feel it when it comes.
= acro
> The secret is who’s holding you.
- Hands, feet, a calm count, and somebody’s in the air
< Come and be held up.
< Lean on somebody.
= acro
> Trust is a quiet thing.
- One holds, one flies, both breathe on the same count
< Come and be lifted up.
< Lean in.
= circus
> A circus came to town without a sound.
- No tent, no trumpet, just something new to learn and a quiet bow
- Step in, try an act, and find out what you’re good at
< They saved you an act.
< Run away with us, just for a class.
= openlevel
> Nobody asks how long you’ve been here.
- You’ll be shown a way in, whoever you are
- Some are new, some never left. You can’t tell by the smiles
< Come in. We won’t ask.
< You’ll soon be one of us.
= class
> Something in you has been waiting.
- Give it music, a floor, and a little room
- It starts with one small step and nobody keeping score
< Come and let it begin.
< It won’t have to wait much longer.
= class
> Not everyone knows about this class.
- Music, moves, and people who are glad you found it
- Someone shows you, you try it, and then you’re in on it
< Welcome to the secret.
< But you do, so come.
= salsa
> Step closer. Not a word.
- A walk, a turn, a pause, all led by the music
< Let the music talk.
< Come closer still.
= salsa
> The dance floor keeps secrets.
- Steps, turns, and a long look on the beat
< Come and give it yours.
< Dance one of yours.
= inclusive
> Your curves know the music.
- Turns, poses and holds, in the version that fits you
< Come and let them lead.
< Let them lead.
= inclusive
> Every curve keeps a secret.
- You turn, pose and hold, your way, at your pace
< Come and let yours dance.
< Let yours dance.

@ Intro to Pole
> You were curious. It starts like that.
- Only grips, walks and your first spin. No experience needed
- No dance background needed, just first steps and your first spin
- No experience needed for your first spin
< Come and be curious in person.
< Curious is all you need to be.
< Curious is enough.
@ Intro to Pole
> Your first spin is our favorite secret.
- Just grips, walks and that first spin. No dance background needed
- First steps, then the first spin. No experience needed
- Just first steps. No experience needed
< Your story starts with a spin.
< Come and be let in on your first.
< Your story starts here.
@ Intro to Pole
> Your first spin hides in a walk.
- We start with grips and walks, and you need no experience
- It follows the grips. No experience needed
< Walk this way and you’ll find it.
< Soon you’ll know exactly where.
< Walk in. Find it.
@ Beginner Pole
> You’ll leave with something up your sleeve.
- Spins, climbs and sits, quietly turning into a combo of your own
- Spins, climbs, sits, secretly forming a combo
< Show no one. Or everyone.
< Come and collect your combo.
< Show no one. Yet.
@ Beginner Pole
> Some confidence hides halfway up the pole.
- You build grip and core, and leave with your own short combo
- Climb steadily and leave with a combo
< Come up slowly and find it.
< We’ll show you the way up.
< Come up and see.
@ Intermediate Pole
> Half of pole is upside down.
- First inverts, leg hangs, cleaner transitions, and someone who spots you safely
- First inverts and leg hangs, safely spotted
< You’ve only heard rumors so far.
< Come and see what it’s like.
< Come and see it.
@ Intermediate Pole
> You climb. Then the world turns over.
- First inverts, leg hangs and cleaner transitions, with someone spotting you
- Leg hangs and first inverts, safely spotted, and transitions without a trace
- Leg hangs and first inverts, always spotted
< The other side is lovely. Come and see.
< We’ll spot you and keep the secret.
< It’s lovely over there.
@ Intermediate Pole
> Leg hangs: one knee knows the secret.
- First inverts, safely spotted, and transitions so clean they leave no clues
- First inverts, too, safely spotted throughout
< Yours is about to find out.
< Come hang out and hear it.
< Yours will soon know.
@ Advanced Pole
> They’ll ask how you got up there.
- Shoulder mounts, handsprings and aerial combos, for confident inverters
- With power, control and a handspring they never saw coming
- Shoulder mounts and handsprings, in elegant lines
< Just smile and point your toes.
< You’ll know. That’s enough.
@ Advanced Pole
> Power is the secret. Elegance, the disguise.
- Aerial combos, shoulder mounts and handsprings, with control in every line
- Behind it: shoulder mounts, handsprings and aerial combos for confident inverters
- Handsprings, shoulder mounts, combos, all under control
< Come and put them both on.
< We’ll help you hide the effort.
< Come and wear both.
@ Advanced Pole
> There’s a hidden way up. Shoulder first.
- Shoulder mounts, then handsprings and aerial combos, in elegant lines
- For confident inverters: shoulder mounts, handsprings, power and control
- Shoulder mounts, handsprings, power and control
< Confident inverters, follow us.
< You’re ready to be shown.
@ Spin Basics
> The secret of a spin isn’t strength.
- Fireman, chair and back hook: let go, land softly
- You walk in, let go, land softly
< Come and let us tell you.
< It’s in the walk. Come and see.
< It’s in the walk.
@ Spin Basics
> Three spins, three code names.
- Fireman, chair, back hook. You walk in, let go, land softly
- They’re fireman, chair and back hook. No strength needed yet
- Fireman, chair, back hook. Strength isn’t needed
< Learn them and you’re in.
< Your mission: land softly.
@ Spin Pole
> It looks effortless. You’ll know the truth.
- Momentum, balance and floaty combos on a turning pole
- Momentum, balance, and the pole’s quiet help
< And you’ll never have to tell.
< Come and keep a straight face.
< And you’ll never tell.
@ Spin Pole
> The pole is secretly on your side.
- It turns with you, lends you momentum, and makes combos float
- It turns with you through floaty combos
< Come and meet your accomplice.
< Let it do its quiet work.
< Meet your quiet accomplice.
@ Spin Pole
> They say it feels like flying.
- Momentum, balance and floaty combos while the pole turns with you
- You find your balance, the pole keeps turning, the combo simply floats
- Balance, momentum, and the pole turns along
< Come and confirm the rumor.
< Some things you have to feel.
< The rumors are true.
@ Pole Tricks
> Three tricks, and we reveal them all.
- Step by step, with spotting and options for every level
- Step by step, spotted, for every level
< Your phone may keep the evidence.
< Come and look behind the scenes.
< Your phone may watch.
@ Pole Tricks
> Every trick has a moment nobody sees.
- Three tricks, step by step, with spotting and a photo
- Three tricks, spotted, shown step by step
< Here, you get to see it.
< Come and be shown.
@ Pole Tricks
> The photo won’t show how it’s done.
- Taken apart step by step, with spotting. Bring your phone
- Three tricks, spotted, options for every level
< That part stays between us.
< Let them scroll and wonder.
< That stays between us.
@ Pole Flow
> Nobody can tell where one move ends.
- Spins, floorwork and transitions, linked into one long breath
- Less counting, more feeling the music, from spin to floorwork and on
- Spins, transitions and floorwork share one breath
< Come and hide the seams.
< The music knows. Follow it.
< The music can.
@ Pole Flow
> The music knows what comes next.
- Less counting, more feeling, from spin to floorwork and back
- Spins, transitions and floorwork follow it in one long breath
- Spin to floorwork, less counting, more feeling
< Come and listen with your feet.
< Count less, and you’ll hear it.
< So follow its lead.
@ Pole Flow
> One long breath, and you’re somewhere else.
- Spins turn into floorwork, with less counting and more feeling the music
- Link spins, floorwork and transitions, and let the music take you
- Spins become floorwork. The music leads
< You can’t count your way there.
< Come and see where that is.
< The music knows where.
@ Pole Choreography
> There’s a story hidden in one song.
- We uncover it in sections, then dance the new routine full out
- A new routine, section by section, with musicality, performance and fun
- Section by section, then danced full out
< Dance full out to find the ending.
< You’re in it. Come and see how.
< You dance the ending.
@ Pole Choreography
> You’ve heard songs. Now get inside one.
- Musicality, performance, fun, and a new routine learned in sections
- One new routine, learned section by section
< It’s different in there.
< By the end, you’ll know its secrets.
@ Exotic Pole
> Your boldest self uses another name.
- Low flow, slides, kips and attitude. Bring heels and knee pads
- It slides in heels. Bring knee pads
< Come and find out which.
< We’ll never tell the shy one.
< Come and meet it.
@ Exotic Pole
> Lights low. Meet your secret self.
- Heels on, knee pads packed: low flow, slides, kips and attitude
- Someone in heels, with low flow, slides and kips. Bring knee pads
- Heels, slides, kips, attitude. Bring knee pads
< Come and see: it’s your boldest self.
< Be bold. It stays in here.
< It stays in here.
@ Exotic Pole
> Heels on, lights low, not a word.
- Just low flow, slides, kips and attitude. Bring knee pads
- Only slides, kips, attitude. Bring knee pads
< Let the attitude speak.
< Say it all with one slide.
@ Heels & Floorwork
> There’s a secret passage to the floor.
- Rolls, waves, leg lines and a smooth way back, heels or socks
- By rolls and waves, heels or socks
< We’ll show you the way back, too.
< Come in heels or on tiptoe.
< And one back up.
@ Heels & Floorwork
> Heels are heard. Socks keep the secret.
- Leg lines, rolls and waves, smooth to the floor and back
- Leg lines, rolls, waves. Both are welcome
< Choose how you arrive.
< Pick your disguise and come.
@ Heels & Floorwork
> Legs tell secrets without a sound.
- Leg lines, rolls and waves. Heels or socks, both are welcome
- In leg lines, rolls and quiet waves
< Come and teach yours how.
< Yours have one to tell, too.
< Yours have one, too.
@ Chair Dance
> Your partner is waiting on four legs.
- A chair, a sultry choreography, easy to follow and great with friends
- Sultry choreography, easy to follow, and no experience needed
- Sultry, easy to follow, no questions asked
< It never says a word.
< Take a seat and see.
< It never talks.
@ Chair Dance
> A chair can keep a secret.
- Sultry choreography that’s easy to follow, and great with friends
- You and a chair, a sultry choreography, no experience needed
- Sultry, easy to follow, discreet among friends
< Come and tell it yours.
< Bring friends who can, too.
< Tell it yours.
@ Chair Dance
> Nobody suspects the chair.
- Then the sultry choreography starts. Easy to follow, great with friends
- It’s your partner in something sultry, easy to follow, no experience needed
- You do the dancing: sultry, and easy to follow
< Come and be its accomplice.
< That’s what makes it a good partner.
< It keeps your secrets.
@ Aerial Hoop
> Two ways in: low and high.
- Each mount, pose and spin has both, and graceful strength
- Mounts, poses, spins, graceful from class one
< Both doors are open.
< Choose yours and slip in.
@ Aerial Hoop
> The circle opens for anyone curious.
- Graceful strength from the very first class, in low and high versions
- Mounts, poses and spins, low or high
< Low or high, just ask.
< Come and step through.
@ Strength & Conditioning
> Listen. Something is about to click.
- Pull, core and shoulders, and progress you can measure in secret
- Pull, core, shoulders, one measurable step closer
< It’s your invert.
< Come and hear it happen.
@ Strength & Conditioning
> They’ll see the invert, not the secret.
- It’s this: pull, core and shoulder work, and progress you can measure
- Pull, core and shoulders, made for pole, until inverts finally click
- The secret: pull, core and shoulder work
< That part is our secret.
< Come and do the hidden half.
< We’ll keep it quiet.
@ Flexibility & Stretch
> Your splits are only hiding.
- Active stretching, warm and guided, whatever your starting point
- Splits, backbends, shoulders, all coaxed out kindly, with a guide
- Warm, guided stretching coaxes them out
< Be kind, and they come closer.
< Come softly. Start anywhere.
@ Flexibility & Stretch
> You have more room than you know.
- Active stretching finds it kindly, behind shoulders, splits and backbends
- Warm and guided, we look for it in shoulders, splits and backbends
- Splits, backbends, shoulders, warm, guided and kind
< We’ll help you find it.
< Come and explore, wherever you start.
< Come and explore it.
@ Flexibility & Stretch
> A backbend is a secret door.
- Active stretching opens it kindly, and splits and shoulders, too
- Warm, guided and kind, for backbends, splits and shoulders
- Guided stretching opens it kindly. Splits, too
< No force. It opens to warmth.
< Come and find the handle.
< No force. Only warmth.
@ Spin Basics
> Walk in. Let go. Say nothing.
- Fireman, chair and back hook spins. Strength can wait, too
- Fireman, chair, back hook, no strength needed
< Come and land unheard.
< Land softly.
@ Spin Basics
> Some secrets go round.
- Fireman, chair and back hook, from the walk to the landing
- Fireman, chair, back hook, each landed softly
< Come and go round.
< Let go and see.
@ Exotic Pole
> Leave your shy self outside.
- Low flow, slides, kips, heels on. Bring knee pads
- Heels on. Kips, slides. Bring knee pads
< Come as the bold one.
< Slide in slowly.
@ Chair Dance
> A partner who never gossips.
- Sultry choreography with a chair, easy to follow, no experience needed
- Sultry, easy to follow, great with friends
< Pull up a chair.
< Bring friends who won’t, either.
@ Advanced Pole
> How you do it stays secret.
- Handsprings, shoulder mounts and aerial combos for confident inverters
- Shoulder mounts, handsprings, aerial combos
< Come and keep them guessing.
< Keep them guessing.
@ Flexibility & Stretch
> Slip into a deeper stretch.
- Warm, active stretching for splits, backbends and shoulders, gently guided
- Splits, backbends, shoulders, kindly guided
< Start anywhere. Go slowly.
< Come and ease in.
@ Heels & Floorwork
> Down to the floor, without a sound.
- By leg lines, rolls and waves, in heels or socks
- Leg lines, rolls, waves, heels or socks
< Come and slip down.
< Slip down slowly.
@ Aerial Hoop
> Step into the circle and vanish.
- Mounts, poses and spins, with a low version of each
- Spins, mounts and poses, low or high
< Come back more graceful.
< Low or high, slip in.

= any
? bring
> Your mission: bring {bring}.
- The rest is music, moves, and people who are in on it
- Arrive curious, ask anything, leave with a secret smile
< You’ll get the rest in person.
< Should you accept, come smiling.
= any
? bring *knee pads*
> Bring {bring}. The floor has secrets.
- The best are told down low, so make yourself comfortable
- Your knees will want to hear them in comfort
< Get down low and listen.
< You’ll like what it tells you.
= any
? bring *friend
> Bring {bring} who can keep a secret.
- You’ll want someone to exchange looks with afterwards
- Just the two of you will know. That’s the nicest kind of secret
< You’ll both have one after this.
< Whisper about it all the way home.
= any
? bring *mats* (provided)
> {Bring} provided. Bring only your curiosity.
- We’ve laid everything out, and not said why
- You won’t need luggage for where we’re going
< Everything else is waiting here.
< Come empty-handed. Leave with a secret.
= any
? wear *heels*
> Wear {wear}. Let us hear you coming.
- Step by step, you’ll find the walk that sounds like you
- There’s a rhythm in them, and it’s been waiting for a floor
< We’ll know it’s you.
< After that, you needn’t say a word.
= any
? wear *heels*
> Wear {wear}. Walk in as someone else.
- Someone with slow steps and time for the music
- By the second song, it feels like you after all
< No one will ask your name.
< Come and find out who.
= any
? bring heels (optional)
> Heels optional. Soft steps keep secrets, too.
- What matters is where the music takes them
- Quiet feet hear more of the music
< Tall or quiet, you choose.
< Arrive however you like.
= any
? !bring heels
> No heels needed. We like quiet arrivals.
- Everything you need, you’ve already got with you
- We’ll tell you the rest in a low voice
< Come on soft feet.
< Slip in just as you are.
= any
? wear
> Your disguise: {wear}.
- Arrive like that, and we’ll know you’re in on it
- That’s all we can say. The rest comes with the music
< We’ll recognize you.
< Come in. No questions asked.
= any
? wear
> Wear {wear}. That’s how we’ll know you.
- We’ll nod, you’ll nod, and the music will start
- Come in, find a spot, and act naturally
< You won’t need a password.
< The rest stays a surprise.
= any
? offer first class free
> First class free. The rest is a secret.
- You come, you try it, and you know something your friends don’t
- All we ask for is a little curiosity
< Come and be let in.
< We’ll tell you when you’re here.
= any
? offer first class free
> First class free. This door has no lock.
- Look around, try everything, ask what you like
- Behind it: music, moves, and people who once tried it, too
< Just push it open.
< Come in and see for yourself.
= any
? offer first class free
> Psst. First class free. Pass it on.
- You hear how it’s done, and then you try it yourself
- Come with questions and leave with a small secret
< Or keep it for yourself and come.
< We can’t keep this one quiet.
= any
? offer free trial class
> Free trial class. Look behind the curtain.
- Try it, ask anything, and make up your mind in peace
- You see how it’s done, and then you try it yourself
< No one needs to know you tried.
< We think you’ll want to stay.
= any
? offer your friend comes free
> Your friend comes free. Secrets like company.
- You try it together and trade looks afterwards
- One of you was curious first. We won’t say who
< Choose one who whispers.
< Come and share it.
= any
? offer
> Psst. {Offer}. You heard it here.
- Some secrets are too nice to keep
< Pass it on quietly.
< Now come and use it.
= any
? offer
> {Offer}. Just between you and us.
- We’d never shout about it. We’re hardly whispering
< You can tell one person. Maybe two.
< Our lips are sealed. Come over.
= any
? offer half price*
> {Offer}. You still get the whole secret.
- Every move, every song, every quiet tip
- The good parts are all still in there
< Not a word of it left out.
< Come and hear all of it.
= any
? offer 2 for 1*
> {Offer}. Every secret needs two people.
- One to try it first, one to swear it never happened
- You know somebody who’d love to be asked
< Choose yours and come.
< You’ll both know afterwards.
= any
? level beginner (no experience)
> No experience needed. Just a little curiosity.
- We show you every step, from the very first
- Everything else, we’ll tell you as we go
< Curiosity knows the way.
< You’ve brought it already.
= any
? level beginner (no experience)
> No experience? Good. Then no spoilers.
- You find out from the start, one step at a time
- Someone shows you the first step, and then it unfolds
< Come and be surprised.
< We start on page one.
= any
? level beginner (no experience)
> No experience needed. We’ll let you in on it.
- First we show you, then you try, then you know
- Everyone in here once asked the same questions
< In here, it’s no secret.
< Ask anything. We’ll answer quietly.
= any
? level beginner
> Beginners welcome. Our secret? We all were.
- Everyone in here once stood at the same door and wondered
- Someone shows you where to start and stays close by
< Come and be one with us.
< Your beginning is safe here.
= any
? level beginner
> Beginners, this door is open for you.
- Behind it, someone shows you the very first step
- Everyone you’ll meet in here came in the same way
< Come in. We’ll show you around.
< You don’t even have to knock.
= any
? level beginner
> Beginners welcome. No one will guess.
- We show you the first step, then the next, with no hurry
- You’ll be busy with the music, and so will they
< You’ll be in on it soon.
< By the second song, you’re one of us.
= any
? level beginner (only)
> Beginners only. No one knows the ending.
- We all start on the first page, with the first step
- We’re all new here, so nobody’s ahead
< We’ll find out together.
< Turn the first page with us.
= any
? level all
> All levels welcome. One clue is yours.
- The same move, told in several ways, and one of them fits you
- The new and the knowing, side by side, sharing what they’ve found
< Come and pick it up.
< We’ll point you to the right one.
= any
? level all
> Every level welcome. We won’t ask.
- You’ll get the version that’s right for you
- New or not, everyone here is after the same secret
< You’ll be shown a way in.
< Just come and follow along.
= any
? level all
> All levels, one secret.
- We tell it slowly, we tell it again, we tell it your way
- Whether you’re new or long hooked, there’s a version for you
< Come and hear your version.
< You’re about to be let in.
= any
? level advanced*
> For advanced students: the unwritten part.
- It’s between the moves, where few people look
- You’ve learned the rest by heart. Here it gets interesting
< You’re ready to read it.
< Come and see what it says.
= any
? level advanced*
> Advanced? You already know the password.
- It got you this far. It goes further
- Behind this door are the moves you’ve wondered about
< Now see what it opens.
< Come in and hear the rest.
= any
? level intermediate
> Intermediate: where the good secrets start.
- You know the basics. Now hear what they were for
- You’ve asked the first questions. Here come the better ones
< You’re ready for a few.
< Come and hear the next one.
= any
? audience
> {Audience}. That’s all the invitation says.
- The rest we tell in person, with music on
- No small print, no secret handshake
< The rest you’ll see in here.
< If that’s you, you’re invited.
= any
? audience
> Who’s in on it? {Audience}.
- There’s music, there’s a first step, and we’re glad you found us
- The rest we tell you in person
< You know who you are. Come in.
< If that’s you, the secret’s yours.
= any
? audience women*
> {Audience}. What’s said here stays here.
- You can laugh, try anything, and tell us everything
- It’s the kind of company where you can ask anything
< Come in, close the door, exhale.
< Between us, you’ll love it.
= any
? price
> {Price}, and the door opens.
- Behind it: music, moves, and something you didn’t know about yourself
- Step in, look around, ask us anything
< Come and see what’s behind it.
< It’s a very good door.
= any
? places *left
> {Places}. Not many people know.
- The ones who do are already packing their bags
- Those who found out first are already in
< Quietly take one.
< You’re one of them now.
= any
? places few
> Places go fast. You heard it early.
- Someone always tells someone. This time, it was you
- The curious ones found out first. That’s you
< Slip in quietly.
< Take yours and tell no one.
= any
? places max*
> {Places}. A secret needs few ears.
- Time for your questions, and someone who hears every one
- A quiet class, where someone notices how you’re doing
< Two of those ears are yours.
< Come and be in the know.
= any
? places small group
> Small group. Secrets travel better that way.
- Someone sees what you’re doing and quietly helps
- Time for your questions, and an answer to each
< Come and be one of the few.
< Ask anything. It stays with us.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. It tells only you.
- Where to hold, when to lean, how to let go of the floor
- You’ve got all class to ask it things
< Come and hear what it knows.
< You two can talk all class.
= any
? series * weeks*
> {Series}. Each one reveals a little more.
- Every class leaves you with a clue for the next
- It builds slowly, like any good mystery
< Come and follow the clues.
< Stay to the end, and you’ll know it all.
= any
? series week * of *
> {Series}. The mystery deepens.
- Another clue, another move, and it starts to make sense
- We know a little more each time we meet
< You’re in time for the next clue.
< Come and see what we uncover.
= any
? series starts*
> {Series}. No one knows the ending yet.
- That’s the nice thing about a beginning
- It starts with a first step, and someone to show you
< Be there for the first page.
< Come and write it with us.
= any
? series last class*
> {Series}. All will be revealed.
- All the clues so far, put together at last
- Everything we’ve whispered finally makes sense
< Come and see how it ends.
< You won’t want to miss the ending.
= any
? series
> {Series}. The secret comes out bit by bit.
- Every class tells you a little more than the last
- A hint, a move, and another piece falls into place
< Come and hear the next part.
< Come and be let in, move by move.
= any
? music
> There’s a clue in the music: {music}.
- Listen closely, and your body works out the rest
- Your hips have known the answer for years
< Come and solve it.
< Follow it to the floor.
= any
? music
> Music: {music}. We’ll say no more.
- The bass knows the plot, and your shoulders have a theory
- You know the words. Now find out what they do to you
< Let the music say the rest.
< Come and listen with your hips.
= any
? substitute
> {sub} is in for {for}, with other secrets.
- The same class, and a new voice to tell it
- Another way of telling it, and new answers to your questions
< Come and hear them.
< {sub} will tell you.
= any
? substitute
> {sub} is in for {for}. A good twist.
- Nobody saw it coming, and everybody’s curious
- The same class, told by another voice
< Come and see where the story goes.
< Every good mystery has one.
= any
? substitute
> {sub} is in, and knows a few secrets.
- There’s a new voice to follow and a new trick or two
- They’re told in person, with the music on
< Come and get to know them.
< You only have to ask.
= any
? soldOut sold out
> Sold out. Somebody talked.
- Word got round faster than we could whisper
- Whoever told them: thank you
< Next time, be the first to hear.
< See you at the next secret.
= any
? soldOut sold out
> It’s full. The secret is out.
- We only told one person. They told everyone
- You were so quiet about it, and still
< Listen for the next whisper.
< We’ll whisper when there’s more.
= any
? soldOut sold out
? soldOut waitlist
> Sold out. But psst, there’s a waitlist.
- Not everyone knows about it. You do now
- Plans change, and then we call
< It’s our side door. Try it.
< Leave your name. Quietly.
= any
? soldOut waitlist
> There’s a side door: the waitlist.
- Plans change, and then it opens
- It’s quiet there, and we do look in
< Leave a name and listen.
< Tell us, and we’ll let you know.
= any
? guest
> Guest: {guest}. You didn’t hear it from us.
- Other moves, other stories, and room for your questions
- Someone new to learn from, and something new to learn
< But do come and see.
< We’re terrible at secrets.
= any
? guest
> Special guest: {guest}, with secrets to share.
- One class, a new voice, and moves you only see up close
- A new voice, new moves, and time for your questions
< Come and learn them in person.
< Come and learn our guest’s secrets.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Come incognito.
- No one to wait for, no one to explain it to
- You, the music, and a few people with the same idea
< No one asks who you came with.
< Slip in and dance your own secret.
= any
? typed *no partner*
> No partner needed. The secret’s all yours.
- Everyone in here once walked in alone, too
- You follow the music, and we show you the way
< Come alone. You’re in good company.
< You needn’t share it with anyone.
= any
? typed *alone or with a friend*
> Come alone or with a friend. We won’t ask.
- One or two, you’ll soon know what we know
- Alone, you’ll soon have company. As two, you’ll have a story
< Either way, you’re expected.
< A secret works for one or for two.
= any
? typed *new class*
> New class. You’re the first to hear.
- Nobody knows how it goes yet, so nobody’s ahead of you
- No legends, no rumors, no habits. We start them together
< Come and start the rumor.
< Soon, everyone will ask you.
= any
? typed *new class*
> A new class has just appeared.
- No one saw it coming, and it looks very promising
- It wasn’t here before. We’re as curious as you
< Come and see what it’s about.
< Hardly anyone knows yet. You do.
= hoop
? level beginner (no experience)
> No experience needed. The circle lets you in.
- You sit, you hold on, you lean, and it turns with you
- First we show you the seat, then the view from it
< Step through. We’ll show you how.
< It’s been open all along.
= hoop
? level beginner
> Beginners welcome on this side of the circle.
- First you sit in it, then you lean back, then you know something
- We show you where to hold, and the rest of the world goes quiet
< Step through and see the other side.
< There’s a quiet seat for you.
= hoop silks trapeze straps
? offer first class free
> First class free. See what’s hanging there.
- You take hold, you leave the everyday, you ask us anything
- We show you where to hold, and then you see why we do
< Come and find out why we look up.
< It’s more than it seems.
= chair
? bring *friend*
> Bring {bring}. The chairs won’t tell.
- You sit, you turn, you try not to look at each other
- Slow walks, crossed legs, and glances only you two understand
< You’ll both deny it beautifully.
< Come and share a look.
= chair
? level beginner (no experience)
> No experience needed. The chair has plenty.
- You sit, you lean, you turn, and it never gives you away
- It knows every song, every slow turn, every glance over the back
< Take a seat and let it tell you.
< Come and learn its secrets.
= chair burlesque heels choreo exotic
? music
> {Music}. The steps were in there all along.
- We take it line by line and show you where they’re hidden
- Listen once, and it’s a song. Listen with us, and it’s a dance
< Come and find them.
< You’ll never hear it the same way.
= exotic heels
? wear *heels*
> Wear {wear}. They know a slower way.
- A step, a drag, a turn, and no hurry whatsoever
- The floor hears you first. Then the song catches up
< Come and follow them.
< Slow is how secrets walk.
= exotic lowflow floor flow heels
? bring *knee pads*
> Bring {bring}. The way down is a secret.
- It goes by knee, by hip, by one long slow slide
- There’s a way to the floor that nobody hears
< We’ll show you, softly.
< Come and land like a whisper.
= intro pole spin spinpole static tricks intermediate advanced
? wear *shorts*
> Wear {wear}. There’s a secret reason.
- Skin holds the pole where cloth would only slide
- Bare knees hold on, and the pole returns the favor
< Now it’s no secret.
< Now you know. Come and hold on.
= stretch yoga
? bring *mat
> Bring {bring}. Unroll it, and the noise stops.
- Hips, spine, shoulders, one quiet question at a time
- You lie down, breathe out, and something lets go
< Come over to the quiet side.
< It’s a good place to hide for a while.
= stretch yoga
? bring *mats* (provided)
> {Bring} provided. A good place to hide.
- All you carry in is your breath, and we’ll work with that
- Lie down, breathe out, and let your body do the talking
< Come in softly and lie down.
< It’s quiet here. You’ll like it.
= conditioning polefit
? bring *towel*
> Bring {bring}. Hide what you’ve been up to.
- Pull, hold, rest, again, and then a very innocent face
- Shoulders, core, arms, in the strictest confidence
< Wipe, smile, say nothing.
< They’ll wonder why you’re glowing.
= intro pole
? offer first class free
> First class free. The pole won’t say a word.
- How to hold, where to step, and a first turn nobody counts
- You hold on, you lean out, you try a turn, and it stays in here
< And neither will we.
< Come and try it, just to know.
= intro pole spin
? level beginner (no experience)
> No experience needed. Your hands will know.
- You hold, you step, you turn, and we whisper what comes next
- We start on the ground, with one hand and one step
< Come and see what they can do.
< Give them something new to keep.
= intro pole
? level beginner
> Beginners welcome. The pole keeps your secrets.
- The wobbles, the giggles, the first turn. It tells no one
- We show you the hold, the step, the lean, and it all stays in here
< Your first turn is safe with us.
< And it’s heard them all.
= tricks workshop
? places max*
> {Places}. We only show this up close.
- Slow steps, close looks, and someone next to you when you try
- You’ll see the grip nobody notices, and then you’ll try it
< Come and hear how it’s done.
< We only tell those who come.
= flow contemporary lowflow floor
? level all
> All levels welcome. The music knows your way.
- Slow, small, wide or wild, it finds the size that suits you
- One move leads to the next, and you choose how far to follow
< Come and follow it there.
< It won’t rush you.
= men
? level beginner (no experience)
> No experience needed, gents. We won’t tell.
- You pull, you hold, you turn, and then you understand
- The first step is shown, the first wobble is forgotten
< The others kept quiet, too.
< Come and see what they know.
= intermediate advanced
? series * weeks*
> {Series}. Each one opens a door.
- One move leads to the next, and someone shows you how
- Behind the move you know, there’s always one you don’t
< Come and see how far it goes.
< The last door is worth the wait.
= inclusive
? audience
> {Audience}. That was never a secret.
- Moves that suit your body, and people who are glad you came
- You try it your way, and find out what you never suspected
< Everything else, you’ll discover.
< Come and see what your body knows.
= twerk
? level beginner
> Beginners welcome. Your hips already know.
- Knees soft, feet wide, and we help them remember
- It starts small and slow, and then the bass joins in
< Come and ask them nicely.
< They’ve only been keeping quiet.
= static spin spinpole tricks
? level beginner
> Beginners welcome. Every turn starts quietly.
- Hold here, step there, lean out, and let go of the floor
- We tell you when to step and when to lean, one thing at a time
< Come in. We’ll whisper the rest.
< Listen once, and you’re turning.
@ Intro to Pole
? offer first class free
> First class free. A spin hides inside.
- Grips, walks, and there it is. You need no experience
- It follows grips and walks. No experience needed
< Come and find your first.
< Come and find out where.
< Come and look for it.
@ Intro to Pole
? offer free trial class
> Free trial class, with a hidden spin.
- Grips, then walks, then your first spin. You need no experience
- It hides behind grips and walks. No experience needed
< Come and uncover it.
< We won’t tell. We’ll show you.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. The sits will say why.
- Spins, climbs and sits, steadily, until they’re your own combo
- Spins, climbs, sits, and a combo after
< Come and let them explain.
< You’ll know by the first sit.
< Sit, and you’ll know.
@ Beginner Pole
? bring *shorts*
> Bring {bring}. The climbs have their reasons.
- Spins, climbs and sits, steadily, into a combo of your own
- Spins, sits and climbs become your combo
< Come and ask one.
< You’ll understand on the way up.
@ Spin Basics
? bring *water*
> Bring {bring}. Three secrets, three spins.
- Fireman, chair and back hook, with soft landings. No strength needed yet
- Fireman, chair, back hook, and silent landings
< Sip, let go, land softly.
< We’ll tell you all three.
< We’ll tell all three.
@ Spin Pole
? level all
> All levels welcome. Here’s the pole’s secret.
- It turns with you: momentum, balance, combos that feel like flying
- Momentum, balance, and it turns with you
< Come and let it turn you.
< It does half the work.
< It does the turning.
@ Pole Tricks
? places max*
> {Places}. Some tricks need a closer look.
- Three of them, spotted, step by step
< Come and stand close.
< We’ll show you what others miss.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. The floor knows something.
- Spins, floorwork and transitions, one long breath and less counting
- Spins, floorwork, transitions in one soft breath
< Softly now. Here comes the floor.
< Follow the music down and up again.
< Come down and listen.
@ Pole Choreography
? music
> {Music}. There’s a routine hidden in it.
- We uncover it in sections, then dance it full out
- Uncovered in sections, then danced full out
< Come and find every step.
< By the end, it’s out.
< Come and find it.
@ Intermediate Pole
? series * weeks*
> {Series}. Then the world looks different.
- First inverts, leg hangs and cleaner transitions, safely spotted throughout
- First inverts and leg hangs, spotted throughout
< Come and turn the page, upside down.
< You’ve climbed. Here’s the next chapter.
< Come, turn the page.
@ Exotic Pole
? wear *heels*
> Wear {wear}. They know your other name.
- Lights low for low flow, slides and kips. Bring knee pads, too
- Slides, kips, low flow. Pack knee pads
< Come in boldly. It stays with us.
< They’ve been asking for you.
< They’ve been asking.
@ Heels & Floorwork
? places *left
> {Places}. Slip in, in heels or socks.
- It leads by leg lines, rolls and waves, down and up again
- Leg lines, rolls and smooth ways down
< One could be your secret.
< Take yours without a sound.
< Take yours, quietly.
@ Heels & Floorwork
? bring *knee pads*
> Bring {bring}. We know soft ways down.
- And back up: leg lines, rolls, waves, in any heels or socks
- Rolls and waves, in heels or socks
< Nobody will hear you land.
< We’ll show you, roll by roll.
< Land without a sound.
@ Chair Dance
? bring *friend*
> Bring {bring}. The chair covers for both.
- Sultry choreography that’s easy to follow, with no experience needed
- Sultry and easy to follow, for two
< It keeps secrets for two.
< It won’t say a word.
< It won’t tell.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. There’s a low door.
- Mounts, poses and spins, graceful from your first class
- Mounts, poses, spins, each low or high
< Duck under and come in.
< The high one can wait.
< It’s open. Come in.
@ Aerial Hoop
? level beginner
> Beginners, the hoop has a low door.
- Every mount, pose and spin has a low version, too
- Mounts, poses, spins. High can come later
< Come through it in your own time.
< It’s open. Just step in.
< It’s open.
@ Strength & Conditioning
? bring *towel*
> Bring {bring}. There’s secret work to do.
- Pull, core and shoulders, made for pole, so your inverts click
- Pull, core, shoulders, until the invert confesses
< They’ll only see the invert.
< Dry off, smile, say it was easy.
< They’ll see the invert.
@ Flexibility & Stretch
? bring *mats* (provided)
> {Bring} provided. Your splits are hiding nearby.
- Active stretching, warm and kind, for splits, backbends and shoulders
- Active stretching, warm, guided and kind
< Come and coax them out.
< Lie down. Speak softly to them.
< Coax them out softly.
@ Intro to Pole
? bring
> Bring {bring}. We’ll share a first secret.
- Grips, walks and your first spin. No dance background needed
- Grips, walks, first spin. No experience needed
< Come in. It starts with a walk.
< The rest begins with you.
< Come in and begin.
@ Beginner Pole
? bring
> Bring {bring}. You’ll leave with more.
- Your own combo, from spins, climbs and sits, at a steady pace
- A combo of spins, climbs and sits
< We’ll never say where you got it.
< Smuggle your new combo home.
< Smuggle it home.
@ Intermediate Pole
? bring
> Bring {bring}. We’ll turn the world over.
- First inverts, then leg hangs, safely spotted, and transitions without a seam
- Leg hangs and inverts, with us spotting
< It has a hidden side. Come and look.
< We’ll be right beside you.
< See its hidden side.
@ Advanced Pole
? bring
> Bring {bring}. The rest happens up there.
- Shoulder mounts, handsprings, aerial combos, all with power and a calm face
- Shoulder mounts and handsprings, with calm control
< Point your toes and admit nothing.
< Confident inverters know the way.
< Rise and admit nothing.
@ Spin Basics
? bring
> Bring {bring}. The spins have a secret.
- Walk in, let go, land softly: fireman, chair and back hook spins
- Fireman, chair, back hook, landed softly
< No strength needed yet. Only a step.
< Come in walking. Leave turning.
< Walk in, leave turning.
@ Spin Pole
? bring
> Bring {bring}. The pole has a plan.
- It turns with you: momentum, balance, floaty combos that look effortless
- It turns with you, and combos float
< All you do is go along.
< You’ll like where it’s going. Round.
< Just go along.
@ Pole Tricks
? bring
> Bring {bring} and your phone. Say nothing.
- Three tricks, spotted, with every level’s option and a photo
- Three tricks, every level, and one photo
< Or post it and let them guess.
< Only the photo will ever know.
< Or let them guess.
@ Pole Flow
? bring
> Bring {bring}. Then follow the music in.
- Spins, floorwork and transitions become one long breath, with less counting
- One long breath of spins and floorwork
< It knows where it’s going.
< Nobody counts in there.
@ Pole Choreography
? bring
> Bring {bring}. The song has secrets.
- We open it section by section, then dance it full out
- Sections first, then it’s danced full out
< By the last section, you’ll know.
< Come and get it to talk.
< Come and overhear them.
@ Exotic Pole
? bring
> Bring {bring}. Your boldest self is coming.
- Heels on, lights low: low flow, slides, kips and plenty of attitude
- Heels, slides, kips, low flow and attitude
< You two should finally meet.
< It knows the way from here.
< You should meet.
@ Heels & Floorwork
? bring
> Bring {bring}. The floor is expecting you.
- Leg lines, rolls, waves and smooth ways down, heels or socks
- Rolls, leg lines, waves, socks or heels
< It won’t hear you coming.
< Come down softly and stay a while.
< Come down softly.
@ Chair Dance
? bring
> Bring {bring}. The chair knows the rest.
- Sultry choreography, easy to follow, great with friends, no experience needed
- Sultry choreography that’s easy to follow
< Sit down and ask it.
< It’s had a long time to think.
< Sit. Ask it.
@ Aerial Hoop
? bring
> Bring {bring}. The ring is already here.
- Mounts, poses and spins, in a low or a high version
- Mounts, poses and spins. Low is fine
< Slip in and keep it a while.
< It only looks empty.
@ Strength & Conditioning
? bring
> Bring {bring}. We train in secret.
- Pull, core and shoulder work for pole, until your inverts finally click
- Pull, core, shoulders. Then your invert clicks
< They’ll find out when you invert.
< Then look innocent all the way home.
< They’ll find out.
@ Flexibility & Stretch
? bring
> Bring {bring}. Your body brings the secrets.
- We coax them out with active stretching: shoulders, splits, backbends
- Kind, guided stretching for splits and backbends
< We go kindly. It tells us more.
< Start anywhere. It’ll open up.
< We coax them out.
@ Chair Dance
? level beginner (no experience)
> No experience needed. The chair won’t tell.
- Sultry choreography, easy to follow, and even better with friends
- Easy to follow, sultry, great with friends
< Sit down as if you’d always done this.
< Come and learn what it knows.
< Nor will we.
@ Spin Basics
? level beginner (no experience)
> No experience needed. The secret’s the walk.
- You walk in, let go, land softly: fireman, chair, back hook
- Walk, let go, land a fireman spin
< No strength needed yet, either.
< So come and walk right in.
< Come and walk in.
@ Beginner Pole
? level beginner (no experience)
> No experience needed. Confidence is up there.
- Spins, climbs and sits, steadily, and you leave with a combo
- Spins, climbs and a combo to keep
< We know the way to it.
< Come and climb to where it hides.
< We know the way.
@ Flexibility & Stretch
? level beginner (no experience)
> No experience needed. You hold the key.
- Active stretching, guided and warm, for splits, backbends and shoulders
- Guided stretching for splits, backbends, shoulders
< We’ll show you where to turn it.
< Come and open the first door.
< Come and turn it.
@ Flexibility & Stretch
? level all
> All levels welcome. Splits hide in everyone.
- Warm, guided, active stretching, kind to your body wherever you start
- Warm, guided stretching finds them kindly
< Some are just shyer.
< Come and look for yours.
@ Strength & Conditioning
? level all
> All levels welcome. Inverts begin in secret.
- It takes pull, core and shoulder work, and progress you can measure
- In pull, core and shoulder work
< Yours can begin here.
< Come and work on one quietly.
@ Pole Flow
? level all
> All levels welcome. The music won’t tell.
- Spins, floorwork and transitions in one breath, and less counting
- Spins and floorwork, with less counting
< So follow it any way you like.
< It knows a version just for you.
< Follow it your way.
@ Aerial Hoop
? offer first class free
> First class free. Try the ring on.
- Mounts, poses, spins, low or high, graceful from the start
- Low or high, you mount, pose, spin
< No proposal. Just a secret.
< You may want to keep it.
< It fits. Promise.
@ Chair Dance
? offer first class free
> First class free. The chair is waiting.
- Easy-to-follow, sultry choreography, no experience needed, great with friends
- Easy to follow, sultry, no experience required
< Come and see what it’s up to.
< Sit down. It’s very discreet.
< It’s very discreet.
@ Spin Basics
? offer first class free
> First class free. Three spins to keep.
- You walk in, let go, land softly. No strength needed yet
- Fireman, chair and back hook, landed softly
< Pocket them and say nothing.
< Take them home. We won’t ask.
< Pocket them. Say nothing.
@ Beginner Pole
? offer first class free
> First class free. You keep the combo.
- Spins, climbs and sits at a steady pace become your combo
- It’s made of spins, climbs and sits
< We never saw you take it.
< Carry it out under your coat.
< We saw nothing.
@ Exotic Pole
? level beginner
> Beginners, your boldest self is waiting.
- Heels on, lights low: slides, kips, low flow. Pack knee pads
- Heels on for slides. Bring knee pads
< It’s less shy than you are.
< We’ll introduce you, slowly.
@ Heels & Floorwork
? level beginner
> Beginners, we know a secret way down.
- Leg lines, rolls and waves lead there and back
- Rolls and waves, in socks or heels
< Come in socks. No one will hear.
< And the way back up.
< Follow us down.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. We know a secret way down.
- Leg lines, rolls and waves take you there and quietly back
< Come and let us show you, slowly.
< Your heels won’t tell.

= any
> Curious? Good.
< Come see.
< Find out.
`;
