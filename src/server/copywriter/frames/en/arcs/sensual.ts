// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const sensual = `
= intro
> No rush. The pole isn’t going anywhere.
- {name} give{s} your hands time to fall for the pole
- You take hold, breathe out and stay close
< Hold on as long as you like.
< Take the long way around.
= intro
> Your hips already know how to sway.
- {name} walk{s} you around the pole, sway by sway
- The pole only gives your hips somewhere to lean
< Let your hips show you.
= pole
> Feel every turn from hip to fingertip.
- {name} let{s} every turn ripple through your whole body
- Each spin rolls through your ribs and down your arms
< Start with the hip.
= pole
> You, the pole and one slow song.
- {name} leave{s} room for a breath between the moves
- Every move gets a breath of its own
< Then play the song again.
< Dance to the very last note.
= pole
> Lean away. Breathe out. Come back closer.
- {name} keep{s} every spin soft and slow
- Each turn brings you back a little warmer
< Come a little closer still.
= spin
> Round you go, on one warm breath.
- {name} make{s} one spin last all the way to the landing
- The spin carries you softly back to the floor
< Enjoy the whole circle.
< Breathe in for another turn.
= spin
> The softest part is the landing.
- {name} slow{s} every spin until it ends like a sigh
- Every spin melts into the floor, toes first
< Land as if on velvet.
= spinpole
> Lean out, and the turn slows down.
- {name} show{s} you how long one turn can linger
- Open your arms and feel the air go by
< Stay wide, stay slow.
= static
> The pole stays still. Your hips don’t.
- {name} teach{es} slides that take their own sweet time
- Your hips wind around the pole at their own lazy tempo
< Sway close, sway away.
= tricks
> Breathe out and hold it.
- {name} stay{s} close until the hold feels like rest
- You soften into the shape, skin against the pole
< Stay for one more second.
< Hold one breath longer.
= tricks
> Let each trick end on a sigh.
- {name} make{s} the way out as soft as the hold
- Even the way down from a trick can feel sweet
< Sigh long, sigh warm.
= advanced
> Let your strength simmer.
- {name} keep{s} every invert slow and warm
- Every invert unfolds as slowly as waking
< Simmer, and never quite boil.
= advanced intermediate
> You know the moves. Now savor them.
- {name} slow{s} your combos down until you can taste them
- The moves you love turn soft and unhurried
< Take the scenic route.
< Savor in small bites.
= intermediate
> Let each move melt against the next.
- {name} soften{s} the way from every climb into a spin
- Nothing hurries you from one hold to another
< Skin warm, breath slow.
= flow
> One long breath, from pole to floor.
- {name} let{s} every movement linger
- You sink from spin to floor without a stop
< Exhale as the song ends.
= flow
> Breathe in, rise. Breathe out, sink.
- {name} give{s} every turn one long breath
- The music rocks you gently up and down
< Move like waves, only warmer.
= flow
> Move like warm honey.
- {name} let{s} every movement run slow and golden
- Each turn clings a moment before it lets go
< Pour yourself in.
= exotic
> Make the music wait for you.
- {name} draw{s} every pause out until it tingles
- Every roll of your hips takes its time
< Tease out every beat.
< The music can be patient.
= heels
> Every step starts in the hip.
- {name} send{s} the sway slowly down to your heels
- You feel each step roll slowly down your legs
< Saunter over.
< Let the shoulders follow.
= heels
> In heels, even a pause is dancing.
- {name} fill{s} the stillness with breath and a slow look
- You breathe, and the music leans a little closer
< Linger on purpose.
< Pause as you please.
= lowflow
> Stay low. Stay slow.
- {name} keep{s} you close to the floor, wave by wave
- The floor feels warmer with every roll
< Even lower. Even slower.
= lowflow
> Your hips will love it down here.
- {name} linger{s} with you in every slow circle
- Slow circles feel even better close to the floor
< Stay down one more song.
= floor
> Let the floor dance with you.
- {name} roll{s} with you, slowly, shoulder by shoulder
- The floor holds your back while your legs unfold
< The floor is a patient partner.
< The floor never lets you down.
= handstand
> One calm breath, upside down.
- {name} stay{s} near until your handstand goes quiet
- Your palms hold the floor, and all the noise goes away
< One more breath up there.
< Enjoy the hush.
= conditioning polefit
> Let the warmth rise from your core.
- {name} build{s} the heat slowly, one deep breath at a time
- Pull after slow pull, the heat flows into your arms
< Sigh when your shoulders glow.
= polefit
> Every climb warms you a little more.
- {name} turn{s} the heat up, song by song
- Each pull brings your pulse closer to the beat
< Come down glowing.
< One more climb for the warmth.
= stretch
> Long legs. Longer breaths.
- {name} wait{s} with you until the stretch turns sweet
- You lean in and let each exhale lengthen you
< Exhale to your toes.
= stretch
> Melt into every stretch.
- {name} give{s} every tight corner time to soften
- Your hips soften first, and your back follows
< Melting takes its time.
= stretch
> Breathe out and fold a little further.
- {name} stay{s} with each fold until your back lets go
- Your legs grow longer with every slow breath
< Feel every muscle sigh.
= restore
> A long exhale for all of you.
- {name} hold{s} the hush while you sink
- Soft shapes hold you while your breath slows
< Give in to the quiet.
< Let it all out.
= choreo
> First the steps. Then the goosebumps.
- {name} let{s} every count sink in slowly
- You repeat the steps until your skin knows them
< Let every note land.
= choreo
> A dance you can feel on your skin.
- {name} take{s} time for every pause and every look
- You let each beat arrive before you move
< Bring your goosebumps.
= choreo
> Know the song by heart and by hip.
- {name} teach{es} the dance slowly, so every count can settle in
- Eight slow counts at a time, the dance becomes yours
< Sway through the chorus.
= chair
> Rest your spine. Let your hips roam.
- {name} lead{s} you around the chair, slow and close
- Every lean against the chair lasts a little longer
< Sway in your seat.
= burlesque
> Tease a little. Smile a lot.
- {name} know{s} just how long to hold a glance
- You turn slowly and let your shoulders do the talking
< Tease a little more.
< Make them wait.
= burlesque
> Slip one shoulder forward. Slowly. Slower.
- {name} slow{s} the shimmy down until it melts
- A long glance comes first, and then a shimmy
< Then the other shoulder, warmer.
= twerk
> Feel the bass in your hips.
- {name} let{s} a slow roll grow into a bounce
- Soft knees first, and the bounce comes by itself
< Let your hips turn it up.
= salsa
> Feel the beat low in your hips.
- {name} turn{s} the beat into a side step and a sway
- Your feet step, and your hips answer every beat
< Let the sway reach your shoulders.
= salsa
> Let the music take your hand.
- {name} lead{s} you from side step to turn, close to the beat
- You step, you sway, and the turn comes by itself
< Feel where the music leads.
< Hips first. Feet find the way.
= hoop
> Lean back. The hoop has you.
- {name} settle{s} you into the curve of the ring, breath by breath
- The ring curves around your back like an arm
< Lean back further.
< Rest up there a while.
= hoop
> The hoop turns. You breathe.
- {name} stretch{es} every pose to the length of a breath
- You uncurl inside the ring, limb by lazy limb
< Enjoy the slow view.
= silks
> Let the fabric hold you close.
- {name} wrap{s} you in slowly and let{s} you sway
- The silk folds around you, and your arms can rest
< Sink in softly.
= silks trapeze straps
> Let the air rock you.
- {name} keep{s} every swing slow and tender
- Back and forth, your breath finds the same rhythm
< Sway above it all.
= straps
> Hold on, breathe out, roll up.
- {name} give{s} every roll-up one long breath
- The straps hold your wrists, and your breath goes deep
< Unroll slowly.
= trapeze
> Lean back and let it swing.
- {name} stay{s} near while you sink into the swing
- Your arms hang long, and your back goes soft
< Let the bar rock you.
= inclusive
> Your body. Your song. Your sweet time.
- {name} give{s} every sway a slow song to lean on
- Nothing moves until you feel it first
< Play the song twice.
= inclusive
> All of you gets to dance.
- {name} find{s} the version of each pose that feels best
- Your shoulders join in, then your back, then your toes
< Enjoy every bit of you.
< Hips, too.
= seniors
> Take your time. It feels wonderful.
- {name} unfold{s} every turn without a rush
- You sway the way a good song wants you to
< Take a little more time.
= party
> Slow hips. Loud giggles.
- {name} teach{es} all of you to sway and smolder
- You all learn to saunter, one blush at a time
< Gather your favorites.
< Louder giggles, slower hips.
= party
> Shoulder to shoulder, swaying, warm.
- {name} draw{s} you all into one slow dance
- One soft wave runs through all of you
< Sway in a little closer.
= private
> A whole class, just for you.
- {name} linger{s} wherever you want to linger
- You may ask for the same move again and again
< Let yourself be spoiled.
= private
> You pick the song and the speed.
- {name} follow{s} your breath through every move
- Each turn can be as slow as you want it
< Change your mind, if you like.
< Slow is a fine pick.
= practice
> Put on a slow song and play.
- {name} let{s} you drift through the moves you love
- Old favorites feel softer every time around
< Press play. Then play.
= workshop
> Skip nothing. Savor everything.
- {name} open{s} up one theme, layer by slow layer
- One theme, and time to feel every detail
< Especially the small things.
= showcase
> One held breath, then the music.
- {name} rehearse{s} with you until the stillness tingles
- You walk on slowly and let the first note find you
< Let the front row hold its breath.
< Breathe out on the first note.
= photo
> Hold it. Breathe out. Beautiful.
- {name} help{s} your shoulders melt before the click
- Your hands go soft, and the pose comes alive
< Smile when it clicks.
< And breathe in again.
= class
> Give your body one slow song.
- {name} let{s} the music travel from your hips to your fingertips
- Your shoulders sway first, and the rest follows
< Your body will ask for another song.
= acro
> Two bodies, one slow breath.
- {name} bring{s} you into balance, palm to palm
- You feel the other’s balance before you find your own
< Breathe in together.
= acro
> Lean in. Somebody has you.
- {name} stay{s} close while trust warms up
- Your balance rests in somebody’s warm hands
< Lean a little more.
= postnatal
> Come back to your body, gently.
- {name} begin{s} with your breath and let{s} it lead
- Deep breaths and tender stretches lead the way home
< Your body missed you, too.
= postnatal
> A little time, just for you.
- {name} keep{s} every stretch soft, quiet and slow
- You stretch until your shoulders finally sigh
< Spend your time slowly.
= men
> Roll your shoulders. Let them drop. Slower.
- {name} melt{s} all that strength into one smooth movement
- Even the strongest hold starts with a long exhale
< Now breathe all the way down.
= openlevel
> Find the sway that warms you.
- {name} soften{s} every move until it feels like you
- Every move bends softly to your mood
< Soft is a level, too.
= spin
> Lean back. Let the swing take you.
- {name} slow{s} the walk, so the turn can linger
- Your shoulders drop, and the turn goes on and on
< Every swing brings you back.
= chair
> Sit down slowly. That’s half the dance.
- {name} lead{s} you from lean to lazy lean
- You cross your legs and take one long look back
< Sit down even slower.
< Get up even slower.
= exotic
> Let your hips finish the sentence.
- {name} leave{s} you a long, warm pause to fill
- You draw the music out, all the way down
< Hips are slow talkers.
= tricks
> Find the grip. Find the breath. Stay.
- {name} wait{s} with you until each hold settles
- Your skin holds, and your jaw lets go
< Take one slow look around.
< Then stay a little longer.
= contemporary
> Fall softly. Rise slowly.
- {name} let{s} every fall melt into a roll
- Your spine uncurls, one warm breath at a time
< Then fall once more.
= intro
> One hand on the pole. Now walk slowly.
- {name} show{s} you how good a slow walk feels
- The sway comes by itself, somewhere on the way around
< There. You’re dancing.
= intro
> You’ve held a hand before. Start there.
- {name} bring{s} you and the pole gently together
- The pole warms in your palm as you lean away
< Don’t let go too soon.
= pole
> The pole warms up when you do.
- {name} take{s} you around, one soft spin at a time
- Your palms come first, then the crook of a knee
< The pole waits for your hands.
= spin
> Lean out until your shoulders sigh.
- {name} make{s} the whole turn feel like an exhale
- The swing draws you around, slow and warm
< Then melt back to the floor.
= spinpole
> Curl in, and it quickens like a pulse.
- {name} play{s} with your speed until it tingles
- Curled in close, you turn to the beat of your heart
< Open up, and the turn calms down.
< Feel your pulse race, then settle.
= spinpole
> Move, and the pole moves with you.
- {name} show{s} you how little it takes to turn
- The softest push becomes a long, lazy turn
< The pole follows your lead.
< Lead the pole somewhere slow.
= static
> Slide closer. The pole holds still for you.
- {name} teach{es} you to cling and breathe at once
- You slide down inch by inch, warm against the pole
< Skin to metal, slowly.
= tricks
> Some tricks feel like being held.
- {name} show{s} you where the pole holds you best
- One hooked knee, and your whole back can sigh
< Hold on. It’s lovely.
= intermediate
> You can climb. Now linger up there.
- {name} teach{es} you to rest in a leg hang
- You hang by one leg and let your arms melt
< Come down later.
= advanced
> You could drop. You’d rather sink.
- {name} slow{s} every exit down to an exhale
- Inch by inch, the floor comes up to hold you
< Sink even slower.
= advanced
> Melt out of a handspring, limb by limb.
- {name} let{s} the strength stay and the effort go
- Your strength goes quiet, and every line goes soft
< Softer. Softer still.
= openlevel
> Pick the version that makes you smile.
- {name} {has} a soft version of every move, and a bolder one
- Easy moves and hard ones feel lovely taken slowly
< Smile, and stay there.
= exotic
> You have eight counts. Take sixteen.
- {name} fill{s} all sixteen with one body wave
- Your legs unfold somewhere behind the beat
< Late looks good on you.
= exotic
> Look over your shoulder. Now slower.
- {name} draw{s} out every look, low and unhurried
- Your hips turn away first, and your eyes stay
< Even slower. Perfect.
= heels
> Click. Sigh. Click. Sway.
- {name} let{s} every step linger before the next
- Your heels keep time while your hips drift
< Slower clicks. Deeper sighs.
= lowflow
> Roll over slowly, warm from hip to shoulder.
- {name} follow{s} each leg wave to its very end
- Your legs follow, slow and warm
< And roll back, softly.
= floor
> Lie down. The dance starts there.
- {name} coax{es} the first wave slowly up your spine
- The floor takes your shoulders, and you melt
< Don’t get up yet.
< Rise when the song ends.
= floor
> Gravity wants you. Go willingly.
- {name} make{s} every way down feel like an embrace
- You melt from shoulder to hip to floor
< Give in gracefully.
= chair
> Cross your legs. Uncross them on the beat.
- {name} find{s} a whole slow song in one chair
- The beat slides slowly from knee to ankle
< Again, but slower.
= chair
> Lean back until the chair feels warm.
- {name} draw{s} each lean out, down to your fingertips
- Your head tips back, and the song pours in
< Stay there, sway there.
= choreo
> Next time that song plays, you’ll know.
- {name} teach{es} the dance softly, phrase by phrase
- Phrase by phrase, the dance settles under your skin
< Your hips will know it, too.
= contemporary
> Fall like you trust the floor.
- {name} soften{s} the way down until it feels like rest
- Each exhale takes you a little closer to the ground
< The floor is there for you.
= contemporary
> Let one long breath move your spine.
- {name} roll{s} up with you slowly, rib by rib
- Your ribs follow the breath, and your arms float after
< Let the next breath reach your fingertips.
= burlesque
> All you take off is the rush.
- {name} take{s} every strut at half the speed
- What’s left is a slow turn and a long smile
< Slowly, of course.
< Finish with a slow wink.
= burlesque
> A wink takes a second. Make it three.
- {name} stretch{es} every look until it purrs
- Your eyelashes have all the time in the world
< One, two, wink.
= twerk
> Let the bass melt down your spine.
- {name} keep{s} you low and slow before the bounce
- Your knees go soft, and the bounce begins
< Feel the bass reach your hips.
= twerk
> The bass knocks. Your hips answer.
- {name} start{s} with a roll, slow and deep
- Low, loose and warm, you find your own bounce
< Let the bass in.
= salsa
> The rhythm asks. Your hips say yes.
- {name} count{s} softly until the music takes over
- One side step, and the sway begins
< The music asked nicely.
= hoop
> Think of it as a hug with a view.
- {name} show{s} you how to curl up in the ring
- The ring holds your back, and you lean out
< Hug the hoop back.
< Stay for the view.
= hoop
> Drape yourself over the ring and sigh.
- {name} stay{s} near until every muscle softens
- The hoop turns slowly, and you turn to silk
< Let your arms hang softly.
= silks
> Lie back. It’s only fabric and air.
- {name} fold{s} the cloth around you, layer by layer
- The cloth gives a little, and so do you
< Come and feel how soft.
= silks
> Get tangled in something lovely.
- {name} wind{s} you in slowly, ankle first
- The silk slides around your ankle and holds you close
< Untangle slowly.
= trapeze
> Sit down in mid-air. Take your time.
- {name} let{s} you sway a while before the first move
- The bar sways, and your breath sways with it
< Make yourself comfy up there.
= acro
> Warm hands under your back. Let go.
- {name} bring{s} you gently up and gently down
- You float above a pair of steady hands
< You can exhale now.
= handstand
> Upside down, even your hair relaxes.
- {name} stay{s} close while your breath finds its balance
- Your neck goes soft, and your toes drift up
< Let it all hang loose.
= stretch
> Like the first stretch after waking, but longer.
- {name} draw{s} each stretch out from fingertips to toes
- Every lazy inch feels delicious
< Purr if you like.
= stretch
> Exhale. There’s more room than you thought.
- {name} breathe{s} with you until everything softens
- Your hips and back drift open, all by themselves
< Stretch out and stay there.
= restore
> Sink. Soften. Let the floor hold you.
- {name} leave{s} long, quiet pauses to melt in
- Your jaw goes first, and the rest follows
< Let everything rest.
= restore
> Nobody needs you for a while.
- {name} lead{s} you softly, close to sleep
- You breathe slowly and let your limbs grow heavy
< Put the day down.
= yoga
> Your breath knows the choreography.
- {name} follow{s} your breath softly from pose to pose
- One exhale carries you into the next warm pose
< Just listen in.
= yoga
> Hold the pose. Let everything else go.
- {name} keep{s} the quiet while you soften
- Warmth spreads slowly, all the way to your toes
< Let your jaw go first.
< Keep only the breath.
= conditioning
> That tremble? Your core is humming.
- {name} draw{s} each plank out, one deep breath longer
- Each plank warms you slowly from the inside
< Hum along.
< Tremble in good company.
= conditioning
> One slow squat can last a whole breath.
- {name} count{s} in deep breaths, low and unhurried
- The warmth spreads until your skin glows
< Sink. Sigh. Rise warm.
= polefit
> Feel your pulse in your fingertips.
- {name} let{s} your pulse climb, then rest, song by song
- Each climb hums through your palms
< Let your breath catch up.
= men
> Let your hips loosen, song by song.
- {name} start{s} with the sway and let{s} strength follow
- Even your climbs begin to sway
< Warm, loose, unhurried.
= inclusive
> Let the song wrap around you.
- {name} slow{s} every step until it feels delicious
- You sway just as you are, warm and at home
< Wrap your arms around yourself, too.
= seniors
> Slow was always the better speed.
- {name} savor{s} every hip circle with you
- Your hips take the long way around each beat
< You knew that.
< Slower. Better still.
= prenatal
> Sway slowly. It rocks you both.
- {name} keep{s} every movement round and tender
- Your hips circle softly while your breath grows long
< Soft breath, soft sway.
= prenatal
> Somebody in there gets a slow dance.
- {name} lead{s} easy sways and long breaths
- Each gentle sway is felt by two
< You get a slow dance, too.
= postnatal
> You rock someone all day. Your turn.
- {name} talk{s} your shoulders down, breath by breath
- Low, slow breaths rock you this time
< Sway for yourself.
= postnatal
> One whole exhale, with nobody interrupting.
- {name} make{s} room for slow breaths and soft stretches
- Your back softens, one quiet breath at a time
< Take another breath after that.
= workshop
> The part we usually rush? We’re staying there.
- {name} stay{s} with one detail until it feels like yours
- You take one theme slowly, until it feels easy
< Settle into the good part.
= practice
> Nobody calls the steps. Start when it feels right.
- {name} leave{s} you the floor and all the time you want
- Your breath picks the first move
< How about now?
< You’ll feel when.
= practice
> That move you keep thinking about? Go to it.
- {name} {is} nearby for every slow try
- You take an old favorite slowly, as if for the first time
< That move has been thinking of you.
= photo
> Hold still. Let only your eyes move.
- {name} help{s} you melt into one long, slow pose
- Your shoulders soften, and your gaze stays warm
< Smolder. Hold it.
< Now breathe. Click.
= photo
> Give the lens a slow smile.
- {name} shape{s} each pose with you, down to the fingertips
- Your breath settles, and the warmth shows
< Then look away.
= party
> One slow song, and everybody blushes.
- {name} send{s} one body wave through the whole party
- The giggles fade, and the sway stays
< Blush back.
= showcase
> Let them feel you breathe up there.
- {name} run{s} your dance with you, pause by warm pause
- Your slowest moment is where the goosebumps start
< Reach all the way to the back row.
= showcase
> Dance it for one pair of eyes.
- {name} run{s} your piece with you until every look has a place
- Every look lands softly, like a hand on a shoulder
< The whole room will lean in.
= private
> Let yourself be looked after, slowly.
- {name} {has} patience for every move you pick
- All the care and all the quiet are yours
< Let it all be for you.
= private
> Stay with one move until it melts.
- {name} show{s} the move again, as slowly as you like
- You dance the same eight counts, softer each time
< Softer, and once more.
= class
> Somewhere in you, a slow song is waiting.
- {name} coax{es} the dance out of you, sway by sway
- One deep breath and a first soft step are enough
< Let your song play.
= class
> Walk in tired. Sway out.
- {name} soften{s} you up, one slow move at a time
- The day slides off somewhere in the first song
< Leave the tired here.
= any
? series * of *
> {Series}, one breath deeper.
- {name} take{s} you further into {move}, slowly
- What you felt last time grows warmer
< Stay with it.
< Let it build.
= any
? offer your friend comes free
> Your friend comes free. Share a slow song.
- {name} slow{s} the day down for both of you
- Two of you sway, and neither of you hurries
< Bring someone you like.
< Sway together.
= any
? offer first class free
> First class free. Feel it, then decide.
- {name} let{s} you take your time with {move}
- Your skin will tell you before your head does
< Say yes to one song.
< Give in to the music.
= any
? offer first class free
> Curious? First class free, and no rush.
- {name} ease{s} you into {move}, one soft breath at a time
- You try everything slowly and listen to your body
< Let yourself be tempted.
< See how good it feels.
= any
? offer free trial class
> Free trial class. No rush to decide.
- {name} lead{s} you softly into {move}
- One long exhale, and you may already know
< Let your body decide.
< Let the music convince you.
= heels exotic chair choreo flow salsa
? music
> Your hips will love {music}.
- {name} linger{s} in every pause of the music
- Every step leans a little into the beat
< Let the chorus move you.
< Come and sway along.
= any
? music
> Music to melt to: {music}.
- {name} let{s} the music into every move
- The first note runs down your back before you move
< Let the beat warm you.
< Let your hips hear it.
= any
? bring knee pads
> Bring knee pads. The floor feels softer.
- {name} take{s} the long way down with you
- You glide to the floor as the music slows
< Sink low with us.
< Land like a sigh.
= any
? bring knee pads
> Bring knee pads and take your time.
- {name} melt{s} to the floor with you, inch by inch
- Your knees may arrive as slowly as they like
< Stay low for a song.
< Sink down without a care.
= exotic heels lowflow floor flow choreo
? bring knee pads
> Knee pads on. Take the slow way down.
- {name} stay{s} low with you, wave after wave
- The floor waits, warm and in no hurry
< Melt a little lower.
< Sink lower, breathe deeper.
= pole intro spin spinpole static tricks flow
? wear shorts
> Wear shorts. Your skin does the holding.
- {name} show{s} you where to hook a knee and lean
- The pole rests warm behind your knee
< Relax into the pole.
< Trust the pole, and smile.
= pole intro spin spinpole static tricks flow
? bring *shorts*
> Bring {bring}. Bare skin holds better.
- {name} let{s} your hands relax while your legs cling
- Your legs find their hold, and your hands go soft
< Warm up and lean away.
< Stay, and breathe out.
= any
? bring water
> You’ll be glowing soon. Bring water.
- {name} stoke{s} the warmth gently, one song at a time
- The warmth comes slowly, from the inside out
< Feel your shoulders drop.
< Soak in the music.
= any
? bring a friend
> Bring a friend. Slow down as a pair.
- {name} find{s} the rhythm that suits you both
- Breathing out feels better with someone close
< Share the music with us.
< Enjoy it together.
= any
? bring a friend
> Bring a friend. Breathe out together.
- {name} slow{s} two heartbeats to one tempo
- Two pairs of shoulders drop at the same moment
< Sway side by side.
< Glow side by side.
= chair
? bring a friend
> Bring a friend. Two chairs, one slow song.
- {name} keep{s} you both swaying on the same breath
- You lean back as one, and the song leans with you
< Sit close and smile.
< Enjoy the view beside you.
= any
? wear heels
> Wear heels. Walk as slowly as you like.
- {name} draw{s} every step up from deep in the hip
- Every step rolls up softly through your hips
< Sway before you think.
< Savor every click.
= any
? wear heels
> Heels on. Shoulders down. Hips loose.
- {name} stay{s} with each step until it melts
- Your walk finds its own slow music
< Walk into the music.
< Strut in, breathe out.
= any
? bring heels (optional)
> Heels or no heels, your hips will sway.
- {name} slow{s} every step, barefoot or tall
- Barefoot or tall, you take the slow way
< Choose what feels good.
< Glide across the floor.
= any
? level beginner (no experience)
> No experience needed. Just breathe and begin.
- {name} show{s} you {move}, softly and as often as you like
- The first exhale already counts
< Start soft. Sign up.
< Take it gently with us.
= any
? level beginner
> Beginners welcome. We take it slowly.
- {name} wait{s} until every move feels warm and easy
- You sink into each new move like a warm bath
< Come and feel at home.
< Say a soft yes.
= any
? level beginner
> Beginners, there’s time for every step.
- {name} linger{s} with you in every move
- Every new move gets a breath before and after
< Relax. We’re right beside you.
< Breathe in, then begin.
= any
? level all
> All levels. Slow works for every one of them.
- {name} let{s} everyone melt at their own speed
- Soft or bold, you go where your breath goes
< Find what feels good.
< Sway as you please.
= any
? level all
> All levels, one slow song.
- {name} find{s} each of you a sway that fits
- You take {move} exactly as far as feels good
< Breathe easy with us.
= any
? level beginner (only)
> Only beginners here, so nobody rushes.
- {name} begin{s} with a breath and stay{s} gentle
- You all learn {move} together, one sigh at a time
< Start softly with us.
< Enjoy the company.
= any
? level advanced*
> Advanced, and as slow as a sigh.
- {name} let{s} your strength go soft around the edges
- Every effort begins to feel like a warm breath
< Savor the slowest inch.
= any
? level advanced*
> Advanced moves, smooth as silk.
- {name} draw{s} every line out to the last exhale
- You stay in each line and feel it hum
< Linger a little longer.
< Savor what you can do.
= any
? level intermediate
> Intermediate: you know it. Now feel it.
- {name} add{s} breath where you used to count
- The counting stops, and your body takes over
< Let the music flow over you.
< Let your shoulders melt.
= any
? audience women only
> Women only, so let your shoulders drop.
- {name} soften{s} the whole room, song by song
- Your hips may follow whenever they like
< Exhale. You’re among friends.
< Soften all the way.
= any
? audience all bodies welcome
> All bodies welcome. Yours, especially.
- {name} make{s} every move feel made for you
- Your body gets warmth, time and a slow song
< Come and feel beautiful.
< Enjoy all that you are.
= any
? places *left
> {places}. Take one, then take your time.
- {name} take{s} you through {move}, breath by breath
- Once you’re here, there is only breath and music
< Book now. Slow down later.
< Say yes, then exhale.
= any
? places max *
> {places}. Warm shoulders, slow breaths.
- {name} {has} a soft word for each of you
- There is room to linger on every move
< Come close, breathe out.
< Sink in among us.
= any
? places small group
> Small group. Long exhale.
- {name} {is} never more than a breath away
- You can feel the whole room slow down
< Settle in with us.
< Feel looked after.
= any
? series *weeks
> {Series}. Some things shouldn’t be rushed.
- {name} let{s} every move ripen from class to class
- Each class sinks in before the next one begins
< Give yourself that time.
< Let it grow on you.
= any
? bring mats (provided)
> Mats are provided. You only bring yourself.
- {name} let{s} you lie down and breathe first
- You lie down, and the floor does the holding
< Come in and stretch out.
< Sink in and soften.
= any
? substitute
> {sub} is in for {for}. Just as warm, just as slow.
- A new voice leads you softly through {move}
- You breathe to a new voice and a slow rhythm
< Let {sub} set the mood.
< Sway with {sub} this time.
= any
? soldOut sold out
> Sold out. Thank you, warmly.
- If a place is yours, come in and breathe out
- All that’s left to do is exhale
< More slow songs to come.
< Sway with us next time.
= any
? soldOut sold out
> Every place is taken. Thank you.
- If you’re on the list, come in and let your shoulders drop
- If your name is on the list, arrive slowly and soften
< Next slow song is yours.
< Until next time, breathe slowly.
= any
? soldOut sold out
? soldOut waitlist
> Full, but the waitlist is open. Breathe out.
- Leave your name, and a place may still open
- Some good things need to simmer first
< Linger on the list a while.
= any
? soldOut waitlist
> Breathe out and join the waitlist.
- If a place opens up, it may be yours
- Leave your name and keep your shoulders loose
< Hope to see you.
< Good things take time.
= any
? guest
> A warm welcome for {guest}.
- You let a new rhythm under your skin
- Old moves tingle again in a new rhythm
< Soak it all up.
< Listen with your hips.
= any
? guest
> Slow down with a guest: {guest}.
- Someone new shows you where to linger
- New ideas sink in slowly, one breath at a time
< Savor the visit.
< Breathe it all in.
= any
? typed *no partner*
> No partner needed. The music holds you.
- {name} let{s} you lean into every note
- The song sways you gently and never lets go
< Come alone. Leave warm.
< Let the rhythm take over.
= salsa contemporary class twerk burlesque heels chair openlevel
? typed *no partner*
> No partner? You have a whole song.
- {name} show{s} you {move}, just you and the music
- Every note is yours, from the first breath to the last
< Let no one rush you.
< Sway it your way.
= any
? typed *new class
> New class. No hips have swayed in it yet.
- {name} begin{s} with one long, slow breath
- The first slow song is still to come
< Your hips could be first.
= any
? typed *alone or with a friend
> Alone or with a friend, come slow down.
- {name} slow{s} every move down, for one or for two
- You try {move} in your own sweet time
< Either way, let’s sway.
= any
? typed *every body is welcome
> Every body is welcome. Bring all of yours.
- {name} {has} a version of {move} that feels good
- You sway wherever it feels warm and good
< Feel at ease here.
< Enjoy your own slow song.
= any
? level all
> All levels, all warm, all unhurried.
- {name} start{s} soft and let{s} the bold come later
- Your breath decides how far each move goes
< Sway at your own heat.
= any
? series
> {Series}. Slow on purpose.
- {name} add{s} one soft layer to each class
- Each class begins where the last exhale ended
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
< Come and warm the pole.
< Hold on. Let yourself go.
@ Intro to Pole
> Feel your feet leave the floor, softly.
- {name} take{s} you from grips and walks to a first spin. No experience needed
- Grips and walks lead to your first spin with {name}. No experience needed
- A grip, a walk and a first spin are all it takes. No experience needed
< Come and feel it once.
< Let go a little.
< Book one long, soft turn.
@ Beginner Pole
> Spin slowly. Climb softly. Make it yours.
- {name} set{s} a gentle pace, and you leave with a short combo of your own
- Grip, core and confidence grow softly with {name}, and you leave with your own combo
- Build grip, core and confidence at a steady pace, and leave with your own combo
< Come climb, unhurried.
< Settle in and sign up.
< Sit back and breathe up there.
@ Beginner Pole
> A little higher with every breath.
- {name} ease{s} you through climbs and sits to your own combo
- Spins, climbs and sits melt into your own combo with {name}
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
> Lean away. Feel yourself turn.
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
- {name} let{s} you sink into fireman, chair and back hook. No strength needed
- You need no strength for fireman, chair and back hook with {name}
- Discover fireman, chair and back hook with {name}, and land softly
- Fireman, chair and back hook end in the softest landing
- Fireman, chair and back hook ask for no strength yet, only breath
< Land it on a sigh.
< Exhale and float.
< Let yourself be carried.
< Come and land like silk.
< Touch down, sigh, repeat.
< Float a while with us.
@ Spin Basics
> Walk slowly. Let go.
- {name} slow{s} down fireman, chair and back hook, all the way to a soft landing
- {name} teach{es} fireman, chair and back hook slowly, one breath at a time
- Try fireman, chair and back hook with {name}, and land softly
- Fireman, chair and back hook are yours, soft landings included
< Let go, land softly.
< Walk up and float.
< Say yes to floating.
< Book three slow spins.
< Surrender to one turn.
< Land softly. Stay awhile.
@ Spin Basics
> Lean out. Let the air hold you.
- Breathe through fireman, chair and back hook with {name}, down to a soft landing
- {name} guide{s} fireman, chair and back hook, slow and easy. No strength needed
- Fireman, chair and back hook unwind slowly, with no strength needed yet
< Sigh as you land.
< Let every turn last.
@ Spin Basics
> No strength. Just a breath.
- {name} walk{s} you into fireman, chair and back hook, and softly back to the floor
- Float through fireman, chair and back hook with {name} beside you all the way
- Fireman, chair and back hook begin with a walk and end in a soft landing
- Learn to let go and land softly in fireman, chair and back hook
< Breathe. Turn. Smile.
< Breathe out, round you go.
< Come, be weightless.
< Sigh and sign up.
@ Spin Pole
> Lean back. The pole turns with you.
- {name} turn{s} balance and momentum into slow combos that feel like flying
- Find balance and momentum with {name}, in floaty combos that look effortless
- Momentum and balance become floaty combos that feel just like flying
< Enjoy the slow ride.
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
- Rise into three tricks with {name}, safely spotted at every level
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
< Inhale. The music begins.
< Come breathe with the music.
@ Pole Flow
> Melt into the music, breath by breath.
- {name} guide{s} your spins and floorwork into one another, with less counting
- Count less and feel more as {name} link{s} your spins and floorwork
- Spins, transitions and floorwork flow together, with less counting
< Sway until you stop thinking.
< Let go and sway.
@ Pole Choreography
> One song, under your skin.
- {name} let{s} the routine sink in, section by section, until you dance full out
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
> Let the song warm you before you move.
- {name} take{s} you into one song, section by section, until you dance full out
- A new routine grows softly with {name}, and soon you dance full out
- A new routine comes to you slowly, in sections, until you dance full out
< Fall for a new song.
< Melt into the chorus.
< Sway, and let it in.
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
- Heels on, lights low, for slow slides, kips and attitude
< Slide low with us.
< Savor it, inch by inch.
@ Exotic Pole
> Low and slow, warm to the fingertips.
- {name} teach{es} slides and kips with attitude. Bring knee pads and your heels
- Bring knee pads and your boldest self. {name} will bring the slides and kips
- Bring knee pads and your boldest self for slides, kips and attitude
< Sink low. Look up.
< Be bold. Be slow.
< Melt to the floor with us.
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
- Sultry choreography feels easy with {name}, even better with friends
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
- A chair and {name} are all the partners you need for this choreography
- Dance with a chair as your partner. No experience needed, friends welcome
< Take your chair and sway.
< Bring friends. Sit close.
< Reserve your slow seat.
@ Aerial Hoop
> Curl up and lean back.
- {name} linger{s} in each mount, pose and spin, low or high
- Every mount, pose and spin comes low or high with {name}
- Low or high, each mount, pose and spin feels like a sigh
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
- Pull, core and shoulders warm slowly with {name}, until your inverts finally click
- Train pull, core and shoulders for pole, until your inverts finally click
< Stay for the glow.
< Breathe deep, get warm.
@ Strength & Conditioning
> Looking effortless takes a little heat.
- {name} guide{s} pull, core and shoulder work made for pole, so inverts finally click
- Slow, warm core and shoulder work with {name} brings progress you can measure
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
- Sink into splits and backbends with {name}, kindly guided from wherever you start
- Kind, guided stretching for splits and backbends, whatever your starting point
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
> All levels, turning slow and warm.
- {name} let{s} the pole turn you through effortless combos that feel like flying
- The pole turns with you, and {name} make{s} each combo feel like flying
- The pole turns with you through effortless combos that feel like flying
< Lean back and sigh.
< Melt into the turn.
< Feel the air on your skin.
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
