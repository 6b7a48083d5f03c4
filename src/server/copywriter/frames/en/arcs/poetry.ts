// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const poetry = `
= intro pole
> Every dance begins with somebody standing still.
- {name} bring{s} you a grip, a walk and one small turn
- A hand on the pole, a breath, a step
< And then you move.
< Write yourself into it.
= intro
> No bird was ever born knowing the sky.
- {name} start{s} close to the ground, then a little air
- First a small step, then a little air
< Flutter first. Then fly.
< Book your first flutter.
= intro pole
> The first page is blank, and kind.
- A grip, a walk, a turn: {name} help{s} you write them
- A grip, a walk, and the first line is written
< Add your first line.
< Your name goes on top.
= intro pole
> A pole, a breath, / a first small turn.
- {name} beside you, showing each grip and each step
- A grip, a walk, each of them shown slowly
< Softly, begin.
< Book it. Breathe. Begin.
= intro pole
> You take one step, / and the dance begins.
- {name} walk{s} it with you: a grip, a step, a turn
- Grips, walks, a turn, all shown slowly
< Take your first step.
< The first step is booking.
= spin spinpole
> Snow could fall straight. It dances instead.
- {name} break{s} the turn down: a push, a lean, a soft landing
- A push, a lean, one long soft turn
< Land as softly as snow.
< Come down dancing.
= spin
> The wind has been spinning things for years.
- {name} show{s} you how: walk, lean, turn, land softly
- Lean a little, turn, and come down soft
< Next turn: yours.
< Book your breeze.
= spin
> One step, and the floor / lets you go.
- {name} count{s} the walk, the lean, the turn, the landing
- A walk, a lean, a turn, a soft landing
< Turn, and come home.
< Sign up, then let go.
= spin spinpole
> A turn is a breath / going round.
- {name} lead{s} it: step, lean, open out, land softly
- Step, lean, open out, and land softly
< Breathe in, and turn.
< Keep a breath for this.
= tricks
> Every trick is a poem of small steps.
- {name} read{s} it to you slowly: grip, lean, hold
- First the grip, then the lean, then the hold
< Know it by heart.
< Small steps, then it shines.
= tricks advanced intermediate
> Upside down, the ceiling is a lake.
- One knee hooked, {name} nearby, everybody calm as herons
- One knee hooked, calm as a heron
< Come and see it shimmer.
< Reserve your lake view.
= tricks
> One small grip, / and the air holds you.
- {name} set{s} the count: a knee, an elbow, a long three
- A knee, an elbow, a slow count of three
< Hold, and breathe.
< Hold on to a breath.
= intermediate
> You have the words. Now make sentences.
- {name} join{s} a turn to a climb, a climb to a hold
- A turn meets a climb, a climb a hold
< One move at a time.
< Come and write longer lines.
= advanced
> High up, the hardest things look like rest.
- {name} ask{s} for power, held still, drawn like a line
- Power, held still, drawn like a line
< Come and rest up there.
< Draw it long. Breathe.
= advanced
> A swallow never shows how hard it flies.
- {name} teach{es} strength to the hand and ease to the line
- Strength in the hand, ease in the line
< You know the wind. Rise.
< Book your bit of sky.
= advanced
> The hardest part / should look like air.
- {name} take{s} you through combos, mounts and quiet exits
- Combos, mounts, long holds, quiet exits
< Come and make it float.
< Breathe, as if it’s easy.
= flow
> A river never asks which step is next.
- {name} lead{s}: a turn becomes a lean, a lean a slide
- A turn becomes a lean, a lean a slide
< Come and be carried along.
< Sign up, then stop counting.
= flow
> One breath can be a very long wave.
- {name} start{s} it at the shoulder; it ends in your fingertips
- From shoulder to spine to fingertips, one long wave
< Ride it to the end.
< Come and ride it slowly.
= flow
> One move exhales / into the next.
- {name} pour{s} the turns into waves, the waves into slides
- Turns, waves, slides, and no counting
< Drift along.
< Breathe out. You’re expected.
= flow
> The song breathes. / You breathe with it.
- {name} begin{s} with a turn, and the song goes on
- A turn, a wave, a slide, one into another
< Let the song go on.
< Save a song for yourself.
= exotic
> Slow as the dusk laying down its gold.
- A slide, a pause, a look back, and {name} to follow
- A slide, a pause, and a long look back
< Come slowly, a little bold.
< Book quickly. Dance slowly.
= exotic
> The cat knows: never rush a good walk.
- {name} teach{es} the walk: a hip, a hand, a turned head
- You sink, you slide, you take your time
< Let your shoulders talk.
< Prowl in. Stay a song.
= exotic
> Slow is a language. / Your hips speak it.
- {name} teach{es} its grammar: walks, waves, slides, a look back
- Walks, waves, slides, and a look back
< Say it with feeling.
< Come and grow fluent.
= exotic
> Pour yourself slowly / into the song.
- {name} set{s} the pace: long slides, soft knees, rolling hips
- Long slides, soft knees, a roll of the hips
< Slowly, like honey.
< Book now. Pour later.
= heels
> In heels, you walk closer to the stars.
- {name} lead{s} the walk: a long line, a slow turn
- A long line, a slow turn, shoulders wide
< Walk in. It’s our song.
< Reserve a little altitude.
= heels
> One slow step, / and the song follows.
- Walks, turns, long leg lines, and {name} keeping time
- Walks, turns and leg lines, unhurried
< Walk on, slowly.
< Come and lead it.
= heels
> Walk as if the song / were yours.
- {name} count{s} it: step, drag, turn, a line to the toe
- Step, drag, turn, a line from hip to toe
< It is. Walk.
< Claim your chorus.
= lowflow floor
> The floor is a shore. You’re the tide.
- {name} roll{s} in first, and you follow, wave by wave
- You roll in, you draw back, shining
< Come in with the tide.
< Book the next tide.
= floor lowflow
> Every cat knows it: the floor is kind.
- {name} melt{s}, roll{s} and rise{s}, and you go along softly
- You melt, you roll, you rise again
< Lie down. Stay a song.
< Come, stretch, curl up.
= lowflow
> Close to the ground, the song runs deep.
- {name} take{s} you down: a slide, a long leg, a turn
- You sink, you sway, you draw long lines
< Sink in with us.
< Lie low, and listen.
= lowflow floor
> Slow as honey, / low as a hum.
- {name} stir{s} in rolls, long legs, a wave through the spine
- Rolls, long legs, a wave through the spine
< Sign up. Then melt.
< Melt a while.
= lowflow floor
> Let the floor hold you / one long song.
- {name} show{s} you the way down, and the way back
- You roll, you slide, you rise and sink
< Sink into the song.
< Leave the standing to others.
= handstand
> Even trees stand on their heads, in lakes.
- Fingers like roots, feet like branches, {name} steadying the trunk
- Fingers like roots, toes in the clouds
< Breathe once. Up you go.
< Book a new horizon.
= handstand
> Two palms, and the whole world to hold.
- {name} count{s} one calm breath while you carry it
- Fingers wide, breathe out: the feet float up
< It’s lighter than it looks.
< Come and lift it once.
= conditioning polefit
> Before a wing can fly, it works.
- {name} build{s} the quiet part: shoulders, core and pull
- Pull and press: the quiet work beneath flying
< Wings like these are grown.
< Sign up. Feathers come later.
= conditioning polefit
> Wings begin / in the shoulders.
- {name} lead{s} pulls, holds and core, one breath at a time
- Pulls, holds, core, and once more with breath
< Begin with one pull.
< Come and grow yours.
= conditioning polefit
> The heart keeps time. / Follow it.
- {name} call{s} the tune: pull, hold, press, rest, and round again
- Pull, hold, press, rest, and round again
< One more round, with feeling.
< Your heart has said yes.
= stretch
> The body unfolds like a letter, read slowly.
- {name} read{s} it with you: shoulders, hips, the long spine
- Crease by crease: first shoulders, then the hips
< Read it kindly, all through.
< Sign here, and breathe out.
= stretch
> Even the tide takes its time to reach.
- {name} draw{s} it in slowly: long spine, warm hips, quiet breath
- Long spine, warm hips, quiet breath
< Take yours, and breathe.
< Sign up. Then unwind.
= stretch
> A knot is only a thread that waited.
- {name} loosen{s} it with you, a breath for every inch
- A breath for every inch, and it loosens
< No hurry. It comes undone.
< Come and be gently untied.
= stretch
> Let the day slip / off your shoulders.
- {name} guide{s} hips, spine and shoulders, a slow breath for each
- Hips, spine, shoulders, one slow breath for each
< Breathe, and unfold.
< Hang it by the door.
= stretch
> Nothing to chase. / Only breath.
- {name} keep{s} the quiet: long holds, soft hips, a listening spine
- Long holds, soft hips, a spine that listens
< Let go slowly.
< Book a little nothing.
= yoga
> Be still enough, and the birds come back.
- {name} lead{s} you there: long breath, long spine, quiet shoulders
- Breath like a tide, shoulders like sand
< Breathe in. Here they come.
< Come and be still.
= yoga
> The pond is clear once nothing stirs.
- {name} guide{s} you through slow shapes to one easy breath
- Slow shapes, soft shoulders, / and one long, easy breath
< Breathe out. Let it clear.
< Reserve some stillness.
= yoga
> Breath in, breath out: / the oldest song.
- {name} conduct{s}: long spine, steady core, slow movement
- Long spine, steady core, slow movement
< You know it already.
< Come and breathe along.
= choreo
> The song left footprints. Step into them.
- {name} show{s} you where it ran, waited and turned
- Here it ran, here it waited, here it turned
< Follow it to the end.
< By the chorus, they’re yours.
= choreo
> A song, learned by heart / and by hip.
- {name} teach{es} it count by count, until it dances itself
- Count by count, until it dances itself
< Come for the chorus.
< Save your verse.
= chair
> An empty chair is a kind of invitation.
- {name} show{s} you how to circle, lean and finally sit
- You circle it, you lean, you sit
< RSVP: yes.
< Sit down. It’s for you.
= chair
> A chair, a song, / and somewhere to lean.
- You sit, you turn, you cross a leg when {name} do{es}
- You sit, you turn, you cross a slow leg
< Lean back and listen.
< Reserve a seat. Then lean.
= chair
> Sit down slowly. / Let the song find you.
- {name} lead{s}: a lean, a turn, a long crossed leg
- A lean, a turn, a long crossed leg
< Stay for the chorus.
< Come and stay seated, almost.
= burlesque
> A glove comes off like the first snow.
- {name} teach{es} the pause: a shoulder, a wink, a held smile
- A shoulder, a wink, a pause
< Lovely things go slowly.
< Come and make them wait.
= burlesque
> A shoulder, a secret, / a slow smile.
- {name} share{s} walks, glances, poses, and the pause between
- Walks, glances, poses, and the pause between
< Smile, and wait.
< Tell only your calendar.
= burlesque
> Undo one glove / like a long sentence.
- {name} punctuate{s} it: a glance, a turn, a pause, a smile
- A glance, a turn, a pause, a smile
< Stop before the last word.
< To be continued, with you.
= twerk
> The bass line lives down in your bones.
- {name} wake{s} it: soft knees, loose hips, and a laugh
- It rises through the knees, blossoms in hips
< Let it out to dance.
< Let it hum. Come.
= twerk
> The bass hums. / Your hips answer.
- {name} start{s} the talk: soft knees, loose hips, a shake
- Soft knees, loose hips, a shake, a laugh
< Answer loudly.
< It’s asking you out loud.
= hoop
> A moon, hung low enough to sit in.
- {name} show{s} you how to fold in and lean right out
- You fold, you reach, you lean right out
< Book your moon.
< Sit down in the sky.
= hoop
> Hang there like a moon, / slowly turning.
- A sit, a hang, a turn: {name} teach{es} every phase
- Sits, hangs and shapes that turn with the hoop
< Rise when you’re ready.
< Turn slowly.
= hoop
> A circle of air, / and you inside.
- {name} help{s} you in: sit, lean, hook a knee
- You sit, you lean, you hook a knee
< Lean into the air.
< Step in. It’s all yours.
= hoop
> Hold the ring, / and let the ground go.
- {name} guide{s} mounts, knee hangs, a long arched back
- Mounts, knee hangs, a long arched back
< Float a little.
< Say yes to the ring.
= silks
> A river hangs in the air. Swim it.
- {name} take{s} you upstream: a wrap, a reach, a rest
- You wrap, you reach, you rest
< Come on in. It’s air.
< Book the deep end.
= silks straps
> Somewhere above the floor, you find your wings.
- {name} guide{s} you up, hand over hand, breath by breath
- Hand over hand, breath by breath
< They’re waiting to open.
< Reach up. Feel the air.
= silks
> Fabric, air, / and a slow unfolding.
- {name} unfold{s} it with you: foot wraps, leans, held shapes
- Foot wraps, leans, shapes held in the cloth
< Unfold up there.
< Put your name up high.
= silks
> The cloth hangs still. / Then you breathe in.
- {name} show{s} you: take hold, wrap a foot, lean out
- Take hold, wrap a foot, lean out slowly
< Take hold, and drift.
< Come and wake it.
= trapeze straps
> A swing is a boat made for air.
- {name} cast{s} off with you: sit, lean back, sail out
- Sit, lean back, and sail out
< Push off gently.
< All aboard. Book.
= trapeze
> Somewhere above the floor / a swing is waiting.
- {name} teach{es} the sit, the lean, the hang by the knees
- You sit, you lean, you hang by your knees
< Sway a while.
< Tell it you’re coming.
= trapeze
> Let the ground go quiet / under your feet.
- {name} count{s} you up: hold, sit, lean back, breathe
- Hold, sit, lean back, one long breath in midair
< Rise a little.
< Come up where it’s quiet.
= seniors
> Slowly is a lovely way to dance.
- {name} take{s} time with you for every lean and turn
- A lean, a turn, and time for every step
< Nobody’s rushing. Come along.
< Sign up at your leisure.
= seniors
> A melody deepens the longer it’s known.
- {name} lead{s} it gently: balance, ease, laughter, turn by turn
- Balance, ease and laughter, turn by turn
< Play it with us.
< Come and hum along.
= seniors
> Every year, / another verse.
- {name} bring{s} turns, holds and easy steps for this one
- Turns, holds and easy steps, at your own pace
< Dance your own verse.
< Write this one with us.
= inclusive
> The sea has never held its waves in.
- {name} welcome{s} big ones, small ones, all of them dancing
- Big ones, small ones, all dancing
< Let yours roll.
< Come in, wave and all.
= inclusive
> Every body is a song. / Sing yours.
- {name} lead{s} turns, poses and holds, in whatever key is yours
- Turns, poses and holds, in the shape that suits you
< Sing it proudly.
< The choir wants you.
= inclusive
> Take all the room / a wave would take.
- You turn, you pose, you hold, and {name} make{s} room
- You turn, you pose, you hold, your own way
< Roll in proudly.
< There’s room. Roll on.
= party
> Every friendship deserves a chorus.
- {name} lead{s} the singing feet; you bring the years, the jokes
- You know the verses: the years, the jokes. Now dance
- One good song, your best people, / and nobody dancing alone
< Sing it with us.
< RSVP in full voice.
= party
> Old friends, new steps, / one loud song.
- {name} host{s} a short routine, some poses, plenty of laughing
- A short routine, some poses, plenty of laughing
< Bring the whole chorus.
< Book it, then hum it.
= private
> One song, one you, one patient hand.
- {name} listen{s}: your song, your pace, your question
- Your song, your pace, your question
< Take all the time.
< Book the whole song.
= private
> One move, one question, / room to listen.
- You choose the move, and {name} take{s} it slowly
- You choose the move, and we take it slowly
< Bring your question.
< Ask, and we’ll begin.
= private
> For a whole song, / only your move.
- {name} polish{es} one detail at a time, at your pace
- Your goal, your pace, one detail at a time
< Tell us what you love.
< Name it when you book.
= practice
> The stream takes its time with the stone.
- {name} host{s}; you try it over until it’s smooth
- Over and over, until it’s smooth
< Take yours.
< Come and polish one move.
= practice
> The only one counting here is your heart.
- {name} keep{s} the floor open: try it, laugh, try again
- Try it, laugh, try it once more
< Come and play your favorite.
< Two, three, four. Come.
= practice
> A pole, a song, / and time to try.
- {name} open{s} the room; you repeat, change, begin again
- Repeat it, change it, begin again
< Play it once more.
< Come, and try it slowly.
= practice
> Some moves arrive slowly. / Leave the gate open.
- {name} keep{s} you company: your song, your pace, your move
- Your song, your pace, the move you like
< Come and wait for one.
< Try again, softly.
= workshop
> Hold one small thing up to the sun.
- {name} turn{s} it slowly with you, until it shines
- Look closer: first how, then why
< Come and hold it.
< Bring your curious eyes.
= workshop
> Know one wave well, and know the sea.
- {name} show{s} you first the shape, then the pull
- First the shape, then the pull
< Wade in with us.
< Save your place on shore.
= showcase
> Behind the curtain, the whole sea holds still.
- {name} gather{s} the waves you practiced: one breath, one bow
- All those waves you practiced, reaching shore
< Breathe in. Curtain.
< The stage is yours.
= showcase
> The song is ready. / So are you.
- {name} cue{s} entrances, counts, the last pose, then once more
- Entrances, counts, the last pose, once more from the top
< Breathe in. Begin.
< Come and dance it through.
= photo
> Press this moment like a flower.
- {name} host{s}: one long line, one held breath
- One long line, one held breath
< Years from now, look back.
< Book the bloom.
= photo
> One held breath, / and the picture keeps it.
- {name} lead{s} you through poses and long lines, past the lens
- Poses, long lines, a look past the lens
< Hold still, and shine.
< Come and be remembered.
= photo
> Be still for a moment. / Let it last.
- You bring a pose, {name} bring{s} calm, the camera keeps both
- You bring a pose, the camera keeps the line
< Breathe out. Look up.
< Stay there. It’s beautiful.
= men
> A tree can dance. Ask any wind.
- {name} lead{s} strong trunks and long arms into a song
- Strong trunk, long arms, a song to sway to
< Root down, reach up, begin.
< Come and sway.
= men
> Strength has a song, / too.
- {name} set{s} the rhythm under climbs, holds and turns
- Climbs, holds, turns, with a rhythm underneath
< Come and sing it low.
< Move to it, with us.
= prenatal
> Two tides, one shore.
- {name} guide{s} soft knees, wide breath and a slow sway
- Soft knees, wide breath, all the time there is
< Breathe, and sway once more.
< Book one place. Bring two.
= prenatal
> Somebody small is dancing along with you.
- {name} lead{s} you both: easy hips, easy breath
- Easy hips, easy breath, a soft song
< Sway with us, for two.
< Gently now, both of you.
= postnatal
> After high tide, the shore comes back.
- {name} walk{s} you home gently: a little breath, a little sway
- Slowly home, into your own good body
< Come back, breath by breath.
< This tide is for you.
= contemporary
> Some things are only said with the spine.
- {name} begin{s} the sentence: reach, sink, roll, breathe
- Reach, sink, roll: a sentence without words
< Come and say yours.
< Speak softly. We’re listening.
= contemporary
> What words leave out, / the body keeps.
- {name} lead{s} reach, sink and turn, in time with the breath
- Reach, sink, turn, in time with the breath
< Let it speak.
< Come without a word.
= acro
> Lean as the wheat leans on the wind.
- {name} show{s} you both: how to base, how to fly
- A base, a flyer, a steady hand
< Breathe out. Lean in.
< You’re held. Begin.
= acro
> It takes one hill to hold a cloud.
- {name} teach{es} hill and cloud; you take turns being both
- You take turns being both
< Come and be the weather.
< Trust is quiet. Laughter’s allowed.
= acro
> One leans, one lifts, / and both breathe.
- {name} keep{s} the count: hands, feet, a moment in the air
- Hands, feet, a steady count, a moment in the air
< Trust has a rhythm.
< Come and be lifted.
= acro
> Balance is a talk / between two breaths.
- {name} translate{s}: a base, a flyer, hands that know when
- A base, a flyer, hands that know when
< Breathe, and be held.
< Join the conversation.
= circus
> Somewhere inside you, a tent goes up.
- {name} raise{s} it with you, laugh by laugh
- A ring of laughter, a rope of breath
< Step into the ring.
< Your name is your ticket.
= openlevel
> Every bird sings the song it has.
- {name} lead{s} the choir: one just hatched, one long flying
- Some leap ahead, some hum along
< No wing is too new.
< Bring your song. We’ll join.
= teens
> Be the wind for one whole song.
- {name} lead{s} the way: round, up and upside down, laughing
- Round and up and upside down, laughing
< Blow in with your friends.
< Sign up and whirl.
= teens
> No one has named your star yet.
- {name} show{s} you the moves; the shining is yours
- A beat, a laugh, a move that works
< Come and give it one.
< Shine first. Names can wait.
= teens
> Turn up the song. Grow a wing.
- {name} start{s} the beat: swing, hold, try it, fly it
- A new move, a song, your friends
< There’s plenty of sky.
< Add your wings to ours.
= kids
> If trees could laugh, they’d sound like this.
- {name} lead{s} the swinging: small hands, strong arms, big grins
- Small hands, strong arms, big grins
< Swing by and join in.
< Sign up your little branch.
= kids
> Who taught the swallows how to swoop?
- {name} teach{es} the next ones: lean, glide, giggle
- They lean, they glide, they giggle
< Come and learn to loop.
< Bring your small swallow.
= kids
> Monkeys can do it. So can you.
- {name} show{s} you how: hold on, and round you go
- Hold on, and round you go
< Come and swing with us.
< Book a branch.
= class
> The day comes loose when the music starts.
- {name} begin{s} with a foot, then a thought, then shoulders
- First a foot, then a thought, then shoulders
< Bring feet. Bring heart.
< Book a looser day.
= class
> There’s a room the rain can’t find.
- {name} lead{s} you there, step by step and song by song
- Step by step, you find it
< Come in from the rain.
< Leave the rain outside.
= class
> A song is a door, and it’s open.
- {name} hold{s} it; you step through on the beat
- Step through it on the beat
< Come in as you are.
< Sign up. Walk through.
= static
> The pole is still. / You are the wind.
- {name} show{s} the wind its ways: climb, hold, turn
- You climb, you hold, you turn around it
< Come and be the wind.
< Come and stir things up.
= salsa
> Two steps, a turn: / the music has you.
- {name} lead{s} the steps, the turns, the small pauses
- Steps, turns, pauses, close to the beat
< Stay until it lets go.
< Say yes when it asks.
= salsa
> Walk into the music. / Turn once. Stay.
- {name} count{s} a step, a pause, a turn, listening hips
- A step, a pause, a turn, hips that listen
< Let it lead you.
< Save this dance for us.
= pole
> One pole, one song, / many ways round.
- {name} show{s} you a few: spins, climbs, a pose
- Spins, climbs and poses, at your own pace
< Choose your own way.
< Come and find one.
= pole
> Come as you are. / The song makes room.
- {name} bring{s} a turn, a climb, a pose to make yours
- A turn, a climb, a pose that’s yours
< Dance it your way.
< Put your name in it.

@ Intro to Pole
> Once, even the swallow had never flown.
- {name} guide{s} your grips, walks and first spin, no experience needed
- No partner, no background: {name} show{s} you grips, walks, a spin
- Grips, walks, your first spin, with no experience needed
< It began with one step.
< Take one step. Wings follow.
@ Intro to Pole
> Your first spin is like first snow.
- {name} walk{s} you to it, grip by grip. No experience needed
- A grip, a walk, a first spin. No experience needed
< Everything softens. Round you go.
< Reserve your first snowfall.
@ Intro to Pole
> A seed has no experience, either.
- {name} tend{s} grips, walks, a first spin. No dance background needed
- Grips, walks, your first spin, / no dance background needed
< Small seeds grow. You, too.
< Come and take root.
@ Beginner Pole
> You’ll leave with a poem: your own combo.
- {name} give{s} you its lines: spins, climbs, sits, at a steady pace
- Its lines are spins, climbs and sits, steady as rain
< You’ll know it by heart.
< Sign it with your name.
@ Beginner Pole
> Slowly, the ivy gets to the top.
- {name} keep{s} it steady: spins, climbs, sits, then your own combo
- Steady spins, climbs, sits, and then a combo of yours
< Leaf by leaf. No rushing.
< Book the first leaf.
@ Beginner Pole
> Confidence comes like spring: a little green.
- {name} help{s} spins, climbs and sits grow into your own combo
- Steady spins, climbs and sits, a short combo in bud
< Come and see it bud.
< Plant your name here.
@ Intermediate Pole
> Bats have always had the better view.
- {name} spot{s} your first inverts, leg hangs and cleaner transitions
- First inverts and leg hangs, safely spotted, cleaner in between
< Hang the way bats do.
< Reserve the better view.
@ Intermediate Pole
> You climb with ease. Now turn the world.
- {name} turn{s} it safely: first inverts, leg hangs, cleaner transitions
- Leg hangs, first inverts, smoother in between, safely spotted
< Come and see it turned.
< It’s lovely upside down.
@ Intermediate Pole
> You climbed the tree. Now hang like cherries.
- First inverts, leg hangs, tidy transitions, and {name} spotting below
- Leg hangs and first inverts, with somebody spotting you
< Sweet things hang upside down.
< Come and ripen with us.
@ Advanced Pole
> The swallow makes it look like wind.
- {name} bring{s} handsprings, shoulder mounts, combos, and lines like wind
- Aerial combos and handsprings, with power, control, elegant lines
< Confident wings, begin.
< Book the upper air.
@ Advanced Pole
> Thunder can be graceful. Look at you.
- Shoulder mounts, handsprings, elegant lines: {name} conduct{s} the storm
- Aerial combos, handsprings, shoulder mounts, power and control
< Graceful storms are welcome.
< Come and thunder softly.
@ Spin Basics
> How does a leaf leave? Softly, going round.
- Fireman, chair, back hook: {name} teach{es} all three to land softly
- Walk in, let go: fireman, chair, back hook, soft landing
< Come down without a sound.
< Let go. We’ll show you.
@ Spin Basics
> No strength needed. The wind has enough.
- {name} show{s} you fireman, chair, back hook, and the soft way down
- Fireman, chair and back hook, and you come down soft
< Lean out. That’s enough.
< Sign up with the wind.
@ Spin Pole
> The pole turns. You’re its moon.
- {name} teach{es} the orbit: momentum, balance, floaty combos like flying
- Momentum, balance, and floaty combos that feel like flying
< Come into orbit.
< Float to your own tune.
@ Spin Pole
> The pole turns with you, like good weather.
- {name} bring{s} momentum and balance, and combos float off like petals
- Momentum, balance, floaty combos: it looks like no effort
< Drift as dandelions do.
< Say yes to the weather.
@ Spin Pole
> Carousels dream of being this.
- {name} set{s} it turning: momentum, balance, floaty combos, almost flight
- A turning pole, balance, combos that float, effortless to see
< Hold on. Then float.
< Your ride is waiting. Book.
@ Pole Tricks
> Three tricks, like a haiku’s three lines.
- {name} take{s} them apart, step by step, spotted, for every level
- {name} go{es} line by line, spotted. Bring your phone for the photo
- Line by line, spotted. Bring your phone for the photo
< Learn each line by heart.
< Come for all three lines.
@ Pole Tricks
> Bring your phone. Something here will bloom.
- Three tricks from {name}, step by step, spotted, for every level
- Three tricks, spotted, step by step, options for every level
< Smile. The photo keeps it.
< Come and be the bouquet.
@ Pole Flow
> No river ever counted to eight.
- {name} lead{s} spins, floorwork and transitions in one long breath
- Spins, floorwork, transitions, all one long breath
< The counting can wait.
< Come, and count nothing.
@ Pole Flow
> One long breath, and all of it sings.
- Spins, floorwork, transitions: {name} string{s} them like beads, not counts
- Spins and floorwork, strung like beads, and less counting
< Breathe in. Come along.
< Follow the music. It knows.
@ Pole Flow
> Rain runs together. So do these moves.
- {name} let{s} spins run into floorwork, by the music, not by counts
- Less counting, more music, from spin to floor and on
< Come in from the counting.
< Let the music choose.
@ Pole Choreography
> One song, folded small, then opened wide.
- {name} teach{es} the routine in sections, then you dance it full out
- A new routine in sections, then danced full out
< Unfold it with us.
< Save yourself the last chorus.
@ Pole Choreography
> Verse by verse, the song becomes yours.
- {name} bring{s} a new routine, section by section, full out at last
- Learned in sections, danced full out at last
< Keep it. Hum it home.
< Put your name to it.
@ Pole Choreography
> The song walks first. Then it runs.
- {name} lead{s} a routine in sections, then full out, for the fun
- A new routine, section by section, and a full-out finish
< Run along with it.
< Catch it with us.
@ Exotic Pole
> Heels on, lights low. The dusk can dance.
- {name} lead{s} low flow, slides and kips. Bring knee pads and boldness
- Low flow, slides, kips, attitude. Bring knee pads
< Dusk suits your boldest self.
< Make it a date, boldly.
@ Exotic Pole
> Your boldest self waits in the wings.
- {name} cue{s} the slides, the kips, the attitude. Bring knee pads
- Heels, slides, kips and low flow. Bring knee pads
< Lights low. You’re on.
< Let that one sign up.
@ Exotic Pole
> Low as smoke, and twice as slow.
- Slides, kips and low flow with {name}. Heels on, knee pads too
- Heels, kips, slides, attitude. Bring knee pads
< Come boldly, and drift.
< Where there’s smoke, there’s you.
@ Heels & Floorwork
> Waves do it too: down, and back up.
- Leg lines, rolls, waves, heels or socks: {name} teach{es} the tide
- Leg lines, rolls, waves, smoothly down and up
< Come in. The floor’s fine.
< Wave back, and book.
@ Heels & Floorwork
> Draw one long line, hip to toe.
- {name} draw{s} it on: rolls, waves, smooth ways down and back
- Leg lines, waves, rolls, in heels of any height
< Socks draw well, too.
< Come and sign it.
@ Heels & Floorwork
> Silk falls to the floor like this.
- Rolls, waves and leg lines, and {name} smoothing the way back
- Leg lines, rolls, waves, in socks or heels
< Heels or socks. Fall softly.
< Come down soft as silk.
@ Chair Dance
> A chair has four legs. Let it dance.
- Sultry and easy with {name}, great with friends, no experience needed
- Sultry, easy choreography, great with friends, no experience needed
< Ask it to dance.
< Save your chair a dance.
@ Chair Dance
> Your partner is patient. It’s a chair.
- {name} introduce{s} you: sultry steps, easily followed, lovely with friends
- Sultry choreography, simple to follow, lovely with friends
< It’s already sitting. Join it.
< Save two seats, for friends.
@ Chair Dance
> Somewhere between a seat and a song.
- {name} lead{s} you there by sultry, easy steps, friends and all
- You, a chair, and sultry, easy steps, friends and all
< Sit down. Stay for both.
< Meet us in the middle.
@ Aerial Hoop
> One moon hangs high, one hangs low.
- {name} teach{es} every mount, pose and spin for both of them
- Mounts, poses and spins, with a version for each
< Sit in one, and glow.
< Choose your moon, and book.
@ Aerial Hoop
> A ring, a breath, and you’re a bird.
- Mounts, poses, spins: {name} offer{s} each on a low branch or high
- Graceful strength, low or high, from the very first class
< Perch, and sing.
< Reserve your branch.
@ Aerial Hoop
> Strength can be graceful. Here, it’s round.
- {name} guide{s} you into mounts, poses and spins, low or high
- Mounts, poses, spins, low or high, from the first class
< Step through. Begin.
< Come around.
@ Strength & Conditioning
> The oak adds rings. You add reps.
- {name} grow{s} pull, core and shoulders for pole, progress you can measure
- Pull, core, shoulders: progress you can measure, inverts that click
< Come and add one more.
< Grow a ring with us.
@ Strength & Conditioning
> An invert is a lock. Here’s the key.
- {name} cut{s} it from pull, core and shoulder work for pole
- Pull, core, shoulders, and progress you can count
< Turn it. Hear it click.
< Bring your stubborn lock.
@ Strength & Conditioning
> Under every feather, a muscle does the work.
- {name} build{s} pull, core and shoulders, until inverts finally click
- Pull, core, shoulders: fewer injuries, inverts that finally click
< Come and earn your feathers.
< Lift. Breathe. Again.
@ Flexibility & Stretch
> No bud was ever told to race.
- {name} open{s} splits, backbends and shoulders warmly, from any start
- Splits, backbends, shoulders: active, guided and kind
< Book now. Bloom later.
< Open at your own pace.
@ Flexibility & Stretch
> Cats in the sun know how to begin.
- {name} guide{s} splits, backbends and shoulders, warm as a windowsill
- Active stretching, warm, guided, kind to your body
< Start anywhere. Stretch like that.
< Claim your patch of sun.
@ Flexibility & Stretch
> Spring never breaks the ice. It warms it.
- Splits, backbends, shoulders: {name} thaw{s} them kindly, wherever you start
- Splits, backbends, shoulders, in a kind, guided thaw
< Come and thaw a little.
< Spring has saved you room.
@ Chair Dance
> A chair, a slow song, / and you.
- Sultry steps from {name}, easy to follow. No experience needed
- Sultry steps for friends, easy to follow
< Sit down. Let it start.
< Take your seat, and lean.
@ Exotic Pole
> Come slowly, / come as your boldest self.
- {name} bring{s} low flow, slides, kips. You bring heels and knee pads
- Low flow, slides, kips. Heels on, knee pads on
< Slide into the song.
< Boldly, book.
@ Spin Basics
> Let go, / as a leaf would.
- {name} walk{s} you in: fireman, chair, back hook, no strength needed
- Fireman, chair and back hook. No strength needed yet
< Land like a leaf.
< Fall for it, softly.
@ Aerial Hoop
> A low moon, a high moon: / choose one.
- {name} show{s} you mounts, poses and spins, graceful in either
- Mounts, poses and spins, each low or high
< Rise as you like.
< Come and sit in it.
@ Flexibility & Stretch
> The body opens slowly, / like a garden gate.
- {name} oil{s} the hinges: splits, backbends, shoulders, guided and kind
- Warm and guided: splits, backbends, shoulders, wherever you start
< Open a little.
< Come in through it.
@ Strength & Conditioning
> Every invert begins / with breath and a pull.
- {name} count{s} both: pull, core, shoulders, progress you can measure
- Pull, core, shoulders, and then it clicks
< Breathe in. Pull.
< Come for the click.

@ Intro to Pole
? offer free trial class
> Free trial class: try on some wings.
- {name} fit{s} them: grips, walks, your first spin
- Grips, walks, your first spin
< No experience needed for wings.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Ducklings learn in a row.
- {name} lead{s} the row: grips, walks, a first spin
- Grips, walks, a first spin
< Waddle in, side by side.
< No experience needed. Paddle in.
@ Beginner Pole
? wear *shorts*
> Wear {wear}, and climb like ivy.
- {name} teach{es} climbs, spins, sits, and a combo of your own
- Climbs, spins, sits, a combo of your own
< Leaf by leaf, you climb.
< Hold on like a leaf.
@ Intermediate Pole
? series
> {Series}: bit by bit, the world turns over.
- {name} spot{s} you through first inverts and leg hangs
- First inverts, leg hangs, safely spotted
< Begin with the first turn.
@ Spin Pole
? level all
> All levels fly. The same wind blows.
- {name} lend{s} you balance and momentum; the combos float
- A pole that turns, and floaty combos
< Lean on it with us.
< Feel how softly it blows.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. This river runs low.
- {name} lead{s} it: spins, floorwork, transitions, one long breath
- Spins and floorwork, one long flowing breath
< Wade in, and flow.
@ Pole Choreography
? music
> Learn it by heart: {music}.
- {name} teach{es} it in sections; you dance it full out
- A routine in sections, danced full out
< Let your feet sing it.
@ Heels & Floorwork
? bring *knee pads*
> Bring {bring}. The tide meets the sand.
- {name} lead{s} rolls, waves and leg lines, heels or socks
- Roll like waves, in heels or socks
< Roll in. Land softly.
< Wave after wave, you land.
@ Chair Dance
? bring *friend*
> Bring {bring}. The chair won’t mind.
- {name} lead{s} sultry, easy steps, and you both follow
- A chair, a song, and sultry, easy steps
< Take turns sitting down.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. Moons start thin and low.
- {name} begin{s} low: mounts, poses, spins, then a little higher
- Graceful strength, even in the first class
< Turn by turn, you’ll glow.
< Come and learn to glow.
@ Strength & Conditioning
? bring *water*
> Bring {bring}. Oaks need rain to grow.
- {name} lead{s} pull, core and shoulders, till inverts finally click
- Pull, core and shoulders, made for pole
< Sip, and add a ring.
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. Bring only your winter shoulders.
- {name} warm{s} splits, backbends and shoulders, kindly
- Active, guided stretching, kind to your body
< Thaw them into spring.
< Leave with a little spring.
@ Flexibility & Stretch
? bring * mat
> Bring {bring}. A garden needs its bed.
- {name} tend{s} splits, backbends, shoulders, from any starting point
- Active stretching, from any starting point
< Lie back. Let it grow.
= any
? bring
> Bring {bring}, and the song brings the rest.
< Come and hear it play.
< The song expects you.
= any
? bring *knee pads*
> Bring {bring}, and come down soft as sand.
< Kneel gently. Rise gently.
= any
? bring * mat
> Bring {bring}. We’ll call it a meadow.
< Roll it out. Spring begins.
= any
? bring *friend*
> Bring {bring}. Two birds make it spring.
< Sign up as a duet.
= any
? bring *friend*
> Bring {bring}. Laughter flies on two wings.
< Book both wings.
= any
? bring mats (provided)
> Mats provided, like moss in a quiet wood.
< Lie down, and listen.
= any
? wear *heels*
> Wear {wear}. The floor keeps the beat.
< Hear it in your feet.
= any
? bring heels (optional)
> Heels are optional. The stars don’t mind.
< Come at any height.
= any
? bring heels (optional)
> In heels or without, the floor will sing.
< Bring your feet. Sign up.
= any
? offer first class free
> First class free, like the air.
< Come and breathe it in.
< Book a lungful.
= any
? offer first class free
> First class free, and the door stands wide.
< Come in, and begin.
= any
? offer free trial class
> Free trial class. Dip a toe in.
< Then come all the way.
< Sign up, and swim.
= any
? offer free trial class
> Free trial class: one sip of spring.
< Taste it once.
< Book your sip.
= any
? offer
> Good news to hum all day: {offer}.
< Come in humming, and dance.
= any
? offer *half price*
> {Offer}, and the song is still whole.
< Come and hear every note.
= any
? offer *off*
> {Offer}, and every note still in the song.
< Come, dance all of it.
= any
? offer your friend comes free
> Your friend comes free. Laughter travels in pairs.
< Book for two, laughing.
= any
? level beginner (no experience)
> No experience needed. Spring starts from seed.
< Come and be planted.
< A little sun will do.
= any
? level beginner (no experience)
> No experience needed. Ask the first snow.
< It dances anyway. Come.
= any
? level beginner (no experience)
> No experience needed. Just hum the tune.
< Your feet will join in.
= any
? level beginner
> Beginners are welcome, like the first warm day.
< Everybody here began once.
< Come out and unfold.
= any
? level beginner
> For beginners, the sky starts low.
< Small steps first, and up.
< Book the lower branch.
= any
? level beginner
> Beginners bring the spring in.
< Bloom softly, or loudly.
= any
? level all
> All levels, like a pond in spring.
- {name} welcome{s} ducklings and swans, under one sky
- Ducklings and swans, under one sky
- Some glide, some paddle, all make ripples
< There’s room for every wing.
= any
? level beginner (only)
> Beginners only: a garden all in bud.
< Come and open with us.
= any
? level advanced*
> Advanced: where the air grows clear and thin.
< You know the way up.
= any
? level intermediate
> Intermediate level, where the lines grow longer.
< You know the first verse.
< Write on with us.
= any
? audience women*
> {Audience}: one song, many voices.
< Come and add your own.
= any
? audience all bodies*
> All bodies welcome, like all the waves.
< The sea has room. Come.
< Roll in as you are.
= any
? places *left
> {Places}. One of them may be yours.
< The music would like you.
< Book, and let it play.
= any
? places few
> A few places are still in the sun.
< Come and warm yourself.
< May we keep you one?
= any
? places small group
> A small group, like a string quartet.
< Every voice is heard.
= any
? series
> A story told in chapters: {series}.
< Come and dance page one.
= any
? music
> Your feet already know it: {music}.
< Let them sing along.
< Let it carry you.
= any
? music
> There’s a song in the air: {music}.
< Breathe in, then dance.
= any
? substitute
> {sub} is in, with the same sweet song.
< Come and hear it begin.
= any
? substitute
> {sub} is in, and picks up the tune.
< Hear it in another key.
= any
? soldOut sold out
> Sold out, like a sky full of swallows.
< Thank you, every bird.
< Until the next song.
= any
? soldOut sold out
> Sold out. The whole garden is in bloom.
< Thank you. What a bouquet.
= any
? soldOut waitlist
> The waitlist is open, like a window.
< Add your name, and hope.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is in bud.
< Add your name. Buds open.
= any
? guest
> A new song to learn, with {guest}.
< Come and catch the tune.
= any
? guest
> Open the window. Here comes {guest}.
< Come and hear the song.
= any
? typed *no partner*
> No partner needed. The music takes your hand.
< Follow it in.
= any
? typed *alone or with a friend*
> Come alone or with a friend, like rain.
< Every drop is welcome.
= handstand acro
? typed *alone or with a friend*
> Alone or with a friend: trees do both.
- {name} help{s} palms take root and feet find the birds
- Palms like roots, legs like branches
< One tree or a wood.
= heels
? typed *new class*
> A new class: snow without a track.
- {name} lead{s} the first walk: long lines, slow turns
- Long lines, slow turns, a ringing walk
< Come and make the first.
= yoga stretch
? price
> {price}, and one long breath to rest in.
- {name} guide{s} slow shapes, soft shoulders, a long spine
- Slow shapes, soft shoulders, / one long breath
< Let your thoughts settle.
= heels exotic
? wear *heels*
> Wear {wear}. Each step’s a small bell.
- {name} call{s} the changes: long lines, slow turns, a walk
- Long lines, slow turns, a swaying walk
< Walk in, and ring.
= floor lowflow flow
? substitute
> {sub} is in. Same river, new breeze.
- Turns and waves and rolls, sung anew
- One thing runs into another
< Come and flow along.
= workshop tricks advanced intermediate
? guest
> A guest like a comet: {guest}.
- One small thing, turned slowly, till it shines
< Come and catch the glow.
= hoop
? level beginner (only)
> Beginners only: every moon here is new.
- {name} start{s} with folding, reaching, leaning right in
- One curve to hold, one long reach out
< Come and start to shine.
= spin spinpole static
? typed *second class free*
> Second class free: the moon comes round again.
- {name} show{s} you one push, one turn, one lean
- One push, one turn, one long lean
< Come round, and then again.
= any
? typed *second class free*
> Second class free: spring comes round twice.
< Come once. Then come again.
= inclusive
? typed *every body*
> Every body is welcome, like every wave.
- {name} lead{s} big and small, mild and wild, all dancing
- Every curve has room to roll
< Come rolling in.
< Roll in. We’re glad.
= any
? typed *new class*
> A new class, like a crocus in snow.
< Come and help it grow.
= any
? typed *new class*
> New class. The page is white and wide.
< Come and sign the page.
= any
? audience
> {Audience}. This song is yours.
< Dance it your own way.
`;
