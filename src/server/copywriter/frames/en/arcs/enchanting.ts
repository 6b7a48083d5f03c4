// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const enchanting = `
= intro pole
> Every fairy tale begins with someone unsure.
- Then they take hold of something, and the wonder begins
- First the grip, then the step, then the turn
< Turn the page with us.
< Come and begin your tale.
= intro pole
> You have more magic than you know.
- A grip, a step, a turn, and you’ll feel it
- Hands first, then feet, then that first little lift
< Come and find your magic.
< Find your magic with us.
= intro
> A little magic was set aside for you.
- It’s in the moment when your feet forget the floor
- We’ll show you where to put your hands. The rest is wonder
< Come and collect your magic.
< Collect your magic here.
= intro
> You only have to say the magic word: yes.
- Then it’s a grip, a walk, and one small turn
- We take it from there, one gentle step at a time
< Come and say it with us.
< One yes is enough.
= intro
> Believe first. Then hold on.
- A grip, a step, a turn, and you’re off the ground
- We show you how to hold, how to step, how to float
< Come and believe a little.
< Hold on, and believe.
= pole
> There’s a moment when you forget the ground.
- One turn, one lean, one breath, and there it is
- You hold on, you swing out, and the floor lets go
< Come and find that moment.
< Meet us in that moment.
= pole
> The pole is a wand. You’re the spell.
- You turn, you lean, you rise, and something sparkles
- Hold on lightly, step round, and see what happens
< Come and work your magic.
< Be the spell.
= pole
> Hold the pole. Let the world go.
- Turn by turn, everything out there gets quieter
- A walk, a swing, a climb, and you’re floating above it
< Come away with us.
< Float away with us.
= pole
> Gravity has a soft spot for you.
- One grip, one swing, and it lets you float
- You step, you lean, and it looks the other way
< Come and ask for a dance.
< Flirt with gravity.
= spin spinpole
> For one turn, the floor lets you float.
- One step, one lean, and everything goes soft and far
- You hold on, you lean back, and the air does the rest
< Come and float a turn with us.
< Float a turn with us.
= spin spinpole
> Somewhere a snow globe is missing its dancer.
- Turn once, and everything around you glitters
- Round and round, in a world just your size
< Come and make it snow.
< Come and be the dancer.
= spin spinpole
> Every turn is a tiny flight.
- You lean out, let go of the floor, and land softly
- A step to take off, a breath to stay up there
< Come and take wing.
< Fly a little with us.
= spin spinpole
> One step, and the air says yes.
- You lean, you lift, you go round, and it holds you
- Walk in, swing out, and float the rest of the way
< Come and trust the air.
< Trust the air.
= spin spinpole
> Stars have always moved in circles.
- A step, a lean, a long slow round, and a soft landing
- Round you go, one hand on the pole, one in the sky
< Come and circle with us.
< Circle like a star.
= spin
> Make a wish. Then turn.
- One step for the wish, one swing to send it off
- Walk in, lean out, float round, and land it softly
< Come and set a wish spinning.
< Wish. Turn. Land.
= spinpole
> Step on, and the pole waltzes you away.
- Lean out and it slows. Pull in and it whirls
- You find your balance, and it finds the music
< Come and be whirled round.
< Whirl away with us.
= static
> The pole stands enchanted. You wake it.
- A hand, a step, a swing of your own, and the spell breaks
- It stays quite still while you go round like a star
< Come and break the spell.
< Break the spell with us.
= static
> The pole stays still. The world whirls.
- You step, you swing, and everything else goes round
- One hand on it, and you’re the whole carousel
< Come and set the world turning.
< Set the world turning.
= static
> One hand on the pole, and the air wakes up.
- Then a step, a swing, a hold, and a soft way down
- You move, it holds you, and the rest is wonder
< Come and stir the air.
< Stir the air with us.
= tricks
> Impossible is only half the story.
- The other half is one knee, one grip, one breath
- We take it apart, you put it together, up you go
< Come for the other half.
< The other half is here.
= tricks
> From down here, it looks like magic.
- Up there it’s a knee, a grip and a deep breath
- We show you how it’s done, one part at a time
< Come and learn how it’s done.
< Be the magic up there.
= tricks
> Every trick ends in ta-da.
- Before that come a grip, a hook, and a good long hold
- We start low, go slowly, and save the ta-da for you
< Come and earn your ta-da.
< Ta-da with your name on it.
= tricks
> One knee, and gravity believes you.
- Hook it, hold it, let the hands go last
- We show you where to grip, when to lean, how to smile
< Come and charm gravity.
< Charm gravity with us.
= advanced
> Hush. Someone’s about to fly.
- A hand opens, a knee holds, and everyone wonders how
- It takes no dust and no wings, only you
< We have a feeling it’s you.
< Breathe. Believe. Fly.
= advanced
> There’s a quieter kingdom up there.
- Long holds, slow descents, lines to the fingertips
- It’s reached upside down, by those who know the way
< Come and reign a while.
< Your tower is waiting up there.
= advanced
> You’ve learned the spells. Now enchant.
- Bigger combos, longer lines, and one long held breath
- What used to be a trick can be a story now
< Come and leave them spellbound.
< Come and enchant us.
= intermediate
> The second chapter is where the wonders start.
- You know your first spells. Now for the longer ones
- Longer flights, softer landings, braver turns
< Your next chapter is ready.
< Come and read on.
= intermediate
> Your wings are half unfolded.
- You know the way up. Next, the hands let go
- Leg hangs, longer lines, softer landings
< Come and unfold the rest.
< Unfold the rest with us.
= intermediate
> You know the first spells. Learn a longer one.
- A hang, a hold, a turn you didn’t have before
- A few moves you love, and one you’ve only dreamed of
< Come and add a spell.
< Add a spell with us.
= flow
> Follow the thread. It glows when you move.
- Through a turn, along the floor, and on with the music
- From the pole to the ground and back, without a break
< Come and see where the song goes.
< Follow the glow.
= flow
> Like magic, one move becomes the next.
- A turn melts into a slide, a slide into a roll
- Spin, sink, roll, rise, all on one breath of music
< Come and drift with us.
< Drift along on a song.
= flow
> The song takes your hand and won’t let go.
- Round the pole, down to the floor, up on the last note
- You turn when it turns and breathe when it breathes
< Come and let the song lead.
< Let the song lead you.
= flow
> Close your eyes. The next move finds you.
- A turn, a slide, a reach, all on the same long breath
- From the pole to the floor, as if it had been whispered
< Come and be found.
< Let the next move find you.
= flow
> It begins as a turn and ends as a dream.
- In between: a slide, a roll, and a song that holds you
- Spin, melt, roll, rise, and nothing wakes you
< Come and drift off.
< Drift off with us.
= exotic
> Sirens never rush.
- A wave of the hair, a long slide down, a note held
- Low and slow, and every song is a sea
< Come and be the siren.
< Take your time. Then enchant.
= exotic
> A spell, cast slowly, from the hips.
- One slow circle, one long slide, and the song is yours
- Low, unhurried, and entirely under your own spell
< Come and cast your own.
< Your spell, your rules.
= exotic
> Every slow step is a little spell.
- A walk, a wave, a slide, and a look that lingers
- Hips first, then hair, then the long way down
< Come and be bewitching.
< Bewitch the beat.
= exotic
> Enchantresses take their time.
- Hips, hair, a long slide, and a look that finishes it
- A slow walk, a slower turn, and all eyes on you
< Come and be the enchantress.
< Slowly, enchantress.
= exotic
> The song is already under your spell.
- Slow steps, long legs, and a slide that takes its time
- You circle, you sink, you rise, and it follows
< Come and charm the song.
< Charm the song with us.
= heels
> Cinderella left early. You don’t have to.
- Strut, sway, turn, and no clock to mind
- A walk, a turn, a pose, and both heels to the end
< Come and stay for the last dance.
< Stay for the last dance.
= heels
> Two heels, and you’re nearer the stars.
- You walk prouder, turn slower, and shine a little
- First the steps, then the sway, then the sparkle
< Come and walk on stardust.
< Strut on stardust.
= heels
> Every step rings like a wish.
- Heel, toe, turn, and a pose to hold the moment
- Steady first, then slow, then straight to the glow
< Come and make a wish in heels.
< Step, sparkle, and wish.
= heels
> The clock strikes. You keep dancing.
- A walk, a turn, a pose, and nobody runs for a carriage
- Slow steps, long legs, and a twirl on the last stroke
< Come and dance on.
< Dance on with us.
= heels
> Somewhere between tiptoe and flight: heels.
- Slow steps first, then the sway, then the wings
- You rise, you step, you turn, and the floor looks up
< Come and find your wings.
< Tiptoe into flight.
= lowflow floor
> The floor has turned to sea. Swim.
- A long stroke, a slow roll, a ripple to the toes
- You glide, you roll, and rise like something silver
< Be a mermaid for one song.
< Swim with us.
= lowflow floor
> Lie down in the music. It’s deep enough.
- It lifts you by the ribs and sets you down like petals
- Roll, reach, slide, and let the song do the carrying
< Sink sweetly. Rise glowing.
< Come and sink into the song.
= lowflow floor
> The floor is your flying carpet.
- You roll, you glide, and the music does the steering
- Lie back, slide on, and drift wherever the song is going
< Come aboard and drift.
< Next stop: somewhere dreamy.
= lowflow floor
> Melt like the last snow of spring.
- Shoulder by shoulder, breath by breath, to the ground
- You soften, you roll, you slide, and you bloom back up
< Come and melt gently.
< Melt down. Bloom up.
= handstand
> Turn the world like an hourglass.
- For a few grains, time runs the other way
- Palms down, legs up, and one long breath at the top
< Come and turn time over.
< Turn time over with us.
= handstand
> Upside down, everything glitters.
- Kick up, breathe out, and look again
- Wrists, shoulders, one leg, two, and hold the view
< Come and see the glitter.
< Look again, upside down.
= handstand
> The whole world, in your two hands.
- You press it down, lift your feet, and hold it there
- First a lean, then a kick, then a moment of stillness
< Come and hold the world.
< Hold the world with us.
= conditioning polefit
> Wings are built one feather at a time.
- A pull, a hold, a breath, and there’s another
- Nobody sees them growing but you
< Come and grow your wings.
< Feather by feather, with us.
= conditioning polefit
> Even magic has to practice.
- Pull, hold, lift, until it looks like floating
- The quiet strength behind every floating thing
< Come and practice floating.
< Roll up your sleeves, wizard.
= conditioning polefit
> Fairy dust helps. Strength helps more.
- Pulls, core, holds, and one more for the sparkle
- You lift, you breathe, you rest, you lift again
< Come and build your wings.
< Earn your sparkle.
= conditioning polefit
> Behind each spell, a strong pair of arms.
- Pull, press, hold, rest, and the wand feels lighter
- A lift, a breath, another lift, and a little stardust
< Come and lift the wand.
< Power up the magic.
= stretch
> Unfold, like the first fern in a quiet wood.
- A little more with every breath, and no one watching
- Ferns don’t force it. They just keep reaching
< There’s no rush in a forest.
< Come and unfold like a fern.
= stretch
> Breathe, and something opens.
- The hips, then the back, then something behind it
- No pushing, no force, only a soft knock
< Come and breathe your way in.
< Breathe your way in.
= stretch
> Softness is its own kind of magic.
- Hips, back, hamstrings, a little more with each breath
- You lengthen, you rest, and the day lets go of you
< Come and be soft for a while.
< Soften with us.
= stretch
> Even the moon opens slowly.
- A little more each breath: hips, back, hamstrings
- You lie down, you lengthen, you shine a bit wider
< Come and open like the moon.
< Slowly, like the moon.
= yoga
> One deep breath, and the forest appears.
- Stand like a tree, bend like a willow, rest like moss
- It grows a little quieter with every breath
< Come and breathe among the trees.
< Breathe in. You’re there.
= yoga
> Quiet is where the magic hides.
- A breath, a shape, a breath, and the day goes soft
- You stretch, you settle, and something in you shines
< Come and be quiet with us.
< Find the quiet.
= yoga
> For one long breath, the world waits.
- Reach up, fold down, and rest your hands on the earth
- Nothing to solve here. Only the next slow breath
< Come and let the world wait.
< Let the world wait.
= choreo
> A dance is a spell in eight counts.
- Say it in the right order, and the air begins to glow
- Step, turn, breathe, reach: now you know the words
< Come and speak the spell.
< Cast it together.
= choreo
> A story without a single word.
- It starts in the feet, and by the chorus it’s flying
- Every count is a little door that opens on the next
< Come and dance the ending.
< You’re the one who tells it.
= choreo
> By the last chorus, you’re the song.
- Step by step at first, then the whole of it, shining
- You learn it, you link it, you let it carry you
< Come and become the song.
< Be the song with us.
= choreo
> The song is a castle. Here are the keys.
- One step opens a verse, the next opens the chorus
- Turn by turn, until every part of it is yours
< Come and open the last door.
< Open the doors with us.
= chair
> A chair, a song, and a little magic.
- You sit, and it’s a carriage. You rise, and it’s a stage
- A lean, a turn, a crossed leg, and it comes alive
< Come and dance like magic.
< Your carriage is here.
= chair
> Even a chair can fall under your spell.
- You lean, you circle, you cross your legs, and it’s yours
- It only takes a slow seat and a look over the shoulder
< Come and bewitch a chair.
< Bewitch a chair with us.
= chair
> Every queen starts by sitting down.
- Cross a leg, lean back, turn round, and reign
- Slow seat, long legs, chin up, and let the song bow
< Come and take your throne.
< Reign from a chair.
= chair
> The last chair at the ball is yours.
- Nobody sits this one out. You lean, you turn, you shine
- A slow seat, a crossed leg, and a song to bow to
< Come and dance this one.
< Dance this one with us.
= burlesque
> Now you see it. Now you tease.
- A wink, a shoulder, and the oldest magic on any stage
- A glove, a glance, a pause, and all the time in the world
< Abracadabra, darling.
< Come and learn the sleight of hip.
= burlesque
> One feather falls, and everyone makes a wish.
- A shimmer, a smile, and a glove that takes forever
- You learn the walk, the turn, and when to let it drop
< Come and make them wonder.
< Make a wish, with a wink.
= burlesque
> A glove, a glance, and they’re spellbound.
- You learn the walk, the wait, and the well-timed wink
- Slow steps, soft shoulders, and a smile that lands last
< Come and cast a wink.
< Wink, and it works.
= twerk
> There’s a little magic in your hips.
- One beat wakes it, and the next one sets it free
- Bend your knees, loosen your hips, and say the word
< Come and set your hips free.
< Shake up some sparkle.
= twerk
> Shake, and watch the sparkle rise.
- Soft knees, loose hips, and off it goes like a snow globe
- Slow first, then small, then all the glitter at once
< Come and make the beat glitter.
< Glitter with us.
= twerk
> The drum says a word. Your hips understand.
- It’s an old word and it means joy
- Down, back, up again, like a spell that worked
< Come and answer the drum.
< Answer the drum.
= salsa
> One turn, and the whole room is dancing.
- A hand, a step, a song, and your feet remember
- Round you go, under a spell made of rhythm
< Come and be whirled away.
< Be swept away.
= salsa
> This rhythm charms feet. Yours are next.
- A step, a turn, a smile, and you’re under it
- It starts in the music and ends in your hips
< Come and be charmed.
< No feet have ever resisted.
= salsa
> The first note is the spell.
- Your feet go first, then your hips, then your smile
- A step out, a step home, and a turn you feel for days
< Come and fall under the rhythm.
< Fall under the rhythm.
= hoop
> Step into the moon. It’s been waiting.
- Curl up in the curve, lean back, and let it turn
- One hand for the silver, one for the air
< Come and sit in the moon.
< Stay for a whole moonrise.
= hoop
> A ring, a wish, a lift off the ground.
- Sit, lean back, and let the world go round below you
- Three parts of one small miracle, and you’re the third
< Come and lift off.
< Wish wisely. Then lift off.
= hoop
> The air has a window. Sit in it.
- Hook a knee, lean out, and see how far the floor is
- Slip in, sit back, and let the view turn slowly
< Come and take the window seat.
< Lean out with us.
= hoop
> The crescent has room for one more.
- Curl in, lean back, point your toes at the stars
- A knee, a hand, a lean, and it rocks you
< Come and complete the moon.
< Curl up in the crescent.
= silks
> Someone has hung a waterfall in the air.
- It folds around you and lifts you off the ground
- You step behind it, and it takes you in its arms
< Come and be carried.
< Swim upward with us.
= silks
> Two lengths of cloth become your wings.
- A wrap, a lean, and you hang there like a dream
- You take hold, you fold in, and you open slowly
< Come and open your wings.
< Open your wings.
= silks
> Wrapped up like a wish.
- The fabric folds around you, and up you float
- Round the foot, round the waist, and off the ground
< Come and hang by a wish.
< Hold the cloth. Make the wish.
= straps
> Two loops, and the air takes you in.
- Wrap, hold, lift, and a slow turn above it all
- A breath, a pull, and your feet forget the floor
< Come and rise a little.
< Rise a little with us.
= trapeze straps
> A swing for those who never quite came down.
- Hold on, tip back, and the everyday gets small
- Lean out, and the first star leans in
< Come and sway until you float.
< Push off from the ordinary.
= trapeze
> Remember the swing? It grew wings.
- You sit, you lean, and the air does something lovely
- Hold on, lean back, and let the sky come closer
< Come and swing into wonder.
< Swing into wonder.
= trapeze
> There’s a seat halfway to the stars.
- Sit, stand, hang by your knees, and look around
- A hold, a lean, a knee over, and a very good view
< Come up and sit with us.
< Meet us halfway up.
= seniors
> There’s always time for a little magic.
- A lean, a turn, a laugh, one easy step at a time
- Easy steps, good music, and nobody hurries
< Come and feel like magic.
< Make some magic with us.
= seniors
> Somewhere in you, someone still twirls.
- A hold, a step, a slow turn, and there you are
- Sure hands, easy feet, and a song you remember
< Come and let that someone dance.
< Twirl again with us.
= seniors
> The best magic ripens slowly.
- You bring a life of stories. We add a little sparkle
- Step by step, with all the time in the world
< Come and add a little sparkle.
< Sparkle with us.
= inclusive
> The moon is never too full to shine.
- Hold on, lean out, and shine with all of you
- You take your turn, you take your time, you glow
< Come and be radiant.
< Full moon. Full you. Full glow.
= inclusive
> You were enchanting when you got here.
- Nothing to change first. Just a hold, a step, a turn
- You step, you turn, you shine your own way
< Come as you are and shine.
< Just add music.
= inclusive
> Magic comes in every size.
- Hold on, lean out, and see how well it suits you
- You move your way, and that’s what makes it glow
< Come and try magic on.
< Yours fits beautifully.
= party
> Fairy tales end with a party. Start with one.
- Friends, music, and moves you’ll retell ever after
- A song, a sparkle, and a circle of people you love
< Happily ever after can wait.
< Bring your royal guests.
= party
> All your favorite people, under one spell.
- You learn it together, laugh together, shine together
- Somewhere between the giggles, the spell is cast
< Come and be spellbound together.
< Gather your fairest friends.
= party
> One day you’ll tell this as a fairy tale.
- Once upon a time, all of you danced with a pole
- There was music, there was laughing, and everyone shone
< Come and live the good part.
< Be in the story, all of you.
= private
> A fairy godmother, all to yourself.
- You say what you dream of, and we start there
- Your pace, your questions, your own little miracle
< Come and make your wish.
< What will you wish for?
= private
> A wish, and someone who has the time.
- You name it, and we work on it, one small wonder at a time
- Your song, your pace, and every question you have
< Come and name your wish.
< Name your wish.
= private
> This magic is made to measure.
- Your move, your tempo, your favorite song
- You say where it should start and how far it should float
< Come with one wish.
< Bring us your dream.
= practice
> Abracadabra takes a few tries.
- That move again, that song again, and a little further
- Try it, change it, try it once more with stardust
< Come and say the word again.
< Once more, with sparkle.
= practice
> No spell to follow. Make your own.
- Try the move you dreamed of, as often as you like
- Your music, your pace, your own small wonders
< Come and conjure something.
< See what you conjure.
= practice
> Even wizards need time to play.
- Warm up, try a bit of everything, keep what sparkles
- Repeat it, change it, or invent it on the spot
< Come and stir your own potion.
< Stir your own potion.
= workshop
> We slow the magic down until you see it.
- Then you try it, one part at a time, with your questions
- How it turns, why it floats, where to hold
< Come and catch the magic.
< Catch the magic with us.
= workshop
> One wonder, opened like a locket.
- Inside: how it starts, what holds it, how it lands
- The longer you look, the more it shines
< Come and look closer.
< Take the sparkle home.
= workshop
> Some magic deserves more than a glance.
- We go through it slowly, and you ask whatever you like
- One topic, all its secrets, and time to try each one
< Come and know the whole spell.
< Linger over it with us.
= showcase
> The curtain opens like a storybook.
- A breath, a first note, and the story is yours
- Entrances, counts, and the last page before the bow
< Come and be in the story.
< This page is about you.
= showcase
> Behind the curtain, magic holds its breath.
- Once more from the top: entrances, counts, the bow
- One more run, so that it looks like a dream
< Breathe out. It’s your moment.
< Come and let the magic breathe.
= showcase
> All that practice is about to sparkle.
- We run it, we polish it, we run it with the bow
- When the music calls, they’ll see what you made
< Come and add the shine.
< Add the shine with us.
= photo
> One still second, full of magic.
- A pose, a breath, and a gaze at something lovely
- We find the line, you find the look, and click
< Hold still. Sparkle.
< Come and hold the magic.
= photo
> You, in the middle of a fairy tale.
- A pose, a breath, and a bit of stardust on the shoulder
- The turn, the look, the moment just before the bow
< Come and be caught shining.
< Pose happily ever after.
= photo
> Some moments deserve to stay.
- So you hold the pose, and we catch it for you
- One breath, one line, one look that stays
< Come and keep this one.
< Keep this one.
= men
> No dragon, no sword. Just a pole.
- You hold on, you lift, and the bards take notes
- Grip, climb, hold, and a turn worth retelling
< Come and be the hero.
< Your quest starts here.
= men
> You already lift. Now float.
- Grip, hold, lean out, and let the strength turn light
- A pull, a turn, and your feet are somewhere else
< Come and try floating.
< Try floating with us.
= men
> Every wizard needs a good grip.
- Pull, hold, turn, and make it look like a spell
- You grab on, swing out, and the ground is gone
< Come and work some magic.
< Work some magic with us.
= prenatal
> You’re already making the greatest magic.
- So sway a little, breathe, and be held by the music
- Long breaths, soft movement, and no hurry at all
< Come and rest in the wonder.
< Sway softly, you two.
= prenatal
> Someone is being told their first story.
- In sways, in breaths, in a hand resting softly
- It has no words yet. They love it already
< Come and tell it slowly.
< You’re telling it beautifully.
= prenatal
> Two heartbeats, one slow song.
- Sway, breathe, sit when you like, and let it play
- Soft hips, long breaths, and a hand where the kicks are
< Come and sway to your song.
< Rest in the music, you two.
= postnatal
> You made magic. Now rest a little.
- Gentle stretches, easy breaths, and someone to guide you
- A breath, a reach, a rest, and nothing to prove
< Come and be gentle with yourself.
< Gently, with us.
= postnatal
> A small someone, and a slow spring.
- A little breath, a little stretch, bud by bud
- Breathe, reach a little, and let it come
< Come and bloom in your own time.
< No spring was ever late.
= contemporary
> Some feelings only come out dancing.
- A reach, a turn, a fall, and there it is
- It begins with a breath and ends in wonder
< Come and dance what you feel.
< Set a feeling free.
= contemporary
> Dance the way the sea dreams.
- A rise, a hush, and something carried to the shore
- Reach, fall, roll, and come back like a wave
< Come and move like a tide.
< Let the tide lift you.
= contemporary
> Let the music pass right through you.
- It starts at the ribs and ends in the fingertips
- You breathe, you fold, you reach, you let it go
< Come and listen with everything.
< Listen with your whole body.
= acro
> Someone’s hands become your sky.
- You lean, they breathe, and the ground lets you go
- Trust is the only magic in it
< Come and float on trust.
< Fly a little. You’re held.
= acro
> It takes two to make a miracle.
- One is the earth, one is the cloud, and then you swap
- You hold, they float, and then it’s your turn to fly
< Come and lift each other up.
< The spell is called trust.
= acro
> Trust, and your feet leave the ground.
- Hands to feet, a breath together, and up
- You lean, they hold, and everything goes quiet
< Come and rise on someone’s hands.
< Rise on someone’s hands.
= circus
> You came to watch. The circus has other plans.
- Hang, balance, tumble, and hear the drumroll
- A swing, a balance, a flutter under the ribs
< Come and step into the ring.
< Believe. Then bow.
= circus
> The tent goes up wherever someone believes.
- A rope, a ring, a wobble, and a bow at the end
- Try the swing, the balance, the big held breath
< And now, the star: you.
< Come and be the star.
= openlevel
> Stars don’t ask who rose first.
- Some are new to the sky, some have shone for ages
- Everyone glows at their own height
< Come and find your place in the sky.
< All of you make the sky.
= teens
> You know that flying dream? Stay in it.
- Hold on, lean out, and let it last
- The part just after you leave the ground: that’s here
< Come and dream along.
< Hold tight. It’s real.
= teens
> Every legend was your age once.
- They tried, they laughed, they tried again and flew
- Swing, balance, hold on, and start your own
< Come and start with chapter one.
< Start with chapter one.
= teens
> Too big for fairy tales? Be in one.
- Hold on, swing out, and save the day yourself
- No waiting in towers. You go up, you come down, you grin
< Come and be the main character.
< Main characters, this way.
= kids
> Fairy dust won’t help. Strong arms will!
- Hold tight, point your toes, and up you float
- A little wish, a big swing, and you’re flying
< Wings out!
< Up to the clouds!
= kids
> A dragon left this pole behind!
- Brave knights and fairies hold on tight and spin
- Hold on with both hands, and you can ride it round
< See any dragons?
< Come and guard the castle!
= kids
> Abracadabra, feet off the floor!
- One wizard spin, one fairy landing, one big ta-da
- The magic words are: hold on tight
< Ta-da!
< Presto! Again!
= kids
> Wanted: brave fairies and friendly wizards!
- Swing, balance, giggle, and learn a trick for the dragon
- We learn the moves that unicorns can only dream of
< Come and join the magic!
< The dragon says please!
= class
> Somewhere a song has your name in it.
- You’ll know by the feet. They always know first
- A step, a turn, a breath, and there it is
< Come and dance to your song.
< Dance to your own song.
= class
> Leave the world outside for a little while.
- In here the music does the talking, and you glow
- What you carry in gets lighter as you move
< The magic is on this side.
< Come and feel lighter.
= class
> One song, and the ordinary is gone.
- Step, turn, breathe, and there it goes
- You learn the steps, and then they carry you
< Come and dance out of the ordinary.
< Dance the ordinary away.
@ Intro to Pole
> Once upon a time, you said yes.
- First chapter: grips, walks and your first spin
- Grips, walks, your first spin. No experience needed
< Your fairy tale starts here.
< Chapter one is all yours.
@ Intro to Pole
> No wand, no partner, no experience needed.
- Just grips, walks and the wonder of your first spin
- First steps on the pole, and then your first spin
< You’re all the magic it takes.
@ Intro to Pole
> Every spell has a first word.
- Here it’s a grip, then a walk, then your first spin
- Grips, walks, a first spin. No dance background needed
< Abracadabra. You’re spinning.
@ Intro to Pole
? offer first class free
> First class free. First spell included.
- Grips, walks and the magic of a first spin, no experience needed
- A grip, a walk, a first spin. No dance background needed
< Come and say the first word.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Heroines need a sidekick.
- You both learn grips, walks and a first spin
- Grips, walks, two first spins. No experience needed
< Take turns being the heroine.
@ Beginner Pole
> You’ll leave with a spell of your own.
- Spins, climbs and sits, woven into a short combo
- A short combo, built at a steady pace
< Come and learn the words.
< Your own small abracadabra.
@ Beginner Pole
> Magic grows at a steady pace.
- Spins, climbs and sits, until a short combo blossoms
- Grip, core, confidence, and a short combo of your own
< Your magic starts growing here.
< Come and grow some magic.
@ Beginner Pole
> Rapunzel waited. You can climb.
- Spins, climbs and sits, at a steady pace
- Climbs, spins, and your own short combo to keep
< No prince required.
< Come up and see the view.
@ Beginner Pole
? offer first class free
> First class free. No need to wait in towers.
- Climb, spin and sit, at a steady pace
- Spins, climbs, sits, and a short combo to take home
< Come and let down your hair.
@ Intermediate Pole
> Wonderland is upside down. Come and see.
- First inverts, leg hangs, and someone to spot you safely
- First inverts, leg hangs and cleaner transitions
< Alice would love it here.
< Curiouser and curiouser.
@ Intermediate Pole
> You know how to climb. Meet the stars.
- First inverts and leg hangs, safely spotted on the way
- Leg hangs, first inverts, and someone to spot you
< The stars are expecting you.
< Say hello upside down.
@ Intermediate Pole
> Turn upside down and find the magic.
- Leg hangs, cleaner transitions, your first inverts
- You climb with ease, so you go upside down, safely spotted
< You’re ready for wonder.
@ Intermediate Pole
? series *weeks
> {Series} to Wonderland and back.
- First inverts, leg hangs, cleaner transitions, safely spotted
- Upside down, safely spotted, with first inverts and leg hangs
< Follow us upside down.
@ Advanced Pole
> Power, with a little stardust on it.
- Aerial combos, shoulder mounts, and handsprings that glitter
- Handsprings, shoulder mounts, elegant lines
< Come and leave a glittering trail.
< Scatter stardust with us.
@ Advanced Pole
> From below, it looks like a spell.
- Up there it’s control, elegant lines, a handspring
- Up there it’s shoulder mounts and aerial combos
< Come and cast the spell.
@ Advanced Pole
> For confident inverters, the sky has doors.
- Shoulder mounts open one, handsprings the next
- Aerial combos, elegant lines, and handsprings
< Come and open every door.
@ Spin Basics
> No strength needed yet. Just wonder.
- Fireman, chair and back hook spins
- You walk in, the floor lets go, you land softly
< Round and round you glow.
< Come and whirl with us.
@ Spin Basics
> Three spins, like three wishes.
- Fireman, chair, back hook, and no strength needed yet
- Fireman, chair and back hook, each with a soft landing
< All three come true.
< Which wish will you make first?
@ Spin Basics
> Even the floor can be charmed.
- Fireman, chair, back hook: it lets you go, then lands you softly
- Walk in, spin, land like a feather. No strength needed yet
< Come and charm the floor.
@ Spin Pole
> This pole is under a spell. It turns.
- It whirls you into floaty combos that feel like flying
- Momentum and balance, and the floaty combos begin
< Step up and be whirled.
< Come and be set afloat.
@ Spin Pole
> Be the dancer in the music box.
- The pole turns with you, and it feels like flying
- Balance, momentum, and combos that look effortless
< Come and open the lid.
@ Spin Pole
> Ever wished to fly? Wish granted, softly.
- Floaty combos on a pole that turns with you
- Momentum and balance, and then you’re floating
< Fairy dust optional.
< Lift off with us.
@ Pole Tricks
> Magicians never tell. We show you everything.
- Three tricks, step by step, with spotting
- Tricks taken apart, with options for every level
< Then the magic is yours.
< Come and see behind the curtain.
@ Pole Tricks
> Bring your phone. Magic needs proof.
- Three tricks, step by step, and a photo for proof
- Spotting, options for every level, and a photo
< Smile. You just did magic.
< You’ll want the evidence.
@ Pole Tricks
> Three tricks a class. Three small miracles.
- Step by step, with spotting
- Safely spotted, with options for every level
< Come and collect all three.
< Your ta-da is ready.
@ Pole Flow
> Stop counting. The music casts the spell.
- Spins, floorwork, transitions, all in one spellbound breath
- You link spins and floorwork, and feel the song
< Come and be spellbound.
< Come and fall under the spell.
@ Pole Flow
> One long breath can hold a whole dream.
- Spins, floorwork, transitions, all flowing into one
- Spins and floorwork, with less counting and more music
< Come and dream it with us.
< Breathe in. It begins.
@ Pole Flow
> Let the music take you by the hand.
- Through spins, floorwork and transitions
- Less counting, more wonder, from spins to floorwork
< This song knows the way.
@ Pole Choreography
> One song. By the end, it’s enchanted.
- A new routine, taught in sections, danced full out
- You learn a routine in sections, then dance it full out
< Come and enchant a song.
@ Pole Choreography
> Every song is hiding a story.
- Find it section by section, then dance it full out
- A new routine tells it, with musicality and fun
< Come and dance the story.
< You’re the happy ending.
@ Pole Choreography
> A spell, learned verse by verse.
- A new routine, in sections, danced full out at the end
- One song, one new routine, and plenty of musicality and fun
< Then you cast it full out.
< Come and weave the spell.
@ Pole Choreography
? music
> {Music}, and a little abracadabra.
- A new routine, learned in sections, then danced full out
- In sections first, then the whole routine, full out
< Come and cast it on the chorus.
@ Exotic Pole
> Heels on, lights low. The spell begins.
- Low flow, slides and kips. Pack your knee pads
- Bring knee pads and your boldest self
< You are the magic in it.
< Cast it your way.
@ Exotic Pole
> Your boldest self is waking from a spell.
- It dreams of low flow, slides and kips. Bring knee pads
- Heels on for slides and kips. Bring knee pads
< Let your bold self dance.
@ Exotic Pole
> Attitude is a kind of magic.
- Heels on for low flow, slides and kips
- Low flow, slides, kips, and knee pads for every glide
< Come and find your own spell.
@ Heels & Floorwork
> Cinderella, you may keep both heels on.
- It’s all leg lines, rolls and waves, in any height of heel
- Smooth ways to the floor and back, in any height
< No pumpkin at the end.
< Your ball is right here.
@ Heels & Floorwork
> In heels or socks, you’ll enchant the floor.
- Leg lines, rolls, waves, and smooth ways back up
- Rolls and waves, and smooth ways down and back
< The floor is charmed to meet you.
< Come and work your charm.
@ Heels & Floorwork
> Move like a wave in a mermaid’s tale.
- Leg lines, rolls, and smooth ways to the floor and back
- Heels of any height, or socks. Mermaids aren’t fussy
< Roll in with us.
< The tide is on your side.
@ Heels & Floorwork
? places *left
> {Places} at the ball.
- Leg lines, rolls and waves, and socks count as slippers
- Smooth ways to the floor and back, in any heel or in socks
< Come to the ball.
@ Chair Dance
> Kiss no frogs. Your partner is a chair.
- Sultry choreography, easy to follow
- Sultry, easy to follow, and great with friends
< Chairs make charming princes.
< Happily, sultrily ever after.
@ Chair Dance
> Once upon a time, it was just a chair.
- Then came sultry choreography, easy to follow
- Then came friends and sultry moves, easy to follow
< Come and wake your chair.
@ Chair Dance
> An enchanted chair has asked you to dance.
- Sultry, easy to follow, no experience needed
- Sultry steps, great with friends
< Say yes. It’s spellbound already.
< How could you refuse?
@ Aerial Hoop
> Take a seat in the moon.
- Mounts, poses and spins, from a low moon or a high one
- Graceful strength from the very first class
< Come and make the moon shine.
< It’s your turn to glow.
@ Aerial Hoop
> A low wonder, and a high one.
- Every mount, pose and spin comes in both
- Mounts, poses, spins: each one low or high
< Choose your own magic.
< Both float beautifully.
@ Aerial Hoop
> There’s a magic ring in the air.
- In it: mounts, poses and spins, low or high
- Mounts, poses, spins, and graceful strength from the start
< Come and make the ring yours.
@ Strength & Conditioning
> Open sesame, stubborn invert.
- Pull, core and shoulder work made for pole
- Pull, core, shoulders, until inverts finally click
< The treasure cave is opening.
< Come and open the cave.
@ Strength & Conditioning
> Magic has muscles. Come and meet them.
- Pull, core and shoulder work, and progress you can measure
- Core, pull, shoulders, and inverts that finally click
< Presto takes a little practice.
@ Strength & Conditioning
> Every lovely float has strength behind it.
- Pull, core and shoulder work, made for pole
- Progress you can measure, inverts that finally click
< This is where floating begins.
< Come and build your magic.
@ Flexibility & Stretch
> A kind little spell for tight shoulders.
- Active stretching for splits, backbends and shoulders
- Warm, guided and kind, from any starting point
< Gentle magic works best.
@ Flexibility & Stretch
> Buds don’t open by force. Neither do splits.
- Active stretching, warm, guided and kind to your body
- Splits, backbends, shoulders, from any starting point
< Come and bloom gently.
@ Flexibility & Stretch
> Your shoulders are two sleeping beauties.
- Wake them with warm, guided, active stretching
- Splits and backbends, too. All woken kindly
< No kiss needed.
< Rise and shine, gently.
= any
? bring *knee pads*
> Bring {bring}. Even fairies like soft landings.
< Land softly. Shine brightly.
= any
? bring *shorts*
> Bring {bring}. Let your legs in on the magic.
< Your legs have wished for this.
= any
? bring *water*
> Your magic potion: bring {bring}.
- One sip between two wonders, as often as you like
< One sip and you’re glowing.
= any
? bring *towel*
> Bring {bring}. Magic makes you glow.
< Glow as much as you like.
= any
? bring *mat
> Bring {bring}. Tell it it’s a flying carpet.
< Every mat dreams of flying.
= any
? bring *friend*
> Bring {bring}. Fairy tales are better shared.
< Happily ever after, side by side.
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
< The magic is in the wearer.
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
< What will you wish for next?
< Come and make the next wish.
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
< You still have two wishes left.
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
< The real magic comes after.
< No trick. Only a treat.
= any
? offer *half price*
> {Offer}, and all of the magic.
< Wonder never comes in halves.
< Not one sparkle less.
= any
? offer *off*
> {Offer}. Nothing off the magic.
< You get every last sparkle.
= any
? level beginner (no experience)
> Every fairy was new to her wings.
- No experience needed. We show you every step
- No experience needed, only a little curiosity
< Come and try out your wings.
< Your wings will open, too.
= any
? level beginner (no experience)
> You don’t need to know the spell.
- No experience needed. We’ll say it slowly, with you
- No experience needed. We teach it step by step
< Come and hear the first word.
= any
? level beginner
> Even Merlin was a beginner once.
- So we start small, and let the wonder grow
- The first spell is a small step, and we take it with you
< Your magic is just beginning.
= any
? level beginner
> Beginners, this way to the wonder.
- We start at the first step and go gently from there
< You’re exactly where you should be.
= any
? level all
> Stars shine at all levels. So will you.
< The sky has room for you.
= any
? level all
> One spell for all levels, yours included.
- Take it gently or give it wings
< Come with wings, or without.
= any
? level beginner (only)
> Beginners only. Nobody has wings yet.
- Everyone starts together, at once upon a time
< Come and try your first flutter.
= any
? level advanced*
> {Level}, your castle has another tower.
< Come and see the view from there.
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
- For every witch, fairy and heroine among us
- A place to laugh, move and glow with each other
< Come and complete the circle.
= any
? places *left
> {Places}. Make a wish.
< Come and see a wish granted.
= any
? places *left
> {Places} under this spell.
< Come and claim yours.
= any
? places few
> Just a few places on the magic carpet.
< Hop on. It’s about to float.
= any
? places max*
> {Places}. Small circles hold the most magic.
< Step into our circle.
= any
? places small group
> Small group, big magic.
< Come and be part of the spell.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. Think of it as a wand.
< Wave hello to your magic.
= any
? series * weeks*
> {Series}. A fairy tale in chapters.
< Every chapter ends in wonder.
< Come from first page to last.
= any
? series week*
> {Series}. The story grows more magical.
< Join us for this chapter.
= any
? series starts*
> {Series}. So does the fairy tale.
< Be there for once upon a time.
< Meet us at the first page.
= any
? music
> {Music}. One chorus, and you float.
< Let the chorus lift you.
= any
? music
> {Music}. Even the brooms will dance.
< And so, of course, will you.
= any
? music
> The magic word is {music}.
< Say it with your whole body.
< Just hum it, and the spell begins.
= any
? length
> {Length} of pure enchantment.
< The spell lasts a little longer.
= any
? substitute
> Like magic, {sub} is in for {for}.
< Come and meet {sub}.
< The same spell, a new sparkle.
= any
? substitute
> Enter {sub}, in for {for}, with sparkle.
< A wonderful plot twist.
= any
? soldOut sold out
> Sold out. The spell worked.
< See you in the glow, dear dreamers.
< Come and sparkle, all of you.
= any
? soldOut sold out
> Sold out: so many wishes, all granted.
- To everyone with a place: get ready to sparkle
< More magic soon. Keep wishing.
= any
? soldOut waitlist
> The waitlist is open. Some wishes come true.
< Put your wish on it.
< Add your name. Cross your fingers.
= any
? guest
> A shooting star comes to visit: {guest}.
< Come and catch the sparkle.
= any
? guest
> Special magic, brought by {guest}.
< Come and learn a new spell.
= salsa contemporary heels choreo class burlesque twerk floor lowflow flow
? typed *no partner*
> No partner needed. The music will ask you.
< Say yes to this dance.
< It’s a charming partner.
= any
? typed *no partner*
> No partner needed. Your magic works solo.
< A single star can fill a sky.
= any
? typed *new class*
> A new class, fresh from the wand.
< Come and be first under its spell.
= any
? typed *new class*
> Once upon a time, there was a new class.
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
< Drift over.
= any
> You, enchanted.
< Imagine that.
`;
