// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const sensual = `
= any
? offer your friend comes free
> Your friend comes free. Exhale as a pair.
- {name} put{s} on something slow, and you both breathe out
- Warm company, slow music, and two long exhales
< Bring somebody to sway with.
< Text your friend. Then exhale.
= any
? offer first class free
> First class free. Just breathe in.
- {name} ease{s} you in, and your body decides if it likes it
- No rush to decide. Let the music ask you first
< Try it on, slowly.
< Book your first long exhale.
= heels exotic chair choreo flow salsa
? music
> Your hips will love {music}.
- {name} pour{s} the steps into the song, one slow count each
- Feel it in your hips before you count a step
- Every step a little later, every breath a little longer
< Come, dance slowly with us.
< Let your hips listen.
= intro pole
> The pole is cool. Your hands aren’t.
- {name} show{s} you a soft grip, a slow walk, a first turn
- Find a soft grip, a slow walk and your first turn
< Come and warm that pole.
< Bring two warm hands.
= intro pole
> Lean away, and your first turn begins.
- {name} set{s} an easy pace, and you hold on, lean away and turn
- All it takes is soft hands and one long lean away
< Take the slow way round.
< Say yes, slowly.
= intro pole
> Shake hands with the pole. Slowly.
- {name} take{s} you from a soft grip to a slow walk and a turn
- First comes a grip, then a walk, then a soft turn
< Breathe in and sign up.
< One handshake, one first turn.
= pole
> Take the pole for a slow walk.
- Then {name} add{s} a lean, a turn and a soft way down
- Then a lean, a turn, and a long breath out
< Walk this way. Slowly.
< Sway a little closer.
= pole
> Skin, music and a long exhale.
- {name} slow{s} down every walk, every turn and every landing for you
- Slow turns around the pole, soft landings on the floor
< Feel good in your skin.
< Book yourself one long exhale.
= pole
> Feel every turn from hip to fingertip.
- {name} draw{s} each move out, until even your fingertips join in
- Slow walks, soft turns, and long lines all the way
< Come and turn, hip first.
< Let your hips go first.
= spin
> Feel the floor let you go.
- {name} talk{s} you in, around, and down as softly as snow
- Walk in, lean away, and turn on one long exhale
- A soft push, a slow circle, a landing nobody hears
< Let go of the floor.
< Breathe out and turn.
= spin
> Round you go, on one warm breath.
- Step, lean, lift, land: {name} break{s} down every soft second of it
- One hand, one step, one lean, and you’re turning
< Take a turn with us.
< Exhale, and you’re flying.
= spin
> The softest part is the landing.
- {name} teach{es} the step, the swing, and the sigh of a landing
- Step, swing, turn, and sink back down like a sigh
< Land like velvet.
< Land on a long exhale.
= spin spinpole
> One slow turn, and your shoulders drop.
- {name} show{s} you where to hold, when to lean, how to float
- Hold on, lean out, and the turn does the rest
< Take one slow turn.
< Your shoulders will thank you.
= spinpole
> Let the pole rock you like a song.
- Lean out, slow down, curl in, fly: {name} play{s} it with you
- Lean out, it slows down. Curl in, it carries you
< Be rocked for a while.
< Drift along with us.
= spinpole
> Drift once around. Then again, slower.
- {name} give{s} you the push, the balance and the slow way out
- A little push, long limbs, one never-ending turn
< Come and drift.
< And once more. Book it.
= static
> The pole stays still. Your hips don’t.
- {name} lead{s} the slow leans, the long slides and every soft turn
- Slow leans, long slides, turns at your own tempo
- Press close, sway away, slide down inch by inch
< Come close and sway.
< The slow slide is yours.
= static
> Lean back. The pole stays right there.
- Hold, arch, breathe, turn: {name} stay{s} close for all of it
- A grip that warms up, a slide in no rush
< Lean back and sway with us.
< Sign up and lean back.
= tricks
> Hold it until it feels like silk.
- {name} take{s} you in step by step, then you breathe there
- Step by step into the shape, then one slow breath
< Stay. It gets better.
< Hold on for one breath.
= tricks
> The way up can be lovely, too.
- {name} unfold{s} each trick leg by leg, breath by breath
- Leg by leg, breath by breath, to a soft hang
< Take the scenic way up.
< The top can wait.
= tricks
> Bare skin is the best glue.
- {name} show{s} you just where it holds, then you let go, softly
- Find the spot, breathe out, let go, still there
- A warm knee, a long arm, a slow smile
< Stick with us a while.
< Hold on. Breathe. Smile.
= advanced
> Even a handspring can start with a sigh.
- {name} slow{s} down the entries, the long holds, the soft way back
- Slow entries, long holds, and a soft way back down
< Sigh first. Then fly.
< Make gravity wait.
= advanced
> Power that looks like melting.
- Press up, hang there, sink down: {name} take{s} out the rush
- Press up slowly, hang there warmly, sink down softly
< Melt upwards with us.
< Melting, but make it strong.
= intermediate
> Upside down, take one slow breath.
- {name} stay{s} with you through leg hangs, long lines and soft exits
- Leg hangs, longer lines, and transitions that melt
- Tip back, hang softly, and let your arms fall open
< Come hang out, softly.
< Tip back. Take it in.
= intermediate
> Let one move pour into the next.
- {name} smooth{s} the edges: climb, lean, hang, sink, one long pour
- Climb, lean, hang, sink, without a hard edge in between
< Pour yourself in.
< Sharp corners not required.
= flow
> Follow your breath across the floor.
- {name} link{s} a turn, a roll and a rise into one breath
- A turn, a roll, a slow rise, no hard stops
< Breathe, then move.
< Follow that breath to class.
= flow
> One long breath, from pole to floor.
- {name} string{s} the turns, slides and rolls onto that one breath
- A turn becomes a slide, a slide becomes a roll
< Inhale. See you there.
< Inhale here, exhale there.
= flow
> No counting. Only your skin and the song.
- {name} start{s} the music, then turns and rolls come as it asks
- Turns, rolls and slow ways down, as the music asks
< Stop counting. Start booking.
< Let the song in slowly.
= flow
> Let the song run down your spine.
- {name} wake{s} you softly, from the shoulder to the hip to the toes
- Shoulder, rib, hip, and softly down to the floor
< Move like honey pours.
< Save your spine a song.
= exotic
> Slow hips, long slides, no hurry.
- {name} teach{es} the walk, the slide, and the look that lasts
- A slow walk, a long slide, a look that lasts
< Come and take forever.
< Slide in anytime.
= exotic
> Take the longest way down.
- Hips, knees, then all of you: {name} count{s} you down slowly
- Hips first, then knees, then all of you
< Last one down wins.
< Book the long way down.
= exotic
> Let your hips finish the sentence.
- {name} bring{s} the body waves, floor rolls and a good pause
- Slow circles, low slides, and a look over the shoulder
< Let your hips talk.
< Your hips have the floor.
= exotic
> One look, and the song is yours.
- {name} show{s} you a walk, a slide, and how to linger
- Walk slowly, slide low, roll over, hair and all
< Take the whole song.
< Come and own the song.
= heels
> Slow hips on high heels.
- {name} pace{s} the long walk, the soft turn, the wave down
- A long walk, a soft turn, and a wave down
< Sway your way in.
< Save your heels a song.
= heels
> Let the heels do the talking. Softly.
- {name} teach{es} a drag, a cross, and a slow look back
- A toe drags, the legs cross, you look back slowly
< Come and whisper, heel first.
< Click. Pause. Sign up.
= heels
> Every step starts in the hip.
- {name} start{s} with a slow walk and add{s} a wave and a long leg
- Slow walks, body waves, long legs and longer breaths
- Cross, drag, turn, and let your hips come last
< Come sway from the hip.
< Hips first, questions later.
= lowflow
> Stay low. Stay slow.
- {name} string{s} together rolls, long legs and a wave through the spine
- Floor rolls, long legs, and a wave through the spine
< Come and melt down gently.
< Upright is overrated.
= lowflow
> Your hips like it down here.
- {name} let{s} you slide, arch and roll along the floor, unhurried
- Slow rolls, warm skin, and legs that draw long lines
< Come and stretch out.
< Your hips will love this.
= lowflow
> Melt to the floor and stay there.
- {name} guide{s} you down, one hip, one shoulder, and all of you
- One hip, one shoulder, then the whole of you
< Getting up is optional.
< Save yourself some floor.
= lowflow floor
> Nothing to hold up. Just melt.
- {name} roll{s} you through slow waves and a long way up
- Roll onto your back, draw up a knee, breathe out
- Slow waves, soft rolls, and a long way back up
< Lie down. It’s class.
< Breathe out. Roll over.
= floor
> Let the floor hold your whole length.
- {name} lead{s} every roll, slide and arch to a long breath out
- Roll, slide, arch, and end each move in a breath
< Come and lie down here.
< Give it all of you.
= floor
> Slow rolls. Soft knees. Long breath.
- {name} teach{es} ways to lie down without a single hard edge
- From standing to lying down without a single hard edge
< Roll this way.
< Roll over and sigh.
= handstand
> All of you, on two warm hands.
- {name} line{s} up palms, hips and breath before your feet lift
- Palms down, hips up, one slow breath, and float
< Come and breathe up there.
< Rise on a breath.
= handstand
> Breathe in. Let your feet leave.
- Hands, shoulders, hips: {name} stack{s} you softly, one by one
- Hands, shoulders, hips, stacked softly one by one
< Stay up there a breath.
< Book a quiet upside down.
= conditioning polefit
> Warm skin. Deep breath. Slow strength.
- {name} count{s} the slow pulls and long holds until everything hums
- Slow pulls, long holds, and a core that hums
< Come and get warm.
< Feel every slow inch.
= conditioning polefit
> Strong can be slow. And very warm.
- Arms, core, back: {name} warm{s} you through, one by one
- Pull, hold, breathe, and let the next one come
< Glow with us.
< Book your glow.
= stretch
> Tell your hamstrings you’re sorry. Softly.
- {name} soften{s} you hip by hip, while the breath does the work
- Hips, hamstrings, back, softened one by one
- Fold over your leg and let the breath work
< Make peace with your hamstrings.
< Book a gentle apology.
= stretch
> Long legs. Longer breaths.
- Hips open, back soft: {name} give{s} each stretch time to arrive
- Open the hips, soften the back, and stay there awhile
< Knots welcome. Come unwind.
< Book the long exhale.
= stretch
> Your body has been waiting for this.
- {name} fold{s} you slowly, and the shoulders and spine uncurl
- Slow folds, open shoulders, a spine that finally uncurls
< Don’t keep your body waiting.
< Your body said yes already.
= stretch
> Undo yourself, one breath at a time.
- {name} start{s} with the neck and end{s} with those stubborn hips
- First the neck, then the back, then those stubborn hips
< Come and undo the week.
< Sign up and come undone.
= yoga
> Breathe out before you do anything.
- {name} follow{s} with a long spine, slow strength and deep breath
- Then a long spine, slow strength, and shoulders that sink
< Breathe out, then sign up.
< Exhale. Book. Exhale again.
= yoga
> Slow strength, from the inside out.
- {name} roll{s} you up and down so slowly, you feel every bone
- Long holds, soft shoulders, a core that warms up quietly
- Roll up slowly, roll down slowly, and feel every bone
< Slow reps count double.
< Book a slower breath.
= choreo
> Let the song settle in your hips.
- {name} teach{es} a few counts at a time, until you stop counting
- A few counts at a time, until you stop counting
< Your hips will remember.
< Save your hips this dance.
= choreo
> A dance you can feel on your skin.
- {name} give{s} you the steps, and breath by breath they’re yours
- Learned step by step, yours breath by breath
< Come and dance skin first.
< Breathe the song in.
= choreo
> First the steps. Then the goosebumps.
- {name} count{s} first. Then you stop counting and feel it
- You learn it in counts and dance it in breaths
< Get the goosebumps.
< Come and feel the song.
= chair
> Cross your legs slowly. Begin.
- {name} start{s} with a lean, a long leg, one slow turn
- A lean, a long leg, a slow turn around it
- Sit back, arch, look over your shoulder, and breathe
< Take a slow seat.
< Reserve your chair. Recline.
= chair
> A chair, a song, your slow hips.
- Slide, lean back, circle it, and {name} find{s} you the last note
- Circle it, straddle it, leave it, come back to it
< Get comfortable. Then get sultry.
< Have a long, slow seat.
= chair
> Your partner holds still. You don’t.
- {name} take{s} you and your chair through long legs and slow leans
- Long legs, slow leans, and a hand along the backrest
< Lean in. Breathe out.
< Save the next slow chair.
= burlesque
> One glove. A whole slow song.
- {name} teach{es} the walk, the shoulder and the glove, finger by finger
- A shoulder, a smile, a finger at a time
< Come and tease a little.
< One finger at a time.
= burlesque
> One bare wrist. Make them wait for it.
- Fingertips, shoulder, hip: {name} show{s} you how long to take
- Fingertips, shoulder, hip, and a smile that comes late
< Come and keep them waiting.
< Book now. Reveal later.
= twerk
> Low, warm and all in the hips.
- {name} drop{s} the bass to your knees, then it’s bounce, roll, circle
- Knees soft, back long, and the bass does the rest
< Come and get low.
< Drop low with us.
= twerk
> Let your hips go wild. Slowly.
- {name} build{s} it up: slow circle, soft bounce, then the whole beat
- A slow circle, then a bounce, then the whole beat
< Shake yourself warm.
< Reserve some hip room.
= salsa
> Warm hands. Close music. Slow turn.
- {name} lead{s} a step, a pause, and your hips follow after
- One step, one pause, and your hips follow after
< Come and sway with us.
< Come closer and dance.
= salsa
> Feel the beat low in your hips.
- {name} count{s} slow, slow, quick, and your hips learn to answer
- Slow, slow, quick, and a little closer every time
< Come and find the rhythm.
< Save the first dance.
= salsa
> Dance as close as the music lets you.
- {name} teach{es} you to listen, lean, and turn on the breath
- Soft knees, a long look, and a step that waits
- You listen, you lean, you turn, and it carries you
< Come a step closer.
< Lean into the music.
= hoop
> Lie back in the curve.
- {name} settle{s} you in: one knee hooked, arms open, a slow turn
- One knee hooked, arms open, air all around you
< Get comfortable up there.
< Reserve your slow turn.
= hoop
> The hoop turns. You breathe.
- {name} take{s} you from a seat to a slow, soft hang
- Curl in, stretch out, and let one hand trail behind
< You only have to breathe.
< Breathe. Turn. Repeat.
= hoop
> Hang there softly, hair down.
- {name} show{s} you how to hook a knee and open slowly
- Hooked knees, long arms, and a gently swaying ring
< Let your hair down here.
< Messy hair welcome.
= silks
> Soft cloth. Warm skin. Slow wraps.
- {name} wrap{s} you in slowly and talk{s} you softly out again
- A foot, a turn, a lean, and you’re held
< Sink into the cloth.
< Wrap up slowly.
= silks
> Let the fabric hold you close.
- Wrap a leg, lean back: {name} talk{s} you into the soft hold
- Wrap a leg, lean back, and open your arms
< Book a soft embrace.
< Let the fabric hold you.
= trapeze
> A swing, but make it slow.
- {name} keep{s} the swing slow while you sit, lean back and hang
- Sit, lean back, hook your knees, let arms hang
< Come and swing softly.
< Swing by and sway.
= trapeze
> Lean back into the swing.
- {name} rock{s} you gently from the first seat to a soft hang
- Stretch out, fold up, and let it rock you
< Lean all the way back.
< Save yourself a slow swing.
= inclusive
> Your body. Your song. Your sweet time.
- {name} help{s} you walk, sway and lean in the way you love
- Walk, sway and lean in the way that feels good
< Enjoy all of you.
< Sway as you are.
= inclusive
> Let your hips lead the way home.
- {name} lead{s} slow circles and long leans, and everyone is welcome
- Enjoy slow circles and long leans, just as you are
< Come and sway freely.
< Save your body a slow song.
= inclusive
> All of you gets to dance.
- {name} put{s} on a slow song, and your whole body joins in
- Your whole body sways along to one slow song
< Bring your whole beautiful self.
< Let everything move.
= seniors
> Slow moves suit you beautifully.
- A walk, a lean, a warm stretch: {name} take{s} time for each
- A slow walk, a lean, a long warm stretch
- Sway, turn, breathe, and enjoy the company
< Come try a slow one.
< Save yourself a slow dance.
= party
> Slow hips. Loud giggles.
- {name} lead{s} the walk, the shimmy and the slow turn, giggles included
- Everybody tries the walk, the shimmy and the slow turn
< Come giggle with us.
< Bring your favorite people.
= party
> One slow dance, a lot of blushing.
- {name} lead{s} the slow walk, and everybody laughs through the turns
- Expect slow walks, slow turns and a lot of laughing
- Everyone learns it, everyone glows, someone blushes
< Come and blush together.
< Book the whole giggling bunch.
= private
> A whole lesson at your pace.
- {name} slow{s} down what you love and repeat{s} what’s new
- Slow down what you love and repeat what’s new
- Your song, your questions, your own sweet time
< Choose your song. Book it.
< A class of your own.
= practice
> Just you, the music and your skin.
- {name} keep{s} the space open, and your favorite move gets time
- A warm-up, a move you love, and another slow try
- Put on your song and move until it feels good
< No plan. Just play.
< Save yourself some slow time.
= practice
> Bring your own song. Move slowly.
- Turn, roll, sway: {name} look{s} after the space while you play
- Turn, roll, sway, and repeat the part you like
- Try it slowly, then slower, then with your eyes closed
< Stay until it feels good.
< Move to your own song.
= workshop
> Skip nothing. Savor everything.
- {name} give{s} every detail time: first the shape, then the breath
- Every detail in its own time, every move felt through
- First the shape, then the breath, then the shiver
< Come and sink in deep.
< Book it. Savor it.
= showcase
> Feel the hush before the music.
- {name} run{s} it slowly, then with breath, then with all of you
- Run it slowly, then with breath, then with everything
- Soft entrances, long looks, and a finish you can feel
< Breathe. Then dance.
< Bring your slowest bow.
= photo
> One slow breath, one long look.
- {name} catch{es} the arch, the quiet hand and the look that stays
- Turn a shoulder, soften your mouth, and hold it
- An arched back, a quiet hand, a look that stays
< Breathe out and hold.
< Book your long, slow look.
= photo
> Soft shoulders, slow eyes, hold it.
- Lean in, breathe out, and {name} wait{s} until the shape settles
- Lean in, breathe out, and let the shape settle
- A long line, a bare foot, a lingering gaze
< Hold it. There you are.
< Save one slow pose.
= contemporary
> Let your breath start the dance.
- A reach, a fall, a rise: {name} start{s} each with a breath
- A reach, a fall, a roll, a slow rise
- Soft feet, open arms, and the music under your skin
< Dance on your breath.
< Move on the exhale.
= contemporary
> Fall softly. Rise slowly.
- {name} teach{es} you to lean, give way, and find your feet again
- A curved spine, a lingering hand, a held breath
- You lean, you give way, you find your feet again
< Come and fall softly.
< Let go and dance.
= acro
> Two bodies, one slow breath.
- {name} place{s} hands and feet with care, and up you float
- Feet under hips, hands in hands, softly up
- You lean, you balance, you feel each other breathe
< Come and lean in.
< Breathe together.
= acro
> Let somebody carry you, slowly.
- One holds, one melts, then you change, with {name} right beside you
- A warm sole, a steady hand, and up you float
- One holds, one melts, and then you change
< Get carried away with us.
< Float with us.
= prenatal
> Soft hips. Long breath. Both of you.
- {name} lead{s} slow circles and soft stretches, with time to rest
- Slow circles, warm hands on your belly, time to rest
- Sway a little, stretch a little, and breathe for two
< Save a place for two.
< Rest and breathe.
= prenatal
> Rock gently. Somebody in there likes it.
- Sit, sway, stretch, rest: {name} keep{s} it gentle for both of you
- Slow hips, open shoulders, and a long breath down low
- Sit, sway, stretch, and rest whenever you want
< Come and rock gently.
< Sway softly.
= men
> Strong hands, slow moves.
- {name} take{s} every grip, lean and turn down to half speed
- Hold on, lean, turn, and let every move take its time
- A slow lift, a long hold and a deep breath out
< Come and move slowly.
< Take it slow with us.
= class
> Slow music. Warm skin. Long breath.
- {name} warm{s} you up softly and stretch{es} you out at the end
- Shoulders down, hips loose, and no step in a rush
- Warm up softly, move slowly, stretch out long
< Come feel good, slowly.
< Breathe in and join us.
= class
> Give your body one slow song.
- {name} help{s} you warm up, let go and move just for you
- Warm up, let go, and move just for you
< Your body picks the tempo.
< Book your body a treat.
= class
> Move like warm honey.
- {name} start{s} with small moves and end{s} with a long exhale
- A slow start, warm muscles, music to lean on
- Small moves, longer moves, then a long exhale
< Slow down with us.
< Come taste the slow life.
= intro pole spin
> No rush. The pole has nowhere to be.
- {name} let{s} you get acquainted: hold on, breathe out, walk around it
- Hold on, breathe out, and walk around it slowly
- The pole warms up, and your shoulders drop
< Warm up slowly with us.
< Come and get acquainted.
= intro
> Feel the music first. The steps will follow.
- {name} start{s} with the song, then a walk, then one move
- It begins with a slow walk and one long breath
- Nothing to know beforehand, everything to enjoy
< Feel your way in.
< Pick a song. Book it.
= intro pole
> Nobody rushes here. Least of all you.
- {name} let{s} your first moves and your first turns take their time
- Your first moves come slowly, breath by warm breath
- The first steps are small, slow and surprisingly sweet
< Find your own slow pace.
< Arrive slowly. Leave glowing.
= pole
> Come a little closer. The pole won’t mind.
- {name} show{s} you how to lean away and melt back in
- Walk around it, lean away from it, melt back in
- A warm hand, a cool pole, an unhurried song
< Come closer and begin.
< Lean in and book.
= spin spinpole
> Lean away and let the turn carry you.
- {name} teach{es} you when to hold on and when to just float
- Your hand holds, your breath slows, round you go
- One long exhale, and you’re already turning
< Try one slow turn.
< Hold on. Exhale. Float.
= spin spinpole
> Slower. The turn isn’t going anywhere.
- {name} stretch{es} one turn all the way to your fingertips
- Let it reach your shoulders, your waist, your hair
- One hand high, one hip heavy, nothing to rush
< Turn slower with us.
< Stay in the turn awhile.
< Make one turn last.
= spin spinpole
> Greet the pole as if you’d missed it.
- Heel, toe, hip, and {name} cue{s} the moment the turn takes over
- Heel, toe, hip, and then the turn takes over
- A slow circle first. Then a closer one
< Come close and turn.
< Slow steps, soft landing.
= spin spinpole
> Turn slowly, and everything goes soft.
- {name} slow{s} the turn, the landing, and possibly your pulse
- The edges melt, and all that stays is the music
- A turn for the shoulders, a turn for the hips
< Book one soft turn.
< Let the world blur.
< Come around anytime.
= spinpole
> Open up, and the pole slows down.
- {name} teach{es} the trick: open up to slow, curl in to fly
- Curl in and it quickens, like a pulse
- It answers every breath you take
< Open slowly with us.
< Come and set the speed.
= spinpole
> The pole turns. You only have to melt.
- A soft push, a long lean, and {name} beside you throughout
- A soft push, a long breath, and you’re turning
- Lean away, stay loose, and let it turn you
< Melt into one slow spin.
< Melt into your next turn.
= static
> The pole stays still. You don’t have to.
- {name} choreograph{s} the rest of you: press close, slide, sway away
- Press close, slide down, press away, and take your time
- All the movement is yours, from hip to fingertip
< Come closer, start swaying.
< Sway at your own speed.
= static
> Something steady to melt against.
- Shoulder, back, one long slide: {name} show{s} you how to melt
- Shoulder, back, and one long slide down
- It doesn’t rush you. It doesn’t move at all
< Lean in whenever you like.
< Come a little closer, slowly.
= static
> A still pole has endless patience.
- So {has} {name}: reach, lean and sway at exactly your own speed
- So reach, lean and sway at exactly your own speed
- Walk around it slowly until your breath has caught up
< Take your time with it.
< Be slow. The pole waits.
= tricks
> Your skin learns how to hold you.
- {name} teach{es} it where: first the hold, then the breath out
- A warm thigh, a slow breath, and there you stay
- First the hold, then the breath, then quiet joy
< Hang on every breath.
< Book some quality hang time.
= tricks
> The best tricks happen on the exhale.
- {name} cue{s} the inhale to get there, the exhale to stay
- Breathe in to get there, breathe out to stay
- The way into the shape feels good, too
< Breathe out and stay.
< Bring one good exhale.
= tricks advanced
> Stay in the shape for one breath longer.
- The way up, the hold, the stillness: {name} lead{s} you there, unhurried
- The hold, the stillness, the warmth of staying
- Every second up there belongs to you
< Come for one, stay longer.
< Stay a breath longer.
= advanced intermediate
> Upside down, every breath is louder.
- {name} slow{s} the way in, the hold, the soft way down
- The hold, the hush, the slow way back down
< Hear your own breath.
< Land long and soft.
= intermediate
> You know the steps. Now slow them down.
- {name} put{s} the breath back in between the moves you know
- Same moves, more breath in between
- Slower in, longer out, and nothing thrown away
< Take the long, slow version.
< Half the speed. Book it.
= advanced
> Strong enough to go slow.
- {name} teach{es} a slow way up and an even slower way down
- Slow on the way up, slower on the way down
- Power underneath, velvet on top
< Make it one long breath.
< Show off, very slowly.
= flow
> Don’t stop between the moves. Melt.
- {name} soften{s} one move until the next has already begun
- One move softens before the next one begins
- No edges, only breath, from first step to floor
< Melt, then melt some more.
< Melt first. Think later.
= flow
> Move like something poured.
- {name} pour{s} each move over the hip and down the spine
- Over the hip, down the spine, into the floor
- Slow as honey, and just as sweet
< Come and melt like honey.
< Pour yourself into a song.
= flow
> Breathe in, rise. Breathe out, sink.
- {name} let{s} your breath lead, and the moves follow close behind
- Your breath leads, and the moves follow close behind
< Book in on the inhale.
< Let every exhale move you.
= exotic
> Make the music wait for your next step.
- {name} teach{es} you to drag it out and look back once
- Drag it, draw it out, and look back once
- There’s a whole world between two slow beats
< Keep the music waiting.
< Slow looks good on you.
= exotic
> A slow gaze, and slower hips.
- Look up, slide down, take forever: {name} make{s} it a dance
- Breathe out, and let the hips take their time
- Look up first, then slide down, in no rush
< Hips this way. Sign up.
< Eyes first, then hips.
= exotic
> The floor is part of the dance.
- Down the pole, along the leg, back up: {name} savor{s} every inch
- Down the pole, along the leg, back up by inches
- Hair, spine, fingertips, one after the other
< Sink in. Stay a while.
< Sink to the music.
= heels
> Feel the floor through every step.
- {name} teach{es} a drag, a pause and a very soft click
- A drag, a pause, a soft click on the floor
- Toe first, slowly, as if testing the sea
< Let each step land softly.
< Dip a toe in. Slowly.
= heels
> Your hips arrive before your heels do.
- {name} teach{es} you a walk that pours forward like honey
- You don’t walk. You pour yourself forward
- Each step starts in the hip and takes its time
< Come and sway in.
< Let the hips lead.
= heels
> In heels, a slow walk is a song.
- {name} teach{es} you to roll the foot, cross the legs and breathe
- Roll through the foot, cross the legs, breathe out
- Heel, hip, shoulder, and the whole body sways along
< Take that slow walk.
< Walk like your favorite song.
= lowflow floor
> Sink down. The floor has got you.
- {name} help{s} you hand over your back, your breath, your week
- Let the floor take your back, your breath, your week
- Roll over as slowly as a good thought
< Let the floor hold you.
< Stay down here a while.
= handstand
> Upside down, even your thoughts let go.
- {name} build{s} it from the palms: hips over shoulders, then the hush
- Warm wrists, a long spine, one slow breath up there
- Palms down, hips over shoulders, and then the hush
< Find the quiet up there.
< Come and think of nothing.
= conditioning polefit
> Feel every inch of the pull.
- Slow up, slower down, and {name} count{s} the heat in between
- Slow up, slower down, and the heat in between
- Warm skin, deep breath, nothing wasted
< Come pull, inch by inch.
< Come and feel the heat.
= conditioning polefit
> First comes the heat. Then the grace.
- {name} warm{s} you through slowly: pull, hold, lower, then a long exhale
- Hold until it hums, breathe until it softens
- Pull, hold, lower, and breathe through all of it
< Come and earn the glow.
< Heat first. Come along.
= stretch
> Melting takes time. Here you have it.
- {name} melt{s} you hip by hip, breath by breath, into the floor
- Hip by hip, breath by breath, down into the floor
- Nothing is pulled. Everything is let go
< Let the warmth work.
< Book time to melt.
= stretch
> Long spine. Soft belly. Nowhere else to be.
- {name} fold{s} you slowly over yourself and let{s} you stay there
- Let each breath lengthen what the week made short
- Fold over yourself and stay a while
< Unfold, breath by breath.
< Exhale the whole week.
= stretch
> Your shoulders have been up all week.
- {name} talk{s} them down, one long exhale at a time
- Let them slide down your back, exhale by exhale
- Warm muscles, slow breath, and everything gets longer
< Book your shoulders a break.
< Lay the week down slowly.
= yoga
> Warm breath, long spine, slow strength.
- {name} move{s} you breath by breath, until your whole body is warm
- Each shape comes with one breath, stays for another
- Slow in, slow out, until your whole body is warm
< Come and take a breath.
< Book a deep breath.
= choreo
> Learn it slowly. Feel it on your skin.
- {name} move{s} it count by count from your head to your hips
- Count by count, from your head to your hips
- First the steps, then the breath between them
< Save my hips a place.
< Take the song home.
= chair
> A chair that knows how to hold you.
- {name} bring{s} the long lean, the crossed leg, the look back
- A long lean, a crossed leg, a look back
- Sit down as if the song had asked you to
< Sink into your seat.
< Reserve a seat. Take time.
= chair
> Sit down slowly. That’s half the dance.
- {name} teach{es} the other half: hip, shoulder, a long look back
- The other half: a hip, a shoulder, a look back
- One leg crosses, one hand slides, the music follows
< Lower yourself into the music.
< Sit down. Stay a song.
= burlesque
> The glove comes off last. If at all.
- Finger by finger, {name} teach{es} you how to make it last
- Finger by finger, look by look, breath by breath
- It’s not what you show. It’s how long you take
< Come and linger, glove on.
< Reveal it finger by finger.
= burlesque
> A tease is a promise, taken slowly.
- {name} show{s} you how to shimmy, pause, and smile a little late
- A shoulder, a glance, a smile that comes late
- Shimmy, pause, and let the silence do its work
< Come and learn to linger.
< Save something for the encore.
= twerk
> Start low. Let it travel.
- {name} send{s} the bass from heel to hip to grin
- From the heel to the hip to the grin
- Bass in the belly, warmth in the thighs
< Follow the bass down.
< Shake yourself loose, slowly.
= twerk
> The bass knows where your hips are.
- {name} warm{s} them up first: slow, then low, then all by themselves
- Bend your knees, breathe out and let it find them
- First slow, then low, then all by itself
< Book low. Shake slow.
< Let the bass find you.
= salsa
> Let the music come a little closer.
- {name} count{s} you in for a step and a slow, close turn
- A breath, a step, and you’re inside the song
- First you feel it on your skin, then your feet
< Come close and dance.
< Dance a little closer.
= salsa
> The best dances begin with a slow breath.
- {name} add{s} a step, a turn and a reason to sway
- Add a step, a turn and a warm smile
- Feet first, then hips, then all of you
< Come and sway closer.
< Come for a warm dance.
= hoop
> Curl into the curve.
- Cool ring, warm skin, and {name} to turn you slowly around
- Cool ring, warm skin, a slow turn in the air
- It holds your back like an open hand
< Come and curl up.
< Let the ring hold you.
= hoop
> Lean back. The ring has you.
- {name} show{s} you which knee to hook before your arms drift open
- A hooked knee, a soft breath, and arms drifting open
- Hair down, arms open, nowhere to go
< Dangle. Breathe. Repeat.
< Lean back and book it.
= silks
> Soft on your skin, and it holds you.
- {name} teach{es} you to wrap a foot, lean away and breathe
- Wrap a foot, lean away, feel the fabric take you
- Warm hands, long cloth, a slow breath up high
< Lean into the soft hold.
< Let the cloth cradle you.
= silks straps
> Wrapped once. Breathe. Wrapped again.
- {name} unwrap{s} the secret: it holds you best when you soften
- Move and it tightens. Soften and it holds you
- Fold yourself in until everything goes quiet
< Come and be wrapped.
< Sign up. Wrap up.
= silks trapeze straps
> Let the air rock you.
- {name} start{s} the slow swing, and your breath swings along
- A slow swing, loose hair, one hand trailing behind
- Back and forth, until your breath swings along
< Swing softly. No hurry.
< Sway until it’s quiet.
= trapeze
> Remember the swings? Now slower.
- {name} bring{s} back that lovely feeling, one slow sway at a time
- Sit, sway, hook a knee and feel the air on your cheeks
- Both hands warm, both feet light, and time to breathe
< Come back to the swing.
< Book the slow swing.
= inclusive
> There’s space here for all of you.
- {name} move{s} with you, slowly and warmly, one breath at a time
- Hips, shoulders, hands, and the breath that moves them all
- There is nothing to hide. Just breathe out and move
< Exhale. You belong here.
< Breathe out and take space.
= seniors
> Slow music. Warm hips. Good company.
- {name} put{s} the music on for a walk and a sway
- A slow walk, a sway, warmth from the hips up
- No rush, just a walk, a sway and a long breath
< Come and enjoy the music.
= men
> Strength, but slower.
- {name} teach{es} the reach, the lean and the long, controlled way down
- Reach, lean and breathe your way slowly down
- The grip is firm. The rest may soften
< Let the music move you.
< Come and go slow.
= men
> Hold firmly. Breathe slowly. Prove nothing.
- {name} teach{es} slow lines, quiet hands and a long breath out
- Slow lines, quiet hands, a breath you can hear
< Come and slow it down.
< Slow is strong. Book it.
= private
> Just you, the music and one long breath.
- Slower? Again? {name} {has} the patience, and your song on repeat
- Ask for it slower, ask for it again
- The song, the pace and the whole floor are yours
< No audience. Just breath.
< Claim the whole song.
= private
> You have nobody to keep up with here.
- {name} linger{s} on the move you love and skip{s} what you don’t
- Linger where you love it, skip what you don’t
- Bring your song, your questions and your own pace
< Stay with what feels good.
< You set the tempo.
= practice
> Your song. Your pace. Your skin.
- {name} hold{s} the space, you repeat whatever feels good
- Follow what your body asks for next
- Repeat the part that feels good, then repeat it slower
< Come and press repeat.
< Stay a while. Move slowly.
= practice
> No one counts. You just feel your way.
- Pick a song, breathe out, and {name} leave{s} you to it
- One move, over and over, until it turns to honey
- Pick a song, breathe out, see what comes
< Come and play slowly.
= workshop
> We’ll stay with one thing until it glows.
- {name} take{s} it inch by inch, and then once more with feeling
- Every inch of it, in its own time
- Look closer, move slower, feel what it’s made of
< Come linger over it.
< Go slow enough to feel.
= workshop
> Some things deserve the long, slow way.
- {name} take{s} it apart gently and let{s} you feel each piece
- More time for the details, more breath in between
- Take it apart gently and feel each piece
< Get it under your skin.
< Book the long version.
= showcase
> A held breath before the first note.
- {name} cue{s} the stillness, then the song, then all of you
- The stillness, the warmth, and then the song begins
- Wait one beat longer, then let it all pour out
< Breathe. Then begin.
< Come and feel the hush.
= showcase
> Slow songs, soft landings, held breaths.
- {name} bring{s} the dances, and every pause is worth the wait
- Let the dance come close enough to feel
- Every pause up there is worth the wait
< Come and hold your breath.
= photo
> Hold still. Breathe. Let it linger.
- {name} wait{s} for the soft breath, the shoulder, the almost smile
- A soft breath, a turned shoulder, an almost smile
- Stay in the shape until it feels like yours
< Breathe out. That’s the picture.
< Keep one slow second forever.
= prenatal
> Two heartbeats, one slow sway.
- {name} keep{s} the circles slow, the breath long, and the rests longer
- Roll the hips and let the floor carry you both
- Soft knees, warm hands and one long breath out
< Breathe slowly, for both.
< Both of you are invited.
= postnatal
> Come back to your skin, gently.
- {name} start{s} with one breath and go{es} as softly as you need
- Breath by breath, as soft as it needs to be
- Warm hands, a long exhale, and nothing to reach
< Gently does it. Come along.
< Come softly. We’ve got time.
= contemporary
> Some things only skin can say.
- {name} teach{es} you to say it: a reach, a curve, a breath
- A reach, a curve, a breath left open
- A shoulder says it first, then all of you
< Let your skin talk.
= contemporary
> Let the music touch you first.
- {name} let{s} a shoulder answer, then a rib, then all of you
- Soft arms, a long spine, one breath into the next
- Then a shoulder answers, then a rib, then everything
< Answer with everything.
< Press play. Then melt.
= party
> Celebrate from the hips down.
- {name} put{s} on one slow song, and everybody ends up glowing
- A slow walk, a swaying hip, a helpless laugh
- One song, one look over the shoulder, everybody glowing
< Gather your friends and sway.
< Come sway together.
= party
> Slow dancing is sweeter with your favorite people.
- {name} start{s} the slow walk, and everyone makes it their own
- A sway, a shoulder, a giggle in between
- One slow walk, and everyone makes it their own
< Bring the ones who giggle.
< Share one slow song.
= acro
> Lean in. Somebody has you.
- Palm to palm, sole to hip: {name} show{s} you how to trust
- A palm, a sole, a breath you share
- The longer you trust, the softer it gets
< Lean in and sign up.
< Let yourself be held.
= acro
> First you breathe together. Then you rise.
- Hands meet feet, and {name} steady{s} everything in between
- Hands meet feet, feet find balance, everything softens
- Warm hands, steady eyes, a slow way up
< Come and share a breath.
< Lean on someone warm.
= openlevel
> Your own pace is the right one.
- Some melt fast, some take their time, and {name} love{s} both
- Slow it down until it’s yours
- Some melt fast, some take their time
< Come at your own pace.
< Your pace. Your place. Come.
= class
> Fast is fine. Slow is delicious.
- {name} bring{s} more music, fewer thoughts, and a very long exhale
- Fewer thoughts, more music, and warmth all the way down
- Long breath, loose shoulders, hips that take their time
< Slow down. Stay a while.
< Book yourself a slower gear.
= any
? bring knee pads
> Be kind to your knees. Bring knee pads.
- {name} {has} slow ways down in store, and they feel better padded
- The softer they land, the longer you stay low
< Sink low with us.
< Come down, land softly.
= any
? bring knee pads
> Bring knee pads. Then sink down slowly.
- Down on one knee, then the other: {name} savor{s} the descent
- One knee, then the other, no rush back up
- The floor feels sweeter when your knees are happy
< Stay low for a song.
< Kneel softly with us.
= exotic heels lowflow floor flow choreo
? bring knee pads
> Knee pads on. Take the slow way down.
- {name} teach{es} everything slow, sweet and close to the floor
- Bring them for everything slow and close to the floor
- Bring yours, and the floor turns into a soft place
< Come down and slide slowly.
< Your knees are invited, too.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts. Your skin does the holding.
- {name} show{s} you the spots where bare legs simply stay put
- Bare legs stay where you put them, warm and steady
- Cool pole, warm skin, and a hold you can trust
< Let your skin hold you.
< Sign up, skin first.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Skin is what holds on.
- Bare knees, a slow breath, and {name} show{s} you how to stay
- Bare knees, a slow breath, and there you stay
- Warm legs hold you longer than strong hands
< Warm legs, soft hands, go.
< Let your skin hold on.
= any
? bring water
> You’ll be glowing soon. Bring water.
- {name} pause{s} for a sip, a breath, and the next slow song
- A sip, a long breath, and the next slow song
- Slow moves can warm you from the inside out
< Get warm, sip by sip.
< Sip slowly. Move slowly.
= any
? bring a friend
> Bring a friend. Breathe out together.
- {name} put{s} on a slow song, and you breathe in one rhythm
- Warm company, slow music, and a long exhale each
- By the second song, you’ll breathe in one rhythm
< Slow down together.
< Book for two. Sway together.
= any
? bring a friend
> Bring a friend to be slow with.
- {name} lead{s}, you two follow, and shoulders drop all over
- One long breath each, and then the music
- Shoulders drop faster next to somebody you like
< Come along, both of you.
< Sway side by side.
= chair
? bring a friend
> Bring a friend. Share one slow song.
- {name} count{s} you both in. Cross your legs, try not to smile
- Cross your legs together and try not to smile
- Two chairs, one beat, and music that takes its time
< Sit down together, slowly.
< Save two chairs. Sit close.
= any
? wear heels
> Wear heels. Walk as slowly as you like.
- {name} start{s} each step in the hip and let{s} the heel linger
- Let each step start in the hip
- Toe, heel, hip, breath. In that order
< Take a long slow walk.
< Save us one slow walk.
= any
? wear heels
> Heels on. Shoulders down.
- {name} take{s} every step slower and a little closer to the music
- A little slower, a little closer to the music
- Your hips will know what to do
< Sway before you think.
< Walk into the music.
= any
? bring heels (optional)
> Heels or no heels, your hips will sway.
- They’re optional. {name} only ask{s} you to breathe out
- Choose what feels good under your feet. Both are fine
- They’re optional. The long exhale is for everyone
< Slip in. Sway. Breathe.
< Barefoot or tall, come sway.
= any
? offer first class free
> First class free. Feel it, then decide.
- {name} start{s} slowly, and you notice how much softens
- Come in, breathe out and notice what softens
- The only thing to leave behind is a little tension
< Come and feel for yourself.
< Say yes to one song.
= any
? offer first class free
> Curious? First class free, and no rush.
- Curiosity is plenty. {name} bring{s} the music and the patience
- Curiosity is the warmest way to begin
- Feel the music, let your shoulders sink, take your time
< Your first yes is free.
< Come closer and see.
= any
? offer free trial class
> Free trial class. Feel your way in.
- {name} take{s} the first steps slowly, and you see how it feels
- Come slowly, stay soft, see what your body says
- No rush to decide. Let your shoulders drop first
< Let your body decide.
< Come and try it slowly.
= any
? level beginner (no experience)
> No experience needed. Only a long breath.
- {name} start{s} slow, soft and simple, one breath at a time
- Everything starts slow, soft and simple
- First you feel it. Then you learn it
< Start soft. Sign up.
= any
? level beginner
> Beginners welcome. Slow is how it starts.
- {name} never rush{es} a first step, or the smile after it
- First the breath, then the step, then the smile
- Nobody here rushes a first step
< Begin softly. Begin with us.
< Begin with a breath.
= any
? level beginner
> Beginners, breathe out. There’s time.
- {name} {has} time for every step, and for asking twice
- Time for every step, and for the pause after it
- Slow is welcome here, and so is asking twice
< Ease in, breath by breath.
< Save your first slow song.
= any
? level all
> All levels, one slow breath.
- Go deep or go easy: {name} teach{es} it at your own pulse
- Go deep or go easy, at your own pulse
- First slow song or hundredth, you’ll feel it
< Find your pace. Sink in.
< Your pace is perfect.
= any
? level all
> Every level is welcome to slow down.
- New or not, {name} take{s} your hips along at their own speed
- New or not, your hips already know how to sway
- The music doesn’t ask how long you’ve danced
< Just come and sway.
< Let the music meet you.
= any
? level beginner (only)
> Only beginners here. Only soft beginnings.
- Everyone is new, so {name} take{s} the first song slowly
- Everyone is new, so no one is in a rush
- You’ll all feel it for the first time, together
< Begin softly. So will everyone.
= any
? level advanced*
> Advanced means you can afford to go slow.
- {name} take{s} the moves you own and let{s} them melt
- Longer holds, softer exits, more breath in between
- Take the moves you own and let them melt
< Advanced? Exhale and book.
< Come and glow slowly.
= any
? level advanced*
> For advanced bodies that love to linger.
- {name} slow{s} down the hard parts until they feel like silk
- Everything you know, only slower and softer
- You’ve done the hard part. Now make it silk
< Make control feel like ease.
< Linger a little longer.
= any
? level intermediate
> Intermediate: you know it. Now feel it.
- {name} bring{s} the moves you have a little closer to the music
- Same moves, slower, softer, closer to the music
- The steps are in you. Let the breath in, too
< Feel what you’ve learned.
< Soften what you know.
= any
? audience women only
> Women only, so let your shoulders drop.
- {name} bring{s} slow music, soft laughter and no one to impress
- No one to impress, and a long exhale for everyone
- Soft laughter, slow music, warm company
< Exhale. You’re among friends.
< Take up all the space.
= any
? audience all bodies welcome
> All bodies welcome. Yours, especially.
- {name} put{s} on a slow song with space for all of you
- A slow song, a long breath, and plenty of space
- Come in, breathe out and move the way you love
< Save your body a spot.
< Come, all of you.
= any
? places *left
> {places}. Take one, then take your time.
- {name} take{s} it from there, slowly, breath by breath
- No need to rush once you’re here
- The music is slow. Only the booking should be quick
< Book now. Slow down later.
< Take your place and exhale.
= any
? places max *
> {places}, so nobody has to rush.
- {name} {has} time for your hands, your questions, your breath
- Space to stretch out, time for every slow detail
- There’s time for your hands, your questions, your breath
< Come close, take your time.
< Come close and breathe out.
= any
? music
> Feel it on your skin, slowly: {music}.
- First it finds your shoulders, then {name} lead{s} it to your hips
- First it finds your shoulders, then it finds your hips
- Your skin knows the song before your feet do
< Come feel the whole song.
< Let the song move you.
= any
? music
> Music to melt to: {music}.
- {name} put{s} it on, you sway first and think later
- Sway first. Think later
- Low notes in the hips, high notes in the fingertips
< Let the beat warm you.
< Save your hips the chorus.
= any
? music
> Slow down and let it in: {music}.
- {name} give{s} one beat to the shoulders and two to the hips
- A sway, a breath, and the music does the rest
- One beat for the shoulders, two for the hips
< Let the music hold you.
< Sway to the last note.
= any
? substitute
> {sub} is in for {for}. Breathe out.
- Another warm voice, the same slow breath
- You’re in good hands, and the music stays slow
< Let {sub} lead you in.
< Say hello, then sink in.
= any
? substitute
> A new rhythm: {sub} is in for {for}.
- Another way to move, the same long exhale
- A fresh face and the same warm welcome
< Come move with {sub}.
< Slow down with someone new.
= any
? soldOut sold out
> Sold out. We’re glowing.
- If a place is yours, come in and exhale
- Thank you for wanting to slow down with us
< Next slow song is yours.
< Until then, breathe slowly.
= any
? soldOut sold out
> Every place is taken. Thank you, warmly.
- Whoever has a place: shoulders down, no rush
< More slow songs to come.
< Sway with us next time.
= any
? soldOut sold out
? soldOut waitlist
> Full for now, but the waitlist is open.
- Leave your name, breathe out, and a place may open
< Put your name down, softly.
= any
? soldOut waitlist
> Breathe out and join the waitlist.
- If a place opens up, it may be yours
- Put your name down, let your shoulders drop, and breathe
< Breathe. Your turn may come.
< Leave your name with us.
= any
? guest
> Slow down with a guest: {guest}.
- Another way to breathe, to move, to linger
- New hands to learn from, new ways to feel music
< Follow a new voice.
< Let someone new move you.
= any
? guest
> A warm welcome for {guest}.
- A guest, a fresh rhythm, a new way to move
- New moves, a new voice, time to soak them up
< Come and be moved.
< Soak it up slowly.
= any
? typed *no partner*
> No partner needed. The music holds you.
- {name} teach{es} you the steps, and your shoulders let go
- It comes close, takes its time, steps on no toes
- It leads, you follow, and your shoulders let go
< Come alone. Leave warm.
< Let the music lead.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner*
> No partner? You have a whole song.
- {name} count{s} you in, the song asks, your hips answer
- It asks, you answer, hip by hip
- It knows when to hold you and when to turn
< Save yourself the first dance.
< Give the song a dance.
= any
? typed *new class
> New class. Same long exhale.
- {name} start{s} everyone off fresh, unhurried and together
- Everyone starts fresh, unhurried and together
- A first song, a first exhale, a soft beginning
< Be first to breathe out.
< Ease into something new.
= any
? typed *alone or with a friend
> Alone or with a friend, come slow down.
- {name} {has} a slow song for one, and it suits two
- A slow song suits one, and it suits two
- Soft shoulders, a long exhale, alone or side by side
< Bring company or just breath.
< Either way, come and sway.
= any
? typed *every body is welcome
> Every body is welcome. Bring all of yours.
- {name} keep{s} it slow and warm, and makes you feel at home
- A slow sway, a warm breath, moves made yours
- Breathe out and move in the way that feels good
< Feel at ease here.
< Your body, your slow song.
@ Intro to Pole
> Soft hands. Slow steps.
- {name} lead{s} you from first grip to first spin. No experience needed
- Learn grips, walks and a first spin with {name}. No experience needed
- Grips, walks and a first spin come gently. No experience needed
< Come as you are, softly.
< Take hold and breathe out.
< Your hands will know.
< Breathe in and begin.
@ Intro to Pole
> Your very first spin can feel this good.
- {name} warm{s} you up with easy grips and walks. You need no experience or partner
- You need no dance background and no partner. {name} will guide you through every step
- Start with easy grips and walks. You need no experience, no partner, no dance background
< Slow counts as a start.
< Be slow at something new.
< Save your first slow turn.
@ Intro to Pole
> Cool pole. Warm hands.
- {name} show{s} you grips, walks and a first spin. No experience needed
- Grips and walks become a first spin with {name}. No experience needed
- Your first grips, walks and spin await you. No experience needed
< Take hold. It warms quickly.
< Come and warm your hands.
< Hold on. Let yourself go.
@ Intro to Pole
> Feel your feet leave the floor, softly.
- {name} bring{s} you there with grips, walks and a first spin. No experience needed
- Grips and walks lead to your first spin with {name}. No experience needed
- A grip, a walk and a first spin are all it takes. No experience needed
< Come and feel it once.
< Let go a little.
< Book one long, soft turn.
@ Beginner Pole
> Spin slowly. Climb softly. Make it yours.
- {name} set{s} a gentle pace, and you leave with a short combo of your own
- Build grip, core and confidence with {name}, and leave with a combo of your own
- Build grip, core and confidence at a steady pace, and leave with your own combo
< Come climb, unhurried.
< Settle in and sign up.
< Sit back and breathe there.
@ Beginner Pole
> A little higher with every breath.
- {name} guide{s} you through climbs and sits to your own combo
- Spins, climbs and sits with {name} become your own combo
- Spins, climbs and sits become a combo of your own
< Climb softly. There’s time.
< Take it breath by breath.
< Up you go, unhurried.
@ Beginner Pole
> No rush. The top will wait for you.
- {name} teach{es} spins, climbs and sits, until you have a short combo of your own
- Spins, climbs and sits flow into your own short combo with {name}
- Enjoy spins, climbs and sits at a steady pace, and take your own combo home
< Take your sweet time.
< Save yourself a slow climb.
< Your combo, your pace.
@ Intermediate Pole
> Let your hair fall. You’re upside down.
- {name} spot{s} your first inverts and leg hangs, and every transition gets smoother
- First inverts and leg hangs feel safe with {name} spotting you all the way
- Your first inverts and leg hangs come safely spotted, with smoother transitions
< Breathe out and tip back.
< Let go. You’re held.
< Hang out with us, softly.
@ Intermediate Pole
> The world looks softer upside down.
- {name} spot{s} your first inverts, leg hangs and softer transitions
- First inverts and leg hangs come softly, spotted by {name}
- You climb with ease. First inverts come next, safely spotted
< Come for the soft view.
< Stay for one long breath.
< Hang there softly a while.
@ Intermediate Pole
> You climb with ease. Now lean back.
- {name} keep{s} you safely spotted through first inverts and leg hangs
- Go upside down safely, with {name} spotting every leg hang
- First inverts and leg hangs are waiting, all safely spotted
< Lean into it. You’re held.
< Exhale, and let go.
< Melt through it with us.
@ Advanced Pole
> Strong arms. Slow lines. One long breath.
- {name} turn{s} handsprings, shoulder mounts and combos into pure, elegant control
- Take your handsprings and shoulder mounts to {name}, and leave the rush behind
- Handsprings, shoulder mounts and aerial combos, all with power and velvet control
< Breathe. Then rise.
< Take the slow way up.
< Let power feel like silk.
@ Advanced Pole
> Power is loveliest when it’s slow.
- {name} lead{s} confident inverters through shoulder mounts, handsprings and aerial combos
- Shape your shoulder mounts, handsprings and combos into long, elegant lines with {name}
- Shoulder mounts and handsprings unfold into long, elegant, controlled lines
< Let your strength go soft.
< Rise, and make us sigh.
< Make them hold their breath.
@ Advanced Pole
> Rise like a sigh. Hold like velvet.
- {name} refine{s} your aerial combos, shoulder mounts and handsprings, line by line
- Power, control and elegant lines meet in shoulder mounts and handsprings with {name}
- Confident inverters find power, control and elegant lines in every aerial combo
< Breathe in, and rise.
< Linger at the top.
< Come and take it slowly.
@ Spin Basics
> Slow down. Lean away. Feel yourself turn.
- {name} ease{s} you softly into fireman, chair and back hook. No strength needed yet
- Fireman, chair and back hook come softly with {name}. No strength needed yet
- Learn fireman, chair and back hook with {name}, all the way to a soft landing
- Try fireman, chair and back hook spins, and land softly. No strength needed yet
< Drift in, drift down.
< Come closer, and turn.
< Give in to the turn.
< Round you go, softly.
< Sink into your first turn.
< Lean away with us.
@ Spin Basics
> Let go of the floor. Breathe.
- {name} teach{es} you fireman, chair and back hook. No strength needed
- You need no strength for fireman, chair and back hook with {name}
- Discover fireman, chair and back hook with {name}, and land softly
- Fireman, chair and back hook end in the softest landing
- Fireman, chair and back hook need no strength yet
< Land it on a sigh.
< Exhale and float.
< Let yourself be carried.
< Come and land like silk.
< Touch down, sigh, repeat.
< Float a while with us.
@ Spin Basics
> Walk slowly. Let go.
- {name} show{s} you fireman, chair, back hook and soft landings
- Fireman, chair and back hook take only {name} and some trust
- Try fireman, chair and back hook with {name}, and land softly
- Fireman, chair and back hook are yours, soft landings included
< Let go, land softly.
< Walk up and float.
< Say yes to floating.
< Book three slow spins.
< Surrender to one turn.
< Come turn, unhurried.
@ Spin Basics
> It takes no strength. Just a breath.
- {name} walk{s} you into fireman, chair and back hook, and softly back to the floor
- Float through fireman, chair and back hook with {name} beside you all the way
- Fireman, chair and back hook begin with a walk and end in a soft landing
- Learn to let go and land softly in fireman, chair and back hook
< Your breath is enough.
< Breathe. Turn. Smile.
< Breathe out, round you go.
< Take one breath and begin.
< Come, be weightless.
< Sigh and sign up.
@ Spin Pole
> Lean back. The pole turns with you.
- {name} share{s} the momentum and balance behind combos that feel like flying
- Find balance and momentum with {name}, in floaty combos that look effortless
- Momentum and balance become floaty combos that feel just like flying
< Lean back, enjoy the ride.
< Let yourself be turned.
< Drift by and join us.
@ Spin Pole
> Drift. Melt. Keep on turning.
- {name} teach{es} floaty combos where the pole does the work and you feel like flying
- The pole carries you through effortless combos as {name} guide{s} your balance
- Balance and momentum carry you through floaty combos that look effortless
< Float at your own pace.
< Come around once more.
< Stay up there a while.
@ Spin Pole
> Let the pole sweep you off your feet.
- {name} guide{s} you through momentum, balance and combos that float
- Momentum, balance and floaty combos feel like flying with {name}
- With momentum and balance, every floaty combo begins to feel like flying
< Give it one long breath.
< Be carried away with us.
< Book the slow flight.
@ Pole Tricks
> Take it slowly. Hold it. Smile.
- {name} spot{s} you softly through three tricks, whatever your level
- Every level learns three tricks with {name}, spotted all the way
- Three tricks unfold step by step, spotted for every level
< Linger for the photo.
< Come and hold that pose.
< Save a pose for yourself.
@ Pole Tricks
> No rush on the way up.
- {name} teach{es} three tricks step by step, with spotting for every level
- Learn three tricks with {name}, safely spotted at every level
- Learn three tricks, safely spotted. Bring your phone for the photo
< Take the first soft step.
< Come and linger up there.
< Savor every second of it.
@ Pole Tricks
> Melt into the shape. Look at the camera.
- {name} teach{es} three tricks, unhurried, with spotting and options for every level
- Whatever your level, {name} will spot you through three tricks, step by step
- Every level gets three tricks, taught step by step and safely spotted
< Hold that look.
< Smile. There’s your photo.
< Breathe out. Beautiful.
@ Pole Flow
> Stop counting. Start feeling.
- {name} pour{s} spins, floorwork and transitions into one long breath of movement
- Melt from spins into floorwork with {name}, in one long breath of movement
- Spins melt into floorwork in one long, unbroken breath of movement
< Let the song lead.
< Close your eyes and sway.
< Feel your way through.
< Let the music have you.
@ Pole Flow
> One long breath, and you’re moving.
- {name} let{s} the music lead you from spins to floorwork, with hardly any counting
- With {name}, spins and floorwork flow together. Count less, feel the music more
- Enjoy spins, floorwork and smooth transitions, with less counting and more music
< Let one breath carry you.
< Inhale. The music begins.
< Come breathe with the music.
@ Pole Flow
> Melt into the music, breath by breath.
- {name} guide{s} your spins and floorwork into one long breath, with less counting
- Count less and feel more as {name} link{s} your spins and floorwork
- Spins, transitions and floorwork become one long breath, with less counting
< Melt all the way.
< Sway until you stop thinking.
< Let go and sway.
@ Pole Choreography
> One song, under your skin.
- {name} build{s} the routine in sections, and you dance full out
- Learn a new routine in sections with {name}, and dance full out
- Learn a new routine in gentle sections, and dance full out
< Give the song your hips.
< Dance with all of you.
< Let the song in.
@ Pole Choreography
> First slowly. Then with all of you.
- {name} share{s} a new routine to one song, piece by piece, until you dance full out
- Let {name} take you through one song in sections, all the way to dancing full out
- Take one song section by section, and dance the whole routine full out
< Stay for the last chorus.
< Feel it. Perform it.
< Give every beat a breath.
@ Pole Choreography
> Feel every beat first.
- {name} teach{es} one song in sections, until you dance full out
- Learn a new routine with {name}, until you dance full out
- A new routine grows slowly, until you dance full out
< Fall for a new song.
< Let the chorus take you.
< The song is yours.
@ Exotic Pole
> Heels on. Lights low. Take your time.
- {name} bring{s} out your boldest self with low flow, slides and kips
- Low flow, slides and kips with {name} will bring out your boldest self
- Slide low and move boldly. Low flow, kips and attitude are all yours
< Come closer and slow down.
< Slide in. Stay low.
< Look back, slowly.
@ Exotic Pole
> Your boldest self moves slowly.
- {name} guide{s} you through low flow, slides and kips, with heels on and lights low
- Heels on, lights low, and {name} take{s} you through slides, kips and attitude
- Heels on, lights low, for slides, kips and all of your attitude
< Slide low with us.
< Take up the whole song.
< Own it, inch by inch.
@ Exotic Pole
> Low and slow, with nothing to hide.
- {name} teach{es} slides and kips with attitude. Bring knee pads and your heels
- Bring knee pads and your boldest self. {name} will bring the slides and kips
- Bring knee pads and your boldest self for slides, kips and attitude
< Make them wait for it.
< Be bold. Be slow.
< Come and be unforgettable.
@ Heels & Floorwork
> Sink down like warm honey.
- {name} guide{s} you through rolls and waves, in heels or socks
- Rolls and waves feel smooth with {name}, in heels or socks
- Rolls and waves pour into one another, in heels or socks
< Melt with us.
< Roll over and stay awhile.
< Let your legs linger.
@ Heels & Floorwork
> The slow way down is the sweetest.
- {name} teach{es} leg lines, rolls and waves. Heels of any height, or socks, are welcome
- Any heels, or just socks, are welcome as {name} lead{s} you through rolls and waves
- Leg lines, rolls and waves for everyone. Heels of any height, or socks, are welcome
< Sink down. Roll. Rise.
< Book the sweet way down.
< Slip in and slow down.
@ Heels & Floorwork
> Long legs. Soft knees.
- {name} teach{es} leg lines and rolls, in heels or in socks
- In heels or socks, {name} ease{s} you smoothly down and back
- Roll smoothly down and back up, in heels or in socks
< Let a wave carry you.
< Stretch out with us.
< Melt, and rise again.
@ Chair Dance
> A slow song. Four legs to lean on.
- {name} teach{es} a sultry choreography that’s easy to follow and lovely with friends
- Sultry choreography feels easy with {name}, and even better with friends
- Sultry choreography that’s easy to follow, and so much fun with friends
< Sit. Sway. Stay.
< Cross your legs. Slowly.
< Sit down and sway.
@ Chair Dance
> Sit back. Cross your legs. Take your time.
- {name} make{s} sultry choreography easy to follow, even if you have no experience
- Your chair is your partner, and {name} make{s} the sultry choreography easy
- Your partner is a chair, the choreography is sultry, and every step is easy to follow
< Lean in a little.
< Pull your chair close.
< Make the chair blush.
@ Chair Dance
> Sultry is easier sitting down.
- {name} pair{s} you with a chair and a choreography anybody can follow
- A chair and {name} are all the partners you need for easy, sultry choreography
- Dance with a chair as your partner. No experience needed, friends welcome
< Take your chair and sway.
< Bring friends. Sit close.
< Reserve your slow seat.
@ Aerial Hoop
> Curl up and lean back.
- {name} show{s} you each mount, pose and spin, low or high
- Every mount, pose and spin comes low or high with {name}
- Each mount, pose and spin comes low or high
< Curl up with us, slowly.
< Let the hoop rock you.
< Breathe out and swing.
@ Aerial Hoop
> Let the hoop hold you.
- {name} make{s} mounts, poses and spins graceful, low or high
- Low or high, you feel strong and graceful with {name}
- Low or high, you feel graceful from the very first class
< Sink back and float.
< Pick your height. Breathe.
< Take the softest seat.
@ Aerial Hoop
> One long breath, one slow turn.
- {name} guide{s} you through mounts and poses, low or high
- Discover graceful mounts and poses with {name}, low or high
- Mounts and poses feel graceful from your very first class
< Come turn in the air.
< Lean out. Let go. Smile.
< Hang here a while.
@ Strength & Conditioning
> Slow burn. Warm skin. Deep breath.
- {name} work{s} on pull, core and shoulders with you, until inverts finally click
- Train pull, core and shoulders with {name}, until your inverts finally click
- Train pull, core and shoulders for pole, until your inverts finally click
< Stay for the glow.
< Breathe deep, get warm.
< Let it burn, sweetly.
@ Strength & Conditioning
> Looking effortless takes a little heat.
- {name} guide{s} pull, core and shoulder work made for pole, so inverts finally click
- Pull, core and shoulder work with {name} brings progress you can measure
- Pull, core and shoulder work made for pole, with progress you can measure
< Sign up. Warm up.
< Come and get glowing.
< Feel the heat build.
@ Strength & Conditioning
> Take it slowly. Feel everything.
- {name} lead{s} you through pull, core and shoulder work, with progress you can measure
- With {name}, your pull, core and shoulders get the work that makes inverts click
- This pull, core and shoulder work is made for pole, so inverts finally click
< Feel it click, softly.
< Glow a little with us.
< Every slow inch counts.
@ Flexibility & Stretch
> Breathe out. Let everything soften.
- {name} guide{s} you kindly into splits and backbends, whatever your starting point
- Splits, backbends and shoulders open kindly with {name}, whatever your starting point
- Splits, backbends and shoulders are guided and kind, whatever your starting point
< Exhale and open.
< Let every exhale help.
< Sink in. Stay long.
@ Flexibility & Stretch
> Be kind to your body. Slowly.
- {name} ease{s} you into splits, backbends and open shoulders, wherever you start
- Warm up with {name} and ease into splits and backbends from wherever you start
- Ease into splits, backbends and open shoulders, wherever you start
< Start right where you are.
< Breathe out and soften.
< Your body will thank you.
@ Flexibility & Stretch
> Long legs. Open heart. One deep exhale.
- {name} keep{s} your splits and backbends warm, guided and kind, wherever you start
- Wherever you start, {name} guide{s} you kindly into splits, backbends and soft shoulders
- Enjoy warm, guided stretching for splits and backbends, whatever your starting point
< Come and lengthen slowly.
< Unfold at your own pace.
< Melt a little deeper.
@ Intro to Pole
? offer first class free
> First class free. Take it slowly.
- {name} guide{s} you from first grips and walks to a first spin. No experience needed
- Feel your first grips, walks and spin with {name}. No experience or partner needed
- Feel your first grips, walks and spin, with no experience and no partner
< See how it feels.
< Breathe out and hold on.
< Come and feel your way.
@ Intro to Pole
? offer free trial class
> Free trial class. Soft first spin.
- {name} take{s} you gently through grips and walks, and no experience is needed
- No partner or dance background needed. {name} guide{s} you through grips and walks
- Begin with grips and walks. You need no partner and no dance background
< Feel it before you decide.
< Warm your hands. Sign up.
< Give in to curiosity.
@ Beginner Pole
? wear shorts
> Wear shorts. Skin loves a slow climb.
- {name} set{s} a steady pace for spins and sits, and you leave with your own combo
- Enjoy spins and sits at a steady pace with {name}, and leave with your own combo
- Enjoy spins and sits at a steady pace, and leave with your own combo
< Climb slowly, skin first.
< Bare skin holds best.
< Come a little higher.
@ Spin Basics
? bring water
> Slow spins, warm skin. Bring water.
- {name} guide{s} you through fireman, chair and back hook. No strength required yet
- Fireman, chair and back hook feel easy with {name}. No strength required yet
- Fireman, chair and back hook end in a soft landing, with no strength required
< Sip. Spin. Sigh.
< Spin, sip, breathe, again.
< Come, sip and turn.
@ Spin Pole
? level all
> Every level gets to float.
- {name} let{s} the pole turn you through effortless combos that feel like flying
- The pole turns with you, and {name} make{s} each combo feel like flying
- The pole turns with you through effortless combos that feel like flying
< Lean back and float.
< Drift however you like.
< Come and be weightless.
@ Pole Flow
? bring knee pads
> Bring knee pads. Melt to the floor.
- {name} link{s} spins and transitions into one long breath, with less counting
- Count less and feel the music more as {name} blend{s} your spins and transitions
- Spins and transitions become one long breath, with more music and less counting
< Linger on the floor.
< Sink into the music.
< Save a patch of floor.
@ Pole Choreography
? music
> Feel it on your skin: {music}.
- {name} teach{es} a new routine in sections, and at the end you dance full out
- Learn the routine in sections with {name}, and dance full out at the end
- Learn a new routine in sections, and dance full out once the steps are yours
< Let the song take you.
< Let every note in.
< Give in to the chorus.
@ Heels & Floorwork
? bring knee pads
> Bring knee pads. Take the slow way down.
- {name} teach{es} leg lines, rolls and waves, smooth to the floor and back up
- Leg lines, rolls and waves come smoothly with {name}, in any heels or in socks
- Leg lines, rolls and waves are all yours, in any heels or in socks
< Roll. Breathe. Roll again.
< Come down and roll slowly.
< The floor is waiting.
@ Heels & Floorwork
? wear *heels*
> Wear {wear}. Melt slowly to the floor.
- {name} guide{s} you through leg lines, rolls and waves, and smoothly back up
- Long leg lines, rolls and waves with {name} carry you down and back up
- Long leg lines, rolls and waves carry you smoothly down and back up
< Slow hips, soft landings.
< Put them on. Sink down.
< Let your legs tell it.
@ Chair Dance
? bring a friend
> Bring a friend. Sit close. Move slowly.
- {name} teach{es} you both a sultry choreography that’s easy to follow
- Sultry choreography feels easy with {name}, two chairs and someone you like
- Sultry choreography for two that’s easy to follow, with no experience needed
< Lean back together.
< Save two slow seats.
< Try not to giggle.
@ Chair Dance
? level beginner
> Beginners, take a seat. Slowly.
- {name} make{s} the sultry choreography easy, with a chair as your partner
- With a chair and {name}, sultry choreography is easy to follow
- A chair is your partner, and the sultry choreography is easy to follow
< Settle in and sway.
< Take the chair slowly.
< Sit down. Lean back. Smile.
@ Aerial Hoop
? level beginner (no experience)
> No experience? The hoop will hold you.
- {name} show{s} you mounts, poses and spins, low or high, gracefully from the start
- Mounts, poses and spins come in low and high versions, and {name} {is} close by
- You feel graceful strength from the very first class, as low or high as you like
< Breathe in, lean back, begin.
< Curl in and breathe.
< Rest in the curve.
@ Strength & Conditioning
? bring a towel
> Bring a towel for the glow.
- {name} lead{s} pull, core and shoulder work made for pole, until inverts click
- Pull, core and shoulder work with {name} makes those inverts finally click
- Slow pull, core and shoulder work makes those inverts finally click
< Get warm with us.
< Earn that glow, slowly.
< Warm up. Melt after.
@ Flexibility & Stretch
? bring mats (provided)
> Mats are provided. Just come and melt.
- {name} guide{s} you kindly into splits and backbends, wherever you begin
- Splits, backbends and shoulders feel kind with {name}, whatever your starting point
- Splits and backbends come warm, guided and kind, whatever your starting point
< Lie down and soften.
< Lying down is allowed.
< Stay until you’re soft.
`;
