// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const enchanting = `
= intro
> Even the moon had a first night.
- With {name}, your first grip leads softly into your first turn
- Your first turn around the pole is a small moonrise
< Rise slowly, like the moon.
= pole
> The shortest way to the clouds is up.
- {name} teach{es} you to climb as if the sky were home
- Climb a little, and the everyday stays below
< The clouds have been expecting you.
= spin
> Snow globes know this feeling.
- With {name}, one spin sets the whole world whirling
- One soft spin, and the air is full of wonder
< Then settle like snow.
= heels
> Click your heels three times. Then dance.
- {name} lead{s} every strut down the yellow brick road
- Every step in heels is another step into Oz
< There’s no place like this.
= chair
> Goldilocks tried three. You need one.
- {name} turn{s} every slow sit into a fairy tale
- Sit down slowly, lean back, and the tale begins
< This chair is just right.
= class
> Park your broom. Stay for the dance.
- {name} weave{s} the steps into one dancing spell
- Here, your own two feet will carry you away
< The broom will wait outside.
= exotic
> Even the big bad wolf would blush.
- {name} teach{es} the slow walk that stops the whole forest
- One slow hip circle, and even the forest leans in
< My, what big eyes the wolf has.
= circus
> Once upon a sawdust ring, a star was born.
- {name} teach{es} your first trick and the bow that follows
- You bring the daring, and the ring brings the wonder
< The star has your name.
< The drumroll is for you.
= lowflow floor
> Somewhere down here is a lost slipper.
- {name} lead{s} the search for the slipper, one slow roll at a time
- Roll by slow roll, you cross the ballroom floor
< Dance until you find it.
= restore
> Nobody has hidden a pea under you.
- {name} let{s} you sink as if through twenty feather beds
- Stretch softly, then rest while the castle dreams
< Rest, Your Highness.
= handstand
> Upside down, the night sky becomes your garden.
- {name} show{s} you how to kick up softly into the stars
- Plant your hands, and your feet find the stars
< Every star is in bloom.
= burlesque
> Sirens need no sea, only a slow song.
- {name} teach{es} the siren’s long, unhurried glance
- One slow glance, and every ship turns toward you
< Let the whole ocean listen.
= straps
> Fairies fly by wing. You fly by hand.
- {name} teach{es} you to pull up as softly as a wish
- Pull up slowly, and the earth grows small below you
< Take hold, and rise.
= choreo
> Step by step, you dance a fairy ring.
- {name} lead{s} the dance of the fairies, count by count
- Each count joins the next, until the circle closes
< Step inside, and wish.
= intro
> Every fairy learned to fly somewhere.
- {name} teach{es} first flights, close to the ground
- Your first small turn already counts as flying
< Why not here?
= intro
> A fairy godmother is waiting by the pole.
- {name} wave{s} you gently into your first turn
- One touch of the pole, and the story begins
< First turns are a godmother’s favorite.
= pole
> Jack had a beanstalk. You have a pole.
- {name} know{s} this beanstalk from root to cloud
- Climb up, sit, and look out over the kingdom
< Some magic grows straight up.
< The clouds are lovely up there.
= spin spinpole
> A wizard stirs the stars like this.
- {name} set{s} the first star turning, and it’s you
- Lean out a little, and you’re one of the stars
< Round and round, softly.
= spinpole
> Point one toe, and the stars begin to waltz.
- {name} teach{es} you to ride each turn, fast or dreamily slow
- The pole turns, and the whole sky turns with you
< Every star circles you.
= static
> It stands still. Go on, enchant it.
- {name} teach{es} the step and the swing that wake the pole
- Your own step is the spell that starts the spin
< The pole doesn’t stand a chance.
= static
> No motor, no wires, just you.
- {name} teach{es} you to spin on nothing but a wish
- One step, one swing, and you’re flying round
< And a little abracadabra.
= tricks
> Now you see it. Now you do it.
- {name} slow{s} each trick down until its magic is yours
- Each trick begins as wonder and ends in your hands
< Cue the ta-da.
= intermediate
> You’ve outgrown the first spell book.
- {name} turn{s} the page to longer combos and bolder leg hangs
- The spins and leg hangs you know become one longer spell
< Open the second book.
= intermediate
> Remember when one spin felt like magic?
- {name} lead{s} you from one spin straight into the next
- Now spins, climbs and leg hangs run into one another
< Wait for the combo.
= advanced
> Wizards would call this showing off.
- {name} bring{s} out the combos that wizards whisper about
- Your boldest combo is a spell of its own
< Let the thunder applaud.
= advanced
> Up here, dragon riders learn their last spells.
- {name} lead{s} you through long holds and slow, soaring descents
- Strong holds, slow descents, and a whole sky to ride
< Your dragon knows the way.
= openlevel
> Apprentices and wizards, same spell book.
- {name} teach{es} each move as a small spell and a mighty one
- Every move has a soft version and a mighty one
< Open the book at your page.
= flow
> Follow the song into the enchanted wood.
- {name} know{s} the winding path, from pole to floor
- No signposts here, only one move leading to another
< Get beautifully lost.
= exotic
> Slow is the strongest spell.
- {name} teach{es} hip circles that hush the whole room
- One slow walk, and the air holds still
< Take all the time you wish.
= heels
> Once, a pair of heels danced all by themselves.
- {name} teach{es} the strut that heels tell stories about
- Step into your heels, and let them carry you away
< All they need is a song.
= lowflow floor
> Sink like a petal, rise like a wish.
- {name} let{s} you drift to the floor as if on a breeze
- Roll over as slowly as a petal turns
< And again, slower.
= chair
> A prince was turned into this chair. Dance.
- {name} know{s} the steps that undo the spell
- Circle the chair slowly, and sit as if it might wake
< The last note may free him.
= choreo
> Tell a fairy tale without a word.
- {name} tell{s} the tale in counts of eight
- Every step tells a little, and the chorus tells it all
< The ending is happy.
= contemporary
> Put winter under a spell, and dance spring awake.
- {name} let{s} you fall like snow and rise like blossom
- Let every turn melt a little more of the ice
< Every flower knows your step.
= contemporary
> Somewhere in this song, you have wings.
- {name} teach{es} the long reach that wings begin with
- Reach a little further, and the feathers show
< Open your wings on the chorus.
= burlesque
> One glove. A whole spell.
- {name} teach{es} you to take off a glove, finger by finger
- Take off a glove slowly, and the room forgets to breathe
< Then there’s the other glove.
< Don’t rush the little finger.
= burlesque
> Magicians use smoke. You have a wink.
- {name} teach{es} the strut that leaves stardust behind
- Hold the pose one breath longer, and then wink
< And every heart is yours.
= twerk
> Some spells are stirred. This one’s shaken.
- {name} brew{s} magic from bass, bounce and bent knees
- Bend your knees, and let your hips cast the rest
< Shake, and let the magic work.
= salsa
> Once upon a one, two, three.
- {name} start{s} the tale with one basic step
- Every turn begins another chapter
< Five, six, seven, ever after.
= hoop
> Somebody hung up the moon for you.
- {name} help{s} you up into the moon’s silver curve
- Sit in the hoop, lean back, and the world grows quiet
< Stay until the stars come out.
= hoop
> This round window looks out on fairyland.
- {name} show{s} you how to sit in the hoop and look out
- Lean out a little, and the fairies wave back
< Sit on the sill, and dream.
= silks
> Rapunzel used hair. You have silk.
- {name} show{s} you how silk becomes a stairway
- Wrap a foot, stand tall, and rise above every roof
< No tower is too high.
= silks
> Fairies spun this silk for climbing to the moon.
- {name} wrap{s} you in and let{s} you float
- Let the silk hold you, and leave the earth awhile
< The moon left a window open.
= trapeze
> Fairies sit up here between wishes.
- {name} help{s} you up onto the bar, where wishes are made
- Sit still for a moment, and a wish floats by
< The fairies kept you a seat.
= acro
> Your flying carpet has a heartbeat.
- {name} teach{es} you to trust the takeoff and the landing
- Lean in, lift off, and the rooftops grow small
< Then trade places, and fly again.
= handstand
> Giants once carried the sky on their hands.
- {name} show{s} you how to balance, earth in hand and sky above
- Press into your palms, and the sky rests on your feet
< Hold on for one giant breath.
= stretch
> Cats know this spell by heart.
- {name} let{s} every long stretch take its sweet time
- Stretch slowly, like a cat on a garden wall
< Purr when the magic works.
= stretch
> Sleeping castles wake with one long stretch.
- {name} coax{es} hips and shoulders as gently as spring
- Reach up slowly, and let hips and shoulders follow
< Every tower wakes with you.
= restore
> Sleeping Beauty was onto something.
- {name} let{s} every soft stretch end in a long rest
- Close your eyes, and let a hundred years drift by
< The roses keep watch.
= yoga
> Stand like an oak in a wizard’s forest.
- {name} stand{s} with you until the leaves stop whispering
- Let your roots go deep and your branches wide
< Unicorns come to the quiet ones.
< Hold still a little longer.
= yoga
> Breathe in once, and the lake turns to silver.
- {name} let{s} each breath ripple into the next pose
- Every pose is one more ring across the lake
< Breathe out, and the swans arrive.
= conditioning polefit
> Deep in the mountain, your strength sleeps on gold.
- {name} wake{s} the dragon, one strong hold after another
- Plank by plank, the dragon opens one eye
< Time to rise, dragon.
= conditioning polefit
> The sword won’t leave the stone by itself.
- {name} train{s} the grip that legends speak of
- Pull by pull, the stone begins to listen
< Your kingdom is waiting.
= men
> Sir, your beanstalk is waiting.
- {name} teach{es} you the climb that giants respect
- Grip well, and every climb ends in the clouds
< Up you go, Jack.
= inclusive
> The slipper fits everyone here.
- {name} tailor{s} each turn and pose to you
- Each turn and pose has a version that fits you
< Try the slipper on, and dance.
= seniors
> Your favorite song has asked you to dance.
- {name} let{s} the song lead you gently by the hand
- You dance easy turns and steps, in no hurry at all
< Say you’d be delighted.
< The song has been hoping.
= seniors
> The palace ball has saved you a dance.
- {name} lead{s} each step as softly as a petal lands
- Easy steps and gentle turns, all around the ballroom
< Your Majesty, the floor is yours.
= prenatal
> Under your heart, a small fairy is dancing.
- {name} let{s} every movement be a lullaby
- Sway slowly, and let the two of you dream
< Dance softly, both of you.
= postnatal
> The baby is the magic. You’re the magician.
- {name} guide{s} gentle core work, soft as a lullaby
- Breathe deep, stretch softly, and let your own magic return
< Even magicians take a break.
= postnatal
> The fairy godmother came for you this time.
- {name} help{s} your core wake gently, wish by wish
- Every slow breath is a wish of your own
< Ask for a little softness.
= workshop
> One page of the spell book, read slowly.
- {name} read{s} one theme with you, down to the smallest detail
- One theme, taken slowly, until every detail glows
< Underline everything.
= showcase
> Somewhere, a curtain is holding its breath.
- {name} run{s} the entrance, the counts and the bow with you
- Every count brings you closer to the bow
< So is the front row.
< Let the curtain exhale.
= showcase
> The moon has come to see you dance.
- {name} polish{es} every step to silver
- Once more from the top, and every count gleams
< Let the moon find you shining.
= practice
> The wishing well is open. Bring your move.
- {name} host{s}, and every new try is another wish
- Try your move again, as often as you like
< The third wish is the charm.
= photo
> Fairy dust doesn’t photograph. You do.
- {name} find{s} the enchanting angle of every pose
- Hold your loveliest pose, and the spell holds still
< Say sparkle.
= party
> Every kingdom needs a reason to dance.
- {name} get{s} the whole court dancing, even the dragons
- One easy dance, and the whole court is twirling
< You brought the reason.
< Long live the party.
= party
> Cinderella only had mice. You have friends.
- {name} teach{es} all of you one dance for the ball
- A few poses, one little dance, and the ball begins
< Bring everyone to the palace.
= private
> One lamp, one genie, all your wishes.
- {name} start{s} with the move you wish for
- Wish for a move, and that’s where we start
< No limit of three.
= class
> Some doors lead to Narnia. This one has music.
- {name} hold{s} the door and count{s} you in
- A few steps in, and you’re somewhere else
< Dance, and the snow melts.
= kids
> Calling all tiny dragons! Time to fly!
- {name} teach{es} brave dragons to swing and land softly
- Spread your wings and swing above the clouds
< Roar if you’re coming!
= teens
> Every superhero had a first training scene.
- {name} train{s} you for flight, one swing at a time
- Try one more swing, and feel your powers wake
< Cue the training music.
< This scene is yours.
= intro
> A new fairy tale starts with you.
- {name} open{s} the book at your very first turn
- You take one step, and the pole takes your hand
< Once upon a class.
< The first page is yours.
= intro
> The magic word is yes.
- {name} turn{s} your yes into a first small spin
- One yes, one grip, and you’re turning
< Say the word, and come.
< We’ll do the rest together.
= pole
> For one song, you can float.
- {name} lift{s} you from the first turn into the chorus
- Turn, climb, and let the melody lift you
< Leave the ground with us.
= spin spinpole
> Turn around three times, and make a wish.
- {name} keep{s} each turn soft enough for wishing
- With every spin, the wish grows its wings
< The third turn grants the wish.
= spin spinpole
> Twirl like the dancer in a music box.
- {name} lift{s} the lid, and you begin to turn
- Turn on pointed toes until the tune runs down
< Somebody wind the key.
= spinpole
> Once a fairy’s spindle, now it turns for you.
- {name} teach{es} you to ride the turning pole as if on air
- Tuck in close, and the pole whirls you faster
< Let the spindle spin you into gold.
= static
> The pole stays still. You make the magic.
- {name} show{s} you the push that sets you turning
- You bring the swing, and the air goes round with you
< Abracadabra, and round you go.
= tricks
> Merlin kept his best tricks at the top of towers.
- {name} unlock{s} each trick, grip by grip
- Hook a knee, hold the pose, and look down on the towers
< Merlin left the door open.
= tricks
> Out of an empty hat comes your next trick.
- {name} show{s} you the grip, the hook and the wonder
- Piece by piece, you go from first grip to ta-da
< And a flutter of white doves.
= advanced
> You already fly. Now enchant us.
- {name} turn{s} big combos into pure enchantment
- Let every long hold make the stars look twice
< Consider us ready.
< The sky is all yours.
= intermediate
> You know the spells. Now join them.
- {name} weave{s} your spins and leg hangs into one charm
- Your spins, climbs and leg hangs become one flowing combo
< One long abracadabra.
= intermediate
> The next chapter has more flying in it.
- {name} teach{es} leg hangs that leave the ground behind
- Hold on a little longer, and the story lifts off
< Turn the page with us.
< Your story gets good now.
= exotic
> Cast your spell slowly.
- {name} let{s} every slide whisper its own charm
- One long slide to the floor, and even the air listens
< There’s no counterspell.
= exotic
> Enchantresses take their time.
- {name} draw{s} each body wave out like a spell
- One slow look over the shoulder stops the clocks
< Every song obeys you.
< Smolder, and smile.
= heels
> Cinderella left early. You get to stay.
- {name} let{s} the ball go on, strut after strut
- Both heels stay on, and the clock looks away
< The pumpkin can wait.
< The ball is yours.
= lowflow floor
> The floor becomes your flying carpet.
- {name} steer{s} you over the dunes, roll by slow roll
- Let every slow roll lift you over the rooftops
< Come along for the ride.
= handstand
> Every castle in the air stands upside down.
- {name} help{s} you build your handstand, tower by tower
- Press tall, legs up, and the flags begin to wave
< Move in for a moment.
< Hold the magic for a breath.
= conditioning polefit
> Grow your wings right here.
- {name} strengthen{s} every feather, from shoulder to core
- Strong arms and a strong core make steady wings
< Soon you’ll want the sky.
< Then watch yourself fly.
= conditioning polefit
> Even wizards have to train.
- {name} count{s}, and you lift as if by spell
- Pull, press, hold, and the broom begins to lift
< Then glow all the way home.
= stretch
> Softness is its own kind of magic.
- {name} charm{s} hips and hamstrings with patience
- Breathe out, and the knots undo like ribbons
< Gently does the trick.
= stretch
> Long ago, a willow taught the fairies to bend.
- {name} let{s} you bend a little softer with every breath
- Bend softly, from your fingertips down to your roots
< Come and learn the willow’s spell.
= restore
> Where tired shoulders turn to clouds.
- {name} float{s} you gently from stretch to stillness
- Lie back, and let the sky hold you
< Let the quiet carry you.
< Float home afterward.
= yoga
> Quiet is where the magic hides.
- {name} lead{s} you from pose to pose on one long breath
- Pose by pose, the world grows still, and wonder stays
< Come and hear the quiet.
< Shh. There it is.
= choreo
> Every dance is a spell in eight counts.
- {name} count{s} slowly first, then let{s} the music in
- By the eighth count, the magic has you dancing
< Cast a dance with us.
< Five, six, abracadabra.
= choreo
> Step into the song like a fairy tale.
- {name} lead{s} you through the routine, chapter by chapter
- Every verse is a forest, every chorus a clearing
< You play the lead.
= chair
> Come and put a chair under your spell.
- {name} teach{es} the slow sit that chairs dream of
- Lean back slowly, and a wooden heart melts
< No chair could resist.
< Be seated, and bewitch.
= chair
> Your throne is ready for its dance.
- {name} give{s} every turn a slow, royal ending
- Cross your legs like royalty, and let the court wait
< Reign for a song.
< Long may you sparkle.
= burlesque
> Abracadabra, darling. Now tease.
- {name} teach{es} the art of enchanting by inches
- Turn around slowly, and save the wink for last
< Say it with a shoulder.
= twerk
> There’s magic in those hips.
- {name} wake{s} the magic with bounce and bass
- Bend your knees low, and let the bass find you
< Let your hips cast a spell.
= salsa
> One song, and your feet are enchanted.
- {name} count{s} you in, and your hips catch the spell
- A step, a turn, and the drums do the rest
< Your feet will never stand still again.
= hoop
> Come and sit in the moon.
- {name} show{s} you the way up, and the view
- Lean back slowly, and the night swings with you
< It’s lovely up here.
= hoop
> Come and float inside a magic ring.
- {name} help{s} you into the hoop, and the ground lets go
- Slip inside, and the ground forgets you
< Make a wish first.
< The air is waiting.
= silks
> Two lengths of silk become your wings.
- {name} help{s} you rise and unfold above the ground
- Wrap your feet, lean out, and the air opens
< Spread your wings with us.
= trapeze
> There’s a seat waiting among the stars.
- {name} teach{es} you to sit and sway where comets pass
- Sit, sway softly, and let the planets pass
< Swing by, stargazer.
< The moon moved over.
= trapeze
> Come and fly like you did in dreams.
- {name} teach{es} you to lean back and trust the swing
- Let the swing carry you, and remember how to fly
< This time you’re awake.
= inclusive
> There’s magic in every body.
- {name} know{s} more than one spell for every move
- Turn and pose in the way that suits you
< Your magic is welcome here.
= inclusive
> You’re enchanting exactly as you are.
- {name} fit{s} every move to you, never you to it
- Turn and pose your own way, and the spell is complete
< Nothing to add but music.
< There’s a place for you here.
= party
> Your favorite people, all under one spell.
- {name} teach{es} one little dance to all of you
- One little dance, and all of you are enchanted
< Gather the whole court.
= party
> Be a fairy-tale crew for a day.
- {name} lead{s} your crew dancing into the storybook
- Strike a few poses, learn a dance, and take a bow
< Happily ever after starts here.
= private
> A fairy godmother, all to yourself.
- {name} {is} here for your wishes alone
- Name the move you dream of, and we begin
< What will you wish for?
< Your wish comes first.
= private
> Make a wish, and we’ll work on it.
- {name} give{s} your move undivided attention
- Bring your move, your song and every question you have
< Watch the wish come true.
< This magic is made to measure.
= practice
> Even magic takes a few tries.
- {name} host{s}, and you pick the moves to try
- Pick your move and your song, and play
< Abracadabra, once more.
< One of those tries will shine.
= workshop
> Come and learn how the magic is done.
- {name} take{s} the magic apart, detail by detail
- Look closely, try each detail, and put the wonder together
< Then the spell is yours.
< Secrets will be shared.
= workshop
> Spend a while inside one wonder.
- {name} go{es} through every detail slowly with you
- Try each detail slowly, and ask what you like
< You’ll see it all anew.
< Take the sparkle home.
= showcase
> The curtain opens, and the magic starts.
- {name} polish{es} every count with you, down to the bow
- Run the whole piece once more, from entrance to bow
< Breathe, and shine.
< The front row will believe every step.
= photo
> Come and look like a fairy tale.
- {name} know{s} which pose belongs on page one
- Point your toes, and step onto the page
< Sparkle, please.
< Once upon a picture.
= photo
> One pose, and the magic is kept.
- {name} help{s} you with every line, from shoulder to toe
- Find your finest line, and hold it like a wish
< Come and be enchanting.
< Hold still, and glow.
= men
> Every hero needs a good grip.
- {name} teach{es} heroes to climb, hold and spin
- Climb with steady hands, and the legend grows
< Your quest starts here.
< Magic looks good on you.
= prenatal
> A little wonder, for both of you.
- {name} cradle{s} every movement in a long, calm breath
- Sway, stretch softly, and rest whenever you wish
< Come and be cared for.
< Softly does it, you two.
= prenatal
> Fairies hum a slow song for two hearts.
- {name} lead{s} hip circles as soft as the song
- Circle your hips softly, and both hearts listen
< A gentle kind of magic.
< We’ve saved you both a place.
= postnatal
> You made magic. This time is yours.
- {name} bring{s} you back to yourself, breath by breath
- Wake your core gently, stretch a little, rest a little
< Come and bloom softly.
< Be kind to yourself with us.
= contemporary
> Some spells can only be spoken dancing.
- {name} speak{s} in wide turns and soft falls
- Reach, turn, and let the air understand
< Set a little wonder free.
= acro
> Trust each other, and you’ll fly.
- {name} teach{es} the lift, the balance and a soft landing
- One of you is the earth, and one the bird
< It’s magic for two.
< You’re in good hands.
= acro
> It takes two to make this magic.
- {name} teach{es} one to lift and one to fly
- One lifts, one floats, and then you trade
< Rise like a wish.
< The spell is called trust.
= circus
> Come and be the wonder of the ring.
- {name} raise{s} the curtain on a brave new trick
- A swing, a balance, a trick, and the drums begin
< And now, the star: you.
< Believe. Then bow.
= teens
> Too big for fairy tales? Be in one.
- {name} hand{s} you the lead from the first move
- Your first swing sends the story flying
< Main characters, this way.
< Your legend starts here.
= teens
> You know that flying dream? Come and try it.
- {name} teach{es} you to hang on, swing and fly
- Hold on, swing out, and the dream remembers you
< It’s even better awake.
< Dream on with us.
= kids
> Abracadabra, feet off the floor!
- {name} know{s} a spell that makes wizards swing
- Say the spell, hold on tight and swing
< Ta-da!
< Presto! Come and join in!
= kids
> Wanted: brave fairies and friendly wizards!
- {name} teach{es} fairies to swing and wizards to bow
- Every little hero learns a bit of flying
< Come by broom!
< Wings out, everyone!
= class
> One song, and the everyday is gone.
- {name} count{s} you in, and the world is far away
- Let your first step carry you far, far away
< Come and be enchanted.
< Let yourself sparkle.
= static
> One push, and the spell begins.
- {name} show{s} you when to push and when to float
- Push off softly, and the whole world goes round
< Come and stir the air.
= tricks
> One whispered spell, and the earth lets you go.
- {name} teach{es} each trick slowly, like a spell worth knowing
- Hook a knee, take a breath, and hang in the air
< Rise on the last word.
= advanced
> Come and do the impossible, beautifully.
- {name} polish{es} your big combos until they shimmer
- Hold on longer, come down slower, and let us gasp
< You know the magic words.
= flow
> Dance as if the air were helping.
- {name} let{s} one step melt into another like mist
- Every spin drifts to the floor like a wish
< Maybe the air is.
= exotic
> Put the song under your spell.
- {name} teach{es} the walk that music follows
- Walk as if each note were waiting for you
< Enchanting suits you.
= heels
> Step, turn, sparkle.
- {name} put{s} a little magic into every strut
- Each turn in heels leaves a trail of stardust
< Repeat until enchanted.
= lowflow floor
> Let the floor charm you into dancing.
- {name} lead{s} rolls as soft as falling asleep
- Lie down, and the dance comes to you
< Sink into a sweet dream.
= yoga
> Breathe yourself into another world.
- {name} lead{s} you in, pose by slow pose
- Each long breath carries you a little further in
< Leave the map behind.
= choreo
> By the last chorus, you’ll be enchanted.
- {name} go{es} through every count, and then the song takes over
- Eight counts in, your feet already know the way
< Resist as long as you like.
= twerk
> Bass on, spell cast.
- {name} lead{s} the shake that wakes the forest
- Shake slowly at first, and let the magic gather
< Let the glitter fly.
= salsa
> Let the rhythm charm your hips.
- {name} lead{s} you from the basic step into a twirl
- The drums call, and your first step answers
< Hips are easily enchanted.
= silks
> Once upon a silk, somebody flew.
- {name} wrap{s} every pose in a little wonder
- Trust the silk, and hang between two worlds
< Every knot is a wish.
= straps
> Make strength look like a spell.
- {name} teach{es} strong arms to move like mist
- Lift slowly, and even the air looks up
< Wonder, at full stretch.
= trapeze
> The north wind has a seat for you.
- {name} show{s} you how to lean back and ride
- Lean back a little, and the wind carries you off
< Past the moon, and home again.
= seniors
> Come and twirl with the fireflies.
- {name} show{s} each turn calmly, and then once more
- One gentle turn, and the room is a ballroom
< Every step is a small wonder.
= party
> One big wish: everyone dances.
- {name} wave{s} the wand, and nobody stays seated
- One easy step, and the whole party floats
< Granted. Everyone up.
= practice
> A room, a song, and your own wonders.
- {name} host{s}, and you choose the moves
- Try the move you’ve been dreaming of
< Conjure what you like.
= photo
> Picture yourself enchanted.
- {name} lead{s} you dreamily from pose to pose
- From fingertips to toes, every line tells the tale
< Then hold that picture.
= men
> Once, a knight climbed past the tower, to the stars.
- {name} teach{es} a knight’s grip and a wizard’s calm
- Climb steadily, and let the minstrels find the words
< Ballads have been sung for less.
= contemporary
> Move like a wish.
- {name} lead{s} you through wide turns and soft landings
- Every reach begins as breath and ends in the air
< Wishes work best danced.
= kids
> Come and swing like a forest fairy!
- {name} show{s} forest fairies how to swing and land softly
- Hang on like a leaf and swing like the wind
< Every fairy gets a turn!
= teens
> Your superpower is waiting for you.
- {name} teach{es} swings and holds fit for a hero
- Superpowers wake somewhere between swing and landing
< Flip the switch, hero.
= openlevel
> One class, many kinds of magic.
- {name} show{s} every move in a gentle and a bold version
- Simple or bold, you choose with every move
< Choose your own adventure.
= openlevel
> This magic is open to everyone.
- {name} give{s} every move a gentle and a grand spell
- Take each move gently, or dare the grand version
< Come and sparkle your way.
= flow
> Like magic, one move becomes the next.
- {name} turn{s} spins into slides as if by enchantment
- Nobody sees where a spin becomes a slide
< Melt into it with us.
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
- {name} lift{s} you from grips and walks to a first spin. No partner needed
- Come without experience, and {name} will show you grips, walks and your first spin
- No experience needed: grips and walks grow into your very first spin
< Borrow a little fairy dust.
< Make a wish and float.
< Your wings are ready.
@ Beginner Pole
> You’ll go home a little enchanted.
- {name} weave{s} spins, climbs and sits into a short combo of your very own
- At a steady pace, {name} conjure{s} a combo from your spins, climbs and sits
- Spins, climbs and sits are woven into a short combo for you to keep
< Take the magic with you.
< Come and learn the spell.
< Leave with a little wonder.
@ Beginner Pole
> Magic grows at a steady pace.
- {name} lead{s} you steadily through spins, climbs and sits to a combo of your own
- Build grip, core and confidence with {name}, and leave with your own combo
- Spins, climbs and sits take root, and you leave with a combo of your own
< Watch your magic grow.
< Plant a wish here.
@ Beginner Pole
> Rapunzel waited. You can climb.
- {name} know{s} the way up: climbs, spins, sits, and a combo to take home
- Climb, spin and sit with {name}, and carry a combo home like treasure
- Climbs, spins and sits lead up the tower to a combo of your own
< Lovely view. Come up.
< No prince required.
< The tower is yours.
@ Beginner Pole
> Every heroine starts with one climb.
- {name} guide{s} your spins, climbs and sits, and you leave with your own combo
- At a steady pace, {name} help{s} you build grip, confidence and a little combo
- Every spin, climb and sit builds confidence, and the combo is yours to keep
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
- {name} introduce{s} you to first inverts and leg hangs, safely spotted
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
@ Advanced Pole
> Power, with a little stardust on it.
- {name} turn{s} shoulder mounts and handsprings into wonders of control
- Bring your inverts to {name} for shoulder mounts, handsprings and aerial combos
- Shoulder mounts, handsprings and aerial combos shine with power and control
< Scatter stardust with us.
< Leave a glittering trail.
@ Advanced Pole
> From below, it looks like a spell.
- {name} reveal{s} the power and control in handsprings, shoulder mounts and combos
- {name} teach{es} confident inverters the spell in handsprings and aerial combos
- Up there, shoulder mounts and handsprings turn control into elegant lines
< Come up and enchant.
< Hold the room spellbound.
< Cast a spell in midair.
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
< Land like a feather.
@ Spin Basics
> Three spins, like three wishes.
- {name} grant{s} you fireman, chair and back hook, each with a soft landing
- Wish for fireman, chair and back hook with {name}. No strength needed yet
- Fireman, chair and back hook come true, and no strength is needed yet
< All three are granted.
< Make your first wish.
< Wish, spin, smile.
@ Spin Basics
> Let go of the floor, as fairies do.
- {name} teach{es} fireman, chair and back hook, with landings soft as thistledown
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
@ Spin Pole
> Ever wished to fly? Wish granted.
- {name} turn{s} momentum and balance into floaty combos that look effortless
- With {name}, the pole turns, you balance, and your combos float like feathers
- A turning pole, a little balance, and every combo floats
< Fairy dust optional.
< Lift off with us.
< Fly softly.
@ Pole Tricks
> Open the wizard’s trunk. Three tricks are inside.
- {name} reveal{s} each trick step by step, with spotting and options for every level
- Step by step, {name} share{s} every trick, with spotting. Bring your phone for the photo
- Each trick appears step by step, with spotting. Bring your phone for the photo
< Then the magic is yours.
< Lift the lid.
< Let the tricks out, one by one.
@ Pole Tricks
> Bring your phone. Magic needs proof.
- {name} guide{s} you step by step into three tricks, with spotting for every level
- {name} conjure{s} three tricks step by step, with options for every level
- Three tricks appear step by step, with options for every level
< Smile. You just did magic.
< Catch the sparkle.
< Pose, and be amazed.
@ Pole Tricks
> Three tricks a class. Three small miracles.
- {name} bring{s} each trick to life, step by step, with spotting for every level
- Bring your phone. {name} teach{es} each trick step by step, with spotting for all
- There’s spotting, an option for every level, and a photo for your phone
< Collect all three.
< Your ta-da is ready.
< Believe in all three.
@ Pole Flow
> Less counting. The music casts the spell.
- {name} link{s} spins, floorwork and transitions into one long breath of movement
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
- You learn the routine in sections, then dance it full out from start to finish
< Come and enchant a song.
< Finish in full sparkle.
< Shine on the last note.
@ Pole Choreography
> Every song is hiding a story.
- {name} teach{es} a new routine in sections, with a full-out happy ending
- Discover a new routine with {name}, section by section, and dance the ending full out
- You learn the routine in sections, and dance the whole tale full out
< Step into the story.
< Be the leading star.
@ Pole Choreography
> Learn a spell, verse by verse.
- {name} build{s} a new routine to one song in sections, for a full-out finale
- Section by section, {name} teach{es} you a routine to dance full out at the end
- A new routine to one song grows in sections, toward a full-out finale
< Cast your finest spell.
< Abracadabra on the chorus.
< Dance the magic word.
@ Exotic Pole
> Heels on, lights low. The spell begins.
- {name} lead{s} you through low flow, slides and kips. Bring knee pads and boldness
- Enchant the floor with {name} in low flow, slides and kips. Bring knee pads
- Low flow, slides, kips and attitude work their magic. Bring knee pads
< Cast your own spell.
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
@ Heels & Floorwork
> Cinderella, you may keep both heels on.
- {name} open{s} the ball with leg lines, rolls and waves, in heels or socks
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
< Come and make the floor swoon.
< Melt, roll, rise.
@ Heels & Floorwork
> Move like a wave in a mermaid’s tale.
- {name} guide{s} your waves, rolls and leg lines, in heels of any height or socks
- Ride the waves with {name} through rolls and leg lines, in heels or in socks
- Rolls, waves and leg lines flow to the floor and back, in heels or socks
< The tide is with you.
< Surface, and shine.
@ Chair Dance
> Kiss no frogs. Your partner is a chair.
- {name} conjure{s} sultry choreography that’s easy to follow and great with friends
- Dance sultry choreography with {name}, easy to follow and lovely among friends
- The sultry choreography is easy to follow, and lovely to share with friends
< Chairs make charming princes.
< Happily, sultrily ever after.
< Sit, and be charmed.
@ Chair Dance
> An enchanted chair has asked you to dance.
- {name} keep{s} sultry choreography easy to follow and lovely to share with friends
- Follow {name} easily through sultry choreography, alone or with your friends
- The sultry steps are easy to follow, and friends may dance along
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
- With {name}, every pose and spin has a low version and a high one
- Mounts, poses and spins float low or high, graceful from the first class
< It’s your turn to glow.
< Rest on the moon.
< Shine like the moon.
@ Aerial Hoop
> Low or high, there’s wonder in the air.
- {name} teach{es} mounts, poses and spins, with graceful strength from the first class
- Find graceful strength with {name} in every mount, pose and spin
- Graceful strength comes with every mount, pose and spin, from the first class
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
- Pull, core and shoulder work, made for pole, makes inverts click at last
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
> A phoenix gathers strength before it rises.
- {name} build{s} your pull, core and shoulders for pole, and for inverts that click
- Work on pull, core and shoulders with {name}, until your inverts finally click
- Pull, core and shoulder work is the fire that your inverts rise from
< This is where wings begin.
< Come and build your magic.
< Rise, little by little.
@ Flexibility & Stretch
> A kind spell unfolds you like a swan’s wing.
- {name} guide{s} you gently toward splits and backbends, whatever your starting point
- Stretch kindly with {name} for splits, backbends and shoulders, wherever you begin
- Active stretching for splits, backbends and shoulders is guided and gentle here
< Gentle magic works best.
< Be softly spellbound.
< Soften, and glow.
@ Flexibility & Stretch
> The rose in the enchanted castle never hurries.
- {name} lead{s} you warmly into splits, backbends and shoulders, wherever you start
- Open up kindly with {name} for splits, backbends and shoulders, whatever your start
- Splits, backbends and shoulders open kindly, whatever your starting point
< Come and bloom gently.
< Petal by petal.
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
> First class free. The spell book is open.
- {name} reveal{s} grips, walks and a first spin. No experience needed
- Come without a partner: {name} teach{es} grips, walks and the magic of a first spin
- Try grips, walks and the magic of a first spin, with no partner needed
< Come and say yes.
< Have a little magic.
@ Intro to Pole
? bring *friend*
> Bring {bring}. Every story needs two heroes.
- {name} teach{es} you both grips, walks and a first spin, no experience needed
- {name} start{s} the tale with grips, walks and a first spin, no experience needed
- You both learn grips, walks and a first spin, with no experience needed
< Two wishes, one spin.
< Take turns being amazed.
@ Beginner Pole
? offer first class free
> First class free. No waiting in towers.
- {name} teach{es} you to spin, climb and sit, and send{s} you home with a combo
- At a steady pace, {name} help{s} you climb, spin and sit, with a combo to take home
- Climb, spin and sit at a steady pace, and take a combo home
< Let down your hair.
< Rise, Rapunzel.
@ Beginner Pole
? series *weeks
> {Series} of climbing toward the stars.
- {name} lead{s} you steadily through spins, climbs and sits, up to a combo
- {name} build{s} your grip, core and confidence with spins, climbs and sits
- Spins, climbs and sits add up to grip, confidence and a combo of your own
< Begin the ascent.
< Write your first chapter.
@ Intermediate Pole
? series *weeks
> {Series} in the upside-down kingdom.
- {name} spot{s} your first inverts and leg hangs safely, and smooth{s} your transitions
- With {name} to spot you, first inverts and leg hangs are safe adventures
- First inverts, leg hangs and cleaner transitions are safely spotted all the way
< Enter with a wish.
< The stars are under your feet.
@ Spin Basics
? level beginner
> Beginners, the fairies have saved you some air.
- {name} guide{s} you through fireman, chair and back hook. No strength needed yet
- With {name}, fireman, chair and back hook land as softly as petals
- Learn fireman, chair and back hook, and how to land as softly as snow
< Your first flight is here.
@ Spin Pole
? level all
> All levels ride this enchanted carousel.
- {name} guide{s} you into momentum, balance and floaty combos that look effortless
- Ride the turning pole with {name}, in floaty combos that feel like flying
- The pole turns with you, and every floaty combo feels like flying
< Choose your swan, and turn.
@ Pole Choreography
? music
> {Music}, and a little abracadabra.
- {name} teach{es} a routine in sections, and you dance the song full out
- Section by section, {name} lead{s} you to a song danced full out
- Learn the new routine in sections, and dance full out at the end
< Cast your spell on cue.
@ Heels & Floorwork
? places *left
> {Places} at the ball.
- {name} lead{s} leg lines, rolls and waves, and socks count as slippers
- Glide through leg lines, rolls and waves with {name}, in heels or in socks
- Leg lines, rolls and waves are danced in heels, and socks count as slippers
< Come to the ball.
< Slip into your slippers.
@ Chair Dance
? bring heels (optional)
> Heels or not, the chair is charmed.
- {name} enchant{s} the chair with sultry choreography that’s easy to follow
- {name} keep{s} the sultry choreography easy to follow, alone or with friends
- The sultry choreography is easy to follow, with or without friends
< Sit down, enchantress.
< Either way, you shine.
@ Aerial Hoop
? places max*
> {Places} under the same moon.
- {name} teach{es} each mount, pose and spin in a low and a high version
- With {name}, you mount, pose and spin, low or high, with graceful strength
- You learn mounts, poses and spins, low or high, with graceful strength
< Come and be starlight.
= any
? bring *knee pads*
> Come under the spell, and bring {bring}.
< Land softly. Shine brightly.
= any
? bring *shorts*
> Bring {bring}, and leave the ball gown.
< Wings need room.
= any
? bring *water*
> Bring {bring}. We’ll bring the magic.
< One sip, and you’re glowing.
= any
? bring *towel*
> Bring {bring}. You’re going to glow.
< Sparkle all you like.
= any
? bring *mat
> Bring {bring}, and we’ll add the magic.
< Come and dream with us.
= any
? bring *friend*
> Bring {bring}. Magic is better shared.
< Happily ever after, you two.
= any
? bring *friend*
> Bring {bring}, and wonder together.
< Come and double the sparkle.
= any
? bring mats (provided)
> Come for the magic. Mats are provided.
< Just bring a wish.
= any
? wear *heels*
> Wear {wear}, and enchant the room.
< Come to the dance, Cinderella.
= any
? wear *heels*
> Wear {wear}. You’re going to the ball.
< The first dance is yours.
= any
? bring heels (optional)
> With or without heels, you’ll be enchanting.
< Glass slippers are optional, too.
= any
? wear
> Wear {wear}. Your fairy godmother insists.
< She has taste.
= any
? offer first class free
> First class free. Your first wish is granted.
< Two wishes to go.
< Come and wish again.
= any
? offer first class free
> First class free. Come and be enchanted.
< Magic, with our compliments.
= any
? offer free trial class
> Try a little magic in a free trial class.
< If the slipper fits, it’s yours.
= any
? offer free trial class
> Wish granted: a free trial class.
< That leaves two more wishes.
= any
? offer your friend comes free
> Your friend comes free, as if by magic.
< Come and share the wonder.
= any
? offer
> A small wish, granted: {offer}.
< Come and keep wishing.
= any
? offer
> Abracadabra: {offer}.
< The wand chose you.
= any
? offer *half price*
> {Offer}, and all of the magic.
< Not one sparkle less.
= any
? offer *off*
> {Offer}, and all of the wonder.
< You get every last sparkle.
= any
? level beginner (no experience)
> No experience needed. Wizards start the same way.
- {name} show{s} you every move slowly, and then once more
- You see every move slowly before you try it
< Once upon a first time.
= any
? level beginner (no experience)
> You don’t need to know the spell.
- No experience needed. {name} show{s} you every move slowly
- No experience needed. We go step by step
< Come and learn the spell with us.
= any
? level beginner
> Even Merlin was a beginner once.
- {name} begin{s} where Merlin did, with the basics
- So we start with the basics, at an easy pace
< Your first spell is waiting.
< Come and say hello, wizard.
= any
? level beginner
> Beginners, this way to the wonder.
- {name} start{s} at the first step and go{es} gently from there
- The path begins right here, with one small step
< You’re exactly right here.
= any
? level all
> One spell for all levels, yours included.
- {name} adapt{s} each move to you, from whispered to grand
- Each move has a soft version and a bold one
< There’s room for your sparkle.
= any
? level beginner (only)
> Beginners only, so the wonder is new to everyone.
- {name} start{s} everyone together, at the very first step
- We all begin with the very first step
< Everybody gasps together.
= any
? level advanced*
> {Level}: time to make it look like magic.
< Nobody will see the strings.
= any
? level intermediate*
> {Level}: the enchanted forest grows deeper here.
< You know the first paths.
= any
? audience
> {Audience}: this magic is yours.
< Consider yourself enchanted.
= any
? audience women*
> {Audience}: so much magic in one room.
- {name} lead{s} every witch, fairy and heroine among us
- Come as a witch, a fairy or simply yourself
< Join the coven, laughing.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? places *left
> {Places}. Make a wish, and dance with us.
- {name} teach{es} the steps, and the song grants the rest
- Wish on your first step, and dance to the last
< One dance, coming true.
= any
? places *left
> {Places} at the round table.
< One is yours, brave knight.
= any
? places few
> Just a few places in this fairy tale.
< One could be yours.
= any
? places max*
> {Places}. A small circle, and plenty of magic.
< Be one of the stars.
= any
? places small group
> Small group, big magic.
< Every spark gets noticed.
= intro pole spin spinpole static tricks flow exotic choreo intermediate advanced
? places your own pole
> Your own pole. Nobody shares a wand.
< Spells work better that way.
= any
? series starts*
> {Series}. So does the fairy tale.
< Begin where it begins.
< Meet us at chapter one.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music}, and the palace doors swing open.
- {name} lead{s} you in on the very first beat
- One step to the music, and you’re at the ball
< Enter dancing.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music} will put you under its spell.
- {name} weave{s} the chorus right into your feet
- By the chorus, your feet belong to the song
< Only dancing breaks the spell.
= any
? music
> The magic word is {music}.
< Hum it. It works.
= any
? length
> {Length}, and no pumpkin in sight.
< Forget the clock, Cinderella.
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
< Sparkle on, all of you.
= any
? soldOut sold out
> Sold out: so many wishes, all granted.
- To everyone with a place: get ready to sparkle
< More magic soon. Keep wishing.
= any
? soldOut waitlist
> The waitlist is open. Some wishes come true.
< Fingers crossed, dreamer.
= any
? guest
> Something wonderful is coming: {guest}.
< Roll out something red.
= salsa contemporary heels choreo class burlesque twerk floor lowflow flow
? typed *no partner*
> No partner needed. Your magic works solo.
< Let the music ask you.
= pole polefit spin static tricks yoga stretch conditioning
? typed *new class*
> A new class rose with the moon.
- {name} start{s} at the beginning, and so do you
- Everything is new, from the first move to the last stretch
< Be there for the first glow.
= any
? typed *new class*
> Once upon a time: a new class.
< Be in the first chapter.
= any
? typed *small group*
> Small group. No need for breadcrumbs.
< Nobody gets lost.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? places *left
> {Places} where the moon comes to dance.
- {name} lead{s} the steps beneath your very own stars
- Each step you learn leaves a silver trace
< Keep the moon company.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? music
> {Music}, and the fairies take their places.
- {name} count{s} you in, and the wings begin to beat
- One step, one turn, and your wings keep time
< Your place is in the middle.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? typed *new class*
> New class. Nobody knows the spells yet.
- {name} teach{es} the first steps to everyone at once
- Every step is as new as the first snow
< Learn a few before the wizards do.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? series week*
> {Series}, and the fairy tale dances on.
- {name} turn{s} to the chapter with the bigger steps
- New steps join the story, one count at a time
< Turn the page on your toes.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? level all
> All levels at one ball.
- {name} open{s} the ball with a step for everyone
- Take the simple step, or the one with a twirl
< Waltz or whirl.
= heels chair exotic choreo flow burlesque twerk salsa contemporary lowflow floor
? offer first class free
> First class free, says the fairy godmother.
- {name} take{s} your hand for the first dance
- One dance, and the pumpkin becomes a coach
< Your invitation has arrived.
= pole spin spinpole static tricks polefit intermediate advanced
? places *left
> {Places} on the broomstick.
- {name} know{s} how to hold on and how to land
- Hold on, swing out, and the village grows small
< Hop on behind us.
= pole spin spinpole static tricks polefit intermediate advanced
? series week*
> {Series}, and the wand feels lighter.
- {name} add{s} a new move to the magic you know
- The grips and holds you know begin to glow
< Give the wand a wave.
= pole spin spinpole static tricks polefit men inclusive
? level all
> All levels, one beanstalk.
- {name} show{s} every climb and hold in an easy version, too
- A low leaf, a high leaf, and you choose
< Every leaf has a view.
= polefit conditioning seniors pole
? typed *small group*
> Small group: a fellowship on a great quest.
- {name} lead{s} the fellowship, one strong hold after another
- Hold by hold, the fellowship travels on
< The mountain is waiting.
= hoop silks trapeze straps
? places *left
> {Places} up in the air.
- {name} teach{es} you to get up, hold a pose and float
- Rise a little, and the clouds make room
< Choose a star, and come.
= hoop silks trapeze straps
? series week*
> {Series}, and you float a little longer.
- {name} stay{s} with you until the air feels like home
- Every hang and pose feels a little more like home
< Wonder grows with practice.
= hoop silks trapeze straps
? places max*
> {Places}. Plenty of magic in the air.
- {name} share{s} out the sky, one pose at a time
- Lean back slowly, and the whole sky leans with you
< Take turns being a star.
= stretch yoga
? bring mats (provided)
> Mats are provided. We call them flying carpets.
- {name} steer{s} gently, one long breath at a time
- Breathe out slowly, and the rooftops pass below
< Lie down, and take off.
= stretch yoga
? bring *mat
> Bring {bring}, and let the magic unfold.
- {name} let{s} every stretch open like a rose
- Breathe out, and uncurl as slowly as a fern
< Roll the mat out slowly.
= any
? typed *new class*
> A new class, fresh from the cauldron.
< The cauldron is still bubbling.
= any
? level all
> All levels: one spell, many ways to say it.
- {name} show{s} each move in a small version and a grand one
- Each move has a small version and a grand one
< Any accent will do.
= any
? level advanced (only)
> {Level}: the last chapters of the spell book.
< You know the rest by heart.
= any
? places *left
> {Places} on the flying carpet.
< Take a corner.
= any
? guest
> Rub the lamp, and who appears? {guest}.
< Wishes at the ready.
= any
? series * weeks*
> {Series}. Even beanstalks need a little time.
< Keep watering.
= any
? series week*
> {Series}. The beanstalk has reached the window.
< Next stop, clouds.
= any
? price
> {Price}: the gate to fairyland is open.
< Walk through, and wonder.
= any
> Make a wish.
< Granted.
< Then come.
= any
> Magic starts here.
< With you.
< Come along.
= any
> A wishing star fell, and left you this.
< Catch the star.
< Wish as you like.
= any
> You, enchanted.
< Imagine that.
`;
