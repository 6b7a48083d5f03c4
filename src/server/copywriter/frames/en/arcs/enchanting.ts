// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const enchanting = `
= intro pole
> Every fairy tale begins with someone unsure.
- Then {name} show{s} you where to hold, and the wonder begins
- First the grip, then the step, then the turn
< Book your first page.
< Turn the page with us.
= intro pole
> You have more magic than you know.
- {name} help{s} you find it: a grip, a step, a turn
- A grip, a step, a turn, and you’ll feel it
< Come and see for yourself.
< Find your magic with us.
= intro
> A little magic was set aside for you.
- {name} keep{s} it warm: one small step, one small lift
- It’s in the moment your feet forget the floor
< Collect it in person.
< Come and collect your magic.
= intro
> The magic word is yes. Just yes.
- After that, {name} take{s} you through it, one gentle step each
- Then come a grip, a walk, and one small turn
< Say yes, and it begins.
< One yes is enough.
= intro
> Believe first. Then hold on.
- {name} show{s} you how to hold, how to step, how to float
- A grip, a step, a turn, and you’re up
< Come and believe a little.
< Hold on, and believe.
= pole
> There’s a moment when you forget the ground.
- {name} lead{s} you there by turn, by lean, by breath
- One turn, one lean, one breath, and there it is
< Meet us in that moment.
< Book that moment.
= pole
> The pole is a wand. You’re the spell.
- {name} teach{es} the wand work: a turn, a lean, a rise
- You turn, you lean, you rise, and something sparkles
< Be the spell.
< Come and wave it.
= pole
> Hold the pole. Let the world go.
- {name} walk{s} you in, and turn by turn it gets quieter
- Turn by turn, everything out there gets quieter
< Float away with us.
< Book in. Float out.
= pole
> Gravity has a soft spot for you.
- {name} introduce{s} you: one grip, one swing, one small float
- One grip, one swing, and it lets you float
< Ask it for a dance.
< Flirt with gravity.
= spin spinpole
> For one turn, the floor lets you float.
- {name} walk{s} you in: a step, a lean, a soft landing
- One step, one lean, and everything goes soft and far
< Reserve your turn.
< Float a turn with us.
= spin spinpole
> Somewhere a snow globe is missing its dancer.
- {name} give{s} it the first shake: walk in, turn, and glitter
- Turn once, and everything around you glitters
< Come and be the dancer.
< Shake it yourself.
= spin spinpole
> Every turn is a tiny flight.
- {name} handle{s} the flight plan: lean out, turn, land softly
- A step to take off, a breath to stay up
< Fly a little with us.
< Book a tiny flight.
= spin spinpole
> One step, and the air says yes.
- {name} teach{es} you how to ask: walk in, lean, swing out
- Walk in, swing out, and float the rest
< Trust the air.
< Say yes right back.
= spin spinpole
> Stars have always moved in circles.
- {name} trace{s} the orbit: a step, a lean, a soft landing
- One hand on the pole, one in the sky
< Save yourself a star.
< Circle like a star.
= spin
> Make a wish. Then turn.
- {name} show{s} you how to send it off: step, lean, float
- Walk in, lean out, float round, and land it softly
< Wish. Turn. Land.
< Put your wish in writing.
= spinpole
> Step on, and the pole waltzes you away.
- {name} lead{s} the waltz: lean out to slow, pull in to whirl
- Lean out and it slows. Pull in and it whirls
< Whirl away with us.
< Save this waltz.
= static
> The pole stands enchanted. You wake it.
- {name} know{s} the way: a hand, a step, your own swing
- A hand, a step, a swing of your own
< Break the spell with us.
< Come and wake it gently.
= static
> The pole stays still. The world whirls.
- {name} start{s} it turning with a step, a swing, a hold
- One hand on it, and you’re the whole carousel
< Set the world turning.
< All aboard the carousel.
= static
> One hand up, and the air wakes.
- {name} add{s} a step, a swing, a hold, a soft landing
- Then a step, a swing, a hold, a soft landing
< Stir the air with us.
< Wake it with a wave.
= tricks
> Impossible is only half the story.
- {name} tell{s} the other half: one knee, one grip, one breath
- The other half is one knee, one grip, one breath
< Come for the other half.
< Book the second half.
= tricks
> From down here, it looks like magic.
- {name} show{s} you how it’s done: a knee, a grip, a breath
- Up there it’s a knee, a grip, a deep breath
< Be the magic up there.
< Come and learn the secret.
= tricks
> Every trick ends in ta-da.
- {name} start{s} with the grip, the hook, the good long hold
- Before that come a grip, a hook, a long hold
< Come and earn your ta-da.
< Reserve one ta-da.
= tricks
> One knee, and gravity believes you.
- {name} show{s} you where to grip, when to lean, when to smile
- Hook it, hold it, let the hands go last
< Charm gravity with us.
< It’s ready to believe.
= advanced
> Hush. Someone’s about to fly.
- {name} set{s} the stage: a hand opens, a knee holds, silence
- It takes no dust and no wings, only you
< We think it’s you.
< Breathe. Believe. Fly.
= advanced
> There’s a quieter kingdom up there.
- {name} take{s} you through long holds and slow descents
- Long holds, slow descents, lines to the fingertips
< Come and reign a while.
< Reserve your tower.
= advanced
> You’ve learned the spells. Now enchant.
- {name} weave{s} them into bigger combos, on one long breath
- Bigger combos, longer lines, and one long held breath
< Come and enchant us.
< Leave them spellbound.
= intermediate
> The second chapter is where the wonders start.
- {name} read{s} on with you: longer flights, softer landings, braver turns
- Longer flights, softer landings, braver turns
< Your next chapter is ready.
< Sign up for chapter two.
= intermediate
> Your wings are half unfolded.
- {name} help{s} with the rest: leg hangs, longer lines, softer landings
- Leg hangs, longer lines, softer landings
< Unfold the rest with us.
< Come and stretch them.
= intermediate
> You know the spells. Learn a longer one.
- {name} spell{s} it out: a hang, a hold, a new turn
- A hang, a hold, a turn you didn’t have
< Add a spell with us.
< Come and say it aloud.
= flow
> Follow the thread. It glows when you move.
- {name} hold{s} one end, through turns, along the floor, and on
- Through a turn, along the floor, with the music
< Follow the glow.
< Pick up your end.
= flow
> Like magic, one move becomes the next.
- {name} melt{s} a turn into a slide, a slide into a roll
- A turn melts into a slide, then a roll
< Drift along on a song.
< Your next move: booking.
= flow
> The song takes your hand, and keeps it.
- {name} and the music lead you round, down, and up again
- You turn when it turns, you breathe when it breathes
< Let the song lead you.
< Save your hand for it.
= flow
> Close your eyes. The next move finds you.
- {name} whisper{s} it: a turn, a slide, a reach, one breath
- A turn, a slide, a reach, all on one breath
< Let it find you here.
< Come and be found.
= flow
> It begins as a turn. It ends dreaming.
- {name} fill{s} in the middle: a slide, a roll, a long song
- In between: a slide, a roll, and a long song
< Drift off with us.
< Book your daydream.
= exotic
> Sirens never rush.
- {name} teach{es} the sea’s own tempo: low, slow, one long slide
- A wave of the hair, a long slide down
< Take your time. Then enchant.
< Sing yes, and sign up.
= exotic
> A spell, cast slowly, from the hips.
- {name} demonstrate{s}: one slow circle, one long slide, done
- One slow circle, one long slide, and it’s cast
< Your spell, your rules.
< Come and cast your own.
= exotic
> Every slow step is a little spell.
- {name} line{s} them up: a walk, a wave, a slide, a look
- A walk, a wave, a slide, and a lingering look
< Bewitch the beat.
< Book a slow spell.
= exotic
> Enchantresses take their time.
- {name} keep{s} it slow: hips, hair, a slide, one last look
- Hips, hair, a long slide, and one last look
< Slowly, enchantress.
< Sign up, then smolder.
= exotic
> The song is already under your spell.
- {name} guide{s} slow steps, long legs, a slide that takes its time
- Slow steps, long legs, a slide that takes its time
< Charm the song with us.
< Come and keep it there.
= heels
> Cinderella left early. You don’t have to.
- {name} count{s} the strut, the sway, the turn, never the clock
- Strut, sway, turn, and no clock to mind
< Stay for the last dance.
< RSVP, Cinderella.
= heels
> Two heels, and you’re nearer the stars.
- {name} teach{es} the steps, then the sway, then the sparkle
- First the steps, then the sway, then the sparkle
< Strut on stardust.
< Book the balcony view.
= heels
> Every step rings like a wish.
- {name} set{s} them ringing: heel, toe, turn, and a pose
- Heel, toe, turn, and a pose to hold it
< Step, sparkle, and wish.
< Come and ring for one.
= heels
> The clock strikes. You keep dancing.
- {name} ignore{s} it, too: a walk, a turn, a pose, a twirl
- A walk, a turn, a pose, and no carriage waiting
< Dance on with us.
< Tell the pumpkin to wait.
= heels
> Somewhere between tiptoe and flight: heels.
- {name} take{s} you up there: slow steps, a sway, a turn
- Slow steps first, then the sway, then the wings
< Tiptoe into flight.
< Sign up for altitude.
= lowflow floor
> The floor has turned to sea. Swim.
- {name} teach{es} the strokes: a long slide, a slow roll, a ripple
- A long stroke, a slow roll, a rippling toe
< Swim with us.
< Book in, mermaid.
= lowflow floor
> Lie down in the music. It’s deep enough.
- {name} guide{s} you in: roll, reach, slide, and let it carry
- Roll, reach, slide, and let the song carry you
< Sink sweetly. Rise glowing.
< Dive in with us.
= lowflow floor
> The floor is your flying carpet.
- {name} do{es} the steering: you roll, you glide, you slide on
- You roll, you glide, and the music does the steering
< Next stop: somewhere dreamy.
< Book your carpet ride.
= lowflow floor
> Melt like the last snow of spring.
- {name} show{s} you how: soften, roll, slide, and bloom back up
- You soften, you roll, you slide, you bloom back up
< Melt down. Bloom up.
< Come and thaw sweetly.
= handstand
> Turn the world like an hourglass.
- {name} mind{s} the sand: palms down, legs up, one long breath
- Palms down, legs up, and one long breath up there
< Turn time over with us.
< Reserve a grain of time.
= handstand
> Upside down, everything glitters.
- {name} build{s} it up: wrists, shoulders, one leg, then two
- Wrists, shoulders, one leg, two, and hold the view
< Look again, upside down.
< Come and see the glitter.
= handstand
> The whole world, in your two hands.
- {name} help{s} you lift it: a lean, a kick, a stillness
- First a lean, then a kick, then a stillness
< Hold the world with us.
< Give the world a lift.
= conditioning polefit
> Wings are built one feather at a time.
- {name} hand{s} them out: a pull, a hold, a breath, another
- A pull, a hold, a breath, and there’s another
< Feather by feather, with us.
< Sign up for feathers.
= conditioning polefit
> Even magic has to practice.
- {name} set{s} the pace: pull, hold, lift, until it floats
- Pull, hold, lift, until it looks like floating
< Roll up your sleeves, wizard.
< Come and practice floating.
= conditioning polefit
> Fairy dust helps. Strength helps more.
- {name} bring{s} the pulls, the core, the holds. Dust is extra
- Pulls, core, holds, and one more for the sparkle
< Earn your sparkle.
< Book some real magic.
= conditioning polefit
> Behind each spell, a strong pair of arms.
- {name} train{s} both: pull, press, hold, rest, and the wand lightens
- Pull, press, hold, rest, and the wand feels lighter
< Power up the magic.
< Arms up. You’re chosen.
= stretch
> Unfold, like a fern in a quiet wood.
- {name} go{es} gently, a little further with every breath
- Ferns don’t force it. They just keep reaching
< No rush in a forest.
< Come, and be a fern.
= stretch
> Breathe, and something opens.
- {name} knock{s} softly: first the hips, then the long back
- The hips, then the back, then something behind it
< Breathe your way in.
< Book some breathing space.
= stretch
> Softness is its own kind of magic.
- {name} guide{s} hips, back and hamstrings, softer with each breath
- Hips, back, hamstrings, a little more with each breath
< Soften with us.
< Sign here, Sleeping Beauty.
= stretch
> Even the moon opens slowly.
- {name} take{s} it by quarters: hips, back, hamstrings, breath
- A little more each breath: hips, back, hamstrings
< Slowly, like the moon.
< Reserve your crescent.
= yoga
> One deep breath, and the forest appears.
- {name} guide{s} you in: stand like trees, bend like willows
- Stand like a tree, bend like a willow
< Breathe in. You’re there.
< Come and be a willow.
= yoga
> Quiet is where the magic hides.
- {name} find{s} it with you, shape by shape, breath by breath
- A breath, a shape, a breath, and the day softens
< Find the quiet.
< Book the hush.
= yoga
> For one long breath, the world waits.
- {name} count{s} it: reach up, fold down, hands to the earth
- Reach up, fold down, and rest your hands on earth
< Let the world wait.
< Tell it you’re busy breathing.
= choreo
> A dance is a spell in eight counts.
- {name} teach{es} you the words: step, turn, breathe, reach
- Step, turn, breathe, reach: now you know the words
< Cast it together.
< Five, six, abracadabra.
= choreo
> A story without a single word.
- {name} tell{s} it count by count, and you dance the ending
- It starts in the feet, and soon it’s flying
< You tell the ending.
< Write yourself a part.
= choreo
> By the last chorus, you’re the song.
- {name} take{s} you there step by step, then all of it
- Step by step at first, then the whole of it
< Be the song with us.
< Come as a verse.
= choreo
> The song is a castle. Here’s the key.
- {name} unlock{s} each verse with you, up to the tower
- One step opens a verse, the next the chorus
< Open the doors with us.
< The drawbridge is down.
= chair
> A chair, a song, and a little magic.
- {name} do{es} the rest: a lean, a turn, a crossed leg
- A lean, a turn, a crossed leg, and it lives
< Your carriage is here.
< Reserve your royal seat.
= chair
> Even a chair can fall under your spell.
- {name} teach{es} the charm: you lean, circle and cross your legs
- It only takes a slow seat and a look back
< Bewitch a chair with us.
< Come and sit enchantingly.
= chair
> Every queen starts by sitting down.
- {name} teach{es} the royal part: lean back, turn round, reign
- Cross a leg, lean back, turn round, and reign
< Reign from a chair.
< Save your throne.
= chair
> This ball has a chair for you.
- {name} lead{s} the dance: a slow seat, a turn, a crossed leg
- Nobody sits it out. You lean, you turn, you shine
< Dance this one with us.
< RSVP sitting down.
= burlesque
> Now you see it. Now you tease.
- {name} show{s} you the trick: a glove, a glance, a pause
- A glove, a glance, a pause, all beautifully slow
< Abracadabra, darling.
< Learn the sleight of hip.
= burlesque
> One feather falls, and everyone makes a wish.
- {name} teach{es} the walk, the turn, and when to let go
- A shimmer, a smile, a glove that takes forever
< Wish with a wink.
< Book a falling feather.
= burlesque
> A glove, a glance, and they’re spellbound.
- {name} share{s} the walk, the wait, and the well-timed wink
- Slow steps, soft shoulders, a smile that lands last
< Wink, and it works.
< Come and cast a wink.
= twerk
> There’s a little magic in your hips.
- {name} wake{s} it up: soft knees, loose hips, say the word
- Bend your knees, loosen your hips, say the word
< Shake up some sparkle.
< Your hips have RSVPed.
= twerk
> Shake, and watch the sparkle rise.
- {name} start{s} slow, then small, then all the glitter at once
- Slow first, then small, then all the glitter
< Glitter with us.
< Book a snowstorm of sparkle.
= twerk
> The drum says a word. Your hips understand.
- {name} translate{s}: down, back, up again, and it means joy
- It’s an old word, and it means joy
< Answer the drum.
< Come and say it back.
= salsa
> One turn, and the whole room is dancing.
- {name} lead{s} the step, the turn, the smile that comes after
- A hand, a step, a song, and your feet remember
< Be swept away.
< Save us this dance.
= salsa
> This rhythm charms feet. Yours are next.
- {name} set{s} the charm: a step, a turn, a smile
- A step, a turn, a smile, and you’re under it
< No feet have ever resisted.
< Let your feet decide.
= salsa
> The first note is the spell.
- {name} take{s} it from there: feet first, then hips, then smile
- Your feet go first, then your hips, then your smile
< Fall under the rhythm.
< Answer it in steps.
= hoop
> Step into the moon. It’s been waiting.
- {name} help{s} you curl in, lean back and let it turn
- Curl up in the curve, lean back, let it turn
< Stay for a whole moonrise.
< Reserve your moon.
= hoop
> A ring, a wish, and you lift off.
- {name} teach{es} the lift: sit, lean back, let the world turn
- Sit, lean back, and let the world go round
< Wish wisely. Then lift off.
< I do, says the ring.
= hoop
> The air has a window. Sit in it.
- {name} open{s} it: slip in, hook a knee, lean out
- Hook a knee, lean out, and enjoy the view
< Lean out with us.
< The view is all yours.
= hoop
> The crescent has room for you.
- {name} rock{s} you gently: a knee, a hand, a lean
- Curl in, lean back, point your toes at the stars
< Curl up in the crescent.
< Come and complete the moon.
= silks
> Someone has hung a waterfall in the air.
- {name} take{s} you behind it: a fold, a wrap, a lift
- It folds around you and lifts you off the ground
< Swim upward with us.
< Book your waterfall.
= silks
> Two lengths of cloth become your wings.
- {name} fit{s} them: take hold, fold in, open slowly
- A wrap, a lean, and you hang there, dreaming
< Open your wings.
< They come in your size.
= silks
> Wrapped up like a wish.
- {name} tie{s} the bow: round the foot, round the waist, up
- Round the foot, round the waist, off the ground
< Hold on, and wish.
< Unwrap it in midair.
= straps
> Two loops, and the air takes you in.
- {name} show{s} you: wrap, hold, lift, and one slow turn
- Wrap, hold, lift, and a slow turn above it
< Rise a little with us.
< Loop yourself in. Book.
= trapeze straps
> A swing for those who never came down.
- {name} give{s} the first push: hold on, tip back, look up
- Hold on, tip back, and the everyday gets small
< Push off from the ordinary.
< Sign up for staying up.
= trapeze
> Remember the swing? It grew wings.
- {name} show{s} you its new tricks: sit, lean, hang, float
- Hold on, lean back, and the sky comes closer
< Swing into wonder.
< Reserve the swing.
= trapeze
> There’s a seat halfway to the stars.
- {name} bring{s} you up: sit, stand, hang by your knees
- Sit, stand, hang by your knees, and look around
< Meet us halfway up.
< Yes, the seat is yours.
= seniors
> There’s always time for a little magic.
- {name} take{s} it one easy step at a time: lean, turn, laugh
- A lean, a turn, a laugh, one easy step each
< Make some magic with us.
< Book it in good time.
= seniors
> Somewhere in you, someone still twirls.
- {name} ask{s} them to dance: a hold, a step, a slow turn
- Sure hands, easy feet, and a song you remember
< Twirl again with us.
< Bring that someone along.
= seniors
> The best magic ripens slowly.
- You bring the stories, {name} add{s} steps and a little sparkle
- You bring the stories. We add a little sparkle
< Sparkle with us.
< Sign up, and shine on.
= inclusive
> The moon is never too full to shine.
- {name} hold{s} the sky open: lean out, turn, shine
- Hold on, lean out, and shine with all of you
< Full moon. Full glow. You.
< Come and be radiant.
= inclusive
> You were enchanting when you got here.
- {name} only add{s} a hold, a step, a turn
- Nothing to change. Just a hold, a step, a turn
< Just add music.
< Book as you are.
= inclusive
> Magic comes in every size.
- {name} help{s} you try it on: hold on, lean out, glow
- Hold on, lean out, and see how it suits you
< Yours fits beautifully.
< Come and try yours on.
= party
> Fairy tales end with a party. Start there.
- {name} host{s} the ball: friends, music, moves to retell ever after
- Friends, music, and moves you’ll retell ever after
< Happily ever after can wait.
< Bring your royal guests.
= party
> All your favorite people, under one spell.
- {name} cast{s} it: you learn together, laugh together, shine together
- You learn together, laugh together, shine together
< Gather your fairest friends.
< Tell the whole court.
= party
> One day, you’ll tell this fairy tale.
- Once upon a time, {name} had you all dancing with a pole
- Once upon a time, you all danced with a pole
< This is the good part.
< Be in it, all together.
= private
> A fairy godmother, all to yourself.
- {name} listen{s}: you say what you dream of, and start there
- You say what you dream of, and we start there
< What will you wish for?
< Book the wand.
= private
> A wish, and someone who has the time.
- You name it, {name} work{s} on it with you, wonder by wonder
- Your song, your pace, and every question you have
< Name your wish.
< Put it in writing.
= private
> This magic is made to measure.
- {name} tailor{s} it to your move, your tempo, your favorite song
- Your move, your tempo, your favorite song
< Bring us your dream.
< Come in for a fitting.
= practice
> Abracadabra takes a few tries.
- {name} open{s} the floor: that move again, a little further
- That move again, that song again, a little further
< Once more, with sparkle.
< Come and say it again.
= practice
> No spell to follow. Make your own.
- {name} keep{s} the cauldron warm; the move is up to you
- Your music, your pace, your own small wonders
< See what you conjure.
< Drop in and conjure.
= practice
> Even wizards need time to play.
- {name} host{s}: warm up, try a little, keep what sparkles
- Warm up, try everything, keep what sparkles
< Stir your own potion.
< Come out and play, wizard.
= workshop
> Here, the magic goes in slow motion.
- {name} show{s} how it turns, why it floats, where to hold
- How it turns, why it floats, where to hold
< Catch the magic with us.
< Reserve the slow version.
= workshop
> One wonder, opened like a locket.
- {name} open{s} it: how it starts, what holds it, how it lands
- Inside: how it starts, what holds it, how it lands
< Take the sparkle home.
< Come and peek inside.
= workshop
> Some magic deserves more than a glance.
- {name} go{es} through it slowly, and you ask whatever you like
- One topic, all its secrets, time to try each
< Linger over it with us.
< Bring every question.
= showcase
> The curtain opens like a storybook.
- {name} turn{s} the pages: entrances, counts, the bow
- Entrances, counts, and one last page before the bow
< This page is about you.
< Break a wand, everyone.
= showcase
> Behind the curtain, magic holds its breath.
- {name} take{s} it from the top: entrances, counts, the bow
- Once more from the top: entrances, counts, the bow
< Breathe out. It’s your moment.
< Places, everyone enchanted.
= showcase
> All that practice is about to sparkle.
- {name} run{s} it, polish{es} it, run{s} it with the bow
- We run it, we polish it, we bow
< Add the shine with us.
< Take your bow here.
= photo
> One still second, full of magic.
- {name} find{s} the line, you find the look, and click
- We find the line, you find the look, and click
< Hold still. Sparkle.
< Book your still second.
= photo
> You, in the middle of a fairy tale.
- {name} frame{s} it: a pose, a breath, the moment before the bow
- The turn, the look, the moment before the bow
< Pose happily ever after.
< Fairest of them all: you.
= photo
> Some moments deserve to stay.
- One breath, one line, one look, and {name} to catch it
- One breath, one line, one look that stays
< Keep this one.
< Come and be caught shining.
= men
> No dragon, no sword. Just a pole.
- {name} teach{es} the quest: grip, climb, hold, a turn worth retelling
- Grip, climb, hold, and a turn worth retelling
< Your quest starts here.
< Sign the scroll, hero.
= men
> You already lift. Now float.
- {name} turn{s} strength light: grip, hold, lean out, swing
- Grip, hold, lean out, and let the strength turn light
< Try floating with us.
< Book the lift-off.
= men
> Every wizard needs a good grip.
- {name} train{s} the wizardry: grab on, pull, hold, turn
- Pull, hold, turn, and make it look like magic
< Work some magic with us.
< Beard optional. Come along.
= prenatal
> You’re already making the greatest magic.
- {name} bring{s} long breaths, soft movement, and no hurry at all
- Long breaths, soft movement, and no hurry at all
< Sway softly, you two.
< Come and rest in wonder.
= prenatal
> Someone is being told their first story.
- {name} set{s} the tempo; you tell it in sways and breaths
- In sways, in breaths, in a hand resting softly
< You’re telling it beautifully.
< Save a page for two.
= prenatal
> Two heartbeats, one slow song.
- {name} guide{s} soft hips, long breaths, and a rest when you like
- Sway, breathe, sit when you like, let it play
< Rest here, you two.
< Book a duet.
= postnatal
> You made magic. Now rest a little.
- {name} guide{s} gentle stretches and easy breaths, nothing to prove
- A breath, a reach, a rest, and nothing to prove
< Gently, with us.
< Be somebody’s guest for once.
= postnatal
> A small someone, and a slow spring.
- {name} wait{s} with you: a breath, a stretch, bud by bud
- A little breath, a little stretch, bud by bud
< No spring was ever late.
< Come and bloom softly.
= contemporary
> Some feelings only come out dancing.
- {name} coax{es} them: a reach, a turn, a fall, a breath
- A reach, a turn, a fall, and there it is
< Set a feeling free.
< Bring one along.
= contemporary
> Dance the way the sea dreams.
- {name} lead{s} the tide: reach, fall, roll, and come back
- Reach, fall, roll, and come back like a wave
< Let the tide lift you.
< Book the high tide.
= contemporary
> Let the music pass right through you.
- {name} start{s} it at the ribs; it ends in your fingertips
- It starts at the ribs and ends in the fingertips
< Listen with your whole body.
< Leave a door open.
= acro
> Someone’s hands become your sky.
- {name} show{s} you both: you lean, they breathe, and up
- You lean, they breathe, and the ground lets go
< Fly a little. You’re held.
< Sign up for the sky.
= acro
> It takes two to make a miracle.
- {name} teach{es} both parts, earth and cloud, and then you swap
- One is the earth, one the cloud, then you swap
< The spell is called trust.
< Come and be a cloud.
= acro
> Trust, and your feet leave the ground.
- {name} count{s} you up: hands to feet, one breath together
- Hands to feet, a breath together, and up
< Rise on someone’s hands.
< Book your lift.
= circus
> You came to watch. The circus has plans.
- {name} call{s} you in: a swing, a balance, a drumroll
- A swing, a balance, a flutter under the ribs
< Believe. Then bow.
< Run away to it.
= circus
> The tent goes up wherever someone believes.
- {name} bring{s} you the swing, the balance, the big held breath
- Try the swing, the balance, the big held breath
< And now, the star: you.
< Your name’s on the poster.
= openlevel
> Stars don’t ask who rose first.
- {name} guide{s} the whole sky, new lights and old
- Some are new to the sky, some long shining
< There’s sky for your star.
< Together, you make the sky.
= teens
> You know that flying dream? Stay in it.
- {name} keep{s} you in it: hold on, lean out, fly
- The part just after you leave the ground: that’s here
< Hold tight. It’s real.
< Dream on with us.
= teens
> Every legend was your age once.
- {name} train{s} new ones: swing, balance, laugh, try again
- They tried, they laughed, they tried again and flew
< Start with chapter one.
< Sign your legend’s name.
= teens
> Too big for fairy tales? Be in one.
- {name} show{s} you how: hold on, swing out, save the day
- No waiting in towers. You go up and grin
< Main characters, this way.
< Bring your fellow heroes.
= kids
> Fairy dust won’t help. Strong arms will!
- {name} show{s} you: hold tight, point your toes, up you float
- A little wish, a big swing, and you’re flying
< Wings out!
< Book your little fairy’s flight.
= kids
> A dragon left this pole behind!
- {name} teach{es} brave knights and fairies to hold on and ride
- Hold on with both hands, and ride it round
< Come and guard the castle!
< Knights and fairies, sign up!
= kids
> Abracadabra, feet off the floor!
- {name} lead{s} wizard turns, fairy landings and one big ta-da
- The magic words are: hold on tight
< Ta-da!
< Presto! Come and join in!
= kids
> Wanted: brave fairies and friendly wizards!
- {name} train{s} them: swing, balance, giggle, one trick for the dragon
- Swing, balance, giggle, and a trick for the dragon
< The dragon says please!
< Reply by owl, or book!
= class
> Somewhere a song has your name in it.
- {name} play{s} it: a step, a turn, a breath, you
- A step, a turn, a breath, and there it is
< Dance to your own song.
< It’s calling. Come along.
= class
> Leave the world outside for a little while.
- {name} and the music do the talking, and you glow
- In here the music does the talking, and you glow
< The magic is in here.
< Send an owl, or book.
= class
> One song, and the ordinary is gone.
- {name} teach{es} the steps, and then they carry you
- You learn the steps, and then they carry you
< Dance the ordinary away.
< Book the extraordinary.
@ Intro to Pole
> Once upon a {day}, you said yes.
- {name} guide{s} chapter one: grips, walks and your very first spin
- Chapter one: grips, walks, your first spin, no experience needed
< Your fairy tale starts here.
< Chapter one is all yours.
@ Intro to Pole
> No wand, no partner, no experience needed.
- {name} bring{s} the rest: grips, walks, the wonder of your first spin
- Just grips, walks and the wonder of your first spin
< You’re magic enough.
< Book, and be amazed.
@ Intro to Pole
> Every spell has a first word.
- {name} say{s} it with you: grip, walk, first spin, no experience needed
- A grip, a walk, your first spin, no background needed
< Abracadabra. You’re spinning.
< The first word is yes.
@ Intro to Pole
> Every fairy was new to the air once.
- Grips, walks, first spin: {name} stay{s} close. No experience needed
- Grips, walks and a first spin, no partner, no background
< Make a wish. Then book.
< Borrow a little fairy dust.
@ Intro to Pole
? offer first class free
> First class free. First spell included.
- {name} start{s} you on grips, walks and a first spin
- Grips, walks and the magic of a first spin
< Come and say it.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Heroines need a sidekick.
- {name} take{s} you both through grips, walks and a first spin
- You both learn grips, walks and a first spin
< Take turns being the heroine.
@ Beginner Pole
> You’ll leave with a spell of your own.
- {name} weave{s} spins, climbs and sits into a short combo for you
- Spins, climbs and sits, woven into a short combo
< Your own small abracadabra.
< Come and learn the words.
@ Beginner Pole
> Magic grows at a steady pace.
- {name} water{s} it: spins, climbs, sits, a short combo of your own
- Steady spins, climbs, sits, until a short combo blossoms
< Your magic starts growing here.
< Plant a wish. Sign up.
@ Beginner Pole
> Rapunzel waited. You can climb.
- {name} teach{es} climbs, spins, sits, and a combo to take home
- Climbs, spins and sits, steadily, and your own combo
< No prince required.
< Lovely view. Come up.
@ Beginner Pole
> Confidence is a cloak. Come and weave it.
- {name} set{s} a steady pace: spins, climbs, sits, then your own combo
- Spins, climbs, sits, grip and core, stitch by stitch
< It will suit you beautifully.
< Put your name on it.
@ Beginner Pole
? offer first class free
> First class free. No waiting in towers.
- {name} teach{es} climbs, spins and sits, at a steady pace
- Spins, climbs, sits, and a short combo to take home
< Let down your hair.
@ Intermediate Pole
> Wonderland is upside down. Come and see.
- {name} spot{s} your first inverts and leg hangs on the way down
- First inverts, leg hangs, cleaner transitions, somebody to spot you
< Alice would love it here.
< Curiouser? Sign up.
@ Intermediate Pole
> You know how to climb. Meet the stars.
- {name} guide{s} you safely: first inverts, leg hangs, cleaner transitions
- First inverts and leg hangs, safely spotted on the way
< The stars are expecting you.
< Say hello upside down.
@ Intermediate Pole
> Bats call it sleeping. We call it magic.
- Leg hangs, first inverts, smooth transitions, {name} spotting the magic
- Leg hangs, smooth transitions, first inverts, everything safely spotted
< You’re ready for wonder.
< Hang around with us.
@ Intermediate Pole
? series *weeks
> {Series} to Wonderland and back.
- {name} spot{s} first inverts and leg hangs, and tidy{s} transitions
- First inverts, leg hangs, cleaner transitions, somebody spotting you
< Follow us upside down.
@ Advanced Pole
> Power, with a little stardust on it.
- {name} teach{es} aerial combos, shoulder mounts, handsprings, elegant lines
- Aerial combos, shoulder mounts, and handsprings that glitter
< Scatter stardust with us.
< Leave a glittering trail.
@ Advanced Pole
> From below, it looks like a spell.
- {name} show{s} you the works: shoulder mounts, handsprings, control, lines
- Up there it’s shoulder mounts, handsprings and pure control
< Come and cast it.
< Confident wizards, sign up.
@ Advanced Pole
> For confident inverters, the sky has doors.
- {name} hold{s} the keys: shoulder mounts, handsprings, aerial combos
- Shoulder mounts open one, handsprings the next, with control
< Open them all with us.
< Knock, and come up.
@ Spin Basics
> No strength needed yet. Just wonder.
- {name} walk{s} you into fireman, chair and back hook, softly out again
- Fireman, chair, back hook, each with a feather landing
< Round and round you glow.
< Come and be whirled.
@ Spin Basics
> Three spins, like three wishes.
- {name} grant{s} all three: fireman, chair, back hook, soft landings too
- Fireman, chair, back hook, softly landed. No strength needed yet
< All three come true.
< Wish made? Now book.
@ Spin Basics
> Even the floor can be charmed.
- Fireman, chair, back hook: {name} talk{s} the floor into letting go
- Walk in, let go, land softly: fireman, chair, back hook
< Come and charm the floor.
< It lets go. You glow.
@ Spin Pole
> This pole is under a spell. It turns.
- {name} teach{es} you its ways: momentum, balance, floaty combos like flying
- Momentum, balance, floaty combos, and it feels like flying
< Step up and be whirled.
< Book your whirl.
@ Spin Pole
> Be the dancer in the music box.
- {name} wind{s} it up: momentum, balance, combos that look effortless
- The pole turns with you, and combos float like flying
< Come and open the lid.
< Your music box is waiting.
@ Spin Pole
> Ever wished to fly? Wish granted, softly.
- {name} arrange{s} it: a turning pole, balance, floaty combos
- Momentum and balance, then floaty combos, and you’re flying
< Fairy dust optional.
< Lift off with us.
@ Pole Tricks
> Magicians never tell. We show you everything.
- {name} reveal{s} three tricks, step by step, spotted, for every level
- Three tricks, step by step, spotted, options for all
< Then the magic is yours.
< Come backstage.
@ Pole Tricks
> Bring your phone. Magic needs proof.
- {name} teach{es} three tricks, step by step, spotted, then a photo
- Three tricks, spotted, step by step, and a photo
< Smile. You just did magic.
< You’ll want the evidence.
@ Pole Tricks
> Three tricks a class. Three small miracles.
- {name} work{s} them with you, step by step, spotted, for every level
- Spotted, step by step, one option for every level
< Collect all three.
< Your ta-da is ready.
@ Pole Flow
> Stop counting. The music casts the spell.
- {name} link{s} spins, floorwork and transitions into one spellbound breath
- Spins, floorwork, transitions, all in one spellbound breath
< Come and be spellbound.
< Count yourself in, only once.
@ Pole Flow
> One long breath can hold a whole dream.
- {name} dream{s} it up: spins, floorwork, transitions, less counting
- Spins, floorwork, transitions, all flowing into one
< Breathe in. It begins.
< Reserve your dream.
@ Pole Flow
> Let the music take you by the hand.
- {name} introduce{s} you, and spins melt into floorwork, with barely a count
- Through spins, floorwork and transitions, in one long breath
< This song knows the way.
< Give it your hand.
@ Pole Choreography
> One song. By the end, it’s enchanted.
- {name} teach{es} the routine in sections, until you dance it full out
- A routine, learned in sections, and danced full out
< Come and enchant a song.
< Stay for the enchanted part.
@ Pole Choreography
> Every song is hiding a story.
- {name} tell{s} it section by section, until you dance it full out
- Find it section by section, then dance it full out
< You’re the happy ending.
< Sign on as the lead.
@ Pole Choreography
> A spell, learned verse by verse.
- {name} teach{es} each verse; together you cast the whole routine, full out
- A new routine, in sections, danced full out at last
< Then comes the abracadabra.
< Learn it. Dance it. Abracadabra.
@ Pole Choreography
? music
> {Music}, and a little abracadabra.
- {name} teach{es} the routine in sections; you dance it full out
- A new routine, learned in sections, then danced full out
< Cast it on the chorus.
@ Exotic Pole
> Heels on, lights low. The spell begins.
- {name} lead{s} low flow, slides, kips and attitude. Bring knee pads
- Low flow, slides and kips. Pack your knee pads
< Cast it your way.
< Your boldest magic, please.
@ Exotic Pole
> Your boldest self is waking from a spell.
- {name} wake{s} it with slides, kips, low flow. Bring heels, knee pads
- It dreams of low flow, slides, kips. Bring knee pads
< No prince needed. Just heels.
< Let your bold self book.
@ Exotic Pole
> Attitude is a kind of magic.
- {name} pour{s} it into low flow, slides and kips. Bring knee pads
- Low flow, slides, kips, heels, and knee pads for landing
< Come and be spectacular.
< Bold ones, this way.
@ Heels & Floorwork
> Cinderella, you may keep both heels on.
- Leg lines, rolls, waves, smooth ways down, and {name} for a godmother
- Leg lines, rolls and waves, in any height of heel
< No pumpkin at the end.
< Your ball is right here.
@ Heels & Floorwork
> In heels or socks, you’ll enchant the floor.
- {name} show{s} you leg lines, rolls, waves, and smooth ways back up
- Leg lines, rolls, waves, and smooth ways back up
< The floor is already charmed.
< Come and make it swoon.
@ Heels & Floorwork
> Move like a wave in a mermaid’s tale.
- {name} tell{s} it in leg lines, rolls, and smooth ways down
- Leg lines, rolls, smooth ways down and back, any heel
< The tide is with you.
< Socks for fins? Welcome.
@ Heels & Floorwork
? places *left
> {Places} at the ball.
- {name} lead{s} leg lines, rolls and waves; socks count as slippers
- Leg lines, rolls and waves, and socks count as slippers
< Come to the ball.
@ Chair Dance
> Kiss no frogs. Your partner is a chair.
- {name} lead{s} the sultry steps: easy to follow, great with friends
- Sultry, easy to follow, and great with friends
< Chairs make charming princes.
< Happily, sultrily ever after.
@ Chair Dance
> Once upon a time, it was a chair.
- Then came {name}, friends, and sultry choreography, easy to follow
- Then came friends and sultry moves, easy to follow
< Come and wake your chair.
< Save a chair. Save two.
@ Chair Dance
> An enchanted chair has asked you to dance.
- {name} teach{es} you both: sultry steps, easy to follow, no experience needed
- Sultry choreography, easily followed, no experience needed at all
< Say yes. It’s spellbound already.
< It’s been waiting, seated.
@ Chair Dance
> The throne room is now a dance floor.
- {name} bring{s} sultry choreography, easy to follow, great with friends
- Sultry steps, no experience needed, and friends at court
< Claim your throne.
< Be seated, Majesty.
@ Aerial Hoop
> Take a seat in the moon.
- {name} show{s} you mounts, poses and spins, low moon or high
- Mounts, poses and spins, from a low moon or high
< It’s your turn to glow.
< Reserve it: one moon.
@ Aerial Hoop
> A low wonder, and a high one.
- {name} teach{es} every mount, pose and spin in both versions
- Mounts, poses, spins: each of them low or high
< Choose your own magic.
< Both float beautifully.
@ Aerial Hoop
> There’s a magic ring in the air.
- {name} let{s} you in: mounts, poses, spins, strength made graceful
- Mounts, poses, spins, graceful from the very first class
< Make the ring yours.
< No dragon guards this one.
@ Strength & Conditioning
> Open sesame, stubborn invert.
- {name} train{s} pull, core and shoulders, until inverts finally click
- Pull, core, shoulders for pole, until inverts finally click
< The treasure cave is opening.
< Say the word. Book.
@ Strength & Conditioning
> Magic has muscles. Come and meet them.
- {name} introduce{s} pull, core and shoulders, and progress you can measure
- Pull, core and shoulder work, and progress you can measure
< Presto takes a little practice.
< They’d love to meet you.
@ Strength & Conditioning
> Every lovely float has strength behind it.
- {name} build{s} it: pull, core, shoulders, and inverts that finally click
- Pull, core, shoulders: progress you can measure, fewer injuries
< This is where floating begins.
< Come and build your magic.
@ Flexibility & Stretch
> A kind little spell for tight shoulders.
- {name} cast{s} it over splits, backbends, shoulders, wherever you start
- Active stretching for splits, backbends, shoulders, warm and kind
< Gentle magic works best.
< Your shoulders said please.
@ Flexibility & Stretch
> Buds don’t open by force. Neither do splits.
- {name} warm{s} splits, backbends, shoulders, kindly, from any starting point
- Splits, backbends, shoulders, guided, from any starting point
< Come and bloom gently.
< Reserve your flower bed.
@ Flexibility & Stretch
> Your shoulders are two sleeping beauties.
- {name} wake{s} them kindly, and splits and backbends, too
- Warm, guided stretching wakes them, splits and backbends too
< No kiss needed.
< Rise and shine, gently.
@ Flexibility & Stretch
> Dragons stretch before every flight. Clever dragons.
- {name} lead{s} splits, backbends and shoulders, kind to any body
- Splits, backbends, shoulders, kind, whatever your starting point
< Unfurl with us.
< Book a wing stretch.
= any
? bring *knee pads*
> Bring {bring}. Even fairies like soft landings.
< Land softly. Shine brightly.
= any
? bring *shorts*
> Bring {bring}. Your legs want magic, too.
< Your legs made a wish.
= any
? bring *water*
> Your magic potion: bring {bring}.
< One sip and you’re glowing.
= any
? bring *towel*
> Bring {bring}. Magic makes you glow.
< Glow all you like.
= any
? bring *mat
> Bring {bring}. Tell it it’s a flying carpet.
< Every mat dreams of flying.
= any
? bring *friend*
> Bring {bring}. Fairy tales are better shared.
< Happily ever after, you two.
= any
? bring *friend*
> Bring {bring}. Wonder doubles when it’s shared.
< Come and double the wonder.
= any
? bring mats (provided)
> Mats provided. Consider them flying carpets.
< Just bring a wish.
= any
? wear *heels*
> Wear {wear}. The glass kind is optional.
< Come to the dance, Cinderella.
= any
? wear *heels*
> Wear {wear}, and the floor turns ballroom.
< You’re on the guest list.
= any
? bring heels (optional)
> Heels or no heels, the spell works.
< Come however you float.
= any
? wear
> Wear {wear}, plus a little stardust.
< We’ll sprinkle the second part.
= any
? offer first class free
> First wish granted: your first class free.
< Two wishes to go.
< Come and wish again.
= any
? offer first class free
> First class free. Consider it a wish.
< Come and spend your wish.
= any
? offer free trial class
> Free trial class. Try a little magic on.
< If it fits, it’s yours.
= any
? offer free trial class
> A fairy granted you a free trial class.
< You have two wishes left.
= any
? offer your friend comes free
> Your friend comes free, as if by magic.
< Come and share the magic.
= any
? offer
> A small wish, granted: {offer}.
< Come and keep wishing.
= any
? offer
> Abracadabra: {offer}.
< No trick. Only a treat.
= any
? offer *half price*
> {Offer}, and all of the magic.
< Not one sparkle less.
= any
? offer *off*
> {Offer}. Nothing off the magic.
< You get every last sparkle.
= any
? level beginner (no experience)
> Every fairy had new wings once.
- No experience needed. {name} show{s} you every step
- No experience needed, only a little curiosity
< Yours are ready to open.
< Your wings will open, too.
= any
? level beginner (no experience)
> You don’t need to know the spell.
- No experience needed. {name} say{s} it slowly, with you
- No experience needed. We teach it step by step
< Come for the first word.
= any
? level beginner
> Even Merlin was a beginner once.
- {name} start{s} small, and let{s} the wonder grow
- So we start small, and let the wonder grow
< Your magic is just beginning.
< Every Merlin starts here.
= any
? level beginner
> Beginners, this way to the wonder.
- {name} start{s} at the first step and go{es} gently from there
- We start at the first step and go gently
< You’re exactly right here.
= any
? level all
> Stars shine at all levels. So will you.
< The sky has room.
= any
? level all
> One spell for all levels, yours included.
- {name} give{s} it to you gently, or with wings
- Take it gently or give it wings
< Come with wings, or without.
= any
? level beginner (only)
> Beginners only. Nobody has wings yet.
- {name} start{s} everyone together, at once upon a time
- Everyone starts together, at once upon a time
< Come for your first flutter.
= any
? level advanced*
> {Level}, your castle has another tower.
< Come and see the view.
= any
? level intermediate*
> {Level}, you know the way to the castle.
< The best wonders are upstairs.
= any
? audience
> {Audience}. This magic is yours.
< Consider yourself enchanted.
= any
? audience women*
> {Audience}. One circle, so much magic.
- {name} lead{s} every witch, fairy and heroine among us
- For every witch, fairy and heroine among us
< Come and complete the circle.
= any
? places *left
> {Places}. Make a wish.
< Come and see it granted.
= any
? places *left
> {Places} under this spell.
< Come and claim yours.
= any
? places few
> Just a few places on the magic carpet.
< Hop on. It floats.
= any
? places max*
> {Places}. Small circles hold the most magic.
< Step into our circle.
= any
? places small group
> Small group, big magic.
< Join the spell.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. Call it your wand.
< Wave hello to your magic.
= any
? series * weeks*
> {Series}. A fairy tale in chapters.
< Every chapter ends in wonder.
< Read it to the end.
= any
? series week*
> {Series}. The story grows more magical.
< Join us for this chapter.
= any
? series starts*
> {Series}. So does the fairy tale.
< Begin where it begins.
< Meet us at chapter one.
= any
? music
> {Music}. One chorus, and you float.
< Let the chorus lift you.
= any
? music
> {Music}. Even the brooms will dance.
< And so will you.
= any
? music
> The magic word is {music}.
< Hum it. It works.
= any
? length
> {Length} of pure enchantment.
< Stay under the spell.
= any
? substitute
> Like magic, {sub} is in for {for}.
< Same spell, new sparkle.
= any
? substitute
> Enter {sub}, in for {for}, with sparkle.
< A wonderful plot twist.
= any
? soldOut sold out
> Sold out. The spell worked.
< See you in the glow.
< Sparkle on, all of you.
= any
? soldOut sold out
> Sold out: so many wishes, all granted.
- To everyone with a place: get ready to sparkle
< More magic soon. Keep wishing.
= any
? soldOut waitlist
> The waitlist is open. Some wishes come true.
< Put your wish on it.
< Add your name, fingers crossed.
= any
? guest
> A shooting star comes to visit: {guest}.
< Come and catch the sparkle.
= any
? guest
> Special magic, brought by {guest}.
< Come for a new spell.
= salsa contemporary heels choreo class burlesque twerk floor lowflow flow
? typed *no partner*
> No partner needed. The music will ask you.
< Say yes to this dance.
< It’s a charming partner.
= any
? typed *no partner*
> No partner needed. Your magic works solo.
< Shine, solo.
= any
? typed *new class*
> A new class, fresh from the wand.
< Be first under its spell.
= any
? typed *new class*
> Once upon a time: a new class.
< Be in the first chapter.
= any
? typed *small group*
> Small group. Room for everyone’s magic.
< Come and add your glow.
= any
> Make a wish.
< Granted.
< Then come.
= any
> Magic starts here.
< With you.
< Come along.
= any
> Follow the sparkle.
< This way.
< To us.
= any
> Wonder awaits.
< Float in.
< Book it.
= any
> You, enchanted.
< Imagine that.
`;
