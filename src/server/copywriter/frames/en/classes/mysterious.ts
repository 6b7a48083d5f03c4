// size: data, a block for each family
/** See `parse.ts` for the form. */
export const mysterious = `
teens
> A door your parents never knew: *
> Something happens up there. Come and see: *
- Watch closely, try it yourself, and keep the trick to yourselves
< Find out what they know.
prenatal
> Two of you, and one quiet secret: *
- Slow circles, deep breaths, a calm that nobody can explain
< Follow the quiet.
postnatal
> Something is waking again, softly: *
- A breath, a pause, and something long asleep stirs
< Slowly, it returns.
seniors
> They think they know you. They don’t: *
> Ask where they go. They only smile: *
- A turn, a hold, and a glint that nobody saw coming
< Let them wonder about you.
inclusive
> They have not seen you dance yet: *
- Every body hides a dancer. Let yours out.
< Come out of hiding.
party
> What happens here stays with the bride: *
> The bride knows nothing. Keep it so: *
- A routine, a dare, and a vow of silence
< Not a word to the groom.
< Swear her friends to silence.
private
> Behind a closed door, one question: *
> No witnesses. Only you: *
- You name the secret, and we show you how it is done
< Nobody needs to know.
< Come alone.
workshop
> Some things are told in smaller circles: *
> Behind the trick, there is another: *
- One theme, followed further down than usual
< Come and learn what is hidden.
showcase
> Behind the curtain, something stirs: *
> They will see it soon. Not yet: *
- One last run, before anyone else knows
< Say nothing until the curtain.
practice
> No teacher. No witnesses: *
> What they practice, nobody says: *
- Bring the move you have told no one about
< Work on your secret.
silks
> Something hangs from the ceiling. It waits: *
> Wrapped, hidden, and then you fall: *
- A wrap that looks like a knot, and a knot that lets go
- Vanish in the fabric, reappear somewhere higher
< Only the fabric knows.
< Disappear with us.
hoop
> A circle hangs in the air. Step through: *
> Through the ring, and somewhere else: *
> It turns, even when no one is there: *
> Nobody remembers who hung it there: *
- You climb in, you turn, and the rest of the world goes missing
- What the ring has seen, it keeps
- Sit in the ring and listen, it turns before you do
< Step through the ring.
< The circle is waiting.
< Look back through the ring.
trapeze
> A bar, a swing, and no one at either end: *
- Hang there, between leaving and landing
< Somebody left it swinging.
chair
> Somebody left a chair. For you: *
> An empty chair, an unfinished song: *
> It has four legs and keeps secrets: *
- Who sat here last? Nobody says. You take the seat.
- You circle it. You sit. The rest is between you two.
< Your seat has been left empty.
< The chair won’t tell.
burlesque
> What the glove hides, the smile gives away: *
> They came to see. You decide what: *
- Show a shoulder, hide a smile, keep the best for last
< Let them guess.
twerk
> The bass says it. Nobody translates: *
- Something moves below the beat, and it is you
< Follow the bass down.
exotic
> Ask no names. Watch the hair: *
> Somebody moves, and nobody breathes: *
> It starts low, and nobody looks away: *
- A slide, a look over the shoulder, and a silence
- The longest pause says the most
< Leave before they understand.
< You saw nothing.
heels
> You hear the steps before you see anyone: *
> Footsteps. Then silence. Then you: *
- Two steps, a turn, and a look that explains nothing
- The heel lands, the line appears, the rest is rumor
< Follow the sound of the steps.
< Leave footprints, no name.
lowflow
> Down there, the rules are different: *
> Closer to the ground, it gets quieter: *
- Slow as smoke, and just as hard to hold
< Sink out of sight.
floor
> The floor hears everything: *
> Go down. Find what was left there: *
- You roll out of sight and rise somewhere else
< What falls here rises changed.
handstand
> Upside down, everything means something else: *
> Turn it over. See what falls out: *
- The floor looks back at you, and neither of you blinks
< See what hides above you.
acro
> Somebody catches you. You never see who: *
- Lean into the unknown, it has strong hands
< Trust, and ask nothing.
choreo
> A story without a word of explanation: *
> The song knows more than it sings: *
- You learn the steps, and the steps learn you
- Each section hides the next
< Learn it. Tell no one.
< Wait for the last eight.
spin
> The floor is gone. Don’t look down: *
> One turn, and something has changed: *
> It turns you once. You’ll be back: *
> Your feet leave first. Then the rest: *
> Half a turn, and you are out of sight: *
- Your foot leaves the floor, and for a second nobody has you
- You land where you started, only not quite
- One hand above, one below, and nothing underneath
- You step out of the world for the length of a turn
< Turn once. You’ll see.
< The floor will wait.
< Hold on. Ask nothing.
spinpole
> It turns by itself. Nobody asks why: *
> Once it turns, there is no front: *
- Pull in, and it answers. Open, and it forgets you.
< Let it take you somewhere.
static
> It never moves. So who is turning: *
> The pole stands still. It watches: *
- No motor, no wind, and still you turn
< Still waters. Still pole.
tricks
> Hands off. How does it hold: *
> The answer is upside down: *
> You’ll see it, and not believe it: *
- It looks impossible, until someone whispers how
- One grip, one hook, one thing that nobody notices
< Come and learn how it’s done.
< Never tell them how.
polefit
> Ask what they do there. They smile: *
- It looks like a dance, and feels like a dare
< Find out why they smile.
conditioning
> What holds you up there starts here: *
> Nobody sees this part: *
- Quiet work, long before anyone looks up
< Some things are built unseen.
stretch
> Something in you has been locked. Listen: *
> The body keeps secrets. Ask gently: *
> Further than you knew it went: *
- Breathe, wait, and a door in your hip swings open
- Silence, breath, and an inch that was not there before
- Stay very still, and something moves
< Wait for it to open.
< Listen for the click.
< Wait. Then a little further.
restore
> Somewhere, your week is looking for you: *
- A long breath, a longer silence, and nobody hurries you
< Go missing for a while.
yoga
> Close your eyes. Somebody is there. You: *
- A breath in, a breath held, a breath that answers
< Go quietly.
contemporary
> A gesture, and nobody asks what it means: *
- Fall, and let the silence catch you
< Let the movement keep it.
flow
> It has no beginning. You just notice it: *
> Nobody saw where one move ended: *
> The music leads. Don’t ask where: *
- One move dissolves, another appears, no one sees the seam
- You won’t remember the steps. You’ll remember the current.
< Follow, and don’t ask where.
< Let it carry you off.
circus
> The tent is empty. Something still moves: *
- Nobody throws it, and still it comes back
< Step behind the curtain.
straps
> Two loops hang in the air, waiting: *
- Wind yourself in, and wait for the silence
< Hold on, say nothing.
salsa
> A stranger’s hand. A song you know: *
> One dance. No names: *
- Follow the hand, follow the hip, ask later
< The song ends. The look doesn’t.
photo
> The camera sees what you hide: *
> One picture. Many questions: *
- Hold the shape, keep the secret
< Don’t tell the lens everything.
intro
> You don’t know it yet. Good: *
> There is a first time. No one forgets it: *
> Cross the threshold. The rest follows: *
> Somebody will show you. Only once: *
- A first grip, a first turn, and you’ll know something they don’t
- We say little beforehand. You’ll see.
- Your hands know before you do
< You’ll understand afterwards.
< Curious? It shows.
< Come in. Say nothing yet.
intermediate
> You know what is behind the first door: *
- Turn it upside down, and look again
< There is a second door.
advanced
> What they do up here is never explained: *
> Few words. High places: *
- It takes strength, and something that has no name
< You know who you are.
< You know the way up.
openlevel
> Nobody asks where you come from: *
- Each of you finds another secret in the same move
< Come as whoever you are.
men
> He said he was at the gym: *
> Ask him where the bruises are from: *
- A grip, a lift, and a silence that says enough
< Tell them you were out.
pole
> It has been standing there, waiting: *
> Steel, a song, and no explanation: *
> Go round it once. You’ll feel it: *
- Touch it, circle it, let it draw you up
- What happens a few feet off the floor stays there
< It knows you’ll come.
< Put your hand on it. Listen.
told
> {Line}. Say no more: *
> {Line}. Come closer: *
> {Line}. Quietly: *
> {Steps} Tell no one. *
> {Steps} Then vanish. *
> {Steps} Say nothing. *
> Quietly. {Steps} *
> {Learn}. Ask no questions: *
> {Do}, unseen: *
> {Ease}. Are you curious? *
> {Steps} Leave no trace. *
- {Learn}, and something between them that has no name
- {Learn}. The rest you’ll find out.
- {Learn}. Nobody tells you what comes after.
- You {do}, and nobody sees how
- You learn to {do}. Ask nothing yet.
- {Ease}. Only curiosity.
- {Ease}. What you do need, we don’t say.
- You leave with {leave}, and a secret
- {Way}, until it gives up its secret
- {Ease}. Nobody asks.
- {Do}. Then it is our secret.
- {Learn}. There is more behind it.
- {Ease}. The door is not locked.
- {Do}, and keep it to yourself
< {Step}. Tell no one.
< {Step}, and disappear.
< Leave with {leave}. Say nothing.
`;
