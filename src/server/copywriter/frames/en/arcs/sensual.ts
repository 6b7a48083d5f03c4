// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const sensual = `
= intro
> No rush. The pole isn’t going anywhere.
- {name} show{s} you how to hold on, walk around and breathe out
- You learn to hold on, walk around the pole and turn softly
< Neither are we.
< Take the long way around it.
= intro
> Your hips already know how to sway.
- {name} add{s} a soft grip, a walk around the pole and a turn
- You add a soft grip, a slow walk and an easy turn
< Let them show you.
= pole
> Feel every turn from hip to fingertip.
- {name} help{s} you lengthen each line and soften each landing
- You lengthen each line, soften each landing and keep breathing
< Start with the hip.
= pole
> You, the pole and one slow song.
- {name} put{s} smooth walks, spins and long leg lines together
- You put smooth walks, spins and long leg lines together
< Then play it again.
< Dance it to the end.
= pole
> Lean away. Breathe out. Come back closer.
- {name} teach{es} spins, sits and poses at an unhurried pace
- You work on spins, sits and poses at an unhurried pace
< Closer than that.
= spin
> Round you go, on one warm breath.
- {name} teach{es} the walk in, the swing and the quiet landing
- You walk in, swing out and land on quiet feet
< Enjoy the whole circle.
< Breathe in for another.
= spin
> The softest part is the landing.
- {name} slow{s} down the walk, the lean and the swing before it
- First come the walk and the lean, then one long swing
< Like stepping onto velvet.
= spinpole
> Lean out, and the turn slows down.
- {name} show{s} you how to open up, curl in and change the speed
- You curl in to go faster and stretch out to make it last
< Make one turn last.
= static
> The pole stays still. Your hips don’t.
- {name} teach{es} slow climbs, smooth slides and turns at your own pace
- You climb slowly, slide smoothly and choose the pace of every turn
< Sway close, sway away.
= tricks
> Breathe out and hold it.
- {name} break{s} each trick down: the grip, the entry, the soft way out
- You take each trick apart: the grip, the entry, the soft way out
< Stay for one more second.
< Now hold it longer.
= tricks
> Make every trick look like silk.
- {name} smooth{s} out your entries, your holds and your landings
- You smooth out each entry, linger in the hold and land quietly
< No wrinkles.
= advanced
> Strong enough to go slow.
- {name} stretch{es} out your climbs, inverts and holds to the music
- You stretch out climbs, inverts and holds to the music
< Prove it at half speed.
= advanced intermediate
> You know the moves. Now savor them.
- {name} slow{s} down your combos and clean{s} up each line
- You slow down your combos, clean up each line and breathe
< Take the scenic route.
< Small bites.
= intermediate
> Let one move pour into the next.
- {name} link{s} climbs, leg hangs and spins into one smooth combo
- You link climbs, leg hangs and spins into one smooth combo
< Not a drop spilled.
= flow
> One long breath, from pole to floor.
- {name} link{s} spins, slides and rolls without a stop
- You link spins, slides and rolls without a stop
< Exhale where it ends.
= flow
> Breathe in, rise. Breathe out, sink.
- {name} lead{s} you through waves, turns and rolls at a gentle pace
- You glide through waves, turns and rolls at a gentle pace
< Like waves, only warmer.
= flow
> Move like warm honey.
- {name} help{s} you let each step, turn and wave run together
- Each step, turn and wave runs softly into the next
< Pour yourself in.
= exotic
> Make the music wait for you.
- {name} build{s} a dance of low spins, floor rolls and long pauses
- You dance low spins, floor rolls and long pauses
< Tease out every beat.
< It can be patient.
= exotic
> One look, and the song is yours.
- {name} add{s} slow walks, leg waves and a roll across the floor
- You fill it with slow walks, leg waves and floor rolls
< Look up. Hold it.
= heels
> Every step starts in the hip.
- {name} put{s} walks, body waves and turns into a dance
- You build a dance from walks, body waves and turns
< Saunter over.
< Then let the shoulders follow.
= heels
> In heels, even a pause is dancing.
- {name} play{s} with slow walks, long looks and moves on the floor
- You play with slow walks, long looks and moves on the floor
< Linger on purpose.
< So pause as you please.
= lowflow
> Stay low. Stay slow.
- {name} lead{s} you through floor rolls, leg waves and soft turns
- You move through floor rolls, leg waves and soft turns
< Even lower. Even slower.
= lowflow
> Your hips will love it down here.
- {name} teach{es} slow circles, soft slides and long leg lines
- You circle slowly, slide softly and draw long leg lines
< They may never leave.
= floor
> Let the floor dance with you.
- {name} combine{s} shoulder rolls, leg lines and slides to a song
- You combine shoulder rolls, leg lines and slides to a song
< It’s a patient partner.
< It never lets you down.
= handstand
> One calm breath, upside down.
- {name} guide{s} your kick-ups, your holds and the soft way back
- You practice kick-ups, steady holds and a soft way back
< Then one more.
< Enjoy the hush.
= conditioning polefit
> Strength feels good on you.
- {name} count{s} you through pulls, squats and core work to music
- You work through pulls, squats and core holds to music
< Put some on.
< Wear it home.
= polefit
> Every climb warms you a little more.
- {name} mix{s} pulls, holds and squats with spins at the pole
- You mix pulls, holds and squats with spins at the pole
< Come down glowing.
< One more for the warmth.
= stretch
> Long legs. Longer breaths.
- {name} guide{s} you through hip openers, splits and backbends, never rushing
- You open your hips and ease toward splits, never rushing
< Exhale to your toes.
= stretch
> Melt into every stretch.
- {name} give{s} hips, back and hamstrings all the time they need
- You give hips, back and hamstrings time and a long exhale
< Melting takes its time.
= stretch
> Breathe out and fold a little further.
- {name} warm{s} you up first, then ease{s} you toward splits and backbends
- You warm up first, then ease toward splits and backbends
< Feel every muscle sigh.
= restore
> A long exhale for all of you.
- {name} lead{s} soft stretches, each held until everything lets go
- Soft stretches, long breaths, and time to feel each one
< Give in to the quiet.
< Let it all out.
= choreo
> First the steps. Then the goosebumps.
- {name} teach{es} the routine count by count, then you dance it through
- You learn the routine count by count, then dance it through
< Here they come.
< Let every note land.
= choreo
> A dance you can feel on your skin.
- {name} take{s} time for every count, every pause and every look
- You learn each count, each pause and each look slowly
< Bring your goosebumps.
= choreo
> Know the song by heart and by hip.
- {name} put{s} it together slowly, eight counts at a time
- You put it together slowly, eight counts at a time
< Sway through the chorus.
= chair
> Your partner holds still. You don’t.
- {name} put{s} leans, slides and long leg lines into a routine
- You dance around the chair, over it and back into it
< You lead. Slowly.
< It won’t miss a thing.
= burlesque
> Tease a little. Smile a lot.
- {name} teach{es} the walk, the shimmy and the slow, slow turn
- You practice the walk, the shimmy and the slow, slow turn
< Tease a little more.
< Make them wait.
= burlesque
> One shoulder, one look, one long pause.
- {name} show{s} you how to walk, pose and hold the moment
- You walk, pose and wink in time with the music
< Charm us.
< Now the other shoulder.
= twerk
> Feel the bass in your hips.
- {name} start{s} with slow isolations, then bring{s} in the full beat
- You start with slow isolations and build up to the full beat
< Turn them up.
= salsa
> Feel the beat low in your hips.
- {name} teach{es} the step, the turn and the sway in between
- You find the step, add a turn and let it sway
< Keep it there.
< Then let it rise.
= salsa
> Let the music take your hand.
- {name} build{s} it from a side step, a back step and one easy turn
- You start with a side step, then add a back step and one easy turn
< Feel where it leads you.
< It knows the way.
= hoop
> Lean back. The hoop has you.
- {name} teach{es} mounts, seats and a soft hang from the knees
- You sit in the ring, hook a knee and open your arms
< Lean back further.
< Rest up there a while.
= hoop
> The hoop turns. You breathe.
- {name} guide{s} you from a quiet seat to long, open poses
- You curl in, stretch out and hold long, open poses
< Enjoy the slow view.
= silks
> Let the fabric hold you close.
- {name} teach{es} you to wrap, lean back and unwrap smoothly
- You wrap a leg, lean back and open your arms
< Sink in softly.
< Hug it back.
= silks trapeze straps
> Let the air rock you.
- {name} teach{es} slow swings, soft hangs and an easy way down
- You swing slowly, hang softly and learn an easy way down
< Sway above it all.
= straps
> Hold on, breathe out, roll up.
- {name} work{s} on your grip first, then on hangs and slow wraps
- You find your grip first, then add hangs and slow wraps
< Unroll slowly.
= trapeze
> Lean back and let it swing.
- {name} teach{es} you to sit, balance and hang from your knees
- You sit, balance and hang from your knees, arms long
< Let it rock you.
= inclusive
> Your body. Your song. Your sweet time.
- {name} show{s} you walks, turns and leans in ways that suit you
- You walk, turn and lean in the way that suits you
< Play it twice.
= inclusive
> All of you gets to dance.
- {name} teach{es} each turn and pose with options to choose from
- Each turn and pose comes with options to choose from
< Enjoy every bit of you.
< Hips, too.
= seniors
> Take your time. It feels wonderful.
- {name} lead{s} a gentle warm-up, then walks and graceful turns
- You warm up gently, then walk, turn and pose
< Then take a little more.
= party
> Slow hips. Loud giggles.
- {name} teach{es} your group a walk, a pose and a short dance
- You all learn a walk, a pose and a short dance
< Gather your favorites.
< Louder giggles, slower hips.
= party
> Celebrate from the hips down.
- {name} put{s} on the music and build{s} an easy routine with you
- Everyone learns the easy routine and dances it at the end
< Work your way up.
= private
> A whole class, just for you.
- {name} slow{s} down the moves you choose and answer{s} every question
- You choose the moves, set the pace and ask anything
< Let yourself be spoiled.
= private
> You pick the song and the speed.
- {name} work{s} on exactly the moves and details you choose
- You work on exactly the moves and details you choose
< Change both, if you like.
< Slow is a fine pick.
= practice
> Put on a slow song and play.
- {name} {is} there while you repeat the moves you love
- You repeat the moves you love and smooth out the rest
< Press play. Then play.
= workshop
> Skip nothing. Savor everything.
- {name} take{s} one theme apart slowly and put{s} it together again
- You take one theme apart slowly and put it together again
< Especially the small things.
= showcase
> One held breath, then the music.
- {name} rehearse{s} the entrance, the pauses and the bow with you
- You rehearse the entrance, the pauses and the bow
< Let them hold theirs.
< Then let them breathe.
= photo
> Hold it. Breathe out. Beautiful.
- {name} help{s} you find long lines, soft hands and a calm face
- You find long lines, soft hands and a calm face
< Smile when it clicks.
< And breathe in again.
= class
> Give your body one slow song.
- {name} show{s} you the moves, then repeat{s} them with the music
- You learn the moves first, then repeat them with the music
< It will ask for another.
= acro
> Two bodies, one slow breath.
- {name} teach{es} you to lean, lift and balance with a partner
- You lean, lift and balance, then swap roles
< Breathe in together.
= acro
> Lean in. Somebody has you.
- {name} guide{s} hands and feet into counterbalances and gentle lifts
- You practice counterbalances, lifts and gentle ways back down
< Lean a little more.
< You have somebody, too.
= postnatal
> Come back to your body, gently.
- {name} start{s} with deep breaths, soft core work and slow stretches
- You start with deep breaths, soft core work and slow stretches
< It missed you, too.
= postnatal
> A little time, just for you.
- {name} lead{s} slow stretches and core work at your own pace
- You stretch slowly, breathe deeply and rest when you like
< Don’t share it.
< Spend it slowly.
= men
> Strength, but smoother.
- {name} work{s} on pulls, holds and a slow way down
- You pull, hold and come down slowly to the music
< Smooth takes nerve.
= openlevel
> Your own pace is the right one.
- {name} offer{s} an easy version and a harder one of each move
- Each move comes in an easy version and a harder one
< Change it as you go.
= spin
> Lean back. Let the swing take you.
- {name} teach{es} each spin slowly: the hold, the lean, the landing
- You learn each spin slowly: the hold, the lean, the landing
< It brings you back, too.
= chair
> Sit down slowly. That’s half the dance.
- {name} teach{es} the other half: leans, turns and a look back
- You learn the other half: leans, turns and a look back
< Sit down even slower.
< Get up even slower.
= exotic
> Let your hips finish the sentence.
- {name} teach{es} body waves, slow slides and the pause between
- You learn body waves, slow slides and the pause between
< They’re slow talkers.
= tricks
> Find the grip. Find the breath. Stay.
- {name} show{s} you where each trick holds and how to leave softly
- You learn where each trick holds and how to leave softly
< Take one slow look around.
< Then stay a little longer.
= contemporary
> Fall softly. Rise slowly.
- {name} teach{es} you to curve, roll and find your feet again
- You curve, roll and find your feet again
< Then fall once more.
= intro
> One hand on the pole. Now walk slowly.
- {name} start{s} with that walk, then add{s} a lean and an easy turn
- You start with that walk, then add a lean and an easy turn
< There. You’re dancing.
= intro
> You’ve held a hand before. Start there.
- {name} show{s} you how to hold the pole, walk around it and lean away
- You hold the pole lightly, walk around it and lean away
< Don’t let go too soon.
= pole
> The pole warms up when you do.
- {name} teach{es} soft spins, slow sits and smooth ways back down
- You practice soft spins, slow sits and smooth ways back down
< It’s waiting for your hands.
= spin
> Walk, lean, and your feet forget the floor.
- {name} teach{es} you to step around the pole, swing a leg and land softly
- You step around the pole, swing a leg and land softly
< Let them forget awhile.
= spinpole
> Curl in, and it quickens like a pulse.
- {name} help{s} you play with the speed, from small and quick to long and slow
- You play with the speed, from small and quick to long and slow
< Open up, and it calms.
< Feel it race, then settle.
= spinpole
> Move, and the pole moves with you.
- {name} show{s} you how one push turns into a long, slow pose
- One push turns the pole, and you melt into a long pose
< It follows your lead.
< Lead it somewhere slow.
= static
> It stands still. Make it wish it didn’t.
- {name} teach{es} climbs, swings and slides around a pole that never turns
- You climb, swing and slide around a pole that never turns
< Move enough for both.
< It can only admire.
= tricks
> Some tricks feel like being held.
- {name} help{s} you find the knee, the elbow or the hip that holds you
- You find the knee, the elbow or the hip that holds you
< Hold on. It’s lovely.
= intermediate
> You can climb. Now linger up there.
- {name} add{s} leg hangs, poses and slow ways down to your climbs
- You add leg hangs, poses and slow ways down to your climbs
< Come down later.
= advanced
> You could drop. You’d rather sink.
- {name} train{s} slow exits from shoulder mounts and inverts with you
- You lower yourself out of shoulder mounts and inverts, inch by inch
< Sink slower than that.
= advanced
> Make a handspring look like a lazy stretch.
- {name} polish{es} your entries, holds and exits until they flow
- You polish entries, holds and exits until they flow
< Lazy has never been harder.
= openlevel
> Pick the version that makes you smile.
- {name} show{s} every move with a gentle way in and a longer way round
- Every move has a gentle way in and a longer way round
< Smile, and stay there.
= exotic
> You have eight counts. Take sixteen.
- {name} stretch{es} each walk, slide and body wave across the music
- You stretch each walk, slide and body wave across the music
< Late looks good on you.
= exotic
> Look over your shoulder. Now slower.
- {name} teach{es} looks, pauses and leg waves close to the floor
- You learn looks, pauses and leg waves close to the floor
< There it is.
< Even slower. Perfect.
= heels
> Click. Pause. Click. Let them wait.
- {name} teach{es} a walk, a stop and a turn, each click on the beat
- You walk, stop and turn, with each click on the beat
< The pause is yours.
= lowflow
> Somewhere between a stretch and a slow dance.
- {name} take{s} you through leg waves, side rolls and long, low lines
- You move through leg waves, side rolls and long, low lines
< Find out where.
= floor
> Lie down. The dance starts there.
- {name} teach{es} shoulder rolls, slides and an easy way back up
- You roll over a shoulder, slide along a hip and rise
< Don’t get up yet.
< Rise when it ends.
= floor
> Gravity wants you. Go willingly.
- {name} help{s} you melt down, roll through and push softly up again
- You melt down, roll through and push softly up again
< Resist a little, maybe.
< Give in gracefully.
= chair
> Cross your legs. Uncross them on the beat.
- {name} teach{es} leg crosses, leans and turns, all around one chair
- You sit, lean and turn, all around one chair
< Again, but slower.
= chair
> Your chair won’t say a word.
- {name} put{s} leans, slides and a slow turn into a little dance
- You lean, slide and turn your way through a little dance
< Give it something to hide.
< It has seen everything.
= choreo
> Next time that song plays, you’ll know.
- {name} build{s} the dance with you, phrase by phrase
- You build the dance phrase by phrase, then dance it whole
< Your hips will, too.
= contemporary
> Fall like you trust the floor.
- {name} teach{es} soft falls, long reaches and slow ways to rise
- You learn soft falls, long reaches and slow ways to rise
< It’s there for you.
= contemporary
> Say it with one shoulder.
- {name} lead{s} you across the floor in curves, reaches and turns
- You cross the floor in curves, reaches and turns
< Then let the other answer.
< We’ll hear you.
= burlesque
> All you take off is the rush.
- {name} teach{es} struts, shoulder rolls and a very slow turn
- You play with struts, shoulder rolls and a very slow turn
< Slowly, of course.
< Toss it with a wink.
= burlesque
> A wink takes a second. Make it three.
- {name} stretch{es} looks, poses and walks over the music
- You stretch looks, poses and walks over the music
< One, two, wink.
= twerk
> Your hips have been holding back.
- {name} loosen{s} you up first, then add{s} the bounce and the drop
- You loosen up first, then add the bounce and the drop
< Not anymore.
< Let them loose.
= twerk
> The bass knocks. Your hips answer.
- {name} teach{es} the stance, the roll and the bounce, slow before fast
- You learn the stance, the roll and the bounce, slow before fast
< Let it in.
= salsa
> The rhythm asks. Your hips say yes.
- {name} count{s} slowly first, then let{s} the music count for you
- You count slowly first, then let the music count for you
< They were asked nicely.
= hoop
> Think of it as a hug with a view.
- {name} show{s} you how to sit, curl around the ring and lean out
- You sit in the ring, curl around it and lean out
< Squeeze back.
< Stay for the view.
= hoop
> No corners up here. Only curves.
- {name} teach{es} you to curl in, lean back and follow the ring
- You curl in, lean back and follow the line of the ring
< Go the long way round.
= silks
> Lie back. It’s only fabric and air.
- {name} teach{es} you to wrap, lean back and find the hold in the cloth
- You wrap, lean back and find the hold in the cloth
< Only? Come and feel.
= silks
> Get tangled in something lovely.
- {name} teach{es} foot locks, wraps and a slow way out of them
- You learn foot locks, wraps and a slow way out of them
< Untangle slowly.
= trapeze
> Sit down in mid-air. Take your time.
- {name} teach{es} you to balance on the bar, lean and hang by the knees
- You balance on the bar, lean and hang by the knees
< Make yourself comfy up there.
= acro
> Lean on someone. On purpose.
- {name} teach{es} counterbalances, lifts and soft ways down
- You balance against each other, lift and come down slowly
< Let them lean, too.
< They’ll lean back.
= handstand
> Upside down, even your hair relaxes.
- {name} teach{es} you to stack your hips, kick up gently and breathe
- You stack your hips, kick up gently and breathe
< Let it hang loose.
= stretch
> Like the first stretch after waking, but longer.
- {name} take{s} you from fingertips to toes, one slow reach at a time
- You reach, fold and lengthen from fingertips to toes
< Purr if you like.
= stretch
> Exhale. There’s more room than you thought.
- {name} ease{s} you into hips, hamstrings and back, one breath at a time
- You ease into each stretch and wait until it softens
< Stretch out in it.
< Take all of it, slowly.
= restore
> You’re here to do less. Beautifully.
- {name} settle{s} you into soft shapes with long, quiet pauses
- You lie in soft shapes and let each exhale do the work
< Even less. Lovely.
< Do nothing with us.
= restore
> Nobody needs you for a while.
- {name} lead{s} slow breaths, soft stretches and a long rest
- You breathe slowly, stretch softly and rest for a long time
< Put the day down.
= yoga
> Your breath knows the choreography.
- {name} lead{s} you through balances and folds, breath by breath
- You inhale into each pose and exhale into the next
< Just listen to it.
= yoga
> Hold the pose. Let everything else go.
- {name} teach{es} standing balances, soft twists and a quiet ending
- You try standing balances, soft twists and a quiet ending
< Begin with your jaw.
< Keep only the breath.
= conditioning
> That tremble? Your core is humming.
- {name} count{s} the planks, the pulls and the holds, then let{s} you shake
- You plank, pull and hold, then shake it all out
< Hum along.
< Tremble in good company.
= conditioning
> Count slowly. That’s the hard part.
- {name} take{s} every squat, plank and push-up down to half speed
- You take every squat, plank and push-up at half speed
< One. Still one.
< Rushing is the easy way.
= polefit
> Out of breath? Hug the pole.
- {name} mix{es} climbs, pulls and squats at the pole, song after song
- You climb, pull and squat at the pole, song after song
< It’s used to it.
= men
> Your hips would like a word.
- {name} put{s} walks, swings and slow turns between the climbs and holds
- You put walks, swings and slow turns between climbs and holds
< Hear them out.
= inclusive
> Take up the whole song.
- {name} lead{s} slow struts, hip circles and a pose for every chorus
- You strut slowly, circle your hips and pose on every chorus
< There’s room in it.
= seniors
> Slow was always the better speed.
- {name} lead{s} hip circles, long walks and a graceful turn or two
- You circle your hips, walk tall and turn gracefully
< You knew that.
< Slower. Better still.
= prenatal
> One of you sways, one gets rocked.
- {name} lead{s} hip circles, easy stretches and slow breaths
- You circle your hips, stretch softly and breathe slowly
< Rock on, gently.
= prenatal
> Somebody in there gets a slow dance.
- {name} take{s} you through easy sways, long breaths and gentle balances
- You try easy sways, long breaths and gentle balances
< Somebody out here, too.
= postnatal
> You rock someone all day. Your turn.
- {name} lead{s} low breaths, gentle core work and loose shoulders
- You breathe low, wake your core gently and loosen your shoulders
< Sway for yourself.
= postnatal
> One whole exhale, with nobody interrupting.
- {name} start{s} with your breath, then add{s} slow stretches and core work
- You begin with your breath, then add slow stretches and core work
< And then another.
= workshop
> The part we usually rush? We’re staying there.
- {name} slow{s} one theme down until every detail shows
- You slow one theme down until every detail shows
< Settle into the good part.
= practice
> Nobody calls the steps. Start when it feels right.
- {name} keep{s} the floor open while you play, repeat and rest
- You play with old favorites, repeat them and rest when you like
< How about now?
< You’ll feel when.
= practice
> That move you keep thinking about? Go to it.
- {name} {is} nearby while you try it, repeat it and smooth it out
- You try it, repeat it and smooth it out at your own pace
< It’s been thinking of you.
< Be patient with each other.
= photo
> Hold still. Let only your eyes move.
- {name} help{s} you settle into slow poses and a look over the shoulder
- You settle into slow poses and a look over the shoulder
< Smolder. Hold it.
< Now breathe. Click.
= photo
> Give the lens a slow smile.
- {name} shape{s} each pose with you, down to the fingertips
- You shape each pose slowly, down to the fingertips
< Then look away.
= party
> The shyest one always has the best hips.
- {name} teach{es} all of you a walk, a body wave and a small dance
- You learn a walk, a body wave and a small dance side by side
< Find out who.
= showcase
> Before the first note, let them wait.
- {name} rehearse{s} your walk on, your stillness and your bow
- You rehearse the walk on, the stillness and the bow
< Now let it begin.
= showcase
> Dance it for one pair of eyes.
- {name} run{s} your piece with you until every look has a place
- You run the piece until every look has a place
< The rest will lean in.
< You know whose.
= private
> For once, nobody else gets a turn.
- {name} work{s} only with you, on whatever you choose
- You choose what to work on, and how slowly
< Be greedy.
= private
> Go on, ask to see it again.
- {name} show{s} you the move as often and as slowly as you like
- You see the move as often and as slowly as you like
< And again.
= class
> Somewhere in you, a slow song is waiting.
- {name} warm{s} you up gently, then put{s} the moves to music
- You warm up gently, then put the moves to music
< Let it play.
= class
> Walk in tired. Sway out.
- {name} start{s} softly and add{s} one move after another
- You start softly and add one move after another
< Leave the tired here.
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
> Free trial class. No rush to decide.
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
> All levels. Slow works for every one of them.
- {name} teach{es} {move} and {move2} in easy and harder versions
- You choose the easy or the harder version of {move}
< Find what feels good.
< Sway as you please.
= any
? level all
> All levels, one slow song.
- {name} adapt{s} {move} and {move2}, so they feel right for you
- You take {move} and {move2} as far as feels good
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
> Small group. Long exhale.
- {name} {has} time to help each of you with {move} and {move2}
- You get time and help for {move} and {move2}
< Settle in with us.
< Feel looked after.
= any
? series *weeks
> {Series}. Some things shouldn’t be rushed.
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
> New class. No hips have swayed in it yet.
- {name} warm{s} everyone up gently and repeat{s} each new move
- Everyone starts together, with a gentle warm-up and good music
< Yours could be first.
= any
? typed *alone or with a friend
> Alone or with a friend, come slow down.
- {name} welcome{s} you warmly and take{s} you through {move} and {move2}
- You try {move} and {move2} in your own sweet time
< Either way, let’s sway.
= any
? typed *every body is welcome
> Every body is welcome. Bring all of yours.
- {name} teach{es} {move} and {move2} in versions that suit you
- You try {move} and {move2} in the version that suits you
< Feel at ease here.
< Enjoy your own slow song.
= any
? level all
> All levels. The song treats everyone the same.
- {name} show{s} {move} and {move2} in a soft and in a bolder version
- You try {move} and {move2} in a soft or a bolder version
< It has no favorites.
= any
? series
> {Series}. Slow on purpose.
- {name} add{s} a little to {move} and {move2} from class to class
- You add a little to {move} and {move2} from class to class
< Rushing would spoil it.
< All in good time.
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
- Start with easy grips and walks. You need no experience and no partner
< Slow counts as a start.
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
< Your combo, your pace.
@ Intermediate Pole
> Let your hair fall. You’re upside down.
- {name} spot{s} your first inverts and leg hangs, and every transition gets smoother
- First inverts and leg hangs feel safe with {name} spotting you all the way
- Your first inverts and leg hangs come safely spotted, with smoother transitions
< Breathe out and tip back.
< Let go. You’re held.
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
@ Aerial Hoop
> One long breath, one slow turn.
- {name} guide{s} you through mounts and poses, low or high
- Discover graceful mounts and poses with {name}, low or high
- Mounts and poses feel graceful from your very first class
< Come turn in the air.
< Hang here a while.
@ Strength & Conditioning
> Slow burn. Warm skin. Deep breath.
- {name} work{s} on pull, core and shoulders with you, until inverts finally click
- Train pull, core and shoulders with {name}, until your inverts finally click
- Train pull, core and shoulders for pole, until your inverts finally click
< Stay for the glow.
< Breathe deep, get warm.
@ Strength & Conditioning
> Looking effortless takes a little heat.
- {name} guide{s} pull, core and shoulder work made for pole, so inverts finally click
- Pull, core and shoulder work with {name} brings progress you can measure
- Pull, core and shoulder work made for pole, with progress you can measure
< Sign up. Warm up.
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
< Bare skin holds best.
< Come a little higher.
@ Spin Basics
? bring water
> Slow spins, warm skin. Bring water.
- {name} guide{s} you through fireman, chair and back hook. No strength required yet
- Fireman, chair and back hook feel easy with {name}. No strength required yet
- Fireman, chair and back hook end in a soft landing, with no strength required
< Sip. Spin. Sigh.
@ Spin Pole
? level all
> Every level gets to float.
- {name} let{s} the pole turn you through effortless combos that feel like flying
- The pole turns with you, and {name} make{s} each combo feel like flying
- The pole turns with you through effortless combos that feel like flying
< Lean back and float.
< Drift however you like.
< Come and be weightless.
@ Pole Choreography
? music
> Feel it on your skin: {music}.
- {name} teach{es} a new routine in sections, and at the end you dance full out
- Learn the routine in sections with {name}, and dance full out at the end
- Learn a new routine in sections, and dance full out once the steps are yours
< Let the song take you.
< Let every note in.
< Give in to the chorus.
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
`;
