// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const mysterious = `
= intro
> There’s a first page to every double life.
- {name} teach{es} your first grip and keep{s} it confidential
- One hand on the pole, one quiet step, and the story begins
< Turn it.
< Sign under any name.
= intro
> Curious what happens behind this door?
- {name} let{s} you in on the first slow walk around the pole
- A hand on the pole, a slow walk, and then you’re turning
< This time, come in.
< Push it open.
= intro
> Psst. Nobody’s born knowing this.
- {name} quietly share{s} the first grip, then the first turn
- Every first spin begins with one whispered hint
< Learn it on the quiet.
< We won’t tell a soul.
= intro
> Lean in. We’ll tell you how it’s done.
- {name} whisper{s} where to hold and when to turn
- First you hear where to hold, then when to turn
< Closer. A little closer.
= pole
> It’s only a pole, they all said.
- {name} only smile{s} and show{s} you a spin
- Nobody stays indifferent past the first spin
< Then they held on.
= pole
> Your hands are about to learn a secret.
- {name} teach{es} the grip that looks like nothing at all
- The pole gives itself away, one hold at a time
< Keep it between us.
< Shake on it.
= pole
> How do they make it look so easy?
- {name} take{s} you behind the scenes of every spin
- Every easy spin hides a step that nobody sees
< We’ll show you. Quietly.
= pole
> Arrive curious. Leave with a secret.
- {name} know{s} the quiet side of every spin and climb
- Every climb lets you in on a little more
< We’ll trust you with it.
< Whisper when you book.
= spinpole
> Who’s turning whom?
- {name} teach{es} you to hold still while the pole turns
- You hold still, the room goes round, and nobody confesses
< Only the pole knows.
= spin
> Where did the floor go?
- {name} make{s} the floor vanish for the length of a spin
- The floor slips away with the first turn, without a sound
< It comes back. Softly.
< You won’t miss it.
= spin
> One foot leaves the floor. Then what?
- {name} answer{s} with a slow spin and a soft landing
- One held breath, one slow turn around the pole
< Hold on for the answer.
< Then the other one follows.
= spin spinpole
> Rumor has it there’s a trick to spinning.
- {name} let{s} you in on the step before the spin
- The trick hides in the moment before you turn
< The rumor’s true.
= spin spinpole
> How do they land so quietly?
- {name} teach{es} you to come down like a whisper
- A silent landing begins long before the feet touch down
< Come and hear nothing.
< Hush. Watch. Then try.
= spin spinpole
> Slip away in circles.
- {name} lead{s} the way, one slow spin at a time
- One slow spin, and the day loses sight of you
< Gone for a few songs.
< Book your quiet getaway.
= spin spinpole
> So who taught you that?
- {name} will teach you the spin and never admit it
- One spin, and everyone will want to know
< Never say a word.
< Let them keep asking.
= spin spinpole
> It begins with one quiet step.
- {name} turn{s} a walk around the pole into a slow circle
- Another step, and you’re already circling the pole
< See where it leads you.
= spinpole
> The pole turns. Nobody sees you steer.
- {name} show{s} you how to quicken the pole, unseen
- Draw in, and the pole quickens like a heartbeat
< Let them think it’s magic.
< Come and learn the trick.
= static
> It stands perfectly still. Suspicious, isn’t it?
- {name} find{s} out what the pole is hiding, spin by spin
- Put a hand on the pole, and you’re the one who turns
< Go round and check.
< Keep an eye on it.
= static
> The pole has never moved. It has listened.
- {name} know{s} the grip that makes the pole talk
- The pole tells its secrets slowly, one climb at a time
< Ask with both hands.
= static
> The pole stands still. So how do you turn?
- {name} {has} the answer, hidden in one small push
- The answer hides in one small push
< Come in and ask.
< Solve it with us.
= static
> The pole is still. So who’s circling it?
- {name} teach{es} you to circle the pole unheard
- Round and round, with no sound to give you away
< You, perhaps.
= tricks
> Look closely. There’s nothing up our sleeves.
- {name} reveal{s} where the knee goes while nobody’s looking
- Every trick hides its grip in plain sight
< Now you try it.
= tricks
> A good trick never explains itself. We do.
- {name} show{s} you the hidden side of every hold
- Every hold has a hidden side, and you’ll see it
< In here, we tell all.
< Come behind the curtain.
= tricks
> How do they stay up there?
- {name} show{s} you the grip that nobody notices
- A knee holds on where nobody is looking
< Come closer. We’ll explain.
= advanced
> Some moves don’t show themselves to everyone.
- {name} know{s} where the rare combos hide, high up and upside down
- High on the pole, the rare combos come out of hiding
< They’ll make an exception.
= advanced
> There are no basics left to hide behind.
- {name} take{s} you upside down, past the moves you know
- Behind every combo hangs another, upside down
< Now it gets strange.
= tricks advanced
> What’s the secret of that combo?
- {name} unravel{s} every shift with you, down to the exit
- The secret hides in one shift that nobody notices
< Let them go on guessing.
= advanced
> You know the moves. Now the secrets.
- {name} tell{s} you what hides between one grip and the next
- Between one grip and the next, something is waiting
< You’re ready to hear more.
= advanced
> The real move happens while they blink.
- {name} teach{es} the change of grip that nobody catches
- A grip shifts, unseen, and the combo turns over
< Never reveal how.
= intermediate
> Behind the basics, there’s another door.
- {name} lead{s} you through with the next climb
- The next climb leads to moves you’ve only heard of
< Step through quietly.
< It’s already ajar.
= intermediate
> You know enough to be curious.
- {name} {has} a hint for you, a little higher up the pole
- The next clue hangs a little higher up the pole
< Keep pulling that thread.
< Ask the good questions.
= openlevel
> Your level? We didn’t hear a thing.
- {name} teach{es} every move in more than one disguise
- Every move comes in more than one disguise
< It’s off the record.
< Nod, and come in.
= openlevel
> Nobody can tell who’s new here.
- {name} give{s} every move a quiet version and a daring one
- Every move has a quiet version and a daring one
< Choose yours in secret.
< Take a wild guess.
= flow
> Somewhere in this song, you’ll stop counting.
- {name} let{s} each turn melt into the next, unannounced
- Between two slow turns, the count goes missing
< We’ll never say where.
= flow
> You never see where one move ends.
- {name} hide{s} every seam inside the next turn
- Every seam is hidden inside the next turn
< Disappear into the song.
< Come and look for it.
= flow
> There’s a hidden path through this song.
- {name} lead{s} the way, turn by turn and down to the floor
- One slow turn points the way to the next
< Dance without a map.
< Come and wander off.
= flow
> Drift off with the music.
- {name} let{s} you fade out between two slow turns
- One long turn, and all the counting is forgotten
< Nobody will come looking.
< Let the song decide.
= exotic
> Walk as if you know something.
- {name} teach{es} the slow walk and the look back
- A slow walk, one look back, and nobody can be sure
< Never say what.
< Soon you will.
= exotic
> Slow moves. Long looks. No explanations.
- {name} teach{es} the pause that says too much
- One long pause says more than any move
< Leave them curious.
= exotic
> By day, no one would guess.
- With {name}, your other self comes out to dance
- This is where your other self comes out to dance
< We’ve seen nothing.
< Book your double life.
= exotic
> Move slowly. Keep them wondering.
- {name} teach{es} the wave that never quite ends
- A slow wave, never quite finished, does the rest
< Explain nothing.
< Let the silence speak.
= exotic
> One glance. Then look away.
- {name} know{s} how long a look over the shoulder should last
- A look over the shoulder is gone before anyone’s sure
< Come and rehearse it.
< Leave the rest unsaid.
= heels
> Two footsteps, and the room goes quiet.
- {name} teach{es} you what to do with the silence
- Your heels decide when the silence ends
< Take one more.
= heels
> Left, right, and somebody turns around.
- {name} teach{es} your heels to say just enough
- Your heels say just enough, and then they stop
< Don’t look back.
< Keep walking.
= heels
> They’ll hear you before they see you.
- {name} teach{es} your heels to raise a question
- Every click of a heel raises another question
< Make them wonder who.
< Book your entrance.
= heels
> Cross the floor. Explain nothing.
- {name} know{s} the walk that needs no introduction
- The walk drops a hint, the turn takes it back
< Let the heels talk.
< Keep them guessing.
= heels
> Click. Click. Silence. Who was that?
- {name} teach{es} you where to stop, and for how long
- Your heels stop just before anyone turns
< It could be you.
< Be the rumor.
= floor
> The floor has heard everything.
- {name} teach{es} you to sink and roll without a sound
- You sink, you roll, and the floor keeps listening
< Tell it something new.
< The floor never repeats a word.
= lowflow floor
> The floor knows a quiet way.
- {name} lead{s} you down in a slide that makes no sound
- One soft roll over the shoulder, and not a sound
< Come down and listen.
< Nobody hears you arrive.
= lowflow floor
> Stay low. Let them wonder.
- {name} lead{s} you through a whole song, close to the floor
- A whole song slips by, close to the floor
< Move like a whisper.
< Slip in beside us.
= lowflow floor
> The best secrets are kept down low.
- {name} share{s} a slide that only the floor has heard
- One slow slide, and the floor starts to talk
< Come down and overhear.
= handstand
> How does the room look upside down?
- {name} help{s} you kick up without a sound
- For the length of a balance, the room shows its other face
< Find out, feet first.
< See it from below.
= handstand
> The secret is in the shoulders.
- {name} help{s} you find the balance just above your wrists
- Push the floor away, and the wobble falls silent
< See what holds you up.
= polefit
> The pole looks perfectly innocent.
- {name} know{s} how many squats a pole can hide
- The pole says nothing of the climbs ahead
< Ask your arms.
= conditioning
> Nobody sees this part.
- {name} count{s} the planks in a low voice
- Planks and pulls, and not a single witness
< That’s the beauty of it.
= conditioning polefit
> Strength has a secret address.
- {name} lead{s} the way, plank by plank
- Plank by plank, you’re getting closer
< Memorize the way.
< Tell no one where.
= conditioning polefit
> Train like you’re keeping a secret.
- {name} keep{s} the count, you keep it quiet
- Hold the plank, and let nothing slip
< Let them find out later.
< No one suspects a thing.
= conditioning polefit
> Officially, this is just a workout.
- {name} can’t say here what all the planks are for
- Unofficially, your core is in on something
< Go undercover with us.
< Say nothing. Just smile.
= polefit
> This pole leads a double life.
- {name} trade{s} the dancing for squats and climbs
- When the dancing stops, the pole trains in secret
< Come and meet both sides.
< Don’t blow its cover.
= stretch
> Every tight spot is guarding something.
- {name} lead{s} you into the stretch, breath by breath
- A long exhale gets past every guard
< Wait. The way will open.
= stretch
> Breathe out. That was the password.
- {name} let{s} each exhale open another stretch
- Each exhale opens the hips a little further
< Exhale again, slowly.
= stretch
> Your hips are keeping a secret.
- {name} wait{s} with you, one slow breath at a time
- One long hold, and the first hint slips out
< Coax it out with us.
< Hips will talk. Keep breathing.
= stretch
> There’s hidden room in every stretch.
- {name} find{s} more space with every long breath
- A long breath opens what pulling never could
< Come in and look around.
= stretch
> Something opens. Nobody heard the lock.
- {name} turn{s} the key slowly, hips first
- A long exhale turns the key, and the hips go first
< Go in, breath by breath.
= restore
> If anyone asks, you’re not here.
- {name} lead{s} you into rest and tell{s} no one
- You lie down, and the week loses your trail
< We’ll say you left.
= restore
> Hear how quiet it can get.
- With {name}, even your breath begins to whisper
- Stretch by stretch, the world sinks to a whisper
< Nobody will call your name.
< Stay for the silence.
= restore
> For once, disappear into a breath.
- {name} keep{s} watch while you lie still
- Every slow exhale hides you a little better
< They won’t find you here.
< Slip out of the week.
= yoga
> Inhale. The rest is confidential.
- {name} tell{s} you the next pose, and nothing more
- Every balance keeps something to itself
< Exhale. Tell no one.
= yoga
> Each pose is a riddle without words.
- {name} give{s} no answers, only another breath
- The answer sits somewhere behind the next breath
< Be still. It answers.
= yoga
> Slip away for a few breaths.
- {name} lead{s} you off, pose by quiet pose
- By the second pose, nobody can follow you
< Leave your name at home.
= choreo
> We only talk in eights.
- {name} teach{es} the code, count by count
- Every eight hides another line of the message
< Five, six, seven, shh.
< Come and crack the code.
= choreo
> Every routine hides a story.
- {name} tell{s} the story in steps and save{s} the ending
- The story is told in steps, never in words
< Dance to find out.
< There’s a part for you.
= choreo
> What’s hidden in this song?
- {name} uncover{s} the routine with you, step by step
- Every line of the song has a step beneath it
< Come and listen closely.
< Listen again. On your feet.
= chair
> What has this chair seen?
- {name} answer{s} only with a slow lean
- Every slow circle around the seat brings another hint
< Sit down. Ask the chair.
= chair
> An empty chair is waiting for someone.
- {name} won’t say who sits down first
- Somebody will lean back as if it were nothing
< Could it be you?
< Claim it quietly.
= chair
> It’s only a chair until you sit down.
- {name} show{s} you the lean that changes everything
- You lean back, and the story changes
< See what it becomes.
= chair
> One chair. No witnesses.
- {name} saw a slow lean and will say nothing more
- One slow lean, and nobody can prove a thing
< Dare to sit down.
< Leave no fingerprints.
= chair
> Your dance partner keeps very quiet.
- {name} will introduce you to the chair without a word
- A chair has no name and never asks for yours
< Give nothing away.
= burlesque
> Watch the shoulder. Miss everything else.
- {name} teach{es} you where to send their eyes
- A small shimmy draws every eye away from the rest
< That’s the whole trick.
= burlesque
> Reveal a little. Keep the rest.
- {name} teach{es} you to stop one moment too soon
- Every glance ends one moment too soon
< Leave them wondering.
= burlesque
> The best secret is half told.
- {name} tell{s} the first half with one shoulder
- One shoulder tells the first half
< The curtain’s yours.
< Smile. Say no more.
= twerk
> There’s a message hidden in the bass.
- {name} slow{s} every bounce until it starts to make sense
- Ears miss most of it, soft knees catch every word
< Let your hips decode it.
= twerk
> Hips can’t keep a secret.
- {name} start{s} with a slow circle, then bring{s} in the bass
- First a small hint, then the bass comes in
< Let your hips spill it.
< Come and confess.
= salsa
> Who’s leading? Nobody’s saying.
- {name} teach{es} you a sign too small to see
- A small sign, and the whole step changes direction
< Let the music answer.
= salsa
> Under the music, the feet are talking.
- {name} translate{s} every step in a low voice
- One basic step, and you’re in on the conversation
< Cut in, politely.
< Give your feet something to say.
= salsa
> Step closer. Not a word.
- {name} count{s} you in, and the rest goes unspoken
- A turn answers before anyone has asked
< The rhythm says it all.
= hoop
> Nobody has ever found where a circle begins.
- {name} {has} searched, in every seat and every slow turn
- Sit in the hoop, lean back, and the trail goes cold
< Start anywhere.
= hoop
> It only looks empty.
- {name} know{s} what the hoop is keeping inside
- The hoop is keeping something, just within reach
< Reach in and see.
= hoop
> The circle knows who has been inside.
- {name} show{s} you the way in, one knee at a time
- One hooked knee, and somehow you’re inside
< It will know you, too.
= hoop
> Disappear into the circle.
- {name} turn{s} the hoop until nobody’s sure you were there
- One slow turn, and you’re no longer where you were
< Come back smiling.
< We’ll cover for you.
= hoop
> Some secrets hang in a hoop.
- {name} help{s} you in, to where it’s quietest
- You sit, you lean back, and the room grows quiet
< Come up and find one.
= silks
> Hang on. There’s a twist.
- {name} know{s} every wrap and won’t spoil the ending
- Each wrap holds you, and none explains itself
< Then another one.
= silks
> Wrap yourself in a secret.
- {name} know{s} which fold of the silks hides best
- The fabric closes around you without a sound
< Come and unravel the rest.
< Nobody else has to know.
= silks
> Vanish in fabric. Reappear higher.
- {name} teach{es} the wrap you’ll be hiding in
- The way up stays hidden in the folds
< Book your disappearing act.
< Come out of hiding.
= trapeze
> Look up. Nobody ever does.
- {name} teach{es} you to sit up there, unnoticed
- Above everyone’s heads, a bar sways without a sound
< That’s where we’ll be.
< The perfect hiding place.
= trapeze straps
> Some secrets need a little height.
- {name} will tell you, as soon as your feet leave the ground
- Hold on, lift off, and the ground goes quiet
< Come up and listen in.
< Book under any name.
= trapeze
> There’s a seat above the everyday.
- {name} will show you the quiet way up
- The bar sways a little, though nobody has touched it
< It’s waiting for you.
< Have a seat, stranger.
= seniors
> Let the neighbors wonder.
- {name} will never mention the dancing
- Nobody next door has to know that you dance
< Just wave and go in.
< Smile and say nothing.
= seniors
> Something lovely is going on in here.
- {name} share{s} every turn with a knowing smile
- A slow turn, a good song, and half a smile
< Come and see it yourself.
= inclusive
> Come in. We’ve been expecting you.
- {name} {has} kept a version of each move for you
- There’s a version of each move with your name on it
< The door is wide open.
< You belong behind it.
= inclusive
> Here’s our secret: every body dances.
- {name} fit{s} each move to you, as if it had always been yours
- Each turn adapts to you without a word
< You’re the proof.
< Pass it on.
= party
> Repeat after us: we were never here.
- {name} never taught you that little dance
- That little dance never happened, either
< Good. Now let’s dance.
= party
> One of you will surprise the others.
- {name} will know by the very first pose
- Somebody has been hiding a dancer all along
< We won’t say who.
< It’s always the quiet one.
= party
> What happens here stays here.
- {name} will say you danced a little, nothing more
- All that anyone will hear is that you danced
< Bring your accomplices.
< Swear them to secrecy.
= party
> One party, one song, one shared secret.
- {name} teach{es} you all a dance that nobody outside has seen
- A little dance, and nobody outside has seen a step
< Agree on the story later.
< Only your group will know.
= private
> Off the record, which move is it?
- You name the move, and {name} quietly take{s} it apart
- Your answer never leaves the room
< Tell us. Only us.
< Nobody’s taking notes.
= private
> A lesson nobody else hears.
- {name} keep{s} every word for you alone
- Every hint in here is meant for you alone
< Book it. It’s confidential.
< Ask us anything.
= private
> Tell us the move you’re secretly after.
- {name} will help you track that move down
- There’s time to follow every clue, from entry to exit
< Whisper it when you book.
< It stays between us.
= practice
> Your list. Nobody else gets to read it.
- {name} host{s} and look{s} the other way
- Every move you try is your own affair
< Cross one off quietly.
< Burn it afterwards.
= practice
> Work on it in secret.
- {name} {is} there, and sworn to silence
- Try your move as often as you like, and nobody counts
< Surprise them later.
< We won’t look. Promise.
= practice
> That move is hiding. Go and find it.
- {name} open{s} the room and leave{s} the search to you
- Your move was last seen between two tries
< Track it down here.
< It can’t hide forever.
= workshop
> The case: one move, many questions.
- {name} examine{s} every detail with you
- Every detail is examined, the quiet ones twice
< Help us close it.
= workshop
> There’s more hidden in that move.
- {name} slow{s} the move down until its secret shows
- Slow the move down, and there’s another one underneath
< Come and uncover it.
< Bring your questions along.
= workshop
> One theme. All of its secrets.
- {name} take{s} the theme apart, move by move
- Move by move, the theme comes out of hiding
< Leave no detail unturned.
= showcase
> Behind the curtain, someone’s whispering your name.
- {name} will nod when it’s time
- A few more counts, and your music starts
< Go out and answer.
= showcase
> Only we know what’s coming.
- {name} rehearse{s} every entrance with you behind closed doors
- Everything is rehearsed behind closed doors, down to the bow
< Don’t tell the audience.
< Keep the ending secret.
= showcase
> Hush backstage. Then your music.
- {name} stay{s} close until the first count
- One last silence, and the first step is yours
< Breathe in. Walk out.
= photo
> Hold still. Give nothing away.
- {name} will say when to look, and where not to
- Whatever you’re thinking, the camera can only suspect it
< Just that half smile.
< Then breathe out.
= photo
> A good photo keeps one secret.
- {name} find{s} the angle that tells half the story
- The secret is in the look past the camera
< Smile like you know.
< Let them guess.
= photo
> Let the camera wonder.
- {name} set{s} the pose, you keep the thought behind it
- The lens gets the pose, never the thought behind it
< Leave the camera one clue.
< Don’t meet its eye.
= men
> So what do they do in there?
- {name} will tell you, halfway up the pole
- Some climb, some spin, and nobody talks about it
< Solve it in person, gentlemen.
< Walk in and ask.
= men
> Ask the men in here how it started.
- {name} only smile{s} and offer{s} you a first spin
- Most say they only meant to try one spin
< Come and look. Just look.
< You’ll tell the same story.
= prenatal
> Hush. Someone we haven’t met is listening.
- {name} speak{s} low and lead{s} soft, slow circles
- Soft, slow circles say enough
< Move softly. Say little.
= prenatal
> You two already share a secret.
- {name} lead{s} you both through soft circles
- Every soft circle is danced by two
< Bring your little accomplice.
< We’ll whisper, too.
= postnatal
> For once, nobody knows where you are.
- {name} won’t tell, and begin{s} with one slow breath
- One slow breath, and the world loses your number
< Breathe. You’re off the map.
< Enjoy being hard to find.
= postnatal
> Time of your own. Just whisper.
- {name} guide{s} you softly, and nobody calls your name
- One long breath, and nobody interrupts
< Slip in quietly.
< We’ll keep your place warm.
= contemporary
> Say it without words.
- {name} listen{s} to the way you reach and fall
- What you can’t say hides in the turn
< Leave them to wonder.
< Dance the unsaid.
= contemporary
> Some stories are only told by moving.
- {name} draw{s} a story out of one slow reach
- First there’s stillness, then a reach gives the first hint
< Come and tell your story.
< We know how to listen.
= acro
> Nobody saw who lifted whom.
- {name} teach{es} the lift and the quiet way down
- The balance is shared, and so is the silence
< Keep it between you.
= acro
> There’s a secret signal. It’s a breath.
- {name} teach{es} you to listen before every lift
- Someone breathes in, and someone else begins to fly
< We’ll teach it to you.
< Wait for it.
= circus
> The circus came to town without a sound.
- {name} teach{es} the catches that nobody saw coming
- No drums, no posters, only something caught in the air
< Run off with us.
< Take a quiet bow.
= class
> We can’t describe it. We’ve tried.
- {name} let{s} the music say what we can’t
- Words fail, and then the music starts
< You’ll have to come.
= class
> Ask anyone who’s been. They just smile.
- {name} smile{s}, too, and start{s} the music
- The reason starts with the first song
< Come and learn that smile.
< Soon you’ll see why.
= class
> Not everyone knows about this class.
- {name} pass{es} on each move like a rumor
- Everything stays hidden until the music starts
< Now you do. Book.
< Consider yourself told.
= class
> Something happens when the music starts.
- {name} never explain{s}, only count{s} you in
- One small move, and you’re part of the secret
< Come in and find out.
= class
> This is the class people whisper about.
- {name} never comment{s} on the rumors
- The rest of the story is only danced
< Come and overhear it.
= any
? typed *new class*
> New class. Nobody can spoil it for you.
- {name} {has} told no one about the first move
- Even the first move is still a secret
< Be the one who knows.
= any
? level all
> All levels welcome. Names optional.
- {name} {has} a version of each move for every stranger
- Nobody asks what you know, or since when
< Just nod.
= any
? level advanced (only)
> Advanced only. You didn’t need to ask.
- {name} save{s} the finer secrets for this room
- The finer details are only whispered in here
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
- {name} save{s} one good move for the next class
- Each class ends one move before the answer
< One chapter at a time.
< Leave the last page be.
= any
? bring
> Bring {bring}. We’ll reveal the rest.
- {name} {has} the plan and share{s} it move by move
- The plan comes out move by move, not a moment sooner
< Your mission starts there.
< Come and be let in.
= any
? bring *knee pads*
> Bring {bring}. The floor has secrets.
- {name} lead{s} you down without a sound
- Low down, a soft roll says more than a step
< Come and listen in.
< It won’t stay silent.
= any
? bring *friend
> Bring {bring} who can keep a secret.
- {name} let{s} you both in on each move
- Each move you learn stays between the two of you
< Book for both. Act innocent.
< Whisper about it afterwards.
= any
? bring *mats* (provided)
> {Bring} provided. Bring only your curiosity.
- {name} let{s} each shape reveal itself, breath by breath
- Each shape gives itself away, breath by breath
< Arrive empty-handed. Leave knowing.
< All is quietly prepared.
= any
? wear *heels*
> Wear {wear}. Every step is a hint.
- {name} teach{es} you where to pause and keep them guessing
- The pause between two steps says the rest
< Don’t give it all away.
= any
? bring heels (optional)
> Heels optional. Soft steps keep secrets, too.
- {name} teach{es} the walk, heard or unheard
- Heard or unheard, the walk won’t say who you are
< Tall or quiet, you choose.
= any
? !bring heels
> No heels needed. Quiet feet are welcome.
- {name} teach{es} you to arrive without a sound
- The best steps are the ones that nobody hears
< Come in on tiptoe.
< Slip in as you are.
= any
? wear
> Your disguise: {wear}.
- {name} will recognize you and never let on
- Dressed like that, you could be anyone
< Walk in. No questions asked.
< You won’t need a password.
= any
? offer first class free
> First class free. The door is open.
- {name} spoil{s} nothing, only show{s} you how to begin
- What happens inside can’t be told from outside
< Slip in and see.
= any
? offer first class free
> Psst. First class free. Pass it on.
- {name} let{s} you in on the moves, step by step
- The moves themselves are only shared inside
< But only in a whisper.
= any
? offer free trial class
> Free trial class. Look behind the curtain.
- {name} show{s} you the moves that nobody sees from outside
- In here, you see how the moves are done
< Take a peek with us.
= any
? offer your friend comes free
> {Offer}. Secrets like company.
- {name} let{s} you both in, move by move
- Learned by two, a move becomes a shared secret
< Choose a friend who whispers.
< Book for two. Tell one.
= any
? offer
> Psst. {Offer}. You heard it here.
- {name} will tell you the rest in person
- Inside, you’ll hear what we can’t write down
< Pass it on quietly.
< Tell only your favorites.
= any
? offer half price*
> {Offer}. You still get the whole secret.
- {name} start{s} at the first move and stop{s} at the last
- From the first move to the last, every detail comes out
< We leave nothing out.
= any
? offer 2 for 1*
> {Offer}. Every secret needs company.
- {name} whisper{s} each move to you both
- You learn side by side and swap knowing looks
< Choose your accomplice.
< Then you both know.
= any
? level beginner (no experience)
> No experience needed. Just curiosity.
- {name} reveal{s} a little more with every step
- Each step gives away a little of the next
< You’ve brought enough already.
= any
? level beginner (no experience)
> No experience needed. We’ll let you in on it.
- {name} show{s} you a move, you try it, and then you know
- You’re told everything from the very first step
< Ask anything. We’ll whisper back.
= any
? level beginner
> Beginners, you’ve found the hidden door.
- {name} lead{s} you in, step by quiet step
- Inside, the first move is a quiet one
< You don’t have to knock.
< Leave it ajar.
= any
? level beginner
> Beginners welcome. Ask us anything.
- {name} answer{s} in a low voice, move by move
- No question is ever repeated outside
< Your secret’s safe here.
< Let curiosity lead.
= any
? level beginner (only)
> Beginners only. We’ll find out together.
- {name} give{s} all of you the same first clue
- You all begin with the same first clue
< No one is ahead.
< Be curious with us.
= any
? level all
> All levels welcome. The door doesn’t ask.
- {name} hold{s} more than one key to every move
- Each move has more than one way in
< Slip in unquestioned.
= any
? level all
> All levels welcome. Secrets for everyone.
- {name} show{s} each move in an easy and a daring version
- Each move comes in an easy and a daring version
< We kept a secret for you.
= any
? level advanced*
> Advanced: now for the finer secrets.
- {name} share{s} what happens between the moves
- The timing hides more than any move
< You’re ready for the whole truth.
= any
? level intermediate
> Intermediate: where the good secrets start.
- {name} show{s} you what the basics were hiding
- Every basic you know was hiding another move
< You’ve earned a few secrets.
= any
? audience
> Who’s in on it? {Audience}.
- {name} {is} expecting you and say{s} no more
- Inside, the moves will speak for themselves
< You know who you are.
< Accept quietly. Book.
= any
? audience women*
> {Audience}. What’s said here stays here.
- {name} {has} never repeated a word
- Outside, nobody will ever hear how it went
< Close the door. Exhale.
< Between us, it’s lovely.
= class pole intro spin spinpole static tricks flow exotic heels chair choreo hoop silks trapeze floor lowflow handstand acro burlesque twerk salsa contemporary stretch yoga conditioning polefit workshop inclusive advanced intermediate
? price
> {Price}, and the door opens.
- {name} show{s} you what’s inside, move by move
- You find out what’s inside, move by move
< Book, and push gently.
< Curiosity may enter.
= any
? places *left
> {Places}. Now you know.
- {name} will say you were always on the list
- Somebody’s name is about to be written down
< Quietly save your place.
= any
? places few
> Places go fast. You heard it early.
- {name} won’t ask who told you
- Nobody needs to know who told you
< Take your place. Tell no one.
= any
? places max*
> {Places}. A secret needs few ears.
- {name} {has} time for every question you whisper
- There’s time for every question you whisper
< Come close and hear more.
< Lend us your ear.
= any
? places small group
> Small group. Secrets stay safe that way.
- {name} can speak softly and still be heard
- A low voice is enough in here
< Become one of us.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. It’s a good listener.
- {name} tell{s} you where to hold and when to lean
- The pole hears every turn and repeats nothing
< Whisper it everything.
< Book some time together.
= any
? series * weeks*
> {Series}. Each one reveals a little more.
- {name} let{s} every class point to the next
- Every class leaves a question for the next
< Come and follow the clues.
< Sign up and solve it.
= any
? series week * of *
> {Series}. The mystery deepens.
- {name} add{s} a move that explains the last one
- A new move explains the last and hides the next
< See what we uncover next.
= any
? series starts*
> {Series}. Nobody knows the ending yet.
- {name} give{s} away only the first move
- Only the first move is known so far
< Write yourself in.
< Open page one with us.
= any
? series last class*
> {Series}. All will be revealed.
- {name} put{s} the last move where it belongs
- The last move slips into place
< See how it turns out.
< Be there for the finale.
= any
? series
> {Series}. The secret comes out bit by bit.
- {name} hide{s} one more move in every class
- Every class hides one more move
< Hear the next part.
= any
? music
> There’s a clue in the music: {music}.
- {name} know{s} which beat to listen for
- One beat gives away the next move
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
- The class is the one you know, the whispers are new
- You get the class you know and a secret you don’t
< {sub} will let you in.
= any
? substitute
> {sub} is in for {for}. A good twist.
- You know the moves, but not what they’ll reveal
- The plot you know takes another turn
< Every mystery needs one.
= any
? soldOut sold out
> Sold out. Somebody talked.
- Word got round, and every place is taken
- Every place is taken, and nobody will say by whom
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
- Plans change, and then a place opens
< Leave a name and listen.
< Keep an ear out.
= any
? guest
> Guest: {guest}. You didn’t hear it from us.
- What will be revealed stays between us
- A new voice lets you in on other secrets
< Forget who told you.
< Book, and act surprised.
= salsa contemporary chair choreo heels burlesque class
? typed *no partner*
> No partner needed. Come incognito.
- {name} teach{es} the steps and ask{s} no names
- The steps never ask who you are
< Slip in and dance.
< Keep your name a secret.
= any
? typed *no partner*
> No partner needed. The secret’s all yours.
- {name} trust{s} you with every move, one by one
- Each move stays between you and the music
< Alone is good company here.
< Keep it to yourself.
= any
? typed *alone or with a friend*
> Come alone or with a friend. We won’t ask.
- {name} teach{es} one or two, and ask{s} nothing
- The moves don’t ask who came with whom
< Either way, you’re expected.
< Book one name or two.
= any
? typed *new class*
> New class. You’re the first to hear.
- {name} {has} kept the moves quiet until now
- The first move has been kept quiet until now
< Sign up. Start the rumor.
< Soon, everyone will ask you.
= hoop
? level beginner (no experience)
> No experience needed. The circle lets you in.
- {name} show{s} you where to sit and when to lean back
- The hoop opens the moment you sit down in it
< The hoop won’t tell.
< Step in softly.
= chair
? bring *friend*
> Bring {bring}. The chairs won’t tell.
- {name} teach{es} you both to sit down without a word
- You sit, you turn, and only you two know why
< Reserve two. Deny everything.
< Come and share a look.
= chair burlesque heels choreo exotic
? music
> {Music}. The steps were in there all along.
- {name} bring{s} every step out of hiding, line by line
- Every line you hear gives up another step
< Come and dance the secret.
< Listen again with us.
= exotic heels
? wear *heels*
> Wear {wear}. Speak only in footsteps.
- {name} teach{es} a slow walk that says it all
- The slowest steps say the most
< We’ll know what you mean.
< Say nothing else.
= exotic lowflow floor flow heels
? bring *knee pads*
> Bring {bring}. There’s a quiet way down.
- {name} teach{es} a slide that nobody hears
- One slide that nobody hears, and the floor is yours
< Come and discover it.
= intro pole spin spinpole static tricks intermediate advanced
? wear *shorts*
> Wear {wear}. There’s a secret reason.
- {name} will tell you why only skin holds on
- Skin holds the pole where cloth would slide
< And now you know.
< Come and feel the difference.
= stretch yoga
? bring *mat
> Bring {bring}. Unroll it and breathe out.
- {name} keep{s} the world out while you stretch
- For the length of a breath, nobody can find you
< It’s a good hiding place.
< Join the quiet side.
= stretch yoga
? bring *mats* (provided)
> {Bring} provided. Nobody will know you came.
- {name} lead{s} you out of sight, breath by breath
- You slip out of sight, one breath after another
< Vanish into an exhale.
= conditioning polefit
? bring *towel*
> Bring {bring}. Don’t ask what for.
- {name} give{s} the first hint in round one
- Every round gives another hint
< You’ll know soon enough.
= intro pole
? offer first class free
> First class free. The pole won’t say a word.
- {name} will show you instead, from first grip to first turn
- One slow turn around the pole says enough
< We’re just as quiet.
< Try it. Just to know.
= inclusive
? audience
> {Audience}. That was never a secret.
- {name} {has} had you in mind for every move
- Every move has had you in mind all along
< Come and join us openly.
< Tell everyone.
= twerk
? level beginner
> Beginners welcome. Hips have a secret language.
- {name} start{s} with soft knees and a slow bounce
- Soft knees, a slow bounce, and you’re understood
< Nobody will overhear you.
< Learn the first words.
= any
> Curious? Good.
< Come see.
< Find out.
@ Intro to Pole
> Psst. Your first spin awaits.
- {name} quietly pass{es} on grips, walks and a first turn. No experience needed
- {name} whisper{s} you from a first grip to a first turn. No experience needed
- One grip, one quiet walk, and you’re turning. No experience needed
< Follow your curiosity in.
< Tell nobody. Just come.
@ Intro to Pole
> You’ve always been curious. Come closer.
- {name} share{s} the grips and walks that lead to your first spin. No experience needed
- Uncover your first spin with {name}, grip by grip. You need no dance background
- Grips and walks will quietly lead you to your first spin. No experience needed
< See what happens next.
@ Intro to Pole
> One spin. One little secret.
- {name} quietly teach{es} grips, walks and turns. No experience needed
- {name} share{s} each grip and walk with you. No partner or experience needed
- The first grips and walks hold the answer. No experience needed
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
< Come and uncover your combo.
< Keep them all guessing.
@ Beginner Pole
> Every climb reveals a little more.
- {name} guide{s} you steadily toward a combo of your own
- Grip and confidence quietly grow with {name}, and you leave with a combo
- Grip and confidence grow quietly, and you leave with a combo
< Come up and look.
< Find out what’s up there.
@ Beginner Pole
> Something happens halfway up the pole.
- {name} lead{s} you up at a steady pace, through spins, climbs and sits to your own combo
- With {name}, spins, climbs and sits become a secret combo of your own
- Follow spins, climbs and sits at a steady pace to a secret combo of your own
< Climb up and find out.
< We won’t spoil it.
< Your combo is our secret.
@ Intermediate Pole
> Upside down, the room tells another story.
- {name} spot{s} your first inverts, leg hangs and quiet transitions
- Slip into first inverts and leg hangs, spotted by {name}
- First inverts and leg hangs are waiting up there, safely spotted
< Hang there and listen.
< Come up and hear it.
@ Intermediate Pole
> You climb with ease. Now turn the world over.
- {name} let{s} you in on first inverts, leg hangs and seamless transitions, safely spotted
- Discover leg hangs, first inverts and cleaner transitions with {name} there to spot you
- Leg hangs, first inverts and cleaner transitions are yours to discover, safely spotted
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
> Something powerful moves in disguise up here.
- {name} help{s} confident inverters hide the power in shoulder mounts and handsprings
- Handsprings and shoulder mounts look effortless once {name} reveal{s} the control beneath
- Aerial combos, shoulder mounts and handsprings hide all their control in long lines
< Don’t let it slip.
< Keep your power quiet.
@ Advanced Pole
> Confident inverters, come a little higher.
- {name} guide{s} you into handsprings, shoulder mounts and combos with quiet control
- Find the hidden control in handsprings and shoulder mounts with {name}, line by line
- Up there, handsprings and shoulder mounts link into combos with elegant lines
< Rise quietly. Amaze them all.
< Take your secret higher.
@ Spin Basics
> The secret of a spin isn’t strength.
- {name} reveal{s} fireman, chair and back hook, right down to the silent landing
- Discover fireman, chair and back hook with {name}, and land without a sound
- Fireman, chair and back hook begin with a walk and end without a sound
< Come and find the answer.
< You’ll know by the landing.
< Find out in three spins.
< The walk gives it away.
@ Spin Basics
> Three spins. One secret. No strength needed.
- {name} whisper{s} you through fireman, chair and back hook, all the way to the landing
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
- {name} teach{es} you the quiet way into fireman, chair and back hook
- Fireman, chair and back hook take only a little curiosity
< Come and land unheard.
< Vanish into a turn.
< Let the floor wonder.
< Slip away with us.
< Book it. Tell no one.
@ Spin Basics
> What happens when you let go?
- {name} let{s} fireman, chair and back hook answer. No strength needed yet
- Find the hidden ease of fireman, chair and back hook with {name}. No strength needed
- Let {name} show you the quiet trick behind fireman, chair and back hook
- The quiet trick behind fireman, chair and back hook takes no strength yet
< Let go and see.
< Take a turn. Find out.
< The answer goes round.
< Come closer. We’ll whisper.
@ Spin Pole
> Something invisible is carrying you.
- {name} reveal{s} the momentum and balance behind combos that feel like flying
- The trick is momentum, and {name} show{s} you how combos begin to float
- Momentum and balance quietly carry you through combos that feel like flying
< Don’t look for it. Float.
< Find out what it is.
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
> Three tricks. What are they hiding?
- {name} reveal{s} three tricks, step by step, with spotting and options for every level
- Uncover three tricks with {name}, spotted at every step. Bring your phone for the photo
- Three tricks come apart step by step, with spotting and options for every level
< Look behind all three.
< Come backstage with us.
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
> Listen. There’s something beneath the music.
- {name} guide{s} you from spins to floorwork on one long breath, with hardly a count
- Follow {name} from spins to floorwork in one long breath, and forget to count
- Spins, floorwork and transitions follow one another like one long whisper
< Follow without counting.
< Come in and hear it.
@ Pole Flow
> Counting stops here. Nobody knows why.
- {name} link{s} your spins, transitions and floorwork, so nobody sees the seams
- Count less, feel more, and let {name} lead you quietly from spins to floorwork
- Count less and feel more, until spins and floorwork share one secret breath
< Ask the music.
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
> There’s a locked door in this song.
- {name} unlock{s} a new routine in sections, and you dance full out at the end
- {name} open{s} the routine section by section, until you dance full out
- Every section unlocks the next, until you dance the whole routine full out
< Each section turns a key.
< Hear what’s behind the door.
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
> Nobody will recognize you in heels.
- {name} draw{s} your wild side out with low flow, slides and kips, in heels
- With lights low, {name} share{s} the secrets of slides, kips and attitude
- With lights low, slides and kips draw your attitude out of hiding
< They’ll wonder who it was.
< Be bold. Nobody will tell.
@ Heels & Floorwork
> A secret way to the floor.
- {name} lead{s} you down through rolls and waves, in heels or quiet socks
- Slip through rolls and waves with {name}, in heels or socks
- Rolls and waves take you quietly down, in heels or socks
< There’s one back up, too.
< Slip down and see.
< Follow us down softly.
@ Heels & Floorwork
> Heels are heard. Socks keep the secret.
- {name} teach{es} leg lines, rolls and waves, and quiet ways to the floor and back
- With {name}, leg lines and waves stay between you and the floor, in heels or socks
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
- {name} whisper{s} you through a sultry choreography, easy to follow and lovely with friends
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
- {name} let{s} you in on mounts, poses and spins, low or high
- Explore mounts, poses and spins with {name}, low or high
- Mounts, poses and spins are waiting inside, low or high
< Come and step through.
< Look around in there.
@ Aerial Hoop
> There’s a quiet place inside the hoop.
- {name} know{s} a low way and a high way into every mount, pose and spin
- Low or high, {name} will help you discover graceful strength from the very first class
- Low or high, you discover graceful strength from your very first class
< Slip in and stay.
< Curl up and disappear.
@ Aerial Hoop
> Where do you go inside a circle?
- {name} unlock{s} every mount, pose and spin, low or high
- {name} know{s} where your graceful side is hiding, low or high
- Into mounts, poses and spins, low or high, from your very first class
< Come round and see.
< Disappear for a while.
@ Strength & Conditioning
> There’s a missing piece in every invert.
- {name} train{s} your pull, core and shoulders, the part of pole that nobody sees
- Train pull, core and shoulders with {name}, and measure your secret progress
- Pull, core and shoulder work, made for pole, gives you secret progress you can measure
< Find the piece. Hear it click.
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
- {name} coax{es} out backbends and shoulders kindly, wherever you start
- Warm, guided stretching opens every hidden corner, whatever your starting point
< Come softly. Splits are shy.
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
- {name} show{s} you the first grips and walks, and then a spin. No experience needed
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
- {name} know{s} a steady, quiet way through spins, climbs and sits
- You discover spins, climbs and sits with {name}, at a pace that lets you look around
- You discover spins, climbs and sits, quietly and at a steady pace
< Sneak the combo home.
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
< Come and find every step.
< Listen again. Then dance.
@ Exotic Pole
? level beginner
> Beginners, meet the stranger in your heels.
- {name} lead{s} you slowly into low flow, slides and kips, in your heels
- Heels on, lights low, and {name} let{s} you in on slides and kips. Bring knee pads
- With lights low, slides and kips speak for you. Bring knee pads
< We’ll introduce you, slowly.
< Ask for no names.
@ Heels & Floorwork
? level beginner
> Beginners, we know a secret way down.
- {name} whisper{s} you into leg lines, rolls and waves, in heels or socks
- Leg lines, rolls and waves unfold with {name}, in heels or silent socks
- Leg lines, rolls and waves unfold slowly, in heels or silent socks
< Follow us down.
< Wear socks. Nobody hears you.
< Tiptoe in. Stay a while.
@ Chair Dance
? bring *friend*
> Bring {bring}. Only the chairs will listen.
- {name} let{s} you both in on a sultry choreography that’s easy to follow
- You share a sultry, easy choreography with {name} and two silent partners
- You share a sultry choreography that’s easy to follow, with no experience needed
< Book for two. Deny everything.
< Whisper. They’re discreet.
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
> First class free. The chair knows something.
- {name} reveal{s} a sultry choreography that’s easy to follow and fun with friends
- Sultry choreography with {name} is easy to follow, and you need no experience
- Sultry choreography is easy to follow, and you need no experience
< Sit down. It’s very discreet.
< Ask the chair. Quietly.
< Take a seat and find out.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. Not a soul will know.
- {name} open{s} up mounts, poses and spins, with a low version of each
- With {name}, mounts, poses and spins begin low, quiet and graceful
- Low or high, mounts, poses and spins are graceful from the very first class
< Slip into the hoop unseen.
< Start low. Rise unnoticed.
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
