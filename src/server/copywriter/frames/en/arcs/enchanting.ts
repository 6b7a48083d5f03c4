// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const enchanting = `
= intro pole
> Every fairy tale begins with someone unsure.
- Then they take hold of something, and the wonder begins
- First the grip, then the step, then the wonder
< Turn the page with us.
< Your once upon a time starts here.
= intro
> The spell is simple. Hold on, and step.
- There’s no wand in it, only a hand and a little courage
- You’ll feel it work on the very first try
< Say it with your feet.
< The spell works on everyone.
= intro pole
> A little magic was set aside for you.
- It’s in the moment when your feet forget the floor
- We’ll show you where to put your hands. The rest is wonder
< Come and collect it.
< The magic has your name on it.
= spin spinpole
> For one turn, the floor lets you float.
- You drift like a leaf that has changed its mind
- A step, a breath, and everything goes soft and far
< Come and float a turn with us.
= spin spinpole
> Somewhere a snow globe is missing its dancer.
- Turn once and the flakes begin to rise
- Round and round, in a world just your size
< Come and make it snow.
= spin spinpole
> You turn, and the air turns into ribbon.
- It winds around your wrist and lets you float
- A bow at the ankle, a curl behind the knee
< Let it carry you.
< Come and wrap yourself in wonder.
= spin
> Float like a dandelion seed on a wish.
- One soft push and the whole meadow falls away
- No rush to land, and nowhere in particular
< Make a wish first.
< Come and land where you like.
= static
> It stands still, as if enchanted. You move.
- You wake it with a hand, a knee, a turn of your own
- The magic was never in the pole
< The magic was always in you.
< Come and wake the magic.
= static
> The pole stays still. The world whirls.
- One hand on it, and you’re the carousel
- You step, you turn, and everything else goes round
< Come and set it turning.
< All it takes is your hand.
= tricks
> Impossible is only the first half of the story.
- In the second, you hang by a knee and laugh
- Grip by grip the unlikely comes true
< Come for the second half.
< Where impossible turns into ta-da.
= tricks advanced
> Hush. Someone’s about to fly.
- A hand opens, a knee holds, the whole room wonders
- It takes no dust and no wings, only you
< We have a feeling it’s you.
< Breathe. Then believe it.
= advanced
> High above the floor there is a quieter kingdom.
- It’s reached upside down, by those who have been brave before
- Every trick is a gate, and you hold the keys
< Come and reign a while.
< Your tower is waiting up there.
= intermediate
> The second chapter is where the wonders start.
- You know your first spells. Now for the longer ones
- Longer flights, softer landings, braver turns
< Your next chapter is ready.
< Come and turn the page.
= flow
> Move like a brook under a spell.
- It slides, it folds, and every move melts into the next
- One move tells the next a story
< Pour yourself into the music.
< Come and drift with us.
= flow
> Follow the thread. It glows when you move.
- Through a turn, along the floor, and on with the music
- One move hands it to the next, as if the music were sewing
< It leads somewhere lovely.
< Come and see where it goes.
= exotic
> Cast it with the hips. Seal it slowly.
- One slow circle, and the music is yours
- Low, unhurried, and entirely under your own spell
< Come and cast your own.
< Your spell, your rules.
= exotic
> Sirens never rush.
- A wave of the hair, a long glide down, a note held
- Low and slow, and every song is a sea
< Take your time. Then enchant.
< Sing with the whole of you.
= heels
> Somewhere between tiptoe and flight: heels.
- Each step rings like a glass that grants wishes
- The clock can wait. You’re keeping both on
< Cinderella would have loved it.
< Step, sparkle, and wish.
= lowflow floor
> The floor has turned to sea. Swim.
- A long stroke, a slow roll, a ripple to the toes
- You glide, you roll, and rise like something silver
< Come up when the song does.
< Be a mermaid for one song.
= lowflow floor
> Lie down in the music. It’s deep enough.
- It lifts you by the ribs and sets you down like petals
- You’ll rise with some of it still in your hair
< Let it hold you a while.
< Sink sweetly. Rise glowing.
= lowflow floor
> The floor is your flying carpet.
- You roll, you glide, and the music does the steering
- Lie back, slide on, and drift wherever the song is going
< Come aboard. It knows the way up.
< Next stop: somewhere dreamy.
= handstand
> Turn the world like an hourglass.
- For a few grains, time runs the other way
- Palms on the earth and your feet among the stars
< Come and turn it with us.
< See it all sparkle upside down.
= handstand
> Walk on the sky for a moment.
- Palms down, toes up, and the ceiling is your garden
- Hands hold the earth, and your toes find the clouds
< Your hands know the spell.
< Come and leave tiny footprints.
= conditioning polefit
> Wings are built one feather at a time.
- A pull, a hold, a breath, and there’s another
- Nobody sees them growing but you
< Come and count yours.
< Feather by feather, you’ll get there.
= conditioning polefit
> Even magic has to practice.
- The quiet strength behind every floating thing
- Lift and hold, until it looks like a spell
< Roll up your sleeves, wizard.
< Abracadabra takes a while.
= stretch
> Unfold, like the first fern in a quiet wood.
- A little more with every breath, and no one watching
- Ferns don’t force it. They just keep reaching
< Reach. Rest. Reach.
< There’s no rush in a forest.
= stretch
> Your breath knows where the doors are.
- It opens the hips, then the back, then something behind it
- No key, no pushing, only a soft knock
< Knock softly and see what opens.
< Breathe your way in.
= yoga
> Rest here, where the fairy tale sleeps.
- A hundred years fit into one long breath
- Moss under the back, quiet over the heart
< Sleep well, and wake lightly.
= yoga
> One deep breath, and the forest appears.
- Stand like a tree, bend like a willow, rest like moss
- It grows a little quieter with every breath
< Come and be still in it.
< Breathe in. You’re nearly there.
= choreo
> A dance is a spell in eight parts.
- Say it in the right order and the room begins to glow
- Step, turn, breathe, reach: now you know the words
< Come and cast it with us.
< Cast it together.
= choreo
> A story without a single word.
- It starts in the feet, and by the chorus it’s flying
- Every count is a little door that opens on the next
< You’re the one who tells it.
< Come and dance it to the end.
= chair
> A chair, a song, and a little magic.
- You sit, and it becomes a carriage. You rise, and it’s a stage
- By the last note it’ll be a chair again
< Come and dance like magic.
< Your carriage is here.
= burlesque
> One feather falls, and everyone makes a wish.
- A shimmer, a smile, and a glove that takes forever
- A glance, a turn, and time to enjoy it
< Make a wish, with a wink.
< Come and make them wonder.
= burlesque
> Now you see it. Now you tease.
- A wink, a shoulder, and the oldest magic on any stage
- The trick is to take your time
< Come and learn the sleight of hip.
< Abracadabra, darling.
= twerk
> The drum says a word. Your hips understand.
- It’s an old word and it means joy
- Down, down, and up again like a spell that worked
< Come and dance your answer.
= twerk
> There’s a little magic in your hips.
- One beat wakes it, and the next one sets it free
- Shake it like a snow globe and watch the joy fly up
< Shake up some sparkle.
< Come and set it dancing.
= salsa
> One turn, and the whole room is dancing.
- A hand, a step, a trumpet, and the feet know what to do
- Round you go, under a spell made of rhythm
< May it never wear off your feet.
< Come and be whirled away.
= salsa
> This rhythm charms feet. Yours are next.
- A step, a turn, a smile, and you’re under it
- It starts in the drum and ends in your hips
< No feet have ever resisted.
< Come and be charmed.
= hoop
> Step into the moon. It’s been waiting.
- Curl up in its curve and let it turn the tide
- One hand for the silver, one for the air
< It shines on you already.
< Stay for a whole moonrise.
= hoop
> A ring, a wish, a lift off the ground.
- Three parts of one small miracle, and you’re the third
- Lean back and let the world go round below you
< Wish granted.
< Wish wisely. Then lift off.
= silks straps
> Someone has hung a waterfall in the room.
- You step behind it, and it takes you in its arms
- It folds around you and lifts you off the ground
< Come and swim upward.
< Come and be carried.
= silks
> Wrapped up like a wish.
- The fabric folds around you, and up you float
- A wrap, a lean, and you hang there like a dream
< Come and see it come true.
< Hold the cloth. Believe the rest.
= trapeze straps
> A swing for those who never quite came down.
- Two ropes and a dream about the sky
- Lean out, and the first star leans in
< Push off from the ordinary.
< Sway until you float.
= trapeze
> Remember the swing? It grew wings.
- You sit, you lean, and the air does something lovely
- Hold the ropes, lean back, and let the sky come closer
< Come and swing into wonder.
< The child in you knows the spell.
= seniors
> There’s time for a little magic.
- A lean, a turn, a laugh, one easy step at a time
- Easy steps, good music, and nobody hurries
< Come and feel like magic.
= seniors
> The best magic ripens slowly.
- You bring a life of stories. We add a little sparkle
- Step by step, with all the time in the world
< Yours is ready.
< Come and let it sparkle.
= inclusive
> Glow like a full, bright moon.
- Round and glowing and here to be celebrated
- Hold on, lean out, and shine with all of it
< Come and rise with us.
< Full moon. Full you. Full glow.
= inclusive
> Everybody here has a little magic.
- Hold on, lean out, and glow
- You step, you turn, you shine your own way
< Come and let it glow.
< Bring every glowing bit of you.
= party
> Every good party needs a little magic.
- A song, a sparkle, a circle of friends
- Somewhere between the giggles, the spell is cast
< May it never wear off.
< Gather your fairest friends.
= party
> Fairy tales end with a party. Start with one.
- Friends, music, and moves you’ll retell ever after
- You bring the happy crowd. We bring the moves
< Happily ever after can wait.
< Your royal guests are invited.
= private
> A wish, and someone who has the time.
- You name it, and we find the words that make it work
- One pole, one song, one small miracle at a time
< Come and name yours.
< Your wish is the whole lesson.
= private
> A fairy godmother, all to yourself.
- You say what you dream of, and we start there
- Your pace, your questions, your own little miracle
< What will you wish for?
< Your dream sets the lesson.
= practice
> No spell to follow. Make your own.
- Try the move you dreamed of, as often as you like
- Your music, your pace, your own small wonders
< Come and conjure something.
< See what magic appears.
= practice
> Even wizards need time to play.
- Come in, warm up, and mix a little magic of your own
- Repeat it, change it, or invent it on the spot
< Who knows what you’ll conjure.
< Come and stir your own potion.
= workshop
> One wonder, opened like a locket.
- Inside: how it turns, why it floats, where to hold
- The longer you look, the more it shines
< Come and look closer.
< Take its sparkle home.
= showcase
> Behind the curtain, wonders hold their breath.
- One more run, so that it looks like a dream
- When the music calls, they’ll see what you made
< Breathe out. It’s your moment.
< Then let the wonder begin.
= showcase
> The curtain opens like a storybook.
- All that practice, and then one bright burst of wonder
- A breath, a first note, and the story is yours
< Come and be in the story.
< This page is about you.
= photo
> Catch the moment before it flies off.
- A pose, a breath, and a bit of stardust on the shoulder
- One still second, from a story that moves
< It’ll glow in the frame.
< Hold still. Sparkle.
= men
> Some heroes fly by one arm.
- No cloak, no thunder, only a grip and a bit of wonder
- You hold on, you lift, and the tale is about you
< Up you go, hero.
< The legend starts small.
= men
> No dragon, no sword. Just a pole.
- You’ll still come out of it feeling like a legend
- You hold on, you lift, and the bards take notes
< Your quest starts here.
< Bring courage. A little is plenty.
= prenatal
> Someone is being told their first story.
- In sways, in breaths, in a hand resting softly
- It has no words yet. They love it already
< You’re telling it beautifully.
< And both lived gently ever after.
= prenatal
> You’re already making the greatest magic.
- So sway a little, breathe, and be held by the music
- Long breaths, soft movement, and no hurry at all
< Come and rest inside the wonder.
< Sway softly, you two.
= postnatal
> A small someone, and a slow spring.
- A little breath, a little stretch, bud by bud
- Breathe, reach a little, and let it come
< Come and bloom gently, in your time.
< No spring was ever late.
= contemporary
> Dance it as the sea would dream it.
- A rise, a hush, and something carried to the shore
- Let what you cannot say arrive in waves
< Let the tide lift you.
< Come and move like a tide.
= contemporary
> Your body knows a story. Let it speak.
- A reach, a turn, and a feeling finds its way out
- It begins with a breath and ends in wonder
< Come and dance it free.
< We’re spellbound already.
= acro
> Someone’s hands become your sky.
- You lean, they breathe, and the ground lets you go
- Trust is the only magic in it
< Come and float on trust.
< Fly a little. You’re held.
= acro
> It takes two to make a miracle.
- One is the earth, one is the cloud, and then you swap
- You hold, they float, and nobody quite knows how
< Come and lift each other up.
< The spell is called trust.
= circus
> The tent goes up wherever someone believes.
- A rope, a ring, a flutter under the ribs
- You came to watch. It has other plans
< And now, the star: you.
< Believe. Then bow.
= openlevel
> Stars don’t ask who rose first.
- Some are new to the sky, some have shone for ages
- You glow at your own height
< Find your place among them.
< All of them make the sky.
= teens
> You know that flying dream? Stay in it.
- The part just after you leave the ground: that’s here
- Hold on, lean out, and let it last
< Come and dream along.
< It’s real. Hold tight.
= teens
> Every legend was your age once.
- They tried, they laughed, they tried again and flew
- There’s a chapter with your name on it
< Write it in the air.
< Start with chapter one.
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
- Let it lead you out of the ordinary
< Come and hear it.
< Come and dance to it.
= class
> Leave the world outside for a little while.
- In here the music does the talking, and you glow
- What you carry in gets lighter as you move
< The magic is on this side.
< You’ll come back brighter.
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
< The magic comes with you.
< You’re the missing ingredient.
@ Intro to Pole
> Every spell has a first word.
- Here it’s a grip, then a walk, then your first spin
- Grips, walks, a first spin. No dance background needed
< Come and say it with us.
< Abracadabra. You’re spinning.
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
< Come and watch it bloom.
@ Beginner Pole
> Jack had a beanstalk. You have a pole.
- Spins, climbs and sits, at a steady pace
- Climbs, spins, and your own short combo to keep
< No giant at the top. Promise.
< The view is magic.
@ Intermediate Pole
> Wonderland is upside down. Come and see.
- First inverts, leg hangs, and safe spotting down the rabbit hole
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
- You go upside down, safely spotted
< It’s just around the pole.
< You’re ready for wonder.
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
< You’re the one who casts it.
< The air is yours to enchant.
@ Advanced Pole
> For confident inverters, the sky has doors.
- Shoulder mounts open one, handsprings the next
- Aerial combos, elegant lines, and handsprings
< Come and open every door.
< Your door swings open.
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
< Come and sweep it off your feet.
< The floor is soft on you already.
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
< We’ll wind the music box.
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
< Let it move you.
< Come and fall under it.
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
< This song knows a magic path.
< Music knows somewhere beautiful.
@ Pole Choreography
> One song. By the end, it’s enchanted.
- A new routine, taught in sections, danced full out
- You learn a routine in sections, then dance it full out
< You dance. It glows.
< Come and work the charm.
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
< Come weave it with us.
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
< Your bold side has missed the music.
@ Exotic Pole
> Attitude is a kind of magic.
- Heels on for low flow, slides and kips
- Low flow, slides, kips, and knee pads for every glide
< Your attitude is spellbinding.
< Come and find your own spell.
@ Heels & Floorwork
> Cinderella, you may keep both heels on.
- Leg lines, rolls and waves. Socks are welcome, too
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
@ Chair Dance
> Kiss no frogs. Your partner is a chair.
- Sultry choreography, easy to follow
- Sultry, easy to follow, and great with friends
< Chairs make charming princes.
< Live sultrily ever after.
@ Chair Dance
> Once upon a time, it was just a chair.
- Then came sultry choreography, easy to follow
- Then came friends and sultry moves, easy to follow
< Come and enchant yours.
< Then you danced with it.
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
< One touch and you float.
< Come and make the ring yours.
@ Strength & Conditioning
> Open sesame, stubborn invert.
- Pull, core and shoulder work made for pole
- Pull, core, shoulders, until inverts finally click
< The treasure cave is opening.
< Come and hear it click.
@ Strength & Conditioning
> Magic has muscles. Come and meet them.
- Pull, core and shoulder work, and progress you can measure
- Core, pull, shoulders, and inverts that finally click
< Build your own miracle.
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
< Feel it melt the day away.
@ Flexibility & Stretch
> Buds don’t open by force. Neither do splits.
- Active stretching, warm, guided and kind to your body
- Splits, backbends, shoulders, from any starting point
< Come and bloom gently.
< Warmth does the magic.
@ Flexibility & Stretch
> Your shoulders are two sleeping beauties.
- Wake them with warm, guided, active stretching
- Splits and backbends, too. All woken kindly
< No prince needed.
< Rise and shine, gently.
= any
? bring
> Bring {bring}. The magic is already here.
< You’re all that’s missing.
< Add yourself and sparkle.
= any
? bring
> Recipe for a little wonder: {bring}, and you.
< The wonder is mostly you.
< Serves one, with extra sparkle.
= any
? bring
> The fairy godmother’s list: bring {bring}.
< Fairy godmothers do the rest.
< And one open, wondering heart.
= any
? bring
> For this spell, please bring {bring}.
- No wand, no dragon scales, no frogs
< We’ll supply the abracadabra.
< And a heart full of wonder.
= any
? bring *knee pads*
> Bring {bring}. Even fairies kneel gently.
< Land softly. Shine brightly.
< Kneel like royalty.
= any
? bring *knee pads*
> Bring {bring}. Your knees deserve fairy tales.
< Happily, softly ever after.
< And so does the rest of you.
= any
? bring *shorts*
> Bring {bring}. Let your legs in on the magic.
< Your legs have wished for this.
< Even knees can sparkle.
= any
? bring *shorts*
> Pack {bring}. Take home legs full of stardust.
< Come and gather stardust.
< The sparkle may never brush off.
= any
? bring *water*
> Bring {bring}. Wonder makes you thirsty.
< One sip, and you sparkle on.
< Sip gently. Sparkle freely.
= any
? bring *water*
> Your magic potion: bring {bring}.
- One sip between two wonders, as often as you like
< The spell works best with sips.
< One sip and you’re glowing.
= any
? bring *towel*
> Bring {bring}. Magic makes you glow.
< Glow as much as you like.
= any
? bring *mat
> Bring {bring}. Tell it it’s a flying carpet.
< Unroll it. Rise.
< Every mat dreams of flying.
= any
? bring *friend*
> Bring {bring}. Fairy tales are better shared.
< Happily ever after, side by side.
< Every heroine has a sidekick.
= any
? bring *friend*
> Bring {bring}. Wonder doubles when it’s shared.
< Come and double the wonder.
< One spell, twice the smiles.
= any
? bring mats (provided)
> Mats provided. Consider them flying carpets.
< Just bring a wish.
< Step on. You’re about to float.
= any
? wear *heels*
> Wear {wear}. The glass kind is optional.
< Come to the ball, Cinderella.
< The magic is in the wearer.
= any
? wear *heels*
> Wear {wear}, and the floor turns ballroom.
< You’re on the guest list.
< The ball begins with you.
= any
? bring heels (optional)
> Heels or no heels, the spell works.
< Come however you float.
< Magic begins in the heart anyway.
= any
? bring heels (optional)
> Heels optional, wonder included.
< Enchanting at any height.
= any
? wear
> Wear {wear}. Your fairy godmother approves.
< Leave the wand-waving to her.
< Bibbidi, bobbidi, beautiful.
= any
? wear
> Wear {wear}, plus a little stardust.
< We’ll sprinkle the second part.
< Stardust goes with everything.
= any
? offer first class free
> First wish granted: your first class free.
< What will you wish for next?
< No lamp required.
= any
? offer first class free
> First class free. Simply follow your wonder.
< It knew the way all along.
< Come and be a little amazed.
= any
? offer first class free
> First class free. No magic beans to trade.
< Jack would be jealous.
< Keep the cow. Come and see.
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
< Bring your favorite believer.
< Two smiles, one small miracle.
= any
? offer
> The fairy godmother left a note: {offer}.
< Signed, sealed, sprinkled with glitter.
< Fairy godmothers never fib.
= any
? offer
> A small wish, granted: {offer}.
< Bigger wishes come true in class.
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
< The wonder stays whole.
= any
? level beginner (no experience)
> No experience needed. Wonder is enough.
- We show you each step, and you add the curiosity
< Curious is a perfect start.
< You have plenty of wonder.
= any
? level beginner (no experience)
> Every fairy was new to her wings.
- No experience needed. We show you every step
- No experience needed, only a little curiosity
< Come and unfold your wings.
< Your wings will open, too.
= any
? level beginner (no experience)
> You don’t need to know the spell.
- No experience needed. We’ll say it slowly, with you
- No experience needed. We teach it step by step
< You only need to wish.
< Come and hear the first word.
= any
? level beginner
> Beginners welcome. Magic loves a first time.
< It sparkles most when new.
< Come and be brand-new with us.
= any
? level beginner
> Even Merlin was a beginner once.
- So we start small, and let the wonder grow
- The first spell is a small step, and we take it with you
< Pointy hat optional.
< Your magic is just beginning.
= any
? level beginner
> Beginners, this way to the wonder.
- We start at the first step and go gently from there
< You’re exactly where you should be.
< Follow the glow. It’s friendly.
= any
? level all
> Stars shine at all levels. So will you.
< Come and find your bit of sky.
< The sky has room for you.
= any
? level all
> Every level welcome. Wonder has no entrance exam.
< You’ve passed already.
< Nobody outgrows wonder.
= any
? level all
> One spell for all levels, yours included.
- Take it gently or give it wings
< However much magic you know.
< Come with wings, or without.
= any
? level beginner (only)
> Beginners only. Nobody has wings yet.
- Everyone starts together, at once upon a time
- The first page, read slowly, with others who are new
< Come and grow your wings.
< A lovely flock to learn with.
= any
? level advanced*
> Advanced magic, for those who know the basics.
< Bring your best spells.
< Come and conjure the rest.
= any
? level advanced*
> {Level}, your castle has another tower.
< The view from there is magic.
< Come and see it for yourself.
= any
? level intermediate*
> {Level}, you know the way to the castle.
< Now come and explore it.
< The best wonders are upstairs.
= any
? audience
> {Audience}. This magic is yours.
< Consider yourself enchanted.
= any
? audience
> {Audience}. The rest is pure wonder.
< Come and let wonder find you.
< The spell is ready when you are.
= any
? audience women*
> {Audience}. One circle, so much magic.
- For every witch, fairy and heroine among us
- A place to laugh, move and glow with each other
< Come and complete the circle.
< Broomsticks may be left outside.
= any
? price
> No treasure chest needed: {price}.
< Keep the rest of your gold.
< You’ll leave feeling richer.
= any
? price
> {Price}. Not one magic bean more.
< The wonder is included.
= any
? price
> Entry to the enchanted forest: {price}.
< The sparkle is included.
= any
? places *left
> {Places}. Make a wish.
< We hope you wished for this.
< Come and see it granted.
= any
? places few
> Just a few places on the magic carpet.
< Hop on. It’s about to float.
< Save yours with a wish.
= any
? places max*
> {Places}. Small circles hold the most magic.
< Step into our circle.
< Everyone gets to shine.
= any
? places small group
> Small group, big magic.
< You’ll be close to the sparkle.
< Come and be part of the spell.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. Think of it as a wand.
< Come and cast something lovely.
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
< You won’t want to skip a page.
= any
? series starts*
> {Series}. So does the fairy tale.
< Be there for once upon a time.
< Meet us at the first page.
= any
? series
> Written in the stars: {series}.
< Come and shine along.
= any
? music
> Music: {music}. One chorus, and you float.
< Let the chorus lift you.
< No fairy dust, just a good song.
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
< You’ll wish for a few more.
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
< Come and meet the new magic.
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
< We’ll save you stardust for next time.
= any
? soldOut waitlist
> The waitlist is open. Some wishes come true.
< Put your wish on it.
< Add your name. Cross your fingers.
= any
? guest
> A shooting star comes to visit: {guest}.
< Come and make your wish.
< Come and catch the sparkle.
= any
? guest
> Special magic, brought by {guest}.
< Come and learn a new spell.
< Be there when it sparkles.
= salsa contemporary heels choreo class burlesque twerk floor lowflow flow
? typed *no partner*
> No partner needed. The music will ask you.
< Say yes to this dance.
< It’s a charming partner.
= any
? typed *no partner*
> No partner needed. Your magic works solo.
< One wish is plenty.
< A single star can fill a sky.
= any
? typed *new class*
> A new class, fresh from the wand.
< Still sparkling at the edges.
< Come and be first under its spell.
= any
? typed *new class*
> Once upon a time, there was a new class.
< And then you came along.
< Be in its first chapter.
= any
? typed *small group*
> Small group. Room for everyone’s magic.
< Yours will be noticed, kindly.
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
= any
> Feel the magic.
< Glow on.
< Stay spellbound.
`;
