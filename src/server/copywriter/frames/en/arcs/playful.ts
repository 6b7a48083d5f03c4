// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const playful = `
@ Intro to Pole
> First class jitters? We all had them!
- {name} guide{s} you through grips, walks and a first spin. No experience needed
- Learn grips, walks and your very first spin with {name}. No partner needed
- No experience and no partner needed for grips, walks and your first spin
< Come nervous, leave giggling!
< We’re cheering for you already!
< Save your spot, butterflies included!
@ Intro to Pole
> Never danced? Never tried? Perfect, come play!
- {name} take{s} you from grips and walks to your first spin. No partner needed
- Come for grips, walks and a first spin with {name}. No experience needed
- You need no experience at all for grips, walks and your first spin
< First spin, biggest grin!
< Two left feet? Bring both!
< Come give us a wave!
@ Intro to Pole
> Ready, steady, whee!
- {name} teach{es} you grips, walks and your very first spin. No experience needed
- Take your first steps with {name}, from grips and walks to a real spin
- From grips and walks to your first spin, no experience or partner needed
< Come and have a twirl!
< Sign up and squeal away!
< Your turn to play!
@ Beginner Pole
> Up you go, one smile at a time!
- {name} teach{es} you spins, climbs and sits, and you leave with your own combo
- Enjoy spins, climbs and sits with {name}, and take home your own combo
- Spins, climbs and sits lead you steadily to a combo of your own
< Come on up!
< Happy climbing!
< Reserve your spot up top!
@ Beginner Pole
> Guess who’s getting a party trick!
- Learn to spin, climb and sit with {name}, and leave with a short combo
- {name} lead{s} you steadily through spins, climbs and sits to your own combo
- Build grip, core and confidence, and leave with a short combo of your own
< Your ta-da starts here!
< Book now, brag later!
< Come and surprise yourself!
@ Beginner Pole
> Hold on tight and have fun!
- {name} build{s} your grip and confidence, and you leave with a short combo
- Build grip, core and confidence with {name}, and take a short combo home
- Spins, climbs and sits become a short combo that’s yours to keep
< Look at you go!
< Come along for the climb!
< Sign up and climb on!
@ Intermediate Pole
> Guess who gets to go upside down?
- You climb with ease, so {name} spot{s} your first inverts and leg hangs
- Try first inverts, leg hangs and cleaner transitions, with {name} to spot you
- You climb with ease, so come and try inverts and leg hangs, safely spotted
< You! Of course it’s you!
< Come and flip with us!
< Book your first flip!
@ Intermediate Pole
> Hello from upside down!
- First inverts, leg hangs and smooth transitions feel safe with {name} to spot you
- Learn your first inverts and leg hangs with {name}, safely spotted all the way
- Your first inverts, leg hangs and cleaner transitions are all safely spotted
< Ooh, what a view!
< Come and wave back!
< Grab your spot and flip!
@ Intermediate Pole
> Your feet get a turn on top!
- {name} help{s} you into first inverts and leg hangs, safely spotted
- You’re ready for first inverts, leg hangs and cleaner transitions with {name}
- Ease into your first inverts and leg hangs, safely spotted from start to finish
< Toes up, grins on!
< Happy feet, happy you!
< Come and point your toes!
@ Advanced Pole
> Floor? What floor? The fun’s up here!
- {name} {has} handsprings, shoulder mounts and aerial combos for confident inverters
- Swing through shoulder mounts, handsprings and aerial combos with {name}
- Confident inverters get to play with handsprings, shoulder mounts and aerial combos
< Up you come!
< Book your place up high!
< See you in the air!
@ Advanced Pole
> Bring out the big moves!
- {name} link{s} shoulder mounts and handsprings into combos with elegant lines
- Confident inverters fly through handsprings and aerial combos with {name}
- Find power, control and elegant lines in handsprings and aerial combos
< We’ll bring the applause!
< Show us how you fly!
< Inverters, grab your spot!
@ Advanced Pole
> Looks elegant. Feels like recess!
- {name} teach{es} handsprings and aerial combos with power, control and pretty lines
- Come for shoulder mounts, handsprings and aerial combos with {name}
- Shoulder mounts and handsprings become aerial combos with power and control
< Pointed toes, happy grin!
< Come out and fly!
< Playtime for confident inverters!
@ Spin Basics
> One, two, whee!
- {name} show{s} you fireman, chair and back hook, soft landings included
- Meet fireman, chair and back hook with {name}. No strength needed yet
- Walk in, let go and land softly in fireman, chair and back hook
< Again, please!
< Come for a happy whirl!
< Book your first whee!
@ Spin Basics
> Who’s ready to go round?
- {name} help{s} you let go and land softly in fireman, chair and back hook
- Try fireman, chair and back hook with {name}, no strength needed yet
- No strength needed yet for fireman, chair and back hook, just a big grin
< Round you go!
< Three cheers for you!
< Hop on and whirl!
@ Spin Basics
> No muscles yet? You’re so welcome here!
- {name} walk{s} you through fireman, chair and back hook, down to soft landings
- Let go and land softly with {name} in fireman, chair and back hook spins
- Learn fireman, chair and back hook, and land as softly as a kitten
< Just bring your smile!
< Twirl first, muscles later!
< Sign up and swing by!
@ Spin Pole
> Whoosh! You’re floating!
- {name} help{s} you find balance and momentum for combos that feel like flying
- Play with balance and momentum with {name}, in combos that feel like flying
- Let the pole turn with you in floaty combos that feel like flying
< Come and float with us!
< Wings are optional!
< Book your next flight!
@ Spin Pole
> Round and round, light as a feather!
- {name} teach{es} balance, momentum and floaty combos as the pole turns with you
- Let the pole turn with you and float through effortless-looking combos with {name}
- Balance and momentum turn into floaty combos that look effortless
< Come and twirl along!
< Come and feel the whee!
< Float over and join us!
@ Spin Pole
> Feels like flying! Looks so easy!
- The pole turns with you as {name} lead{s} you into balance and floaty combos
- Find your balance and momentum with {name}, and float through dreamy combos
- The pole turns with you, so find your balance and float through a combo
< Ooh, one more time!
< Pilots, book your seats!
< Up, up and wheee!
@ Pole Tricks
> Say cheese! You’ve just learned a trick!
- {name} spot{s} you through three tricks, whatever your level. Bring your phone
- Learn three tricks step by step with {name}, and bring your phone along
- Learn three tricks at your level, step by step, and bring your phone
< Big smile, hold, click!
< Come and strike a pose!
< Sign up and shine!
@ Pole Tricks
> Ta-da! Look what you can do!
- {name} teach{es} three tricks with spotting and options for every level
- Try three tricks with {name}, well spotted, and bring your phone for the photo
- Three tricks, taught step by step with spotting, have options for every level
< Come and get your ta-da!
< Bring your phone! We’re clapping!
< Take a bow, superstar!
@ Pole Tricks
> Big smile! Pointed toes! Click!
- {name} take{s} three tricks step by step, with an option for every level
- Learn three tricks with {name}, safely spotted, whatever your level
- Bring your phone for three tricks, well spotted and fit for every level
< Come and collect all three!
< Your photo, your big moment!
< Reserve your spot and smile!
@ Pole Flow
> One, two, th… oh, let’s just dance!
- {name} link{s} spins, floorwork and transitions into one long, happy breath
- Link spins and floorwork into one long breath with {name}, and feel the music
- Count less, feel the music, and link spins to floorwork in one breath
< Count yourself in!
< Who’s counting? Not us!
< Come dance with us!
@ Pole Flow
> Stop counting and start swaying!
- {name} lead{s} spins and floorwork in one long breath, right along with the music
- Flow from spins to floorwork with {name}, feeling the music in one long breath
- Let the music carry your spins and floorwork in one long, happy breath
< Sway this way!
< Grab a spot and groove!
< Just play along!
@ Pole Flow
> Follow the music! It knows the way!
- {name} help{s} you link spins, floorwork and transitions without all that counting
- With {name}, spins and floorwork become one long breath, led by the music
- Spins, floorwork and transitions become one long breath, with hardly any counting
< Follow along and smile!
< Come and get carried away!
< Save yourself a sway!
@ Pole Choreography
> Kitchen dancers, it’s your big moment!
- {name} teach{es} a new routine in sections, and everybody dances full out
- Learn a whole routine with {name}, section by section, and dance full out
- Learn one song section by section, and dance full out at the end
< Come and shine!
< Bring your best kitchen moves!
< Book your big finish!
@ Pole Choreography
> Five, six, seven, showtime!
- {name} take{s} you through one song in sections, up to a full-out finish
- Learn a new routine with {name}, section by section, for a full-out finish
- A new routine comes together in sections, and everybody dances full out
< Big finish! Bigger smile!
< Full out, grins on!
< Take your places with us!
@ Pole Choreography
> Oh, you’ll hum this all week!
- {name} teach{es} one song in sections, with plenty of fun and a full-out finish
- Learn one song bit by bit with {name}, and have fun dancing full out
- Enjoy a new routine, learned in sections and danced full out for fun
< Hum along and come along!
< Take a bow! Take two!
< Save your spot and sing!
@ Exotic Pole
> Bring your bold side out to play!
- {name} lead{s} slides, kips and low flow, with heels on and plenty of attitude
- Bring knee pads and play with slides, kips and low flow with {name}
- Play with slides, kips and low flow, lights low and attitude high
< Strut, slide, grin, repeat!
< Bold looks good on you!
< Bold side, grab a spot!
@ Exotic Pole
> Turn the sass all the way up!
- {name} teach{es} low flow, slides and kips. Bring knee pads and your boldest self
- Heels on for low flow, slides and kips with {name}, and attitude for days
- Bring heels, knee pads and your boldest self for low flow, slides and kips
< Extra sass, please!
< Sass is calling! Book in!
< Come and strut with us!
@ Exotic Pole
> Swish, strut, wink! Hello, you!
- Pop your heels on, and {name} lead{s} slides, kips and plenty of attitude
- Bring your knee pads for slides, kips and low flow with {name}
- Put your heels on and slide into low flow and kips with attitude
< Come and swish along!
< You were born to swish!
< Sign up and strut in!
@ Heels & Floorwork
> Down we go! And up! In style!
- {name} teach{es} leg lines, rolls and waves, and you choose heels or socks
- In heels or in socks, learn leg lines, rolls and smooth waves with {name}
- Leg lines, rolls and waves take you smoothly to the floor and back
< Smoother than any slide!
< Come and glide along!
< Book your patch of floor!
@ Heels & Floorwork
> Wave hello with your toes!
- {name} lead{s} leg lines, rolls and waves, smoothly down to the floor and back
- Roll and wave your way down with {name}, in your heels or socks
- Heels of any height, or socks, are welcome for leg lines, rolls and waves
< Your toes will love this!
< Legs up, grins on!
< We’d love a wave back!
@ Heels & Floorwork
> The floor wants to dance with you!
- {name} show{s} you rolls, waves and smooth ways down, in heels or in socks
- Glide down to the floor and back with {name}, in heels or socks
- Glide to the floor and back with rolls and waves, in heels or socks
< Say yes and come dance!
< Heels, socks, come roll!
< Save the floor a dance!
@ Chair Dance
> Your dance partner has four legs!
- {name} share{s} sultry choreography that’s easy to follow and great with friends
- Enjoy sultry, easy-to-follow choreography with {name}, and bring your friends
- Sultry choreography with a chair is easy to follow and great with friends
< Zero stepped-on toes!
< Your partner’s waiting!
< Save your favorite seat!
@ Chair Dance
> Take a seat! Now make trouble!
- {name} make{s} sultry choreography easy to follow. No experience needed
- Grab your friends for easy, sultry choreography with {name}
- Sultry moves with a chair are easy to follow, and more fun with friends
< Have a ball with us!
< Bring the whole gang!
< Book a chair and misbehave!
@ Chair Dance
> Straight face on! Try not to giggle!
- {name} lead{s} sultry choreography that’s easy to follow and fun with friends
- Dance a sultry, easy routine with {name} and a chair. No experience needed
- No experience needed for sultry moves that are easy and fun to follow
< Wink now, laugh later!
< Gigglers very welcome!
< Come and sit with us!
@ Aerial Hoop
> Hop in! The fun is up here!
- {name} teach{es} mounts, poses and spins, and you choose low or high
- Learn mounts, poses and spins with {name}, each one low or high
- Every mount, pose and spin comes in a low and a high version
< Hop on over!
< Swing by and try!
< Reserve your hoop!
@ Aerial Hoop
> Remember swings? This is even better!
- {name} show{s} you mounts, poses and spins, low or high, from class one
- Feel graceful in mounts, poses and spins with {name}, whether low or high
- Low or high, mounts, poses and spins feel graceful from your first class
< Hold on and say whee!
< Come out and swing!
< Reserve the best swing!
@ Aerial Hoop
> Up, round and whee!
- {name} guide{s} you through mounts, poses and spins, in low and high versions
- Try graceful mounts, poses and spins with {name}, down low or up high
- Find your graceful strength in mounts, poses and spins, down low or up high
< Push off and grin!
< There’s a hoop for you!
< Book your lovely ride!
@ Strength & Conditioning
> Lift! Hold! Laugh! Repeat!
- {name} strengthen{s} your pull, core and shoulders, so inverts finally click
- Work on pull, core and shoulders for pole with {name}, and inverts finally click
- Pull, core and shoulder work made for pole helps your inverts finally click
< High fives all round!
< Come and lift our spirits!
< Sign up and lift off!
@ Strength & Conditioning
> Every superhero has a training day!
- {name} coach{es} pull, core and shoulder work that makes inverts finally click
- Build pull, core and shoulders for pole with {name}, with progress you can measure
- Enjoy pull, core and shoulder work for pole, with progress you can measure
< Cue the theme music!
< Sidekicks welcome!
< Book your superhero spot!
@ Strength & Conditioning
> Working hard never felt so playful!
- {name} mix{es} pull, core and shoulder work, and your inverts finally click
- Train pull, core and shoulders with {name}, and feel your inverts finally click
- See progress you can measure, and feel your inverts finally click
< Come and play strong!
< Cheers for every try!
< Click, click, hooray!
@ Flexibility & Stretch
> Hello, toes! Long time no see!
- {name} make{s} the splits and backbends kind to you, whatever your starting point
- Reach for splits and backbends with {name}, warm and kind from any starting point
- Stretch for splits, backbends and shoulders, whatever your starting point
< Your toes have missed you!
< Come and have a stretch!
< Book your toes a date!
@ Flexibility & Stretch
> Bendy or breadstick, you’re invited!
- {name} lead{s} warm, kind stretches for splits, backbends and shoulders
- Whatever your starting point, stretch for splits and backbends with {name}
- Warm, kind stretches for splits and backbends meet you wherever you start
< Breadsticks, save your spots!
< Every stretch gets a cheer!
< Come and say aah!
@ Flexibility & Stretch
> Stretch like a happy cat!
- {name} take{s} you gently into splits and backbends, wherever you start from
- Find your splits and backbends with {name}, warmly and kindly, wherever you start
- Work toward splits and backbends the kind way, wherever you start from
< Purring is very welcome!
< Stretch, purr, repeat!
< Come curl up with us!
@ Intro to Pole
? offer first class free
> First class free! Come and play!
- {name} teach{es} you grips, walks and a spin. No experience or partner needed
- Start with grips, walks and a spin with {name}. No dance background needed
- No experience needed for grips, walks and one very happy spin
< Come give us a whirl!
< Book a spot and giggle!
< Try something new and fun!
@ Intro to Pole
? offer free trial class
> Free trial class! Say whee for free!
- {name} guide{s} you from grips and walks to a spin. No experience needed
- Try grips, walks and your first spin with {name}. No partner needed
- Try grips, walks and your very first spin, with no experience needed
< Try one whee! You’ll grin!
< Come for a playful peek!
< Sign up and try us!
@ Intro to Pole
? bring *friend*
> Bring {bring}! Giggle together!
- {name} start{s} you both on grips, walks and a first spin. No experience needed
- Learn grips, walks and a first spin together with {name}. No experience needed
- Share grips, walks and a very first spin. No experience needed
< Text your favorite giggler!
< Two first spins, coming up!
< Save your spots together!
@ Beginner Pole
? wear *shorts*
> Wear {wear}, and let’s climb!
- {name} teach{es} spins, climbs and sits, and you take your own combo home
- Learn spins, climbs and sits with {name}, and leave with your own combo
- Build grip, core and confidence, and take your own short combo home
< Come and make a combo!
< Happy knees, happy you!
< Grab a spot and climb!
@ Beginner Pole
? bring *shorts*
> Bring {bring}, and up you go!
- {name} teach{es} spins, climbs and sits, and a short combo for you to keep
- Learn spins, climbs and sits with {name}, and take your own combo home
- Enjoy spins, climbs and sits, and go home with your own short combo
< Come climb with us!
< Knees ready? Book your climb!
< Tiny steps, big ta-da!
@ Spin Basics
? bring *shorts*
> Bring {bring}, and round we go!
- {name} teach{es} fireman, chair and back hook, with soft landings every time
- Learn fireman, chair and back hook with {name}, with no strength needed yet
- Fireman, chair and back hook all end softly, and no strength is needed yet
< Happy knees, happy spins!
< Come and whirl along!
< Book your first big whirl!
@ Pole Flow
? bring *knee pads*
> Bring {bring}, and let’s glide!
- {name} join{s} spins, floorwork and transitions into one long breath of music
- Let spins and floorwork become one long breath with {name} and the music
- Feel the music and link spins with floorwork in one long breath
< Glide on over!
< Music up! Off we glide!
< Reserve a lovely long glide!
@ Pole Choreography
? music
> {Music}! Now let’s give it some moves!
- {name} teach{es} the routine in sections, and you dance full out at the end
- Learn the new routine in sections with {name}, and finish dancing full out
- Learn the routine section by section, and dance full out at the end
< Sing along! Dance along!
< Humming counts as homework!
< Sign up before the chorus!
@ Exotic Pole
? bring *knee pads*
> Bring {bring}, plus all your sass!
- {name} take{s} you through low flow, slides and kips, heels on and lights low
- Put your heels on, and {name} lead{s} slides, kips and low flow with attitude
- Put your heels on and play boldly with slides, kips and low flow
< Slide first, strut after!
< Come and slide with us!
< Book in and be bold!
@ Heels & Floorwork
? wear heels
> Wear heels and come play!
- {name} lead{s} leg lines, rolls and smooth ways to the floor and back
- Learn leg lines, rolls and waves with {name}, all the way down and back
- Leg lines, rolls and waves bring you to the floor and back up smoothly
< Walk tall, roll happy!
< Heels on, grins on!
< Click your heels and book!
@ Heels & Floorwork
? bring heels (optional)
> Team Heels? Team Socks? Everybody wins!
- {name} teach{es} both teams leg lines, rolls and smooth ways to the floor
- Learn leg lines, rolls and waves with {name}, smoothly down and back up
- Everybody learns leg lines, rolls and smooth ways to the floor and back
< Pick a team and come!
< All feet get a cheer!
< Choose your team! Sign up!
@ Chair Dance
? bring *friend*
> Bring {bring}! There’s a chair for everybody!
- {name} teach{es} sultry choreography that’s easy to follow. No experience needed
- Learn sultry choreography with {name}, easy to follow and lovely to share
- Sultry choreography is easy to follow, and twice the fun side by side
< Laugh twice as much!
< Save each other a seat!
< Book two chairs, laugh double!
@ Chair Dance
? level beginner (no experience)
> No experience needed! Have a seat!
- {name} teach{es} sultry choreography that’s easy to follow. Great with friends
- Learn easy, sultry choreography with {name}. Your friends would love this
- The sultry choreography is easy to follow and even better with friends
< Sit down and smile!
< Come find your favorite chair!
< Book a chair! Bring friends!
@ Aerial Hoop
? level beginner (no experience)
> No experience needed! Hop in and play!
- {name} show{s} you mounts, poses and spins, in a low and high version
- Play with mounts, poses and spins with {name}, low or high, from class one
- Mounts, poses and spins feel graceful from your very first class, low or high
< Hop in and grin!
< First ride, big smile!
< One hoop ride, please!
@ Aerial Hoop
? level beginner
> Beginners, your hoop is ready!
- {name} teach{es} mounts, poses and spins, low and high, from the very first class
- Learn graceful mounts, poses and spins with {name}, first low, later high
- Feel graceful and strong from your first class, in low and high poses
< Round you go, superstar!
< Come sit in the loop!
< Reserve your very first ride!
@ Strength & Conditioning
? bring *towel*
> Bring {bring} for superhero training!
- {name} coach{es} pull, core and shoulder work for pole, and inverts finally click
- Train pull, core and shoulders for pole with {name}, until inverts finally click
- Train pull, core and shoulders for pole until your inverts finally click
< Flex! Grin! Repeat!
< Superheroes sparkle! Come along!
< Sign up and sparkle!
@ Strength & Conditioning
? bring *water*
> Bring {bring}! Laugh all the way!
- {name} lead{s} pull, core and shoulder work for pole, so inverts finally click
- Work your pull, core and shoulders for pole with {name}, and inverts finally click
- Work on pull, core and shoulders for pole, with progress you can measure
< Sip, lift, grin!
< Laugh, lift, love every bit!
< Book a lift with us!
@ Flexibility & Stretch
? bring *mat
> Bring {bring} for a big, happy stretch!
- {name} kindly guide{s} you through splits, backbends and shoulders, wherever you begin
- Warm up for splits and backbends with {name}, whatever your starting point
- Stretch kindly for splits, backbends and shoulders, whatever your starting point
< Roll out, reach out, smile!
< Flop down and feel lovely!
< Book your happy stretch!
@ Flexibility & Stretch
? bring mats (provided)
> Mats provided! Just bring your toes!
- {name} kindly lead{s} you through splits, backbends and shoulders, wherever you start
- Reach gently for splits and backbends with {name}, whatever your starting point
- Enjoy warm, kind stretches for splits and backbends, whatever your starting point
< Come in and flop down!
< Happy toes, happy you!
< Save your cozy spot!
@ Spin Basics
? level beginner
> Beginners, get ready to say whee!
- {name} teach{es} you fireman, chair and back hook, down to a soft landing
- Say hi to fireman, chair and back hook with {name}. No strength needed yet
- Fireman, chair and back hook end in soft landings. No strength needed yet
< Whee now, muscles later!
< Hooray for first spins!
< Come in and spin!
@ Pole Tricks
? places max*
> {Places}, so everybody gets lots of turns!
- Learn three tricks with {name}, well spotted, and bring your phone for a photo
- Learn three tricks step by step at your level, and bring your phone
< Smile, it’s your turn!
< Call dibs on trick one!
< Three tricks, lots of grins!
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Knees, meet pole! Pole, meet knees!
- Wear {wear}, and {name} handle{s} the introductions
- Wear {wear}, and let them get to know each other
- They’ll be best friends, so wear {wear}
< Love at first spin!
< Come and shake on it!
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Hello, pole! Have you met my knees?
- Bring {bring}, and {name} bring{s} the two of you together
- Bring {bring}, and make the introductions
- They’re going to get along great. Bring {bring}
< They’ll be best friends!
< Nice to meet you, knees!
= chair
? bring *friend*
> Musical chairs for two! Nobody’s out!
- Bring {bring}, pick two chairs, and {name} show{s} you both the moves
- Bring {bring}, pick two chairs, and shimmy in stereo
- Bring {bring}, and see who keeps a straight face longest
< Save each other a chair!
< Two chairs, please! Book them!
= stretch yoga
? bring *mat
> Your mat wants a cuddle!
- Bring {bring}, flop down, and {name} talk{s} you through every stretch
- Bring {bring}, flop down, reach for your toes, sigh happily
- So bring {bring}. It’s ready to be rolled out
< Roll out, reach out, aah!
< Cuddle, stretch, repeat!
= floor lowflow exotic flow
? bring *knee pads*
> Knees down! Slide time!
- Bring {bring}, and {name} get{s} you sliding, rolling and swishing
- Bring {bring}, and slide as far as you like
- Bring {bring}, and see who slides the farthest
< Slide over and play!
< Farthest slide gets a cheer!
= heels exotic burlesque
? wear heels
> Click, click! Here comes trouble!
- Wear your heels, and {name} put{s} the swish in them
- Wear your heels and let them do the talking
- Wear heels. Every click says here I come
< You sound fabulous already!
< Click in, strut out!
= choreo heels contemporary salsa twerk
? music
> {Music} comes on. You can’t sit still. Perfect!
- {name} {has} steps for all that wiggling
- Bring that wiggle and we’ll give it some steps
- That’s the warm-up done, then. Let’s dance
< You were dancing anyway!
< Turn it up! Come over!
= kids
? bring *water*
> Big moves make little movers thirsty!
- Bring {bring}! {name} show{s} every move, and nobody has to rush
- So bring {bring}, move, laugh, sip and move some more
- Pack {bring}, and come and try all the moves with us
< Sip, wiggle, see you there!
< Save your little mover’s spot!
= kids
? bring *friend*
> Two friends, one class, double the giggles!
- Bring {bring}! {name} teach{es} the moves, and you cheer each other on
- Bring {bring}, try a move together and cheer each other on
- So bring {bring}, take turns and show off your new moves
< Whee times two!
< Save us both a spot!
= teens
? bring *friend*
> Your bestie’s coming too. Go tell them!
- Bring {bring}! {name} show{s} the move, you two laugh all week
- Bring {bring}, learn a move, laugh about it all week
- Bring {bring}, and cheer each other’s wobbles
< Matching moves? Obviously!
< Text them. We’ll wait!
= kids teens
? level beginner (no experience)
> First class? You’ll get the biggest cheer!
- No experience needed. {name} show{s} every move, one at a time
- No experience needed. Every try gets a cheer
- No experience needed. We show every move, one at a time
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
- Bring {bring}, roll it out, and {name} bring{s} the rest
- Bring {bring}, roll it out and come play
- So pack {bring} and find a friendly face
< Roll it out and grin!
< Flop down and play!
= any
? bring *friend*
> Two of you? Twice the trouble!
- Bring {bring}! {name} can handle two of you. Probably
- So bring {bring}, and share the fun
- Come with {bring}, and trade high fives all class long
< Bring the funny one!
< Sign up in stereo!
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
- {Bring} from us, good mood from you
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
- {name} {has} a strut, a swish and a good song for them
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
- Meet {name}, try a move, have a laugh, see how it feels
- Come in, try it, have a laugh, see how it feels
- Bring your curiosity and a grin
< Go on, come and play!
< Free fun! Save your spot!
= any
? offer first class free
> Psst! First class free! Pass it on!
- Tell a friend, or keep it as your happy little secret
- No homework, no fuss, just come and play
< Tell us you’re coming!
< Come grin with us!
= any
? offer free trial class
> Free trial class! Side effects: big grins!
- Say hi to {name}, try a few moves, see how they feel
- Just try it. Your grin will tell you the rest
- Come for a peek, stay for a play
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
< Tell everybody! Then come play!
< Come celebrate with us!
= any
? offer half price
> Half price! Full fun!
- Same fun, same grins, half the price
- All the fun is still in there. We checked
< Book the whole fun!
< Quick math! Happy dance!
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
< Bring the giggly one!
< Text the lucky one!
= any
? offer 2 for 1
> 2 for 1! Twice the fun!
- Bring somebody who laughs at your jokes
< Go on, pick somebody!
< Two by two, come play!
= any
? level beginner (no experience)
> Can you laugh? Great, you’ve passed the test!
- No experience needed: {name} teach{es} it one laugh at a time
- No experience needed, just a curious face
- That was the whole test. No experience needed
< Top marks for showing up!
< Congratulations, you may book!
= hoop silks trapeze straps
? level beginner (no experience)
> First time off the ground? Toes, say hello!
- No experience needed. {name} help{s} you up, step by step
- No experience needed. We help you up, step by step
- No experience needed: it’s a swing, only better
< Your swing’s waiting!
< Toes up! Wheee!
= pole intro spin spinpole
? level beginner (no experience)
> Ever twirled round a lamppost? You’ll love this!
- No experience needed. {name} teach{es} the walk, the twirl and the whee
- No experience needed. We walk, we twirl, we squeal
- No experience needed. Hold on, walk round, whee
< Come twirl for real!
< Book your lamppost upgrade!
= chair
? level beginner (no experience)
> You can sit? You’re halfway there!
- No experience needed. {name} show{s} you what comes after sitting
- No experience needed. We’ll show you what comes next
- No experience needed: sit, wiggle, stand, wiggle
< Sitting’s easy! Come wiggle!
< Call dibs on a chair!
= any
? level beginner
> Beginners welcome! Wobbles too!
- {name} save{s} the biggest cheers for first tries
- We save our biggest cheers for first tries
- First tries are fine, questions are fine, laughing is best
< Start here, grin here!
< Day one, fun one!
= any
? level beginner
> Everybody starts somewhere. Start somewhere fun!
- Beginners get a warm welcome from {name}, and a very big cheer
- Beginners get a warm welcome and a big cheer
- Beginners are our favorite people to cheer for
< Sign up for square one!
< Start silly, stay happy!
= any
? level beginner (only)
> Beginners only! It’s our own little club!
- Everybody’s new here, and {name} start{s} at the very beginning
- Everybody’s new, so everybody’s in it together
- Same first steps, same first wobbles, nobody miles ahead
< Brand new? You’re in!
< Join the club!
= any
? level all
> From wobbly to wow, you’re invited!
- {name} {has} a version for every level, wobbles and wows alike
- All levels welcome, so wobble or wow as you please
- Every level gets a cheer, and the wobbles get two
< Wobble in, wave hello!
< Wobblers and wowers, come play!
= any
? level advanced*
> You know your stuff! Now play with it!
- It’s an advanced class, so bring out the good moves
- Advanced level: time for the good stuff
< Show us the big moves!
< All yours, show-off!
= any
? level advanced*
> Advanced class! Advanced fun!
- {name} {has} the big stuff ready. You’ve done the basics
- You’ve done the basics. Here comes the wow
< You’re so ready!
< Sign up for the wow!
= any
? level intermediate
> Not too easy, not too hard, just right!
- It’s intermediate level, and {name} {has} your next move ready
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
< Come exactly as you are!
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
- Less waiting, more playing, and {name} {has} time for every wobble
- Less waiting, more playing
- More cheers for you, more high fives all round
< Call dibs on your turn!
< Your turn! And yours again!
= any
? places small group
> Small group! Big fun!
- {name} {has} time for every question, every wobble and every ta-da
- You get your turn, your cheer and your own high five
- More turns for you, more help for every move
< Be one of the gang!
< Squeeze in and play!
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole! No sharing! Hooray!
- No waiting in line. Twirl as often as you like
- No lining up. {name} show{s} you a move, and off you twirl
< Nobody else’s! Come twirl!
< Book your very own pole!
= any
? series * weeks*
> {Series}! Imagine all that fun!
- {name} keep{s} the moves coming, and the jokes too
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
- {name} wave{s} you in from the very first move
- You’ll be there from the very first move
< Come play from the start!
< Circle it, underline it, come!
= any
? series last class*
> {Series}! Let’s go out with a bang!
- Happy faces on, favorite moves out
< Be there! High fives ready!
< One last hooray! Join us!
= any
? music
> Guess what’s playing? {Music}!
- {name} bring{s} the moves, you bring the air drums
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
- {Sub} takes over for {for}, and the fun goes on
< Come play tag!
< Tag along with {sub}!
= any
? substitute
> Hip hip hooray, {sub} is in!
- {Sub} plays teacher for {for}, and you get to play too
- {Sub} steps in for {for}, and there’s plenty to grin about
< Give {sub} a big hello!
< High five {sub} from us!
= any
? soldOut sold out
> Sold out! You’re all stars!
- That’s a whole class of happy faces, and we can’t wait
< See you there, happy bunch!
< Happy dance for everybody!
= any
? soldOut sold out
> Full house! Every place has a happy face!
- If one of them is yours, hop, skip and come on over
- We’re doing our happy dance, and we can’t wait to see you
< See you all very soon!
< Thank you, you lovely people!
= any
? soldOut waitlist
> Full, but there’s a waitlist! Fingers crossed!
- Pop your name on the waitlist, and we’ll hope along
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
- Put on your best smile for a very happy class
< Come and say hello!
< Come and wave wildly!
= any
? guest
> Guess who’s coming to play? {Guest}!
- Come for fresh moves, fresh jokes and the same happy bunch
< Save your spot! Say hi!
< Make it a big hello!
= any
? typed *no partner*
> No partner needed! You’re fun enough already!
- One of you is plenty! {name} can’t wait to meet you
- Come on your own and laugh with the rest of us
- That’s twice the space to dance in
< Party of one? Welcome!
< Table for one? Reserved!
= salsa contemporary choreo heels burlesque twerk floor flow chair
? typed *no partner*
> Dance on your own! Laugh with everyone!
- No partner needed: {name} show{s} the steps, you bring the grin
- No partner needed, just you and a good song
- No partner, no problem. Dance with all of us at once
< Join the whole bunch!
< Come solo, go home grinning!
= any
? typed *alone or with a friend*
> Come alone, come with a friend, just come!
- Table for one, table for two, it’s all one big party
< Solo or duo, come play!
< One? Two? Save your spots!
= any
? typed *new class*
> Ta-da! Look at our shiny new class!
- {name} start{s} everybody from the very first move
- Everybody starts together, so come and play
- Be one of the very first to try it
< Be there from day one!
< Come and shine with us!
= intro
> You loved the playground. Here’s the sequel!
- {name} cheer{s} for every step, lean and swing
- Hold on, lean out and swing round while {name} cheer{s} you on
- Hold on, lean out, swing round and laugh
- Recess, but with better music
< Come back out and play!
< Recess is back!
= intro
> Never tried it? Best reason to!
- {name} save{s} you a cheer and a first move
- {name} start{s} you off with a walk, a turn and a cheer
- Try a walk, try a turn, and surprise yourself
- One big breath, one small step, and you’ve begun
< Go on, have a go!
< Your first turn’s ready! Book!
= intro
> Dare you to give it a whirl!
- {name} dare{s} you to walk, lean and turn
- Share your first walk, first turn and first giggle with {name}
- One song in, and you’ll be laughing
- Bet you want another go right after
< Dare accepted? Save your spot!
< You’ll want seconds!
= intro
> Ready? Set? Almost!
- {name} show{s} you one grip and one step, and off you go
- {name} start{s} with a grip and a step, and you say go
- Take a grip, a step and a deep breath, and off you go
< On your marks! Book it!
< Come and say go!
= pole
> Remember swinging round lampposts? Welcome back!
- {name} show{s} you the step, and you bring the swing
- {name} teach{es} you to step, swing and spin with a happy ta-da
- Feel the same thrill, with better music and no school bell
- Step, swing, and round you go
< Come have another go!
< Lampposts can relax now!
= pole
> Somebody left a pole here. Let’s play!
- {name} know{s} all its best games
- {name} show{s} you how to walk round, lean out and strike a pose
- Walk round it, lean off it, strike a pose with it
- Hold on, swing round, and see what else it can do
< Your turn! Grab on!
< Finders keepers! Book your turn!
= pole
> Grab the pole! Three, two, one, go!
- {name} count{s} you in, and you walk, swing and spin
- Walk, swing, spin and land, with {name} laughing right along
- Walk, swing, spin, land and laugh, and go again
- Go slow at first, then bigger, with your free arm out
< Again! Again!
< Hold on and have fun!
= pole
> Merry-go-rounds wish they were you!
- {name} turn{s} a walk into a whee
- {name} teach{es} you to walk, swing and spin with a smile
- You’ve got a pole, a playlist and two good hands
< Hop on and spin!
< One ticket, please! Book it!
= spin spinpole
> You’re the merry-go-round now!
- {name} wind{s} you up: step, lean, swing
- {name} show{s} you the step, the lean and the big, happy swing
- Step, lean, swing, and nobody’s lining up behind you
- Horses not included, big grins are
< All aboard! Book your ride!
< One more round? Always!
= spin spinpole
> Feet up! Toes out! Off you go!
- Up, round, softly down, say{s} {name}
- {name} take{s} you up, round and softly down again
- A step, a lean and a nice big circle
- Up, round and softly down again
< Toes first, the rest follows!
< Happy toes, big circle!
= spin spinpole
> Dizzy is half the fun!
- Step, swing, spin, and {name} for the ta-da
- The other half’s from {name}: step, swing, spin and a big ta-da
- The other half is landing with your arms up
- Step, swing, spin, ta-da, and once the other way
< Spin now, sit later!
< Get dizzy with us!
= spin spinpole
> One spin? Nobody stops at one!
- Slow ones, wide ones, fancy ones, all from {name}
- {name} keep{s} them coming: slow ones, wide ones, pointed-toe ones
- Round, land, laugh, and there you go again
- Try it slow, try it wide, try it with pointed toes
< Go on, try and stop!
< Book one! You’ll want ten!
= spin spinpole
> Round we go!
- {name} wave{s} you off, tiptoes bring you back
- A push, a lean, a landing, and {name} to cheer you round
- A push, a lean, a tiptoe landing
< Again, again!
< Round two? Oh, yes!
= spin
> Round, and round, and oh, hello!
- Step, lean, sweep, and wave at {name}
- {name} teach{es} the step, the lean, the sweep and the wave
- You’ll come round facing somebody, so practice your smile
- Step, lean, sweep, and wave on your way past
< Wave hello! Book your whirl!
< Wave as you pass!
= spinpole
> The pole spins! You steer!
- {name} hand{s} you turbo and slow motion
- Tuck in for turbo, stretch for slow: {name} {has} the map
- Tuck in for turbo, stretch out for slow motion
- Small and fast, big and slow, and back again
< Grab the wheel! Beep beep!
< Turbo or slow motion? Both!
= static
> Tag! The pole’s not moving. You’re it!
- Step, hook, swing: {name} coach{es} the chase
- {name} help{s} you step in, hook on and swing right round
- It’s terrible at chasing, but great to swing around
- Step, hook, swing, and catch it on the way round
< Catch it if you can!
< Tag! You’re signed up!
= static
> The pole stands still. You bring the action!
- {name} bring{s} walks, hooks and big swings
- Walk, swing, hook, pose, and {name} with tips for the big finish
- Walk, swing, hook, pose, and a big finish
- It’s the calm one. You’re the fun one
< Your move! Book it!
< Show it how to party!
= static
> No motor in this pole. You’re the engine!
- {name} start{s} you up: push, swing, glide
- {name} tune{s} your push, your swing and your long ride round
- Push off, swing wide, and see how far you get
- How far round can you go? Let’s find out
< Vroom! Save your spot!
< Start your own engine!
= tricks
> Monkey bars called. They miss you!
- Hook, hang, grin, and {name} close by
- {name} take{s} you back up: swing, hook, hang and grin
- Hook a knee, hold on, and say hi from up there
- Swing, hook, hang, grin. You remember how
< Come hang out with us!
< Call back! Book your spot!
= tricks
> Ta-da! (Ta-da takes practice.)
- {name} take{s} you from wobble to wow
- {name} take{s} each trick apart: first the wobble, then the wow
- First the wobble, then the wow, then the bow
- Grip, flip, grin. Repeat until ta-da
< Come find your ta-da!
< Wobble first. Bow later!
= tricks
> Bet you can’t. Bet you can!
- {name} bet{s} on you. Grip here, knee there
- {name} show{s} you every grip, every hook, and which knee goes where
- We show it, you try it, then you show everybody
- Grip here, knee there, and look at you
< Bet accepted? Come in!
< All bets on you!
= tricks
> Watch this!
- {name} bring{s} a trick to shout about
- Our favorite thing to shout! {name} teach{es} the trick to match
- Our favorite thing to shout, and it’s your turn next
< Your turn to shout!
= tricks advanced
> There’s always one more trick!
- Pretty ones, bold ones: {name} collect{s} them
- {name} break{s} down the pretty ones, the bold ones, the upside-down ones
- You get one, and right away you want the next
- The pretty one, the scary one, the one your friend does
< Collect the whole set!
< One more? Always one more!
= advanced
> Big moves! Bigger grins!
- Fancy shapes, long combos, and {name} cheering loudest
- {name} link{s} fancy shapes into long combos, with cheers for every try
- Fancy shapes, long combos, and a cheer for each try
- The hard ones, the pretty ones, the one you’ve been saving
< Show us what you’ve got!
< Grin ready? Book your place!
= advanced
> Show-offs, this one’s for you!
- {name} cook{s} up an upside-down combo
- Upside down, sideways, one hand: {name} {has} it all in one combo
- Upside down, sideways, and look, one hand
- You fly, we clap, we ask how on earth
< Make us go ooh!
< Go on, show off!
= advanced
> You say hard. We say fun!
- {name} bring{s} big holds and bold exits
- {name} bring{s} big holds, bold exits and high fives for trying
- Big holds, bold exits, and a high five for every try
- Tricky grips, silly names, and one you’ll brag about
< Play hard with us!
< Hard? Fun? Book both!
= intermediate
> Level up! New moves unlocked!
- {name} unlock{s} trickier combos and smoother entries
- {name} {has} trickier combos, smoother entries and bigger high fives for you
- Trickier combos, smoother bits, bigger high fives
- You’ve beaten the basics. Bonus round
< Press start! Book your place!
< Bonus round? Come on in!
= intermediate
> You know the rules. Let’s bend some!
- {name} sneak{s} new endings onto familiar moves
- {name} shuffle{s} the moves: start backwards, hold longer, end with a flourish
- Same moves, new order, trickier endings
- Start it backwards, hold it longer, end it with a flourish
< Your old moves, new game!
< First rule: come and play!
= intermediate
> Too good for easy? Come play!
- {name} raise{s} the game: longer combos, sneakier grips
- Longer combos, sneakier grips, prettier poses: {name} won’t go easy on you
- Longer combos, sneakier grips, prettier poses
- A bit harder, a bit higher, a lot more fun
< Easy can wait!
< Come get a trickier one!
= flow
> Play it like a mixtape: no gaps!
- {name} mix{es} turns, slides and rolls into one dance
- {name} mix{es} turns, slides and rolls into one long, lovely track
- A turn becomes a slide, a slide becomes a roll, and you smile
- There’s no button to press, so just keep dancing
< Press play with us!
< Side B is all yours!
= flow
> What’s next? Not even the music knows!
- {name} show{s} you how turns, slides and rolls become one
- A turn, a slide, a roll, and {name} to join them up
- A turn, a slide, a roll, in whatever order you fancy
- Make it up as you go. We all do
< Come and surprise us!
< Your game, your rules!
= flow
> Slide, roll, turn, and no pause button!
- {name} help{s} you link every slide, roll and turn
- {name} link{s} slides, rolls and turns, and the music does the rest
- One move bumps into the next, and on you go
- Follow your arm. It usually has a good idea
< Slide into class!
< Don’t stop, it’s getting good!
= exotic
> Hair flip in three, two… now!
- {name} count{s} down, and you slide, wink and flip
- {name} lead{s} the slide, the wink and one very grand flip
- Flip once for you, once for the back row and once for luck
- Slide, flip and wink, and slide all over again
< Flip like you mean it!
< Flip now, book right after!
= exotic
> Slow like a cat. Sassy like you!
- {name} show{s} you how to prowl, slide and pounce
- {name} coax{es} out your prowl, your slide and your pounce
- Stretch, prowl, slide and swish your hair
- Take your time, then pounce on the beat
< Meow. See you there!
< Prowl on over!
= exotic
> Who’s that sassy one? Oh, it’s you!
- {name} introduce{s} you to your sassy side
- {name} lead{s} you through slow slides and low, happy rolls
- Slide, roll, look up and surprise yourself
- Go a bit slower and a bit lower, and love every move
< Sassy one, save your spot!
< Hello, gorgeous!
= exotic
> Double dare: one whole song of sass!
- {name} dare{s} you to strut, slide and flip
- {name} lead{s} the strut, the slide and the flip, giggles included
- Keep a straight face for as long as you can
- Strut in, slide down and try not to laugh before the chorus
< Dare accepted? Strut in!
< Straight face? We’ll see!
= heels
> Dress-up box, but make it dance!
- {name} applaud{s} every strut, swish and pose
- {name} put{s} the strut, the swish and the pose together
- Feel a bit fancy, a bit silly and all you
- Strut, swish and pose as if a crowd were cheering
< Come dressed to strut!
< Big pose! Bigger! Perfect!
= heels
> The sidewalk was just practice!
- {name} put{s} your walk and turn to music
- {name} turn{s} your walk, turn and pose into a dance
- Now there’s music, and somebody to cheer your turn
- Walk, turn, pose, toss your hair and strut back again
< Now do it with music!
< Walk this way!
= heels
> Red carpet? No, just us. Strut anyway!
- {name} coach{es} the walk, turn and pose
- {name} coach{es} the walk, the turn and the pose at the end
- Chin up, shoulders back, wave at nobody in particular
- Make a big walk, a big turn and a big pose at the end
< Your name’s on the list!
< Make a big entrance!
= heels
> Strut o’clock!
- {name} add{s} a turn, a pose and a bit more hip
- {name} show{s} you the walk, the turn, the pose and all that hip
- Walk, turn and pose with a bit more hip
< Strut on over!
= lowflow floor
> The floor is lava! No, it’s lovely!
- {name} teach{es} you slides, rolls and big leg waves
- {name} slide{s} in first, you roll after and stay a while
- Slide in, roll across, and stay down there a while
- Legs up, legs round, legs wherever they fancy
< Dive in!
< Come roll with us!
= lowflow floor
> The floor is bored. Come play with it!
- {name} show{s} you how to roll, slide and swish
- {name} lead{s} the rolls, the slides and the swish back up
- Roll, slide, swish, get up, do it again
- Long legs, smooth rolls, happy grins
< Roll on over!
< Come keep us company!
= lowflow floor
> Lying down, but make it fun!
- {name} teach{es} rolls, kicks and the art of lying down
- {name} turn{s} rolling, stretching and kicking into a dance
- Roll over, stretch out, kick a leg and strike a pose
- Rolls, slides, kicks, and nobody tells you to get up
< Last one up wins!
< Lie around with us!
= lowflow floor
> Down, roll, up, repeat!
- {name} lead{s} you down and up on soft, happy knees
- {name} guide{s} the rolls, with soft knees and hair everywhere
- Knees soft, legs long, hair everywhere
< Come down and play!
= handstand
> Feet up! It’s their turn to party!
- Kick-ups, holds, toe waves: {name} spot{s} the party
- {name} teach{es} your hands to walk while your toes do the waving
- Hands do the walking, toes do the waving
- Kick, wobble, wave, wall. Hooray for walls
< Wave with your feet!
< RSVP for both feet!
= handstand
> Handstands at the pool? Same, but dry!
- Kick up, hold, breathe, say{s} {name}
- {name} take{s} you from kick-up to hold: no splash, more style
- No splash, more style, and a wall that’s on your side
- Hands down, hips up, hold it, hold it, and breathe
< Full marks for the landing!
< Kick up with us!
= handstand
> Bored of being the right way up?
- {name} help{s} you kick, wobble and hold
- Hands flat, one kick, and {name} catch{es} the wobbles
- Hands flat, one kick, and hello, ceiling
- Kick, miss, laugh, kick, got it
< Upside-downers, sign up here!
< Upside down? Say cheese!
= conditioning polefit
> One more! No, really, one more!
- {name} count{s} the lifts and the holds
- {name} count{s} the lifts, the holds and that very last one. Ish
- The last one never is, and we all laugh about it
- Squeeze, lift, cheer, and one for the friend next to you
< Laugh through the last one!
< Come for one more!
= conditioning polefit
> Ready, steady, jelly!
- Planks, lifts, wobbles, and {name} wobbling too
- {name} lead{s} the planks, the lifts and the wobbly grand finale
- Everything wobbles in the end. That’s how you know
- Planks with stories, lifts with cheers
< Wobble with us!
< Join the jelly legs club!
= conditioning polefit
> Burpees are boring! This has a beat!
- Lifts, holds, sneaky squats: {name} keep{s} the beat
- {name} set{s} the beat: lift, hold, squat, high five, flop
- We lift, we hold, we high five, we flop
- Big music, silly counts, sneaky squats
< Party now, flop after!
< Come get sweaty and silly!
= stretch
> The good stuff’s on the top shelf!
- {name} help{s} you reach up, back and down
- {name} help{s} you reach up, reach back and reach your toes
- So reach! Now behind you. Now down by your toes
- Breathe in, long arms, nearly got one
< Reach, breathe, grin!
< Reach out and book!
= stretch
> Noodles in training!
- {name} soften{s} the noodles, one stretch at a time
- {name} guide{s} stiff noodles to softer ones, one stretch at a time
- A bit stiff at first, softer by the second song
- Long noodles, twisty noodles, noodles that need a nap
< Come get bendy with us!
< Stiff noodles welcome!
= stretch
> The yawn and stretch: now a whole class!
- {name} stretch{es} you slowly, neck to toes
- {name} take{s} it slow and stretchy, from your neck to your toes
- Arms up, back long, and that happy little groan
- Slow and stretchy, from the neck to the toes
< Yawn, stretch, grin!
< Have a good long stretch!
= stretch
> How low can you go? No rush!
- {name} take{s} you lower, inch by inch
- Breathe in, fold down: {name} lead{s} you lower inch by inch
- Breathe in, fold down, one happy inch at a time
- No contest, no stick, just you and your toes
< Take your time! Book first!
< Breathe in, limbo on!
= yoga
> Cat, cow, dog… it’s a zoo in here!
- {name} keep{s} the zoo calm and stretchy
- {name} lead{s} the zoo gently, from cat stretch to floppy dog
- A calm one. Everybody breathes and nobody bites
- Stretch like the cat, flop like the dog
< Bring your favorite animal!
< Join the zoo! Moo!
= yoga
> Inhale. Exhale. Try not to smile!
- Long stretches, cozy twists, and {name} to guide
- {name} talk{s} you through long stretches, cozy twists, one happy sigh
- Long stretches, cozy twists, one happy sigh
- Roll out, breathe in, let the day slide off
< Smiling counts as breathing!
< Come sigh happily with us!
= yoga
> Recess for your shoulders!
- {name} help{s} them drop, roll and rest
- {name} help{s} you drop them, roll them and breathe them loose
- Let them drop, roll them round, send them out to play
- Slow moves, deep breaths, no homework
< Shoulders down, smiles up!
< Your shoulders said yes!
= choreo
> New dance! Who’s in? You’re in!
- {name} dance{s} it slowly, left foot first
- Step by step by whoops, and {name} counting from the top
- Step, step, clap, whoops, that’s the other foot
- By the last chorus we all look like a band
< Take it from the top!
< You’re in! Make it official!
= choreo
> Copycats wanted!
- {name} dance{s} a bite, you copy
- {name} dance{s} it in little bites, you copy, we all laugh
- We do it, you do it, we all laugh, encore
- Learn it in little bites and dance it in one gulp
< Copy that!
< Copycats, sign right here!
= choreo
> Main character energy? Here are your steps!
- {name} direct{s} your verse and chorus
- {name} direct{s} the verse, the chorus and your big finish
- Verse for the feet, chorus for the face
- Learn it in pieces, then dance it like a movie
< You’ve got the part!
< Cue your big moment!
= choreo
> Learn it. Dance it. Again!
- {name} count{s}, you dance, repeat
- {name} break{s} it into counts, you put it back together
- A few counts, a good song, a grin to finish
< From the top!
= chair
> Musical chairs, and everybody wins!
- Round it, on it, over it, say{s} {name}
- {name} show{s} you the moves round it, on it and over it
- The music doesn’t stop, so neither do you
- Round it, on it, over it, whoops, under it
< Grab a seat!
< No pushing. Bit of shimmying!
= chair
> Chairs aren’t just for sitting!
- {name} lean{s}, you lean, then come the kicks
- {name} teach{es} the lean, the slide, the kick and the wink
- Lean on it, slide off it, kick over it, wink
- Sit, cross, lean, hair, stand, and again
< Have a seat. Or don’t!
< Book a chair! Barely sit!
= chair
> Four legs, zero moves! You do the dancing!
- Leans, kicks, slides from {name}, nothing from the chair
- {name} teach{es} you to lean, kick and slide. The chair watches
- It holds still while you show off
- You lean, you kick, you slide. The chair just stands there
< Show it how it’s done!
< Book your chair a dance!
= chair
> Pull up a chair!
- Lean, cross, slide, with {name} alongside
- {name} take{s} it from there: lean, cross, slide, and look surprised
- Lean, cross, slide, and look surprised
< Seats, please! Music!
= burlesque
> Pick a stage name! Now shimmy!
- {name} hand{s} out winks, bumps and bows
- {name} teach{es} the wink, the bump, the glove and the bow
- Something with feathers in it. The sillier the better
- A wink, a bump, a glove, a bow
< One song, one star: you!
< Sign up under any name!
= burlesque
> Wink! Oops, both eyes. Wink again!
- A wink, a shimmy, and {name} winking back
- {name} help{s} with the wink, the shimmy and the strut that follows
- A shimmy, a strut, a smile over your shoulder
- Bump left, bump right, blow a kiss to the back row
< Come wink with us!
< Both eyes count!
= burlesque
> Off comes the glove! Slowly! Slower!
- {name} take{s} a whole verse per glove
- One finger, then the next: {name} teach{es} the art of not yet
- One finger, then another, and a look that says wait
- Wiggle a finger, shrug a shoulder, keep them waiting
< The last finger gets applause!
< Don’t keep us waiting!
= twerk
> Bass on! Knees soft! Shake!
- {name} break{s} down the bounce
- {name} break{s} down the bounce: left, right, both, and faster
- Left, right, both, and then as fast as you can laugh
- Bounce small, bounce big, bounce like it’s your song
< Shake first, laugh second!
< Shake on it! Book in!
= twerk
> Your hips called. They want out!
- {name} take{s} them bouncing and rolling
- {name} let{s} them out to bounce, roll and show off
- Let them bounce, let them roll, let them show off
- They’ve been sitting all day. Look at them go
< Take your hips dancing!
< Hips out, smiles on!
= twerk
> Dance like your song just came on!
- Knees bent, hips loose: {name} lead{s} the bounce
- Knees bent, bass up, and {name} to show you how to bounce
- Low stance, loose hips, loud laugh
- Knees bent, bass up, shoulders along for the ride
< Turn it up and shake!
< Come bounce with us!
= salsa
> Left, right, spicy!
- {name} stir{s} up quick feet and swingy hips
- {name} season{s} it with quick feet, swingy hips and a grin
- Come for quick feet, swingy hips and happy tunes
- Step on the beat, smile off it
< A pinch more spice? Yes!
< Spice it up with us!
= salsa
> Kitchen dancing, now with a teacher!
- {name} {has} new steps for those happy hips
- {name} teach{es} you the steps, and no pasta boils over
- Keep the happy hips and learn some brand-new steps
- Step, step, whoops, and straight back to the beat
< Turn up the tunes!
< Apron off! Come dance!
= salsa
> Just one song? Nobody believes you!
- {name} count{s} you forward, back and into a grin
- {name} keep{s} you stepping and smiling right into song number five
- Step forward, step back, and grin all the way through
- You came for one. You’re still here at the fifth
< One more song? Two!
< Catch the beat with us!
= hoop
> Not a hula hoop! Way more fun!
- {name} show{s} you how to sit in, lean out and peek through
- {name} help{s} you sit, hang and peek right through the middle
- Sit inside, hang below and peek through the middle
- Round and round, with a leg out for style
< Save me a hoop!
< Hoop, hoop, hooray!
= hoop
> Your chair at work can’t do this!
- {name} coach{es} you to sit, lean and dangle happily
- {name} start{s} with sitting, and soon you lean, dangle and go round
- Sit, lean, dangle a leg, and round you go
- Tuck in, stretch out, smile at the ceiling
< Nicest seat you’ll ever try!
< Hang around with us!
= hoop
> Best seat at the party! It swings!
- {name} help{s} you in, up and round
- {name} help{s} you duck in, sit tall, lean back and wave
- Duck in, sit tall, let your legs dangle
- Lean back, let go of one hand, wave at everybody
< Dibs on the swing!
< Book the best seat!
= hoop
> Hop in the hoop!
- Sit, lean and dangle with {name}, and wave at the floor
- {name} guide{s} you from sitting pretty to one big pose
- Sit, lean, strike a pose and wave at the floor
< Call dibs!
= silks
> Blanket fort, but it floats!
- {name} build{s} it with you: wrap, sit, peek
- Wrap up, sit back, peek out, and {name} on lookout
- Wrap up, sit back, peek out
- Sit in it, hang from it, hide in it. Same cloth
< There’s room for you inside!
< Save me the cozy corner!
= silks
> Wrap up! Hang out! Ta-da!
- Wrap, tuck, lean, unroll: {name} know{s} the way
- {name} guide{s} each wrap, tuck and lean, right to the big unroll
- Wrap, tuck, lean, and unroll with a flourish
- Tuck in your toes, peek out, say hello
< Hang with the fun bunch!
< Unroll with a ta-da!
= silks
> Human burrito? Close enough!
- Wrap, tuck, lean: {name} roll{s} you up
- Once round the foot, once round you: {name} {has} the recipe
- Wrap round, tuck in, lean back, look glamorous
- Once round the foot, once round you, and lean
< Wrap, roll, ta-da!
< One burrito, please! Book now!
= trapeze straps
> Best swing in the whole playground!
- {name} help{s} you swing, sit and dangle
- {name} start{s} you swinging, sitting, dangling, with your arms out wide
- Hook your knees, open your arms and feel the whee
- Swing, sit, dangle and shout hello to the floor
< Reserve a turn! Wheee!
< My turn! Your turn!
= trapeze straps
> Hang around! We mean it!
- {name} show{s} you how to swing and hook a knee
- {name} help{s} you swing, dangle and hook that knee
- Swing, dangle, hook a knee and grin
- Your toes tickle the air and the air tickles back
< Come hang with us!
< Swing in and say hello!
= trapeze straps
> Look, no feet!
- {name} help{s} you hold on and lift
- {name} help{s} you hold on, lift, lean out and let them dangle
- Hold on, lift, lean out, and let them dangle
- The floor had its turn. Now it’s the air’s
< Feet off, smile on!
< Swing by and hang!
= seniors
> Good music! Good company! Come play!
- {name} bring{s} bold moves and a twirl
- {name} lead{s} bold moves and a graceful twirl or two
- Swing, turn and laugh, and leave the serious face outside
- Try a bold move, a happy turn and a twirl or two
< Come and twirl with us!
< We’d love to meet you!
= seniors
> A bit of mischief! A lot of fun!
- {name} start{s} the fun with swings, turns and laughs
- {name} lead{s} the swings, the turns and the big laughs
- Bold moves and good music make for very big laughs
- Come for the bold moves and stay for the laughter
< Mischief looks good on you!
< Your turn on the swings!
= seniors
> Tell the family you’re busy!
- {name} keep{s} you happily busy with swings and turns
- Swing, turn and dance a whole song with {name}
- There’s a pole to swing round and a song to finish
- Hop on, hang on, and tell them all about it after
< Out to play! Back later!
< Tell them you’ve signed up!
= inclusive
> Every body gets a turn!
- {name} {has} a swing and a pose for everybody
- {name} {has} a version of each swing, turn and pose that’s yours
- Swing out, strike a pose, take all the room you like
- Every try gets a cheer, and the landing gets another
< Your turn! We saved it!
< Your turn’s coming! Book it!
= inclusive
> Your body wants to play, too!
- {name} play{s} along with every turn, pose and swing
- {name} pick{s} a good song, you try turns, poses and swings
- Give it a good song and see what it does
- Try turns, poses and swings in whatever version you like
< Tell your body it’s on!
< Playtime’s calling! Come in!
= inclusive
> Come show off! We clap loudly!
- {name} clap{s} loudest of all
- {name} show{s} you turns and poses, and start{s} the applause
- Every move comes in your version
- Try poses and turns among people who love to cheer
< We’re clapping already!
< Show off! You’re among friends!
= party
> One guest of honor! One very silly dance!
- {name} bring{s} the dance, and you all bring the giggles
- {name} host{s} the dance, the giggles and the great big group bow
- Everybody learns it, everybody laughs, everybody bows
- A strut, a pose, a silly face, and once more
< Best party game ever!
< Round up the gang! Book!
= party
> Loudest cheer in the room? Yours!
- {name} lead{s} the poses, and you all do the squealing
- {name} teach{es} you all a silly routine and a group pose
- Learn a silly routine, a group pose and a victory squeal
- One of you tries, everybody cheers, and you swap
< Bring the loud ones!
< Cheer, pose, laugh, repeat!
= party
> Party games, but with a pole!
- {name} host{s} the struts, swings and poses
- {name} teach{es} the whole bunch to strut, swing and pose
- First one to laugh has to pose again
- Strut, swing and pose in a dance you’ll all remember
< Everybody plays!
< Bring the whole happy bunch!
= private
> You choose the game!
- You choose the move, and {name} show{s} you how
- Choose spins, slides or that silly move, and {name} show{s} you how
- Choose spins, slides or that one silly move you love
- All the turns are yours, and there’s no lining up
< Your turn! And again!
< First in line, always!
= private
> A whole class, all to yourself!
- You pick the move, and {name} bring{s} the cheers
- You pick the move and the pace, and {name} bring{s} the cheers
- You pick the move, set the pace and get all the cheers
- One teacher, one playlist, one very happy you
< No line, just you!
< Table for one? Book it!
= private
> Wish list out! What’s first?
- You make the wish, and {name} teach{es} you the move
- You name the move, and {name} play{s} along till it’s yours
- Pick the move you saw, the one you dream of, or both
- You name it, we play with it till it’s yours
< Pick a wish! Book it!
< Dream big, then book!
= practice
> Show and tell! Bring your favorite move!
- {name} host{s} the swaps and wobbles
- {name} open{s} the floor: swap a trick, film a wobble
- Swap a trick, borrow a move, film a wobble
- No plan, no whistle, just playtime
< Your show. Go!
< Swap you a move!
= practice
> The playground’s all yours!
- {name} host{s} playtime, you pick the moves
- {name} host{s} playtime. Bring the silly move, the hard one, or both
- The silly one, the hard one, the one from that video
- Play it again, and once more for fun
< Play what you like!
< Favorite move first!
= practice
> That move you saw online? Try it!
- {name} host{s}, you try and try again
- {name} host{s}, you play: once for fun, once to show off
- Once for fun, once for real, once to show off
- Pause the video, try it, laugh, try it again
< Save yourself a test flight!
< Best take wins!
= workshop
> Let’s open it up and see inside!
- {name} take{s} it apart, bit by bit
- {name} open{s} up one topic, and you see how it fits
- One trick, all the bits, and how they fit together
- Twist it, tweak it, try it wrong on purpose
< Come tinker with us!
< Bring all your questions!
= workshop
> Nerd out with us!
- {name} answer{s} every why and how
- {name} go{es} deep on one topic. Ask why, ask how, then try
- One topic, every angle, and all the silly questions
- Ask why, ask how, ask again, then try it
< Nerds, book your seats!
< Ask away, try away!
= workshop
> How does it work? Poke it and see!
- {name} find{s} the sneaky bit with you
- {name} slow{s} it down, flip{s} it over and find{s} the sneaky bit
- We take it apart, you put it back together your way
- Slow it down, flip it over, find the sneaky bit
< No question too silly!
< Curious? Save your spot!
= showcase
> Rehearsal time! Jazz hands at the ready!
- {name} run{s} it with jazz hands
- {name} run{s} it from the top, muddles, giggles and jazz hands included
- Giggle now, so that we can be serious later
- Run it, muddle it, run it with jazz hands
< Get that grin stage-ready!
< Once more, for fun!
= showcase
> Every great bow starts with a wobble!
- {name} clap{s} for every single wobble
- {name} take{s} you from first wobble to one great big bow
- Wobble in the wings, shine in the middle
- Deep breath, big grin, and off we go
< Ready for your bow?
< Bow, grin, bow again!
= showcase
> Places, everyone! Deep breath! Grin!
- {name} call{s} it from the top
- {name} call{s} it from the top. No peeking at the front
- From the top, and no peeking at the front row
- Smile at the judges, even if it’s only Mom
< Cue the music!
< Big finish! Hold it!
= photo
> Say cheese! Now say it upside down!
- {name} bring{s} pretty poses and silly ones
- {name} bring{s} the ideas: one pretty pose, one silly, one nobody explains
- One pretty one, one silly one, one nobody explains
- Pose, hold, snort, blurry, again
< Cheeeeese! Book your pose!
< Keep the silly one!
= photo
> Strike a pose! Now a sillier one!
- {name} pose{s} silly first, you go sillier
- {name} lead{s} the poses: pointed toes, fish lips, hair in the air
- Pointed toes, fish lips, hair in the air
- Big pose, bigger hair, and nobody blink
< Ready for your close-up?
< Strike it, hold it, click!
= photo
> New profile picture? Right this way!
- {name} bring{s} out your best laugh
- Your best trick, your best side, and {name} to make you laugh
- Your best trick, your best side, your best laugh
- Pick a pose, point the toes, and think of the beach
< Book your best side!
< Smile! No, the real one!
= men
> Remember climbing everything? Do it again!
- {name} show{s} you how to climb, hang and swing
- Climb, hang and swing with {name}, just like the good old days
- Climb, hang, swing and grin all the way up
- Think of climbing trees, only with much better music
< Race you to the top!
< Climbers, claim your spots!
= men
> Monkey bars, grown-up size!
- {name} bring{s} the hangs, the swings and the bad jokes
- {name} {has} hangs, pulls and swings for every happy climber
- Hang, pull and swing, and see who laughs first
- Swing, hang, hold, flex, repeat
< Bragging rights for every try!
< Come hang, gentlemen!
= men
> Strong? Prove it with a spin!
- {name} go{es} first: pull, swing, spin
- {name} make{s} it look easy. You pull, swing, miss, laugh, get it
- It looks easy till you try, and then it’s hilarious
- Pull, swing, miss, laugh, got it
< Challenge accepted? See you there!
< Come find out with us!
= prenatal
> Dance along, you two!
- {name} count{s} you both in, gently
- {name} lead{s} gentle sways on soft knees, with big smiles for two
- Sway left, sway right, wait for a kick, say hello
- Gentle songs, soft knees, big smiles for two
< Dance for two! Book once!
< Kicks count as clapping!
= prenatal
> Tiny dancer on board!
- {name} keep{s} the sways gentle
- {name} keep{s} it gentle: easy sways, happy songs, sit-downs when you fancy
- Gentle moves, happy songs, and a sit-down when you fancy
- Soft songs, easy sways, and a little hello from inside
< Bump first, you right behind!
< Come sway with us!
= prenatal
> Two tickets for the gentlest ride, please!
- {name} drive{s} slowly: sways and circles
- Nice and slow with {name}: a sway, a circle, a happy sigh
- A sway, a circle, a nice long sigh
- Round and round, nice and slow
< Sway along, both of you!
< Sway, smile, say hello!
= postnatal
> Hooray, you’re back! Come move gently!
- {name} take{s} it one little move at a time
- {name} take{s} it easy, one gentle little move at a time
- Easy does it, one little move at a time
- Soft moves, silly songs, a big cheer for showing up
< Come gently, leave grinning!
< Welcome back! Save your spot!
= postnatal
> Your turn to be rocked!
- Sways, stretches, and {name} humming along
- A sway, a stretch, and {name} with a song that’s no lullaby
- A sway, a stretch, a song that isn’t a lullaby
- Slow and easy, with a laugh in between
< Swing gently, smile often!
< Come have some you-time!
= postnatal
> Out of the house! Hooray!
- {name} keep{s} the moves small and happy
- {name} keep{s} the moves small, the smiles big and the clock away
- You showed up, and that’s the hard part done
- Small moves, big smiles, nobody checking the time
< High five for getting here!
< Book your great escape!
= contemporary
> Dance like spilled paint!
- {name} pour{s} out swirls, swoops and splashes
- Big reaches, swoopy arms, and {name} to start the splash
- Swirl, swoop, splash across the floor
- Big reaches, swoopy arms, happy feet
< Splash about with us!
< Make a lovely mess!
= contemporary
> Dance like nobody’s filming!
- Float, whirl, swoop, and {name} whirling too
- {name} lead{s} you from float to whirl to swoop
- Float, whirl, swoop, and whirl again
- Big arms, soft knees, zero replays
< Whoosh along with us!
< No audience! Just come!
= contemporary
> Your feet started tapping. Let them out!
- {name} walk{s} them through skips, swoops and turns
- {name} let{s} them skip, swoop, roll and turn all over
- Give them a song and follow along
- Skip, swoop, roll, turn, and no wrong answers
< Come dance it all out!
< Feet first! You follow!
= acro
> Airplane time! Who’s flying first?
- {name} help{s} you hold, fly and swap
- {name} help{s} one hold and one fly, and then you swap
- One holds, one flies, then you swap
- Wobbly towers, soft landings, happy shrieks
< Boarding now! Book your seat!
< Cleared for takeoff!
= acro
> High five! With your feet!
- {name} train{s} bases, birds and gigglers
- {name} teach{es} the base, the bird and the giggle in between
- One’s the base, one’s the bird, both get the laughs
- A lean, a lift, a look at each other, a laugh
< Be somebody’s bird!
< Team Bird, this way!
= acro
> I’ve got you! Now you’ve got me!
- Lean, lift, swap, and {name} right there
- {name} spot{s} every lean, lift and swap, giggles included
- Lean in, lift up, swap over, laugh
- Count to three, trust, and up somebody goes
< You lift, we laugh, swap!
< Trust fall, but fun!
= circus
> Roll up, roll up, and roll over!
- A balance, a wobble, and {name} yelling ta-da
- {name} teach{es} the balance, the wobble and the big bow
- Balance it, wobble it, take a bow
- A little swing, a little wobble, a lot of ta-da
< Step right up!
< Come one, come silly!
= circus
> Clown around with us!
- {name} start{s} with a tumble and a trick
- {name} {has} a trick, a tumble and a big finish for you
- Hang, balance, bow, and a drumroll for the hard bit
- A trick, a tumble, a big finish
< Drumroll, please!
< Big finish, bigger bow!
= circus
> And now, the great, the daring: you!
- {name} handle{s} the drumroll, you take the bow
- {name} help{s} with the small trick, you take the enormous bow
- Deep breath, small trick, enormous bow
- Up, wobble, hold, ta-da
< Take the ring!
< Hold for applause!
= openlevel
> Easy mode? Hard mode? Your pick!
- {name} show{s} each move in both
- {name} show{s} each move in both modes. Switch whenever you like
- Same song, same fun, your own setting
- Switch halfway if you like. Nobody keeps score
< Choose your mode!
< Pick your moves and play!
= openlevel
> Come one, come all! Every level plays!
- {name} {has} easy versions and tricky ones
- {name} {has} an easy version and a tricky one of every move
- Easy version or tricky one, you pick, we cheer
- New or not, there’s a move here for you
< Jump right in!
< All in? All in!
= openlevel
> There’s a game here for everybody!
- Big moves, small moves, all with {name}
- {name} bring{s} big moves, small moves, and a cheer for both
- Big moves, small moves, and a cheer for both
- You play yours, they play theirs, the music’s the same
< Pick a move! Any move!
< Come play at your speed!
= teens
> Your phone can watch. You get to play!
- {name} teach{es} the tricks, and you press replay
- {name} show{s} you a trick, you try, and your crew goes wild
- Expect good tricks, good tunes and plenty of laughing
- Learn a new move with good tunes and your silly crew
< Press pause, come play!
< Wait. Do that again!
= teens
> Bring your crew! Or find one here!
- {name} show{s} you a move, and your whole crew tries
- {name} show{s} you a trick, and you cheer each other on
- One of you tries, the rest cheer, and everybody laughs
- Learn a climb or a swing and name it after yourself
< Your crew’s waiting!
< Save your whole crew spots!
= teens
> Level one: hang on. Level two: laugh.
- {name} unlock{s} one tricky move
- {name} teach{es} one tricky move, and you all learn together
- Bonus points for landing it on the beat
- There’s one tricky move, and we get it as a team
< Ready, player?
< Extra lives for everyone!
= teens
> New move? Your group chat won’t believe it!
- {name} show{s} you the move, and you make it yours
- {name} teach{es} it step by step, and you get to show everybody
- Try it, wobble, laugh and teach it to your bestie
- Come for good songs, good friends and a lot of laughing
< Make them believe it!
< Show them how it’s done!
= kids
> Monkeys climb, koalas hang. What are you?
- {name} cheer{s} every climb, hang and swing
- {name} show{s} everybody how to climb, hang, swing and land like cats
- Pick an animal, hold on tight and show us
- We swing, we spin, we land like cats
< Any animal may join!
< Sign up your little monkey!
= kids
> Feet up! Whee! Who’s next?
- {name} help{s} everybody climb and swing
- {name} help{s} little hands hold tight for big swings and giant giggles
- Little hands get big swings and giant giggles
- Climb to the treetop, slide to the sea
< Your turn! Swing with us!
< One more time? Yes!
= kids
> Blast off in three, two, one!
- {name} count{s} down, and everybody gets to float
- {name} count{s} down, and little astronauts hold tight, spin and float
- We hold tight, spin round and float down like astronauts
- Pointy toes make the best rockets
< Zoom over to our class!
< Save your astronaut a seat!
= kids
> Homework: hang like a sloth!
- {name} help{s} everybody hang, swing and bow
- {name} teach{es} the sloth hang, the monkey swing and the superstar bow
- Then swing like a monkey and bow like a star
- We stretch, we swing, we learn a new move, we giggle
< Gold stars for everyone!
< Best homework ever!
= kids
> Can you twirl like a helicopter?
- {name} help{s} everybody twirl and land softly
- {name} show{s} everybody how to spin, balance and land softly, giggles included
- Arms out, toes pointed, and round and round we go
- We spin, balance and land softly, with lots of giggles
< Twirl on over!
< Small pilots, ready for takeoff!
= kids
> Tiny feet! Great big ta-da!
- {name} teach{es} a new move, and every child takes a bow
- {name} help{s} each small star learn a move and take a bow
- We learn a move, we practice, we take a big bow
< Save your small star’s spot!
< Big bow! Bigger!
= kids
> Who can wiggle like jelly? Everybody!
- {name} play{s} along as we wiggle, stretch and freeze
- We wiggle, stretch, freeze and learn a brand-new move with {name}
- We wiggle, we stretch, we freeze, and we learn a move
< Wiggle this way!
< Bring your best wiggler!
= kids
> Superheroes start small!
- {name} coach{es} hangs, swings and soft landings
- Little heroes hang, swing and land softly, with {name} close by
- Strong hands, pointy toes, soft landings and a lot of giggles
< Save your hero a spot!
< Up, up and giggle!
= kids
> Roll up, little acrobats!
- {name} cheer{s} every balance, swing and bow
- {name} teach{es} little acrobats to balance, swing and bow
- We balance, we swing, we bow, and everybody claps
< Your little acrobat’s turn!
< Drumroll! Here you come!
= class
> Dance party! You’re on the list!
- {name} call{s} the steps, you wiggle
- {name} start{s} the music and show{s} you every hop, twirl and step
- Hop, twirl, laugh, forget the steps, hop again
- Happy songs, silly faces, a cheer for showing up
< Bring your happiest feet!
< RSVP with a wiggle!
= class
> Can you come out to play?
- {name} call{s}, and you hop, skip and twirl
- {name} {has} music, room to move and a few silly steps
- There’s music, room to move and a little silliness
- Hop, skip, twirl, repeat
< Hop over and play!
< Knock knock! Come on out!
= class
> Grown-ups need recess, too!
- {name} ring{s} the bell, and out come the moves
- {name} swap{s} the whistle for music and the monkey bars for moves
- Music instead of a whistle, moves instead of monkey bars
- No homework, no lining up, just a good song
< Bell’s ringing! Come play!
< Recess starts with you!
`;
