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
- Swap the swings for shoulder mounts, handsprings and aerial combos with {name}
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
- {name} get{s} pull, core and shoulders to play along, so inverts finally click
- Work on pull, core and shoulders for pole with {name}, and inverts finally click
- Pull, core and shoulders team up for pole, and your inverts finally click
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
> Tug-of-war with a pole! Ready? Pull!
- {name} mix{es} pull, core and shoulder work, and your inverts finally click
- Train pull, core and shoulders with {name}, and feel your inverts finally click
- See progress you can measure, and feel your inverts finally click
< Come and play strong!
< Cheers for every try!
< Heave, ho, hooray!
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
- Start with grips, walks and a first spin with {name}
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
- {name} spot{s} three tricks, one small step at a time. Bring your phone for a photo
- Learn three tricks with {name}, well spotted, and bring your phone for a photo
- Learn three tricks step by step at your level, and bring your phone
< Smile, it’s your turn!
< Call dibs on trick one!
< Three tricks, lots of grins!
= pole intro spin spinpole tricks static flow
? wear *shorts*
> Wear {wear}! Hop on! Whee!
- {name} teach{es} you to hold on tight, then round you swing
- Knees say hi to the pole, and off you go
< Happy knees, happy grin!
< Save yourself a turn!
= pole intro spin spinpole tricks static flow
? bring *shorts*
> Bring {bring} for a happy whirl!
- {name} teach{es} you to swing round with pointed toes
- Bare knees hold tight while the rest of you twirls
< Packed? Perfect!
< We’ll save you a pole!
= chair
? bring *friend*
> Bring {bring}! Dance side by side!
- {name} {has} you both leaning and kicking on the beat
- You two lead, and the chairs just have to follow
< Who’ll laugh first?
< Two seats, please!
= stretch yoga
? bring *mat
> Bring {bring} for a long, lovely stretch!
- {name} help{s} every sleepy muscle wake up smiling
- Your toes play hard to get, and you reach
< Flop down and say aah!
< Happy sigh included!
= floor lowflow exotic flow
? bring *knee pads*
> Bring {bring}! Let’s slide!
- {name} turn{s} the floor into a playground
- Down you slide, and up you pop again
< Your knees say thank you!
< Down we go, laughing!
= heels exotic burlesque
? wear heels
> Wear heels! Let’s hear them click!
- {name} set{s} the beat for your struts and turns
- Click for left, click for right, wink for fun
< You sound fabulous!
< Here comes trouble!
= choreo heels contemporary salsa twerk
? music
> {Music}! Who can sit still?
- {name} {has} the steps to go with your favorite bit
- Hum the chorus, and we’ll hand you the moves
< Nobody! Come on over!
< Your shoulders know it already!
= kids
? bring *water*
> Bring {bring}, and let’s play!
- {name} {is} in charge of hops and wiggles
- Wiggle first, sip second, then wiggle some more
< Big gulp, big smile!
< Ready, movers? Go!
= kids
? bring *friend*
> Bring {bring}! Play together!
- {name} teach{es} you both a new move, giggles and all
- One wobbles, one cheers, and then you swap
< Whee times two!
< Save us both a spot!
= teens
? bring *friend*
> Bring {bring}! It’s more fun as two!
- {name} teach{es} you both a trick worth bragging about
- You learn it as a team and laugh as one
< Text them. We’ll wait!
< Matching grins? Obviously!
= kids teens
? level beginner (no experience)
> No experience needed! Every try gets a cheer!
- {name} start{s} with one small step and a big smile
- Wobble first, then do it again with a grin
< Come give it a go!
< First-timers, hooray!
= kids teens
? offer first class free
> First class free! Come and play with us!
- {name} teach{es} you a brand-new move to show at home
- Hop, stretch and learn a new move, just to see
< You’ll have a ball!
< Yay! Say hi!
= kids teens
? offer free trial class
> Free trial class! Who wants to try?
- {name} {has} a brand-new balance for you to play with
- Hands up, toes ready, and off you twirl
< Me! I do!
< Hop in and see!
= kids teens
? substitute
> This time with {sub}! Let’s play!
- {Sub} is in for {for}, and the fun stays right here
- {Sub} hops in for {for}, with a new move to try
< Wave hello!
< Big smiles, please!
= kids teens
? soldOut sold out
> Sold out! Hooray for you all!
- {name} can’t wait to see such a big, bouncy bunch
- Count the happy feet if you can
< See you there, superstars!
< High fives are ready!
= kids teens
? guest
> Guess who’s coming to class? {Guest}!
- {name} {is} hopping with excitement, and so are we
- Somebody new to meet, something new to try
< Bring your big smile!
< Wow! See you there!
= kids teens
? places *left
> {Places}! Join the fun!
- {name} teach{es} the turns, the balance and the ta-da
- Balance, wiggle, turn, and you’re part of the gang
< Save your superstar a spot!
< Yay! Hop along!
= kids teens
? typed *new class*
> Brand-new class! Who’s in?
- {name} teach{es} the very first move, and everybody tries
- Everybody’s new, and everybody gets to wobble
< You’re coming? Yay!
< Come say hi to us!
= kids teens
? series starts*
> It {series}! Come learn with us!
- {name} keep{s} the new moves coming, one by one
- One new move, then another, then look at you go
< Ready? Hooray!
< Save the date! Yay!
= kids teens
? music
> {Music}! Everybody dance!
- {name} {has} a move for every beat
- Sing, stomp, spin and shake it all out
< Turn it up, please!
< Wiggle, wiggle, hooray!
= any
? bring *shorts*
> Bring {bring}! Come and play!
- {name} line{s} up the {move}, and you hop right in
- Knees out, chin up, time for {move}
< See you there, smiling!
< All set? Hooray!
= any
? bring *mat
> Bring {bring}! Roll it out!
- {name} lead{s} you into {move} and {move2}, nice and easy
- Toes wiggle first, then it’s time for {move}
< Pick a good spot!
< Ready? Flop!
= any
? bring *friend*
> Bring {bring}! Twice the fun!
- {name} {has} enough {move} for both of you
- Silly is better when somebody’s silly back
< Who’s it going to be?
< Go on, text them!
= any
? bring *friend*
> Better together, so bring {bring}!
- {name} teach{es} the {move} and enjoy{s} the racket
- One tries, one cheers, and then you trade
< High fives ready!
< Bring the funny one!
= any
? bring mats (provided)
> Mats provided! Just bring yourself!
- {name} take{s} care of the {move}, you take care of the giggles
- You get to show up and flop right down
< Hands free, grin on!
< Travel light, smile big!
= any
? bring *(provided)
> {Bring} provided! Just come and play!
- {name} {has} the {move} ready and waiting
- Swing your free arms all the way here
< Nothing to carry! Hooray!
< Pockets empty, grin full!
= any
? wear heels
> Wear heels and feel fabulous!
- {name} teach{es} walks, turns and the cheekiest pose
- Every step’s a little party for your feet
< Strut on over!
< Hello from up here!
= any
? bring heels (optional)
> Heels or no heels? You choose!
- {name} {has} moves for tall heels and flat soles alike
- Tiptoe up or stay down, it’s fun both ways
< All feet welcome!
< Happy toes, come play!
= any
? wear bare feet
> Bare feet! All ten toes are welcome!
- {name} {has} a plan for every single toe
- This little piggy went dancing, and so did the rest
< Wiggle them and come!
< Off we tiptoe!
= any
? offer first class free
> First class free! Come and try!
- {name} {has} {move} for you to play with
- Try {move} and {move2}, and see what tickles you
< Go on, it’s fun!
< Come say hi!
= any
? offer first class free
> Guess what? First class free!
- {name} start{s} you off with {move} and a grin
- Time to find out what all the giggling’s about
< Ooh, yes please!
< See you very soon!
= any
? offer free trial class
> Free trial class! Come play!
- {name} give{s} you a playful taste of {move}
- Try it on like a silly hat
< Your grin will tell!
< Take a happy peek!
= any
? offer
> Ooh, look: {offer}!
- {name} {has} {move} and a big hello for you
- Good things come to people who like to play
< Quick, tell your plans!
= any
? offer
> Hooray! {Offer}!
- {name} bring{s} {move}, you bring the happy dance
- You try {move}, then do a happy dance
< Come celebrate with us!
= any
? offer half price
> Half price! Whole lot of fun!
- {name} still teach{es} you the {move} from start to finish
- All the {move} stay in one piece, promise
< Quick math! Happy dance!
< Yes, really! Book it!
= any
? offer *off*
> {Offer}! The fun stays full size!
- {name} take{s} nothing off the {move}
- You still get all the {move}, the {move2} and the giggles
< Save some, play lots!
< Lucky you!
= any
? offer your friend comes free
> Your friend comes free! Hooray!
- {name} show{s} you both {move}, high five included
- Somebody’s about to like you even more
< Text the lucky one!
< Pick the giggly one!
= any
? offer 2 for 1
> 2 for 1! Come as a pair!
- {name} teach{es} you both the {move}, side by side
- Two of you, like salt and pepper, only gigglier
< Twice the laughs!
< Go on, pick somebody!
= any
? level beginner (no experience)
> No experience needed! Just come and play!
- {name} show{s} you {move} from the very first step
- Nobody’s keeping score, so have a go
< Curious? That’s enough!
< Come try it out!
= hoop silks trapeze straps
? level beginner (no experience)
> First time off the ground? No experience needed!
- {name} help{s} you hold on, hang and grin
- Hold on tight and let your feet dangle
< Toes up! Wheee!
< Bye-bye, floor!
= pole intro spin spinpole
? level beginner (no experience)
> No experience needed! Ever swung round a lamppost?
- {name} teach{es} the walk, the swing and a much softer landing
- Step, hold on and swing, and nobody honks
< Then you’ll love this!
< Your turn! Whee!
= chair
? level beginner (no experience)
> No experience needed! Can you sit? Perfect!
- {name} add{s} the lean, the kick and the grin
- Sitting down is step one, and you’ve nailed it
< Have a seat, dancer!
< You’re so ready!
= any
? level beginner
> Beginners welcome! We love first tries!
- {name} love{s} a good wobble and a good question
- Oops and hooray are both the right answer
< Go on, surprise yourself!
< Biggest cheers for you!
= any
? level beginner
> Beginners, wobble this way!
- {name} introduce{s} you to {move}, nice and easy
- Wobbling is how all the good stuff starts
< Hooray for day one!
< We’re happy you’re here!
= any
? level beginner (only)
> Beginners only! Everybody’s new!
- {name} start{s} all of you with {move}, slow and easy
- Everyone goes oops at the same spot
< Join the club!
< You’ll fit right in!
= any
? level all
> All levels welcome, from Oops to Ooh!
- {name} {has} {move} for every Oops and every Ooh
- Play it easy, play it tricky, play it your way
< Oops has good company here!
= any
? level advanced*
> Advanced class! Bring the big moves!
- {name} take{s} your {move} up one cheeky notch
- The tricky stuff finally gets to come out and play
< You’re ready for this!
< Make us say wow!
= any
? level intermediate
> Intermediate level! Time for something trickier!
- {name} {has} a cheeky new twist for your {move}
- Same playground, bigger slide
< Come try it for size!
= any
? audience women*
> {Audience}! Come and have fun!
- {name} {has} {move} for the whole laughing lot
- Snort-laughing is completely fine here
< Lovely company, too!
< Bring your biggest smile!
= any
? audience all bodies welcome
> All bodies welcome! Yours, too!
- {name} show{s} {move} in more ways than one
- Big moves, small moves, cheeky moves, they all count
< Come exactly as you are!
< We’re already cheering!
= any
? places *left
> {Places}! Is one of them yours?
- {name} and the {move} are all set for you
- Like musical chairs, only with {move} and giggles
< Tag, you’re in!
< Put your name down!
= any
? places few
> Be fast, then come and play!
- {name} {has} the {move} ready for the quickest fingers
- Quick fingers now, silly grins later
< Dibs! Say dibs!
< Me! Pick me!
= any
? places max*
> {Places}! Lots of turns for you!
- {name} {has} time for every try and every oops
- Short line, long giggles, plenty of do-overs
< You first! No, you!
< Call dibs on yours!
= any
? places small group
> Small group! Big fun!
- {name} {has} an eye on every wobble
- Just enough people for a really good cheer
< Be one of the gang!
< Hop over and join us!
= pole intro spin spinpole flow tricks static choreo
? places your own pole
> Your own pole! No sharing!
- {name} come{s} by, but the pole stays yours
- You never have to wait for your next whee
< Mine! All mine!
< Hold on and enjoy!
= any
? series * weeks*
> {Series}! That’s a lot of high fives!
- {name} build{s} up your {move}, class after class
- First we’re strangers, then we’re a gang
< Palms at the ready!
= any
? series week *
> {Series}! The fun goes on!
- {name} pick{s} up right where the giggling stopped
- Next round, new {move}, same big grins
< We saved you a smile!
< See you there, gang!
= any
? series starts*
> It {series}! Come play from day one!
- {name} kick{s} it off with {move} and a grin
- Be there for the very first hooray
< Circle the date!
< Are you in? Hooray!
= any
? series last class*
> {Series}! Let’s enjoy every bit!
- {name} bring{s} out your favorite {move} once more
- One more round of everything that made us go whee
< Save your best bow!
< Hip hip, everybody!
= any
? music
> Guess what’s playing? {Music}!
- {name} {has} {move} to go with every chorus
- Hum all you like, we can’t help it either
< Caught you swaying!
< Air drums welcome!
= any
? music
> {Music}! Are you moving already?
- {name} pop{s} your {move} right on the beat
- Toes tap first, then everything else joins in
< Shoulders, too!
< Save us the chorus!
= any
? music
> Turn it up! It’s {music}!
- {name} take{s} the beat, you take the chorus
- Sing the bits you know and wiggle the rest
< You’re the band!
< Come and join in, superstar!
= any
? substitute
> This time with {sub}! Come and play!
- {Sub} is in for {for}, all smiles and {move}
- {Sub} steps in for {for}, and the fun hops along
< Bring your friendliest grin!
= any
? substitute
> Say hi to {sub}!
- {Sub} is in for {for}, with {move} and a grin
- {Sub} takes over from {for}, and the {move} can’t wait
< Make it a big smile!
< See you there, friendly faces!
= any
? soldOut sold out
> Sold out! You’re all stars!
- {name} {is} over the moon, and so are we
- You filled it up, so take a bow
< What a happy bunch!
< Happy dance for everybody!
= any
? soldOut sold out
> Full house! Thank you, lovely people!
- {name} {has} {move} for each and every one of you
- Bring your loudest cheer, we’ll bring the {move}
< See you all very soon!
< We’re doing a happy dance!
= any
? soldOut waitlist
> Full, but there’s a waitlist! Fingers crossed!
- {name} would love to wave you in
- Put your name down and do a hopeful little dance
< Wishing you luck, lovely!
< Toes crossed, too!
= any
? soldOut sold out
? soldOut waitlist
> Full house! But the waitlist’s open!
- {name} {is} crossing every finger for you
- Put your name down, and we’ll do the drumroll
< We’re hoping along with you!
< Good luck, sunshine!
= any
? guest
> Ooh, company’s coming! It’s {guest}!
- {name} {is} wriggly with excitement, just like you
- Come for {move}, {move2} and fun with our guest
< Make it a big hello!
< Bring your biggest grin!
= any
? guest
> Guess who’s coming? {Guest}!
- {name} can hardly keep still
- Come with a hop, a skip and a squeal
< Save your spot! Say hi!
< Wave wildly!
= any
? typed *no partner*
> No partner needed! Just bring you!
- {name} {has} {move} ready, table for one
- You get all the turns to yourself
< Party of one? Welcome!
< We’ll save you a smile!
= salsa contemporary choreo heels burlesque twerk floor flow chair
? typed *no partner*
> No partner needed! Dance with all of us!
- {name} start{s} the song, and everybody’s your partner
- Learn the steps, add a song and swirl along
< Join the happy crowd!
< Solo, but never alone!
= any
? typed *alone or with a friend*
> Come alone, come with a friend, just come!
- {name} {has} {move} for ones, twos and whole gangs
- Laugh by yourself or laugh in stereo
< Solo or duo, hooray!
< One? Two? See you there!
= any
? typed *new class*
> Brand-new class! Mint condition!
- {name} can’t wait to unwrap it with you
- Nobody’s wobbled in it yet
< Be there from day one!
= intro
> Your very first whee!
- {name} walk{s} you from first grip to first swing
- It starts with a step and ends with a squeal
< Say it with us: whee!
< Many more to come!
= intro
> New here? Hooray!
- {name} love{s} a brand-new face and a brand-new wobble
- First a walk, then a turn, then a happy squeak
< Can’t wait to meet you!
< Come say hello, you!
= pole
> Round the pole we go!
- {name} cheer{s} every time you come past
- Hold on tight and let your feet fly
< And round again! Whee!
= pole
> Remember swinging round lampposts?
- {name} teach{es} the grown-up swing, whee included
- Step, lean out and swing, and nobody’s late for school
< No lampposts were harmed!
< Come have another go!
= pole
> Hello, pole! Hello, music!
- {name} get{s} you and the pole dancing
- Spin, climb, sway, and the song does the rest
< Hello, you!
< The pole’s been asking for you!
= spin spinpole
> Whee! Round you go!
- {name} teach{es} the step, the lean and the happy landing
- Off the floor, round the pole, back with a grin
< One more time, please!
< Again, again!
= spin spinpole
> Like a merry-go-round, only better!
- {name} run{s} the ride, you do the squealing
- Point your toes, hold tight and whoosh past everybody
< Save your ride!
< All aboard! Wheee!
= spin spinpole
> Nobody stops at one spin!
- {name} teach{es} a small spin, then a big one, then one more
- Spins are like popcorn: one is never enough
< Okay, just one more!
< Go on, then! Again!
= spin
> One step, one swing, whee!
- {name} count{s} the steps and save{s} the whee for you
- Your toes leave first, and the rest of you follows
< Wave as you pass!
< Come have a whirl!
= spinpole
> The pole spins! You steer!
- {name} teach{es} you to steer with your toes
- Tuck in to speed up, stretch out to brake
< Beep beep, coming through!
< Enjoy the ride!
= spinpole
> Whoa, this pole turns!
- {name} show{s} you how to hop on and lean out
- You just hold a pose and get carried round
< Whoa, there you go!
< Enjoy the revolving view!
= static
> The pole stands still. You don’t!
- {name} teach{es} you to push off and whirl
- Push off, hook a leg and whoosh right round
< Your move!
= static
> No motor in this pole! You’re the engine!
- {name} show{s} you where the gas pedal is
- One good push, and round you purr
< Vroom! Save your spot!
= tricks
> Loved the monkey bars? You’ll love this!
- {name} teach{es} the hanging, you supply the squeals
- Hook a knee, let go and wave at everybody
< Swing by!
= tricks
> Ta-da! A new trick!
- {name} show{s} you how a ta-da is made
- First comes the oops, then the ooh
< Now take a bow!
< Then amaze your friends!
= tricks
> Watch this!
- {name} {has} a trick worth shouting about
- Grip, hook a knee, dangle and wave
< Ooh! Do it again!
< Go on, we’re looking!
= advanced
> Easy mode is broken! Sorry!
- {name} {has} mounts, holds and one cheeky combo
- Only the big, bold moves still work, so up you go
< Nobody’s fixing it!
= advanced
> Hard tricks? Our kind of fun!
- {name} {has} a toy box full of big mounts
- The trickier it gets, the wider we grin
< Come play up high!
< We’ll do the clapping!
= advanced
> Show-offs, this one’s for you!
- {name} teach{es} the sort of combo people squeal at
- Big mounts, big lines, no need to be shy
< Make us go ooh!
< Go on, dazzle us!
= intermediate
> Level up! New moves unlocked!
- {name} {has} the next round ready, leg hangs and all
- Leg hangs are worth a million points here
< Press start!
< Bonus round? You’re in!
= intermediate
> You’ve got the basics. Now play!
- {name} shuffle{s} the moves you know like cards
- Mix your moves, match them, hang them upside down
< Game on, superstar!
= intermediate
> Ready for the tricky ones?
- {name} line{s} up leg hangs and longer combos for you
- Leg hangs look cheeky, but they’re sweet inside
< The tricky ones are a bit nervous!
= flow
> What’s next? Just follow the music!
- {name} play{s} follow the leader with the beat
- The beat skips, you skip, the beat sways, you sway
< Go where the song takes you!
< The beat never gets lost!
= flow
> No stops! Just one long dance!
- {name} keep{s} it rolling, turn after turn
- It’s freeze dance without the freezing
< Press play!
< Ooh, don’t pause!
= flow
> Your favorite moves, all in a row!
- {name} string{s} your moves up like party flags
- Like dominoes, each move tips the next one
< Which move’s first?
< Easy as a smile!
= exotic
> Hair flip in three, two… now!
- {name} count{s} you in, the hair does the rest
- Slide down, look up and toss your head on the beat
< Swish! Gorgeous!
< Sass level: yes!
= exotic
> Strut in! Slide down! Wink!
- {name} teach{es} the slide and grade{s} the wink
- Cheeky counts double when you’re this low
< Oh, hello there!
< Bring your boldest grin!
= exotic
> Slow like a cat. Sassy like you!
- {name} teach{es} the slide that ends in a purr
- Stretch, slink and swish an imaginary tail
< Meow! See you there!
< Prowl on over!
= heels
> Strut o’clock!
- {name} teach{es} the walk, the turn and the big finish
- Tick goes one heel, tock goes the other
< Chin up, grin on!
< Oh, here you come!
= heels
> Red carpet? No, just us. Strut anyway!
- {name} teach{es} you to walk in like a movie star
- Wave left, wave right, blow the floor a kiss
< Your name’s on the list!
< Make a big entrance!
= heels
> Click, clack, turn, wow!
- {name} turn{s} clicking heels into a whole dance
- Your heels play the drums, you play the star
< Fabulous! Once more!
< Wave to your fans!
= lowflow floor
> The floor is lava! No, it’s lovely!
- {name} teach{es} slides, rolls and big leg waves
- No hopping over couches, just sliding and rolling
< Come on down!
< You’ll want to stay!
= lowflow floor
> Down we slide! Up we float!
- {name} show{s} you soft ways down and pretty ways back
- It’s a playground slide without the line
< Smooth as butter!
< Same again, please!
= lowflow floor
> Who needs to stand up to dance?
- {name} teach{es} a whole dance down low, rolls and all
- Lie down, roll over, call it choreography
< Not us! Join in!
< Come and get comfy!
= handstand
> Feet up! Hands down! Hooray!
- {name} help{s} the world turn over nicely
- Your hair gets to say hi to the floor
< Upside-downers, come and play!
< Wave with your toes!
= handstand
> Remember handstands on the grass?
- {name} help{s} you kick up, wobble and hold
- Kick up and giggle, only with fewer daisies
< Back upside down we go!
< Hello, happy feet!
= handstand
> The wall is your best friend!
- {name} help{s} you kick up and park your toes
- Kick up, stay long and grin upside down
< Toes up! Ta-da!
< Come say hi to the wall!
= conditioning polefit
> One more! No, really, one more!
- {name} count{s} the planks, the pulls and the giggles
- We count to ten and forget where we were
< Now shake it out!
< High five! Done!
= conditioning polefit
> Workout? We call it playtime!
- {name} sneak{s} the squats in while you’re laughing
- Planks are just musical statues lying down
< Jelly legs welcome!
< Tag, you’re squatting!
= conditioning polefit
> Lift, hold, wobble, high five!
- {name} count{s} the squats, and everybody joins in
- Hold a plank and try not to giggle
< Laughing counts, too!
< The wobble’s the best bit!
= stretch
> Yawn, stretch, aah!
- {name} make{s} room for every yawn
- Your muscles finally get to hit snooze
< Now the other side!
< Come unfold with us!
= stretch
> Reach for the sky! Now your toes!
- {name} play{s} Simon Says with your hamstrings
- Up, down, and a happy sigh in between
< Bendy or not, come along!
< Nobody’s measuring!
= stretch
> Noodles in training!
- {name} simmer{s} you gently, one stretch at a time
- Stiff as spaghetti is a very good way to start
< Al dente is fine, too!
< Sauce not included!
= restore
> Naptime for grown-up muscles!
- {name} tuck{s} every muscle in, one by one
- Breathe out, flop down and don’t even peek
< Flopping is allowed!
< Come and melt with us!
= restore
> Ahhh. That’s the whole class.
- {name} lead{s} you from a little ahh to a big one
- Stretch, breathe, flop, and stay there
< Bring your best sigh!
< Shoulders, you’re off duty!
= yoga
> Inhale. Exhale. Try not to smile!
- {name} breathe{s} along and grin{s} first
- Serious faces never make it past the first stretch
< Oops! Grinning already!
= yoga
> Recess for your shoulders!
- {name} let{s} tight shoulders hang, breath by breath
- Shoulders get to hang about and do nothing
< They’ve earned it!
< Let them out to play!
= yoga
> Phone off! Shoulders down! Aah!
- {name} keep{s} it easy, one lazy breath at a time
- Quiet game starts now, and everybody wins
< Ooh, that’s better!
< The world can wait!
= choreo
> New dance! Who’s in?
- {name} {has} the steps, and they’re itching to get out
- One bit, another bit, and suddenly it’s a dance
< You! And you! And you!
= choreo
> Five, six, seven, eight… oops, again!
- {name} count{s}, and oops is a real step here
- Every oops gets you one step closer
< From the top!
< Got it? Bow!
= choreo
> Copycats wanted!
- {name} do{es} it first, you do it cheekier
- For once, peeking at your neighbor is the rule
< Copy that? Copy that!
< Meow! Count me in!
= chair
> Chairs aren’t just for sitting!
- {name} turn{s} your chair into a jungle gym
- Lean back, kick high, and slide right off in style
< Have a seat. Or don’t!
< Bring your best wink!
= chair
> Musical chairs, and everybody wins!
- {name} never take{s} a chair away
- When the music stops, you strike a pose
< No pushing! Some shimmying!
< Dibs on the front row!
= chair
> Your chair can’t dance. You can!
- {name} teach{es} the kicks, and the chair holds still
- Circle your chair, lean on it and kick with style
< It’ll watch and learn!
< Show it how it’s done!
= burlesque
> Wink! Shimmy! Blow a kiss!
- {name} teach{es} the walk, cheek included
- Strut, pose, look back and grin like you mean it
< Oops, both eyes!
< Encore! Encore!
= burlesque
> Pick a stage name! Now shimmy!
- {name} {has} the bump, the strut and the bow for you
- Bump to the left, bow to the right, then pose
< The crowd goes wild!
< Curtain up! It’s you!
= burlesque
> Shoulders first! Then hips! Ooh la la!
- {name} teach{es} the shimmy and add{s} a wink
- The shimmy starts small and gets ideas
< Bravo! More, please!
< Ooh la la, indeed!
= twerk
> Bass on! Knees soft! Shake!
- {name} break{s} the bounce into easy little bits
- Left, right, both, and then all over again
< Wiggle over!
< Turn it up! Louder!
= twerk
> Your hips called. They want out!
- {name} teach{es} your hips to bounce, roll and pop
- Bend your knees and bounce till the song ends
< Tell your hips yes!
< Knees bent, grins ready!
= twerk
> Dance like your song just came on!
- {name} {has} the bounce, the drop and the attitude
- Shriek, drop everything and get bouncing
< It’s playing! Come on!
< Eek! It’s THE song!
= salsa
> Just one song? Nobody believes you!
- {name} teach{es} the step that makes people stay
- Your feet learn one turn and beg for another
< Fine. Two! Or ten!
< One more? Told you!
= salsa
> Kitchen dancing, now with a teacher!
- {name} teach{es} the turns your fridge never could
- More floor, fancier steps, same big grin
< The pasta can wait!
< Happy feet, come over!
= salsa
> Left, right, grin!
- {name} teach{es} the step and the turn, you bring the hips
- Basic step, one turn, and suddenly you’re dancing
< Catch the beat!
< Feet ready? Go!
= hoop
> Hop in the hoop!
- {name} show{s} you the way in and the way to wave
- It’s a swing, a seat and a great big O
< Comfy up there?
= hoop
> Hoop, hoop, hooray!
- {name} teach{es} a pose for every hooray
- Get in, lean out and cheer upside down
< Wave from up there!
< Up we go, smiling!
= hoop
> Best seat ever! It even turns!
- {name} teach{es} you to sit pretty while it whirls
- Lean out a little and watch everything whirl
< Dibs on the ring!
< Come round and round with us!
= silks
> Wrap up! Hang out! Ta-da!
- {name} show{s} you the wrap, you do the ta-da
- You’re the present and the bow
< Up you swing!
< Come unroll with us!
= silks
> Human burrito? Close enough!
- {name} fold{s} you in and show{s} you the way out
- The tasty part hangs right in the middle
< Extra fun, no guacamole!
< Roll on in!
= silks
> Swinging on curtains? Finally allowed!
- {name} teach{es} you to hold on, wrap up and hang
- Wrap a foot, lean back, and nobody shouts
< Whee! At last!
< Go on, we’re cheering!
= trapeze straps
> Look, no feet!
- {name} put{s} your arms in charge for once
- Your feet get to dangle and do nothing
< The floor can wait!
< Wiggle those toes!
= trapeze straps
> Hang around! We mean it!
- {name} teach{es} you to hang about properly
- It’s loitering, only with swinging
< Dangle with us!
< Up, up, wheee!
= trapeze
> Best swing in the playground!
- {name} show{s} you every silly way to sit up there
- Sit, stand, then hang by your knees
< My turn! Your turn!
< Reserve your swing! Wheee!
= straps
> Hold tight! Up we go!
- {name} teach{es} you to wrap, roll and say whee
- Hands hold on, feet wave, floor shrinks
< Bye for now, floor!
< Look at you fly!
= seniors
> Good music! Good company! Let’s dance!
- {name} bring{s} the steps, you bring the mischief
- One dance, then one more, and who’s counting
< You had us at music!
= seniors
> Shall we have some fun?
- {name} {has} a turn or two in mind
- Gently or boldly, either way we’re giggling
< Yes, let’s!
< We thought you’d never ask!
= seniors
> Sorry, we can’t! We’re dancing!
- {name} keep{s} you busy, one turn after another
- The phone can ring, our feet won’t stop
< Out having fun! Back later!
< They’ll manage without you!
= inclusive
> Every body gets to play!
- {name} {has} a turn and a pose for everybody
- Turn, pose and twirl in whatever way you like
< Come just as you are!
= inclusive
> Take all the room you like!
- {name} love{s} a wide turn and a grand pose
- Fling your arms out and twirl like a helicopter
< More? Take more!
< It’s your class, too!
= inclusive
> Show off! We love it!
- {name} set{s} up the pose, you ham it up
- Pick your favorite pose and milk it
< More, more, more!
< Applause starts now!
= party
> One guest of honor! One silly dance!
- {name} teach{es} the steps, and all of you giggle
- Everybody dances, and somebody blushes
< Best party game ever!
< Round up the whole gang!
= party
> Party games, but with dancing!
- {name} teach{es} the strut, the gang adds the squeals
- No pinning tails, just shaking them
< Everybody plays!
< Bring the loud ones!
= private
> Your class! Your rules!
- {name} teach{es} what you pick, as often as you like
- Rule one could be: do that again
< You first! Always!
< Wish list, please!
= private
> A whole class, all to yourself!
- {name} {has} time for every single do-over
- No sharing, no waiting, every turn is yours
< No line, just you!
< One ticket, please!
= private
> Wish list out! What’s first?
- You name the move, and {name} say{s} yay
- Name a move, any move, and we start right there
< Dream big, then book!
< Tricky one? Bring it!
= practice
> The playground’s all yours!
- {name} host{s}, and you play with what you like
- Old favorites, new ideas, and nobody blows a whistle
< Pick one and go!
< Slides first or swings?
= practice
> Show and tell! Bring your favorite move!
- {name} host{s}, you show, and everybody says ooh
- Swap tricks like stickers, one for one
< Ooh, how does that go?
< Me next! You next!
= practice
> That move you saw online? Try it!
- {name} keep{s} you company through every take
- Ten tries, nine oopses, one glorious go
< Best take wins!
= workshop
> One big topic! All the fun bits!
- {name} take{s} the topic apart, and you try every piece
- Shake it, turn it round and see what goes click
< Nerds very welcome!
< Leftover pieces? Oops!
= workshop
> Questions? Bring all of them!
- {name} love{s} a good “but why”
- Every how and why gets its own try
< Even the silly ones!
< Hands up! Who’s in?
= workshop
> Extra time for the tricky bits!
- {name} slow{s} everything down till it’s fun
- Try it slow, try it small, and hear it click
< Come tinker with us!
< Ooh, so that’s how!
= showcase
> Showtime’s coming! Jazz hands ready!
- {name} run{s} the piece, you bring the sparkle
- Even the bow gets a rehearsal
< Once more, for fun!
< Cue the music!
= showcase
> Places, everyone! Big smile!
- {name} call{s} it from the top, muddles welcome
- Muddle it now, grin and go again
< Here comes your moment!
< Ready for your bow?
= showcase
> Deep breath! Big grin! On you go!
- {name} beam{s} along from first step to bow
- Rehearse the steps, the smile and the very big bow
< And the crowd goes wild!
< Curtain, please!
= photo
> Say cheese! Point your toes!
- {name} help{s} you hold the pose till the giggle’s over
- Hold it, hold it, don’t you dare laugh
< Click! Got it!
< Smile! No, the real one!
= photo
> New profile picture? Right this way!
- {name} help{s} you pick a pose your phone will love
- Your toes get to be in it, too
< Keep the silly one, too!
< Gorgeous! One more!
= photo
> Strike a pose! Now a sillier one!
- {name} {has} ideas for your arms, your legs and your toes
- One to frame, one to giggle at
< Click, click, wow!
< Book your close-up!
= men
> Remember climbing everything? Do it again!
- {name} teach{es} you to go up with style
- Up you go, and nobody shouts to come down
< Come hang, gentlemen!
= men
> Monkey bars, but with a pole!
- {name} show{s} you where the best swings are
- Up, round, down, and back in line for more
< Recess is on, gentlemen!
= men
> Push, pull, spin, whee!
- {name} teach{es} the climb and the swing, you add the noise
- Climb up, hold on, swing round, grin
< Squeals allowed!
= prenatal
> Dance along, you two!
- {name} keep{s} it soft, and your passenger sways, too
- One of you sways, the other gets rocked
< Kicks count as clapping!
< A big hello from us!
= prenatal
> Tiny dancer on board!
- {name} steer{s} gently, with plenty of rests
- Full speed is a slow, happy sway
< Room for you both!
< Come and take it easy!
= prenatal
> Sway left! Sway right! Say hello!
- {name} guide{s} the sway, somebody small says hi back
- Rest when you like, then rock some more
< Two smiles, one class!
< Gently does it!
= postnatal
> Hooray, you’re back!
- {name} start{s} small, with the kindest core work
- Baby steps are the right size here
< Lovely to see you!
< Come move gently with us!
= postnatal
> A little time just for you!
- {name} {has} soft stretches and kind core work for you
- One stretch for you, and then one more
< Come have a happy sigh!
= postnatal
> Out of the house! Hooray!
- {name} lead{s} gentle core work and slow, happy stretches
- New scenery, kind stretches, happy you
< High five for getting here!
= contemporary
> Dance like nobody’s filming!
- {name} teach{es} the turns, you fling the arms
- Reach too far, turn too much, love it
< Just feel it and go!
< No replays, only fun!
= contemporary
> Your feet started tapping. Let them out!
- {name} teach{es} your toes a turn and a short dance
- Your toes have been so good under that desk
< Music, please!
= contemporary
> Big arms! Soft knees! Off we dance!
- {name} send{s} you sailing across the floor
- Hog the whole floor, there’s plenty to share
< Encore, with bigger arms!
= acro
> Airplane time! Who’s flying first?
- {name} help{s} you up, you spread your wings
- One’s the runway, one’s the plane, then swap
< Cleared for takeoff!
< Boarding now! Take a seat!
= acro
> I’ve got you! You’ve got me!
- {name} teach{es} you to lean till it’s fun
- You lean, they lean, nobody lets go
< Teamwork! Whee!
< Hooray for us!
= acro
> High five! With your feet!
- {name} teach{es} lifts that start with a giggle
- Soles meet soles, and up somebody goes
< Happy landings!
< Don’t leave us hanging!
= circus
> Roll up, roll up! You’re on!
- {name} teach{es} you to throw, catch, drop and grin
- Oops, oops, oops, and then you’ve got it
< Ta-da! Applause!
< Step right up!
= circus
> And now, the one and only: you!
- {name} {has} a trick and a big bow for you
- First you wobble, then the crowd gasps
< Drumroll, please!
< Hold for applause!
= openlevel
> Easy mode? Hard mode? Your pick!
- {name} {has} a cheat code for every move
- Switch any time, and nobody loses a life
< Game on!
< Ready, players?
= openlevel
> New or not, come and play!
- {name} start{s} easy, and you may make it cheekier
- Side by side, each with your own game
< Nobody asks which!
= teens
> Bring your crew! Or find one here!
- {name} teach{es} the trick, the crew does the hyping
- Everybody starts as new and ends up in the chat
< See you there, team!
= teens
> They don’t teach this in gym class!
- {name} teach{es} tricks, turns and how to link them
- Nobody gets picked last here
< Way better soundtrack!
< No whistle, no dodgeball!
= teens
> New move? Your group chat needs to know!
- {name} teach{es} a trick worth all the caps
- Try it first, then type very fast
< Replay! Replay!
< Tell them you’re in!
= teens
> Scroll later! Play now!
- {name} {has} moves your thumbs never tried
- The feed will keep, the fun won’t
< Both thumbs up!
< Worth every like!
= kids
> Tiny feet! Great big ta-da!
- {name} teach{es} a twirl, a pose and a very big bow
- It starts with a wobble and ends with a bow
< Hooray for you!
< Save your small star’s spot!
= kids
> Who can balance like a flamingo?
- {name} show{s} everybody how to stand on one leg
- One leg up, and nobody giggle
< Me! Me! Me!
< Wobbling allowed!
= kids
> Superheroes start small!
- {name} train{s} heroes to land on soft feet
- Hold on tight, stretch up tall and land softly
< Save your hero a spot!
< Up, up and hooray!
= kids
> Ready, set, play!
- {name} shout{s} go, and everybody hops
- Ready is a hop, set is a bigger one
< Hop in, happy feet!
= kids
> Climb like a monkey! Land like a cat!
- {name} show{s} little paws where to hold on
- Up with a chatter, down with a purr
< Any animal may join!
< Meow! Well done!
= kids
> One, two, climb!
- {name} help{s} everybody up and count{s} along
- Three, four, slide, then back to one
< Little hands, big smiles!
< And once more! Yay!
= kids
> Can you wiggle, freeze and twirl?
- {name} say{s} freeze, and nobody moves a toe
- The freezing is the giggliest part
< Yes, you can!
< Giggles very welcome!
= kids
> Hooray, it’s your turn!
- {name} show{s} a new move, and we all go wild for it
- We clap for you, and you clap for us
< Big bow, big smile!
< Wow! Once more, please!
= kids
> Bend, stretch, wobble, hooray!
- {name} love{s} a good wobble on one leg
- The hooray is the part we practice most
< High fives for everyone!
< Come wiggle with us!
= kids
> Look at me! I did it!
- {name} teach{es} a new move in tiny, happy steps
- One small step, one big ta-da, one huge grin
< Who’s next? You are!
< Come and make us clap!
= class
> Come grumpy! We dare you!
- {name} {has} a move for every kind of grump
- Stomp all you like, we’ll call it a move
< The grump won’t last!
= class
> Grown-ups need recess, too!
- {name} lead{s} the stretches, the moves and the mischief
- No homework, just new moves to try
< Bell’s ringing! Go!
< See you on the playground!
= class
> Music on! Grin on! Off we go!
- {name} lead{s} the way, one move at a time
- First one toe taps, then all ten
< Come along, happy feet!
= intro
> Pole, meet you! You, meet pole!
- {name} make{s} the introductions, first twirl included
- One hello, one step, one happy twirl
< Go on, shake hands!
< You two will get along!
= pole
> Firefighters slide down. We go up, too!
- {name} teach{es} the climb, the slide is your reward
- Up is for grins, down is for whees
< No alarm needed!
= spin
> Feet off the floor in three, two…
- {name} do{es} the countdown, you do the takeoff
- Step, swing, squeal and land like a cat
< Whee!
< And… one more, please!
= spinpole
> Tuck in, zoom! Stretch out, ahh!
- {name} show{s} you where the turbo hides
- Small is speedy, big is floaty
< Who’s driving? You!
< Zoom again!
= static
> Somebody has to move, and it’s not the pole!
- {name} nominate{s} you, and round you go
- Whoever swings first has all the fun
< Volunteers, please!
< Tag! It’s you!
= tricks
> “How on earth did you do that?”
- {name} teach{es} the kind of trick people ask about
- It’s a hook, a hold and a cheeky grin
< Magicians never tell!
< Shrug and do it again!
= tricks
> Knee here, hand there, ta-da everywhere!
- {name} untangle{s} you and call{s} it a trick
- It’s a puzzle, and the pieces are you
< Wait! Which knee?
< Hold it! We’re clapping!
= intermediate
> You and the pole are past small talk!
- {name} introduce{s} you to leg hangs and longer combos
- Now it’s leg hangs and finishing each other’s combos
< Time for inside jokes!
= advanced
> Gravity has filed a complaint!
- {name} keep{s} adding mounts to the evidence
- Upside down, nobody can read complaints anyway
< We’re ignoring it!
= openlevel
> Same move, three flavors! Pick yours!
- {name} serve{s} each move plain, fancy or extra fancy
- Taste the easy one, then ask for a bigger scoop
< Seconds are allowed!
< Sprinkles on top? Sure!
= heels
> Baby giraffes welcome!
- {name} start{s} with the walk, wobbles and all
- All legs, no clue and a fabulous time
< Wobble in, strut out!
= heels
> Heels on! Weather report, please!
- {name} predict{s} a strut with a chance of turns
- It’s breezy up here and getting sassier
< Fabulous, with sunny spells!
= floor
> Fall down elegantly? We have a class!
- {name} teach{es} the soft way down, rolls included
- Whoops becomes whoosh somewhere near the knees
< Get up elegantly? Same class!
< Timber! But gracefully!
= chair
> Finally, a partner with a backrest!
- {name} teach{es} you to kick, turn and slide with a chair
- A chair holds still, looks good and lets you lead
< Lean on it! Dramatically!
= chair
> Sitting on the job? Exactly right!
- {name} promote{s} you to leaning and kicking
- Crossing your legs is practically overtime
< Employee of the month!
= choreo
> Left! No, other left! Perfect!
- {name} count{s} you in, and every version gets a cheer
- Wrong ways are just surprise solos
< Nobody saw! Keep dancing!
< Both lefts look great!
= contemporary
> Dramatic arms? Yes, please!
- {name} teach{es} a sigh with a turn in it
- Reach as if the bus is leaving
< Now even more dramatic!
< Cue imaginary rain!
= salsa
> Step, step, oops, grin!
- {name} teach{es} the basic step and how to laugh off the rest
- Basic step, turn, giggle, and back to the beat
< The oops is choreographed!
< Again! With hips!
= hoop
> A giant ring, and you said yes!
- {name} show{s} you how to get in, lean back and shine
- Sit in the ring, lean back and round you drift
< Congratulations! Hop in!
< We’re so happy for you!
= trapeze
> Hang like a happy bat!
- {name} show{s} you where the knees go
- Fold your wings, grin and enjoy the view
< See you upside down!
< Wave a wing!
= acro
> Two’s company. Three’s a pyramid!
- {name} stack{s} you up like happy building blocks
- Somebody’s the bottom, somebody’s the cherry
< Four’s a party!
< Dibs on the top!
= handstand
> Feet get the penthouse, finally!
- {name} give{s} your feet a lift to the top floor
- Hands take the ground floor and hold on tight
< Nice view, toes?
= stretch
> Can’t touch your toes? Wave at them!
- {name} help{s} you reach a little further, breath by breath
- Your toes know you’re trying, and they’re flattered
< Your toes will wave back!
< Long distance counts!
= restore
> Doing almost nothing, all class long!
- {name} help{s} you do even less
- One long breath, and that’s plenty for now
< Somebody has to!
< Don’t overdo it!
= yoga
> To-do list? What to-do list?
- {name} cross{es} everything off with one long exhale
- Sorry, you’re busy breathing
< The list can do itself!
< Item one: aah!
= conditioning
> Forgotten muscles say hello!
- {name} introduce{s} you all over again, plank by plank
- Some muscles have been hiding since last summer
< Such a happy reunion!
< Say hi! Now squat!
= men
> Gentlemen, start your whees!
- {name} teach{es} big swings, high notes included
- Climb up, hold on and squeal like a kettle
< Louder! In harmony!
< Practice in the car!
= prenatal
> Two heartbeats, one little dance!
- {name} keep{s} it soft enough for both of you
- Somebody very small picks the tempo
< Guess who’s leading!
= workshop
> Rabbit hole, this way!
- {name} go{es} first and point{s} at the good bits
- It’s one topic, all the way to the carrots
< Down we hop!
= practice
> The boss of this one? You!
- {name} host{s} and salute{s} whatever you pick
- Put the fun stuff at the top of the agenda
< Orders, captain?
< Give yourself a raise!
= photo
> Hold still! No, not the smile!
- {name} help{s} you hold the pose and stop wriggling
- Toes pointed, laughter on pause, and hold it
< Okay, breathe! Gorgeous!
= photo
> Your good side? You have several!
- {name} help{s} you find the cheekiest angle
- Left, right and upside down are all invited
< Let’s get every side!
< Even the giggly one!
= party
> Group chat, meet group dance!
- {name} teach{es} the strut to everybody, lurkers too
- Less scrolling, more strutting, same inside jokes
< Reply all!
< Everybody’s typing!
= showcase
> Butterflies? Give them a part!
- {name} run{s} the piece, flutters and all
- Rehearse the entrance, the flutter and the bow
< The butterflies know the steps!
< Places, butterflies!
= private
> Teacher’s pet? It’s only you!
- {name} {has} time for all your try-agains
- Hand up or not, it’s your turn
< Gold star in advance!
< Front row, every time!
= kids
> Wiggle your toes if you’re in!
- {name} start{s} with a hop and end{s} with a bow
- Ten happy yeses already, and hop, we’re off
< We saw that wiggle!
= kids
> Frog, flamingo, superstar!
- {name} show{s} everybody how to hop, wobble and bow
- Hop high, stand on one leg, then bow like a star
< Which one are you?
< Ribbit! See you there!
= teens
> Phone at one percent? Perfect!
- {name} {has} a trick that needs no charger
- Your phone naps while you learn a new trick
< You’re fully charged!
= any
? level advanced (only)
> Advanced only! Show-offs, assemble!
- {name} make{s} your {move} that bit fancier
- Every ooh is worth ten points here
< Modesty can wait!
= any
? price
> {Price}! Silly noises included!
- {name} bring{s} the {move}, you bring the oohs
- You get the oohs, the eeks and the {move}
< Especially the whee!
= any
? guest
> Roll out the carpet! It’s {guest}!
- {name} {is} practicing a very polite wave
- First a wave, then {move} with our guest
< Squeal politely!
`;
