// size: data, a block of arcs for each family of classes
/** Texts of one piece, in the form of parse.ts. */
export const playful = `
= intro pole
> Swings, slides, and this. Guess the winner!
- Hold on, hop off, squeal a little. That’s the whole secret
- Recess, but with better music
< Come out and play!
< You’re it!
= intro
> Never done this? Ooh, lucky you!
- The first whee is the best one, and yours is still to come
- Wobble, giggle, try again, high five
< Come get your first whee!
< Save us a giggle!
= intro pole
> Knock knock. Who’s there? Your first spin!
- It’s been waiting, and it brought a soundtrack
- Hands here, toes there, and off you pop
< Let it in!
< Open up, it’s fun out here!
= spin spinpole
> Wheee! Sorry. Had to start somewhere.
- Now you: step, hop, tuck, wheee
- Nobody has ever done this with a straight face
< Bring your own wheee!
< Louder! Wheee!
< Last one to squeal claps!
= spin spinpole
> You’re the merry-go-round now!
- Horses not included, big grins are
- Hop on yourself and hold tight
< All aboard!
< Next ride leaves soon!
< One more round? Always!
= spin spinpole
> Your toes would like to see the room.
- Give them a lift and a nice big circle
- They’ve been under a desk all day, poor things
< Take them for a spin!
< Show them around!
< They’ll thank you!
= spin
> Round, and round, and whoops, hello!
- You’ll land facing somebody, so practice your smile
- A push, a lean, a giggle on the landing
< Hello again!
< See you on the way round!
< Wave as you pass!
= static
> Tag! The pole’s not moving. You’re it!
- Run, hop, swing, and catch yourself on the way round
- It’s terrible at chasing, but great to hang on to
< Catch it if you can!
< No tag-backs!
= tricks
> Monkey bars called. They miss you!
- So hook a knee, let go, and say hi upside down
- Everybody gets cheers, and bananas are a state of mind
< Hang out with us!
< Ooh ooh, aah aah!
= tricks advanced
> Ta-da! (Ta-da takes practice.)
- First the wobble, then the wow, then the bow
- Grip, flip, grin. Repeat until ta-da
< Come find your ta-da!
< Wobble first. Bow later!
= advanced
> Look, Mom! No hands! No feet! No idea how!
- We do know how, actually. We’ll take turns
- Big tricks, bigger giggles, jelly arms by the end
< Show us what you’ve got!
< Higher! Sillier! Yours!
= intermediate
> Level up! New moves unlocked!
- Secret combos, bonus spins, extra giggles
- Your old moves can come too. They’re friends
< Press start!
< Player two, you’re in!
= flow
> Play it like a mixtape: no gaps!
- Spin into slide into roll into oh-that-was-nice
- No buttons to press. Just keep going
< Hit play!
< Side B is all yours!
= flow
> The floor is lava. No, a slide. No, lava!
- Hop, glide, melt, and change the rules halfway
- Make it up as you go. We all do
< Quick, jump!
< Your game, your rules!
= exotic
> Hair flip loading… three… two…
- One for you, one for the back row, one for luck
- Slide, swish, wink, giggle, slide again
< Flip it!
< And again, other side!
= exotic
> Be a cat. No further questions.
- Stretch, prowl, swish, knock something off a shelf
- Purr at the music, pounce on the beat
< Meow. See you there!
< Nine lives, one dance floor!
= heels
> Clip, clop, clip, strut!
- Some clops turn into struts. Some turn into giggles
- Tall friends, silly walks, one fabulous finish
< Come clop with us!
< Strut like nobody clopped!
= heels
> Dress-up box, but make it dance!
- A bit wobbly, a bit fancy, all you
- Stomp, swish, pose, pretend there’s a crowd
< Play grown-ups with us!
< Strike your silliest pose!
= lowflow floor
> Best floor in town for rolling about!
- Roll like a burrito, stretch like a cat, swish like a mop
- Legs up, legs round, legs where they fancy
< Come roll with us!
< Burritos welcome!
= handstand
> Feet up! It’s their turn to party!
- Hands do the walking, toes do the waving
- Kick, wobble, squeal, wall. Hooray for walls
< Give us five! Toes, we mean!
< Wave with your feet!
= conditioning polefit
> Push-ups, but with your friends laughing at you!
- Kindly, of course, because they’re next
- Squeeze, lift, wobble, cheer, jelly legs
< Jelly legs club, all in!
< Who’s next? You’re next!
= conditioning polefit
> Exercise in disguise! Shh, it thinks it’s a party.
- Big music, silly counts, sneaky squats
- We hop, we hang, we high five, we flop
< Don’t blow our cover!
< Party now, flop after!
= conditioning
> Ready, steady, jelly!
- Everything wobbles in the end. That’s how you know it’s over
- Planks with stories, lifts with cheers
< Wobble with us!
< Last jelly standing!
= stretch
> Reach for the imaginary sweet jar!
- Higher. Now the one behind you. Now the one by your toes
- Breathe in, long arms, nearly got it
< Nearly! Try again!
< Crumbs for everybody!
= stretch
> Noodles in training!
- A bit stiff at first, softer by the second song
- Long noodles, twisty noodles, noodles that need a nap
< Go full spaghetti!
< Al dente is fine too!
= yoga
> Cat, cow, dog… it’s a zoo in here!
- A calm one. Everybody breathes and nobody bites
- Stretch like the cat, flop like the dog
< Bring your favorite animal!
< Feeding time is nap time!
= choreo
> New dance! Who’s in? You’re in!
- Step, step, clap, whoops, that’s the other foot
- By the last chorus we all look like a band
< Take it from the top!
< Left foot! No, left!
= choreo
> Copycats wanted!
- I do it, you do it, the room laughs, we do it again
- Learn it in little bites and dance it in one gulp
< Copy that!
< Your turn, my turn, our turn!
= chair
> Musical chairs, and everybody wins!
- The music doesn’t stop, so neither do you
- Round it, on it, over it, whoops, under it
< Grab a seat!
< No pushing. Bit of wiggling!
= burlesque
> Wiggle a finger. Now the whole glove. Ooh!
- A wink, a bump, a feathery giggle
- Pick a silly stage name and bow as if it’s real
< Ooh la la, see you there!
< Bumps, winks and bows!
= twerk
> Shake it like a happy puppy!
- Tails up, knees soft, grins on
- Wiggle left, wiggle right, whole-puppy wiggle
< Good wiggle!
< Wag along!
= salsa
> Cha-cha-choose your fun!
- Step, step, hip, giggle, step on beat for once
- Spicy feet, silly faces, sunny trumpets
< Cha-cha-come!
< One more song? Two!
= hoop
> Hula hoops are for waists. This one’s for you!
- Sit in it, hang off it, peek through it
- Round and round, with a leg out for style
< Jump through!
< Hoop, hoop, hooray!
= hoop
> Be the yolk in a very fancy egg!
- Curl up, stretch out, hatch beautifully
- All tucked in, all cozy, all off the ground
< Get cracking!
< Sunny side up!
= silks straps
> Who wants to be a burrito in the sky?
- Wrap, tuck, giggle, and unroll with a flourish
- A hammock, a cloak, a swing: it’s all one cloth
< Extra wrapped, please!
< Unroll with a ta-da!
= trapeze straps
> Best swing in the whole playground!
- Knees over, arms out, hair everywhere
- Swing, sit, dangle, shout hello to the floor
< Push off!
< My turn! Your turn!
= seniors
> Too grown up to play? As if!
- Bold moves, soft knees, proper giggles
- Hop on, hang on, tell the grandest stories after
< Come out to play!
< Bedtime is whenever we say!
= inclusive
> Big fun comes in every size!
- Hold on, swing out, jiggle happily
- Every wobble gets a cheer, every belly a laugh
< Bring the jiggle!
< Room for all of you!
= party
> Bride in the middle! Everyone else: wiggle!
- A daft routine, a group pose, a lot of shrieking
- First one to fall over makes the toast
< Pose! Squeal! Again!
< Hip hip, hen hen!
= private
> You choose the game!
- Spins? Slides? That one silly move? You call it
- All the turns are yours. No lining up
< Your turn! And again!
< First in line, always!
= practice
> Show and tell! Bring your favorite move!
- Swap a trick, borrow a giggle, film a wobble
- No plan, no whistle, just playtime
< Your show. Go!
< Swap you a spin!
= workshop
> Let’s open it up and see what’s inside!
- A whole box of tricks, one at a time, with all the bits
- Twist it, tweak it, try it wrong on purpose
< Bring your why!
< Spare parts welcome!
= showcase
> Places, everybody! Not that place!
- Giggle now, so that we can be serious later
- Run it, muddle it, run it with jazz hands
< Jazz hands ready!
< Break a wiggle!
= photo
> Say cheese! Now say it upside down!
- One pretty one, one silly one, one nobody explains
- Pose, hold, giggle, blurry, again
< Cheeeeese!
< Keep the silly one!
= men
> Strong and silent? Not in here!
- Swing, hang, flex, giggle, deny the giggle
- Last one off the pole buys the smugness
< Come play, big guy!
< Swing first, be cool later!
= prenatal
> Bump along, little one’s first dance!
- Sway left, sway right, wait for a kick, say hello
- Gentle songs, soft knees, big smiles for two
< Dance for two!
< Kicks count as clapping!
= postnatal
> Peekaboo! There’s your body again!
- We say hi nicely and see what it fancies
- Soft moves, silly songs, a big cheer for showing up
< Peek in!
< Hello, you!
= contemporary
> Dance like spilled paint!
- Splash, swirl, drip, make a lovely mess
- Big reaches, floppy falls, nobody mops
< Splash about!
< What color are you?
= acro
> Pile on! Carefully! Okay, pile on!
- One’s the chair, one’s the airplane, swap
- Wobbly towers, safe landings, happy shrieks
< Come be an airplane!
< Cleared for takeoff!
= circus
> Roll up, roll up, and roll over!
- Balance it, drop it, bow anyway
- A little swing, a little wobble, a lot of ta-da
< Save me a clown nose!
< Ladders up, giggles out!
= openlevel
> Everybody in the pool! It’s a dance pool!
- Paddle, splash or cannonball, it’s all one class
- Pick your depth and make some waves
< Cannonball!
< Come in, it’s lovely!
= teens
> Your phone can watch. You get to play!
- Tricks, tunes, and a lot of wait-do-that-again
- New move, new best song, same silly crew
< Press pause, come play!
< Wait. Do that again!
= teens
> Bring your crew! Or find one here!
- One tries, the rest cheer, everyone ends up giggling
- Climb it, swing it, name it after yourself
< Name your move!
< Crew’s here already!
= teens
> Level one: hang on. Level two: laugh.
- Bonus points for landing it on the beat
- There’s a monster move, and we beat it as a team
< Ready, player?
< Extra lives for everyone!
= kids
> Monkeys climb, koalas hang. What are you?
- Pick an animal, grab the pole and show us
- We swing, we spin, we land like cats
< See you in the jungle!
< Any animal may join!
= kids
> Feet up! Whee! Who’s next?
- Little hands, big swings, giant giggles
- Climb to the treetop, slide to the sea
< Go, go, go!
< One more time? Yes!
= kids
> Blast off in three, two, one!
- Astronauts hold tight, spin round and float down again
- Pointy toes make the best rockets
< Zoom!
< To the moon and back!
= kids
> Homework: hang like a sloth!
- Then swing like a monkey and bow like a star
- Wiggle, giggle, fly, repeat
< Gold stars for everyone!
< Best homework ever!
= class
> Dance party! You’re on the list!
- Jump, twirl, giggle, forget the steps, jump
- Silly warm-up, happy songs, high fives at the door
< Bring your happiest feet!
< Everybody jump!
= class
> Can you come out to play?
- We’ve got music, room to jump, and no bedtime
- Hop, skip, giggle, repeat
< Ask nicely. Or just come!
< Yes you can!
`;
