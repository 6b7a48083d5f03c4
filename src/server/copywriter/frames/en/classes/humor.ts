// size: data, a block for each family
/** See `parse.ts` for the form. */
export const humor = `
teens
> Cooler than homework. Low bar, we know: *
> Hang upside down. Blame us: *
- You learn tricks, your phone gets some rest, everybody wins
< Your group chat will cope.
prenatal
> Dancing for two. Napping for three: *
> You’re already lifting someone: *
- We move slowly, breathe a lot, and nobody asks about names
< Waddle over.
postnatal
> Remember your core? Neither does it: *
- Gentle moves, and a chat with muscles you had lost touch with
< Leave the house. It counts.
seniors
> Your knees called. They’re in: *
> More fun than a motorbike: *
> Aging disgracefully, in company: *
- We warm up first. And then a bit more. You know why.
- Turns, holds, and only a few noises when getting up
< Tell your kids. Watch their faces.
< Act your age? We tried.
inclusive
> More of you means more of a show: *
> Gravity likes curves. So do we: *
- Moves that fit your body, jokes that fit everyone
< Bring all of it. We have space.
party
> Somebody has to embarrass the bride: *
> Better than a sash and a bad quiz: *
> Her mother doesn’t know. Whoops: *
- A routine, a bride, and evidence on somebody’s phone
- One of you will turn out to be suspiciously good
< The groom needn’t know.
< Delete the videos. Or don’t.
private
> Nobody to hide behind: *
> All the attention, none of the witnesses: *
- Bring that one move you pretend not to care about
- Ask the same thing nine times, we’ve heard worse
< Fall over in private.
< No audience. You’re welcome.
workshop
> Nerds, this one’s for us: *
- We discuss one move until it begs for mercy
< Bring questions. Silly ones too.
showcase
> From “it’s fine” to “again, please”: *
> Smile. Nobody knows the steps but us: *
- One more run, and this time everyone turns left
< If lost, do jazz hands.
practice
> Unsupervised. What could go wrong: *
> Nobody tells you to point your toes: *
- Try it nine times, blame the floor, try it once more
- Film yourself, delete it, film yourself again
< We won’t tell you to point.
< Your nemesis move says hi.
silks
> Curtains, but you’re allowed to climb them: *
> Get tangled up on purpose: *
- You tie yourself into a knot and pretend it was planned
- Up is easy. Elegantly down is the class.
< Get wrapped up in something.
< Come and get tangled.
hoop
> A hula hoop with ambitions: *
> Like a swing, but it judges you: *
> Sit in a circle. In the air. Gracefully-ish: *
> A circle you can’t get out of. Nicely: *
- You climb in, sit, hang, and look delighted
- You climb in with a grunt and pose as if you hadn’t
- A moment of grace after a lot of wriggling
< The hoop is round. The jokes too.
< Hoop, there it is.
< Circle back. Get it?
trapeze
> Monkey business, with instruction: *
- You hang by your knees and remember being eight
< Hang in there.
chair
> Finally, a class where you sit: *
> Exercise for people who like chairs: *
> Sitting. But make it a workout: *
- You will never look at your kitchen chairs the same
- Straddle it, spin off it, apologize to it
< Take a seat. It gets weird.
< Ikea could never.
burlesque
> One glove off. It takes a while: *
> Wink first, ask questions later: *
- Walk, shimmy, drop a glove, look like you meant it
< Dignity may be removed slowly.
twerk
> Your behind has been underemployed: *
> Leg day, but it claps back: *
- Squat, bounce, wonder where that muscle has been hiding
< Put your back into it. Literally.
< Shake well before use.
exotic
> Hair in your mouth. Still hot: *
> Crawling, but glamorous: *
- Slide like a cat, recover like a different cat
< Sexy first. Dizzy later.
heels
> Falling over, but taller: *
> Walking is harder than you remember: *
> Like a baby giraffe, then like Beyoncé: *
- We walk, we wobble, we blame the floor, we strut
- Ankles shake, chin up, nobody saw
< Strut now. Foot bath later.
< Come down off your high horse.
lowflow
> Lying on the floor, professionally: *
- Roll around slowly and call it choreography
< Get low. Getting up: optional.
floor
> It’s getting serious with the floor: *
> You’ve fallen before. Now make it pretty: *
- We fall, we roll, we stand up like nothing happened
- Carpet burn is for amateurs, we learn to slide
< The floor’s all yours.
< Fall for it.
handstand
> The wall is your friend. So is the floor: *
> Feet are overrated: *
> Stand on your hands. Blame your wrists: *
- Kick up, panic, find the wall, call it balance
- Two seconds count. We’ll clap for one.
< Come and fall over on purpose.
< Things look better upside down.
acro
> Trust falls, minus the HR department: *
- Stand on a friend. Apologize. Swap.
< Bring a friend you forgive easily.
choreo
> Left. No, your other left: *
> You’ll dance this at every wedding now: *
- Four counts in, you’re a star. Five counts in, you’re lost.
- We count to eight. A lot. You’ll dream of it.
< If lost, face front and smile.
< Remember the first eight. Fake the rest.
spin
> Getting dizzy, but with technique: *
> What goes around lands softly. Mostly: *
> A washing machine, but elegant: *
> Gravity, but with a handle: *
> Whee is a technical term here: *
- Grab, step, wheee, land, pretend that was the plan
- Your feet leave the floor, your stomach follows later
- Step one: hold on. Step two: also hold on.
- It looks like flying and feels like a tumble dryer
< Spin now, walk straight later.
< Round you go.
< Hold on. Preferably to the pole.
spinpole
> Office chair energy, better view: *
> The pole spins. So does everything: *
- Pull in to go faster. Scream. Do it again.
< Pick a spot. Lose it. Laugh.
static
> The pole won’t move. Neither will we: *
- You do the spinning yourself
< Bring your own momentum.
tricks
> Yes, skin sticks. No, it doesn’t tickle: *
> Things your mother told you not to climb: *
> Hang by one knee. For fun, apparently: *
- The move looks easy, the move lied, you get it anyway
- Every trick comes with a name, a bruise and a photo
< Your inner bat says hi.
< Come for the trick, stay for the squeak.
polefit
> The only gym where you may slide down: *
- Climb up, regret it, slide down, repeat
< Sweat happens. So do squeaks.
conditioning
> Everything hurts and you’re laughing: *
> Planks, now with company: *
- We count slowly. On purpose. Sorry.
- Your arms will hate us. Your inverts won’t.
< See you on the other side.
< Say goodbye to your arms.
stretch
> You vs. your own hamstrings: *
> Toes, so near and yet: *
> Bendy people were stiff once. Allegedly: *
> Bend before you break, as we say: *
- We breathe, we reach, we make small animal noises
- Your splits are on their way, they’re just very polite
- We hold it for ten. Our ten. Sorry.
< Toes, we’re coming for you.
< Fold yourself in half. Gently.
< Let’s get bent. Politely.
restore
> Finally, a class for your horizontal side: *
- Lie down, breathe out, pretend to be furniture
< Getting up is optional.
yoga
> Lying down, but on purpose: *
> Inner peace. Outer wobble: *
- Balance on one leg, judge nobody, fall quietly
< Breathe. That’s all the advice.
contemporary
> Rolling on the floor with feelings: *
- Reach for something, miss it beautifully, do it again
< Feel things. On the beat.
flow
> Winging it, but make it graceful: *
> Forgot the step? That was your solo: *
> No counting. Maths people, relax: *
- Link a spin to a roll to whatever that was
- If it looks intentional, it’s flow
< Go with it. Nobody’s counting.
< When in doubt, roll.
circus
> Your parents warned you about us: *
- You drop it, you pick it up, that’s the workout
< Run off with the circus.
straps
> Hanging around, but harder: *
- Hang by your wrists and reconsider your life choices
< Hang on. No, really.
salsa
> Your hips don’t lie. They do mumble: *
> Two left feet? Bring both: *
- Quick, quick, slow, sorry, was that your foot?
< Stepping on toes is allowed.
photo
> Look natural. Upside down: *
> Finally, a picture that isn’t a selfie: *
- Pose, squint, blink, again, that’s the one
< Smile. With pointed toes.
intro
> Everyone here was hopeless once: *
> The pole has seen worse. Promise: *
> Yes, you’ll wobble. Wobble with us: *
- Hold on, step, turn, giggle: that’s the whole syllabus
- You’ll need arms, legs and a sense of humor
< Worst case, you hugged a pole.
< Fall for something new.
intermediate
> Past the basics, short of the superpowers: *
- Upside down, on purpose, with a plan
< The blood goes to your head. Enjoy.
advanced
> For people who call this relaxing: *
> Gravity sent a complaint: *
- Harder tricks, same silly faces
- You’ll know the drill: climb, hang, question everything
< Hold on. Tighter than that.
< Show-offs welcome. We mean it.
openlevel
> From “help” to “watch this”: *
- Some fly, some flop, everybody gets a cheer
< Bring whatever skill you have.
men
> Your gym mates won’t believe this: *
> Can bench a fridge. Can’t do this: *
> Gentlemen, meet your new nemesis: *
- It’s pull-ups, but the bar is vertical and laughing at you
< Ego at the door, grip on the pole.
< Come and get humbled. Happily.
pole
> You, a pole and questionable grip: *
> Fall in love with an inanimate object: *
> It’s a pole. It’s not complicated. It is: *
> Vertical. Metal. Your new crush: *
- You squeak, you slide, you strike a pose anyway
- Grip it like the last biscuit
- Three steps up, one long squeak down
< Get a grip. Then let go.
< The pole is single. Come over.
< Hug a pole. They like it.
told
> {Line}. No kidding: *
> {Line}. What could go wrong: *
> {Line}. Your couch will cope: *
> {Steps} Act natural. *
> {Steps} Nobody saw. *
> {Steps} Bow. *
> {Steps} Deny everything. *
> {Learn}. You read that right: *
> {Do}. On purpose: *
> {Ease}. Lucky us: *
> {Steps} Repeat until elegant. *
- {Learn}. Dignity optional.
- {Learn}, and only mild confusion
- {Learn}, and faces you didn’t know you could make
- You {do}. Or something close to it.
- You learn to {do}. On purpose, this time.
- {Ease}. We checked.
- {Ease}. A sense of humor helps.
- You leave with {leave}. Show your cat.
- {Way}, with breaks for laughing
- {Ease}. Coordination: also optional.
- {Do}. How hard can it be?
- {Learn}. Gravity has been informed.
- {Ease}. Enthusiasm covers the rest.
- {Do}. Your couch never offered that.
< {Step}. Act casual.
< Come and {step}. On purpose.
< Impress your cat with {leave}.
`;
