// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const sensual = `
= any
? offer your friend comes free
> Your friend comes free. Come close.
- One slow song for you, one for your friend
- Warm company, slow music, and two long exhales
< Come and sway together.
< Slow down, side by side.
= any
? offer first class free
> First class free. Just breathe in.
- Come in slowly and feel whether it suits you
- No rush to decide. Let the music ask you first
< Come and feel how it suits you.
< Ease in slowly.
= heels exotic chair choreo flow salsa
? music
> Let {music} slow you down.
- Feel it in your hips before you count a step
- Every step a little later, every breath a little longer
< Come and slow down to it.
< Let your hips listen.
= intro pole
> The pole is cool. Your hands aren’t.
- A soft grip, a slow walk, your first turn around it
- Hold on, lean away, and breathe all the way out
< Come and warm your hands.
< Begin slowly.
= intro pole
> Your first turn can be a slow one.
- Soft hands, small steps, one long lean away from the pole
- Walk around it once, breathe out, and let it take you
< Come and turn slowly.
< Take it slowly.
= intro pole
> Start with one hand and one breath.
- First the grip, then the walk, then a soft turn
- Warm hands, bare feet, and a slow song
< Come and feel your first turn.
< Just breathe in.
= pole
> A slow walk around the pole.
- That’s how it begins: a hand, a hip, a long breath
- Then a lean, a turn, and a soft way down
< Come walk slowly with us.
< Sway a little closer.
= pole
> Skin, music and a long exhale.
- Walk, lean, turn, sink, and take your time with each
- Slow turns around the pole, soft landings on the floor
< Come feel good in your skin.
< Sink into the music here.
= pole
> Feel every turn from hip to fingertip.
- Slow walks, soft turns, and a long line all the way out
- One hand on the pole, the rest of you on the music
< Come and turn, hip first.
< Let your hips lead.
= spin
> Feel the floor let you go.
- Walk in, lean away, and turn on one long exhale
- A soft push, a slow circle, and a landing you hardly hear
< Come and feel yourself turn.
< Breathe out and turn with us.
= spin
> Round you go, on one warm breath.
- A hand on the pole, a step, a lean, and the air takes you
- Legs soft, arms long, and the floor again when you like
< Come turn with us.
< Let go softly.
= spin
> The softest part is the landing.
- Step, swing, turn, and sink back down like a sigh
- You leave the floor slowly and come back slower
< Come and land like velvet.
< Land softly with us.
= spin spinpole
> One slow turn, and your shoulders drop.
- Hold on, lean out, and let the air do the rest
- Long arms, loose hair, and a circle that takes its time
< Come and take a slow turn.
< Turn slowly with us.
= spinpole
> Let the pole rock you like a song.
- Lean out and it slows down. Curl in and it carries you
- Balance, breath, and one long turn after another
< Come and be rocked, softly.
< Drift with us.
= spinpole
> Drift once around. Then again, slower.
- A little push, long limbs, and a turn that doesn’t end
- The pole keeps moving while you lean back and breathe
< Come and drift.
< Float as long as you like.
= static
> The pole keeps still for your hips.
- Slow leans, long slides, turns at your own tempo
- Press close, sway away, and slide down an inch at a time
< Come close and sway.
< Slide down slowly.
= static
> Lean back. The pole stays right there.
- Hold, arch, breathe, and turn when the music says so
- A grip that warms up, a slide that takes its time
< Come and lean back slowly.
< Lean in slowly.
= tricks
> Hold it until it feels like silk.
- Step by step into the shape, then one slow breath inside it
- Grip, squeeze, soften, and stay for the best part
< Come hold still with us.
< Hold on softly.
= tricks
> The way in can be slow and lovely.
- Leg by leg, breath by breath, until you hang there softly
- Soft hands, patient legs, and a shape worth staying in
< Come and take your sweet time here.
< Ease your way up.
= tricks
> Skin on the pole holds you up there.
- Find the spot, breathe out, and let go of one hand
- A warm knee, a long arm, and a slow smile from above
< Come and hold on softly.
< Let go of one hand.
= advanced
> Even a handspring can start with a sigh.
- Slow entries, long holds, and a soft way back down
- All that strength, poured out one breath at a time
< Come and pour out your strength.
< Come up slowly.
= advanced
> Let the strong part look like melting.
- Long shapes in the air, and not a hurried one among them
- Press up slowly, hang there warmly, sink down softly
< Come and melt up high.
< Melt your way up.
= intermediate
> Upside down, take one slow breath.
- Leg hangs, longer lines, and transitions that melt
- Tip back, hang softly, and let your arms fall open
< Come and hang there with us.
< Tip back slowly.
= intermediate
> Let one move pour into the next.
- Climb, lean, hang, sink, without a hard edge in between
- Everything you know, linked with longer breaths
< Come and pour yourself in.
< Smooth it out slowly.
= flow
> Follow your breath across the floor.
- A turn, a roll, a slow rise, and never a hard stop
- From the pole to the floor and back on one long exhale
< Come and breathe with the music.
< Breathe, then move.
= flow
> One long breath, from pole to floor.
- A turn becomes a slide, a slide becomes a roll
- Hips, ribs, fingertips, each one following the last
< Come and flow slowly.
< Flow with us.
= flow
> No counting. Only your skin and the song.
- Turns, rolls and slow ways down, as the music asks
- You lean, you sink, you rise, and the song goes on
< Come and stop counting.
< Let the song in slowly.
= flow
> Let the song run down your spine.
- Shoulder, rib, hip, and softly down to the floor
- A slow turn, a long slide, and up again like a wave
< Come and move like honey pours.
< Let the song run through you.
= exotic
> Slow hips, long slides, no hurry.
- Down to the floor on one breath, up again on the next
- A slow walk, a long slide, and a look that lasts
< Come slide slowly.
< Slide in with us.
= exotic
> Take the longest way down.
- Hips first, then knees, then the whole warm length of you
- A hand on the pole, a slow bend, and a slide to the floor
< Come and sink slowly.
< Sink down with us.
= exotic
> Let your hips finish the sentence.
- Slow circles, low slides, and a look over the shoulder
- Body waves, floor rolls, and all the attitude you like
< Come and move your hips slowly.
< Let your hips talk.
= exotic
> One look, and then all your time.
- Walk slowly, slide low, roll over, and let your hair fall
- A wave through the spine, a leg along the floor
< Come and take your time dancing.
< Come and slide low.
= heels
> Slow hips on high heels.
- A long walk, a soft turn, and a wave down to the floor
- Toe, heel, hip, and all the time in the world
< Come and sway on yours.
< Sway your way in.
= heels
> Let the heels do the talking. Softly.
- A drag of the toe, a cross of the legs, a slow look back
- Roll through the foot, lift through the hip, breathe
< Come and take a slow walk.
< Step in softly.
= heels
> Every step, from the hip.
- Slow walks, body waves, long legs and longer breaths
- Cross, drag, turn, and let your hips come last
< Come and sway from the hip.
< Come walk with us.
= lowflow
> Stay low. Stay slow.
- Floor rolls, long legs, and a wave through the spine
- Sink down, stretch out, and roll over without a rush
< Come down and breathe.
< Sink in slowly.
= lowflow
> Your hips like it down here.
- Slow rolls, warm skin, and legs that draw long lines
- Slide, arch, roll, and let your hair fall where it wants
< Come and stretch out.
< Lie back and flow.
= lowflow
> Melt to the floor and stay there.
- One hip, one shoulder, then the whole warm length of you
- Slides and slow rolls, close to the ground
< Come and melt with us.
< Melt down slowly.
= lowflow floor
> Nothing to hold up. Just melt.
- Roll onto your back, draw up a knee, breathe out
- Slow waves, soft rolls, and a long way back up
< Come down and melt.
< Breathe out. Roll over.
= floor
> Let the floor hold your whole length.
- Roll, slide, arch, and let each move end in a breath
- Shoulders, spine, hips, one soft landing after another
< Come and lie back.
< Sink down softly.
= floor
> Slow rolls. Soft knees. Long breath.
- From standing to lying down without a single hard edge
- Waves through the spine, legs that sweep, hands that follow
< Come and roll slowly.
< Roll with us.
= handstand
> All of you, held in warm hands.
- Palms down, hips up, one slow breath before you let go
- Fingers wide, belly soft, and a quiet moment upside down
< Come and breathe up there.
< Rise on a breath.
= handstand
> Breathe in. Let your feet leave.
- Hands, shoulders, hips, stacked softly one by one
- Lean in slowly until you feel yourself get light
< Come and feel yourself lift.
< Lift off slowly.
= conditioning polefit
> Warm skin. Deep breath. Slow strength.
- Slow pulls, long holds, and a core that hums
- Lower yourself slowly and feel every inch of it
< Come and feel the warmth.
< Come get warm.
= conditioning polefit
> Let the heat build slowly.
- Pull, hold, breathe, and let the next one come
- Arms, core, back, warmed up one by one
< Come and glow with us.
< Feel the glow.
= stretch
> Breathe out. Sink a little lower.
- Hips, hamstrings, back, softened one by one
- Lie over your leg and let the breath do the work
< Come and soften.
< Sink in and breathe.
= stretch
> Long legs. Longer breaths.
- Open the hips, soften the back, and stay there awhile
- Arch slowly, fold slowly, and feel everything warm up
< Come and unwind slowly.
< Breathe out with us.
= stretch
> Your body has been waiting for this.
- Slow folds, open shoulders, a spine that finally uncurls
- Warm up, lean in, and let each exhale take you further
< Come and unfold slowly.
< Let it all soften.
= stretch
> Undo yourself, one breath at a time.
- First the neck, then the back, then those stubborn hips
- Hold it softly, breathe out, and feel it give
< Come and undo the week.
< Come and let the week go.
= yoga
> Breathe out before you do anything.
- Then a long spine, slow strength, and shoulders that sink
- Small moves, deep breath, and a warmth that spreads
< Come and breathe with us.
< Exhale with us.
= yoga
> Slow strength, from the inside out.
- Long holds, soft shoulders, a core that warms up quietly
- Roll up slowly, roll down slowly, and feel every bone
< Come and move softly.
< Move slowly with us.
= choreo
> Let the song settle in your hips.
- A few counts at a time, until you stop counting
- First you learn it, then you slow it down, then you feel it
< Come dance slowly.
< Feel it, then dance.
= choreo
> A dance you can feel on your skin.
- Step by step you learn it, breath by breath it’s yours
- A slow beginning, a soft middle, and all of you at the end
< Come and dance skin first.
< Breathe the song in.
= choreo
> First the steps. Then the shivers.
- You learn it count by count and dance it breath by breath
- The hips get the rhythm, the hands get the melody
< Come and get the shivers.
< Come and feel the song.
= chair
> Cross your legs slowly. Begin.
- A lean, a long leg, a slow turn around the chair
- Sit back, arch, look over your shoulder, and breathe
< Come and take a slow seat.
< Sit back slowly.
= chair
> A chair, a song, your slow hips.
- Slide down, lean back, and open out on the last note
- Circle it, straddle it, leave it, and come back to it
< Come and lean back.
< Take your seat slowly.
= chair
> Your partner holds still. You don’t.
- Long legs, slow leans, and a hand along the backrest
- Sit, sway, slide, and rise again like smoke
< Come and sway on a chair.
< Lean in. Breathe out.
= burlesque
> One glove. A whole slow song.
- A shoulder, a smile, a finger at a time
- A slow walk, a hip to each side, and a long look back
< Come and tease a little.
< Tease slowly.
= burlesque
> Let them wait for the wrist.
- Fingertips, shoulder, hip, and a smile that comes late
- You walk, you pause, you let one strap think about it
< Come and keep them waiting.
< Come and tease slowly.
= twerk
> Low, warm and all in the hips.
- Knees soft, back long, and the bass does the rest
- Bounce, roll, circle, and let your thighs get warm
< Come and get low.
< Drop low with us.
= twerk
> Let your hips go wild. Slowly.
- First a slow circle, then a bounce, then the whole beat
- Soft knees, heavy hips, warm skin, big smile
< Come and shake yourself warm.
< Shake them with us.
= salsa
> Warm hands. Close music. Slow turn.
- One step, one pause, and your hips follow after
- Step, sway, turn, and let your shoulder come last
< Come and sway with us.
< Come closer and dance.
= salsa
> Feel the beat low in your hips.
- A step to the side, a turn, a breath in between
- Slow, slow, quick, and a little closer every time
< Come and find the rhythm.
< Let your hips find the beat.
= salsa
> Dance as close as the music lets you.
- Soft knees, a long look, and a step that waits
- You listen, you lean, you turn, and it carries you
< Come and dance slowly.
< Lean into the music.
= hoop
> Lie back in the curve.
- One knee hooked, arms open, and the air all around you
- A soft seat, a long leg, a slow turn up there
< Come and hang softly.
< Lean back with us.
= hoop
> The hoop turns. You breathe.
- Curl in, stretch out, and let one hand trail behind
- Sit, lean, hang, and feel the air on your skin
< Come and hang there slowly.
< Curl up softly.
= hoop
> Hang there softly, hair down.
- Hooked knees, long arms, and a ring that sways a little
- Fold yourself in, open slowly, turn once around
< Come and feel the sway.
< Sway up there.
= silks
> Soft cloth. Warm skin. Slow wraps.
- A foot, a turn, a lean, and the fabric takes you
- Wrap in slowly, hang there softly, slide out again
< Come and sink into the cloth.
< Wrap up slowly.
= silks
> Let the fabric hold you close.
- Wrap a leg, lean back, and let your arms fall open
- It slides, it tightens, it holds, and you breathe out
< Come and lean back softly.
< Let the fabric hold you.
= trapeze
> Swing slowly and breathe out.
- Sit, lean back, hook your knees, and let your arms hang
- Long ropes, soft hands, and the air against your skin
< Come and swing softly.
< Sway with us.
= trapeze
> Lean back into the swing.
- A warm hand, a slow tilt, a soft swing back
- Stretch out, fold up, and let it rock you
< Come and lean back slowly with us.
< Let yourself sway.
= inclusive
> Soft belly, strong thighs, slow music.
- Walk, sway, lean, and enjoy every inch of you
- Warm skin holds well, and you have plenty to hold with
< Come and enjoy your body.
< Sway as you are.
= inclusive
> Let your hips take up space.
- Slow circles, long leans, and nothing tucked in
- Roll, sway, sink, and feel good in your own skin
< Come and sway wide.
< Come and be all of you.
= inclusive
> Every inch of you gets to dance.
- Hips, belly, arms, all swaying to one slow song
- Turn slowly, lean softly, and let it all move
< Come and sway all of it.
< Bring every inch.
= seniors
> Slow moves suit you beautifully.
- A walk around the pole, a lean, a long warm stretch
- Sway, turn, breathe, and laugh when it wobbles
< Come and move with us.
< Take it softly.
= party
> Slow hips. Loud giggles.
- A walk, a shimmy, a slow turn, and everybody has to try
- You learn one sultry dance and laugh through half of it
< Come and giggle slowly.
< Bring your favorite people.
= party
> One slow dance before the big day.
- Walks, hips, a turn on the pole, and a lot of laughing
- Everyone learns it, everyone glows, someone blushes
< Come and blush together.
< Sway with your friends.
= private
> A whole lesson at your pace.
- Slow down the part you love, repeat the part you don’t know yet
- Your song, your questions, your own sweet time
< Come and take the whole song.
< Go as slow as you like.
= practice
> Just you, the music and your skin.
- A warm-up, a move you love, and another slow try
- Put on your song and move until it feels good
< Come and feel your way.
< Move as you like.
= practice
> Come with a song. Move slowly.
- Turn, roll, sway, and go back to the part you like
- Try it slowly, then slower, then with your eyes closed
< Stay as long as you like.
< Move to your own song.
= workshop
> Slow down and learn it properly.
- Every detail in its own time, every move felt through
- First the shape, then the breath, then the shiver
< Come and sink in deep.
< Take it in, breath by breath.
= showcase
> Feel the hush before the music.
- Run it slowly, then with breath, then with all of you
- Soft entrances, long looks, and a finish you can feel
< Come and breathe before you dance.
< Breathe. Then dance.
= photo
> One slow breath, one long look.
- Turn a shoulder, soften your mouth, and hold it
- An arched back, a quiet hand, a look that stays
< Come and hold still, softly.
< Breathe out and hold.
= photo
> Soft shoulders, slow eyes, hold it.
- Lean in, breathe out, and let the shape settle
- A long line, a bare foot, a gaze that takes its time
< Come and hold a slow look.
< Hold it softly.
= contemporary
> Let your breath start the dance.
- A reach, a fall, a roll, and a slow way back up
- Soft feet, open arms, and the music under your skin
< Come dance on your breath.
< Move on the exhale.
= contemporary
> Fall softly. Rise slowly.
- A curve of the spine, a hand that lingers, a held breath
- You lean, you give way, you find your feet again
< Come and fall softly.
< Let go and dance.
= acro
> Two bodies, one slow breath.
- Feet under hips, hands in hands, and a soft way up
- You lean, you balance, you feel each other breathe
< Come and lean in.
< Breathe together.
= acro
> Let somebody carry you, slowly.
- A warm sole, a steady hand, and up you float
- One holds, one melts, and then you change
< Come and be carried slowly.
< Float with us.
= prenatal
> Soft hips. Long breath. Both of you.
- Slow circles, warm hands on your belly, time to rest
- Sway a little, stretch a little, and breathe for two
< Come and sway with us, gently.
< Rest and breathe.
= prenatal
> Rock gently. Somebody likes it.
- Slow hips, open shoulders, and a long breath down low
- Sit, sway, stretch, and rest whenever you want
< Come and rock gently.
< Sway softly.
= men
> Strong hands, slow moves.
- Grip, lean, turn, and let every move take its time
- A slow lift, a long hold, a breath you can hear
< Come and feel the hold.
< Take it slow with us.
= class
> Slow music. Warm skin. Long breath.
- Shoulders down, hips loose, and a step that takes its time
- Warm up softly, move slowly, and stretch out at the end
< Come and feel good.
< Breathe in and join us.
= class
> Give your body one slow song.
- Warm up, let go, and move as softly as you like
- It sways, it stretches, it remembers how
< Come and breathe slower.
< Let your body sway.
= class
> Come in and move like honey.
- A slow start, warm muscles, and music you can lean on
- Small moves at first, then longer ones, then a long exhale
< Come and slow down with us.
< Slow down with us.
@ Intro to Pole
> Soft hands. First steps. First spin.
- Grips, walks, and one slow spin. No experience needed
- You learn the grip, the walk, the spin. No experience needed
< Come and feel your first spin.
< Begin softly.
@ Beginner Pole
> Spin slowly. Climb softly. Sit back.
- A steady pace, and a short combo of your own
- Build grip and core, and leave with a combo of your own
< Come and take it slowly with us.
< Take all the time you need.
@ Intermediate Pole
> Let your hair fall. You’re upside down.
- Slow first inverts and leg hangs, safely spotted
- Leg hangs, cleaner transitions, first inverts, all safely spotted
< Come and lean into the hold.
< Hang there softly.
@ Advanced Pole
> Strong arms, slow lines, one long breath.
- Combos, shoulder mounts, handsprings, for confident inverters
- Aerial combos and handsprings, with power, control and elegant lines
< Come and rise slowly.
< Breathe. Then rise.
@ Spin Basics
> Walk in, let go, land like a sigh.
- Fireman, chair, back hook. No strength needed yet
- Three soft spins: fireman, chair and back hook. No strength needed
< Come turn slowly with us.
< Land like a sigh with us.
@ Spin Pole
> Lean back. The pole carries you round.
- Momentum, balance and floaty combos
- Momentum and balance, in floaty combos that feel like flying
< Come and float slowly.
< Lean back slowly.
@ Pole Flow
> Spin, sink, roll, breathe.
- Spins, floorwork and transitions in one long breath
- One long breath of movement, with less counting and more music
< Come and feel the music.
< Breathe and flow.
@ Exotic Pole
> Slow slides. High heels. Soft knees.
- Low flow, slides and kips. Bring knee pads
- Lights low, low flow, slides, kips. Bring knee pads
< Come and be bold, slowly.
< Slide low with us.
@ Chair Dance
> A slow song. A chair to lean on.
- Sultry choreography, and every step is easy to follow
- Easy to follow, great with friends, and sultry to the last note
< Come and sit with us.
< Sit down slowly.
@ Heels & Floorwork
> Down to the floor like warm honey.
- Leg lines, soft rolls and slow waves, in heels or socks
- Rolls, waves and leg lines. Any heels, or socks, are welcome
< Come and sink to the floor.
< Melt down with us.
@ Flexibility & Stretch
> Splits, backbends, and a long exhale.
- Warm, guided and kind, whatever your starting point
- Warm stretches for splits, backbends and shoulders, kindly guided
< Come and soften with us.
< Exhale and open.
@ Aerial Hoop
> Mount, lean back, turn slowly.
- Poses and spins, each with a low and a high version
- Slow mounts and poses, low or high, from the very first class
< Come curl up with us.
< Curl up and breathe.
= intro pole spin
> A cool pole, a warm hand, a slow start.
- The pole warms up in your hands, and your shoulders drop
- Hold on, breathe out, walk around it slowly. It warms to you
< Come and warm up slowly.
= intro
> Feel the music first. The steps will follow.
- A hand, a slow walk, one long breath. That’s how it begins
- Nothing to know beforehand, everything to notice
< Come and feel your way in.
= intro pole
> Nobody is in a rush here. Least of all you.
- Your first moves come slowly, one warm breath at a time
- The first steps are small, slow and surprisingly sweet
< Come and begin slowly.
< Come and find your own slow pace.
= pole
> Come a little closer. The pole won’t mind.
- Walk around it, lean away from it, melt back in
- A warm hand, a cool pole, a song that takes its time
< Come closer and begin.
< Lean in, breathe out, begin.
= spin spinpole
> Lean away and let the turn carry you.
- Your hand holds on, your breath slows, and round you go
- One long exhale, and you’re already turning
< Give one slow turn a try.
< Hold on, breathe out, float.
= spin spinpole
> Slower. The turn isn’t going anywhere.
- Let it reach your shoulder, your waist, the ends of your hair
- One hand high, one hip heavy, and all the time there is
< Come turn slower with us.
< Come and draw out the turn.
< Let one turn last a whole breath.
= spin spinpole
> Walk up to the pole as if you’d missed it.
- Heel, toe, hip, and then the turn takes over
- A slow circle first. Then a closer one
< Come close and turn.
< Slow steps, soft landing.
= spin spinpole
> Turn slowly, and everything goes soft.
- The music stays, and your breath gets long
- The edges melt, and all that stays is the music
< Come turn with the music.
< Let the world blur for a while.
< Come around as often as you like.
= spinpole
> Open slowly. The pole slows down with you.
- Curl in and it quickens, like a pulse
- It answers every breath you take
< Come and open slowly.
= spinpole
> The pole turns. You only have to melt.
- A soft push, a long breath, and the world goes around you
- Lean away, stay loose, and let the turning do the work
< Melt into one slow spin.
< Come and melt into the turn.
= static
> The pole stays still. You don’t have to.
- Press close, slide down, press away, and take your time
- All of the movement is yours, from the hips to the fingertips
< Come closer and start to sway.
< Sway as slowly as you like.
= static
> Something steady to melt against.
- Shoulder, back, and one long slide down
- It doesn’t rush you. It doesn’t move at all
< Lean in whenever you like.
< Come and melt a little.
= static
> A still pole has all the patience you need.
- So reach, lean and sway at exactly your own speed
- Walk around it slowly until your breath has caught up
< Come and take your time.
< Be as slow as you like.
= tricks
> Your skin learns how to hold you.
- A warm thigh, a slow breath, and there you stay
- First the hold, then the breath, then the quiet joy of it
< Come and hang there softly.
= tricks
> The best tricks happen on the exhale.
- Breathe in to get there, breathe out to stay
- No rush to the shape. The way into it feels good, too
< Come and breathe out.
= tricks advanced
> Stay in the shape for one breath longer.
- The hold, the stillness, the warmth of staying
- Every second up there belongs to you
< Come and hold it softly.
= advanced intermediate
> Upside down, every breath is louder.
- Listen to it, and take your time coming down
- The hold, the hush, the slow way back to the floor
< Come and hear your own breath.
< Make it a long, soft landing.
= intermediate
> You know the steps. Now slow them down.
- Same moves, more breath in between
- Slower in, longer out, and nothing thrown away
< Come and slow down.
= advanced
> Strong enough to go slow.
- A slow way up, a slower way down, a warm hold in between
- Power underneath, velvet on top
< Make it look like one long breath.
< Come and go slowly up there.
= flow
> Don’t stop between the moves. Melt.
- One move softens before the next one begins
- No edges, only breath, from the first step to the floor
< Come and melt from move to move.
= flow
> Move like something poured.
- Over the hip, down the spine, into the floor
- Slow as honey, and just as sweet
< Come and move like honey.
< Pour yourself into a song.
= flow
> Move slowly. Follow your breath.
- It knows where your body wants to go next
- In, and you rise. Out, and you sink
< Let every exhale move you.
= exotic
> Make the music wait for your next step.
- Drag it, draw it out, and look back once
- There’s a whole world between two slow beats
< Come and keep the music waiting.
< Slow looks good on you.
= exotic
> A slow gaze, and slower hips.
- Breathe out, and let the hips take their time
- Look up first, then slide down, as slowly as you like
< Come and slow your hips.
< Let your eyes lead and your hips follow.
= exotic
> The floor is part of the dance. Sink in.
- Down the pole, along the leg, back up by inches
- Hair, spine, fingertips, one after the other
< Sink in for a whole song.
< Come and sink to the music.
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
< Come and sway in.
< Let the hips lead the way.
= heels
> A slow walk in heels is a song.
- Roll through the foot, cross the legs, breathe out
- Heel, hip, shoulder, and the whole body sways along
< Come and take that slow walk.
< Find the walk that feels like you.
= lowflow floor
> Sink down. The floor has got you.
- Let it take your back, your breath, your week
- Roll over as slowly as a good thought
< Let the floor hold all of you.
< Stay down here a while.
= handstand
> Upside down, even your thoughts let go.
- Warm wrists, a long spine, one slow breath at the top
- Palms down, hips over shoulders, and then the hush
< Find the quiet at the top.
< Come and float a little.
= conditioning polefit
> Feel every inch of the pull.
- Slow up, slower down, and the heat in between
- Warm skin, deep breath, nothing wasted
< Come pull slowly.
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
- Let each breath lengthen what the week made short
- Fold over yourself and stay a while
< Come and unfold, breath by breath.
< Exhale the whole week.
= stretch
> Your shoulders have been up all week.
- Let them slide down your back, one exhale at a time
- Warm muscles, slow breath, and everything gets longer
< Come and let your shoulders melt.
< Lay the week down slowly.
= yoga
> Warm breath, long spine, slow strength.
- Each shape arrives with one breath and stays for the next
- Slow in, slow out, until your whole body is warm
< Come and breathe slowly with us.
< Let your breath set the pace.
= choreo
> Learn it slowly. Feel it on your skin.
- Count by count it moves from your head to your hips
- First the steps, then the breath between them
< Let your hips savor it.
< Take it home under your skin.
= chair
> All a chair has to do is hold you.
- A long lean, a crossed leg, a look over the shoulder
- Sit down as if the song had asked you to
< Come and sink into your seat.
< Take a seat. Take your time.
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
< Come and tease, finger by finger.
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
< Shake yourself loose, slowly.
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
< Come and sway closer.
< Let the rhythm warm you.
= hoop
> Curl into the curve.
- Cool ring, warm skin, a slow turn in the air
- It holds your back like an open hand
< Come and curl up.
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
< Come and be wrapped.
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
> There’s space here for all of you.
- Hips, belly, thighs, and the breath that moves them all
- Nothing to hide, nothing to hold in. Just breathe out
< Move as slowly as feels good.
< Come as you are. Move as feels good.
= seniors
> Your hips have stories. Let them speak.
- A slow walk, a sway, and warmth from the hips up
- No rush, nothing to prove, just music and a long breath
< Come and let them sway.
= men
> Strength, but slower.
- A reach, a lean, a long controlled breath down
- The grip is firm. The rest may soften
< Let the music move you.
< Come and go slow.
= men
> You can be strong and take your time.
- Slow lines, quiet hands, a breath you can hear
- Hold firmly, breathe slowly, prove nothing
< Come and slow it down.
< Slow is strong. Come try.
= private
> Just you, the music and one long breath.
- Ask for it slower, ask for it again. It’s your time
- Nothing to rush, nothing to hide
< Come and take your time here.
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
< Come and repeat it slowly.
< Stay a while. Move slowly.
= practice
> No one counts. You just feel your way.
- One move, over and over, until it turns to honey
- Pick a song, breathe out, see what comes
< Come and play slowly.
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
< Come and hold your breath.
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
< Come sway together.
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
< Come at your own pace.
< Take all the time you like.
= class
> There’s a slower way to move. Come feel it.
- Fewer thoughts, more music, and warmth all the way down
- Long breath, loose shoulders, hips that take their time
< Slow down and stay a while.
@ Intro to Pole
> Your first spin can be slow.
- Slow grips, slow walks. No experience needed
- Grips, walks, one soft spin. You need no experience
- First you hold, then you walk, then you spin. No experience needed
< Breathe in. Then take your first step.
< Come and be slow at something new.
< Take all your time.
@ Intro to Pole
> All it takes: a hand, a breath.
- One soft first spin. No experience needed
- Grips and walks first, then a spin. No dance background needed
< One breath, and you’ve begun.
< Breathe in and begin.
@ Intro to Pole
> Cool pole. Your hands will warm it.
- First grips, walks and a spin. No experience needed
- First grips, first walks, first spin, all in your own time
- No dance background, no rush. Just first steps and a first spin
< Come and hold on, warmly.
@ Beginner Pole
> A little higher with every breath.
- Unhurried spins, climbs, sits, one short combo
- Spins, climbs and sits, at a pace you can breathe in
- Build grip, core and confidence slowly, and leave with a short combo
< Climb softly. There’s time.
< Take it one warm breath at a time.
@ Beginner Pole
> Nobody rushes you up the pole.
- Spins, climbs, sits, at a steady pace
- Build grip and core, breathe, and leave with a short combo
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
< Come and melt through it.
@ Advanced Pole
> Power is loveliest when it’s slow.
- Shoulder mounts, handsprings, combos, long elegant lines
- Shoulder mounts, handsprings and aerial combos, in long, elegant lines
- Aerial combos for confident inverters, with control in every breath
< Let your strength go soft.
< Come and take it slowly.
< Come and draw out every line.
@ Advanced Pole
> A shoulder mount, slow as a sigh.
- Handsprings, aerial combos, and silky control
- Aerial combos and handsprings, too, for confident inverters
- Power underneath, elegant lines on top, handsprings in between
< Breathe in, and rise.
< Come and rise like a sigh.
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
< Let go, land softly.
@ Spin Basics
> It takes no strength. Just a breath.
- Fireman, chair, back hook, softly landed
- Walk in, let go of the floor, land like a sigh
< Breathe out, and around you go.
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
< Come and drift awhile.
@ Spin Pole
> Turn, and the pole turns with you.
- Momentum, balance, combos that look effortless
- Find your balance, ride the momentum, and it feels like flying
- Floaty combos that look effortless, one slow circle after another
< Come around once more.
@ Pole Tricks
> Three tricks. All the time they need.
- Spotted, unhurried, with options for every level
- Each taken apart step by step, spotted, with options for every level
- Step by step and spotted. Bring your phone for the photo
< Come and breathe into a trick.
< Breathe into a trick.
@ Pole Tricks
> Every trick is made of soft steps.
- Three tricks a class, spotted, never rushed
- Three tricks a class, spotting close by, options for every level
- Three tricks, step by step. Bring your phone for the photo
< Take the first soft step.
@ Pole Tricks
> Get there slowly. Linger for the photo.
- Three spotted tricks. Bring your phone
- Three tricks, step by step, with spotting. Bring your phone
- Spotting close by, options for every level, and three tricks to enjoy
< Come and smile slowly.
< Come and linger up there.
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
< Keep melting until the song ends.
< Melt all the way.
@ Pole Choreography
> One song gets under your skin.
- A new routine, finally danced full out
- A new routine, sunk into section by section, then danced full out
- Learn the new routine section by section, then dance it full out
< Come and let the song in.
< Let the song in.
@ Pole Choreography
> First slowly. Then with all of you.
- One song, in sections, then full out
- A new routine to one song, learned in sections, danced full out
< Come and dance with all of you.
@ Exotic Pole
> Heels on, lights low. Take your time.
- Slow slides, soft kips. Bring knee pads
- Low flow, slides and kips. Bring knee pads and your boldest self
- Slides, kips and low flow with attitude. Bring knee pads
< Let the music find your hips.
< Slide into it slowly.
@ Exotic Pole
> Your boldest self moves slowly.
- Heels on, slides, sighs. Bring knee pads
- Heels on for low flow, slides and kips. Bring knee pads
- Lights low, a long slide down, a little attitude. Bring knee pads
< Come closer and slow down.
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
< Sink down. Roll. Rise.
@ Heels & Floorwork
> High heels, low heels or soft socks.
- All are welcome for rolls and waves
- Leg lines, rolls, waves, and a smooth way back up
< Slip in and slow down.
@ Heels & Floorwork
> Let a wave carry you down.
- Leg lines and rolls. Heels or socks
- Then leg lines and rolls, in heels of any height or socks
< Sink down slowly. Rise slowly.
< Melt all the way down.
@ Chair Dance
> Your partner never rushes you.
- A chair, and choreography easy to follow
- Sultry choreography with a chair, easy to follow, great with friends
- A chair, a sultry choreography, and steps that are easy to follow
< Take a seat and lead the dance.
< Lean in a little.
@ Chair Dance
> Lean back. Your partner has four legs.
- A chair. Sultry, and easy to follow
- Sultry choreography with a chair, and it’s easy to follow
< Sit down and let the music in.
< Sit down and sway.
@ Chair Dance
> Sultry is easier sitting down.
- Easy to follow, and lovely with friends
- Great with friends: slow, sultry choreography around a chair
- With a chair as your partner, the choreography is easy to follow
< Pull up a chair and breathe out.
< Pull your chair close.
@ Aerial Hoop
> Curl up in a slowly turning hoop.
- Poses and soft spins, low or high
- Graceful strength from the very first class, as low as you like
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
< Come and take a slow turn up there.
@ Strength & Conditioning
> Slow up. Slower down. Feel the warmth.
- Pull, core, shoulders, and measurable progress
- Progress you can measure, in work for pull, core and shoulders
< Stay for the glow.
@ Strength & Conditioning
> Softness on the pole starts right here.
- Core, pull, shoulders, until inverts click
- Made for pole: progress you can measure, injuries you avoid
- Slow pull, core and shoulder work, until your inverts finally click
< Come and pull slowly.
< Come and build what holds you.
@ Strength & Conditioning
> Take your inverts slowly until they click.
- Shoulder, core and pull work for pole
- Core, pull and shoulder work for pole, with progress you can measure
- Work on pull, core and shoulders, and avoid injuries on the way
< Breathe slowly and feel it click.
< Leave warm from the core out.
< Come and feel it click.
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
< Come and lengthen slowly.
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
< Come and climb slowly.
< Climb slowly, skin first.
@ Spin Basics
? bring water
> Slow spins, warm skin. Bring water.
- Fireman, chair, back hook, no strength required
- Fireman, chair and back hook, all unhurried. No strength needed yet
< Spin, sip, breathe, again.
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
< Come down and roll slowly.
@ Chair Dance
? bring a friend
> Bring a friend. Each gets a partner.
- A chair. Sultry steps, easy to follow
- Yours is a chair, and the sultry choreography is easy to follow
< Lean back together.
< Come and lean back, both of you.
@ Chair Dance
? level beginner
> Beginners sit down. Sultry begins there.
- Slow, sultry choreography, easy to follow
- A chair is your partner, and the choreography is easy to follow
- Easy to follow, great with friends, and the chair stays close
< Come and take the chair slowly.
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
< Come and get glowing.
< Breathe deep and let it warm you.
@ Flexibility & Stretch
? bring mats (provided)
> Mats are provided. Just come and melt.
- Warm, guided, kind: splits, backbends, shoulders
- Warm, guided work for splits, backbends and shoulders, kind to you
- Splits, backbends, shoulders, and kindness whatever your starting point
< Come and lie down softly.
< Lie down and soften.
= any
? bring knee pads
> Be kind to your knees. Bring knee pads.
- The softer they land, the longer you’ll want to stay low
- Then you can take your time going down
< Sink as low as you like.
< Come down and land softly.
= any
? bring knee pads
> Bring knee pads. Then sink down slowly.
- Down on one knee, then the other, and no rush back up
- The floor feels sweeter when your knees are happy
< Stay down for a slow song.
< Come down and take your time.
= exotic heels lowflow floor flow choreo
? bring knee pads
> Knee pads on. Take the slow way down.
- Bring them for everything slow and close to the floor
- Bring yours, and the floor turns into a soft place
< Come down and slide slowly.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts. Your skin does the holding.
- Bare legs stay where you put them, warm and steady
- Cool pole, warm skin, and a hold you can trust
< Let your skin hold you.
< Come and hold on, skin first.
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
< Come and get warm, sip by sip.
< Sip slowly. Move slowly.
= any
? bring a friend
> Bring a friend. Breathe out together.
- Warm company, slow music, and a long exhale each
- You’ll breathe in the same rhythm before the first song ends
< Slow down together.
= any
? bring a friend
> Bring a friend to be slow with.
- One long breath for each of you, and then the music
- Shoulders drop faster next to somebody you like
< Come along, both of you.
< Sway side by side.
= chair
? bring a friend
> Bring a friend. Share one slow song.
- Cross your legs on the same beat and try not to smile
- You take a chair, they take a chair, the music takes its time
< Sit down together, slowly.
< Take your seats. Take your time.
= any
? wear heels
> Wear heels. Walk as slowly as you like.
- Let each step start in the hip
- Toe, heel, hip, breath. In that order
< Come and take a long slow walk.
= any
? wear heels
> Heels on. Shoulders down.
- A little higher, a little slower, a little closer to the music
- Your hips will know what to do
< Sway before you think.
< Walk into the music.
= any
? bring heels (optional)
> Heels or no heels, your hips will sway.
- Choose what feels good under your feet. Both are fine
- They’re optional. The long exhale is for everyone
< Slip in. Sway. Breathe.
< Your hips won’t mind either way.
= any
? offer first class free
> First class free. Feel it, then decide.
- Come in, breathe out and notice what softens
- The only thing to leave behind is a little tension
< Come and feel for yourself.
= any
? offer first class free
> Curious? First class free, and no rush.
- Curiosity is the warmest way to begin
- Feel the music, let your shoulders sink, take your time
< Come and see how it feels.
< Come closer and see.
= any
? offer free trial class
> A free trial class, to feel your way in.
- Come slowly, stay soft, see what your body says
- No rush to decide. Let your shoulders drop first
< Come and feel your way in, free.
= any
? level beginner (no experience)
> No experience needed. Only a long breath.
- Everything starts slow, soft and simple
- First you feel it. Then you learn it
< Start soft. The rest will come.
= any
? level beginner
> Beginners welcome. Slow is how it starts.
- First the breath, then the step, then the smile
- Nobody here rushes a first step
< Begin as softly as you like.
< Come and begin with a breath.
= any
? level beginner
> Beginners, breathe out. There’s time.
- Time for every step, and for the pause after it
- Slow is welcome here, and so is asking twice
< Ease in, one breath at a time.
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
< Just come and sway.
< Let the music meet you there.
= any
? level beginner (only)
> Only beginners here. Only soft beginnings.
- Everyone is new, so no one is in a rush
- You’ll all feel it for the first time, together
< Begin softly. So will everyone.
= any
? level advanced*
> Advanced means you can afford to go slow.
- Longer holds, softer exits, more breath in between
- Take the moves you own and let them melt
< Take your time with what you know.
< Come and glow slowly.
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
< Come and soften what you know.
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
< Bring your body. Let it sway.
< Come and let yours sway.
= any
? places *left
> {places}. Take one, then take your time.
- No need to rush once you’re here
- The music is slow. Only the booking should be quick
< Book now. Slow down later.
< Take your place and exhale.
= any
? places max *
> {places}, so nobody has to rush.
- Space to stretch out, time to get it under your skin
- There’s time for your hands, your questions, your breath
< Come close and take your time.
< Come close and breathe out.
= any
? music
> Feel it on your skin, slowly: {music}.
- First it finds your shoulders, then it finds your hips
- You feel it on your skin before you know you’re moving
< Feel it with your whole body.
< Come and let the song move you.
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
< Come and sway to the last note.
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
> Every place is taken. Thank you, warmly.
- Whoever has a place: shoulders down, no rush
< There will be other slow songs.
< Come and sway next time.
= any
? soldOut sold out
? soldOut waitlist
> Full for now, but the waitlist is open.
- A place may open up. Leave your name and breathe out
< Come and slow down soon.
= any
? soldOut waitlist
> Breathe out and join the waitlist.
- If a place opens up, it may be yours to sink into
- Put your name down, let your shoulders drop, and breathe
< Breathe. It may still be your turn.
< Leave your name with us.
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
> New class. Same long exhale.
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
> Every body is welcome. Bring all of yours.
- A slow sway, a warm breath, and moves that feel like you
- Breathe out. Nothing needs to be held in here
< Come and feel at ease here.
< Your body, your pace, your slow song.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Melt slowly to the floor.
- Leg lines, rolls, waves, and smooth ways down and back
< Slow hips, soft landings.
< Sink down and feel the music.
`;
