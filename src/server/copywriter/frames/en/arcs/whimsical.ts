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
- One grip, one walk, one first spin. No experience is needed
- No experience needed for grips, walks and a first spin
< You lead. It follows.
< Come and say hello.
@ Intro to Pole
> Every comet had a first lap once.
- Yours begins with grips, walks and your very first spin
- No dance background needed, just grips, walks and a first spin
< Twirling comes after hello.
< Come along and take a lap.
@ Beginner Pole
> Climb the beanstalk. Have a sit.
- Spins, climbs and sits, and a short combo to keep
- At a steady pace: spins, climbs, sits, your own combo
< Come up one leaf at a time.
@ Beginner Pole
> A little dance wants to follow you home.
- It’s a short combo, made of spins, climbs and sits
- Spins, climbs and sits turn into a combo of your own
< The little dance is yours to keep.
< Come and take it home.
@ Beginner Pole
> Even snails reach the top. Steadily.
- Spins, climbs and sits at a steady pace, then a combo
- A steady pace, for grip, core, confidence and a short combo
< Slow and steady, with a wave.
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
< Come and smile at it upside down.
@ Advanced Pole
> Up here, even the clouds point their toes.
- Confident inverters float through combos, mounts and handsprings
- Power, control, elegant lines, and aerial combos all over
< Come and point yours.
@ Advanced Pole
> Some birds take lessons from this class.
- They study aerial combos, shoulder mounts and handsprings
- They come for the handsprings and stay for the elegant lines
< Come and give the swallows ideas.
@ Advanced Pole
> Strong as a dragon, neat as a teacup.
- Handsprings with control, shoulder mounts with elegant lines
- Powerful aerial combos, finished with elegant lines
< Roar softly. Point your toes.
@ Spin Basics
> The floor lets go if you ask nicely.
- Fireman, chair and back hook, without any strength yet
- Walk in, let go of the floor, and land like a feather
< A please and a twirl will do.
@ Spin Basics
> Round like a dandelion seed, soft on landing.
- No strength needed yet for fireman, chair and back hook
- Walk in, let go of the floor, land softly, smile
< One puff, and round you go.
< Drift in. Land softly. Again.
@ Spin Basics
> Ever wanted to be a carousel?
- Fireman, chair, back hook: three spins and a soft landing
- Walk in, let go of the floor, and round you go
< Hop on. Round and round we go.
@ Spin Pole
> The pole turns too. It hates missing things.
- Momentum, balance and combos that feel like flying
- Floaty combos that look effortless and feel like flying
< Take it for a whirl.
< Round you go, the pair of you.
@ Spin Pole
> It’s a teacup ride. You’re the teacup.
- The pole turns with you, and you float along with it
- Momentum, balance, and combos that float like steam
< Come and take it for a twirl.
< Not a sip will be spilled.
@ Spin Pole
> Planets do this all day. They look happy.
- Find your balance, and let the pole turn with you
- Momentum, balance, floaty combos. It feels like flying
< Pick a nice orbit.
< Come around. Then around again.
@ Pole Tricks
> A magician left three tricks behind.
- We take them apart step by step, with spotting
- There’s an option for every level. Bring your phone for the photo
< Say abracadabra, then cheese.
@ Pole Tricks
> Tricks are shy. We make friends with three.
- Taken apart step by step, with options for every level
- They come apart step by step, with somebody spotting
< Come and make friends with all three.
@ Pole Tricks
> Three wishes, and they’re all tricks.
- Granted step by step, with options for every level
- Each one comes true step by step. Bring your phone
< No lamp needed. Just come.
@ Pole Flow
> All the numbers have gone out to play.
- Less counting, more music, and spins that melt into floorwork
- So spins and floorwork become one long breath of movement
< Nobody is counting. Come dance.
@ Pole Flow
> Follow the music. It knows a shortcut.
- Through spins and floorwork, all in one long breath
- Over the spins and down the floorwork, with hardly any counting
< It turns left at the chorus.
< Come along and hum the way.
@ Pole Flow
> A spin met a roll. They fell in love.
- Spins and floorwork, joined in one long breath
- Spins, floorwork, music, and hardly any counting
< You’re invited to the wedding.
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
< Come curious. Leave humming.
@ Pole Choreography
> Somewhere, a song is missing its dance.
- We build it in sections and dance it full out
- One new routine, in sections, with musicality and fun
< Come and reunite them.
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
- Low flow, slides, kips. Bring knee pads and a bold whisker
< Come and shine with her.
@ Heels & Floorwork
> Heels and socks, rolling off together.
- Both are welcome, for leg lines, rolls and waves
- Any heel height, any sock, for rolls and waves
< Heels or socks, come and roll.
@ Heels & Floorwork
> The sea lent us its waves.
- Roll and wave down to the floor and back
- We add rolls and leg lines, in heels or socks
< Wade in. The floor’s lovely.
< High tide, high heels, or socks.
@ Heels & Floorwork
> The floor is really one long slide.
- Smooth ways down and back, with leg lines and rolls
- Down you wave, back you roll, in heels or socks
< Come and slide with us.
< Socks glide. Heels glitter.
@ Chair Dance
> A chair has a question for you.
- Will you do a sultry, easy-to-follow dance with it?
- Shall we dance? It’s sultry, and easy to follow
< Say yes, and take a seat.
@ Chair Dance
> Goldilocks tried three chairs. Yours can dance.
- Sultry choreography, easy to follow, great with friends
- It’s your partner, and the choreography is easy to follow
< Sit. This one’s just right.
@ Chair Dance
> Dance partner: four legs, no opinions.
- A chair! Sultry choreography, easy to follow, great with friends
- Sultry choreography for you and a chair, easy to follow
< It says yes to everyone.
@ Aerial Hoop
> The moon has lent us its outline.
- Mounts, poses and spins in it, low or high
- Sit in it, pose, spin, low or high as you like
< Come and be the moon.
@ Aerial Hoop
> In every circle there’s a comfy seat.
- Find it with mounts, poses and spins, low or high
- Low version, high version, graceful strength from the first class
< Yours has the best view.
@ Aerial Hoop
> A halo with a swing of its own.
- Mounts, poses and spins in a hoop, one version low, one high
- Pose in it, spin in it, low or high
< Come and try it on.
< Low halo or high? You pick.
@ Strength & Conditioning
> Ants lift leaves. You’ll lift you.
- Pull, core and shoulders, a bit more each time you measure
- Pull, core and shoulders, until your inverts finally click
< The ants are cheering already.
< Come and be mighty.
@ Strength & Conditioning
> All giants begin with the core.
- Then come pull and shoulders, and progress you can measure
- Pull and shoulders come next, and inverts that finally click
< Fee, fi, fo, flex!
< Come and grow a mighty core.
@ Strength & Conditioning
> That happy little click? It’s your invert.
- Pull, core and shoulder work until it finally clicks
- It comes by way of pull, core and shoulder work
< Come and let it in.
@ Flexibility & Stretch
> Your toes miss you. Go and visit.
- Warm, guided stretching for splits, backbends and shoulders
- Stretch kindly toward them, whatever your starting point
< Come and wave to your toes.
< Halfway counts as visiting.
@ Flexibility & Stretch
> Cats, giraffes, taffy, you.
- Splits, backbends and shoulders, warm, guided and kind
- Warm and guided, whatever your starting point
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
- No pumpkin, no experience needed, just your first spin
< You shall go to the pole.
@ Intro to Pole
? bring *friend*
> Two ducklings waddle braver than one.
- Bring {bring} for grips, walks and a first spin
- So bring {bring}. No experience needed for a first spin
< Waddle in, spin out.
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
< Keep the cow. Come and climb.
< Up the beanstalk you go.
@ Intermediate Pole
? series *weeks
> {Series} to turn the world upside down.
- First inverts and leg hangs, safely spotted each time
- You climb with ease, so: first inverts, safely spotted
< One upside down at a time.
@ Spin Basics
? level beginner
> Beginners twirl best. Ask a sycamore seed.
- Fireman, chair, back hook, and no strength needed just yet
- Walk in, leave the floor, land like a leaf
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
< Come and slide along.
@ Heels & Floorwork
? wear heels
> Wear heels. The floor wants to see them.
- It’s heard of your leg lines, your rolls, your waves
- Any height will do, for leg lines, rolls and waves
< It adores a good shoe.
< Go down and say hello.
@ Heels & Floorwork
? bring heels (optional)
> Heels or socks? Both go to the ball.
- Leg lines, rolls and waves, and smooth ways down
- Roll and wave to the floor and back in either
< Clip-clop or tiptoe in.
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
< Sit, lean, giggle, dance.
@ Chair Dance
? level beginner (no experience)
> The chair is a little shy, too.
- No experience needed. The dance is easy to follow
- No experience needed, and it’s easy to follow
< Come and be shy together.
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
- Bring {bring}, for inverts that finally click
< Come and breathe a little fire.
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
- So wear {wear}, and let them hold on
< It’s the start of a friendship.
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
= hoop silks trapeze straps
? offer first class free
> First class free, on a swing from a cloud.
- Hold on, look about, and see how the sky suits you
- Have a go, and let your toes enjoy the view
< Come and try the sky.
= chair
? bring *friend*
> The chairs have asked for a double date.
- Bring {bring}, and sit wherever you’re smiled at
- So bring {bring}. There’s a chair for each of you
< Come and dance, the four of you.
= stretch yoga
? bring *mat
> Unroll your mat, and a small island appears.
- Bring {bring}, lie down and listen for the sea
- So bring {bring}. You’re its queen, or its turtle
< Come ashore and breathe out.
= choreo heels contemporary salsa twerk
? music
> {Music} ran off with somebody’s feet.
- Yours may be next. It’s a catchy one
- They were last seen dancing, and very happy
< Come and dance with them.
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
- It’s a very organized owl
< Hoo’s coming? You, we hope.
= any
? bring
> A hero needs very little: {bring}.
- No sword, no steed, and the dragon’s only for decoration
- The rest is courage, and you’ve plenty tucked away
< Onward, at a comfortable trot.
< Your tale begins here.
= any
? bring *shorts*
> Your knees have asked to see the world.
- Bring {bring}, and give them a window seat
- So bring {bring}, and let them have the view
< Bon voyage, knees.
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
< Walk tall, friend of giraffes.
< Come and join the tall party.
= any
? wear *heels*
> Your heels are really two tiny horses.
- Wear {wear}, and let them out for a trot
- So wear {wear}. They’ve been clip-clopping in the closet
< Giddy up, gently.
< Clip-clop this way.
= any
? bring heels (optional)
> Heels if you like. The floor likes both.
- Tall as a tulip or low as a daisy, both will do
- It has known tall visitors and small ones, and loved them all
< Come at any height you like.
= any
? bring heels (optional)
> Heels or no heels? Let your toes vote.
- The little one gets the last word, as is only fair
- Every toe gets a say, and everyone’s a winner
< Tall or flat, come and dance.
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
= any
? wear *shorts*
> Your knees are explorers. Wear {wear}.
- They do their best work in the open air
- They’ve drawn a map, and there’s a heart on it
< Let them lead the way.
= any
? offer first class free
> First class free. Even the dragon approves.
- He says keep your gold and come along
- He’s usually so strict about treasure
< Keep your gold. Come and play.
= any
? offer first class free
> First class free, chirps the little bird.
- It went round telling every window, and yours is next
- It couldn’t keep the news in its beak
< Flutter in and have a go.
= any
? offer first class free
> First class free. Just puff the dandelion.
- No catch, no spell in small letters, just come and try
- Make a wish, come along, and have a go at it
< Drift over and see.
< Wish granted. Come in.
= any
? offer
> A magpie left us this: {offer}.
- It only carries shiny things, so it must be good
- It was too good to keep in the nest
< Come and catch it.
= any
? offer
> Message in a bottle: {offer}.
- The mermaids have such lovely handwriting
- It washed up just now, addressed to whoever reads it
< That’s you. Come ashore.
= any
? typed *second class free
> Second class free. Good stories get a sequel.
- Chapter one is lovely, and chapter two’s a present
< Keep your place with a daisy.
< To be continued, by you.
= any
? offer your friend comes free
> Your friend comes free. It’s a two-person spell.
- Say a name you like, and see who turns up
- It works best on people who giggle
< Come and cast it, you two.
= any
? offer free for members
> Free for members. The drawbridge is down.
- Stroll across. The moat says hello and the ducks know you
< The flag’s up. Come home.
= any
? level beginner (no experience)
> No experience needed. Ask any tadpole.
- It never had a lesson in legs, and look
- You begin with a wiggle, and the rest arrives
< Wiggle over. We’ve a lily pad.
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
< Come and glow a little.
= any
? level beginner
> Beginners, the rainbow starts right here.
- Small steps, kind company, and you can stop to look
- Nobody’s ever been late for a rainbow
< Step on. It’s friendly.
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
= any
? level beginner (only)
> Beginners only. It’s a nest of us.
- Everybody’s brand new and slightly fluffy
- Nobody flies yet, so we all learn together
< Chirp and hop in.
= any
? level all
> All levels, from toadstool to treetop.
- The squirrels start up high, the snails start low, all wave
- Begin on whichever branch you happen to sit
< Come up, or down, and join us.
= any
? level all
> Sparrows and swans share this pond.
- All levels welcome, and nobody compares feathers
- Every level is welcome. A bit of a paddle counts
< Splash in at your own pace.
= any
? level advanced*
> The advanced class, just above the clouds.
- You know the stairs by heart, so come right up
- The easy clouds are below you, waving
< You’ll like the weather here.
< Come up and see your view.
= any
? audience women*
> {Audience}. The mermaids have called a meeting.
- On the agenda: laughing, moving, one big hair toss
- No princes, no rescues, just lovely company
< Come and make waves.
< We’ve saved you a sunny rock.
= any
? price
> One ticket to the clouds: {price}.
- Smiles are included, and so is the view
- Every seat has a lovely view
< All aboard, daydreamers.
= any
? places *left
> {Places} on the flying carpet.
- It’s fringed, it’s friendly, and it hums a little
- It likes daydreamers, and it’s looking your way
< Hop on. Hold your hat.
= any
? places *left
> {Places} at the mad hatter’s table.
- No riddles, no rush, just good company and odd hats
- There’s good company, and a good reason to laugh
< Take yours with a flourish.
= any
? places few
> Just a few places on this cloud.
- It’s a comfy one, and it drifts off with whoever’s aboard
- It’s soft, and it loves company
< Come and float along on it.
= any
? places small group
> A small group, as in all good fairy tales.
- Nobody’s lost in the woods, and everybody gets a turn
- Small enough to share one very large umbrella
< Come and be part of the tale.
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole. It’s been practicing your name.
- No sharing, no waiting, just the two of you
- It has shined itself up for you
< Come and say hello to the pole.
= any
? series
> A fairy tale in installments: {series}.
- Each one ends with a smile and a bit of a cliffhanger
- You’re the hero, so it helps if you’re there
< Come and turn the pages.
< Yours is the leading part.
= any
? music
> The music box has chosen: {music}.
- The tiny dancer inside would love some company
- Lift the lid, and out come your toes
< Come and dance along with her.
= any
? music
> {Music} flew in and asked for you.
- It’s been humming your name in all the right places
- It’s perched up there, tapping one small foot
< Come and keep it company.
= any
? substitute
> {Sub} is in, by flying carpet.
- {Sub} steers for {for}, and the carpet is delighted
- A smooth ride, and plenty of fun on board
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
> Sold out: every place has somebody lovely.
- We’re sold out, and we’re glowing
- Thank you. We can’t wait to dance with you
< More chapters soon. See you there.
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
- It’s a rare visit, so come and wonder with us
- It’s rare, it’s bright, and you can dance along
< Come and see it shine.
= any
? guest
> Sound the imaginary trumpets: {guest}!
- We’ve rolled out the flying carpet for this visit
- It’s a rare visit, and the whole castle is giddy
< Join the parade.
= any
? typed *no partner*
> No partner needed. Your feet have each other.
- They’ve been together forever, and they still hold toes
- The left one leads, the right one has ideas
< Bring the happy couple.
= salsa contemporary choreo heels burlesque twerk floor flow chair
? typed *no partner*
> Your broom offered. Tell it no, thank you.
- No partner needed, just you and the song
- No partner needed. You’re the belle and the ball
< Sweep in by yourself.
= any
? typed *alone or with a friend*
> Come alone or with a friend, like the moon.
- Some days it brings a star, some days just itself
- Either way the sky is glad to have it
< One or two, come and shine.
= any
? typed *new class*
> There’s a new class on the treasure map.
- The ink is still wet, so you’d be among the first
- Nobody has explored it yet, not even the map
< Sail over and discover it.
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
- Long enough to forget the rest of the day
- Long enough for a proper little adventure
< Come and step into the tale.
= salsa heels contemporary chair burlesque twerk choreo flow floor exotic
? typed *new class*
> A new class has moved in, dancing.
- It’s brought a trunk of steps and hasn’t unpacked yet
- It would love some company, and it hums when it’s shy
< Come and say welcome.
< Be its very first friend.
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
< We’re so glad you’re here.
= workshop tricks handstand choreo exotic
? guest
> {Guest} came over the hills with a trunk.
- It’s full of moves, and the lid won’t stay down
- There’s a new move in it for everyone
< Come and see what jumps out.
= floor flow lowflow contemporary
? substitute
> A change of wind: {sub} is in.
- {Sub} blows in for {for}, from a dancing direction
- A fresh breeze, and the floor is humming already
< Drift along with {sub}.
< Say hello to {sub} on the breeze.
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
- No experience needed. Left feet may go to the ball, too
< Let them meet the music.
< You shall dance, dear feet.
= kids teens
? offer first class free
> First class free! The wizard lost a bet!
- So hop in and try it before he wants a rematch
- He says you’re going to love it
< Come and show the wizard!
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
< Tag along.
= intro pole
> The pole has been told to expect you.
- It’s polished itself twice and is trying to look casual
- Say hello with one hand. It’s shy at first
< Come and say hello back.
= intro
> Somewhere, a baby owl is learning this, too.
- It also began with both feet on the ground
- A hop, a flap, a small surprised face
< Come and spread your wings.
= pole
> This pole used to be a very bored flagpole.
- Now it has music, company and you going round it
- Be its flag. Hold on, lean out and flutter a little
< Come and be its favorite flag.
= spin spinpole
> The wind needs help with corners.
- It’s good at straight ones but gets lost on the bend
- You hold on, lean out, and go sweetly round
< Come and turn with the breeze.
< Come and show it how.
= static
> This pole stays put. You do the twirling.
- You may go round it as often as you please
- You walk, you lean, you turn, and it holds steady
< You can lean on it.
= tricks
> Bats say we’re the ones upside down.
- Hook a knee, hang a while, and consider their side
- Hook a knee, hold on, and enjoy the view
< Come and see it their way.
= tricks
> There’s a trick under every toadstool. We looked.
- We try them one at a time, gently
- Some are tiny, some are tall, and one of them’s yours
< Come and try a new trick.
= advanced
> The ceiling has sent an invitation.
- Climb, turn, hold, and see how it looks from up there
- For those who know the way up
< Come and say hello up there.
< RSVP with your feet.
= intermediate
> Halfway up the beanstalk, the view gets good.
- You know the way so far. Now for longer lines
- Your next move is just a leaf or two higher
< Come and climb on.
= flow
> A ribbon got loose and became a dance.
- It went through the knees and left by the elbows
- It curls, it loops, it slides along the floor
< Come and be the bow.
= exotic
> Your left hip knows a very long story.
- The right one interrupts at all the good bits
- It starts slowly and ends in a long slide
< Come and let them tell it.
= heels
> Cinderella lost one. You’ll keep both.
- Strut, swish, pose, and no need to leave by the clock
- The mice will cheer, the pumpkin will wait
< You’re staying for the whole ball.
< Strut in, happily ever after.
= lowflow floor
> The floor is tired of only knowing your feet.
- It’s heard so much about the rest of you
- Introduce a shoulder, then a hip, then the lot
< Come and roll with us.
= lowflow
> Move like honey with a song in it.
- Ripple, roll over, stretch out and hum
- Low to the ground, slow and pleased with everything
< Come and ripple along.
= handstand
> The sky is downstairs for now.
- Hands on the ground, toes among the clouds
- Your feet can pop up and see who lives there
< Come and stand on it a while.
= conditioning polefit
> Inside you a small engine wears a bow tie.
- It coughs, it puffs, and then it does one more
- Give it a pull-up and it starts to whistle
< Come along. You can, you can.
= stretch
> Caterpillars call it getting ready.
- You lie about, you lengthen, you feel something at your back
- Nobody rushes a caterpillar. They’ve tried
< Come and grow some wings.
< Wings take a while. Lie down.
= stretch
> Your knees and nose are lifelong pen pals.
- They’d love to meet, a little closer each breath
- Breathe out, fold down, post another letter
< Come and deliver a letter.
= yoga
> A snail runs this one. In spirit.
- First you arrive. Then, later, you arrive a bit more
- Breathe in as far as the garden and out as far as the gate
< No rush. Ask the snail.
= yoga
> Your thoughts are sheep. Let them graze.
- Breathe in, breathe out, count none of them
- One will wander off. It always comes back
< Come and lie down in the clover.
= choreo
> The steps live in a box. They want out.
- One by one, please, and the shy one last
- They’ll line up by the chorus. They always do
< Take off the lid.
< Come and let them dance.
= choreo
> The steps are ducklings. You’re the duck.
- Go slowly at first, and they all fall into line
- By the last chorus they all dance in time
< Quack, and off you go.
= chair
> This chair ran away from a very dull kitchen.
- It wants rhythm, travel, and someone to lean on it properly
- You sit, you lean, you turn, and it’s in heaven
< Come and give it a dance.
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
< Come and tickle the music, darling.
= twerk
> There’s a drum in your back pocket.
- Bend your knees, loosen your hips, and it starts
- Bend your knees and it plays by itself
< Come and let your hips play along.
= salsa
> The maracas are full of tiny dancers.
- That’s why they rattle. They can’t sit still either
- Shake a hip, and they shake right back
< Come and shake along.
= hoop
> Saturn has lent us a ring.
- You sit, you turn, you lean right out
- Sit in it sideways and think large, slow thoughts
< Come and take a seat in it.
= hoop
> Somebody bent a rainbow into a full circle.
- Sit in the curve, lean back, and pick your color
- Both ends meet, so that’s where we keep the treasure
< Swing over and sit in it.
= silks straps
> A cloud left its scarf behind.
- Wrap up in it and see if you start to drift
- Fold it round you and hang there like a dream
< Come and float in it.
< Drift off. It’s that kind of scarf.
= trapeze straps
> Parrots find this quite normal.
- A bar, a swing, a bit of showing off
- Hang by the knees and say something colorful
< Come and ruffle your feathers.
= trapeze
> The moon wanted a swing, so we hung one.
- She says you may have her turn
- Sit, sway, tip back, and look at the world anew
< She’ll rock you, gently.
< Come and sway for her.
= inclusive
> No two clouds have the same shape. Good.
- The sky made room for every one, and it’ll make room for you
- Round ones, long ones, grand ones, all of them dancing
< There’s sky for all of us.
< Come as your own sort of cloud.
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
> The whole kingdom is yours for this one.
- All the attention, and all the time for your questions
- Name a wish, and we’ll work on that
< Come and be royal.
= practice
> The elves have gone home. It’s all yours.
- Try it once, try it again, try it in a silly voice
- They left the pole up and a note that says have fun
< Come and tinker.
= workshop
> We found a small door in a big move.
- Behind it: how it starts, turns and lands
- We open it together, and look closely
< Come and see how it works.
= showcase
> Your knees say they’re about to be stars.
- The elbows want it known they rehearsed as well
- Once more from the top, and this time the shy toe bows
< Come and take a practice bow.
= showcase
> The moon is saving herself a front-row seat.
- She’s never missed a premiere, and she’s easily moved
- Dance big. She’s sitting quite far away
< Come and take your bow.
= photo
> A curious bird lives in the lens.
- Hold a pose till it tilts its head
- It’s fond of pointed toes and big smiles
< Smile for the bird.
< Come and let it blink first.
= prenatal
> There’s a very small dancer in the front row.
- They’ve heard the music, and they’d like to sway with you
- Rock, breathe, hum. It’s their favorite number
< Sway over, both of you.
< They already know your rhythm.
= contemporary
> A leaf fell and someone called it choreography.
- It turned twice, floated a little, and landed softly
- We reach, we fall soft, we roll, we rise
< Drift in and see where you land.
= acro
> It takes two to make a decent giraffe.
- One is the legs, one is the neck, both are giggling
- You hold, you balance, you swap, you laugh
< Come and be half a giraffe.
= circus
> An elephant nobody can see holds the rope.
- It has a steady trunk and a great fondness for bows
- Swing, balance, and thank it on the way out
< It’s already waving you in.
< Come and take a bow with it.
= openlevel
> Some came by moonbeam, some by bus.
- Some are new, some know the way, and all belong
- Everyone takes it at their own pace
< Come by any road you like.
= teens
> There’s a staircase with no stairs. It’s a pole.
- At the top: a view, an echo, and your best idea yet
- You go up by knees and come down by grinning
< Come up and see the view from there.
= teens
> Your homework has been eaten by a small dragon.
- It says sorry, and would you like to dance instead?
- So swing, spin and giggle instead
< Come and twirl with us.
= kids
> The monkeys are out. Can you fill in?
- Swing, hang, wiggle, and say ooh at the right moment
- Hold on tight, point your toes and grin
< Ooh ooh, see you there!
< Come and swing with us!
= class
> A song has moved in with your left foot.
- It hums through the laces and wants to go out
- Take it dancing before it starts on the right
< Come and dance with it.
= class
> The moon has danced round us for ages.
- Round and round, and she never gets tired of it
- You’ll learn a few more than that, and hum them home
< Come and give her ideas.
= seniors
> Once upon a time, dancing came easily.
- One small step, one lean, one laugh at a time
- Good music, kind company, and time for every step
< It’s that sort of tale. Come along.
< Come and dance along with the tale.
= men
> Even knights take off the armor to dance.
- Hold on, pull up, swing round, and laugh a little
- No sword, no horse, just a strong grip and a good song
< Come and be a twirling knight.
< Dragons are cheering for you.
= postnatal
> Once upon a time, you got to lie down.
- A stretch, a breath, and somebody kind to guide you
- Slow and gentle, with time to sit down in between
< Come and rest inside the story.
< Welcome back, dear you.
= kids
> Wanted: one brave monkey with a giggle!
- Swing, hang, hold on tight and say ta-da
- We climb, we swing, we point our toes
< Come and swing by!
< Ta-da starts here!
= pole
> Jack would have loved this beanstalk.
- Hold on, walk round it, and see how high the fun goes
- A walk, a lean, a turn, and maybe a climb
< Come and say hello to it.
< Up a little, round a little.
= any
? audience
> {Audience}. This fairy tale is yours.
< Come and be the hero.
< You belong on every page.
= spin spinpole
> A carousel with room for one more.
- Hold on, lean out, and round you float
- One step, one lean, one long, happy whirl
< Hop on and go round with us.
< Come for one more round.
`;
