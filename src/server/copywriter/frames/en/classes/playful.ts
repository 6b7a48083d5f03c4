// size: data, a block for each family
/** See `parse.ts` for the form. */
export const playful = `
teens
> Bring your crew! Or find one here: *
> Way better than scrolling: *
> Hang around with us! Literally: *
- Tricks, music and a lot of “wait, do that again!”
- Fall over, laugh, get it on the third go!
< See you up there!
< Bring your best friend!
prenatal
> Baby’s first dance class: *
> Two tickets to wiggle, please: *
- Sway, circle, giggle, rest, and repeat as you like!
< Bump welcome!
< Wiggle gently!
postnatal
> Hello again, body! Shall we: *
- Tiny moves, big breaths, and a bit of fun just for you
< Wiggle back in!
seniors
> Too old for this? Ha! *
> Forty, fifty, fabulous: *
- Swing round it, giggle, and tell the grandkids!
< Act your shoe size!
< Fun has no age!
inclusive
> More to love, more to boogie: *
> Every wiggle welcome: *
> Big smiles, big spins, big yes: *
- Shake it, swing it, roll it, at every size!
- Your body came to play, so let it!
< Bring all of you and a grin!
< Wiggle room for everyone!
party
> One bride, one pole, zero shame: *
> Grab the bride! Grab the pole! *
> May contain screaming: *
- A silly routine, a lot of hair flips, one proud bride
- Somebody will end up upside down. Place your bets!
< Bring the whole crew!
< Cheers to the bride!
private
> You get the teacher all to yourself: *
> No queue for your questions! *
- Ask anything, try everything, redo it as often as you like!
< Pick a move, any move!
< It’s all about you!
workshop
> One theme. So much playtime: *
> Nerd out with us! *
- We poke at it, turn it upside down and make it ours!
< Bring your curious self!
showcase
> Glitter at the ready: *
> It’s nearly showtime! *
- One more run! And one with jazz hands!
< Break a leg! Not really!
< Sparkle, sparkle!
practice
> Recess for people who like tricks: *
> Come and mess about: *
- Try it, film it, laugh at it, try it again!
- No plan, no pressure, just playtime with your favorite moves
< Come out and play!
< Swap tricks with a stranger!
silks
> Make a burrito of yourself, in the air: *
> Swing, wrap, squeal: *
- Tie yourself into a knot and, ta-da, out again!
- Hang like a bat, sit like a hammock
< Come and hang out!
< Wrap up and have fun!
hoop
> Remember swings? This is better: *
> Up, round and look at you: *
> Monkey bars for grown-ups: *
> Your own little flying saucer: *
- Climb in, dangle your legs, and wave at us from up there!
- Swing, sit, giggle, pose, repeat
- Wriggle in, lean back, look, no hands!
< Hoop, hoop, hooray!
< Swing by!
< Hop in the hoop!
trapeze
> Swing time! *
> Knees over the bar and wave: *
- Hang by your knees, tickle the air, pop back up!
< Swing on by!
< Hang out with us!
chair
> Musical chairs, but everyone wins: *
> Who knew sitting could be this much fun: *
> Your chair has been waiting for this: *
- Straddle it, spin it, flip your hair over it!
- Four legs of its own, plus your two. Teamwork!
< Save a seat for your bestie!
< Sit! Spin! Stay!
burlesque
> Wink, wiggle, feather boa energy: *
> Shimmy like somebody dropped ice down your back: *
- A wink here, a wiggle there, and ta-da!
< Shimmy on over!
< Wink, wink!
twerk
> Booty first, worries later: *
> Jiggle it like nobody’s judging: *
> Bounce, bounce, bounce: *
- Bend, bounce, jiggle, laugh, and do it on the beat!
- Your backside called. It wants a dance class!
< Shake what you’ve got!
< Bounce along with us!
exotic
> Floor, hair, attitude, giggles: *
> Swish that hair! *
- Roll, slide, hair flip, oops, hair flip again!
< Unleash the hair flip!
heels
> Tall, wobbly, fabulous: *
> Strut like the floor is a catwalk: *
> Clack, clack, here we come: *
- Stomp, strut, twirl, and blame gravity!
- Step one: stand. Step two: strut. Step three: show off!
< Strut your stuff!
< Clack your way over!
lowflow
> Roll around on the floor, with style: *
> Low and silly, slow and pretty: *
- Slither, roll, giggle, and call it art
< Get down with us!
floor
> The floor is lava? The floor is fun: *
> Roll, slide, whoops, again: *
- Roll like a kitten, slide like a sock on parquet
< Get on the floor, have fun!
handstand
> The ceiling is your new floor: *
> Wheee, upside down: *
- Kick, wobble, topple, giggle, kick again!
- Your hands are feet now. Congratulations!
< Flip your day over!
< Feet up, grin on!
acro
> Human pyramids are back: *
> Airplane, but nobody has to grow up: *
- Fly on somebody’s feet and giggle all the way up!
< Come and get airborne!
< Fly with a friend!
choreo
> Five, six, seven, giggle: *
> Your kitchen dance, upgraded: *
- Learn it, mess it up, nail it, show off!
- One song, one routine, so many hair flips
< Dance it with us!
< Jazz hands at the ready!
spin
> Wheee! That’s it. That’s the class: *
> Round and round and giggle: *
> Like a merry-go-round, but you’re the horse: *
> Feet up! Here we go: *
> Spin now, giggle forever: *
- Grab on, hop, wheee, and land like you meant it!
- Your feet leave the floor and your face does a thing!
- Hop, hook, whoosh, and a landing with jazz hands!
- You whirl, we whoop, everybody goes again!
< Come for a spin!
< Wheee with us!
< Round we go!
spinpole
> Dizzy and happy about it: *
> A fairground ride you hold on to: *
- Hop on, tuck in, whoosh! Open up, slow, again!
- Round and round it goes, and you’re on it!
< Take it for a spin!
< Whoosh, see you there!
static
> It won’t budge, so you get to fly: *
- Run up, swing round, woo-hoo!
< Swing round with us!
tricks
> Look, no hands! *
> Bat mode on: *
> The “how did I get up here” class: *
- Hook a knee, let go, wave at everybody upside down!
- One trick, twelve tries, a giant grin!
< Come hang with us!
< Do it for the giggles!
polefit
> Sweaty? Yes. Smiling? Also yes: *
> Gym, but make it a playground: *
- Climb, slide, squeak, laugh, climb again!
< Come and get squeaky!
< Bounce in, glow out!
conditioning
> Tiny push-ups, mighty giggles: *
> Come and be wobbly with us: *
- Planks, pulls, silly countdowns, high fives!
< Wobble with friends!
stretch
> Touch your toes! Or wave at them: *
> Bendy? Not yet! *
> Long like a cat, silly like a puppy: *
- Reach, breathe, “ooh”, “aah”, and a bit further!
- Pretend you’re a noodle. It helps!
- Stretch, wiggle, yawn, and a bit more stretch!
< Be a noodle with us!
< Wave hello to your toes!
< Wiggle those toes!
restore
> Floor time, yay: *
- Stretch like dough, rest like dough, rise later
< Rest up and giggle later!
yoga
> Breathe in, wobble, breathe out: *
> Tree pose? More like palm in a storm: *
- Stretch like a cat, rest like a cat
< Namaste and have fun!
contemporary
> Fling, flop, flutter: *
- Fall like a leaf, roll like a sock, get up like a star
< Come flutter with us!
flow
> Like a slide that never ends: *
> One move, next move, wheee: *
> Follow the tune and see where you land: *
- Spin into a roll, roll into a twirl, twirl into a giggle
- No counting! We’re making it up as the music goes
< Go with the flow!
< Float over to us!
circus
> Run away with the circus: *
- Catch it, drop it, ta-da!
< Join the circus!
straps
> Dangle like a pro: *
- Wrap, swing, dangle, cheer
< Come dangle with us!
salsa
> Spin me right round: *
> Hips say yes: *
- Step, step, oops, twirl, laugh!
< Shake those hips with us!
< One more song! Please!
photo
> Say cheese! Upside down! *
- Pose, giggle, blink, pose again!
< Strike a pose!
intro
> New here? So were we! *
> Day one, giggle one, spin one: *
> Come on in, the pole won’t bite: *
- Wobbles, squeals and your very first twirl!
- We show you, you try it, everyone cheers!
< Give it a whirl!
< Bring a giggle and go!
intermediate
> Ready to hang around? Upside down: *
- You know the wheee. Now for the wow!
< Flip along with us!
advanced
> Big tricks, big grins: *
> The wild rides are over here: *
- Bigger swings, longer flights, louder cheers!
< Show off a bit! We’ll clap!
openlevel
> Newbie or ninja, hop on: *
- Everyone gets a version, everyone gets a cheer!
< Hop on with us!
men
> Meet the big metal monkey bar: *
> Swing like you’re eight again: *
- Hang, climb, swing, laugh at yourself, get hooked
< Come and play!
pole
> The grown-up climbing frame: *
> Squeak, spin, giggle: *
> Hop on and hold tight! *
> Slide! Squeak! Spin! *
- Twirl round it, slide down it, hug it, love it!
- One pole, one you, so much wheee
- Up like a monkey, down like a firefighter!
< Come and twirl!
< Grab a pole, grab a grin!
< See you halfway up!
told
> {Line}! Wheee: *
> {Line}? Yes please! *
> {Line}! Woohoo! *
> {Steps} Giggle. *
> {Steps} Ta-da! *
> {Steps} High five! *
> {Steps} Woohoo! *
> {Learn}! Who’s in? *
> {Do}! Again, again: *
> {Ease}! Let’s go: *
> {Steps} Yippee! *
- {Learn}, and a whole lot of giggles!
- {Learn}! All the good stuff!
- {Learn}? We’ve got them all!
- You {do}, and giggle all the way!
- {Do}! Then do it again, because it’s fun!
- {Ease}. A grin is plenty!
- {Ease}. Phew, right?
- You go home with {leave}! How cool is that?
- {Way}, with giggles in between!
- {Ease}. Just your happy feet!
- {Do}! Easy peasy. Well, nearly!
- {Learn}, and high fives all around!
- {Ease}. Just come and play!
- {Do}! And then a little victory dance!
< Come and {step} with us!
< {Step}! Wheee!
< Go home with {leave}!
`;
