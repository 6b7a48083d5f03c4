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
@ Pole Choreography
? music
> {Music}! Now let’s give it some moves!
- {name} teach{es} the routine in sections, and you dance full out at the end
- Learn the new routine in sections with {name}, and finish dancing full out
- Learn the routine section by section, and dance full out at the end
< Sing along! Dance along!
< Humming counts as homework!
< Sign up before the chorus!
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
> Wear {wear}! Hop on! Whee!
- {name} teach{es} you to hold on, swing round and land softly
- Try walks, turns and spins to good music with {name}
- We walk, swing and spin to one good song after another
< Happy knees, happy grin!
< Save yourself a turn!
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring} for a happy whirl!
- {name} teach{es} walks, swings and a pretty pose or two
- Hold on, swing round and strike a pose with {name}
- Hold on, swing round and strike a pose to good music
< Packed? Perfect!
< We’ll save you a pole!
= chair
? bring *friend*
> Bring {bring}! Dance side by side!
- {name} teach{es} you both to lean, turn and kick on a chair
- Lean, turn and kick through one song with {name}
- Lean, turn and kick through one song on your chairs
< Who’ll laugh first?
< Two seats, please!
= stretch yoga
? bring *mat
> Bring {bring} for a long, lovely stretch!
- {name} guide{s} you slowly from your neck to your toes
- Breathe, reach and fold gently with {name}
- We breathe, reach, fold and rest at the end
< Flop down and say aah!
< Happy sigh included!
= floor lowflow exotic flow
? bring *knee pads*
> Bring {bring}! Let’s slide!
- {name} teach{es} rolls, leg waves and smooth ways to the floor
- Roll, reach and swish to the music with {name}
- We roll, reach and swish our way through the song
< Your knees say thank you!
< Down we go, laughing!
= heels exotic burlesque
? wear heels
> Wear heels! Let’s hear them click!
- {name} teach{es} the walk, the turn and a bold pose
- Strut, turn and pose to the music with {name}
- We strut, turn and pose, and then we do it bigger
< You sound fabulous!
< Here comes trouble!
= choreo heels contemporary salsa twerk
? music
> {Music}! Who can sit still?
- {name} {has} the steps, and you dance them to the end
- Learn the moves bit by bit with {name}
- We learn the moves bit by bit, then dance the whole song
< Nobody! Come on over!
< Your shoulders know it already!
= kids
? bring *water*
> Bring {bring}, and let’s play!
- {name} show{s} every move, and everybody gets a try
- Balance, stretch and learn new moves with {name}
- We balance, stretch and learn new moves together
< Big gulp, big smile!
< Ready, movers? Go!
= kids
? bring *friend*
> Bring {bring}! Play together!
- {name} teach{es} the moves, and you cheer for each other
- Learn a new move side by side with {name}
- Take turns, try a new move and cheer for each other
< Whee times two!
< Save us both a spot!
= teens
? bring *friend*
> Bring {bring}! It’s more fun as two!
- {name} show{s} the moves, and you learn them side by side
- Learn a new trick together with {name}
- Learn a new trick together and cheer each other on
< Text them. We’ll wait!
< Matching grins? Obviously!
= kids teens
? level beginner (no experience)
> No experience needed! Every try gets a cheer!
- {name} show{s} every move, one small step at a time
- Learn your first moves with {name}, nice and easy
- We show every move, and everybody gets time to learn it
< Come give it a go!
< First-timers, hooray!
= kids teens
? offer first class free
> First class free! Come and play with us!
- {name} start{s} with easy moves and plenty of cheering
- Try new moves with {name} and see how much fun it is
- We balance, stretch and try new moves, with plenty of cheering
< You’ll have a ball!
< Yay! Say hi!
= kids teens
? offer free trial class
> Free trial class! Who wants to try?
- {name} teach{es} a new move in small, happy steps
- Learn a balance and a brand-new move with {name}
- We warm up, balance and learn a brand-new move
< Me! I do!
< Hop in and see!
= kids teens
? substitute
> This time with {sub}! Let’s play!
- {Sub} is in for {for}, with new moves and music ready
- {Sub} is in for {for}, and a new move is waiting for you
< Wave hello!
< Big smiles, please!
= kids teens
? soldOut sold out
> Sold out! Hooray for you all!
- {name} can’t wait to show you the moves
- We can’t wait to move, laugh and learn with you
< See you there, superstars!
< High fives are ready!
= kids teens
? guest
> Guess who’s coming to class? {Guest}!
- Come and learn something new with a special guest
- Come say hi and learn new moves with our guest
< Bring your big smile!
< Wow! See you there!
= kids teens
? places *left
> {Places}! Join the fun!
- {name} teach{es} a new move, with lots of tries for everybody
- Warm up, balance and learn new moves with {name}
- We warm up, balance and learn new moves together
< Save your superstar a spot!
< Yay! Hop along!
= kids teens
? typed *new class*
> Brand-new class! Who’s in?
- {name} start{s} everybody with easy moves and big cheers
- Be there when {name} teach{es} the very first moves
- Everybody starts together with easy moves and big cheers
< You’re coming? Yay!
< Come say hi to us!
= kids teens
? series starts*
> It {series}! Come learn with us!
- {name} start{s} with easy moves and add{s} new ones bit by bit
- Try one new move after another with {name}
- We start with easy moves and add new ones bit by bit
< Ready? Hooray!
< Save the date! Yay!
= kids teens
? music
> {Music}! Everybody dance!
- {name} {has} steps, turns and poses to go with it
- Learn the moves with {name}, then move along to the song
- Learn the moves, put on the song and sing if you like
< Turn it up, please!
< Wiggle, wiggle, hooray!
= any
? bring *shorts*
> Bring {bring}! Come and play!
- {name} take{s} you through {move} and {move2}, step by step
- Come for {move} and {move2} with {name}, and have fun
- We try out {move} and {move2} to good music
< See you there, smiling!
< All set? Hooray!
= any
? bring *mat
> Bring {bring}! Roll it out!
- {name} lead{s} you through {move} and {move2}, nice and easy
- Warm up and enjoy {move} and {move2} with {name}
- We warm up, then it’s time for {move} and {move2}
< Pick a good spot!
< Ready? Flop!
= any
? bring *friend*
> Bring {bring}! Twice the fun!
- {name} take{s} you both through {move} and {move2}
- Enjoy {move} and {move2} together with {name}
- Enjoy {move} and {move2} together and laugh all the way home
< Who’s it going to be?
< Go on, text them!
= any
? bring *friend*
> Better together, so bring {bring}!
- {name} show{s} you {move} and {move2}, and you cheer each other on
- Try your {move} and {move2} side by side with {name}
- Try your {move} and {move2} side by side and laugh a lot
< High fives ready!
< Bring the funny one!
= any
? bring mats (provided)
> Mats provided! Just bring yourself!
- {name} lead{s} the warm-up, then come {move} and {move2}
- Stretch out and enjoy {move} and {move2} with {name}
- We warm up together, then come {move} and {move2}
< Hands free, grin on!
< Travel light, smile big!
= any
? bring *(provided)
> {Bring} provided! Just come and play!
- {name} {has} {move} and {move2} ready for you
- Come along for {move} and {move2} with {name}
- Come along for {move}, {move2} and good music
< Nothing to carry! Hooray!
< Pockets empty, grin full!
= any
? wear heels
> Wear heels and feel fabulous!
- {name} teach{es} walks, turns and poses to the music
- Walk, turn and pose through a good song with {name}
- We walk, turn and pose to one good song after the other
< Strut on over!
< Hello from up here!
= any
? bring heels (optional)
> Heels or no heels? You choose!
- {name} show{s} every move for both, so wear what you like
- Dance it high or flat with {name}
- Dance it high or flat, and have fun both ways
< All feet welcome!
< Happy toes, come play!
= any
? wear bare feet
> Bare feet! All ten toes are welcome!
- {name} lead{s} the warm-up and show{s} every step
- We warm up from the ground and move to the music
< Wiggle them and come!
< Off we tiptoe!
= any
? offer first class free
> First class free! Come and try!
- {name} show{s} you {move} and {move2}, and you see how it feels
- Meet {name}, try {move} and {move2}, and see how it feels
- Enjoy {move} and {move2}, laugh a little and see how it feels
< Go on, it’s fun!
< Come say hi!
= any
? offer first class free
> Guess what? First class free!
- {name} start{s} you off with a warm-up, {move} and {move2}
- Come and try {move} and {move2} with {name}
- We start with a warm-up, then come {move} and {move2}
< Ooh, yes please!
< See you very soon!
= any
? offer free trial class
> Free trial class! Come play!
- {name} walk{s} you through {move} and {move2}, bit by bit
- Try {move} and {move2} with {name} and ask anything
- Try {move} and {move2}, ask anything and have a laugh
< Your grin will tell!
< Take a happy peek!
= any
? offer
> Ooh, look: {offer}!
- {name} {has} {move}, {move2} and good music waiting for you
- Treat yourself to {move} and {move2} with {name}
- Treat yourself to {move}, {move2} and a good laugh
< Happy news! Come along!
= any
? offer
> Hooray! {Offer}!
- {name} bring{s} {move} and {move2}, you bring the happy dance
- Come for {move}, {move2} and a happy dance with {name}
- Come for {move}, {move2} and a happy dance
< Tell everybody!
< Come celebrate with us!
= any
? offer half price
> Half price! Whole lot of fun!
- {name} still take{s} you through {move}, {move2} and more
- Enjoy all the {move} and {move2} with {name}
- You still get all the {move}, the {move2} and the music
< Quick math! Happy dance!
< Yes, really! Book it!
= any
? offer *off*
> {Offer}! The fun stays full size!
- {name} still {has} {move}, {move2} and a big smile for you
- Enjoy {move}, {move2} and good music with {name}
- You still get {move}, {move2} and a lot of laughs
< Save some, play lots!
< Lucky you!
= any
? offer your friend comes free
> Your friend comes free! Hooray!
- {name} show{s} you both {move} and {move2}, side by side
- Try {move} and {move2} together with {name}
- Try {move} and {move2} together and laugh about it after
< Text the lucky one!
< Pick the giggly one!
= any
? offer 2 for 1
> 2 for 1! Come as a pair!
- {name} teach{es} you both {move} and {move2}
- Enjoy {move} and {move2} with {name} and your favorite person
- Enjoy {move} and {move2} next to your favorite person
< Twice the laughs!
< Go on, pick somebody!
= any
? level beginner (no experience)
> No experience needed! Just come and play!
- {name} show{s} you {move} and {move2} from the very start
- Learn {move} and {move2} with {name}, one at a time
- We learn {move} and {move2} from the very start, bit by bit
< Curious? That’s enough!
< Come try it out!
= hoop silks trapeze straps
? level beginner (no experience)
> First time off the ground? No experience needed!
- {name} help{s} you get up, hold on and strike a pose
- Start low with {name} and learn to sit, hang and swing
- We start low and learn to sit, hang and swing
< Toes up! Wheee!
< Bye-bye, floor!
= pole intro spin spinpole
? level beginner (no experience)
> No experience needed! Ever swung round a lamppost?
- {name} show{s} you how to walk, hold on and spin
- Learn your first walk, step and spin with {name}
- We start with a walk and a step, and then you spin
< Then you’ll love this!
< Your turn! Whee!
= chair
? level beginner (no experience)
> No experience needed! Can you sit? Perfect!
- {name} show{s} you leans, turns and kicks, step by step
- Learn a little chair routine with {name}, bit by bit
- We lean, turn and kick, one step at a time
< Have a seat, dancer!
< You’re so ready!
= any
? level beginner
> Beginners welcome! We love first tries!
- {name} teach{es} {move} and {move2} slowly, with time for questions
- Discover {move} and {move2} with {name}, one by one
- We take {move} and {move2} slowly, with time for questions
< Go on, surprise yourself!
< Biggest cheers for you!
= any
? level beginner
> Beginners, wobble this way!
- {name} start{s} with {move} and {move2} that anybody can try
- Make friends with {move} and {move2}, with {name} to help
- We make friends with {move} and {move2}, one at a time
< Hooray for day one!
< We’re happy you’re here!
= any
? level beginner (only)
> Beginners only! Everybody’s new!
- {name} start{s} all of you with the very first move
- Learn {move} and {move2} with {name}, all at the same pace
- We all learn {move} and {move2} together, at the same pace
< Join the club!
< You’ll fit right in!
= any
? level all
> All levels welcome, from Oops to Ooh!
- {name} show{s} {move} and {move2} in an easy and a tricky way
- Try {move} and {move2} at your own level with {name}
- Try {move} and {move2} the easy way or the tricky way
< Oops has good company here!
= any
? level advanced*
> Advanced class! Bring the big moves!
- {name} take{s} your {move} and {move2} a good bit further
- Polish your {move} and {move2} with {name}
- We polish {move} and {move2} and take them a bit further
< You’re ready for this!
< Make us say wow!
= any
? level intermediate
> Intermediate level! Time for something trickier!
- {name} add{s} a new twist to your {move} and {move2}
- Work on your {move} and {move2} with {name}
- We add a new twist to the {move} and {move2} you know
< Come try it for size!
= any
? audience women*
> {Audience}! Come and have fun!
- {name} lead{s} {move} and {move2} to good music
- Enjoy {move}, {move2} and a good laugh with {name}
- We enjoy {move}, {move2} and a lot of laughing
< Lovely company, too!
< Bring your biggest smile!
= any
? audience all bodies welcome
> All bodies welcome! Yours, too!
- {name} show{s} {move} and {move2} in more ways than one
- Try {move} and {move2} your own way with {name}
- Try {move} and {move2} your own way, at your own pace
< Come exactly as you are!
< We’re already cheering!
= any
? places *left
> {Places}! Is one of them yours?
- {name} {has} {move} and {move2} on the plan, and good music
- Come for {move} and {move2} with {name}
- Come for {move}, {move2} and a good laugh
< Tag, you’re in!
< Put your name down!
= any
? places few
> Be fast, then come and play!
- {name} {has} {move}, {move2} and a big smile ready
- Hop over for {move} and {move2} with {name}
- Hop over for {move}, {move2} and good music
< Dibs! Say dibs!
< Me! Pick me!
= any
? places max*
> {Places}! Lots of turns for you!
- {name} {has} time to help with all your {move} and {move2}
- Learn {move} and {move2} with {name}, with plenty of help
- There’s plenty of help with {move} and {move2}
< You first! No, you!
< Call dibs on yours!
= any
? places small group
> Small group! Big fun!
- {name} {has} time for all your {move} and {move2}
- Learn {move} and {move2} with {name}, with lots of tries
- You get more help with {move} and {move2}, and more high fives
< Be one of the gang!
< Hop over and join us!
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole! No sharing!
- {name} show{s} each move, and you try it as often as you like
- Walk, swing and spin all class long with {name}
- No waiting in line, so walk, swing and spin all you like
< Mine! All mine!
< Hold on and enjoy!
= any
? series * weeks*
> {Series}! That’s a lot of high fives!
- {name} add{s} to your {move} and {move2} from class to class
- Learn {move} and {move2} with {name} and the same happy bunch
- We learn {move}, {move2} and more with the same happy bunch
< Palms at the ready!
= any
? series week *
> {Series}! The fun goes on!
- {name} {has} more {move} and {move2} ready for you
- Come for more {move} and {move2} with {name}
- It’s time for more {move} and {move2}
< We saved you a smile!
< See you there, gang!
= any
? series starts*
> It {series}! Come play from day one!
- {name} start{s} with {move} and {move2} and build{s} up from there
- Learn {move} and {move2} with {name}, right from scratch
- We start with {move} and {move2} and build up from there
< Circle the date!
< Are you in? Hooray!
= any
? series last class*
> {Series}! Let’s enjoy every bit!
- {name} bring{s} out your favorite {move} and {move2}
- Do your favorite {move} and {move2} once more with {name}
- We bring out our favorite {move} and {move2}
< Save your best bow!
< Hip hip, everybody!
= any
? music
> Guess what’s playing? {Music}!
- {name} put{s} {move} and {move2} to it, and you can hum along
- Learn {move} and {move2} to it with {name}
- We put {move} and {move2} to it, and humming is allowed
< Caught you swaying!
< Air drums welcome!
= any
? music
> {Music}! Are you moving already?
- {name} put{s} {move} and {move2} right on the beat
- Put your {move} and {move2} on the beat with {name}
- We learn {move} and {move2} first, then play the song
< Shoulders, too!
< Save us the chorus!
= any
? music
> Turn it up! It’s {music}!
- {name} {has} {move} and {move2} to match
- Learn {move} and {move2} with {name} and sing the chorus
- Learn {move} and {move2}, sing the chorus and go again
< You’re the band!
< Come and join in, superstar!
= any
? substitute
> This time with {sub}! Come and play!
- {Sub} is in for {for}, with {move} and {move2} ready
- {Sub} is in for {for}, with {move}, {move2} and good music
< Bring your friendliest grin!
= any
? substitute
> Say hi to {sub}!
- {Sub} is in for {for}, with {move} and {move2}
< Make it a big smile!
< See you there, friendly faces!
= any
? soldOut sold out
> Sold out! You’re all stars!
- {name} can’t wait to see you all and get moving
- We can’t wait to see you all and get moving
< What a happy bunch!
< Happy dance for everybody!
= any
? soldOut sold out
> Full house! Thank you, lovely people!
- {name} {has} {move} and {move2} ready for you all
- There are {move} and {move2} waiting for you all
< See you all very soon!
< We’re doing a happy dance!
= any
? soldOut waitlist
> Full, but there’s a waitlist! Fingers crossed!
- {name} would love to see you if a place opens up
- Put your name on it, and we’ll hope along
< Wishing you luck, lovely!
< Toes crossed, too!
= any
? soldOut sold out
? soldOut waitlist
> Full house! But the waitlist’s open!
- Put your name down and cross your fingers
< We’re hoping along with you!
< Good luck, sunshine!
= any
? guest
> Ooh, company’s coming! It’s {guest}!
- Come for {move}, {move2} and fun with our guest
< Make it a big hello!
< Bring your biggest grin!
= any
? guest
> Guess who’s coming? {Guest}!
- Come for {move}, {move2} and a very special guest
< Save your spot! Say hi!
< Wave wildly!
= any
? typed *no partner*
> No partner needed! Just bring you!
- {name} show{s} you {move} and {move2}, and you go solo
- Learn {move} and {move2} with {name}, all by yourself
- Come on your own for {move}, {move2} and friendly faces
< Party of one? Welcome!
< We’ll save you a smile!
= salsa contemporary choreo heels burlesque twerk floor flow chair
? typed *no partner*
> No partner needed! Dance with all of us!
- {name} teach{es} the steps, then puts on a whole song
- Learn the steps with {name}, then dance a whole song
- Learn the steps, add the music and dance along
< Join the happy crowd!
< Solo, but never alone!
= any
? typed *alone or with a friend*
> Come alone, come with a friend, just come!
- {name} show{s} {move} and {move2}, and everybody joins in
- We try {move} and {move2} together and cheer for everybody
< Solo or duo, hooray!
< One? Two? See you there!
= any
? typed *new class*
> Brand-new class! Mint condition!
- {name} start{s} everybody with {move} and {move2}
- Be there from the start for {move} and {move2} with {name}
- Everybody starts with {move} and {move2}, side by side
< Be there from day one!
= intro
> Your very first whee!
- {name} walk{s} you from your first grip to your first swing
- Learn to hold on, walk round and swing with {name}
- Learn to hold on, walk round and swing, step by step
< Say it with us: whee!
< Many more to come!
= intro
> New here? Hooray!
- {name} start{s} with easy walks, turns and a first pose
- Try easy walks, turns and poses with {name}
- We start with easy walks and turns, and cheer every try
< Can’t wait to meet you!
< Come say hello, you!
= pole
> Round the pole we go!
- {name} teach{es} walks, swings and poses, and we cheer every try
- Walk, swing and spin to good music with {name}
- We walk, swing and spin to music, and cheer every try
< And round again! Whee!
= pole
> Remember swinging round lampposts?
- {name} show{s} you how to step, hold on and spin
- Step, lean out and spin with {name}, to much better music
- Step, lean out and spin, only to much better music
< No lampposts were harmed!
< Come have another go!
= pole
> Hello, pole! Hello, music!
- {name} teach{es} spins, climbs and poses to a really good song
- Try spins, sits and poses with {name}, step by step
- We try spins, sits and poses to one good song after another
< Hello, you!
< They’ve been asking for you!
= spin spinpole
> Whee! Round you go!
- {name} show{s} you the step, the lean and the swing
- Step in, lean out and swing all the way with {name}
- Step in, lean out, swing and land softly on your toes
< One more time, please!
< Again, again!
= spin spinpole
> Like a merry-go-round, only better!
- {name} teach{es} spins with pointed toes and a soft landing
- Learn to swing, hold and land softly with {name}
- Spin with pointed toes, land softly and do it again
< Save your ride!
< All aboard! Wheee!
= spin spinpole
> Nobody stops at one spin!
- {name} teach{es} slow spins, big spins and a soft landing
- Try small ones and big ones with {name}, to good music
- Try a small one, then a big one, then both in a row
< Okay, just one more!
< Go on, then! Again!
= spin
> One step, one swing, whee!
- {name} teach{es} you to walk in, push off and land softly
- Walk in, push off and glide round with {name}
- Walk in, push off, glide round and land on your toes
< Wave as you pass!
< Come have a whirl!
= spinpole
> The pole spins! You steer!
- Tuck in to go fast and open out to slow down with {name}
- Tuck in to go fast, open out to go slow, and smile
< Beep beep, coming through!
< Enjoy the ride!
= spinpole
> Whoa, this pole turns!
- {name} help{s} you step on, lean out and find your balance
- Step on, lean out and hold a pose with {name}
- Step on, lean out, hold a pose and float round
< Whoa, so do you!
< Enjoy the revolving view!
= static
> The pole stands still. You don’t!
- {name} teach{es} you to push off, swing round and climb
- Step, hook a leg and swing round with {name}
- Step, hook a leg, swing round and finish with a pose
< Your move!
= static
> No motor in this pole! You’re the engine!
- {name} show{s} you how a good push becomes a long spin
- Push off, climb and hold your pose with {name}
- Push off, swing wide and see how far round you get
< Vroom! Save your spot!
= tricks
> Loved the monkey bars? You’ll love this!
- {name} teach{es} each trick in small steps: grip, hook, hang
- Grip, hook a knee and hang there happily with {name}
- Grip, hook a knee, hang there and wave to everybody
< Swing by!
= tricks
> Ta-da! A new trick!
- {name} show{s} you the grip, the way in and the way out
- Learn it piece by piece with {name}, then put it together
- We learn it piece by piece, then put it all together
< Now take a bow!
< Then amaze your friends!
= tricks
> Watch this!
- {name} teach{es} you a trick to go with those words
- Learn the grip, the pose and the way down with {name}
- Learn a trick worth showing off, one small step at a time
< Ooh! Do it again!
< Go on, we’re looking!
= advanced
> Easy mode is broken! Sorry!
- {name} link{s} mounts, holds and inverts into one long combo
- Work on mounts, holds and long combos with {name}
- We link mounts, holds and clean exits into one long combo
< Nobody’s fixing it!
= advanced
> Hard tricks? Our kind of fun!
- {name} teach{es} big mounts, bold grips and a combo with both
- Try bold grips and one long combo with {name}
- Try the bold grip, the big mount and a combo with both
< Come play up high!
< We’ll do the clapping!
= advanced
> Show-offs, this one’s for you!
- {name} build{s} climbs, inverts and mounts into one big combo
- Climb, invert and polish your lines with {name}
- We climb, invert and put our best moves into one combo
< Make us go ooh!
< Go on, dazzle us!
= intermediate
> Level up! New moves unlocked!
- {name} teach{es} leg hangs, new grips and ways to link them
- Try leg hangs and longer combos with {name}
- Climb a bit higher, try a leg hang and link it all up
< Press start!
< Bonus round? You’re in!
= intermediate
> You’ve got the basics. Now play!
- {name} help{s} you link climbs, sits and leg hangs
- Put the moves you know into longer combos with {name}
- Put the climbs and sits you know into one longer combo
< Game on, superstar!
= intermediate
> Ready for the tricky ones?
- {name} take{s} leg hangs and transitions step by step
- Work on cleaner climbs and longer combos with {name}
- We take leg hangs, climbs and combos one step further
< They’re a bit nervous!
< They’re ready for you!
= flow
> What’s next? Just follow the music!
- {name} link{s} turns, slides and rolls into one easy dance
- Turn, slide and roll from move to move with {name}
- Turn, slide and roll, and let each move start another
< Go where it takes you!
< It never gets lost!
= flow
> No stops! Just one long dance!
- {name} show{s} you how a turn becomes a slide, then a roll
- Join turns, slides and rolls with {name}, right to the music
- A turn becomes a slide, then a roll, and on we go
< Press play!
< Ooh, don’t pause!
= flow
> Your favorite moves, all in a row!
- {name} help{s} you glide from one to the other on the music
- Add the turns and slides in between with {name}
- Add turns and slides in between, and dance it to the music
< Which one’s first?
< Easy as a smile!
= exotic
> Hair flip in three, two… now!
- {name} lead{s} slides, rolls and one very grand finish
- Slide, roll and strut through one song with {name}
- Slide, roll, look up and toss your hair on the beat
< Swish! Gorgeous!
< Sass level: yes!
= exotic
> Strut in! Slide down! Wink!
- {name} teach{es} a sassy dance, low and close to the floor
- Learn rolls, kicks and a sassy walk with {name}
- We roll, kick and pose our way through one sassy song
< Oh, hello there!
< Bring your boldest grin!
= exotic
> Slow like a cat. Sassy like you!
- {name} show{s} you how to slide, roll and stretch out a leg
- Slide low, circle your hips and take your time with {name}
- Slide low, circle your hips and swish your hair on the beat
< Meow! See you there!
< Prowl on over!
= heels
> Strut o’clock!
- {name} teach{es} the walk, the turn and the pose to finish
- Walk, turn and pose to a big song with {name}
- Walk, turn, toss your hair and pose right on the beat
< Chin up, grin on!
< Oh, here you come!
= heels
> Red carpet? No, just us. Strut anyway!
- {name} coach{es} the walk, the turn and the final pose
- Work on your walk, turn and favorite pose with {name}
- Walk in, turn around, strike a pose and do it to music
< Your name’s on the list!
< Make a big entrance!
= heels
> Click, clack, turn, wow!
- {name} put{s} walks, kicks and poses into one dance
- Learn walks, kicks and poses with {name}, then dance a song
- Learn walks, kicks and poses, then dance the whole song
< Fabulous! Once more!
< Wave to your fans!
= lowflow floor
> The floor is lava! No, it’s lovely!
- {name} teach{es} slides, rolls and big leg waves
- Slide, roll and sweep your legs round with {name}
- Slide in, roll across and sweep your legs round to the music
< Come on down!
< You’ll want to stay!
= lowflow floor
> Down we slide! Up we float!
- {name} show{s} you soft ways down and pretty ways back
- Kneel, roll and stretch out a leg with {name}
- Kneel, roll, stretch out a leg and rise with the music
< Smooth as butter!
< Same again, please!
= lowflow floor
> Who needs to stand up to dance?
- {name} link{s} rolls, slides and leg lines to one good song
- Learn a low dance of rolls and slides with {name}
- We roll, slide and reach our way through one good song
< Not us! Join in!
< Come and get comfy!
= handstand
> Feet up! Hands down! Hooray!
- {name} teach{es} the kick, the hold and the soft way back
- Kick to the wall and find your balance with {name}
- Kick to the wall, hold it and come back softly
< Upside-downers, come and play!
< Wave with your toes!
= handstand
> Remember handstands on the grass?
- {name} help{s} you kick up, line up and hold it
- Kick up to the wall and practice holding with {name}
- We warm up our wrists, kick up and hold it for a breath
< Back upside down we go!
< Hello, happy feet!
= handstand
> The wall is your best friend!
- {name} start{s} with flat hands, straight arms and easy kicks
- Practice kicks, holds and soft landings with {name}
- It holds your feet while you practice lines and balance
< Toes up! Ta-da!
< Come say hi to it!
= conditioning polefit
> One more! No, really, one more!
- {name} count{s} the squats, the planks and the pulls
- Lift, hold and laugh through every set with {name}
- We squat, plank, pull and cheer each other through every set
< Now shake it out!
< High five! Done!
= conditioning polefit
> Workout? We call it playtime!
- {name} mix{es} planks, pulls and squats with big music
- Push, pull and hold with {name}, one song at a time
- We push, pull, hold and laugh, one song at a time
< Jelly legs welcome!
< Tag, you’re squatting!
= conditioning polefit
> Lift, hold, wobble, high five!
- {name} lead{s} the lifts and the holds, and count{s} every one
- Work your core, arms and legs with {name}
- We work on core, arms and legs, and count out together
< Laughing counts, too!
< The wobble’s the best bit!
= stretch
> Yawn, stretch, aah!
- {name} guide{s} long holds for your hips, back and legs
- Reach, fold and breathe with {name}, from neck to toes
- We reach, fold and breathe, all the way from neck to toes
< Now the other side!
< Come unfold with us!
= stretch
> Reach for the sky! Now your toes!
- {name} lead{s} you toward splits, backbends and happy hips
- Warm up and work toward your splits with {name}
- We warm up, breathe and work toward splits and backbends
< Bendy or not, come along!
< Nobody’s measuring!
= stretch
> Noodles in training!
- {name} stretch{es} hips, shoulders and backs with you, bit by bit
- Fold, twist and hold with {name}, breath by breath
- We fold, twist and hold, a little softer with each breath
< Al dente is fine, too!
< Sauce not included!
= restore
> Naptime for grown-up muscles!
- {name} lead{s} easy stretches, long breaths and a good lie-down
- We stretch slowly, breathe out and flop down happily
< Flopping is allowed!
< Come and melt with us!
= restore
> Ahhh. That’s the whole class.
- {name} talk{s} you through soft stretches from your neck to your toes
- We stretch from neck to toes and sigh as much as we like
< Bring your best sigh!
< Shoulders, you’re off duty!
= yoga
> Inhale. Exhale. Try not to smile!
- {name} talk{s} you through long stretches and deep breaths
- Stretch, breathe and slow down with {name}
- We stretch, breathe deeply and take it nice and slow
< Oops! Grinning already!
= yoga
> Recess for your shoulders!
- {name} lead{s} easy moves, long stretches and a good rest
- Move gently, stretch out and rest at the end with {name}
- We move gently, stretch long and rest at the end
< They’ve earned it!
< Let them out to play!
= yoga
> Phone off! Shoulders down! Aah!
- {name} guide{s} calm moves, easy balances and a quiet finish
- Breathe, balance and stretch at an easy pace with {name}
- We breathe, balance and stretch at a nice, easy pace
< Ooh, that’s better!
< The world can wait!
= choreo
> New dance! Who’s in?
- {name} teach{es} it in short bits, from the top to the end
- Learn the steps with {name}, then do the whole thing
- We learn it in short bits, then run it to the music
< You! And you! And you!
= choreo
> Five, six, seven, eight… oops, again!
- {name} break{s} the routine into easy pieces and count{s} along
- Learn the routine piece by piece with {name}
- We learn the routine piece by piece and dance it to music
< From the top!
< Got it? Bow!
= choreo
> Copycats wanted!
- {name} show{s} you the steps, and soon it’s a whole dance
- Follow {name} step by step, then dance the whole song
- Follow step by step, add the music and dance it all
< Copy that? Copy that!
< Meow! Count me in!
= chair
> Chairs aren’t just for sitting!
- {name} teach{es} you to lean, kick and slide to the music
- Lean, kick and slide through a song with {name}
- Lean back, kick high, slide off and strike a pose
< Have a seat. Or don’t!
< Bring your best wink!
= chair
> Musical chairs, and everybody wins!
- {name} put{s} turns, crosses and leans into a little routine
- Dance on, over and around yours with {name}
- Dance on, over and around yours until the song ends
< No pushing! Some shimmying!
< Dibs on the front row!
= chair
> Your chair can’t dance. You can!
- {name} show{s} you how to circle it, lean on it and slide off
- Sit, cross your legs and turn in style with {name}
- Sit, cross your legs, turn round and rise in style
< It’ll watch and learn!
< Show it how it’s done!
= burlesque
> Wink! Shimmy! Blow a kiss!
- {name} teach{es} the walk, the pose and the cheeky look back
- Strut, pose and play to the crowd with {name}
- Strut, pose, look over your shoulder and take a bow
< Oops, both eyes!
< Encore! Encore!
= burlesque
> Pick a stage name! Now shimmy!
- {name} show{s} you the strut, the bump and the big bow
- Learn a cheeky little routine with {name}
- Learn a strut, a bump and a cheeky little routine
< The crowd goes wild!
< Curtain up! It’s you!
= burlesque
> Shoulders first! Then hips! Ooh la la!
- {name} teach{es} shimmies, bumps and a walk with a wink
- Shimmy, bump and pose through one cheeky song with {name}
- Shimmy, bump, pose and smile all the way through the song
< Bravo! More, please!
< Ooh la la, indeed!
= twerk
> Bass on! Knees soft! Shake!
- {name} break{s} down the bounce: left, right, both
- Learn the bounce, the roll and the drop with {name}
- Start with the bounce, add the hips and then speed up
< Wiggle over!
< Turn it up! Louder!
= twerk
> Your hips called. They want out!
- {name} teach{es} them to bounce, roll and pop on the beat
- Bounce, roll and pop to big music with {name}
- Let them bounce, roll and pop until the song ends
< Tell them yes!
< Knees bent, grins ready!
= twerk
> Dance like your song just came on!
- {name} show{s} you the stance, the bounce and a short routine
- Drop low, bounce and laugh out loud with {name}
- Bend your knees, drop low and bounce right on the beat
< It’s playing! Come on!
< Eek! It’s THE song!
= salsa
> Just one song? Nobody believes you!
- {name} teach{es} the steps, the turns and the groove
- Step, turn and find the beat with {name}
- Step, turn, groove and stay right on the beat
< Fine. Two! Or ten!
< One more? Told you!
= salsa
> Kitchen dancing, now with a teacher!
- {name} show{s} you the basic step and a turn to go with it
- Learn steps, turns and a little routine with {name}
- Learn the step, add a turn and do it to good music
< The pasta can wait!
< Happy feet, come over!
= salsa
> Left, right, grin!
- {name} build{s} up the steps, slowly first and then to the music
- Follow {name} step by step, then dance to a whole song
- Learn it step by step, then dance one whole song
< Catch the beat!
< Feet ready? Go!
= hoop
> Hop in the hoop!
- {name} teach{es} you to sit, lean back and strike a pose
- Sit, lean back and turn gently with {name}
- Sit inside, lean back, stretch out a leg and turn
< Comfy up there?
= hoop
> Hoop, hoop, hooray!
- {name} show{s} you the way in, a seat and a pretty pose
- Learn mounts, seats and hangs with {name}, step by step
- Learn a mount, a seat and a hang, and link all three
< Wave from up there!
< Up we go, smiling!
= hoop
> Best seat ever! It even turns!
- {name} help{s} you get in, sit tall and lean out
- Sit tall, lean out and hang by your knees with {name}
- Get in, sit tall, lean out and hang by your knees
< Dibs on the ring!
< Come take it!
= silks
> Wrap up! Hang out! Ta-da!
- {name} teach{es} wraps, seats and poses, low first, then higher
- Wrap a foot, lean back and pose with {name}
- Wrap a foot, lean back, let the fabric hold you and pose
< Up you swing!
< Come unroll with us!
= silks
> Human burrito? Close enough!
- {name} show{s} you each wrap and the way back out
- Wrap, sit and hang in the fabric with {name}
- Wrap up, sit back, lean out and strike a pose in the fabric
< Extra fun, no guacamole!
< Roll on in!
= silks
> Swinging on curtains? Finally allowed!
- {name} teach{es} you to hold on, hang and pose in the fabric
- Learn to hold on, wrap up and hang with {name}
- Hold on, wrap up, lean out and strike a pose in the fabric
< Whee! At last!
< Go on, we’re cheering!
= trapeze straps
> Look, no feet!
- {name} teach{es} you to hang, hook a knee and lift
- Hold on, hang and lift your legs with {name}
- Hold on, hang, hook a knee and strike a pose
< The floor can wait!
< Wiggle those toes!
= trapeze straps
> Hang around! We mean it!
- {name} show{s} you how to get up, hold on and pose
- Hold on, balance and swing with {name}, low first
- Get up, hold on, find your balance and swing
< Dangle with us!
< Up, up, wheee!
= trapeze
> Best swing in the playground!
- {name} help{s} you sit, stand and hang by your knees
- Sit, lean out and hang by your knees with {name}
- Sit on it, stand on it, hang under it and pose
< My turn! Your turn!
< Reserve it! Wheee!
= straps
> Hold tight! Up we go!
- {name} teach{es} hangs, wraps and rolls, one step at a time
- Wrap, hang and roll with {name}, low first
- We wrap, hang, roll and come down softly
< Bye for now, floor!
< Look at you fly!
= seniors
> Good music! Good company! Let’s dance!
- {name} teach{es} turns, easy steps and a balance or two
- Step, turn and pose with {name}, at a pace you enjoy
- We step, turn and pose at a pace that suits everybody
< You had us at music!
= seniors
> Shall we have some fun?
- {name} lead{s} walks, turns and holds, with plenty of time to try
- Try walks, turns and holds with {name}, gently or boldly
- Try walks, turns and holds, as gently or boldly as you like
< Yes, let’s!
< We thought you’d never ask!
= seniors
> Sorry, we can’t! We’re dancing!
- {name} teach{es} you a turn, a pose and a short dance
- Learn a turn, a pose and a short dance with {name}
- Learn a turn, a pose and a short dance to a good song
< Out having fun! Back later!
< They’ll manage without you!
= inclusive
> Every body gets to play!
- {name} {has} a version of each turn and pose for you
- Turn, pose and dance your own way with {name}
- Turn, pose and dance in whatever version you like
< Come just as you are!
= inclusive
> Take all the room you like!
- {name} show{s} every turn and pose in more than one version
- Walk, turn and strike a pose with {name}
- Walk, turn, strike a pose and hear us cheer
< More? Take more!
< It’s your class, too!
= inclusive
> Show off! We love it!
- {name} lead{s} walks, turns and poses in your own version
- Pick the moves you like with {name} and dance them proudly
- Pick the moves you like and dance them with a grin
< More, more, more!
< Applause starts now!
= party
> One guest of honor! One silly dance!
- {name} teach{es} all of you one short routine, step by step
- Learn one short routine all together with {name}
- You all learn one short routine and dance it together
< Best party game ever!
< Round up the whole gang!
= party
> Party games, but with dancing!
- {name} teach{es} you all to strut, turn and pose
- Strut, turn and pose as a group with {name}
- Strut, turn, pose and put on a show for each other
< Everybody plays!
< Bring the loud ones!
= private
> Your class! Your rules!
- {name} teach{es} the moves you pick, at the pace you like
- Pick any move and practice it with {name}, at your pace
- Pick a move, set the pace and ask all your questions
< You first! Always!
< Wish list, please!
= private
> A whole class, all to yourself!
- {name} answer{s} every question and help{s} with every try
- Work on your favorite move with {name}, again and again
- Work on your favorite move, as slowly or quickly as you like
< No line, just you!
< One ticket, please!
= private
> Wish list out! What’s first?
- You name the move, and {name} show{s} you how
- You name it, and {name} take{s} it step by step
- You name the move, and we take it step by step
< Dream big, then book!
< Tricky one? Bring it!
= practice
> The playground’s all yours!
- {name} host{s}, and you practice whatever you like
- {name} keep{s} you company while you practice your favorites
- Practice old favorites or try something new, at your own pace
< Pick one and go!
< Slides first or swings?
= practice
> Show and tell! Bring your favorite move!
- {name} host{s} while you swap tricks and try them out
- {name} open{s} the floor, and you practice what you love
- Swap tricks, film a try and do it again
< Ooh, how does that go?
< Me next! You next!
= practice
> That move you saw online? Try it!
- {name} host{s}, and you practice the one you fancy
- {name} put{s} on music, and you work on your list
- No plan and no counts, just time for what you fancy
< Best take wins!
= workshop
> One big topic! All the fun bits!
- {name} take{s} it apart, and you try every piece
- Go through drills, details and questions with {name}
- We take it apart, try every piece and put it back together
< Nerds very welcome!
< Leftover pieces? Oops!
= workshop
> Questions? Bring all of them!
- {name} show{s} you the how, the why and the little details
- Try, tweak and try again with {name}
- We look at the details, try them and try again
< Even the silly ones!
< Hands up! Who’s in?
= workshop
> Extra time for the tricky bits!
- {name} slow{s} them down, and you try them piece by piece
- Work through the details with {name}, one by one
- We slow them down, work on details and try again
< Come tinker with us!
< Ooh, so that’s how!
= showcase
> Showtime’s coming! Jazz hands ready!
- {name} run{s} the piece from the first step to the bow
- Polish the entrance, the steps and the bow with {name}
- We run the piece, polish the tricky bits and practice the bow
< Once more, for fun!
< Cue the music!
= showcase
> Places, everyone! Big smile!
- {name} call{s} it from the top and help{s} with every muddle
- Rehearse your entrance, your steps and your finish with {name}
- We go from the top, fix the muddles and go again
< Here comes your moment!
< Ready for your bow?
= showcase
> Deep breath! Big grin! On you go!
- {name} help{s} you rehearse the start, the middle and the end
- Run your piece with {name}, from the entrance to the bow
- We rehearse the start, the middle and the grand finale
< And the crowd goes wild!
< Curtain, please!
= photo
> Say cheese! Point your toes!
- {name} help{s} you pick a pose, hold it and laugh after
- Try your favorite pose and a new one with {name}
- Bring your favorite pose, try a new one and hold it
< Click! Got it!
< Smile! No, the real one!
= photo
> New profile picture? Right this way!
- {name} help{s} you into your best pose for the camera
- Plan your poses with {name}, then smile for the camera
- Choose a pose, hold it and smile for the camera
< Keep the silly one, too!
< Gorgeous! One more!
= photo
> Strike a pose! Now a sillier one!
- {name} show{s} you what to do with arms, legs and toes
- Go from pretty shapes to silly ones with {name}
- Try a pretty one, a strong one and a funny one
< Click, click, wow!
< Book your close-up!
= men
> Remember climbing everything? Do it again!
- {name} teach{es} you to pull up, hold on and swing round
- Pull, hold and spin to good music with {name}
- Pull, hold, spin and laugh at how much fun it is
< Come hang, gentlemen!
= men
> Monkey bars, but with a pole!
- {name} coach{es} climbs, holds and big swings
- Climb, hang and swing with {name}, one move at a time
- Climb, hang, swing and learn one new move after another
< Recess is on, gentlemen!
= men
> Push, pull, spin, whee!
- {name} show{s} you climbs, holds and turns, step by step
- Learn climbs, holds and turns with {name}
- We learn climbs, holds and turns, and cheer every try
< Squeals allowed!
= prenatal
> Dance along, you two!
- {name} lead{s} gentle sways, soft circles and easy stretches
- Sway, stretch and breathe at your own pace with {name}
- Sway, stretch, breathe and rest when you like
< Kicks count as clapping!
< A big hello from us!
= prenatal
> Tiny dancer on board!
- {name} keep{s} it gentle, with sways, circles and rests
- Move softly and breathe deeply with {name}
- We move softly, breathe deeply and rest when we fancy
< Room for you both!
< Come and take it easy!
= prenatal
> Sway left! Sway right! Say hello!
- {name} guide{s} easy stretches and long, calm breaths
- Circle, stretch and rest whenever you like with {name}
- We circle, stretch and rest whenever it feels good
< Two smiles, one class!
< Gently does it!
= postnatal
> Hooray, you’re back!
- {name} start{s} small: deep breaths, soft stretches, easy core work
- Breathe, stretch and wake up your core with {name}
- Breathe, stretch and wake up your core, one small step at a time
< Lovely to see you!
< Come move gently with us!
= postnatal
> A little time just for you!
- {name} take{s} it slow, with stretches and kind core work
- Stretch out, breathe and start again with {name}
- Stretch out, breathe and start again, nice and easy
< Come have a happy sigh!
= postnatal
> Out of the house! Hooray!
- {name} lead{s} gentle core work, slow stretches and a good rest
- Move at your own pace with {name}, one breath at a time
- Move at your own pace, stretch, breathe and rest
< High five for getting here!
= contemporary
> Dance like nobody’s filming!
- {name} teach{es} you reaches, turns and one short routine
- Reach, turn and move across the floor with {name}
- Reach, turn, travel across the floor and do it again
< Just feel it and go!
< No replays, only fun!
= contemporary
> Your feet started tapping. Let them out!
- {name} teach{es} steps, turns and a short dance to a good song
- Learn a short dance with {name}, step by step
- Learn steps and turns, then put them into a short dance
< Music, please!
= contemporary
> Big arms! Soft knees! Off we dance!
- {name} lead{s} turns, waves and long reaches across the floor
- Reach, turn and sway through a song with {name}
- Reach, turn, sway and finish with a pose you love
< Encore, with bigger arms!
= acro
> Airplane time! Who’s flying first?
- {name} help{s} one hold and one fly, and then you swap
- Learn to base, fly and balance with {name}
- One holds, one flies, everybody helps, and then you swap
< Cleared for takeoff!
< Boarding now! Take a seat!
= acro
> I’ve got you! You’ve got me!
- {name} show{s} you how to lean, lift and balance as two
- Lean, lift and swap places, with {name} close by
- Lean on each other, lift, balance and swap places
< Teamwork! Whee!
< Hooray for us!
= acro
> High five! With your feet!
- {name} teach{es} you to lift, balance and come down softly
- Try lifts, leans and balances with {name}
- We try lifts, leans and balances, and then swap places
< Happy landings!
< Don’t leave us hanging!
= circus
> Roll up, roll up! You’re on!
- {name} teach{es} a balance, a catch and a trick to show at home
- Balance, throw and catch with {name}
- Balance, throw, catch and try the trick again
< Ta-da! Applause!
< Step right up!
= circus
> And now, the one and only: you!
- {name} show{s} you one trick after another, small ones first
- Learn a trick, a balance and a big bow with {name}
- Learn a trick, a balance and a very big bow
< Drumroll, please!
< Hold for applause!
= openlevel
> Easy mode? Hard mode? Your pick!
- {name} show{s} each move in both, and you choose
- Try every move the way you like with {name}
- Every move comes in both, and you can switch any time
< Game on!
< Ready, players?
= openlevel
> New or not, come and play!
- {name} start{s} easy and add{s} a twist if you want one
- Learn side by side with {name}, each at your own pace
- We learn side by side, each with the version we like
< Nobody asks which!
= teens
> Bring your crew! Or find one here!
- {name} teach{es} new moves, and everybody helps everybody
- Learn new tricks to good music with {name}
- We learn new moves to good music and cheer each other on
< See you there, team!
= teens
> They don’t teach this in gym class!
- {name} show{s} you tricks, turns and how to link them
- Learn a trick, a turn and a short routine with {name}
- Learn a trick, a turn and a routine to good music
< Way better soundtrack!
< No whistle, no dodgeball!
= teens
> New move? Your group chat needs to know!
- {name} take{s} it step by step till you can show it off
- Try it, laugh and try it again with {name}
- Try it step by step, laugh and then show it off
< Replay! Replay!
< Tell them you’re in!
= teens
> Scroll later! Play now!
- {name} teach{es} new tricks and dance moves to good songs
- Balance, hang and dance to good music with {name}
- We balance, hang, dance and laugh to good music
< Both thumbs up!
< Worth every like!
= kids
> Tiny feet! Great big ta-da!
- {name} teach{es} a new move, and every child gets a cheer
- Learn to balance, turn and take a bow with {name}
- We balance, turn, learn a new move and take a bow
< Hooray for you!
< Save your small star’s spot!
= kids
> Who can balance like a flamingo?
- {name} show{s} everybody how to stretch, turn and land softly
- Stand on one leg, stretch and turn with {name}
- We stand on one leg, stretch, turn and land softly
< Me! Me! Me!
< Wobbling allowed!
= kids
> Superheroes start small!
- {name} teach{es} strong holds, big stretches and soft landings
- Hold on, balance and land softly with {name}
- We hold on tight, balance, stretch and land softly
< Save your hero a spot!
< Up, up and hooray!
= kids
> Ready, set, play!
- {name} start{s} with hops and stretches, then teach{es} a new move
- Hop, stretch and learn a new move with {name}
- We hop, stretch, learn a new move and dance to music
< Hop in, happy feet!
= kids
> Climb like a monkey! Land like a cat!
- {name} teach{es} small climbs, swings and soft landings
- Climb, swing and come down on soft feet with {name}
- We climb a little, swing a lot and come down softly
< Any animal may join!
< Meow! Well done!
= kids
> One, two, climb!
- {name} help{s} everybody climb up, spin round and slide down
- Climb, spin and slide down softly with {name}
- We climb up, spin round and slide down softly
< Little hands, big smiles!
< And once more! Yay!
= kids
> Can you wiggle, freeze and twirl?
- {name} lead{s} wiggles, freezes and twirls to music
- Dance, freeze and learn a new move with {name}
- We dance, freeze, stretch and learn a new move
< Yes, you can!
< Giggles very welcome!
= kids
> Hooray, it’s your turn!
- {name} show{s} each move, and everybody gets a try
- Stretch, balance and learn new moves, step by step, with {name}
- We stretch, balance and cheer for every single try
< Big bow, big smile!
< Wow! Once more, please!
= kids
> Bend, stretch, wobble, hooray!
- {name} help{s} everybody find their balance and learn a new move
- Warm up, take turns and try new tricks with {name}
- We warm up, take turns and learn a new trick, step by step
< High fives for everyone!
< Come wiggle with us!
= kids
> Look at me! I did it!
- {name} teach{es} a new move in small steps, with lots of cheering
- Learn a balance, a turn and a brand-new trick with {name}
- We learn a new trick in small steps, then show everybody
< Who’s next? You are!
< Come and make us clap!
= class
> Come grumpy! We dare you!
- {name} put{s} on music and show{s} you one move after another
- Warm up, learn some moves and laugh with {name}
- We warm up, learn some moves and try them to music
< It won’t last!
= class
> Grown-ups need recess, too!
- {name} lead{s} a warm-up, some new moves and a good stretch
- Move, stretch and try something new with {name}
- We stretch, move and try something new to good music
< Bell’s ringing! Go!
< See you on the playground!
= class
> Music on! Grin on! Off we go!
- {name} lead{s} the warm-up and teach{es} one move after another
- Learn new moves step by step with {name}
- We learn new moves step by step and put them to music
< Come along, happy feet!
= intro
> Pole, meet you! You, meet pole!
- {name} introduce{s} you properly: how to hold on, walk round and step into a turn
- Learn to hold on, walk round and try a first spin with {name}
- You learn to hold on, walk round it and step into a first spin
< Go on, shake hands!
< You two will get along!
= pole
> Firefighters slide down. We go up, too!
- {name} teach{es} you to climb, sit and slide back down, with a spin in between
- Climb, sit, spin and slide back down with {name}
- We climb, sit, spin and slide back down to good music
< No alarm needed!
= spin
> Feet off the floor in three, two…
- {name} show{s} you the step, the swing and a landing as soft as a cat’s
- Practice the step, the swing and the landing with {name}
- We practice the step, the swing and the soft landing
< Whee!
< And… one more, please!
= spinpole
> Tuck in, zoom! Stretch out, ahh!
- {name} show{s} you how to step on, find your balance and play with the speed
- Step on, speed up, slow down and stop in style with {name}
- You step on, find your balance and play with the speed
< Who’s driving? You!
< Zoom again!
= static
> Somebody has to move, and it’s not the pole!
- {name} teach{es} you to push off, hook a leg and swing right round
- Push off, swing round, climb and hold a pose with {name}
- You push off, hook a leg, swing round and climb
< Volunteers, please!
< Tag! It’s you!
= tricks
> “How on earth did you do that?”
- {name} teach{es} you a trick that makes people ask
- Learn the grip, the hook and the hold with {name}, one by one
- We learn a trick that makes people ask, piece by piece
< Magicians never tell!
< Shrug and do it again!
= tricks
> Knee here, hand there, ta-da everywhere!
- {name} put{s} grip, hook and hold together with you until it’s a trick
- Work out grip, hook and hold with {name}, piece by piece
- We work out the grip, the hook and the hold, piece by piece
< Wait! Which knee?
< Hold it! We’re clapping!
= intermediate
> You and the pole are past small talk!
- {name} lead{s} you into leg hangs, new grips and longer combos
- Get into leg hangs, new grips and longer combos with {name}
- We try leg hangs, new grips and longer combos
< Time for inside jokes!
= advanced
> Gravity has filed a complaint!
- {name} link{s} mounts, inverts and holds into one long combo
- Mount, invert, hold and link it all up with {name}
- We mount, invert, hold and link it all into one combo
< We’re ignoring it!
= openlevel
> Same move, three flavors! Pick yours!
- {name} show{s} each move plain, fancy and extra fancy, and you choose
- Try each move plain, fancy or extra fancy with {name}
- Each move comes plain, fancy or extra fancy, and you choose
< Seconds are allowed!
< Sprinkles on top? Sure!
= heels
> Baby giraffes welcome!
- {name} start{s} with the walk, then come turns, kicks and a pose
- Walk first, then turn, kick and pose with {name}
- We start with the walk, then come turns, kicks and a pose
< Wobble in, strut out!
= heels
> Heels on! Weather report, please!
- {name} teach{es} the walk, the turn and the pose at the end
- Walk, turn, kick and pose to a big song with {name}
- We walk, turn, kick and pose to one big song
< Fabulous, with sunny spells!
= floor
> Fall down elegantly? We have a class!
- {name} show{s} you soft ways down, a roll across and a smooth way back up
- Sink, roll, slide and rise again with {name}
- We sink, roll, slide and rise again to the music
< Get up elegantly? Same class!
< Timber! But gracefully!
= chair
> Finally, a partner with a backrest!
- {name} teach{es} you to sit, lean back, kick and slide off to the music
- Sit, lean back, kick and slide off in style with {name}
- We sit, lean back, kick and slide off to the music
< Lean on it! Dramatically!
= chair
> Sitting on the job? Exactly right!
- {name} put{s} sits, leans and crossed legs into a little routine
- Sit, lean and cross your legs in style with {name}
- Sits, leans and crossed legs make a little routine
< Employee of the month!
= choreo
> Left! No, other left! Perfect!
- {name} count{s} you through the steps, bit by bit, up to the last pose
- Learn the steps bit by bit with {name}, then dance them all
- We learn the steps bit by bit, then dance them from the top
< Nobody saw! Keep dancing!
< Both lefts look great!
= contemporary
> Dramatic arms? Yes, please!
- {name} teach{es} reaches, turns and a short dance full of feeling
- Reach, turn and sink into a short dance with {name}
- We reach, turn and put it all into a short dance
< Now even more dramatic!
< Cue imaginary rain!
= salsa
> Step, step, oops, grin!
- {name} show{s} you the basic step and a turn, and on goes the music
- Learn the basic step and a turn with {name}, then dance
- We learn the basic step, add a turn and dance a whole song
< The oops is choreographed!
< Again! With hips!
= hoop
> A giant ring, and you said yes!
- {name} show{s} you how to get in, sit back and strike a pose
- Get in, sit back, hang and strike a pose with {name}
- You get in, sit back, hang by your knees and strike a pose
< Congratulations! Hop in!
< We’re so happy for you!
= trapeze
> Hang like a happy bat!
- {name} help{s} you sit, stand up and hang by your knees
- Perch, lean out and hang by your knees with {name}
- You perch on it, stand on it and hang by your knees
< See you upside down!
< Wave a wing!
= acro
> Two’s company. Three’s a pyramid!
- {name} teach{es} you to base, fly and balance, and then you swap
- Base, fly, balance and swap places with {name}
- One holds, one flies, one helps, and then everybody swaps
< Four’s a party!
< Dibs on the top!
= handstand
> Feet get the penthouse, finally!
- {name} help{s} you kick up to the wall, line up and hold it
- Kick up, line up and hold for a breath with {name}
- We kick up to the wall, line up and hold it for a breath
< Nice view, toes?
= stretch
> Can’t touch your toes? Wave at them!
- {name} guide{s} you through hips, backs and legs, with time for every breath
- Reach, fold and breathe with {name}, from hips to toes
- We reach, fold and breathe, one side after the other
< They’ll wave back!
< Long distance counts!
= restore
> Doing almost nothing, all class long!
- {name} talk{s} you through easy stretches and a very good lie-down
- Stretch a little, breathe a lot and lie down with {name}
- We stretch a little, breathe a lot and lie down
< Somebody has to!
< Don’t overdo it!
= yoga
> To-do list? What to-do list?
- {name} lead{s} easy moves, long breaths and a quiet finish
- Breathe, stretch and balance with {name}, one thing at a time
- We breathe, stretch and balance, one thing at a time
< It can do itself!
< Item one: aah!
= conditioning
> Forgotten muscles say hello!
- {name} count{s} the planks, the pulls and the squats with you
- Plank, pull, squat and count out loud with {name}
- We plank, pull, squat and count out loud together
< Such a happy reunion!
< Say hi! Now squat!
= men
> Real men say whee!
- {name} teach{es} you to climb, hold on and swing right round
- Climb, hold and swing round with {name}, step by step
- You climb, hold on, swing round and slide back down
< Louder! In harmony!
< Practice in the car!
= prenatal
> Two heartbeats, one little dance!
- {name} lead{s} soft sways, easy circles and long, calm breaths
- Sway, circle and rest as you please with {name}
- We sway, circle, breathe and rest as we please
< Guess who’s leading!
= workshop
> Rabbit hole, this way!
- {name} dig{s} into one theme with you: the how, the why and the tiny details
- Dig into the drills and the tiny details with {name}
- We dig into one theme: the how, the why and the tiny details
< Down we hop!
= practice
> The boss of this one? You!
- {name} keep{s} you company while you work on your own list
- {name} host{s}, and you try, repeat and mix what you like
- You pick the moves, the order and how often to try
< Orders, captain?
< Give yourself a raise!
= photo
> Hold still! No, not the smile!
- {name} help{s} you find the pose, point the toes and hold it
- Point your toes, lift your chin and hold it with {name}
- You find your pose, point your toes and hold it for the click
< Okay, breathe! Gorgeous!
= photo
> Your good side? You have several!
- {name} help{s} you find an angle for every pose
- Try a pose from the left, the right and below with {name}
- Try your poses from the left, from the right and from below
< Let’s get them all!
< Even the giggly one!
= party
> Group chat, meet group dance!
- {name} teach{es} all of you a strut, a turn and a big last pose
- Learn a strut, a turn and a big last pose with {name}
- You all learn a strut, a turn and one big last pose
< Reply all!
< Everybody’s typing!
= showcase
> Butterflies? Give them a part!
- {name} run{s} the piece with you, from the entrance to the bow
- Rehearse the entrance, the big moment and the bow with {name}
- We rehearse the entrance, the big moment and the bow
< They know the steps!
< Places, butterflies!
= private
> Teacher’s pet? It’s only you!
- {name} help{s} with the move you pick, as many tries as you like
- Pick a move and try it with {name}, again and again
- You pick the move, ask the questions and set the pace
< Gold star in advance!
< Front row, every time!
= kids
> Wiggle your toes if you’re in!
- {name} lead{s} hops, a balance and a brand-new move
- Hop, balance and learn a new move with {name}
- We hop, balance, learn a new move and take a bow
< We saw that wiggle!
= kids
> Frog, flamingo, superstar!
- {name} show{s} everybody how to hop, balance and take a bow
- Hop, stand on one leg and strike a pose with {name}
- We hop, stand on one leg and strike a superstar pose
< Which one are you?
< Ribbit! See you there!
= teens
> Phone at one percent? Perfect!
- {name} teach{es} a new trick, a turn and a combo to show off
- Learn a new trick and link it to a turn with {name}
- We learn a new trick, link it to a turn and show it off
< You’re fully charged!
= any
? level advanced (only)
> Advanced only! Show-offs, assemble!
- {name} make{s} your {move} and {move2} that bit fancier
- Work on {move} and {move2} with {name}, all the fancy bits
- We work on {move} and {move2}, all the fancy bits
< Modesty can wait!
= any
? price
> {Price}! Silly noises included!
- {name} {has} {move} and {move2} for you, bit by bit
- Try {move} and {move2} to good music with {name}
- You get {move}, {move2} and good music
< Especially the whee!
= any
? guest
> Roll out the carpet! It’s {guest}!
- Come for {move}, {move2} and a hello with our guest
< Squeal politely!
`;
