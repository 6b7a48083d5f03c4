// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const sensual = `
= intro
> No rush. We start slowly.
- {name} show{s} you how to hold on, walk around and breathe out
- You learn to hold on, walk around the pole and turn softly
< Ease in with us.
< Sway in at your pace.
= intro
> Your hips already know how to sway.
- {name} add{s} a soft grip, a walk around the pole and a turn
- You add a soft grip, a slow walk and an easy turn
< Let them show you.
< Let the music lead you.
= intro
> Warm hands, slow music, one lovely turn.
- {name} take{s} you there step by step: hold on, lean away, land softly
- Hold on, lean away, breathe out, and around you go
< Feel how good that is.
< Come and glow with us.
= intro
> Feel the music first. Then move.
- {name} teach{es} easy steps one by one, with time to ask and breathe
- You learn easy steps one by one, with time to ask and breathe
< Let yourself relax into it.
< Sway in, softly.
= pole
> Slow turns. Warm skin. Good music.
- {name} guide{s} you through soft spins, long lines and smooth landings
- You flow through soft spins, long lines and smooth landings
< Enjoy every second of it.
< Treat your body to this.
= pole
> Feel every turn from hip to fingertip.
- {name} help{s} you lengthen each line and soften each landing
- You lengthen each line, soften each landing and keep breathing
< Melt a little with us.
< Enjoy the long way round.
= pole
> You, the pole and one slow song.
- {name} put{s} smooth walks, spins and long leg lines together
- You put smooth walks, spins and long leg lines together
< Sway this way.
< Linger a little with us.
= pole
> Lean away. Breathe out. Come back closer.
- {name} teach{es} spins, sits and poses at an unhurried pace
- You work on spins, sits and poses at an unhurried pace
< Give in to the sway.
< Give yourself this dance.
= spin
> Round you go, on one warm breath.
- {name} teach{es} the walk in, the swing and the quiet landing
- You walk in, swing out and land on quiet feet
< Enjoy the whole circle.
< Float, just for a moment.
= spin
> Spin slowly. Land softly.
- {name} show{s} you where to hold, when to lean and how to swing
- You walk in, lean away and let the swing carry you around
< Smooth looks good on you.
< Book your silkiest turn.
= spin
> The softest part is the landing.
- {name} slow{s} down the walk, the lean and the swing before it
- First come the walk and the lean, then one long swing
< Smooth as velvet. Try it.
< Feel yourself settle.
= spinpole
> The pole turns. You breathe and lean.
- {name} teach{es} the gentle push, the long line and the smooth stop
- You push gently, hold a long line and stop smoothly
< Drift along with us.
< Go with it, softly.
= spinpole
> Lean out, and the turn slows down.
- {name} show{s} you how to open up, curl in and change the speed
- You curl in to go faster and stretch out to make it last
< Set your own tempo.
< Savor the ride.
= spinpole
> One long, slow turn after another.
- {name} link{s} poses and leans while the pole keeps spinning
- You move from pose to pose while the pole keeps spinning
< Enjoy the gentle ride.
< Let your mind go quiet.
= static
> The pole stays still. Your hips don’t.
- {name} teach{es} slow climbs, smooth slides and turns at your own pace
- You climb slowly, slide smoothly and choose the pace of every turn
< Sway close, sway away.
< Feel your own rhythm.
= static
> Slow climbs. Long slides. Deep breaths.
- {name} work{s} on spins, sits and graceful ways down with you
- You work on spins, sits and graceful ways back to the floor
< Unhurried suits you.
< Feel strong and soft.
= tricks
> Breathe out and hold it.
- {name} break{s} each trick down: the grip, the entry, the soft way out
- You take each trick apart: the grip, the entry, the soft way out
< Stay for one more second.
< Enjoy the view with us.
= tricks
> Make every trick look like silk.
- {name} smooth{s} out your entries, your holds and your landings
- You smooth out each entry, linger in the hold and land quietly
< Glide in with us.
< Ease suits you well.
= tricks
> Slow down, and the trick feels better.
- {name} take{s} you in step by step, with time to try again
- You go in step by step, find the grip and breathe
< Savor every hold.
< Hang around with us.
= advanced
> Strong enough to go slow.
- {name} stretch{es} out your climbs, inverts and holds to the music
- You stretch out climbs, inverts and holds to the music
< Take control, softly.
< Make it last with us.
= advanced
> Big moves, silky landings.
- {name} polish{es} long combos, inverts and the way back to the floor
- You polish long combos, inverts and every way back down
< Make control look soft.
< Bring your smoothest self.
= advanced intermediate
> You know the moves. Now savor them.
- {name} slow{s} down your combos and clean{s} up each line
- You slow down your combos, clean up each line and breathe
< Take the scenic route.
< Enjoy what you can do.
= intermediate
> Let one move pour into the next.
- {name} link{s} climbs, leg hangs and spins into one smooth combo
- You link climbs, leg hangs and spins into one smooth combo
< Flow with us.
< Feel it come together.
= intermediate
> Leg hangs, long lines, slow breath.
- {name} stay{s} beside you while you lean back and open your arms
- You hook a knee, lean back and open your arms wide
< Sink into it.
< Savor the view.
= flow
> One long breath, from pole to floor.
- {name} link{s} spins, slides and rolls without a stop
- You link spins, slides and rolls without a stop
< Let it all melt together.
< Feel it in your hips.
= flow
> Stop counting. Feel the music.
- {name} put{s} on a song and show{s} you how moves connect
- Turns, waves and rolls follow each other as the song asks
< Sway in anytime.
< Let your hips decide.
= flow
> Breathe in, rise. Breathe out, sink.
- {name} lead{s} you through waves, turns and rolls at a gentle pace
- You glide through waves, turns and rolls at a gentle pace
< Find your own rhythm.
< Soften, then sway.
= flow
> Move like warm honey.
- {name} help{s} you let each step, turn and wave run together
- Each step, turn and wave runs softly into the next
< Pour yourself in.
< Sweet, slow and all yours.
= exotic
> Slow hips, long slides, no hurry.
- {name} teach{es} the walk, the body wave and the way to the floor
- You learn the walk, the body wave and the way to the floor
< Let the music wait.
< Own every beat.
= exotic
> Make the music wait for you.
- {name} build{s} a dance of low spins, floor rolls and long pauses
- You dance low spins, floor rolls and long pauses
< Tease out every beat.
< Come and smolder.
= exotic
> One look, and the song is yours.
- {name} add{s} slow walks, leg waves and a roll across the floor
- You fill it with slow walks, leg waves and floor rolls
< Own every note of it.
< Play it up with us.
= heels
> Slow hips on high heels.
- {name} teach{es} the walk, the turn and long leg lines
- You practice the walk, the turn and long leg lines
< Sway your way in.
< Feel gorgeous with us.
= heels
> Every step starts in the hip.
- {name} put{s} walks, body waves and turns into a dance
- You build a dance from walks, body waves and turns
< Saunter over.
< Own the whole song.
= heels
> In heels, even a pause is dancing.
- {name} play{s} with slow walks, long looks and moves on the floor
- You play with slow walks, long looks and moves on the floor
< Linger on purpose.
< Make the music follow you.
= lowflow
> Stay low. Stay slow.
- {name} lead{s} you through floor rolls, leg waves and soft turns
- You move through floor rolls, leg waves and soft turns
< Melt right in.
< Feel good down here.
= lowflow
> Your hips will love it down here.
- {name} teach{es} slow circles, soft slides and long leg lines
- You circle slowly, slide softly and draw long leg lines
< Stay for a whole song.
< Melt, sigh, repeat.
= lowflow floor
> Close to the floor, close to the music.
- {name} show{s} you rolls, arches and smooth ways back up
- You roll, arch and find a smooth way back up
< Come down for a dance.
< Get comfortable with us.
= floor
> Slow rolls. Soft knees. Long breath.
- {name} teach{es} you to get down, slide and rise without a bump
- You get down, slide along and rise without a bump
< Melt, then melt again.
< Land gently with us.
= floor
> Let the floor dance with you.
- {name} combine{s} shoulder rolls, leg lines and slides to a song
- You combine shoulder rolls, leg lines and slides to a song
< Get close. Take time.
< Sway low with us.
= handstand
> Warm palms, slow breath, feet up.
- {name} line{s} up your wrists, shoulders and hips before you kick
- You stack wrists, shoulders and hips, then kick up gently
< Find your quiet up there.
< Float up softly.
= handstand
> One calm breath, upside down.
- {name} guide{s} your kick-ups, your holds and the soft way back
- You practice kick-ups, steady holds and a soft way back
< Float with us a moment.
< Enjoy the hush.
= conditioning
> Warm muscles. Deep breath. Good music.
- {name} lead{s} pulls, planks and holds that wake up your core
- You pull, plank and hold until your core wakes up
< Glow with us.
< Feel wonderfully awake.
= conditioning polefit
> Strength feels good on you.
- {name} count{s} you through pulls, squats and core work to music
- You work through pulls, squats and core holds to music
< Catch the glow.
< Get deliciously warm.
= conditioning polefit
> Warm skin, quick heartbeat, good music.
- {name} keep{s} you moving: pull, press, hold, then shake it loose
- You pull, press and hold, then shake it all loose
< Feel alive with us.
< Enjoy the warmth.
= polefit
> Every climb warms you a little more.
- {name} mix{s} pulls, holds and squats with spins at the pole
- You mix pulls, holds and squats with spins at the pole
< Breathe deep and join us.
< Glow from head to toe.
= stretch
> Long legs. Longer breaths.
- {name} guide{s} you through hip openers, splits and backbends, never rushing
- You open your hips and ease toward splits, never rushing
< Unwind with us.
< Soften in good company.
= stretch
> Melt into every stretch.
- {name} give{s} hips, back and hamstrings all the time they need
- You give hips, back and hamstrings time and a long exhale
< Be kind to your body.
< Let the tension go.
= stretch
> Breathe out and fold a little further.
- {name} warm{s} you up first, then ease{s} you toward splits and backbends
- You warm up first, then ease toward splits and backbends
< Come and loosen up.
< Feel every muscle sigh.
= stretch
> Slow down. Lengthen. Let go.
- {name} move{s} with you from neck and shoulders to hips and hamstrings
- You move from neck and shoulders to hips and hamstrings
< Give your body this.
< Sigh, and sign up.
= restore
> Slow down. Sink in. Let go.
- {name} guide{s} you through long, gentle stretches into deep rest
- You stretch slowly, breathe out and melt into the floor
< Stay as long as you like.
< Let your body thank you.
= restore
> A long exhale for all of you.
- {name} lead{s} soft stretches, each held until everything lets go
- Soft stretches, long breaths, and time to feel each one
< Give in to the quiet.
< Come and be unhurried.
= yoga
> Breathe in. Breathe out. Soften.
- {name} lead{s} balances, twists and stretches, with a quiet rest to finish
- You move through balances, twists and stretches, then rest quietly
< Exhale, and stay a while.
< Book some calm.
= yoga
> Slow strength, from the inside out.
- {name} guide{s} each balance, roll and stretch by the breath
- Each balance, roll and stretch follows your breath
< Feel at home in yourself.
< Exhale and join us.
= choreo
> First the steps. Then the goosebumps.
- {name} teach{es} the routine count by count, then you dance it through
- You learn the routine count by count, then dance it through
< Feel it with us.
< Let every note land.
= choreo
> A dance you can feel on your skin.
- {name} take{s} time for every count, every pause and every look
- You learn each count, each pause and each look slowly
< Let it linger.
< Make it all yours.
= choreo
> Know the song by heart and by hip.
- {name} put{s} it together slowly, eight counts at a time
- You put it together slowly, eight counts at a time
< Sway through the chorus.
< Let your body remember.
= chair
> Cross your legs slowly. Begin.
- {name} add{s} a lean, a slide and a turn around the backrest
- You lean back, slide down and turn around the backrest
< Sit close to the music.
< Make yourself comfortable.
= chair
> A chair, a song, your slow hips.
- {name} teach{es} leans, leg crosses and turns in time with the music
- You lean, turn and cross your legs in time with the music
< Have a seat with us.
< Sink back and smile.
= chair
> Your partner holds still. You don’t.
- {name} put{s} leans, slides and long leg lines into a routine
- You dance around the chair, over it and back into it
< You lead. Slowly.
< Stay for every song.
= burlesque
> Tease a little. Smile a lot.
- {name} teach{es} the walk, the shimmy and the slow, slow turn
- You practice the walk, the shimmy and the slow, slow turn
< Come play with us.
< Make them wait.
= burlesque
> One shoulder, one look, one long pause.
- {name} show{s} you how to walk, pose and hold the moment
- You walk, pose and wink in time with the music
< Charm us.
< Savor every second.
= twerk
> Low, warm and all in the hips.
- {name} break{s} down the bounce, the drop and the isolation
- You bend your knees, find the bounce and add the drop
< Shake with us.
< Let the bass in.
= twerk
> Feel the bass in your hips.
- {name} start{s} with slow isolations, then bring{s} in the full beat
- You start with slow isolations and build up to the full beat
< Shake loose with us.
< Let it shake.
= salsa
> Feel the beat low in your hips.
- {name} teach{es} the step, the turn and the sway in between
- You find the step, add a turn and let it sway
< Dance close to the music.
< Let the rhythm in.
= salsa
> Step, sway, turn, breathe.
- {name} count{s} you in and build{s} the dance piece by piece
- You learn the dance piece by piece, then join it together
< Save us a song.
< Warm up with us.
= salsa
> Let the music take your hand.
- {name} show{s} you when to step, when to pause and when to turn
- You learn when to step, when to pause and when to turn
< Feel where it leads you.
< Sway into it with us.
= hoop
> Lean back. The hoop has you.
- {name} teach{es} mounts, seats and a soft hang from the knees
- You sit in the ring, hook a knee and open your arms
< Let the air cradle you.
< Rest up there a while.
= hoop
> The hoop turns. You breathe.
- {name} guide{s} you from a quiet seat to long, open poses
- You curl in, stretch out and hold long, open poses
< Float a while up there.
< Enjoy the slow view.
= hoop
> Curl in. Stretch long. Turn slowly.
- {name} link{s} seats, balances and hangs into one smooth sequence
- You link seats, balances and hangs into one smooth sequence
< Come up and glow.
< Feel graceful with us.
= silks
> Let the fabric hold you close.
- {name} teach{es} you to wrap, lean back and unwrap smoothly
- You wrap a leg, lean back and open your arms
< Sink in softly.
< Swing gently with us.
= silks
> Soft cloth. Warm skin. Slow wraps.
- {name} show{s} you how to step in, wrap up and hang softly
- You step in, wrap up, hang and sway
< Treat yourself to this.
< Feel it on your shoulders.
= silks trapeze straps
> Let the air rock you.
- {name} teach{es} slow swings, soft hangs and an easy way down
- You swing slowly, hang softly and learn an easy way down
< Sway above it all.
< Drift a little with us.
= straps
> Hold on, breathe out, roll up.
- {name} work{s} on your grip first, then on hangs and slow wraps
- You find your grip first, then add hangs and slow wraps
< Feel your own power.
< Come and take your time.
= trapeze
> Lean back and let it swing.
- {name} teach{es} you to sit, balance and hang from your knees
- You sit, balance and hang from your knees, arms long
< Sway with us.
< Let it rock you.
= trapeze
> Off the floor, into slow motion.
- {name} guide{s} you through seats, hangs and long, open lines
- You try seats, hangs and long, open lines in the air
< Feel lifted with us.
< Come up for a breath.
= inclusive
> Your body. Your song. Your sweet time.
- {name} show{s} you walks, turns and leans in ways that suit you
- You walk, turn and lean in the way that suits you
< Enjoy all of yourself.
< Feel lovely all over.
= inclusive
> All of you gets to dance.
- {name} teach{es} each turn and pose with options to choose from
- Each turn and pose comes with options to choose from
< Enjoy every bit of you.
< Sway as you are.
= inclusive
> Feel good in every move.
- {name} lead{s} slow walks, hip circles and poses to warm music
- You try slow walks, hip circles and poses to the music
< Glow as you are.
< Be gorgeous with us.
= seniors
> Warm music, easy turns, good company.
- {name} teach{es} steps, holds and poses at a relaxed pace
- You learn steps, holds and poses at a relaxed pace
< Enjoy a lovely dance.
< Sway a little with us.
= seniors
> Take your time. It feels wonderful.
- {name} lead{s} a gentle warm-up, then walks and graceful turns
- You warm up gently, then walk, turn and pose
< Enjoy every beat of it.
< Let the music move you.
= party
> Slow hips. Loud giggles.
- {name} teach{es} your group a walk, a pose and a short dance
- You all learn a walk, a pose and a short dance
< Gather your favorites.
< Bring the whole bunch.
= party
> Celebrate from the hips down.
- {name} put{s} on the music and build{s} an easy routine with you
- Everyone learns the easy routine and dances it at the end
< Blush together.
< Laugh and glow as one.
= private
> A whole class, just for you.
- {name} slow{s} down the moves you choose and answer{s} every question
- You choose the moves, set the pace and ask anything
< Indulge yourself.
< Let yourself be spoiled.
= private
> You pick the song and the speed.
- {name} work{s} on exactly the moves and details you choose
- You work on exactly the moves and details you choose
< Spoil yourself a little.
< Give yourself this luxury.
= practice
> Your song. Your pace. Your skin.
- {name} keep{s} the floor open while you repeat your favorite moves
- You warm up, repeat your favorite moves and try new ones
< Stay until it feels good.
< Let it feel easy.
= practice
> Put on a slow song and play.
- {name} {is} there while you repeat the moves you love
- You repeat the moves you love and smooth out the rest
< Get lost in the music.
< Follow your own mood.
= workshop
> Skip nothing. Savor everything.
- {name} take{s} one theme apart slowly and put{s} it together again
- You take one theme apart slowly and put it together again
< Linger with us.
< Stay with every detail.
= workshop
> More time. More detail. More feeling.
- {name} go{es} through each move slowly, with plenty of tries
- You try each move slowly, ask questions and try again
< Get it under your skin.
< Enjoy the long version.
= showcase
> One held breath, then the music.
- {name} rehearse{s} the entrance, the pauses and the bow with you
- You rehearse the entrance, the pauses and the bow
< Step into the song.
< Come and be seen.
= showcase
> Let them feel every move.
- {name} polish{es} your piece from the opening look to the bow
- You polish your piece from the opening look to the bow
< Breathe, then shine.
< Take your moment.
= photo
> Hold it. Breathe out. Beautiful.
- {name} help{s} you find long lines, soft hands and a calm face
- You find long lines, soft hands and a calm face
< Smile when it clicks.
< Come and be captured.
= photo
> Slow pose, soft look, click.
- {name} guide{s} you from shape to shape until one feels like you
- You go from shape to shape until one feels like you
< Show your favorite side.
< Let yourself be seen.
= contemporary
> Let your breath start the dance.
- {name} teach{es} long reaches, soft falls and slow turns
- You learn long reaches, soft falls and slow turns
< Move the way it feels.
< Find your own sway.
= contemporary
> Feel the music, then follow it.
- {name} lead{s} you across the floor in long, flowing steps
- You cross the floor in long, flowing steps and slow turns
< Float along with us.
< Get swept along with us.
= class
> Slow music. Warm skin. Long breath.
- {name} start{s} with a soft warm-up, then teach{es} step by step
- You warm up softly, learn step by step and stretch out
< Come feel good.
< Join us and unwind.
= class
> Give your body one slow song.
- {name} show{s} you the moves, then repeat{s} them with the music
- You learn the moves first, then repeat them with the music
< Treat it well.
< Say yes to softness.
= class
> Move slowly. Feel everything.
- {name} warm{s} you up gently and take{s} time for each step
- A gentle warm-up comes first, then each step gets its time
< Breathe in and join us.
< Enjoy yourself with us.
= acro
> Two bodies, one slow breath.
- {name} teach{es} you to lean, lift and balance with a partner
- You lean, lift and balance, then swap roles
< Float together.
< Feel it in sync.
= acro
> Lean in. Somebody has you.
- {name} guide{s} hands and feet into counterbalances and gentle lifts
- You practice counterbalances, lifts and gentle ways back down
< Breathe together.
< Float in good company.
= prenatal
> Soft hips. Long breath. Both of you.
- {name} lead{s} gentle stretches and slow circles, with time to rest
- You stretch gently, circle slowly and rest whenever you like
< Take it easy here.
< Sway a little. Smile.
= prenatal
> Rock gently. Breathe deeply. Rest often.
- {name} choose{s} calm stretches, easy balances and time to pause
- You enjoy calm stretches, easy balances and time to pause
< Save a place for two.
< Let yourselves be cradled.
= postnatal
> Come back to your body, gently.
- {name} start{s} with deep breaths, soft core work and slow stretches
- You start with deep breaths, soft core work and slow stretches
< Take this time.
< Let yourself be.
= postnatal
> A little time, just for you.
- {name} lead{s} slow stretches and core work at your own pace
- You stretch slowly, breathe deeply and rest when you like
< Soften a while.
< Enjoy some calm with us.
= men
> Strong hands, slow moves.
- {name} teach{es} grips, holds and climbs with smooth, quiet control
- You learn grips, holds and climbs with smooth, quiet control
< Power likes patience.
< Breathe deep and begin.
= men
> Strength, but smoother.
- {name} work{s} on pulls, holds and a slow way down
- You pull, hold and come down slowly to the music
< Feel the difference.
< Breathe, then move.
= openlevel
> Your own pace is the right one.
- {name} offer{s} an easy version and a harder one of each move
- Each move comes in an easy version and a harder one
< Relax and join us.
< Find your own sweet rhythm.
= openlevel
> Same music, your own slow way.
- {name} help{s} you choose the turns, holds and poses that feel right
- You choose the turns, holds and poses that feel right
< Sway beside us.
< Everyone gets to glow.
= intro
> Bring your curiosity. Leave the rush outside.
- {name} warm{s} you up, then show{s} you an easy walk and a sit
- You warm up, then try an easy walk and a sit
< Soften into it.
< Let your hips say hello.
= pole
> Let the music move you round the pole.
- {name} teach{es} soft spins, easy sits and a slow body wave
- You try soft spins, easy sits and a slow body wave
< Feel wonderful in your skin.
< Linger on every lean.
= spin
> Lean back. Let the swing take you.
- {name} teach{es} each spin slowly: the hold, the lean, the landing
- You learn each spin slowly: the hold, the lean, the landing
< Breathe out and float.
< Enjoy every soft circle.
= spinpole
> Float from pose to pose.
- {name} teach{es} the balance that keeps a spinning pole slow
- You learn the balance that keeps a spinning pole slow
< Melt into the motion.
< Let the music turn you.
= static
> A still pole, a slow song, you.
- {name} teach{es} climbs, sits and a long slide to the floor
- You climb, sit and slide all the way to the floor
< Sway at your own speed.
< Enjoy being unhurried.
= flow
> Let every move melt into another.
- {name} bring{s} turns, waves and floor moves together, without hard edges
- You bring turns, waves and floor moves together, without hard edges
< Sway on and on.
< Give it your hips.
= hoop
> One ring, one slow song, all yours.
- {name} teach{es} smooth mounts, quiet balances and a soft hang
- You learn smooth mounts, quiet balances and a soft hang
< Curl up and glow.
< Let your hair down.
= silks
> Wrap in. Lean back. Breathe out.
- {name} teach{es} foot wraps, open hangs and a gentle swing
- You learn foot wraps, open hangs and a gentle swing
< Let the cloth cradle you.
< Sway in the soft fabric.
= chair
> Sit down slowly. That’s half the dance.
- {name} teach{es} the other half: leans, turns and a look back
- You learn the other half: leans, turns and a look back
< Stretch out like a cat.
< Linger in the music.
= heels
> Long legs, slow steps, soft knees.
- {name} lead{s} you from the walk to turns, slides and poses
- You go from the walk to turns, slides and poses
< Let your hips arrive first.
< Strut like you mean it.
= exotic
> Let your hips finish the sentence.
- {name} teach{es} body waves, slow slides and the pause between
- You learn body waves, slow slides and the pause between
< Drag it out with us.
< Make it linger.
= tricks
> Find the grip. Find the breath. Stay.
- {name} show{s} you where each trick holds and how to leave softly
- You learn where each trick holds and how to leave softly
< Take one slow look around.
< Savor that feeling.
= stretch
> Slow music, long exhale, open hips.
- {name} guide{s} you gently into hip openers, forward folds and backbends
- You ease into hip openers, forward folds and backbends
< Lengthen, then linger.
< Soften, little by little.
= class
> Loose hips, long breath, good company.
- {name} lead{s} a gentle warm-up and teach{es} each move slowly
- You warm up gently and learn each move slowly
< Sway until you smile.
< Feel wonderful with us.
= choreo
> One song, learned slowly.
- {name} teach{es} the steps, the turns and the looks in between
- You learn the steps, the turns and the looks in between
< Let the chorus get you.
< Dance it like honey.
= yoga
> One breath, one movement, no rush.
- {name} take{s} you through folds, balances and slow rolls
- You move through folds, balances and slow rolls
< Let the day melt away.
< Soften from head to toe.
= burlesque
> Slow walk, soft shoulder, sweet smile.
- {name} teach{es} struts, poses and a tease in time with the music
- You learn struts, poses and a tease in time with the music
< Keep us waiting.
< Linger on the wink.
= contemporary
> Fall softly. Rise slowly.
- {name} teach{es} you to curve, roll and find your feet again
- You curve, roll and find your feet again
< Melt, then begin anew.
< Say it with your spine.
= twerk
> Soft knees, loose hips, deep bass.
- {name} show{s} you how to circle, bounce and drop to the beat
- You circle slowly, then bounce and drop to the beat
< Roll with us.
< Get warm and shake it.
= any
? series * of *
> {Series}, one breath deeper.
- {name} continue{s} with {move} and {move2}, slowly and step by step
- You continue with {move} and {move2}, slowly and step by step
< Stay with it.
< Let it build.
= any
? offer your friend comes free
> Your friend comes free. Share a slow song.
- {name} lead{s} you both through a gentle warm-up, {move} and {move2}
- You warm up side by side and learn each move as a pair
< Bring someone you like.
< Sway together.
= any
? offer first class free
> First class free. Feel it, then decide.
- {name} warm{s} you up gently and show{s} you {move} and {move2}
- You warm up gently, then try {move} and {move2}
< Say yes to one song.
< Give in to the music.
= any
? offer first class free
> Curious? First class free, and no rush.
- {name} explain{s} {move} and {move2} and leave{s} time for questions
- You try {move} and {move2}, with time for questions
< Let yourself be tempted.
< See how good it feels.
= any
? offer free trial class
> Free trial class. Feel your way in.
- {name} guide{s} you through a gentle warm-up, {move} and {move2}
- You warm up gently, then move on to {move} and {move2}
< Let your body decide.
< Let the music convince you.
= heels exotic chair choreo flow salsa
? music
> Your hips will love {music}.
- {name} set{s} each step, each turn and each pause to it
- You dance each step, each turn and each pause to it
< Let the chorus move you.
< Come and sway with it.
= any
? music
> Music to melt to: {music}.
- {name} teach{es} {move} and {move2} first, then add{s} the music
- You learn {move} and {move2} first, then move with the music
< Let the beat warm you.
< Let your hips hear it.
= any
? music
> Slow down and let it in: {music}.
- {name} warm{s} you up to it, then add{s} {move} and {move2}
- You warm up to it, then add {move} and {move2}
< Let the music hold you.
< Sway to the last note.
= any
? bring knee pads
> Bring knee pads. The floor feels softer.
- {name} guide{s} you down smoothly and back up without a bump
- You get down smoothly and back up without a bump
< Sink low with us.
< Land like a sigh.
= any
? bring knee pads
> Bring knee pads and take your time.
- {name} show{s} you the slow way to the floor, step by step
- You learn the slow way to the floor, step by step
< Stay low for a song.
< Sink down without a care.
= exotic heels lowflow floor flow choreo
? bring knee pads
> Knee pads on. Take the slow way down.
- {name} teach{es} slides, rolls and waves close to the floor
- You learn slides, rolls and waves close to the floor
< Melt a little lower.
< Sink lower, breathe deeper.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts. Your skin does the holding.
- {name} show{s} you where to hook a leg and how to lean
- You hook a leg, lean away and breathe out
< Relax into the pole.
< Trust it, and smile.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Bare skin holds better.
- {name} teach{es} you to hook a leg and relax your hands
- You hook a leg around the pole and relax your hands
< Warm up and lean away.
< Stay, and breathe out.
= any
? bring water
> You’ll be glowing soon. Bring water.
- {name} take{s} you through {move} and {move2}, with pauses to breathe
- You work on {move} and {move2}, with pauses to breathe
< Feel your shoulders drop.
< Soak in the music.
= any
? bring a friend
> Bring a friend. Slow down as a pair.
- {name} teach{es} you both {move} and {move2}, step by step
- You learn {move} and {move2} side by side
< Share the music with us.
< Enjoy it together.
= any
? bring a friend
> Bring a friend. Breathe out together.
- {name} lead{s} a gentle warm-up for two, then {move} and {move2}
- You try {move} and {move2} to good music in company
< Sway side by side.
< Glow side by side.
= chair
? bring a friend
> Bring a friend. Two chairs, one slow song.
- {name} count{s} you both in for leans, turns and leg crosses
- You lean, turn and cross your legs on the same beat
< Sit close and smile.
< Enjoy the view beside you.
= any
? wear heels
> Wear heels. Walk as slowly as you like.
- {name} teach{es} steps that start in the hip and end softly
- You learn steps that start in the hip and end softly
< Sway before you think.
< Own every click.
= any
? wear heels
> Heels on. Shoulders down. Hips loose.
- {name} practice{s} every step with you until it feels smooth
- You practice every step slowly until it feels smooth
< Walk into the music.
< Strut in, breathe out.
= any
? bring heels (optional)
> Heels or no heels, your hips will sway.
- {name} show{s} you every step, barefoot or tall
- You dance every step barefoot or tall, as you prefer
< Choose what feels good.
< Glide across the floor.
= any
? level beginner (no experience)
> No experience needed. Just breathe and begin.
- {name} explain{s} {move} and {move2} slowly and show{s} them again
- You learn {move} and {move2} slowly, one after the other
< Start soft. Sign up.
< Take it gently with us.
= any
? level beginner
> Beginners welcome. We take it slowly.
- {name} start{s} with a gentle warm-up, then teach{es} {move} and {move2}
- You start with a gentle warm-up, then try {move} and {move2}
< Come and feel at home.
< Say a soft yes.
= any
? level beginner
> Beginners, there’s time for every step.
- {name} repeat{s} {move} and {move2} until they feel natural
- You repeat {move} and {move2} until they feel natural
< Relax. We’re right beside you.
< Breathe in, then begin.
= any
? level all
> All levels welcome. Move at your pace.
- {name} teach{es} {move} and {move2} in easy and harder versions
- You choose the easy or the harder version of {move}
< Find what feels good.
< Sway as you please.
= any
? level all
> All levels, one slow song.
- {name} adapt{s} {move} and {move2}, so they feel right for you
- You take {move} and {move2} as far as feels good
< Share every note of it.
< Breathe easy with us.
= any
? level beginner (only)
> Only beginners here, so nobody rushes.
- {name} take{s} {move} and {move2} slowly and repeat{s} them often
- Everyone is new, and the moves come one by one
< Start softly with us.
< Enjoy the company.
= any
? level advanced*
> Advanced, slow and full of control.
- {name} refine{s} your lines, your balance and your transitions
- You refine lines, balance and transitions until they feel easy
< Make it look effortless.
< Glow without effort.
= any
? level advanced*
> Advanced moves, smooth as silk.
- {name} slow{s} down {move} and {move2} and work{s} on each line
- You slow down {move} and {move2} and work on each line
< Linger a little longer.
< Savor what you can do.
= any
? level intermediate
> Intermediate: you know it. Now feel it.
- {name} link{s} {move} and {move2} and add{s} breath in between
- You link {move} and {move2} and breathe in between
< Let it flow over you.
< Let your shoulders melt.
= any
? audience women only
> Women only, so let your shoulders drop.
- {name} put{s} on the music and teach{es} {move} and {move2}
- You try {move} and {move2} with good music and company
< Exhale. You’re among friends.
< Take up all the space.
= any
? audience all bodies welcome
> All bodies welcome. Yours, especially.
- {name} teach{es} {move} and {move2} the way that suits you best
- You try {move} and {move2} the way you like them best
< Come and feel beautiful.
< Enjoy all that you are.
= any
? places *left
> {places}. Take one, then take your time.
- {name} take{s} you through {move} and {move2}, breath by breath
- You enjoy {move} and {move2}, breath by breath
< Book now. Slow down later.
< Say yes, then exhale.
= any
? places max *
> {places}, so nobody has to rush.
- {name} {has} time to show {move} and {move2} to each of you
- You get time and attention for every question and every move
< Come close, breathe out.
< Feel well looked after.
= any
? places small group
> Small group, warm welcome.
- {name} {has} time to help each of you with {move} and {move2}
- You get time and help for {move} and {move2}
< Settle in with us.
< Feel looked after.
= any
? series *weeks
> {Series}, and no need to rush.
- {name} go{es} deeper into {move} and {move2} from class to class
- You go deeper into {move} and {move2} from class to class
< Give yourself that time.
< Let it grow on you.
= any
? bring mats (provided)
> Mats are provided. You only bring yourself.
- {name} warm{s} you up gently, then lead{s} {move} and {move2}
- You lie down, breathe out and warm up for {move}
< Come in and stretch out.
< Sink in and soften.
= any
? substitute
> {sub} is in for {for}. Same warm welcome.
- You warm up, learn {move} and {move2}, and meet a new voice
- A new voice leads you through {move} and {move2}
< Let {sub} set the mood.
< Greet {sub} with a smile.
= any
? soldOut sold out
> Sold out. Thank you, warmly.
- If a place is yours, come in and breathe out
< More slow songs to come.
< Sway with us next time.
= any
? soldOut sold out
> Every place is taken. Thank you.
- If you’re on the list, come in and let your shoulders drop
< Next slow song is yours.
< Until next time, breathe slowly.
= any
? soldOut sold out
? soldOut waitlist
> Full for now, but the waitlist is open.
- Leave your name, breathe out, and a place may open
< Sign up just in case.
= any
? soldOut waitlist
> Breathe out and join the waitlist.
- If a place opens up, it may be yours
< Hope to see you.
< Good things take time.
= any
? guest
> A warm welcome for {guest}.
- You learn new moves and get time to try each one slowly
- Our guest shows you new moves and takes time for each
< Soak it all up.
< Listen with your hips.
= any
? guest
> Slow down with a guest: {guest}.
- You work on {move} and {move2} with somebody new
- You try new ideas for {move} and {move2}, never rushing
< Savor the visit.
< Breathe it all in.
= any
? typed *no partner*
> No partner needed. The music holds you.
- {name} teach{es} you every step at a gentle pace
- You learn every step on your own, at a gentle pace
< Come alone. Leave warm.
< Let the rhythm take over.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner*
> No partner? You have a whole song.
- {name} count{s} you in and show{s} you {move} and {move2}
- You learn {move} and {move2} by yourself, step by step
< Let no one rush you.
< Sway it your way.
= any
? typed *new class
> New class. Come and feel it.
- {name} warm{s} everyone up gently and repeat{s} each new move
- Everyone starts together, with a gentle warm-up and good music
< Be first to breathe out.
< Follow your curiosity.
= any
? typed *alone or with a friend
> Alone or with a friend, come slow down.
- {name} welcome{s} you warmly and take{s} you through {move} and {move2}
- You try {move} and {move2} in your own sweet time
< Either way, let’s sway.
< Bring company or just breath.
= any
? typed *every body is welcome
> Every body is welcome. Bring all of yours.
- {name} teach{es} {move} and {move2} in versions that suit you
- You try {move} and {move2} in the version that suits you
< Feel at ease here.
< Enjoy your own slow song.
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
