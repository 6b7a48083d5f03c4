// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const enchanting = `
= intro pole
> Every fairy tale begins with someone unsure.
- Then they take hold of something, and the floor lets go
- First the grip, then the step, then the wonder
< Turn the page.
< Once upon a time, it was you.
= intro
> The spell is simple. Hold on, and step.
- There’s no wand in it, only a hand and a little courage
- You’ll feel it work on the very first try
< Say it with your feet.
< It works on everyone.
= intro pole
> A little magic was kept back for you.
- It’s in the moment when your feet forget the floor
- We’ll show you where to put your hands. The rest is wonder
< Come and collect it.
< It has your name on it.
= spin spinpole
> For one turn, the floor forgets you.
- You drift like a leaf that has changed its mind
- A step, a breath, and everything goes soft and far
< Then it takes you back, gently.
< Stay forgotten a while.
< It always remembers in the end.
= spin spinpole
> Somewhere a snow globe is missing its dancer.
- Turn once and the flakes begin to rise
- Round and round, in a world just your size
< We think it’s you.
< Let it snow.
< Give it a gentle shake.
= spin spinpole
> You turn, and the air turns into ribbon.
- It winds around your wrist and lets you float
- A bow at the ankle, a curl behind the knee
< Let it carry you.
< Untie it when you land.
< Leave a trail of it.
= spin
> Dandelions do it. So can you.
- One soft push and the whole meadow falls away
- No rush to land, and nowhere in particular
< Make a wish first.
< Float. Land where you like.
< Wish. Then let go.
= static
> It stands still, as if enchanted. You move.
- You wake it with a hand, a knee, a turn of your own
- The magic was never in the pole
< The magic was always in you.
< Break the spell. Or cast it.
= tricks
> Impossible is only the first half of the story.
- In the second, you hang by a knee and laugh
- Grip by grip the unlikely comes true
< Come for the second half.
< Impossible, and then not.
= tricks advanced
> Hush. Someone’s about to fly.
- A hand opens, a knee holds, the whole room wonders
- It takes no dust and no wings, only you
< It’s you.
< Breathe. Then believe it.
= advanced
> High above the floor there is a quieter kingdom.
- It’s reached upside down, by those who have been brave before
- Every trick is a gate, and you hold the keys
< Come and reign a while.
< Your tower is waiting up there.
= intermediate
> The second chapter is where the wonders start.
- You know the way to the castle. Now for the towers
- Longer flights, softer landings, braver turns
< Read on.
< And the page turns itself.
= flow
> Be a brook that dreamed of being silk.
- It slides, it folds, it never quite arrives
- One move tells the next a story
< And then you wake up dancing.
< Pour yourself in.
= flow
> Follow the thread. It glows when you move.
- Through a turn, along the floor, up into the air
- Somewhere in the middle you stop being led
< It leads somewhere lovely.
< Don’t let it drop.
= exotic
> Cast it with the hips. Seal it with a look.
- One slow circle, and the room is under it
- They’ll swear they only blinked
< Nobody will want to be freed.
< Spellbound. All of them.
= exotic
> Sirens never rush.
- A wave of the hair, a long glide down, a note held
- Every ship turns its head
< Let them drift in.
< Sing with the whole of you.
= heels
> Somewhere between tiptoe and flight: heels.
- Each step rings like a glass that grants wishes
- The clock can wait. You’re keeping both on
< Keep both on. Dance.
< Step. And wish.
= lowflow floor
> The floor has turned to sea. Swim.
- A long stroke, a slow roll, a ripple to the toes
- You sink without sinking, and rise like something silver
< Come up when the song does.
< Mermaids don’t look for the shore.
= lowflow floor
> Lie down in the music. It’s deep enough.
- It lifts you by the ribs and sets you down like petals
- You’ll rise with some of it still in your hair
< Let it close over you.
< Sink sweetly.
= handstand
> Turn the world like an hourglass.
- For a few grains, time runs the other way
- Palms on the earth and your feet among the stars
< Then turn it back.
< And let it run.
= conditioning polefit
> Wings are built one feather at a time.
- A pull, a hold, a breath, and there’s another
- Nobody sees them growing but you
< Come and count yours.
< One more feather.
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
< Knock softly.
< And wander through.
= yoga
> Rest here, where the fairy tale sleeps.
- A hundred years fit into one long breath
- Moss under the back, quiet over the heart
< Nobody needs to kiss you awake.
< Sleep well, and wake lightly.
= choreo
> A dance is a spell in eight parts.
- Say it in the right order and the room begins to glow
- Step, turn, breathe, reach: now you know the words
< Say it with us.
< Cast it together.
= choreo
> A story without a single word.
- It starts in the feet, and by the chorus it’s flying
- Every count is a little door that opens on the next
< You’re in it. Begin.
< Tell it to the end.
= chair
> A chair, a song, and a wish for company.
- You sit, and it becomes a carriage. You rise, and it’s a stage
- By the last note it’ll be a chair again
< Dance before it turns back.
< Your carriage is here.
= burlesque
> One feather falls, and everyone makes a wish.
- A shimmer, a smile, and a glove that takes forever
- You vanish a little at a time, in the wrong order
< Grant them half.
< Keep the last feather.
= twerk
> The drum says a word. Your hips understand.
- It’s an old word and it means joy
- Down, down, and up again like a spell that worked
< Answer it.
< Say it back.
= salsa
> Some feet never stop once they’ve started.
- One turn, one hand, one trumpet under the stars
- Round you go, till the whole room turns with you
< Let yours dance you home.
< Once more, before they tire.
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
< Granted.
< Wish wisely. Then let go.
= silks straps
> Someone has hung a waterfall in the room.
- You step behind it, and it takes you in its arms
- It falls, it folds, it flies you like a flag
< Come and swim upward.
< Drift down when it’s over.
= trapeze straps
> A swing for those who never quite came down.
- Two ropes and a dream about the sky
- Lean out, and the first star leans in
< Push off from the ordinary.
< Sway until you float.
= seniors
> Wonder doesn’t count birthdays.
- You take hold, you lean, and you’re every age at once
- It’s the same moon you swung under then
< Come and see.
< It’s been saving you a turn.
= inclusive
> You are the whole moon, not the sliver.
- Round and glowing and here to be seen
- Hold on, lean out, and shine with all of it
< Rise.
< Full moon. Full you.
= party
> The bride gets one last spell: all of you.
- A song, a sparkle, a circle of friends around her
- Somewhere between the giggles, a little magic
< May it never wear off.
< Make it a good one.
= private
> A wish, and someone who has the time.
- You name it, and we find the words that make it work
- One pole, one song, one small miracle at a time
< Name yours.
< It’s your lamp. Rub it.
= practice
> Rooms like this dream while we’re gone.
- Come in, move a little, and step into it
- No map, no guide, only what calls you
< Wander.
< See what it dreamed for you.
= workshop
> One wonder, opened like a locket.
- Inside: how it turns, why it floats, where to hold
- The longer you look, the more it shines
< Look closer.
< Wear it home.
= showcase
> Behind the curtain, wonders hold their breath.
- One more run, so that it looks like a dream
- When the music calls, they’ll see what you made
< Breathe out. You’re next.
< Then let them wonder.
= photo
> Catch the moment before it flies off.
- A pose, a breath, and a bit of stardust on the shoulder
- One still second, from a story that moves
< There. Caught.
< It’ll glow in the frame.
= men
> Some heroes fly by one arm.
- No cloak, no thunder, only a grip and a bit of wonder
- You hold on, you lift, and the tale is about you
< Up you go.
< The legend starts small.
= prenatal
> Someone is being told their first story.
- In sways, in breaths, in a hand resting softly
- It has no words yet. They love it already
< You’re telling it beautifully.
< And both lived gently ever after.
= postnatal
> A small someone, and a slow spring.
- What slept in you is waking, bud by bud
- Breathe, reach a little, and let it come
< It will bloom when it likes.
< No spring was ever late.
= contemporary
> Dance it as the sea would dream it.
- A rise, a hush, and something carried to the shore
- Let what you cannot say arrive in waves
< Leave it there for them to find.
< The tide knows the rest.
= acro
> Someone’s hands become your sky.
- You lean, they breathe, and the ground lets you go
- Trust is the only feather in it
< Fly, little cloud.
< Fall up.
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
< Don’t wake up yet.
< It’s real. Hold tight.
= teens
> Every legend was your age once.
- They fell, they laughed, they flew a bit higher
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
> A dragon left this pole behind. Climb it!
- It’s higher than a castle and slippery as rain
- Brave knights and fairies take turns at the top
< See any dragons?
< Guard the castle!
= kids
> Abracadabra, feet off the floor!
- One wizard spin, one fairy landing, one big ta-da
- The magic words are: hold on tight
< Ta-da!
< Presto! Again!
= class
> Somewhere a song has your name in it.
- You’ll know by the feet. They always know first
- Let it lead you out of the ordinary
< Come and hear it.
< Follow it in.
= class
> Leave the world outside for a little while.
- In here the music does the talking, and you glow
- What you carry in gets lighter as you move
< It will keep.
< You’ll come back brighter.
`;
