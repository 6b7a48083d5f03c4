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
- {name} help{s} you write a grip, a walk and a turn
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
- {name} walk{s} with you through a grip, a step and a turn
- Grips, walks, a turn, all shown slowly
< Take your first step.
< The first step is booking.
= spin spinpole
> Snow could fall straight. It dances instead.
- {name} lead{s} the turn, a push, a lean and a soft landing
- A push, a lean, one long soft turn
< Land as softly as snow.
< Come down dancing.
= spin
> The wind has been spinning things for years.
- {name} show{s} you how to walk, lean, turn and land softly
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
- {name} lead{s} you to step, lean, open out and land softly
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
- {name} let{s} a turn become a lean, and a lean become a slide
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
- {name} begin{s} with one turn, and the song carries you on
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
- {name} teach{es} a walk with a hip, a hand, a turned head
- You sink, you slide, you take your time
< Let your shoulders talk.
< Prowl in. Stay a song.
= exotic
> Slow is a language. / Your hips speak it.
- {name} teach{es} walks, waves, slides and one look back
- Walks, waves, slides, and a look back
< Say it with feeling.
< Come and grow fluent.
= exotic
> Pour yourself slowly / into the song.
- {name} lead{s} long slides, soft knees and rolling hips
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
- {name} take{s} you down through a slide, a long leg, a turn
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
< There is time. Come along.
< Sign up at your leisure.
= seniors
> A melody deepens the longer it’s known.
- {name} lead{s} turns with balance, ease and a little laughter
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
> The sea welcomes every wave.
- {name} lead{s} the dance, and everybody moves in their own way
- Everybody moves in their own way, and all are dancing
< Come, just as you are.
< You belong to this sea.
= inclusive
> Every body is a song. / Sing yours.
- {name} lead{s} turns, poses and holds, and every body finds its own way
- Turns, poses and holds wait for you, and each is yours to shape
< Sing it proudly.
< Your voice belongs here.
= inclusive
> Take all the room / a wave would take.
- {name} make{s} room for every turn, every pose, every hold
- You turn, you pose, you hold, your own way
< Roll in proudly.
< There’s room. Roll on.
= party
> Every friendship deserves a chorus.
- {name} lead{s} the steps, and you bring your favorite people
- You bring the laughter, and the music knows the rest
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
> One song, and all the time you need.
- {name} listen{s} to your questions and follow{s} your pace
- Your song sets the pace, and your questions lead the way
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
- {name} polish{es} one detail after another, at your own pace
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
> A tree in the wind knows how to dance.
- {name} lead{s} climbs, holds and turns, with a song underneath
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
- {name} lead{s} the way round, up and upside down, laughing
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
- {name} start{s} the beat, and you swing, hold and fly
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
- {name} lead{s} your steps and turns, and the pauses between
- Steps, turns, pauses, close to the beat
< Stay until it lets go.
< Say yes when it asks.
= salsa
> Walk into the music. / Turn once. Stay.
- {name} count{s} a step, a pause and a turn for listening hips
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
< Take a deep breath. Come.
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
< Add your name. Hope has wings.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is open.
< Add your name. A bud may open.
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
- {name} welcome{s} every dancer, and the music does the same
- The music welcomes every dancer here
< Come and be welcomed.
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
