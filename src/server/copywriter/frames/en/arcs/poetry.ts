// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const poetry = `
= intro pole
> Every dance begins with somebody standing still.
- A hand on the pole, a breath, a step
- A pole, a song, somebody to show you
< You don’t know how yet. You will.
= intro
> No bird was ever born knowing the sky.
- First a small step, then a little air
- We start close to the ground
< First a flutter. Then you fly.
< You’ll learn it by and by.
= intro pole
> The first page is blank, and it is kind.
- A grip, a walk, a turn
- One step, one turn round the pole
< Leave your doubts behind.
< Come and see what words you find.
= intro pole
> A pole, a breath, / a first small turn.
- A grip, a walk, somebody to show you
< Come and begin.
< Softly, begin.
= intro pole
> You take one step, / and the dance begins.
- Grips, walks, a turn, all shown slowly
< Come and take it.
< Take your first step.
= spin spinpole
> The snow comes down by going round.
- One hand high, one step, one lean
- A push, a lean, a long soft turn
< Soft as snow, you reach the ground.
= spin
> The wind will teach you how to turn.
- Lean a little, come down soft
- One step for courage, one for joy
< Bring your feet. They’re quick to learn.
< Off you go, and round you return.
= spin
> One step, and the floor / lets you go.
- A walk, a lean, a turn, a soft landing
< Come round softly.
< Turn, and come home.
= spin spinpole
> A turn is a breath / going round.
- Step, lean, open out, and land softly
< Breathe in, and turn.
< Come and turn with it.
= tricks
> Even the hardest trick is made of small lines.
- First the grip, then the lean, then the hold
- We take it apart, and put it together slowly
< Piece by piece, a new trick shines.
< Small steps first, then it shines.
= tricks advanced intermediate
> Upside down, the ceiling is a lake.
- One knee hooked, calm as a heron
- You turn, you hold, the room shimmers
< Come and see what shapes you make.
= tricks
> One small grip, / and the air holds you.
- A knee, an elbow, a slow count of three
< Come and be held.
< Hold, and breathe.
= intermediate
> You have the words. Now make them rhyme.
- A turn meets a climb, a climb a hold
- Move into move, until they sound alike
< One move at a time.
= advanced
> High up, the hardest things look like rest.
- Power, held still, drawn like a line
- First the power, then the floating
< Draw the line that suits you best.
= advanced
> A swallow never shows how hard it flies.
- Hold and reach, and breathe as you go
- Strength in the hand, ease in the line
< Come and write across the skies.
< You know the wind. Rise.
= advanced
> The hardest part / should look like air.
- Combos, mounts, long holds, quiet exits
< Come and make it float.
< Make it breathe.
= flow
> A river never asks which step is next.
- A turn becomes a lean, a lean a slide
- One thing runs on into another
< Come and be carried along.
< Let the song do the steering.
= flow
> One breath can be a very long wave.
- From shoulder to spine to fingertips
- A turn, a reach, a melt, no seams
< Come and ride it slowly.
= flow
> One move exhales / into the next.
- Turns, waves, slides, and no counting
< Come and drift along.
< Drift along.
= flow
> The song breathes. / You breathe with it.
- A turn, a wave, a slide, one into another
< Come and move with it.
< Let the song go on.
= exotic
> Slowly, the way the dusk lays down its gold.
- A knee, a pause, a look back
- You slide, you roll, the music waits
< Come slowly. Come a little bold.
= exotic
> The cat knows: never rush a good walk.
- A hip, a hand, a turn of the head
- You sink, you slide, you take your time
< Let your shoulders do the talk.
= exotic
> Slow is a language. / Your hips speak it.
- Walks, waves, slides, and a look back
< Come and say it slowly.
< Say it slowly.
= exotic
> Pour yourself slowly / into the song.
- Long slides, soft knees, a roll of the hips
< Come and pour.
< Slowly, like honey.
= heels
> In heels, you walk closer to the stars.
- A long line, a slow turn, shoulders wide
- Step by step, hip by hip
< Walk in. The whole song is ours.
= heels
> One slow step, / and the song follows.
- Walks, turns and leg lines, unhurried
< Come and lead it.
< Walk on, slowly.
= heels
> Walk as if the song / were yours.
- Step, drag, turn, a line from hip to toe
< Come and own the chorus.
< It is. Walk.
= lowflow floor
> The floor is a shore, and you’re the tide.
- You roll in, you draw back, shining
- Rib by rib, the wave unfolds
< Roll in on your softest side.
= floor lowflow
> Cats know it, leaves know: the floor is kind.
- You melt, you roll, you rise again
- Shoulder, hip and heart go softly down
< Leave the upright world behind.
< Lie down a while. Unwind.
= lowflow
> Close to the ground, the song runs deep.
- A slow slide, a long leg, a turn
- You sink, you sway, you draw long lines
< Move like a dream you keep.
= lowflow floor
> Slow as honey, / low as a hum.
- Rolls, long legs, a wave through the spine
< Come and melt.
< Melt a while.
= lowflow floor
> Let the floor hold you / for one long song.
- You roll, you slide, you rise and sink
< Come and sink in.
< Sink into the song.
= handstand
> Even trees stand on their heads, in lakes.
- Fingers like roots, toes in the clouds
- Palms down, feet among the birds
< One steady breath is all it takes.
< Come and see the sky it makes.
= handstand
> Two palms, and the whole world to hold.
- You carry it for one calm breath
- Fingers wide, breathe out: the feet float up
< It’s lighter than you were told.
= conditioning polefit
> Under every feather there is bone.
- Pull and press: the quiet work beneath flying
- First the shoulders, then the core, then the air
< Wings like these are grown.
= conditioning polefit
> Wings begin / in the shoulders.
- Pulls, holds, core, and once more with breath
< Come and grow yours.
< Begin with one pull.
= conditioning polefit
> The heart keeps time. / Follow it.
- Pull, hold, press, rest, and round again
< Come and keep time.
< One more round, with feeling.
= stretch
> The body unfolds like a letter, read slowly.
- Crease by crease: first shoulders, then the hips
- A long breath for every line
< Take your time with every line.
< Read it kindly, to the end.
= stretch
> A field does not run toward the rain.
- It lies open, and the softness comes
- Long spine, warm hips, quiet breath
< Breathe out, and soften again.
< Lie back, and let the softness in.
= stretch
> A knot is only a thread that waited.
- A breath for every inch, and it loosens
- Shoulders, hips, the long soft spine
< No hurry. It comes undone.
< Come and be gently untied.
= stretch
> Let the day slip / off your shoulders.
- Hips, spine, shoulders, one slow breath for each
< Come and unfold.
< Breathe, and unfold.
= stretch
> Nothing to chase. / Only breath.
- Long holds, soft hips, a spine that listens
< Come and let go.
< Let go slowly.
= yoga
> Be still enough, and the birds come back.
- Breath like a tide, shoulders like sand
- Long breath, long spine, quiet pond
< Breathe in. Find the soft way back.
= yoga
> The pond is clear once nothing stirs.
- You stretch, you settle, the sky looks in
- Slow shapes, soft shoulders, / and one long, easy breath
< Breathe out, and let it all grow clear.
= yoga
> Breath in, breath out: / the oldest song.
- Long spine, steady core, slow movement
< Come and breathe along.
< Breathe along.
= choreo
> The song has left its footprints. Step in them.
- Here it ran, here it waited, here it turned
- Count by count, by heart, by hip
< Dance the whole song to the end.
< By the chorus, the steps are yours.
= choreo
> A song, learned by heart / and by hip.
- Count by count, until it dances itself
< Dance it by heart.
< Come and learn the chorus.
= chair
> An empty chair is a kind of invitation.
- Sit like a queen, lean like a cat
- You circle it, you lean, you sit
< Sit down. Stay for the conversation.
= chair
> A chair, a song, / and somewhere to lean.
- You sit, you turn, you cross a slow leg
< Sit. Let it play.
< Lean back and listen.
= chair
> Sit down slowly. / Let the song find you.
- A lean, a turn, a long crossed leg
< Stay for the chorus.
< Come and stay seated, almost.
= burlesque
> A glove comes off like the first snow.
- A shoulder, a wink, a pause
- A hand, a look, a held smile
< Lovely things like to go slow.
< Smile a little. Then let it show.
= burlesque
> A shoulder, a secret, / a slow smile.
- Walks, glances, poses, and the pause between
< Come and bloom slowly.
< Smile, and wait.
= burlesque
> Undo one glove / like a long sentence.
- A glance, a turn, a pause, a smile
< Come and leave it unfinished.
< Stop before the last word.
= twerk
> The bass line lives down in your bones.
- It rises through the knees, blossoms in hips
- Soft knees, loose hips, and a laugh
< Dance it out in joyful tones.
= twerk
> The bass hums. / Your hips answer.
- Soft knees, loose hips, a shake, a laugh
< Come and answer loudly.
< Answer with your hips.
= hoop
> A moon, hung low enough to sit in.
- You fold, you reach, you lean right out
- One curve to hold, one long reach out
< Lean out wide, and drift back in.
= hoop
> Hang there like a moon, / slowly turning.
- Sits, hangs and shapes that turn with the hoop
< Come and rise.
< Turn slowly.
= hoop
> A circle of air, / and you inside.
- You sit, you lean, you hook a knee
< Come and rest in it.
< Lean into the air.
= hoop
> Hold the ring, / and let the ground go.
- Mounts, knee hangs, a long arched back
< Come and float.
< Float a little.
= silks
> A river hangs in the air, and you swim.
- You wrap, you reach, you rest
- Fold over fold, breath over breath
< Float, and rise on a whim.
= silks straps
> Somewhere above the floor, you find your wings.
- You hold, you fold, you reach
- Hand over hand, breath by breath
< Reach up. See what the air brings.
= silks
> Fabric, air, / and a slow unfolding.
- Foot wraps, leans, shapes held in the cloth
< Come and sway softly.
< Unfold up there.
= silks
> The cloth hangs still. / Then you breathe in.
- Take hold, wrap a foot, lean out slowly
< Come and stir it.
< Take hold, and drift.
= trapeze straps
> A swing is a boat that chose the air.
- Sit, lean back, and sail out
- Sway, hang by your knees, breathe
< Come aboard. The wind is fair.
< Push off gently. We’ll be there.
= trapeze
> Somewhere above the floor / a swing is waiting.
- You sit, you lean, you hang by your knees
< Come and let it sway.
< Sway a while.
= trapeze
> Let the ground go quiet / under your feet.
- Hold, sit, lean back, one long breath in midair
< Come up softly.
< Rise a little.
= seniors
> Slowly is a lovely way to dance.
- A lean, a turn, and time for every step
- Lean, turn, laugh, and take your time
< Come and give the song a chance.
< Slow is how the petals dance.
= seniors
> A melody deepens the longer it’s known.
- Balance, ease and laughter, turn by turn
- A steady hand, an easy step
< Come and make this one your own.
= seniors
> Every year, / another verse.
- Turns, holds and easy steps, at your own pace
< Come and dance yours.
< Dance your own verse.
= inclusive
> The sea has never held its waves in.
- Big ones, small ones, all dancing
- They rise, they roll, they sing
< Let yours roll. Let the dance begin.
< Come as you are. Come on in.
= inclusive
> Every body is a song. / Sing yours.
- Turns, poses and holds, in the shape that suits you
< Come and sing along, loudly.
< Sing it proudly.
= inclusive
> Take all the room / a wave would take.
- You turn, you pose, you hold, your own way
< Come and roll in.
< Roll in proudly.
= party
> Every friendship deserves a chorus.
- You know the verses: the years, the jokes. Now dance
- One good song, your best people, / and nobody dancing alone
< Come and sing it out with us.
= party
> Old friends, new steps, / one loud song.
- A short routine, some poses, plenty of laughing
< Bring the whole chorus.
< Come and sing along.
= private
> One song, one you, one patient hand.
- Your song, your pace, your question
- One move, looked at slowly, until it sings
< Take your time. We understand.
< Ask slowly, and let it land.
= private
> One move, one question, / room to listen.
- You choose the move, and we take it slowly
< Bring your question.
< Ask it slowly.
= private
> A whole song long, / all eyes on your move.
- Your goal, your pace, one detail at a time
< Come and ask for it.
< Tell us what you love.
= practice
> The same small move, a stone in a stream.
- Over and over, until it’s smooth
- No counts, no plan, and the time to try
< Polish it. Let it gleam.
= practice
> The only one counting here is your heart.
- Try it, laugh, try it once more
- Your song, your pace, your favorite move
< Come and play your favorite part.
= practice
> A pole, a song, / and time to try.
- Repeat it, change it, begin again
< Come and play.
< Play it once more.
= practice
> Some moves arrive slowly. / Leave the gate open.
- Your song, your pace, the move you like
< Come and wait for one.
< Try again, softly.
= workshop
> Hold one small thing up to the sun.
- We turn it slowly, until it shines
- Look closer: first how, then why
< Come and see how it is done.
= workshop
> Look long at one wave. You’ll know the sea.
- It opens slowly, like a shell
- First the shape, then the pull
< Look a little longer. You’ll see.
= showcase
> Behind the curtain, the whole sea holds still.
- All those waves you practiced, reaching shore
- One breath, one bow, one song
< Breathe in. The stage is yours to fill.
= showcase
> The song is ready. / So are you.
- Entrances, counts, the last pose, once more from the top
< Come and dance it through.
< Breathe in. Begin.
= photo
> A moment, pressed like a flower in a book.
- Hold the line, breathe out
- One long line, one held breath
< Years from now, come back and look.
= photo
> One held breath, / and the picture keeps it.
- Poses, long lines, a look past the lens
< Hold still, and shine.
< Come and be remembered.
= photo
> Be still for a moment. / Let it last.
- You bring a pose, the camera keeps the line
< Breathe out. Look up.
< Stay there. It’s beautiful.
= men
> A tree can dance. Ask any wind.
- Strong trunk, long arms, a song to sway to
- What is strong in you wants to move
< Root down, reach up, begin.
< Come and let the breeze in.
= men
> Strength has a song, / too.
- Climbs, holds, turns, with a rhythm underneath
< Come and move to it.
< Come and let it sing.
= prenatal
> Two tides, one shore.
- You sway, and somebody sways in you, a small boat
- Soft knees, wide breath, all the time there is
< Breathe, and sway once more.
< Rock gently. That’s what songs are for.
= prenatal
> Somebody small is dancing along with you.
- You breathe, you sway, you open wide
- Easy hips, easy breath, a soft song
< Come and move gently, for two.
= postnatal
> After high tide, the shore comes back.
- Slowly home, into your own good body
- A little breath, a little sway
< Gently, breath by breath, come back.
= contemporary
> Some things are only said with the spine.
- Reach, sink, roll: a sentence without words
- A breath becomes a reach, becomes a room
< Come and add another line.
< Speak it softly, line by line.
= contemporary
> What words leave out, / the body keeps.
- Reach, sink, turn, in time with the breath
< Come and let it speak.
< Let it speak.
= acro
> Lean as the wheat leans on the wind.
- You are branch, then bird, then branch
- A base, a flyer, a steady hand
< You’re held. Breathe out. Lean in.
< Lean a little. Then begin.
= acro
> It takes one hill to hold up a cloud.
- You take turns being both
- A palm, a shoulder, a smile lifted up
< Trust is quiet. Laughter’s allowed.
= acro
> One leans, one lifts, / and both breathe.
- Hands, feet, a steady count, a moment in the air
< Come and be lifted.
< Trust has a rhythm.
= acro
> Balance is a talk / between two breaths.
- A base, a flyer, hands that know when
< Come and lean on it.
< Breathe, and be held.
= circus
> Somewhere inside you, a tent goes up.
- A ring of laughter, a rope of breath
< Step into the ring, and look up.
= openlevel
> Every bird sings the song it has.
- One just hatched, one long on the wing
- Some leap ahead, some hum along
< No wing is ever too new.
< Bring your song. We’ll sing along.
= teens
> Be the wind for one whole song.
- All push and song and open doors
- Round and up and upside down, laughing
< Blow in and see where you fly.
= teens
> No one has named your star yet.
- It rises, it slips, it tries once more
- A beat, a laugh, a move that works
< Come and let it shine.
< Shine first. Names can wait.
= teens
> Turn up the song. Grow a wing or two.
- Swing, hold, try it, fly it
- A new move, a song, your friends
< There’s sky for all of you.
= kids
> If trees could laugh, they’d sound like this.
- A squeak, a swing, a giggle
- Small hands, strong arms, big grins
< Swing by. It’s too good to miss.
= kids
> Who taught the swallows how to swoop?
- They lean, they glide, they giggle
- Hold on tight and lean out wide
< Come and learn to loop the loop.
= kids
> A monkey can do it, and so can you.
- Hold on, and round you go
- Up like ivy, round like bees
< Come and swing the whole song through.
= class
> The day comes loose when the music starts.
- First a foot, then a thought, then shoulders
- A little rhythm, a little summer
< Bring your feet. Bring your hearts.
< That’s where all the lightness starts.
= class
> There’s a room in you the rain can’t find.
- Something lovely is always playing there
- Step by step, you find it
< Come dance there, and unwind.
< Dance, and leave the rain behind.
= class
> A song is a door, and it stands ajar.
- Step through it on the beat
- Come quietly. The feet will talk
< Come and dance, just as you are.
= static
> The pole is still. / You are the wind.
- You climb, you hold, you turn around it
< Come and be the wind.
< Come and move around it.
= salsa
> Two steps and a turn, / and the music has you.
- Steps, turns, pauses, close to the beat
< Come and be led away.
< Stay for one more song.
= salsa
> Walk into the music. / Turn once. Stay.
- A step, a pause, a turn, hips that listen
< Let it lead you.
< Come and dance it slowly.
= pole
> One pole, one song, / many ways round.
- Spins, climbs and poses, at your own pace
< Come and find one.
< Choose your own way.
= pole
> Come as you are. / The pole sings along.
- A turn, a climb, a pose that’s yours
< Come and dance your way.
< Dance your own way.

@ Intro to Pole
> You’ve never danced? Nor had the swallow.
- Grips, walks and your first spin
- Grips, walks, a spin. No experience needed
< The wings will follow.
< Take one step. Wings follow.
@ Intro to Pole
> Your first spin is like first snow.
- A grip, a walk, a first spin. No experience needed
- A grip, a walk, and then the hush
< Everything softens. Round you go.
< Come and make the first turn.
@ Intro to Pole
> A seed has no experience, either.
- Grips, walks, your first spin, / no dance background needed
- First steps on the pole: / grip, walk, spin
< Small seeds grow. So will you.
< Come and take root with us.
@ Beginner Pole
> You’ll leave with a poem: your own combo.
- Spins, climbs and sits are its lines
- Spins, climbs and sits, steady as rain
< Come and write your first line.
< You’ll know it by heart.
@ Beginner Pole
> Slowly, the ivy gets to the top.
- Climbs, spins and sits, a steady pace
- Grip, core, confidence, and your own combo
< Leaf by leaf, it doesn’t stop.
< Your first leaf opens here.
@ Beginner Pole
> Confidence comes like spring: a little green.
- Spins, climbs, sits, a short combo in bud
- At a steady pace: spins, climbs, sits
< Come and grow at your own pace.
@ Intermediate Pole
> Bats have always had the better view.
- First inverts and leg hangs, and hands to spot you
- You climb with ease. Next: upside down
< Hang the way bats do.
< Turn over. The sky is new.
@ Intermediate Pole
> Turn the whole world upside down.
- Leg hangs and first inverts, with safe hands to spot you
- First inverts, leg hangs, cleaner transitions
< Come and see it turned.
@ Intermediate Pole
> You climbed the tree. Now hang like cherries.
- Leg hangs, first inverts, safely spotted
- Leg hangs, inverts, and somebody spotting
< Come and hang where it’s sweet.
< Sweet things hang upside down.
@ Advanced Pole
> The swallow makes it look like wind.
- Handsprings and shoulder mounts, elegant as flight
- Aerial combos, power, control, elegant lines
< Come, confident wings. Begin.
< You have the power. Breathe in.
@ Advanced Pole
> Thunder can be graceful. Look at you.
- Shoulder mounts, handsprings, power, elegant lines
- Aerial combos, handsprings, power and control
< Come and light up the air.
< Graceful storms are welcome, too.
@ Spin Basics
> How does a leaf leave? Softly, going round.
- Fireman, chair, back hook, easy as leaves
- Walk in, let go: fireman, chair, back hook
< You’ll land without a sound.
< Softly, too, you meet the ground.
@ Spin Basics
> No strength needed. The wind has enough.
- Fireman, chair and back hook, and you come down soft
- Walk in, let go of the floor, and softly land
< Lean out a little. That’s enough.
@ Spin Pole
> The pole turns. You’re its moon.
- Momentum, balance, floaty combos that feel like flying
- Floaty combos, effortless to the eye
< Float to your own tune.
< You’ll be flying soon.
@ Spin Pole
> Lean on a breeze that leans on you.
- Momentum, balance, and combos like flying
- The pole turns too, and combos float
< Float the way petals do.
< Drift as dandelions do.
@ Spin Pole
> Carousels dream of being this.
- A pole that turns, and combos that float
- Momentum, balance, and the feeling of flying
< Come and feel what flying is.
@ Pole Tricks
> Three tricks, like a haiku’s three lines.
- Step by step, with options for every level
- Step by step, spotted. Bring your phone for the photo
< Come and see which one shines.
< Learn how each one shines.
@ Pole Tricks
> Bring your phone. Something here will bloom.
- Three tricks, spotted, step by step
- Three tricks, with options for every level
< You’re the flower in the photo.
< Smile. The photo keeps the bloom.
@ Pole Flow
> No river ever counted to eight.
- Spins, floorwork, transitions, all one long breath
- Spins run into floorwork, floorwork into song
< Feel the music. Numbers can wait.
< Flow first. The counting can wait.
@ Pole Flow
> One long breath, and all of it sings.
- Spins and floorwork, like beads on strings
- Spins flow into floorwork, with less counting
< Breathe in. It has wings.
< Follow where the music swings.
@ Pole Flow
> Rain runs together. So do these moves.
- Spins, transitions, floorwork, in one long breath
- Less counting, more music, from spin to floor
< Let the music choose.
@ Pole Choreography
> We fold one song into bright pieces.
- A routine in sections, then danced full out
- Section by section, and full out at last
< Come and unfold it with us.
@ Pole Choreography
> Verse by verse, the song becomes yours.
- A new routine, in sections, then full out
- Learned in sections, danced full out at last
< Dance until it soars.
< Hear how the chorus soars.
@ Pole Choreography
> The song walks first. Then it runs.
- A new routine in sections, danced full out
- A new routine, fun, and a full-out finish
< Dance like a hundred suns.
@ Exotic Pole
> Heels on, lights low. The dusk can dance.
- Low flow, slides, kips. Bring knee pads
- Slides, kips and attitude. Bring knee pads
< Give your boldest self a chance.
< Slow is a kind of romance.
@ Exotic Pole
> Your boldest self waits in the wings.
- Heels, slides, kips. Bring knee pads
- Low flow, slides, attitude. Bring knee pads
< Lights low. Hear how it sings.
< See what the music brings.
@ Exotic Pole
> Low as smoke, and twice as slow.
- Slides and kips, heels on. Bring knee pads
- Heels, kips, attitude. Bring knee pads
< Boldly, softly, let it flow.
< Come boldly now, lights low.
@ Heels & Floorwork
> The sea goes to shore, and back.
- Leg lines, rolls, waves, in heels or socks
- Leg lines, rolls, waves, smoothly down and up
< Leave a long, lovely track.
< You’ll soon find the knack.
@ Heels & Floorwork
> Draw one long line, hip to toe.
- Leg lines, waves, rolls, in heels or socks
- Rolls, waves, and smooth ways back up
< Smooth is a kind of slow.
< Down, and up again, you flow.
@ Heels & Floorwork
> Silk falls to the floor like this.
- Leg lines, rolls, waves, in socks or heels
- Rolls, waves, smooth ways down and back
< Come down soft as a kiss.
< Any height of heel is bliss.
@ Chair Dance
> A chair has four legs. It loves to dance.
- Sultry choreography, easy as sitting down
- Easy, sultry steps, and great with friends
< Give the quiet one a chance.
< Sit slowly. Take the chance.
@ Chair Dance
> Your partner, the chair, is a patient one.
- Sultry steps, and easy to follow
- Sultry choreography, easy to follow, great with friends, unhurried
< With friends, it’s twice the fun.
@ Chair Dance
> Somewhere between a seat and a song.
- You, a chair, and sultry, easy steps
- Sultry steps, and great with friends
< Sit down, and lean along.
@ Aerial Hoop
> One moon hangs high, one hangs low.
- Mounts, poses, spins, a version for each
- Strength with grace, from the very first class
< Choose one, and let it glow.
< Pick yours, and watch it glow.
@ Aerial Hoop
> A ring, a breath, and you’re a bird.
- Mounts, poses, spins: low branch or high
- Mounts, poses, spins, from your very first class
< Perch, and sing without a word.
@ Aerial Hoop
> Here strength wears the shape of a ring.
- Low or high: mounts, poses and spins
- Graceful from the very first class
< Come and perch and sing.
< Step through. It’s like spring.
@ Strength & Conditioning
> The oak adds rings. You add reps.
- Pull, core, shoulders: roots made for pole
- Progress you can measure, inverts that click
< Come and add one more.
@ Strength & Conditioning
> An invert is a lock. Here’s the key.
- Pull, core and shoulder work for pole
- Pull, core, shoulders: progress you can measure
< Turn it. Hear it click.
< Click, and the sky swings free.
@ Strength & Conditioning
> Wings begin in the shoulder.
- Pull, core, shoulders, and inverts click open
- Pull and core work, progress you can measure
< Lift, and grow a bit bolder.
< Every pull, a little bolder.
@ Flexibility & Stretch
> No bud was ever told to race.
- Splits, backbends, shoulders: active, guided and kind
- Warm, guided, kind, from any starting point
< Open at your own pace.
< Unfold in a kind place.
@ Flexibility & Stretch
> Cats in the sun know how to begin.
- Splits, backbends, shoulders, warm as a windowsill
- Active stretching, kind to your body
< Breathe out. Let warmth in.
< Start anywhere. Sink in.
@ Flexibility & Stretch
> Spring never breaks the ice. It warms it.
- Splits, backbends, shoulders, in a kind thaw
- Active, guided, kind, from any starting point
< Come and thaw a little.
< Shoulders thaw the same way.
@ Chair Dance
> A chair, a slow song, / and you.
- Sultry steps for friends, easy to follow
- Sultry steps, and no experience needed
< Sit down. Let it start.
< Come and sit with the music.
@ Exotic Pole
> Come slowly, / come as your boldest self.
- Heels on, lights low. Slides, kips, knee pads on
- Low flow, slides, kips. Heels and knee pads
< Let the slow song lead.
< Slide into the song.
@ Spin Basics
> Let go of the floor / as a leaf would.
- Fireman, chair and back hook. No strength needed yet
- Fireman, chair and back hook, softly landed
< Land like a leaf.
< Come down like a leaf.
@ Aerial Hoop
> A low moon, a high moon: / choose one.
- Mounts, poses and spins, each low or high
- Mounts, poses, spins, with a low version
< Come and sit in it.
< Rise as you like.
@ Flexibility & Stretch
> The body opens slowly, / like a garden gate.
- Warm and guided: splits, backbends, shoulders
- Active stretching, kind wherever you start
< Come and swing it open.
< Open a little.
@ Strength & Conditioning
> Every invert begins / as a breath and a pull.
- Pull, core and shoulders, progress you can measure
- Pull, core, shoulders, and then it clicks
< Come and pull once more.
< Breathe in. Pull.

@ Intro to Pole
? offer free trial class
> Free trial class: try on some wings.
- Grips, walks, your first spin
< No experience needed for wings.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Ducklings learn in a row.
- Grips, walks, a first spin
< No experience needed. Off you go.
< Side by side. Off you go.
@ Beginner Pole
? wear *shorts*
> Wear {wear}. Knees like the breeze.
- Climbs, spins, sits, a combo of your own
< Up you go, by degrees.
< Up, like ivy, with ease.
@ Intermediate Pole
? series
> {Series}: bit by bit, the world turns over.
- First inverts, leg hangs, safely spotted
< Bit by bit, the view turns new.
@ Spin Pole
? level all
> All levels fly. The same wind blows.
- A pole that turns, and floaty combos
< Lean on it, wherever it goes.
< Feel how softly it blows.
@ Pole Flow
? bring *knee pads*
> Bring {bring}. This river runs low.
- Spins and floorwork, one long flowing breath
< Roll with it, and let it flow.
@ Pole Choreography
? music
> Learn it by heart: {music}.
- A routine in sections, danced full out
< Then let your feet sing it.
< Let your feet take part.
@ Heels & Floorwork
? bring *knee pads*
> Bring {bring}. The tide meets the sand.
- Roll like waves, in heels or socks
< Roll in. Softly land.
< Wave after wave, you land.
@ Chair Dance
? bring *friend*
> Bring {bring}. The chair won’t mind.
- Sultry steps, easy to follow
- A chair, a song, and sultry, easy steps
< It’s the sharing kind.
@ Aerial Hoop
? level beginner (no experience)
> No experience needed. Moons start thin and low.
- Mounts, poses, spins, low moon or high
- Graceful strength, even in the first class
< Turn by turn, you’ll glow.
< Come and learn to glow.
@ Strength & Conditioning
? bring *water*
> Bring {bring}. Oaks need rain to grow.
- Pull, core, shoulders, till inverts finally click
- Pull, core and shoulders, made for pole
< Ring by ring. Take it slow.
< Reach up. Sip as you go.
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. Bring only your winter shoulders.
- Splits, backbends, shoulders, warm and kind
- Active, guided stretching, kind to your body
< Come and thaw them into spring.
< Leave with a little spring.
@ Flexibility & Stretch
? bring * mat
> Bring {bring}. A seed likes its bed.
- Splits, backbends, shoulders, warm, guided, kind
- Active stretching, from any starting point
< Lie back. Let the leaves spread.
< There’s all of spring ahead.
= any
? bring
> Bring {bring}, and the song brings the rest.
< And bring the drum inside your chest.
< Come and be the music’s guest.
= any
? bring *knee pads*
> Bring {bring}, and come down soft as sand.
< Kneel gently. Softly land.
= any
? bring * mat
> Bring {bring}. We’ll call it a meadow.
< Roll it out, and spring begins.
= any
? bring *friend*
> Bring {bring}. Two birds make it spring.
< Come and hear each other sing.
< See what a duet can bring.
= any
? bring *friend*
> Bring {bring}. Laughter flies on two wings.
< Side by side, the whole song swings.
= any
? bring mats (provided)
> Mats provided, like moss in a quiet wood.
< Lie down. It will do you good.
< Soft things wait, as soft things should.
= any
? wear *heels*
> Wear {wear}, and the floor will keep the beat.
< Hear the music in your feet.
= any
? bring heels (optional)
> Heels are optional. The stars don’t mind.
< Wear what’s tall, or wear what’s kind.
< High or low, come and unwind.
= any
? bring heels (optional)
> In heels or without, the floor will sing.
< Bring your feet. That’s everything.
< High or low, you’ll hear it ring.
= any
? offer first class free
> First class free, like the air.
< Come and dance without a care.
< Come and breathe it in.
= any
? offer first class free
> First class free, and the door stands wide.
< There’s music warming up inside.
< Come in, and begin.
= any
? offer free trial class
> Free trial class. Dip a toe in the stream.
< It’s warmer than you’d dream.
< Come in slowly, as into a dream.
= any
? offer free trial class
> A free trial class, like one sip of spring.
< Come and see what it might bring.
< Taste it once, and hear it sing.
= any
? offer
> Good news to hum on your way here: {offer}.
< Come in humming, and dance.
= any
? offer *half price*
> {Offer}, and the song is still whole.
< Come and hear every note.
= any
? offer *off*
> {Offer}, and every note still in the song.
< Come and dance from first to last.
= any
? offer your friend comes free
> Your friend comes free. Laughter travels in pairs.
< Dance in twos, and drop your cares.
< Bring a laugh, and leave your cares.
= any
? level beginner (no experience)
> No experience needed. Spring starts from seed.
< A little sun is all you need.
< Come and see where it may lead.
= any
? level beginner (no experience)
> No experience needed. Ask the first snow.
< It dances anyway. Off you go.
< It just drifts in, soft and slow.
= any
? level beginner (no experience)
> No experience needed. Just hum the tune.
< You’ll know the other verses soon.
< Your feet will know it soon.
= any
? level beginner
> Beginners are welcome, like the first warm day.
< Everyone here began this way.
< Come as you are, and stay.
= any
? level beginner
> For beginners, the sky starts low.
< Small steps first, and up you go.
< Come and feel your first wings grow.
= any
? level beginner
> Beginners bring the spring in.
< Bloom as softly as you like.
= any
? level all
> All levels, like a pond in spring.
- Ducklings and swans, under one sky
- Some glide, some paddle, all make ripples
< There’s room for every wing.
= any
? level beginner (only)
> Beginners only: a garden all in bud.
< Nobody’s ahead. We open together.
< Come and open with the rest.
= any
? level advanced*
> Advanced: where the air grows clear and thin.
< You know the way. Breathe in.
< Come up, spread out, begin.
= any
? level intermediate
> Intermediate level, where the lines grow longer.
< You know the first verse. Sing on.
< Bring what you know, and wander on.
= any
? audience women*
> {Audience}: one song, many voices.
< Come and add your own.
= any
? audience all bodies*
> All bodies welcome, like all the waves.
< The sea has room for every one.
< Roll in, just as you are.
= any
? places *left
> {Places}. One of them may be yours.
< The music would love your steps.
< Come, and let the music start.
= any
? places few
> A few places are still in the sun.
< Come and warm yourself in one.
< May we keep you one?
= any
? places small group
> A small group, like a string quartet.
< Every voice is heard.
= any
? series
> A story told in chapters: {series}.
< Come and dance the next page.
= any
? music
> Your feet already know it: {music}.
< Let them sing along.
< Come and let it carry you.
= any
? music
> There’s a song in the air: {music}.
< Breathe in, then dance.
< Let it settle on your shoulders.
= any
? substitute
> {sub} is in, with the same sweet song.
< Come and hear the song begin.
= any
? substitute
> {sub} is in, and picks up the tune.
< Fresh as a garden in June.
< Sing along. You’ll know it soon.
= any
? soldOut sold out
> Sold out, like a sky full of swallows.
< Thank you, every one of you.
< See you at the next song.
= any
? soldOut sold out
> Sold out. The whole garden is in bloom.
< Thank you. What a bouquet.
< You are the flowers. Thank you.
= any
? soldOut waitlist
> The waitlist is open, like a window in spring.
< Add your name. Hope has a wing.
< Lean in, and see what breezes bring.
= any
? soldOut sold out
? soldOut waitlist
> Sold out, but the waitlist is in bud.
< Add your name. Buds do open.
= any
? guest
> A new song to learn, with {guest}.
< Come and learn the tune.
< Come and catch the new tune.
= any
? guest
> Open the window. Here comes {guest}.
< Come and hear the new song.
= any
? typed *no partner*
> No partner needed. The music takes your hand.
< Follow it in. You’ll understand.
= any
? typed *alone or with a friend*
> Come alone or with a friend, like the rain.
< One drop or two, we’re glad.
< Every drop joins in the refrain.
= handstand acro
? typed *alone or with a friend*
> Alone or with a friend: trees do both.
- Palms like roots, legs like branches
- A steady breath, and feet among birds
< Come, take root beside us.
< One tree or a whole wood.
= heels
? typed *new class*
> A new class: snow without a track.
- Long lines, slow turns, a ringing walk
- Toe, hip, shoulder, and a held note
< Walk in first. Don’t look back.
= yoga stretch
? price
> {price}, and one long breath to rest in.
- Slow shapes, soft shoulders, / one long breath
- A long spine, and the ripples settle
< Come and let your thoughts subside.
= heels exotic
? wear *heels*
> Wear {wear}. Each step’s a small bell.
- Long lines, slow turns, a swaying walk
- Toe, hip, shoulder, and the echo
< Walk in, and ring it well.
< Step, and let it swell.
= floor lowflow flow
? substitute
> {sub} is in. Same river, new breeze.
- Turns and waves and rolls, sung anew
- One thing runs into another
< Come and flow with ease.
< Flow as you please.
= workshop tricks advanced intermediate
? guest
> A guest like a comet: {guest}.
- One small thing, turned slowly, till it shines
- Look closely, hold gently, shine a little
< Come and catch the glow.
= hoop
? level beginner (only)
> Beginners only: every moon here is new.
- You fold, you reach, you lean right in
- One curve to hold, one curve of you
< Come and start to shine, too.
= spin spinpole static
? typed *second class free*
> Second class free: the moon comes round again.
- One push, one turn, one long lean
< Come round, and then again.
= any
? typed *second class free*
> Second class free: spring comes round twice.
< Come once. Come again. It’s nice.
= inclusive
? typed *every body*
> Every body is welcome, like every wave.
- Big, small, mild, wild: all of them dance
- Every curve has room to roll
< Come rolling in. Be brave.
< Roll in. We’re glad you came.
= any
? typed *new class*
> A new class, like a crocus in snow.
< Come and help it grow.
= any
? typed *new class*
> New class. The page is white and wide.
< Write your first step inside.
= any
? audience
> {Audience}. This song is yours.
< Come and dance it your own way.
`;
