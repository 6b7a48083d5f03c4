// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const sensual = `
= intro pole spin
> A cool pole, a warm hand, a slow start.
- The pole warms up in your hands, and your shoulders drop
- Hold on, breathe out, walk around it slowly. It warms to you
< Stay a song longer. You’ll see.
< Stay until it’s warm.
< Come and warm up to it.
= intro
> Feel the music first. The steps will follow.
- A hand, a slow walk, one long breath. That’s how it begins
- Nothing to know beforehand, everything to notice
< Stop thinking. Start swaying.
< Breathe out. It already feels good.
< Come and feel your way in.
= intro pole spin
> Leave the day outside with your coat.
- In here a single step can take a whole breath
- Walk, lean, exhale. Everything else can wait
< Come in and slow down.
< Let it all slide off your skin.
< Slow steps start right here.
= intro pole
> Nobody is in a rush here. Least of all you.
- Your first moves come slowly, one warm breath at a time
- The first steps are small, slow and surprisingly sweet
< Take your first step slowly.
< Come and find your own slow pace.
= pole
> Come a little closer. The pole won’t mind.
- Walk around it, lean away from it, melt back in
- A warm hand, a cool pole, a song that takes its time
< Closer is where it starts to feel good.
< Lean in, breathe out, begin.
= spin spinpole
> Lean away and let the turn carry you.
- Your hand holds on, your breath slows, and round you go
- One long exhale, and you’re already turning
< Give one slow turn a try.
< It’s softer than it looks.
< Hold on, breathe out, float.
= spin
> Feel the turn in your fingertips.
- The cool curve, the slow turn, the soft return
- First the reach, then the turn, then a little shiver
< Feel one slow turn for yourself.
< Once around, slowly. Then again.
< Breathe, turn, soften.
= spin spinpole
> Slower. The turn isn’t going anywhere.
- Let it reach your shoulder, your waist, the ends of your hair
- One hand high, one hip heavy, and all the time there is
< Take it slowly and savor it.
< Stretch out every turn.
< Let one turn last a whole breath.
= spin
> First the breath. Then the floor lets you go.
- You come down softer than you left
- In through the nose, around on the exhale, down like a sigh
< Take your breath along for the turn.
< Land like a sigh.
< Breathe in. The turn will follow.
= spin spinpole
> Walk up to the pole as if you’d missed it.
- Heel, toe, hip, and then the turn takes over
- A slow circle first. Then a closer one
< Come closer. Then turn.
< Slow steps, soft landing.
< Feel it warm to your hands.
= spin
> Feel the pull before you feel the turn.
- It starts in your palm and ends in your toes
- A tug, a tilt, a hush all the way around
< Give in to a slow turn.
< Let it pull you in.
< Hold on softly and let it take you.
= spin spinpole
> One arm up. Everything else let loose.
- A long line from your wrist to your toes, turning slowly
- You hold on, you turn, and your shoulders forget the week
< Come undone for a turn or two.
< Let your shoulders go soft.
< Loose hips, long arms, slow turns.
= spin spinpole
> Let your hair be the last to arrive.
- First the hip, then the shoulder, then the rest of you
- A turn so slow that everything trails behind
< Let it trail. You have time.
< Slow turns are the sweetest.
< It’s worth the wait.
= spin
> Lighter than a breath against your neck.
- That’s how softly your feet find the floor again
- You leave the floor warm and come back softer
< Touch down just like that.
< Slow out, soft in.
< Come and land on a whisper.
= spin
> Cool in your hand. Warm everywhere else.
- Palm first, then the inside of your knee, then a slow turn
- It takes a turn or two until you feel the glow
< Come and get lovely and warm.
< Once you’re warm, you’ll want to stay.
= spin spinpole
> Turn slowly, and everything goes soft.
- The music stays, and your breath gets long
- The edges melt, and all that stays is the music
< Keep turning. Keep breathing.
< Let the world blur for a while.
< Come around as often as you like.
= spin spinpole
> Some music goes in circles. Join it.
- A long note, a slow lean, one leg left trailing
- By the second verse your whole body has found it
< Turn with the low notes.
< Let the song turn you around.
< Stay for one more verse.
= spinpole
> Open slowly. The pole slows down with you.
- Curl in and it quickens, like a pulse
- It answers every breath you take
< You set the pace. Make it a slow one.
< Take your time. It listens.
= spinpole
> The pole turns. You only have to melt.
- A soft push, a long breath, and the world goes around you
- Lean away, stay loose, and let the turning do the work
< Melt into one slow spin.
< Let it turn. You just breathe.
= static
> The pole stays still. You don’t have to.
- Press close, slide down, press away, and take your time
- All of the movement is yours, from the hips to the fingertips
< Come closer and start to sway.
< Move it slowly. It’s all yours.
= static
> Something steady to melt against.
- Shoulder, back, and one long slide down
- It doesn’t rush you. It doesn’t move at all
< Lean in as long as you like.
< Melt a little. It will hold you.
= static
> A still pole has all the patience you need.
- So reach, lean and sway at exactly your own speed
- Walk around it slowly until your breath has caught up
< Take all the time it gives you.
< Be as slow as you like.
= tricks
> Your skin learns how to hold you.
- A warm thigh, a slow breath, and there you stay
- First the hold, then the breath, then the quiet joy of it
< Come and feel what holds.
< Trust your skin, one slow try at a time.
= tricks
> The best tricks happen on the exhale.
- Breathe in to get there, breathe out to stay
- No rush to the shape. The way into it feels good, too
< One deep breath, and you’re there.
< Take the slow way in.
= tricks advanced
> Stay in the shape for one breath longer.
- The hold, the stillness, the warmth of staying
- Every second up there belongs to you
< Linger where it’s beautiful.
< Rest in it like a long note.
= advanced intermediate
> Upside down, every breath is louder.
- Listen to it, and take your time coming down
- The hold, the hush, the slow way back to the floor
< Come and hear yours.
< Make it a long, soft landing.
= intermediate
> You know the steps. Now slow them down.
- Same moves, more breath in between
- Slower in, longer out, and nothing thrown away
< Draw out every one of them.
< Feel what you’ve been rushing past.
= advanced
> Control is what lets you take so long.
- A slow way up, a slower way down, a warm hold in between
- Power underneath, velvet on top
< Make it look like one long breath.
< Take your time. You’ve earned it.
= flow
> Don’t stop between the moves. Melt.
- One move softens before the next one begins
- No edges, only breath, from the first step to the floor
< Let it all run together.
< Melt your way into the next one.
= flow
> Move like something poured.
- Over the hip, down the spine, into the floor
- Slow as honey, and just as sweet
< Come and move like honey.
< Let it pour for a whole song.
= flow
> Move slowly. Follow your breath.
- It knows where your body wants to go next
- In, and you rise. Out, and you sink
< Let every exhale move you.
< Your breath knows the way.
= exotic
> Make the music wait for your next step.
- Drag it, draw it out, and look back once
- There’s a whole world between two slow beats
< Move only when you feel it.
< Nobody needs you to be quick.
= exotic
> A slow gaze, and slower hips.
- Breathe out, and let the hips take their time
- Look up first, then slide down, as slowly as you like
< Slow hips say more than fast ones.
< Let your eyes lead and your hips follow.
= exotic
> The floor is part of the dance. Sink in.
- Down the pole, along the leg, back up by inches
- Hair, spine, fingertips, one after the other
< Sink in for a whole song.
< The slowest way down is the best one.
= heels
> Feel the floor through every step.
- A drag, a pause, a soft click on the floor
- Toe first, slowly, as if testing the sea
< Let each step land softly.
< Feel your whole body arrive.
= heels
> Let your hips arrive before your heels do.
- You don’t walk. You pour yourself forward
- Each step starts in the hip and takes its time
< Arrive late. On purpose.
< Let the hips lead the way.
= heels
> A slow walk in heels is a song.
- Roll through the foot, cross the legs, breathe out
- Heel, hip, shoulder, and the whole body sways along
< Come and walk yours.
< Find the walk that feels like you.
= lowflow floor
> Sink down. The floor has got you.
- Let it take your back, your breath, your week
- Roll over as slowly as a good thought
< Let the floor hold all of you.
< Stay down here a while.
= lowflow floor
> A slow wave, from your fingers to the floor.
- It starts with a breath and leaves through the toes
- Shoulder, rib, hip, and back again
< Ride it all the way down.
< Let the wave come back for you.
= lowflow floor
> The floor is warm where you’ve just been.
- Roll, slide, arch, and leave a little warmth behind
- Slow shapes down low, with all of you supported
< Come down and leave it warm.
< Lie back and let the music roll you.
= handstand
> All of you in your palms. And one breath.
- Everything else goes quiet up there
- Press, float, hear your own pulse
< Feel how quiet it gets.
< Stay one breath longer.
= handstand
> Upside down, even your thoughts let go.
- Warm wrists, a long spine, one slow breath at the top
- Palms down, hips over shoulders, and then the hush
< Find the quiet at the top.
< Breathe in. Float a little.
= conditioning polefit
> Feel every inch of the pull.
- Slow up, slower down, and the heat in between
- Warm skin, deep breath, nothing wasted
< Slow it down and feel it work.
< Stay with the warmth.
= conditioning polefit
> First comes the heat. Then the grace.
- Hold until it hums, breathe until it softens
- Under all that softness, something that can hold you
< Come and earn the glow.
< Let yourself get warm.
= stretch
> Melting takes time. Here you have it.
- Hip by hip, breath by breath, down into the floor
- Nothing is pulled. Everything is let go
< Let the warmth do the work.
< Melt a little lower with every breath.
= stretch
> Long spine. Soft belly. Nowhere else to be.
- Let each breath lengthen what the day made short
- Fold over yourself and stay a while
< Come and unfold, breath by breath.
< Exhale the whole day.
= stretch
> Your shoulders have been up all day.
- Let them slide down your back, one exhale at a time
- Warm muscles, slow breath, and everything gets longer
< Come and let them melt.
< Lay the day down slowly.
= yoga
> Let the exhale be the longest thing.
- Follow it down, past the shoulders, past the to-do list
- Skin, breath, warmth, in that order
< Breathe out with us, slowly.
< One more breath. A longer one.
= yoga
> Warm breath, long spine, slow strength.
- Each shape arrives with one breath and stays for the next
- Slow in, slow out, until your whole body is warm
< Breathe in and feel it work.
< Let your breath set the pace.
= choreo
> Learn it slowly. Feel it on your skin.
- Count by count it moves from your head to your hips
- First the steps, then the breath between them
< Let your hips savor it.
< Take it home under your skin.
= choreo
> The song goes in through the skin.
- By the second chorus you stop counting and start feeling
- Every beat finds its place on you
< It stays with you afterwards.
< Come and hear it with your whole body.
= chair
> All a chair has to do is hold you.
- A long lean, a crossed leg, a look over the shoulder
- Sit down as if the song had asked you to
< Sink in. It’s yours for a song.
< Take a seat. Take your time.
= chair
> Back of the chair, back of your neck.
- One stays cool. One gets goosebumps
- Arch, breathe, let your head tip back last
< Come and feel the goosebumps.
< Lean back and breathe.
= chair
> Sit down slowly. That’s half the dance.
- The other half is a hip, a shoulder and a long look back
- One leg crosses, one hand slides, and the music does the rest
< Lower yourself into the music.
< Sit down and stay for the song.
= burlesque
> The glove comes off last. If at all.
- Finger by finger, look by look, breath by breath
- It’s not what you show. It’s how long you take
< The slowest tease is the best one.
< Take your time with every finger.
= burlesque
> A tease is a promise, taken slowly.
- A shoulder, a glance, a smile that comes late
- Shimmy, pause, and let the silence do its work
< Come and learn to linger.
< Keep a little for the last note.
= twerk
> Start low. Let it travel.
- From the heel to the hip to the grin
- Bass in the belly, warmth in the thighs
< Follow the bass down.
< Let it shake you loose.
= twerk
> The bass knows where your hips are.
- Bend your knees, breathe out and let it find them
- First slow, then low, then all by itself
< Come low and feel the beat.
< Let the bass find you.
= salsa
> Let the music come a little closer.
- A warm breath, a step, a turn, and you’re inside the song
- You feel it on your skin first, then in your feet
< Come close and dance.
< Feel every step on your skin.
= salsa
> The best dances begin with a slow breath.
- Then a step, a turn, and the warmth comes by itself
- Feet first, then the whole body, then a warm smile
< Come and sway into it.
< Let the rhythm warm you.
= hoop
> Curl into the curve.
- Cool ring, warm skin, a slow turn in the air
- It holds your back like an open hand
< Let it hold you and turn you.
< Stay curled up a while.
= hoop
> Lean back. The ring has you.
- A hooked knee, a soft breath, and your arms drift open
- Hair down, arms open, nowhere to go
< Hang there softly and breathe.
< Let the air do the rest.
= silks
> Soft on your skin, and it holds you.
- Wrap a foot, lean away, feel the fabric take you
- Warm hands, long cloth, a slow breath up high
< Lean into the soft hold.
< Let the cloth cradle you.
= silks straps
> Wrapped once. Breathe. Wrapped again.
- It tightens when you move and holds you when you don’t
- Fold yourself in until everything goes quiet
< Let it wrap you, then unwind you.
< Stay wrapped for a while.
= silks trapeze straps
> Let the air rock you.
- A slow swing, loose hair, one hand trailing behind
- Back and forth, until your breath swings along
< Swing softly. No hurry.
< Sway until your thoughts go still.
= trapeze
> You always loved to swing. Now do it slower.
- Sit, sway, hook a knee, and feel the air on your cheeks
- Both hands warm, both feet light, and time to breathe
< Come back to the slow swing.
< Let it carry you back and forth.
= inclusive
> Every curve has its own slow way around.
- Warm skin, loose hips, a long exhale
- Move every part of you as if you’d missed it
< All of you is invited.
< Come and take your sweet time.
= inclusive
> There’s space here for all of you.
- Hips, belly, thighs, and the breath that moves them all
- Nothing to hide, nothing to hold in. Just breathe out
< Move as slowly as feels good.
< Come as you are. Move as feels good.
= seniors
> Your hips have stories. Let them speak.
- A slow walk, a sway, and warmth from the hips up
- No rush, nothing to prove, just music and a long breath
< Come and tell one slowly.
< Let the music bring them out.
= men
> Strength, but slower.
- A reach, a lean, a long controlled breath down
- The grip is firm. The rest may soften
< Let the music move you.
< Soft is its own strength.
= men
> You can be strong and take your time.
- Slow lines, quiet hands, a breath you can hear
- Hold firmly, breathe slowly, prove nothing
< Come and slow it down.
< Slow is where you feel the power.
= private
> Just you, the music and one long breath.
- Ask for it slower, ask for it again. It’s your time
- Nothing to rush, nothing to hide
< All the time is yours.
< Take it at your own rhythm.
= private
> You have nobody to keep up with here.
- Linger on the move you love, skip the one you don’t
- Your pace, your song, your questions
< Stay with what feels good.
< Take your own sweet time.
= practice
> Your song. Your pace. Your skin.
- Follow what your body asks for next
- Repeat the part that feels good
< Once more, and slower.
< Stay in it for a while.
= practice
> No one counts. You just feel your way.
- One move, over and over, until it turns to honey
- Pick a song, breathe out, see what comes
< Come and play with it slowly.
< Let your body choose.
= workshop
> We’ll stay with one thing until it glows.
- Every inch of it, in its own time
- Look closer, move slower, feel what it’s made of
< Come and linger over it with us.
< Take it slow enough to feel.
= workshop
> Some things are worth the long, slow way.
- More time for the details, more breath in between
- Take it apart gently and feel each piece
< Come and get it under your skin.
< Give it your hands and your time.
= showcase
> A held breath before the first note.
- The stillness, the warmth, and then the song begins
- Wait one beat longer, then let it all pour out
< Breathe. Then begin.
< Come and feel the hush.
= showcase
> Slow songs, soft landings, held breaths.
- Let the dance come close enough to feel
- Every pause up there is worth the wait
< Come and feel every note.
< Let it give you goosebumps.
= photo
> Hold still. Breathe. Let it linger.
- A soft breath, a turned shoulder, an almost smile
- Stay in the shape until it feels like yours
< Breathe out. That’s the picture.
< Keep one slow second forever.
= prenatal
> Two heartbeats, one slow sway.
- Roll the hips and let the floor carry both of you
- Soft knees, warm hands, long breath out
< Breathe slowly, for both of you.
< Sway as long as you like.
= postnatal
> Come back to your skin, gently.
- Breath by breath, as soft as it needs to be
- Nothing to reach. Only to feel
< Be as gentle as you need.
< Slowly. You’re still you.
= contemporary
> Some things you can only say with your skin.
- A reach, a curve, a breath left open
- What has no words still wants to move
< Let your body finish the sentence.
< Say it slowly, with all of you.
= contemporary
> The music touches you first.
- Soft arms, a long spine, one breath into the next
- Then a shoulder answers, then a rib, then all of you
< Answer with your whole body.
< Let it touch you. Then move.
= party
> Some celebrations you feel in your hips.
- A slow walk, a swaying hip, a laugh you can’t hold back
- One song, one look over the shoulder, everybody glowing
< Gather your friends and sway.
< You’ll feel it for days.
= party
> Slow dancing is sweeter with your favorite people.
- A sway, a shoulder, a giggle in between
- Everyone learns the same slow walk. Everyone makes it their own
< Bring the ones who make you laugh.
< Share one slow song.
= acro
> Lean in. Somebody has you.
- A palm, a sole, a breath you share
- The longer you trust, the softer it gets
< Come and feel what trust is like.
< Let yourself be held.
= acro
> First you breathe together. Then you rise.
- Hands meet feet, feet find balance, everything softens
- Warm hands, steady eyes, a slow way up
< Come and share a breath.
< Lean on someone who leans back.
= openlevel
> Your own pace is the right one.
- Slow it down until it’s yours
- Some melt fast, some take their time
< Find your own slow.
< Take all the time you like.
= class
> Your body has been patient all day.
- Let it stretch, sway and say what it wanted to say
- One slow song, and your shoulders come down
< Give it a slow song.
< Now it’s your body’s turn.
= class
> Let the music find the back of your neck.
- A sway, a sigh, a foot that starts without you
- From there it knows its way down
< Let it find the rest of you.
< Slow down and let it in.
= class
> There’s a slower way to move. Come feel it.
- Fewer thoughts, more music, and warmth all the way down
- Long breath, loose shoulders, hips that take their time
< Slow down and stay a while.
< You’ll feel it in your shoulders first.
= any
> Exhale.
< Come in.
< Now move.
= any
> Slower, softer.
< Come closer.
< Stay awhile.
= any
> Warm up slowly.
< Breathe deep.
< Feel it.
= any
> Skin. Breath. Music.
< Join us.
< Sink in.
= any
> Breathe. Soften. Move.
< Feel good.
< Melt in.
= any
> Take your time.
< It’s yours.
< No rush.
@ Intro to Pole
> Your first spin can be slow.
- Slow grips, slow walks. No experience needed
- Grips, walks, one soft spin. You need no experience
- First you hold, then you walk, then you spin. No experience needed
< Breathe in. Then take your first step.
< Come and be slow at something new.
< Let it be slow. Let it be yours.
< Take all your time.
@ Intro to Pole
> All it takes: a hand, a breath.
- One soft first spin. No experience needed
- Grips and walks first, then a spin. No dance background needed
< Bring both. Take your time.
< One breath, and you’ve begun.
< Breathe in and begin.
@ Intro to Pole
> Cool pole. Your hands will warm it.
- First grips, walks and a spin. No experience needed
- First grips, first walks, first spin, all in your own time
- No dance background, no rush. Just first steps and a first spin
< Soft hands, slow start.
< Hold on softly. It begins here.
@ Beginner Pole
> A little higher with every breath.
- Unhurried spins, climbs, sits, one short combo
- Spins, climbs and sits, at a pace you can breathe in
- Build grip, core and confidence slowly, and leave with a short combo
< Climb softly. There’s time.
< Take it one warm breath at a time.
@ Beginner Pole
> Leave with something new in your hips.
- Spins, climbs, sits: your own short combo
- A short combo of your own, made of spins, climbs and sits
- At a steady pace you build grip, core and one short combo
< Come and make it yours, slowly.
< It will sway home with you.
< Take it home, swaying.
@ Beginner Pole
> Nobody rushes you up the pole.
- Spins, climbs, sits, at a steady pace
- Build grip and core, breathe, and leave with a short combo
< Slow is how it starts to feel good.
< Soft breath, warm hands, your own time.
< Take your sweet time.
@ Intermediate Pole
> Tip back slowly. Someone’s right beside you.
- First leg hangs and inverts, safely spotted
- First inverts and leg hangs, safely spotted, with cleaner transitions
- You climb with ease. Upside down comes next, safely spotted
< Breathe out. You’re in warm hands.
< Lean into it. You’re held.
< Exhale, and lean back.
@ Intermediate Pole
> The world looks softer upside down.
- Leg hangs and inverts, spotted and unhurried
- First inverts and leg hangs, safely spotted, with time to breathe
- You climb with ease. Now come leg hangs and inverts, safely spotted
< Come and see it the other way up.
< Hang there for one long breath.
< Take a slow look.
@ Intermediate Pole
> You climb with ease. Now melt.
- Leg hangs, inverts, smooth transitions, all spotted
- Cleaner transitions, leg hangs and your first inverts, safely spotted
- One move pours into the next, even upside down, safely spotted
< Come and feel how smooth it gets.
< Smooth it out, breath by breath.
< Smooth feels so good.
@ Advanced Pole
> Power is loveliest when it’s slow.
- Shoulder mounts, handsprings, combos, long elegant lines
- Shoulder mounts, handsprings and aerial combos, in long, elegant lines
- Aerial combos for confident inverters, with control in every breath
< Let your strength go soft.
< Come and take it slowly.
< Draw out every line.
@ Advanced Pole
> A shoulder mount, slow as a sigh.
- Handsprings, aerial combos, and silky control
- Aerial combos and handsprings, too, for confident inverters
- Power underneath, elegant lines on top, handsprings in between
< Breathe in, and rise.
< Control can feel this good.
@ Advanced Pole
> You already love it upside down. Linger.
- Aerial combos, shoulder mounts, slow control
- Aerial combos and shoulder mounts, with power and long, elegant lines
- Handsprings and aerial combos, taken slowly and with control
< Make the hard part feel like silk.
< Stay up there a little longer.
< Stay another long breath.
@ Spin Basics
> No strength needed. Only a soft landing.
- Fireman, chair, back hook, slow as sighs
- Walk in, let go of the floor, spin, and exhale
< Come and land softly.
< Leave the floor on an exhale.
@ Spin Basics
> Walk slowly. Let the spin take you.
- A soft fireman spin. No strength needed
- Fireman, chair, back hook. No strength needed yet, only a breath
< Let the floor go. It waits for you.
< One slow spin, and you’ll want more.
< Let go, land softly.
@ Spin Basics
> It takes no strength. Just a breath.
- Fireman, chair, back hook, softly landed
- Walk in, let go of the floor, land like a sigh
< Breathe out, and around you go.
< You’ll feel it in your fingertips.
< Breathe out and turn.
@ Spin Pole
> The pole turns with you. Just breathe.
- Floaty combos that feel like slow flying
- Floaty combos, a little momentum, and the feeling of flying
- Momentum and balance, in combos that look effortless
< Float for as long as you like.
< Give it a breath and let it turn.
< Breathe out and float.
@ Spin Pole
> Feel what floating does to your skin.
- A turning pole and slow, floaty combos
- Momentum carries you, balance holds you, and it looks effortless
- The pole turns with you through slow, floaty combos
< Come and float a while.
< The air will feel like silk.
< Come and drift awhile.
@ Spin Pole
> Turn, and the pole turns with you.
- Momentum, balance, combos that look effortless
- Find your balance, ride the momentum, and it feels like flying
- Floaty combos that look effortless, one slow circle after another
< Round and round, and softer each time.
< Slow circles, soft breath, you.
< Come around once more.
@ Pole Tricks
> Three tricks. All the time they need.
- Spotted, unhurried, with options for every level
- Each taken apart step by step, spotted, with options for every level
- Step by step and spotted. Bring your phone for the photo
< Breathe your way into them.
< Stay with each one until it’s yours.
< Breathe into each one.
@ Pole Tricks
> Every trick is made of soft steps.
- Three tricks a class, spotted, never rushed
- Three tricks a class, spotting close by, options for every level
- Three tricks, step by step. Bring your phone for the photo
< Let them come to you slowly.
< Take the first soft step.
< Take the first one.
@ Pole Tricks
> Get there slowly. Linger for the photo.
- Three spotted tricks. Bring your phone
- Three tricks, step by step, with spotting. Bring your phone
- Spotting close by, options for every level, and three tricks to enjoy
< Breathe in, hold, and there’s your photo.
< Smile slowly. It’s your photo.
< Hold it. Breathe. Beautiful.
@ Pole Flow
> One long breath, and you’re moving.
- Spins, floorwork, transitions, and less counting
- Link spins, floorwork and transitions, and feel the song underneath
- Spins melt into floorwork, with less counting and more feeling
< Let one breath carry you through.
< Breathe in with the first note.
< Breathe in the music.
@ Pole Flow
> Stop counting. Start feeling.
- Spins sink into floorwork, breath by breath
- Follow the music through spins, transitions and floorwork
- Spins, transitions and floorwork, linked like one long exhale
< Feel your way through a song.
< Let the music do the counting.
< Let the song lead.
@ Pole Flow
> Let one move melt into the next.
- Spins to floorwork, with less counting
- From spins to floorwork in one long breath of movement
- Less counting, more music, and transitions as smooth as honey
< Go where the breath goes.
< Keep melting until the song ends.
< Melt all the way.
@ Pole Choreography
> One song gets under your skin.
- A new routine, finally danced full out
- A new routine, sunk into section by section, then danced full out
- Learn the new routine section by section, then dance it full out
< Come and let the song in.
< It may stay there for days.
< Let the song in.
@ Pole Choreography
> First slowly. Then with all of you.
- One song, in sections, then full out
- A new routine to one song, learned in sections, danced full out
< Softly, softly, then everything.
< Save a deep breath for the finish.
@ Pole Choreography
> Every song has one delicious shiver.
- A routine in sections, then full out
- Musicality, performance, fun, and one new routine to dance full out
< Come and dance right into it.
< Let the song give you shivers.
< Come and feel it.
@ Exotic Pole
> Heels on, lights low. Take your time.
- Slow slides, soft kips. Bring knee pads
- Low flow, slides and kips. Bring knee pads and your boldest self
- Slides, kips and low flow with attitude. Bring knee pads
< Let the music find your hips.
< The rest is breath and music.
< Slide into it slowly.
@ Exotic Pole
> Your boldest self moves slowly.
- Heels on, slides, sighs. Bring knee pads
- Heels on for low flow, slides and kips. Bring knee pads
- Lights low, a long slide down, a little attitude. Bring knee pads
< Come closer and slow down.
< Give it all the time it wants.
< Slow down and slide.
@ Exotic Pole
> Lights low, flow low, no rush.
- Slides, kips, heels on. Bring knee pads
- Slides, kips and attitude in heels. Bring knee pads
< Come down slowly. Stay a song.
< Sink into it, slowly.
@ Heels & Floorwork
> The slow way down is the sweetest.
- Soft rolls and waves, heels or socks
- Smooth ways down and back up, in heels or in socks
< Get there whenever you like.
< Sink down. Roll. Rise.
@ Heels & Floorwork
> High heels, low heels or soft socks.
- All are welcome for rolls and waves
- Leg lines, rolls, waves, and a smooth way back up
< Slip them on and slow down.
< Whatever feels good on your feet.
< Slip them on slowly.
@ Heels & Floorwork
> Let a wave carry you down.
- Leg lines and rolls. Heels or socks
- Then leg lines and rolls, in heels of any height or socks
< Sink down slowly. Rise slowly.
< Smooth, slow and all yours.
< Melt all the way down.
@ Chair Dance
> Your partner never rushes you.
- A chair, and choreography easy to follow
- Sultry choreography with a chair, easy to follow, great with friends
- A chair, a sultry choreography, and steps that are easy to follow
< Lean in. A chair has all the time.
< Take a seat and lead the dance.
< Lean in a little.
@ Chair Dance
> Lean back. Your partner has four legs.
- A chair. Sultry, and easy to follow
- Sultry choreography with a chair, and it’s easy to follow
< It holds you as long as you like.
< Sit down and let the music in.
< Sit down and sway.
@ Chair Dance
> Sultry is easier sitting down.
- Easy to follow, and lovely with friends
- Great with friends: slow, sultry choreography around a chair
- With a chair as your partner, the choreography is easy to follow
< Cross your legs. Drop the worries.
< Pull up a chair and breathe out.
< Pull your chair close.
@ Aerial Hoop
> Curl up in a slowly turning hoop.
- Poses and soft spins, low or high
- Graceful strength from the very first class, as low as you like
< Low and slow is lovely, too.
< Stay curled up for a spin.
< Let it rock you.
@ Aerial Hoop
> Low or high, it holds you softly.
- Graceful strength from your very first class
- Every mount, pose and spin comes low or high, whatever feels good
- Mounts, poses, spins, and graceful strength from the first class on
< Pick your height. Breathe.
< Rest in the curve a while.
@ Aerial Hoop
> Cool hoop, warm hands, a slow spin.
- Graceful poses in low and high versions
- Mounts and poses, low or high. Graceful strength from the first class
< Come feel it turn.
< Graceful can start this softly.
@ Strength & Conditioning
> Slow up. Slower down. Feel the warmth.
- Pull, core, shoulders, and measurable progress
- Progress you can measure, in work for pull, core and shoulders
< Stay with it for one more breath.
< That warmth is you, getting there.
< Stay for the glow.
@ Strength & Conditioning
> Softness on the pole starts right here.
- Core, pull, shoulders, until inverts click
- Made for pole: progress you can measure, injuries you avoid
- Slow pull, core and shoulder work, until your inverts finally click
< Breathe in. Pull. Glow.
< Come and build what holds you.
@ Strength & Conditioning
> Take your inverts slowly until they click.
- Shoulder, core and pull work for pole
- Core, pull and shoulder work for pole, with progress you can measure
- Work on pull, core and shoulders, and avoid injuries on the way
< Breathe slowly and feel it click.
< Leave warm from the core out.
< Feel that soft click.
@ Flexibility & Stretch
> Be kind to your body. Slowly.
- Splits, backbends, shoulders, whatever your starting point
- Warm, guided stretching, soft on your splits, backbends and shoulders
< Let every exhale take you further.
< Start where you are. Breathe out.
< Breathe out and soften.
@ Flexibility & Stretch
> Warm first. Then longer. Then softer.
- Splits and backbends, guided and unhurried
- Active stretching for splits and shoulders, guided and kind
- You’re guided into splits and backbends, whatever your starting point
< Let the warmth lead.
< Melt as far as feels good.
@ Flexibility & Stretch
> Every split begins with an exhale.
- Warm, guided, kind, whatever your starting point
- Backbends and shoulders, too, warm, guided and kind to your body
- Active stretching for splits and backbends, whatever your starting point
< Breathe out. There’s more of you.
< Grow a little longer with each breath.
< Breathe out. Sink in.
@ Intro to Pole
? offer first class free
> First class free. Take your first spin slowly.
- Warm hands, slow walks, a first spin. No experience needed
- Grips, walks and a slow first spin. No experience needed
< Come in and feel your way around.
< Hold on softly and see where it goes.
< Breathe out and hold on softly.
@ Intro to Pole
? offer free trial class
> Free trial class. Soft first spin.
- Grips, walks, one slow spin. No experience needed
- Soft grips and slow walks come first. No experience needed
- No dance background needed, only your hands and your breath
< See how it feels.
< Warm your hands and come in.
@ Beginner Pole
? wear shorts
> Wear shorts. Skin loves a slow climb.
- Spins, climbs, sits, and a short combo
- Build grip and core slowly, and leave with a short combo
< Let your skin hold on for you.
< Soft legs hold best. Come and see.
< Come and hold on.
@ Spin Basics
? bring water
> Slow spins, warm skin. Bring water.
- Fireman, chair, back hook, no strength required
- Fireman, chair and back hook, all unhurried. No strength needed yet
< Spin, sip, breathe, again.
< You’ll be glowing when you land.
@ Spin Pole
? level all
> Every level gets to float.
- The pole turns, and combos look effortless
- The pole turns with you, and the combos look effortless
- A little momentum, a little balance, and it feels like flying
< Float at your own pace.
< Lean back and let it carry you.
< Lean back and float.
@ Pole Flow
? bring knee pads
> Bring knee pads. Melt to the floor.
- Spins, floorwork, and more feeling than counting
- Spins, transitions and floorwork, linked into one long breath
- Less counting, more feeling, from the spin to the floorwork
< Melt slowly. The floor has time.
< Let the music lay you down.
< Sink into the music.
@ Pole Choreography
? music
> Feel it on your skin: {music}.
- One routine, in sections, then full out
- A new routine in sections, slowly, until you dance it full out
< Let it take you to the last note.
< Learn it slowly, feel it fully.
< Let every note in.
@ Heels & Floorwork
? bring knee pads
> Bring knee pads. Take the floor slowly.
- Leg lines, waves, rolls. Heels or socks
- Smooth ways down and back, whether you like heels or socks
< Roll. Breathe. Roll again.
< The floor has never felt softer.
@ Chair Dance
? bring a friend
> Bring a friend. Each gets a partner.
- A chair. Sultry steps, easy to follow
- Yours is a chair, and the sultry choreography is easy to follow
< Lean back together.
< Two slow looks, one sultry song.
@ Chair Dance
? level beginner
> Beginners sit down. Sultry begins there.
- Slow, sultry choreography, easy to follow
- A chair is your partner, and the choreography is easy to follow
- Easy to follow, great with friends, and the chair stays close
< Settle in. The chair has you.
< Sit, breathe, and let it start.
< Settle in and sway.
@ Aerial Hoop
? level beginner (no experience)
> No experience? The hoop will hold you.
- Mounts, poses, slow spins, low or high
- Stay low or float high. Graceful strength from the very first class
< Breathe in, lean back, begin.
< Curl up and see how it feels.
< Curl in and breathe.
@ Strength & Conditioning
? bring a towel
> Bring a towel for the glow.
- Deep core, pull and shoulder work
- Slow, deep work for core and shoulders, with progress you can measure
< Glow now. Float later.
< Breathe deep and let it warm you.
@ Flexibility & Stretch
? bring mats (provided)
> Mats are provided. Just come and melt.
- Warm, guided, kind: splits, backbends, shoulders
- Warm, guided work for splits, backbends and shoulders, kind to you
- Splits, backbends, shoulders, and kindness whatever your starting point
< Then let out one long exhale.
< Lie down. Let it be soft.
< Lie down and soften.
= any
? bring
> Bring {bring}. Leave the rush at home.
- Nothing else to carry. Let your shoulders drop
- Slow music, a long exhale and nowhere else to be
< Rest your thoughts. Move slowly.
< That’s all. Now breathe out.
= any
? bring
> All you need is a breath and {bring}.
- Leave the rush at the door and the phone in its pocket
- The slow music is already on its way to you
< Then sink into the first song.
< Take it slowly from there.
= any
? bring
> Slow is easy. Just bring {bring}.
- A deep breath helps, too, and so does the music
- Then let your shoulders sink and the song begin
< Come in and take your time.
< Ease in. The music waits for you.
= any
? bring knee pads
> Be kind to your knees. Bring knee pads.
- The softer they land, the longer you’ll want to stay low
- Then you can take your time going down
< Sink as low as you like.
< Soft knees, slow moves, long breaths.
= any
? bring knee pads
> Bring knee pads. Then sink down slowly.
- Down on one knee, then the other, and no rush back up
- The floor feels sweeter when your knees are happy
< Stay down for a slow song.
< The floor will feel like velvet.
= exotic heels lowflow floor flow choreo
? bring knee pads
> Knee pads on. Now take the long way down.
- Bring them for everything slow and close to the floor
- Bring yours, and the floor turns into a soft place
< Your knees will sigh with relief.
< Sink, slide, stay a while.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts. Your skin does the holding.
- Bare legs stay where you put them, warm and steady
- Cool pole, warm skin, and a hold you can trust
< Come and feel the difference.
< Warm skin holds best.
= any
? wear shorts
> Wear shorts. Let your legs breathe, too.
- Bare knees, slow moves, plenty of space to breathe
- Free knees, loose hips, a long exhale
< Breathe out, all the way down.
< Light on the legs, slow in the hips.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Skin is what holds on.
- Bare knees, a slow breath, and you stay where you are
- Warm legs hold you longer than strong hands
< Warm legs, slow breath, soft hands.
< Let your skin find its hold.
= any
? bring water
> You’ll be glowing soon. Bring water.
- A sip, a long breath, and the next slow song
- Slow moves can warm you from the inside out
< Cool sips, warm shoulders.
< Sip slowly. Move slowly.
= any
? bring water
> Bring water. It gets warm when it’s slow.
- Warm skin, deep breath, a cool sip in between
- Take a sip, take a breath, take your time
< Soak up every song.
< Stay cool. Move warm.
= any
? bring a towel
> Bring a towel. Slow can be surprisingly warm.
- Deep breaths, long moves, and a glow that stays
- You only notice the glow when the song is over
< Wrap up the glow and take it home.
< You’ll be glowing before you know it.
= any
? bring * mat
> Bring {bring} and lie back.
- A place of your own to stretch, breathe and soften
- Unroll it slowly, and let the day roll off
< Make it your own soft place.
< Sink down. The day can wait.
= any
? bring a friend
> Bring a friend. Breathe out together.
- Warm company, slow music, and a long exhale each
- You’ll breathe in the same rhythm before the first song ends
< Share a slow song instead.
< Slow down together.
= any
? bring a friend
> Bring a friend to be slow with.
- One long breath for each of you, and then the music
- Shoulders drop faster next to somebody you like
< Good company makes slow sweeter.
< Sway side by side.
= chair
? bring a friend
> Bring a friend. Share one slow song.
- Cross your legs on the same beat and try not to smile
- You take a chair, they take a chair, the music takes its time
< Sit down together, slowly.
< Take your seats. Take your time.
= any
? bring mats (provided)
> Mats are provided. So is time to breathe.
- Lie down, let go of the week, and stretch out slowly
- Your soft place is waiting. Sink into it
< Come as you are and breathe.
< The floor has never been kinder.
= any
? bring mats (provided)
> Mats are provided. Come with open arms.
- Let the floor be kind to you for a while
- Put down the bag, the phone, the week
< Settle in softly.
< Lie back and let go.
= any
? wear heels
> Wear heels. Walk as slowly as you like.
- Let each step start in the hip
- Toe, heel, hip, breath. In that order
< No step needs to be quick.
< Take the long way across the floor.
= any
? wear heels
> Heels on. Shoulders down.
- A little higher, a little slower, a little closer to the music
- Your hips will know what to do
< Sway before you think.
< Walk into the music.
= any
? bring heels (optional)
> Heels are optional. Taking your time isn’t.
- Bring them if you like how they feel
- High, low or none at all, the hips sway just the same
< Go with what feels good.
< Walk in slowly, either way.
= any
? bring heels (optional)
> Heels or no heels, your hips will sway.
- Choose what feels good under your feet. Both are fine
- They’re optional. The long exhale is for everyone
< Slip in. Sway. Breathe.
< Your hips won’t mind either way.
= any
? wear
> Wear {wear}, and your shoulders low.
- Let everything else slip off your mind
- The slow music will do the rest
< It’ll feel right once you move.
< Slip in and slow down.
= any
? wear
> Slip into {wear}. Slip out of the day.
- A long breath, a slow song, and you’re somewhere softer
- Feel it move when you move
< Come and sway in it.
< That’s you, dressed for slow music.
= any
? offer first class free
> First class free. First exhale priceless.
- Nothing to decide yet. Just something to feel
- Slow down for one class and see what softens
< Come and breathe it all out.
< Let this one melt you.
= any
? offer first class free
> First class free. Feel it, then decide.
- Come in, breathe out and notice what softens
- The only thing to leave behind is a little tension
< Start with a slow song.
< Take all the time you like to decide.
= any
? offer first class free
> Curious? First class free, and no rush.
- Curiosity is the warmest way to begin
- Feel the music, let your shoulders sink, take your time
< Come and see how it feels.
< Follow the curiosity.
= any
? offer free trial class
> A free trial class, to feel your way in.
- Come slowly, stay soft, see what your body says
- No rush to decide. Let your shoulders drop first
< Feel it, then follow it.
< Try it slowly. See what stays.
= any
? offer
> Here’s a reason to exhale: {offer}.
- Let go of the shoulders first, then of the hesitation
- No need to rush, though. There’s music to sink into
< Breathe out and join in.
< Give yourself this one.
= any
? offer
> Something sweet for you: {offer}.
- Savor it the way you savor a slow song
- And slow music, and a long breath, and time to enjoy both
< Sweet things are best taken slowly.
< Treat yourself to a slow song.
= any
? offer
> Be good to yourself: {offer}.
- Slow music, loose shoulders, time that’s yours
- Your shoulders have been asking for a break
< Go on. Sink into it.
< You deserve a slow song.
= any
? offer half price
> Half price. All of the feeling.
- The breath is just as long, the music just as warm
- The slow parts are still the best parts
< Feel the whole of it.
< Stay for the whole slow song.
= any
? offer *off*
> {offer}, and your shoulders are off duty.
- Let them sink and let the music hold you up
- Switch off your phone, switch off the day, exhale
< Let the week slide off, too.
< Leave lighter than you came.
= any
? offer your friend comes free
> Your friend comes free. So does the exhale.
- Share the slow song, share the long breath out
- Shoulders sink more easily in good company
< Bring someone you can be quiet with.
< Share the soft part.
= any
? level beginner (no experience)
> No experience needed. Only a long breath.
- Everything starts slow, soft and simple
- First you feel it. Then you learn it
< Start soft. The rest will come.
< That’s enough to begin.
= any
? level beginner (no experience)
> No experience? Lovely. You can savor every first.
- New to your hands, new to your hips, and nobody in a rush
- You only get to feel it for the first time once
< Be new. Be slow. Be welcome.
< Take your first breath of it.
= any
? level beginner (no experience)
> You need no experience to feel the music.
- Just notice where it lands: a shoulder, a hip, a smile
- Your body knows more than you’ve ever asked it
< Let your body answer.
< You already know how to sway.
= any
? level beginner
> Beginners welcome. Slow is how it starts.
- First the breath, then the step, then the smile
- Nobody here rushes a first step
< Begin as softly as you like.
< The music will meet you halfway.
= any
? level beginner
> Being a beginner feels wonderful. Savor it.
- Every move is new on your skin
- Nothing has to be perfect. It only has to feel good
< Come and feel something new.
< You’re only new once. Enjoy it.
= any
? level beginner
> Beginners, breathe out. There’s time.
- Time for every step, and for the pause after it
- Slow is welcome here, and so is asking twice
< Ease in, one breath at a time.
< Let it take its time. It’s yours.
= any
? level all
> All levels, one slow breath.
- Go deep or go easy, at the pace of your own pulse
- Your first slow song or one of many, you’ll feel it
< Find your pace and sink in.
< Your pace is the right pace.
= any
? level all
> Every level is welcome to slow down.
- New or not, your hips already know how to sway
- The music doesn’t ask how long you’ve danced
< Just come and feel it.
< Let the music meet you there.
= any
? level all
> Open to every level and every tempo.
- Ease in or go deeper. Both feel good
- Slow ones, shy ones, sure ones, all in one rhythm
< Choose what feels like you.
< Take it as far as feels good.
= any
? level beginner (only)
> Only beginners here. Only soft beginnings.
- Everyone is new, so no one is in a rush
- You’ll all feel it for the first time, together
< You won’t be the only new one.
< Begin softly. So will everyone.
= any
? level advanced*
> Advanced means you can afford to go slow.
- Longer holds, softer exits, more breath in between
- Take the moves you own and let them melt
< Take your time with what you know.
< Slow it down until it glows.
= any
? level advanced*
> For advanced bodies that love to linger.
- Everything you know, only slower and softer
- The hard part is behind you. Now make it feel like silk
< Let the control feel like ease.
< Linger a little longer.
= any
? level intermediate
> Intermediate: you know it. Now feel it.
- Same moves, slower, softer, closer to the music
- The steps are in your body. Let the breath in, too
< Come and feel what you’ve learned.
< Let what you know go soft.
= any
? audience
> Come and slow down: {audience}.
- Everyone breathes out at the same time. It feels good
- Soft shoulders, warm company and music to sink into
< Breathe out in good company.
< Come in and feel at home.
= any
? audience
> {audience}. Everybody exhale.
- Nothing to prove to anyone. Just music, breath and warmth
- Warm faces, slow songs, space to be yourself
< Be yourself, and take your time.
< Leave everything else outside.
= any
? audience women only
> Women only, so let your shoulders drop.
- No one to impress, and a long exhale for everyone
- Soft laughter, slow music, warm company
< Exhale. You’re among friends.
< Take up all the space you like.
= any
? audience all bodies welcome
> All bodies welcome. Yours, especially.
- A slow song, a long breath, and all the space you like
- Nothing to hide, nothing to pull in. Just breathe out
< Bring yours and let it sway.
< It already knows how to move.
= any
? price
> {price}. The exhale is included.
- Slow songs, loose shoulders, nowhere else to be
- So is the music, and some time that’s only yours
< Breathe out. You’re worth it.
< Come and let it all out.
= any
? price
> {price} for some time in your own skin.
- A slow song, a long breath, your phone somewhere else
- Music to sink into and nowhere to rush
< Spend it slowly.
< That’s a sweet way to spend it.
= any
? price
> A slow song, a deep breath: {price}.
- Leave the rush outside. It’s not included
- Your shoulders will thank you all week
< Stay for every last note.
< Treat yourself to the slow way.
= any
? places *left
> {places}. Take yours, then take your time.
- No need to rush once you’re here
- The music is slow. Only the booking should be quick
< Be quick now, and slow later.
< Claim it, then exhale.
= any
? places *left
> {places} for a long, slow breath.
- Loose shoulders, slow music, and you, if you like
- Sink into the music and let the day wait outside
< Book it, then breathe out.
< Keep a place for yourself.
= any
? places max *
> {places}, so nobody has to rush.
- Space to stretch out, time to get it under your skin
- There’s time for your hands, your questions, your breath
< Close, calm and unhurried.
< Come close and breathe out.
= any
? places small group
> A small group and a long exhale.
- There’s time for each of you, and for each breath
- Time for your questions, space for your slow pace
< Close enough to feel looked after.
< Come close and take your time.
= any
? places few
> A few places. All the time in the world.
- Nobody rushes once the music starts
- Slow songs, warm company, and you, if you like
< Take one and settle in.
< Save yourself a warm place.
= any
? series
> Some things take time: {series}.
- Each time, it goes a little deeper into the body
- Slow is how it gets under your skin
< Give it time. It will glow.
< Let it sink in.
= any
? series
> {series}, one slow breath at a time.
- It softens a little more with every song
- No rush. Your body likes to take its time
< Ease in and stay.
< Stay with it and feel it grow.
= any
? series * weeks
> {series} to let it sink in.
- Each time a little deeper, a little closer to the music
- First slow steps, then the next, until your body hums along
< Let every week feel softer.
< Slowly is how it stays with you.
= any
? music
> Feel it on your skin, slowly: {music}.
- First it finds your shoulders, then it finds your hips
- You feel it on your skin before you know you’re moving
< Feel it with your whole body.
< Let it move you, slowly.
= any
? music
> Music to melt to: {music}.
- Sway first. Think later
- The low notes land in the hips, the high ones in the fingertips
< Let the beat warm you up.
< Come and let it soften you.
= any
? music
> Slow down and let it in: {music}.
- A sway, a breath, and the music does the rest
- One beat for the shoulders, one for the hips, one for you
< Come and let the music hold you.
< Stay until the last note.
= choreo heels exotic chair
? music
> Let this one under your skin: {music}.
- Learn it slowly, then dance it with every inch
- You’ll never hear it sitting still again
< Feel it, learn it, keep it.
< It might hum in you for days.
= any
? substitute
> {sub} is in for {for}. Breathe out.
- Another warm voice, the same slow breath
- You’re in good hands, and the music stays slow
< Let {sub} lead you in slowly.
< Say hello, then sink in.
= any
? substitute
> A new rhythm: {sub} is in for {for}.
- Another way to move, the same long exhale
- A fresh face and the same warm welcome
< Come and feel it with {sub}.
< Slow down with someone new.
= any
? soldOut sold out
> Sold out, and already warm.
- If a place is yours, come in and take your time
- Thank you for wanting to slow down with us
< The next slow song is yours.
< Until then, breathe slowly.
= any
? soldOut sold out
> Every place is taken. Every exhale counts.
- Thank you, all of you. It’s going to be warm
- Whoever has a place: shoulders down, no rush
< There will be other slow songs.
< Your place next time will be warm.
= any
? soldOut sold out
? soldOut waitlist
> Full for now. The waitlist is open.
- Waiting feels softer with your shoulders down
- Waiting can be sweet when it’s for something slow
< Good things sometimes come slowly.
< Leave your name, then exhale.
= any
? soldOut waitlist
> Some things are worth it. Join the waitlist.
- If a place opens up, it may be yours to sink into
- Put your name down, let your shoulders drop, and breathe
< Breathe. It may still be your turn.
< Your slow song may still come.
= any
? guest
> Slow down with a guest: {guest}.
- Another way to breathe, to move, to linger
- New hands to learn from, and a new way to feel the music
< Follow a new voice for a while.
< Let someone new move you.
= any
? guest
> A warm welcome for {guest}.
- A guest, a fresh rhythm, a new way to move
- Bring your breath and let it be led somewhere new
< Come and be moved.
< Come, listen and soften.
= any
? typed *no partner*
> No partner needed. The music holds you.
- It comes close, it takes its time, it never lets you down
- It leads, you follow, and your shoulders let go
< Come alone. Leave warm.
< Let the music lead.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner*
> No partner? You have a whole song.
- It asks, you answer, hip by hip
- It knows how to hold you and when to let you turn
< Every song will dance with you.
< Give the first dance to yourself.
= any
? typed *new class
> A new class, still warm.
- Be among the first to sink into it
- Nobody has a favorite corner yet. Choose yours slowly
< Be there for the first slow song.
< Come and feel it first.
= any
? typed *new class
> New class. New ways to breathe out.
- Everyone starts fresh, unhurried and together
- A first song, a first exhale, a soft beginning
< Come and find out how it feels.
< Ease into something new.
= any
? typed *alone or with a friend
> Alone or with a friend, come and slow down.
- A slow song suits one, and it suits two
- Soft shoulders and a long exhale, alone or side by side
< Bring company or just your breath.
< Come as you like. Sway as you are.
= any
? typed *every body is welcome
> Every body is welcome. Take all of yours.
- A slow sway, a warm breath, and moves that feel like you
- Breathe out. Nothing needs to be held in here
< Come and feel at ease in it.
< Your body, your pace, your slow song.
= any
? length
> {length}, and none of it rushed.
- Long enough for your shoulders to sink all the way
- Slow songs, long breaths, nowhere else to be
< Let the time melt.
< Stay soft until the end.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Melt slowly to the floor.
- Leg lines, rolls, waves, and smooth ways down and back
< Slow hips, soft landings.
< Sink down and feel the music.
`;
