// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const whimsical = `
@ Intro to Pole
> Once upon a time, you met a pole.
- Chapter one: grips, walks and your first spin
- No experience needed. Grips, walks, a first spin
< Happily ever after starts here.
< Turn the page. Then turn yourself.
@ Intro to Pole
> The pole hopes you’ll like it.
- One grip, one walk, one first spin. No experience needed
- No partner needed: grips, walks and a first spin
< You lead. It follows.
< It’s holding out a hand.
@ Intro to Pole
> Every comet had a first lap once.
- Yours begins with grips, walks and your very first spin
- No dance background needed. Just grips, walks, a first spin
< No comet was born twirling.
< Tails are optional. Come along.
@ Beginner Pole
> Climb the beanstalk. Have a sit.
- Spins, climbs and sits, and a short combo to keep
- At a steady pace: spins, climbs, sits, your own combo
< Come up one leaf at a time.
< The giant is a dear, honestly.
@ Beginner Pole
> A little dance wants to follow you home.
- It’s a short combo, made of spins, climbs and sits
- Spins, climbs and sits turn into a combo of your own
< You may keep it.
< Say yes. It’s house-trained.
@ Beginner Pole
> Even snails reach the top. Steadily.
- Spins, climbs and sits at a steady pace, then a combo
- A steady pace, for grip, core, confidence and a short combo
< No shell required.
< Snails wave on the way up.
@ Intermediate Pole
> The bats have sent you an invitation.
- First inverts and leg hangs, safely spotted all the while
- Go upside down, safely spotted, with inverts and leg hangs
< Come and hang about with them.
< They say you’ll love the view.
@ Intermediate Pole
> The ceiling longs to meet your feet.
- First inverts, leg hangs and transitions, safely spotted
- You climb with ease. Now go upside down, safely spotted
< Feet, meet ceiling.
< They’ll adore each other.
@ Intermediate Pole
> Turn the world over. See what’s underneath.
- First inverts and leg hangs, with somebody to spot you safely
- You climb with ease, so upside down comes next, safely spotted
< It’s you, smiling.
< We put it back afterward.
@ Advanced Pole
> Up here, even the clouds point their toes.
- Confident inverters float through combos, mounts and handsprings
- Power, control, elegant lines, and aerial combos all over
< Come and show them yours.
< Mind your head on the sky.
@ Advanced Pole
> Some birds take lessons from this class.
- They study aerial combos, shoulder mounts and handsprings
- They come for the handsprings and stay for the elegant lines
< Wings are considered cheating.
< Let the swallows take notes.
@ Advanced Pole
> Strong as a dragon, neat as a teacup.
- Handsprings with control, shoulder mounts with elegant lines
- Powerful aerial combos, finished with elegant lines
< Roar softly. Point your toes.
< Come and be a fine, fierce teacup.
@ Spin Basics
> The floor lets go if you ask nicely.
- Fireman, chair and back hook, without any strength yet
- Walk in, let go, land softly. Feathers do it
< A please and a twirl will do.
< It catches you softly, too.
@ Spin Basics
> Dandelions do this without a single muscle.
- No strength needed yet for fireman, chair and back hook
- Walk in, let go of the floor, land softly, smile
< One puff, and round you go.
< Drift in. Land softly. Again.
@ Spin Basics
> Ever wanted to be a carousel?
- Fireman, chair, back hook: three spins and a soft landing
- Walk in, let go of the floor, and round you go
< No horse required.
< Hop on. You’re the nicest horse.
@ Spin Pole
> The pole turns too. It hates missing things.
- Momentum, balance and combos that feel like flying
- Floaty combos that look effortless. It won’t tell
< Take it for a whirl.
< Round you go, the pair of you.
@ Spin Pole
> It’s a teacup ride. You’re the teacup.
- The pole turns with you, and you float along with it
- Momentum, balance and floating, as steam does
< Saucer not included.
< Not a sip will be spilled.
@ Spin Pole
> Planets have done this for ages. They’re delighted.
- Find your balance, and let the pole turn with you
- Momentum, balance, floaty combos. It feels like flying
< Pick a nice orbit.
< Come around. Then around again.
@ Pole Tricks
> A magician left three tricks behind.
- We take them apart step by step, with spotting
- Options for every level, and your phone for the photo
< Say abracadabra, then cheese.
< The rabbit has the day off.
@ Pole Tricks
> Tricks are shy. We coax out three.
- Taken apart step by step, with options for every level
- They come apart step by step, with somebody spotting
< Bring your phone. They’ll pose.
< Come softly. They’re nearly tame.
@ Pole Tricks
> Three wishes, and they’re all tricks.
- Granted step by step, with options for every level
- Each one comes true step by step. Bring your phone
< No lamp to rub. Just come.
< Make the first one now.
@ Pole Flow
> All the numbers have gone out to play.
- Less counting, more music, and spins that melt into floorwork
- So spins and floorwork become one long breath of movement
< Nobody is counting. Come dance.
< They’ll be back by suppertime.
@ Pole Flow
> Follow the music. It knows a shortcut.
- Through spins and floorwork, all in one long breath
- Over the spins, down the floorwork, hardly any counting
< It turns left at the chorus.
< Come along and hum the way.
@ Pole Flow
> A spin met a roll. They fell in love.
- Spins and floorwork, joined in one long breath
- Spins, floorwork, music, and hardly any counting
< You’re invited to the wedding.
< They’re inseparable now.
@ Pole Choreography
> A song came in and asked for feet.
- It gets a new routine, in sections, danced full out
- Learn the routine in sections, then dance it full out
< Yours will do nicely.
< Come and lend it yours.
@ Pole Choreography
> How does one eat a song? In slices.
- The routine comes in sections, then gets danced full out
- Section by section, and then the whole song full out
< Come hungry. Leave humming.
< The last slice has sprinkles.
@ Pole Choreography
> Somewhere, a song is missing its dance.
- We build it in sections and dance it full out
- One new routine, in sections, with musicality and fun
< Come and reunite them.
< You may be just the one.
@ Exotic Pole
> Your boldest self just rang the bell.
- It brought knee pads, for low flow, slides and kips
- Heels on, lights low. Bring knee pads and some attitude
< Do let it in.
< It has excellent taste in heels.
@ Exotic Pole
> Cats invented this. We added heels.
- Low flow, slides and kips. Bring knee pads and attitude
- Lights low, knee pads on, for slides, kips and low flow
< Whiskers optional. Slinking encouraged.
< Come and find your purr.
@ Exotic Pole
> Even the moon puts on heels for this.
- Lights low: low flow, slides, kips. Bring knee pads
- Bring knee pads, your boldest self and a slide
< She’s saving you a slide.
< Come and outshine her.
@ Heels & Floorwork
> A left heel fell for a right sock.
- Both are welcome, for leg lines, rolls and waves
- Any heel height, any sock, for rolls and waves
< Now they roll everywhere together.
< Come as either. Roll as one.
@ Heels & Floorwork
> The sea lent us its waves.
- Roll and wave down to the floor and back
- We add rolls and leg lines, in heels or socks
< Wade in. The floor’s lovely.
< High tide, high heels, or socks.
@ Heels & Floorwork
> The floor has a slide nobody mentions.
- Smooth ways down and back, with leg lines and rolls
- Down you wave, back you roll, in heels or socks
< There’s one back up again, too.
< Socks glide. Heels glitter.
@ Chair Dance
> A chair has a question for you.
- Will you do a sultry, easy-to-follow dance with it?
- Shall we dance? It’s sultry, and easy to follow
< Say yes. It’s on its knees.
< It’s been saving up the courage.
@ Chair Dance
> Goldilocks tried three chairs. Yours can dance.
- Sultry choreography, easy to follow, great with friends
- It’s your partner, and the choreography is easy to follow
< Sit. This one’s just right.
< No bears were bothered.
@ Chair Dance
> Dance partner: four legs, no opinions.
- A chair! Sultry choreography, easy to follow, great with friends
- Sultry choreography for you and a chair, easy to follow
< It says yes to everyone.
< Promise to call it afterward.
@ Aerial Hoop
> The moon has lent us its outline.
- Mounts, poses and spins in it, low or high
- Sit in it, pose, spin, low or high as you like
< Come and be the moon.
< Craters welcome.
@ Aerial Hoop
> In every circle there’s a comfy seat.
- Find it with mounts, poses and spins, low or high
- Low version, high version, graceful strength from the first class
< Window or aisle? It’s both.
< Yours has the best view.
@ Aerial Hoop
> A bored halo took up swinging.
- Now it does mounts, poses and spins, low or high
- Pose in it, spin in it, low or high
< Angels borrow it. So may you.
< Low halo or high? You pick.
@ Strength & Conditioning
> Ants lift leaves. You’ll lift you.
- Pull, core and shoulders, a bit more each time you measure
- Pull, core and shoulders, until your inverts finally click
< The ants are cheering already.
< Come and be mighty, small one.
@ Strength & Conditioning
> All giants begin with the core.
- Then come pull and shoulders, and progress you can measure
- Pull and shoulders come next, and inverts that finally click
< Fee, fi, fo, flex!
< Come and grow yours.
@ Strength & Conditioning
> Hear that click? It’s your invert, arriving.
- Pull, core and shoulder work fetched it
- It came by way of pull, core and shoulders
< Come and let it in.
< It only needed a lift.
@ Flexibility & Stretch
> Your toes miss you. Go and visit.
- Warm, guided stretching for splits, backbends and shoulders
- Stretch kindly toward them, whatever your starting point
< They ask after you constantly.
< Halfway counts as visiting.
@ Flexibility & Stretch
> Cats, giraffes, taffy, you.
- Splits, backbends and shoulders, warm, guided and kind
- Warm and guided, whatever animal you start as
< You’re in long, lovely company.
< Come and be the bendy one.
@ Flexibility & Stretch
> A cat wrote the rules of this class.
- Rule one: stay warm. Rule two: be kind to your body
- Splits, backbends, shoulders: warm, guided and kind
< Rule three: purr.
< Yawning is allowed.
@ Intro to Pole
? offer first class free
> Once upon a time: first class free.
- With grips, walks and a first spin, no experience needed
- No experience needed. It goes grip, walk, first spin
< You’re the hero. Come in.
< The spin is your happy ending.
@ Intro to Pole
? offer free trial class
> A free trial class, says the fairy godmother.
- No pumpkins, just grips, walks and your first spin
- No partner needed, no pumpkin. Just a first spin
< You shall go to the pole.
< She’s seldom wrong about people.
@ Intro to Pole
? bring *friend*
> Two ducklings waddle braver than one.
- Bring {bring} for grips, walks and a first spin
- So bring {bring}. No experience needed for a first spin
< Waddle in, spin out.
< First spins all round. Quack.
@ Beginner Pole
? wear *shorts*
> Your knees would love the beanstalk.
- Wear {wear} for spins, climbs and a short combo
- So wear {wear}, for steady spins, climbs and sits
< Let them wave from the top.
< They’ll come home with a combo.
@ Beginner Pole
? offer first class free
> First class free. The beans were magic.
- Spins, climbs, sits, and a short combo of your own
- A steady pace up, and a combo to take home
< Nobody even wants your cow.
< Up the beanstalk you go.
@ Intermediate Pole
? series *weeks
> {Series} to turn the world upside down.
- First inverts and leg hangs, safely spotted each time
- You climb with ease, so: first inverts, safely spotted
< The bats have cleared their diaries.
< One upside down at a time.
@ Spin Basics
? bring *water*
> Windmills get thirsty. So do spinners.
- Bring {bring}. Fireman, chair and back hook spins, soft landings
- Bring {bring}. Walk in, let go, land softly, sip
< The breeze is on its way.
< Round you go, refreshed.
@ Spin Basics
? level beginner
> Beginners twirl best. Ask a sycamore seed.
- Fireman, chair, back hook, and no strength needed just yet
- Walk in, leave the floor, land like a leaf
< First time out of the tree, too.
< Come and helicopter with us.
@ Spin Pole
? level all
> Slow moons, quick comets, all come in.
- All levels welcome. The pole turns with every one of you
- All levels welcome, for floaty combos that feel like flying
< Everyone goes round in the end.
< Moon or comet, whirl along.
@ Pole Tricks
? places max*
> {Places}, three tricks, plenty of abracadabra.
- Step by step, spotted, with something for every level
- Taken apart step by step. Bring your phone for proof
< There’s a wand-wave for everyone.
< Come and be the rabbit.
@ Pole Flow
? bring *knee pads*
> Your knees would like to be clouds.
- Bring {bring}, for spins and floorwork in one long breath
- So bring {bring}. Less counting, more feeling the music
< Let them drift along.
< It’s lovely weather for knees.
@ Pole Choreography
? music
> {Music} went looking for a dance.
- It found a new routine, in sections, danced full out
- Learn it in sections, dance it full out at the end
< It would love to meet you.
< Come and hum it home.
@ Exotic Pole
? bring *knee pads*
> Your knees have been invited to slide.
- Bring {bring} and your boldest self to low flow and kips
- Bring {bring}. Lights low, heels on, attitude purring
< They said yes at once.
< They’ll talk of nothing else.
@ Heels & Floorwork
? wear heels
> Wear heels. The floor wants to see them.
- It’s heard of your leg lines, your rolls, your waves
- Any height will do, for leg lines, rolls and waves
< It adores a good shoe.
< Go down and say hello.
@ Heels & Floorwork
? bring heels (optional)
> Heels or socks? The floor likes both.
- Leg lines, rolls and waves, and smooth ways down
- Roll and wave to the floor and back in either
< Clip-clop or tiptoe in.
< Come in whatever tickles it.
@ Heels & Floorwork
? places *left
> {Places} on the softest slide anywhere.
- Go by leg line, roll or wave, in heels or socks
- Smooth ways down and back, on heels or on socks
< Whoosh. Take yours.
< Slide over and claim yours.
@ Chair Dance
? bring *friend*
> Two chairs, two friends, no table manners.
- Bring {bring} for sultry choreography, easy to follow
- So bring {bring}. It’s easy to follow and great for two
< Nobody eats. Everybody dances.
< The chairs are friends, too.
@ Chair Dance
? level beginner (no experience)
> The chair is a little shy, too.
- No experience needed. The dance is easy to follow
- No experience needed, and it’s easy to follow
< Go on, take it by the hand.
< You’ll be sweet together.
@ Aerial Hoop
? level beginner (no experience)
> A ring in the sky likes you.
- No experience needed for poses and spins, low or high
- No experience needed, and there’s a low version
< Say yes and have a swing.
< Swing by and try it on.
@ Aerial Hoop
? level beginner
> Beginners get the comfiest bit of the moon.
- Mounts, poses and spins, low or high, as you like
- It starts low, with mounts, poses and graceful strength
< It’s the middle. Come sit.
< Hop into the crescent.
@ Strength & Conditioning
? bring *towel*
> Even dragons glow after pull-ups.
- Bring {bring}, for pull, core and shoulder work
- So bring {bring}. Inverts click, then dragons dab
< Dab your scales and carry on.
< A glowing dragon is a happy one.
@ Strength & Conditioning
? bring *water*
> Mighty oaks love a good sip.
- Bring {bring}. Pull, core and shoulder work made for pole
- Bring {bring}, and grow toward the inverts that click
< Sip, little acorn, sip.
< Come and grow a ring.
@ Flexibility & Stretch
? bring *mat
> Your mat has dreamed of being a meadow.
- Bring {bring}, for warm, guided splits and backbends
- Bring {bring}. It’s kind to your body, whatever your start
< Lie down. It’s in bloom.
< Mind the daisies.
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided. They’re flying carpets, resting.
- They fly to splits, backbends and shoulders, warm and guided
- Stretch out on one, kindly, whatever your starting point
< Pick one. Drift off gently.
< Purring passengers welcome.
@ Flexibility & Stretch
? level all
> Long cats, short cats, all cats stretch.
- All levels welcome, for splits, backbends and shoulders
- All levels welcome. It’s warm, guided and kind
< Find your sunbeam.
< Come and curl up with us.
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Knees like to hold hands with the pole.
- Wear {wear}, so they can say hello properly
- So wear {wear}. It’s hard to hold hands through trousers
< It’s the start of a friendship.
< They’ll hardly let it go.
= pole intro spin spinpole tricks static flow
? bring *shorts*
> The pole would like to shake your knee.
- Bring {bring}, for it has lovely manners
- So bring {bring}. It’s how poles say hello
< How do you do, knee?
< Come and be introduced.
= pole intro spin spinpole
? level beginner (no experience)
> Did the beanstalk ask Jack for experience?
- No experience needed here either. Hold on and say hello
- No experience needed. Magic beans are optional
< Jack did just fine.
< Your beanstalk’s this way.
= hoop silks trapeze straps
? level beginner (no experience)
> Never sat in the sky? Squirrels recommend it.
- No experience needed. They say hold on and look pleased
- No experience needed, and no acorns either
< Come and branch out.
< They’ve kept you a good branch.
= hoop silks trapeze straps
? offer first class free
> First class free, on a swing from a cloud.
- Hold on, look about, and see how the sky suits you
- Have a go and see if your toes like it up there
< Your cloud is waiting.
< It suits most people. Try it on.
= chair
? bring *friend*
> The chairs have asked for a double date.
- Bring {bring}, and sit wherever you’re smiled at
- So bring {bring}. The chairs get shy in threes
< They’ve polished their legs.
< Be charming. They bruise easily.
= chair
? level beginner (no experience)
> Your kitchen chair wrote you a reference.
- It says you sit beautifully. No experience needed
- No experience needed. It says you’re a natural sitter
< You’ve got the part.
< This chair agrees. Come dance.
= stretch yoga
? bring *mat
> Unroll your mat, and a small island appears.
- Bring {bring}, lie down and listen for the sea
- So bring {bring}. You’re its queen, or its turtle
< Come ashore and breathe out.
< Population: one happy turtle.
= exotic lowflow floor flow heels
? bring *knee pads*
> The floor has knitted your knees a hello.
- Bring {bring}, so that they meet it softly
- So bring {bring}, and let them slide into its arms
< Knees first, then the rest of you.
< It’s been waiting to say so.
= choreo heels contemporary salsa twerk
? music
> {Music} ran off with somebody’s feet.
- Yours are next, and they’ve packed already
- They were last seen dancing, and looking very happy
< Catch up. It’s that way.
< Come and run off, too.
= kids
? bring *water*
> Baby elephants never forget a sip!
- Bring {bring}, for trunks, toots and tall tales
- So bring {bring}, and sip between stampedes
< Toot when you get here!
< Trunks up, off we go!
= kids
? bring *friend*
> Every pirate needs a parrot!
- Bring {bring}, and take turns being the parrot
- So bring {bring}. Somebody has to squawk
< Squawk, you’re both invited!
< All aboard, you two!
= kids teens
? level beginner (no experience)
> Even dragons learn to flap first!
- No experience needed. A small flap will do
- No experience needed. Every dragon starts as an egg
< Crack out and come along!
< Flap, flap, here you come!
= teens
? bring *friend*
> Every good quest has a sidekick.
- Bring {bring}, and argue later about who’s the hero
- Bring {bring}. Somebody has to laugh at the map
< Both of you, over the drawbridge.
< One quest, two heroes. Go.
= any
? bring
> Pack for the adventure: {bring}.
- The map’s ready, and the dragon has been fed
- Leave a corner free for one small daydream
< The dragon says hello.
< Adventure’s that way. Come along.
= any
? bring
> The owl sent a note: please bring {bring}.
- It underlined please twice. It’s that sort of owl
- It’s packing, too, and it’s very excited
< Thank you. Hoo knew?
< Tell it you’re coming.
= any
? bring
> A hero needs very little: {bring}.
- No sword, no steed, and the dragon’s only for decoration
- The rest is courage, and you’ve plenty tucked away
< Onward, at a comfortable trot.
< Your tale begins here.
= any
? bring *knee pads*
> Your knees have ordered two little clouds.
- Bring {bring}, and they’ll kneel on the weather
- So bring {bring}. They’ve dreamed of soft landings
< It’s cloud country in here.
< Sweet dreams, knees.
= any
? bring *knee pads*
> Pillows for your knees’ big day out.
- Bring {bring}, and they’ll be the talk of the legs
- So bring {bring}. They do like to be spoiled
< The knees say thank you.
< Plump them up and come.
= any
? bring *shorts*
> Your knees have asked to see the world.
- Bring {bring}, and give them a window seat
- So bring {bring}. They’ve been indoors for ages
< They’ve packed already.
< Bon voyage, knees.
= any
? bring *shorts*
> It’s summer somewhere. Here, for instance.
- Bring {bring}, and we’ll imagine the butterflies
- So bring {bring}, and mind the imaginary sandcastle
< The bees hum along.
< Your knees will want an ice pop.
= any
? bring *water*
> There’s a small plant inside you, dancing.
- Bring {bring}, and water it now and then
- So bring {bring}. It does so love a sip
< It blooms if you hum.
< Sip, sway, sprout.
= any
? bring *water*
> Mermaids never leave home without a sea.
- Bring {bring}. A small sea will do for this
- So bring {bring}, and sip like a tide coming in
< Fins are optional.
< Splash in and say hello.
= any
? bring *towel*
> Every towel secretly hopes to be a cape.
- Bring {bring}, and give it its big day
- So bring {bring}. Dab first, then swish heroically
< Up, up and dab.
< Capes on, dear hero.
= any
? bring *mat
> Your mat used to fly. Ask it.
- Bring {bring}, lie down and see if it remembers
- So bring {bring}. It takes off when you breathe out
< Next stop, somewhere lovely.
< Fasten your imagination.
= any
? bring *friend*
> Two under one umbrella is a parade.
- Bring {bring}, and we’ll supply the imaginary trumpets
- So bring {bring}, and take turns waving
< March in, both of you.
< Toot toot, you two.
= any
? bring *friend*
> Every fairy tale has a trusty sidekick.
- Bring {bring}, and take turns being the hero
- So bring {bring}. Somebody has to hold the map
< You two will be legends.
< Side by side, into the story.
= any
? bring *mats* (provided)
> Mats provided. Yours is the one that purrs.
- Lie down, breathe out and see where it takes you
- Just bring yourself and a small daydream
< It’s warmed up its corners.
< Lie back and float a little.
= any
? bring *(provided)
> The elves have packed for you: {bring}, provided.
- They like to be thorough, and they hum while they do it
- All you have to carry is your own good mood
< Thank an elf and come.
< Travel light as a rhyme.
= any
? !bring heels
> No heels needed. Let them sleep in.
- They’ve had such a long week of being tall
- Close the box gently and tiptoe away
< Toes only. Tiptoe in.
< Shh. Come along.
= any
? wear heels
> Wear heels. The giraffes are expecting you.
- They like a bit of company up there
- You’ll see eye to eye, or very nearly
< Chin up. Bit more. There.
< Come and join the tall party.
= any
? wear *heels*
> Your heels are really two tiny horses.
- Wear {wear}, and let them out for a trot
- So wear {wear}. They’ve been clip-clopping in the closet
< Giddy up, gently.
< They already know the way.
= any
? bring heels (optional)
> Heels if you like. The floor isn’t fussy.
- Tall as a tulip or low as a daisy, both will do
- It has known tall visitors and small ones, and loved them all
< Come at any height you like.
< Toadstools and towers welcome.
= any
? bring heels (optional)
> Heels or no heels? Let your toes vote.
- The little one gets the last word, as is only fair
- Ten ballots, one tiny box, and everyone’s a winner
< Whatever they say, come.
< All toes are elected.
= any
? wear
> The invitation says: wear {wear}.
- It came by owl, so it must be official
- The letters are curly, so somebody means it kindly
< RSVP with a twirl.
< You’ll look quite the part.
= any
? wear
> Fairy godmother’s orders: wear {wear}.
- She waved the wand at your closet and giggled
- No pumpkin, no mice, no curfew. Just that
< You shall go to the ball.
< She’s seldom this easy to please.
= any
? wear *shorts*
> Your knees are explorers. Wear {wear}.
- They do their best work in the open air
- They’ve drawn a map, and there’s a heart on it
< Let them lead the way.
< They’ve found you already.
= any
? wear bare feet
> Bare feet, please. Ten toes on holiday.
- Wiggle them. They’ve been dreaming of this for months
- No shutting them in a box. They’d like to see the show
< They’ll send postcards.
< This little piggy danced.
= any
? offer first class free
> First class free. Even the dragon approves.
- He guards the gold, so keep yours and come along
- He’s usually so strict about treasure
< He’ll wave as you go by.
< Say hello. He’s a softy.
= any
? offer first class free
> First class free, chirps the little bird.
- It went round telling every window, and yours is next
- It couldn’t keep the news in its beak
< Flutter in and have a go.
< Go on, hop off the branch.
= any
? offer first class free
> First class free. Just puff the dandelion.
- No catch, no spell in small letters, just come and try
- Make a wish, come along, and have a go at it
< Drift over and see.
< Wish granted. Come in.
= any
? offer free trial class
> Found in the wishing well: a free trial class.
- Somebody must have tossed in a very nice coin
- Try it on, like a hat, and see if it suits you
< It’s just your size.
< Come and have your wish.
= any
? offer
> A magpie left us this: {offer}.
- It only carries shiny things, so it must be good
- It was going to keep it, then it thought of you
< Catch it and come along.
< Magpies know.
= any
? offer
> Message in a bottle: {offer}.
- The mermaids have such lovely handwriting
- It washed up just now, addressed to whoever reads it
< That’s you. Come ashore.
< Reply in person, please.
= any
? offer
> The genie has a small surprise: {offer}.
- He says it took no magic at all, just kindness
- That isn’t even one of your three wishes
< Your wishes are still unspent.
< Come and use the first one here.
= any
? typed *second class free
> Second class free. Good stories get a sequel.
- Chapter one is lovely, and chapter two’s a present
< Keep your place with a daisy.
< To be continued, by you.
= any
? offer half price*
> Half price. The other half flew south.
- It was last seen over the rooftops, looking pleased
- We wave to it now and then, and it waves back
< The fun stayed whole.
< Wave, and come along.
= any
? offer *off*
> {Offer}, says the mouse with the scissors.
- It snipped very neatly and left all the joy on
- It only nibbles numbers, never the fun
< Come and thank the mouse.
< Such tidy work for a mouse.
= any
? offer your friend comes free
> Your friend comes free. It’s a two-person spell.
- Say a name you like, and see who turns up
- It works best on people who giggle
< Poof. Both of you.
< Wave your wand at someone.
= any
? offer 2 for 1
> 2 for 1, as the two-headed dragon likes it.
- It never goes anywhere alone, and neither need you
- It always has somebody to laugh with
< Pick your other head and come.
< Both heads are nodding.
= any
? offer free for members
> Free for members. The drawbridge is down.
- Stroll across. The moat says hello and the ducks know you
< Your castle’s expecting you.
< The flag’s up. Come home.
= any
? level beginner (no experience)
> No experience needed. Ask any tadpole.
- It never had a lesson in legs, and look
- You begin with a wiggle, and the rest arrives
< Wiggle over. We’ve a lily pad.
< Hop comes later.
= any
? level beginner (no experience)
> Every fairy tale begins with a blank page.
- No experience needed, just somebody to begin the story
- No experience needed. The first line is always a squiggle
< Once upon a you.
< Squiggle your way in.
= any
? level beginner (no experience)
> Even the moon started as a sliver.
- No experience needed. It grew a bit each time
- No experience needed. It just showed up and glowed
< Bring your sliver.
< Come and glow a little.
= any
? level beginner
> Beginners, the rainbow starts at this end.
- Small steps, kind company, and you can stop to look
- Nobody’s ever been late for a rainbow
< Step on. It’s friendly.
< Red first, then as you like.
= any
? level beginner
> Acorns are beginners, and look at them go.
- They take their time, and nobody shouts at an acorn
- Not one of them knew how to be a tree
< Come and grow with us.
< There’s an oak in you.
= any
? level beginner
> Beginners get the softest cloud.
- That’s the rule, and the cloud’s delighted about it
- It’s been plumped, patted and told you’re coming
< Float in. Sit down.
< Hello, you. It’s yours.
= any
? level beginner (only)
> Beginners only. It’s a nest of us.
- Everybody’s brand new and slightly fluffy
- Nobody flies yet, so nobody minds
< Chirp and hop in.
< Flap in as you are.
= any
? level all
> All levels, from toadstool to treetop.
- The squirrels start up high, the snails start low, all wave
- Begin on whichever branch you happen to sit
< Your branch is a good one.
< Come up, or down, and join us.
= any
? level all
> Sparrows and swans share this pond.
- All levels welcome, and nobody compares feathers
- Every level is welcome. A bit of a paddle counts
< Splash in at your own pace.
< Ugly ducklings were never ugly.
= any
? level all
> Some ride tortoises here, some ride comets.
- All levels welcome, and everybody arrives smiling
- All levels welcome. The tortoises tell better stories
< Saddle up whichever’s yours.
< No racing. Just arriving.
= any
? level advanced*
> Advanced, as in: dragons know your name.
- They’ve seen you practice, and they’ve told their friends
- Come and show them something they can’t do
< Bow to the dragons. They’ll bow back.
< They’ve kept you a high perch.
= any
? level advanced*
> The advanced class, just above the clouds.
- You know the stairs by heart, so come right up
- The easy clouds are below you, waving
< You’ll like the weather here.
< Come up and see your view.
= any
? level intermediate*
> Part caterpillar, part butterfly? Perfect.
- It’s intermediate level, and half a wing is plenty
- Intermediate level: the exciting bit, with the cocoon
< Come and unfold a little.
< The wings are coming along nicely.
= any
? audience
> The owl reads out the guest list: {audience}.
- It looked over its glasses and smiled, so that’s settled
- It’s a wise bird, and it would be glad to see you
< If that’s you, flutter in.
< Hoo’s there? You, we hope.
= any
? audience
> The sign by the rainbow says: {audience}.
- Somebody drew a heart on it, and we’ve left it there
- A small duck lives under it and quacks hello
< Is that you? You’re nearly there.
< Walk this way, dear you.
= any
? audience women*
> {Audience}. The mermaids have called a meeting.
- On the agenda: laughing, moving, one big hair toss
- No princes, no rescues, just lovely company
< Come and make waves.
< We’ve saved you a sunny rock.
= any
? price
> The toll troll says: {price}.
- He’s friendly, he’s tidy, and he waves you across
- He counts the coins, then he hums you over the bridge
< Trip-trap this way.
< It’s lovely on this side.
= any
? price
> One ticket to the clouds: {price}.
- It’s a return. We do bring you back
- All the seats are window seats
< All aboard, daydreamers.
< Wave to your worries below.
= any
? price
> {Price}. Coins, please. No more frogs.
- The frogs were lovely, but they would keep hopping off
- They were polite about it, but there were so many
< Hop along and join us.
< Ribbit, as we say here.
= any
? places *left
> {Places} on the flying carpet.
- It’s fringed, it’s friendly, and it hums a little
- It likes daydreamers, and it’s looking your way
< Hop on. Hold your hat.
< It’s patting the spot beside it.
= any
? places *left
> {Places} at the mad hatter’s table.
- No riddles, no rush, just good company and odd hats
- The dormouse has been asking after you
< Take yours with a flourish.
< Move along, dormouse. You’re in.
= any
? places few
> Just a few places on this cloud.
- It’s a comfy one, and it drifts off with whoever’s aboard
- It’s puffing itself up so that you can see it
< One of them is just your shape.
< Puff over and take yours.
= any
? places max*
> {Places}, one toadstool each.
- So there’s a turn for everyone, and a spot for your hat
- The toadstools counted twice and are very pleased
< Yours has the best spots.
< Come and take your toadstool.
= any
? places small group
> A small group, as in all good fairy tales.
- Nobody’s lost in the woods, and everybody gets a turn
- Small enough to share one very large umbrella
< Small, merry and missing you.
< You make it a proper tale.
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole. It’s been practicing your name.
- No sharing, no waiting, just the two of you
- It’s shined itself up and thought of things to say
< Come and say its name back.
< It’s only got eyes for you.
= any
? series *weeks*
> {Series}. A beanstalk takes about that long.
- One leaf at a time, and the giant’s patient
- It grows whenever you turn up and smile
< Come and plant yourself.
< See you at the top leaf.
= any
? series
> A fairy tale in installments: {series}.
- Each one ends with a smile and a bit of a cliffhanger
- You’re the hero, so it helps if you’re there
< Come and turn the pages.
< Yours is the leading part.
= any
? series
> The calendar grew a daisy: {series}.
- It only grows daisies for its favorite things
- Pluck the petals: I’ll come, I’ll come, I’ll come
< The daisy says yes.
< Pick it and come along.
= any
? series
> The stars have written down: {series}.
- They used their best handwriting and a bit of comet
- They seldom plan ahead, so it must be special
< You’re in the stars. Come along.
< Wish on it, then turn up.
= any
? music
> The music box has chosen: {music}.
- The tiny dancer inside would love some company
- Lift the lid, and out come your toes
< Wind yourself up and come.
< She’s keeping time for you.
= any
? music
> On the gramophone: {music}.
- A mouse turns the handle, and it takes requests in cheese
- The mouse picked it. It has excellent taste
< Squeak if you know it.
< It would love to see you move.
= any
? music
> {Music} flew in and asked for you.
- It’s been humming your name in all the right places
- It’s perched up there, tapping one small foot
< Come and keep it company.
< Don’t leave it humming alone.
= any
? substitute
> {Sub} is in, by flying carpet.
- {Sub} takes the reins for {for}, and the carpet purrs
- The carpet’s delighted, and so are we
< Hop on with {sub}.
< Say hello to {sub} as you board.
= any
? substitute
> {Sub} is telling the story this time.
- {Sub} reads it for {for}, and does all the voices
- All the best bits, and a few new voices
< Gather round for {sub}.
< Come and hear {sub} tell it.
= any
? soldOut sold out
> Sold out. All the clouds are carrying someone.
- If you’re aboard, hello! We’re so glad
- Thank you. We’re floating, too
< See you up there.
< Catch you on the next cloud.
= any
? soldOut sold out
> Every place is full of somebody lovely.
- All the toadstools are taken, and we’re glowing
- Is one of them you? Then we can’t wait
< See you in the story.
< There’s always another chapter.
= any
? soldOut waitlist
> The waitlist is a row of hopeful toadstools.
- Sit on one, and we’ll whistle if a place appears
- Hop on and keep all your fingers crossed
< We’re wishing along with you.
< Toadstools bring luck, you know.
= any
? soldOut sold out
? soldOut waitlist
> Every place is full. The waitlist has wings.
- Leave your name, and it may flutter back with a place
- Put your name on it and keep a small wish handy
< Fingers and feathers crossed.
< We’re wishing on it, too.
= any
? guest
> A comet is stopping by: {guest}.
- They hardly ever stop, so do bring a good question
- It’s rare, it’s bright, and it’s expecting you
< Come and see it shine.
< Wave. Comets love that.
= any
? guest
> Sound the imaginary trumpets: {guest}!
- We’ve rolled out a carpet, and it’s one of the flying ones
- A dove brought word, and the whole castle is giddy
< Come and wave your hanky.
< Join the parade.
= any
? typed *no partner*
> No partner needed. Your feet have each other.
- They’ve been together forever, and they still hold toes
- The left one leads, the right one has ideas
< Bring the happy couple.
< They’d adore an outing.
= salsa contemporary choreo heels burlesque twerk floor flow chair
? typed *no partner*
> Your broom offered. Tell it no, thank you.
- No partner needed, just you and the song
- No partner needed. You’re the belle and the ball
< Sweep in by yourself.
< The broom will cheer you on.
= any
? typed *alone or with a friend*
> Come alone or with a friend, like the moon.
- Some days it brings a star, some days just itself
- Either way the sky is glad to have it
< One or two, come and shine.
< We’ll know you by the glow.
= any
? typed *new class*
> A new class has hatched. It’s still fluffy.
- It’s blinking at everything, and it likes you already
- Yours may be the first kind face it sees
< It thinks you’re its mother.
< Come and watch it find its feet.
= any
? typed *new class*
> There’s a new class on the treasure map.
- The X is still wet, so you’d be among the first
- Nobody has explored it yet, not even the map
< Sail over and discover it.
< You bring the flag.
= any
? typed *every body is welcome
> Every body is welcome. Clouds come in all shapes.
- Nobody ever told a cloud it’s the wrong one
- Round, long, wispy or grand, the sky’s pleased
< Drift in just as you are.
< The sky likes yours.
= any
? length
> {Length} of pure once upon a time.
- The clock’s a dandelion, so nobody rushes it
- Long enough for a proper little adventure
< The dandelion says now’s good.
< Back in time for supper. Probably.
= salsa heels contemporary chair burlesque twerk choreo flow floor exotic
? typed *new class*
> A new class has moved in, dancing.
- It’s brought a trunk of steps and hasn’t unpacked yet
- It would love some company, and it hums when it’s shy
< Come and say welcome.
< Be its very first friend.
= pole intro spin spinpole tricks static hoop silks trapeze stretch handstand
? typed *new class*
> The stork has left us a new class.
- It’s tiny, it’s rosy, and it giggles at everyone
- It’s a very good size and it already likes music
< Come and coo over it.
< It has everybody’s smile.
= handstand acro contemporary salsa heels chair stretch yoga pole intro
? typed *alone or with a friend*
> One sock or a pair, all are welcome.
- Come alone or with a friend. Odd ones make fine company
- Alone or with a friend, you’ll find your match here
< Odd or even, come and play.
< We like them stripy, too.
= static spin spinpole tricks pole intro hoop silks heels choreo
? typed *second class free*
> Second class free, because once is half a wish.
- Come for the first, and the fairy sends you back
- The first has the once, the second has the upon a time
< Make it two wishes.
< See you here. And here again.
= inclusive pole openlevel
? typed *every body is welcome*
> Shells, pebbles, starfish, all come ashore.
- Every body is welcome, and the beach is wide
- Every body is welcome, and every shape’s a treasure
< The tide brought you. We’re so glad.
< You’re the beach’s favorite find.
= inclusive
? audience
> At the fairy ball, everybody’s the belle.
- The guest list says {audience}, in curly letters
- The fairies wrote it down: {audience}, with love
< Come and be the belle.
< You shall dance, just as you are.
= hoop silks trapeze straps yoga
? price
> {Price}, and a cloud to sit on.
- The cloud is nearly housebroken and very soft in the middle
- It rocks a little and it never rains on anyone
< Step up. It’s tame.
< Come and find the soft bit.
= pole intro spin spinpole tricks flow exotic static
? audience women*
> {Audience}. All the wands are here.
- It’s a coven of giggles, and somebody brought a pole
- We only cast kind spells, mostly on each other
< Come and twirl yours.
< Fly over. We saved you a broom.
= workshop tricks handstand choreo exotic
? guest
> {Guest} came over the hills with a trunk.
- It’s full of moves, and the lid won’t stay down
- There’s a move in there for every pocket
< Come and see what jumps out.
< Come and catch one.
= floor flow lowflow contemporary
? substitute
> A change of wind: {sub} is in.
- {Sub} blows in for {for}, from a dancing direction
- A fresh breeze, and the floor is humming already
< Drift along with {sub}.
< Say hello to {sub} on the breeze.
= twerk
? level beginner
> Beginners, every jelly starts as juice.
- It sets a bit, it wobbles a bit, it’s thrilled with itself
- The wobble arrives by itself. You just bend your knees
< Come and find your wobble.
< Set? Then wiggle.
= flow contemporary lowflow floor
? level all
> Brooks, rivers, puddles, all flow here.
- All levels welcome. The sea is pleased with every one
- All levels, all currents, and nobody minds a splash
< Come as deep as you like.
< Trickle in. It’s friendly.
= choreo exotic burlesque chair heels
? level beginner (no experience)
> Your feet have read the fairy tales already.
- No experience needed. They know about happy endings
- No experience needed. Two left ones may still go to the ball
< Let them meet the music.
< You shall dance, dear feet.
= kids teens
? offer first class free
> First class free! The wizard lost a bet!
- So hop in and try it before he wants a rematch
- He bet that you can’t hang upside down from a giggle
< Come and show the wizard!
< Best two out of three, he says!
= any
> Wings on.
< Flutter over.
= any
> Psst, daydreamer.
< Drift in.
= any
> Clouds are boarding.
< All aboard.
= any
> Pack a wish.
< Skip over.
= any
> Tiptoe this way.
< Hello, you.
= any
> Follow the comet.
< Whoosh.
= intro pole
> The pole has been told to expect you.
- It’s polished itself twice and is trying to look casual
- Say hello with one hand. It’s shy at first
< It’s practicing its hello.
< Do act surprised.
= intro
> Somewhere, a baby owl is learning this, too.
- It also began with both feet on the ground
- A hop, a flap, a small surprised face
< Owls say it gets easier.
< You’re in fluffy company.
= intro pole
> Your feet have applied for flying lessons.
- They wrote the letter themselves. The spelling was terrible
- First a walk, then a lean, then a polite request to the air
< They’ve been accepted.
< Lesson one: let go of the floor.
= pole
> This pole used to be a very bored flagpole.
- Now it has music, company and you going round it
- Be its flag. Hold on, lean out and flutter a little
< It’s much happier here.
< Come and be its favorite flag.
= pole
> A unicorn left this behind. Just the horn.
- Hold it, walk round it, and see if you feel magical
- It’s a little tall for a horn, but then so was the unicorn
< Come and make a wish on it.
< It brings luck to dancers.
= spin spinpole
> One {day} the floor mislaid your feet.
- It looked everywhere. They were up by the ceiling
- They came back with a small cloud and would not say whose
< They lived dizzily ever after.
< The floor has kept their place.
= spin spinpole
> The pole is part carousel.
- On its mother’s side. It doesn’t talk about the horses
- Hop on as it passes and keep your elbows in
< Mind the invisible horses.
< Tickets are one hop each.
= spin spinpole
> A teacup has resigned. You’ll do nicely.
- Duties: spinning, tilting, not spilling
- The saucer will show you round. And round. And round
< Can you start at once?
< The spoon sends its regards.
= spin spinpole
> The wind needs help with corners.
- It’s good at straight ones but gets lost on the bend
- You lean out, you go round, it takes notes
< It pays in tousled hair.
< Come and show it how.
= spin
> The compass has the giggles.
- North, north-ish, hat, ceiling, north again
- You’re not lost. You’re just going around it
< Such fun, for a compass.
< Follow your nose around.
= static
> It doesn’t spin. It’s a pole of principles.
- You may go round it as often as you please
- It once considered wobbling, and wrote a letter about it
< You can lean on it.
< It’ll wait. It’s good at that.
= static
> The pole stands still. You’re the weather.
- Be a breeze on the way in and a whirl on the way round
- It’s seen storms and drizzles and loves them all
< Blow in. It’s ready.
< The forecast is you, with sunshine.
= tricks
> Bats say we’re the ones upside down.
- Hook a knee, hang a while, and consider their side
- They’ve left a pamphlet. It’s surprisingly good
< Come and hear them out.
< They’ve saved you a rafter.
= tricks
> There’s a trick under every toadstool. We looked.
- Lift one gently, try it on, see if it giggles
- Some are tiny, some are tall, and one of them’s yours
< Come and pick one.
< Yours is the speckled one.
= tricks advanced
> Your ankles would like a word with your ears.
- They’ve lived in the same body for years and never met
- We introduce them gently, over your head
< It’s about time they met.
< They have so much in common.
= advanced
> The ceiling has sent an invitation.
- It’s handwritten, and it says bring both knees
- Take the pole as far as it goes, then knock
< It rarely has company.
< RSVP with your feet.
= intermediate
> Halfway up the pole there’s a small rug.
- A good place to stop, admire the view and plan the next move
- The kettle’s imaginary and the view is real
< Wipe your feet. Keep going.
< The next bit has a balcony.
= flow
> A ribbon got loose and became a dance.
- It went through the knees and left by the elbows
- Nobody has tied it up since, and nobody tried
< Catch it if you like.
< Come and be the bow.
= flow
> Rivers take this class under false names.
- There’s one by the wall who calls herself Linda
- They come to learn how to turn without a bank
< Flow along. They won’t tell.
< Say hi to Linda.
= exotic
> Your left hip knows a very long story.
- The right one interrupts at all the good bits
- By the floor slide, even the radiator is listening
< Come and let them tell it.
< They never agree on the ending.
= exotic
> A cat taught this class to somebody’s knee.
- The knee taught the hip, and the hip got ideas
- Nobody knows what became of the cat, but it strolled
< Stroll in accordingly.
< Stretch, yawn, strut.
= heels
> Your heels have been slipping out without you.
- Quietly, one after the other, toward the music
- It seems only polite to go along
< They know a place.
< Follow them. They strut slowly.
= heels
> Cinderella lost one. You’ll keep both.
- Strut, swish, pose, and no need to leave by the clock
- The mice will cheer, the pumpkin will wait
< You’re staying for the whole ball.
< Strut in, happily ever after.
= lowflow floor
> The carpet remembers being a meadow.
- Roll about on the floor and it starts to hum
- Somewhere under your shoulder, a small cricket tunes up
< Lie down. It’s nearly June in there.
< Come and roll in the clover.
= lowflow floor
> The floor is tired of only knowing your feet.
- It’s heard so much about the rest of you
- Introduce a shoulder, then a hip, then the lot
< It’s been looking forward to this.
< It’s charmed already.
= lowflow
> A puddle had a dream that it could dance.
- It spread, it rippled, it rolled over and hummed
- Low to the ground, slow as honey, pleased with everything
< Come and ripple along.
< You’d make a lovely puddle.
= handstand
> The sky is downstairs for now.
- Put your hands on the ground to stop it from floating off
- Your feet can pop up and see who lives there
< Mind the clouds on your way out.
< Come and stand on it a while.
= handstand
> Your hands have always wanted to be feet.
- They’ve picked out tiny boots and a walking song
- Give them the ground for a bit. Feet can have the breeze
< Swap over. Everyone’s thrilled.
< They’ve promised to give it back.
= conditioning polefit
> Inside you a small engine wears a bow tie.
- It coughs, it puffs, and then it does one more
- Give it a pull-up and it starts to whistle
< It thinks it can.
< Toot when ready.
= conditioning polefit
> Your muscles hold a meeting. All in favor?
- The shoulders move a motion. The core seconds it
- The legs were asleep, but they’ll go along with it
< Motion carried. Come along.
< The chair thanks you for coming.
= stretch
> Caterpillars call it getting ready.
- You lie about, you lengthen, you feel something at your back
- Nobody rushes a caterpillar. They’ve tried
< It’s probably wings.
< Wings take a while. Lie down.
= stretch
> Your knees and nose are lifelong pen pals.
- They’d love to meet, but the spine keeps losing the address
- Breathe out, fold down, post another letter
< Any day now.
< Come and deliver a letter.
= yoga
> A snail runs this one. In spirit.
- First you arrive. Then, later, you arrive a bit more
- Breathe in as far as the garden and out as far as the gate
< No rush. Ask the snail.
< It left early and it’s still coming.
= yoga
> Your thoughts are sheep. Let them graze.
- Breathe in, breathe out, count none of them
- One will wander off. It always comes back woollier
< Come and lie down in the clover.
< The dog has the day off.
= choreo
> The steps live in a box. They want out.
- One by one, please, and the shy one last
- They’ll line up by the chorus. They always do
< Take off the lid.
< Come and let them dance.
= choreo
> The steps are ducklings. You’re the duck.
- Go slowly at first, and they all fall into line
- By the last chorus the whole row is waddling in time
< They’d follow you anywhere.
< Quack, and off you go.
= chair
> This chair ran away from a very dull kitchen.
- It wants rhythm, travel, and someone to lean on it properly
- It’s never been danced with. Be kind to its knees
< Don’t tell the table.
< It’s not going back.
= chair
> Thrones are chairs that had a good day.
- Sit, swing a leg, lean back, rule kindly
- Four legs, one back, and a great longing to dance
< Give yours a good day.
< Come and sit like royalty.
= burlesque
> A feather floated in and asked for music.
- It likes gloves, winks, and a slow walk to the front
- It tickles its way from the elbow to the grin
< Give it eight counts.
< Come and catch it, darling.
= burlesque
> The peacock has agreed to give lessons.
- Shake it, fan it, turn, and wink over one shoulder
- It says the trick is to adore your own tail
< Bring yours. Yes, you have one.
< Strut in. It’s waiting.
= twerk
> There’s a drum in your back pocket.
- You sat on it for years and thought nothing of it
- Bend your knees and it plays by itself
< Boom, it says. Politely.
< Come and let it play.
= twerk
> Every jelly dreams of a good bass line.
- Bend your knees, wiggle, and let the wobble do the work
- It’s a science, but the kind with giggles
< Come and jiggle for science.
< Wobble proudly. It’s an art.
= salsa
> A trumpet sneezed and the whole room turned.
- Bless you, said the hips, and stepped on two
- Nobody has walked in a straight line since
< Bless you. And turn.
< Follow that trumpet.
= salsa
> The maracas are full of tiny dancers.
- That’s why they rattle. They can’t sit still either
- Shake a hip, and they shake right back
< Come and dance with the big ones.
< Shh-cha, shh-cha, they say.
= hoop
> Saturn has lent us a ring.
- We’re to keep it dusted and give it turns
- Sit in it sideways and think large, slow thoughts
< It would like it back by spring.
< Mind the moons.
= hoop
> A doughnut dreamed it was a swing.
- You’re the bit in the middle that everyone forgets
- Curl up in the hole and let it rock you
< Come and be the best bit.
< Nobody takes a bite. Promise.
= hoop
> Somebody bent a rainbow into a full circle.
- Sit in the curve, lean back, and pick your color
- Both ends meet, so that’s where we keep the treasure
< The treasure is you, sitting in it.
< Swing over and sit in it.
= silks straps
> A cloud left its scarf behind.
- Wrap up in it and see if you start to drift
- It smells of rain and tall places
< It’ll be back for it. Enjoy.
< Drift off. It’s that kind of scarf.
= silks
> Spiders knit these on their days off.
- Wrap, sit, sway, and admire the stitching
- They’re proud of the knots and shy about the praise
< Hang about. They’d be so pleased.
< Come and be the prettiest knot.
= trapeze straps
> Parrots find this quite normal.
- A bar, a swing, a bit of showing off
- Hang by the knees and say something colorful
< Squawk if you’re coming.
< Come and ruffle your feathers.
= trapeze
> The moon wanted a swing, so we hung one.
- She’s too round for it, and says you may have her turn
- Sit, sway, tip back, and look at the world anew
< She’ll rock you, gently.
< Come and sway for her.
= seniors
> The years came too. They’re by the coats.
- They said go ahead, they’d only watch
- By the second song one of them was humming
< They clap at all the right places.
< Take some of them for a spin.
= seniors
> Good cheese, good fairy tales, you.
- Some things get better with every telling
- Somebody made a wish years ago. Perhaps it was this
< Come and add a chapter.
< Once upon a time is now.
= inclusive
> No two clouds have the same shape. Good.
- The sky made room for every one, and it’ll make room for you
- Round ones, long ones, grand ones, all of them dancing
< There’s sky for all of us.
< Come as your own sort of cloud.
= inclusive
> The fairy godmother has thrown out the ruler.
- She measures in giggles now, and you’re just the right amount
- Not one thing about you needs a wand
< You’re the right size for magic.
< Come exactly as you are, dear.
= party
> Somebody has let the flamingos in.
- They’re pink, they’re loud, and they all know the routine
- There’s strutting, shrieking and far too many feathers
< Come and be the pinkest.
< You’ll recognize yours by the giggle.
= party
> A dragon is coming, and it giggles.
- Bring your favorite people. It has wings enough for everyone
< Sparkle, twirl, roar, repeat.
= private
> One pole, one you, one very attentive moth.
- It’s seen all the classes and gives excellent notes
- Ask your question. It’s nearly certain to be its favorite
< It’ll clap. It’s hard to hear.
< It has cleared its diary.
= private
> The whole kingdom is yours for this one.
- No queue at the drawbridge, and all the attention
- Name a wish, and we’ll work on that
< Population: you.
< The trumpets play just for you.
= practice
> Left alone, the pole tells stories.
- Half of them are about you, and one rhymes
- Bring a song and see which part it hums
< Come and hear a few.
< It won’t tell what you tried.
= practice
> The elves have gone home. It’s all yours.
- Try it once, try it again, try it in a silly voice
- They left the pole up and a note that says have fun
< Nobody’s looking but the moth.
< Come and tinker.
= workshop
> We found a small door in a big move.
- Behind it are springs, a lever and a label saying gently
- We all go in, on tiptoe, with questions
< Mind your head.
< Come and see how it works.
= showcase
> Your knees say they’re about to be stars.
- The elbows want it known they rehearsed as well
- Once more from the top, and this time the shy toe bows
< They’re signing autographs already.
< Somebody fetch the knees a bouquet.
= showcase
> The moon is saving herself a front-row seat.
- She’s never missed a premiere, and she’s easily moved
- Dance big. She’s sitting quite far away
< She’ll clap till she sets.
< Come and take your bow.
= photo
> A curious bird lives in the lens.
- Hold a pose till it tilts its head
- It’s fond of toes and suspicious of chins
< Everybody say worm.
< Come and let it blink first.
= men
> Somewhere in your beard lives a ballet dancer.
- No beard? An eyebrow will do for a start
- It’s strong as an ox and wants to try the pole
< Let it drive.
< Point your toes. It’s thrilled.
= men
> Lumberjacks do this when the trees aren’t looking.
- One trunk, no axe, and a surprisingly pointed toe
- Hold on, swing round, and hum like a kindly bear
< The trees think it’s lovely.
< Come out of the woods. Twirl.
= prenatal
> Someone small has ordered a slow dance.
- Extra sway, please, and a long hum in the middle
- They’ll tip in kicks
< Coming right up.
< A table for one and a half.
= prenatal
> There’s a very small dancer in the front row.
- They’ve heard the music, and they’d like to sway with you
- Rock, breathe, hum. It’s their favorite number
< Sway over, both of you.
< They already know your rhythm.
= postnatal
> Your body has been lent out, and it’s back.
- It’s brought souvenirs and would like to lie down
- We stretch it, thank it, and ask about the trip
< Welcome it home.
< Come and put its feet up.
= contemporary
> A leaf fell and someone called it choreography.
- It turned twice for no reason and landed on a feeling
- We do it all again, with knees
< Bring your own autumn.
< Drift in and see where you land.
= contemporary
> The wind left its diary open. We dance it.
- Page one sighs, page two twirls, page three looks for its hat
- You don’t have to read it. Just lean
< Come and turn a page.
< Blow in. Mind the hats.
= acro
> You’re the tree. Somebody else is the wings.
- Then the tree gets a go, which surprises the birds
- Trunk steady, feet light, giggles rising like sap
< Trees welcome. Also wings.
< Don’t sneeze, tree.
= acro
> It takes two to make a decent giraffe.
- One is the legs, one is the neck, both are giggling
- Trust the bottom half. It’s thinking of you
< Come and be half a giraffe.
< Necks and legs, this way.
= circus
> An elephant nobody can see holds the rope.
- It has a steady trunk and a great fondness for bows
- Swing, balance, and thank it on the way out
< It’s already waving you in.
< Come and take a bow with it.
= openlevel
> Some came by moonbeam, some by bus.
- It all counts, and everybody’s hats are by the door
- Do your bit as high as your hat feels safe
< Any road leads here.
< The bus was lovely, too.
= teens
> Gravity called in sick. Nobody told school.
- So hold on with something and see how high it goes
- Its desk is empty, and there are toffees in the drawer
< It’ll be back. Come now.
< Sign its get-well card upside down.
= teens
> There’s a staircase with no stairs. It’s a pole.
- At the top: a view, an echo, and your best idea yet
- You go up by knees and come down by grinning
< Mind the missing step. All of them.
< Say hi to the echo.
= teens
> Your homework has been eaten by a small dragon.
- It says sorry, and would you like to dance instead?
- It’s full now, so you may as well come and twirl
< Yours to train. Start here.
< It burped a comma. Come along.
= kids
> A giraffe lost its neck. Is it this pole?
- Climb up and ask if it’s missing a head
- It’s ticklish near the top, so giggle quietly
< The giraffe says thank you!
< Mind the ears!
= kids
> Who put wheels on the clouds?
- Now they zoom round and round, and you can ride one
- Hold tight with your knees and beep at the birds
< Beep beep!
< Park it by the rainbow!
= kids
> The floor is jam. Up you go!
- Sticky toes, monkey hands, no dipping in the strawberry bits
- Hang on until somebody brings toast
< Toast is coming!
< Licking is not allowed!
= kids
> The monkeys are out. Can you fill in?
- Swing, hang, wiggle, and say ooh at the right moment
- They left you the trees and a very long to-do list
< Ooh ooh, see you there!
< Bananas for everybody. Pretend ones!
= class
> A song has moved in with your left foot.
- It hums through the laces and wants to go out
- Take it dancing before it starts on the right
< It promised to wipe its feet.
< They were made for each other.
= class
> The moon has danced round us for ages.
- She’s got just the one move, and she adores it
- You’ll learn a few more than that, and hum them home
< Come and give her ideas.
< She’d be so proud of you.
`;
