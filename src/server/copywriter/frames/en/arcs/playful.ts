// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const playful = `
@ Intro to Pole
> Your first spin comes with a whee!
- Grips, walks, your first spin! No experience needed
- Grips, walks, and then your very first spin. No experience needed
- No dance background needed. Just grips, walks and one big whee
< Come get your first one!
< Squeal as much as you like!
@ Intro to Pole
> First class jitters? We all had them!
- Grips, walks, a spin! No experience needed
- Up first: grips and walks. Up next: your very first spin
- Grips, walks, and a first spin to squeal about. No experience needed
< Come try your first spin!
< Come and spin with us!
< First spin, biggest grin!
@ Intro to Pole
> Never danced? Never spun? Perfect, come play!
- Grips, walks, a first spin! No experience needed
- We start with grips and walks, and then comes your first spin
< Two left feet? Bring both!
< Ready, set, first spin!
@ Beginner Pole
> Go home with a brand-new party trick!
- Spins, climbs, sits, one short combo
- You build grip, core, confidence and your own short combo
< Your ta-da starts here!
< Show everybody. Twice!
@ Beginner Pole
> Spin, climb, sit. Yes, sitting counts!
- Steady pace, and a short combo to keep
- You build grip, core and confidence, and take a short combo home
< Best seat in the house!
< Come up and sit with us!
< Come sit with us!
@ Beginner Pole
> Build your own combo! Extra spins, please!
- Spins, climbs, sits: one combo, all yours
- A spin, a climb, a sit, and look: your own short combo
< Come put it together with us!
< Built by you. Brag away!
< Come build with us!
@ Intermediate Pole
> Guess who gets to go upside down?
- First inverts and leg hangs, spotted safely
- First inverts and leg hangs, safely spotted, and cleaner transitions too
- You climb with ease, so now we flip the view, safely spotted
< Spoiler: it’s you!
< You! Of course it’s you!
@ Intermediate Pole
> Which way is up? You choose!
- First inverts, safely spotted
- You climb with ease, so you’re ready for first inverts, safely spotted
- First inverts, leg hangs and cleaner ways to get there, safely spotted
< Down is the new up!
< Come flip the view with us!
@ Intermediate Pole
> Your feet get a turn on top!
- First inverts! Leg hangs! All safely spotted
- First inverts! Leg hangs! Cleaner transitions! And somebody to spot you
< Toes up, grins on!
< Wave at the ceiling, toes!
@ Advanced Pole
> Floor? What floor? The fun’s up here!
- Handsprings, shoulder mounts and aerial combos
- Aerial combos, shoulder mounts and handsprings, with elegant lines
- Aerial combos for confident inverters who want power and control
< Come play upstairs!
< Up you come!
@ Advanced Pole
> Top of the jungle gym! Welcome!
- Aerial combos, shoulder mounts and handsprings, all in here
- Confident inverters get shoulder mounts, handsprings and aerial combos
- Power, control and elegant lines, one handspring at a time
< You’ve earned your turn!
< Swing by. You know the way up!
@ Advanced Pole
> Looks elegant. Feels like recess!
- Handsprings and shoulder mounts in pretty lines
- Handsprings and shoulder mounts with power, control and pretty lines
- Aerial combos for confident inverters, with elegant lines all the way
< Pointed toes, secret grin!
< Come be fancy with us!
@ Spin Basics
> Three spins with funny names say hi!
- Fireman! Chair! Back hook! No strength needed
- Fireman, chair and back hook, each with a soft landing. No strength needed
< Come say hello to all three!
< Pick a favorite and go again!
< Come meet all three!
@ Spin Basics
> No muscles yet? No problem. Whee anyway!
- Fireman, chair, back hook! Soft landings
- Walk in, let go of the floor, land softly. That’s a fireman spin
- Fireman, chair and back hook spins, soft landings and big grins
< Round you go!
< All you need is a whee!
@ Spin Basics
> Walk, whee, tiptoe. That’s a spin!
- Fireman’s first! No strength needed yet
- That’s how fireman, chair and back hook go. No strength needed yet
< Easy as one, two, whee!
< Now you try!
@ Spin Pole
> The pole twirls too! Now that’s teamwork!
- Momentum, balance, and floaty, flying combos
- You bring the momentum, it turns with you, and off you float
< Come twirl with us!
< Take that pole for a twirl!
@ Spin Pole
> Feels like flying! Looks so easy!
- The pole twirls along with your combo
- Let the pole do the turning while you do the floating
< No wings needed. Come float!
< Come and twirl!
< Come float with us!
@ Spin Pole
> One gentle push and, ooh, you’re floating!
- Momentum, balance, and a twirly, turning pole
- The pole turns with you: momentum, balance and floaty combos
- Find your balance, catch the momentum, and make it look effortless
< Ooh, again!
< Float over and play!
@ Pole Tricks
> Say cheese! You’ve just learned a trick!
- Three tricks, spotted. Bring your phone
- Three tricks, step by step, and a photo to prove it
< Show everybody your photo!
< Big smile, hold, click!
@ Pole Tricks
> Pick a trick! Here are three!
- Taken apart, spotted, options for every level
- We take them apart step by step. You take the photo
< And for the next trick: you!
< Ta-da! And once more!
@ Pole Tricks
> How’s that trick work? Let’s peek inside!
- Three tricks, step by step, well spotted
- Step by step, well spotted, with an option for every level
< No magic. Well, a little!
< Phone ready? You’ll want proof!
< Bring your phone, magician!
@ Pole Flow
> One, two, th… oh, let’s just dance!
- Spins and floorwork, more feeling, less counting
- Spins, floorwork, transitions: link them all up in one long breath
- Less counting, more feeling the music, from spins to floorwork
< Who’s counting? Not us!
< Come and forget to count!
@ Pole Flow
> Spin, roll, swish, and don’t stop now!
- Spins meet floorwork, music joins the fun
- Spins and floorwork in one long breath, and the music leads the way
< Swish along with us!
< Keep going, it’s too good!
@ Pole Flow
> Connect the dots with your whole body!
- Spin, floor, transition: one long happy breath
- Spin to floor to spin again. Less counting, more feeling the music
< Come draw us something!
< No numbers needed. Just music!
@ Pole Choreography
> Kitchen dancers, here’s your new routine!
- Learned in sections, finally danced full out
- One song, taught in sections, danced full out at the end
< Bring your best kitchen moves!
< Come dance it with us!
@ Pole Choreography
> One song, one routine, one proud you!
- First in sections, then full out
- Little sections first, and then we dance the whole song full out
< You’ll hum it all the way home!
< Take a bow. Twice!
@ Pole Choreography
> Five, six, seven, showtime!
- New routine! Sections first, full out last
- Musicality, performance and fun, one section of the song at a time
< Once more, with feeling!
< Full out, grins on!
@ Exotic Pole
> Heels, knee pads, sassy face: all on!
- Low flow, slides, kips, boldest self
- Lights low, attitude sky-high: low flow, slides and kips
- Low flow, slides, kips, and your boldest self having a ball
< Come get sassy with us!
< Swish like you mean it!
< Come swish with us!
@ Exotic Pole
> Pack knee pads and your boldest self!
- Heels on for slides, kips and sass
- Heels on, lights low, and then it’s slides, kips and low flow
- Slides first, kips next, attitude all the way through
< Sassy starts here!
< Big attitude, happy knees!
@ Exotic Pole
> Bring your bold side out to play!
- Slides and kips, heels and knee pads
- Heels on, knee pads on, and into low flow, slides and kips
< Strut, slide, grin, repeat!
< Sassy side, come on out!
@ Heels & Floorwork
> Heels or socks? Both get to play!
- Rolls, waves, leg lines, any heel height
- Rolls, waves and leg lines look lovely in both
< Tall heels, cozy socks, come roll!
< Sock slides welcome!
@ Heels & Floorwork
> Down we go! And up! In style!
- Roll, wave, rise, in heels or socks
- Leg lines first, then rolls, waves and smooth ways to the floor
< Elevators wish they were this smooth!
< Roll with us!
@ Heels & Floorwork
> Wave hello! With a leg!
- Then rolls and waves, heels or socks
- Then come leg lines, rolls and smooth ways to the floor
< Come wave back!
< Legs up, grins on!
@ Chair Dance
> Your dance partner has four legs!
- A chair! And it’s easy to follow
- It’s a chair! And the sultry choreography is easy to follow
- One chair, one sultry routine, great with friends. No experience needed
< It never steps on your toes!
< Come and shake a leg. Or four!
< Zero stepped-on toes!
@ Chair Dance
> Take a seat! Now make trouble!
- Easy to follow, great with friends
- Sultry choreography, easy to follow and a riot with friends
- No experience needed: it’s easy to follow, and the chair holds still
< Have a seat, have a ball!
< Pull up a chair and a friend!
< Grab chairs, grab friends!
@ Chair Dance
> Sultry face on! Try not to giggle!
- A chair, and moves easy to follow
- You, a chair, and sultry choreography that’s easy to follow
- It’s all easy to follow, and great with friends. No experience needed
< Gigglers welcome!
< Wink now, laugh later!
@ Aerial Hoop
> High or low, you’re in the loop!
- Mounts, poses and spins, round and round
- Each mount, pose and spin comes both low and high
< Come get loopy with us!
< Up? Down? You choose!
@ Aerial Hoop
> Park swings wish they could do this!
- Poses and spins, low ones, high ones
- Mounts, poses and spins in the hoop, with low and high versions
- Graceful strength from the very first class, and a lovely spin besides
< Push off and grin!
< Swing by and try it!
@ Aerial Hoop
> Low seat or high seat? Your hoop!
- Low or high: mounts, poses, spins, and you
- Mounts, poses and spins come in low and in high. You choose
< Come pick your height!
< Any height, all fun!
@ Strength & Conditioning
> Pull! Hold! Laugh! That’s one set!
- Pull, core, shoulders, and that invert click
- It’s all made for pole, so those inverts can finally click
< Set two: same again, sillier!
< One more? One more!
@ Strength & Conditioning
> Click! That’s your invert saying hi!
- Pull, core and shoulders get it there
- Pull, core and shoulder work made for pole helps it get there
- Progress you can measure, injuries you avoid, and that lovely click
< Come and hear it!
< Click, click, hooray!
@ Strength & Conditioning
> Every superhero has a training scene!
- Yours has pull, core and shoulder work
- Here’s yours: pull, core and shoulder work made for pole
- Pull, core and shoulder work, and inverts that finally click
< Cue the theme music!
< Your montage starts here!
@ Flexibility & Stretch
> Hello, toes! Long time no see!
- Splits, backbends, shoulders, and any starting point
- Can’t reach them yet? Any starting point is fine
- Splits, backbends, shoulders: it’s all active stretching, warm and guided
< Your toes have missed you!
< Reach over and say hi!
@ Flexibility & Stretch
> Stiff as a breadstick? You’re invited!
- Warm and guided, for any starting point
- Warm and guided, for splits, backbends and shoulders
- Whatever your starting point, we stretch it kindly, from shoulders to splits
< Come and bend a little!
< Crunchy starts welcome!
@ Flexibility & Stretch
> Cats do it all day. Your turn!
- Splits, backbends, shoulders! Warm and guided
- Active stretching, warm and guided: splits, backbends, happy shoulders
- Kind to your body, whatever your starting point. Purring is allowed
< Stretch, purr, repeat!
< Curl up with us!
@ Intro to Pole
? offer first class free
> First class free! First spin included!
- Grips, walks, whee! No experience needed
- First grips, then walks, then whee! No experience needed
- No dance background needed. Just grips, walks and a great big whee
< Come take it for a twirl!
< Your whee’s on the house!
< Come take a twirl!
@ Intro to Pole
? offer free trial class
> Free trial class! Come try a whee!
- Grips, walks, your very first spin
- Grips, walks and your very first spin. No experience needed
- Just you, a few grips, a few walks and your first spin
< Come try it on for size!
< Whee first, decide later!
@ Intro to Pole
? bring *friend*
> Somebody has to hear your first whee!
- Bring {bring}! No experience needed
- Bring {bring} for grips, walks and a first spin. No experience needed
- So bring {bring}. No experience needed for that first spin
< You squeal, they clap, then swap!
< Two first spins, coming up!
< Squeal, clap, then swap!
@ Beginner Pole
? wear *shorts*
> Knees out! Time to climb!
- Wear {wear}, leave with a combo
- Wear {wear}, and leave with a short combo of your own
< Bare knees, big combo!
< Happy knees, happy combo!
< Knees first, ta-da after!
@ Pole Flow
? bring *knee pads*
> Spin, roll, slide! Knees covered? Go!
- Bring {bring} for the floorwork
- Bring {bring} for one long breath of spins, floorwork and transitions
- Bring {bring}. Less counting, more feeling the music
< Knees down, music up!
< Glide on over!
@ Pole Choreography
? music
> {Music}! Now let’s give it some moves!
- Bite-size sections first, then dance full out
- A brand-new routine, in sections first, danced full out at the end
- Learn it in sections, dance it full out, have all the fun
< Humming counts as homework!
< Hairbrush down, hands up!
@ Exotic Pole
? bring *knee pads*
> Sassy slides need happy knees!
- Bring {bring} for slides and kips
- Bring {bring} for low flow, slides and kips with attitude
- Bring {bring} and your boldest self for slides, kips and low flow
< Slide first, strut after!
< Sass on, knees down!
@ Exotic Pole
? bring knee pads
> Knees ready? Attitude ready? Heels ready?
- Bring knee pads for slides and kips
- Bring knee pads and your boldest self for low flow
< Ready, set, swish!
< Sass ready? Go!
@ Heels & Floorwork
? wear heels
> Heels on! Now meet the floor!
- Wear heels for rolls, waves, leg lines
- Wear heels of any height for leg lines, rolls and waves
< Heels on, grins on!
< Walk in tall, roll out happy!
@ Heels & Floorwork
? bring heels (optional)
> Team Heels? Team Socks? Everybody wins!
- Leg lines, rolls, waves, down, up, whee
- Long leg lines, big rolls, smooth ways down and back
< Heels or not, roll!
< With heels or without, come play!
@ Chair Dance
? bring *friend*
> One chair for each of you!
- Bring {bring}! Sultry and easy to follow
- Bring {bring} for sultry choreography that’s easy to follow
< Laughing is allowed, of course!
< Save each other a seat!
< Save them a seat!
@ Chair Dance
? level beginner (no experience)
> You’ve been practicing sitting for years!
- Easy to follow! No experience needed
- No experience needed. Sultry choreography, easy to follow
- No experience needed, a chair for a partner, and great with friends
< Come show us what you’ve learned!
< Take a seat and show us!
< Show us your sit!
@ Aerial Hoop
? level beginner (no experience)
> Your first hoop ride starts right here!
- No experience needed, low or high
- No experience needed for mounts, poses and spins, low or high
- No experience needed, and graceful strength from the first class
< Hop in and grin!
< Hop in the loop!
@ Aerial Hoop
? level beginner
> Beginners, your hoop’s ready!
- Mounts, poses and spins, low and high
- Graceful strength from the very first class, low or high
< Round you go, newbie!
< Take a seat in the middle!
@ Strength & Conditioning
? bring *towel*
> Superheroes sparkle when they train!
- Bring {bring} for pull and core work
- Bring {bring} for pull, core and shoulder work made for pole
- Bring {bring}, dab elegantly, and let those inverts finally click
< Dab, flex, grin!
< Sparkle along with us!
@ Strength & Conditioning
? bring *water*
> Lift! Hold! Laugh! Sip!
- Bring {bring} for core and shoulder work
- Bring {bring}. There’s pull, core and shoulder work made for pole
- Bring {bring}. We bring progress you can measure and inverts that click
< Repeat until it clicks!
< Sip, lift, grin!
@ Flexibility & Stretch
? bring *mat
> Your mat would love a long lie-down!
- Bring {bring} for splits and backbends
- Bring {bring} for splits, backbends and shoulders, warm and guided
- Bring {bring}. It’s kind to your body, whatever your starting point
< Stretch out and giggle!
< Roll out, roll in!
@ Flexibility & Stretch
? bring mats (provided)
> Mats are down! Toes are waiting!
- Warm, guided, active stretching: splits, backbends, shoulders
- Kind to your body, whatever your starting point
< Flop in and reach!
< Hello, toes! We’re coming!
@ Spin Basics
? level beginner
> Your first spin’s called Fireman. Wave hello!
- Beginners welcome! No strength needed yet
- Beginners welcome: walk in, let go of the floor, land softly
- Fireman, chair and back hook, for beginners. No strength needed yet
< Come say hi to your first spin!
< Whee now, muscles later!
@ Pole Tricks
? places max*
> Three tricks, {places}, lots of turns!
- Spotted, step by step, whatever your level
- All taken apart step by step, spotted, with options for every level
- Step by step, with spotting and a photo to prove it
< Call dibs on trick one!
< Smile, it’s your turn!
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Knees, meet pole! Pole, meet knees!
- Wear {wear}, and let them get to know each other
- They’ll be best friends, so wear {wear}
< Love at first spin!
< Come and shake knees on it!
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Hello, pole! Have you met my knees?
- Bring {bring}, and make the introductions
- They’ve got so much to talk about. Bring {bring}
< They’ll be best friends!
< Nice to meet you, knees!
= chair
? bring *friend*
> Musical chairs for two! Nobody’s out!
- Bring {bring}, pick two chairs, and shimmy in stereo
- Bring {bring}, and see who can keep a straight face
< Save each other a chair!
< Spoiler: neither of you!
= stretch yoga
? bring *mat
> Your mat wants a cuddle!
- Bring {bring}, flop down, reach for your toes, sigh happily
- So bring {bring}. It’s ready to be rolled out
< Roll out, reach out, aah!
< Cuddle, stretch, repeat!
= floor lowflow exotic flow
? bring *knee pads*
> Knees down! Slide time!
- Bring {bring}, and slide as far as you like
- Bring {bring}, and see who slides the farthest
< Slide over and play!
< Farthest slide gets a cheer!
= heels exotic burlesque
? wear heels
> Click, click! Here comes trouble!
- Wear your heels and let them do the talking
- Wear heels. Clicking is just strutting with sound
< You sound fabulous already!
< Click in, strut out!
= choreo heels contemporary salsa twerk
? music
> {Music} comes on. You can’t sit still. Perfect!
- Bring that wiggle and we’ll give it some steps
- That’s the warm-up done, then. Let’s dance
< You were dancing anyway!
< Turn it up and come over!
= kids
? bring *water*
> Little movers get thirsty! So much fun to have!
- So bring {bring}, move, laugh, sip and move some more
- Pack {bring}, and come and try all the moves with us
< Sip, wiggle, see you in class!
< Come and play in our class!
= kids
? bring *friend*
> Learning moves is double fun with a friend!
- Bring {bring}, try a move together and cheer each other on
- So bring {bring}, take turns and show off your new moves
< Twice the giggles in class!
< Hooray, here you both come!
= teens
? bring *friend*
> Your bestie’s coming too. Go tell them!
- Bring {bring}, learn a move, laugh about it all week
- Bring {bring}, and cheer each other’s wobbles
< Matching moves? Obviously!
< Text them. We’ll wait!
= kids teens
? level beginner (no experience)
> First class? You’ll get the biggest cheer!
- No experience needed. Every try gets a cheer
- No experience needed. We show you every move, one at a time
< Come try your first move!
< First try, first cheer!
= any
? bring *shorts*
> Short version: bring {bring}!
- Long version: pack up, show up, wiggle, laugh, go home happy
< Short, sweet, see you there!
< Long story short: come play!
= any
? bring *mat
> One mat, one grin, and you’re set!
- Bring {bring}, roll it out and come play
- So pack {bring}, and find a spot next to a friendly face
< Roll it out and grin!
< Flop down and play!
= any
? bring *friend*
> Two of you? Twice the trouble!
- So bring {bring}, and share the fun
- Come with {bring}, and trade high fives all class long
< Bring the funny one!
< Double the fun, here we come!
= any
? bring *friend*
> You know exactly who’d love this, don’t you?
- So bring {bring}. Tell them it was our idea
- Bring {bring}, then laugh about it all the way home
< Text them now!
< Pinky promise you’ll both come!
= any
? bring mats (provided)
> No lugging! The mats are here already!
- Just flop down and the fun can start
- All you have to carry is your good mood
< Hands free? Come play!
< Flop down with us!
= any
? bring *(provided)
> Travel light! {Bring} provided!
- That leaves both hands free for high fives
< Just bring your happy self!
< Pockets empty, grin full!
= any
? wear heels
> Heels on! Hello from up here!
- Strut a little, wobble a little, enjoy the view
- Every wobble counts as a move
< The air’s lovely up here!
< Come strut with us!
= any
? wear heels
> Wear your heels! They’re bored at home!
- They’re longing for a strut, a swish and a good song
< Take them out to play!
< They’ve waited long enough!
= any
? bring heels (optional)
> Heels or no heels? You choose!
- High or flat, you get to play either way
- Nobody’s measuring. Wiggle at any height
< Any feet, big fun!
< All feet welcome!
= any
? wear bare feet
> Bare feet! Ten toes, all out to play!
- Wiggle them, point them, let them say hello
< All toes on board!
< Happy toes, come play!
= any
? offer first class free
> First class free! Second thoughts? None!
- Come in, try it, have a laugh, see how it feels
- Bring your curiosity and a grin
< Go on, come and play!
< Come find out how fun it is!
= any
? offer first class free
> Psst! First class free! Pass it on!
- Tell a friend, or keep it as your happy little secret
- No homework, no fuss, just come and play
< Come grin with us!
< Come try it!
= any
? offer free trial class
> Free trial class! Side effects: big grins!
- Just try it. Your grin will tell you the rest
- Come for a peek and a play, and see how you like it
< Try it, you’ll grin!
< Peek in and play!
= any
? offer
> Ooh, look what we found: {offer}!
- A good excuse to come and have fun with us
< Finders keepers!
< Grab it and come play!
= any
? offer
> Big news! {Offer}!
- Now all that’s missing is you
< Tell everybody. Come anyway!
< Come celebrate with us!
= any
? offer half price
> Half price! Full fun!
- Same fun, same grins, half the price
- All the fun is still in there. We checked
< Come play with us!
< Do the math, then the happy dance!
= any
? offer *off*
> {Offer}! The fun stays full size!
- Nobody took anything off the high fives
< Save some, play lots!
< Happy days, happy feet!
= any
? offer your friend comes free
> Your friend comes free! Who’s the lucky one?
- Draw straws, flip a coin, or pick the loudest
< Two of you, double the fun!
< Go on, tell them!
= any
? offer 2 for 1
> 2 for 1! Twice the fun!
- Bring somebody who laughs at your jokes
< Go on, grab your other one!
< Two by two, come play!
= any
? level beginner (no experience)
> Can you laugh? Great, you’ve passed the test!
- No experience needed, just a curious face
- That was the whole test. No experience needed
< Top marks for showing up!
< Congratulations, come play!
= hoop silks trapeze straps
? level beginner (no experience)
> First time off the ground? Toes, say hello!
- No experience needed. We help you up, step by step
- If you’ve ever loved a swing, you’ll know what to do. No experience needed
< Your swing’s waiting!
< Toes up, come play with us!
= pole intro spin spinpole
? level beginner (no experience)
> Ever twirled round a lamppost? You’ll love this!
- No experience needed. We walk, we twirl, we squeal
- No experience needed. Hold on, walk round, whee
< Come twirl for real!
< Your first whee is waiting!
= chair
? level beginner (no experience)
> You can sit? You’re halfway there!
- No experience needed. We’ll show you what comes next
- No experience needed: sit, wiggle, stand, wiggle
< The other half’s the fun half!
< Come and take a seat!
= any
? level beginner
> Beginners welcome! Wobbles too!
- We save our biggest cheers for first tries
- First tries are fine, questions are fine, laughing is best
< Start here, grin here!
< Day one is the fun one!
= any
? level beginner
> Everybody starts somewhere. Start somewhere fun!
- Beginners get a warm welcome and a big cheer
- Beginners are our favorite people to cheer for
< Come start with us!
< Start silly, stay happy!
= any
? level beginner (only)
> Beginners only! It’s our own little club!
- Everybody’s new, so everybody’s in it together
- Same first steps, same first wobbles, nobody miles ahead
< Brand new? You’re in!
< The password is whee!
= any
? level all
> From wobbly to wow, you’re invited!
- All levels welcome, so wobble or wow as you please
- Every level gets a cheer, and the wobbles get two
< Wobble in, wave hello!
< Wobblers and wowers, come play!
= any
? level advanced*
> You know your stuff! Now play with it!
- It’s an advanced class, so bring out the good moves
- Advanced level: time for the good stuff
< Come show us the big moves!
< All yours, show-off!
= any
? level advanced*
> Advanced class! Advanced fun!
- You’ve done the basics. Here comes the wow
< You’re so ready!
< The wow’s waiting for you!
= any
? level intermediate
> Not too easy, not too hard, just right!
- It’s intermediate level, and your next move is ready to play
- Intermediate level: some you know, some you’ll love to meet
< Come play your next level!
< Come try it for size!
= any
? audience women*
> {Audience}! Bring on the fun!
- Good music, good company, lots of laughing
- Be silly, be chatty, be exactly as you are
< Come laugh with us!
< Good moves, good laughs!
= any
? audience all bodies welcome
> All bodies welcome! That means yours!
- Come as you are, move how you like, grin a lot
< Come in and play, just as you are!
< Yours gets the first cheer!
= any
? places *left
> {Places}! Is your name on one yet?
- Ready, steady, put your name down
- Call dibs, tell a friend, do a little dance
< Tag, you’re in!
< Quick, come play!
= any
? places few
> Cozy class! Fast feet get in first!
- There’s room for you if you’re quick
- Skip over here and call dibs on the fun
< Hop in while you can!
< Dibs! Say dibs!
= any
? places max*
> {Places}, so you get plenty of turns!
- Less waiting, more playing
- More cheers for you, more high fives all round
< Call dibs on your turn!
< Your turn! And yours again!
= any
? places small group
> Small group! Big fun!
- You get your turn, your cheer and your own high five
- More turns for you, more help for every move
< Come be one of the gang!
< Squeeze in and play!
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole! No sharing! Hooray!
- No waiting in line. Twirl as often as you like
< It can’t wait to meet you!
< All yours, whee!
= any
? series * weeks*
> {Series}! Imagine all that fun!
- New friends, new moves, more fun every time
- New moves, new jokes, familiar faces
< Sign up and come play!
< More classes, more high fives!
= any
? series week *
> {Series}! Time for the next episode!
- Same happy cast, brand-new moves
- Things are getting good. And a bit silly
< Stay tuned and come play!
< No spoilers. Just come!
= any
? series starts*
> It {series}! Are you in?
- You’ll be there from the very first move
< Come play from the start!
< Circle it, underline it, come!
= any
? series last class*
> {Series}! Let’s go out with a bang!
- Happy faces on, favorite moves out
< End it on a high five!
< Hip, hip, and a big hooray!
= any
? music
> Guess what’s playing? {Music}!
- Your shoulders are already going, aren’t they?
- Humming, swaying and air drums are all allowed
< Caught you dancing!
< Singing along is encouraged!
= any
? music
> {Music}! Are you dancing already?
- Save some of it for class. Okay, just a little more
< Dance on over!
< Hit play, then come play!
= any
? music
> Turn it up! It’s {music}!
- Hairbrush microphones at the ready
- If you know it, sing it. If you don’t, dance louder
< You take the chorus!
< Sing it, swing it!
= any
? substitute
> Tag! {Sub} is it!
- {Sub} tags in for {for}, and the fun goes on
- {Sub} is in, and so is the fun
< Come play tag!
< Tag along with {sub}!
= any
? substitute
> Hip hip hooray, {sub} is in!
- {Sub} plays teacher for {for}, and you get to play too
- With {sub} up front, there’s plenty to grin about
< Give {sub} a big hello!
< High five {sub} from us!
= any
? soldOut sold out
> Sold out! You’re all stars!
- That’s a whole class of happy faces, and we can’t wait
< See you there, happy bunch!
< Big happy dance for all of you!
= any
? soldOut sold out
> Full house! Every place has a happy face!
- One of them is you? Hop, skip and come on over
- That makes our day. And our happy dance
< Can’t wait to see you all!
< Thank you, you lovely people!
= any
? soldOut waitlist
> Full, but there’s a waitlist! Fingers crossed!
- Pop your name on the waitlist, and we’ll hope along with you
- Hop on the waitlist and cross everything, even your toes
< Hope to see you there!
< Toes crossed too!
= any
? soldOut sold out
? soldOut waitlist
> Full house! But psst, the waitlist’s open!
- Pop your name down and cross your fingers. Toes too
< We’re crossing ours for you!
< Good luck, sunshine!
= any
? guest
> Ooh, company’s coming! It’s {guest}!
- Best smiles on, please. Second-best are fine too
< Come and say hello!
< Roll out the red carpet and wave!
= any
? guest
> Guess who’s coming to play? {Guest}!
- Fresh moves, fresh jokes, same happy bunch
< Come show off our best moves!
< Make it a big hello!
= any
? typed *no partner*
> No partner needed! You’re fun enough already!
- Come on your own and share the laughs with the rest of us
- That’s twice the space to dance in
< Party of one, right this way!
< Just you is just right!
= salsa contemporary choreo heels burlesque twerk floor flow chair
? typed *no partner*
> Dance on your own! Laugh with everyone!
- No partner needed, just you and a good song
- No partner, no problem. Dance with all of us at once
< Come dance with the whole class!
< Come solo, go home grinning!
= any
? typed *alone or with a friend*
> Come alone, come with a friend, just come!
- Table for one, table for two, it’s all one big party
< Solo or duo, come play!
< Any number of you is welcome!
= any
? typed *new class*
> Ta-da! Look at our shiny new class!
- Everybody starts together, so come and play
- Be one of the very first to try it
< Be there from day one!
< Come try it while it’s shiny!
= intro
> You loved the playground. Here’s the sequel!
- Hold on, lean out, swing round, laugh
- Recess, but with better music
< Come out and play!
< Recess is back!
= intro
> Never tried it? Best reason to!
- You try a walk, you try a turn, you surprise yourself
- Hands here, toes there, big breath, and you’ve begun
< Go on, have a go!
< Come get your first high five!
= intro
> Dare you to give it a whirl!
- One song in, and you’ll be laughing
- Bet you want another go right after
< Dare accepted? Come in!
< Betcha want seconds!
= intro
> Ready? Set? Almost!
- A grip, a step, a deep breath, and then you say go
< Come and say go!
= pole
> Remember swinging round lampposts? Welcome back!
- Same thrill, better music, nobody’s late for school
- Step, swing, and round you go
< Come have another go!
< Lampposts can relax now!
= pole
> Somebody left a pole here. Let’s play!
- Walk round it, lean off it, strike a pose with it
- You bring the hands, it brings the swing
< Your turn! Grab on!
< Come and take it for a spin!
= pole
> Grab the pole! Three, two, one, go!
- Walk, swing, spin, land, laugh, repeat
- First slow, then bigger, then with the free arm out
< Again! Again!
< Hold on and have fun!
= pole
> Merry-go-rounds wish they were you!
- You’ve got a pole, a playlist and two good hands
< Hop on and spin!
= spin spinpole
> You’re the merry-go-round now!
- Step, lean, swing, and nobody’s lining up behind you
- Horses not included, big grins are
< All aboard!
< One more round? Always!
= spin spinpole
> Feet up! Toes out! Off you go!
- A step, a lean and a nice big circle
- Up, round and softly down again
< Catch you on the way round!
< Happy toes, big circle!
= spin spinpole
> Dizzy is half the fun!
- The other half is landing with your arms up
- Step, swing, spin, ta-da, and once the other way
< Spin now, sit later!
< Come and go round with us!
= spin spinpole
> One spin? Nobody stops at one!
- Round, land, laugh, and there you go again
- Try it slow, try it wide, try it with pointed toes
< Come and try to stop!
< See you at spin number two!
= spin spinpole
> Round we go!
- A push, a lean, a tiptoe landing
< Again, again!
= spin
> Round, and round, and oh, hello!
- You’ll come round facing somebody, so practice your smile
- Step, lean, sweep, and wave on your way past
< See you on the way round!
< Wave as you pass!
= spinpole
> The pole spins! You steer!
- Tuck in for turbo, stretch out for slow motion
- Small and fast, big and slow, and back again
< Come and take the wheel!
< Turbo or slow motion? Both!
= static
> Tag! The pole’s not moving. You’re it!
- It’s terrible at chasing, but great to swing around
- Step, hook, swing, and catch it on the way round
< Catch it if you can!
< Come and give chase!
= static
> The pole stands still. You bring the action!
- Walk, swing, hook, pose, and a big finish
- It’s the calm one. You’re the fun one
< Your move!
< Show it how to party!
= static
> No motor! Just you and a run-up!
- Push off, swing wide, and see how far you get
- How far round can you go? Let’s find out
< Push off and find out!
< Come and beat your best!
= tricks
> Monkey bars called. They miss you!
- Hook a knee, hold on, and say hi from up there
- Swing, hook, hang, grin. You remember how
< Come hang out with us!
< You never really grew out of this!
= tricks
> Ta-da! (Ta-da takes practice.)
- First the wobble, then the wow, then the bow
- Grip, flip, grin. Repeat until ta-da
< Come find your ta-da!
< Wobble first. Bow later!
= tricks
> Bet you can’t. Bet you can!
- We show it, you try it, and then you keep showing it
- Grip here, knee there, and look at you
< Bet accepted? Come in!
< Come and win the bet!
= tricks
> Watch this!
- Our favorite thing to shout, and it’s your turn next
< Your turn to shout!
= tricks advanced
> There’s always one more trick!
- You get one, and right away you want the next
- The pretty one, the scary one, the one from that video
< Come collect them all!
< One more? You know you will!
= advanced
> Big moves! Bigger grins!
- Fancy shapes, long combos, and a cheer for each try
- The hard ones, the pretty ones, and the one you’ve been saving
< Show us what you’ve got!
< Come show off with us!
= advanced
> Show-offs, this one’s for you!
- Upside down, sideways, and look, one hand
- You fly, we clap, we ask how on earth
< Come and make us go ooh!
< Go on, show off!
= advanced
> You say hard. We say fun!
- Big holds, bold exits, and a high five for every try
- Tricky grips, silly names, and one you’ll brag about
< Play hard with us!
< Bring your hardest one!
= intermediate
> Level up! New moves unlocked!
- Trickier combos, smoother bits, bigger high fives
- You’ve beaten the basics. Bonus round
< Press start!
< Bonus round? Come on in!
= intermediate
> You know the rules. Let’s bend some!
- Same moves, new order, trickier endings
- Start it backwards, hold it longer, end it with a flourish
< Your old moves, new game!
< Come and mix the moves up!
= intermediate
> Too good for easy? Come play!
- Longer combos, sneakier grips, prettier poses
- A bit harder, a bit higher, a lot more fun
< Easy can wait!
< Come get a trickier one!
= flow
> Play it like a mixtape: no gaps!
- Turn into slide into roll into oh, that was nice
- No buttons to press. Just keep going
< Press play with us!
< Side B is all yours!
= flow
> What comes next? You decide!
- A turn, a slide, a roll, in whatever order you fancy
- Make it up as you go. We all do
< Come and freestyle!
< Your game, your rules!
= flow
> Slide, roll, turn, and no pause button!
- One move bumps into the next, and the music does the rest
- Follow your arm. It usually has a good idea
< Glide over and play!
< Don’t stop, it’s getting good!
= exotic
> Hair flip in three, two… now!
- One for you, one for the back row, one for luck
- Slide, flip, wink, and slide again
< Flip it like you mean it!
< And again, other side!
= exotic
> Slow like a cat. Sassy like you!
- Stretch, prowl, slide and swish your hair
- Take your time, then pounce on the beat
< Meow. See you there!
< Prowl on over!
= exotic
> Who’s that sassy one? Oh, it’s you!
- Slide, roll, look up, surprise yourself
- A bit slower, a bit lower, and there she is
< Come meet your sassy side!
< Hello, gorgeous!
= exotic
> Double dare: one whole song of sass!
- Long legs, big hair, straight face as long as you can
- Strut in, slide down, and no laughing till the chorus
< Dare accepted? Strut in!
< First to laugh slides again!
= heels
> Dress-up box, but make it dance!
- A bit fancy, a bit silly, all you
- Strut, swish, pose, pretend there’s a crowd
< Come dressed to strut!
< Big pose! Bigger! Perfect!
= heels
> The sidewalk was just practice!
- Now there’s music, and somebody to cheer your turn
- Walk, turn, pose, hair, and back again
< Now do it with music!
< Come work the floor!
= heels
> Red carpet? No, just us. Strut anyway!
- Chin up, shoulders back, wave at nobody in particular
- Big walk, big turn, big pose at the end
< Who are you wearing? Fun!
< Come and make an entrance!
= heels
> Strut o’clock!
- Walk, turn, pose, and a bit more hip
< Come walk with us!
= lowflow floor
> The floor is lava! No, it’s lovely!
- Slide in, roll across, and stay down there a while
- Legs up, legs round, legs wherever they fancy
< Dive in!
< Come roll with us!
= lowflow floor
> The floor is bored. Come play with it!
- Roll, slide, swish, get up, do it again
- Long legs, smooth rolls, happy grins
< Roll on over!
< Come down and play!
= lowflow floor
> Lying down, but make it fun!
- Roll over, stretch out, kick a leg, pose
- Everything you love about the carpet, with music
< Last one up wins!
< Come lie around with us!
= lowflow floor
> Down, roll, up, repeat!
- Knees soft, legs long, hair everywhere
< Get down with us!
= handstand
> Feet up! It’s their turn to party!
- Hands do the walking, toes do the waving
- Kick, wobble, wave, wall. Hooray for walls
< Wave with your feet!
< Toes up, come play!
= handstand
> Handstands at the pool? Same, but dry!
- No splash, more style, and a wall that’s on your side
- Hands down, hips up, hold it, hold it, and breathe
< Full marks for the landing!
< Kick up with us!
= handstand
> Which way up are you? Try the other!
- Hands flat, one kick, and hello, ceiling
- Kick, miss, laugh, kick, got it
< Come flip the view!
< Upside down? Say cheese!
= conditioning polefit
> One more! No, really, one more!
- The last one never is, and we all laugh about it
- Squeeze, lift, cheer, and one for the friend next to you
< Laugh through the last one!
< Come and count with us!
= conditioning polefit
> Ready, steady, jelly!
- Everything wobbles in the end. That’s how you know
- Planks with stories, lifts with cheers
< Wobble with us!
< Jelly legs club, all in!
= conditioning polefit
> Burpees are boring! This has a beat!
- We lift, we hold, we high five, we flop
- Big music, silly counts, sneaky squats
< Party now, flop after!
< Come get sweaty and silly!
= stretch
> The good stuff’s on the top shelf!
- So reach! Now behind you. Now down by your toes
- Breathe in, long arms, nearly got one
< Reach, breathe, grin!
< Come reach with us!
= stretch
> Noodles in training!
- A bit stiff at first, softer by the second song
- Long noodles, twisty noodles, noodles that need a nap
< Come get bendy with us!
< Stiff noodles welcome!
= stretch
> The yawn and stretch: now a whole class!
- Arms up, back long, and that happy little groan
- Slow and stretchy, from the neck to the toes
< Yawn, stretch, grin!
< Come have a good long stretch!
= stretch
> How low can you go? Slowly!
- Breathe in, fold down, an inch at a time
- No hurry, no contest, just you and your toes
< Come and find out, gently!
< No limbo stick, just a long breath!
= yoga
> Cat, cow, dog… it’s a zoo in here!
- A calm one. Everybody breathes and nobody bites
- Stretch like the cat, flop like the dog
< Bring your favorite animal!
< Breathe, stretch, smile!
= yoga
> Inhale. Exhale. Try not to smile!
- Long stretches, cozy twists, one happy sigh
- Roll out, breathe in, let the day slide off
< Smiling counts as breathing!
< Come sigh happily with us!
= yoga
> Recess for your shoulders!
- Let them drop, roll them round, send them out to play
- Slow moves, deep breaths, no homework
< Shoulders down, smiles up!
< Come and let go a little!
= choreo
> New dance! Who’s in? You’re in!
- Step, step, clap, whoops, that’s the other foot
- By the last chorus we all look like a band
< Take it from the top!
< Left foot! No, left!
= choreo
> Copycats wanted!
- We do it, you do it, we all laugh, we do it again
- Learn it in little bites and dance it in one gulp
< Copy that!
< Come and copy us!
= choreo
> Main character energy? Here are your steps!
- Verse for the feet, chorus for the face
- Learn it in pieces, then dance it like a movie
< Come be the star!
< Cue your big moment!
= choreo
> Learn it. Dance it. Again!
- A few counts, a good song, and a grin at the end
< From the top!
= chair
> Musical chairs, and everybody wins!
- The music doesn’t stop, so neither do you
- Round it, on it, over it, whoops, under it
< Grab a seat!
< No pushing. Bit of shimmying!
= chair
> Chairs aren’t just for sitting!
- Lean on it, slide off it, kick over it, wink
- Sit, cross, lean, hair, stand, and again
< Have a seat. Or don’t!
< Come see what yours can do!
= chair
> Four legs, zero moves! You do the dancing!
- It holds still while you show off
- You lean, you kick, you slide. It takes it like a champ
< Show it how it’s done!
< Come and dance for both of you!
= chair
> Pull up a chair!
- Lean, cross, slide, and look surprised
< Seats, please! Music!
= burlesque
> Pick a stage name! Now shimmy!
- Something with feathers in it. The sillier the better
- A wink, a bump, a glove, a bow
< Come be a star for a song!
< Ooh la la, see you there!
= burlesque
> Wink! Oops, both eyes. Wink again!
- A shimmy, a strut, a smile over your shoulder
- Bump left, bump right, blow a kiss to the back row
< Come wink with us!
< Both eyes count!
= burlesque
> Off comes the glove! Slowly! Slower!
- One finger, then the next, and a look that says not yet
- Wiggle a finger, shrug a shoulder, keep them waiting
< The last finger gets applause!
< Come tease with a grin!
= twerk
> Bass on! Knees soft! Shake!
- Left, right, both, and then as fast as you can laugh
- Bounce small, bounce big, bounce like it’s your song
< Shake first, laugh second!
< Come shake with us!
= twerk
> Your hips called. They want out!
- Let them bounce, let them roll, let them show off
- They’ve been sitting all day. Look at them go
< Come take them dancing!
< Hips out, smiles on!
= twerk
> Dance like your song just came on!
- Low stance, loose hips, loud laugh
- Knees bent, bass up, shoulders along for the ride
< Turn it up and shake!
< Come bounce with us!
= salsa
> Left, right, spicy!
- Quick feet, swingy hips, happy tunes
- Step on the beat, smile off it
< A pinch more spice? Yes!
< Come add your spice!
= salsa
> Kitchen dancing, now with a teacher!
- Same hips, better steps, no pasta boiling over
- Step, step, hip, whoops, and back to the beat
< Turn up the tunes!
< Come out of the kitchen!
= salsa
> Just one song? Nobody believes you!
- Forward, back, hip, and a grin you can’t stop
- You came for one. You’re still here at the fifth
< One more song? Two!
< Come and catch the beat!
= hoop
> Not a hula hoop! Way more fun!
- Sit in it, hang off it, peek through it
- Round and round, with a leg out for style
< Come sit in the middle!
< Hoop, hoop, hooray!
= hoop
> Your chair at work can’t do this!
- Sit, lean, dangle a leg, and round you go
- Tuck in, stretch out, smile at the ceiling
< Nicest seat you’ll ever try!
< Hang around with us!
= hoop
> Best seat at the party! It swings!
- Duck in, sit tall, let your legs dangle
- Lean back, let go of one hand, wave at everybody
< Dibs on the swing!
< Come and take a ride!
= hoop
> Hop in the hoop!
- Sit, lean, dangle, pose, and wave at the floor
< Call dibs!
= silks
> Blanket fort, but it floats!
- Wrap up, sit back, peek out
- Wrap it, sit in it, hang from it. It’s all one cloth
< There’s room for you inside!
< Come and cozy up!
= silks
> Wrap up! Hang out! Ta-da!
- Wrap, tuck, lean, and unroll with a flourish
- Tuck in your toes, peek out, say hello
< Come hang with the fun bunch!
< Unroll with a ta-da!
= silks
> Human burrito? Close enough!
- Wrap round, tuck in, lean back, look glamorous
- Once round the foot, once round you, and lean
< Wrap, roll, ta-da!
< Come get wrapped up with us!
= trapeze straps
> Best swing in the whole playground!
- Knees over, arms out, hair everywhere
- Swing, sit, dangle, shout hello to the floor
< Come and have a swing!
< My turn! Your turn!
= trapeze straps
> Hang around! We mean it!
- Swing, dangle, hook a knee, grin
- Your toes tickle the air and the air tickles back
< Come hang with us!
< Swing in and say hello!
= trapeze straps
> Look, no feet!
- Hold on, lift, lean out, and let them dangle
- The floor had its turn. Now it’s the air’s
< Feet off, smile on!
< Swing by and hang!
= seniors
> Act your age? Not in here!
- Swing, turn, laugh, and leave the sensible face outside
- Good music, good company, a twirl or two
< Sensible can wait!
< Come and misbehave a little!
= seniors
> A bit of mischief! A lot of fun!
- Bold moves, good music, proper belly laughs
- You’ve got the stories. Here come the moves
< Mischief looks good on you!
< Your turn on the swings!
= seniors
> Tell the family you’re busy!
- You’ve got a pole to swing round and a song to finish
- Hop on, hang on, and tell them all about it after
< Out to play! Back later!
< Come and play hooky!
= inclusive
> Every body gets a turn!
- Swing out, strike a pose, take all the room you like
- Every try gets a cheer, and the landing gets another
< Your turn! We saved it!
< Come as you are, leave grinning!
= inclusive
> Your body wants to play, too!
- Give it a good song and see what it does
- Turns, poses, swings, in whatever version you like
< Come and let it play!
< Take it for a twirl!
= inclusive
> Come show off! We clap loudly!
- Every move comes in your version
- Poses, turns, and people who cheer like they mean it
< We’re clapping already!
< Show off! You’re among friends!
= party
> One guest of honor! One very silly dance!
- Everybody learns it, everybody laughs, everybody bows
- A strut, a pose, a silly face, and once more
< Best party game ever!
< Come dance for the guest of honor!
= party
> Loudest cheer in the room? Yours!
- A silly routine, a group pose, a lot of squealing
- One tries, the rest cheer, then you swap
< Bring the loud ones!
< Cheer, pose, laugh, repeat!
= party
> Party games, but with a pole!
- First one to laugh has to pose again
- Strut, swing, pose, and a dance you’ll all remember
< Everybody plays!
< Bring the whole happy bunch!
= private
> You choose the game!
- Spins? Slides? That one silly move? You call it
- All the turns are yours. No lining up
< Your turn! And again!
< First in line, always!
= private
> A whole class, all to yourself!
- You pick the move, you set the pace, you get all the cheers
- One teacher, one playlist, one very happy you
< No line, just you!
< All yours, all fun!
= private
> Wish list out! What’s first?
- The move you saw, the move you want, the one you’re scared of
- You name it, we play with it till it’s yours
< Come and pick one!
< Dream big, then book!
= practice
> Show and tell! Bring your favorite move!
- Swap a trick, borrow a move, film a wobble
- No plan, no whistle, just playtime
< Your show. Go!
< Swap you a move!
= practice
> The playground’s all yours!
- Try the silly one, the hard one, the one from that video
- Play it again, and once more for fun
< Play what you like!
< Favorite move first!
= practice
> That move you saw online? Try it!
- Once for fun, once for real, once to show off
- Pause the video, try it, laugh, try it again
< Come and test it!
< Best take wins!
= workshop
> Let’s open it up and see inside!
- One trick, all the bits, and how they fit together
- Twist it, tweak it, try it wrong on purpose
< Come tinker with us!
< Bring all your questions!
= workshop
> Nerd out with us!
- One topic, every angle, and all the silly questions
- Ask why, ask how, ask again, then try it
< Curious? Come play!
< Ask away, try away!
= workshop
> How does it work? Poke it and see!
- We take it apart, you put it back together your way
- Slow it down, flip it over, find the sneaky bit
< No question too silly!
< Come and poke around!
= showcase
> Rehearsal time! Jazz hands at the ready!
- Giggle now, so that we can be serious later
- Run it, muddle it, run it with jazz hands
< Get that grin stage-ready!
< Once more, for fun!
= showcase
> The best bows start with the wobbles!
- Wobble in the wings, shine in the middle
- Deep breath, big grin, and off we go
< Ready for your bow?
< Bow, grin, bow again!
= showcase
> Places, everyone! Deep breath! Grin!
- From the top, and no peeking at the front row
- Smile at the judges, even if it’s only Mom
< Cue the music!
< Big finish! Hold it!
= photo
> Say cheese! Now say it upside down!
- One pretty one, one silly one, one nobody explains
- Pose, hold, snort, blurry, again
< Cheeeeese!
< Keep the silly one!
= photo
> Strike a pose! Now a sillier one!
- Pointed toes, fish lips, hair in the air
- Big pose, bigger hair, and nobody blink
< Ready for your close-up?
< Strike it, hold it, click!
= photo
> New profile picture? Right this way!
- Your best trick, your best side, your best laugh
- Pick a pose, point the toes, and think of the beach
< Pick your pose and come!
< Smile! No, the real one!
= men
> Remember climbing everything? Do it again!
- Climb, hang, swing, and grin all the way
- It’s a tree with better music
< Race you to the top!
< Come out and climb!
= men
> Monkey bars, grown-up size!
- Hang, pull, swing, and see who laughs first
- Swing, hang, hold, flex, repeat
< Bragging rights for every try!
< Come hang, gentlemen!
= men
> Strong? Prove it with a spin!
- It looks easy till you try, and then it’s hilarious
- Pull, swing, miss, laugh, got it
< Challenge accepted? Come in!
< Come and find out, strong stuff!
= prenatal
> Dance along, you two!
- Sway left, sway right, wait for a kick, say hello
- Gentle songs, soft knees, big smiles for two
< Dance for two!
< Kicks count as clapping!
= prenatal
> Tiny dancer on board!
- Gentle moves, happy songs, and a sit-down when you fancy
- Soft songs, easy sways, and a little hello from inside
< Room for you and the bump!
< Come sway with us!
= prenatal
> Two tickets for the gentlest ride, please!
- A sway, a circle, a nice long sigh
- Round and round, nice and slow
< Sway along, both of you!
< Sway, smile, say hello!
= postnatal
> Hooray, you’re back! Come move gently!
- Easy does it, one little move at a time
- Soft moves, silly songs, a big cheer for showing up
< Come gently, leave grinning!
< Hello, you!
= postnatal
> Your turn to be rocked!
- A sway, a stretch, a song that isn’t a lullaby
- Slow and easy, with a laugh in between
< Swing gently, smile often!
< Come have some you-time!
= postnatal
> Out of the house! Hooray!
- You showed up, and that’s the hard part done
- Small moves, big smiles, nobody checking the time
< High five for getting here!
< Come and move a little!
= contemporary
> Dance like spilled paint!
- Swirl, swoop, splash across the floor
- Big reaches, swoopy arms, happy feet
< Splash about with us!
< Make a lovely mess!
= contemporary
> Dance like nobody’s filming!
- Float, whirl, swoop, and whirl again
- Big arms, soft knees, zero replays
< Whoosh along with us!
< Come and dance unfiltered!
= contemporary
> Your feet started tapping. Let them out!
- Give them a song and follow along
- Skip, swoop, roll, turn, and no wrong answers
< Come dance it all out!
< Feet first! You follow!
= acro
> Airplane time! Who’s flying first?
- One holds, one flies, then you swap
- Wobbly towers, soft landings, happy shrieks
< Come be an airplane!
< Cleared for takeoff!
= acro
> High five! With your feet!
- One’s the base, one’s the bird, both get the laughs
- A lean, a lift, a look at each other, a laugh
< Come be somebody’s bird!
< Team Bird, this way!
= acro
> I’ve got you! Now you’ve got me!
- Lean in, lift up, swap over, laugh
- Count to three, trust, and up somebody goes
< You lift, I lift, we laugh!
< Trust fall, but fun!
= circus
> Roll up, roll up, and roll over!
- Balance it, wobble it, take a bow
- A little swing, a little wobble, a lot of ta-da
< Step right up and have a go!
< Come one, come silly!
= circus
> Clown around with us!
- Hang, balance, bow, and a drumroll for the hard bit
- A trick, a tumble, a big finish
< Drumroll, please!
< Big finish, bigger bow!
= circus
> And now, the great, the daring: you!
- Deep breath, small trick, enormous bow
- Up, wobble, hold, ta-da
< Take the ring!
< Hold for applause!
= openlevel
> Easy mode? Hard mode? Your pick!
- Same song, same fun, your own setting
- Switch halfway if you like. Nobody keeps score
< Choose your mode!
< Pick your moves and play!
= openlevel
> Come one, come all! Every level plays!
- Easy version or tricky one, you pick, we cheer
- New or not, there’s a move here for you
< Jump right in!
< All in? All in!
= openlevel
> There’s a game here for everybody!
- Big moves, small moves, and a cheer for both
- You play yours, they play theirs, the music’s the same
< Pick a move! Any move!
< Come play at your speed!
= teens
> Your phone can watch. You get to play!
- Tricks, tunes, and a lot of wait, do that again
- New move, new best song, same silly crew
< Press pause, come play!
< Wait. Do that again!
= teens
> Bring your crew! Or find one here!
- One tries, the rest cheer, everyone ends up laughing
- Climb it, swing it, name it after yourself
< Your crew’s waiting!
< Come name a move!
= teens
> Level one: hang on. Level two: laugh.
- Bonus points for landing it on the beat
- There’s one tricky move, and we get it as a team
< Ready, player?
< Extra lives for everyone!
= teens
> New move? Your group chat won’t believe it!
- Try it, wobble it, get it, teach it to your bestie
- Good songs, good friends, a lot of laughing
< Come make them believe it!
< Show them how it’s done!
= kids
> Monkeys climb, koalas hang. What are you?
- Pick an animal, hold on tight and show us
- We swing, we spin, we land like cats
< Come try all the animal moves!
< Any animal may join!
= kids
> Feet up! Whee! Who’s next?
- Little hands, big swings, giant giggles
- Climb to the treetop, slide to the sea
< Your turn! Come swing with us!
< One more time? Yes!
= kids
> Blast off in three, two, one!
- We hold tight, spin round and float down like astronauts
- Pointy toes make the best rockets
< Zoom over to our class!
< Come spin and float with us!
= kids
> Homework: hang like a sloth!
- Then swing like a monkey and bow like a star
- We stretch, we swing, we learn a new move, we giggle
< Gold stars for everyone!
< Best homework ever!
= kids
> Can you twirl like a helicopter?
- Arms out, toes pointed, round and round we go
- We learn to spin, balance and land softly, with lots of giggles
< Come and twirl in our class!
< Round you go! See you in class!
= class
> Dance party! You’re on the list!
- Hop, twirl, laugh, forget the steps, hop again
- Happy songs, silly faces, a cheer for showing up
< Bring your happiest feet!
< Come dance with us!
= class
> Can you come out to play?
- We’ve got music, room to move, and a spot of silliness
- Hop, skip, twirl, repeat
< Hop over and play!
< Come dance and laugh!
= class
> Grown-ups need recess, too!
- Music instead of a whistle, moves instead of monkey bars
- No homework, no lining up, just a good song
< Bell’s ringing! Come play!
< Recess starts with you!
`;
