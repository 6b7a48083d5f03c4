// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const enchanting = `
= intro pole
> Every fairy tale begins with someone unsure.
- {name} show{s} you where to hold, and the wonder begins
- First the grip, then the step, then the turn
< The first page is yours.
< Turn the page with us.
= intro pole
> You have more magic than you know.
- {name} help{s} you find it in a grip, a step and a turn
- You take a grip, a step and a turn, and you feel it
< Come and see for yourself.
< Find your magic with us.
= intro
> A little magic was set aside for you.
- {name} lead{s} you to it with one small step and one small lift
- It’s in the moment your feet forget the floor
< Come and unwrap it.
< Come and collect your magic.
= intro
> The magic word is yes. Just yes.
- {name} take{s} you from there, one gentle step at a time
- Then come a grip, a walk, and one small turn
< Say yes, and it begins.
< One yes is enough.
= intro
> Believe first. Then hold on.
- {name} show{s} you how to hold, how to step, how to float
- You hold on, you step, you turn, and you believe
< Come and believe a little.
< Hold on, and believe.
= pole
> There’s a moment when you forget the ground.
- {name} lead{s} you there, one turn and one breath at a time
- One turn, one lean, one breath, and there it is
< Meet us in that moment.
< Come and find that moment.
= pole
> The pole is a wand. You’re the spell.
- {name} teach{es} you how to turn, how to lean and how to rise
- You turn, you lean, you rise, and something sparkles
< Be the spell.
< Come and wave it.
= pole
> Hold the pole. Let the world go.
- {name} walk{s} you in, and turn by turn it gets quieter
- Turn by turn, everything out there gets quieter
< Float away with us.
< Come in. Float out.
= pole
> Gravity has a soft spot for you.
- {name} teach{es} you to hold on, swing out and float a little
- One grip, one swing, and it lets you float
< Ask it for a dance.
< Flirt with gravity.
= spin spinpole
> For one turn, the floor lets you float.
- {name} walk{s} you in, and you lean, float and land softly
- One step, one lean, and everything goes soft and far
< Reserve your turn.
< Float a turn with us.
= spin spinpole
> Somewhere a snow globe is missing its dancer.
- {name} show{s} you how to walk in, lean out and twirl
- Turn once, and everything around you glitters
< Come and be the dancer.
< Come and twirl inside.
= spin spinpole
> Every turn is a tiny flight.
- {name} teach{es} you to lean out, turn and land softly
- A step to take off, a breath to stay up
< Fly a little with us.
< Take a tiny flight.
= spin spinpole
> One step, and the air says yes.
- {name} show{s} you how to walk in, lean back and swing out
- Walk in, swing out, and float the rest
< Trust the air.
< Say yes right back.
= spin spinpole
> Stars have always moved in circles.
- {name} guide{s} you round, with a step, a lean and a soft landing
- One hand on the pole, one in the sky
< Save yourself a star.
< Circle like a star.
= spin
> Make a wish. Then turn.
- {name} show{s} you how to step in, lean out and float round
- Walk in, lean out, float round, and land it softly
< Wish. Turn. Land.
< Let your wish spin.
= spinpole
> Step on, and the pole waltzes you away.
- {name} teach{es} you to lean out and slow down, pull in and whirl
- Lean out and it slows. Pull in and it whirls
< Whirl away with us.
< Save this waltz.
= static
> The pole stands enchanted. You wake it.
- {name} show{s} you how, with a hand, a step and your own swing
- A hand, a step, a swing of your own
< Break the spell with us.
< Come and wake it gently.
= static
> The pole stays still. The world whirls.
- {name} start{s} it turning with one step and one swing
- One hand on it, and you’re the whole carousel
< Set the world turning.
< All aboard the carousel.
= static
> One hand up, and the air wakes.
- {name} add{s} a step, a swing and a soft landing
- You add a step, a swing and a soft landing
< Stir the air with us.
< Wake it with a wave.
= tricks
> Impossible is only half the story.
- {name} tell{s} the other half, from first grip to last breath
- The other half is one knee, one grip and one deep breath
< Come for the other half.
< Finish the story.
= tricks
> From down here, it looks like magic.
- {name} show{s} you how a knee, a grip and a breath make the spell
- Up there it’s a knee, a grip, a deep breath
< Be the magic up there.
< Come and learn the secret.
= tricks
> Every trick ends in ta-da.
- {name} teach{es} you the grip, the hook and the good long hold
- Before that come a grip, a hook, a long hold
< Come and earn your ta-da.
< One ta-da is yours.
= tricks
> One knee, and gravity believes you.
- {name} show{s} you where to grip, when to lean, when to smile
- Hook it, hold it, let the hands go last
< Charm gravity with us.
< It’s ready to believe.
= advanced
> Hush. Someone’s about to fly.
- {name} set{s} the stage, and a hand opens, and a knee holds
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
- {name} read{s} on with you, to longer flights and braver turns
- You fly a little longer, land a little softer, turn a little braver
< Your next chapter is ready.
< Chapter two begins with you.
= intermediate
> Your wings are half unfolded.
- {name} help{s} with the rest, from leg hangs to longer lines
- There are leg hangs to try and longer lines to find
< Unfold the rest with us.
< Come and stretch them.
= intermediate
> You know the spells. Learn a longer one.
- {name} teach{es} you a hang, a hold and a turn to join together
- A hang, a hold and a turn become one long spell
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
- {name} help{s} a turn melt into a slide, and a slide into a roll
- A turn melts into a slide, then a roll
< Drift along on a song.
< Make the next move magic.
= flow
> The song takes your hand, and keeps it.
- {name} and the music lead you round, down, and up again
- You turn when it turns, you breathe when it breathes
< Let the song lead you.
< Take the song’s hand.
= flow
> Close your eyes. The next move finds you.
- {name} lead{s} you from a turn to a slide to a reach, on one breath
- A turn, a slide, a reach, all on one breath
< Let it find you here.
< Come and be found.
= flow
> It begins as a turn. It ends dreaming.
- {name} lead{s} you in between, through slides and rolls and a long song
- In between there are slides and rolls and one long song
< Drift off with us.
< Come and daydream.
= exotic
> Sirens never rush.
- {name} teach{es} you to move low and slow, like the sea itself
- A wave of the hair, a long slide down
< Take your time. Then enchant.
< Sing, siren, sing.
= exotic
> A spell, cast slowly, from the hips.
- {name} teach{es} you one slow circle and one long, lovely slide
- One slow circle, one long slide, and it’s cast
< Your spell, your rules.
< Come and cast your own.
= exotic
> Every slow step is a little spell.
- {name} teach{es} you the walk, the wave, the slide and the look
- A walk, a wave, a slide, and a lingering look
< Bewitch the beat.
< Come and be bewitching.
= exotic
> Enchantresses take their time.
- {name} lead{s} the hips, the hair, the long slide and one last look
- Hips, hair, a long slide, and one last look
< Slowly, enchantress.
< Smolder slowly.
= exotic
> The song is already under your spell.
- {name} guide{s} slow steps, long legs, a slide that takes its time
- Slow steps, long legs, a slide that takes its time
< Charm the song with us.
< Come and keep it there.
= heels
> Cinderella left early. You don’t have to.
- {name} teach{es} you to strut, sway and turn, with no clock to mind
- You strut, you sway, you turn, and nobody minds the clock
< Stay for the last dance.
< RSVP, Cinderella.
= heels
> Two heels, and you’re nearer the stars.
- {name} teach{es} the steps, then the sway, then the sparkle
- First the steps, then the sway, then the sparkle
< Strut on stardust.
< Strut toward the sky.
= heels
> Every step rings like a wish.
- {name} teach{es} you to step, to turn and to hold a pose
- You walk, you turn, you hold a pose, and you shine
< Step, sparkle, and wish.
< Come and ring for one.
= heels
> The clock strikes. You keep dancing.
- {name} teach{es} the walk, the turn, the pose and one more twirl
- You walk, you turn, you pose, and no carriage is waiting
< Dance on with us.
< Tell the pumpkin to wait.
= heels
> Somewhere between tiptoe and flight: heels.
- {name} take{s} you up there with slow steps, a sway and a turn
- Slow steps first, then the sway, then the wings
< Tiptoe into flight.
< Come up where it sparkles.
= lowflow floor
> The floor has turned to sea. Swim.
- {name} lead{s} you through long slides, slow rolls and a ripple
- A long stroke, a slow roll, a rippling toe
< Swim with us.
< Come and swim, mermaid.
= lowflow floor
> Lie down in the music. It’s deep enough.
- {name} teach{es} you to roll, reach and slide, and let the song carry you
- Roll, reach, slide, and let the song carry you
< Sink sweetly. Rise glowing.
< Dive in with us.
= lowflow floor
> The floor is your flying carpet.
- {name} do{es} the steering while you roll, glide and slide on
- You roll, you glide, and the music does the steering
< Next stop: somewhere dreamy.
< Hop on and glide.
= lowflow floor
> Melt like the last snow of spring.
- {name} show{s} you how to soften, roll and bloom back up
- You soften, you roll, you slide, you bloom back up
< Melt down. Bloom up.
< Melt softly with us.
= handstand
> Turn the world like an hourglass.
- {name} teach{es} you to press the earth, lift your legs and breathe
- Palms down, legs up, and one long breath up there
< Turn time over with us.
< Come and hold time still.
= handstand
> Upside down, everything glitters.
- {name} build{s} it up from wrists to shoulders to one brave leg
- Wrists, shoulders, one leg, two, and hold the view
< Look again, upside down.
< Come and see the glitter.
= handstand
> The whole world, in your two hands.
- {name} help{s} you lift it with a lean, a kick and a stillness
- First a lean, then a kick, then a stillness
< Hold the world with us.
< Give the world a lift.
= conditioning polefit
> Wings are built one feather at a time.
- {name} lead{s} you through pulls and holds, one feather at a time
- You pull, you hold, you breathe, and another one grows
< Feather by feather, with us.
< Come and grow one more.
= conditioning polefit
> Even magic has to practice.
- {name} set{s} the pace as you pull, hold and lift
- Pull, hold, lift, until it looks like floating
< Roll up your sleeves, wizard.
< Come and practice floating.
= conditioning polefit
> Fairy dust helps. Strength helps more.
- {name} lead{s} the pulls, the holds and the core work
- You pull, you hold, and you do one more for the sparkle
< Earn your sparkle.
< Come for real magic.
= conditioning polefit
> Behind each spell, a strong pair of arms.
- {name} lead{s} you to pull, press, hold and rest like a wizard
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
- {name} begin{s} softly with the hips, and then the long back
- The hips, then the back, then something behind it
< Breathe your way in.
< There’s room to breathe.
= stretch
> Softness is its own kind of magic.
- {name} guide{s} your hips, back and hamstrings softly, breath by breath
- Your hips, back and hamstrings soften, breath after breath
< Soften with us.
< Rest here, Sleeping Beauty.
= stretch
> Even the moon opens slowly.
- {name} lead{s} your hips, back and hamstrings slowly, breath by breath
- Hips, back and hamstrings open a little more with each breath
< Slowly, like the moon.
< Unfold like moonrise.
= yoga
> One deep breath, and the forest appears.
- {name} teach{es} you to stand like a tree and bend like a willow
- You stand like an oak, bend like a willow, and breathe
< Breathe in. You’re there.
< Come and be a willow.
= yoga
> Quiet is where the magic hides.
- {name} find{s} it with you, shape by shape, breath by breath
- A breath, a shape, a breath, and the day softens
< Find the quiet.
< Come into the hush.
= yoga
> For one long breath, the world waits.
- {name} lead{s} you up on the breath and softly down to earth
- Reach up, fold down, and rest your hands on earth
< Let the world wait.
< Breathe in the wonder.
= choreo
> A dance is a spell in eight counts.
- {name} teach{es} you the words, step by step and turn by turn
- You step, turn, breathe and reach, and soon you know the words
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
< Come and be the chorus.
= choreo
> The song is a castle. Here’s the key.
- {name} unlock{s} each verse with you, up to the tower
- One step opens a verse, the next the chorus
< Open the doors with us.
< The drawbridge is down.
= chair
> A chair, a song, and a little magic.
- {name} bring{s} the dance, with a lean, a turn and a crossed leg
- With a lean, a turn and a crossed leg, the chair comes alive
< Your carriage is here.
< Your royal seat is here.
= chair
> Even a chair can fall under your spell.
- {name} teach{es} you to lean, circle and cross your legs slowly
- It only takes a slow seat and a look back
< Bewitch a chair with us.
< Come and sit enchantingly.
= chair
> Every queen starts by sitting down.
- {name} teach{es} you to lean back, turn round and reign
- Cross a leg, lean back, turn round, and reign
< Reign from a chair.
< Save your throne.
= chair
> This ball has a chair for you.
- {name} lead{s} a dance of slow seats, turns and crossed legs
- Nobody sits it out. You lean, you turn, you shine
< Dance this one with us.
< Take a seat, and shine.
= burlesque
> Now you see it. Now you tease.
- {name} teach{es} you the glove, the glance and the perfect pause
- A glove, a glance, a pause, all beautifully slow
< Abracadabra, darling.
< Learn the sleight of hip.
= burlesque
> One feather falls, and everyone makes a wish.
- {name} teach{es} the walk, the turn, and when to let go
- A shimmer, a smile, a glove that takes forever
< Wish with a wink.
< Come and let one fall.
= burlesque
> A glove, a glance, and they’re spellbound.
- {name} share{s} the walk, the wait, and the well-timed wink
- Slow steps, soft shoulders, a smile that lands last
< Wink, and it works.
< Come and cast a wink.
= twerk
> There’s a little magic in your hips.
- {name} wake{s} it up with soft knees and loose, happy hips
- Bend your knees, loosen your hips, say the word
< Shake up some sparkle.
< Let your hips say yes.
= twerk
> Shake, and watch the sparkle rise.
- {name} start{s} slow, then small, then all the glitter at once
- Slow first, then small, then all the glitter
< Glitter with us.
< Come and make it snow.
= twerk
> The drum says a word. Your hips understand.
- {name} teach{es} you to answer, down and back and up again
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
- {name} teach{es} you the step, the turn and the smile after
- A step, a turn, a smile, and you’re under it
< No feet have ever resisted.
< Let your feet decide.
= salsa
> The first note is the spell.
- {name} start{s} with the feet, then the hips, then the smile
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
- {name} teach{es} you to sit, lean back and let the world turn
- Sit, lean back, and let the world go round
< Wish wisely. Then lift off.
< Wear the ring of sky.
= hoop
> The air has a window. Sit in it.
- {name} show{s} you how to slip in, hook a knee and lean out
- Hook a knee, lean out, and enjoy the view
< Lean out with us.
< The view is all yours.
= hoop
> The crescent has room for you.
- {name} help{s} you curl in, hook a knee and lean back
- Curl in, lean back, point your toes at the stars
< Curl up in the crescent.
< Come and complete the moon.
= silks
> Someone has hung a waterfall in the air.
- {name} teach{es} you to wrap, fold and rise inside it
- It folds around you and lifts you off the ground
< Swim upward with us.
< Float in your waterfall.
= silks
> Two lengths of cloth become your wings.
- {name} teach{es} you to take hold, fold in and open slowly
- A wrap, a lean, and you hang there, dreaming
< Open your wings.
< Try your wings on.
= silks
> Wrapped up like a wish.
- {name} wrap{s} the silk round your foot, round your waist, and up you go
- Round the foot, round the waist, off the ground
< Hold on, and wish.
< Unwrap it in midair.
= straps
> Two loops, and the air takes you in.
- {name} teach{es} you to wrap, hold, lift and slowly turn
- Wrap, hold, lift, and a slow turn above it
< Rise a little with us.
< Loop in, and rise.
= trapeze straps
> A swing for those who never came down.
- {name} teach{es} you to hold on, tip back and look up
- Hold on, tip back, and the everyday gets small
< Push off from the ordinary.
< Stay up a while.
= trapeze
> Remember the swing? It grew wings.
- {name} teach{es} you to sit, lean, hang and float
- Hold on, lean back, and the sky comes closer
< Swing into wonder.
< Reserve the swing.
= trapeze
> There’s a seat halfway to the stars.
- {name} teach{es} you to sit, stand and hang by your knees up there
- You sit, you stand, you hang by your knees and look around
< Meet us halfway up.
< Yes, the seat is yours.
= seniors
> There’s always time for a little magic.
- {name} lead{s} you to lean, turn and laugh, one easy step at a time
- You lean, turn and laugh, one easy step at a time
< Make some magic with us.
< Come and make time.
= seniors
> Somewhere in you, someone still twirls.
- {name} invite{s} you to a hold, a step and a slow turn
- There are steps, there is music, and there is all the time you like
< Twirl again with us.
< Let that someone dance.
= seniors
> The best magic ripens slowly.
- You bring the stories, {name} add{s} steps and a little sparkle
- You bring the stories. We add a little sparkle
< Sparkle with us.
< Come and shine on.
= inclusive
> The whole sky is yours to shine in.
- {name} teach{es} you to hold on, lean out and shine
- Hold on, lean out, and shine with all of you
< Your light belongs here.
< Come and be radiant.
= inclusive
> You were enchanting when you got here.
- {name} only add{s} a hold, a step and a turn
- There’s nothing to change, only a hold, a step and a turn to add
< Just add music.
< Book as you are.
= inclusive
> There is magic in all of us.
- {name} help{s} you find yours, holding on and leaning out
- You hold on, you lean out, and you find your own
< Yours is welcome here.
< Come and let it glow.
= party
> Fairy tales end with a party. Start there.
- {name} host{s} the ball, with music and moves you’ll retell ever after
- There are friends, there is music, and there is a story to retell
< Happily ever after can wait.
< Bring your royal guests.
= party
> All your favorite people, under one spell.
- {name} teach{es} you all one dance, and the laughter joins in
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
- {name} listen{s} to what you dream of and start{s} right there
- You say what you dream of, and we start there
< What will you wish for?
< The wand is yours.
= private
> A wish, and someone who has the time.
- You name the wish, and {name} work{s} on it with you
- There’s time for your song, your pace and every question you have
< Name your wish.
< Whisper it to us.
= private
> This magic is made to measure.
- {name} tailor{s} it to your move, your tempo and your favorite song
- It begins with your move, your tempo and your favorite song
< Bring us your dream.
< Come in for a fitting.
= practice
> Abracadabra takes a few tries.
- {name} keep{s} the floor open while you try that move again
- You try that move again, that song again, a little further
< Once more, with sparkle.
< Come and say it again.
= practice
> No spell to follow. Make your own.
- {name} keep{s} the cauldron warm, and the move is up to you
- Your music, your pace, your own small wonders
< See what you conjure.
< Drop in and conjure.
= practice
> Even wizards need time to play.
- {name} host{s} while you warm up, try a little and keep what sparkles
- Warm up, try everything, keep what sparkles
< Stir your own potion.
< Come out and play, wizard.
= workshop
> Here, the magic goes in slow motion.
- {name} show{s} how it turns, why it floats, where to hold
- How it turns, why it floats, where to hold
< Catch the magic with us.
< Slow magic, this way.
= workshop
> One wonder, opened like a locket.
- {name} open{s} it to show how it starts and how it lands
- Inside you find how it starts, what holds it and how it lands
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
- {name} turn{s} the pages with you, from the entrance to the bow
- You run the entrances and the counts, and then you bow
< This page is about you.
< Shine from the first page.
= showcase
> Behind the curtain, magic holds its breath.
- {name} take{s} it from the top, all the way to the bow
- You dance it once more from the top, right up to the bow
< Breathe out. It’s your moment.
< Places, everyone enchanted.
= showcase
> All that practice is about to sparkle.
- {name} run{s} it, polish{es} it, and add{s} the bow
- We run it, we polish it, we bow
< Add the shine with us.
< Take your bow here.
= photo
> One still second, full of magic.
- {name} find{s} the line, you find the look, and the second stays
- We find the line, you find the look, and click
< Hold still. Sparkle.
< Your still second is here.
= photo
> You, in the middle of a fairy tale.
- {name} frame{s} the pose, the breath and the moment before the bow
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
- {name} teach{es} you to grip, climb, hold and turn, like any hero
- You grip, you climb, you hold, and you turn the tale
< Your quest starts here.
< Sign the scroll, hero.
= men
> Strong is a fine place to start floating.
- {name} teach{es} you to grip, lean out and swing
- You grip, you lean out, and your strength learns to swing
< Try floating with us.
< Come and swing.
= men
> Every wizard needs a good grip.
- {name} teach{es} you to pull, hold and turn like magic
- Pull, hold, turn, and make it look like magic
< Work some magic with us.
< Come along, wizard.
= prenatal
> You’re already making the greatest magic.
- {name} bring{s} long breaths, soft movement, and no hurry at all
- Long breaths, soft movement, and no hurry at all
< Sway softly, you two.
< Come and rest in wonder.
= prenatal
> Someone is being told their first story.
- {name} set{s} the tempo, and you tell it in sways and breaths
- You tell it in sways and breaths, with a hand resting softly
< You’re telling it beautifully.
< Save a page for two.
= prenatal
> Two heartbeats, one slow song.
- {name} guide{s} soft hips, long breaths, and a rest when you like
- You sway, you breathe, and you sit whenever you like
< Rest here, you two.
< Come and sway together.
= postnatal
> You made magic. Now rest a little.
- {name} guide{s} gentle stretches and easy breaths, nothing to prove
- A breath, a reach, a rest, and nothing to prove
< Gently, with us.
< Be somebody’s guest for once.
= postnatal
> A small someone, and a slow spring.
- {name} guide{s} a breath and a stretch at a time, bud by bud
- A little breath, a little stretch, bud by bud
< No spring was ever late.
< Come and bloom softly.
= contemporary
> Some feelings only come out dancing.
- {name} help{s} them out with a reach, a turn and a fall
- You reach, you turn, you fall, and there it is
< Set a feeling free.
< Come and let it dance.
= contemporary
> Dance the way the sea dreams.
- {name} teach{es} you to reach, fall, roll and come back like a wave
- You reach, fall and roll, and the tide brings you back
< Let the tide lift you.
< Dance until high tide.
= contemporary
> Let the music pass right through you.
- {name} guide{s} it from your ribs to your fingertips
- It starts at the ribs and ends in the fingertips
< Listen with your whole body.
< Let the music in.
= acro
> Someone’s hands become your sky.
- {name} teach{es} you both to lean, to breathe and to rise
- You lean, they breathe, and the ground lets go
< Fly a little. You’re held.
< The sky is holding you.
= acro
> It takes two to make a miracle.
- {name} teach{es} both parts, earth and cloud, and then you swap
- One is the earth, one the cloud, then you swap
< The spell is called trust.
< Come and be a cloud.
= acro
> Trust, and your feet leave the ground.
- {name} count{s} you up, hands to feet, on one shared breath
- Hands to feet, a breath together, and up
< Rise on someone’s hands.
< Rise with a friend.
= circus
> You came to watch. The circus has plans.
- {name} teach{es} you a swing, a balance and a bow to a drumroll
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
- {name} teach{es} you to hold on, lean out and feel it awake
- You hold on, you lean out, and the best part begins
< Hold tight. It’s real.
< Dream on with us.
= teens
> Every legend was your age once.
- {name} teach{es} every new legend to swing, balance and try again
- They tried, they laughed, they tried again and flew
< Start with chapter one.
< Your legend starts here.
= teens
> Too big for fairy tales? Be in one.
- {name} show{s} you how to hold on, swing out and save the day
- You hold on, swing out, and nobody waits in a tower
< Main characters, this way.
< Bring your fellow heroes.
= kids
> You need fairy dust and two strong arms!
- {name} show{s} you how to hold tight, point your toes and float
- A little wish, a big swing, and you’re flying
< Wings out!
< Little fairies, fly in!
= kids
> A dragon left this pole behind!
- {name} teach{es} brave knights and fairies to hold on and ride
- Hold on with both hands, and ride it round
< Come and guard the castle!
< Knights and fairies, this way!
= kids
> Abracadabra, feet off the floor!
- {name} lead{s} wizard turns, fairy landings and one big ta-da
- The magic words are: hold on tight
< Ta-da!
< Presto! Come and join in!
= kids
> Wanted: brave fairies and friendly wizards!
- {name} teach{es} them to swing, balance and giggle like dragons
- Swing, balance, giggle, and a trick for the dragon
< The dragon says please!
< Come by broom!
= class
> Somewhere a song has your name in it.
- {name} teach{es} you the steps, and your name is in every turn
- You take a step, a turn and a breath, and there it is
< Dance to your own song.
< It’s calling. Come along.
= class
> Leave the world outside for a little while.
- {name} and the music do the talking, and you glow
- In here the music does the talking, and you glow
< The magic is in here.
< Come in and glow.
= class
> One song, and the ordinary is gone.
- {name} teach{es} the steps, and then they carry you
- You learn the steps, and then they carry you
< Dance the ordinary away.
< Come and be extraordinary.
@ Intro to Pole
> Once upon a {day}, you said yes.
- {name} open{s} the story with grips, walks and your first spin. No experience needed
- Your first grip, first walk and first spin begin with {name}. No partner needed
- The story opens with grips, walks and your very first spin. No experience needed
< Your fairy tale starts here.
< Chapter one is all yours.
< Say yes to wonder.
@ Intro to Pole
> No wand, no partner, no experience needed.
- {name} bring{s} the magic of a first grip, a first walk and a first spin
- Learn grips, walks and the wonder of your very first spin with {name}
- Just you, a few grips and walks, and the wonder of your first spin
< You’re magic enough.
< Come and be amazed.
< Bring only your wonder.
@ Intro to Pole
> There is magic in a first spin.
- {name} guide{s} you gently through grips, walks and your first spin. No experience needed
- From first grip to first spin, {name} guide{s} you. No dance background needed
- You hold, you walk, you spin, and no dance background is needed
< Let the wonder begin.
< Feel the first spark.
< Come and believe.
@ Intro to Pole
> Every fairy was new to the air once.
- {name} teach{es} grips, walks and a first spin, no experience or partner needed
- Come without experience, and {name} will show you grips, walks and your first spin
- Grips come first, then walks, then your first spin. No experience needed
< Borrow a little fairy dust.
< Make a wish and float.
< Your wings are ready.
@ Beginner Pole
> You’ll go home a little enchanted.
- {name} weave{s} spins, climbs and sits into a short combo of your very own
- Spin, climb and sit at a steady pace with {name}, and leave with a combo
- Spins, climbs and sits are woven into a short combo that goes home with you
< Take the magic home.
< Come and learn the spell.
< Leave with a little wonder.
@ Beginner Pole
> Magic grows at a steady pace.
- {name} lead{s} you steadily through spins, climbs and sits to a combo of your own
- Grow grip, core and confidence with {name}, and leave with your own combo
- Spins, climbs and sits grow at a steady pace, until a combo blossoms
< Watch your magic grow.
< Plant a wish here.
< Bloom in your time.
@ Beginner Pole
> Rapunzel waited. You can climb.
- {name} teach{es} you to climb, spin and sit, with a short combo to take home
- Climb, spin and sit with {name}, and carry a combo home like treasure
- You climb, you spin, you sit, and you leave with a combo of your own
< Lovely view. Come up.
< No prince required.
< The tower is yours.
@ Beginner Pole
> Every heroine starts with one climb.
- {name} guide{s} your spins, climbs and sits, and you leave with your own combo
- At a steady pace, {name} help{s} you build grip, confidence and a little combo
- Build grip, core and confidence with every spin, climb and sit, and keep the combo
< Be the heroine.
< Your adventure is here.
< Up, toward the stars.
@ Intermediate Pole
> Wonderland is upside down. Come and see.
- With {name} spotting you safely, first inverts and leg hangs become an adventure
- {name} safely spot{s} your first inverts and leg hangs, and polish{es} your transitions
- You climb with ease, so step into first inverts and leg hangs, safely spotted
< Alice would love this.
< Curiouser and curiouser.
< The looking glass is open.
@ Intermediate Pole
> You know how to climb. Meet the stars.
- {name} guide{s} you safely into first inverts, leg hangs and cleaner transitions
- Leave the ground behind with {name}, who spot{s} your first inverts and leg hangs
- First inverts and leg hangs are safely spotted, and every transition grows cleaner
< The stars say hello.
< Meet us upside down.
< Shine from up there.
@ Intermediate Pole
> Turn the world over and make a wish.
- First inverts and leg hangs are safe wonders with {name} there to spot you
- If you climb with ease, {name} will spot you safely into inverts and leg hangs
- You’re ready for first inverts and leg hangs, with someone to spot you safely
< Wish granted, upside down.
< See the magic overhead.
< Dream the right way down.
@ Advanced Pole
> Power, with a little stardust on it.
- {name} bring{s} power and control to shoulder mounts, handsprings and aerial combos
- Bring your inverts to {name} for shoulder mounts, handsprings and aerial combos
- Shoulder mounts, handsprings and aerial combos shine with power and control
< Scatter stardust with us.
< Leave a glittering trail.
< Come and glitter up high.
@ Advanced Pole
> From below, it looks like a spell.
- {name} reveal{s} the power and control in handsprings, shoulder mounts and combos
- Confident inverters learn shoulder mounts, handsprings and aerial combos with {name}
- Up there, shoulder mounts and handsprings turn control into elegant lines
< Come up and enchant.
< Hold the room spellbound.
< Cast yours in the air.
@ Advanced Pole
> For confident inverters, the sky has doors.
- {name} open{s} the way to aerial combos, shoulder mounts and handsprings
- With {name}, power and control carry you into shoulder mounts and handsprings
- Aerial combos, shoulder mounts and handsprings are waiting, with control and grace
< Knock, and come up.
< Step into the sky.
< Every door is open.
@ Spin Basics
> No strength needed yet. Just wonder.
- {name} walk{s} you into fireman, chair and back hook, and gently back to earth
- Learn fireman, chair and back hook with {name}, and land each spin softly
- You walk in, let go of the floor, and land softly from three lovely spins
< Come and be whirled.
< Round and round you glow.
< Land like a feather.
@ Spin Basics
> Three spins, like three wishes.
- {name} grant{s} you fireman, chair and back hook, each with a soft landing
- Wish for fireman, chair and back hook with {name}. No strength needed yet
- Fireman, chair and back hook come true, and no strength is needed yet
< All three come true.
< Make your first wish.
< Wish, spin, smile.
@ Spin Basics
> Let go of the floor. Float.
- {name} teach{es} fireman, chair and back hook, from the walk in to a soft landing
- Float through fireman, chair and back hook with {name}. No strength needed yet
- You need no strength yet for fireman, chair and back hook, only a little trust
< Drift down like stardust.
< Float a little while.
< The air is ready.
@ Spin Pole
> This pole is under a spell. It turns.
- {name} show{s} you the magic of momentum and balance, in combos that feel like flying
- Let the pole carry you with {name}, in floaty combos that look effortless
- Momentum and balance do the magic, and floaty combos feel like flying
< Step up and be whirled.
< Say the word, and turn.
< Fall under its spell.
@ Spin Pole
> Be the dancer in the music box.
- {name} guide{s} your balance and momentum, so every combo floats and looks effortless
- Turn with the pole and {name}, in floaty combos that feel like flying
- The pole turns with you, and effortless-looking combos drift by like a dream
< Come and open the lid.
< Let the music box play.
< Turn, little dancer.
@ Spin Pole
> Ever wished to fly? Wish granted.
- {name} turn{s} momentum and balance into floaty combos that feel like flying
- With {name}, the pole turns, you balance, and your combos float like feathers
- A turning pole, a little balance, and floaty combos feel like flying
< Fairy dust optional.
< Lift off with us.
< Fly softly.
@ Pole Tricks
> Magicians never tell. We show you everything.
- {name} reveal{s} three tricks step by step, with spotting and options for every level
- Step by step, {name} share{s} three tricks, with spotting. Bring your phone for the photo
- Three tricks are revealed step by step, with spotting. Bring your phone for the photo
< Then the magic is yours.
< Come backstage.
< Keep our secrets.
@ Pole Tricks
> Bring your phone. Magic needs proof.
- {name} guide{s} you step by step into three tricks, with spotting for every level
- Learn three tricks with {name}, with spotting and options for every level
- Every level learns three tricks, step by step and with spotting, before the photo
< Smile. You just did magic.
< Catch the sparkle.
< Pose, and be amazed.
@ Pole Tricks
> Three tricks a class. Three small miracles.
- {name} bring{s} three tricks to life, step by step, with spotting for every level
- Bring your phone. {name} teach{es} three tricks step by step, with spotting for all
- There’s spotting, an option for every level, and a photo for your phone
< Collect all three.
< Your ta-da is ready.
< Believe in all three.
@ Pole Flow
> Less counting. The music casts the spell.
- {name} link{s} spins, floorwork and transitions into one spellbound breath of movement
- Feel the music with {name} as spins and floorwork become one long breath
- Spins, floorwork and transitions become one long breath, and the music leads
< Come and be spellbound.
< Fall into the music.
< Drift into the song.
@ Pole Flow
> One long breath can hold a whole dream.
- {name} join{s} spins, floorwork and transitions, with less counting and more music
- Glide from spins to floorwork with {name}, counting less and feeling more
- You link spins, floorwork and transitions, counting less and feeling more
< Breathe in. It begins.
< Float on one breath.
< Come and dream in movement.
@ Pole Flow
> Let the music take you by the hand.
- {name} lead{s} you from spin to floor and on, in one long breath of movement
- Flow through spins, floorwork and transitions with {name}, feeling every note
- Spins and floorwork flow on one breath, with hardly a thought of counting
< This song knows the way.
< Follow the sweetest note.
< Hold on, and glow.
@ Pole Choreography
> One song. By the end, it’s enchanted.
- {name} teach{es} you a new routine in sections, until you dance the song full out
- Learn the routine piece by piece with {name}, and perform the song full out
- A new routine is learned in sections and danced full out at the end
< Come and enchant a song.
< Finish in full sparkle.
< Shine on the last note.
@ Pole Choreography
> Every song is hiding a story.
- {name} teach{es} a new routine in sections, with a full-out happy ending
- Discover a new routine with {name}, section by section, and dance the ending full out
- You learn the routine in sections, and dance the whole tale full out
< You’re the happy ending.
< Step into the story.
< Be the leading star.
@ Pole Choreography
> Learn a spell, verse by verse.
- {name} build{s} a new routine to one song in sections, for a full-out finale
- Verse by verse, {name} teach{es} you a routine to dance full out at the end
- A new routine to one song grows in sections, toward a full-out finale
< Cast your finest spell.
< Abracadabra on the chorus.
< Dance the magic word.
@ Exotic Pole
> Heels on, lights low. The spell begins.
- {name} lead{s} you through low flow, slides and kips. Bring knee pads and boldness
- Enchant the floor with {name} in low flow, slides and kips. Bring knee pads
- Low flow, slides, kips and attitude work their magic. Bring knee pads
< Cast it your way.
< Your boldest magic, please.
< Bewitch us boldly.
@ Exotic Pole
> Your boldest self is waking from a spell.
- {name} call{s} you to low flow, slides and kips with attitude. Bring knee pads
- Heels on for low flow, slides and kips with {name}. Bring your knee pads
- Bring heels and knee pads for low flow, slides, kips and all your attitude
< No prince needed. Just heels.
< Wake up bold.
< Awake, enchantress.
@ Exotic Pole
> Attitude is a kind of magic.
- {name} teach{es} low flow, slides and kips, heels on and lights low. Bring knee pads
- Bring knee pads and your boldest self for slides, kips and low flow with {name}
- With heels, knee pads and your boldest self, slides and kips become magic
< Come and be spectacular.
< Bold ones, this way.
< Glow low and bold.
@ Heels & Floorwork
> Cinderella, you may keep both heels on.
- {name} lead{s} you through leg lines, rolls and waves, in heels or socks
- Dance leg lines, rolls and waves with {name}, in heels of any height or socks
- In heels or socks, you learn leg lines, rolls and smooth ways down and back
< Your ball is right here.
< No pumpkin at the end.
< Dance on, Cinderella.
@ Heels & Floorwork
> In heels or socks, you’ll enchant the floor.
- {name} show{s} you leg lines, rolls, waves and smooth ways to the floor and back
- With {name}, leg lines, rolls and waves take you smoothly down and back again
- Leg lines, rolls and waves carry you smoothly to the floor and back
< The floor is already charmed.
< Come and make it swoon.
< Melt, roll, rise.
@ Heels & Floorwork
> Move like a wave in a mermaid’s tale.
- {name} guide{s} your waves, rolls and leg lines, in heels of any height or socks
- Ride the waves with {name} through rolls and leg lines, in heels or in socks
- Rolls, waves and leg lines flow to the floor and back, in heels or socks
< The tide is with you.
< Surface, and shine.
< Socks for fins? Welcome.
@ Chair Dance
> Kiss no frogs. Your partner is a chair.
- {name} conjure{s} sultry choreography that’s easy to follow and great with friends
- Dance sultry choreography with {name} and a chair, easy to follow among friends
- The sultry choreography is easy to follow, and lovely to share with friends
< Chairs make charming princes.
< Happily, sultrily ever after.
< Sit, and be charmed.
@ Chair Dance
> An enchanted chair has asked you to dance.
- {name} keep{s} sultry choreography easy to follow and lovely to share with friends
- Follow {name} easily through sultry choreography, alone or with your friends
- The sultry steps are easy to follow, and friends are welcome under the spell
< Give the chair your hand.
< Take the enchanted seat.
< Sit down, spellbound.
@ Chair Dance
> The throne room is now a dance floor.
- {name} hold{s} court with sultry choreography, easy to follow and great with friends
- Rule your chair with {name}, in sultry choreography that’s easy to follow
- Sultry choreography is easy to follow here, and friends make fine royalty
< Be seated, Majesty.
< Claim your throne.
< Reign beautifully.
@ Aerial Hoop
> Take a seat in the moon.
- {name} show{s} you mounts, poses and spins, each in a low and a high version
- Mount, pose and spin with {name}, in a low version or a high one
- Mounts, poses and spins float low or high, graceful from the first class
< It’s your turn to glow.
< Rest on the moon.
< Shine like the moon.
@ Aerial Hoop
> Low or high, there’s wonder in the air.
- {name} teach{es} mounts, poses and spins, with graceful strength from the first class
- Find graceful strength with {name} in every mount, pose and spin, low or high
- Each mount, pose and spin has a low wonder and a high one
< Choose your own magic.
< Float at any height.
< Come and hover.
@ Aerial Hoop
> There’s a magic ring in the air.
- {name} guide{s} you into mounts, poses and spins, low or high, with graceful strength
- From your first class, {name} help{s} you mount, pose and spin, low or high
- Graceful strength begins with your first mount, pose and spin, low or high
< Make the ring yours.
< Step inside the ring.
< One ring, many wishes.
@ Strength & Conditioning
> Open sesame, stubborn invert.
- {name} train{s} pull, core and shoulders with you, until stubborn inverts click
- Build pull, core and shoulder strength with {name}, until those inverts click
- Pull, core and shoulder work is the magic word for inverts that click
< The treasure cave is opening.
< Say the magic word.
< Hear the lock click.
@ Strength & Conditioning
> Magic has muscles. Come and meet them.
- {name} introduce{s} pull, core and shoulder work, with progress you can measure
- Grow strong in pull, core and shoulders with {name}, and measure your progress
- Pull, core and shoulder work made for pole brings progress you can measure
< They’d love to meet you.
< Flex a little magic.
< Strong is spellbinding.
@ Strength & Conditioning
> Every lovely float has strength behind it.
- {name} build{s} your pull, core and shoulders for pole, and for inverts that click
- Work on pull, core and shoulders with {name}, until your inverts finally click
- Pull, core and shoulder work, made for pole, makes inverts click at last
< This is where floating begins.
< Come and build your magic.
< Rise, little by little.
@ Flexibility & Stretch
> A warm, kind spell for your body.
- {name} guide{s} you gently toward splits and backbends, whatever your starting point
- Stretch kindly with {name} for splits, backbends and shoulders, wherever you begin
- Active stretching for splits, backbends and shoulders is guided and gentle here
< Gentle magic works best.
< Be softly spellbound.
< Soften, and glow.
@ Flexibility & Stretch
> Buds don’t open by force. Neither do splits.
- {name} lead{s} you warmly into splits, backbends and shoulders, wherever you start
- Open up kindly with {name} for splits, backbends and shoulders, whatever your start
- Splits, backbends and shoulders open kindly, whatever your starting point
< Come and bloom gently.
< Petal by petal.
< Open like a rose.
@ Flexibility & Stretch
> Your shoulders are two sleeping beauties.
- {name} guide{s} you warmly and kindly into splits, backbends and easier shoulders
- From any starting point, {name} guide{s} you kindly to splits, backbends and shoulders
- Warm, guided stretching wakes splits, backbends and shoulders, wherever you start
< No kiss needed.
< Rise and shine, gently.
< Wake up softer.
@ Intro to Pole
? offer first class free
> First class free. First spell included.
- {name} show{s} you grips, walks and a first spin, with no experience needed
- Try grips, walks and the magic of a first spin, with no partner needed
< Come and say yes.
< Have a little magic.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Every story needs two heroes.
- {name} teach{es} you both grips, walks and a first spin, no experience needed
- You both learn grips, walks and a first spin, with no experience needed
< Two wishes, one spin.
< Take turns being amazed.
@ Beginner Pole
? offer first class free
> First class free. No waiting in towers.
- {name} teach{es} you to spin, climb and sit, and send{s} you home with a combo
- Climb, spin and sit at a steady pace, and take a combo home
< Let down your hair.
< Rise, Rapunzel.
@ Beginner Pole
? series *weeks
> {Series} of climbing toward the stars.
- {name} lead{s} you steadily through spins, climbs and sits, up to a combo
- Spins, climbs and sits add up to grip, confidence and a combo of your own
< Begin the ascent.
< Write your first chapter.
@ Intermediate Pole
? series *weeks
> {Series} to Wonderland and back.
- {name} spot{s} your first inverts and leg hangs safely, and smooth{s} your transitions
- First inverts, leg hangs and cleaner transitions are safely spotted all the way
< Follow us upside down.
< Mind the rabbit hole.
@ Spin Basics
? level beginner
> Beginners, the air is yours.
- {name} guide{s} you through fireman, chair and back hook. No strength needed yet
- Learn fireman, chair and back hook, and how to land as softly as snow
< Your first flight is here.
< Whirl softly.
@ Spin Pole
? level all
> All levels may fly here.
- {name} guide{s} you into momentum, balance and floaty combos that look effortless
- The pole turns with you, and every floaty combo feels like flying
< Whatever your wings, come.
< There’s air for everyone.
@ Pole Choreography
? music
> {Music}, and a little abracadabra.
- {name} teach{es} a routine in sections, and you dance the song full out
- Learn the new routine in sections, and dance full out at the end
< Cast your spell on cue.
< Let the song sparkle.
@ Exotic Pole
? bring *knee pads*
> Bring {bring} and your boldest magic.
- {name} teach{es} low flow, slides and kips with attitude, heels on and lights low
- Put your heels on for low flow, slides and kips with attitude
< Slide into the spell.
< Bold hearts, soft knees.
@ Heels & Floorwork
? places *left
> {Places} at the ball.
- {name} lead{s} leg lines, rolls and waves, and socks count as slippers
- Leg lines, rolls and waves are danced in heels, and socks count as slippers
< Come to the ball.
< Slip into yours.
@ Chair Dance
? bring heels (optional)
> Heels or not, the chair is charmed.
- {name} enchant{s} the chair with sultry choreography that’s easy to follow
- The sultry choreography is easy to follow, with or without your friends
< Sit down, enchantress.
< Either way, you shine.
@ Aerial Hoop
? places max*
> {Places} under the same moon.
- {name} teach{es} each mount, pose and spin in a low and a high version
- You learn mounts, poses and spins, low or high, with graceful strength
< Come and be starlight.
< Save your crescent.
@ Strength & Conditioning
? bring *towel*
> Even wizards bring {bring}.
- {name} strengthen{s} pull, core and shoulders for pole, until inverts click
- Pull, core and shoulder work made for pole helps stubborn inverts click
< Glow like magic.
< Shine a little, wizard.
@ Flexibility & Stretch
? bring *mat
> Bring {bring}, your own flying carpet.
- {name} guide{s} warm, kind stretches for splits, backbends and shoulders
- Splits, backbends and shoulders are guided kindly, wherever you begin
< Float off, softly.
< Land whenever you like.
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. Bring only a wish.
- {name} lead{s} you kindly through splits, backbends and shoulders, wherever you begin
- The stretching is warm, guided and kind for splits, backbends and shoulders
< Lie back and unfold.
< Rest in the wonder.
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
> Sold out. What a wonderful spell.
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
> A visit full of magic: {guest}.
< Come and be dazzled.
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
